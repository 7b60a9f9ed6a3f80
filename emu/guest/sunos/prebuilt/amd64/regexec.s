// 7d7ba5fd6405d390439fe1454a9cb6fb newlib/libc/posix/regexec.c
	.file	"regexec.c"
	.text
	.section	.text.sstep,"ax",@progbits
	.p2align 4
	.type	sstep, @function
sstep:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rdx, %r12
	movl	$1, %edx
	pushq	%rbp
	pushq	%rbx
	movq	%rcx, -32(%rsp)
	movl	%esi, %ecx
	movq	%rdi, -24(%rsp)
	salq	%cl, %rdx
	cmpq	%r12, %rsi
	je	.L1
	movq	%rsi, %rax
	movl	%r8d, %r14d
	movq	8(%rdi), %r8
	movl	$2550136832, %esi
	movl	$2147483648, %edi
	movl	$2684354560, %ebx
	movl	$2281701376, %r11d
	movl	$2415919104, %r10d
	.p2align 4,,10
	.p2align 3
.L29:
	movq	(%r8,%rax,8), %rcx
	movq	%rax, %r13
	leaq	0(,%rax,8), %r15
	movq	%rcx, %rbp
	andl	$4160749568, %ebp
	cmpq	$1476395008, %rbp
	je	.L3
	ja	.L4
	cmpq	$805306368, %rbp
	je	.L5
	ja	.L6
	cmpq	$536870912, %rbp
	je	.L7
	jbe	.L69
	cmpq	$671088640, %rbp
	jne	.L62
	addq	$1, %rax
	cmpl	$127, %r14d
	jg	.L23
.L63:
	movq	-32(%rsp), %rcx
	andq	%rdx, %rcx
	addq	%rcx, %rcx
	orq	%rcx, %r9
.L23:
	addq	%rdx, %rdx
	cmpq	%rax, %r12
	jne	.L29
.L1:
	popq	%rbx
	movq	%r9, %rax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	cmpq	$1207959552, %rbp
	je	.L13
	jbe	.L70
	cmpq	$1342177280, %rbp
	jne	.L62
	movq	%rdx, %rbp
	movq	%rdx, %r13
	andq	%r9, %rbp
	shrq	%cl, %r13
	addq	%rbp, %rbp
	orq	%r9, %rbp
	movq	%rdx, %r9
	andq	%rbp, %r9
	shrq	%cl, %r9
	orq	%rbp, %r9
	testq	%r13, %rbp
	jne	.L62
	testq	%r9, %r13
	je	.L62
	andl	$134217727, %ecx
	subq	$1, %rax
	movl	$1, %edx
	subq	%rcx, %rax
	movl	%eax, %ecx
	addq	$1, %rax
	salq	%cl, %rdx
	addq	%rdx, %rdx
	cmpq	%rax, %r12
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L76:
	andl	$4026531840, %ecx
	cmpq	$1610612736, %rcx
	je	.L13
.L62:
	addq	$1, %rax
.L71:
	addq	%rdx, %rdx
	cmpq	%rax, %r12
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L70:
	subq	$939524096, %rbp
	testq	$-268435456, %rbp
	jne	.L62
	.p2align 4,,10
	.p2align 3
.L13:
	movq	%rdx, %rcx
	addq	$1, %rax
	andq	%r9, %rcx
	addq	%rcx, %rcx
	orq	%rcx, %r9
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L4:
	cmpq	%rdi, %rbp
	je	.L16
	cmpq	%rbp, %rdi
	jnb	.L72
	cmpq	%rsi, %rbp
	je	.L19
	cmpq	%rbp, %rsi
	jnb	.L73
	cmpq	%rbx, %rbp
	jne	.L62
	addq	$1, %rax
	cmpl	$134, %r14d
	je	.L63
	addq	%rdx, %rdx
	cmpq	%rax, %r12
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L69:
	cmpq	$268435456, %rbp
	je	.L9
	cmpq	$402653184, %rbp
	jne	.L62
	movl	%r14d, %ecx
	addq	$1, %rax
	andl	$-3, %ecx
	cmpl	$129, %ecx
	jne	.L23
	movq	-32(%rsp), %rcx
	andq	%rdx, %rcx
	addq	%rcx, %rcx
	orq	%rcx, %r9
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L73:
	cmpq	%r11, %rbp
	jne	.L74
	movq	%rdx, %rbp
	andl	$134217727, %ecx
	addq	$1, %rax
	andq	%r9, %rbp
	addq	%rcx, %r13
	addq	%rbp, %rbp
	orq	%r9, %rbp
	movq	(%r8,%r13,8), %r9
	movl	$2415919104, %r13d
	andl	$4160749568, %r9d
	cmpq	%r13, %r9
	je	.L75
	movq	%rdx, %r9
	addq	%rdx, %rdx
	andq	%rbp, %r9
	salq	%cl, %r9
	orq	%rbp, %r9
	cmpq	%rax, %r12
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L72:
	cmpq	$1879048192, %rbp
	je	.L13
	jbe	.L76
	cmpq	$2013265920, %rbp
	jne	.L62
.L3:
	movq	%rdx, %rbp
	addq	$1, %rax
	andq	%r9, %rbp
	addq	%rbp, %rbp
	orq	%r9, %rbp
	movq	%rdx, %r9
	addq	%rdx, %rdx
	andq	%rbp, %r9
	salq	%cl, %r9
	orq	%rbp, %r9
	cmpq	%rax, %r12
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L74:
	cmpq	%r10, %rbp
	je	.L13
	jmp	.L62
	.p2align 4,,10
	.p2align 3
.L9:
	movsbl	%cl, %ecx
	addq	$1, %rax
	cmpl	%r14d, %ecx
	je	.L63
	addq	%rdx, %rdx
	cmpq	%rax, %r12
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L19:
	addq	$1, %rax
	cmpl	$133, %r14d
	je	.L63
	addq	%rdx, %rdx
	cmpq	%rax, %r12
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	movq	%rdx, %rcx
	leaq	1(%rax), %r13
	andq	%r9, %rcx
	movq	%rcx, -16(%rsp)
	jne	.L77
	movq	%r13, %rax
	addq	%rdx, %rdx
	cmpq	%rax, %r12
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L7:
	leal	-130(%r14), %ecx
	addq	$1, %rax
	cmpl	$1, %ecx
	jbe	.L63
	addq	%rdx, %rdx
	cmpq	%rax, %r12
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L5:
	addq	$1, %rax
	cmpl	$127, %r14d
	jg	.L23
	movq	-24(%rsp), %r15
	andl	$134217727, %ecx
	movzbl	%r14b, %ebp
	salq	$5, %rcx
	addq	24(%r15), %rcx
	movq	(%rcx), %r13
	movzbl	0(%r13,%rbp), %ebp
	andb	8(%rcx), %bpl
	je	.L23
	movq	-32(%rsp), %rcx
	andq	%rdx, %rcx
	addq	%rcx, %rcx
	orq	%rcx, %r9
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L75:
	movq	%rbp, %r9
	addq	%rdx, %rdx
	cmpq	%rax, %r12
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L77:
	movq	8(%r8,%r15), %rbp
	movl	$2415919104, %r15d
	movq	%rbp, %rcx
	andl	$4160749568, %ecx
	cmpq	%r15, %rcx
	je	.L32
	movq	%rdx, -8(%rsp)
	movl	$1, %ecx
	.p2align 4,,10
	.p2align 3
.L27:
	andl	$134217727, %ebp
	addq	%rbp, %rcx
	leaq	(%rcx,%rax), %rdx
	movq	(%r8,%rdx,8), %rbp
	movq	%rbp, %rdx
	andl	$4160749568, %edx
	cmpq	%r15, %rdx
	jne	.L27
	movq	-8(%rsp), %rdx
.L26:
	movq	-16(%rsp), %rax
	addq	%rdx, %rdx
	salq	%cl, %rax
	orq	%rax, %r9
	movq	%r13, %rax
	cmpq	%rax, %r12
	jne	.L29
	jmp	.L1
.L32:
	movl	$1, %ecx
	jmp	.L26
	.size	sstep, .-sstep
	.section	.text.lstep,"ax",@progbits
	.p2align 4
	.type	lstep, @function
lstep:
	movq	%r9, %rax
	cmpq	%rdx, %rsi
	je	.L141
	pushq	%r15
	movl	$2550136832, %r10d
	movl	$2684354560, %r9d
	movl	$2147483648, %r15d
	pushq	%r14
	movl	%r8d, %r14d
	movl	$2415919104, %r8d
	pushq	%r13
	movq	%rcx, %r13
	movl	$2281701376, %ecx
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	pushq	%rbx
	.p2align 4,,10
	.p2align 3
.L79:
	movq	8(%rdi), %rdx
	leaq	0(,%rsi,8), %r11
	movq	(%rdx,%rsi,8), %rbp
	movq	%rbp, %rbx
	andl	$4160749568, %ebx
	cmpq	$1476395008, %rbx
	je	.L96
	ja	.L81
	cmpq	$805306368, %rbx
	je	.L82
	ja	.L83
	cmpq	$536870912, %rbx
	je	.L84
	jbe	.L149
	cmpq	$671088640, %rbx
	jne	.L88
	leaq	1(%rsi), %rdx
	cmpl	$127, %r14d
	jle	.L145
	.p2align 4,,10
	.p2align 3
.L144:
	movq	%rdx, %rsi
.L104:
	cmpq	%rsi, %r12
	jne	.L79
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L149:
	cmpq	$268435456, %rbx
	je	.L86
	cmpq	$402653184, %rbx
	jne	.L88
	movl	%r14d, %r11d
	leaq	1(%rsi), %rdx
	andl	$-3, %r11d
	cmpl	$129, %r11d
	jne	.L144
.L145:
	movzbl	0(%r13,%rsi), %esi
	orb	%sil, (%rax,%rdx)
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L83:
	cmpq	$1207959552, %rbx
	je	.L103
	jbe	.L150
	cmpq	$1342177280, %rbx
	jne	.L88
	andl	$134217727, %ebp
	leaq	(%rax,%rsi), %rbx
	leaq	1(%rsi), %rdx
	subq	%rbp, %rsi
	movzbl	(%rbx), %r11d
	orb	%r11b, (%rax,%rdx)
	leaq	(%rax,%rsi), %r11
	movq	%rsi, -32(%rsp)
	movzbl	(%r11), %ebp
	movl	%ebp, %esi
	orb	(%rbx), %sil
	movb	%sil, (%r11)
	je	.L144
	movq	-32(%rsp), %rsi
	testb	%bpl, %bpl
	jne	.L144
	jmp	.L104
	.p2align 4,,10
	.p2align 3
.L81:
	cmpq	%rcx, %rbx
	je	.L94
	cmpq	%rbx, %rcx
	jb	.L95
	cmpq	$2013265920, %rbx
	je	.L96
	jbe	.L151
	cmpq	%r15, %rbx
	jne	.L88
	movzbl	(%rax,%rsi), %ebx
	leaq	1(%rsi), %rbp
	movq	%rbp, -32(%rsp)
	movb	%bl, -17(%rsp)
	testb	%bl, %bl
	jne	.L118
	movq	-32(%rsp), %rsi
	jmp	.L104
	.p2align 4,,10
	.p2align 3
.L150:
	subq	$939524096, %rbx
	testq	$-268435456, %rbx
	je	.L103
.L88:
	addq	$1, %rsi
	jmp	.L104
	.p2align 4,,10
	.p2align 3
.L151:
	leaq	-1744830464(%rbx), %rdx
	testq	$-268435456, %rdx
	je	.L103
	cmpq	$1610612736, %rbx
	jne	.L88
.L103:
	leaq	1(%rsi), %rdx
	movzbl	(%rax,%rsi), %esi
	orb	%sil, (%rax,%rdx)
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L95:
	cmpq	%r10, %rbx
	je	.L101
	cmpq	%r9, %rbx
	jne	.L152
	leaq	1(%rsi), %rdx
	cmpl	$134, %r14d
	jne	.L144
	movzbl	0(%r13,%rsi), %esi
	orb	%sil, (%rax,%rdx)
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L152:
	cmpq	%r8, %rbx
	je	.L103
	jmp	.L88
	.p2align 4,,10
	.p2align 3
.L96:
	andl	$134217727, %ebp
	leaq	1(%rsi), %rdx
	leaq	(%rax,%rsi), %r11
	addq	%rsi, %rbp
	movzbl	(%r11), %ebx
	orb	%bl, (%rax,%rdx)
	movzbl	(%r11), %esi
	orb	%sil, (%rax,%rbp)
	movq	%rdx, %rsi
	jmp	.L104
	.p2align 4,,10
	.p2align 3
.L86:
	movsbl	%bpl, %ebp
	leaq	1(%rsi), %rdx
	cmpl	%r14d, %ebp
	jne	.L144
	movzbl	0(%r13,%rsi), %esi
	orb	%sil, (%rax,%rdx)
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L101:
	leaq	1(%rsi), %rdx
	cmpl	$133, %r14d
	jne	.L144
	movzbl	0(%r13,%rsi), %esi
	orb	%sil, (%rax,%rdx)
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L94:
	leaq	1(%rsi), %rdx
	leaq	(%rax,%rsi), %r11
	andl	$134217727, %ebp
	movzbl	(%r11), %ebx
	addq	%rsi, %rbp
	orb	%bl, (%rax,%rdx)
	movl	$2415919104, %ebx
	movq	8(%rdi), %rsi
	movq	(%rsi,%rbp,8), %rsi
	andl	$4160749568, %esi
	cmpq	%rbx, %rsi
	je	.L144
	movzbl	(%r11), %esi
	orb	%sil, (%rax,%rbp)
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L84:
	leal	-130(%r14), %edx
	cmpl	$1, %edx
	leaq	1(%rsi), %rdx
	ja	.L144
	movzbl	0(%r13,%rsi), %esi
	orb	%sil, (%rax,%rdx)
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L82:
	leaq	1(%rsi), %rdx
	cmpl	$127, %r14d
	jg	.L144
	andl	$134217727, %ebp
	movzbl	%r14b, %r11d
	salq	$5, %rbp
	addq	24(%rdi), %rbp
	movq	0(%rbp), %rbx
	movzbl	(%rbx,%r11), %r11d
	andb	8(%rbp), %r11b
	je	.L144
	movzbl	0(%r13,%rsi), %esi
	orb	%sil, (%rax,%rdx)
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L118:
	movq	8(%rdx,%r11), %r11
	movl	$2415919104, %ebp
	movq	%r11, %rbx
	andl	$4160749568, %ebx
	cmpq	%rbp, %rbx
	je	.L119
	movq	%rdi, -16(%rsp)
	movl	$1, %ebx
	movq	%rax, -8(%rsp)
	.p2align 4,,10
	.p2align 3
.L120:
	andl	$134217727, %r11d
	movl	$2415919104, %eax
	addq	%r11, %rbx
	leaq	(%rbx,%rsi), %rbp
	movq	(%rdx,%rbp,8), %r11
	movq	%r11, %rdi
	andl	$4160749568, %edi
	cmpq	%rax, %rdi
	jne	.L120
	movq	-16(%rsp), %rdi
	movq	-8(%rsp), %rax
