! 196fd1127c04e64fe01666b34fde6c35 newlib/libm/common/s_modf.c
	.file	"s_modf.c"
	.section	".text"
	.section	.text.modf,"ax",@progbits
	.align 4
	.global modf
	.type	modf, #function
	.proc	07
modf:
	save	%sp, -104, %sp
	sra	%i0, 20, %g1
	and	%g1, 2047, %g1
	add	%g1, -1023, %g2
	cmp	%g2, 19
	bg	.L2
	 mov	%i0, %g4
	cmp	%g2, 0
	bl	.L11
	 sethi	%hi(1047552), %g1
	or	%g1, 1023, %g1
	sra	%g1, %g2, %g1
	and	%i0, %g1, %g2
	orcc	%g2, %i1, %g0
	be,a	.L12
	 sethi	%hi(-2147483648), %g1
	andn	%i0, %g1, %g2
	mov	0, %g3
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	std	%i0, [%fp-8]
	std	%f0, [%i2]
	ldd	[%fp-8], %f8
	fsubd	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L2:
	cmp	%g2, 51
	bg	.L8
	 add	%g1, -1043, %g1
	mov	-1, %g2
	srl	%g2, %g1, %g1
	andcc	%g1, %i1, %g0
	bne	.L7
	 mov	%i0, %g2
.L8:
	sethi	%hi(-2147483648), %g1
.L12:
	mov	0, %g3
	and	%g4, %g1, %g2
	std	%i0, [%i2]
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L7:
	andn	%i1, %g1, %g3
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	std	%i0, [%fp-8]
	std	%f0, [%i2]
	ldd	[%fp-8], %f8
	fsubd	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L11:
	std	%i0, [%fp-8]
	sethi	%hi(-2147483648), %g1
	mov	0, %g3
	and	%i0, %g1, %g2
	ldd	[%fp-8], %f0
	std	%g2, [%i2]
	jmp	%i7+8
	 restore
	.size	modf, .-modf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
