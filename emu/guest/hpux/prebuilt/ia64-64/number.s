// a619cb167d2048cff3f77faa7f21cc41 emu/guest/libc/number.c
	.file	"number.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc magnitude#
magnitude:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 5, 10, 1, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 16
	adds r12 = -16, r12
	.save pr, r46
	mov r46 = pr
	mov r45 = r1
	;;
	.mii
	nop 0
	.save rp, r43
	mov r43 = b0
	nop 0
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	mov r37 = r32
	nop 0
	;;
	.align 32
.L2:
	.mmi
	mov r38 = r37
	nop 0
	adds r37 = 1, r37
	;;
	.mib
	ld1 r47 = [r38]
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mmi
	nop 0
	mov r39 = r8
	mov r1 = r45
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L2
	.mii
	ld1 r14 = [r38]
	and r15 = -17, r34
	;;
	sxt1 r14 = r14
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	cmp4.eq p8, p9 = 45, r14
	nop 0
	;;
	.mmi
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	nop 0
	;;
	.mmi
	st4 [r35] = r14
	;;
	ld1 r14 = [r38]
	nop 0
	;;
	.mmi
	adds r14 = -43, r14
	;;
	and r14 = -3, r14
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	;;
	cmp4.eq p8, p9 = 0, r14
	;;
	.mmi
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	nop 0
	;;
	.mmi
	add r38 = r38, r14
	;;
	(p6) ld1 r37 = [r38]
	nop 0
	;;
	.mib
	nop 0
	(p6) sxt1 r37 = r37
	(p6) br.cond.dptk .L7
	.mmi
	ld1 r14 = [r38]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 48, r14
	mov r37 = r14
	(p7) br.cond.dpnt .L47
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r34
	nop 0
	;;
	.mii
	(p6) addl r34 = 16, r0
	nop 0
	;;
	(p7) addl r34 = 10, r0
	;;
.L7:
	.mmi
	addp4 r14 = r34, r0
	mov r42 = r0
	mov r41 = r0
	.mmi
	cmp4.eq p16, p17 = 0, r34
	;;
	setf.sig f2 = r14
	nop 0
.L17:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	zxt1 r40 = r37
	nop 0
	;;
	.mib
	mov r47 = r40
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r45
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mmi
	(p7) adds r37 = -48, r37
	nop 0
	nop 0
	;;
	.align 32
.L19:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.lt p6, p7 = r37, r34
	(p7) br.cond.dpnt .L49
.L20:
	.pred.rel.mutex p16, p17
	.mmi
	setf.sig f6 = r41
	ld1 r37 = [r38]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r39 = r37
	sxt1 r37 = r37
	;;
	.mmi
	nop 0
	mov r47 = r39
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f2, f6
	;;
	.mib
	getf.sig r40 = f6
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r45
	(p6) br.cond.dpnt .L50
	;;
	.mmi
	(p7) adds r14 = -48, r37
	ld1 r37 = [r38], 1
	nop 0
	;;
	.mii
	(p7) addp4 r14 = r14, r0
	zxt1 r39 = r37
	sxt1 r37 = r37
	;;
	.mmi
	nop 0
	mov r47 = r39
	nop 0
	;;
	.mib
	add r40 = r40, r14
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r45
	(p6) br.cond.dpnt .L51
	;;
	.mii
	(p7) adds r14 = -48, r37
	nop 0
	;;
	(p7) addp4 r14 = r14, r0
	;;
.L16:
	.pred.rel.mutex p16, p17
	.mfi
	sub r14 = r36, r14
	fcvt.xuf f8 = f2
	nop 0
	.mmi
	(p16) break 1
	ld1 r37 = [r38]
	addl r39 = 1, r0
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	sxt1 r37 = r37
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f7, p6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f8, f7, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f10, f7
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f10 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f6, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f7 = f7
	;;
	.mmi
	getf.sig r14 = f7
	;;
	cmp.gtu p6, p7 = r41, r14
	mov r41 = r40
	;;
	.mmi
	nop 0
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	or r42 = r42, r14
.L53:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	zxt1 r40 = r37
	nop 0
	;;
	.mib
	mov r47 = r40
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	(p7) adds r37 = -48, r37
	(p7) br.cond.dptk .L19
	;;
