! ff26f01f35cac3dca7ea790e4674c6e5 newlib/libm/common/s_finite.c
	.file	"s_finite.c"
	.section	".text"
	.section	.text.finite,"ax",@progbits
	.align 4
	.global finite
	.type	finite, #function
	.proc	04
finite:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g1
	andn	%i0, %g1, %i0
	sethi	%hi(-2146435072), %g1
	add	%i0, %g1, %i0
	srl	%i0, 31, %i0
	jmp	%i7+8
	 restore
	.size	finite, .-finite
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
