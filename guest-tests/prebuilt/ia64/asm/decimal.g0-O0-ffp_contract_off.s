// 1c625081a9ca750344f93c74f0450db8
	.file	"decimal.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"-"
	.align 8
.LC1:
	stringz	"'%s' %lld rest '%s' %s %llu %s\n"
	.align 8
.LC2:
	stringz	"101"
	.align 8
.LC3:
	stringz	"%lld "
	.align 8
.LC4:
	stringz	"\n%d|%5d|%-5d|%05d|%+d|% d|%x|%X|%#x|%o|%#o|%.3d|%c|%%\n"
	.align 8
.LC5:
	stringz	"%hhd %hd %ld %lld %hhu %hu %*d %.*s|\n"
	.align 8
.LC6:
	stringz	"abcdef"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 8, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -96, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -32, r37
	;;
	st4 [r14] = r0
	br .L2
	;;
.L7:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r15 = @gprel(texts.0#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r32 = -24, r37
	mov r15 = r37
	mov r41 = r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = strtoll#
	mov r1 = r38
	st8 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -16, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r15 = @gprel(texts.0#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r32 = -8, r37
	addl r41 = 10, r0
	mov r40 = r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strtoull#
	mov r1 = r38
	st8 [r32] = r8
	;;
	movl r15 = @gprel(texts.0#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r33 = [r14]
	mov r14 = r37
	;;
	ld8 r34 = [r14]
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	adds r14 = -16, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = strerror#
	mov r1 = r38
	mov r32 = r8
	br .L4
	;;
.L3:
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
.L4:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r38
	mov r14 = r8
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
.L6:
	adds r16 = -8, r37
	adds r15 = -24, r37
	;;
	mov r45 = r14
	ld8 r44 = [r16]
	mov r43 = r32
	mov r42 = r34
	ld8 r41 = [r15]
	mov r40 = r33
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r15 = -32, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r37
	;;
	st4 [r16] = r14
.L2:
	adds r15 = -32, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 17, r14
	(p6) br.cond.dptk .L7
	adds r14 = -28, r37
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	br .L8
	;;
.L9:
	adds r14 = -28, r37
	;;
	ld4 r41 = [r14]
	mov r40 = r0
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = strtoll#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -28, r37
	adds r15 = -28, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 7, r15
	;;
	st4 [r14] = r15
.L8:
	adds r14 = -28, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 36, r14
	(p6) br.cond.dptk .L9
	adds r14 = 56, r12
	addl r15 = 65, r0
	;;
	st4 [r14] = r15
	adds r14 = 48, r12
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = 40, r12
	addl r15 = 8, r0
	;;
	st4 [r14] = r15
	adds r14 = 32, r12
	addl r15 = 8, r0
	;;
	st4 [r14] = r15
	adds r14 = 24, r12
	addl r15 = 255, r0
	;;
	st4 [r14] = r15
	addl r15 = 255, r0
	adds r14 = 16, r12
	;;
	st4 [r14] = r15
	addl r46 = 255, r0
	addl r45 = 7, r0
	addl r44 = 7, r0
	addl r43 = 7, r0
	addl r42 = 7, r0
	addl r41 = 7, r0
	addl r40 = 7, r0
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = 32, r12
	;;
	movl r15 = @gprel(.LC6)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 24, r12
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	addl r15 = 42, r0
	adds r14 = 16, r12
	;;
	st4 [r14] = r15
	addl r46 = 6, r0
	addl r45 = 65535, r0
	addl r44 = 255, r0
	addl r43 = -4, r0
	addl r42 = -3, r0
	addl r41 = -2, r0
	addl r40 = -1, r0
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 8
.LC7:
	stringz	"0"
	.align 8
.LC8:
	stringz	"-0"
	.align 8
.LC9:
	stringz	"42"
	.align 8
.LC10:
	stringz	"-42"
	.align 8
.LC11:
	stringz	"+7"
	.align 8
.LC12:
	stringz	"  12x"
	.align 8
.LC13:
	stringz	"2147483647"
	.align 8
.LC14:
	stringz	"2147483648"
	.align 8
.LC15:
	stringz	"-2147483648"
	.align 8
.LC16:
	stringz	"-2147483649"
	.align 8
.LC17:
	stringz	"0x1f"
	.align 8
.LC18:
	stringz	"0777"
	.align 8
.LC19:
	stringz	"9223372036854775807"
	.align 8
.LC20:
	stringz	"9223372036854775808"
	.align 8
.LC21:
	stringz	"-9223372036854775808"
	.align 8
.LC22:
	stringz	"z"
	.align 8
.LC23:
	stringz	""
	.align 8
.LC24:
	stringz	"99999999999999999999"
	.align 8
	.type	texts.0#, @object
	.size	texts.0#, 144
texts.0:
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
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
