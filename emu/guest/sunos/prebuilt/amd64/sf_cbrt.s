// 5e74254dbbd548bce8d9af2d184c7a37 newlib/libm/common/sf_cbrt.c
	.file	"sf_cbrt.c"
	.text
	.section	.text.cbrtf,"ax",@progbits
	.p2align 4
	.globl	cbrtf
	.type	cbrtf, @function
cbrtf:
	movd	%xmm0, %edx
	movl	%edx, %eax
	andl	$2147483647, %eax
	cmpl	$2139095039, %eax
	ja	.L9
	testl	%eax, %eax
	je	.L1
	movd	%eax, %xmm1
	testl	$2139095040, %edx
	jne	.L4
	movss	.LC0(%rip), %xmm4
	movl	$2863311531, %ecx
	mulss	%xmm1, %xmm4
	movd	%xmm4, %eax
	imulq	%rcx, %rax
	shrq	$33, %rax
	addl	$642849266, %eax
	movd	%eax, %xmm2
.L5:
	movaps	%xmm2, %xmm0
	movss	.LC2(%rip), %xmm3
	andl	$-2147483648, %edx
	mulss	%xmm2, %xmm0
	divss	%xmm1, %xmm0
	movss	.LC3(%rip), %xmm1
	mulss	%xmm2, %xmm0
	addss	.LC1(%rip), %xmm0
	divss	%xmm0, %xmm1
	addss	%xmm0, %xmm3
	movss	.LC5(%rip), %xmm0
	addss	%xmm1, %xmm3
	movss	.LC4(%rip), %xmm1
	divss	%xmm3, %xmm1
	addss	%xmm1, %xmm0
	mulss	%xmm2, %xmm0
	movd	%xmm0, %eax
	orl	%edx, %eax
	movd	%eax, %xmm0
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	addss	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movl	$2863311531, %ecx
	imulq	%rcx, %rax
	shrq	$33, %rax
	addl	$709958130, %eax
	movd	%eax, %xmm2
	jmp	.L5
	.size	cbrtf, .-cbrtf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1266679808
	.align 4
.LC1:
	.long	1057683632
	.align 4
.LC2:
	.long	1068828496
	.align 4
.LC3:
	.long	-1087074575
	.align 4
.LC4:
	.long	1070446299
	.align 4
.LC5:
	.long	1052171118
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
