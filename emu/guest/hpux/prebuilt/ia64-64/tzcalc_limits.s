// 936a068318cc846f4955a0586bc6d49d newlib/libc/time/tzcalc_limits.c
	.file	"tzcalc_limits.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __tzcalc_limits#
	.type	__tzcalc_limits#, @function
	.proc __tzcalc_limits#
__tzcalc_limits:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 0, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	;;
	.mib
	nop 0
	.save ar.lc, r36
	mov r36 = ar.lc
	.body
	br.call.sptk.many b0 = __gettzinfo#
	;;
	.mmi
	adds r23 = -1901, r32
	adds r18 = -1601, r32
	adds r20 = -1970, r32
	.mmi
	addl r15 = 1969, r0
	adds r26 = 4, r8
	mov r1 = r35
	;;
	.mmi
	adds r24 = -1969, r32
	addp4 r18 = r18, r0
	sxt4 r22 = r23
	.mmi
	cmp4.ge p6, p7 = r15, r32
	shladd r14 = r20, 3, r0
	mov r19 = r8
	;;
	.mmi
	shladd r16 = r22, 2, r0
	shladd r15 = r18, 2, r0
	extr r24 = r24, 2, 30
	.mmi
	add r14 = r14, r20
	adds r17 = 8, r8
	adds r25 = 88, r8
	;;
	.mmi
	add r16 = r16, r22
	add r15 = r15, r18
	nop 0
	.mmb
	shladd r14 = r14, 3, r0
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L1
	;;
	.mmb
	shladd r21 = r16, 3, r0
	shladd r15 = r15, 3, r0
	nop 0
	.mmi
	add r16 = r14, r20
	st4 [r26] = r32
	extr r23 = r23, 31, 1
	;;
	.mmi
	add r21 = r21, r22
	add r20 = r15, r18
	shladd r26 = r16, 2, r0
	;;
	.mii
	nop 0
	shl r15 = r21, 10
	shl r14 = r20, 10
	.mmi
	add r16 = r16, r26
	;;
	sub r15 = r15, r21
	sub r14 = r14, r20
	.mii
	add r16 = r16, r24
	nop 0
	;;
	shl r15 = r15, 5
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	add r15 = r15, r22
	.mmi
	add r14 = r14, r18
	;;
	shladd r15 = r15, 2, r0
	shladd r14 = r14, 2, r0
	;;
	.mii
	add r15 = r15, r22
	add r14 = r14, r18
	;;
	shladd r15 = r15, 3, r0
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r22
	add r14 = r14, r18
	;;
	.mii
	nop 0
	shl r15 = r15, 5
	shl r14 = r14, 5
	;;
	.mii
	sub r15 = r15, r22
	sub r14 = r14, r18
	;;
	shr r15 = r15, 37
	.mii
	nop 0
	shr.u r14 = r14, 39
	;;
	sub r15 = r23, r15
	;;
	.mii
	add r15 = r16, r15
	nop 0
	;;
	add r15 = r15, r14
.L16:
	.mmi
	ld1 r16 = [r17]
	adds r14 = 12, r17
	adds r18 = 32, r17
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	.mmi
	ld4 r14 = [r14]
	nop 0
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 74, r16
	nop 0
	(p7) br.cond.dpnt .L29
	;;
	.mib
	cmp4.ne p6, p7 = 68, r16
	adds r16 = 16, r17
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	(p7) add r14 = r15, r14
	ld8 r22 = [r18]
	adds r21 = 24, r17
	.mmi
	adds r17 = 40, r17
	ld4 r16 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	cmp.ne p6, p7 = r17, r25
	;;
	.mmi
	shladd r20 = r14, 1, r0
	;;
	add r20 = r20, r14
	sxt4 r14 = r16
	;;
	.mmi
	shladd r18 = r20, 4, r0
	;;
	sub r18 = r18, r20
	nop 0
	;;
	.mmi
	shladd r16 = r18, 4, r0
	;;
	sub r16 = r16, r18
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r16, 7
	;;
	add r14 = r14, r16
	;;
	.mmi
	nop 0
	add r14 = r14, r22
	nop 0
	;;
	.mib
	st8 [r21] = r14
	nop 0
	(p6) br.cond.dptk .L16
.L31:
	.mmi
	adds r15 = 32, r19
	adds r14 = 72, r19
	addl r8 = 1, r0
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	cmp.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	st4 [r19] = r14
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov ar.lc = r36
	br.ret.sptk.many b0
