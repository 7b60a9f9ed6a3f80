// 978d26a7a3bd2ad67127d4677a9ff7b1 newlib/libm/math/wf_tgamma.c
	.file	"wf_tgamma.c"
	.text
	.section	.text.tgammaf,"ax",@progbits
	.p2align 4
	.globl	tgammaf
	.type	tgammaf, @function
tgammaf:
	subq	$40, %rsp
	leaq	28(%rsp), %rdi
	movss	%xmm0, 8(%rsp)
	call	__ieee754_gammaf_r@PLT
	movl	28(%rsp), %eax
	movaps	%xmm0, %xmm1
	testl	%eax, %eax
	jns	.L2
	xorps	.LC0(%rip), %xmm1
.L2:
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	cmpl	$-1, (%rax)
	je	.L1
	movaps	%xmm1, %xmm0
	movss	%xmm1, 12(%rsp)
	call	finitef@PLT
	movss	12(%rsp), %xmm1
	testl	%eax, %eax
	je	.L13
.L1:
	movaps	%xmm1, %xmm0
	addq	$40, %rsp
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
	jp	.L6
	jne	.L6
	pxor	%xmm0, %xmm0
	comiss	%xmm2, %xmm0
	jnb	.L14
.L6:
	pxor	%xmm1, %xmm1
	movl	$140, %edi
	cvtss2sd	8(%rsp), %xmm1
	movapd	%xmm1, %xmm0
	call	__kernel_standard@PLT
	pxor	%xmm1, %xmm1
	cvtsd2ss	%xmm0, %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	pxor	%xmm1, %xmm1
	movl	$141, %edi
	cvtss2sd	%xmm2, %xmm1
	movapd	%xmm1, %xmm0
	call	__kernel_standard@PLT
	pxor	%xmm1, %xmm1
	cvtsd2ss	%xmm0, %xmm1
	jmp	.L1
	.size	tgammaf, .-tgammaf
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC0:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
