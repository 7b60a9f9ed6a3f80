// 47772e4a214d9a6c4589e8684271c2b0 newlib/libm/math/e_acos.c
	.file	"e_acos.c"
	.text
	.section	.text.__ieee754_acos,"ax",@progbits
	.p2align 4
	.globl	__ieee754_acos
	.type	__ieee754_acos, @function
__ieee754_acos:
	movq	%xmm0, %rcx
	movapd	%xmm0, %xmm1
	movq	%rcx, %rdx
	shrq	$32, %rdx
	movl	%edx, %eax
	andl	$2147483647, %eax
	cmpl	$1072693247, %eax
	jbe	.L2
	subl	$1072693248, %eax
	orl	%ecx, %eax
	jne	.L3
	movsd	.LC1(%rip), %xmm0
	testl	%edx, %edx
	jle	.L10
	pxor	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1071644671, %eax
	ja	.L5
	movsd	.LC2(%rip), %xmm0
	cmpl	$1012924416, %eax
	ja	.L13
.L10:
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	subq	$24, %rsp
	testl	%edx, %edx
	js	.L14
	movsd	.LC13(%rip), %xmm0
	subsd	%xmm1, %xmm0
	movsd	.LC15(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	movsd	%xmm1, (%rsp)
	call	__ieee754_sqrt@PLT
	movsd	(%rsp), %xmm1
	movsd	.LC9(%rip), %xmm2
	movabsq	$-4294967296, %rdx
	movapd	%xmm0, %xmm3
	movq	%xmm0, %rax
	movsd	.LC3(%rip), %xmm0
	mulsd	%xmm1, %xmm2
	andq	%rdx, %rax
	mulsd	%xmm1, %xmm0
	subsd	.LC10(%rip), %xmm2
	movq	%rax, %xmm4
	addsd	.LC4(%rip), %xmm0
	mulsd	%xmm1, %xmm2
	mulsd	%xmm1, %xmm0
	addsd	.LC11(%rip), %xmm2
	subsd	.LC5(%rip), %xmm0
	mulsd	%xmm1, %xmm2
	mulsd	%xmm1, %xmm0
	subsd	.LC12(%rip), %xmm2
	addsd	.LC6(%rip), %xmm0
	mulsd	%xmm1, %xmm2
	mulsd	%xmm1, %xmm0
	addsd	.LC13(%rip), %xmm2
	subsd	.LC7(%rip), %xmm0
	mulsd	%xmm1, %xmm0
	addsd	.LC8(%rip), %xmm0
	addq	$24, %rsp
	mulsd	%xmm1, %xmm0
	divsd	%xmm2, %xmm0
	movapd	%xmm4, %xmm2
	mulsd	%xmm4, %xmm2
	subsd	%xmm2, %xmm1
	mulsd	%xmm3, %xmm0
	addsd	%xmm4, %xmm3
	divsd	%xmm3, %xmm1
	addsd	%xmm1, %xmm0
	addsd	%xmm4, %xmm0
	addsd	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	subsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	divsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	movapd	%xmm1, %xmm4
	movsd	.LC3(%rip), %xmm2
	movsd	.LC9(%rip), %xmm3
	mulsd	%xmm1, %xmm4
	mulsd	%xmm4, %xmm2
	addsd	.LC4(%rip), %xmm2
	mulsd	%xmm4, %xmm3
	subsd	.LC10(%rip), %xmm3
	mulsd	%xmm4, %xmm2
	subsd	.LC5(%rip), %xmm2
	mulsd	%xmm4, %xmm3
	addsd	.LC11(%rip), %xmm3
	mulsd	%xmm4, %xmm2
	addsd	.LC6(%rip), %xmm2
	mulsd	%xmm4, %xmm3
	subsd	.LC12(%rip), %xmm3
	mulsd	%xmm4, %xmm2
	subsd	.LC7(%rip), %xmm2
	mulsd	%xmm4, %xmm3
	addsd	.LC13(%rip), %xmm3
	mulsd	%xmm4, %xmm2
	addsd	.LC8(%rip), %xmm2
	mulsd	%xmm4, %xmm2
	divsd	%xmm3, %xmm2
	movsd	.LC14(%rip), %xmm3
	mulsd	%xmm1, %xmm2
	subsd	%xmm2, %xmm3
	subsd	%xmm3, %xmm1
	subsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movsd	.LC13(%rip), %xmm3
	movsd	.LC3(%rip), %xmm2
	addsd	%xmm3, %xmm1
	mulsd	.LC15(%rip), %xmm1
	mulsd	%xmm1, %xmm2
	movapd	%xmm1, %xmm0
	addsd	.LC4(%rip), %xmm2
	mulsd	%xmm1, %xmm2
	subsd	.LC5(%rip), %xmm2
	mulsd	%xmm1, %xmm2
	addsd	.LC6(%rip), %xmm2
	mulsd	%xmm1, %xmm2
	subsd	.LC7(%rip), %xmm2
	mulsd	%xmm1, %xmm2
	addsd	.LC8(%rip), %xmm2
	mulsd	%xmm1, %xmm2
	mulsd	.LC9(%rip), %xmm1
	subsd	.LC10(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	movsd	%xmm2, 8(%rsp)
	addsd	.LC11(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	subsd	.LC12(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	%xmm3, %xmm1
	movsd	%xmm1, (%rsp)
	call	__ieee754_sqrt@PLT
	movsd	8(%rsp), %xmm2
	divsd	(%rsp), %xmm2
	movapd	%xmm0, %xmm1
	movapd	%xmm2, %xmm0
	mulsd	%xmm1, %xmm0
	subsd	.LC14(%rip), %xmm0
	addsd	%xmm1, %xmm0
	movapd	%xmm0, %xmm1
	addsd	%xmm0, %xmm1
	movsd	.LC1(%rip), %xmm0
	addq	$24, %rsp
	subsd	%xmm1, %xmm0
	ret
	.size	__ieee754_acos, .-__ieee754_acos
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	1413754136
	.long	1074340347
	.align 8
.LC2:
	.long	1413754136
	.long	1073291771
	.align 8
.LC3:
	.long	234747657
	.long	1057111521
	.align 8
.LC4:
	.long	1963045512
	.long	1061810144
	.align 8
.LC5:
	.long	-1251438789
	.long	1067745832
	.align 8
.LC6:
	.long	243811413
	.long	1070186837
	.align 8
.LC7:
	.long	65761149
	.long	1070913042
	.align 8
.LC8:
	.long	1431655765
	.long	1069897045
	.align 8
.LC9:
	.long	-1322347902
	.long	1068742853
	.align 8
.LC10:
	.long	462225753
	.long	1072039532
	.align 8
.LC11:
	.long	-1671853368
	.long	1073752805
	.align 8
.LC12:
	.long	478817611
	.long	1073953319
	.align 8
.LC13:
	.long	0
	.long	1072693248
	.align 8
.LC14:
	.long	856972295
	.long	1016178214
	.align 8
.LC15:
	.long	0
	.long	1071644672
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
