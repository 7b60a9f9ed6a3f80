// 4363f904c47d5a36886388d5db51a06b emu/guest/libc/scan.c
	.file	"scan.c"
	.text
	.section	.text.next,"ax",@progbits
	.p2align 4
	.type	next, @function
next:
	pushq	%rbx
	movq	%rdi, %rbx
	movq	(%rdi), %rdi
	testq	%rdi, %rdi
	je	.L2
	call	getc@PLT
	xorl	%edx, %edx
	cmpl	$-1, %eax
	setne	%dl
.L3:
	addl	%edx, 24(%rbx)
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movq	16(%rbx), %rdx
	testq	%rdx, %rdx
	je	.L4
	movl	(%rdx), %eax
	testl	%eax, %eax
	je	.L6
	addq	$4, %rdx
	movq	%rdx, 16(%rbx)
	xorl	%edx, %edx
	cmpl	$-1, %eax
	setne	%dl
	addl	%edx, 24(%rbx)
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movq	8(%rbx), %rdx
	movzbl	(%rdx), %eax
	testb	%al, %al
	je	.L6
	addq	$1, %rdx
	movq	%rdx, 8(%rbx)
	movl	$1, %edx
	addl	%edx, 24(%rbx)
	popq	%rbx
	ret
.L6:
	xorl	%edx, %edx
	movl	$-1, %eax
	jmp	.L3
	.size	next, .-next
	.section	.text.accept,"ax",@progbits
	.p2align 4
	.type	accept, @function
accept:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movl	24(%rsi), %ecx
	testl	%ecx, %ecx
	jne	.L35
.L11:
	xorl	%r14d, %r14d
.L9:
	popq	%rbx
	movl	%r14d, %eax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	movq	%rdi, %rbp
	movq	%rsi, %rbx
	movq	%rdx, %r12
	call	next
	movl	%eax, %r13d
	leal	-65(%rax), %eax
	cmpl	$25, %eax
	ja	.L12
	movl	%r13d, %r14d
	orl	$32, %r14d
.L13:
	movl	%r14d, %esi
	movq	%r12, %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L16
	movq	8(%rbx), %rax
	subl	$1, 24(%rbx)
	leaq	1(%rax), %rdi
	cmpq	16(%rbx), %rdi
	je	.L21
	movq	(%rbx), %rbp
.L22:
	movq	%rdi, 8(%rbx)
	movb	%r13b, 0(%rbp,%rax)
	movq	8(%rbx), %rax
	movq	(%rbx), %rdx
	movb	$0, (%rdx,%rax)
	movl	%r14d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movl	24(%rbx), %eax
	testl	%eax, %eax
	je	.L11
	cmpl	$-1, %r13d
	je	.L11
	movq	0(%rbp), %rsi
	subl	$1, 24(%rbp)
	testq	%rsi, %rsi
	je	.L18
	movl	%r13d, %edi
	call	ungetc@PLT
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L18:
	movq	16(%rbp), %rax
	testq	%rax, %rax
	je	.L20
	subq	$4, %rax
	movq	%rax, 16(%rbp)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L21:
	addq	%rdi, %rdi
	call	malloc@PLT
	movq	%rax, %rbp
	testq	%rax, %rax
	je	.L9
	movq	8(%rbx), %rdx
	movq	(%rbx), %rsi
	movq	%rax, %rdi
	call	memcpy@PLT
	movq	(%rbx), %rdi
	leaq	28(%rbx), %rax
	cmpq	%rax, %rdi
	je	.L24
	call	free@PLT
.L24:
	movq	8(%rbx), %rax
	movq	%rbp, (%rbx)
	salq	16(%rbx)
	leaq	1(%rax), %rdi
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L20:
	subq	$1, 8(%rbp)
	jmp	.L11
.L12:
	leal	-1(%r13), %eax
	cmpl	$126, %eax
	ja	.L16
	movl	%r13d, %r14d
	jmp	.L13
	.size	accept, .-accept
	.section	.text.take_text,"ax",@progbits
	.p2align 4
	.type	take_text, @function
take_text:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	subq	$24, %rsp
	movl	32(%rdi), %eax
	movl	%edx, 8(%rsp)
	testl	%eax, %eax
	js	.L107
	movl	8(%rsp), %eax
	movq	%rdi, %r14
	movq	%rcx, %r15
	movl	$1, %r12d
	xorl	$1, %eax
	andl	$1, %eax
	movb	%al, 15(%rsp)
	.p2align 4,,10
	.p2align 3
.L39:
	movq	%r14, %rdi
	leal	-1(%r12), %r13d
	call	next
	movl	%eax, %ebx
	cmpl	$-1, %eax
	je	.L108
	testq	%r15, %r15
	je	.L40
	movq	8(%r15), %rax
	movq	(%r15), %rcx
	testq	%rax, %rax
	je	.L41
	movl	(%rax), %r8d
	xorl	%edi, %edi
	cmpl	$94, %r8d
	sete	%dl
	sete	%dil
	movzbl	%dl, %edx
	leaq	(%rax,%rdx,4), %rax
.L42:
	movl	$1, %esi
	jmp	.L43
	.p2align 4,,10
	.p2align 3
.L51:
	movl	(%rax), %edx
	testl	%edx, %edx
	je	.L49
	cmpl	$93, %edx
	jne	.L55
	testl	%esi, %esi
	je	.L49
.L55:
	cmpl	$45, 4(%rax)
	leaq	4(%rax), %rsi
	je	.L44
	movq	%rsi, %rax
.L45:
	xorl	%esi, %esi
	cmpl	%ebx, %edx
	je	.L106
.L43:
	testq	%rax, %rax
	jne	.L51
.L52:
	movzbl	(%rcx), %edx
	testl	%edx, %edx
	je	.L49
	cmpl	$93, %edx
	jne	.L54
	testl	%esi, %esi
	je	.L49
.L54:
	cmpb	$45, 1(%rcx)
	leaq	1(%rcx), %rax
	je	.L46
	movq	%rax, %rcx
	xorl	%eax, %eax
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L44:
	movl	8(%rax), %r9d
	leaq	8(%rax), %r11
	movq	%rcx, %r10
	movq	%rsi, %rax
