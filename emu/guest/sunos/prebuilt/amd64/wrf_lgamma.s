// afd324061842f4d6ea5198bc50090b7c newlib/libm/math/wrf_lgamma.c
	.file	"wrf_lgamma.c"
	.text
	.section	.text.lgammaf_r,"ax",@progbits
	.p2align 4
	.globl	lgammaf_r
	.type	lgammaf_r, @function
lgammaf_r:
	subq	$24, %rsp
	movss	%xmm0, 8(%rsp)
	call	__ieee754_lgammaf_r@PLT
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
	.size	lgammaf_r, .-lgammaf_r
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
