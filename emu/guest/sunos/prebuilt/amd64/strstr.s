// caff9f68a56a825e176527a7c7150f39 newlib/libc/string/strstr.c
	.file	"strstr.c"
	.text
	.section	.text.two_way_long_needle,"ax",@progbits
	.p2align 4
	.type	two_way_long_needle, @function
two_way_long_needle:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%rcx, %r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdx, %rbx
	subq	$2104, %rsp
	cmpq	$1, %rcx
	jbe	.L45
	xorl	%edi, %edi
	movl	$1, %r8d
	movl	$1, %esi
	movq	$-1, %rdx
	movl	$1, %eax
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L71:
	movq	%rax, %r8
	movq	%rax, %rdi
	movl	$1, %esi
	subq	%rdx, %r8
.L4:
	leaq	(%rdi,%rsi), %rax
	cmpq	%r13, %rax
	jnb	.L70
.L7:
	leaq	(%rbx,%rdx), %r9
	movzbl	(%r9,%rsi), %ecx
	cmpb	%cl, (%rbx,%rax)
	jb	.L71
	je	.L72
	movq	%rdi, %rdx
	movl	$1, %esi
	addq	$1, %rdi
	movl	$1, %r8d
	leaq	(%rdi,%rsi), %rax
	cmpq	%r13, %rax
	jb	.L7
.L70:
	xorl	%edi, %edi
	movl	$1, %r11d
	movl	$1, %esi
	movq	$-1, %r9
	movl	$1, %eax
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L74:
	movq	%rax, %r11
	movq	%rax, %rdi
	movl	$1, %esi
	subq	%r9, %r11
.L9:
	leaq	(%rsi,%rdi), %rax
	cmpq	%r13, %rax
	jnb	.L73
.L12:
	leaq	(%rbx,%rsi), %r10
	movzbl	(%rbx,%rax), %ecx
	cmpb	%cl, (%r10,%r9)
	jb	.L74
	je	.L75
	movq	%rdi, %r9
	movl	$1, %esi
	addq	$1, %rdi
	movl	$1, %r11d
	leaq	(%rsi,%rdi), %rax
	cmpq	%r13, %rax
	jb	.L12
.L73:
	addq	$1, %r9
	leaq	1(%rdx), %r14
	cmpq	%r14, %r9
	jb	.L2
	movq	%r11, %r8
	movq	%r9, %r14
.L2:
	movq	%r13, %xmm0
	leaq	48(%rsp), %rax
	leaq	2096(%rsp), %rsi
	punpcklqdq	%xmm0, %xmm0
	.p2align 4,,10
	.p2align 3
.L13:
	movaps	%xmm0, (%rax)
	addq	$16, %rax
	cmpq	%rax, %rsi
	jne	.L13
	testq	%r13, %r13
	je	.L18
	leaq	0(%r13,%rbx), %r10
	movq	%rbx, %rax
	leaq	-1(%rbx,%r13), %r9
	.p2align 4,,10
	.p2align 3
.L17:
	movzbl	(%rax), %esi
	movq	%r9, %rdi
	subq	%rax, %rdi
	addq	$1, %rax
	movq	%rdi, 48(%rsp,%rsi,8)
	cmpq	%rax, %r10
	jne	.L17
.L18:
	leaq	(%rbx,%r8), %rsi
	movq	%r14, %rdx
	movq	%rbx, %rdi
	movq	%r8, 8(%rsp)
	call	memcmp@PLT
	movq	8(%rsp), %r8
	testl	%eax, %eax
	jne	.L76
	movq	%r13, %rax
	xorl	%r10d, %r10d
	leaq	-1(%r13), %r15
	xorl	%r9d, %r9d
	orb	$8, %ah
	movq	%rax, 32(%rsp)
	movl	$1, %eax
	subq	%r14, %rax
	movq	%rax, 40(%rsp)
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L78:
	cmpq	%r8, %rax
	jnb	.L67
	testq	%r10, %r10
	movq	%r13, %rsi
	setne	%dil
	subq	%r8, %rsi
	testb	%dil, %dil
	cmovne	%rsi, %rax
.L67:
	addq	%rax, %r9
	xorl	%r10d, %r10d
.L15:
	movq	%rbp, %rax
	subq	%r13, %rax
	cmpq	%r9, %rax
	jb	.L77
.L31:
	leaq	(%r12,%r9), %rsi
	movzbl	(%rsi,%r15), %eax
	movq	48(%rsp,%rax,8), %rax
	testq	%rax, %rax
	jne	.L78
	cmpq	%r14, %r10
	movq	%r14, %rax
	cmovnb	%r10, %rax
	cmpq	%r15, %rax
	jb	.L22
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L24:
	addq	$1, %rax
	cmpq	%r15, %rax
	jnb	.L23
