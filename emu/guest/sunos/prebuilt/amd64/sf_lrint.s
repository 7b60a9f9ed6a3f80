// a0117378cd118a44be88c8db01b60b63 newlib/libm/common/sf_lrint.c
	.file	"sf_lrint.c"
	.text
	.section	.text.lrintf,"ax",@progbits
	.p2align 4
	.globl	lrintf
	.type	lrintf, @function
lrintf:
	movd	%xmm0, %edx
	movl	%edx, %ecx
	movl	%edx, %eax
	shrl	$23, %ecx
	movzbl	%cl, %ecx
	leal	-127(%rcx), %esi
	cmpl	$62, %esi
	jg	.L2
	cmpl	$-1, %esi
	jl	.L7
	movl	%edx, %edi
	shrl	$31, %edi
	cmpl	$22, %esi
	jle	.L5
	andl	$8388607, %eax
	subl	$150, %ecx
	orq	$8388608, %rax
	salq	%cl, %rax
	movq	%rax, %rdx
	negq	%rdx
	testl	%edi, %edi
	cmovne	%rdx, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movslq	%edi, %rax
	leaq	TWO23(%rip), %rcx
	movd	%edx, %xmm1
	movss	(%rcx,%rax,4), %xmm0
	addss	%xmm0, %xmm1
	movss	%xmm1, -4(%rsp)
	movss	-4(%rsp), %xmm1
	subss	%xmm0, %xmm1
	movd	%xmm1, %edx
	testl	$2147483647, %edx
	jne	.L14
.L7:
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cvttss2siq	%xmm0, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movl	%edx, %eax
	movl	$150, %ecx
	shrl	$23, %edx
	andl	$8388607, %eax
	subl	%edx, %ecx
	orl	$8388608, %eax
	shrl	%cl, %eax
	movq	%rax, %rdx
	negq	%rdx
	testl	%edi, %edi
	cmovne	%rdx, %rax
	ret
	.size	lrintf, .-lrintf
	.section	.rodata
	.align 8
	.type	TWO23, @object
	.size	TWO23, 8
TWO23:
	.long	1258291200
	.long	-889192448
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
