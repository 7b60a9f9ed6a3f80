// 6adb47a36fc758009d60baf7445a755d newlib/libm/common/sf_isinff.c
	.file	"sf_isinff.c"
	.text
	.section	.text.__isinff,"ax",@progbits
	.p2align 4
	.globl	__isinff
	.type	__isinff, @function
__isinff:
	movd	%xmm0, %eax
	andl	$2147483647, %eax
	cmpl	$2139095040, %eax
	sete	%al
	movzbl	%al, %eax
	ret
	.size	__isinff, .-__isinff
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
