// b984fc047bd8448eed1ddee7483e3409 newlib/libm/math/wf_gamma.c
	.file	"wf_gamma.c"
	.text
	.section	.text.gammaf,"ax",@progbits
	.p2align 4
	.globl	gammaf
	.type	gammaf, @function
gammaf:
	subq	$24, %rsp
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movss	%xmm0, 8(%rsp)
	movq	(%rax), %rdi
	addq	$224, %rdi
	call	__ieee754_gammaf_r@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movaps	%xmm0, %xmm1
	cmpl	$-1, (%rax)
	je	.L1
	movss	%xmm0, 12(%rsp)
	call	finitef@PLT
	movss	12(%rsp), %xmm1
	testl	%eax, %eax
	je	.L13
.L1:
	movaps	%xmm1, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	movss	8(%rsp), %xmm0
	call	finitef@PLT
	movss	12(%rsp), %xmm1
	testl	%eax, %eax
	je	.L1
	movss	8(%rsp), %xmm0
	call	floorf@PLT
	movss	8(%rsp), %xmm2
	ucomiss	%xmm2, %xmm0
	jp	.L5
	jne	.L5
	pxor	%xmm0, %xmm0
	comiss	%xmm2, %xmm0
	jnb	.L14
.L5:
	call	__errno@PLT
	movl	$34, (%rax)
.L8:
	movss	.LC0(%rip), %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	call	__errno@PLT
	movl	$33, (%rax)
	jmp	.L8
	.size	gammaf, .-gammaf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
