// 9f2c75514e31019aaf8485f2de0c4420 newlib/libm/common/s_isinfd.c
	.file	"s_isinfd.c"
	.text
	.section	.text.__isinfd,"ax",@progbits
	.p2align 4
	.globl	__isinfd
	.type	__isinfd, @function
__isinfd:
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
	.size	__isinfd, .-__isinfd
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
