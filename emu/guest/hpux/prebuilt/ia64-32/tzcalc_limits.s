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
	adds r17 = -1601, r32
	addl r15 = 1969, r0
	.mmi
	adds r25 = -1970, r32
	addp4 r19 = 0,r8
	mov r1 = r35
	;;
	.mib
	nop 0
	sxt4 r21 = r23
	nop 0
	.mmi
	addp4 r17 = r17, r0
	cmp4.ge p6, p7 = r15, r32
	shladd r14 = r25, 3, r0
	;;
	.mmi
	shladd r16 = r21, 2, r0
	shladd r15 = r17, 2, r0
	adds r18 = 4, r19
	.mmb
	add r14 = r14, r25
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	add r16 = r16, r21
	add r15 = r15, r17
	shladd r14 = r14, 3, r0
	.mmi
	st4 [r18] = r32
	adds r24 = -1969, r32
	adds r22 = 8, r19
	;;
	.mmb
	shladd r20 = r16, 3, r0
	shladd r15 = r15, 3, r0
	nop 0
	.mii
	add r16 = r14, r25
	extr r24 = r24, 2, 30
	adds r26 = 64, r19
	;;
	.mmb
	add r20 = r20, r21
	add r18 = r15, r17
	nop 0
	.mmi
	shladd r25 = r16, 2, r0
	nop 0
	extr r23 = r23, 31, 1
	;;
	.mii
	nop 0
	shl r15 = r20, 10
	shl r14 = r18, 10
	.mmi
	add r16 = r16, r25
	;;
	sub r15 = r15, r20
	sub r14 = r14, r18
	.mii
	add r16 = r16, r24
	nop 0
	;;
	shl r15 = r15, 5
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	add r15 = r15, r21
	.mmi
	add r14 = r14, r17
	;;
	shladd r15 = r15, 2, r0
	shladd r14 = r14, 2, r0
	;;
	.mii
	add r15 = r15, r21
	add r14 = r14, r17
	;;
	shladd r15 = r15, 3, r0
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r21
	add r14 = r14, r17
	;;
	.mii
	nop 0
	shl r15 = r15, 5
	shl r14 = r14, 5
	;;
	.mii
	sub r15 = r15, r21
	sub r14 = r14, r17
	;;
	shr r15 = r15, 37
	.mii
	nop 0
	shr.u r14 = r14, 39
	;;
	sub r15 = r23, r15
	;;
	.mii
	add r16 = r16, r15
	nop 0
	;;
	add r16 = r16, r14
.L16:
	.mmi
	addp4 r15 = 0,r22
	;;
	ld1 r17 = [r15]
	adds r14 = 12, r15
	.mmi
	adds r18 = 24, r15
	;;
	nop 0
	sxt1 r17 = r17
	.mii
	addp4 r14 = 0,r14
	addp4 r18 = 0,r18
	;;
	cmp4.ne p6, p7 = 74, r17
	.mmb
	ld4 r14 = [r14]
	nop 0
	(p7) br.cond.dpnt .L29
	;;
	.mib
	cmp4.ne p6, p7 = 68, r17
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	nop 0
	(p7) add r14 = r16, r14
	adds r20 = 16, r15
	.mmi
	ld4 r18 = [r18]
	adds r15 = 20, r15
	adds r22 = 28, r22
	;;
	.mmi
	shladd r17 = r14, 1, r0
	addp4 r20 = 0,r20
	addp4 r15 = 0,r15
	.mmi
	cmp4.ne p6, p7 = r22, r26
	;;
	add r14 = r17, r14
	nop 0
	.mmi
	ld4 r20 = [r20]
	;;
	shladd r17 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r17 = r17, r14
	;;
	shladd r14 = r17, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r17
	;;
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	.mmi
	add r14 = r14, r20
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	(p6) br.cond.dptk .L16
.L31:
	.mmi
	adds r15 = 28, r19
	adds r14 = 56, r19
	addl r8 = 1, r0
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	cmp4.gt p6, p7 = r14, r15
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
	and r17 = 3, r32
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r17
	shladd r17 = r32, 4, r0
	(p6) br.cond.dptk .L9
	;;
	.mmi
	add r20 = r17, r32
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
	(p6) addl r17 = 48, r0
	nop 0
	nop 0
