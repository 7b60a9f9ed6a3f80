// 20a23010fe880908e198f6a84eaf478f newlib/libm/math/wr_gamma.c
	.file	"wr_gamma.c"
	.text
	.section	.text.gamma_r,"ax",@progbits
	.p2align 4
	.globl	gamma_r
	.type	gamma_r, @function
gamma_r:
	subq	$24, %rsp
	movsd	%xmm0, (%rsp)
	call	__ieee754_gamma_r@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movapd	%xmm0, %xmm1
	cmpl	$-1, (%rax)
	je	.L1
	movsd	%xmm0, 8(%rsp)
	call	finite@PLT
	movsd	8(%rsp), %xmm1
	testl	%eax, %eax
	je	.L13
.L1:
	movapd	%xmm1, %xmm0
	addq	$24, %rsp
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
	jp	.L5
	jne	.L5
	pxor	%xmm0, %xmm0
	comisd	%xmm2, %xmm0
	jnb	.L14
.L5:
	call	__errno@PLT
	movl	$34, (%rax)
.L8:
	movsd	.LC0(%rip), %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	call	__errno@PLT
	movl	$33, (%rax)
	jmp	.L8
	.size	gamma_r, .-gamma_r
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	2146435072
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
