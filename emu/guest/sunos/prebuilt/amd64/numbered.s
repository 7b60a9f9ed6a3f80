// ad29a2b5835ec3b600ff744affd7579c emu/guest/libc/sunos/numbered.c
	.file	"numbered.c"
	.text
	.section	.text.find_conversion,"ax",@progbits
	.p2align 4
	.type	find_conversion, @function
find_conversion:
	movq	8(%rdi), %rax
.L2:
	movq	%rax, %rdx
	testq	%rax, %rax
	je	.L8
.L17:
	movl	(%rax), %eax
	testl	%eax, %eax
	je	.L13
	cmpl	$37, %eax
	jne	.L4
	leaq	4(%rdx), %rax
	movl	4(%rdx), %edx
	movq	%rax, 8(%rdi)
	cmpl	$37, %edx
	jne	.L3
	movq	%rax, %rdx
.L4:
	leaq	4(%rdx), %rax
	movq	%rax, 8(%rdi)
	movq	%rax, %rdx
	testq	%rax, %rax
	jne	.L17
.L8:
	movq	(%rdi), %rdx
	movzbl	(%rdx), %ecx
	testl	%ecx, %ecx
	je	.L13
	cmpl	$37, %ecx
	jne	.L5
	leaq	1(%rdx), %rcx
	movq	%rcx, (%rdi)
	movzbl	1(%rdx), %edx
	cmpl	$37, %edx
	jne	.L3
	movq	%rcx, %rdx
.L5:
	addq	$1, %rdx
	movq	%rdx, (%rdi)
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L13:
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	xorl	%eax, %eax
	testl	%edx, %edx
	setne	%al
	ret
	.size	find_conversion, .-find_conversion
	.section	.text.copy,"ax",@progbits
	.p2align 4
	.type	copy, @function
copy:
	movq	8(%rdi), %rax
	testq	%rax, %rax
	je	.L19
	movq	8(%rsi), %rdx
	movl	(%rdx), %edx
	movl	%edx, (%rax)
.L20:
	addq	$4, %rax
	movq	%rax, 8(%rdi)
	movq	8(%rsi), %rax
	testq	%rax, %rax
	je	.L23
.L25:
	addq	$4, %rax
	movq	%rax, 8(%rsi)
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	movq	(%rsi), %rdx
	movq	(%rdi), %rax
	movzbl	(%rdx), %edx
	movb	%dl, (%rax)
	movq	8(%rdi), %rax
	testq	%rax, %rax
	jne	.L20
	movq	8(%rsi), %rax
	addq	$1, (%rdi)
	testq	%rax, %rax
	jne	.L25
.L23:
	addq	$1, (%rsi)
	ret
	.size	copy, .-copy
	.section	.text.number_at,"ax",@progbits
	.p2align 4
	.type	number_at, @function
number_at:
	movslq	%esi, %rsi
	leaq	(%rsi,%rsi,2), %rax
	leaq	408(%rdi,%rax,8), %rax
	movdqu	(%rax), %xmm0
	movups	%xmm0, -40(%rsp)
	movq	16(%rax), %rcx
	movl	-40(%rsp), %eax
	movq	%rcx, -24(%rsp)
	cmpl	$47, %eax
	ja	.L27
	movl	%eax, %edx
	addl	$8, %eax
	addq	%rcx, %rdx
	movl	%eax, -40(%rsp)
	movl	(%rdx), %eax
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	movq	-32(%rsp), %rdx
	leaq	8(%rdx), %rax
	movq	%rax, -32(%rsp)
	movl	(%rdx), %eax
	ret
	.size	number_at, .-number_at
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"%d"
.LC1:
	.string	".%d"
.LC2:
	.string	"%s%c"
.LC3:
	.string	""
.LC4:
	.string	"%s%s"
.LC5:
	.string	"-"
	.section	.text.format_one,"ax",@progbits
	.p2align 4
	.type	format_one, @function
format_one:
	pushq	%r14
	movslq	%ecx, %r8
	pushq	%r13
	movq	%rdi, %r13
	movq	%rdx, %rdi
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$112, %rsp
	movzbl	28(%rsi), %eax
	cmpb	$72, %al
	je	.L52
	xorl	%edx, %edx
	cmpb	$113, %al
	je	.L57
.L30:
	movl	16(%rbx), %esi
	movb	%al, 13(%rsp)
	movb	%dl, 14(%rsp)
	movb	$0, 15(%rsp)
	testl	%esi, %esi
	jne	.L58
	movl	24(%rbx), %r14d
.L32:
	movl	12(%rbx), %esi
	testl	%esi, %esi
	jne	.L59
	movl	20(%rbx), %r12d
.L34:
	movslq	8(%rbx), %rax
	pxor	%xmm0, %xmm0
	movq	$37, 48(%rsp)
	movq	$0, 56(%rsp)
	leaq	(%rax,%rax,2), %rax
	movaps	%xmm0, 64(%rsp)
	leaq	408(%rdi,%rax,8), %rax
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 96(%rsp)
	movdqu	(%rax), %xmm1
	movups	%xmm1, 16(%rsp)
	movq	16(%rax), %rax
	movq	%rax, 32(%rsp)
	cmpb	$110, 29(%rbx)
	je	.L60
	testl	%r12d, %r12d
	js	.L61
	leaq	49(%rsp), %rbp
	movq	%rbx, %rcx
	movl	$16, %esi
	xorl	%eax, %eax
	movq	%rbp, %rdi
	leaq	.LC3(%rip), %r8
	leaq	.LC4(%rip), %rdx
	call	snprintf@PLT
	cltq
	addq	%rax, %rbp
	testl	%r12d, %r12d
	jne	.L49