.L48:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	sxt1 r37 = r37
	mov r47 = r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mmi
	or r37 = 32, r37
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r45
	;;
	.mmi
	(p7) adds r37 = -87, r37
	;;
	(p6) addl r37 = 99, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r37, r34
	(p6) br.cond.dptk .L20
	;;
.L49:
	.mib
	cmp4.eq p8, p9 = 0, r39
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	(p8) st8 [r33] = r32
	(p9) st8 [r33] = r38
	nop 0
.L21:
	.mmi
	cmp4.eq p6, p7 = 0, r42
	nop 0
	mov r8 = r41
	.mmb
	adds r17 = 16, r12
	nop 0
	(p7) br.cond.dpnt .L52
	;;
	.mii
	ldf.fill f2 = [r17]
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L51:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mib
	mov r47 = r39
	addl r39 = 1, r0
	br.call.sptk.many b0 = isalpha#
	;;
	.mfi
	cmp4.eq p6, p7 = 0, r8
	fcvt.xuf f8 = f2
	(p16) break 1
	.mmi
	mov r1 = r45
	;;
	(p7) or r14 = 32, r37
	nop 0
	.mmi
	ld1 r37 = [r38]
	;;
	(p7) adds r14 = -87, r14
	sxt1 r37 = r37
	;;
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p6) addl r14 = 99, r0
	nop 0
	;;
	.mmi
	sub r14 = r36, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f7, p6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f8, f7, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f10, f7
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f10 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f6, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f7 = f7
	;;
	.mmi
	getf.sig r14 = f7
	;;
	cmp.gtu p6, p7 = r41, r14
	mov r41 = r40
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	or r42 = r42, r14
	br .L53
.L50:
	.pred.rel.mutex p16, p17
	.mib
	mov r47 = r39
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r45
	;;
	.mmi
	(p7) or r15 = 32, r37
	ld1 r37 = [r38], 1
	(p6) addl r14 = 99, r0
	;;
	.mii
	(p7) adds r15 = -87, r15
	zxt1 r39 = r37
	sxt1 r37 = r37
	;;
	.mmi
	(p7) addp4 r14 = r15, r0
	nop 0
	mov r47 = r39
	;;
	.mib
	add r40 = r40, r14
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mii
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r45
	;;
	(p7) adds r14 = -48, r37
	;;
	.mib
	nop 0
	(p7) addp4 r14 = r14, r0
	(p7) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L51
.L52:
	.mib
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	mov r1 = r45
	adds r17 = 16, r12
	;;
	.mmb
	st4 [r8] = r14
	mov r8 = r41
	nop 0
	.mii
	ldf.fill f2 = [r17]
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L47:
	.body
	.copy_state 2
	.mmi
	adds r14 = 1, r38
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	or r14 = 32, r14
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 120, r14
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L43
.L6:
	.mmi
	addl r34 = 8, r0
	mov r42 = r0
	mov r41 = r0
	;;
	.mmi
	addp4 r14 = r34, r0
	nop 0
	cmp4.eq p16, p17 = 0, r34
	;;
	.mib
	setf.sig f2 = r14
	nop 0
	br .L17
.L25:
	.mmi
	mov r37 = r14
	nop 0
	nop 0
.L43:
	.mmi
	addl r34 = 16, r0
	mov r42 = r0
	mov r41 = r0
	;;
	.mmi
	addp4 r14 = r34, r0
	nop 0
	cmp4.eq p16, p17 = 0, r34
	;;
	.mib
	setf.sig f2 = r14
	nop 0
	br .L17
.L5:
	.mmi
	adds r41 = 2, r38
	;;
	ld1 r40 = [r41]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r42 = r40
	sxt1 r40 = r40
	;;
	.mib
	mov r47 = r42
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r45
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	(p7) adds r14 = -48, r40
	nop 0
	nop 0
	;;
.L9:
	.mib
	cmp4.ge p6, p7 = 15, r14
	mov r42 = r0
	(p7) br.cond.dpnt .L42
	;;
	.mmi
	addl r34 = 16, r0
	ld1 r37 = [r41]
	mov r38 = r41
	.mmi
	nop 0
	mov r41 = r0
	nop 0
	;;
	.mii
	addp4 r14 = r34, r0
	sxt1 r37 = r37
	cmp4.eq p16, p17 = 0, r34
	;;
	.mib
	setf.sig f2 = r14
	nop 0
	br .L17
