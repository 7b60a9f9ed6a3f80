! 4b00d3ce04a7e20aa13a1211d5b3adeb newlib/libc/stdlib/nrand48.c
	.file	"nrand48.c"
	.section	".text"
	.section	.text._nrand48_r,"ax",@progbits
	.align 4
	.global _nrand48_r
	.type	_nrand48_r, #function
	.proc	05
_nrand48_r:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	__dorand48, 0
	 mov	%i1, %o1
	lduh	[%i1+2], %g1
	lduh	[%i1+4], %i0
	srlx	%g1, 1, %g1
	sllx	%i0, 15, %i0
	return	%i7+8
	 add	%o0, %g1, %o0
	.size	_nrand48_r, .-_nrand48_r
	.section	.text.nrand48,"ax",@progbits
	.align 4
	.global nrand48
	.type	nrand48, #function
	.proc	05
nrand48:
	save	%sp, -176, %sp
	mov	%i0, %i1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i0
	call	_nrand48_r, 0
	 restore
	.size	nrand48, .-nrand48
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
