// b869ce305d99c024b12cc3d775bd6064 newlib/libm/math/sf_asinh.c
	.file	"sf_asinh.c"
	.text
	.section	.text.asinhf,"ax",@progbits
	.p2align 4
	.globl	asinhf
	.type	asinhf, @function
asinhf:
	pushq	%rbx
	movd	%xmm0, %ebx
	movaps	%xmm0, %xmm1
	movl	%ebx, %eax
	andl	$2147483647, %eax
	subq	$16, %rsp
	cmpl	$2139095039, %eax
	ja	.L13
	cmpl	$830472191, %eax
	jbe	.L14
	cmpl	$1300234240, %eax
	jbe	.L6
	call	fabsf@PLT
	call	__ieee754_logf@PLT
	addss	.LC2(%rip), %xmm0
.L7:
	testl	%ebx, %ebx
	jg	.L1
	xorps	.LC3(%rip), %xmm0
.L1:
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movss	.LC0(%rip), %xmm2
	movss	.LC1(%rip), %xmm3
	addss	%xmm0, %xmm2
	comiss	%xmm3, %xmm2
	ja	.L1
.L5:
	movaps	%xmm1, %xmm4
	movaps	%xmm1, %xmm0
	movss	%xmm3, 12(%rsp)
	mulss	%xmm1, %xmm4
	movss	%xmm4, 4(%rsp)
	call	fabsf@PLT
	movss	12(%rsp), %xmm3
	movss	4(%rsp), %xmm4
	movss	%xmm0, 8(%rsp)
	addss	%xmm3, %xmm4
	movaps	%xmm4, %xmm0
	call	__ieee754_sqrtf@PLT
	movss	12(%rsp), %xmm3
	movss	4(%rsp), %xmm1
	addss	%xmm3, %xmm0
	divss	%xmm0, %xmm1
	movss	8(%rsp), %xmm0
	addss	%xmm1, %xmm0
	call	log1pf@PLT
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L13:
	addss	%xmm0, %xmm1
	addq	$16, %rsp
	popq	%rbx
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movss	.LC1(%rip), %xmm3
	cmpl	$1073741824, %eax
	jbe	.L5
	movss	%xmm0, 12(%rsp)
	call	fabsf@PLT
	movss	12(%rsp), %xmm1
	movss	.LC1(%rip), %xmm6
	movaps	%xmm0, %xmm5
	movss	%xmm0, 8(%rsp)
	mulss	%xmm1, %xmm1
	addss	%xmm0, %xmm5
	movss	%xmm5, 4(%rsp)
	addss	%xmm1, %xmm6
	movaps	%xmm6, %xmm0
	call	__ieee754_sqrtf@PLT
	movss	8(%rsp), %xmm2
	movss	.LC1(%rip), %xmm1
	addss	%xmm2, %xmm0
	divss	%xmm0, %xmm1
	movss	4(%rsp), %xmm0
	addss	%xmm1, %xmm0
	call	__ieee754_logf@PLT
	jmp	.L7
	.size	asinhf, .-asinhf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1900671690
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	1060205080
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC3:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
