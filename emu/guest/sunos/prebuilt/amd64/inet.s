// 42e6abc921cab8d847420f99aec4f563 emu/guest/libc/inet.c
	.file	"inet.c"
	.text
	.section	.text.parse_ipv4,"ax",@progbits
	.p2align 4
	.type	parse_ipv4, @function
parse_ipv4:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	xorl	%r13d, %r13d
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	xorl	%ebp, %ebp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movl	$0, (%rsi)
.L2:
	movzbl	(%rbx), %edi
	xorl	%r14d, %r14d
	xorl	%r15d, %r15d
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L3
.L13:
	cmpl	$4, %r14d
	je	.L12
	movsbl	(%rbx), %eax
	movzbl	1(%rbx), %edi
	leal	(%r15,%r15,4), %edx
	addq	$1, %rbx
	addl	$1, %r14d
	leal	-48(%rax,%rdx,2), %r15d
	call	isdigit@PLT
	testl	%eax, %eax
	jne	.L13
.L3:
	testl	%r14d, %r14d
	sete	%dl
	cmpl	$3, %r14d
	setg	%cl
	orb	%cl, %dl
	jne	.L1
	cmpl	$255, %r15d
	ja	.L1
	cmpl	$3, %ebp
	movl	$46, %edx
	movsbl	(%rbx), %ecx
	cmove	%r13d, %edx
	cmpl	%edx, %ecx
	jne	.L1
	movl	(%r12), %eax
	addl	$1, %ebp
	addq	$1, %rbx
	sall	$8, %eax
	orl	%r15d, %eax
	movl	%eax, (%r12)
	cmpl	$4, %ebp
	jne	.L2
	movl	$1, %eax
.L1:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	parse_ipv4, .-parse_ipv4
	.section	.text.inet_pton,"ax",@progbits
	.p2align 4
	.globl	inet_pton
	.type	inet_pton, @function
inet_pton:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	pushq	%rbx
	subq	$88, %rsp
	movq	%rdx, 16(%rsp)
	cmpl	$2, %edi
	je	.L73
	cmpl	$26, %edi
	jne	.L74
	movzbl	(%rsi), %eax
	cmpb	$58, %al
	je	.L21
.L24:
	leaq	48(%rsp), %rcx
	movl	$-1, 12(%rsp)
	xorl	%r13d, %r13d
	movq	%rcx, 24(%rsp)
	movq	%rcx, %rbp
	.p2align 4,,10
	.p2align 3
.L22:
	cmpb	$58, %al
	jne	.L25
	cmpl	$-1, 12(%rsp)
	je	.L75
.L25:
	cmpl	$8, %r13d
	je	.L17
	leaq	4(%r12), %rax
	movl	$0, 0(%rbp)
	movq	%r12, %r15
	movq	%rax, (%rsp)
.L28:
	movzbl	(%r15), %edi
	movl	%edi, %ebx
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L32
	cmpb	$63, %bl
	jg	.L31
.L33:
	movl	0(%rbp), %ebx
	movzbl	(%r15), %edi
	addq	$1, %r15
	sall	$4, %ebx
	movl	%edi, %r14d
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L29
	movsbl	%r14b, %edx
	subl	$48, %edx
.L30:
	orl	%ebx, %edx
	movl	%edx, 0(%rbp)
	cmpq	%r15, (%rsp)
	jne	.L28
.L31:
	cmpb	$46, (%r15)
	jne	.L34
	cmpl	$7, %r13d
	jne	.L76
.L34:
	cmpq	%r15, %r12
	je	.L17
	movzbl	(%r15), %eax
	addl	$1, %r13d
	testb	%al, %al
	je	.L35
	cmpb	$58, %al
	jne	.L17
	movzbl	1(%r15), %eax
	addq	$4, %rbp
	testb	%al, %al
	je	.L17
	leaq	1(%r15), %r12
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L74:
	call	___errno@PLT
	movl	$124, (%rax)
	addq	$88, %rsp
	movl	$-1, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L32:
	orl	$32, %ebx
	movsbl	%bl, %ebx
	subl	$97, %ebx
	cmpl	$5, %ebx
	jbe	.L33
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L29:
	movl	%r14d, %edx
	orl	$32, %edx
	movsbl	%dl, %edx
	leal	-97(%rdx), %eax
	subl	$87, %edx
	cmpl	$6, %eax
	movl	$99, %eax
	cmovnb	%eax, %edx
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L73:
	leaq	48(%rsp), %rbx
	movq	%r12, %rdi
	movq	%rbx, %rsi
	call	parse_ipv4
	testl	%eax, %eax
	jne	.L77