.L22:
	movzbl	(%rsi,%rax), %ecx
	cmpb	%cl, (%rbx,%rax)
	je	.L24
	cmpq	%r15, %rax
	jnb	.L23
	movq	40(%rsp), %rdx
	addq	%rdx, %r9
	jmp	.L67
	.p2align 4,,10
	.p2align 3
.L72:
	cmpq	%r8, %rsi
	je	.L6
	addq	$1, %rsi
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L75:
	cmpq	%rsi, %r11
	je	.L11
	addq	$1, %rsi
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L77:
	movq	32(%rsp), %rsi
	leaq	(%r12,%rbp), %rdi
	movq	%r8, 24(%rsp)
	movq	%r10, 16(%rsp)
	movq	%r9, 8(%rsp)
	call	strnlen@PLT
	movq	8(%rsp), %r9
	movq	16(%rsp), %r10
	addq	%rax, %rbp
	movq	24(%rsp), %r8
	movq	%rbp, %rax
	subq	%r13, %rax
	cmpq	%r9, %rax
	jnb	.L31
	xorl	%eax, %eax
.L1:
	addq	$2104, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	leaq	-1(%r14), %rax
	cmpq	%r14, %r10
	jb	.L26
	jmp	.L79
	.p2align 4,,10
	.p2align 3
.L28:
	leaq	-1(%rax), %rdi
	cmpq	%rax, %r10
	je	.L27
	movq	%rdi, %rax
.L26:
	movzbl	(%rsi,%rax), %edx
	cmpb	%dl, (%rbx,%rax)
	je	.L28
	addq	$1, %rax
.L27:
	addq	$1, %r10
	cmpq	%r10, %rax
	jb	.L80
	movq	%r13, %r10
	addq	%r8, %r9
	subq	%r8, %r10
	jmp	.L15
.L76:
	movq	%r13, %rax
	leaq	-1(%r13), %r15
	subq	%r14, %rax
	cmpq	%r14, %rax
	cmovb	%r14, %rax
	xorl	%r9d, %r9d
	addq	$1, %rax
	movq	%rax, 32(%rsp)
	movq	%r13, %rax
	orb	$8, %ah
	movq	%rax, 16(%rsp)
	movl	$1, %eax
	subq	%r14, %rax
	movq	%rax, 24(%rsp)
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L68:
	addq	%rsi, %r9
.L32:
	movq	%rbp, %rax
	subq	%r13, %rax
	cmpq	%r9, %rax
	jb	.L81
.L43:
	leaq	(%r12,%r9), %rax
	movzbl	(%rax,%r15), %esi
	movq	48(%rsp,%rsi,8), %rsi
	testq	%rsi, %rsi
	jne	.L68
	movq	%r14, %rsi
	cmpq	%r15, %r14
	jb	.L34
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L37:
	addq	$1, %rsi
	cmpq	%r15, %rsi
	jnb	.L35
.L34:
	movzbl	(%rax,%rsi), %edx
	cmpb	%dl, (%rbx,%rsi)
	je	.L37
	cmpq	%r15, %rsi
	jnb	.L35
	movq	24(%rsp), %rax
	addq	%rax, %r9
	jmp	.L68
	.p2align 4,,10
	.p2align 3
.L81:
	movq	16(%rsp), %rsi
	leaq	(%r12,%rbp), %rdi
	movq	%r9, 8(%rsp)
	call	strnlen@PLT
	movq	8(%rsp), %r9
	addq	%rax, %rbp
	movq	%rbp, %rax
	subq	%r13, %rax
	cmpq	%r9, %rax
	jnb	.L43
	xorl	%eax, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L35:
	leaq	-1(%r14), %rsi
	testq	%r14, %r14
	jne	.L39
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L41:
	subq	$1, %rsi
	jb	.L1
.L39:
	movzbl	(%rax,%rsi), %edx
	cmpb	%dl, (%rbx,%rsi)
	je	.L41
	movq	32(%rsp), %rax
	addq	%rax, %r9
	jmp	.L32
.L11:
	addq	%r11, %rdi
	movl	$1, %esi
	jmp	.L9
.L6:
	addq	%rsi, %rdi
	movl	$1, %esi
	jmp	.L4
.L80:
	movq	%rsi, %rax
	jmp	.L1
.L79:
	movq	%r14, %rax
	jmp	.L27
.L45:
	movl	$1, %r8d
	xorl	%r14d, %r14d
	jmp	.L2
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.strstr,"ax",@progbits
	.p2align 4
	.globl	strstr
	.type	strstr, @function
