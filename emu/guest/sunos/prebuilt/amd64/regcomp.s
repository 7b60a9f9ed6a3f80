// 4966b37f3cc4d9a6138a5bbd4081fcb1 newlib/libc/posix/regcomp.c
	.file	"regcomp.c"
	.text
	.section	.text.freeset,"ax",@progbits
	.p2align 4
	.type	freeset, @function
freeset:
	movq	56(%rdi), %rax
	movslq	20(%rax), %r9
	movl	16(%rax), %r8d
	movq	24(%rax), %r10
	salq	$5, %r9
	testl	%r8d, %r8d
	je	.L2
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L3:
	movzbl	8(%rsi), %ecx
	movzbl	%al, %edx
	addq	(%rsi), %rdx
	notl	%ecx
	andb	%cl, (%rdx)
	movzbl	%al, %edx
	addl	$1, %eax
	subw	%dx, 10(%rsi)
	cmpl	%eax, %r8d
	jne	.L3
.L2:
	leaq	-32(%r10,%r9), %rax
	cmpq	%rax, %rsi
	je	.L10
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	movq	56(%rdi), %rax
	subl	$1, 20(%rax)
	ret
	.size	freeset, .-freeset
	.section	.text.altoffset,"ax",@progbits
	.p2align 4
	.type	altoffset, @function
altoffset:
	cmpl	$-1, %esi
	je	.L25
	pushq	%r15
	movl	%esi, %ecx
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movl	$2415919104, %r12d
	pushq	%rbp
	leaq	8(%rdi), %rbp
	pushq	%rbx
	subq	$24, %rsp
	movq	(%rdi), %rbx
	movq	%rbx, %rax
	andl	$4160749568, %eax
	cmpq	%r12, %rax
	je	.L26
	cmpq	$1610612736, %rax
	je	.L26
	movl	%edx, %r8d
	xorl	%esi, %esi
	xorl	%r15d, %r15d
	movl	$2281701376, %r14d
	movl	$2147483648, %r13d
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L15:
	cmpq	%r13, %rax
	je	.L18
	cmpq	%rax, %r13
	jnb	.L72
	movq	%rax, %rdx
	andq	$-268435457, %rdx
	cmpq	%r14, %rdx
	je	.L20
	movl	$2684354560, %edx
	cmpq	%rdx, %rax
	jne	.L29
.L20:
	movq	0(%rbp), %rbx
	leaq	8(%rbp), %rdx
	movq	%rbx, %rax
	andl	$4160749568, %eax
	cmpq	$1610612736, %rax
	je	.L31
	cmpq	%r12, %rax
	je	.L31
	movq	%rdx, %rbp
.L23:
	cmpq	$1476395008, %rax
	je	.L14
	ja	.L15
	cmpq	$671088640, %rax
	je	.L16
	cmpq	$805306368, %rax
	jne	.L73
	testl	%r8d, %r8d
	jne	.L29
.L16:
	addl	$1, %esi
	cmpl	$-1, %esi
	jne	.L20
.L11:
	addq	$24, %rsp
	movl	%esi, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L72:
	cmpq	$2013265920, %rax
	je	.L14
	ja	.L29
	subq	$1744830464, %rax
	testq	$-268435456, %rax
	je	.L20
.L29:
	movl	$-1, %esi
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L73:
	cmpq	$268435456, %rax
	je	.L16
	movl	$-1, %esi
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L18:
	cmpl	%esi, %r15d
	cmovl	%esi, %r15d
	xorl	%esi, %esi
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L14:
	movl	%r8d, %edx
	movq	%rbp, %rdi
	movl	%ecx, 12(%rsp)
	movl	%r8d, 8(%rsp)
	call	altoffset
	movl	%eax, %esi
	cmpl	$-1, %eax
	je	.L11
	movl	12(%rsp), %ecx
	movl	8(%rsp), %r8d
	leaq	-8(%rbp), %rdx
	.p2align 4,,10
	.p2align 3
.L22:
	andl	$134217727, %ebx
	leaq	(%rdx,%rbx,8), %rdx
	movq	(%rdx), %rbx
	movq	%rbx, %rax
	andl	$4160749568, %eax
	cmpq	$1610612736, %rax
	je	.L21
	cmpq	%r12, %rax
	je	.L21
	cmpq	%r14, %rax
	je	.L22
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L21:
	leaq	8(%rdx), %rbp
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L31:
	cmpl	%esi, %r15d
	cmovl	%esi, %r15d
	leal	(%r15,%rcx), %esi
	jmp	.L11
.L26:
	movl	%ecx, %esi
	jmp	.L11
.L25:
	movl	$-1, %eax
	ret
	.size	altoffset, .-altoffset
	.section	.text.p_count,"ax",@progbits
	.p2align 4
	.type	p_count, @function
p_count:
	pushq	%r12
	xorl	%r12d, %r12d
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	xorl	%ebx, %ebx
	movq	(%rdi), %rax
	cmpq	8(%rdi), %rax
	jb	.L75
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L95:
	testb	%al, %al
	je	.L77
	movq	0(%rbp), %rdx
	leal	(%rbx,%rbx,4), %ecx
	addl	$1, %r12d
	leaq	1(%rdx), %rax
	movq	%rax, 0(%rbp)
	movsbl	(%rdx), %edx
	leal	-48(%rdx,%rcx,2), %ebx
	cmpq	8(%rbp), %rax
	jnb	.L94
.L75:
	movzbl	(%rax), %edi
	call	isdigit@PLT
	cmpl	$255, %ebx
	movl	%eax, %edx
	setle	%al
	testl	%edx, %edx
	jne	.L95
.L77:
	testl	%r12d, %r12d
	jle	.L76
	testb	%al, %al
	je	.L76
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L76:
	movl	16(%rbp), %eax
	testl	%eax, %eax
	jne	.L82
	movl	$10, 16(%rbp)
.L82:
	leaq	nuls(%rip), %rax
	movq	%rax, %xmm0
	movl	%ebx, %eax
	punpcklqdq	%xmm0, %xmm0
	movups	%xmm0, 0(%rbp)
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L94:
	cmpl	$255, %ebx
	setle	%al
	jmp	.L77
	.size	p_count, .-p_count
	.section	.text.p_b_coll_elem,"ax",@progbits
	.p2align 4
	.type	p_b_coll_elem, @function
p_b_coll_elem:
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	(%rdi), %r12
	movq	8(%rdi), %rcx
	movq	%r12, %rdx
	cmpq	%rcx, %r12
	jb	.L97
	jmp	.L100
	.p2align 4,,10
	.p2align 3
.L122:
	movsbl	-1(%rax), %edi
	cmpl	%esi, %edi
	je	.L121
.L102:
	movq	%rax, 0(%r13)
.L112:
	movq	%rax, %rdx
.L97:
	leaq	1(%rdx), %rax
	cmpq	%rcx, %rax
	jb	.L122
	movq	%rax, 0(%r13)
	jne	.L112
.L100:
	movl	16(%r13), %edx
	testl	%edx, %edx
	je	.L98
.L104:
	leaq	nuls(%rip), %rax
	movq	%rax, %xmm0
	xorl	%eax, %eax
	punpcklqdq	%xmm0, %xmm0
	movups	%xmm0, 0(%r13)
.L96:
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L121:
	cmpb	$93, (%rax)
	jne	.L102
	cmpq	%rcx, %rdx
	jnb	.L100
	movq	%rdx, %rbx
	movq	cnames(%rip), %rdi
	leaq	cnames(%rip), %rbp
	subq	%r12, %rbx
	movslq	%ebx, %r14
	testq	%rdi, %rdi
	je	.L111
	.p2align 4,,10
	.p2align 3
.L110:
	movq	%r14, %rdx
	movq	%r12, %rsi
	call	strncmp@PLT
	testl	%eax, %eax
	jne	.L109
	movq	0(%rbp), %rax
	cmpb	$0, (%rax,%r14)
	je	.L123
.L109:
	movq	16(%rbp), %rdi
	addq	$16, %rbp
	testq	%rdi, %rdi
	jne	.L110
.L111:
	cmpl	$1, %ebx
	je	.L124
	movl	16(%r13), %eax
	testl	%eax, %eax
	jne	.L104
	movl	$3, 16(%r13)
	jmp	.L104
	.p2align 4,,10
	.p2align 3
.L123:
	popq	%rbx
	movzbl	8(%rbp), %eax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L98:
	movl	$7, 16(%r13)
	jmp	.L104
.L124:
	movzbl	(%r12), %eax
	jmp	.L96
	.size	p_b_coll_elem, .-p_b_coll_elem
	.section	.text.p_b_symbol,"ax",@progbits
	.p2align 4
	.type	p_b_symbol, @function
p_b_symbol:
	movq	(%rdi), %rax
	movq	8(%rdi), %rcx
	cmpq	%rcx, %rax
	jb	.L126
	movl	16(%rdi), %ecx
	testl	%ecx, %ecx
	jne	.L127
	movl	$7, 16(%rdi)
.L127:
	leaq	nuls(%rip), %rax
	movq	%rax, 8(%rdi)
	leaq	1(%rax), %rdx
.L128:
	movq	%rdx, (%rdi)
	movzbl	(%rax), %eax
	ret
	.p2align 4,,10
	.p2align 3
.L126:
	leaq	1(%rax), %rdx
	cmpq	%rcx, %rdx
	jnb	.L128
	cmpb	$91, (%rax)
	jne	.L128
	cmpb	$46, 1(%rax)
	jne	.L128
	addq	$2, %rax
	subq	$24, %rsp
	movl	$46, %esi
	movq	%rax, (%rdi)
	movq	%rdi, 8(%rsp)
	call	p_b_coll_elem
	movq	8(%rsp), %rdi
	movq	(%rdi), %rdx
	movq	8(%rdi), %rcx
	cmpq	%rcx, %rdx
	jnb	.L130
	leaq	1(%rdx), %rsi
	cmpq	%rcx, %rsi
	jnb	.L130
	cmpb	$46, (%rdx)
	jne	.L130
	cmpb	$93, 1(%rdx)
	jne	.L130
	addq	$2, %rdx
	movq	%rdx, (%rdi)
	jmp	.L125
	.p2align 4,,10
	.p2align 3
.L130:
	movl	16(%rdi), %edx
	testl	%edx, %edx
	je	.L139
.L132:
	leaq	nuls(%rip), %rsi
	movq	%rsi, %xmm0
	punpcklqdq	%xmm0, %xmm0
	movups	%xmm0, (%rdi)
.L125:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L139:
	movl	$3, 16(%rdi)
	jmp	.L132
	.size	p_b_symbol, .-p_b_symbol
	.section	.text.doemit.part.0,"ax",@progbits
	.p2align 4
	.type	doemit.part.0, @function
doemit.part.0:
	pushq	%r13
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movq	40(%rdi), %rax
	movq	32(%rdi), %rcx
	movq	24(%rdi), %rdi
	cmpq	%rcx, %rax
	jge	.L145
.L141:
	orq	%r12, %rbp
	leaq	1(%rax), %rdx
	movq	%rdx, 40(%rbx)
	movq	%rbp, (%rdi,%rax,8)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L145:
	leaq	1(%rcx), %rsi
	movq	%rsi, %rdx
	shrq	$63, %rdx
	addq	%rsi, %rdx
	movq	%rdx, %rsi
	andq	$-2, %rdx
	sarq	%rsi
	leaq	(%rdx,%rsi), %r13
	cmpq	%r13, %rcx
	jge	.L141
	leaq	0(,%r13,8), %rsi
	call	realloc@PLT
	movq	%rax, %rdi
	testq	%rax, %rax
	je	.L146
	movq	%rax, 24(%rbx)
	movq	40(%rbx), %rax
	movq	%r13, 32(%rbx)
	jmp	.L141
	.p2align 4,,10
	.p2align 3
.L146:
	movl	16(%rbx), %eax
	testl	%eax, %eax
	jne	.L143
	movl	$12, 16(%rbx)
.L143:
	leaq	nuls(%rip), %rax
	movq	24(%rbx), %rdi
	movq	%rax, %xmm0
	movq	40(%rbx), %rax
	punpcklqdq	%xmm0, %xmm0
	movups	%xmm0, (%rbx)
	jmp	.L141
	.size	doemit.part.0, .-doemit.part.0
	.section	.text.doinsert.part.0,"ax",@progbits
	.p2align 4
	.type	doinsert.part.0, @function
doinsert.part.0:
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	%rcx, %rbx
	movq	40(%rdi), %r12
	call	doemit.part.0
	movq	24(%rbp), %rsi
	leaq	72(%rbp), %rax
	leaq	144(%rbp), %rcx
	movq	(%rsi,%r12,8), %r12
	.p2align 4,,10
	.p2align 3
.L150:
	movq	(%rax), %rdx
	cmpq	%rbx, %rdx
	jl	.L148
	addq	$1, %rdx
	movq	%rdx, (%rax)
.L148:
	movq	80(%rax), %rdx
	cmpq	%rdx, %rbx
	jg	.L149
	addq	$1, %rdx
	movq	%rdx, 80(%rax)
.L149:
	addq	$8, %rax
	cmpq	%rcx, %rax
	jne	.L150
	leaq	0(,%rbx,8), %rax
	movq	%rbx, %rdx
	leaq	(%rsi,%rax), %rcx
	notq	%rdx
	leaq	8(%rsi,%rax), %rdi
	addq	40(%rbp), %rdx
	salq	$3, %rdx
	movq	%rcx, %rsi
	call	memmove@PLT
	movq	24(%rbp), %rax
	movq	%r12, (%rax,%rbx,8)
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	doinsert.part.0, .-doinsert.part.0
	.section	.text.dupl,"ax",@progbits
	.p2align 4
	.type	dupl, @function
dupl:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	40(%rdi), %r13
	subq	%rsi, %rdx
	jne	.L163
	popq	%rbx
	movq	%r13, %rax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L163:
	movq	32(%rdi), %rax
	movq	%rdi, %rbx
	movq	%rdx, %r12
	movq	24(%rdi), %rdi
	movq	%rsi, %rbp
	leaq	(%rax,%rdx), %r14
	movq	%r13, %rdx
	cmpq	%r14, %rax
	jge	.L155
	leaq	0(,%r14,8), %rsi
	call	realloc@PLT
	movq	%rax, %rdi
	testq	%rax, %rax
	je	.L164
	movq	%rax, 24(%rbx)
	movq	40(%rbx), %rdx
	movq	%r14, 32(%rbx)
.L155:
	leaq	0(,%r12,8), %rax
	leaq	(%rdi,%rbp,8), %rsi
	leaq	(%rdi,%rdx,8), %rdi
	movq	%rax, %rdx
	call	memcpy@PLT
	addq	%r12, 40(%rbx)
	movq	%r13, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L164:
	movl	16(%rbx), %eax
	testl	%eax, %eax
	jne	.L157
	movl	$12, 16(%rbx)
.L157:
	leaq	nuls(%rip), %rax
	movq	24(%rbx), %rdi
	movq	40(%rbx), %rdx
	movq	%rax, %xmm0
	punpcklqdq	%xmm0, %xmm0
	movups	%xmm0, (%rbx)
	jmp	.L155
	.size	dupl, .-dupl
	.section	.text.ordinary,"ax",@progbits
	.p2align 4
	.type	ordinary, @function
ordinary:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movl	%esi, %ebx
	subq	$40, %rsp
	movq	56(%rdi), %rax
	movq	88(%rax), %r12
	testb	$4, 40(%rax)
	jne	.L180
.L166:
	movl	16(%rbp), %eax
	testl	%eax, %eax
	jne	.L171
	movzbl	%bl, %edx
	movl	$268435456, %esi
	movq	%rbp, %rdi
	call	doemit.part.0
.L171:
	movslq	%ebx, %rbx
	leaq	(%r12,%rbx), %rax
	cmpb	$0, (%rax)
	jne	.L165
	movq	56(%rbp), %rcx
	movl	84(%rcx), %edx
	leal	1(%rdx), %esi
	movl	%esi, 84(%rcx)
	movb	%dl, (%rax)
.L165:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L180:
	movzbl	%sil, %r13d
	movl	%r13d, %edi
	call	isalpha@PLT
	testl	%eax, %eax
	je	.L166
	movl	%r13d, %edi
	call	isupper@PLT
	movl	%r13d, %edi
	testl	%eax, %eax
	jne	.L181
	call	islower@PLT
	movl	%eax, %edx
	movl	%ebx, %eax
	testl	%edx, %edx
	jne	.L182
