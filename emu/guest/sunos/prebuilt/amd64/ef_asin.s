// 6f43088d90575e487df02969a898eeb0 newlib/libm/math/ef_asin.c
	.file	"ef_asin.c"
	.text
	.section	.text.__ieee754_asinf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_asinf
	.type	__ieee754_asinf, @function
__ieee754_asinf:
	pushq	%rbp
	pushq	%rbx
	movd	%xmm0, %ebx
	movl	%ebx, %ebp
	andl	$2147483647, %ebp
	subq	$24, %rsp
	cmpl	$1065353216, %ebp
	je	.L14
	ja	.L15
	movss	.LC3(%rip), %xmm3
	cmpl	$1056964607, %ebp
	ja	.L5
	cmpl	$838860799, %ebp
	ja	.L6
	movss	.LC2(%rip), %xmm1
	movss	.LC3(%rip), %xmm3
	movaps	%xmm0, %xmm2
	addss	%xmm0, %xmm1
	comiss	%xmm3, %xmm1
	ja	.L1
.L5:
	movss	%xmm3, 4(%rsp)
	call	fabsf@PLT
	movss	4(%rsp), %xmm3
	movss	.LC4(%rip), %xmm1
	movaps	%xmm3, %xmm2
	subss	%xmm0, %xmm2
	mulss	.LC14(%rip), %xmm2
	movss	.LC10(%rip), %xmm0
	mulss	%xmm2, %xmm1
	movss	%xmm2, 8(%rsp)
	addss	.LC5(%rip), %xmm1
	mulss	%xmm2, %xmm0
	subss	.LC11(%rip), %xmm0
	mulss	%xmm2, %xmm1
	subss	.LC6(%rip), %xmm1
	mulss	%xmm2, %xmm0
	addss	.LC12(%rip), %xmm0
	mulss	%xmm2, %xmm1
	addss	.LC7(%rip), %xmm1
	mulss	%xmm2, %xmm0
	subss	.LC13(%rip), %xmm0
	mulss	%xmm2, %xmm1
	subss	.LC8(%rip), %xmm1
	mulss	%xmm2, %xmm0
	mulss	%xmm2, %xmm1
	addss	.LC9(%rip), %xmm1
	addss	%xmm3, %xmm0
	mulss	%xmm2, %xmm1
	movss	%xmm0, 4(%rsp)
	movaps	%xmm2, %xmm0
	movss	%xmm1, 12(%rsp)
	call	__ieee754_sqrtf@PLT
	cmpl	$1064933785, %ebp
	movss	8(%rsp), %xmm2
	movss	12(%rsp), %xmm1
	ja	.L16
	movaps	%xmm0, %xmm3
	movd	%xmm0, %eax
	divss	4(%rsp), %xmm1
	addss	%xmm0, %xmm3
	andl	$-4096, %eax
	movd	%eax, %xmm4
	addss	%xmm4, %xmm0
	mulss	%xmm1, %xmm3
	movaps	%xmm4, %xmm1
	mulss	%xmm4, %xmm1
	addss	%xmm4, %xmm4
	subss	%xmm1, %xmm2
	movss	.LC1(%rip), %xmm1
	divss	%xmm0, %xmm2
	addss	%xmm2, %xmm2
	subss	%xmm2, %xmm1
	movss	.LC16(%rip), %xmm2
	subss	%xmm1, %xmm3
	movaps	%xmm2, %xmm1
	subss	%xmm4, %xmm1
	movaps	%xmm3, %xmm0
	subss	%xmm1, %xmm0
	subss	%xmm0, %xmm2
.L8:
	testl	%ebx, %ebx
	jg	.L1
	xorps	.LC17(%rip), %xmm2
.L1:
	addq	$24, %rsp
	movaps	%xmm2, %xmm0
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	subss	%xmm0, %xmm0
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	movaps	%xmm0, %xmm2
	divss	%xmm0, %xmm2
	movaps	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movss	.LC0(%rip), %xmm2
	mulss	%xmm0, %xmm2
	mulss	.LC1(%rip), %xmm0
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	addss	%xmm0, %xmm2
	movaps	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	divss	4(%rsp), %xmm1
	mulss	%xmm0, %xmm1
	movss	.LC0(%rip), %xmm2
	addss	%xmm0, %xmm1
	addss	%xmm1, %xmm1
	addss	.LC15(%rip), %xmm1
	subss	%xmm1, %xmm2
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L6:
	movaps	%xmm0, %xmm3
	movss	.LC4(%rip), %xmm2
	movss	.LC10(%rip), %xmm1
	mulss	%xmm0, %xmm3
	mulss	%xmm3, %xmm2
	addss	.LC5(%rip), %xmm2
	mulss	%xmm3, %xmm1
	subss	.LC11(%rip), %xmm1
	mulss	%xmm3, %xmm2
	subss	.LC6(%rip), %xmm2
	mulss	%xmm3, %xmm1
	addss	.LC12(%rip), %xmm1
	mulss	%xmm3, %xmm2
	addss	.LC7(%rip), %xmm2
	mulss	%xmm3, %xmm1
	subss	.LC13(%rip), %xmm1
	mulss	%xmm3, %xmm2
	subss	.LC8(%rip), %xmm2
	mulss	%xmm3, %xmm1
	addss	.LC3(%rip), %xmm1
	mulss	%xmm3, %xmm2
	addss	.LC9(%rip), %xmm2
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	mulss	%xmm3, %xmm2
	divss	%xmm1, %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm2, %xmm0
	ret
	.size	__ieee754_asinf, .-__ieee754_asinf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1070141403
	.align 4
.LC1:
	.long	-1287930578
	.align 4
.LC2:
	.long	1900671690
	.align 4
.LC3:
	.long	1065353216
	.align 4
.LC4:
	.long	940699400
	.align 4
.LC5:
	.long	978288388
	.align 4
.LC6:
	.long	1025773894
	.align 4
.LC7:
	.long	1045301928
	.align 4
.LC8:
	.long	1051111568
	.align 4
.LC9:
	.long	1042983595
	.align 4
.LC10:
	.long	1033750062
	.align 4
.LC11:
	.long	1060123489
	.align 4
.LC12:
	.long	1073829677
	.align 4
.LC13:
	.long	1075433785
	.align 4
.LC14:
	.long	1056964608
	.align 4
.LC15:
	.long	859553070
	.align 4
.LC16:
	.long	1061752795
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC17:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
