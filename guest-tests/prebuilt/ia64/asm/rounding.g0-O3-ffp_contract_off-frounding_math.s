// 7c2e38a2611f9e10b5509b6d568719fd
	.file	"rounding.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s %d\n"
	.align 8
.LC1:
	stringz	"%a %a %a %a %a %a %a\n"
	.align 8
.LC2:
	stringz	"%a %a %a %a %a\n"
	.align 8
.LC3:
	stringz	"%g "
	.align 8
.LC4:
	stringz	"%ld "
	.align 8
.LC5:
	stringz	"%a\n"
	.align 8
.LC6:
	stringz	"%a %a %a\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 86
	.mmb
	.save ar.pfs, r87
	alloc r87 = ar.pfs, 0, 57, 8, 0
	adds r16 = -248, r12
	nop 0
	.mmi
	adds r17 = -240, r12
	.fframe 560
	adds r12 = -560, r12
	mov r18 = ar.lc
	;;
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2, 32
	movl r14 = 0x4008000000000000
	.mlx
	nop 0
	movl r15 = 0x3fb999999999999a
	;;
	.mlx
	.save.f 0x4
	stf.spill [r17] = f4, 32
	movl r19 = 0x0000000000000001
	.mlx
	nop 0
	movl r39 = @gprel(modes.1#)
	;;
	.mlx
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	movl r64 = @gprel(names.0#)
	.mlx
	add r39 = r1, r39
	movl r71 = @gprel(.LC0)
	;;
	.mlx
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18, 32
	movl r70 = @gprel(.LC1)
	.mlx
	mov r88 = r1
	movl r69 = @gprel(.LC2)
	;;
	.mlx
	.save.gf 0x0, 0x100
	stf.spill [r17] = f20, 32
	movl r35 = @gprel(.LC3)
	.mlx
	adds r38 = 248, r12
	movl r34 = @gprel(.LC4)
	;;
	.mlx
	.save.gf 0x0, 0x400
	stf.spill [r17] = f22, 32
	movl r68 = @gprel(.LC5)
	.mlx
	adds r43 = 240, r12
	movl r65 = @gprel(.LC6)
	;;
	.mmi
	.save.gf 0x0, 0x1000
	stf.spill [r17] = f24, 32
	setf.d f24 = r19
	.save rp, r86
	mov r86 = b0
	.mlx
	add r64 = r1, r64
	movl r19 = 0x4024000000000000
	;;
	.mlx
	.save.gf 0x0, 0x4000
	stf.spill [r17] = f26
	movl r17 = 0x7fe1ccf385ebc8a0
	.mlx
	setf.d f26 = r15
	movl r15 = 0x40e00000
	;;
	.mlx
	setf.d f2 = r19
	movl r19 = 0xbfe0000000000000
	.mmi
	adds r83 = 16, r39
	adds r37 = 232, r12
	adds r42 = 224, r12
	;;
	.mlx
	setf.d f18 = r19
	movl r19 = 0x4000000000000000
	.mmi
	adds r36 = 216, r12
	adds r41 = 208, r12
	adds r63 = 292, r12
	;;
	.mmi
	setf.d f4 = r19
	adds r62 = 288, r12
	adds r61 = 200, r12
	.mmi
	adds r60 = 192, r12
	adds r59 = 184, r12
	adds r58 = 176, r12
	;;
	.mmi
	adds r57 = 168, r12
	adds r56 = 160, r12
	adds r55 = 152, r12
	.mmi
	adds r54 = 284, r12
	adds r53 = 280, r12
	adds r52 = 276, r12
	;;
	.mmi
	.savesp ar.lc, 312
	st8 [r16] = r18, 24
	adds r51 = 272, r12
	adds r50 = 268, r12
	.mmi
	adds r49 = 24, r12
	adds r82 = 32, r12
	adds r81 = 40, r12
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3, 32
	adds r80 = 48, r12
	adds r79 = 56, r12
	.mmi
	adds r78 = 64, r12
	adds r33 = 72, r12
	adds r77 = 80, r12
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5, 32
	adds r76 = 88, r12
	adds r75 = 96, r12
	.mmi
	adds r74 = 104, r12
	adds r73 = 112, r12
	adds r72 = 120, r12
	;;
	.mmi
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	adds r48 = 144, r12
	adds r47 = 136, r12
	.mmi
	adds r40 = 264, r12
	adds r46 = 128, r12
	adds r45 = 260, r12
	;;
	.mmi
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19, 32
	add r71 = r1, r71
	adds r44 = 256, r12
	.mmi
	add r70 = r1, r70
	add r69 = r1, r69
	add r35 = r1, r35
	;;
	.mmi
	.save.gf 0x0, 0x200
	stf.spill [r16] = f21, 32
	add r34 = r1, r34
	add r68 = r1, r68
	.mlx
	add r65 = r1, r65
	movl r67 = 9007199254740993
	;;
	.mmi
	nop 0
	.save.gf 0x0, 0x800
	stf.spill [r16] = f23, 32
	nop 0
	.mlx
	setf.s f23 = r15
	movl r15 = 0x3ff8000000000000
	;;
	.mmi
	nop 0
	.save.gf 0x0, 0x2000
	stf.spill [r16] = f25, 32
	nop 0
	.mlx
	setf.d f25 = r17
	movl r17 = 0x3fc999999999999a
	;;
	.mmi
	nop 0
	.save.gf 0x0, 0x8000
	stf.spill [r16] = f27
	.body
	nop 0
	.mlx
	setf.d f27 = r14
	movl r14 = 0x3fe0000000000000
	;;
	.mlx
	setf.d f3 = r14
	movl r14 = 0x7e37e43c8800759c
	.mlx
	setf.d f22 = r17
	movl r17 = 0x4004000000000000
	;;
	.mlx
	setf.d f21 = r14
	movl r14 = 0xbff8000000000000
	.mlx
	setf.d f20 = r15
	movl r15 = 0x4003fffff29406b3
	;;
	.mlx
	setf.d f19 = r17
	movl r17 = 0xc00599999999999a
	.mlx
	setf.d f17 = r14
	movl r66 = 16777217
	;;
	.mmi
	setf.d f16 = r15
	setf.d f5 = r17
	nop 0
.L4:
	.mmi
	ld4 r84 = [r39], 4
	nop 0
	mov r32 = r0
	;;
	.mib
	mov r89 = r84
	nop 0
	br.call.sptk.many b0 = fesetround#
	;;
	.mmi
	nop 0
	mov r1 = r88
	nop 0
	.mmb
	ld8 r85 = [r64], 8
	nop 0
	br.call.sptk.many b0 = fegetround#
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r84
	nop 0
	mov r1 = r88
	.mii
	mov r90 = r85
	mov r89 = r71
	;;
	(p6) addl r91 = 1, r0
	;;
	.mib
	(p7) mov r91 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mfi
	getf.d r14 = f1
	fnorm.s f10 = f21
	mov r1 = r88
	.mmi
	mov r89 = r70
	;;
	getf.d r15 = f27
	nop 0
	;;
	.mmi
	getf.d r17 = f26
	;;
	getf.d r19 = f25
	nop 0
	;;
	.mmi
	st8.rel [r38] = r14
	;;
	getf.d r14 = f24
	nop 0
	.mmi
	st8.rel [r43] = r15
	;;
	getf.d r15 = f3
	nop 0
	.mmi
	st8.rel [r37] = r17
	;;
	getf.s r17 = f1
	nop 0
	.mmi
	st8.rel [r42] = r19
	;;
	getf.s r19 = f23
	nop 0
	;;
	.mmi
	st8.rel [r36] = r14
	;;
	st8.rel [r41] = r15
	nop 0
	;;
	.mmi
	st4.rel [r63] = r17
	;;
	st4.rel [r62] = r19
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r38]
	ld8.acq r15 = [r43]
	nop 0
	;;
	.mmi
	setf.d f9 = r15
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f11
	;;
	.mmi
	getf.d r17 = f7
	;;
	st8.rel [r61] = r17
	nop 0
	;;
	.mmi
	ld8.acq r19 = [r38]
	ld8.acq r14 = [r43]
	nop 0
	;;
	.mmi
	setf.d f7 = r19
	setf.d f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fneg f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f11
	;;
	.mmi
	getf.d r15 = f8
	;;
	st8.rel [r60] = r15
	nop 0
	;;
	.mmi
	ld8.acq r17 = [r37]
	;;
	setf.d f6 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f22
	;;
	.mmi
	getf.d r19 = f6
	;;
	st8.rel [r59] = r19
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r42]
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f2
	;;
	.mmi
	getf.d r15 = f6
	;;
	st8.rel [r58] = r15
	nop 0
	;;
	.mmi
	ld8.acq r17 = [r42]
	;;
	setf.d f6 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f2
	;;
	.mmi
	getf.d r19 = f6
	;;
	st8.rel [r57] = r19
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r36]
	ld8.acq r15 = [r41]
	nop 0
	;;
	.mmi
	setf.d f7 = r15
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmi
	getf.d r17 = f6
	;;
	st8.rel [r56] = r17
	nop 0
	;;
	.mmi
	ld8.acq r19 = [r36]
	ld8.acq r14 = [r41]
	nop 0
	;;
	.mmi
	setf.d f6 = r19
	setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmi
	getf.d r15 = f6
	;;
	st8.rel [r55] = r15
	nop 0
	;;
	.mmi
	ld4.acq r17 = [r63]
	ld4.acq r19 = [r62]
	nop 0
	;;
	.mmi
	setf.s f8 = r19
	setf.s f7 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f8, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f9, f11
	;;
	.mmi
	getf.s r14 = f6
	;;
	st4.rel [r54] = r14
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r37]
	;;
	setf.d f6 = r15
	nop 0
	;;
	.mmi
	nop 0
	getf.s r15 = f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmi
	getf.s r17 = f6
	;;
	st4.rel [r53] = r17
	nop 0
	;;
	.mmi
	ld8.acq r19 = [r37]
	;;
	setf.d f6 = r19
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mmi
	nop 0
	getf.s r14 = f6
	nop 0
	;;
	.mmi
	st4.rel [r52] = r14
	st4.rel [r51] = r15
	nop 0
	;;
	.mmi
	ld8.acq r17 = [r36]
	ld8.acq r19 = [r38]
	nop 0
	;;
	.mmi
	setf.d f7 = r19
	setf.d f6 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f7
	;;
	.mmi
	getf.s r14 = f6
	;;
	st4.rel [r50] = r14
	nop 0
	;;
	.mmi
	ld8.acq r90 = [r61]
	ld8.acq r91 = [r60]
	nop 0
	;;
	.mmi
	ld8.acq r92 = [r59]
	ld8.acq r93 = [r58]
	nop 0
	;;
	.mmi
	ld8.acq r94 = [r57]
	ld8.acq r95 = [r56]
	nop 0
	;;
	.mib
	ld8.acq r96 = [r55]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r15 = [r54]
	nop 0
	mov r1 = r88
	.mmi
	mov r89 = r69
	ld4.acq r17 = [r53]
	nop 0
	;;
	.mmi
	setf.s f6 = r15
	ld4.acq r19 = [r52]
	nop 0
	.mmi
	setf.s f9 = r17
	ld4.acq r14 = [r51]
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r50]
	nop 0
	.mmi
	setf.s f7 = r19
	setf.s f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	.mfi
	nop 0
	fnorm.d f9 = f9
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f8 = f8
	nop 0
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	;;
	.mmi
	getf.d r90 = f6
	setf.s f6 = r15
	nop 0
	;;
	.mmi
	getf.d r91 = f9
	;;
	getf.d r93 = f8
	nop 0
	;;
	.mmi
	nop 0
	getf.d r92 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mib
	getf.d r94 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r14 = r49
	stfd [r78] = f5
	adds r17 = 16, r12
	.mmi
	stfd [r79] = f16
	adds r19 = 16, r12
	mov r1 = r88
	;;
	.mmi
	stfd [r80] = f17
	stfd [r81] = f18
	mov ar.lc = 6
	;;
	.mmi
	stfd [r82] = f19
	stfd [r49] = f20
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	stfd [r17] = f3
	nop 0
	;;
	.mmi
	ld8 r17 = [r14], 8
	ld8 r18 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	.mmi
	st8.rel [r33] = r18
	st8.rel [r77] = r16
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8.rel [r76] = r17
	nop 0
	.mmi
	st8.rel [r75] = r15
	;;
	ld8 r15 = [r14], 8
	nop 0
	.mmi
	st8.rel [r74] = r16
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8.rel [r73] = r15
	;;
	st8.rel [r72] = r14
	nop 0
	.align 32