.L168:
	movsbl	%al, %eax
	cmpl	%ebx, %eax
	je	.L166
	leaq	29(%rsp), %rax
	movdqu	0(%rbp), %xmm1
	movl	$93, %edx
	movq	%rbp, %rdi
	movq	%rax, %xmm0
	leaq	31(%rsp), %rax
	movb	%bl, 29(%rsp)
	movq	%rax, %xmm2
	movaps	%xmm1, (%rsp)
	punpcklqdq	%xmm2, %xmm0
	movw	%dx, 30(%rsp)
	movups	%xmm0, 0(%rbp)
	call	p_bracket
	movdqa	(%rsp), %xmm1
	movups	%xmm1, 0(%rbp)
	jmp	.L165
	.p2align 4,,10
	.p2align 3
.L182:
	movl	%r13d, %edi
	call	toupper@PLT
	jmp	.L168
	.p2align 4,,10
	.p2align 3
.L181:
	call	tolower@PLT
	jmp	.L168
	.size	ordinary, .-ordinary
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"[:<:]]"
.LC1:
	.string	"[:>:]]"
	.section	.text.p_bracket,"ax",@progbits
	.p2align 4
	.type	p_bracket, @function
p_bracket:
	pushq	%r15
	leaq	nuls(%rip), %rax
	pushq	%r14
	movq	%rax, %xmm1
	pushq	%r13
	punpcklqdq	%xmm1, %xmm1
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	pushq	%rbx
	subq	$40, %rsp
	movq	56(%rdi), %r15
	movq	%rax, 16(%rsp)
	movl	20(%r15), %r13d
	movslq	16(%r15), %r14
	movaps	%xmm1, (%rsp)
	movq	24(%r15), %rbx
	leal	1(%r13), %eax
	movl	%eax, 20(%r15)
	movl	48(%rdi), %eax
	cmpl	%eax, %r13d
	jge	.L184
	movslq	%r13d, %rax
	movl	%r13d, %ecx
	movl	$1, %edx
	movq	(%rdi), %rdi
	salq	$5, %rax
	movq	8(%r12), %rsi
	addq	%rax, %rbx
	testl	%r13d, %r13d
	leal	7(%r13), %eax
	cmovns	%r13d, %eax
	andl	$7, %ecx
	sall	%cl, %edx
	sarl	$3, %eax
	cltq
	imulq	%r14, %rax
	addq	32(%r15), %rax
.L185:
	movq	%rax, (%rbx)
	xorl	%r8d, %r8d
	leaq	5(%rdi), %rax
	movb	%dl, 8(%rbx)
	movw	%r8w, 10(%rbx)
	movq	$0, 16(%rbx)
	movq	$0, 24(%rbx)
	cmpq	%rsi, %rax
	jb	.L472
.L195:
	cmpq	%rsi, %rdi
	jb	.L473
.L338:
	movl	$0, 28(%rsp)
.L333:
	movl	16(%r12), %ebp
	cmpq	%rsi, %rdi
	jnb	.L337
	leaq	1(%rdi), %rax
	movq	%rax, (%r12)
	cmpb	$93, (%rdi)
	je	.L474
.L337:
	testl	%ebp, %ebp
	jne	.L475
	movl	$7, 16(%r12)
	movdqa	(%rsp), %xmm5
	movups	%xmm5, (%r12)
.L183:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L184:
	addl	$8, %eax
	movslq	%eax, %rsi
	movl	%eax, 48(%rdi)
	movq	%rsi, %rbp
	salq	$5, %rsi
	shrq	$3, %rbp
	imulq	%r14, %rbp
	testq	%rbx, %rbx
	je	.L476
	movq	%rbx, %rdi
	call	reallocf@PLT
.L187:
	movq	56(%r12), %rbx
	movq	%rax, 24(%r15)
	movq	32(%rbx), %rdi
	testq	%rdi, %rdi
	je	.L477
	movq	%rbp, %rsi
	call	reallocf@PLT
	movq	%rax, 32(%rbx)
	movq	56(%r12), %rax
	testl	%r13d, %r13d
	jle	.L190
	movq	32(%rax), %rsi
	movq	24(%rax), %rbx
	movslq	%r13d, %rdi
	xorl	%edx, %edx
	.p2align 4,,10
	.p2align 3
.L191:
	movl	%edx, %eax
	movq	%rdx, %rcx
	addq	$1, %rdx
	sarl	$3, %eax
	salq	$5, %rcx
	cltq
	imulq	%r14, %rax
	addq	%rsi, %rax
	movq	%rax, (%rbx,%rcx)
	cmpq	%rdx, %rdi
	jne	.L191
.L192:
	testq	%rsi, %rsi
	je	.L193
	subq	%r14, %rbp
	movq	%r14, %rdx
	movslq	%r13d, %rbx
	leaq	(%rsi,%rbp), %rdi
	xorl	%esi, %esi
	salq	$5, %rbx
	call	memset@PLT
	leal	7(%r13), %eax
	movl	%r13d, %ecx
	movq	(%r12), %rdi
	movq	56(%r12), %rdx
	movq	8(%r12), %rsi
	addq	24(%rdx), %rbx
	testl	%r13d, %r13d
	cmovns	%r13d, %eax
	andl	$7, %ecx
	sarl	$3, %eax
	cltq
	imulq	%r14, %rax
	addq	32(%rdx), %rax
	movl	$1, %edx
	sall	%cl, %edx
	jmp	.L185
.L473:
	movzbl	(%rdi), %eax
	movl	$0, 28(%rsp)
	cmpb	$94, %al
	je	.L478
.L202:
	cmpb	$93, %al
	je	.L479
	cmpb	$45, %al
	jne	.L204
	movq	(%rbx), %rax
	addq	$1, %rdi
	movq	%rdi, (%r12)
	movzbl	8(%rbx), %edx
	orb	%dl, 45(%rax)
	movq	8(%r12), %rsi
	addw	$45, 10(%rbx)
.L204:
	movq	(%r12), %rax
	cmpq	%rsi, %rax
	jnb	.L461
	movzbl	(%rax), %edx
	leaq	.L237(%rip), %r13
	cmpb	$93, %dl
	je	.L292
	.p2align 4,,10
	.p2align 3
.L483:
	leaq	1(%rax), %rcx
	cmpb	$45, %dl
	jne	.L460
	cmpq	%rsi, %rcx
	jb	.L480
	cmpb	$45, %dl
	je	.L207
	.p2align 4,,10
	.p2align 3
.L460:
	cmpb	$91, %dl
	jne	.L208
	cmpq	%rsi, %rcx
	jb	.L481
	.p2align 4,,10
	.p2align 3
.L208:
	movq	%r12, %rdi
	call	p_b_symbol
	movq	8(%r12), %rdx
	movzbl	%al, %ebp
	movq	(%r12), %rax
	cmpq	%rdx, %rax
	jnb	.L278
	cmpb	$45, (%rax)
	je	.L482
.L278:
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movq	8(%r12), %rdx
	addw	%bp, 10(%rbx)
	movq	(%r12), %rax
	movq	%rdx, %rsi
.L266:
	cmpq	%rdx, %rax
	jnb	.L334
	movzbl	(%rax), %edx
	cmpb	$93, %dl
	jne	.L483
.L292:
	cmpq	%rsi, %rax
	jnb	.L469
.L470:
	movq	(%r12), %rdi
	movq	8(%r12), %rsi
	jmp	.L333
.L472:
	movl	$6, %edx
	leaq	.LC0(%rip), %rsi
	call	strncmp@PLT
	testl	%eax, %eax
	je	.L484
	movq	(%r12), %rdi
	movq	8(%r12), %rsi
	leaq	5(%rdi), %rax
	cmpq	%rsi, %rax
	jnb	.L195
	movl	$6, %edx
	leaq	.LC1(%rip), %rsi
	call	strncmp@PLT
	testl	%eax, %eax
	je	.L199
	movq	(%r12), %rdi
	movq	8(%r12), %rsi
	cmpq	%rsi, %rdi
	jnb	.L338
	jmp	.L473
.L477:
	movq	%rbp, %rdi
	call	malloc@PLT
	movq	%rax, 32(%rbx)
	movq	56(%r12), %rax
	movq	24(%rax), %rbx
	movq	32(%rax), %rsi
.L189:
	testq	%rbx, %rbx
	jne	.L192
.L193:
	movl	16(%r12), %r10d
	testl	%r10d, %r10d
	jne	.L194
	movl	$12, 16(%r12)
.L194:
	movdqa	(%rsp), %xmm4
	xorl	%r9d, %r9d
	movups	%xmm4, (%r12)
	movq	%rsi, (%rbx)
	leaq	nuls(%rip), %rsi
	movq	%rsi, %rdi
	movb	$1, 8(%rbx)
	movw	%r9w, 10(%rbx)
	movq	$0, 16(%rbx)
	movq	$0, 24(%rbx)
	movq	%rsi, 16(%rsp)
	cmpq	%rsi, %rdi
	jnb	.L338
	jmp	.L473
	.p2align 4,,10
	.p2align 3
.L481:
	movzbl	1(%rax), %edx
	cmpb	$58, %dl
	je	.L209
	cmpb	$61, %dl
	jne	.L208
	addq	$2, %rax
	movq	%rax, (%r12)
	cmpq	%rsi, %rax
	jb	.L267
	movl	16(%r12), %r14d
	testl	%r14d, %r14d
	jne	.L268
	movl	$7, 16(%r12)
.L268:
	movdqa	(%rsp), %xmm4
	leaq	nuls(%rip), %rax
	movups	%xmm4, (%r12)
.L267:
	movzbl	(%rax), %eax
	cmpb	$45, %al
	je	.L355
	cmpb	$93, %al
	je	.L355
.L269:
	movl	$61, %esi
	movq	%r12, %rdi
	call	p_b_coll_elem
	movzbl	8(%rbx), %ecx
	movzbl	%al, %edx
	addq	(%rbx), %rdx
	movzbl	%al, %eax
	orb	%cl, (%rdx)
	movq	8(%r12), %rdx
	addw	%ax, 10(%rbx)
	movq	(%r12), %rax
	movq	%rdx, %rsi
	cmpq	%rdx, %rax
	jb	.L272
	movl	16(%r12), %r11d
	testl	%r11d, %r11d
	je	.L467
	movdqa	(%rsp), %xmm2
	movups	%xmm2, (%r12)
	.p2align 4,,10
	.p2align 3
.L212:
	movdqa	(%rsp), %xmm0
	movups	%xmm0, (%r12)
	movq	8(%r12), %rdx
.L334:
	movq	(%r12), %rdi
	movq	%rdx, %rsi
	jmp	.L333
	.p2align 4,,10
	.p2align 3
.L480:
	cmpb	$93, 1(%rax)
	je	.L485
.L207:
	movl	16(%r12), %eax
	testl	%eax, %eax
	jne	.L212
	movl	$11, 16(%r12)
	jmp	.L212
	.p2align 4,,10
	.p2align 3
.L209:
	leaq	2(%rax), %r15
	movq	%r15, (%r12)
	cmpq	%rsi, %r15
	jb	.L214
	movl	16(%r12), %eax
	testl	%eax, %eax
	jne	.L215
	movl	$7, 16(%r12)
.L215:
	movq	16(%rsp), %rax
	movdqa	(%rsp), %xmm2
	movzbl	(%rax), %eax
	movups	%xmm2, (%r12)
	cmpb	$93, %al
	je	.L222
	cmpb	$45, %al
	jne	.L216
.L222:
	movl	16(%r12), %eax
	testl	%eax, %eax
	jne	.L219
	movl	$4, 16(%r12)
.L219:
	movdqa	(%rsp), %xmm3
	movups	%xmm3, (%r12)
.L216:
	xorl	%ebp, %ebp
	leaq	nuls(%rip), %r15
.L223:
	movq	cclasses(%rip), %rdi
	testq	%rdi, %rdi
	je	.L232
	leaq	cclasses(%rip), %r14
	.p2align 4,,10
	.p2align 3
.L227:
	movq	%rbp, %rdx
	movq	%r15, %rsi
	call	strncmp@PLT
	testl	%eax, %eax
	jne	.L230
	movq	(%r14), %rax
	cmpb	$0, (%rax,%rbp)
	je	.L231
.L230:
	movq	16(%r14), %rdi
	addq	$16, %r14
	testq	%rdi, %rdi
	jne	.L227
.L232:
	movl	16(%r12), %eax
	testl	%eax, %eax
	jne	.L466
	movl	$4, 16(%r12)
.L466:
	movdqa	(%rsp), %xmm7
	movups	%xmm7, (%r12)
	jmp	.L212
.L231:
	testq	%rax, %rax
	je	.L232
	cmpl	$11, 8(%r14)
	ja	.L235
	movl	8(%r14), %eax
	movl	$-128, %ebp
	movslq	0(%r13,%rax,4), %rax
	addq	%r13, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L237:
	.long	.L248-.L237
	.long	.L247-.L237
	.long	.L246-.L237
	.long	.L245-.L237
	.long	.L244-.L237
	.long	.L243-.L237
	.long	.L242-.L237
	.long	.L241-.L237
	.long	.L240-.L237
	.long	.L239-.L237
	.long	.L238-.L237
	.long	.L236-.L237
	.section	.text.p_bracket
	.p2align 4,,10
	.p2align 3
.L236:
	movzbl	%bpl, %edi
	call	isxdigit@PLT
	testl	%eax, %eax
	je	.L261
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movzbl	%bpl, %eax
	addw	%ax, 10(%rbx)
.L261:
	addl	$1, %ebp
	cmpl	$128, %ebp
	jne	.L236
	.p2align 4,,10
	.p2align 3
.L235:
	movq	8(%r12), %rdx
	movq	(%r12), %rax
	movq	%rdx, %rsi
	cmpq	%rdx, %rax
	jnb	.L486
	leaq	1(%rax), %rcx
	cmpq	%rdx, %rcx
	jnb	.L263
	cmpb	$58, (%rax)
	je	.L487
.L263:
	movl	16(%r12), %r15d
	testl	%r15d, %r15d
	jne	.L212
	movl	$4, 16(%r12)
	jmp	.L212
	.p2align 4,,10
	.p2align 3
.L238:
	movzbl	%bpl, %edi
	call	isupper@PLT
	testl	%eax, %eax
	je	.L260
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movzbl	%bpl, %eax
	addw	%ax, 10(%rbx)
.L260:
	addl	$1, %ebp
	cmpl	$128, %ebp
	jne	.L238
	jmp	.L235
	.p2align 4,,10
	.p2align 3
.L239:
	movzbl	%bpl, %edi
	call	isspace@PLT
	testl	%eax, %eax
	je	.L259
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movzbl	%bpl, %eax
	addw	%ax, 10(%rbx)
.L259:
	addl	$1, %ebp
	cmpl	$128, %ebp
	jne	.L239
	jmp	.L235
	.p2align 4,,10
	.p2align 3
.L240:
	movzbl	%bpl, %edi
	call	ispunct@PLT
	testl	%eax, %eax
	je	.L258
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movzbl	%bpl, %eax
	addw	%ax, 10(%rbx)
.L258:
	addl	$1, %ebp
	cmpl	$128, %ebp
	jne	.L240
	jmp	.L235
	.p2align 4,,10
	.p2align 3
.L241:
	movzbl	%bpl, %edi
	call	isprint@PLT
	testl	%eax, %eax
	je	.L257
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movzbl	%bpl, %eax
	addw	%ax, 10(%rbx)
.L257:
	addl	$1, %ebp
	cmpl	$128, %ebp
	jne	.L241
	jmp	.L235
	.p2align 4,,10
	.p2align 3
.L242:
	movzbl	%bpl, %edi
	call	islower@PLT
	testl	%eax, %eax
	je	.L256
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movzbl	%bpl, %eax
	addw	%ax, 10(%rbx)
.L256:
	addl	$1, %ebp
	cmpl	$128, %ebp
	jne	.L242
	jmp	.L235
	.p2align 4,,10
	.p2align 3
.L243:
	movzbl	%bpl, %edi
	call	isgraph@PLT
	testl	%eax, %eax
	je	.L255
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movzbl	%bpl, %eax
	addw	%ax, 10(%rbx)
.L255:
	addl	$1, %ebp
	cmpl	$128, %ebp
	jne	.L243
	jmp	.L235
	.p2align 4,,10
	.p2align 3
.L244:
	movzbl	%bpl, %edi
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L254
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movzbl	%bpl, %eax
	addw	%ax, 10(%rbx)
