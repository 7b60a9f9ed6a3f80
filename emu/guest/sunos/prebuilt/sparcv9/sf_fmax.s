! 9b1e1f71b9000d97c72c13b3436f2235 newlib/libm/common/sf_fmax.c
	.file	"sf_fmax.c"
	.section	".text"
	.section	.text.fmaxf,"ax",@progbits
	.align 4
	.global fmaxf
	.type	fmaxf, #function
	.proc	06
fmaxf:
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
	fbule,pt %fcc0, .L4
	 nop
	return	%i7+8
	 nop
	.size	fmaxf, .-fmaxf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
