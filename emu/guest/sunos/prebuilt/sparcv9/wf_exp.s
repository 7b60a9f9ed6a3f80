! 9afa389d70c18a816242684bf71c4ca0 newlib/libm/math/wf_exp.c
	.file	"wf_exp.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.align 4
.LC1:
	.long	0
	.align 4
.LC2:
	.long	1118925184
	.align 4
.LC3:
	.long	-1026559563
	.section	.text.expf,"ax",@progbits
	.align 4
	.global expf
	.type	expf, #function
	.proc	06
expf:
	save	%sp, -192, %sp
	call	__ieee754_expf, 0
	 st	%f1, [%fp+2043]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	cmp	%g1, -1
	be,pn	%icc, .L15
	 nop
	st	%f0, [%fp+2039]
	call	finitef, 0
	 ld	[%fp+2043], %f1
	cmp	%o0, 0
	be,pt	%icc, .L16
	 ld	[%fp+2039], %f0
	sethi	%gdop_hix22(.LC2), %g1
	ld	[%fp+2043], %f9
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	fcmpes	%fcc0, %f9, %f8
	fbg,pn	%fcc0, .L13
	 sethi	%gdop_hix22(.LC3), %g1
	ld	[%fp+2043], %f9
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	fcmpes	%fcc1, %f9, %f8
	fbl,pn	%fcc1, .L14
	 nop
.L16:
	return	%i7+8
	 nop
.L14:
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f0
	mov	34, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
.L13:
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
	mov	34, %g1
	st	%g1, [%o0]
.L15:
	return	%i7+8
	 nop
	.size	expf, .-expf
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
