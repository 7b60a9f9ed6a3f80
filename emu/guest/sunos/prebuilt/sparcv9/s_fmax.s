! 3822555cd385996835bf9fe5b8b5d347 newlib/libm/common/s_fmax.c
	.file	"s_fmax.c"
	.section	".text"
	.section	.text.fmax,"ax",@progbits
	.align 4
	.global fmax
	.type	fmax, #function
	.proc	07
fmax:
	save	%sp, -192, %sp
	std	%f0, [%fp+2031]
	call	__fpclassifyd, 0
	 std	%f2, [%fp+2039]
	cmp	%o0, 0
	bne,pn	%icc, .L2
	 nop
.L4:
	ldd	[%fp+2039], %f0
.L10:
	return	%i7+8
	 nop
.L2:
	call	__fpclassifyd, 0
	 ldd	[%fp+2039], %f0
	cmp	%o0, 0
	be,pn	%icc, .L10
	 ldd	[%fp+2031], %f0
	ldd	[%fp+2039], %f8
	fcmped	%fcc0, %f0, %f8
	fbule,pt %fcc0, .L4
	 nop
	return	%i7+8
	 nop
	.size	fmax, .-fmax
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