.L30:
	.mmi
	nop 0
	and r16 = 3, r32
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r16
	shladd r16 = r32, 4, r0
	(p6) br.cond.dptk .L9
	;;
	.mmi
	add r20 = r16, r32
	;;
	nop 0
	dep.z r18 = r20, 5, 27
	;;
	.mmi
	sub r18 = r18, r20
	;;
	shladd r18 = r18, 4, r0
	nop 0
	;;
	.mmi
	add r18 = r18, r32
	;;
	nop 0
	dep.z r18 = r18, 7, 25
	;;
	.mmi
	sub r18 = r18, r32
	;;
	shladd r20 = r18, 2, r0
	nop 0
	;;
	.mmi
	sub r18 = r20, r18
	;;
	shladd r20 = r18, 3, r0
	nop 0
	;;
	.mmi
	add r18 = r18, r20
	;;
	shladd r18 = r18, 4, r0
	nop 0
	;;
	.mmi
	sub r18 = r18, r32
	;;
	shladd r20 = r18, 3, r0
	nop 0
	;;
	.mlx
	sub r18 = r20, r18
	movl r20 = 85899344
	;;
	.mmi
	add r18 = r18, r20
	;;
	nop 0
	mix4.r r20 = r18, r18
	.mlx
	nop 0
	movl r18 = 42949672
	;;
	.mii
	nop 0
	shr.u r20 = r20, 2
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r18, r20
	(p7) br.cond.dptk .L9
	;;
	.mmi
	(p6) addl r21 = 48, r0
	nop 0
	nop 0
