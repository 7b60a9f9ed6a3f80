// 5c9109eff01e185335cc4ebf5a1962e6 newlib/libc/stdlib/dtoa.c
	.file	"dtoa.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc quorem#
quorem:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 9, 2, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	mov r17 = ar.lc
	adds r14 = 20, r33
	;;
	.mmb
	adds r39 = 20, r32
	adds r34 = 24, r33
	nop 0
	.mii
	adds r36 = 24, r32
	.save rp, r40
	mov r40 = b0
	addl r21 = 65501, r0
	;;
	.mmi
	ld4.a r15 = [r39]
	mov r23 = r34
	mov r20 = r36
	.mmi
	mov r24 = r0
	addl r18 = 65535, r0
	mov r42 = r1
	;;
	.mmi
	mov r44 = r33
	nop 0
	mov r43 = r32
	;;
	.mmi
	.savesp ar.lc, 24
	st8 [r16] = r17, 8
	nop 0
	adds r17 = 28, r33
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	;;
	ld4 r14 = [r14]
	nop 0
	.mmi
	ld4.c.clr r15 = [r39]
	;;
	adds r35 = -1, r14
	cmp4.gt p6, p7 = r14, r15
	.mmi
	mov r15 = r0
	;;
	nop 0
	sxt4 r22 = r35
	.mmb
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	shladd r22 = r22, 2, r0
	setf.exp f9 = r21
	nop 0
	;;
	.mmi
	add r38 = r34, r22
	nop 0
	add r22 = r36, r22
	;;
	.mmi
	ld4 r14 = [r38]
	adds r25 = 4, r38
	sub r16 = r38, r34
	.mii
	ld4 r19 = [r22]
	nop 0
	;;
	adds r14 = 1, r14
	.mmi
	cmp.ltu p11, p12 = r25, r17
	addp4 r26 = r19, r0
	shr.u r16 = r16, 2
	;;
	.mmi
	addp4 r17 = r14, r0
	setf.sig f6 = r26
	mov ar.lc = r16
	.mmi
	cmp4.eq p9, p10 = 0, r14
	nop 0
	cmp4.gtu p7, p8 = r14, r19
	;;
	.mmi
	setf.sig f7 = r17
	(p9) break 1
	(p12) mov ar.lc = r16
	;;
	.mii
	nop 0
	(p11) mov ar.lc = 0
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
	getf.sig r37 = f8
	mov f2 = f8
	(p7) br.cond.dptk .L6
	.align 32
.L4:
	.mmi
	ld4 r16 = [r23]
	setf.sig f7 = r24
	adds r23 = 4, r23
	.mmi
	ld4 r19 = [r20]
	;;
	and r17 = r18, r16
	extr.u r16 = r16, 16, 16
	.mmi
	and r14 = r18, r19
	;;
	setf.sig f6 = r17
	extr.u r19 = r19, 16, 16
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
	extr.u r24 = r17, 16, 16
	and r17 = r18, r17
	;;
	.mii
	setf.sig f7 = r24
	sub r14 = r14, r17
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	extr r15 = r14, 16, 16
	and r14 = r18, r14
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f2, f7
	;;
	.mmi
	getf.sig r24 = f6
	;;
	and r17 = r18, r24
	extr.u r24 = r24, 16, 16
	;;
	.mmi
	sub r15 = r15, r17
	;;
	add r15 = r15, r19
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
	st4 [r20] = r14
	adds r20 = 4, r20
	br.cloop.sptk.few .L4
	.mmi
	ld4 r15 = [r22]
	nop 0
	adds r14 = -4, r22
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L6
	;;
	.align 32
.L22:
	.mib
	cmp.leu p6, p7 = r14, r36
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	nop 0
	ld4 r15 = [r14], -4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	adds r35 = -1, r35
	br .L22
	;;
.L7:
	.mmi
	st4 [r39] = r35
	nop 0
	nop 0
.L6:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __mcmp#
	;;
	.mmi
	sub r14 = r38, r34
	adds r16 = 4, r34
	adds r38 = 4, r38
	.mmi
	mov r18 = r36
	mov r15 = r0
	addl r20 = 65535, r0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	cmp.ltu p8, p9 = r38, r16
	.mmb
	mov r1 = r42
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L10
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	;;
	.mii
	nop 0
	(p9) mov ar.lc = r14
	;;
	(p8) mov ar.lc = 0
	.align 32
.L11:
	.mmi
	ld4 r16 = [r18]
	ld4 r17 = [r34]
	adds r34 = 4, r34
	;;
	.mmi
	and r14 = r20, r16
	and r21 = r20, r17
	extr.u r17 = r17, 16, 16
	;;
	.mii
	sub r14 = r14, r21
	extr.u r16 = r16, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	extr r15 = r14, 16, 16
	and r14 = r20, r14
	;;
	.mmi
	sub r15 = r15, r17
	;;
	add r15 = r15, r16
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
	st4 [r18] = r14
	adds r18 = 4, r18
	br.cloop.sptk.few .L11
	.mii
	nop 0
	sxt4 r14 = r35
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r36, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L12
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r14, r36
	(p6) br.cond.dpnt .L13
	.align 32
.L27:
	.mmi
	nop 0
	ld4 r15 = [r14], -4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mib
	adds r35 = -1, r35
	cmp.leu p6, p7 = r14, r36
	(p7) br.cond.dptk .L27
	;;
.L13:
	.mmi
	st4 [r39] = r35
	nop 0
	nop 0
.L12:
	.mmi
	nop 0
	adds r37 = 1, r37
	nop 0
	;;
	.mmi
	setf.sig f2 = r37
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
	adds r18 = 24, r12
	nop 0
	mov b0 = r40
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r41
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
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
	.align 8
.LC1:
	data8	.LC0+8
	.align 8
.LC3:
	data8	.LC2+3
	.align 8
.LC5:
	data8	.LC4+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _dtoa_r#
	.type	_dtoa_r#, @function
	.proc _dtoa_r#
_dtoa_r:
	.prologue 12, 55
	.mmi
	.save ar.pfs, r56
	alloc r56 = ar.pfs, 7, 21, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save pr, r58
	mov r58 = pr
	.mmi
	adds r42 = 96, r32
	mov r57 = r1
	mov r60 = r32
	;;
	.mmi
	getf.d r39 = f8
	ld8 r14 = [r42]
	.save rp, r55
	mov r55 = b0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	nop 0
	.save ar.lc, r59
	mov r59 = ar.lc
	.body
	;;
	.mib
	mov r46 = r39
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	nop 0
	adds r15 = 104, r32
	adds r14 = 8, r14
	.mmi
	ld8.a r61 = [r42]
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
	ld8 r14 = [r42]
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	;;
	.mib
	ld8.c.clr r61 = [r42]
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r57
	st8 [r42] = r0
	nop 0
