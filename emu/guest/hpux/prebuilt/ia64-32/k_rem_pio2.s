// 8fb170bee2ab2fdd17ea698eaea90834 newlib/libm/math/k_rem_pio2.c
	.file	"k_rem_pio2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC0:
	data4	PIo2#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __kernel_rem_pio2#
	.type	__kernel_rem_pio2#, @function
	.proc __kernel_rem_pio2#
__kernel_rem_pio2:
	.prologue 12, 61
	.mmb
	.save ar.pfs, r62
	alloc r62 = ar.pfs, 6, 27, 2, 0
	adds r16 = -88, r12
	nop 0
	.mmi
	adds r17 = -80, r12
	.fframe 672
	adds r12 = -672, r12
	mov r18 = ar.lc
	;;
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	shladd r19 = r36, 2, r0
	.save pr, r64
	mov r64 = pr
	.mmi
	mov r63 = r1
	addl r15 = -24, r0
	mov r60 = r34
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	mov r43 = r0
	sxt4 r19 = r19
	.mmi
	addp4 r37 = 0,r37
	addp4 r32 = 0,r32
	adds r24 = -1, r35
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	nop 0
	.save rp, r61
	mov r61 = b0
	.mmi
	addp4 r33 = 0,r33
	nop 0
	cmp4.gt p6, p7 = -20, r34
	;;
	.mlx
	.savesp ar.lc, 584
	st8 [r16] = r18, 24
	movl r18 = @gprel(init_jk#)
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	add r18 = r1, r18
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5, 32
	nop 0
	add r18 = r18, r19
	;;
	.mmi
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17
	.body
	nop 0
	adds r16 = -3, r34
	.mmb
	ld4 r40 = [r18]
	nop 0
	(p6) br.cond.dptk .L2
	;;
	.mii
	nop 0
	sxt4 r17 = r16
	nop 0
	;;
	.mii
	shladd r14 = r17, 2, r0
	extr r16 = r16, 31, 1
	;;
	add r14 = r14, r17
	;;
	.mii
	nop 0
	shl r15 = r14, 5
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r14, 5
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r43 = r14, 15
	;;
	sub r43 = r43, r14
	;;
	.mmi
	shladd r43 = r43, 1, r0
	;;
	add r43 = r43, r17
	nop 0
	;;
	.mii
	nop 0
	shr r43 = r43, 34
	;;
	sub r43 = r43, r16
	;;
	.mmi
	adds r14 = 1, r43
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mii
	sub r15 = r14, r15
	nop 0
	;;
	shladd r15 = r15, 3, r0
	;;
.L2:
	.mfi
	mov r16 = r12
	mov f7 = f0
	add r14 = r40, r24
	.mmi
	add r60 = r60, r15
	;;
	adds r17 = 336, r16
	sub r16 = r43, r24
	.mmb
	cmp4.le p6, p7 = r0, r14
	addp4 r18 = r14, r0
	(p7) br.cond.dpnt .L8
	;;
	.mii
	shladd r15 = r16, 2, r0
	(p6) mov ar.lc = r18
	;;
	(p6) add r15 = r15, r37
	;;
	.align 32
.L7:
	.mmf
	cmp4.gt p6, p7 = r0, r16
	addp4 r14 = 0,r15
	mov f6 = f7
	.mmi
	adds r16 = 1, r16
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	(p7) ld4 r14 = [r14]
	;;
	nop 0
	(p7) sxt4 r14 = r14
	;;
	.mmi
	(p7) setf.sig f6 = r14
	addp4 r14 = 0,r17
	adds r17 = 8, r17
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.d f6 = f6
	;;
	.mib
	stfd [r14] = f6
	nop 0
	br.cloop.sptk.few .L7
.L8:
	.mmi
	shladd r18 = r24, 3, r0
	adds r14 = 16, r12
	mov r19 = r24
	.mmi
	add r23 = r40, r35
	mov r21 = r32
	cmp4.le p8, p9 = r0, r24
	;;
	.mmi
	adds r22 = 8, r18
	mov r20 = r14
	nop 0
	.mmb
	adds r14 = 336, r12
	cmp4.gt p6, p7 = r0, r40
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	add r18 = r18, r14
	add r22 = r22, r32
	;;
	.align 32
.L5:
	.pred.rel.mutex p8, p9
	.mmi
	(p8) sub r14 = r22, r21
	(p8) mov r17 = r18
	nop 0
	.mfb
	(p8) mov r16 = r21
	mov f6 = f0
	(p9) br.cond.dpnt .L10
	;;
	.mii
	(p8) adds r14 = -8, r14
	nop 0
	;;
	(p8) extr.u r14 = r14, 3, 29
	;;
	.mii
	nop 0
	(p8) mov ar.lc = r14
	nop 0
	.align 32
.L9:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r15 = 0,r16
	nop 0
	addp4 r14 = 0,r17
	.mmi
	adds r16 = 8, r16
	nop 0
	adds r17 = -8, r17
	;;
	.mmi
	ldfd f8 = [r15]
	ldfd f7 = [r14]
	nop 0
	;;
	.mfb
	nop 0
	fma.d f6 = f8, f7, f6
	br.cloop.sptk.few .L9
.L10:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = 0,r20
	nop 0
	adds r19 = 1, r19
	.mmi
	adds r18 = 8, r18
	nop 0
	adds r20 = 8, r20
	;;
	.mib
	stfd [r14] = f6
	cmp4.eq p6, p7 = r23, r19
	(p7) br.cond.dptk .L5
.L4:
	.mmi
	adds r59 = 496, r12
	shladd r16 = r40, 2, r0
	shladd r14 = r35, 3, r0
	.mmi
	mov r39 = r32
	adds r15 = -1, r40
	sub r18 = 24, r60
	;;
	.mmi
	adds r54 = -4, r59
	adds r53 = -8, r16
	add r32 = r14, r32
	.mlx
	shladd r15 = r15, 2, r0
	movl r14 = 0x3e70000000000000
	;;
	.mmi
	add r54 = r54, r16
	adds r16 = 16, r12
	sub r17 = 23, r60
	.mlx
	setf.d f3 = r14
	movl r14 = 0x3fc0000000000000
	;;
	.mlx
	mov r52 = r16
	movl r16 = 0x4170000000000000
	.mlx
	setf.d f16 = r14
	movl r14 = 0x3fe0000000000000
	;;
	.mlx
	setf.d f2 = r16
	movl r16 = 0x4020000000000000
	.mmi
	setf.d f17 = r14
	mov r44 = r59
	sxt4 r15 = r15
	;;
	.mmi
	setf.d f5 = r16
	add r53 = r53, r59
	mov r38 = r40
	.mlx
	cmp4.ge p20, p21 = 0, r60
	movl r51 = 536870911
	;;
	.mmi
	cmp4.eq p26, p27 = 1, r60
	cmp4.eq p24, p25 = 2, r60
	cmp4.ne p22, p23 = 0, r60
	.mlx
	addp4 r45 = r18, r0
	movl r49 = 16777215
	;;
	.mlx
	addp4 r55 = r17, r0
	movl r48 = 16777216
	.mlx
	add r47 = r59, r15
	movl r50 = 1073741823
	;;
	.mmi
	nop 0
	adds r56 = 336, r12
	cmp4.gt p16, p17 = r0, r24
	.align 32
.L11:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	add r14 = r38, r51
	nop 0
	shladd r15 = r38, 3, r0
	.mmi
	mov r17 = r44
	nop 0
	cmp4.ge p18, p19 = 0, r38
	;;
	.mii
	shladd r16 = r14, 3, r0
	sxt4 r14 = r15
	adds r15 = 16, r12
	;;
	.mii
	add r16 = r16, r15
	add r14 = r15, r14
	;;
	sub r15 = r16, r52
	.mmb
	ldfd f8 = [r14]
	nop 0
	(p18) br.cond.dpnt .L12
	;;
	.mii
	nop 0
	extr.u r15 = r15, 3, 29
	;;
	mov ar.lc = r15
	.align 32
.L13:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mfi
	nop 0
	fmpy.d f6 = f8, f3
	addp4 r15 = 0,r16
	.mmi
	addp4 r14 = 0,r17
	adds r16 = -8, r16
	adds r17 = 4, r17
	;;
	.mmi
	nop 0
	ldfd f9 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fsxt.r f6 = f6, f6
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
	.mfi
	nop 0
	fnma.d f7 = f6, f2, f8
	nop 0
	.mfi
	nop 0
	fadd.d f8 = f9, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f7 = f7
	;;
	.mmi
	nop 0
	getf.sig r15 = f7
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.cloop.sptk.few .L13
.L12:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mib
	mov r66 = r60
	nop 0
	br.call.sptk.many b0 = scalbn#
	;;
	.mfi
	nop 0
	mov f4 = f8
	nop 0
	.mfb
	mov r1 = r63
	fmpy.d f8 = f8, f16
	br.call.sptk.many b0 = floor#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f4 = f8, f5, f4
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f4
	;;
	.mmi
	getf.sig r15 = f6
	;;
	getf.sig r57 = f6
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r15
	nop 0
	;;
	.mii
	setf.sig f7 = r14
	adds r14 = -1, r38
	;;
	shladd r14 = r14, 2, r0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r59, r14
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
	fsub.d f4 = f4, f7
	(p20) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	ld4 r16 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r57 = r16
	;;
	shr r57 = r57, r45
	;;
	.mii
	nop 0
	shl r17 = r57, r45
	;;
	add r57 = r57, r15
	;;
	.mii
	sub r16 = r16, r17
	nop 0
	;;
	sxt4 r58 = r16
	.mmi
	st4 [r14] = r16
	;;
	nop 0
	shr r58 = r58, r55
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r58
	(p6) br.cond.dpnt .L139
	;;
.L16:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmf
	add r14 = r38, r50
	nop 0
	fcmp.neq p6, p7 = f4, f0
	.mmi
	mov r16 = r0
	nop 0
	cmp4.ge p8, p9 = r40, r38
	;;
	.mib
	nop 0
	shladd r14 = r14, 2, r0
	(p6) br.cond.dpnt .L31
	;;
.L140:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mib
	add r15 = r14, r59
	nop 0
	(p8) br.cond.dpnt .L32
	;;
	.mmi
	sub r14 = r15, r54
	;;
	adds r14 = -4, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	mov ar.lc = r14
	.align 32
.L33:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = -4, r15
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	or r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	mov r16 = r14
	br.cloop.sptk.few .L33
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L34
	;;
.L32:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	ld4 r14 = [r47]
	mov r16 = r53
	addl r21 = 1, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L35
	.align 32
.L36:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	addp4 r14 = 0,r16
	adds r21 = 1, r21
	adds r16 = -4, r16
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	.mmi
	adds r14 = 1, r38
	add r18 = r35, r38
	adds r15 = 16, r12
	.mmi
	add r21 = r38, r21
	;;
	add r20 = r43, r14
	mov r22 = r14
	.mii
	shladd r18 = r18, 3, r0
	shladd r14 = r14, 3, r0
	;;
	shladd r20 = r20, 2, r0
	.mii
	add r19 = r14, r15
	add r18 = r18, r56
	;;
	add r20 = r20, r37
	;;
	.align 32
.L41:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmf
	addp4 r14 = 0,r20
	addp4 r16 = 0,r18
	mov f7 = f0
	.mmi
	mov r15 = r18
	adds r20 = 4, r20
	adds r18 = 8, r18
	;;
	.mii
	ld4 r14 = [r14]
	adds r15 = -8, r15
	;;
	sxt4 r14 = r14
	.mmi
	addp4 r17 = 0,r15
	nop 0
	adds r15 = -8, r15
	;;
	.mii
	setf.sig f6 = r14
	sub r14 = r32, r39
	;;
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	extr.u r14 = r14, 3, 29
	;;
	mov ar.lc = r14
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
	.mib
	stfd [r16] = f6
	mov r16 = r39
	(p16) br.cond.dpnt .L39
	;;
	.mmi
	addp4 r14 = 0,r16
	nop 0
	adds r16 = 8, r16
	;;
	.mmi
	nop 0
	ldfd f8 = [r14]
	nop 0
	;;
	.mfb
	nop 0
	fma.d f7 = f8, f6, f7
	br.cloop.sptk.few .L120
	.align 32
.L39:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	addp4 r14 = 0,r19
	adds r22 = 1, r22
	adds r19 = 8, r19
	;;
	.mib
	stfd [r14] = f7
	cmp4.ge p6, p7 = r21, r22
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	mov r38 = r21
	br .L11
.L120:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	addp4 r14 = 0,r16
	ldfd f6 = [r17]
	nop 0
	.mmi
	adds r16 = 8, r16
	addp4 r17 = 0,r15
	adds r15 = -8, r15
	;;
	.mmi
	nop 0
	ldfd f8 = [r14]
	nop 0
	;;
	.mfb
	nop 0
	fma.d f7 = f8, f6, f7
	br.cloop.sptk.few .L120
	.mib
	nop 0
	nop 0
	br .L39
.L139:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	cmp4.lt p6, p7 = 0, r38
	nop 0
	adds r57 = 1, r57
	;;
	.mib
	nop 0
	(p7) mov r18 = r0
	(p7) br.cond.dpnt .L21
	;;
.L20:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	mov r15 = r44
	mov r16 = r0
	mov r18 = r0
	;;
	.align 32
.L26:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	addp4 r14 = 0,r15
	adds r17 = 4, r15
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	ld4 r14 = [r14]
	addp4 r19 = 0,r17
	(p6) br.cond.dpnt .L86
	;;
	.mib
	sub r20 = r48, r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L87
	.mmi
	adds r14 = -4, r19
	nop 0
	adds r16 = 1, r16
	.mmi
	adds r15 = 8, r15
	nop 0
	addl r18 = 1, r0
	;;
	.mmi
	addp4 r14 = 0,r14
	cmp4.ge p6, p7 = r16, r38
	adds r17 = -4, r15
	;;
	.mib
	st4 [r14] = r20
	addp4 r17 = 0,r17
	(p6) br.cond.dpnt .L88
	;;
	.mii
	ld4 r14 = [r19]
	nop 0
	;;
	sub r14 = r49, r14
	;;
	.mmi
	st4 [r17] = r14
	nop 0
	nop 0
.L24:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	nop 0
	adds r16 = 1, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r16, r38
	(p6) br.cond.dptk .L26
.L25:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mib
	nop 0
	nop 0
	(p20) br.cond.dpnt .L27
.L21:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mbb
	adds r14 = -1, r38
	(p26) br.cond.dpnt .L28
	(p25) br.cond.dptk .L27
	;;
	.mlx
	shladd r14 = r14, 2, r0
	movl r16 = 4194303
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r59, r14
	;;
	.mii
	ld4 r15 = [r14]
	nop 0
	;;
	and r15 = r16, r15
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L27:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r58
	(p6) br.cond.dptk .L16
	;;
.L142:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mfi
	nop 0
	fsub.d f4 = f1, f4
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r18
	nop 0
	(p6) br.cond.dptk .L16
	.mmf
	nop 0
	nop 0
	mov f8 = f1
	.mmb
	mov r66 = r60
	nop 0
	br.call.sptk.many b0 = scalbn#
	;;
	.mfi
	nop 0
	fsub.d f4 = f4, f8
	add r14 = r38, r50
	.mmi
	mov r1 = r63
	mov r16 = r0
	cmp4.ge p8, p9 = r40, r38
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f4, f0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L140
.L31:
	.mmf
	sub r66 = r0, r60
	nop 0
	mov f8 = f4
	.mmb
	adds r39 = 1, r38
	nop 0
	br.call.sptk.many b0 = scalbn#
	;;
	.mlx
	shladd r14 = r38, 2, r0
	movl r16 = 0x4170000000000000
	.mfi
	shladd r17 = r39, 2, r0
	mov f7 = f8
	mov r1 = r63
	;;
	.mii
	setf.d f9 = r16
	sxt4 r14 = r14
	sxt4 r17 = r17
	;;
	.mii
	add r14 = r59, r14
	add r17 = r59, r17
	;;
	mov r15 = r14
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f8, f9
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0x3e70000000000000
	.mfi
	(p6) adds r60 = 24, r60
	(p7) fcvt.fx.trunc f7 = f8
	(p7) mov r39 = r38
	;;
	.mmi
	(p6) setf.d f6 = r14
	;;
	(p7) getf.sig r15 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d f6 = f8, f6
	;;
	.mmi
	nop 0
	(p7) st4 [r14] = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fcvt.fx.trunc f6 = f6
	;;
	.mmi
	(p6) getf.sig r16 = f6
	;;
	nop 0
	(p6) sxt4 r14 = r16
	;;
	.mmi
	nop 0
	(p6) setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.d f6 = f6, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fcvt.fx.trunc f6 = f6
	;;
	.mmi
	nop 0
	(p6) getf.sig r14 = f6
	nop 0
	;;
	.mmi
	(p6) st4 [r15] = r14
	(p6) st4 [r17] = r16
	nop 0
.L42:
	.mmf
	nop 0
	nop 0
	mov f8 = f1
	.mmb
	mov r66 = r60
	nop 0
	br.call.sptk.many b0 = scalbn#
	;;
	.mmi
	shladd r14 = r39, 2, r0
	shladd r23 = r39, 3, r0
	mov r1 = r63
	.mlx
	cmp4.gt p6, p7 = r0, r39
	movl r16 = 0x3e70000000000000
	;;
	.mmf
	add r59 = r14, r59
	adds r14 = 16, r12
	mov f7 = f8
	.mmb
	setf.d f8 = r16
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mii
	add r22 = r23, r14
	sub r14 = r59, r44
	;;
	extr.u r14 = r14, 2, 30
	.mii
	mov r16 = r22
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L47:
	.mmi
	addp4 r14 = 0,r59
	addp4 r17 = 0,r16
	adds r59 = -4, r59
	.mmi
	adds r16 = -8, r16
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
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
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f7
	nop 0
	.mfi
	nop 0
	fmpy.d f7 = f7, f8
	nop 0
	;;
	.mib
	stfd [r17] = f6
	nop 0
	br.cloop.sptk.few .L47
	.mlx
	adds r26 = 176, r12
	movl r15 = 0x3ff921fb40000000
	.mmi
	mov r20 = r0
	addl r27 = @gprel(.LC0), gp
	sxt4 r25 = r39
	;;
	.mmi
	setf.d f9 = r15
	mov r24 = r26
	mov r21 = r26
	;;
	.align 32
.L48:
	.mmf
	or r14 = r40, r20
	mov r17 = r22
	mov f8 = f9
	.mii
	mov r19 = r20
	nop 0
	;;
	cmp4.gt p6, p7 = r0, r14
	.mmi
	addp4 r15 = 0,r17
	mov r14 = r0
	adds r17 = 8, r17
	;;
	.mmf
	nop 0
	nop 0
	(p6) mov f6 = f0
	.mmb
	adds r14 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mfi
	ldfd f7 = [r15]
	mov f6 = f0
	cmp4.lt p8, p9 = r19, r14
	.mmi
	cmp4.gt p6, p7 = r14, r40
	ld4 r16 = [r27]
	nop 0
	;;
	.mmi
	addp4 r18 = 0,r16
	nop 0
	adds r16 = 8, r16
	;;
	.mfb
	nop 0
	fma.d f6 = f7, f8, f6
	(p6) br.cond.dpnt .L49
	.align 32
.L141:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r15 = 0,r17
	nop 0
	adds r14 = 1, r14
	.mmb
	adds r17 = 8, r17
	nop 0
	(p8) br.cond.dpnt .L49
	;;
	.mmi
	ldfd f8 = [r18]
	cmp4.gt p6, p7 = r14, r40
	addp4 r18 = 0,r16
	.mmi
	cmp4.lt p8, p9 = r19, r14
	ldfd f7 = [r15]
	adds r16 = 8, r16
	;;
	.mfb
	nop 0
	fma.d f6 = f7, f8, f6
	(p7) br.cond.dptk .L141
.L49:
	.mmi
	addp4 r14 = 0,r21
	adds r15 = 1, r20
	cmp.eq p6, p7 = r25, r20
	.mii
	adds r22 = -8, r22
	adds r21 = 8, r21
	;;
	mov r20 = r15
	.mmb
	nop 0
	stfd [r14] = f6
	(p7) br.cond.dptk .L48
	.mmf
	cmp4.lt p6, p7 = 2, r36
	nop 0
	mov f6 = f0
	.mmb
	add r15 = r23, r26
	nop 0
	(p6) br.cond.dpnt .L52
	;;
	.mib
	cmp4.lt p6, p7 = 0, r36
	sub r14 = r15, r24
	(p6) br.cond.dpnt .L53
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p7) br.cond.dpnt .L57
	;;
	.mii
	nop 0
	(p6) extr.u r14 = r14, 3, 29
	;;
	(p6) mov ar.lc = r14
