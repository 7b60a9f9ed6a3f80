// 8e5cd92f16506c350108aea4b15aad16 newlib/libm/common/sf_copysign.c
	.file	"sf_copysign.c"
	.text
	.section	.text.copysignf,"ax",@progbits
	.p2align 4
	.globl	copysignf
	.type	copysignf, @function
copysignf:
	movd	%xmm0, %eax
	movd	%xmm1, %edx
	andl	$2147483647, %eax
	andl	$-2147483648, %edx
	orl	%edx, %eax
	movd	%eax, %xmm0
	ret
	.size	copysignf, .-copysignf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
