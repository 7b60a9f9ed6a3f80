// 9f2c75514e31019aaf8485f2de0c4420 newlib/libm/common/s_isinfd.c
	.file	"s_isinfd.c"
	.text
	.section	.text.__isinfd,"ax",@progbits
	.p2align 4
	.globl	__isinfd
	.type	__isinfd, @function
__isinfd:
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
	.size	__isinfd, .-__isinfd
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
