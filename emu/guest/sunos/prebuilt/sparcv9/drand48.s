! b553dfe71ebf3ba7f64457b1a33f0630 newlib/libc/stdlib/drand48.c
	.file	"drand48.c"
	.section	".text"
	.section	.text._drand48_r,"ax",@progbits
	.align 4
	.global _drand48_r
	.type	_drand48_r, #function
	.proc	07
_drand48_r:
	save	%sp, -176, %sp
	call	_erand48_r, 0
	 restore %i0, 240, %o1
	.size	_drand48_r, .-_drand48_r
	.section	.text.drand48,"ax",@progbits
	.align 4
	.global drand48
	.type	drand48, #function
	.proc	07
drand48:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i0
	call	_drand48_r, 0
	 restore
	.size	drand48, .-drand48
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
