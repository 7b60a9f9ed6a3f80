! e40f8148be3c9b77b9b1d345366bdb56 newlib/libc/time/tzset.c
	.file	"tzset.c"
	.section	".text"
	.section	.text._tzset_unlocked,"ax",@progbits
	.align 4
	.global _tzset_unlocked
	.type	_tzset_unlocked, #function
	.proc	020
_tzset_unlocked:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i0
	call	_tzset_unlocked_r, 0
	 restore
	.size	_tzset_unlocked, .-_tzset_unlocked
	.section	.text.tzset,"ax",@progbits
	.align 4
	.global tzset
	.type	tzset, #function
	.proc	020
tzset:
	save	%sp, -176, %sp
	call	__tz_lock, 0
	 nop
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	call	_tzset_unlocked_r, 0
	 ldx	[%l7], %o0
	call	__tz_unlock, 0
	 restore
	.size	tzset, .-tzset
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.text.__sparc_get_pc_thunk.l7,"axG",@progbits,__sparc_get_pc_thunk.l7,comdat
	.align 4
	.weak	__sparc_get_pc_thunk.l7
	.hidden	__sparc_get_pc_thunk.l7
	.type	__sparc_get_pc_thunk.l7, #function
	.proc	020
__sparc_get_pc_thunk.l7:
	jmp	%o7+8
	 add	%o7, %l7, %l7
	.section	.note.GNU-stack,"",@progbits
