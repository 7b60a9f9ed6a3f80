// 1b7ce1aae78ac99efa0cf5f3435c08a0 guest-tests/thread/mutex.c
	.file	"mutex.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 8
	.type	lock#, @object
	.size	lock#, 40
lock:
	.skip	40
	.align 8
	.type	recursive#, @object
	.size	recursive#, 40
recursive:
	.skip	40
	.align 8
	.type	checked#, @object
	.size	checked#, 40
checked:
	.skip	40
	.sbss
	.align 4
	.type	spin#, @object
	.size	spin#, 4
spin:
	.skip	4
	.align 8
	.type	counter#, @object
	.size	counter#, 8
counter:
	.skip	8
	.align 8
	.type	spun#, @object
	.size	spun#, 8
spun:
	.skip	8
	.text
	.align 16
	.proc work#
work:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -32, r35
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
	adds r14 = -24, r35
	;;
	addl r15 = @gprel(counter#), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	st4.rel [r14] = r0
	br .L3
	;;
.L4:
	adds r14 = -16, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -16, r35
	;;
	st4.rel [r14] = r15
.L3:
	adds r14 = -16, r35
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L4
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(counter#), gp
	;;
	st8 [r15] = r14
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r36
	;;
	addl r37 = @gprel(spin#), gp
	br.call.sptk.many b0 = pthread_spin_lock#
	mov r1 = r36
	;;
	addl r14 = @gprel(spun#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(spun#), gp
	;;
	st8 [r15] = r14
	addl r37 = @gprel(spin#), gp
	br.call.sptk.many b0 = pthread_spin_unlock#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
.L2:
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 999, r0
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
	.endp work#
	.align 16
	.proc try#
try:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
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
	st8 [r14] = r32
	adds r14 = -24, r36
	;;
	mov r39 = r14
	mov r38 = r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 5000000
	;;
	add r15 = r14, r15
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 999999999
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = -1000000000
	;;
	add r15 = r14, r15
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -24, r36
	;;
	st8 [r14] = r15
.L8:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	adds r15 = -32, r36
	;;
	st8 [r15] = r14
	movl r38 = @gprel(lock#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = pthread_mutex_trylock#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -32, r36
	;;
	ld8 r14 = [r16]
	;;
	st4 [r14] = r15
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r33 = 4, r14
	adds r14 = -24, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(lock#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = pthread_mutex_timedlock#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r33] = r14
	adds r16 = -32, r36
	;;
	ld8 r14 = [r16]
	;;
	adds r33 = 8, r14
	movl r38 = @gprel(recursive#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = pthread_mutex_trylock#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r33] = r14
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r33 = 12, r14
	movl r38 = @gprel(checked#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r33] = r14
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp try#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%ld %ld\n"
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"pthread_mutex_lock(&recursive) == 0 && pthread_mutex_lock(&recursive) == 0"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"pthread_mutex_lock(&checked) == 0 && pthread_mutex_lock(&checked) == EDEADLK"
	.align 8
.LC6:
	stringz	"r[0] == EBUSY"
	.align 8
.LC7:
	stringz	"r[1] == ETIMEDOUT"
	.align 8
.LC8:
	stringz	"r[2] == EBUSY"
	.align 8
.LC9:
	stringz	"r[3] == EPERM"
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
	adds r12 = -192, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r37 = r0
	addl r36 = @gprel(spin#), gp
	;;
	br.call.sptk.many b0 = pthread_spin_init#
	mov r1 = r35
	adds r14 = -176, r34
	;;
	st4 [r14] = r0
	br .L11
	;;
.L12:
	adds r15 = -168, r34
	adds r16 = -176, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	mov r39 = r0
	addl r38 = @ltoff(@fptr(work#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	adds r15 = -176, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -176, r34
	;;
	st4 [r16] = r14
.L11:
	adds r15 = -176, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L12
	adds r14 = -172, r34
	;;
	st4 [r14] = r0
	br .L13
	;;
.L14:
	adds r15 = -168, r34
	adds r14 = -172, r34
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
	adds r14 = -172, r34
	adds r15 = -172, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L13:
	adds r14 = -172, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L14
	addl r14 = @gprel(counter#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(spun#), gp
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
	adds r14 = -8, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_mutexattr_init#
	mov r1 = r35
	adds r14 = -8, r34
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_mutexattr_settype#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	mov r37 = r14
	movl r36 = @gprel(recursive#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_init#
	mov r1 = r35
	adds r14 = -8, r34
	addl r37 = 2, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_mutexattr_settype#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	mov r37 = r14
	movl r36 = @gprel(checked#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_init#
	mov r1 = r35
	;;
	movl r36 = @gprel(lock#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r35
	;;
	movl r36 = @gprel(recursive#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	movl r36 = @gprel(recursive#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	;;
	movl r36 = @gprel(checked#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r36 = @gprel(checked#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 35, r14
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
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -4, r34
	adds r14 = -168, r34
	;;
	mov r39 = r15
	addl r38 = @ltoff(@fptr(try#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	adds r14 = -168, r34
	;;
	ld8 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 16, r14
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
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 110, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L22:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L24:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L26:
	movl r38 = @gprel(.LC9)
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
