// 81ebcdc9ddc33f7996bdc0fd9be5c5f4 emu/guest/libc/hpux/mutexes.c
	.file	"mutexes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc lock_shared#
lock_shared:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	adds r36 = 8, r32
	adds r34 = 16, r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mib
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L34
	;;
	.mmi
	(p6) adds r8 = 4, r8
	ld4 r14 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p6) ld4 r35 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r35, r14
	(p7) br.cond.dpnt .L26
	;;
.L30:
	.mmi
	cmp4.eq p6, p7 = 0, r33
	nop 0
	mov r41 = r34
	.mmb
	addl r40 = 453, r0
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	mov r1 = r39
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L35
.L12:
	.mmi
	st4 [r36] = r35
	addl r14 = 1, r0
	adds r32 = 12, r32
	;;
.L6:
	.mmi
	mov r8 = r0
	st4 [r32] = r14
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L26:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	.mmi
	adds r14 = 4, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 2, r14
	;;
	(p7) adds r32 = 12, r32
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld4 r14 = [r32]
	nop 0
	;;
	.mib
	(p7) adds r14 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L7
	.align 32
.L10:
	.mmi
	mov r42 = r0
	nop 0
	mov r41 = r34
	.mmb
	addl r40 = 451, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	cmp.eq p6, p7 = -4, r8
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.eq.or.andcm p6, p7 = -11, r8
	(p6) br.cond.dptk .L10
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L12
.L15:
	.mii
	sub r8 = r0, r8
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 2
	.mib
	adds r36 = 8, r32
	adds r34 = 16, r32
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r14 = [r36]
	mov r35 = r8
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r35, r14
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L26
	;;
.L35:
	.mib
	nop 0
	cmp.eq p6, p7 = -11, r8
	(p7) br.cond.dpnt .L15
.L7:
	.mii
	addl r8 = 16, r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L36:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r33
	(p7) br.cond.dptk .L7
	;;
	.mmi
	(p6) addl r8 = 45, r0
	nop 0
	nop 0
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp lock_shared#
	.align 16
	.align 64
	.proc pthread_mutex_lock.part.0#
pthread_mutex_lock.part.0:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 1, 11, 4, 0
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	.body
	.mmi
	adds r36 = 8, r32
	adds r40 = 16, r32
	adds r39 = 4, r32
	;;
	.mlx
	nop 0
	movl r34 = 1819239275
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mlx
	nop 0
	movl r35 = 1936224868
	.mlx
	mov r38 = r34
	movl r33 = 2002872692
	;;
	.mmi
	mov r1 = r43
	ld4 r37 = [r8]
	nop 0
	.align 32
.L48:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r43
	;;
	.mib
	cmp4.ne p6, p7 = r35, r14
	nop 0
	(p7) br.cond.dpnt .L55
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r38, r14
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r33, r14
	(p6) br.cond.dpnt .L40
.L39:
	.mlx
	ld4.acq r15 = [r32]
	movl r14 = 1718773093
	.mmi
	adds r16 = 20, r32
	adds r17 = 4, r32
	mov r33 = r0
	;;
	.mmi
	cmp4.eq p6, p7 = r14, r15
	st4.rel [r32] = r34
	adds r32 = 12, r32
	;;
	.mmi
	(p7) addl r14 = -1, r0
	(p7) st4 [r17] = r0
	nop 0
	;;
	.mmi
	(p7) st4 [r16] = r14
	addl r14 = 1, r0
	nop 0
	.mmi
	st4 [r36] = r37
	;;
	st4 [r32] = r14
	nop 0
.L46:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r43
	mov b0 = r41
	;;
	.mib
	nop 0
	mov ar.pfs = r42
	br.ret.sptk.many b0
.L55:
	.mmi
	nop 0
	ld4 r14 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L39
.L40:
	.mlx
	ld4 r14 = [r39]
	movl r34 = 2002872692
	.mmi
	nop 0
	ld4 r15 = [r36]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L56
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r37
	(p6) br.cond.dptk .L44
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L45
.L47:
	.mib
	addl r33 = 45, r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r43
	mov b0 = r41
	;;
	.mib
	nop 0
	mov ar.pfs = r42
	br.ret.sptk.many b0
	;;
.L45:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_is_alone#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L47
	.align 32
