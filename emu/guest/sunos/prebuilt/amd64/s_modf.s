// 196fd1127c04e64fe01666b34fde6c35 newlib/libm/common/s_modf.c
	.file	"s_modf.c"
	.text
	.section	.text.modf,"ax",@progbits
	.p2align 4
	.globl	modf
	.type	modf, @function
modf:
	movq	%xmm0, %rsi
	movq	%rdi, %rdx
	movq	%rsi, %rax
	movq	%rsi, %rdi
	sarq	$52, %rax
	shrq	$32, %rdi
	andl	$2047, %eax
	leal	-1023(%rax), %ecx
	cmpl	$19, %ecx
	jg	.L2
	testl	%ecx, %ecx
	js	.L11
	movl	$1048575, %eax
	sarl	%cl, %eax
	movl	%eax, %ecx
	andl	%edi, %ecx
	orl	%esi, %ecx
	jne	.L5
.L9:
	movq	%rdi, %rax
	movsd	%xmm0, (%rdx)
	andl	$2147483648, %eax
	salq	$32, %rax
	movq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$51, %ecx
	jg	.L9
	leal	-1043(%rax), %ecx
	movl	$-1, %eax
	shrl	%cl, %eax
	testl	%esi, %eax
	je	.L9
	notl	%eax
	salq	$32, %rdi
	andl	%esi, %eax
	orq	%rax, %rdi
	movq	%rdi, %xmm1
	movq	%rdi, (%rdx)
	subsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	notl	%eax
	andl	%edi, %eax
	salq	$32, %rax
	movq	%rax, %xmm1
	movq	%rax, (%rdx)
	subsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	andl	$2147483648, %edi
	salq	$32, %rdi
	movq	%rdi, (%rdx)
	ret
	.size	modf, .-modf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
