// b4f431ad3cf9fd7b7d7db9c86ae18085
	.file	"conditions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc schar#
schar:
	.prologue
	.body
	.mii
	nop 0
	sxt1 r33 = r33
	sxt1 r15 = r32
	;;
	.mii
	cmp4.le p6, p7 = r15, r33
	sxt1 r34 = r34
	mov r8 = r33
	;;
	.mmi
	(p6) mov r14 = r15
	;;
	(p7) mov r14 = r33
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r18 = r14
	cmp4.lt p8, p9 = r34, r14
	(p8) br.cond.dptk .L2
	;;
	.mmi
	(p6) mov r18 = r33
	;;
	(p7) mov r18 = r15
	nop 0
	;;
	.mii
	cmp4.le p6, p7 = r34, r18
	nop 0
	;;
	(p6) mov r18 = r34
.L2:
	.mmi
	nop 0
	cmp4.lt p6, p7 = r15, r33
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.gt p6, p7 = r15, r33
	;;
	.mib
	nop 0
	mov r17 = r14
	(p6) br.cond.dptk .L3
	.mmi
	cmp4.eq p6, p7 = r15, r33
	;;
	(p6) addl r17 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r17 = r0
	;;
	shladd r17 = r17, 2, r0
	nop 0
	;;
	.mii
	or r17 = r17, r14
	nop 0
	;;
	or r17 = 2, r17
.L3:
	.mmi
	cmp4.ne p6, p7 = 0, r33
	or r19 = r34, r15
	sxt4 r20 = r15
	;;
	.mmi
	(p6) addl r21 = 1, r0
	;;
	(p7) mov r21 = r0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	cmp4.eq p6, p7 = 0, r19
	;;
	.mii
	and r16 = r21, r16
	(p6) addl r24 = 32, r0
	;;
	shladd r16 = r16, 3, r0
	;;
	.mmi
	nop 0
	or r16 = r17, r16
	nop 0
	;;
	.mib
	nop 0
	mov r25 = r16
	(p6) br.cond.dptk .L4
	;;
	.mii
	cmp4.eq p6, p7 = 0, r15
	or r25 = 16, r16
	;;
	(p6) addl r24 = 1, r0
	;;
	.mii
	(p7) mov r24 = r0
	nop 0
	;;
	dep.z r24 = r24, 5, 27
.L4:
	.mmi
	nop 0
	cmp4.ge p6, p7 = r15, r33
	zxt1 r19 = r32
	.mmi
	addl r26 = 8192, r0
	xor r20 = r20, r33
	cmp4.lt p8, p9 = r33, r15
	;;
	.mmi
	(p6) addl r21 = 1, r0
	nop 0
	dep.z r19 = r19, 9, 23
	;;
	.mmi
	(p7) mov r21 = r0
	cmp4.le p6, p7 = r34, r15
	and r19 = r26, r19
	;;
	.mmi
	(p6) addl r23 = 1, r0
	;;
	(p7) mov r23 = r0
	cmp4.gt p6, p7 = r34, r33
	.mmi
	adds r33 = 1, r33
	;;
	(p6) addl r17 = 1, r0
	dep.z r23 = r23, 12, 20
	;;
	.mmi
	(p7) mov r17 = r0
	cmp4.lt p6, p7 = r34, r20
	(p8) addl r20 = 1, r0
	;;
	.mmi
	and r22 = r17, r14
	or r16 = r17, r14
	dep.z r14 = r32, 10, 1
	.mmi
	xor r17 = r21, r17
	(p6) addl r21 = 1, r0
	(p9) mov r20 = r0
	;;
	.mii
	or r14 = r19, r14
	dep.z r22 = r22, 6, 26
	(p7) mov r21 = r0
	.mmi
	cmp4.le p6, p7 = r0, r15
	;;
	or r14 = r23, r14
	dep.z r16 = r16, 7, 25
	;;
	.mmi
	or r14 = r22, r14
	nop 0
	dep.z r17 = r17, 8, 24
	;;
	.mii
	or r14 = r16, r14
	dep.z r21 = r21, 9, 23
	addl r16 = 16384, r0
	;;
	.mii
	or r14 = r17, r14
	dep.z r20 = r20, 11, 21
	;;
	or r14 = r21, r14
	;;
	.mmi
	or r14 = r20, r14
	;;
	or r14 = r24, r14
	nop 0
	;;
	.mib
	or r14 = r25, r14
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mii
	or r14 = r16, r14
	cmp4.ge p6, p7 = 5, r15
	;;
	shladd r16 = r14, 2, r0
	;;
	.mmi
	add r16 = r16, r14
	;;
	nop 0
	dep.z r16 = r16, 5, 27
	;;
	.mmi
	sub r16 = r16, r14
	;;
	nop 0
	dep.z r17 = r16, 5, 27
	;;
	.mmi
	add r16 = r16, r17
	;;
	shladd r16 = r16, 2, r0
	nop 0
	;;
	.mmi
	sub r16 = r16, r14
	;;
	nop 0
	dep.z r17 = r16, 5, 27
	;;
	.mmi
	sub r17 = r17, r16
	;;
	nop 0
	dep.z r16 = r17, 8, 24
	;;
	.mmi
	sub r16 = r16, r17
	;;
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r16, r14
	nop 0
	;;
	.mib
	add r18 = r14, r18
	shladd r14 = r33, 1, r0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	add r14 = r14, r33
	nop 0
	cmp4.ne p6, p7 = r34, r15
	;;
	.mmi
	add r14 = r14, r18
	nop 0
	(p7) addl r8 = 100, r0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.ret.sptk.many b0
.L12:
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r16, 5, 27
	;;
	sub r16 = r16, r14
	;;
	.mii
	nop 0
	dep.z r17 = r16, 5, 27
	;;
	add r16 = r16, r17
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r16 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r17 = r16, 5, 27
	;;
	sub r17 = r17, r16
	;;
	.mii
	nop 0
	dep.z r16 = r17, 8, 24
	;;
	sub r16 = r16, r17
	;;
	.mmi
	nop 0
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mii
	add r14 = r16, r14
	nop 0
	;;
	add r18 = r14, r18
.L6:
	.mmi
	shladd r14 = r34, 1, r0
	nop 0
	cmp4.ne p6, p7 = r34, r15
	;;
	.mii
	add r14 = r14, r34
	(p7) addl r8 = 100, r0
	;;
	add r14 = r14, r18
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.ret.sptk.many b0
	.endp schar#
	.align 16
	.align 64
	.proc uchar#
uchar:
	.prologue
	.body
	.mii
	nop 0
	zxt1 r33 = r33
	zxt1 r32 = r32
	;;
	.mii
	cmp4.leu p6, p7 = r32, r33
	zxt1 r34 = r34
	mov r8 = r33
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	(p7) mov r14 = r33
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r19 = r14
	cmp4.ltu p8, p9 = r34, r14
	(p8) br.cond.dptk .L14
	;;
	.mmi
	(p6) mov r19 = r33
	;;
	(p7) mov r19 = r32
	nop 0
	;;
	.mii
	cmp4.leu p8, p9 = r34, r19
	nop 0
	;;
	(p8) mov r19 = r34
.L14:
	.pred.rel.mutex p6, p7
	.mmi
	cmp4.ltu p8, p9 = r32, r33
	;;
	(p8) addl r17 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p9) mov r17 = r0
	(p6) br.cond.dptk .L15
	.mii
	cmp4.ne p6, p7 = 0, r33
	addp4 r20 = r32, r0
	;;
	(p6) addl r16 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r16 = r0
	nop 0
	;;
	.mii
	shladd r16 = r16, 3, r0
	nop 0
	;;
	or r16 = r16, r17
	;;
