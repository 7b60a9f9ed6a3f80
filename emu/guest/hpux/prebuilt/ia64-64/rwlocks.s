// 5acf9d5072deec0c48e07c0e3ff47fb2 emu/guest/libc/hpux/rwlocks.c
	.file	"rwlocks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc lock#
lock:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 3, 12, 4, 0
	mov r45 = r1
	.save pr, r46
	mov r46 = pr
	.mmi
	adds r35 = 12, r32
	cmp4.eq p16, p17 = 0, r33
	adds r38 = 4, r32
	;;
	.mmi
	addl r41 = 238, r0
	nop 0
	.save rp, r43
	mov r43 = b0
	.body
	.mmb
	adds r42 = 8, r32
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mlx
	nop 0
	movl r36 = 1920429163
	.mmi
	mov r1 = r45
	ld4 r40 = [r8]
	nop 0
	.align 32
.L12:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r45
	;;
	.mib
	cmp4.ne p6, p7 = r36, r14
	mov r14 = r38
	(p7) br.cond.dpnt .L17
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	st4 [r32] = r36
	nop 0
.L4:
	.pred.rel.mutex p16, p17
	.mib
	ld4 r14 = [r38]
	nop 0
	(p16) br.cond.dptk .L6
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	adds r32 = 8, r32
	;;
	st4 [r32] = r40
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r8 = r0
.L1:
	.mii
	nop 0
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L17:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r37 = [r42]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r37
	nop 0
	(p7) br.cond.dpnt .L4
	;;
	.mib
	ld4.acq r39 = [r35]
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = r37, r40
	(p7) br.cond.dpnt .L11
.L10:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_is_alone#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	mov r50 = r34
	.mmb
	mov r49 = r39
	mov r48 = r35
	(p6) br.cond.dpnt .L11
	;;
	.mib
	addl r47 = 6, r0
	nop 0
	br.call.sptk.many b0 = sleep_on#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = r41, r8
	(p6) br.cond.dptk .L12
	;;
	.mii
	nop 0
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L6:
	.mmi
	adds r14 = 1, r14
	;;
	st4 [r38] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r45
	mov r8 = r0
	br .L1
.L7:
	.pred.rel.mutex p16, p17
	.mib
	ld4.acq r39 = [r35]
	mov r37 = r0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = r37, r40
	(p6) br.cond.dptk .L10
	;;
.L11:
	.mii
	addl r8 = 45, r0
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
	.endp lock#
	.align 16
	.align 64
	.global pthread_rwlock_init#
	.type	pthread_rwlock_init#, @function
	.proc pthread_rwlock_init#
pthread_rwlock_init:
	.prologue
	.body
	.mmi
	adds r14 = 4, r32
	nop 0
	mov r8 = r0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mlx
	st4 [r14] = r0
	movl r14 = 1920429163
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_rwlock_init#
	.align 16
	.align 64
	.global pthread_rwlock_destroy#
	.type	pthread_rwlock_destroy#, @function
	.proc pthread_rwlock_destroy#
pthread_rwlock_destroy:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 0, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mlx
	ld4 r16 = [r32]
	movl r15 = 1920429163
	.mmi
	adds r14 = 4, r32
	nop 0
	mov r1 = r36
	;;
	.mib
	cmp4.ne p6, p7 = r15, r16
	nop 0
	(p7) br.cond.dpnt .L27
	;;
	.mmi
	(p6) st4 [r14] = r0, 4
	;;
	(p6) st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	(p6) st4 [r14] = r0
	(p6) st4 [r32] = r15
	nop 0
.L23:
	.mmi
	adds r32 = 8, r32
	;;
	ld4 r33 = [r32]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L27:
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L23
.L22:
	.mib
	addl r33 = 16, r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp pthread_rwlock_destroy#
	.align 16
	.align 64
	.global pthread_rwlock_rdlock#
	.type	pthread_rwlock_rdlock#, @function
	.proc pthread_rwlock_rdlock#
pthread_rwlock_rdlock:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 3, 0, 0, 0
	.body
	;;
	mov r34 = r0
	mov r33 = r0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many lock#
	;;
	break.f 0
	;;
	.endp pthread_rwlock_rdlock#
	.align 16
	.align 64
	.global pthread_rwlock_wrlock#
	.type	pthread_rwlock_wrlock#, @function
	.proc pthread_rwlock_wrlock#
pthread_rwlock_wrlock:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 3, 0, 0, 0
	.body
	;;
	mov r34 = r0
	addl r33 = 1, r0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many lock#
	;;
	break.f 0
	;;
	.endp pthread_rwlock_wrlock#
	.align 16
	.align 64
	.global pthread_rwlock_timedrdlock#
	.type	pthread_rwlock_timedrdlock#, @function
	.proc pthread_rwlock_timedrdlock#
