// 7cd415df9be8bbb35bf8c3462c9c45c4 emu/guest/libc/long_double.c
	.file	"long_double.c"
	.text
	.section	.text.is_special_division,"ax",@progbits
	.p2align 4
	.type	is_special_division, @function
is_special_division:
	movq	%rdx, %rax
	movq	%rdi, %rdx
	pushq	%rbx
	movq	%r8, %rbx
	shrq	$48, %rdx
	andl	$32767, %edx
	cmpl	$32767, %edx
	je	.L2
	movq	%rax, %rdx
	shrq	$48, %rdx
	andl	$32767, %edx
	cmpl	$32767, %edx
	je	.L23
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L24
.L10:
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L5
	xorl	%eax, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	movabsq	$281474976710655, %rdx
	andq	%rax, %rdx
	orq	%rcx, %rdx
	je	.L25
.L11:
	movq	%rax, (%rbx)
	movq	%rcx, 8(%rbx)
.L9:
	movl	$1, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	testq	%rcx, %rcx
	jne	.L10
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L2:
	movabsq	$281474976710655, %rdx
	testq	%rdx, %rdi
	jne	.L5
	testq	%rsi, %rsi
	jne	.L5
	movq	%rax, %rsi
	shrq	$48, %rsi
	andl	$32767, %esi
	cmpl	$32767, %esi
	je	.L26
.L7:
	call	___errno@PLT
	movdqa	.LC0(%rip), %xmm0
	movl	$33, (%rax)
	movups	%xmm0, (%rbx)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L25:
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L7
	.p2align 4,,10
	.p2align 3
.L5:
	movq	%rdi, (%rbx)
	movq	%rsi, 8(%rbx)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L26:
	andq	%rax, %rdx
	orq	%rcx, %rdx
	jne	.L11
	jmp	.L7
	.size	is_special_division, .-is_special_division
	.section	.text.scale,"ax",@progbits
	.p2align 4
	.type	scale, @function
scale:
	pushq	%r12
	movq	%rdi, %rcx
	pushq	%rbp
	shrq	$48, %rcx
	movq	%rdx, %rbp
	movq	%rsi, %rdx
	pushq	%rbx
	andl	$32767, %ecx
	movq	%rdi, %rbx
	subq	$144, %rsp
	cmpl	$32767, %ecx
	je	.L28
	movabsq	$9223372036854775807, %r12
	movq	%rdi, %rcx
	andq	%r12, %rcx
	orq	%rcx, %rdx
	je	.L28
	movq	%rsi, %rax
	leaq	16(%rsp), %rdi
	movq	%rbx, %rsi
	movq	%rax, %rdx
	call	real_of@PLT
	movq	$-100000, %rax
	leaq	80(%rsp), %rdi
	cmpq	%rax, %rbp
	cmovge	%rbp, %rax
	movq	%rax, %rsi
	movl	$100000, %eax
	cmpq	%rax, %rsi
	cmovg	%rax, %rsi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_scale@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L29
	movq	%r12, %rax
	andq	%rbx, %rax
	orq	%rdx, %rax
	je	.L29
.L28:
	addq	$144, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L29:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	addq	$144, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	scale, .-scale
	.section	.text.sum,"ax",@progbits
	.p2align 4
	.type	sum, @function