.L16:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r32
	dep.z r15 = r32, 10, 1
	.mmi
	or r16 = 16, r16
	xor r20 = r20, r33
	cmp4.lt p8, p9 = r33, r32
	;;
	.mmi
	(p6) addl r24 = 1, r0
	;;
	(p7) mov r24 = r0
	cmp4.geu p6, p7 = r32, r33
	;;
	.mmi
	(p6) addl r21 = 1, r0
	nop 0
	dep.z r24 = r24, 5, 27
	;;
	.mmi
	(p7) mov r21 = r0
	nop 0
	cmp4.gtu p6, p7 = r34, r33
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.leu p6, p7 = r34, r32
	;;
	.mmi
	(p6) addl r23 = 1, r0
	and r22 = r14, r17
	or r18 = r14, r17
	.mmi
	xor r17 = r21, r14
	;;
	(p7) mov r23 = r0
	dep.z r22 = r22, 6, 26
	.mmi
	cmp4.ltu p6, p7 = r34, r20
	nop 0
	(p8) addl r20 = 1, r0
	;;
	.mii
	nop 0
	dep.z r23 = r23, 12, 20
	(p6) addl r21 = 1, r0
	.mmi
	(p9) mov r20 = r0
	;;
	or r14 = r23, r15
	dep.z r15 = r32, 9, 23
	.mmi
	(p7) mov r21 = r0
	nop 0
	cmp4.geu p6, p7 = 5, r32
	;;
	.mmi
	or r14 = r16, r14
	addl r16 = 8192, r0
	dep.z r18 = r18, 7, 25
	.mmi
	(p7) adds r33 = 1, r33
	;;
	and r15 = r16, r15
	dep.z r17 = r17, 8, 24
	;;
	.mii
	or r14 = r15, r14
	dep.z r21 = r21, 9, 23
	addl r15 = 16384, r0
	;;
	.mii
	or r14 = r22, r14
	dep.z r20 = r20, 11, 21
	;;
	or r14 = r18, r14
	;;
	.mmi
	or r14 = r17, r14
	;;
	or r14 = r21, r14
	nop 0
	;;
	.mmi
	or r14 = r20, r14
	;;
	or r14 = r24, r14
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	sub r16 = r16, r15
	;;
	.mii
	nop 0
	dep.z r15 = r16, 8, 24
	;;
	sub r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	add r14 = r15, r14
	(p7) shladd r15 = r33, 1, r0
	;;
	.mmi
	(p6) shladd r15 = r34, 1, r0
	nop 0
	add r14 = r14, r19
	;;
	.mmi
	(p7) add r15 = r15, r33
	;;
	(p6) add r15 = r15, r34
	cmp4.ne p6, p7 = r34, r32
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	(p7) addl r8 = 100, r0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.ret.sptk.many b0
.L15:
	.mmi
	cmp4.ne p6, p7 = 0, r33
	nop 0
	or r15 = r34, r32
	.mmi
	addp4 r20 = r32, r0
	nop 0
	cmp4.lt p8, p9 = r33, r32
	;;
	.mmi
	(p6) addl r18 = 1, r0
	;;
	(p7) mov r18 = r0
	cmp4.ne p6, p7 = 0, r32
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.eq p6, p7 = r32, r33
	;;
	.mmi
	(p6) addl r16 = 1, r0
	nop 0
	and r14 = r18, r14
	;;
	.mmb
	(p7) mov r16 = r0
	shladd r14 = r14, 3, r0
	nop 0
	.mmi
	cmp4.eq p6, p7 = 0, r15
	nop 0
	dep.z r15 = r32, 10, 1
	;;
	.mii
	shladd r16 = r16, 2, r0
	(p6) addl r24 = 32, r0
	;;
	or r16 = r16, r17
	;;
	.mmi
	nop 0
	or r16 = 2, r16
	nop 0
	;;
	.mib
	or r16 = r14, r16
	nop 0
	(p7) br.cond.dpnt .L16
	;;
	.mmi
	cmp4.geu p6, p7 = r32, r33
	nop 0
	xor r20 = r20, r33
	;;
	.mmi
	(p6) addl r21 = 1, r0
	;;
	(p7) mov r21 = r0
	cmp4.gtu p6, p7 = r34, r33
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.leu p6, p7 = r34, r32
	;;
	.mmi
	(p6) addl r23 = 1, r0
	and r22 = r14, r17
	or r18 = r14, r17
	.mmi
	xor r17 = r21, r14
	;;
	(p7) mov r23 = r0
	dep.z r22 = r22, 6, 26
	.mmi
	cmp4.ltu p6, p7 = r34, r20
	nop 0
	(p8) addl r20 = 1, r0
	;;
	.mii
	nop 0
	dep.z r23 = r23, 12, 20
	(p6) addl r21 = 1, r0
	.mmi
	(p9) mov r20 = r0
	;;
	or r14 = r23, r15
	dep.z r15 = r32, 9, 23
	.mmi
	(p7) mov r21 = r0
	nop 0
	cmp4.geu p6, p7 = 5, r32
	;;
	.mmi
	or r14 = r16, r14
	addl r16 = 8192, r0
	dep.z r18 = r18, 7, 25
	.mmi
	(p7) adds r33 = 1, r33
	;;
	and r15 = r16, r15
	dep.z r17 = r17, 8, 24
	;;
	.mii
	or r14 = r15, r14
	dep.z r21 = r21, 9, 23
	addl r15 = 16384, r0
	;;
	.mii
	or r14 = r22, r14
	dep.z r20 = r20, 11, 21
	;;
	or r14 = r18, r14
	;;
	.mmi
	or r14 = r17, r14
	;;
	or r14 = r21, r14
	nop 0
	;;
	.mmi
	or r14 = r20, r14
	;;
	or r14 = r24, r14
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	sub r16 = r16, r15
	;;
	.mii
	nop 0
	dep.z r15 = r16, 8, 24
	;;
	sub r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	add r14 = r15, r14
	(p7) shladd r15 = r33, 1, r0
	;;
	.mmi
	(p6) shladd r15 = r34, 1, r0
	nop 0
	add r14 = r14, r19
	;;
	.mmi
	(p7) add r15 = r15, r33
	;;
	(p6) add r15 = r15, r34
	cmp4.ne p6, p7 = r34, r32
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	(p7) addl r8 = 100, r0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.ret.sptk.many b0
	.endp uchar#
	.align 16
	.align 64
	.proc sshort#
sshort:
	.prologue
	.body
	.mii
	nop 0
	sxt2 r33 = r33
	sxt2 r15 = r32
	;;
	.mii
	cmp4.le p6, p7 = r15, r33
	sxt2 r34 = r34
	mov r8 = r33
	;;
	.mmi
	(p6) mov r14 = r15
	;;
	(p7) mov r14 = r33
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	nop 0
	;;
	.mib
	mov r18 = r14
	cmp4.lt p8, p9 = r34, r14
	(p8) br.cond.dptk .L26
	;;
	.mmi
	(p6) mov r18 = r33
	;;
	(p7) mov r18 = r15
	nop 0
	;;
	.mii
	cmp4.le p6, p7 = r34, r18
	nop 0
	;;
	(p6) mov r18 = r34
.L26:
	.mmi
	nop 0
	cmp4.lt p6, p7 = r15, r33
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.gt p6, p7 = r15, r33
	;;
	.mib
	nop 0
	mov r17 = r14
	(p6) br.cond.dptk .L27
	.mmi
	cmp4.eq p6, p7 = r15, r33
	;;
	(p6) addl r17 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r17 = r0
	;;
	shladd r17 = r17, 2, r0
	nop 0
	;;
	.mii
	or r17 = r17, r14
	nop 0
	;;
	or r17 = 2, r17
