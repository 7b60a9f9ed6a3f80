// 5189ff9453585f5ed149fb350f761f92 newlib/libm/common/s_llround.c
	.file	"s_llround.c"
	.text
	.section	.text.llround,"ax",@progbits
	.p2align 4
	.globl	llround
	.type	llround, @function
llround:
	subl	$36, %esp
	movl	%ebx, 20(%esp)
	fldl	40(%esp)
	movl	%esi, 24(%esp)
	movl	%edi, 28(%esp)
	fstpl	(%esp)
	movl	%ebp, 32(%esp)
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
	addl	%eax, %esi
	subl	%edx, %ecx
	shrl	%cl, %esi
	xorl	%edi, %edi
.L6:
	movl	%ebx, %eax
	cltd
	movl	%edi, %eax
	imull	%ebx, %eax
	movl	%edx, %ecx
	imull	%esi, %ecx
	addl	%eax, %ecx
	movl	%ebx, %eax
	mull	%esi
	movl	%edx, %edi
	movl	%eax, %esi
	addl	%ecx, %edi
.L19:
	movl	%esi, %eax
	movl	%edi, %edx
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	movl	28(%esp), %edi
	movl	32(%esp), %ebp
	addl	$36, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	cmpl	$62, %edx
	ja	.L7
	leal	-1043(%ecx), %edi
	cmpl	$51, %edx
	movl	(%esp), %esi
	movl	%edi, (%esp)
	jg	.L23
	movzbl	(%esp), %ecx
	movl	$-2147483648, %edi
	shrl	%cl, %edi
	movl	%edi, %ecx
	addl	%esi, %ecx
	movl	%ecx, %ebp
	jc	.L24
.L11:
	movzbl	(%esp), %ecx
	movl	%eax, %esi
	xorl	%edi, %edi
	shldl	%eax, %edi
	xorl	%eax, %eax
	sall	%cl, %esi
	testb	$32, %cl
	movl	$52, %ecx
	cmovne	%esi, %edi
	cmovne	%eax, %esi
	subl	%edx, %ecx
	cmpl	$32, %ecx
	je	.L6
	shrl	%cl, %ebp
	xorl	%edx, %edx
	orl	%ebp, %esi
	orl	%edx, %edi
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L22:
	xorl	%esi, %esi
	xorl	%edi, %edi
	incl	%edx
	jne	.L19
	movl	%ebx, %edi
	movl	%ebx, %esi
	sarl	$31, %edi
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
	fistpq	(%esp)
	fldcw	14(%esp)
	movl	(%esp), %esi
	movl	4(%esp), %edi
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L23:
	subl	$1075, %ecx
	xorl	%edx, %edx
	sall	%cl, %esi
	movzbl	(%esp), %ecx
	xorl	%edi, %edi
	xorl	%ebp, %ebp
	shldl	%eax, %edx
	sall	%cl, %eax
	testb	$32, %cl
	cmovne	%eax, %edx
	cmovne	%ebp, %eax
	orl	%eax, %esi
	orl	%edx, %edi
	jmp	.L6
.L24:
	incl	%eax
	jmp	.L11
	.size	llround, .-llround
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
