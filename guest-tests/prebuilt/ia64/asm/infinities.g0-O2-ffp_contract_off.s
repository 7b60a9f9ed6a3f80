// 47dca0bc9095b6af2704391870a07e09
	.file	"infinities.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
	stringz	"long double"
	.align 8
.LC3:
	stringz	"%d%d%d%d%d%d "
	.align 8
.LC4:
	stringz	"%d%d%d%d%d%d\n"
	.align 8
.LC6:
	stringz	", "
	.align 8
.LC7:
	stringz	"%g %g %d%s"
	.align 8
.LC8:
	stringz	"\n"
	.align 8
.LC9:
	stringz	"%g %g %g %g\n"
	.align 8
.LC10:
	stringz	"%g %d\n"
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC0:
	data4	0
	data4	-2147483648
	data4	32767
	data4	0
	.align 16
.LC1:
	data4	0
	data4	-1073741824
	data4	32767
	data4	0
	.align 16
.LC5:
	data4	0
	data4	-2147483648
	data4	16382
	data4	0
	.text
	.align 16
	.align 64
	.proc of_long_double#
of_long_double:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 11, 7, 0
	adds r16 = -120, r12
	adds r17 = -112, r12
	.mlx
	.fframe 992
	adds r12 = -992, r12
	movl r14 = @gprel(.LC0)
	;;
	.mmi
	add r14 = r1, r14
	adds r32 = 848, r12
	mov r18 = ar.lc
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	adds r34 = 832, r12
	adds r35 = 816, r12
	;;
	.mlx
	ldfe f6 = [r14]
	movl r14 = @gprel(.LC1)
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	adds r36 = 784, r12
	adds r39 = 800, r12
	;;
	.mmi
	add r14 = r1, r14
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	mov r42 = r1
	.mlx
	mov r33 = r0
	movl r43 = @gprel(.LC2)
	;;
	.mmi
	ldfe f7 = [r14]
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18
	.save rp, r40
	mov r40 = b0
	.mlx
	add r43 = r1, r43
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	.mmi
	add r38 = r1, r38
	;;
	add r37 = r1, r37
	nop 0
	;;
	.mmi
	stfe [r32] = f6
	;;
	ldfe f6 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	.savesp ar.lc, 872
	st8 [r16] = r18, 24
	nop 0
	;;
	.mfi
	nop 0
	fneg f6 = f6
	nop 0
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3, 32
	;;
	.save.f 0x8
	stf.spill [r16] = f5, 32
	nop 0
	;;
	.mmi
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	;;
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19
	.body
	nop 0
	;;
	.mmi
	stfe [r34] = f6
	stfe [r35] = f1
	nop 0
	;;
	.mmi
	nop 0
	stfe [r39] = f0
	nop 0
	.mmb
	stfe [r36] = f7
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	ldfe f15 = [r32]
	nop 0
	mov r1 = r42
	.mmi
	ldfe f14 = [r32]
	ldfe f33 = [r32]
	nop 0
	;;
	.mlx
	ldfe f32 = [r32]
	movl r43 = @gprel(.LC3)
	.mmi
	ldfe f11 = [r32]
	ldfe f10 = [r32]
	nop 0
	;;
	.mmi
	ldfe f13 = [r32]
	nop 0
	add r43 = r1, r43
	.mmi
	ldfe f12 = [r32]
	ldfe f7 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	ldfe f6 = [r32]
	nop 0
	.mmi
	ldfe f9 = [r32]
	ldfe f8 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p12, p13 = f15, f14
	;;
	.mfi
	nop 0
	fcmp.lt p8, p9 = f11, f10
	nop 0
	.mfi
	nop 0
	fcmp.neq p10, p11 = f33, f32
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f13, f12
	(p12) addl r44 = 1, r0
	;;
	.mmi
	(p8) addl r46 = 1, r0
	(p13) mov r44 = r0
	(p10) addl r45 = 1, r0
	;;
	.mmi
	(p9) mov r46 = r0
	nop 0
	(p6) addl r47 = 1, r0
	.mfi
	nop 0
	fcmp.gt p8, p9 = f7, f6
	(p11) mov r45 = r0
	;;
	.mmf
	(p7) mov r47 = r0
	nop 0
	fcmp.ge p6, p7 = f9, f8
	;;
	.mmi
	(p8) addl r48 = 1, r0
	;;
	(p9) mov r48 = r0
	(p6) addl r49 = 1, r0
	;;
	.mib
	(p7) mov r49 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ldfe f15 = [r32]
	nop 0
	mov r1 = r42
	.mmi
	ldfe f14 = [r34]
	ldfe f33 = [r32]
	nop 0
	;;
	.mlx
	ldfe f32 = [r34]
	movl r43 = @gprel(.LC3)
	.mmi
	ldfe f11 = [r32]
	ldfe f10 = [r34]
	nop 0
	;;
	.mmi
	ldfe f13 = [r32]
	nop 0
	add r43 = r1, r43
	.mmi
	ldfe f12 = [r34]
	ldfe f7 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	ldfe f6 = [r34]
	nop 0
	.mmi
	ldfe f9 = [r32]
	ldfe f8 = [r34]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p12, p13 = f15, f14
	;;
	.mfi
	nop 0
	fcmp.lt p8, p9 = f11, f10
	nop 0
	.mfi
	nop 0
	fcmp.neq p10, p11 = f33, f32
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f13, f12
	(p12) addl r44 = 1, r0
	;;
	.mmi
	(p8) addl r46 = 1, r0
	(p13) mov r44 = r0
	(p10) addl r45 = 1, r0
	;;
	.mmi
	(p9) mov r46 = r0
	nop 0
	(p6) addl r47 = 1, r0
	.mfi
	nop 0
	fcmp.gt p8, p9 = f7, f6
	(p11) mov r45 = r0
	;;
	.mmf
	(p7) mov r47 = r0
	nop 0
	fcmp.ge p6, p7 = f9, f8
	;;
	.mmi
	(p8) addl r48 = 1, r0
	;;
	(p9) mov r48 = r0
	(p6) addl r49 = 1, r0
	;;
	.mib
	(p7) mov r49 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ldfe f15 = [r35]
	nop 0
	mov r1 = r42
	.mmi
	ldfe f14 = [r32]
	ldfe f33 = [r35]
	nop 0
	;;
	.mlx
	ldfe f32 = [r32]
	movl r43 = @gprel(.LC3)
	.mmi
	ldfe f11 = [r35]
	ldfe f10 = [r32]
	nop 0
	;;
	.mmi
	ldfe f13 = [r35]
	nop 0
	add r43 = r1, r43
	.mmi
	ldfe f12 = [r32]
	ldfe f7 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	ldfe f6 = [r32]
	nop 0
	.mmi
	ldfe f9 = [r35]
	ldfe f8 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p12, p13 = f15, f14
	;;
	.mfi
	nop 0
	fcmp.lt p8, p9 = f11, f10
	nop 0
	.mfi
	nop 0
	fcmp.neq p10, p11 = f33, f32
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f13, f12
	(p12) addl r44 = 1, r0
	;;
	.mmi
	(p8) addl r46 = 1, r0
	(p13) mov r44 = r0
	(p10) addl r45 = 1, r0
	;;
	.mmi
	(p9) mov r46 = r0
	nop 0
	(p6) addl r47 = 1, r0
	.mfi
	nop 0
	fcmp.gt p8, p9 = f7, f6
	(p11) mov r45 = r0
	;;
	.mmf
	(p7) mov r47 = r0
	nop 0
	fcmp.ge p6, p7 = f9, f8
	;;
	.mmi
	(p8) addl r48 = 1, r0
	;;
	(p9) mov r48 = r0
	(p6) addl r49 = 1, r0
	;;
	.mib
	(p7) mov r49 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ldfe f15 = [r36]
	nop 0
	mov r1 = r42
	.mmi
	ldfe f14 = [r32]
	ldfe f33 = [r36]
	nop 0
	;;
	.mlx
	ldfe f32 = [r32]
	movl r43 = @gprel(.LC4)
	.mmi
	ldfe f11 = [r36]
	ldfe f10 = [r32]
	nop 0
	;;
	.mmi
	ldfe f13 = [r36]
	nop 0
	add r43 = r1, r43
	.mmi
	ldfe f12 = [r32]
	ldfe f7 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	ldfe f6 = [r32]
	nop 0
	.mmi
	ldfe f9 = [r36]
	ldfe f8 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p12, p13 = f15, f14
	;;
	.mfi
	nop 0
	fcmp.lt p8, p9 = f11, f10
	nop 0
	.mfi
	nop 0
	fcmp.neq p10, p11 = f33, f32
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f13, f12
	(p12) addl r44 = 1, r0
	;;
	.mmi
	(p8) addl r46 = 1, r0
	(p13) mov r44 = r0
	(p10) addl r45 = 1, r0
	;;
	.mmi
	(p9) mov r46 = r0
	nop 0
	(p6) addl r47 = 1, r0
	.mfi
	nop 0
	fcmp.gt p8, p9 = f7, f6
	(p11) mov r45 = r0
	;;
	.mmf
	(p7) mov r47 = r0
	nop 0
	fcmp.ge p6, p7 = f9, f8
	;;
	.mmi
	(p8) addl r48 = 1, r0
	;;
	(p6) addl r49 = 1, r0
	(p9) mov r48 = r0
	;;
	.mib
	(p7) mov r49 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ldfe f15 = [r32]
	adds r14 = 272, r12
	addl r45 = 128, r0
	.mmi
	adds r43 = 656, r12
	ldfe f37 = [r35]
	mov r1 = r42
	;;
	.mmi
	ldfe f14 = [r35]
	nop 0
	mov r44 = r14
	.mmi
	ldfe f36 = [r32]
	ldfe f10 = [r35]
	nop 0
	;;
	.mmi
	ldfe f35 = [r32]
	ldfe f9 = [r32]
	nop 0
	.mmi
	ldfe f34 = [r34]
	ldfe f8 = [r34]
	nop 0
	;;
	.mmi
	ldfe f33 = [r34]
	ldfe f7 = [r32]
	nop 0
	.mmi
	ldfe f32 = [r34]
	ldfe f11 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	ldfe f13 = [r39]
	nop 0
	.mmi
	ldfe f6 = [r35]
	ldfe f12 = [r39]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd f15 = f15, f37
	;;
	.mmf
	nop 0
	nop 0
	fadd f14 = f14, f36
	;;
	.mfi
	nop 0
	fsub f10 = f10, f35
	nop 0
	.mfi
	nop 0
	fsub f9 = f9, f34
	nop 0
	;;
	.mfi
	nop 0
	fadd f8 = f8, f33
	nop 0
	.mfi
	nop 0
	fmpy f7 = f7, f32
	nop 0
	;;
	.mmf
	stfe [r14] = f15
	adds r14 = 288, r12
	fneg f6 = f6
	;;
	.mmi
	stfe [r14] = f14
	nop 0
	adds r14 = 304, r12
	;;
	.mmi
	stfe [r14] = f10
	nop 0
	adds r14 = 320, r12
	;;
	.mmi
	stfe [r14] = f9
	nop 0
	adds r14 = 336, r12
	;;
	.mfi
	stfe [r14] = f8
	frcpa.s0 f8, p7 = f11, f13
	adds r14 = 352, r12
	;;
	.mfi
	stfe [r14] = f7
	frcpa.s0 f7, p6 = f6, f12
	adds r14 = 368, r12
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f15 = f13, f8, f1
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f33 = f11, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f14 = f12, f7, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f32 = f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f10 = f15, f15, f15
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f35 = f15, f15
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f14, f14, f14
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f34 = f14, f14
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f37 = f13, f33, f11
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f36 = f12, f32, f6
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f35 = f35, f35, f15
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f10 = f8, f10, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f34 = f34, f34, f14
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f9, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f10 = f10, f35, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f34, f7
	;;
	.mfi
	nop 0
	(p7) fma.s1 f15 = f37, f10, f33
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f33 = f13, f10, f1
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f14 = f36, f9, f32
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f32 = f12, f9, f1
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f11 = f13, f15, f11
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f10 = f10, f33, f10
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f32, f9
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f12, f14, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s0 f8 = f11, f10, f15
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s0 f7 = f6, f9, f14
	;;
	.mmi
	stfe [r14] = f8
	nop 0
	adds r14 = 384, r12
	;;
	.mib
	stfe [r14] = f7
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ldfe f4 = [r32]
	nop 0
	mov r1 = r42
	.mmi
	ldfe f17 = [r39]
	ldfe f3 = [r35]
	nop 0
	;;
	.mmi
	ldfe f16 = [r32]
	ldfe f2 = [r35]
	nop 0
	.mmi
	ldfe f5 = [r34]
	ldfe f19 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	ldfe f18 = [r34]
	nop 0
	.mmb
	ldfe f8 = [r32]
	nop 0
	br.call.sptk.many b0 = sqrtl#
	;;
	.mmi
	ldfe f9 = [r32]
	adds r15 = 224, r12
	mov r1 = r42
	.mmi
	adds r14 = 144, r12
	addl r45 = 128, r0
	adds r43 = 528, r12
	;;
	.mmi
	stfe [r15] = f8
	nop 0
	adds r15 = 192, r12
	.mmi
	ldfe f10 = [r32]
	nop 0
	mov r44 = r14
	;;
	.mfi
	nop 0
	mov f33 = f17
	nop 0
	.mfi
	nop 0
	mov f14 = f4
	nop 0
	;;
	.mfi
	nop 0
	fneg f19 = f19
	nop 0
	.mfi
	nop 0
	mov f32 = f16
	nop 0
	;;
	.mfi
	nop 0
	fabs f18 = f18
	nop 0
	.mfi
	nop 0
	mov f13 = f3
	nop 0
	;;
	.mfi
	nop 0
	fadd f9 = f9, f9
	nop 0
	.mfi
	nop 0
	mov f15 = f5
	nop 0
	;;
	.mfi
	nop 0
	mov f12 = f2
	nop 0
	.mfi
	nop 0
	frcpa.s0 f8, p8 = f14, f33
	nop 0
	;;
	.mmi
	stfe [r15] = f19
	nop 0
	adds r15 = 208, r12
	;;
	.mmf
	stfe [r15] = f18
	adds r15 = 240, r12
	frcpa.s0 f7, p7 = f13, f32
	;;
	.mlx
	stfe [r15] = f9
	movl r15 = @gprel(.LC5)
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f12, f15
	.mmf
	add r15 = r1, r15
	nop 0
	(p8) fnma.s1 f36 = f33, f8, f1
	;;
	.mfi
	ldfe f9 = [r15]
	(p8) fmpy.s1 f39 = f14, f8
	adds r15 = 256, r12
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f35 = f32, f7, f1
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f38 = f13, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f34 = f15, f6, f1
	nop 0
	.mfi
	nop 0
	(p8) fma.s1 f11 = f36, f36, f36
	nop 0
	;;
	.mfi
	nop 0
	(p8) fmpy.s1 f42 = f36, f36
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f37 = f12, f6
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f41 = f35, f35
	nop 0
	.mfi
	nop 0
	(p8) fnma.s1 f44 = f33, f39, f14
	nop 0
	;;
	.mfi
	nop 0
	fmpy f43 = f10, f9
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f10 = f35, f35, f35
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f34, f34, f34
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f40 = f34, f34
	nop 0
	;;
	.mfi
	nop 0
	(p8) fma.s1 f11 = f8, f11, f8
	nop 0
	.mfi
	nop 0
	(p8) fma.s1 f42 = f42, f42, f36
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f41 = f41, f41, f35
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f10 = f7, f10, f7
	.mmf
	stfe [r15] = f43
	nop 0
	(p7) fnma.s1 f43 = f32, f38, f13
	;;
	.mfi
	nop 0
	(p6) fma.s1 f40 = f40, f40, f34
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f6, f9, f6
	nop 0
	;;
	.mfi
	nop 0
	(p8) fma.s1 f11 = f11, f42, f8
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f34 = f15, f37, f12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f10 = f10, f41, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f40, f6
	;;
	.mfi
	nop 0
	(p8) fma.s1 f36 = f44, f11, f39
	nop 0
	.mfi
	nop 0
	(p8) fnma.s1 f39 = f33, f11, f1
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f35 = f43, f10, f38
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f38 = f32, f10, f1
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f34 = f34, f9, f37
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f37 = f15, f9, f1
	nop 0
	;;
	.mfi
	nop 0
	(p8) fma.s1 f11 = f11, f39, f11
	nop 0
	.mfi
	nop 0
	(p8) fnma.s1 f14 = f33, f36, f14
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f10 = f10, f38, f10
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f13 = f32, f35, f13
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f37, f9
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f12 = f15, f34, f12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s0 f8 = f14, f11, f36
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s0 f7 = f13, f10, f35
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s0 f6 = f12, f9, f34
	;;
	.mmi
	stfe [r14] = f8
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	stfe [r14] = f7
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	stfe [r14] = f6
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ldfe f16 = [r32]
	nop 0
	mov r1 = r42
	.mmi
	ldfe f19 = [r32]
	ldfe f5 = [r32]
	nop 0
	;;
	.mmi
	ldfe f18 = [r34]
	ldfe f4 = [r32]
	nop 0
	.mmi
	ldfe f17 = [r39]
	ldfe f2 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	ldfe f3 = [r32]
	nop 0
	.mmb
	ldfe f8 = [r34]
	nop 0
	br.call.sptk.many b0 = sqrtl#
	;;
	.mmi
	ldfe f12 = [r36]
	adds r14 = 80, r12
	adds r44 = 16, r12
	.mmi
	mov r1 = r42
	addl r45 = 128, r0
	adds r43 = 400, r12
	;;
	.mmi
	ldfe f11 = [r36]
	stfe [r14] = f8
	adds r14 = 32, r12
	.mmi
	ldfe f7 = [r36]
	ldfe f14 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub f16 = f16, f19
	;;
	.mfi
	nop 0
	mov f9 = f2
	nop 0
	.mfi
	nop 0
	fadd f5 = f5, f18
	nop 0
	;;
	.mfi
	nop 0
	mov f10 = f3
	nop 0
	.mfi
	nop 0
	fmpy f4 = f4, f17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fneg f13 = f12
	;;
	.mmf
	nop 0
	nop 0
	fabs f12 = f11
	.mmf
	stfe [r44] = f16
	nop 0
	fadd f7 = f7, f14
	;;
	.mmi
	stfe [r14] = f5
	nop 0
	adds r14 = 48, r12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f9, f10
	.mmi
	stfe [r14] = f4
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	stfe [r14] = f13
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	stfe [r14] = f12
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	stfe [r14] = f7
	nop 0
	adds r14 = 64, r12
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f10, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f8, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f13 = f10, f11, f9
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f12 = f12, f12, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f12, f6
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f13, f7, f11
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f11 = f10, f7, f1
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f9 = f10, f8, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s0 f6 = f9, f7, f8
	;;
	.mib
	stfe [r14] = f6
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 656, r12
	adds r17 = 528, r12
	sxt4 r14 = r33
	.mmi
	mov r1 = r42
	mov r47 = r38
	mov r43 = r37
	;;
	.mmi
	shladd r14 = r14, 4, r0
	adds r33 = 1, r33
	mov ar.lc = 7
	;;
	.mmi
	add r16 = r15, r14
	add r15 = r17, r14
	adds r17 = 400, r12
	;;
	.mmi
	nop 0
	ldfe f6 = [r16]
	add r14 = r17, r14
	.mmi
	ldfe f7 = [r15]
	;;
	ldfe f8 = [r14]
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f8, f8
	;;
	.mmi
	(p6) addl r46 = 1, r0
	;;
	getf.d r44 = f6
	(p7) mov r46 = r0
	;;
	.mib
	getf.d r45 = f7
	nop 0
	br.cloop.sptk.few .L4
