// b50849d5c1068a03ccee98118281fbbe emu/guest/libc/real.c
	.file	"real.c"
	.text
	.section	.text.has_bits_below.part.0,"ax",@progbits
	.p2align 4
	.type	has_bits_below.part.0, @function
has_bits_below.part.0:
	movl	%esi, %edx
	sarl	$5, %edx
	je	.L2
	movslq	%edx, %rdx
	movq	%rdi, %rax
	leaq	(%rdi,%rdx,4), %rcx
	xorl	%edx, %edx
	.p2align 4,,10
	.p2align 3
.L3:
	orl	16(%rax), %edx
	addq	$4, %rax
	cmpq	%rcx, %rax
	jne	.L3
	movl	$1, %eax
	testl	%edx, %edx
	je	.L2
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movq	%rsi, %rdx
	xorl	%eax, %eax
	andl	$31, %edx
	je	.L1
	sarq	$5, %rsi
	movl	$32, %ecx
	movl	16(%rdi,%rsi,4), %eax
	subl	%edx, %ecx
	sall	%cl, %eax
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	ret
	.size	has_bits_below.part.0, .-has_bits_below.part.0
	.section	.text.shift_right_sticky.part.0,"ax",@progbits
	.p2align 4
	.type	shift_right_sticky.part.0, @function
shift_right_sticky.part.0:
	movl	%esi, %r11d
	movl	%esi, %eax
	pushq	%r12
	movq	%rdi, %r9
	andl	$31, %r11d
	sarl	$5, %eax
	pushq	%rbp
	pushq	%rbx
	je	.L20
	movslq	%eax, %rcx
	movq	%rdi, %rdx
	leaq	(%rdi,%rcx,4), %rdi
	xorl	%ecx, %ecx
	.p2align 4,,10
	.p2align 3
.L15:
	orl	(%rdx), %ecx
	addq	$4, %rdx
	cmpq	%rdi, %rdx
	jne	.L15
	xorl	%ebp, %ebp
	testl	%ecx, %ecx
	setne	%bpl
.L14:
	andl	$31, %esi
	je	.L16
	movslq	%eax, %rdx
	movl	$32, %ecx
	movl	(%r9,%rdx,4), %edx
	subl	%r11d, %ecx
	sall	%cl, %edx
	orl	%ebp, %edx
	setne	%bpl
	movzbl	%bpl, %ebp
.L16:
	movl	$32, %ebx
	movq	%r9, %rdx
	leaq	40(%r9), %r10
	movslq	%eax, %r12
	subl	%r11d, %ebx
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L33:
	movl	(%rdx,%r12,4), %edi
	je	.L22
	addl	$1, %eax
	movslq	%eax, %rcx
	movl	(%r9,%rcx,4), %r8d
.L17:
	testl	%esi, %esi
	je	.L18
	movl	%ebx, %ecx
	sall	%cl, %r8d
	movl	%r11d, %ecx
	shrl	%cl, %edi
	orl	%r8d, %edi
.L18:
	movl	%edi, (%rdx)
	addq	$4, %rdx
	cmpq	%rdx, %r10
	je	.L32
.L19:
	cmpl	$9, %eax
	jle	.L33
	xorl	%edi, %edi
	xorl	%r8d, %r8d
	addl	$1, %eax
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L22:
	xorl	%r8d, %r8d
	movl	$10, %eax
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L32:
	popq	%rbx
	orl	%ebp, (%r9)
	popq	%rbp
	popq	%r12
	ret
.L20:
	xorl	%ebp, %ebp
	jmp	.L14
	.size	shift_right_sticky.part.0, .-shift_right_sticky.part.0
	.section	.text.shift_right_sticky,"ax",@progbits
	.p2align 4
	.type	shift_right_sticky, @function
shift_right_sticky:
	testq	%rsi, %rsi
	jle	.L40
	cmpq	$319, %rsi
	jg	.L43
	jmp	shift_right_sticky.part.0
	.p2align 4,,10
	.p2align 3
.L43:
	pushq	%rbx
	movq	%rdi, %rax
	leaq	40(%rdi), %rdx
	xorl	%ebx, %ebx
	subq	$16, %rsp
	.p2align 4,,10
	.p2align 3
.L37:
	orl	(%rax), %ebx
	addq	$4, %rax
	cmpq	%rdx, %rax
	jne	.L37
	xorl	%esi, %esi
	movl	$40, %edx
	movq	%rdi, 8(%rsp)
	call	memset@PLT
	movq	8(%rsp), %rdi
	xorl	%eax, %eax
	testl	%ebx, %ebx
	setne	%al
	movl	%eax, (%rdi)
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	ret
	.size	shift_right_sticky, .-shift_right_sticky
	.section	.text.keep_bits,"ax",@progbits
	.p2align 4
	.type	keep_bits, @function
keep_bits:
	pushq	%r14
	pxor	%xmm0, %xmm0
	movl	%edx, %r14d
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$48, %rsp
	movq	$0, 32(%rsp)
	movaps	%xmm0, (%rsp)
	movaps	%xmm0, 16(%rsp)
	testq	%rsi, %rsi
	je	.L63
	movl	$320, %r12d
	leaq	112(%rsp), %rbx
	subq	%rsi, %r12
	movq	%rbx, %rdi
	leaq	31(%r12), %r13
	cmovns	%r12, %r13
	xorl	%esi, %esi
	sarq	$5, %r13
	leaq	0(,%r13,4), %rdx
	call	memset@PLT
	movl	%r12d, %ecx
	andl	$31, %ecx
	andl	$31, %r12d
	je	.L48
	movl	$-1, %eax
	sall	%cl, %eax
	andl	%eax, 112(%rsp,%r13,4)
.L48:
	movl	$1, %eax
	sall	%cl, %eax
	movl	%eax, (%rsp,%r13,4)
	testl	%r14d, %r14d
	jne	.L64
.L47:
	movq	144(%rsp), %rax
	movdqu	96(%rsp), %xmm1
	movdqu	128(%rsp), %xmm3
	movdqu	112(%rsp), %xmm2
	movq	%rax, 48(%rbp)
	movq	%rbp, %rax
	movups	%xmm1, 0(%rbp)
	movups	%xmm2, 16(%rbp)
	movups	%xmm3, 32(%rbp)
	addq	$48, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L64:
	movq	%rbx, %rax
	movq	%rsp, %rsi
	leaq	152(%rsp), %r8
	xorl	%edx, %edx
	.p2align 4,,10
	.p2align 3
.L51:
	movl	(%rax), %ecx
	movl	(%rsi), %edi
	addq	$4, %rax
	addq	$4, %rsi
	addq	%rdi, %rcx
	addq	%rcx, %rdx
	movl	%edx, -4(%rax)
	shrq	$32, %rdx
	cmpq	%rax, %r8
	jne	.L51
	testq	%rdx, %rdx
	je	.L47
	addq	$1, 104(%rsp)
	movl	$-2147483648, 148(%rsp)
	jmp	.L47
	.p2align 4,,10
	.p2align 3
.L63:
	leaq	112(%rsp), %rdi
	movl	$40, %edx
	xorl	%esi, %esi
	call	memset@PLT
	xorl	%eax, %eax
	testl	%r14d, %r14d
	je	.L46
	movq	104(%rsp), %rax
	leaq	1(%rax), %rbx
	movl	$-2147483648, %eax
