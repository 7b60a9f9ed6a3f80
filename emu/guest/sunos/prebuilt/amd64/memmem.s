// 20888c192685f9477058ae0be793db8a newlib/libc/string/memmem.c
	.file	"memmem.c"
	.text
	.section	.text.two_way_long_needle,"ax",@progbits
	.p2align 4
	.type	two_way_long_needle, @function
two_way_long_needle:
	pushq	%r15
	movq	%rcx, %r8
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdx, %rbx
	subq	$2072, %rsp
	cmpq	$1, %rcx
	jbe	.L42
	xorl	%ecx, %ecx
	movl	$1, %r15d
	movl	$1, %edx
	movq	$-1, %r14
	movl	$1, %eax
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L72:
	movq	%rax, %r15
	movq	%rax, %rcx
	movl	$1, %edx
	subq	%r14, %r15
.L4:
	leaq	(%rcx,%rdx), %rax
	cmpq	%r8, %rax
	jnb	.L71
.L7:
	leaq	(%rbx,%r14), %rsi
	movzbl	(%rsi,%rdx), %edi
	cmpb	%dil, (%rbx,%rax)
	jb	.L72
	je	.L73
	movq	%rcx, %r14
	movl	$1, %edx
	addq	$1, %rcx
	movl	$1, %r15d
	leaq	(%rcx,%rdx), %rax
	cmpq	%r8, %rax
	jb	.L7
.L71:
	xorl	%ecx, %ecx
	movl	$1, %r9d
	movl	$1, %edx
	movq	$-1, %rsi
	movl	$1, %eax
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L75:
	movq	%rax, %r9
	movq	%rax, %rcx
	movl	$1, %edx
	subq	%rsi, %r9
.L9:
	leaq	(%rcx,%rdx), %rax
	cmpq	%r8, %rax
	jnb	.L74
.L12:
	leaq	(%rbx,%rsi), %rdi
	movzbl	(%rbx,%rax), %r11d
	cmpb	%r11b, (%rdi,%rdx)
	jb	.L75
	je	.L76
	movq	%rcx, %rsi
	movl	$1, %edx
	addq	$1, %rcx
	movl	$1, %r9d
	leaq	(%rcx,%rdx), %rax
	cmpq	%r8, %rax
	jb	.L12
.L74:
	addq	$1, %rsi
	addq	$1, %r14
	cmpq	%r14, %rsi
	jb	.L2
	movq	%r9, %r15
	movq	%rsi, %r14
.L2:
	movq	%r8, %xmm0
	leaq	16(%rsp), %rax
	leaq	2064(%rsp), %rdx
	punpcklqdq	%xmm0, %xmm0
	.p2align 4,,10
	.p2align 3
.L13:
	movaps	%xmm0, (%rax)
	addq	$16, %rax
	cmpq	%rax, %rdx
	jne	.L13
	leaq	-1(%r8), %rbp
	leaq	(%r8,%rbx), %rdi
	movq	%rbx, %rax
	leaq	(%rbx,%rbp), %rsi
	testq	%r8, %r8
	je	.L18
	.p2align 4,,10
	.p2align 3
.L17:
	movzbl	(%rax), %edx
	movq	%rsi, %rcx
	subq	%rax, %rcx
	addq	$1, %rax
	movq	%rcx, 16(%rsp,%rdx,8)
	cmpq	%rax, %rdi
	jne	.L17
.L18:
	leaq	(%rbx,%r15), %rsi
	movq	%r14, %rdx
	movq	%rbx, %rdi
	movq	%r8, 8(%rsp)
	call	memcmp@PLT
	movq	8(%rsp), %r8
	subq	%r8, %r12
	testl	%eax, %eax
	jne	.L77
	movl	$1, %edi
	xorl	%esi, %esi
	xorl	%ecx, %ecx
	subq	%r15, %r8
	subq	%r14, %rdi
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L78:
	testq	%rsi, %rsi
	je	.L67
	cmpq	%r15, %rax
	cmovb	%r8, %rax
