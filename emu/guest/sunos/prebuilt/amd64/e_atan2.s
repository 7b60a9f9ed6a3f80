// 58d8b2dc54aa3298cd233e9c286e9ae3 newlib/libm/math/e_atan2.c
	.file	"e_atan2.c"
	.text
	.section	.text.__ieee754_atan2,"ax",@progbits
	.p2align 4
	.globl	__ieee754_atan2
	.type	__ieee754_atan2, @function
__ieee754_atan2:
	movq	%xmm1, %rdx
	movq	%rdx, %rsi
	movl	%edx, %eax
	shrq	$32, %rsi
	negl	%eax
	movl	%esi, %edi
	orl	%edx, %eax
	andl	$2147483647, %edi
	shrl	$31, %eax
	orl	%edi, %eax
	cmpl	$2146435072, %eax
	ja	.L2
	movq	%xmm0, %rcx
	movq	%rcx, %r8
	movl	%ecx, %eax
	shrq	$32, %r8
	negl	%eax
	movl	%r8d, %r9d
	orl	%ecx, %eax
	andl	$2147483647, %r9d
	shrl	$31, %eax
	orl	%r9d, %eax
	cmpl	$2146435072, %eax
	ja	.L2
	leal	-1072693248(%rsi), %eax
	orl	%edx, %eax
	je	.L37
	pushq	%rbx
	movl	%esi, %ebx
	movl	%r8d, %eax
	sarl	$30, %ebx
	shrl	$31, %eax
	andl	$2, %ebx
	orl	%eax, %ebx
	orl	%r9d, %ecx
	jne	.L6
	cmpl	$2, %ebx
	je	.L16
	movsd	.LC3(%rip), %xmm2
	cmpl	$3, %ebx
	je	.L1
	movapd	%xmm0, %xmm2
.L1:
	movapd	%xmm2, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movapd	%xmm1, %xmm2
	addsd	%xmm0, %xmm2
	movapd	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	orl	%edi, %edx
	je	.L35
	cmpl	$2146435072, %edi
	je	.L38
	cmpl	$2146435072, %r9d
	je	.L35
	movl	%r9d, %eax
	movsd	.LC0(%rip), %xmm2
	subl	%edi, %eax
	movl	%eax, %edx
	sarl	$20, %edx
	cmpl	$63963135, %eax
	jg	.L11
	shrq	$31, %rsi
	je	.L24
	pxor	%xmm2, %xmm2
	cmpl	$-60, %edx
	jl	.L11
.L24:
	divsd	%xmm1, %xmm0
	call	fabs@PLT
	call	atan@PLT
	movapd	%xmm0, %xmm2
	.p2align 4,,10
	.p2align 3
.L11:
	cmpl	$1, %ebx
	je	.L13
	cmpl	$2, %ebx
	je	.L14
	testl	%ebx, %ebx
	je	.L1
	subsd	.LC6(%rip), %xmm2
	subsd	.LC2(%rip), %xmm2
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L37:
	jmp	atan@PLT
	.p2align 4,,10
	.p2align 3
.L35:
	movsd	.LC0(%rip), %xmm2
	testl	%r8d, %r8d
	jns	.L1
	movsd	.LC5(%rip), %xmm2
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	movsd	.LC2(%rip), %xmm2
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	subsd	.LC6(%rip), %xmm2
	movapd	%xmm2, %xmm0
	movsd	.LC2(%rip), %xmm2
	subsd	%xmm0, %xmm2
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	movq	%xmm2, %rax
	movq	%rax, %rdx
	movl	%eax, %eax
	shrq	$32, %rdx
	addl	$-2147483648, %edx
	salq	$32, %rdx
	orq	%rdx, %rax
	movq	%rax, %xmm2
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L38:
	subl	$1, %ebx
	cmpl	$2146435072, %r9d
	je	.L39
	pxor	%xmm2, %xmm2
	cmpl	$2, %ebx
	ja	.L1
	leaq	CSWTCH.9(%rip), %rax
	movsd	(%rax,%rbx,8), %xmm2
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L39:
	movsd	.LC4(%rip), %xmm2
	cmpl	$2, %ebx
	ja	.L1
	leaq	CSWTCH.8(%rip), %rax
	movsd	(%rax,%rbx,8), %xmm2
	jmp	.L1
	.size	__ieee754_atan2, .-__ieee754_atan2
	.section	.rodata
	.align 16
	.type	CSWTCH.9, @object
	.size	CSWTCH.9, 24
CSWTCH.9:
	.long	0
	.long	-2147483648
	.long	1413754136
	.long	1074340347
	.long	1413754136
	.long	-1073143301
	.align 16
	.type	CSWTCH.8, @object
	.size	CSWTCH.8, 24
CSWTCH.8:
	.long	1413754136
	.long	-1075240453
	.long	2134057426
	.long	1073928572
	.long	2134057426
	.long	-1073555076
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1413754136
	.long	1073291771
	.align 8
.LC2:
	.long	1413754136
	.long	1074340347
	.align 8
.LC3:
	.long	1413754136
	.long	-1073143301
	.align 8
.LC4:
	.long	1413754136
	.long	1072243195
	.align 8
.LC5:
	.long	1413754136
	.long	-1074191877
	.align 8
.LC6:
	.long	856972295
	.long	1017226790
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
