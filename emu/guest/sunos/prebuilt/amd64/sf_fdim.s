// 2c4fbf20867f51d2247d70551afce401 newlib/libm/common/sf_fdim.c
	.file	"sf_fdim.c"
	.text
	.section	.text.fdimf,"ax",@progbits
	.p2align 4
	.globl	fdimf
	.type	fdimf, @function
fdimf:
	pushq	%rbx
	subq	$16, %rsp
	movss	%xmm1, 12(%rsp)
	movss	%xmm0, 8(%rsp)
	call	__fpclassifyf@PLT
	movss	8(%rsp), %xmm2
	testl	%eax, %eax
	jne	.L14
.L2:
	addq	$16, %rsp
	movaps	%xmm2, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movss	12(%rsp), %xmm0
	movl	%eax, %ebx
	call	__fpclassifyf@PLT
	testl	%eax, %eax
	je	.L4
	cmpl	$1, %ebx
	je	.L5
	movss	12(%rsp), %xmm3
	movss	8(%rsp), %xmm2
	comiss	%xmm3, %xmm2
	jbe	.L11
	subss	%xmm3, %xmm2
	addq	$16, %rsp
	popq	%rbx
	movaps	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	pxor	%xmm2, %xmm2
	addq	$16, %rsp
	movaps	%xmm2, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movss	12(%rsp), %xmm2
	addq	$16, %rsp
	popq	%rbx
	movaps	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movss	.LC0(%rip), %xmm2
	jmp	.L2
	.size	fdimf, .-fdimf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
