// 5c9109eff01e185335cc4ebf5a1962e6 newlib/libc/stdlib/dtoa.c
	.file	"dtoa.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc quorem#
quorem:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 9, 2, 0
	mov r16 = r12
	.fframe 16
	adds r12 = -16, r12
	.mmi
	addp4 r44 = 0,r33
	addp4 r43 = 0,r32
	mov r42 = r1
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	adds r14 = 16, r44
	adds r34 = 20, r44
	.mmi
	adds r36 = 20, r43
	adds r39 = 16, r43
	addl r17 = 65501, r0
	;;
	.mmb
	ld4 r14 = [r14]
	addp4 r34 = 0,r34
	nop 0
	.mii
	addp4 r36 = 0,r36
	.save rp, r40
	mov r40 = b0
	.body
	mov r23 = r0
	;;
	.mmi
	adds r37 = -1, r14
	ld4 r15 = [r39]
	mov r18 = r34
	.mii
	mov r19 = r36
	addl r20 = 65535, r0
	;;
	shladd r24 = r37, 2, r0
	.mii
	cmp4.gt p6, p7 = r14, r15
	mov r15 = r0
	;;
	add r35 = r24, r34
	.mmb
	add r24 = r24, r36
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	addp4 r35 = 0,r35
	addp4 r24 = 0,r24
	.mmi
	setf.exp f9 = r17
	;;
	ld4 r16 = [r24]
	nop 0
	.mmi
	ld4 r14 = [r35]
	;;
	adds r14 = 1, r14
	addp4 r21 = r16, r0
	;;
	.mmi
	setf.sig f6 = r21
	addp4 r21 = r14, r0
	cmp4.eq p9, p10 = 0, r14
	.mmi
	cmp4.gtu p7, p8 = r14, r16
	;;
	setf.sig f7 = r21
	(p9) break 1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f8, p6 = f6, f7
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f7, f8, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f6 = f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f7, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f9, f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f8 = f8
	;;
	.mfb
	getf.sig r38 = f8
	mov f2 = f8
	(p7) br.cond.dptk .L6
	.align 32
.L4:
	.mmi
	ld4 r16 = [r18]
	setf.sig f7 = r23
	adds r25 = 4, r18
	.mmi
	mov r22 = r19
	ld4 r21 = [r19]
	adds r19 = 4, r19
	;;
	.mmi
	nop 0
	and r17 = r20, r16
	extr.u r16 = r16, 16, 16
	.mmi
	and r14 = r20, r21
	addp4 r18 = 0,r25
	addp4 r19 = 0,r19
	;;
	.mii
	setf.sig f6 = r17
	extr.u r21 = r21, 16, 16
	cmp4.leu p6, p7 = r18, r35
	;;
	.mfi
	nop 0
	xma.l f7 = f2, f6, f7
	nop 0
	.mmi
	setf.sig f6 = r16
	;;
	getf.sig r17 = f7
	nop 0
	;;
	.mii
	nop 0
	extr.u r23 = r17, 16, 16
	and r17 = r20, r17
	;;
	.mii
	setf.sig f7 = r23
	sub r14 = r14, r17
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	extr r15 = r14, 16, 16
	and r14 = r20, r14
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f2, f7
	;;
	.mmi
	getf.sig r23 = f6
	;;
	and r17 = r20, r23
	extr.u r23 = r23, 16, 16
	;;
	.mmi
	sub r15 = r15, r17
	;;
	add r15 = r15, r21
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r15, 16, 16
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	nop 0
	extr r15 = r15, 16, 16
	;;
	.mib
	st4 [r22] = r14
	nop 0
	(p6) br.cond.dptk .L4
	.mmi
	adds r14 = -4, r24
	ld4 r15 = [r24]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L6
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r14, r36
	(p6) br.cond.dpnt .L7
	.align 32
.L8:
	.mmi
	addp4 r15 = 0,r14
	nop 0
	adds r14 = -4, r14
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	cmp4.geu p8, p9 = r36, r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	adds r37 = -1, r37
	(p9) br.cond.dptk .L8
	;;
.L7:
	.mmi
	st4 [r39] = r37
	nop 0
	nop 0
.L6:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __mcmp#
	;;
	.mmi
	mov r16 = r36
	mov r15 = r0
	addl r19 = 65535, r0
	.mmb
	mov r1 = r42
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L10
	;;
	.align 32
.L11:
	.mmi
	ld4 r17 = [r16]
	adds r21 = 4, r34
	mov r20 = r16
	.mmi
	adds r16 = 4, r16
	ld4 r18 = [r34]
	nop 0
	;;
	.mmb
	and r14 = r19, r17
	addp4 r34 = 0,r21
	nop 0
	.mii
	and r21 = r19, r18
	extr.u r18 = r18, 16, 16
	addp4 r16 = 0,r16
	;;
	.mii
	sub r14 = r14, r21
	extr.u r17 = r17, 16, 16
	cmp4.leu p6, p7 = r34, r35
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	extr r15 = r14, 16, 16
	.mmi
	and r14 = r19, r14
	;;
	sub r15 = r15, r18
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	dep.z r17 = r15, 16, 16
	;;
	.mmi
	or r14 = r17, r14
	nop 0
	extr r15 = r15, 16, 16
	;;
	.mib
	st4 [r20] = r14
	nop 0
	(p6) br.cond.dptk .L11
	.mmi
	shladd r15 = r37, 2, r0
	;;
	add r15 = r15, r36
	nop 0
	;;
	.mmi
	nop 0
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	adds r14 = -4, r15
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L12
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r14, r36
	(p6) br.cond.dpnt .L13
	.align 32
.L14:
	.mmi
	addp4 r15 = 0,r14
	nop 0
	adds r14 = -4, r14
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	cmp4.geu p8, p9 = r36, r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	adds r37 = -1, r37
	(p9) br.cond.dptk .L14
	;;
.L13:
	.mmi
	st4 [r39] = r37
	nop 0
	nop 0
.L12:
	.mmi
	nop 0
	adds r38 = 1, r38
	nop 0
	;;
	.mmi
	setf.sig f2 = r38
	nop 0
	nop 0
	;;
.L10:
	.mmi
	getf.sig r8 = f2
	nop 0
	nop 0
.L1:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r40
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp quorem#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"Infinity"
	.align 8
.LC2:
	stringz	"NaN"
	.align 8
.LC4:
	stringz	"0"
	.align 8
.LC6:
	stringz	"Balloc succeeded"
	.align 8
.LC7:
	stringz	"./newlib/libc/stdlib/dtoa.c"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC1:
	data4	.LC0+8
	.align 4
.LC3:
	data4	.LC2+3
	.align 4
.LC5:
	data4	.LC4+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _dtoa_r#
	.type	_dtoa_r#, @function
	.proc _dtoa_r#
_dtoa_r:
	.prologue 12, 56
	.mmb
	.save ar.pfs, r57
	alloc r57 = ar.pfs, 7, 22, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addp4 r32 = 0,r32
	.save pr, r59
	mov r59 = pr
	mov r58 = r1
	;;
	.mmi
	getf.d r39 = f8
	adds r42 = 64, r32
	.save rp, r56
	mov r56 = b0
	.mmi
	addp4 r36 = 0,r36
	addp4 r37 = 0,r37
	addp4 r38 = 0,r38
	;;
	.mii
	ld4 r14 = [r42]
	.save ar.lc, r60
	mov r60 = ar.lc
	.body
	mov r61 = r32
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	mov r46 = r39
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	nop 0
	adds r15 = 68, r32
	adds r14 = 4, r14
	.mmi
	ld4.a r62 = [r42]
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	addp4 r16 = r15, r0
	addl r15 = 1, r0
	;;
	.mmi
	ld4 r14 = [r42]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, r16
	adds r14 = 8, r14
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	;;
	.mib
	ld4.c.clr r62 = [r42]
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r58
	st4 [r42] = r0
	nop 0
