! 4b5462a959413e547ceac7c987347dd7 newlib/libm/math/wf_lgamma.c
	.file	"wf_lgamma.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.align 4
.LC1:
	.long	0
	.section	.text.lgammaf,"ax",@progbits
	.align 4
	.global lgammaf
	.type	lgammaf, #function
	.proc	06
lgammaf:
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_impure_ptr)
	ldx	[%g1], %o1
	call	__ieee754_lgammaf_r, 0
	 add	%o1, 224, %o1
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	cmp	%g1, -1
	be,pn	%icc, .L15
	 fmovs	%f0, %f1
	call	finitef, 0
	 st	%f0, [%fp+2039]
	cmp	%o0, 0
	be,pn	%icc, .L13
	 ld	[%fp+2039], %f0
.L15:
	return	%i7+8
	 nop
.L13:
	call	finitef, 0
	 ld	[%fp+2043], %f1
	cmp	%o0, 0
	be,pt	%icc, .L15
	 ld	[%fp+2039], %f0
	call	floorf, 0
	 ld	[%fp+2043], %f1
	ld	[%fp+2043], %f9
	fcmps	%fcc0, %f0, %f9
	fbne,pn	%fcc0, .L5
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fcmpes	%fcc1, %f9, %f8
	fble,pn	%fcc1, .L14
	 nop
.L5:
	call	__errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L7:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ld	[%g1], %f0
.L14:
	call	__errno, 0
	 nop
	mov	33, %g1
	ba,pt	%xcc, .L7
	 st	%g1, [%o0]
	.size	lgammaf, .-lgammaf
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
