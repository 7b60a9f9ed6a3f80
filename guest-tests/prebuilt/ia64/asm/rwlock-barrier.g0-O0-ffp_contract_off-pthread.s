// f4bfd82aa244edc25890cffbb3e35e9d
	.file	"rwlock-barrier.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 8
	.type	lock#, @object
	.size	lock#, 56
lock:
	.skip	56
	.align 8
	.type	barrier#, @object
	.size	barrier#, 32
barrier:
	.skip	32
	.align 8
	.type	slots#, @object
	.size	slots#, 32
slots:
	.skip	32
	.sbss
	.align 4
	.type	shared#, @object
	.size	shared#, 8
shared:
	.skip	8
	.align 4
	.type	inconsistent#, @object
	.size	inconsistent#, 4
inconsistent:
	.skip	4
	.align 4
	.type	serial#, @object
	.size	serial#, 4
serial:
	.skip	4
	.bss
	.align 4
	.type	phase#, @object
	.size	phase#, 24
phase:
	.skip	24
	.sbss
	.align 4
	.type	late#, @object
	.size	late#, 4
late:
	.skip	4
	.align 4
	.type	inside#, @object
	.size	inside#, 4
inside:
	.skip	4
	.align 4
	.type	most#, @object
	.size	most#, 4
most:
	.skip	4
	.bss
	.align 8
	.type	mutex#, @object
	.size	mutex#, 40
mutex:
	.skip	40
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
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r35
	;;
	st4 [r14] = r15
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	br .L2
	;;
.L8:
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	movl r14 = 7378697629483820647
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r16 = r14, 1
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	mov r17 = r14
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 7378697629483820647
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r16 = r14, 1
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	cmp4.ne p6, p7 = r14, r17
	(p6) br.cond.dptk .L3
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_rwlock_wrlock#
	mov r1 = r36
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(shared#), gp
	;;
	st4 [r15] = r14
	adds r14 = -12, r35
	;;
	st4.rel [r14] = r0
	br .L4
	;;
.L5:
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -12, r35
	;;
	st4.rel [r14] = r15
.L4:
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 29, r14
	(p6) br.cond.dptk .L5
	addl r14 = @gprel(shared#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	addl r14 = @gprel(shared#), gp
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_rwlock_unlock#
	mov r1 = r36
	br .L6
	;;
.L3:
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_rwlock_rdlock#
	mov r1 = r36
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L7
	addl r14 = @gprel(inconsistent#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(inconsistent#), gp
	;;
	st4 [r15] = r14
.L7:
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_rwlock_unlock#
	mov r1 = r36
.L6:
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
	addl r15 = 299, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	adds r14 = -28, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L9
	;;
.L13:
	movl r15 = @gprel(phase#)
	;;
	add r15 = r1, r15
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	adds r15 = -28, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	movl r37 = @gprel(barrier#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_barrier_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L10
	addl r14 = @gprel(serial#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(serial#), gp
	;;
	st4 [r15] = r14
	adds r14 = -24, r35
	;;
	st4 [r14] = r0
	br .L11
	;;
.L12:
	movl r15 = @gprel(phase#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -28, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(late#), gp
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(late#), gp
	;;
	st4 [r15] = r14
	adds r14 = -24, r35
	adds r15 = -24, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L11:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L12
.L10:
	movl r37 = @gprel(barrier#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_barrier_wait#
	mov r1 = r36
	adds r14 = -28, r35
	adds r15 = -28, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L9:
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L13
	adds r14 = -20, r35
	;;
	st4 [r14] = r0
	br .L14
	;;
.L16:
	movl r37 = @gprel(slots#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = sem_wait#
	mov r1 = r36
	;;
	movl r37 = @gprel(mutex#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	;;
	addl r14 = @gprel(inside#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(inside#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(inside#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(most#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L15
	addl r14 = @gprel(inside#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(most#), gp
	;;
	st4 [r15] = r14
.L15:
	movl r37 = @gprel(mutex#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = sched_yield#
	mov r1 = r36
	;;
	movl r37 = @gprel(mutex#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	;;
	addl r14 = @gprel(inside#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	addl r15 = @gprel(inside#), gp
	;;
	st4 [r15] = r14
	movl r37 = @gprel(mutex#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r36
	;;
	movl r37 = @gprel(slots#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = sem_post#
	mov r1 = r36
	adds r14 = -20, r35
	adds r15 = -20, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L14:
	adds r14 = -20, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 49, r14
	(p6) br.cond.dptk .L16
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
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d %d %d %d %d %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 7, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 6, r0
	mov r37 = r0
	movl r36 = @gprel(barrier#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_barrier_init#
	mov r1 = r35
	addl r38 = 2, r0
	mov r37 = r0
	;;
	movl r36 = @gprel(slots#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = sem_init#
	mov r1 = r35
	adds r14 = -64, r34
	;;
	st8 [r14] = r0
	br .L19
	;;
.L20:
	adds r15 = -48, r34
	adds r16 = -64, r34
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r16 = -64, r34
	;;
	ld8 r15 = [r16]
	;;
	mov r39 = r15
	addl r38 = @ltoff(@fptr(work#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	adds r15 = -64, r34
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -64, r34
	;;
	st8 [r16] = r14
.L19:
	adds r15 = -64, r34
	;;
	ld8 r14 = [r15]
	;;
	cmp.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L20
	adds r14 = -56, r34
	;;
	st4 [r14] = r0
	br .L21
	;;
.L22:
	adds r15 = -48, r34
	adds r14 = -56, r34
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
	adds r14 = -56, r34
	adds r15 = -56, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L21:
	adds r14 = -56, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L22
	mov r14 = r34
	;;
	mov r37 = r14
	movl r36 = @gprel(slots#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = sem_getvalue#
	mov r1 = r35
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(inconsistent#), gp
	;;
	ld4 r16 = [r14]
	addl r14 = @gprel(serial#), gp
	;;
	ld4 r17 = [r14]
	addl r14 = @gprel(late#), gp
	;;
	ld4 r18 = [r14]
	addl r14 = @gprel(most#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC0)
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