.L22:
	.mii
	nop 0
	extr.u r41 = r39, 32, 32
	;;
	cmp4.le p6, p7 = r0, r41
	;;
	.mlx
	nop 0
	(p7) movl r14 = 2147483647
	.mmi
	(p6) mov r44 = r39
	(p6) st4 [r37] = r0
	(p7) addl r15 = 1, r0
	;;
	.mmi
	(p7) and r14 = r14, r41
	(p7) st4 [r37] = r15
	nop 0
	;;
	.mmi
	(p7) mov r41 = r14
	;;
	nop 0
	(p7) mix4.r r46 = r14, r46
	.mlx
	nop 0
	movl r14 = 2146435072
	;;
	.mii
	and r15 = r14, r41
	nop 0
	;;
	(p7) mov r44 = r46
	.mmb
	cmp4.ne p6, p7 = r14, r15
	addl r14 = 1, r0
	(p7) br.cond.dpnt .L278
	;;
	.mmi
	nop 0
	setf.d f6 = r44
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r38
	nop 0
	.mlx
	st4 [r36] = r14
	movl r41 = @gprel(.LC4)
	;;
	.mmi
	(p7) addl r14 = @gprel(.LC5), gp
	nop 0
	add r41 = r1, r41
	;;
	.mmi
	(p7) ld4 r14 = [r14]
	addp4 r41 = 0,r41
	nop 0
	;;
	.mmi
	(p7) st4 [r38] = r14
	nop 0
	nop 0
.L255:
	.mii
	mov r8 = r41
	mov pr = r59, -1
	;;
	mov b0 = r56
	;;
	.mii
	nop 0
	mov ar.pfs = r57
	;;
	mov ar.lc = r60
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L29:
	.body
	.copy_state 1
	.mmi
	adds r47 = 20, r12
	nop 0
	adds r14 = 16, r12
	.mmi
	setf.d f8 = r44
	nop 0
	mov r61 = r32
	;;
	.mib
	mov r63 = r14
	mov r64 = r47
	br.call.sptk.many b0 = __d2b#
	;;
	.mii
	nop 0
	extr.u r15 = r41, 20, 12
	mov r1 = r58
	.mmb
	nop 0
	addp4 r40 = 0,r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L31
	.mlx
	adds r39 = -1023, r15
	movl r17 = 1072693248
	.mmi
	mov r14 = r44
	ld4 r16 = [r47]
	mov r50 = r0
	;;
	.mii
	nop 0
	extr.u r15 = r44, 32, 20
	nop 0
	;;
	.mlx
	or r15 = r17, r15
	movl r17 = 0x3ff8000000000000
	;;
	.mlx
	setf.d f6 = r17
	movl r17 = 0x3fd34413509f79fb
	;;
	.mii
	nop 0
	mix4.r r14 = r15, r14
	sxt4 r15 = r39
	;;
	.mlx
	setf.sig f8 = r15
	movl r15 = 0x3fc68a288b60c8b3
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3fd287a7636f4361
	;;
	.mmi
	nop 0
	setf.d f9 = r14
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f6 = f7, f6
	nop 0
	.mfi
	nop 0
	fcvt.xf f7 = f8
	nop 0
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f8
	nop 0
	.mmi
	setf.d f8 = r17
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f7, f8, f6
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f7 = f6
	nop 0
	.mfi
	nop 0
	fcmp.lt p6, p7 = f6, f0
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r14 = f7
	nop 0
	;;
	.mib
	getf.sig r45 = f7
	nop 0
	(p6) br.cond.dpnt .L279
	;;
.L35:
	.mmi
	nop 0
	sub r54 = r16, r39
	cmp4.ltu p6, p7 = 22, r45
	.mmb
	nop 0
	sub r39 = r16, r39, 1
	(p6) br.cond.dptk .L170
