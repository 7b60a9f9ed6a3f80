// bf3f2c23d620090c58d4bf24651e87a6 emu/guest/libc/quad.c
	.file	"quad.c"
	.text
	.section	.text.shift_right,"ax",@progbits
	.p2align 4
	.type	shift_right, @function
shift_right:
	movq	24(%rdi), %rdx
	movq	%rdi, %rax
	cmpl	$127, %esi
	jbe	.L2
	orq	16(%rdi), %rdx
	movq	$0, 16(%rdi)
	setne	%dl
	movzbl	%dl, %edx
.L3:
	movq	%rdx, 24(%rax)
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$63, %esi
	jbe	.L4
	movq	16(%rdi), %rdi
	cmpl	$64, %esi
	je	.L5
	movl	$128, %ecx
	movq	%rdi, %r9
	subl	%esi, %ecx
	salq	%cl, %r9
	leal	-64(%rsi), %ecx
	orq	%r9, %rdx
	shrq	%cl, %rdi
.L5:
	testq	%rdx, %rdx
	movq	$0, 16(%rax)
	setne	%dl
	movzbl	%dl, %edx
	orq	%rdi, %rdx
	movq	%rdx, 24(%rax)
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	testl	%esi, %esi
	je	.L3
	movq	16(%rax), %r8
	movl	$64, %edi
	movl	%esi, %ecx
	movq	%rdx, %r11
	subl	%esi, %edi
	shrq	%cl, %r11
	movq	%r8, %r10
	movq	%r11, %rsi
	shrq	%cl, %r10
	movl	%edi, %ecx
	salq	%cl, %r8
	salq	%cl, %rdx
	movq	%r10, 16(%rax)
	orq	%r8, %rsi
	testq	%rdx, %rdx
	setne	%dl
	movzbl	%dl, %edx
	orq	%rsi, %rdx
	movq	%rdx, 24(%rax)
	ret
	.size	shift_right, .-shift_right
	.section	.text.pack,"ax",@progbits
	.p2align 4
	.type	pack, @function
pack:
	subq	$24, %rsp
	movslq	36(%rsp), %rax
	movl	32(%rsp), %ecx
	salq	$63, %rax
	cmpl	$3, %ecx
	je	.L23
	cmpl	$2, %ecx
	je	.L15
	cmpl	$1, %ecx
	je	.L34
	xorl	%edx, %edx
	testl	%ecx, %ecx
	jne	.L35
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L34:
	movq	40(%rsp), %rdx
	cmpq	$16383, %rdx
	jg	.L15
	cmpq	$-16382, %rdx
	jl	.L36
.L18:
	leaq	16383(%rdx), %rcx
	salq	$48, %rcx
.L20:
	movq	56(%rsp), %rdx
	movq	48(%rsp), %rsi
	movq	%rdx, %rdi
	movq	%rsi, %r8
	addq	%rsi, %rsi
	shrq	$15, %rdx
	salq	$49, %r8
	shrq	$16, %rsi
	andl	$32767, %edi
	orq	%r8, %rdx
	orq	%rsi, %rcx
	cmpq	$16384, %rdi
	ja	.L21
	je	.L37
.L22:
	orq	%rcx, %rax
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	movabsq	$9223090561878065152, %rdx
	addq	$24, %rsp
	orq	%rdx, %rax
	xorl	%edx, %edx
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	movabsq	$9223231299366420480, %rax
	xorl	%edx, %edx
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L36:
	movl	$-16382, %esi
	leaq	32(%rsp), %rdi
	movq	%rax, 8(%rsp)
	movq	$-16382, %rcx
	subq	%rdx, %rcx
	subl	%edx, %esi
	movl	$200, %edx
	cmpq	$201, %rcx
	cmovge	%edx, %esi
	call	shift_right
	movq	8(%rsp), %rax
	xorl	%ecx, %ecx
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L37:
	testb	$1, %dl
	je	.L22
	.p2align 4,,10
	.p2align 3
.L21:
	xorl	%esi, %esi
	addq	$1, %rdx
	sete	%sil
	addq	%rsi, %rcx
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L35:
	movq	40(%rsp), %rdx
	cmpq	$-16382, %rdx
	jge	.L18
	jmp	.L36
	.size	pack, .-pack
	.section	.text.multiply_words,"ax",@progbits
	.p2align 4
	.type	multiply_words, @function
multiply_words:
	movq	%rdi, %rax
	movl	%edi, %edi
	movq	%rsi, %r9
	movl	%esi, %esi
	shrq	$32, %rax
	movq	%rdi, %r8
	shrq	$32, %r9
	imulq	%rsi, %r8
	imulq	%rax, %rsi
	imulq	%r9, %rdi
	movq	%r8, %r10
	imulq	%r9, %rax
	movl	%r8d, %r8d
	shrq	$32, %r10
	addq	%r10, %rsi
	movl	%esi, %r10d
	shrq	$32, %rsi
	addq	%r10, %rdi
	addq	%rsi, %rax
	movq	%rdi, %rsi
	salq	$32, %rdi
	shrq	$32, %rsi
	orq	%r8, %rdi
	addq	%rsi, %rax
	movq	%rax, (%rdx)
	movq	%rdi, (%rcx)
	ret
	.size	multiply_words, .-multiply_words
	.section	.text.unpack,"ax",@progbits
	.p2align 4
	.type	unpack, @function