.L61:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = -8, r15
	;;
	.mmi
	nop 0
	ldfd f7 = [r14]
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f6 = f6, f7
	br.cloop.sptk.few .L61
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r58
	nop 0
	;;
	.mfi
	nop 0
	(p7) fneg f6 = f6
	nop 0
	;;
.L133:
	.mmi
	stfd [r33] = f6
	nop 0
	nop 0
.L57:
	.mmb
	and r8 = 7, r57
	adds r19 = 584, r12
	nop 0
	.mmi
	adds r20 = 592, r12
	nop 0
	mov pr = r64, -1
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov b0 = r61
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.pfs = r62
	;;
	.mii
	nop 0
	mov ar.lc = r21
	nop 0
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	nop 0
	ldf.fill f16 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f17 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 672, r12
	br.ret.sptk.many b0
	;;
.L35:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	adds r14 = 1, r38
	add r18 = r35, r38
	adds r15 = 16, r12
	;;
	.mmi
	add r20 = r43, r14
	mov r22 = r14
	nop 0
	.mmi
	mov r21 = r14
	shladd r18 = r18, 3, r0
	shladd r14 = r14, 3, r0
	;;
	.mmi
	shladd r20 = r20, 2, r0
	add r19 = r14, r15
	add r18 = r18, r56
	;;
	.mib
	nop 0
	add r20 = r20, r37
	br .L41
