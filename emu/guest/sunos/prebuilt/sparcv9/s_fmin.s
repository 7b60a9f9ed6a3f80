! 0b8eadebf4f8fbe0d1d31b25fdb0e091 newlib/libm/common/s_fmin.c
	.file	"s_fmin.c"
	.section	".text"
	.section	.text.fmin,"ax",@progbits
	.align 4
	.global fmin
	.type	fmin, #function
	.proc	07
fmin:
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
	fbuge,pt %fcc0, .L4
	 nop
	return	%i7+8
	 nop
	.size	fmin, .-fmin
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
