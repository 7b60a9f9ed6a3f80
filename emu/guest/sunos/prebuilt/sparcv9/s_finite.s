! ff26f01f35cac3dca7ea790e4674c6e5 newlib/libm/common/s_finite.c
	.file	"s_finite.c"
	.section	".text"
	.section	.text.finite,"ax",@progbits
	.align 4
	.global finite
	.type	finite, #function
	.proc	04
finite:
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g1
	sllx	%g1, 1, %i0
	sethi	%hi(-2146435072), %g1
	srlx	%i0, 33, %i0
	add	%i0, %g1, %i0
	return	%i7+8
	 srl	%o0, 31, %o0
	.size	finite, .-finite
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