.L50:
	testl	%r14d, %r14d
	js	.L48
	movq	%rbp, %rdi
	movl	%r14d, %ecx
	leaq	.LC1(%rip), %rdx
	xorl	%eax, %eax
	movl	$16, %esi
	call	snprintf@PLT
	cltq
	addq	%rax, %rbp
.L48:
	movsbl	29(%rbx), %r8d
	leaq	13(%rsp), %rcx
	movq	%rbp, %rdi
	xorl	%eax, %eax
	leaq	.LC2(%rip), %rdx
	movl	$16, %esi
	call	snprintf@PLT
	leaq	48(%rsp), %rsi
	movq	%r13, %rdi
	xorl	%edx, %edx
	leaq	16(%rsp), %rcx
	call	format_text@PLT
	addq	$112, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L57:
	movl	$108, %eax
	movl	$108, %edx
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L61:
	leaq	49(%rsp), %rbp
	movq	%rbx, %rcx
	movl	$16, %esi
	xorl	%eax, %eax
	movq	%rbp, %rdi
	leaq	.LC5(%rip), %r8
	leaq	.LC4(%rip), %rdx
	call	snprintf@PLT
	movl	$2147483647, %ecx
	cltq
	addq	%rax, %rbp
	cmpl	$-2147483648, %r12d
	je	.L51
.L49:
	movl	%r12d, %ecx
	negl	%ecx
	cmovs	%r12d, %ecx
.L51:
	movq	%rbp, %rdi
	leaq	.LC0(%rip), %rdx
	movl	$16, %esi
	xorl	%eax, %eax
	call	snprintf@PLT
	cltq
	addq	%rax, %rbp
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L52:
	movl	$104, %eax
	movl	$104, %edx
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L59:
	call	number_at
	movl	%eax, %r12d
	jmp	.L34
	.p2align 4,,10
	.p2align 3
.L58:
	call	number_at
	movl	%eax, %r14d
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L60:
	movl	16(%rsp), %edx
	cmpl	$47, %edx
	ja	.L36
	movl	%edx, %ecx
	addl	$8, %edx
	movl	%edx, 16(%rsp)
	addq	%rcx, %rax
.L37:
	movq	(%rax), %rdx
	movzbl	28(%rbx), %eax
	cmpb	$108, %al
	je	.L43
	jg	.L39
	cmpb	$72, %al
	je	.L40
	cmpb	$104, %al
	jne	.L42
	movw	%r8w, (%rdx)
	xorl	%eax, %eax
.L62:
	addq	$112, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	cmpb	$113, %al
	jne	.L42
.L43:
	movq	%r8, (%rdx)
	xorl	%eax, %eax
	jmp	.L62
	.p2align 4,,10
	.p2align 3
