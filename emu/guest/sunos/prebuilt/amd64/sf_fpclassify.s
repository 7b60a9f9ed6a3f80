// b94ab9c40f08c6363903134ee58ccd42 newlib/libm/common/sf_fpclassify.c
	.file	"sf_fpclassify.c"
	.text
	.section	.text.__fpclassifyf,"ax",@progbits
	.p2align 4
	.globl	__fpclassifyf
	.type	__fpclassifyf, @function
__fpclassifyf:
	movd	%xmm0, %eax
	movl	$2, %edx
	andl	$2147483647, %eax
	je	.L1
	leal	-8388608(%rax), %ecx
	movl	$4, %edx
	cmpl	$2130706431, %ecx
	jbe	.L1
	leal	-1(%rax), %ecx
	movl	$3, %edx
	cmpl	$8388606, %ecx
	jbe	.L1
	xorl	%edx, %edx
	cmpl	$2139095040, %eax
	sete	%dl
.L1:
	movl	%edx, %eax
	ret
	.size	__fpclassifyf, .-__fpclassifyf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
