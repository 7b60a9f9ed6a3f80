// 3c345b61b6d9f01d8ae7d16891834fed
	.file	"inherited-priority.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.0#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"this thread"
	.align 8
.LC1:
	stringz	"none"
	.align 8
.LC2:
	stringz	"unknown"
	.align 8
.LC3:
	stringz	"the other"
	.align 8
.LC4:
	stringz	", waiters"
	.align 8
.LC5:
	stringz	""
	.align 8
.LC6:
	stringz	", died"
	.align 8
.LC7:
	stringz	"  %s: owner %s%s%s\n"
	.text
	.align 16
	.align 64
	.proc show_lock#
show_lock:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 5, 0
	addl r35 = @gprel(lock#), gp
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r40 = r32
	;;
	.mlx
	ld4 r14 = [r35]
	movl r34 = 1073741823
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	and r34 = r34, r14
	nop 0
	cmp4.gt p8, p9 = r0, r14
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r34
	(p9) movl r42 = @gprel(.LC5)
	.mmb
	add r39 = r1, r39
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 30
	(p9) add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p8) movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC5)
	.mmi
	(p8) add r42 = r1, r42
	;;
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L17:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = r33, r34
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mlx
	cmp4.gt p8, p9 = r0, r14
	movl r39 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	(p9) movl r42 = @gprel(.LC5)
	;;
	.mlx
	(p7) add r41 = r1, r41
	(p8) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r41 = r1, r41
	cmp4.ne p6, p7 = r34, r8
	(p9) add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	(p8) add r42 = r1, r42
	;;
	(p7) add r41 = r1, r41
	tbit.z p6, p7 = r14, 30
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp show_lock#
	.align 16
	.align 64
	.proc waiter#
waiter:
	.prologue 12, 35
	.mlx
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 7, 0
	movl r38 = @gprel(meeting#)
	.mmi
	mov r37 = r1
	addl r33 = @gprel(lock#), gp
	sxt4 r32 = r32
	;;
	.mii
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	nop 0
	.mmb
	add r38 = r1, r38
	shladd r32 = r32, 2, r0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mmi
	mov r1 = r37
	mov r43 = r33
	mov r44 = r0
	.mmi
	mov r42 = r0
	addl r41 = 5, r0
	addl r40 = 139, r0
	;;
	.mib
	addl r39 = @gprel(word#), gp
	addl r38 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mlx
	ld4 r34 = [r33]
	movl r15 = 1073741823
	;;
	.mlx
	nop 0
	movl r14 = @gprel(results#)
	.mmi
	and r34 = r15, r34
	;;
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r32
	nop 0
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r1 = r37
	cmp4.eq p6, p7 = r34, r8
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r15 = @gprel(owners#)
	.mmi
	(p6) addl r16 = 1, r0
	addl r14 = @gprel(done#), gp
	addl r40 = 135, r0
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	(p7) mov r16 = r0
	.mii
	mov r39 = r33
	addl r38 = 1230, r0
	;;
	add r15 = r15, r32
	;;
	.mmi
	st4 [r15] = r16
	;;
	mf
	nop 0
	.mmb
	fetchadd4.acq r15 = [r14], 1
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp waiter#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"%s: %s\n"
	.align 8
.LC9:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L21
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L28
.L21:
	.mlx
	nop 0
	movl r37 = @gprel(.LC9)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L28:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"locked"
	.align 8
.LC11:
	stringz	"%d waiters, %s\n"
	.align 8
.LC12:
	stringz	"free"
	.align 8
.LC13:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &lock, 4)"
	.align 8
.LC14:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 2, (void *)1, &lock, 5)"
	.align 8
.LC15:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, (int *)no_access(), 5)"
	.align 8
.LC16:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &word, 5)"
	.align 8
.LC17:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &done, 5)"
	.align 8
.LC18:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (void *)1, &done, 5)"
	.align 8
.LC19:
	stringz	"futex(&word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0)"
	.align 8
.LC20:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)(long)(count - 1), &lock, 5)"
	.align 8
