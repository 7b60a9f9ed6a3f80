// 9c3274d1c5a85e3cbc5dc3f08d047758 newlib/libm/math/e_atanh.c
	.file	"e_atanh.c"
	.text
	.section	.text.__ieee754_atanh,"ax",@progbits
	.p2align 4
	.globl	__ieee754_atanh
	.type	__ieee754_atanh, @function
__ieee754_atanh:
	movq	%xmm0, %rdx
	pushq	%rbx
	movl	%edx, %eax
	movq	%rdx, %rbx
	shrq	$32, %rbx
	negl	%eax
	movl	%ebx, %ecx
	orl	%edx, %eax
	andl	$2147483647, %ecx
	shrl	$31, %eax
	orl	%ecx, %eax
	cmpl	$1072693248, %eax
	ja	.L12
	cmpl	$1072693248, %ecx
	je	.L13
	cmpl	$1043333119, %ecx
	jbe	.L14
	movq	%rcx, %rax
	movl	%edx, %edx
	salq	$32, %rax
	orq	%rax, %rdx
	movq	%rdx, %xmm1
	cmpl	$1071644671, %ecx
	jbe	.L6
	movsd	.LC2(%rip), %xmm2
	movapd	%xmm1, %xmm0
	addsd	%xmm1, %xmm0
	subsd	%xmm1, %xmm2
	divsd	%xmm2, %xmm0
	call	log1p@PLT
	mulsd	.LC3(%rip), %xmm0
	testl	%ebx, %ebx
	js	.L15
.L1:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movsd	.LC1(%rip), %xmm2
	pxor	%xmm1, %xmm1
	addsd	%xmm0, %xmm2
	comisd	%xmm1, %xmm2
	ja	.L1
	salq	$32, %rcx
	movl	%edx, %edx
	orq	%rcx, %rdx
	movq	%rdx, %xmm1
.L6:
	movapd	%xmm1, %xmm3
	movsd	.LC2(%rip), %xmm2
	addsd	%xmm1, %xmm3
	subsd	%xmm1, %xmm2
	movapd	%xmm3, %xmm0
	mulsd	%xmm1, %xmm0
	divsd	%xmm2, %xmm0
	addsd	%xmm3, %xmm0
	call	log1p@PLT
	mulsd	.LC3(%rip), %xmm0
	testl	%ebx, %ebx
	jns	.L1
.L15:
	xorpd	.LC4(%rip), %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	subsd	%xmm0, %xmm0
	popq	%rbx
	divsd	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	pxor	%xmm1, %xmm1
	popq	%rbx
	divsd	%xmm1, %xmm0
	ret
	.size	__ieee754_atanh, .-__ieee754_atanh
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC2:
	.long	0
	.long	1072693248
	.align 8
.LC3:
	.long	0
	.long	1071644672
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC4:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
