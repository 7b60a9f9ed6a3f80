! 6275329232c1d8af93d1476ea3992506 newlib/libm/math/sf_tan.c
	.file	"sf_tan.c"
	.section	".text"
	.section	.text.tanf,"ax",@progbits
	.align 4
	.global tanf
	.type	tanf, #function
	.proc	06
tanf:
	save	%sp, -112, %sp
	sethi	%hi(-2147483648), %g1
	sethi	%hi(1061751808), %g2
	andn	%i0, %g1, %g1
	or	%g2, 986, %g2
	cmp	%g1, %g2
	bleu	.L6
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
	sll	%o0, 1, %g1
	and	%g1, 2, %g1
	ld	[%fp-4], %o1
	ld	[%fp-8], %o0
	mov	1, %o2
	call	__kernel_tanf, 0
	 sub	%o2, %g1, %o2
	jmp	%i7+8
	 restore
.L6:
	mov	0, %i1
	call	__kernel_tanf, 0
	 restore %g0, 1, %o2
	.size	tanf, .-tanf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
