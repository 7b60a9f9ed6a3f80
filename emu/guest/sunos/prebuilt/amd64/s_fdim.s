// eb6d0b229042138d3d1100d5f2e93d34 newlib/libm/common/s_fdim.c
	.file	"s_fdim.c"
	.text
	.section	.text.fdim,"ax",@progbits
	.p2align 4
	.globl	fdim
	.type	fdim, @function
fdim:
	pushq	%rbx
	subq	$16, %rsp
	movsd	%xmm1, 8(%rsp)
	movsd	%xmm0, (%rsp)
	call	__fpclassifyd@PLT
	movsd	(%rsp), %xmm2
	testl	%eax, %eax
	jne	.L14
.L2:
	addq	$16, %rsp
	movapd	%xmm2, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movsd	8(%rsp), %xmm0
	movl	%eax, %ebx
	call	__fpclassifyd@PLT
	testl	%eax, %eax
	je	.L4
	cmpl	$1, %ebx
	je	.L5
	movsd	8(%rsp), %xmm3
	movsd	(%rsp), %xmm2
	comisd	%xmm3, %xmm2
	jbe	.L11
	subsd	%xmm3, %xmm2
	addq	$16, %rsp
	popq	%rbx
	movapd	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	pxor	%xmm2, %xmm2
	addq	$16, %rsp
	movapd	%xmm2, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movsd	8(%rsp), %xmm2
	addq	$16, %rsp
	popq	%rbx
	movapd	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movsd	.LC0(%rip), %xmm2
	jmp	.L2
	.size	fdim, .-fdim
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	2146435072
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