.L8:
	.mlx
	nop 0
	movl r47 = @gprel(.LC8)
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	;;
	.mib
	add r47 = r1, r47
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ldfe f2 = [r32]
	mov r1 = r42
	.mmb
	ldfe f3 = [r34]
	ldfe f8 = [r32]
	br.call.sptk.many b0 = rintl#
	;;
	.mmf
	mov r1 = r42
	nop 0
	mov f4 = f8
	.mmb
	ldfe f8 = [r34]
	nop 0
	br.call.sptk.many b0 = truncl#
	;;
	.mfi
	nop 0
	fnorm.d f8 = f8
	mov r1 = r42
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	add r43 = r1, r43
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f4 = f4
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f3 = f3
	.mmf
	getf.d r47 = f8
	nop 0
	fnorm.s f2 = f2
	;;
	.mmi
	nop 0
	getf.d r46 = f4
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f3 = f3
	nop 0
	.mfi
	nop 0
	fnorm.d f2 = f2
	nop 0
	;;
	.mmi
	nop 0
	getf.d r45 = f3
	nop 0
	;;
	.mib
	getf.d r44 = f2
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ldfe f8 = [r35]
	mov r1 = r42
	.mmi
	nop 0
	ldfe f9 = [r32]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fmodl#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mmi
	ldfe f8 = [r32]
	ldfe f9 = [r35]
	mov r1 = r42
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fmodl#
	;;
	.mmf
	mov r1 = r42
	nop 0
	fcmp.unord p6, p7 = f8, f8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC10)
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f2
	.mii
	add r43 = r1, r43
	(p6) addl r45 = 1, r0
	;;
	(p7) mov r45 = r0
	;;
	.mib
	getf.d r44 = f2
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r1 = r42
	adds r19 = 872, r12
	nop 0
	.mmi
	adds r20 = 880, r12
	nop 0
	mov b0 = r40
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r41
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
	nop 0
	ldf.fill f18 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f19 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 992, r12
	br.ret.sptk.many b0
	;;
