! affca4d4fe2d323da22b3894e0f1060e newlib/libm/math/sf_cos.c
	.file	"sf_cos.c"
	.section	".text"
	.section	.text.cosf,"ax",@progbits
	.align 4
	.global cosf
	.type	cosf, #function
	.proc	06
cosf:
	save	%sp, -112, %sp
	sethi	%hi(-2147483648), %g1
	sethi	%hi(1061751808), %g2
	andn	%i0, %g1, %g1
	or	%g2, 984, %g2
	cmp	%g1, %g2
	bleu	.L9
	 sethi	%hi(2139094016), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L3
	 add	%fp, -8, %o1
	st	%i0, [%fp-12]
	ld	[%fp-12], %f8
	fsubs	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L3:
	call	__ieee754_rem_pio2f, 0
	 mov	%i0, %o0
	and	%o0, 3, %o0
	cmp	%o0, 1
	be	.L5
	 cmp	%o0, 2
	be	.L6
	 cmp	%o0, 0
	be	.L10
	 mov	1, %o2
	call	__kernel_sinf, 0
	 ldd	[%fp-8], %o0
	jmp	%i7+8
	 restore
.L9:
	mov	0, %i1
	call	__kernel_cosf, 0
	 restore
.L5:
	mov	1, %o2
	call	__kernel_sinf, 0
	 ldd	[%fp-8], %o0
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L10:
	call	__kernel_cosf, 0
	 ldd	[%fp-8], %o0
	jmp	%i7+8
	 restore
.L6:
	call	__kernel_cosf, 0
	 ldd	[%fp-8], %o0
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
	.size	cosf, .-cosf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