.L17:
	xorl	%eax, %eax
.L79:
	addq	$88, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L76:
	leaq	32(%rsp), %rsi
	movq	%r12, %rdi
	call	parse_ipv4
	testl	%eax, %eax
	je	.L34
	movl	32(%rsp), %eax
	leal	1(%r13), %edx
	addl	$2, %r13d
	movslq	%edx, %rdx
	movl	%eax, %ecx
	andl	$65535, %eax
	shrl	$16, %ecx
	movl	%ecx, 0(%rbp)
	movl	%eax, 48(%rsp,%rdx,4)
.L35:
	cmpl	$-1, 12(%rsp)
	je	.L78
.L37:
	cmpl	$8, %r13d
	je	.L17
	cmpl	$7, 12(%rsp)
	jg	.L38
	movl	$6, %eax
	.p2align 4,,10
	.p2align 3
.L40:
	movl	12(%rsp), %ecx
	xorl	%edx, %edx
	cmpl	%ecx, %r13d
	jle	.L39
	subl	$1, %r13d
	movslq	%r13d, %rdx
	movl	48(%rsp,%rdx,4), %edx
.L39:
	movq	24(%rsp), %rcx
	movl	%edx, 4(%rcx,%rax,4)
	movl	12(%rsp), %ecx
	movl	%eax, %edx
	subq	$1, %rax
	cmpl	%ecx, %edx
	jge	.L40
.L38:
	movq	16(%rsp), %rdi
	leaq	32(%rsp), %rsi
	movl	$16, %edx
	movq	48(%rsp), %xmm0
	movq	56(%rsp), %xmm1
	movdqa	%xmm0, %xmm2
	punpcklwd	%xmm1, %xmm2
	punpcklwd	%xmm1, %xmm0
	movq	72(%rsp), %xmm1
	pshufd	$78, %xmm2, %xmm2
	punpcklwd	%xmm2, %xmm0
	movq	64(%rsp), %xmm2
	movdqa	%xmm2, %xmm3
	punpcklwd	%xmm1, %xmm2
	punpcklwd	%xmm1, %xmm3
	movdqa	%xmm0, %xmm1
	pshufd	$78, %xmm3, %xmm3
	psrlw	$8, %xmm1
	punpcklwd	%xmm3, %xmm2
	movq	.LC0(%rip), %xmm3
	movdqa	%xmm2, %xmm4
	psrlw	$8, %xmm4
	pand	%xmm3, %xmm1
	pand	%xmm3, %xmm0
	pand	%xmm3, %xmm4
	pand	%xmm2, %xmm3
	packuswb	%xmm4, %xmm1
	packuswb	%xmm3, %xmm0
	pshufd	$8, %xmm0, %xmm0
	pshufd	$8, %xmm1, %xmm1
	movdqa	%xmm1, %xmm2
	punpcklbw	%xmm0, %xmm1
	punpcklbw	%xmm0, %xmm2
	pshufd	$78, %xmm1, %xmm1
	movq	%xmm2, 32(%rsp)
	movq	%xmm1, 40(%rsp)
	call	memcpy@PLT
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L75:
	cmpb	$0, 1(%r12)
	movl	%r13d, 12(%rsp)
	leaq	1(%r12), %rax
	je	.L37
	movq	%rax, %r12
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L77:
	movl	48(%rsp), %eax
	movq	16(%rsp), %rdi
	movl	$4, %edx
	movq	%rbx, %rsi
	bswap	%eax
	movl	%eax, 48(%rsp)
	call	memcpy@PLT
.L18:
	addq	$88, %rsp
	movl	$1, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	movzbl	1(%rsi), %eax
	addq	$1, %r12
	cmpb	$58, %al
	je	.L24
	xorl	%eax, %eax
	jmp	.L79
