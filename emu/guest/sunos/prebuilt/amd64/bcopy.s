// 1786fdacd8c7434eba50826032266e58 newlib/libc/string/bcopy.c
	.file	"bcopy.c"
	.text
	.section	.text.bcopy,"ax",@progbits
	.p2align 4
	.globl	bcopy
	.type	bcopy, @function
bcopy:
	movq	%rdi, %rax
	movq	%rsi, %rdi
	movq	%rax, %rsi
	jmp	memmove@PLT
	.size	bcopy, .-bcopy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
