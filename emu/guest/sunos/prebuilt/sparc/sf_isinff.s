! 6adb47a36fc758009d60baf7445a755d newlib/libm/common/sf_isinff.c
	.file	"sf_isinff.c"
	.section	".text"
	.section	.text.__isinff,"ax",@progbits
	.align 4
	.global __isinff
	.type	__isinff, #function
	.proc	04
__isinff:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g1
	andn	%i0, %g1, %i0
	sethi	%hi(2139095040), %g1
	xor	%i0, %g1, %i0
	cmp	%g0, %i0
	subx	%g0, -1, %i0
	jmp	%i7+8
	 restore
	.size	__isinff, .-__isinff
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
