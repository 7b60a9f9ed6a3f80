// 7c0762c6fc8cf7913db679c9c6b3c0cf newlib/libm/math/wf_asin.c
	.file	"wf_asin.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC1:
	.string	""
	.section	.text.asinf,"ax",@progbits
	.p2align 4
	.globl	asinf
	.type	asinf, @function
asinf:
	subq	$24, %rsp
	movss	%xmm0, 12(%rsp)
	call	__ieee754_asinf@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movaps	%xmm0, %xmm2
	cmpl	$-1, (%rax)
	je	.L1
	movss	12(%rsp), %xmm1
	ucomiss	%xmm1, %xmm1
	jp	.L1
	movss	%xmm0, 12(%rsp)
	movaps	%xmm1, %xmm0
	call	fabsf@PLT
	comiss	.LC0(%rip), %xmm0
	movss	12(%rsp), %xmm2
	ja	.L7
.L1:
	movaps	%xmm2, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	leaq	.LC1(%rip), %rdi
	movl	$33, (%rax)
	addq	$24, %rsp
	jmp	nanf@PLT
	.size	asinf, .-asinf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
