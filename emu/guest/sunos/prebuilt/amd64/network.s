// d158afe9b6248eb30ce5284490ffa858 emu/guest/libc/network.c
	.file	"network.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"r"
	.section	.text.next_line,"ax",@progbits
	.p2align 4
	.type	next_line, @function
next_line:
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	movq	8(%rdi), %rdx
	testq	%rdx, %rdx
	je	.L34
.L2:
	movabsq	$4294977024, %rbp
	testq	%rdx, %rdx
	je	.L18
.L38:
	leaq	16(%r13), %rbx
	movl	$1024, %esi
	movq	%rbx, %rdi
	call	fgets@PLT
	testq	%rax, %rax
	je	.L18
	movq	%r12, %rcx
	xorl	%edx, %edx
	.p2align 4,,10
	.p2align 3
.L8:
	movzbl	(%rbx), %eax
	cmpb	$32, %al
	ja	.L4
	btq	%rax, %rbp
	jc	.L5
.L4:
	testb	%al, %al
	je	.L6
	cmpb	$35, %al
	je	.L6
	movq	%rbx, (%rcx)
	movzbl	(%rbx), %eax
	addl	$1, %edx
	testb	%al, %al
	jne	.L9
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L36:
	btq	%rax, %rbp
	jc	.L35
.L14:
	movzbl	1(%rbx), %eax
	addq	$1, %rbx
	testb	%al, %al
	je	.L10
.L9:
	cmpb	$32, %al
	jbe	.L36
	cmpb	$35, %al
	jne	.L14
	movb	$0, (%rbx)
.L10:
	addq	$8, %rcx
	cmpl	$34, %edx
	jne	.L8
.L37:
	movq	$0, 272(%r12)
.L1:
	addq	$8, %rsp
	movl	%edx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	addq	$1, %rbx
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L35:
	movb	$0, (%rbx)
	addq	$8, %rcx
	addq	$1, %rbx
	cmpl	$34, %edx
	jne	.L8
	jmp	.L37
	.p2align 4,,10
	.p2align 3
.L6:
	movq	$0, (%rcx)
	cmpl	$1, %edx
	jg	.L1
	movq	8(%r13), %rdx
	testq	%rdx, %rdx
	jne	.L38
.L18:
	addq	$8, %rsp
	xorl	%edx, %edx
	popq	%rbx
	movl	%edx, %eax
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
.L34:
	movq	(%rdi), %rdi
	leaq	.LC0(%rip), %rsi
	call	fopen@PLT
	movq	%rax, 8(%r13)
	movq	%rax, %rdx
	jmp	.L2
	.size	next_line, .-next_line
	.section	.text.inet_addr,"ax",@progbits
	.p2align 4
	.globl	inet_addr
	.type	inet_addr, @function
inet_addr:
	pushq	%r12
	pushq	%rbp
	xorl	%ebp, %ebp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$48, %rsp
	leaq	8(%rsp), %r12
.L44:
	movzbl	(%rbx), %edi
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L41
	xorl	%edx, %edx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	strtoull@PLT
	movq	8(%rsp), %rbx
	leaq	16(%rsp), %rdx
	movq	%rax, (%rdx,%rbp,8)
	movzbl	(%rbx), %esi
	cmpb	$46, %sil
	jne	.L42
	addq	$1, %rbp
	addq	$1, %rbx
	cmpq	$4, %rbp
	jne	.L44
.L41:
	movl	$-1, %eax
.L39:
	addq	$48, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	leal	0(,%rbp,8), %ecx
	movl	$4294967295, %edi
	movslq	%ebp, %r8
	shrq	%cl, %rdi
	testb	%sil, %sil
	je	.L45
	cmpb	$32, %sil
	ja	.L41
	movabsq	$4294977024, %rcx
	btq	%rsi, %rcx
	jnc	.L41
	.p2align 4,,10
	.p2align 3
.L45:
	cmpq	%rax, %rdi
	jb	.L41
	testl	%r8d, %r8d
	je	.L47
	leaq	(%rdx,%r8,8), %r8
	leal	24(%rdx), %edi
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L48:
	movl	%edi, %ecx
	subl	%edx, %ecx
	addq	$8, %rdx
	salq	%cl, %rsi
	orq	%rsi, %rax
	cmpq	%r8, %rdx
	je	.L47
.L50:
	movq	(%rdx), %rsi
	cmpq	$255, %rsi
	jbe	.L48
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L47:
	bswap	%eax
	jmp	.L39
	.size	inet_addr, .-inet_addr
	.section	.rodata.str1.1
.LC1:
	.string	"%u.%u.%u.%u"
	.section	.text.inet_ntoa,"ax",@progbits
	.p2align 4
	.globl	inet_ntoa
	.type	inet_ntoa, @function
