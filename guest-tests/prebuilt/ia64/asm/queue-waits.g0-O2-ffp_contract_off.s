// f492fb015887322fa27f251d158ddf16
	.file	"queue-waits.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_signal#
on_signal:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mlx
	mov r38 = r33
	movl r37 = @gprel(info#)
	;;
	.mib
	add r37 = r1, r37
	addl r39 = 128, r0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mmi
	addl r15 = @gprel(caught#), gp
	nop 0
	mov ar.pfs = r35
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_signal#
	.align 16
	.align 64
	.proc on_alarm#
on_alarm:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp on_alarm#
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.0#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L9
	br.ret.sptk.many b0
.L9:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L11
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L18
.L11:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L18:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"poll(&p, 1, 0)"
	.align 8
.LC3:
	stringz	"  events %x\n"
	.text
	.align 16
	.align 64
	.proc show_poll#
show_poll:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r14 = @gprel(q#), gp
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	nop 0
	addl r16 = 7, r0
	adds r15 = 20, r12
	.mmi
	ld4 r14 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 16, r12
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r37 = r0
	mov r1 = r34
	adds r35 = 16, r12
	.mmb
	addl r36 = 1, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r34
	nop 0
	sxt4 r36 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r34
	nop 0
	adds r14 = 22, r12
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC3)
	.mmi
	nop 0
	ld2 r36 = [r14]
	nop 0
	;;
	.mib
	add r35 = r1, r35
	sxt2 r36 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp show_poll#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"none"
	.align 8
.LC5:
	stringz	"nonblock"
	.align 8
.LC6:
	stringz	"other"
	.align 8
.LC7:
	stringz	"mq_getattr(q, &a)"
	.align 8
.LC8:
	stringz	"  flags %s, at most %ld of %ld, now %ld\n"
	.text
	.align 16
	.align 64
	.proc show_attributes#
show_attributes:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 5, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mlx
	adds r32 = 24, r12
	movl r15 = -1229782938247303442
	.mmi
	nop 0
	adds r16 = 16, r12
	nop 0
	;;
	.mmi
	mov r14 = r32
	st8 [r16] = r15
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	adds r37 = 16, r12
	.mmi
	st4 [r8] = r0
	;;
	addl r14 = @gprel(q#), gp
	nop 0
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = mq_getattr#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC7)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mmi
	ld8 r14 = [r15]
	nop 0
	addl r15 = 2048, r0
	;;
	.mmi
	cmp.eq p6, p7 = r15, r14
	nop 0
	cmp.eq p8, p9 = 0, r14
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC5)
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mlx
	nop 0
	(p8) movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p9) movl r37 = @gprel(.LC6)
	;;
	.mii
	(p8) add r37 = r1, r37
	nop 0
	;;
	(p9) add r37 = r1, r37
.L22:
	.mlx
	adds r14 = 40, r12
	movl r36 = @gprel(.LC8)
	.mmi
	nop 0
	ld8 r38 = [r32]
	nop 0
	;;
	.mmi
	ld8 r40 = [r14]
	adds r14 = 32, r12
	add r36 = r1, r36
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp show_attributes#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"/precis-a"
	.align 8
.LC10:
	stringz	"opened %d\n"
	.align 8
.LC11:
	stringz	"epoll_ctl(ep, EPOLL_CTL_ADD, q, &e)"
	.align 8
.LC12:
	stringz	"epoll_wait(ep, &e, 1, 0)"
	.align 8
.LC13:
	stringz	"one"
	.align 8
.LC14:
	stringz	"mq_send(q, \"one\", 3, 1)"
	.align 8
.LC15:
	stringz	"  %x %u\n"
	.align 8
.LC16:
	stringz	"two"
	.align 8
.LC17:
	stringz	"mq_send(q, \"two\", 3, 32767)"
	.align 8
.LC18:
	stringz	"mq_receive(q, b, sizeof b, &priority)"
	.align 8
.LC19:
	stringz	"  '%.3s' of priority %u\n"
	.align 8
.LC20:
	stringz	"waitpid(child, &status, 0) == child"
	.align 8
.LC21:
	stringz	"  status %d\n"
	.align 8
.LC22:
	stringz	"mq_notify(q, &e)"
	.align 8
.LC23:
	stringz	"child"
	.align 8
.LC24:
	stringz	"  caught %d, code %d, value %d, from the child %d, user %d\n"
	.align 8
.LC25:
	stringz	"second"
	.align 8
.LC26:
	stringz	"mq_send(q, \"second\", 6, 0)"
	.align 8
.LC27:
	stringz	"  caught %d: a notice comes once\n"
	.align 8
.LC28:
	stringz	"mq_receive(q, b, sizeof b, NULL)"
	.align 8
.LC29:
	stringz	"third"
	.align 8
.LC30:
	stringz	"mq_send(q, \"third\", 5, 0)"
	.align 8
.LC31:
	stringz	"  caught %d: only for an empty queue\n"
	.align 8
.LC32:
	stringz	"mq_notify(q, NULL)"
	.align 8
.LC33:
	stringz	"x"
	.align 8
.LC34:
	stringz	"mq_send(q, \"x\", 1, 0)"
	.align 8
.LC35:
	stringz	"  caught %d\n"
	.align 8
.LC36:
	stringz	"mq_notify(-1, NULL)"
	.align 8
.LC37:
	stringz	"mq_notify(0, NULL)"
	.align 8
.LC38:
	stringz	"call(mq_notify, q, no_access())"
	.align 8
.LC39:
	stringz	"syscall(RECEIVE, q, b, sizeof b, &priority, &past)"
	.align 8
.LC40:
	stringz	"syscall(RECEIVE, q, b, sizeof b, &priority, &soon)"
	.align 8
.LC41:
	stringz	"syscall(RECEIVE, q, b, sizeof b, &priority, &wrong)"
	.align 8
.LC42:
	stringz	"syscall(RECEIVE, q, b, sizeof b, &priority, &negative)"
	.align 8
.LC43:
	stringz	"syscall(RECEIVE, q, b, sizeof b, &priority, no_access())"
	.align 8
.LC44:
	stringz	"a"
	.align 8
.LC45:
	stringz	"syscall(SEND, q, \"a\", 1, 7, &past)"
	.align 8
.LC46:
	stringz	"b"
	.align 8
.LC47:
	stringz	"syscall(SEND, q, \"b\", 1, 32768, NULL)"
	.align 8
.LC48:
	stringz	"syscall(SEND, q, \"b\", 1, 9, NULL)"
	.align 8
.LC49:
	stringz	"c"
	.align 8
.LC50:
	stringz	"syscall(SEND, q, \"c\", 1, 1, &past)"
	.align 8
.LC51:
	stringz	"syscall(SEND, q, \"c\", 1, 1, &wrong)"
	.align 8
.LC52:
	stringz	"syscall(SEND, q, \"c\", 1, 1, no_access())"
	.align 8
.LC53:
	stringz	"syscall(SEND, q, no_access(), 1, 1, NULL)"
	.align 8
.LC54:
	stringz	"syscall(SEND, q, b, 33, 1, NULL)"
	.align 8
.LC55:
	stringz	"syscall(SEND, -1, b, 1, 1, NULL)"
	.align 8
.LC56:
	stringz	"syscall(SEND, 0, b, 1, 1, NULL)"
	.align 8
.LC57:
	stringz	"syscall(SEND, q, \"c\", 1, 1, NULL)"
	.align 8
.LC58:
	stringz	"syscall(RECEIVE, q, b, 31, &priority, NULL)"
	.align 8
.LC59:
	stringz	"syscall(RECEIVE, q, b, 32, no_access(), NULL)"
	.align 8
.LC60:
	stringz	"syscall(RECEIVE, q, b, 32, &priority, NULL)"
	.align 8
.LC61:
	stringz	"  '%.1s' of priority %u\n"
	.align 8
.LC62:
	stringz	"syscall(SEND, q, NULL, 0, 0, NULL)"
	.align 8
.LC63:
	stringz	"syscall(RECEIVE, q, no_access(), 32, &priority, NULL)"
	.align 8
.LC64:
	stringz	"syscall(RECEIVE, -1, b, 32, &priority, NULL)"
	.align 8
.LC65:
	stringz	"syscall(RECEIVE, 0, b, 32, &priority, NULL)"
	.align 8
.LC66:
	stringz	"mq_setattr(q, &a, &old)"
	.align 8
.LC67:
	stringz	"  flags %x, at most %ld\n"
	.align 8
.LC68:
	stringz	"  %s\n"
	.align 8
.LC69:
	stringz	"1"
	.align 8
.LC70:
	stringz	"mq_send(q, \"1\", 1, 0)"
	.align 8
.LC71:
	stringz	"2"
	.align 8
.LC72:
	stringz	"mq_send(q, \"2\", 1, 0)"
	.align 8
.LC73:
	stringz	"3"
	.align 8
.LC74:
	stringz	"mq_send(q, \"3\", 1, 0)"
	.align 8
.LC75:
	stringz	"mq_setattr(q, &a, NULL)"
	.align 8
.LC76:
	stringz	"call(mq_getsetattr, q, no_access(), NULL)"
	.align 8
.LC77:
	stringz	"call(mq_getsetattr, q, NULL, no_access())"
	.align 8
.LC78:
	stringz	"call(mq_getsetattr, q, NULL, NULL)"
	.align 8
.LC79:
	stringz	"call(mq_getsetattr, -1, NULL, NULL)"
	.align 8
.LC80:
	stringz	"call(mq_getsetattr, 0, NULL, NULL)"
	.align 8
.LC81:
	stringz	"/precis-b"
	.align 8
.LC82:
	stringz	"mq_open(\"/precis-b\", O_RDWR | O_CREAT, 0600, &a)"
	.align 8
.LC83:
	stringz	"mq_open(\"/precis-a\", O_RDWR | O_CREAT | O_EXCL, 0600, NULL)"
	.align 8
.LC84:
	stringz	"/precis-none"
	.align 8
.LC85:
	stringz	"mq_open(\"/precis-none\", O_RDWR)"
	.align 8
.LC86:
	stringz	"precis/a"
	.align 8
.LC87:
	stringz	"call(mq_open, \"precis/a\", O_RDWR | O_CREAT, 0600, NULL)"
	.align 8
.LC88:
	stringz	""
	.align 8
.LC89:
	stringz	"call(mq_open, \"\", O_RDWR | O_CREAT, 0600, NULL)"
	.align 8
.LC90:
	stringz	"call(mq_open, no_access(), O_RDWR | O_CREAT, 0600, NULL)"
	.align 8
.LC91:
	stringz	"precis-b"
	.align 8
.LC92:
	stringz	"call(mq_open, \"precis-b\", O_RDWR | O_CREAT, 0600, no_access())"
	.align 8
.LC93:
	stringz	"fcntl(r, F_GETFD)"
	.align 8
.LC94:
	stringz	"mq_send(r, \"x\", 1, 0)"
	.align 8
.LC95:
	stringz	"mq_receive(w, b, sizeof b, NULL)"
	.align 8
.LC96:
	stringz	"mq_send(w, \"x\", 1, 0)"
	.align 8
.LC97:
	stringz	"mq_unlink(\"/precis-none\")"
	.align 8
.LC98:
	stringz	"call(mq_unlink, no_access())"
	.align 8
.LC99:
	stringz	"mq_unlink(\"/precis-a\")"
	.align 8
.LC100:
	stringz	"mq_open(\"/precis-a\", O_RDWR)"
	.align 8
.LC101:
	stringz	"mq_close(q)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 47
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 0, 18, 6, 0
	.fframe 432
	adds r12 = -432, r12
	mov r49 = r1
	.mlx
	addl r33 = @gprel(q#), gp
	movl r50 = @gprel(.LC9)
	;;
	.mmb
	adds r14 = 312, r12
	adds r15 = 296, r12
	nop 0
	.mmi
	addl r16 = 2, r0
	adds r32 = 288, r12
	.save rp, r47
	mov r47 = b0
	.body
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 320, r12
	add r50 = r1, r50
	.mmi
	st8 [r15] = r16
	addl r16 = 32, r0
	adds r15 = 304, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 328, r12
	.mmi
	st8 [r15] = r16
	adds r35 = 24, r12
	adds r37 = 168, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 336, r12
	.mmi
	st8 [r32] = r0
	;;
	st8 [r14] = r0
	adds r14 = 344, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r51 = 194, r0
	.mmi
	mov r53 = r32
	nop 0
	addl r52 = 384, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	nop 0
	mov r1 = r49
	cmp4.ne p6, p7 = -1, r8
	.mmi
	nop 0
	st4 [r33] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC10)
	.mmi
	nop 0
	(p6) addl r51 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r51 = r0
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r49
	nop 0
	br.call.sptk.many b0 = show_attributes#
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 1, r0
	mov r50 = r0
	.mmi
	mov r1 = r49
	;;
	st8 [r15] = r14
	addl r14 = 8, r0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mib
	mov r1 = r49
	mov r34 = r8
	br.call.sptk.many b0 = show_poll#
	;;
	.mib
	mov r1 = r49
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r53 = 16, r12
	mov r32 = r8
	mov r50 = r34
	.mmi
	ld4 r52 = [r33]
	mov r1 = r49
	addl r51 = 1, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC11)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r53 = r0
	addl r52 = 1, r0
	mov r50 = r34
	.mmi
	mov r1 = r49
	st4 [r32] = r0
	adds r51 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC12)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	addl r53 = 1, r0
	addl r52 = 3, r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC13)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r49
	nop 0
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r53 = r0
	addl r52 = 1, r0
	mov r50 = r34
	.mmi
	mov r1 = r49
	st4 [r32] = r0
	adds r51 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC12)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	adds r14 = 16, r12
	.mmi
	nop 0
	ld4 r52 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC15)
	.mmi
	nop 0
	ld4 r51 = [r14]
	nop 0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	addl r53 = 32767, r0
	addl r52 = 3, r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC16)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC17)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r49
	nop 0
	br.call.sptk.many b0 = show_poll#
	;;
	.mib
	mov r1 = r49
	nop 0
	br.call.sptk.many b0 = show_attributes#
	;;
	.mib
	mov r1 = r49
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r49
	nop 0
	.mmb
	mov r36 = r8
	addl r50 = 5000, r0
	(p7) br.cond.spnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r49
	adds r53 = 224, r12
	addl r52 = 64, r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	.mmi
	nop 0
	st4 [r53] = r0
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC18)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	adds r15 = 224, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	.mlx
	ld4 r52 = [r15]
	movl r50 = @gprel(.LC19)
	;;
	.mib
	add r51 = r1, r51
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 160, r12
	mov r52 = r0
	mov r1 = r49
	.mmb
	mov r50 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.eq p6, p7 = r8, r36
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC20)
	.mmi
	nop 0
	(p6) addl r51 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r51 = r0
	add r50 = r1, r50
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 160, r12
	nop 0
	mov r1 = r49
	;;
	.mlx
	ld4 r51 = [r14]
	movl r50 = @gprel(.LC21)
	;;
	.mib
	add r50 = r1, r50
	extr.u r51 = r51, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	adds r53 = 224, r12
	addl r52 = 64, r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC18)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	adds r15 = 224, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	.mlx
	ld4 r52 = [r15]
	movl r50 = @gprel(.LC19)
	;;
	.mib
	add r51 = r1, r51
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r50 = r34
	mov r1 = r49
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 132, r0
	nop 0
	.mmb
	mov r51 = r0
	adds r50 = 28, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r49
	adds r15 = 16, r12
	addl r52 = 60, r0
	.mii
	mov r51 = r0
	adds r50 = 164, r12
	;;
	addl r14 = @ltoff(@fptr(on_signal#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	addl r14 = 4, r0
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 4711, r0
	adds r15 = 160, r12
	mov r1 = r49
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	adds r8 = 2, r8
	nop 0
	mov r1 = r49
	;;
	.mib
	st4 [r37] = r8
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r52 = r0
	mov r1 = r49
	nop 0
	.mmb
	adds r51 = 16, r12
	adds r50 = 2, r8
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	nop 0
	mov r1 = r49
	adds r51 = 160, r12
	.mmb
	ld4 r50 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	adds r51 = 160, r12
	.mmb
	ld4 r50 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r49
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L39
	;;
	.align 32
.L29:
	.mmi
	mov r52 = r0
	nop 0
	adds r51 = 224, r12
	.mmb
	mov r50 = r34
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L29
	;;
	.mlx
	adds r14 = 224, r12
	movl r50 = @gprel(.LC21)
	.mmi
	addl r38 = @gprel(caught#), gp
	adds r42 = 416, r12
	adds r36 = 400, r12
	;;
	.mmi
	nop 0
	ld4 r51 = [r14]
	add r50 = r1, r50
	.mmi
	adds r39 = 368, r12
	adds r41 = 352, r12
	adds r40 = 384, r12
	;;
	.mib
	nop 0
	extr.u r51 = r51, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	ld4.acq r43 = [r38]
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(info#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	adds r17 = 8, r14
	.mmi
	adds r16 = 16, r14
	adds r15 = 24, r14
	adds r14 = 20, r14
	;;
	.mmi
	ld4 r17 = [r17]
	ld4 r16 = [r16]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = -3, r17
	nop 0
	cmp4.eq p8, p9 = r34, r16
	.mmi
	ld4 r45 = [r15]
	ld4 r34 = [r14]
	nop 0
	;;
	.mmi
	(p8) addl r46 = 1, r0
	nop 0
	(p6) addl r44 = 1, r0
	;;
	.mib
	(p9) mov r46 = r0
	(p7) mov r44 = r0
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	mov r1 = r49
	cmp4.eq p6, p7 = r8, r34
	mov r54 = r46
	.mmi
	mov r53 = r45
	mov r52 = r44
	mov r51 = r43
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC24)
	.mmi
	nop 0
	(p6) addl r55 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r55 = r0
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	addl r52 = 6, r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC25)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC26)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	ld4.acq r51 = [r38]
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC27)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r49
	adds r51 = 160, r12
	.mmb
	ld4 r50 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	addl r52 = 64, r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	addl r52 = 5, r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC29)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC30)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	ld4.acq r51 = [r38]
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC31)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r51 = r0
	.mmb
	ld4 r50 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC32)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r51 = r0
	.mmb
	ld4 r50 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC32)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	addl r52 = 64, r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	addl r52 = 64, r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r15 = 1, r0
	adds r14 = 172, r12
	mov r1 = r49
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	adds r51 = 160, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	adds r51 = 160, r12
	.mmb
	ld4 r50 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	addl r52 = 1, r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC33)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC34)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	ld4.acq r51 = [r38]
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC35)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	addl r52 = 64, r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	adds r51 = 160, r12
	.mmb
	ld4 r50 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r51 = r0
	.mmb
	ld4 r50 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC32)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 99, r0
	mov r1 = r49
	adds r51 = 160, r12
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r37] = r14
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r49
	movl r14 = 73014444042
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	adds r51 = 160, r12
	;;
	.mib
	st8 [r37] = r14
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r51 = r0
	nop 0
	.mmb
	addl r50 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC36)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r51 = r0
	nop 0
	.mmb
	mov r50 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC37)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	ld4 r34 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r51 = r34
	mov r52 = r8
	nop 0
	.mmb
	mov r1 = r49
	addl r50 = 1266, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC38)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r42
	.mmb
	mov r50 = r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r14 = 424, r12
	addl r19 = 1, r0
	adds r17 = 392, r12
	.mmi
	ld8 r15 = [r42]
	mov r1 = r49
	mov r55 = r36
	;;
	.mmi
	ld8 r16 = [r14]
	st8 [r36] = r19
	adds r19 = 408, r12
	.mlx
	adds r18 = 9, r15
	movl r14 = 5000000
	;;
	.mmi
	add r14 = r16, r14
	st8 [r19] = r0
	addl r53 = 64, r0
	.mlx
	st8 [r39] = r18
	movl r19 = 999999999
	;;
	.mmi
	cmp.ge p6, p7 = r19, r14
	st8 [r17] = r14
	adds r14 = 376, r12
	.mlx
	st8 [r40] = r15
	movl r18 = 1000000000
	;;
	.mmi
	st8 [r14] = r18
	addl r14 = -1, r0
	(p7) adds r15 = 1, r15
	.mlx
	addl r50 = 1265, r0
	movl r52 = @gprel(b#)
	;;
	.mmi
	nop 0
	st8 [r41] = r14
	adds r14 = 360, r12
	.mmi
	(p7) st8 [r40] = r15
	adds r15 = 432, r12
	add r52 = r1, r52
	;;
	.mlx
	st8 [r14] = r0
	(p7) movl r14 = -995000000
	.mmi
	st4 [r15] = r0
	ld4 r51 = [r33]
	mov r54 = r15
	;;
	.mmi
	(p7) add r16 = r16, r14
	st4 [r32] = r0
	nop 0
	;;
	.mib
	(p7) st8 [r17] = r16
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC39)
	.mlx
	nop 0
	movl r34 = @gprel(b#)
	;;
	.mib
	add r34 = r1, r34
	add r50 = r1, r50
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r55 = r40
	adds r54 = 432, r12
	addl r53 = 64, r0
	.mmi
	mov r52 = r34
	mov r1 = r49
	addl r50 = 1265, r0
	;;
	.mmi
	nop 0
	ld4 r51 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC40)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r55 = r39
	adds r54 = 432, r12
	addl r53 = 64, r0
	.mmi
	mov r52 = r34
	mov r1 = r49
	addl r50 = 1265, r0
	;;
	.mmi
	nop 0
	ld4 r51 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC41)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r53 = 64, r0
	mov r52 = r34
	mov r55 = r41
	.mmi
	adds r54 = 432, r12
	mov r1 = r49
	addl r50 = 1265, r0
	;;
	.mmi
	nop 0
	ld4 r51 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC42)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	ld4 r38 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r54 = 432, r12
	mov r55 = r8
	addl r53 = 64, r0
	.mmi
	mov r52 = r34
	mov r1 = r49
	addl r50 = 1265, r0
	;;
	.mib
	mov r51 = r38
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC43)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r55 = r36
	addl r54 = 7, r0
	.mmi
	addl r53 = 1, r0
	ld4 r51 = [r33]
	addl r50 = 1264, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC44)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC45)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r55 = r0
	addl r54 = 32768, r0
	.mmi
	addl r53 = 1, r0
	ld4 r51 = [r33]
	addl r50 = 1264, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC46)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC47)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r55 = r0
	addl r54 = 9, r0
	.mmi
	addl r53 = 1, r0
	ld4 r51 = [r33]
	addl r50 = 1264, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC46)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC48)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r55 = r36
	addl r54 = 1, r0
	.mmi
	addl r53 = 1, r0
	ld4 r51 = [r33]
	addl r50 = 1264, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC49)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC50)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	addl r54 = 1, r0
	addl r53 = 1, r0
	.mmi
	mov r55 = r39
	ld4 r51 = [r33]
	addl r50 = 1264, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC49)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC51)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	ld4 r36 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r49
	mov r55 = r8
	addl r54 = 1, r0
	.mmi
	addl r53 = 1, r0
	mov r51 = r36
	addl r50 = 1264, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC49)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC52)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	ld4 r36 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r55 = r0
	mov r52 = r8
	addl r54 = 1, r0
	.mmi
	addl r53 = 1, r0
	mov r51 = r36
	mov r1 = r49
	;;
	.mib
	addl r50 = 1264, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC53)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r55 = r0
	addl r54 = 1, r0
	addl r53 = 33, r0
	.mmi
	mov r52 = r34
	mov r1 = r49
	addl r50 = 1264, r0
	;;
	.mmi
	nop 0
	ld4 r51 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC54)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r55 = r0
	addl r54 = 1, r0
	addl r53 = 1, r0
	.mmi
	mov r52 = r34
	mov r1 = r49
	addl r50 = 1264, r0
	;;
	.mmi
	nop 0
	addl r51 = -1, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC55)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r55 = r0
	addl r54 = 1, r0
	addl r53 = 1, r0
	.mmi
	mov r52 = r34
	mov r1 = r49
	addl r50 = 1264, r0
	;;
	.mmi
	nop 0
	mov r51 = r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC56)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 136, r0
	nop 0
	.mmb
	mov r51 = r0
	mov r50 = r35
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r49
	nop 0
	adds r51 = 16, r12
	.mii
	mov r52 = r0
	addl r50 = 14, r0
	;;
	addl r14 = @ltoff(@fptr(on_alarm#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r51] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r0
	.mmb
	addl r50 = 5000, r0
	nop 0
	br.call.sptk.many b0 = ualarm#
	;;
	.mmi
	mov r1 = r49
	mov r55 = r0
	addl r54 = 1, r0
	.mmi
	addl r53 = 1, r0
	ld4 r51 = [r33]
	addl r50 = 1264, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC49)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC57)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r55 = r0
	adds r54 = 432, r12
	addl r53 = 31, r0
	.mmi
	mov r52 = r34
	mov r1 = r49
	addl r50 = 1265, r0
	;;
	.mmi
	nop 0
	ld4 r51 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC58)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	ld4 r36 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r55 = r0
	mov r54 = r8
	addl r53 = 32, r0
	.mmi
	mov r52 = r34
	mov r51 = r36
	mov r1 = r49
	;;
	.mib
	addl r50 = 1265, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC59)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r55 = r0
	adds r54 = 432, r12
	addl r53 = 32, r0
	.mmi
	mov r52 = r34
	mov r1 = r49
	addl r50 = 1265, r0
	;;
	.mmi
	nop 0
	ld4 r51 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC60)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	adds r14 = 432, r12
	mov r51 = r34
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC61)
	.mmi
	nop 0
	ld4 r52 = [r14]
	nop 0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r0
	mov r54 = r0
	mov r53 = r0
	.mmi
	mov r52 = r0
	mov r1 = r49
	addl r50 = 1264, r0
	;;
	.mmi
	nop 0
	ld4 r51 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC62)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	ld4 r36 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r55 = r0
	mov r52 = r8
	adds r54 = 432, r12
	.mmi
	addl r53 = 32, r0
	mov r1 = r49
	addl r50 = 1265, r0
	;;
	.mib
	mov r51 = r36
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC63)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r55 = r0
	adds r54 = 432, r12
	addl r53 = 32, r0
	.mmi
	mov r52 = r34
	mov r1 = r49
	addl r50 = 1265, r0
	;;
	.mmi
	nop 0
	addl r51 = -1, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC64)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r55 = r0
	adds r54 = 432, r12
	addl r53 = 32, r0
	.mmi
	mov r52 = r34
	mov r1 = r49
	addl r50 = 1265, r0
	;;
	.mmi
	nop 0
	mov r51 = r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC65)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 248, r12
	adds r51 = 224, r12
	adds r15 = 240, r12
	.mmi
	adds r52 = 160, r12
	ld4 r50 = [r33]
	mov r1 = r49
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 256, r12
	.mmi
	st8 [r15] = r0
	nop 0
	addl r15 = 77, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 264, r12
	.mmi
	st4 [r32] = r0
	;;
	st8 [r14] = r0
	adds r14 = 272, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 280, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 2048, r0
	;;
	.mmi
	st8 [r51] = r14
	nop 0
	adds r14 = 232, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mq_setattr#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC66)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	adds r15 = 160, r12
	.mmi
	nop 0
	ld8 r52 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC67)
	.mmi
	nop 0
	ld4 r51 = [r15]
	nop 0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r49
	br.call.sptk.many b0 = show_attributes#
	;;
	.mmi
	mov r1 = r49
	nop 0
	nop 0
	.align 32
