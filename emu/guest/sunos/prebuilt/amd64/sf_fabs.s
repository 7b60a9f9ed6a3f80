// 93dca5d418fc80641d3238d1b8c2881f newlib/libm/math/sf_fabs.c
	.file	"sf_fabs.c"
	.text
	.section	.text.fabsf,"ax",@progbits
	.p2align 4
	.globl	fabsf
	.type	fabsf, @function
fabsf:
	movd	%xmm0, %eax
	andl	$2147483647, %eax
	movd	%eax, %xmm0
	ret
	.size	fabsf, .-fabsf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