inet_ntoa:
	pushq	%rbx
	movl	%edi, %eax
	movl	%edi, %r9d
	leaq	text.17(%rip), %rbx
	movzbl	%ah, %esi
	shrl	$24, %eax
	movzbl	%dil, %ecx
	leaq	.LC1(%rip), %rdx
	shrl	$16, %r9d
	movl	%esi, %r8d
	movq	%rbx, %rdi
	movl	$16, %esi
	subq	$8, %rsp
	movzbl	%r9b, %r9d
	pushq	%rax
	xorl	%eax, %eax
	call	snprintf@PLT
	popq	%rax
	movq	%rbx, %rax
	popq	%rdx
	popq	%rbx
	ret
	.size	inet_ntoa, .-inet_ntoa
	.section	.text.gethostent_any,"ax",@progbits
	.p2align 4
	.globl	gethostent_any
	.type	gethostent_any, @function
gethostent_any:
	pushq	%r12
	pushq	%rbp
	leaq	hosts(%rip), %rbp
	pushq	%rbx
	leaq	words.16(%rip), %rbx
	subq	$32, %rsp
	leaq	16(%rsp), %r12
	jmp	.L68
	.p2align 4,,10
	.p2align 3
.L73:
	movq	(%rbx), %rdi
	call	inet_addr@PLT
	movl	%eax, 12(%rsp)
	cmpl	$-1, %eax
	jne	.L75
	movq	(%rbx), %rsi
	movq	%r12, %rdx
	movl	$26, %edi
	call	inet_pton@PLT
	cmpl	$1, %eax
	je	.L76
.L68:
	movq	%rbx, %rsi
	movq	%rbp, %rdi
	call	next_line
	testl	%eax, %eax
	jne	.L73
	addq	$32, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L75:
	movl	$4, %edx
	leaq	12(%rsp), %rsi
	leaq	held.15(%rip), %rdi
	movq	8+words.16(%rip), %rbx
	call	memcpy@PLT
	movl	$2, %edx
	movl	$4, %eax
.L70:
	movl	%eax, 20+out.14(%rip)
	leaq	16+words.16(%rip), %rcx
	leaq	addresses.13(%rip), %rax
	movq	%rbx, out.14(%rip)
	movq	%rax, 24+out.14(%rip)
	leaq	out.14(%rip), %rax
	movq	%rcx, 8+out.14(%rip)
	movl	%edx, 16+out.14(%rip)
	addq	$32, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L76:
	movl	$16, %edx
	movq	%r12, %rsi
	leaq	held.15(%rip), %rdi
	movq	8+words.16(%rip), %rbx
	call	memcpy@PLT
	movl	$26, %edx
	movl	$16, %eax
	jmp	.L70
	.size	gethostent_any, .-gethostent_any
	.section	.text.gethostent,"ax",@progbits
	.p2align 4
	.globl	gethostent
	.type	gethostent, @function
gethostent:
	subq	$8, %rsp
	jmp	.L79
	.p2align 4,,10
	.p2align 3
.L85:
	cmpl	$2, 16(%rax)
	je	.L77
.L79:
	call	gethostent_any@PLT
	testq	%rax, %rax
	jne	.L85
.L77:
	addq	$8, %rsp
	ret
	.size	gethostent, .-gethostent
	.section	.text.sethostent,"ax",@progbits
	.p2align 4
	.globl	sethostent
	.type	sethostent, @function
sethostent:
	movq	8+hosts(%rip), %rdi
	testq	%rdi, %rdi
	je	.L92
	subq	$8, %rsp
	call	rewind@PLT
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L92:
	xorl	%eax, %eax
	ret
	.size	sethostent, .-sethostent
	.section	.text.endhostent,"ax",@progbits
	.p2align 4
	.globl	endhostent
	.type	endhostent, @function
endhostent:
	movq	8+hosts(%rip), %rdi
	testq	%rdi, %rdi
	je	.L101
	subq	$8, %rsp
	call	fclose@PLT
	xorl	%eax, %eax
	movq	$0, 8+hosts(%rip)
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L101:
	movq	$0, 8+hosts(%rip)
	xorl	%eax, %eax
	ret
	.size	endhostent, .-endhostent
	.section	.rodata.str1.1
.LC2:
	.string	"%s"
.LC3:
	.string	"localhost"
	.section	.text.gethostbyname,"ax",@progbits
	.p2align 4
	.globl	gethostbyname
	.type	gethostbyname, @function
gethostbyname:
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$32, %rsp
	call	inet_addr@PLT
	xorl	%edi, %edi
	movl	$16777343, 28(%rsp)
	movl	%eax, 24(%rsp)
	call	sethostent@PLT
