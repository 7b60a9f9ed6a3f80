! 0b8eadebf4f8fbe0d1d31b25fdb0e091 newlib/libm/common/s_fmin.c
	.file	"s_fmin.c"
	.section	".text"
	.section	.text.fmin,"ax",@progbits
	.align 4
	.global fmin
	.type	fmin, #function
	.proc	07
fmin:
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
	fbuge	.L4
	 nop
	jmp	%i7+8
	 restore
	.size	fmin, .-fmin
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