.L34:
	.mmi
	adds r39 = -1, r38
	shladd r14 = r38, 2, r0
	adds r60 = -24, r60
	;;
	.mmi
	shladd r15 = r39, 2, r0
	nop 0
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	add r14 = r14, r59
	;;
	.mmi
	add r15 = r59, r15
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dpnt .L42
.L43:
	.mmi
	addp4 r15 = 0,r14
	nop 0
	adds r14 = -4, r14
	.mmi
	adds r39 = -1, r39
	nop 0
	adds r60 = -24, r60
	;;
	.mii
	ld4 r15 = [r15]
	nop 0
	;;
	cmp4.eq p6, p7 = 0, r15
	.mmb
	addp4 r15 = 0,r14
	adds r14 = -4, r14
	(p7) br.cond.dpnt .L42
	;;
	.mmi
	ld4 r15 = [r15]
	adds r39 = -1, r39
	adds r60 = -24, r60
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L42
.L87:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	adds r16 = 1, r16
	nop 0
	mov r15 = r17
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r16, r38
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L25
.L86:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	mov r15 = r17
	sub r14 = r49, r14
	addl r18 = 1, r0
	;;
	.mmi
	adds r17 = -4, r15
	;;
	addp4 r17 = 0,r17
	nop 0
	;;
	.mib
	st4 [r17] = r14
	nop 0
	br .L24
