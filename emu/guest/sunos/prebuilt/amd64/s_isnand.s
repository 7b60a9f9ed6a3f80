// b4a93a17830b182317a4e78276388080 newlib/libm/common/s_isnand.c
	.file	"s_isnand.c"
	.text
	.section	.text.__isnand,"ax",@progbits
	.p2align 4
	.globl	__isnand
	.type	__isnand, @function
__isnand:
	movq	%xmm0, %rax
	movl	%eax, %edx
	negl	%edx
	orl	%eax, %edx
	shrq	$32, %rax
	andl	$2147483647, %eax
	shrl	$31, %edx
	orl	%eax, %edx
	movl	$2146435072, %eax
	subl	%edx, %eax
	shrl	$31, %eax
	ret
	.size	__isnand, .-__isnand
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