.L105:
	cmpl	$-1, 24(%rsp)
	jne	.L116
	call	gethostent@PLT
	movq	%rax, %r12
	testq	%rax, %rax
	je	.L116
	movq	(%r12), %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L111
	movq	8(%r12), %rbx
	movq	(%rbx), %rsi
	testq	%rsi, %rsi
	jne	.L108
	jmp	.L105
	.p2align 4,,10
	.p2align 3
.L110:
	movq	8(%rbx), %rsi
	addq	$8, %rbx
	testq	%rsi, %rsi
	je	.L105
.L108:
	movq	%rbp, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L110
	cmpq	$0, (%rbx)
	je	.L105
.L111:
	call	endhostent@PLT
.L104:
	addq	$32, %rsp
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
.L116:
	call	endhostent@PLT
	cmpl	$-1, 24(%rsp)
	leaq	none.11(%rip), %rbx
	je	.L125
	movq	%rbx, %xmm1
	movl	$256, %esi
	movq	%rbp, %rcx
	xorl	%eax, %eax
	leaq	own_name.12(%rip), %rdi
	leaq	.LC2(%rip), %rdx
	movq	%rdi, %xmm0
	punpcklqdq	%xmm1, %xmm0
	movaps	%xmm0, (%rsp)
	call	snprintf@PLT
	leaq	24(%rsp), %rsi
	movl	$4, %edx
	leaq	held.15(%rip), %rdi
	call	memcpy@PLT
.L117:
	movq	.LC4(%rip), %rax
	movdqa	(%rsp), %xmm4
	leaq	out.14(%rip), %r12
	movq	%rax, 16+out.14(%rip)
	leaq	addresses.13(%rip), %rax
	movq	%rax, 24+out.14(%rip)
	movaps	%xmm4, out.14(%rip)
	jmp	.L104
.L125:
	leaq	.LC3(%rip), %r12
	movq	%rbp, %rdi
	movq	%r12, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L126
	movq	h_errno@GOTPCREL(%rip), %rax
	xorl	%r12d, %r12d
	movl	$1, (%rax)
	jmp	.L104
.L126:
	movq	%r12, %xmm2
	movq	%rbx, %xmm3
	leaq	28(%rsp), %rsi
	movl	$4, %edx
	punpcklqdq	%xmm3, %xmm2
	leaq	held.15(%rip), %rdi
	movaps	%xmm2, (%rsp)
	call	memcpy@PLT
	jmp	.L117
	.size	gethostbyname, .-gethostbyname
	.section	.text.gethostbyaddr,"ax",@progbits
	.p2align 4
	.globl	gethostbyaddr
	.type	gethostbyaddr, @function
gethostbyaddr:
	pushq	%r13
	movq	%rdi, %r13
	xorl	%edi, %edi
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movl	%edx, %ebp
	pushq	%rbx
	subq	$8, %rsp
	call	sethostent@PLT
	.p2align 4,,10
	.p2align 3
.L128:
	call	gethostent_any@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L129
	cmpl	%ebp, 16(%rax)
	jne	.L128
	movslq	20(%rax), %rax
	cmpq	%r12, %rax
	jne	.L128
	movq	24(%rbx), %rax
	movq	%r12, %rdx
	movq	%r13, %rsi
	movq	(%rax), %rdi
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L128
	call	endhostent@PLT
	jmp	.L127
	.p2align 4,,10
	.p2align 3
.L129:
	call	endhostent@PLT
	movq	h_errno@GOTPCREL(%rip), %rax
	movl	$1, (%rax)
.L127:
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	gethostbyaddr, .-gethostbyaddr
	.section	.text.getservent,"ax",@progbits
	.p2align 4
	.globl	getservent
	.type	getservent, @function
getservent:
	pushq	%r12
	leaq	words.10(%rip), %r12
	pushq	%rbp
	leaq	services(%rip), %rbp
	pushq	%rbx
.L136:
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	next_line
	testl	%eax, %eax
	je	.L142
	movq	8+words.10(%rip), %rdi
	movl	$47, %esi
	call	strchr@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L136
	movb	$0, (%rax)
	movq	8+words.10(%rip), %rdi
	xorl	%esi, %esi
	addq	$1, %rbx
	movq	words.10(%rip), %rbp
	movl	$10, %edx
	call	strtol@PLT
	leaq	16+words.10(%rip), %rcx
	movq	%rbp, out.9(%rip)
	rolw	$8, %ax
	movq	%rcx, 8+out.9(%rip)
	movq	%rbx, 24+out.9(%rip)
	movzwl	%ax, %eax
	movl	%eax, 16+out.9(%rip)
	leaq	out.9(%rip), %rax