.L29:
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
	(p6) mov r47 = r39
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
	(p7) mov r47 = r46
	.mmb
	cmp4.ne p6, p7 = r14, r15
	addl r14 = 1, r0
	(p7) br.cond.dpnt .L287
	;;
	.mmi
	nop 0
	setf.d f6 = r47
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
	(p6) br.cond.dpnt .L36
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r38
	nop 0
	.mlx
	st4 [r36] = r14
	movl r39 = @gprel(.LC4)
	;;
	.mii
	(p7) addl r14 = @gprel(.LC5), gp
	add r39 = r1, r39
	;;
	nop 0
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p7) st8 [r38] = r14
	nop 0
.L263:
	.mii
	mov r8 = r39
	mov pr = r58, -1
	;;
	mov b0 = r55
	;;
	.mii
	nop 0
	mov ar.pfs = r56
	;;
	mov ar.lc = r59
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L36:
	.body
	.copy_state 1
	.mmi
	nop 0
	setf.d f8 = r47
	adds r62 = 16, r12
	.mmb
	mov r60 = r32
	adds r63 = 20, r12
	br.call.sptk.many b0 = __d2b#
	;;
	.mii
	nop 0
	extr.u r15 = r41, 20, 12
	mov r1 = r57
	.mmb
	nop 0
	mov r40 = r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L38
	.mmi
	adds r39 = -1023, r15
	adds r15 = 20, r12
	mov r14 = r47
	.mlx
	mov r48 = r0
	movl r17 = 1072693248
	;;
	.mmi
	ld4 r16 = [r15]
	nop 0
	extr.u r15 = r47, 32, 20
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
	(p6) br.cond.dpnt .L288
	;;
.L42:
	.mmi
	nop 0
	sub r53 = r16, r39
	cmp4.ltu p6, p7 = 22, r45
	.mmb
	nop 0
	sub r39 = r16, r39, 1
	(p6) br.cond.dptk .L178
