// d354320b78028a9af3cbc756032ecf63 newlib/libm/math/sf_ceil.c
	.file	"sf_ceil.c"
	.text
	.section	.text.ceilf,"ax",@progbits
	.p2align 4
	.globl	ceilf
	.type	ceilf, @function
ceilf:
	movd	%xmm0, %eax
	movl	%eax, %esi
	andl	$2147483647, %esi
	movl	%esi, %ecx
	shrl	$23, %ecx
	subl	$127, %ecx
	cmpl	$22, %ecx
	jg	.L2
	movl	%eax, %edi
	testl	%ecx, %ecx
	js	.L21
	movl	$8388607, %esi
	sarl	%cl, %esi
	testl	%esi, %eax
	je	.L1
	movss	.LC2(%rip), %xmm2
	pxor	%xmm1, %xmm1
	addss	%xmm0, %xmm2
	comiss	%xmm1, %xmm2
	jbe	.L1
	testl	%eax, %eax
	jle	.L8
	movl	$8388608, %eax
	sarl	%cl, %eax
	addl	%eax, %edi
.L8:
	notl	%esi
	andl	%edi, %esi
	movd	%esi, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	movaps	%xmm0, %xmm1
	addss	.LC2(%rip), %xmm1
	pxor	%xmm0, %xmm0
	comiss	%xmm0, %xmm1
	jbe	.L19
	movss	.LC0(%rip), %xmm0
	testl	%eax, %eax
	js	.L1
	movd	%eax, %xmm0
	testl	%esi, %esi
	je	.L1
	movss	.LC1(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	movd	%eax, %xmm0
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$2139095039, %esi
	jbe	.L1
	addss	%xmm0, %xmm0
	ret
	.size	ceilf, .-ceilf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-2147483648
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	1900671690
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
