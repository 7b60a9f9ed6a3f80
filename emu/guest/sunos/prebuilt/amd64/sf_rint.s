// 9b50f424920fd2e855242490cbdcea91 newlib/libm/common/sf_rint.c
	.file	"sf_rint.c"
	.text
	.section	.text.rintf,"ax",@progbits
	.p2align 4
	.globl	rintf
	.type	rintf, @function
rintf:
	movd	%xmm0, %edx
	movl	%edx, %eax
	andl	$2147483647, %eax
	movl	%eax, %ecx
	shrl	$23, %ecx
	subl	$127, %ecx
	cmpl	$22, %ecx
	jg	.L2
	testl	%eax, %eax
	je	.L3
	movl	%edx, %esi
	shrl	$31, %esi
	testl	%ecx, %ecx
	js	.L16
	movl	$8388607, %eax
	sarl	%cl, %eax
	testl	%eax, %edx
	je	.L3
	shrl	%eax
	testl	%eax, %edx
	je	.L5
	notl	%eax
	andl	%eax, %edx
	movl	$2097152, %eax
	sarl	%cl, %eax
	orl	%eax, %edx
	movd	%edx, %xmm0
.L5:
	leaq	TWO23(%rip), %rax
	movss	(%rax,%rsi,4), %xmm1
	addss	%xmm1, %xmm0
	movss	%xmm0, -4(%rsp)
	movss	-4(%rsp), %xmm0
	subss	%xmm1, %xmm0
.L3:
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$2139095039, %eax
	jbe	.L3
	addss	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movl	%edx, %eax
	leaq	TWO23(%rip), %rcx
	andl	$8388607, %eax
	movss	(%rcx,%rsi,4), %xmm1
	movl	%edx, %ecx
	andl	$-2147483648, %edx
	negl	%eax
	andl	$-1048576, %ecx
	shrl	$9, %eax
	andl	$4194304, %eax
	orl	%ecx, %eax
	movd	%eax, %xmm0
	addss	%xmm1, %xmm0
	movss	%xmm0, -4(%rsp)
	movss	-4(%rsp), %xmm0
	subss	%xmm1, %xmm0
	movd	%xmm0, %eax
	andl	$2147483647, %eax
	orl	%edx, %eax
	movd	%eax, %xmm0
	ret
	.size	rintf, .-rintf
	.section	.rodata
	.align 8
	.type	TWO23, @object
	.size	TWO23, 8
TWO23:
	.long	1258291200
	.long	-889192448
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
