// 0b7fcc0825713d0c1e3bb29a1333eeb8 emu/guest/libc/addrinfo.c
	.file	"addrinfo.c"
	.text
	.section	.text.add_address,"ax",@progbits
	.p2align 4
	.type	add_address, @function
add_address:
	pushq	%r15
	pushq	%r14
	movl	$9, %r14d
	pushq	%r13
	leaq	transports(%rip), %r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rcx, %rbx
	subq	$40, %rsp
	movq	%rdx, (%rsp)
.L20:
	movl	8(%rbx), %eax
	testl	%eax, %eax
	jne	.L2
	movl	4(%r13), %eax
	testl	%eax, %eax
	je	.L3
	movl	12(%rbx), %edx
	testl	%edx, %edx
	jne	.L4
.L3:
	cmpl	$4, 0(%r13)
	je	.L14
.L7:
	movq	(%rsp), %rax
	testq	%rax, %rax
	je	.L9
.L42:
	movq	8(%r13), %r15
	testq	%r15, %r15
	je	.L14
	movq	%rax, %rdi
	leaq	24(%rsp), %rsi
	movl	$10, %edx
	call	strtoul@PLT
	movq	%rax, 8(%rsp)
	movq	(%rsp), %rax
	movzbl	(%rax), %edi
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L11
	movq	24(%rsp), %rax
	cmpb	$0, (%rax)
	je	.L40
.L11:
	testb	$64, (%rbx)
	je	.L41
.L14:
	addq	$16, %r13
	leaq	48+transports(%rip), %rax
	cmpq	%rax, %r13
	jne	.L20
.L1:
	addq	$40, %rsp
	movl	%r14d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	0(%r13), %eax
	jne	.L14
	movl	4(%r13), %eax
	testl	%eax, %eax
	je	.L7
	movl	12(%rbx), %edx
	testl	%edx, %edx
	je	.L7
	cmpl	%edx, %eax
	jne	.L14
	movq	(%rsp), %rax
	testq	%rax, %rax
	jne	.L42
	.p2align 4,,10
	.p2align 3
.L9:
	xorl	%r8d, %r8d
	movw	%r8w, 8(%rsp)
.L12:
	movl	4(%r13), %r15d
	testl	%r15d, %r15d
	jne	.L16
	movl	12(%rbx), %r15d
.L16:
	movl	$80, %esi
	movl	$1, %edi
	movl	0(%r13), %r14d
	call	calloc@PLT
	movq	%rax, %rcx
	movl	0(%rbp), %eax
	testq	%rcx, %rcx
	je	.L22
	cmpl	$26, %eax
	je	.L43
	movl	$2, %esi
	movl	4(%rbp), %edx
	movq	$0, 56(%rcx)
	movw	%si, 48(%rcx)
	movzwl	8(%rsp), %esi
	movl	%edx, 52(%rcx)
	movl	$16, %edx
	movw	%si, 50(%rcx)
.L19:
	movl	%eax, 4(%rcx)
	leaq	48(%rcx), %rax
	addq	$16, %r13
	movq	%rax, 32(%rcx)
	movq	8(%r12), %rax
	movl	%r14d, 8(%rcx)
	xorl	%r14d, %r14d
	movl	$0, (%rcx)
	movl	%r15d, 12(%rcx)
	movq	%rdx, 16(%rcx)
	movq	$0, 24(%rcx)
	movq	$0, 40(%rcx)
	movq	%rcx, (%rax)
	addq	$40, %rcx
	leaq	48+transports(%rip), %rax
	movq	%rcx, 8(%r12)
	cmpq	%rax, %r13
	jne	.L20
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	%edx, %eax
	je	.L3
	addq	$16, %r13
	leaq	48+transports(%rip), %rax
	cmpq	%rax, %r13
	jne	.L20
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L41:
	movq	(%rsp), %rdi
	movq	%r15, %rsi
	call	getservbyname@PLT
	testq	%rax, %rax
	je	.L14
	movzwl	16(%rax), %eax
	movw	%ax, 8(%rsp)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L43:
	pxor	%xmm0, %xmm0
	movl	$26, %edi
	movl	24(%rbp), %eax
	leaq	8(%rbp), %rsi
	movups	%xmm0, 48(%rcx)
	movl	$16, %edx
	movw	%di, 48(%rcx)
	movzwl	8(%rsp), %edi
	movups	%xmm0, 64(%rcx)
	movw	%di, 50(%rcx)
	leaq	56(%rcx), %rdi
	movl	%eax, 72(%rcx)
	movq	%rcx, 8(%rsp)
	call	memcpy@PLT
	movl	0(%rbp), %eax
	movq	8(%rsp), %rcx
	movl	$32, %edx
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L40:
	movq	8(%rsp), %rdi
	movl	%edi, %eax
	rolw	$8, %ax
	movw	%ax, 8(%rsp)
	cmpq	$65535, %rdi
	jbe	.L12
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L22:
	movl	$6, %r14d
	jmp	.L1
	.size	add_address, .-add_address
	.section	.text.add_host,"ax",@progbits
	.p2align 4
	.type	add_host, @function
