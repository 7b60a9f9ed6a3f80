// affca4d4fe2d323da22b3894e0f1060e newlib/libm/math/sf_cos.c
	.file	"sf_cos.c"
	.text
	.section	.text.cosf,"ax",@progbits
	.p2align 4
	.globl	cosf
	.type	cosf, @function
cosf:
	movd	%xmm0, %eax
	andl	$2147483647, %eax
	cmpl	$1061752792, %eax
	jbe	.L12
	cmpl	$2139095039, %eax
	jbe	.L3
	subss	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	subq	$24, %rsp
	leaq	8(%rsp), %rdi
	call	__ieee754_rem_pio2f@PLT
	andl	$3, %eax
	cmpl	$1, %eax
	je	.L5
	cmpl	$2, %eax
	je	.L6
	testl	%eax, %eax
	je	.L13
	movss	12(%rsp), %xmm1
	movss	8(%rsp), %xmm0
	movl	$1, %edi
	call	__kernel_sinf@PLT
.L1:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	pxor	%xmm1, %xmm1
	jmp	__kernel_cosf@PLT
	.p2align 4,,10
	.p2align 3
.L5:
	movss	12(%rsp), %xmm1
	movss	8(%rsp), %xmm0
	movl	$1, %edi
	call	__kernel_sinf@PLT
	xorps	.LC1(%rip), %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	movss	12(%rsp), %xmm1
	movss	8(%rsp), %xmm0
	call	__kernel_cosf@PLT
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	movss	12(%rsp), %xmm1
	movss	8(%rsp), %xmm0
	call	__kernel_cosf@PLT
	xorps	.LC1(%rip), %xmm0
	jmp	.L1
	.size	cosf, .-cosf
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC1:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
