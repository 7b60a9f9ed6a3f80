// d860bdd503fa0b7a09c8c69f92d2ab3c newlib/libm/math/s_tan.c
	.file	"s_tan.c"
	.text
	.section	.text.tan,"ax",@progbits
	.p2align 4
	.globl	tan
	.type	tan, @function
tan:
	movq	%xmm0, %rax
	shrq	$32, %rax
	andl	$2147483647, %eax
	cmpl	$1072243195, %eax
	jbe	.L9
	cmpl	$2146435071, %eax
	jbe	.L3
	subsd	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	subq	$24, %rsp
	movq	%rsp, %rdi
	call	__ieee754_rem_pio2@PLT
	movsd	8(%rsp), %xmm1
	movsd	(%rsp), %xmm0
	movl	$1, %edi
	addl	%eax, %eax
	andl	$2, %eax
	subl	%eax, %edi
	call	__kernel_tan@PLT
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	movl	$1, %edi
	pxor	%xmm1, %xmm1
	jmp	__kernel_tan@PLT
	.size	tan, .-tan
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