.L121:
	movzbl	-17(%rsp), %edx
	movq	-32(%rsp), %rsi
	orb	%dl, (%rax,%rbp)
	jmp	.L104
	.p2align 4,,10
	.p2align 3
.L141:
	ret
.L119:
	movq	-32(%rsp), %rbp
	jmp	.L121
	.size	lstep, .-lstep
	.section	.text.sslow,"ax",@progbits
	.p2align 4
	.type	sslow, @function
sslow:
	pushq	%r15
	movq	%rcx, %r15
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	movl	$128, %r12d
	pushq	%rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$72, %rsp
	movq	96(%rdi), %rax
	movq	%rdx, 32(%rsp)
	movq	%r8, 8(%rsp)
	movq	%rax, 16(%rsp)
	cmpq	%rsi, 32(%rdi)
	je	.L154
	movsbl	-1(%rsi), %r12d
.L154:
	movl	$1, %ebp
	movq	8(%rsp), %r14
	movl	%r15d, %ecx
	movq	%r15, %rsi
	movq	%rbp, %rax
	movq	0(%r13), %rdi
	movl	$132, %r8d
	salq	%cl, %rax
	movq	%r14, %rdx
	movq	%rax, %rcx
	movq	%rax, %r9
	call	sstep
	movl	%r14d, %ecx
	movq	$0, (%rsp)
	salq	%cl, %rbp
	movq	%rax, %rcx
	movq	%rbp, 24(%rsp)
	jmp	.L198
	.p2align 4,,10
	.p2align 3
.L155:
	movsbl	(%rbx), %edx
	cmpl	$10, %r12d
	je	.L243
	cmpl	$128, %r12d
	je	.L244
	xorl	%ebp, %ebp
	cmpl	$10, %edx
	je	.L201
.L164:
	movzbl	%r12b, %r14d
	movq	%rcx, 48(%rsp)
	movl	%r14d, %edi
	movl	%edx, 40(%rsp)
	movl	%r14d, 56(%rsp)
	call	isalnum@PLT
	movl	40(%rsp), %edx
	movq	48(%rsp), %rcx
	testl	%eax, %eax
	je	.L185
	movl	56(%rsp), %r8d
.L186:
	movl	%r8d, %edi
	movq	%rcx, 48(%rsp)
	movl	%edx, 40(%rsp)
	call	isalnum@PLT
	movl	40(%rsp), %edx
	movq	48(%rsp), %rcx
	testl	%eax, %eax
	jne	.L188
	cmpl	$95, %r12d
	je	.L188
.L217:
	movl	%edx, %r12d
.L175:
	movq	(%rsp), %rax
	testq	%rcx, 24(%rsp)
	movq	16(%rsp), %r9
	cmovne	%rbx, %rax
	movq	%rax, (%rsp)
	cmpq	%r9, %rcx
	je	.L153
	movq	32(%rsp), %rax
	cmpq	%rax, %rbx
	je	.L153
	movq	0(%r13), %rdi
	movq	8(%rsp), %rdx
	movl	%r12d, %r8d
	movq	%r15, %rsi
	addq	$1, %rbx
	call	sstep
	movq	%rax, %rcx
.L198:
	cmpq	%rbx, 40(%r13)
	jne	.L155
	cmpl	$10, %r12d
	je	.L245
	movl	8(%r13), %edx
	cmpl	$128, %r12d
	je	.L246
	andl	$2, %edx
	movl	%edx, %r14d
	jne	.L247
.L173:
	movq	0(%r13), %rsi
	movl	$128, %edx
	movl	$130, %ebp
.L176:
	addl	80(%rsi), %r14d
	testl	%r14d, %r14d
	jg	.L238
.L180:
	cmpl	$128, %r12d
	je	.L217
	jmp	.L164
	.p2align 4,,10
	.p2align 3
.L250:
	movl	$95, %edi
	movq	%rcx, 48(%rsp)
	movl	%edx, 40(%rsp)
	call	isalnum@PLT
	movl	40(%rsp), %edx
	movq	48(%rsp), %rcx
	.p2align 4,,10
	.p2align 3
.L188:
	cmpl	$130, %ebp
	je	.L214
	movzbl	%dl, %r14d
	movl	$128, %r12d
	cmpl	$128, %edx
	je	.L175
.L199:
	movl	%r14d, %edi
	movq	%rcx, 48(%rsp)
	movl	%edx, 40(%rsp)
	call	isalnum@PLT
	movl	40(%rsp), %edx
	movq	48(%rsp), %rcx
	testl	%eax, %eax
	je	.L248
	movl	%edx, %r12d
.L195:
	subl	$133, %ebp
	cmpl	$1, %ebp
	ja	.L175
.L240:
	movl	$133, %r8d
	jmp	.L191
	.p2align 4,,10
	.p2align 3
.L243:
	movq	0(%r13), %rdi
	movl	40(%rdi), %ebp
	movq	%rdi, %rsi
	andl	$2, %ebp
	je	.L164
	movl	76(%rdi), %r14d
	cmpl	$10, %edx
	jne	.L249
.L167:
	movl	$131, %ebp
	testb	$2, 40(%rdi)
	jne	.L176
	testl	%r14d, %r14d
	je	.L211
	jle	.L211
	movq	%rdi, %rsi
	movl	$129, %ebp
.L238:
	movl	%edx, 48(%rsp)
	movq	%rbx, 56(%rsp)
	movq	8(%rsp), %rbx
	movl	%r12d, 40(%rsp)
	movq	%rsi, %r12
	.p2align 4,,10
	.p2align 3
.L184:
	movq	%rcx, %r9
	movl	%ebp, %r8d
	movq	%rbx, %rdx
	movq	%r15, %rsi
	movq	%r12, %rdi
	call	sstep
	movq	%rax, %rcx
	subl	$1, %r14d
	jne	.L184
	movl	40(%rsp), %r12d
	movl	48(%rsp), %edx
	movq	56(%rsp), %rbx
	cmpl	$129, %ebp
	jne	.L180
.L182:
	cmpl	$128, %edx
	jne	.L211
.L178:
	cmpl	$128, %r12d
	je	.L175
	movl	$129, %ebp
	movzbl	%r12b, %r14d
.L203:
	movl	%r14d, %r8d
	movl	$128, %edx
	jmp	.L186
	.p2align 4,,10
	.p2align 3
.L244:
	testb	$1, 8(%r13)
	jne	.L166
	movq	0(%r13), %rdi
	movl	76(%rdi), %r14d
	movq	%rdi, %rsi
	cmpl	$10, %edx
	je	.L167
.L249:
	testl	%r14d, %r14d
	jne	.L168
.L211:
	movl	$129, %ebp
.L169:
	movzbl	%dl, %r14d
	movq	%rcx, 48(%rsp)
	movl	%r14d, %edi
	movl	%edx, 40(%rsp)
	call	isalnum@PLT
	movl	40(%rsp), %edx
	movq	48(%rsp), %rcx
	testl	%eax, %eax
	je	.L189
	cmpl	$128, %r12d
	je	.L239
	movzbl	%r12b, %edi
	movq	%rcx, 48(%rsp)
	movl	%edx, 40(%rsp)
	call	isalnum@PLT
	cmpl	$95, %r12d
	movl	40(%rsp), %edx
	movq	48(%rsp), %rcx
	je	.L216
	testl	%eax, %eax
	jne	.L216
.L239:
	movl	%edx, %r12d
	movl	$133, %r8d
	jmp	.L191
	.p2align 4,,10
	.p2align 3
.L185:
	cmpl	$95, %r12d
	je	.L250
	cmpl	$128, %edx
	je	.L203
	jmp	.L169
	.p2align 4,,10
	.p2align 3
.L166:
	cmpl	$10, %edx
	jne	.L217
.L201:
	movq	0(%r13), %rsi
	movl	$10, %edx
	movl	40(%rsi), %ebp
	andl	$2, %ebp
	je	.L180
	xorl	%r14d, %r14d
	movl	$130, %ebp
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L248:
	cmpl	$95, %edx
	je	.L251
.L214:
	movl	%edx, %r12d
	movl	$134, %r8d
.L191:
	movq	0(%r13), %rdi
	movq	8(%rsp), %rdx
	movq	%rcx, %r9
	movq	%r15, %rsi
	call	sstep
	movq	%rax, %rcx
	jmp	.L175
	.p2align 4,,10
	.p2align 3
.L153:
	movq	(%rsp), %rax
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
.L189:
	cmpl	$95, %edx
	je	.L252
	movzbl	%r12b, %r8d
	cmpl	$128, %r12d
	jne	.L186
	jmp	.L217
	.p2align 4,,10
	.p2align 3
.L245:
	movq	0(%r13), %rdi
	movl	40(%rdi), %ebp
	andl	$2, %ebp
	je	.L253
	movl	8(%r13), %edx
	movl	76(%rdi), %r14d
	andl	$2, %edx
	je	.L254
.L233:
	testl	%r14d, %r14d
	je	.L178
	movl	$128, %edx
	jle	.L178
	movq	%rdi, %rsi
	movl	$129, %ebp
	jmp	.L238
	.p2align 4,,10
	.p2align 3
.L253:
	movl	8(%r13), %r14d
	movl	$128, %edx
	andl	$2, %r14d
	jne	.L164
	movq	%rdi, %rsi
	movl	$128, %edx
	movl	$130, %ebp
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L246:
	testb	$1, %dl
	jne	.L160
	movq	0(%r13), %rdi
	andl	$2, %edx
	movl	76(%rdi), %r14d
	jne	.L233
.L254:
	movq	%rdi, %rsi
	movl	$128, %edx
	movl	$131, %ebp
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L247:
	movl	$128, %edx
	xorl	%ebp, %ebp
	jmp	.L164
	.p2align 4,,10
	.p2align 3
.L160:
	andl	$2, %edx
	movl	%edx, %r14d
	je	.L173
	jmp	.L175
	.p2align 4,,10
	.p2align 3
.L168:
	jle	.L182
	movq	%rdi, %rsi
	movl	$129, %ebp
	jmp	.L238
	.p2align 4,,10
	.p2align 3
.L252:
	cmpl	$128, %r12d
	je	.L202
	movzbl	%r12b, %edi
	movq	%rcx, 40(%rsp)
	call	isalnum@PLT
	cmpl	$95, %r12d
	movq	40(%rsp), %rcx
	jne	.L255
.L200:
	movl	$95, %edi
	movq	%rcx, 40(%rsp)
	call	isalnum@PLT
	movq	40(%rsp), %rcx
	testl	%eax, %eax
	jne	.L202
	movl	$95, %r12d
	movl	$133, %ebp
	jmp	.L195
.L255:
	testl	%eax, %eax
	jne	.L200
	.p2align 4,,10
	.p2align 3
.L202:
	movl	$95, %r12d
	jmp	.L240
.L216:
	movl	$133, %ebp
	jmp	.L199
.L251:
	movl	$95, %r12d
	jmp	.L195
	.size	sslow, .-sslow
	.section	.text.sdissect,"ax",@progbits
	.p2align 4
	.type	sdissect, @function
sdissect:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	pushq	%rbx
	subq	$40, %rsp
	movq	%r8, 8(%rsp)
	cmpq	%r8, %rcx
	jge	.L257
	movq	%rdi, %rbp
	movq	%rdx, %r14
	movq	%rcx, %r15
.L285:
	movq	0(%rbp), %rax
	movq	8(%rax), %rcx
	leaq	0(,%r15,8), %rax
	movq	%rax, 16(%rsp)
	movq	(%rcx,%r15,8), %rax
	movq	%rax, %rdx
	andl	$4160749568, %edx
	cmpq	$1476395008, %rdx
	je	.L258
	cmpq	$2013265920, %rdx
	je	.L286
	cmpq	$1207959552, %rdx
	je	.L260
	leaq	1(%r15), %rdi
	movq	%rdi, 16(%rsp)
	movq	%rdi, %rbx
	cmpq	$1476395008, %rdx
	ja	.L312
	cmpq	$805306368, %rdx
	je	.L267
	jbe	.L313
	movq	%r15, 24(%rsp)
	cmpq	$1207959552, %rdx
	jne	.L310
.L288:
	movq	%r14, %rdx
	jmp	.L270
	.p2align 4,,10
	.p2align 3
.L314:
	leaq	-1(%r13), %rdx
.L270:
	movq	%rbx, %r8
	movq	%r15, %rcx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	sslow
	movq	8(%rsp), %r8
	movq	%rbx, %rcx
	movq	%r14, %rdx
	movq	%rax, %rsi
	movq	%rbp, %rdi
	movq	%rax, %r13
	call	sslow
	cmpq	%rax, %r14
	jne	.L314
	movq	%r12, %r15
	jmp	.L277
	.p2align 4,,10
	.p2align 3
.L290:
	movq	%r12, %r15
	movq	%rax, %r12
.L277:
	movq	24(%rsp), %r8
	movq	16(%rsp), %rcx
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	sslow
	testq	%rax, %rax
	je	.L307
	cmpq	%rax, %r12
	jne	.L290
	testq	%rax, %rax
	je	.L307
.L279:
	movq	24(%rsp), %r8
	movq	16(%rsp), %rcx
	movq	%rax, %rdx
	jmp	.L311
	.p2align 4,,10
	.p2align 3
.L313:
	cmpq	$268435456, %rdx
	jne	.L315
.L267:
	addq	$1, %r12
.L310:
	movq	16(%rsp), %r15
.L273:
	movq	8(%rsp), %rax
	cmpq	%rax, %r15
	jl	.L285
.L257:
	addq	$40, %rsp
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L315:
	cmpq	$671088640, %rdx
	je	.L267
	jmp	.L310
	.p2align 4,,10
	.p2align 3
.L286:
	movq	%r15, %rbx
	.p2align 4,,10
	.p2align 3
.L259:
	andl	$134217727, %eax
	movl	$2415919104, %esi
	addq	%rax, %rbx
	movq	(%rcx,%rbx,8), %rax
	movq	%rax, %rdx
	andl	$4160749568, %edx
	cmpq	%rsi, %rdx
	jne	.L259
	addq	$1, %rbx
	movq	%r14, %rdx
	jmp	.L271
	.p2align 4,,10
	.p2align 3
.L316:
	leaq	-1(%r13), %rdx
.L271:
	movq	%rbx, %r8
	movq	%r15, %rcx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	sslow
	movq	8(%rsp), %r8
	movq	%rbx, %rcx
	movq	%r14, %rdx
	movq	%rax, %rsi
	movq	%rbp, %rdi
	movq	%rax, %r13
	call	sslow
	cmpq	%rax, %r14
	jne	.L316
	movq	0(%rbp), %rax
	movq	16(%rsp), %rdi
	leaq	1(%r15), %rcx
	movq	8(%rax), %rax
	movq	(%rax,%rdi), %rax
	andl	$134217727, %eax
	leaq	-1(%r15,%rax), %r15
	jmp	.L281
	.p2align 4,,10
	.p2align 3
.L317:
	movq	0(%rbp), %rax
	leaq	1(%r15), %rdx
	movl	$2281701376, %edi
	leaq	2(%r15), %rcx
	movq	8(%rax), %rax
	movq	(%rax,%rdx,8), %r8
	andl	$134217727, %r8d
	addq	%rdx, %r8
	movq	(%rax,%r8,8), %rax
	movq	%r8, %r15
	andl	$4160749568, %eax
	cmpq	%rdi, %rax
	sete	%al
	movzbl	%al, %eax
	subq	%rax, %r15
