! 9977ecbabc154a68254b8b1fa7ff8dc1 newlib/libm/common/s_isinf.c
	.file	"s_isinf.c"
	.section	".text"
	.section	.text.isinf,"ax",@progbits
	.align 4
	.global isinf
	.type	isinf, #function
	.proc	04
isinf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g3
	sllx	%g3, 1, %g2
	srlx	%g2, 33, %g2
	sub	%g0, %g3, %g1
	or	%g1, %g3, %g1
	sethi	%hi(2146435072), %g3
	srl	%g1, 31, %g1
	or	%g1, %g2, %g1
	sethi	%hi(-2146435072), %g2
	add	%g1, %g2, %g2
	sub	%g3, %g1, %g1
	or	%g2, %g1, %g1
	srl	%g1, 31, %g1
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, -1, %o0
	.size	isinf, .-isinf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
