// 9afa389d70c18a816242684bf71c4ca0 newlib/libm/math/wf_exp.c
	.file	"wf_exp.c"
	.text
	.section	.text.expf,"ax",@progbits
	.p2align 4
	.globl	expf
	.type	expf, @function
expf:
	subq	$24, %rsp
	movss	%xmm0, 8(%rsp)
	call	__ieee754_expf@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movaps	%xmm0, %xmm1
	cmpl	$-1, (%rax)
	je	.L1
	movss	%xmm0, 12(%rsp)
	movss	8(%rsp), %xmm0
	call	finitef@PLT
	movss	12(%rsp), %xmm1
	testl	%eax, %eax
	je	.L1
	movss	8(%rsp), %xmm2
	comiss	.LC2(%rip), %xmm2
	ja	.L14
	movss	.LC3(%rip), %xmm0
	comiss	8(%rsp), %xmm0
	ja	.L15
.L1:
	movaps	%xmm1, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	call	__errno@PLT
	pxor	%xmm1, %xmm1
	movl	$34, (%rax)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	call	__errno@PLT
	movss	.LC0(%rip), %xmm1
	movl	$34, (%rax)
	jmp	.L1
	.size	expf, .-expf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.align 4
.LC2:
	.long	1118925184
	.align 4
.LC3:
	.long	-1026559563
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
