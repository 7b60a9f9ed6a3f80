// fc0c8c9a49a8a6143e9867760e78767e newlib/libc/string/strcasestr.c
	.file	"strcasestr.c"
	.text
	.section	.text.critical_factorization,"ax",@progbits
	.p2align 4
	.type	critical_factorization, @function
critical_factorization:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$40, %rsp
	movq	%rdx, 24(%rsp)
	cmpq	$1, %rsi
	jbe	.L14
	movq	%rdi, %rbx
	movq	%rsi, %r13
	movl	$1, %r12d
	xorl	%ebp, %ebp
	movq	$1, 8(%rsp)
	movq	$-1, %r14
	movl	$1, %r15d
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L20:
	movq	%r15, %rax
	movq	%r15, %rbp
	movl	$1, %r12d
	subq	%r14, %rax
	movq	%rax, 8(%rsp)
.L4:
	leaq	0(%rbp,%r12), %r15
	cmpq	%r13, %r15
	jnb	.L19
.L7:
	movzbl	(%rbx,%r15), %edi
	call	tolower@PLT
	movl	%eax, 4(%rsp)
	leaq	(%rbx,%r12), %rax
	movzbl	(%rax,%r14), %edi
	call	tolower@PLT
	cmpb	%al, 4(%rsp)
	jb	.L20
	je	.L21
	movq	%rbp, %r14
	movl	$1, %r12d
	addq	$1, %rbp
	movq	$1, 8(%rsp)
	leaq	0(%rbp,%r12), %r15
	cmpq	%r13, %r15
	jb	.L7
.L19:
	movq	24(%rsp), %rax
	movq	8(%rsp), %rcx
	xorl	%esi, %esi
	movq	$1, 16(%rsp)
	movl	$1, %ebp
	movq	$-1, %r12
	movl	$1, %r15d
	movq	%rcx, (%rax)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L23:
	movq	%r15, %rax
	movq	%r15, %rsi
	movl	$1, %ebp
	subq	%r12, %rax
	movq	%rax, 16(%rsp)
.L9:
	leaq	0(%rbp,%rsi), %r15
	cmpq	%r13, %r15
	jnb	.L22
.L12:
	movzbl	(%rbx,%r15), %edi
	movq	%rsi, 8(%rsp)
	call	tolower@PLT
	movl	%eax, 4(%rsp)
	leaq	(%rbx,%rbp), %rax
	movzbl	(%rax,%r12), %edi
	call	tolower@PLT
	movl	4(%rsp), %edx
	movq	8(%rsp), %rsi
	cmpb	%dl, %al
	jb	.L23
	cmpb	%al, %dl
	je	.L24
	movq	%rsi, %r12
	movl	$1, %ebp
	addq	$1, %rsi
	movq	$1, 16(%rsp)
	leaq	0(%rbp,%rsi), %r15
	cmpq	%r13, %r15
	jb	.L12
.L22:
	addq	$1, %r12
	leaq	1(%r14), %rax
	cmpq	%rax, %r12
	jb	.L1
.L2:
	movq	24(%rsp), %rax
	movq	16(%rsp), %rcx
	movq	%rcx, (%rax)
	movq	%r12, %rax
.L1:
	addq	$40, %rsp
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
	movq	8(%rsp), %rax
	cmpq	%rax, %r12
	je	.L6
	addq	$1, %r12
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L24:
	movq	16(%rsp), %rax
	cmpq	%rax, %rbp
	je	.L11
	addq	$1, %rbp
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L6:
	addq	%r12, %rbp
	movl	$1, %r12d
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L11:
	addq	%rbp, %rsi
	movl	$1, %ebp
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L14:
	movq	$1, 16(%rsp)
	xorl	%r12d, %r12d
	jmp	.L2
	.size	critical_factorization, .-critical_factorization
	.section	.text.two_way_long_needle,"ax",@progbits
	.p2align 4
	.type	two_way_long_needle, @function