.LC21:
	stringz	"waited for"
	.align 8
.LC22:
	stringz	"  done %d\n"
	.align 8
.LC23:
	stringz	"futex(&lock, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0)"
	.align 8
.LC24:
	stringz	"futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0)"
	.align 8
.LC25:
	stringz	"waiter %d: %d, owned %d\n"
	.align 8
.LC26:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)9, &lock, 5)"
	.align 8
.LC27:
	stringz	"in the end"
	.text
	.align 16
	.align 64
	.proc moved#
moved:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 2, 11, 7, 0
	.fframe 32
	adds r12 = -32, r12
	addl r14 = @gprel(word#), gp
	.mmi
	addl r40 = @gprel(done#), gp
	mov r43 = r1
	zxt1 r33 = r33
	;;
	.mmi
	addl r15 = 5, r0
	st4 [r40] = r0
	.save pr, r44
	mov r44 = pr
	.mmi
	cmp4.eq p16, p17 = 0, r33
	adds r39 = 16, r12
	sxt4 r38 = r32
	;;
	.mmi
	st4 [r14] = r15
	addl r14 = @gprel(lock#), gp
	.save rp, r41
	mov r41 = b0
	.body
	.mmi
	mov r35 = r39
	nop 0
	mov r34 = r0
	;;
	.mib
	nop 0
	nop 0
	(p17) br.call.dpnt.many b0 = gettid#
	;;
	.mmi
	nop 0
	(p17) mov r1 = r43
	(p17) mov r46 = r32
	.mmi
	nop 0
	(p16) st4 [r14] = r0
	nop 0
	;;
	.mlx
	(p17) addl r14 = @gprel(lock#), gp
	(p17) movl r47 = @gprel(.LC10)
	.mlx
	(p16) mov r46 = r32
	movl r45 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p16) movl r47 = @gprel(.LC12)
	.mmi
	add r45 = r1, r45
	(p17) st4 [r14] = r8
	nop 0
	;;
	.mmi
	nop 0
	(p17) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p16) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	addl r37 = @ltoff(@fptr(waiter#)), gp
	movl r36 = @gprel(meeting#)
	;;
	.mmi
	nop 0
	ld8 r37 = [r37]
	add r36 = r1, r36
	;;
	.align 32
.L32:
	.pred.rel.mutex p16, p17
	.mmi
	mov r48 = r34
	mov r47 = r37
	mov r46 = r0
	.mmb
	mov r45 = r35
	adds r34 = 1, r34
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r36
	.mmb
	adds r35 = 8, r35
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mib
	mov r1 = r43
	addl r45 = 20000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = r38, r34
	(p6) br.cond.dptk .L32
	.mib
	mov r34 = r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r43
	mov r35 = r8
	addl r51 = 4, r0
	.mmi
	addl r49 = 1, r0
	addl r48 = 1, r0
	addl r47 = 140, r0
	;;
	.mmi
	addl r50 = @gprel(lock#), gp
	addl r46 = @gprel(word#), gp
	nop 0
	.mmb
	addl r45 = 1230, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC13)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	addl r51 = 5, r0
	addl r49 = 1, r0
	.mmi
	addl r48 = 2, r0
	addl r47 = 140, r0
	addl r45 = 1230, r0
	;;
	.mmi
	addl r50 = @gprel(lock#), gp
	nop 0
	addl r46 = @gprel(word#), gp
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC14)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r8
	addl r51 = 5, r0
	.mmi
	addl r49 = 1, r0
	addl r48 = 1, r0
	addl r47 = 140, r0
	;;
	.mib
	addl r46 = @gprel(word#), gp
	addl r45 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	addl r51 = 5, r0
	addl r49 = 1, r0
	.mmi
	addl r48 = 1, r0
	addl r47 = 140, r0
	addl r45 = 1230, r0
	;;
	.mmi
	addl r50 = @gprel(word#), gp
	st4 [r35] = r0
	nop 0
	;;
	.mib
	mov r46 = r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC16)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	addl r51 = 5, r0
	addl r49 = 1, r0
	.mmi
	addl r48 = 1, r0
	addl r47 = 140, r0
	addl r45 = 1230, r0
	;;
	.mmi
	addl r50 = @gprel(done#), gp
	nop 0
	addl r46 = @gprel(word#), gp
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	addl r51 = 5, r0
	addl r49 = 1, r0
	.mmi
	addl r48 = 1, r0
	addl r47 = 132, r0
	addl r45 = 1230, r0
	;;
	.mmi
	addl r50 = @gprel(done#), gp
	nop 0
	addl r46 = @gprel(word#), gp
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	mov r51 = r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	addl r48 = 1, r0
	addl r47 = 129, r0
	;;
	.mmi
	addl r46 = @gprel(word#), gp
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	adds r49 = -1, r32
	addl r51 = 5, r0
	.mmi
	addl r48 = 1, r0
	addl r47 = 140, r0
	addl r45 = 1230, r0
	;;
	.mmi
	nop 0
	addl r50 = @gprel(lock#), gp
	sxt4 r49 = r49
	.mmb
	addl r46 = @gprel(word#), gp
	st4 [r35] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r43
	addl r45 = 20000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r43
	nop 0
	(p17) br.cond.dpnt .L39
	;;
	.mlx
	nop 0
	movl r37 = @gprel(results#)
	.mlx
	nop 0
	movl r36 = @gprel(owners#)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	.mii
	add r37 = r1, r37
	add r36 = r1, r36
	;;
	add r38 = r1, r38
	.align 32
.L34:
	.mib
	ld8 r45 = [r39], 8
	mov r46 = r0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r34
	mov r45 = r38
	.mmi
	ld4 r48 = [r36], 4
	ld4 r47 = [r37], 4
	adds r34 = 1, r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = r34, r32
	(p6) br.cond.dptk .L34
	;;
	.mmi
	addl r50 = @gprel(lock#), gp
	addl r51 = 5, r0
	addl r49 = 9, r0
	.mmi
	addl r48 = 1, r0
	addl r47 = 140, r0
	addl r46 = @gprel(word#), gp
	;;
	.mmi
	nop 0
	addl r45 = 1230, r0
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC27)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_lock#
	;;
	.mii
	mov r1 = r43
	mov pr = r44, -1
	;;
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L39:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	.mmi
	mov r46 = r0
	nop 0
	mov r34 = r0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_lock#
	;;
	.mmi
	mov r1 = r43
	ld4 r46 = [r40]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r51 = r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	addl r48 = 1, r0
	addl r47 = 129, r0
	;;
	.mmi
	addl r46 = @gprel(lock#), gp
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC23)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	mov r51 = r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	addl r47 = 135, r0
	;;
	.mmi
	addl r46 = @gprel(lock#), gp
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC24)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(results#)
	.mlx
	nop 0
	movl r36 = @gprel(owners#)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	.mmi
	add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L34
	.endp moved#
	.section	.rodata.str1.8
	.align 8
.LC28:
	stringz	"futex(&lock, FUTEX_TRYLOCK_PI_PRIVATE, 0, NULL, NULL, 0)"
	.align 8
.LC29:
	stringz	"tried by the other"
	.align 8
.LC30:
	stringz	"futex(&lock, FUTEX_LOCK_PI_PRIVATE, 0, &past, NULL, 0)"
	.align 8
.LC31:
	stringz	"futex(&lock, FUTEX_LOCK_PI2 | FUTEX_PRIVATE_FLAG, 0, &past, NULL, 0)"
	.align 8
.LC32:
	stringz	"the other: %ld\n"
	.align 8
.LC33:
	stringz	"handed over"
	.align 8
.LC34:
	stringz	"left"
	.text
	.align 16
	.align 64
	.proc competitor#
competitor:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 7, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	;;
	st8 [r14] = r0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	addl r14 = @gprel(started#), gp
	movl r39 = @gprel(meeting#)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	.mmb
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r38
	mov r32 = r8
	addl r41 = 136, r0
	.mmi
	addl r39 = 1230, r0
	mov r45 = r0
	mov r44 = r0
	;;
	.mmi
	addl r40 = @gprel(lock#), gp
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	st4 [r8] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r41 = r8
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mmi
	nop 0
	ld4 r39 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r39
	(p7) br.cond.dpnt .L92
.L41:
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r38
	movl r34 = 1073741823
	;;
	.mib
	addl r33 = @gprel(lock#), gp
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r38
	mov r35 = r8
	;;
	.mmi
	nop 0
	and r34 = r34, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L93
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L43:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 30
	nop 0
	.mlx
	cmp4.gt p8, p9 = r0, r14
	movl r40 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC6)
	.mlx
	add r40 = r1, r40
	(p9) movl r42 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC5)
	.mlx
	(p9) add r42 = r1, r42
	movl r39 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p8) movl r42 = @gprel(.LC4)
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r43 = r1, r43
	(p8) add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 134, r0
	addl r39 = 1230, r0
	.mmi
	mov r45 = r0
	st4 [r32] = r0
	mov r44 = r0
	;;
	.mmi
	addl r40 = @gprel(lock#), gp
	nop 0
	adds r43 = 16, r12
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r41 = r8
	nop 0
	(p6) br.cond.dpnt .L47
	;;
	.mmi
	nop 0
	ld4 r39 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r39
	(p7) br.cond.dpnt .L94
.L47:
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L48:
	.mmi
	addl r41 = 141, r0
	addl r40 = @gprel(lock#), gp
	addl r39 = 1230, r0
	.mmi
	st4 [r32] = r0
	mov r45 = r0
	mov r44 = r0
	;;
	.mib
	adds r43 = 16, r12
	mov r42 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r41 = r8
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mmi
	nop 0
	ld4 r39 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r39
	(p7) br.cond.dpnt .L95
.L49:
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L50:
	.mmi
	addl r41 = 135, r0
	addl r40 = @gprel(lock#), gp
	addl r39 = 1230, r0
	.mmi
	st4 [r32] = r0
	mov r45 = r0
	mov r44 = r0
	;;
	.mib
	mov r43 = r0
	mov r42 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r41 = r8
	nop 0
	(p6) br.cond.dpnt .L51
	;;
	.mmi
	nop 0
	ld4 r39 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r39
	(p7) br.cond.dpnt .L96
.L51:
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(meeting#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 134, r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	;;
	.mib
	addl r40 = @gprel(lock#), gp
	addl r39 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(meeting#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r40 = r34
	.mlx
	nop 0
	movl r34 = 1073741823
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r38
	mov r35 = r8
	;;
	.mmi
	nop 0
	and r34 = r34, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L97
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L53:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 30
	nop 0
	.mlx
	cmp4.gt p8, p9 = r0, r14
	movl r40 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC6)
	.mlx
	add r40 = r1, r40
	(p9) movl r42 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC5)
	.mlx
	(p9) add r42 = r1, r42
	movl r39 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p8) movl r42 = @gprel(.LC4)
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r43 = r1, r43
	(p8) add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 135, r0
	addl r39 = 1230, r0
	.mmi
	mov r45 = r0
	st4 [r32] = r0
	mov r44 = r0
	;;
	.mmi
	addl r40 = @gprel(lock#), gp
	nop 0
	mov r43 = r0
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r41 = r8
	nop 0
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	nop 0
	ld4 r39 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r39
	(p7) br.cond.dpnt .L98
.L57:
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r38
	movl r32 = 1073741823
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r38
	mov r34 = r8
	;;
	.mmi
	nop 0
	and r32 = r32, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r32
	nop 0
	(p7) br.cond.dpnt .L99
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L59:
	.mmi
	nop 0
	cmp4.gt p8, p9 = r0, r14
	tbit.z p6, p7 = r14, 30
	.mlx
	nop 0
	movl r40 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	(p9) movl r42 = @gprel(.LC5)
	.mlx
	add r40 = r1, r40
	(p7) movl r43 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p8) movl r42 = @gprel(.LC4)
	.mlx
	(p7) add r43 = r1, r43
	movl r39 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC5)
	.mmi
	(p9) add r42 = r1, r42
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p8) add r42 = r1, r42
	(p6) add r43 = r1, r43
	br.call.sptk.many b0 = printf#
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
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L99:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = r32, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	(p7) ld4 r14 = [r33]
	movl r40 = @gprel(.LC34)
	;;
	.mlx
	(p7) add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	.mmb
	add r40 = r1, r40
	nop 0
	(p7) br.cond.dpnt .L59
	;;
	.mmi
	cmp4.ne p6, p7 = r32, r34
	ld4 r14 = [r33]
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mmi
	nop 0
	cmp4.gt p8, p9 = r0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mlx
	nop 0
	(p9) movl r42 = @gprel(.LC5)
	;;
	.mlx
	(p6) add r41 = r1, r41
	(p8) movl r42 = @gprel(.LC4)
	;;
	.mii
	(p7) add r41 = r1, r41
	tbit.z p6, p7 = r14, 30
	(p9) add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC6)
	.mmi
	nop 0
	(p8) add r42 = r1, r42
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
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
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L97:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = r34, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	nop 0
	(p7) ld4 r14 = [r33]
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	(p7) br.cond.dpnt .L53
	;;
	.mmi
	cmp4.ne p6, p7 = r34, r35
	ld4 r14 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	nop 0
	(p7) add r41 = r1, r41
	br .L53
.L93:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = r34, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	nop 0
	(p7) ld4 r14 = [r33]
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	(p7) br.cond.dpnt .L43
	;;
	.mmi
	cmp4.ne p6, p7 = r34, r35
	ld4 r14 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	nop 0
	(p7) add r41 = r1, r41
	br .L43
.L92:
	.mlx
	nop 0
	movl r34 = 1073741823
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mib
	addl r33 = @gprel(lock#), gp
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r38
	mov r35 = r8
	;;
	.mmi
	and r34 = r34, r14
	;;
	cmp4.eq p6, p7 = 0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L93
.L94:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L48
.L95:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L50
.L96:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(meeting#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 134, r0
	mov r43 = r0
	.mmi
	mov r42 = r0
	mov r45 = r0
	mov r44 = r0
	;;
	.mib
	addl r40 = @gprel(lock#), gp
	addl r39 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(meeting#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r40 = r34
	.mlx
	nop 0
	movl r34 = 1073741823
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r38
	mov r35 = r8
	;;
	.mmi
	and r34 = r34, r14
	;;
	cmp4.eq p6, p7 = 0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L53
	.mib
	nop 0
	nop 0
	br .L97
.L98:
	.mlx
	nop 0
	movl r32 = 1073741823
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r38
	mov r34 = r8
	;;
	.mmi
	and r32 = r32, r14
	;;
	cmp4.eq p6, p7 = 0, r32
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br .L99
	.endp competitor#
	.section	.rodata.str1.8
	.align 8
.LC35:
	stringz	"futex(&lock, FUTEX_LOCK_PI, 0, NULL, NULL, 0)"
	.align 8
.LC36:
	stringz	"futex(&lock, FUTEX_LOCK_PI2, 0, NULL, NULL, 0)"
	.align 8
.LC37:
	stringz	"futex(&lock, FUTEX_TRYLOCK_PI, 0, NULL, NULL, 0)"
	.align 8
.LC38:
	stringz	"futex(&lock, FUTEX_UNLOCK_PI, 0, NULL, NULL, 0)"
	.align 8
.LC39:
	stringz	"unlocked"
	.align 8
.LC40:
	stringz	"tried"
	.align 8
.LC41:
	stringz	"futex((int *)no_access(), FUTEX_LOCK_PI, 0, NULL, NULL, 0)"
	.align 8
.LC42:
	stringz	"futex((int *)no_access(), FUTEX_UNLOCK_PI, 0, NULL, NULL, 0)"
	.align 8
.LC43:
	stringz	"futex((int *)((char *)&lock + 2), FUTEX_LOCK_PI, 0, NULL, NULL, 0)"
	.align 8
.LC44:
	stringz	"futex(&lock, FUTEX_LOCK_PI, 0, &wrong, NULL, 0)"
	.align 8
.LC45:
	stringz	"futex(&lock, FUTEX_LOCK_PI2, 0, &wrong, NULL, 0)"
	.align 8
.LC46:
	stringz	"futex(&lock, FUTEX_LOCK_PI2, 0, &past, NULL, 0)"
	.align 8
.LC47:
	stringz	"after the owner's end"
	.align 8
.LC48:
	stringz	"futex(&word, FUTEX_WAIT_REQUEUE_PI, 4, NULL, &lock, 0)"
	.align 8
.LC49:
	stringz	"futex(&word, FUTEX_WAIT_REQUEUE_PI, 5, &past, &lock, 0)"
	.align 8
.LC50:
	stringz	"futex(&word, FUTEX_WAIT_REQUEUE_PI, 5, NULL, &word, 0)"
	.align 8
.LC51:
	stringz	"futex(&word, FUTEX_WAIT_REQUEUE_PI, 5, NULL, (int *)no_access(), 0)"
	.align 8
.LC52:
	stringz	"futex((int *)no_access(), FUTEX_WAIT_REQUEUE_PI, 5, NULL, &lock, 0)"
	.align 8
.LC53:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI, 1, (void *)1, &lock, 5)"
	.align 8
.LC54:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI, 1, (void *)-1L, &lock, 5)"
	.align 8
.LC55:
	stringz	"futex(&word, 14, 5, NULL, &lock, 0)"
	.align 8
.LC56:
	stringz	"futex(&word, FUTEX_WAKE | FUTEX_CLOCK_REALTIME, 1, NULL, &lock, 0)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 13, 7, 0
	.fframe 32
	adds r12 = -32, r12
	addl r14 = @ltoffx(stdout#), r1
	.mlx
	mov r44 = r1
	movl r35 = @gprel(meeting#)
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	add r35 = r1, r35
	.save rp, r42
	mov r42 = b0
	.body
	.mmi
	mov r48 = r0
	addl r47 = 1, r0
	mov r46 = r0
	;;
	.mmi
	adds r40 = 32, r12
	nop 0
	adds r38 = 24, r12
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r45 = r35
	mov r1 = r44
	nop 0
	.mmb
	addl r47 = 2, r0
	mov r46 = r0
	br.call.sptk.many b0 = pthread_barrier_init#
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	mov r1 = r44
	.mmi
	nop 0
	st8 [r40] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 40, r12
	addl r33 = @gprel(lock#), gp
	;;
	.mlx
	st8 [r14] = r0
	movl r14 = 1000000000
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r44
	mov r32 = r8
	mov r51 = r0
	.mmi
	mov r50 = r0
	mov r49 = r0
	mov r48 = r0
	;;
	.mlx
	addl r47 = 6, r0
	movl r37 = @gprel(.LC35)
	.mlx
	mov r46 = r33
	movl r41 = @gprel(.LC37)
	;;
	.mmi
	add r37 = r1, r37
	add r41 = r1, r41
	nop 0
	.mmb
	addl r45 = 1230, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	mov r46 = r8
	mov r45 = r37
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC38)
	.mlx
	addl r34 = @gprel(word#), gp
	movl r39 = @gprel(.LC24)
	;;
	.mib
	add r36 = r1, r36
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC10)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_lock#
	;;
	.mmi
	mov r1 = r44
	mov r51 = r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	addl r47 = 6, r0
	;;
	.mmi
	mov r46 = r33
	st4 [r32] = r0
	addl r45 = 1230, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	mov r51 = r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	addl r47 = 13, r0
	;;
	.mmi
	mov r46 = r33
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC36)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	mov r51 = r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	addl r47 = 8, r0
	;;
	.mmi
	mov r46 = r33
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r51 = r0
	mov r50 = r0
	mov r49 = r0
	.mmi
	mov r48 = r0
	addl r47 = 7, r0
	mov r1 = r44
	;;
	.mmi
	mov r46 = r33
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC39)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_lock#
	;;
	.mmi
	mov r1 = r44
	mov r51 = r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	addl r47 = 7, r0
	;;
	.mmi
	mov r46 = r33
	st4 [r32] = r0
	addl r45 = 1230, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r51 = r0
	mov r50 = r0
	mov r49 = r0
	.mmi
	mov r48 = r0
	addl r47 = 8, r0
	mov r1 = r44
	;;
	.mmi
	mov r46 = r33
	st4 [r32] = r0
	addl r45 = 1230, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC40)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_lock#
	;;
	.mmi
	mov r1 = r44
	mov r51 = r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	addl r47 = 135, r0
	;;
	.mmi
	mov r46 = r33
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r51 = r0
	movl r14 = 1073741823
	.mmi
	mov r50 = r0
	mov r49 = r0
	mov r48 = r0
	;;
	.mmi
	st4 [r33] = r14
	addl r47 = 6, r0
	mov r1 = r44
	.mmi
	mov r46 = r33
	st4 [r32] = r0
	addl r45 = 1230, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r45 = r37
	nop 0
	mov r1 = r44
	.mmb
	mov r46 = r8
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	st4 [r33] = r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r51 = r0
	mov r50 = r0
	mov r49 = r0
	.mmi
	mov r48 = r0
	addl r47 = 6, r0
	mov r1 = r44
	;;
	.mib
	mov r46 = r8
	addl r45 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC41)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r44
	mov r51 = r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	addl r47 = 7, r0
	;;
	.mib
	mov r46 = r8
	addl r45 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC42)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	mov r51 = r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	addl r47 = 6, r0
	;;
	.mmi
	adds r46 = 2, r33
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC43)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r49 = 16, r12
	mov r1 = r44
	mov r51 = r0
	.mmi
	mov r50 = r0
	mov r48 = r0
	addl r47 = 6, r0
	;;
	.mmi
	mov r46 = r33
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC44)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r49 = 16, r12
	mov r1 = r44
	mov r51 = r0
	.mmi
	mov r50 = r0
	mov r48 = r0
	addl r47 = 13, r0
	;;
	.mmi
	mov r46 = r33
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC45)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r40
	mov r1 = r44
	mov r51 = r0
	.mmi
	mov r50 = r0
	mov r48 = r0
	addl r47 = 13, r0
	;;
	.mmi
	mov r46 = r33
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC46)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	mov r51 = r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	addl r47 = 7, r0
	;;
	.mmi
	mov r46 = r33
	st4 [r32] = r0
	addl r45 = 1230, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r51 = r0
	movl r14 = 1073741824
	.mmi
	mov r50 = r0
	mov r49 = r0
	mov r48 = r0
	;;
	.mmi
	st4 [r33] = r14
	addl r47 = 6, r0
	mov r1 = r44
	.mmi
	mov r46 = r33
	st4 [r32] = r0
	addl r45 = 1230, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC47)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_lock#
	;;
	.mmi
	mov r51 = r0
	mov r50 = r0
	mov r49 = r0
	.mmi
	mov r48 = r0
	addl r47 = 7, r0
	mov r1 = r44
	;;
	.mmi
	mov r46 = r33
	st4 [r32] = r0
	addl r45 = 1230, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r45 = r36
	nop 0
	mov r1 = r44
	.mmb
	mov r46 = r8
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r0
	mov r46 = r0
	.mmi
	adds r45 = 16, r12
	st4 [r33] = r8
	nop 0
	;;
	.mmi
	nop 0
	addl r47 = @ltoff(@fptr(competitor#)), gp
	nop 0
	;;
	.mib
	ld8 r47 = [r47]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r44
	mov r45 = r35
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mib
	mov r1 = r44
	mov r45 = r35
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mib
	mov r1 = r44
	addl r45 = 20000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	;;
	.mlx
	addl r14 = @gprel(started#), gp
	movl r45 = @gprel(.LC21)
	;;
	.mib
	ld4 r46 = [r14]
	add r45 = r1, r45
	br.call.sptk.many b0 = show_lock#
	;;
	.mmi
	mov r51 = r0
	mov r50 = r0
	mov r49 = r0
	.mmi
	mov r48 = r0
	addl r47 = 135, r0
	mov r1 = r44
	;;
	.mmi
	mov r46 = r33
	st4 [r32] = r0
	addl r45 = 1230, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r44
	mov r45 = r35
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r44
	mov r46 = r0
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r0
	.mmb
	addl r45 = 1, r0
	nop 0
	br.call.sptk.many b0 = moved#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r46 = 1, r0
	.mmb
	addl r45 = 1, r0
	nop 0
	br.call.sptk.many b0 = moved#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r0
	.mmb
	addl r45 = 3, r0
	nop 0
	br.call.sptk.many b0 = moved#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r46 = 1, r0
	.mmb
	addl r45 = 3, r0
	nop 0
	br.call.sptk.many b0 = moved#
	;;
	.mmi
	addl r14 = 5, r0
	mov r50 = r33
	mov r1 = r44
	.mmi
	mov r51 = r0
	mov r49 = r0
	addl r48 = 4, r0
	;;
	.mmi
	st4 [r34] = r14
	adds r14 = 16, r12
	addl r47 = 11, r0
	.mmi
	st4 [r33] = r0
	mov r46 = r34
	addl r45 = 1230, r0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r38] = r0
	nop 0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC48)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r33
	adds r49 = 16, r12
	mov r1 = r44
	.mmi
	mov r51 = r0
	addl r48 = 5, r0
	addl r47 = 11, r0
	;;
	.mmi
	mov r46 = r34
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC49)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r34
	mov r51 = r0
	mov r49 = r0
	.mmi
	addl r48 = 5, r0
	addl r47 = 11, r0
	mov r1 = r44
	;;
	.mmi
	mov r46 = r34
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC50)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r51 = r0
	mov r50 = r8
	mov r49 = r0
	.mmi
	addl r48 = 5, r0
	addl r47 = 11, r0
	mov r1 = r44
	;;
	.mib
	mov r46 = r34
	addl r45 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC51)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r50 = r33
	mov r1 = r44
	mov r51 = r0
	.mmi
	mov r49 = r0
	addl r48 = 5, r0
	addl r47 = 11, r0
	;;
	.mib
	mov r46 = r8
	addl r45 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC52)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r33
	mov r1 = r44
	addl r51 = 5, r0
	.mmi
	addl r49 = 1, r0
	addl r48 = 1, r0
	addl r47 = 12, r0
	;;
	.mmi
	mov r46 = r34
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC53)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r33
	mov r1 = r44
	addl r51 = 5, r0
	.mmi
	addl r49 = -1, r0
	addl r48 = 1, r0
	addl r47 = 12, r0
	;;
	.mmi
	mov r46 = r34
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC54)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r33
	mov r1 = r44
	mov r51 = r0
	.mmi
	mov r49 = r0
	addl r48 = 5, r0
	addl r47 = 14, r0
	;;
	.mmi
	mov r46 = r34
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC55)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	mov r51 = r0
	mov r50 = r33
	.mmi
	mov r49 = r0
	addl r48 = 1, r0
	addl r47 = 257, r0
	;;
	.mmi
	mov r46 = r34
	nop 0
	addl r45 = 1230, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC56)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r44
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.bss
	.align 4
	.type	owners#, @object
	.size	owners#, 12
owners:
	.skip	12
	.align 4
	.type	results#, @object
	.size	results#, 12
results:
	.skip	12
	.align 8
	.type	meeting#, @object
	.size	meeting#, 32
meeting:
	.skip	32
	.sbss
	.align 4
	.type	done#, @object
	.size	done#, 4
done:
	.skip	4
	.align 4
	.type	started#, @object
	.size	started#, 4
started:
	.skip	4
	.align 4
	.type	lock#, @object
	.size	lock#, 4
lock:
	.skip	4
	.align 4
	.type	word#, @object
	.size	word#, 4
word:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
