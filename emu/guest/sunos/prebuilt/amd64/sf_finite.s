// a75a76cc0a4c4cd723d87a3ca2150637 newlib/libm/common/sf_finite.c
	.file	"sf_finite.c"
	.text
	.section	.text.finitef,"ax",@progbits
	.p2align 4
	.globl	finitef
	.type	finitef, @function
finitef:
	movd	%xmm0, %eax
	andl	$2147483647, %eax
	cmpl	$2139095039, %eax
	setle	%al
	movzbl	%al, %eax
	ret
	.size	finitef, .-finitef
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