.L27:
	.mmi
	cmp4.ne p6, p7 = 0, r33
	or r19 = r34, r15
	sxt4 r20 = r15
	;;
	.mmi
	(p6) addl r21 = 1, r0
	;;
	(p7) mov r21 = r0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	cmp4.eq p6, p7 = 0, r19
	;;
	.mii
	and r16 = r21, r16
	(p6) addl r24 = 32, r0
	;;
	shladd r16 = r16, 3, r0
	;;
	.mmi
	nop 0
	or r16 = r17, r16
	nop 0
	;;
	.mib
	nop 0
	mov r25 = r16
	(p6) br.cond.dptk .L28
	;;
	.mii
	cmp4.eq p6, p7 = 0, r15
	or r25 = 16, r16
	;;
	(p6) addl r24 = 1, r0
	;;
	.mii
	(p7) mov r24 = r0
	nop 0
	;;
	dep.z r24 = r24, 5, 27
.L28:
	.mmi
	nop 0
	cmp4.ge p6, p7 = r15, r33
	zxt2 r19 = r32
	.mmi
	addl r26 = 8192, r0
	xor r20 = r20, r33
	cmp4.lt p8, p9 = r33, r15
	;;
	.mmi
	(p6) addl r21 = 1, r0
	nop 0
	dep.z r19 = r19, 9, 23
	;;
	.mmi
	(p7) mov r21 = r0
	cmp4.le p6, p7 = r34, r15
	and r19 = r26, r19
	;;
	.mmi
	(p6) addl r23 = 1, r0
	;;
	(p7) mov r23 = r0
	cmp4.gt p6, p7 = r34, r33
	.mmi
	adds r33 = 1, r33
	;;
	(p6) addl r17 = 1, r0
	dep.z r23 = r23, 12, 20
	;;
	.mmi
	(p7) mov r17 = r0
	cmp4.lt p6, p7 = r34, r20
	(p8) addl r20 = 1, r0
	;;
	.mmi
	and r22 = r17, r14
	or r16 = r17, r14
	dep.z r14 = r32, 10, 1
	.mmi
	xor r17 = r21, r17
	(p6) addl r21 = 1, r0
	(p9) mov r20 = r0
	;;
	.mii
	or r14 = r19, r14
	dep.z r22 = r22, 6, 26
	(p7) mov r21 = r0
	.mmi
	cmp4.le p6, p7 = r0, r15
	;;
	or r14 = r23, r14
	dep.z r16 = r16, 7, 25
	;;
	.mmi
	or r14 = r22, r14
	nop 0
	dep.z r17 = r17, 8, 24
	;;
	.mii
	or r14 = r16, r14
	dep.z r21 = r21, 9, 23
	addl r16 = 16384, r0
	;;
	.mii
	or r14 = r17, r14
	dep.z r20 = r20, 11, 21
	;;
	or r14 = r21, r14
	;;
	.mmi
	or r14 = r20, r14
	;;
	or r14 = r24, r14
	nop 0
	;;
	.mib
	or r14 = r25, r14
	nop 0
	(p7) br.cond.dpnt .L36
	;;
	.mii
	or r14 = r16, r14
	cmp4.ge p6, p7 = 5, r15
	;;
	shladd r16 = r14, 2, r0
	;;
	.mmi
	add r16 = r16, r14
	;;
	nop 0
	dep.z r16 = r16, 5, 27
	;;
	.mmi
	sub r16 = r16, r14
	;;
	nop 0
	dep.z r17 = r16, 5, 27
	;;
	.mmi
	add r16 = r16, r17
	;;
	shladd r16 = r16, 2, r0
	nop 0
	;;
	.mmi
	sub r16 = r16, r14
	;;
	nop 0
	dep.z r17 = r16, 5, 27
	;;
	.mmi
	sub r17 = r17, r16
	;;
	nop 0
	dep.z r16 = r17, 8, 24
	;;
	.mmi
	sub r16 = r16, r17
	;;
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r16, r14
	nop 0
	;;
	.mib
	add r18 = r14, r18
	shladd r14 = r33, 1, r0
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	add r14 = r14, r33
	nop 0
	cmp4.ne p6, p7 = r34, r15
	;;
	.mmi
	add r14 = r14, r18
	nop 0
	(p7) addl r8 = 100, r0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.ret.sptk.many b0
.L36:
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r16, 5, 27
	;;
	sub r16 = r16, r14
	;;
	.mii
	nop 0
	dep.z r17 = r16, 5, 27
	;;
	add r16 = r16, r17
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r16 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r17 = r16, 5, 27
	;;
	sub r17 = r17, r16
	;;
	.mii
	nop 0
	dep.z r16 = r17, 8, 24
	;;
	sub r16 = r16, r17
	;;
	.mmi
	nop 0
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mii
	add r14 = r16, r14
	nop 0
	;;
	add r18 = r14, r18
.L30:
	.mmi
	shladd r14 = r34, 1, r0
	nop 0
	cmp4.ne p6, p7 = r34, r15
	;;
	.mii
	add r14 = r14, r34
	(p7) addl r8 = 100, r0
	;;
	add r14 = r14, r18
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.ret.sptk.many b0
	.endp sshort#
	.align 16
	.align 64
	.proc unshort#
unshort:
	.prologue
	.body
	.mii
	nop 0
	zxt2 r33 = r33
	zxt2 r32 = r32
	;;
	.mii
	cmp4.leu p6, p7 = r32, r33
	zxt2 r34 = r34
	mov r8 = r33
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	(p7) mov r14 = r33
	nop 0
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	nop 0
	;;
	.mib
	mov r19 = r14
	cmp4.ltu p8, p9 = r34, r14
	(p8) br.cond.dptk .L38
	;;
	.mmi
	(p6) mov r19 = r33
	;;
	(p7) mov r19 = r32
	nop 0
	;;
	.mii
	cmp4.leu p8, p9 = r34, r19
	nop 0
	;;
	(p8) mov r19 = r34
.L38:
	.pred.rel.mutex p6, p7
	.mmi
	cmp4.ltu p8, p9 = r32, r33
	;;
	(p8) addl r17 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p9) mov r17 = r0
	(p6) br.cond.dptk .L39
	.mii
	cmp4.ne p6, p7 = 0, r33
	addp4 r20 = r32, r0
	;;
	(p6) addl r16 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r16 = r0
	nop 0
	;;
	.mii
	shladd r16 = r16, 3, r0
	nop 0
	;;
	or r16 = r16, r17
	;;
