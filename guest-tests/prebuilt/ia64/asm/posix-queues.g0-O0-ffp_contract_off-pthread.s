// feceb03434bfa781005514384976a3d6
	.file	"posix-queues.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 4
	.type	told#, @object
	.size	told#, 4
told:
	.skip	4
	.bss
	.align 8
	.type	woken#, @object
	.size	woken#, 32
woken:
	.skip	32
	.text
	.align 16
	.proc on_signal#
on_signal:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = -3, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	zxt1 r15 = r15
	;;
	add r14 = r14, r15
	addl r15 = @gprel(told#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_signal#
	.align 16
	.proc on_thread#
on_thread:
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
	st8 [r35] = r32
	ld4 r14 = [r35]
	addl r15 = @gprel(told#), gp
	;;
	st4.rel [r15] = r14
	movl r37 = @gprel(woken#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = sem_post#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp on_thread#
	.section	.rodata
	.align 8
.LC0:
	stringz	"low"
	.align 8
.LC1:
	stringz	"high"
	.align 8
.LC2:
	stringz	"low2"
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"mq_send(q, \"low\", 3, 1) == 0 && mq_send(q, \"high\", 4, 9) == 0 && mq_send(q, \"low2\", 4, 1) == 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"mq_getattr(q, &a) == 0 && a.mq_maxmsg == 4 && a.mq_msgsize == 50 && a.mq_curmsgs == 3"
	.align 8
.LC8:
	stringz	"mq_receive(q, b, 10, &priority) == -1 && errno == EMSGSIZE"
	.align 8
.LC9:
	stringz	"mq_receive(q, b, 50, &priority) == 4 && memcmp(b, \"high\", 4) == 0 && priority == 9"
	.align 8
.LC10:
	stringz	"mq_receive(q, b, 50, &priority) == 3 && mq_receive(q, b, 50, &priority) == 4 && priority == 1"
	.align 8
.LC11:
	stringz	"mq_timedreceive(q, b, 50, NULL, &soon) == -1 && errno == ETIMEDOUT"
	.align 8
.LC12:
	stringz	"mq_send(q, b, 51, 0) == -1 && errno == EMSGSIZE"
	.text
	.align 16
	.proc order#
order:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
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
	mov r14 = r35
	addl r40 = 1, r0
	addl r39 = 3, r0
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	mov r14 = r35
	addl r40 = 9, r0
	addl r39 = 4, r0
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	mov r14 = r35
	addl r40 = 1, r0
	addl r39 = 4, r0
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L5:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -88, r35
	mov r14 = r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_getattr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r14 = -88, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L6
	adds r14 = -88, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 50, r14
	(p6) br.cond.dptk .L6
	adds r14 = -88, r35
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L7
	;;
.L6:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L7:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -92, r35
	mov r14 = r35
	;;
	mov r40 = r15
	addl r39 = 10, r0
	adds r38 = -144, r35
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 90, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L9:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -92, r35
	mov r14 = r35
	;;
	mov r40 = r15
	addl r39 = 50, r0
	adds r38 = -144, r35
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L10
	addl r39 = 4, r0
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	adds r37 = -144, r35
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -92, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L11:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -92, r35
	mov r14 = r35
	;;
	mov r40 = r15
	addl r39 = 50, r0
	adds r38 = -144, r35
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L12
	adds r15 = -92, r35
	mov r14 = r35
	;;
	mov r40 = r15
	addl r39 = 50, r0
	adds r38 = -144, r35
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L12
	adds r14 = -92, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L13:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r16 = 979999999
	;;
	cmp.lt p6, p7 = r16, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	add r15 = r15, r14
	adds r14 = -24, r35
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 20000000
	;;
	add r17 = r14, r15
	movl r14 = 1237940039285380275
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r15 = r14, 26
	shr r14 = r17, 63
	;;
	sub r16 = r15, r14
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 9
	;;
	sub r16 = r17, r14
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r16
	adds r15 = -24, r35
	mov r14 = r35
	;;
	mov r41 = r15
	mov r40 = r0
	addl r39 = 50, r0
	adds r38 = -144, r35
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_timedreceive#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 110, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L15:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	mov r40 = r0
	addl r39 = 51, r0
	adds r38 = -144, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 90, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
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
	.endp order#
	.section	.rodata
	.align 8
.LC13:
	stringz	"mq_notify(q, &e) == 0 && mq_notify(q, &e) == -1 && errno == EBUSY"
	.align 8
.LC14:
	stringz	"n"
	.align 8
.LC15:
	stringz	"mq_send(q, \"n\", 1, 0) == 0 && told == 6 && mq_receive(q, b, 50, NULL) == 1"
	.align 8
.LC16:
	stringz	"t"
	.align 8
.LC17:
	stringz	"mq_notify(q, &e) == 0 && mq_send(q, \"t\", 1, 0) == 0 && sem_wait(&woken) == 0 && told == 77"
	.align 8
.LC18:
	stringz	"mq_receive(q, b, 50, NULL) == 1"
	.text
	.align 16
	.proc notification#
notification:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -288, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -216, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	addl r15 = @ltoff(@fptr(on_signal#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -216, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -72, r35
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
	adds r14 = -72, r35
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	adds r14 = -72, r35
	;;
	adds r14 = 8, r14
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	adds r14 = -216, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	adds r15 = -72, r35
	mov r14 = r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	adds r15 = -72, r35
	mov r14 = r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L19
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L20:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	addl r14 = @gprel(told#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L21
	mov r14 = r35
	mov r40 = r0
	addl r39 = 50, r0
	adds r38 = -272, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L22:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -72, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -72, r35
	;;
	adds r14 = 12, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -72, r35
	;;
	adds r14 = 16, r14
	addl r15 = @ltoff(@fptr(on_thread#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	addl r15 = 77, r0
	;;
	st4 [r14] = r15
	mov r39 = r0
	mov r38 = r0
	movl r37 = @gprel(woken#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = sem_init#
	mov r1 = r36
	adds r15 = -72, r35
	mov r14 = r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	mov r14 = r35
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r37 = @gprel(woken#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = sem_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	addl r14 = @gprel(told#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 77, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	mov r40 = r0
	addl r39 = 50, r0
	adds r38 = -272, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
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
	.endp notification#
	.section	.rodata
	.align 8
.LC19:
	stringz	"/guest-queue"
	.align 8
.LC20:
	stringz	"mq_open(\"/guest-queue\", O_RDWR) == -1 && errno == ENOENT"
	.align 8
.LC21:
	stringz	"q != -1"
	.align 8
.LC22:
	stringz	"child"
	.align 8
.LC23:
	stringz	"mq_receive(q, b, 50, NULL) == 5 && wait(NULL) > 0"
	.align 8
.LC24:
	stringz	"mq_setattr(q, &a, NULL) == 0 && mq_receive(q, b, 50, NULL) == -1 && errno == EAGAIN"
	.align 8
.LC25:
	stringz	"mq_close(q) == 0 && mq_unlink(\"/guest-queue\") == 0 && mq_unlink(\"/guest-queue\") == -1"
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
	adds r12 = -128, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -104, r34
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
	adds r14 = -104, r34
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -104, r34
	;;
	adds r14 = 16, r14
	addl r15 = 50, r0
	;;
	st8 [r14] = r15
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r35
	addl r37 = 2, r0
	;;
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L28
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L29:
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -104, r34
	;;
	mov r39 = r14
	addl r38 = 384, r0
	addl r37 = 194, r0
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_open#
	mov r1 = r35
	adds r14 = -112, r34
	;;
	st4 [r14] = r8
	adds r15 = -112, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L31:
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -112, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = order#
	mov r1 = r35
	adds r15 = -112, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = notification#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	addl r39 = 3, r0
	addl r38 = 5, r0
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	adds r14 = -112, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_send#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L32:
	adds r14 = -40, r34
	mov r39 = r0
	addl r38 = 50, r0
	;;
	mov r37 = r14
	adds r15 = -112, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L33
	mov r36 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L34:
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -104, r34
	addl r15 = 2048, r0
	;;
	st8 [r14] = r15
	adds r14 = -104, r34
	mov r38 = r0
	;;
	mov r37 = r14
	adds r14 = -112, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_setattr#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	adds r14 = -40, r34
	mov r39 = r0
	addl r38 = 50, r0
	;;
	mov r37 = r14
	adds r15 = -112, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L35
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L36:
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -112, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_close#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L38:
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
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