add_host:
	pushq	%r15
	pushq	%r14
	movq	%rcx, %r14
	pushq	%r13
	movl	%r8d, %r13d
	pushq	%r12
	movl	$8, %r12d
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	subq	$136, %rsp
	cmpl	$26, 4(%rcx)
	movq	%rdx, 24(%rsp)
	sete	%dl
	cmpl	$2, %r8d
	sete	%al
	movq	%rdi, 16(%rsp)
	xorl	%edi, %edi
	andl	%eax, %edx
	movq	%r9, 8(%rsp)
	movb	%dl, 47(%rsp)
	call	sethostent@PLT
	leaq	56(%rsp), %rax
	movq	%rax, 32(%rsp)
	.p2align 4,,10
	.p2align 3
.L45:
	call	gethostent_any@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L56
.L73:
	testl	$-9, %r12d
	jne	.L56
	cmpl	%r13d, 16(%rbx)
	jne	.L45
	movq	(%rbx), %rsi
	movq	%rbp, %rdi
	movq	8(%rbx), %r15
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L69
	jmp	.L48
	.p2align 4,,10
	.p2align 3
.L51:
	addq	$8, %r15
.L69:
	movq	(%r15), %rsi
	testq	%rsi, %rsi
	je	.L45
	movq	%rbp, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L51
	cmpq	$0, (%r15)
	je	.L45
.L48:
	movq	24(%rbx), %rax
	movq	32(%rsp), %rdi
	movl	$4, %edx
	movq	(%rax), %rsi
	call	memcpy@PLT
	cmpl	$26, %r13d
	je	.L70
	cmpb	$0, 47(%rsp)
	movl	56(%rsp), %eax
	jne	.L71
	pxor	%xmm0, %xmm0
	movl	$0, 120(%rsp)
	movups	%xmm0, 104(%rsp)
	movdqu	108(%rsp), %xmm2
	movl	$2, 96(%rsp)
	movl	%eax, 100(%rsp)
	movdqa	96(%rsp), %xmm1
	movaps	%xmm1, 64(%rsp)
	movups	%xmm2, 76(%rsp)
.L53:
	movq	8(%rsp), %rax
	cmpq	$0, (%rax)
	je	.L72
.L55:
	movq	24(%rsp), %rdx
	movq	16(%rsp), %rdi
	leaq	64(%rsp), %rsi
	movq	%r14, %rcx
	call	add_address
	movl	%eax, %r12d
	call	gethostent_any@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	jne	.L73
.L56:
	call	endhostent@PLT
	addq	$136, %rsp
	movl	%r12d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L71:
	pxor	%xmm0, %xmm0
	leaq	60(%rsp), %rsi
	leaq	84(%rsp), %rdi
	movl	$4, %edx
	movups	%xmm0, 68(%rsp)
	movdqa	.LC0(%rip), %xmm0
	movq	$0, 84(%rsp)
	movl	%eax, 60(%rsp)
	movups	%xmm0, 72(%rsp)
	movl	$26, 64(%rsp)
	call	memcpy@PLT
	movdqa	64(%rsp), %xmm3
	movdqu	76(%rsp), %xmm0
	movq	8(%rsp), %rax
	movaps	%xmm3, 96(%rsp)
	movups	%xmm0, 108(%rsp)
	movdqa	96(%rsp), %xmm4
	cmpq	$0, (%rax)
	movaps	%xmm4, 64(%rsp)
	movups	%xmm0, 76(%rsp)
	jne	.L55
