// 41b735956bfb8b7ce24e1fcc248a956d
	.file	"sleeping-arguments.c"
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
	.align 8
	.type	shared#, @object
	.size	shared#, 8
shared:
	.skip	8
	.align 4
	.type	pipe_end#, @object
	.size	pipe_end#, 8
pipe_end:
	.skip	8
	.align 4
	.type	pair#, @object
	.size	pair#, 8
pair:
	.skip	8
	.align 4
	.type	set#, @object
	.size	set#, 4
set:
	.skip	4
	.align 4
	.type	queue#, @object
	.size	queue#, 4
queue:
	.skip	4
	.align 4
	.type	mq#, @object
	.size	mq#, 4
mq:
	.skip	4
	.text
	.align 16
	.proc nap#
nap:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r36 = 20000, r0
	;;
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp nap#
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
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = fflush#
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
	.align 16
	.proc both#
both:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
	adds r15 = -32, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r15 = r8
	adds r14 = -16, r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = result#
	mov r1 = r38
	;;
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L11:
	br.call.sptk.many b0 = nap#
	mov r1 = r38
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r41 = r0
	mov r40 = r0
	adds r14 = -32, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp both#
	.section	.rodata
	.align 8
.LC4:
	stringz	"SETVAL"
	.text
	.align 16
	.proc value#
value:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	addl r14 = @gprel(set#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	addl r40 = 16, r0
	ld4 r39 = [r36]
	mov r38 = r15
	br.call.sptk.many b0 = semctl#
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
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp value#
	.align 16
	.proc take#
take:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r15 = [r15]
	addl r38 = 2, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp take#
	.section	.rodata
	.align 8
.LC5:
	stringz	"waiting: %d\n"
	.text
	.align 16
	.proc spoil_and_give#
spoil_and_give:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 14, r0
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 6, r14
	addl r16 = 30000, r0
	;;
	st2 [r15] = r16
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r15 = [r15]
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	st2 [r15] = r14
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	addl r15 = 30000, r0
	;;
	st2 [r14] = r15
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = value#
	mov r1 = r35
	;;
	addl r37 = 1, r0
	mov r36 = r0
	br.call.sptk.many b0 = value#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp spoil_and_give#
	.section	.rodata
	.align 8
.LC6:
	stringz	"after its end: %d\n"
	.text
	.align 16
	.proc kill_waiter#
kill_waiter:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	br.call.sptk.many b0 = take#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L17:
	br.call.sptk.many b0 = nap#
	mov r1 = r35
	;;
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 14, r0
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 9, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	mov r38 = r0
	mov r37 = r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	;;
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 14, r0
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp kill_waiter#
	.section	.rodata
	.align 8
.LC7:
	stringz	"semget"
	.text
	.align 16
	.proc remove_set#
remove_set:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	addl r38 = 384, r0
	addl r37 = 1, r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	mov r38 = r0
	mov r37 = r0
	ld4 r36 = [r34]
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp remove_set#
	.section	.rodata
	.align 8
.LC8:
	stringz	"semop"
	.align 8
.LC9:
	stringz	"values: %d %d\n"
	.align 8
.LC10:
	stringz	"semop on a set that is removed"
	.text
	.align 16
	.proc semaphores#
semaphores:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = 1, r0
	;;
	st2 [r35] = r14
	adds r14 = 2, r35
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	adds r14 = 4, r35
	;;
	st2 [r14] = r0
	adds r14 = 6, r35
	;;
	st2 [r14] = r0
	adds r14 = 8, r35
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	adds r14 = 10, r35
	;;
	st2 [r14] = r0
	addl r39 = 384, r0
	addl r38 = 2, r0
	mov r37 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(set#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 12, r0
	mov r38 = r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	;;
	addl r39 = @ltoff(@fptr(spoil_and_give#)), gp
	;;
	ld8 r39 = [r39]
	addl r38 = @ltoff(@fptr(take#)), gp
	;;
	ld8 r38 = [r38]
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = both#
	mov r1 = r36
	;;
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 12, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 12, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 12, r0
	mov r38 = r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = kill_waiter#
	mov r1 = r36
	;;
	addl r39 = @ltoff(@fptr(remove_set#)), gp
	;;
	ld8 r39 = [r39]
	addl r38 = @ltoff(@fptr(take#)), gp
	;;
	ld8 r38 = [r38]
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = both#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp semaphores#
	.align 16
	.proc send_letter#
send_letter:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 256, r14
	mov r39 = r0
	addl r38 = 8, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp send_letter#
	.section	.rodata
	.align 8
.LC11:
	stringz	"msgrcv"
	.align 8
.LC12:
	stringz	"received: %ld %s\n"
	.text
	.align 16
	.proc spoil_letter_and_receive#
spoil_letter_and_receive:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 256, r14
	addl r15 = 7, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 264, r14
	addl r15 = 115, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 112, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 111, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 105, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 108, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 116, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	mov r39 = r0
	addl r38 = 8192, r0
	movl r37 = @gprel(big.3#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	mov r39 = r0
	addl r38 = 8192, r0
	movl r37 = @gprel(big.3#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = nap#
	mov r1 = r35
	;;
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 256, r14
	mov r40 = r0
	mov r39 = r0
	addl r38 = 8, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 256, r14
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 264, r14
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp spoil_letter_and_receive#
	.align 16
	.proc receive_letter#
receive_letter:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 256, r14
	mov r40 = r0
	mov r39 = r0
	addl r38 = 8, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = msgrcv#
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
	.endp receive_letter#
	.align 16
	.proc remove_queue#
remove_queue:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp remove_queue#
	.section	.rodata
	.align 8
.LC13:
	stringz	"msgget"
	.align 8
.LC14:
	stringz	"msgsnd"
	.align 8
.LC15:
	stringz	"msgrcv on a queue that is removed"
	.text
	.align 16
	.proc letters#
letters:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r14 = @gprel(big.2#)
	;;
	add r14 = r1, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	addl r37 = 384, r0
	mov r36 = r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(queue#), gp
	;;
	st4 [r14] = r15
	nop 0
.L27:
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 2048, r0
	addl r38 = 8192, r0
	movl r37 = @gprel(big.2#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 256, r14
	addl r15 = 3, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 264, r14
	addl r15 = 114, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 105, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 103, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 104, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 116, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	addl r38 = @ltoff(@fptr(spoil_letter_and_receive#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(send_letter#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	;;
	addl r38 = @ltoff(@fptr(remove_queue#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(receive_letter#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp letters#
	.align 16
	.proc send_text#
send_text:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(mq#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 272, r14
	addl r39 = 1, r0
	addl r38 = 8, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = mq_send#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp send_text#
	.section	.rodata
	.align 8
.LC16:
	stringz	"mq_receive"
	.align 8
.LC17:
	stringz	"received: %s\n"
	.text
	.align 16
	.proc spoil_text_and_receive#
spoil_text_and_receive:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 272, r14
	addl r15 = 115, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 112, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 111, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 105, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 108, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 116, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	addl r14 = @gprel(mq#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 8, r0
	mov r37 = r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = nap#
	mov r1 = r35
	;;
	addl r14 = @gprel(mq#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 8, r0
	mov r37 = r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	mov r37 = r34
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp spoil_text_and_receive#
	.align 16
	.proc receive_until#
receive_until:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(mq#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 272, r14
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 152, r14
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 8, r0
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = mq_timedreceive#
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
	.endp receive_until#
	.section	.rodata
	.align 8
.LC18:
	stringz	"late"
	.align 8
.LC19:
	stringz	"mq_send"
	.text
	.align 16
	.proc spoil_time#
spoil_time:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 160, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(mq#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 5, r0
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp spoil_time#
	.section	.rodata
	.align 8
.LC20:
	stringz	"/sleeping-arguments"
	.align 8
.LC21:
	stringz	"mq_open"
	.align 8
.LC22:
	stringz	"first"
	.align 8
.LC23:
	stringz	"mq_timedreceive"
	.text
	.align 16
	.proc posix_messages#
posix_messages:
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
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r34
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r35
	adds r39 = -48, r34
	addl r38 = 384, r0
	addl r37 = 66, r0
	;;
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(mq#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(mq#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	addl r38 = 6, r0
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 272, r14
	addl r15 = 114, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 105, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 103, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 104, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 116, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	addl r38 = @ltoff(@fptr(spoil_text_and_receive#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(send_text#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 152, r14
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 152, r14
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = 100, r15
	;;
	adds r14 = 152, r14
	;;
	st8 [r14] = r15
	addl r38 = @ltoff(@fptr(spoil_time#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(receive_until#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp posix_messages#
	.section	.rodata
	.align 8
.LC24:
	stringz	"%s %s, not %s\n"
	.text
	.align 16
	.proc read_vector#
read_vector:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(pair#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 168, r14
	addl r38 = 2, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = readv#
	mov r1 = r35
	st8 [r34] = r8
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 272, r14
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 272, r14
	;;
	adds r16 = 100, r14
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 272, r14
	;;
	adds r14 = 200, r14
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	ld8 r14 = [r34]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp read_vector#
	.section	.rodata
	.align 8
.LC25:
	stringz	"one"
	stringz	"two"
	.align 8
.LC26:
	stringz	"write"
	.text
	.align 16
	.proc spoil_vector_and_write#
spoil_vector_and_write:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 272, r15
	;;
	adds r16 = 200, r15
	adds r15 = 184, r14
	;;
	st8 [r15] = r16
	adds r15 = 192, r14
	addl r16 = 50, r0
	;;
	st8 [r15] = r16
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 168, r15
	adds r14 = 184, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	addl r14 = @gprel(pair#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 8, r0
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp spoil_vector_and_write#
	.align 16
	.proc receive_message#
receive_message:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(pair#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 200, r14
	addl r38 = 256, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r35
	st8 [r34] = r8
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 272, r14
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 272, r14
	;;
	adds r16 = 100, r14
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 272, r14
	;;
	adds r14 = 200, r14
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	ld8 r14 = [r34]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp receive_message#
	.section	.rodata
	.align 8
.LC27:
	stringz	"one"
	.align 8
.LC28:
	stringz	"two"
	.text
	.align 16
	.proc spoil_message_and_write#
spoil_message_and_write:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(pair#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 4, r0
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = nap#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 272, r15
	;;
	adds r16 = 200, r15
	adds r15 = 184, r14
	;;
	st8 [r15] = r16
	adds r15 = 192, r14
	addl r16 = 1, r0
	;;
	st8 [r15] = r16
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 168, r15
	adds r14 = 184, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 224, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 232, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 240, r14
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(pair#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 4, r0
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp spoil_message_and_write#
	.align 16
	.proc send_much#
send_much:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(pair#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 200, r14
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = sendmsg#
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
	.endp send_much#
	.section	.rodata
	.align 8
.LC29:
	stringz	"read: %ld, %ld of them odd\n"
	.text
	.align 16
	.proc spoil_message_and_read#
spoil_message_and_read:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -32, r35
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	;;
	st8 [r14] = r0
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r15 = [r15]
	;;
	adds r16 = 272, r15
	adds r15 = 184, r14
	;;
	st8 [r15] = r16
	adds r15 = 192, r14
	addl r16 = 1, r0
	;;
	st8 [r15] = r16
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 168, r15
	adds r14 = 184, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 224, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	br .L44
	;;
.L48:
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	br .L45
	;;
.L46:
	movl r15 = @gprel(b.1#)
	;;
	add r15 = r1, r15
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 115, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r15 = r14
	adds r14 = -24, r35
	adds r16 = -24, r35
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	adds r15 = -16, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L45:
	adds r15 = -16, r35
	adds r14 = -8, r35
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L46
	adds r14 = -8, r35
	adds r16 = -32, r35
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -32, r35
	;;
	st8 [r15] = r14
.L44:
	adds r16 = -32, r35
	;;
	ld8 r14 = [r16]
	addl r15 = 1572863, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L47
	addl r14 = @gprel(pair#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r32 = -8, r35
	addl r39 = 65536, r0
	movl r38 = @gprel(b.1#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
.L47:
	adds r14 = -24, r35
	;;
	ld8 r39 = [r14]
	adds r14 = -32, r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp spoil_message_and_read#
	.section	.rodata
	.align 8
.LC30:
	stringz	"socketpair"
	.align 8
.LC31:
	stringz	"readv"
	.align 8
.LC32:
	stringz	"recvmsg"
	.align 8
.LC33:
	stringz	"sendmsg"
	.text
	.align 16
	.proc vectors#
vectors:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -208, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r39 = @gprel(pair#), gp
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r15 = [r15]
	;;
	adds r16 = 272, r15
	adds r15 = 168, r14
	;;
	st8 [r15] = r16
	adds r14 = 176, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 272, r15
	;;
	adds r16 = 100, r15
	adds r15 = 184, r14
	;;
	st8 [r15] = r16
	adds r14 = 192, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	addl r38 = @ltoff(@fptr(spoil_vector_and_write#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(read_vector#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 272, r14
	addl r38 = 300, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r15 = [r15]
	;;
	adds r16 = 272, r15
	adds r15 = 168, r14
	;;
	st8 [r15] = r16
	adds r14 = 176, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 272, r15
	;;
	adds r16 = 100, r15
	adds r15 = 184, r14
	;;
	st8 [r15] = r16
	adds r14 = 192, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 168, r14
	adds r14 = 200, r15
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
	adds r14 = 216, r15
	;;
	st8 [r14] = r16
	adds r14 = 224, r15
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	addl r38 = @ltoff(@fptr(spoil_message_and_write#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(receive_message#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 272, r14
	addl r38 = 131072, r0
	addl r37 = 115, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -192, r34
	;;
	st4 [r14] = r0
	br .L50
	;;
.L51:
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r16 = [r14]
	adds r15 = -192, r34
	;;
	ld4 r14 = [r15]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 31, 1
	;;
	add r14 = r14, r15
	;;
	and r14 = 1, r14
	;;
	sub r14 = r14, r15
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 16
	;;
	adds r14 = 272, r14
	;;
	add r15 = r16, r14
	movl r16 = @gprel(many.0#)
	;;
	add r16 = r1, r16
	adds r17 = -192, r34
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	movl r15 = @gprel(many.0#)
	;;
	add r15 = r1, r15
	adds r16 = -192, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	addl r15 = 65536, r0
	;;
	st8 [r14] = r15
	adds r17 = -192, r34
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r15 = -192, r34
	;;
	st4 [r15] = r14
.L50:
	adds r16 = -192, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = 23, r14
	(p6) br.cond.dptk .L51
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r15 = [r14]
	;;
	adds r14 = 200, r15
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
	adds r14 = 216, r15
	movl r16 = @gprel(many.0#)
	;;
	add r16 = r1, r16
	;;
	st8 [r14] = r16
	adds r14 = 224, r15
	addl r15 = 24, r0
	;;
	st8 [r14] = r15
	addl r38 = @ltoff(@fptr(spoil_message_and_read#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(send_much#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp vectors#
	.align 16
	.proc poll_one#
poll_one:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	addl r38 = 1000, r0
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp poll_one#
	.section	.rodata
	.align 8
.LC34:
	stringz	"x"
	.text
	.align 16
	.proc spoil_poll_and_write#
spoil_poll_and_write:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	st2 [r14] = r0
	addl r14 = @gprel(pipe_end#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp spoil_poll_and_write#
	.align 16
	.proc select_one#
select_one:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(pipe_end#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = select#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp select_one#
	.align 16
	.proc spoil_set_and_write#
spoil_set_and_write:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r34
	;;
	adds r15 = 24, r15
	;;
	st8 [r14] = r15
	st4 [r34] = r0
	br .L58
	;;
.L59:
	adds r14 = 8, r34
	;;
	ld8 r15 = [r14]
	ld4 r14 = [r34]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r0
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L58:
	ld4 r14 = [r34]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L59
	addl r14 = @gprel(pipe_end#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp spoil_set_and_write#
	.align 16
	.proc wait_long#
wait_long:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 152, r14
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = ppoll#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp wait_long#
	.align 16
	.proc sleep_long#
sleep_long:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 152, r14
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = nanosleep#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp sleep_long#
	.align 16
	.proc spoil_sleep#
spoil_sleep:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 160, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp spoil_sleep#
	.section	.rodata
	.align 8
.LC35:
	stringz	"pipe"
	.align 8
.LC36:
	stringz	"poll"
	.align 8
.LC37:
	stringz	"revents: %d\n"
	.align 8
.LC38:
	stringz	"read"
	.align 8
.LC39:
	stringz	"select"
	.align 8
.LC40:
	stringz	"in the set: %d\n"
	.align 8
.LC41:
	stringz	"ppoll"
	.align 8
.LC42:
	stringz	"nanosleep"
	.text
	.align 16
	.proc descriptors#
descriptors:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -64, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r36 = @gprel(pipe_end#), gp
	;;
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(pipe_end#), gp
	;;
	ld4 r16 = [r15]
	adds r15 = 12, r14
	;;
	st4 [r15] = r16
	adds r15 = 16, r14
	addl r16 = 1, r0
	;;
	st2 [r15] = r16
	adds r14 = 18, r14
	;;
	st2 [r14] = r0
	addl r38 = @ltoff(@fptr(spoil_poll_and_write#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(poll_one#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 18, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(pipe_end#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -40, r34
	;;
	adds r15 = 24, r15
	;;
	st8 [r14] = r15
	adds r14 = -48, r34
	;;
	st4 [r14] = r0
	br .L66
	;;
.L67:
	adds r14 = -40, r34
	;;
	ld8 r15 = [r14]
	adds r16 = -48, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r0
	adds r15 = -48, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r34
	;;
	st4 [r16] = r14
.L66:
	adds r15 = -48, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L67
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(pipe_end#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr r16 = r14, 31, 1
	;;
	extr.u r16 = r16, 26, 6
	;;
	add r14 = r16, r14
	;;
	extr r14 = r14, 6, 26
	;;
	mov r17 = r14
	;;
	sxt4 r14 = r17
	;;
	adds r14 = 2, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(pipe_end#), gp
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	mov r18 = r15
	addl r15 = @gprel(shared#), gp
	;;
	ld8 r16 = [r15]
	or r15 = r18, r14
	sxt4 r14 = r17
	;;
	adds r14 = 2, r14
	adds r16 = 8, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	addl r38 = @ltoff(@fptr(spoil_set_and_write#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(select_one#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(pipe_end#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr r16 = r14, 31, 1
	;;
	extr.u r16 = r16, 26, 6
	;;
	add r14 = r16, r14
	;;
	extr r14 = r14, 6, 26
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 2, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(pipe_end#), gp
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	and r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC40)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 152, r14
	;;
	st8 [r15] = r0
	adds r14 = 160, r14
	movl r15 = 50000000
	;;
	st8 [r14] = r15
	addl r38 = @ltoff(@fptr(spoil_sleep#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(wait_long#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 152, r14
	;;
	st8 [r15] = r0
	adds r14 = 160, r14
	movl r15 = 50000000
	;;
	st8 [r14] = r15
	addl r38 = @ltoff(@fptr(spoil_sleep#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(sleep_long#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp descriptors#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 33, r0
	addl r38 = 3, r0
	addl r37 = 131344, r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(shared#), gp
	;;
	st8 [r15] = r14
	br.call.sptk.many b0 = semaphores#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = letters#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = posix_messages#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = vectors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = descriptors#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 8
	.type	big.3#, @object
	.size	big.3#, 8200
big.3:
	.skip	8200
	.align 8
	.type	big.2#, @object
	.size	big.2#, 8200
big.2:
	.skip	8200
	.align 8
	.type	b.1#, @object
	.size	b.1#, 65536
b.1:
	.skip	65536
	.align 8
	.type	many.0#, @object
	.size	many.0#, 384
many.0:
	.skip	384
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
