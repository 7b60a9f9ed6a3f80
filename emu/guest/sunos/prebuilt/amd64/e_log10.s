// 101be5d8ad3b15dba080f5e2970812b6 newlib/libm/math/e_log10.c
	.file	"e_log10.c"
	.text
	.section	.text.__ieee754_log10,"ax",@progbits
	.p2align 4
	.globl	__ieee754_log10
	.type	__ieee754_log10, @function
__ieee754_log10:
	movq	%xmm0, %rcx
	movq	%rcx, %rdx
	shrq	$32, %rdx
	movl	%edx, %eax
	cmpl	$1048575, %edx
	jg	.L7
	andl	$2147483647, %eax
	orl	%ecx, %eax
	je	.L12
	testl	%edx, %edx
	js	.L13
	mulsd	.LC2(%rip), %xmm0
	movl	$-54, %edx
	movq	%xmm0, %rax
	shrq	$32, %rax
	cmpl	$2146435071, %eax
	jle	.L6
.L14:
	addsd	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	xorl	%edx, %edx
	cmpl	$2146435071, %eax
	jg	.L14
.L6:
	movl	%eax, %ecx
	pxor	%xmm1, %xmm1
	subq	$24, %rsp
	andl	$1048575, %eax
	sarl	$20, %ecx
	leal	-1023(%rdx,%rcx), %edx
	movl	$1023, %ecx
	movl	%edx, %esi
	shrl	$31, %esi
	addl	%esi, %edx
	subl	%esi, %ecx
	cvtsi2sdl	%edx, %xmm1
	sall	$20, %ecx
	movq	%xmm0, %rdx
	orl	%eax, %ecx
	movl	%edx, %eax
	salq	$32, %rcx
	orq	%rcx, %rax
	movapd	%xmm1, %xmm2
	movq	%rax, %xmm0
	movsd	%xmm1, 8(%rsp)
	mulsd	.LC3(%rip), %xmm2
	movsd	%xmm2, (%rsp)
	call	__ieee754_log@PLT
	movsd	8(%rsp), %xmm1
	mulsd	.LC5(%rip), %xmm1
	mulsd	.LC4(%rip), %xmm0
	addsd	(%rsp), %xmm0
	addq	$24, %rsp
	addsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movsd	.LC0(%rip), %xmm0
	pxor	%xmm1, %xmm1
	divsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	subsd	%xmm0, %xmm0
	pxor	%xmm1, %xmm1
	divsd	%xmm1, %xmm0
	ret
	.size	__ieee754_log10, .-__ieee754_log10
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	-1018167296
	.align 8
.LC2:
	.long	0
	.long	1129316352
	.align 8
.LC3:
	.long	301017910
	.long	1029308147
	.align 8
.LC4:
	.long	354870542
	.long	1071369083
	.align 8
.LC5:
	.long	1352622080
	.long	1070810131
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
