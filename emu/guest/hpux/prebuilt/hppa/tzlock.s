; 1ec4ca975f307d2131a589f417e0ed04 newlib/libc/time/tzlock.c
	.LEVEL 1.1
	.text
	.section	.text.__tz_lock,"ax",@progbits
	.align 4
.globl __tz_lock
	.type	__tz_lock, @function
__tz_lock:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	__tz_lock, .-__tz_lock
	.section	.text.__tz_unlock,"ax",@progbits
	.align 4
.globl __tz_unlock
	.type	__tz_unlock, @function
__tz_unlock:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	__tz_unlock, .-__tz_unlock
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
