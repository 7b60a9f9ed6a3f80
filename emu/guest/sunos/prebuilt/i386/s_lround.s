// f5519abc42e57b00541c65bf2dcfa6fb newlib/libm/common/s_lround.c
	.file	"s_lround.c"
	.text
	.section	.text.lround,"ax",@progbits
	.p2align 4
	.globl	lround
	.type	lround, @function
lround:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	fldl	32(%esp)
	movl	%esi, 20(%esp)
	movl	%edi, 24(%esp)
	fstpl	(%esp)
	movl	4(%esp), %eax
	movl	%eax, %ecx
	movl	%eax, %ebx
	shrl	$20, %ecx
	andl	$1048575, %eax
	andl	$2047, %ecx
	orl	$1048576, %eax
	sarl	$31, %ebx
	leal	-1023(%ecx), %edx
	orl	$1, %ebx
	cmpl	$19, %edx
	jg	.L3
	testl	%edx, %edx
	js	.L22
	movb	%dl, %cl
	movl	$524288, %esi
	sarl	%cl, %esi
	movl	$20, %ecx
	addl	%esi, %eax
	subl	%edx, %ecx
	shrl	%cl, %eax
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L3:
	cmpl	$30, %edx
	ja	.L7
	movl	(%esp), %edi
	subl	$1043, %ecx
	movl	$-2147483648, %esi
	shrl	%cl, %esi
	addl	%edi, %esi
	jc	.L23
.L10:
	sall	%cl, %eax
	movl	$52, %ecx
	subl	%edx, %ecx
	cmpl	$32, %ecx
	je	.L6
	shrl	%cl, %esi
	orl	%esi, %eax
.L6:
	imull	%eax, %ebx
.L19:
	movl	%ebx, %eax
	movl	20(%esp), %esi
	movl	16(%esp), %ebx
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	xorl	%eax, %eax
	incl	%edx
	cmovne	%eax, %ebx
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L7:
	fnstcw	14(%esp)
	fldl	(%esp)
	movzwl	14(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 12(%esp)
	fldcw	12(%esp)
	fistpl	(%esp)
	fldcw	14(%esp)
	movl	(%esp), %ebx
	jmp	.L19
.L23:
	incl	%eax
	jmp	.L10
	.size	lround, .-lround
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
