// 790043234bf0a3ee4669710399790174 newlib/libc/stdlib/div.c
	.file	"div.c"
	.text
	.section	.text.div,"ax",@progbits
	.p2align 4
	.globl	div
	.type	div, @function
div:
	movl	%edi, %eax
	cltd
	idivl	%esi
	salq	$32, %rdx
	orq	%rdx, %rax
	ret
	.size	div, .-div
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
