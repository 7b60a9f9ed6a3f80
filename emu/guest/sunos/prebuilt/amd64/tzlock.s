// 90cc74d789a99550a22dde1129d82376 newlib/libc/time/tzlock.c
	.file	"tzlock.c"
	.text
	.section	.text.__tz_lock,"ax",@progbits
	.p2align 4
	.globl	__tz_lock
	.type	__tz_lock, @function
__tz_lock:
	ret
	.size	__tz_lock, .-__tz_lock
	.section	.text.__tz_unlock,"ax",@progbits
	.p2align 4
	.globl	__tz_unlock
	.type	__tz_unlock, @function
__tz_unlock:
	ret
	.size	__tz_unlock, .-__tz_unlock
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