.L40:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r32
	dep.z r15 = r32, 10, 1
	.mmi
	or r16 = 16, r16
	xor r20 = r20, r33
	cmp4.lt p8, p9 = r33, r32
	;;
	.mmi
	(p6) addl r24 = 1, r0
	;;
	(p7) mov r24 = r0
	cmp4.geu p6, p7 = r32, r33
	;;
	.mmi
	(p6) addl r21 = 1, r0
	nop 0
	dep.z r24 = r24, 5, 27
	;;
	.mmi
	(p7) mov r21 = r0
	nop 0
	cmp4.gtu p6, p7 = r34, r33
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.leu p6, p7 = r34, r32
	;;
	.mmi
	(p6) addl r23 = 1, r0
	and r22 = r14, r17
	or r18 = r14, r17
	.mmi
	xor r17 = r21, r14
	;;
	(p7) mov r23 = r0
	dep.z r22 = r22, 6, 26
	.mmi
	cmp4.ltu p6, p7 = r34, r20
	nop 0
	(p8) addl r20 = 1, r0
	;;
	.mii
	nop 0
	dep.z r23 = r23, 12, 20
	(p6) addl r21 = 1, r0
	.mmi
	(p9) mov r20 = r0
	;;
	or r14 = r23, r15
	dep.z r15 = r32, 9, 23
	.mmi
	(p7) mov r21 = r0
	nop 0
	cmp4.geu p6, p7 = 5, r32
	;;
	.mmi
	or r14 = r16, r14
	addl r16 = 8192, r0
	dep.z r18 = r18, 7, 25
	.mmi
	(p7) adds r33 = 1, r33
	;;
	and r15 = r16, r15
	dep.z r17 = r17, 8, 24
	;;
	.mii
	or r14 = r15, r14
	dep.z r21 = r21, 9, 23
	addl r15 = 16384, r0
	;;
	.mii
	or r14 = r22, r14
	dep.z r20 = r20, 11, 21
	;;
	or r14 = r18, r14
	;;
	.mmi
	or r14 = r17, r14
	;;
	or r14 = r21, r14
	nop 0
	;;
	.mmi
	or r14 = r20, r14
	;;
	or r14 = r24, r14
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	sub r16 = r16, r15
	;;
	.mii
	nop 0
	dep.z r15 = r16, 8, 24
	;;
	sub r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	add r14 = r15, r14
	(p7) shladd r15 = r33, 1, r0
	;;
	.mmi
	(p6) shladd r15 = r34, 1, r0
	nop 0
	add r14 = r14, r19
	;;
	.mmi
	(p7) add r15 = r15, r33
	;;
	(p6) add r15 = r15, r34
	cmp4.ne p6, p7 = r34, r32
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	(p7) addl r8 = 100, r0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.ret.sptk.many b0
.L39:
	.mmi
	cmp4.ne p6, p7 = 0, r33
	nop 0
	or r15 = r34, r32
	.mmi
	addp4 r20 = r32, r0
	nop 0
	cmp4.lt p8, p9 = r33, r32
	;;
	.mmi
	(p6) addl r18 = 1, r0
	;;
	(p7) mov r18 = r0
	cmp4.ne p6, p7 = 0, r32
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.eq p6, p7 = r32, r33
	;;
	.mmi
	(p6) addl r16 = 1, r0
	nop 0
	and r14 = r18, r14
	;;
	.mmb
	(p7) mov r16 = r0
	shladd r14 = r14, 3, r0
	nop 0
	.mmi
	cmp4.eq p6, p7 = 0, r15
	nop 0
	dep.z r15 = r32, 10, 1
	;;
	.mii
	shladd r16 = r16, 2, r0
	(p6) addl r24 = 32, r0
	;;
	or r16 = r16, r17
	;;
	.mmi
	nop 0
	or r16 = 2, r16
	nop 0
	;;
	.mib
	or r16 = r14, r16
	nop 0
	(p7) br.cond.dpnt .L40
	;;
	.mmi
	cmp4.geu p6, p7 = r32, r33
	nop 0
	xor r20 = r20, r33
	;;
	.mmi
	(p6) addl r21 = 1, r0
	;;
	(p7) mov r21 = r0
	cmp4.gtu p6, p7 = r34, r33
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.leu p6, p7 = r34, r32
	;;
	.mmi
	(p6) addl r23 = 1, r0
	and r22 = r14, r17
	or r18 = r14, r17
	.mmi
	xor r17 = r21, r14
	;;
	(p7) mov r23 = r0
	dep.z r22 = r22, 6, 26
	.mmi
	cmp4.ltu p6, p7 = r34, r20
	nop 0
	(p8) addl r20 = 1, r0
	;;
	.mii
	nop 0
	dep.z r23 = r23, 12, 20
	(p6) addl r21 = 1, r0
	.mmi
	(p9) mov r20 = r0
	;;
	or r14 = r23, r15
	dep.z r15 = r32, 9, 23
	.mmi
	(p7) mov r21 = r0
	nop 0
	cmp4.geu p6, p7 = 5, r32
	;;
	.mmi
	or r14 = r16, r14
	addl r16 = 8192, r0
	dep.z r18 = r18, 7, 25
	.mmi
	(p7) adds r33 = 1, r33
	;;
	and r15 = r16, r15
	dep.z r17 = r17, 8, 24
	;;
	.mii
	or r14 = r15, r14
	dep.z r21 = r21, 9, 23
	addl r15 = 16384, r0
	;;
	.mii
	or r14 = r22, r14
	dep.z r20 = r20, 11, 21
	;;
	or r14 = r18, r14
	;;
	.mmi
	or r14 = r17, r14
	;;
	or r14 = r21, r14
	nop 0
	;;
	.mmi
	or r14 = r20, r14
	;;
	or r14 = r24, r14
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	sub r16 = r16, r15
	;;
	.mii
	nop 0
	dep.z r15 = r16, 8, 24
	;;
	sub r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	add r14 = r15, r14
	(p7) shladd r15 = r33, 1, r0
	;;
	.mmi
	(p6) shladd r15 = r34, 1, r0
	nop 0
	add r14 = r14, r19
	;;
	.mmi
	(p7) add r15 = r15, r33
	;;
	(p6) add r15 = r15, r34
	cmp4.ne p6, p7 = r34, r32
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	(p7) addl r8 = 100, r0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.ret.sptk.many b0
	.endp unshort#
	.align 16
	.align 64
	.proc unint#
unint:
	.prologue
	.body
	.mmi
	cmp4.leu p6, p7 = r32, r33
	;;
	(p6) mov r20 = r32
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r20 = r33
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p8, p9 = r34, r20
	(p8) br.cond.dptk .L50
	.mmi
	(p6) mov r20 = r33
	;;
	(p7) mov r20 = r32
	nop 0
	;;
	.mii
	cmp4.leu p8, p9 = r34, r20
	nop 0
	;;
	(p8) mov r20 = r34
.L50:
	.pred.rel.mutex p6, p7
	.mmi
	cmp4.ltu p8, p9 = r32, r33
	;;
	(p8) addl r14 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p9) mov r14 = r0
	(p6) br.cond.dptk .L51
	.mmi
	cmp4.ne p6, p7 = 0, r33
	;;
	(p6) addl r16 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r16 = r0
	nop 0
	;;
	.mii
	shladd r16 = r16, 3, r0
	nop 0
	;;
	or r16 = r16, r14
	;;
.L52:
	.mmi
	cmp4.eq p6, p7 = 0, r32
	addl r19 = 8192, r0
	dep.z r15 = r32, 9, 23
	.mmi
	adds r18 = 1, r32
	or r16 = 16, r16
	xor r24 = r32, r33
	;;
	.mmi
	(p6) addl r25 = 1, r0
	and r19 = r19, r15
	dep.z r15 = r32, 10, 1
	;;
	.mmi
	(p7) mov r25 = r0
	nop 0
	cmp4.geu p6, p7 = r32, r33
	;;
	.mmi
	(p6) addl r26 = 1, r0
	nop 0
	dep.z r25 = r25, 5, 27
	;;
	.mmi
	(p7) mov r26 = r0
	nop 0
	cmp4.gtu p6, p7 = r34, r33
	;;
	.mmi
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	cmp4.ne p6, p7 = r32, r33
	;;
	.mmi
	and r21 = r17, r14
	nop 0
	(p6) addl r23 = 1, r0
	;;
	.mmb
	(p7) mov r23 = r0
	cmp4.ltu p6, p7 = r34, r18
	nop 0
	.mmi
	or r18 = r17, r14
	or r14 = r19, r15
	dep.z r21 = r21, 6, 26
	;;
	.mmi
	nop 0
	(p6) addl r22 = 1, r0
	dep.z r23 = r23, 11, 21
	.mmi
	or r14 = r16, r14
	xor r17 = r26, r17
	addl r15 = 16384, r0
	;;
	.mmb
	(p7) mov r22 = r0
	or r14 = r23, r14
	nop 0
	.mmi
	cmp4.gtu p6, p7 = r24, r34
	nop 0
	dep.z r18 = r18, 7, 25
	;;
	.mii
	nop 0
	dep.z r22 = r22, 12, 20
	(p6) addl r19 = 1, r0
	;;
	.mmi
	or r14 = r22, r14
	(p7) mov r19 = r0
	dep.z r17 = r17, 8, 24
	.mmi
	cmp4.geu p6, p7 = 5, r32
	;;
	or r14 = r21, r14
	dep.z r19 = r19, 9, 23
	;;
	.mmi
	or r14 = r18, r14
	;;
	or r14 = r17, r14
	nop 0
	;;
	.mmi
	or r14 = r19, r14
	;;
	or r14 = r25, r14
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	sub r15 = r16, r15
	;;
	nop 0
	dep.z r8 = r15, 8, 24
	;;
	.mmi
	sub r8 = r8, r15
	nop 0
	(p7) adds r15 = 1, r33
	;;
	.mmi
	shladd r8 = r8, 4, r0
	;;
	add r8 = r8, r14
	(p7) shladd r14 = r15, 1, r0
	;;
	.mmi
	(p6) shladd r14 = r34, 1, r0
	nop 0
	add r8 = r8, r20
	;;
	.mmi
	(p7) add r14 = r14, r15
	;;
	(p6) add r14 = r14, r34
	cmp4.eq p6, p7 = r34, r32
	;;
	.mmi
	add r8 = r8, r14
	nop 0
	(p6) addl r33 = 100, r0
	;;
	.mib
	nop 0
	add r8 = r8, r33
	br.ret.sptk.many b0
