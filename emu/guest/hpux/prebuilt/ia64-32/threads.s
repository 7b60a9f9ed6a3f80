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
	addl r14 = @gprel(__threads_started#), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mlx
	ld4 r15 = [r14]
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
	(p6) br.cond.dptk .L2
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	addp4 r15 = 0,r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L7
.L2:
	.mlx
	nop 0
	movl r32 = @gprel(guard_room#)
	.mmi
	nop 0
	adds r14 = 560, r14
	nop 0
	;;
	.mmi
	add r32 = r1, r32
	ld4 r15 = [r14]
	nop 0
	;;
	.mii
	adds r32 = 15, r32
	adds r15 = 1, r15
	;;
	and r32 = -16, r32
	.mii
	st4 [r14] = r15
	nop 0
	;;
	addp4 r32 = 0,r32
	;;
.L3:
	.mmi
	xchg4 r14 = [r32], r0
	nop 0
	addl r36 = 341, r0
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
.L7:
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	.mlx
	nop 0
	movl r32 = @gprel(guard_room#)
	;;
	.mii
	add r14 = r1, r14
	add r32 = r1, r32
	;;
	addp4 r14 = 0,r14
	.mmi
	adds r32 = 15, r32
	;;
	adds r14 = 560, r14
	and r32 = -16, r32
	;;
	.mii
	ld4 r15 = [r14]
	addp4 r32 = 0,r32
	;;
	adds r15 = 1, r15
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L3
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
	addp4 r8 = 0,r8
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	addp4 r15 = 0,r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	ld4 r8 = [r15]
	;;
	addp4 r8 = 0,r8
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L15
.L12:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L15:
	.mlx
	nop 0
	movl r8 = @gprel(first_thread#)
	;;
	.mmi
	nop 0
	add r8 = r1, r8
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
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
	.mmi
	nop 0
	addl r14 = @gprel(__threads_started#), gp
	nop 0
	;;
	.mlx
	ld4 r15 = [r14]
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
	(p6) br.cond.dptk .L19
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	addp4 r15 = 0,r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L22
.L19:
	.mib
	ld4 r8 = [r14]
	nop 0
	br.ret.sptk.many b0
.L22:
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
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
	addl r16 = @gprel(__threads_started#), gp
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	;;
	.mlx
	nop 0
	movl r15 = @gprel(guard_room#)
	.mlx
	addl r17 = 1, r0
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	add r14 = r1, r14
	;;
	.mii
	adds r15 = 15, r15
	addp4 r14 = 0,r14
	;;
	and r15 = -16, r15
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	st4.rel [r15] = r17
	nop 0
	;;
	.mmi
	nop 0
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L33
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	addp4 r15 = 0,r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L36
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L36
.L33:
	.mmi
	adds r14 = 560, r14
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
.L36:
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r14 = 560, r14
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
	br .L31
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
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	addp4 r33 = 0,r33
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
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
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
	adds r16 = 596, r14
	;;
	.mib
	cmp4.eq p6, p7 = r15, r32
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
.L45:
	.mmi
	nop 0
	st4 [r33] = r0
	addl r34 = 3, r0
.L47:
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
.L49:
	.mmi
	mov r15 = r14
	nop 0
	nop 0
	;;
.L44:
	.mmi
	st4 [r33] = r15
	adds r15 = 8, r14
	adds r14 = 12, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L51
	;;
	.mmi
	ld4 r34 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r34
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r15 = 1, r0
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r15
	nop 0
	(p7) br.cond.dptk .L47
.L51:
	.mib
	addl r34 = 22, r0
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
	;;
	.mmi
	add r15 = r1, r15
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	nop 0
	mov r14 = r15
	br .L44
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
	mov r40 = r32
	;;
	.mmi
	mov r42 = r34
	addp4 r43 = 0,r35
	nop 0
	.mmb
	addp4 r41 = 0,r33
	addl r39 = 398, r0
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
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r39 = r32
	mov r41 = r34
	addp4 r40 = 0,r33
	;;
	.mib
	addl r38 = 399, r0
	nop 0
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
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 5, 0
	addl r36 = @gprel(__threads_started#), gp
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mlx
	ld4 r14 = [r36]
	movl r34 = 1920298529
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L68:
	.mlx
	nop 0
	movl r14 = 1685024357
	.mmi
	ld4.acq r35 = [r32]
	;;
	cmp4.ne p6, p7 = r14, r35
	cmp4.ne p8, p9 = r34, r35
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
	st4.rel [r32] = r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r39
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
	ld4.a r14 = [r36]
	st4.rel [r32] = r34
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld4.c.clr r14 = [r36]
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
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
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
	cmp4.eq p6, p7 = r34, r35
	mov r1 = r39
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = r34, r14
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
	mov r44 = r0
	mov r43 = r34
	mov r42 = r32
	.mmb
	addl r41 = 4, r0
	addl r40 = 398, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	ld4.acq r14 = [r32]
	mov r44 = r0
	mov r43 = r34
	.mmi
	mov r42 = r32
	addl r41 = 4, r0
	addl r40 = 398, r0
	;;
	.mib
	cmp4.eq p6, p7 = r34, r14
	mov r1 = r39
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
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r34, r14
	(p6) br.cond.dptk .L72
	.mib
	nop 0
	nop 0
	br .L70
.L86:
	.mlx
	nop 0
	movl r43 = 2147483647
	.mmi
	mov r42 = r32
	addl r41 = 4, r0
	addl r40 = 399, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp pthread_once#
	.align 16
	.align 64
	.global pthread_key_create#
	.type	pthread_key_create#, @function
	.proc pthread_key_create#
pthread_key_create:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 0, 0
	addl r14 = @gprel(__threads_started#), gp
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
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
	.mmi
	add r15 = r1, r15
	nop 0
	nop 0
	;;
	.align 32
.L89:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 8, r15
	;;
	.mmi
	nop 0
	ld4 r34 = [r14]
	nop 0
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
	.mlx
	nop 0
	movl r14 = @gprel(keys#)
	.mmi
	shladd r15 = r35, 3, r0
	;;
	add r14 = r1, r14
	sxt4 r15 = r15
	;;
	.mmi
	adds r16 = 4, r14
	nop 0
	add r14 = r14, r15
	;;
	.mii
	add r15 = r16, r15
	addl r16 = 1, r0
	;;
	nop 0
	.mmb
	st4 [r14] = r16
	st4 [r15] = r33
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
	movl r33 = @gprel(keys#)
	.mmi
	shladd r34 = r32, 3, r0
	cmp4.ltu p6, p7 = 127, r32
	mov r37 = r1
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	.mib
	nop 0
	sxt4 r14 = r34
	(p6) br.cond.dpnt .L107
	;;
	.mmi
	add r14 = r33, r14
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
	.mmi
	adds r15 = 8, r32
	addl r14 = @gprel(threads#), gp
	sxt4 r34 = r34
	.mlx
	nop 0
	movl r16 = @gprel(first_thread#)
	;;
	.mmi
	shladd r15 = r15, 2, r0
	ld4 r14 = [r14]
	add r16 = r1, r16
	.mmi
	nop 0
	add r33 = r33, r34
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	addp4 r14 = 0,r14
	.mmi
	st4 [r33] = r0
	;;
	add r16 = r16, r15
	cmp.eq p6, p7 = 0, r14
	;;
	.mib
	st4 [r16] = r0
	nop 0
	(p6) br.cond.dpnt .L104
	.align 32
.L105:
	.mmi
	add r16 = r14, r15
	nop 0
	adds r14 = 596, r14
	;;
	.mmi
	st4 [r16] = r0
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
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
	shladd r15 = r32, 3, r0
	movl r14 = @gprel(keys#)
	.mmb
	cmp4.ltu p6, p7 = 127, r32
	addp4 r33 = 0,r33
	(p6) br.cond.dpnt .L121
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	add r14 = r1, r14
	;;
	.mmi
	add r14 = r14, r15
	;;
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
	(p6) br.cond.dptk .L124
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
	cmp4.eq p6, p7 = 0, r14
	addp4 r14 = 0,r14
	(p6) br.cond.dpnt .L124
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L124
	;;
	.mmi
	adds r32 = 8, r32
	;;
	shladd r32 = r32, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r32 = r32
	;;
	add r14 = r14, r32
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L117:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L124:
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	.mmi
	adds r32 = 8, r32
	nop 0
	mov r8 = r0
	;;
	.mii
	add r14 = r1, r14
	shladd r32 = r32, 2, r0
	;;
	sxt4 r32 = r32
	.mmi
	addp4 r14 = 0,r14
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mib
	st4 [r14] = r33
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
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L133
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addp4 r14 = 0,r14
	(p6) br.cond.dpnt .L133
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L133
	;;
	.mmi
	adds r32 = 8, r32
	;;
	shladd r32 = r32, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r32 = r32
	;;
	add r14 = r14, r32
	;;
	.mii
	ld4 r8 = [r14]
	nop 0
	;;
	addp4 r8 = 0,r8
.L128:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L133:
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	.mmi
	adds r32 = 8, r32
	;;
	add r14 = r1, r14
	shladd r32 = r32, 2, r0
	;;
	.mii
	nop 0
	sxt4 r32 = r32
	addp4 r14 = 0,r14
	;;
	.mmi
	add r14 = r14, r32
	;;
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br .L128
	.endp pthread_getspecific#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC3:
	data4	first_thread#+4
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global pthread_exit#
	.type	pthread_exit#, @function
	.proc pthread_exit#
pthread_exit:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 9, 4, 0
	nop 0
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	nop 0
	addp4 r32 = 0,r32
	;;
	.mib
	addl r35 = 4, r0
	.save ar.lc, r41
	mov r41 = ar.lc
	br.call.sptk.many b0 = thread_self#
	;;
	.body
	.mmi
	addp4 r36 = 0,r8
	addl r16 = 1, r0
	mov r1 = r40
	;;
	.mmi
	adds r14 = 572, r36
	adds r15 = 564, r36
	mov r42 = r36
	.mmi
	adds r37 = 32, r36
	;;
	ld4 r14 = [r14]
	nop 0
	.mmi
	st4 [r15] = r16
	;;
	addp4 r14 = 0,r14
	nop 0
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
	mov r33 = r37
	mov r16 = r0
	mov ar.lc = 127
	.mlx
	nop 0
	movl r34 = @gprel(keys#)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	nop 0
	.align 32
.L141:
	.mmi
	addp4 r14 = 0,r33
	nop 0
	adds r33 = 4, r33
	;;
	.mii
	ld4 r42 = [r14]
	adds r14 = -4, r33
	;;
	addp4 r14 = 0,r14
	.mmi
	addp4 r42 = 0,r42
	;;
	st4 [r14] = r0
	addp4 r14 = 0,r34
	.mmb
	cmp.eq p6, p7 = 0, r42
	nop 0
	(p6) br.cond.dpnt .L140
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r14 = 4, r14
	;;
	.mib
	addp4 r14 = 0,r14
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L140
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L140
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
	.mmi
	nop 0
	mov r1 = r40
	addl r16 = 1, r0
.L140:
	.mib
	nop 0
	adds r34 = 8, r34
	br.cloop.sptk.few .L141
	;;
	.mib
	cmp4.ne p6, p7 = 0, r16
	adds r35 = -1, r35
	(p7) br.cond.dpnt .L139
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p7) br.cond.dptk .L138
.L139:
	.mmi
	addl r15 = @gprel(__threads_started#), gp
	nop 0
	adds r14 = 28, r36
	;;
	.mmi
	ld4 r15 = [r15]
	st4 [r14] = r32
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
	cmp4.ne p6, p7 = r14, r36
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
	;;
.L168:
	.mlx
	addl r15 = @gprel(.LC3), gp
	movl r14 = @gprel(first_thread#)
	.mmi
	addl r45 = 1, r0
	addl r43 = 3, r0
	addl r42 = 399, r0
	;;
	.mmi
	add r14 = r1, r14
	ld4 r44 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 4, r14
	nop 0
	;;
	.mib
	st4.rel [r14] = r0
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
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addp4 r32 = 0,r32
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	adds r14 = 20, r32
	adds r32 = 24, r32
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r36 = [r32]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
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
	addp4 r36 = 0,r8
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
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 4, 13, 7, 0
	.fframe 16
	adds r12 = -16, r12
	.save pr, r48
	mov r48 = pr
	.mmi
	mov r47 = r1
	addl r39 = @gprel(__threads_started#), gp
	addp4 r49 = 0,r33
	;;
	.mii
	nop 0
	.save rp, r45
	mov r45 = b0
	.body
	addp4 r32 = 0,r32
	.mmb
	addp4 r34 = 0,r34
	addp4 r35 = 0,r35
	br.call.sptk.many b0 = attributes_of#
	;;
	.mmi
	addp4 r40 = 0,r8
	nop 0
	mov r1 = r47
	;;
	.mmi
	adds r14 = 12, r40
	addl r37 = @gprel(threads#), gp
	nop 0
	.mmb
	cmp.ne p6, p7 = 0, r40
	adds r15 = 16, r40
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
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L232
	;;
	.align 32
.L175:
	.mmi
	addl r15 = 1, r0
	addl r38 = @gprel(threads#), gp
	addl r14 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r39] = r15
	addp4 r38 = 0,r38
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
	mov r1 = r47
	nop 0
	nop 0
.L177:
	.mii
	ld4 r36 = [r37]
	mov r18 = r38
	;;
	addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L178
.L181:
	.mmi
	adds r14 = 8, r36
	adds r15 = 4, r36
	adds r17 = 596, r36
	.mmi
	adds r16 = 596, r36
	;;
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
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 596, r36
	(p7) br.cond.dpnt .L179
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r18] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r14 = 588, r36
	nop 0
	mov r1 = r47
	;;
	.mmi
	ld4 r50 = [r14]
	nop 0
	adds r14 = 592, r36
	;;
	.mib
	cmp4.ne p6, p7 = 0, r50
	nop 0
	(p6) br.cond.dpnt .L233
	;;
	.mib
	ld4 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = library_tls_end#
	;;
	.mib
	mov r1 = r47
	mov r49 = r36
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	.mmb
	ld4 r14 = [r39]
	nop 0
	br .L174
	;;
.L233:
	.mmi
	nop 0
	adds r14 = 580, r36
	nop 0
	;;
	.mib
	ld4 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	adds r14 = 592, r36
	nop 0
	mov r1 = r47
	;;
	.mib
	ld4 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = library_tls_end#
	;;
	.mib
	mov r1 = r47
	mov r49 = r36
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	.mmb
	ld4 r14 = [r39]
	nop 0
	br .L174
.L179:
	.mii
	ld4 r36 = [r17]
	addp4 r18 = 0,r16
	;;
	addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L181
.L178:
	.mib
	cmp.eq p16, p17 = 0, r40
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = library_tls_align#
	;;
	.mib
	mov r38 = r8
	mov r1 = r47
	br.call.sptk.many b0 = library_tls_size#
	;;
	.mmi
	add r50 = r38, r8
	mov r1 = r47
	addl r49 = 1, r0
	;;
	.mib
	adds r50 = 600, r50
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	addp4 r36 = 0,r8
	adds r14 = 52, r40
	mov r1 = r47
	.mmi
	adds r15 = 60, r40
	;;
	cmp.ne p6, p7 = 0, r36
	adds r44 = 584, r36
	.bbb
	nop 0
	(p7) br.cond.dpnt .L185
	(p16) br.cond.dpnt .L186
	;;
	.mmi
	ld4 r2 = [r14]
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	cmp4.ne p8, p9 = 0, r2
	nop 0
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	(p9) addl r2 = 262144, r0
	nop 0
	(p6) br.cond.dpnt .L188
	;;
	.mmi
	st4 [r44] = r2
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	adds r14 = -1, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = -3, r14
	(p7) br.cond.dpnt .L185
.L189:
	.pred.rel.mutex p16, p17
	.mmi
	adds r43 = 580, r36
	nop 0
	adds r14 = 4, r40
	;;
	.mmi
	st4 [r43] = r15
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
	adds r49 = 599, r38
	sub r38 = r0, r38
	nop 0
	.mmi
	adds r41 = 592, r36
	adds r14 = 8, r36
	addl r42 = @gprel(last_id#), gp
	;;
	.mmi
	add r49 = r49, r36
	st4 [r14] = r15
	nop 0
	;;
	.mmi
	and r49 = r38, r49
	;;
	addp4 r49 = 0,r49
	nop 0
	;;
	.mib
	st4 [r41] = r49
	nop 0
	br.call.sptk.many b0 = library_tls_begin#
	;;
	.mmi
	ld4 r17 = [r41]
	adds r15 = 24, r36
	adds r16 = 20, r36
	.mmi
	mov r1 = r47
	ld4 r14 = [r42]
	nop 0
	;;
	.mmi
	addp4 r17 = 0,r17
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	st4 [r17] = r36
	st4 [r15] = r35
	nop 0
	;;
	.mmi
	ld4.a r15 = [r39]
	st4 [r16] = r34
	nop 0
	.mmi
	st4 [r32] = r14
	;;
	ld4.c.clr r15 = [r39]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L190
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mii
	ld4 r14 = [r42]
	mov r1 = r47
	;;
	adds r14 = 1, r14
	;;
.L190:
	.pred.rel.mutex p16, p17
	.mmi
	addl r38 = @gprel(running#), gp
	st4 [r36] = r14
	addl r50 = @ltoff(@fptr(run_thread#)), gp
	.mmi
	st4 [r42] = r14
	adds r39 = 596, r36
	adds r55 = 4, r36
	;;
	.mmi
	ld4 r14 = [r38]
	mov r51 = r36
	addl r49 = 389, r0
	.mmi
	ld4 r15 = [r37]
	st4 [r37] = r36
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	st4 [r39] = r15
	nop 0
	.mmi
	ld8 r50 = [r50]
	;;
	st4 [r38] = r14
	nop 0
	.mmi
	ld4 r54 = [r41]
	ld4 r53 = [r44]
	nop 0
	;;
	.mib
	ld4 r52 = [r43]
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 24, r12
	mov r1 = r47
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
	adds r14 = 12, r40
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
	adds r14 = 16, r40
	adds r52 = 20, r40
	addl r49 = 417, r0
	;;
	.mmi
	ld4 r51 = [r14]
	nop 0
	adds r14 = 4, r36
	;;
	.mib
	cmp4.eq p6, p7 = 2, r51
	nop 0
	(p6) br.cond.dpnt .L198
	;;
	.mib
	ld4 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	mov r1 = r47
	.mmi
	mov r8 = r0
	;;
	st4 [r32] = r14
	nop 0
.L172:
	.mii
	nop 0
	mov pr = r48, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r45
	;;
	mov ar.pfs = r46
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
	mov r1 = r47
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
	adds r15 = 588, r36
	.mmi
	adds r44 = 584, r36
	mov r54 = r0
	addl r53 = -1, r0
	;;
	.mmi
	and r14 = r16, r14
	addl r52 = 18, r0
	addl r51 = 3, r0
	.mmi
	mov r49 = r0
	;;
	st4 [r15] = r14
	mov r50 = r14
	.mmb
	st4 [r44] = r14
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mii
	addp4 r15 = 0,r8
	mov r1 = r47
	;;
	adds r14 = -1, r15
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = -3, r14
	(p7) br.cond.dptk .L189
	.align 32
.L185:
	.mib
	nop 0
	mov r49 = r36
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r47
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
	mov pr = r48, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r45
	;;
	mov ar.pfs = r46
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
	ld4 r14 = [r37]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L192
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r36
	(p6) br.cond.dpnt .L235
	.align 32
.L194:
	.mmi
	adds r15 = 596, r14
	nop 0
	mov r16 = r14
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L192
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r36
	(p6) br.cond.dptk .L194
	.mii
	ld4 r15 = [r39]
	adds r14 = 596, r16
	;;
	addp4 r14 = 0,r14
	.mmi
	addp4 r15 = 0,r15
	;;
	st4 [r14] = r15
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
	adds r14 = 588, r36
	nop 0
	mov r1 = r47
	;;
	.mmi
	nop 0
	ld4 r50 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r50
	nop 0
	(p6) br.cond.dpnt .L236
	;;
	.mib
	ld4 r49 = [r41]
	nop 0
	br.call.sptk.many b0 = library_tls_end#
	;;
	.mmi
	nop 0
	mov r1 = r47
	mov r49 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L238:
	.mib
	nop 0
	addl r8 = 11, r0
	br .L237
.L236:
	.mib
	ld4 r49 = [r43]
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	.mmb
	ld4 r49 = [r41]
	nop 0
	br.call.sptk.many b0 = library_tls_end#
	;;
	.mib
	mov r1 = r47
	mov r49 = r36
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L238
.L186:
	.pred.rel.mutex p16, p17
	.mmi
	addl r15 = 262144, r0
	adds r14 = 588, r36
	adds r44 = 584, r36
	.mmi
	mov r54 = r0
	addl r53 = -1, r0
	addl r52 = 18, r0
	;;
	.mmi
	st4 [r14] = r15
	st4 [r44] = r15
	addl r51 = 3, r0
	.mmb
	addl r50 = 262144, r0
	mov r49 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r47
	;;
	adds r15 = -1, r8
	;;
	.mmi
	cmp4.ltu p6, p7 = -3, r15
	;;
	(p7) adds r43 = 580, r36
	(p7) mov r15 = r0
	;;
	.mib
	(p7) st4 [r43] = r8
	nop 0
	(p7) br.cond.sptk .L201
	.mib
	mov r49 = r36
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L200
.L232:
	.mii
	addl r8 = 1, r0
	mov pr = r48, -1
	;;
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
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
	ld4 r15 = [r39]
	nop 0
	addl r14 = @gprel(threads#), gp
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r15 = 0,r15
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L192
	.endp pthread_create#
	.align 16
	.align 64
	.global __pthread_create_system#
	.type	__pthread_create_system#, @function
	.proc __pthread_create_system#
__pthread_create_system:
	.prologue
	.body
	.mmi
	addp4 r35 = 0,r35
	nop 0
	addp4 r34 = 0,r34
	.mmi
	addp4 r33 = 0,r33
	nop 0
	addp4 r32 = 0,r32
	;;
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
	.mib
	addl r14 = @gprel(threads#), gp
	cmp4.eq p6, p7 = 1, r32
	(p6) br.cond.dpnt .L244
	;;
	.mmi
	ld4 r8 = [r14]
	;;
	addp4 r8 = 0,r8
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L242
	.align 32
.L243:
	.mmi
	ld4 r14 = [r8]
	nop 0
	adds r15 = 596, r8
	;;
	.mib
	cmp4.eq p6, p7 = r32, r14
	nop 0
	(p6) br.cond.dpnt .L242
	;;
	.mmi
	ld4 r8 = [r15]
	;;
	addp4 r8 = 0,r8
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L243
.L242:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L244:
	.mlx
	nop 0
	movl r8 = @gprel(first_thread#)
	;;
	.mmi
	nop 0
	add r8 = r1, r8
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br.ret.sptk.many b0
	.endp thread_find#
	.align 16
	.align 64
	.global pthread_join#
	.type	pthread_join#, @function
	.proc pthread_join#
pthread_join:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 9, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addl r39 = @gprel(__threads_started#), gp
	.save rp, r40
	mov r40 = b0
	mov r42 = r1
	.body
	;;
	.mmi
	ld4 r14 = [r39]
	addp4 r33 = 0,r33
	mov r43 = r32
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L270
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addp4 r14 = 0,r14
	(p6) br.cond.dpnt .L270
	;;
	.mmi
	ld4 r34 = [r14]
	;;
	addp4 r34 = 0,r34
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L270
.L252:
	.mmi
	ld4 r14 = [r34]
	;;
	cmp4.eq p6, p7 = r14, r43
	adds r14 = 16, r12
	;;
	.mmi
	(p6) addl r36 = 45, r0
	nop 0
	mov r44 = r14
	.bbb
	nop 0
	(p6) br.cond.dpnt .L251
	br.call.sptk.many b0 = claim_thread#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov r36 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L294
	;;
.L251:
	.mii
	mov r8 = r36
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L270:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r34 = @gprel(first_thread#)
	;;
	.mmi
	nop 0
	add r34 = r1, r34
	nop 0
	;;
	.mib
	nop 0
	addp4 r34 = 0,r34
	br .L252
.L294:
	.mmi
	nop 0
	ld4 r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L273
	.mlx
	adds r15 = 16, r12
	movl r34 = @gprel(first_thread#)
	;;
	.mmi
	nop 0
	add r34 = r1, r34
	nop 0
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addp4 r14 = 0,r14
	(p6) br.cond.dpnt .L273
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r35 = [r15]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r35 = 0,r35
	;;
	.mii
	cmp.eq p6, p7 = 0, r14
	adds r38 = 4, r35
	;;
	(p6) addp4 r14 = 0,r34
	;;
	.mmi
	nop 0
	adds r14 = 572, r14
	nop 0
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	ld4.acq r46 = [r38]
	nop 0
	mov r1 = r42
	;;
	.mib
	cmp4.ne p6, p7 = 0, r46
	nop 0
	(p7) br.cond.dpnt .L259
	;;
	.mii
	(p6) adds r37 = 4, r35
	nop 0
	;;
	(p6) addp4 r37 = 0,r37
	;;
	.align 32
.L258:
	.mmi
	mov r47 = r0
	mov r45 = r37
	nop 0
	.mmb
	addl r44 = 3, r0
	addl r43 = 398, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	ld4.acq r46 = [r38]
	nop 0
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r46
	(p6) br.cond.dptk .L258
.L259:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	ld4 r14 = [r39]
	nop 0
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L276
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addp4 r14 = 0,r14
	(p6) br.cond.dpnt .L276
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L276
	;;
.L257:
	.mmi
	adds r14 = 572, r14
	nop 0
	cmp.eq p6, p7 = 0, r33
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	(p7) adds r14 = 28, r35
	;;
	.mmi
	(p7) ld4 r14 = [r14]
	;;
	(p7) addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	(p7) st4 [r33] = r14
	cmp4.eq p6, p7 = r35, r34
	(p6) br.cond.dpnt .L251
	;;
	.mmi
	nop 0
	ld4 r14 = [r39]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L262
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
	;;
.L262:
	.mmi
	addl r14 = @gprel(threads#), gp
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L263
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r35
	(p6) br.cond.dpnt .L295
	.align 32
.L265:
	.mmi
	adds r15 = 596, r14
	nop 0
	mov r16 = r14
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L263
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r35
	(p6) br.cond.dptk .L265
	.mmi
	adds r14 = 596, r35
	nop 0
	adds r16 = 596, r16
	;;
	.mii
	ld4 r14 = [r14]
	addp4 r16 = 0,r16
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r16] = r14
	nop 0
.L263:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r14 = 588, r35
	nop 0
	mov r1 = r42
	;;
	.mmi
	ld4 r44 = [r14]
	nop 0
	adds r14 = 592, r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r44
	nop 0
	(p7) br.cond.dpnt .L296
	;;
	.mib
	ld4 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = library_tls_end#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov r43 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L297:
	.mii
	mov r8 = r36
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L273:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r34 = @gprel(first_thread#)
	.mii
	adds r15 = 16, r12
	nop 0
	;;
	add r34 = r1, r34
	.mmi
	ld4 r35 = [r15]
	;;
	addp4 r14 = 0,r34
	addp4 r35 = 0,r35
	;;
	.mmi
	adds r14 = 572, r14
	nop 0
	adds r38 = 4, r35
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mii
	ld4.acq r46 = [r38]
	mov r1 = r42
	;;
	cmp4.ne p6, p7 = 0, r46
	;;
	.mmi
	nop 0
	(p6) adds r37 = 4, r35
	nop 0
	;;
	.mib
	nop 0
	(p6) addp4 r37 = 0,r37
	(p6) br.cond.dptk .L258
	.mib
	nop 0
	nop 0
	br .L259
.L276:
	.mib
	nop 0
	addp4 r14 = 0,r34
	br .L257
	;;
.L296:
	.mmi
	nop 0
	adds r14 = 580, r35
	nop 0
	;;
	.mib
	ld4 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	adds r14 = 592, r35
	nop 0
	mov r1 = r42
	;;
	.mib
	ld4 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = library_tls_end#
	;;
	.mib
	mov r1 = r42
	mov r43 = r35
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L297
	;;
.L295:
	.mmi
	adds r14 = 596, r35
	nop 0
	addl r16 = @gprel(threads#), gp
	;;
	.mii
	ld4 r14 = [r14]
	addp4 r16 = 0,r16
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	st4 [r16] = r14
	nop 0
	br .L263
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
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	mov r37 = r14
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
	(p7) ld4 r14 = [r15]
	(p7) addl r15 = 1, r0
	;;
	(p7) addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	(p7) adds r14 = 8, r14
	nop 0
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
	addp4 r32 = 0,r32
	.mlx
	mov r36 = r1
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	adds r15 = 4, r32
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	cmp4.ne p6, p7 = r14, r32
	nop 0
	(p7) br.cond.dpnt .L309
	;;
	.mii
	(p6) ld4 r38 = [r15]
	nop 0
	;;
	(p6) mov r14 = r38
	;;
.L303:
	.mmi
	cmp4.eq p6, p7 = 0, r14
	mov r39 = r33
	addl r37 = 397, r0
	;;
	.mib
	(p6) addl r8 = 3, r0
	nop 0
	(p6) br.cond.dpnt .L301
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
.L301:
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
.L309:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L303
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
	(p6) br.cond.dpnt .L311
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
.L311:
	.mib
	addl r14 = @gprel(threads#), gp
	cmp4.eq p6, p7 = 1, r32
	(p6) br.cond.dpnt .L312
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L319
	.align 32
.L315:
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r16 = 596, r14
	;;
	.mib
	cmp4.eq p6, p7 = r15, r32
	nop 0
	(p6) br.cond.dpnt .L314
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L315
.L319:
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
.L314:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = @gprel(first_thread#)
	.mmi
	adds r16 = 4, r14
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r14
	nop 0
	(p6) br.cond.spnt .L312
	;;
	.mii
	(p7) ld4 r39 = [r16]
	nop 0
	;;
	(p7) mov r14 = r39
	;;
.L316:
	.mmi
	cmp4.eq p6, p7 = 0, r14
	mov r40 = r33
	nop 0
	.mmb
	addl r38 = 397, r0
	mov r34 = r0
	(p6) br.cond.dpnt .L319
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
.L312:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L316
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
	.mmi
	addl r14 = @gprel(__threads_started#), gp
	nop 0
	mov r15 = r0
	;;
	.mlx
	ld4 r16 = [r14]
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	cmp4.eq p6, p7 = 0, r16
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
	(p6) br.cond.dptk .L336
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	addp4 r15 = 0,r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L338
	;;
	.mlx
	ld4 r15 = [r15]
	movl r14 = @gprel(first_thread#)
	;;
	.mii
	addp4 r15 = 0,r15
	add r14 = r1, r14
	;;
	cmp.eq p6, p7 = 0, r15
	;;
	.mib
	(p6) addp4 r14 = 0,r14
	nop 0
	(p6) br.cond.dpnt .L336
	;;
	.mib
	cmp4.eq p6, p7 = r14, r15
	mov r14 = r15
	(p6) br.cond.spnt .L340
	;;
.L336:
	.mmi
	addl r16 = @gprel(running#), gp
	addl r17 = 1, r0
	adds r14 = 596, r14
	;;
	.mmi
	nop 0
	st4 [r16] = r17
	addl r16 = @gprel(threads#), gp
	.mmi
	nop 0
	st4 [r14] = r0
	nop 0
	;;
	.mib
	st4 [r16] = r15
	nop 0
	br.ret.sptk.many b0
.L338:
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
	addp4 r14 = 0,r14
	st4 [r16] = r15
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 596, r14
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.ret.sptk.many b0
.L340:
	.mmi
	addl r16 = @gprel(running#), gp
	addl r17 = 1, r0
	mov r15 = r0
	.mmi
	adds r14 = 596, r14
	;;
	st4 [r16] = r17
	addl r16 = @gprel(threads#), gp
	.mmi
	nop 0
	st4 [r14] = r0
	nop 0
	;;
	.mib
	st4 [r16] = r15
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
	nop 0
	addp4 r32 = 0,r32
	;;
	.mmi
	nop 0
	ld4 r33 = [r34]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L343
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addp4 r14 = 0,r14
	(p6) br.cond.dpnt .L351
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L351
.L345:
	.mmi
	nop 0
	ld4 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L343
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
	(p7) br.cond.dptk .L364
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
.L347:
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
	(p6) br.cond.dptk .L354
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
	cmp4.eq p6, p7 = 0, r14
	addp4 r14 = 0,r14
	(p6) br.cond.dpnt .L354
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	adds r14 = 560, r14
	(p6) br.cond.dpnt .L354
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
.L348:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L343:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L364:
	.mmi
	adds r14 = 4, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r33, r14
	nop 0
	(p6) br.cond.dpnt .L347
	;;
	.mib
	(p7) addl r33 = 1, r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L343
	;;
.L351:
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
	addp4 r14 = 0,r14
	br .L345
	;;
.L354:
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
	addp4 r14 = 0,r14
	;;
	adds r14 = 560, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L348
	.endp stream_lock_try#
	.align 16
	.align 64
	.global stream_lock_take#
	.type	stream_lock_take#, @function
	.proc stream_lock_take#
stream_lock_take:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 1, 14, 5, 0
	addl r33 = @gprel(__threads_started#), gp
	.save pr, r46
	mov r46 = pr
	.mmi
	mov r45 = r1
	nop 0
	addp4 r32 = 0,r32
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	.save rp, r43
	mov r43 = b0
	.body
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L365
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	addp4 r15 = 0,r14
	cmp4.eq p8, p9 = 0, r14
	(p8) br.cond.dpnt .L380
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p8, p9 = 0, r14
	(p8) br.cond.dpnt .L380
.L367:
	.pred.rel.mutex p6, p7
	.mlx
	ld4 r37 = [r14]
	movl r35 = @gprel(guard_room#)
	.mlx
	addl r42 = 2, r0
	movl r40 = @gprel(first_thread#)
	;;
	.mmi
	add r35 = r1, r35
	add r40 = r1, r40
	addl r34 = 1, r0
	.mmi
	adds r38 = 4, r32
	addl r39 = 1, r0
	adds r36 = 8, r32
	;;
	.mmi
	adds r35 = 15, r35
	nop 0
	addp4 r40 = 0,r40
	.mmb
	cmp4.eq p8, p9 = 0, r37
	nop 0
	(p8) br.cond.dpnt .L365
	;;
	.mmi
	and r35 = -16, r35
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r41 = r13
// 0 "" 2
#NO_APP
	;;
	.mmi
	cmp4.eq p16, p17 = 0, r41
	nop 0
	addp4 r41 = 0,r41
	;;
	.mmi
	nop 0
	(p16) cmp.eq.unc p18, p0 = r0, r0
	(p17) cmp.eq.unc p19, p0 = r0, r0
	.pred.rel.mutex p18, p19
	.align 32
.L372:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.bbb
	(p6) br.cond.dpnt .L368
	nop 0
	br.call.sptk.many b0 = guard_enter.part.0#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L368:
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
	(p7) br.cond.dptk .L398
	.mmi
	st4 [r32] = r34
	st4 [r38] = r37
	nop 0
.L370:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r14 = [r36]
	ld4 r15 = [r33]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	st4 [r36] = r14
	nop 0
	(p7) br.cond.dptk .L399
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 560, r14
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
.L365:
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
.L398:
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
	(p6) br.cond.dpnt .L370
	;;
	.mmi
	ld4.a r14 = [r33]
	st4 [r32] = r42
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L402
.L403:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	nop 0
	(p7) br.cond.dpnt .L376
	;;
	.mmi
	(p6) mov r15 = r0
	nop 0
	nop 0
.L378:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	;;
	.mmi
	ld4.a r14 = [r33]
	st4.rel [r35] = r39
	nop 0
	;;
	.mmi
	nop 0
	ld4.c.clr r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L384
	.mib
	nop 0
	nop 0
	(p16) br.cond.dpnt .L384
	;;
	.mmi
	ld4 r14 = [r41]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	adds r14 = 560, r14
	(p6) br.cond.dpnt .L400
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
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
	(p7) br.cond.dpnt .L365
	.align 32
.L376:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r51 = r0
	addl r50 = 2, r0
	mov r49 = r32
	.mmb
	addl r48 = 5, r0
	addl r47 = 398, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r45
	addl r34 = 2, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	br .L372
	;;
.L400:
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
	addp4 r14 = 0,r14
	;;
	adds r14 = 560, r14
	nop 0
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
	(p6) br.cond.dptk .L376
	.mib
	nop 0
	nop 0
	br .L365
.L384:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mii
	mov r14 = r40
	cmp4.eq p6, p7 = 0, r15
	;;
	adds r14 = 560, r14
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
	(p6) br.cond.dptk .L376
	.mib
	nop 0
	nop 0
	br .L365
.L399:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	(p18) mov r14 = r40
	nop 0
	(p18) br.cond.dpnt .L374
	;;
	.mmi
	ld4 r14 = [r41]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L401
.L374:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 560, r14
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
	br .L378
.L401:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	.mmi
	addl r15 = 1, r0
	;;
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 560, r14
	nop 0
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
	br .L378
.L380:
	.pred.rel.mutex p6, p7
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
	addp4 r14 = 0,r14
	br .L367
	;;
.L402:
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
	br .L403
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
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	adds r34 = 8, r32
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L404
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L418
.L404:
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
.L418:
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
	(p6) br.cond.dptk .L412
#APP
// 32 "./libc/hpux/threads.c" 1
	mov r14 = r13
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addp4 r14 = 0,r14
	(p6) br.cond.dpnt .L412
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	adds r14 = 560, r14
	(p6) br.cond.dpnt .L412
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
	(p7) br.cond.dptk .L419
.L409:
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
	(p6) br.cond.dptk .L404
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
.L412:
	.mlx
	nop 0
	movl r14 = @gprel(first_thread#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r14 = 560, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	nop 0
	;;
	.mmi
	ld4 r14 = [r34]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L409
.L419:
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
	.align 4
	.type	threads#, @object
	.size	threads#, 4
threads:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	keys#, @object
	.size	keys#, 1024
keys:
	.skip	1024
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
	.align 4
	.type	first_thread#, @object
	.size	first_thread#, 600
first_thread:
	data4	1
	data4	1
	.skip	592
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
