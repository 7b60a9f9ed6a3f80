// fd828e1d91f56cca2c9f6912f6da0b8f
	.file	"queue-waits.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L3
	;;
.L2:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L3:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L6:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.sbss
	.align 4
	.type	q#, @object
	.size	q#, 4
q:
	.skip	4
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 64
b:
	.skip	64
	.align 8
	.type	info#, @object
	.size	info#, 128
info:
	.skip	128
	.sbss
	.align 4
	.type	caught#, @object
	.size	caught#, 4
caught:
	.skip	4
	.text
	.align 16
	.proc on_signal#
on_signal:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	movl r15 = @gprel(info#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	addl r14 = 128, r0
	;;
	mov r41 = r14
	mov r40 = r16
	mov r39 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r38
	;;
	addl r14 = @gprel(caught#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(caught#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp on_signal#
	.section	.rodata
	.align 8
.LC2:
	stringz	"mq_getattr(q, &a)"
	.align 8
.LC3:
	stringz	"other"
	.align 8
.LC4:
	stringz	"none"
	.align 8
.LC5:
	stringz	"nonblock"
	.align 8
.LC6:
	stringz	"  flags %s, at most %ld of %ld, now %ld\n"
	.text
	.align 16
	.proc show_attributes#
show_attributes:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -64, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 64, r0
	addl r37 = 238, r0
	;;
	adds r36 = -48, r34
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r37 = -48, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mq_getattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r15 = -48, r34
	;;
	ld8 r14 = [r15]
	addl r15 = 2048, r0
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L10
	adds r15 = -48, r34
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L11:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L10:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L13:
	adds r15 = -40, r34
	;;
	ld8 r16 = [r15]
	adds r15 = -32, r34
	;;
	ld8 r17 = [r15]
	adds r15 = -24, r34
	;;
	ld8 r15 = [r15]
	;;
	mov r40 = r15
	mov r39 = r17
	mov r38 = r16
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
	.endp show_attributes#
	.section	.rodata
	.align 8
.LC7:
	stringz	"poll(&p, 1, 0)"
	.align 8
.LC8:
	stringz	"  events %x\n"
	.text
	.align 16
	.proc show_poll#
show_poll:
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
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	;;
	st4 [r34] = r14
	adds r14 = 4, r34
	addl r15 = 7, r0
	;;
	st2 [r14] = r15
	adds r14 = 6, r34
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	addl r37 = 1, r0
	mov r36 = r34
	br.call.sptk.many b0 = poll#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = 6, r34
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC8)
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
	.endp show_poll#
	.section	.rodata
	.align 8
.LC9:
	stringz	"epoll_ctl(ep, EPOLL_CTL_ADD, q, &e)"
	.align 8
.LC10:
	stringz	"epoll_wait(ep, &e, 1, 0)"
	.align 8
.LC11:
	stringz	"one"
	.align 8
.LC12:
	stringz	"mq_send(q, \"one\", 3, 1)"
	.align 8
.LC13:
	stringz	"  %x %u\n"
	.align 8
.LC14:
	stringz	"two"
	.align 8
.LC15:
	stringz	"mq_send(q, \"two\", 3, 32767)"
	.align 8
.LC16:
	stringz	"mq_receive(q, b, sizeof b, &priority)"
	.align 8
.LC17:
	stringz	"  '%.3s' of priority %u\n"
	.align 8
.LC18:
	stringz	"waitpid(child, &status, 0) == child"
	.align 8
.LC19:
	stringz	"  status %d\n"
	.text
	.align 16
	.proc polling#
polling:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -24, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	addl r15 = 8, r0
	;;
	st4 [r14] = r15
	mov r37 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r8
	br.call.sptk.many b0 = show_poll#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -24, r35
	;;
	mov r40 = r15
	mov r39 = r14
	addl r38 = 1, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 1, r0
	addl r39 = 3, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_poll#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 32767, r0
	addl r39 = 3, r0
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_poll#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_attributes#
	mov r1 = r36
	adds r32 = -28, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	addl r14 = @gprel(q#), gp
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	adds r14 = 4, r14
	addl r15 = 4, r0
	;;
	st2 [r14] = r15
	mov r14 = r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	mov r14 = r35
	addl r39 = -1, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r15 = r8
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	add r14 = r15, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L16:
	addl r37 = 5000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r35
	;;
	mov r40 = r15
	addl r39 = 64, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -4, r35
	adds r14 = -28, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r35
	;;
	mov r40 = r15
	addl r39 = 64, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp polling#
	.section	.rodata
	.align 8
.LC20:
	stringz	"mq_notify(q, &e)"
	.align 8
.LC21:
	stringz	"child"
	.align 8
.LC22:
	stringz	"  caught %d, code %d, value %d, from the child %d, user %d\n"
	.align 8
.LC23:
	stringz	"second"
	.align 8
.LC24:
	stringz	"mq_send(q, \"second\", 6, 0)"
	.align 8
.LC25:
	stringz	"  caught %d: a notice comes once\n"
	.align 8
.LC26:
	stringz	"mq_receive(q, b, sizeof b, NULL)"
	.align 8
.LC27:
	stringz	"third"
	.align 8
.LC28:
	stringz	"mq_send(q, \"third\", 5, 0)"
	.align 8
.LC29:
	stringz	"  caught %d: only for an empty queue\n"
	.align 8
.LC30:
	stringz	"mq_notify(q, NULL)"
	.align 8
.LC31:
	stringz	"x"
	.align 8
.LC32:
	stringz	"mq_send(q, \"x\", 1, 0)"
	.align 8
.LC33:
	stringz	"  caught %d\n"
	.align 8
.LC34:
	stringz	"mq_notify(-1, NULL)"
	.align 8
.LC35:
	stringz	"mq_notify(0, NULL)"
	.align 8
.LC36:
	stringz	"call(mq_notify, q, no_access())"
	.text
	.align 16
	.proc notices#
notices:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 9, 6, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -240, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -208, r39
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r43 = r14
	mov r42 = r0
	mov r41 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r40
	adds r14 = -208, r39
	;;
	addl r15 = @ltoff(@fptr(on_signal#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -208, r39
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -64, r39
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
	adds r14 = -64, r39
	addl r15 = 4711, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r40
	mov r14 = r8
	;;
	adds r15 = 2, r14
	adds r14 = -64, r39
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r40
	mov r14 = r8
	;;
	adds r14 = 2, r14
	adds r15 = -208, r39
	mov r43 = r0
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = sigaction#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC20)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC20)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r40
	mov r14 = r8
	adds r15 = -224, r39
	;;
	st4 [r15] = r14
	adds r16 = -224, r39
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L19
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L19
	addl r15 = 1, r0
	br .L20
	;;
.L19:
	mov r15 = r0
.L20:
	adds r14 = -220, r39
	;;
	st4 [r14] = r15
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
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
	mov r15 = r14
	adds r14 = -216, r39
	;;
	st4 [r14] = r15
	adds r14 = -220, r39
	;;
	ld4 r14 = [r14]
	;;
	shladd r15 = r14, 1, r0
	adds r14 = -216, r39
	;;
	ld4 r14 = [r14]
	;;
	add r32 = r15, r14
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r44 = r0
	addl r43 = 5, r0
	movl r42 = @gprel(.LC21)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r40
	mov r14 = r8
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r32, r14
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L22:
	nop 0
.L21:
	mov r14 = r39
	mov r43 = r0
	;;
	mov r42 = r14
	adds r14 = -224, r39
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r40
	mov r15 = r8
	adds r16 = -224, r39
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L21
	mov r14 = r39
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC19)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r14 = @gprel(caught#), gp
	;;
	ld4.acq r33 = [r14]
	movl r14 = @gprel(info#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = -3, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r35 = r14
	movl r14 = @gprel(info#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld4 r34 = [r14]
	movl r14 = @gprel(info#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	adds r16 = -224, r39
	;;
	ld4 r15 = [r16]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	movl r14 = @gprel(info#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getuid#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r46 = r14
	mov r45 = r36
	mov r44 = r34
	mov r43 = r35
	mov r42 = r33
	movl r41 = @gprel(.LC22)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r44 = r0
	addl r43 = 6, r0
	movl r42 = @gprel(.LC23)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC24)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	addl r14 = @gprel(caught#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC25)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC20)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r44 = r0
	addl r43 = 64, r0
	movl r42 = @gprel(b#)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC26)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r44 = r0
	addl r43 = 5, r0
	movl r42 = @gprel(.LC27)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC28)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	addl r14 = @gprel(caught#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC29)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r44 = r0
	addl r43 = 64, r0
	movl r42 = @gprel(b#)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC26)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r44 = r0
	addl r43 = 64, r0
	movl r42 = @gprel(b#)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC26)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -64, r39
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC20)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC20)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r44 = r0
	addl r43 = 1, r0
	movl r42 = @gprel(.LC31)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC32)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	addl r14 = @gprel(caught#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC33)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r44 = r0
	addl r43 = 64, r0
	movl r42 = @gprel(b#)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC26)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC20)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -64, r39
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -64, r39
	;;
	adds r14 = 8, r14
	addl r15 = 99, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC20)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -64, r39
	;;
	adds r14 = 8, r14
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	adds r14 = -64, r39
	;;
	adds r14 = 12, r14
	addl r15 = 17, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC20)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	addl r41 = -1, r0
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC34)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC35)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r32
	addl r41 = 1266, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC36)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp notices#
	.align 16
	.proc on_alarm#
on_alarm:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_alarm#
	.section	.rodata
	.align 8
.LC37:
	stringz	"syscall(RECEIVE, q, b, sizeof b, &priority, &past)"
	.align 8
.LC38:
	stringz	"syscall(RECEIVE, q, b, sizeof b, &priority, &soon)"
	.align 8
.LC39:
	stringz	"syscall(RECEIVE, q, b, sizeof b, &priority, &wrong)"
	.align 8
.LC40:
	stringz	"syscall(RECEIVE, q, b, sizeof b, &priority, &negative)"
	.align 8
.LC41:
	stringz	"syscall(RECEIVE, q, b, sizeof b, &priority, no_access())"
	.align 8
.LC42:
	stringz	"a"
	.align 8
.LC43:
	stringz	"syscall(SEND, q, \"a\", 1, 7, &past)"
	.align 8
.LC44:
	stringz	"b"
	.align 8
.LC45:
	stringz	"syscall(SEND, q, \"b\", 1, 32768, NULL)"
	.align 8
.LC46:
	stringz	"syscall(SEND, q, \"b\", 1, 9, NULL)"
	.align 8
.LC47:
	stringz	"c"
	.align 8
.LC48:
	stringz	"syscall(SEND, q, \"c\", 1, 1, &past)"
	.align 8
.LC49:
	stringz	"syscall(SEND, q, \"c\", 1, 1, &wrong)"
	.align 8
.LC50:
	stringz	"syscall(SEND, q, \"c\", 1, 1, no_access())"
	.align 8
.LC51:
	stringz	"syscall(SEND, q, no_access(), 1, 1, NULL)"
	.align 8
.LC52:
	stringz	"syscall(SEND, q, b, 33, 1, NULL)"
	.align 8
.LC53:
	stringz	"syscall(SEND, -1, b, 1, 1, NULL)"
	.align 8
.LC54:
	stringz	"syscall(SEND, 0, b, 1, 1, NULL)"
	.align 8
.LC55:
	stringz	"syscall(SEND, q, \"c\", 1, 1, NULL)"
	.align 8
.LC56:
	stringz	"syscall(RECEIVE, q, b, 31, &priority, NULL)"
	.align 8
.LC57:
	stringz	"syscall(RECEIVE, q, b, 32, no_access(), NULL)"
	.align 8
.LC58:
	stringz	"syscall(RECEIVE, q, b, 32, &priority, NULL)"
	.align 8
.LC59:
	stringz	"  '%.1s' of priority %u\n"
	.align 8
.LC60:
	stringz	"syscall(SEND, q, NULL, 0, 0, NULL)"
	.align 8
.LC61:
	stringz	"syscall(RECEIVE, q, no_access(), 32, &priority, NULL)"
	.align 8
.LC62:
	stringz	"syscall(RECEIVE, -1, b, 32, &priority, NULL)"
	.align 8
.LC63:
	stringz	"syscall(RECEIVE, 0, b, 32, &priority, NULL)"
	.align 8
.LC64:
	stringz	"mq_setattr(q, &a, &old)"
	.align 8
.LC65:
	stringz	"  flags %x, at most %ld\n"
	.align 8
.LC66:
	stringz	"  %s\n"
	.align 8
.LC67:
	stringz	"1"
	.align 8
.LC68:
	stringz	"mq_send(q, \"1\", 1, 0)"
	.align 8
.LC69:
	stringz	"2"
	.align 8
.LC70:
	stringz	"mq_send(q, \"2\", 1, 0)"
	.align 8
.LC71:
	stringz	"3"
	.align 8
.LC72:
	stringz	"mq_send(q, \"3\", 1, 0)"
	.align 8
.LC73:
	stringz	"mq_setattr(q, &a, NULL)"
	.align 8
.LC74:
	stringz	"call(mq_getsetattr, q, no_access(), NULL)"
	.align 8
.LC75:
	stringz	"call(mq_getsetattr, q, NULL, no_access())"
	.align 8
.LC76:
	stringz	"call(mq_getsetattr, q, NULL, NULL)"
	.align 8
.LC77:
	stringz	"call(mq_getsetattr, -1, NULL, NULL)"
	.align 8
.LC78:
	stringz	"call(mq_getsetattr, 0, NULL, NULL)"
	.text
	.align 16
	.proc waits#
waits:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -368, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r38 = -352, r35
	mov r37 = r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	adds r14 = -336, r35
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -336, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -352, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -320, r35
	;;
	st8 [r14] = r15
	adds r14 = -344, r35
	;;
	ld8 r14 = [r14]
	movl r15 = 5000000
	;;
	add r15 = r14, r15
	adds r14 = -320, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r15 = -352, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r15 = 9, r14
	adds r14 = -304, r35
	;;
	st8 [r14] = r15
	adds r14 = -304, r35
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r14 = -288, r35
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -288, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -320, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 999999999
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L25
	adds r14 = -320, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -320, r35
	;;
	st8 [r14] = r15
	adds r14 = -320, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = -1000000000
	;;
	add r15 = r14, r15
	adds r14 = -320, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
.L25:
	adds r14 = -272, r35
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -336, r35
	adds r15 = -272, r35
	;;
	mov r42 = r16
	mov r41 = r15
	addl r40 = 64, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1265, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -320, r35
	adds r15 = -272, r35
	;;
	mov r42 = r16
	mov r41 = r15
	addl r40 = 64, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1265, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -304, r35
	adds r15 = -272, r35
	;;
	mov r42 = r16
	mov r41 = r15
	addl r40 = 64, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1265, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -288, r35
	adds r15 = -272, r35
	;;
	mov r42 = r16
	mov r41 = r15
	addl r40 = 64, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1265, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -272, r35
	;;
	mov r42 = r15
	mov r41 = r14
	addl r40 = 64, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r32
	addl r37 = 1265, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -336, r35
	;;
	mov r42 = r15
	addl r41 = 7, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1264, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	addl r41 = 32768, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC44)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1264, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	addl r41 = 9, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC44)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1264, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -336, r35
	;;
	mov r42 = r15
	addl r41 = 1, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1264, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -304, r35
	;;
	mov r42 = r15
	addl r41 = 1, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1264, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 1, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	mov r38 = r32
	addl r37 = 1264, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1264, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC51)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 33, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1264, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1264, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r0
	addl r37 = 1264, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -264, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -264, r35
	;;
	addl r15 = @ltoff(@fptr(on_alarm#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -264, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 14, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	;;
	mov r38 = r0
	addl r37 = 5000, r0
	br.call.sptk.many b0 = ualarm#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1264, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC55)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -272, r35
	mov r42 = r0
	;;
	mov r41 = r15
	addl r40 = 31, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1265, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = 32, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r32
	addl r37 = 1265, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC57)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -272, r35
	mov r42 = r0
	;;
	mov r41 = r15
	addl r40 = 32, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1265, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC58)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -272, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC59)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1264, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -272, r35
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = 32, r0
	mov r39 = r15
	mov r38 = r32
	addl r37 = 1265, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC61)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -272, r35
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = 32, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1265, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC62)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -272, r35
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = 32, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r0
	addl r37 = 1265, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC63)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -120, r35
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
	adds r14 = -120, r35
	addl r15 = 2048, r0
	;;
	st8 [r14] = r15
	adds r14 = -120, r35
	;;
	adds r14 = 8, r14
	addl r15 = 77, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -56, r35
	adds r15 = -120, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mq_setattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC64)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC65)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_attributes#
	mov r1 = r36
	nop 0
