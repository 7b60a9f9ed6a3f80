// 6aaf0fbc10a40b369026df689ba1d035 newlib/libm/common/s_isnan.c
	.file	"s_isnan.c"
	.text
	.section	.text.isnan,"ax",@progbits
	.p2align 4
	.globl	isnan
	.type	isnan, @function
isnan:
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
	.size	isnan, .-isnan
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