.L51:
	.mmi
	cmp4.ne p6, p7 = 0, r33
	nop 0
	or r17 = r34, r32
	.mmi
	addl r19 = 8192, r0
	nop 0
	xor r24 = r32, r33
	;;
	.mmi
	(p6) addl r18 = 1, r0
	;;
	(p7) mov r18 = r0
	cmp4.ne p6, p7 = 0, r32
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = r32, r33
	;;
	.mmi
	(p6) addl r16 = 1, r0
	and r15 = r18, r15
	adds r18 = 1, r32
	;;
	.mmi
	(p7) mov r16 = r0
	shladd r15 = r15, 3, r0
	cmp4.eq p6, p7 = 0, r17
	;;
	.mii
	shladd r16 = r16, 2, r0
	(p6) addl r25 = 32, r0
	;;
	or r16 = r16, r14
	;;
	.mmi
	nop 0
	or r16 = 2, r16
	nop 0
	;;
	.mib
	or r16 = r15, r16
	dep.z r15 = r32, 9, 23
	(p7) br.cond.dpnt .L52
	;;
	.mmi
	cmp4.geu p6, p7 = r32, r33
	and r19 = r19, r15
	dep.z r15 = r32, 10, 1
	;;
	.mmi
	(p6) addl r26 = 1, r0
	;;
	(p7) mov r26 = r0
	cmp4.gtu p6, p7 = r34, r33
	;;
	.mmi
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	cmp4.ne p6, p7 = r32, r33
	;;
	.mmi
	and r21 = r17, r14
	nop 0
	(p6) addl r23 = 1, r0
	;;
	.mmb
	(p7) mov r23 = r0
	cmp4.ltu p6, p7 = r34, r18
	nop 0
	.mmi
	or r18 = r17, r14
	or r14 = r19, r15
	dep.z r21 = r21, 6, 26
	;;
	.mmi
	nop 0
	(p6) addl r22 = 1, r0
	dep.z r23 = r23, 11, 21
	.mmi
	or r14 = r16, r14
	xor r17 = r26, r17
	addl r15 = 16384, r0
	;;
	.mmb
	(p7) mov r22 = r0
	or r14 = r23, r14
	nop 0
	.mmi
	cmp4.gtu p6, p7 = r24, r34
	nop 0
	dep.z r18 = r18, 7, 25
	;;
	.mii
	nop 0
	dep.z r22 = r22, 12, 20
	(p6) addl r19 = 1, r0
	;;
	.mmi
	or r14 = r22, r14
	(p7) mov r19 = r0
	dep.z r17 = r17, 8, 24
	.mmi
	cmp4.geu p6, p7 = 5, r32
	;;
	or r14 = r21, r14
	dep.z r19 = r19, 9, 23
	;;
	.mmi
	or r14 = r18, r14
	;;
	or r14 = r17, r14
	nop 0
	;;
	.mmi
	or r14 = r19, r14
	;;
	or r14 = r25, r14
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	sub r15 = r16, r15
	;;
	nop 0
	dep.z r8 = r15, 8, 24
	;;
	.mmi
	sub r8 = r8, r15
	nop 0
	(p7) adds r15 = 1, r33
	;;
	.mmi
	shladd r8 = r8, 4, r0
	;;
	add r8 = r8, r14
	(p7) shladd r14 = r15, 1, r0
	;;
	.mmi
	(p6) shladd r14 = r34, 1, r0
	nop 0
	add r8 = r8, r20
	;;
	.mmi
	(p7) add r14 = r14, r15
	;;
	(p6) add r14 = r14, r34
	cmp4.eq p6, p7 = r34, r32
	;;
	.mmi
	add r8 = r8, r14
	nop 0
	(p6) addl r33 = 100, r0
	;;
	.mib
	nop 0
	add r8 = r8, r33
	br.ret.sptk.many b0
	.endp unint#
	.align 16
	.align 64
	.proc ullong#
ullong:
	.prologue
	.body
	.mmi
	cmp.leu p6, p7 = r32, r33
	;;
	(p6) mov r20 = r32
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r20 = r33
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p8, p9 = r34, r20
	(p8) br.cond.dptk .L63
	.mmi
	(p6) mov r20 = r33
	;;
	(p7) mov r20 = r32
	nop 0
	;;
	.mii
	cmp.leu p8, p9 = r34, r20
	nop 0
	;;
	(p8) mov r20 = r34
.L63:
	.pred.rel.mutex p6, p7
	.mmi
	cmp.ltu p8, p9 = r32, r33
	;;
	(p8) addl r14 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p9) mov r14 = r0
	(p6) br.cond.dptk .L64
	.mmi
	cmp.ne p6, p7 = 0, r33
	;;
	(p6) addl r16 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r16 = r0
	nop 0
	;;
	.mii
	shladd r16 = r16, 3, r0
	nop 0
	;;
	or r16 = r16, r14
	;;
.L65:
	.mmi
	cmp.eq p6, p7 = 0, r32
	addl r19 = 8192, r0
	dep.z r15 = r32, 9, 23
	.mmi
	adds r18 = 1, r32
	or r16 = 16, r16
	xor r24 = r32, r33
	;;
	.mmi
	(p6) addl r25 = 1, r0
	and r19 = r19, r15
	dep.z r15 = r32, 10, 1
	;;
	.mmi
	(p7) mov r25 = r0
	nop 0
	cmp.geu p6, p7 = r32, r33
	;;
	.mmi
	(p6) addl r26 = 1, r0
	nop 0
	dep.z r25 = r25, 5, 27
	;;
	.mmi
	(p7) mov r26 = r0
	nop 0
	cmp.gtu p6, p7 = r34, r33
	;;
	.mmi
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	cmp.ne p6, p7 = r32, r33
	;;
	.mmi
	and r21 = r17, r14
	nop 0
	(p6) addl r23 = 1, r0
	;;
	.mmb
	(p7) mov r23 = r0
	cmp.ltu p6, p7 = r34, r18
	nop 0
	.mmi
	or r18 = r17, r14
	or r14 = r19, r15
	dep.z r21 = r21, 6, 26
	;;
	.mmi
	nop 0
	(p6) addl r22 = 1, r0
	dep.z r23 = r23, 11, 21
	.mmi
	or r14 = r16, r14
	xor r17 = r26, r17
	addl r15 = 16384, r0
	;;
	.mmb
	(p7) mov r22 = r0
	or r14 = r23, r14
	nop 0
	.mmi
	cmp.ltu p6, p7 = r34, r24
	nop 0
	dep.z r18 = r18, 7, 25
	;;
	.mii
	nop 0
	dep.z r22 = r22, 12, 20
	(p6) addl r19 = 1, r0
	;;
	.mmi
	or r14 = r22, r14
	(p7) mov r19 = r0
	dep.z r17 = r17, 8, 24
	.mmi
	cmp.geu p6, p7 = 5, r32
	;;
	or r14 = r21, r14
	dep.z r19 = r19, 9, 23
	;;
	.mmi
	or r14 = r18, r14
	;;
	or r14 = r17, r14
	nop 0
	;;
	.mmi
	or r14 = r19, r14
	;;
	or r14 = r25, r14
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	sub r15 = r16, r15
	;;
	nop 0
	dep.z r8 = r15, 8, 24
	;;
	.mmi
	sub r8 = r8, r15
	nop 0
	(p7) adds r15 = 1, r33
	;;
	.mmi
	shladd r8 = r8, 4, r0
	;;
	add r8 = r8, r14
	(p7) shladd r14 = r15, 1, r0
	;;
	.mmi
	(p6) shladd r14 = r34, 1, r0
	nop 0
	add r8 = r8, r20
	;;
	.mmi
	(p7) add r14 = r14, r15
	;;
	(p6) add r14 = r14, r34
	cmp.ne p6, p7 = r34, r32
	;;
	.mmi
	add r8 = r8, r14
	nop 0
	(p7) addl r33 = 100, r0
	;;
	.mib
	nop 0
	add r8 = r8, r33
	br.ret.sptk.many b0
