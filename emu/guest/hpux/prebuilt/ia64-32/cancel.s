// f4a6ca515c8d72de66eb2dbcdc6e1095 emu/guest/libc/hpux/cancel.c
	.file	"cancel.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc end#
end:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addp4 r32 = 0,r32
	.save rp, r33
	mov r33 = b0
	.mii
	mov r35 = r1
	.body
	nop 0
	;;
	adds r15 = 564, r32
	.mmi
	adds r14 = 556, r32
	adds r32 = 568, r32
	addl r16 = 1, r0
	;;
	.mmi
	ld4 r36 = [r32]
	st4 [r15] = r16
	nop 0
	.mmi
	st4 [r14] = r0
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L2:
	.mib
	st4 [r32] = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = pthread_exit#
	;;
	break.f 0
	;;
	.endp end#
	.align 16
	.align 64
	.proc cancel_enter.part.0#
cancel_enter.part.0:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	addl r15 = 1, r0
	mov r1 = r34
	;;
	.mmi
	adds r14 = 556, r8
	;;
	st4 [r14] = r15
	nop 0
	;;
	;;
	.mmi
	adds r14 = 552, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	.mmi
	adds r14 = 544, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	.mmi
	adds r14 = 560, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	.mmi
	adds r14 = 564, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	mov r35 = r8
	br.call.sptk.many b0 = end#
	;;
.L8:
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp cancel_enter.part.0#
	.align 16
	.align 64
	.proc on_cancel#
on_cancel:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r34
	;;
	adds r14 = 552, r8
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	.mmi
	adds r14 = 544, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	.mmi
	adds r14 = 560, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	.mmi
	adds r14 = 564, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	.mmi
	adds r14 = 548, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 556, r8
	(p6) br.cond.spnt .L17
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L17
.L15:
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	;;
.L17:
	.mib
	nop 0
	mov r35 = r8
	br.call.sptk.many b0 = end#
	;;
	break.f 0
	;;
	.endp on_cancel#
	.align 16
	.align 64
	.global cancel_enter#
	.type	cancel_enter#, @function
	.proc cancel_enter#
cancel_enter:
	.prologue
	.body
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	;;
	ld8.mov r14 = [r14], __threads_started#
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L30
	br.ret.sptk.many b0
	;;
.L30:
	.mib
	nop 0
	nop 0
	br.sptk.many cancel_enter.part.0#
	;;
	break.f 0
	;;
	.endp cancel_enter#
	.align 16
	.align 64
	.global cancel_leave#
	.type	cancel_leave#, @function
	.proc cancel_leave#
