// 790043234bf0a3ee4669710399790174 newlib/libc/stdlib/div.c
	.file	"div.c"
	.text
	.section	.text.div,"ax",@progbits
	.p2align 4
	.globl	div
	.type	div, @function
div:
	movl	8(%esp), %eax
	movl	4(%esp), %ecx
	cltd
	idivl	12(%esp)
	movl	%eax, (%ecx)
	movl	%ecx, %eax
	movl	%edx, 4(%ecx)
	ret	$4
	.size	div, .-div
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
