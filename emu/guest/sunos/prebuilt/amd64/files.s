// 623d638b5ffeb80b2713fb2c34cdcb1a emu/guest/libc/files.c
	.file	"files.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"XXXXXX"
	.section	.text.number_name,"ax",@progbits
	.p2align 4
	.type	number_name, @function
number_name:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	pushq	%rbx
	call	strlen@PLT
	movq	%rax, %rbp
	call	getpid@PLT
	cmpq	$5, %rbp
	jbe	.L4
	leaq	-6(%rbp), %r13
	movl	$6, %edx
	leaq	.LC0(%rip), %rsi
	movl	%eax, %ebx
	leaq	(%r12,%r13), %r14
	movq	%r14, %rdi
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L4
	leaq	-1(%rbp), %rcx
	cmpq	%rcx, %r13
	jnb	.L5
	movl	%ebx, %eax
	movl	$3435973837, %edi
	.p2align 4,,10
	.p2align 3
.L6:
	movl	%eax, %edx
	imulq	%rdi, %rdx
	shrq	$35, %rdx
	leal	(%rdx,%rdx,4), %esi
	addl	%esi, %esi
	subl	%esi, %eax
	addl	$48, %eax
	movb	%al, (%r12,%rcx)
	subq	$1, %rcx
	movl	%edx, %eax
	cmpq	%rcx, %r13
	jne	.L6
.L5:
	movb	$97, (%r14)
	movq	%r14, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	xorl	%r14d, %r14d
	popq	%rbx
	popq	%rbp
	movq	%r14, %rax
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	number_name, .-number_name
	.section	.rodata.str1.1
.LC1:
	.string	"/"
	.section	.text.realpath,"ax",@progbits
	.p2align 4
	.globl	realpath
	.type	realpath, @function
realpath:
	pushq	%r15
	pxor	%xmm0, %xmm0
	movl	$126, %ecx
	xorl	%eax, %eax
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$3112, %rsp
	leaq	48(%rsp), %rdi
	movq	%rsi, 24(%rsp)
	rep stosq
	movaps	%xmm0, 32(%rsp)
	testq	%rbx, %rbx
	je	.L42
	cmpb	$0, (%rbx)
	je	.L72
	movq	%rbx, %rdi
	call	strlen@PLT
	cmpq	$1023, %rax
	ja	.L69
	leaq	1056(%rsp), %rax
	movq	%rbx, %rsi
	movq	%rax, %rdi
	movq	%rax, 8(%rsp)
	call	strcpy@PLT
	cmpb	$47, (%rbx)
	jne	.L16
	movzbl	1056(%rsp), %ecx
	testb	%cl, %cl
	je	.L73
.L44:
	xorl	%r15d, %r15d
.L17:
	movq	8(%rsp), %rsi
	xorl	%r13d, %r13d
	leaq	32(%rsp), %r14
.L23:
	cmpb	$47, %cl
	jne	.L40
	.p2align 4,,10
	.p2align 3
.L24:
	movzbl	1(%rsi), %ecx
	addq	$1, %rsi
	cmpb	$47, %cl
	je	.L24
	testb	%cl, %cl
	je	.L71
.L40:
	xorl	%edx, %edx
	.p2align 4,,10
	.p2align 3
.L25:
	addq	$1, %rdx
	movzbl	(%rsi,%rdx), %eax
	testb	%al, %al
	je	.L49
	cmpb	$47, %al
	jne	.L25
.L49:
	leaq	(%rsi,%rdx), %rbp
	cmpq	$2, %rdx
	je	.L74
	cmpq	$1, %rdx
	jne	.L28
	cmpb	$46, %cl
	je	.L47
.L28:
	leaq	(%rdx,%r15), %rbx
	leaq	2(%rbx), %rax
	cmpq	$1024, %rax
	ja	.L69
	leaq	1(%r14,%r15), %rdi
	leaq	2080(%rsp), %r12
	movb	$47, 32(%rsp,%r15)
	call	memcpy@PLT
	movl	$1023, %edx
	movq	%r12, %rsi
	movq	%r14, %rdi
	movb	$0, 33(%rsp,%rbx)
	addq	$1, %rbx
	call	readlink@PLT
	testl	%eax, %eax
	js	.L75
	addl	$1, %r13d
	movl	%eax, 20(%rsp)
	cmpl	$20, %r13d
	jg	.L48
	movq	%rbp, %rdi
	call	strlen@PLT
	movslq	20(%rsp), %rdx
	leaq	1(%rdx,%rax), %rax
	cmpq	$1024, %rax
	ja	.L76
	leaq	(%r12,%rdx), %rdi
	movq	%rbp, %rsi
	call	strcpy@PLT
	movq	8(%rsp), %rdi
	movq	%r12, %rsi
	call	strcpy@PLT
	movzbl	1056(%rsp), %ecx
	cmpb	$47, %cl
	je	.L77
	movb	$0, 32(%rsp,%r15)
	movq	8(%rsp), %rsi
