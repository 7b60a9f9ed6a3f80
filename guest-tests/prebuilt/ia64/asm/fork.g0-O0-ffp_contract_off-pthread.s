// 371b95533d63193d93c403b13435aae5
	.file	"fork.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 8
	.type	lock#, @object
	.size	lock#, 40
lock:
	.skip	40
	.sbss
	.align 4
	.type	stop#, @object
	.size	stop#, 4
stop:
	.skip	4
	.align 4
	.type	counter#, @object
	.size	counter#, 4
counter:
	.skip	4
	.align 4
	.type	prepared#, @object
	.size	prepared#, 4
prepared:
	.skip	4
	.text
	.align 16
	.proc prepare#
prepare:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r36 = @gprel(lock#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r35
	;;
	addl r14 = @gprel(prepared#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(prepared#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp prepare#
	.align 16
	.proc release#
release:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r36 = @gprel(lock#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp release#
	.align 16
	.proc work#
work:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
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
	br .L4
	;;
.L5:
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	;;
	addl r14 = @gprel(counter#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(counter#), gp
	;;
	st4.rel [r15] = r14
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r36
	;;
	addl r37 = 100, r0
	br.call.sptk.many b0 = malloc#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = free#
	mov r1 = r36
.L4:
	;;
	addl r14 = @gprel(stop#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
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
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d %d\n"
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
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = @ltoff(@fptr(release#)), gp
	;;
	ld8 r39 = [r39]
	addl r38 = @ltoff(@fptr(release#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(prepare#)), gp
	;;
	ld8 r37 = [r37]
	br.call.sptk.many b0 = pthread_atfork#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	st4 [r14] = r0
	br .L8
	;;
.L9:
	adds r15 = -24, r35
	adds r16 = -64, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	mov r40 = r0
	addl r39 = @ltoff(@fptr(work#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -64, r35
	;;
	st4 [r16] = r14
.L8:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L9
	br .L10
	;;
.L11:
	addl r37 = 100, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
.L10:
	;;
	addl r14 = @gprel(counter#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L11
	adds r14 = -60, r35
	;;
	st4 [r14] = r0
	adds r14 = -56, r35
	;;
	st4 [r14] = r0
	br .L12
	;;
.L14:
	adds r32 = -48, r35
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -48, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	addl r15 = @gprel(counter#), gp
	;;
	ld4.acq r15 = [r15]
	;;
	st4 [r14] = r15
	addl r37 = 200, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	;;
	addl r14 = @gprel(counter#), gp
	;;
	ld4.acq r14 = [r14]
	adds r15 = -44, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -40, r35
	;;
	st4 [r14] = r15
	adds r32 = -32, r35
	addl r37 = 1000, r0
	br.call.sptk.many b0 = malloc#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 5, r14
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -32, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = free#
	mov r1 = r36
	adds r14 = -40, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L13:
	mov r15 = r35
	adds r14 = -48, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -60, r35
	adds r15 = -60, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -56, r35
	adds r15 = -56, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r14 = -56, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L14
	addl r14 = @gprel(stop#), gp
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	adds r14 = -52, r35
	;;
	st4 [r14] = r0
	br .L15
	;;
.L16:
	adds r15 = -24, r35
	adds r14 = -52, r35
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
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	adds r14 = -52, r35
	adds r15 = -52, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -52, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L16
	addl r14 = @gprel(prepared#), gp
	;;
	ld4.acq r15 = [r14]
	adds r14 = -60, r35
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
