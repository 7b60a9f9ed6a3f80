// 3ee8857a6394bfee88254ce8761a239a newlib/libm/common/s_scalbln.c
	.file	"s_scalbln.c"
	.text
	.section	.text.scalbln,"ax",@progbits
	.p2align 4
	.globl	scalbln
	.type	scalbln, @function
scalbln:
	movq	%xmm0, %rsi
	movapd	%xmm0, %xmm1
	movq	%rsi, %rdx
	shrq	$32, %rdx
	movl	%edx, %eax
	sarl	$20, %eax
	andl	$2047, %eax
	jne	.L2
	andl	$2147483647, %edx
	orl	%esi, %edx
	je	.L14
	mulsd	.LC0(%rip), %xmm1
	movq	%xmm1, %rax
	shrq	$32, %rax
	movl	%eax, %ecx
	sarl	$20, %eax
	andl	$2047, %eax
	subl	$54, %eax
.L4:
	subq	$8, %rsp
	addl	%edi, %eax
	cmpq	$50000, %rdi
	jg	.L11
	cmpl	$2046, %eax
	jg	.L11
	cmpq	$-50000, %rdi
	jl	.L16
	testl	%eax, %eax
	jg	.L18
	cmpl	$-53, %eax
	jl	.L16
	addl	$54, %eax
	andl	$-2146435073, %ecx
	movq	%xmm1, %rdx
	sall	$20, %eax
	movl	%edx, %edx
	orl	%ecx, %eax
	salq	$32, %rax
	orq	%rax, %rdx
	movq	%rdx, %xmm0
	mulsd	.LC3(%rip), %xmm0
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movl	%edx, %ecx
	cmpl	$2047, %eax
	jne	.L4
	addsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movq	.LC2(%rip), %rax
	movq	%rax, %xmm0
	call	copysign@PLT
	mulsd	.LC2(%rip), %xmm0
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	sall	$20, %eax
	andl	$-2146435073, %ecx
	movq	%xmm1, %rdx
	addq	$8, %rsp
	orl	%eax, %ecx
	movl	%edx, %eax
	salq	$32, %rcx
	orq	%rcx, %rax
	movq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	movq	.LC1(%rip), %rax
	movq	%rax, %xmm0
	call	copysign@PLT
	mulsd	.LC1(%rip), %xmm0
	addq	$8, %rsp
	ret
	.size	scalbln, .-scalbln
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1129316352
	.align 8
.LC1:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC2:
	.long	-1023872167
	.long	27618847
	.align 8
.LC3:
	.long	0
	.long	1016070144
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