.L78:
	cmpl	$8, %r13d
	je	.L38
	jmp	.L17
	.size	inet_pton, .-inet_pton
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC1:
	.string	":%x"
.LC2:
	.string	"%x"
.LC3:
	.string	":"
.LC4:
	.string	""
.LC5:
	.string	"%u.%u.%u.%u"
.LC6:
	.string	"::"
.LC7:
	.string	"%s%u.%u.%u.%u"
	.section	.text.inet_ntop,"ax",@progbits
	.p2align 4
	.globl	inet_ntop
	.type	inet_ntop, @function
inet_ntop:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$136, %rsp
	movq	%rdx, 24(%rsp)
	movq	%rcx, 16(%rsp)
	cmpl	$2, %edi
	je	.L113
	cmpl	$26, %edi
	jne	.L83
	movq	.LC0(%rip), %xmm3
	movq	(%rsi), %xmm1
	movl	$1, %ebx
	movl	$-1, %r13d
	movq	8(%rsi), %xmm2
	xorl	%edi, %edi
	leaq	48(%rsp), %r8
	movdqa	%xmm3, %xmm0
	pand	%xmm1, %xmm0
	psrlw	$8, %xmm1
	pand	%xmm2, %xmm3
	packuswb	%xmm3, %xmm0
	psrlw	$8, %xmm2
	pxor	%xmm3, %xmm3
	pshufd	$8, %xmm0, %xmm0
	packuswb	%xmm2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	movdqa	%xmm0, %xmm2
	punpcklbw	%xmm3, %xmm0
	punpcklbw	%xmm3, %xmm2
	movdqa	%xmm1, %xmm4
	pshufd	$78, %xmm0, %xmm0
	punpcklbw	%xmm3, %xmm1
	psllw	$8, %xmm2
	punpcklbw	%xmm3, %xmm4
	pshufd	$78, %xmm1, %xmm1
	psllw	$8, %xmm0
	por	%xmm4, %xmm2
	por	%xmm1, %xmm0
	pxor	%xmm1, %xmm1
	movdqa	%xmm2, %xmm4
	movdqa	%xmm0, %xmm3
	punpcklwd	%xmm1, %xmm2
	punpcklwd	%xmm1, %xmm0
	punpcklwd	%xmm1, %xmm3
	punpcklwd	%xmm1, %xmm4
	pshufd	$78, %xmm2, %xmm2
	pshufd	$78, %xmm0, %xmm0
	movq	%xmm4, 48(%rsp)
	movq	%xmm2, 56(%rsp)
	movq	%xmm3, 64(%rsp)
	movq	%xmm0, 72(%rsp)
.L84:
	movslq	%edi, %rax
	xorl	%ecx, %ecx
	leaq	(%r8,%rax,4), %rdx
	movl	%edi, %eax
	jmp	.L89
	.p2align 4,,10
	.p2align 3
.L86:
	addl	$1, %eax
	addl	$1, %ecx
	addq	$4, %rdx
	cmpl	$8, %eax
	je	.L85
.L89:
	movl	(%rdx), %r9d
	testl	%r9d, %r9d
	je	.L86
	cmpl	%ebx, %ecx
	jle	.L87
	movl	%ecx, %ebx
	movl	%edi, %r13d
.L87:
	leal	1(%rax), %edi
	cmpl	$7, %edi
	jle	.L84
	jmp	.L88
	.p2align 4,,10
	.p2align 3
.L85:
	cmpl	%ecx, %ebx
	jl	.L114
.L88:
	testl	%r13d, %r13d
	je	.L115
	movl	$8, %r15d
	xorl	%ecx, %ecx
.L90:
	leaq	80(%rsp), %rax
	xorl	%r14d, %r14d
	movl	%ecx, 36(%rsp)
	subl	$1, %ebx
	movl	%r14d, %r12d
	movq	%rax, 8(%rsp)
	movq	%rax, %r14
	leaq	.LC2(%rip), %rbp
	movq	%rsi, 40(%rsp)
	jmp	.L94
	.p2align 4,,10
	.p2align 3