.L14:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mib
	nop 0
	nop 0
	(p22) br.cond.dptk .L17
	.mmi
	adds r14 = -1, r38
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r59, r14
	;;
	.mmi
	ld4 r58 = [r14]
	;;
	nop 0
	extr r58 = r58, 23, 9
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r58
	(p7) br.cond.dptk .L16
	.mib
	nop 0
	adds r57 = 1, r15
	(p19) br.cond.dptk .L20
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 2, r58
	nop 0
	;;
	.mfb
	nop 0
	(p7) fsub.d f4 = f1, f4
	br .L16
	;;
.L17:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f4, f17
	;;
	.mib
	nop 0
	(p7) mov r58 = r0
	(p7) br.cond.dptk .L16
	.mmi
	cmp4.lt p6, p7 = 0, r38
	adds r57 = 1, r15
	nop 0
	.mmi
	mov r16 = r0
	mov r15 = r44
	mov r18 = r0
	;;
	.mfb
	(p7) addl r58 = 2, r0
	(p7) fsub.d f4 = f1, f4
	(p7) br.cond.dpnt .L16
	;;
	.mib
	nop 0
	addl r58 = 2, r0
	br .L26
.L52:
	.mmi
	cmp4.eq p6, p7 = 3, r36
	nop 0
	sxt4 r16 = r23
	.mmb
	add r15 = r23, r26
	nop 0
	(p7) br.cond.dpnt .L57
	;;
	.mmi
	add r16 = r26, r16
	cmp4.ne p6, p7 = 0, r39
	sub r14 = r15, r24
	.mmb
	mov r18 = r15
	addp4 r17 = 0,r15
	(p7) br.cond.dpnt .L59
	;;
	.mmi
	(p6) ldfd f7 = [r16]
	nop 0
	(p6) adds r14 = -8, r14
	;;
	.mii
	nop 0
	(p6) extr.u r14 = r14, 3, 29
	;;
	(p6) mov ar.lc = r14
