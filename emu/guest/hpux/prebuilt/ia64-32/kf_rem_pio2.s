// 3df9328ed4df411d9181d247d806dd8a newlib/libm/math/kf_rem_pio2.c
	.file	"kf_rem_pio2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC0:
	data4	PIo2#+4
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __kernel_rem_pio2f#
	.type	__kernel_rem_pio2f#, @function
	.proc __kernel_rem_pio2f#
__kernel_rem_pio2f:
	.prologue 12, 64
	.mmb
	.save ar.pfs, r65
	alloc r65 = ar.pfs, 6, 30, 2, 0
	adds r16 = -88, r12
	nop 0
	.mmi
	adds r17 = -80, r12
	.fframe 432
	adds r12 = -432, r12
	mov r18 = ar.lc
	;;
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2, 32
	movl r15 = @gprel(init_jk#)
	.mmi
	mov r44 = r0
	addl r46 = 8, r0
	adds r24 = -1, r35
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	add r15 = r1, r15
	.save pr, r67
	mov r67 = pr
	.mfi
	cmp4.gt p6, p7 = -4, r34
	mov f7 = f0
	addp4 r37 = 0,r37
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	adds r17 = -3, r34
	.save rp, r64
	mov r64 = b0
	.mmi
	mov r66 = r1
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	extr r14 = r17, 31, 1
	;;
	shr.u r14 = r14, 61
	;;
	.mmi
	add r14 = r14, r17
	;;
	nop 0
	(p7) extr r44 = r14, 3, 29
	;;
	.mmi
	(p7) adds r46 = 1, r44
	;;
	(p7) shladd r46 = r46, 3, r0
	nop 0
	;;
	.mmi
	sub r63 = r34, r46
	;;
	.savesp ar.lc, 344
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3, 32
	;;
	.save.f 0x8
	stf.spill [r16] = f5, 32
	nop 0
	;;
	.mii
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17
	.body
	shladd r16 = r36, 2, r0
	;;
	sxt4 r16 = r16
	;;
	.mmi
	add r15 = r15, r16
	nop 0
	sub r16 = r44, r24
	;;
	.mmi
	ld4 r40 = [r15]
	nop 0
	mov r15 = r12
	;;
	.mmi
	add r14 = r40, r24
	adds r17 = 176, r15
	shladd r15 = r16, 2, r0
	;;
	.mib
	cmp4.le p6, p7 = r0, r14
	addp4 r18 = r14, r0
	(p7) br.cond.dpnt .L8
	;;
	.mmi
	nop 0
	(p6) add r15 = r15, r37
	(p6) mov ar.lc = r18
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
	adds r17 = 4, r17
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.s f6 = f6
	;;
	.mib
	stfs [r14] = f6
	nop 0
	br.cloop.sptk.few .L7
.L8:
	.mmi
	shladd r18 = r24, 2, r0
	adds r14 = 16, r12
	mov r19 = r24
	.mmi
	add r23 = r40, r35
	mov r21 = r32
	cmp4.le p8, p9 = r0, r24
	;;
	.mmi
	adds r22 = 4, r18
	mov r20 = r14
	nop 0
	.mmb
	adds r14 = 176, r12
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
	(p8) adds r14 = -4, r14
	nop 0
	;;
	(p8) extr.u r14 = r14, 2, 30
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
	adds r16 = 4, r16
	nop 0
	adds r17 = -4, r17
	;;
	.mmi
	ldfs f8 = [r15]
	ldfs f7 = [r14]
	nop 0
	;;
	.mfb
	nop 0
	fma.s f6 = f8, f7, f6
	br.cloop.sptk.few .L9
.L10:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = 0,r20
	nop 0
	adds r19 = 1, r19
	.mmi
	adds r18 = 4, r18
	nop 0
	adds r20 = 4, r20
	;;
	.mib
	stfs [r14] = f6
	cmp4.eq p6, p7 = r23, r19
	(p7) br.cond.dptk .L5
.L4:
	.mmi
	shladd r14 = r35, 2, r0
	mov r39 = r32
	adds r15 = -1, r40
	.mmi
	adds r60 = 256, r12
	shladd r16 = r40, 2, r0
	sub r18 = 8, r63
	;;
	.mmi
	add r32 = r14, r32
	adds r14 = 16, r12
	shladd r15 = r15, 2, r0
	.mmi
	sub r17 = 7, r63
	adds r55 = -4, r60
	adds r54 = -8, r16
	;;
	.mlx
	mov r53 = r14
	movl r14 = 0x3b800000
	.mmi
	mov r48 = r60
	add r55 = r55, r16
	sxt4 r15 = r15
	;;
	.mlx
	setf.s f3 = r14
	movl r14 = 0x43800000
	.mmi
	add r54 = r54, r60
	mov r38 = r40
	cmp4.ge p20, p21 = 0, r63
	;;
	.mlx
	setf.s f2 = r14
	movl r14 = 0x3e000000
	.mlx
	cmp4.eq p26, p27 = 1, r63
	movl r47 = 1073741823
	;;
	.mlx
	setf.s f16 = r14
	movl r14 = 0x41000000
	.mmi
	cmp4.eq p24, p25 = 2, r63
	addl r52 = 255, r0
	addl r51 = 256, r0
	;;
	.mlx
	setf.s f5 = r14
	movl r14 = 0x3f000000
	.mmi
	cmp4.ne p22, p23 = 0, r63
	addp4 r49 = r18, r0
	addp4 r56 = r17, r0
	;;
	.mmi
	nop 0
	setf.s f17 = r14
	add r50 = r60, r15
	.mmi
	nop 0
	adds r57 = 176, r12
	cmp4.gt p16, p17 = r0, r24
	.align 32
.L11:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	add r14 = r38, r47
	adds r15 = 16, r12
	nop 0
	.mmi
	shladd r61 = r38, 2, r0
	mov r17 = r48
	cmp4.ge p18, p19 = 0, r38
	;;
	.mmi
	shladd r16 = r14, 2, r0
	nop 0
	sxt4 r14 = r61
	;;
	.mii
	add r16 = r16, r15
	add r14 = r15, r14
	;;
	sub r18 = r16, r53
	.mmb
	ldfs f8 = [r14]
	nop 0
	(p18) br.cond.dpnt .L12
	;;
	.mii
	nop 0
	extr.u r18 = r18, 2, 30
	;;
	mov ar.lc = r18
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
	fmpy.s f6 = f8, f3
	addp4 r15 = 0,r16
	.mmi
	addp4 r14 = 0,r17
	adds r16 = -4, r16
	adds r17 = 4, r17
	;;
	.mmi
	nop 0
	ldfs f9 = [r15]
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
	fnorm.s f6 = f6
	;;
	.mfi
	nop 0
	fnma.s f7 = f6, f2, f8
	nop 0
	.mfi
	nop 0
	fadd.s f8 = f9, f6
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
	mov r69 = r63
	nop 0
	br.call.sptk.many b0 = scalbnf#
	;;
	.mfi
	nop 0
	mov f4 = f8
	nop 0
	.mfb
	mov r1 = r66
	fmpy.s f8 = f8, f16
	br.call.sptk.many b0 = floorf#
	;;
	.mmi
	nop 0
	mov r1 = r66
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f4 = f8, f5, f4
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f4
	;;
	.mmi
	getf.sig r16 = f6
	;;
	getf.sig r58 = f6
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r16
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
	add r14 = r60, r14
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f7 = f7
	;;
	.mfb
	nop 0
	fsub.s f4 = f4, f7
	(p20) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	ld4 r17 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r58 = r17
	;;
	shr r58 = r58, r49
	;;
	.mii
	nop 0
	shl r15 = r58, r49
	;;
	add r58 = r58, r16
	;;
	.mii
	sub r15 = r17, r15
	nop 0
	;;
	sxt4 r59 = r15
	.mmi
	st4 [r14] = r15
	;;
	nop 0
	shr r59 = r59, r56
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r59
	(p6) br.cond.dpnt .L139
	;;
.L16:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmf
	add r14 = r38, r47
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
	add r15 = r14, r60
	nop 0
	(p8) br.cond.dpnt .L32
	;;
	.mmi
	sub r14 = r15, r55
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
	ld4 r14 = [r50]
	mov r16 = r54
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
	add r20 = r14, r44
	mov r22 = r14
	.mii
	shladd r18 = r18, 2, r0
	shladd r14 = r14, 2, r0
	;;
	shladd r20 = r20, 2, r0
	.mii
	add r19 = r14, r15
	add r18 = r18, r57
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
	adds r18 = 4, r18
	;;
	.mii
	ld4 r14 = [r14]
	adds r15 = -4, r15
	;;
	sxt4 r14 = r14
	.mmi
	addp4 r17 = 0,r15
	nop 0
	adds r15 = -4, r15
	;;
	.mii
	setf.sig f6 = r14
	sub r14 = r32, r39
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	extr.u r14 = r14, 2, 30
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
	fnorm.s f6 = f6
	;;
	.mib
	stfs [r16] = f6
	mov r16 = r39
	(p16) br.cond.dpnt .L39
	;;
	.mmi
	addp4 r14 = 0,r16
	nop 0
	adds r16 = 4, r16
	;;
	.mmi
	nop 0
	ldfs f8 = [r14]
	nop 0
	;;
	.mfb
	nop 0
	fma.s f7 = f8, f6, f7
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
	adds r19 = 4, r19
	;;
	.mib
	stfs [r14] = f7
	cmp4.le p6, p7 = r22, r21
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
	ldfs f6 = [r17]
	nop 0
	.mmi
	adds r16 = 4, r16
	addp4 r17 = 0,r15
	adds r15 = -4, r15
	;;
	.mmi
	nop 0
	ldfs f8 = [r14]
	nop 0
	;;
	.mfb
	nop 0
	fma.s f7 = f8, f6, f7
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
	adds r58 = 1, r58
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
	mov r15 = r48
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
	sub r20 = r51, r14
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
	sub r14 = r52, r14
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
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r60, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r15 = 63, r15
	nop 0
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
	cmp4.ne p6, p7 = 2, r59
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
	fsub.s f4 = f1, f4
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
	mov r69 = r63
	nop 0
	br.call.sptk.many b0 = scalbnf#
	;;
	.mfi
	nop 0
	fsub.s f4 = f4, f8
	add r14 = r38, r47
	.mmi
	mov r1 = r66
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
	.mfi
	nop 0
	mov f8 = f4
	nop 0
	.mmb
	sub r69 = r46, r34
	adds r39 = 1, r38
	br.call.sptk.many b0 = scalbnf#
	;;
	.mlx
	shladd r16 = r39, 2, r0
	movl r14 = 0x43800000
	.mfi
	mov r1 = r66
	mov f7 = f8
	sxt4 r15 = r61
	;;
	.mmi
	setf.s f9 = r14
	add r15 = r60, r15
	sxt4 r16 = r16
	;;
	.mmi
	mov r14 = r15
	nop 0
	add r16 = r60, r16
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f8, f9
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0x3b800000
	.mfi
	(p6) adds r63 = 8, r63
	(p7) fcvt.fx.trunc f7 = f8
	(p7) mov r39 = r38
	;;
	.mmi
	(p6) setf.s f6 = r15
	;;
	(p7) getf.sig r14 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s f6 = f8, f6
	;;
	.mmi
	nop 0
	(p7) st4 [r15] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fcvt.fx.trunc f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsxt.r f6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnorm.s f6 = f6
	;;
	.mfi
	nop 0
	(p6) fnma.s f9 = f6, f9, f8
	nop 0
	.mfi
	nop 0
	(p6) fcvt.fx.trunc f6 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fcvt.fx.trunc f9 = f9
	;;
	.mmi
	(p6) getf.sig r15 = f9
	;;
	(p6) st4 [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) getf.sig r14 = f6
	nop 0
	;;
	.mmi
	(p6) st4 [r16] = r14
	nop 0
	nop 0
.L42:
	.mmf
	nop 0
	nop 0
	mov f8 = f1
	.mmb
	mov r69 = r63
	nop 0
	br.call.sptk.many b0 = scalbnf#
	;;
	.mlx
	shladd r23 = r39, 2, r0
	movl r15 = 0x3b800000
	.mfi
	adds r14 = 16, r12
	mov f7 = f8
	mov r1 = r66
	;;
	.mmi
	nop 0
	setf.s f8 = r15
	add r60 = r23, r60
	.mmb
	add r22 = r23, r14
	cmp4.gt p6, p7 = r0, r39
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	sub r14 = r60, r48
	nop 0
	mov r16 = r22
	;;
	.mii
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	mov ar.lc = r14
	.align 32
.L47:
	.mmi
	addp4 r14 = 0,r60
	addp4 r17 = 0,r16
	adds r60 = -4, r60
	.mmi
	adds r16 = -4, r16
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
	fnorm.s f6 = f6
	;;
	.mfi
	nop 0
	fmpy.s f6 = f6, f7
	nop 0
	.mfi
	nop 0
	fmpy.s f7 = f7, f8
	nop 0
	;;
	.mib
	stfs [r17] = f6
	nop 0
	br.cloop.sptk.few .L47
	.mlx
	adds r26 = 96, r12
	movl r15 = 0x3fc90000
	.mmi
	mov r20 = r0
	addl r27 = @gprel(.LC0), gp
	sxt4 r25 = r39
	;;
	.mmi
	setf.s f9 = r15
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
	adds r17 = 4, r17
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
	ldfs f7 = [r15]
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
	adds r16 = 4, r16
	;;
	.mfb
	nop 0
	fma.s f6 = f7, f8, f6
	(p6) br.cond.dpnt .L49
	.align 32
.L141:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r15 = 0,r17
	nop 0
	adds r14 = 1, r14
	.mmb
	adds r17 = 4, r17
	nop 0
	(p8) br.cond.dpnt .L49
	;;
	.mmi
	ldfs f8 = [r18]
	cmp4.gt p6, p7 = r14, r40
	addp4 r18 = 0,r16
	.mmi
	cmp4.lt p8, p9 = r19, r14
	ldfs f7 = [r15]
	adds r16 = 4, r16
	;;
	.mfb
	nop 0
	fma.s f6 = f7, f8, f6
	(p7) br.cond.dptk .L141
.L49:
	.mmi
	addp4 r14 = 0,r21
	adds r15 = 1, r20
	cmp.eq p6, p7 = r25, r20
	.mii
	adds r22 = -4, r22
	adds r21 = 4, r21
	;;
	mov r20 = r15
	.mmb
	nop 0
	stfs [r14] = f6
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
	(p6) extr.u r14 = r14, 2, 30
	;;
	(p6) mov ar.lc = r14
.L61:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = -4, r15
	;;
	.mmi
	nop 0
	ldfs f7 = [r14]
	nop 0
	;;
	.mfb
	nop 0
	fadd.s f6 = f6, f7
	br.cloop.sptk.few .L61
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r59
	nop 0
	;;
	.mfi
	nop 0
	(p7) fneg f6 = f6
	nop 0
	;;
.L133:
	.mmi
	stfs [r33] = f6
	nop 0
	nop 0
.L57:
	.mmb
	and r8 = 7, r58
	adds r19 = 344, r12
	nop 0
	.mmi
	adds r20 = 352, r12
	nop 0
	mov pr = r67, -1
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov b0 = r64
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.pfs = r65
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
	adds r12 = 432, r12
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
	add r20 = r14, r44
	mov r22 = r14
	nop 0
	.mmi
	mov r21 = r14
	shladd r18 = r18, 2, r0
	shladd r14 = r14, 2, r0
	;;
	.mmi
	shladd r20 = r20, 2, r0
	add r19 = r14, r15
	add r18 = r18, r57
	;;
	.mib
	nop 0
	add r20 = r20, r37
	br .L41
.L34:
	.mmi
	adds r39 = -1, r38
	shladd r14 = r38, 2, r0
	adds r63 = -8, r63
	;;
	.mmi
	shladd r15 = r39, 2, r0
	nop 0
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	add r14 = r14, r60
	;;
	.mmi
	add r15 = r60, r15
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
	adds r63 = -8, r63
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
	adds r63 = -8, r63
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
	sub r14 = r52, r14
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
	add r14 = r60, r14
	;;
	.mmi
	ld4 r59 = [r14]
	;;
	nop 0
	extr r59 = r59, 8, 24
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r59
	(p7) br.cond.dptk .L16
	.mib
	nop 0
	adds r58 = 1, r16
	(p19) br.cond.dptk .L20
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 2, r59
	nop 0
	;;
	.mfb
	nop 0
	(p7) fsub.s f4 = f1, f4
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
	(p7) mov r59 = r0
	(p7) br.cond.dptk .L16
	.mmi
	cmp4.lt p6, p7 = 0, r38
	adds r58 = 1, r16
	nop 0
	.mmi
	mov r15 = r48
	mov r16 = r0
	mov r18 = r0
	;;
	.mfb
	(p7) addl r59 = 2, r0
	(p7) fsub.s f4 = f1, f4
	(p7) br.cond.dpnt .L16
	;;
	.mib
	nop 0
	addl r59 = 2, r0
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
	(p6) ldfs f7 = [r16]
	nop 0
	(p6) adds r14 = -4, r14
	;;
	.mii
	nop 0
	(p6) extr.u r14 = r14, 2, 30
	;;
	(p6) mov ar.lc = r14
.L71:
	.mmf
	adds r14 = -4, r17
	nop 0
	mov f8 = f7
	.mii
	mov r16 = r18
	adds r18 = -4, r18
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	ldfs f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f8
	;;
	.mmi
	stfs [r17] = f6
	nop 0
	addp4 r17 = 0,r18
	;;
	.mib
	stfs [r17] = f7
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
	(p6) adds r19 = -4, r19
	;;
	.mii
	(p6) ldfs f7 = [r14]
	(p6) extr.u r19 = r19, 2, 30
	;;
	(p6) mov ar.lc = r19
.L73:
	.mfi
	adds r14 = -4, r17
	mov f8 = f7
	adds r18 = -4, r18
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ldfs f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f8
	;;
	.mmi
	stfs [r17] = f6
	nop 0
	addp4 r17 = 0,r18
	;;
	.mib
	stfs [r17] = f7
	nop 0
	br.cloop.sptk.few .L73
	.mfi
	nop 0
	mov f6 = f0
	sub r14 = r15, r16
	;;
	.mmi
	nop 0
	adds r14 = -4, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	mov ar.lc = r14
.L74:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = -4, r15
	;;
	.mmi
	nop 0
	ldfs f7 = [r14]
	nop 0
	;;
	.mfb
	nop 0
	fadd.s f6 = f6, f7
	br.cloop.sptk.few .L74
	;;
	.mmi
	ldfs f8 = [r26]
	adds r17 = 100, r12
	cmp4.ne p6, p7 = 0, r59
	.mfi
	mov r14 = r33
	fneg f9 = f6
	mov r15 = r33
	;;
	.mmi
	ldfs f7 = [r17]
	nop 0
	adds r16 = 8, r33
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
	(p7) stfs [r15] = f8, 4
	;;
	(p7) stfs [r15] = f7
	nop 0
	.mmi
	(p7) stfs [r16] = f6
	;;
	(p6) stfs [r14] = f8, 4
	nop 0
	;;
	.mmi
	(p6) stfs [r14] = f7
	(p6) stfs [r16] = f9
	nop 0
.L144:
	.mmb
	and r8 = 7, r58
	adds r19 = 344, r12
	nop 0
	.mmi
	adds r20 = 352, r12
	nop 0
	mov pr = r67, -1
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov b0 = r64
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.pfs = r65
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
	adds r12 = 432, r12
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
	.mii
	shladd r14 = r14, 2, r0
	cmp4.ne p6, p7 = 2, r59
	;;
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r60, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r15 = 127, r15
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
	extr.u r15 = r15, 2, 30
	;;
	mov ar.lc = r15
.L63:
	.mmi
	addp4 r15 = 0,r23
	nop 0
	adds r23 = -4, r23
	;;
	.mmi
	nop 0
	ldfs f7 = [r15]
	nop 0
	;;
	.mfb
	nop 0
	fadd.s f6 = f6, f7
	br.cloop.sptk.few .L63
	;;
	.mfi
	ldfs f7 = [r26]
	fneg f8 = f6
	adds r14 = -1, r39
	.mmi
	adds r16 = 1, r39
	adds r15 = 4, r26
	cmp4.ne p6, p7 = 0, r59
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L143
	.mmf
	addp4 r14 = r14, r0
	cmp4.eq p6, p7 = 0, r39
	fsub.s f6 = f7, f6
	.mmb
	stfs [r33] = f8
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
	adds r15 = 4, r15
	;;
	.mmi
	nop 0
	ldfs f7 = [r14]
	nop 0
	;;
	.mfb
	nop 0
	fadd.s f6 = f6, f7
	br.cloop.sptk.few .L70
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r59
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
	adds r33 = 4, r33
	nop 0
	;;
	.mib
	stfs [r33] = f6
	nop 0
	br .L57
.L143:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r39
	addp4 r14 = r14, r0
	.mfb
	stfs [r33] = f6
	fsub.s f6 = f7, f6
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
	cmp4.eq p6, p7 = 0, r59
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
	(p6) adds r26 = 96, r12
	nop 0
	nop 0
	;;
.L59:
	.mmf
	ldfs f8 = [r26]
	adds r17 = 100, r12
	mov f6 = f0
	.mmi
	cmp4.ne p6, p7 = 0, r59
	mov r14 = r33
	mov r15 = r33
	;;
	.mmi
	ldfs f7 = [r17]
	nop 0
	adds r16 = 8, r33
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
	(p7) stfs [r15] = f8, 4
	nop 0
	nop 0
	;;
	.mmi
	(p7) stfs [r15] = f7
	(p7) stfs [r16] = f6
	nop 0
	;;
	.mii
	(p6) stfs [r14] = f8, 4
	nop 0
	;;
	nop 0
	.mmb
	(p6) stfs [r14] = f7
	(p6) stfs [r16] = f9
	br .L144
.L78:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r59
	nop 0
	;;
	.mmi
	(p7) adds r14 = 96, r12
	(p7) stfs [r33] = f0
	nop 0
	;;
	.mib
	(p7) ldfs f6 = [r14]
	nop 0
	(p7) br.cond.dptk .L66
	.mmi
	nop 0
	adds r14 = 96, r12
	nop 0
	;;
	.mlx
	ldfs f6 = [r14]
	movl r14 = 0x80000000
	;;
	.mmi
	nop 0
	st4 [r33] = r14
	nop 0
	;;
	.mfb
	nop 0
	fneg f6 = f6
	br .L66
	.endp __kernel_rem_pio2f#
	.section	.rodata,	"a",	"progbits"
	.align 4
	.type	PIo2#, @object
	.size	PIo2#, 44
PIo2:
	data4	1070137344
	data4	972029952
	data4	937033728
	data4	866254848
	data4	780402688
	data4	726663168
	data4	667025408
	data4	584056832
	data4	532938752
	data4	465960960
	data4	390332416
	.align 4
	.type	init_jk#, @object
	.size	init_jk#, 12
init_jk:
	data4	4
	data4	7
	data4	9
	.global floorf#
	.type	floorf#, @function
	.global scalbnf#
	.type	scalbnf#, @function
	.ident	"GCC: (GNU) 12.2.0"
