! 558706e6ee562a0961a146ddf4544bf0 newlib/libc/string/bzero.c
	.file	"bzero.c"
	.section	".text"
	.section	.text.bzero,"ax",@progbits
	.align 4
	.global bzero
	.type	bzero, #function
	.proc	020
bzero:
	save	%sp, -176, %sp
	mov	%i1, %i2
	call	memset, 0
	 restore %g0, 0, %o1
	.size	bzero, .-bzero
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
