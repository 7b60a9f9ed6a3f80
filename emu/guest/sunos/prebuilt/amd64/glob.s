// f640a92e023ef2f02778c250c59c7c2e emu/guest/libc/glob.c
	.file	"glob.c"
	.text
	.section	.text.order,"ax",@progbits
	.p2align 4
	.type	order, @function
order:
	movq	(%rsi), %rsi
	movq	(%rdi), %rdi
	jmp	strcmp@PLT
	.size	order, .-order
	.section	.text.add.isra.0,"ax",@progbits
	.p2align 4
	.type	add.isra.0, @function
add.isra.0:
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	andl	$16, %edi
	je	.L14
	movq	16(%rsi), %r12
.L4:
	movq	(%rbx), %rax
	movq	8(%rbx), %rdi
	leaq	2(%r12,%rax), %rsi
	salq	$3, %rsi
	call	realloc@PLT
	movq	%rax, %rbp
	testq	%rax, %rax
	je	.L7
	movq	%r13, %rdi
	call	strdup@PLT
	movq	%rbp, 8(%rbx)
	movq	%rax, %r13
	testq	%rax, %rax
	je	.L7
	movq	(%rbx), %rdx
	testq	%rdx, %rdx
	je	.L16
.L8:
	leaq	1(%rdx), %rax
	addq	%r12, %rdx
	addq	%rax, %r12
	movq	%rax, (%rbx)
	xorl	%eax, %eax
	movq	%r13, 0(%rbp,%rdx,8)
	movq	$0, 0(%rbp,%r12,8)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	xorl	%r12d, %r12d
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L7:
	addq	$8, %rsp
	movl	$-2, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	leaq	0(,%r12,8), %rdx
	xorl	%esi, %esi
	movq	%rbp, %rdi
	call	memset@PLT
	movq	(%rbx), %rdx
	jmp	.L8
	.size	add.isra.0, .-add.isra.0
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"/"
	.section	.text.go_on,"ax",@progbits
	.p2align 4
	.type	go_on, @function
go_on:
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$576, %rsp
	movzbl	(%rdx), %eax
	testb	%al, %al
	je	.L18
	cmpb	$47, %al
	jne	.L30
	leaq	1(%rsi), %rsi
	cmpq	$1023, %rsi
	jbe	.L20
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L39:
	addq	$1, %rsi
	cmpq	$1024, %rsi
	je	.L38
.L20:
	addq	$1, %rdx
	movb	$47, 23(%rbx,%rsi)
	cmpb	$47, (%rdx)
	je	.L39
.L19:
	movb	$0, 24(%rbx,%rsi)
	cmpb	$0, (%rdx)
	je	.L40
.L26:
	addq	$576, %rsp
	movq	%rbx, %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	jmp	expand
	.p2align 4,,10
	.p2align 3
.L40:
	leaq	24(%rbx), %rbp
	leaq	288(%rsp), %rsi
	movq	%rbp, %rdi
	call	__stat64@PLT
	testl	%eax, %eax
	jne	.L29
	movl	304(%rsp), %eax
	andl	$61440, %eax
	cmpl	$16384, %eax
	je	.L41
.L29:
	addq	$576, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	leaq	24(%rdi), %r12
	movq	%rsp, %rsi
	movq	%r12, %rdi
	call	__lstat64@PLT
	testl	%eax, %eax
	jne	.L29
	movl	(%rbx), %edi
	testb	$2, %dil
	jne	.L42
.L23:
	movq	16(%rbx), %rsi
	movq	%r12, %rdx
	call	add.isra.0
	addq	$576, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L38:
	movl	$1023, %esi
	movb	$0, 24(%rbx,%rsi)
	cmpb	$0, (%rdx)
	jne	.L26
	jmp	.L40
.L41:
	movq	16(%rbx), %rsi
	movl	(%rbx), %edi
	addq	$576, %rsp
	movq	%rbp, %rdx
	popq	%rbx
	popq	%rbp
	popq	%r12
	jmp	add.isra.0
	.p2align 4,,10
	.p2align 3
.L30:
	movq	%rbp, %rsi
	jmp	.L19
.L42:
	leaq	288(%rsp), %rsi
	movq	%r12, %rdi
	call	__stat64@PLT
	testl	%eax, %eax
	jne	.L37
	movl	304(%rsp), %eax
	andl	$61440, %eax
	cmpl	$16384, %eax
	jne	.L37
	leaq	1(%rbp), %rax
	cmpq	$1023, %rax
	ja	.L37
	leaq	(%r12,%rbp), %rdi
	leaq	.LC0(%rip), %rsi
	call	strcpy@PLT
	.p2align 4,,10
	.p2align 3
