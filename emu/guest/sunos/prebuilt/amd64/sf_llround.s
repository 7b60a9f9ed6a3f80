// 049a2636eb6678303a7bf2c93bd3becc newlib/libm/common/sf_llround.c
	.file	"sf_llround.c"
	.text
	.section	.text.llroundf,"ax",@progbits
	.p2align 4
	.globl	llroundf
	.type	llroundf, @function
llroundf:
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
	.size	llroundf, .-llroundf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