unpack:
	movabsq	$9223372036854743040, %rax
	movq	%rsi, %rcx
	movq	%rsi, %r9
	shrq	$48, %rsi
	salq	$15, %rcx
	andl	$32767, %esi
	shrq	$63, %r9
	andq	%rax, %rcx
	movq	%rdx, %rax
	salq	$15, %rdx
	shrq	$49, %rax
	orq	%rax, %rcx
	cmpq	$32767, %rsi
	je	.L50
	testq	%rsi, %rsi
	jne	.L43
	movq	%rcx, %r8
	orq	%rdx, %r8
	je	.L46
	movq	$-16382, %rax
.L44:
	movq	%rdx, %rsi
	addq	%rcx, %rcx
	addq	%rdx, %rdx
	subq	$1, %rax
	shrq	$63, %rsi
	orq	%rsi, %rcx
	jns	.L44
.L49:
	movq	%rcx, %r8
	movl	$1, %esi
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L46:
	xorl	%edx, %edx
	movq	$-16382, %rax
	xorl	%esi, %esi
.L42:
	movq	%rax, 8(%rdi)
	movq	%rdi, %rax
	movl	%esi, (%rdi)
	movl	%r9d, 4(%rdi)
	movq	%r8, 16(%rdi)
	movq	%rdx, 24(%rdi)
	ret
	.p2align 4,,10
	.p2align 3
.L50:
	movq	%rcx, %rax
	xorl	%esi, %esi
	orq	%rdx, %rax
	movl	$16384, %eax
	setne	%sil
	btsq	$63, %rcx
	addl	$2, %esi
	movq	%rcx, %r8
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L43:
	leaq	-16383(%rsi), %rax
	btsq	$63, %rcx
	jmp	.L49
	.size	unpack, .-unpack
	.section	.text.narrow,"ax",@progbits
	.p2align 4
	.type	narrow, @function
narrow:
	pushq	%rbp
	movq	%rsi, %rax
	movq	%rdi, %rsi
	movq	%rcx, %r10
	pushq	%rbx
	movl	%edx, %ebx
	movq	%rax, %rdx
	xorl	%ebp, %ebp
	subq	$40, %rsp
	movq	%rsp, %r11
	movq	%r11, %rdi
	call	unpack
	movl	4(%rsp), %edx
	leaq	1(%r10,%r10), %rax
	movl	%ebx, %ecx
	salq	%cl, %rax
	testl	%edx, %edx
	je	.L52
	movl	$1, %ebp
	salq	%cl, %rbp
	addq	%rax, %rbp
.L52:
	movl	(%rsp), %edx
	cmpl	$3, %edx
	je	.L76
	cmpl	$2, %edx
	je	.L62
	cmpl	$1, %edx
	je	.L77
	testl	%edx, %edx
	je	.L51
	movl	$1, %eax
	movq	8(%rsp), %rdx
	subq	%r10, %rax
	cmpq	%rdx, %rax
	jg	.L78
.L58:
	addq	%rdx, %r10
	movl	%ebx, %ecx
	salq	%cl, %r10
.L60:
	movl	$62, %ecx
	movl	$1, %edi
	movl	$2, %edx
	movq	16(%rsp), %rax
	subl	%ebx, %ecx
	movq	$-1, %rsi
	salq	%cl, %rdx
	salq	%cl, %rdi
	movl	$63, %ecx
	subl	%ebx, %ecx
	subq	$1, %rdx
	andq	%rax, %rdx
	shrq	%cl, %rax
	movl	%ebx, %ecx
	salq	%cl, %rsi
	notq	%rsi
	andq	%rsi, %rax
	orq	%r10, %rax
	cmpq	%rdx, %rdi
	jb	.L74
	jne	.L62
	cmpq	$0, 24(%rsp)
	je	.L63
	.p2align 4,,10
	.p2align 3
.L74:
	addq	$1, %rax
.L62:
	orq	%rax, %rbp
.L51:
	addq	$40, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L77:
	movq	8(%rsp), %rdx
	cmpq	%r10, %rdx
	jg	.L62
	movl	$1, %eax
	subq	%r10, %rax
	cmpq	%rdx, %rax
	jle	.L58
	jmp	.L78
	.p2align 4,,10
	.p2align 3
.L76:
	subl	$1, %ebx
	addq	$40, %rsp
	btsq	%rbx, %rax
	popq	%rbx
	movq	%rax, %rbp
	movq	%rbp, %rax
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L78:
	subq	%rdx, %rax
	movl	$200, %esi
	cmpq	$200, %rax
	jg	.L59
	movl	$1, %esi
	subl	%r10d, %esi
	subl	%edx, %esi
.L59:
	movq	%r11, %rdi
	call	shift_right
	xorl	%r10d, %r10d
	jmp	.L60
	.p2align 4,,10
	.p2align 3
.L63:
	movq	%rax, %rdx
	andl	$1, %edx
	addq	%rdx, %rax
	jmp	.L62
	.size	narrow, .-narrow
	.section	.text._U_Qfadd,"ax",@progbits
	.p2align 4
	.globl	_U_Qfadd
	.type	_U_Qfadd, @function