.L4:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 656, r12
	adds r17 = 528, r12
	sxt4 r14 = r33
	.mmi
	mov r1 = r42
	mov r47 = r38
	mov r43 = r37
	;;
	.mmi
	shladd r14 = r14, 4, r0
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	add r16 = r15, r14
	add r15 = r17, r14
	adds r17 = 400, r12
	;;
	.mmi
	nop 0
	ldfe f6 = [r16]
	add r14 = r17, r14
	.mmi
	ldfe f7 = [r15]
	;;
	ldfe f8 = [r14]
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f8, f8
	;;
	.mmi
	(p6) addl r46 = 1, r0
	;;
	getf.d r44 = f6
	(p7) mov r46 = r0
	;;
	.mib
	getf.d r45 = f7
	nop 0
	br.cloop.sptk.few .L4
	.mib
	nop 0
	nop 0
	br .L8
	.endp of_long_double#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"double"
	.text
	.align 16
	.align 64
	.proc of_double#
of_double:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 14, 7, 0
	adds r16 = -120, r12
	nop 0
	.mmi
	adds r17 = -112, r12
	.fframe 576
	adds r12 = -576, r12
	mov r18 = ar.lc
	;;
	.mlx
	adds r32 = 432, r12
	movl r14 = 0x7ff0000000000000
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	adds r34 = 424, r12
	adds r35 = 416, r12
	;;
	.mmi
	st8.rel [r32] = r14
	.save.f 0x4
	stf.spill [r17] = f4, 32
	adds r36 = 400, r12
	.mlx
	adds r42 = 408, r12
	movl r46 = @gprel(.LC13)
	;;
	.mmi
	ld8.acq r15 = [r32]
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	mov r45 = r1
	.mlx
	add r46 = r1, r46
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	setf.d f6 = r15
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18
	.save rp, r43
	mov r43 = b0
	.mlx
	add r41 = r1, r41
	movl r40 = @gprel(.LC7)
	;;
	.mlx
	getf.d r23 = f0
	movl r14 = 0x7ff8000000000000
	.mmi
	add r40 = r1, r40
	adds r39 = 336, r12
	adds r38 = 272, r12
	;;
	.mmi
	adds r37 = 208, r12
	nop 0
	mov r33 = r0
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mmi
	.savesp ar.lc, 456
	st8 [r16] = r18, 24
	;;
	getf.d r17 = f6
	nop 0
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3, 32
	;;
	getf.d r18 = f1
	nop 0
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5, 32
	;;
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	nop 0
	;;
	.mmi
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19
	.body
	;;
	st8.rel [r34] = r17
	nop 0
	;;
	.mmi
	st8.rel [r35] = r18
	st8.rel [r42] = r23
	nop 0
	;;
	.mib
	st8.rel [r36] = r14
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r32]
	mov r1 = r45
	.mmi
	nop 0
	ld8.acq r17 = [r32]
	nop 0
	;;
	.mmi
	ld8.acq r18 = [r32]
	setf.d f9 = r15
	nop 0
	.mlx
	setf.d f8 = r17
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	ld8.acq r23 = [r32]
	setf.d f7 = r18
	add r46 = r1, r46
	.mmi
	ld8.acq r14 = [r32]
	;;
	setf.d f6 = r23
	nop 0
	.mmi
	ld8.acq r15 = [r32]
	ld8.acq r17 = [r32]
	nop 0
	;;
	.mmi
	ld8.acq r18 = [r32]
	ld8.acq r23 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f9, f8
	.mmi
	setf.d f9 = r14
	setf.d f8 = r15
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r32]
	ld8.acq r15 = [r32]
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f7, f6
	(p8) addl r47 = 1, r0
	.mmi
	setf.d f6 = r18
	setf.d f7 = r17
	nop 0
	;;
	.mii
	ld8.acq r17 = [r32]
	(p9) mov r47 = r0
	;;
	(p6) addl r48 = 1, r0
	;;
	.mmf
	(p7) mov r48 = r0
	nop 0
	fcmp.lt p8, p9 = f9, f8
	.mmi
	setf.d f9 = r23
	setf.d f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f7, f6
	(p8) addl r49 = 1, r0
	.mmi
	setf.d f7 = r15
	setf.d f6 = r17
	nop 0
	;;
	.mmi
	(p9) mov r49 = r0
	;;
	(p6) addl r50 = 1, r0
	nop 0
	;;
	.mmf
	(p7) mov r50 = r0
	nop 0
	fcmp.gt p8, p9 = f9, f8
	;;
	.mfi
	nop 0
	fcmp.ge p6, p7 = f7, f6
	(p8) addl r51 = 1, r0
	;;
	.mmi
	(p9) mov r51 = r0
	;;
	(p6) addl r52 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r52 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r18 = [r32]
	mov r1 = r45
	.mmi
	nop 0
	ld8.acq r23 = [r34]
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r32]
	setf.d f9 = r18
	nop 0
	.mlx
	setf.d f8 = r23
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	ld8.acq r15 = [r34]
	setf.d f7 = r14
	add r46 = r1, r46
	.mmi
	ld8.acq r17 = [r32]
	;;
	setf.d f6 = r15
	nop 0
	.mmi
	ld8.acq r18 = [r34]
	ld8.acq r23 = [r32]
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r34]
	ld8.acq r15 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f9, f8
	.mmi
	setf.d f9 = r17
	setf.d f8 = r18
	nop 0
	;;
	.mmi
	ld8.acq r17 = [r34]
	ld8.acq r18 = [r32]
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f7, f6
	(p8) addl r47 = 1, r0
	.mmi
	setf.d f6 = r14
	setf.d f7 = r23
	nop 0
	;;
	.mii
	ld8.acq r23 = [r34]
	(p9) mov r47 = r0
	;;
	(p6) addl r48 = 1, r0
	;;
	.mmf
	(p7) mov r48 = r0
	nop 0
	fcmp.lt p8, p9 = f9, f8
	.mmi
	setf.d f9 = r15
	setf.d f8 = r17
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f7, f6
	(p8) addl r49 = 1, r0
	.mmi
	setf.d f7 = r18
	setf.d f6 = r23
	nop 0
	;;
	.mmi
	(p9) mov r49 = r0
	;;
	(p6) addl r50 = 1, r0
	nop 0
	;;
	.mmf
	(p7) mov r50 = r0
	nop 0
	fcmp.gt p8, p9 = f9, f8
	;;
	.mfi
	nop 0
	fcmp.ge p6, p7 = f7, f6
	(p8) addl r51 = 1, r0
	;;
	.mmi
	(p9) mov r51 = r0
	;;
	(p6) addl r52 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r52 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r35]
	mov r1 = r45
	.mmi
	nop 0
	ld8.acq r15 = [r32]
	nop 0
	;;
	.mmi
	ld8.acq r17 = [r35]
	setf.d f9 = r14
	nop 0
	.mlx
	setf.d f8 = r15
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	ld8.acq r18 = [r32]
	setf.d f7 = r17
	add r46 = r1, r46
	.mmi
	ld8.acq r23 = [r35]
	;;
	setf.d f6 = r18
	nop 0
	.mmi
	ld8.acq r14 = [r32]
	ld8.acq r15 = [r35]
	nop 0
	;;
	.mmi
	ld8.acq r17 = [r32]
	ld8.acq r18 = [r35]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f9, f8
	.mmi
	setf.d f9 = r23
	setf.d f8 = r14
	nop 0
	;;
	.mmi
	ld8.acq r23 = [r32]
	ld8.acq r14 = [r35]
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f7, f6
	(p8) addl r47 = 1, r0
	.mmi
	setf.d f6 = r17
	setf.d f7 = r15
	nop 0
	;;
	.mii
	ld8.acq r15 = [r32]
	(p9) mov r47 = r0
	;;
	(p6) addl r48 = 1, r0
	;;
	.mmf
	(p7) mov r48 = r0
	nop 0
	fcmp.lt p8, p9 = f9, f8
	.mmi
	setf.d f9 = r18
	setf.d f8 = r23
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f7, f6
	(p8) addl r49 = 1, r0
	.mmi
	setf.d f7 = r14
	setf.d f6 = r15
	nop 0
	;;
	.mmi
	(p9) mov r49 = r0
	;;
	(p6) addl r50 = 1, r0
	nop 0
	;;
	.mmf
	(p7) mov r50 = r0
	nop 0
	fcmp.gt p8, p9 = f9, f8
	;;
	.mfi
	nop 0
	fcmp.ge p6, p7 = f7, f6
	(p8) addl r51 = 1, r0
	;;
	.mmi
	(p9) mov r51 = r0
	;;
	(p6) addl r52 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r52 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r17 = [r36]
	mov r1 = r45
	.mmi
	nop 0
	ld8.acq r18 = [r32]
	nop 0
	;;
	.mmi
	ld8.acq r23 = [r36]
	setf.d f9 = r17
	nop 0
	.mlx
	setf.d f8 = r18
	movl r46 = @gprel(.LC4)
	;;
	.mmi
	ld8.acq r14 = [r32]
	setf.d f7 = r23
	add r46 = r1, r46
	.mmi
	ld8.acq r15 = [r36]
	;;
	setf.d f6 = r14
	nop 0
	.mmi
	ld8.acq r17 = [r32]
	ld8.acq r18 = [r36]
	nop 0
	;;
	.mmi
	ld8.acq r23 = [r32]
	ld8.acq r14 = [r36]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f9, f8
	.mmi
	setf.d f9 = r15
	setf.d f8 = r17
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r32]
	ld8.acq r17 = [r36]
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f7, f6
	(p8) addl r47 = 1, r0
	.mmi
	setf.d f6 = r23
	setf.d f7 = r18
	nop 0
	;;
	.mii
	ld8.acq r18 = [r32]
	(p9) mov r47 = r0
	;;
	(p6) addl r48 = 1, r0
	;;
	.mfi
	nop 0
	fcmp.lt p8, p9 = f9, f8
	(p7) mov r48 = r0
	.mmi
	setf.d f9 = r14
	setf.d f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f7, f6
	(p8) addl r49 = 1, r0
	.mmi
	setf.d f7 = r17
	setf.d f6 = r18
	nop 0
	;;
	.mmi
	(p9) mov r49 = r0
	;;
	(p6) addl r50 = 1, r0
	nop 0
	;;
	.mfi
	nop 0
	fcmp.gt p8, p9 = f9, f8
	(p7) mov r50 = r0
	;;
	.mfi
	nop 0
	fcmp.ge p6, p7 = f7, f6
	(p8) addl r51 = 1, r0
	;;
	.mmi
	(p9) mov r51 = r0
	;;
	(p6) addl r52 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r52 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8.acq r23 = [r32]
	adds r22 = 144, r12
	adds r21 = 152, r12
	.mmi
	adds r20 = 160, r12
	adds r19 = 168, r12
	adds r18 = 176, r12
	;;
	.mmi
	ld8.acq r14 = [r35]
	setf.d f11 = r23
	adds r16 = 192, r12
	.mmi
	mov r1 = r45
	ld8.acq r15 = [r35]
	nop 0
	;;
	.mmi
	setf.d f7 = r14
	ld8.acq r17 = [r32]
	nop 0
	.mmi
	setf.d f8 = r15
	ld8.acq r23 = [r35]
	adds r14 = 344, r12
	;;
	.mmi
	setf.d f6 = r17
	ld8.acq r15 = [r32]
	nop 0
	.mmi
	setf.d f10 = r23
	ld8.acq r23 = [r32]
	adds r17 = 184, r12
	;;
	.mmi
	setf.d f9 = r23
	ld8.acq r23 = [r34]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f11 = f11, f7
	.mmi
	setf.d f7 = r15
	nop 0
	adds r15 = 200, r12
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f6
	.mmi
	setf.d f6 = r23
	ld8.acq r23 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	stfd [r22] = f11
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f10 = f10, f7
	.mmi
	setf.d f7 = r23
	ld8.acq r23 = [r34]
	nop 0
	;;
	.mmf
	setf.d f13 = r23
	ld8.acq r23 = [r32]
	fsub.d f9 = f9, f6
	.mmi
	stfd [r21] = f8
	ld8 r22 = [r22]
	nop 0
	;;
	.mmi
	setf.d f6 = r23
	ld8.acq r23 = [r34]
	nop 0
	.mmi
	ld8 r21 = [r21]
	;;
	setf.d f12 = r23
	nop 0
	.mmi
	ld8.acq r23 = [r35]
	;;
	setf.d f11 = r23
	nop 0
	.mmi
	ld8.acq r23 = [r42]
	stfd [r20] = f10
	nop 0
	;;
	.mmi
	stfd [r19] = f9
	ld8 r20 = [r20]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f13
	.mmi
	setf.d f13 = r23
	ld8.acq r23 = [r35]
	nop 0
	;;
	.mmi
	setf.d f8 = r23
	ld8.acq r23 = [r42]
	nop 0
	.mmi
	st8.rel [r39] = r22
	ld8 r19 = [r19]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f12
	nop 0
	.mmi
	setf.d f12 = r23
	st8.rel [r14] = r21
	adds r14 = 352, r12
	;;
	.mmi
	st8.rel [r14] = r20
	nop 0
	adds r14 = 360, r12
	;;
	.mmi
	stfd [r18] = f7
	st8.rel [r14] = r19
	adds r14 = 368, r12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f10, p7 = f11, f13
	;;
	.mfi
	nop 0
	fneg f8 = f8
	nop 0
	.mmi
	stfd [r17] = f6
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f6 = f13, f10, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f8, f12
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f6, f6
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f7 = f10, f6, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f12, f9, f1
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f15 = f14, f14
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f7 = f7, f14, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f9, f6, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f7 = f7, f15, f7
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f14, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f14, f14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f15 = f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f14, f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f11 = f13, f15, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f13 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f10 = f11, f7, f15
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f12, f13, f8
	;;
	.mmi
	nop 0
	stfd [r16] = f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f8, f6, f13
	;;
	.mmi
	stfd [r15] = f9
	ld8 r18 = [r18]
	nop 0
	.mmi
	ld8 r17 = [r17]
	;;
	st8.rel [r14] = r18
	adds r14 = 376, r12
	.mmi
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8.rel [r14] = r17
	nop 0
	adds r14 = 384, r12
	;;
	.mmi
	st8.rel [r14] = r16
	nop 0
	adds r14 = 392, r12
	;;
	.mmi
	nop 0
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r32]
	ld8.acq r15 = [r42]
	nop 0
	;;
	.mmi
	ld8.acq r17 = [r35]
	setf.d f4 = r14
	nop 0
	.mmi
	setf.d f17 = r15
	ld8.acq r18 = [r32]
	nop 0
	;;
	.mmi
	setf.d f3 = r17
	ld8.acq r23 = [r35]
	nop 0
	.mmi
	setf.d f16 = r18
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r32]
	setf.d f2 = r23
	nop 0
	.mmi
	setf.d f5 = r14
	ld8.acq r17 = [r34]
	nop 0
	;;
	.mmi
	ld8.acq r18 = [r32]
	setf.d f19 = r15
	nop 0
	.mmi
	setf.d f18 = r17
	;;
	setf.d f8 = r18
	nop 0
	;;
	.mfi
	nop 0
	fneg f19 = f19
	nop 0
	.mfi
	nop 0
	fabs f18 = f18
	nop 0
	;;
	.mfb
	nop 0
	fnorm f8 = f8
	br.call.sptk.many b0 = sqrtl#
	;;
	.mmf
	ld8.acq r23 = [r32]
	nop 0
	mov f33 = f17
	.mfi
	nop 0
	mov f32 = f16
	adds r20 = 120, r12
	;;
	.mfi
	ld8.acq r14 = [r32]
	mov f14 = f4
	adds r19 = 128, r12
	.mfi
	setf.d f6 = r23
	mov f13 = f3
	adds r18 = 136, r12
	;;
	.mfi
	adds r17 = 80, r12
	mov f15 = f5
	adds r16 = 88, r12
	.mfi
	setf.d f7 = r14
	mov f12 = f2
	adds r15 = 96, r12
	;;
	.mlx
	adds r22 = 104, r12
	movl r23 = 0x3fe0000000000000
	.mfi
	adds r14 = 280, r12
	fnorm.d f8 = f8
	adds r21 = 112, r12
	;;
	.mmi
	setf.d f34 = r23
	stfd [r22] = f19
	mov r1 = r45
	;;
	.mfi
	nop 0
	frcpa.s0 f10, p7 = f13, f32
	nop 0
	.mmf
	stfd [r21] = f18
	ld8 r22 = [r22]
	frcpa.s0 f11, p8 = f14, f33
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f12, f15
	.mmf
	ld8 r21 = [r21]
	nop 0
	fadd.d f6 = f6, f6
	;;
	.mmi
	stfd [r20] = f8
	;;
	ld8 r20 = [r20]
	nop 0
	;;
	.mfi
	nop 0
	(p8) fnma.s1 f8 = f33, f11, f1
	nop 0
	.mfi
	nop 0
	fmpy.d f34 = f7, f34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f7 = f32, f10, f1
	.mmf
	stfd [r19] = f6
	nop 0
	(p6) fnma.s1 f6 = f15, f9, f1
	;;
	.mmi
	nop 0
	ld8 r19 = [r19]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fmpy.s1 f36 = f8, f8
	.mmf
	stfd [r18] = f34
	nop 0
	(p8) fma.s1 f8 = f11, f8, f11
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s1 f35 = f7, f7
	.mmf
	ld8 r18 = [r18]
	nop 0
	(p7) fma.s1 f7 = f10, f7, f10
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f34 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f9, f6, f9
	nop 0
	;;
	.mfi
	nop 0
	(p8) fma.s1 f8 = f8, f36, f8
	nop 0
	.mfi
	nop 0
	(p8) fmpy.s1 f36 = f36, f36
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f7 = f7, f35, f7
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f35 = f35, f35
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f34, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f34 = f34, f34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s1 f8 = f8, f36, f8
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f7 = f7, f35, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f34, f6
	;;
	.mmf
	nop 0
	nop 0
	(p8) fmpy.d.s1 f36 = f14, f8
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f35 = f13, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f34 = f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p8) fnma.s1 f14 = f33, f36, f14
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f13 = f32, f35, f13
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f15, f34, f12
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.d.s0 f11 = f14, f8, f36
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f10 = f13, f7, f35
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f12, f6, f34
	;;
	.mmi
	stfd [r17] = f11
	;;
	stfd [r16] = f10
	nop 0
	.mmi
	ld8 r17 = [r17]
	;;
	stfd [r15] = f9
	nop 0
	.mmi
	ld8 r16 = [r16]
	st8.rel [r38] = r17
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	st8.rel [r14] = r16
	adds r14 = 288, r12
	;;
	.mmi
	st8.rel [r14] = r15
	nop 0
	adds r14 = 296, r12
	;;
	.mmi
	st8.rel [r14] = r22
	nop 0
	adds r14 = 304, r12
	;;
	.mmi
	st8.rel [r14] = r21
	nop 0
	adds r14 = 312, r12
	;;
	.mmi
	st8.rel [r14] = r20
	nop 0
	adds r14 = 320, r12
	;;
	.mmi
	st8.rel [r14] = r19
	nop 0
	adds r14 = 328, r12
	;;
	.mmi
	nop 0
	st8.rel [r14] = r18
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r32]
	ld8.acq r15 = [r32]
	nop 0
	;;
	.mmi
	ld8.acq r17 = [r32]
	setf.d f16 = r14
	nop 0
	.mmi
	setf.d f19 = r15
	ld8.acq r18 = [r34]
	nop 0
	;;
	.mmi
	setf.d f4 = r17
	ld8.acq r23 = [r32]
	nop 0
	.mmi
	setf.d f18 = r18
	ld8.acq r42 = [r42]
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r32]
	setf.d f5 = r23
	nop 0
	.mmi
	setf.d f17 = r42
	ld8.acq r15 = [r32]
	nop 0
	;;
	.mmi
	ld8.acq r17 = [r34]
	setf.d f2 = r14
	nop 0
	.mmi
	setf.d f3 = r15
	;;
	setf.d f8 = r17
	nop 0
	;;
	.mfb
	nop 0
	fnorm f8 = f8
	br.call.sptk.many b0 = sqrtl#
	;;
	.mfi
	ld8.acq r18 = [r36]
	mov f9 = f2
	adds r16 = 24, r12
	.mfi
	adds r17 = 16, r12
	mov f10 = f3
	mov r1 = r45
	;;
	.mmf
	ld8.acq r23 = [r36]
	setf.d f11 = r18
	fadd.d f4 = f4, f18
	.mfi
	mov r15 = r16
	fnorm.d f8 = f8
	mov r50 = r41
	;;
	.mmf
	setf.d f12 = r23
	ld8.acq r36 = [r36]
	fsub.d f16 = f16, f19
	.mfi
	adds r23 = 16, r12
	fmpy.d f5 = f5, f17
	mov r46 = r40
	;;
	.mmi
	ld8.acq r14 = [r32]
	setf.d f6 = r36
	mov ar.lc = 7
	;;
	.mmi
	setf.d f7 = r14
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	stfd [r16] = f4
	nop 0
	adds r16 = 64, r12
	;;
	.mmf
	nop 0
	nop 0
	fneg f11 = f11
	.mmi
	stfd [r17] = f16
	nop 0
	adds r17 = 32, r12
	;;
	.mfi
	nop 0
	fabs f12 = f12
	nop 0
	.mmi
	stfd [r17] = f5
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f6 = f6, f7
	nop 0
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f9, f10
	nop 0
	;;
	.mmi
	stfd [r16] = f12
	nop 0
	adds r16 = 56, r12
	;;
	.mmi
	stfd [r16] = f11
	nop 0
	adds r16 = 72, r12
	;;
	.mfi
	stfd [r16] = f6
	(p6) fnma.s1 f6 = f10, f7, f1
	adds r16 = 48, r12
	;;
	.mmi
	stfd [r16] = f8
	ld8 r16 = [r23]
	nop 0
	;;
	.mmi
	st8.rel [r37] = r16
	nop 0
	adds r16 = 40, r12
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f8 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f9, f6, f8
	;;
	.mmi
	stfd [r16] = f7
	;;
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8.rel [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 224, r12
	;;
	.mmi
	st8.rel [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 232, r12
	;;
	.mmi
	st8.rel [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 240, r12
	;;
	.mmi
	st8.rel [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 248, r12
	;;
	.mmi
	st8.rel [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 256, r12
	;;
	.mmi
	st8.rel [r14] = r16
	ld8 r15 = [r15]
	adds r14 = 264, r12
	;;
	.mii
	st8.rel [r14] = r15
	sxt4 r14 = r33
	adds r33 = 1, r33
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r16 = r39, r14
	add r15 = r38, r14
	.mmi
	add r14 = r37, r14
	;;
	ld8.acq r16 = [r16]
	nop 0
	.mmi
	ld8.acq r15 = [r15]
	;;
	ld8.acq r14 = [r14]
	mov r48 = r15
	.mmi
	mov r47 = r16
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f6, f6
	;;
	.mmi
	nop 0
	(p6) addl r49 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r49 = r0
	br.cloop.sptk.few .L12
.L16:
	.mlx
	nop 0
	movl r50 = @gprel(.LC8)
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mib
	add r50 = r1, r50
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r32]
	mov r1 = r45
	.mmi
	ld8.acq r15 = [r34]
	;;
	setf.d f2 = r14
	nop 0
	.mmi
	setf.d f3 = r15
	ld8.acq r17 = [r32]
	nop 0
	;;
	.mib
	setf.d f8 = r17
	nop 0
	br.call.sptk.many b0 = rint#
	;;
	.mfi
	ld8.acq r34 = [r34]
	mov f4 = f8
	mov r1 = r45
	;;
	.mib
	setf.d f8 = r34
	nop 0
	br.call.sptk.many b0 = trunc#
	;;
	.mmi
	mov r1 = r45
	getf.d r50 = f8
	nop 0
	;;
	.mfi
	nop 0
	fnorm.s f3 = f3
	nop 0
	.mfi
	nop 0
	fnorm.s f2 = f2
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	.mmi
	getf.d r49 = f4
	;;
	add r46 = r1, r46
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f3 = f3
	nop 0
	.mfi
	nop 0
	fnorm.d f2 = f2
	nop 0
	;;
	.mmi
	nop 0
	getf.d r48 = f3
	nop 0
	;;
	.mib
	getf.d r47 = f2
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r18 = [r35]
	mov r1 = r45
	.mmi
	nop 0
	ld8.acq r23 = [r32]
	nop 0
	;;
	.mmi
	setf.d f8 = r18
	setf.d f9 = r23
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm f8 = f8
	.mfb
	nop 0
	fnorm f9 = f9
	br.call.sptk.many b0 = fmodl#
	;;
	.mmf
	ld8.acq r32 = [r32]
	nop 0
	mov f2 = f8
	.mmi
	mov r1 = r45
	ld8.acq r35 = [r35]
	nop 0
	;;
	.mmi
	setf.d f8 = r32
	setf.d f9 = r35
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm f8 = f8
	.mfb
	nop 0
	fnorm f9 = f9
	br.call.sptk.many b0 = fmodl#
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f2
	.mmf
	mov r1 = r45
	nop 0
	fcmp.unord p6, p7 = f8, f8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC10)
	;;
	.mii
	add r46 = r1, r46
	(p6) addl r48 = 1, r0
	;;
	(p7) mov r48 = r0
	;;
	.mib
	getf.d r47 = f2
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r1 = r45
	adds r19 = 456, r12
	nop 0
	.mmi
	adds r20 = 464, r12
	nop 0
	mov b0 = r43
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r44
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
	nop 0
	ldf.fill f18 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f19 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 576, r12
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	sxt4 r14 = r33
	nop 0
	.mmi
	mov r1 = r45
	mov r50 = r41
	mov r46 = r40
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	add r16 = r39, r14
	add r15 = r38, r14
	add r14 = r37, r14
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r14]
	mov r48 = r15
	mov r47 = r16
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f6, f6
	;;
	.mmi
	nop 0
	(p6) addl r49 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r49 = r0
	br.cloop.sptk.few .L12
	.mib
	nop 0
	nop 0
	br .L16
	.endp of_double#
	.section	.rodata.str1.8
	.align 8
.LC14:
	stringz	"float"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 13, 7, 0
	adds r16 = -120, r12
	nop 0
	.mmi
	adds r17 = -112, r12
	.fframe 368
	adds r12 = -368, r12
	mov r18 = ar.lc
	;;
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	adds r32 = 224, r12
	adds r34 = 220, r12
	.mlx
	adds r35 = 216, r12
	movl r14 = 0x7f800000
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	st4.rel [r32] = r14
	adds r36 = 208, r12
	.mlx
	adds r41 = 212, r12
	movl r45 = @gprel(.LC14)
	;;
	.mlx
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	movl r40 = @gprel(.LC6)
	.mlx
	mov r44 = r1
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18
	ld4.acq r17 = [r32]
	.save rp, r42
	mov r42 = b0
	.mmi
	add r40 = r1, r40
	add r39 = r1, r39
	add r45 = r1, r45
	;;
	.mmi
	getf.s r14 = f1
	setf.s f6 = r17
	nop 0
	.mmi
	adds r38 = 80, r12
	adds r37 = 48, r12
	mov r33 = r0
	;;
	.mmi
	nop 0
	getf.s r17 = f0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mmi
	.savesp ar.lc, 248
	st8 [r16] = r18, 24
	;;
	getf.s r19 = f6
	nop 0
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3, 32
	;;
	.save.f 0x8
	stf.spill [r16] = f5, 32
	nop 0
	;;
	.mmi
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	;;
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19
	.body
	nop 0
	;;
	.mlx
	st4.rel [r34] = r19
	movl r19 = 0x7fc00000
	.mmi
	st4.rel [r35] = r14
	;;
	st4.rel [r41] = r17
	nop 0
	.mmb
	st4.rel [r36] = r19
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	mov r1 = r44
	.mmi
	nop 0
	ld4.acq r17 = [r32]
	nop 0
	;;
	.mmi
	setf.s f9 = r14
	ld4.acq r19 = [r32]
	nop 0
	.mlx
	setf.s f8 = r17
	movl r45 = @gprel(.LC3)
	;;
	.mmi
	ld4.acq r14 = [r32]
	setf.s f7 = r19
	add r45 = r1, r45
	.mmi
	ld4.acq r17 = [r32]
	;;
	setf.s f6 = r14
	nop 0
	.mmi
	ld4.acq r19 = [r32]
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f9, f8
	.mmi
	setf.s f9 = r17
	setf.s f8 = r19
	nop 0
	;;
	.mmi
	ld4.acq r17 = [r32]
	ld4.acq r19 = [r32]
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f7, f6
	(p8) addl r46 = 1, r0
	.mmi
	setf.s f7 = r14
	setf.s f6 = r17
	nop 0
	;;
	.mmi
	(p9) mov r46 = r0
	ld4.acq r14 = [r32]
	nop 0
	.mmi
	ld4.acq r17 = [r32]
	;;
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mfi
	nop 0
	fcmp.lt p8, p9 = f9, f8
	nop 0
	.mmi
	setf.s f9 = r19
	ld4.acq r19 = [r32]
	(p7) mov r47 = r0
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f7, f6
	(p8) addl r48 = 1, r0
	.mmi
	setf.s f7 = r17
	setf.s f6 = r19
	nop 0
	;;
	.mmi
	(p9) mov r48 = r0
	;;
	(p6) addl r49 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r49 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p8, p9 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f7, f6
	;;
	.mmi
	(p8) addl r50 = 1, r0
	;;
	(p9) mov r50 = r0
	(p6) addl r51 = 1, r0
	;;
	.mib
	(p7) mov r51 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	mov r1 = r44
	.mmi
	nop 0
	ld4.acq r17 = [r34]
	nop 0
	;;
	.mmi
	setf.s f9 = r14
	ld4.acq r19 = [r32]
	nop 0
	.mlx
	setf.s f8 = r17
	movl r45 = @gprel(.LC3)
	;;
	.mmi
	ld4.acq r14 = [r34]
	setf.s f7 = r19
	add r45 = r1, r45
	.mmi
	ld4.acq r17 = [r32]
	;;
	setf.s f6 = r14
	nop 0
	.mmi
	ld4.acq r19 = [r34]
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f9, f8
	.mmi
	setf.s f9 = r17
	setf.s f8 = r19
	nop 0
	;;
	.mmi
	ld4.acq r17 = [r34]
	ld4.acq r19 = [r32]
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f7, f6
	(p8) addl r46 = 1, r0
	.mmi
	setf.s f7 = r14
	setf.s f6 = r17
	nop 0
	;;
	.mmi
	(p9) mov r46 = r0
	ld4.acq r14 = [r34]
	nop 0
	.mmi
	ld4.acq r17 = [r32]
	;;
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mfi
	nop 0
	fcmp.lt p8, p9 = f9, f8
	nop 0
	.mmi
	setf.s f9 = r19
	ld4.acq r19 = [r34]
	(p7) mov r47 = r0
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f7, f6
	(p8) addl r48 = 1, r0
	.mmi
	setf.s f7 = r17
	setf.s f6 = r19
	nop 0
	;;
	.mmi
	(p9) mov r48 = r0
	;;
	(p6) addl r49 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r49 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p8, p9 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f7, f6
	;;
	.mmi
	(p8) addl r50 = 1, r0
	;;
	(p9) mov r50 = r0
	(p6) addl r51 = 1, r0
	;;
	.mib
	(p7) mov r51 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r35]
	mov r1 = r44
	.mmi
	nop 0
	ld4.acq r17 = [r32]
	nop 0
	;;
	.mmi
	setf.s f9 = r14
	ld4.acq r19 = [r35]
	nop 0
	.mlx
	setf.s f8 = r17
	movl r45 = @gprel(.LC3)
	;;
	.mmi
	ld4.acq r14 = [r32]
	setf.s f7 = r19
	add r45 = r1, r45
	.mmi
	ld4.acq r17 = [r35]
	;;
	setf.s f6 = r14
	nop 0
	.mmi
	ld4.acq r19 = [r32]
	ld4.acq r14 = [r35]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f9, f8
	.mmi
	setf.s f9 = r17
	setf.s f8 = r19
	nop 0
	;;
	.mmi
	ld4.acq r17 = [r32]
	ld4.acq r19 = [r35]
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f7, f6
	(p8) addl r46 = 1, r0
	.mmi
	setf.s f7 = r14
	setf.s f6 = r17
	nop 0
	;;
	.mmi
	(p9) mov r46 = r0
	ld4.acq r14 = [r32]
	nop 0
	.mmi
	ld4.acq r17 = [r35]
	;;
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mfi
	nop 0
	fcmp.lt p8, p9 = f9, f8
	nop 0
	.mmi
	setf.s f9 = r19
	ld4.acq r19 = [r32]
	(p7) mov r47 = r0
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f7, f6
	(p8) addl r48 = 1, r0
	.mmi
	setf.s f7 = r17
	setf.s f6 = r19
	nop 0
	;;
	.mmi
	(p9) mov r48 = r0
	;;
	(p6) addl r49 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r49 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p8, p9 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f7, f6
	;;
	.mmi
	(p8) addl r50 = 1, r0
	;;
	(p9) mov r50 = r0
	(p6) addl r51 = 1, r0
	;;
	.mib
	(p7) mov r51 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r36]
	mov r1 = r44
	.mmi
	nop 0
	ld4.acq r17 = [r32]
	nop 0
	;;
	.mmi
	setf.s f9 = r14
	ld4.acq r19 = [r36]
	nop 0
	.mlx
	setf.s f8 = r17
	movl r45 = @gprel(.LC4)
	;;
	.mmi
	ld4.acq r14 = [r32]
	setf.s f7 = r19
	add r45 = r1, r45
	.mmi
	ld4.acq r17 = [r36]
	;;
	setf.s f6 = r14
	nop 0
	.mmi
	ld4.acq r19 = [r32]
	ld4.acq r14 = [r36]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f9, f8
	.mmi
	setf.s f9 = r17
	setf.s f8 = r19
	nop 0
	;;
	.mmi
	ld4.acq r17 = [r32]
	ld4.acq r19 = [r36]
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f7, f6
	(p8) addl r46 = 1, r0
	.mmi
	setf.s f7 = r14
	setf.s f6 = r17
	nop 0
	;;
	.mmi
	(p9) mov r46 = r0
	ld4.acq r14 = [r32]
	nop 0
	.mmi
	ld4.acq r17 = [r36]
	;;
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mfi
	nop 0
	fcmp.lt p8, p9 = f9, f8
	nop 0
	.mmi
	setf.s f9 = r19
	ld4.acq r19 = [r32]
	(p7) mov r47 = r0
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f7, f6
	(p8) addl r48 = 1, r0
	.mmi
	setf.s f7 = r17
	setf.s f6 = r19
	nop 0
	;;
	.mmi
	(p9) mov r48 = r0
	;;
	(p6) addl r49 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r49 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p8, p9 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f7, f6
	;;
	.mmi
	(p8) addl r50 = 1, r0
	;;
	(p6) addl r51 = 1, r0
	(p9) mov r50 = r0
	;;
	.mib
	(p7) mov r51 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	adds r18 = 112, r12
	adds r16 = 120, r12
	.mmi
	adds r15 = 136, r12
	ld4.acq r17 = [r35]
	mov r1 = r44
	;;
	.mmi
	setf.s f7 = r17
	setf.s f8 = r14
	nop 0
	.mmi
	ld4.acq r19 = [r35]
	ld4.acq r14 = [r32]
	adds r17 = 128, r12
	;;
	.mmi
	setf.s f10 = r14
	setf.s f6 = r19
	nop 0
	.mmi
	ld4.acq r19 = [r35]
	nop 0
	adds r14 = 88, r12
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f7
	.mmi
	setf.s f7 = r19
	ld4.acq r19 = [r32]
	nop 0
	;;
	.mmf
	setf.s f9 = r19
	ld4.acq r19 = [r32]
	fadd.s f6 = f6, f10
	;;
	.mmi
	setf.s f14 = r19
	ld4.acq r19 = [r34]
	nop 0
	;;
	.mmi
	setf.s f10 = r19
	ld4.acq r19 = [r34]
	nop 0
	;;
	.mmi
	setf.s f13 = r19
	ld4.acq r19 = [r34]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fpack f8 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f7, f9
	.mmi
	setf.s f9 = r19
	ld4.acq r19 = [r32]
	nop 0
	;;
	.mmi
	setf.s f12 = r19
	ld4.acq r19 = [r34]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f14 = f14, f10
	.mmi
	setf.s f10 = r19
	ld4.acq r19 = [r35]
	nop 0
	;;
	.mmi
	stf8 [r18] = f8
	;;
	ld8 r18 = [r18]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f13 = f13, f9
	.mmi
	setf.s f9 = r19
	ld4.acq r19 = [r41]
	nop 0
	;;
	.mmf
	setf.s f11 = r19
	ld4.acq r19 = [r35]
	fpack f7 = f14, f7
	;;
	.mmf
	setf.s f6 = r19
	ld4.acq r19 = [r41]
	fmpy.s f12 = f12, f10
	.mmi
	st8.rel [r38] = r18
	;;
	setf.s f10 = r19
	adds r19 = 132, r12
	;;
	.mmi
	stfs [r17] = f13
	;;
	stf8 [r16] = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p7 = f9, f11
	.mmi
	stfs [r19] = f12
	ld8 r16 = [r16]
	nop 0
	;;
	.mfi
	nop 0
	fneg f6 = f6
	nop 0
	.mmi
	st8.rel [r14] = r16
	adds r16 = 140, r12
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r17 = [r17]
	;;
	st8.rel [r14] = r17
	adds r14 = 104, r12
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f12 = f11, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f10
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f13 = f8, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f15 = f10, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f13 = f13, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f12 = f7, f15, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s.s1 f14 = f9, f13
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f12 = f12, f15, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f9 = f14, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s.s0 f8 = f9, f13, f14
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f11, f10, f6
	;;
	.mmi
	nop 0
	stfs [r15] = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f6, f12, f11
	;;
	.mmi
	stfs [r16] = f7
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r32]
	ld4.acq r17 = [r41]
	nop 0
	;;
	.mmi
	setf.s f4 = r14
	ld4.acq r19 = [r35]
	nop 0
	.mmi
	setf.s f17 = r17
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mmi
	setf.s f3 = r19
	setf.s f16 = r14
	nop 0
	.mmi
	ld4.acq r17 = [r35]
	ld4.acq r19 = [r34]
	nop 0
	;;
	.mmi
	setf.s f2 = r17
	ld4.acq r14 = [r32]
	nop 0
	.mmi
	setf.s f5 = r19
	ld4.acq r17 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r19 = [r32]
	nop 0
	.mmi
	setf.s f19 = r14
	setf.s f18 = r17
	nop 0
	;;
	.mib
	setf.s f8 = r19
	nop 0
	br.call.sptk.many b0 = sqrtf#
	;;
	.mfi
	adds r19 = 164, r12
	mov f14 = f17
	adds r15 = 144, r12
	.mfi
	ld4.acq r14 = [r32]
	mov f11 = f4
	adds r16 = 152, r12
	;;
	.mfi
	nop 0
	mov f13 = f16
	adds r18 = 160, r12
	.mfi
	ld4.acq r17 = [r32]
	mov f10 = f3
	mov r1 = r44
	;;
	.mlx
	stfs [r19] = f8
	movl r19 = 0x3f000000
	.mfi
	setf.s f32 = r17
	mov f12 = f5
	adds r17 = 168, r12
	;;
	.mfi
	setf.s f7 = r19
	mov f9 = f2
	nop 0
	.mfi
	setf.s f15 = r14
	fneg f19 = f19
	adds r19 = 156, r12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p8 = f11, f14
	.mfi
	nop 0
	fabs f18 = f18
	adds r14 = 56, r12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p7 = f10, f13
	;;
	.mmi
	stfs [r19] = f19
	nop 0
	adds r19 = 172, r12
	;;
	.mmf
	nop 0
	nop 0
	(p8) fnma.s1 f36 = f14, f6, f1
	.mmf
	stfs [r18] = f18
	nop 0
	fmpy.s f32 = f32, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f35 = f13, f8, f1
	.mmf
	ld8 r18 = [r18]
	nop 0
	frcpa.s0 f7, p6 = f9, f12
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f15 = f15, f15
	;;
	.mfi
	nop 0
	(p8) fma.s1 f33 = f6, f36, f6
	nop 0
	.mmi
	stfs [r19] = f32
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f34 = f12, f7, f1
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f32 = f8, f35, f8
	nop 0
	;;
	.mmi
	stfs [r17] = f15
	;;
	ld8 r17 = [r17]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s1 f33 = f33, f36, f6
	;;
	.mfi
	nop 0
	(p6) fma.s1 f15 = f7, f34, f7
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f32 = f32, f35, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fmpy.s.s1 f36 = f11, f33
	;;
	.mfi
	nop 0
	(p6) fma.s1 f15 = f15, f34, f7
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s.s1 f35 = f10, f32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fnma.s1 f11 = f36, f14, f11
	;;
	.mfi
	nop 0
	(p6) fmpy.s.s1 f34 = f9, f15
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f10 = f35, f13, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s.s0 f6 = f11, f33, f36
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f9 = f34, f12, f9
	nop 0
	.mfi
	nop 0
	(p7) fma.s.s0 f8 = f10, f32, f35
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f7 = f9, f15, f34
	nop 0
	.mfi
	nop 0
	fpack f6 = f8, f6
	nop 0
	;;
	.mmi
	stfs [r16] = f7
	stf8 [r15] = f6
	nop 0
	;;
	.mmi
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8.rel [r37] = r15
	st8.rel [r14] = r16
	adds r14 = 64, r12
	;;
	.mmi
	st8.rel [r14] = r18
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	nop 0
	st8.rel [r14] = r17
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r32]
	ld4.acq r17 = [r32]
	nop 0
	;;
	.mmi
	setf.s f5 = r14
	ld4.acq r19 = [r32]
	nop 0
	.mmi
	setf.s f19 = r17
	ld4.acq r14 = [r34]
	nop 0
	;;
	.mmi
	setf.s f16 = r19
	ld4.acq r17 = [r32]
	nop 0
	.mmi
	setf.s f18 = r14
	ld4.acq r41 = [r41]
	nop 0
	;;
	.mmi
	ld4.acq r19 = [r32]
	setf.s f4 = r17
	nop 0
	.mmi
	setf.s f17 = r41
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	setf.s f2 = r19
	nop 0
	.mmi
	setf.s f3 = r14
	ld4.acq r17 = [r34]
	nop 0
	;;
	.mib
	setf.s f8 = r17
	nop 0
	br.call.sptk.many b0 = sqrtf#
	;;
	.mmf
	ld4.acq r19 = [r36]
	adds r16 = 200, r12
	fsub.s f5 = f5, f19
	.mmi
	adds r18 = 176, r12
	adds r15 = 184, r12
	mov r1 = r44
	;;
	.mmf
	ld4.acq r14 = [r36]
	setf.s f12 = r19
	fadd.s f16 = f16, f18
	.mmi
	adds r19 = 16, r12
	mov r49 = r40
	mov r45 = r39
	;;
	.mmf
	ld4.acq r36 = [r36]
	setf.s f10 = r14
	fmpy.s f4 = f4, f17
	.mmi
	adds r14 = 24, r12
	ld4.acq r17 = [r32]
	mov ar.lc = 7
	;;
	.mmf
	setf.s f6 = r17
	setf.s f11 = r36
	mov f7 = f2
	.mfi
	nop 0
	mov f9 = f3
	adds r17 = 192, r12
	;;
	.mmf
	nop 0
	nop 0
	fpack f5 = f16, f5
	;;
	.mmf
	nop 0
	nop 0
	fneg f12 = f12
	;;
	.mmf
	nop 0
	nop 0
	fabs f10 = f10
	;;
	.mfi
	nop 0
	fadd.s f11 = f11, f6
	nop 0
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f7, f9
	nop 0
	;;
	.mmi
	nop 0
	stf8 [r18] = f5
	nop 0
	;;
	.mfi
	nop 0
	fpack f8 = f12, f8
	nop 0
	.mmi
	ld8 r18 = [r18]
	;;
	st8.rel [r19] = r18
	nop 0
	;;
	.mfi
	nop 0
	fpack f10 = f11, f10
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f11 = f9, f6, f1
	nop 0
	;;
	.mmi
	stf8 [r17] = f8
	;;
	ld8 r17 = [r17]
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f11, f6
	nop 0
	.mmi
	stf8 [r16] = f10
	;;
	ld8 r16 = [r16]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f8, f10
	;;
	.mmf
	nop 0
	nop 0
	fpack f4 = f6, f4
	;;
	.mmi
	stf8 [r15] = f4
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8.rel [r14] = r15, 8
	;;
	st8.rel [r14] = r17, 8
	adds r17 = 16, r12
	;;
	.mii
	st8.rel [r14] = r16
	sxt4 r14 = r33
	adds r33 = 1, r33
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r16 = r38, r14
	add r15 = r37, r14
	add r14 = r17, r14
	;;
	.mmi
	ld4.acq r16 = [r16]
	ld4.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.s f6 = r16
	setf.s f7 = r15
	nop 0
	.mmi
	ld4.acq r14 = [r14]
	;;
	setf.s f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f8, f8
	;;
	.mmi
	(p6) addl r48 = 1, r0
	;;
	getf.d r46 = f6
	(p7) mov r48 = r0
	;;
	.mib
	getf.d r47 = f7
	nop 0
	br.cloop.sptk.few .L20