pthread_rwlock_timedrdlock:
	.prologue
	.mii
	alloc r16 = ar.pfs, 3, 0, 0, 0
	.body
	mov r34 = r33
	;;
	mov r33 = r0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many lock#
	;;
	break.f 0
	;;
	.endp pthread_rwlock_timedrdlock#
	.align 16
	.align 64
	.global pthread_rwlock_timedwrlock#
	.type	pthread_rwlock_timedwrlock#, @function
	.proc pthread_rwlock_timedwrlock#
pthread_rwlock_timedwrlock:
	.prologue
	.mii
	alloc r16 = ar.pfs, 3, 0, 0, 0
	.body
	mov r34 = r33
	;;
	addl r33 = 1, r0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many lock#
	;;
	break.f 0
	;;
	.endp pthread_rwlock_timedwrlock#
	.align 16
	.align 64
	.global pthread_rwlock_tryrdlock#
	.type	pthread_rwlock_tryrdlock#, @function
	.proc pthread_rwlock_tryrdlock#
pthread_rwlock_tryrdlock:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 0, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld4 r17 = [r32]
	nop 0
	adds r15 = 4, r32
	.mlx
	mov r1 = r35
	movl r16 = 1920429163
	;;
	.mib
	cmp4.ne p6, p7 = r16, r17
	mov r14 = r15
	(p7) br.cond.dpnt .L43
	;;
	.mmi
	(p6) st4 [r14] = r0, 4
	;;
	(p6) st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	(p6) st4 [r14] = r0
	(p6) st4 [r32] = r16
	nop 0
.L39:
	.mmi
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
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
.L43:
	.mmi
	adds r14 = 8, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 16, r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp pthread_rwlock_tryrdlock#
	.align 16
	.align 64
	.global pthread_rwlock_trywrlock#
	.type	pthread_rwlock_trywrlock#, @function
	.proc pthread_rwlock_trywrlock#
pthread_rwlock_trywrlock:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r34 = [r8]
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld4 r17 = [r32]
	nop 0
	adds r15 = 4, r32
	.mlx
	mov r1 = r37
	movl r16 = 1920429163
	;;
	.mib
	cmp4.ne p6, p7 = r16, r17
	mov r14 = r15
	(p7) br.cond.dpnt .L51
	;;
	.mmi
	(p6) st4 [r14] = r0, 4
	;;
	(p6) st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	(p6) st4 [r14] = r0
	(p6) st4 [r32] = r16
	nop 0
.L47:
	.mmi
	ld4 r33 = [r15]
	nop 0
	adds r32 = 8, r32
	;;
	.mib
	cmp4.ne p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mib
	st4 [r32] = r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L51:
	.mmi
	adds r14 = 8, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L47
.L46:
	.mib
	addl r33 = 16, r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp pthread_rwlock_trywrlock#
	.align 16
	.align 64
	.global pthread_rwlock_unlock#
	.type	pthread_rwlock_unlock#, @function
	.proc pthread_rwlock_unlock#
pthread_rwlock_unlock:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r33 = [r8]
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mlx
	ld4 r14 = [r32]
	movl r15 = 1920429163
	.mmi
	adds r16 = 4, r32
	nop 0
	mov r1 = r36
	;;
	.mib
	cmp4.ne p6, p7 = r15, r14
	mov r14 = r16
	(p7) br.cond.dpnt .L69
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	st4 [r32] = r15
	nop 0
.L55:
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L70
.L56:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 1, r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L70:
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	st4 [r16] = r14
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r14 = 8, r32
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L60:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L71:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L69:
	.mmi
	adds r14 = 8, r32
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mib
	(p7) adds r16 = 4, r32
	nop 0
	(p7) br.cond.dpnt .L55
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r33
	(p6) br.cond.dptk .L56
.L59:
	.mmi
	st4 [r14] = r0
	nop 0
	adds r32 = 12, r32
	;;
	.mmi
	ld4.acq r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r32] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r36
	;;
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L60
	.mlx
	nop 0
	movl r39 = 2147483647
	.mmb
	mov r38 = r32
	addl r37 = 6, r0
	br.call.sptk.many b0 = wake_up#
	;;
	.mib
	mov r1 = r36
	mov r8 = r0
	br .L71
	.endp pthread_rwlock_unlock#
	.align 16
	.align 64
	.global pthread_rwlockattr_init#
	.type	pthread_rwlockattr_init#, @function
	.proc pthread_rwlockattr_init#