_U_Qfadd:
	pushq	%r15
	movq	%rdx, %rax
	movq	%rdi, %r11
	movq	%rcx, %rdx
	pushq	%r14
	movq	%rsi, %r10
	movq	%rax, %rsi
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$136, %rsp
	movq	%rsp, %rdi
	call	unpack
	leaq	32(%rsp), %rdi
	movq	%r11, %rsi
	movq	%r10, %rdx
	call	unpack
	movdqa	(%rsp), %xmm1
	movdqa	16(%rsp), %xmm2
	movl	32(%rsp), %r13d
	movl	36(%rsp), %r14d
	movq	40(%rsp), %r12
	movdqa	48(%rsp), %xmm0
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	cmpl	$3, %r13d
	je	.L80
	movl	96(%rsp), %eax
	testl	%eax, %eax
	je	.L112
	testl	%r13d, %r13d
	je	.L86
	cmpl	$3, %eax
	je	.L86
	cmpl	$2, %r13d
	je	.L85
	cmpl	$2, %eax
	je	.L86
	movq	104(%rsp), %rdi
	movl	100(%rsp), %r15d
	cmpq	%r12, %rdi
	jle	.L89
	movq	112(%rsp), %rcx
	movq	120(%rsp), %rsi
.L90:
	movq	%r12, %rdx
	movq	%rdi, %r12
	movaps	%xmm0, 112(%rsp)
	movl	%eax, %r13d
	movq	%rdx, %rdi
	movl	%r14d, %edx
	movl	%r15d, %r14d
	movl	%edx, %r15d
.L91:
	movq	%rsi, %rdx
	addq	$1, %r12
	movq	%rcx, %rbx
	salq	$63, %rcx
	shrq	%rdx
	andl	$1, %esi
	movq	%r12, %rax
	shrq	%rbx
	orq	%rcx, %rdx
	subq	%rdi, %rax
	orq	%rsi, %rdx
	movl	%r12d, %esi
	subl	%edi, %esi
	cmpq	$201, %rax
	movl	$200, %eax
	movq	%rdx, %rbp
	cmovge	%eax, %esi
	leaq	96(%rsp), %rdi
	call	shift_right
	cmpl	%r15d, %r14d
	je	.L113
	movq	120(%rsp), %rcx
	movq	%rbp, %rdx
	movq	%rbx, %rax
	cmpq	%rcx, %rbp
	sbbq	112(%rsp), %rax
	subq	%rcx, %rdx
.L97:
	movq	%rax, %rcx
	orq	%rdx, %rcx
	je	.L102
	testq	%rax, %rax
	js	.L99
	.p2align 4,,10
	.p2align 3
.L100:
	movq	%rdx, %rcx
	addq	%rax, %rax
	addq	%rdx, %rdx
	subq	$1, %r12
	shrq	$63, %rcx
	orq	%rcx, %rax
	jns	.L100
.L99:
	movq	%rdx, %rcx
.L98:
	movl	%r13d, 64(%rsp)
	movl	%r14d, 68(%rsp)
	movq	%r12, 72(%rsp)
	movq	%rax, 80(%rsp)
	movq	%rcx, 88(%rsp)
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L86:
	movdqa	96(%rsp), %xmm5
	movdqa	112(%rsp), %xmm6
	movaps	%xmm5, 64(%rsp)
	movaps	%xmm6, 80(%rsp)
.L82:
	subq	$32, %rsp
	movdqa	96(%rsp), %xmm3
	movdqa	112(%rsp), %xmm4
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	call	pack
	addq	$168, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L80:
	movl	%r13d, 64(%rsp)
	movl	%r14d, 68(%rsp)
	movq	%r12, 72(%rsp)
	movaps	%xmm0, 80(%rsp)
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L112:
	testl	%r13d, %r13d
	jne	.L80
	andl	100(%rsp), %r14d
	pxor	%xmm0, %xmm0
	movl	$0, 64(%rsp)
	movl	%r14d, 68(%rsp)
	movq	$0, 72(%rsp)
	movaps	%xmm0, 80(%rsp)
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L89:
	movhlps	%xmm0, %xmm7
	movq	%xmm0, %rcx
	movq	%xmm7, %rsi
	jne	.L91
	movq	112(%rsp), %rdx
	cmpq	%rdx, %rcx
	jnb	.L92
	movq	120(%rsp), %rsi
	movq	%rdx, %rcx
	jmp	.L90
	.p2align 4,,10
	.p2align 3
.L102:
	xorl	%eax, %eax
	xorl	%r13d, %r13d
	xorl	%r14d, %r14d
	jmp	.L98
	.p2align 4,,10
	.p2align 3
.L113:
	movq	112(%rsp), %rax
	xorl	%ecx, %ecx
	movq	%rbp, %rdx
	addq	120(%rsp), %rdx
	setc	%cl
	addq	%rbx, %rax
	addq	%rcx, %rax
	jmp	.L97
	.p2align 4,,10
	.p2align 3
.L85:
	cmpl	$2, %eax
	je	.L114
.L88:
	movl	$2, 64(%rsp)
	movl	%r14d, 68(%rsp)
	movq	%r12, 72(%rsp)
	movaps	%xmm0, 80(%rsp)
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L92:
	cmpq	%rcx, %rdx
	jne	.L91
	movq	120(%rsp), %rdx
	cmpq	%rdx, %rsi
	jnb	.L91
	movq	%rdx, %rsi
	jmp	.L90
