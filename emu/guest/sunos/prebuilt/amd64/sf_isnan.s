// 0c12940e7a8301641d3ada776b8576f0 newlib/libm/common/sf_isnan.c
	.file	"sf_isnan.c"
	.text
	.section	.text.isnanf,"ax",@progbits
	.p2align 4
	.globl	isnanf
	.type	isnanf, @function
isnanf:
	movd	%xmm0, %eax
	andl	$2147483647, %eax
	cmpl	$2139095040, %eax
	setg	%al
	movzbl	%al, %eax
	ret
	.size	isnanf, .-isnanf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