.L54:
	.mib
	mov r47 = r42
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	;;
	(p6) or r14 = 32, r40
	;;
	.mib
	nop 0
	(p6) adds r14 = -87, r14
	(p6) br.cond.dptk .L9
	;;
.L42:
	.mmi
	ld1 r14 = [r38]
	nop 0
	cmp4.ne p6, p7 = 0, r34
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	(p6) br.cond.dptk .L25
	;;
	.mmi
	cmp4.ne p6, p7 = 48, r14
	nop 0
	mov r42 = r0
	.mmb
	mov r41 = r0
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mmi
	(p6) addl r34 = 10, r0
	nop 0
	(p6) mov r37 = r14
	;;
	.mmi
	addp4 r14 = r34, r0
	nop 0
	cmp4.eq p16, p17 = 0, r34
	;;
	.mib
	setf.sig f2 = r14
	nop 0
	br .L17
	.endp magnitude#
	.align 16
	.align 64
	.global double_decimal#
	.type	double_decimal#, @function
	.proc double_decimal#
double_decimal:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 7, 0
	mov r16 = r12
	.fframe 32
	adds r12 = -32, r12
	.mmi
	addl r14 = @ltoffx(_impure_ptr#), r1
	cmp4.eq p6, p7 = 0, r35
	mov r39 = r1
	;;
	.mfi
	.save.f 0x1
	stf.spill [r16] = f2
	mov f2 = f8
	addl r43 = 1100, r0
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	(p6) addl r42 = 2, r0
	adds r46 = 16, r12
	;;
	.mmi
	(p7) addl r42 = 3, r0
	cmp4.le p6, p7 = r43, r34
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	adds r45 = 24, r12
	mov r44 = r32
	adds r36 = 4, r32
	;;
	.mmi
	nop 0
	(p7) mov r43 = r34
	nop 0
	.mmb
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = _dtoa_r#
	;;
	.mmi
	mov r14 = r0
	mov r42 = r0
	adds r40 = 16, r32
	.mmi
	adds r15 = 8, r32
	mov r1 = r39
	mov r41 = r8
	;;
	.mfi
	nop 0
	fcmp.eq p6, p7 = f2, f0
	nop 0
	.mmi
	st8 [r15] = r40
	;;
	(p7) adds r14 = 16, r12
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld8 r42 = [r14]
	nop 0
	;;
	.mmi
	(p7) sub r42 = r42, r8
	;;
	(p7) mov r14 = r42
	(p7) sxt4 r42 = r42
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r14 = [r36]
	mov r1 = r39
	adds r17 = 32, r12
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) st4 [r32] = r0
	ldf.fill f2 = [r17]
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp double_decimal#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"nan"
	.align 8
.LC1:
	stringz	"inf"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc digits_of#