.L71:
	.mmf
	adds r14 = -8, r17
	nop 0
	mov f8 = f7
	.mii
	mov r16 = r18
	adds r18 = -8, r18
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	ldfd f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f8
	;;
	.mmi
	stfd [r17] = f6
	nop 0
	addp4 r17 = 0,r18
	;;
	.mib
	stfd [r17] = f7
	nop 0
	br.cloop.sptk.few .L71
	.mii
	cmp4.ne p6, p7 = 1, r39
	sxt4 r14 = r23
	sub r19 = r15, r16
	.mmb
	mov r18 = r15
	addp4 r17 = 0,r15
	(p7) br.cond.dpnt .L59
	;;
	.mmi
	(p6) add r14 = r26, r14
	nop 0
	(p6) adds r19 = -8, r19
	;;
	.mii
	(p6) ldfd f7 = [r14]
	(p6) extr.u r19 = r19, 3, 29
	;;
	(p6) mov ar.lc = r19
.L73:
	.mfi
	adds r14 = -8, r17
	mov f8 = f7
	adds r18 = -8, r18
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ldfd f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f8
	;;
	.mmi
	stfd [r17] = f6
	nop 0
	addp4 r17 = 0,r18
	;;
	.mib
	stfd [r17] = f7
	nop 0
	br.cloop.sptk.few .L73
	.mfi
	nop 0
	mov f6 = f0
	sub r14 = r15, r16
	;;
	.mmi
	nop 0
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 3, 29
	;;
	mov ar.lc = r14
