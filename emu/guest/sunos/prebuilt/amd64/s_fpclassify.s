// f66c951a87109571aa840f0c8cfe2404 newlib/libm/common/s_fpclassify.c
	.file	"s_fpclassify.c"
	.text
	.section	.text.__fpclassifyd,"ax",@progbits
	.p2align 4
	.globl	__fpclassifyd
	.type	__fpclassifyd, @function
__fpclassifyd:
	movq	%xmm0, %rdx
	movl	$2, %eax
	movq	%rdx, %rcx
	movl	%edx, %edi
	shrq	$32, %rcx
	orl	%ecx, %edi
	je	.L1
	testl	%edx, %edx
	sete	%dl
	cmpl	$-2147483648, %ecx
	jne	.L8
	testb	%dl, %dl
	jne	.L1
.L8:
	movl	%ecx, %esi
	movl	$4, %eax
	andl	$2147483647, %esi
	leal	-1048576(%rsi), %edi
	cmpl	$2145386495, %edi
	jbe	.L1
	movl	$3, %eax
	testl	$2146435072, %ecx
	je	.L1
	xorl	%eax, %eax
	cmpl	$2146435072, %esi
	sete	%al
	andl	%edx, %eax
.L1:
	ret
	.size	__fpclassifyd, .-__fpclassifyd
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
