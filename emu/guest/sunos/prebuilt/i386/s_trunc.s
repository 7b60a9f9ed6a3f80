// 8f4a319b9dfe21b5ac033cdfa679482d newlib/libm/common/s_trunc.c
	.file	"s_trunc.c"
	.text
	.section	.text.trunc,"ax",@progbits
	.p2align 4
	.globl	trunc
	.type	trunc, @function
trunc:
	subl	$20, %esp
	movl	%ebx, 16(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	movl	4(%esp), %edx
	movl	%edx, %eax
	sarl	$20, %eax
	andl	$2047, %eax
	leal	-1023(%eax), %ecx
	cmpl	$19, %ecx
	jg	.L2
	movl	%edx, %ebx
	andl	$-2147483648, %ebx
	testl	%ecx, %ecx
	js	.L9
	movl	$0, (%esp)
	movl	$-1048576, %eax
	sarl	%cl, %eax
	andl	%edx, %eax
	orl	%ebx, %eax
	movl	%eax, 4(%esp)
	fldl	(%esp)
.L1:
	movl	16(%esp), %ebx
	addl	$20, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$51, %ecx
	jle	.L5
	cmpl	$1024, %ecx
	fldl	(%esp)
	jne	.L1
	fadd	%st(0), %st
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L5:
	movl	%edx, 12(%esp)
	leal	-1043(%eax), %ecx
	movl	$-1, %eax
	shrl	%cl, %eax
	movl	16(%esp), %ebx
	notl	%eax
	movl	%eax, %edx
	movl	(%esp), %eax
	andl	%eax, %edx
	movl	%edx, 8(%esp)
	fldl	8(%esp)
	addl	$20, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	movl	%ebx, 4(%esp)
	movl	16(%esp), %ebx
	movl	$0, (%esp)
	fldl	(%esp)
	addl	$20, %esp
	ret
	.size	trunc, .-trunc
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