.L44:
	.mib
	st4.rel [r32] = r33
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r0
	mov r45 = r32
	.mlx
	addl r44 = 1, r0
	movl r46 = 2002872692
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sleep_on#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L48
.L56:
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r37
	(p6) br.cond.dptk .L44
	.mmi
	adds r32 = 12, r32
	nop 0
	mov r33 = r0
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L46
	.endp pthread_mutex_lock.part.0#
	.align 16
	.align 64
	.global pthread_mutex_init#
	.type	pthread_mutex_init#, @function
	.proc pthread_mutex_init#
pthread_mutex_init:
	.prologue
	.body
	.mmi
	mov r14 = r33
	nop 0
	cmp.eq p6, p7 = 0, r33
	.mmb
	adds r16 = 2, r33
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mmi
	ld1 r15 = [r14], 1
	ld1 r16 = [r16]
	nop 0
	;;
	.mii
	ld1 r14 = [r14]
	sxt1 r15 = r15
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L66
	;;
	.mlx
	addl r19 = 1, r0
	movl r20 = 1936224868
	.mmb
	nop 0
	cmp4.ne p6, p7 = 2, r16
	(p7) br.cond.dpnt .L60
.L63:
	.mmi
	adds r14 = 8, r32
	adds r18 = 16, r32
	nop 0
	.mmi
	adds r17 = 20, r32
	addl r16 = -1, r0
	mov r8 = r0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	st4.rel [r32] = r20, 4
	nop 0
	;;
	.mmi
	st4 [r32] = r15
	st4 [r18] = r19
	nop 0
	;;
	.mib
	st4 [r17] = r16
	nop 0
	br.ret.sptk.many b0
.L66:
	.mlx
	mov r19 = r0
	movl r20 = 1718773093
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r16
	(p7) br.cond.dptk .L63
.L60:
	.mmi
	adds r14 = 8, r32
	adds r33 = 3, r33
	nop 0
	.mmi
	adds r18 = 16, r32
	adds r17 = 20, r32
	mov r8 = r0
	;;
	.mmi
	ld1 r16 = [r33]
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	nop 0
	sxt1 r16 = r16
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	st4.rel [r32] = r20, 4
	nop 0
	;;
	.mmi
	st4 [r32] = r15
	st4 [r18] = r19
	nop 0
	;;
	.mib
	st4 [r17] = r16
	nop 0
	br.ret.sptk.many b0
.L61:
	.mlx
	adds r14 = 8, r32
	movl r20 = 1718773093
	.mmi
	adds r18 = 16, r32
	adds r17 = 20, r32
	mov r19 = r0
	;;
	.mmi
	st4 [r14] = r0, 4
	mov r15 = r0
	addl r16 = -1, r0
	.mmi
	mov r8 = r0
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	st4.rel [r32] = r20, 4
	nop 0
	;;
	.mmi
	st4 [r32] = r15
	st4 [r18] = r19
	nop 0
	;;
	.mib
	st4 [r17] = r16
	nop 0
	br.ret.sptk.many b0
	.endp pthread_mutex_init#
	.align 16
	.align 64
	.global pthread_mutex_destroy#
	.type	pthread_mutex_destroy#, @function
	.proc pthread_mutex_destroy#
