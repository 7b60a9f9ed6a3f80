// 8544c51e82a63b6cdf20c4b3f0db532b newlib/libm/math/kf_cos.c
	.file	"kf_cos.c"
	.text
	.section	.text.__kernel_cosf,"ax",@progbits
	.p2align 4
	.globl	__kernel_cosf
	.type	__kernel_cosf, @function
__kernel_cosf:
	movd	%xmm0, %eax
	movaps	%xmm0, %xmm4
	andl	$2147483647, %eax
	cmpl	$838860799, %eax
	ja	.L2
	cvttss2sil	%xmm0, %eax
	testl	%eax, %eax
	je	.L12
	movaps	%xmm0, %xmm3
	movss	.LC3(%rip), %xmm2
	mulss	%xmm0, %xmm3
	mulss	%xmm3, %xmm2
	addss	.LC4(%rip), %xmm2
	mulss	%xmm3, %xmm2
	subss	.LC5(%rip), %xmm2
	mulss	%xmm3, %xmm2
	addss	.LC6(%rip), %xmm2
	mulss	%xmm3, %xmm2
	subss	.LC7(%rip), %xmm2
	mulss	%xmm3, %xmm2
	addss	.LC8(%rip), %xmm2
	mulss	%xmm3, %xmm2
.L7:
	mulss	%xmm1, %xmm4
	movss	.LC9(%rip), %xmm0
	mulss	%xmm3, %xmm2
	mulss	%xmm3, %xmm0
	subss	%xmm4, %xmm2
	movaps	%xmm0, %xmm1
	movss	.LC2(%rip), %xmm0
	subss	%xmm2, %xmm1
	subss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movaps	%xmm0, %xmm3
	movss	.LC3(%rip), %xmm2
	mulss	%xmm0, %xmm3
	mulss	%xmm3, %xmm2
	addss	.LC4(%rip), %xmm2
	mulss	%xmm3, %xmm2
	subss	.LC5(%rip), %xmm2
	mulss	%xmm3, %xmm2
	addss	.LC6(%rip), %xmm2
	mulss	%xmm3, %xmm2
	subss	.LC7(%rip), %xmm2
	mulss	%xmm3, %xmm2
	addss	.LC8(%rip), %xmm2
	mulss	%xmm3, %xmm2
	cmpl	$1050253721, %eax
	jbe	.L7
	cmpl	$1061683200, %eax
	ja	.L9
	movss	.LC2(%rip), %xmm0
	subl	$16777216, %eax
	movd	%eax, %xmm6
	subss	%xmm6, %xmm0
.L6:
	movss	.LC9(%rip), %xmm5
	mulss	%xmm3, %xmm2
	mulss	%xmm1, %xmm4
	mulss	%xmm3, %xmm5
	subss	%xmm4, %xmm2
	subss	%xmm6, %xmm5
	subss	%xmm2, %xmm5
	subss	%xmm5, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	movss	.LC0(%rip), %xmm0
	movss	.LC1(%rip), %xmm6
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L12:
	movss	.LC2(%rip), %xmm0
	ret
	.size	__kernel_cosf, .-__kernel_cosf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1060634624
	.align 4
.LC1:
	.long	1049624576
	.align 4
.LC2:
	.long	1065353216
	.align 4
.LC3:
	.long	-1387800754
	.align 4
.LC4:
	.long	823096566
	.align 4
.LC5:
	.long	882111100
	.align 4
.LC6:
	.long	936381697
	.align 4
.LC7:
	.long	985008993
	.align 4
.LC8:
	.long	1026206379
	.align 4
.LC9:
	.long	1056964608
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
