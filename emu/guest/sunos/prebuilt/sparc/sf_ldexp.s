! adaa7547c2af69c0ba2477bb1124e694 newlib/libm/math/sf_ldexp.c
	.file	"sf_ldexp.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.section	.text.ldexpf,"ax",@progbits
	.align 4
	.global ldexpf
	.type	ldexpf, #function
	.proc	06
ldexpf:
	save	%sp, -104, %sp
	call	finitef, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(.LC0), %g1
	st	%i0, [%fp-4]
	xor	%g1, %gdop_lox10(.LC0), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%fp-4], %f9
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ld	[%l7], %f8
	fcmps	%f9, %f8
	nop
	fbe	.L3
	 mov	1, %g1
	mov	0, %g1
.L3:
	andcc	%g1, 0xff, %g0
	bne	.L2
	 cmp	%o0, 0
	bne,a	.L8
	 mov	%i0, %o0
.L2:
	st	%i0, [%fp-4]
.L10:
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L8:
	call	scalbnf, 0
	 mov	%i1, %o1
	st	%f0, [%fp-4]
	ld	[%fp-4], %i0
	call	finitef, 0
	 mov	%i0, %o0
	st	%i0, [%fp-4]
	ld	[%l7], %f8
	ld	[%fp-4], %f9
	fcmps	%f9, %f8
	nop
	fbne	.L9
	 mov	1, %g1
.L5:
	andcc	%g1, 0xff, %g0
	bne	.L4
	 cmp	%o0, 0
	bne,a	.L10
	 st	%i0, [%fp-4]
.L4:
	call	__errno, 0
	 nop
	mov	34, %g1
	st	%i0, [%fp-4]
	st	%g1, [%o0]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L9:
	b	.L5
	 mov	0, %g1
	.size	ldexpf, .-ldexpf
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
