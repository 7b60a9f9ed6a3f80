// 575d7152eef60b38c900b543cbc588c3 newlib/libm/common/sf_modf.c
	.file	"sf_modf.c"
	.text
	.section	.text.modff,"ax",@progbits
	.p2align 4
	.globl	modff
	.type	modff, @function
modff:
	movd	%xmm0, %eax
	movl	%eax, %ecx
	sarl	$23, %ecx
	movzbl	%cl, %ecx
	subl	$127, %ecx
	cmpl	$22, %ecx
	jg	.L2
	testl	%ecx, %ecx
	js	.L7
	movl	$8388607, %edx
	sarl	%cl, %edx
	testl	%edx, %eax
	je	.L2
	notl	%edx
	movaps	%xmm0, %xmm2
	andl	%eax, %edx
	movd	%edx, %xmm1
	subss	%xmm1, %xmm2
	movaps	%xmm1, %xmm0
	movss	%xmm0, (%rdi)
	movaps	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	andl	$-2147483648, %eax
	movss	%xmm0, (%rdi)
	movd	%eax, %xmm2
	movaps	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	andl	$-2147483648, %eax
	movaps	%xmm0, %xmm2
	movd	%eax, %xmm0
	movss	%xmm0, (%rdi)
	movaps	%xmm2, %xmm0
	ret
	.size	modff, .-modff
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
