// a1d968cfd4af9cf26f103ebadba922a7 newlib/libm/math/kf_sin.c
	.file	"kf_sin.c"
	.text
	.section	.text.__kernel_sinf,"ax",@progbits
	.p2align 4
	.globl	__kernel_sinf
	.type	__kernel_sinf, @function
__kernel_sinf:
	movd	%xmm0, %eax
	movaps	%xmm1, %xmm6
	andl	$2147483647, %eax
	cmpl	$838860799, %eax
	ja	.L2
	cvttss2sil	%xmm0, %eax
	movaps	%xmm0, %xmm3
	testl	%eax, %eax
	je	.L1
.L2:
	movaps	%xmm0, %xmm3
	movss	.LC0(%rip), %xmm2
	movaps	%xmm0, %xmm5
	mulss	%xmm0, %xmm3
	mulss	%xmm3, %xmm2
	subss	.LC1(%rip), %xmm2
	mulss	%xmm3, %xmm5
	mulss	%xmm3, %xmm2
	addss	.LC2(%rip), %xmm2
	mulss	%xmm3, %xmm2
	subss	.LC3(%rip), %xmm2
	mulss	%xmm3, %xmm2
	addss	.LC4(%rip), %xmm2
	testl	%edi, %edi
	jne	.L4
	mulss	%xmm2, %xmm3
	subss	.LC5(%rip), %xmm3
	mulss	%xmm5, %xmm3
	addss	%xmm0, %xmm3
.L1:
	movaps	%xmm3, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movss	.LC6(%rip), %xmm4
	mulss	%xmm5, %xmm2
	mulss	.LC5(%rip), %xmm5
	mulss	%xmm6, %xmm4
	subss	%xmm2, %xmm4
	mulss	%xmm3, %xmm4
	movaps	%xmm4, %xmm2
	subss	%xmm6, %xmm2
	movaps	%xmm2, %xmm1
	addss	%xmm5, %xmm1
	subss	%xmm1, %xmm0
	movaps	%xmm0, %xmm3
	movaps	%xmm3, %xmm0
	ret
	.size	__kernel_sinf, .-__kernel_sinf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	791595475
	.align 4
.LC1:
	.long	852963124
	.align 4
.LC2:
	.long	909700891
	.align 4
.LC3:
	.long	961547521
	.align 4
.LC4:
	.long	1007192201
	.align 4
.LC5:
	.long	1042983595
	.align 4
.LC6:
	.long	1056964608
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
