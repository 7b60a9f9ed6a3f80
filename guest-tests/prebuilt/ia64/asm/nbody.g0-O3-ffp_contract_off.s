// 7bf1ad8d5cd7d2b33080060073563674
	.file	"nbody.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC6:
	stringz	"%.13g\n"
	.sdata
	.align 8
.LC0:
	data8	bodies#+8
	.align 8
.LC1:
	data8	bodies#+16
	.align 8
.LC2:
	data8	bodies#+24
	.align 8
.LC3:
	data8	bodies#+32
	.align 8
.LC4:
	data8	bodies#+40
	.align 8
.LC5:
	data8	bodies#+48
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 80
	.mmb
	.save ar.pfs, r81
	alloc r81 = ar.pfs, 2, 49, 8, 0
	adds r16 = -136, r12
	nop 0
	.mmi
	adds r17 = -128, r12
	.fframe 160
	adds r12 = -160, r12
	mov r18 = ar.lc
	;;
	.mlx
	nop 0
	movl r15 = 0x3f90000000000000
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2, 32
	movl r3 = 0x3fb8000000000000
	;;
	.mlx
	setf.d f14 = r15
	movl r9 = 0x3fb4000000000000
	.mlx
	setf.d f8 = r3
	movl r2 = 0xc020800000000000
	;;
	.mlx
	setf.d f6 = r9
	movl r20 = 0x4017000000000000
	.mlx
	.save.f 0x4
	stf.spill [r17] = f4, 32
	movl r21 = 0xc002000000000000
	;;
	.mlx
	setf.d f7 = r2
	movl r22 = 0x3fb0000000000000
	.mlx
	setf.d f11 = r20
	movl r43 = @gprel(bodies#)
	;;
	.mmi
	setf.d f10 = r21
	setf.d f9 = r22
	add r43 = r1, r43
	.mlx
	cmp4.ge p6, p7 = 1, r32
	movl r14 = 0x4006000000000000
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	adds r3 = 32, r43
	adds r2 = 16, r43
	.mmi
	adds r9 = 80, r43
	adds r89 = 88, r43
	adds r85 = 136, r43
	;;
	.mmi
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18, 32
	adds r11 = 40, r43
	adds r8 = 104, r43
	.mmi
	adds r88 = 72, r43
	adds r20 = 248, r43
	adds r36 = 24, r43
	;;
	.mmi
	.save.gf 0x0, 0x100
	stf.spill [r17] = f20
	adds r35 = 48, r43
	adds r34 = 8, r43
	.mmi
	adds r10 = 56, r43
	adds r90 = 64, r43
	adds r87 = 96, r43
	;;
	.mmi
	adds r86 = 112, r43
	adds r84 = 160, r43
	adds r83 = 120, r43
	.mmi
	adds r31 = 144, r43
	adds r30 = 128, r43
	adds r29 = 152, r43
	;;
	.mmi
	adds r28 = 168, r43
	adds r27 = 192, r43
	adds r26 = 216, r43
	.mmi
	adds r21 = 224, r43
	adds r25 = 176, r43
	adds r24 = 200, r43
	;;
	.mmi
	adds r23 = 184, r43
	adds r22 = 208, r43
	adds r19 = 272, r43
	.mmi
	adds r17 = 256, r43
	adds r15 = 264, r43
	(p6) addl r44 = 1000, r0
	;;
	.mmi
	adds r79 = 24, r43
	addl r78 = @gprel(.LC0), gp
	addl r77 = @gprel(.LC1), gp
	.mmi
	addl r76 = @gprel(.LC2), gp
	addl r75 = @gprel(.LC3), gp
	adds r74 = 32, r43
	;;
	.mlx
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	movl r18 = 0xc015000000000000
	.mmi
	addl r73 = @gprel(.LC4), gp
	adds r72 = 8, r43
	addl r71 = @gprel(.LC5), gp
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3, 32
	setf.d f12 = r18
	adds r18 = 232, r43
	.mmi
	adds r70 = 40, r43
	adds r69 = 16, r43
	adds r56 = 56, r43
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5, 32
	adds r68 = 80, r43
	adds r55 = 64, r43
	.mmi
	adds r67 = 88, r43
	adds r54 = 72, r43
	adds r66 = 96, r43
	;;
	.mfi
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	mov f17 = f0
	adds r53 = 112, r43
	.mmi
	adds r65 = 136, r43
	adds r52 = 120, r43
	adds r64 = 144, r43
	;;
	.mmi
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19
	stfd [r3] = f14
	adds r16 = 240, r43
	.mlx
	adds r51 = 128, r43
	movl r3 = 0xc00a000000000000
	;;
	.mmi
	st8 [r2] = r3
	stfd [r9] = f8
	adds r63 = 152, r43
	.mlx
	adds r50 = 168, r43
	movl r2 = 0x3fa0000000000000
	;;
	.mlx
	stfd [r89] = f0
	movl r3 = 0x3fe0000000000000
	.mlx
	st8 [r11] = r2
	movl r9 = 0xbfd0000000000000
	;;
	.mmi
	st8 [r8] = r3
	st8 [r88] = r9
	adds r62 = 192, r43
	.mlx
	adds r49 = 176, r43
	movl r2 = 0x3fd0000000000000
	;;
	.mlx
	stfd [r85] = f6
	movl r3 = 0x400e000000000000
	.mlx
	st8 [r34] = r14
	movl r9 = 0x3fa8000000000000
	;;
	.mlx
	st8 [r30] = r14
	movl r85 = 0x3fd5555555555555
	.mlx
	stfd [r43] = f7
	movl r89 = 0x3fe8000000000000
	;;
	.mmi
	stfd [r36] = f0
	stfd [r35] = f1
	adds r61 = 200, r43
	.mlx
	adds r48 = 184, r43
	movl r14 = 0x3f50624dd2f1a9fc
	;;
	.mmi
	stfd [r10] = f12
	stfd [r90] = f11
	adds r60 = 208, r43
	.mmi
	adds r47 = 224, r43
	adds r59 = 248, r43
	adds r46 = 232, r43
	;;
	.mmi
	stfd [r87] = f14
	stfd [r86] = f10
	adds r58 = 256, r43
	.mmi
	adds r45 = 240, r43
	adds r57 = 264, r43
	mov r82 = r1
	;;
	.mmi
	st8 [r84] = r85
	stfd [r83] = f7
	.save rp, r80
	mov r80 = b0
	.body
	;;
	.mmi
	stfd [r31] = f8
	stfd [r29] = f0
	nop 0
	;;
	.mmi
	st8 [r28] = r89
	stfd [r27] = f9
	nop 0
	;;
	.mlx
	st8 [r20] = r9
	movl r9 = 0xc020800000000000
	.mlx
	st8 [r26] = r2
	movl r2 = 0xc00a000000000000
	;;
	.mlx
	st8 [r21] = r3
	movl r3 = 0x4006000000000000
	.mlx
	setf.d f20 = r2
	movl r20 = 0x3fc999999999999a
	;;
	.mmi
	setf.d f19 = r3
	setf.d f18 = r9
	nop 0
	;;
	.mmi
	setf.d f16 = r14
	stfd [r25] = f12
	nop 0
	;;
	.mmi
	stfd [r24] = f6
	stfd [r23] = f11
	nop 0
	;;
	.mmi
	stfd [r22] = f8
	st8 [r19] = r20
	nop 0
	;;
	.mmi
	stfd [r18] = f10
	stfd [r17] = f9
	nop 0
	;;
	.mmi
	nop 0
	stfd [r16] = f7
	nop 0
	.mmb
	stfd [r15] = f6
	nop 0
	(p7) br.cond.dpnt .L16
	.align 32
.L8:
	.mlx
	nop 0
	movl r38 = @gprel(bodies#)
	.mmi
	ld8 r41 = [r78]
	ld8 r40 = [r77]
	addl r15 = 1, r0
	;;
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	.mmi
	ld8 r37 = [r76]
	ld8 r36 = [r75]
	nop 0
	;;
	.mmi
	ld8 r35 = [r73]
	ld8 r39 = [r71]
	nop 0
.L7:
	.mmi
	sub r14 = 4, r15
	mov r42 = r15
	adds r34 = 80, r38
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
.L5:
	.mmi
	adds r16 = -24, r34
	ldfd f6 = [r38]
	adds r15 = -16, r34
	.mmi
	ldfd f9 = [r41]
	ldfd f10 = [r40]
	adds r14 = -8, r34
	;;
	.mmi
	nop 0
	ldfd f3 = [r16]
	nop 0
	.mmi
	ldfd f2 = [r15]
	ldfd f4 = [r14]
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f3 = f6, f3
	nop 0
	.mfi
	nop 0
	fsub.d f2 = f9, f2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f4 = f10, f4
	;;
	.mfi
	nop 0
	fmpy.d f7 = f3, f3
	nop 0
	.mfi
	nop 0
	fmpy.d f6 = f2, f2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f5 = f4, f4
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f17
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f5 = f5, f6
	;;
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = sqrt#
	;;
	.mfi
	nop 0
	fmpy.d f8 = f8, f5
	adds r15 = 24, r34
	.mmi
	ldfd.a f15 = [r36]
	mov r14 = r34
	mov r1 = r82
	;;
	.mmi
	ldfd f10 = [r15]
	nop 0
	adds r15 = 16, r34
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f16, f8
	;;
	.mfi
	nop 0
	fmpy.d f12 = f10, f3
	nop 0
	.mfi
	nop 0
	fmpy.d f11 = f10, f2
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f8, f6, f1
	nop 0
	.mfi
	nop 0
	fmpy.d f10 = f10, f4
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f13, f13
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f14, f7
	nop 0
	.mmi
	ldfd f14 = [r37]
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f13 = f16, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f13, f16
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f13
	;;
	.mfi
	nop 0
	fmpy.d f7 = f12, f6
	nop 0
	.mfi
	nop 0
	fmpy.d f8 = f10, f6
	nop 0
	;;
	.mmf
	ldfd.a f10 = [r34]
	nop 0
	fmpy.d f9 = f11, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f14, f7
	;;
	.mmi
	nop 0
	stfd [r37] = f7
	nop 0
	;;
	.mmi
	ldfd f7 = [r39]
	ldfd.c.clr f10 = [r34]
	adds r34 = 56, r34
	;;
	.mfi
	nop 0
	fmpy.d f3 = f7, f3
	nop 0
	.mfi
	nop 0
	fmpy.d f2 = f7, f2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f7, f4
	;;
	.mfi
	nop 0
	fmpy.d f3 = f3, f6
	nop 0
	.mfi
	nop 0
	fmpy.d f2 = f2, f6
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f7, f6
	nop 0
	.mmi
	ldfd.a f6 = [r35]
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f10 = f10, f3
	;;
	.mmi
	nop 0
	stfd [r14] = f10, 8
	nop 0
	;;
	.mmi
	ldfd.c.clr f15 = [r36]
	ldfd.a f34 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f15, f9
	;;
	.mmi
	nop 0
	stfd [r36] = f9
	nop 0
	;;
	.mmi
	ldfd.a f9 = [r15]
	ldfd.c.clr f34 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f2 = f34, f2
	;;
	.mmi
	stfd [r14] = f2
	;;
	ldfd.c.clr f6 = [r35]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f6, f8
	;;
	.mmi
	stfd [r35] = f8
	;;
	ldfd.c.clr f9 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f9, f7
	;;
	.mib
	stfd [r15] = f7
	nop 0
	br.cloop.sptk.few .L5
	.mmi
	adds r15 = 1, r42
	adds r38 = 56, r38
	adds r41 = 56, r41
	.mmi
	adds r40 = 56, r40
	adds r37 = 56, r37
	adds r36 = 56, r36
	;;
	.mmi
	nop 0
	adds r35 = 56, r35
	adds r39 = 56, r39
	.mmb
	nop 0
	cmp4.eq p6, p7 = 4, r42
	(p7) br.cond.dptk .L7
	.mmi
	ldfd f6 = [r79]
	ldfd f10 = [r70]
	adds r44 = -1, r44
	.mmi
	ldfd f34 = [r68]
	ldfd f9 = [r74]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r44
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f15 = f10, f16
	.mmf
	ldfd f10 = [r65]
	nop 0
	fmpy.d f33 = f6, f16
	;;
	.mfi
	nop 0
	fmpy.d f14 = f34, f16
	nop 0
	.mmf
	ldfd f6 = [r67]
	ldfd f34 = [r64]
	fmpy.d f32 = f9, f16
	;;
	.mmi
	nop 0
	ldfd f9 = [r66]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f20 = f20, f15
	.mmf
	ldfd f15 = [r56]
	nop 0
	fadd.d f18 = f18, f33
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f19 = f19, f32
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f11 = f10, f16
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f13 = f6, f16
	.mmf
	ldfd f6 = [r63]
	nop 0
	fmpy.d f10 = f34, f16
	;;
	.mmf
	ldfd f34 = [r62]
	nop 0
	fmpy.d f12 = f9, f16
	.mmi
	stfd [r43] = f18
	stfd [r69] = f20
	nop 0
	;;
	.mmi
	nop 0
	stfd [r72] = f19
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f14 = f14, f15
	nop 0
	.mmi
	ldfd f15 = [r54]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f9 = f6, f16
	nop 0
	.mmi
	ldfd f6 = [r61]
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f34, f16
	.mmi
	ldfd f34 = [r60]
	stfd [r56] = f14
	nop 0
	;;
	.mmi
	nop 0
	ldfd f14 = [r48]
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f12 = f12, f15
	nop 0
	.mmi
	ldfd f15 = [r52]
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f6, f16
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f34, f16
	.mmi
	ldfd f34 = [r55]
	stfd [r54] = f12
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f10 = f10, f15
	nop 0
	.mmi
	ldfd f15 = [r50]
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f14
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f13 = f13, f34
	.mmi
	ldfd f34 = [r53]
	stfd [r52] = f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f15
	;;
	.mmi
	nop 0
	stfd [r55] = f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f11 = f11, f34
	.mmi
	ldfd f34 = [r51]
	stfd [r50] = f8
	nop 0
	;;
	.mmi
	nop 0
	stfd [r53] = f11
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f9 = f9, f34
	nop 0
	.mmi
	ldfd f34 = [r49]
	;;
	stfd [r51] = f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f34
	;;
	.mmi
	stfd [r49] = f7
	stfd [r48] = f6
	nop 0
	.mmi
	ldfd f15 = [r59]
	ldfd f34 = [r58]
	nop 0
	;;
	.mmi
	nop 0
	ldfd f9 = [r57]
	nop 0
	.mmi
	ldfd f10 = [r47]
	ldfd f14 = [r46]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f15, f16
	.mmf
	ldfd f15 = [r45]
	nop 0
	fmpy.d f7 = f34, f16
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f9, f16
	;;
	.mfi
	nop 0
	fadd.d f8 = f8, f10
	nop 0
	.mfi
	nop 0
	fadd.d f7 = f7, f14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f15
	;;
	.mmi
	stfd [r47] = f8
	stfd [r46] = f7
	nop 0
	;;
	.mib
	stfd [r45] = f6
	nop 0
	(p6) br.cond.dptk .L8
.L3:
	.mmi
	adds r17 = 24, r43
	adds r16 = 32, r43
	adds r15 = 40, r43
	.mlx
	adds r14 = 80, r43
	movl r2 = 0x3fe0000000000000
	;;
	.mmf
	ldfd f37 = [r17]
	setf.d f6 = r2
	mov f41 = f0
	.mmi
	adds r18 = 96, r43
	ldfd f36 = [r16]
	adds r17 = 136, r43
	;;
	.mmi
	ldfd f35 = [r15]
	ldfd f34 = [r14]
	adds r14 = 88, r43
	.mmi
	adds r15 = 192, r43
	ldfd f32 = [r18]
	adds r16 = 144, r43
	;;
	.mlx
	ldfd f33 = [r14]
	movl r3 = 0x3fd5555555555555
	.mmi
	ldfd f12 = [r15]
	adds r14 = 152, r43
	adds r15 = 208, r43
	;;
	.mlx
	ldfd f13 = [r14]
	movl r9 = 0x3fd0000000000000
	.mmi
	setf.d f40 = r3
	ldfd f15 = [r17]
	adds r14 = 200, r43
	;;
	.mmi
	ldfd f11 = [r14]
	setf.d f39 = r9
	adds r14 = 248, r43
	.mlx
	ldfd f14 = [r16]
	movl r83 = @gprel(.LC6)
	;;
	.mmi
	ldfd f9 = [r14]
	adds r14 = 256, r43
	adds r43 = 264, r43
	.mmi
	add r83 = r1, r83
	ldfd f10 = [r15]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f37 = f37, f37
	nop 0
	.mmf
	ldfd f8 = [r14]
	ldfd f7 = [r43]
	fmpy.d f36 = f36, f36
	;;
	.mfi
	nop 0
	fmpy.d f35 = f35, f35
	nop 0
	.mfi
	nop 0
	fmpy.d f34 = f34, f34
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f33 = f33, f33
	nop 0
	.mlx
	nop 0
	movl r14 = 0x3fc999999999999a
	;;
	.mfi
	setf.d f38 = r14
	fmpy.d f32 = f32, f32
	nop 0
	.mfi
	nop 0
	fmpy.d f15 = f15, f15
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f37 = f37, f6
	nop 0
	.mfi
	nop 0
	fmpy.d f36 = f36, f6
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f35 = f35, f6
	nop 0
	.mfi
	nop 0
	fmpy.d f34 = f34, f6
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f33 = f33, f6
	nop 0
	.mfi
	nop 0
	fmpy.d f14 = f14, f14
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f13 = f13, f13
	nop 0
	.mfi
	nop 0
	fmpy.d f12 = f12, f12
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f37 = f37, f41
	nop 0
	.mfi
	nop 0
	fmpy.d f11 = f11, f11
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f34 = f34, f6
	nop 0
	.mfi
	nop 0
	fmpy.d f10 = f10, f10
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f9 = f9, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f8 = f8, f8
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f7, f7
	nop 0
	.mfi
	nop 0
	fmpy.d f33 = f33, f6
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f36 = f36, f37
	nop 0
	.mfi
	nop 0
	fmpy.d f15 = f15, f40
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f14 = f14, f40
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f13, f40
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f12 = f12, f39
	nop 0
	.mfi
	nop 0
	fmpy.d f11 = f11, f39
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f7, f38
	nop 0
	.mfi
	nop 0
	fmpy.d f10 = f10, f39
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f35 = f35, f36
	nop 0
	.mfi
	nop 0
	fmpy.d f9 = f9, f38
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f8 = f8, f38
	nop 0
	.mfi
	nop 0
	fmpy.d f32 = f32, f6
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f15 = f15, f6
	nop 0
	.mfi
	nop 0
	fmpy.d f14 = f14, f6
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f13 = f13, f6
	nop 0
	.mfi
	nop 0
	fmpy.d f12 = f12, f6
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f34 = f34, f35
	nop 0
	.mfi
	nop 0
	fmpy.d f11 = f11, f6
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f32 = f32, f6
	nop 0
	.mfi
	nop 0
	fmpy.d f10 = f10, f6
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f9 = f9, f6
	nop 0
	.mfi
	nop 0
	fmpy.d f8 = f8, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f33, f34
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f32, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f15, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f14, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f13, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f12, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f11, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f10, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mib
	getf.d r84 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r82
	nop 0
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r80
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r81
	.mmi
	ld8 r21 = [r19], 24
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
	ldf.fill f19 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f20 = [r20]
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
.L16:
	.body
	.copy_state 1
	.mmi
	adds r14 = 8, r33
	addl r85 = 10, r0
	mov r84 = r0
	.mfi
	adds r79 = 24, r43
	mov f17 = f0
	adds r74 = 32, r43
	;;
	.mmi
	ld8 r83 = [r14]
	adds r72 = 8, r43
	adds r70 = 40, r43
	.mmb
	adds r69 = 16, r43
	adds r56 = 56, r43
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r82
	adds r68 = 80, r43
	dep.z r44 = r8, 5, 27
	.mlx
	adds r55 = 64, r43
	movl r2 = 0xc00a000000000000
	;;
	.mlx
	sub r44 = r44, r8
	movl r3 = 0x4006000000000000
	.mlx
	setf.d f20 = r2
	movl r9 = 0xc020800000000000
	;;
	.mlx
	shladd r44 = r44, 2, r0
	movl r14 = 0x3f50624dd2f1a9fc
	.mmi
	setf.d f19 = r3
	setf.d f18 = r9
	addl r78 = @gprel(.LC0), gp
	;;
	.mmi
	add r44 = r44, r8
	setf.d f16 = r14
	addl r77 = @gprel(.LC1), gp
	.mmi
	addl r76 = @gprel(.LC2), gp
	addl r75 = @gprel(.LC3), gp
	addl r73 = @gprel(.LC4), gp
	;;
	.mmi
	shladd r44 = r44, 3, r0
	addl r71 = @gprel(.LC5), gp
	adds r67 = 88, r43
	.mmi
	adds r54 = 72, r43
	adds r66 = 96, r43
	adds r53 = 112, r43
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r44
	adds r65 = 136, r43
	adds r52 = 120, r43
	.mmb
	adds r64 = 144, r43
	adds r51 = 128, r43
	(p7) br.cond.dpnt .L3
	;;
	.mmi
	adds r63 = 152, r43
	adds r50 = 168, r43
	adds r62 = 192, r43
	.mmi
	adds r49 = 176, r43
	adds r61 = 200, r43
	adds r48 = 184, r43
	;;
	.mmi
	adds r60 = 208, r43
	adds r47 = 224, r43
	adds r59 = 248, r43
	.mmi
	adds r46 = 232, r43
	adds r58 = 256, r43
	adds r45 = 240, r43
	;;
	.mib
	nop 0
	adds r57 = 264, r43
	br .L8
	.endp main#
	.bss
	.align 8
	.type	bodies#, @object
	.size	bodies#, 280
bodies:
	.skip	280
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
