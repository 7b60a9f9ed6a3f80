// c7eb631dd99f65fe9ba6a3bf1642f4fd
	.file	"arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d '%s'\n"
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"argv[argc] == NULL"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"GREETING"
	.align 8
.LC6:
	stringz	"EMPTY"
	.align 8
.LC7:
	stringz	"NOBODY"
	.align 8
.LC8:
	stringz	"set"
	.align 8
.LC9:
	stringz	"unset"
	.align 8
.LC10:
	stringz	"%s '%s' %s\n"
	.align 8
.LC11:
	stringz	"changed"
	.align 8
.LC12:
	stringz	"NEW=1"
	.align 8
.LC13:
	stringz	"NEW"
	.align 8
.LC14:
	stringz	"%s %d %s\n"
	.align 8
.LC15:
	stringz	"%d\n"
	.align 8
.LC16:
	stringz	"getauxval(AT_PAGESZ) > 0"
	.align 8
.LC17:
	stringz	"getauxval(AT_PHDR) != 0"
	.align 8
.LC18:
	stringz	"getauxval(AT_ENTRY) != 0"
	.align 8
.LC19:
	stringz	"getauxval(AT_RANDOM) != 0"
	.align 8
.LC20:
	stringz	"strlen(program_invocation_short_name) > 0"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 8, r38
	;;
	st8 [r14] = r33
	addl r14 = 1, r0
	adds r15 = -16, r38
	;;
	st4 [r15] = r14
	br .L2
	;;
.L3:
	adds r16 = -16, r38
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	adds r15 = 8, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r42 = r14
	adds r14 = -16, r38
	;;
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC0)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r15 = -16, r38
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r38
	;;
	st4 [r16] = r14
.L2:
	mov r14 = r38
	adds r16 = -16, r38
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L3
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	adds r15 = 8, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L5:
	movl r42 = @gprel(.LC3)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = getenv#
	mov r1 = r39
	mov r34 = r8
	;;
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = getenv#
	mov r1 = r39
	mov r35 = r8
	;;
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = getenv#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L7
	;;
.L6:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L7:
	;;
	mov r43 = r14
	mov r42 = r35
	mov r41 = r34
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	mov r42 = r0
	;;
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = setenv#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = getenv#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r39
	addl r42 = 1, r0
	;;
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = setenv#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = unsetenv#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = putenv#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = getenv#
	mov r1 = r39
	mov r34 = r8
	;;
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = getenv#
	mov r1 = r39
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
	mov r35 = r14
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = getenv#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r35
	mov r41 = r34
	movl r40 = @gprel(.LC14)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -12, r38
	;;
	st4 [r14] = r0
	adds r14 = -8, r38
	addl r15 = @ltoffx(environ#), r1
	;;
	ld8.mov r15 = [r15], environ#
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	br .L8
	;;
.L9:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	movl r41 = @gprel(.LC12)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -12, r38
	adds r15 = -12, r38
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -8, r38
	adds r15 = -8, r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	st8 [r14] = r15
.L8:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r14 = -12, r38
	;;
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r40 = 6, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L11:
	movl r42 = @gprel(.LC16)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r40 = 3, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L13:
	movl r42 = @gprel(.LC17)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r40 = 9, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L15:
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r40 = 25, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L17:
	movl r42 = @gprel(.LC19)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r14 = @ltoffx(program_invocation_short_name#), r1
	;;
	ld8.mov r14 = [r14], program_invocation_short_name#
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L19:
	movl r42 = @gprel(.LC20)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
