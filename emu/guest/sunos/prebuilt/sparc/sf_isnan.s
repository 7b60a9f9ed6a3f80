! 0c12940e7a8301641d3ada776b8576f0 newlib/libm/common/sf_isnan.c
	.file	"sf_isnan.c"
	.section	".text"
	.section	.text.isnanf,"ax",@progbits
	.align 4
	.global isnanf
	.type	isnanf, #function
	.proc	04
isnanf:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g1
	sethi	%hi(2139095040), %g2
	andn	%i0, %g1, %g1
	cmp	%g1, %g2
	bg	.L4
	 mov	1, %i0
	mov	0, %i0
.L4:
	jmp	%i7+8
	 restore
	.size	isnanf, .-isnanf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