.L31:
	testb	%cl, %cl
	jne	.L23
	.p2align 4,,10
	.p2align 3
.L71:
	leaq	32(%rsp), %rbx
.L22:
	testq	%r15, %r15
	je	.L70
.L18:
	xorl	%esi, %esi
	movq	%rbx, %rdi
	call	access@PLT
	testl	%eax, %eax
	jne	.L13
	movq	24(%rsp), %rdi
	testq	%rdi, %rdi
	je	.L41
	movq	%rbx, %rsi
	call	strcpy@PLT
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L16:
	leaq	32(%rsp), %rbx
	movl	$1024, %esi
	movq	%rbx, %rdi
	call	getcwd@PLT
	testq	%rax, %rax
	je	.L13
	leaq	.LC1(%rip), %rbp
	movq	%rbx, %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L20
	movzbl	1056(%rsp), %ecx
	movb	$0, 32(%rsp)
	testb	%cl, %cl
	jne	.L44
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L74:
	cmpb	$46, %cl
	jne	.L28
	cmpb	$46, 1(%rsi)
	jne	.L28
	leaq	32(%rsp), %rbx
	leaq	31(%rsp,%r15), %rdx
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L78:
	subq	$1, %r15
	cmpb	$47, (%rdx)
	leaq	-1(%rdx), %rcx
	je	.L29
	movq	%rcx, %rdx
.L30:
	testq	%r15, %r15
	jne	.L78
	movq	%rbx, %rdx
.L29:
	movb	$0, (%rdx)
	movl	%eax, %ecx
	movq	%rbp, %rsi
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L76:
	movl	$78, %ebx
.L36:
	call	___errno@PLT
	movl	%ebx, (%rax)
.L13:
	xorl	%eax, %eax
.L10:
	addq	$3112, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L75:
	call	___errno@PLT
	cmpl	$22, (%rax)
	jne	.L13
	movzbl	0(%rbp), %ecx
	movq	%rbx, %r15
	movq	%rbp, %rsi
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L72:
	movl	$2, %ebx
	jmp	.L36
.L20:
	movq	%rbx, %rdi
	call	strlen@PLT
	movzbl	1056(%rsp), %ecx
	movb	$0, 32(%rsp,%rax)
	movq	%rax, %r15
	testb	%cl, %cl
	jne	.L17
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L77:
	movb	$0, 32(%rsp)
	movq	8(%rsp), %rsi
	xorl	%r15d, %r15d
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L69:
	call	___errno@PLT
	movl	$78, (%rax)
	jmp	.L13
.L47:
	movl	%eax, %ecx
	movq	%rbp, %rsi
	jmp	.L31
.L73:
	leaq	32(%rsp), %rbx
.L70:
	leaq	.LC1(%rip), %rbp
.L21:
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	call	strcpy@PLT
	jmp	.L18
.L42:
	movl	$22, %ebx
	jmp	.L36
.L48:
	movl	$249, %ebx
	jmp	.L36
.L41:
	movq	%rbx, %rdi
	call	strdup@PLT
	jmp	.L10
	.size	realpath, .-realpath
	.section	.rodata.str1.1
.LC2:
	.string	"."
	.section	.text.basename,"ax",@progbits
	.p2align 4
	.globl	basename
	.type	basename, @function
basename:
	leaq	.LC2(%rip), %rax
	testq	%rdi, %rdi
	je	.L90
	pushq	%rbx
	cmpb	$0, (%rdi)
	movq	%rdi, %rbx
	jne	.L93
.L79:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L93:
	call	strlen@PLT
	cmpq	$1, %rax
	jbe	.L81
	leaq	-1(%rbx,%rax), %rax
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L84:
	movb	$0, (%rax)
	subq	$1, %rax
	cmpq	%rbx, %rax
	je	.L81
.L82:
	cmpb	$47, (%rax)
	je	.L84
.L81:
	movl	$47, %esi
	movq	%rbx, %rdi
	call	strrchr@PLT
	movq	%rax, %rdx
	movq	%rbx, %rax
	testq	%rdx, %rdx
	je	.L79
	cmpb	$0, 1(%rdx)
	je	.L79
	leaq	1(%rdx), %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L90:
	ret
	.size	basename, .-basename
	.section	.text.dirname,"ax",@progbits
	.p2align 4
	.globl	dirname
	.type	dirname, @function
