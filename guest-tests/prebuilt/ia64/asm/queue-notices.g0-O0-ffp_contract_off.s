// cfc7d22828da5c5c46dd22a09c800d86
	.file	"queue-notices.c"
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
	addl r14 = @gprel(signals#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
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
.LC1:
	stringz	" "
	.align 8
.LC2:
	stringz	""
	.align 8
.LC3:
	stringz	"%s: %ld%s%s\n"
	.text
	.align 16
	.proc result#
result:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	st8 [r37] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L6
	movl r34 = @gprel(.LC1)
	;;
	add r34 = r1, r34
	br .L7
	;;
.L6:
	movl r34 = @gprel(.LC2)
	;;
	add r34 = r1, r34
.L7:
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L8
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
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L9:
	adds r15 = 8, r37
	;;
	mov r43 = r14
	mov r42 = r34
	ld8 r41 = [r15]
	ld8 r40 = [r37]
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp result#
	.section	.rodata
	.align 8
.LC4:
	stringz	"/queue-notices"
	.align 8
.LC5:
	stringz	"mq_open"
	.text
	.align 16
	.proc open_queue#
open_queue:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -64, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -48, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -40, r34
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r34
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r39 = -48, r34
	addl r38 = 384, r0
	addl r37 = 2114, r0
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp open_queue#
	.align 16
	.proc notify#
notify:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -64, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -56, r35
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	mov r14 = r35
	adds r38 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp notify#
	.section	.rodata
	.align 8
.LC6:
	stringz	"x"
	.align 8
.LC7:
	stringz	"mq_send"
	.align 8
.LC8:
	stringz	"mq_receive"
	.align 8
.LC9:
	stringz	"%s: told %d\n"
	.text
	.align 16
	.proc told#
told:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	st4 [r14] = r33
	addl r14 = @gprel(signals#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = 8, r36
	mov r41 = r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = mq_send#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = 8, r36
	mov r41 = r0
	addl r40 = 8, r0
	;;
	adds r39 = -16, r36
	ld4 r38 = [r14]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r14 = @gprel(signals#), gp
	;;
	ld4.acq r15 = [r14]
	mov r14 = r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC9)
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
	.endp told#
	.align 16
	.proc child_does#
child_does:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
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
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	mov r15 = r36
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	ld4 r38 = [r15]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L16:
	mov r40 = r0
	mov r39 = r0
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp child_does#
	.align 16
	.proc close_one#
close_one:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r37 = [r35]
	br.call.sptk.many b0 = mq_close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp close_one#
	.align 16
	.proc ask#
ask:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r37 = [r35]
	br.call.sptk.many b0 = notify#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask#
	.align 16
	.proc ended_receiver#
ended_receiver:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -144, r35
	;;
	st4 [r15] = r14
	adds r15 = -144, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -64, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	adds r15 = -64, r35
	;;
	mov r14 = r35
	mov r39 = r0
	mov r38 = r15
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_setattr#
	mov r1 = r36
	adds r15 = -72, r35
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L20:
	addl r37 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	addl r38 = 9, r0
	adds r14 = -144, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r39 = r0
	mov r38 = r0
	adds r15 = -144, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r14 = -136, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -136, r35
	addl r15 = 2048, r0
	;;
	st8 [r14] = r15
	adds r15 = -136, r35
	mov r14 = r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_setattr#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ended_receiver#
	.section	.rodata
	.align 8
.LC10:
	stringz	"notify"
	.align 8
.LC11:
	stringz	"again"
	.align 8
.LC12:
	stringz	"a message"
	.align 8
.LC13:
	stringz	"another"
	.align 8
.LC14:
	stringz	"its descriptor was closed"
	.align 8
.LC15:
	stringz	"any descriptor was closed"
	.align 8
.LC16:
	stringz	"a duplicate was closed"
	.align 8
.LC17:
	stringz	"a child closed its own"
	.align 8
.LC18:
	stringz	"a child asked, and ended"
	.align 8
.LC19:
	stringz	"a child asked in vain"
	.align 8
.LC20:
	stringz	"take it back"
	.align 8
.LC21:
	stringz	"taken back"
	.align 8
.LC22:
	stringz	"a receiver was killed"
	.align 8
.LC23:
	stringz	"another of its name"
	.align 8
.LC24:
	stringz	"itself"
	.align 8
.LC25:
	stringz	"signal 65"
	.align 8
.LC26:
	stringz	"signal 40000000"
	.align 8
.LC27:
	stringz	"signal -1"
	.align 8
.LC28:
	stringz	"signal 0"
	.align 8
.LC29:
	stringz	"no signal"
	.align 8
.LC30:
	stringz	"an unknown kind"
	.align 8
.LC31:
	stringz	"closed"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -224, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -200, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -200, r35
	;;
	addl r15 = @ltoff(@fptr(count#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -200, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = open_queue#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	st4 [r14] = r8
	adds r32 = -204, r35
	br.call.sptk.many b0 = open_queue#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = notify#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -204, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = notify#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -204, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	adds r14 = -204, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = notify#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_close#
	mov r1 = r36
	adds r14 = -204, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = open_queue#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	st4 [r14] = r8
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = notify#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -204, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_close#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	adds r32 = -204, r35
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = dup#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = notify#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -204, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = notify#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(close_one#)), gp
	;;
	ld8 r38 = [r38]
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = child_does#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(ask#)), gp
	;;
	ld8 r38 = [r38]
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = child_does#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = notify#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(ask#)), gp
	;;
	ld8 r38 = [r38]
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = child_does#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = notify#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r38 = r0
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = notify#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ended_receiver#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = notify#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r32 = -204, r35
	;;
	br.call.sptk.many b0 = open_queue#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -204, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	addl r15 = 65, r0
	;;
	st4 [r14] = r15
	adds r14 = -56, r35
	;;
	mov r38 = r14
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	movl r15 = 40000000
	;;
	st4 [r14] = r15
	adds r14 = -56, r35
	;;
	mov r38 = r14
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -56, r35
	;;
	mov r38 = r14
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = -56, r35
	;;
	mov r38 = r14
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = told#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	adds r14 = 12, r14
	addl r15 = 99, r0
	;;
	st4 [r14] = r15
	adds r14 = -56, r35
	;;
	mov r38 = r14
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_close#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = notify#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r36
	mov r14 = r0
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