.L67:
	addq	%rax, %rcx
	xorl	%esi, %esi
	cmpq	%rcx, %r12
	jb	.L69
.L15:
	leaq	0(%r13,%rcx), %rdx
	movzbl	(%rdx,%rbp), %eax
	movq	16(%rsp,%rax,8), %rax
	testq	%rax, %rax
	jne	.L78
	cmpq	%rsi, %r14
	movq	%rsi, %rax
	cmovnb	%r14, %rax
	cmpq	%rbp, %rax
	jb	.L22
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L24:
	addq	$1, %rax
	cmpq	%rbp, %rax
	jnb	.L23
.L22:
	movzbl	(%rdx,%rax), %r10d
	cmpb	%r10b, (%rbx,%rax)
	je	.L24
	cmpq	%rbp, %rax
	jnb	.L23
	addq	%rdi, %rcx
	jmp	.L67
	.p2align 4,,10
	.p2align 3
.L73:
	cmpq	%r15, %rdx
	je	.L6
	addq	$1, %rdx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L76:
	cmpq	%rdx, %r9
	je	.L11
	addq	$1, %rdx
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L23:
	leaq	-1(%r14), %rax
	cmpq	%r14, %rsi
	jb	.L26
	jmp	.L79
	.p2align 4,,10
	.p2align 3
.L28:
	leaq	-1(%rax), %r9
	cmpq	%rax, %rsi
	je	.L27
	movq	%r9, %rax
.L26:
	movzbl	(%rdx,%rax), %r11d
	cmpb	%r11b, (%rbx,%rax)
	je	.L28
	addq	$1, %rax
.L27:
	addq	$1, %rsi
	cmpq	%rsi, %rax
	jb	.L80
	addq	%r15, %rcx
	movq	%r8, %rsi
	cmpq	%rcx, %r12
	jnb	.L15
.L69:
	xorl	%eax, %eax
.L1:
	addq	$2072, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L77:
	subq	%r14, %r8
	movl	$1, %esi
	cmpq	%r14, %r8
	cmovb	%r14, %r8
	xorl	%ecx, %ecx
	subq	%r14, %rsi
	addq	$1, %r8
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L68:
	addq	%rdx, %rcx
.L34:
	cmpq	%rcx, %r12
	jb	.L69
.L41:
	leaq	0(%r13,%rcx), %rax
	movzbl	(%rax,%rbp), %edx
	movq	16(%rsp,%rdx,8), %rdx
	testq	%rdx, %rdx
	jne	.L68
	movq	%r14, %rdx
	cmpq	%rbp, %r14
	jb	.L32
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L35:
	addq	$1, %rdx
	cmpq	%rbp, %rdx
	jnb	.L33
.L32:
	movzbl	(%rax,%rdx), %edi
	cmpb	%dil, (%rbx,%rdx)
	je	.L35
	cmpq	%rbp, %rdx
	jnb	.L33
	addq	%rsi, %rcx
	jmp	.L68
.L33:
	leaq	-1(%r14), %rdx
	testq	%r14, %r14
	jne	.L37
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L39:
	subq	$1, %rdx
	jb	.L1
.L37:
	movzbl	(%rax,%rdx), %edi
	cmpb	%dil, (%rbx,%rdx)
	je	.L39
	addq	%r8, %rcx
	jmp	.L34
.L11:
	addq	%r9, %rcx
	movl	$1, %edx
	jmp	.L9
.L6:
	addq	%rdx, %rcx
	movl	$1, %edx
	jmp	.L4
.L42:
	movl	$1, %r15d
	xorl	%r14d, %r14d
	jmp	.L2
.L79:
	movq	%r14, %rax
	jmp	.L27
.L80:
	movq	%rdx, %rax
	jmp	.L1
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.memmem,"ax",@progbits
	.p2align 4
	.globl	memmem
	.type	memmem, @function