.L254:
	addl	$1, %ebp
	cmpl	$128, %ebp
	jne	.L244
	jmp	.L235
	.p2align 4,,10
	.p2align 3
.L245:
	movzbl	%bpl, %edi
	call	iscntrl@PLT
	testl	%eax, %eax
	je	.L253
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movzbl	%bpl, %eax
	addw	%ax, 10(%rbx)
.L253:
	addl	$1, %ebp
	cmpl	$128, %ebp
	jne	.L245
	jmp	.L235
	.p2align 4,,10
	.p2align 3
.L246:
	movzbl	%bpl, %edi
	call	isblank@PLT
	testl	%eax, %eax
	je	.L252
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movzbl	%bpl, %eax
	addw	%ax, 10(%rbx)
.L252:
	addl	$1, %ebp
	cmpl	$128, %ebp
	jne	.L246
	jmp	.L235
	.p2align 4,,10
	.p2align 3
.L247:
	movzbl	%bpl, %edi
	call	isalpha@PLT
	testl	%eax, %eax
	je	.L250
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movzbl	%bpl, %eax
	addw	%ax, 10(%rbx)
.L250:
	addl	$1, %ebp
	cmpl	$128, %ebp
	jne	.L247
	jmp	.L235
	.p2align 4,,10
	.p2align 3
.L248:
	movzbl	%bpl, %edi
	call	isalnum@PLT
	testl	%eax, %eax
	je	.L249
	movzbl	%bpl, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	orb	%dl, (%rax)
	movzbl	%bpl, %eax
	addw	%ax, 10(%rbx)
.L249:
	addl	$1, %ebp
	cmpl	$128, %ebp
	jne	.L248
	jmp	.L235
.L486:
	movl	16(%r12), %eax
	testl	%eax, %eax
	jne	.L466
.L467:
	movl	$7, 16(%r12)
	movdqa	(%rsp), %xmm7
	movups	%xmm7, (%r12)
	jmp	.L212
	.p2align 4,,10
	.p2align 3
.L214:
	movzbl	2(%rax), %edi
	cmpb	$45, %dil
	je	.L222
	cmpb	$93, %dil
	je	.L222
	cmpq	8(%r12), %r15
	jb	.L224
	jmp	.L488
	.p2align 4,,10
	.p2align 3
.L226:
	movq	(%r12), %rax
	leaq	1(%rax), %rbp
	movq	%rbp, (%r12)
	cmpq	8(%r12), %rbp
	jnb	.L468
	movzbl	1(%rax), %edi
.L224:
	call	isalpha@PLT
	testl	%eax, %eax
	jne	.L226
	movq	(%r12), %rbp
.L468:
	subq	%r15, %rbp
	jmp	.L223
	.p2align 4,,10
	.p2align 3
.L272:
	leaq	1(%rax), %rcx
	cmpq	%rdx, %rcx
	jnb	.L274
	cmpb	$61, (%rax)
	je	.L489
.L274:
	movl	16(%r12), %r10d
	testl	%r10d, %r10d
	jne	.L212
	movl	$3, 16(%r12)
	jmp	.L212
	.p2align 4,,10
	.p2align 3
.L355:
	movl	16(%r12), %ebp
	testl	%ebp, %ebp
	jne	.L271
	movl	$3, 16(%r12)
.L271:
	movdqa	(%rsp), %xmm5
	movups	%xmm5, (%r12)
	jmp	.L269
.L482:
	leaq	1(%rax), %rcx
	cmpq	%rdx, %rcx
	jnb	.L278
	cmpb	$93, 1(%rax)
	je	.L278
	movq	%rcx, (%r12)
	movzbl	1(%rax), %r15d
	cmpb	$45, %r15b
	jne	.L490
	addq	$2, %rax
	movq	%rax, (%r12)
	jmp	.L280
.L475:
	movdqa	(%rsp), %xmm6
	movups	%xmm6, (%r12)
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L476:
	movq	%rsi, %rdi
	call	malloc@PLT
	jmp	.L187
.L490:
	movq	%r12, %rdi
	call	p_b_symbol
	movl	%eax, %r15d
.L280:
	cmpb	%r15b, %bpl
	je	.L278
	movq	__collate_load_error@GOTPCREL(%rip), %rax
	movl	(%rax), %r9d
	testl	%r9d, %r9d
	je	.L281
	cmpb	%bpl, %r15b
	jnb	.L282
	movl	16(%r12), %r8d
	testl	%r8d, %r8d
	jne	.L283
	movl	$11, 16(%r12)
.L283:
	movdqa	(%rsp), %xmm6
	movups	%xmm6, (%r12)
.L282:
	movzbl	%r15b, %ecx
	cmpb	%bpl, %r15b
	jb	.L284
	.p2align 4,,10
	.p2align 3
.L285:
	movq	(%rbx), %rax
	movzbl	8(%rbx), %edx
	addq	%rbp, %rax
	orb	%dl, (%rax)
	addw	%bp, 10(%rbx)
	addq	$1, %rbp
	cmpl	%ebp, %ecx
	jge	.L285
.L284:
	movq	8(%r12), %rdx
	movq	(%r12), %rax
	movq	%rdx, %rsi
	jmp	.L266
.L199:
	movl	16(%r12), %edx
	testl	%edx, %edx
	jne	.L200
	xorl	%edx, %edx
	movl	$2684354560, %esi
	movq	%r12, %rdi
	call	doemit.part.0
.L200:
	addq	$6, (%r12)
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L281:
	movsbl	%r15b, %r15d
	movsbl	%bpl, %ebp
	movl	%r15d, %esi
	movl	%ebp, %edi
	call	__collate_range_cmp@PLT
	testl	%eax, %eax
	jle	.L286
	movl	16(%r12), %edi
	testl	%edi, %edi
	jne	.L287
	movl	$11, 16(%r12)
.L287:
	movdqa	(%rsp), %xmm3
	movups	%xmm3, (%r12)
.L286:
	movl	$-128, %r14d
	jmp	.L291
	.p2align 4,,10
	.p2align 3
.L289:
	addl	$1, %r14d
	cmpl	$128, %r14d
	je	.L284
.L291:
	movl	%r14d, %esi
	movl	%ebp, %edi
	call	__collate_range_cmp@PLT
	testl	%eax, %eax
	jg	.L289
	movl	%r15d, %esi
	movl	%r14d, %edi
	call	__collate_range_cmp@PLT
	testl	%eax, %eax
	jg	.L289
	movzbl	%r14b, %eax
	addq	(%rbx), %rax
	movzbl	8(%rbx), %ecx
	orb	%cl, (%rax)
	movzbl	%r14b, %eax
	addw	%ax, 10(%rbx)
	jmp	.L289
.L489:
	cmpb	$93, 1(%rax)
	jne	.L274
.L275:
	addq	$2, %rax
	movq	%rax, (%r12)
	jmp	.L266
.L487:
	cmpb	$93, 1(%rax)
	jne	.L263
	jmp	.L275
.L479:
	movq	(%rbx), %rax
	addq	$1, %rdi
	movq	%rdi, (%r12)
	movzbl	8(%rbx), %edx
	orb	%dl, 93(%rax)
	movq	8(%r12), %rsi
	addw	$93, 10(%rbx)
	jmp	.L204
.L478:
	leaq	1(%rdi), %rdx
	movq	%rdx, (%r12)
	cmpq	%rsi, %rdx
	jnb	.L340
	movzbl	1(%rdi), %eax
	movl	$1, 28(%rsp)
	movq	%rdx, %rdi
	jmp	.L202
.L474:
	testl	%ebp, %ebp
	jne	.L183
	movq	56(%r12), %r8
	movl	40(%r8), %eax
	movl	16(%r8), %ecx
	testb	$4, %al
	je	.L302
	movl	%ecx, %r13d
	subl	$1, %r13d
	jns	.L310
	jmp	.L303
	.p2align 4,,10
	.p2align 3
.L305:
	subl	$1, %r13d
	jb	.L491
.L310:
	movq	(%rbx), %rdx
	movzbl	%r13b, %eax
	movzbl	(%rdx,%rax), %eax
	andb	8(%rbx), %al
	je	.L305
	movl	%r13d, %edi
	call	isalpha@PLT
	testl	%eax, %eax
	je	.L305
	movzbl	%r13b, %r14d
	movl	%r14d, %edi
	call	isupper@PLT
	movl	%r14d, %edi
	testl	%eax, %eax
	jne	.L492
	call	islower@PLT
	movl	%eax, %edx
	movl	%r13d, %eax
	testl	%edx, %edx
	jne	.L493
.L308:
	movsbl	%al, %edx
	cmpl	%r13d, %edx
	je	.L305
	movzbl	%al, %edx
	addq	(%rbx), %rdx
	movzbl	8(%rbx), %ecx
	movzbl	%al, %eax
	orb	%cl, (%rdx)
	addw	%ax, 10(%rbx)
	subl	$1, %r13d
	jnb	.L310
.L491:
	movq	56(%r12), %r8
.L302:
	movl	28(%rsp), %esi
	movl	16(%r8), %ecx
	testl	%esi, %esi
	je	.L311
	subl	$1, %ecx
	jns	.L315
	jmp	.L312
	.p2align 4,,10
	.p2align 3
.L495:
	notl	%eax
	andl	%esi, %eax
	movb	%al, (%rdx)
	movzwl	10(%rbx), %eax
	subl	%edi, %eax
	movw	%ax, 10(%rbx)
	subl	$1, %ecx
	jb	.L494
.L315:
	movzbl	%cl, %edx
	addq	(%rbx), %rdx
	movzbl	8(%rbx), %eax
	movzbl	%cl, %edi
	movzbl	(%rdx), %esi
	testb	%sil, %al
	jne	.L495
	orl	%esi, %eax
	movb	%al, (%rdx)
	movzwl	10(%rbx), %eax
	addl	%edi, %eax
	movw	%ax, 10(%rbx)
	subl	$1, %ecx
	jnb	.L315
.L494:
	movq	56(%r12), %r8
	movl	40(%r8), %eax
.L316:
	testb	$2, %al
	je	.L471
	movzbl	8(%rbx), %eax
	movq	(%rbx), %rdx
	notl	%eax
	andb	%al, 10(%rdx)
	movq	56(%r12), %r8
	subw	$10, 10(%rbx)
.L471:
	movl	16(%r8), %ecx
.L311:
	movslq	%ecx, %rsi
	testq	%rsi, %rsi
	je	.L318
	movq	(%rbx), %r9
	movzbl	8(%rbx), %r10d
	xorl	%edx, %edx
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L320:
	movzbl	%al, %edi
	movzbl	(%r9,%rdi), %r11d
	andl	%r10d, %r11d
	cmpb	$1, %r11b
	sbbl	$-1, %edx
	addl	$1, %eax
	cmpl	%ecx, %eax
	jne	.L320
	cmpl	$1, %edx
	je	.L496
.L318:
	movslq	20(%r8), %r10
	movq	24(%r8), %rax
	movzwl	10(%rbx), %ebp
	salq	$5, %r10
	movq	%rax, (%rsp)
	addq	%rax, %r10
	cmpq	%r10, %rax
	jnb	.L324
	movq	%rax, %r11
	jmp	.L330
	.p2align 4,,10
	.p2align 3
.L325:
	addq	$32, %r11
	cmpq	%r10, %r11
	jnb	.L324
.L330:
	cmpw	%bp, 10(%r11)
	jne	.L325
	cmpq	%r11, %rbx
	je	.L325
	testq	%rsi, %rsi
	je	.L326
	movq	(%r11), %r14
	movzbl	8(%r11), %r9d
	xorl	%eax, %eax
	movq	(%rbx), %r8
	movzbl	8(%rbx), %edi
	jmp	.L328
	.p2align 4,,10
	.p2align 3
.L498:
	leaq	1(%rax), %rdx
	cmpq	%rsi, %rdx
	je	.L497
	movq	%rdx, %rax
.L328:
	movzbl	%al, %edx
	movl	%r9d, %r15d
	movl	%edi, %r13d
	andb	(%r14,%rdx), %r15b
	setne	%r15b
	andb	(%r8,%rdx), %r13b
	setne	%dl
	cmpb	%dl, %r15b
	je	.L498
	cmpl	%ecx, %eax
	jne	.L325
.L326:
	cmpq	%r10, %r11
	jnb	.L324
	movq	%rbx, %rsi
	movq	%r12, %rdi
	movq	%r11, %rbx
	call	freeset
	movq	56(%r12), %rax
	movq	24(%rax), %rax
	movq	%rax, (%rsp)
.L324:
	movl	16(%r12), %ecx
	testl	%ecx, %ecx
	jne	.L183
	movq	(%rsp), %rax
	addq	$40, %rsp
	movq	%r12, %rdi
	movl	$805306368, %esi
	subq	%rax, %rbx
	movq	%rbx, %rdx
	popq	%rbx
	popq	%rbp
	sarq	$5, %rdx
	popq	%r12
	popq	%r13
	movslq	%edx, %rdx
	popq	%r14
	popq	%r15
	jmp	doemit.part.0
.L497:
	addl	$1, %eax
	cmpl	%ecx, %eax
	jne	.L325
	jmp	.L326
	.p2align 4,,10
	.p2align 3
.L496:
	xorl	%eax, %eax
	jmp	.L323
	.p2align 4,,10
	.p2align 3
.L321:
	addq	$1, %rax
	cmpq	%rax, %rsi
	je	.L322
.L323:
	movzbl	%al, %edx
	movl	%r10d, %ecx
	andb	(%r9,%rdx), %cl
	je	.L321
	movsbl	%al, %ebp
.L322:
	movl	%ebp, %esi
	movq	%r12, %rdi
	call	ordinary
	addq	$40, %rsp
	movq	%rbx, %rsi
	movq	%r12, %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	freeset
.L484:
	movl	16(%r12), %ecx
	testl	%ecx, %ecx
	jne	.L200
	xorl	%edx, %edx
	movl	$2550136832, %esi
	movq	%r12, %rdi
	call	doemit.part.0
	jmp	.L200
.L492:
	call	tolower@PLT
	jmp	.L308
.L485:
	cmpq	%rsi, %rax
	jnb	.L469
	movq	(%rbx), %rax
	movq	%rcx, (%r12)
	movzbl	8(%rbx), %edx
	orb	%dl, 45(%rax)
	addw	$45, 10(%rbx)
	jmp	.L470
.L493:
	movl	%r14d, %edi
	call	toupper@PLT
	jmp	.L308
.L190:
	movq	24(%rax), %rbx
	movq	32(%rax), %rsi
	jmp	.L189
.L303:
	movl	28(%rsp), %edx
	testl	%edx, %edx
	je	.L311
	jmp	.L316
.L312:
	movl	40(%r8), %eax
	jmp	.L316
.L340:
	movl	$1, 28(%rsp)
	movq	%rdx, %rdi
	jmp	.L333
.L469:
	movq	8(%r12), %rdx
	jmp	.L334
.L461:
	movl	16(%r12), %ebp
	jmp	.L337
.L488:
	xorl	%ebp, %ebp
	jmp	.L223
	.size	p_bracket, .-p_bracket
	.section	.text.repeat,"ax",@progbits
	.p2align 4
	.type	repeat, @function
repeat:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movl	16(%rdi), %ebx
	movq	40(%rdi), %r14
	testl	%ebx, %ebx
	jne	.L499
	movq	%rdi, %rbx
	movq	%rsi, %rbp
	movl	%edx, %r13d
	movl	%ecx, %r12d
.L501:
	cmpl	$1, %r13d
	jle	.L502
	cmpl	$256, %r13d
	je	.L535
.L503:
	cmpl	$1, %r12d
	jle	.L519
	cmpl	$256, %r12d
	je	.L506
	movq	%r14, %rdx
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	subl	$1, %r12d
	call	dupl
	movl	16(%rbx), %r10d
	movq	40(%rbx), %r14
	subl	$1, %r13d
	movq	%rax, %rbp
	testl	%r10d, %r10d
	jne	.L499
	cmpl	$1, %r13d
	je	.L502
	cmpl	$256, %r13d
	jne	.L503
	.p2align 4,,10
	.p2align 3
.L504:
	leaq	nuls(%rip), %rax
	movl	$15, 16(%rbx)
	movq	%rax, %xmm0
	punpcklqdq	%xmm0, %xmm0
	movups	%xmm0, (%rbx)
