! 1025f544428dd78842c2f0a2c93165ae newlib/libm/math/s_fabs.c
	.file	"s_fabs.c"
	.section	".text"
	.section	.text.fabs,"ax",@progbits
	.align 4
	.global fabs
	.type	fabs, #function
	.proc	07
fabs:
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %g1
	mov	%i1, %g3
	andn	%i0, %g1, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
	.size	fabs, .-fabs
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
