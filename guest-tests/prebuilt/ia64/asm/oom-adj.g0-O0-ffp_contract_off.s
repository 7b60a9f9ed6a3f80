// f95b8832dea3fd041527fed7bd575209 guest-tests/process/oom-adj.c
	.file	"oom-adj.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.section	.rodata
	.align 8
.LC1:
	stringz	"/proc/self/%s"
	.align 8
.LC2:
	stringz	"\n"
	.align 8
.LC3:
	stringz	"  %s %ld '%s'\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -160, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = -28, r36
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	mov r14 = r36
	adds r15 = -128, r36
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	mov r38 = r15
	br.call.sptk.many b0 = sprintf#
	mov r1 = r37
	adds r14 = -128, r36
	;;
	mov r39 = r0
	mov r38 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r37
	adds r14 = -144, r36
	;;
	st4 [r14] = r8
	adds r33 = -136, r36
	adds r14 = -28, r36
	addl r40 = 19, r0
	;;
	mov r39 = r14
	adds r14 = -144, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -28, r36
	;;
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcspn#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -28, r36
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r0
	adds r16 = -28, r36
	adds r15 = -136, r36
	mov r14 = r36
	;;
	mov r41 = r16
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -144, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
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
	stringz	"setgid"
	.align 8
.LC5:
	stringz	"setuid"
	.align 8
.LC6:
	stringz	"PR_SET_DUMPABLE"
	.align 8
.LC7:
	stringz	"oom_adj"
	.align 8
.LC8:
	stringz	"/proc/self/oom_adj"
	.align 8
.LC9:
	stringz	"open"
	.align 8
.LC10:
	stringz	""
	.align 8
.LC11:
	stringz	"'%.*s': %ld %s\n"
	.align 8
.LC12:
	stringz	"oom_score_adj"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	addl r38 = 65534, r0
	;;
	br.call.sptk.many b0 = setgid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r38 = 65534, r0
	br.call.sptk.many b0 = setuid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r39 = 1, r0
	addl r38 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = open#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 4, r36
	;;
	st4 [r14] = r15
	st4 [r36] = r0
	br .L6
	;;
.L9:
	movl r15 = @gprel(texts.0#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r36]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r33 = [r14]
	movl r15 = @gprel(texts.0#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r36]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r15 = r8
	adds r32 = 8, r36
	adds r14 = 4, r36
	;;
	mov r40 = r15
	mov r39 = r33
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	st8 [r32] = r8
	;;
	movl r15 = @gprel(texts.0#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r36]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcspn#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r33 = r14
	movl r15 = @gprel(texts.0#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r36]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r14 = r8
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
.L8:
	adds r15 = 8, r36
	;;
	mov r42 = r14
	ld8 r41 = [r15]
	mov r40 = r32
	mov r39 = r33
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 4, r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	ld4 r14 = [r36]
	;;
	adds r14 = 1, r14
	;;
	st4 [r36] = r14
.L6:
	ld4 r14 = [r36]
	;;
	cmp4.geu p6, p7 = 9, r14
	(p6) br.cond.dptk .L9
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
	.section	.rodata
	.align 8
.LC13:
	stringz	"0\n"
	.align 8
.LC14:
	stringz	"x\n"
	.align 8
.LC15:
	stringz	"1"
	.align 8
.LC16:
	stringz	"5 "
	.align 8
.LC17:
	stringz	"-1"
	.align 8
.LC18:
	stringz	"allow\n"
	.align 8
.LC19:
	stringz	"deny"
	.align 8
.LC20:
	stringz	"allowed"
	.align 8
.LC21:
	stringz	"0 0 1"
	.align 8
	.type	texts.0#, @object
	.size	texts.0#, 80
texts.0:
	data8	.LC10
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