.L74:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = -8, r15
	;;
	.mmi
	nop 0
	ldfd f7 = [r14]
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f6 = f6, f7
	br.cloop.sptk.few .L74
	;;
	.mmi
	ldfd f8 = [r26]
	adds r17 = 184, r12
	cmp4.ne p6, p7 = 0, r58
	.mfi
	mov r14 = r33
	fneg f9 = f6
	mov r15 = r33
	;;
	.mmi
	ldfd f7 = [r17]
	nop 0
	adds r16 = 16, r33
	;;
	.mmf
	nop 0
	nop 0
	(p6) fneg f8 = f8
	;;
	.mfi
	nop 0
	(p6) fneg f7 = f7
	nop 0
	.mmi
	(p7) stfd [r15] = f8, 8
	;;
	(p7) stfd [r15] = f7
	nop 0
	.mmi
	(p7) stfd [r16] = f6
	;;
	(p6) stfd [r14] = f8, 8
	nop 0
	;;
	.mmi
	(p6) stfd [r14] = f7
	(p6) stfd [r16] = f9
	nop 0
.L144:
	.mmb
	and r8 = 7, r57
	adds r19 = 584, r12
	nop 0
	.mmi
	adds r20 = 592, r12
	nop 0
	mov pr = r64, -1
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov b0 = r61
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.pfs = r62
	;;
	.mii
	nop 0
	mov ar.lc = r21
	nop 0
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	nop 0
	ldf.fill f16 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f17 = [r19]
	.label_state 2
	.restore sp
	adds r12 = 672, r12
	br.ret.sptk.many b0
