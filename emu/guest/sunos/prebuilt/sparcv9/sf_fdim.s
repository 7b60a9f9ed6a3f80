! 2c4fbf20867f51d2247d70551afce401 newlib/libm/common/sf_fdim.c
	.file	"sf_fdim.c"
	.section	".text"
	.section	.text.fdimf,"ax",@progbits
	.align 4
	.global fdimf
	.type	fdimf, #function
	.proc	06
fdimf:
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	call	__fpclassifyf, 0
	 st	%f3, [%fp+2039]
	cmp	%o0, 0
	bne,pn	%icc, .L10
	 mov	%o0, %i5
.L2:
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L10:
	call	__fpclassifyf, 0
	 ld	[%fp+2039], %f1
	cmp	%o0, 0
	be,pn	%icc, .L4
	 cmp	%i5, 1
	be,pn	%icc, .L5
	 ld	[%fp+2043], %f9
	ld	[%fp+2039], %f8
	fcmpes	%fcc0, %f9, %f8
	fbule,pt %fcc0, .L8
	 nop
	fsubs	%f9, %f8, %f8
	st	%f8, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L8:
	st	%g0, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L4:
	ld	[%fp+2039], %f8
	st	%f8, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L5:
	sethi	%hi(2139095040), %g1
	ba,pt	%xcc, .L2
	 st	%g1, [%fp+2043]
	.size	fdimf, .-fdimf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
