// 0c36378faedc2b7091ba2625ca0cd9b4 newlib/libm/common/s_copysign.c
	.file	"s_copysign.c"
	.text
	.section	.text.copysign,"ax",@progbits
	.p2align 4
	.globl	copysign
	.type	copysign, @function
copysign:
	movq	%xmm0, %rax
	movq	%xmm1, %rcx
	movq	%rax, %rdx
	shrq	$32, %rcx
	movl	%eax, %eax
	shrq	$32, %rdx
	andl	$-2147483648, %ecx
	andl	$2147483647, %edx
	orl	%ecx, %edx
	salq	$32, %rdx
	orq	%rdx, %rax
	movq	%rax, %xmm0
	ret
	.size	copysign, .-copysign
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
