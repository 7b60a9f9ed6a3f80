! eb6d0b229042138d3d1100d5f2e93d34 newlib/libm/common/s_fdim.c
	.file	"s_fdim.c"
	.section	".text"
	.section	.text.fdim,"ax",@progbits
	.align 4
	.global fdim
	.type	fdim, #function
	.proc	07
fdim:
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	call	__fpclassifyd, 0
	 std	%f2, [%fp+2031]
	cmp	%o0, 0
	bne,pn	%icc, .L10
	 mov	%o0, %i5
.L2:
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L10:
	call	__fpclassifyd, 0
	 ldd	[%fp+2031], %f0
	cmp	%o0, 0
	be,pn	%icc, .L4
	 cmp	%i5, 1
	be,pn	%icc, .L5
	 ldd	[%fp+2039], %f10
	ldd	[%fp+2031], %f8
	fcmped	%fcc0, %f10, %f8
	fbule,pt %fcc0, .L8
	 nop
	fsubd	%f10, %f8, %f8
	std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L8:
	stx	%g0, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L4:
	ldd	[%fp+2031], %f8
	std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L5:
	mov	2047, %g1
	sllx	%g1, 52, %g1
	ba,pt	%xcc, .L2
	 stx	%g1, [%fp+2039]
	.size	fdim, .-fdim
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
