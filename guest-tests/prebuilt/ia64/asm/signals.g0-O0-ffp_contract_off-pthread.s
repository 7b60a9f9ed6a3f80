// 912fc1362a467ff88877ba6f7be9d089 guest-tests/thread/signals.c
	.file	"signals.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.tbss,"awT",@nobits
	.align 4
	.type	hits#, @object
	.size	hits#, 4
hits:
	.skip	4
	.sbss
	.align 8
	.type	receiver#, @object
	.size	receiver#, 8
receiver:
	.skip	8
	.align 4
	.type	stop#, @object
	.size	stop#, 4
stop:
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
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	mov r2 = r13
	;;
	addl r14 = @tprel(hits#), r2
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	mov r2 = r13
	;;
	addl r14 = @tprel(hits#), r2
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = pthread_self#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(receiver#), gp
	;;
	st8.rel [r15] = r14
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.proc listen_for#
listen_for:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
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
	st8 [r14] = r32
	adds r14 = -136, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -136, r35
	addl r38 = 12, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -144, r35
	;;
	st4 [r14] = r0
	adds r14 = -140, r35
	;;
	st4 [r14] = r0
	br .L3
	;;
.L4:
	adds r15 = -8, r35
	adds r14 = -136, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sigwait#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 12, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -144, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -144, r35
	;;
	st4 [r15] = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	mf
	;;
	fetchadd4.acq r15 = [r14], 1
	adds r14 = -140, r35
	;;
	adds r15 = -140, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L3:
	adds r14 = -140, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L4
	adds r16 = -144, r35
	;;
	ld4 r14 = [r16]
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
	.endp listen_for#
	.align 16
	.proc spin#
spin:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r37 = -128, r35
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	addl r38 = 10, r0
	;;
	adds r37 = -128, r35
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	mov r39 = r0
	adds r38 = -128, r35
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = pthread_sigmask#
	mov r1 = r36
	br .L7
	;;
.L8:
	addl r37 = 500, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
.L7:
	;;
	addl r14 = @gprel(stop#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	mov r2 = r13
	;;
	addl r14 = @tprel(hits#), r2
	;;
	ld4 r14 = [r14]
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
	.endp spin#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d\n"
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"pthread_equal(receiver, spinner)"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"%d %d\n"
	.align 8
.LC6:
	stringz	"sigismember(&pending, SIGUSR1)"
	.align 8
.LC7:
	stringz	"hits == 1"
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
	adds r12 = -304, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r37 = [r37]
	addl r36 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	adds r14 = -280, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r35
	adds r14 = -280, r34
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r35
	adds r14 = -280, r34
	addl r37 = 12, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r35
	adds r14 = -280, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = pthread_sigmask#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	st4.rel [r14] = r0
	adds r15 = -136, r34
	adds r14 = -152, r34
	;;
	mov r39 = r15
	addl r38 = @ltoff(@fptr(listen_for#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	adds r2 = -288, r34
	;;
	st4 [r2] = r0
	br .L11
	;;
.L14:
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 12, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	br .L12
	;;
.L13:
	addl r36 = 500, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
.L12:
	adds r14 = -136, r34
	;;
	ld4.acq r14 = [r14]
	adds r16 = -288, r34
	;;
	ld4 r15 = [r16]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	adds r2 = -288, r34
	;;
	ld4 r14 = [r2]
	;;
	adds r14 = 1, r14
	adds r15 = -288, r34
	;;
	st4 [r15] = r14
.L11:
	adds r16 = -288, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L14
	adds r14 = -152, r34
	;;
	ld8 r14 = [r14]
	adds r15 = -128, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	adds r14 = -128, r34
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -144, r34
	mov r39 = r0
	;;
	addl r38 = @ltoff(@fptr(spin#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	;;
	addl r36 = 5000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	;;
	addl r36 = 5000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	;;
	addl r14 = @gprel(receiver#), gp
	;;
	ld8.acq r15 = [r14]
	adds r14 = -144, r34
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = pthread_equal#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L16:
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r14 = [r14]
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_kill#
	mov r1 = r35
	;;
	addl r36 = 5000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	;;
	addl r14 = @gprel(stop#), gp
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	adds r14 = -144, r34
	;;
	ld8 r14 = [r14]
	adds r15 = -128, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	adds r14 = -128, r34
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	mov r2 = r13
	;;
	addl r14 = @tprel(hits#), r2
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = pthread_self#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_kill#
	mov r1 = r35
	adds r14 = -120, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigpending#
	mov r1 = r35
	adds r14 = -120, r34
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigismember#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L18:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -280, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = pthread_sigmask#
	mov r1 = r35
	mov r2 = r13
	;;
	addl r14 = @tprel(hits#), r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L20:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