.L499:
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L502:
	leal	0(,%r13,8), %edx
	movl	%r12d, %eax
	cmpl	$1, %r12d
	jle	.L505
	xorl	%eax, %eax
	cmpl	$256, %r12d
	sete	%al
	addl	$2, %eax
.L505:
	addl	%edx, %eax
	cmpl	$19, %eax
	ja	.L504
	leaq	.L507(%rip), %rdx
	movslq	(%rdx,%rax,4), %rax
	addq	%rdx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L507:
	.long	.L513-.L507
	.long	.L512-.L507
	.long	.L512-.L507
	.long	.L512-.L507
	.long	.L504-.L507
	.long	.L504-.L507
	.long	.L504-.L507
	.long	.L504-.L507
	.long	.L504-.L507
	.long	.L499-.L507
	.long	.L510-.L507
	.long	.L509-.L507
	.long	.L504-.L507
	.long	.L504-.L507
	.long	.L504-.L507
	.long	.L504-.L507
	.long	.L504-.L507
	.long	.L504-.L507
	.long	.L508-.L507
	.long	.L506-.L507
	.section	.text.repeat
	.p2align 4,,10
	.p2align 3
.L519:
	movl	%r12d, %eax
	movl	$16, %edx
	jmp	.L505
	.p2align 4,,10
	.p2align 3
.L535:
	cmpl	$1, %r12d
	jg	.L504
	movl	%r12d, %eax
	movl	$24, %edx
	jmp	.L505
	.p2align 4,,10
	.p2align 3
.L512:
	subq	%rbp, %r14
	movq	%rbp, %rcx
	movl	$2013265920, %esi
	movq	%rbx, %rdi
	leaq	1(%r14), %rdx
	call	doinsert.part.0
	movl	$1, %edx
	movl	%r12d, %ecx
	movq	%rbx, %rdi
	leaq	1(%rbp), %rsi
	call	repeat
	movl	16(%rbx), %r9d
	movq	40(%rbx), %rdx
	testl	%r9d, %r9d
	jne	.L499
	subq	%rbp, %rdx
	movl	$2147483648, %esi
	movq	%rbx, %rdi
	call	doemit.part.0
	movq	40(%rbx), %rdx
	movl	16(%rbx), %r8d
	subq	%rbp, %rdx
	testl	%r8d, %r8d
	jne	.L499
	movq	24(%rbx), %rax
	movq	%rbx, %rdi
	movl	$2281701376, %esi
	leaq	(%rax,%rbp,8), %rcx
	movq	(%rcx), %rax
	andl	$4160749568, %eax
	orq	%rdx, %rax
	xorl	%edx, %edx
	movq	%rax, (%rcx)
	call	doemit.part.0
	movq	40(%rbx), %rax
	movl	16(%rbx), %edi
	subq	$1, %rax
	testl	%edi, %edi
	jne	.L499
	movq	24(%rbx), %rdx
	movq	%rbx, %rdi
	movl	$2415919104, %esi
	leaq	(%rdx,%rax,8), %rdx
	movq	(%rdx), %rax
	andl	$4160749568, %eax
	orq	$1, %rax
	movq	%rax, (%rdx)
	movl	$2, %edx
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	jmp	doemit.part.0
	.p2align 4,,10
	.p2align 3
.L513:
	movq	%rbp, 40(%rbx)
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L509:
	subq	%rbp, %r14
	movq	%rbp, %rcx
	movl	$1207959552, %esi
	movq	%rbx, %rdi
	leaq	1(%r14), %rdx
	call	doinsert.part.0
	movl	16(%rbx), %eax
	movq	40(%rbx), %rdx
	testl	%eax, %eax
	jne	.L499
	subq	%rbp, %rdx
	movq	%rbx, %rdi
	movl	$1342177280, %esi
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	jmp	doemit.part.0
	.p2align 4,,10
	.p2align 3
.L506:
	movq	%rbp, %rsi
	movq	%r14, %rdx
	movq	%rbx, %rdi
	subl	$1, %r13d
	call	dupl
	movq	%rax, %rbp
.L517:
	movl	16(%rbx), %r11d
	movq	40(%rbx), %r14
	testl	%r11d, %r11d
	je	.L501
	jmp	.L499
	.p2align 4,,10
	.p2align 3
.L510:
	movq	%r14, %rdx
	movl	$2013265920, %esi
	movq	%rbp, %rcx
	movq	%rbx, %rdi
	subq	%rbp, %rdx
	addq	$1, %rdx
	call	doinsert.part.0
	movl	16(%rbx), %esi
	movq	40(%rbx), %rdx
	testl	%esi, %esi
	jne	.L518
	subq	%rbp, %rdx
	movl	$2147483648, %esi
	movq	%rbx, %rdi
	call	doemit.part.0
	movq	40(%rbx), %rdx
	movl	16(%rbx), %ecx
	subq	%rbp, %rdx
	testl	%ecx, %ecx
	jne	.L518
	movq	24(%rbx), %rax
	movl	$2281701376, %esi
	movq	%rbx, %rdi
	leaq	(%rax,%rbp,8), %rcx
	movq	(%rcx), %rax
	andl	$4160749568, %eax
	orq	%rdx, %rax
	xorl	%edx, %edx
	movq	%rax, (%rcx)
	call	doemit.part.0
	movq	40(%rbx), %rax
	movl	16(%rbx), %edx
	subq	$1, %rax
	testl	%edx, %edx
	jne	.L518
	movq	24(%rbx), %rdx
	movl	$2415919104, %esi
	movq	%rbx, %rdi
	leaq	(%rdx,%rax,8), %rdx
	movq	(%rdx), %rax
	andl	$4160749568, %eax
	orq	$1, %rax
	movq	%rax, (%rdx)
	movl	$2, %edx
	call	doemit.part.0
.L518:
	leaq	1(%rbp), %rsi
	leaq	1(%r14), %rdx
	movq	%rbx, %rdi
	subl	$1, %r12d
	call	dupl
	movl	$1, %r13d
	movq	%rax, %rbp
	jmp	.L517
.L508:
	movq	%rbp, %rsi
	movq	%r14, %rdx
	movq	%rbx, %rdi
	subl	$1, %r12d
	call	dupl
	subl	$1, %r13d
	movq	%rax, %rbp
	jmp	.L517
	.size	repeat, .-repeat
	.section	.text.p_bre,"ax",@progbits
	.p2align 4
	.type	p_bre, @function
p_bre:
	pushq	%r15
	movq	%rdi, %r15
	pushq	%r14
	pushq	%r13
	movl	%edx, %r13d
	pushq	%r12
	leaq	nuls(%rip), %r12
	pushq	%rbp
	movq	%r12, %xmm0
	movl	%esi, %ebp
	pushq	%rbx
	punpcklqdq	%xmm0, %xmm0
	subq	$88, %rsp
	movq	40(%rdi), %rsi
	leaq	76(%rsp), %rdx
	leaq	79(%rsp), %rax
	movaps	%xmm0, (%rsp)
	movq	%rdx, %xmm1
	movq	%rax, %xmm5
	movq	8(%rdi), %rdx
	movq	(%rdi), %rax
	punpcklqdq	%xmm5, %xmm1
	movq	%rsi, 24(%rsp)
	movaps	%xmm1, 32(%rsp)
	cmpq	%rdx, %rax
	jb	.L648
.L537:
	movl	16(%r15), %eax
	testl	%eax, %eax
	jne	.L611
	movl	$14, 16(%r15)
.L611:
	movdqa	(%rsp), %xmm7
	movups	%xmm7, (%r15)
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
.L648:
	cmpb	$94, (%rax)
	movq	%rsi, %rbx
	je	.L649
.L538:
	xorl	%r14d, %r14d
	movl	$1, %r10d
	.p2align 4,,10
	.p2align 3
.L605:
	leaq	1(%rax), %rdi
	cmpq	%rdx, %rdi
	jnb	.L607
	movsbl	(%rax), %edx
	cmpl	%ebp, %edx
	je	.L650
.L608:
	movq	%rdi, (%r15)
	movsbl	(%rax), %r14d
	cmpl	$92, %r14d
	je	.L616
.L541:
	cmpl	$46, %r14d
	je	.L545
	cmpl	$91, %r14d
	jne	.L651
	movq	%r15, %rdi
	call	p_bracket
	movq	(%r15), %rax
	movq	8(%r15), %rdx
	cmpq	%rdx, %rax
	jb	.L644
.L639:
	movq	40(%r15), %rbx
	.p2align 4,,10
	.p2align 3
.L540:
	cmpq	%rbx, 24(%rsp)
	je	.L537
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
.L651:
	cmpl	$42, %r14d
	jne	.L548
	testl	%r10d, %r10d
	jne	.L548
	movl	16(%r15), %r10d
	testl	%r10d, %r10d
	je	.L652
.L582:
	movdqa	(%rsp), %xmm7
	movups	%xmm7, (%r15)
	.p2align 4,,10
	.p2align 3
.L548:
	movsbl	%r14b, %esi
	movq	%r15, %rdi
	call	ordinary
	movq	(%r15), %rax
	movq	8(%r15), %rdx
	cmpq	%rdx, %rax
	jnb	.L584
.L644:
	cmpb	$42, (%rax)
	je	.L653
	leaq	1(%rax), %rsi
	cmpq	%rdx, %rsi
	jnb	.L591
	cmpb	$92, (%rax)
	je	.L654
.L591:
	movq	(%r15), %rax
	movq	8(%r15), %rdx
.L584:
	movq	40(%r15), %rsi
	cmpl	$36, %r14d
	sete	%r14b
	movzbl	%r14b, %r14d
	movq	%rsi, %rbx
.L572:
	xorl	%r10d, %r10d
	cmpq	%rdx, %rax
	jb	.L605
	.p2align 4,,10
	.p2align 3
.L606:
	testl	%r14d, %r14d
	je	.L540
	movl	16(%r15), %edx
	leaq	-1(%rsi), %rbx
	movq	%rbx, 40(%r15)
	testl	%edx, %edx
	jne	.L609
	xorl	%edx, %edx
	movl	$536870912, %esi
	movq	%r15, %rdi
	call	doemit.part.0
	movq	40(%r15), %rbx
.L609:
	movq	56(%r15), %rax
	orl	$2, 72(%rax)
	addl	$1, 80(%rax)
	jmp	.L540
	.p2align 4,,10
	.p2align 3
.L607:
	movq	%rdi, (%r15)
	movsbl	(%rax), %r14d
	cmpl	$92, %r14d
	jne	.L541
	movl	16(%r15), %eax
	testl	%eax, %eax
	jne	.L542
	movl	$5, 16(%r15)
.L542:
	movq	%r12, 8(%r15)
	leaq	nuls(%rip), %r12
	movq	%r12, %rdi
.L616:
	leaq	1(%rdi), %rax
	movq	%rax, (%r15)
	movsbl	(%rdi), %r9d
	movl	%r9d, %r14d
	orl	$256, %r14d
	cmpl	$296, %r14d
	je	.L543
	jle	.L541
	cmpl	$379, %r14d
	je	.L549
	jle	.L655
	cmpl	$381, %r14d
	jne	.L548
.L551:
	movl	16(%r15), %ebp
	testl	%ebp, %ebp
	jne	.L575
	movl	$8, 16(%r15)
.L575:
	movdqa	(%rsp), %xmm3
	movups	%xmm3, (%r15)
	jmp	.L540
	.p2align 4,,10
	.p2align 3
.L655:
	cmpl	$297, %r14d
	je	.L551
	leal	-305(%r14), %eax
	cmpl	$8, %eax
	ja	.L548
	andl	$-257, %r9d
	movl	16(%r15), %edi
	subl	$48, %r9d
	movslq	%r9d, %r9
	leaq	18(%r9), %rax
	movq	(%r15,%rax,8), %rdx
	testq	%rdx, %rdx
	je	.L656
	movq	%rax, 48(%rsp)
	testl	%edi, %edi
	jne	.L576
	movq	%r9, %rdx
	movl	$939524096, %esi
	movq	%r15, %rdi
	movq	%r9, 56(%rsp)
	call	doemit.part.0
	movq	48(%rsp), %rax
	movq	56(%rsp), %r9
	movq	(%r15,%rax,8), %rdx
.L576:
	movq	64(%r15,%r9,8), %rax
	movq	%r15, %rdi
	movq	%r9, 48(%rsp)
	leaq	1(%rax), %rsi
	call	dupl
	movl	16(%r15), %r11d
	movq	48(%rsp), %r9
	testl	%r11d, %r11d
	jne	.L642
	movq	%r9, %rdx
	movl	$1073741824, %esi
	movq	%r15, %rdi
	call	doemit.part.0
.L642:
	movq	8(%r15), %rdx
	movq	(%r15), %rax
	movq	56(%r15), %rsi
	movl	$1, 144(%rsi)
	cmpq	%rdx, %rax
	jb	.L644
	movq	40(%r15), %rsi
	jmp	.L645
	.p2align 4,,10
	.p2align 3
.L650:
	movsbl	1(%rax), %edx
	cmpl	%r13d, %edx
	jne	.L608
	jmp	.L606
	.p2align 4,,10
	.p2align 3
.L653:
	movl	16(%r15), %r9d
	addq	$1, %rax
	movq	40(%r15), %rsi
	movq	%rax, (%r15)
	testl	%r9d, %r9d
	je	.L657
.L646:
	movq	8(%r15), %rdx
	movq	%rsi, %rbx
	xorl	%r14d, %r14d
	jmp	.L572
	.p2align 4,,10
	.p2align 3
.L549:
	movl	16(%r15), %r13d
	testl	%r13d, %r13d
	jne	.L559
	movl	$13, 16(%r15)
.L559:
	movdqa	(%rsp), %xmm2
	movups	%xmm2, (%r15)
	jmp	.L540
	.p2align 4,,10
	.p2align 3
.L543:
	movq	56(%r15), %rax
	movq	136(%rax), %rdx
	leaq	1(%rdx), %r9
	movq	%r9, 136(%rax)
	movl	16(%r15), %eax
	cmpq	$9, %r9
	jg	.L560
	movq	%rsi, 72(%r15,%rdx,8)
	testl	%eax, %eax
	jne	.L658
	movq	%r9, %rdx
	movq	%r15, %rdi
	movl	$1744830464, %esi
	movq	%r9, 48(%rsp)
	call	doemit.part.0
	movq	(%r15), %rax
	movq	8(%r15), %rdi
	movq	48(%rsp), %r9
	cmpq	%rdi, %rax
	jnb	.L659
.L562:
	leaq	1(%rax), %rdx
	cmpq	%rdi, %rdx
	jnb	.L566
	cmpb	$92, (%rax)
	je	.L660
.L566:
	movl	$41, %edx
	movl	$92, %esi
	movq	%r15, %rdi
	movq	%r9, 48(%rsp)
	call	p_bre
	movq	48(%rsp), %r9
.L567:
	movl	16(%r15), %eax
	cmpq	$9, %r9
	jg	.L568
	movq	40(%r15), %rsi
.L615:
	movq	%rsi, 144(%r15,%r9,8)
.L568:
	testl	%eax, %eax
	jne	.L661
.L569:
	movq	%r9, %rdx
	movq	%r15, %rdi
	movl	$1879048192, %esi
	call	doemit.part.0
	movq	8(%r15), %rdi
	movq	(%r15), %rax
	movq	%rdi, %rdx
	cmpq	%rdi, %rax
	jnb	.L571
	leaq	1(%rax), %rsi
	cmpq	%rdi, %rsi
	jb	.L662
.L571:
	movl	16(%r15), %r12d
	testl	%r12d, %r12d
	jne	.L641
	movl	$8, 16(%r15)
.L641:
	movq	40(%r15), %rsi
.L574:
	movdqa	(%rsp), %xmm4
	movq	%rsi, %rbx
	movups	%xmm4, (%r15)
	jmp	.L540
	.p2align 4,,10
	.p2align 3
.L545:
	movq	56(%r15), %rax
	testb	$2, 40(%rax)
	jne	.L663
	movl	16(%r15), %eax
	testl	%eax, %eax
	jne	.L664
	xorl	%edx, %edx
	movl	$671088640, %esi
	movq	%r15, %rdi
	call	doemit.part.0
	movq	(%r15), %rax
	movq	8(%r15), %rdx
	cmpq	%rdx, %rax
	jb	.L644
	jmp	.L639
	.p2align 4,,10
	.p2align 3
