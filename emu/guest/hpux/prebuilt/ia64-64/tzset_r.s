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
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 1, 16, 8, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r46
	mov r46 = b0
	.mmi
	nop 0
	mov r48 = r1
	.body
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __gettzinfo#
	;;
	.mmi
	mov r1 = r48
	mov r49 = r32
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC0)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = _getenv_r#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L41
	;;
	.mmi
	addl r35 = @gprel(prev_tzenv#), gp
	;;
	ld8 r49 = [r35]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	mov r50 = r49
	(p6) br.cond.dpnt .L4
	;;
	.mib
	mov r49 = r8
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	mov r1 = r48
	cmp4.eq p6, p7 = 0, r8
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	ld8 r49 = [r35]
	nop 0
	nop 0
.L4:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r48
	mov r49 = r33
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r49 = r32
	.mmb
	adds r50 = 1, r8
	nop 0
	br.call.sptk.many b0 = _malloc_r#
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r8
	mov r1 = r48
	.mmb
	st8 [r35] = r8
	mov r49 = r8
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	mov r50 = r33
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
	;;
.L6:
	.mlx
	ld1 r14 = [r33]
	movl r51 = @gprel(__tzname_std#)
	.mlx
	adds r52 = 24, r12
	movl r50 = @gprel(.LC2)
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	add r51 = r1, r51
	.mmi
	add r50 = r1, r50
	;;
	cmp4.ne p6, p7 = 58, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) adds r33 = 1, r33
	nop 0
	;;
	.mib
	mov r49 = r33
	nop 0
	br.call.sptk.many b0 = siscanf#
	;;
	.mmi
	adds r15 = 24, r12
	nop 0
	mov r1 = r48
	.mmb
	cmp4.ge p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	nop 0
	sxt4 r14 = r15
	;;
	.mmi
	add r33 = r33, r14
	;;
	ld1 r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 45, r14
	;;
	.mib
	(p7) adds r33 = 1, r33
	(p7) addl r38 = -1, r0
	(p7) br.cond.dpnt .L9
	;;
	.mii
	cmp4.ne p6, p7 = 43, r14
	addl r38 = 1, r0
	;;
	(p7) adds r33 = 1, r33
.L9:
	.mmi
	adds r36 = 36, r12
	adds r35 = 34, r12
	adds r56 = 24, r12
	.mlx
	adds r37 = 38, r12
	movl r50 = @gprel(.LC3)
	;;
	.mmi
	mov r52 = r56
	mov r49 = r33
	add r50 = r1, r50
	.mmi
	mov r54 = r56
	mov r55 = r35
	mov r53 = r36
	;;
	.mmi
	mov r51 = r37
	st2 [r36] = r0
	nop 0
	.mmb
	st2 [r35] = r0
	adds r41 = 40, r34
	br.call.sptk.many b0 = siscanf#
	;;
	.mmi
	mov r1 = r48
	cmp4.ge p6, p7 = 0, r8
	nop 0
	.mib
	adds r52 = 24, r12
	sxt4 r17 = r38
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	ld2 r18 = [r37]
	setf.sig f7 = r17
	addl r38 = @ltoffx(_tzname#), r1
	.mlx
	ld2 r15 = [r36]
	movl r39 = @gprel(__tzname_dst#)
	;;
	.mmi
	nop 0
	shladd r16 = r18, 4, r0
	shladd r14 = r15, 4, r0
	.mmi
	ld2 r19 = [r35]
	ld8.mov r38 = [r38], _tzname#
	add r39 = r1, r39
	;;
	.mmi
	sub r16 = r16, r18
	sub r14 = r14, r15
	mov r51 = r39
	.mlx
	ld4 r15 = [r52]
	movl r50 = @gprel(.LC2)
	;;
	.mib
	nop 0
	sxt4 r18 = r15
	nop 0
	.mmi
	shladd r15 = r16, 4, r0
	shladd r14 = r14, 2, r0
	add r50 = r1, r50
	;;
	.mmi
	sub r15 = r15, r16
	nop 0
	add r14 = r14, r19
	.mlx
	add r33 = r33, r18
	movl r18 = @gprel(__tzname_std#)
	;;
	.mmi
	shladd r15 = r15, 4, r0
	add r18 = r1, r18
	mov r49 = r33
	;;
	.mmi
	add r14 = r14, r15
	st8 [r38] = r18
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	stf8 [r41] = f6
	nop 0
	br.call.sptk.many b0 = siscanf#
	;;
	.mmi
	adds r15 = 24, r12
	nop 0
	mov r1 = r48
	.mmb
	cmp4.lt p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L42
	;;
	.mii
	ld4 r15 = [r15]
	adds r38 = 8, r38
	;;
	sxt4 r14 = r15
	.mmi
	st8 [r38] = r39
	;;
	add r33 = r33, r14
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
	cmp4.ne p6, p7 = 45, r14
	;;
	.mib
	(p7) adds r33 = 1, r33
	(p7) addl r38 = -1, r0
	(p7) br.cond.dpnt .L12
	;;
	.mii
	cmp4.ne p6, p7 = 43, r14
	addl r38 = 1, r0
	;;
	(p7) adds r33 = 1, r33
	;;
.L12:
	.mlx
	adds r56 = 24, r12
	movl r50 = @gprel(.LC3)
	.mmi
	mov r49 = r33
	st2 [r37] = r0
	mov r55 = r35
	;;
	.mmi
	add r50 = r1, r50
	st2 [r36] = r0
	mov r54 = r56
	.mmi
	mov r53 = r36
	st2 [r35] = r0
	mov r52 = r56
	;;
	.mmi
	st4 [r56] = r0
	mov r51 = r37
	adds r43 = 80, r34
	.mmb
	adds r45 = 8, r34
	mov r40 = r0
	br.call.sptk.many b0 = siscanf#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r8
	mov r1 = r48
	adds r42 = 28, r12
	.mmi
	addl r44 = 2, r0
	;;
	(p6) ld2 r17 = [r37]
	(p6) sxt4 r38 = r38
	.mmi
	nop 0
	(p6) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	(p6) shladd r16 = r17, 4, r0
	(p6) ld2 r18 = [r35]
	(p6) shladd r14 = r15, 4, r0
	.mii
	(p6) setf.sig f7 = r38
	mov r38 = r45
	;;
	(p6) sub r16 = r16, r17
	.mmi
	(p6) sub r14 = r14, r15
	;;
	(p6) shladd r15 = r16, 4, r0
	(p6) shladd r14 = r14, 2, r0
	;;
	.mmi
	(p6) sub r15 = r15, r16
	(p6) add r14 = r14, r18
	adds r16 = 24, r12
	;;
	.mmi
	(p6) shladd r15 = r15, 4, r0
	(p7) ld8 r14 = [r41]
	nop 0
	.mmi
	ld4 r16 = [r16]
	;;
	(p6) add r14 = r14, r15
	sxt4 r15 = r16
	;;
	.mmi
	(p6) setf.sig f6 = r14
	(p7) adds r14 = -3600, r14
	add r33 = r33, r15
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
	st8 [r43] = r14
	nop 0
	nop 0
.L23:
	.mmi
	ld1 r14 = [r33]
	addl r51 = 10, r0
	adds r50 = 16, r12
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mii
	cmp4.ne p6, p7 = 44, r14
	mov r39 = r14
	;;
	(p7) adds r33 = 1, r33
	;;
	.mmi
	(p7) ld1 r39 = [r33]
	;;
	nop 0
	(p7) sxt1 r39 = r39
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
	.mib
	mov r49 = r33
	nop 0
	br.call.sptk.many b0 = strtoul#
	;;
	.mii
	adds r15 = 16, r12
	zxt2 r8 = r8
	mov r1 = r48
	;;
	.mmi
	ld8 r14 = [r15]
	st2 [r42] = r8
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r33, r14
	mov r33 = r14
	(p7) br.cond.dpnt .L44
	;;
	.mmi
	(p6) adds r15 = 12, r38
	(p6) st1 [r38] = r39
	nop 0
	;;
	.mmi
	(p6) st4 [r15] = r8
	nop 0
	nop 0
.L17:
	.mmi
	adds r16 = 24, r12
	st2 [r37] = r44
	nop 0
	.mmi
	st2 [r36] = r0
	;;
	ld1.a r14 = [r33]
	nop 0
	.mmi
	st2 [r35] = r0
	st4 [r16] = r0
	nop 0
	;;
	.mmi
	ld1.c.clr r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
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
	adds r14 = 16, r38
	nop 0
	cmp4.eq p6, p7 = 0, r40
	.mmi
	adds r38 = 40, r38
	nop 0
	addl r40 = 1, r0
	;;
	.mbb
	st4 [r14] = r15
	(p7) br.cond.dpnt .L46
	br .L23
.L46:
	.mmi
	nop 0
	adds r34 = 4, r34
	nop 0
	;;
	.mib
	ld4 r49 = [r34]
	nop 0
	br.call.sptk.many b0 = __tzcalc_limits#
	;;
	.mmi
	nop 0
	ld8 r14 = [r41]
	mov r1 = r48
	.mmi
	ld8 r15 = [r43]
	;;
	cmp.ne p6, p7 = r14, r15
	addl r15 = @ltoffx(_timezone#), r1
	;;
	.mmi
	ld8.mov r15 = [r15], _timezone#
	;;
	st8 [r15] = r14
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
	mov b0 = r46
	;;
	mov ar.pfs = r47
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L44:
	.body
	.copy_state 1
	.mii
	cmp4.ne p6, p7 = 0, r40
	mov r33 = r14
	;;
	(p7) addl r17 = 77, r0
	.mmi
	(p6) addl r18 = 77, r0
	(p7) adds r16 = 12, r34
	(p7) adds r15 = 16, r34
	;;
	.mmi
	(p6) adds r17 = 48, r34
	(p6) adds r16 = 52, r34
	(p6) adds r15 = 56, r34
	;;
	.mmi
	(p7) st1 [r45] = r17
	(p6) st1 [r17] = r18
	(p7) addl r17 = 3, r0
	;;
	.mmi
	(p6) addl r17 = 11, r0
	;;
	(p7) st4 [r16] = r17
	nop 0
	.mlx
	(p6) st4 [r16] = r17
	(p7) movl r16 = 8589934592
	;;
	.mlx
	nop 0
	(p6) movl r16 = 4294967296
	;;
	.mib
	st8 [r15] = r16
	nop 0
	br .L17
.L45:
	.mlx
	mov r49 = r33
	movl r50 = @gprel(.LC5)
	.mmi
	mov r56 = r16
	mov r54 = r16
	mov r52 = r16
	;;
	.mmi
	add r50 = r1, r50
	mov r55 = r35
	nop 0
	.mmb
	mov r53 = r36
	mov r51 = r37
	br.call.sptk.many b0 = siscanf#
	;;
	.mmi
	nop 0
	ld2 r15 = [r36]
	mov r1 = r48
	.mmi
	ld2 r17 = [r37]
	;;
	shladd r14 = r15, 4, r0
	shladd r16 = r17, 4, r0
	.mmi
	ld2 r18 = [r35]
	;;
	sub r14 = r14, r15
	adds r15 = 24, r12
	.mmi
	sub r16 = r16, r17
	;;
	ld4 r15 = [r15]
	shladd r14 = r14, 2, r0
	;;
	.mii
	nop 0
	sxt4 r17 = r15
	shladd r15 = r16, 4, r0
	;;
	.mii
	sub r15 = r15, r16
	add r33 = r33, r17
	;;
	shladd r15 = r15, 4, r0
	;;
	.mmi
	nop 0
	add r15 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	add r15 = r15, r18
	br .L22
	;;
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
	ld8 r49 = [r33]
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r15
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
	mov r1 = r48
	st8 [r33] = r0
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
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
	adds r56 = 24, r12
	movl r50 = @gprel(.LC4)
	.mmi
	mov r49 = r33
	mov r55 = r42
	adds r53 = 30, r12
	;;
	.mmi
	add r50 = r1, r50
	mov r54 = r56
	nop 0
	.mmb
	mov r52 = r56
	adds r51 = 32, r12
	br.call.sptk.many b0 = siscanf#
	;;
	.mmi
	adds r14 = 32, r12
	mov r1 = r48
	cmp4.ne p6, p7 = 3, r8
	.mmb
	adds r15 = 30, r12
	adds r16 = 4, r38
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	ld2 r17 = [r14]
	;;
	adds r14 = -1, r17
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
	.mii
	ld2 r18 = [r15]
	adds r15 = 8, r38
	;;
	adds r14 = -1, r18
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 4, r14
	adds r14 = 12, r38
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	ld2 r19 = [r42]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 6, r19
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	st1 [r38] = r39
	st4 [r16] = r17
	adds r16 = 24, r12
	;;
	.mmi
	st4 [r15] = r18
	st4 [r14] = r19
	nop 0
	;;
	.mmi
	ld4 r16 = [r16]
	st2 [r37] = r44
	nop 0
	.mmi
	st2 [r36] = r0
	;;
	nop 0
	sxt4 r14 = r16
	.mmi
	adds r16 = 24, r12
	st2 [r35] = r0
	nop 0
	;;
	.mmi
	add r33 = r33, r14
	st4 [r16] = r0
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
	ld8 r16 = [r41]
	nop 0
	.mmi
	ld8 r14 = [r38], 8
	;;
	ld8.mov r15 = [r15], _timezone#
	nop 0
	.mmi
	st8 [r38] = r14
	;;
	st8 [r15] = r16
	addl r15 = @ltoffx(_daylight#), r1
	;;
	.mmi
	nop 0
	ld8.mov r15 = [r15], _daylight#
	nop 0
	;;
	.mii
	st4 [r15] = r0
	mov b0 = r46
	;;
	mov ar.pfs = r47
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
	.align 8
	.type	prev_tzenv#, @object
	.size	prev_tzenv#, 8
prev_tzenv:
	.skip	8
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
