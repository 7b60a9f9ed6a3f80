! 90cc74d789a99550a22dde1129d82376 newlib/libc/time/tzlock.c
	.file	"tzlock.c"
	.section	".text"
	.section	.text.__tz_lock,"ax",@progbits
	.align 4
	.global __tz_lock
	.type	__tz_lock, #function
	.proc	020
__tz_lock:
	save	%sp, -176, %sp
	return	%i7+8
	 nop
	.size	__tz_lock, .-__tz_lock
	.section	.text.__tz_unlock,"ax",@progbits
	.align 4
	.global __tz_unlock
	.type	__tz_unlock, #function
	.proc	020
__tz_unlock:
	save	%sp, -176, %sp
	return	%i7+8
	 nop
	.size	__tz_unlock, .-__tz_unlock
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
