// 2a55472537c0a8dff6ef0dc73730239c newlib/libm/common/s_cbrt.c
	.file	"s_cbrt.c"
	.text
	.section	.text.cbrt,"ax",@progbits
	.p2align 4
	.globl	cbrt
	.type	cbrt, @function
cbrt:
	movq	%xmm0, %rcx
	movq	%rcx, %rdx
	shrq	$32, %rdx
	movl	%edx, %eax
	andl	$2147483647, %eax
	cmpl	$2146435071, %eax
	ja	.L9
	movl	%eax, %edi
	orl	%ecx, %edi
	je	.L1
	movl	%eax, %esi
	movl	%ecx, %ecx
	salq	$32, %rax
	orq	%rax, %rcx
	movq	%rcx, %xmm2
	testl	$2146435072, %edx
	jne	.L4
	movsd	.LC0(%rip), %xmm5
	movl	$2863311531, %esi
	mulsd	%xmm2, %xmm5
	movq	%xmm5, %rax
	movq	%rax, %rcx
	movl	%eax, %eax
	shrq	$32, %rcx
	imulq	%rsi, %rcx
	shrq	$33, %rcx
	addl	$696219795, %ecx
	salq	$32, %rcx
	orq	%rcx, %rax
	movq	%rax, %xmm1
.L5:
	movapd	%xmm1, %xmm0
	movsd	.LC3(%rip), %xmm4
	movsd	.LC2(%rip), %xmm3
	andl	$-2147483648, %edx
	mulsd	%xmm1, %xmm0
	divsd	%xmm2, %xmm0
	mulsd	%xmm1, %xmm0
	addsd	.LC1(%rip), %xmm0
	divsd	%xmm0, %xmm4
	addsd	%xmm0, %xmm3
	movsd	.LC4(%rip), %xmm0
	addsd	%xmm4, %xmm3
	divsd	%xmm3, %xmm0
	addsd	.LC5(%rip), %xmm0
	mulsd	%xmm1, %xmm0
	movq	%xmm0, %rax
	shrq	$32, %rax
	addl	$1, %eax
	salq	$32, %rax
	movq	%rax, %xmm1
	movapd	%xmm1, %xmm0
	movapd	%xmm1, %xmm3
	mulsd	%xmm1, %xmm0
	addsd	%xmm1, %xmm3
	divsd	%xmm0, %xmm2
	movapd	%xmm2, %xmm0
	addsd	%xmm3, %xmm2
	subsd	%xmm1, %xmm0
	divsd	%xmm2, %xmm0
	mulsd	%xmm1, %xmm0
	addsd	%xmm1, %xmm0
	movq	%xmm0, %rax
	movq	%rax, %rcx
	movl	%eax, %eax
	shrq	$32, %rcx
	orl	%ecx, %edx
	salq	$32, %rdx
	orq	%rdx, %rax
	movq	%rax, %xmm0
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	addsd	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movl	$2863311531, %eax
	imulq	%rax, %rsi
	shrq	$33, %rsi
	leaq	715094163(%rsi), %rax
	salq	$32, %rax
	movq	%rax, %xmm1
	jmp	.L5
	.size	cbrt, .-cbrt
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1129316352
	.align 8
.LC1:
	.long	-245426703
	.long	1071734549
	.align 8
.LC2:
	.long	245426703
	.long	1073127658
	.align 8
.LC3:
	.long	624085044
	.long	-1075408418
	.align 8
.LC4:
	.long	1840700270
	.long	1073329883
	.align 8
.LC5:
	.long	-1227133513
	.long	1071045485
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
