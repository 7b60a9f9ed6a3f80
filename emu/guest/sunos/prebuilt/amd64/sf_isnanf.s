// 92e2929dd6a18529f2faff2f01f6dc70 newlib/libm/common/sf_isnanf.c
	.file	"sf_isnanf.c"
	.text
	.section	.text.__isnanf,"ax",@progbits
	.p2align 4
	.globl	__isnanf
	.type	__isnanf, @function
__isnanf:
	movd	%xmm0, %eax
	andl	$2147483647, %eax
	cmpl	$2139095040, %eax
	setg	%al
	movzbl	%al, %eax
	ret
	.size	__isnanf, .-__isnanf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
