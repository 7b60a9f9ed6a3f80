// 2581523ca736f507ed54756408a3c9a0 newlib/libm/math/e_asin.c
	.file	"e_asin.c"
	.text
	.section	.text.__ieee754_asin,"ax",@progbits
	.p2align 4
	.globl	__ieee754_asin
	.type	__ieee754_asin, @function
__ieee754_asin:
	movq	%xmm0, %rax
	pushq	%rbp
	movapd	%xmm0, %xmm1
	pushq	%rbx
	movq	%rax, %rbx
	shrq	$32, %rbx
	movl	%ebx, %ebp
	andl	$2147483647, %ebp
	subq	$40, %rsp
	cmpl	$1072693247, %ebp
	jbe	.L2
	subl	$1072693248, %ebp
	orl	%eax, %ebp
	je	.L14
	subsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	divsd	%xmm1, %xmm0
.L1:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movsd	.LC0(%rip), %xmm0
	mulsd	%xmm1, %xmm0
	mulsd	.LC1(%rip), %xmm1
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	addsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movsd	.LC3(%rip), %xmm3
	cmpl	$1071644671, %ebp
	ja	.L5
	cmpl	$1044381695, %ebp
	ja	.L6
	movsd	.LC2(%rip), %xmm2
	movsd	.LC3(%rip), %xmm3
	addsd	%xmm0, %xmm2
	comisd	%xmm3, %xmm2
	ja	.L1
.L5:
	movapd	%xmm1, %xmm0
	movsd	%xmm3, 8(%rsp)
	call	fabs@PLT
	movsd	8(%rsp), %xmm3
	movsd	.LC4(%rip), %xmm1
	movapd	%xmm3, %xmm2
	subsd	%xmm0, %xmm2
	mulsd	.LC14(%rip), %xmm2
	movsd	.LC10(%rip), %xmm0
	mulsd	%xmm2, %xmm1
	movsd	%xmm2, 16(%rsp)
	addsd	.LC5(%rip), %xmm1
	mulsd	%xmm2, %xmm0
	subsd	.LC11(%rip), %xmm0
	mulsd	%xmm2, %xmm1
	subsd	.LC6(%rip), %xmm1
	mulsd	%xmm2, %xmm0
	addsd	.LC12(%rip), %xmm0
	mulsd	%xmm2, %xmm1
	addsd	.LC7(%rip), %xmm1
	mulsd	%xmm2, %xmm0
	subsd	.LC13(%rip), %xmm0
	mulsd	%xmm2, %xmm1
	subsd	.LC8(%rip), %xmm1
	mulsd	%xmm2, %xmm0
	mulsd	%xmm2, %xmm1
	addsd	.LC9(%rip), %xmm1
	addsd	%xmm3, %xmm0
	mulsd	%xmm2, %xmm1
	movsd	%xmm0, 8(%rsp)
	movapd	%xmm2, %xmm0
	movsd	%xmm1, 24(%rsp)
	call	__ieee754_sqrt@PLT
	cmpl	$1072640818, %ebp
	movsd	16(%rsp), %xmm2
	movsd	24(%rsp), %xmm1
	ja	.L15
	movapd	%xmm0, %xmm4
	movq	%xmm0, %rax
	movabsq	$-4294967296, %rdx
	divsd	8(%rsp), %xmm1
	addsd	%xmm0, %xmm4
	andq	%rdx, %rax
	movq	%rax, %xmm3
	addsd	%xmm3, %xmm0
	mulsd	%xmm4, %xmm1
	movapd	%xmm3, %xmm4
	mulsd	%xmm3, %xmm4
	addsd	%xmm3, %xmm3
	subsd	%xmm4, %xmm2
	divsd	%xmm0, %xmm2
	movsd	.LC1(%rip), %xmm0
	addsd	%xmm2, %xmm2
	subsd	%xmm2, %xmm0
	subsd	%xmm0, %xmm1
	movsd	.LC15(%rip), %xmm0
	movapd	%xmm0, %xmm2
	subsd	%xmm3, %xmm2
	subsd	%xmm2, %xmm1
	subsd	%xmm1, %xmm0
.L8:
	testl	%ebx, %ebx
	jg	.L1
	xorpd	.LC16(%rip), %xmm0
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	divsd	8(%rsp), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	%xmm0, %xmm1
	movsd	.LC0(%rip), %xmm0
	addsd	%xmm1, %xmm1
	subsd	.LC1(%rip), %xmm1
	subsd	%xmm1, %xmm0
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L6:
	movapd	%xmm0, %xmm3
	movsd	.LC10(%rip), %xmm2
	mulsd	%xmm0, %xmm3
	movsd	.LC4(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC5(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	subsd	.LC11(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	subsd	.LC6(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC12(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	addsd	.LC7(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	subsd	.LC13(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	subsd	.LC8(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC3(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	addsd	.LC9(%rip), %xmm0
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	mulsd	%xmm3, %xmm0
	divsd	%xmm2, %xmm0
	mulsd	%xmm1, %xmm0
	addsd	%xmm1, %xmm0
	ret
	.size	__ieee754_asin, .-__ieee754_asin
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1413754136
	.long	1073291771
	.align 8
.LC1:
	.long	856972295
	.long	1016178214
	.align 8
.LC2:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC3:
	.long	0
	.long	1072693248
	.align 8
.LC4:
	.long	234747657
	.long	1057111521
	.align 8
.LC5:
	.long	1963045512
	.long	1061810144
	.align 8
.LC6:
	.long	-1251438789
	.long	1067745832
	.align 8
.LC7:
	.long	243811413
	.long	1070186837
	.align 8
.LC8:
	.long	65761149
	.long	1070913042
	.align 8
.LC9:
	.long	1431655765
	.long	1069897045
	.align 8
.LC10:
	.long	-1322347902
	.long	1068742853
	.align 8
.LC11:
	.long	462225753
	.long	1072039532
	.align 8
.LC12:
	.long	-1671853368
	.long	1073752805
	.align 8
.LC13:
	.long	478817611
	.long	1073953319
	.align 8
.LC14:
	.long	0
	.long	1071644672
	.align 8
.LC15:
	.long	1413754136
	.long	1072243195
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC16:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
