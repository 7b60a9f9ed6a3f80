// 92e722141d98a43189374287dcb7fe1c guest-tests/signal/interrupted-waits.c
	.file	"interrupted-waits.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC1:
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
	movl r38 = @gprel(.LC1)
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
	.bss
	.align 4096
	.type	b#, @object
	.size	b#, 70000
b:
	.skip	70000
	.sbss
	.align 4
	.type	alarms#, @object
	.size	alarms#, 4
alarms:
	.skip	4
	.align 8
	.type	release#, @object
	.size	release#, 8
release:
	.skip	8
	.align 4
	.type	empty#, @object
	.size	empty#, 8
empty:
	.skip	8
	.align 4
	.type	full#, @object
	.size	full#, 8
full:
	.skip	8
	.align 4
	.type	pair#, @object
	.size	pair#, 8
pair:
	.skip	8
	.align 4
	.type	packed#, @object
	.size	packed#, 8
packed:
	.skip	8
	.align 4
	.type	event#, @object
	.size	event#, 4
event:
	.skip	4
	.align 4
	.type	file#, @object
	.size	file#, 4
file:
	.skip	4
	.align 4
	.type	queue#, @object
	.size	queue#, 4
queue:
	.skip	4
	.align 4
	.type	crowded#, @object
	.size	crowded#, 4
crowded:
	.skip	4
	.align 4
	.type	set#, @object
	.size	set#, 4
set:
	.skip	4
	.align 4
	.type	epoll#, @object
	.size	epoll#, 4
epoll:
	.skip	4
	.align 4
	.type	notes#, @object
	.size	notes#, 4
notes:
	.skip	4
	.align 4
	.type	listener#, @object
	.size	listener#, 4
listener:
	.skip	4
	.align 4
	.type	terminal#, @object
	.size	terminal#, 4
terminal:
	.skip	4
	.align 4
	.type	slave#, @object
	.size	slave#, 4
slave:
	.skip	4
	.align 4
	.type	messages#, @object
	.size	messages#, 4
messages:
	.skip	4
	.align 4
	.type	many#, @object
	.size	many#, 4
many:
	.skip	4
	.align 4
	.type	child#, @object
	.size	child#, 4
child:
	.skip	4
	.align 4
	.type	word#, @object
	.size	word#, 4
word:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 0, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	addl r14 = @gprel(alarms#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(alarms#), gp
	;;
	st4.rel [r15] = r14
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L5
	addl r14 = @gprel(release#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
.L5:
	br.call.sptk.many b0 = __errno_location#
	;;
	mov r1 = r36
	mov r15 = r8
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	st4 [r15] = r14
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp handler#
	.section	.rodata
	.align 8
.LC2:
	stringz	"x"
	.align 8
.LC3:
	stringz	"feed"
	.text
	.align 16
	.proc feed#
feed:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(empty#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC3)
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
	.endp feed#
	.section	.rodata
	.align 8
.LC4:
	stringz	"drain"
	.text
	.align 16
	.proc drain#
drain:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(full#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 4096, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC4)
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
	.endp drain#
	.align 16
	.proc feed_socket#
feed_socket:
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
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC3)
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
	.endp feed_socket#
	.align 16
	.proc drain_socket#
drain_socket:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	nop 0
.L10:
	addl r14 = @gprel(packed#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 64, r0
	addl r38 = 70000, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp drain_socket#
	.align 16
	.proc post#
post:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(event#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = eventfd_write#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp post#
	.align 16
	.proc post_queue#
post_queue:
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
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = 1, r0
	;;
	st8 [r34] = r14
	adds r14 = 8, r34
	addl r16 = 120, r0
	;;
	st1 [r14] = r16
	addl r39 = 2048, r0
	addl r38 = 1, r0
	mov r37 = r34
	mov r36 = r15
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp post_queue#
	.align 16
	.proc take_queue#
take_queue:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(crowded#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 2048, r0
	mov r39 = r0
	addl r38 = 9000, r0
	movl r37 = @gprel(m.0#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp take_queue#
	.align 16
	.proc post_semaphore#
post_semaphore:
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
	ld4 r15 = [r14]
	st2 [r34] = r0
	adds r14 = 2, r34
	addl r16 = 1, r0
	;;
	st2 [r14] = r16
	adds r14 = 4, r34
	;;
	st2 [r14] = r0
	addl r38 = 1, r0
	mov r37 = r34
	mov r36 = r15
	br.call.sptk.many b0 = semop#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp post_semaphore#
	.align 16
	.proc post_messages#
post_messages:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(messages#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp post_messages#
	.align 16
	.proc take_messages#
take_messages:
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
	addl r14 = @gprel(many#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 10, r0
	mov r37 = r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp take_messages#
	.section	.rodata
	.align 2
.LC0:
	data2	1
	stringz	"socket"
	.skip	101
	.text
	.align 16
	.proc call_in#
call_in:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -112, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r15 = @gprel(.LC0)
	;;
	add r15 = r1, r15
	adds r14 = -96, r34
	;;
	mov r16 = r15
	addl r15 = 110, r0
	;;
	mov r38 = r15
	mov r37 = r16
	mov r36 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	;;
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -96, r34
	;;
	addl r38 = 110, r0
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = connect#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp call_in#
	.align 16
	.proc end_child#
end_child:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 9, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp end_child#
	.section	.rodata
	.align 8
.LC5:
	stringz	"watched/one"
	.text
	.align 16
	.proc touch#
touch:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 384, r0
	addl r37 = 66, r0
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp touch#
	.section	.rodata
	.align 8
.LC6:
	stringz	"x\n"
	.align 8
.LC7:
	stringz	"type"
	.text
	.align 16
	.proc type#
type:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 2, r0
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC7)
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
	.endp type#
	.align 16
	.proc set_word#
set_word:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 7, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(word#), gp
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	addl r37 = @gprel(word#), gp
	addl r36 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp set_word#
	.align 16
	.proc nothing#
nothing:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	nop 0
	;;
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp nothing#
	.section	.rodata
	.align 8
.LC8:
	stringz	""
	.align 8
.LC9:
	stringz	"; with SA_RESTART %ld %s after %d\n"
	.align 8
.LC10:
	stringz	"%s: %ld %s after %d"
	.text
	.align 16
	.proc run#
run:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -256, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st4 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = 8, r38
	;;
	st8 [r14] = r35
	adds r14 = -224, r38
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r42 = r14
	mov r41 = r0
	mov r40 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r39
	adds r14 = -224, r38
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -224, r38
	;;
	adds r14 = 8, r14
	adds r15 = -8, r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -80, r38
	;;
	st8 [r14] = r0
	adds r14 = -80, r38
	;;
	adds r14 = 8, r14
	addl r15 = 20000, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r38
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -80, r38
	;;
	adds r14 = 24, r14
	addl r15 = 20000, r0
	;;
	st8 [r14] = r15
	adds r14 = -48, r38
	;;
	st8 [r14] = r0
	adds r14 = -48, r38
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -48, r38
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -48, r38
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	addl r14 = @gprel(alarms#), gp
	;;
	st4.rel [r14] = r0
	addl r15 = @gprel(release#), gp
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	st8.rel [r15] = r14
	adds r14 = -224, r38
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = 14, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r39
	adds r14 = -80, r38
	mov r42 = r0
	;;
	mov r41 = r14
	mov r40 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	adds r14 = -240, r38
	;;
	st8 [r14] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -232, r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -228, r38
	addl r15 = @gprel(alarms#), gp
	;;
	ld4.acq r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -48, r38
	mov r42 = r0
	;;
	mov r41 = r14
	mov r40 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r39
	adds r14 = -8, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	adds r15 = -240, r38
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L25
	adds r14 = -232, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r39
	mov r14 = r8
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L26:
	adds r15 = -228, r38
	;;
	ld4 r15 = [r15]
	addl r16 = 2, r0
	;;
	cmp4.le p6, p7 = r16, r15
	;;
	(p6) mov r15 = r16
	;;
	mov r43 = r15
	mov r42 = r14
	adds r14 = -240, r38
	;;
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	br .L27
	;;
.L24:
	adds r15 = -240, r38
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L28
	adds r14 = -232, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r39
	mov r14 = r8
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L29:
	adds r15 = -228, r38
	;;
	ld4 r15 = [r15]
	addl r16 = 2, r0
	;;
	cmp4.le p6, p7 = r16, r15
	;;
	(p7) mov r16 = r15
	adds r15 = -16, r38
	;;
	mov r44 = r16
	mov r43 = r14
	adds r14 = -240, r38
	;;
	ld8 r42 = [r14]
	ld8 r41 = [r15]
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
.L27:
	adds r14 = -8, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r16 = 8, r38
	mov r15 = r38
	adds r14 = -16, r38
	;;
	ld8 r43 = [r16]
	ld8 r42 = [r15]
	movl r41 = 268435456
	ld8 r40 = [r14]
	br.call.sptk.many b0 = run#
	mov r1 = r39
.L31:
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp run#
	.align 16
	.proc reads#
reads:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(empty#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
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
	.endp reads#
	.align 16
	.proc readvs#
readvs:
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
	addl r14 = @gprel(empty#), gp
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(b#)
	;;
	add r14 = r1, r14
	;;
	st8 [r34] = r14
	adds r14 = 8, r34
	addl r16 = 1, r0
	;;
	st8 [r14] = r16
	addl r38 = 1, r0
	mov r37 = r34
	mov r36 = r15
	br.call.sptk.many b0 = readv#
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
	.endp readvs#
	.align 16
	.proc writes#
writes:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 4096, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
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
	.endp writes#
	.align 16
	.proc splices#
splices:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(empty#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 1, r0
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = splice#
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
	.endp splices#
	.align 16
	.proc splices_to#
splices_to:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(file#), gp
	;;
	ld4 r15 = [r14]
	st8 [r34] = r0
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 4096, r0
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r34
	mov r36 = r15
	br.call.sptk.many b0 = splice#
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
	.endp splices_to#
	.align 16
	.proc tees#
tees:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(empty#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = tee#
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
	.endp tees#
	.align 16
	.proc vmsplices#
vmsplices:
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
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(b#)
	;;
	add r14 = r1, r14
	;;
	st8 [r34] = r14
	adds r14 = 8, r34
	addl r16 = 4096, r0
	;;
	st8 [r14] = r16
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r34
	mov r36 = r15
	br.call.sptk.many b0 = vmsplice#
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
	.endp vmsplices#
	.align 16
	.proc sendfiles#
sendfiles:
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
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(file#), gp
	;;
	ld4 r15 = [r15]
	st8 [r34] = r0
	addl r39 = 4096, r0
	mov r38 = r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sendfile#
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
	.endp sendfiles#
	.align 16
	.proc receives#
receives:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(pair#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = recv#
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
	.endp receives#
	.align 16
	.proc receives_messages#
receives_messages:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(pair#), gp
	;;
	ld4 r15 = [r14]
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
	movl r14 = @gprel(b#)
	;;
	add r14 = r1, r14
	adds r16 = -64, r34
	;;
	st8 [r16] = r14
	adds r14 = -56, r34
	addl r16 = 1, r0
	;;
	st8 [r14] = r16
	adds r14 = -48, r34
	;;
	adds r14 = 16, r14
	adds r16 = -64, r34
	;;
	st8 [r14] = r16
	adds r14 = -48, r34
	;;
	adds r14 = 24, r14
	addl r16 = 1, r0
	;;
	st8 [r14] = r16
	adds r14 = -48, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = recvmsg#
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
	.endp receives_messages#
	.align 16
	.proc receives_many#
receives_many:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(pair#), gp
	;;
	ld4 r15 = [r14]
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
	movl r14 = @gprel(b#)
	;;
	add r14 = r1, r14
	adds r16 = -64, r34
	;;
	st8 [r16] = r14
	adds r14 = -56, r34
	addl r16 = 1, r0
	;;
	st8 [r14] = r16
	adds r14 = -48, r34
	;;
	adds r14 = 16, r14
	adds r16 = -64, r34
	;;
	st8 [r14] = r16
	adds r14 = -48, r34
	;;
	adds r14 = 24, r14
	addl r16 = 1, r0
	;;
	st8 [r14] = r16
	adds r14 = -48, r34
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = recvmmsg#
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
	.endp receives_many#
	.align 16
	.proc sends#
sends:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(packed#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 60000, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	addl r14 = 1, r0
	br .L57
	;;
.L55:
	addl r14 = -1, r0
.L57:
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp sends#
	.align 16
	.proc accepts#
accepts:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(listener#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = accept#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L59
	addl r14 = -1, r0
	br .L61
	;;
.L59:
	addl r14 = 1, r0
.L61:
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp accepts#
	.align 16
	.proc polls#
polls:
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
	addl r14 = @gprel(event#), gp
	;;
	ld4 r14 = [r14]
	;;
	st4 [r34] = r14
	adds r14 = 4, r34
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = 6, r34
	;;
	st2 [r14] = r0
	addl r38 = -1, r0
	addl r37 = 1, r0
	mov r36 = r34
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
	.endp polls#
	.align 16
	.proc selects#
selects:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	mov r36 = r0
	;;
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
	.endp selects#
	.align 16
	.proc epolls#
epolls:
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
	addl r14 = @gprel(epoll#), gp
	;;
	ld4 r15 = [r14]
	st8 [r34] = r0
	adds r14 = 8, r34
	;;
	st8 [r14] = r0
	addl r39 = -1, r0
	addl r38 = 1, r0
	mov r37 = r34
	mov r36 = r15
	br.call.sptk.many b0 = epoll_wait#
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
	.endp epolls#
	.align 16
	.proc events#
events:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(event#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 8, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
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
	.endp events#
	.align 16
	.proc notices#
notices:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(notes#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1000, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L71
	addl r14 = 1, r0
	br .L73
	;;
.L71:
	addl r14 = -1, r0
.L73:
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp notices#
	.align 16
	.proc message_receives#
message_receives:
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
	ld4 r14 = [r14]
	mov r40 = r0
	mov r39 = r0
	addl r38 = 100, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
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
	.endp message_receives#
	.align 16
	.proc message_sends#
message_sends:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(crowded#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 8000, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
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
	.endp message_sends#
	.align 16
	.proc semops#
semops:
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
	ld4 r15 = [r14]
	st2 [r34] = r0
	adds r14 = 2, r34
	addl r16 = -1, r0
	;;
	st2 [r14] = r16
	adds r14 = 4, r34
	;;
	st2 [r14] = r0
	addl r38 = 1, r0
	mov r37 = r34
	mov r36 = r15
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
	.endp semops#
	.align 16
	.proc mq_receives#
mq_receives:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(messages#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 10, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = mq_receive#
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
	.endp mq_receives#
	.align 16
	.proc mq_sends#
mq_sends:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(many#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
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
	.endp mq_sends#
	.align 16
	.proc waits#
waits:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L85
	addl r14 = -1, r0
	br .L87
	;;
.L85:
	addl r14 = 1, r0
.L87:
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp waits#
	.align 16
	.proc sleeps#
sleeps:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	st8 [r34] = r0
	adds r14 = 8, r34
	movl r15 = 50000000
	;;
	st8 [r14] = r15
	mov r37 = r0
	mov r36 = r34
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
	.endp sleeps#
	.align 16
	.proc pauses#
pauses:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = pause#
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
	.endp pauses#
	.align 16
	.proc timed_waits#
timed_waits:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -144, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -128, r34
	addl r15 = 128, r0
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	mov r14 = r34
	;;
	st8 [r14] = r0
	mov r14 = r34
	;;
	adds r14 = 8, r14
	movl r15 = 50000000
	;;
	st8 [r14] = r15
	mov r14 = r34
	;;
	mov r38 = r14
	mov r37 = r0
	adds r36 = -128, r34
	br.call.sptk.many b0 = sigtimedwait#
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
	.endp timed_waits#
	.align 16
	.proc futexes#
futexes:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 7, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = @gprel(word#), gp
	addl r36 = 1230, r0
	;;
	br.call.sptk.many b0 = syscall#
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
	.endp futexes#
	.align 16
	.proc terminals#
terminals:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 10, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
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
	.endp terminals#
	.section	.rodata
	.align 8
.LC11:
	stringz	"pipe"
	.align 8
.LC12:
	stringz	"fill"
	.align 8
.LC13:
	stringz	"file"
	.align 8
.LC14:
	stringz	"open"
	.align 8
.LC15:
	stringz	"write"
	.align 8
.LC16:
	stringz	"watched"
	.align 8
.LC17:
	stringz	"mkdir"
	.align 8
.LC18:
	stringz	"listen"
	.align 8
.LC19:
	stringz	"/waits"
	.align 8
.LC20:
	stringz	"/many"
	.align 8
.LC21:
	stringz	"mq_open"
	.align 8
.LC22:
	stringz	"openpt"
	.align 8
.LC23:
	stringz	"unlockpt"
	.align 8
.LC24:
	stringz	"reads"
	.align 8
.LC25:
	stringz	"readvs"
	.align 8
.LC26:
	stringz	"writes"
	.align 8
.LC27:
	stringz	"splices_to"
	.align 8
.LC28:
	stringz	"vmsplices"
	.align 8
.LC29:
	stringz	"sendfiles"
	.align 8
.LC30:
	stringz	"read"
	.align 8
.LC31:
	stringz	"splices"
	.align 8
.LC32:
	stringz	"tees"
	.align 8
.LC33:
	stringz	"receives"
	.align 8
.LC34:
	stringz	"receives_messages"
	.align 8
.LC35:
	stringz	"receives_many"
	.align 8
.LC36:
	stringz	"sends"
	.align 8
.LC37:
	stringz	"accepts"
	.align 8
.LC38:
	stringz	"polls"
	.align 8
.LC39:
	stringz	"selects"
	.align 8
.LC40:
	stringz	"epolls"
	.align 8
.LC41:
	stringz	"events"
	.align 8
.LC42:
	stringz	"notices"
	.align 8
.LC43:
	stringz	"message_receives"
	.align 8
.LC44:
	stringz	"message_sends"
	.align 8
.LC45:
	stringz	"semops"
	.align 8
.LC46:
	stringz	"mq_receives"
	.align 8
.LC47:
	stringz	"mq_sends"
	.align 8
.LC48:
	stringz	"sleeps"
	.align 8
.LC49:
	stringz	"pauses"
	.align 8
.LC50:
	stringz	"timed_waits"
	.align 8
.LC51:
	stringz	"futexes"
	.align 8
.LC52:
	stringz	"terminals"
	.align 8
.LC53:
	stringz	"waits"
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
	adds r12 = -192, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	movl r15 = @gprel(.LC0)
	;;
	add r15 = r1, r15
	adds r14 = -176, r35
	;;
	mov r16 = r15
	addl r15 = 110, r0
	;;
	mov r39 = r15
	mov r38 = r16
	mov r37 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r36
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
	adds r14 = -64, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r35
	;;
	adds r14 = 16, r14
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	addl r37 = @gprel(empty#), gp
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = @gprel(full#), gp
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	mov r32 = r14
	addl r40 = @gprel(pair#), gp
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	mov r32 = r14
	addl r40 = @gprel(packed#), gp
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 4096, r0
	addl r38 = 1031, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	;;
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 4096, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	nop 0
.L99:
	;;
	addl r14 = @gprel(packed#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 64, r0
	addl r39 = 60000, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L99
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(event#), gp
	;;
	st4 [r15] = r14
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(file#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 8192, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r14 = @gprel(b#)
	;;
	add r14 = r1, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	addl r38 = 384, r0
	mov r37 = r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(queue#), gp
	;;
	st4 [r15] = r14
	addl r38 = 384, r0
	mov r37 = r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(crowded#), gp
	;;
	st4 [r15] = r14
	addl r39 = 384, r0
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(set#), gp
	;;
	st4 [r15] = r14
	nop 0
.L100:
	addl r14 = @gprel(crowded#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 2048, r0
	addl r39 = 8000, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L100
	mov r37 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(epoll#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(epoll#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(event#), gp
	;;
	ld4 r16 = [r14]
	mov r14 = r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	mov r14 = r35
	addl r17 = 1, r0
	;;
	st4 [r14] = r17
	mov r14 = r35
	;;
	mov r40 = r14
	mov r39 = r16
	addl r38 = 1, r0
	mov r37 = r15
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = inotify_init#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(notes#), gp
	;;
	st4 [r15] = r14
	addl r38 = 448, r0
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r14 = @gprel(notes#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 256, r0
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	mov r39 = r0
	;;
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(listener#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(listener#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -176, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r14 = @gprel(listener#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 5, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	mov r40 = r14
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(messages#), gp
	;;
	st4 [r14] = r15
	adds r14 = -64, r35
	;;
	mov r40 = r14
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(many#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(many#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	;;
	addl r37 = 258, r0
	br.call.sptk.many b0 = posix_openpt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(terminal#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = grantpt#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = unlockpt#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ptsname#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 258, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(slave#), gp
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(child#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L101
.L102:
	br.call.sptk.many b0 = pause#
	mov r1 = r36
	br .L102
	;;
.L101:
	addl r40 = @ltoff(@fptr(reads#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(feed#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(readvs#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(feed#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(writes#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(drain#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(splices_to#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(drain#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(vmsplices#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(drain#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(sendfiles#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(drain#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r14 = @gprel(full#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 4096, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(splices#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(feed#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r14 = @gprel(full#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 4096, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(tees#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(feed#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(receives#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(feed_socket#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(receives_messages#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(feed_socket#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(receives_many#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(feed_socket#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(sends#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(drain_socket#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(accepts#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(call_in#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(polls#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(nothing#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(selects#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(nothing#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(epolls#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(nothing#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(events#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(post#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(notices#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(touch#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(message_receives#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(post_queue#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	movl r14 = @gprel(b#)
	;;
	add r14 = r1, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	addl r40 = @ltoff(@fptr(message_sends#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(take_queue#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(semops#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(post_semaphore#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(mq_receives#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(post_messages#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(mq_sends#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(take_messages#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(sleeps#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(nothing#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(pauses#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(nothing#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(timed_waits#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(nothing#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(futexes#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(set_word#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC51)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(terminals#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(type#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r40 = @ltoff(@fptr(waits#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = @ltoff(@fptr(end_child#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r36
	;;
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	;;
	addl r14 = @gprel(crowded#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	;;
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = semctl#
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
	.bss
	.align 8
	.type	m.0#, @object
	.size	m.0#, 9008
m.0:
	.skip	9008
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