.L72:
	movq	(%rbx), %rdi
	call	strdup@PLT
	movq	8(%rsp), %rcx
	movq	%rax, (%rcx)
	jmp	.L55
	.p2align 4,,10
	.p2align 3
.L70:
	movq	24(%rbx), %rax
	pxor	%xmm0, %xmm0
	leaq	72(%rsp), %rdi
	movl	$16, %edx
	movq	(%rax), %rsi
	movups	%xmm0, 68(%rsp)
	movq	$0, 84(%rsp)
	movl	$26, 64(%rsp)
	call	memcpy@PLT
	movdqa	64(%rsp), %xmm5
	movdqu	76(%rsp), %xmm0
	movaps	%xmm5, 96(%rsp)
	movups	%xmm0, 108(%rsp)
	movdqa	96(%rsp), %xmm6
	movaps	%xmm6, 64(%rsp)
	movups	%xmm0, 76(%rsp)
	jmp	.L53
	.size	add_host, .-add_host
	.section	.text.freeaddrinfo,"ax",@progbits
	.p2align 4
	.globl	freeaddrinfo
	.type	freeaddrinfo, @function
freeaddrinfo:
	testq	%rdi, %rdi
	je	.L82
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	.p2align 4,,10
	.p2align 3
.L76:
	movq	%rbx, %rbp
	movq	40(%rbx), %rbx
	movq	24(%rbp), %rdi
	call	free@PLT
	movq	%rbp, %rdi
	call	free@PLT
	testq	%rbx, %rbx
	jne	.L76
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L82:
	ret
	.size	freeaddrinfo, .-freeaddrinfo
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC2:
	.string	"localhost"
	.section	.text.getaddrinfo,"ax",@progbits
	.p2align 4
	.globl	getaddrinfo
	.type	getaddrinfo, @function
getaddrinfo:
	pushq	%r15
	movq	%rdi, %r8
	pushq	%r14
	orq	%rsi, %r8
	movq	%rcx, %r14
	pushq	%r13
	movq	%rsi, %r13
	pushq	%r12
	movl	$8, %r12d
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$216, %rsp
	movq	$0, 32(%rsp)
	leaq	32(%rsp), %r15
	movq	%r15, 40(%rsp)
	movq	$0, 24(%rsp)
	testq	%rdx, %rdx
	je	.L86
	testq	%r8, %r8
	je	.L85
	movq	%rdx, %rbx
	movl	(%rdx), %edx
	testb	$16, %dl
	je	.L141
	testq	%rdi, %rdi
	je	.L134
.L141:
	movl	4(%rbx), %eax
	testl	$-3, %eax
	je	.L142
	movl	$5, %r12d
	cmpl	$26, %eax
	jne	.L85
.L142:
	cmpl	$4, 8(%rbx)
	movl	$10, %r12d
	jbe	.L174
.L85:
	addq	$216, %rsp
	movl	%r12d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L174:
	testq	%rbp, %rbp
	je	.L175
.L90:
	leaq	80(%rsp), %r12
	movq	%rbp, %rdi
	movq	$0, 112(%rsp)
	movq	%r12, %rsi
	call	inet_aton@PLT
	testl	%eax, %eax
	je	.L98
	movl	80(%rsp), %eax
	pxor	%xmm0, %xmm0
	movl	$0, 168(%rsp)
	movups	%xmm0, 152(%rsp)
	movdqu	156(%rsp), %xmm2
	movl	$2, 144(%rsp)
	movl	%eax, 148(%rsp)
	movdqa	144(%rsp), %xmm1
	movaps	%xmm1, 48(%rsp)
	movups	%xmm2, 60(%rsp)