dirname:
	pushq	%rbx
	xorl	%eax, %eax
	movq	%rdi, %rbx
	testq	%rdi, %rdi
	je	.L98
	call	strlen@PLT
	jmp	.L96
	.p2align 4,,10
	.p2align 3
.L102:
	movq	%rdx, %rax
.L96:
	cmpq	$1, %rax
	jbe	.L98
	cmpb	$47, -1(%rbx,%rax)
	leaq	-1(%rax), %rdx
	je	.L102
	testq	%rax, %rax
	je	.L103
	.p2align 4,,10
	.p2align 3
.L111:
	cmpb	$47, -1(%rbx,%rax)
	leaq	-1(%rax), %rdx
	je	.L100
	movq	%rdx, %rax
.L98:
	testq	%rax, %rax
	jne	.L111
.L103:
	leaq	.LC2(%rip), %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L105:
	movq	%rdx, %rax
.L100:
	cmpq	$1, %rax
	je	.L99
	cmpb	$47, -1(%rbx,%rax)
	leaq	-1(%rax), %rdx
	je	.L105
.L99:
	movb	$0, (%rbx,%rax)
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	dirname, .-dirname
	.section	.text.mktemp,"ax",@progbits
	.p2align 4
	.globl	mktemp
	.type	mktemp, @function
mktemp:
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	call	number_name
	testq	%rax, %rax
	je	.L117
	movq	%rax, %rbx
	movzbl	(%rax), %eax
	jmp	.L115
	.p2align 4,,10
	.p2align 3
.L116:
	xorl	%esi, %esi
	movq	%rbp, %rdi
	call	access@PLT
	testl	%eax, %eax
	jne	.L114
	movzbl	(%rbx), %eax
	addl	$1, %eax
	movb	%al, (%rbx)
.L115:
	cmpb	$122, %al
	jle	.L116
.L117:
	movb	$0, 0(%rbp)
.L114:
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	mktemp, .-mktemp
	.section	.text.fdatasync,"ax",@progbits
	.p2align 4
	.globl	fdatasync
	.type	fdatasync, @function
fdatasync:
	jmp	fsync@PLT
	.size	fdatasync, .-fdatasync
	.section	.text.mkstemp,"ax",@progbits
	.p2align 4
	.globl	mkstemp
	.type	mkstemp, @function
mkstemp:
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	pushq	%rbx
	call	number_name
	testq	%rax, %rax
	je	.L127
	movq	%rax, %rbp
	movzbl	(%rax), %eax
	jmp	.L122
	.p2align 4,,10
	.p2align 3
.L126:
	movl	$384, %edx
	movl	$1282, %esi
	movq	%r12, %rdi
	xorl	%eax, %eax
	call	open@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	jns	.L120
	call	___errno@PLT
	cmpl	$17, (%rax)
	jne	.L120
	movzbl	0(%rbp), %eax
	addl	$1, %eax
	movb	%al, 0(%rbp)
.L122:
	cmpb	$122, %al
	jle	.L126
	movl	$17, %ebx
.L121:
	call	___errno@PLT
	movl	%ebx, (%rax)
	movl	$-1, %ebx
.L120:
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
.L127:
	movl	$22, %ebx
	jmp	.L121
	.size	mkstemp, .-mkstemp
	.section	.text.mkdtemp,"ax",@progbits
	.p2align 4
	.globl	mkdtemp
	.type	mkdtemp, @function
mkdtemp:
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	call	number_name
	testq	%rax, %rax
	je	.L135
	movzbl	(%rax), %edx
	movq	%rax, %rbx
	jmp	.L131
	.p2align 4,,10
	.p2align 3
.L134:
	movl	$448, %esi
	movq	%rbp, %rdi
	call	mkdir@PLT
	testl	%eax, %eax
	je	.L136
	call	___errno@PLT
	cmpl	$17, (%rax)
	jne	.L133
	movzbl	(%rbx), %eax
	leal	1(%rax), %edx
	movb	%dl, (%rbx)
.L131:
	cmpb	$122, %dl
	jle	.L134
	movl	$17, %ebx
.L130:
	call	___errno@PLT
	movl	%ebx, (%rax)
.L133:
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L136:
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
.L135:
	movl	$22, %ebx
	jmp	.L130
	.size	mkdtemp, .-mkdtemp
	.section	.rodata.str1.1
.LC3:
	.string	"/var/tmp/%c%c%c%05u"
	.section	.text.tmpnam,"ax",@progbits
	.p2align 4
	.globl	tmpnam
	.type	tmpnam, @function