.L114:
	cmpl	%r14d, 100(%rsp)
	je	.L88
	pxor	%xmm0, %xmm0
	movl	$3, 64(%rsp)
	movups	%xmm0, 68(%rsp)
	movups	%xmm0, 80(%rsp)
	jmp	.L82
	.size	_U_Qfadd, .-_U_Qfadd
	.section	.text._U_Qfsub,"ax",@progbits
	.p2align 4
	.globl	_U_Qfsub
	.type	_U_Qfsub, @function
_U_Qfsub:
	btcq	$63, %rdx
	jmp	_U_Qfadd@PLT
	.size	_U_Qfsub, .-_U_Qfsub
	.section	.text._U_Qfmpy,"ax",@progbits
	.p2align 4
	.globl	_U_Qfmpy
	.type	_U_Qfmpy, @function
_U_Qfmpy:
	pushq	%r13
	movq	%rdx, %rax
	movq	%rdi, %r11
	movq	%rcx, %rdx
	pushq	%r12
	movq	%rsi, %r10
	movq	%rax, %rsi
	pushq	%rbp
	pushq	%rbx
	subq	$184, %rsp
	leaq	48(%rsp), %rdi
	call	unpack
	leaq	80(%rsp), %rdi
	movq	%r11, %rsi
	movq	%r10, %rdx
	call	unpack
	movl	80(%rsp), %eax
	movl	84(%rsp), %r8d
	movq	88(%rsp), %rdx
	movq	96(%rsp), %r13
	movq	104(%rsp), %rbx
	movl	48(%rsp), %esi
	movl	52(%rsp), %ecx
	movq	56(%rsp), %rdi
	movq	64(%rsp), %r12
	movq	72(%rsp), %rbp
	cmpl	$3, %eax
	je	.L117
	cmpl	$3, %esi
	je	.L139
	cmpl	$2, %eax
	je	.L147
	testl	%eax, %eax
	jne	.L148
	cmpl	$2, %esi
	je	.L139
	xorl	%r8d, %ecx
	leaq	1(%rdx,%rdi), %rax
	movl	$0, 144(%rsp)
	movl	%ecx, 148(%rsp)
	movq	%rax, 152(%rsp)
	movq	$0, 160(%rsp)
.L121:
	movq	$0, 168(%rsp)
	jmp	.L136
	.p2align 4,,10
	.p2align 3
.L147:
	testl	%esi, %esi
	movl	$3, %esi
	cmove	%esi, %eax
.L117:
	movl	%eax, 144(%rsp)
	xorl	%r8d, %ecx
	leaq	1(%rdx,%rdi), %rax
	movl	%ecx, 148(%rsp)
	pxor	%xmm0, %xmm0
	movq	%rax, 152(%rsp)
	movaps	%xmm0, 160(%rsp)
.L136:
	subq	$32, %rsp
	movdqa	176(%rsp), %xmm1
	movdqa	192(%rsp), %xmm2
	movups	%xmm1, (%rsp)
	movups	%xmm2, 16(%rsp)
	call	pack
	addq	$216, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L148:
	movl	$2, %eax
	cmpl	$2, %esi
	je	.L117
	xorl	%eax, %eax
	testl	%esi, %esi
	leaq	(%rdx,%rdi), %r11
	setne	%al
	xorl	%r8d, %ecx
	movl	%eax, 144(%rsp)
	leaq	1(%r11), %rax
	movl	%ecx, 148(%rsp)
	movq	%rax, 152(%rsp)
	testl	%esi, %esi
	je	.L149
	leaq	168(%rsp), %rcx
	leaq	160(%rsp), %rdx
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	multiply_words
	leaq	8(%rsp), %rcx
	movq	%rsp, %rdx
	movq	%rbp, %rsi
	movq	%r13, %rdi
	call	multiply_words
	movq	%rbx, %rdi
	leaq	24(%rsp), %rcx
	movq	%r12, %rsi
	leaq	16(%rsp), %rdx
	call	multiply_words
	leaq	40(%rsp), %rcx
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	leaq	32(%rsp), %rdx
	call	multiply_words
	xorl	%esi, %esi
	movq	24(%rsp), %rax
	movq	(%rsp), %rcx
	addq	8(%rsp), %rax
	setc	%sil
	addq	32(%rsp), %rax
	movq	%rax, %rdx
	movq	160(%rsp), %rax
	adcq	$0, %rsi
	addq	168(%rsp), %rcx
	adcq	$0, %rax
	addq	16(%rsp), %rcx
	adcq	$0, %rax
	addq	%rcx, %rsi
	adcq	$0, %rax
	xorl	%ecx, %ecx
	orq	40(%rsp), %rdx
	setne	%cl
	movq	%rax, %rbx
	movq	%rax, 160(%rsp)
	orq	%rsi, %rcx
	orq	%rcx, %rbx
	movq	%rcx, 168(%rsp)
	je	.L133
	movq	%r11, %rdx
	testq	%rax, %rax
	js	.L136
	.p2align 4,,10
	.p2align 3
