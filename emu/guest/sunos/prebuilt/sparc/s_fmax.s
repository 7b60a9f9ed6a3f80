! 3822555cd385996835bf9fe5b8b5d347 newlib/libm/common/s_fmax.c
	.file	"s_fmax.c"
	.section	".text"
	.section	.text.fmax,"ax",@progbits
	.align 4
	.global fmax
	.type	fmax, #function
	.proc	07
fmax:
	save	%sp, -104, %sp
	mov	%i0, %o0
	call	__fpclassifyd, 0
	 mov	%i1, %o1
	cmp	%o0, 0
	bne	.L2
	 mov	%i2, %o0
.L4:
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f0
.L11:
	jmp	%i7+8
	 restore
.L2:
	call	__fpclassifyd, 0
	 mov	%i3, %o1
	std	%i0, [%fp-8]
	cmp	%o0, 0
	be	.L11
	 ldd	[%fp-8], %f0
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f8
	fcmped	%f0, %f8
	nop
	fbule	.L4
	 nop
	jmp	%i7+8
	 restore
	.size	fmax, .-fmax
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
