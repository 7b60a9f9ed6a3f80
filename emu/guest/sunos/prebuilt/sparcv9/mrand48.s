! 0ec4e308a35586fbcc2636797bf01ea6 newlib/libc/stdlib/mrand48.c
	.file	"mrand48.c"
	.section	".text"
	.section	.text._mrand48_r,"ax",@progbits
	.align 4
	.global _mrand48_r
	.type	_mrand48_r, #function
	.proc	05
_mrand48_r:
	save	%sp, -176, %sp
	add	%i0, 240, %o1
	call	__dorand48, 0
	 mov	%i0, %o0
	lduh	[%i0+244], %g1
	lduh	[%i0+242], %i0
	sllx	%g1, 16, %g1
	return	%i7+8
	 add	%g1, %o0, %o0
	.size	_mrand48_r, .-_mrand48_r
	.section	.text.mrand48,"ax",@progbits
	.align 4
	.global mrand48
	.type	mrand48, #function
	.proc	05
mrand48:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i0
	call	_mrand48_r, 0
	 restore
	.size	mrand48, .-mrand48
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