.L26:
	;;
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 64, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC66)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC67)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC68)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC69)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC70)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC71)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC72)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -120, r35
	addl r15 = 2049, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r35
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mq_setattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC73)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1267, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC74)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r32
	addl r37 = 1267, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC75)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1267, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC76)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = -1, r0
	addl r37 = 1267, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC77)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1267, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC78)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp waits#
	.section	.rodata
	.align 8
.LC79:
	stringz	"/precis-b"
	.align 8
.LC80:
	stringz	"mq_open(\"/precis-b\", O_RDWR | O_CREAT, 0600, &a)"
	.align 8
.LC81:
	stringz	"/precis-a"
	.align 8
.LC82:
	stringz	"mq_open(\"/precis-a\", O_RDWR | O_CREAT | O_EXCL, 0600, NULL)"
	.align 8
.LC83:
	stringz	"/precis-none"
	.align 8
.LC84:
	stringz	"mq_open(\"/precis-none\", O_RDWR)"
	.align 8
.LC85:
	stringz	"precis/a"
	.align 8
.LC86:
	stringz	"call(mq_open, \"precis/a\", O_RDWR | O_CREAT, 0600, NULL)"
	.align 8
.LC87:
	stringz	""
	.align 8
.LC88:
	stringz	"call(mq_open, \"\", O_RDWR | O_CREAT, 0600, NULL)"
	.align 8