.L135:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L142:
	xorl	%eax, %eax
	jmp	.L135
	.size	getservent, .-getservent
	.section	.text.setservent,"ax",@progbits
	.p2align 4
	.globl	setservent
	.type	setservent, @function
setservent:
	movq	8+services(%rip), %rdi
	testq	%rdi, %rdi
	je	.L149
	subq	$8, %rsp
	call	rewind@PLT
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L149:
	xorl	%eax, %eax
	ret
	.size	setservent, .-setservent
	.section	.text.endservent,"ax",@progbits
	.p2align 4
	.globl	endservent
	.type	endservent, @function
endservent:
	movq	8+services(%rip), %rdi
	testq	%rdi, %rdi
	je	.L158
	subq	$8, %rsp
	call	fclose@PLT
	xorl	%eax, %eax
	movq	$0, 8+services(%rip)
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L158:
	movq	$0, 8+services(%rip)
	xorl	%eax, %eax
	ret
	.size	endservent, .-endservent
	.section	.text.getservbyname,"ax",@progbits
	.p2align 4
	.globl	getservbyname
	.type	getservbyname, @function
getservbyname:
	pushq	%r13
	movq	%rdi, %r13
	xorl	%edi, %edi
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	call	setservent@PLT
.L171:
	call	getservent@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L162
	testq	%rbp, %rbp
	jne	.L163
.L166:
	movq	(%rbx), %rdi
	movq	%r13, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L170
	movq	8(%rbx), %r12
	movq	(%r12), %rsi
	testq	%rsi, %rsi
	jne	.L167
	jmp	.L171
	.p2align 4,,10
	.p2align 3
.L169:
	movq	8(%r12), %rsi
	addq	$8, %r12
	testq	%rsi, %rsi
	je	.L171
.L167:
	movq	%r13, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L169
	cmpq	$0, (%r12)
	je	.L171
.L170:
	call	endservent@PLT
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L163:
	movq	24(%rbx), %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L166
	call	getservent@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	jne	.L163
.L162:
	xorl	%ebx, %ebx
	jmp	.L170
	.size	getservbyname, .-getservbyname
	.section	.text.getservbyport,"ax",@progbits
	.p2align 4
	.globl	getservbyport
	.type	getservbyport, @function
getservbyport:
	pushq	%r12
	movl	%edi, %r12d
	xorl	%edi, %edi
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	call	setservent@PLT
	.p2align 4,,10
	.p2align 3
.L186:
	call	getservent@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L187
	testq	%rbp, %rbp
	je	.L190
	movq	24(%rax), %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L186
.L190:
	cmpl	%r12d, 16(%rbx)
	jne	.L186
.L187:
	call	endservent@PLT
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	getservbyport, .-getservbyport
	.section	.text.getprotoent,"ax",@progbits
	.p2align 4
	.globl	getprotoent
	.type	getprotoent, @function
getprotoent:
	pushq	%rbx
	leaq	words.8(%rip), %rsi
	leaq	protocols(%rip), %rdi
	call	next_line
	movl	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	je	.L198
	movq	8+words.8(%rip), %rdi
	movq	words.8(%rip), %rbx
	movl	$10, %edx
	xorl	%esi, %esi
	call	strtol@PLT
	leaq	16+words.8(%rip), %rcx
	movq	%rbx, out.7(%rip)
	movq	%rcx, 8+out.7(%rip)
	movl	%eax, 16+out.7(%rip)
	leaq	out.7(%rip), %rax
.L198:
	popq	%rbx
	ret
	.size	getprotoent, .-getprotoent
	.section	.text.setprotoent,"ax",@progbits
	.p2align 4
	.globl	setprotoent
	.type	setprotoent, @function
setprotoent:
	movq	8+protocols(%rip), %rdi
	testq	%rdi, %rdi
	je	.L210
	subq	$8, %rsp
	call	rewind@PLT
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L210:
	xorl	%eax, %eax
	ret
	.size	setprotoent, .-setprotoent
	.section	.text.endprotoent,"ax",@progbits
	.p2align 4
	.globl	endprotoent
	.type	endprotoent, @function
endprotoent:
	movq	8+protocols(%rip), %rdi
	testq	%rdi, %rdi
	je	.L219
	subq	$8, %rsp
	call	fclose@PLT
	xorl	%eax, %eax
	movq	$0, 8+protocols(%rip)
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L219:
	movq	$0, 8+protocols(%rip)
	xorl	%eax, %eax
	ret
	.size	endprotoent, .-endprotoent
	.section	.text.getprotobyname,"ax",@progbits
	.p2align 4
	.globl	getprotobyname
	.type	getprotobyname, @function
getprotobyname:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	xorl	%edi, %edi
	pushq	%rbx
	call	setprotoent@PLT
	.p2align 4,,10
	.p2align 3
