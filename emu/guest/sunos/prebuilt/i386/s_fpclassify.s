// f66c951a87109571aa840f0c8cfe2404 newlib/libm/common/s_fpclassify.c
	.file	"s_fpclassify.c"
	.text
	.section	.text.__fpclassifyd,"ax",@progbits
	.p2align 4
	.globl	__fpclassifyd
	.type	__fpclassifyd, @function
__fpclassifyd:
	pushl	%ebx
	movl	12(%esp), %edx
	movl	8(%esp), %eax
	movl	%edx, %ebx
	orl	%eax, %ebx
	je	.L5
	testl	%eax, %eax
	sete	%cl
	cmpl	$-2147483648, %edx
	jne	.L8
	testb	%cl, %cl
	jne	.L5
.L8:
	movl	%edx, %eax
	andl	$2147483647, %eax
	leal	-1048576(%eax), %ebx
	cmpl	$2145386495, %ebx
	jbe	.L6
	andl	$2146435072, %edx
	je	.L7
	popl	%ebx
	cmpl	$2146435072, %eax
	sete	%al
	andb	%cl, %al
	movzbl	%al, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	popl	%ebx
	movl	$2, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	popl	%ebx
	movl	$4, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	popl	%ebx
	movl	$3, %eax
	ret
	.size	__fpclassifyd, .-__fpclassifyd
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
