! 6aaf0fbc10a40b369026df689ba1d035 newlib/libm/common/s_isnan.c
	.file	"s_isnan.c"
	.section	".text"
	.section	.text.isnan,"ax",@progbits
	.align 4
	.global isnan
	.type	isnan, #function
	.proc	04
isnan:
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
	.size	isnan, .-isnan
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