tmpnam:
	pushq	%rbp
	leaq	own.0(%rip), %rax
	leaq	.LC3(%rip), %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	testq	%rdi, %rdi
	cmove	%rax, %rbx
	jmp	.L141
	.p2align 4,,10
	.p2align 3
.L145:
	xorl	%esi, %esi
	movq	%rbx, %rdi
	call	access@PLT
	testl	%eax, %eax
	jne	.L140
.L141:
	call	getpid@PLT
	movl	names_made(%rip), %ecx
	subq	$8, %rsp
	movl	%eax, %esi
	imulq	$1321528399, %rcx, %rdx
	movq	%rcx, %rdi
	imulq	$1626496491, %rcx, %rcx
	shrq	$35, %rdx
	imull	$26, %edx, %eax
	shrq	$40, %rcx
	subl	%eax, %edi
	movl	%edx, %eax
	imulq	$1321528399, %rax, %rax
	leal	97(%rdi), %r9d
	movq	%rbx, %rdi
	shrq	$35, %rax
	imull	$26, %eax, %eax
	subl	%eax, %edx
	movl	%ecx, %eax
	imulq	$1321528399, %rax, %rax
	leal	97(%rdx), %r8d
	movq	%rbp, %rdx
	shrq	$35, %rax
	imull	$26, %eax, %eax
	subl	%eax, %ecx
	movl	%esi, %eax
	shrl	$5, %eax
	addl	$97, %ecx
	imulq	$175921861, %rax, %rax
	shrq	$39, %rax
	imull	$100000, %eax, %eax
	subl	%eax, %esi
	xorl	%eax, %eax
	pushq	%rsi
	movl	$25, %esi
	call	snprintf@PLT
	movl	names_made(%rip), %eax
	leal	1(%rax), %edx
	movl	%edx, names_made(%rip)
	popq	%rdx
	popq	%rcx
	cmpl	$17575, %eax
	jbe	.L145
.L140:
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	tmpnam, .-tmpnam
	.section	.rodata.str1.1
.LC4:
	.string	"/var/tmp"
.LC5:
	.string	"/tmp"
.LC6:
	.string	"TMPDIR"
.LC7:
	.string	""
.LC8:
	.string	"%s/%.5s%c%c%c%05u"
	.section	.text.tempnam,"ax",@progbits
	.p2align 4
	.globl	tempnam
	.type	tempnam, @function
tempnam:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	leaq	.LC6(%rip), %rdi
	subq	$1064, %rsp
	call	getenv@PLT
	movq	%rbx, 8(%rsp)
	movq	%rsp, %r13
	leaq	.LC4(%rip), %rbx
	movq	%rax, (%rsp)
	leaq	.LC5(%rip), %rax
	movq	%rbx, %xmm0
	leaq	32(%rsp), %rbx
	movq	%rax, %xmm1
	punpcklqdq	%xmm1, %xmm0
	movaps	%xmm0, 16(%rsp)
.L148:
	movq	0(%r13), %r12
	testq	%r12, %r12
	je	.L150
	movl	$3, %esi
	movq	%r12, %rdi
	call	access@PLT
	testl	%eax, %eax
	jne	.L150
	testq	%rbp, %rbp
	leaq	.LC7(%rip), %rax
	leaq	.LC8(%rip), %r13
	cmove	%rax, %rbp
	jmp	.L152
	.p2align 4,,10
	.p2align 3
.L157:
	xorl	%esi, %esi
	movq	%rbx, %rdi
	call	access@PLT
	testl	%eax, %eax
	jne	.L151
.L152:
	call	getpid@PLT
	subq	$8, %rsp
	movq	%rbp, %r8
	movl	%eax, %edi
	movl	names_made(%rip), %eax
	imulq	$1626496491, %rax, %rcx
	movq	%rax, %rsi
	imulq	$1321528399, %rax, %rax
	shrq	$40, %rcx
	movl	%ecx, %edx
	shrq	$35, %rax
	imulq	$1321528399, %rdx, %rdx
	shrq	$35, %rdx
	imull	$26, %edx, %edx
	subl	%edx, %ecx
	movl	%edi, %edx
	shrl	$5, %edx
	leal	97(%rcx), %r9d
	movq	%r12, %rcx
	imulq	$175921861, %rdx, %rdx
	shrq	$39, %rdx
	imull	$100000, %edx, %edx
	subl	%edx, %edi
	imull	$26, %eax, %edx
	pushq	%rdi
	movq	%rbx, %rdi
	subl	%edx, %esi
	movl	%eax, %edx
	imulq	$1321528399, %rdx, %rdx
	addl	$97, %esi
	pushq	%rsi
	movl	$1024, %esi
	shrq	$35, %rdx
	imull	$26, %edx, %edx
	subl	%edx, %eax
	movq	%r13, %rdx
	addl	$97, %eax
	pushq	%rax
	xorl	%eax, %eax
	call	snprintf@PLT
	movl	names_made(%rip), %eax
	addq	$32, %rsp
	leal	1(%rax), %edx
	movl	%edx, names_made(%rip)
	cmpl	$17575, %eax
	jbe	.L157
