! 8e5cd92f16506c350108aea4b15aad16 newlib/libm/common/sf_copysign.c
	.file	"sf_copysign.c"
	.section	".text"
	.section	.text.copysignf,"ax",@progbits
	.align 4
	.global copysignf
	.type	copysignf, #function
	.proc	06
copysignf:
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %g1
	andn	%i0, %g1, %i0
	and	%i1, %g1, %i1
	or	%i0, %i1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
	.size	copysignf, .-copysignf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
