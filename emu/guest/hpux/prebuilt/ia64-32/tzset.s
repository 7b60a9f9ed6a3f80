// 4bef6dd86cb9dad3fb920503db73e942 newlib/libc/time/tzset.c
	.file	"tzset.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _tzset_unlocked#
	.type	_tzset_unlocked#, @function
	.proc _tzset_unlocked#
_tzset_unlocked:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	addl r14 = @ltoffx(_impure_ptr#), r1
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8.mov r14 = [r14], _impure_ptr#
	nop 0
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = _tzset_unlocked_r#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp _tzset_unlocked#
	.align 16
	.align 64
	.global tzset#
	.type	tzset#, @function
	.proc tzset#
tzset:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __tz_lock#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r14 = @ltoffx(_impure_ptr#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], _impure_ptr#
	nop 0
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = _tzset_unlocked_r#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp tzset#
	.global __tz_unlock#
	.type	__tz_unlock#, @function
	.global __tz_lock#
	.type	__tz_lock#, @function
	.global _tzset_unlocked_r#
	.type	_tzset_unlocked_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