.L281:
	movq	%r15, %r8
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	movq	%rcx, 16(%rsp)
	call	sslow
	movq	16(%rsp), %rcx
	cmpq	%rax, %r13
	jne	.L317
	movq	%r15, %r8
	movq	%r13, %rdx
.L311:
	movq	%r12, %rsi
	movq	%rbp, %rdi
	movq	%rbx, %r15
	movq	%r13, %r12
	call	sdissect
	jmp	.L273
	.p2align 4,,10
	.p2align 3
.L258:
	andl	$134217727, %eax
	movq	%r14, %rdx
	addq	%r15, %rax
	movq	%rax, 16(%rsp)
	leaq	1(%rax), %rbx
	jmp	.L264
	.p2align 4,,10
	.p2align 3
.L318:
	leaq	-1(%r13), %rdx
.L264:
	movq	%rbx, %r8
	movq	%r15, %rcx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	sslow
	movq	8(%rsp), %r8
	movq	%rbx, %rcx
	movq	%r14, %rdx
	movq	%rax, %rsi
	movq	%rbp, %rdi
	movq	%rax, %r13
	call	sslow
	cmpq	%rax, %r14
	jne	.L318
	addq	$1, %r15
	movq	16(%rsp), %r8
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%r15, %rcx
	movq	%rbp, %rdi
	call	sslow
	testq	%rax, %rax
	je	.L275
	movq	16(%rsp), %r8
	movq	%r15, %rcx
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	sdissect
.L275:
	movq	%rbx, %r15
	movq	%r13, %r12
	jmp	.L273
	.p2align 4,,10
	.p2align 3
.L260:
	andl	$134217727, %eax
	addq	%r15, %rax
	movq	%rax, 24(%rsp)
	leaq	1(%rax), %rbx
	leaq	1(%r15), %rax
	movq	%rax, 16(%rsp)
	jmp	.L288
	.p2align 4,,10
	.p2align 3
.L312:
	cmpq	$1879048192, %rdx
	je	.L319
	cmpq	$1744830464, %rdx
	jne	.L310
	andl	$134217727, %eax
	movq	%r12, %rdx
	subq	24(%rbp), %rdx
	salq	$4, %rax
	addq	16(%rbp), %rax
	movq	%rdx, (%rax)
	jmp	.L310
.L319:
	andl	$134217727, %eax
	movq	%r12, %rdx
	subq	24(%rbp), %rdx
	salq	$4, %rax
	addq	16(%rbp), %rax
	movq	%rdx, 8(%rax)
	jmp	.L310
	.p2align 4,,10
	.p2align 3
.L307:
	movq	%r12, %rax
	movq	%r15, %r12
	jmp	.L279
	.size	sdissect, .-sdissect
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"shut up gcc"
	.section	.text.sbackref,"ax",@progbits
	.p2align 4
	.type	sbackref, @function
sbackref:
	pushq	%r15
	movl	$2684354560, %r10d
	movq	%rcx, %r15
	pushq	%r14
	pushq	%r13
	movl	$2147483648, %r13d
	pushq	%r12
	movl	$2550136832, %r12d
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$56, %rsp
	movq	%rdx, (%rsp)
	movq	%r9, 8(%rsp)
.L321:
	cmpq	%r8, %r15
	jge	.L322
	movl	$2415919104, %edx
	movq	%r8, %r14
	jmp	.L363
	.p2align 4,,10
	.p2align 3
.L411:
	cmpq	$536870912, %rax
	je	.L325
	jbe	.L410
	cmpq	$671088640, %rax
	jne	.L409
	cmpq	%rbx, (%rsp)
	je	.L338
	addq	$1, %rbx
	.p2align 4,,10
	.p2align 3
.L339:
	addq	$1, %r15
	cmpq	%r15, %r14
	jle	.L322
.L363:
	movq	0(%rbp), %r8
	leaq	0(,%r15,8), %r9
	movq	8(%r8), %rcx
	movq	(%rcx,%r15,8), %rsi
	movq	%rsi, %rax
	andl	$4160749568, %eax
	cmpq	$805306368, %rax
	je	.L323
	jbe	.L411
	cmpq	%r12, %rax
	je	.L331
	cmpq	%rax, %r12
	jnb	.L412
	cmpq	%r10, %rax
	jne	.L413
	movq	40(%rbp), %rax
	cmpq	%rbx, %rax
	je	.L414
	cmpq	%rax, %rbx
	jnb	.L338
	movzbl	(%rbx), %edi
	cmpb	$10, %dil
	je	.L415
.L351:
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L338
	cmpb	$95, (%rbx)
	je	.L338
.L352:
	cmpq	%rbx, 32(%rbp)
	jnb	.L338
	movzbl	-1(%rbx), %edi
	call	isalnum@PLT
	movl	$2415919104, %edx
	movl	$2684354560, %r10d
	testl	%eax, %eax
	jne	.L339
	cmpb	$95, -1(%rbx)
	je	.L339
	.p2align 4,,10
	.p2align 3
.L338:
	xorl	%eax, %eax
.L320:
	addq	$56, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L412:
	cmpq	$1610612736, %rax
	je	.L339
	cmpq	%r13, %rax
	jne	.L416
	movq	8(%rcx,%r9), %rax
	addq	$1, %r15
	.p2align 4,,10
	.p2align 3
.L353:
	andl	$134217727, %eax
	addq	%r15, %rax
	movq	%rax, %r15
	movq	(%rcx,%rax,8), %rax
	movq	%rax, %rsi
	andl	$4160749568, %esi
	cmpq	%rdx, %rsi
	jne	.L353
	jmp	.L339
	.p2align 4,,10
	.p2align 3
.L410:
	cmpq	$268435456, %rax
	je	.L327
	cmpq	$402653184, %rax
	jne	.L409
	cmpq	%rbx, 32(%rbp)
	je	.L417
.L340:
	cmpq	40(%rbp), %rbx
	jnb	.L338
	cmpb	$10, -1(%rbx)
	jne	.L338
.L406:
	testb	$2, 40(%r8)
	jne	.L339
	jmp	.L338
	.p2align 4,,10
	.p2align 3
.L409:
	addq	$56, %rsp
	leaq	.LC0(%rip), %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L413:
	leaq	1(%r15), %r11
	movq	%r14, %r8
	movq	%rsi, %r14
	movq	%r11, %rsi
.L354:
	cmpq	$1476395008, %rax
	jbe	.L418
	movq	%r15, %rcx
	movq	%r8, %r15
	cmpq	$1879048192, %rax
	je	.L360
	movq	%r14, %rdx
	movl	$2415919104, %r12d
	movl	$2281701376, %r13d
	andl	$134217727, %edx
	leaq	-1(%rcx,%rdx), %r8
	cmpq	$2013265920, %rax
	jne	.L419
	movq	%r8, %r14
.L368:
	movq	8(%rsp), %r9
	movq	(%rsp), %rdx
	movq	%rsi, %rcx
	movq	%r14, %r8
	movq	%rbx, %rsi
	movq	%rbp, %rdi
	call	sbackref
	testq	%rax, %rax
	jne	.L320
	movq	0(%rbp), %rax
	leaq	0(,%r14,8), %rcx
	movq	8(%rax), %rdx
	movq	(%rdx,%r14,8), %rax
	andl	$4160749568, %eax
	cmpq	%r12, %rax
	je	.L338
	movq	8(%rdx,%rcx), %rax
	leaq	2(%r14), %rsi
	andl	$134217727, %eax
	leaq	1(%r14,%rax), %r8
	movq	(%rdx,%r8,8), %rax
	movq	%r8, %r14
	andl	$4160749568, %eax
	cmpq	%r13, %rax
	sete	%al
	movzbl	%al, %eax
	subq	%rax, %r14
	jmp	.L368
	.p2align 4,,10
	.p2align 3
.L327:
	cmpq	%rbx, (%rsp)
	je	.L338
	leaq	1(%rbx), %rax
	cmpb	%sil, (%rbx)
	jne	.L338
	movq	%rax, %rbx
	jmp	.L339
	.p2align 4,,10
	.p2align 3
.L419:
	cmpq	$1744830464, %rax
	jne	.L409
	movq	%r14, %rdi
	movq	16(%rbp), %rax
	movq	%rbx, %rdx
	subq	24(%rbp), %rdx
	andl	$134217727, %edi
	movq	%r15, %r8
	movq	%r11, %rcx
	movq	%rbx, %rsi
	salq	$4, %rdi
	movq	8(%rsp), %r9
	addq	%rdi, %rax
	movq	%rdi, %r13
	movq	%rbp, %rdi
	movq	(%rax), %r12
	movq	%rdx, (%rax)
	movq	(%rsp), %rdx
	call	sbackref
	testq	%rax, %rax
	jne	.L320
	movq	16(%rbp), %rdx
	movq	%r12, (%rdx,%r13)
	jmp	.L320
	.p2align 4,,10
	.p2align 3
.L325:
	movq	40(%rbp), %rax
	cmpq	%rbx, %rax
	je	.L420
	cmpq	%rax, %rbx
	jnb	.L338
	cmpb	$10, (%rbx)
	je	.L406
	jmp	.L338
	.p2align 4,,10
	.p2align 3
.L331:
	movq	32(%rbp), %rax
	movq	40(%rbp), %rcx
	cmpq	%rbx, %rax
	je	.L421
	cmpq	%rcx, %rbx
	jnb	.L346
	cmpb	$10, -1(%rbx)
	je	.L347
.L346:
	cmpq	%rbx, %rax
	jnb	.L338
	movzbl	-1(%rbx), %edi
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L338
	cmpb	$95, -1(%rbx)
	je	.L338
.L348:
	cmpq	40(%rbp), %rbx
	jnb	.L338
.L344:
	movzbl	(%rbx), %edi
	call	isalnum@PLT
	movl	$2415919104, %edx
	movl	$2684354560, %r10d
	testl	%eax, %eax
	jne	.L339
	cmpb	$95, (%rbx)
	je	.L339
	jmp	.L338
	.p2align 4,,10
	.p2align 3
.L323:
	andl	$134217727, %esi
	salq	$5, %rsi
	addq	24(%r8), %rsi
	cmpq	%rbx, (%rsp)
	je	.L338
	movzbl	(%rbx), %eax
	movq	(%rsi), %rcx
	leaq	1(%rbx), %rdi
	movzbl	(%rcx,%rax), %eax
	andb	8(%rsi), %al
	je	.L338
	movq	%rdi, %rbx
	jmp	.L339
	.p2align 4,,10
	.p2align 3
.L418:
	cmpq	$1207959552, %rax
	je	.L357
	cmpq	$1342177280, %rax
	jne	.L422
	movq	56(%rbp), %rax
	movq	8(%rsp), %rdi
	leaq	(%rax,%rdi,8), %rax
	cmpq	%rbx, (%rax)
	je	.L423
	andl	$134217727, %r14d
	movq	%r11, %rcx
	movq	%rbx, (%rax)
	movq	%rbx, %rsi
	subq	%r14, %rcx
	movq	8(%rsp), %r14
	movq	(%rsp), %rdx
	movq	%rbp, %rdi
	movq	%r11, 24(%rsp)
	movq	%r14, %r9
	movq	%r8, 16(%rsp)
	call	sbackref
	testq	%rax, %rax
	jne	.L320
	subq	$1, %r14
	movq	24(%rsp), %r15
	movq	16(%rsp), %r8
	movl	$2684354560, %r10d
	movq	%r14, 8(%rsp)
	jmp	.L321
	.p2align 4,,10
	.p2align 3
.L422:
	cmpq	$939524096, %rax
	jne	.L409
	movl	%r14d, %eax
	andl	$134217727, %r14d
	movq	%r11, 40(%rsp)
	andl	$134217727, %eax
	movq	%r8, 32(%rsp)
	movl	%eax, 16(%rsp)
	movq	%r14, %rax
	salq	$4, %rax
	addq	16(%rbp), %rax
	movq	%r9, 24(%rsp)
	movq	8(%rax), %r14
	cmpq	$-1, %r14
	je	.L338
	movq	(%rax), %rsi
	movq	(%rsp), %rdi
	subq	%rsi, %r14
	subq	%r14, %rdi
	cmpq	%rbx, %rdi
	jb	.L338
	addq	24(%rbp), %rsi
	movq	%r14, %rdx
	movq	%rbx, %rdi
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L338
	movq	0(%rbp), %rax
	movq	24(%rsp), %r9
	movl	$2684354560, %r10d
	movq	32(%rsp), %r8
	movq	40(%rsp), %r11
	movq	8(%rax), %rdx
	movl	16(%rsp), %eax
	orl	$1073741824, %eax
	cltq
	cmpq	%rax, (%rdx,%r9)
	jne	.L365
	movq	%r11, %r15
	jmp	.L364
	.p2align 4,,10
	.p2align 3
.L420:
	testb	$2, 8(%rbp)
	je	.L339
	jmp	.L338
	.p2align 4,,10
	.p2align 3
.L417:
	testb	$1, 8(%rbp)
	je	.L339
	jmp	.L340
	.p2align 4,,10
	.p2align 3
.L421:
	testb	$1, 8(%rbp)
	je	.L348
	cmpq	%rcx, %rbx
	jnb	.L338
	cmpb	$10, -1(%rbx)
	jne	.L338
.L347:
	testb	$2, 40(%r8)
	jne	.L344
	jmp	.L346
	.p2align 4,,10
	.p2align 3
.L414:
	testb	$2, 8(%rbp)
	jne	.L338
	jmp	.L352
	.p2align 4,,10
	.p2align 3
.L415:
	testb	$2, 40(%r8)
	jne	.L352
	jmp	.L351
	.p2align 4,,10
	.p2align 3
.L424:
	addq	$1, %r11
.L365:
	movq	%r15, %rsi
	movq	%r11, %r15
	cmpq	%rax, (%rdx,%r11,8)
	jne	.L424
	leaq	2(%rsi), %r15
.L364:
	addq	%r14, %rbx
	jmp	.L321
	.p2align 4,,10
	.p2align 3
.L360:
	movq	%r14, %rdi
	movq	16(%rbp), %rax
	movq	%rbx, %rdx
	subq	24(%rbp), %rdx
	andl	$134217727, %edi
	movq	8(%rsp), %r9
	movq	%r11, %rcx
	movq	%rbx, %rsi
	salq	$4, %rdi
	addq	%rdi, %rax
	movq	%rdi, %r13
	movq	%rbp, %rdi
	movq	8(%rax), %r12
	movq	%rdx, 8(%rax)
	movq	(%rsp), %rdx
	call	sbackref
	testq	%rax, %rax
	jne	.L320
	movq	16(%rbp), %rdx
	movq	%r12, 8(%rdx,%r13)
	jmp	.L320
	.p2align 4,,10
	.p2align 3
.L357:
	movq	8(%rsp), %rax
	movq	56(%rbp), %rdx
	movq	%r11, %r15
	addq	$1, %rax
	movq	%rbx, (%rdx,%rax,8)
	movq	%rax, 8(%rsp)
	jmp	.L321