.L302:
	.mii
	nop 0
	sxt4 r14 = r45
	addl r16 = @ltoffx(__mprec_tens#), r1
	.mmb
	nop 0
	setf.d f7 = r47
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	ld8.mov r16 = [r16], __mprec_tens#
	nop 0
	;;
	.mmi
	add r16 = r16, r14
	;;
	ldfd f6 = [r16]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f7
	;;
	.mib
	(p6) adds r45 = -1, r45
	(p6) mov r54 = r0
	(p6) br.cond.dptk .L44
	.mii
	cmp4.lt p6, p7 = 0, r53
	nop 0
	;;
	(p7) sub r53 = 1, r53
	.mmb
	(p7) mov r54 = r0
	(p7) mov r39 = r0
	(p7) br.cond.dpnt .L175
	;;
	.mmi
	nop 0
	mov r54 = r0
	mov r53 = r0
.L175:
	.mmi
	add r39 = r39, r45
	nop 0
	mov r50 = r45
	.mmb
	mov r52 = r0
	cmp4.ltu p6, p7 = 9, r34
	(p6) br.cond.dptk .L180
	;;
.L303:
	.mib
	nop 0
	cmp4.ge p6, p7 = 5, r34
	(p6) br.cond.dptk .L51
	.mmi
	adds r34 = -4, r34
	nop 0
	mov r41 = r0
	;;
	.mib
	cmp4.eq p6, p7 = 3, r34
	nop 0
	(p6) br.cond.dpnt .L278
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = 3, r34
	nop 0
	;;
	.mib
	(p7) addl r34 = 2, r0
	(p7) mov r51 = r0
	(p7) br.cond.dpnt .L173
	;;
.L53:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 4, r34
	nop 0
	;;
	.mib
	(p7) addl r34 = 5, r0
	(p7) addl r51 = 1, r0
	(p7) br.cond.dptk .L52
	;;
	.mmi
	addl r51 = 1, r0
	nop 0
	nop 0
.L173:
	.mib
	cmp4.ge p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	(p7) mov r49 = r35
	(p7) mov r43 = r35
	(p7) mov r14 = r35
	;;
.L54:
	.mii
	cmp4.lt p6, p7 = 31, r14
	sxt4 r17 = r14
	addl r16 = 1, r0
	.mmi
	addl r15 = 4, r0
	;;
	(p7) adds r14 = 104, r32
	(p7) mov r61 = r0
	;;
	.mib
	(p7) st4 [r14] = r0
	nop 0
	(p7) br.cond.spnt .L56
	.align 32
.L55:
	.mmi
	shladd r15 = r15, 1, r0
	mov r61 = r16
	adds r16 = 1, r16
	;;
	.mii
	nop 0
	sxt4 r14 = r15
	;;
	adds r14 = 28, r14
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r17, r14
	(p6) br.cond.dptk .L55
	.mmi
	nop 0
	adds r14 = 104, r32
	nop 0
	;;
	.mmi
	st4 [r14] = r61
	nop 0
	nop 0
.L56:
	.mib
	mov r60 = r32
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r57
	nop 0
	.mmb
	mov r44 = r8
	mov r19 = r43
	(p7) br.cond.spnt .L171
	;;
	.mmi
	cmp4.geu p6, p7 = 14, r43
	st8 [r42] = r8
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
	and r14 = r41, r14
	nop 0
	;;
	.mib
	mov r17 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L59
	;;
	.mmi
	addl r16 = @ltoffx(__mprec_tens#), r1
	cmp4.ge p6, p7 = 0, r50
	extr r15 = r50, 4, 28
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L60
	;;
	.mii
	nop 0
	dep.z r14 = r50, 3, 4
	nop 0
	.mmi
	ld8.mov r16 = [r16], __mprec_tens#
	;;
	nop 0
	tbit.z p6, p7 = r15, 4
	.mmi
	add r16 = r16, r14
	nop 0
	mov r14 = r15
	;;
	.mmi
	nop 0
	ldfd f6 = [r16]
	nop 0
	.mmb
	(p6) setf.d f9 = r47
	(p6) addl r15 = 2, r0
	(p6) br.cond.dptk .L61
	;;
	.mmi
	setf.d f9 = r47
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
.L61:
	.mmi
	nop 0
	addl r16 = @ltoffx(__mprec_bigtens#), r1
	cmp4.eq p6, p7 = 0, r14
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L62
	;;
	.mmi
	ld8.mov r16 = [r16], __mprec_bigtens#
	nop 0
	nop 0
	.align 32
.L64:
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	nop 0
	;;
	.mmi
	(p7) ldfd f7 = [r16]
	nop 0
	extr r14 = r14, 1, 31
	.mmi
	(p7) adds r15 = 1, r15
	nop 0
	adds r16 = 8, r16
	;;
	.mfi
	nop 0
	(p7) fmpy.d f6 = f6, f7
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dptk .L64
	;;
.L62:
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
.L65:
	.mib
	nop 0
	cmp4.eq p16, p17 = 0, r54
	(p16) br.cond.dptk .L69
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f1
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L290
.L69:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x401c000000000000
	.mmi
	cmp4.ne p6, p7 = 0, r43
	adds r18 = 1, r44
	sxt4 r15 = r15
	;;
	.mlx
	setf.sig f8 = r15
	movl r16 = -54525952
	.mmi
	(p6) mov r20 = r43
	nop 0
	(p6) mov r46 = r50
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
	getf.d r14 = f8
	;;
	nop 0
	extr.u r15 = r14, 32, 32
	;;
	.mii
	add r15 = r15, r16
	addl r16 = @ltoffx(__mprec_tens#), r1
	;;
	mix4.r r14 = r15, r14
	.mmb
	adds r15 = -1, r20
	nop 0
	(p7) br.cond.dpnt .L170
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f7 = f6
	sxt4 r15 = r15
	.mii
	ld8.mov r16 = [r16], __mprec_tens#
	cmp4.eq p6, p7 = 0, r51
	;;
	shladd r15 = r15, 3, r0
	;;
	.mmi
	add r15 = r16, r15
	;;
	ldfd f9 = [r15]
	nop 0
	;;
	.mii
	getf.sig r17 = f7
	nop 0
	;;
	sxt4 r21 = r17
	.mmi
	adds r17 = 48, r17
	;;
	setf.sig f7 = r21
	sxt1 r17 = r17
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
	(p6) br.cond.dptk .L76
.L315:
	.mlx
	nop 0
	movl r15 = 0x3fe0000000000000
	.mlx
	st1 [r44] = r17
	movl r16 = 0x4024000000000000
	;;
	.mmi
	setf.d f10 = r15
	nop 0
	sxt4 r15 = r20
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
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f9, f11, f10
	.mmi
	setf.d f9 = r14
	nop 0
	mov r14 = r18
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
	.mii
	setf.d f9 = r16
	sub r16 = 1, r18
	;;
	addp4 r16 = r16, r0
	;;
	.mii
	sub r15 = r15, r16
	add r16 = r18, r16
	;;
	sub r15 = r15, r18
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f8, f6
	addp4 r15 = r15, r0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L189
	;;
	.mib
	nop 0
	mov ar.lc = r15
	nop 0
	.mlx
	cmp4.gt p6, p7 = r16, r20
	movl r15 = -2147483648
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.spnt .L249
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r20
	(p6) br.cond.spnt .L249
.L79:
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
	(p6) br.cond.dpnt .L78
	br.cloop.sptk.few .L248
.L72:
	.mmi
	mov r46 = r47
	nop 0
	nop 0
.L59:
	.mmi
	adds r15 = 16, r12
	nop 0
	cmp4.ge p6, p7 = 14, r50
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	tbit.z.and.orcm p6, p7 = r14, 31
	(p6) br.cond.dpnt .L291
	;;
	.mib
	cmp4.ne p6, p7 = 0, r51
	nop 0
	(p7) br.cond.dpnt .L292
	;;
	.mib
	cmp4.lt p6, p7 = 1, r34
	nop 0
	(p7) br.cond.dpnt .L293
	;;
	.mmi
	nop 0
	adds r42 = -1, r43
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r42, r52
	(p6) br.cond.dptk .L105
	;;
	.mii
	cmp4.gt p6, p7 = r0, r43
	sub r42 = r52, r42
	;;
	(p7) mov r47 = r53
	.mmb
	(p7) add r53 = r43, r53
	(p7) add r39 = r39, r43
	(p7) br.cond.dpnt .L104
	;;
	.mmi
	sub r47 = r53, r43
	nop 0
	nop 0
.L104:
	.mmi
	addl r61 = 1, r0
	nop 0
	mov r60 = r32
	.mmb
	cmp4.eq p16, p17 = 0, r54
	nop 0
	br.call.sptk.many b0 = __i2b#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r41 = r8
	.align 32
.L101:
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
	(p6) br.cond.dptk .L107
	;;
	.mmi
	cmp4.le p6, p7 = r39, r47
	;;
	(p6) mov r14 = r39
	(p6) sub r53 = r53, r39
	;;
	.mmi
	(p7) mov r14 = r47
	nop 0
	(p7) sub r53 = r53, r47
	;;
	.mmi
	nop 0
	sub r39 = r39, r14
	sub r47 = r47, r14
.L107:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r52
	(p6) br.cond.dptk .L108
	;;
	.mib
	cmp4.eq p6, p7 = 0, r51
	nop 0
	(p6) br.cond.dpnt .L109
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r42
	(p7) br.cond.dpnt .L294
.L109:
	.pred.rel.mutex p16, p17
	.mmi
	mov r61 = r40
	nop 0
	mov r62 = r52
	.mmb
	mov r60 = r32
	nop 0
	br.call.sptk.many b0 = __pow5mult#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r40 = r8
.L108:
	.pred.rel.mutex p16, p17
	.mib
	addl r61 = 1, r0
	mov r60 = r32
	br.call.sptk.many b0 = __i2b#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r45
	nop 0
	mov r1 = r57
	.mmb
	mov r42 = r8
	nop 0
	(p7) br.cond.dpnt .L295
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 1, r34
	(p6) br.cond.dpnt .L114
.L277:
	.pred.rel.mutex p16, p17
	.mmi
	addl r14 = 1, r0
	nop 0
	nop 0
	;;
.L115:
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
	(p6) br.cond.dptk .L196
	.mmi
	nop 0
	sub r15 = 32, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 4, r15
	(p6) br.cond.dptk .L117
	.mmi
	nop 0
	sub r14 = 28, r14
	nop 0
	;;
	.mmi
	add r53 = r53, r14
	add r47 = r47, r14
	add r39 = r39, r14
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r53
	(p7) br.cond.dpnt .L296
	;;
.L119:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r39
	(p7) br.cond.dpnt .L297
	;;
.L120:
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
	(p17) br.cond.dpnt .L298
.L121:
	.mmi
	cmp4.ge p16, p17 = 0, r43
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
	(p6) br.cond.dptk .L299
	;;
.L123:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r43
	(p7) br.cond.dpnt .L300
.L93:
	.mmi
	nop 0
	andcm r46 = -1, r35
	mov r39 = r44
.L128:
	.mib
	mov r61 = r42
	mov r60 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	mov r1 = r57
	cmp.ne p6, p7 = 0, r41
	(p7) br.cond.dpnt .L77
.L163:
	.mmi
	nop 0
	mov r61 = r41
	mov r60 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r57
	nop 0
	nop 0
.L77:
	.mmi
	mov r61 = r40
	nop 0
	mov r60 = r32
	.mmb
	adds r46 = 1, r46
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r38
	st1 [r44] = r0
	mov r1 = r57
	.mmi
	st4 [r36] = r46
	;;
	(p6) st8 [r38] = r44
	nop 0
.L313:
	.mii
	mov r8 = r39
	mov pr = r58, -1
	;;
	mov b0 = r55
	;;
	.mii
	nop 0
	mov ar.pfs = r56
	;;
	mov ar.lc = r59
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L287:
	.body
	.copy_state 2
	.mmi
	addl r14 = 9999, r0
	nop 0
	extr.u r47 = r47, 0, 52
	;;
	.mib
	st4 [r36] = r14
	cmp.eq p6, p7 = 0, r47
	(p7) br.cond.dptk .L301
	;;
	.mlx
	cmp.ne p6, p7 = 0, r38
	movl r39 = @gprel(.LC0)
	;;
	.mib
	(p6) addl r14 = @gprel(.LC1), gp
	add r39 = r1, r39
	(p7) br.cond.dpnt .L263
	;;
	.mmi
	nop 0
	(p6) ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r38] = r14
	nop 0
	nop 0
.L304:
	.mii
	mov r8 = r39
	mov pr = r58, -1
	;;
	mov b0 = r55
	;;
	.mii
	nop 0
	mov ar.pfs = r56
	;;
	mov ar.lc = r59
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L38:
	.body
	.copy_state 3
	.mmi
	adds r17 = 20, r12
	adds r20 = 16, r12
	addl r48 = 1, r0
	;;
	.mmi
	ld4 r16 = [r17]
	ld4 r15 = [r20]
	nop 0
	;;
	.mmi
	add r15 = r16, r15
	;;
	adds r14 = 1074, r15
	nop 0
	;;
	.mmi
	cmp4.ge p6, p7 = 32, r14
	;;
	(p7) sub r17 = 64, r14
	(p7) adds r18 = 1042, r15
	.mmi
	(p7) addp4 r14 = r39, r0
	;;
	(p6) sub r14 = 32, r14
	(p7) addp4 r17 = r17, r0
	.mmi
	(p7) addp4 r18 = r18, r0
	;;
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
	(p7) br.cond.dptk .L42
.L288:
	.mii
	nop 0
	sxt4 r15 = r14
	sub r53 = r16, r39
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
	(p7) br.cond.dptk .L302
.L178:
	.mmi
	addl r54 = 1, r0
	nop 0
	nop 0
	;;
.L44:
	.mmi
	cmp4.le p6, p7 = r0, r39
	;;
	(p7) sub r53 = 1, r53
	(p7) mov r39 = r0
	;;
	.mib
	(p6) mov r53 = r0
	cmp4.gt p6, p7 = r0, r45
	(p7) br.cond.dpnt .L175
	;;
	.mmi
	(p6) sub r53 = r53, r45
	(p6) sub r52 = r0, r45
	(p6) mov r50 = r45
	.mmb
	(p6) mov r45 = r0
	cmp4.ltu p6, p7 = 9, r34
	(p7) br.cond.dptk .L303
.L180:
	.mmi
	addl r43 = -1, r0
	adds r14 = 104, r32
	addl r41 = 1, r0
	.mmi
	mov r34 = r0
	addl r51 = 1, r0
	mov r35 = r0
	;;
	.mmi
	nop 0
	mov r49 = r43
	mov r61 = r0
	.mmb
	nop 0
	st4 [r14] = r0
	br .L56
.L301:
	.mlx
	cmp.ne p6, p7 = 0, r38
	movl r39 = @gprel(.LC2)
	;;
	.mib
	(p6) addl r14 = @gprel(.LC3), gp
	add r39 = r1, r39
	(p7) br.cond.dpnt .L263
	;;
	.mmi
	nop 0
	(p6) ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br .L304
.L289:
	.mmi
	addl r43 = 1, r0
	adds r14 = 104, r32
	addl r35 = 1, r0
	.mmi
	mov r61 = r0
	;;
	mov r49 = r43
	nop 0
	.mmb
	st4 [r14] = r0
	nop 0
	br .L56
.L71:
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
	getf.d r14 = f8
	;;
	nop 0
	extr.u r15 = r14, 32, 32
	;;
	.mii
	add r15 = r15, r16
	nop 0
	;;
	mix4.r r14 = r15, r14
	;;
.L170:
	.mlx
	nop 0
	movl r15 = 0x4014000000000000
	.mmi
	setf.d f7 = r14
	;;
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
	(p6) br.cond.dpnt .L74
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L72
.L75:
	.mmi
	mov r42 = r0
	nop 0
	mov r41 = r0
	.mmb
	andcm r46 = -1, r35
	mov r39 = r44
	br .L128
	;;
.L205:
	.mmi
	addl r41 = 1, r0
	nop 0
	nop 0
.L278:
	.mmi
	mov r51 = r0
	nop 0
	nop 0
.L52:
	.mii
	add r43 = r50, r35, 1
	add r49 = r35, r50
	;;
	cmp4.lt p6, p7 = 0, r43
	;;
	.mmi
	nop 0
	(p6) mov r14 = r43
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r14 = 1, r0
	br .L54
.L51:
	.mib
	cmp4.eq p6, p7 = 3, r34
	nop 0
	(p6) br.cond.dpnt .L205
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = 3, r34
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r41 = 1, r0
	(p6) br.cond.dptk .L53
	.mmi
	nop 0
	cmp4.eq p6, p7 = 2, r34
	nop 0
	;;
	.mib
	(p6) addl r41 = 1, r0
	(p6) mov r51 = r0
	(p6) br.cond.sptk .L173
	.mmi
	adds r14 = 104, r32
	mov r61 = r0
	mov r60 = r32
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r57
	mov r44 = r8
	;;
	.mmi
	(p7) st8 [r42] = r8
	(p7) mov r35 = r0
	(p7) addl r43 = -1, r0
	.mmi
	(p7) addl r49 = -1, r0
	(p7) addl r51 = 1, r0
	(p7) addl r19 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.sptk .L59
.L171:
	.mlx
	mov r62 = r0
	movl r63 = @gprel(.LC6)
	.mlx
	addl r61 = 426, r0
	movl r60 = @gprel(.LC7)
	;;
	.mib
	add r63 = r1, r63
	add r60 = r1, r60
	br.call.sptk.many b0 = __assert_func#
.L60:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r50
	nop 0
	;;
	.mib
	(p6) setf.d f6 = r47
	(p6) addl r15 = 2, r0
	(p6) br.cond.dptk .L65
	.mmi
	sub r14 = r0, r50
	nop 0
	addl r16 = @ltoffx(__mprec_tens#), r1
	.mii
	setf.d f8 = r47
	mov r18 = r0
	;;
	dep.z r15 = r14, 3, 4
	.mmi
	nop 0
	ld8.mov r16 = [r16], __mprec_tens#
	nop 0
	;;
	.mii
	add r16 = r16, r15
	extr r14 = r14, 4, 28
	addl r15 = 2, r0
	;;
	.mmi
	ldfd f7 = [r16]
	addl r16 = @ltoffx(__mprec_bigtens#), r1
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f7
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L187
	;;
	.mmi
	ld8.mov r16 = [r16], __mprec_bigtens#
	nop 0
	nop 0
	.align 32
.L67:
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	nop 0
	;;
	.mmi
	nop 0
	(p7) ldfd f9 = [r16]
	extr r14 = r14, 1, 31
	.mmi
	(p7) adds r15 = 1, r15
	(p7) mov r18 = r17
	adds r16 = 8, r16
	;;
	.mfi
	nop 0
	(p7) fmpy.d f6 = f6, f9
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dptk .L67
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r18
	nop 0
	;;
	.mfb
	nop 0
	(p7) mov f6 = f7
	br .L65
.L292:
	.mmi
	cmp4.eq p16, p17 = 0, r54
	mov r42 = r52
	mov r47 = r53
	.mmb
	mov r51 = r0
	mov r41 = r0
	br .L101
.L114:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	extr.u r14 = r46, 0, 52
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L277
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
	(p6) adds r53 = 1, r53
	(p6) adds r39 = 1, r39
	.mmb
	nop 0
	(p6) addl r45 = 1, r0
	br .L115
.L196:
	.pred.rel.mutex p16, p17
	.mmi
	addl r14 = 28, r0
	nop 0
	nop 0
	;;
.L116:
	.pred.rel.mutex p16, p17
	.mmi
	add r53 = r53, r14
	add r47 = r47, r14
	add r39 = r39, r14
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r53
	(p6) br.cond.dptk .L119
	.mib
	nop 0
	nop 0
	br .L296
	;;
.L299:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.ne p6, p7 = 0, r51
	nop 0
	(p7) br.cond.dpnt .L124
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r47
	(p7) br.cond.dpnt .L305
	;;
.L130:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r45
	(p7) br.cond.dpnt .L306
	;;
	.mmi
	(p6) mov r48 = r41
	nop 0
	nop 0
.L131:
	.mii
	nop 0
	sxt4 r43 = r43
	and r52 = 1, r46
	.mmi
	mov r45 = r44
	;;
	adds r14 = -1, r43
	add r51 = r44, r43
	.mii
	cmp4.ne p16, p17 = 0, r52
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L152:
	.pred.rel.mutex p16, p17
	.mib
	mov r61 = r42
	mov r60 = r40
	br.call.sptk.many b0 = quorem#
	;;
	.mmi
	mov r1 = r57
	mov r49 = r8
	nop 0
	.mmb
	mov r61 = r41
	mov r60 = r40
	br.call.sptk.many b0 = __mcmp#
	;;
	.mmi
	mov r62 = r48
	mov r39 = r8
	mov r1 = r57
	.mmb
	mov r61 = r42
	mov r60 = r32
	br.call.sptk.many b0 = __mdiff#
	;;
	.mmi
	adds r14 = 16, r8
	adds r47 = 48, r49
	mov r1 = r57
	.mmi
	mov r43 = r8
	mov r61 = r8
	mov r60 = r40
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L307
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __mcmp#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r43
	nop 0
	.mmb
	mov r60 = r32
	mov r43 = r8
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	or r14 = r43, r34
	nop 0
	mov r1 = r57
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L136
	(p17) br.cond.dpnt .L308
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r39
	(p6) br.cond.dpnt .L141
.L142:
	.pred.rel.mutex p16, p17
	.mib
	st1 [r45] = r47, 1
	nop 0
	br.cloop.sptk.few .L245
	.mmi
	mov r61 = r40
	addl r62 = 1, r0
	mov r60 = r32
	.mmb
	mov r39 = r41
	mov r41 = r48
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	mov r1 = r57
	mov r40 = r8
	nop 0
	.mmb
	mov r61 = r42
	mov r60 = r8
	br.call.sptk.many b0 = __mcmp#
	;;
	.mib
	mov r1 = r57
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L309
	.align 32
.L156:
[.L148:]
	.mmi
	adds r15 = -1, r51
	nop 0
	adds r16 = -2, r51
	;;
	.mmi
	ld1 r14 = [r15]
	nop 0
	sub r17 = r15, r44
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	mov ar.lc = r17
	.align 32
.L159:
	.mbb
	cmp4.eq p6, p7 = 57, r14
	(p7) br.cond.dpnt .L310
	;;
	br.cloop.sptk.few .L244
	.mmi
	addl r14 = 49, r0
	nop 0
	adds r46 = 1, r50
	;;
	.mmi
	st1 [r44] = r14
	nop 0
	nop 0
.L140:
	.mib
	mov r61 = r42
	mov r60 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r41
	mov r1 = r57
	mov r60 = r32
	;;
	.mib
	(p6) mov r39 = r44
	(p6) mov r44 = r51
	(p6) br.cond.dpnt .L77
	;;
	.mmi
	cmp.ne p6, p7 = r41, r39
	nop 0
	mov r61 = r39
	;;
	.mib
	cmp.ne.and.orcm p6, p7 = 0, r39
	nop 0
	(p7) br.cond.spnt .L164
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r57
	nop 0
	nop 0
.L164:
	.mmi
	mov r61 = r41
	mov r60 = r32
	nop 0
	.mmb
	mov r39 = r44
	mov r44 = r51
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	nop 0
	mov r1 = r57
	br .L77
.L297:
	.pred.rel.mutex p16, p17
	.mmi
	mov r62 = r39
	nop 0
	mov r61 = r42
	.mmb
	mov r60 = r32
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	cmp4.lt p6, p7 = 2, r34
	mov r1 = r57
	mov r42 = r8
	;;
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r39 = r0
	(p16) br.cond.dptk .L121
	.mib
	nop 0
	nop 0
	br .L298
.L296:
	.pred.rel.mutex p16, p17
	.mmi
	mov r61 = r40
	nop 0
	mov r62 = r53
	.mmb
	mov r60 = r32
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r40 = r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r39
	(p6) br.cond.dptk .L120
	.mib
	nop 0
	nop 0
	br .L297
	;;
.L298:
	.mib
	mov r61 = r42
	mov r60 = r40
	br.call.sptk.many b0 = __mcmp#
	;;
	.mib
	mov r1 = r57
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L121
	.mmi
	mov r61 = r40
	mov r63 = r0
	addl r62 = 10, r0
	.mmb
	mov r60 = r32
	cmp4.ge p16, p17 = 0, r49
	br.call.sptk.many b0 = __multadd#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r51
	adds r50 = -1, r50
	mov r1 = r57
	.mmb
	mov r40 = r8
	mov r43 = r49
	(p6) br.cond.dpnt .L122
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
	(p6) br.cond.dptk .L123
	;;
	.align 32
.L124:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = -1, r43
	cmp4.ge p6, p7 = 0, r43
	mov r39 = r44
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
.L129:
	.pred.rel.mutex p16, p17
	.mib
	mov r61 = r42
	mov r60 = r40
	br.call.sptk.many b0 = quorem#
	;;
	.mmi
	adds r47 = 48, r8
	nop 0
	mov r1 = r57
	;;
	.mib
	st1 [r39] = r47, 1
	nop 0
	br.cloop.sptk.few .L246
	;;
	.mmi
	(p17) adds r51 = -1, r43
	mov r61 = r40
	addl r62 = 1, r0
	.mmb
	mov r60 = r32
	mov r39 = r0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	(p17) addp4 r51 = r51, r0
	mov r1 = r57
	mov r40 = r8
	.mmb
	mov r61 = r42
	mov r60 = r8
	br.call.sptk.many b0 = __mcmp#
	;;
	.mmi
	(p17) adds r51 = 1, r51
	mov r1 = r57
	cmp4.lt p6, p7 = 0, r8
	;;
	.mmi
	nop 0
	(p16) addl r51 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r51 = r44, r51
	(p6) br.cond.dptk .L156
	.mib
	nop 0
	nop 0
	br .L309
.L291:
	.mmi
	nop 0
	addl r16 = @ltoffx(__mprec_tens#), r1
	nop 0
	;;
	.mmi
	ld8.mov r16 = [r16], __mprec_tens#
	nop 0
	nop 0
.L90:
	.mii
	nop 0
	sxt4 r14 = r50
	cmp4.ge p6, p7 = 0, r43
	;;
	.mii
	shladd r14 = r14, 3, r0
	tbit.nz.and.orcm p6, p7 = r35, 31
	;;
	add r16 = r16, r14
	;;
	.mlx
	ldfd f12 = [r16]
	movl r16 = 0x4014000000000000
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L311
	;;
	.mib
	setf.d f6 = r16
	cmp4.ne p6, p7 = 0, r43
	(p6) br.cond.dpnt .L75
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
	(p6) br.cond.dptk .L75
.L74:
[.L127:]
	.mmi
	mov r39 = r44
	addl r14 = 49, r0
	mov r42 = r0
	.mmi
	mov r41 = r0
	adds r44 = 1, r44
	adds r46 = 1, r50
	;;
	.mmi
	st1 [r39] = r14
	nop 0
	nop 0
.L314:
	.mib
	mov r61 = r42
	mov r60 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	mov r1 = r57
	cmp.ne p6, p7 = 0, r41
	(p6) br.cond.dptk .L163
	.mib
	nop 0
	nop 0
	br .L77
.L295:
	.pred.rel.mutex p16, p17
	.mmi
	mov r61 = r8
	nop 0
	mov r62 = r45
	.mmb
	mov r60 = r32
	nop 0
	br.call.sptk.many b0 = __pow5mult#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r42 = r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 1, r34
	(p6) br.cond.dpnt .L112
	;;
.L276:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 20, r42
	adds r15 = 8, r42
	mov r45 = r0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	adds r14 = 4, r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mib
	ld4 r60 = [r15]
	nop 0
	br.call.sptk.many b0 = __hi0bits#
	;;
	.mib
	mov r1 = r57
	sub r14 = 32, r8
	br .L115
	;;
.L76:
	.pred.rel.mutex p16, p17
	.mlx
	st1 [r44] = r17
	movl r17 = 0x4024000000000000
	.mmi
	setf.d f7 = r14
	cmp4.ne p6, p7 = 1, r20
	addp4 r20 = r20, r0
	;;
	.mii
	setf.d f8 = r17
	add r14 = r44, r20
	;;
	sub r15 = r18, r14
	;;
	.mmi
	andcm r15 = -1, r15
	;;
	nop 0
	mov ar.lc = r15
	;;
	.mfb
	nop 0
	fmpy.d f9 = f9, f7
	(p7) br.cond.dpnt .L312
	.align 32
.L85:
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f8
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
	sxt4 r20 = r15
	adds r15 = 48, r15
	;;
	.mmi
	setf.sig f7 = r20
	st1 [r18] = r15
	adds r18 = 1, r18
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
	br.cloop.sptk.few .L85
.L84:
	.pred.rel.mutex p16, p17
	.mlx
	adds r21 = 16, r12
	movl r15 = 0x3fe0000000000000
	.mmi
	mov r42 = r52
	mov r51 = r0
	mov r41 = r0
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
	(p6) br.cond.dpnt .L78
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
	(p6) br.cond.dpnt .L83
	;;
	.mmi
	ld4 r14 = [r21]
	cmp4.ge p6, p7 = 14, r50
	mov r46 = r47
	.mmi
	mov r47 = r53
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
	(p7) br.cond.dpnt .L90
	br .L101
.L248:
	.mfi
	nop 0
	fmpy.d f6 = f6, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f8 = f8, f9
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
	sxt4 r16 = r15
	adds r15 = 48, r15
	;;
	.mmi
	setf.sig f7 = r16
	st1 [r14] = r15, 1
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
	fsub.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L79
	.mmi
	mov r39 = r44
	mov r61 = r40
	mov r44 = r14
	.mmb
	mov r60 = r32
	adds r46 = 1, r46
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r38
	st1 [r44] = r0
	mov r1 = r57
	.mmi
	nop 0
	st4 [r36] = r46
	nop 0
	;;
	.mib
	(p6) st8 [r38] = r44
	nop 0
	br .L313
.L117:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	cmp4.eq p6, p7 = 4, r15
	nop 0
	;;
	.mib
	(p7) sub r14 = 60, r14
	nop 0
	(p7) br.cond.dpnt .L116
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r53
	(p6) br.cond.dptk .L119
	.mib
	nop 0
	nop 0
	br .L296
.L300:
	.mmi
	mov r61 = r42
	mov r63 = r0
	addl r62 = 5, r0
	.mmb
	mov r60 = r32
	adds r46 = 1, r50
	br.call.sptk.many b0 = __multadd#
	;;
	.mmi
	mov r1 = r57
	mov r42 = r8
	nop 0
	.mmb
	mov r60 = r40
	mov r61 = r8
	br.call.sptk.many b0 = __mcmp#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r8
	nop 0
	addl r14 = 49, r0
	.mmb
	mov r1 = r57
	nop 0
	(p7) br.cond.dpnt .L93
	;;
	.mmi
	(p6) mov r39 = r44
	nop 0
	adds r44 = 1, r44
	;;
	.mib
	st1 [r39] = r14
	nop 0
	br .L314
.L83:
	.mmi
	mov r16 = r14
	nop 0
	adds r14 = -1, r14
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
	(p6) br.cond.dptk .L83
	.mmi
	mov r39 = r44
	mov r61 = r40
	mov r44 = r16
	.mmb
	mov r60 = r32
	adds r46 = 1, r46
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r38
	st1 [r44] = r0
	mov r1 = r57
	.mmi
	nop 0
	st4 [r36] = r46
	nop 0
	;;
	.mib
	(p6) st8 [r38] = r44
	nop 0
	br .L313
.L290:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r43
	(p6) br.cond.dptk .L71
	;;
	.mlx
	adds r15 = 1, r15
	movl r14 = 0x4024000000000000
	.mmb
	cmp4.ge p6, p7 = 0, r49
	adds r46 = -1, r50
	(p6) br.cond.dpnt .L72
	;;
	.mmi
	setf.d f7 = r14
	nop 0
	sxt4 r15 = r15
	.mlx
	mov r20 = r49
	movl r16 = -54525952
	;;
	.mmi
	adds r18 = 1, r44
	nop 0
	cmp4.eq p6, p7 = 0, r51
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
	getf.sig r17 = f7
	;;
	getf.d r14 = f8
	nop 0
	;;
	.mii
	nop 0
	sxt4 r21 = r17
	adds r17 = 48, r17
	;;
	.mii
	setf.sig f7 = r21
	extr.u r15 = r14, 32, 32
	sxt1 r17 = r17
	;;
	.mmi
	add r15 = r15, r16
	nop 0
	addl r16 = @ltoffx(__mprec_tens#), r1
	;;
	.mmi
	nop 0
	ld8.mov r16 = [r16], __mprec_tens#
	nop 0
	;;
	.mii
	nop 0
	mix4.r r14 = r15, r14
	adds r15 = -1, r20
	;;
	.mfi
	nop 0
	fcvt.xf f7 = f7
	sxt4 r15 = r15
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	ldfd f9 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mfb
	nop 0
	fsub.d f6 = f6, f7
	(p6) br.cond.dptk .L76
	.mib
	nop 0
	nop 0
	br .L315
.L105:
	.mmi
	sub r14 = r42, r52
	addl r61 = 1, r0
	mov r60 = r32
	.mmi
	mov r47 = r53
	mov r52 = r42
	add r39 = r39, r43
	;;
	.mmi
	add r45 = r45, r14
	add r53 = r43, r53
	nop 0
	.mmb
	mov r42 = r0
	cmp4.eq p16, p17 = 0, r54
	br.call.sptk.many b0 = __i2b#
	;;
	.mib
	mov r1 = r57
	mov r41 = r8
	br .L101
.L112:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	extr.u r14 = r46, 0, 52
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L276
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
	(p7) br.cond.dptk .L276
	;;
	.mmi
	(p6) adds r53 = 1, r53
	(p6) adds r39 = 1, r39
	(p6) addl r45 = 1, r0
	.mmi
	adds r14 = 20, r42
	nop 0
	adds r15 = 8, r42
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	adds r14 = 4, r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mib
	ld4 r60 = [r15]
	nop 0
	br.call.sptk.many b0 = __hi0bits#
	;;
	.mib
	mov r1 = r57
	sub r14 = 32, r8
	br .L115
.L309:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L157
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r47, 0
	(p7) br.cond.dptk .L156
.L157:
	.mmi
	mov r15 = r51
	nop 0
	nop 0
	;;
	.align 32
.L161:
	.mmi
	mov r51 = r15
	nop 0
	adds r15 = -1, r15
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 48, r14
	(p6) br.cond.dptk .L161
	.mib
	nop 0
	mov r46 = r50
	br .L140
.L294:
	.pred.rel.mutex p16, p17
	.mmi
	mov r61 = r41
	mov r62 = r42
	nop 0
	.mmb
	mov r60 = r32
	sub r52 = r52, r42
	br.call.sptk.many b0 = __pow5mult#
	;;
	.mmi
	mov r62 = r40
	mov r1 = r57
	mov r60 = r32
	.mmb
	mov r41 = r8
	mov r61 = r8
	br.call.sptk.many b0 = __multiply#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r40
	nop 0
	.mmb
	mov r60 = r32
	mov r40 = r8
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	mov r1 = r57
	cmp4.eq p6, p7 = 0, r52
	(p6) br.cond.dptk .L108
	.mmi
	mov r61 = r40
	nop 0
	mov r62 = r52
	.mmb
	mov r60 = r32
	nop 0
	br.call.sptk.many b0 = __pow5mult#
	;;
	.mib
	mov r1 = r57
	mov r40 = r8
	br .L108
.L305:
	.mmi
	mov r61 = r41
	nop 0
	mov r62 = r47
	.mmb
	mov r60 = r32
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r45
	mov r41 = r8
	mov r1 = r57
	;;
	.mib
	nop 0
	(p6) mov r48 = r41
	(p6) br.cond.dptk .L131
.L306:
	.mmi
	adds r14 = 8, r41
	mov r60 = r32
	sxt4 r43 = r43
	.mmi
	and r52 = 1, r46
	nop 0
	mov r45 = r44
	;;
	.mmi
	ld4 r61 = [r14]
	nop 0
	add r51 = r44, r43
	.mmb
	cmp4.ne p16, p17 = 0, r52
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	mov r1 = r57
	cmp.ne p6, p7 = 0, r8
	mov r39 = r8
	;;
	.mlx
	nop 0
	(p7) movl r60 = @gprel(.LC7)
	.mlx
	(p7) mov r62 = r0
	(p7) movl r63 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r60 = r1, r60
	nop 0
	(p7) add r63 = r1, r63
	.mmb
	(p7) addl r61 = 746, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 20, r41
	adds r61 = 16, r41
	adds r60 = 16, r39
	;;
	.mmi
	nop 0
	ld4 r62 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r62 = r62
	;;
	adds r62 = 2, r62
	;;
	.mib
	shladd r62 = r62, 2, r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r57
	addl r62 = 1, r0
	nop 0
	.mmb
	mov r61 = r39
	mov r60 = r32
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	adds r14 = -1, r43
	mov r1 = r57
	mov r48 = r8
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L152
.L307:
	.mib
	mov r60 = r32
	and r46 = 1, r46
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r39
	nop 0
	or r39 = r39, r34
	.mmb
	mov r1 = r57
	nop 0
	(p6) br.cond.dpnt .L134
	;;
	.mmi
	nop 0
	or r46 = r39, r46
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r46
	(p7) br.cond.dpnt .L147
.L134:
	.mmi
	mov r61 = r40
	nop 0
	addl r62 = 1, r0
	.mmb
	mov r60 = r32
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	mov r1 = r57
	mov r40 = r8
	nop 0
	.mmb
	mov r61 = r42
	mov r60 = r8
	br.call.sptk.many b0 = __mcmp#
	;;
	.mib
	mov r1 = r57
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L316
	;;
.L146:
	.mib
	nop 0
	cmp4.eq p6, p7 = 57, r47
	(p6) br.cond.dpnt .L138
.L279:
	.mmi
	adds r47 = 49, r49
	nop 0
	nop 0
.L141:
	.mmi
	mov r51 = r45
	nop 0
	mov r39 = r41
	.mmi
	mov r46 = r50
	nop 0
	mov r41 = r48
	;;
	.mib
	st1 [r51] = r47, 1
	nop 0
	br .L140
.L249:
	.mib
	nop 0
	mov ar.lc = 0
	br .L79
.L245:
	.pred.rel.mutex p16, p17
	.mmi
	mov r61 = r40
	mov r60 = r32
	nop 0
	.mmb
	mov r63 = r0
	addl r62 = 10, r0
	br.call.sptk.many b0 = __multadd#
	;;
	.mmi
	cmp.ne p6, p7 = r48, r41
	mov r1 = r57
	mov r61 = r41
	.mmi
	mov r60 = r32
	mov r40 = r8
	mov r63 = r0
	;;
	.mbb
	addl r62 = 10, r0
	(p7) br.cond.dpnt .L317
	br.call.sptk.many b0 = __multadd#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r48
	mov r63 = r0
	.mmi
	addl r62 = 10, r0
	mov r60 = r32
	mov r41 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __multadd#
	;;
	.mib
	mov r1 = r57
	mov r48 = r8
	br .L152
.L244:
	.mmi
	ld1 r14 = [r16], -1
	mov r51 = r15
	adds r15 = -1, r15
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	br .L159
.L246:
	.pred.rel.mutex p16, p17
	.mmi
	mov r61 = r40
	mov r63 = r0
	nop 0
	.mmb
	addl r62 = 10, r0
	mov r60 = r32
	br.call.sptk.many b0 = __multadd#
	;;
	.mib
	mov r1 = r57
	mov r40 = r8
	br .L129
.L136:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.gt p6, p7 = r0, r39
	or r39 = r39, r34
	(p6) br.cond.dpnt .L144
	;;
	.mmi
	nop 0
	or r39 = r39, r52
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r39
	nop 0
	(p7) br.cond.spnt .L144
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r43
	(p7) br.cond.sptk .L142
	;;
.L147:
	.mmi
	cmp4.eq p6, p7 = 57, r47
	mov r51 = r45
	adds r47 = 1, r47
	.mmb
	mov r39 = r41
	mov r46 = r50
	(p6) br.cond.dpnt .L138
	;;
	.mmi
	nop 0
	mov r41 = r48
	nop 0
	.mmb
	st1 [r51] = r47, 1
	nop 0
	br .L140
.L316:
	.mib
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L141
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r47, 0
	(p6) br.cond.dpnt .L141
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 57, r47
	(p7) br.cond.dptk .L279
	.align 32
.L138:
	.mmi
	mov r51 = r45
	mov r15 = r45
	addl r16 = 57, r0
	.mmi
	mov r39 = r41
	addl r14 = 57, r0
	mov r41 = r48
	;;
	.mmi
	st1 [r51] = r16, 1
	nop 0
	sub r17 = r15, r44
	;;
	.mib
	adds r16 = -2, r51
	mov ar.lc = r17
	br .L159
.L317:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __multadd#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r41 = r8
	.mmb
	nop 0
	mov r48 = r8
	br .L152
.L311:
	.mmf
	setf.d f8 = r46
	nop 0
	mov f10 = f12
	.mmi
	mov r16 = r44
	nop 0
	cmp4.ne p7, p8 = 1, r43
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
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f8, f7, f9
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
	setf.sig f6 = r14
	nop 0
	adds r14 = 48, r15
	;;
	.mii
	st1 [r16] = r14, 1
	adds r14 = -2, r19
	;;
	addp4 r14 = r14, r0
	;;
	.mmi
	adds r14 = 2, r14
	;;
	add r14 = r44, r14
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
	(p8) br.cond.dpnt .L318
	;;
	.mlx
	nop 0
	movl r15 = 0x4024000000000000
	;;
	.mii
	setf.d f14 = r15
	sub r15 = r14, r16, 1
	;;
	mov ar.lc = r15
	.align 32
.L99:
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f14
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
	(p6) br.cond.dpnt .L194
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
	st1 [r16] = r17, 1
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
	br.cloop.sptk.few .L99
	;;
.L98:
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
	(p6) br.cond.dptk .L193
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f12
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L192
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p7) br.cond.dptk .L192
.L193:
	.mmi
	mov r46 = r50
	nop 0
	nop 0
.L78:
	.mii
	sub r15 = r14, r44, 1
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L95:
	.mmi
	mov r16 = r14
	nop 0
	adds r14 = -1, r14
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mbb
	cmp4.eq p6, p7 = 57, r15
	(p7) br.cond.dpnt .L319
	br.cloop.sptk.few .L95
	.mmi
	addl r15 = 49, r0
	mov r39 = r44
	adds r46 = 1, r46
	.mmi
	mov r44 = r16
	;;
	st1 [r14] = r15
	nop 0
.L320:
	.mmi
	mov r61 = r40
	nop 0
	mov r60 = r32
	.mmb
	adds r46 = 1, r46
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r38
	st1 [r44] = r0
	mov r1 = r57
	.mmi
	nop 0
	st4 [r36] = r46
	nop 0
	;;
	.mib
	(p6) st8 [r38] = r44
	nop 0
	br .L313
.L293:
	.mmi
	cmp4.eq p6, p7 = 0, r48
	addl r61 = 1, r0
	mov r60 = r32
	.mmi
	cmp4.eq p16, p17 = 0, r54
	;;
	(p6) adds r20 = 20, r12
	(p7) adds r14 = 1075, r14
	.mmi
	(p7) mov r47 = r53
	nop 0
	(p7) mov r42 = r52
	;;
	.mmi
	(p6) ld4 r14 = [r20]
	(p6) mov r47 = r53
	(p6) mov r42 = r52
	;;
	.mmi
	nop 0
	(p6) sub r14 = 54, r14
	nop 0
	;;
	.mib
	add r39 = r39, r14
	add r53 = r53, r14
	br.call.sptk.many b0 = __i2b#
	;;
	.mib
	mov r1 = r57
	mov r41 = r8
	br .L101
.L192:
	.mmi
	mov r39 = r44
	mov r46 = r50
	mov r44 = r14
	.mmb
	mov r61 = r40
	mov r60 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	adds r46 = 1, r46
	nop 0
	cmp.ne p6, p7 = 0, r38
	.mii
	st1 [r44] = r0
	mov r1 = r57
	;;
	nop 0
	.mmb
	st4 [r36] = r46
	(p6) st8 [r38] = r44
	br .L313
.L310:
	.mmi
	adds r14 = 1, r14
	nop 0
	mov r46 = r50
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br .L140
.L319:
	.mmi
	adds r15 = 1, r15
	mov r39 = r44
	mov r44 = r16
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br .L320
.L194:
	.mmi
	mov r39 = r44
	mov r46 = r50
	mov r44 = r16
	.mmb
	mov r61 = r40
	mov r60 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	adds r46 = 1, r46
	nop 0
	cmp.ne p6, p7 = 0, r38
	.mii
	st1 [r44] = r0
	mov r1 = r57
	;;
	nop 0
	.mmb
	st4 [r36] = r46
	(p6) st8 [r38] = r44
	br .L313
.L308:
	.mib
	cmp4.eq p6, p7 = 57, r47
	nop 0
	(p6) br.cond.dpnt .L138
	;;
	.mib
	cmp4.ge p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L141
	;;
	.mib
	nop 0
	adds r47 = 49, r49
	br .L141
.L312:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r14 = r18
	br .L84
.L122:
	.mmi
	mov r61 = r41
	mov r63 = r0
	addl r62 = 10, r0
	.mmb
	mov r60 = r32
	mov r43 = r49
	br.call.sptk.many b0 = __multadd#
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r49
	mov r1 = r57
	mov r41 = r8
	;;
	.mib
	nop 0
	tbit.nz.and.orcm p6, p7 = r39, 0
	(p6) br.cond.dptk .L123
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r47
	(p6) br.cond.dptk .L130
	.mib
	nop 0
	nop 0
	br .L305
.L187:
	.mib
	nop 0
	addl r15 = 2, r0
	br .L65
.L189:
	.mmi
	mov r39 = r44
	mov r61 = r40
	mov r44 = r18
	.mmb
	mov r60 = r32
	adds r46 = 1, r46
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r38
	st1 [r44] = r0
	mov r1 = r57
	.mmi
	nop 0
	st4 [r36] = r46
	nop 0
	;;
	.mib
	(p6) st8 [r38] = r44
	nop 0
	br .L313
.L318:
	.mib
	nop 0
	mov r14 = r16
	br .L98
.L144:
	.mmi
	cmp4.ge p6, p7 = 0, r43
	mov r61 = r40
	nop 0
	.mmb
	addl r62 = 1, r0
	mov r60 = r32
	(p6) br.cond.dpnt .L141
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	mov r1 = r57
	mov r40 = r8
	nop 0
	.mmb
	mov r61 = r42
	mov r60 = r8
	br.call.sptk.many b0 = __mcmp#
	;;
	.mib
	mov r1 = r57
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L146
	.mib
	nop 0
	nop 0
	br .L316
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
