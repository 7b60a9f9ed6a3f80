// 335a36721b6018152b4c623b2df951b5 newlib/libm/math/e_hypot.c
	.file	"e_hypot.c"
	.text
	.section	.text.__ieee754_hypot,"ax",@progbits
	.p2align 4
	.globl	__ieee754_hypot
	.type	__ieee754_hypot, @function
__ieee754_hypot:
	movq	%xmm0, %rdx
	movq	%xmm1, %rax
	movq	%rdx, %rsi
	movq	%rax, %rcx
	shrq	$32, %rsi
	shrq	$32, %rcx
	andl	$2147483647, %esi
	andl	$2147483647, %ecx
	movl	%esi, %edi
	movl	%ecx, %r8d
	cmpl	%ecx, %esi
	jge	.L2
	movl	%esi, %r9d
	movl	%ecx, %esi
	movl	%edi, %ecx
	movl	%r8d, %edi
	movl	%r9d, %r8d
	movq	%rdx, %r9
	movq	%rax, %rdx
	movq	%r9, %rax
.L2:
	salq	$32, %rcx
	movl	%eax, %eax
	salq	$32, %rsi
	movl	%edx, %edx
	orq	%rcx, %rax
	movl	%edi, %ecx
	orq	%rsi, %rdx
	subl	%r8d, %ecx
	movq	%rdx, %xmm1
	movq	%rax, %xmm0
	cmpl	$62914560, %ecx
	jg	.L30
	pushq	%rbx
	cmpl	$1596981248, %edi
	jg	.L31
	xorl	%ebx, %ebx
.L5:
	cmpl	$548405247, %r8d
	jg	.L8
	cmpl	$1048575, %r8d
	jg	.L9
	movq	%xmm0, %rax
	orl	%r8d, %eax
	je	.L14
	movsd	.LC0(%rip), %xmm2
	subl	$1022, %ebx
	mulsd	%xmm2, %xmm0
	mulsd	%xmm2, %xmm1
	.p2align 4,,10
	.p2align 3
.L8:
	movapd	%xmm1, %xmm2
	subsd	%xmm0, %xmm2
	comisd	%xmm0, %xmm2
	jbe	.L25
	movapd	%xmm0, %xmm2
	movq	%rdi, %rax
	xorpd	.LC1(%rip), %xmm2
	salq	$32, %rax
	mulsd	%xmm0, %xmm2
	movq	%rax, %xmm3
	movapd	%xmm1, %xmm0
	addsd	%xmm3, %xmm0
	subsd	%xmm3, %xmm1
	movapd	%xmm3, %xmm4
	mulsd	%xmm3, %xmm4
	mulsd	%xmm1, %xmm0
	subsd	%xmm0, %xmm2
	subsd	%xmm2, %xmm4
	movapd	%xmm4, %xmm0
	call	__ieee754_sqrt@PLT
.L12:
	testl	%ebx, %ebx
	je	.L1
	movl	%ebx, %eax
	sall	$20, %eax
	addl	$1072693248, %eax
	salq	$32, %rax
	movq	%rax, %xmm7
	mulsd	%xmm7, %xmm0
.L1:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L31:
	cmpl	$2146435071, %edi
	jg	.L32
	subl	$629145600, %edi
	movl	%edx, %edx
	movl	%eax, %eax
	movl	$600, %ebx
	movq	%rdi, %rcx
	subl	$629145600, %r8d
	salq	$32, %rcx
	orq	%rcx, %rdx
	movq	%rdx, %xmm1
	movq	%r8, %rdx
	salq	$32, %rdx
	orq	%rdx, %rax
	movq	%rax, %xmm0
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L30:
	addsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	movq	%r8, %rax
	addsd	%xmm1, %xmm1
	movapd	%xmm2, %xmm3
	salq	$32, %rax
	xorpd	.LC1(%rip), %xmm3
	movq	%rax, %xmm6
	leal	1048576(%rdi), %eax
	mulsd	%xmm2, %xmm3
	salq	$32, %rax
	movapd	%xmm1, %xmm2
	movapd	%xmm0, %xmm1
	movq	%rax, %xmm4
	subsd	%xmm6, %xmm1
	movapd	%xmm6, %xmm5
	subsd	%xmm4, %xmm2
	mulsd	%xmm4, %xmm5
	mulsd	%xmm4, %xmm1
	mulsd	%xmm0, %xmm2
	addsd	%xmm1, %xmm2
	subsd	%xmm2, %xmm3
	subsd	%xmm3, %xmm5
	movapd	%xmm5, %xmm0
	call	__ieee754_sqrt@PLT
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L9:
	addl	$629145600, %edi
	movq	%xmm1, %rax
	addl	$629145600, %r8d
	subl	$600, %ebx
	movq	%rdi, %rdx
	movl	%eax, %eax
	salq	$32, %rdx
	orq	%rdx, %rax
	movq	%r8, %rdx
	movq	%rax, %xmm1
	movq	%xmm0, %rax
	salq	$32, %rdx
	movl	%eax, %eax
	orq	%rdx, %rax
	movq	%rax, %xmm0
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L32:
	andl	$1048575, %edi
	orl	%edx, %edi
	je	.L7
	addsd	%xmm0, %xmm1
.L7:
	xorl	$2146435072, %r8d
	orl	%eax, %r8d
	je	.L1
.L14:
	movapd	%xmm1, %xmm0
	popq	%rbx
	ret
	.size	__ieee754_hypot, .-__ieee754_hypot
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	2144337920
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC1:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