.L423:
	subq	$1, %rdi
	movq	%r11, %r15
	movq	%rdi, 8(%rsp)
	jmp	.L321
.L322:
	movq	(%rsp), %rax
	cmpq	%rbx, %rax
	je	.L320
	jmp	.L338
.L416:
	leaq	1(%r15), %r11
	movq	%r14, %r8
	movq	%rsi, %r14
	movq	%r11, %rsi
	cmpq	$1476395008, %rax
	jne	.L354
	movq	8(%rsp), %r9
	movq	(%rsp), %rdx
	movq	%r11, %rcx
	movq	%rbx, %rsi
	movq	%rbp, %rdi
	movq	%r8, 24(%rsp)
	movq	%r11, 16(%rsp)
	call	sbackref
	testq	%rax, %rax
	jne	.L320
	movq	16(%rsp), %r11
	movq	%r14, %rcx
	movq	24(%rsp), %r8
	movl	$2684354560, %r10d
	andl	$134217727, %ecx
	leaq	(%r11,%rcx), %r15
	jmp	.L321
	.size	sbackref, .-sbackref
	.section	.text.lbackref,"ax",@progbits
	.p2align 4
	.type	lbackref, @function
lbackref:
	pushq	%r15
	movl	$2684354560, %r10d
	movq	%rcx, %r15
	pushq	%r14
	pushq	%r13
	movl	$2147483648, %r13d
	pushq	%r12
	movl	$2550136832, %r12d
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$56, %rsp
	movq	%rdx, (%rsp)
	movq	%r9, 8(%rsp)
.L426:
	cmpq	%r8, %r15
	jge	.L427
	movl	$2415919104, %edx
	movq	%r8, %r14
	jmp	.L468
	.p2align 4,,10
	.p2align 3
.L516:
	cmpq	$536870912, %rax
	je	.L430
	jbe	.L515
	cmpq	$671088640, %rax
	jne	.L514
	cmpq	%rbx, (%rsp)
	je	.L443
	addq	$1, %rbx
	.p2align 4,,10
	.p2align 3
.L444:
	addq	$1, %r15
	cmpq	%r15, %r14
	jle	.L427
.L468:
	movq	0(%rbp), %r8
	leaq	0(,%r15,8), %r9
	movq	8(%r8), %rcx
	movq	(%rcx,%r15,8), %rsi
	movq	%rsi, %rax
	andl	$4160749568, %eax
	cmpq	$805306368, %rax
	je	.L428
	jbe	.L516
	cmpq	%r12, %rax
	je	.L436
	cmpq	%rax, %r12
	jnb	.L517
	cmpq	%r10, %rax
	jne	.L518
	movq	40(%rbp), %rax
	cmpq	%rbx, %rax
	je	.L519
	cmpq	%rax, %rbx
	jnb	.L443
	movzbl	(%rbx), %edi
	cmpb	$10, %dil
	je	.L520
.L456:
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L443
	cmpb	$95, (%rbx)
	je	.L443
.L457:
	cmpq	%rbx, 32(%rbp)
	jnb	.L443
	movzbl	-1(%rbx), %edi
	call	isalnum@PLT
	movl	$2415919104, %edx
	movl	$2684354560, %r10d
	testl	%eax, %eax
	jne	.L444
	cmpb	$95, -1(%rbx)
	je	.L444
	.p2align 4,,10
	.p2align 3
.L443:
	xorl	%eax, %eax
.L425:
	addq	$56, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L517:
	cmpq	$1610612736, %rax
	je	.L444
	cmpq	%r13, %rax
	jne	.L521
	movq	8(%rcx,%r9), %rax
	addq	$1, %r15
	.p2align 4,,10
	.p2align 3
.L458:
	andl	$134217727, %eax
	addq	%r15, %rax
	movq	%rax, %r15
	movq	(%rcx,%rax,8), %rax
	movq	%rax, %rsi
	andl	$4160749568, %esi
	cmpq	%rdx, %rsi
	jne	.L458
	jmp	.L444
	.p2align 4,,10
	.p2align 3
.L515:
	cmpq	$268435456, %rax
	je	.L432
	cmpq	$402653184, %rax
	jne	.L514
	cmpq	%rbx, 32(%rbp)
	je	.L522
.L445:
	cmpq	40(%rbp), %rbx
	jnb	.L443
	cmpb	$10, -1(%rbx)
	jne	.L443
.L511:
	testb	$2, 40(%r8)
	jne	.L444
	jmp	.L443
	.p2align 4,,10
	.p2align 3
.L514:
	addq	$56, %rsp
	leaq	.LC0(%rip), %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L518:
	leaq	1(%r15), %r11
	movq	%r14, %r8
	movq	%rsi, %r14
	movq	%r11, %rsi
.L459:
	cmpq	$1476395008, %rax
	jbe	.L523
	movq	%r15, %rcx
	movq	%r8, %r15
	cmpq	$1879048192, %rax
	je	.L465
	movq	%r14, %rdx
	movl	$2415919104, %r12d
	movl	$2281701376, %r13d
	andl	$134217727, %edx
	leaq	-1(%rcx,%rdx), %r8
	cmpq	$2013265920, %rax
	jne	.L524
	movq	%r8, %r14
.L473:
	movq	8(%rsp), %r9
	movq	(%rsp), %rdx
	movq	%rsi, %rcx
	movq	%r14, %r8
	movq	%rbx, %rsi
	movq	%rbp, %rdi
	call	lbackref
	testq	%rax, %rax
	jne	.L425
	movq	0(%rbp), %rax
	leaq	0(,%r14,8), %rcx
	movq	8(%rax), %rdx
	movq	(%rdx,%r14,8), %rax
	andl	$4160749568, %eax
	cmpq	%r12, %rax
	je	.L443
	movq	8(%rdx,%rcx), %rax
	leaq	2(%r14), %rsi
	andl	$134217727, %eax
	leaq	1(%r14,%rax), %r8
	movq	(%rdx,%r8,8), %rax
	movq	%r8, %r14
	andl	$4160749568, %eax
	cmpq	%r13, %rax
	sete	%al
	movzbl	%al, %eax
	subq	%rax, %r14
	jmp	.L473
	.p2align 4,,10
	.p2align 3
.L432:
	cmpq	%rbx, (%rsp)
	je	.L443
	leaq	1(%rbx), %rax
	cmpb	%sil, (%rbx)
	jne	.L443
	movq	%rax, %rbx
	jmp	.L444
	.p2align 4,,10
	.p2align 3
.L524:
	cmpq	$1744830464, %rax
	jne	.L514
	movq	%r14, %rdi
	movq	16(%rbp), %rax
	movq	%rbx, %rdx
	subq	24(%rbp), %rdx
	andl	$134217727, %edi
	movq	%r15, %r8
	movq	%r11, %rcx
	movq	%rbx, %rsi
	salq	$4, %rdi
	movq	8(%rsp), %r9
	addq	%rdi, %rax
	movq	%rdi, %r13
	movq	%rbp, %rdi
	movq	(%rax), %r12
	movq	%rdx, (%rax)
	movq	(%rsp), %rdx
	call	lbackref
	testq	%rax, %rax
	jne	.L425
	movq	16(%rbp), %rdx
	movq	%r12, (%rdx,%r13)
	jmp	.L425
	.p2align 4,,10
	.p2align 3
.L430:
	movq	40(%rbp), %rax
	cmpq	%rbx, %rax
	je	.L525
	cmpq	%rax, %rbx
	jnb	.L443
	cmpb	$10, (%rbx)
	je	.L511
	jmp	.L443
	.p2align 4,,10
	.p2align 3
.L436:
	movq	32(%rbp), %rax
	movq	40(%rbp), %rcx
	cmpq	%rbx, %rax
	je	.L526
	cmpq	%rcx, %rbx
	jnb	.L451
	cmpb	$10, -1(%rbx)
	je	.L452
.L451:
	cmpq	%rbx, %rax
	jnb	.L443
	movzbl	-1(%rbx), %edi
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L443
	cmpb	$95, -1(%rbx)
	je	.L443
.L453:
	cmpq	40(%rbp), %rbx
	jnb	.L443
.L449:
	movzbl	(%rbx), %edi
	call	isalnum@PLT
	movl	$2415919104, %edx
	movl	$2684354560, %r10d
	testl	%eax, %eax
	jne	.L444
	cmpb	$95, (%rbx)
	je	.L444
	jmp	.L443
	.p2align 4,,10
	.p2align 3
.L428:
	andl	$134217727, %esi
	salq	$5, %rsi
	addq	24(%r8), %rsi
	cmpq	%rbx, (%rsp)
	je	.L443
	movzbl	(%rbx), %eax
	movq	(%rsi), %rcx
	leaq	1(%rbx), %rdi
	movzbl	(%rcx,%rax), %eax
	andb	8(%rsi), %al
	je	.L443
	movq	%rdi, %rbx
	jmp	.L444
	.p2align 4,,10
	.p2align 3
.L523:
	cmpq	$1207959552, %rax
	je	.L462
	cmpq	$1342177280, %rax
	jne	.L527
	movq	56(%rbp), %rax
	movq	8(%rsp), %rdi
	leaq	(%rax,%rdi,8), %rax
	cmpq	%rbx, (%rax)
	je	.L528
	andl	$134217727, %r14d
	movq	%r11, %rcx
	movq	%rbx, (%rax)
	movq	%rbx, %rsi
	subq	%r14, %rcx
	movq	8(%rsp), %r14
	movq	(%rsp), %rdx
	movq	%rbp, %rdi
	movq	%r11, 24(%rsp)
	movq	%r14, %r9
	movq	%r8, 16(%rsp)
	call	lbackref
	testq	%rax, %rax
	jne	.L425
	subq	$1, %r14
	movq	24(%rsp), %r15
	movq	16(%rsp), %r8
	movl	$2684354560, %r10d
	movq	%r14, 8(%rsp)
	jmp	.L426
	.p2align 4,,10
	.p2align 3
.L527:
	cmpq	$939524096, %rax
	jne	.L514
	movl	%r14d, %eax
	andl	$134217727, %r14d
	movq	%r11, 40(%rsp)
	andl	$134217727, %eax
	movq	%r8, 32(%rsp)
	movl	%eax, 16(%rsp)
	movq	%r14, %rax
	salq	$4, %rax
	addq	16(%rbp), %rax
	movq	%r9, 24(%rsp)
	movq	8(%rax), %r14
	cmpq	$-1, %r14
	je	.L443
	movq	(%rax), %rsi
	movq	(%rsp), %rdi
	subq	%rsi, %r14
	subq	%r14, %rdi
	cmpq	%rbx, %rdi
	jb	.L443
	addq	24(%rbp), %rsi
	movq	%r14, %rdx
	movq	%rbx, %rdi
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L443
	movq	0(%rbp), %rax
	movq	24(%rsp), %r9
	movl	$2684354560, %r10d
	movq	32(%rsp), %r8
	movq	40(%rsp), %r11
	movq	8(%rax), %rdx
	movl	16(%rsp), %eax
	orl	$1073741824, %eax
	cltq
	cmpq	%rax, (%rdx,%r9)
	jne	.L470
	movq	%r11, %r15
	jmp	.L469
	.p2align 4,,10
	.p2align 3
.L525:
	testb	$2, 8(%rbp)
	je	.L444
	jmp	.L443
	.p2align 4,,10
	.p2align 3
.L522:
	testb	$1, 8(%rbp)
	je	.L444
	jmp	.L445
	.p2align 4,,10
	.p2align 3
.L526:
	testb	$1, 8(%rbp)
	je	.L453
	cmpq	%rcx, %rbx
	jnb	.L443
	cmpb	$10, -1(%rbx)
	jne	.L443
.L452:
	testb	$2, 40(%r8)
	jne	.L449
	jmp	.L451
	.p2align 4,,10
	.p2align 3
.L519:
	testb	$2, 8(%rbp)
	jne	.L443
	jmp	.L457
	.p2align 4,,10
	.p2align 3
.L520:
	testb	$2, 40(%r8)
	jne	.L457
	jmp	.L456
	.p2align 4,,10
	.p2align 3
.L529:
	addq	$1, %r11
.L470:
	movq	%r15, %rsi
	movq	%r11, %r15
	cmpq	%rax, (%rdx,%r11,8)
	jne	.L529
	leaq	2(%rsi), %r15
.L469:
	addq	%r14, %rbx
	jmp	.L426
	.p2align 4,,10
	.p2align 3
.L465:
	movq	%r14, %rdi
	movq	16(%rbp), %rax
	movq	%rbx, %rdx
	subq	24(%rbp), %rdx
	andl	$134217727, %edi
	movq	8(%rsp), %r9
	movq	%r11, %rcx
	movq	%rbx, %rsi
	salq	$4, %rdi
	addq	%rdi, %rax
	movq	%rdi, %r13
	movq	%rbp, %rdi
	movq	8(%rax), %r12
	movq	%rdx, 8(%rax)
	movq	(%rsp), %rdx
	call	lbackref
	testq	%rax, %rax
	jne	.L425
	movq	16(%rbp), %rdx
	movq	%r12, 8(%rdx,%r13)
	jmp	.L425
	.p2align 4,,10
	.p2align 3
.L462:
	movq	8(%rsp), %rax
	movq	56(%rbp), %rdx
	movq	%r11, %r15
	addq	$1, %rax
	movq	%rbx, (%rdx,%rax,8)
	movq	%rax, 8(%rsp)
	jmp	.L426
.L528:
	subq	$1, %rdi
	movq	%r11, %r15
	movq	%rdi, 8(%rsp)
	jmp	.L426
.L427:
	movq	(%rsp), %rax
	cmpq	%rbx, %rax
	je	.L425
	jmp	.L443
.L521:
	leaq	1(%r15), %r11
	movq	%r14, %r8
	movq	%rsi, %r14
	movq	%r11, %rsi
	cmpq	$1476395008, %rax
	jne	.L459
	movq	8(%rsp), %r9
	movq	(%rsp), %rdx
	movq	%r11, %rcx
	movq	%rbx, %rsi
	movq	%rbp, %rdi
	movq	%r8, 24(%rsp)
	movq	%r11, 16(%rsp)
	call	lbackref
	testq	%rax, %rax
	jne	.L425
	movq	16(%rsp), %r11
	movq	%r14, %rcx
	movq	24(%rsp), %r8
	movl	$2684354560, %r10d
	andl	$134217727, %ecx
	leaq	(%r11,%rcx), %r15
	jmp	.L426
	.size	lbackref, .-lbackref
	.section	.text.lslow,"ax",@progbits
	.p2align 4
	.type	lslow, @function
lslow:
	pushq	%r15
	pushq	%r14
	movq	%rdi, %r14
	pushq	%r13
	movq	%r8, %r13
	pushq	%r12
	movl	$128, %r12d
	pushq	%rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$72, %rsp
	movq	104(%rdi), %rax
	movq	80(%rdi), %rbp
	movq	%rdx, 48(%rsp)
	movq	%rax, 40(%rsp)
	movq	96(%rdi), %rax
	movq	%rcx, 32(%rsp)
	movq	%rax, 24(%rsp)
	cmpq	%rsi, 32(%rdi)
	je	.L531
	movsbl	-1(%rsi), %r12d
