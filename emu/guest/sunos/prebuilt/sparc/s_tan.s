! d860bdd503fa0b7a09c8c69f92d2ab3c newlib/libm/math/s_tan.c
	.file	"s_tan.c"
	.section	".text"
	.section	.text.tan,"ax",@progbits
	.align 4
	.global tan
	.type	tan, #function
	.proc	07
tan:
	save	%sp, -120, %sp
	sethi	%hi(-2147483648), %g1
	sethi	%hi(1072242688), %g2
	andn	%i0, %g1, %g1
	or	%g2, 507, %g2
	mov	%i0, %o0
	cmp	%g1, %g2
	bleu	.L6
	 mov	%i1, %o1
	sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L3
	 nop
	std	%o0, [%fp-24]
	ldd	[%fp-24], %f8
	fsubd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L3:
	call	__ieee754_rem_pio2, 0
	 add	%fp, -16, %o2
	sll	%o0, 1, %g1
	and	%g1, 2, %g1
	ldd	[%fp-8], %o2
	ldd	[%fp-16], %o0
	mov	1, %o4
	call	__kernel_tan, 0
	 sub	%o4, %g1, %o4
	jmp	%i7+8
	 restore
.L6:
	mov	0, %i2
	mov	0, %i3
	call	__kernel_tan, 0
	 restore %g0, 1, %o4
	.size	tan, .-tan
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