.L88:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mib
	nop 0
	addl r18 = 1, r0
	(p21) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br .L27
.L28:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mlx
	shladd r14 = r14, 2, r0
	movl r16 = 8388607
	.mmi
	cmp4.ne p6, p7 = 2, r58
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r59, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r15 = r16, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L142
.L53:
	.mfi
	nop 0
	mov f6 = f0
	add r23 = r23, r26
	;;
	.mmi
	nop 0
	sub r15 = r23, r24
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r15, 3, 29
	;;
	mov ar.lc = r15
.L63:
	.mmi
	addp4 r15 = 0,r23
	nop 0
	adds r23 = -8, r23
	;;
	.mmi
	nop 0
	ldfd f7 = [r15]
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f6 = f6, f7
	br.cloop.sptk.few .L63
	;;
	.mfi
	ldfd f7 = [r26]
	fneg f8 = f6
	adds r14 = -1, r39
	.mmi
	adds r16 = 1, r39
	adds r15 = 8, r26
	cmp4.ne p6, p7 = 0, r58
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L143
	.mmf
	addp4 r14 = r14, r0
	cmp4.eq p6, p7 = 0, r39
	fsub.d f6 = f7, f6
	.mmb
	stfd [r33] = f8
	nop 0
	(p6) br.cond.dpnt .L67
	;;
	.mii
	nop 0
	mov ar.lc = r14
	cmp4.gt p6, p7 = 2, r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
