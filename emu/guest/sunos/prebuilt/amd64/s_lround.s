// f5519abc42e57b00541c65bf2dcfa6fb newlib/libm/common/s_lround.c
	.file	"s_lround.c"
	.text
	.section	.text.lround,"ax",@progbits
	.p2align 4
	.globl	lround
	.type	lround, @function
lround:
	movq	%xmm0, %rdx
	movq	%rdx, %rdi
	movq	%rdx, %rsi
	movq	%rdx, %rax
	shrq	$52, %rdi
	shrq	$32, %rsi
	movq	%rdi, %rcx
	sarq	$63, %rax
	andl	$1048575, %esi
	andl	$2047, %ecx
	orl	$1, %eax
	orl	$1048576, %esi
	leal	-1023(%rcx), %edi
	cmpl	$19, %edi
	jg	.L3
	testl	%edi, %edi
	js	.L20
	movl	%edi, %ecx
	movl	$524288, %edx
	sarl	%cl, %edx
	movl	$20, %ecx
	addl	%esi, %edx
	subl	%edi, %ecx
	shrl	%cl, %edx
.L6:
	cltq
	imulq	%rdx, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	cmpl	$62, %edi
	ja	.L7
	movl	%edx, %r8d
	leal	-1043(%rcx), %r9d
	cmpl	$51, %edi
	jg	.L21
	movl	%r9d, %ecx
	movl	$-2147483648, %edx
	shrl	%cl, %edx
	addl	%edx, %r8d
	movl	%esi, %edx
	adcl	$0, %edx
	salq	%cl, %rdx
	movl	$52, %ecx
	subl	%edi, %ecx
	cmpl	$32, %ecx
	je	.L6
	shrl	%cl, %r8d
	cltq
	orq	%r8, %rdx
	imulq	%rdx, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	xorl	%edx, %edx
	cltq
	cmpl	$-1, %edi
	cmovne	%rdx, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	cvttsd2siq	%xmm0, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	subl	$1075, %ecx
	cltq
	sall	%cl, %edx
	movl	%r9d, %ecx
	salq	%cl, %rsi
	orq	%rsi, %rdx
	imulq	%rdx, %rax
	ret
	.size	lround, .-lround
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
