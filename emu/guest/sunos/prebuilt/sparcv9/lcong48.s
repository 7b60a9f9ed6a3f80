! c1d3f2954a73affe6bf2f595dfcdb879 newlib/libc/stdlib/lcong48.c
	.file	"lcong48.c"
	.section	".text"
	.section	.text._lcong48_r,"ax",@progbits
	.align 4
	.global _lcong48_r
	.type	_lcong48_r, #function
	.proc	020
_lcong48_r:
	save	%sp, -176, %sp
	lduh	[%i1], %g1
	sth	%g1, [%i0+240]
	lduh	[%i1+2], %g1
	sth	%g1, [%i0+242]
	lduh	[%i1+4], %g1
	sth	%g1, [%i0+244]
	lduh	[%i1+6], %g1
	sth	%g1, [%i0+246]
	lduh	[%i1+8], %g1
	sth	%g1, [%i0+248]
	lduh	[%i1+10], %g1
	sth	%g1, [%i0+250]
	lduh	[%i1+12], %g1
	sth	%g1, [%i0+252]
	return	%i7+8
	 nop
	.size	_lcong48_r, .-_lcong48_r
	.section	.text.lcong48,"ax",@progbits
	.align 4
	.global lcong48
	.type	lcong48, #function
	.proc	020
lcong48:
	save	%sp, -176, %sp
	mov	%i0, %i1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i0
	call	_lcong48_r, 0
	 restore
	.size	lcong48, .-lcong48
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
