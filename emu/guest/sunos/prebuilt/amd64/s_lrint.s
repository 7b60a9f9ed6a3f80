// 4cad5d149fd959816a449fdf407c039a newlib/libm/common/s_lrint.c
	.file	"s_lrint.c"
	.text
	.section	.text.lrint,"ax",@progbits
	.p2align 4
	.globl	lrint
	.type	lrint, @function
lrint:
	movq	%xmm0, %rsi
	movq	%rsi, %rdi
	movq	%rsi, %rax
	movq	%rsi, %rdx
	sarq	$52, %rdi
	shrq	$32, %rax
	andl	$2047, %edi
	shrq	$63, %rdx
	leal	-1023(%rdi), %ecx
	cmpl	$19, %ecx
	jg	.L2
	cmpl	$-1, %ecx
	jl	.L5
	movslq	%edx, %rax
	leaq	TWO52(%rip), %rcx
	movsd	(%rcx,%rax,8), %xmm1
	addsd	%xmm1, %xmm0
	movsd	%xmm0, -8(%rsp)
	movsd	-8(%rsp), %xmm0
	subsd	%xmm1, %xmm0
	movq	%xmm0, %rax
	movq	%rax, %rcx
	sarq	$32, %rax
	btrq	$31, %rax
	shrq	$32, %rcx
	testq	%rax, %rax
	je	.L5
	movl	%ecx, %eax
	sarl	$20, %ecx
	movl	%ecx, %esi
	andl	$1048575, %eax
	movl	$1043, %ecx
	andl	$2047, %esi
	orl	$1048576, %eax
	subl	%esi, %ecx
	sarl	%cl, %eax
	cltq
.L6:
	movq	%rax, %rcx
	negq	%rcx
	testl	%edx, %edx
	cmovne	%rcx, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$62, %ecx
	jg	.L7
	cmpl	$51, %ecx
	jg	.L16
	movslq	%edx, %rax
	leaq	TWO52(%rip), %rcx
	movsd	(%rcx,%rax,8), %xmm1
	addsd	%xmm1, %xmm0
	movsd	%xmm0, -8(%rsp)
	movsd	-8(%rsp), %xmm0
	subsd	%xmm1, %xmm0
	movq	%xmm0, %rsi
	movq	%rsi, %rax
	movq	%rsi, %rdi
	shrq	$32, %rax
	sarq	$52, %rdi
	andl	$2047, %edi
	andl	$1048575, %eax
	leal	-1043(%rdi), %ecx
	orq	$1048576, %rax
	salq	%cl, %rax
	movl	$1075, %ecx
	subl	%edi, %ecx
	cmpl	$31, %ecx
	ja	.L6
	shrl	%cl, %esi
	orq	%rsi, %rax
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L16:
	andl	$1048575, %eax
	leal	-1043(%rdi), %ecx
	movl	%esi, %esi
	orq	$1048576, %rax
	salq	%cl, %rax
	leal	-1075(%rdi), %ecx
	salq	%cl, %rsi
	orq	%rsi, %rax
	movq	%rax, %rcx
	negq	%rcx
	testl	%edx, %edx
	cmovne	%rcx, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	cvttsd2siq	%xmm0, %rax
	ret
	.size	lrint, .-lrint
	.section	.rodata
	.align 16
	.type	TWO52, @object
	.size	TWO52, 16
TWO52:
	.long	0
	.long	1127219200
	.long	0
	.long	-1020264448
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