.L137:
	movq	%rcx, %rsi
	addq	%rax, %rax
	movq	%rdx, %rdi
	addq	%rcx, %rcx
	shrq	$63, %rsi
	subq	$1, %rdx
	orq	%rsi, %rax
	jns	.L137
	movq	%rax, 160(%rsp)
	movq	%rcx, 168(%rsp)
	movq	%rdi, 152(%rsp)
	jmp	.L136
	.p2align 4,,10
	.p2align 3
.L139:
	movl	$3, %eax
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L133:
	movl	$0, 144(%rsp)
	jmp	.L136
.L149:
	movq	$0, 160(%rsp)
	jmp	.L121
	.size	_U_Qfmpy, .-_U_Qfmpy
	.section	.text._U_Qfdiv,"ax",@progbits
	.p2align 4
	.globl	_U_Qfdiv
	.type	_U_Qfdiv, @function
_U_Qfdiv:
	pushq	%r12
	movq	%rdx, %rax
	movq	%rdi, %r11
	movq	%rcx, %rdx
	pushq	%rbp
	movq	%rsi, %r10
	movq	%rax, %rsi
	pushq	%rbx
	subq	$96, %rsp
	movq	%rsp, %rdi
	call	unpack
	leaq	32(%rsp), %rdi
	movq	%r11, %rsi
	movq	%r10, %rdx
	call	unpack
	movl	32(%rsp), %r8d
	movl	36(%rsp), %ebp
	movq	40(%rsp), %rbx
	movl	(%rsp), %eax
	xorl	4(%rsp), %ebp
	subq	8(%rsp), %rbx
	cmpl	$3, %r8d
	je	.L161
	cmpl	$3, %eax
	je	.L161
	cmpl	%eax, %r8d
	je	.L179
	cmpl	$2, %r8d
	je	.L151
.L153:
	testl	%eax, %eax
	je	.L162
	testl	%r8d, %r8d
	je	.L163
	cmpl	$2, %eax
	jne	.L180
.L163:
	xorl	%r8d, %r8d
	jmp	.L151
.L179:
	cmpl	$1, %r8d
	je	.L153
	.p2align 4,,10
	.p2align 3
.L161:
	movl	$3, %r8d
.L151:
	xorl	%esi, %esi
	xorl	%eax, %eax
.L155:
	movl	%ebp, 68(%rsp)
	subq	$32, %rsp
	movq	%rbx, 104(%rsp)
	movl	%r8d, 96(%rsp)
	movq	%rsi, 112(%rsp)
	movq	%rax, 120(%rsp)
	movdqa	96(%rsp), %xmm0
	movdqa	112(%rsp), %xmm1
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	call	pack
	subq	$-128, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
.L162:
	movl	$2, %r8d
	jmp	.L151
.L180:
	movq	56(%rsp), %r11
	movq	48(%rsp), %rsi
	movl	$128, %r8d
	movq	16(%rsp), %rcx
	movq	24(%rsp), %r10
	movq	%r11, %rax
	movq	%rsi, %rdx
	salq	$63, %rsi
	andl	$1, %r11d
	shrq	%rax
	movq	%rcx, %r9
	shrq	%r10
	salq	$63, %rcx
	orq	%rsi, %rax
	shrq	%rdx
	xorl	%esi, %esi
	orq	%rcx, %r10
	shrq	%r9
	xorl	%ecx, %ecx
	jmp	.L154
	.p2align 4,,10
	.p2align 3
.L156:
	cmpq	%r10, %rax
	movl	$1, %r12d
	sbbq	%r9, %rdx
	subq	%r10, %rax
.L157:
	movq	%rcx, %rdi
	addq	%rsi, %rsi
	addq	%rcx, %rcx
	addq	%rdx, %rdx
	shrq	$63, %rdi
	orq	%r12, %rcx
	orq	%rdi, %rsi
	movq	%rax, %rdi
	addq	%rax, %rax
	shrq	$63, %rdi
	orq	%r11, %rax
	xorl	%r11d, %r11d
	orq	%rdi, %rdx
	subl	$1, %r8d
	je	.L181
.L154:
	cmpq	%rdx, %r9
	jb	.L156
	cmpq	%r10, %rax
	jb	.L164
	cmpq	%rdx, %r9
	je	.L156
.L164:
	xorl	%r12d, %r12d
	jmp	.L157
.L181:
	orq	%rax, %rdx
	setne	%al
	movzbl	%al, %eax
	orq	%rcx, %rax
	movq	%rax, %rcx
	orq	%rsi, %rcx
	je	.L165
	testq	%rsi, %rsi
	js	.L166
	.p2align 4,,10
	.p2align 3
.L159:
	movq	%rax, %rdx
	addq	%rsi, %rsi
	addq	%rax, %rax
	subq	$1, %rbx
	shrq	$63, %rdx
	orq	%rdx, %rsi
	jns	.L159
.L166:
	movl	$1, %r8d
	jmp	.L155
.L165:
	xorl	%eax, %eax
	xorl	%esi, %esi
	jmp	.L155
	.size	_U_Qfdiv, .-_U_Qfdiv
	.section	.text._U_Qfcmp,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcmp
	.type	_U_Qfcmp, @function
