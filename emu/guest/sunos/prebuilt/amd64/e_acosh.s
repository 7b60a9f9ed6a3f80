// f4e7dbe527270c90e08887236282af8f newlib/libm/math/e_acosh.c
	.file	"e_acosh.c"
	.text
	.section	.text.__ieee754_acosh,"ax",@progbits
	.p2align 4
	.globl	__ieee754_acosh
	.type	__ieee754_acosh, @function
__ieee754_acosh:
	movq	%xmm0, %rdx
	movapd	%xmm0, %xmm1
	movq	%rdx, %rax
	shrq	$32, %rax
	cmpl	$1072693247, %eax
	jle	.L12
	subq	$24, %rsp
	cmpl	$1102053375, %eax
	jle	.L4
	cmpl	$2146435071, %eax
	jle	.L5
	addsd	%xmm0, %xmm1
	addq	$24, %rsp
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	leal	-1072693248(%rax), %ecx
	orl	%edx, %ecx
	je	.L7
	cmpl	$1073741824, %eax
	jle	.L6
	movapd	%xmm0, %xmm2
	movsd	%xmm1, (%rsp)
	addsd	%xmm0, %xmm2
	mulsd	%xmm0, %xmm0
	subsd	.LC2(%rip), %xmm0
	movsd	%xmm2, 8(%rsp)
	call	__ieee754_sqrt@PLT
	movsd	(%rsp), %xmm1
	movsd	8(%rsp), %xmm2
	addsd	%xmm1, %xmm0
	movsd	.LC2(%rip), %xmm1
	addq	$24, %rsp
	divsd	%xmm0, %xmm1
	subsd	%xmm1, %xmm2
	movapd	%xmm2, %xmm0
	jmp	__ieee754_log@PLT
	.p2align 4,,10
	.p2align 3
.L12:
	subsd	%xmm0, %xmm1
	divsd	%xmm1, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	subsd	.LC2(%rip), %xmm1
	movapd	%xmm1, %xmm2
	movapd	%xmm1, %xmm0
	movsd	%xmm1, (%rsp)
	mulsd	%xmm1, %xmm2
	addsd	%xmm1, %xmm0
	addsd	%xmm2, %xmm0
	call	__ieee754_sqrt@PLT
	movsd	(%rsp), %xmm1
	addq	$24, %rsp
	addsd	%xmm1, %xmm0
	jmp	log1p@PLT
	.p2align 4,,10
	.p2align 3
.L7:
	pxor	%xmm0, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	call	__ieee754_log@PLT
	addsd	.LC1(%rip), %xmm0
	addq	$24, %rsp
	ret
	.size	__ieee754_acosh, .-__ieee754_acosh
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	-17155601
	.long	1072049730
	.align 8
.LC2:
	.long	0
	.long	1072693248
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