.L228:
	call	getprotoent@PLT
	movq	%rax, %r12
	testq	%rax, %rax
	je	.L223
	movq	(%rax), %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L224
	movq	8(%r12), %rbx
	movq	(%rbx), %rsi
	testq	%rsi, %rsi
	jne	.L225
	jmp	.L228
	.p2align 4,,10
	.p2align 3
.L227:
	movq	8(%rbx), %rsi
	addq	$8, %rbx
	testq	%rsi, %rsi
	je	.L228
.L225:
	movq	%rbp, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L227
	cmpq	$0, (%rbx)
	je	.L228
.L224:
	call	endprotoent@PLT
.L222:
	popq	%rbx
	movq	%r12, %rax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
.L223:
	call	endprotoent@PLT
	leaq	known.6(%rip), %r14
	xorl	%ebx, %ebx
	movq	%r14, %r13
	testq	%rbp, %rbp
	je	.L229
.L244:
	movq	0(%r13), %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L232
.L230:
	addl	$1, %ebx
	addq	$24, %r13
	cmpl	$4, %ebx
	je	.L222
	testq	%rbp, %rbp
	jne	.L244
.L229:
	movl	16(%r13), %eax
	testl	%eax, %eax
	jne	.L230
.L232:
	leaq	(%rbx,%rbx,2), %rax
	leaq	(%r14,%rax,8), %r12
	jmp	.L222
	.size	getprotobyname, .-getprotobyname
	.section	.text.getprotobynumber,"ax",@progbits
	.p2align 4
	.globl	getprotobynumber
	.type	getprotobynumber, @function
getprotobynumber:
	pushq	%rbp
	movl	%edi, %ebp
	xorl	%edi, %edi
	pushq	%rbx
	subq	$8, %rsp
	call	setprotoent@PLT
	jmp	.L247
	.p2align 4,,10
	.p2align 3
.L257:
	cmpl	%ebp, 16(%rax)
	je	.L256
.L247:
	call	getprotoent@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	jne	.L257
	call	endprotoent@PLT
	leaq	known.6(%rip), %rcx
	xorl	%eax, %eax
	movq	%rcx, %rdx
.L251:
	cmpl	16(%rdx), %ebp
	je	.L258
	addl	$1, %eax
	addq	$24, %rdx
	cmpl	$4, %eax
	jne	.L251
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L256:
	call	endprotoent@PLT
.L245:
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
.L258:
	leaq	(%rax,%rax,2), %rax
	leaq	(%rcx,%rax,8), %rbx
	jmp	.L245
	.size	getprotobynumber, .-getprotobynumber
	.section	.text.setnetent,"ax",@progbits
	.p2align 4
	.globl	setnetent
	.type	setnetent, @function
setnetent:
	movq	8+networks(%rip), %rdi
	testq	%rdi, %rdi
	je	.L265
	subq	$8, %rsp
	call	rewind@PLT
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L265:
	xorl	%eax, %eax
	ret
	.size	setnetent, .-setnetent
	.section	.text.endnetent,"ax",@progbits
	.p2align 4
	.globl	endnetent
	.type	endnetent, @function
endnetent:
	movq	8+networks(%rip), %rdi
	testq	%rdi, %rdi
	je	.L274
	subq	$8, %rsp
	call	fclose@PLT
	xorl	%eax, %eax
	movq	$0, 8+networks(%rip)
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L274:
	movq	$0, 8+networks(%rip)
	xorl	%eax, %eax
	ret
	.size	endnetent, .-endnetent
	.section	.text.getrpcent,"ax",@progbits
	.p2align 4
	.globl	getrpcent
	.type	getrpcent, @function
getrpcent:
	pushq	%rbx
	leaq	words.2(%rip), %rsi
	leaq	programs(%rip), %rdi
	call	next_line
	movl	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	je	.L277
	movq	8+words.2(%rip), %rdi
	movq	words.2(%rip), %rbx
	movl	$10, %edx
	xorl	%esi, %esi
	call	strtol@PLT
	leaq	16+words.2(%rip), %rcx
	movq	%rbx, out.1(%rip)
	movq	%rcx, 8+out.1(%rip)
	movl	%eax, 16+out.1(%rip)
	leaq	out.1(%rip), %rax
.L277:
	popq	%rbx
	ret
	.size	getrpcent, .-getrpcent
	.section	.text.setrpcent,"ax",@progbits
	.p2align 4
	.globl	setrpcent
	.type	setrpcent, @function
setrpcent:
	movq	8+programs(%rip), %rdi
	testq	%rdi, %rdi
	je	.L289
	subq	$8, %rsp
	call	rewind@PLT
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L289:
	xorl	%eax, %eax
	ret
	.size	setrpcent, .-setrpcent
	.section	.text.endrpcent,"ax",@progbits
	.p2align 4
	.globl	endrpcent
	.type	endrpcent, @function
