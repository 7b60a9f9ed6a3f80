// ca8a14bd9275b27edc80ba2e38b6760c newlib/libm/math/ef_jn.c
	.file	"ef_jn.c"
	.text
	.section	.text.__ieee754_jnf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_jnf
	.type	__ieee754_jnf, @function
__ieee754_jnf:
	pushq	%r12
	pushq	%rbp
	movd	%xmm0, %ebp
	pushq	%rbx
	movl	%ebp, %r12d
	andl	$2147483647, %r12d
	subq	$16, %rsp
	cmpl	$2139095040, %r12d
	ja	.L50
	movl	%edi, %ebx
	testl	%edi, %edi
	js	.L51
	jne	.L5
	addq	$16, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	jmp	__ieee754_j0f@PLT
	.p2align 4,,10
	.p2align 3
.L51:
	xorps	.LC2(%rip), %xmm0
	negl	%ebx
	addl	$-2147483648, %ebp
.L5:
	cmpl	$1, %ebx
	je	.L52
	call	fabsf@PLT
	shrl	$31, %ebp
	andl	%ebx, %ebp
	movaps	%xmm0, %xmm2
	testl	%r12d, %r12d
	je	.L25
	cmpl	$2139095040, %r12d
	je	.L25
	pxor	%xmm8, %xmm8
	cvtsi2ssl	%ebx, %xmm8
	comiss	%xmm8, %xmm0
	jnb	.L53
	cmpl	$813694975, %r12d
	ja	.L12
	pxor	%xmm0, %xmm0
	cmpl	$33, %ebx
	jg	.L8
	mulss	.LC3(%rip), %xmm2
	movss	.LC0(%rip), %xmm1
	addl	$1, %ebx
	movl	$2, %eax
	movaps	%xmm2, %xmm0
	.p2align 4,,10
	.p2align 3
.L13:
	mulss	%xmm2, %xmm0
	pxor	%xmm3, %xmm3
	cvtsi2ssl	%eax, %xmm3
	addl	$1, %eax
	mulss	%xmm3, %xmm1
	cmpl	%ebx, %eax
	jne	.L13
.L47:
	divss	%xmm1, %xmm0
	testl	%ebp, %ebp
	je	.L1
.L54:
	xorps	.LC2(%rip), %xmm0
	addq	$16, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L50:
	addss	%xmm0, %xmm0
.L1:
	addq	$16, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	pxor	%xmm0, %xmm0
.L8:
	testl	%ebp, %ebp
	jne	.L54
	addq	$16, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	movss	%xmm0, 4(%rsp)
	addl	%ebx, %ebx
	call	__ieee754_j0f@PLT
	movss	4(%rsp), %xmm2
	movss	%xmm0, 8(%rsp)
	movaps	%xmm2, %xmm0
	call	__ieee754_j1f@PLT
	movss	8(%rsp), %xmm3
	movss	4(%rsp), %xmm2
	movl	$2, %eax
	.p2align 4,,10
	.p2align 3
.L11:
	pxor	%xmm1, %xmm1
	movaps	%xmm0, %xmm4
	cvtsi2ssl	%eax, %xmm1
	addl	$2, %eax
	divss	%xmm2, %xmm1
	mulss	%xmm0, %xmm1
	subss	%xmm3, %xmm1
	movaps	%xmm4, %xmm3
	movaps	%xmm1, %xmm0
	cmpl	%ebx, %eax
	jne	.L11
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L52:
	addq	$16, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	jmp	__ieee754_j1f@PLT
	.p2align 4,,10
	.p2align 3
.L12:
	leal	(%rbx,%rbx), %r12d
	pxor	%xmm7, %xmm7
	movss	.LC4(%rip), %xmm6
	movss	.LC0(%rip), %xmm5
	cvtsi2ssl	%r12d, %xmm7
	movl	$1, %eax
	movss	.LC5(%rip), %xmm9
	divss	%xmm0, %xmm7
	movaps	%xmm6, %xmm0
	divss	%xmm2, %xmm0
	movaps	%xmm7, %xmm4
	movaps	%xmm7, %xmm3
	addss	%xmm0, %xmm4
	mulss	%xmm4, %xmm3
	subss	%xmm5, %xmm3
	comiss	%xmm3, %xmm9
	ja	.L16
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L28:
	movaps	%xmm1, %xmm3
.L16:
	addss	%xmm0, %xmm4
	addl	$1, %eax
	movaps	%xmm4, %xmm1
	mulss	%xmm3, %xmm1
	subss	%xmm7, %xmm1
	movaps	%xmm3, %xmm7
	comiss	%xmm1, %xmm9
	ja	.L28
.L14:
	addl	%ebx, %eax
	pxor	%xmm3, %xmm3
	addl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L17:
	pxor	%xmm1, %xmm1
	cvtsi2ssl	%eax, %xmm1
	subl	$2, %eax
	divss	%xmm2, %xmm1
	subss	%xmm3, %xmm1
	movaps	%xmm5, %xmm3
	divss	%xmm1, %xmm3
	cmpl	%eax, %r12d
	jle	.L17
	mulss	%xmm8, %xmm0
	movss	%xmm2, 12(%rsp)
	subl	$1, %ebx
	subl	$2, %r12d
	movss	%xmm3, 8(%rsp)
	movss	%xmm8, 4(%rsp)
	call	fabsf@PLT
	call	__ieee754_logf@PLT
	movss	4(%rsp), %xmm8
	movss	8(%rsp), %xmm3
	movss	12(%rsp), %xmm2
	movss	.LC0(%rip), %xmm5
	mulss	%xmm0, %xmm8
	movss	.LC6(%rip), %xmm0
	movss	.LC4(%rip), %xmm6
	comiss	%xmm8, %xmm0
	ja	.L55
	pxor	%xmm4, %xmm4
	movaps	%xmm3, %xmm7
	movaps	%xmm5, %xmm1
	cvtsi2ssl	%r12d, %xmm4
	.p2align 4,,10
	.p2align 3
