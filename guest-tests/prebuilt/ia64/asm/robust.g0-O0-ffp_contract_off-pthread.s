// c67e07415e56553edeb2674c8d4f3cc7 guest-tests/thread/robust.c
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
	.align 16
	.proc die_later#
die_later:
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
	;;
	br.call.sptk.many b0 = pause#
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
	.endp die_later#
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
	(p6) br.cond.dptk .L14
	movl r36 = @gprel(inheriting#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L15:
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
	.sbss
	.align 8
	.type	word#, @object
	.size	word#, 8
word:
	.skip	8
	.text
	.align 16
	.proc end_as_owner#
end_as_owner:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	addl r14 = @gprel(word#), gp
	;;
	ld8 r14 = [r14]
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 6, r0
	;;
	mov r38 = r14
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	addl r14 = @gprel(word#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
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
	.endp end_as_owner#
	.section	.rodata
	.align 8
.LC7:
	stringz	"own"
	.align 8
.LC8:
	stringz	"another's"
	.align 8
.LC9:
	stringz	"free"
	.align 8
.LC10:
	stringz	", waiters"
	.align 8
.LC11:
	stringz	""
	.align 8
.LC12:
	stringz	", owner died"
	.align 8
.LC13:
	stringz	"%s: %ld, %s%s%s\n"
	.text
	.align 16
	.proc describe#
describe:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 6, 0
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
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st4 [r14] = r34
	addl r14 = @gprel(word#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	movl r15 = 1073741823
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	addl r14 = @gprel(word#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	movl r14 = 1073741823
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L20:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L19:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L22:
	addl r15 = @gprel(word#), gp
	;;
	ld8 r15 = [r15]
	;;
	ld4 r15 = [r15]
	;;
	cmp4.le p6, p7 = r0, r15
	(p6) br.cond.dptk .L23
	movl r16 = @gprel(.LC10)
	;;
	add r16 = r1, r16
	br .L24
	;;
.L23:
	movl r16 = @gprel(.LC11)
	;;
	add r16 = r1, r16
.L24:
	addl r15 = @gprel(word#), gp
	;;
	ld8 r15 = [r15]
	;;
	ld4 r15 = [r15]
	movl r17 = 1073741824
	;;
	and r15 = r17, r15
	;;
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L25
	movl r17 = @gprel(.LC12)
	;;
	add r17 = r1, r17
	br .L26
	;;
.L25:
	movl r17 = @gprel(.LC11)
	;;
	add r17 = r1, r17
.L26:
	adds r15 = -8, r37
	;;
	mov r44 = r17
	mov r43 = r16
	mov r42 = r14
	ld8 r41 = [r15]
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp describe#
	.align 16
	.proc lock#
lock:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r14 = @gprel(word#), gp
	;;
	ld8 r14 = [r14]
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	ld4 r39 = [r35]
	;;
	mov r38 = r14
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	sxt4 r14 = r14
	br .L30
	;;
.L28:
	mov r14 = r0
.L30:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp lock#
	.section	.rodata
	.align 8
.LC14:
	stringz	"the owner ends"
	.align 8
.LC15:
	stringz	"unlocked"
	.align 8
.LC16:
	stringz	"without a waiter: %d %d\n"
	.align 8
.LC17:
	stringz	"*word & FUTEX_WAITERS"
	.text
	.align 16
	.proc without_list#
without_list:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	addl r38 = 1105, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	addl r14 = @gprel(word#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	addl r15 = @gprel(word#), gp
	;;
	ld8 r15 = [r15]
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	mov r38 = r0
	br.call.sptk.many b0 = end_as_owner#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L32:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -8, r36
	mov r41 = r0
	addl r40 = @ltoff(@fptr(end_as_owner#)), gp
	;;
	ld8 r40 = [r40]
	mov r39 = r0
	mov r38 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r37
	br .L34
	;;
.L35:
	addl r38 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r37
.L34:
	;;
	addl r14 = @gprel(word#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	addl r38 = 6, r0
	br.call.sptk.many b0 = lock#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	ld4 r40 = [r15]
	mov r39 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = describe#
	mov r1 = r37
	;;
	addl r38 = 7, r0
	br.call.sptk.many b0 = lock#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	ld4 r40 = [r15]
	mov r39 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = describe#
	mov r1 = r37
	;;
	addl r14 = @gprel(word#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	mov r38 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r37
	br .L40
	;;
.L36:
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r37
	adds r14 = -8, r36
	mov r41 = r0
	;;
	addl r40 = @ltoff(@fptr(end_as_owner#)), gp
	;;
	ld8 r40 = [r40]
	mov r39 = r0
	mov r38 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r37
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r37
	;;
	addl r38 = 6, r0
	br.call.sptk.many b0 = lock#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = -3, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	addl r38 = 8, r0
	br.call.sptk.many b0 = lock#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = -3, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	mov r39 = r33
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r14 = @gprel(word#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L39:
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L40:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp without_list#
	.align 16
	.proc wait_for_it#
wait_for_it:
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
	addl r37 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	;;
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
	.endp wait_for_it#
	.section	.rodata
	.align 8
.LC18:
	stringz	"pthread_mutex_timedlock(m, &until) == EOWNERDEAD"
	.text
	.align 16
	.proc among_threads#
among_threads:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r37
.L45:
	adds r14 = -32, r36
	;;
	st4 [r14] = r0
	br .L46
	;;
.L49:
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L47
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	addl r16 = @ltoff(@fptr(die_later#)), gp
	;;
	ld8 r16 = [r16]
	br .L48
	;;
.L47:
	addl r16 = @ltoff(@fptr(wait_for_it#)), gp
	;;
	ld8 r16 = [r16]
.L48:
	mov r14 = r36
	adds r15 = -8, r36
	;;
	ld8 r41 = [r14]
	mov r40 = r16
	mov r39 = r0
	mov r38 = r15
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r37
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
.L46:
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L49
	addl r38 = 100000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L44:
	addl r38 = 50000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	mov r39 = r14
	mov r38 = r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 5, r14
	adds r14 = -24, r36
	;;
	st8 [r14] = r15
	adds r15 = -24, r36
	mov r14 = r36
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	br.call.sptk.many b0 = pthread_mutex_timedlock#
	mov r1 = r37
	mov r14 = r8
	addl r15 = 130, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L50
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L51
	;;
.L50:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L51:
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp among_threads#
	.section	.rodata
	.align 8
.LC19:
	stringz	"pthread_mutex_lock(m) == EOWNERDEAD"
	.align 8
.LC20:
	stringz	"pthread_mutex_consistent(m) == 0"
	.align 8
.LC21:
	stringz	"pthread_mutex_unlock(m) == 0"
	.align 8
.LC22:
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
	(p6) br.cond.dptk .L53
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L54
	;;
.L53:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L54:
	movl r39 = @gprel(.LC19)
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
	(p6) br.cond.dptk .L55
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L56
	;;
.L55:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L56:
	movl r39 = @gprel(.LC20)
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
	(p6) br.cond.dptk .L57
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L58
	;;
.L57:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L58:
	movl r39 = @gprel(.LC21)
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
	(p6) br.cond.dptk .L59
	adds r15 = -16, r35
	;;
	ld8 r37 = [r15]
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L59:
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
	(p6) br.cond.dptk .L60
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L61
	;;
.L60:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L61:
	movl r39 = @gprel(.LC19)
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
	(p6) br.cond.dptk .L62
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L63
	;;
.L62:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L63:
	movl r39 = @gprel(.LC21)
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
	(p6) br.cond.dptk .L64
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L65
	;;
.L64:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L65:
	movl r39 = @gprel(.LC22)
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
	ld8 r14 = [r15]
	;;
	adds r14 = 40, r14
	adds r15 = -4, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pthread_mutex_init#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 40, r14
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = among_threads#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 80, r14
	adds r15 = -4, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pthread_mutex_init#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 80, r14
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = among_threads#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = priority_inheritance#
	mov r1 = r36
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 33, r0
	addl r39 = 3, r0
	addl r38 = 65536, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(word#), gp
	;;
	st8 [r15] = r14
	mov r37 = r0
	br.call.sptk.many b0 = without_list#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = without_list#
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
