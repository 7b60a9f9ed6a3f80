! 015426b19b07e84f65007849ca4bab7e newlib/libc/stdlib/lrand48.c
	.file	"lrand48.c"
	.section	".text"
	.section	.text._lrand48_r,"ax",@progbits
	.align 4
	.global _lrand48_r
	.type	_lrand48_r, #function
	.proc	05
_lrand48_r:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	add	%i0, 240, %o1
	call	__dorand48, 0
	 mov	%i0, %o0
	lduh	[%i0+242], %g1
	lduh	[%i0+244], %g2
	srlx	%g1, 1, %g1
	sllx	%g2, 15, %i0
	return	%i7+8
	 add	%o0, %g1, %o0
	.size	_lrand48_r, .-_lrand48_r
	.section	.text.lrand48,"ax",@progbits
	.align 4
	.global lrand48
	.type	lrand48, #function
	.proc	05
lrand48:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i0
	call	_lrand48_r, 0
	 restore
	.size	lrand48, .-lrand48
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
