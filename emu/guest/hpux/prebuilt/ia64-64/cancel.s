// f4a6ca515c8d72de66eb2dbcdc6e1095 emu/guest/libc/hpux/cancel.c
	.file	"cancel.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc end#
end:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	adds r15 = 1092, r32
	nop 0
	.mmi
	adds r14 = 1084, r32
	adds r32 = 1096, r32
	.save rp, r33
	mov r33 = b0
	;;
	.mmi
	ld8 r36 = [r32]
	addl r16 = 1, r0
	mov r35 = r1
	.body
	.mmi
	st4 [r14] = r0
	;;
	nop 0
	cmp.eq p6, p7 = 0, r36
	.mmb
	nop 0
	st4 [r15] = r16
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
	st8 [r32] = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = pthread_exit#
	;;
	break.f 0
	;;
	.endp end#
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
	.mmi
	adds r14 = 1080, r8
	nop 0
	mov r1 = r34
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	.mmi
	adds r14 = 1072, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	.mmi
	adds r14 = 1088, r8
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	.mmi
	adds r14 = 1076, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 1084, r8
	(p6) br.cond.spnt .L10
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L10
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
	;;
.L10:
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
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	addl r14 = @ltoffx(__threads_started#), r1
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8.mov r14 = [r14], __threads_started#
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L29
.L19:
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
.L29:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addl r15 = 1, r0
	adds r14 = 1084, r8
	mov r1 = r34
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	;;
	;;
	.mmi
	adds r14 = 1080, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	.mmi
	adds r14 = 1072, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	.mmi
	adds r14 = 1088, r8
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	.mib
	nop 0
	mov r35 = r8
	br.call.sptk.many b0 = end#
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
	(p7) br.cond.dpnt .L37
	br.ret.sptk.many b0
.L37:
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r8 = 1084, r8
	mov r1 = r34
	mov b0 = r32
	;;
	.mib
	st4 [r8] = r0
	mov ar.pfs = r33
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
	alloc r34 = ar.pfs, 0, 4, 1, 0
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
	(p6) br.cond.dpnt .L51
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
	;;
.L51:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addl r15 = 1, r0
	adds r14 = 1084, r8
	mov r1 = r35
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	;;
	;;
	.mmi
	adds r14 = 1080, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	.mmi
	adds r14 = 1072, r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	.mmi
	adds r14 = 1088, r8
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	mov r36 = r8
	br.call.sptk.many b0 = end#
.L41:
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L38
	;;
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r8 = 1084, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	st4 [r8] = r0
	mov ar.pfs = r34
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
	(p7) br.cond.dpnt .L74
.L53:
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
	adds r14 = 4, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	mov r33 = r8
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L75
.L54:
	.mib
	nop 0
	addl r34 = 3, r0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L52:
	.mmi
	mov r8 = r34
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L75:
	.mmi
	addl r14 = 1, r0
	nop 0
	adds r35 = 1080, r8
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	cmp.ne p6, p7 = r8, r33
	mov r1 = r38
	nop 0
	.mmb
	addl r40 = 35, r0
	mov r39 = r33
	(p7) br.cond.dpnt .L76
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
	(p6) br.cond.dptk .L52
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = r8, r33
	(p6) br.cond.dpnt .L58
.L59:
	.mmi
	mov r34 = r0
	nop 0
	mov b0 = r36
	;;
	.mib
	mov r8 = r34
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L74:
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
	br .L53
.L76:
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
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = r8, r33
	(p7) br.cond.dptk .L59
.L58:
	;;
	.mmi
	adds r14 = 1076, r33
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	.mmi
	adds r14 = 1072, r33
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	.mmi
	adds r14 = 1088, r33
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	mov r39 = r33
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
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	cmp4.ltu p6, p7 = 1, r32
	mov r1 = r36
	nop 0
	.mmb
	adds r14 = 1072, r8
	mov r37 = r8
	(p6) br.cond.dpnt .L80
	;;
	.mmi
	cmp.eq p6, p7 = 0, r33
	;;
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
	adds r15 = 1076, r8
	;;
	ld4 r8 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L77
	.mmi
	adds r15 = 1080, r37
	;;
	ld4 r8 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L77
	.mmi
	nop 0
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L81
	.mmi
	adds r14 = 1088, r37
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L77
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = end#
.L80:
	.mmi
	addl r8 = 22, r0
	nop 0
	nop 0
	;;
.L77:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L81:
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
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	cmp4.ltu p6, p7 = 1, r32
	mov r1 = r36
	nop 0
	.mmb
	adds r14 = 1076, r8
	mov r37 = r8
	(p6) br.cond.dpnt .L96
	;;
	.mmi
	cmp.eq p6, p7 = 0, r33
	;;
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
	(p6) br.cond.dptk .L93
	.mmi
	adds r14 = 1080, r37
	;;
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L93
	.mmi
	adds r14 = 1072, r37
	;;
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L97
	.mmi
	adds r14 = 1088, r37
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L93
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = end#
.L96:
	.mmi
	addl r8 = 22, r0
	nop 0
	nop 0
	;;
.L93:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L97:
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
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	mov r14 = r32
	nop 0
	adds r8 = 1112, r8
	.mmi
	adds r15 = 16, r32
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld8 r16 = [r8]
	st8 [r14] = r33, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r34
	st8 [r15] = r16
	nop 0
	;;
	;;
	.mmi
	st8 [r8] = r32
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
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 16, r32
	adds r8 = 1112, r8
	mov r1 = r36
	.mmi
	cmp4.eq p6, p7 = 0, r33
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r8] = r14
	nop 0
	(p6) br.cond.dptk .L111
	.mmi
	ld8 r14 = [r32], 8
	;;
	ld8 r37 = [r32]
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
.L111:
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
	adds r32 = 1112, r32
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L118
	.align 32
.L120:
	.mmi
	adds r15 = 16, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r32] = r15
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r36 = [r14]
	;;
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r15]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L120
.L118:
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
	.align 8
	.type	action.0#, @object
	.size	action.0#, 48
action.0:
	data8	@fptr(on_cancel#)
	data4	0
	.skip	28
	data4	64
	.skip	4
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
