// 558706e6ee562a0961a146ddf4544bf0 newlib/libc/string/bzero.c
	.file	"bzero.c"
	.text
	.section	.text.bzero,"ax",@progbits
	.p2align 4
	.globl	bzero
	.type	bzero, @function
bzero:
	movq	%rsi, %rdx
	xorl	%esi, %esi
	jmp	memset@PLT
	.size	bzero, .-bzero
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
