// 8858a0a6f02f598ed36d9afeeb44feaa newlib/libm/math/e_cosh.c
	.file	"e_cosh.c"
	.text
	.section	.text.__ieee754_cosh,"ax",@progbits
	.p2align 4
	.globl	__ieee754_cosh
	.type	__ieee754_cosh, @function
__ieee754_cosh:
	movq	%xmm0, %rax
	pushq	%rbx
	movq	%rax, %rbx
	shrq	$32, %rbx
	andl	$2147483647, %ebx
	cmpl	$2146435071, %ebx
	ja	.L16
	cmpl	$1071001154, %ebx
	jbe	.L18
	cmpl	$1077280767, %ebx
	jbe	.L19
	cmpl	$1082535489, %ebx
	jbe	.L20
	cmpl	$1082536909, %ebx
	jbe	.L7
	cmpl	$1082536910, %ebx
	jne	.L8
	cmpl	$-1883637635, %eax
	ja	.L8
.L7:
	call	fabs@PLT
	mulsd	.LC1(%rip), %xmm0
	call	__ieee754_exp@PLT
	movapd	%xmm0, %xmm1
	movsd	.LC1(%rip), %xmm0
	mulsd	%xmm1, %xmm0
	mulsd	%xmm1, %xmm0
.L1:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	call	fabs@PLT
	call	expm1@PLT
	movsd	.LC0(%rip), %xmm2
	movapd	%xmm0, %xmm1
	addsd	%xmm2, %xmm0
	cmpl	$1015021567, %ebx
	jbe	.L1
	mulsd	%xmm1, %xmm1
	addsd	%xmm0, %xmm0
	popq	%rbx
	divsd	%xmm0, %xmm1
	addsd	%xmm2, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	movsd	.LC2(%rip), %xmm0
.L16:
	mulsd	%xmm0, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	call	fabs@PLT
	call	__ieee754_exp@PLT
	movsd	.LC1(%rip), %xmm1
	popq	%rbx
	movapd	%xmm0, %xmm2
	mulsd	%xmm1, %xmm0
	divsd	%xmm2, %xmm1
	addsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	call	fabs@PLT
	call	__ieee754_exp@PLT
	mulsd	.LC1(%rip), %xmm0
	popq	%rbx
	ret
	.size	__ieee754_cosh, .-__ieee754_cosh
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1072693248
	.align 8
.LC1:
	.long	0
	.long	1071644672
	.align 8
.LC2:
	.long	-2013235812
	.long	2117592124
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
