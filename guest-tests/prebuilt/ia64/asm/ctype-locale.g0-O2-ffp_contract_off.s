// 3b71c3baff1faed8b6c8aaf938ced7be
	.file	"ctype-locale.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%08x %s %s\n"
	.align 8
.LC1:
	stringz	"wide text"
	.align 8
.LC2:
	stringz	"%d %d %ls %d\n"
	.align 8
.LC3:
	stringz	"%d %s\n"
	.section	.rodata.str4.8,"aMS",@progbits,4
	.align 8
.LC4:
	stringz	"x"
	stringz	""
	stringz	""
	stringz	"y"
	stringz	""
	stringz	""
	stringz	"z"
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"abc"
	.section	.rodata.str4.8
	.align 8
.LC6:
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC7:
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"7"
	stringz	""
	stringz	""
	stringz	"7"
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC8:
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"%ls %ld %g\n"
	.align 8
.LC10:
	stringz	"no_SUCH.locale"
	.align 8
.LC11:
	stringz	"%d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 6, 0
	.fframe 576
	adds r12 = -576, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	;;
	.mib
	mov r32 = r0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	br.call.sptk.many b0 = __ctype_toupper_loc#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld8 r34 = [r8]
	nop 0
	br.call.sptk.many b0 = __ctype_b_loc#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld8 r33 = [r8]
	nop 0
	br.call.sptk.many b0 = __ctype_tolower_loc#
	;;
	.mmi
	nop 0
	addl r14 = 255, r0
	mov r1 = r38
	.mii
	ld8 r24 = [r8]
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L2:
	.mmi
	nop 0
	ld2 r15 = [r33], 2
	dep.z r25 = r32, 5, 27
	.mmi
	nop 0
	ld4 r17 = [r34], 4
	nop 0
	;;
	.mii
	nop 0
	extr r19 = r15, 10, 22
	shladd r16 = r17, 1, r0
	.mmb
	shladd r18 = r15, 2, r0
	ld4 r21 = [r24], 4
	nop 0
	;;
	.mmi
	and r19 = 2, r19
	add r16 = r16, r17
	extr.u r14 = r15, 10, 1
	.mmi
	and r18 = 16, r18
	shladd r20 = r21, 2, r0
	sub r32 = r25, r32
	;;
	.mii
	nop 0
	extr r17 = r15, 11, 21
	or r14 = r19, r14
	.mmb
	nop 0
	add r20 = r20, r21
	nop 0
	;;
	.mii
	and r17 = 4, r17
	extr r19 = r15, 5, 27
	add r16 = r16, r20
	;;
	.mmi
	or r14 = r17, r14
	and r19 = 8, r19
	extr r17 = r15, 7, 25
	;;
	.mmi
	or r14 = r19, r14
	and r17 = 32, r17
	dep.z r15 = r15, 5, 27
	;;
	.mii
	or r14 = r18, r14
	and r15 = 64, r15
	;;
	or r14 = r17, r14
	;;
	.mmi
	or r14 = r15, r14
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	add r32 = r14, r32
	br.cloop.sptk.few .L2
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 6, r0
	.mmb
	adds r34 = 272, r12
	nop 0
	br.call.sptk.many b0 = setlocale#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r35 = r8
	.mmb
	mov r33 = r34
	nop 0
	br.call.sptk.many b0 = localeconv#
	;;
	.mmi
	mov r1 = r38
	ld8 r43 = [r8]
	mov r42 = r35
	.mmi
	nop 0
	mov r41 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r42 = 64, r0
	mov r40 = r34
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = mbstowcs#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r34
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = wcslen#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 116, r0
	nop 0
	.mmb
	mov r40 = r34
	mov r35 = r8
	br.call.sptk.many b0 = wcschr#
	;;
	.mmi
	mov r1 = r38
	sub r44 = r8, r34
	nop 0
	.mmi
	mov r43 = r34
	mov r42 = r35
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	extr.u r44 = r44, 2, 32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r40 = [r34]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r40
	(p6) br.cond.dpnt .L3
	.align 32
.L4:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = towupper#
	;;
	.mmi
	st4 [r33] = r8, 4
	nop 0
	mov r1 = r38
	;;
	.mmi
	nop 0
	ld4 r40 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r40
	(p6) br.cond.dptk .L4
.L3:
	.mmi
	mov r41 = r34
	nop 0
	adds r40 = 528, r12
	.mmb
	addl r42 = 64, r0
	nop 0
	br.call.sptk.many b0 = wcstombs#
	;;
	.mmi
	mov r1 = r38
	adds r42 = 528, r12
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r43 = 42, r0
	.mmi
	adds r40 = 16, r12
	nop 0
	addl r41 = 64, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r38
	addl r42 = 10, r0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = wcstol#
	;;
	.mmi
	mov r1 = r38
	mov r32 = r8
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = wcstod#
	;;
	.mmi
	mov r1 = r38
	getf.d r43 = f8
	mov r42 = r32
	.mmi
	nop 0
	adds r41 = 16, r12
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 6, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = setlocale#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mmi
	nop 0
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	(p7) mov r41 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 576, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
