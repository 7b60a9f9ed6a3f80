// 0c36378faedc2b7091ba2625ca0cd9b4 newlib/libm/common/s_copysign.c
	.file	"s_copysign.c"
	.text
	.section	.text.copysign,"ax",@progbits
	.p2align 4
	.globl	copysign
	.type	copysign, @function
copysign:
	subl	$12, %esp
	movl	16(%esp), %eax
	movl	20(%esp), %edx
	movl	%eax, (%esp)
	movl	28(%esp), %eax
	andl	$2147483647, %edx
	andl	$-2147483648, %eax
	orl	%eax, %edx
	movl	%edx, 4(%esp)
	fldl	(%esp)
	addl	$12, %esp
	ret
	.size	copysign, .-copysign
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
