// 58308b07e232a3224117d4ac3fe3c77f
	.file	"proc-settings.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 100
text:
	.skip	100
	.section	.rodata
	.align 8
.LC0:
	stringz	"cannot be opened"
	.align 8
.LC1:
	stringz	""
	.text
	.align 16
	.proc put#
put:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	addl r40 = 2, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r38
	adds r14 = -32, r37
	;;
	st4 [r14] = r8
	adds r15 = -32, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L2:
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r15 = r8
	adds r34 = -24, r37
	adds r14 = 8, r37
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	adds r14 = -32, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L4
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
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L5:
	adds r15 = -16, r37
	;;
	st8 [r15] = r14
	mov r41 = r0
	mov r40 = r0
	adds r15 = -32, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = lseek#
	mov r1 = r38
	adds r34 = -24, r37
	addl r41 = 99, r0
	;;
	movl r40 = @gprel(text#)
	;;
	add r40 = r1, r40
	adds r14 = -32, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	mov r15 = r0
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r15 = r14
	movl r14 = @gprel(text#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r0
	adds r15 = -32, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
.L3:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp put#
	.section	.rodata
	.align 8
.LC2:
	stringz	"is set"
	.align 8
.LC3:
	stringz	"%s of '%s' %s: '%s'\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = put#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r8
	mov r14 = r36
	addl r39 = 47, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strrchr#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r16 = 1, r14
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L8:
	adds r15 = 8, r36
	movl r42 = @gprel(text#)
	;;
	add r42 = r1, r42
	mov r41 = r14
	ld8 r40 = [r15]
	mov r39 = r16
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show#
	.section	.rodata
	.align 8
.LC4:
	stringz	"name"
	.align 8
.LC5:
	stringz	"/proc/self/comm"
	.align 8
.LC6:
	stringz	"line\n"
	.align 8
.LC7:
	stringz	"longer than it can be"
	.align 8
.LC8:
	stringz	"100"
	.align 8
.LC9:
	stringz	"50"
	.align 8
.LC10:
	stringz	"0x20"
	.align 8
.LC11:
	stringz	" 7 "
	.align 8
.LC12:
	stringz	"0"
	.align 8
.LC13:
	stringz	"-1"
	.align 8
.LC14:
	stringz	"1001"
	.align 8
.LC15:
	stringz	"many"
	.align 8
.LC16:
	stringz	"1 2"
	.align 8
.LC17:
	stringz	"/proc/self/oom_score_adj"
	.align 8
.LC18:
	stringz	"9"
	.align 8
.LC19:
	stringz	"/proc/%d/oom_score_adj"
	.align 8
.LC20:
	stringz	"8"
	.align 8
.LC21:
	stringz	"/proc/%d/comm"
	.align 8
.LC22:
	stringz	"other"
	.align 8
.LC23:
	stringz	"another's comm: %s\n"
	.align 8
.LC24:
	stringz	"/proc/%d/timerslack_ns"
	.align 8
.LC25:
	stringz	"1"
	.align 8
.LC26:
	stringz	"another's timerslack_ns: %s\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = getuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	addl r39 = 1001, r0
	addl r38 = 1001, r0
	addl r37 = 1001, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	addl r39 = 1001, r0
	addl r38 = 1001, r0
	addl r37 = 1001, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	addl r38 = 1, r0
	addl r37 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
.L11:
	addl r14 = 1, r0
	br .L17
	;;
.L10:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	movl r15 = @gprel(.LC8)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(.LC9)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(.LC10)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 24, r14
	movl r15 = @gprel(.LC11)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 32, r14
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 40, r14
	movl r15 = @gprel(.LC13)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 48, r14
	movl r15 = @gprel(.LC14)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 56, r14
	movl r15 = @gprel(.LC15)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 64, r14
	movl r15 = @gprel(.LC16)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -128, r35
	;;
	st8 [r14] = r0
	br .L13
	;;
.L14:
	adds r15 = -56, r35
	adds r16 = -128, r35
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r15 = -128, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -128, r35
	;;
	st8 [r16] = r14
.L13:
	adds r15 = -128, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.geu p6, p7 = 8, r14
	(p6) br.cond.dptk .L14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	adds r32 = -120, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -120, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
.L16:
	br.call.sptk.many b0 = pause#
	mov r1 = r36
	br .L16
	;;
.L15:
	adds r14 = -120, r35
	adds r15 = -116, r35
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	addl r38 = 60, r0
	mov r37 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r14 = -116, r35
	;;
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -120, r35
	adds r15 = -116, r35
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	addl r38 = 60, r0
	mov r37 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r14 = -116, r35
	;;
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = put#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -120, r35
	adds r15 = -116, r35
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	addl r38 = 60, r0
	mov r37 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r14 = -116, r35
	;;
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = put#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -120, r35
	addl r38 = 9, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	adds r14 = -120, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	mov r14 = r0
.L17:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
