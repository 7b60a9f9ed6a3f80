// 305803abdc2a16e7fb338018d635a3cb newlib/libc/time/tzset_r.c
	.file	"tzset_r.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"TZ"
	.align 8
.LC1:
	stringz	"GMT"
	.align 8
.LC2:
	stringz	"%10[^0-9,+-]%n"
	.align 8
.LC3:
	stringz	"%hu%n:%hu%n:%hu%n"
	.align 8
.LC4:
	stringz	"M%hu%n.%hu%n.%hu%n"
	.align 8
.LC5:
	stringz	"/%hu%n:%hu%n:%hu%n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _tzset_unlocked_r#
	.type	_tzset_unlocked_r#, @function
	.proc _tzset_unlocked_r#
_tzset_unlocked_r:
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 1, 19, 8, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r49
	mov r49 = b0
	.mmi
	mov r51 = r1
	.body
	nop 0
	addp4 r32 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __gettzinfo#
	;;
	.mmi
	mov r1 = r51
	mov r52 = r32
	addp4 r35 = 0,r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = _getenv_r#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addp4 r33 = 0,r8
	;;
	.mib
	addl r34 = @gprel(prev_tzenv#), gp
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L41
	;;
	.mmi
	ld4 r52 = [r34]
	;;
	addp4 r52 = 0,r52
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r52
	mov r53 = r52
	(p6) br.cond.dpnt .L4
	;;
	.mib
	mov r52 = r33
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L1
	;;
	.mii
	ld4 r52 = [r34]
	nop 0
	;;
	addp4 r52 = 0,r52
.L4:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r51
	mov r52 = r33
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r52 = r32
	nop 0
	mov r1 = r51
	.mmb
	adds r53 = 1, r8
	nop 0
	br.call.sptk.many b0 = _malloc_r#
	;;
	.mmi
	addp4 r52 = 0,r8
	mov r1 = r51
	mov r53 = r33
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r52
	nop 0
	.mmb
	st4 [r34] = r52
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
	;;
.L6:
	.mlx
	ld1 r14 = [r33]
	movl r54 = @gprel(__tzname_std#)
	.mlx
	adds r34 = 20, r12
	movl r53 = @gprel(.LC2)
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	nop 0
	.mmi
	add r54 = r1, r54
	add r53 = r1, r53
	mov r55 = r34
	;;
	.mmi
	cmp4.ne p6, p7 = 58, r14
	;;
	(p7) adds r33 = 1, r33
	nop 0
	;;
	.mmi
	nop 0
	(p7) addp4 r33 = 0,r33
	nop 0
	;;
	.mib
	mov r52 = r33
	nop 0
	br.call.sptk.many b0 = siscanf#
	;;
	.mib
	mov r1 = r51
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	ld4 r14 = [r34]
	;;
	add r33 = r14, r33
	nop 0
	;;
	.mmi
	addp4 r33 = 0,r33
	;;
	ld1 r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 45, r14
	;;
	(p7) adds r33 = 1, r33
	(p7) addl r39 = -1, r0
	;;
	.mib
	(p7) addp4 r33 = 0,r33
	nop 0
	(p7) br.cond.dpnt .L9
	;;
	.mmi
	cmp4.ne p6, p7 = 43, r14
	;;
	(p7) adds r33 = 1, r33
	(p7) addl r39 = 1, r0
	;;
	.mmi
	nop 0
	(p7) addp4 r33 = 0,r33
	(p6) addl r39 = 1, r0
	;;
.L9:
	.mmi
	adds r37 = 32, r12
	adds r36 = 30, r12
	adds r38 = 34, r12
	.mlx
	mov r52 = r33
	movl r53 = @gprel(.LC3)
	;;
	.mmi
	add r53 = r1, r53
	mov r59 = r34
	mov r57 = r34
	.mmi
	mov r55 = r34
	mov r58 = r36
	mov r56 = r37
	;;
	.mmi
	mov r54 = r38
	st2 [r37] = r0
	nop 0
	.mmb
	st2 [r36] = r0
	adds r42 = 32, r35
	br.call.sptk.many b0 = siscanf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	cmp4.ge p6, p7 = 0, r8
	.mmb
	setf.sig f7 = r39
	mov r55 = r34
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	addl r40 = @ltoffx(_tzname#), r1
	ld2 r18 = [r38]
	nop 0
	.mlx
	ld4 r15 = [r34]
	movl r41 = @gprel(__tzname_dst#)
	;;
	.mmi
	ld8.mov r40 = [r40], _tzname#
	shladd r16 = r18, 4, r0
	add r33 = r15, r33
	.mlx
	add r41 = r1, r41
	movl r15 = @gprel(__tzname_std#)
	;;
	.mmi
	ld2 r17 = [r37]
	add r15 = r1, r15
	sub r16 = r16, r18
	.mlx
	addp4 r33 = 0,r33
	movl r53 = @gprel(.LC2)
	;;
	.mmi
	shladd r14 = r17, 4, r0
	st4 [r40] = r15
	shladd r15 = r16, 4, r0
	.mmi
	ld2 r19 = [r36]
	mov r52 = r33
	add r53 = r1, r53
	;;
	.mmi
	sub r14 = r14, r17
	sub r15 = r15, r16
	mov r54 = r41
	;;
	.mii
	shladd r14 = r14, 2, r0
	shladd r15 = r15, 4, r0
	;;
	add r14 = r14, r19
	;;
	.mmi
	add r14 = r14, r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	st4 [r42] = r14
	nop 0
	br.call.sptk.many b0 = siscanf#
	;;
	.mib
	mov r1 = r51
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L42
	;;
	.mii
	ld4 r39 = [r34]
	adds r40 = 4, r40
	;;
	add r39 = r39, r33
	.mmi
	st4 [r40] = r41
	;;
	addp4 r39 = 0,r39
	nop 0
	;;
	.mmi
	ld1 r14 = [r39]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 45, r14
	;;
	(p7) adds r39 = 1, r39
	(p7) addl r33 = -1, r0
	;;
	.mib
	(p7) addp4 r39 = 0,r39
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mmi
	cmp4.ne p6, p7 = 43, r14
	;;
	(p7) adds r39 = 1, r39
	(p7) addl r33 = 1, r0
	;;
	.mmi
	nop 0
	(p7) addp4 r39 = 0,r39
	(p6) addl r33 = 1, r0
.L12:
	.mlx
	st2 [r38] = r0
	movl r53 = @gprel(.LC3)
	.mmi
	st2 [r37] = r0
	mov r59 = r34
	mov r58 = r36
	;;
	.mmi
	add r53 = r1, r53
	mov r57 = r34
	mov r56 = r37
	.mmi
	st2 [r36] = r0
	st4 [r34] = r0
	mov r55 = r34
	;;
	.mmi
	mov r54 = r38
	mov r52 = r39
	adds r44 = 60, r35
	.mmb
	adds r40 = 8, r35
	mov r41 = r0
	br.call.sptk.many b0 = siscanf#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r8
	mov r1 = r51
	nop 0
	.mmi
	adds r43 = 24, r12
	addl r46 = 65535, r0
	addl r45 = 2, r0
	;;
	.mmi
	(p6) ld2 r17 = [r38]
	(p6) setf.sig f7 = r33
	nop 0
	.mmi
	(p6) ld2 r15 = [r37]
	;;
	(p6) shladd r16 = r17, 4, r0
	(p6) shladd r14 = r15, 4, r0
	.mmi
	(p6) ld2 r18 = [r36]
	ld4 r33 = [r34]
	nop 0
	;;
	.mmi
	(p6) sub r16 = r16, r17
	(p6) sub r14 = r14, r15
	add r33 = r33, r39
	;;
	.mmi
	(p6) shladd r15 = r16, 4, r0
	(p6) shladd r14 = r14, 2, r0
	addp4 r33 = 0,r33
	;;
	.mmi
	(p6) sub r15 = r15, r16
	nop 0
	(p6) add r14 = r14, r18
	;;
	.mmi
	(p6) shladd r15 = r15, 4, r0
	(p7) ld4 r14 = [r42]
	nop 0
	;;
	.mmi
	(p6) add r14 = r14, r15
	;;
	(p6) setf.sig f6 = r14
	(p7) adds r14 = -3600, r14
	;;
	.mmf
	nop 0
	nop 0
	(p6) xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	(p6) getf.sig r14 = f6
	nop 0
	;;
	.mmi
	st4 [r44] = r14
	nop 0
	nop 0
.L23:
	.mii
	ld1 r14 = [r33]
	addl r54 = 10, r0
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 44, r14
	nop 0
	mov r39 = r14
	;;
	.mmi
	(p7) adds r14 = 1, r33
	nop 0
	(p7) adds r33 = 1, r33
	;;
	.mmi
	(p7) ld1 r39 = [r14]
	(p7) addp4 r33 = 0,r33
	adds r14 = 16, r12
	;;
	.mii
	nop 0
	(p7) sxt1 r39 = r39
	mov r53 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 77, r39
	nop 0
	(p7) br.cond.dpnt .L43
	;;
	.mmi
	cmp4.ne p6, p7 = 74, r39
	;;
	(p7) adds r33 = 1, r33
	(p6) addl r39 = 68, r0
	;;
	.mmi
	nop 0
	(p7) addp4 r33 = 0,r33
	nop 0
	;;
	.mib
	mov r52 = r33
	nop 0
	br.call.sptk.many b0 = strtoul#
	;;
	.mmi
	adds r15 = 16, r12
	st2 [r43] = r8
	mov r1 = r51
	.mmi
	and r8 = r46, r8
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r33, r14
	mov r33 = r14
	(p7) br.cond.dpnt .L44
	;;
	.mii
	addp4 r15 = 0,r40
	nop 0
	;;
	adds r16 = 12, r15
	.mii
	st1 [r15] = r39
	nop 0
	;;
	addp4 r16 = 0,r16
	;;
	.mmi
	st4 [r16] = r8
	nop 0
	nop 0
.L17:
	.mmi
	st2 [r38] = r45
	st2 [r37] = r0
	nop 0
	;;
	.mmi
	ld1.a r14 = [r33]
	st2 [r36] = r0
	nop 0
	.mmi
	st4 [r34] = r0
	;;
	ld1.c.clr r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 47, r14
	(p7) br.cond.dpnt .L45
	;;
	.mmi
	(p6) addl r15 = 7200, r0
	nop 0
	nop 0
.L22:
	.mmi
	adds r14 = 16, r40
	nop 0
	cmp4.eq p6, p7 = 0, r41
	.mii
	adds r40 = 28, r40
	addl r41 = 1, r0
	;;
	addp4 r14 = 0,r14
	;;
	.mbb
	st4 [r14] = r15
	(p7) br.cond.dpnt .L46
	br .L23
.L46:
	.mmi
	nop 0
	adds r35 = 4, r35
	nop 0
	;;
	.mib
	ld4 r52 = [r35]
	nop 0
	br.call.sptk.many b0 = __tzcalc_limits#
	;;
	.mmi
	nop 0
	ld4 r14 = [r42]
	mov r1 = r51
	.mmi
	ld4 r15 = [r44]
	;;
	cmp4.ne p6, p7 = r14, r15
	addl r15 = @ltoffx(_timezone#), r1
	;;
	.mmi
	ld8.mov r15 = [r15], _timezone#
	;;
	st4 [r15] = r14
	addl r14 = @ltoffx(_daylight#), r1
	.mmi
	(p6) addl r15 = 1, r0
	;;
	ld8.mov r14 = [r14], _daylight#
	(p7) mov r15 = r0
	.mmi
	nop 0
	;;
	st4 [r14] = r15
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r49
	;;
	mov ar.pfs = r50
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L45:
	.body
	.copy_state 1
	.mlx
	mov r52 = r33
	movl r53 = @gprel(.LC5)
	.mmi
	mov r59 = r34
	mov r58 = r36
	mov r57 = r34
	;;
	.mmi
	add r53 = r1, r53
	mov r56 = r37
	nop 0
	.mmb
	mov r55 = r34
	mov r54 = r38
	br.call.sptk.many b0 = siscanf#
	;;
	.mmi
	nop 0
	ld2 r17 = [r38]
	mov r1 = r51
	.mmi
	ld2 r14 = [r37]
	;;
	shladd r16 = r17, 4, r0
	shladd r15 = r14, 4, r0
	.mmi
	ld2 r18 = [r36]
	ld4 r19 = [r34]
	nop 0
	;;
	.mmi
	sub r16 = r16, r17
	sub r15 = r15, r14
	add r33 = r19, r33
	;;
	.mmi
	shladd r14 = r16, 4, r0
	shladd r15 = r15, 2, r0
	addp4 r33 = 0,r33
	;;
	.mii
	sub r14 = r14, r16
	add r15 = r15, r18
	;;
	shladd r14 = r14, 4, r0
	;;
	.mib
	nop 0
	add r15 = r15, r14
	br .L22
.L44:
	.mmi
	cmp4.ne p6, p7 = 0, r41
	nop 0
	mov r33 = r14
	;;
	.mmi
	(p7) adds r18 = 8, r35
	(p7) addl r19 = 77, r0
	nop 0
	.mmi
	(p7) adds r17 = 12, r35
	(p7) adds r16 = 16, r35
	(p7) adds r15 = 20, r35
	;;
	.mmi
	(p6) adds r18 = 36, r35
	(p6) addl r19 = 77, r0
	nop 0
	.mmi
	(p6) adds r17 = 40, r35
	(p6) adds r16 = 44, r35
	(p6) adds r15 = 48, r35
	;;
	.mmi
	(p7) st1 [r18] = r19
	(p6) st1 [r18] = r19
	(p7) addl r18 = 3, r0
	;;
	.mmi
	nop 0
	(p6) addl r18 = 11, r0
	nop 0
	;;
	.mmi
	(p7) st4 [r17] = r18
	(p6) st4 [r17] = r18
	(p7) addl r17 = 2, r0
	;;
	.mii
	(p6) addl r17 = 1, r0
	nop 0
	;;
	nop 0
	.mmb
	st4 [r16] = r17
	st4 [r15] = r0
	br .L17
.L41:
	.mlx
	addl r14 = @ltoffx(_tzname#), r1
	movl r15 = @gprel(.LC1)
	.mmi
	addl r16 = @ltoffx(_timezone#), r1
	nop 0
	addl r33 = @gprel(prev_tzenv#), gp
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], _tzname#
	add r15 = r1, r15
	.mmi
	ld8.mov r16 = [r16], _timezone#
	;;
	ld4 r52 = [r33]
	nop 0
	;;
	.mmi
	st4 [r14] = r15, 4
	st4 [r16] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	addl r14 = @ltoffx(_daylight#), r1
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], _daylight#
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r51
	st4 [r33] = r0
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L43:
	.body
	.copy_state 2
	.mlx
	adds r48 = 26, r12
	movl r53 = @gprel(.LC4)
	.mmi
	adds r47 = 28, r12
	mov r52 = r33
	mov r59 = r34
	;;
	.mmi
	add r53 = r1, r53
	mov r58 = r43
	mov r57 = r34
	.mmi
	mov r55 = r34
	mov r56 = r48
	mov r54 = r47
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = siscanf#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 3, r8
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	ld2 r18 = [r47]
	;;
	adds r14 = -1, r18
	nop 0
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 11, r14
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	ld2 r19 = [r48]
	;;
	adds r14 = -1, r19
	nop 0
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 4, r14
	addp4 r14 = 0,r40
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	ld2 r20 = [r43]
	adds r17 = 4, r14
	adds r16 = 8, r14
	.mmi
	adds r15 = 12, r14
	;;
	cmp4.ltu p6, p7 = 6, r20
	addp4 r15 = 0,r15
	.mmb
	addp4 r17 = 0,r17
	addp4 r16 = 0,r16
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	st1 [r14] = r39
	st4 [r17] = r18
	nop 0
	;;
	.mmi
	ld4.a r14 = [r34]
	st4 [r16] = r19
	nop 0
	.mmi
	st4 [r15] = r20
	;;
	ld4.c.clr r14 = [r34]
	nop 0
	.mmi
	st2 [r38] = r45
	st2 [r37] = r0
	nop 0
	;;
	.mmi
	add r33 = r14, r33
	st2 [r36] = r0
	nop 0
	.mmi
	st4 [r34] = r0
	;;
	addp4 r33 = 0,r33
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 47, r14
	;;
	.mib
	nop 0
	(p6) addl r15 = 7200, r0
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L45
	;;
.L42:
	.mmi
	addl r15 = @ltoffx(_timezone#), r1
	ld4 r16 = [r42]
	nop 0
	.mmi
	ld4 r14 = [r40], 4
	;;
	ld8.mov r15 = [r15], _timezone#
	nop 0
	.mmi
	st4 [r40] = r14
	;;
	st4 [r15] = r16
	addl r15 = @ltoffx(_daylight#), r1
	;;
	.mmi
	nop 0
	ld8.mov r15 = [r15], _daylight#
	nop 0
	;;
	.mii
	st4 [r15] = r0
	mov b0 = r49
	;;
	mov ar.pfs = r50
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp _tzset_unlocked_r#
	.align 16
	.align 64
	.global _tzset_r#
	.type	_tzset_r#, @function
	.proc _tzset_r#
_tzset_r:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __tz_lock#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = _tzset_unlocked_r#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp _tzset_r#
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	prev_tzenv#, @object
	.size	prev_tzenv#, 4
prev_tzenv:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	__tzname_dst#, @object
	.size	__tzname_dst#, 11
__tzname_dst:
	.skip	11
	.align 8
	.type	__tzname_std#, @object
	.size	__tzname_std#, 11
__tzname_std:
	.skip	11
	.global __tz_unlock#
	.type	__tz_unlock#, @function
	.global __tz_lock#
	.type	__tz_lock#, @function
	.global __tzcalc_limits#
	.type	__tzcalc_limits#, @function
	.global strtoul#
	.type	strtoul#, @function
	.global siscanf#
	.type	siscanf#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global _malloc_r#
	.type	_malloc_r#, @function
	.global strlen#
	.type	strlen#, @function
	.global free#
	.type	free#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global _getenv_r#
	.type	_getenv_r#, @function
	.global __gettzinfo#
	.type	__gettzinfo#, @function
	.ident	"GCC: (GNU) 12.2.0"
