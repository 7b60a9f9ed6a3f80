! 613361977eaa40b5c1e10bd90d059d10 newlib/libc/stdlib/srand48.c
	.file	"srand48.c"
	.section	".text"
	.section	.text._srand48_r,"ax",@progbits
	.align 4
	.global _srand48_r
	.type	_srand48_r, #function
	.proc	020
_srand48_r:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	srlx	%i1, 16, %g2
	sethi	%hi(12288), %g1
	or	%g1, 782, %g1
	sth	%g1, [%i0+240]
	sethi	%hi(-7168), %g1
	or	%g1, 621, %g1
	sth	%g1, [%i0+246]
	sethi	%hi(-554958848), %g1
	or	%g1, 5, %g1
	sth	%i1, [%i0+242]
	st	%g1, [%i0+248]
	sth	%g2, [%i0+244]
	mov	11, %g1
	sth	%g1, [%i0+252]
	return	%i7+8
	 nop
	.size	_srand48_r, .-_srand48_r
	.section	.text.srand48,"ax",@progbits
	.align 4
	.global srand48
	.type	srand48, #function
	.proc	020
srand48:
	save	%sp, -176, %sp
	mov	%i0, %i1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i0
	call	_srand48_r, 0
	 restore
	.size	srand48, .-srand48
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
