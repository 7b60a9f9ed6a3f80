// 657a68b95743bdf09634d88eb5db5652
	.file	"mathlib.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s"
	.align 8
.LC1:
	stringz	" %.12g"
	.align 8
.LC2:
	stringz	"%s %.12g %.12g %.12g\n"
	.align 8
.LC3:
	stringz	"%.10g %.10g %.10g %.10g\n"
	.align 8
.LC4:
	stringz	"%g %g %g %g %g\n"
	.align 8
.LC5:
	stringz	"%g %g\n"
	.align 8
.LC6:
	stringz	"%g %d\n"
	.align 8
.LC7:
	stringz	"%ld %ld %lld %lld\n"
	.align 8
.LC8:
	stringz	"%.6f %.6f %.6f %.6f\n"
	.align 8
.LC9:
	stringz	"%a %a\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 6, 0
	adds r16 = -120, r12
	nop 0
	.mmi
	adds r17 = -112, r12
	.fframe 144
	adds r12 = -144, r12
	mov r18 = ar.lc
	;;
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2, 32
	movl r33 = @gprel(unary#)
	.mlx
	mov r41 = r1
	movl r35 = @gprel(points.0#)
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	add r33 = r1, r33
	.save rp, r39
	mov r39 = b0
	.mlx
	add r35 = r1, r35
	movl r37 = @gprel(.LC0)
	;;
	.mlx
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	movl r36 = @gprel(.LC1)
	.mmi
	adds r38 = 544, r33
	add r37 = r1, r37
	adds r35 = 24, r35
	;;
	.mmi
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18
	nop 0
	add r36 = r1, r36
	;;
	.mmi
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5, 32
	;;
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	nop 0
	.mmi
	nop 0
	;;
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19
	.body
	nop 0
	.align 32
.L3:
	.mlx
	mov r34 = r33
	movl r32 = @gprel(points.0#)
	.mmi
	mov r42 = r37
	;;
	ld8 r43 = [r34], 8
	add r32 = r1, r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r34 = [r34]
	nop 0
	nop 0
	;;
.L2:
	.mmi
	ldfd f8 = [r32], 8
	ld8 r14 = [r34], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r34], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r41
	getf.d r43 = f8
	mov r42 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r32
	(p6) br.cond.dptk .L2
	.mib
	adds r33 = 16, r33
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = r38, r33
	(p6) br.cond.dptk .L3
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe6666666666666
	.mlx
	nop 0
	movl r33 = @gprel(binary#)
	;;
	.mlx
	setf.d f19 = r14
	movl r14 = 0x4004000000000000
	.mlx
	add r33 = r1, r33
	movl r35 = @gprel(.LC2)
	;;
	.mmi
	setf.d f18 = r14
	add r35 = r1, r35
	mov ar.lc = 8
	.mlx
	nop 0
	movl r14 = 0x4000000000000000
	;;
	.mlx
	setf.d f17 = r14
	movl r14 = 0xc01d000000000000
	;;
	.mlx
	setf.d f16 = r14
	movl r14 = 0x4072c00000000000
	;;
	.mlx
	setf.d f5 = r14
	movl r14 = 0x3f50624dd2f1a9fc
	.mmi
	nop 0
	;;
	setf.d f4 = r14
	nop 0
	.align 32
.L4:
	.mmf
	mov r14 = r33
	nop 0
	mov f9 = f19
	.mfi
	nop 0
	mov f8 = f18
	adds r33 = 16, r33
	;;
	.mmi
	ld8 r34 = [r14], 8
	;;
	ld8 r32 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r32], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r32], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mfi
	ld8 r14 = [r32], 8
	mov f2 = f8
	nop 0
	.mfi
	nop 0
	mov f9 = f17
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mfb
	ld8 r1 = [r32], -8
	mov f8 = f16
	br.call.sptk.many b0 = b6
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f5
	.mmf
	ld8 r14 = [r32], 8
	nop 0
	mov f3 = f8
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mfb
	ld8 r1 = [r32], -8
	mov f8 = f4
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r41
	getf.d r46 = f8
	mov r43 = r34
	.mmi
	mov r42 = r35
	;;
	getf.d r44 = f2
	nop 0
	;;
	.mib
	getf.d r45 = f3
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L4
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = 0x4181cbbadd13289e
	;;
	.mlx
	add r42 = r1, r42
	movl r45 = 0x7f0d945df4f8ec8e
	.mlx
	nop 0
	movl r44 = 0xbfe06c154609d33f
	;;
	.mlx
	nop 0
	movl r43 = 0xbfd6664b2568d867
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r14 = 0x408f400000000000
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = exp#
	;;
	.mlx
	nop 0
	movl r14 = 0xc08f400000000000
	.mfi
	nop 0
	mov f3 = f8
	mov r1 = r41
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = exp#
	;;
	.mmf
	mov r1 = r41
	nop 0
	mov f4 = f8
	.mfb
	nop 0
	mov f8 = f0
	br.call.sptk.many b0 = log#
	;;
	.mlx
	nop 0
	movl r14 = 0x7ff0000000000000
	.mfi
	nop 0
	mov f2 = f8
	mov r1 = r41
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = atan#
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f0
	.mmi
	getf.d r47 = f8
	nop 0
	mov r1 = r41
	;;
	.mlx
	getf.d r44 = f4
	movl r42 = @gprel(.LC4)
	;;
	.mmi
	getf.d r45 = f2
	nop 0
	add r42 = r1, r42
	;;
	.mmi
	nop 0
	getf.d r43 = f3
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f0, f1
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
	(p6) fmpy.s1 f9 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f8 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f0, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f9, f6, f8
	;;
	.mib
	getf.d r46 = f7
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r41
	movl r44 = 0xc008000000000000
	.mlx
	nop 0
	movl r43 = 0xbfe8000000000000
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r44 = 6, r0
	.mlx
	nop 0
	movl r43 = 0x3fe8000000000000
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r44 = 4, r0
	.mlx
	nop 0
	movl r43 = 0xbff8000000000000
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r14 = 0x4004000000000000
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = llrint#
	;;
	.mmi
	mov r1 = r41
	mov r46 = r8
	addl r44 = -3, r0
	.mlx
	addl r43 = 3, r0
	movl r45 = 1000000000000001
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r41
	movl r46 = 0x40026bb1c0000000
	.mlx
	nop 0
	movl r45 = 0x4005bf0a80000000
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	.mlx
	nop 0
	movl r44 = 0x3ff6a09e60000000
	;;
	.mlx
	add r42 = r1, r42
	movl r43 = 0x3fdeaee880000000
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r41
	movl r44 = 0x4026345785d8a000
	.mlx
	nop 0
	movl r43 = 0x3c90000000000000
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r41
	nop 0
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r39
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r40
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
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata
	.align 8
	.type	points.0#, @object
	.size	points.0#, 24
points.0:
	data4	858993459
	data4	1070805811
	data4	0
	data4	1072168960
	data4	-652835029
	data4	1072691150
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"pow"
	.align 8
.LC13:
	stringz	"atan2"
	.align 8
.LC14:
	stringz	"fmod"
	.align 8
.LC15:
	stringz	"remainder"
	.align 8
.LC16:
	stringz	"hypot"
	.align 8
.LC17:
	stringz	"fdim"
	.align 8
.LC18:
	stringz	"fmax"
	.align 8
.LC19:
	stringz	"fmin"
	.align 8
.LC20:
	stringz	"copysign"
	.section	.data.rel.ro,"aw"
	.align 8
	.type	binary#, @object
	.size	binary#, 144
binary:
	data8	.LC12
	data8	@fptr(pow#)
	data8	.LC13
	data8	@fptr(atan2#)
	data8	.LC14
	data8	@fptr(fmod#)
	data8	.LC15
	data8	@fptr(remainder#)
	data8	.LC16
	data8	@fptr(hypot#)
	data8	.LC17
	data8	@fptr(fdim#)
	data8	.LC18
	data8	@fptr(fmax#)
	data8	.LC19
	data8	@fptr(fmin#)
	data8	.LC20
	data8	@fptr(copysign#)
	.section	.rodata.str1.8
	.align 8
.LC21:
	stringz	"sin"
	.align 8
.LC22:
	stringz	"cos"
	.align 8
.LC23:
	stringz	"tan"
	.align 8
.LC24:
	stringz	"asin"
	.align 8
.LC25:
	stringz	"acos"
	.align 8
.LC26:
	stringz	"atan"
	.align 8
.LC27:
	stringz	"sinh"
	.align 8
.LC28:
	stringz	"cosh"
	.align 8
.LC29:
	stringz	"tanh"
	.align 8
.LC30:
	stringz	"asinh"
	.align 8
.LC31:
	stringz	"atanh"
	.align 8
.LC32:
	stringz	"exp"
	.align 8
.LC33:
	stringz	"exp2"
	.align 8
.LC34:
	stringz	"expm1"
	.align 8
.LC35:
	stringz	"log"
	.align 8
.LC36:
	stringz	"log2"
	.align 8
.LC37:
	stringz	"log10"
	.align 8
.LC38:
	stringz	"log1p"
	.align 8
.LC39:
	stringz	"sqrt"
	.align 8
.LC40:
	stringz	"cbrt"
	.align 8
.LC41:
	stringz	"erf"
	.align 8
.LC42:
	stringz	"erfc"
	.align 8
.LC43:
	stringz	"tgamma"
	.align 8
.LC44:
	stringz	"lgamma"
	.align 8
.LC45:
	stringz	"floor"
	.align 8
.LC46:
	stringz	"ceil"
	.align 8
.LC47:
	stringz	"trunc"
	.align 8
.LC48:
	stringz	"round"
	.align 8
.LC49:
	stringz	"rint"
	.align 8
.LC50:
	stringz	"fabs"
	.align 8
.LC51:
	stringz	"logb"
	.align 8
.LC52:
	stringz	"j0"
	.align 8
.LC53:
	stringz	"j1"
	.align 8
.LC54:
	stringz	"y0"
	.section	.data.rel.ro
	.align 8
	.type	unary#, @object
	.size	unary#, 544
unary:
	data8	.LC21
	data8	@fptr(sin#)
	data8	.LC22
	data8	@fptr(cos#)
	data8	.LC23
	data8	@fptr(tan#)
	data8	.LC24
	data8	@fptr(asin#)
	data8	.LC25
	data8	@fptr(acos#)
	data8	.LC26
	data8	@fptr(atan#)
	data8	.LC27
	data8	@fptr(sinh#)
	data8	.LC28
	data8	@fptr(cosh#)
	data8	.LC29
	data8	@fptr(tanh#)
	data8	.LC30
	data8	@fptr(asinh#)
	data8	.LC31
	data8	@fptr(atanh#)
	data8	.LC32
	data8	@fptr(exp#)
	data8	.LC33
	data8	@fptr(exp2#)
	data8	.LC34
	data8	@fptr(expm1#)
	data8	.LC35
	data8	@fptr(log#)
	data8	.LC36
	data8	@fptr(log2#)
	data8	.LC37
	data8	@fptr(log10#)
	data8	.LC38
	data8	@fptr(log1p#)
	data8	.LC39
	data8	@fptr(sqrt#)
	data8	.LC40
	data8	@fptr(cbrt#)
	data8	.LC41
	data8	@fptr(erf#)
	data8	.LC42
	data8	@fptr(erfc#)
	data8	.LC43
	data8	@fptr(tgamma#)
	data8	.LC44
	data8	@fptr(lgamma#)
	data8	.LC45
	data8	@fptr(floor#)
	data8	.LC46
	data8	@fptr(ceil#)
	data8	.LC47
	data8	@fptr(trunc#)
	data8	.LC48
	data8	@fptr(round#)
	data8	.LC49
	data8	@fptr(rint#)
	data8	.LC50
	data8	@fptr(fabs#)
	data8	.LC51
	data8	@fptr(logb#)
	data8	.LC52
	data8	@fptr(j0#)
	data8	.LC53
	data8	@fptr(j1#)
	data8	.LC54
	data8	@fptr(y0#)
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