.L37:
	movl	(%rbx), %edi
	jmp	.L23
	.size	go_on, .-go_on
	.section	.rodata.str1.1
.LC1:
	.string	"."
	.section	.text.expand,"ax",@progbits
	.p2align 4
	.type	expand, @function
expand:
	pushq	%r15
	pushq	%r14
	movq	%rsi, %r14
	movq	%rdx, %rsi
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$1064, %rsp
	movzbl	(%rdx), %r8d
	cmpb	$47, %r8b
	je	.L66
	testb	%r8b, %r8b
	je	.L66
	xorl	%ebx, %ebx
	.p2align 4,,10
	.p2align 3
.L45:
	movq	%rbx, %rdx
	addq	$1, %rbx
	movzbl	(%rsi,%rbx), %eax
	testb	%al, %al
	je	.L70
	cmpb	$47, %al
	jne	.L45
.L70:
	cmpq	$1022, %rdx
	ja	.L58
	movl	0(%rbp), %r9d
	leaq	(%rsi,%rbx), %rax
	movl	%r8d, %edx
	movabsq	$-562949955518466, %r10
	movq	%rax, 8(%rsp)
	xorl	%eax, %eax
	andl	$64, %r9d
	jmp	.L54
	.p2align 4,,10
	.p2align 3
.L87:
	cmpl	$1, %r9d
	movq	%rax, %rdi
	adcq	$0, %rax
	cmpb	$92, %dl
	cmovne	%rdi, %rax
.L51:
	addq	$1, %rax
	cmpq	%rbx, %rax
	jnb	.L67
	movzbl	(%rsi,%rax), %edx
.L54:
	leal	-42(%rdx), %edi
	cmpb	$49, %dil
	ja	.L87
	btq	%rdi, %r10
	jc	.L51
	leaq	32(%rsp), %rdi
	movq	%rbx, %rdx
	movq	%rdi, 16(%rsp)
	call	memcpy@PLT
	leaq	24(%rbp), %rcx
	testq	%r14, %r14
	leaq	.LC1(%rip), %rax
	cmovne	%rcx, %rax
	movb	$0, 32(%rsp,%rbx)
	xorl	%r12d, %r12d
	movq	%rcx, 24(%rsp)
	movq	%rax, %rdi
	movq	%rax, %rbx
	call	opendir@PLT
	movq	%rax, %r13
	testq	%rax, %rax
	je	.L88
.L59:
	testl	%r12d, %r12d
	je	.L62
.L64:
	movq	%r13, %rdi
	call	closedir@PLT
	jmp	.L43
	.p2align 4,,10
	.p2align 3
.L58:
	xorl	%r12d, %r12d
.L43:
	addq	$1064, %rsp
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
.L62:
	movq	%r13, %rdi
	call	readdir@PLT
	testq	%rax, %rax
	je	.L64
	leaq	18(%rax), %rbx
	movq	%rbx, %rdi
	call	strlen@PLT
	leaq	(%r14,%rax), %r15
	leaq	1(%r15), %rax
	cmpq	$1024, %rax
	ja	.L62
	movl	0(%rbp), %edx
	movq	16(%rsp), %rdi
	movq	%rbx, %rsi
	sarl	$6, %edx
	andl	$1, %edx
	orl	$4, %edx
	call	fnmatch@PLT
	testl	%eax, %eax
	jne	.L62
	movq	24(%rsp), %rax
	movq	%rbx, %rsi
	leaq	(%rax,%r14), %rdi
	call	strcpy@PLT
	movq	8(%rsp), %rdx
	movq	%r15, %rsi
	movq	%rbp, %rdi
	call	go_on
	movb	$0, 24(%rbp,%r14)
	movl	%eax, %r12d
	jmp	.L59
	.p2align 4,,10
	.p2align 3
.L67:
	xorl	%eax, %eax
	jmp	.L53
	.p2align 4,,10
	.p2align 3
.L57:
	addq	$1, %r14
	cmpq	$1023, %r14
	ja	.L58
	movzbl	(%rsi,%rax), %edx
	addq	$1, %rax
	movb	%dl, 23(%rbp,%r14)
	cmpq	%rbx, %rax
	jnb	.L44
	movzbl	(%rsi,%rax), %r8d