.L32:
	.mmi
	mov r53 = r0
	addl r52 = 64, r0
	nop 0
	.mmb
	mov r51 = r34
	ld4 r50 = [r33]
	br.call.sptk.many b0 = mq_receive#
	;;
	.mib
	mov r1 = r49
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L32
	.mib
	ld4 r50 = [r32]
	mov r34 = r35
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC68)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r53 = r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	addl r52 = 1, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC69)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC70)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r53 = r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	addl r52 = 1, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC71)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC72)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r53 = r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	addl r52 = 1, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC73)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC74)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 2049, r0
	adds r51 = 224, r12
	mov r52 = r0
	.mmi
	ld4 r50 = [r33]
	st4 [r32] = r0
	mov r1 = r49
	;;
	.mib
	st8 [r51] = r14
	nop 0
	br.call.sptk.many b0 = mq_setattr#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC75)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	ld4 r35 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r53 = r0
	mov r52 = r8
	mov r1 = r49
	.mmb
	mov r51 = r35
	addl r50 = 1267, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC76)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	ld4 r35 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r8
	mov r52 = r0
	.mmb
	mov r51 = r35
	addl r50 = 1267, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC77)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	mov r52 = r0
	.mmi
	ld4 r51 = [r33]
	st4 [r32] = r0
	addl r50 = 1267, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC78)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	mov r52 = r0
	.mmi
	addl r50 = 1267, r0
	st4 [r32] = r0
	addl r51 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC79)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	mov r52 = r0
	.mmi
	addl r50 = 1267, r0
	st4 [r32] = r0
	mov r51 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC80)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r49
	addl r15 = 10, r0
	.mmi
	addl r52 = 384, r0
	st4 [r32] = r0
	addl r51 = 66, r0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r34] = r0, 8
	mov r53 = r14
	.mlx
	adds r14 = 32, r12
	movl r50 = @gprel(.LC81)
	;;
	.mmi
	adds r34 = 8, r34
	nop 0
	add r50 = r1, r50
	;;
	.mmi
	st8 [r34] = r0, 8
	;;
	st8 [r34] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r34] = r0, 8
	;;
	st8 [r34] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC82)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 32, r12
	mov r1 = r49
	adds r15 = 16, r12
	.mmi
	addl r52 = 384, r0
	st4 [r32] = r0
	addl r51 = 66, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	mov r53 = r15
	.mlx
	st8 [r15] = r0
	movl r50 = @gprel(.LC81)
	;;
	.mmi
	st8 [r14] = r0, 8
	addl r15 = 1, r0
	add r50 = r1, r50
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 24, r12
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC82)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	addl r52 = 384, r0
	.mmi
	addl r51 = 194, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC83)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	addl r51 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC84)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC85)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r54 = r0
	addl r53 = 384, r0
	.mmi
	addl r52 = 66, r0
	st4 [r32] = r0
	addl r50 = 1262, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC86)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC87)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r54 = r0
	addl r53 = 384, r0
	.mmi
	addl r52 = 66, r0
	st4 [r32] = r0
	addl r50 = 1262, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC88)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC89)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r53 = 384, r0
	addl r52 = 66, r0
	mov r54 = r0
	.mmi
	mov r1 = r49
	mov r51 = r8
	addl r50 = 1262, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC90)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r49
	mov r54 = r8
	nop 0
	.mmi
	addl r53 = 384, r0
	addl r52 = 66, r0
	addl r50 = 1262, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC91)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC92)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r49
	mov r35 = r8
	addl r51 = 2049, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r49
	mov r34 = r8
	mov r50 = r35
	.mmb
	addl r51 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC93)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	addl r52 = 1, r0
	.mmi
	mov r50 = r35
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC33)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC94)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	addl r52 = 64, r0
	.mmi
	mov r50 = r34
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC95)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	addl r52 = 1, r0
	.mmi
	mov r50 = r34
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC33)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC96)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r49
	mov r50 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r49
	mov r50 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r49
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC84)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC97)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	.mmb
	addl r50 = 1263, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC98)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC99)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	addl r51 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC100)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r49
	nop 0
	br.call.sptk.many b0 = show_attributes#
	;;
	.mmi
	mov r1 = r49
	ld4 r50 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC101)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	ld4 r50 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC101)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r49
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 432, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L38:
	.body
	.copy_state 1
	.mmi
	adds r14 = 160, r12
	ld4 r15 = [r33]
	addl r52 = -1, r0
	.mii
	addl r51 = 1, r0
	nop 0
	;;
	mov r50 = r14
	.mmi
	st4 [r14] = r15
	adds r14 = 164, r12
	addl r15 = 4, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	adds r15 = 166, r12
	shladd r14 = r8, 2, r0
	mov r1 = r49
	;;
	.mmi
	ld2 r15 = [r15]
	nop 0
	add r14 = r14, r8
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	shladd r14 = r14, 1, r0
	;;
	.mib
	nop 0
	add r50 = r14, r15
	br.call.sptk.many b0 = _exit#