.L657:
	subq	%rbx, %rsi
	movq	%rbx, %rcx
	movq	%r15, %rdi
	leaq	1(%rsi), %rdx
	movl	$1207959552, %esi
	call	doinsert.part.0
	movq	40(%r15), %rsi
	movl	16(%r15), %r8d
	movq	%rsi, %rdx
	subq	%rbx, %rdx
	testl	%r8d, %r8d
	jne	.L588
	movl	$1342177280, %esi
	movq	%r15, %rdi
	call	doemit.part.0
	movq	40(%r15), %rsi
	movl	16(%r15), %edi
	movq	%rsi, %rdx
	subq	%rbx, %rdx
	addq	$1, %rdx
	testl	%edi, %edi
	jne	.L588
	movl	$1476395008, %esi
	movq	%rbx, %rcx
	movq	%r15, %rdi
	call	doinsert.part.0
	movq	40(%r15), %rsi
	movl	16(%r15), %r14d
	movq	%rsi, %rdx
	subq	%rbx, %rdx
	testl	%r14d, %r14d
	jne	.L665
	movl	$1610612736, %esi
	movq	%r15, %rdi
	call	doemit.part.0
	movq	40(%r15), %rbx
	movq	(%r15), %rax
	movq	8(%r15), %rdx
	movq	%rbx, %rsi
	jmp	.L572
	.p2align 4,,10
	.p2align 3
.L654:
	cmpb	$123, 1(%rax)
	jne	.L591
	addq	$2, %rax
	movq	%r15, %rdi
	movq	%rax, (%r15)
	call	p_count
	movq	8(%r15), %rsi
	movl	%eax, %edx
	movq	(%r15), %rax
	movl	%edx, %ecx
	cmpq	%rsi, %rax
	jnb	.L592
	cmpb	$44, (%rax)
	je	.L666
.L592:
	movq	%rbx, %rsi
	movq	%r15, %rdi
	call	repeat
	movq	(%r15), %rax
	movq	8(%r15), %rdx
	cmpq	%rdx, %rax
	jb	.L597
	movq	40(%r15), %rsi
.L604:
	movl	16(%r15), %ecx
	testl	%ecx, %ecx
	jne	.L613
	movl	$9, 16(%r15)
.L613:
	movdqa	(%rsp), %xmm5
	movups	%xmm5, (%r15)
	jmp	.L645
	.p2align 4,,10
	.p2align 3
.L560:
	testl	%eax, %eax
	jne	.L667
	movq	%r9, %rdx
	movq	%r15, %rdi
	movl	$1744830464, %esi
	movq	%r9, 48(%rsp)
	call	doemit.part.0
	movq	(%r15), %rax
	movq	8(%r15), %rdi
	movq	48(%rsp), %r9
	cmpq	%rdi, %rax
	jb	.L562
	movl	16(%r15), %eax
	testl	%eax, %eax
	je	.L569
	.p2align 4,,10
	.p2align 3
.L661:
	movq	(%r15), %rax
	movq	8(%r15), %rdi
.L563:
	movq	%rdi, %rdx
	cmpq	%rdi, %rax
	jnb	.L641
	leaq	1(%rax), %rsi
	cmpq	%rdi, %rsi
	jnb	.L571
.L662:
	cmpb	$92, (%rax)
	jne	.L571
	cmpb	$41, 1(%rax)
	jne	.L571
	addq	$2, %rax
	movq	%rax, (%r15)
	cmpq	%rdi, %rax
	jb	.L644
	movq	40(%r15), %rbx
	movq	%rdi, %rdx
	xorl	%r14d, %r14d
	movq	%rbx, %rsi
	jmp	.L572
	.p2align 4,,10
	.p2align 3
.L656:
	testl	%edi, %edi
	je	.L668
.L579:
	movdqa	(%rsp), %xmm6
	movq	56(%r15), %rax
	movups	%xmm6, (%r15)
	movl	$1, 144(%rax)
.L645:
	movq	%rsi, %rbx
	jmp	.L540
	.p2align 4,,10
	.p2align 3
.L663:
	movdqa	32(%rsp), %xmm6
	movq	(%r15), %rax
	movq	%r15, %rdi
	movq	8(%r15), %rdx
	movl	.LC2(%rip), %esi
	movups	%xmm6, (%r15)
	movq	%rax, 56(%rsp)
	movq	%rdx, 48(%rsp)
	movl	%esi, 76(%rsp)
	call	p_bracket
	movq	56(%rsp), %rax
	movq	48(%rsp), %rdx
	movq	%rax, (%r15)
	movq	%rdx, 8(%r15)
	cmpq	%rdx, %rax
	jb	.L644
	jmp	.L639
	.p2align 4,,10
	.p2align 3
.L668:
	movl	$6, 16(%r15)
	jmp	.L579
	.p2align 4,,10
	.p2align 3
.L652:
	movl	$13, 16(%r15)
	jmp	.L582
	.p2align 4,,10
	.p2align 3
.L659:
	movq	40(%r15), %rsi
	movl	16(%r15), %eax
	jmp	.L615
	.p2align 4,,10
	.p2align 3
.L588:
	movq	(%r15), %rax
	jmp	.L646
	.p2align 4,,10
	.p2align 3
.L664:
	movq	(%r15), %rax
	movq	8(%r15), %rdx
	cmpq	%rdx, %rax
	jb	.L644
	jmp	.L540
	.p2align 4,,10
	.p2align 3
.L658:
	movq	(%r15), %rax
	movq	8(%r15), %rdi
	cmpq	%rdi, %rax
	jb	.L562
	movq	%rsi, 152(%r15,%rdx,8)
	jmp	.L563
	.p2align 4,,10
	.p2align 3
.L667:
	movq	(%r15), %rax
	movq	8(%r15), %rdi
	cmpq	%rdi, %rax
	jnb	.L574
	jmp	.L562
	.p2align 4,,10
	.p2align 3
.L660:
	cmpb	$41, 1(%rax)
	jne	.L566
	jmp	.L567
	.p2align 4,,10
	.p2align 3
.L649:
	movl	16(%rdi), %ecx
	addq	$1, %rax
	movq	%rax, (%rdi)
	testl	%ecx, %ecx
	jne	.L539
	xorl	%edx, %edx
	movl	$402653184, %esi
	call	doemit.part.0
	movq	40(%r15), %rsi
	movq	(%r15), %rax
	movq	8(%r15), %rdx
	movq	%rsi, %rbx
.L539:
	movq	56(%r15), %rcx
	orl	$1, 72(%rcx)
	addl	$1, 76(%rcx)
	cmpq	%rdx, %rax
	jb	.L538
	jmp	.L540
	.p2align 4,,10
	.p2align 3
.L597:
	movq	40(%r15), %rbx
	leaq	1(%rax), %rcx
	movq	%rbx, %rsi
	cmpq	%rdx, %rcx
	jnb	.L601
	cmpb	$92, (%rax)
	je	.L669
.L617:
	cmpq	%rdx, %rcx
	jnb	.L601
.L671:
	cmpb	$92, -1(%rcx)
	je	.L670
.L602:
	movq	%rcx, (%r15)
	movq	%rcx, %rax
	addq	$1, %rcx
	cmpq	%rdx, %rcx
	jb	.L671
.L601:
	movq	%rcx, (%r15)
	jmp	.L604
	.p2align 4,,10
	.p2align 3
.L670:
	cmpb	$125, (%rcx)
	jne	.L602
	movl	16(%r15), %ecx
	cmpq	%rdx, %rax
	jnb	.L604
	testl	%ecx, %ecx
	jne	.L613
	movl	$10, 16(%r15)
	jmp	.L613
.L666:
	leaq	1(%rax), %rcx
	movq	%rcx, (%r15)
	cmpq	%rsi, %rcx
	jb	.L593
.L594:
	movl	$256, %ecx
	jmp	.L592
.L669:
	cmpb	$125, 1(%rax)
	jne	.L617
	addq	$2, %rax
	xorl	%r14d, %r14d
	movq	%rax, (%r15)
	jmp	.L572
.L593:
	movzbl	1(%rax), %edi
	movl	%edx, 48(%rsp)
	call	isdigit@PLT
	movl	48(%rsp), %edx
	testl	%eax, %eax
	je	.L594
	movq	%r15, %rdi
	call	p_count
	movl	48(%rsp), %edx
	movl	%eax, %ecx
	cmpl	%eax, %edx
	jle	.L592
	movl	16(%r15), %esi
	testl	%esi, %esi
	jne	.L596
	movl	$10, 16(%r15)
.L596:
	movdqa	(%rsp), %xmm5
	movups	%xmm5, (%r15)
	jmp	.L592
.L665:
	movq	(%r15), %rax
	movq	8(%r15), %rdx
	movq	%rsi, %rbx
	xorl	%r14d, %r14d
	jmp	.L572
	.size	p_bre, .-p_bre
	.section	.text.p_ere,"ax",@progbits
	.p2align 4
	.type	p_ere, @function
p_ere:
	pushq	%r15
	leaq	nuls(%rip), %rax
	pushq	%r14
	movq	%rax, %xmm7
	movq	%rdi, %r14
	pushq	%r13
	punpcklqdq	%xmm7, %xmm7
	xorl	%r13d, %r13d
	pushq	%r12
	pushq	%rbp
	movl	%esi, %ebp
	pushq	%rbx
	leaq	.L678(%rip), %rbx
	subq	$104, %rsp
	movq	40(%rdi), %r12
	movq	8(%rdi), %rcx
	movq	%rax, 48(%rsp)
	leaq	92(%rsp), %rdx
	leaq	95(%rsp), %rax
	movq	%rax, %xmm4
	movq	(%rdi), %rax
	movq	%rdx, %xmm6
	movl	$1, 36(%rsp)
	movq	$0, 40(%rsp)
	punpcklqdq	%xmm4, %xmm6
	movaps	%xmm7, (%rsp)
	movaps	%xmm6, 64(%rsp)
	.p2align 4,,10
	.p2align 3
.L673:
	cmpq	%rcx, %rax
	jnb	.L771
	movq	%r12, %r15
.L674:
	movsbl	(%rax), %edx
	cmpb	$124, %dl
	je	.L759
.L838:
	cmpl	%ebp, %edx
	je	.L759
	leaq	1(%rax), %r8
	movq	%r8, (%r14)
	movsbl	(%rax), %esi
	leal	-36(%rsi), %edx
	cmpb	$88, %dl
	ja	.L676
	movzbl	%dl, %edx
	movslq	(%rbx,%rdx,4), %rdx
	addq	%rbx, %rdx
	jmp	*%rdx
	.section	.rodata
	.align 4
	.align 4
.L678:
	.long	.L687-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L686-.L678
	.long	.L685-.L678
	.long	.L683-.L678
	.long	.L683-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L684-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L683-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L682-.L678
	.long	.L681-.L678
	.long	.L676-.L678
	.long	.L680-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L676-.L678
	.long	.L679-.L678
	.long	.L677-.L678
	.section	.text.p_ere
	.p2align 4,,10
	.p2align 3
.L681:
	cmpq	%rcx, %r8
	jb	.L713
	movl	16(%r14), %ecx
	testl	%ecx, %ecx
	jne	.L714
	movl	$5, 16(%r14)
.L714:
	movq	48(%rsp), %rax
	movq	%rax, 8(%r14)
	leaq	nuls(%rip), %rax
	movq	%rax, 48(%rsp)
	movq	%rax, %r8
.L713:
	leaq	1(%r8), %rax
	movq	%rax, (%r14)
	movsbl	(%r8), %esi
	.p2align 4,,10
	.p2align 3
.L676:
	movq	%r14, %rdi
	call	ordinary
	movq	(%r14), %rax
.L829:
	movq	8(%r14), %rcx
	xorl	%r9d, %r9d
.L702:
	cmpq	%rcx, %rax
	jnb	.L831
	movzbl	(%rax), %edx
	leal	-42(%rdx), %esi
	cmpb	$1, %sil
	jbe	.L719
	cmpb	$63, %dl
	je	.L719
	movl	%r9d, 24(%rsp)
	cmpb	$123, %dl
	jne	.L720
	leaq	1(%rax), %rdx
	cmpq	%rcx, %rdx
	jnb	.L720
	movzbl	1(%rax), %edi
	call	isdigit@PLT
	movl	24(%rsp), %r9d
	testl	%eax, %eax
	je	.L830
	addq	$1, (%r14)
	testl	%r9d, %r9d
	je	.L723
	movl	16(%r14), %eax
	testl	%eax, %eax
	je	.L724
	movdqa	(%rsp), %xmm6
	movups	%xmm6, (%r14)
	.p2align 4,,10
	.p2align 3
.L723:
	movq	%r14, %rdi
	call	p_count
	movq	(%r14), %rcx
	movl	%eax, %edx
	cmpq	8(%r14), %rcx
	jnb	.L742
	cmpb	$44, (%rcx)
	je	.L834
.L742:
	movl	%eax, %ecx
	movq	%r15, %rsi
	movq	%r14, %rdi
	call	repeat
	movq	(%r14), %rax
	movq	8(%r14), %rcx
	cmpq	%rcx, %rax
	jnb	.L752
	cmpb	$125, (%rax)
	jne	.L748
	jmp	.L835
	.p2align 4,,10
	.p2align 3
.L750:
	addq	$1, %rax
	movq	%rax, (%r14)
	cmpq	%rcx, %rax
	jnb	.L752
.L748:
	cmpb	$125, (%rax)
	jne	.L750
	movl	16(%r14), %edx
	cmpq	%rcx, %rax
	jnb	.L752
	testl	%edx, %edx
	jne	.L772
	movl	$10, 16(%r14)
.L772:
	movdqa	(%rsp), %xmm6
	movq	40(%r14), %r15
	movups	%xmm6, (%r14)
	jmp	.L758
	.p2align 4,,10
	.p2align 3
.L683:
	movl	16(%r14), %esi
	testl	%esi, %esi
	jne	.L710
	movl	$13, 16(%r14)
.L710:
	movdqa	(%rsp), %xmm4
	movups	%xmm4, (%r14)
	.p2align 4,,10
	.p2align 3
.L758:
	cmpq	%r12, %r15
	jne	.L784
.L771:
	movl	16(%r14), %r9d
	testl	%r9d, %r9d
	jne	.L762
	movl	$14, 16(%r14)
.L762:
	movdqa	(%rsp), %xmm7
	movups	%xmm7, (%r14)
.L763:
	movl	36(%rsp), %edx
	testl	%edx, %edx
	jne	.L672
	movl	16(%r14), %eax
	testl	%eax, %eax
	jne	.L672
	movq	24(%r14), %rax
	subq	%r13, %r12
	movl	$2415919104, %esi
	movq	%r14, %rdi
	leaq	(%rax,%r13,8), %rdx
	movq	(%rdx), %rax
	andl	$4160749568, %eax
	orq	%r12, %rax
	movq	%rax, (%rdx)
	movq	40(%rsp), %rax
	movq	40(%r14), %rdx
	subq	%rax, %rdx
	call	doemit.part.0
.L672:
	addq	$104, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L686:
	movl	16(%r14), %eax
	cmpq	%rcx, %r8
	jb	.L688
	testl	%eax, %eax
	je	.L689
	movdqa	(%rsp), %xmm5
	movups	%xmm5, (%r14)
.L833:
	movq	56(%r14), %rax
	movq	136(%rax), %rcx
	leaq	1(%rcx), %rdx
	movq	%rdx, 136(%rax)
	cmpq	$9, %rdx
	jg	.L692
	movq	%r15, 72(%r14,%rcx,8)
.L692:
	movq	(%r14), %rax
	cmpq	8(%r14), %rax
	jnb	.L697
	cmpb	$41, (%rax)
	je	.L698
.L697:
	movl	$41, %esi
	movq	%r14, %rdi
	movq	%rdx, 24(%rsp)
	call	p_ere
	movq	24(%rsp), %rdx
.L698:
	cmpq	$9, %rdx
	jg	.L699
	movq	40(%r14), %rax
	movq	%rax, 144(%r14,%rdx,8)
.L699:
	movl	16(%r14), %eax
	testl	%eax, %eax
	jne	.L700
	movl	$1879048192, %esi
	movq	%r14, %rdi
	call	doemit.part.0
	movq	(%r14), %rdx
	cmpq	8(%r14), %rdx
	jnb	.L701
.L773:
	leaq	1(%rdx), %rax
	movq	%rax, (%r14)
	cmpb	$41, (%rdx)
	je	.L829
.L701:
	movl	16(%r14), %r11d
	testl	%r11d, %r11d
	jne	.L704
	movl	$8, 16(%r14)
