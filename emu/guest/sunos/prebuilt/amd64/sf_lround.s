// 6c6b0e85b161b2343e2a31b0dd92f843 newlib/libm/common/sf_lround.c
	.file	"sf_lround.c"
	.text
	.section	.text.lroundf,"ax",@progbits
	.p2align 4
	.globl	lroundf
	.type	lroundf, @function
lroundf:
	movd	%xmm0, %edi
	movl	%edi, %esi
	movl	%edi, %eax
	movl	%edi, %edx
	shrl	$23, %esi
	sarl	$31, %eax
	movzbl	%sil, %esi
	orl	$1, %eax
	leal	-127(%rsi), %r8d
	cmpl	$62, %r8d
	jg	.L3
	testl	%r8d, %r8d
	js	.L13
	andl	$8388607, %edx
	orl	$8388608, %edx
	cmpl	$22, %r8d
	jle	.L7
	leal	-150(%rsi), %ecx
	cltq
	salq	%cl, %rdx
	imulq	%rdx, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	cvttss2siq	%xmm0, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movl	%r8d, %ecx
	movl	$4194304, %esi
	cltq
	sarl	%cl, %esi
	movl	$23, %ecx
	addl	%esi, %edx
	subl	%r8d, %ecx
	shrl	%cl, %edx
	imulq	%rdx, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	xorl	%edx, %edx
	cmpl	$-1, %r8d
	cmovne	%edx, %eax
	cltq
	ret
	.size	lroundf, .-lroundf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
