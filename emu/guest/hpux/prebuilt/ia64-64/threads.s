// f66a8943b7d250b449dff1b336dca29c emu/guest/libc/hpux/threads.c
	.file	"threads.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc guard_enter.part.0#
guard_enter.part.0:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	addl r15 = @gprel(__threads_started#), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	add r14 = r1, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L2
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mib
	(p6) add r14 = r1, r14
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mmi
	(p6) add r14 = r1, r14
	nop 0
	nop 0
	;;
.L2:
	.mlx
	adds r14 = 1088, r14
	movl r32 = @gprel(guard_room#)
	.mmi
	addl r36 = 341, r0
	;;
	ld4 r15 = [r14]
	add r32 = r1, r32
	;;
	.mmi
	adds r15 = 1, r15
	nop 0
	adds r32 = 15, r32
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	and r32 = -16, r32
	;;
	.mmi
	nop 0
	xchg4 r14 = [r32], r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L10
	.align 32
.L4:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	xchg4 r14 = [r32], r0
	mov r1 = r35
	addl r36 = 341, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
.L10:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp guard_enter.part.0#
	.align 16
	.align 64
	.global thread_self#
	.type	thread_self#, @function
	.proc thread_self#
thread_self:
	.prologue
	.body
	.mlx
	addl r14 = @gprel(__threads_started#), gp
	movl r8 = @gprel(first_thread#)
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	add r8 = r1, r8
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r8 = @gprel(first_thread#)
	;;
	.mib
	(p6) add r8 = r1, r8
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mmi
	ld8 r8 = [r14]
	;;
	cmp.eq p6, p7 = 0, r8
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r8 = @gprel(first_thread#)
	;;
	.mmi
	(p6) add r8 = r1, r8
	nop 0
	nop 0
.L12:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp thread_self#
	.align 16
	.align 64
	.global pthread_self#
	.type	pthread_self#, @function
	.proc pthread_self#
pthread_self:
	.prologue
	.body
	.mlx
	addl r15 = @gprel(__threads_started#), gp
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	add r14 = r1, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L19
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mib
	(p6) add r14 = r1, r14
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mmi
	(p6) add r14 = r1, r14
	nop 0
	nop 0
	;;
.L19:
	.mib
	ld4 r8 = [r14]
	nop 0
	br.ret.sptk.many b0
	.endp pthread_self#
	.align 16
	.align 64
	.global pthread_equal#
	.type	pthread_equal#, @function
	.proc pthread_equal#
pthread_equal:
	.prologue
	.body
	.mmi
	cmp4.eq p6, p7 = r33, r32
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp pthread_equal#
	.align 16
	.align 64
	.global guard_enter#
	.type	guard_enter#, @function
	.proc guard_enter#
guard_enter:
	.prologue
	.body
	.mmi
	addl r14 = @gprel(__threads_started#), gp
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L27
	br.sptk.many guard_enter.part.0#
.L27:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp guard_enter#
	.align 16
	.align 64
	.global guard_leave#
	.type	guard_leave#, @function
	.proc guard_leave#
guard_leave:
	.prologue
	.body
	.mmi
	addl r14 = @gprel(__threads_started#), gp
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	addl r16 = 1, r0
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r15 = @gprel(guard_room#)
	.mmi
	add r14 = r1, r14
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	adds r15 = 15, r15
	;;
	and r15 = -16, r15
	nop 0
	;;
	.mib
	st4.rel [r15] = r16
	nop 0
	(p6) br.cond.dptk .L33
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mib
	(p6) add r14 = r1, r14
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mmi
	(p6) add r14 = r1, r14
	nop 0
	nop 0
	;;
.L33:
	.mmi
	adds r14 = 1088, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = -1, r15
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L31:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp guard_leave#
	.align 16
	.align 64
	.proc claim_thread#
claim_thread:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	addl r14 = @gprel(__threads_started#), gp
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L43:
	.mib
	addl r14 = @gprel(threads#), gp
	cmp4.eq p6, p7 = 1, r32
	(p6) br.cond.dpnt .L48
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L45
	.align 32
.L46:
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r16 = 1152, r14
	;;
	.mib
	cmp4.eq p6, p7 = r15, r32
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
.L45:
	.mib
	st8 [r33] = r0
	addl r34 = 3, r0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L49:
	.mmi
	mov r15 = r14
	nop 0
	mov r34 = r0
	;;
	.mmi
	st8 [r33] = r15
	adds r15 = 8, r14
	adds r14 = 12, r14
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = 0, r15
	nop 0
	;;
	.mmi
	(p7) addl r15 = 1, r0
	nop 0
	(p6) addl r34 = 22, r0
	;;
	.mmi
	(p7) st4 [r14] = r15
	nop 0
	nop 0
.L60:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L48:
	.mlx
	nop 0
	movl r15 = @gprel(first_thread#)
	.mmi
	mov r34 = r0
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	mov r14 = r15
	st8 [r33] = r15
	nop 0
	;;
	.mmi
	adds r15 = 8, r14
	nop 0
	adds r14 = 12, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r15
	;;
	(p7) addl r15 = 1, r0
	(p6) addl r34 = 22, r0
	;;
	.mib
	(p7) st4 [r14] = r15
	nop 0
	br .L60
	.endp claim_thread#
	.align 16
	.align 64
	.global sleep_on#
	.type	sleep_on#, @function
	.proc sleep_on#
sleep_on:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r33
	;;
	.mmi
	mov r43 = r35
	addl r39 = 398, r0
	sxt4 r42 = r34
	.mib
	nop 0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r14 = r8
	mov r8 = r0
	mov r1 = r38
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mii
	(p7) sub r8 = r0, r14
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp sleep_on#
	.align 16
	.align 64
	.global wake_up#
	.type	wake_up#, @function
	.proc wake_up#
wake_up:
	.prologue 12, 35
	.mib
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.save rp, r35
	mov r35 = b0
	nop 0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r41 = r34
	;;
	.mib
	addl r38 = 399, r0
	sxt4 r39 = r32
	br.call.sptk.many b0 = hpux_call#
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
	.endp wake_up#
	.align 16
	.align 64
	.global pthread_once#
	.type	pthread_once#, @function
	.proc pthread_once#
pthread_once:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 5, 0
	addl r38 = @gprel(__threads_started#), gp
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mlx
	ld4 r14 = [r38]
	movl r34 = 1920298529
	.mlx
	nop 0
	movl r37 = 1920298529
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	mov r35 = r34
	(p6) br.cond.dpnt .L68
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L68:
	.mlx
	nop 0
	movl r14 = 1685024357
	.mmi
	ld4.acq r36 = [r32]
	;;
	cmp4.ne p6, p7 = r14, r36
	cmp4.ne p8, p9 = r37, r36
	;;
	.mmi
	(p6) addl r14 = 1, r0
	nop 0
	(p8) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	(p9) mov r15 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
	.mib
	st4.rel [r32] = r37
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r41
	ld4.acq r14 = [r32]
	nop 0
	;;
.L70:
	.mlx
	ld4.acq r14 = [r32]
	movl r34 = 1685024357
	;;
	.mib
	cmp4.ne p6, p7 = r34, r14
	nop 0
	(p7) br.cond.dpnt .L74
	;;
	.mmi
	ld8 r14 = [r33], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r33], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld4.a r14 = [r38]
	st4.rel [r32] = r34
	mov r1 = r41
	;;
	.mmi
	nop 0
	ld4.c.clr r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L86
.L74:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	;;
.L69:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	ld4.acq r14 = [r32]
	cmp4.eq p6, p7 = r37, r36
	mov r1 = r41
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = r37, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L70
	.align 32
.L72:
	.mmi
	mov r46 = r0
	mov r45 = r34
	mov r44 = r32
	.mmb
	addl r43 = 4, r0
	addl r42 = 398, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	ld4.acq r14 = [r32]
	mov r46 = r0
	mov r45 = r34
	.mmi
	mov r44 = r32
	addl r43 = 4, r0
	addl r42 = 398, r0
	;;
	.mib
	cmp4.eq p6, p7 = r35, r14
	mov r1 = r41
	(p7) br.cond.dpnt .L70
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r35, r14
	(p6) br.cond.dptk .L72
	.mib
	nop 0
	nop 0
	br .L70
.L86:
	.mlx
	nop 0
	movl r45 = 2147483647
	.mmi
	mov r44 = r32
	addl r43 = 4, r0
	addl r42 = 399, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	.endp pthread_once#
	.align 16
	.align 64
	.global pthread_key_create#
	.type	pthread_key_create#, @function
	.proc pthread_key_create#
pthread_key_create:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 0, 0
	addl r14 = @gprel(__threads_started#), gp
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	;;
	.mii
	ld4 r14 = [r14]
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	mov r35 = r0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L88
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L88:
	.mib
	nop 0
	mov ar.lc = 127
	nop 0
	.mlx
	nop 0
	movl r15 = @gprel(keys#)
	;;
	.mii
	add r15 = r1, r15
	nop 0
	;;
	mov r14 = r15
	;;
	.align 32
.L89:
	.mmi
	ld4 r34 = [r14]
	nop 0
	adds r14 = 16, r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L100
	;;
	.mib
	nop 0
	adds r35 = 1, r35
	br.cloop.sptk.few .L89
	.mib
	addl r34 = 11, r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
.L100:
	.mii
	nop 0
	sxt4 r14 = r35
	adds r16 = 8, r15
	;;
	.mii
	shladd r14 = r14, 4, r0
	nop 0
	;;
	add r15 = r15, r14
	.mii
	add r14 = r16, r14
	addl r16 = 1, r0
	;;
	nop 0
	.mmb
	st4 [r15] = r16
	st8 [r14] = r33
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	mov r8 = r34
	mov r1 = r38
	nop 0
	.mii
	st4 [r32] = r35
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
	.endp pthread_key_create#
	.align 16
	.align 64
	.global pthread_key_delete#
	.type	pthread_key_delete#, @function
	.proc pthread_key_delete#
pthread_key_delete:
	.prologue 12, 35
	.mlx
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 0, 0
	movl r34 = @gprel(keys#)
	.mmi
	cmp4.ltu p6, p7 = 127, r32
	mov r37 = r1
	sxt4 r33 = r32
	;;
	.mmi
	add r34 = r1, r34
	shladd r14 = r33, 4, r0
	.save rp, r35
	mov r35 = b0
	.body
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L107
	;;
	.mmi
	add r14 = r34, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addl r14 = @gprel(__threads_started#), gp
	(p6) br.cond.dpnt .L107
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L103
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L103:
	.mlx
	adds r16 = 6, r33
	movl r15 = @gprel(first_thread#)
	.mmi
	shladd r33 = r33, 4, r0
	nop 0
	addl r14 = @gprel(threads#), gp
	;;
	.mmi
	shladd r16 = r16, 3, r0
	nop 0
	add r15 = r1, r15
	.mmi
	add r34 = r34, r33
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	st4 [r34] = r0
	cmp.eq p6, p7 = 0, r14
	;;
	.mib
	st8 [r15] = r0
	nop 0
	(p6) br.cond.dpnt .L104
	.align 32
.L105:
	.mmi
	add r15 = r14, r16
	nop 0
	adds r14 = 1152, r14
	;;
	.mmi
	st8 [r15] = r0
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L105
.L104:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
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
.L107:
	.mmi
	addl r8 = 22, r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp pthread_key_delete#
	.align 16
	.align 64
	.global pthread_setspecific#
	.type	pthread_setspecific#, @function
	.proc pthread_setspecific#
pthread_setspecific:
	.prologue
	.body
	.mlx
	cmp4.ltu p6, p7 = 127, r32
	movl r14 = @gprel(keys#)
	.mib
	nop 0
	sxt4 r32 = r32
	(p6) br.cond.dpnt .L121
	;;
	.mii
	shladd r15 = r32, 4, r0
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addl r14 = @gprel(__threads_started#), gp
	(p6) br.cond.dpnt .L121
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L123
	.mmi
	nop 0
	mov r8 = r0
	nop 0
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L123
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	adds r32 = 6, r32
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	nop 0
	shladd r32 = r32, 3, r0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mii
	(p6) add r14 = r1, r14
	nop 0
	;;
	add r14 = r14, r32
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	nop 0
.L117:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L123:
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	.mmi
	adds r32 = 6, r32
	nop 0
	mov r8 = r0
	;;
	.mii
	add r14 = r1, r14
	shladd r32 = r32, 3, r0
	;;
	add r14 = r14, r32
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br .L117
.L121:
	.mib
	nop 0
	addl r8 = 22, r0
	br.ret.sptk.many b0
	.endp pthread_setspecific#
	.align 16
	.align 64
	.global pthread_getspecific#
	.type	pthread_getspecific#, @function
	.proc pthread_getspecific#
pthread_getspecific:
	.prologue
	.body
	.mmi
	cmp4.ltu p6, p7 = 127, r32
	nop 0
	addl r14 = @gprel(__threads_started#), gp
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L128
	;;
	.mlx
	ld4 r15 = [r14]
	movl r14 = @gprel(first_thread#)
	;;
	.mib
	add r14 = r1, r14
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L129
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mib
	(p6) add r14 = r1, r14
	nop 0
	(p6) br.cond.dpnt .L129
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mmi
	(p6) add r14 = r1, r14
	nop 0
	nop 0
.L129:
	.mii
	nop 0
	sxt4 r32 = r32
	;;
	adds r32 = 6, r32
	;;
	.mii
	shladd r32 = r32, 3, r0
	nop 0
	;;
	add r14 = r14, r32
	;;
	.mmi
	ld8 r8 = [r14]
	nop 0
	nop 0
.L128:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp pthread_getspecific#
	.align 16
	.align 64
	.global pthread_exit#
	.type	pthread_exit#, @function
	.proc pthread_exit#
pthread_exit:
	.prologue 12, 38
	.mii
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 9, 4, 0
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	;;
	.mib
	addl r36 = 4, r0
	.save ar.lc, r41
	mov r41 = ar.lc
	br.call.sptk.many b0 = thread_self#
	;;
	.body
	.mmi
	adds r14 = 1104, r8
	adds r15 = 1092, r8
	addl r16 = 1, r0
	.mmi
	mov r1 = r40
	mov r35 = r8
	mov r42 = r8
	;;
	.mmi
	ld8 r14 = [r14]
	st4 [r15] = r16
	adds r37 = 48, r8
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	;;
	(p7) adds r14 = 12, r14
	nop 0
	;;
	.mbb
	(p7) st4 [r14] = r0
	br.call.sptk.many b0 = cancel_run_handlers#
	nop 0
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
	;;
.L138:
	.mmi
	mov r34 = r37
	mov r15 = r0
	mov ar.lc = 127
	.mlx
	nop 0
	movl r33 = @gprel(keys#)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	nop 0
	.align 32
.L141:
	.mmi
	ld8 r42 = [r34], 8
	;;
	adds r14 = -8, r34
	cmp.eq p6, p7 = 0, r42
	;;
	.mib
	st8 [r14] = r0
	nop 0
	(p6) br.cond.dpnt .L140
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 8, r33
	(p6) br.cond.dpnt .L140
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L140
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r15 = 1, r0
.L140:
	.mib
	nop 0
	adds r33 = 16, r33
	br.cloop.sptk.few .L141
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	adds r36 = -1, r36
	(p7) br.cond.dpnt .L139
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dptk .L138
.L139:
	.mmi
	addl r15 = @gprel(__threads_started#), gp
	nop 0
	adds r14 = 40, r35
	;;
	.mmi
	ld4 r15 = [r15]
	st8 [r14] = r32
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L143
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
	;;
.L143:
	.mmi
	addl r14 = @gprel(running#), gp
	;;
	ld4 r33 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r33 = -1, r33
	nop 0
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r33
	;;
	.mib
	(p7) mov r42 = r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dpnt.many b0 = exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r35
	(p7) br.cond.dpnt .L168
.L146:
	.mib
	nop 0
	addl r42 = 402, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L169:
	.mib
	addl r42 = 402, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L146
.L168:
	.mmi
	adds r44 = 4, r35
	nop 0
	addl r45 = 1, r0
	.mmi
	addl r43 = 3, r0
	nop 0
	addl r42 = 399, r0
	;;
	.mib
	st4.rel [r44] = r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	mov r1 = r40
	addl r42 = 402, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L169
	.endp pthread_exit#
	.align 16
	.align 64
	.proc run_thread#
run_thread:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	adds r15 = 32, r32
	nop 0
	.mii
	adds r32 = 24, r32
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r36 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = pthread_exit#
	;;
	break.f 0
	;;
	.endp run_thread#
	.align 16
	.align 64
	.global pthread_create#
	.type	pthread_create#, @function
	.proc pthread_create#
pthread_create:
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 4, 14, 7, 0
	.fframe 16
	adds r12 = -16, r12
	.save pr, r49
	mov r49 = pr
	.mmi
	mov r48 = r1
	addl r38 = @gprel(__threads_started#), gp
	mov r50 = r33
	;;
	.mib
	nop 0
	.save rp, r46
	mov r46 = b0
	.body
	br.call.sptk.many b0 = attributes_of#
	;;
	.mmi
	mov r1 = r48
	adds r14 = 12, r8
	nop 0
	.mmi
	mov r39 = r8
	cmp.ne p6, p7 = 0, r8
	adds r15 = 16, r8
	;;
	.mib
	addl r37 = @gprel(threads#), gp
	nop 0
	(p7) br.cond.dpnt .L175
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L175
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L175
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mib
	mov r1 = r48
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L232
	.align 32
.L175:
	.mmi
	addl r15 = 1, r0
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	st4 [r38] = r15
	nop 0
	nop 0
	.align 32
.L174:
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L177
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L177:
	.mmi
	ld8 r36 = [r37]
	nop 0
	mov r15 = r37
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L178
.L181:
	.mmi
	adds r14 = 8, r36
	nop 0
	adds r16 = 4, r36
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L179
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 1152, r36
	(p7) br.cond.dpnt .L179
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r14 = 1136, r36
	nop 0
	mov r1 = r48
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 1144, r36
	;;
	.mib
	cmp.ne p6, p7 = 0, r51
	nop 0
	(p6) br.cond.dpnt .L233
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = library_tls_end#
	;;
	.mib
	mov r1 = r48
	mov r50 = r36
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	ld4 r14 = [r38]
	nop 0
	br .L174
	;;
.L233:
	.mmi
	nop 0
	adds r14 = 1120, r36
	nop 0
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	adds r14 = 1144, r36
	nop 0
	mov r1 = r48
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = library_tls_end#
	;;
	.mib
	mov r1 = r48
	mov r50 = r36
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	ld4 r14 = [r38]
	nop 0
	br .L174
.L179:
	.mmi
	adds r15 = 1152, r36
	;;
	ld8 r36 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L181
.L178:
	.mib
	cmp.eq p16, p17 = 0, r39
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r48
	nop 0
	br.call.sptk.many b0 = library_tls_align#
	;;
	.mib
	mov r40 = r8
	mov r1 = r48
	br.call.sptk.many b0 = library_tls_size#
	;;
	.mmi
	add r51 = r40, r8
	mov r1 = r48
	addl r50 = 1, r0
	;;
	.mib
	adds r51 = 1160, r51
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	adds r14 = 56, r39
	mov r36 = r8
	mov r1 = r48
	.mmb
	cmp.ne p6, p7 = 0, r8
	adds r15 = 72, r39
	(p7) br.cond.dpnt .L185
	;;
	.mib
	adds r44 = 1128, r8
	nop 0
	(p16) br.cond.dpnt .L186
	;;
	.mmi
	ld8 r2 = [r14]
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	cmp.ne p8, p9 = 0, r2
	nop 0
	cmp.eq p6, p7 = 0, r14
	;;
	.mib
	(p9) addl r2 = 524288, r0
	nop 0
	(p6) br.cond.dpnt .L188
	;;
	.mmi
	ld8.a r8 = [r15]
	st8 [r44] = r2
	nop 0
	;;
	.mmi
	adds r14 = -1, r8
	chk.a.clr r8, .L239
.L240:
	.pred.rel.mutex p16, p17
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = -3, r14
	(p7) br.cond.dpnt .L185
.L189:
	.pred.rel.mutex p16, p17
	.mmi
	adds r43 = 1120, r36
	nop 0
	adds r14 = 4, r39
	;;
	.mmi
	st8 [r43] = r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) addl r15 = 1, r0
	nop 0
	;;
	(p7) mov r15 = r0
.L201:
	.pred.rel.mutex p16, p17
	.mmi
	adds r50 = 1159, r40
	sub r40 = r0, r40
	adds r41 = 1144, r36
	.mii
	adds r14 = 8, r36
	addl r42 = @gprel(last_id#), gp
	;;
	add r50 = r36, r50
	.mmi
	st4 [r14] = r15
	;;
	and r50 = r40, r50
	nop 0
	;;
	.mib
	st8 [r41] = r50
	nop 0
	br.call.sptk.many b0 = library_tls_begin#
	;;
	.mmi
	ld8 r17 = [r41]
	adds r15 = 32, r36
	adds r16 = 24, r36
	.mmi
	mov r1 = r48
	ld4 r14 = [r42]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st8 [r17] = r36
	nop 0
	.mmi
	st8 [r15] = r35
	ld4.a r15 = [r38]
	nop 0
	;;
	.mmi
	st8 [r16] = r34
	st4 [r32] = r14
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r15
	chk.a.clr r15, .L241
.L242:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	(p6) br.cond.dpnt .L190
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mii
	ld4 r14 = [r42]
	mov r1 = r48
	;;
	adds r14 = 1, r14
.L190:
	.pred.rel.mutex p16, p17
	.mmi
	addl r38 = @gprel(running#), gp
	addl r51 = @ltoff(@fptr(run_thread#)), gp
	adds r40 = 1152, r36
	.mmi
	adds r45 = 4, r36
	ld8.a r16 = [r37]
	mov r52 = r36
	;;
	.mmi
	st4 [r36] = r14
	ld4 r15 = [r38]
	mov r56 = r45
	.mmi
	st4 [r42] = r14
	ld8 r51 = [r51]
	addl r50 = 389, r0
	;;
	.mmi
	ld8.c.clr r16 = [r37]
	nop 0
	adds r15 = 1, r15
	.mmi
	st8 [r37] = r36
	ld8.a r55 = [r41]
	nop 0
	;;
	.mmi
	st8 [r40] = r16
	st4 [r38] = r15
	nop 0
	;;
	.mmi
	ld8.c.clr r55 = [r41]
	ld8 r54 = [r44]
	nop 0
	;;
	.mib
	ld8 r53 = [r43]
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 24, r12
	mov r1 = r48
	cmp.le p6, p7 = r0, r8
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 16, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	adds r14 = 12, r39
	.bbb
	nop 0
	(p7) br.cond.dpnt .L234
	(p16) br.cond.dpnt .L198
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L198
	.mmi
	adds r14 = 16, r39
	adds r53 = 20, r39
	addl r50 = 417, r0
	;;
	.mmi
	nop 0
	ld4 r52 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 2, r52
	sxt4 r52 = r52
	(p6) br.cond.dpnt .L198
	;;
	.mmi
	nop 0
	ld4 r51 = [r45]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r51 = r51
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	mov r1 = r48
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	mov r1 = r48
	.mmi
	mov r8 = r0
	;;
	st4 [r32] = r14
	nop 0
.L172:
	.mii
	nop 0
	mov pr = r49, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r46
	;;
	mov ar.pfs = r47
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L198:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	ld4 r14 = [r36]
	mov r1 = r48
	mov r8 = r0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L172
.L188:
	.pred.rel.mutex p16, p17
	.mmi
	addl r14 = 16383, r2
	addl r16 = -16384, r0
	adds r15 = 1136, r8
	.mmi
	adds r44 = 1128, r8
	mov r55 = r0
	addl r54 = -1, r0
	;;
	.mmi
	and r14 = r16, r14
	addl r53 = 18, r0
	addl r52 = 3, r0
	.mmi
	mov r50 = r0
	;;
	st8 [r15] = r14
	mov r51 = r14
	.mmb
	st8 [r44] = r14
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r14 = -1, r8
	nop 0
	mov r1 = r48
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = -3, r14
	(p7) br.cond.dptk .L189
	.align 32
.L185:
	.mib
	nop 0
	mov r50 = r36
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L200:
	.mmi
	addl r8 = 11, r0
	nop 0
	nop 0
.L237:
	.mii
	nop 0
	mov pr = r49, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r46
	;;
	mov ar.pfs = r47
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L234:
	.body
	.copy_state 2
	.mmi
	nop 0
	ld8 r14 = [r37]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L192
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r36
	(p6) br.cond.dpnt .L235
	.align 32
.L194:
	.mmi
	adds r15 = 1152, r14
	nop 0
	mov r16 = r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L192
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r36
	(p6) br.cond.dptk .L194
	.mmi
	adds r16 = 1152, r16
	ld8 r14 = [r40]
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	nop 0
	nop 0
.L192:
	.mmi
	ld4 r14 = [r38]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r14 = 1136, r36
	nop 0
	mov r1 = r48
	;;
	.mmi
	nop 0
	ld8 r51 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r51
	nop 0
	(p6) br.cond.dpnt .L236
	;;
	.mib
	ld8 r50 = [r41]
	nop 0
	br.call.sptk.many b0 = library_tls_end#
	;;
	.mmi
	nop 0
	mov r1 = r48
	mov r50 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L238:
	.mib
	nop 0
	addl r8 = 11, r0
	br .L237
.L236:
	.mib
	ld8 r50 = [r43]
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	ld8 r50 = [r41]
	nop 0
	br.call.sptk.many b0 = library_tls_end#
	;;
	.mib
	mov r1 = r48
	mov r50 = r36
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L238
.L186:
	.pred.rel.mutex p16, p17
	.mmi
	addl r15 = 524288, r0
	adds r14 = 1136, r8
	adds r44 = 1128, r8
	.mmi
	mov r55 = r0
	addl r54 = -1, r0
	addl r53 = 18, r0
	;;
	.mmi
	st8 [r14] = r15
	st8 [r44] = r15
	addl r52 = 3, r0
	.mmb
	addl r51 = 524288, r0
	mov r50 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r14 = -1, r8
	nop 0
	mov r1 = r48
	;;
	.mmi
	cmp.ltu p6, p7 = -3, r14
	;;
	(p7) adds r43 = 1120, r36
	(p7) mov r15 = r0
	;;
	.mib
	(p7) st8 [r43] = r8
	nop 0
	(p7) br.cond.sptk .L201
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L200
.L232:
	.mii
	addl r8 = 1, r0
	mov pr = r49, -1
	;;
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L235:
	.body
	.copy_state 3
	.mmi
	addl r16 = @gprel(threads#), gp
	ld8 r14 = [r40]
	nop 0
	;;
	.mib
	st8 [r16] = r14
	nop 0
	br .L192
.L239:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8 r8 = [r15]
	nop 0
	;;
	.mib
	nop 0
	adds r14 = -1, r8
	br .L240
.L241:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r15 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	br .L242
	.endp pthread_create#
	.align 16
	.align 64
	.global __pthread_create_system#
	.type	__pthread_create_system#, @function
	.proc __pthread_create_system#
__pthread_create_system:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many pthread_create#
	;;
	break.f 0
	;;
	.endp __pthread_create_system#
	.align 16
	.align 64
	.global thread_find#
	.type	thread_find#, @function
	.proc thread_find#
thread_find:
	.prologue
	.body
	.mmi
	cmp4.eq p6, p7 = 1, r32
	nop 0
	addl r14 = @gprel(threads#), gp
	;;
	.mlx
	nop 0
	(p6) movl r8 = @gprel(first_thread#)
	;;
	.mib
	(p6) add r8 = r1, r8
	nop 0
	(p6) br.cond.dpnt .L246
	;;
	.mmi
	nop 0
	ld8 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L246
	.align 32
.L247:
	.mmi
	ld4 r14 = [r8]
	nop 0
	adds r15 = 1152, r8
	;;
	.mib
	cmp4.eq p6, p7 = r32, r14
	nop 0
	(p6) br.cond.dpnt .L246
	;;
	.mmi
	nop 0
	ld8 r8 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L247
.L246:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp thread_find#
	.align 16
	.align 64
	.global pthread_join#
	.type	pthread_join#, @function
	.proc pthread_join#
pthread_join:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	addl r37 = @gprel(__threads_started#), gp
	mov r41 = r1
	.body
	mov r42 = r32
	;;
	.mmi
	nop 0
	ld4 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L279
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L279
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mmi
	(p6) add r14 = r1, r14
	nop 0
	nop 0
	;;
.L256:
	.mii
	ld4 r14 = [r14]
	adds r43 = 16, r12
	;;
	cmp4.eq p6, p7 = r14, r42
	;;
	.mbb
	(p6) addl r36 = 45, r0
	(p6) br.cond.dpnt .L255
	br.call.sptk.many b0 = claim_thread#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r36 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L298
	;;
.L255:
	.mii
	mov r8 = r36
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L279:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	;;
	.mib
	nop 0
	add r14 = r1, r14
	br .L256
	;;
.L298:
	.mmi
	nop 0
	ld4 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L283
	.mlx
	adds r15 = 16, r12
	movl r38 = @gprel(first_thread#)
	;;
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L283
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r35 = [r15]
	nop 0
	;;
	.mii
	cmp.eq p6, p7 = 0, r14
	adds r34 = 4, r35
	;;
	(p6) mov r14 = r38
	;;
	.mmi
	nop 0
	adds r14 = 1104, r14
	nop 0
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	ld4.acq r45 = [r34]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r45
	(p7) br.cond.dpnt .L263
	.align 32
.L262:
	.mii
	mov r46 = r0
	sxt4 r45 = r45
	mov r44 = r34
	.mmb
	addl r43 = 3, r0
	addl r42 = 398, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	ld4.acq r45 = [r34]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r45
	(p6) br.cond.dptk .L262
.L263:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	ld4 r14 = [r37]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L299
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L264
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	adds r14 = 1104, r14
	(p6) br.cond.dpnt .L264
	;;
	.mib
	st8 [r14] = r0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L295
	;;
.L266:
	.mmi
	adds r14 = 40, r35
	nop 0
	cmp.eq p6, p7 = r38, r35
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r33] = r14
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L255
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
	;;
.L268:
	.mmi
	addl r16 = @gprel(threads#), gp
	;;
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L273
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r35
	(p6) br.cond.dpnt .L274
	.align 32
.L275:
	.mmi
	adds r15 = 1152, r14
	nop 0
	mov r16 = r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L273
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r35
	(p6) br.cond.dptk .L275
	.mmi
	adds r16 = 1152, r16
	nop 0
	nop 0
.L274:
	.mmi
	adds r14 = 1152, r35
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	nop 0
	;;
	st8 [r16] = r14
	nop 0
.L273:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r14 = 1136, r35
	nop 0
	mov r1 = r41
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 1144, r35
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	nop 0
	(p7) br.cond.dpnt .L300
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = library_tls_end#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r42 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L301:
	.mii
	mov r8 = r36
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L283:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r38 = @gprel(first_thread#)
	.mmi
	nop 0
	adds r15 = 16, r12
	nop 0
	;;
	.mmi
	add r38 = r1, r38
	ld8 r35 = [r15]
	nop 0
	;;
	.mii
	mov r14 = r38
	adds r34 = 4, r35
	;;
	adds r14 = 1104, r14
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	ld4.acq r45 = [r34]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r45
	(p6) br.cond.dptk .L262
	.mib
	nop 0
	nop 0
	br .L263
	;;
.L299:
	.mmi
	adds r14 = 1104, r38
	nop 0
	cmp.eq p6, p7 = 0, r33
	;;
	.mib
	st8 [r14] = r0
	adds r14 = 40, r35
	(p6) br.cond.dpnt .L271
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	cmp.eq p6, p7 = r38, r35
	;;
	.mib
	st8 [r33] = r14
	nop 0
	(p7) br.cond.dptk .L268
	.mii
	mov r8 = r36
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L300:
	.body
	.copy_state 3
	.mmi
	nop 0
	adds r14 = 1120, r35
	nop 0
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	adds r14 = 1144, r35
	nop 0
	mov r1 = r41
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = library_tls_end#
	;;
	.mib
	mov r1 = r41
	mov r42 = r35
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L301
.L264:
	.mmi
	adds r14 = 1104, r38
	nop 0
	cmp.ne p6, p7 = 0, r33
	;;
	.mib
	st8 [r14] = r0
	nop 0
	(p6) br.cond.dptk .L266
.L295:
	.mib
	cmp.eq p6, p7 = r38, r35
	nop 0
	(p6) br.cond.dpnt .L255
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L268
.L271:
	.mib
	nop 0
	cmp.eq p6, p7 = r38, r35
	(p7) br.cond.dptk .L268
	.mii
	mov r8 = r36
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp pthread_join#
	.align 16
	.align 64
	.global pthread_detach#
	.type	pthread_detach#, @function
	.proc pthread_detach#
pthread_detach:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mib
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = claim_thread#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	;;
	(p7) adds r15 = 16, r12
	;;
	.mii
	(p7) ld8 r14 = [r15]
	(p7) addl r15 = 1, r0
	;;
	(p7) adds r14 = 8, r14
	;;
	.mii
	(p7) st4 [r14] = r15
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp pthread_detach#
	.align 16
	.align 64
	.global thread_signal#
	.type	thread_signal#, @function
	.proc thread_signal#
thread_signal:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	adds r15 = 4, r32
	.mlx
	mov r36 = r1
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	cmp.ne p6, p7 = r14, r32
	nop 0
	(p7) br.cond.dpnt .L313
	;;
	.mii
	(p6) ld4 r8 = [r15]
	nop 0
	;;
	(p6) mov r14 = r8
	;;
.L307:
	.mii
	cmp4.eq p6, p7 = 0, r14
	sxt4 r38 = r8
	sxt4 r39 = r33
	.mmb
	nop 0
	addl r37 = 397, r0
	nop 0
	;;
	.mib
	(p6) addl r8 = 3, r0
	nop 0
	(p6) br.cond.dpnt .L305
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r14 = r8
	mov r8 = r0
	mov r1 = r36
	;;
	.mii
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	(p7) sub r8 = r0, r14
.L305:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L313:
	.body
	.copy_state 1
	.mib
	adds r32 = 4, r32
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r14 = [r32]
	nop 0
	br .L307
	.endp thread_signal#
	.align 16
	.align 64
	.global pthread_kill#
	.type	pthread_kill#, @function
	.proc pthread_kill#
pthread_kill:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r14 = @gprel(__threads_started#), gp
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L315
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L315:
	.mmi
	cmp4.eq p6, p7 = 1, r32
	nop 0
	addl r14 = @gprel(threads#), gp
	;;
	.mlx
	nop 0
	(p6) movl r34 = @gprel(first_thread#)
	;;
	.mib
	(p6) add r34 = r1, r34
	nop 0
	(p6) br.cond.dpnt .L316
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L323
	.align 32
.L319:
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r16 = 1152, r14
	;;
	.mib
	cmp4.eq p6, p7 = r15, r32
	nop 0
	(p6) br.cond.dpnt .L318
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L319
.L323:
	.mib
	addl r34 = 3, r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L318:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r34 = @gprel(first_thread#)
	.mmi
	adds r15 = 4, r14
	;;
	add r34 = r1, r34
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r34, r14
	nop 0
	(p6) br.cond.spnt .L316
	;;
	.mii
	(p7) ld4 r8 = [r15]
	nop 0
	;;
	(p7) mov r14 = r8
	;;
.L320:
	.mii
	cmp4.eq p6, p7 = 0, r14
	sxt4 r39 = r8
	sxt4 r40 = r33
	.mmb
	addl r38 = 397, r0
	mov r34 = r0
	(p6) br.cond.dpnt .L323
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r37
	;;
	.mib
	(p7) sub r34 = r0, r8
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
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
.L316:
	.body
	.copy_state 2
	.mib
	adds r34 = 4, r34
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r14 = [r34]
	nop 0
	br .L320
	.endp pthread_kill#
	.align 16
	.align 64
	.global thread_is_alone#
	.type	thread_is_alone#, @function
	.proc thread_is_alone#
thread_is_alone:
	.prologue
	.body
	.mmi
	addl r14 = @gprel(running#), gp
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r14
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp thread_is_alone#
	.align 16
	.align 64
	.global threads_after_fork#
	.type	threads_after_fork#, @function
	.proc threads_after_fork#
threads_after_fork:
	.prologue
	.body
	.mlx
	addl r16 = @gprel(__threads_started#), gp
	movl r14 = @gprel(first_thread#)
	.mmi
	mov r15 = r0
	;;
	ld4 r16 = [r16]
	add r14 = r1, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L340
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L342
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = @gprel(first_thread#)
	;;
	.mib
	add r14 = r1, r14
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L340
	;;
	.mib
	cmp.eq p6, p7 = r14, r15
	mov r14 = r15
	(p6) br.cond.spnt .L344
	;;
.L340:
	.mmi
	addl r16 = @gprel(running#), gp
	addl r17 = 1, r0
	adds r14 = 1152, r14
	;;
	.mmi
	nop 0
	st4 [r16] = r17
	addl r16 = @gprel(threads#), gp
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	;;
	.mib
	st8 [r16] = r15
	nop 0
	br.ret.sptk.many b0
.L342:
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	.mmi
	addl r16 = @gprel(running#), gp
	addl r17 = 1, r0
	mov r15 = r0
	;;
	.mmi
	add r14 = r1, r14
	st4 [r16] = r17
	addl r16 = @gprel(threads#), gp
	;;
	.mmi
	adds r14 = 1152, r14
	st8 [r16] = r15
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.ret.sptk.many b0
.L344:
	.mmi
	addl r16 = @gprel(running#), gp
	addl r17 = 1, r0
	mov r15 = r0
	.mmi
	adds r14 = 1152, r14
	;;
	st4 [r16] = r17
	addl r16 = @gprel(threads#), gp
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	;;
	.mib
	st8 [r16] = r15
	nop 0
	br.ret.sptk.many b0
	.endp threads_after_fork#
	.align 16
	.align 64
	.global stream_lock_try#
	.type	stream_lock_try#, @function
	.proc stream_lock_try#
stream_lock_try:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 0, 0
	addl r34 = @gprel(__threads_started#), gp
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	;;
	ld4 r33 = [r34]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L347
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mib
	(p6) add r14 = r1, r14
	nop 0
	(p6) br.cond.dpnt .L349
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mmi
	(p6) add r14 = r1, r14
	nop 0
	nop 0
	;;
.L349:
	.mmi
	nop 0
	ld4 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p7) br.cond.dpnt .L368
.L347:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L368:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L369
	.mii
	mov r14 = r32
	addl r15 = 1, r0
	;;
	nop 0
	.mmi
	st4 [r14] = r15, 4
	;;
	st4 [r14] = r33
	nop 0
.L351:
	.mmi
	adds r32 = 8, r32
	ld4 r15 = [r34]
	nop 0
	;;
	.mii
	ld4 r14 = [r32]
	cmp4.eq p6, p7 = 0, r15
	;;
	adds r14 = 1, r14
	;;
	.mib
	st4 [r32] = r14
	nop 0
	(p6) br.cond.dptk .L357
	.mmi
	nop 0
	mov r33 = r0
	nop 0
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L357
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mmi
	(p6) add r14 = r1, r14
	;;
	adds r14 = 1088, r14
	nop 0
	;;
	.mii
	ld4 r15 = [r14]
	nop 0
	;;
	adds r15 = 1, r15
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L352:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L370:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L369:
	.mmi
	adds r14 = 4, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r33, r14
	nop 0
	(p6) br.cond.dpnt .L351
	;;
	.mib
	(p7) addl r33 = 1, r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L370
	;;
.L357:
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	.mmi
	mov r33 = r0
	;;
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	adds r14 = 1088, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L352
	.endp stream_lock_try#
	.align 16
	.align 64
	.global stream_lock_take#
	.type	stream_lock_take#, @function
	.proc stream_lock_take#
stream_lock_take:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 1, 13, 5, 0
	addl r33 = @gprel(__threads_started#), gp
	.save pr, r45
	mov r45 = pr
	.mmi
	mov r44 = r1
	;;
	ld4 r14 = [r33]
	.save rp, r42
	mov r42 = b0
	.body
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L371
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	cmp.eq p8, p9 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p8) movl r14 = @gprel(first_thread#)
	;;
	.mib
	(p8) add r14 = r1, r14
	nop 0
	(p8) br.cond.dpnt .L373
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.eq p8, p9 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p8) movl r14 = @gprel(first_thread#)
	;;
	.mmi
	(p8) add r14 = r1, r14
	nop 0
	nop 0
	;;
.L373:
	.pred.rel.mutex p6, p7
	.mlx
	ld4 r37 = [r14]
	movl r36 = @gprel(guard_room#)
	.mmi
	addl r40 = 2, r0
	addl r34 = 1, r0
	adds r38 = 4, r32
	;;
	.mmi
	add r36 = r1, r36
	addl r39 = 1, r0
	nop 0
	.mmb
	adds r35 = 8, r32
	cmp4.eq p8, p9 = 0, r37
	(p8) br.cond.dpnt .L371
	;;
	.mmi
	adds r36 = 15, r36
	;;
	and r36 = -16, r36
	nop 0
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r41 = r13
// 0 "" 2
#NO_APP
	;;
	.mmi
	cmp.eq p16, p17 = 0, r41
	;;
	(p16) cmp.eq.unc p18, p0 = r0, r0
	(p17) cmp.eq.unc p19, p0 = r0, r0
	.pred.rel.mutex p18, p19
	.align 32
.L378:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.bbb
	(p6) br.cond.dpnt .L374
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L374:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L404
	.mmi
	st4 [r32] = r34
	st4 [r38] = r37
	nop 0
.L376:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r14 = [r35]
	ld4 r15 = [r33]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r14
	nop 0
	(p7) br.cond.dptk .L405
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 1088, r14
	nop 0
	;;
	.mii
	ld4 r15 = [r14]
	nop 0
	;;
	adds r15 = 1, r15
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L371:
	.mii
	nop 0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mib
	nop 0
	mov ar.pfs = r43
	br.ret.sptk.many b0
.L404:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r37, r14
	nop 0
	(p6) br.cond.dpnt .L376
	;;
	.mmi
	ld4.a r14 = [r33]
	st4 [r32] = r40
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L406
.L407:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	nop 0
	(p7) br.cond.dpnt .L382
	;;
	.mmi
	(p6) mov r15 = r0
	nop 0
	nop 0
.L384:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	;;
	.mmi
	ld4 r14 = [r33]
	st4.rel [r36] = r39
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L390
	.mib
	nop 0
	nop 0
	(p16) br.cond.dpnt .L390
	;;
	.mmi
	ld8 r14 = [r41]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mii
	(p6) add r14 = r1, r14
	cmp4.eq p6, p7 = 0, r15
	;;
	adds r14 = 1088, r14
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	adds r15 = -1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p7) br.cond.dpnt .L371
.L382:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r50 = r0
	addl r49 = 2, r0
	mov r48 = r32
	.mmb
	addl r47 = 5, r0
	addl r46 = 398, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r44
	addl r34 = 2, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	br .L378
	;;
.L390:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	.mmi
	cmp4.eq p6, p7 = 0, r15
	;;
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	adds r14 = 1088, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = -1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L382
	.mib
	nop 0
	nop 0
	br .L371
.L405:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mlx
	nop 0
	(p18) movl r14 = @gprel(first_thread#)
	;;
	.mib
	(p18) add r14 = r1, r14
	nop 0
	(p18) br.cond.dpnt .L380
	;;
	.mmi
	ld8 r14 = [r41]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mmi
	(p6) add r14 = r1, r14
	nop 0
	nop 0
	;;
.L380:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 1088, r14
	nop 0
	addl r15 = 1, r0
	;;
	.mmi
	ld4 r16 = [r14]
	;;
	adds r16 = 1, r16
	nop 0
	;;
	.mib
	st4 [r14] = r16
	nop 0
	br .L384
.L406:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	br .L407
	.endp stream_lock_take#
	.align 16
	.align 64
	.global stream_lock_drop#
	.type	stream_lock_drop#, @function
	.proc stream_lock_drop#
stream_lock_drop:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 4, 0
	addl r33 = @gprel(__threads_started#), gp
	nop 0
	.mii
	adds r34 = 8, r32
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L408
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L422
.L408:
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
.L422:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L415
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L415
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(first_thread#)
	;;
	.mmi
	(p6) add r14 = r1, r14
	;;
	adds r14 = 1088, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	adds r15 = -1, r15
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	;;
	ld4 r14 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L423
.L413:
	.mmi
	mov r14 = r32
	ld4 r33 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 2, r33
	(p6) br.cond.dptk .L408
	.mmi
	addl r41 = 1, r0
	mov r40 = r32
	nop 0
	.mmb
	addl r39 = 5, r0
	addl r38 = 399, r0
	br.call.sptk.many b0 = hpux_call#
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
.L415:
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 1088, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	adds r15 = -1, r15
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	;;
	ld4 r14 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L413
.L423:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many guard_leave#
	;;
	break.f 0
	;;
	.endp stream_lock_drop#
	.section	.sbss,	"asw",	"nobits"
	.align 8
	.type	threads#, @object
	.size	threads#, 8
threads:
	.skip	8
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	keys#, @object
	.size	keys#, 2048
keys:
	.skip	2048
	.section	.data,	"aw",	"progbits"
	.align 4
	.type	guard_room#, @object
	.size	guard_room#, 32
guard_room:
	data4	1
	data4	1
	data4	1
	data4	1
	data4	1
	data4	1
	data4	1
	data4	1
	.section	.sdata,"aws"
	.align 4
	.type	running#, @object
	.size	running#, 4
running:
	data4	1
	.align 4
	.type	last_id#, @object
	.size	last_id#, 4
last_id:
	data4	1
	.section	.data,	"aw",	"progbits"
	.align 8
	.type	first_thread#, @object
	.size	first_thread#, 1160
first_thread:
	data4	1
	data4	1
	.skip	1152
	.global __threads_started#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	__threads_started#, @object
	.size	__threads_started#, 4
__threads_started:
	.skip	4
	.global getpid#
	.type	getpid#, @function
	.global cancel_leave#
	.type	cancel_leave#, @function
	.global cancel_enter#
	.type	cancel_enter#, @function
	.global mmap#
	.type	mmap#, @function
	.global library_tls_begin#
	.type	library_tls_begin#, @function
	.global calloc#
	.type	calloc#, @function
	.global library_tls_size#
	.type	library_tls_size#, @function
	.global library_tls_align#
	.type	library_tls_align#, @function
	.global munmap#
	.type	munmap#, @function
	.global free#
	.type	free#, @function
	.global library_tls_end#
	.type	library_tls_end#, @function
	.global geteuid#
	.type	geteuid#, @function
	.global attributes_of#
	.type	attributes_of#, @function
	.global exit#
	.type	exit#, @function
	.global cancel_run_handlers#
	.type	cancel_run_handlers#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.ident	"GCC: (GNU) 12.2.0"
