// e4eb79deb1677947560c068203d051aa
	.file	"arithmetic.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%g %016llx %08x\n"
	.align 8
.LC1:
	stringz	"%a %a %a %a\n"
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
	alloc r43 = ar.pfs, 0, 13, 5, 0
	adds r16 = -40, r12
	nop 0
	.mmi
	adds r17 = -32, r12
	.fframe 112
	adds r12 = -112, r12
	mov r18 = ar.lc
	;;
	.mlx
	nop 0
	movl r37 = @gprel(d.1#)
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2, 32
	movl r38 = @gprel(f.0#)
	;;
	.mmi
	add r37 = r1, r37
	add r38 = r1, r38
	.save rp, r42
	mov r42 = b0
	.mlx
	mov r44 = r1
	movl r39 = @gprel(.LC0)
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4
	adds r33 = 40, r12
	adds r32 = 32, r12
	.mmi
	mov r40 = r38
	mov r41 = r37
	adds r35 = 56, r12
	;;
	.mii
	adds r34 = 52, r12
	add r39 = r1, r39
	;;
	nop 0
	.mmi
	.savesp ar.lc, 72
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	.align 32
.L11:
	.mmi
	ldfd f35 = [r41], 8
	mov r22 = r38
	mov r36 = r37
	.mmi
	mov r48 = r0
	ldfs f36 = [r40], 4
	mov r47 = r0
	;;
	.mii
	nop 0
	mov ar.lc = 14
	nop 0
	.align 32
.L10:
	.mmi
	ldfd f7 = [r36], 8
	getf.d r14 = f35
	dep.z r18 = r48, 5, 27
	.mmi
	ldfs f6 = [r22], 4
	nop 0
	shl r17 = r47, 5
	;;
	.mmi
	getf.s r16 = f36
	sub r17 = r17, r47
	sub r18 = r18, r48
	;;
	.mmi
	st8.rel [r33] = r14
	;;
	getf.d r15 = f7
	nop 0
	;;
	.mmi
	getf.s r19 = f6
	;;
	st8.rel [r32] = r15
	nop 0
	.mmi
	st4.rel [r35] = r16
	;;
	st4.rel [r34] = r19
	nop 0
	;;
	.mmi
	ld8.acq r20 = [r33]
	ld8.acq r23 = [r32]
	nop 0
	;;
	.mmi
	setf.d f6 = r20
	setf.d f8 = r23
	nop 0
	.mmi
	ld8.acq r14 = [r33]
	ld8.acq r15 = [r32]
	nop 0
	;;
	.mmi
	ld8.acq r19 = [r33]
	setf.d f7 = r14
	nop 0
	.mmi
	setf.d f9 = r15
	ld8.acq r20 = [r32]
	nop 0
	;;
	.mmi
	ld8.acq r23 = [r33]
	ld8.acq r14 = [r32]
	nop 0
	;;
	.mmi
	setf.d f13 = r14
	setf.d f10 = r23
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f6, f8
	.mmi
	setf.d f6 = r19
	ld8.acq r19 = [r33]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f7, f9
	;;
	.mmi
	getf.d r16 = f8
	setf.d f8 = r20
	nop 0
	.mmi
	ld8.acq r20 = [r32]
	ld8.acq r23 = [r33]
	nop 0
	;;
	.mmi
	getf.d r15 = f9
	setf.d f9 = r19
	nop 0
	.mmi
	ld8.acq r19 = [r32]
	;;
	setf.d f7 = r23
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f6, f8
	.mmi
	setf.d f11 = r16
	setf.d f6 = r19
	nop 0
	;;
	.mmi
	ld8.acq r19 = [r33]
	;;
	setf.d f14 = r19
	nop 0
	;;
	.mmi
	getf.d r14 = f8
	setf.d f8 = r20
	nop 0
	.mmi
	ld8.acq r20 = [r32]
	ld8.acq r19 = [r33]
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f11, f11
	nop 0
	.mmf
	setf.d f11 = r20
	ld8.acq r20 = [r32]
	fcmp.le p10, p11 = f7, f6
	;;
	.mmi
	nop 0
	setf.d f6 = r20
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r16 = 9221120237041090560
	.mmf
	(p10) addl r47 = 1, r0
	nop 0
	frcpa.s0 f7, p6 = f10, f13
	;;
	.mmi
	add r16 = r17, r16
	ld8.acq r17 = [r33]
	(p11) mov r47 = r0
	;;
	.mfi
	nop 0
	fcmp.lt p12, p13 = f9, f8
	nop 0
	.mmi
	setf.d f8 = r15
	setf.d f9 = r19
	shladd r47 = r47, 1, r0
	;;
	.mmi
	ld8.acq r19 = [r32]
	setf.d f12 = r17
	shl r17 = r16, 5
	.mmi
	ld4.acq r20 = [r35]
	;;
	(p12) addl r23 = 1, r0
	sub r17 = r17, r16
	;;
	.mmi
	nop 0
	(p13) mov r23 = r0
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p8, p9 = f8, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mlx
	nop 0
	(p8) movl r15 = 9221120237041090560
	.mmf
	nop 0
	nop 0
	fcmp.neq p9, p10 = f9, f6
	;;
	.mmf
	setf.s f9 = r20
	ld4.acq r20 = [r34]
	fcmp.eq p7, p8 = f14, f11
	.mmf
	add r17 = r17, r15
	ld4.acq r16 = [r35]
	(p6) fnma.s1 f6 = f13, f7, f1
	;;
	.mmi
	setf.s f11 = r20
	ld4.acq r20 = [r34]
	(p9) addl r21 = 1, r0
	.mmi
	nop 0
	ld4.acq r15 = [r35]
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p11, p12 = f8, f8
	nop 0
	.mmi
	setf.d f8 = r19
	(p7) addl r19 = 1, r0
	(p10) mov r21 = r0
	;;
	.mmi
	(p8) mov r19 = r0
	nop 0
	shladd r21 = r21, 3, r0
	;;
	.mfi
	shladd r19 = r19, 2, r0
	(p6) fmpy.s1 f14 = f6, f6
	nop 0
	.mlx
	nop 0
	(p11) movl r14 = 9221120237041090560
	;;
	.mmi
	add r47 = r47, r19
	ld4.acq r19 = [r34]
	nop 0
	;;
	.mfb
	nop 0
	fadd.s f11 = f9, f11
	nop 0
	.mii
	setf.s f32 = r19
	shl r19 = r17, 5
	add r47 = r47, r23
	;;
	.mfi
	nop 0
	fcmp.gt p7, p8 = f12, f8
	sub r19 = r19, r17
	.mmi
	setf.s f12 = r20
	setf.s f8 = r16
	add r47 = r47, r21
	;;
	.mmi
	ld4.acq r23 = [r35]
	nop 0
	add r19 = r19, r14
	;;
	.mmi
	setf.s f9 = r23
	ld4.acq r23 = [r34]
	(p7) addl r20 = 1, r0
	.mmi
	ld4.acq r17 = [r35]
	;;
	getf.s r16 = f11
	nop 0
	.mmi
	setf.s f11 = r15
	ld4.acq r14 = [r34]
	(p8) mov r20 = r0
	;;
	.mmi
	setf.s f15 = r17
	shladd r20 = r20, 4, r0
	shl r17 = r19, 5
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f12 = f8, f12
	.mfi
	nop 0
	(p6) fma.s1 f8 = f7, f6, f7
	add r47 = r47, r20
	;;
	.mmi
	ld4.acq r20 = [r35]
	;;
	setf.s f34 = r20
	nop 0
	;;
	.mmf
	setf.s f6 = r16
	nop 0
	fmpy.s f32 = f11, f32
	;;
	.mmi
	getf.s r15 = f12
	setf.s f12 = r23
	nop 0
	.mmf
	ld4.acq r23 = [r34]
	nop 0
	(p6) fma.s1 f8 = f8, f14, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f14 = f14, f14
	;;
	.mfi
	nop 0
	fcmp.neq p11, p12 = f6, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	getf.s r14 = f32
	setf.s f11 = r15
	(p6) fma.s1 f8 = f8, f14, f8
	;;
	.mlx
	nop 0
	(p11) movl r16 = 2143289344
	;;
	.mmi
	add r18 = r18, r16
	ld4.acq r16 = [r35]
	nop 0
	;;
	.mmb
	setf.s f33 = r16
	sub r16 = r17, r19
	nop 0
	.mmi
	ld4.acq r19 = [r34]
	nop 0
	dep.z r17 = r18, 5, 27
	;;
	.mfi
	nop 0
	fcmp.lt p9, p10 = f15, f6
	nop 0
	.mmf
	setf.s f15 = r19
	sub r17 = r17, r18
	(p6) fmpy.d.s1 f14 = f10, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p7, p8 = f11, f11
	.mmi
	setf.s f11 = r23
	ld4.acq r23 = [r35]
	nop 0
	;;
	.mmi
	ld4.acq r18 = [r34]
	nop 0
	(p9) addl r20 = 1, r0
	.mmi
	setf.s f32 = r23
	setf.s f37 = r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = 2143289344
	.mfi
	nop 0
	frcpa.s0 f6, p7 = f9, f12
	(p10) mov r20 = r0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f10 = f13, f14, f10
	add r17 = r17, r15
	;;
	.mfi
	nop 0
	fcmp.eq p10, p11 = f33, f15
	dep.z r15 = r17, 5, 27
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p8, p9 = f34, f11
	.mmi
	setf.s f11 = r18
	nop 0
	sub r15 = r15, r17
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f15 = f12, f6, f1
	.mmf
	(p10) addl r18 = 1, r0
	nop 0
	fcmp.neq p12, p13 = f37, f37
	;;
	.mfi
	(p8) addl r48 = 1, r0
	(p6) fma.d.s0 f7 = f10, f8, f14
	(p11) mov r18 = r0
	;;
	.mlx
	(p9) mov r48 = r0
	(p12) movl r14 = 2143289344
	.mmi
	shladd r18 = r18, 2, r0
	;;
	add r15 = r15, r14
	shladd r48 = r48, 1, r0
	;;
	.mfi
	nop 0
	fcmp.neq p8, p9 = f32, f11
	dep.z r14 = r15, 5, 27
	.mfi
	nop 0
	(p7) fma.s1 f11 = f6, f15, f6
	add r48 = r48, r18
	;;
	.mmi
	sub r15 = r14, r15
	getf.d r14 = f7
	add r48 = r48, r20
	;;
	.mmi
	(p8) addl r17 = 1, r0
	;;
	(p9) mov r17 = r0
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f11 = f11, f15, f6
	shladd r17 = r17, 3, r0
	;;
	.mmi
	nop 0
	add r48 = r48, r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s.s1 f13 = f9, f11
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f9 = f13, f12, f9
	;;
	.mfi
	nop 0
	(p7) fma.s.s0 f6 = f9, f11, f13
	nop 0
	.mfi
	nop 0
	fcmp.neq p6, p7 = f7, f7
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 9221120237041090560
	;;
	.mmi
	nop 0
	add r16 = r16, r14
	nop 0
	;;
	.mfi
	getf.s r14 = f6
	fcmp.neq p6, p7 = f6, f6
	shl r17 = r16, 5
	;;
	.mmi
	sub r16 = r17, r16
	;;
	add r47 = r47, r16
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 2143289344
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	sub r14 = r15, r14
	;;
	.mib
	nop 0
	add r48 = r48, r14
	br.cloop.sptk.few .L10
	.mib
	getf.d r46 = f35
	mov r45 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = r36, r41
	(p6) br.cond.dptk .L11
	.mlx
	nop 0
	movl r19 = 0x4000000000000000
	.mlx
	adds r23 = 16, r12
	movl r20 = 0x4008000000000000
	;;
	.mlx
	nop 0
	movl r14 = 0x41200000
	.mmi
	adds r33 = 24, r12
	nop 0
	adds r32 = 48, r12
	;;
	.mmi
	st8.rel [r33] = r19
	st8.rel [r23] = r20
	nop 0
	;;
	.mmi
	st4.rel [r32] = r14
	;;
	ld8.acq r15 = [r33]
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = sqrt#
	;;
	.mmf
	adds r16 = 16, r12
	ld8.acq r33 = [r33]
	mov f4 = f8
	.mmi
	mov r1 = r44
	;;
	ld8.acq r16 = [r16]
	nop 0
	.mmi
	setf.d f2 = r33
	ld4.acq r17 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f3 = r16
	nop 0
	.mmb
	setf.s f8 = r17
	nop 0
	br.call.sptk.many b0 = sqrtf#
	;;
	.mlx
	nop 0
	movl r18 = 0x40400000
	.mfi
	ld4.acq r32 = [r32]
	fnorm.d f8 = f8
	mov r1 = r44
	;;
	.mmi
	nop 0
	getf.d r46 = f4
	nop 0
	.mlx
	setf.s f12 = r18
	movl r45 = @gprel(.LC1)
	;;
	.mmi
	setf.s f10 = r32
	nop 0
	add r45 = r1, r45
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f2
	;;
	.mfi
	nop 0
	mov f11 = f3
	nop 0
	.mmi
	getf.d r48 = f8
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p7 = f10, f12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f11
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f15 = f12, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f11, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f14 = f7, f15, f7
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f14 = f14, f15, f7
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f13, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f13, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s.s1 f15 = f10, f14
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f13, f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f10 = f15, f12, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s.s0 f7 = f10, f14, f15
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f11, f12, f9
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f9, f6, f12
	;;
	.mmi
	nop 0
	getf.d r49 = f7
	nop 0
	;;
	.mib
	getf.d r47 = f8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r44
	nop 0
	.mmi
	adds r19 = 72, r12
	adds r20 = 80, r12
	mov b0 = r42
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r43
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	;;
	.mib
	ldf.fill f4 = [r20]
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata
	.align 4
	.type	f.0#, @object
	.size	f.0#, 60
f.0:
	data4	0
	data4	-2147483648
	data4	1065353216
	data4	-1082130432
	data4	1036831949
	data4	1051372203
	data4	1080033280
	data4	1510874058
	data4	-1528392299
	data4	2137108966
	data4	-10374682
	data4	1
	data4	8388608
	data4	2139095040
	data4	-8388608
	.align 8
	.type	d.1#, @object
	.size	d.1#, 120
d.1:
	data4	0
	data4	0
	data4	0
	data4	-2147483648
	data4	0
	data4	1072693248
	data4	0
	data4	-1074790400
	data4	-1717986918
	data4	1069128089
	data4	1431655765
	data4	1070945621
	data4	0
	data4	1074528256
	data4	937459712
	data4	1128383353
	data4	-1747416644
	data4	-1130573134
	data4	-2048145248
	data4	2145504499
	data4	-2048145248
	data4	-1979149
	data4	1
	data4	0
	data4	0
	data4	1048576
	data4	0
	data4	2146435072
	data4	0
	data4	-1048576
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