memmem:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$280, %rsp
	testq	%rcx, %rcx
	je	.L102
	movq	%rdx, %r15
	movq	%rcx, %rbp
	cmpq	$1, %rcx
	je	.L128
	cmpq	%rcx, %rsi
	jb	.L89
	movq	%rsi, %r14
	subq	%rcx, %r14
	addq	%rdi, %r14
	cmpq	$2, %rcx
	je	.L129
	cmpq	$256, %rcx
	ja	.L130
	xorl	%esi, %esi
	leaq	16(%rsp), %rdi
	leaq	-1(%rcx), %r13
	movl	$256, %edx
	call	memset@PLT
	movzbl	(%r15), %esi
	movl	$1, %eax
	.p2align 4,,10
	.p2align 3
.L91:
	movl	%esi, %ecx
	movzbl	(%r15,%rax), %esi
	sall	$3, %ecx
	movl	%esi, %edx
	subl	%ecx, %edx
	movzbl	%dl, %edx
	movb	%al, 16(%rsp,%rdx)
	addq	$1, %rax
	cmpq	%r13, %rax
	jb	.L91
	movzbl	-2(%r15,%rbp), %edx
	movzbl	-1(%r15,%rbp), %eax
	movq	%r13, %rdi
	xorl	%r12d, %r12d
	subq	$9, %rbp
	salq	$3, %rdx
	subq	%rdx, %rax
	movzbl	%al, %eax
	movzbl	16(%rsp,%rax), %edx
	movb	%r13b, 16(%rsp,%rax)
	subq	%rdx, %rdi
	movq	%rdi, 8(%rsp)
.L95:
	cmpq	%rbx, %r14
	jb	.L89
	.p2align 4,,10
	.p2align 3
.L93:
	addq	%r13, %rbx
	movzbl	-1(%rbx), %edx
	movzbl	(%rbx), %eax
	salq	$3, %rdx
	subq	%rdx, %rax
	movzbl	%al, %eax
	movzbl	16(%rsp,%rax), %eax
	cmpq	%rbx, %r14
	jb	.L103
	testq	%rax, %rax
	je	.L93
.L103:
	subq	%rax, %rbx
	cmpq	%r13, %rax
	jb	.L95
	cmpq	$15, %r13
	jbe	.L98
	leaq	(%r15,%r12), %rsi
	leaq	(%rbx,%r12), %rdi
	movl	$8, %edx
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L99
.L98:
	movq	%r13, %rdx
	movq	%r15, %rsi
	movq	%rbx, %rdi
	call	memcmp@PLT
	testl	%eax, %eax
	je	.L102
	leaq	-8(%r12), %rax
	cmpq	$8, %r12
	cmovb	%rbp, %rax
	movq	%rax, %r12
.L99:
	movq	8(%rsp), %rax
	addq	%rax, %rbx
	cmpq	%rbx, %r14
	jnb	.L93
.L89:
	xorl	%eax, %eax
.L81:
	addq	$280, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L102:
	movq	%rbx, %rax
	jmp	.L81
.L129:
	movzbl	(%rdx), %ecx
	movzbl	1(%rdx), %eax
	addq	$1, %rbx
	movzbl	1(%rdi), %edx
	sall	$16, %ecx
	orl	%eax, %ecx
	movzbl	(%rdi), %eax
	sall	$16, %eax
	orl	%edx, %eax
	cmpq	%rbx, %r14
	jnb	.L127
	jmp	.L86
	.p2align 4,,10
	.p2align 3
.L131:
	movzbl	1(%rbx), %edx
	sall	$16, %eax
	addq	$1, %rbx
	orl	%edx, %eax
	cmpq	%rbx, %r14
	jb	.L86
.L127:
	cmpl	%eax, %ecx
	jne	.L131
.L124:
	leaq	-1(%rbx), %rax
	jmp	.L81
.L128:
	movzbl	(%rdx), %eax
	addq	$280, %rsp
	movq	%rsi, %rdx
	popq	%rbx
	popq	%rbp
	movl	%eax, %esi
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	memchr@PLT
.L86:
	cmpl	%eax, %ecx
	jne	.L89
	jmp	.L124
.L130:
	addq	$280, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	two_way_long_needle
	.size	memmem, .-memmem
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