.L531:
	movq	(%r14), %rax
	xorl	%esi, %esi
	movq	%rbp, %rdi
	movq	48(%rax), %rdx
	call	memset@PLT
	movq	32(%rsp), %rsi
	movq	%rbp, %r9
	movq	%rbp, %rcx
	movl	$132, %r8d
	movq	%r13, %rdx
	movb	$1, 0(%rbp,%rsi)
	movq	(%r14), %rdi
	call	lstep
	movq	$0, 8(%rsp)
	movq	%rax, %r15
	jmp	.L575
	.p2align 4,,10
	.p2align 3
.L532:
	movsbl	(%rbx), %edx
	cmpl	$10, %r12d
	je	.L617
	cmpl	$128, %r12d
	je	.L618
	cmpl	$10, %edx
	je	.L578
	movl	$0, 20(%rsp)
.L541:
	movzbl	%r12b, %ebp
	movl	%edx, 56(%rsp)
	movl	%ebp, %edi
	movl	%ebp, 60(%rsp)
	call	isalnum@PLT
	movl	56(%rsp), %edx
	testl	%eax, %eax
	je	.L562
	movl	60(%rsp), %esi
.L563:
	movl	%esi, %edi
	movl	%edx, 56(%rsp)
	call	isalnum@PLT
	cmpl	$95, %r12d
	movl	56(%rsp), %edx
	je	.L565
	testl	%eax, %eax
	jne	.L565
.L594:
	movl	%edx, %r12d
.L552:
	movq	8(%rsp), %rax
	cmpb	$0, (%r15,%r13)
	movq	%r15, %rdi
	movq	40(%rsp), %rbp
	cmovne	%rbx, %rax
	movq	%rbp, %rsi
	movq	%rax, 8(%rsp)
	movq	(%r14), %rax
	movq	48(%rax), %rdx
	call	memcmp@PLT
	movq	48(%rsp), %rsi
	cmpq	%rsi, %rbx
	je	.L530
	testl	%eax, %eax
	je	.L530
	movq	(%r14), %rax
	movq	24(%rsp), %rdi
	movq	%r15, %rsi
	addq	$1, %rbx
	movq	48(%rax), %rdx
	call	memcpy@PLT
	movq	(%r14), %rax
	movq	%r15, %rdi
	movq	%rbp, %rsi
	movq	48(%rax), %rdx
	call	memcpy@PLT
	movq	(%r14), %rdi
	movq	24(%rsp), %rcx
	movq	%r15, %r9
	movq	32(%rsp), %rsi
	movl	%r12d, %r8d
	movq	%r13, %rdx
	call	lstep
	movq	%rax, %r15
.L575:
	cmpq	%rbx, 40(%r14)
	jne	.L532
	cmpl	$10, %r12d
	je	.L619
	movl	8(%r14), %edx
	cmpl	$128, %r12d
	je	.L620
	andl	$2, %edx
	movl	%edx, %ebp
	je	.L550
	movl	$0, 20(%rsp)
	movl	$128, %edx
	jmp	.L541
	.p2align 4,,10
	.p2align 3
.L625:
	movl	$95, %edi
	movl	%edx, 56(%rsp)
	call	isalnum@PLT
	movl	56(%rsp), %edx
	.p2align 4,,10
	.p2align 3
.L565:
	cmpl	$130, 20(%rsp)
	je	.L591
	movzbl	%dl, %ebp
	movl	$128, %r12d
	cmpl	$128, %edx
	je	.L552
.L576:
	movl	%ebp, %edi
	movl	%edx, 56(%rsp)
	call	isalnum@PLT
	movl	56(%rsp), %edx
	testl	%eax, %eax
	je	.L621
	movl	%edx, %r12d
.L572:
	movl	20(%rsp), %ebp
	subl	$133, %ebp
	cmpl	$1, %ebp
	ja	.L552
.L616:
	movl	$133, %r8d
	jmp	.L568
	.p2align 4,,10
	.p2align 3
.L617:
	movq	(%r14), %rcx
	movl	40(%rcx), %eax
	movq	%rcx, %rdi
	andl	$2, %eax
	movl	%eax, 20(%rsp)
	je	.L541
	movl	76(%rcx), %ebp
	cmpl	$10, %edx
	jne	.L622
.L544:
	movl	$131, 20(%rsp)
	testb	$2, 40(%rcx)
	je	.L623
.L553:
	addl	80(%rdi), %ebp
	testl	%ebp, %ebp
	jg	.L624
.L557:
	cmpl	$128, %r12d
	je	.L594
	jmp	.L541
	.p2align 4,,10
	.p2align 3
.L618:
	testb	$1, 8(%r14)
	jne	.L543
	movq	(%r14), %rcx
	movl	76(%rcx), %ebp
	movq	%rcx, %rdi
	cmpl	$10, %edx
	je	.L544
.L622:
	testl	%ebp, %ebp
	jne	.L545
.L588:
	movl	$129, 20(%rsp)
.L546:
	movzbl	%dl, %ebp
	movl	%edx, 56(%rsp)
	movl	%ebp, %edi
	call	isalnum@PLT
	movl	56(%rsp), %edx
	testl	%eax, %eax
	je	.L566
	cmpl	$128, %r12d
	je	.L615
	movzbl	%r12b, %edi
	movl	%edx, 20(%rsp)
	call	isalnum@PLT
	movl	20(%rsp), %edx
	testl	%eax, %eax
	jne	.L593
	cmpl	$95, %r12d
	je	.L593
.L615:
	movl	%edx, %r12d
	movl	$133, %r8d
	jmp	.L568
	.p2align 4,,10
	.p2align 3
.L562:
	cmpl	$95, %r12d
	je	.L625
	cmpl	$128, %edx
	jne	.L546
.L580:
	movl	%ebp, %esi
	movl	$128, %edx
	jmp	.L563
	.p2align 4,,10
	.p2align 3
.L543:
	cmpl	$10, %edx
	jne	.L594
.L578:
	movq	(%r14), %rdi
	movl	$10, %edx
	movl	40(%rdi), %eax
	andl	$2, %eax
	movl	%eax, 20(%rsp)
	je	.L557
	xorl	%ebp, %ebp
	addl	80(%rdi), %ebp
	movl	$130, 20(%rsp)
	testl	%ebp, %ebp
	jle	.L557
.L624:
	movl	%r12d, 56(%rsp)
	movq	%r15, %rcx
	movq	32(%rsp), %r12
	movq	%rbx, %r15
	movl	%edx, 60(%rsp)
	movl	20(%rsp), %ebx
	jmp	.L561
	.p2align 4,,10
	.p2align 3
.L626:
	movq	(%r14), %rdi
.L561:
	movq	%rcx, %r9
	movl	%ebx, %r8d
	movq	%r13, %rdx
	movq	%r12, %rsi
	call	lstep
	movq	%rax, %rcx
	subl	$1, %ebp
	jne	.L626
	cmpl	$129, 20(%rsp)
	movq	%r15, %rbx
	movl	56(%rsp), %r12d
	movq	%rax, %r15
	movl	60(%rsp), %edx
	jne	.L557
.L559:
	cmpl	$128, %edx
	jne	.L588
.L555:
	cmpl	$128, %r12d
	je	.L552
	movl	$129, 20(%rsp)
	movzbl	%r12b, %ebp
	jmp	.L580
	.p2align 4,,10
	.p2align 3
.L621:
	cmpl	$95, %edx
	je	.L627
.L591:
	movl	%edx, %r12d
	movl	$134, %r8d
.L568:
	movq	(%r14), %rdi
	movq	32(%rsp), %rsi
	movq	%r15, %r9
	movq	%r15, %rcx
	movq	%r13, %rdx
	call	lstep
	movq	%rax, %r15
	jmp	.L552
	.p2align 4,,10
	.p2align 3
.L566:
	cmpl	$95, %edx
	je	.L628
	movzbl	%r12b, %esi
	cmpl	$128, %r12d
	jne	.L563
	jmp	.L594
	.p2align 4,,10
	.p2align 3
.L530:
	movq	8(%rsp), %rax
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
.L619:
	movq	(%r14), %rcx
	movl	40(%rcx), %eax
	andl	$2, %eax
	movl	%eax, 20(%rsp)
	je	.L629
	movl	8(%r14), %edx
	movl	76(%rcx), %ebp
	andl	$2, %edx
	je	.L630
.L610:
	testl	%ebp, %ebp
	je	.L555
	movl	$128, %edx
	jg	.L558
	jmp	.L555
	.p2align 4,,10
	.p2align 3
.L629:
	movl	8(%r14), %ebp
	movl	$128, %edx
	andl	$2, %ebp
	jne	.L541
	movl	$130, 20(%rsp)
	movq	%rcx, %rdi
	movl	$128, %edx
	jmp	.L553
	.p2align 4,,10
	.p2align 3
.L620:
	testb	$1, %dl
	jne	.L537
	movq	(%r14), %rcx
	andl	$2, %edx
	movl	76(%rcx), %ebp
	jne	.L610
.L630:
	movl	$131, 20(%rsp)
	movq	%rcx, %rdi
	movl	$128, %edx
	jmp	.L553
	.p2align 4,,10
	.p2align 3
.L537:
	andl	$2, %edx
	movl	%edx, %ebp
	jne	.L552
.L550:
	movl	$130, 20(%rsp)
	movq	(%r14), %rdi
	movl	$128, %edx
	jmp	.L553
	.p2align 4,,10
	.p2align 3
.L623:
	testl	%ebp, %ebp
	je	.L588
	jle	.L588
.L558:
	movl	$129, %eax
	movl	%r12d, 56(%rsp)
	movq	%rcx, %rdi
	movq	32(%rsp), %r12
	movq	%r15, %rcx
	movl	%eax, 20(%rsp)
	movq	%rbx, %r15
	movl	%eax, %ebx
	movl	%edx, 60(%rsp)
	jmp	.L561
	.p2align 4,,10
	.p2align 3
.L628:
	cmpl	$128, %r12d
	je	.L579
	movzbl	%r12b, %edi
	call	isalnum@PLT
	testl	%eax, %eax
	je	.L631
.L577:
	movl	$95, %edi
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L579
	movl	$133, 20(%rsp)
	movl	$95, %r12d
	jmp	.L572
	.p2align 4,,10
	.p2align 3
.L545:
	jg	.L558
	jmp	.L559
.L631:
	cmpl	$95, %r12d
	je	.L577
	.p2align 4,,10
	.p2align 3
.L579:
	movl	$95, %r12d
	jmp	.L616
.L593:
	movl	$133, 20(%rsp)
	jmp	.L576
.L627:
	movl	$95, %r12d
	jmp	.L572
	.size	lslow, .-lslow
	.section	.text.ldissect,"ax",@progbits
	.p2align 4
	.type	ldissect, @function
ldissect:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	pushq	%rbx
	subq	$40, %rsp
	movq	%r8, 8(%rsp)
	cmpq	%r8, %rcx
	jge	.L633
	movq	%rdi, %rbp
	movq	%rdx, %r14
	movq	%rcx, %r15
.L661:
	movq	0(%rbp), %rax
	movq	8(%rax), %rcx
	leaq	0(,%r15,8), %rax
	movq	%rax, 16(%rsp)
	movq	(%rcx,%r15,8), %rax
	movq	%rax, %rdx
	andl	$4160749568, %edx
	cmpq	$1476395008, %rdx
	je	.L634
	cmpq	$2013265920, %rdx
	je	.L662
	cmpq	$1207959552, %rdx
	je	.L636
	leaq	1(%r15), %rdi
	movq	%rdi, 16(%rsp)
	movq	%rdi, %rbx
	cmpq	$1476395008, %rdx
	ja	.L688
	cmpq	$805306368, %rdx
	je	.L643
	jbe	.L689
	movq	%r15, 24(%rsp)
	cmpq	$1207959552, %rdx
	jne	.L686
.L664:
	movq	%r14, %rdx
	jmp	.L646
	.p2align 4,,10
	.p2align 3
.L690:
	leaq	-1(%r13), %rdx
.L646:
	movq	%rbx, %r8
	movq	%r15, %rcx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	lslow
	movq	8(%rsp), %r8
	movq	%rbx, %rcx
	movq	%r14, %rdx
	movq	%rax, %rsi
	movq	%rbp, %rdi
	movq	%rax, %r13
	call	lslow
	cmpq	%rax, %r14
	jne	.L690
	movq	%r12, %r15
	jmp	.L653
	.p2align 4,,10
	.p2align 3
.L666:
	movq	%r12, %r15
	movq	%rax, %r12
.L653:
	movq	24(%rsp), %r8
	movq	16(%rsp), %rcx
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	lslow
	testq	%rax, %rax
	je	.L683
	cmpq	%rax, %r12
	jne	.L666
	testq	%rax, %rax
	je	.L683
.L655:
	movq	24(%rsp), %r8
	movq	16(%rsp), %rcx
	movq	%rax, %rdx
	jmp	.L687
	.p2align 4,,10
	.p2align 3
.L689:
	cmpq	$268435456, %rdx
	jne	.L691
.L643:
	addq	$1, %r12
.L686:
	movq	16(%rsp), %r15
.L649:
	movq	8(%rsp), %rax
	cmpq	%rax, %r15
	jl	.L661
.L633:
	addq	$40, %rsp
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L691:
	cmpq	$671088640, %rdx
	je	.L643
	jmp	.L686
	.p2align 4,,10
	.p2align 3
.L662:
	movq	%r15, %rbx
	.p2align 4,,10
	.p2align 3
.L635:
	andl	$134217727, %eax
	movl	$2415919104, %esi
	addq	%rax, %rbx
	movq	(%rcx,%rbx,8), %rax
	movq	%rax, %rdx
	andl	$4160749568, %edx
	cmpq	%rsi, %rdx
	jne	.L635
	addq	$1, %rbx
	movq	%r14, %rdx
	jmp	.L647
	.p2align 4,,10
	.p2align 3
.L692:
	leaq	-1(%r13), %rdx
.L647:
	movq	%rbx, %r8
	movq	%r15, %rcx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	lslow
	movq	8(%rsp), %r8
	movq	%rbx, %rcx
	movq	%r14, %rdx
	movq	%rax, %rsi
	movq	%rbp, %rdi
	movq	%rax, %r13
	call	lslow
	cmpq	%rax, %r14
	jne	.L692
	movq	0(%rbp), %rax
	movq	16(%rsp), %rdi
	leaq	1(%r15), %rcx
	movq	8(%rax), %rax
	movq	(%rax,%rdi), %rax
	andl	$134217727, %eax
	leaq	-1(%r15,%rax), %r15
	jmp	.L657
	.p2align 4,,10
	.p2align 3
.L693:
	movq	0(%rbp), %rax
	leaq	1(%r15), %rdx
	movl	$2281701376, %edi
	leaq	2(%r15), %rcx
	movq	8(%rax), %rax
	movq	(%rax,%rdx,8), %r8
	andl	$134217727, %r8d
	addq	%rdx, %r8
	movq	(%rax,%r8,8), %rax
	movq	%r8, %r15
	andl	$4160749568, %eax
	cmpq	%rdi, %rax
	sete	%al
	movzbl	%al, %eax
	subq	%rax, %r15