.L47:
	testl	%r9d, %r9d
	je	.L45
	cmpl	$93, %r9d
	je	.L45
	cmpl	%edx, %ebx
	jb	.L48
	cmpl	%ebx, %r9d
	jb	.L48
.L106:
	xorl	%edi, %edi
	cmpl	$94, %r8d
	setne	%dil
.L49:
	cmpl	$1, %edi
	jne	.L59
.L56:
	cmpb	$0, 15(%rsp)
	je	.L60
	cmpl	$255, %ebx
	jg	.L109
.L60:
	testq	%rbp, %rbp
	setne	%al
	andb	8(%rsp), %al
	je	.L64
	movl	%ebx, -4(%rbp,%r12,4)
.L65:
	movl	32(%r14), %edx
	movl	%r12d, %r13d
	addq	$1, %r12
	cmpl	%r13d, %edx
	jg	.L39
	testl	%edx, %edx
	je	.L39
	movl	$1, %edx
	testb	%al, %al
	jne	.L110
.L68:
	testq	%rbp, %rbp
	je	.L36
	movslq	%r13d, %r13
	movb	$0, 0(%rbp,%r13)
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L46:
	movzbl	2(%rcx), %r9d
	leaq	2(%rcx), %r10
	xorl	%r11d, %r11d
	movq	%rax, %rcx
	xorl	%eax, %eax
	jmp	.L47
	.p2align 4,,10
	.p2align 3
.L48:
	testq	%r11, %r11
	je	.L50
	leaq	4(%r11), %rax
	movq	%r10, %rcx
	xorl	%esi, %esi
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L64:
	testq	%rbp, %rbp
	je	.L65
	movb	%bl, -1(%rbp,%r12)
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L40:
	cmpl	$255, %ebx
	ja	.L56
	movl	%ebx, %edi
	call	isspace@PLT
	testl	%eax, %eax
	je	.L60
.L59:
	movq	(%r14), %rsi
	subl	$1, 24(%r14)
	testq	%rsi, %rsi
	je	.L111
	movl	%ebx, %edi
	call	ungetc@PLT
.L62:
	testq	%rbp, %rbp
	setne	%al
	xorl	%edx, %edx
	andb	8(%rsp), %al
	testl	%r13d, %r13d
	setg	%dl
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L41:
	movzbl	(%rcx), %r8d
	xorl	%edi, %edi
	cmpl	$94, %r8d
	sete	%dl
	sete	%dil
	movzbl	%dl, %edx
	addq	%rdx, %rcx
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L109:
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$88, (%rax)
.L36:
	addq	$24, %rsp
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
.L50:
	leaq	1(%r10), %rcx
	xorl	%esi, %esi
	jmp	.L52
.L108:
	xorl	%edx, %edx
	testl	%r13d, %r13d
	setg	%dl
	testq	%rbp, %rbp
	setne	%al
	andb	8(%rsp), %al
.L38:
	testb	%al, %al
	je	.L68
.L110:
	movslq	%r13d, %r13
	movl	$0, 0(%rbp,%r13,4)
	jmp	.L36
.L111:
	movq	16(%r14), %rax
	testq	%rax, %rax
	je	.L61
	subq	$4, %rax
	movq	%rax, 16(%r14)
	jmp	.L62
.L61:
	subq	$1, 8(%r14)
	jmp	.L62
.L107:
	testq	%rsi, %rsi
	setne	%al
	xorl	%edx, %edx
	andb	8(%rsp), %al
	xorl	%r13d, %r13d
	jmp	.L38
	.size	take_text, .-take_text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"nf"
.LC1:
	.string	"nity"
.LC2:
	.string	"an"
.LC3:
	.string	"e"
.LC4:
	.string	"p"
.LC5:
	.string	"01234567"
.LC6:
	.string	"[cCn"
.LC8:
	.string	"+-"
.LC9:
	.string	"i"
.LC10:
	.string	"n"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC11:
	.string	"0123456789abcdefghijklmnopqrstuvwxyz_"
	.section	.rodata.str1.1
.LC12:
	.string	")"
.LC13:
	.string	"0"
.LC14:
	.string	"x"
.LC15:
	.string	"."
.LC16:
	.string	"("
	.section	.text.scan_text,"ax",@progbits
	.p2align 4
	.globl	scan_text
	.type	scan_text, @function