pthread_mutex_destroy:
	.prologue
	.body
	.mlx
	ld4.acq r15 = [r32]
	movl r14 = 1936224868
	.mmi
	nop 0
	mov r8 = r0
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r15
	movl r14 = 1819239275
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L76
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r15
	movl r14 = 2002872692
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L73
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L73
.L70:
	.mlx
	nop 0
	movl r14 = 1718773093
	;;
	.mib
	st4.rel [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L76:
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L70
.L73:
	.mib
	nop 0
	addl r8 = 16, r0
	br.ret.sptk.many b0
	.endp pthread_mutex_destroy#
	.align 16
	.align 64
	.global pthread_mutex_trylock#
	.type	pthread_mutex_trylock#, @function
	.proc pthread_mutex_trylock#
pthread_mutex_trylock:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 0, 0
	ld4.acq r14 = [r32]
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	nop 0
	mov r34 = r32
	;;
	.mlx
	nop 0
	movl r35 = 1936224868
	;;
	.mib
	cmp4.ne p6, p7 = r35, r14
	nop 0
	(p7) br.cond.dpnt .L88
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = r35, r14
	movl r14 = 1819239275
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L89
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r15
	movl r14 = 2002872692
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L81
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L81
.L80:
	.mlx
	ld4.acq r15 = [r34]
	movl r14 = 1718773093
	.mlx
	nop 0
	movl r16 = 1819239275
	;;
	.mmi
	cmp4.eq p6, p7 = r14, r15
	;;
	(p7) adds r15 = 4, r34
	(p7) adds r14 = 20, r34
	;;
	.mmi
	(p7) st4 [r15] = r0
	nop 0
	(p7) addl r15 = -1, r0
	;;
	.mmi
	(p7) st4 [r14] = r15
	adds r15 = 8, r34
	adds r14 = 12, r34
	.mmi
	st4.rel [r34] = r16
	;;
	st4 [r15] = r36
	addl r15 = 1, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r8 = r0
.L77:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L89:
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L80
.L81:
	.mmi
	adds r15 = 4, r34
	nop 0
	adds r14 = 8, r34
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r15
	(p7) br.cond.dpnt .L90
.L84:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 16, r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L88:
	.mii
	mov r33 = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many lock_shared#
.L90:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r36
	(p6) br.cond.dptk .L84
	.mmi
	adds r34 = 12, r34
	;;
	ld4 r14 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r39
	mov r8 = r0
	br .L77
	.endp pthread_mutex_trylock#
	.align 16
	.align 64
	.global pthread_mutex_lock#
	.type	pthread_mutex_lock#, @function
	.proc pthread_mutex_lock#
pthread_mutex_lock:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = 1936224868
	;;
	.mib
	cmp4.ne p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L95
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many pthread_mutex_lock.part.0#
.L95:
	.body
	.copy_state 1
	.mmi
	nop 0
	addl r33 = 1, r0
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many lock_shared#
	;;
	break.f 0
	;;
	.endp pthread_mutex_lock#
	.align 16
	.align 64
	.global pthread_mutex_unlock#
	.type	pthread_mutex_unlock#, @function
	.proc pthread_mutex_unlock#
pthread_mutex_unlock:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	ld4.acq r14 = [r32]
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mlx
	nop 0
	movl r33 = 1936224868
	;;
	.mib
	cmp4.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L119
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = r33, r14
	movl r14 = 1819239275
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L120
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r15
	movl r14 = 2002872692
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L108
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L108
.L109:
	.mib
	nop 0
	addl r33 = 1, r0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L96:
	.mii
	mov r8 = r33
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L120:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L109
	.align 32
.L108:
	.mmi
	adds r34 = 8, r32
	;;
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r35, r14
	adds r14 = 4, r32
	(p6) br.cond.dpnt .L110
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L109
.L110:
	.mmi
	adds r15 = 12, r32
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L121
	.mlx
	nop 0
	movl r14 = 1718773093
	.mmi
	ld4.acq r33 = [r32]
	;;
	st4.rel [r32] = r14
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mlx
	addl r42 = 1, r0
	movl r14 = 2002872692
	.mmi
	mov r41 = r32
	addl r40 = 1, r0
	mov r1 = r39
	;;
	.mib
	cmp4.eq p6, p7 = r14, r33
	nop 0
	(p7) br.cond.spnt .L112
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wake_up#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L112:
	.mmi
	mov r33 = r0
	nop 0
	nop 0
	;;
.L122:
	.mii
	mov r8 = r33
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L119:
	.body
	.copy_state 2
	.mmi
	adds r35 = 16, r32
	;;
	ld4 r33 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L98
.L103:
	.mmi
	nop 0
	addl r33 = 1, r0
	nop 0
	;;
	.mii
	mov r8 = r33
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L121:
	.body
	.copy_state 3
	.mib
	mov r33 = r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L122
.L98:
	.mmi
	nop 0
	adds r34 = 8, r32
	nop 0
	;;
	.mib
	ld4 r36 = [r34]
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mib
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L123
	;;
	.mmi
	nop 0
	(p6) adds r8 = 4, r8
	nop 0
	;;
	.mmi
	(p6) ld4 r8 = [r8]
	nop 0
	nop 0
	;;
.L101:
	.mib
	adds r14 = 4, r32
	cmp4.eq p6, p7 = r8, r36
	(p6) br.cond.dpnt .L102
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L103
.L102:
	.mmi
	adds r32 = 12, r32
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L96
	.mmi
	st4 [r34] = r0
	nop 0
	mov r41 = r35
	.mmb
	addl r40 = 450, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mii
	cmp.le p6, p7 = r0, r8
	mov r1 = r39
	;;
	(p7) sub r33 = r0, r8
	;;
	.mii
	mov r8 = r33
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L123:
	.body
	.copy_state 4
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L101
	.endp pthread_mutex_unlock#
	.align 16
	.align 64
	.global pthread_mutexattr_init#
	.type	pthread_mutexattr_init#, @function
	.proc pthread_mutexattr_init#
pthread_mutexattr_init:
	.prologue
	.body
	.mmi
	adds r15 = 2, r32
	adds r14 = 3, r32
	nop 0
	.mmi
	addl r16 = 1, r0
	st1 [r32] = r0, 1
	mov r8 = r0
	;;
	.mmi
	st1 [r32] = r0
	st1 [r15] = r16
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.ret.sptk.many b0
	.endp pthread_mutexattr_init#
	.align 16
	.align 64
	.global pthread_mutexattr_destroy#
	.type	pthread_mutexattr_destroy#, @function
	.proc pthread_mutexattr_destroy#
pthread_mutexattr_destroy:
	.prologue
	.body
	.mmi
	addl r14 = -1, r0
	nop 0
	mov r8 = r0
	;;
	.mib
	st1 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_mutexattr_destroy#
	.align 16
	.align 64
	.global pthread_mutexattr_settype#
	.type	pthread_mutexattr_settype#, @function
	.proc pthread_mutexattr_settype#
pthread_mutexattr_settype:
	.prologue
	.body
	.mii
	mov r8 = r0
	cmp4.ltu p6, p7 = 2, r33
	;;
	(p6) addl r8 = 22, r0
	.mmb
	nop 0
	(p7) st1 [r32] = r33
	br.ret.sptk.many b0
	.endp pthread_mutexattr_settype#
	.align 16
	.align 64
	.global pthread_mutexattr_gettype#
	.type	pthread_mutexattr_gettype#, @function
	.proc pthread_mutexattr_gettype#
pthread_mutexattr_gettype:
	.prologue
	.body
	.mii
	ld1 r14 = [r32]
	mov r8 = r0
	;;
	sxt1 r14 = r14
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_mutexattr_gettype#
	.align 16
	.align 64
	.global pthread_mutexattr_setpshared#
	.type	pthread_mutexattr_setpshared#, @function
	.proc pthread_mutexattr_setpshared#
pthread_mutexattr_setpshared:
	.prologue
	.body
	.mmi
	mov r8 = r0
	cmp4.ltu p6, p7 = 1, r33
	adds r32 = 1, r32
	;;
	.mmi
	nop 0
	(p6) addl r8 = 22, r0
	nop 0
	.mmb
	(p7) st1 [r32] = r33
	nop 0
	br.ret.sptk.many b0
	.endp pthread_mutexattr_setpshared#
	.align 16
	.align 64
	.global pthread_mutexattr_getpshared#
	.type	pthread_mutexattr_getpshared#, @function
	.proc pthread_mutexattr_getpshared#
pthread_mutexattr_getpshared:
	.prologue
	.body
	.mmi
	adds r32 = 1, r32
	nop 0
	mov r8 = r0
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_mutexattr_getpshared#
	.align 16
	.align 64
	.global pthread_mutexattr_setprotocol#
	.type	pthread_mutexattr_setprotocol#, @function
	.proc pthread_mutexattr_setprotocol#
pthread_mutexattr_setprotocol:
	.prologue
	.body
	.mmi
	addl r15 = 1024, r0
	nop 0
	adds r14 = -256, r33
	.mmi
	mov r8 = r0
	nop 0
	adds r32 = 2, r32
	;;
	.mmi
	cmp4.ne p6, p7 = r15, r33
	addl r15 = -257, r0
	extr r33 = r33, 8, 24
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mii
	cmp4.ne.and.orcm p6, p7 = 0, r14
	nop 0
	;;
	(p6) addl r8 = 22, r0
	.mmb
	nop 0
	(p7) st1 [r32] = r33
	br.ret.sptk.many b0
	.endp pthread_mutexattr_setprotocol#
	.align 16
	.align 64
	.global pthread_mutexattr_getprotocol#
	.type	pthread_mutexattr_getprotocol#, @function
	.proc pthread_mutexattr_getprotocol#
pthread_mutexattr_getprotocol:
	.prologue
	.body
	.mmi
	adds r32 = 2, r32
	nop 0
	mov r8 = r0
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	dep.z r14 = r14, 8, 24
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_mutexattr_getprotocol#
	.align 16
	.align 64
	.global pthread_mutexattr_setprioceiling#
	.type	pthread_mutexattr_setprioceiling#, @function
	.proc pthread_mutexattr_setprioceiling#
pthread_mutexattr_setprioceiling:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = sched_get_priority_min#
	;;
	.mib
	mov r1 = r36
	cmp4.le p6, p7 = r8, r33
	(p6) br.cond.dpnt .L147
.L149:
	.mmi
	addl r8 = 22, r0
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L147:
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = sched_get_priority_max#
	;;
	.mii
	cmp4.le p6, p7 = 127, r8
	mov r1 = r36
	;;
	(p6) addl r8 = 127, r0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r8, r33
	(p6) br.cond.dptk .L149
	.mmi
	adds r32 = 3, r32
	mov r8 = r0
	mov b0 = r34
	;;
	.mib
	st1 [r32] = r33
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp pthread_mutexattr_setprioceiling#
	.align 16
	.align 64
	.global pthread_mutexattr_getprioceiling#
	.type	pthread_mutexattr_getprioceiling#, @function
	.proc pthread_mutexattr_getprioceiling#
pthread_mutexattr_getprioceiling:
	.prologue
	.body
	.mmi
	adds r32 = 3, r32
	nop 0
	mov r8 = r0
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_mutexattr_getprioceiling#
	.align 16
	.align 64
	.global pthread_mutex_getprioceiling#
	.type	pthread_mutex_getprioceiling#, @function
	.proc pthread_mutex_getprioceiling#
pthread_mutex_getprioceiling:
	.prologue
	.body
	.mlx
	ld4.acq r15 = [r32]
	movl r14 = 1718773093
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r15
	movl r14 = 1936224868
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L155
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L155
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r15
	movl r14 = 1819239275
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L166
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r15
	movl r14 = 2002872692
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L155
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L155
.L159:
	.mib
	nop 0
	addl r8 = 22, r0
	br.ret.sptk.many b0
.L166:
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L159
	.align 32
.L155:
	.mmi
	adds r32 = 20, r32
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r14
	nop 0
	(p6) br.cond.dpnt .L159
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	.mmb
	(p7) st4 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_mutex_getprioceiling#
	.align 16
	.align 64
	.global pthread_mutex_setprioceiling#
	.type	pthread_mutex_setprioceiling#, @function
	.proc pthread_mutex_setprioceiling#
pthread_mutex_setprioceiling:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 2, 0
	ld4.acq r15 = [r32]
	.save rp, r36
	mov r36 = b0
	.mmi
	nop 0
	mov r38 = r1
	.body
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = 1718773093
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r15
	movl r14 = 1936224868
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L168
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L168
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r15
	movl r14 = 1819239275
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L186
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r15
	movl r14 = 2002872692
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L168
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L168
	.align 32
.L171:
	.mmi
	addl r8 = 22, r0
	nop 0
	nop 0
.L167:
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L186:
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L171
	.align 32
.L168:
	.mmi
	adds r35 = 20, r32
	nop 0
	mov r39 = r0
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r14
	nop 0
	(p6) br.cond.dpnt .L171
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sched_get_priority_min#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r8, r33
	(p6) br.cond.dptk .L171
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = sched_get_priority_max#
	;;
	.mii
	cmp4.le p6, p7 = 127, r8
	mov r1 = r38
	;;
	(p6) addl r8 = 127, r0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r8, r33
	(p6) br.cond.dptk .L171
	.mlx
	ld4.acq r15 = [r32]
	movl r14 = 1936224868
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L187
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock.part.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L173:
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov b0 = r36
	(p6) br.cond.dpnt .L167
	;;
	.mmi
	cmp.eq p6, p7 = 0, r34
	nop 0
	mov ar.pfs = r37
	;;
	.mmi
	nop 0
	(p7) ld4 r14 = [r35]
	nop 0
	;;
	.mmi
	(p7) st4 [r34] = r14
	st4 [r35] = r33
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many pthread_mutex_unlock#
	;;
.L187:
	.body
	.copy_state 1
	.mib
	addl r40 = 1, r0
	mov r39 = r32
	br.call.sptk.many b0 = lock_shared#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L173
	.endp pthread_mutex_setprioceiling#
	.align 16
	.align 64
	.global pthread_cond_init#
	.type	pthread_cond_init#, @function
	.proc pthread_cond_init#
pthread_cond_init:
	.prologue
	.body
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r33
	nop 0
	;;
	.mib
	(p6) mov r14 = r0
	nop 0
	(p6) br.cond.dpnt .L189
	;;
	.mmi
	ld4 r14 = [r33]
	;;
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) mov r14 = r0
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 1936224868
.L189:
	.mmi
	st4.rel [r32] = r0, 4
	nop 0
	mov r8 = r0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_cond_init#
	.align 16
	.align 64
	.global pthread_cond_destroy#
	.type	pthread_cond_destroy#, @function
	.proc pthread_cond_destroy#
