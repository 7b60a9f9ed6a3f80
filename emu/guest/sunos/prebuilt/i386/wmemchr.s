// 52bbaff30ac585c314521a6d88f34290 newlib/libc/string/wmemchr.c
	.file	"wmemchr.c"
	.text
	.section	.text.wmemchr,"ax",@progbits
	.p2align 4
	.globl	wmemchr
	.type	wmemchr, @function
wmemchr:
	pushl	%ebx
	movl	16(%esp), %ecx
	movl	8(%esp), %eax
	movl	12(%esp), %ebx
	testl	%ecx, %ecx
	je	.L4
	xorl	%edx, %edx
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L9:
	incl	%edx
	addl	$4, %eax
	cmpl	%edx, %ecx
	je	.L4
.L3:
	cmpl	%ebx, (%eax)
	jne	.L9
	popl	%ebx
	.p2align 4,,2
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	popl	%ebx
	xorl	%eax, %eax
	ret
	.size	wmemchr, .-wmemchr
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