.L657:
	movq	%r15, %r8
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	movq	%rcx, 16(%rsp)
	call	lslow
	movq	16(%rsp), %rcx
	cmpq	%rax, %r13
	jne	.L693
	movq	%r15, %r8
	movq	%r13, %rdx
.L687:
	movq	%r12, %rsi
	movq	%rbp, %rdi
	movq	%rbx, %r15
	movq	%r13, %r12
	call	ldissect
	jmp	.L649
	.p2align 4,,10
	.p2align 3
.L634:
	andl	$134217727, %eax
	movq	%r14, %rdx
	addq	%r15, %rax
	movq	%rax, 16(%rsp)
	leaq	1(%rax), %rbx
	jmp	.L640
	.p2align 4,,10
	.p2align 3
.L694:
	leaq	-1(%r13), %rdx
.L640:
	movq	%rbx, %r8
	movq	%r15, %rcx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	lslow
	movq	8(%rsp), %r8
	movq	%rbx, %rcx
	movq	%r14, %rdx
	movq	%rax, %rsi
	movq	%rbp, %rdi
	movq	%rax, %r13
	call	lslow
	cmpq	%rax, %r14
	jne	.L694
	addq	$1, %r15
	movq	16(%rsp), %r8
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%r15, %rcx
	movq	%rbp, %rdi
	call	lslow
	testq	%rax, %rax
	je	.L651
	movq	16(%rsp), %r8
	movq	%r15, %rcx
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	ldissect
.L651:
	movq	%rbx, %r15
	movq	%r13, %r12
	jmp	.L649
	.p2align 4,,10
	.p2align 3
.L636:
	andl	$134217727, %eax
	addq	%r15, %rax
	movq	%rax, 24(%rsp)
	leaq	1(%rax), %rbx
	leaq	1(%r15), %rax
	movq	%rax, 16(%rsp)
	jmp	.L664
	.p2align 4,,10
	.p2align 3
.L688:
	cmpq	$1879048192, %rdx
	je	.L695
	cmpq	$1744830464, %rdx
	jne	.L686
	andl	$134217727, %eax
	movq	%r12, %rdx
	subq	24(%rbp), %rdx
	salq	$4, %rax
	addq	16(%rbp), %rax
	movq	%rdx, (%rax)
	jmp	.L686
.L695:
	andl	$134217727, %eax
	movq	%r12, %rdx
	subq	24(%rbp), %rdx
	salq	$4, %rax
	addq	16(%rbp), %rax
	movq	%rdx, 8(%rax)
	jmp	.L686
	.p2align 4,,10
	.p2align 3
.L683:
	movq	%r12, %rax
	movq	%r15, %r12
	jmp	.L655
	.size	ldissect, .-ldissect
	.section	.text.regexec,"ax",@progbits
	.p2align 4
	.globl	regexec
	.type	regexec, @function
regexec:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$216, %rsp
	cmpl	$62053, 16(%rdi)
	movq	%rdx, 48(%rsp)
	movq	%rcx, 72(%rsp)
	movl	$2, 44(%rsp)
	jne	.L696
	movq	8(%rdi), %r11
	cmpl	$53829, (%r11)
	jne	.L696
	movl	72(%r11), %eax
	andl	$4, %eax
	movl	%eax, 44(%rsp)
	jne	.L901
	movq	56(%r11), %rax
	movl	%r8d, %r12d
	movq	64(%r11), %r14
	andl	$7, %r12d
	leaq	1(%rax), %rbx
	movl	40(%r11), %eax
	andl	$8, %eax
	cmpq	$64, 48(%r11)
	jbe	.L1113
	testl	%eax, %eax
	movl	$0, %eax
	cmove	48(%rsp), %rax
	andl	$4, %r8d
	movq	%rax, 48(%rsp)
	je	.L793
	movq	72(%rsp), %rax
	movq	(%rax), %r15
	movq	8(%rax), %r10
	addq	%rsi, %r15
	addq	%rsi, %r10
.L794:
	cmpq	%r15, %r10
	jb	.L922
	movq	96(%r11), %rdi
	testq	%rdi, %rdi
	je	.L923
	movq	112(%r11), %r8
	testq	%r8, %r8
	je	.L800
	movq	120(%r11), %r9
	testq	%r9, %r9
	je	.L800
	movslq	128(%r11), %rbp
	subq	$1, %rbp
	leaq	(%rdi,%rbp), %r13
	addq	%r15, %rbp
	cmpq	%r10, %rbp
	jb	.L801
	jmp	.L802
	.p2align 4,,10
	.p2align 3
.L803:
	addq	%rax, %rbp
	cmpq	%r10, %rbp
	jnb	.L802
.L801:
	movzbl	0(%rbp), %eax
	movslq	(%r8,%rax,4), %rax
	testl	%eax, %eax
	jne	.L803
	cmpq	%r10, %rbp
	jnb	.L802
	movq	%r13, %rax
	jmp	.L804
	.p2align 4,,10
	.p2align 3
.L1114:
	cmpb	%cl, %dl
	jne	.L1069
.L804:
	subq	$1, %rax
	subq	$1, %rbp
	movzbl	0(%rbp), %edx
	movzbl	(%rax), %ecx
	cmpq	%rax, %rdi
	jne	.L1114
	cmpb	%cl, %dl
	je	.L925
.L1069:
	subq	%rdi, %rax
	movslq	(%r8,%rdx,4), %rdx
	movslq	(%r9,%rax,4), %rax
	cmpl	%edx, %eax
	cmovl	%rdx, %rax
	addq	%rax, %rbp
	cmpq	%r10, %rbp
	jb	.L801
	.p2align 4,,10
	.p2align 3
.L802:
	cmpq	%r13, %rdi
	je	.L796
	.p2align 4,,10
	.p2align 3
.L807:
	movl	$1, 44(%rsp)
.L696:
	movl	44(%rsp), %eax
	addq	$216, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L1113:
	testl	%eax, %eax
	movl	$0, %eax
	cmove	%rdx, %rax
	andl	$4, %r8d
	movq	%rax, 48(%rsp)
	je	.L700
	movq	(%rcx), %r10
	movq	8(%rcx), %r15
	addq	%rsi, %r10
	addq	%rsi, %r15
.L701:
	cmpq	%r10, %r15
	jb	.L922
	movq	96(%r11), %rdi
	testq	%rdi, %rdi
	je	.L703
	movq	112(%r11), %r8
	testq	%r8, %r8
	je	.L707
	movq	120(%r11), %r9
	testq	%r9, %r9
	je	.L707
	movslq	128(%r11), %rax
	subq	$1, %rax
	leaq	(%rdi,%rax), %rbp
	addq	%r10, %rax
	cmpq	%r15, %rax
	jb	.L708
	jmp	.L709
	.p2align 4,,10
	.p2align 3
.L710:
	addq	%rdx, %rax
	cmpq	%r15, %rax
	jnb	.L709
.L708:
	movzbl	(%rax), %edx
	movslq	(%r8,%rdx,4), %rdx
	testl	%edx, %edx
	jne	.L710
	cmpq	%r15, %rax
	jnb	.L709
	movq	%rbp, %rdx
	jmp	.L711
	.p2align 4,,10
	.p2align 3
.L1116:
	cmpq	%rdx, %rdi
	je	.L1115
.L711:
	movzbl	-1(%rax), %ecx
	movzbl	-1(%rdx), %r13d
	subq	$1, %rax
	subq	$1, %rdx
	cmpb	%r13b, %cl
	je	.L1116
.L1065:
	subq	%rdi, %rdx
	movslq	(%r8,%rcx,4), %rcx
	movslq	(%r9,%rdx,4), %rdx
	cmpl	%ecx, %edx
	cmovl	%rcx, %rdx
	addq	%rdx, %rax
	cmpq	%r15, %rax
	jb	.L708
	.p2align 4,,10
	.p2align 3
.L709:
	cmpq	%rbp, %rdi
	jne	.L807
	movq	%rax, %rdi
.L703:
	movslq	104(%r11), %rax
	pxor	%xmm0, %xmm0
	movq	%r11, 96(%rsp)
	movq	%r10, %rbp
	movl	%r12d, 104(%rsp)
	movq	$0, 112(%rsp)
	movq	$0, 152(%rsp)
	movq	%rsi, 120(%rsp)
	movq	%r10, 128(%rsp)
	movq	%r15, 136(%rsp)
	movups	%xmm0, 168(%rsp)
	movups	%xmm0, 184(%rsp)
	testl	%eax, %eax
	js	.L718
	subq	%rax, %rdi
	cmpq	%rdi, %r10
	cmovnb	%r10, %rdi
	movq	%rdi, %rbp
.L718:
	movl	$1, %eax
	movl	%ebx, %ecx
	movq	%r15, 16(%rsp)
	movq	%r15, %r13
	movq	%rax, %rdi
	movq	%r11, %r15
	salq	%cl, %rdi
	movl	%r14d, %ecx
	salq	%cl, %rax
	movq	%rdi, 88(%rsp)
	movq	%r11, %rdi
	movq	%rax, 24(%rsp)
.L781:
	movl	$128, %r12d
	cmpq	%r10, %rbp
	je	.L719
	movsbl	-1(%rbp), %r12d
.L719:
	movq	88(%rsp), %rcx
	movq	%rbx, %rsi
	movl	$132, %r8d
	movq	%r14, %rdx
	movq	%rcx, %r9
	call	sstep
	xorl	%esi, %esi
	movq	%r15, 80(%rsp)
	movq	%rax, 8(%rsp)
	movq	%rax, %rcx
	movq	%rsi, 64(%rsp)
	jmp	.L761
	.p2align 4,,10
	.p2align 3
.L720:
	movsbl	0(%rbp), %edx
	cmpq	%rcx, 8(%rsp)
	jne	.L1111
	movq	%rbp, 64(%rsp)
.L1111:
	cmpl	$10, %r12d
	je	.L722
	cmpl	$128, %r12d
	je	.L723
	cmpl	$10, %edx
	je	.L730
.L1097:
	xorl	%r13d, %r13d
.L734:
	movzbl	%r12b, %r15d
	movq	%rcx, 56(%rsp)
	movl	%r15d, %edi
	movl	%edx, 32(%rsp)
	call	isalnum@PLT
	movl	32(%rsp), %edx
	movq	56(%rsp), %rcx
	testl	%eax, %eax
	jne	.L752
	cmpl	$95, %r12d
	je	.L1117
.L750:
	cmpl	$128, %edx
	jne	.L742
.L748:
	cmpl	$128, %r12d
	je	.L740
	movzbl	%r12b, %r15d
	movl	$128, %edx
.L752:
	movl	%r15d, %edi
	movq	%rcx, 56(%rsp)
	movl	%edx, 32(%rsp)
	call	isalnum@PLT
	cmpl	$95, %r12d
	movl	32(%rsp), %edx
	movq	56(%rsp), %rcx
	je	.L888
	testl	%eax, %eax
	jne	.L888
.L920:
	movl	%edx, %r12d
.L740:
	testq	%rcx, 24(%rsp)
	jne	.L760
.L1141:
	cmpq	%rbp, 16(%rsp)
	je	.L807
	movq	8(%rsp), %r9
	movq	96(%rsp), %rdi
	movl	%r12d, %r8d
	movq	%r14, %rdx
	movq	%rbx, %rsi
	addq	$1, %rbp
	call	sstep
	movq	136(%rsp), %r13
	movq	%rax, %rcx
.L761:
	cmpq	%r13, %rbp
	jne	.L720
	cmpq	%rcx, 8(%rsp)
	je	.L1118
	cmpl	$10, %r12d
	je	.L1119
	cmpl	$128, %r12d
	je	.L1120
.L724:
	movl	104(%rsp), %r15d
.L739:
	andl	$2, %r15d
	jne	.L939
	movq	96(%rsp), %rsi
	movl	$128, %edx
.L1096:
	movl	$130, %r13d
.L889:
	addl	80(%rsi), %r15d
	testl	%r15d, %r15d
	jg	.L1082
.L732:
	cmpl	$128, %r12d
	je	.L920
	jmp	.L734
.L800:
	movq	%r15, %rbp
	cmpq	%r10, %r15
	jnb	.L799
	movl	%r12d, 8(%rsp)
	movq	%rsi, %r13
	movq	%r10, %r12
	movq	%rdi, %rsi
	movq	%rbx, 16(%rsp)
	movq	%r11, %rbx
	jmp	.L798
	.p2align 4,,10
	.p2align 3
.L811:
	addq	$1, %rbp
	cmpq	%rbp, %r12
	je	.L807
	movq	96(%rbx), %rsi
.L798:
	movzbl	(%rsi), %eax
	cmpb	%al, 0(%rbp)
	jne	.L811
	movq	%r12, %rax
	movslq	128(%rbx), %rdx
	subq	%rbp, %rax
	cmpq	%rdx, %rax
	jl	.L811
	movq	%rbp, %rdi
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L811
	movq	%rbx, %r11
	movq	%r12, %r10
	movq	16(%rsp), %rbx
	movl	8(%rsp), %r12d
	movq	%r13, %rsi
.L799:
	cmpq	%rbp, %r10
	je	.L807
.L796:
	movq	48(%r11), %rax
	movq	%r11, 96(%rsp)
	movl	%r12d, 104(%rsp)
	leaq	0(,%rax,4), %rdi
	movq	%rsi, 120(%rsp)
	movq	$0, 112(%rsp)
	movq	$0, 152(%rsp)
	movq	%r15, 128(%rsp)
	movq	%r10, 136(%rsp)
	movq	%r10, 16(%rsp)
	movq	%r11, 8(%rsp)
	call	malloc@PLT
	movq	%rax, 168(%rsp)
	testq	%rax, %rax
	je	.L812
	movq	96(%rsp), %rdx
	xorl	%esi, %esi
	movq	48(%rdx), %rdx
	movq	%rax, 176(%rsp)
	movq	$4, 160(%rsp)
	leaq	(%rax,%rdx), %rdi
	movq	%rdi, 184(%rsp)
	addq	%rdx, %rdi
	movq	%rdi, 192(%rsp)
	addq	%rdx, %rdi
	movq	%rdi, 200(%rsp)
	call	memset@PLT
	movq	8(%rsp), %r11
	movq	16(%rsp), %r10
	movslq	104(%r11), %rax
	testl	%eax, %eax
	js	.L813
	subq	%rax, %rbp
	cmpq	%rbp, %r15
	cmovb	%rbp, %r15
.L813:
	movq	%r11, 88(%rsp)
	movq	%r10, 56(%rsp)
.L876:
	movq	184(%rsp), %rax
	movq	176(%rsp), %rbp
	movl	$128, %r13d
	movq	%rax, 16(%rsp)
	movq	192(%rsp), %rax
	movq	%rax, 64(%rsp)
	cmpq	128(%rsp), %r15
	je	.L814
	movsbl	-1(%r15), %eax
	movl	%eax, %r13d