sum:
	pushq	%rbx
	subq	$80, %rsp
	leaq	16(%rsp), %rdi
	subq	$112, %rsp
	movq	312(%rsp), %rax
	movdqu	280(%rsp), %xmm1
	movdqu	296(%rsp), %xmm2
	movdqu	208(%rsp), %xmm3
	movdqu	224(%rsp), %xmm4
	movq	%rax, 104(%rsp)
	movdqu	240(%rsp), %xmm5
	movq	256(%rsp), %rax
	movups	%xmm1, 72(%rsp)
	movdqu	264(%rsp), %xmm0
	movups	%xmm2, 88(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm0, 56(%rsp)
	call	real_add@PLT
	movq	176(%rsp), %rax
	addq	$48, %rsp
	movdqa	80(%rsp), %xmm6
	movdqa	96(%rsp), %xmm7
	movdqa	112(%rsp), %xmm0
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L44
	addq	$80, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	addq	$80, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	sum, .-sum
	.section	.text.remainder_of,"ax",@progbits
	.p2align 4
	.type	remainder_of, @function
remainder_of:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$152, %rsp
	movl	$0, (%rsi)
	movl	260(%rsp), %r15d
	movq	%rdi, 8(%rsp)
	movq	216(%rsp), %r14
	movq	272(%rsp), %rbp
	testl	%r15d, %r15d
	je	.L46
	cmpq	%rbp, %r14
	jl	.L46
	leaq	16(%rsp), %rax
	movq	%rsi, %r12
	leaq	80(%rsp), %r13
	movq	%rax, (%rsp)
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L80:
	movq	%r14, 216(%rsp)
	subq	$112, %rsp
	movl	%r15d, 372(%rsp)
	movq	240(%rsp), %rax
	movdqa	192(%rsp), %xmm4
	movdqa	208(%rsp), %xmm5
	movdqa	224(%rsp), %xmm6
	movq	%rax, 104(%rsp)
	movdqu	320(%rsp), %xmm7
	movq	368(%rsp), %rax
	movups	%xmm4, 56(%rsp)
	movdqu	336(%rsp), %xmm0
	movups	%xmm5, 72(%rsp)
	movdqu	352(%rsp), %xmm1
	movq	%rax, 48(%rsp)
	movups	%xmm6, 88(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm0, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	call	real_compare@PLT
	addq	$112, %rsp
	testl	%eax, %eax
	js	.L79
	movl	$1, %eax
	movl	%ebx, %ecx
	sall	%cl, %eax
	orl	(%r12), %eax
.L50:
	subq	$112, %rsp
	movl	%eax, (%r12)
	movq	240(%rsp), %rax
	movdqa	192(%rsp), %xmm3
	leaq	320(%rsp), %rdi
	movdqa	208(%rsp), %xmm4
	movdqa	224(%rsp), %xmm5
	movdqu	320(%rsp), %xmm6
	movq	%rax, 104(%rsp)
	movdqu	336(%rsp), %xmm7
	movq	368(%rsp), %rax
	movups	%xmm3, 56(%rsp)
	movdqu	352(%rsp), %xmm3
	movups	%xmm4, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	call	real_subtract@PLT
	movl	372(%rsp), %r15d
	movq	328(%rsp), %r14
	addq	$112, %rsp
	testl	%r15d, %r15d
	je	.L46
	cmpq	%r14, %rbp
	jg	.L46
.L51:
	movq	%rbp, 272(%rsp)
	movq	%r14, %rbx
	subq	$64, %rsp
	movq	%r13, %rdi
	movdqu	328(%rsp), %xmm0
	movq	376(%rsp), %rax
	subq	%rbp, %rbx
	movdqu	344(%rsp), %xmm1
	movq	%rbx, %rsi
	movdqu	360(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_scale@PLT
	addq	$64, %rsp
	cmpq	$30, %rbx
	jle	.L80
	movq	%r14, 216(%rsp)
	subq	$112, %rsp
	movl	%r15d, 372(%rsp)
	movq	240(%rsp), %rax
	movl	$0, (%r12)
	movdqa	192(%rsp), %xmm2
	movdqa	208(%rsp), %xmm4
	movq	%rax, 104(%rsp)
	movdqa	224(%rsp), %xmm5
	movups	%xmm2, 56(%rsp)
	movdqu	320(%rsp), %xmm6
	movdqu	336(%rsp), %xmm7
	movq	368(%rsp), %rax
	movups	%xmm4, 72(%rsp)
	movdqu	352(%rsp), %xmm0
	movups	%xmm5, 88(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_compare@PLT
	addq	$112, %rsp
	testl	%eax, %eax
	js	.L81
	movl	(%r12), %eax
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L79:
	testq	%rbx, %rbx
	je	.L46
	subq	$64, %rsp
	movq	$-1, %rsi
	movq	192(%rsp), %rax
	movq	64(%rsp), %rdi
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_scale@PLT
	movq	128(%rsp), %rax
	movdqu	80(%rsp), %xmm6
	movdqu	96(%rsp), %xmm7
	movdqu	112(%rsp), %xmm0
	movq	%rax, 192(%rsp)
	movl	(%r12), %eax
	movaps	%xmm6, 144(%rsp)
	movaps	%xmm7, 160(%rsp)
	movaps	%xmm0, 176(%rsp)
	addq	$64, %rsp
.L55:
	leal	-1(%rbx), %ecx
	movl	$1, %edx
	sall	%cl, %edx
	orl	%edx, %eax
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L81:
	subq	$64, %rsp
	movq	$-1, %rsi
	movdqa	144(%rsp), %xmm1
	movq	192(%rsp), %rax
	movdqa	160(%rsp), %xmm2
	movq	64(%rsp), %rdi
	movups	%xmm1, (%rsp)
	movdqa	176(%rsp), %xmm1
	movq	%rax, 48(%rsp)
	movups	%xmm2, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	call	real_scale@PLT
	movdqu	80(%rsp), %xmm2
	movq	128(%rsp), %rax
	movdqu	96(%rsp), %xmm1
	movaps	%xmm2, 144(%rsp)
	movdqu	112(%rsp), %xmm2
	movq	%rax, 192(%rsp)
	movl	(%r12), %eax
	movaps	%xmm1, 160(%rsp)
	movaps	%xmm2, 176(%rsp)
	addq	$64, %rsp
	cmpq	$31, %rbx
	jne	.L50
	jmp	.L55
	.p2align 4,,10
	.p2align 3
.L46:
	movq	8(%rsp), %rdx
	movq	%r14, 216(%rsp)
	movl	%r15d, 260(%rsp)
	movdqu	208(%rsp), %xmm1
	movq	256(%rsp), %rax
	movdqu	224(%rsp), %xmm2
	movdqu	240(%rsp), %xmm3
	movups	%xmm1, (%rdx)
	movq	%rax, 48(%rdx)
	movq	%rdx, %rax
	movups	%xmm2, 16(%rdx)
	movups	%xmm3, 32(%rdx)
	addq	$152, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	remainder_of, .-remainder_of
	.section	.text.is_less,"ax",@progbits
	.p2align 4
	.type	is_less, @function
is_less:
	cmpq	%rdx, %rdi
	jne	.L92
	cmpq	%rcx, %rsi
	je	.L90
.L92:
	movabsq	$9223372036854775807, %rax
	movq	%rdi, %r10
	movq	%rsi, %r8
	xorl	%r9d, %r9d
	andq	%rax, %r10
	orq	%rcx, %r8
	andq	%rdx, %rax
	orq	%r10, %r8
	orq	%rax, %r8
	jne	.L99
.L82:
	movl	%r9d, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L99:
	movq	%rdi, %r8
	movq	%rdi, %r11
	shrq	$63, %r8
	xorq	%rdx, %r11
	movl	%r8d, %r9d
	js	.L85
	cmpq	%rdx, %rdi
	jne	.L98
	cmpq	%rcx, %rsi
.L98:
	setb	%r9b
	movzbl	%r9b, %r9d
	xorl	%r8d, %r9d
	movl	%r9d, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L85:
	orq	%rsi, %r10
	jne	.L82
	orq	%rax, %rcx
	movl	$0, %eax
	cmove	%eax, %r9d
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L90:
	xorl	%r9d, %r9d
	movl	%r9d, %eax
	ret
	.size	is_less, .-is_less
	.section	.text.quad_fabsl,"ax",@progbits
	.p2align 4
	.globl	quad_fabsl
	.type	quad_fabsl, @function
quad_fabsl:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	btrq	$63, %rax
	ret
	.size	quad_fabsl, .-quad_fabsl
	.section	.text.quad_copysignl,"ax",@progbits
	.p2align 4
	.globl	quad_copysignl
	.type	quad_copysignl, @function
quad_copysignl:
	movabsq	$-9223372036854775808, %rax
	btrq	$63, %rdi
	andq	%rax, %rdx
	movq	%rdi, %rax
	orq	%rdx, %rax
	movq	%rsi, %rdx
	ret
	.size	quad_copysignl, .-quad_copysignl
	.section	.text.quad_floorl,"ax",@progbits
	.p2align 4
	.globl	quad_floorl
	.type	quad_floorl, @function
quad_floorl:
	pushq	%rbx
	movq	%rdi, %rax
	movq	%rdi, %rbx
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	addq	$-128, %rsp
	cmpl	$32767, %eax
	jne	.L106
	subq	$-128, %rsp
	movq	%rdi, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L106:
	movq	%rsp, %rdi
	movq	%rbx, %rsi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movl	$3, %esi
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_to_integer@PLT
	movq	176(%rsp), %rax
	movdqa	128(%rsp), %xmm3
	movdqa	144(%rsp), %xmm4
	movdqa	160(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	movabsq	$-9223372036854775808, %rcx
	andq	%rbx, %rcx
	btrq	$63, %rax
	subq	$-128, %rsp
	orq	%rcx, %rax
	popq	%rbx
	ret
	.size	quad_floorl, .-quad_floorl
	.section	.text.quad_ceill,"ax",@progbits
	.p2align 4
	.globl	quad_ceill
	.type	quad_ceill, @function
quad_ceill:
	pushq	%rbx
	movq	%rdi, %rax
	movq	%rdi, %rbx
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	addq	$-128, %rsp
	cmpl	$32767, %eax
	jne	.L111
	subq	$-128, %rsp
	movq	%rdi, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L111:
	movq	%rsp, %rdi
	movq	%rbx, %rsi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movl	$4, %esi
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_to_integer@PLT
	movq	176(%rsp), %rax
	movdqa	128(%rsp), %xmm3
	movdqa	144(%rsp), %xmm4
	movdqa	160(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	movabsq	$-9223372036854775808, %rcx
	andq	%rbx, %rcx
	btrq	$63, %rax
	subq	$-128, %rsp
	orq	%rcx, %rax
	popq	%rbx
	ret
	.size	quad_ceill, .-quad_ceill
	.section	.text.quad_truncl,"ax",@progbits
	.p2align 4
	.globl	quad_truncl
	.type	quad_truncl, @function
quad_truncl:
	pushq	%rbx
	movq	%rdi, %rax
	movq	%rdi, %rbx
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	addq	$-128, %rsp
	cmpl	$32767, %eax
	jne	.L116
	subq	$-128, %rsp
	movq	%rdi, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L116:
	movq	%rsp, %rdi
	movq	%rbx, %rsi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	xorl	%esi, %esi
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_to_integer@PLT
	movq	176(%rsp), %rax
	movdqa	128(%rsp), %xmm3
	movdqa	144(%rsp), %xmm4
	movdqa	160(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	movabsq	$-9223372036854775808, %rcx
	andq	%rbx, %rcx
	btrq	$63, %rax
	subq	$-128, %rsp
	orq	%rcx, %rax
	popq	%rbx
	ret
	.size	quad_truncl, .-quad_truncl
	.section	.text.is_odd_integer,"ax",@progbits
	.p2align 4
	.type	is_odd_integer, @function
is_odd_integer:
	movq	%rdi, %rax
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	jne	.L148
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L148:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	quad_truncl@PLT
	cmpq	%rdx, %rbp
	jne	.L129
	cmpq	%rbx, %rax
	je	.L119
.L129:
	movabsq	$9223372036854775807, %rcx
	testq	%rcx, %rax
	je	.L149
.L122:
	xorl	%eax, %eax
.L117:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L149:
	andq	%rbx, %rcx
	orq	%rbp, %rdx
	orq	%rdx, %rcx
	jne	.L122
.L119:
	movq	%rbx, %rdi
	movq	%rbp, %rsi
	movq	$-1, %rdx
	call	scale
	movq	%rax, %rbx
	shrq	$48, %rax
	movq	%rdx, %rbp
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L122
	movq	%rbx, %rdi
	movq	%rdx, %rsi
	call	quad_truncl@PLT
	cmpq	%rbx, %rax
	jne	.L130
	cmpq	%rbp, %rdx
	je	.L122
.L130:
	movabsq	$9223372036854775807, %rcx
	orq	%rbp, %rdx
	andq	%rcx, %rax
	andq	%rcx, %rbx
	orq	%rax, %rdx
	movl	$1, %eax
	orq	%rbx, %rdx
	je	.L122
	jmp	.L117
	.size	is_odd_integer, .-is_odd_integer
	.section	.text.quad_roundl,"ax",@progbits
	.p2align 4
	.globl	quad_roundl
	.type	quad_roundl, @function
quad_roundl:
	pushq	%rbx
	movq	%rdi, %rax
	movq	%rdi, %rbx
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	addq	$-128, %rsp
	cmpl	$32767, %eax
	jne	.L154
	subq	$-128, %rsp
	movq	%rdi, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L154:
	movq	%rsp, %rdi
	movq	%rbx, %rsi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movl	$2, %esi
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_to_integer@PLT
	movq	176(%rsp), %rax
	movdqa	128(%rsp), %xmm3
	movdqa	144(%rsp), %xmm4
	movdqa	160(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	movabsq	$-9223372036854775808, %rcx
	andq	%rbx, %rcx
	btrq	$63, %rax
	subq	$-128, %rsp
	orq	%rcx, %rax
	popq	%rbx
	ret
	.size	quad_roundl, .-quad_roundl
	.section	.text.quad_rintl,"ax",@progbits
	.p2align 4
	.globl	quad_rintl
	.type	quad_rintl, @function
quad_rintl:
	pushq	%rbx
	movq	%rdi, %rax
	movq	%rdi, %rbx
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	addq	$-128, %rsp
	cmpl	$32767, %eax
	jne	.L159
	subq	$-128, %rsp
	movq	%rdi, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L159:
	movq	%rsp, %rdi
	movq	%rbx, %rsi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movl	$1, %esi
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_to_integer@PLT
	movq	176(%rsp), %rax
	movdqa	128(%rsp), %xmm3
	movdqa	144(%rsp), %xmm4
	movdqa	160(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	movabsq	$-9223372036854775808, %rcx
	andq	%rbx, %rcx
	btrq	$63, %rax
	subq	$-128, %rsp
	orq	%rcx, %rax
	popq	%rbx
	ret
	.size	quad_rintl, .-quad_rintl
	.set	quad_rintl.localalias,quad_rintl
	.section	.text.quad_nearbyintl,"ax",@progbits
	.p2align 4
	.globl	quad_nearbyintl
	.type	quad_nearbyintl, @function
quad_nearbyintl:
	jmp	quad_rintl.localalias
	.size	quad_nearbyintl, .-quad_nearbyintl
	.section	.text.quad_lrintl,"ax",@progbits
	.p2align 4
	.globl	quad_lrintl
	.type	quad_lrintl, @function
quad_lrintl:
	subq	$72, %rsp
	call	quad_rintl@PLT
	movq	%rax, %rsi
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	jne	.L162
.L164:
	call	___errno@PLT
	movl	$33, (%rax)
	addq	$72, %rsp
	movabsq	$-9223372036854775808, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L162:
	movq	%rsp, %rdi
	call	real_of@PLT
	movq	8(%rsp), %rdx
	movl	(%rsp), %esi
	movq	48(%rsp), %rdi
	cmpq	$63, %rdx
	jg	.L164
	xorl	%eax, %eax
	testq	%rdx, %rdx
	jle	.L165
	movl	$64, %ecx
	movq	%rdi, %rax
	subl	%edx, %ecx
	shrq	%cl, %rax
.L165:
	movq	%rax, %rdx
	negq	%rdx
	testl	%esi, %esi
	cmovne	%rdx, %rax
	addq	$72, %rsp
	ret
	.size	quad_lrintl, .-quad_lrintl
	.section	.text.quad_lroundl,"ax",@progbits
	.p2align 4
	.globl	quad_lroundl
	.type	quad_lroundl, @function
quad_lroundl:
	subq	$72, %rsp
	call	quad_roundl@PLT
	movq	%rax, %rsi
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	jne	.L171
.L173:
	call	___errno@PLT
	movl	$33, (%rax)
	addq	$72, %rsp
	movabsq	$-9223372036854775808, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L171:
	movq	%rsp, %rdi
	call	real_of@PLT
	movq	8(%rsp), %rdx
	movl	(%rsp), %esi
	movq	48(%rsp), %rdi
	cmpq	$63, %rdx
	jg	.L173
	xorl	%eax, %eax
	testq	%rdx, %rdx
	jle	.L174
	movl	$64, %ecx
	movq	%rdi, %rax
	subl	%edx, %ecx
	shrq	%cl, %rax
.L174:
	movq	%rax, %rdx
	negq	%rdx
	testl	%esi, %esi
	cmovne	%rdx, %rax
	addq	$72, %rsp
	ret
	.size	quad_lroundl, .-quad_lroundl
	.section	.text.quad_llrintl,"ax",@progbits
	.p2align 4
	.globl	quad_llrintl
	.type	quad_llrintl, @function
quad_llrintl:
	subq	$72, %rsp
	call	quad_rintl@PLT
	movq	%rax, %rsi
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	jne	.L180
.L182:
	call	___errno@PLT
	movl	$33, (%rax)
	addq	$72, %rsp
	movabsq	$-9223372036854775808, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L180:
	movq	%rsp, %rdi
	call	real_of@PLT
	movq	8(%rsp), %rdx
	movl	(%rsp), %esi
	movq	48(%rsp), %rdi
	cmpq	$63, %rdx
	jg	.L182
	xorl	%eax, %eax
	testq	%rdx, %rdx
	jle	.L183
	movl	$64, %ecx
	movq	%rdi, %rax
	subl	%edx, %ecx
	shrq	%cl, %rax
.L183:
	movq	%rax, %rdx
	negq	%rdx
	testl	%esi, %esi
	cmovne	%rdx, %rax
	addq	$72, %rsp
	ret
	.size	quad_llrintl, .-quad_llrintl
	.section	.text.quad_llroundl,"ax",@progbits
	.p2align 4
	.globl	quad_llroundl
	.type	quad_llroundl, @function
quad_llroundl:
	subq	$72, %rsp
	call	quad_roundl@PLT
	movq	%rax, %rsi
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	jne	.L189
.L191:
	call	___errno@PLT
	movl	$33, (%rax)
	addq	$72, %rsp
	movabsq	$-9223372036854775808, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L189:
	movq	%rsp, %rdi
	call	real_of@PLT
	movq	8(%rsp), %rdx
	movl	(%rsp), %esi
	movq	48(%rsp), %rdi
	cmpq	$63, %rdx
	jg	.L191
	xorl	%eax, %eax
	testq	%rdx, %rdx
	jle	.L192
	movl	$64, %ecx
	movq	%rdi, %rax
	subl	%edx, %ecx
	shrq	%cl, %rax
.L192:
	movq	%rax, %rdx
	negq	%rdx
	testl	%esi, %esi
	cmovne	%rdx, %rax
	addq	$72, %rsp
	ret
	.size	quad_llroundl, .-quad_llroundl
	.section	.text.quad_frexpl,"ax",@progbits
	.p2align 4
	.globl	quad_frexpl
	.type	quad_frexpl, @function
quad_frexpl:
	movq	%rdi, %rax
	movl	$0, (%rdx)
	movq	%rsi, %rcx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L198
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L198
	pushq	%rbx
	movq	%rdi, %rsi
	movq	%rdx, %rbx
	movq	%rcx, %rdx
	subq	$64, %rsp
	movq	%rsp, %rax
	movq	%rax, %rdi
	call	real_of@PLT
	movq	8(%rsp), %rax
	subq	$64, %rsp
	movq	$0, 72(%rsp)
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movl	%eax, (%rbx)
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_quad@PLT
	subq	$-128, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L198:
	movq	%rdi, %rax
	movq	%rcx, %rdx
	ret
	.size	quad_frexpl, .-quad_frexpl
	.section	.text.quad_ldexpl,"ax",@progbits
	.p2align 4
	.globl	quad_ldexpl
	.type	quad_ldexpl, @function
quad_ldexpl:
	movslq	%edx, %rdx
	jmp	scale
	.size	quad_ldexpl, .-quad_ldexpl
	.section	.text.quad_scalbnl,"ax",@progbits
	.p2align 4
	.globl	quad_scalbnl
	.type	quad_scalbnl, @function
quad_scalbnl:
	movslq	%edx, %rdx
	jmp	scale
	.size	quad_scalbnl, .-quad_scalbnl
	.section	.text.quad_scalblnl,"ax",@progbits
	.p2align 4
	.globl	quad_scalblnl
	.type	quad_scalblnl, @function
quad_scalblnl:
	jmp	scale
	.size	quad_scalblnl, .-quad_scalblnl
	.section	.text.quad_modfl,"ax",@progbits
	.p2align 4
	.globl	quad_modfl
	.type	quad_modfl, @function
quad_modfl:
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$192, %rsp
	call	quad_truncl@PLT
	movq	%rax, (%r12)
	movq	%rbx, %rax
	shrq	$48, %rax
	movq	%rdx, 8(%r12)
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L217
	movq	(%r12), %rsi
	movq	8(%r12), %rdx
	movq	%rsp, %rdi
	call	real_of@PLT
	movq	%rbx, %rsi
	movq	%rbp, %rdx
	leaq	64(%rsp), %rdi
	call	real_of@PLT
	leaq	128(%rsp), %rdi
	subq	$112, %rsp
	movq	160(%rsp), %rax
	movdqa	112(%rsp), %xmm0
	movdqa	128(%rsp), %xmm1
	movdqa	144(%rsp), %xmm2
	movdqa	176(%rsp), %xmm3
	movq	%rax, 104(%rsp)
	movdqa	192(%rsp), %xmm4
	movq	224(%rsp), %rax
	movups	%xmm1, 72(%rsp)
	movdqa	208(%rsp), %xmm5
	movups	%xmm2, 88(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm0, 56(%rsp)
	call	real_subtract@PLT
	movq	288(%rsp), %rax
	addq	$48, %rsp
	movdqa	192(%rsp), %xmm6
	movdqa	208(%rsp), %xmm7
	movdqa	224(%rsp), %xmm0
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	movq	%rdx, %rbp
	btrq	$63, %rax
	movabsq	$-9223372036854775808, %rdx
	andq	%rbx, %rdx
	orq	%rdx, %rax
	movq	%rax, %rbx
.L215:
	addq	$192, %rsp
	movq	%rbx, %rax
	movq	%rbp, %rdx
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L217:
	movabsq	$281474976710655, %rax
	andq	%rbx, %rax
	orq	%rbp, %rax
	jne	.L215
	movabsq	$-9223372036854775808, %rax
	xorl	%ebp, %ebp
	andq	%rax, %rbx
	jmp	.L215
	.size	quad_modfl, .-quad_modfl
	.section	.text.quad_logbl,"ax",@progbits
	.p2align 4
	.globl	quad_logbl
	.type	quad_logbl, @function
quad_logbl:
	movq	%rdi, %rax
	subq	$136, %rsp
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L230
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L222
	movq	%rsp, %rax
	movq	%rdi, %rsi
	movq	%rax, %rdi
	call	real_of@PLT
	movq	8(%rsp), %rax
	leaq	64(%rsp), %rdi
	leaq	-1(%rax), %rsi
	call	real_of_integer@PLT
	subq	$64, %rsp
	movdqa	128(%rsp), %xmm0
	movq	176(%rsp), %rax
	movdqa	144(%rsp), %xmm1
	movdqa	160(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
.L221:
	addq	$136, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L230:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	movq	%rdi, %rax
	jne	.L221
	btrq	$63, %rdi
	testq	%rdi, %rdi
	jne	.L231
.L222:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$34, (%rax)
	addq	$136, %rsp
	movabsq	$-281474976710656, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L231:
	movabsq	$9223090561878065152, %rax
	xorl	%edx, %edx
	addq	$136, %rsp
	ret
	.size	quad_logbl, .-quad_logbl
	.section	.text.quad_ilogbl,"ax",@progbits
	.p2align 4
	.globl	quad_ilogbl
	.type	quad_ilogbl, @function
quad_ilogbl:
	movq	%rdi, %rax
	subq	$72, %rsp
	movq	%rsi, %rdx
	btrq	$63, %rax
	testq	%rax, %rax
	jne	.L233
	testq	%rsi, %rsi
	jne	.L246
.L234:
	call	___errno@PLT
	movl	$33, (%rax)
	movl	$-2147483648, %eax
	addq	$72, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L233:
	movq	%rdi, %rax
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L247
.L235:
	movq	%rsp, %rax
	movq	%rdi, %rsi
	movq	%rax, %rdi
	call	real_of@PLT
	movl	8(%rsp), %eax
	subl	$1, %eax
.L232:
	addq	$72, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L246:
	movq	%rdi, %rax
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	jne	.L235
	jmp	.L234
	.p2align 4,,10
	.p2align 3
.L247:
	movabsq	$281474976710655, %rax
	andq	%rax, %rdi
	movl	$2147483647, %eax
	orq	%rsi, %rdi
	je	.L232
	jmp	.L234
	.size	quad_ilogbl, .-quad_ilogbl
	.section	.text.quad_nextafterl,"ax",@progbits
	.p2align 4
	.globl	quad_nextafterl
	.type	quad_nextafterl, @function
quad_nextafterl:
	pushq	%rbp
	movq	%rdi, %rax
	pushq	%rbx
	shrq	$48, %rax
	andl	$32767, %eax
	subq	$8, %rsp
	cmpl	$32767, %eax
	je	.L275
.L249:
	movq	%rdx, %r8
	movq	%rdx, %rbx
	movq	%rcx, %rbp
	shrq	$48, %r8
	andl	$32767, %r8d
	cmpl	$32767, %r8d
	je	.L276
.L251:
	cmpq	%rdx, %rdi
	jne	.L262
	cmpq	%rcx, %rsi
	je	.L252
.L262:
	movabsq	$9223372036854775807, %r8
	testq	%r8, %rdi
	jne	.L254
	testq	%rsi, %rsi
	jne	.L254
	andq	%rdx, %r8
	orq	%rcx, %r8
	je	.L252
	movabsq	$-9223372036854775808, %rbx
	movl	$1, %ebp
	andq	%rdx, %rbx
	jmp	.L250
	.p2align 4,,10
	.p2align 3
.L276:
	movabsq	$281474976710655, %r8
	andq	%rdx, %r8
	orq	%rcx, %r8
	je	.L251
.L252:
	cmpl	$32767, %eax
	je	.L277
.L250:
	addq	$8, %rsp
	movq	%rbx, %rax
	movq	%rbp, %rdx
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L254:
	call	is_less
	movl	%eax, %edx
	movq	%rdi, %rax
	shrq	$63, %rax
	cmpl	%eax, %edx
	je	.L278
	addq	$1, %rsi
	sete	%bl
	movq	%rsi, %rbp
	movzbl	%bl, %ebx
	addq	%rdi, %rbx
.L258:
	movq	%rbx, %rax
	shrq	$48, %rax
	andl	$32767, %eax
	je	.L263
	cmpl	$32767, %eax
	jne	.L250
.L263:
	call	___errno@PLT
	movq	%rbp, %rdx
	movl	$34, (%rax)
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L275:
	movabsq	$281474976710655, %r8
	movq	%rdi, %rbx
	movq	%rsi, %rbp
	andq	%rdi, %r8
	orq	%rsi, %r8
	je	.L249
	addq	$8, %rsp
	movq	%rbx, %rax
	movq	%rbp, %rdx
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L278:
	cmpq	$1, %rsi
	movq	%rdi, %rbx
	leaq	-1(%rsi), %rbp
	sbbq	$0, %rbx
	jmp	.L258
	.p2align 4,,10
	.p2align 3
.L277:
	movabsq	$281474976710655, %rax
	movq	%rdi, %rbx
	andq	%rdi, %rax
	orq	%rsi, %rax
	cmove	%rcx, %rsi
	cmove	%rdx, %rbx
	movq	%rsi, %rbp
	jmp	.L250
	.size	quad_nextafterl, .-quad_nextafterl
	.section	.text.quad_nexttowardl,"ax",@progbits
	.p2align 4
	.globl	quad_nexttowardl
	.type	quad_nexttowardl, @function
quad_nexttowardl:
	jmp	quad_nextafterl@PLT
	.size	quad_nexttowardl, .-quad_nexttowardl
	.section	.text.quad_fmaxl,"ax",@progbits
	.p2align 4
	.globl	quad_fmaxl
	.type	quad_fmaxl, @function
quad_fmaxl:
	pushq	%rbx
	movq	%rcx, %rbx
	movq	%rdi, %rcx
	movq	%rdi, %rax
	shrq	$48, %rcx
	movq	%rsi, %r8
	andl	$32767, %ecx
	cmpl	$32767, %ecx
	je	.L289
.L281:
	movq	%rdx, %rcx
	shrq	$48, %rcx
	andl	$32767, %ecx
	cmpl	$32767, %ecx
	je	.L290
.L283:
	movq	%rbx, %rcx
	call	is_less
	testl	%eax, %eax
	movq	%rdx, %rax
	cmove	%rsi, %rbx
	cmove	%rdi, %rax
	movq	%rbx, %r8
	popq	%rbx
	movq	%r8, %rdx
	ret
	.p2align 4,,10
	.p2align 3
.L290:
	movabsq	$281474976710655, %rcx
	andq	%rdx, %rcx
	orq	%rbx, %rcx
	je	.L283
	movq	%r8, %rdx
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L289:
	movabsq	$281474976710655, %rcx
	andq	%rdi, %rcx
	orq	%rsi, %rcx
	je	.L281
	movq	%rbx, %r8
	movq	%rdx, %rax
	popq	%rbx
	movq	%r8, %rdx
	ret
	.size	quad_fmaxl, .-quad_fmaxl
	.section	.text.quad_fminl,"ax",@progbits
	.p2align 4
	.globl	quad_fminl
	.type	quad_fminl, @function
quad_fminl:
	pushq	%rbp
	movq	%rdi, %rbp
	movq	%rdx, %rdi
	pushq	%rbx
	movq	%rbp, %rdx
	movq	%rsi, %rbx
	movq	%rbp, %rax
	shrq	$48, %rdx
	movq	%rcx, %rsi
	movq	%rbx, %rcx
	andl	$32767, %edx
	subq	$8, %rsp
	cmpl	$32767, %edx
	je	.L300
.L292:
	movq	%rdi, %rdx
	shrq	$48, %rdx
	andl	$32767, %edx
	cmpl	$32767, %edx
	je	.L301
.L294:
	movq	%rbp, %rdx
	movq	%rbx, %rcx
	call	is_less
	testl	%eax, %eax
	movq	%rdi, %rax
	cmove	%rbx, %rsi
	cmove	%rbp, %rax
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	movq	%rsi, %rcx
	movq	%rcx, %rdx
	ret
	.p2align 4,,10
	.p2align 3
.L301:
	movabsq	$281474976710655, %rdx
	andq	%rdi, %rdx
	orq	%rsi, %rdx
	je	.L294
	addq	$8, %rsp
	movq	%rcx, %rdx
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L300:
	movabsq	$281474976710655, %rdx
	andq	%rbp, %rdx
	orq	%rbx, %rdx
	je	.L292
	addq	$8, %rsp
	movq	%rsi, %rcx
	movq	%rdi, %rax
	movq	%rcx, %rdx
	popq	%rbx
	popq	%rbp
	ret
	.size	quad_fminl, .-quad_fminl
	.section	.text.quad_nanl,"ax",@progbits
	.p2align 4
	.globl	quad_nanl
	.type	quad_nanl, @function
quad_nanl:
	movabsq	$9223231299366420480, %rax
	xorl	%edx, %edx
	ret
	.size	quad_nanl, .-quad_nanl
	.section	.text.quad_fdiml,"ax",@progbits
	.p2align 4
	.globl	quad_fdiml
	.type	quad_fdiml, @function
quad_fdiml:
	pushq	%r13
	movq	%rdi, %r13
	movq	%rdx, %rdi
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rcx, %rbp
	pushq	%rbx
	movq	%r13, %rbx
	shrq	$48, %rbx
	andl	$32767, %ebx
	subq	$200, %rsp
	cmpl	$32767, %ebx
	je	.L324
.L304:
	movq	%rdi, %rax
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L325
	movq	%r13, %rdx
	movq	%r12, %rcx
	movq	%rbp, %rsi
	call	is_less
	testl	%eax, %eax
	je	.L312
	cmpl	$32767, %ebx
	jne	.L326
.L311:
	addq	$200, %rsp
	xorl	%edx, %edx
	movabsq	$9223090561878065152, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L325:
	movabsq	$281474976710655, %rdx
	movq	%rdi, %rax
	andq	%rdx, %rax
	orq	%rbp, %rax
	je	.L307
	cmpl	$32767, %ebx
	je	.L327
.L308:
	addq	$200, %rsp
	movq	%rbp, %rdx
	movq	%rdi, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L324:
	movabsq	$281474976710655, %rax
	testq	%rax, %r13
	jne	.L305
	testq	%rsi, %rsi
	je	.L304
.L305:
	addq	$200, %rsp
	movq	%r13, %rax
	movq	%r12, %rdx
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L307:
	movq	%r13, %rdx
	movq	%r12, %rcx
	movq	%rbp, %rsi
	call	is_less
	testl	%eax, %eax
	jne	.L311
.L312:
	addq	$200, %rsp
	xorl	%eax, %eax
	xorl	%edx, %edx
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L326:
	movq	%rsp, %rax
	movq	%rdi, %rsi
	movq	%rbp, %rdx
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_negate@PLT
	leaq	192(%rsp), %rdi
	movq	%r13, %rsi
	movq	%r12, %rdx
	addq	$64, %rsp
	call	real_of@PLT
	subq	$112, %rsp
	movq	224(%rsp), %rax
	movdqa	176(%rsp), %xmm3
	movdqa	192(%rsp), %xmm4
	movdqa	208(%rsp), %xmm5
	movdqa	240(%rsp), %xmm6
	movq	%rax, 104(%rsp)
	movdqa	256(%rsp), %xmm7
	movq	288(%rsp), %rax
	movups	%xmm3, 56(%rsp)
	movdqa	272(%rsp), %xmm0
	movups	%xmm4, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	sum
	addq	$112, %rsp
	addq	$200, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L327:
	andq	%r13, %rdx
	orq	%r12, %rdx
	jne	.L305
	jmp	.L308
	.size	quad_fdiml, .-quad_fdiml
	.section	.text.quad_fmal,"ax",@progbits
	.p2align 4
	.globl	quad_fmal
	.type	quad_fmal, @function
quad_fmal:
	pushq	%r13
	movq	%rdi, %rax
	movq	%rcx, %r13
	pushq	%r12
	shrq	$48, %rax
	movq	%rsi, %r12
	movq	%r8, %rsi
	pushq	%rbp
	andl	$32767, %eax
	movq	%rdx, %rbp
	movq	%r9, %rdx
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$264, %rsp
	cmpl	$32767, %eax
	je	.L396
.L329:
	movq	%rbp, %rcx
	shrq	$48, %rcx
	andl	$32767, %ecx
	cmpl	$32767, %ecx
	je	.L331
	movq	%rsi, %rdi
	shrq	$48, %rdi
	andl	$32767, %edi
	cmpl	$32767, %edi
	je	.L332
	cmpl	$32767, %eax
	je	.L397
.L334:
	movq	%rsp, %rdi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	movq	%rbp, %rsi
	movq	%r13, %rdx
	call	real_of@PLT
	leaq	128(%rsp), %rdi
	movq	%rbx, %rsi
	movq	%r12, %rdx
	call	real_of@PLT
	leaq	192(%rsp), %rdi
	subq	$112, %rsp
	movq	224(%rsp), %rax
	movdqa	176(%rsp), %xmm0
	movdqa	192(%rsp), %xmm1
	movdqa	208(%rsp), %xmm2
	movdqa	240(%rsp), %xmm3
	movq	%rax, 104(%rsp)
	movdqa	256(%rsp), %xmm4
	movq	288(%rsp), %rax
	movups	%xmm0, 56(%rsp)
	movdqa	272(%rsp), %xmm5
	movups	%xmm1, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 88(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_multiply@PLT
	movq	160(%rsp), %rax
	movdqa	112(%rsp), %xmm6
	movdqa	128(%rsp), %xmm7
	movdqa	144(%rsp), %xmm0
	movdqa	304(%rsp), %xmm1
	movq	%rax, 104(%rsp)
	movdqa	320(%rsp), %xmm2
	movq	352(%rsp), %rax
	movups	%xmm6, 56(%rsp)
	movdqa	336(%rsp), %xmm3
	movups	%xmm7, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm1, (%rsp)
	movups	%xmm2, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	call	sum
	addq	$112, %rsp
.L390:
	addq	$264, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L331:
	movabsq	$281474976710655, %r8
	movq	%rbp, %r9
	andq	%r8, %r9
	movq	%r9, %rdi
	orq	%r13, %rdi
	je	.L398
	cmpl	$32767, %eax
	je	.L399
.L359:
	addq	$264, %rsp
	movq	%rbp, %rax
	movq	%r13, %rdx
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L396:
	movabsq	$281474976710655, %rcx
	testq	%rcx, %rdi
	jne	.L330
	testq	%r12, %r12
	je	.L329
.L330:
	addq	$264, %rsp
	movq	%rbx, %rax
	movq	%r12, %rdx
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L398:
	movq	%rsi, %rdi
	shrq	$48, %rdi
	andl	$32767, %edi
	cmpl	$32767, %edi
	je	.L400
	cmpl	$32767, %eax
	je	.L401
.L348:
	movabsq	$9223372036854775807, %rax
	testq	%rax, %rbx
	je	.L353
	testq	%rax, %rbp
	jne	.L355
.L354:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	movabsq	$9223231299366420480, %rax
	jmp	.L390
	.p2align 4,,10
	.p2align 3
.L332:
	movabsq	$281474976710655, %rdi
	andq	%rsi, %rdi
	orq	%rdx, %rdi
	je	.L340
	cmpl	$32767, %eax
	je	.L338
.L341:
	addq	$264, %rsp
	movq	%rsi, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L397:
	movabsq	$281474976710655, %rax
	testq	%rax, %rbx
	jne	.L334
	testq	%r12, %r12
	jne	.L334
.L350:
	movq	%rbx, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L354
.L356:
	movq	%rbp, %rax
	btrq	$63, %rax
	orq	%r13, %rax
	je	.L354
.L355:
	xorq	%rbp, %rbx
	cmpl	$32767, %edi
	je	.L402
.L357:
	movabsq	$9223090561878065152, %rsi
	testq	%rbx, %rbx
	movabsq	$-281474976710656, %rax
	cmovns	%rsi, %rax
	xorl	%edx, %edx
	jmp	.L390
	.p2align 4,,10
	.p2align 3
.L400:
	andq	%rsi, %r8
	orq	%rdx, %r8
	je	.L337
	cmpl	$32767, %eax
	je	.L338
.L339:
	movabsq	$281474976710655, %rax
	andq	%rbp, %rax
	orq	%r13, %rax
	jne	.L359
	jmp	.L341
	.p2align 4,,10
	.p2align 3
.L340:
	cmpl	$32767, %eax
	je	.L342
.L343:
	movq	%rsi, %rax
	xorl	%edx, %edx
	jmp	.L390
	.p2align 4,,10
	.p2align 3
.L399:
	andq	%rbx, %r8
	orq	%r12, %r8
	je	.L339
	jmp	.L330
	.p2align 4,,10
	.p2align 3
.L353:
	testq	%r12, %r12
	jne	.L356
	jmp	.L354
	.p2align 4,,10
	.p2align 3
.L342:
	movabsq	$281474976710655, %rax
	testq	%rax, %rbx
	je	.L346
	cmpl	$32767, %ecx
	jne	.L343
	testq	%rax, %rbp
	jne	.L343
.L395:
	testq	%r13, %r13
	jne	.L351
	movl	$32767, %edi
	jmp	.L348
.L346:
	testq	%r12, %r12
	je	.L362
	cmpl	$32767, %ecx
	jne	.L351
	testq	%rax, %rbp
	je	.L395
	.p2align 4,,10
	.p2align 3
.L351:
	movabsq	$281474976710655, %rax
	andq	%rsi, %rax
	orq	%rdx, %rax
	jne	.L334
	jmp	.L343
	.p2align 4,,10
	.p2align 3
.L401:
	testq	%r8, %rbx
	jne	.L348
	testq	%r12, %r12
	je	.L350
	testq	%r9, %r9
	jne	.L334
	jmp	.L348
	.p2align 4,,10
	.p2align 3
.L402:
	movabsq	$281474976710655, %rax
	andq	%rsi, %rax
	orq	%rdx, %rax
	jne	.L357
	xorq	%rbx, %rsi
	js	.L354
	jmp	.L357
.L337:
	cmpl	$32767, %eax
	je	.L342
	testq	%r9, %r9
	jne	.L343
	jmp	.L348
.L362:
	movl	$32767, %edi
	jmp	.L350
.L338:
	movabsq	$281474976710655, %rax
	andq	%rbx, %rax
	orq	%r12, %rax
	jne	.L330
	cmpl	$32767, %ecx
	jne	.L341
	jmp	.L339
	.size	quad_fmal, .-quad_fmal
	.section	.text.quad_fmodl,"ax",@progbits
	.p2align 4
	.globl	quad_fmodl
	.type	quad_fmodl, @function
quad_fmodl:
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	movq	%rcx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$232, %rsp
	leaq	16(%rsp), %r8
	call	is_special_division
	testl	%eax, %eax
	je	.L404
	movq	16(%rsp), %rax
	movq	24(%rsp), %rdx
	addq	$232, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L404:
	movq	%r13, %rdi
	movq	%r12, %rsi
	call	quad_fabsl@PLT
	leaq	32(%rsp), %rdi
	movq	%rax, %rsi
	call	real_of@PLT
	movq	%rbx, %rdi
	movq	%rbp, %rsi
	call	quad_fabsl@PLT
	leaq	96(%rsp), %rdi
	movq	%rax, %rsi
	call	real_of@PLT
	leaq	160(%rsp), %rdi
	leaq	12(%rsp), %rsi
	subq	$112, %rsp
	movq	192(%rsp), %rax
	movdqa	160(%rsp), %xmm1
	movdqa	176(%rsp), %xmm2
	movdqa	208(%rsp), %xmm3
	movdqa	224(%rsp), %xmm4
	movq	%rax, 104(%rsp)
	movdqa	240(%rsp), %xmm5
	movq	256(%rsp), %rax
	movups	%xmm1, 72(%rsp)
	movdqa	144(%rsp), %xmm0
	movups	%xmm2, 88(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm0, 56(%rsp)
	call	remainder_of
	movq	320(%rsp), %rax
	addq	$48, %rsp
	movdqa	224(%rsp), %xmm6
	movdqa	240(%rsp), %xmm7
	movdqa	256(%rsp), %xmm0
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	movabsq	$-9223372036854775808, %rcx
	addq	$232, %rsp
	andq	%rcx, %rbx
	btrq	$63, %rax
	orq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	quad_fmodl, .-quad_fmodl
	.section	.text.quad_remquol,"ax",@progbits
	.p2align 4
	.globl	quad_remquol
	.type	quad_remquol, @function
quad_remquol:
	pushq	%r14
	movq	%rcx, %r14
	pushq	%r13
	movq	%rsi, %r13
	pushq	%r12
	movq	%r8, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	%rdx, %rbx
	subq	$352, %rsp
	movl	$0, (%r8)
	leaq	80(%rsp), %r8
	call	is_special_division
	testl	%eax, %eax
	je	.L408
	movq	80(%rsp), %rax
	movq	88(%rsp), %rdx
	addq	$352, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L408:
	movq	%r14, %rsi
	movq	%rbx, %rdi
	call	quad_fabsl@PLT
	leaq	96(%rsp), %rdi
	movq	%rax, %rsi
	call	real_of@PLT
	movq	%r13, %rsi
	movq	%rbp, %rdi
	call	quad_fabsl@PLT
	leaq	224(%rsp), %rdi
	movq	%rax, %rsi
	call	real_of@PLT
	leaq	160(%rsp), %rdi
	leaq	76(%rsp), %rsi
	subq	$112, %rsp
	movq	256(%rsp), %rax
	movdqa	224(%rsp), %xmm1
	movdqa	240(%rsp), %xmm2
	movdqa	336(%rsp), %xmm3
	movdqa	352(%rsp), %xmm4
	movq	%rax, 104(%rsp)
	movdqa	368(%rsp), %xmm5
	movq	384(%rsp), %rax
	movups	%xmm1, 72(%rsp)
	movdqa	208(%rsp), %xmm0
	movups	%xmm2, 88(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm0, 56(%rsp)
	call	remainder_of
	leaq	400(%rsp), %rdi
	movl	$1, %esi
	movl	272(%rsp), %r14d
	movdqa	272(%rsp), %xmm6
	movq	320(%rsp), %rax
	addq	$48, %rsp
	movdqa	240(%rsp), %xmm7
	movdqa	256(%rsp), %xmm0
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	real_scale@PLT
	subq	$48, %rsp
	movq	256(%rsp), %rax
	movdqa	208(%rsp), %xmm1
	movdqa	224(%rsp), %xmm2
	movdqa	240(%rsp), %xmm3
	movdqa	400(%rsp), %xmm4
	movq	%rax, 104(%rsp)
	movdqa	416(%rsp), %xmm5
	movq	448(%rsp), %rax
	movups	%xmm1, 56(%rsp)
	movdqa	432(%rsp), %xmm6
	movups	%xmm2, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm3, 88(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	real_compare@PLT
	addq	$112, %rsp
	movl	76(%rsp), %r13d
	testl	%eax, %eax
	jg	.L411
	je	.L419
.L412:
	movl	%r13d, %eax
	movq	%rbp, %rcx
	andl	$7, %eax
	shrq	$63, %rcx
	movl	%eax, %esi
	movl	%ecx, %edx
	negl	%esi
	xorq	%rbp, %rbx
	cmovs	%esi, %eax
	movl	%eax, (%r12)
	movl	212(%rsp), %eax
	testl	%eax, %eax
	je	.L414
	xorl	%edx, %edx
	cmpl	%r14d, %ecx
	setne	%dl
.L414:
	movl	%edx, 160(%rsp)
	subq	$64, %rsp
	movdqa	224(%rsp), %xmm7
	movq	272(%rsp), %rax
	movdqa	240(%rsp), %xmm0
	movdqa	256(%rsp), %xmm1
	movq	%rax, 48(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm0, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	addq	$352, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L419:
	testb	$1, %r13b
	je	.L412
.L411:
	movq	%rsp, %rdi
	subq	$112, %rsp
	addl	$1, %r13d
	movq	256(%rsp), %rax
	movdqa	208(%rsp), %xmm2
	movdqa	224(%rsp), %xmm3
	movdqa	240(%rsp), %xmm4
	movdqa	272(%rsp), %xmm5
	movq	%rax, 104(%rsp)
	movdqa	288(%rsp), %xmm6
	movq	320(%rsp), %rax
	movups	%xmm2, 56(%rsp)
	movdqa	304(%rsp), %xmm7
	movups	%xmm3, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 88(%rsp)
	movups	%xmm5, (%rsp)
	movups	%xmm6, 16(%rsp)
	movups	%xmm7, 32(%rsp)
	call	real_subtract@PLT
	movdqu	112(%rsp), %xmm2
	movl	112(%rsp), %r14d
	movdqu	128(%rsp), %xmm3
	movq	160(%rsp), %rax
	movdqu	144(%rsp), %xmm4
	movaps	%xmm2, 272(%rsp)
	movq	%rax, 320(%rsp)
	movaps	%xmm3, 288(%rsp)
	movaps	%xmm4, 304(%rsp)
	addq	$112, %rsp
	jmp	.L412
	.size	quad_remquol, .-quad_remquol
	.section	.text.quad_remainderl,"ax",@progbits
	.p2align 4
	.globl	quad_remainderl
	.type	quad_remainderl, @function
quad_remainderl:
	subq	$24, %rsp
	leaq	12(%rsp), %r8
	call	quad_remquol@PLT
	addq	$24, %rsp
	ret
	.size	quad_remainderl, .-quad_remainderl
	.section	.text.quad_sqrtl,"ax",@progbits
	.p2align 4
	.globl	quad_sqrtl
	.type	quad_sqrtl, @function
quad_sqrtl:
	movq	%rdi, %rax
	subq	$136, %rsp
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L440
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	jne	.L439
	testq	%rsi, %rsi
	je	.L424
.L439:
	testq	%rdi, %rdi
	js	.L425
	movq	%rsp, %rax
	movq	%rdi, %rsi
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_sqrt@PLT
	movq	176(%rsp), %rax
	movdqa	128(%rsp), %xmm3
	movdqa	144(%rsp), %xmm4
	movdqa	160(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
.L429:
	addq	$136, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L440:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L441
.L424:
	movq	%rdi, %rax
	addq	$136, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L441:
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L424
	movq	%rdi, %rax
	xorl	%edx, %edx
	testq	%rdi, %rdi
	jns	.L429
	.p2align 4,,10
	.p2align 3
.L425:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	movabsq	$9223231299366420480, %rax
	jmp	.L429
	.size	quad_sqrtl, .-quad_sqrtl
	.section	.text.quad_hypotl,"ax",@progbits
	.p2align 4
	.globl	quad_hypotl
	.type	quad_hypotl, @function
quad_hypotl:
	movq	%rdi, %r8
	pushq	%rbp
	movq	%rsi, %rdi
	movq	%rcx, %rbp
	pushq	%rbx
	movq	%r8, %rax
	movq	%rdx, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	subq	$408, %rsp
	cmpl	$32767, %eax
	je	.L459
	movq	%rdx, %rax
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L460
	leaq	16(%rsp), %rax
	movq	%r8, %rsi
	movq	%rdi, %rdx
	movq	%rax, %rdi
	call	real_of@PLT
	movq	%rbx, %rsi
	movq	%rbp, %rdx
	leaq	80(%rsp), %rdi
	call	real_of@PLT
	leaq	144(%rsp), %rdi
	subq	$112, %rsp
	movdqa	192(%rsp), %xmm2
	movq	240(%rsp), %rax
	movdqa	208(%rsp), %xmm1
	movdqa	224(%rsp), %xmm0
	movq	%rax, 104(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_multiply@PLT
	movq	176(%rsp), %rax
	movdqa	128(%rsp), %xmm2
	leaq	320(%rsp), %rdi
	movdqa	144(%rsp), %xmm1
	movdqa	160(%rsp), %xmm0
	movups	%xmm2, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	movq	%rax, 104(%rsp)
	movq	%rax, 48(%rsp)
	call	real_multiply@PLT
	movq	304(%rsp), %rax
	movdqa	256(%rsp), %xmm3
	leaq	384(%rsp), %rdi
	movdqa	336(%rsp), %xmm7
	movdqa	272(%rsp), %xmm4
	movdqa	288(%rsp), %xmm5
	movq	%rax, 104(%rsp)
	movdqa	320(%rsp), %xmm6
	movq	368(%rsp), %rax
	movups	%xmm3, 56(%rsp)
	movdqa	352(%rsp), %xmm3
	movups	%xmm7, 16(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm3, 32(%rsp)
	movups	%xmm4, 72(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm6, (%rsp)
	call	real_add@PLT
	leaq	448(%rsp), %rdi
	movdqa	384(%rsp), %xmm4
	movdqa	400(%rsp), %xmm5
	movdqa	416(%rsp), %xmm6
	movq	432(%rsp), %rax
	addq	$48, %rsp
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	real_sqrt@PLT
	movq	448(%rsp), %rax
	movdqa	400(%rsp), %xmm7
	movdqa	416(%rsp), %xmm3
	movdqa	432(%rsp), %xmm4
	movq	%rax, 48(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm3, 16(%rsp)
	movups	%xmm4, 32(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L461
.L453:
	movq	%rbx, %rax
.L456:
	addq	$408, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L460:
	movabsq	$281474976710655, %rcx
	movq	%rdx, %rax
	andq	%rdx, %rcx
	movq	%rbp, %rdx
	orq	%rbp, %rcx
	jne	.L456
.L455:
	addq	$408, %rsp
	xorl	%edx, %edx
	movabsq	$9223090561878065152, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L459:
	movabsq	$281474976710655, %rax
	testq	%rax, %r8
	jne	.L462
	testq	%rsi, %rsi
	je	.L455
	movq	%rbx, %rdx
	shrq	$48, %rdx
	andl	$32767, %edx
	cmpl	$32767, %edx
	je	.L463
.L446:
	movq	%r8, %rax
	movq	%rdi, %rdx
	jmp	.L456
	.p2align 4,,10
	.p2align 3
.L462:
	shrq	$48, %rdx
	andl	$32767, %edx
	cmpl	$32767, %edx
	jne	.L446
	andq	%rbx, %rax
	orq	%rcx, %rax
	jne	.L446
	jmp	.L455
	.p2align 4,,10
	.p2align 3
.L461:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L453
	.p2align 4,,10
	.p2align 3
.L463:
	andq	%rax, %rbx
	orq	%rbp, %rbx
	jne	.L446
	jmp	.L455
	.size	quad_hypotl, .-quad_hypotl
	.section	.text.quad_expl,"ax",@progbits
	.p2align 4
	.globl	quad_expl
	.type	quad_expl, @function
quad_expl:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L473
	pushq	%rbx
	movq	%rdi, %rsi
	subq	$208, %rsp
	leaq	16(%rsp), %rax
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_exp@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L474
.L469:
	addq	$208, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L473:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L466
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L466:
	testq	%rdi, %rdi
	cmovns	%rdi, %rax
	xorl	%edx, %edx
	ret
	.p2align 4,,10
	.p2align 3
.L474:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L469
	.size	quad_expl, .-quad_expl
	.section	.text.quad_exp2l,"ax",@progbits
	.p2align 4
	.globl	quad_exp2l
	.type	quad_exp2l, @function
quad_exp2l:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L484
	pushq	%rbx
	movq	%rdi, %rsi
	subq	$208, %rsp
	leaq	16(%rsp), %rax
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_exp2@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L485
.L480:
	addq	$208, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L484:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L477
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L477:
	testq	%rdi, %rdi
	cmovns	%rdi, %rax
	xorl	%edx, %edx
	ret
	.p2align 4,,10
	.p2align 3
.L485:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L480
	.size	quad_exp2l, .-quad_exp2l
	.section	.text.quad_expm1l,"ax",@progbits
	.p2align 4
	.globl	quad_expm1l
	.type	quad_expm1l, @function
quad_expm1l:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L501
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L488
	pushq	%rbx
	movq	%rdi, %rsi
	subq	$208, %rsp
	leaq	16(%rsp), %rax
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_expm1@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L502
.L493:
	addq	$208, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L501:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L503
.L488:
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L503:
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L488
	movabsq	$-4611967493404098560, %rax
	testq	%rdi, %rdi
	cmovns	%rdi, %rax
	xorl	%edx, %edx
	ret
	.p2align 4,,10
	.p2align 3
.L502:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L493
	.size	quad_expm1l, .-quad_expm1l
	.section	.text.quad_cbrtl,"ax",@progbits
	.p2align 4
	.globl	quad_cbrtl
	.type	quad_cbrtl, @function
quad_cbrtl:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L518
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L506
	pushq	%rbx
	movq	%rdi, %rsi
	subq	$208, %rsp
	leaq	16(%rsp), %rax
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_cbrt@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L519
.L510:
	addq	$208, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L518:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L520
.L506:
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L520:
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L506
	movq	%rdi, %rax
	xorl	%edx, %edx
	ret
	.p2align 4,,10
	.p2align 3
.L519:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L510
	.size	quad_cbrtl, .-quad_cbrtl
	.section	.text.quad_sinl,"ax",@progbits
	.p2align 4
	.globl	quad_sinl
	.type	quad_sinl, @function
quad_sinl:
	pushq	%rbx
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	subq	$208, %rsp
	cmpl	$32767, %eax
	je	.L533
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L523
	leaq	16(%rsp), %rax
	movq	%rdi, %rsi
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_sin@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L534
.L527:
	addq	$208, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L533:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L535
.L523:
	addq	$208, %rsp
	movq	%rdi, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L534:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L527
	.p2align 4,,10
	.p2align 3
.L535:
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L523
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	addq	$208, %rsp
	movabsq	$9223231299366420480, %rax
	popq	%rbx
	ret
	.size	quad_sinl, .-quad_sinl
	.section	.text.quad_cosl,"ax",@progbits
	.p2align 4
	.globl	quad_cosl
	.type	quad_cosl, @function
quad_cosl:
	pushq	%rbx
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	subq	$208, %rsp
	cmpl	$32767, %eax
	je	.L542
	leaq	16(%rsp), %rax
	movq	%rdi, %rsi
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_cos@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L543
.L540:
	movq	%rbx, %rax
.L539:
	addq	$208, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L542:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	movq	%rdi, %rax
	jne	.L539
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	addq	$208, %rsp
	movabsq	$9223231299366420480, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L543:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L540
	.size	quad_cosl, .-quad_cosl
	.section	.text.quad_tanl,"ax",@progbits
	.p2align 4
	.globl	quad_tanl
	.type	quad_tanl, @function
quad_tanl:
	pushq	%rbx
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	subq	$208, %rsp
	cmpl	$32767, %eax
	je	.L556
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L546
	leaq	16(%rsp), %rax
	movq	%rdi, %rsi
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_tan@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L557
.L550:
	addq	$208, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L556:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L558
.L546:
	addq	$208, %rsp
	movq	%rdi, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L557:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L550
	.p2align 4,,10
	.p2align 3
.L558:
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L546
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	addq	$208, %rsp
	movabsq	$9223231299366420480, %rax
	popq	%rbx
	ret
	.size	quad_tanl, .-quad_tanl
	.section	.text.quad_asinl,"ax",@progbits
	.p2align 4
	.globl	quad_asinl
	.type	quad_asinl, @function
quad_asinl:
	pushq	%rbp
	movq	%rdi, %rax
	movq	%rsi, %rbp
	pushq	%rbx
	shrq	$48, %rax
	movq	%rdi, %rbx
	andl	$32767, %eax
	subq	$216, %rsp
	cmpl	$32767, %eax
	je	.L572
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L561
	call	quad_fabsl@PLT
	movq	one(%rip), %rdi
	movq	8+one(%rip), %rsi
	movq	%rdx, %rcx
	movq	%rax, %rdx
	call	is_less
	testl	%eax, %eax
	je	.L573
.L565:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	addq	$216, %rsp
	movabsq	$9223231299366420480, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L573:
	movq	%rbx, %rsi
	leaq	16(%rsp), %rdi
	movq	%rbp, %rdx
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_asin@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L574
.L566:
	addq	$216, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L572:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L575
.L561:
	addq	$216, %rsp
	movq	%rbx, %rax
	movq	%rbp, %rdx
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L575:
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L561
	jmp	.L565
	.p2align 4,,10
	.p2align 3
.L574:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L566
	.size	quad_asinl, .-quad_asinl
	.section	.text.quad_acosl,"ax",@progbits
	.p2align 4
	.globl	quad_acosl
	.type	quad_acosl, @function
quad_acosl:
	pushq	%rbp
	movq	%rdi, %rax
	movq	%rsi, %rbp
	pushq	%rbx
	shrq	$48, %rax
	movq	%rdi, %rbx
	andl	$32767, %eax
	subq	$216, %rsp
	cmpl	$32767, %eax
	je	.L583
	call	quad_fabsl@PLT
	movq	one(%rip), %rdi
	movq	8+one(%rip), %rsi
	movq	%rdx, %rcx
	movq	%rax, %rdx
	call	is_less
	testl	%eax, %eax
	jne	.L580
	movq	%rbx, %rsi
	leaq	16(%rsp), %rdi
	movq	%rbp, %rdx
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_acos@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L584
.L581:
	addq	$216, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L580:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	addq	$216, %rsp
	movabsq	$9223231299366420480, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L583:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L580
	addq	$216, %rsp
	movq	%rdi, %rax
	movq	%rsi, %rdx
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L584:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L581
	.size	quad_acosl, .-quad_acosl
	.section	.text.quad_atanl,"ax",@progbits
	.p2align 4
	.globl	quad_atanl
	.type	quad_atanl, @function
quad_atanl:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L599
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L587
	pushq	%rbx
	movq	%rdi, %rsi
	subq	$208, %rsp
	leaq	16(%rsp), %rax
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_atan@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L600
.L591:
	addq	$208, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L599:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L601
.L587:
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L601:
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L587
	movabsq	$-9223372036854775808, %rax
	movabsq	$-8905435550453399112, %rdx
	andq	%rax, %rdi
	movabsq	$4611565208333468369, %rax
	orq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L600:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L591
	.size	quad_atanl, .-quad_atanl
	.section	.text.quad_sinhl,"ax",@progbits
	.p2align 4
	.globl	quad_sinhl
	.type	quad_sinhl, @function
quad_sinhl:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L616
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L604
	pushq	%rbx
	movq	%rdi, %rsi
	subq	$208, %rsp
	leaq	16(%rsp), %rax
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_sinh@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L617
.L608:
	addq	$208, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L616:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L618
.L604:
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L618:
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L604
	movq	%rdi, %rax
	xorl	%edx, %edx
	ret
	.p2align 4,,10
	.p2align 3
.L617:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L608
	.size	quad_sinhl, .-quad_sinhl
	.section	.text.quad_coshl,"ax",@progbits
	.p2align 4
	.globl	quad_coshl
	.type	quad_coshl, @function
quad_coshl:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L627
	pushq	%rbx
	movq	%rdi, %rsi
	subq	$208, %rsp
	leaq	16(%rsp), %rax
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_cosh@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L628
.L623:
	addq	$208, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L627:
	movabsq	$281474976710655, %rax
	movl	$0, %ecx
	andq	%rdi, %rax
	orq	%rsi, %rax
	movabsq	$9223090561878065152, %rax
	cmovne	%rdi, %rax
	cmove	%rcx, %rdx
	ret
	.p2align 4,,10
	.p2align 3
.L628:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L623
	.size	quad_coshl, .-quad_coshl
	.section	.text.quad_tanhl,"ax",@progbits
	.p2align 4
	.globl	quad_tanhl
	.type	quad_tanhl, @function
quad_tanhl:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L643
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L631
	pushq	%rbx
	movq	%rdi, %rsi
	subq	$208, %rsp
	leaq	16(%rsp), %rax
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_tanh@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L644
.L635:
	addq	$208, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L643:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L645
.L631:
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L645:
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L631
	movabsq	$-9223372036854775808, %rax
	xorl	%edx, %edx
	andq	%rax, %rdi
	movabsq	$4611404543450677248, %rax
	orq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L644:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L635
	.size	quad_tanhl, .-quad_tanhl
	.section	.text.quad_asinhl,"ax",@progbits
	.p2align 4
	.globl	quad_asinhl
	.type	quad_asinhl, @function
quad_asinhl:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L660
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L648
	pushq	%rbx
	movq	%rdi, %rsi
	subq	$208, %rsp
	leaq	16(%rsp), %rax
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_asinh@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L661
.L652:
	addq	$208, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L660:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L662
.L648:
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L662:
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L648
	movq	%rdi, %rax
	xorl	%edx, %edx
	ret
	.p2align 4,,10
	.p2align 3
.L661:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L652
	.size	quad_asinhl, .-quad_asinhl
	.section	.text.quad_acoshl,"ax",@progbits
	.p2align 4
	.globl	quad_acoshl
	.type	quad_acoshl, @function
quad_acoshl:
	pushq	%rbx
	movq	%rdi, %rax
	movq	%rsi, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	subq	$208, %rsp
	cmpl	$32767, %eax
	je	.L671
	movq	one(%rip), %rdx
	movq	8+one(%rip), %rcx
	call	is_less
	testl	%eax, %eax
	jne	.L668
	leaq	16(%rsp), %rax
	movq	%rdi, %rsi
	movq	%rbx, %rdx
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	80(%rsp), %rdi
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	112(%rsp), %xmm2
	movq	128(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_acosh@PLT
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L672
.L669:
	addq	$208, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L668:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	movabsq	$9223231299366420480, %rax
.L666:
	addq	$208, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L671:
	movabsq	$281474976710655, %rax
	movq	%rsi, %rdx
	andq	%rdi, %rax
	orq	%rsi, %rax
	movq	%rdi, %rax
	jne	.L666
	xorl	%edx, %edx
	testq	%rdi, %rdi
	jns	.L666
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$33, (%rax)
	movabsq	$9223231299366420480, %rax
	jmp	.L666
	.p2align 4,,10
	.p2align 3
.L672:
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L669
	.size	quad_acoshl, .-quad_acoshl
	.section	.text.quad_logl,"ax",@progbits
	.p2align 4
	.globl	quad_logl
	.type	quad_logl, @function
quad_logl:
	movq	%rdi, %rax
	subq	$136, %rsp
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L692
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	jne	.L691
	testq	%rsi, %rsi
	je	.L677
.L691:
	testq	%rdi, %rdi
	js	.L678
	movq	%rsp, %rax
	movq	%rdi, %rsi
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_log@PLT
	movq	176(%rsp), %rax
	movdqa	128(%rsp), %xmm3
	movdqa	144(%rsp), %xmm4
	movdqa	160(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
.L676:
	addq	$136, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L692:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	movq	%rdi, %rax
	jne	.L676
	btrq	$63, %rax
	testq	%rax, %rax
	jne	.L693
.L677:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$34, (%rax)
	addq	$136, %rsp
	movabsq	$-281474976710656, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L693:
	movq	%rdi, %rax
	xorl	%edx, %edx
	testq	%rdi, %rdi
	jns	.L676
	.p2align 4,,10
	.p2align 3
.L678:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	movabsq	$9223231299366420480, %rax
	jmp	.L676
	.size	quad_logl, .-quad_logl
	.section	.text.quad_log2l,"ax",@progbits
	.p2align 4
	.globl	quad_log2l
	.type	quad_log2l, @function
quad_log2l:
	movq	%rdi, %rax
	subq	$136, %rsp
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L713
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	jne	.L712
	testq	%rsi, %rsi
	je	.L698
.L712:
	testq	%rdi, %rdi
	js	.L699
	movq	%rsp, %rax
	movq	%rdi, %rsi
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_log2@PLT
	movq	176(%rsp), %rax
	movdqa	128(%rsp), %xmm3
	movdqa	144(%rsp), %xmm4
	movdqa	160(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
.L697:
	addq	$136, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L713:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	movq	%rdi, %rax
	jne	.L697
	btrq	$63, %rax
	testq	%rax, %rax
	jne	.L714
.L698:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$34, (%rax)
	addq	$136, %rsp
	movabsq	$-281474976710656, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L714:
	movq	%rdi, %rax
	xorl	%edx, %edx
	testq	%rdi, %rdi
	jns	.L697
	.p2align 4,,10
	.p2align 3
.L699:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	movabsq	$9223231299366420480, %rax
	jmp	.L697
	.size	quad_log2l, .-quad_log2l
	.section	.text.quad_log10l,"ax",@progbits
	.p2align 4
	.globl	quad_log10l
	.type	quad_log10l, @function
quad_log10l:
	movq	%rdi, %rax
	subq	$136, %rsp
	movq	%rsi, %rdx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L734
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	jne	.L733
	testq	%rsi, %rsi
	je	.L719
.L733:
	testq	%rdi, %rdi
	js	.L720
	movq	%rsp, %rax
	movq	%rdi, %rsi
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_log10@PLT
	movq	176(%rsp), %rax
	movdqa	128(%rsp), %xmm3
	movdqa	144(%rsp), %xmm4
	movdqa	160(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
.L718:
	addq	$136, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L734:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	movq	%rdi, %rax
	jne	.L718
	btrq	$63, %rax
	testq	%rax, %rax
	jne	.L735
.L719:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$34, (%rax)
	addq	$136, %rsp
	movabsq	$-281474976710656, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L735:
	movq	%rdi, %rax
	xorl	%edx, %edx
	testq	%rdi, %rdi
	jns	.L718
	.p2align 4,,10
	.p2align 3
.L720:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	movabsq	$9223231299366420480, %rax
	jmp	.L718
	.size	quad_log10l, .-quad_log10l
	.section	.text.quad_log1pl,"ax",@progbits
	.p2align 4
	.globl	quad_log1pl
	.type	quad_log1pl, @function
quad_log1pl:
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	shrq	$48, %rbp
	movq	%rsi, %rbx
	andl	$32767, %ebp
	subq	$136, %rsp
	cmpl	$32767, %ebp
	je	.L765
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L766
.L739:
	movabsq	$-4611967493404098560, %rax
	cmpq	%rax, %rdi
	jne	.L741
	testq	%rbx, %rbx
	je	.L767
.L741:
	movabsq	$-4611967493404098560, %rdx
	xorl	%ecx, %ecx
	movq	%rbx, %rsi
	call	is_less
	testl	%eax, %eax
	jne	.L743
	movq	%rdi, %rax
	movq	%rbx, %rdx
	cmpl	$32767, %ebp
	jne	.L746
	addq	$136, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L766:
	testq	%rsi, %rsi
	je	.L738
	movabsq	$-4611967493404098560, %rdx
	xorl	%ecx, %ecx
	call	is_less
	testl	%eax, %eax
	jne	.L743
.L746:
	movq	%rsp, %rax
	movq	%rdi, %rsi
	movq	%rbx, %rdx
	movq	%rax, %rdi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_log1p@PLT
	movq	176(%rsp), %rax
	movdqa	128(%rsp), %xmm3
	movdqa	144(%rsp), %xmm4
	movdqa	160(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	addq	$136, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L765:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L768
.L738:
	addq	$136, %rsp
	movq	%rbx, %rdx
	movq	%rdi, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L767:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$34, (%rax)
	addq	$136, %rsp
	movabsq	$-281474976710656, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L768:
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L738
	jmp	.L739
	.p2align 4,,10
	.p2align 3
.L743:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	addq	$136, %rsp
	movabsq	$9223231299366420480, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	quad_log1pl, .-quad_log1pl
	.section	.text.quad_atanhl,"ax",@progbits
	.p2align 4
	.globl	quad_atanhl
	.type	quad_atanhl, @function
quad_atanhl:
	pushq	%rbp
	movq	%rdi, %rax
	movq	%rsi, %rbp
	pushq	%rbx
	shrq	$48, %rax
	movq	%rdi, %rbx
	andl	$32767, %eax
	subq	$136, %rsp
	cmpl	$32767, %eax
	je	.L793
	movq	%rdi, %rax
	btrq	$63, %rax
	orq	%rsi, %rax
	je	.L771
.L772:
	movq	%rbx, %rdi
	movq	%rbp, %rsi
	call	quad_fabsl@PLT
	movq	%rax, %rcx
	movabsq	$4611404543450677248, %rax
	cmpq	%rax, %rcx
	jne	.L773
	testq	%rdx, %rdx
	je	.L794
.L773:
	movq	%rbx, %rdi
	movq	%rbp, %rsi
	call	quad_fabsl@PLT
	movq	8+one(%rip), %rcx
	movq	%rdx, %rsi
	movq	one(%rip), %rdx
	movq	%rax, %rdi
	call	is_less
	testl	%eax, %eax
	je	.L795
	movq	%rbx, %rsi
	movq	%rbp, %rdx
	movq	%rsp, %rdi
	call	real_of@PLT
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_atanh@PLT
	movq	176(%rsp), %rax
	movdqa	128(%rsp), %xmm3
	movdqa	144(%rsp), %xmm4
	movdqa	160(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	addq	$136, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L793:
	movabsq	$281474976710655, %rax
	andq	%rdi, %rax
	orq	%rsi, %rax
	je	.L796
.L771:
	addq	$136, %rsp
	movq	%rbx, %rax
	movq	%rbp, %rdx
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L796:
	movq	%rdi, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	je	.L771
	jmp	.L772
	.p2align 4,,10
	.p2align 3
.L794:
	call	___errno@PLT
	testq	%rbx, %rbx
	movabsq	$-281474976710656, %rdx
	movl	$34, (%rax)
	movabsq	$9223090561878065152, %rax
	cmovs	%rdx, %rax
	addq	$136, %rsp
	xorl	%edx, %edx
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L795:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	addq	$136, %rsp
	movabsq	$9223231299366420480, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	quad_atanhl, .-quad_atanhl
	.section	.text.quad_atan2l,"ax",@progbits
	.p2align 4
	.globl	quad_atan2l
	.type	quad_atan2l, @function
quad_atan2l:
	pushq	%r14
	movq	%rdx, %rax
	movq	%rcx, %rdx
	xorl	%r9d, %r9d
	pushq	%r13
	pushq	%r12
	movq	%rcx, %r12
	pushq	%rbp
	movq	%rax, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	movq	%rax, %rsi
	movq	%rbx, %rcx
	shrq	$48, %rsi
	shrq	$48, %rcx
	andl	$32767, %esi
	andl	$32767, %ecx
	subq	$320, %rsp
	cmpl	$32767, %ecx
	sete	%r9b
	xorl	%r8d, %r8d
	cmpl	$32767, %esi
	je	.L836
.L798:
	cmpl	$32767, %ecx
	je	.L837
.L800:
	movabsq	$9223372036854775807, %r10
	movq	%rax, %rsi
	andq	%r10, %rsi
	orq	%rdx, %rsi
	je	.L838
.L803:
	movl	%r8d, %eax
	xorl	$1, %eax
	testl	%r9d, %eax
	je	.L804
.L844:
	cmpl	$32767, %ecx
	je	.L805
	testq	%rbp, %rbp
	jns	.L839
	testl	%r8d, %r8d
	jne	.L808
.L807:
	movq	%rsp, %rax
	movq	%rdi, %rdx
	movq	%rbx, %rsi
	movq	%rax, %rdi
	call	real_of@PLT
	movq	8(%rsp), %r14
	movl	52(%rsp), %r13d
.L810:
	movq	%rbp, %rax
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L840
.L812:
	movq	%r12, %rdx
	leaq	64(%rsp), %rdi
	movq	%rbp, %rsi
	call	real_of@PLT
	movq	72(%rsp), %rdx
	movl	116(%rsp), %eax
.L813:
	movq	%rbp, %rsi
	shrq	$63, %rbx
	shrq	$63, %rsi
	movl	%ebx, (%rsp)
	movl	%esi, %ecx
	testl	%r13d, %r13d
	je	.L811
	movl	%esi, 64(%rsp)
	testq	%rbp, %rbp
	js	.L811
	testl	%eax, %eax
	je	.L811
	leaq	-200(%rdx), %rsi
	cmpq	%r14, %rsi
	jle	.L811
	movq	%rdx, 72(%rsp)
	leaq	256(%rsp), %rdi
	subq	$112, %rsp
	movq	%r14, 120(%rsp)
	movl	%r13d, 164(%rsp)
	movl	%eax, 228(%rsp)
	movq	224(%rsp), %rax
	movdqa	176(%rsp), %xmm3
	movdqa	112(%rsp), %xmm6
	movdqa	128(%rsp), %xmm7
	movq	%rax, 104(%rsp)
	movdqa	192(%rsp), %xmm4
	movq	160(%rsp), %rax
	movups	%xmm6, (%rsp)
	movdqa	208(%rsp), %xmm5
	movups	%xmm3, 56(%rsp)
	movdqa	144(%rsp), %xmm3
	movups	%xmm7, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 72(%rsp)
	movups	%xmm5, 88(%rsp)
	call	real_divide@PLT
	leaq	240(%rsp), %rdi
	addq	$48, %rsp
	movdqa	320(%rsp), %xmm4
	movdqa	336(%rsp), %xmm5
	movq	368(%rsp), %rax
	movq	$-640, %rsi
	movdqa	352(%rsp), %xmm6
	movups	%xmm4, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	real_scale@PLT
	leaq	256(%rsp), %rdi
	subq	$48, %rsp
	movdqa	240(%rsp), %xmm7
	movq	288(%rsp), %rax
	movdqa	384(%rsp), %xmm6
	movdqa	256(%rsp), %xmm3
	movdqa	272(%rsp), %xmm4
	movq	%rax, 104(%rsp)
	movdqa	368(%rsp), %xmm5
	movq	416(%rsp), %rax
	movups	%xmm7, 56(%rsp)
	movdqa	400(%rsp), %xmm7
	movups	%xmm6, 16(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm7, 32(%rsp)
	movups	%xmm3, 72(%rsp)
	movups	%xmm4, 88(%rsp)
	movups	%xmm5, (%rsp)
	call	real_subtract@PLT
	movq	352(%rsp), %rax
	addq	$48, %rsp
	movdqa	256(%rsp), %xmm3
	movdqa	272(%rsp), %xmm4
	movdqa	288(%rsp), %xmm5
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	jmp	.L802
	.p2align 4,,10
	.p2align 3
.L804:
	testl	%r8d, %r8d
	je	.L841
.L808:
	pxor	%xmm0, %xmm0
	shrq	$63, %rbx
	movl	$0, 48(%rsp)
	movl	$1, %r14d
	movaps	%xmm0, (%rsp)
	shrq	$63, %rbp
	movl	$1, %edx
	movl	$-2147483648, %eax
	movl	%ebx, (%rsp)
	movq	%rbp, %rcx
	movl	$-2147483648, %r13d
	movl	$0, 112(%rsp)
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 96(%rsp)
.L811:
	movl	%ecx, 64(%rsp)
	leaq	256(%rsp), %rdi
	subq	$112, %rsp
	movq	%rdx, 184(%rsp)
	movq	%r14, 120(%rsp)
	movl	%r13d, 164(%rsp)
	movl	%eax, 228(%rsp)
	movq	224(%rsp), %rax
	movdqa	208(%rsp), %xmm3
	movdqa	112(%rsp), %xmm4
	movdqa	128(%rsp), %xmm5
	movq	%rax, 104(%rsp)
	movdqa	144(%rsp), %xmm6
	movq	160(%rsp), %rax
	movups	%xmm4, (%rsp)
	movdqa	176(%rsp), %xmm1
	movups	%xmm3, 88(%rsp)
	movdqa	192(%rsp), %xmm2
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 56(%rsp)
	movups	%xmm2, 72(%rsp)
	call	real_atan2@PLT
	movq	416(%rsp), %rax
	addq	$48, %rsp
	movdqa	320(%rsp), %xmm7
	movdqa	336(%rsp), %xmm1
	movdqa	352(%rsp), %xmm2
	movups	%xmm7, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
.L802:
	addq	$320, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L837:
	movabsq	$281474976710655, %r11
	movq	%rbx, %r10
	andq	%r11, %r10
	orq	%rdi, %r10
	je	.L800
	cmpl	$32767, %esi
	je	.L842
.L801:
	addq	$320, %rsp
	movq	%rbx, %rax
	movq	%rdi, %rdx
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L836:
	movabsq	$281474976710655, %r8
	testq	%r8, %rax
	jne	.L802
	testq	%rdx, %rdx
	jne	.L802
	movl	%r9d, %r8d
	movl	$1, %r9d
	jmp	.L798
	.p2align 4,,10
	.p2align 3
.L838:
	andq	%rbx, %r10
	orq	%rdi, %r10
	movq	%r10, %r12
	je	.L843
	movl	%r8d, %eax
	xorl	%r12d, %r12d
	xorl	$1, %eax
	testl	%r9d, %eax
	je	.L804
	jmp	.L844
	.p2align 4,,10
	.p2align 3
.L841:
	cmpl	$32767, %ecx
	jne	.L807
.L809:
	movabsq	$281474976710655, %rax
	andq	%rbx, %rax
	orq	%rdi, %rax
	jne	.L807
	pxor	%xmm0, %xmm0
	movl	$1048576, %r14d
	movq	$0, 48(%rsp)
	movl	$-2147483648, %r13d
	movaps	%xmm0, (%rsp)
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm0, 32(%rsp)
	jmp	.L810
	.p2align 4,,10
	.p2align 3
.L805:
	testl	%r8d, %r8d
	je	.L809
	jmp	.L808
	.p2align 4,,10
	.p2align 3
.L840:
	movabsq	$281474976710655, %rax
	andq	%rbp, %rax
	orq	%r12, %rax
	jne	.L812
	pxor	%xmm0, %xmm0
	movl	$-2147483648, %eax
	movl	$1048576, %edx
	movq	$0, 112(%rsp)
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 96(%rsp)
	jmp	.L813
	.p2align 4,,10
	.p2align 3
.L839:
	movabsq	$-9223372036854775808, %rax
	xorl	%edx, %edx
	andq	%rbx, %rax
	jmp	.L802
	.p2align 4,,10
	.p2align 3
.L843:
	movabsq	$-9223372036854775808, %rdx
	movabsq	$4611404543450677248, %rbp
	andq	%rdx, %rax
	orq	%rax, %rbp
	jmp	.L803
	.p2align 4,,10
	.p2align 3
.L842:
	andq	%rax, %r11
	orq	%rdx, %r11
	jne	.L802
	jmp	.L801
	.size	quad_atan2l, .-quad_atan2l
	.section	.text.quad_powl,"ax",@progbits
	.p2align 4
	.globl	quad_powl
	.type	quad_powl, @function
quad_powl:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$312, %rsp
	movq	%rdx, (%rsp)
	movq	(%rsp), %rbp
	movq	%rcx, 8(%rsp)
	movq	8(%rsp), %r13
	movq	%rbp, %r14
	movq	%rdi, 16(%rsp)
	movq	(%rsp), %r8
	btrq	$63, %r14
	movq	%rsi, 24(%rsp)
	movdqa	16(%rsp), %xmm0
	movq	%r14, %rbx
	movq	8(%rsp), %r15
	orq	%r13, %rbx
	movaps	%xmm0, 32(%rsp)
	je	.L846
	testq	%rsi, %rsi
	jne	.L884
	movabsq	$4611404543450677248, %rdx
	cmpq	%rdx, %rdi
	je	.L846
.L884:
	movq	32(%rsp), %rcx
	movq	40(%rsp), %rbx
	movq	%rcx, %r12
	shrq	$48, %r12
	andl	$32767, %r12d
	cmpl	$32767, %r12d
	je	.L912
	movq	%rbp, %rax
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L855
	movq	%rcx, %rax
	btrq	$63, %rax
	orq	%rbx, %rax
	je	.L852
	testq	%rcx, %rcx
	js	.L913
	movq	(%rsp), %rsi
	movq	8(%rsp), %rdx
	leaq	112(%rsp), %rdi
	call	real_of@PLT
	movq	16(%rsp), %rdi
	movq	24(%rsp), %rsi
	call	quad_fabsl@PLT
	leaq	176(%rsp), %rdi
	movq	%rax, %rsi
	call	real_of@PLT
	leaq	48(%rsp), %rdi
	subq	$112, %rsp
	movdqa	224(%rsp), %xmm4
	movdqa	240(%rsp), %xmm5
	movq	272(%rsp), %rax
	movdqa	256(%rsp), %xmm6
	movdqa	288(%rsp), %xmm7
	movups	%xmm4, 56(%rsp)
	movdqa	304(%rsp), %xmm4
	movq	%rax, 104(%rsp)
	movq	336(%rsp), %rax
	movups	%xmm5, 72(%rsp)
	movdqa	320(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm6, 88(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_pow@PLT
	addq	$112, %rsp
	xorl	%eax, %eax
.L871:
	movl	%eax, 48(%rsp)
	subq	$64, %rsp
	movdqa	112(%rsp), %xmm1
	movq	160(%rsp), %rax
	movdqa	128(%rsp), %xmm2
	movdqa	144(%rsp), %xmm3
	movq	%rax, 48(%rsp)
	movups	%xmm1, (%rsp)
	movups	%xmm2, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	call	real_result@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L914
.L872:
	movq	%rbx, %rax
	jmp	.L906
	.p2align 4,,10
	.p2align 3
.L846:
	movabsq	$4611404543450677248, %rax
	xorl	%edx, %edx
.L906:
	addq	$312, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L912:
	movabsq	$281474976710655, %rax
	testq	%rax, %rcx
	je	.L915
.L851:
	movq	32(%rsp), %rax
	movq	40(%rsp), %rdx
	jmp	.L906
	.p2align 4,,10
	.p2align 3
.L852:
	movq	32(%rsp), %rdi
	movq	40(%rsp), %rsi
	movq	%rcx, 16(%rsp)
	call	quad_fabsl@PLT
	movq	16(%rsp), %rcx
	xorl	%edx, %edx
	testq	%rcx, %rcx
	js	.L916
.L873:
	movq	%rcx, %rax
	btrq	$63, %rax
	testq	%rax, %rax
	jne	.L917
	testq	%rbx, %rbx
	jne	.L879
	testq	%rbp, %rbp
	js	.L918
	cmpl	$32767, %r12d
	jne	.L867
	movabsq	$281474976710655, %rax
	testq	%rax, %rcx
	movabsq	$9223090561878065152, %rax
	cmove	%rax, %rbx
	jmp	.L867
	.p2align 4,,10
	.p2align 3
.L855:
	movabsq	$281474976710655, %rax
	andq	%rbp, %rax
	orq	%r13, %rax
	jne	.L853
.L857:
	movq	32(%rsp), %rdi
	movq	40(%rsp), %rsi
	movq	%rcx, 16(%rsp)
	call	quad_fabsl@PLT
	movq	16(%rsp), %rcx
	movq	%rax, %r15
	movq	%rdx, %r14
	testq	%rcx, %rcx
	jns	.L874
	movq	(%rsp), %rdi
	movq	8(%rsp), %rsi
	movq	%rcx, 16(%rsp)
	call	is_odd_integer
	xorl	%edx, %edx
	movq	16(%rsp), %rcx
	testl	%eax, %eax
	movabsq	$281474976710655, %rax
	setne	%dl
	andq	%rbp, %rax
	orq	%r13, %rax
	jne	.L873
	.p2align 4,,10
	.p2align 3
.L874:
	testq	%r14, %r14
	jne	.L885
	movabsq	$4611404543450677248, %rbx
	cmpq	%rbx, %r15
	je	.L862
.L885:
	movq	one(%rip), %rdi
	movq	8+one(%rip), %rsi
	movq	%r15, %rdx
	movq	%r14, %rcx
	shrq	$63, %rbp
	call	is_less
	movabsq	$9223090561878065152, %rdx
	cmpl	%ebp, %eax
	movq	%rdx, %rbx
	movl	$0, %eax
	cmove	%rax, %rbx
	jmp	.L862
	.p2align 4,,10
	.p2align 3
.L915:
	testq	%rbx, %rbx
	jne	.L851
	movq	%rbp, %rdx
	shrq	$48, %rdx
	andl	$32767, %edx
	cmpl	$32767, %edx
	jne	.L852
	testq	%rax, %rbp
	jne	.L853
	testq	%r13, %r13
	je	.L857
	.p2align 4,,10
	.p2align 3
.L853:
	movq	(%rsp), %rax
	movq	8(%rsp), %rdx
	jmp	.L906
	.p2align 4,,10
	.p2align 3
.L917:
	xorl	%eax, %eax
	cmpl	$32767, %r12d
	je	.L919
.L864:
	movabsq	$9223090561878065152, %rcx
	shrq	$63, %rbp
	cmpl	%ebp, %eax
	movl	$0, %eax
	cmove	%rax, %rcx
	movq	%rcx, %rbx
.L867:
	testl	%edx, %edx
	je	.L862
	btcq	$63, %rbx
.L862:
	movq	%rbx, %rax
	xorl	%edx, %edx
	jmp	.L906
	.p2align 4,,10
	.p2align 3
.L913:
	movq	(%rsp), %rdi
	movq	8(%rsp), %rsi
	movq	%r8, 32(%rsp)
	call	quad_truncl@PLT
	cmpq	%rdx, %r15
	jne	.L886
	movq	32(%rsp), %r8
	cmpq	%rax, %r8
	je	.L868
.L886:
	btrq	$63, %rax
	orq	%r13, %rax
	orq	%rdx, %rax
	orq	%r14, %rax
	je	.L868
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$33, (%rax)
	movabsq	$9223231299366420480, %rax
	jmp	.L906
	.p2align 4,,10
	.p2align 3
.L879:
	xorl	%eax, %eax
	jmp	.L864
	.p2align 4,,10
	.p2align 3
.L919:
	movabsq	$281474976710655, %rax
	andq	%rcx, %rax
	orq	%rbx, %rax
	sete	%al
	movzbl	%al, %eax
	jmp	.L864
	.p2align 4,,10
	.p2align 3
.L868:
	movq	(%rsp), %rbp
	movq	8(%rsp), %rbx
	leaq	112(%rsp), %rdi
	movq	%rbp, %rsi
	movq	%rbx, %rdx
	call	real_of@PLT
	movq	16(%rsp), %rdi
	movq	24(%rsp), %rsi
	call	quad_fabsl@PLT
	leaq	176(%rsp), %rdi
	movq	%rax, %rsi
	call	real_of@PLT
	leaq	48(%rsp), %rdi
	subq	$112, %rsp
	movdqa	224(%rsp), %xmm6
	movdqa	240(%rsp), %xmm7
	movq	272(%rsp), %rax
	movdqa	304(%rsp), %xmm1
	movdqa	320(%rsp), %xmm2
	movups	%xmm6, 56(%rsp)
	movdqa	256(%rsp), %xmm6
	movq	%rax, 104(%rsp)
	movq	336(%rsp), %rax
	movups	%xmm7, 72(%rsp)
	movdqa	288(%rsp), %xmm7
	movq	%rax, 48(%rsp)
	movups	%xmm6, 88(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_pow@PLT
	addq	$112, %rsp
	movq	%rbp, %rdi
	movq	%rbx, %rsi
	call	is_odd_integer
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	jmp	.L871
	.p2align 4,,10
	.p2align 3
.L914:
	movq	%rdx, (%rsp)
	call	___errno@PLT
	movq	(%rsp), %rdx
	movl	$34, (%rax)
	jmp	.L872
	.p2align 4,,10
	.p2align 3
.L916:
	movq	(%rsp), %rdi
	movq	8(%rsp), %rsi
	movq	%rcx, 16(%rsp)
	call	is_odd_integer
	xorl	%edx, %edx
	movq	16(%rsp), %rcx
	testl	%eax, %eax
	setne	%dl
	jmp	.L873
.L918:
	movl	%edx, (%rsp)
	call	___errno@PLT
	movl	(%rsp), %edx
	movl	$34, (%rax)
	movabsq	$9223090561878065152, %rax
	testl	%edx, %edx
	movabsq	$-281474976710656, %rdx
	movq	%rdx, %rbx
	cmove	%rax, %rbx
	jmp	.L862
	.size	quad_powl, .-quad_powl
	.section	.rodata
	.align 16
	.type	one, @object
	.size	one, 16
one:
	.quad	4611404543450677248
	.quad	0
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC0:
	.quad	9223231299366420480
	.quad	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