_U_Qfcmp:
	pushq	%r14
	movq	%rdi, %r10
	movq	%rdx, %r11
	pushq	%r13
	pushq	%r12
	movl	%r8d, %r12d
	pushq	%rbp
	movq	%rcx, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	movq	%r10, %rsi
	movq	%rbx, %rdx
	subq	$64, %rsp
	movq	%rsp, %rdi
	call	unpack
	movl	(%rsp), %r13d
	movq	%rbp, %rdx
	movq	%r11, %rsi
	leaq	32(%rsp), %rdi
	movl	4(%rsp), %r14d
	call	unpack
	movl	36(%rsp), %ecx
	movl	32(%rsp), %edx
	cmpl	$3, %r13d
	je	.L188
	cmpl	$3, %edx
	je	.L188
	orl	%edx, %r13d
	movl	$4, %eax
	je	.L183
	cmpq	%r10, %r11
	je	.L184
	cmpl	%ecx, %r14d
	je	.L195
.L185:
	cmpl	$1, %r14d
	sbbl	%eax, %eax
	andl	$8, %eax
	addl	$8, %eax
	jmp	.L183
	.p2align 4,,10
	.p2align 3
.L188:
	movl	$2, %eax
.L183:
	testl	%r12d, %eax
	setne	%al
	addq	$64, %rsp
	popq	%rbx
	movzbl	%al, %eax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L195:
	xorl	%eax, %eax
	cmpq	%r10, %r11
	setb	%al
.L186:
	cmpl	%r14d, %eax
	setne	%al
	movzbl	%al, %eax
	leal	8(,%rax,8), %eax
	jmp	.L183
	.p2align 4,,10
	.p2align 3
.L184:
	cmpq	%rbx, %rbp
	je	.L183
	cmpl	%ecx, %r14d
	jne	.L185
	xorl	%eax, %eax
	cmpq	%rbx, %rbp
	setb	%al
	jmp	.L186
	.size	_U_Qfcmp, .-_U_Qfcmp
	.section	.text._U_Qfcnvff_dbl_to_quad,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvff_dbl_to_quad
	.type	_U_Qfcnvff_dbl_to_quad, @function
_U_Qfcnvff_dbl_to_quad:
	movq	%xmm0, %rax
	subq	$40, %rsp
	movq	%rax, %rdx
	shrq	$63, %rdx
	movl	%edx, 4(%rsp)
	movq	%rax, %rdx
	shrq	$52, %rax
	salq	$11, %rdx
	andl	$2047, %eax
	btrq	$63, %rdx
	cmpq	$2047, %rax
	je	.L208
	testq	%rax, %rax
	jne	.L200
	movq	$-1022, %rax
	xorl	%ecx, %ecx
	testq	%rdx, %rdx
	je	.L199
.L201:
	subq	$1, %rax
	addq	%rdx, %rdx
	jns	.L201
.L207:
	movl	$1, %ecx
.L199:
	movl	%ecx, (%rsp)
	subq	$32, %rsp
	movq	%rax, 40(%rsp)
	movq	%rdx, 48(%rsp)
	movq	$0, 56(%rsp)
	movdqa	32(%rsp), %xmm1
	movdqa	48(%rsp), %xmm2
	movups	%xmm1, (%rsp)
	movups	%xmm2, 16(%rsp)
	call	pack
	addq	$72, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L208:
	cmpq	$1, %rdx
	movl	$2, %ecx
	movl	$1024, %eax
	sbbl	$-1, %ecx
	btsq	$63, %rdx
	jmp	.L199
	.p2align 4,,10
	.p2align 3
.L200:
	subq	$1023, %rax
	btsq	$63, %rdx
	jmp	.L207
	.size	_U_Qfcnvff_dbl_to_quad, .-_U_Qfcnvff_dbl_to_quad
	.section	.text._U_Qfcnvxf_sgl_to_quad,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvxf_sgl_to_quad
	.type	_U_Qfcnvxf_sgl_to_quad, @function
_U_Qfcnvxf_sgl_to_quad:
	subq	$40, %rsp
	movslq	%edi, %rax
	testl	%edi, %edi
	js	.L216
	movq	$1, (%rsp)
	jne	.L211
	movl	$0, (%rsp)
	xorl	%eax, %eax
	movl	$63, %ecx
.L212:
	movq	%rcx, 8(%rsp)
	subq	$32, %rsp
	movq	%rax, 48(%rsp)
	movq	$0, 56(%rsp)
	movdqa	32(%rsp), %xmm0
	movdqa	48(%rsp), %xmm1
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	call	pack
	addq	$72, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L216:
	movabsq	$4294967297, %rsi
	negq	%rax
	movq	%rsi, (%rsp)
.L211:
	movl	$62, %edx
	.p2align 4,,10
	.p2align 3
.L213:
	movq	%rdx, %rcx
	subq	$1, %rdx
	addq	%rax, %rax
	jns	.L213
	jmp	.L212
	.size	_U_Qfcnvxf_sgl_to_quad, .-_U_Qfcnvxf_sgl_to_quad
	.section	.text._U_Qfcnvxf_dbl_to_quad,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvxf_dbl_to_quad
	.type	_U_Qfcnvxf_dbl_to_quad, @function
_U_Qfcnvxf_dbl_to_quad:
	subq	$40, %rsp
	testq	%rdi, %rdi
	js	.L224
	movq	$1, (%rsp)
	jne	.L219
	movl	$0, (%rsp)
	movl	$63, %edx
