! b4a93a17830b182317a4e78276388080 newlib/libm/common/s_isnand.c
	.file	"s_isnand.c"
	.section	".text"
	.section	.text.__isnand,"ax",@progbits
	.align 4
	.global __isnand
	.type	__isnand, #function
	.proc	04
__isnand:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g2
	sub	%g0, %i1, %g1
	andn	%i0, %g2, %g2
	or	%g1, %i1, %g1
	sethi	%hi(2146435072), %i0
	srl	%g1, 31, %g1
	or	%g1, %g2, %g1
	sub	%i0, %g1, %i0
	srl	%i0, 31, %i0
	jmp	%i7+8
	 restore
	.size	__isnand, .-__isnand
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
