// 299b7ef4937c38dfad178a0ef797a0a1
	.file	"printing.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 11, 8, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	movl r33 = @gprel(values.1#)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC0)
	.mlx
	adds r37 = 24, r12
	movl r34 = @gprel(.LC1)
	;;
	.mlx
	add r33 = r1, r33
	movl r38 = @gprel(.LC2)
	.mmi
	adds r36 = 16, r12
	add r35 = r1, r35
	add r34 = r1, r34
	;;
	.mii
	add r38 = r1, r38
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	;;
	mov ar.lc = 15
	.align 32
.L3:
	.mmi
	ld8 r32 = [r33], 8
	nop 0
	mov r43 = r35
	;;
	.mmi
	mov r50 = r32
	mov r49 = r32
	mov r48 = r32
	.mmi
	mov r47 = r32
	st8 [r37] = r32
	mov r44 = r32
	;;
	.mmi
	mov r46 = r32
	nop 0
	mov r45 = r32
	.mmb
	st8 [r36] = r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r45 = r34
	mov r1 = r41
	mov r46 = r32
	.mmb
	adds r43 = 32, r12
	addl r44 = 64, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r0
	.mmb
	adds r43 = 32, r12
	nop 0
	br.call.sptk.many b0 = strtod#
	;;
	.mmi
	getf.d r45 = f8
	nop 0
	mov r1 = r41
	;;
	.mbb
	cmp.eq p6, p7 = r45, r32
	(p7) br.cond.dpnt .L9
	br.cloop.sptk.few .L3
	;;
.L10:
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f1, f0
	nop 0
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(texts.0#)
	.mlx
	add r43 = r1, r43
	movl r36 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC5)
	.mii
	add r34 = r1, r34
	add r36 = r1, r36
	;;
	add r35 = r1, r35
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
	.mfi
	nop 0
	fneg f6 = f7
	nop 0
	.mmi
	getf.d r48 = f7
	;;
	getf.d r46 = f7
	nop 0
	;;
	.mmi
	getf.d r44 = f7
	;;
	getf.d r47 = f6
	nop 0
	;;
	.mib
	getf.d r45 = f6
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
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r41
	mov r32 = r8
	mov ar.lc = 14
	;;
	.align 32
.L4:
	.mmi
	nop 0
	ld8 r33 = [r34], 8
	adds r44 = 32, r12
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	mov r43 = r33
	nop 0
	br.call.sptk.many b0 = strtod#
	;;
	.mmi
	getf.d r45 = f8
	ld4 r14 = [r32]
	adds r15 = 32, r12
	.mmi
	mov r1 = r41
	mov r44 = r33
	mov r43 = r36
	;;
	.mmi
	cmp4.eq p6, p7 = 34, r14
	ld8 r46 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r47 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r0
	.mmi
	mov r43 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtof#
	;;
	.mfi
	nop 0
	fnorm.d f8 = f8
	nop 0
	.mmi
	ld4 r14 = [r32]
	mov r1 = r41
	mov r43 = r35
	;;
	.mmi
	cmp4.eq p6, p7 = 34, r14
	;;
	(p6) addl r45 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r45 = r0
	nop 0
	;;
	.mib
	getf.d r44 = f8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L4
	.mii
	mov r8 = r0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L9:
	.body
	.copy_state 1
	.mib
	adds r44 = 32, r12
	mov r43 = r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L3
	.mib
	nop 0
	nop 0
	br .L10
	.endp main#
	.section	.rodata.str1.8
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
	.section	.rodata
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
