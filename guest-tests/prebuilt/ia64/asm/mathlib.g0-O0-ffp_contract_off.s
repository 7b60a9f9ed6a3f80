// 270862b9b4d32b66ee8fca34f27e5bc2
	.file	"mathlib.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"sin"
	.align 8
.LC1:
	stringz	"cos"
	.align 8
.LC2:
	stringz	"tan"
	.align 8
.LC3:
	stringz	"asin"
	.align 8
.LC4:
	stringz	"acos"
	.align 8
.LC5:
	stringz	"atan"
	.align 8
.LC6:
	stringz	"sinh"
	.align 8
.LC7:
	stringz	"cosh"
	.align 8
.LC8:
	stringz	"tanh"
	.align 8
.LC9:
	stringz	"asinh"
	.align 8
.LC10:
	stringz	"atanh"
	.align 8
.LC11:
	stringz	"exp"
	.align 8
.LC12:
	stringz	"exp2"
	.align 8
.LC13:
	stringz	"expm1"
	.align 8
.LC14:
	stringz	"log"
	.align 8
.LC15:
	stringz	"log2"
	.align 8
.LC16:
	stringz	"log10"
	.align 8
.LC17:
	stringz	"log1p"
	.align 8
.LC18:
	stringz	"sqrt"
	.align 8
.LC19:
	stringz	"cbrt"
	.align 8
.LC20:
	stringz	"erf"
	.align 8
.LC21:
	stringz	"erfc"
	.align 8
.LC22:
	stringz	"tgamma"
	.align 8
.LC23:
	stringz	"lgamma"
	.align 8
.LC24:
	stringz	"floor"
	.align 8
.LC25:
	stringz	"ceil"
	.align 8
.LC26:
	stringz	"trunc"
	.align 8
.LC27:
	stringz	"round"
	.align 8
.LC28:
	stringz	"rint"
	.align 8
.LC29:
	stringz	"fabs"
	.align 8
.LC30:
	stringz	"logb"
	.align 8
.LC31:
	stringz	"j0"
	.align 8
.LC32:
	stringz	"j1"
	.align 8
.LC33:
	stringz	"y0"
	.section	.data.rel.ro,"aw"
	.align 8
	.type	unary#, @object
	.size	unary#, 544