.L39:
	.mmi
	ld4 r33 = [r33]
	nop 0
	adds r51 = 160, r12
	;;
	.mib
	mov r50 = r33
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r49
	nop 0
	.mmb
	mov r51 = r0
	mov r50 = r33
	(p7) br.cond.dpnt .L40
	;;
	.mib
	shladd r32 = r34, 1, r0
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmi
	mov r50 = r33
	mov r53 = r0
	addl r52 = 5, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC23)
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	add r51 = r1, r51
	;;
	.mib
	add r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	shladd r50 = r8, 2, r0
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	add r50 = r50, r32
	br.call.sptk.many b0 = _exit#
	;;
.L40:
	.mmi
	ld4 r14 = [r32]
	mov r51 = r0
	mov r50 = r33
	;;
	.mmi
	cmp4.ne p6, p7 = 16, r14
	;;
	(p6) mov r34 = r0
	nop 0
	;;
	.mib
	(p7) addl r34 = 1, r0
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r49
	cmp4.eq p6, p7 = 0, r8
	mov r50 = r33
	.mmi
	shladd r32 = r34, 1, r0
	mov r53 = r0
	addl r52 = 5, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC23)
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	add r51 = r1, r51
	;;
	.mib
	add r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	shladd r50 = r8, 2, r0
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	add r50 = r50, r32
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.align 4
	.type	caught#, @object
	.size	caught#, 4
caught:
	.skip	4
	.bss
	.align 8
	.type	info#, @object
	.size	info#, 128
info:
	.skip	128
	.align 8
	.type	b#, @object
	.size	b#, 64
b:
	.skip	64
	.sbss
	.align 4
	.type	q#, @object
	.size	q#, 4
q:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
