! 92e2929dd6a18529f2faff2f01f6dc70 newlib/libm/common/sf_isnanf.c
	.file	"sf_isnanf.c"
	.section	".text"
	.section	.text.__isnanf,"ax",@progbits
	.align 4
	.global __isnanf
	.type	__isnanf, #function
	.proc	04
__isnanf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g2
	sethi	%hi(-2147483648), %g1
	mov	0, %i0
	andn	%g2, %g1, %g1
	sethi	%hi(2139095040), %g2
	cmp	%g1, %g2
	return	%i7+8
	 movg	%icc, 1, %o0
	.size	__isnanf, .-__isnanf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
