// ca603189f5eb593877af12286dfdb2ee
	.file	"condition.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 8
	.type	lock#, @object
	.size	lock#, 40
lock:
	.skip	40
	.align 8
	.type	not_full#, @object
	.size	not_full#, 48
not_full:
	.skip	48
	.align 8
	.type	not_empty#, @object
	.size	not_empty#, 48
not_empty:
	.skip	48
	.align 8
	.type	go#, @object
	.size	go#, 48
go:
	.skip	48
	.align 4
	.type	buffer#, @object
	.size	buffer#, 32
buffer:
	.skip	32
	.sbss
	.align 4
	.type	used#, @object
	.size	used#, 4
used:
	.skip	4
	.align 4
	.type	taken#, @object
	.size	taken#, 4
taken:
	.skip	4
	.align 4
	.type	started#, @object
	.size	started#, 4
started:
	.skip	4
	.align 8
	.type	sum#, @object
	.size	sum#, 8
sum:
	.skip	8
	.text
	.align 16
	.proc produce#
produce:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
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
	st8 [r14] = r32
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L2
	;;
.L5:
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	br .L3
	;;
.L4:
	movl r38 = @gprel(lock#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(not_full#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_cond_wait#
	mov r1 = r36
.L3:
	;;
	addl r14 = @gprel(used#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 8, r14
	(p6) br.cond.dptk .L4
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r17 = r14
	addl r14 = @gprel(used#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	addl r16 = @gprel(used#), gp
	;;
	st4 [r16] = r15
	adds r16 = -16, r35
	;;
	ld4 r15 = [r16]
	;;
	add r15 = r17, r15
	movl r16 = @gprel(buffer#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	movl r37 = @gprel(not_empty#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_cond_signal#
	mov r1 = r36
	;;
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L2:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 499, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L5
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp produce#
	.align 16
	.proc consume#
consume:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
.L14:
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	br .L8
	;;
.L10:
	movl r38 = @gprel(lock#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(not_empty#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_cond_wait#
	mov r1 = r36
.L8:
	;;
	addl r14 = @gprel(used#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	addl r14 = @gprel(taken#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = 1999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L10
.L9:
	addl r14 = @gprel(taken#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = 2000, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r36
	mov r14 = r0
	br .L15
	;;
.L11:
	addl r14 = @gprel(used#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	addl r15 = @gprel(used#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(used#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(buffer#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	addl r14 = @gprel(sum#), gp
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(sum#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(taken#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(taken#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(taken#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = 2000, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L13
	movl r37 = @gprel(not_empty#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_cond_broadcast#
	mov r1 = r36
.L13:
	;;
	movl r37 = @gprel(not_full#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_cond_signal#
	mov r1 = r36
	;;
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r36
	br .L14
	;;
.L15:
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp consume#
	.align 16
	.proc wait_go#
wait_go:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	br .L17
	;;
.L18:
	movl r38 = @gprel(lock#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(go#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_cond_wait#
	mov r1 = r36
.L17:
	;;
	addl r14 = @gprel(started#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	ld8 r14 = [r35]
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	ld8 r14 = [r35]
	;;
	st4 [r14] = r15
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_unlock#
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
	.endp wait_go#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d %ld\n"
	.align 8
.LC1:
	stringz	"%d\n"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"pthread_cond_timedwait(&go, &lock, &when) == ETIMEDOUT"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"(after.tv_sec - before.tv_sec) * 1000 + (after.tv_nsec - before.tv_nsec) / 1000000 >= 29"
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
	adds r12 = -160, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -144, r34
	;;
	st8 [r14] = r0
	br .L21
	;;
.L24:
	adds r15 = -120, r34
	adds r16 = -144, r34
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	adds r17 = -144, r34
	;;
	ld8 r14 = [r17]
	;;
	cmp.lt p6, p7 = 3, r14
	(p6) br.cond.dptk .L22
	addl r14 = @ltoff(@fptr(produce#)), gp
	;;
	ld8 r14 = [r14]
	br .L23
	;;
.L22:
	addl r14 = @ltoff(@fptr(consume#)), gp
	;;
	ld8 r14 = [r14]
.L23:
	adds r17 = -144, r34
	;;
	ld8 r16 = [r17]
	;;
	mov r39 = r16
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	adds r15 = -144, r34
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -144, r34
	;;
	st8 [r16] = r14
.L21:
	adds r17 = -144, r34
	;;
	ld8 r14 = [r17]
	;;
	cmp.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L24
	adds r14 = -136, r34
	;;
	st4 [r14] = r0
	br .L25
	;;
.L26:
	adds r15 = -120, r34
	adds r14 = -136, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	adds r14 = -136, r34
	adds r15 = -136, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L25:
	adds r14 = -136, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L26
	addl r14 = @gprel(taken#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(sum#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -48, r34
	;;
	st4 [r14] = r0
	adds r14 = -132, r34
	;;
	st4 [r14] = r0
	br .L27
	;;
.L28:
	adds r15 = -120, r34
	adds r14 = -132, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r15 = -48, r34
	;;
	mov r39 = r15
	addl r38 = @ltoff(@fptr(wait_go#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	adds r14 = -132, r34
	adds r15 = -132, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L27:
	adds r14 = -132, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L28
	movl r36 = @gprel(lock#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r35
	;;
	addl r14 = @gprel(started#), gp
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	movl r36 = @gprel(go#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_cond_broadcast#
	mov r1 = r35
	;;
	movl r36 = @gprel(lock#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r35
	adds r14 = -128, r34
	;;
	st4 [r14] = r0
	br .L29
	;;
.L30:
	adds r15 = -120, r34
	adds r14 = -128, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	adds r14 = -128, r34
	adds r15 = -128, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L29:
	adds r14 = -128, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L30
	adds r14 = -48, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -40, r34
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r35
	adds r15 = -24, r34
	adds r14 = -40, r34
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
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 30000000
	;;
	add r15 = r14, r15
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 999999999
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L31
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = -1000000000
	;;
	add r15 = r14, r15
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -24, r34
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -24, r34
	;;
	st8 [r14] = r15
.L31:
	movl r36 = @gprel(lock#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(go#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_cond_timedwait#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 110, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L33:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -40, r34
	;;
	ld8 r14 = [r14]
	;;
	sub r15 = r15, r14
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r16 = r14
	adds r14 = -8, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -40, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	movl r15 = 4835703278458516699
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 18
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	add r14 = r16, r14
	;;
	cmp.ge p6, p7 = 28, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L35:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
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