two_way_long_needle:
	pushq	%r15
	pushq	%r14
	movq	%rcx, %r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	movq	%rcx, %rsi
	subq	$2120, %rsp
	movq	%rdi, (%rsp)
	leaq	56(%rsp), %rdx
	movq	%rbp, %rdi
	movq	%rcx, 24(%rsp)
	call	critical_factorization
	movq	%r14, %xmm0
	leaq	2112(%rsp), %rdx
	movq	%rax, 32(%rsp)
	punpcklqdq	%xmm0, %xmm0
	leaq	64(%rsp), %rax
	.p2align 4,,10
	.p2align 3
.L26:
	movaps	%xmm0, (%rax)
	addq	$16, %rax
	cmpq	%rax, %rdx
	jne	.L26
	movq	24(%rsp), %rax
	movq	%rbp, %r13
	leaq	-1(%rax), %r14
	movq	%r14, %r12
	testq	%rax, %rax
	je	.L91
	.p2align 4,,10
	.p2align 3
.L31:
	movzbl	0(%r13), %edi
	addq	$1, %r13
	call	tolower@PLT
	cltq
	movq	%r12, 64(%rsp,%rax,8)
	subq	$1, %r12
	jnb	.L31
	movq	56(%rsp), %rax
	movq	32(%rsp), %rdx
	movq	%rbp, %rdi
	leaq	0(%rbp,%rax), %rsi
	movq	%rax, 40(%rsp)
	call	strncasecmp@PLT
	testl	%eax, %eax
	jne	.L30
	movq	$0, 8(%rsp)
	movq	$0, 16(%rsp)
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L92:
	cmpq	$0, 8(%rsp)
	je	.L34
	movq	40(%rsp), %rsi
	movq	24(%rsp), %rdx
	cmpq	%rsi, %rax
	setb	%cl
	subq	%rsi, %rdx
	testb	%cl, %cl
	cmovne	%rdx, %rax
.L34:
	addq	%rax, 16(%rsp)
	movq	$0, 8(%rsp)
.L35:
	movq	%r13, %rbx
.L29:
	movq	16(%rsp), %rax
	movq	24(%rsp), %rcx
	xorl	%esi, %esi
	leaq	(%rax,%rcx), %r13
	movq	(%rsp), %rax
	movq	%r13, %rdx
	subq	%rbx, %rdx
	leaq	(%rax,%rbx), %rdi
	call	memchr@PLT
	testq	%rax, %rax
	jne	.L59
	testq	%r13, %r13
	je	.L59
	movq	(%rsp), %rax
	movzbl	-1(%rax,%r13), %edi
	call	tolower@PLT
	cltq
	movq	64(%rsp,%rax,8), %rax
	testq	%rax, %rax
	jne	.L92
	movq	8(%rsp), %rax
	movq	32(%rsp), %r15
	movq	16(%rsp), %rcx
	cmpq	%r15, %rax
	cmovnb	%rax, %r15
	movq	(%rsp), %rax
	leaq	(%rax,%rcx), %r12
	cmpq	%r14, %r15
	jb	.L36
	jmp	.L39
	.p2align 4,,10
	.p2align 3
.L40:
	addq	$1, %r15
	cmpq	%r14, %r15
	jnb	.L39
.L36:
	movzbl	0(%rbp,%r15), %edi
	call	tolower@PLT
	movzbl	(%r12,%r15), %edi
	movl	%eax, %ebx
	call	tolower@PLT
	cmpl	%eax, %ebx
	je	.L40
	cmpq	%r14, %r15
	jnb	.L39
	movq	32(%rsp), %rsi
	movq	16(%rsp), %rcx
	movl	$1, %eax
	movq	$0, 8(%rsp)
	subq	%rsi, %rax
	addq	%rcx, %rax
	addq	%r15, %rax
	movq	%rax, 16(%rsp)
	jmp	.L35
.L30:
	movq	24(%rsp), %rsi
	movq	32(%rsp), %rcx
	movq	$0, 8(%rsp)
	movq	%rsi, %rax
	leaq	-1(%rsi), %r15
	subq	%rcx, %rax
	cmpq	%rcx, %rax
	cmovb	%rcx, %rax
	addq	$1, %rax
	movq	%rax, 40(%rsp)
	movq	%rax, 56(%rsp)
	movl	$1, %eax
	subq	%rcx, %rax
	movq	%rax, 16(%rsp)
	jmp	.L47
	.p2align 4,,10
	.p2align 3
