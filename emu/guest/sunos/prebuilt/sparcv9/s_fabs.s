! 1025f544428dd78842c2f0a2c93165ae newlib/libm/math/s_fabs.c
	.file	"s_fabs.c"
	.section	".text"
	.section	.text.fabs,"ax",@progbits
	.align 4
	.global fabs
	.type	fabs, #function
	.proc	07
fabs:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g1
	sllx	%g1, 1, %g2
	srl	%g1, 0, %g1
	srlx	%g2, 33, %g2
	sllx	%g2, 32, %g2
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
	.size	fabs, .-fabs
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
