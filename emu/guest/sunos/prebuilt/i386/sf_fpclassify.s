// b94ab9c40f08c6363903134ee58ccd42 newlib/libm/common/sf_fpclassify.c
	.file	"sf_fpclassify.c"
	.text
	.section	.text.__fpclassifyf,"ax",@progbits
	.p2align 4
	.globl	__fpclassifyf
	.type	__fpclassifyf, @function
__fpclassifyf:
	movl	4(%esp), %eax
	andl	$2147483647, %eax
	je	.L3
	leal	-8388608(%eax), %edx
	cmpl	$2130706431, %edx
	jbe	.L4
	leal	-1(%eax), %edx
	cmpl	$8388606, %edx
	jbe	.L5
	cmpl	$2139095040, %eax
	sete	%al
	movzbl	%al, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	movl	$2, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movl	$3, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movl	$4, %eax
	ret
	.size	__fpclassifyf, .-__fpclassifyf
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