endrpcent:
	movq	8+programs(%rip), %rdi
	testq	%rdi, %rdi
	je	.L298
	subq	$8, %rsp
	call	fclose@PLT
	xorl	%eax, %eax
	movq	$0, 8+programs(%rip)
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L298:
	movq	$0, 8+programs(%rip)
	xorl	%eax, %eax
	ret
	.size	endrpcent, .-endrpcent
	.section	.text.getrpcbyname,"ax",@progbits
	.p2align 4
	.globl	getrpcbyname
	.type	getrpcbyname, @function
getrpcbyname:
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	xorl	%edi, %edi
	pushq	%rbx
	call	setrpcent@PLT
	.p2align 4,,10
	.p2align 3
.L307:
	call	getrpcent@PLT
	movq	%rax, %r12
	testq	%rax, %rax
	je	.L302
	movq	(%rax), %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L302
	movq	8(%r12), %rbx
	movq	(%rbx), %rsi
	testq	%rsi, %rsi
	jne	.L304
	jmp	.L307
	.p2align 4,,10
	.p2align 3
.L306:
	movq	8(%rbx), %rsi
	addq	$8, %rbx
	testq	%rsi, %rsi
	je	.L307
.L304:
	movq	%rbp, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L306
	cmpq	$0, (%rbx)
	je	.L307
.L302:
	call	endrpcent@PLT
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	getrpcbyname, .-getrpcbyname
	.section	.text.getrpcbynumber,"ax",@progbits
	.p2align 4
	.globl	getrpcbynumber
	.type	getrpcbynumber, @function
getrpcbynumber:
	pushq	%rbp
	movl	%edi, %ebp
	xorl	%edi, %edi
	pushq	%rbx
	subq	$8, %rsp
	call	setrpcent@PLT
	jmp	.L321
	.p2align 4,,10
	.p2align 3
.L327:
	cmpl	%ebp, 16(%rax)
	je	.L320
.L321:
	call	getrpcent@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	jne	.L327
.L320:
	call	endrpcent@PLT
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	getrpcbynumber, .-getrpcbynumber
	.section	.rodata.str1.1
.LC5:
	.string	"255.255.255.255"
	.section	.text.inet_aton,"ax",@progbits
	.p2align 4
	.globl	inet_aton
	.type	inet_aton, @function
inet_aton:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	inet_addr@PLT
	movl	$1, %edx
	movl	%eax, 0(%rbp)
	cmpl	$-1, %eax
	je	.L333
	addq	$8, %rsp
	movl	%edx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L333:
	movq	%rbx, %rdi
	leaq	.LC5(%rip), %rsi
	call	strcmp@PLT
	xorl	%edx, %edx
	testl	%eax, %eax
	sete	%dl
	addq	$8, %rsp
	movl	%edx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	inet_aton, .-inet_aton
	.section	.text.inet_network,"ax",@progbits
	.p2align 4
	.globl	inet_network
	.type	inet_network, @function
inet_network:
	pushq	%r14
	xorl	%r14d, %r14d
	pushq	%r13
	pushq	%r12
	movl	$4, %r12d
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$16, %rsp
	leaq	8(%rsp), %r13
.L337:
	xorl	%edx, %edx
	movq	%rbx, %rdi
	movq	%r13, %rsi
	call	strtoul@PLT
	movzbl	(%rbx), %edi
	movq	%rax, %rbp
	call	isdigit@PLT
	cmpq	$255, %rbp
	ja	.L340
	testl	%eax, %eax
	je	.L340
	movq	8(%rsp), %rbx
	sall	$8, %r14d
	orl	%ebp, %r14d
	movzbl	(%rbx), %eax
	cmpb	$46, %al
	jne	.L346
	addq	$1, %rbx
	subl	$1, %r12d
	jne	.L337
.L340:
	movl	$-1, %r14d
.L334:
	addq	$16, %rsp
	movl	%r14d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L346:
	testb	%al, %al
	je	.L334
	cmpb	$32, %al
	ja	.L340
	movabsq	$4294977024, %rdx
	btq	%rax, %rdx
	movl	$-1, %eax
	cmovnc	%eax, %r14d
	jmp	.L334
	.size	inet_network, .-inet_network
	.section	.text.getnetent,"ax",@progbits
	.p2align 4
	.globl	getnetent
	.type	getnetent, @function
