// ce90ab558b04f3d1b18a72e909c30837 newlib/libm/common/s_round.c
	.file	"s_round.c"
	.text
	.section	.text.round,"ax",@progbits
	.p2align 4
	.globl	round
	.type	round, @function
round:
	movq	%xmm0, %rax
	movq	%rax, %rdi
	movq	%rax, %r8
	shrq	$32, %rdi
	movl	%edi, %ecx
	movl	%edi, %edx
	sarl	$20, %ecx
	andl	$2047, %ecx
	leal	-1023(%rcx), %esi
	cmpl	$19, %esi
	jg	.L2
	testl	%esi, %esi
	js	.L18
	movl	$1048575, %r9d
	movl	%esi, %ecx
	sarl	%cl, %r9d
	movl	%r9d, %edx
	andl	%edi, %edx
	orl	%eax, %edx
	je	.L1
	movl	$524288, %edx
	notl	%r9d
	xorl	%eax, %eax
	sarl	%cl, %edx
	addl	%edi, %edx
	andl	%r9d, %edx
	salq	$32, %rdx
	orq	%rax, %rdx
	movq	%rdx, %xmm0
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	andl	$-2147483648, %edx
	xorl	%eax, %eax
	movl	%edx, %ecx
	orl	$1072693248, %edx
	cmpl	$-1, %esi
	cmovne	%ecx, %edx
.L4:
	salq	$32, %rdx
	orq	%rax, %rdx
	movq	%rdx, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$51, %esi
	jle	.L6
	cmpl	$1024, %esi
	jne	.L1
	addsd	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	subl	$1043, %ecx
	movl	$-1, %r9d
	shrl	%cl, %r9d
	testl	%eax, %r9d
	je	.L1
	movl	$51, %ecx
	movl	$1, %eax
	subl	%esi, %ecx
	sall	%cl, %eax
	addl	%r8d, %eax
	movl	%eax, %ecx
	jc	.L19
.L9:
	movl	%r9d, %eax
	notl	%eax
	andl	%ecx, %eax
	jmp	.L4
.L19:
	leal	1(%rdi), %edx
	jmp	.L9
	.size	round, .-round
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
