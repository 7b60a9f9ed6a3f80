// b4a93a17830b182317a4e78276388080 newlib/libm/common/s_isnand.c
	.file	"s_isnand.c"
	.text
	.section	.text.__isnand,"ax",@progbits
	.p2align 4
	.globl	__isnand
	.type	__isnand, @function
__isnand:
	movl	4(%esp), %eax
	movl	%eax, %edx
	negl	%edx
	orl	%eax, %edx
	movl	8(%esp), %eax
	shrl	$31, %edx
	andl	$2147483647, %eax
	orl	%eax, %edx
	movl	$2146435072, %eax
	subl	%edx, %eax
	shrl	$31, %eax
	ret
	.size	__isnand, .-__isnand
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