.L814:
	movq	96(%rsp), %rax
	xorl	%esi, %esi
	movq	%rbp, %rdi
	movq	48(%rax), %rdx
	call	memset@PLT
	movb	$1, 0(%rbp,%rbx)
	movq	%rbx, %rsi
	movq	%rbp, %r9
	movq	96(%rsp), %rdi
	movl	$132, %r8d
	movq	%rbp, %rcx
	movq	%r14, %rdx
	call	lstep
	movq	16(%rsp), %rdi
	movq	%rax, %r12
	movq	96(%rsp), %rax
	movq	%r12, %rsi
	movq	48(%rax), %rdx
	call	memcpy@PLT
	xorl	%esi, %esi
	movq	%rbx, 32(%rsp)
	movq	%r12, %rbx
	movq	%rsi, 8(%rsp)
	movl	%r13d, %r12d
	jmp	.L854
	.p2align 4,,10
	.p2align 3
.L817:
	cmpl	$128, %r12d
	je	.L1121
	cmpl	$10, %ebp
	je	.L831
	cmpl	$128, %ebp
	je	.L832
.L1071:
	movl	$0, 24(%rsp)
.L819:
	movzbl	%r12b, %r13d
	movl	%r13d, %edi
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L842
	cmpl	$95, %r12d
	je	.L1122
.L840:
	cmpl	$128, %ebp
	jne	.L829
.L836:
	movzbl	%r12b, %r13d
	cmpl	$128, %r12d
	je	.L827
.L842:
	movl	%r13d, %edi
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L843
	cmpl	$95, %r12d
	je	.L843
.L827:
	leaq	(%rbx,%r14), %rax
	cmpb	$0, (%rax)
	jne	.L853
.L1124:
	cmpq	%r15, 56(%rsp)
	je	.L853
	movq	96(%rsp), %rax
	movq	64(%rsp), %r12
	movq	%rbx, %rsi
	addq	$1, %r15
	movq	48(%rax), %rdx
	movq	%r12, %rdi
	call	memcpy@PLT
	movq	96(%rsp), %rax
	movq	16(%rsp), %rsi
	movq	%rbx, %rdi
	movq	48(%rax), %rdx
	call	memcpy@PLT
	movq	32(%rsp), %rsi
	movq	%rbx, %r9
	movq	%r12, %rcx
	movq	96(%rsp), %rdi
	movl	%ebp, %r8d
	movq	%r14, %rdx
	movl	%ebp, %r12d
	call	lstep
	movq	%rax, %rbx
.L854:
	movl	$128, %ebp
	cmpq	%r15, 136(%rsp)
	je	.L815
	movsbl	(%r15), %ebp
.L815:
	movq	96(%rsp), %rax
	movq	16(%rsp), %rsi
	movq	%rbx, %rdi
	movq	48(%rax), %rdx
	call	memcmp@PLT
	testl	%eax, %eax
	movq	8(%rsp), %rax
	cmove	%r15, %rax
	movq	%rax, 8(%rsp)
	cmpl	$10, %r12d
	jne	.L817
	movq	96(%rsp), %rdx
	movl	40(%rdx), %eax
	movq	%rdx, %rdi
	andl	$2, %eax
	movl	%eax, 24(%rsp)
	jne	.L818
	cmpl	$128, %ebp
	jne	.L819
	testb	$2, 104(%rsp)
	jne	.L819
.L833:
	movq	%rdx, %rdi
.L1101:
	movl	$130, 24(%rsp)
	xorl	%r13d, %r13d
.L895:
	addl	80(%rdi), %r13d
	testl	%r13d, %r13d
	jg	.L1123
.L837:
	cmpl	$128, %r12d
	jne	.L819
	leaq	(%rbx,%r14), %rax
	cmpb	$0, (%rax)
	je	.L1124
	.p2align 4,,10
	.p2align 3
.L853:
	movq	8(%rsp), %rsi
	movq	32(%rsp), %rbx
	movq	%rsi, 144(%rsp)
	cmpb	$0, (%rax)
	je	.L855
	cmpq	$0, 48(%rsp)
	jne	.L857
	movq	88(%rsp), %rax
	movl	144(%rax), %edx
	testl	%edx, %edx
	je	.L858
.L857:
	movq	56(%rsp), %r12
	leaq	96(%rsp), %rbp
	jmp	.L860
	.p2align 4,,10
	.p2align 3
.L1125:
	movq	144(%rsp), %rax
	leaq	1(%rax), %rsi
	movq	%rsi, 144(%rsp)
.L860:
	movq	%r14, %r8
	movq	%rbx, %rcx
	movq	%r12, %rdx
	movq	%rbp, %rdi
	call	lslow
	testq	%rax, %rax
	je	.L1125
	cmpq	$1, 48(%rsp)
	movq	%rax, %r13
	je	.L1126
.L861:
	movq	96(%rsp), %rdx
	movq	112(%rsp), %rax
	movq	136(%rdx), %rcx
	testq	%rax, %rax
	je	.L1127
.L863:
	movq	136(%rdx), %rcx
	movq	%rcx, %rdx
	salq	$4, %rdx
	addq	%rax, %rdx
	testq	%rcx, %rcx
	je	.L869
	.p2align 4,,10
	.p2align 3
.L868:
	pcmpeqd	%xmm3, %xmm3
	addq	$16, %rax
	movups	%xmm3, (%rax)
	cmpq	%rax, %rdx
	jne	.L868
.L869:
	movl	104(%rsp), %eax
	movq	88(%rsp), %rdi
	andl	$1024, %eax
	orl	144(%rdi), %eax
	je	.L1128
	movq	88(%rsp), %rax
	movq	152(%rax), %rax
	testq	%rax, %rax
	jle	.L871
	cmpq	$0, 152(%rsp)
	jne	.L871
	jmp	.L1129
	.p2align 4,,10
	.p2align 3
.L1131:
	leaq	-1(%r13), %rdx
	movq	%r14, %r8
	movq	%rbx, %rcx
	movq	%rbp, %rdi
	call	lslow
	movq	%rax, %r13
	testq	%rax, %rax
	je	.L1130
.L871:
	xorl	%r9d, %r9d
	movq	%r14, %r8
	movq	%rbx, %rcx
	movq	%r13, %rdx
	movq	144(%rsp), %rsi
	movq	%rbp, %rdi
	call	lbackref
.L870:
	testq	%rax, %rax
	jne	.L1092
	movq	144(%rsp), %rsi
	cmpq	%r13, %rsi
	jb	.L1131
.L873:
	leaq	1(%rsi), %r15
	jmp	.L876
	.p2align 4,,10
	.p2align 3
.L1121:
	movl	104(%rsp), %eax
	testb	$1, %al
	jne	.L822
	movq	96(%rsp), %rdi
	movl	76(%rdi), %r13d
	movq	%rdi, %rdx
	cmpl	$10, %ebp
	je	.L1132
.L824:
	cmpl	$128, %ebp
	je	.L828
	movl	$129, 24(%rsp)
	testl	%r13d, %r13d
	jne	.L1133
.L829:
	movzbl	%bpl, %edi
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L844
	cmpl	$95, %ebp
	jne	.L836
	cmpl	$128, %r12d
	je	.L946
	movzbl	%r12b, %edi
	call	isalnum@PLT
	testl	%eax, %eax
	je	.L1134
.L894:
	movl	$95, %edi
	call	isalnum@PLT
	.p2align 4,,10
	.p2align 3
.L946:
	movl	$133, %r8d
.L849:
	movq	32(%rsp), %rsi
	movq	96(%rsp), %rdi
	movq	%rbx, %r9
	movq	%rbx, %rcx
	movq	%r14, %rdx
	call	lstep
	movq	%rax, %rbx
	jmp	.L827
	.p2align 4,,10
	.p2align 3
.L1122:
	movl	$95, %edi
	call	isalnum@PLT
.L843:
	cmpl	$130, 24(%rsp)
	je	.L1135
.L892:
	cmpl	$128, %ebp
	jne	.L850
.L951:
	movl	24(%rsp), %r13d
	subl	$133, %r13d
	cmpl	$1, %r13d
	ja	.L827
	jmp	.L946
	.p2align 4,,10
	.p2align 3
.L818:
	movl	76(%rdx), %r13d
	cmpl	$10, %ebp
	jne	.L824
.L947:
	addl	80(%rdi), %r13d
	movl	$131, 24(%rsp)
	testl	%r13d, %r13d
	jle	.L837
.L1123:
	movl	%r12d, 80(%rsp)
	movq	%rbx, %rcx
	movl	%ebp, %r12d
	movl	24(%rsp), %ebx
	movq	32(%rsp), %rbp
	jmp	.L839
	.p2align 4,,10
	.p2align 3
.L1136:
	movq	96(%rsp), %rdi
.L839:
	movq	%rcx, %r9
	movl	%ebx, %r8d
	movq	%r14, %rdx
	movq	%rbp, %rsi
	call	lstep
	movq	%rax, %rcx
	subl	$1, %r13d
	jne	.L1136
	cmpl	$129, 24(%rsp)
	movl	%r12d, %ebp
	movq	%rax, %rbx
	movl	80(%rsp), %r12d
	je	.L840
	jmp	.L837
	.p2align 4,,10
	.p2align 3
.L822:
	cmpl	$10, %ebp
	je	.L825
	cmpl	$128, %ebp
	jne	.L827
	testb	$2, %al
	jne	.L827
.L1103:
	movq	96(%rsp), %rdx
	jmp	.L833
	.p2align 4,,10
	.p2align 3
.L831:
	movq	96(%rsp), %rdi
	movl	40(%rdi), %eax
	andl	$2, %eax
	movl	%eax, 24(%rsp)
	jne	.L1101
	jmp	.L819
	.p2align 4,,10
	.p2align 3
.L1135:
	movl	$134, %r8d
	jmp	.L849
	.p2align 4,,10
	.p2align 3
.L844:
	cmpl	$128, %r12d
	je	.L946
	movzbl	%r12b, %edi
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L940
	cmpl	$95, %r12d
	jne	.L946
.L940:
	movl	$133, 24(%rsp)
	jmp	.L892
	.p2align 4,,10
	.p2align 3
.L828:
	testb	$2, 104(%rsp)
	je	.L947
	movl	$129, 24(%rsp)
	testl	%r13d, %r13d
	je	.L836
	jle	.L836
.L835:
	movl	$129, %eax
	movl	%r12d, 80(%rsp)
	movq	%rbx, %rcx
	movl	%ebp, %r12d
	movl	%eax, 24(%rsp)
	movq	32(%rsp), %rbp
	movq	%rdx, %rdi
	movl	%eax, %ebx
	jmp	.L839
	.p2align 4,,10
	.p2align 3
.L850:
	movzbl	%bpl, %edi
	call	isalnum@PLT
	cmpl	$95, %ebp
	je	.L951
	movl	$134, %r8d
	testl	%eax, %eax
	je	.L849
	jmp	.L951
	.p2align 4,,10
	.p2align 3
.L825:
	movq	96(%rsp), %rdi
	movl	$130, 24(%rsp)
	xorl	%r13d, %r13d
	testb	$2, 40(%rdi)
	jne	.L895
	jmp	.L827
	.p2align 4,,10
	.p2align 3
.L1132:
	testb	$2, 40(%rdi)
	jne	.L947
	testl	%r13d, %r13d
	jne	.L1137
	movl	$10, %edi
	call	isalnum@PLT
	testl	%eax, %eax
	je	.L827
	jmp	.L946
	.p2align 4,,10
	.p2align 3
.L832:
	testb	$2, 104(%rsp)
	je	.L1103
	jmp	.L1071
	.p2align 4,,10
	.p2align 3
.L910:
	movl	$128, %edx
	.p2align 4,,10
	.p2align 3
.L722:
	movq	96(%rsp), %rax
	movl	40(%rax), %r13d
	movq	%rax, %rsi
	andl	$2, %r13d
	jne	.L726
	cmpl	$10, %edx
	je	.L734
	cmpl	$128, %edx
	jne	.L734
.L733:
	movl	104(%rsp), %r15d
	andl	$2, %r15d
	jne	.L1097
	jmp	.L1096
	.p2align 4,,10
	.p2align 3
.L1118:
	movq	%rbp, 64(%rsp)
	cmpl	$10, %r12d
	je	.L910
	cmpl	$128, %r12d
	jne	.L724
	movl	$128, %edx
	.p2align 4,,10
	.p2align 3
.L723:
	movl	104(%rsp), %r15d
	testb	$1, %r15b
	jne	.L735
	movq	96(%rsp), %rsi
	movl	76(%rsi), %r15d
	movq	%rsi, %rax
	cmpl	$10, %edx
	je	.L1138
.L737:
	cmpl	$128, %edx
	je	.L1139
	movl	$129, %r13d
	testl	%r15d, %r15d
	jne	.L1140
.L742:
	movzbl	%dl, %r15d
	movq	%rcx, 56(%rsp)
	movl	%r15d, %edi
	movl	%edx, 32(%rsp)
	call	isalnum@PLT
	movl	32(%rsp), %edx
	movq	56(%rsp), %rcx
	testl	%eax, %eax
	jne	.L1099
	cmpl	$95, %edx
	je	.L1099
	movzbl	%r12b, %r15d
	cmpl	$128, %r12d
	jne	.L752
	jmp	.L920
	.p2align 4,,10
	.p2align 3
.L888:
	cmpl	$130, %r13d
	je	.L753
.L1067:
	movl	$128, %r12d
	cmpl	$128, %edx
	je	.L740
	movzbl	%dl, %edi
	movq	%rcx, 56(%rsp)
	movl	%edx, 32(%rsp)
	call	isalnum@PLT
	movl	32(%rsp), %edx
	movq	56(%rsp), %rcx
	cmpl	$95, %edx
	je	.L920
	testl	%eax, %eax
	jne	.L920
.L753:
	movl	%edx, %r12d
	movl	$134, %r8d
.L756:
	movq	96(%rsp), %rdi
	movq	%rcx, %r9
	movq	%r14, %rdx
	movq	%rbx, %rsi
	call	sstep
	movq	%rax, %rcx
	testq	%rcx, 24(%rsp)
	je	.L1141
.L760:
	movq	64(%rsp), %rsi
	cmpq	$0, 48(%rsp)
	movq	80(%rsp), %r15
	movq	%rsi, 144(%rsp)
	jne	.L762
	movl	144(%r15), %edi
	testl	%edi, %edi
	je	.L763
.L762:
	movq	16(%rsp), %rbp
	leaq	96(%rsp), %r12
	jmp	.L765
	.p2align 4,,10
	.p2align 3
.L1142:
	movq	144(%rsp), %rax
	leaq	1(%rax), %rsi
	movq	%rsi, 144(%rsp)
.L765:
	movq	%r14, %r8
	movq	%rbx, %rcx
	movq	%rbp, %rdx
	movq	%r12, %rdi
	call	sslow
	testq	%rax, %rax
	je	.L1142
	cmpq	$1, 48(%rsp)
	movq	%rax, %r13
	je	.L1143
.L766:
	movq	96(%rsp), %rdx
	movq	112(%rsp), %rax
	movq	136(%rdx), %rcx
	testq	%rax, %rax
	je	.L1144
.L768:
	movq	136(%rdx), %rcx
	movq	%rcx, %rdx
	salq	$4, %rdx
	addq	%rax, %rdx
	testq	%rcx, %rcx
	je	.L774
	.p2align 4,,10
	.p2align 3
.L773:
	pcmpeqd	%xmm2, %xmm2
	addq	$16, %rax
	movups	%xmm2, (%rax)
	cmpq	%rax, %rdx
	jne	.L773