.L704:
	movdqa	(%rsp), %xmm5
	movq	40(%r14), %r15
	movups	%xmm5, (%r14)
	jmp	.L758
	.p2align 4,,10
	.p2align 3
.L687:
	movq	%r8, %rax
	movl	16(%r14), %r8d
	testl	%r8d, %r8d
	jne	.L708
	xorl	%edx, %edx
	movl	$536870912, %esi
	movq	%r14, %rdi
	call	doemit.part.0
	movq	(%r14), %rax
.L708:
	movq	56(%r14), %rdx
	movq	8(%r14), %rcx
	xorl	%r9d, %r9d
	orl	$2, 72(%rdx)
	addl	$1, 80(%rdx)
	jmp	.L702
	.p2align 4,,10
	.p2align 3
.L677:
	movl	16(%r14), %edi
	testl	%edi, %edi
	jne	.L709
	movl	$14, 16(%r14)
.L709:
	movdqa	(%rsp), %xmm3
	movups	%xmm3, (%r14)
	jmp	.L758
	.p2align 4,,10
	.p2align 3
.L679:
	cmpq	%rcx, %r8
	jnb	.L676
	movzbl	1(%rax), %edi
	movb	%sil, 24(%rsp)
	call	isdigit@PLT
	movsbl	24(%rsp), %esi
	testl	%eax, %eax
	je	.L676
	movl	16(%r14), %edx
	testl	%edx, %edx
	jne	.L717
	movl	$13, 16(%r14)
.L717:
	movdqa	(%rsp), %xmm3
	movups	%xmm3, (%r14)
	jmp	.L676
	.p2align 4,,10
	.p2align 3
.L680:
	movl	16(%r14), %r9d
	movq	%r8, %rax
	testl	%r9d, %r9d
	jne	.L707
	xorl	%edx, %edx
	movl	$402653184, %esi
	movq	%r14, %rdi
	call	doemit.part.0
	movq	(%r14), %rax
.L707:
	movq	56(%r14), %rdx
	movq	8(%r14), %rcx
	movl	$1, %r9d
	orl	$1, 72(%rdx)
	addl	$1, 76(%rdx)
	jmp	.L702
	.p2align 4,,10
	.p2align 3
.L682:
	movq	%r14, %rdi
	call	p_bracket
	movq	(%r14), %rax
	movq	8(%r14), %rcx
	xorl	%r9d, %r9d
	jmp	.L702
	.p2align 4,,10
	.p2align 3
.L684:
	movq	56(%r14), %rax
	testb	$2, 40(%rax)
	jne	.L836
	movl	16(%r14), %r9d
	testl	%r9d, %r9d
	jne	.L837
	xorl	%edx, %edx
	movl	$671088640, %esi
	movq	%r14, %rdi
	movl	%r9d, 24(%rsp)
	call	doemit.part.0
	movq	(%r14), %rax
	movq	8(%r14), %rcx
	movl	24(%rsp), %r9d
	jmp	.L702
	.p2align 4,,10
	.p2align 3
.L685:
	movl	16(%r14), %r10d
	testl	%r10d, %r10d
	jne	.L706
	movl	$8, 16(%r14)
.L706:
	movdqa	(%rsp), %xmm2
	movups	%xmm2, (%r14)
	jmp	.L758
	.p2align 4,,10
	.p2align 3
.L720:
	movsbl	(%rax), %edx
	movq	40(%r14), %r15
	cmpb	$124, %dl
	jne	.L838
	.p2align 4,,10
	.p2align 3
.L759:
	cmpq	%r12, %r15
	je	.L771
	movq	(%r14), %rax
	movq	8(%r14), %rcx
	cmpq	%rcx, %rax
	jnb	.L784
	cmpb	$124, (%rax)
	jne	.L784
	movl	36(%rsp), %r8d
	addq	$1, %rax
	movl	16(%r14), %edx
	movq	%rax, (%r14)
	testl	%r8d, %r8d
	je	.L764
	testl	%edx, %edx
	jne	.L765
	subq	%r12, %r15
	movq	%r12, %rcx
	movl	$2013265920, %esi
	movq	%r14, %rdi
	leaq	1(%r15), %rdx
	movq	%r12, %r13
	call	doinsert.part.0
	movq	%r12, 40(%rsp)
	movq	40(%r14), %r15
.L764:
	movq	40(%rsp), %rax
	movl	16(%r14), %edi
	movq	%r15, %rdx
	subq	%rax, %rdx
	testl	%edi, %edi
	jne	.L839
	movl	$2147483648, %esi
	movq	%r14, %rdi
	call	doemit.part.0
	movq	40(%r14), %r15
	movl	16(%r14), %esi
	leaq	-1(%r15), %rax
	movq	%r15, %rcx
	movq	%rax, 40(%rsp)
	subq	%r13, %rcx
	testl	%esi, %esi
	jne	.L767
	movq	24(%r14), %rax
	movl	$2281701376, %esi
	movq	%r14, %rdi
	leaq	(%rax,%r13,8), %rdx
	movq	(%rdx), %rax
	andl	$4160749568, %eax
	orq	%rcx, %rax
	movq	%rax, (%rdx)
	xorl	%edx, %edx
	movq	40(%r14), %r13
	call	doemit.part.0
	movq	40(%r14), %r12
	movq	(%r14), %rax
	movq	8(%r14), %rcx
.L768:
	movl	$0, 36(%rsp)
	jmp	.L673
	.p2align 4,,10
	.p2align 3
.L719:
	addq	$1, %rax
	movq	%rax, (%r14)
	testl	%r9d, %r9d
	jne	.L728
	cmpb	$43, %dl
	je	.L729
	jle	.L731
.L730:
	movl	16(%r14), %r9d
	movq	40(%r14), %rdx
	testl	%r9d, %r9d
	jne	.L823
	subq	%r15, %rdx
	movq	%r15, %rcx
	movl	$2013265920, %esi
	movq	%r14, %rdi
	addq	$1, %rdx
	call	doinsert.part.0
	movq	40(%r14), %rdx
	movl	16(%r14), %r8d
	subq	%r15, %rdx
	testl	%r8d, %r8d
	jne	.L823
	movq	%r14, %rdi
	movl	$2147483648, %esi
	call	doemit.part.0
	movq	40(%r14), %rdx
	movl	16(%r14), %edi
	subq	%r15, %rdx
	testl	%edi, %edi
	jne	.L823
	movq	24(%r14), %rax
	movl	$2281701376, %esi
	movq	%r14, %rdi
	leaq	(%rax,%r15,8), %rcx
	movq	(%rcx), %rax
	andl	$4160749568, %eax
	orq	%rdx, %rax
	xorl	%edx, %edx
	movq	%rax, (%rcx)
	call	doemit.part.0
	movq	40(%r14), %rax
	movl	16(%r14), %esi
	subq	$1, %rax
	testl	%esi, %esi
	jne	.L823
	movq	24(%r14), %rdx
	movl	$2415919104, %esi
	movq	%r14, %rdi
	leaq	(%rdx,%rax,8), %rdx
	movq	(%rdx), %rax
	andl	$4160749568, %eax
	orq	$1, %rax
	movq	%rax, (%rdx)
	movl	$2, %edx
	call	doemit.part.0
	movq	(%r14), %rax
	movq	8(%r14), %rcx
	.p2align 4,,10
	.p2align 3
.L736:
	cmpq	%rcx, %rax
	jnb	.L831
	movzbl	(%rax), %edx
	leal	-42(%rdx), %esi
	cmpb	$1, %sil
	jbe	.L756
	cmpb	$63, %dl
	je	.L756
	cmpb	$123, %dl
	jne	.L720
	leaq	1(%rax), %rdx
	cmpq	%rcx, %rdx
	jnb	.L720
	movzbl	1(%rax), %edi
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L830
	.p2align 4,,10
	.p2align 3
.L756:
	movl	16(%r14), %r10d
	testl	%r10d, %r10d
	jne	.L757
	movl	$13, 16(%r14)
.L757:
	movdqa	(%rsp), %xmm1
	movups	%xmm1, (%r14)
.L831:
	movq	40(%r14), %r15
	jmp	.L758
	.p2align 4,,10
	.p2align 3
.L728:
	movl	16(%r14), %eax
	testl	%eax, %eax
	jne	.L727
	movl	$13, 16(%r14)
.L727:
	movdqa	(%rsp), %xmm0
	movups	%xmm0, (%r14)
	cmpb	$43, %dl
	je	.L729
	jle	.L731
	cmpb	$63, %dl
	je	.L730
	cmpb	$123, %dl
	je	.L723
	.p2align 4,,10
	.p2align 3
.L823:
	movq	(%r14), %rax
	movq	8(%r14), %rcx
	jmp	.L736
	.p2align 4,,10
	.p2align 3
.L729:
	movl	16(%r14), %r11d
	testl	%r11d, %r11d
	jne	.L823
	movq	40(%r14), %rdx
	movq	%r15, %rcx
	movl	$1207959552, %esi
	movq	%r14, %rdi
	subq	%r15, %rdx
	addq	$1, %rdx
	call	doinsert.part.0
	movq	40(%r14), %rdx
	movl	16(%r14), %r10d
	subq	%r15, %rdx
	testl	%r10d, %r10d
	jne	.L823
	movl	$1342177280, %esi
	movq	%r14, %rdi
	call	doemit.part.0
	movq	(%r14), %rax
	movq	8(%r14), %rcx
	jmp	.L736
	.p2align 4,,10
	.p2align 3
.L731:
	movl	16(%r14), %eax
	movq	40(%r14), %rdx
	testl	%eax, %eax
	jne	.L823
	subq	%r15, %rdx
	movq	%r15, %rcx
	movl	$1207959552, %esi
	movq	%r14, %rdi
	addq	$1, %rdx
	call	doinsert.part.0
	movq	40(%r14), %rdx
	movl	16(%r14), %eax
	subq	%r15, %rdx
	testl	%eax, %eax
	jne	.L823
	movl	$1342177280, %esi
	movq	%r14, %rdi
	call	doemit.part.0
	movq	40(%r14), %rdx
	movl	16(%r14), %eax
	subq	%r15, %rdx
	addq	$1, %rdx
	testl	%eax, %eax
	jne	.L823
	movq	%r15, %rcx
	movl	$1476395008, %esi
	movq	%r14, %rdi
	call	doinsert.part.0
	movq	40(%r14), %rdx
	subq	%r15, %rdx
	movl	16(%r14), %r15d
	testl	%r15d, %r15d
	jne	.L823
	movl	$1610612736, %esi
	movq	%r14, %rdi
	call	doemit.part.0
	movq	(%r14), %rax
	movq	8(%r14), %rcx
	jmp	.L736
	.p2align 4,,10
	.p2align 3
.L752:
	movl	16(%r14), %r11d
	testl	%r11d, %r11d
	jne	.L772
	movl	$9, 16(%r14)
	jmp	.L772
	.p2align 4,,10
	.p2align 3
.L688:
	movq	56(%r14), %rcx
	movq	136(%rcx), %rsi
	leaq	1(%rsi), %rdx
	movq	%rdx, 136(%rcx)
	cmpq	$9, %rdx
	jg	.L694
	movq	%r15, 72(%r14,%rsi,8)
.L694:
	testl	%eax, %eax
	jne	.L692
	movl	$1744830464, %esi
	movq	%r14, %rdi
	movq	%rdx, 24(%rsp)
	call	doemit.part.0
	movq	24(%rsp), %rdx
	jmp	.L692
	.p2align 4,,10
	.p2align 3
.L830:
	movq	(%r14), %rax
	movq	8(%r14), %rcx
	movq	40(%r14), %r15
	cmpq	%rcx, %rax
	jb	.L674
	jmp	.L758
	.p2align 4,,10
	.p2align 3
.L839:
	movq	(%r14), %rax
	movq	8(%r14), %rcx
.L765:
	leaq	-1(%r15), %rdi
	movq	%rdi, 40(%rsp)
.L770:
	movq	%r15, %r12
	movq	%r15, %r13
	jmp	.L768
	.p2align 4,,10
	.p2align 3
.L700:
	movq	(%r14), %rdx
	cmpq	8(%r14), %rdx
	jnb	.L704
	jmp	.L773
	.p2align 4,,10
	.p2align 3
.L836:
	movdqa	64(%rsp), %xmm7
	movl	.LC2(%rip), %eax
	movq	%r14, %rdi
	movq	%rcx, 56(%rsp)
	movq	%r8, 24(%rsp)
	movups	%xmm7, (%r14)
	movl	%eax, 92(%rsp)
	call	p_bracket
	movq	24(%rsp), %r8
	movq	56(%rsp), %rcx
	xorl	%r9d, %r9d
	movq	%r8, (%r14)
	movq	%r8, %rax
	movq	%rcx, 8(%r14)
	jmp	.L702
	.p2align 4,,10
	.p2align 3
.L689:
	movdqa	(%rsp), %xmm2
	movl	$8, 16(%r14)
	movups	%xmm2, (%r14)
	jmp	.L833
	.p2align 4,,10
	.p2align 3
.L837:
	movq	8(%r14), %rcx
	movq	%r8, %rax
	xorl	%r9d, %r9d
	jmp	.L702
	.p2align 4,,10
	.p2align 3
.L724:
	movdqa	(%rsp), %xmm5
	movl	$13, 16(%r14)
	movups	%xmm5, (%r14)
	jmp	.L723
	.p2align 4,,10
	.p2align 3
.L835:
	addq	$1, %rax
	movq	%rax, (%r14)
	jmp	.L736
.L834:
	movl	%eax, 24(%rsp)
	leaq	1(%rcx), %rax
	movq	%rax, (%r14)
	movzbl	1(%rcx), %edi
	call	isdigit@PLT
	movl	24(%rsp), %edx
	movl	%eax, %ecx
	movl	$256, %eax
	testl	%ecx, %ecx
	je	.L742
	movq	%r14, %rdi
	call	p_count
	movl	24(%rsp), %edx
	cmpl	%eax, %edx
	jle	.L742
	movl	16(%r14), %ecx
	testl	%ecx, %ecx
	jne	.L744
	movl	$10, 16(%r14)
.L744:
	movdqa	(%rsp), %xmm7
	movups	%xmm7, (%r14)
	jmp	.L742
.L784:
	movq	%r15, %r12
	jmp	.L763
.L767:
	movq	(%r14), %rax
	movq	8(%r14), %rcx
	jmp	.L770
	.size	p_ere, .-p_ere
	.section	.text.regcomp,"ax",@progbits
	.p2align 4
	.globl	regcomp
	.type	regcomp, @function
regcomp:
	movl	%edx, %eax
	andl	$17, %eax
	cmpl	$17, %eax
	je	.L957
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movl	%edx, %r13d
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$264, %rsp
	testb	$32, %dl
	je	.L842
	movq	40(%rdi), %r14
	movl	$16, %eax
	cmpq	%rsi, %r14
	jb	.L840
	subq	%rsi, %r14
.L843:
	movl	$423, %edi
	call	malloc@PLT
	movq	%rax, %rbp
	testq	%rax, %rax
	je	.L846
	movq	%r14, %rdx
	movq	%r14, %rax
	shrq	%rdx
	andq	$-2, %rax
	leaq	1(%rdx,%rax), %rax
	leaq	0(,%rax,8), %rdi
	movq	%rax, 64(%rsp)
	call	malloc@PLT
	movq	$0, 72(%rsp)
	movq	%rax, 56(%rsp)
	testq	%rax, %rax
	je	.L1045
	movq	%r12, 32(%rsp)
	addq	%r14, %r12
	pxor	%xmm0, %xmm0
	leaq	112(%rsp), %rdx
	movq	%rbp, 88(%rsp)
	movl	$0, 48(%rsp)
	movl	$0, 80(%rsp)
	movq	%r12, 40(%rsp)
	leaq	32(%rsp), %r12
	movq	%r12, %rax
.L847:
	movaps	%xmm0, 64(%rax)
	addq	$16, %rax
	movaps	%xmm0, 128(%rax)
	cmpq	%rax, %rdx
	jne	.L847
	movq	.LC3(%rip), %rax
	movups	%xmm0, 24(%rbp)
	leaq	160(%rbp), %rdi
	movl	$256, %edx
	movups	%xmm0, 112(%rbp)
	xorl	%esi, %esi
	movdqa	.LC4(%rip), %xmm0
	movq	%rax, 16(%rbp)
	movl	%r13d, %eax
	andb	$127, %al
	movups	%xmm0, 72(%rbp)
	movl	%eax, 40(%rbp)
	leaq	288(%rbp), %rax
	movq	$0, 96(%rbp)
	movl	$-1, 104(%rbp)
	movl	$0, 128(%rbp)
	movq	$0, 136(%rbp)
	movq	%rax, 88(%rbp)
	call	memset@PLT
	movl	48(%rsp), %r10d
	movl	$0, 144(%rbp)
	testl	%r10d, %r10d
	jne	.L848
	xorl	%edx, %edx
	movl	$134217728, %esi
	movq	%r12, %rdi
	call	doemit.part.0
