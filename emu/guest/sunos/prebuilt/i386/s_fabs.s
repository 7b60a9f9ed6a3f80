// 1025f544428dd78842c2f0a2c93165ae newlib/libm/math/s_fabs.c
	.file	"s_fabs.c"
	.text
	.section	.text.fabs,"ax",@progbits
	.p2align 4
	.globl	fabs
	.type	fabs, @function
fabs:
	subl	$12, %esp
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	movl	20(%esp), %eax
	andl	$2147483647, %eax
	movl	%eax, 4(%esp)
	fldl	(%esp)
	addl	$12, %esp
	ret
	.size	fabs, .-fabs
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
