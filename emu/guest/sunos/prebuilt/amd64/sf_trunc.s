// 23be51ca9fb5167983bd7b4ed1033551 newlib/libm/common/sf_trunc.c
	.file	"sf_trunc.c"
	.text
	.section	.text.truncf,"ax",@progbits
	.p2align 4
	.globl	truncf
	.type	truncf, @function
truncf:
	movd	%xmm0, %edx
	movl	%edx, %ecx
	sarl	$23, %ecx
	movzbl	%cl, %ecx
	subl	$127, %ecx
	cmpl	$22, %ecx
	jg	.L2
	movl	%edx, %esi
	andl	$-2147483648, %esi
	testl	%ecx, %ecx
	js	.L5
	movl	$-8388608, %eax
	sarl	%cl, %eax
	andl	%edx, %eax
	orl	%esi, %eax
	movd	%eax, %xmm0
.L2:
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movd	%esi, %xmm0
	ret
	.size	truncf, .-truncf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
