// 8fb170bee2ab2fdd17ea698eaea90834 newlib/libm/math/k_rem_pio2.c
	.file	"k_rem_pio2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC0:
	data8	PIo2#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __kernel_rem_pio2#
	.type	__kernel_rem_pio2#, @function
	.proc __kernel_rem_pio2#
__kernel_rem_pio2:
	.prologue 12, 59
	.mmb
	.save ar.pfs, r60
	alloc r60 = ar.pfs, 6, 25, 2, 0
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
	mov r61 = r1
	.save pr, r62
	mov r62 = pr
	.mmi
	mov r58 = r34
	mov r19 = r35
	addl r15 = -24, r0
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	mov r50 = r0
	.save rp, r59
	mov r59 = b0
	.mmi
	adds r46 = -1, r35
	mov r43 = r33
	cmp4.gt p6, p7 = -20, r34
	;;
	.mlx
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	movl r17 = @gprel(init_jk#)
	;;
	.mmi
	add r17 = r1, r17
	;;
	.savesp ar.lc, 584
	st8 [r16] = r18, 24
	sxt4 r18 = r36
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	shladd r18 = r18, 2, r0
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5, 32
	nop 0
	add r17 = r17, r18
	;;
	.mmi
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17
	.body
	nop 0
	adds r16 = -3, r34
	.mmb
	ld4 r41 = [r17]
	nop 0
	(p6) br.cond.dptk .L2
	;;
	.mii
	nop 0
	extr r20 = r16, 31, 1
	sxt4 r16 = r16
	;;
	.mii
	shladd r14 = r16, 2, r0
	nop 0
	;;
	add r14 = r14, r16
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
	add r14 = r14, r16
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
	shl r50 = r14, 15
	;;
	sub r50 = r50, r14
	;;
	.mmi
	shladd r50 = r50, 1, r0
	;;
	add r50 = r50, r16
	nop 0
	;;
	.mii
	nop 0
	shr r50 = r50, 34
	;;
	sub r50 = r50, r20
	;;
	.mmi
	adds r14 = 1, r50
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
	.mmf
	add r17 = r41, r46
	sub r14 = r50, r46
	mov f7 = f0
	.mmi
	add r58 = r58, r15
	nop 0
	adds r16 = 336, r12
	;;
	.mmi
	cmp4.le p6, p7 = r0, r17
	nop 0
	sxt4 r15 = r14
	.mmb
	addp4 r18 = r17, r0
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mii
	(p6) shladd r15 = r15, 2, r0
	(p6) mov ar.lc = r18
	;;
	(p6) add r15 = r37, r15
	.align 32
.L7:
	.mfi
	cmp4.gt p6, p7 = r0, r14
	mov f6 = f7
	adds r14 = 1, r14
	;;
	.mmi
	(p7) ld4 r17 = [r15]
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	nop 0
	(p7) setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsxt.r f6 = f8, f8
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
	stfd [r16] = f6, 8
	nop 0
	br.cloop.sptk.few .L7
.L8:
	.mmi
	nop 0
	adds r18 = 16, r12
	sxt4 r48 = r19
	.mmi
	mov r17 = r46
	add r19 = r41, r19
	cmp4.le p8, p9 = r0, r46
	;;
	.mmi
	nop 0
	shladd r14 = r48, 3, r0
	cmp4.gt p6, p7 = r0, r41
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	add r20 = r14, r32
	nop 0
	nop 0
	;;
	.align 32
.L5:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	sxt4 r14 = r17
	sub r16 = r20, r32
	.mmf
	adds r21 = 336, r12
	mov r15 = r32
	mov f6 = f0
	;;
	.mib
	shladd r14 = r14, 3, r0
	adds r16 = -8, r16
	(p9) br.cond.dpnt .L11
	;;
	.mii
	nop 0
	shr.u r16 = r16, 3
	nop 0
	.mii
	add r14 = r21, r14
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L9:
	.pred.rel.mutex p8, p9
	.mmi
	ldfd f8 = [r15], 8
	ldfd f7 = [r14], -8
	nop 0
	;;
	.mfb
	nop 0
	fma.d f6 = f8, f7, f6
	br.cloop.sptk.few .L9
	;;
.L11:
	.pred.rel.mutex p8, p9
	.mmi
	adds r17 = 1, r17
	stfd [r18] = f6, 8
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r19, r17
	(p7) br.cond.dptk .L5
.L4:
	.mmi
	shladd r14 = r48, 3, r0
	adds r15 = -1, r41
	sxt4 r16 = r41
	.mlx
	adds r45 = 496, r12
	movl r21 = 0x4020000000000000
	;;
	.mlx
	add r44 = r32, r14
	movl r14 = 0x3e70000000000000
	.mmi
	shladd r53 = r16, 2, r0
	setf.d f5 = r21
	sxt4 r52 = r15
	;;
	.mlx
	setf.d f3 = r14
	movl r15 = 0x4170000000000000
	.mlx
	sub r18 = 24, r58
	movl r16 = 0x3fc0000000000000
	;;
	.mlx
	sub r17 = 23, r58
	movl r14 = 0x3fe0000000000000
	.mmi
	setf.d f2 = r15
	setf.d f16 = r16
	adds r53 = -8, r53
	;;
	.mmi
	setf.d f17 = r14
	shladd r52 = r52, 2, r0
	mov r38 = r41
	.mmi
	cmp4.ge p20, p21 = 0, r58
	add r53 = r45, r53
	cmp4.eq p26, p27 = 1, r58
	;;
	.mlx
	cmp4.eq p24, p25 = 2, r58
	movl r55 = 16777215
	.mlx
	cmp4.ne p22, p23 = 0, r58
	movl r54 = 16777216
	;;
	.mmb
	addp4 r51 = r18, r0
	addp4 r56 = r17, r0
	nop 0
	.mii
	add r52 = r45, r52
	sxt4 r50 = r50
	cmp4.gt p16, p17 = r0, r46
	.align 32
.L12:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	adds r14 = -1, r38
	adds r21 = 500, r12
	sxt4 r39 = r38
	.mmi
	adds r18 = 16, r12
	mov r16 = r45
	cmp4.ge p18, p19 = 0, r38
	;;
	.mii
	addp4 r14 = r14, r0
	shladd r17 = r39, 3, r0
	;;
	shladd r14 = r14, 2, r0
	.mii
	adds r15 = -8, r17
	add r17 = r18, r17
	;;
	add r14 = r14, r21
	.mmb
	add r15 = r18, r15
	ldfd f8 = [r17]
	(p18) br.cond.dpnt .L13
	;;
	.mmi
	sub r14 = r14, r45
	;;
	adds r14 = -4, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L14:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mfi
	nop 0
	fmpy.d f6 = f8, f3
	nop 0
	.mmi
	ldfd f9 = [r15], -8
	nop 0
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
	getf.sig r14 = f7
	nop 0
	;;
	.mib
	st4 [r16] = r14, 4
	nop 0
	br.cloop.sptk.few .L14
.L13:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mib
	mov r64 = r58
	nop 0
	br.call.sptk.many b0 = scalbn#
	;;
	.mfi
	nop 0
	mov f4 = f8
	nop 0
	.mfb
	mov r1 = r61
	fmpy.d f8 = f8, f16
	br.call.sptk.many b0 = floor#
	;;
	.mmi
	nop 0
	mov r1 = r61
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
	getf.sig r49 = f6
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
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r45, r14
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
	fsub.d f4 = f4, f7
	(p20) br.cond.dpnt .L15
	;;
	.mmi
	nop 0
	ld4 r16 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r49 = r16
	;;
	shr r49 = r49, r51
	;;
	.mii
	nop 0
	shl r17 = r49, r51
	;;
	add r49 = r49, r15
	;;
	.mii
	sub r16 = r16, r17
	nop 0
	;;
	sxt4 r57 = r16
	.mmi
	st4 [r14] = r16
	;;
	nop 0
	shr r57 = r57, r56
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r57
	(p6) br.cond.dpnt .L141
	;;
.L17:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	sub r15 = r38, r41, 1
	shladd r14 = r39, 2, r0
	adds r18 = 488, r12
	.mfi
	mov r16 = r0
	fcmp.neq p6, p7 = f4, f0
	cmp4.ge p8, p9 = r41, r38
	;;
	.mmi
	nop 0
	addp4 r17 = r15, r0
	adds r15 = -4, r14
	.mmb
	nop 0
	add r14 = r18, r14
	(p6) br.cond.dpnt .L32
	;;
.L142:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mib
	shladd r17 = r17, 2, r0
	add r15 = r45, r15
	(p8) br.cond.dpnt .L33
	;;
	.mmi
	sub r14 = r14, r17
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L34:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	ld4 r14 = [r15], -4
	;;
	or r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	mov r16 = r14
	br.cloop.sptk.few .L34
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L35
	;;
.L33:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	ld4 r16 = [r52]
	mov r15 = r53
	addl r14 = 1, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dpnt .L36
	.align 32
.L37:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	ld4 r16 = [r15], -4
	nop 0
	adds r14 = 1, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L37
	.mmi
	adds r18 = 1, r38
	add r38 = r38, r14
	add r21 = r39, r48
	.mmi
	adds r16 = 16, r12
	;;
	add r14 = r46, r18
	sxt4 r15 = r18
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	add r20 = r50, r15
	.mmi
	shladd r15 = r15, 3, r0
	;;
	sub r21 = r21, r14
	shladd r20 = r20, 2, r0
	.mmi
	shladd r14 = r14, 3, r0
	add r19 = r16, r15
	adds r15 = 336, r12
	;;
	.mmi
	shladd r21 = r21, 3, r0
	add r20 = r37, r20
	nop 0
	.mii
	add r17 = r15, r14
	nop 0
	;;
	adds r21 = -16, r21
	.align 32
.L42:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mfi
	ld4 r14 = [r20], 4
	mov f7 = f0
	sub r16 = r44, r32
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	adds r16 = -8, r16
	;;
	.mmi
	setf.sig f6 = r14
	mov r14 = r32
	shr.u r16 = r16, 3
	;;
	.mii
	nop 0
	mov ar.lc = r16
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
	.mib
	stfd [r17] = f6, 8
	nop 0
	(p16) br.cond.dpnt .L40
	;;
	.mmi
	ldfd f8 = [r14], 8
	nop 0
	add r15 = r21, r17
	;;
	.mfb
	nop 0
	fma.d f7 = f8, f6, f7
	br.cloop.sptk.few .L121
	;;
	.align 32
.L40:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	adds r18 = 1, r18
	stfd [r19] = f7, 8
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r38, r18
	(p6) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br .L12
.L121:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	ldfd f6 = [r15], -8
	ldfd f8 = [r14], 8
	nop 0
	;;
	.mfb
	nop 0
	fma.d f7 = f8, f6, f7
	br.cloop.sptk.few .L121
	.mib
	nop 0
	nop 0
	br .L40
.L141:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	cmp4.lt p6, p7 = 0, r38
	nop 0
	adds r49 = 1, r49
	;;
	.mib
	nop 0
	(p7) mov r18 = r0
	(p7) br.cond.dpnt .L22
	;;
.L21:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	mov r17 = r45
	mov r15 = r0
	mov r18 = r0
	;;
	.align 32
.L27:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	mov r16 = r17
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	ld4 r14 = [r16], 4
	nop 0
	(p6) br.cond.dpnt .L86
	;;
	.mib
	sub r19 = r54, r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L87
	;;
	.mmi
	adds r15 = 1, r15
	st4 [r17] = r19
	adds r17 = 8, r17
	.mmi
	nop 0
	addl r18 = 1, r0
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = r15, r38
	nop 0
	(p6) br.cond.dpnt .L88
	;;
	.mii
	ld4 r14 = [r16]
	adds r16 = -4, r17
	;;
	sub r14 = r55, r14
	.mmi
	nop 0
	;;
	st4 [r16] = r14
	nop 0
.L25:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r15, r38
	(p6) br.cond.dptk .L27
.L26:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mib
	nop 0
	nop 0
	(p20) br.cond.dpnt .L28
.L22:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mbb
	adds r14 = -1, r38
	(p26) br.cond.dpnt .L29
	(p25) br.cond.dptk .L28
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mlx
	nop 0
	movl r16 = 4194303
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r45, r14
	nop 0
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
.L28:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r57
	(p6) br.cond.dptk .L17
	;;
.L144:
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
	(p6) br.cond.dptk .L17
	.mmf
	nop 0
	nop 0
	mov f8 = f1
	.mmb
	mov r64 = r58
	nop 0
	br.call.sptk.many b0 = scalbn#
	;;
	.mfi
	sub r15 = r38, r41, 1
	fsub.d f4 = f4, f8
	shladd r14 = r39, 2, r0
	.mmi
	adds r18 = 488, r12
	mov r1 = r61
	mov r16 = r0
	;;
	.mmi
	addp4 r17 = r15, r0
	nop 0
	cmp4.ge p8, p9 = r41, r38
	.mmi
	adds r15 = -4, r14
	nop 0
	add r14 = r18, r14
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f4, f0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L142
.L32:
	.mmf
	sub r64 = r0, r58
	nop 0
	mov f8 = f4
	.mmb
	adds r40 = 1, r38
	nop 0
	br.call.sptk.many b0 = scalbn#
	;;
	.mlx
	shladd r15 = r39, 2, r0
	movl r16 = 0x4170000000000000
	.mfi
	mov r1 = r61
	mov f7 = f8
	sxt4 r17 = r40
	;;
	.mmi
	setf.d f9 = r16
	add r15 = r45, r15
	shladd r17 = r17, 2, r0
	;;
	.mmi
	mov r14 = r15
	nop 0
	add r17 = r45, r17
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f8, f9
	;;
	.mlx
	nop 0
	(p6) movl r18 = 0x3e70000000000000
	.mfi
	(p6) adds r58 = 24, r58
	(p7) fcvt.fx.trunc f7 = f8
	(p7) mov r40 = r38
	;;
	.mmi
	(p6) setf.d f6 = r18
	;;
	(p7) getf.sig r14 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d f6 = f8, f6
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
	.mmi
	(p6) getf.sig r16 = f6
	;;
	nop 0
	(p6) sxt4 r21 = r16
	;;
	.mmi
	nop 0
	(p6) setf.sig f6 = r21
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
	(p6) getf.sig r15 = f6
	nop 0
	;;
	.mmi
	(p6) st4 [r14] = r15
	(p6) st4 [r17] = r16
	nop 0
.L43:
	.mmf
	nop 0
	nop 0
	mov f8 = f1
	.mmb
	mov r64 = r58
	nop 0
	br.call.sptk.many b0 = scalbn#
	;;
	.mib
	nop 0
	sxt4 r21 = r40
	nop 0
	.mlx
	adds r16 = 16, r12
	movl r15 = 0x3e70000000000000
	;;
	.mmf
	shladd r14 = r21, 2, r0
	shladd r24 = r21, 3, r0
	mov f7 = f8
	.mmi
	setf.d f8 = r15
	mov r1 = r61
	cmp4.gt p6, p7 = r0, r40
	;;
	.mib
	add r45 = r45, r14
	add r19 = r16, r24
	(p6) br.cond.dpnt .L47
	;;
	.mii
	sub r14 = r45, r16
	mov r15 = r19
	;;
	adds r14 = -480, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L48:
	.mmi
	ld4 r14 = [r45], -4
	;;
	nop 0
	sxt4 r14 = r14
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
	stfd [r15] = f6, -8
	nop 0
	br.cloop.sptk.few .L48
	.mlx
	nop 0
	movl r17 = 0x3ff921fb40000000
	.mmi
	adds r22 = 176, r12
	addl r23 = @gprel(.LC0), gp
	mov r18 = r0
	;;
	.mmi
	nop 0
	setf.d f9 = r17
	mov r20 = r22
	;;
	.align 32
.L49:
	.mmf
	or r14 = r41, r18
	mov r15 = r19
	mov f8 = f9
	.mmi
	mov r17 = r18
	;;
	cmp4.gt p6, p7 = r0, r14
	mov r14 = r0
	;;
	.mmf
	nop 0
	nop 0
	(p6) mov f6 = f0
	.mmb
	adds r14 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L50
	;;
	.mfi
	ldfd f7 = [r15], 8
	mov f6 = f0
	cmp4.lt p8, p9 = r17, r14
	.mmi
	cmp4.gt p6, p7 = r14, r41
	ld8 r16 = [r23]
	nop 0
	;;
	.mfb
	nop 0
	fma.d f6 = f7, f8, f6
	(p6) br.cond.dpnt .L50
	.align 32
.L143:
	.pred.rel.mutex p8, p9
	.mib
	adds r14 = 1, r14
	nop 0
	(p8) br.cond.dpnt .L50
	;;
	.mmi
	ldfd f8 = [r16], 8
	nop 0
	cmp4.gt p6, p7 = r14, r41
	.mmi
	cmp4.lt p8, p9 = r17, r14
	ldfd f7 = [r15], 8
	nop 0
	;;
	.mfb
	nop 0
	fma.d f6 = f7, f8, f6
	(p7) br.cond.dptk .L143
	;;
.L50:
	.mmi
	nop 0
	adds r14 = 1, r18
	cmp.eq p6, p7 = r21, r18
	.mmb
	stfd [r20] = f6, 8
	adds r19 = -8, r19
	(p6) br.cond.dpnt .L52
	;;
	.mib
	nop 0
	mov r18 = r14
	br .L49
	;;
.L36:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	adds r18 = 1, r38
	add r21 = r39, r48
	adds r16 = 16, r12
	;;
	.mii
	add r14 = r46, r18
	sxt4 r15 = r18
	mov r38 = r18
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	add r20 = r50, r15
	.mmi
	shladd r15 = r15, 3, r0
	;;
	sub r21 = r21, r14
	add r19 = r16, r15
	.mmi
	shladd r14 = r14, 3, r0
	adds r15 = 336, r12
	shladd r20 = r20, 2, r0
	;;
	.mmi
	shladd r21 = r21, 3, r0
	add r20 = r37, r20
	add r17 = r15, r14
	;;
	.mib
	nop 0
	adds r21 = -16, r21
	br .L42
.L35:
	.mmi
	adds r40 = -1, r38
	shladd r14 = r39, 2, r0
	adds r58 = -24, r58
	;;
	.mii
	nop 0
	sxt4 r15 = r40
	adds r14 = -8, r14
	;;
	.mii
	shladd r15 = r15, 2, r0
	add r14 = r45, r14
	;;
	add r15 = r45, r15
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dpnt .L43
.L44:
	.mmi
	ld4 r15 = [r14], -4
	adds r40 = -1, r40
	adds r58 = -24, r58
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L43
	;;
	.mmi
	ld4 r15 = [r14], -4
	adds r40 = -1, r40
	adds r58 = -24, r58
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L43
.L87:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	adds r15 = 1, r15
	nop 0
	mov r17 = r16
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r15, r38
	(p6) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L26
.L86:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mmi
	mov r17 = r16
	sub r14 = r55, r14
	addl r18 = 1, r0
	;;
	.mmi
	nop 0
	adds r16 = -4, r17
	nop 0
	;;
	.mib
	st4 [r16] = r14
	nop 0
	br .L25
.L15:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mib
	nop 0
	nop 0
	(p22) br.cond.dptk .L18
	.mmi
	adds r14 = -1, r38
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r45, r14
	nop 0
	;;
	.mmi
	ld4 r57 = [r14]
	;;
	nop 0
	extr r57 = r57, 23, 9
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r57
	(p7) br.cond.dptk .L17
	.mib
	nop 0
	adds r49 = 1, r15
	(p19) br.cond.dptk .L21
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 2, r57
	nop 0
	;;
	.mfb
	nop 0
	(p7) fsub.d f4 = f1, f4
	br .L17
	;;
.L18:
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
	(p7) mov r57 = r0
	(p7) br.cond.dptk .L17
	.mmi
	cmp4.lt p6, p7 = 0, r38
	adds r49 = 1, r15
	nop 0
	.mmi
	mov r17 = r45
	mov r15 = r0
	mov r18 = r0
	;;
	.mfb
	(p7) addl r57 = 2, r0
	(p7) fsub.d f4 = f1, f4
	(p7) br.cond.dpnt .L17
	;;
	.mib
	nop 0
	addl r57 = 2, r0
	br .L27
.L52:
	.mmi
	adds r14 = -8, r22
	shladd r16 = r18, 3, r0
	nop 0
	.mfi
	add r15 = r22, r24
	mov f6 = f0
	cmp4.lt p6, p7 = 2, r36
	;;
	.mib
	add r14 = r14, r24
	nop 0
	(p6) br.cond.dpnt .L53
	;;
	.mib
	sub r14 = r14, r16
	cmp4.lt p6, p7 = 0, r36
	(p6) br.cond.dpnt .L54
	;;
	.mib
	sub r14 = r15, r14
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L58
	;;
	.mii
	adds r14 = -8, r14
	nop 0
	;;
	shr.u r14 = r14, 3
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
.L62:
	.mmi
	nop 0
	ldfd f7 = [r15], -8
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f6 = f6, f7
	br.cloop.sptk.few .L62
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r57
	nop 0
	;;
	.mfi
	nop 0
	(p7) fneg f6 = f6
	nop 0
	;;
.L135:
	.mmi
	stfd [r43] = f6
	nop 0
	nop 0
.L58:
	.mmb
	and r8 = 7, r49
	adds r19 = 584, r12
	nop 0
	.mmi
	adds r20 = 592, r12
	nop 0
	mov pr = r62, -1
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov b0 = r59
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.pfs = r60
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
.L53:
	.body
	.copy_state 1
	.mmi
	shladd r19 = r21, 3, r0
	cmp4.eq p6, p7 = 3, r36
	adds r16 = -1, r40
	.mmb
	adds r14 = -8, r22
	add r18 = r22, r24
	(p7) br.cond.dpnt .L58
	;;
	.mmi
	add r19 = r22, r19
	addp4 r16 = r16, r0
	cmp4.ne p6, p7 = 0, r40
	.mmb
	add r24 = r14, r24
	mov r17 = r18
	(p7) br.cond.dpnt .L60
	;;
	.mii
	ldfd f7 = [r19]
	shladd r14 = r16, 3, r0
	;;
	sub r14 = r24, r14
	;;
	.mmi
	sub r14 = r18, r14
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
.L72:
	.mmf
	adds r14 = -8, r17
	nop 0
	mov f8 = f7
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
	.mfi
	nop 0
	fsub.d f6 = f6, f7
	nop 0
	.mmi
	stfd [r14] = f7
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f8
	;;
	.mib
	stfd [r17] = f6
	mov r17 = r14
	br.cloop.sptk.few .L72
	;;
	.mmi
	shladd r14 = r21, 3, r0
	adds r17 = -2, r40
	nop 0
	.mmb
	cmp4.ne p6, p7 = 1, r40
	mov r16 = r18
	(p7) br.cond.dpnt .L60
	;;
	.mmi
	add r14 = r22, r14
	nop 0
	addp4 r17 = r17, r0
	;;
	.mii
	ldfd f7 = [r14]
	shladd r14 = r17, 3, r0
	;;
	sub r14 = r24, r14
	;;
	.mmi
	sub r15 = r18, r14
	;;
	adds r15 = -8, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r15, 3
	;;
	mov ar.lc = r15
.L74:
	.mmf
	adds r15 = -8, r16
	nop 0
	mov f8 = f7
	;;
	.mmi
	nop 0
	ldfd f9 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f9
	;;
	.mfi
	nop 0
	fsub.d f6 = f9, f7
	nop 0
	.mmi
	stfd [r15] = f7
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f8
	;;
	.mib
	stfd [r16] = f6
	mov r16 = r15
	br.cloop.sptk.few .L74
	.mfi
	nop 0
	mov f6 = f0
	sub r14 = r18, r14
	;;
	.mmi
	nop 0
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
.L75:
	.mmi
	nop 0
	ldfd f7 = [r18], -8
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f6 = f6, f7
	br.cloop.sptk.few .L75
	;;
	.mmi
	ldfd f8 = [r22]
	adds r17 = 184, r12
	cmp4.ne p6, p7 = 0, r57
	.mfi
	mov r14 = r43
	fneg f9 = f6
	mov r15 = r43
	;;
	.mmi
	ldfd f7 = [r17]
	nop 0
	adds r16 = 16, r43
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
.L146:
	.mmb
	and r8 = 7, r49
	adds r19 = 584, r12
	nop 0
	.mmi
	adds r20 = 592, r12
	nop 0
	mov pr = r62, -1
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov b0 = r59
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.pfs = r60
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
	(p21) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L28
.L29:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mlx
	cmp4.ne p6, p7 = 2, r57
	movl r16 = 8388607
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r45, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	and r15 = r16, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L144
.L54:
	.mmi
	adds r14 = -8, r22
	nop 0
	shladd r18 = r18, 3, r0
	.mmf
	add r15 = r22, r24
	nop 0
	mov f6 = f0
	;;
	.mmi
	add r14 = r14, r24
	;;
	sub r14 = r14, r18
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
.L64:
	.mmi
	nop 0
	ldfd f7 = [r15], -8
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f6 = f6, f7
	br.cloop.sptk.few .L64
	;;
	.mfi
	ldfd f7 = [r22]
	fneg f8 = f6
	adds r15 = -1, r40
	.mmi
	adds r16 = 1, r40
	adds r14 = 184, r12
	cmp4.ne p6, p7 = 0, r57
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L145
	.mmf
	addp4 r15 = r15, r0
	cmp4.eq p6, p7 = 0, r40
	fsub.d f6 = f7, f6
	.mmb
	stfd [r43] = f8
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mii
	nop 0
	mov ar.lc = r15
	cmp4.gt p6, p7 = 2, r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
.L71:
	.mmi
	nop 0
	ldfd f7 = [r14], 8
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f6 = f6, f7
	br.cloop.sptk.few .L71
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r57
	(p6) br.cond.dpnt .L67
	;;
.L68:
	.mfi
	nop 0
	fneg f6 = f6
	nop 0
.L67:
	.mmi
	nop 0
	adds r43 = 8, r43
	nop 0
	;;
	.mib
	stfd [r43] = f6
	nop 0
	br .L58
.L145:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r40
	addp4 r15 = r15, r0
	.mfb
	stfd [r43] = f6
	fsub.d f6 = f7, f6
	(p7) br.cond.dpnt .L67
	;;
	.mii
	nop 0
	mov ar.lc = r15
	cmp4.gt p6, p7 = 2, r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	nop 0
	;;
	.mib
	nop 0
	(p6) mov ar.lc = 0
	br .L71
.L47:
	.mib
	cmp4.lt p6, p7 = 2, r36
	nop 0
	(p6) br.cond.dpnt .L78
	;;
	.mib
	cmp4.lt p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L79
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p7) br.cond.dpnt .L58
	;;
	.mfi
	nop 0
	(p6) mov f6 = f0
	cmp4.eq p6, p7 = 0, r57
	;;
	.mfb
	nop 0
	(p7) fneg f6 = f6
	br .L135
.L78:
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r36
	(p7) br.cond.dpnt .L58
	;;
	.mmi
	(p6) adds r22 = 176, r12
	nop 0
	nop 0
	;;
.L60:
	.mmf
	ldfd f8 = [r22]
	adds r17 = 184, r12
	mov f6 = f0
	.mmi
	cmp4.ne p6, p7 = 0, r57
	mov r14 = r43
	mov r15 = r43
	;;
	.mmi
	ldfd f7 = [r17]
	nop 0
	adds r16 = 16, r43
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
	br .L146
.L79:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r57
	nop 0
	;;
	.mmi
	(p7) adds r14 = 176, r12
	(p7) stfd [r43] = f0
	nop 0
	;;
	.mib
	(p7) ldfd f6 = [r14]
	nop 0
	(p7) br.cond.dptk .L67
	.mlx
	adds r14 = 176, r12
	movl r18 = 0x8000000000000000
	;;
	.mmi
	ldfd f6 = [r14]
	st8 [r43] = r18
	nop 0
	;;
	.mfb
	nop 0
	fneg f6 = f6
	br .L67
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
