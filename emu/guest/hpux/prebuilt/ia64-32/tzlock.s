// 1ec4ca975f307d2131a589f417e0ed04 newlib/libc/time/tzlock.c
	.file	"tzlock.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __tz_lock#
	.type	__tz_lock#, @function
	.proc __tz_lock#
__tz_lock:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp __tz_lock#
	.align 16
	.align 64
	.global __tz_unlock#
	.type	__tz_unlock#, @function
	.proc __tz_unlock#
__tz_unlock:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp __tz_unlock#
	.ident	"GCC: (GNU) 12.2.0"