pthread_rwlockattr_init:
	.prologue
	.body
	.mmi
	nop 0
	mov r8 = r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.ret.sptk.many b0
	.endp pthread_rwlockattr_init#
	.align 16
	.align 64
	.global pthread_rwlockattr_destroy#
	.type	pthread_rwlockattr_destroy#, @function
	.proc pthread_rwlockattr_destroy#
pthread_rwlockattr_destroy:
	.prologue
	.body
	.mmi
	addl r14 = -1, r0
	nop 0
	mov r8 = r0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_rwlockattr_destroy#
	.align 16
	.align 64
	.global pthread_rwlockattr_setpshared#
	.type	pthread_rwlockattr_setpshared#, @function
	.proc pthread_rwlockattr_setpshared#
pthread_rwlockattr_setpshared:
	.prologue
	.body
	.mii
	mov r8 = r0
	cmp4.ltu p6, p7 = 1, r33
	;;
	(p6) addl r8 = 22, r0
	.mmb
	nop 0
	(p7) st4 [r32] = r33
	br.ret.sptk.many b0
	.endp pthread_rwlockattr_setpshared#
	.align 16
	.align 64
	.global pthread_rwlockattr_getpshared#
	.type	pthread_rwlockattr_getpshared#, @function
	.proc pthread_rwlockattr_getpshared#
pthread_rwlockattr_getpshared:
	.prologue
	.body
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r8 = r0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_rwlockattr_getpshared#
	.align 16
	.align 64
	.global pthread_barrier_init#
	.type	pthread_barrier_init#, @function
	.proc pthread_barrier_init#
pthread_barrier_init:
	.prologue
	.body
	.mmi
	cmp4.eq p6, p7 = 0, r34
	mov r8 = r0
	adds r14 = 8, r32
	;;
	.mii
	(p7) st4 [r32] = r34, 4
	(p6) addl r8 = 22, r0
	;;
	nop 0
	.mmb
	(p7) st4 [r32] = r0
	(p7) st4.rel [r14] = r0
	br.ret.sptk.many b0
	.endp pthread_barrier_init#
	.align 16
	.align 64
	.global pthread_barrier_destroy#
	.type	pthread_barrier_destroy#, @function
	.proc pthread_barrier_destroy#
pthread_barrier_destroy:
	.prologue
	.body
	.mmi
	adds r32 = 4, r32
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	shladd r8 = r8, 4, r0
	br.ret.sptk.many b0
	.endp pthread_barrier_destroy#
	.align 16
	.align 64
	.global pthread_barrier_wait#
	.type	pthread_barrier_wait#, @function
	.proc pthread_barrier_wait#
pthread_barrier_wait:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 4, 0
	nop 0
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	adds r33 = 8, r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	adds r15 = 4, r32
	ld4 r16 = [r32]
	mov r1 = r37
	.mmi
	ld4.acq r34 = [r33]
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	nop 0
	cmp4.eq p6, p7 = r16, r14
	.mmb
	nop 0
	st4 [r15] = r14
	(p6) br.cond.dpnt .L89
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r34
	(p7) br.cond.dpnt .L94
	.align 32
.L93:
	.mmi
	mov r41 = r0
	mov r40 = r34
	nop 0
	.mmb
	mov r39 = r33
	addl r38 = 7, r0
	br.call.sptk.many b0 = sleep_on#
	;;
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r34, r14
	(p6) br.cond.dptk .L93
.L94:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L89:
	.mmi
	adds r34 = 1, r34
	st4 [r15] = r0
	nop 0
	;;
	.mib
	st4.rel [r33] = r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mii
	mov r1 = r37
	addl r8 = -1, r0
	;;
	addl r14 = @ltoffx(__threads_started#), r1
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L101
.L102:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L101:
	.mlx
	nop 0
	movl r40 = 2147483647
	.mmb
	mov r39 = r33
	addl r38 = 7, r0
	br.call.sptk.many b0 = wake_up#
	;;
	.mib
	mov r1 = r37
	addl r8 = -1, r0
	br .L102
	.endp pthread_barrier_wait#
	.global wake_up#
	.type	wake_up#, @function
	.global sleep_on#
	.type	sleep_on#, @function
	.global thread_is_alone#
	.type	thread_is_alone#, @function
	.global guard_leave#
	.type	guard_leave#, @function
	.global guard_enter#
	.type	guard_enter#, @function
	.global thread_self#
	.type	thread_self#, @function
	.ident	"GCC: (GNU) 12.2.0"
