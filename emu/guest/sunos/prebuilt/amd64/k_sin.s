// 945c265bc4f1a63a45eb67c9bf6f6687 newlib/libm/math/k_sin.c
	.file	"k_sin.c"
	.text
	.section	.text.__kernel_sin,"ax",@progbits
	.p2align 4
	.globl	__kernel_sin
	.type	__kernel_sin, @function
__kernel_sin:
	movq	%xmm0, %rax
	movapd	%xmm0, %xmm4
	movapd	%xmm1, %xmm6
	shrq	$32, %rax
	andl	$2147483647, %eax
	cmpl	$1044381695, %eax
	ja	.L2
	cvttsd2sil	%xmm0, %eax
	testl	%eax, %eax
	je	.L1
.L2:
	movapd	%xmm4, %xmm3
	movsd	.LC0(%rip), %xmm2
	movapd	%xmm4, %xmm5
	mulsd	%xmm4, %xmm3
	mulsd	%xmm3, %xmm2
	subsd	.LC1(%rip), %xmm2
	mulsd	%xmm3, %xmm5
	mulsd	%xmm3, %xmm2
	addsd	.LC2(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	subsd	.LC3(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	addsd	.LC4(%rip), %xmm2
	testl	%edi, %edi
	jne	.L4
	mulsd	%xmm2, %xmm3
	movapd	%xmm3, %xmm0
	subsd	.LC5(%rip), %xmm0
	mulsd	%xmm5, %xmm0
	addsd	%xmm4, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movsd	.LC6(%rip), %xmm0
	mulsd	%xmm5, %xmm2
	mulsd	.LC5(%rip), %xmm5
	mulsd	%xmm6, %xmm0
	subsd	%xmm2, %xmm0
	mulsd	%xmm3, %xmm0
	subsd	%xmm6, %xmm0
	movapd	%xmm0, %xmm1
	addsd	%xmm5, %xmm1
	subsd	%xmm1, %xmm4
	movapd	%xmm4, %xmm0
.L1:
	ret
	.size	__kernel_sin, .-__kernel_sin
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1523570044
	.long	1038473530
	.align 8
.LC1:
	.long	-1976853269
	.long	1046144486
	.align 8
.LC2:
	.long	1471282813
	.long	1053236707
	.align 8
.LC3:
	.long	432103893
	.long	1059717536
	.align 8
.LC4:
	.long	286324902
	.long	1065423121
	.align 8
.LC5:
	.long	1431655753
	.long	1069897045
	.align 8
.LC6:
	.long	0
	.long	1071644672
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
