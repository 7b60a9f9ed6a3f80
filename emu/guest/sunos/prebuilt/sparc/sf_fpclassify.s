! b94ab9c40f08c6363903134ee58ccd42 newlib/libm/common/sf_fpclassify.c
	.file	"sf_fpclassify.c"
	.section	".text"
	.section	.text.__fpclassifyf,"ax",@progbits
	.align 4
	.global __fpclassifyf
	.type	__fpclassifyf, #function
	.proc	04
__fpclassifyf:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g1
	andncc	%i0, %g1, %i0
	be	.L1
	 mov	2, %g2
	sethi	%hi(-8388608), %g3
	sethi	%hi(2130705408), %g1
	add	%i0, %g3, %g3
	or	%g1, 1023, %g1
	cmp	%g3, %g1
	bleu	.L1
	 mov	4, %g2
	add	%i0, -1, %g3
	sethi	%hi(8387584), %g1
	or	%g1, 1022, %g1
	cmp	%g3, %g1
	bleu	.L1
	 mov	3, %g2
	sethi	%hi(2139095040), %g1
	xor	%i0, %g1, %i0
	cmp	%g0, %i0
	subx	%g0, -1, %g2
.L1:
	jmp	%i7+8
	 restore %g0, %g2, %o0
	.size	__fpclassifyf, .-__fpclassifyf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