.L10:
	.mmi
	adds r18 = 4, r15
	nop 0
	addl r21 = @ltoffx(__month_lengths#), r1
	;;
	.mmi
	addp4 r18 = 0,r18
	ld8.mov r21 = [r21], __month_lengths#
	nop 0
	;;
	.mmi
	addp4 r21 = r17, r21
	ld4 r17 = [r18]
	nop 0
	;;
	.mmi
	cmp4.ge p6, p7 = 1, r17
	shladd r17 = r17, 2, r0
	mov r18 = r21
	;;
	.mib
	adds r17 = -4, r17
	(p6) mov r20 = r16
	(p6) br.cond.dpnt .L11
	;;
	.mii
	add r21 = r17, r21
	mov r20 = r16
	;;
	sub r17 = r21, r18
	;;
	.mii
	adds r17 = -4, r17
	nop 0
	;;
	extr.u r17 = r17, 2, 30
	;;
	.mii
	nop 0
	mov ar.lc = r17
	nop 0
	.align 32
.L12:
	.mmi
	addp4 r17 = 0,r18
	nop 0
	adds r18 = 4, r18
	;;
	.mmi
	nop 0
	ld4 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	add r20 = r20, r17
	br.cloop.sptk.few .L12
	.mmi
	addp4 r21 = 0,r21
	nop 0
	nop 0
	;;
.L11:
	.mii
	adds r18 = 4, r20
	adds r17 = 8, r15
	;;
	sxt4 r24 = r18
	.mmi
	addp4 r23 = 0,r17
	;;
	shladd r17 = r24, 3, r0
	extr r25 = r18, 31, 1
	;;
	.mmi
	add r17 = r17, r24
	;;
	nop 0
	shl r27 = r17, 6
	;;
	.mmi
	add r17 = r17, r27
	;;
	shladd r17 = r17, 3, r0
	nop 0
	;;
	.mmi
	add r17 = r17, r24
	;;
	nop 0
	shl r27 = r17, 15
	;;
	.mmi
	add r17 = r17, r27
	;;
	shladd r17 = r17, 3, r0
	nop 0
	;;
	.mmi
	add r17 = r17, r24
	;;
	shladd r17 = r17, 1, r0
	nop 0
	;;
	.mmi
	add r17 = r17, r24
	;;
	nop 0
	shr r17 = r17, 34
	;;
	.mmi
	sub r17 = r17, r25
	;;
	shladd r24 = r17, 3, r0
	nop 0
	;;
	.mii
	sub r17 = r24, r17
	nop 0
	;;
	sub r18 = r18, r17
	.mii
	ld4 r17 = [r21]
	nop 0
	;;
	sub r18 = r14, r18
	.mmi
	ld4 r14 = [r23]
	;;
	adds r21 = -1, r14
	cmp4.le p6, p7 = r0, r18
	;;
	.mii
	shladd r14 = r21, 3, r0
	(p7) adds r18 = 7, r18
	;;
	sub r14 = r14, r21
	;;
	.mmi
	nop 0
	add r14 = r14, r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r17, r14
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
	cmp4.le p6, p7 = r17, r14
	(p6) br.cond.dptk .L15
.L14:
	.mmi
	add r14 = r14, r20
	adds r20 = 16, r15
	nop 0
	.mmi
	adds r18 = 24, r15
	adds r15 = 20, r15
	adds r22 = 28, r22
	;;
	.mmi
	shladd r17 = r14, 1, r0
	addp4 r20 = 0,r20
	addp4 r18 = 0,r18
	.mii
	addp4 r15 = 0,r15
	cmp4.ne p6, p7 = r22, r26
	;;
	add r14 = r17, r14
	.mmi
	ld4 r20 = [r20]
	ld4 r18 = [r18]
	nop 0
	;;
	.mmi
	shladd r17 = r14, 4, r0
	;;
	sub r17 = r17, r14
	nop 0
	;;
	.mmi
	shladd r14 = r17, 4, r0
	;;
	sub r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	add r14 = r14, r20
	;;
	.mmi
	nop 0
	add r14 = r14, r18
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L31
.L9:
	.mmi
	add r17 = r17, r32
	;;
	nop 0
	dep.z r18 = r17, 5, 27
	;;
	.mmi
	sub r17 = r18, r17
	;;
	shladd r17 = r17, 4, r0
	nop 0
	;;
	.mmi
	add r17 = r17, r32
	;;
	nop 0
	dep.z r17 = r17, 7, 25
	;;
	.mmi
	sub r17 = r17, r32
	;;
	shladd r18 = r17, 2, r0
	nop 0
	;;
	.mmi
	sub r17 = r18, r17
	;;
	shladd r18 = r17, 3, r0
	nop 0
	;;
	.mmi
	add r17 = r17, r18
	;;
	shladd r17 = r17, 4, r0
	nop 0
	;;
	.mmi
	sub r17 = r17, r32
	;;
	shladd r18 = r17, 3, r0
	nop 0
	;;
	.mlx
	sub r17 = r18, r17
	movl r18 = 85899344
	;;
	.mmi
	add r17 = r17, r18
	;;
	nop 0
	mix4.r r18 = r17, r17
	.mlx
	nop 0
	movl r17 = 10737418
	;;
	.mii
	nop 0
	shr.u r18 = r18, 4
	;;
	cmp4.geu p6, p7 = r17, r18
	;;
	.mmi
	(p6) addl r18 = 1, r0
	;;
	(p7) mov r18 = r0
	nop 0
	;;
	.mmi
	shladd r17 = r18, 1, r0
	;;
	add r17 = r17, r18
	nop 0
	;;
	.mib
	nop 0
	shladd r17 = r17, 4, r0
	br .L10
	;;
.L29:
	.mmi
	and r17 = 3, r32
	nop 0
	add r21 = r16, r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r17
	shladd r17 = r32, 4, r0
	(p6) br.cond.dptk .L4
	;;
	.mmi
	add r20 = r17, r32
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
	adds r20 = 16, r15
	nop 0
	.mmi
	adds r18 = 24, r15
	adds r15 = 20, r15
	adds r22 = 28, r22
	;;
	.mmi
	shladd r17 = r14, 1, r0
	addp4 r20 = 0,r20
	addp4 r18 = 0,r18
	.mii
	addp4 r15 = 0,r15
	cmp4.ne p6, p7 = r22, r26
	;;
	add r14 = r17, r14
	.mmi
	ld4 r20 = [r20]
	ld4 r18 = [r18]
	nop 0
	;;
	.mmi
	shladd r17 = r14, 4, r0
	;;
	sub r17 = r17, r14
	nop 0
	;;
	.mmi
	shladd r14 = r17, 4, r0
	;;
	sub r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	add r14 = r14, r20
	;;
	.mmi
	nop 0
	add r14 = r14, r18
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L31
.L4:
	.mmi
	add r18 = r17, r32
	;;
	nop 0
	dep.z r17 = r18, 5, 27
	;;
	.mmi
	sub r17 = r17, r18
	;;
	shladd r17 = r17, 4, r0
	nop 0
	;;
	.mmi
	add r17 = r17, r32
	;;
	nop 0
	dep.z r17 = r17, 7, 25
	;;
	.mmi
	sub r17 = r17, r32
	;;
	shladd r18 = r17, 2, r0
	nop 0
	;;
	.mmi
	sub r17 = r18, r17
	;;
	shladd r18 = r17, 3, r0
	nop 0
	;;
	.mmi
	add r17 = r17, r18
	;;
	shladd r17 = r17, 4, r0
	nop 0
	;;
	.mmi
	sub r17 = r17, r32
	;;
	shladd r18 = r17, 3, r0
	nop 0
	;;
	.mlx
	sub r17 = r18, r17
	movl r18 = 85899344
	;;
	.mmi
	add r17 = r17, r18
	;;
	nop 0
	mix4.r r18 = r17, r17
	.mlx
	nop 0
	movl r17 = 10737418
	;;
	.mii
	nop 0
	shr.u r18 = r18, 4
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r17, r18
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
