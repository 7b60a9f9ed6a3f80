// 8e5cd92f16506c350108aea4b15aad16 newlib/libm/common/sf_copysign.c
	.file	"sf_copysign.c"
	.text
	.section	.text.copysignf,"ax",@progbits
	.p2align 4
	.globl	copysignf
	.type	copysignf, @function
copysignf:
	subl	$4, %esp
	movl	8(%esp), %edx
	movl	12(%esp), %eax
	andl	$2147483647, %edx
	andl	$-2147483648, %eax
	orl	%eax, %edx
	movl	%edx, (%esp)
	flds	(%esp)
	popl	%eax
	ret
	.size	copysignf, .-copysignf
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