getnetent:
	pushq	%rbx
	leaq	words.4(%rip), %rsi
	leaq	networks(%rip), %rdi
	call	next_line
	movl	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	je	.L347
	movq	8+words.4(%rip), %rdi
	movq	words.4(%rip), %rbx
	call	inet_network@PLT
	leaq	16+words.4(%rip), %rcx
	movq	%rbx, out.3(%rip)
	movq	%rcx, 8+out.3(%rip)
	movl	$2, 16+out.3(%rip)
	movl	%eax, 20+out.3(%rip)
	leaq	out.3(%rip), %rax
.L347:
	popq	%rbx
	ret
	.size	getnetent, .-getnetent
	.section	.text.getnetbyname,"ax",@progbits
	.p2align 4
	.globl	getnetbyname
	.type	getnetbyname, @function
getnetbyname:
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	xorl	%edi, %edi
	pushq	%rbx
	call	setnetent@PLT
	.p2align 4,,10
	.p2align 3
.L359:
	call	getnetent@PLT
	movq	%rax, %r12
	testq	%rax, %rax
	je	.L354
	movq	(%rax), %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L354
	movq	8(%r12), %rbx
	movq	(%rbx), %rsi
	testq	%rsi, %rsi
	jne	.L356
	jmp	.L359
	.p2align 4,,10
	.p2align 3
.L358:
	movq	8(%rbx), %rsi
	addq	$8, %rbx
	testq	%rsi, %rsi
	je	.L359
.L356:
	movq	%rbp, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L358
	cmpq	$0, (%rbx)
	je	.L359
.L354:
	call	endnetent@PLT
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	getnetbyname, .-getnetbyname
	.section	.text.getnetbyaddr,"ax",@progbits
	.p2align 4
	.globl	getnetbyaddr
	.type	getnetbyaddr, @function
getnetbyaddr:
	pushq	%r12
	movl	%esi, %r12d
	pushq	%rbp
	movl	%edi, %ebp
	xorl	%edi, %edi
	pushq	%rbx
	call	setnetent@PLT
	.p2align 4,,10
	.p2align 3
.L376:
	call	getnetent@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L372
	cmpl	%ebp, 20(%rax)
	jne	.L376
	cmpl	%r12d, 16(%rax)
	jne	.L376
.L372:
	call	endnetent@PLT
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	getnetbyaddr, .-getnetbyaddr
	.section	.text.inet_netof,"ax",@progbits
	.p2align 4
	.globl	inet_netof
	.type	inet_netof, @function
inet_netof:
	movl	%edi, %eax
	movl	$24, %ecx
	bswap	%eax
	testl	%eax, %eax
	jns	.L380
	shrb	$6, %dil
	xorl	%ecx, %ecx
	cmpb	$2, %dil
	sete	%cl
	leal	8(,%rcx,8), %ecx
.L380:
	shrl	%cl, %eax
	ret
	.size	inet_netof, .-inet_netof
	.section	.text.inet_lnaof,"ax",@progbits
	.p2align 4
	.globl	inet_lnaof
	.type	inet_lnaof, @function
inet_lnaof:
	movl	%edi, %eax
	movl	$16777215, %edx
	bswap	%eax
	testl	%eax, %eax
	jns	.L384
	shrb	$6, %dil
	movl	$255, %edx
	movl	$65535, %ecx
	cmpb	$2, %dil
	cmove	%ecx, %edx
.L384:
	andl	%edx, %eax
	ret
	.size	inet_lnaof, .-inet_lnaof
	.section	.text.inet_makeaddr,"ax",@progbits
	.p2align 4
	.globl	inet_makeaddr
	.type	inet_makeaddr, @function
inet_makeaddr:
	cmpl	$127, %edi
	jbe	.L390
	cmpl	$65535, %edi
	jbe	.L391
	cmpl	$16777215, %edi
	ja	.L393
	movl	$255, %eax
	movl	$8, %ecx
	jmp	.L388
	.p2align 4,,10
	.p2align 3
.L390:
	movl	$16777215, %eax
	movl	$24, %ecx
.L388:
	sall	%cl, %edi
	andl	%eax, %esi
.L393:
	movl	%edi, %eax
	orl	%esi, %eax
	bswap	%eax
	ret
	.p2align 4,,10
	.p2align 3
.L391:
	movl	$65535, %eax
	movl	$16, %ecx
	jmp	.L388
	.size	inet_makeaddr, .-inet_makeaddr
	.section	.rodata.str1.1
.LC6:
	.string	"Unknown resolver error"
	.section	.text.hstrerror,"ax",@progbits
	.p2align 4
	.globl	hstrerror
	.type	hstrerror, @function
hstrerror:
	leaq	.LC6(%rip), %rax
	cmpl	$4, %edi
	ja	.L394
	movslq	%edi, %rdi
	leaq	texts.0(%rip), %rax
	movq	(%rax,%rdi,8), %rax