strstr:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$64, %rsp
	movzbl	(%rsi), %esi
	testb	%sil, %sil
	je	.L105
	movzbl	1(%r12), %eax
	testb	%al, %al
	je	.L141
	movzbl	2(%r12), %edx
	testb	%dl, %dl
	je	.L142
	cmpb	$0, 3(%r12)
	movl	(%r12), %ecx
	je	.L143
	cmpb	$0, 4(%r12)
	je	.L144
	movq	%r12, %rdi
	call	strlen@PLT
	movq	%rbp, %rdi
	movq	%rax, %rsi
	movq	%rax, %r14
	orq	$512, %rsi
	call	strnlen@PLT
	cmpq	%r14, %rax
	jb	.L104
	cmpq	$254, %r14
	ja	.L95
	subq	%r14, %rax
	leal	1(%r14), %esi
	movq	%rsp, %rdi
	movl	$64, %edx
	leaq	0(%rbp,%rax), %r13
	call	memset@PLT
	movl	%r14d, %esi
	movq	%r12, %rax
	leaq	(%r14,%r12), %rdi
	addl	%r12d, %esi
	testq	%r14, %r14
	je	.L99
	.p2align 4,,10
	.p2align 3
.L98:
	movzbl	(%rax), %edx
	movl	%esi, %ecx
	subl	%eax, %ecx
	addq	$1, %rax
	andl	$63, %edx
	movb	%cl, (%rsp,%rdx)
	cmpq	%rdi, %rax
	jne	.L98
.L99:
	movq	%rbp, %rbx
.L97:
	movzbl	-1(%rbx,%r14), %eax
	andl	$63, %eax
	movzbl	(%rsp,%rax), %eax
	leaq	-1(%rbx,%rax), %rbx
	cmpq	%rbx, %r13
	jb	.L100
	.p2align 4,,10
	.p2align 3
.L102:
	movzbl	(%rbx,%r14), %eax
	movq	%r14, %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	andl	$63, %eax
	movzbl	(%rsp,%rax), %ebp
	call	memcmp@PLT
	testl	%eax, %eax
	je	.L82
	addq	%rbp, %rbx
	cmpq	%rbx, %r13
	jnb	.L102
.L100:
	leaq	0(%r13,%r14), %rdi
	cmpb	$0, (%rdi)
	je	.L104
	movl	$2048, %esi
	call	strnlen@PLT
	addq	%rax, %r13
	cmpq	%rbx, %r13
	jnb	.L97
	.p2align 4,,10
	.p2align 3
.L104:
	xorl	%ebx, %ebx
.L148:
	addq	$64, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L105:
	movq	%rdi, %rbx
.L82:
	addq	$64, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L142:
	movzbl	(%rdi), %edx
	sall	$16, %esi
	orl	%eax, %esi
	xorl	%eax, %eax
	testl	%edx, %edx
	je	.L104
	.p2align 4,,10
	.p2align 3
.L86:
	sall	$16, %eax
	movq	%rbp, %rbx
	addq	$1, %rbp
	orl	%edx, %eax
	movzbl	0(%rbp), %edx
	cmpl	%eax, %esi
	je	.L136
	testl	%edx, %edx
	jne	.L86
	cmpl	%eax, %esi
	jne	.L104
.L136:
	subq	$1, %rbx
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L141:
	addq	$64, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	jmp	strchr@PLT
	.p2align 4,,10
	.p2align 3
.L144:
	movzbl	(%rdi), %edx
	testl	%edx, %edx
	je	.L104
	xorl	%eax, %eax
	bswap	%ecx
	jmp	.L93
	.p2align 4,,10
	.p2align 3
.L145:
	cmpl	%ecx, %eax
	je	.L138
.L93:
	movq	%rbp, %rbx
	sall	$8, %eax
	addq	$1, %rbp
	orl	%edx, %eax
	movzbl	0(%rbp), %edx
	testl	%edx, %edx
	jne	.L145
	cmpl	%ecx, %eax
	jne	.L104
.L138:
	subq	$3, %rbx
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L143:
	sall	$24, %esi
	sall	$16, %eax
	sall	$8, %edx
	orl	%eax, %esi
	orl	%edx, %esi
	movzbl	(%rdi), %edx
	testl	%edx, %edx
	je	.L104
	xorl	%eax, %eax
	jmp	.L90
	.p2align 4,,10
	.p2align 3
.L147:
	testl	%edx, %edx
	je	.L146
.L90:
	orl	%edx, %eax
	movq	%rbp, %rbx
	addq	$1, %rbp
	movzbl	0(%rbp), %edx
	sall	$8, %eax
	cmpl	%eax, %esi
	jne	.L147
.L137:
	subq	$2, %rbx
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L146:
	cmpl	%eax, %esi
	je	.L137
	xorl	%ebx, %ebx
	jmp	.L148
.L95:
	addq	$64, %rsp
	movq	%r14, %rcx
	movq	%r12, %rdx
	movq	%rbp, %rdi
	popq	%rbx
	movq	%rax, %rsi
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	jmp	two_way_long_needle
	.size	strstr, .-strstr
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
