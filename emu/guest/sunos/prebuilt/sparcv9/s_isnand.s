! b4a93a17830b182317a4e78276388080 newlib/libm/common/s_isnand.c
	.file	"s_isnand.c"
	.section	".text"
	.section	.text.__isnand,"ax",@progbits
	.align 4
	.global __isnand
	.type	__isnand, #function
	.proc	04
__isnand:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(2146435072), %i0
	ldx	[%fp+2039], %g3
	sub	%g0, %g3, %g1
	sllx	%g3, 1, %g2
	or	%g1, %g3, %g1
	srlx	%g2, 33, %g2
	srl	%g1, 31, %g1
	or	%g1, %g2, %g1
	sub	%i0, %g1, %i0
	return	%i7+8
	 srl	%o0, 31, %o0
	.size	__isnand, .-__isnand
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
