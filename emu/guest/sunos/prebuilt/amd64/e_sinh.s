// b42e173076984c7835a04b8d80e1e1ca newlib/libm/math/e_sinh.c
	.file	"e_sinh.c"
	.text
	.section	.text.__ieee754_sinh,"ax",@progbits
	.p2align 4
	.globl	__ieee754_sinh
	.type	__ieee754_sinh, @function
__ieee754_sinh:
	movq	%xmm0, %rax
	pushq	%rbx
	shrq	$32, %rax
	movl	%eax, %ebx
	andl	$2147483647, %ebx
	subq	$16, %rsp
	cmpl	$2146435071, %ebx
	ja	.L22
	movsd	.LC1(%rip), %xmm2
	testl	%eax, %eax
	js	.L4
	movsd	.LC0(%rip), %xmm2
.L4:
	cmpl	$1077280767, %ebx
	jbe	.L23
	cmpl	$1082535489, %ebx
	jbe	.L24
	movq	%xmm0, %rax
	cmpl	$1082536909, %ebx
	jbe	.L10
	cmpl	$1082536910, %ebx
	jne	.L11
	cmpl	$-1883637635, %eax
	ja	.L11
.L10:
	movsd	%xmm2, (%rsp)
	call	fabs@PLT
	mulsd	.LC0(%rip), %xmm0
	call	__ieee754_exp@PLT
	movsd	(%rsp), %xmm2
	mulsd	%xmm0, %xmm2
	mulsd	%xmm0, %xmm2
	movapd	%xmm2, %xmm1
.L1:
	addq	$16, %rsp
	movapd	%xmm1, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	cmpl	$1043333119, %ebx
	ja	.L6
	movsd	.LC2(%rip), %xmm3
	movsd	.LC3(%rip), %xmm4
	movsd	%xmm2, 8(%rsp)
	movapd	%xmm0, %xmm1
	addsd	%xmm0, %xmm3
	movsd	%xmm4, (%rsp)
	comisd	%xmm4, %xmm3
	ja	.L1
	call	fabs@PLT
	call	expm1@PLT
	movsd	(%rsp), %xmm4
	movsd	8(%rsp), %xmm2
.L7:
	movapd	%xmm0, %xmm3
	movapd	%xmm0, %xmm1
	addq	$16, %rsp
	mulsd	%xmm0, %xmm3
	addsd	%xmm0, %xmm1
	addsd	%xmm4, %xmm0
	popq	%rbx
	divsd	%xmm0, %xmm3
	subsd	%xmm3, %xmm1
	mulsd	%xmm2, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	movapd	%xmm0, %xmm1
	addq	$16, %rsp
	addsd	%xmm0, %xmm1
	popq	%rbx
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	movsd	.LC2(%rip), %xmm1
	addq	$16, %rsp
	popq	%rbx
	mulsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movsd	%xmm2, (%rsp)
	call	fabs@PLT
	call	expm1@PLT
	cmpl	$1072693247, %ebx
	movsd	(%rsp), %xmm2
	jbe	.L25
	movsd	.LC3(%rip), %xmm3
	movapd	%xmm0, %xmm1
	addq	$16, %rsp
	popq	%rbx
	addsd	%xmm0, %xmm3
	divsd	%xmm3, %xmm1
	addsd	%xmm0, %xmm1
	mulsd	%xmm2, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movsd	%xmm2, (%rsp)
	call	fabs@PLT
	call	__ieee754_exp@PLT
	movsd	(%rsp), %xmm2
	movapd	%xmm0, %xmm1
	mulsd	%xmm2, %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L25:
	movsd	.LC3(%rip), %xmm4
	jmp	.L7
	.size	__ieee754_sinh, .-__ieee754_sinh
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1071644672
	.align 8
.LC1:
	.long	0
	.long	-1075838976
	.align 8
.LC2:
	.long	1017934899
	.long	2142010143
	.align 8
.LC3:
	.long	0
	.long	1072693248
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
