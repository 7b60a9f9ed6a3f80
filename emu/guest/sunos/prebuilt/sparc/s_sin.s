! 81ff95b002185ac4ab83af0a72f491d2 newlib/libm/math/s_sin.c
	.file	"s_sin.c"
	.section	".text"
	.section	.text.sin,"ax",@progbits
	.align 4
	.global sin
	.type	sin, #function
	.proc	07
sin:
	save	%sp, -120, %sp
	sethi	%hi(-2147483648), %g1
	sethi	%hi(1072242688), %g2
	andn	%i0, %g1, %g1
	or	%g2, 507, %g2
	mov	%i0, %o0
	cmp	%g1, %g2
	bleu	.L9
	 mov	%i1, %o1
	sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L3
	 nop
	std	%o0, [%fp-24]
	ldd	[%fp-24], %f8
	fsubd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L3:
	call	__ieee754_rem_pio2, 0
	 add	%fp, -16, %o2
	and	%o0, 3, %o0
	cmp	%o0, 1
	be	.L5
	 cmp	%o0, 2
	be	.L6
	 cmp	%o0, 0
	be	.L10
	 ldd	[%fp-8], %o2
	call	__kernel_cos, 0
	 ldd	[%fp-16], %o0
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L9:
	mov	0, %i2
	mov	0, %i3
	call	__kernel_sin, 0
	 restore %g0, 0, %o4
.L5:
	ldd	[%fp-8], %o2
	call	__kernel_cos, 0
	 ldd	[%fp-16], %o0
	jmp	%i7+8
	 restore
.L10:
	mov	1, %o4
	call	__kernel_sin, 0
	 ldd	[%fp-16], %o0
	jmp	%i7+8
	 restore
.L6:
	mov	1, %o4
	ldd	[%fp-8], %o2
	call	__kernel_sin, 0
	 ldd	[%fp-16], %o0
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
	.size	sin, .-sin
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
