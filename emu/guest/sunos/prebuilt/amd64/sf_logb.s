// 73345d548c5483ee62bbb944e9cdf1f8 newlib/libm/common/sf_logb.c
	.file	"sf_logb.c"
	.text
	.section	.text.logbf,"ax",@progbits
	.p2align 4
	.globl	logbf
	.type	logbf, @function
logbf:
	movd	%xmm0, %edx
	movl	%edx, %eax
	movl	%edx, %ecx
	andl	$2147483647, %eax
	je	.L12
	andl	$2139095040, %ecx
	je	.L13
	cmpl	$2139095040, %eax
	je	.L8
	jbe	.L14
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	sall	$8, %eax
	testl	%eax, %eax
	jle	.L7
	movl	$-126, %edx
	.p2align 4,,10
	.p2align 3
.L6:
	addl	%eax, %eax
	subl	$1, %edx
	testl	%eax, %eax
	jg	.L6
	pxor	%xmm0, %xmm0
	cvtsi2ssl	%edx, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movss	.LC2(%rip), %xmm0
	pxor	%xmm1, %xmm1
	divss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	sarl	$23, %eax
	pxor	%xmm0, %xmm0
	subl	$127, %eax
	cvtsi2ssl	%eax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	movss	.LC1(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movss	.LC0(%rip), %xmm0
	ret
	.size	logbf, .-logbf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-1023672320
	.align 4
.LC1:
	.long	2139095040
	.align 4
.LC2:
	.long	-1082130432
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
