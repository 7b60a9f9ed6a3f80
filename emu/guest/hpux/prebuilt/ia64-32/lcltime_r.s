// 4ebb21049fba5dabf8166c927141cdc5 newlib/libc/time/lcltime_r.c
	.file	"lcltime_r.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global localtime_r#
	.type	localtime_r#, @function
	.proc localtime_r#
localtime_r:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 2, 0
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	.mmi
	addp4 r32 = 0,r32
	nop 0
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __gettzinfo#
	;;
	.mmi
	mov r1 = r41
	addp4 r36 = 0,r8
	nop 0
	.mmb
	mov r43 = r33
	mov r42 = r32
	br.call.sptk.many b0 = gmtime_r#
	;;
	.mii
	addp4 r34 = 0,r8
	mov r1 = r41
	;;
	adds r37 = 20, r34
	;;
	.mmi
	ld4 r35 = [r37]
	;;
	and r14 = 3, r35
	adds r35 = 1900, r35
	;;
	.mib
	shladd r16 = r35, 4, r0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	;;
	.mmi
	add r15 = r16, r35
	;;
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r35
	;;
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mlx
	sub r14 = r15, r14
	movl r15 = 85899344
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	mix4.r r15 = r14, r14
	.mlx
	nop 0
	movl r14 = 42949672
	;;
	.mii
	nop 0
	shr.u r15 = r15, 2
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r15
	(p7) br.cond.dptk .L2
	;;
	.mmi
	(p6) addl r38 = 48, r0
	nop 0
	nop 0
	.mmi
	addl r15 = @ltoffx(__month_lengths#), r1
	;;
	ld8.mov r15 = [r15], __month_lengths#
	nop 0
	;;
	.mib
	addp4 r38 = r38, r15
	nop 0
	br.call.sptk.many b0 = __tz_lock#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = _tzset_unlocked#
	;;
	.mmi
	mov r1 = r41
	;;
	addl r14 = @ltoffx(_daylight#), r1
	nop 0
	;;
	.mmi
	ld8.mov r14 = [r14], _daylight#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
.L46:
	.mmi
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r35, r14
	(p6) br.cond.dpnt .L5
.L8:
	.mmi
	nop 0
	adds r14 = 28, r36
	nop 0
	.mmi
	ld4 r16 = [r36]
	ld4 r15 = [r32]
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dptk .L45
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r14, r15
	(p7) br.cond.dptk .L4
	.mmi
	adds r14 = 56, r36
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	cmp4.lt p6, p7 = r15, r14
	adds r15 = 32, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	cmp4.eq p6, p7 = 1, r14
	.mmb
	nop 0
	st4 [r15] = r14
	(p7) br.cond.dpnt .L11
.L14:
	.mmi
	adds r36 = 60, r36
	ld4 r17 = [r34]
	mov r18 = r34
	.mmi
	adds r21 = 8, r34
	;;
	ld4 r19 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r16 = r19
	;;
	extr r20 = r19, 31, 1
	.mii
	nop 0
	shl r15 = r16, 5
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r14 = r15, 3, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shr r16 = r14, 43
	;;
	mov r14 = r16
	.mmi
	sub r16 = r16, r20
	;;
	shladd r15 = r16, 4, r0
	sub r14 = r14, r20
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r16 = r15, 4, r0
	nop 0
	;;
	.mmi
	sub r16 = r16, r15
	;;
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mmi
	sub r16 = r19, r16
	;;
	nop 0
	sxt4 r19 = r16
	;;
	.mii
	shladd r15 = r19, 4, r0
	extr r22 = r16, 31, 1
	;;
	add r15 = r15, r19
	;;
	.mii
	nop 0
	shl r20 = r15, 8
	;;
	add r15 = r15, r20
	;;
	.mii
	nop 0
	shl r20 = r15, 16
	;;
	add r15 = r15, r20
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r19
	nop 0
	;;
	.mii
	nop 0
	shr r20 = r15, 37
	nop 0
	;;
	.mmi
	mov r15 = r20
	nop 0
	sub r20 = r20, r22
	;;
	.mii
	shladd r19 = r20, 4, r0
	sub r15 = r15, r22
	;;
	sub r19 = r19, r20
	;;
	.mmi
	shladd r19 = r19, 2, r0
	;;
	sub r16 = r16, r19
	nop 0
	;;
	.mmi
	sub r17 = r17, r16
	;;
	st4 [r18] = r17, 4
	cmp4.ge p6, p7 = 59, r17
	;;
	.mmi
	nop 0
	ld4 r16 = [r18]
	nop 0
	;;
	.mmi
	sub r16 = r16, r15
	ld4 r15 = [r21]
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	st4 [r18] = r16
	nop 0
	;;
	.mib
	st4 [r21] = r14
	nop 0
	(p6) br.cond.dptk .L15
.L47:
	.mmi
	adds r16 = 1, r16
	nop 0
	adds r17 = -60, r17
	;;
	.mmi
	nop 0
	st4 [r18] = r16
	cmp4.ge p6, p7 = 59, r16
	.mmb
	nop 0
	st4 [r34] = r17
	(p6) br.cond.dptk .L17
.L48:
	.mmi
	adds r14 = 1, r14
	nop 0
	adds r16 = -60, r16
	;;
	.mmi
	nop 0
	st4 [r21] = r14
	cmp4.ge p6, p7 = 23, r14
	.mmb
	nop 0
	st4 [r18] = r16
	(p6) br.cond.dptk .L19
.L49:
	.mmi
	adds r16 = 28, r34
	adds r17 = 24, r34
	nop 0
	.mmi
	adds r18 = 12, r34
	adds r19 = 16, r34
	adds r14 = -24, r14
	;;
	.mmi
	ld4 r15 = [r16]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mmi
	st4 [r16] = r15
	ld4 r15 = [r17]
	nop 0
	;;
	.mmi
	adds r15 = 1, r15
	;;
	cmp4.ge p6, p7 = 6, r15
	nop 0
	;;
	.mmi
	(p6) st4 [r17] = r15
	ld4 r15 = [r18]
	nop 0
	.mmi
	(p7) st4 [r17] = r0
	ld4.a r17 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mmi
	st4 [r18] = r15
	st4 [r21] = r14
	shladd r14 = r17, 2, r0
	.mmi
	chk.a.clr r17, .L54
.L55:
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r14, r15
	(p7) br.cond.dptk .L22
	;;
	.mmi
	cmp4.eq p6, p7 = 11, r17
	sub r15 = r15, r14
	adds r14 = 1, r17
	;;
	.mmi
	st4 [r18] = r15
	(p6) st4 [r19] = r0
	nop 0
	;;
	.mmi
	nop 0
	(p6) ld4 r14 = [r37]
	nop 0
	;;
	.mmi
	(p6) adds r14 = 1, r14
	;;
	(p6) st4 [r37] = r14
	nop 0
	.mmi
	(p7) st4 [r19] = r14
	;;
	(p6) st4 [r16] = r0
	nop 0
.L22:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r41
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L2:
	.mmi
	add r16 = r16, r35
	;;
	nop 0
	dep.z r14 = r16, 5, 27
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r35
	;;
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mlx
	sub r14 = r15, r14
	movl r15 = 85899344
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	mix4.r r15 = r14, r14
	.mlx
	nop 0
	movl r14 = 10737418
	;;
	.mii
	nop 0
	shr.u r15 = r15, 4
	;;
	cmp4.geu p6, p7 = r14, r15
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	addl r15 = @ltoffx(__month_lengths#), r1
	;;
	.mmi
	shladd r38 = r14, 4, r0
	ld8.mov r15 = [r15], __month_lengths#
	nop 0
	;;
	.mib
	addp4 r38 = r38, r15
	nop 0
	br.call.sptk.many b0 = __tz_lock#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = _tzset_unlocked#
	;;
	.mmi
	mov r1 = r41
	;;
	addl r14 = @ltoffx(_daylight#), r1
	nop 0
	;;
	.mmi
	ld8.mov r14 = [r14], _daylight#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L46
.L4:
	.mmi
	nop 0
	adds r14 = 32, r34
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	nop 0
.L11:
	.mmi
	nop 0
	adds r36 = 32, r36
	nop 0
	;;
	.mmi
	ld4 r19 = [r36]
	nop 0
	nop 0
	;;
.L51:
	.mii
	ld4 r17 = [r34]
	extr r20 = r19, 31, 1
	sxt4 r16 = r19
	.mmb
	mov r18 = r34
	adds r21 = 8, r34
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r16, 5
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r14 = r15, 3, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shr r16 = r14, 43
	;;
	mov r14 = r16
	.mmi
	sub r16 = r16, r20
	;;
	shladd r15 = r16, 4, r0
	sub r14 = r14, r20
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r16 = r15, 4, r0
	nop 0
	;;
	.mmi
	sub r16 = r16, r15
	;;
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mmi
	sub r16 = r19, r16
	;;
	nop 0
	sxt4 r19 = r16
	;;
	.mii
	shladd r15 = r19, 4, r0
	extr r22 = r16, 31, 1
	;;
	add r15 = r15, r19
	;;
	.mii
	nop 0
	shl r20 = r15, 8
	;;
	add r15 = r15, r20
	;;
	.mii
	nop 0
	shl r20 = r15, 16
	;;
	add r15 = r15, r20
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r19
	nop 0
	;;
	.mii
	nop 0
	shr r20 = r15, 37
	nop 0
	;;
	.mmi
	mov r15 = r20
	nop 0
	sub r20 = r20, r22
	;;
	.mii
	shladd r19 = r20, 4, r0
	sub r15 = r15, r22
	;;
	sub r19 = r19, r20
	;;
	.mmi
	shladd r19 = r19, 2, r0
	;;
	sub r16 = r16, r19
	nop 0
	;;
	.mmi
	sub r17 = r17, r16
	;;
	st4 [r18] = r17, 4
	cmp4.ge p6, p7 = 59, r17
	;;
	.mmi
	nop 0
	ld4 r16 = [r18]
	nop 0
	;;
	.mmi
	sub r16 = r16, r15
	ld4 r15 = [r21]
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	st4 [r18] = r16
	nop 0
	;;
	.mib
	st4 [r21] = r14
	nop 0
	(p7) br.cond.dptk .L47
.L15:
	.mmi
	cmp4.le p6, p7 = r0, r17
	;;
	(p7) adds r16 = -1, r16
	(p7) adds r17 = 60, r17
	;;
	.mmi
	nop 0
	(p7) st4 [r18] = r16
	nop 0
	.mmb
	(p7) st4 [r34] = r17
	cmp4.ge p6, p7 = 59, r16
	(p7) br.cond.dptk .L48
	;;
.L17:
	.mmi
	cmp4.le p6, p7 = r0, r16
	;;
	(p7) adds r14 = -1, r14
	(p7) adds r16 = 60, r16
	;;
	.mmi
	nop 0
	(p7) st4 [r21] = r14
	nop 0
	.mmb
	(p7) st4 [r18] = r16
	cmp4.ge p6, p7 = 23, r14
	(p7) br.cond.dptk .L49
	;;
.L19:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L22
	.mmi
	adds r16 = 28, r34
	adds r17 = 24, r34
	adds r18 = 12, r34
	.mmi
	adds r14 = 24, r14
	;;
	ld4 r15 = [r16]
	nop 0
	;;
	.mmi
	adds r15 = -1, r15
	;;
	st4 [r16] = r15
	nop 0
	.mmi
	ld4 r15 = [r17]
	;;
	adds r15 = -1, r15
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r0, r15
	;;
	(p7) addl r15 = 6, r0
	nop 0
	;;
	.mmi
	st4 [r17] = r15
	ld4 r15 = [r18]
	nop 0
	;;
	.mmi
	adds r15 = -1, r15
	;;
	st4 [r18] = r15
	cmp4.ne p6, p7 = 0, r15
	.mmb
	nop 0
	st4 [r21] = r14
	(p6) br.cond.dptk .L22
	.mmi
	adds r15 = 16, r34
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	cmp4.gt p6, p7 = r0, r14
	nop 0
	(p6) br.cond.dpnt .L50
	;;
	.mii
	(p7) st4 [r15] = r14
	(p7) shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r38
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	.mmi
	nop 0
	;;
	st4 [r18] = r14
	nop 0
.L52:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r41
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	;;
.L5:
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = __tzcalc_limits#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L8
	.mmi
	adds r14 = 32, r34
	addl r15 = -1, r0
	adds r36 = 32, r36
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	;;
	.mib
	ld4 r19 = [r36]
	nop 0
	br .L51
.L45:
	.mmi
	cmp4.gt p6, p7 = r14, r15
	;;
	(p7) adds r14 = 32, r34
	(p7) addl r15 = 1, r0
	;;
	.mib
	(p7) st4 [r14] = r15
	nop 0
	(p7) br.cond.dptk .L14
	.mmi
	adds r14 = 56, r36
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	cmp4.lt p6, p7 = r15, r14
	adds r15 = 32, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	cmp4.eq p6, p7 = 1, r14
	.mmb
	nop 0
	st4 [r15] = r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L11
.L50:
	.mmi
	addl r14 = 11, r0
	;;
	st4 [r15] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r37]
	;;
	adds r15 = -1, r14
	adds r14 = 1899, r14
	;;
	.mmi
	and r17 = 3, r15
	st4 [r37] = r15
	shladd r19 = r14, 4, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p6) br.cond.dptk .L28
	.mmi
	add r17 = r19, r14
	;;
	nop 0
	dep.z r15 = r17, 5, 27
	;;
	.mmi
	sub r15 = r15, r17
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	.mmi
	sub r15 = r15, r14
	;;
	shladd r17 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r17, r15
	;;
	shladd r17 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	shladd r17 = r15, 3, r0
	nop 0
	;;
	.mlx
	sub r15 = r17, r15
	movl r17 = 85899344
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	mix4.r r17 = r15, r15
	.mlx
	nop 0
	movl r15 = 42949672
	;;
	.mii
	nop 0
	shr.u r17 = r17, 2
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r17
	(p7) br.cond.dptk .L28
	;;
	.mmi
	(p6) addl r14 = 365, r0
	nop 0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r16] = r14
	addl r14 = 44, r0
	;;
.L53:
	.mmi
	add r14 = r14, r38
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	st4 [r18] = r14
	nop 0
	br .L52
.L28:
	.mmi
	add r19 = r19, r14
	;;
	nop 0
	dep.z r15 = r19, 5, 27
	;;
	.mmi
	sub r15 = r15, r19
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	.mmi
	sub r15 = r15, r14
	;;
	shladd r17 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r17, r15
	;;
	shladd r17 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mlx
	sub r14 = r15, r14
	movl r15 = 85899344
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	mix4.r r15 = r14, r14
	.mlx
	nop 0
	movl r14 = 10737418
	;;
	.mii
	nop 0
	shr.u r15 = r15, 4
	;;
	cmp4.geu p6, p7 = r14, r15
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 364, r14
	nop 0
	;;
	.mib
	st4 [r16] = r14
	addl r14 = 44, r0
	br .L53
.L54:
	.mmi
	nop 0
	ld4 r17 = [r19]
	nop 0
	;;
	.mib
	nop 0
	shladd r14 = r17, 2, r0
	br .L55
	.endp localtime_r#
	.global __tzcalc_limits#
	.type	__tzcalc_limits#, @function
	.global __tz_unlock#
	.type	__tz_unlock#, @function
	.global _tzset_unlocked#
	.type	_tzset_unlocked#, @function
	.global __tz_lock#
	.type	__tz_lock#, @function
	.global gmtime_r#
	.type	gmtime_r#, @function
	.global __gettzinfo#
	.type	__gettzinfo#, @function
	.ident	"GCC: (GNU) 12.2.0"
