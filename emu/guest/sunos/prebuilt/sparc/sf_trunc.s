! 23be51ca9fb5167983bd7b4ed1033551 newlib/libm/common/sf_trunc.c
	.file	"sf_trunc.c"
	.section	".text"
	.section	.text.truncf,"ax",@progbits
	.align 4
	.global truncf
	.type	truncf, #function
	.proc	06
truncf:
	save	%sp, -104, %sp
	sra	%i0, 23, %g1
	and	%g1, 255, %g1
	add	%g1, -127, %g1
	cmp	%g1, 22
	bg	.L2
	 mov	%i0, %g2
	sethi	%hi(-2147483648), %i0
	cmp	%g1, 0
	bl	.L2
	 and	%g2, %i0, %i0
	sethi	%hi(-8388608), %g3
	sra	%g3, %g1, %g1
	and	%g1, %g2, %g1
	or	%g1, %i0, %i0
.L2:
	st	%i0, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
	.size	truncf, .-truncf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