.L151:
	movq	%rbx, %rdi
	call	strdup@PLT
	addq	$1064, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L150:
	addq	$8, %r13
	cmpq	%r13, %rbx
	jne	.L148
	addq	$1064, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	tempnam, .-tempnam
	.section	.text.lockf,"ax",@progbits
	.p2align 4
	.globl	lockf
	.type	lockf, @function
lockf:
	jmp	__lockf64@PLT
	.size	lockf, .-lockf
	.section	.text.utimes,"ax",@progbits
	.p2align 4
	.globl	utimes
	.type	utimes, @function
utimes:
	subq	$24, %rsp
	movq	%rsi, %rdx
	pxor	%xmm0, %xmm0
	testq	%rsi, %rsi
	je	.L160
	movq	(%rsi), %xmm0
	movq	%rsp, %rdx
	movhps	16(%rsi), %xmm0
.L160:
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$30, %edi
	movaps	%xmm0, (%rsp)
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$24, %rsp
	ret
	.size	utimes, .-utimes
	.section	.text.alphasort,"ax",@progbits
	.p2align 4
	.globl	alphasort
	.type	alphasort, @function
alphasort:
	movq	(%rsi), %rsi
	movq	(%rdi), %rdi
	addq	$18, %rsi
	addq	$18, %rdi
	jmp	strcmp@PLT
	.size	alphasort, .-alphasort
	.section	.text.scandir,"ax",@progbits
	.p2align 4
	.globl	scandir
	.type	scandir, @function
scandir:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$40, %rsp
	movq	%rsi, 16(%rsp)
	movq	%rcx, 24(%rsp)
	call	opendir@PLT
	testq	%rax, %rax
	je	.L167
	movq	$0, 8(%rsp)
	movq	%rax, %r15
	xorl	%ebp, %ebp
	xorl	%r14d, %r14d
.L168:
	movq	%r15, %rdi
	call	readdir@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L203
.L175:
	testq	%r13, %r13
	je	.L173
	movq	%rbx, %rdi
	call	*%r13
	testl	%eax, %eax
	je	.L168
.L173:
	movq	8(%rsp), %rax
	cmpq	%rax, %rbp
	je	.L204
.L171:
	movl	$280, %edi
	leaq	(%r14,%rbp,8), %r12
	call	malloc@PLT
	movq	%rax, (%r12)
	testq	%rax, %rax
	je	.L202
	movq	%rax, %rdi
	movq	%rbx, %rsi
	movl	$35, %ecx
	addq	$1, %rbp
	rep movsq
	movq	%r15, %rdi
	call	readdir@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	jne	.L175
.L203:
	movq	%r15, %rdi
	call	closedir@PLT
	testq	%rbp, %rbp
	je	.L176
	movq	24(%rsp), %rax
	testq	%rax, %rax
	jne	.L205
.L176:
	movq	16(%rsp), %rax
	movq	%r14, (%rax)
	addq	$40, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L178:
	subq	$1, %rbp
	movq	(%r14,%rbp,8), %rdi
	call	free@PLT
.L202:
	testq	%rbp, %rbp
	jne	.L178
	movq	%r14, %rdi
	call	free@PLT
	movq	%r15, %rdi
	call	closedir@PLT
.L174:
.L167:
	addq	$40, %rsp
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
.L204:
	leaq	8(%rbp), %rsi
	movq	%r14, %rdi
	leaq	(%rsi,%rsi), %rax
	salq	$4, %rsi
	movq	%rax, 8(%rsp)
	call	realloc@PLT
	testq	%rax, %rax
	je	.L202
	movq	%rax, %r14
	jmp	.L171
	.p2align 4,,10
	.p2align 3
.L205:
	movq	%rax, %rcx
	movl	$8, %edx
	movq	%rbp, %rsi
	movq	%r14, %rdi
	call	qsort@PLT
	jmp	.L176
	.size	scandir, .-scandir
	.local	own.0
	.comm	own.0,25,16
	.local	names_made
	.comm	names_made,4,4
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