.L48:
	addq	%rax, 8(%rsp)
.L52:
	movq	%r13, %rbx
.L47:
	movq	8(%rsp), %rax
	movq	24(%rsp), %rsi
	leaq	(%rax,%rsi), %r13
	movq	(%rsp), %rax
	xorl	%esi, %esi
	movq	%r13, %rdx
	subq	%rbx, %rdx
	leaq	(%rax,%rbx), %rdi
	call	memchr@PLT
	testq	%r13, %r13
	je	.L59
	testq	%rax, %rax
	jne	.L59
	movq	(%rsp), %rbx
	movzbl	-1(%rbx,%r13), %edi
	call	tolower@PLT
	cltq
	movq	64(%rsp,%rax,8), %rax
	testq	%rax, %rax
	jne	.L48
	movq	32(%rsp), %rax
	movq	8(%rsp), %rsi
	movq	%rax, %r14
	leaq	(%rbx,%rsi), %r12
	cmpq	%r15, %rax
	jb	.L49
	jmp	.L53
	.p2align 4,,10
	.p2align 3
.L54:
	addq	$1, %r14
	cmpq	%r15, %r14
	jnb	.L53
.L49:
	movzbl	0(%rbp,%r14), %edi
	call	tolower@PLT
	movzbl	(%r12,%r14), %edi
	movl	%eax, %ebx
	call	tolower@PLT
	cmpl	%eax, %ebx
	je	.L54
	cmpq	%r15, %r14
	jnb	.L53
	movq	8(%rsp), %rax
	movq	16(%rsp), %rsi
	addq	%rsi, %rax
	addq	%r14, %rax
	movq	%rax, 8(%rsp)
	jmp	.L52
.L91:
	movq	56(%rsp), %rsi
	movq	32(%rsp), %rdx
	movq	%rbp, %rdi
	addq	%rbp, %rsi
	call	strncasecmp@PLT
	testl	%eax, %eax
	jne	.L30
	movq	(%rsp), %rdi
	movq	%rbx, %rdx
	xorl	%esi, %esi
	negq	%rdx
	addq	%rbx, %rdi
	call	memchr@PLT
.L59:
	xorl	%eax, %eax
.L25:
	addq	$2120, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	movq	32(%rsp), %rax
	movq	(%rsp), %rcx
	movq	16(%rsp), %rsi
	leaq	-1(%rax), %r15
	leaq	(%rcx,%rsi), %r12
	cmpq	%rax, 8(%rsp)
	jb	.L37
	jmp	.L93
	.p2align 4,,10
	.p2align 3
.L42:
	leaq	-1(%r15), %rax
	cmpq	%r15, 8(%rsp)
	je	.L38
	movq	%rax, %r15
.L37:
	movzbl	0(%rbp,%r15), %edi
	call	tolower@PLT
	movzbl	(%r12,%r15), %edi
	movl	%eax, %ebx
	call	tolower@PLT
	cmpl	%eax, %ebx
	je	.L42
	addq	$1, %r15
.L38:
	movq	8(%rsp), %rax
	addq	$1, %rax
	cmpq	%rax, %r15
	jb	.L94
	movq	40(%rsp), %rsi
	movq	24(%rsp), %rax
	addq	%rsi, 16(%rsp)
	subq	%rsi, %rax
	movq	%rax, 8(%rsp)
	jmp	.L35
.L53:
	movq	32(%rsp), %rax
	leaq	-1(%rax), %r14
	testq	%rax, %rax
	jne	.L50
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L56:
	subq	$1, %r14
	jb	.L51
.L50:
	movzbl	0(%rbp,%r14), %edi
	call	tolower@PLT
	movzbl	(%r12,%r14), %edi
	movl	%eax, %ebx
	call	tolower@PLT
	cmpl	%eax, %ebx
	je	.L56
	movq	40(%rsp), %rcx
	addq	%rcx, 8(%rsp)
	jmp	.L52
