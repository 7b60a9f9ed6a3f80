// 155191ffa8053083eee7517bac23942c guest-tests/thread/robust.c
	.file	"robust.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc die_holding#
die_holding:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp die_holding#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"another's"
	.align 8
.LC1:
	stringz	"free"
	.align 8
.LC2:
	stringz	"own"
	.align 8
.LC3:
	stringz	", waiters"
	.align 8
.LC4:
	stringz	""
	.align 8
.LC5:
	stringz	", owner died"
	.align 8
.LC6:
	stringz	"%s: %ld, %s%s%s\n"
	.text
	.align 16
	.align 64
	.proc describe#
describe:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 6, 0
	addl r14 = @gprel(word#), gp
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	mov r39 = r32
	.mmi
	add r41 = r1, r41
	nop 0
	mov r40 = r33
	;;
	.mlx
	ld4 r15 = [r14]
	movl r14 = 1073741823
	;;
	.mmi
	nop 0
	and r14 = r14, r15
	nop 0
	;;
	.mib
	cmp4.ne p8, p9 = r34, r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	;;
	.mlx
	nop 0
	(p8) movl r41 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p9) movl r41 = @gprel(.LC2)
	;;
	.mii
	(p8) add r41 = r1, r41
	nop 0
	;;
	(p9) add r41 = r1, r41
.L4:
	.mmi
	nop 0
	cmp4.gt p8, p9 = r0, r15
	tbit.z p6, p7 = r15, 30
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p9) movl r42 = @gprel(.LC4)
	.mlx
	add r38 = r1, r38
	(p7) movl r43 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p8) movl r42 = @gprel(.LC3)
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC4)
	.mmi
	nop 0
	(p9) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p8) add r42 = r1, r42
	(p6) add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp describe#
	.align 16
	.align 64
	.proc wait_for_it#
wait_for_it:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	addl r36 = 20000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp wait_for_it#
	.align 16
	.align 64
	.proc die_later#
die_later:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	mov r36 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp die_later#
	.align 16
	.align 64
	.proc die_holding_while_wanted#
