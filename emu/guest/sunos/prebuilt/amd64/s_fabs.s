// 1025f544428dd78842c2f0a2c93165ae newlib/libm/math/s_fabs.c
	.file	"s_fabs.c"
	.text
	.section	.text.fabs,"ax",@progbits
	.p2align 4
	.globl	fabs
	.type	fabs, @function
fabs:
	movq	%xmm0, %rax
	btrq	$63, %rax
	movq	%rax, %xmm0
	ret
	.size	fabs, .-fabs
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