.L46:
	movl	%eax, 148(%rsp)
	movq	%rbx, 104(%rsp)
	jmp	.L47
	.size	keep_bits, .-keep_bits
	.section	.text.normalise,"ax",@progbits
	.p2align 4
	.type	normalise, @function
normalise:
	pushq	%r14
	movq	%rdi, %r9
	xorl	%edx, %edx
	pushq	%rbx
	leaq	40(%rsp), %rax
	leaq	24(%rsp), %r10
	leaq	80(%rsp), %rcx
	.p2align 4,,10
	.p2align 3
.L66:
	orl	(%rax), %edx
	addq	$4, %rax
	cmpq	%rcx, %rax
	jne	.L66
	xorl	%r8d, %r8d
	testl	%edx, %edx
	je	.L67
	movq	32(%rsp), %r8
	movl	76(%rsp), %ecx
	leaq	72(%rsp), %r11
	leaq	12(%r10), %rdi
	leaq	-32(%r8), %rsi
	testl	%ecx, %ecx
	je	.L70
	jmp	.L69
	.p2align 4,,10
	.p2align 3
.L80:
	movq	%rax, %rsi
.L70:
	movq	%r11, %rax
.L72:
	movl	(%rax), %edx
	subq	$4, %rax
	movl	%edx, 8(%rax)
	cmpq	%rdi, %rax
	jne	.L72
	movl	76(%rsp), %ecx
	movl	$0, 40(%rsp)
	leaq	-32(%rsi), %rax
	testl	%ecx, %ecx
	je	.L80
	movq	%rsi, 32(%rsp)
	movq	%rsi, %r8
.L69:
	bsrl	%ecx, %eax
	xorl	$31, %eax
	jne	.L91
.L75:
	cltq
	subq	%rax, %r8
.L67:
	movq	72(%rsp), %rax
	movq	%r8, 32(%rsp)
	movdqu	40(%rsp), %xmm1
	movdqu	24(%rsp), %xmm0
	movdqu	56(%rsp), %xmm2
	popq	%rbx
	movq	%rax, 48(%r9)
	movq	%r9, %rax
	movups	%xmm0, (%r9)
	popq	%r14
	movups	%xmm1, 16(%r9)
	movups	%xmm2, 32(%r9)
	ret
.L91:
	movl	$32, %r11d
	movl	76(%rsp), %esi
	leaq	16(%r10), %rbx
	leaq	76(%rsp), %rdx
	addq	$12, %r10
	subl	%eax, %r11d
	.p2align 4,,10
	.p2align 3
.L77:
	movl	%esi, %edi
	movl	%eax, %ecx
	sall	%cl, %edi
	cmpq	%rbx, %rdx
	jne	.L92
	movl	%edi, (%rdx)
	jmp	.L75
	.p2align 4,,10
	.p2align 3
.L92:
	movl	-4(%rdx), %esi
	movl	%r11d, %ecx
	subq	$4, %rdx
	movl	%esi, %r14d
	shrl	%cl, %r14d
	movl	%r14d, %ecx
	orl	%edi, %ecx
	movl	%ecx, 4(%rdx)
	cmpq	%rdx, %r10
	jne	.L77
	jmp	.L75
	.size	normalise, .-normalise
	.section	.text.real_of,"ax",@progbits
	.p2align 4
	.globl	real_of
	.type	real_of, @function
real_of:
	movabsq	$281474976710655, %rax
	pushq	%rbx
	movq	%rsi, %rcx
	movq	%rdi, %rbx
	shrq	$48, %rcx
	andq	%rsi, %rax
	shrq	$63, %rsi
	movq	$-16366, %rdi
	subq	$64, %rsp
	andl	$32767, %ecx
	je	.L94
	subl	$16367, %ecx
	btsq	$48, %rax
	movslq	%ecx, %rdi