pthread_cond_destroy:
	.prologue
	.body
	.mmi
	cmp.eq p6, p7 = 0, r32
	;;
	(p6) addl r8 = 22, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp pthread_cond_destroy#
	.align 16
	.align 64
	.global pthread_cond_signal#
	.type	pthread_cond_signal#, @function
	.proc pthread_cond_signal#
pthread_cond_signal:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	adds r33 = 4, r32
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mlx
	ld4 r15 = [r33]
	movl r14 = 1936224868
	;;
	.mib
	cmp4.ne p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L207
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mii
	ld4.acq r14 = [r32]
	mov r1 = r36
	;;
	adds r14 = 1, r14
	;;
	.mbb
	st4.rel [r32] = r14
	br.call.sptk.many b0 = guard_leave#
	nop 0
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L200:
	.mlx
	ld4 r15 = [r33]
	movl r14 = 1936224868
	.mmi
	addl r39 = 1, r0
	mov r38 = r32
	addl r37 = 2, r0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r15
	addl r14 = @ltoffx(__threads_started#), r1
	(p6) br.cond.dpnt .L201
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L201
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wake_up#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L201:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L207:
	.mib
	mov r38 = r32
	addl r37 = 450, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L200
	.endp pthread_cond_signal#
	.align 16
	.align 64
	.global pthread_cond_broadcast#
	.type	pthread_cond_broadcast#, @function
	.proc pthread_cond_broadcast#
pthread_cond_broadcast:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	adds r33 = 4, r32
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mlx
	ld4 r15 = [r33]
	movl r14 = 1936224868
	;;
	.mib
	cmp4.ne p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L218
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mii
	ld4.acq r14 = [r32]
	mov r1 = r36
	;;
	adds r14 = 1, r14
	;;
	.mbb
	st4.rel [r32] = r14
	br.call.sptk.many b0 = guard_leave#
	nop 0
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L210:
	.mmi
	ld4 r15 = [r33]
	mov r8 = r0
	mov b0 = r34
	.mlx
	nop 0
	movl r14 = 1936224868
	;;
	.mmi
	cmp4.eq p6, p7 = r14, r15
	addl r14 = @ltoffx(__threads_started#), r1
	mov ar.pfs = r35
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L211
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L211
	br.ret.sptk.many b0
	;;
.L211:
	.mlx
	nop 0
	movl r39 = 2147483647
	.mmb
	mov r38 = r32
	addl r37 = 2, r0
	br.call.sptk.many b0 = wake_up#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L218:
	.mib
	mov r38 = r32
	addl r37 = 450, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L210
	.endp pthread_cond_broadcast#
	.align 16
	.align 64
	.global pthread_cond_timedwait#
	.type	pthread_cond_timedwait#, @function
	.proc pthread_cond_timedwait#
pthread_cond_timedwait:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 4, 0
	addl r36 = @ltoffx(__threads_started#), r1
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	ld4.acq r35 = [r32]
	mov r40 = r33
	;;
	.mib
	ld8.mov r36 = [r36], __threads_started#
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L219
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L234
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r39
	mov r43 = r34
	.mmb
	mov r41 = r32
	addl r40 = 2, r0
	br.call.sptk.many b0 = sleep_on#
	;;
	.mib
	mov r1 = r39
	mov r35 = r8
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	ld4 r14 = [r36]
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L235
.L222:
	.mlx
	ld4.acq r15 = [r33]
	movl r14 = 1936224868
	.mmi
	nop 0
	mov r40 = r33
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L236
.L223:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock.part.0#
	;;
	.mii
	cmp4.ne p6, p7 = 4, r35
	mov r1 = r39
	;;
	cmp4.ne.and.orcm p6, p7 = 11, r35
	;;
	.mii
	(p7) mov r8 = r0
	nop 0
	;;
	(p6) mov r8 = r35
.L219:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	;;
.L236:
	.mib
	addl r41 = 1, r0
	nop 0
	br.call.sptk.many b0 = lock_shared#
	;;
	.mii
	cmp4.ne p6, p7 = 4, r35
	mov r1 = r39
	;;
	cmp4.ne.and.orcm p6, p7 = 11, r35
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r35
	br .L219
.L235:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mlx
	adds r8 = 1096, r8
	movl r14 = 1936224868
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r33
	;;
	.mmi
	st8 [r8] = r0
	;;
	ld4.acq r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L223
	.mib
	nop 0
	nop 0
	br .L236
.L234:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r8 = 1096, r8
	nop 0
	mov r1 = r39
	;;
	.mib
	st8 [r8] = r33
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r39
	mov r43 = r34
	.mmb
	mov r41 = r32
	addl r40 = 2, r0
	br.call.sptk.many b0 = sleep_on#
	;;
	.mib
	mov r1 = r39
	mov r35 = r8
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	ld4 r14 = [r36]
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L222
	.mib
	nop 0
	nop 0
	br .L235
	.endp pthread_cond_timedwait#
	.align 16
	.align 64
	.global pthread_cond_wait#
	.type	pthread_cond_wait#, @function
	.proc pthread_cond_wait#
pthread_cond_wait:
	.prologue 12, 36
	.mii
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 0, 0
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	;;
	.mib
	mov r34 = r0
	nop 0
	br.call.sptk.many b0 = thread_is_alone#
	;;
	.mmi
	adds r15 = 4, r32
	nop 0
	mov r1 = r38
	.mlx
	cmp4.eq p6, p7 = 0, r8
	movl r14 = 1936224868
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L238
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L238
	.mmi
	nop 0
	ld4.acq r15 = [r33]
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r15
	movl r14 = 1819239275
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L249
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r33]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r15
	movl r14 = 2002872692
	;;
	.mib
	(p6) addl r8 = 45, r0
	nop 0
	(p6) br.cond.dpnt .L237
	;;
	.mmi
	ld4.acq r15 = [r33]
	;;
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mii
	(p6) addl r8 = 1, r0
	nop 0
	;;
	(p7) addl r8 = 45, r0
.L237:
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L238:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many pthread_cond_timedwait#
.L249:
	.body
	.copy_state 1
	.mmi
	adds r35 = 16, r33
	nop 0
	mov b0 = r36
	;;
	.mii
	ld4 r14 = [r35]
	mov ar.pfs = r37
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r8 = 45, r0
	br.ret.sptk.many b0
	.endp pthread_cond_wait#
	.align 16
	.align 64
	.global pthread_condattr_init#
	.type	pthread_condattr_init#, @function
	.proc pthread_condattr_init#
pthread_condattr_init:
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
	.endp pthread_condattr_init#
	.align 16
	.align 64
	.global pthread_condattr_destroy#
	.type	pthread_condattr_destroy#, @function
	.proc pthread_condattr_destroy#
pthread_condattr_destroy:
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
	.endp pthread_condattr_destroy#
	.align 16
	.align 64
	.global pthread_condattr_setpshared#
	.type	pthread_condattr_setpshared#, @function
	.proc pthread_condattr_setpshared#
pthread_condattr_setpshared:
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
	.endp pthread_condattr_setpshared#
	.align 16
	.align 64
	.global pthread_condattr_getpshared#
	.type	pthread_condattr_getpshared#, @function
	.proc pthread_condattr_getpshared#
pthread_condattr_getpshared:
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
	.endp pthread_condattr_getpshared#
	.global cancel_leave#
	.type	cancel_leave#, @function
	.global cancel_enter#
	.type	cancel_enter#, @function
	.global sched_get_priority_max#
	.type	sched_get_priority_max#, @function
	.global sched_get_priority_min#
	.type	sched_get_priority_min#, @function
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
	.global getpid#
	.type	getpid#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global thread_self#
	.type	thread_self#, @function
	.ident	"GCC: (GNU) 12.2.0"