.L51:
	movq	%r12, %rax
	jmp	.L25
.L93:
	movq	%rax, %r15
	jmp	.L38
.L94:
	movq	(%rsp), %rax
	movq	16(%rsp), %rcx
	addq	%rcx, %rax
	jmp	.L25
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.strcasestr,"ax",@progbits
	.p2align 4
	.globl	strcasestr
	.type	strcasestr, @function
strcasestr:
	pushq	%r15
	pushq	%r14
	movq	%rdi, %r14
	pushq	%r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movl	$1, %ebp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$72, %rsp
	movzbl	(%rsi), %eax
	movq	%rdi, 8(%rsp)
	movzbl	(%rdi), %edi
	testb	%dil, %dil
	jne	.L96
	jmp	.L154
	.p2align 4,,10
	.p2align 3
.L100:
	call	tolower@PLT
	movzbl	(%rbx), %edi
	addq	$1, %r14
	leaq	1(%rbx), %r13
	movl	%eax, %r15d
	call	tolower@PLT
	movzbl	(%r14), %edi
	cmpl	%eax, %r15d
	sete	%al
	movzbl	%al, %eax
	andl	%eax, %ebp
	testb	%dil, %dil
	je	.L155
	movq	%r13, %rbx
.L96:
	cmpb	$0, (%rbx)
	jne	.L100
	testl	%ebp, %ebp
	jne	.L101
.L157:
	movq	8(%rsp), %rax
	subq	%r12, %rbx
	leaq	-1(%rbx), %rbp
	addq	$1, %rax
	movq	%rax, 24(%rsp)
	cmpq	$31, %rbx
	jbe	.L156
	movq	24(%rsp), %rdi
	addq	$72, %rsp
	movq	%rbx, %rcx
	movq	%r12, %rdx
	popq	%rbx
	movq	%rbp, %rsi
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	two_way_long_needle
	.p2align 4,,10
	.p2align 3
.L155:
	cmpb	$0, 1(%rbx)
	jne	.L117
	movq	%r13, %rbx
	testl	%ebp, %ebp
	je	.L157
.L101:
	movq	8(%rsp), %rax
	addq	$72, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L154:
	testb	%al, %al
	je	.L101
	.p2align 4,,10
	.p2align 3
.L117:
	xorl	%eax, %eax
.L95:
	addq	$72, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L156:
	leaq	56(%rsp), %rdx
	movq	%rbx, %rsi
	movq	%r12, %rdi
	call	critical_factorization
	movq	56(%rsp), %rcx
	movq	%r12, %rdi
	movq	%rax, %rdx
	movq	%rax, 16(%rsp)
	leaq	(%r12,%rcx), %rsi
	movq	%rcx, 40(%rsp)
	call	strncasecmp@PLT
	testl	%eax, %eax
	jne	.L158
	movq	$0, (%rsp)
	xorl	%r15d, %r15d
	.p2align 4,,10
	.p2align 3
.L103:
	movq	(%rsp), %rax
	xorl	%esi, %esi
	leaq	(%rbx,%rax), %r14
	movq	24(%rsp), %rax
	movq	%r14, %rdx
	movq	%r14, 32(%rsp)
	subq	%rbp, %rdx
	leaq	(%rax,%rbp), %rdi
	call	memchr@PLT
	testq	%r14, %r14
	je	.L117
	testq	%rax, %rax
	jne	.L117
	movq	16(%rsp), %rax
	movq	(%rsp), %rcx
	cmpq	%r15, %rax
	movq	%rax, %r14
	movq	8(%rsp), %rax
	cmovb	%r15, %r14
	leaq	(%rax,%rcx), %r13
	cmpq	%rbx, %r14
	jb	.L105
	jmp	.L108
	.p2align 4,,10
	.p2align 3
.L109:
	addq	$1, %r14
	cmpq	%r14, %rbx
	je	.L108
