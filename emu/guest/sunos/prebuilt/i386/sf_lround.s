// 6c6b0e85b161b2343e2a31b0dd92f843 newlib/libm/common/sf_lround.c
	.file	"sf_lround.c"
	.text
	.section	.text.lroundf,"ax",@progbits
	.p2align 4
	.globl	lroundf
	.type	lroundf, @function
lroundf:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	movl	16(%esp), %edx
	movl	%edx, %eax
	movl	%edx, %ebx
	shrl	$23, %eax
	sarl	$31, %ebx
	movzbl	%al, %eax
	leal	-127(%eax), %ecx
	orl	$1, %ebx
	cmpl	$30, %ecx
	jg	.L3
	testl	%ecx, %ecx
	js	.L14
	andl	$8388607, %edx
	orl	$8388608, %edx
	cmpl	$22, %ecx
	jle	.L6
	leal	-150(%eax), %ecx
	sall	%cl, %edx
.L7:
	imull	%edx, %ebx
	movl	%ebx, %eax
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	fnstcw	6(%esp)
	flds	16(%esp)
	movzwl	6(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 4(%esp)
	fldcw	4(%esp)
	fistpl	(%esp)
	fldcw	6(%esp)
	movl	(%esp), %ebx
	movl	%ebx, %eax
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movl	$4194304, %eax
	sarl	%cl, %eax
	addl	%eax, %edx
	movl	$23, %eax
	subl	%ecx, %eax
	movb	%al, %cl
	shrl	%cl, %edx
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L14:
	xorl	%eax, %eax
	incl	%ecx
	cmovne	%eax, %ebx
	movl	%ebx, %eax
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.size	lroundf, .-lroundf
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
