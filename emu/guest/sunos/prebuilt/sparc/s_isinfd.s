! 9f2c75514e31019aaf8485f2de0c4420 newlib/libm/common/s_isinfd.c
	.file	"s_isinfd.c"
	.section	".text"
	.section	.text.__isinfd,"ax",@progbits
	.align 4
	.global __isinfd
	.type	__isinfd, #function
	.proc	04
__isinfd:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g2
	sub	%g0, %i1, %g1
	andn	%i0, %g2, %g2
	or	%g1, %i1, %i0
	srl	%i0, 31, %i0
	or	%i0, %g2, %i0
	sethi	%hi(-2146435072), %g1
	sethi	%hi(2146435072), %g2
	add	%i0, %g1, %g1
	sub	%g2, %i0, %g2
	mov	1, %i0
	or	%g1, %g2, %g1
	srl	%g1, 31, %g1
	sub	%i0, %g1, %i0
	jmp	%i7+8
	 restore
	.size	__isinfd, .-__isinfd
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
