// f80ce5d40da0e8ce04ed88bf468a4ce4
	.file	"trace-me.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"EPERM"
	.align 8
.LC1:
	stringz	"?"
	.align 8
.LC2:
	stringz	"%s: %ld, then %ld %s\n"
	.text
	.align 16
	.proc trace_me#
trace_me:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 5, 0
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
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r8
	adds r33 = -8, r36
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	;;
	st8 [r33] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L2
	movl r16 = @gprel(.LC0)
	;;
	add r16 = r1, r16
	br .L3
	;;
.L2:
	movl r16 = @gprel(.LC1)
	;;
	add r16 = r1, r16
.L3:
	adds r15 = -8, r36
	mov r14 = r36
	;;
	mov r42 = r16
	ld8 r41 = [r15]
	adds r15 = -16, r36
	;;
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp trace_me#
	.sbss
	.align 4
	.type	signals#, @object
	.size	signals#, 4
signals:
	.skip	4
	.text
	.align 16
	.proc count#
count:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 10, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(signals#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(signals#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp count#
	.section	.rodata
	.align 8
.LC3:
	stringz	"executed"
	.align 8
.LC4:
	stringz	"the first program"
	.align 8
.LC5:
	stringz	"yes"
	.align 8
.LC6:
	stringz	"NO"
	.align 8
.LC7:
	stringz	"signals == 1"
	.align 8
.LC8:
	stringz	"%-3s %s\n"
	.align 8
.LC9:
	stringz	"a child"
	.align 8
.LC10:
	stringz	"WIFEXITED(status)"
	.align 8
.LC11:
	stringz	"again"
	.align 8
.LC12:
	stringz	"/proc/self/exe"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L6
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = trace_me#
	mov r1 = r37
	mov r14 = r0
	br .L7
	;;
.L6:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = trace_me#
	mov r1 = r37
	;;
	addl r39 = @ltoff(@fptr(count#)), gp
	;;
	ld8 r39 = [r39]
	addl r38 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r37
	;;
	addl r38 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r37
	;;
	addl r14 = @gprel(signals#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L9:
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = trace_me#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L10:
	adds r38 = -32, r36
	br.call.sptk.many b0 = wait#
	mov r1 = r37
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L12:
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r36
	;;
	st8 [r14] = r15
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(.LC11)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -24, r36
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = execv#
	mov r1 = r37
	mov r14 = r0
.L7:
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
