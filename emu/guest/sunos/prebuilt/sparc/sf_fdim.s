! 2c4fbf20867f51d2247d70551afce401 newlib/libm/common/sf_fdim.c
	.file	"sf_fdim.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.align 4
.LC1:
	.long	0
	.section	.text.fdimf,"ax",@progbits
	.align 4
	.global fdimf
	.type	fdimf, #function
	.proc	06
fdimf:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	__fpclassifyf, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	bne	.L13
	 nop
.L2:
	st	%i0, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L13:
	call	__fpclassifyf, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	be	.L4
	 cmp	%i5, 1
	be	.L5
	 sethi	%gdop_hix22(.LC0), %g1
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	st	%i1, [%fp-4]
	ld	[%fp-4], %f9
	fcmpes	%f8, %f9
	nop
	fbule	.L11
	 nop
	fsubs	%f8, %f9, %f8
	st	%f8, [%fp-4]
	ld	[%fp-4], %i0
	st	%i0, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L11:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ld	[%l7], %i0
	st	%i0, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L4:
	mov	%i1, %i0
	st	%i0, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L5:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	b	.L2
	 ld	[%l7], %i0
	.size	fdimf, .-fdimf
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