.L24:
	movaps	%xmm1, %xmm0
	mulss	%xmm4, %xmm0
	subss	%xmm6, %xmm4
	divss	%xmm2, %xmm0
	subss	%xmm7, %xmm0
	comiss	.LC7(%rip), %xmm0
	movaps	%xmm1, %xmm7
	movaps	%xmm0, %xmm1
	jbe	.L22
	divss	%xmm0, %xmm7
	movaps	%xmm5, %xmm1
	divss	%xmm0, %xmm3
.L22:
	subl	$1, %ebx
	jne	.L24
.L21:
	movaps	%xmm2, %xmm0
	movss	%xmm3, 8(%rsp)
	movss	%xmm1, 4(%rsp)
	call	__ieee754_j0f@PLT
	movss	8(%rsp), %xmm3
	movss	4(%rsp), %xmm1
	mulss	%xmm3, %xmm0
	jmp	.L47
	.p2align 4,,10
	.p2align 3
.L55:
	pxor	%xmm0, %xmm0
	movaps	%xmm3, %xmm4
	cvtsi2ssl	%r12d, %xmm0
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L29:
	movaps	%xmm1, %xmm5
.L20:
	movaps	%xmm5, %xmm1
	mulss	%xmm0, %xmm1
	subss	%xmm6, %xmm0
	divss	%xmm2, %xmm1
	subss	%xmm4, %xmm1
	movaps	%xmm5, %xmm4
	subl	$1, %ebx
	jne	.L29
	jmp	.L21
	.size	__ieee754_jnf, .-__ieee754_jnf
	.section	.text.__ieee754_ynf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_ynf
	.type	__ieee754_ynf, @function
__ieee754_ynf:
	movd	%xmm0, %edx
	movaps	%xmm0, %xmm1
	movl	%edx, %eax
	andl	$2147483647, %eax
	cmpl	$2139095040, %eax
	ja	.L81
	testl	%eax, %eax
	je	.L82
	testl	%edx, %edx
	js	.L83
	pushq	%rbp
	subq	$16, %rsp
	testl	%edi, %edi
	js	.L84
	jne	.L67
	addq	$16, %rsp
	popq	%rbp
	jmp	__ieee754_y0f@PLT
	.p2align 4,,10
	.p2align 3
.L82:
	movss	.LC8(%rip), %xmm0
	pxor	%xmm1, %xmm1
	divss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L81:
	addss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L84:
	negl	%edi
	movl	$1, %ebp
	leal	(%rdi,%rdi), %edx
	andl	$2, %edx
	subl	%edx, %ebp
.L62:
	cmpl	$1, %edi
	je	.L85
	movl	%edi, 4(%rsp)
	pxor	%xmm0, %xmm0
	cmpl	$2139095040, %eax
	je	.L56
	movaps	%xmm1, %xmm0
	movss	%xmm1, 8(%rsp)
	call	__ieee754_y0f@PLT
	movss	8(%rsp), %xmm1
	movss	%xmm0, 12(%rsp)
	movaps	%xmm1, %xmm0
	call	__ieee754_y1f@PLT
	movd	%xmm0, %eax
	movaps	%xmm0, %xmm2
	cmpl	$-8388608, %eax
	je	.L64
	movss	8(%rsp), %xmm1
	movss	12(%rsp), %xmm3
	movl	$1, %eax
	movl	4(%rsp), %edi
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L70:
	movaps	%xmm0, %xmm2
.L65:
	leal	(%rax,%rax), %edx
	pxor	%xmm0, %xmm0
	addl	$1, %eax
	cvtsi2ssl	%edx, %xmm0
	divss	%xmm1, %xmm0
	mulss	%xmm2, %xmm0
	subss	%xmm3, %xmm0
	movaps	%xmm2, %xmm3
	cmpl	%edi, %eax
	jge	.L64
	movd	%xmm0, %ecx
	cmpl	$-8388608, %ecx
	jne	.L70
.L64:
	cmpl	$1, %ebp
	je	.L56
	xorps	.LC2(%rip), %xmm0
.L56:
	addq	$16, %rsp
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L83:
	pxor	%xmm0, %xmm0
	divss	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L67:
	movl	$1, %ebp
	jmp	.L62
	.p2align 4,,10
	.p2align 3
.L85:
	pxor	%xmm4, %xmm4
	movaps	%xmm1, %xmm0
	cvtsi2ssl	%ebp, %xmm4
	movss	%xmm4, 4(%rsp)
	call	__ieee754_y1f@PLT
	mulss	4(%rsp), %xmm0
	jmp	.L56
	.size	__ieee754_ynf, .-__ieee754_ynf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC2:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst4
	.align 4
.LC3:
	.long	1056964608
	.align 4
.LC4:
	.long	1073741824
	.align 4
.LC5:
	.long	1315859240
	.align 4
.LC6:
	.long	1118925184
	.align 4
.LC7:
	.long	1343554297
	.align 4
.LC8:
	.long	-1082130432
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