.L105:
	movzbl	(%r12,%r14), %edi
	call	tolower@PLT
	movzbl	1(%r13,%r14), %edi
	movl	%eax, %ebp
	call	tolower@PLT
	cmpl	%eax, %ebp
	je	.L109
	cmpq	%rbx, %r14
	jnb	.L108
	movq	16(%rsp), %rcx
	movl	$1, %eax
	xorl	%r15d, %r15d
	subq	%rcx, %rax
	movq	(%rsp), %rcx
	addq	%rcx, %rax
	addq	%r14, %rax
	movq	%rax, (%rsp)
.L114:
	movq	32(%rsp), %rbp
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L108:
	movq	16(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	(%rsp), %rsi
	leaq	-1(%rax), %r14
	leaq	(%rcx,%rsi), %r13
	cmpq	%rax, %r15
	jb	.L106
	jmp	.L159
	.p2align 4,,10
	.p2align 3
.L111:
	leaq	-1(%r14), %rax
	cmpq	%r15, %r14
	je	.L107
	movq	%rax, %r14
.L106:
	movzbl	(%r12,%r14), %edi
	call	tolower@PLT
	movzbl	1(%r13,%r14), %edi
	movl	%eax, %ebp
	call	tolower@PLT
	cmpl	%eax, %ebp
	je	.L111
	addq	$1, %r14
.L107:
	addq	$1, %r15
	cmpq	%r15, %r14
	jb	.L160
	movq	40(%rsp), %rsi
	movq	%rbx, %r15
	addq	%rsi, (%rsp)
	subq	%rsi, %r15
	jmp	.L114
.L158:
	movq	16(%rsp), %rsi
	movq	%rbx, %rax
	subq	%rsi, %rax
	cmpq	%rsi, %rax
	cmovb	%rsi, %rax
	xorl	%r15d, %r15d
	addq	$1, %rax
	movq	%rax, 32(%rsp)
	movq	%rax, 56(%rsp)
.L118:
	leaq	(%rbx,%r15), %r14
	movq	24(%rsp), %rax
	xorl	%esi, %esi
	movq	%r14, %rdx
	movq	%r14, (%rsp)
	subq	%rbp, %rdx
	leaq	(%rax,%rbp), %rdi
	call	memchr@PLT
	testq	%r14, %r14
	je	.L117
	testq	%rax, %rax
	jne	.L117
	movq	16(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	%rax, %r14
	leaq	(%rcx,%r15), %r13
	cmpq	%rbx, %rax
	jb	.L126
	jmp	.L119
	.p2align 4,,10
	.p2align 3
.L120:
	addq	$1, %r14
	cmpq	%r14, %rbx
	je	.L119
.L126:
	movzbl	(%r12,%r14), %edi
	call	tolower@PLT
	movzbl	1(%r13,%r14), %edi
	movl	%eax, %ebp
	call	tolower@PLT
	cmpl	%eax, %ebp
	je	.L120
	cmpq	%rbx, %r14
	jnb	.L119
	movq	16(%rsp), %rcx
	movl	$1, %eax
	subq	%rcx, %rax
	addq	%r15, %rax
	leaq	(%rax,%r14), %r15
.L125:
	movq	(%rsp), %rbp
	jmp	.L118
	.p2align 4,,10
	.p2align 3
.L119:
	movq	16(%rsp), %rax
	leaq	-1(%rax), %r14
	testq	%rax, %rax
	je	.L123
	movq	8(%rsp), %rax
	leaq	(%rax,%r15), %r13
	jmp	.L122
	.p2align 4,,10
	.p2align 3
.L124:
	subq	$1, %r14
	jb	.L123
.L122:
	movzbl	(%r12,%r14), %edi
	call	tolower@PLT
	movzbl	1(%r13,%r14), %edi
	movl	%eax, %ebp
	call	tolower@PLT
	cmpl	%eax, %ebp
	je	.L124
	movq	32(%rsp), %rax
	addq	%rax, %r15
	jmp	.L125
.L123:
	movq	24(%rsp), %rax
	addq	%r15, %rax
	jmp	.L95
.L159:
	movq	%rax, %r14
	jmp	.L107
.L160:
	movq	24(%rsp), %rax
	movq	(%rsp), %rcx
	addq	%rcx, %rax
	jmp	.L95
	.size	strcasestr, .-strcasestr
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
