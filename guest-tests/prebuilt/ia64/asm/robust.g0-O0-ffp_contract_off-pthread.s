// 36438eff5349e2169b903d884d385dc8
	.file	"robust.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc die_holding#
die_holding:
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
	ld8 r37 = [r35]
	br.call.sptk.many b0 = pthread_mutex_lock#
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
	.endp die_holding#
	.bss
	.align 8
	.type	inheriting#, @object
	.size	inheriting#, 40
inheriting:
	.skip	40
	.align 8
	.type	held#, @object
	.size	held#, 32
held:
	.skip	32
	.text
	.align 16
	.proc die_holding_while_wanted#
die_holding_while_wanted:
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
	movl r37 = @gprel(inheriting#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	;;
	movl r37 = @gprel(held#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_barrier_wait#
	mov r1 = r36
	;;
	addl r37 = 50000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp die_holding_while_wanted#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"pthread_mutex_lock(&inheriting) == EOWNERDEAD"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"pthread_mutex_consistent(&inheriting) == 0"
	.align 8
.LC5:
	stringz	"pthread_mutex_unlock(&inheriting) == 0"
	.align 8
.LC6:
	stringz	"pthread_mutex_lock(&inheriting) == 0 && pthread_mutex_unlock(&inheriting) == 0"
	.text
	.align 16
	.proc priority_inheritance#
priority_inheritance:
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
	;;
	mov r36 = r34
	br.call.sptk.many b0 = pthread_mutexattr_init#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	mov r36 = r34
	br.call.sptk.many b0 = pthread_mutexattr_setrobust#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	mov r36 = r34
	br.call.sptk.many b0 = pthread_mutexattr_setprotocol#
	mov r1 = r35
	mov r37 = r34
	;;
	movl r36 = @gprel(inheriting#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_init#
	mov r1 = r35
	addl r38 = 2, r0
	mov r37 = r0
	;;
	movl r36 = @gprel(held#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_barrier_init#
	mov r1 = r35
	adds r14 = 8, r34
	mov r39 = r0
	;;
	addl r38 = @ltoff(@fptr(die_holding_while_wanted#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	;;
	movl r36 = @gprel(held#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_barrier_wait#
	mov r1 = r35
	;;
	movl r36 = @gprel(inheriting#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 130, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L7
	;;
.L6:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L7:
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(inheriting#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_consistent#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L9:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(inheriting#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L11:
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(inheriting#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r36 = @gprel(inheriting#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L13:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 8, r34
	;;
	ld8 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp priority_inheritance#
	.section	.rodata
	.align 8
.LC7:
	stringz	"pthread_mutex_lock(m) == EOWNERDEAD"
	.align 8
.LC8:
	stringz	"pthread_mutex_consistent(m) == 0"
	.align 8
.LC9:
	stringz	"pthread_mutex_unlock(m) == 0"
	.align 8
.LC10:
	stringz	"pthread_mutex_lock(m) == ENOTRECOVERABLE"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 33, r0
	addl r39 = 3, r0
	addl r38 = 65536, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r8
	adds r14 = -4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_mutexattr_init#
	mov r1 = r36
	adds r14 = -4, r35
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_mutexattr_setrobust#
	mov r1 = r36
	adds r14 = -4, r35
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_mutexattr_setpshared#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	mov r38 = r14
	adds r15 = -16, r35
	;;
	ld8 r37 = [r15]
	br.call.sptk.many b0 = pthread_mutex_init#
	mov r1 = r36
	mov r14 = r35
	adds r15 = -16, r35
	;;
	ld8 r40 = [r15]
	addl r39 = @ltoff(@fptr(die_holding#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 130, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L16:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld8 r37 = [r15]
	br.call.sptk.many b0 = pthread_mutex_consistent#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L18:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L20:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -8, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r15 = -16, r35
	;;
	ld8 r37 = [r15]
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L21:
	adds r14 = -8, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 130, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld8 r37 = [r15]
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 131, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = priority_inheritance#
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
