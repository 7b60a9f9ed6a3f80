! 0c36378faedc2b7091ba2625ca0cd9b4 newlib/libm/common/s_copysign.c
	.file	"s_copysign.c"
	.section	".text"
	.section	.text.copysign,"ax",@progbits
	.align 4
	.global copysign
	.type	copysign, #function
	.proc	07
copysign:
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %g1
	mov	%i1, %g3
	and	%i2, %g1, %i2
	sethi	%hi(-2147483648), %g4
	andn	%i0, %g4, %g4
	or	%g4, %i2, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
	.size	copysign, .-copysign
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