.L99:
	movdqa	48(%rsp), %xmm5
	movdqu	60(%rsp), %xmm6
	movl	4(%rbx), %eax
	movaps	%xmm5, 80(%rsp)
	movups	%xmm6, 92(%rsp)
	cmpl	$26, %eax
	je	.L176
.L107:
	testl	%eax, %eax
	je	.L110
	movl	80(%rsp), %edx
.L108:
	cmpl	%eax, %edx
	jne	.L109
.L110:
	movq	%r12, %rsi
	movq	%r15, %rdi
	movq	%rbx, %rcx
	movq	%r13, %rdx
	call	add_address
	xorl	%edi, %edi
	movl	%eax, %r12d
.L97:
	movq	32(%rsp), %rax
	movq	%rax, %r13
	testl	%r12d, %r12d
	jne	.L94
	movl	(%rbx), %edx
.L127:
	andl	$16, %edx
	movq	%rax, %r13
	je	.L96
	testq	%rdi, %rdi
	je	.L95
	movq	%rdi, 24(%rax)
.L131:
	xorl	%edi, %edi
	call	free@PLT
.L130:
	movq	%r13, (%r14)
	xorl	%r12d, %r12d
	jmp	.L85
	.p2align 4,,10
	.p2align 3
.L86:
	testq	%r8, %r8
	je	.L85
	leaq	none.1(%rip), %rbx
	testq	%rdi, %rdi
	jne	.L90
.L169:
	movq	in6addr_loopback@GOTPCREL(%rip), %rsi
	movl	$16777343, %eax