.L94:
	pxor	%xmm0, %xmm0
	movq	%rdx, %rcx
	movq	%rax, %xmm1
	movl	%esi, (%rsp)
	movups	%xmm0, 4(%rsp)
	shrq	$32, %rcx
	subq	$64, %rsp
	movups	%xmm0, 84(%rsp)
	movq	%rdx, %xmm0
	movq	%rax, %rdx
	movq	%rcx, %xmm2
	shrq	$32, %rdx
	punpcklqdq	%xmm2, %xmm0
	movq	%rdi, 72(%rsp)
	movq	%rbx, %rdi
	movq	%rdx, %xmm3
	movl	$0, 100(%rsp)
	punpcklqdq	%xmm3, %xmm1
	shufps	$136, %xmm1, %xmm0
	movups	%xmm0, 104(%rsp)
	movq	112(%rsp), %rax
	movdqa	64(%rsp), %xmm4
	movdqa	80(%rsp), %xmm5
	movdqa	96(%rsp), %xmm6
	movq	%rax, 48(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	normalise
	subq	$-128, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	real_of, .-real_of
	.section	.text.real_of_integer,"ax",@progbits
	.p2align 4
	.globl	real_of_integer
	.type	real_of_integer, @function
real_of_integer:
	pushq	%rbx
	movq	%rsi, %rax
	pxor	%xmm0, %xmm0
	movq	%rdi, %rbx
	addq	$-128, %rsp
	negq	%rax
	cmovs	%rsi, %rax
	shrq	$63, %rsi
	movups	%xmm0, 68(%rsp)
	movups	%xmm0, 84(%rsp)
	movdqa	80(%rsp), %xmm2
	movl	%esi, 64(%rsp)
	movq	$64, 72(%rsp)
	movdqa	64(%rsp), %xmm1
	movups	%xmm0, 96(%rsp)
	movdqa	96(%rsp), %xmm3
	movq	%rax, 48(%rsp)
	movups	%xmm1, (%rsp)
	movups	%xmm2, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	call	normalise
	subq	$-128, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	real_of_integer, .-real_of_integer
	.section	.text.real_of_words,"ax",@progbits
	.p2align 4
	.globl	real_of_words
	.type	real_of_words, @function
real_of_words:
	pushq	%r12
	pxor	%xmm0, %xmm0
	movq	%rdi, %r9
	movl	%ecx, %r11d
	pushq	%rbp
	pushq	%rbx
	movq	$0, -16(%rsp)
	movaps	%xmm0, -64(%rsp)
	movaps	%xmm0, -48(%rsp)
	movaps	%xmm0, -32(%rsp)
	testl	%edx, %edx
	je	.L103
	movq	%rsi, %rax
	movslq	%edx, %rdx
	jmp	.L104
	.p2align 4,,10
	.p2align 3
.L105:
	subq	$1, %rdx
	subq	$32, %r8
	testl	%edx, %edx
	je	.L103
.L104:
	movl	-4(%rax,%rdx,4), %ecx
	testl	%ecx, %ecx
	je	.L105
	testl	%edx, %edx
	je	.L103
	movslq	%edx, %rcx
	leal	-2(%rdx), %esi
	movl	$32, %r12d
	bsrl	-4(%rax,%rcx,4), %ebx
	subl	$1, %edx
	leaq	-12(%rsp), %rdi
	movslq	%edx, %rdx
	leaq	-52(%rsp), %rbp
	leaq	(%rax,%rdx,4), %rdx
	xorl	$31, %ebx
	subl	%ebx, %r12d
	.p2align 4,,10
	.p2align 3
.L111:
	movl	%esi, %ecx
	xorl	%eax, %eax
	addl	$1, %ecx
	js	.L108
	movl	(%rdx), %eax
.L108:
	xorl	%r10d, %r10d
	testl	%esi, %esi
	js	.L109
	movl	-4(%rdx), %r10d
.L109:
	testl	%ebx, %ebx
	je	.L110
	movl	%r12d, %ecx
	shrl	%cl, %r10d
	movl	%ebx, %ecx
	sall	%cl, %eax
	orl	%r10d, %eax
.L110:
	movl	%eax, (%rdi)
	subq	$4, %rdi
	subl	$1, %esi
	subq	$4, %rdx
	cmpq	%rbp, %rdi
	jne	.L111
	movslq	%ebx, %rbx
	movl	%r11d, -64(%rsp)
	subq	%rbx, %r8
	movq	%r8, -56(%rsp)
.L107:
	movq	-16(%rsp), %rax
	movdqa	-64(%rsp), %xmm1
	movdqa	-48(%rsp), %xmm2
	movdqa	-32(%rsp), %xmm3
	movq	%rax, 48(%r9)
	popq	%rbx
	movq	%r9, %rax
	popq	%rbp
	movups	%xmm1, (%r9)
	popq	%r12
	movups	%xmm2, 16(%r9)
	movups	%xmm3, 32(%r9)
	ret
	.p2align 4,,10
	.p2align 3
.L103:
	movl	%r11d, -64(%rsp)
	jmp	.L107
	.size	real_of_words, .-real_of_words
	.section	.text.real_round,"ax",@progbits
	.p2align 4
	.globl	real_round
	.type	real_round, @function
real_round:
	pushq	%rbx
	movl	68(%rsp), %eax
	movq	%rdi, %rbx
	testl	%eax, %eax
	je	.L131
	movq	%rsi, %r8
	cmpq	$319, %rsi
	jg	.L131
	testq	%rsi, %rsi
	js	.L140
	movl	$319, %esi
	xorl	%edx, %edx
	subq	%r8, %rsi
	movq	%rsi, %rax
	sarq	$5, %rax
	movl	32(%rsp,%rax,4), %eax
	btl	%esi, %eax
	jnc	.L127
	movl	$320, %r9d
	subq	%r8, %r9
	testq	%rsi, %rsi
	je	.L128
	leaq	16(%rsp), %rdi
	call	has_bits_below.part.0
	movl	%eax, %edx
	testl	%eax, %eax
	je	.L141
	movl	$1, %edx
.L127:
	subq	$64, %rsp
	movq	%rbx, %rdi
	movq	%r8, %rsi
	movq	128(%rsp), %rax
	movdqu	80(%rsp), %xmm4
	movdqu	96(%rsp), %xmm5
	movdqu	112(%rsp), %xmm6
	movq	%rax, 48(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	keep_bits
	addq	$64, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L131:
	movq	64(%rsp), %rax
	movdqu	16(%rsp), %xmm1
	movdqu	32(%rsp), %xmm2
	movdqu	48(%rsp), %xmm3
	movq	%rax, 48(%rbx)
	movq	%rbx, %rax
	movups	%xmm1, (%rbx)
	movups	%xmm2, 16(%rbx)
	movups	%xmm3, 32(%rbx)
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L141:
	cmpq	$320, %r9
	je	.L127
	.p2align 4,,10
	.p2align 3
.L128:
	movq	%r9, %rax
	movl	%r9d, %ecx
	sarq	$5, %rax
	movl	32(%rsp,%rax,4), %edx
	shrl	%cl, %edx
	andl	$1, %edx
	jmp	.L127
	.p2align 4,,10
	.p2align 3
.L140:
	movl	16(%rsp), %eax
	pxor	%xmm0, %xmm0
	movl	$0, 52(%rdi)
	movups	%xmm0, 4(%rdi)
	movl	%eax, (%rdi)
	movq	%rbx, %rax
	movups	%xmm0, 20(%rdi)
	movups	%xmm0, 36(%rdi)
	popq	%rbx
	ret
	.size	real_round, .-real_round
	.section	.text.real_quad,"ax",@progbits
	.p2align 4
	.globl	real_quad
	.type	real_quad, @function
real_quad:
	pushq	%rbp
	pushq	%rbx
	xorl	%ebx, %ebx
	subq	$72, %rsp
	movl	96(%rsp), %eax
	movq	104(%rsp), %rsi
	movq	%rsp, %rdi
	testl	%eax, %eax
	movq	$-16381, %rax
	setne	%bl
	salq	$63, %rbx
	cmpq	%rax, %rsi
	cmovg	%rax, %rsi
	subq	$64, %rsp
	movq	208(%rsp), %rax
	movdqu	160(%rsp), %xmm0
	movdqu	176(%rsp), %xmm1
	addq	$16494, %rsi
	movdqu	192(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_round@PLT
	movq	112(%rsp), %rax
	xorl	%edx, %edx
	movdqu	64(%rsp), %xmm3
	movdqu	80(%rsp), %xmm4
	movdqu	96(%rsp), %xmm5
	movq	%rax, 208(%rsp)
	movups	%xmm3, 160(%rsp)
	movups	%xmm4, 176(%rsp)
	movups	%xmm5, 192(%rsp)
	addq	$64, %rsp
	shrq	$32, %rax
	je	.L143
	movq	104(%rsp), %rax
	cmpq	$16384, %rax
	jg	.L149
	movq	$-16382, %rbp
	movq	$-16366, %rsi
	leaq	112(%rsp), %rdi
	cmpq	%rbp, %rax
	cmovge	%rax, %rbp
	subq	%rax, %rsi
	movl	$15, %eax
	addq	$16382, %rbp
	cmovne	%rax, %rsi
	salq	$48, %rbp
	call	shift_right_sticky
	movq	136(%rsp), %rdx
	movabsq	$281474976710655, %rax
	andq	144(%rsp), %rax
	orq	%rbx, %rax
	orq	%rbp, %rax
	movq	%rax, %rbx
.L143:
	addq	$72, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L149:
	movabsq	$9223090561878065152, %rax
	addq	$72, %rsp
	orq	%rax, %rbx
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	real_quad, .-real_quad
	.section	.text.real_result,"ax",@progbits
	.p2align 4
	.globl	real_result
	.type	real_result, @function
real_result:
	subq	$72, %rsp
	movl	$288, %esi
	movq	%rsp, %rdi
	subq	$64, %rsp
	movq	192(%rsp), %rax
	movdqu	144(%rsp), %xmm0
	movdqu	160(%rsp), %xmm1
	movdqu	176(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_round@PLT
	movdqa	64(%rsp), %xmm3
	movdqa	80(%rsp), %xmm4
	movdqa	96(%rsp), %xmm5
	movq	112(%rsp), %rax
	movups	%xmm3, 144(%rsp)
	movq	%rax, 192(%rsp)
	movups	%xmm4, 160(%rsp)
	movups	%xmm5, 176(%rsp)
	addq	$136, %rsp
	jmp	real_quad@PLT
	.size	real_result, .-real_result
	.section	.text.real_float,"ax",@progbits
	.p2align 4
	.globl	real_float
	.type	real_float, @function
real_float:
	pushq	%rbx
	movl	16(%rsp), %eax
	xorl	%ebx, %ebx
	movq	24(%rsp), %rsi
	testl	%eax, %eax
	movq	$-125, %rax
	setne	%bl
	sall	$31, %ebx
	cmpq	%rax, %rsi
	cmovg	%rax, %rsi
	subq	$64, %rsp
	movq	128(%rsp), %rax
	movdqu	80(%rsp), %xmm1
	leaq	80(%rsp), %rdi
	movdqu	96(%rsp), %xmm2
	movdqu	112(%rsp), %xmm3
	addq	$149, %rsi
	movq	%rax, 48(%rsp)
	movups	%xmm1, (%rsp)
	movups	%xmm2, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	call	real_round@PLT
	movq	88(%rsp), %rax
	addq	$64, %rsp
	cmpq	$128, %rax
	jle	.L153
	orl	$2139095040, %ebx
.L154:
	movd	%ebx, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L153:
	movl	68(%rsp), %edx
	testl	%edx, %edx
	je	.L154
	cmpq	$-125, %rax
	jge	.L155
	movl	$-117, %ecx
	subl	%eax, %ecx
	shrl	%cl, %edx
	orl	%edx, %ebx
	movd	%ebx, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L155:
	addl	$126, %eax
	shrl	$8, %edx
	sall	$23, %eax
	andl	$8388607, %edx
	orl	%ebx, %eax
	orl	%edx, %eax
	movl	%eax, %ebx
	movd	%ebx, %xmm0
	popq	%rbx
	ret
	.size	real_float, .-real_float
	.section	.text.real_integer,"ax",@progbits
	.p2align 4
	.globl	real_integer
	.type	real_integer, @function
real_integer:
	movq	16(%rsp), %rdx
	xorl	%eax, %eax
	testq	%rdx, %rdx
	jle	.L161
	movl	60(%rsp), %eax
	movl	$32, %ecx
	subl	%edx, %ecx
	shrl	%cl, %eax
.L161:
	movl	8(%rsp), %edx
	testl	%edx, %edx
	je	.L160
	negq	%rax
.L160:
	ret
	.size	real_integer, .-real_integer
	.section	.text.real_to_integer,"ax",@progbits
	.p2align 4
	.globl	real_to_integer
	.type	real_to_integer, @function
real_to_integer:
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movl	84(%rsp), %edi
	movq	40(%rsp), %r9
	testl	%edi, %edi
	je	.L189
	cmpq	$319, %r9
	jg	.L189
	xorl	%r10d, %r10d
	testq	%r9, %r9
	movl	%esi, %r8d
	cmovns	%r9, %r10
	js	.L168
	movl	$319, %ecx
	movl	$320, %r12d
	subq	%r10, %rcx
	subq	%r10, %r12
	movq	%rcx, %rax
	sarq	$5, %rax
	movl	48(%rsp,%rax,4), %r11d
	shrl	%cl, %r11d
	andl	$1, %r11d
	movl	%r11d, %ebp
	testq	%rcx, %rcx
	je	.L169
	movq	%rcx, %rsi
	leaq	32(%rsp), %rdi
	call	has_bits_below.part.0
	xorl	%edx, %edx
	testl	%eax, %eax
	setne	%dl
	testq	%r9, %r9
	je	.L170
	xorl	%eax, %eax
	cmpq	$320, %r12
	jne	.L182
.L171:
	cmpl	$3, %r8d
	je	.L179
	ja	.L181
	cmpl	$1, %r8d
	je	.L178
	cmpl	$2, %r8d
	jne	.L217
.L173:
	subq	$64, %rsp
	movl	%ebp, %edx
	movq	%rbx, %rdi
	movq	%r10, %rsi
	movq	144(%rsp), %rax
	movdqu	96(%rsp), %xmm3
	movdqu	128(%rsp), %xmm5
	movdqu	112(%rsp), %xmm4
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	keep_bits
	addq	$64, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L189:
	movq	80(%rsp), %rax
	movdqu	32(%rsp), %xmm0
	movdqu	48(%rsp), %xmm1
	movdqu	64(%rsp), %xmm2
	movq	%rax, 48(%rbx)
	movq	%rbx, %rax
	movups	%xmm0, (%rbx)
	movups	%xmm1, 16(%rbx)
	movups	%xmm2, 32(%rbx)
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L169:
	xorl	%edx, %edx
	testq	%r9, %r9
	je	.L170
.L182:
	movq	%r12, %rax
	movl	%r12d, %ecx
	sarq	$5, %rax
	movl	48(%rsp,%rax,4), %eax
	shrl	%cl, %eax
	andl	$1, %eax
	jmp	.L171
	.p2align 4,,10
	.p2align 3
.L181:
	cmpl	$4, %r8d
	jne	.L217
.L180:
	movl	32(%rsp), %ecx
	xorl	%ebp, %ebp
	testl	%ecx, %ecx
	je	.L219
	.p2align 4,,10
	.p2align 3
.L172:
	testq	%r9, %r9
	jne	.L173
	.p2align 4,,10
	.p2align 3
.L176:
	movq	$0, 40(%rsp)
	jmp	.L173
	.p2align 4,,10
	.p2align 3
.L168:
	cmpl	$3, %esi
	je	.L174
	cmpl	$4, %esi
	je	.L175
.L218:
	xorl	%ebp, %ebp
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L217:
	xorl	%ebp, %ebp
	jmp	.L172
	.p2align 4,,10
	.p2align 3
.L179:
	movl	32(%rsp), %esi
	orl	%r11d, %edx
	xorl	%ebp, %ebp
	testl	%esi, %esi
	cmovne	%edx, %ebp
	jmp	.L172
	.p2align 4,,10
	.p2align 3
.L220:
	xorl	%eax, %eax
	cmpl	$1, %r8d
	jne	.L218
	.p2align 4,,10
	.p2align 3
.L178:
	orl	%edx, %eax
	xorl	%ebp, %ebp
	testl	%r11d, %r11d
	cmovne	%eax, %ebp
	jmp	.L172
	.p2align 4,,10
	.p2align 3
.L175:
	movl	32(%rsp), %edx
	xorl	%ebp, %ebp
	testl	%edx, %edx
	sete	%bpl
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L219:
	orl	%edx, %r11d
	movl	%r11d, %ebp
	jmp	.L172
	.p2align 4,,10
	.p2align 3
.L170:
	cmpl	$2, %r8d
	je	.L176
	jbe	.L220
	cmpl	$3, %r8d
	je	.L179
	cmpl	$4, %r8d
	je	.L180
	xorl	%ebp, %ebp
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L174:
	movl	32(%rsp), %eax
	xorl	%ebp, %ebp
	testl	%eax, %eax
	setne	%bpl
	jmp	.L176
	.size	real_to_integer, .-real_to_integer
	.section	.text.real_compare,"ax",@progbits
	.p2align 4
	.globl	real_compare
	.type	real_compare, @function
real_compare:
	movl	60(%rsp), %eax
	movl	116(%rsp), %edx
	testl	%eax, %eax
	je	.L222
	movl	8(%rsp), %ecx
	cmpl	64(%rsp), %ecx
	je	.L244
	movl	$1, %eax
	testl	%edx, %edx
	jne	.L245
.L227:
	movl	%eax, %edx
	negl	%edx
	testl	%ecx, %ecx
	cmovne	%edx, %eax
.L221:
	ret
	.p2align 4,,10
	.p2align 3
.L222:
	xorl	%eax, %eax
	testl	%edx, %edx
	je	.L221
	cmpl	$1, 64(%rsp)
	sbbl	%eax, %eax
	orl	$1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L244:
	testl	%edx, %edx
	je	.L234
	movq	72(%rsp), %rax
	cmpq	%rax, 16(%rsp)
	jne	.L246
	movl	$52, %eax
	leaq	64(%rsp), %rdx
	jmp	.L228
	.p2align 4,,10
	.p2align 3
.L229:
	subq	$4, %rax
	cmpq	$12, %rax
	je	.L247
.L228:
	movl	(%rdx,%rax), %esi
	cmpl	%esi, 8(%rsp,%rax)
	je	.L229
	sbbl	%eax, %eax
	orl	$1, %eax
	jmp	.L227
	.p2align 4,,10
	.p2align 3
.L246:
	setge	%al
	movzbl	%al, %eax
	leal	-1(%rax,%rax), %eax
	movl	%eax, %edx
	negl	%edx
	testl	%ecx, %ecx
	cmovne	%edx, %eax
	jmp	.L221
	.p2align 4,,10
	.p2align 3
.L245:
	cmpl	$1, %ecx
	sbbl	%eax, %eax
	andl	$2, %eax
	subl	$1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L247:
	xorl	%eax, %eax
	jmp	.L227
.L234:
	movl	$1, %eax
	jmp	.L227
	.size	real_compare, .-real_compare
	.section	.text.real_negate,"ax",@progbits
	.p2align 4
	.globl	real_negate
	.type	real_negate, @function
real_negate:
	movl	8(%rsp), %ecx
	xorl	%edx, %edx
	movdqu	24(%rsp), %xmm1
	movq	%rdi, %rax
	movdqu	40(%rsp), %xmm2
	testl	%ecx, %ecx
	movups	%xmm1, 16(%rdi)
	sete	%dl
	movups	%xmm2, 32(%rdi)
	movl	%edx, 8(%rsp)
	movq	56(%rsp), %rdx
	movdqu	8(%rsp), %xmm0
	movq	%rdx, 48(%rdi)
	movups	%xmm0, (%rdi)
	ret
	.size	real_negate, .-real_negate
	.section	.text.real_scale,"ax",@progbits
	.p2align 4
	.globl	real_scale
	.type	real_scale, @function
real_scale:
	movl	60(%rsp), %ecx
	movq	16(%rsp), %rdx
	movq	%rdi, %rax
	testl	%ecx, %ecx
	je	.L250
	addq	%rsi, %rdx
.L250:
	movq	%rdx, 16(%rsp)
	movdqu	24(%rsp), %xmm1
	movdqu	8(%rsp), %xmm0
	movdqu	40(%rsp), %xmm2
	movq	56(%rsp), %rdx
	movups	%xmm1, 16(%rax)
	movups	%xmm0, (%rax)
	movq	%rdx, 48(%rax)
	movups	%xmm2, 32(%rax)
	ret
	.size	real_scale, .-real_scale
	.section	.text.real_add,"ax",@progbits
	.p2align 4
	.globl	real_add
	.type	real_add, @function
real_add:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$72, %rsp
	movl	164(%rsp), %ecx
	movl	220(%rsp), %eax
	testl	%ecx, %ecx
	je	.L277
	movl	112(%rsp), %esi
	movl	128(%rsp), %edx
	movq	120(%rsp), %r13
	testl	%eax, %eax
	je	.L278
	movq	176(%rsp), %rcx
	cmpq	%r13, %rcx
	je	.L265
	leaq	168(%rsp), %r12
	jg	.L258
	.p2align 4,,10
	.p2align 3
.L259:
	movq	%r13, %rsi
	leaq	184(%rsp), %rbx
	subq	%rcx, %rsi
	movq	%rbx, %rdi
	call	shift_right_sticky
	movl	168(%rsp), %eax
	cmpl	%eax, 112(%rsp)
	je	.L261
	leaq	128(%rsp), %rcx
	movq	%rbx, %rdx
	xorl	%esi, %esi
	.p2align 4,,10
	.p2align 3
.L262:
	movl	(%rcx), %eax
	movl	(%rdx), %edi
	addq	$4, %rcx
	addq	$4, %rdx
	subq	%rdi, %rax
	subq	%rsi, %rax
	movl	%eax, -4(%rcx)
	shrq	$32, %rax
	movl	%eax, %esi
	andl	$1, %esi
	cmpq	%rcx, %r12
	jne	.L262
	movq	%rsp, %rdi
	subq	$64, %rsp
	movdqu	176(%rsp), %xmm7
	movq	224(%rsp), %rax
	movdqu	208(%rsp), %xmm3
	movups	%xmm7, (%rsp)
	movdqu	192(%rsp), %xmm7
	movq	%rax, 48(%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	call	normalise
	movq	112(%rsp), %rax
	xorl	%edx, %edx
	movdqu	64(%rsp), %xmm4
	movdqu	80(%rsp), %xmm1
	movdqu	96(%rsp), %xmm0
	movq	%rax, %rbx
	movq	%rax, 224(%rsp)
	movups	%xmm4, 176(%rsp)
	movups	%xmm1, 192(%rsp)
	movups	%xmm0, 208(%rsp)
	addq	$64, %rsp
	shrq	$32, %rbx
	setne	%dl
	andl	%edx, 112(%rsp)
	movdqu	112(%rsp), %xmm5
	movq	%rax, 48(%rbp)
	movq	%rbp, %rax
	movups	%xmm5, 0(%rbp)
	movups	%xmm1, 16(%rbp)
	movups	%xmm0, 32(%rbp)
	addq	$72, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L278:
	movd	136(%rsp), %xmm1
	movd	%edx, %xmm0
	movl	160(%rsp), %edx
	movl	%ecx, %eax
	movd	140(%rsp), %xmm3
	movd	132(%rsp), %xmm4
	movd	152(%rsp), %xmm2
	movd	156(%rsp), %xmm5
	punpckldq	%xmm3, %xmm1
	punpckldq	%xmm4, %xmm0
	movd	148(%rsp), %xmm6
	punpcklqdq	%xmm1, %xmm0
	punpckldq	%xmm5, %xmm2
	movd	144(%rsp), %xmm1
	punpckldq	%xmm6, %xmm1
	punpcklqdq	%xmm2, %xmm1
.L254:
	movl	%eax, 52(%rbp)
	movq	%rbp, %rax
	movl	%esi, 0(%rbp)
	movq	%r13, 8(%rbp)
	movl	%edx, 48(%rbp)
	movups	%xmm0, 16(%rbp)
	movups	%xmm1, 32(%rbp)
	addq	$72, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L277:
	movl	168(%rsp), %ecx
	movl	216(%rsp), %edx
	movq	176(%rsp), %r13
	movdqu	184(%rsp), %xmm0
	movdqu	200(%rsp), %xmm1
	testl	%eax, %eax
	jne	.L279
	movl	112(%rsp), %esi
	testl	%esi, %esi
	je	.L254
	xorl	%esi, %esi
	testl	%ecx, %ecx
	setne	%sil
	jmp	.L254
	.p2align 4,,10
	.p2align 3
.L265:
	movl	$52, %eax
	leaq	168(%rsp), %r12
	jmp	.L257
	.p2align 4,,10
	.p2align 3
.L260:
	subq	$4, %rax
	cmpq	$12, %rax
	je	.L259
.L257:
	movl	(%r12,%rax), %ebx
	cmpl	%ebx, 112(%rsp,%rax)
	je	.L260
	jnb	.L259
.L258:
	movd	140(%rsp), %xmm4
	movd	%edx, %xmm0
	movq	160(%rsp), %rax
	movd	132(%rsp), %xmm5
	movd	136(%rsp), %xmm1
	movd	156(%rsp), %xmm6
	movq	216(%rsp), %rdx
	movq	%rax, 216(%rsp)
	movq	%r13, %rax
	punpckldq	%xmm4, %xmm1
	punpckldq	%xmm5, %xmm0
	movd	152(%rsp), %xmm2
	movd	148(%rsp), %xmm7
	punpcklqdq	%xmm1, %xmm0
	movq	%rdx, 160(%rsp)
	movd	144(%rsp), %xmm1
	movdqu	168(%rsp), %xmm4
	punpckldq	%xmm6, %xmm2
	movdqu	184(%rsp), %xmm5
	movq	%r13, 176(%rsp)
	movdqu	200(%rsp), %xmm6
	punpckldq	%xmm7, %xmm1
	movq	%rcx, %r13
	movl	%esi, 168(%rsp)
	punpcklqdq	%xmm2, %xmm1
	movups	%xmm4, 112(%rsp)
	movq	%rax, %rcx
	movups	%xmm5, 128(%rsp)
	movups	%xmm6, 144(%rsp)
	movups	%xmm0, 184(%rsp)
	movups	%xmm1, 200(%rsp)
	jmp	.L259
	.p2align 4,,10
	.p2align 3
.L261:
	leaq	128(%rsp), %r8
	movq	%rbx, %rax
	xorl	%edx, %edx
	movq	%r8, %rcx
	.p2align 4,,10
	.p2align 3
.L263:
	movl	(%rcx), %esi
	movl	(%rax), %edi
	addq	$4, %rcx
	addq	$4, %rax
	addq	%rdi, %rsi
	addq	%rsi, %rdx
	movl	%edx, -4(%rcx)
	shrq	$32, %rdx
	cmpq	%rcx, %r12
	jne	.L263
	testq	%rdx, %rdx
	jne	.L280
.L264:
	movq	160(%rsp), %rax
	movdqu	112(%rsp), %xmm6
	movdqu	128(%rsp), %xmm7
	movdqu	144(%rsp), %xmm3
	movq	%rax, 48(%rbp)
	movq	%rbp, %rax
	movups	%xmm6, 0(%rbp)
	movups	%xmm7, 16(%rbp)
	movups	%xmm3, 32(%rbp)
	addq	$72, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L280:
	movl	$1, %esi
	movq	%r8, %rdi
	addq	$1, %r13
	call	shift_right_sticky.part.0
	movq	%r13, 120(%rsp)
	orl	$-2147483648, 164(%rsp)
	jmp	.L264
.L279:
	movl	%ecx, %esi
	jmp	.L254
	.size	real_add, .-real_add
	.section	.text.real_subtract,"ax",@progbits
	.p2align 4
	.globl	real_subtract
	.type	real_subtract, @function
real_subtract:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$64, %rsp
	movq	%rsp, %rdi
	subq	$64, %rsp
	movdqu	200(%rsp), %xmm0
	movq	248(%rsp), %rax
	movdqu	216(%rsp), %xmm1
	movdqu	232(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_negate@PLT
	subq	$48, %rsp
	movq	%rbx, %rdi
	movq	160(%rsp), %rax
	movdqa	112(%rsp), %xmm3
	movdqa	128(%rsp), %xmm4
	movdqa	144(%rsp), %xmm5
	movdqu	192(%rsp), %xmm6
	movq	%rax, 104(%rsp)
	movdqu	208(%rsp), %xmm7
	movq	240(%rsp), %rax
	movups	%xmm3, 56(%rsp)
	movdqu	224(%rsp), %xmm0
	movups	%xmm4, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_add@PLT
	addq	$176, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	real_subtract, .-real_subtract
	.section	.text.real_multiply,"ax",@progbits
	.p2align 4
	.globl	real_multiply
	.type	real_multiply, @function
real_multiply:
	pushq	%r12
	pxor	%xmm0, %xmm0
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$144, %rsp
	movl	232(%rsp), %eax
	cmpl	%eax, 176(%rsp)
	movups	%xmm0, 4(%rsp)
	setne	%al
	movl	228(%rsp), %edx
	movq	240(%rsp), %r12
	movl	$0, 52(%rsp)
	movzbl	%al, %eax
	addq	184(%rsp), %r12
	movaps	%xmm0, 64(%rsp)
	movl	%eax, (%rsp)
	movq	%r12, 8(%rsp)
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 128(%rsp)
	movups	%xmm0, 20(%rsp)
	movups	%xmm0, 36(%rsp)
	testl	%edx, %edx
	je	.L284
	movl	284(%rsp), %eax
	testl	%eax, %eax
	je	.L284
	leaq	64(%rsp), %rbx
	xorl	%r10d, %r10d
	leaq	288(%rsp), %r9
	movq	%rbx, %r11
	jmp	.L289
	.p2align 4,,10
	.p2align 3
.L287:
	addq	$1, %r10
	addq	$4, %r11
	cmpq	$10, %r10
	je	.L304
.L289:
	movl	192(%rsp,%r10,4), %r8d
	testl	%r8d, %r8d
	je	.L287
	leaq	248(%rsp), %rsi
	movq	%r11, %rcx
	xorl	%edx, %edx
	.p2align 4,,10
	.p2align 3
.L288:
	movl	(%rsi), %eax
	movl	(%rcx), %edi
	addq	$4, %rsi
	addq	$4, %rcx
	imulq	%r8, %rax
	addq	%rdi, %rax
	addq	%rdx, %rax
	movl	%eax, -4(%rcx)
	shrq	$32, %rax
	movq	%rax, %rdx
	cmpq	%r9, %rsi
	jne	.L288
	addq	$1, %r10
	movl	%eax, 40(%r11)
	addq	$4, %r11
	cmpq	$10, %r10
	jne	.L289
.L304:
	movl	140(%rsp), %ecx
	testl	%ecx, %ecx
	jns	.L305
.L290:
	movl	$40, %edx
	leaq	104(%rsp), %rsi
	leaq	16(%rsp), %rdi
	call	memcpy@PLT
	leaq	40(%rbx), %rdx
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L293:
	orl	(%rbx), %eax
	addq	$4, %rbx
	cmpq	%rdx, %rbx
	jne	.L293
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	orl	%eax, 16(%rsp)
	jmp	.L286
	.p2align 4,,10
	.p2align 3
.L284:
	movq	$0, 8(%rsp)
.L286:
	movq	48(%rsp), %rax
	movdqa	(%rsp), %xmm1
	movdqa	16(%rsp), %xmm2
	movdqa	32(%rsp), %xmm3
	movq	%rax, 48(%rbp)
	movq	%rbp, %rax
	movups	%xmm1, 0(%rbp)
	movups	%xmm2, 16(%rbp)
	movups	%xmm3, 32(%rbp)
	addq	$144, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
.L305:
	leaq	140(%rsp), %rax
	.p2align 4,,10
	.p2align 3
.L292:
	leal	(%rcx,%rcx), %esi
	cmpq	%rbx, %rax
	jne	.L306
	subq	$1, %r12
	movl	%esi, 64(%rsp)
	movq	%r12, 8(%rsp)
	jmp	.L290
	.p2align 4,,10
	.p2align 3
.L306:
	movl	-4(%rax), %ecx
	subq	$4, %rax
	movl	%ecx, %edx
	shrl	$31, %edx
	orl	%esi, %edx
	movl	%edx, 4(%rax)
	jmp	.L292
	.size	real_multiply, .-real_multiply
	.section	.text.real_divide_small,"ax",@progbits
	.p2align 4
	.globl	real_divide_small
	.type	real_divide_small, @function
real_divide_small:
	pushq	%rbx
	movl	%esi, %esi
	movq	%rdi, %rbx
	xorl	%edx, %edx
	leaq	68(%rsp), %rcx
	leaq	28(%rsp), %r8
	.p2align 4,,10
	.p2align 3
.L308:
	movl	(%rcx), %eax
	salq	$32, %rdx
	subq	$4, %rcx
	orq	%rdx, %rax
	xorl	%edx, %edx
	divq	%rsi
	movl	%eax, 4(%rcx)
	cmpq	%r8, %rcx
	jne	.L308
	subq	$64, %rsp
	movq	%rbx, %rdi
	movq	128(%rsp), %rax
	movdqu	80(%rsp), %xmm0
	movdqu	96(%rsp), %xmm1
	movdqu	112(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	normalise
	addq	$64, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	real_divide_small, .-real_divide_small
	.section	.text.real_divide,"ax",@progbits
	.p2align 4
	.globl	real_divide
	.type	real_divide, @function
real_divide:
	pushq	%r13
	pxor	%xmm0, %xmm0
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$168, %rsp
	movl	264(%rsp), %eax
	cmpl	%eax, 208(%rsp)
	movups	%xmm0, 100(%rsp)
	setne	%al
	movq	216(%rsp), %r12
	movaps	%xmm0, 16(%rsp)
	subq	272(%rsp), %r12
	movzbl	%al, %eax
	movaps	%xmm0, 64(%rsp)
	movl	%eax, 96(%rsp)
	leaq	1(%r12), %rax
	movq	%rax, 104(%rsp)
	movl	260(%rsp), %eax
	movl	$0, 148(%rsp)
	movups	%xmm0, 116(%rsp)
	movups	%xmm0, 132(%rsp)
	movaps	%xmm0, (%rsp)
	movups	%xmm0, 28(%rsp)
	movaps	%xmm0, 48(%rsp)
	movups	%xmm0, 76(%rsp)
	testl	%eax, %eax
	jne	.L312
	movq	$0, 104(%rsp)
.L313:
	movq	144(%rsp), %rax
	movdqa	96(%rsp), %xmm1
	movdqa	128(%rsp), %xmm3
	movdqa	112(%rsp), %xmm2
	movq	%rax, 48(%rbp)
	movq	%rbp, %rax
	movups	%xmm1, 0(%rbp)
	movups	%xmm2, 16(%rbp)
	movups	%xmm3, 32(%rbp)
	addq	$168, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
.L312:
	movq	%rsp, %rbx
	movl	$40, %edx
	leaq	48(%rsp), %r13
	leaq	224(%rsp), %rsi
	movq	%rbx, %rdi
	call	memcpy@PLT
	leaq	280(%rsp), %rsi
	movq	%r13, %rdi
	movl	$40, %edx
	call	memcpy@PLT
	movl	$319, %ecx
	leaq	40(%rsp), %rdi
	leaq	44(%rsp), %rsi
	movl	$1, %r8d
	.p2align 4,,10
	.p2align 3
.L314:
	movl	$40, %eax
	jmp	.L318
	.p2align 4,,10
	.p2align 3
.L315:
	subq	$4, %rax
	cmpq	$-4, %rax
	je	.L317
.L318:
	movl	0(%r13,%rax), %edx
	cmpl	%edx, (%rbx,%rax)
	je	.L315
	jnb	.L317
.L316:
	movl	40(%rsp), %r9d
	movq	%rdi, %rax
	movq	%rbx, %r11
	.p2align 4,,10
	.p2align 3
.L321:
	leal	(%r9,%r9), %r10d
	cmpq	%rax, %rbx
	jne	.L346
	movl	%r10d, (%rbx)
	subl	$1, %ecx
	jnb	.L314
	movl	148(%rsp), %esi
	testl	%esi, %esi
	jns	.L336
	movl	112(%rsp), %r8d
	leaq	44(%rbx), %rdx
.L324:
	xorl	%eax, %eax
.L332:
	orl	(%r11), %eax
	addq	$4, %r11
	cmpq	%rdx, %r11
	jne	.L332
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	orl	%r8d, %eax
	movl	%eax, 112(%rsp)
	jmp	.L313
	.p2align 4,,10
	.p2align 3
.L346:
	movl	-4(%rax), %r9d
	subq	$4, %rax
	movl	%r9d, %edx
	shrl	$31, %edx
	orl	%r10d, %edx
	movl	%edx, 4(%rax)
	jmp	.L321
	.p2align 4,,10
	.p2align 3
.L317:
	movq	%rbx, %rdx
	movq	%r13, %r10
	xorl	%r9d, %r9d
	.p2align 4,,10
	.p2align 3
.L319:
	movl	(%rdx), %eax
	movl	(%r10), %r11d
	movl	%r9d, %r9d
	addq	$4, %rdx
	addq	$4, %r10
	subq	%r11, %rax
	subq	%r9, %rax
	movl	%eax, -4(%rdx)
	shrq	$32, %rax
	movl	%eax, %r9d
	andl	$1, %r9d
	cmpq	%rdx, %rsi
	jne	.L319
	movl	%ecx, %eax
	movl	%r8d, %edx
	sarl	$5, %eax
	sall	%cl, %edx
	cltq
	orl	%edx, 112(%rsp,%rax,4)
	jmp	.L316
.L336:
	movl	$40, %eax
	jmp	.L323
.L325:
	subq	$4, %rax
	cmpq	$-4, %rax
	je	.L347
.L323:
	movl	(%rbx,%rax), %edi
	movl	(%rax,%r13), %edx
	cmpl	%edx, %edi
	je	.L325
	sbbl	%r8d, %r8d
	movl	$1, %eax
	addl	$1, %r8d
	cmpl	%edx, %edi
	cmovnb	%eax, %ecx
.L326:
	leaq	148(%rsp), %rax
	leaq	112(%rsp), %r10
	leaq	108(%rsp), %r9
.L328:
	leal	(%rsi,%rsi), %edi
	cmpq	%rax, %r10
	jne	.L348
	movl	%edi, 112(%rsp)
.L333:
	movq	%r12, 104(%rsp)
	leaq	44(%rbx), %rdx
	cmpl	$-1, %ecx
	jne	.L329
.L331:
	orl	112(%rsp), %r8d
	jmp	.L324
.L348:
	movl	-4(%rax), %esi
	subq	$4, %rax
	movl	%esi, %edx
	shrl	$31, %edx
	orl	%edi, %edx
	movl	%edx, 4(%rax)
	cmpq	%rax, %r9
	jne	.L328
	jmp	.L333
	.p2align 4,,10
	.p2align 3
.L347:
	movl	$1, %r8d
	xorl	%ecx, %ecx
	jmp	.L326
.L329:
	xorl	%ecx, %ecx
.L330:
	movl	(%rbx), %eax
	movl	0(%r13), %esi
	addq	$4, %rbx
	addq	$4, %r13
	subq	%rsi, %rax
	subq	%rcx, %rax
	movl	%eax, -4(%rbx)
	shrq	$32, %rax
	movl	%eax, %ecx
	andl	$1, %ecx
	cmpq	%rdx, %rbx
	jne	.L330
	jmp	.L331
	.size	real_divide, .-real_divide
	.section	.text.real_sqrt,"ax",@progbits
	.p2align 4
	.globl	real_sqrt
	.type	real_sqrt, @function
real_sqrt:
	pushq	%r15
	pxor	%xmm0, %xmm0
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$264, %rsp
	movl	372(%rsp), %r10d
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 112(%rsp)
	movq	%rdi, 40(%rsp)
	movq	$0, 240(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 48(%rsp)
	movups	%xmm0, 76(%rsp)
	movaps	%xmm0, 96(%rsp)
	movups	%xmm0, 124(%rsp)
	testl	%r10d, %r10d
	je	.L382
	movq	328(%rsp), %rbx
	leaq	336(%rsp), %r15
	testb	$1, %bl
	jne	.L383
.L352:
	movq	%rbx, %rax
	movl	$320, %r12d
	leaq	144(%rsp), %rbp
	shrq	$63, %rax
	leaq	332(%rsp), %r14
	addq	%rbx, %rax
	leaq	48(%rsp), %rbx
	sarq	%rax
	movq	%rax, 200(%rsp)
	leaq	96(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	184(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	88(%rsp), %rax
	movq	%rax, 8(%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 32(%rsp)
	leaq	372(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	%r15, %rax
	movq	%rbx, %r15
	movq	%rax, %rbx
	.p2align 4,,10
	.p2align 3
.L353:
	movl	88(%rsp), %esi
	movq	8(%rsp), %rdx
	movq	%r15, %r13
	.p2align 4,,10
	.p2align 3
.L355:
	leal	0(,%rsi,4), %ecx
	cmpq	%rdx, %r15
	jne	.L384
	movl	%ecx, (%r15)
	shrl	$30, %r10d
	movq	24(%rsp), %rax
	orl	%r10d, 48(%rsp)
	movl	372(%rsp), %edi
	.p2align 4,,10
	.p2align 3
.L357:
	leal	0(,%rdi,4), %ecx
	cmpq	%rax, %rbx
	jne	.L385
	movl	%ecx, (%rbx)
.L370:
	movq	(%rsp), %rsi
	movl	$44, %edx
	movq	%rbp, %rdi
	call	memcpy@PLT
	movl	184(%rsp), %esi
	movq	16(%rsp), %rdx
	movq	%rbp, %rdi
	.p2align 4,,10
	.p2align 3
.L359:
	leal	0(,%rsi,4), %ecx
	cmpq	%rdx, %rbp
	jne	.L386
	movl	%ecx, 0(%rbp)
	movq	32(%rsp), %rdx
	movl	$10, %r10d
	orl	$1, 144(%rsp)
	.p2align 4,,10
	.p2align 3
.L362:
	movl	(%rdx), %eax
	testl	%r10d, %r10d
	jne	.L360
	addl	%eax, %eax
	movl	%eax, (%rdx)
	movl	$40, %eax
	jmp	.L361
	.p2align 4,,10
	.p2align 3
.L363:
	subq	$4, %rax
	cmpq	$-4, %rax
	je	.L365
.L361:
	movl	0(%rbp,%rax), %ecx
	cmpl	%ecx, (%r15,%rax)
	je	.L363
	jb	.L364
.L365:
	leaq	44(%r15), %r11
	movq	%r15, %rsi
	xorl	%edx, %edx
	.p2align 4,,10
	.p2align 3
.L366:
	movl	(%rsi), %eax
	movl	(%rdi), %ecx
	movl	%edx, %edx
	addq	$4, %rsi
	addq	$4, %rdi
	subq	%rcx, %rax
	subq	%rdx, %rax
	movl	%eax, -4(%rsi)
	shrq	$32, %rax
	movl	%eax, %edx
	andl	$1, %edx
	cmpq	%r11, %rsi
	jne	.L366
	orl	$1, 96(%rsp)
.L364:
	subl	$1, %r12d
	je	.L367
	movl	372(%rsp), %r10d
	jmp	.L353
	.p2align 4,,10
	.p2align 3
.L386:
	movl	-4(%rdx), %esi
	subq	$4, %rdx
	movl	%esi, %eax
	shrl	$30, %eax
	orl	%ecx, %eax
	movl	%eax, 4(%rdx)
	jmp	.L359
	.p2align 4,,10
	.p2align 3
.L384:
	movl	-4(%rdx), %esi
	subq	$4, %rdx
	movl	%esi, %eax
	shrl	$30, %eax
	orl	%ecx, %eax
	movl	%eax, 4(%rdx)
	jmp	.L355
	.p2align 4,,10
	.p2align 3
.L385:
	movl	-4(%rax), %edi
	subq	$4, %rax
	movl	%edi, %edx
	shrl	$30, %edx
	orl	%ecx, %edx
	movl	%edx, 4(%rax)
	cmpq	%r14, %rax
	jne	.L357
	jmp	.L370
	.p2align 4,,10
	.p2align 3
.L360:
	movl	-4(%rdx), %ecx
	addl	%eax, %eax
	subl	$1, %r10d
	subq	$4, %rdx
	shrl	$31, %ecx
	orl	%ecx, %eax
	movl	%eax, 4(%rdx)
	jmp	.L362
.L367:
	movq	(%rsp), %rsi
	movq	%r15, %rbx
	movl	$40, %edx
	leaq	208(%rsp), %rdi
	addq	$44, %rbx
	call	memcpy@PLT
.L368:
	orl	0(%r13), %r12d
	addq	$4, %r13
	cmpq	%rbx, %r13
	jne	.L368
	xorl	%eax, %eax
	testl	%r12d, %r12d
	setne	%al
	orl	%eax, 208(%rsp)
	subq	$64, %rsp
	movdqa	256(%rsp), %xmm4
	movq	304(%rsp), %rax
	movdqa	272(%rsp), %xmm5
	movq	104(%rsp), %rdi
	movdqa	288(%rsp), %xmm6
	movq	%rax, 48(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	normalise
	addq	$64, %rsp
.L349:
	movq	40(%rsp), %rax
	addq	$264, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L383:
	movl	$1, %esi
	movq	%r15, %rdi
	addq	$1, %rbx
	call	shift_right_sticky.part.0
	movq	%rbx, 328(%rsp)
	movl	372(%rsp), %r10d
	jmp	.L352
.L382:
	movdqu	320(%rsp), %xmm1
	movq	368(%rsp), %rax
	movdqu	336(%rsp), %xmm2
	movdqu	352(%rsp), %xmm3
	movq	%rax, 48(%rdi)
	movups	%xmm1, (%rdi)
	movups	%xmm2, 16(%rdi)
	movups	%xmm3, 32(%rdi)
	jmp	.L349
	.size	real_sqrt, .-real_sqrt
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