digits_of:
	.prologue 12, 37
	.mmf
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 4, 0
	.fframe 816
	adds r12 = -816, r12
	fabs f7 = f8
	.mii
	cmp4.le p6, p7 = r0, r33
	.save ar.lc, r40
	mov r40 = ar.lc
	mov r39 = r1
	;;
	.mlx
	getf.d r14 = f8
	movl r15 = 0x7fefffffffffffff
	.mmi
	(p7) mov r33 = r0
	mov r44 = r0
	addl r43 = 1, r0
	;;
	.mmi
	setf.d f6 = r15
	or r15 = r34, r33
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	adds r41 = 16, r12
	;;
	cmp4.eq p8, p9 = 0, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 63
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f7, f6
	.mmi
	st4 [r36] = r15
	st4 [r35] = r0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.spnt .L75
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f7, f6
	;;
	.mbb
	nop 0
	(p6) br.cond.dpnt .L75
	(p8) br.cond.dptk .L67
	.mib
	mov r43 = r33
	mov r44 = r34
	br.call.sptk.many b0 = double_decimal#
	;;
	.mmi
	mov r1 = r39
	adds r16 = 16, r12
	nop 0
	.mmi
	cmp4.eq p6, p7 = 0, r34
	addl r19 = 399, r0
	mov r15 = r0
	;;
	.mlx
	nop 0
	movl r20 = @gprel(text.0#)
	.mmi
	ld4 r14 = [r16]
	;;
	add r20 = r1, r20
	nop 0
	;;
	.mib
	mov r17 = r20
	nop 0
	(p6) br.cond.spnt .L68
	;;
	.mmi
	nop 0
	add r33 = r14, r33
	nop 0
	;;
	.mii
	cmp4.le p6, p7 = r0, r33
	nop 0
	;;
	(p7) mov r33 = r0
	;;
.L68:
	.mmi
	nop 0
	cmp4.le p6, p7 = r19, r33
	adds r16 = 20, r12
	.mmb
	st4 [r35] = r14
	cmp4.eq p8, p9 = 0, r33
	(p8) br.cond.spnt .L69
	;;
	.mmi
	(p7) mov r19 = r33
	ld4 r18 = [r16]
	adds r16 = 24, r12
	;;
	.mmi
	nop 0
	adds r14 = -1, r19
	cmp4.ge p6, p7 = 0, r19
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	(p6) mov ar.lc = 0
	;;
	(p7) mov ar.lc = r14
	.align 32
.L71:
	.mmi
	addl r14 = 48, r0
	cmp4.ge p6, p7 = r15, r18
	adds r15 = 1, r15
	;;
	.mii
	(p7) ld1 r14 = [r16]
	adds r16 = 1, r16
	;;
	(p7) sxt1 r14 = r14
	;;
	.mib
	st1 [r17] = r14, 1
	nop 0
	br.cloop.sptk.few .L71
	.mib
	nop 0
	sxt4 r19 = r19
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(text.0#)
	;;
	.mmi
	add r20 = r20, r19
	nop 0
	add r8 = r1, r8
	;;
	.mmi
	st1 [r20] = r0
	nop 0
	nop 0
.L85:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 816, r12
	br.ret.sptk.many b0
	;;
.L67:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = double_decimal#
	;;
	.mii
	adds r15 = 16, r12
	mov r1 = r39
	;;
	nop 0
	.mmi
	ld4 r14 = [r15]
	;;
	st4 [r35] = r14
	nop 0
.L69:
	.mlx
	nop 0
	movl r20 = @gprel(text.0#)
	.mlx
	mov r19 = r0
	movl r8 = @gprel(text.0#)
	;;
	.mii
	add r20 = r1, r20
	sxt4 r19 = r19
	add r8 = r1, r8
	;;
	.mmi
	nop 0
	add r20 = r20, r19
	nop 0
	;;
	.mib
	st1 [r20] = r0
	nop 0
	br .L85
.L75:
	.mlx
	setf.d f6 = r14
	movl r41 = @gprel(text.0#)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f6
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 816, r12
	nop 0
	br.ret.sptk.many b0
	.endp digits_of#
	.align 16
	.align 64
	.global strtod#
	.type	strtod#, @function
	.proc strtod#
strtod:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	mov r16 = r12
	.fframe 16
	adds r12 = -16, r12
	.mmi
	addl r14 = @ltoffx(_impure_ptr#), r1
	mov r37 = r1
	mov r39 = r32
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	.save.f 0x1
	stf.spill [r16] = f2
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r40 = r33
	;;
	ld8 r34 = [r14]
	nop 0
	.mmi
	ld8.a r38 = [r14]
	;;
	st4 [r34] = r0
	nop 0
	;;
	.mib
	ld8.c.clr r38 = [r14]
	nop 0
	br.call.sptk.many b0 = _strtod_r#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mmi
	ld4 r14 = [r34]
	mov r1 = r37
	adds r17 = 16, r12
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L95
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L95:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmf
	ld4 r14 = [r34]
	nop 0
	mov f8 = f2
	.mmi
	mov r1 = r37
	nop 0
	adds r17 = 16, r12
	;;
	.mmi
	st4 [r8] = r14
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp strtod#
	.align 16
	.align 64
	.global atof#
	.type	atof#, @function
	.proc atof#
atof:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	mov r16 = r12
	.fframe 16
	adds r12 = -16, r12
	.mmi
	addl r14 = @ltoffx(_impure_ptr#), r1
	mov r36 = r1
	mov r38 = r32
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	.save.f 0x1
	stf.spill [r16] = f2
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	mov r39 = r0
	;;
	ld8 r33 = [r14]
	nop 0
	.mmi
	ld8.a r37 = [r14]
	;;
	st4 [r33] = r0
	nop 0
	;;
	.mib
	ld8.c.clr r37 = [r14]
	nop 0
	br.call.sptk.many b0 = _strtod_r#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mmi
	ld4 r14 = [r33]
	mov r1 = r36
	adds r17 = 16, r12
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L103
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L103:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmf
	ld4 r14 = [r33]
	nop 0
	mov f8 = f2
	.mmi
	mov r1 = r36
	nop 0
	adds r17 = 16, r12
	;;
	.mmi
	st4 [r8] = r14
	ldf.fill f2 = [r17]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp atof#
	.align 16
	.align 64
	.global strtol#
	.type	strtol#, @function
	.proc strtol#
strtol:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r38 = r32
	mov r39 = r33
	;;
	.mmi
	nop 0
	mov r40 = r34
	adds r41 = 16, r12
	.mlx
	nop 0
	movl r42 = -9223372036854775808
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = magnitude#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) sub r8 = r0, r8
	(p6) br.cond.dptk .L104
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L109
.L104:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L109:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 34, r0
	nop 0
	mov r14 = r8
	.mlx
	mov r1 = r37
	movl r8 = 9223372036854775807
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp strtol#
	.align 16
	.align 64
	.global strtoll#
	.type	strtoll#, @function
	.proc strtoll#
strtoll:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r38 = r32
	mov r39 = r33
	;;
	.mmi
	nop 0
	mov r40 = r34
	adds r41 = 16, r12
	.mlx
	nop 0
	movl r42 = -9223372036854775808
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = magnitude#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) sub r8 = r0, r8
	(p6) br.cond.dptk .L110
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L115
.L110:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L115:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 34, r0
	nop 0
	mov r14 = r8
	.mlx
	mov r1 = r37
	movl r8 = 9223372036854775807
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp strtoll#
	.align 16
	.align 64
	.global strtoimax#
	.type	strtoimax#, @function
	.proc strtoimax#
strtoimax:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r38 = r32
	mov r39 = r33
	;;
	.mmi
	nop 0
	mov r40 = r34
	adds r41 = 16, r12
	.mlx
	nop 0
	movl r42 = -9223372036854775808
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = magnitude#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) sub r8 = r0, r8
	(p6) br.cond.dptk .L116
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L121
.L116:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L121:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 34, r0
	nop 0
	mov r14 = r8
	.mlx
	mov r1 = r37
	movl r8 = 9223372036854775807
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp strtoimax#
	.align 16
	.align 64
	.global strtoul#
	.type	strtoul#, @function
	.proc strtoul#
strtoul:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r38 = r32
	;;
	.mmi
	mov r39 = r33
	mov r40 = r34
	nop 0
	.mmb
	addl r42 = -1, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = magnitude#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p7) sub r8 = r0, r8
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp strtoul#
	.align 16
	.align 64
	.global strtoull#
	.type	strtoull#, @function
	.proc strtoull#
strtoull:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r38 = r32
	;;
	.mmi
	mov r39 = r33
	mov r40 = r34
	nop 0
	.mmb
	addl r42 = -1, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = magnitude#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p7) sub r8 = r0, r8
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp strtoull#
	.align 16
	.align 64
	.global strtoumax#
	.type	strtoumax#, @function
	.proc strtoumax#
strtoumax:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r38 = r32
	;;
	.mmi
	mov r39 = r33
	mov r40 = r34
	nop 0
	.mmb
	addl r42 = -1, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = magnitude#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p7) sub r8 = r0, r8
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp strtoumax#
	.align 16
	.align 64
	.global atoi#
	.type	atoi#, @function
	.proc atoi#
atoi:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mlx
	nop 0
	movl r40 = -9223372036854775808
	.mmi
	adds r39 = 16, r12
	addl r38 = 10, r0
	mov r37 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = magnitude#
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r35
	mov r14 = r8
	;;
	.mmi
	ld4 r15 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) sub r8 = r0, r8
	(p6) br.cond.dptk .L140
	;;
	.mib
	mov r8 = r14
	cmp.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L146
.L140:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L146:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 34, r0
	nop 0
	mov r14 = r8
	.mmi
	mov r1 = r35
	nop 0
	addl r8 = -1, r0
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp atoi#
	.align 16
	.align 64
	.global atol#
	.type	atol#, @function
	.proc atol#
atol:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mlx
	nop 0
	movl r40 = -9223372036854775808
	.mmi
	adds r39 = 16, r12
	addl r38 = 10, r0
	mov r37 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = magnitude#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) sub r8 = r0, r8
	(p6) br.cond.dptk .L147
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L152
.L147:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L152:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 34, r0
	nop 0
	mov r14 = r8
	.mlx
	mov r1 = r35
	movl r8 = 9223372036854775807
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp atol#
	.align 16
	.align 64
	.global atoll#
	.type	atoll#, @function
	.proc atoll#
atoll:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mlx
	nop 0
	movl r40 = -9223372036854775808
	.mmi
	adds r39 = 16, r12
	addl r38 = 10, r0
	mov r37 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = magnitude#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) sub r8 = r0, r8
	(p6) br.cond.dptk .L153
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L158
.L153:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L158:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 34, r0
	nop 0
	mov r14 = r8
	.mlx
	mov r1 = r35
	movl r8 = 9223372036854775807
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp atoll#
	.align 16
	.align 64
	.global llabs#
	.type	llabs#, @function
	.proc llabs#
llabs:
	.prologue
	.body
	.mmi
	cmp.le p6, p7 = r0, r32
	;;
	(p7) sub r8 = r0, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r32
	br.ret.sptk.many b0
	.endp llabs#
	.align 16
	.align 64
	.global ldiv#
	.type	ldiv#, @function
	.proc ldiv#
ldiv:
	.prologue
	.mmi
	.fframe 16
	adds r12 = -16, r12
	.body
	setf.sig f10 = r32
	nop 0
	.mmi
	setf.sig f6 = r33
	cmp.eq p6, p7 = 0, r33
	sub r9 = r0, r33
	;;
	.mmi
	(p6) break 1
	nop 0
	(p6) break 1
	;;
	.mfi
	nop 0
	fcvt.xf f7 = f10
	nop 0
	.mfi
	nop 0
	fcvt.xf f11 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f11, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f9, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f9, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f9 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f9, f7
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f8, f9
	nop 0
	.mmi
	setf.sig f7 = r9
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc.s1 f6 = f6
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f7, f10
	nop 0
	.mmi
	getf.sig r8 = f6
	nop 0
	nop 0
	;;
	.mib
	getf.sig r9 = f7
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp ldiv#
	.align 16
	.align 64
	.global lldiv#
	.type	lldiv#, @function
	.proc lldiv#
lldiv:
	.prologue
	.mmi
	.fframe 16
	adds r12 = -16, r12
	.body
	setf.sig f10 = r32
	nop 0
	.mmi
	setf.sig f6 = r33
	cmp.eq p6, p7 = 0, r33
	sub r9 = r0, r33
	;;
	.mmi
	(p6) break 1
	nop 0
	(p6) break 1
	;;
	.mfi
	nop 0
	fcvt.xf f7 = f10
	nop 0
	.mfi
	nop 0
	fcvt.xf f11 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f11, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f9, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f9, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f9 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f9, f7
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f8, f9
	nop 0
	.mmi
	setf.sig f7 = r9
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc.s1 f6 = f6
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f7, f10
	nop 0
	.mmi
	getf.sig r8 = f6
	nop 0
	nop 0
	;;
	.mib
	getf.sig r9 = f7
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp lldiv#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"0123456789abcdefghijklmnopqrstuvwxyz"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC2:
	data8	text.1#+64
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ultostr#
	.type	ultostr#, @function
	.proc ultostr#
ultostr:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	nop 0
	sxt4 r16 = r33
	.mlx
	adds r33 = -2, r33
	movl r17 = @gprel(.LC3)
	;;
	.mmi
	cmp4.geu p9, p10 = 34, r33
	sub r14 = r0, r16
	.save rp, r34
	mov r34 = b0
	.mmi
	add r17 = r1, r17
	cmp.eq p7, p8 = 0, r16
	mov r36 = r1
	.body
	;;
	.mmi
	(p9) setf.sig f6 = r16
	setf.sig f11 = r14
	(p9) addl r14 = @gprel(.LC2), gp
	.mmb
	nop 0
	nop 0
	(p10) br.cond.dpnt .L172
	;;
	.mmi
	nop 0
	(p9) ld8 r15 = [r14]
	nop 0
	;;
	.mfi
	nop 0
	(p9) fcvt.xuf f10 = f6
	nop 0
	.align 32
.L168:
	.pred.rel.mutex p8, p9
	.mmi
	setf.sig f6 = r32
	nop 0
	(p7) break 1
	.mmi
	cmp.leu p9, p10 = r16, r32
	nop 0
	mov r8 = r15
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f9, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f9, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f9 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f9, f7
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f8, f9
	nop 0
	.mmi
	setf.sig f7 = r32
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f11, f7
	nop 0
	.mmi
	getf.sig r32 = f6
	;;
	getf.sig r14 = f7
	nop 0
	;;
	.mmi
	add r14 = r17, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r15] = r14, -1
	(p7) break 1
	(p9) br.cond.dptk .L168
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L172:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 34, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r36
	mov r8 = r0
	mov b0 = r34
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp ultostr#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC4:
	data8	text.1#+65
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ltostr#
	.type	ltostr#, @function
	.proc ltostr#
ltostr:
	.prologue 12, 34
	.mlx
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	movl r16 = @gprel(.LC3)
	.mmi
	cmp.le p11, p12 = r0, r32
	mov r36 = r1
	sxt4 r15 = r33
	;;
	.mmi
	adds r33 = -2, r33
	sub r14 = r0, r15
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	add r16 = r1, r16
	(p12) sub r32 = r0, r32
	cmp.eq p7, p8 = 0, r15
	;;
	.mmi
	nop 0
	cmp4.geu p9, p10 = 34, r33
	nop 0
	.mmb
	setf.sig f11 = r14
	nop 0
	(p10) br.cond.dpnt .L181
	;;
	.mmi
	(p9) setf.sig f6 = r15
	nop 0
	(p9) addl r14 = @gprel(.LC4), gp
	;;
	.mmi
	nop 0
	(p9) ld8 r8 = [r14]
	nop 0
	;;
	.mfi
	nop 0
	(p9) fcvt.xuf f10 = f6
	nop 0
	.align 32
.L177:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p12, p13
	.mmi
	nop 0
	setf.sig f6 = r32
	(p7) break 1
	.mmi
	mov r17 = r8
	adds r8 = -1, r8
	cmp.geu p9, p10 = r32, r15
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f9, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f9, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f9 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f9, f7
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f8, f9
	nop 0
	.mmi
	setf.sig f7 = r32
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f11, f7
	nop 0
	.mmi
	getf.sig r32 = f6
	;;
	getf.sig r14 = f7
	nop 0
	;;
	.mmi
	add r14 = r16, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r8] = r14
	(p7) break 1
	(p9) br.cond.dptk .L177
	.mmb
	adds r14 = -1, r8
	(p12) addl r15 = 45, r0
	nop 0
	.mmi
	(p12) adds r8 = -2, r17
	nop 0
	mov b0 = r34
	;;
	.mib
	(p12) st1 [r14] = r15
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L181:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 34, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r36
	mov r8 = r0
	mov b0 = r34
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp ltostr#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC5:
	data8	text.1#+65
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ltoa#
	.type	ltoa#, @function
	.proc ltoa#
ltoa:
	.prologue
	.body
	.mlx
	addl r14 = @gprel(.LC5), gp
	movl r16 = @gprel(.LC3)
	.mmi
	nop 0
	cmp.le p8, p9 = r0, r32
	nop 0
	;;
	.mlx
	ld8 r8 = [r14]
	movl r14 = -3689348814741910323
	.mmi
	add r16 = r1, r16
	nop 0
	(p9) sub r32 = r0, r32
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	.align 32
.L184:
	.pred.rel.mutex p8, p9
	.mmi
	setf.sig f7 = r32
	nop 0
	mov r17 = r8
	.mmi
	adds r8 = -1, r8
	nop 0
	cmp.ltu p6, p7 = 9, r32
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r32, r14
	mov r32 = r15
	;;
	.mmi
	add r14 = r16, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r8] = r14
	nop 0
	(p6) br.cond.dptk .L184
	.mmi
	adds r14 = -1, r8
	(p9) addl r15 = 45, r0
	(p9) adds r8 = -2, r17
	;;
	.mib
	(p9) st1 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp ltoa#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC6:
	data8	text.1#+64
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ultoa#
	.type	ultoa#, @function
	.proc ultoa#
ultoa:
	.prologue
	.body
	.mlx
	addl r14 = @gprel(.LC6), gp
	movl r17 = @gprel(.LC3)
	;;
	.mlx
	ld8 r16 = [r14]
	movl r14 = -3689348814741910323
	.mmi
	add r17 = r1, r17
	;;
	setf.sig f6 = r14
	nop 0
	.align 32
.L190:
	.mmi
	setf.sig f7 = r32
	cmp.ltu p6, p7 = 9, r32
	mov r8 = r16
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r32, r14
	mov r32 = r15
	;;
	.mmi
	add r14 = r17, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r16] = r14, -1
	nop 0
	(p6) br.cond.dptk .L190
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp ultoa#
	.align 16
	.align 64
	.global ecvt#
	.type	ecvt#, @function
	.proc ecvt#
ecvt:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 5, 0, 0, 0
	.body
	mov r14 = r34
	mov r36 = r35
	;;
	.mmi
	mov r34 = r0
	nop 0
	mov r35 = r14
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 5, 0
	nop 0
	br.sptk.many digits_of#
	;;
	break.f 0
	;;
	.endp ecvt#
	.align 16
	.align 64
	.global fcvt#
	.type	fcvt#, @function
	.proc fcvt#
fcvt:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 5, 0, 0, 0
	.body
	mov r14 = r34
	mov r36 = r35
	;;
	.mmi
	addl r34 = 1, r0
	nop 0
	mov r35 = r14
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 5, 0
	nop 0
	br.sptk.many digits_of#
	;;
	break.f 0
	;;
	.endp fcvt#
	.align 16
	.align 64
	.global gcvt#
	.type	gcvt#, @function
	.proc gcvt#
gcvt:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 7, 5, 0
	.fframe 976
	adds r12 = -976, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	.body
	mov r45 = r33
	mov r36 = r34
	;;
	.mmi
	mov r46 = r0
	addl r44 = 103, r0
	adds r42 = 16, r12
	.mmb
	adds r38 = 24, r12
	adds r35 = 48, r12
	br.call.sptk.many b0 = show_double#
	;;
	.mmi
	adds r15 = 16, r12
	mov r37 = r0
	mov r1 = r41
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) addl r14 = 45, r0
	(p6) mov r36 = r34
	;;
	.mmi
	(p7) st1 [r36] = r14, 1
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dpnt .L200
	.align 32
.L203:
	.mmi
	adds r14 = -8, r35
	nop 0
	mov r42 = r36
	;;
	.mmi
	ld8 r43 = [r14]
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	sxt4 r44 = r14
	(p6) br.cond.dpnt .L201
	;;
	.mib
	adds r37 = 1, r37
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	ld4 r14 = [r35], 16
	mov r1 = r41
	.mmi
	nop 0
	ld4 r15 = [r38]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	cmp4.lt p6, p7 = r37, r15
	;;
	.mib
	nop 0
	add r36 = r36, r14
	(p6) br.cond.dptk .L203
	;;
.L200:
	.mmi
	mov r8 = r34
	st1 [r36] = r0
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 976, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L201:
	.body
	.copy_state 1
	.mib
	addl r43 = 48, r0
	adds r37 = 1, r37
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	ld4 r14 = [r35], 16
	mov r1 = r41
	.mmi
	nop 0
	ld4 r15 = [r38]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	cmp4.lt p6, p7 = r37, r15
	;;
	.mib
	nop 0
	add r36 = r36, r14
	(p6) br.cond.dptk .L203
	.mib
	nop 0
	nop 0
	br .L200
	.endp gcvt#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	text.0#, @object
	.size	text.0#, 400
text.0:
	.skip	400
	.align 8
	.type	text.1#, @object
	.size	text.1#, 66
text.1:
	.skip	66
	.global memset#
	.type	memset#, @function
	.global show_double#
	.type	show_double#, @function
	.global _strtod_r#
	.type	_strtod_r#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global _dtoa_r#
	.type	_dtoa_r#, @function
	.global __errno#
	.type	__errno#, @function
	.global isalpha#
	.type	isalpha#, @function
	.global isdigit#
	.type	isdigit#, @function
	.global isspace#
	.type	isspace#, @function
	.ident	"GCC: (GNU) 12.2.0"
