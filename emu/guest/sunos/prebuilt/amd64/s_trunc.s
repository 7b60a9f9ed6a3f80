// 8f4a319b9dfe21b5ac033cdfa679482d newlib/libm/common/s_trunc.c
	.file	"s_trunc.c"
	.text
	.section	.text.trunc,"ax",@progbits
	.p2align 4
	.globl	trunc
	.type	trunc, @function
trunc:
	movq	%xmm0, %rax
	movq	%rax, %rcx
	movq	%rax, %rdi
	movq	%rax, %rsi
	sarq	$52, %rcx
	shrq	$32, %rdi
	movq	%rcx, %rdx
	andl	$2047, %edx
	leal	-1023(%rdx), %ecx
	cmpl	$19, %ecx
	jg	.L2
	movl	%edi, %esi
	andl	$-2147483648, %esi
	testl	%ecx, %ecx
	js	.L8
	movl	$-1048576, %eax
	sarl	%cl, %eax
	andl	%edi, %eax
	orl	%esi, %eax
	salq	$32, %rax
	movq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$51, %ecx
	jle	.L5
	cmpl	$1024, %ecx
	je	.L9
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	leal	-1043(%rdx), %ecx
	movl	$-1, %eax
	salq	$32, %rdi
	shrl	%cl, %eax
	notl	%eax
	andl	%esi, %eax
	orq	%rax, %rdi
	movq	%rdi, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	movq	%rsi, %rax
	salq	$32, %rax
	movq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	addsd	%xmm0, %xmm0
	ret
	.size	trunc, .-trunc
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