.L64:
	.mmi
	cmp.ne p6, p7 = 0, r33
	nop 0
	or r17 = r34, r32
	.mmi
	addl r19 = 8192, r0
	nop 0
	xor r24 = r32, r33
	;;
	.mmi
	(p6) addl r18 = 1, r0
	;;
	(p7) mov r18 = r0
	cmp.ne p6, p7 = 0, r32
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp.eq p6, p7 = r32, r33
	;;
	.mmi
	(p6) addl r16 = 1, r0
	and r15 = r18, r15
	adds r18 = 1, r32
	;;
	.mmi
	(p7) mov r16 = r0
	shladd r15 = r15, 3, r0
	cmp.eq p6, p7 = 0, r17
	;;
	.mii
	shladd r16 = r16, 2, r0
	(p6) addl r25 = 32, r0
	;;
	or r16 = r16, r14
	;;
	.mmi
	nop 0
	or r16 = 2, r16
	nop 0
	;;
	.mib
	or r16 = r15, r16
	dep.z r15 = r32, 9, 23
	(p7) br.cond.dpnt .L65
	;;
	.mmi
	cmp.geu p6, p7 = r32, r33
	and r19 = r19, r15
	dep.z r15 = r32, 10, 1
	;;
	.mmi
	(p6) addl r26 = 1, r0
	;;
	(p7) mov r26 = r0
	cmp.gtu p6, p7 = r34, r33
	;;
	.mmi
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	cmp.ne p6, p7 = r32, r33
	;;
	.mmi
	and r21 = r17, r14
	nop 0
	(p6) addl r23 = 1, r0
	;;
	.mmb
	(p7) mov r23 = r0
	cmp.ltu p6, p7 = r34, r18
	nop 0
	.mmi
	or r18 = r17, r14
	or r14 = r19, r15
	dep.z r21 = r21, 6, 26
	;;
	.mmi
	nop 0
	(p6) addl r22 = 1, r0
	dep.z r23 = r23, 11, 21
	.mmi
	or r14 = r16, r14
	xor r17 = r26, r17
	addl r15 = 16384, r0
	;;
	.mmb
	(p7) mov r22 = r0
	or r14 = r23, r14
	nop 0
	.mmi
	cmp.ltu p6, p7 = r34, r24
	nop 0
	dep.z r18 = r18, 7, 25
	;;
	.mii
	nop 0
	dep.z r22 = r22, 12, 20
	(p6) addl r19 = 1, r0
	;;
	.mmi
	or r14 = r22, r14
	(p7) mov r19 = r0
	dep.z r17 = r17, 8, 24
	.mmi
	cmp.geu p6, p7 = 5, r32
	;;
	or r14 = r21, r14
	dep.z r19 = r19, 9, 23
	;;
	.mmi
	or r14 = r18, r14
	;;
	or r14 = r17, r14
	nop 0
	;;
	.mmi
	or r14 = r19, r14
	;;
	or r14 = r25, r14
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	sub r15 = r16, r15
	;;
	nop 0
	dep.z r8 = r15, 8, 24
	;;
	.mmi
	sub r8 = r8, r15
	nop 0
	(p7) adds r15 = 1, r33
	;;
	.mmi
	shladd r8 = r8, 4, r0
	;;
	add r8 = r8, r14
	(p7) shladd r14 = r15, 1, r0
	;;
	.mmi
	(p6) shladd r14 = r34, 1, r0
	nop 0
	add r8 = r8, r20
	;;
	.mmi
	(p7) add r14 = r14, r15
	;;
	(p6) add r14 = r14, r34
	cmp.ne p6, p7 = r34, r32
	;;
	.mmi
	add r8 = r8, r14
	nop 0
	(p7) addl r33 = 100, r0
	;;
	.mib
	nop 0
	add r8 = r8, r33
	br.ret.sptk.many b0
	.endp ullong#
	.align 16
	.align 64
	.proc sint#
sint:
	.prologue
	.body
	.mmi
	cmp4.le p6, p7 = r32, r33
	;;
	(p6) mov r18 = r32
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r18 = r33
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r34, r18
	(p8) br.cond.dptk .L75
	.mmi
	(p6) mov r18 = r33
	;;
	(p7) mov r18 = r32
	nop 0
	;;
	.mii
	cmp4.le p6, p7 = r34, r18
	nop 0
	;;
	(p6) mov r18 = r34
.L75:
	.mmi
	nop 0
	cmp4.lt p6, p7 = r32, r33
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.gt p6, p7 = r32, r33
	;;
	.mib
	nop 0
	mov r16 = r14
	(p6) br.cond.dptk .L76
	.mmi
	cmp4.eq p6, p7 = r32, r33
	;;
	(p6) addl r16 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	shladd r16 = r16, 2, r0
	nop 0
	;;
	.mii
	or r16 = r16, r14
	nop 0
	;;
	or r16 = 2, r16
.L76:
	.mmi
	cmp4.ne p6, p7 = 0, r33
	nop 0
	or r17 = r34, r32
	;;
	.mmi
	(p6) addl r19 = 1, r0
	;;
	(p7) mov r19 = r0
	cmp4.ne p6, p7 = 0, r32
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 0, r17
	;;
	.mii
	and r15 = r19, r15
	(p6) addl r23 = 32, r0
	;;
	shladd r15 = r15, 3, r0
	;;
	.mmi
	nop 0
	or r15 = r16, r15
	nop 0
	;;
	.mib
	nop 0
	mov r24 = r15
	(p6) br.cond.dptk .L77
	;;
	.mii
	cmp4.eq p6, p7 = 0, r32
	or r24 = 16, r15
	;;
	(p6) addl r23 = 1, r0
	;;
	.mii
	(p7) mov r23 = r0
	nop 0
	;;
	dep.z r23 = r23, 5, 27
