// 93dca5d418fc80641d3238d1b8c2881f newlib/libm/math/sf_fabs.c
	.file	"sf_fabs.c"
	.text
	.section	.text.fabsf,"ax",@progbits
	.p2align 4
	.globl	fabsf
	.type	fabsf, @function
fabsf:
	subl	$4, %esp
	movl	8(%esp), %eax
	andl	$2147483647, %eax
	movl	%eax, (%esp)
	flds	(%esp)
	popl	%eax
	ret
	.size	fabsf, .-fabsf
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