.L293:
	.mmi
	nop 0
	shladd r14 = r45, 3, r0
	addl r17 = @ltoffx(__mprec_tens#), r1
	.mii
	setf.d f7 = r44
	nop 0
	;;
	sxt4 r14 = r14
	.mmi
	ld8.mov r17 = [r17], __mprec_tens#
	;;
	add r17 = r17, r14
	nop 0
	;;
	.mmi
	nop 0
	ldfd f6 = [r17]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f7
	;;
	.mib
	(p6) adds r45 = -1, r45
	(p6) mov r55 = r0
	(p6) br.cond.dptk .L37
	.mii
	cmp4.lt p6, p7 = 0, r54
	nop 0
	;;
	(p7) sub r54 = 1, r54
	.mmb
	(p7) mov r55 = r0
	(p7) mov r39 = r0
	(p7) br.cond.dpnt .L167
	;;
	.mmi
	nop 0
	mov r55 = r0
	mov r54 = r0
.L167:
	.mmi
	add r39 = r39, r45
	nop 0
	mov r49 = r45
	.mmb
	mov r53 = r0
	cmp4.ltu p6, p7 = 9, r34
	(p6) br.cond.dptk .L172
	;;
.L294:
	.mib
	nop 0
	cmp4.ge p6, p7 = 5, r34
	(p6) br.cond.dptk .L44
	.mmi
	adds r34 = -4, r34
	nop 0
	mov r48 = r0
	;;
	.mib
	cmp4.eq p6, p7 = 3, r34
	nop 0
	(p6) br.cond.dpnt .L269
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = 3, r34
	nop 0
	;;
	.mib
	(p7) addl r34 = 2, r0
	(p7) mov r52 = r0
	(p7) br.cond.dpnt .L165
	;;
.L46:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 4, r34
	nop 0
	;;
	.mib
	(p7) addl r34 = 5, r0
	(p7) addl r52 = 1, r0
	(p7) br.cond.dptk .L45
	;;
	.mmi
	addl r52 = 1, r0
	nop 0
	nop 0
.L165:
	.mib
	cmp4.ge p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L280
	;;
	.mmi
	(p7) mov r51 = r35
	(p7) mov r41 = r35
	(p7) mov r17 = r35
	;;
.L47:
	.mmi
	cmp4.lt p6, p7 = 23, r17
	nop 0
	addl r15 = 1, r0
	;;
	.mmi
	(p7) adds r14 = 68, r32
	nop 0
	(p7) mov r62 = r0
	;;
	.mib
	(p7) st4 [r14] = r0
	addl r14 = 4, r0
	(p7) br.cond.spnt .L49
	;;
	.align 32
.L48:
	.mmi
	shladd r14 = r14, 1, r0
	mov r62 = r15
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	adds r16 = 20, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r17, r16
	(p6) br.cond.dptk .L48
	.mmi
	nop 0
	adds r14 = 68, r32
	nop 0
	;;
	.mmi
	st4 [r14] = r62
	nop 0
	nop 0
.L49:
	.mib
	mov r61 = r32
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	addp4 r43 = 0,r8
	nop 0
	mov r1 = r58
	;;
	.mib
	cmp.ne p6, p7 = 0, r43
	nop 0
	(p7) br.cond.spnt .L163
	;;
	.mmi
	cmp4.geu p6, p7 = 14, r41
	st4 [r42] = r43
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r48, r14
	nop 0
	;;
	.mib
	mov r18 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L52
	;;
	.mmi
	addl r17 = @ltoffx(__mprec_tens#), r1
	cmp4.ge p6, p7 = 0, r49
	extr r15 = r49, 4, 28
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L53
	;;
	.mii
	nop 0
	dep.z r14 = r49, 3, 4
	nop 0
	.mmi
	ld8.mov r17 = [r17], __mprec_tens#
	;;
	add r17 = r17, r14
	tbit.z p6, p7 = r15, 4
	.mmi
	mov r14 = r15
	;;
	ldfd f6 = [r17]
	nop 0
	.mmb
	(p6) setf.d f9 = r44
	(p6) addl r15 = 2, r0
	(p6) br.cond.dptk .L54
	;;
	.mmi
	setf.d f9 = r44
	addl r16 = @ltoffx(__mprec_bigtens#), r1
	and r14 = 15, r15
	.mmi
	addl r15 = 3, r0
	;;
	ld8.mov r16 = [r16], __mprec_bigtens#
	nop 0
	;;
	.mmi
	adds r16 = 32, r16
	;;
	ldfd f10 = [r16]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f9
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f8, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f9, f7, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f10, f11, f8
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f8, f7, f11
	nop 0
.L54:
	.mmi
	nop 0
	addl r16 = @ltoffx(__mprec_bigtens#), r1
	cmp4.eq p6, p7 = 0, r14
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	ld8.mov r16 = [r16], __mprec_bigtens#
	nop 0
	nop 0
	.align 32
.L57:
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	nop 0
	;;
	.mii
	(p7) addp4 r17 = 0,r16
	extr r14 = r14, 1, 31
	(p7) adds r15 = 1, r15
	.mmi
	adds r16 = 8, r16
	;;
	(p7) ldfd f7 = [r17]
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.d f6 = f6, f7
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dptk .L57
	;;
.L55:
	.mfi
	nop 0
	mov f7 = f6
	nop 0
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f9, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f8, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f10, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f9, f8, f10
	nop 0
.L58:
	.mib
	nop 0
	cmp4.eq p16, p17 = 0, r55
	(p16) br.cond.dptk .L62
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f1
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L281
.L62:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x401c000000000000
	.mmi
	cmp4.ne p6, p7 = 0, r41
	addl r17 = @ltoffx(__mprec_tens#), r1
	sxt4 r15 = r15
	;;
	.mlx
	setf.sig f8 = r15
	movl r16 = -54525952
	.mmi
	nop 0
	(p6) mov r46 = r49
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f7 = f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f7, f6, f8
	;;
	.mmi
	getf.d r15 = f8
	;;
	nop 0
	extr.u r14 = r15, 32, 32
	;;
	.mii
	add r14 = r14, r16
	adds r16 = 1, r43
	;;
	addp4 r16 = 0,r16
	;;
	.mii
	nop 0
	mix4.r r15 = r14, r15
	(p6) mov r14 = r41
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L162
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f7 = f6
	adds r20 = -1, r14
	.mii
	ld8.mov r17 = [r17], __mprec_tens#
	cmp4.eq p6, p7 = 0, r52
	;;
	shladd r19 = r20, 3, r0
	;;
	.mii
	nop 0
	sxt4 r19 = r19
	;;
	add r19 = r17, r19
	;;
	.mmi
	getf.sig r18 = f7
	ldfd f9 = [r19]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r21 = r18
	adds r18 = 48, r18
	;;
	.mmi
	setf.sig f7 = r21
	nop 0
	sxt1 r18 = r18
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mfb
	nop 0
	fsub.d f6 = f6, f7
	(p6) br.cond.dptk .L69
.L307:
	.mlx
	nop 0
	movl r17 = 0x3fe0000000000000
	.mmi
	st1 [r43] = r18
	nop 0
	addp4 r20 = r20, r0
	;;
	.mmi
	setf.d f10 = r17
	nop 0
	mov ar.lc = r20
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f7, f8, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f11, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f10, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f10 = f9, f11, f10
	nop 0
	.mmi
	setf.d f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f10, f8, f11
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L181
	;;
	.mlx
	cmp4.ge p6, p7 = 0, r14
	movl r14 = 0x4024000000000000
	;;
	.mii
	setf.d f9 = r14
	(p7) mov ar.lc = r20
	;;
	(p6) mov ar.lc = 0
	.align 32
.L72:
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f7, f8
	;;
	.mbb
	nop 0
	(p6) br.cond.dpnt .L182
	br.cloop.sptk.few .L241
.L65:
	.mmi
	mov r46 = r44
	nop 0
	nop 0
.L52:
	.mmi
	adds r15 = 16, r12
	nop 0
	cmp4.ge p6, p7 = 14, r49
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	tbit.z.and.orcm p6, p7 = r14, 31
	(p6) br.cond.dpnt .L282
	;;
	.mib
	cmp4.ne p6, p7 = 0, r52
	nop 0
	(p7) br.cond.dpnt .L283
	;;
	.mib
	cmp4.lt p6, p7 = 1, r34
	nop 0
	(p7) br.cond.dpnt .L284
	;;
	.mmi
	nop 0
	adds r44 = -1, r41
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r44, r53
	(p6) br.cond.dptk .L97
	;;
	.mii
	cmp4.gt p6, p7 = r0, r41
	sub r44 = r53, r44
	;;
	(p7) mov r47 = r54
	.mmb
	(p7) add r54 = r41, r54
	(p7) add r39 = r39, r41
	(p7) br.cond.dpnt .L96
	;;
	.mmi
	sub r47 = r54, r41
	nop 0
	nop 0
.L96:
	.mmi
	addl r62 = 1, r0
	nop 0
	mov r61 = r32
	.mmb
	cmp4.eq p16, p17 = 0, r55
	nop 0
	br.call.sptk.many b0 = __i2b#
	;;
	.mmi
	nop 0
	mov r1 = r58
	addp4 r42 = 0,r8
	.align 32
.L93:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.lt p6, p7 = 0, r39
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r15 = r0
	cmp4.lt p6, p7 = 0, r47
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L99
	;;
	.mmi
	cmp4.le p6, p7 = r39, r47
	;;
	(p6) mov r14 = r39
	(p6) sub r54 = r54, r39
	;;
	.mmi
	(p7) mov r14 = r47
	nop 0
	(p7) sub r54 = r54, r47
	;;
	.mmi
	nop 0
	sub r39 = r39, r14
	sub r47 = r47, r14
.L99:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r53
	(p6) br.cond.dptk .L100
	;;
	.mib
	cmp4.eq p6, p7 = 0, r52
	nop 0
	(p6) br.cond.dpnt .L101
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r44
	(p7) br.cond.dpnt .L285
.L101:
	.pred.rel.mutex p16, p17
	.mmi
	mov r62 = r40
	nop 0
	mov r63 = r53
	.mmb
	mov r61 = r32
	nop 0
	br.call.sptk.many b0 = __pow5mult#
	;;
	.mmi
	nop 0
	mov r1 = r58
	addp4 r40 = 0,r8
.L100:
	.pred.rel.mutex p16, p17
	.mib
	addl r62 = 1, r0
	mov r61 = r32
	br.call.sptk.many b0 = __i2b#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r45
	nop 0
	mov r1 = r58
	.mmb
	addp4 r44 = 0,r8
	nop 0
	(p7) br.cond.dpnt .L286
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 1, r34
	(p6) br.cond.dpnt .L106
.L268:
	.pred.rel.mutex p16, p17
	.mmi
	addl r14 = 1, r0
	nop 0
	nop 0
	;;
.L107:
	.pred.rel.mutex p16, p17
	.mmi
	add r14 = r14, r39
	;;
	and r14 = 31, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L190
	.mmi
	nop 0
	sub r15 = 32, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 4, r15
	(p6) br.cond.dptk .L109
	.mmi
	nop 0
	sub r14 = 28, r14
	nop 0
	;;
	.mmi
	add r54 = r54, r14
	add r47 = r47, r14
	add r39 = r39, r14
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r54
	(p7) br.cond.dpnt .L287
	;;
.L111:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r39
	(p7) br.cond.dpnt .L288
	;;
.L112:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.lt p6, p7 = 2, r34
	;;
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r39 = r0
	(p17) br.cond.dpnt .L289
.L113:
	.mmi
	cmp4.ge p16, p17 = 0, r41
	;;
	(p16) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p17) mov r14 = r0
	;;
	and r39 = r14, r39
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r39
	(p6) br.cond.dptk .L290
	;;
.L115:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r41
	(p7) br.cond.dpnt .L291
.L86:
	.mmi
	nop 0
	andcm r46 = -1, r35
	mov r41 = r43
.L120:
	.mib
	mov r62 = r44
	mov r61 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	mov r1 = r58
	cmp.ne p6, p7 = 0, r42
	(p7) br.cond.dpnt .L70
.L155:
	.mmi
	nop 0
	mov r62 = r42
	mov r61 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r58
	nop 0
	nop 0
.L70:
	.mmi
	mov r62 = r40
	nop 0
	mov r61 = r32
	.mmb
	adds r46 = 1, r46
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r38
	st1 [r43] = r0
	mov r1 = r58
	.mmi
	st4 [r36] = r46
	;;
	(p6) st4 [r38] = r43
	nop 0
.L306:
	.mii
	mov r8 = r41
	mov pr = r59, -1
	;;
	mov b0 = r56
	;;
	.mii
	nop 0
	mov ar.pfs = r57
	;;
	mov ar.lc = r60
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L278:
	.body
	.copy_state 2
	.mmi
	addl r14 = 9999, r0
	nop 0
	extr.u r44 = r44, 0, 52
	;;
	.mib
	st4 [r36] = r14
	cmp.eq p6, p7 = 0, r44
	(p7) br.cond.dptk .L292
	;;
	.mlx
	cmp.ne p6, p7 = 0, r38
	movl r41 = @gprel(.LC0)
	;;
	.mmi
	(p6) addl r14 = @gprel(.LC1), gp
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) ld4 r14 = [r14]
	addp4 r41 = 0,r41
	(p7) br.cond.dpnt .L255
	;;
	.mmi
	nop 0
	(p6) addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st4 [r38] = r14
	nop 0
	nop 0
.L295:
	.mii
	mov r8 = r41
	mov pr = r59, -1
	;;
	mov b0 = r56
	;;
	.mii
	nop 0
	mov ar.pfs = r57
	;;
	mov ar.lc = r60
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L31:
	.body
	.copy_state 3
	.mmi
	adds r17 = 16, r12
	ld4 r16 = [r47]
	addl r50 = 1, r0
	;;
	.mmi
	ld4 r15 = [r17]
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	adds r14 = 1074, r15
	;;
	cmp4.ge p6, p7 = 32, r14
	nop 0
	;;
	.mmi
	(p7) sub r17 = 64, r14
	(p7) adds r18 = 1042, r15
	(p7) addp4 r14 = r39, r0
	;;
	.mmi
	(p6) sub r14 = 32, r14
	(p7) addp4 r17 = r17, r0
	(p7) addp4 r18 = r18, r0
	;;
	.mmi
	nop 0
	(p6) addp4 r14 = r14, r0
	nop 0
	;;
	.mii
	nop 0
	(p7) shl r41 = r41, r17
	(p7) shr.u r14 = r14, r18
	;;
	.mib
	nop 0
	(p6) shl r14 = r39, r14
	nop 0
	.mlx
	adds r39 = -1, r15
	movl r17 = -32505856
	;;
	.mmi
	(p7) or r14 = r41, r14
	;;
	addp4 r14 = r14, r0
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
	fcvt.xuf.d f6 = f6
	;;
	.mmi
	getf.d r14 = f6
	;;
	nop 0
	extr.u r15 = r14, 32, 32
	;;
	.mlx
	add r15 = r15, r17
	movl r17 = 0x3ff8000000000000
	;;
	.mlx
	setf.d f6 = r17
	movl r17 = 0x3fd34413509f79fb
	;;
	.mii
	nop 0
	mix4.r r14 = r15, r14
	sxt4 r15 = r39
	;;
	.mlx
	setf.sig f8 = r15
	movl r15 = 0x3fc68a288b60c8b3
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3fd287a7636f4361
	;;
	.mmi
	nop 0
	setf.d f9 = r14
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f6 = f7, f6
	nop 0
	.mfi
	nop 0
	fcvt.xf f7 = f8
	nop 0
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f8
	nop 0
	.mmi
	setf.d f8 = r17
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f7, f8, f6
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f7 = f6
	nop 0
	.mfi
	nop 0
	fcmp.lt p6, p7 = f6, f0
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r14 = f7
	nop 0
	;;
	.mib
	getf.sig r45 = f7
	nop 0
	(p7) br.cond.dptk .L35
.L279:
	.mii
	nop 0
	sxt4 r15 = r14
	sub r54 = r16, r39
	.mmi
	sub r39 = r16, r39, 1
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f7, f6
	;;
	.mmi
	nop 0
	(p7) adds r45 = -1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 22, r45
	(p7) br.cond.dptk .L293
.L170:
	.mmi
	addl r55 = 1, r0
	nop 0
	nop 0
	;;
.L37:
	.mmi
	cmp4.le p6, p7 = r0, r39
	;;
	(p7) sub r54 = 1, r54
	(p7) mov r39 = r0
	;;
	.mib
	(p6) mov r54 = r0
	cmp4.gt p6, p7 = r0, r45
	(p7) br.cond.dpnt .L167
	;;
	.mmi
	(p6) sub r54 = r54, r45
	(p6) sub r53 = r0, r45
	(p6) mov r49 = r45
	.mmb
	(p6) mov r45 = r0
	cmp4.ltu p6, p7 = 9, r34
	(p7) br.cond.dptk .L294
.L172:
	.mmi
	addl r41 = -1, r0
	adds r14 = 68, r32
	addl r48 = 1, r0
	.mmi
	mov r34 = r0
	addl r52 = 1, r0
	mov r35 = r0
	;;
	.mmi
	nop 0
	mov r51 = r41
	mov r62 = r0
	.mmb
	nop 0
	st4 [r14] = r0
	br .L49
.L292:
	.mlx
	cmp.ne p6, p7 = 0, r38
	movl r41 = @gprel(.LC2)
	;;
	.mmi
	(p6) addl r14 = @gprel(.LC3), gp
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) ld4 r14 = [r14]
	addp4 r41 = 0,r41
	(p7) br.cond.dpnt .L255
	;;
	.mmi
	nop 0
	(p6) addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br .L295
.L280:
	.mmi
	addl r41 = 1, r0
	adds r14 = 68, r32
	addl r35 = 1, r0
	.mmi
	mov r62 = r0
	;;
	mov r51 = r41
	nop 0
	.mmb
	st4 [r14] = r0
	nop 0
	br .L49
.L64:
	.mib
	nop 0
	sxt4 r15 = r15
	nop 0
	.mlx
	nop 0
	movl r14 = 0x401c000000000000
	;;
	.mlx
	setf.sig f8 = r15
	movl r16 = -54525952
	;;
	.mfi
	nop 0
	fcvt.xf f7 = f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f7, f6, f8
	;;
	.mmi
	getf.d r15 = f8
	;;
	nop 0
	extr.u r14 = r15, 32, 32
	;;
	.mii
	add r14 = r14, r16
	nop 0
	;;
	mix4.r r15 = r14, r15
	;;
.L162:
	.mlx
	setf.d f7 = r15
	movl r15 = 0x4014000000000000
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f8
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f6, f7
	nop 0
	.mfi
	nop 0
	fneg f7 = f7
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L67
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L65
.L68:
	.mmi
	mov r44 = r0
	nop 0
	mov r42 = r0
	.mmb
	andcm r46 = -1, r35
	mov r41 = r43
	br .L120
.L199:
	.mmi
	addl r48 = 1, r0
	nop 0
	nop 0
.L269:
	.mmi
	mov r52 = r0
	nop 0
	nop 0
	;;
.L45:
	.mii
	add r41 = r49, r35, 1
	add r51 = r35, r49
	;;
	cmp4.lt p6, p7 = 0, r41
	;;
	.mmi
	nop 0
	(p6) mov r17 = r41
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r17 = 1, r0
	br .L47
.L44:
	.mib
	cmp4.eq p6, p7 = 3, r34
	nop 0
	(p6) br.cond.dpnt .L199
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = 3, r34
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r48 = 1, r0
	(p6) br.cond.dptk .L46
	.mmi
	nop 0
	cmp4.eq p6, p7 = 2, r34
	nop 0
	;;
	.mib
	(p6) addl r48 = 1, r0
	(p6) mov r52 = r0
	(p6) br.cond.sptk .L165
	.mmi
	adds r14 = 68, r32
	mov r62 = r0
	mov r61 = r32
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mii
	addp4 r43 = 0,r8
	mov r1 = r58
	;;
	cmp.eq p6, p7 = 0, r43
	;;
	.mmi
	(p7) st4 [r42] = r43
	(p7) mov r35 = r0
	(p7) addl r41 = -1, r0
	.mmb
	(p7) addl r51 = -1, r0
	(p7) addl r52 = 1, r0
	(p7) br.cond.sptk .L52
.L163:
	.mlx
	mov r63 = r0
	movl r64 = @gprel(.LC6)
	.mlx
	addl r62 = 426, r0
	movl r61 = @gprel(.LC7)
	;;
	.mib
	add r64 = r1, r64
	add r61 = r1, r61
	br.call.sptk.many b0 = __assert_func#
.L53:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r49
	nop 0
	;;
	.mib
	(p6) setf.d f6 = r44
	(p6) addl r15 = 2, r0
	(p6) br.cond.dptk .L58
	;;
	.mmi
	nop 0
	sub r14 = r0, r49
	addl r17 = @ltoffx(__mprec_tens#), r1
	.mmi
	setf.d f6 = r44
	addl r16 = @ltoffx(__mprec_bigtens#), r1
	mov r19 = r0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 3, 4
	nop 0
	.mmi
	ld8.mov r17 = [r17], __mprec_tens#
	;;
	add r17 = r17, r15
	extr r14 = r14, 4, 28
	.mmi
	addl r15 = 2, r0
	;;
	ldfd f8 = [r17]
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f8
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L179
	;;
	.mmi
	ld8.mov r16 = [r16], __mprec_bigtens#
	nop 0
	nop 0
	.align 32
.L60:
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	nop 0
	;;
	.mmi
	nop 0
	(p7) addp4 r17 = 0,r16
	extr r14 = r14, 1, 31
	.mmi
	(p7) adds r15 = 1, r15
	(p7) mov r19 = r18
	adds r16 = 8, r16
	;;
	.mmi
	nop 0
	(p7) ldfd f7 = [r17]
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.d f6 = f6, f7
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dptk .L60
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r19
	nop 0
	;;
	.mfb
	nop 0
	(p7) mov f6 = f8
	br .L58
.L283:
	.mmi
	cmp4.eq p16, p17 = 0, r55
	mov r44 = r53
	mov r47 = r54
	.mmb
	mov r52 = r0
	mov r42 = r0
	br .L93
.L106:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	extr.u r14 = r46, 0, 52
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L268
	.mib
	nop 0
	extr.u r14 = r46, 32, 32
	nop 0
	.mlx
	nop 0
	movl r15 = 2146435072
	;;
	.mmi
	and r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p6) adds r54 = 1, r54
	(p6) adds r39 = 1, r39
	.mmb
	nop 0
	(p6) addl r45 = 1, r0
	br .L107
.L190:
	.pred.rel.mutex p16, p17
	.mmi
	addl r14 = 28, r0
	nop 0
	nop 0
	;;
.L108:
	.pred.rel.mutex p16, p17
	.mmi
	add r54 = r54, r14
	add r47 = r47, r14
	add r39 = r39, r14
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r54
	(p6) br.cond.dptk .L111
	.mib
	nop 0
	nop 0
	br .L287
	;;
.L290:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.ne p6, p7 = 0, r52
	nop 0
	(p7) br.cond.dpnt .L116
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r47
	(p7) br.cond.dpnt .L296
	;;
.L122:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r45
	(p7) br.cond.dpnt .L297
	;;
	.mmi
	(p6) mov r47 = r42
	nop 0
	nop 0
.L123:
	.mmi
	and r51 = 1, r46
	adds r14 = -1, r41
	mov r50 = r43
	;;
	.mii
	addp4 r14 = r14, r0
	cmp4.ne p16, p17 = 0, r51
	;;
	mov ar.lc = r14
	.align 32
.L144:
	.pred.rel.mutex p16, p17
	.mib
	mov r62 = r44
	mov r61 = r40
	br.call.sptk.many b0 = quorem#
	;;
	.mmi
	mov r1 = r58
	mov r48 = r8
	nop 0
	.mmb
	mov r62 = r42
	mov r61 = r40
	br.call.sptk.many b0 = __mcmp#
	;;
	.mmi
	mov r63 = r47
	mov r39 = r8
	mov r1 = r58
	.mmb
	mov r62 = r44
	mov r61 = r32
	br.call.sptk.many b0 = __mdiff#
	;;
	.mmi
	addp4 r41 = 0,r8
	adds r45 = 48, r48
	mov r1 = r58
	.mmi
	mov r61 = r40
	;;
	adds r14 = 12, r41
	mov r62 = r41
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L298
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __mcmp#
	;;
	.mmi
	mov r1 = r58
	mov r62 = r41
	nop 0
	.mmb
	mov r61 = r32
	mov r41 = r8
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	or r14 = r41, r34
	nop 0
	mov r1 = r58
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L128
	(p17) br.cond.dpnt .L299
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r39
	(p6) br.cond.dpnt .L133
.L134:
	.pred.rel.mutex p16, p17
	.mmi
	adds r39 = 1, r50
	st1 [r50] = r45
	nop 0
	;;
	.mib
	nop 0
	addp4 r39 = 0,r39
	br.cloop.sptk.few .L238
	.mmi
	mov r62 = r40
	addl r63 = 1, r0
	mov r61 = r32
	.mmb
	mov r41 = r42
	mov r42 = r47
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	addp4 r40 = 0,r8
	mov r1 = r58
	mov r62 = r44
	;;
	.mib
	mov r61 = r40
	nop 0
	br.call.sptk.many b0 = __mcmp#
	;;
	.mib
	mov r1 = r58
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L300
	.align 32
.L148:
[.L140:]
	.mmi
	adds r14 = -1, r39
	nop 0
	adds r16 = -2, r39
	;;
	.mii
	ld1 r15 = [r14]
	nop 0
	;;
	sxt1 r15 = r15
	;;
	.align 32
.L151:
	.mmi
	adds r14 = -1, r39
	nop 0
	cmp4.eq p6, p7 = 57, r15
	;;
	.mib
	addp4 r14 = 0,r14
	nop 0
	(p7) br.cond.dpnt .L301
	;;
	.mmi
	addp4 r15 = 0,r16
	nop 0
	cmp4.eq p6, p7 = r14, r43
	.mmb
	adds r16 = -1, r16
	nop 0
	(p6) br.cond.dpnt .L150
	;;
	.mmi
	ld1 r15 = [r15]
	nop 0
	mov r39 = r14
	;;
	.mib
	nop 0
	sxt1 r15 = r15
	br .L151
.L288:
	.pred.rel.mutex p16, p17
	.mmi
	mov r63 = r39
	nop 0
	mov r62 = r44
	.mmb
	mov r61 = r32
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	cmp4.lt p6, p7 = 2, r34
	mov r1 = r58
	addp4 r44 = 0,r8
	;;
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r39 = r0
	(p16) br.cond.dptk .L113
	.mib
	nop 0
	nop 0
	br .L289
.L287:
	.pred.rel.mutex p16, p17
	.mmi
	mov r62 = r40
	nop 0
	mov r63 = r54
	.mmb
	mov r61 = r32
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	nop 0
	mov r1 = r58
	addp4 r40 = 0,r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r39
	(p6) br.cond.dptk .L112
	.mib
	nop 0
	nop 0
	br .L288
	;;
.L289:
	.mib
	mov r62 = r44
	mov r61 = r40
	br.call.sptk.many b0 = __mcmp#
	;;
	.mib
	mov r1 = r58
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L113
	.mmi
	mov r62 = r40
	mov r64 = r0
	addl r63 = 10, r0
	.mmb
	mov r61 = r32
	cmp4.ge p16, p17 = 0, r51
	br.call.sptk.many b0 = __multadd#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r52
	adds r49 = -1, r49
	mov r1 = r58
	.mmb
	addp4 r40 = 0,r8
	mov r41 = r51
	(p6) br.cond.dpnt .L114
	;;
	.mmi
	(p16) cmp.eq.unc p6, p0 = r0, r0
	nop 0
	(p17) cmp.eq.unc p7, p0 = r0, r0
	.pred.rel.mutex p6, p7
	;;
	.mib
	nop 0
	tbit.nz.and.orcm p6, p7 = r39, 0
	(p6) br.cond.dptk .L115
	;;
	.align 32
.L116:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = -1, r41
	cmp4.ge p6, p7 = 0, r41
	mov r39 = r43
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	nop 0
	mov ar.lc = r14
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L121:
	.pred.rel.mutex p16, p17
	.mib
	mov r62 = r44
	mov r61 = r40
	br.call.sptk.many b0 = quorem#
	;;
	.mmi
	adds r14 = 1, r39
	adds r45 = 48, r8
	mov r1 = r58
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	.mmb
	st1 [r39] = r45
	nop 0
	br.cloop.sptk.few .L239
	.mmi
	mov r62 = r40
	(p17) mov r39 = r41
	addl r63 = 1, r0
	.mmb
	mov r61 = r32
	mov r41 = r0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	(p16) addl r39 = 1, r0
	nop 0
	addp4 r40 = 0,r8
	.mmi
	mov r1 = r58
	nop 0
	mov r62 = r44
	;;
	.mib
	add r39 = r39, r43
	mov r61 = r40
	br.call.sptk.many b0 = __mcmp#
	;;
	.mmi
	nop 0
	addp4 r39 = 0,r39
	mov r1 = r58
	.mmb
	nop 0
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L148
	.mib
	nop 0
	nop 0
	br .L300
	;;
.L282:
	.mmi
	nop 0
	addl r17 = @ltoffx(__mprec_tens#), r1
	nop 0
	;;
	.mmi
	ld8.mov r17 = [r17], __mprec_tens#
	nop 0
	nop 0
.L83:
	.mlx
	shladd r14 = r49, 3, r0
	movl r16 = 0x4014000000000000
	.mii
	cmp4.ge p6, p7 = 0, r41
	nop 0
	;;
	sxt4 r14 = r14
	.mmi
	setf.d f6 = r16
	;;
	add r17 = r17, r14
	tbit.nz.and.orcm p6, p7 = r35, 31
	;;
	.mib
	ldfd f12 = [r17]
	nop 0
	(p7) br.cond.dpnt .L302
	;;
	.mib
	cmp4.ne p6, p7 = 0, r41
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mfi
	nop 0
	fmpy.d f12 = f12, f6
	nop 0
	.mmi
	setf.d f6 = r46
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f12, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L68
.L67:
[.L119:]
	.mmi
	mov r41 = r43
	addl r14 = 49, r0
	adds r43 = 1, r43
	.mmi
	mov r44 = r0
	mov r42 = r0
	adds r46 = 1, r49
	;;
	.mmi
	addp4 r43 = 0,r43
	st1 [r41] = r14
	nop 0
.L304:
	.mib
	mov r62 = r44
	mov r61 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	mov r1 = r58
	cmp.ne p6, p7 = 0, r42
	(p6) br.cond.dptk .L155
	.mib
	nop 0
	nop 0
	br .L70
.L286:
	.pred.rel.mutex p16, p17
	.mmi
	mov r62 = r44
	nop 0
	mov r63 = r45
	.mmb
	mov r61 = r32
	nop 0
	br.call.sptk.many b0 = __pow5mult#
	;;
	.mmi
	nop 0
	mov r1 = r58
	addp4 r44 = 0,r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 1, r34
	(p6) br.cond.dpnt .L104
	;;
.L267:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r44
	adds r15 = 4, r44
	mov r45 = r0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	adds r14 = 3, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r15 = r15, r14
	;;
	.mib
	ld4 r61 = [r15]
	nop 0
	br.call.sptk.many b0 = __hi0bits#
	;;
	.mib
	mov r1 = r58
	sub r14 = 32, r8
	br .L107
	;;
.L69:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r14
	nop 0
	.mmi
	setf.d f7 = r15
	st1 [r43] = r18
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r19 = 0x4024000000000000
	.mmi
	(p6) add r14 = r14, r43
	;;
	(p6) setf.d f8 = r19
	(p6) addp4 r14 = 0,r14
	;;
	.mfb
	nop 0
	fmpy.d f9 = f9, f7
	(p7) br.cond.dpnt .L303
	.align 32
.L78:
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f8
	.mii
	adds r15 = 1, r16
	mov r18 = r16
	;;
	addp4 r16 = 0,r15
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r14, r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f7 = f6
	;;
	.mmi
	nop 0
	getf.sig r15 = f7
	nop 0
	;;
	.mii
	nop 0
	sxt4 r19 = r15
	adds r15 = 48, r15
	;;
	.mmi
	setf.sig f7 = r19
	st1 [r18] = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mfb
	nop 0
	fsub.d f6 = f6, f7
	(p7) br.cond.dptk .L78
.L77:
	.pred.rel.mutex p16, p17
	.mlx
	adds r21 = 16, r12
	movl r15 = 0x3fe0000000000000
	.mmi
	mov r47 = r54
	mov r52 = r0
	mov r42 = r0
	;;
	.mmi
	nop 0
	setf.d f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L88
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f7, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mmi
	ld4 r14 = [r21]
	cmp4.ge p6, p7 = 14, r49
	mov r46 = r44
	.mmi
	mov r44 = r53
	;;
	andcm r14 = -1, r14
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	extr.u r14 = r14, 31, 1
	;;
	and r14 = r14, r15
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L83
	br .L93
.L241:
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f9
	.mfi
	nop 0
	fmpy.d f8 = f8, f9
	adds r15 = 1, r16
	;;
	.mmi
	nop 0
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f7 = f6
	;;
	.mmi
	nop 0
	getf.sig r14 = f7
	nop 0
	;;
	.mii
	nop 0
	sxt4 r17 = r14
	adds r14 = 48, r14
	;;
	.mmi
	setf.sig f7 = r17
	st1 [r16] = r14
	mov r16 = r15
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f8
	;;
	.mbb
	nop 0
	(p6) br.cond.dpnt .L183
	br .L72
.L109:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	cmp4.eq p6, p7 = 4, r15
	nop 0
	;;
	.mib
	(p7) sub r14 = 60, r14
	nop 0
	(p7) br.cond.dpnt .L108
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r54
	(p6) br.cond.dptk .L111
	.mib
	nop 0
	nop 0
	br .L287
.L291:
	.mmi
	mov r62 = r44
	mov r64 = r0
	addl r63 = 5, r0
	.mmb
	mov r61 = r32
	adds r46 = 1, r49
	br.call.sptk.many b0 = __multadd#
	;;
	.mmi
	addp4 r44 = 0,r8
	mov r1 = r58
	mov r61 = r40
	;;
	.mib
	mov r62 = r44
	nop 0
	br.call.sptk.many b0 = __mcmp#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r8
	nop 0
	mov r1 = r58
	.mmb
	addl r14 = 49, r0
	nop 0
	(p7) br.cond.dpnt .L86
	;;
	.mii
	(p6) mov r41 = r43
	adds r43 = 1, r43
	;;
	addp4 r43 = 0,r43
	.mmb
	nop 0
	st1 [r41] = r14
	br .L304
.L182:
	.mmi
	mov r14 = r16
	nop 0
	nop 0
	;;
	.align 32
.L88:
	.mii
	adds r15 = -1, r14
	mov r16 = r14
	;;
	addp4 r14 = 0,r15
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 57, r15
	nop 0
	(p7) br.cond.dpnt .L305
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r43
	(p6) br.cond.dptk .L88
	.mmi
	addl r15 = 49, r0
	mov r41 = r43
	adds r46 = 1, r46
	.mmi
	mov r43 = r16
	;;
	st1 [r14] = r15
	nop 0
.L311:
	.mmi
	mov r62 = r40
	nop 0
	mov r61 = r32
	.mmb
	adds r46 = 1, r46
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r38
	st1 [r43] = r0
	mov r1 = r58
	.mmi
	nop 0
	st4 [r36] = r46
	nop 0
	;;
	.mib
	(p6) st4 [r38] = r43
	nop 0
	br .L306
.L76:
	.mii
	adds r15 = -1, r14
	mov r16 = r14
	;;
	addp4 r14 = 0,r15
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 48, r15
	(p6) br.cond.dptk .L76
.L181:
	.mmi
	mov r41 = r43
	mov r62 = r40
	mov r43 = r16
	.mmb
	mov r61 = r32
	adds r46 = 1, r46
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r38
	st1 [r43] = r0
	mov r1 = r58
	.mmi
	nop 0
	st4 [r36] = r46
	nop 0
	;;
	.mib
	(p6) st4 [r38] = r43
	nop 0
	br .L306
.L281:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r41
	(p6) br.cond.dptk .L64
	;;
	.mlx
	nop 0
	movl r14 = 0x4024000000000000
	.mmb
	adds r15 = 1, r15
	cmp4.ge p6, p7 = 0, r51
	(p6) br.cond.dpnt .L65
	;;
	.mmi
	setf.d f7 = r14
	nop 0
	sxt4 r15 = r15
	.mlx
	mov r14 = r51
	movl r17 = -54525952
	;;
	.mmi
	adds r20 = -1, r14
	adds r46 = -1, r49
	cmp4.eq p6, p7 = 0, r52
	;;
	.mmi
	shladd r19 = r20, 3, r0
	;;
	nop 0
	sxt4 r19 = r19
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f7
	nop 0
	.mlx
	setf.sig f7 = r15
	movl r15 = 0x401c000000000000
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mfi
	nop 0
	fma.d f8 = f6, f7, f8
	nop 0
	.mfi
	nop 0
	fcvt.fx.trunc f7 = f6
	nop 0
	;;
	.mmi
	getf.sig r18 = f7
	;;
	getf.d r15 = f8
	nop 0
	;;
	.mii
	nop 0
	sxt4 r21 = r18
	adds r18 = 48, r18
	;;
	.mii
	setf.sig f7 = r21
	extr.u r16 = r15, 32, 32
	sxt1 r18 = r18
	;;
	.mmi
	add r16 = r16, r17
	nop 0
	addl r17 = @ltoffx(__mprec_tens#), r1
	;;
	.mmi
	ld8.mov r17 = [r17], __mprec_tens#
	;;
	add r19 = r17, r19
	nop 0
	;;
	.mii
	nop 0
	mix4.r r15 = r16, r15
	adds r16 = 1, r43
	.mmb
	nop 0
	ldfd f9 = [r19]
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f7 = f7
	addp4 r16 = 0,r16
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mfb
	nop 0
	fsub.d f6 = f6, f7
	(p6) br.cond.dptk .L69
	.mib
	nop 0
	nop 0
	br .L307
.L97:
	.mmi
	sub r14 = r44, r53
	addl r62 = 1, r0
	mov r61 = r32
	.mmi
	mov r47 = r54
	mov r53 = r44
	add r39 = r39, r41
	;;
	.mmi
	add r45 = r45, r14
	add r54 = r41, r54
	nop 0
	.mmb
	mov r44 = r0
	cmp4.eq p16, p17 = 0, r55
	br.call.sptk.many b0 = __i2b#
	;;
	.mib
	mov r1 = r58
	addp4 r42 = 0,r8
	br .L93
.L104:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	extr.u r14 = r46, 0, 52
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L267
	.mib
	nop 0
	extr.u r14 = r46, 32, 32
	nop 0
	.mlx
	nop 0
	movl r15 = 2146435072
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dptk .L267
	;;
	.mmi
	(p6) adds r54 = 1, r54
	(p6) adds r39 = 1, r39
	(p6) addl r45 = 1, r0
	.mmi
	adds r14 = 16, r44
	nop 0
	adds r15 = 4, r44
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	adds r14 = 3, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r15 = r15, r14
	;;
	.mib
	ld4 r61 = [r15]
	nop 0
	br.call.sptk.many b0 = __hi0bits#
	;;
	.mib
	mov r1 = r58
	sub r14 = 32, r8
	br .L107
.L300:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L149
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r45, 0
	(p7) br.cond.dptk .L148
.L149:
	.mmi
	mov r14 = r39
	nop 0
	nop 0
	;;
	.align 32
.L153:
	.mii
	mov r39 = r14
	adds r14 = -1, r14
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 48, r15
	(p6) br.cond.dptk .L153
	.mmi
	mov r46 = r49
	nop 0
	nop 0
	.align 32
.L132:
	.mib
	mov r62 = r44
	mov r61 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r42
	mov r1 = r58
	mov r61 = r32
	;;
	.mib
	(p6) mov r41 = r43
	(p6) mov r43 = r39
	(p6) br.cond.dpnt .L70
	;;
	.mmi
	cmp4.ne p6, p7 = r42, r41
	nop 0
	mov r62 = r41
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 0, r41
	nop 0
	(p7) br.cond.spnt .L156
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r58
	nop 0
	nop 0
.L156:
	.mmi
	mov r62 = r42
	mov r61 = r32
	nop 0
	.mmb
	mov r41 = r43
	mov r43 = r39
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	nop 0
	mov r1 = r58
	br .L70
.L285:
	.pred.rel.mutex p16, p17
	.mmi
	mov r62 = r42
	mov r63 = r44
	nop 0
	.mmb
	mov r61 = r32
	sub r53 = r53, r44
	br.call.sptk.many b0 = __pow5mult#
	;;
	.mmi
	addp4 r42 = 0,r8
	nop 0
	mov r63 = r40
	.mmi
	mov r1 = r58
	nop 0
	mov r61 = r32
	;;
	.mib
	mov r62 = r42
	nop 0
	br.call.sptk.many b0 = __multiply#
	;;
	.mmi
	mov r1 = r58
	mov r62 = r40
	nop 0
	.mmb
	mov r61 = r32
	addp4 r40 = 0,r8
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	mov r1 = r58
	cmp4.eq p6, p7 = 0, r53
	(p6) br.cond.dptk .L100
	.mmi
	mov r62 = r40
	nop 0
	mov r63 = r53
	.mmb
	mov r61 = r32
	nop 0
	br.call.sptk.many b0 = __pow5mult#
	;;
	.mib
	mov r1 = r58
	addp4 r40 = 0,r8
	br .L100
.L296:
	.mmi
	mov r62 = r42
	nop 0
	mov r63 = r47
	.mmb
	mov r61 = r32
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r45
	addp4 r42 = 0,r8
	mov r1 = r58
	;;
	.mib
	nop 0
	(p6) mov r47 = r42
	(p6) br.cond.dptk .L123
.L297:
	.mmi
	adds r14 = 4, r42
	nop 0
	mov r61 = r32
	.mmi
	and r51 = 1, r46
	nop 0
	mov r50 = r43
	;;
	.mib
	ld4 r62 = [r14]
	cmp4.ne p16, p17 = 0, r51
	br.call.sptk.many b0 = _Balloc#
	;;
	.mii
	addp4 r39 = 0,r8
	mov r1 = r58
	;;
	cmp.ne p6, p7 = 0, r39
	;;
	.mlx
	nop 0
	(p7) movl r61 = @gprel(.LC7)
	.mlx
	(p7) mov r63 = r0
	(p7) movl r64 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r61 = r1, r61
	nop 0
	(p7) add r64 = r1, r64
	.mmb
	(p7) addl r62 = 746, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 16, r42
	adds r62 = 12, r42
	adds r61 = 12, r39
	;;
	.mmi
	ld4 r63 = [r14]
	;;
	adds r63 = 2, r63
	nop 0
	;;
	.mib
	shladd r63 = r63, 2, r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r58
	addl r63 = 1, r0
	nop 0
	.mmb
	mov r62 = r39
	mov r61 = r32
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	adds r14 = -1, r41
	mov r1 = r58
	addp4 r47 = 0,r8
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L144
.L298:
	.mib
	mov r61 = r32
	and r46 = 1, r46
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r39
	nop 0
	or r39 = r39, r34
	.mmb
	mov r1 = r58
	nop 0
	(p6) br.cond.dpnt .L126
	;;
	.mmi
	nop 0
	or r46 = r39, r46
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r46
	(p7) br.cond.dpnt .L139
.L126:
	.mmi
	mov r62 = r40
	nop 0
	addl r63 = 1, r0
	.mmb
	mov r61 = r32
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	addp4 r40 = 0,r8
	mov r1 = r58
	mov r62 = r44
	;;
	.mib
	mov r61 = r40
	nop 0
	br.call.sptk.many b0 = __mcmp#
	;;
	.mib
	mov r1 = r58
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L308
	;;
.L138:
	.mib
	nop 0
	cmp4.eq p6, p7 = 57, r45
	(p6) br.cond.dpnt .L130
.L270:
	.mmi
	adds r45 = 49, r48
	nop 0
	nop 0
	;;
.L133:
	.mmi
	nop 0
	adds r39 = 1, r50
	mov r41 = r42
	.mmi
	st1 [r50] = r45
	mov r42 = r47
	mov r46 = r49
	;;
	.mib
	nop 0
	addp4 r39 = 0,r39
	br .L132
.L303:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r14 = r16
	br .L77
	;;
.L238:
	.pred.rel.mutex p16, p17
	.mmi
	mov r62 = r40
	mov r61 = r32
	mov r64 = r0
	.mmb
	addl r63 = 10, r0
	mov r50 = r39
	br.call.sptk.many b0 = __multadd#
	;;
	.mmi
	cmp4.ne p6, p7 = r47, r42
	mov r1 = r58
	mov r62 = r42
	.mmi
	mov r61 = r32
	addp4 r40 = 0,r8
	mov r64 = r0
	;;
	.mbb
	addl r63 = 10, r0
	(p7) br.cond.dpnt .L309
	br.call.sptk.many b0 = __multadd#
	;;
	.mmi
	mov r1 = r58
	mov r62 = r47
	mov r64 = r0
	.mmi
	addl r63 = 10, r0
	mov r61 = r32
	addp4 r42 = 0,r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __multadd#
	;;
	.mib
	mov r1 = r58
	addp4 r47 = 0,r8
	br .L144
.L239:
	.pred.rel.mutex p16, p17
	.mmi
	mov r62 = r40
	mov r64 = r0
	addl r63 = 10, r0
	.mmb
	mov r61 = r32
	mov r39 = r14
	br.call.sptk.many b0 = __multadd#
	;;
	.mib
	mov r1 = r58
	addp4 r40 = 0,r8
	br .L121
.L128:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.gt p6, p7 = r0, r39
	or r39 = r39, r34
	(p6) br.cond.dpnt .L136
	;;
	.mmi
	nop 0
	or r39 = r39, r51
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r39
	nop 0
	(p7) br.cond.spnt .L136
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r41
	(p7) br.cond.sptk .L134
	;;
.L139:
	.mmi
	cmp4.eq p6, p7 = 57, r45
	adds r39 = 1, r50
	adds r45 = 1, r45
	.mmb
	mov r41 = r42
	mov r46 = r49
	(p6) br.cond.dpnt .L130
	;;
	.mmi
	nop 0
	addp4 r39 = 0,r39
	mov r42 = r47
	.mmb
	nop 0
	st1 [r50] = r45
	br .L132
.L308:
	.mib
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L133
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r45, 0
	(p6) br.cond.dpnt .L133
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 57, r45
	(p7) br.cond.dptk .L270
	.align 32
.L130:
	.mmi
	adds r39 = 1, r50
	addl r14 = 57, r0
	nop 0
	.mmi
	mov r41 = r42
	addl r15 = 57, r0
	mov r42 = r47
	;;
	.mmi
	addp4 r39 = 0,r39
	st1 [r50] = r14
	nop 0
	;;
	.mib
	nop 0
	adds r16 = -2, r39
	br .L151
.L309:
	.pred.rel.mutex p16, p17
	.mib
	mov r50 = r39
	nop 0
	br.call.sptk.many b0 = __multadd#
	;;
	.mmi
	addp4 r42 = 0,r8
	nop 0
	mov r1 = r58
	;;
	.mib
	nop 0
	mov r47 = r42
	br .L144
.L284:
	.mmi
	cmp4.eq p6, p7 = 0, r50
	addl r62 = 1, r0
	mov r61 = r32
	.mmi
	cmp4.eq p16, p17 = 0, r55
	;;
	(p6) ld4 r14 = [r47]
	(p7) mov r47 = r54
	.mmi
	(p7) mov r44 = r53
	;;
	(p7) adds r14 = 1075, r14
	(p6) mov r47 = r54
	.mmi
	(p6) mov r44 = r53
	;;
	(p6) sub r14 = 54, r14
	nop 0
	;;
	.mib
	add r39 = r39, r14
	add r54 = r54, r14
	br.call.sptk.many b0 = __i2b#
	;;
	.mib
	mov r1 = r58
	addp4 r42 = 0,r8
	br .L93
.L302:
	.mfi
	setf.d f8 = r46
	mov f10 = f12
	adds r16 = 1, r43
	;;
	.mmi
	nop 0
	addp4 r16 = 0,r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f9, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f10, f9, f8
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f8, f7, f9
	cmp4.ne p6, p7 = 1, r41
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	sxt4 r14 = r15
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	adds r14 = 48, r15
	.mlx
	nop 0
	(p6) movl r15 = 0x4024000000000000
	;;
	.mmi
	(p6) setf.d f14 = r15
	st1 [r43] = r14
	(p6) sub r14 = 1, r41
	;;
	.mmi
	(p6) andcm r14 = -1, r14
	;;
	(p6) addp4 r14 = r14, r0
	nop 0
	;;
	.mii
	nop 0
	(p6) mov ar.lc = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mfi
	nop 0
	fnorm.d f8 = f6
	nop 0
	.mmi
	setf.d f6 = r46
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fnma.d f8 = f8, f12, f6
	(p7) br.cond.dpnt .L310
	;;
	.align 32
.L87:
	.mfi
	nop 0
	fmpy.d f8 = f8, f14
	adds r14 = 1, r16
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f8
	nop 0
	.mfi
	nop 0
	fcmp.eq p6, p7 = f8, f0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L188
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f9, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f11
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	sxt4 r17 = r15
	;;
	.mmi
	setf.sig f6 = r17
	nop 0
	adds r17 = 48, r15
	;;
	.mmi
	nop 0
	st1 [r16] = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mfb
	nop 0
	fnma.d f8 = f6, f12, f8
	br.cloop.sptk.few .L237
	;;
.L91:
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f12
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L187
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f12
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p7) br.cond.dptk .L186
.L187:
[.L71:]
	.mib
	nop 0
	mov r46 = r49
	br .L88
.L237:
	.mib
	nop 0
	mov r16 = r14
	br .L87
	;;
.L186:
	.mmi
	mov r41 = r43
	mov r46 = r49
	mov r43 = r14
	.mmb
	mov r62 = r40
	mov r61 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	adds r46 = 1, r46
	nop 0
	cmp.ne p6, p7 = 0, r38
	.mii
	st1 [r43] = r0
	mov r1 = r58
	;;
	nop 0
	.mmb
	st4 [r36] = r46
	(p6) st4 [r38] = r43
	br .L306
.L310:
	.mib
	nop 0
	mov r14 = r16
	br .L91
.L301:
	.mmi
	adds r15 = 1, r15
	nop 0
	mov r46 = r49
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br .L132
.L150:
	.mmi
	addl r15 = 49, r0
	nop 0
	adds r46 = 1, r49
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br .L132
.L305:
	.mmi
	adds r15 = 1, r15
	mov r41 = r43
	mov r43 = r16
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br .L311
.L183:
	.mmi
	mov r41 = r43
	mov r62 = r40
	mov r43 = r15
	.mmb
	mov r61 = r32
	adds r46 = 1, r46
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r38
	st1 [r43] = r0
	mov r1 = r58
	.mmi
	nop 0
	st4 [r36] = r46
	nop 0
	;;
	.mib
	(p6) st4 [r38] = r43
	nop 0
	br .L306
.L188:
	.mmi
	mov r41 = r43
	mov r46 = r49
	mov r43 = r16
	.mmb
	mov r62 = r40
	mov r61 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	adds r46 = 1, r46
	nop 0
	cmp.ne p6, p7 = 0, r38
	.mii
	st1 [r43] = r0
	mov r1 = r58
	;;
	nop 0
	.mmb
	st4 [r36] = r46
	(p6) st4 [r38] = r43
	br .L306
.L299:
	.mib
	cmp4.eq p6, p7 = 57, r45
	nop 0
	(p6) br.cond.dpnt .L130
	;;
	.mib
	cmp4.ge p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L133
	;;
	.mib
	nop 0
	adds r45 = 49, r48
	br .L133
.L114:
	.mmi
	mov r62 = r42
	mov r64 = r0
	addl r63 = 10, r0
	.mmb
	mov r61 = r32
	mov r41 = r51
	br.call.sptk.many b0 = __multadd#
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r51
	mov r1 = r58
	addp4 r42 = 0,r8
	;;
	.mib
	nop 0
	tbit.nz.and.orcm p6, p7 = r39, 0
	(p6) br.cond.dptk .L115
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r47
	(p6) br.cond.dptk .L122
	.mib
	nop 0
	nop 0
	br .L296
.L179:
	.mib
	nop 0
	addl r15 = 2, r0
	br .L58
	;;
.L136:
	.mmi
	cmp4.ge p6, p7 = 0, r41
	mov r62 = r40
	nop 0
	.mmb
	addl r63 = 1, r0
	mov r61 = r32
	(p6) br.cond.dpnt .L133
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	addp4 r40 = 0,r8
	mov r1 = r58
	mov r62 = r44
	;;
	.mib
	mov r61 = r40
	nop 0
	br.call.sptk.many b0 = __mcmp#
	;;
	.mib
	mov r1 = r58
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L138
	.mib
	nop 0
	nop 0
	br .L308
	.endp _dtoa_r#
	.global memcpy#
	.type	memcpy#, @function
	.global __multiply#
	.type	__multiply#, @function
	.global __hi0bits#
	.type	__hi0bits#, @function
	.global __multadd#
	.type	__multadd#, @function
	.global __lshift#
	.type	__lshift#, @function
	.global __mdiff#
	.type	__mdiff#, @function
	.global __assert_func#
	.type	__assert_func#, @function
	.global __pow5mult#
	.type	__pow5mult#, @function
	.global __i2b#
	.type	__i2b#, @function
	.global _Balloc#
	.type	_Balloc#, @function
	.global __d2b#
	.type	__d2b#, @function
	.global _Bfree#
	.type	_Bfree#, @function
	.global __mcmp#
	.type	__mcmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