.L77:
	.mmi
	cmp4.ge p6, p7 = r32, r33
	nop 0
	dep.z r15 = r32, 9, 23
	.mmi
	addl r19 = 8192, r0
	nop 0
	xor r20 = r32, r33
	;;
	.mmi
	(p6) addl r25 = 1, r0
	and r19 = r19, r15
	dep.z r15 = r32, 10, 1
	;;
	.mmi
	(p7) mov r25 = r0
	nop 0
	cmp4.le p6, p7 = r34, r32
	;;
	.mmi
	(p6) addl r22 = 1, r0
	;;
	(p7) mov r22 = r0
	cmp4.gt p6, p7 = r34, r33
	;;
	.mmi
	(p6) addl r17 = 1, r0
	nop 0
	dep.z r22 = r22, 12, 20
	;;
	.mmi
	(p7) mov r17 = r0
	nop 0
	cmp4.gt p6, p7 = r20, r34
	;;
	.mmi
	and r21 = r17, r14
	or r16 = r17, r14
	or r14 = r19, r15
	.mmi
	xor r17 = r25, r17
	(p6) addl r20 = 1, r0
	addl r15 = 16384, r0
	;;
	.mmi
	or r14 = r22, r14
	nop 0
	dep.z r21 = r21, 6, 26
	.mmi
	(p7) mov r20 = r0
	nop 0
	cmp4.lt p6, p7 = r33, r32
	;;
	.mii
	or r14 = r21, r14
	dep.z r16 = r16, 7, 25
	(p6) addl r19 = 1, r0
	;;
	.mii
	or r14 = r16, r14
	dep.z r17 = r17, 8, 24
	(p7) mov r19 = r0
	.mmi
	cmp4.le p6, p7 = r0, r32
	;;
	or r14 = r17, r14
	dep.z r20 = r20, 9, 23
	;;
	.mii
	or r14 = r20, r14
	dep.z r19 = r19, 11, 21
	;;
	or r14 = r19, r14
	;;
	.mmi
	nop 0
	or r14 = r23, r14
	nop 0
	;;
	.mib
	or r14 = r24, r14
	nop 0
	(p7) br.cond.dpnt .L85
	;;
	.mii
	or r14 = r15, r14
	cmp4.ge p6, p7 = 5, r32
	;;
	shladd r15 = r14, 2, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	sub r16 = r16, r15
	;;
	nop 0
	dep.z r15 = r16, 8, 24
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	add r18 = r14, r18
	adds r14 = 1, r33
	(p6) br.cond.dpnt .L79
	;;
	.mmi
	shladd r8 = r14, 1, r0
	nop 0
	cmp4.ne p6, p7 = r34, r32
	;;
	.mii
	add r8 = r8, r14
	(p7) addl r33 = 100, r0
	;;
	add r8 = r8, r18
	;;
	.mib
	nop 0
	add r8 = r33, r8
	br.ret.sptk.many b0
.L85:
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	sub r15 = r15, r14
	;;
	.mii
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	sub r16 = r16, r15
	;;
	.mii
	nop 0
	dep.z r15 = r16, 8, 24
	;;
	sub r15 = r15, r16
	;;
	.mmi
	nop 0
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mii
	add r14 = r15, r14
	nop 0
	;;
	add r18 = r14, r18
.L79:
	.mmi
	shladd r8 = r34, 1, r0
	nop 0
	cmp4.ne p6, p7 = r34, r32
	;;
	.mii
	add r8 = r8, r34
	(p7) addl r33 = 100, r0
	;;
	add r8 = r8, r18
	;;
	.mib
	nop 0
	add r8 = r33, r8
	br.ret.sptk.many b0
	.endp sint#
	.align 16
	.align 64
	.proc sllong#
sllong:
	.prologue
	.body
	.mmi
	cmp.le p6, p7 = r32, r33
	;;
	(p6) mov r18 = r32
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r18 = r33
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p8, p9 = r34, r18
	(p8) br.cond.dptk .L87
	.mmi
	(p6) mov r18 = r33
	;;
	(p7) mov r18 = r32
	nop 0
	;;
	.mii
	cmp.le p6, p7 = r34, r18
	nop 0
	;;
	(p6) mov r18 = r34
.L87:
	.mmi
	nop 0
	cmp.lt p6, p7 = r32, r33
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp.gt p6, p7 = r32, r33
	;;
	.mib
	nop 0
	mov r16 = r14
	(p6) br.cond.dptk .L88
	.mmi
	cmp.eq p6, p7 = r32, r33
	;;
	(p6) addl r16 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	shladd r16 = r16, 2, r0
	nop 0
	;;
	.mii
	or r16 = r16, r14
	nop 0
	;;
	or r16 = 2, r16
.L88:
	.mmi
	cmp.ne p6, p7 = 0, r33
	nop 0
	or r17 = r34, r32
	;;
	.mmi
	(p6) addl r19 = 1, r0
	;;
	(p7) mov r19 = r0
	cmp.ne p6, p7 = 0, r32
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp.eq p6, p7 = 0, r17
	;;
	.mii
	and r15 = r19, r15
	(p6) addl r23 = 32, r0
	;;
	shladd r15 = r15, 3, r0
	;;
	.mmi
	nop 0
	or r15 = r16, r15
	nop 0
	;;
	.mib
	nop 0
	mov r24 = r15
	(p6) br.cond.dptk .L89
	;;
	.mii
	cmp.eq p6, p7 = 0, r32
	or r24 = 16, r15
	;;
	(p6) addl r23 = 1, r0
	;;
	.mii
	(p7) mov r23 = r0
	nop 0
	;;
	dep.z r23 = r23, 5, 27
.L89:
	.mmi
	cmp.ge p6, p7 = r32, r33
	nop 0
	dep.z r15 = r32, 10, 1
	.mmi
	xor r20 = r32, r33
	nop 0
	cmp.lt p8, p9 = r33, r32
	;;
	.mmi
	(p6) addl r21 = 1, r0
	;;
	(p7) mov r21 = r0
	cmp.gt p6, p7 = r34, r33
	;;
	.mmi
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	cmp.le p6, p7 = r34, r32
	;;
	.mmi
	(p6) addl r19 = 1, r0
	and r22 = r17, r14
	or r16 = r17, r14
	.mmi
	xor r17 = r21, r17
	;;
	(p7) mov r19 = r0
	dep.z r22 = r22, 6, 26
	.mii
	cmp.lt p6, p7 = r34, r20
	(p8) addl r20 = 1, r0
	;;
	dep.z r14 = r19, 12, 20
	.mii
	(p6) addl r21 = 1, r0
	(p9) mov r20 = r0
	;;
	dep.z r19 = r32, 9, 23
	.mmi
	or r14 = r14, r15
	addl r15 = 8192, r0
	(p7) mov r21 = r0
	;;
	.mii
	and r19 = r15, r19
	dep.z r16 = r16, 7, 25
	addl r15 = 16384, r0
	.mmi
	cmp.le p6, p7 = r0, r32
	;;
	or r14 = r19, r14
	dep.z r17 = r17, 8, 24
	;;
	.mmi
	or r14 = r22, r14
	nop 0
	dep.z r21 = r21, 9, 23
	;;
	.mii
	or r14 = r16, r14
	dep.z r20 = r20, 11, 21
	;;
	or r14 = r17, r14
	;;
	.mmi
	or r14 = r21, r14
	;;
	or r14 = r20, r14
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r23, r14
	nop 0
	;;
	.mib
	or r14 = r24, r14
	nop 0
	(p7) br.cond.dpnt .L97
	;;
	.mii
	or r14 = r15, r14
	cmp.ge p6, p7 = 5, r32
	;;
	shladd r15 = r14, 2, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	sub r16 = r16, r15
	;;
	nop 0
	dep.z r15 = r16, 8, 24
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	add r18 = r14, r18
	adds r14 = 1, r33
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	shladd r8 = r14, 1, r0
	nop 0
	cmp.ne p6, p7 = r34, r32
	;;
	.mii
	add r8 = r8, r14
	(p7) addl r33 = 100, r0
	;;
	add r8 = r8, r18
	;;
	.mib
	nop 0
	add r8 = r8, r33
	br.ret.sptk.many b0
.L97:
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	sub r15 = r15, r14
	;;
	.mii
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	sub r16 = r16, r15
	;;
	.mii
	nop 0
	dep.z r15 = r16, 8, 24
	;;
	sub r15 = r15, r16
	;;
	.mmi
	nop 0
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mii
	add r14 = r15, r14
	nop 0
	;;
	add r18 = r14, r18