.L220:
	movq	%rdx, 8(%rsp)
	subq	$32, %rsp
	movq	%rdi, 48(%rsp)
	movq	$0, 56(%rsp)
	movdqa	32(%rsp), %xmm0
	movdqa	48(%rsp), %xmm1
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	call	pack
	addq	$72, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L224:
	movabsq	$4294967297, %rax
	negq	%rdi
	movq	%rax, (%rsp)
	js	.L225
.L219:
	movl	$62, %eax
	.p2align 4,,10
	.p2align 3
.L221:
	movq	%rax, %rdx
	subq	$1, %rax
	addq	%rdi, %rdi
	jns	.L221
	jmp	.L220
	.p2align 4,,10
	.p2align 3
.L225:
	movabsq	$-9223372036854775808, %rdi
	movl	$63, %edx
	jmp	.L220
	.size	_U_Qfcnvxf_dbl_to_quad, .-_U_Qfcnvxf_dbl_to_quad
	.section	.text._U_Qfcnvfxt_quad_to_sgl,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvfxt_quad_to_sgl
	.type	_U_Qfcnvfxt_quad_to_sgl, @function
_U_Qfcnvfxt_quad_to_sgl:
	subq	$40, %rsp
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	movq	%rsp, %rax
	movq	%rax, %rdi
	call	unpack
	movl	(%rsp), %eax
	testl	%eax, %eax
	je	.L234
	cmpl	$3, %eax
	je	.L234
	movl	4(%rsp), %esi
	movq	8(%rsp), %rdx
	cmpl	$1, %eax
	je	.L242
	cmpl	$2, %eax
	je	.L230
	cmpq	$30, %rdx
	jg	.L230
.L231:
	movl	$63, %ecx
	subl	%edx, %ecx
	movq	16(%rsp), %rdx
	shrq	%cl, %rdx
	movq	%rdx, %rax
	negq	%rax
	testl	%esi, %esi
	cmove	%edx, %eax
.L226:
	addq	$40, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L242:
	xorl	%eax, %eax
	testq	%rdx, %rdx
	js	.L226
	cmpq	$30, %rdx
	jle	.L231
.L230:
	cmpl	$1, %esi
	movl	$2147483647, %eax
	sbbl	$-1, %eax
	addq	$40, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L234:
	xorl	%eax, %eax
	addq	$40, %rsp
	ret
	.size	_U_Qfcnvfxt_quad_to_sgl, .-_U_Qfcnvfxt_quad_to_sgl
	.section	.text._U_Qfcnvfxt_quad_to_dbl,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvfxt_quad_to_dbl
	.type	_U_Qfcnvfxt_quad_to_dbl, @function
_U_Qfcnvfxt_quad_to_dbl:
	subq	$40, %rsp
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	movq	%rsp, %rax
	movq	%rax, %rdi
	call	unpack
	movl	(%rsp), %eax
	testl	%eax, %eax
	je	.L250
	cmpl	$3, %eax
	je	.L250
	movl	4(%rsp), %esi
	movq	8(%rsp), %rdx
	cmpl	$1, %eax
	je	.L260
	cmpl	$2, %eax
	je	.L247
	cmpq	$62, %rdx
	jg	.L247
.L248:
	movq	16(%rsp), %rax
	movl	$63, %ecx
	subl	%edx, %ecx
	shrq	%cl, %rax
	movq	%rax, %rdx
	negq	%rdx
	testl	%esi, %esi
	cmovne	%rdx, %rax
.L243:
	addq	$40, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L260:
	xorl	%eax, %eax
	testq	%rdx, %rdx
	js	.L243
	cmpq	$62, %rdx
	jle	.L248
.L247:
	movabsq	$-9223372036854775808, %rax
	testl	%esi, %esi
	movabsq	$9223372036854775807, %rdx
	cmove	%rdx, %rax
	addq	$40, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L250:
	xorl	%eax, %eax
	addq	$40, %rsp
	ret
	.size	_U_Qfcnvfxt_quad_to_dbl, .-_U_Qfcnvfxt_quad_to_dbl
	.section	.text._U_Qfcnvff_quad_to_dbl,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvff_quad_to_dbl
	.type	_U_Qfcnvff_quad_to_dbl, @function
_U_Qfcnvff_quad_to_dbl:
	subq	$8, %rsp
	movl	$1023, %ecx
	movl	$52, %edx
	call	narrow
	addq	$8, %rsp
	movq	%rax, %xmm0
	ret
	.size	_U_Qfcnvff_quad_to_dbl, .-_U_Qfcnvff_quad_to_dbl
	.section	.text._U_Qfcnvff_quad_to_sgl,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvff_quad_to_sgl
	.type	_U_Qfcnvff_quad_to_sgl, @function
_U_Qfcnvff_quad_to_sgl:
	subq	$8, %rsp
	movl	$127, %ecx
	movl	$23, %edx
	call	narrow
	addq	$8, %rsp
	movd	%eax, %xmm0
	ret
	.size	_U_Qfcnvff_quad_to_sgl, .-_U_Qfcnvff_quad_to_sgl
	.section	.text._U_Qfcnvff_sgl_to_quad,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvff_sgl_to_quad
	.type	_U_Qfcnvff_sgl_to_quad, @function