.L91:
	pxor	%xmm0, %xmm0
	leaq	152(%rsp), %rdi
	movq	%r8, (%rsp)
	movl	$16, %edx
	movl	$0, 104(%rsp)
	movl	$2, 80(%rsp)
	movl	%eax, 84(%rsp)
	movq	$0, 164(%rsp)
	movl	$26, 144(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm0, 148(%rsp)
	call	memcpy@PLT
	cmpl	$26, 4(%rbx)
	movq	(%rsp), %r8
	movdqa	144(%rsp), %xmm3
	movdqu	156(%rsp), %xmm4
	movaps	%xmm3, 112(%rsp)
	movups	%xmm4, 124(%rsp)
	je	.L92
	movq	%r8, %rdx
	leaq	80(%rsp), %rsi
	movq	%rbx, %rcx
	movq	%r15, %rdi
	call	add_address
	movq	(%rsp), %r8
	testl	%eax, %eax
	movl	%eax, %r12d
	jne	.L177
	cmpl	$2, 4(%rbx)
	jne	.L92
	xorl	%edi, %edi
	testb	$16, (%rbx)
	jne	.L95
.L96:
	call	free@PLT
	movq	32(%rsp), %r13
	jmp	.L130
	.p2align 4,,10
	.p2align 3
.L98:
	movq	%rbp, %rdi
	call	strlen@PLT
	cmpq	$63, %rax
	jbe	.L178
.L100:
	testb	$32, (%rbx)
	je	.L179
	xorl	%edi, %edi
	xorl	%r13d, %r13d
	movl	$8, %r12d
	call	free@PLT
.L111:
	movq	%r13, %rdi
	call	freeaddrinfo@PLT
	jmp	.L85
	.p2align 4,,10
	.p2align 3
.L178:
	leaq	144(%rsp), %r8
	movq	%rbp, %rsi
	movq	%r8, %rdi
	movq	%r8, (%rsp)
	call	strcpy@PLT
	movl	$37, %esi
	movq	%rax, %rdi
	call	strchr@PLT
	movq	(%rsp), %r8
	testq	%rax, %rax
	je	.L101
	movb	$0, (%rax)
	pxor	%xmm0, %xmm0
	leaq	56(%rsp), %rdx
	movq	%r8, %rsi
	movl	$26, %edi
	movaps	%xmm0, 48(%rsp)
	movq	%rax, (%rsp)
	movl	$26, 48(%rsp)
	movups	%xmm0, 60(%rsp)
	call	inet_pton@PLT
	movq	(%rsp), %rcx
	cmpl	$1, %eax
	jne	.L100
	leaq	1(%rcx), %rdi
	leaq	112(%rsp), %rsi
	movl	$10, %edx
	call	strtoul@PLT
	movq	(%rsp), %rcx
	movl	%eax, 72(%rsp)
	movzbl	1(%rcx), %edi
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L100
	movq	112(%rsp), %rax
	cmpb	$0, (%rax)
	jne	.L100
	jmp	.L99
	.p2align 4,,10
	.p2align 3
.L176:
	movl	80(%rsp), %edx
	cmpl	$2, %edx
	jne	.L108
	testb	$1, (%rbx)
	je	.L109
	pxor	%xmm0, %xmm0
	movl	84(%rsp), %eax
	leaq	20(%rsp), %rsi
	leaq	132(%rsp), %rdi
	movups	%xmm0, 116(%rsp)
	movdqa	.LC0(%rip), %xmm0
	movl	$4, %edx
	movq	$0, 132(%rsp)
	movl	%eax, 20(%rsp)
	movups	%xmm0, 120(%rsp)
	movl	$26, 112(%rsp)
	call	memcpy@PLT
	movdqa	112(%rsp), %xmm7
	movdqu	124(%rsp), %xmm0
	movl	4(%rbx), %eax
	movaps	%xmm7, 144(%rsp)
	movups	%xmm0, 156(%rsp)
	movdqa	144(%rsp), %xmm7
	movaps	%xmm7, 80(%rsp)
	movups	%xmm0, 92(%rsp)
	jmp	.L107
	.p2align 4,,10
	.p2align 3
.L109:
	xorl	%r13d, %r13d
	xorl	%edi, %edi
	movl	$1, %r12d
.L94:
	call	free@PLT
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L175:
	andl	$8, %edx
	je	.L169
	movq	in6addr_any@GOTPCREL(%rip), %rsi
	xorl	%eax, %eax
	jmp	.L91
	.p2align 4,,10
	.p2align 3
.L179:
	movl	4(%rbx), %r10d
	cmpl	$26, %r10d
	movl	%r10d, (%rsp)
	je	.L112
	leaq	24(%rsp), %r9
	pxor	%xmm0, %xmm0
	movq	%rbx, %rcx
	movq	%r13, %rdx
	movabsq	$72058139498774530, %rax
	movl	$2, %r8d
	movq	%rbp, %rsi
	movq	%r15, %rdi
	movq	%r9, 8(%rsp)
	movq	%rax, 112(%rsp)
	movl	$0, 136(%rsp)
	movups	%xmm0, 120(%rsp)
	call	add_host
	movl	(%rsp), %r10d
	movq	8(%rsp), %r9
	movl	%eax, %r12d
	cmpl	$2, %r10d
	je	.L164
	testl	$-9, %eax
	je	.L180
.L172:
	movq	24(%rsp), %rdi
	movq	32(%rsp), %r13
	jmp	.L94
	.p2align 4,,10
	.p2align 3
.L92:
	movq	%r15, %rdi
	leaq	112(%rsp), %rsi
	movq	%rbx, %rcx
	movq	%r8, %rdx
	call	add_address
	xorl	%edi, %edi
	movl	%eax, %r12d
	jmp	.L97
	.p2align 4,,10
	.p2align 3
.L112:
	movq	in6addr_loopback@GOTPCREL(%rip), %rsi
	pxor	%xmm0, %xmm0
	movl	$16, %edx
	leaq	152(%rsp), %rdi
	movups	%xmm0, 148(%rsp)
	movq	$0, 164(%rsp)
	movl	$26, 144(%rsp)
	call	memcpy@PLT
	leaq	24(%rsp), %r9
	movq	%r13, %rdx
	movq	%rbx, %rcx
	movl	$26, %r8d
	movq	%rbp, %rsi
	movq	%r15, %rdi
	movq	%r9, (%rsp)
	movdqa	144(%rsp), %xmm7
	movaps	%xmm7, 112(%rsp)
	movdqu	156(%rsp), %xmm7
	movups	%xmm7, 124(%rsp)
	call	add_host
	movl	(%rbx), %edx
	movq	(%rsp), %r9
	movl	%eax, %r12d
	testb	$1, %dl
	je	.L164
	cmpl	$8, %eax
	jne	.L181
	movl	$2, %r8d
	movq	%rbx, %rcx
	movq	%r13, %rdx
	movq	%rbp, %rsi
	movq	%r15, %rdi
	call	add_host
.L173:
	movl	%eax, %r12d
	.p2align 4,,10
	.p2align 3
.L164:
	cmpl	$8, %r12d
	je	.L182
.L123:
	movq	24(%rsp), %rdi
	jmp	.L97
	.p2align 4,,10
	.p2align 3
.L177:
	movq	32(%rsp), %r13
	xorl	%edi, %edi
	jmp	.L94
	.p2align 4,,10
	.p2align 3
.L134:
	movl	$3, %r12d
	jmp	.L85
.L180:
	movl	$26, %r8d
	movq	%rbx, %rcx
	movq	%r13, %rdx
	movq	%rbp, %rsi
	movq	%r15, %rdi
	call	add_host
	cmpl	$8, %r12d
	je	.L173
	testl	$-9, %eax
	je	.L123
	movq	24(%rsp), %rdi
	movq	32(%rsp), %r13
	movl	%eax, %r12d
	jmp	.L94
	.p2align 4,,10
	.p2align 3
.L101:
	pxor	%xmm0, %xmm0
	leaq	56(%rsp), %rdx
	movq	%r8, %rsi
	movl	$26, %edi
	movaps	%xmm0, 48(%rsp)
	movl	$26, 48(%rsp)
	movups	%xmm0, 60(%rsp)
	call	inet_pton@PLT
	cmpl	$1, %eax
	je	.L99
	jmp	.L100
	.p2align 4,,10
	.p2align 3
.L182:
	leaq	.LC2(%rip), %rsi
	movq	%rbp, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L165
	leaq	112(%rsp), %rsi
	movq	%rbx, %rcx
	movq	%r13, %rdx
	movq	%r15, %rdi
	call	add_address
	movl	%eax, %r12d
	jmp	.L123
	.p2align 4,,10
	.p2align 3
.L95:
	movq	%rbp, %rdi
	call	strdup@PLT
	movq	32(%rsp), %r13
	movq	$0, 24(%rsp)
	movq	%rax, 24(%r13)
	testq	%rax, %rax
	jne	.L131
	xorl	%edi, %edi
	movl	$6, %r12d
	call	free@PLT
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L165:
	movq	24(%rsp), %rdi
	movq	32(%rsp), %r13
	movl	$8, %r12d
	jmp	.L94
.L181:
	testl	%eax, %eax
	jne	.L172
	testb	$2, %dl
	je	.L171
	movl	$2, %r8d
	movq	%rbx, %rcx
	movq	%r13, %rdx
	movq	%rbp, %rsi
	movq	%r15, %rdi
	call	add_host
	movl	%eax, %r12d
	cmpl	$8, %eax
	jne	.L123
	movl	(%rbx), %edx
.L171:
	movq	24(%rsp), %rdi
	movq	32(%rsp), %rax
	jmp	.L127
	.size	getaddrinfo, .-getaddrinfo
	.section	.rodata.str1.1
.LC3:
	.string	"udp"
.LC4:
	.string	"tcp"
.LC5:
	.string	"%s"
.LC6:
	.string	"%%%u"
.LC7:
	.string	"%u"
	.section	.text.getnameinfo,"ax",@progbits
	.p2align 4
	.globl	getnameinfo
	.type	getnameinfo, @function
getnameinfo:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdx, %rbp
	movl	$5, %edx
	pushq	%rbx
	subq	$280, %rsp
	cmpq	$15, %rsi
	jbe	.L183
	movzwl	(%rdi), %edx
	movq	%rdi, %rbx
	movq	%rcx, %r12
	movq	%r8, %r15
	movq	%r9, %r13
	cmpw	$2, %dx
	je	.L243
	cmpw	$26, %dx
	jne	.L216
	cmpq	$31, %rsi
	jbe	.L216
	testq	%rbp, %rbp
	je	.L186
	testq	%rcx, %rcx
	je	.L186
.L188:
	leaq	8(%rbx), %r8
	testb	$2, 336(%rsp)
	je	.L217
	testb	$4, 336(%rsp)
	jne	.L190
	leaq	16(%rsp), %r14
	movzwl	%dx, %edi
	movl	$256, %ecx
	movq	%r8, %rsi
	movq	%r14, %rdx
	call	inet_ntop@PLT
	jmp	.L202
	.p2align 4,,10
	.p2align 3
.L243:
	testq	%rcx, %rcx
	je	.L186
	testq	%rbp, %rbp
	je	.L186
.L187:
	leaq	4(%rbx), %r8
	testb	$2, 336(%rsp)
	jne	.L197
	movb	$0, 4(%rsp)
	movl	$4, %esi
.L195:
	movq	%r8, %rdi
	movq	%r8, 8(%rsp)
	call	gethostbyaddr@PLT
	testq	%rax, %rax
	je	.L244
	movq	(%rax), %rcx
	leaq	16(%rsp), %r14
	xorl	%eax, %eax
	leaq	.LC5(%rip), %rdx
	movl	$256, %esi
	movq	%r14, %rdi
	call	snprintf@PLT
	testb	$1, 336(%rsp)
	jne	.L245
.L201:
	movq	%r14, %rdi
	call	strlen@PLT
	cmpq	%r12, %rax
	jnb	.L210
	movq	%r14, %rsi
	movq	%rbp, %rdi
	call	strcpy@PLT
	testq	%r15, %r15
	je	.L242
	testq	%r13, %r13
	jne	.L205
.L242:
	xorl	%edx, %edx
.L183:
	addq	$280, %rsp
	movl	%edx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L216:
	movl	$5, %edx
	jmp	.L183
	.p2align 4,,10
	.p2align 3
.L186:
	testq	%r15, %r15
	je	.L190
	testq	%r13, %r13
	je	.L190
	testq	%rbp, %rbp
	je	.L205
	testq	%r12, %r12
	jne	.L191
.L205:
	testb	$8, 336(%rsp)
	jne	.L194
	testb	$16, 336(%rsp)
	leaq	.LC4(%rip), %rsi
	leaq	.LC3(%rip), %rax
	movzwl	2(%rbx), %edi
	cmovne	%rax, %rsi
	call	getservbyport@PLT
	testq	%rax, %rax
	jne	.L246
.L194:
	movzwl	2(%rbx), %ecx
	leaq	16(%rsp), %rbx
	xorl	%eax, %eax
	leaq	.LC7(%rip), %rdx
	movq	%rbx, %rdi
	movl	$8, %esi
	rolw	$8, %cx
	movzwl	%cx, %ecx
	call	snprintf@PLT
	movq	%rbx, %rdi
	call	strlen@PLT
	cmpq	%r13, %rax
	jnb	.L210
.L208:
	movq	%rbx, %rsi
	movq	%r15, %rdi
	call	strcpy@PLT
	xorl	%edx, %edx
	jmp	.L183
	.p2align 4,,10
	.p2align 3
.L246:
	movq	(%rax), %rbx
	movq	%rbx, %rdi
	call	strlen@PLT
	cmpq	%r13, %rax
	jb	.L208
	.p2align 4,,10
	.p2align 3
.L210:
	movl	$15, %edx
	jmp	.L183
	.p2align 4,,10
	.p2align 3
.L197:
	testb	$4, 336(%rsp)
	je	.L247
.L190:
	movl	$8, %edx
	jmp	.L183
	.p2align 4,,10
	.p2align 3
.L244:
	testb	$4, 336(%rsp)
	movq	8(%rsp), %r8
	jne	.L190
	movzwl	(%rbx), %edi
	leaq	16(%rsp), %r14
	movl	$256, %ecx
	movq	%r8, %rsi
	movq	%r14, %rdx
	call	inet_ntop@PLT
	cmpb	$0, 4(%rsp)
	je	.L201
.L202:
	movl	24(%rbx), %ecx
	testl	%ecx, %ecx
	je	.L201
	movq	%r14, %rdi
	movl	%ecx, 4(%rsp)
	call	strlen@PLT
	movl	4(%rsp), %ecx
	movl	$16, %esi
	leaq	.LC6(%rip), %rdx
	leaq	(%r14,%rax), %rdi
	xorl	%eax, %eax
	call	snprintf@PLT
	jmp	.L201
	.p2align 4,,10
	.p2align 3
.L217:
	movb	$1, 4(%rsp)
	movl	$26, %edx
	movl	$16, %esi
	jmp	.L195
.L247:
	leaq	16(%rsp), %r14
	movzwl	%dx, %edi
	movl	$256, %ecx
	movq	%r8, %rsi
	movq	%r14, %rdx
	call	inet_ntop@PLT
	jmp	.L201
	.p2align 4,,10
	.p2align 3
.L245:
	movl	$46, %esi
	movq	%r14, %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L201
	movb	$0, (%rax)
	jmp	.L201
.L191:
	cmpw	$26, %dx
	je	.L188
	jmp	.L187
	.size	getnameinfo, .-getnameinfo
	.section	.rodata.str1.1
.LC8:
	.string	"Unknown error"
	.section	.text.gai_strerror,"ax",@progbits
	.p2align 4
	.globl	gai_strerror
	.type	gai_strerror, @function
gai_strerror:
	leaq	.LC8(%rip), %rax
	cmpl	$14, %edi
	ja	.L248
	movslq	%edi, %rdi
	leaq	texts.0(%rip), %rax
	movq	(%rax,%rdi,8), %rax
.L248:
	ret
	.size	gai_strerror, .-gai_strerror
	.section	.rodata.str1.1
.LC9:
	.string	"Success"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC10:
	.string	"Address family for hostname not supported"
	.align 8
.LC11:
	.string	"Temporary failure in name resolution"
	.section	.rodata.str1.1
.LC12:
	.string	"Invalid value for ai_flags"
	.section	.rodata.str1.8
	.align 8
.LC13:
	.string	"Non-recoverable failure in name resolution"
	.section	.rodata.str1.1
.LC14:
	.string	"ai_family not supported"
.LC15:
	.string	"Memory allocation failure"
	.section	.rodata.str1.8
	.align 8
.LC16:
	.string	"No address associated with hostname"
	.align 8
.LC17:
	.string	"Hostname and service name not provided, or not known"
	.align 8
.LC18:
	.string	"Service name not supported for ai_socktype"
	.section	.rodata.str1.1
.LC19:
	.string	"ai_socktype not supported"
	.section	.rodata.str1.8
	.align 8
.LC20:
	.string	"System error returned in errno"
	.section	.rodata.str1.1
.LC21:
	.string	"Invalid value for hints"
.LC22:
	.string	"Resolved protocol is unknown"
.LC23:
	.string	"Argument buffer overflow"
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	texts.0, @object
	.size	texts.0, 120
texts.0:
	.quad	.LC9
	.quad	.LC10
	.quad	.LC11
	.quad	.LC12
	.quad	.LC13
	.quad	.LC14
	.quad	.LC15
	.quad	.LC16
	.quad	.LC17
	.quad	.LC18
	.quad	.LC19
	.quad	.LC20
	.quad	.LC21
	.quad	.LC22
	.quad	.LC23
	.section	.rodata
	.align 32
	.type	none.1, @object
	.size	none.1, 48
none.1:
	.zero	48
	.section	.data.rel.ro.local
	.align 32
	.type	transports, @object
	.size	transports, 48
transports:
	.long	2
	.long	6
	.quad	.LC4
	.long	1
	.long	17
	.quad	.LC3
	.long	4
	.long	0
	.quad	0
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC0:
	.quad	0
	.quad	4294901760
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
