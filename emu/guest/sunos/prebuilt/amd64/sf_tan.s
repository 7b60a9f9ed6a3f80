// 6275329232c1d8af93d1476ea3992506 newlib/libm/math/sf_tan.c
	.file	"sf_tan.c"
	.text
	.section	.text.tanf,"ax",@progbits
	.p2align 4
	.globl	tanf
	.type	tanf, @function
tanf:
	movd	%xmm0, %eax
	andl	$2147483647, %eax
	cmpl	$1061752794, %eax
	jbe	.L9
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
	movss	12(%rsp), %xmm1
	movss	8(%rsp), %xmm0
	movl	$1, %edi
	addl	%eax, %eax
	andl	$2, %eax
	subl	%eax, %edi
	call	__kernel_tanf@PLT
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	movl	$1, %edi
	pxor	%xmm1, %xmm1
	jmp	__kernel_tanf@PLT
	.size	tanf, .-tanf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
