// 049a2636eb6678303a7bf2c93bd3becc newlib/libm/common/sf_llround.c
	.file	"sf_llround.c"
	.text
	.section	.text.llroundf,"ax",@progbits
	.p2align 4
	.globl	llroundf
	.type	llroundf, @function
llroundf:
	subl	$28, %esp
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%ebx, 16(%esp)
	movl	%edi, 24(%esp)
	movl	%esi, %ecx
	movl	%esi, %eax
	shrl	$23, %ecx
	sarl	$31, %eax
	movzbl	%cl, %ecx
	leal	-127(%ecx), %edx
	orl	$1, %eax
	cmpl	$62, %edx
	jg	.L3
	testl	%edx, %edx
	js	.L15
	andl	$8388607, %esi
	orl	$8388608, %esi
	cmpl	$22, %edx
	jle	.L7
	subl	$150, %ecx
	xorl	%edi, %edi
	shldl	%esi, %edi
	xorl	%edx, %edx
	sall	%cl, %esi
	testb	$32, %cl
	cmovne	%esi, %edi
	cmovne	%edx, %esi
.L8:
	movl	%eax, %ebx
	movl	%edi, %edx
	movl	24(%esp), %edi
	sarl	$31, %ebx
	imull	%eax, %edx
	movl	%ebx, %ecx
	movl	16(%esp), %ebx
	imull	%esi, %ecx
	addl	%edx, %ecx
	mull	%esi
	movl	20(%esp), %esi
	addl	$28, %esp
	addl	%ecx, %edx
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	fnstcw	14(%esp)
	flds	32(%esp)
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	movzwl	14(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 12(%esp)
	fldcw	12(%esp)
	fistpq	(%esp)
	fldcw	14(%esp)
	movl	(%esp), %eax
	movl	4(%esp), %edx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movb	%dl, %cl
	movl	$4194304, %edi
	sarl	%cl, %edi
	movl	$23, %ecx
	addl	%edi, %esi
	subl	%edx, %ecx
	shrl	%cl, %esi
	xorl	%edi, %edi
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L15:
	incl	%edx
	movl	$0, %edx
	movl	16(%esp), %ebx
	cmovne	%edx, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	cltd
	addl	$28, %esp
	ret
	.size	llroundf, .-llroundf
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