.L36:
	movq	24(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 24(%rsp)
	jmp	.L37
	.p2align 4,,10
	.p2align 3
.L42:
	movl	%r8d, (%rdx)
	xorl	%eax, %eax
	jmp	.L62
	.p2align 4,,10
	.p2align 3
.L40:
	movb	%r8b, (%rdx)
	xorl	%eax, %eax
	jmp	.L62
	.size	format_one, .-format_one
	.section	.text.format_plain,"ax",@progbits
	.p2align 4
	.type	format_plain, @function
format_plain:
	pushq	%r13
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$472, %rsp
	movq	%rcx, 312(%rsp)
	movq	%r8, 320(%rsp)
	movq	%r9, 328(%rsp)
	testb	%al, %al
	je	.L90
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm1, 352(%rsp)
	movaps	%xmm2, 368(%rsp)
	movaps	%xmm3, 384(%rsp)
	movaps	%xmm4, 400(%rsp)
	movaps	%xmm5, 416(%rsp)
	movaps	%xmm6, 432(%rsp)
	movaps	%xmm7, 448(%rsp)
.L90:
	leaq	512(%rsp), %rax
	movq	8(%rbx), %rdx
	movl	$24, 8(%rsp)
	xorl	%r13d, %r13d
	movq	%rax, 16(%rsp)
	leaq	288(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	movl	$0, (%r12)
	testq	%rdx, %rdx
	je	.L84
	.p2align 4,,10
	.p2align 3
.L106:
	movl	(%rdx), %eax
	testl	%eax, %eax
	je	.L63
.L107:
	movl	(%r12), %eax
	testl	%eax, %eax
	jne	.L63
	cmpl	$-1, %r13d
	je	.L63
	xorl	%eax, %eax
	leaq	32(%rsp), %rsi
	testq	%rdx, %rdx
	je	.L78
	.p2align 4,,10
	.p2align 3
.L72:
	movl	(%rdx), %ecx
	testl	%ecx, %ecx
	je	.L80
.L105:
	movl	(%r12), %edi
	testl	%edi, %edi
	jne	.L80
	cmpl	$37, %ecx
	jne	.L104
	movq	(%rbx), %rdi
	testq	%rdx, %rdx
	je	.L70
	cmpl	$37, 4(%rdx)
	leaq	4(%rdx), %rcx
	setne	%dl
	movzbl	%dl, %edx
	movl	%edx, (%r12)
	je	.L71
	movq	%rcx, 8(%rbx)
	movq	%rcx, %rdx
	jmp	.L72
	.p2align 4,,10
	.p2align 3
.L74:
	movb	$37, (%rsi,%rax)
	movb	$37, 1(%rsi,%rax)
	addq	$2, %rax
.L69:
	addq	$1, (%rbx)
	cmpq	$61, %rax
	ja	.L76
.L78:
	movq	(%rbx), %rdx
	movzbl	(%rdx), %ecx
	xorl	%edx, %edx
.L109:
	testl	%ecx, %ecx
	jne	.L105
	.p2align 4,,10
	.p2align 3
.L80:
	testq	%rdx, %rdx
	je	.L76
.L77:
	movl	$0, 32(%rsp,%rax,4)
	movq	%rsi, %rdx
	xorl	%esi, %esi
.L82:
	leaq	8(%rsp), %rcx
	movq	%rbp, %rdi
	call	format_text@PLT
	movq	8(%rbx), %rdx
	addl	%eax, %r13d
	testl	%eax, %eax
	movl	$-1, %eax
	cmovs	%eax, %r13d
	testq	%rdx, %rdx
	jne	.L106
.L84:
	movq	(%rbx), %rax
	movzbl	(%rax), %eax
	testl	%eax, %eax
	jne	.L107
.L63:
	addq	$472, %rsp
	movl	%r13d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L104:
	testq	%rdx, %rdx
	je	.L67
	movl	%ecx, (%rsi,%rax,4)
	addq	$1, %rax
	movq	%rdx, %rcx
.L68:
	leaq	4(%rcx), %rdx
	movq	%rdx, 8(%rbx)
	cmpq	$61, %rax
	jbe	.L72
	jmp	.L77
	.p2align 4,,10
	.p2align 3
.L108:
	xorl	%ecx, %ecx
	movq	%r8, %rdi
.L71:
	movq	%rdi, (%rbx)
	movq	%rcx, 8(%rbx)
	testq	%rcx, %rcx
	je	.L74
	movl	$37, (%rsi,%rax,4)
	movl	$37, 4(%rsi,%rax,4)
	addq	$2, %rax
	jmp	.L68
	.p2align 4,,10
	.p2align 3
.L76:
	movb	$0, 32(%rsp,%rax)
	xorl	%edx, %edx
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L70:
	xorl	%edx, %edx
	cmpb	$37, 1(%rdi)
	leaq	1(%rdi), %r8
	setne	%dl
	movl	%edx, (%r12)
	je	.L108
	movq	%r8, (%rbx)
	movq	(%rbx), %rdx
	movzbl	(%rdx), %ecx
	xorl	%edx, %edx
	jmp	.L109
	.p2align 4,,10
	.p2align 3
.L67:
	movb	%cl, (%rsi,%rax)
	addq	$1, %rax
	jmp	.L69
	.size	format_plain, .-format_plain
	.section	.text.scan_ordered,"ax",@progbits
	.p2align 4
	.type	scan_ordered, @function
scan_ordered:
	subq	$216, %rsp
	movq	%rcx, %r11
	movq	%rdx, %rcx
	movq	%r8, 64(%rsp)
	movq	%r11, %rdx
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L112
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L112:
	leaq	224(%rsp), %rax
	movq	%rdx, %r8
	movq	8(%rsi), %rdx
	leaq	8(%rsp), %r9
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	(%rsi), %rax
	movl	$32, 8(%rsp)
	movq	%rax, %rsi
	movl	$48, 12(%rsp)
	call	scan_text@PLT
	addq	$216, %rsp
	ret
	.size	scan_ordered, .-scan_ordered
	.section	.text.read_position,"ax",@progbits
	.p2align 4
	.type	read_position, @function
read_position:
	movq	8(%rdi), %rax
	movq	(%rdi), %rsi
	xorl	%edx, %edx
	testq	%rax, %rax
	je	.L116
	movl	(%rax), %ecx
	leal	-48(%rcx), %edx
	cmpl	$9, %edx
	movl	$0, %edx
	jbe	.L130
.L119:
	cmpl	$36, %ecx
	jne	.L123
	leal	-1(%rdx), %ecx
	addq	$4, %rax
	cmpl	$98, %ecx
	ja	.L123
.L129:
	movq	%rax, 8(%rdi)
	movl	%edx, %eax
	movq	%rsi, (%rdi)
	ret
	.p2align 4,,10
	.p2align 3
.L135:
	cmpl	$26843544, %edx
	jle	.L122
	movl	$268435456, %edx
.L117:
	addq	$1, %rsi
.L116:
	movzbl	(%rsi), %ecx
	leal	-48(%rcx), %r8d
	cmpl	$9, %r8d
	jbe	.L135
	cmpl	$36, %ecx
	jne	.L123
	leal	-1(%rdx), %ecx
	cmpl	$98, %ecx
	ja	.L123
	addq	$1, %rsi
	jmp	.L129
	.p2align 4,,10
	.p2align 3
.L123:
	xorl	%edx, %edx
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L130:
	leal	(%rdx,%rdx,4), %edx
	addq	$4, %rax
	leal	-48(%rcx,%rdx,2), %edx
	movl	(%rax), %ecx
	leal	-48(%rcx), %r8d
	cmpl	$9, %r8d
	ja	.L119
.L136:
	cmpl	$26843544, %edx
	jle	.L130
	movl	4(%rax), %ecx
	addq	$4, %rax
	movl	$268435456, %edx
	leal	-48(%rcx), %r8d
	cmpl	$9, %r8d
	ja	.L119
	jmp	.L136
	.p2align 4,,10
	.p2align 3
.L122:
	leal	(%rdx,%rdx,4), %edx
	leal	-48(%rcx,%rdx,2), %edx
	jmp	.L117
	.size	read_position, .-read_position
	.section	.text.read_amount,"ax",@progbits
	.p2align 4
	.type	read_amount, @function
read_amount:
	movq	8(%rdi), %rax
	movq	%rdx, %r9
	testq	%rax, %rax
	je	.L138
	cmpl	$42, (%rax)
	jne	.L156
	addq	$4, %rax
	movq	%rax, 8(%rdi)
.L149:
	call	read_position
	testl	%eax, %eax
	movl	%eax, (%r9)
	setne	%al
	movzbl	%al, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L156:
	xorl	%edx, %edx
.L139:
	movl	(%rax), %ecx
	leal	-48(%rcx), %r8d
	cmpl	$9, %r8d
	jbe	.L157
.L144:
	movl	%edx, (%rsi)
	movl	$1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L138:
	movq	(%rdi), %rax
	cmpb	$42, (%rax)
	jne	.L158
	addq	$1, %rax
	movq	%rax, (%rdi)
	jmp	.L149
	.p2align 4,,10
	.p2align 3
.L158:
	xorl	%edx, %edx
.L143:
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %r8d
	cmpl	$9, %r8d
	ja	.L144
	cmpl	$26843544, %edx
	jg	.L159
	leal	(%rdx,%rdx,4), %edx
	addq	$1, %rax
	movq	%rax, (%rdi)
	leal	-48(%rcx,%rdx,2), %edx
	jmp	.L143
	.p2align 4,,10
	.p2align 3
.L157:
	cmpl	$26843544, %edx
	jle	.L160
	movl	$268435456, %edx
.L145:
	addq	$4, %rax
	movq	%rax, 8(%rdi)
	jmp	.L139
	.p2align 4,,10
	.p2align 3
.L160:
	leal	(%rdx,%rdx,4), %edx
	leal	-48(%rcx,%rdx,2), %edx
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L159:
	addq	$1, %rax
	movl	$268435456, %edx
	movq	%rax, (%rdi)
	jmp	.L143
	.size	read_amount, .-read_amount
	.section	.rodata.str1.1
.LC6:
	.string	"-+ #0'"
	.section	.text.read_spec,"ax",@progbits
	.p2align 4
	.type	read_spec, @function
read_spec:
	pushq	%r12
	pxor	%xmm0, %xmm0
	xorl	%r12d, %r12d
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	call	read_position
	movups	%xmm0, 0(%rbp)
	movl	%eax, 8(%rbp)
	movq	8(%rdi), %rax
	movups	%xmm0, 16(%rbp)
	movl	$-1, 24(%rbp)
	testq	%rax, %rax
	je	.L163
	.p2align 4,,10
	.p2align 3
.L162:
	movl	(%rax), %esi
	leal	-1(%rsi), %eax
	cmpl	$126, %eax
	ja	.L175
.L171:
	leaq	.LC6(%rip), %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L175
	movq	8(%rbx), %rax
	testq	%rax, %rax
	je	.L164
	movl	(%rax), %esi
.L165:
	movq	%r12, %rdx
	movq	%rbp, %rdi
	call	memchr@PLT
	testq	%rax, %rax
	je	.L222
.L166:
	movq	8(%rbx), %rax
	testq	%rax, %rax
	je	.L169
	addq	$4, %rax
	movq	%rax, 8(%rbx)
	jmp	.L162
	.p2align 4,,10
	.p2align 3
.L169:
	addq	$1, (%rbx)
.L163:
	movq	(%rbx), %rax
	movzbl	(%rax), %esi
	leal	-1(%rsi), %eax
	cmpl	$126, %eax
	jbe	.L171
.L175:
	movb	$0, 0(%rbp,%r12)
	movl	8(%rbp), %eax
	testl	%eax, %eax
	jne	.L223
.L172:
	xorl	%eax, %eax
.L161:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L222:
	movq	8(%rbx), %rax
	testq	%rax, %rax
	je	.L167
.L221:
	movzbl	(%rax), %eax
	movb	%al, 0(%rbp,%r12)
	addq	$1, %r12
	jmp	.L166
	.p2align 4,,10
	.p2align 3
.L164:
	movq	(%rbx), %rax
	movzbl	(%rax), %esi
	jmp	.L165
	.p2align 4,,10
	.p2align 3
.L167:
	movq	(%rbx), %rax
	jmp	.L221
	.p2align 4,,10
	.p2align 3
.L223:
	leaq	12(%rbp), %rdx
	leaq	20(%rbp), %rsi
	movq	%rbx, %rdi
	call	read_amount
	testl	%eax, %eax
	je	.L172
	movq	8(%rbx), %rdx
	testq	%rdx, %rdx
	je	.L177
	cmpl	$46, (%rdx)
	jne	.L179
	addq	$4, %rdx
	movq	%rdx, 8(%rbx)
.L182:
	leaq	16(%rbp), %rdx
	leaq	24(%rbp), %rsi
	movq	%rbx, %rdi
	call	read_amount
	testl	%eax, %eax
	je	.L172
	movq	8(%rbx), %rdx
	testq	%rdx, %rdx
	je	.L224
.L179:
	xorl	%esi, %esi
	leaq	.L187(%rip), %rcx
.L203:
	movl	(%rdx), %eax
	subl	$76, %eax
	cmpl	$46, %eax
	ja	.L185
	movslq	(%rcx,%rax,4), %rax
	addq	%rcx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L187:
	.long	.L191-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L190-.L187
	.long	.L185-.L187
	.long	.L206-.L187
	.long	.L185-.L187
	.long	.L189-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L206-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L186-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L185-.L187
	.long	.L186-.L187
	.section	.text.read_spec
	.p2align 4,,10
	.p2align 3
.L185:
	movb	%sil, 28(%rbp)
	movl	(%rdx), %eax
	cmpl	$127, %eax
	jbe	.L199
	xorl	%eax, %eax
	xorl	%ecx, %ecx
.L200:
	movb	%cl, 29(%rbp)
	movq	%rdx, 8(%rbx)
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L199:
	testb	%al, %al
	movl	%eax, %ecx
	setne	%al
	movzbl	%al, %eax
	leaq	(%rdx,%rax,4), %rdx
	setne	%al
	movzbl	%al, %eax
	jmp	.L200
.L206:
	movl	$113, %esi
.L188:
	addq	$4, %rdx
	jmp	.L203
	.p2align 4,,10
	.p2align 3
.L177:
	movq	(%rbx), %rax
	cmpb	$46, (%rax)
	jne	.L219
	addq	$1, %rax
	movq	%rax, (%rbx)
	jmp	.L182
.L186:
	movl	$108, %esi
	jmp	.L188
.L224:
	movq	(%rbx), %rax
.L219:
	xorl	%ecx, %ecx
	leaq	.L194(%rip), %r8
	movl	$113, %r10d
	movl	$72, %r9d
	.p2align 4,,10
	.p2align 3
.L181:
	movl	%ecx, %esi
	.p2align 4,,10
	.p2align 3
.L184:
	movzbl	(%rax), %ecx
	movq	%rax, %rdi
	leal	-76(%rcx), %edx
	cmpb	$46, %dl
	ja	.L192
	movzbl	%dl, %edx
	movslq	(%r8,%rdx,4), %rdx
	addq	%r8, %rdx
	jmp	*%rdx
	.section	.rodata
	.align 4
	.align 4
.L194:
	.long	.L198-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L197-.L194
	.long	.L192-.L194
	.long	.L195-.L194
	.long	.L192-.L194
	.long	.L196-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L195-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L208-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L192-.L194
	.long	.L208-.L194
	.section	.text.read_spec
	.p2align 4,,10
	.p2align 3
.L192:
	movb	%sil, 28(%rbp)
	movzbl	(%rax), %ecx
	testb	%cl, %cl
	jns	.L201
	xorl	%eax, %eax
	xorl	%ecx, %ecx
.L202:
	movb	%cl, 29(%rbp)
	movq	%rdi, (%rbx)
	jmp	.L161
.L189:
	cmpb	$108, %sil
	sete	%sil
	leal	108(%rsi,%rsi,4), %esi
	jmp	.L188
.L191:
	movl	$76, %esi
	jmp	.L188
.L190:
	cmpb	$104, %sil
	movl	$104, %eax
	movl	$72, %esi
	cmovne	%eax, %esi
	jmp	.L188
.L208:
	movl	$108, %esi
	.p2align 4,,10
	.p2align 3
.L193:
	addq	$1, %rax
	movq	%rax, (%rbx)
	jmp	.L184
.L195:
	movl	$113, %esi
	jmp	.L193
	.p2align 4,,10
	.p2align 3
.L196:
	cmpb	$108, %sil
	cmove	%r10d, %ecx
	movl	%ecx, %esi
	jmp	.L193
.L197:
	cmpb	$104, %sil
	cmove	%r9d, %ecx
	movl	%ecx, %esi
	jmp	.L193
.L198:
	addq	$1, %rax
	movq	%rax, (%rbx)
	jmp	.L181
.L201:
	setne	%dil
	setne	%dl
	movzbl	%dil, %edi
	addq	%rax, %rdi
	movzbl	%dl, %eax
	jmp	.L202
	.size	read_spec, .-read_spec
	.section	.text.has_numbers,"ax",@progbits
	.p2align 4
	.globl	has_numbers
	.type	has_numbers, @function
has_numbers:
	subq	$24, %rsp
	movq	%rdi, (%rsp)
	movq	%rsp, %rdi
	movq	%rsi, 8(%rsp)
	call	find_conversion
	testl	%eax, %eax
	jne	.L231
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L231:
	call	read_position
	testl	%eax, %eax
	setne	%al
	addq	$24, %rsp
	movzbl	%al, %eax
	ret
	.size	has_numbers, .-has_numbers
	.section	.text.format_numbered,"ax",@progbits
	.p2align 4
	.globl	format_numbered
	.type	format_numbered, @function
format_numbered:
	pushq	%r15
	pxor	%xmm0, %xmm0
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$2936, %rsp
	movq	%rdx, 24(%rsp)
	leaq	116(%rsp), %rax
	leaq	516(%rsp), %rdx
	movq	%rsi, 16(%rsp)
	movdqa	16(%rsp), %xmm2
	movq	%rcx, (%rsp)
	movl	$0, 112(%rsp)
	movaps	%xmm2, 48(%rsp)
	.p2align 4,,10
	.p2align 3
.L233:
	movups	%xmm0, (%rax)
	addq	$16, %rax
	cmpq	%rax, %rdx
	jne	.L233
	leaq	48(%rsp), %r15
	leaq	80(%rsp), %rbp
	movabsq	$485331304561, %r12
	movabsq	$1301821767548928, %r13
	movabsq	$17179869188, %r14
	jmp	.L234
	.p2align 4,,10
	.p2align 3
.L299:
	testq	%r13, %rax
	jne	.L265
	testq	%r14, %rax
	jne	.L297
.L236:
	movl	$1, %ecx
	cmpb	$108, %sil
	je	.L238
	cmpb	$113, %sil
	sete	%cl
	cmpb	$76, %sil
	sete	%al
	orl	%eax, %ecx
	movzbl	%cl, %ecx
	addl	%ecx, %ecx
.L238:
	movl	88(%rsp), %eax
	testl	%eax, %eax
	je	.L239
	movslq	%eax, %rsi
	movl	%ecx, 116(%rsp,%rsi,4)
.L239:
	movl	112(%rsp), %ecx
	cmpl	%ecx, %eax
	cmovl	%ecx, %eax
	movl	92(%rsp), %ecx
	testl	%ecx, %ecx
	je	.L240
	movslq	%ecx, %rsi
	movl	$0, 116(%rsp,%rsi,4)
.L240:
	cmpl	%ecx, %eax
	cmovl	%ecx, %eax
	movl	96(%rsp), %ecx
	testl	%ecx, %ecx
	je	.L241
	movslq	%ecx, %rsi
	movl	$0, 116(%rsp,%rsi,4)
.L241:
	cmpl	%ecx, %eax
	cmovl	%ecx, %eax
	movl	%eax, 112(%rsp)
.L234:
	movq	%r15, %rdi
	call	find_conversion
	testl	%eax, %eax
	je	.L298
	movq	%rbp, %rsi
	movq	%r15, %rdi
	call	read_spec
	testl	%eax, %eax
	je	.L235
	movzbl	109(%rsp), %eax
	movzbl	108(%rsp), %esi
	leal	-65(%rax), %ecx
	cmpb	$50, %cl
	ja	.L236
	movl	$1, %eax
	salq	%cl, %rax
	testq	%r12, %rax
	je	.L299
	xorl	%ecx, %ecx
	cmpb	$76, %sil
	sete	%cl
	addl	$3, %ecx
	jmp	.L238
.L298:
	movq	(%rsp), %rax
	movl	112(%rsp), %edx
	leaq	544(%rsp), %rcx
	leaq	112(%rsp), %r12
	leaq	.L246(%rip), %rdi
	movdqu	(%rax), %xmm3
	movups	%xmm3, 48(%rsp)
	movq	16(%rax), %rax
	movaps	%xmm3, (%rsp)
	movq	%rax, 64(%rsp)
	movl	$1, %eax
	testl	%edx, %edx
	jle	.L264
	.p2align 4,,10
	.p2align 3
.L253:
	movdqu	(%r15), %xmm1
	movups	%xmm1, (%rcx)
	movq	16(%r15), %rsi
	movq	%rsi, 16(%rcx)
	cmpl	$5, 4(%r12,%rax,4)
	ja	.L244
	movl	4(%r12,%rax,4), %esi
	movslq	(%rdi,%rsi,4), %rsi
	addq	%rdi, %rsi
	jmp	*%rsi
	.section	.rodata
	.align 4
	.align 4
.L246:
	.long	.L244-.L246
	.long	.L244-.L246
	.long	.L244-.L246
	.long	.L248-.L246
	.long	.L247-.L246
	.long	.L244-.L246
	.section	.text.format_numbered
	.p2align 4,,10
	.p2align 3
.L244:
	movl	48(%rsp), %esi
	cmpl	$47, %esi
	ja	.L251
	addl	$8, %esi
	movl	%esi, 48(%rsp)
.L252:
	addq	$1, %rax
	addq	$24, %rcx
	cmpl	%eax, 112(%rsp)
	jge	.L253
.L264:
	leaq	44(%rsp), %r15
	leaq	16(%rsp), %r13
	movq	%rbx, %rdi
	xorl	%eax, %eax
	movq	%r15, %rdx
	movq	%r13, %rsi
	call	format_plain
	movl	44(%rsp), %r8d
	movl	%eax, %ebp
	testl	%r8d, %r8d
	je	.L269
	testl	%eax, %eax
	js	.L269
	leaq	80(%rsp), %r14
	leaq	112(%rsp), %r12
	jmp	.L256
	.p2align 4,,10
	.p2align 3
.L300:
	addl	%eax, %ebp
	movq	%rbx, %rdi
	movq	%r15, %rdx
	movq	%r13, %rsi
	xorl	%eax, %eax
	call	format_plain
	movl	44(%rsp), %edi
	addl	%eax, %ebp
	testl	%edi, %edi
	je	.L254
	testl	%eax, %eax
	js	.L254
.L256:
	movq	%r14, %rsi
	movq	%r13, %rdi
	call	read_spec
	movl	%ebp, %ecx
	movq	%r12, %rdx
	movq	%r14, %rsi
	movq	%rbx, %rdi
	call	format_one
	testl	%eax, %eax
	jns	.L300
	movl	112(%rsp), %ecx
	testl	%ecx, %ecx
	jg	.L261
.L262:
	movl	$-1, %ebp
	jmp	.L232
	.p2align 4,,10
	.p2align 3
.L248:
	movl	52(%rsp), %esi
	cmpl	$175, %esi
	ja	.L251
	addl	$16, %esi
	movl	%esi, 52(%rsp)
	jmp	.L252
	.p2align 4,,10
	.p2align 3
.L247:
	movq	56(%rsp), %rdx
	leaq	15(%rdx), %rsi
	andq	$-16, %rsi
	addq	$16, %rsi
	movq	%rsi, 56(%rsp)
	jmp	.L252
	.p2align 4,,10
	.p2align 3
.L251:
	addq	$8, 56(%rsp)
	jmp	.L252
.L269:
	movl	%ebp, %eax
.L254:
	movl	112(%rsp), %esi
	testl	%esi, %esi
	jle	.L258
.L261:
	movl	$1, %edx
	.p2align 4,,10
	.p2align 3
.L259:
	addl	$1, %edx
	cmpl	%edx, 112(%rsp)
	jge	.L259
.L258:
	testl	%eax, %eax
	js	.L262
.L232:
	addq	$2936, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L265:
	movl	$5, %ecx
	jmp	.L238
.L297:
	xorl	%ecx, %ecx
	jmp	.L238
.L235:
	call	___errno@PLT
	movl	$22, (%rax)
	jmp	.L262
	.size	format_numbered, .-format_numbered
	.section	.rodata.str1.1
.LC7:
	.string	"*0123456789hlLqjzt"
	.section	.text.scan_numbered,"ax",@progbits
	.p2align 4
	.globl	scan_numbered
	.type	scan_numbered, @function
scan_numbered:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%r9, %r12
	pushq	%rbp
	movq	%r8, %rbp
	pushq	%rbx
	subq	$2504, %rsp
	movq	%rdi, 24(%rsp)
	movq	%rsi, 48(%rsp)
	movq	%rdx, 56(%rsp)
	movq	%rcx, 32(%rsp)
	movq	%r8, 40(%rsp)
	testq	%r8, %r8
	je	.L353
	movq	%r8, %rax
	movl	$1, %edi
	jmp	.L304
	.p2align 4,,10
	.p2align 3
.L384:
	addq	$4, %rax
	addq	$1, %rdi
.L304:
	movl	(%rax), %edx
	testl	%edx, %edx
	jne	.L384
	salq	$2, %rdi
	leaq	80(%rsp), %r15
	leaq	880(%rsp), %rbx
	call	malloc@PLT
	movl	$100, %ecx
	movq	%r15, %rdi
	movq	%rax, %r14
	xorl	%eax, %eax
	rep stosq
	movl	$201, %ecx
	movq	%rbx, %rdi
	rep stosq
	movq	%r14, 888(%rsp)
.L352:
	movdqa	32(%rsp), %xmm0
	xorl	%r9d, %r9d
	leaq	64(%rsp), %rdi
	movaps	%xmm0, 64(%rsp)
	jmp	.L306
	.p2align 4,,10
	.p2align 3
.L307:
	call	read_position
	cmpl	%eax, %r9d
	cmovl	%eax, %r9d
.L306:
	call	find_conversion
	testl	%eax, %eax
	jne	.L307
	movdqa	880(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	testq	%r14, %r14
	je	.L354
	testl	%r9d, %r9d
	je	.L314
	movslq	%r9d, %r9
	movq	%rbx, %rax
	leaq	(%rbx,%r9,8), %rsi
	jmp	.L313
	.p2align 4,,10
	.p2align 3
.L385:
	movl	%edx, %ecx
	addl	$8, %edx
	addq	16(%r12), %rcx
	addq	$8, %rax
	movl	%edx, (%r12)
	movq	(%rcx), %rdx
	movq	%rdx, 8(%rax)
	cmpq	%rax, %rsi
	je	.L314
.L313:
	movl	(%r12), %edx
	cmpl	$47, %edx
	jbe	.L385
	movq	8(%r12), %rcx
	addq	$8, %rax
	leaq	8(%rcx), %rdx
	movq	%rdx, 8(%r12)
	movq	(%rcx), %rdx
	movq	%rdx, 8(%rax)
	cmpq	%rax, %rsi
	jne	.L313
.L314:
	movl	$1, %r13d
	leaq	32(%rsp), %r12
.L310:
	testq	%rbp, %rbp
	je	.L316
	movl	0(%rbp), %ecx
	.p2align 4,,10
	.p2align 3
.L349:
	testl	%ecx, %ecx
	je	.L318
	testl	%r13d, %r13d
	je	.L350
.L317:
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	copy
	movq	40(%rsp), %rax
	cmpl	$37, %ecx
	je	.L315
	testq	%rax, %rax
	je	.L316
	movl	(%rax), %ecx
	testl	%ecx, %ecx
	jne	.L317
.L318:
	testl	%r13d, %r13d
	je	.L350
	leaq	32(%rsp), %rsi
	movq	%rbx, %rdi
	call	copy
	leaq	1688(%rsp), %rsi
	movl	$792, %edx
	movq	%r15, %rdi
	call	memcpy@PLT
	leaq	48(%rsp), %rsi
	xorl	%eax, %eax
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	pushq	872(%rsp)
	movq	872(%rsp), %r9
	movq	864(%rsp), %r8
	movq	784(%rsp), %rdx
	movq	792(%rsp), %rcx
	movq	808(%rsp), %rdi
	call	scan_ordered
	addq	$784, %rsp
	movl	%eax, %ebx
.L351:
	movq	%r14, %rdi
	call	free@PLT
.L382:
	addq	$2504, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L316:
	movq	32(%rsp), %rax
	movzbl	(%rax), %ecx
	jmp	.L349
	.p2align 4,,10
	.p2align 3
.L350:
	call	___errno@PLT
	movl	$-1, %ebx
	movl	$22, (%rax)
	jmp	.L351
	.p2align 4,,10
	.p2align 3
.L315:
	testq	%rax, %rax
	je	.L319
	movl	(%rax), %eax
.L320:
	cmpl	$37, %eax
	je	.L386
	movq	%r12, %rdi
	call	read_position
	testl	%eax, %eax
	je	.L387
	movslq	2480(%rsp), %rdx
	movq	40(%rsp), %rbp
	cmpl	$99, %edx
	je	.L356
	subl	$1, %eax
	leal	1(%rdx), %ecx
	cltq
	movl	%ecx, 2480(%rsp)
	movq	896(%rsp,%rax,8), %rax
	movq	%rax, 1688(%rsp,%rdx,8)
	jmp	.L327
	.p2align 4,,10
	.p2align 3
.L388:
	movl	0(%rbp), %esi
	leal	-1(%rsi), %eax
	cmpl	$126, %eax
	ja	.L334
.L330:
	leaq	.LC7(%rip), %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L334
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	copy
	movq	40(%rsp), %rbp
.L327:
	testq	%rbp, %rbp
	jne	.L388
	movq	32(%rsp), %rax
	movzbl	(%rax), %esi
	leal	-1(%rsi), %eax
	cmpl	$126, %eax
	jbe	.L330
.L334:
	testq	%rbp, %rbp
	je	.L389
	movl	0(%rbp), %ecx
.L335:
	testl	%ecx, %ecx
	je	.L310
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	copy
	cmpl	$91, %ecx
	jne	.L390
	movq	40(%rsp), %rax
	testq	%rax, %rax
	je	.L337
	movl	(%rax), %edx
	cmpl	$94, %edx
	je	.L338
.L342:
	cmpl	$93, %edx
	jne	.L344
	jmp	.L347
	.p2align 4,,10
	.p2align 3
.L391:
	movl	(%rax), %eax
.L346:
	testl	%eax, %eax
	je	.L310
	cmpl	$93, %eax
	je	.L310
.L347:
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	copy
	movq	40(%rsp), %rax
.L344:
	movq	%rax, %rbp
	testq	%rax, %rax
	jne	.L391
	movq	32(%rsp), %rax
	movzbl	(%rax), %eax
	jmp	.L346
	.p2align 4,,10
	.p2align 3
.L353:
	movl	$1, %edi
	jmp	.L302
	.p2align 4,,10
	.p2align 3
.L392:
	addq	$1, %rcx
	addq	$1, %rdi
.L302:
	cmpb	$0, (%rcx)
	jne	.L392
	call	malloc@PLT
	leaq	80(%rsp), %r15
	movl	$100, %ecx
	leaq	880(%rsp), %rbx
	movq	%rax, %r14
	movq	%r15, %rdi
	xorl	%eax, %eax
	rep stosq
	movl	$201, %ecx
	movq	%rbx, %rdi
	rep stosq
	movq	%r14, 880(%rsp)
	jmp	.L352
	.p2align 4,,10
	.p2align 3
.L387:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	je	.L324
	movl	0(%rbp), %eax
.L325:
	cmpl	$42, %eax
	je	.L327
.L356:
	xorl	%r13d, %r13d
	jmp	.L310
	.p2align 4,,10
	.p2align 3
.L319:
	movq	32(%rsp), %rax
	movzbl	(%rax), %eax
	jmp	.L320
.L386:
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	copy
	movq	40(%rsp), %rbp
	jmp	.L310
.L389:
	movq	32(%rsp), %rax
	movzbl	(%rax), %ecx
	jmp	.L335
.L324:
	movq	32(%rsp), %rax
	movzbl	(%rax), %eax
	jmp	.L325
.L390:
	movq	40(%rsp), %rbp
	jmp	.L310
.L337:
	movq	32(%rsp), %rdx
	movzbl	(%rdx), %edx
	cmpb	$94, %dl
	jne	.L342
.L338:
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	copy
	movq	40(%rsp), %rax
	testq	%rax, %rax
	je	.L393
	movl	(%rax), %edx
	jmp	.L342
.L354:
	movl	$-1, %ebx
	jmp	.L382
.L393:
	movq	32(%rsp), %rdx
	movzbl	(%rdx), %edx
	jmp	.L342
	.size	scan_numbered, .-scan_numbered
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