scan_text:
	pushq	%r15
	pxor	%xmm0, %xmm0
	movq	%r8, %r15
	pushq	%r14
	leaq	.L142(%rip), %r14
	pushq	%r13
	movq	%rcx, %r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movl	$1, %ebp
	pushq	%rbx
	subq	$328, %rsp
	movq	%rdi, 96(%rsp)
	movq	%rcx, %rdi
	leaq	96(%rsp), %rbx
	movq	%rsi, 104(%rsp)
	movq	%rsi, 32(%rsp)
	movq	%r8, %rsi
	movq	%rdx, 112(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%rcx, 16(%rsp)
	movq	%r8, 8(%rsp)
	movq	%r9, (%rsp)
	movups	%xmm0, 120(%rsp)
	movups	%xmm0, 136(%rsp)
	call	has_numbers@PLT
	movq	8(%rsp), %r8
	movq	16(%rsp), %rcx
	movl	$0, 56(%rsp)
	testl	%eax, %eax
	movq	24(%rsp), %rdx
	movq	32(%rsp), %r10
	jne	.L443
	.p2align 4,,10
	.p2align 3
.L113:
	movl	%ebp, %eax
	andl	$1, %eax
	testq	%r15, %r15
	je	.L296
.L444:
	movl	(%r15), %r12d
	testl	%r12d, %r12d
	je	.L299
	testb	%al, %al
	je	.L299
	addq	$4, %r15
	cmpl	$255, %r12d
	jbe	.L114
.L115:
	movq	%rbx, %rdi
	movl	$1, %ebp
	call	next
	movl	%eax, %edi
	cmpl	%r12d, %eax
	je	.L113
	xorl	%eax, %eax
	cmpl	$-1, %edi
	sete	%al
	movl	%eax, 136(%rsp)
	je	.L184
	movq	96(%rsp), %rsi
	subl	$1, 120(%rsp)
	testq	%rsi, %rsi
	je	.L185
	call	ungetc@PLT
	xorl	%ebp, %ebp
	movl	%ebp, %eax
	andl	$1, %eax
	testq	%r15, %r15
	jne	.L444
	.p2align 4,,10
	.p2align 3
.L296:
	movzbl	0(%r13), %r12d
	testl	%r12d, %r12d
	je	.L299
	testb	%al, %al
	je	.L299
	addq	$1, %r13
.L114:
	movl	%r12d, %edi
	call	isspace@PLT
	testl	%eax, %eax
	jne	.L116
	cmpl	$37, %r12d
	jne	.L115
	testq	%r15, %r15
	je	.L128
	movl	$0, 128(%rsp)
	xorl	%eax, %eax
	cmpl	$42, (%r15)
	sete	%al
	leaq	(%r15,%rax,4), %r15
	sete	%al
	movzbl	%al, %eax
	movl	%eax, 132(%rsp)
	movl	(%r15), %eax
	subl	$48, %eax
	cmpl	$9, %eax
	ja	.L129
.L139:
	movl	4(%r15), %edx
	addq	$4, %r15
	leal	-48(%rdx), %ecx
	cmpl	$9, %ecx
	ja	.L445
.L135:
	cmpl	$26843544, %eax
	jle	.L131
	movl	4(%r15), %edx
	addq	$4, %r15
	movl	$268435456, %eax
	leal	-48(%rdx), %ecx
	cmpl	$9, %ecx
	jbe	.L135
.L445:
	movl	%eax, 128(%rsp)
.L129:
	movl	$0, 140(%rsp)
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	.p2align 4,,10
	.p2align 3
.L160:
	movl	(%r15), %eax
	leal	-76(%rax), %edx
	cmpl	$46, %edx
	ja	.L140
	movslq	(%r14,%rdx,4), %rdx
	addq	%r14, %rdx
	jmp	*%rdx
	.section	.rodata
	.align 4
	.align 4
.L142:
	.long	.L146-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L145-.L142
	.long	.L140-.L142
	.long	.L143-.L142
	.long	.L140-.L142
	.long	.L144-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L143-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L316-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L140-.L142
	.long	.L316-.L142
	.section	.text.scan_text
	.p2align 4,,10
	.p2align 3
.L118:
	movl	%eax, %edi
	call	isspace@PLT
	testl	%eax, %eax
	je	.L119
.L116:
	movq	%rbx, %rdi
	call	next
	movl	%eax, %r12d
	cmpl	$255, %eax
	jbe	.L118
	cmpl	$-1, %eax
	je	.L113
.L119:
	movq	96(%rsp), %rsi
	subl	$1, 120(%rsp)
	testq	%rsi, %rsi
	je	.L121
	movl	%r12d, %edi
	call	ungetc@PLT
	jmp	.L113
	.p2align 4,,10
	.p2align 3
.L147:
	xorl	%r15d, %r15d
.L140:
	testb	%cl, %cl
	je	.L154
	movl	%esi, 140(%rsp)
.L154:
	xorl	%edx, %edx
	testl	%eax, %eax
	movb	%al, 144(%rsp)
	movl	%eax, %r12d
	setne	%dl
	testq	%r15, %r15
	je	.L155
	leaq	(%r15,%rdx,4), %r15
	movq	%r13, 80(%rsp)
	movq	%r15, 88(%rsp)
	cmpb	$91, %al
	je	.L446
.L156:
	movsbl	%r12b, %esi
	leaq	.LC6(%rip), %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L447
.L176:
	cmpb	$37, %r12b
	je	.L448
.L183:
	cmpb	$110, %r12b
	je	.L449
	movq	%rbx, %rdi
	call	next
	cmpl	$-1, %eax
	je	.L197
	movq	96(%rsp), %rsi
	subl	$1, 120(%rsp)
	testq	%rsi, %rsi
	je	.L198
	movl	%eax, %edi
	call	ungetc@PLT
.L199:
	movl	132(%rsp), %edx
	xorl	%ebp, %ebp
	movl	$0, 136(%rsp)
	testl	%edx, %edx
	jne	.L202
	movq	(%rsp), %rdi
	movl	(%rdi), %eax
	cmpl	$47, %eax
	ja	.L203
	movl	%eax, %ecx
	addl	$8, %eax
	addq	16(%rdi), %rcx
	movl	%eax, (%rdi)
.L204:
	movq	(%rcx), %rbp
.L202:
	movzbl	144(%rsp), %ecx
	leal	-65(%rcx), %eax
	cmpb	$50, %al
	ja	.L205
	leaq	.L207(%rip), %rsi
	movzbl	%al, %eax
	movslq	(%rsi,%rax,4), %rax
	addq	%rsi, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L207:
	.long	.L208-.L207
	.long	.L205-.L207
	.long	.L212-.L207
	.long	.L205-.L207
	.long	.L208-.L207
	.long	.L208-.L207
	.long	.L208-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L211-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L210-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L208-.L207
	.long	.L205-.L207
	.long	.L209-.L207
	.long	.L205-.L207
	.long	.L208-.L207
	.long	.L208-.L207
	.long	.L208-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L205-.L207
	.long	.L206-.L207
	.section	.text.scan_text
	.p2align 4,,10
	.p2align 3
.L316:
	movl	$3, %esi
.L141:
	addq	$4, %r15
	movl	$1, %ecx
	jmp	.L160
	.p2align 4,,10
	.p2align 3
.L128:
	movl	$0, 128(%rsp)
	cmpb	$42, 0(%r13)
	sete	%dl
	sete	%al
	movzbl	%dl, %edx
	movzbl	%al, %eax
	addq	%rdx, %r13
	movl	%eax, 132(%rsp)
	xorl	%eax, %eax
	movzbl	0(%r13), %edx
	leal	-48(%rdx), %ecx
	cmpl	$9, %ecx
	ja	.L132
	.p2align 4,,10
	.p2align 3
.L131:
	leal	(%rax,%rax,4), %eax
	leal	-48(%rdx,%rax,2), %eax
	testq	%r15, %r15
	jne	.L139
.L134:
	movzbl	1(%r13), %edx
	addq	$1, %r13
	leal	-48(%rdx), %ecx
	cmpl	$9, %ecx
	ja	.L450
	cmpl	$26843544, %eax
	jle	.L451
	movl	$268435456, %eax
	jmp	.L134
	.p2align 4,,10
	.p2align 3
.L451:
	leal	(%rax,%rax,4), %eax
	leal	-48(%rdx,%rax,2), %eax
	jmp	.L134
	.p2align 4,,10
	.p2align 3
.L155:
	movq	$0, 88(%rsp)
	addq	%rdx, %r13
	movq	%r13, 80(%rsp)
	cmpb	$91, %al
	jne	.L156
	movzbl	0(%r13), %eax
	cmpb	$94, %al
	jne	.L163
	movzbl	1(%r13), %eax
	addq	$1, %r13
.L163:
	cmpb	$93, %al
	sete	%al
	movzbl	%al, %eax
	addq	%rax, %r13
	jmp	.L169
	.p2align 4,,10
	.p2align 3
.L172:
	addq	$1, %r13
.L169:
	movzbl	0(%r13), %eax
	testl	%eax, %eax
	je	.L156
	cmpl	$93, %eax
	jne	.L172
	addq	$1, %r13
	jmp	.L156
	.p2align 4,,10
	.p2align 3
.L450:
	movl	%eax, 128(%rsp)
.L132:
	movl	$0, 140(%rsp)
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	leaq	.L149(%rip), %rdi
	.p2align 4,,10
	.p2align 3
.L161:
	movzbl	0(%r13), %eax
	leal	-76(%rax), %edx
	cmpb	$46, %dl
	ja	.L147
	movzbl	%dl, %edx
	movslq	(%rdi,%rdx,4), %rdx
	addq	%rdi, %rdx
	jmp	*%rdx
	.section	.rodata
	.align 4
	.align 4
.L149:
	.long	.L153-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L152-.L149
	.long	.L147-.L149
	.long	.L150-.L149
	.long	.L147-.L149
	.long	.L151-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L150-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L318-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L147-.L149
	.long	.L318-.L149
	.section	.text.scan_text
	.p2align 4,,10
	.p2align 3
.L299:
	movl	56(%rsp), %edi
	testl	%edi, %edi
	je	.L452
.L112:
	movl	56(%rsp), %eax
	addq	$328, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L198:
	movq	112(%rsp), %rax
	testq	%rax, %rax
	je	.L200
	subq	$4, %rax
	movq	%rax, 112(%rsp)
	jmp	.L199
	.p2align 4,,10
	.p2align 3
.L185:
	movq	112(%rsp), %rax
	testq	%rax, %rax
	je	.L186
	subq	$4, %rax
	movq	%rax, 112(%rsp)
.L184:
	xorl	%ebp, %ebp
	jmp	.L113
	.p2align 4,,10
	.p2align 3
.L143:
	movl	$4, %esi
	jmp	.L141
	.p2align 4,,10
	.p2align 3
.L452:
	movl	136(%rsp), %eax
	testl	%eax, %eax
	movl	$-1, %eax
	cmove	%edi, %eax
	movl	%eax, 56(%rsp)
	jmp	.L112
.L144:
	cmpl	$3, %esi
	sete	%sil
	movzbl	%sil, %esi
	addl	$3, %esi
	jmp	.L141
.L145:
	cmpl	$2, %esi
	setne	%sil
	movzbl	%sil, %esi
	addl	$1, %esi
	jmp	.L141
.L146:
	movl	$5, %esi
	jmp	.L141
.L200:
	subq	$1, 104(%rsp)
	jmp	.L199
.L318:
	movl	$3, %esi
.L148:
	addq	$1, %r13
	movl	$1, %ecx
	jmp	.L161
.L186:
	subq	$1, 104(%rsp)
	xorl	%ebp, %ebp
	jmp	.L113
.L150:
	movl	$4, %esi
	jmp	.L148
	.p2align 4,,10
	.p2align 3
.L449:
	movq	(%rsp), %r11
	movslq	120(%rsp), %rdi
	movl	140(%rsp), %eax
	movl	(%r11), %edx
	movq	%rdi, %rsi
	cmpl	$47, %edx
	ja	.L188
	movl	%edx, %ecx
	addl	$8, %edx
	addq	16(%r11), %rcx
	movl	%edx, (%r11)
.L189:
	movq	(%rcx), %rdx
	cmpl	$3, %eax
	je	.L412
	ja	.L191
	cmpl	$1, %eax
	je	.L192
	cmpl	$2, %eax
	jne	.L194
	movw	%si, (%rdx)
	jmp	.L113
.L191:
	subl	$4, %eax
	cmpl	$1, %eax
	ja	.L194
.L412:
	movq	%rdi, (%rdx)
	jmp	.L113
	.p2align 4,,10
	.p2align 3
.L121:
	movq	112(%rsp), %rax
	testq	%rax, %rax
	je	.L122
	subq	$4, %rax
	movq	%rax, 112(%rsp)
	jmp	.L113
	.p2align 4,,10
	.p2align 3
.L447:
	leaq	96(%rsp), %rdi
	movq	%rdi, %r12
.L180:
	movq	%r12, %rdi
	call	next
	cmpl	$255, %eax
	jbe	.L177
	movl	%eax, %r12d
	cmpl	$-1, %eax
	je	.L434
	movq	96(%rsp), %rsi
	subl	$1, 120(%rsp)
	testq	%rsi, %rsi
	je	.L181
	.p2align 4,,10
	.p2align 3
.L453:
	movl	%r12d, %edi
	call	ungetc@PLT
	movzbl	144(%rsp), %r12d
	cmpb	$37, %r12b
	jne	.L183
	.p2align 4,,10
	.p2align 3
.L448:
	leaq	96(%rsp), %rdi
	movl	$1, %ebp
	call	next
	movl	%eax, %edi
	cmpl	$37, %eax
	je	.L113
	xorl	%eax, %eax
	cmpl	$-1, %edi
	sete	%al
	movl	%eax, 136(%rsp)
	je	.L184
	movq	96(%rsp), %rsi
	subl	$1, 120(%rsp)
	testq	%rsi, %rsi
	je	.L185
	call	ungetc@PLT
	xorl	%ebp, %ebp
	jmp	.L113
	.p2align 4,,10
	.p2align 3
.L177:
	movl	%eax, %edi
	movl	%eax, 8(%rsp)
	call	isspace@PLT
	testl	%eax, %eax
	jne	.L180
	movq	96(%rsp), %rsi
	subl	$1, 120(%rsp)
	movl	8(%rsp), %r12d
	testq	%rsi, %rsi
	jne	.L453
.L181:
	movq	112(%rsp), %rax
	testq	%rax, %rax
	je	.L182
	movzbl	144(%rsp), %r12d
	subq	$4, %rax
	movq	%rax, 112(%rsp)
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L197:
	movl	$1, 136(%rsp)
	xorl	%ebp, %ebp
	jmp	.L113
	.p2align 4,,10
	.p2align 3
.L446:
	movl	(%r15), %eax
	cmpl	$94, %eax
	jne	.L158
	movl	4(%r15), %eax
	addq	$4, %r15
.L158:
	leaq	4(%r15), %rdx
	cmpl	$93, %eax
	cmove	%rdx, %r15
	jmp	.L168
	.p2align 4,,10
	.p2align 3
.L174:
	addq	$4, %r15
.L168:
	movl	(%r15), %eax
	testl	%eax, %eax
	je	.L156
	cmpl	$93, %eax
	jne	.L174
	addq	$4, %r15
	jmp	.L156
.L188:
	movq	(%rsp), %r9
	movq	8(%r9), %rcx
	leaq	8(%rcx), %rdx
	movq	%rdx, 8(%r9)
	jmp	.L189
.L203:
	movq	(%rsp), %rdi
	movq	8(%rdi), %rcx
	leaq	8(%rcx), %rax
	movq	%rax, 8(%rdi)
	jmp	.L204
.L443:
	movq	(%rsp), %r9
	addq	$328, %rsp
	movq	%r12, %rdi
	movq	%r10, %rsi
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	scan_numbered@PLT
	.p2align 4,,10
	.p2align 3
.L205:
	subl	$88, %ecx
	movl	128(%rsp), %eax
	cmpb	$32, %cl
	ja	.L261
	leaq	CSWTCH.39(%rip), %rdx
	movzbl	%cl, %ecx
	leaq	188(%rsp), %rsi
	movdqa	.LC7(%rip), %xmm0
	movsbl	(%rdx,%rcx), %ecx
	movl	$2147483647, %edx
	leaq	160(%rsp), %r12
	movq	%rsi, 8(%rsp)
	movq	%rsi, 160(%rsp)
	movq	%r12, %rsi
	movl	%ecx, %edi
	movb	%cl, 32(%rsp)
	andl	$-17, %edi
	testl	%eax, %eax
	movl	%ecx, 24(%rsp)
	cmove	%edx, %eax
	movsbl	%dil, %edi
	leaq	.LC8(%rip), %rdx
	movb	$0, 188(%rsp)
	movl	%edi, 16(%rsp)
	movq	%rbx, %rdi
	movl	%eax, 184(%rsp)
	movups	%xmm0, 168(%rsp)
	call	accept
	movl	16(%rsp), %edx
	movl	24(%rsp), %ecx
	testl	%edx, %edx
	jne	.L263
	leaq	.LC13(%rip), %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	accept
	movl	24(%rsp), %ecx
	testl	%eax, %eax
	jne	.L454
	cmpl	$16, %ecx
	jne	.L304
	movl	$1, 16(%rsp)
	leaq	hexadecimal_digits(%rip), %rsi
.L265:
	xorl	%edx, %edx
	movq	%rbp, 24(%rsp)
	movq	%r15, 32(%rsp)
	movl	%edx, %ebp
	movq	%rsi, %r15
	movl	%ecx, 40(%rsp)
	jmp	.L268
	.p2align 4,,10
	.p2align 3
.L269:
	addl	$1, %ebp
.L268:
	movq	%r15, %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	accept
	testl	%eax, %eax
	jne	.L269
	movl	%ebp, %edx
	movl	16(%rsp), %eax
	movl	40(%rsp), %ecx
	xorl	%r12d, %r12d
	testl	%edx, %edx
	leaq	72(%rsp), %r8
	movzbl	144(%rsp), %r9d
	movq	32(%rsp), %r15
	setg	%r12b
	movq	24(%rsp), %rbp
	movq	160(%rsp), %rdi
	movq	%r8, %rsi
	orl	%eax, %r12d
	testl	%ecx, %ecx
	movl	$10, %eax
	movb	%r9b, 16(%rsp)
	cmove	%eax, %ecx
	movl	%ecx, %edx
	cmpb	$100, %r9b
	je	.L333
	cmpb	$105, %r9b
	je	.L333
	call	strtoull@PLT
	movzbl	16(%rsp), %r9d
.L273:
	movq	160(%rsp), %rdi
	testl	%r12d, %r12d
	je	.L275
	cmpq	%rdi, 72(%rsp)
	je	.L275
	testq	%rbp, %rbp
	je	.L277
	cmpb	$112, %r9b
	je	.L278
	movl	140(%rsp), %edx
	cmpl	$2, %edx
	je	.L279
	jbe	.L455
	cmpl	$3, %edx
	je	.L278
	subl	$4, %edx
	cmpl	$1, %edx
	ja	.L282
.L278:
	movq	%rax, 0(%rbp)
	movq	8(%rsp), %rax
	cmpq	%rax, %rdi
	je	.L220
.L293:
	call	free@PLT
	movl	132(%rsp), %edx
	jmp	.L214
.L208:
	leaq	188(%rsp), %rax
	movl	$2147483647, %edx
	movq	%rbx, %rdi
	movdqa	.LC7(%rip), %xmm0
	movq	%rax, 8(%rsp)
	leaq	160(%rsp), %r12
	movq	%rax, 160(%rsp)
	movl	128(%rsp), %eax
	movq	%r12, %rsi
	movb	$0, 188(%rsp)
	testl	%eax, %eax
	movups	%xmm0, 168(%rsp)
	cmove	%edx, %eax
	leaq	.LC8(%rip), %rdx
	movl	%eax, 184(%rsp)
	call	accept
	leaq	.LC9(%rip), %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	accept
	testl	%eax, %eax
	jne	.L456
	leaq	.LC10(%rip), %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	accept
	testl	%eax, %eax
	jne	.L457
	leaq	.LC13(%rip), %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	movl	%eax, 32(%rsp)
	call	accept
	movl	32(%rsp), %r8d
	movl	%eax, %edx
	leaq	.LC3(%rip), %rax
	movq	%rax, 24(%rsp)
	testl	%edx, %edx
	leaq	decimal_digits(%rip), %rax
	movq	%rax, 16(%rsp)
	jne	.L458
	movq	%rbp, 32(%rsp)
	movl	%r8d, %ebp
	movq	%r15, 40(%rsp)
	movl	%edx, %r15d
	movq	%r13, 48(%rsp)
	leaq	decimal_digits(%rip), %r13
	jmp	.L241
	.p2align 4,,10
	.p2align 3
.L242:
	addl	$1, %ebp
.L241:
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	accept
	testl	%eax, %eax
	jne	.L242
	movl	%r15d, %edx
	movl	%ebp, %r8d
	movq	40(%rsp), %r15
	movq	%r12, %rsi
	movl	%eax, 40(%rsp)
	movq	%rbx, %rdi
	leal	(%r8,%rdx), %eax
	leaq	.LC15(%rip), %rdx
	movq	32(%rsp), %rbp
	movq	48(%rsp), %r13
	movl	%eax, 32(%rsp)
	call	accept
	movl	40(%rsp), %ecx
	testl	%eax, %eax
	je	.L244
	xorl	%eax, %eax
	movq	%rbp, 40(%rsp)
	movq	%r13, 48(%rsp)
	movl	%eax, %ebp
	movq	16(%rsp), %r13
	movl	%ecx, 16(%rsp)
	jmp	.L243
.L245:
	addl	$1, %ebp
.L243:
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	accept
	testl	%eax, %eax
	jne	.L245
	movl	%ebp, %edi
	addl	%edi, 32(%rsp)
	movq	48(%rsp), %r13
	movq	40(%rsp), %rbp
	movl	16(%rsp), %ecx
.L244:
	movl	%ecx, 40(%rsp)
	movl	32(%rsp), %ecx
	testl	%ecx, %ecx
	je	.L439
	movq	24(%rsp), %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	accept
	testl	%eax, %eax
	je	.L247
	leaq	.LC8(%rip), %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	accept
	movq	%rbp, 16(%rsp)
	movl	40(%rsp), %ebp
	jmp	.L248
.L249:
	addl	$1, %ebp
.L248:
	leaq	decimal_digits(%rip), %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	accept
	testl	%eax, %eax
	jne	.L249
	movl	%ebp, %ecx
	movq	16(%rsp), %rbp
	testl	%ecx, %ecx
	setg	%r12b
	setg	%al
	movzbl	%r12b, %r12d
.L231:
	movq	160(%rsp), %rdi
	testq	%rbp, %rbp
	je	.L250
	testb	%al, %al
	je	.L250
	movl	140(%rsp), %eax
	leaq	72(%rsp), %r8
	movq	%r8, %rsi
	cmpl	$5, %eax
	je	.L459
	cmpl	$3, %eax
	je	.L460
	call	strtof@PLT
	movq	160(%rsp), %rdi
	movq	8(%rsp), %rax
	movss	%xmm0, 0(%rbp)
	cmpq	%rax, %rdi
	jne	.L293
	jmp	.L220
.L153:
	movl	$5, %esi
	jmp	.L148
.L152:
	cmpl	$2, %esi
	setne	%sil
	movzbl	%sil, %esi
	addl	$1, %esi
	jmp	.L148
.L151:
	cmpl	$3, %esi
	sete	%sil
	movzbl	%sil, %esi
	addl	$3, %esi
	jmp	.L148
.L209:
	movl	140(%rsp), %ecx
	movl	128(%rsp), %esi
	cmpl	$3, %ecx
	sete	8(%rsp)
	testl	%esi, %esi
	je	.L324
	jle	.L214
.L213:
	xorl	%r12d, %r12d
	movq	%r15, 16(%rsp)
	movl	%ecx, %r15d
	movq	%r13, 24(%rsp)
	movq	%r12, %r13
	movl	%esi, %r12d
	jmp	.L219
	.p2align 4,,10
	.p2align 3
.L216:
	testq	%rbp, %rbp
	je	.L218
	cmpb	$0, 8(%rsp)
	je	.L217
	movl	%eax, 0(%rbp,%r13,4)
.L218:
	addq	$1, %r13
	cmpl	%r13d, %r12d
	jle	.L461
.L219:
	movq	%rbx, %rdi
	call	next
	cmpl	$-1, %eax
	je	.L428
	cmpl	$3, %r15d
	je	.L216
	cmpl	$255, %eax
	jle	.L216
	movq	16(%rsp), %r15
	movq	24(%rsp), %r13
	xorl	%ebp, %ebp
	call	___errno@PLT
	movl	$88, (%rax)
	jmp	.L113
.L212:
	movl	128(%rsp), %ecx
	testl	%ecx, %ecx
	je	.L325
	jle	.L214
.L221:
	xorl	%r12d, %r12d
	movq	%r13, 8(%rsp)
	movq	%r12, %r13
	movl	%ecx, %r12d
	jmp	.L223
	.p2align 4,,10
	.p2align 3
.L463:
	testq	%rbp, %rbp
	je	.L222
	movl	%eax, 0(%rbp,%r13,4)
.L222:
	addq	$1, %r13
	cmpl	%r13d, %r12d
	jle	.L462
.L223:
	movq	%rbx, %rdi
	call	next
	cmpl	$-1, %eax
	jne	.L463
	movq	8(%rsp), %r13
	xorl	%ebp, %ebp
	jmp	.L113
.L211:
	xorl	%ecx, %ecx
	movl	$1, %edx
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	call	take_text
	movl	%eax, %r12d
.L225:
	testl	%r12d, %r12d
	je	.L184
.L220:
	movl	132(%rsp), %edx
.L214:
	cmpl	$1, %edx
	movl	$1, %ebp
	adcl	$0, 56(%rsp)
	jmp	.L113
.L206:
	xorl	%edx, %edx
	cmpl	$3, 140(%rsp)
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	sete	%dl
	xorl	%ecx, %ecx
	call	take_text
	movl	%eax, %r12d
	jmp	.L225
.L210:
	xorl	%edx, %edx
	cmpl	$3, 140(%rsp)
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	leaq	80(%rsp), %rcx
	sete	%dl
	call	take_text
	movl	%eax, %r12d
	jmp	.L225
.L217:
	testq	%rbp, %rbp
	je	.L218
	movb	%al, 0(%rbp,%r13)
	jmp	.L218
.L182:
	subq	$1, 104(%rsp)
	.p2align 4,,10
	.p2align 3
.L434:
	movzbl	144(%rsp), %r12d
	jmp	.L176
.L122:
	subq	$1, 104(%rsp)
	jmp	.L113
.L194:
	movl	%esi, (%rdx)
	jmp	.L113
.L192:
	movb	%sil, (%rdx)
	jmp	.L113
.L261:
	movdqa	.LC7(%rip), %xmm0
	leaq	188(%rsp), %rdi
	leaq	160(%rsp), %r12
	movq	%rdi, 8(%rsp)
	movq	%rdi, 160(%rsp)
	movups	%xmm0, 168(%rsp)
	testl	%eax, %eax
	jne	.L303
	leaq	.LC8(%rip), %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	movl	$2147483647, 184(%rsp)
	movb	$0, 188(%rsp)
	call	accept
	movl	$10, %ecx
.L304:
	movl	$1, 16(%rsp)
	leaq	decimal_digits(%rip), %rsi
	jmp	.L265
.L325:
	movl	$1, %ecx
	jmp	.L221
.L324:
	movl	$1, %esi
	jmp	.L213
.L457:
	xorl	%esi, %esi
	leaq	72(%rsp), %r8
	movq	%rbp, 24(%rsp)
	leaq	.LC2(%rip), %rcx
	movq	%r13, 16(%rsp)
	movl	$97, %eax
	movq	%rcx, %r13
	movq	%r8, %rbp
	movw	%si, 72(%rsp)
	jmp	.L237
	.p2align 4,,10
	.p2align 3
.L465:
	movzbl	1(%r13), %eax
	addq	$1, %r13
	testb	%al, %al
	je	.L464
.L237:
	movq	%rbp, %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	movb	%al, 72(%rsp)
	call	accept
	testl	%eax, %eax
	jne	.L465
.L236:
	movq	16(%rsp), %r13
.L439:
	movq	160(%rsp), %rdi
	movq	8(%rsp), %rax
	cmpq	%rax, %rdi
	je	.L184
.L436:
	call	free@PLT
	xorl	%ebp, %ebp
	jmp	.L113
.L303:
	movq	%r12, %rsi
	leaq	.LC8(%rip), %rdx
	movq	%rbx, %rdi
	movl	%eax, 184(%rsp)
	movb	$0, 188(%rsp)
	call	accept
	movl	$1, 16(%rsp)
	movl	$10, %ecx
	leaq	decimal_digits(%rip), %rsi
	jmp	.L265
.L263:
	cmpl	$8, %ecx
	jne	.L304
.L266:
	movl	$1, 16(%rsp)
	movl	$8, %ecx
	leaq	.LC5(%rip), %rsi
	jmp	.L265
.L275:
	movq	8(%rsp), %rax
	cmpq	%rax, %rdi
	jne	.L436
	xorl	%ebp, %ebp
	jmp	.L113
	.p2align 4,,10
	.p2align 3
.L333:
	call	strtoll@PLT
	movzbl	16(%rsp), %r9d
	jmp	.L273
.L455:
	cmpl	$1, %edx
	jne	.L282
	movb	%al, 0(%rbp)
	movq	8(%rsp), %rax
	movq	160(%rsp), %rdi
	cmpq	%rax, %rdi
	jne	.L293
	jmp	.L220
.L456:
	xorl	%r8d, %r8d
	movq	%rbp, 24(%rsp)
	movl	$110, %eax
	leaq	.LC0(%rip), %rcx
	movw	%r8w, 72(%rsp)
	leaq	72(%rsp), %r8
	movq	%r13, 16(%rsp)
	movq	%r8, %rbp
	movq	%rcx, %r13
	jmp	.L229
	.p2align 4,,10
	.p2align 3
.L467:
	movzbl	1(%r13), %eax
	addq	$1, %r13
	testb	%al, %al
	je	.L466
.L229:
	movq	%rbp, %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	movb	%al, 72(%rsp)
	call	accept
	testl	%eax, %eax
	jne	.L467
	jmp	.L236
.L428:
	movq	16(%rsp), %r15
	movq	24(%rsp), %r13
	xorl	%ebp, %ebp
	jmp	.L113
.L462:
	movq	8(%rsp), %r13
	jmp	.L220
.L461:
	movq	16(%rsp), %r15
	movq	24(%rsp), %r13
	jmp	.L220
.L468:
	movq	%r15, %rbp
	movq	%r13, %rbx
	movq	16(%rsp), %r15
	movq	24(%rsp), %r13
.L247:
	movl	$1, %eax
	movl	$1, %r12d
	jmp	.L231
.L466:
	movq	%rbp, %r8
	leaq	.LC9(%rip), %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	movq	16(%rsp), %r13
	movq	24(%rsp), %rbp
	movq	%r8, 16(%rsp)
	call	accept
	movq	16(%rsp), %r8
	testl	%eax, %eax
	je	.L247
	xorl	%edi, %edi
	movq	%r15, 16(%rsp)
	movl	$110, %eax
	movq	%rbp, %r15
	leaq	.LC1(%rip), %rcx
	movq	%r13, 24(%rsp)
	movq	%r8, %rbp
	movq	%rbx, %r13
	movw	%di, 72(%rsp)
	movq	%rcx, %rbx
	jmp	.L233
.L469:
	movzbl	1(%rbx), %eax
	addq	$1, %rbx
	testb	%al, %al
	je	.L468
.L233:
	movq	%rbp, %rdx
	movq	%r12, %rsi
	movq	%r13, %rdi
	movb	%al, 72(%rsp)
	call	accept
	testl	%eax, %eax
	jne	.L469
	movq	160(%rsp), %rdi
	movq	8(%rsp), %rax
	movq	%r13, %rbx
	movq	16(%rsp), %r15
	movq	24(%rsp), %r13
	cmpq	%rax, %rdi
	jne	.L436
	xorl	%ebp, %ebp
	jmp	.L113
	.p2align 4,,10
	.p2align 3
.L464:
	movq	%r12, %rsi
	movq	%rbx, %rdi
	movq	24(%rsp), %rbp
	movq	16(%rsp), %r13
	leaq	.LC16(%rip), %rdx
	call	accept
	testl	%eax, %eax
	je	.L247
.L239:
	leaq	.LC11(%rip), %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	accept
	testl	%eax, %eax
	jne	.L239
	movq	%r12, %rsi
	leaq	.LC12(%rip), %rdx
	movq	%rbx, %rdi
	call	accept
	testl	%eax, %eax
	setne	%r12b
	setne	%al
	movzbl	%r12b, %r12d
	jmp	.L231
.L454:
	movq	%r12, %rsi
	leaq	.LC14(%rip), %rdx
	movq	%rbx, %rdi
	call	accept
	movl	$16, %ecx
	leaq	hexadecimal_digits(%rip), %rsi
	testl	%eax, %eax
	jne	.L265
	testb	$-9, 32(%rsp)
	movl	$1, 16(%rsp)
	leaq	hexadecimal_digits(%rip), %rsi
	movl	24(%rsp), %ecx
	je	.L266
	jmp	.L265
.L458:
	leaq	.LC14(%rip), %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	movl	%r8d, 60(%rsp)
	call	accept
	xorl	%edx, %edx
	movq	%rbp, 32(%rsp)
	movl	60(%rsp), %ebp
	cmpl	$1, %eax
	movq	%r15, 40(%rsp)
	setb	%dl
	testl	%eax, %eax
	leaq	.LC4(%rip), %rax
	cmove	24(%rsp), %rax
	movq	%r13, 48(%rsp)
	movl	%edx, %r15d
	movq	%rax, 24(%rsp)
	leaq	hexadecimal_digits(%rip), %rax
	cmove	16(%rsp), %rax
	movq	%rax, 16(%rsp)
	movq	%rax, %r13
	jmp	.L241
.L282:
	movl	%eax, 0(%rbp)
	movq	8(%rsp), %rax
	cmpq	%rax, %rdi
	jne	.L293
	jmp	.L220
.L279:
	movw	%ax, 0(%rbp)
	movq	8(%rsp), %rax
	cmpq	%rax, %rdi
	jne	.L293
	jmp	.L220
.L460:
	call	strtod@PLT
	movq	160(%rsp), %rdi
	movq	8(%rsp), %rax
	movsd	%xmm0, 0(%rbp)
	cmpq	%rax, %rdi
	jne	.L293
	jmp	.L220
.L459:
	call	quad_strtold@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_value@PLT
	movq	160(%rsp), %rdi
	movq	8(%rsp), %rax
	fstpt	0(%rbp)
	cmpq	%rax, %rdi
	jne	.L293
	jmp	.L220
.L250:
	movq	8(%rsp), %rax
	cmpq	%rax, %rdi
	je	.L225
	call	free@PLT
	jmp	.L225
.L277:
	movq	8(%rsp), %rax
	cmpq	%rax, %rdi
	jne	.L293
	jmp	.L220
	.size	scan_text, .-scan_text
	.section	.text.vsscanf,"ax",@progbits
	.p2align 4
	.globl	vsscanf
	.type	vsscanf, @function
vsscanf:
	movq	%rsi, %rcx
	movq	%rdx, %r9
	movq	%rdi, %rsi
	xorl	%r8d, %r8d
	xorl	%edx, %edx
	xorl	%edi, %edi
	jmp	scan_text@PLT
	.size	vsscanf, .-vsscanf
	.section	.text.sscanf,"ax",@progbits
	.p2align 4
	.globl	sscanf
	.type	sscanf, @function
sscanf:
	subq	$216, %rsp
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L473
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L473:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rdx
	movl	$16, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vsscanf@PLT
	addq	$216, %rsp
	ret
	.size	sscanf, .-sscanf
	.section	.text.vfscanf,"ax",@progbits
	.p2align 4
	.globl	vfscanf
	.type	vfscanf, @function
vfscanf:
	movq	%rsi, %rcx
	movq	%rdx, %r9
	xorl	%r8d, %r8d
	xorl	%esi, %esi
	xorl	%edx, %edx
	jmp	scan_text@PLT
	.size	vfscanf, .-vfscanf
	.section	.text.vscanf,"ax",@progbits
	.p2align 4
	.globl	vscanf
	.type	vscanf, @function
vscanf:
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	movq	__iob@GOTPCREL(%rip), %rdi
	jmp	vfscanf@PLT
	.size	vscanf, .-vscanf
	.section	.text.fscanf,"ax",@progbits
	.p2align 4
	.globl	fscanf
	.type	fscanf, @function
fscanf:
	subq	$216, %rsp
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L479
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L479:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rdx
	movl	$16, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vfscanf@PLT
	addq	$216, %rsp
	ret
	.size	fscanf, .-fscanf
	.section	.text.scanf,"ax",@progbits
	.p2align 4
	.globl	scanf
	.type	scanf, @function
scanf:
	subq	$216, %rsp
	movq	%rsi, 40(%rsp)
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L483
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L483:
	leaq	224(%rsp), %rax
	movq	%rdi, %rsi
	movq	__iob@GOTPCREL(%rip), %rdi
	leaq	8(%rsp), %rdx
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$8, 8(%rsp)
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vfscanf@PLT
	addq	$216, %rsp
	ret
	.size	scanf, .-scanf
	.section	.rodata
	.align 32
	.type	CSWTCH.39, @object
	.size	CSWTCH.39, 33
CSWTCH.39:
	.byte	16
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	0
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	8
	.byte	16
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	16
	.align 16
	.type	hexadecimal_digits, @object
	.size	hexadecimal_digits, 17
hexadecimal_digits:
	.string	"0123456789abcdef"
	.align 8
	.type	decimal_digits, @object
	.size	decimal_digits, 11
decimal_digits:
	.string	"0123456789"
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC7:
	.quad	0
	.quad	128
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
