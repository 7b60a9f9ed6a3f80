// d8623179cfd9d469e4095910352e7de3 newlib/libm/math/ef_log10.c
	.file	"ef_log10.c"
	.text
	.section	.text.__ieee754_log10f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_log10f
	.type	__ieee754_log10f, @function
__ieee754_log10f:
	movd	%xmm0, %eax
	testl	$2147483647, %eax
	je	.L12
	movl	%eax, %edx
	testl	%eax, %eax
	js	.L13
	cmpl	$2139095039, %eax
	jg	.L14
	subq	$24, %rsp
	xorl	%eax, %eax
	cmpl	$8388607, %edx
	jg	.L6
	mulss	.LC2(%rip), %xmm0
	movl	$-25, %eax
	movd	%xmm0, %edx
.L6:
	movl	%edx, %ecx
	pxor	%xmm1, %xmm1
	andl	$8388607, %edx
	sarl	$23, %ecx
	leal	-127(%rax,%rcx), %eax
	movl	%eax, %ecx
	shrl	$31, %ecx
	addl	%ecx, %eax
	cvtsi2ssl	%eax, %xmm1
	movl	$127, %eax
	subl	%ecx, %eax
	sall	$23, %eax
	orl	%edx, %eax
	movaps	%xmm1, %xmm2
	movd	%eax, %xmm0
	movss	%xmm1, 12(%rsp)
	mulss	.LC3(%rip), %xmm2
	movss	%xmm2, 8(%rsp)
	call	__ieee754_logf@PLT
	movss	12(%rsp), %xmm1
	mulss	.LC5(%rip), %xmm1
	mulss	.LC4(%rip), %xmm0
	addss	8(%rsp), %xmm0
	addq	$24, %rsp
	addss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movss	.LC0(%rip), %xmm0
	pxor	%xmm1, %xmm1
	divss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	subss	%xmm0, %xmm0
	pxor	%xmm1, %xmm1
	divss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	addss	%xmm0, %xmm0
	ret
	.size	__ieee754_log10f, .-__ieee754_log10f
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-872415232
	.align 4
.LC2:
	.long	1275068416
	.align 4
.LC3:
	.long	894707675
	.align 4
.LC4:
	.long	1054759897
	.align 4
.LC5:
	.long	1050288256
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