.L2:
	.mii
	nop 0
	sxt4 r14 = r32
	adds r32 = 1, r32
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	add r14 = r33, r14
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = rint#
	;;
	.mmi
	mov r1 = r88
	getf.d r90 = f8
	mov r89 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r88
	br.cloop.sptk.few .L2
	;;
	.mmi
	nop 0
	mov r32 = r0
	mov ar.lc = 6
	;;
	.align 32
.L3:
	.mii
	nop 0
	sxt4 r14 = r32
	adds r32 = 1, r32
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	add r14 = r33, r14
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = lrint#
	;;
	.mmi
	mov r1 = r88
	mov r90 = r8
	mov r89 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r88
	br.cloop.sptk.few .L3
	.mmi
	getf.d r14 = f4
	;;
	st8.rel [r48] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r48]
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = sqrt#
	;;
	.mmi
	mov r1 = r88
	getf.d r90 = f8
	mov r89 = r68
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	st8.rel [r47] = r67
	st4.rel [r40] = r66
	mov r1 = r88
	.mmi
	mov r89 = r65
	;;
	ld8.acq r17 = [r47]
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r17
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
	.mmi
	getf.d r19 = f6
	;;
	st8.rel [r46] = r19
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r40]
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
	fnorm.s f6 = f6
	;;
	.mmi
	getf.s r14 = f6
	;;
	st4.rel [r45] = r14
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r40]
	;;
	sub r14 = r0, r14
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
	.mmi
	getf.s r15 = f6
	;;
	st4.rel [r44] = r15
	nop 0
	;;
	.mmi
	ld8.acq r90 = [r46]
	ld4.acq r17 = [r45]
	nop 0
	;;
	.mmi
	ld4.acq r19 = [r44]
	setf.s f7 = r17
	nop 0
	;;
	.mmi
	nop 0
	setf.s f6 = r19
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
	fnorm.d f6 = f6
	;;
	.mmi
	nop 0
	getf.d r91 = f7
	nop 0
	;;
	.mib
	getf.d r92 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r88
	cmp.ne p6, p7 = r39, r83
	(p6) br.cond.dptk .L4
	.mmb
	mov r8 = r0
	adds r19 = 312, r12
	nop 0
	.mmi
	adds r20 = 320, r12
	nop 0
	mov b0 = r86
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r87
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f16 = [r20], 32
	;;
	ldf.fill f17 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f18 = [r20], 32
	;;
	ldf.fill f19 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f20 = [r20], 32
	;;
	ldf.fill f21 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f22 = [r20], 32
	;;
	ldf.fill f23 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f24 = [r20], 32
	;;
	ldf.fill f25 = [r19], 32
	nop 0
	;;
	.mmi
	nop 0
	ldf.fill f26 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f27 = [r19]
	.restore sp
	adds r12 = 560, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"nearest"
	.align 8
.LC9:
	stringz	"up"
	.align 8
.LC10:
	stringz	"down"
	.align 8
.LC11:
	stringz	"zero"
	.section	.rodata
	.align 8
	.type	names.0#, @object
	.size	names.0#, 32
names.0:
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC11
	.align 4
	.type	modes.1#, @object
	.size	modes.1#, 16
modes.1:
	data4	0
	data4	2
	data4	1
	data4	3
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