.L53:
	cmpb	$92, %r8b
	jne	.L57
	testb	$64, 0(%rbp)
	jne	.L57
	leaq	1(%rax), %rdx
	cmpq	%rbx, %rdx
	cmovb	%rdx, %rax
	jmp	.L57
	.p2align 4,,10
	.p2align 3
.L66:
	movq	%rsi, 8(%rsp)
.L44:
	movb	$0, 24(%rbp,%r14)
	movq	8(%rsp), %rdx
	movq	%r14, %rsi
	movq	%rbp, %rdi
	addq	$1064, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	go_on
.L88:
	call	___errno@PLT
	cmpl	$20, (%rax)
	je	.L58
	movq	8(%rbp), %r12
	testq	%r12, %r12
	je	.L61
	call	___errno@PLT
	movq	%rbx, %rdi
	movl	(%rax), %esi
	call	*%r12
	movl	$-1, %r12d
	testl	%eax, %eax
	jne	.L43
.L61:
	movl	0(%rbp), %r12d
	andl	$1, %r12d
	negl	%r12d
	jmp	.L43
	.size	expand, .-expand
	.section	.text.glob,"ax",@progbits
	.p2align 4
	.globl	glob
	.type	glob, @function
glob:
	pushq	%r15
	xorl	%eax, %eax
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rcx, %rbp
	movl	$131, %ecx
	pushq	%rbx
	movl	%esi, %ebx
	subq	$1080, %rsp
	leaq	16(%rsp), %r8
	movq	%r8, %rdi
	rep stosq
	movl	%esi, 16(%rsp)
	andl	$32, %esi
	movq	%rdx, 24(%rsp)
	movq	%rbp, 32(%rsp)
	je	.L90
	movq	0(%rbp), %r13
.L91:
	xorl	%r14d, %r14d
	testb	$16, %bl
	je	.L92
	movq	16(%rbp), %r14
.L92:
	movq	%r12, %rdx
	xorl	%esi, %esi
	movq	%r8, %rdi
	movl	%ebx, %r15d
	call	expand
	andl	$4, %r15d
	testl	%eax, %eax
	jne	.L93
	cmpq	%r13, 0(%rbp)
	je	.L101
.L93:
	testl	%r15d, %r15d
	jne	.L89
.L103:
	movq	0(%rbp), %rsi
	cmpq	%rsi, %r13
	jb	.L102
.L89:
	addq	$1080, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L90:
	movq	$0, 0(%rbp)
	xorl	%r13d, %r13d
	movq	$0, 8(%rbp)
	jmp	.L91
	.p2align 4,,10
	.p2align 3
.L101:
	andl	$8, %ebx
	je	.L98
	movq	32(%rsp), %rsi
	movl	16(%rsp), %edi
	movq	%r12, %rdx
	call	add.isra.0
	testl	%r15d, %r15d
	jne	.L89
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L102:
	movq	8(%rbp), %rdx
	addq	%r13, %r14
	subq	%r13, %rsi
	movl	%eax, 12(%rsp)
	leaq	order(%rip), %rcx
	leaq	(%rdx,%r14,8), %rdi
	movl	$8, %edx
	call	qsort@PLT
	movl	12(%rsp), %eax
	jmp	.L89
.L98:
	movl	$-3, %eax
	jmp	.L89
	.size	glob, .-glob
	.section	.text.globfree,"ax",@progbits
	.p2align 4
	.globl	globfree
	.type	globfree, @function
globfree:
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	cmpq	$0, (%rdi)
	movq	8(%rdi), %rdx
	je	.L105
	movq	(%rdx), %rdi
	xorl	%eax, %eax
	testq	%rdi, %rdi
	jne	.L106
	.p2align 4,,10
	.p2align 3
.L107:
	addq	$1, %rax
	movq	(%rdx,%rax,8), %rdi
	testq	%rdi, %rdi
	je	.L107
.L106:
	leaq	8(,%rax,8), %r12
	xorl	%ebx, %ebx
	jmp	.L109
	.p2align 4,,10
	.p2align 3
.L108:
	movq	8(%rbp), %rax
	movq	(%rax,%r12), %rdi
	addq	$8, %r12
.L109:
	call	free@PLT
	addq	$1, %rbx
	cmpq	0(%rbp), %rbx
	jb	.L108
	movq	8(%rbp), %rdx
.L105:
	movq	%rdx, %rdi
	call	free@PLT
	movq	$0, 8(%rbp)
	movq	$0, 0(%rbp)
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	globfree, .-globfree
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
