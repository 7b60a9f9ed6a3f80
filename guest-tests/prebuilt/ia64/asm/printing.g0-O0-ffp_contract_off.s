// 86d70a44f701030892484270d500d3ff
	.file	"printing.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%f|%e|%g|%a|%.0f|%.3e|%.10g|%+.2f|%015.4f\n"
	.align 8
.LC1:
	stringz	"%.17g"
	.align 8
.LC2:
	stringz	"%s came back as %.17g\n"
	.align 8
.LC3:
	stringz	"%f %e %g %F %G\n"
	.align 8
.LC4:
	stringz	"%s: %a '%s' %d"
	.align 8
.LC5:
	stringz	" %a %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 8, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -144, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	;;
	.save.f 0x1
	stf.spill [r36] = f2
	.body
	adds r14 = -112, r36
	;;
	st4 [r14] = r0
	br .L2
	;;
.L4:
	movl r15 = @gprel(values.1#)
	;;
	add r15 = r1, r15
	adds r16 = -112, r36
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -88, r36
	;;
	stfd [r14] = f6
	adds r14 = -88, r36
	;;
	ldfd f6 = [r14]
	adds r14 = -88, r36
	;;
	ldfd f7 = [r14]
	adds r14 = -88, r36
	;;
	ldfd f8 = [r14]
	adds r14 = -88, r36
	;;
	ldfd f9 = [r14]
	adds r14 = -88, r36
	;;
	ldfd f10 = [r14]
	adds r14 = -88, r36
	;;
	ldfd f11 = [r14]
	adds r14 = -88, r36
	;;
	ldfd f12 = [r14]
	adds r14 = -88, r36
	;;
	ldfd f13 = [r14]
	adds r14 = -88, r36
	;;
	ldfd f14 = [r14]
	adds r14 = 24, r12
	;;
	stfd [r14] = f14
	adds r14 = 16, r12
	;;
	stfd [r14] = f13
	getf.d r45 = f12
	getf.d r44 = f11
	getf.d r43 = f10
	getf.d r42 = f9
	getf.d r41 = f8
	getf.d r40 = f7
	getf.d r39 = f6
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -88, r36
	;;
	ldfd f6 = [r14]
	adds r14 = -64, r36
	;;
	getf.d r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	addl r39 = 64, r0
	mov r38 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	adds r14 = -64, r36
	;;
	mov r39 = r0
	mov r38 = r14
	br.call.sptk.many b0 = strtod#
	mov r1 = r37
	mov f6 = f8
	adds r14 = -80, r36
	;;
	stfd [r14] = f6
	adds r15 = -88, r36
	adds r14 = -80, r36
	addl r40 = 8, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	adds r14 = -80, r36
	;;
	ldfd f6 = [r14]
	adds r14 = -64, r36
	;;
	getf.d r40 = f6
	mov r39 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L3:
	adds r15 = -112, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -112, r36
	;;
	st4 [r16] = r14
.L2:
	adds r15 = -112, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L4
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
	mov f10 = f6
	movl r16 = 0xbff0000000000000
	;;
	setf.d f6 = r16
	;;
	mov f8 = f6
	mov f7 = f0
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f11 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f11 = f11, f9, f11
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f11, f9, f11
	;;
	(p6) fmpy.d.s1 f11 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f11, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f11
	;;
	mov f11 = f6
	mov f8 = f1
	mov f7 = f0
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f12 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f12 = f12, f9, f12
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f12, f9, f12
	;;
	(p6) fmpy.d.s1 f12 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f12, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f12
	;;
	mov f12 = f6
	movl r14 = 0xbff0000000000000
	;;
	setf.d f6 = r14
	;;
	mov f8 = f6
	mov f7 = f0
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f13 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f13 = f13, f9, f13
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f13, f9, f13
	;;
	(p6) fmpy.d.s1 f13 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f13, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f13
	;;
	mov f13 = f6
	mov f8 = f1
	mov f7 = f0
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f14 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f14 = f14, f9, f14
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f14, f9, f14
	;;
	(p6) fmpy.d.s1 f14 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f14, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f14
	;;
	mov f6 = f6
	;;
	getf.d r43 = f6
	getf.d r42 = f13
	getf.d r41 = f12
	getf.d r40 = f11
	getf.d r39 = f10
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -108, r36
	;;
	st4 [r14] = r0
	br .L5
	;;
.L6:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r15 = @gprel(texts.0#)
	;;
	add r15 = r1, r15
	adds r14 = -108, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r32 = -104, r36
	adds r15 = -72, r36
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = strtod#
	mov r1 = r37
	stfd [r32] = f8
	;;
	movl r15 = @gprel(texts.0#)
	;;
	add r15 = r1, r15
	adds r14 = -108, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	adds r14 = -72, r36
	;;
	ld8 r33 = [r14]
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 34, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -104, r36
	;;
	mov r42 = r15
	mov r41 = r33
	ld8 r40 = [r14]
	mov r39 = r32
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r15 = @gprel(texts.0#)
	;;
	add r15 = r1, r15
	adds r14 = -108, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r32 = -96, r36
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strtof#
	mov r1 = r37
	stfs [r32] = f8
	adds r14 = -96, r36
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f2 = f6
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 34, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	getf.d r39 = f2
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -108, r36
	adds r15 = -108, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L5:
	adds r14 = -108, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 14, r14
	(p6) br.cond.dptk .L6
	mov r14 = r0
	;;
	mov r8 = r14
	mov r17 = r36
	mov ar.pfs = r35
	mov b0 = r34
	;;
	ldf.fill f2 = [r17]
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	values.1#, @object
	.size	values.1#, 128
values.1:
	data4	0
	data4	0
	data4	0
	data4	-2147483648
	data4	0
	data4	1072693248
	data4	0
	data4	-1074266112
	data4	-1717986918
	data4	1069128089
	data4	1417674752
	data4	1100836660
	data4	-1998362383
	data4	1055193269
	data4	105764242
	data4	1149300943
	data4	-941536522
	data4	1152724226
	data4	1
	data4	0
	data4	-1
	data4	2146435071
	data4	0
	data4	1074003968
	data4	0
	data4	1074528256
	data4	0
	data4	1071644672
	data4	0
	data4	1093567615
	data4	-150367011
	data4	1059073662
	.align 8
.LC6:
	stringz	"1e400"
	.align 8
.LC7:
	stringz	"-1e400"
	.align 8
.LC8:
	stringz	"1e-400"
	.align 8
.LC9:
	stringz	"0x1.8p3"
	.align 8
.LC10:
	stringz	"0x.1p-1074"
	.align 8
.LC11:
	stringz	"inf"
	.align 8
.LC12:
	stringz	"-Infinity"
	.align 8
.LC13:
	stringz	"1.7976931348623159e308"
	.align 8
.LC14:
	stringz	"4.9406564584124654e-324"
	.align 8
.LC15:
	stringz	"2.4703282292062327e-324"
	.align 8
.LC16:
	stringz	"2.4703282292062328e-324"
	.align 8
.LC17:
	stringz	"9007199254740993"
	.align 8
.LC18:
	stringz	"0.1e1x"
	.align 8
.LC19:
	stringz	".5"
	.align 8
.LC20:
	stringz	"."
	.align 8
	.type	texts.0#, @object
	.size	texts.0#, 120
texts.0:
	data8	.LC6
	data8	.LC7
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
