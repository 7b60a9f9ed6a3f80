// 9977ecbabc154a68254b8b1fa7ff8dc1 newlib/libm/common/s_isinf.c
	.file	"s_isinf.c"
	.text
	.section	.text.isinf,"ax",@progbits
	.p2align 4
	.globl	isinf
	.type	isinf, @function
isinf:
	movq	%xmm0, %rax
	movl	$2146435072, %ecx
	movl	%eax, %edx
	negl	%edx
	orl	%eax, %edx
	shrq	$32, %rax
	shrl	$31, %edx
	andl	$2147483647, %eax
	orl	%edx, %eax
	subl	%eax, %ecx
	leal	-2146435072(%rax), %edx
	movl	$1, %eax
	orl	%ecx, %edx
	shrl	$31, %edx
	subl	%edx, %eax
	ret
	.size	isinf, .-isinf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