die_holding_while_wanted:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mlx
	nop 0
	movl r36 = @gprel(inheriting#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(held#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mib
	mov r1 = r35
	addl r36 = 50000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp die_holding_while_wanted#
	.align 16
	.align 64
	.proc end_as_owner#
end_as_owner:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 7, 0
	addl r14 = @gprel(word#), gp
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	ld8 r33 = [r14]
	mov r43 = r0
	mov r42 = r0
	.mmi
	mov r41 = r0
	mov r40 = r0
	addl r39 = 6, r0
	;;
	.mmi
	mov r38 = r33
	nop 0
	addl r37 = 1230, r0
	.mmb
	adds r33 = 4, r33
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	addl r14 = 1, r0
	mov r1 = r36
	addl r37 = 50000, r0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp end_as_owner#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"yes"
	.align 8
.LC8:
	stringz	"NO"
	.align 8
.LC9:
	stringz	"pthread_mutex_timedlock(m, &until) == EOWNERDEAD"
	.align 8
.LC10:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.align 64
	.proc among_threads#
among_threads:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	addl r36 = @ltoff(@fptr(die_later#)), gp
	nop 0
	addl r35 = @ltoff(@fptr(wait_for_it#)), gp
	.mmb
	cmp4.eq p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L37
	;;
	.mmi
	andcm r33 = 1, r33
	ld8 r36 = [r36]
	nop 0
	.mmi
	ld8 r35 = [r35]
	nop 0
	nop 0
	;;
.L25:
	.mmi
	cmp4.eq p6, p7 = 1, r34
	mov r43 = r32
	nop 0
	.mmi
	mov r42 = r36
	mov r41 = r0
	adds r40 = 16, r12
	;;
	.mib
	nop 0
	tbit.nz.and.orcm p6, p7 = r33, 0
	(p7) br.cond.dpnt .L27
	;;
	.mib
	nop 0
	addl r34 = 2, r0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L27:
	.mmi
	adds r34 = 1, r34
	mov r43 = r32
	mov r42 = r35
	.mmb
	mov r41 = r0
	adds r40 = 16, r12
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 3, r34
	(p6) br.cond.dptk .L25
	.mib
	addl r40 = 100000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L37:
	.mib
	mov r40 = r32
	andcm r33 = 1, r33
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mii
	addl r36 = @ltoff(@fptr(die_later#)), gp
	addl r35 = @ltoff(@fptr(wait_for_it#)), gp
	;;
	nop 0
	.mmb
	ld8 r36 = [r36]
	ld8 r35 = [r35]
	br .L25
.L22:
	.mib
	addl r40 = 50000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r41 = 16, r12
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r41 = 16, r12
	mov r1 = r39
	mov r40 = r32
	;;
	.mmi
	ld8 r14 = [r41]
	;;
	adds r14 = 5, r14
	nop 0
	;;
	.mib
	st8 [r41] = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_timedlock#
	;;
	.mmi
	addl r14 = 130, r0
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r8
	movl r40 = @gprel(.LC10)
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC7)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp among_threads#
	.align 16
	.align 64
	.proc lock#
lock:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 7, 0
	addl r14 = @gprel(word#), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r38 = r32
	;;
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	ld8 r37 = [r14]
	addl r36 = 1230, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r35
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r8 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mii
	sub r8 = r0, r8
	nop 0
	;;
	sxt4 r8 = r8
.L38:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp lock#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"the owner ends"
	.align 8
.LC12:
	stringz	"unlocked"
	.align 8
.LC13:
	stringz	"without a waiter: %d %d\n"
	.align 8
.LC14:
	stringz	"*word & FUTEX_WAITERS"
	.text
	.align 16
	.align 64
	.proc without_list#
without_list:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save pr, r38
	mov r38 = pr
	.mmi
	mov r37 = r1
	addl r33 = @gprel(word#), gp
	cmp4.eq p16, p17 = 0, r32
	;;
	.mii
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	addl r39 = 1105, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	ld8 r14 = [r33]
	mov r34 = r8
	;;
	.mmi
	addl r16 = @ltoffx(stdout#), r1
	nop 0
	adds r15 = 4, r14
	;;
	.mmi
	ld8.mov r16 = [r16], stdout#
	;;
	ld8 r39 = [r16]
	nop 0
	.mmb
	st4 [r15] = r0
	st4 [r14] = r0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	nop 0
	mov r1 = r37
	(p16) br.cond.dptk .L46
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L66
	;;
	.mmi
	ld8 r14 = [r33]
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L67
	.align 32
.L49:
	.pred.rel.mutex p16, p17
	.mib
	addl r39 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mii
	ld8 r14 = [r33]
	mov r1 = r37
	;;
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	.mib
	addl r39 = 6, r0
	nop 0
	br.call.sptk.many b0 = lock#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r8
	mov r41 = r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = describe#
	;;
	.mib
	mov r1 = r37
	addl r39 = 7, r0
	br.call.sptk.many b0 = lock#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r8
	mov r41 = r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = describe#
	;;
	.mmi
	ld8 r14 = [r33]
	mov r1 = r37
	mov r39 = r0
	;;
	.mmi
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	nop 0
	.bbb
	nop 0
	(p16) br.cond.dpnt .L50
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L45:
	.mii
	nop 0
	mov pr = r38, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L46:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	addl r41 = @ltoff(@fptr(end_as_owner#)), gp
	nop 0
	mov r42 = r0
	.mmi
	mov r40 = r0
	nop 0
	adds r39 = 16, r12
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mii
	ld8 r14 = [r33]
	mov r1 = r37
	;;
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L49
	.mib
	addl r39 = 6, r0
	nop 0
	br.call.sptk.many b0 = lock#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r8
	mov r41 = r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = describe#
	;;
	.mib
	mov r1 = r37
	addl r39 = 7, r0
	br.call.sptk.many b0 = lock#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r8
	mov r41 = r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = describe#
	;;
	.mii
	ld8 r14 = [r33]
	mov r1 = r37
	;;
	adds r14 = 4, r14
	.mmi
	nop 0
	;;
	st4 [r14] = r0
	nop 0
.L50:
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r40 = r0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r42 = r0
	.mii
	adds r39 = 16, r12
	mov r40 = r0
	;;
	addl r41 = @ltoff(@fptr(end_as_owner#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	adds r14 = 16, r12
	mov r40 = r0
	mov r1 = r37
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	mov r1 = r37
	addl r39 = 6, r0
	br.call.sptk.many b0 = lock#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r34 = r8
	.mmb
	addl r39 = 8, r0
	nop 0
	br.call.sptk.many b0 = lock#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = -3, r34
	;;
	.mlx
	(p6) addl r40 = 1, r0
	movl r39 = @gprel(.LC13)
	;;
	.mmi
	(p7) mov r40 = r0
	cmp.eq p6, p7 = -3, r8
	add r39 = r1, r39
	;;
	.mmi
	nop 0
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r37
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	ld4 r14 = [r14]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov pr = r38, -1
	;;
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L66:
	.body
	.copy_state 2
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = end_as_owner#
	;;
	.mib
	mov r1 = r37
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L67:
	.mib
	addl r39 = 6, r0
	nop 0
	br.call.sptk.many b0 = lock#
	;;
	.mmi
	mov r1 = r37
	mov r41 = r34
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = describe#
	;;
	.mib
	mov r1 = r37
	addl r39 = 7, r0
	br.call.sptk.many b0 = lock#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r8
	mov r41 = r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = describe#
	;;
	.mmi
	ld8 r14 = [r33]
	mov r1 = r37
	mov r39 = r0
	;;
	.mmi
	nop 0
	adds r14 = 4, r14
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L45
	.endp without_list#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"pthread_mutex_lock(m) == EOWNERDEAD"
	.align 8
.LC16:
	stringz	"pthread_mutex_consistent(m) == 0"
	.align 8
.LC17:
	stringz	"pthread_mutex_unlock(m) == 0"
	.align 8
.LC18:
	stringz	"pthread_mutex_lock(m) == ENOTRECOVERABLE"
	.align 8
.LC19:
	stringz	"pthread_mutex_lock(&inheriting) == EOWNERDEAD"
	.align 8
.LC20:
	stringz	"pthread_mutex_consistent(&inheriting) == 0"
	.align 8
.LC21:
	stringz	"pthread_mutex_unlock(&inheriting) == 0"
	.align 8
.LC22:
	stringz	"pthread_mutex_lock(&inheriting) == 0 && pthread_mutex_unlock(&inheriting) == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 33, r0
	.mmi
	addl r41 = 3, r0
	addl r40 = 65536, r0
	mov r39 = r0
	;;
	.mib
	adds r34 = 24, r12
	addl r33 = 130, r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r32 = r8
	.mmb
	adds r39 = 36, r12
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_init#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	.mmb
	adds r39 = 36, r12
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setrobust#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	.mmb
	adds r39 = 36, r12
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setpshared#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 36, r12
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r42 = r32
	.mii
	mov r40 = r0
	mov r39 = r34
	;;
	addl r41 = @ltoff(@fptr(die_holding#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r40 = r0
	nop 0
	mov r1 = r38
	.mmb
	ld8 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = r33, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = pthread_mutex_consistent#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	(p7) add r40 = r1, r40
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L72
	;;
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L72:
	.mmi
	mov r40 = r0
	mov r41 = r0
	nop 0
	.mmb
	adds r35 = 40, r32
	adds r34 = 80, r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = r33, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	addl r14 = 131, r0
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r8
	movl r41 = @gprel(.LC18)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 36, r12
	.mmb
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	.mmb
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = among_threads#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 36, r12
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	mov r40 = r0
	nop 0
	mov r1 = r38
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = among_threads#
	;;
	.mib
	mov r1 = r38
	adds r39 = 32, r12
	br.call.sptk.many b0 = pthread_mutexattr_init#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	.mmb
	adds r39 = 32, r12
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setrobust#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r39 = 32, r12
	.mmb
	addl r40 = 1, r0
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setprotocol#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 32, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(inheriting#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 2, r0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(held#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_barrier_init#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r0
	.mii
	mov r42 = r0
	adds r39 = 16, r12
	;;
	addl r41 = @ltoff(@fptr(die_holding_while_wanted#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(held#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(inheriting#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = r33, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(inheriting#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_consistent#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(inheriting#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(inheriting#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L94
	;;
.L79:
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mlx
	nop 0
	movl r41 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r40 = r0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 33, r0
	.mmi
	addl r41 = 3, r0
	addl r40 = 65536, r0
	mov r1 = r38
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mii
	mov r1 = r38
	mov r39 = r0
	;;
	addl r14 = @gprel(word#), gp
	;;
	.mib
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = without_list#
	;;
	.mib
	mov r1 = r38
	addl r39 = 1, r0
	br.call.sptk.many b0 = without_list#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L94:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(inheriting#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L79
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC7)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC22)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r40 = r0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 33, r0
	.mmi
	addl r41 = 3, r0
	addl r40 = 65536, r0
	mov r1 = r38
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mii
	mov r1 = r38
	mov r39 = r0
	;;
	addl r14 = @gprel(word#), gp
	;;
	.mib
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = without_list#
	;;
	.mib
	mov r1 = r38
	addl r39 = 1, r0
	br.call.sptk.many b0 = without_list#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	word#, @object
	.size	word#, 8
word:
	.skip	8
	.bss
	.align 8
	.type	held#, @object
	.size	held#, 32
held:
	.skip	32
	.align 8
	.type	inheriting#, @object
	.size	inheriting#, 40
inheriting:
	.skip	40
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
