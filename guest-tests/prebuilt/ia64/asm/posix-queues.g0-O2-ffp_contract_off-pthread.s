// 2be2a09f180f36553b2ce938af35f0d8
	.file	"posix-queues.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_signal#
on_signal:
	.prologue
	.body
	.mmi
	adds r14 = 8, r33
	nop 0
	adds r33 = 24, r33
	;;
	.mmi
	ld4 r15 = [r14]
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = -3, r15
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	add r14 = r14, r15
	addl r15 = @gprel(told#), gp
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_signal#
	.align 16
	.align 64
	.proc on_thread#
on_thread:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(told#), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(woken#)
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	nop 0
	.mmb
	st4.rel [r14] = r32
	nop 0
	br.call.sptk.many b0 = sem_post#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp on_thread#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"/guest-queue"
	.align 8
.LC3:
	stringz	"mq_open(\"/guest-queue\", O_RDWR) == -1 && errno == ENOENT"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"q != -1"
	.align 8
.LC6:
	stringz	"low"
	.align 8
.LC7:
	stringz	"high"
	.align 8
.LC8:
	stringz	"low2"
	.align 8
.LC9:
	stringz	"mq_send(q, \"low\", 3, 1) == 0 && mq_send(q, \"high\", 4, 9) == 0 && mq_send(q, \"low2\", 4, 1) == 0"
	.align 8
.LC10:
	stringz	"mq_getattr(q, &a) == 0 && a.mq_maxmsg == 4 && a.mq_msgsize == 50 && a.mq_curmsgs == 3"
	.align 8
.LC11:
	stringz	"mq_receive(q, b, 10, &priority) == -1 && errno == EMSGSIZE"
	.align 8
.LC12:
	stringz	"mq_receive(q, b, 50, &priority) == 4 && memcmp(b, \"high\", 4) == 0 && priority == 9"
	.align 8
.LC13:
	stringz	"mq_receive(q, b, 50, &priority) == 3 && mq_receive(q, b, 50, &priority) == 4 && priority == 1"
	.align 8
.LC14:
	stringz	"mq_timedreceive(q, b, 50, NULL, &soon) == -1 && errno == ETIMEDOUT"
	.align 8
.LC15:
	stringz	"mq_send(q, b, 51, 0) == -1 && errno == EMSGSIZE"
	.align 8
.LC16:
	stringz	"mq_notify(q, &e) == 0 && mq_notify(q, &e) == -1 && errno == EBUSY"
	.align 8
.LC17:
	stringz	"n"
	.align 8
.LC18:
	stringz	"mq_send(q, \"n\", 1, 0) == 0 && told == 6 && mq_receive(q, b, 50, NULL) == 1"
	.align 8
.LC19:
	stringz	"t"
	.align 8
.LC20:
	stringz	"mq_notify(q, &e) == 0 && mq_send(q, \"t\", 1, 0) == 0 && sem_wait(&woken) == 0 && told == 77"
	.align 8
.LC21:
	stringz	"mq_receive(q, b, 50, NULL) == 1"
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 5, 0
	.fframe 336
	adds r12 = -336, r12
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	.body
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	adds r14 = 248, r12
	adds r15 = 224, r12
	addl r16 = 4, r0
	.mmi
	add r37 = r1, r37
	;;
	st8 [r14] = r0
	adds r14 = 256, r12
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 232, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 264, r12
	.mmi
	st8 [r15] = r16
	adds r15 = 240, r12
	addl r16 = 50, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 272, r12
	.mmi
	st8 [r15] = r16
	;;
	st8 [r14] = r0
	adds r14 = 280, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 2, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L59
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 194, r0
	.mmi
	adds r40 = 224, r12
	nop 0
	addl r39 = 384, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r40 = 1, r0
	.mmi
	addl r39 = 3, r0
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L60
	;;
.L8:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L9:
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r38 = 16, r12
	nop 0
	mov r1 = r36
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = mq_getattr#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	nop 0
	(p6) adds r33 = 24, r12
	nop 0
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L10
	.mmi
	adds r33 = 24, r12
	;;
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 4, r14
	(p7) br.cond.dpnt .L61
.L39:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r38 = 160, r12
	mov r1 = r36
	adds r40 = 340, r12
	.mmb
	addl r39 = 10, r0
	mov r37 = r32
	br.call.sptk.many b0 = mq_receive#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L62
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L11:
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	adds r40 = 340, r12
	addl r39 = 50, r0
	.mmb
	adds r38 = 160, r12
	mov r37 = r32
	br.call.sptk.many b0 = mq_receive#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L63
	;;
.L44:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	adds r40 = 340, r12
	addl r39 = 50, r0
	.mmb
	adds r38 = 160, r12
	mov r37 = r32
	br.call.sptk.many b0 = mq_receive#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 3, r8
	(p7) br.cond.dpnt .L64
	;;
.L13:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L14:
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r38 = 288, r12
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mlx
	adds r18 = 296, r12
	movl r17 = 979999999
	.mlx
	adds r19 = 288, r12
	movl r16 = 20000000
	;;
	.mmi
	ld8 r15 = [r18]
	mov r41 = r19
	adds r38 = 160, r12
	.mmi
	mov r40 = r0
	mov r1 = r36
	addl r39 = 50, r0
	;;
	.mmi
	cmp.lt p6, p7 = r17, r15
	add r16 = r15, r16
	mov r37 = r32
	.mlx
	ld8 r14 = [r19]
	movl r15 = 1237940039285380275
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r16
	shr r17 = r16, 63
	.mmi
	(p6) addl r19 = 1, r0
	;;
	(p7) mov r19 = r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	st8 [r41] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr r15 = r15, 26
	;;
	.mmi
	sub r15 = r15, r17
	;;
	nop 0
	shl r17 = r15, 5
	;;
	.mmi
	sub r17 = r17, r15
	;;
	nop 0
	shl r14 = r17, 6
	;;
	.mmi
	sub r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	sub r16 = r16, r14
	;;
	.mib
	st8 [r18] = r16
	nop 0
	br.call.sptk.many b0 = mq_timedreceive#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L65
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r38 = 160, r12
	mov r1 = r36
	mov r40 = r0
	.mmb
	addl r39 = 51, r0
	mov r37 = r32
	br.call.sptk.many b0 = mq_send#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L66
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 132, r0
	nop 0
	.mmb
	mov r38 = r0
	adds r37 = 28, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	adds r15 = 16, r12
	addl r39 = 60, r0
	.mii
	mov r38 = r0
	adds r37 = 164, r12
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
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r19 = 160, r12
	addl r14 = 5, r0
	addl r15 = 10, r0
	.mmi
	mov r1 = r36
	mov r39 = r0
	adds r38 = 16, r12
	;;
	.mmi
	st4 [r19] = r14
	adds r14 = 168, r12
	addl r37 = 10, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r38 = 160, r12
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L67
	;;
.L17:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L18:
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r40 = r0
	.mmi
	addl r39 = 1, r0
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L19
	;;
	.mmi
	addl r14 = @gprel(told#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 6, r14
	(p7) br.cond.dpnt .L68
.L19:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L20:
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 60, r0
	nop 0
	.mmb
	mov r38 = r0
	adds r37 = 164, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	adds r14 = 172, r12
	nop 0
	.mmi
	addl r15 = 2, r0
	mov r39 = r0
	mov r38 = r0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	addl r15 = @ltoff(@fptr(on_thread#)), gp
	.mlx
	adds r14 = 176, r12
	movl r37 = @gprel(woken#)
	;;
	.mmi
	ld8 r15 = [r15]
	nop 0
	add r37 = r1, r37
	;;
	.mmi
	st8 [r14] = r15
	addl r14 = 77, r0
	adds r15 = 160, r12
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = sem_init#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r38 = 160, r12
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L69
	;;
.L21:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L22:
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r38 = 288, r12
	mov r40 = r0
	mov r1 = r36
	.mmb
	addl r39 = 50, r0
	mov r37 = r32
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	mov r40 = r0
	.mmb
	addl r39 = 50, r0
	adds r38 = 16, r12
	(p7) br.cond.spnt .L70
	;;
	.mib
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 5, r8
	(p7) br.cond.dpnt .L71
	;;
.L25:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r38 = 224, r12
	addl r14 = 2048, r0
	nop 0
	.mmi
	mov r1 = r36
	mov r39 = r0
	mov r37 = r32
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = mq_setattr#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L72
	;;
.L27:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = mq_close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L73
	;;
.L30:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L66:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 90, r14
	movl r39 = @gprel(.LC15)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 132, r0
	nop 0
	.mmb
	mov r38 = r0
	adds r37 = 28, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	adds r15 = 16, r12
	addl r39 = 60, r0
	.mii
	mov r38 = r0
	adds r37 = 164, r12
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
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r19 = 160, r12
	addl r14 = 5, r0
	addl r15 = 10, r0
	.mmi
	mov r1 = r36
	mov r39 = r0
	adds r38 = 16, r12
	;;
	.mmi
	st4 [r19] = r14
	adds r14 = 168, r12
	addl r37 = 10, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r38 = 160, r12
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L67
.L65:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 110, r14
	movl r39 = @gprel(.LC14)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r38 = 160, r12
	mov r1 = r36
	mov r40 = r0
	.mmb
	addl r39 = 51, r0
	mov r37 = r32
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L66
	;;
.L63:
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	addl r39 = 4, r0
	nop 0
	adds r37 = 160, r12
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L44
	;;
	.mlx
	adds r19 = 340, r12
	movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	ld4 r14 = [r19]
	add r39 = r1, r39
	add r37 = r1, r37
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	adds r40 = 340, r12
	addl r39 = 50, r0
	.mmb
	adds r38 = 160, r12
	mov r37 = r32
	br.call.sptk.many b0 = mq_receive#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 3, r8
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L64
.L62:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 90, r14
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	adds r40 = 340, r12
	addl r39 = 50, r0
	.mmb
	adds r38 = 160, r12
	mov r37 = r32
	br.call.sptk.many b0 = mq_receive#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 4, r8
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L63
.L59:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 2, r14
	movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 194, r0
	.mmi
	adds r40 = 224, r12
	nop 0
	addl r39 = 384, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r40 = 1, r0
	.mmi
	addl r39 = 3, r0
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L8
	;;
.L60:
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	addl r40 = 9, r0
	addl r39 = 4, r0
	mov r37 = r32
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	addl r40 = 1, r0
	addl r39 = 4, r0
	mov r37 = r32
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L9
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L9
	;;
.L69:
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	.mmi
	mov r40 = r0
	addl r39 = 1, r0
	mov r37 = r32
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L21
	;;
	.mlx
	nop 0
	movl r37 = @gprel(woken#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = sem_wait#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L21
	;;
	.mmi
	addl r14 = @gprel(told#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 77, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L22
	;;
.L67:
	.mib
	adds r38 = 160, r12
	mov r37 = r32
	br.call.sptk.many b0 = mq_notify#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r36
	;;
	cmp4.eq p6, p7 = 16, r14
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L18
	;;
.L72:
	.mmi
	mov r40 = r0
	addl r39 = 50, r0
	nop 0
	.mmb
	adds r38 = 16, r12
	mov r37 = r32
	br.call.sptk.many b0 = mq_receive#
	;;
	.mib
	mov r1 = r36
	cmp.eq p6, p7 = -1, r8
	(p7) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L27
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = mq_close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L30
	;;
.L73:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L30
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L30
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L64:
	.body
	.copy_state 2
	.mmi
	adds r40 = 340, r12
	addl r39 = 50, r0
	nop 0
	.mmb
	adds r38 = 160, r12
	mov r37 = r32
	br.call.sptk.many b0 = mq_receive#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 4, r8
	(p6) br.cond.dptk .L13
	.mmi
	adds r15 = 340, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L14
.L71:
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r36
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L25
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r38 = 224, r12
	addl r14 = 2048, r0
	nop 0
	.mmi
	mov r1 = r36
	mov r39 = r0
	mov r37 = r32
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = mq_setattr#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L72
.L61:
	.mmi
	adds r14 = 32, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 50, r14
	(p6) br.cond.dptk .L39
	.mlx
	adds r14 = 40, r12
	movl r39 = @gprel(.LC10)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	ld8 r14 = [r14]
	add r39 = r1, r39
	add r37 = r1, r37
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 3, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r38 = 160, r12
	mov r1 = r36
	adds r40 = 340, r12
	.mmb
	addl r39 = 10, r0
	mov r37 = r32
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L62
	;;
.L68:
	.mmi
	adds r38 = 288, r12
	mov r40 = r0
	nop 0
	.mmb
	addl r39 = 50, r0
	mov r37 = r32
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L20
	;;
.L70:
	.mlx
	nop 0
	movl r38 = @gprel(.LC22)
	.mmi
	addl r40 = 3, r0
	addl r39 = 5, r0
	mov r37 = r32
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mib
	mov r1 = r36
	mov r37 = r8
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	woken#, @object
	.size	woken#, 32
woken:
	.skip	32
	.sbss
	.align 4
	.type	told#, @object
	.size	told#, 4
told:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
