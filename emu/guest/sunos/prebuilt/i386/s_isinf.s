// 9977ecbabc154a68254b8b1fa7ff8dc1 newlib/libm/common/s_isinf.c
	.file	"s_isinf.c"
	.text
	.section	.text.isinf,"ax",@progbits
	.p2align 4
	.globl	isinf
	.type	isinf, @function
isinf:
	movl	4(%esp), %edx
	movl	$2146435072, %ecx
	movl	%edx, %eax
	negl	%eax
	orl	%edx, %eax
	movl	8(%esp), %edx
	shrl	$31, %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	leal	-2146435072(%eax), %edx
	subl	%eax, %ecx
	orl	%ecx, %edx
	movl	$1, %eax
	shrl	$31, %edx
	subl	%edx, %eax
	ret
	.size	isinf, .-isinf
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
