// e5944c1f51b57e5237d5f05c4e8f834b newlib/libm/math/ef_acos.c
	.file	"ef_acos.c"
	.text
	.section	.text.__ieee754_acosf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_acosf
	.type	__ieee754_acosf, @function
__ieee754_acosf:
	movd	%xmm0, %edx
	movl	%edx, %eax
	andl	$2147483647, %eax
	cmpl	$1065353216, %eax
	je	.L13
	ja	.L14
	cmpl	$1056964607, %eax
	ja	.L5
	movss	.LC2(%rip), %xmm1
	cmpl	$587202560, %eax
	jbe	.L10
	movaps	%xmm0, %xmm3
	movss	.LC3(%rip), %xmm1
	movss	.LC9(%rip), %xmm2
	mulss	%xmm0, %xmm3
	mulss	%xmm3, %xmm1
	addss	.LC4(%rip), %xmm1
	mulss	%xmm3, %xmm2
	subss	.LC10(%rip), %xmm2
	mulss	%xmm3, %xmm1
	subss	.LC5(%rip), %xmm1
	mulss	%xmm3, %xmm2
	addss	.LC11(%rip), %xmm2
	mulss	%xmm3, %xmm1
	addss	.LC6(%rip), %xmm1
	mulss	%xmm3, %xmm2
	subss	.LC12(%rip), %xmm2
	mulss	%xmm3, %xmm1
	subss	.LC7(%rip), %xmm1
	mulss	%xmm3, %xmm2
	addss	.LC13(%rip), %xmm2
	mulss	%xmm3, %xmm1
	addss	.LC8(%rip), %xmm1
	mulss	%xmm3, %xmm1
	divss	%xmm2, %xmm1
	movss	.LC14(%rip), %xmm2
	mulss	%xmm0, %xmm1
	subss	%xmm1, %xmm2
	movss	.LC15(%rip), %xmm1
	subss	%xmm2, %xmm0
	subss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	subss	%xmm0, %xmm0
	movaps	%xmm0, %xmm1
	divss	%xmm0, %xmm1
.L10:
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	movss	.LC1(%rip), %xmm1
	testl	%edx, %edx
	jle	.L10
	pxor	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	subq	$24, %rsp
	testl	%edx, %edx
	js	.L15
	movss	.LC13(%rip), %xmm2
	subss	%xmm0, %xmm2
	mulss	.LC16(%rip), %xmm2
	movaps	%xmm2, %xmm0
	movss	%xmm2, 8(%rsp)
	call	__ieee754_sqrtf@PLT
	movss	8(%rsp), %xmm2
	movss	.LC3(%rip), %xmm1
	movss	.LC9(%rip), %xmm3
	movd	%xmm0, %eax
	mulss	%xmm2, %xmm1
	andl	$-4096, %eax
	addss	.LC4(%rip), %xmm1
	mulss	%xmm2, %xmm3
	movd	%eax, %xmm4
	subss	.LC10(%rip), %xmm3
	mulss	%xmm2, %xmm1
	subss	.LC5(%rip), %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC11(%rip), %xmm3
	mulss	%xmm2, %xmm1
	addss	.LC6(%rip), %xmm1
	mulss	%xmm2, %xmm3
	subss	.LC12(%rip), %xmm3
	mulss	%xmm2, %xmm1
	subss	.LC7(%rip), %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC13(%rip), %xmm3
	mulss	%xmm2, %xmm1
	addss	.LC8(%rip), %xmm1
	mulss	%xmm2, %xmm1
	divss	%xmm3, %xmm1
	movaps	%xmm4, %xmm3
	mulss	%xmm4, %xmm3
	subss	%xmm3, %xmm2
	mulss	%xmm0, %xmm1
	addss	%xmm4, %xmm0
	divss	%xmm0, %xmm2
	addss	%xmm2, %xmm1
	addss	%xmm4, %xmm1
	addss	%xmm1, %xmm1
.L1:
	movaps	%xmm1, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	movss	.LC13(%rip), %xmm3
	movss	.LC3(%rip), %xmm1
	movss	.LC9(%rip), %xmm2
	addss	%xmm3, %xmm0
	mulss	.LC16(%rip), %xmm0
	mulss	%xmm0, %xmm1
	addss	.LC4(%rip), %xmm1
	mulss	%xmm0, %xmm2
	subss	.LC10(%rip), %xmm2
	mulss	%xmm0, %xmm1
	subss	.LC5(%rip), %xmm1
	mulss	%xmm0, %xmm2
	addss	.LC11(%rip), %xmm2
	mulss	%xmm0, %xmm1
	addss	.LC6(%rip), %xmm1
	mulss	%xmm0, %xmm2
	subss	.LC12(%rip), %xmm2
	mulss	%xmm0, %xmm1
	subss	.LC7(%rip), %xmm1
	mulss	%xmm0, %xmm2
	mulss	%xmm0, %xmm1
	addss	.LC8(%rip), %xmm1
	addss	%xmm3, %xmm2
	mulss	%xmm0, %xmm1
	movss	%xmm2, 8(%rsp)
	movss	%xmm1, 12(%rsp)
	call	__ieee754_sqrtf@PLT
	movss	12(%rsp), %xmm1
	movaps	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	divss	8(%rsp), %xmm0
	movss	.LC17(%rip), %xmm1
	mulss	%xmm2, %xmm0
	subss	.LC14(%rip), %xmm0
	addss	%xmm2, %xmm0
	addss	%xmm0, %xmm0
	subss	%xmm0, %xmm1
	jmp	.L1
	.size	__ieee754_acosf, .-__ieee754_acosf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1078530011
	.align 4
.LC2:
	.long	1070141403
	.align 4
.LC3:
	.long	940699400
	.align 4
.LC4:
	.long	978288388
	.align 4
.LC5:
	.long	1025773894
	.align 4
.LC6:
	.long	1045301928
	.align 4
.LC7:
	.long	1051111568
	.align 4
.LC8:
	.long	1042983595
	.align 4
.LC9:
	.long	1033750062
	.align 4
.LC10:
	.long	1060123489
	.align 4
.LC11:
	.long	1073829677
	.align 4
.LC12:
	.long	1075433785
	.align 4
.LC13:
	.long	1065353216
	.align 4
.LC14:
	.long	866263400
	.align 4
.LC15:
	.long	1070141402
	.align 4
.LC16:
	.long	1056964608
	.align 4
.LC17:
	.long	1078530010
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