cancel_leave:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	addl r14 = @ltoffx(__threads_started#), r1
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8.mov r14 = [r14], __threads_started#
	mov ar.pfs = r33
	;;
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L38
	br.ret.sptk.many b0
.L38:
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r34
	mov b0 = r32
	;;
	.mmi
	adds r8 = 556, r8
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.ret.sptk.many b0
	.endp cancel_leave#
	.align 16
	.align 64
	.global pthread_testcancel#
	.type	pthread_testcancel#, @function
	.proc pthread_testcancel#
pthread_testcancel:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 0, 0
	addl r32 = @ltoffx(__threads_started#), r1
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld8.mov r32 = [r32], __threads_started#
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L48
.L39:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L48:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter.part.0#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L39
	;;
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	adds r8 = 556, r8
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.ret.sptk.many b0
	.endp pthread_testcancel#
	.align 16
	.align 64
	.global pthread_cancel#
	.type	pthread_cancel#, @function
	.proc pthread_cancel#
pthread_cancel:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 3, 0
	addl r33 = @gprel(installed.1#), gp
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L71
.L50:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = thread_find#
	;;
	.mmi
	addp4 r33 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mib
	adds r14 = 4, r33
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L51
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L72
.L51:
	.mib
	nop 0
	addl r34 = 3, r0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L49:
	.mmi
	mov r8 = r34
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L72:
	.mmi
	addl r14 = 1, r0
	nop 0
	adds r35 = 552, r33
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	.mmi
	addl r40 = 35, r0
	nop 0
	mov r39 = r33
	;;
	.mib
	cmp4.ne p6, p7 = r33, r8
	nop 0
	(p7) br.cond.dpnt .L73
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_signal#
	;;
	.mib
	mov r1 = r38
	mov r34 = r8
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r33, r8
	(p6) br.cond.dpnt .L55
.L56:
	.mmi
	mov r34 = r0
	nop 0
	mov b0 = r36
	;;
	.mib
	mov r8 = r34
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L71:
	.mlx
	nop 0
	movl r40 = @gprel(action.0#)
	.mmi
	mov r41 = r0
	nop 0
	addl r39 = 35, r0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mii
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r38
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br .L50
.L73:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r33, r8
	(p7) br.cond.dptk .L56
.L55:
	;;
	.mmi
	adds r14 = 548, r33
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	.mmi
	adds r14 = 544, r33
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	.mmi
	adds r14 = 560, r33
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	.mmi
	adds r33 = 564, r33
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	mov r39 = r8
	br.call.sptk.many b0 = end#
	;;
	break.f 0
	;;
	.endp pthread_cancel#
	.align 16
	.align 64
	.global pthread_setcancelstate#
	.type	pthread_setcancelstate#, @function
	.proc pthread_setcancelstate#
pthread_setcancelstate:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	cmp4.ltu p6, p7 = 1, r32
	nop 0
	addp4 r37 = 0,r8
	.mmb
	mov r1 = r36
	nop 0
	(p6) br.cond.dpnt .L77
	;;
	.mmi
	adds r14 = 544, r37
	nop 0
	cmp.eq p6, p7 = 0, r33
	;;
	.mmi
	nop 0
	(p7) ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	(p7) st4 [r33] = r15
	st4 [r14] = r32
	nop 0
	;;
	;;
	.mmi
	adds r15 = 548, r37
	;;
	ld4 r8 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L74
	.mmi
	adds r15 = 552, r37
	;;
	ld4 r8 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L74
	.mmi
	nop 0
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L78
	.mmi
	adds r14 = 560, r37
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	.mmi
	adds r14 = 564, r37
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = end#
.L77:
	.mmi
	addl r8 = 22, r0
	nop 0
	nop 0
	;;
.L74:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L78:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp pthread_setcancelstate#
	.align 16
	.align 64
	.global pthread_setcanceltype#
	.type	pthread_setcanceltype#, @function
	.proc pthread_setcanceltype#
pthread_setcanceltype:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	cmp4.ltu p6, p7 = 1, r32
	nop 0
	addp4 r37 = 0,r8
	.mmb
	mov r1 = r36
	nop 0
	(p6) br.cond.dpnt .L94
	;;
	.mmi
	adds r14 = 548, r37
	nop 0
	cmp.eq p6, p7 = 0, r33
	;;
	.mmi
	nop 0
	(p7) ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	(p7) st4 [r33] = r15
	st4 [r14] = r32
	nop 0
	;;
	;;
	.mmi
	nop 0
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L91
	.mmi
	adds r14 = 552, r37
	;;
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L91
	.mmi
	adds r14 = 544, r37
	;;
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L95
	.mmi
	adds r14 = 560, r37
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L91
	.mmi
	adds r14 = 564, r37
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L91
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = end#
.L94:
	.mmi
	addl r8 = 22, r0
	nop 0
	nop 0
	;;
.L91:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L95:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp pthread_setcanceltype#
	.align 16
	.align 64
	.global __pthread_cleanup_push#
	.type	__pthread_cleanup_push#, @function
	.proc __pthread_cleanup_push#
__pthread_cleanup_push:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	addp4 r34 = 0,r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r15 = r32
	.mii
	adds r16 = 8, r32
	mov r1 = r37
	;;
	adds r8 = 576, r8
	;;
	.mmi
	ld4 r14 = [r8]
	st4 [r15] = r33, 4
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	st4 [r15] = r34
	nop 0
	;;
	.mmi
	nop 0
	st4 [r16] = r14
	nop 0
	;;
	;;
	.mmi
	st4 [r8] = r32
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp __pthread_cleanup_push#
	.align 16
	.align 64
	.global __pthread_cleanup_pop#
	.type	__pthread_cleanup_pop#, @function
	.proc __pthread_cleanup_pop#
__pthread_cleanup_pop:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	addp4 r32 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 8, r32
	addp4 r8 = 0,r8
	mov r1 = r36
	.mmi
	cmp4.eq p6, p7 = 0, r33
	;;
	ld4 r14 = [r14]
	adds r8 = 576, r8
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	(p6) br.cond.dptk .L110
	.mmi
	nop 0
	ld4 r14 = [r32], 4
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r37 = [r32]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L110:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp __pthread_cleanup_pop#
	.align 16
	.align 64
	.global cancel_run_handlers#
	.type	cancel_run_handlers#, @function
	.proc cancel_run_handlers#
cancel_run_handlers:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addp4 r32 = 0,r32
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	adds r32 = 576, r32
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L117
	.align 32
.L119:
	.mmi
	adds r15 = 8, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	st4 [r32] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld4 r15 = [r14], 4
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	ld4 r36 = [r14]
	nop 0
	;;
	.mmi
	ld8 r14 = [r15], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r15]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r14 = [r32]
	mov r1 = r35
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L119
.L117:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp cancel_run_handlers#
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	action.0#, @object
	.size	action.0#, 40
action.0:
	data4	@fptr(on_cancel#)
	data4	0
	.skip	28
	data4	64
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	installed.1#, @object
	.size	installed.1#, 4
installed.1:
	.skip	4
	.global sigaction#
	.type	sigaction#, @function
	.global thread_signal#
	.type	thread_signal#, @function
	.global guard_leave#
	.type	guard_leave#, @function
	.global thread_find#
	.type	thread_find#, @function
	.global guard_enter#
	.type	guard_enter#, @function
	.global thread_self#
	.type	thread_self#, @function
	.global pthread_exit#
	.type	pthread_exit#, @function
	.global pthread_mutex_lock#
	.type	pthread_mutex_lock#, @function
	.ident	"GCC: (GNU) 12.2.0"
