// c778f75f7c727dd9c7f5895020b27e2b newlib/libm/math/ef_atan2.c
	.file	"ef_atan2.c"
	.text
	.section	.text.__ieee754_atan2f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_atan2f
	.type	__ieee754_atan2f, @function
__ieee754_atan2f:
	movd	%xmm1, %edx
	movd	%xmm0, %eax
	movl	%edx, %r8d
	movl	%eax, %esi
	andl	$2147483647, %r8d
	andl	$2147483647, %esi
	cmpl	$2139095040, %r8d
	jg	.L24
	cmpl	$2139095040, %esi
	jg	.L24
	cmpl	$1065353216, %edx
	je	.L38
	pushq	%rbx
	movl	%edx, %ebx
	movl	%eax, %r9d
	movl	%eax, %edi
	sarl	$30, %ebx
	shrl	$31, %r9d
	andl	$2, %ebx
	orl	%r9d, %ebx
	testl	%esi, %esi
	jne	.L6
	cmpl	$2, %ebx
	je	.L16
	movss	.LC3(%rip), %xmm0
	cmpl	$3, %ebx
	je	.L1
	movd	%eax, %xmm0
.L1:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	testl	%r8d, %r8d
	je	.L36
	cmpl	$2139095040, %r8d
	je	.L39
	cmpl	$2139095040, %esi
	je	.L36
	subl	%r8d, %esi
	movss	.LC0(%rip), %xmm0
	movl	%esi, %edi
	sarl	$23, %edi
	cmpl	$511705087, %esi
	jg	.L11
	testl	%edx, %edx
	jns	.L25
	pxor	%xmm0, %xmm0
	cmpl	$-60, %edi
	jl	.L11
.L25:
	movd	%eax, %xmm0
	movd	%edx, %xmm3
	divss	%xmm3, %xmm0
	call	fabsf@PLT
	call	atanf@PLT
	.p2align 4,,10
	.p2align 3
.L11:
	cmpl	$1, %ebx
	je	.L13
	cmpl	$2, %ebx
	je	.L14
	testl	%ebx, %ebx
	je	.L1
	addss	.LC6(%rip), %xmm0
	popq	%rbx
	subss	.LC2(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movd	%edx, %xmm0
	movd	%eax, %xmm2
	addss	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L36:
	movss	.LC0(%rip), %xmm0
	testl	%edi, %edi
	jns	.L1
	movss	.LC5(%rip), %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movss	.LC2(%rip), %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L38:
	jmp	atanf@PLT
	.p2align 4,,10
	.p2align 3
.L39:
	subl	$1, %ebx
	cmpl	$2139095040, %esi
	je	.L40
	pxor	%xmm0, %xmm0
	cmpl	$2, %ebx
	ja	.L1
	leaq	CSWTCH.9(%rip), %rax
	movss	(%rax,%rbx,4), %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	movss	.LC4(%rip), %xmm0
	cmpl	$2, %ebx
	ja	.L1
	leaq	CSWTCH.8(%rip), %rax
	movss	(%rax,%rbx,4), %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movss	.LC6(%rip), %xmm1
	popq	%rbx
	addss	%xmm0, %xmm1
	movss	.LC2(%rip), %xmm0
	subss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	movd	%xmm0, %eax
	popq	%rbx
	addl	$-2147483648, %eax
	movd	%eax, %xmm0
	ret
	.size	__ieee754_atan2f, .-__ieee754_atan2f
	.section	.rodata
	.align 8
	.type	CSWTCH.9, @object
	.size	CSWTCH.9, 12
CSWTCH.9:
	.long	-2147483648
	.long	1078530011
	.long	-1068953637
	.align 8
	.type	CSWTCH.8, @object
	.size	CSWTCH.8, 12
CSWTCH.8:
	.long	-1085730853
	.long	1075235812
	.long	-1072247836
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1070141403
	.align 4
.LC2:
	.long	1078530011
	.align 4
.LC3:
	.long	-1068953637
	.align 4
.LC4:
	.long	1061752795
	.align 4
.LC5:
	.long	-1077342245
	.align 4
.LC6:
	.long	867941678
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
