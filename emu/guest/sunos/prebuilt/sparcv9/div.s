! 790043234bf0a3ee4669710399790174 newlib/libc/stdlib/div.c
	.file	"div.c"
	.section	".text"
	.section	.text.div,"ax",@progbits
	.align 4
	.global div
	.type	div, #function
	.proc	010
div:
	save	%sp, -208, %sp
	sdivx	%i0, %i1, %g1
	mulx	%g1, %i1, %i1
	sllx	%g1, 32, %g1
	sub	%i0, %i1, %i0
	srl	%i0, 0, %i0
	return	%i7+8
	 or	%g1, %o0, %o0
	.size	div, .-div
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
