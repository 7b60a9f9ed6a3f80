// 5c9110ee48bda5828bd3cbe984e72ec5 newlib/libm/math/ef_remainder.c
	.file	"ef_remainder.c"
	.text
	.section	.text.__ieee754_remainderf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_remainderf
	.type	__ieee754_remainderf, @function
__ieee754_remainderf:
	pushq	%r13
	movaps	%xmm1, %xmm3
	pushq	%r12
	movd	%xmm1, %r12d
	pushq	%rbp
	movd	%xmm0, %ebp
	pushq	%rbx
	movl	%r12d, %ebx
	movl	%ebp, %r13d
	andl	$2147483647, %ebx
	andl	$2147483647, %r13d
	leal	-1(%rbx), %eax
	subq	$24, %rsp
	cmpl	$2139095039, %eax
	ja	.L13
	cmpl	$2139095039, %r13d
	jg	.L13
	cmpl	$2130706431, %ebx
	jbe	.L21
.L5:
	cmpl	%r13d, %ebx
	je	.L22
	movss	%xmm3, 12(%rsp)
	call	fabsf@PLT
	movss	12(%rsp), %xmm3
	movss	%xmm0, 8(%rsp)
	movaps	%xmm3, %xmm0
	call	fabsf@PLT
	andl	$2130706432, %r12d
	movss	8(%rsp), %xmm2
	jne	.L7
	movaps	%xmm2, %xmm1
	addss	%xmm2, %xmm1
	comiss	%xmm0, %xmm1
	jbe	.L8
	subss	%xmm0, %xmm2
	movaps	%xmm2, %xmm1
	addss	%xmm2, %xmm1
	comiss	%xmm0, %xmm1
	jb	.L8
.L19:
	subss	%xmm0, %xmm2
.L8:
	andl	$-2147483648, %ebp
	movd	%xmm2, %eax
	addq	$24, %rsp
	xorl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	movd	%eax, %xmm0
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	mulss	%xmm3, %xmm0
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	divss	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movss	.LC1(%rip), %xmm1
	mulss	%xmm0, %xmm1
	comiss	%xmm1, %xmm2
	jbe	.L8
	subss	%xmm0, %xmm2
	comiss	%xmm1, %xmm2
	jb	.L8
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L22:
	addq	$24, %rsp
	pxor	%xmm1, %xmm1
	mulss	%xmm1, %xmm0
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	addss	%xmm1, %xmm1
	movss	%xmm3, 8(%rsp)
	call	__ieee754_fmodf@PLT
	movss	8(%rsp), %xmm3
	jmp	.L5
	.size	__ieee754_remainderf, .-__ieee754_remainderf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1056964608
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