.L70:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 8, r15
	;;
	.mmi
	nop 0
	ldfd f7 = [r14]
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f6 = f6, f7
	br.cloop.sptk.few .L70
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r58
	(p6) br.cond.dpnt .L66
	;;
.L67:
	.mfi
	nop 0
	fneg f6 = f6
	nop 0
.L66:
	.mmi
	nop 0
	adds r33 = 8, r33
	nop 0
	;;
	.mib
	stfd [r33] = f6
	nop 0
	br .L57
.L143:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r39
	addp4 r14 = r14, r0
	.mfb
	stfd [r33] = f6
	fsub.d f6 = f7, f6
	(p7) br.cond.dpnt .L66
	;;
	.mii
	nop 0
	mov ar.lc = r14
	cmp4.gt p6, p7 = 2, r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov ar.lc = 0
	br .L70
.L46:
	.mib
	cmp4.lt p6, p7 = 2, r36
	nop 0
	(p6) br.cond.dpnt .L77
	;;
	.mib
	cmp4.lt p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L78
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p7) br.cond.dpnt .L57
	;;
	.mfi
	nop 0
	(p6) mov f6 = f0
	cmp4.eq p6, p7 = 0, r58
	;;
	.mfb
	nop 0
	(p7) fneg f6 = f6
	br .L133
.L77:
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r36
	(p7) br.cond.dpnt .L57
	;;
	.mmi
	(p6) adds r26 = 176, r12
	nop 0
	nop 0
	;;
.L59:
	.mmf
	ldfd f8 = [r26]
	adds r17 = 184, r12
	mov f6 = f0
	.mmi
	cmp4.ne p6, p7 = 0, r58
	mov r14 = r33
	mov r15 = r33
	;;
	.mmi
	ldfd f7 = [r17]
	nop 0
	adds r16 = 16, r33
	;;
	.mmf
	nop 0
	nop 0
	fneg f9 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fneg f8 = f8
	;;
	.mfi
	nop 0
	(p6) fneg f7 = f7
	nop 0
	.mmi
	(p7) stfd [r15] = f8, 8
	nop 0
	nop 0
	;;
	.mmi
	(p7) stfd [r15] = f7
	(p7) stfd [r16] = f6
	nop 0
	;;
	.mii
	(p6) stfd [r14] = f8, 8
	nop 0
	;;
	nop 0
	.mmb
	(p6) stfd [r14] = f7
	(p6) stfd [r16] = f9
	br .L144
.L78:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r58
	nop 0
	;;
	.mmi
	(p7) adds r14 = 176, r12
	(p7) stfd [r33] = f0
	nop 0
	;;
	.mib
	(p7) ldfd f6 = [r14]
	nop 0
	(p7) br.cond.dptk .L66
	.mlx
	adds r14 = 176, r12
	movl r16 = 0x8000000000000000
	;;
	.mmi
	ldfd f6 = [r14]
	st8 [r33] = r16
	nop 0
	;;
	.mfb
	nop 0
	fneg f6 = f6
	br .L66
	.endp __kernel_rem_pio2#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	PIo2#, @object
	.size	PIo2#, 64
PIo2:
	data4	1073291771
	data4	1073741824
	data4	1047807021
	data4	0
	data4	1022903960
	data4	-2147483648
	data4	997772369
	data4	1610612736
	data4	972036995
	data4	-2147483648
	data4	947528992
	data4	1073741824
	data4	920879650
	data4	-2147483648
	data4	896135965
	data4	0
	.align 4
	.type	init_jk#, @object
	.size	init_jk#, 16
init_jk:
	data4	2
	data4	3
	data4	4
	data4	6
	.global floor#
	.type	floor#, @function
	.global scalbn#
	.type	scalbn#, @function
	.ident	"GCC: (GNU) 12.2.0"
