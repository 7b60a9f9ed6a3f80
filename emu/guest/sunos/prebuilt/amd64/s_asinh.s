// d4cbf7c347b3e7385fcaf5191c1e7700 newlib/libm/math/s_asinh.c
	.file	"s_asinh.c"
	.text
	.section	.text.asinh,"ax",@progbits
	.p2align 4
	.globl	asinh
	.type	asinh, @function
asinh:
	pushq	%rbx
	movq	%xmm0, %rbx
	movapd	%xmm0, %xmm1
	shrq	$32, %rbx
	movl	%ebx, %eax
	andl	$2147483647, %eax
	subq	$32, %rsp
	cmpl	$2146435071, %eax
	ja	.L13
	cmpl	$1043333119, %eax
	jbe	.L14
	cmpl	$1102053376, %eax
	jbe	.L6
	call	fabs@PLT
	call	__ieee754_log@PLT
	addsd	.LC2(%rip), %xmm0
.L7:
	testl	%ebx, %ebx
	jg	.L1
	xorpd	.LC3(%rip), %xmm0
.L1:
	addq	$32, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movsd	.LC0(%rip), %xmm2
	movsd	.LC1(%rip), %xmm3
	addsd	%xmm0, %xmm2
	comisd	%xmm3, %xmm2
	ja	.L1
.L5:
	movapd	%xmm1, %xmm4
	movapd	%xmm1, %xmm0
	movsd	%xmm3, 24(%rsp)
	mulsd	%xmm1, %xmm4
	movsd	%xmm4, 8(%rsp)
	call	fabs@PLT
	movsd	24(%rsp), %xmm3
	movsd	8(%rsp), %xmm4
	movsd	%xmm0, 16(%rsp)
	addsd	%xmm3, %xmm4
	movapd	%xmm4, %xmm0
	call	__ieee754_sqrt@PLT
	movsd	24(%rsp), %xmm3
	movsd	8(%rsp), %xmm1
	addsd	%xmm3, %xmm0
	divsd	%xmm0, %xmm1
	movsd	16(%rsp), %xmm0
	addsd	%xmm1, %xmm0
	call	log1p@PLT
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L13:
	addsd	%xmm0, %xmm1
	addq	$32, %rsp
	popq	%rbx
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movsd	.LC1(%rip), %xmm3
	cmpl	$1073741824, %eax
	jbe	.L5
	movsd	%xmm0, 24(%rsp)
	call	fabs@PLT
	movsd	24(%rsp), %xmm1
	movsd	.LC1(%rip), %xmm6
	movapd	%xmm0, %xmm5
	movsd	%xmm0, 16(%rsp)
	mulsd	%xmm1, %xmm1
	addsd	%xmm0, %xmm5
	movsd	%xmm5, 8(%rsp)
	addsd	%xmm1, %xmm6
	movapd	%xmm6, %xmm0
	call	__ieee754_sqrt@PLT
	movsd	16(%rsp), %xmm2
	movsd	.LC1(%rip), %xmm1
	addsd	%xmm2, %xmm0
	divsd	%xmm0, %xmm1
	movsd	8(%rsp), %xmm0
	addsd	%xmm1, %xmm0
	call	__ieee754_log@PLT
	jmp	.L7
	.size	asinh, .-asinh
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC1:
	.long	0
	.long	1072693248
	.align 8
.LC2:
	.long	-17155601
	.long	1072049730
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC3:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
