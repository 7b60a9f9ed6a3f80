// 3b6ebc09436295f7cc9d0d09b53cde09 newlib/libm/math/e_remainder.c
	.file	"e_remainder.c"
	.text
	.section	.text.__ieee754_remainder,"ax",@progbits
	.p2align 4
	.globl	__ieee754_remainder
	.type	__ieee754_remainder, @function
__ieee754_remainder:
	pushq	%r14
	movapd	%xmm0, %xmm2
	movapd	%xmm1, %xmm4
	pushq	%r13
	pushq	%r12
	movq	%xmm1, %r12
	movq	%r12, %r14
	pushq	%rbp
	shrq	$32, %r14
	pushq	%rbx
	movl	%r14d, %ebp
	andl	$2147483647, %ebp
	movl	%ebp, %eax
	subq	$16, %rsp
	orl	%r12d, %eax
	je	.L4
	movq	%xmm0, %rbx
	shrq	$32, %rbx
	movl	%ebx, %r13d
	andl	$2147483647, %r13d
	cmpl	$2146435071, %r13d
	ja	.L4
	cmpl	$2146435071, %ebp
	jbe	.L5
	subl	$2146435072, %ebp
	orl	%r12d, %ebp
	jne	.L4
.L6:
	movapd	%xmm2, %xmm0
	movsd	%xmm4, 8(%rsp)
	call	fabs@PLT
	movsd	8(%rsp), %xmm4
	movsd	%xmm0, (%rsp)
	movapd	%xmm4, %xmm0
	call	fabs@PLT
	testl	$2145386496, %r14d
	movsd	(%rsp), %xmm3
	jne	.L8
	movapd	%xmm3, %xmm1
	addsd	%xmm3, %xmm1
	comisd	%xmm0, %xmm1
	jbe	.L9
	subsd	%xmm0, %xmm3
	movapd	%xmm3, %xmm1
	addsd	%xmm3, %xmm1
	comisd	%xmm0, %xmm1
	jnb	.L24
.L9:
	movq	%xmm3, %rax
	andl	$-2147483648, %ebx
	addq	$16, %rsp
	movq	%rax, %rdx
	movl	%eax, %eax
	shrq	$32, %rdx
	xorl	%edx, %ebx
	salq	$32, %rbx
	orq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	movq	%rax, %xmm0
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	mulsd	%xmm4, %xmm2
	addq	$16, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	movapd	%xmm2, %xmm0
	divsd	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movapd	%xmm0, %xmm1
	cmpl	$2145386495, %ebp
	jbe	.L26
.L7:
	movq	%xmm2, %rax
	subl	%ebp, %r13d
	subl	%r12d, %eax
	orl	%eax, %r13d
	jne	.L15
	addq	$16, %rsp
	pxor	%xmm0, %xmm0
	mulsd	%xmm1, %xmm0
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	movapd	%xmm4, %xmm1
	movsd	%xmm4, 8(%rsp)
	addsd	%xmm4, %xmm1
	movsd	%xmm0, (%rsp)
	call	__ieee754_fmod@PLT
	movsd	8(%rsp), %xmm4
	movsd	(%rsp), %xmm2
	movapd	%xmm0, %xmm1
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L8:
	movsd	.LC1(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	comisd	%xmm1, %xmm3
	jbe	.L9
	subsd	%xmm0, %xmm3
	comisd	%xmm1, %xmm3
	jb	.L9
.L24:
	subsd	%xmm0, %xmm3
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L15:
	movapd	%xmm1, %xmm2
	jmp	.L6
	.size	__ieee754_remainder, .-__ieee754_remainder
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	0
	.long	1071644672
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