.L774:
	movl	104(%rsp), %eax
	andl	$1024, %eax
	orl	144(%r15), %eax
	je	.L1145
	movq	152(%r15), %rax
	testq	%rax, %rax
	jle	.L776
	cmpq	$0, 152(%rsp)
	jne	.L776
	jmp	.L1146
	.p2align 4,,10
	.p2align 3
.L1148:
	leaq	-1(%r13), %rdx
	movq	%r14, %r8
	movq	%rbx, %rcx
	movq	%r12, %rdi
	call	sslow
	movq	%rax, %r13
	testq	%rax, %rax
	je	.L1147
.L776:
	xorl	%r9d, %r9d
	movq	%r14, %r8
	movq	%rbx, %rcx
	movq	%r13, %rdx
	movq	144(%rsp), %rsi
	movq	%r12, %rdi
	call	sbackref
.L775:
	testq	%rax, %rax
	jne	.L777
	movq	144(%rsp), %rsi
	cmpq	%r13, %rsi
	jb	.L1148
.L778:
	movq	128(%rsp), %r10
	movq	96(%rsp), %rdi
	leaq	1(%rsi), %rbp
	movq	136(%rsp), %r13
	jmp	.L781
	.p2align 4,,10
	.p2align 3
.L1119:
	movq	96(%rsp), %rsi
	movl	$128, %edx
	movq	%rsi, %rax
	testb	$2, 40(%rsi)
	je	.L733
	.p2align 4,,10
	.p2align 3
.L726:
	movl	76(%rax), %r15d
	cmpl	$10, %edx
	jne	.L737
.L945:
	addl	80(%rsi), %r15d
	movl	$131, %r13d
	testl	%r15d, %r15d
	jle	.L732
.L1082:
	movq	%rbp, 32(%rsp)
	movq	%rsi, %rbp
	movl	%r12d, 56(%rsp)
	movl	%edx, %r12d
	.p2align 4,,10
	.p2align 3
.L749:
	movq	%rcx, %r9
	movl	%r13d, %r8d
	movq	%r14, %rdx
	movq	%rbx, %rsi
	movq	%rbp, %rdi
	call	sstep
	movq	%rax, %rcx
	subl	$1, %r15d
	jne	.L749
	movl	%r12d, %edx
	movq	32(%rsp), %rbp
	movl	56(%rsp), %r12d
	cmpl	$129, %r13d
	je	.L750
	jmp	.L732
	.p2align 4,,10
	.p2align 3
.L1099:
	cmpl	$128, %r12d
	je	.L949
	movzbl	%r12b, %edi
	movq	%rcx, 56(%rsp)
	movl	%edx, 32(%rsp)
	call	isalnum@PLT
	movl	32(%rsp), %edx
	movq	56(%rsp), %rcx
	testl	%eax, %eax
	jne	.L887
	cmpl	$95, %r12d
	je	.L887
	.p2align 4,,10
	.p2align 3
.L949:
	movl	%edx, %r12d
	movl	$133, %r8d
	jmp	.L756
	.p2align 4,,10
	.p2align 3
.L887:
	movl	%r15d, %edi
	movq	%rcx, 56(%rsp)
	movl	%edx, 32(%rsp)
	call	isalnum@PLT
	movl	32(%rsp), %edx
	movq	56(%rsp), %rcx
	cmpl	$95, %edx
	je	.L949
	testl	%eax, %eax
	jne	.L949
	jmp	.L753
	.p2align 4,,10
	.p2align 3
.L730:
	movq	96(%rsp), %rsi
	movl	$10, %edx
	movl	40(%rsi), %r13d
	andl	$2, %r13d
	je	.L734
	xorl	%r15d, %r15d
	movl	$10, %edx
	movl	$130, %r13d
	jmp	.L889
	.p2align 4,,10
	.p2align 3
.L735:
	cmpl	$10, %edx
	je	.L738
	cmpl	$128, %edx
	jne	.L920
	jmp	.L739
	.p2align 4,,10
	.p2align 3
.L1139:
	movl	104(%rsp), %edi
.L741:
	andl	$2, %edi
	je	.L945
	movl	$129, %r13d
	testl	%r15d, %r15d
	je	.L748
	jle	.L748
.L747:
	movq	%rbp, 32(%rsp)
	movl	$129, %r13d
	movq	%rax, %rbp
	movl	%r12d, 56(%rsp)
	movl	%edx, %r12d
	jmp	.L749
	.p2align 4,,10
	.p2align 3
.L1120:
	movl	104(%rsp), %edi
	movl	%edi, %r15d
	testb	$1, %dil
	jne	.L739
	movq	96(%rsp), %rax
	movl	$128, %edx
	movl	76(%rax), %r15d
	movq	%rax, %rsi
	jmp	.L741
	.p2align 4,,10
	.p2align 3
.L1117:
	movl	$95, %edi
	movq	%rcx, 56(%rsp)
	movl	%edx, 32(%rsp)
	call	isalnum@PLT
	cmpl	$130, %r13d
	movl	32(%rsp), %edx
	movq	56(%rsp), %rcx
	jne	.L1067
	jmp	.L753
	.p2align 4,,10
	.p2align 3
.L1138:
	testb	$2, 40(%rsi)
	jne	.L945
	testl	%r15d, %r15d
	je	.L1149
	movl	$129, %r13d
	jg	.L747
	jmp	.L742
	.p2align 4,,10
	.p2align 3
.L738:
	movq	96(%rsp), %rsi
	testb	$2, 40(%rsi)
	jne	.L935
	movl	$10, %r12d
	jmp	.L740
	.p2align 4,,10
	.p2align 3
.L1140:
	jg	.L1082
	jmp	.L742
	.p2align 4,,10
	.p2align 3
.L901:
	movl	$2, 44(%rsp)
	jmp	.L696
	.p2align 4,,10
	.p2align 3
.L939:
	xorl	%r13d, %r13d
	movl	$128, %edx
	jmp	.L732
	.p2align 4,,10
	.p2align 3
.L777:
	cmpq	$0, 48(%rsp)
	movq	112(%rsp), %rdi
	je	.L782
.L783:
	movdqu	120(%rsp), %xmm1
	movq	%r13, %xmm6
	movq	72(%rsp), %r8
	movq	144(%rsp), %xmm0
	movq	48(%rsp), %rsi
	punpcklqdq	%xmm1, %xmm1
	punpcklqdq	%xmm6, %xmm0
	psubq	%xmm1, %xmm0
	movups	%xmm0, (%r8)
	cmpq	$1, %rsi
	je	.L782
	movq	96(%rsp), %rax
	movl	$16, %edx
	pcmpeqd	%xmm0, %xmm0
	movq	136(%rax), %rcx
	movl	$1, %eax
	jmp	.L789
	.p2align 4,,10
	.p2align 3
.L1150:
	movdqu	(%rdi,%rdx), %xmm4
	movups	%xmm4, (%r8,%rdx)
.L788:
	addq	$1, %rax
	addq	$16, %rdx
	cmpq	%rsi, %rax
	jnb	.L782
.L789:
	cmpq	%rax, %rcx
	jnb	.L1150
	movups	%xmm0, (%r8,%rdx)
	jmp	.L788
.L763:
	movq	112(%rsp), %rdi
	.p2align 4,,10
	.p2align 3
.L782:
	testq	%rdi, %rdi
	je	.L785
	call	free@PLT
.L785:
	movq	152(%rsp), %rdi
	testq	%rdi, %rdi
	je	.L696
.L1104:
	call	free@PLT
	jmp	.L696
	.p2align 4,,10
	.p2align 3
.L1143:
	movl	144(%r15), %ecx
	testl	%ecx, %ecx
	jne	.L766
	movq	112(%rsp), %rdi
	jmp	.L783
	.p2align 4,,10
	.p2align 3
.L1126:
	movq	88(%rsp), %rax
	movl	144(%rax), %eax
	testl	%eax, %eax
	jne	.L861
	movq	112(%rsp), %rdi
	movq	%r13, %r12
.L878:
	movdqu	120(%rsp), %xmm1
	movq	%r12, %xmm6
	movq	72(%rsp), %r8
	movq	144(%rsp), %xmm0
	movq	48(%rsp), %rsi
	punpcklqdq	%xmm1, %xmm1
	punpcklqdq	%xmm6, %xmm0
	psubq	%xmm1, %xmm0
	movups	%xmm0, (%r8)
	cmpq	$1, %rsi
	je	.L877
	movq	96(%rsp), %rax
	movl	$16, %edx
	pcmpeqd	%xmm0, %xmm0
	movq	136(%rax), %rcx
	movl	$1, %eax
	jmp	.L884
	.p2align 4,,10
	.p2align 3
.L1151:
	movdqu	(%rdi,%rdx), %xmm5
	movups	%xmm5, (%r8,%rdx)
.L883:
	addq	$1, %rax
	addq	$16, %rdx
	cmpq	%rsi, %rax
	jnb	.L877
.L884:
	cmpq	%rax, %rcx
	jnb	.L1151
	movups	%xmm0, (%r8,%rdx)
	jmp	.L883
	.p2align 4,,10
	.p2align 3
.L922:
	movl	$16, 44(%rsp)
	jmp	.L696
	.p2align 4,,10
	.p2align 3
.L1147:
	movq	144(%rsp), %rsi
	jmp	.L778
	.p2align 4,,10
	.p2align 3
.L1092:
	cmpq	$0, 48(%rsp)
	movq	112(%rsp), %rdi
	movq	%r13, %r12
	jne	.L878
.L877:
	testq	%rdi, %rdi
	je	.L880
	call	free@PLT
.L880:
	movq	152(%rsp), %rdi
	testq	%rdi, %rdi
	je	.L886
	call	free@PLT
.L886:
	movq	168(%rsp), %rdi
	jmp	.L1104
	.p2align 4,,10
	.p2align 3
.L1130:
	movq	144(%rsp), %rsi
	jmp	.L873
	.p2align 4,,10
	.p2align 3
.L855:
	movq	168(%rsp), %rdi
	call	free@PLT
	jmp	.L807
	.p2align 4,,10
	.p2align 3
.L1133:
	jle	.L829
	movl	%r12d, 80(%rsp)
	movq	%rbx, %rcx
	movl	%ebp, %r12d
	movl	$129, %ebx
	movq	32(%rsp), %rbp
	jmp	.L839
.L793:
	movq	%rsi, %rdi
	movq	%r11, 16(%rsp)
	movq	%rsi, 8(%rsp)
	call	strlen@PLT
	movq	8(%rsp), %rsi
	movq	16(%rsp), %r11
	leaq	(%rsi,%rax), %r10
	movq	%rsi, %r15
	jmp	.L794
.L700:
	movq	%rsi, %rdi
	movq	%r11, 16(%rsp)
	movq	%rsi, 8(%rsp)
	call	strlen@PLT
	movq	8(%rsp), %rsi
	movq	16(%rsp), %r11
	leaq	(%rsi,%rax), %r15
	movq	%rsi, %r10
	jmp	.L701
.L1134:
	cmpl	$95, %r12d
	je	.L894
	jmp	.L946
	.p2align 4,,10
	.p2align 3
.L707:
	movq	%r10, %rbp
	cmpq	%r15, %r10
	jnb	.L1152
	movl	%r12d, 8(%rsp)
	movq	%r10, %r13
	movq	%r15, %r12
	movq	%rsi, %r15
	movq	%rbx, 16(%rsp)
	movq	%rdi, %rsi
	movq	%r11, %rbx
	jmp	.L705
	.p2align 4,,10
	.p2align 3
.L717:
	addq	$1, %rbp
	cmpq	%rbp, %r12
	je	.L807
	movq	96(%rbx), %rsi
.L705:
	movzbl	(%rsi), %eax
	cmpb	%al, 0(%rbp)
	jne	.L717
	movq	%r12, %rax
	movslq	128(%rbx), %rdx
	subq	%rbp, %rax
	cmpq	%rdx, %rax
	jl	.L717
	movq	%rbp, %rdi
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L717
	movq	%rbx, %r11
	movq	%r15, %rsi
	movq	16(%rsp), %rbx
	movq	%r12, %r15
	movl	8(%rsp), %r12d
	movq	%r13, %r10
	movq	%rbp, %rdi
.L706:
	cmpq	%rdi, %r15
	jne	.L703
	jmp	.L807
	.p2align 4,,10
	.p2align 3
.L1115:
	cmpb	%r13b, %cl
	jne	.L1065
	movq	%rdx, %rbp
	jmp	.L709
.L1146:
	leaq	8(,%rax,8), %rdi
	call	malloc@PLT
	cmpq	$0, 152(%r15)
	movq	%rax, 152(%rsp)
	jle	.L776
	testq	%rax, %rax
	jne	.L776
	movq	112(%rsp), %rdi
	call	free@PLT
.L812:
	movl	$12, 44(%rsp)
	jmp	.L696
.L1129:
	leaq	8(,%rax,8), %rdi
	call	malloc@PLT
	movq	88(%rsp), %rdi
	movq	%rax, 152(%rsp)
	cmpq	$0, 152(%rdi)
	jle	.L871
	testq	%rax, %rax
	jne	.L871
	movq	112(%rsp), %rdi
	call	free@PLT
	movq	168(%rsp), %rdi
	call	free@PLT
	jmp	.L812
	.p2align 4,,10
	.p2align 3
.L1144:
	leaq	1(%rcx), %rdi
	salq	$4, %rdi
	call	malloc@PLT
	movq	%rax, 112(%rsp)
	testq	%rax, %rax
	je	.L812
	movq	96(%rsp), %rdx
	jmp	.L768
.L1127:
	leaq	1(%rcx), %rdi
	salq	$4, %rdi
	call	malloc@PLT
	movq	%rax, 112(%rsp)
	testq	%rax, %rax
	je	.L864
	movq	96(%rsp), %rdx
	jmp	.L863
	.p2align 4,,10
	.p2align 3
.L1145:
	movq	%r14, %r8
	movq	%rbx, %rcx
	movq	%r13, %rdx
	movq	%r12, %rdi
	movq	144(%rsp), %rsi
	call	sdissect
	jmp	.L775
	.p2align 4,,10
	.p2align 3
.L1128:
	movq	%r14, %r8
	movq	%rbx, %rcx
	movq	%r13, %rdx
	movq	%rbp, %rdi
	movq	144(%rsp), %rsi
	call	ldissect
	jmp	.L870
.L1137:
	jg	.L835
	movl	$129, 24(%rsp)
	jmp	.L829
.L923:
	xorl	%ebp, %ebp
	jmp	.L796
.L925:
	movq	%rax, %r13
	jmp	.L802
.L1149:
	movl	$10, %edi
	movq	%rcx, 56(%rsp)
	movl	%edx, 32(%rsp)
	call	isalnum@PLT
	movl	32(%rsp), %edx
	movq	56(%rsp), %rcx
	testl	%eax, %eax
	jne	.L949
	jmp	.L920
.L864:
	movq	168(%rsp), %rdi
	call	free@PLT
	jmp	.L812
.L1152:
	movq	%r10, %rdi
	jmp	.L706
.L858:
	movq	112(%rsp), %rdi
	jmp	.L877
.L935:
	xorl	%r15d, %r15d
	movl	$130, %r13d
	jmp	.L889
	.size	regexec, .-regexec
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