.L24:
	.mlx
	nop 0
	movl r49 = @gprel(.LC8)
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mib
	add r49 = r1, r49
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4.acq r19 = [r32]
	mov r1 = r44
	.mmi
	ld4.acq r14 = [r34]
	;;
	setf.s f3 = r19
	nop 0
	.mmi
	ld4.acq r17 = [r32]
	setf.s f4 = r14
	nop 0
	;;
	.mib
	setf.s f8 = r17
	nop 0
	br.call.sptk.many b0 = rintf#
	;;
	.mmf
	nop 0
	nop 0
	mov f2 = f8
	.mmi
	ld4.acq r34 = [r34]
	nop 0
	mov r1 = r44
	;;
	.mib
	setf.s f8 = r34
	nop 0
	br.call.sptk.many b0 = truncf#
	;;
	.mfi
	nop 0
	fnorm.d f8 = f8
	mov r1 = r44
	;;
	.mfi
	nop 0
	fnorm.d f4 = f4
	nop 0
	.mfi
	nop 0
	fnorm.d f3 = f3
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f2 = f2
	nop 0
	.mlx
	nop 0
	movl r45 = @gprel(.LC9)
	;;
	.mmi
	add r45 = r1, r45
	;;
	getf.d r49 = f8
	nop 0
	;;
	.mmi
	getf.d r47 = f4
	;;
	getf.d r48 = f2
	nop 0
	;;
	.mib
	getf.d r46 = f3
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4.acq r19 = [r35]
	mov r1 = r44
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mmi
	setf.s f8 = r19
	setf.s f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm f8 = f8
	.mfb
	nop 0
	fnorm f9 = f9
	br.call.sptk.many b0 = fmodl#
	;;
	.mmf
	ld4.acq r32 = [r32]
	nop 0
	mov f2 = f8
	.mmi
	mov r1 = r44
	ld4.acq r35 = [r35]
	nop 0
	;;
	.mmi
	setf.s f8 = r32
	setf.s f9 = r35
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm f8 = f8
	.mfb
	nop 0
	fnorm f9 = f9
	br.call.sptk.many b0 = fmodl#
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f2
	.mfi
	nop 0
	fcmp.unord p6, p7 = f8, f8
	mov r1 = r44
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC10)
	;;
	.mii
	add r45 = r1, r45
	(p6) addl r47 = 1, r0
	;;
	(p7) mov r47 = r0
	;;
	.mib
	getf.d r46 = f2
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = of_double#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = of_long_double#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r44
	nop 0
	.mmi
	adds r19 = 248, r12
	adds r20 = 256, r12
	mov b0 = r42
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r43
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
	nop 0
	ldf.fill f18 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f19 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 368, r12
	br.ret.sptk.many b0
	;;
.L20:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r17 = 16, r12
	sxt4 r14 = r33
	.mmi
	mov r1 = r44
	mov r49 = r40
	mov r45 = r39
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	add r16 = r38, r14
	add r15 = r37, r14
	add r14 = r17, r14
	;;
	.mmi
	ld4.acq r16 = [r16]
	ld4.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.s f6 = r16
	setf.s f7 = r15
	nop 0
	.mmi
	ld4.acq r14 = [r14]
	;;
	setf.s f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f8, f8
	;;
	.mmi
	(p6) addl r48 = 1, r0
	;;
	getf.d r46 = f6
	(p7) mov r48 = r0
	;;
	.mib
	getf.d r47 = f7
	nop 0
	br.cloop.sptk.few .L20
	.mib
	nop 0
	nop 0
	br .L24
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