.L91:
	.mmi
	shladd r8 = r34, 1, r0
	nop 0
	cmp.ne p6, p7 = r34, r32
	;;
	.mii
	add r8 = r8, r34
	(p7) addl r33 = 100, r0
	;;
	add r8 = r8, r18
	;;
	.mib
	nop 0
	add r8 = r8, r33
	br.ret.sptk.many b0
	.endp sllong#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%08x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 47
	.mmb
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 0, 18, 3, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 80
	adds r12 = -80, r12
	mov r18 = ar.lc
	;;
	.mmb
	addl r14 = 3999, r0
	.save.f 0x1
	stf.spill [r17] = f2
	nop 0
	.mii
	mov r37 = r0
	.save rp, r47
	mov r47 = b0
	mov r49 = r1
	;;
	.mib
	nop 0
	mov ar.lc = r14
	nop 0
	.mlx
	addl r42 = 5, r0
	movl r14 = 6148914691236517206
	;;
	.mmi
	mov r41 = r0
	mov r38 = r37
	mov r39 = r37
	.mmi
	mov r40 = r37
	;;
	.savesp ar.lc, 56
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	.mlx
	setf.sig f3 = r14
	movl r14 = -3689348814741910323
	;;
	.mmi
	setf.sig f2 = r14
	nop 0
	nop 0
	.align 32
.L102:
	.mmi
	mov r35 = r0
	mov r36 = r0
	sxt4 r14 = r41
	.mmi
	mov r51 = r0
	mov r43 = r0
	pshl4 r24 = r40, 5
	;;
	.mii
	setf.sig f6 = r14
	dep.z r20 = r42, 13, 19
	shr r17 = r14, 63
	.mmb
	mov r45 = r0
	mov r46 = r0
	nop 0
	;;
	.mii
	xor r20 = r42, r20
	pshl4 r23 = r39, 5
	pshl4 r21 = r38, 5
	.mmi
	psub4 r40 = r24, r40
	;;
	nop 0
	extr.u r32 = r20, 17, 15
	;;
	.mmi
	xor r32 = r20, r32
	nop 0
	pshl4 r20 = r37, 5
	.mii
	psub4 r39 = r23, r39
	psub4 r38 = r21, r38
	;;
	dep.z r18 = r32, 5, 27
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f3
	.mii
	xor r32 = r18, r32
	psub4 r37 = r20, r37
	;;
	dep.z r15 = r32, 13, 19
	;;
	.mmi
	xor r15 = r15, r32
	;;
	getf.sig r19 = f6
	nop 0
	;;
	.mmi
	sub r17 = r19, r17
	;;
	shladd r16 = r17, 1, r0
	nop 0
	;;
	.mii
	add r17 = r16, r17
	extr.u r16 = r15, 17, 15
	;;
	sub r14 = r14, r17
	.mmi
	xor r16 = r15, r16
	;;
	cmp4.eq p6, p7 = 0, r14
	dep.z r14 = r16, 5, 27
	;;
	.mii
	xor r16 = r14, r16
	(p7) shl r32 = r32, 32
	;;
	dep.z r15 = r16, 13, 19
	;;
	.mii
	xor r15 = r15, r16
	(p7) addp4 r16 = r16, r0
	;;
	extr.u r14 = r15, 17, 15
	.mii
	(p7) or r32 = r16, r32
	and r16 = 3, r41
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 13, 19
	shl r33 = r14, 32
	;;
	.mmi
	nop 0
	xor r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r15, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r17 = r14, 13, 19
	addp4 r15 = r14, r0
	;;
	.mii
	xor r14 = r17, r14
	or r33 = r15, r33
	;;
	extr.u r15 = r14, 17, 15
	.mmi
	(p6) mov r32 = r33
	cmp4.eq p6, p7 = 0, r16
	sxt1 r20 = r33
	;;
	.mmi
	xor r14 = r14, r15
	mov r34 = r32
	zxt1 r19 = r33
	.mii
	mov r50 = r32
	sxt2 r18 = r33
	;;
	dep.z r15 = r14, 5, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	dep.z r17 = r14, 13, 19
	;;
	.mii
	xor r17 = r17, r14
	shl r14 = r14, 32
	;;
	extr.u r15 = r17, 17, 15
	;;
	.mmi
	xor r15 = r17, r15
	;;
	nop 0
	dep.z r17 = r15, 5, 27
	;;
	.mii
	xor r15 = r17, r15
	zxt2 r17 = r33
	;;
	mov r42 = r15
	.mmi
	addp4 r15 = r15, r0
	;;
	(p7) or r34 = r15, r14
	addp4 r15 = r41, r0
	.mmi
	adds r41 = 1, r41
	;;
	setf.sig f6 = r15
	mov r52 = r34
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mii
	getf.sig r14 = f6
	nop 0
	;;
	shr.u r16 = r14, 2
	.mmi
	and r14 = -4, r14
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	mov r44 = r14
	;;
	.mmi
	(p7) mov r36 = r19
	(p7) mov r35 = r18
	(p7) mov r45 = r33
	.mmi
	(p6) mov r33 = r0
	(p7) mov r51 = r20
	(p7) mov r46 = r17
	;;
	.mii
	nop 0
	(p7) shr r43 = r33, 2
	nop 0
	;;
	.mib
	nop 0
	(p7) extr r44 = r33, 2, 30
	br.call.sptk.many b0 = schar#
	;;
	.mmi
	mov r51 = r36
	mov r36 = r8
	mov r50 = r32
	.mmb
	mov r1 = r49
	mov r52 = r34
	br.call.sptk.many b0 = uchar#
	;;
	.mmi
	mov r51 = r35
	nop 0
	mov r50 = r32
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r34
	;;
	.mib
	nop 0
	unpack4.l r36 = r8, r36
	br.call.sptk.many b0 = sshort#
	;;
	.mmi
	mov r35 = r8
	mov r50 = r32
	mov r1 = r49
	.mmb
	mov r52 = r34
	mov r51 = r46
	br.call.sptk.many b0 = unshort#
	;;
	.mmi
	mov r50 = r32
	mov r1 = r49
	nop 0
	.mmi
	mov r52 = r34
	mov r51 = r45
	padd4 r40 = r36, r40
	;;
	.mib
	nop 0
	unpack4.l r35 = r8, r35
	br.call.sptk.many b0 = unint#
	;;
	.mmi
	mov r51 = r33
	mov r33 = r8
	mov r50 = r32
	.mmb
	mov r1 = r49
	mov r52 = r34
	br.call.sptk.many b0 = ullong#
	;;
	.mib
	nop 0
	extr r50 = r32, 2, 30
	nop 0
	.mmi
	mov r1 = r49
	mov r51 = r44
	padd4 r39 = r39, r35
	;;
	.mii
	nop 0
	extr r52 = r34, 2, 30
	nop 0
	;;
	.mib
	nop 0
	unpack4.l r33 = r8, r33
	br.call.sptk.many b0 = sint#
	;;
	.mib
	nop 0
	shr r50 = r32, 2
	nop 0
	.mmi
	mov r32 = r8
	mov r1 = r49
	shr r52 = r34, 2
	;;
	.mib
	mov r51 = r43
	padd4 r38 = r38, r33
	br.call.sptk.many b0 = sllong#
	;;
	.mmi
	mov r1 = r49
	;;
	nop 0
	unpack4.l r32 = r8, r32
	;;
	.mib
	nop 0
	padd4 r37 = r32, r37
	br.cloop.sptk.few .L102
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	mov ar.lc = 7
	.mlx
	nop 0
	movl r33 = @gprel(.LC0)
	;;
	.mmi
	st8 [r14] = r40
	mov r32 = r14
	adds r14 = 24, r12
	.mmi
	add r33 = r1, r33
	;;
	st8 [r14] = r39
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r38
	adds r14 = 40, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r37
	nop 0
	nop 0
	.align 32
.L103:
	.mib
	ld4 r51 = [r32], 4
	mov r50 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r49
	br.cloop.sptk.few .L103
	.mmb
	mov r8 = r0
	adds r19 = 56, r12
	nop 0
	.mmi
	adds r20 = 64, r12
	nop 0
	mov b0 = r47
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r48
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
