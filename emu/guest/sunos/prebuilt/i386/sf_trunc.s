// 23be51ca9fb5167983bd7b4ed1033551 newlib/libm/common/sf_trunc.c
	.file	"sf_trunc.c"
	.text
	.section	.text.truncf,"ax",@progbits
	.p2align 4
	.globl	truncf
	.type	truncf, @function
truncf:
	pushl	%ebx
	movl	8(%esp), %eax
	movl	%eax, %ecx
	sarl	$23, %ecx
	movzbl	%cl, %ecx
	subl	$127, %ecx
	cmpl	$22, %ecx
	jg	.L2
	movl	%eax, %ebx
	andl	$-2147483648, %ebx
	testl	%ecx, %ecx
	js	.L6
	movl	$-8388608, %edx
	sarl	%cl, %edx
	andl	%eax, %edx
	orl	%ebx, %edx
	movl	%edx, 8(%esp)
.L2:
	flds	8(%esp)
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movl	%ebx, 8(%esp)
	flds	8(%esp)
	popl	%ebx
	ret
	.size	truncf, .-truncf
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