.L848:
	movq	72(%rsp), %rdx
	leaq	nuls(%rip), %rax
	movq	%rax, %xmm1
	punpcklqdq	%xmm1, %xmm1
	leaq	-1(%rdx), %rcx
	movq	%rcx, 56(%rbp)
	movaps	%xmm1, (%rsp)
	testb	$1, %r13b
	jne	.L1046
	andl	$16, %r13d
	je	.L851
	movq	32(%rsp), %rax
	cmpq	40(%rsp), %rax
	jb	.L852
	movl	48(%rsp), %r9d
	testl	%r9d, %r9d
	je	.L853
	movdqa	(%rsp), %xmm2
	movq	%rcx, 64(%rbp)
	movq	%rdx, %rax
	movaps	%xmm2, 32(%rsp)
	jmp	.L854
.L868:
	movl	48(%rsp), %edi
	testl	%edi, %edi
	jne	.L871
	movq	56(%rsp), %rax
	movdqa	(%rsp), %xmm4
	movl	$12, 48(%rsp)
	movq	%rax, 8(%rbp)
	movaps	%xmm4, 32(%rsp)
.L869:
	cmpl	$3, 128(%rbp)
	jg	.L918
.L1062:
	movl	72(%rbp), %esi
	movq	136(%rbp), %r8
.L873:
	andl	$4, %esi
	movl	$53829, 0(%rbp)
	movq	$0, 152(%rbp)
	movq	%r8, (%rbx)
	movq	%rbp, 8(%rbx)
	movl	$62053, 16(%rbx)
	je	.L949
	movdqa	(%rsp), %xmm2
	movaps	%xmm2, 32(%rsp)
.L949:
	movq	%rbx, %rdi
	call	regfree@PLT
	movl	48(%rsp), %eax
.L840:
	addq	$264, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L852:
	leaq	1(%rax), %rdx
	movq	%r12, %rdi
	movq	%rdx, 32(%rsp)
	movsbl	(%rax), %esi
	call	ordinary
	movq	32(%rsp), %rax
	cmpq	40(%rsp), %rax
	jb	.L852
.L1041:
	movl	48(%rsp), %eax
	testl	%eax, %eax
	jne	.L1047
.L856:
	xorl	%edx, %edx
	movl	$134217728, %esi
	movq	%r12, %rdi
	call	doemit.part.0
	movq	72(%rsp), %rax
	movl	48(%rsp), %r8d
	leaq	-1(%rax), %rdx
	movq	%rdx, 64(%rbp)
	testl	%r8d, %r8d
	jne	.L854
	movq	88(%rbp), %r9
	movq	$-127, %r8
	.p2align 4,,10
	.p2align 3
.L859:
	cmpb	$0, -1(%r9,%r8)
	jne	.L860
.L857:
	movl	20(%rbp), %edx
	movslq	16(%rbp), %rdi
	movq	32(%rbp), %rax
	movl	%edx, %esi
	leal	14(%rdx), %ecx
	addl	$7, %esi
	cmovns	%esi, %ecx
	leal	-1(%r8), %esi
	movzbl	%sil, %esi
	sarl	$3, %ecx
	testl	%edx, %edx
	jle	.L860
	addq	%rsi, %rax
	xorl	%edx, %edx
	jmp	.L862
	.p2align 4,,10
	.p2align 3
.L1048:
	addl	$1, %edx
	addq	%rdi, %rax
	cmpl	%edx, %ecx
	jle	.L860
.L862:
	cmpb	$0, (%rax)
	je	.L1048
	movl	84(%rbp), %eax
	leal	1(%rax), %edx
	movl	%eax, %r13d
	movl	%edx, 84(%rbp)
	movb	%al, -1(%r9,%r8)
	cmpl	$128, %r8d
	je	.L858
	movq	%r8, %r12
	.p2align 4,,10
	.p2align 3
.L866:
	cmpb	$0, (%r9,%r12)
	jne	.L863
	movl	20(%rbp), %edx
	movslq	16(%rbp), %r11
	movzbl	%r12b, %r10d
	movq	32(%rbp), %rax
	movl	%edx, %ecx
	leal	14(%rdx), %edi
	addl	$7, %ecx
	cmovns	%ecx, %edi
	sarl	$3, %edi
	testl	%edx, %edx
	jle	.L864
	addq	%rsi, %rax
	xorl	%edx, %edx
	jmp	.L865
	.p2align 4,,10
	.p2align 3
.L1049:
	addl	$1, %edx
	addq	%r11, %rax
	cmpl	%edx, %edi
	jle	.L864
.L865:
	movq	%rax, %rcx
	subq	%rsi, %rcx
	movzbl	(%rcx,%r10), %ecx
	cmpb	%cl, (%rax)
	je	.L1049
.L863:
	addq	$1, %r12
	cmpl	$128, %r12d
	jne	.L866
.L1054:
	addq	$1, %r8
	cmpb	$0, -1(%r9,%r8)
	je	.L857
	.p2align 4,,10
	.p2align 3
.L860:
	addq	$1, %r8
	cmpq	$129, %r8
	jne	.L859
.L858:
	movq	72(%rsp), %rax
.L854:
	movq	%rax, 48(%rbp)
	movq	56(%rsp), %rdi
	leaq	0(,%rax,8), %rsi
	call	realloc@PLT
	movq	%rax, 8(%rbp)
	movq	%rax, %r10
	testq	%rax, %rax
	je	.L868
	movl	48(%rsp), %esi
	testl	%esi, %esi
	jne	.L869
	movl	20(%rbp), %edx
	testl	%edx, %edx
	jle	.L959
	movslq	%edx, %rdi
	movq	24(%rbp), %rcx
	xorl	%edx, %edx
	movl	$1, %eax
	salq	$5, %rdi
	addq	%rcx, %rdi
	.p2align 4,,10
	.p2align 3
.L876:
	cmpq	$0, 24(%rcx)
	cmovne	%eax, %edx
	addq	$32, %rcx
	cmpq	%rcx, %rdi
	jne	.L876
.L874:
	movl	$0, 104(%rbp)
	addq	$8, %r10
	xorl	%r12d, %r12d
	xorl	%ecx, %ecx
	xorl	%r13d, %r13d
	movl	$2415919104, %r11d
	movl	$2281701376, %r15d
	movl	$2684354560, %r14d
	jmp	.L906
.L1051:
	cmpq	$402653184, %rax
	je	.L879
	jbe	.L1050
	cmpq	$536870912, %rax
	je	.L879
	cmpq	$671088640, %rax
	jne	.L882
	movslq	128(%rbp), %rax
	cmpq	%rax, %r12
	jle	.L897
	movl	%r12d, 128(%rbp)
	movl	%r12d, %eax
	testl	%esi, %esi
	js	.L898
	addl	%esi, 104(%rbp)
	movq	%rcx, %r13
.L899:
	testl	%eax, %eax
	js	.L962
	leal	1(%rax), %esi
	xorl	%r12d, %r12d
	.p2align 4,,10
	.p2align 3
.L884:
	movq	%rdi, %r10
.L906:
	movq	(%r10), %r9
	leaq	8(%r10), %rdi
	movq	%r9, %rax
	andl	$4160749568, %eax
	cmpq	$805306368, %rax
	je	.L877
	jbe	.L1051
	cmpq	$1744830464, %rax
	je	.L884
	jbe	.L1052
	cmpq	$2013265920, %rax
	je	.L886
	jbe	.L1053
	andl	$4026531840, %r9d
	cmpq	%r11, %r9
	je	.L879
	cmpq	%r14, %rax
	jne	.L882
.L879:
	movslq	128(%rbp), %r8
	cmpq	%r8, %r12
	jle	.L894
	movl	%r12d, 128(%rbp)
	testl	%esi, %esi
	js	.L895
	addl	%esi, 104(%rbp)
	movq	%rcx, %r13
	movl	%r12d, %esi
.L896:
	cmpq	$134217728, %rax
	je	.L905
.L1042:
	xorl	%r12d, %r12d
	jmp	.L884
	.p2align 4,,10
	.p2align 3
.L864:
	movb	%r13b, (%r9,%r12)
	addq	$1, %r12
	cmpl	$128, %r12d
	jne	.L866
	jmp	.L1054
.L1053:
	cmpq	$1879048192, %rax
	je	.L884
.L882:
	movslq	128(%rbp), %r8
	cmpq	%r8, %r12
	jle	.L1055
	movl	%r12d, 128(%rbp)
	testl	%esi, %esi
	js	.L904
	addl	104(%rbp), %esi
.L904:
	movl	%esi, 104(%rbp)
	movq	%rcx, %r13
	movl	$-1, %esi
	jmp	.L896
	.p2align 4,,10
	.p2align 3
.L1050:
	cmpq	$134217728, %rax
	je	.L879
	cmpq	$268435456, %rax
	jne	.L882
	testq	%r12, %r12
	cmove	%r10, %rcx
	addq	$1, %r12
	jmp	.L884
.L1052:
	cmpq	$1476395008, %rax
	je	.L886
	cmpq	$1610612736, %rax
	je	.L879
	cmpq	$1207959552, %rax
	je	.L884
	jmp	.L882
	.p2align 4,,10
	.p2align 3
.L886:
	movq	%rcx, 24(%rsp)
	movl	%edx, 20(%rsp)
	call	altoffset
	movq	24(%rsp), %rcx
	movl	20(%rsp), %edx
	movq	%r10, %rdi
	movl	%eax, %esi
	.p2align 4,,10
	.p2align 3
.L890:
	andl	$134217727, %r9d
	leaq	(%rdi,%r9,8), %rdi
	movq	(%rdi), %r9
	movq	%r9, %rax
	andl	$4160749568, %eax
	cmpq	$1610612736, %rax
	je	.L879
	cmpq	%r11, %rax
	je	.L879
	cmpq	%r15, %rax
	je	.L890
	movl	72(%rbp), %esi
	orl	$4, %esi
	cmpl	$3, 128(%rbp)
	movl	%esi, 72(%rbp)
	jg	.L917
	movq	136(%rbp), %r8
	jmp	.L908
.L877:
	movslq	128(%rbp), %rax
	cmpq	%rax, %r12
	jle	.L900
	movl	%r12d, 128(%rbp)
	movl	%r12d, %eax
	testl	%esi, %esi
	js	.L901
	addl	%esi, 104(%rbp)
	movq	%rcx, %r13
.L902:
	cmpl	$-2147483648, %eax
	adcl	$0, %eax
	movl	%eax, %esi
.L903:
	xorl	%r12d, %r12d
	movl	$-1, %eax
	testl	%edx, %edx
	cmovne	%eax, %esi
	jmp	.L884
.L894:
	addl	%esi, %r12d
	testl	%esi, %esi
	cmovns	%r12d, %esi
	jmp	.L896
.L897:
	testl	%esi, %esi
	js	.L1042
	leal	(%rsi,%r12), %eax
	jmp	.L899
.L900:
	testl	%esi, %esi
	js	.L903
	leal	(%rsi,%r12), %eax
	jmp	.L902
.L842:
	movq	%rsi, %rdi
	call	strlen@PLT
	movq	%rax, %r14
	jmp	.L843
.L851:
	movl	$128, %edx
	movl	$128, %esi
	movq	%r12, %rdi
	call	p_bre
	jmp	.L1041
.L1046:
	movl	$128, %esi
	movq	%r12, %rdi
	call	p_ere
	movl	48(%rsp), %eax
	testl	%eax, %eax
	je	.L856
.L1047:
	movq	72(%rsp), %rdx
.L855:
	movq	%rdx, %rax
	leaq	-1(%rdx), %rdx
	movq	%rdx, 64(%rbp)
	jmp	.L854
.L905:
	movslq	128(%rbp), %rax
	testl	%eax, %eax
	je	.L1056
	leaq	1(%rax), %rdi
	call	malloc@PLT
	movq	%rax, 96(%rbp)
	testq	%rax, %rax
	je	.L1057
	movl	128(%rbp), %edi
	testl	%edi, %edi
	jle	.L911
	movslq	%edi, %rsi
	addq	%rax, %rsi
.L912:
	movq	0(%r13), %rdx
	addq	$8, %r13
	movq	%rdx, %rcx
	andl	$4160749568, %ecx
	cmpq	$268435456, %rcx
	jne	.L912
	addq	$1, %rax
	movb	%dl, -1(%rax)
	cmpq	%rsi, %rax
	jne	.L912
	movb	$0, (%rax)
	movl	48(%rsp), %eax
	cmpl	$3, %edi
	jle	.L1043
	testl	%eax, %eax
	jne	.L918
.L917:
	movl	$1028, %edi
	call	malloc@PLT
	testq	%rax, %rax
	je	.L1058
	movl	128(%rbp), %ecx
	leaq	512(%rax), %rdi
	leaq	1024(%rax), %rdx
	movq	%rdi, 112(%rbp)
	movd	%ecx, %xmm6
	pshufd	$0, %xmm6, %xmm0
	.p2align 4,,10
	.p2align 3
.L920:
	movups	%xmm0, (%rax)
	addq	$16, %rax
	cmpq	%rax, %rdx
	jne	.L920
	testl	%ecx, %ecx
	jle	.L921
	movq	96(%rbp), %rax
	movslq	%ecx, %rdx
	addq	%rax, %rdx
	leal	-1(%rcx,%rax), %r8d
.L922:
	movzbl	(%rax), %ecx
	movl	%r8d, %esi
	subl	%eax, %esi
	addq	$1, %rax
	movl	%esi, (%rdi,%rcx,4)
	cmpq	%rdx, %rax
	jne	.L922
.L921:
	movl	48(%rsp), %edx
	testl	%edx, %edx
	jne	.L918
	movslq	128(%rbp), %rdi
	salq	$2, %rdi
	call	malloc@PLT
	movq	%rax, %r12
	testq	%rax, %rax
	je	.L1059
	movslq	128(%rbp), %rdi
	salq	$2, %rdi
	call	malloc@PLT
	movq	%rax, 120(%rbp)
	movq	%rax, %rcx
	testq	%rax, %rax
	je	.L924
	movl	128(%rbp), %edi
	testl	%edi, %edi
	jle	.L925
	leal	(%rdi,%rdi), %esi
	movq	%rcx, %rdx
	leal	-1(%rsi), %eax
	subl	%edi, %esi
.L926:
	movl	%eax, %r8d
	movl	%eax, (%rdx)
	subl	$1, %eax
	addq	$4, %rdx
	cmpl	%r8d, %esi
	jne	.L926
	leal	-1(%rdi), %r11d
	movl	%edi, %eax
	xorl	%r8d, %r8d
	movslq	%r11d, %r11
.L930:
	movl	%eax, (%r12,%r11,4)
	cmpl	%eax, %edi
	jle	.L927
	movq	96(%rbp), %r9
	leaq	(%r9,%r11), %r10
	jmp	.L928
	.p2align 4,,10
	.p2align 3
.L929:
	leaq	(%rcx,%rdx,4), %rsi
	movl	(%rsi), %eax
	cmpl	%r8d, %eax
	cmovg	%r8d, %eax
	movl	%eax, (%rsi)
	movl	(%r12,%rdx,4), %eax
	cmpl	%eax, %edi
	jle	.L927
.L928:
	movslq	%eax, %rdx
	movzbl	(%r9,%rdx), %esi
	cmpb	%sil, (%r10)
	jne	.L929
.L927:
	subq	$1, %r11
	subl	$1, %eax
	addl	$1, %r8d
	cmpl	$-1, %r11d
	jne	.L930
	testl	%eax, %eax
	js	.L1060
.L931:
	movq	%rcx, %r8
	leal	(%rdi,%rax), %edx
.L935:
	movl	(%r8), %esi
	cmpl	%edx, %esi
	cmovg	%edx, %esi
	addq	$4, %r8
	movl	%esi, -4(%r8)
	movl	%edx, %esi
	subl	$1, %edx
	cmpl	%edi, %esi
	jne	.L935
	movslq	%eax, %rdx
	movslq	(%r12,%rdx,4), %r8
	cmpl	%eax, %edi
	jle	.L933
