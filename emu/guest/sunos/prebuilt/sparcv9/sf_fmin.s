! c847918f2a4280cac900b91c764a17f4 newlib/libm/common/sf_fmin.c
	.file	"sf_fmin.c"
	.section	".text"
	.section	.text.fminf,"ax",@progbits
	.align 4
	.global fminf
	.type	fminf, #function
	.proc	06
fminf:
	save	%sp, -192, %sp
	st	%f1, [%fp+2039]
	call	__fpclassifyf, 0
	 st	%f3, [%fp+2043]
	cmp	%o0, 0
	bne,pn	%icc, .L2
	 nop
.L4:
	ld	[%fp+2043], %f0
.L10:
	return	%i7+8
	 nop
.L2:
	call	__fpclassifyf, 0
	 ld	[%fp+2043], %f1
	cmp	%o0, 0
	be,pn	%icc, .L10
	 ld	[%fp+2039], %f0
	ld	[%fp+2043], %f8
	fcmpes	%fcc0, %f0, %f8
	fbuge,pt %fcc0, .L4
	 nop
	return	%i7+8
	 nop
	.size	fminf, .-fminf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