unary:
	data8	.LC0
	data8	@fptr(sin#)
	data8	.LC1
	data8	@fptr(cos#)
	data8	.LC2
	data8	@fptr(tan#)
	data8	.LC3
	data8	@fptr(asin#)
	data8	.LC4
	data8	@fptr(acos#)
	data8	.LC5
	data8	@fptr(atan#)
	data8	.LC6
	data8	@fptr(sinh#)
	data8	.LC7
	data8	@fptr(cosh#)
	data8	.LC8
	data8	@fptr(tanh#)
	data8	.LC9
	data8	@fptr(asinh#)
	data8	.LC10
	data8	@fptr(atanh#)
	data8	.LC11
	data8	@fptr(exp#)
	data8	.LC12
	data8	@fptr(exp2#)
	data8	.LC13
	data8	@fptr(expm1#)
	data8	.LC14
	data8	@fptr(log#)
	data8	.LC15
	data8	@fptr(log2#)
	data8	.LC16
	data8	@fptr(log10#)
	data8	.LC17
	data8	@fptr(log1p#)
	data8	.LC18
	data8	@fptr(sqrt#)
	data8	.LC19
	data8	@fptr(cbrt#)
	data8	.LC20
	data8	@fptr(erf#)
	data8	.LC21
	data8	@fptr(erfc#)
	data8	.LC22
	data8	@fptr(tgamma#)
	data8	.LC23
	data8	@fptr(lgamma#)
	data8	.LC24
	data8	@fptr(floor#)
	data8	.LC25
	data8	@fptr(ceil#)
	data8	.LC26
	data8	@fptr(trunc#)
	data8	.LC27
	data8	@fptr(round#)
	data8	.LC28
	data8	@fptr(rint#)
	data8	.LC29
	data8	@fptr(fabs#)
	data8	.LC30
	data8	@fptr(logb#)
	data8	.LC31
	data8	@fptr(j0#)
	data8	.LC32
	data8	@fptr(j1#)
	data8	.LC33
	data8	@fptr(y0#)
	.section	.rodata
	.align 8
.LC34:
	stringz	"pow"
	.align 8
.LC35:
	stringz	"atan2"
	.align 8
.LC36:
	stringz	"fmod"
	.align 8
.LC37:
	stringz	"remainder"
	.align 8
.LC38:
	stringz	"hypot"
	.align 8
.LC39:
	stringz	"fdim"
	.align 8
.LC40:
	stringz	"fmax"
	.align 8
.LC41:
	stringz	"fmin"
	.align 8
.LC42:
	stringz	"copysign"
	.section	.data.rel.ro
	.align 8
	.type	binary#, @object
	.size	binary#, 144
binary:
	data8	.LC34
	data8	@fptr(pow#)
	data8	.LC35
	data8	@fptr(atan2#)
	data8	.LC36
	data8	@fptr(fmod#)
	data8	.LC37
	data8	@fptr(remainder#)
	data8	.LC38
	data8	@fptr(hypot#)
	data8	.LC39
	data8	@fptr(fdim#)
	data8	.LC40
	data8	@fptr(fmax#)
	data8	.LC41
	data8	@fptr(fmin#)
	data8	.LC42
	data8	@fptr(copysign#)
	.section	.rodata
	.align 8
.LC43:
	stringz	"%s"
	.align 8
.LC44:
	stringz	" %.12g"
	.align 8
.LC45:
	stringz	"%s %.12g %.12g %.12g\n"
	.align 8
.LC46:
	stringz	"%.10g %.10g %.10g %.10g\n"
	.align 8
.LC47:
	stringz	"%g %g %g %g %g\n"
	.align 8
.LC48:
	stringz	"%g %g\n"
	.align 8
.LC49:
	stringz	"%g %d\n"
	.align 8
.LC50:
	stringz	"%ld %ld %lld %lld\n"
	.align 8
.LC51:
	stringz	"%.6f %.6f %.6f %.6f\n"
	.align 8
.LC52:
	stringz	"%a %a\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	;;
	.save.f 0x1
	stf.spill [r37] = f2
	.body
	adds r14 = -48, r37
	;;
	st4 [r14] = r0
	br .L2
	;;
.L5:
	movl r15 = @gprel(unary#)
	;;
	add r15 = r1, r15
	adds r16 = -48, r37
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC43)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -44, r37
	;;
	st4 [r14] = r0
	br .L3
	;;
.L4:
	movl r15 = @gprel(unary#)
	;;
	add r15 = r1, r15
	adds r16 = -48, r37
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	movl r16 = @gprel(points.0#)
	;;
	add r16 = r1, r16
	adds r15 = -44, r37
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ldfd f6 = [r15]
	;;
	mov f8 = f6
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	getf.d r14 = f8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC44)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -44, r37
	adds r15 = -44, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L3:
	adds r14 = -44, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L4
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	adds r16 = -48, r37
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -48, r37
	;;
	st4 [r15] = r14
.L2:
	adds r16 = -48, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.geu p6, p7 = 33, r14
	(p6) br.cond.dptk .L5
	adds r14 = -40, r37
	;;
	st4 [r14] = r0
	br .L6
	;;
.L7:
	movl r15 = @gprel(binary#)
	;;
	add r15 = r1, r15
	adds r14 = -40, r37
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	movl r15 = @gprel(binary#)
	;;
	add r15 = r1, r15
	adds r14 = -40, r37
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 0x3fe6666666666666
	;;
	setf.d f9 = r15
	movl r16 = 0x4004000000000000
	;;
	setf.d f8 = r16
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	getf.d r33 = f8
	;;
	movl r15 = @gprel(binary#)
	;;
	add r15 = r1, r15
	adds r14 = -40, r37
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	movl r16 = 0x4000000000000000
	;;
	setf.d f9 = r16
	movl r15 = 0xc01d000000000000
	;;
	setf.d f8 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	getf.d r34 = f8
	;;
	movl r15 = @gprel(binary#)
	;;
	add r15 = r1, r15
	adds r14 = -40, r37
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	movl r16 = 0x4072c00000000000
	;;
	setf.d f9 = r16
	movl r15 = 0x3f50624dd2f1a9fc
	;;
	setf.d f8 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	getf.d r14 = f8
	;;
	mov r43 = r14
	mov r42 = r34
	mov r41 = r33
	mov r40 = r32
	movl r39 = @gprel(.LC45)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -40, r37
	adds r15 = -40, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L6:
	adds r14 = -40, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 8, r14
	(p6) br.cond.dptk .L7
	movl r43 = 0x4181cbbadd13289e
	movl r42 = 0x7f0d945df4f8ec8e
	movl r41 = 0xbfe06c154609d33f
	movl r40 = 0xbfd6664b2568d867
	movl r39 = @gprel(.LC46)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	movl r16 = 0x408f400000000000
	;;
	setf.d f8 = r16
	br.call.sptk.many b0 = exp#
	mov r1 = r38
	;;
	getf.d r32 = f8
	movl r14 = 0xc08f400000000000
	;;
	setf.d f8 = r14
	br.call.sptk.many b0 = exp#
	mov r1 = r38
	;;
	getf.d r33 = f8
	mov f8 = f0
	br.call.sptk.many b0 = log#
	mov r1 = r38
	;;
	getf.d r34 = f8
	mov f8 = f1
	mov f7 = f0
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f2 = f6
	movl r15 = 0x7ff0000000000000
	;;
	setf.d f8 = r15
	br.call.sptk.many b0 = atan#
	mov r1 = r38
	;;
	getf.d r14 = f8
	;;
	mov r44 = r14
	getf.d r43 = f2
	mov r42 = r34
	mov r41 = r33
	mov r40 = r32
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -24, r37
	movl r16 = 0xc008000000000000
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -32, r37
	movl r15 = 0xbfe8000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -24, r37
	;;
	ldfd f6 = [r14]
	adds r14 = -32, r37
	;;
	getf.d r41 = f6
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC48)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -16, r37
	addl r15 = 6, r0
	;;
	st4 [r14] = r15
	adds r14 = -32, r37
	movl r16 = 0x3fe8000000000000
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -16, r37
	;;
	ld4 r15 = [r14]
	adds r14 = -32, r37
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC49)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -12, r37
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -32, r37
	movl r15 = 0xbff8000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 7, r14
	;;
	mov r15 = r14
	adds r14 = -32, r37
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC49)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	movl r16 = 0x4004000000000000
	;;
	setf.d f8 = r16
	br.call.sptk.many b0 = llrint#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r43 = r14
	movl r42 = 1000000000000001
	addl r41 = -3, r0
	addl r40 = 3, r0
	movl r39 = @gprel(.LC50)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	movl r43 = 0x40026bb1c0000000
	movl r42 = 0x4005bf0a80000000
	movl r41 = 0x3ff6a09e60000000
	movl r40 = 0x3fdeaee880000000
	;;
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	movl r41 = 0x4026345785d8a000
	movl r40 = 0x3c90000000000000
	;;
	movl r39 = @gprel(.LC52)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
	;;
	mov r8 = r14
	mov r17 = r37
	mov ar.pfs = r36
	mov b0 = r35
	;;
	ldf.fill f2 = [r17]
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
