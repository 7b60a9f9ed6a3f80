! 08212c197537029da9e9fb3216312b71 newlib/libm/common/sf_isinf.c
	.file	"sf_isinf.c"
	.section	".text"
	.section	.text.isinff,"ax",@progbits
	.align 4
	.global isinff
	.type	isinff, #function
	.proc	04
isinff:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g1
	andn	%i0, %g1, %i0
	sethi	%hi(2139095040), %g1
	xor	%i0, %g1, %i0
	cmp	%g0, %i0
	subx	%g0, -1, %i0
	jmp	%i7+8
	 restore
	.size	isinff, .-isinff
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
