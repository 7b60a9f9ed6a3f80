// eb597aab4f659cf8c5b2f407bbca634e newlib/libm/math/k_cos.c
	.file	"k_cos.c"
	.text
	.section	.text.__kernel_cos,"ax",@progbits
	.p2align 4
	.globl	__kernel_cos
	.type	__kernel_cos, @function
__kernel_cos:
	movq	%xmm0, %rax
	movapd	%xmm0, %xmm4
	shrq	$32, %rax
	andl	$2147483647, %eax
	cmpl	$1044381695, %eax
	ja	.L2
	cvttsd2sil	%xmm0, %eax
	testl	%eax, %eax
	je	.L12
	movapd	%xmm0, %xmm3
	movsd	.LC3(%rip), %xmm2
	mulsd	%xmm0, %xmm3
	mulsd	%xmm3, %xmm2
	addsd	.LC4(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	subsd	.LC5(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	addsd	.LC6(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	subsd	.LC7(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	addsd	.LC8(%rip), %xmm2
	mulsd	%xmm3, %xmm2
.L7:
	mulsd	%xmm1, %xmm4
	movsd	.LC9(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	mulsd	%xmm3, %xmm0
	subsd	%xmm4, %xmm2
	movapd	%xmm0, %xmm1
	movsd	.LC2(%rip), %xmm0
	subsd	%xmm2, %xmm1
	subsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movapd	%xmm0, %xmm3
	movsd	.LC3(%rip), %xmm2
	mulsd	%xmm0, %xmm3
	mulsd	%xmm3, %xmm2
	addsd	.LC4(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	subsd	.LC5(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	addsd	.LC6(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	subsd	.LC7(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	addsd	.LC8(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	cmpl	$1070805810, %eax
	jbe	.L7
	cmpl	$1072234496, %eax
	ja	.L9
	subl	$2097152, %eax
	movsd	.LC2(%rip), %xmm0
	salq	$32, %rax
	movq	%rax, %xmm6
	subsd	%xmm6, %xmm0
.L6:
	movsd	.LC9(%rip), %xmm5
	mulsd	%xmm3, %xmm2
	mulsd	%xmm1, %xmm4
	mulsd	%xmm3, %xmm5
	subsd	%xmm4, %xmm2
	subsd	%xmm6, %xmm5
	subsd	%xmm2, %xmm5
	subsd	%xmm5, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	movsd	.LC0(%rip), %xmm0
	movsd	.LC1(%rip), %xmm6
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L12:
	movsd	.LC2(%rip), %xmm0
	ret
	.size	__kernel_cos, .-__kernel_cos
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1072103424
	.align 8
.LC1:
	.long	0
	.long	1070727168
	.align 8
.LC2:
	.long	0
	.long	1072693248
	.align 8
.LC3:
	.long	-1098368812
	.long	-1112999191
	.align 8
.LC4:
	.long	-1112231484
	.long	1042411166
	.align 8
.LC5:
	.long	-2137238867
	.long	1049787983
	.align 8
.LC6:
	.long	432739728
	.long	1056571808
	.align 8
.LC7:
	.long	381768055
	.long	1062650220
	.align 8
.LC8:
	.long	1431655756
	.long	1067799893
	.align 8
.LC9:
	.long	0
	.long	1071644672
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
