// 5fc000d555f790332f9f2cabcd60316c newlib/libm/math/w_tgamma.c
	.file	"w_tgamma.c"
	.text
	.section	.text.tgamma,"ax",@progbits
	.p2align 4
	.globl	tgamma
	.type	tgamma, @function
tgamma:
	subq	$40, %rsp
	leaq	28(%rsp), %rdi
	movsd	%xmm0, (%rsp)
	call	__ieee754_gamma_r@PLT
	movl	28(%rsp), %eax
	movapd	%xmm0, %xmm1
	testl	%eax, %eax
	jns	.L2
	xorpd	.LC0(%rip), %xmm1
.L2:
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	cmpl	$-1, (%rax)
	je	.L1
	movapd	%xmm1, %xmm0
	movsd	%xmm1, 8(%rsp)
	call	finite@PLT
	movsd	8(%rsp), %xmm1
	testl	%eax, %eax
	je	.L13
.L1:
	movapd	%xmm1, %xmm0
	addq	$40, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	movsd	(%rsp), %xmm0
	call	finite@PLT
	movsd	8(%rsp), %xmm1
	testl	%eax, %eax
	je	.L1
	movsd	(%rsp), %xmm0
	call	floor@PLT
	movsd	(%rsp), %xmm2
	ucomisd	%xmm2, %xmm0
	jp	.L6
	jne	.L6
	pxor	%xmm0, %xmm0
	comisd	%xmm2, %xmm0
	jnb	.L14
.L6:
	movsd	(%rsp), %xmm1
	movl	$40, %edi
	movapd	%xmm1, %xmm0
	call	__kernel_standard@PLT
	movapd	%xmm0, %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	movapd	%xmm2, %xmm1
	movl	$41, %edi
	movapd	%xmm2, %xmm0
	call	__kernel_standard@PLT
	movapd	%xmm0, %xmm1
	jmp	.L1
	.size	tgamma, .-tgamma
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC0:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