.L934:
	cmpl	%eax, %r8d
	jl	.L941
	cmpl	%eax, %edi
	jle	.L933
	leal	1(%rax), %edx
	leal	1(%rdi,%r8), %r9d
	movslq	%edx, %rdx
	jmp	.L937
	.p2align 4,,10
	.p2align 3
.L1061:
	cmpl	%r8d, %eax
	jg	.L941
.L937:
	movl	-4(%rcx,%rdx,4), %esi
	movl	%r9d, %eax
	subl	%edx, %eax
	cmpl	%esi, %eax
	cmovg	%esi, %eax
	movl	%eax, -4(%rcx,%rdx,4)
	movl	%edx, %eax
	addq	$1, %rdx
	cmpl	%eax, %edi
	jg	.L1061
.L933:
	movq	%r12, %rdi
	call	free@PLT
.L918:
	cmpq	$0, 120(%rbp)
	je	.L924
.L1044:
	movl	48(%rsp), %eax
.L1043:
	movl	72(%rbp), %esi
.L910:
	movq	136(%rbp), %r8
	testl	%eax, %eax
	jne	.L873
.L908:
	movq	8(%rbp), %rax
	xorl	%edi, %edi
	xorl	%ecx, %ecx
	leaq	8(%rax), %rdx
	.p2align 4,,10
	.p2align 3
.L947:
	movq	(%rdx), %rax
	addq	$8, %rdx
	andl	$4160749568, %eax
	cmpq	$1207959552, %rax
	je	.L942
	cmpq	$1342177280, %rax
	je	.L943
	cmpq	$134217728, %rax
	jne	.L947
	testq	%rcx, %rcx
	je	.L948
	orl	$4, %esi
	movq	%rdi, 152(%rbp)
	movl	%esi, 72(%rbp)
	movl	$53829, 0(%rbp)
	movq	%r8, (%rbx)
	movq	%rbp, 8(%rbx)
	movl	$62053, 16(%rbx)
.L950:
	movdqa	(%rsp), %xmm7
	movq	%rbx, %rdi
	movl	$15, 48(%rsp)
	movaps	%xmm7, 32(%rsp)
	call	regfree@PLT
	movl	48(%rsp), %eax
	jmp	.L840
.L943:
	cmpq	%rcx, %rdi
	cmovl	%rcx, %rdi
	subq	$1, %rcx
	jmp	.L947
.L942:
	addq	$1, %rcx
	jmp	.L947
.L948:
	movl	%esi, %eax
	movq	%rdi, 152(%rbp)
	movl	$53829, 0(%rbp)
	movq	%r8, (%rbx)
	movq	%rbp, 8(%rbx)
	movl	$62053, 16(%rbx)
	andl	$4, %eax
	je	.L840
	jmp	.L950
.L895:
	movl	%esi, 104(%rbp)
	movq	%rcx, %r13
	jmp	.L896
.L1056:
	movl	$-1, 104(%rbp)
	movl	72(%rbp), %esi
	movq	136(%rbp), %r8
	jmp	.L908
.L871:
	movdqa	(%rsp), %xmm5
	movq	56(%rsp), %rax
	cmpl	$3, 128(%rbp)
	movq	%rax, 8(%rbp)
	movaps	%xmm5, 32(%rsp)
	jle	.L1062
	jmp	.L918
.L1059:
	xorl	%eax, %eax
	movq	%rax, 120(%rbp)
.L924:
	movq	112(%rbp), %rdi
	testq	%rdi, %rdi
	je	.L1044
	call	free@PLT
	movq	$0, 112(%rbp)
	jmp	.L1044
	.p2align 4,,10
	.p2align 3
.L941:
	cmpl	%eax, %edi
	jle	.L933
	movslq	(%r12,%r8,4), %r8
	jmp	.L934
.L901:
	movl	%esi, 104(%rbp)
	movq	%rcx, %r13
	jmp	.L903
.L898:
	movl	%esi, 104(%rbp)
	movq	%rcx, %r13
	xorl	%r12d, %r12d
	jmp	.L884
.L957:
	movl	$16, %eax
	ret
.L853:
	movdqa	(%rsp), %xmm3
	movl	$14, 48(%rsp)
	movaps	%xmm3, 32(%rsp)
	jmp	.L855
.L959:
	xorl	%edx, %edx
	jmp	.L874
.L962:
	movl	%eax, %esi
	xorl	%r12d, %r12d
	jmp	.L884
.L925:
	movl	$0, %eax
	je	.L931
	jmp	.L933
.L911:
	movb	$0, (%rax)
	movl	48(%rsp), %eax
	jmp	.L1043
.L1057:
	xorl	%esi, %esi
	movl	$-1, 104(%rbp)
	movl	48(%rsp), %eax
	movl	%esi, 128(%rbp)
	movl	72(%rbp), %esi
	jmp	.L910
.L1058:
	xorl	%ecx, %ecx
	movq	%rcx, 112(%rbp)
	jmp	.L921
.L1045:
	movq	%rbp, %rdi
	call	free@PLT
.L846:
	movl	$12, %eax
	jmp	.L840
	.p2align 4,,10
	.p2align 3
.L1060:
	movslq	%eax, %rdx
	movslq	(%r12,%rdx,4), %r8
	jmp	.L934
.L1055:
	orl	$-1, %esi
	xorl	%r12d, %r12d
	jmp	.L884
	.size	regcomp, .-regcomp
	.local	nuls
	.comm	nuls,10,8
	.section	.rodata.str1.1
.LC6:
	.string	"NUL"
.LC7:
	.string	"SOH"
.LC8:
	.string	"STX"
.LC9:
	.string	"ETX"
.LC10:
	.string	"EOT"
.LC11:
	.string	"ENQ"
.LC12:
	.string	"ACK"
.LC13:
	.string	"BEL"
.LC14:
	.string	"alert"
.LC15:
	.string	"BS"
.LC16:
	.string	"backspace"
.LC17:
	.string	"HT"
.LC18:
	.string	"tab"
.LC19:
	.string	"LF"
.LC20:
	.string	"newline"
.LC21:
	.string	"VT"
.LC22:
	.string	"vertical-tab"
.LC23:
	.string	"FF"
.LC24:
	.string	"form-feed"
.LC25:
	.string	"CR"
.LC26:
	.string	"carriage-return"
.LC27:
	.string	"SO"
.LC28:
	.string	"SI"
.LC29:
	.string	"DLE"
.LC30:
	.string	"DC1"
.LC31:
	.string	"DC2"
.LC32:
	.string	"DC3"
.LC33:
	.string	"DC4"
.LC34:
	.string	"NAK"
.LC35:
	.string	"SYN"
.LC36:
	.string	"ETB"
.LC37:
	.string	"CAN"
.LC38:
	.string	"EM"
.LC39:
	.string	"SUB"
.LC40:
	.string	"ESC"
.LC41:
	.string	"IS4"
.LC42:
	.string	"FS"
.LC43:
	.string	"IS3"
.LC44:
	.string	"GS"
.LC45:
	.string	"IS2"
.LC46:
	.string	"RS"
.LC47:
	.string	"IS1"
.LC48:
	.string	"US"
.LC49:
	.string	"space"
.LC50:
	.string	"exclamation-mark"
.LC51:
	.string	"quotation-mark"
.LC52:
	.string	"number-sign"
.LC53:
	.string	"dollar-sign"
.LC54:
	.string	"percent-sign"
.LC55:
	.string	"ampersand"
.LC56:
	.string	"apostrophe"
.LC57:
	.string	"left-parenthesis"
.LC58:
	.string	"right-parenthesis"
.LC59:
	.string	"asterisk"
.LC60:
	.string	"plus-sign"
.LC61:
	.string	"comma"
.LC62:
	.string	"hyphen"
.LC63:
	.string	"hyphen-minus"
.LC64:
	.string	"period"
.LC65:
	.string	"full-stop"
.LC66:
	.string	"slash"
.LC67:
	.string	"solidus"
.LC68:
	.string	"zero"
.LC69:
	.string	"one"
.LC70:
	.string	"two"
.LC71:
	.string	"three"
.LC72:
	.string	"four"
.LC73:
	.string	"five"
.LC74:
	.string	"six"
.LC75:
	.string	"seven"
.LC76:
	.string	"eight"
.LC77:
	.string	"nine"
.LC78:
	.string	"colon"
.LC79:
	.string	"semicolon"
.LC80:
	.string	"less-than-sign"
.LC81:
	.string	"equals-sign"
.LC82:
	.string	"greater-than-sign"
.LC83:
	.string	"question-mark"
.LC84:
	.string	"commercial-at"
.LC85:
	.string	"left-square-bracket"
.LC86:
	.string	"backslash"
.LC87:
	.string	"reverse-solidus"
.LC88:
	.string	"right-square-bracket"
.LC89:
	.string	"circumflex"
.LC90:
	.string	"circumflex-accent"
.LC91:
	.string	"underscore"
.LC92:
	.string	"low-line"
.LC93:
	.string	"grave-accent"
.LC94:
	.string	"left-brace"
.LC95:
	.string	"left-curly-bracket"
.LC96:
	.string	"vertical-line"
.LC97:
	.string	"right-brace"
.LC98:
	.string	"right-curly-bracket"
.LC99:
	.string	"tilde"
.LC100:
	.string	"DEL"
	.section	.data.rel.local,"aw"
	.align 32
	.type	cnames, @object
	.size	cnames, 1536
cnames:
	.quad	.LC6
	.byte	0
	.zero	7
	.quad	.LC7
	.byte	1
	.zero	7
	.quad	.LC8
	.byte	2
	.zero	7
	.quad	.LC9
	.byte	3
	.zero	7
	.quad	.LC10
	.byte	4
	.zero	7
	.quad	.LC11
	.byte	5
	.zero	7
	.quad	.LC12
	.byte	6
	.zero	7
	.quad	.LC13
	.byte	7
	.zero	7
	.quad	.LC14
	.byte	7
	.zero	7
	.quad	.LC15
	.byte	8
	.zero	7
	.quad	.LC16
	.byte	8
	.zero	7
	.quad	.LC17
	.byte	9
	.zero	7
	.quad	.LC18
	.byte	9
	.zero	7
	.quad	.LC19
	.byte	10
	.zero	7
	.quad	.LC20
	.byte	10
	.zero	7
	.quad	.LC21
	.byte	11
	.zero	7
	.quad	.LC22
	.byte	11
	.zero	7
	.quad	.LC23
	.byte	12
	.zero	7
	.quad	.LC24
	.byte	12
	.zero	7
	.quad	.LC25
	.byte	13
	.zero	7
	.quad	.LC26
	.byte	13
	.zero	7
	.quad	.LC27
	.byte	14
	.zero	7
	.quad	.LC28
	.byte	15
	.zero	7
	.quad	.LC29
	.byte	16
	.zero	7
	.quad	.LC30
	.byte	17
	.zero	7
	.quad	.LC31
	.byte	18
	.zero	7
	.quad	.LC32
	.byte	19
	.zero	7
	.quad	.LC33
	.byte	20
	.zero	7
	.quad	.LC34
	.byte	21
	.zero	7
	.quad	.LC35
	.byte	22
	.zero	7
	.quad	.LC36
	.byte	23
	.zero	7
	.quad	.LC37
	.byte	24
	.zero	7
	.quad	.LC38
	.byte	25
	.zero	7
	.quad	.LC39
	.byte	26
	.zero	7
	.quad	.LC40
	.byte	27
	.zero	7
	.quad	.LC41
	.byte	28
	.zero	7
	.quad	.LC42
	.byte	28
	.zero	7
	.quad	.LC43
	.byte	29
	.zero	7
	.quad	.LC44
	.byte	29
	.zero	7
	.quad	.LC45
	.byte	30
	.zero	7
	.quad	.LC46
	.byte	30
	.zero	7
	.quad	.LC47
	.byte	31
	.zero	7
	.quad	.LC48
	.byte	31
	.zero	7
	.quad	.LC49
	.byte	32
	.zero	7
	.quad	.LC50
	.byte	33
	.zero	7
	.quad	.LC51
	.byte	34
	.zero	7
	.quad	.LC52
	.byte	35
	.zero	7
	.quad	.LC53
	.byte	36
	.zero	7
	.quad	.LC54
	.byte	37
	.zero	7
	.quad	.LC55
	.byte	38
	.zero	7
	.quad	.LC56
	.byte	39
	.zero	7
	.quad	.LC57
	.byte	40
	.zero	7
	.quad	.LC58
	.byte	41
	.zero	7
	.quad	.LC59
	.byte	42
	.zero	7
	.quad	.LC60
	.byte	43
	.zero	7
	.quad	.LC61
	.byte	44
	.zero	7
	.quad	.LC62
	.byte	45
	.zero	7
	.quad	.LC63
	.byte	45
	.zero	7
	.quad	.LC64
	.byte	46
	.zero	7
	.quad	.LC65
	.byte	46
	.zero	7
	.quad	.LC66
	.byte	47
	.zero	7
	.quad	.LC67
	.byte	47
	.zero	7
	.quad	.LC68
	.byte	48
	.zero	7
	.quad	.LC69
	.byte	49
	.zero	7
	.quad	.LC70
	.byte	50
	.zero	7
	.quad	.LC71
	.byte	51
	.zero	7
	.quad	.LC72
	.byte	52
	.zero	7
	.quad	.LC73
	.byte	53
	.zero	7
	.quad	.LC74
	.byte	54
	.zero	7
	.quad	.LC75
	.byte	55
	.zero	7
	.quad	.LC76
	.byte	56
	.zero	7
	.quad	.LC77
	.byte	57
	.zero	7
	.quad	.LC78
	.byte	58
	.zero	7
	.quad	.LC79
	.byte	59
	.zero	7
	.quad	.LC80
	.byte	60
	.zero	7
	.quad	.LC81
	.byte	61
	.zero	7
	.quad	.LC82
	.byte	62
	.zero	7
	.quad	.LC83
	.byte	63
	.zero	7
	.quad	.LC84
	.byte	64
	.zero	7
	.quad	.LC85
	.byte	91
	.zero	7
	.quad	.LC86
	.byte	92
	.zero	7
	.quad	.LC87
	.byte	92
	.zero	7
	.quad	.LC88
	.byte	93
	.zero	7
	.quad	.LC89
	.byte	94
	.zero	7
	.quad	.LC90
	.byte	94
	.zero	7
	.quad	.LC91
	.byte	95
	.zero	7
	.quad	.LC92
	.byte	95
	.zero	7
	.quad	.LC93
	.byte	96
	.zero	7
	.quad	.LC94
	.byte	123
	.zero	7
	.quad	.LC95
	.byte	123
	.zero	7
	.quad	.LC96
	.byte	124
	.zero	7
	.quad	.LC97
	.byte	125
	.zero	7
	.quad	.LC98
	.byte	125
	.zero	7
	.quad	.LC99
	.byte	126
	.zero	7
	.quad	.LC100
	.byte	127
	.zero	7
	.quad	0
	.byte	0
	.zero	7
	.section	.rodata.str1.1
.LC101:
	.string	"alnum"
.LC102:
	.string	"alpha"
.LC103:
	.string	"blank"
.LC104:
	.string	"cntrl"
.LC105:
	.string	"digit"
.LC106:
	.string	"graph"
.LC107:
	.string	"lower"
.LC108:
	.string	"print"
.LC109:
	.string	"punct"
.LC110:
	.string	"upper"
.LC111:
	.string	"xdigit"
	.section	.data.rel.local
	.align 32
	.type	cclasses, @object
	.size	cclasses, 208
cclasses:
	.quad	.LC101
	.long	0
	.zero	4
	.quad	.LC102
	.long	1
	.zero	4
	.quad	.LC103
	.long	2
	.zero	4
	.quad	.LC104
	.long	3
	.zero	4
	.quad	.LC105
	.long	4
	.zero	4
	.quad	.LC106
	.long	5
	.zero	4
	.quad	.LC107
	.long	6
	.zero	4
	.quad	.LC108
	.long	7
	.zero	4
	.quad	.LC109
	.long	8
	.zero	4
	.quad	.LC49
	.long	9
	.zero	4
	.quad	.LC110
	.long	10
	.zero	4
	.quad	.LC111
	.long	11
	.zero	4
	.quad	0
	.zero	8
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC2:
	.byte	94
	.byte	10
	.byte	93
	.byte	0
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC3:
	.long	256
	.long	0
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC4:
	.long	0
	.long	0
	.long	0
	.long	1
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