.LC89:
	stringz	"call(mq_open, no_access(), O_RDWR | O_CREAT, 0600, NULL)"
	.align 8
.LC90:
	stringz	"precis-b"
	.align 8
.LC91:
	stringz	"call(mq_open, \"precis-b\", O_RDWR | O_CREAT, 0600, no_access())"
	.align 8
.LC92:
	stringz	"fcntl(r, F_GETFD)"
	.align 8
.LC93:
	stringz	"mq_send(r, \"x\", 1, 0)"
	.align 8
.LC94:
	stringz	"mq_receive(w, b, sizeof b, NULL)"
	.align 8
.LC95:
	stringz	"mq_send(w, \"x\", 1, 0)"
	.align 8
.LC96:
	stringz	"mq_unlink(\"/precis-none\")"
	.align 8
.LC97:
	stringz	"call(mq_unlink, no_access())"
	.align 8
.LC98:
	stringz	"mq_unlink(\"/precis-a\")"
	.align 8
.LC99:
	stringz	"mq_open(\"/precis-a\", O_RDWR)"
	.align 8
.LC100:
	stringz	"mq_close(q)"
	.text
	.align 16
	.proc opening#
opening:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -120, r35
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
	adds r14 = -120, r35
	;;
	adds r14 = 16, r14
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -120, r35
	;;
	mov r40 = r14
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC79)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC80)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -120, r35
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
	adds r14 = -120, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -120, r35
	;;
	mov r40 = r14
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC79)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC80)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	addl r39 = 384, r0
	addl r38 = 194, r0
	movl r37 = @gprel(.LC81)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC82)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 2, r0
	movl r37 = @gprel(.LC83)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC84)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 384, r0
	addl r39 = 66, r0
	movl r38 = @gprel(.LC85)
	;;
	add r38 = r1, r38
	addl r37 = 1262, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC86)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 384, r0
	addl r39 = 66, r0
	movl r38 = @gprel(.LC87)
	;;
	add r38 = r1, r38
	addl r37 = 1262, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC88)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r41 = r0
	addl r40 = 384, r0
	addl r39 = 66, r0
	;;
	mov r38 = r14
	addl r37 = 1262, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r41 = r14
	addl r40 = 384, r0
	addl r39 = 66, r0
	movl r38 = @gprel(.LC90)
	;;
	add r38 = r1, r38
	addl r37 = 1262, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC91)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC81)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_open#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	st4 [r14] = r8
	adds r32 = -124, r35
	addl r38 = 2049, r0
	movl r37 = @gprel(.LC81)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_open#
	mov r1 = r36
	st4 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 1, r0
	adds r14 = -128, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC92)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	adds r14 = -128, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC93)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -124, r35
	mov r40 = r0
	addl r39 = 64, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC94)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -124, r35
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC95)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -124, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r37 = @gprel(.LC83)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 1263, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC97)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r37 = @gprel(.LC81)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC98)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 2, r0
	movl r37 = @gprel(.LC81)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC99)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_attributes#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mq_close#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC100)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mq_close#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC100)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp opening#
	.section	.rodata
	.align 8
.LC101:
	stringz	"opened %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
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
	addl r15 = 32, r0
	;;
	st8 [r14] = r15
	movl r36 = @gprel(.LC81)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r35
	adds r39 = -48, r34
	addl r38 = 384, r0
	addl r37 = 194, r0
	;;
	movl r36 = @gprel(.LC81)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_open#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(q#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(q#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC101)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = show_attributes#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = polling#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = notices#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = waits#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = opening#
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
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