.L10:
	.mmi
	adds r16 = 4, r17
	;;
	ld4 r22 = [r16]
	addl r16 = @ltoffx(__month_lengths#), r1
	;;
	.mmi
	adds r20 = -1, r22
	ld8.mov r16 = [r16], __month_lengths#
	cmp4.ge p6, p7 = 1, r22
	;;
	.mmi
	addp4 r20 = r20, r0
	nop 0
	add r21 = r21, r16
	.mmb
	(p6) mov r18 = r15
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	shladd r20 = r20, 2, r0
	mov r16 = r21
	mov r18 = r15
	;;
	.mii
	adds r20 = -4, r20
	nop 0
	;;
	shr.u r20 = r20, 2
	;;
	.mii
	nop 0
	mov ar.lc = r20
	nop 0
	.align 32
.L12:
	.mmi
	nop 0
	ld4 r20 = [r16], 4
	nop 0
	;;
	.mib
	nop 0
	add r18 = r18, r20
	br.cloop.sptk.few .L12
	.mii
	nop 0
	sxt4 r22 = r22
	;;
	shladd r22 = r22, 2, r0
	;;
	.mii
	adds r22 = -4, r22
	nop 0
	;;
	add r21 = r21, r22
.L11:
	.mii
	adds r20 = 4, r18
	adds r23 = 8, r17
	;;
	sxt4 r22 = r20
	;;
	.mii
	shladd r16 = r22, 3, r0
	extr r24 = r20, 31, 1
	;;
	add r16 = r16, r22
	;;
	.mii
	nop 0
	shl r26 = r16, 6
	;;
	add r16 = r16, r26
	;;
	.mmi
	shladd r16 = r16, 3, r0
	;;
	add r16 = r16, r22
	nop 0
	;;
	.mii
	nop 0
	shl r26 = r16, 15
	;;
	add r16 = r16, r26
	;;
	.mmi
	shladd r16 = r16, 3, r0
	;;
	add r16 = r16, r22
	nop 0
	;;
	.mmi
	shladd r16 = r16, 1, r0
	;;
	add r16 = r16, r22
	nop 0
	;;
	.mii
	nop 0
	shr r16 = r16, 34
	;;
	sub r16 = r16, r24
	;;
	.mmi
	shladd r22 = r16, 3, r0
	;;
	sub r16 = r22, r16
	nop 0
	;;
	.mmi
	sub r20 = r20, r16
	ld4 r16 = [r21]
	nop 0
	;;
	.mmi
	sub r20 = r14, r20
	ld4 r14 = [r23]
	nop 0
	;;
	.mmi
	adds r21 = -1, r14
	nop 0
	cmp4.le p6, p7 = r0, r20
	;;
	.mii
	shladd r14 = r21, 3, r0
	(p7) adds r20 = 7, r20
	;;
	sub r14 = r14, r21
	;;
	.mmi
	nop 0
	add r14 = r14, r20
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r16, r14
	(p6) br.cond.dpnt .L14
	.align 32
.L15:
	.mmi
	nop 0
	adds r14 = -7, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r16, r14
	(p6) br.cond.dptk .L15
.L14:
	.mmi
	add r14 = r14, r18
	adds r18 = 32, r17
	adds r16 = 16, r17
	.mii
	adds r21 = 24, r17
	adds r17 = 40, r17
	;;
	sxt4 r14 = r14
	.mmi
	ld8 r22 = [r18]
	ld4 r16 = [r16]
	cmp.ne p6, p7 = r17, r25
	;;
	.mmi
	shladd r20 = r14, 1, r0
	;;
	add r20 = r20, r14
	sxt4 r14 = r16
	;;
	.mmi
	shladd r18 = r20, 4, r0
	;;
	sub r18 = r18, r20
	nop 0
	;;
	.mmi
	shladd r16 = r18, 4, r0
	;;
	sub r16 = r16, r18
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r16, 7
	;;
	add r14 = r14, r16
	;;
	.mmi
	nop 0
	add r14 = r14, r22
	nop 0
	;;
	.mib
	st8 [r21] = r14
	nop 0
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L31
.L9:
	.mmi
	add r16 = r16, r32
	;;
	nop 0
	dep.z r18 = r16, 5, 27
	;;
	.mmi
	sub r16 = r18, r16
	;;
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r32
	;;
	nop 0
	dep.z r16 = r16, 7, 25
	;;
	.mmi
	sub r16 = r16, r32
	;;
	shladd r18 = r16, 2, r0
	nop 0
	;;
	.mmi
	sub r16 = r18, r16
	;;
	shladd r18 = r16, 3, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r18
	;;
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mmi
	sub r16 = r16, r32
	;;
	shladd r18 = r16, 3, r0
	nop 0
	;;
	.mlx
	sub r16 = r18, r16
	movl r18 = 85899344
	;;
	.mmi
	add r16 = r16, r18
	;;
	nop 0
	mix4.r r18 = r16, r16
	.mlx
	nop 0
	movl r16 = 10737418
	;;
	.mii
	nop 0
	shr.u r18 = r18, 4
	;;
	cmp4.geu p6, p7 = r16, r18
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	nop 0
	;;
	.mmi
	shladd r21 = r16, 1, r0
	;;
	add r21 = r21, r16
	nop 0
	;;
	.mib
	nop 0
	shladd r21 = r21, 4, r0
	br .L10
	;;
.L29:
	.mmi
	and r16 = 3, r32
	nop 0
	add r21 = r15, r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r16
	shladd r16 = r32, 4, r0
	(p6) br.cond.dptk .L4
	;;
	.mmi
	add r20 = r16, r32
	;;
	nop 0
	dep.z r18 = r20, 5, 27
	;;
	.mmi
	sub r18 = r18, r20
	;;
	shladd r18 = r18, 4, r0
	nop 0
	;;
	.mmi
	add r18 = r18, r32
	;;
	nop 0
	dep.z r18 = r18, 7, 25
	;;
	.mmi
	sub r18 = r18, r32
	;;
	shladd r20 = r18, 2, r0
	nop 0
	;;
	.mmi
	sub r18 = r20, r18
	;;
	shladd r20 = r18, 3, r0
	nop 0
	;;
	.mmi
	add r18 = r18, r20
	;;
	shladd r18 = r18, 4, r0
	nop 0
	;;
	.mmi
	sub r18 = r18, r32
	;;
	shladd r20 = r18, 3, r0
	nop 0
	;;
	.mlx
	sub r18 = r20, r18
	movl r20 = 85899344
	;;
	.mmi
	add r18 = r18, r20
	;;
	nop 0
	mix4.r r20 = r18, r18
	.mlx
	nop 0
	movl r18 = 42949672
	;;
	.mii
	nop 0
	shr.u r20 = r20, 2
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r18, r20
	(p7) br.cond.dptk .L4
	;;
	.mmi
	cmp4.lt p6, p7 = 59, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	add r21 = r21, r14
	;;
.L6:
	.mmi
	adds r14 = -1, r21
	adds r18 = 32, r17
	adds r16 = 16, r17
	.mii
	adds r21 = 24, r17
	adds r17 = 40, r17
	;;
	sxt4 r14 = r14
	.mmi
	ld8 r22 = [r18]
	ld4 r16 = [r16]
	cmp.ne p6, p7 = r17, r25
	;;
	.mmi
	shladd r20 = r14, 1, r0
	;;
	add r20 = r20, r14
	sxt4 r14 = r16
	;;
	.mmi
	shladd r18 = r20, 4, r0
	;;
	sub r18 = r18, r20
	nop 0
	;;
	.mmi
	shladd r16 = r18, 4, r0
	;;
	sub r16 = r16, r18
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r16, 7
	;;
	add r14 = r14, r16
	;;
	.mmi
	nop 0
	add r14 = r14, r22
	nop 0
	;;
	.mib
	st8 [r21] = r14
	nop 0
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L31
.L4:
	.mmi
	add r18 = r16, r32
	;;
	nop 0
	dep.z r16 = r18, 5, 27
	;;
	.mmi
	sub r16 = r16, r18
	;;
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r32
	;;
	nop 0
	dep.z r16 = r16, 7, 25
	;;
	.mmi
	sub r16 = r16, r32
	;;
	shladd r18 = r16, 2, r0
	nop 0
	;;
	.mmi
	sub r16 = r18, r16
	;;
	shladd r18 = r16, 3, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r18
	;;
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mmi
	sub r16 = r16, r32
	;;
	shladd r18 = r16, 3, r0
	nop 0
	;;
	.mlx
	sub r16 = r18, r16
	movl r18 = 85899344
	;;
	.mmi
	add r16 = r16, r18
	;;
	nop 0
	mix4.r r18 = r16, r16
	.mlx
	nop 0
	movl r16 = 10737418
	;;
	.mii
	nop 0
	shr.u r18 = r18, 4
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r18
	(p6) br.cond.dptk .L6
	;;
	.mmi
	cmp4.lt p6, p7 = 59, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r21 = r21, r14
	br .L6
	.endp __tzcalc_limits#
	.global __gettzinfo#
	.type	__gettzinfo#, @function
	.ident	"GCC: (GNU) 12.2.0"