_U_Qfcnvff_sgl_to_quad:
	cvtss2sd	%xmm0, %xmm0
	jmp	_U_Qfcnvff_dbl_to_quad@PLT
	.size	_U_Qfcnvff_sgl_to_quad, .-_U_Qfcnvff_sgl_to_quad
	.section	.text._U_Qfneg,"ax",@progbits
	.p2align 4
	.globl	_U_Qfneg
	.type	_U_Qfneg, @function
_U_Qfneg:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	btcq	$63, %rax
	ret
	.size	_U_Qfneg, .-_U_Qfneg
	.section	.text._U_Qfabs,"ax",@progbits
	.p2align 4
	.globl	_U_Qfabs
	.type	_U_Qfabs, @function
_U_Qfabs:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	btrq	$63, %rax
	ret
	.size	_U_Qfabs, .-_U_Qfabs
	.section	.text._U_Qfcnvfxt_quad_to_quad,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvfxt_quad_to_quad
	.type	_U_Qfcnvfxt_quad_to_quad, @function
_U_Qfcnvfxt_quad_to_quad:
	subq	$40, %rsp
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	movq	%rsp, %rax
	movq	%rax, %rdi
	call	unpack
	movl	(%rsp), %eax
	testl	%eax, %eax
	je	.L276
	cmpl	$3, %eax
	je	.L276
	movl	4(%rsp), %edi
	movq	8(%rsp), %rcx
	cmpl	$1, %eax
	je	.L286
	cmpl	$2, %eax
	je	.L272
.L271:
	cmpq	$126, %rcx
	jg	.L272
	movq	16(%rsp), %rax
	movq	24(%rsp), %rdx
	.p2align 4,,10
	.p2align 3
.L274:
	movq	%rax, %rsi
	shrq	%rdx
	addq	$1, %rcx
	salq	$63, %rsi
	shrq	%rax
	orq	%rsi, %rdx
	cmpq	$127, %rcx
	jne	.L274
	testl	%edi, %edi
	je	.L269
	xorl	%ecx, %ecx
	testq	%rdx, %rdx
	sete	%cl
	negq	%rdx
	subq	%rax, %rcx
	leaq	-1(%rcx), %rax
.L269:
	addq	$40, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L286:
	testq	%rcx, %rcx
	jns	.L271
.L276:
	xorl	%eax, %eax
	xorl	%edx, %edx
	addq	$40, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L272:
	movabsq	$9223372036854775807, %rdx
	testl	%edi, %edi
	movabsq	$-9223372036854775808, %rax
	cmove	%rdx, %rax
	cmpl	$1, %edi
	sbbq	%rdx, %rdx
	addq	$40, %rsp
	ret
	.size	_U_Qfcnvfxt_quad_to_quad, .-_U_Qfcnvfxt_quad_to_quad
	.section	.text._U_Qfcnvxf_quad_to_quad,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvxf_quad_to_quad
	.type	_U_Qfcnvxf_quad_to_quad, @function
_U_Qfcnvxf_quad_to_quad:
	movq	%rdi, %rax
	subq	$40, %rsp
	shrq	$63, %rax
	movl	$1, (%rsp)
	movl	%eax, 4(%rsp)
	jne	.L288
	movq	%rdi, %rax
	orq	%rsi, %rax
	je	.L289
.L290:
	movl	$126, %eax
	.p2align 4,,10
	.p2align 3
.L292:
	movq	%rsi, %rdx
	addq	%rdi, %rdi
	movq	%rax, %rcx
	addq	%rsi, %rsi
	shrq	$63, %rdx
	subq	$1, %rax
	orq	%rdx, %rdi
	jns	.L292
.L291:
	movq	%rcx, 8(%rsp)
	subq	$32, %rsp
	movq	%rdi, 48(%rsp)
	movq	%rsi, 56(%rsp)
	movdqa	32(%rsp), %xmm0
	movdqa	48(%rsp), %xmm1
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	call	pack
	addq	$72, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L288:
	xorl	%eax, %eax
	testq	%rsi, %rsi
	sete	%al
	negq	%rsi
	subq	%rdi, %rax
	leaq	-1(%rax), %rdi
	movq	%rdi, %rax
	orq	%rsi, %rax
	je	.L289
	testq	%rdi, %rdi
	jns	.L290
	movabsq	$-9223372036854775808, %rdi
	movl	$127, %ecx
	jmp	.L291
	.p2align 4,,10
	.p2align 3
.L289:
	movl	$0, (%rsp)
	xorl	%esi, %esi
	xorl	%edi, %edi
	movl	$127, %ecx
	jmp	.L291
	.size	_U_Qfcnvxf_quad_to_quad, .-_U_Qfcnvxf_quad_to_quad
	.section	.text._U_Qfcnvxf_quad_to_dbl,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvxf_quad_to_dbl
	.type	_U_Qfcnvxf_quad_to_dbl, @function
_U_Qfcnvxf_quad_to_dbl:
	subq	$8, %rsp
	call	_U_Qfcnvxf_quad_to_quad@PLT
	addq	$8, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	_U_Qfcnvff_quad_to_dbl@PLT
	.size	_U_Qfcnvxf_quad_to_dbl, .-_U_Qfcnvxf_quad_to_dbl
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