.L394:
	ret
	.size	hstrerror, .-hstrerror
	.section	.rodata.str1.1
.LC7:
	.string	": "
.LC8:
	.string	""
.LC9:
	.string	"%s%s%s\n"
	.section	.text.herror,"ax",@progbits
	.p2align 4
	.globl	herror
	.type	herror, @function
herror:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$216, %rsp
	movq	h_errno@GOTPCREL(%rip), %rax
	movl	(%rax), %edi
	call	hstrerror@PLT
	movq	%rax, %r9
	testq	%rbx, %rbx
	je	.L401
	cmpb	$0, (%rbx)
	leaq	.LC7(%rip), %r8
	jne	.L398
.L401:
	leaq	.LC8(%rip), %r8
	movq	%r8, %rbx
.L398:
	movq	%rsp, %rbp
	movq	%rbx, %rcx
	leaq	.LC9(%rip), %rdx
	xorl	%eax, %eax
	movq	%rbp, %rdi
	movl	$200, %esi
	call	snprintf@PLT
	movl	$199, %edx
	movq	%rbp, %rsi
	movl	$2, %edi
	cmpl	%edx, %eax
	cmova	%edx, %eax
	movslq	%eax, %rdx
	call	write@PLT
	addq	$216, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	herror, .-herror
	.section	.rodata.str1.1
.LC10:
	.string	"Resolver Error 0 (no error)"
.LC11:
	.string	"Unknown host"
.LC12:
	.string	"Host name lookup failure"
.LC13:
	.string	"Unknown server error"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC14:
	.string	"No address associated with name"
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	texts.0, @object
	.size	texts.0, 40
texts.0:
	.quad	.LC10
	.quad	.LC11
	.quad	.LC12
	.quad	.LC13
	.quad	.LC14
	.local	out.1
	.comm	out.1,24,16
	.local	words.2
	.comm	words.2,280,32
	.local	out.3
	.comm	out.3,24,16
	.local	words.4
	.comm	words.4,280,32
	.local	none.5
	.comm	none.5,8,8
	.section	.rodata.str1.1
.LC15:
	.string	"ip"
.LC16:
	.string	"icmp"
.LC17:
	.string	"tcp"
.LC18:
	.string	"udp"
	.section	.data.rel.local,"aw"
	.align 32
	.type	known.6, @object
	.size	known.6, 96
known.6:
	.quad	.LC15
	.quad	none.5
	.long	0
	.zero	4
	.quad	.LC16
	.quad	none.5
	.long	1
	.zero	4
	.quad	.LC17
	.quad	none.5
	.long	6
	.zero	4
	.quad	.LC18
	.quad	none.5
	.long	17
	.zero	4
	.local	out.7
	.comm	out.7,24,16
	.local	words.8
	.comm	words.8,280,32
	.local	out.9
	.comm	out.9,32,32
	.local	words.10
	.comm	words.10,280,32
	.local	none.11
	.comm	none.11,8,8
	.local	own_name.12
	.comm	own_name.12,256,32
	.align 16
	.type	addresses.13, @object
	.size	addresses.13, 16
addresses.13:
	.quad	held.15
	.quad	0
	.local	out.14
	.comm	out.14,32,32
	.local	held.15
	.comm	held.15,16,16
	.local	words.16
	.comm	words.16,280,32
	.local	text.17
	.comm	text.17,16,16
	.section	.rodata.str1.1
.LC19:
	.string	"/etc/rpc"
	.section	.data.rel.local
	.align 32
	.type	programs, @object
	.size	programs, 1040
programs:
	.quad	.LC19
	.zero	1032
	.section	.rodata.str1.1
.LC20:
	.string	"/etc/networks"
	.section	.data.rel.local
	.align 32
	.type	networks, @object
	.size	networks, 1040
networks:
	.quad	.LC20
	.zero	1032
	.section	.rodata.str1.1
.LC21:
	.string	"/etc/protocols"
	.section	.data.rel.local
	.align 32
	.type	protocols, @object
	.size	protocols, 1040
protocols:
	.quad	.LC21
	.zero	1032
	.section	.rodata.str1.1
.LC22:
	.string	"/etc/services"
	.section	.data.rel.local
	.align 32
	.type	services, @object
	.size	services, 1040
services:
	.quad	.LC22
	.zero	1032
	.section	.rodata.str1.1
.LC23:
	.string	"/etc/hosts"
	.section	.data.rel.local
	.align 32
	.type	hosts, @object
	.size	hosts, 1040
hosts:
	.quad	.LC23
	.zero	1032
	.globl	h_errno
	.bss
	.align 4
	.type	h_errno, @object
	.size	h_errno, 4
h_errno:
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC4:
	.long	2
	.long	4
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