.L91:
	movslq	%r12d, %rax
	movq	%rbp, %rdx
	movl	48(%rsp,%rax,4), %ecx
	testl	%r12d, %r12d
	je	.L93
	cmpb	$58, -1(%r14)
	leaq	.LC1(%rip), %rdx
	cmove	%rbp, %rdx
.L93:
	movq	%r14, %rdi
	movl	$8, %esi
	xorl	%eax, %eax
	call	snprintf@PLT
	addl	$1, %r12d
	cltq
	addq	%rax, %r14
	cmpl	%r12d, %r15d
	jle	.L116
.L94:
	cmpl	%r12d, %r13d
	jne	.L91
	movq	%r14, %rdi
	movl	$3, %esi
	leal	0(%r13,%rbx), %r12d
	xorl	%eax, %eax
	leaq	.LC6(%rip), %rdx
	addl	$1, %r12d
	call	snprintf@PLT
	cltq
	addq	%rax, %r14
	cmpl	%r12d, %r15d
	jg	.L94
	.p2align 4,,10
	.p2align 3
.L116:
	movl	36(%rsp), %ecx
	movq	40(%rsp), %rsi
	testl	%ecx, %ecx
	je	.L82
	movzbl	15(%rsi), %edx
	movzbl	14(%rsi), %eax
	leaq	.LC3(%rip), %r8
	leaq	.LC4(%rip), %rcx
	cmpb	$58, -1(%r14)
	movq	%r14, %rdi
	pushq	%rdx
	cmovne	%r8, %rcx
	leaq	.LC7(%rip), %rdx
	pushq	%rax
	movzbl	13(%rsi), %r9d
	xorl	%eax, %eax
	movzbl	12(%rsi), %r8d
	movl	$20, %esi
	call	snprintf@PLT
	popq	%rax
	popq	%rdx
.L82:
	movq	8(%rsp), %rdi
	call	strlen@PLT
	movq	16(%rsp), %rbx
	cmpq	%rbx, %rax
	jnb	.L117
	movq	8(%rsp), %rsi
	movq	24(%rsp), %rdi
	call	strcpy@PLT
.L80:
	addq	$136, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L115:
	cmpl	$6, %ebx
	je	.L101
	xorl	%ecx, %ecx
	movl	$8, %r15d
	cmpl	$5, %ebx
	jne	.L90
	pshufd	$0xe5, %xmm3, %xmm5
	movd	%xmm5, %eax
	cmpl	$65535, %eax
	sete	%al
	sete	%cl
	cmpb	$1, %al
	movzbl	%cl, %ecx
	sbbl	%edx, %edx
	andl	$2, %edx
	leal	6(%rdx), %r15d
	jmp	.L90
.L114:
	movl	%ecx, %ebx
	movl	%edi, %r13d
	jmp	.L88
.L83:
	call	___errno@PLT
	movl	$124, (%rax)
	xorl	%eax, %eax
	jmp	.L80
.L113:
	movzbl	3(%rsi), %eax
	leaq	80(%rsp), %rdi
	subq	$8, %rsp
	movzbl	(%rsi), %ecx
	movq	%rdi, 16(%rsp)
	leaq	.LC5(%rip), %rdx
	pushq	%rax
	movzbl	2(%rsi), %r9d
	xorl	%eax, %eax
	movzbl	1(%rsi), %r8d
	movl	$48, %esi
	call	snprintf@PLT
	popq	%r10
	popq	%r11
	jmp	.L82
.L101:
	movl	$6, %r15d
	movl	$1, %ecx
	jmp	.L90
.L117:
	call	___errno@PLT
	movl	$28, (%rax)
	xorl	%eax, %eax
	jmp	.L80
	.size	inet_ntop, .-inet_ntop
	.globl	in6addr_loopback
	.section	.rodata
	.align 16
	.type	in6addr_loopback, @object
	.size	in6addr_loopback, 16
in6addr_loopback:
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.ascii	"\001"
	.globl	in6addr_any
	.align 16
	.type	in6addr_any, @object
	.size	in6addr_any, 16
in6addr_any:
	.zero	16
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.value	255
	.value	255
	.value	255
	.value	255
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
