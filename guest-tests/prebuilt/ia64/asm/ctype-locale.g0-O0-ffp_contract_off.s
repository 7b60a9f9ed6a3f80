// 309367f900e127ddbff19bf9698d5e97
	.file	"ctype-locale.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
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
	.align 8
.LC5:
	stringz	"abc"
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
	.align 8
.LC9:
	stringz	"%ls %ld %g\n"
	.align 8
.LC10:
	stringz	"no_SUCH.locale"
	.align 8
.LC11:
	stringz	"%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -608, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	adds r14 = -592, r36
	;;
	st4 [r14] = r0
	adds r14 = -588, r36
	;;
	st4 [r14] = r0
	br .L2
	;;
.L3:
	adds r14 = -592, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = -588, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = toupper#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r32 = r32, r14
	br.call.sptk.many b0 = __ctype_b_loc#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	adds r14 = -588, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = 1024, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	br.call.sptk.many b0 = __ctype_b_loc#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	adds r14 = -588, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 10, 22
	;;
	and r14 = 2, r14
	;;
	or r14 = r14, r33
	;;
	mov r33 = r14
	br.call.sptk.many b0 = __ctype_b_loc#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	adds r14 = -588, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 11, 21
	;;
	and r14 = 4, r14
	;;
	or r14 = r14, r33
	;;
	mov r33 = r14
	br.call.sptk.many b0 = __ctype_b_loc#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	adds r14 = -588, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 5, 27
	;;
	and r14 = 8, r14
	;;
	or r14 = r14, r33
	;;
	mov r33 = r14
	br.call.sptk.many b0 = __ctype_b_loc#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	adds r14 = -588, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	and r14 = 16, r14
	;;
	or r14 = r14, r33
	;;
	mov r33 = r14
	br.call.sptk.many b0 = __ctype_b_loc#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	adds r14 = -588, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 7, 25
	;;
	and r14 = 32, r14
	;;
	or r14 = r14, r33
	;;
	mov r33 = r14
	br.call.sptk.many b0 = __ctype_b_loc#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	adds r14 = -588, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	dep.z r14 = r14, 5, 27
	;;
	and r14 = 64, r14
	;;
	or r14 = r14, r33
	;;
	add r32 = r32, r14
	adds r14 = -588, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = tolower#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r32, r14
	adds r15 = -592, r36
	;;
	st4 [r15] = r14
	adds r14 = -588, r36
	adds r15 = -588, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L2:
	adds r14 = -588, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L3
	mov r39 = r0
	addl r38 = 6, r0
	br.call.sptk.many b0 = setlocale#
	mov r1 = r37
	mov r32 = r8
	;;
	br.call.sptk.many b0 = localeconv#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r32
	adds r14 = -592, r36
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r32 = -576, r36
	adds r14 = -568, r36
	addl r40 = 64, r0
	;;
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = mbstowcs#
	mov r1 = r37
	st8 [r32] = r8
	adds r14 = -576, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r32 = r14
	adds r14 = -568, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = wcslen#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r33 = r14
	adds r14 = -568, r36
	addl r39 = 116, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = wcschr#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -568, r36
	;;
	sub r14 = r15, r14
	;;
	shr r14 = r14, 2
	;;
	mov r15 = r14
	adds r14 = -568, r36
	;;
	mov r42 = r15
	mov r41 = r14
	mov r40 = r33
	mov r39 = r32
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -584, r36
	adds r15 = -568, r36
	;;
	st8 [r14] = r15
	br .L4
	;;
.L5:
	adds r14 = -584, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = towupper#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -584, r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	adds r14 = -584, r36
	adds r15 = -584, r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 4, r15
	;;
	st8 [r14] = r15
.L4:
	adds r14 = -584, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	adds r15 = -568, r36
	adds r14 = -312, r36
	addl r40 = 64, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = wcstombs#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -312, r36
	;;
	mov r40 = r14
	mov r39 = r15
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -248, r36
	;;
	movl r43 = @gprel(.LC4)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC5)
	;;
	add r42 = r1, r42
	addl r41 = 42, r0
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	addl r39 = 64, r0
	mov r38 = r14
	br.call.sptk.many b0 = swprintf#
	mov r1 = r37
	;;
	addl r40 = 10, r0
	mov r39 = r0
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = wcstol#
	mov r1 = r37
	mov r32 = r8
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = wcstod#
	mov r1 = r37
	getf.d r15 = f8
	adds r14 = -248, r36
	;;
	mov r41 = r15
	mov r40 = r32
	mov r39 = r14
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	addl r38 = 6, r0
	br.call.sptk.many b0 = setlocale#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
