! 93dca5d418fc80641d3238d1b8c2881f newlib/libm/math/sf_fabs.c
	.file	"sf_fabs.c"
	.section	".text"
	.section	.text.fabsf,"ax",@progbits
	.align 4
	.global fabsf
	.type	fabsf, #function
	.proc	06
fabsf:
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %g1
	andn	%i0, %g1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
	.size	fabsf, .-fabsf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
