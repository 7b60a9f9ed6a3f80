! 0c36378faedc2b7091ba2625ca0cd9b4 newlib/libm/common/s_copysign.c
	.file	"s_copysign.c"
	.section	".text"
	.section	.text.copysign,"ax",@progbits
	.align 4
	.global copysign
	.type	copysign, #function
	.proc	07
copysign:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g2
	std	%f2, [%fp+2039]
	ldx	[%fp+2039], %g1
	sethi	%hi(-2147483648), %g4
	srlx	%g1, 32, %g3
	sllx	%g2, 1, %g1
	and	%g3, %g4, %g3
	srl	%g2, 0, %g2
	srlx	%g1, 33, %g1
	or	%g1, %g3, %g1
	sllx	%g1, 32, %g1
	or	%g2, %g1, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
	.size	copysign, .-copysign
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
