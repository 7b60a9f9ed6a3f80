// 08212c197537029da9e9fb3216312b71 newlib/libm/common/sf_isinf.c
	.file	"sf_isinf.c"
	.text
	.section	.text.isinff,"ax",@progbits
	.p2align 4
	.globl	isinff
	.type	isinff, @function
isinff:
	movd	%xmm0, %eax
	andl	$2147483647, %eax
	cmpl	$2139095040, %eax
	sete	%al
	movzbl	%al, %eax
	ret
	.size	isinff, .-isinff
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
