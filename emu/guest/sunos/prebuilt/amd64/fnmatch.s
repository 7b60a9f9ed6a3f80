// 4a9bbb13e187da9059c835d1afde2ba3 newlib/libc/posix/fnmatch.c
	.file	"fnmatch.c"
	.text
	.section	.text.fnmatch,"ax",@progbits
	.p2align 4
	.globl	fnmatch
	.type	fnmatch, @function
fnmatch:
	pushq	%r15
	movl	%edx, %eax
	pushq	%r14
	andl	$512, %eax
	movq	%rsi, %r14
	pushq	%r13
	movl	%edx, %r13d
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$56, %rsp
	movq	%rsi, 8(%rsp)
	movl	%eax, 4(%rsp)
.L2:
	movzbl	(%rbx), %r12d
	movzbl	(%r14), %r15d
	leaq	1(%rbx), %rsi
	cmpb	$63, %r12b
	je	.L3
	jg	.L4
	testb	%r12b, %r12b
	je	.L5
	cmpb	$42, %r12b
	jne	.L56
	movzbl	1(%rbx), %eax
	movq	%rsi, %rbx
	cmpb	$42, %al
	jne	.L19
	.p2align 4,,10
	.p2align 3
.L20:
	movzbl	1(%rbx), %eax
	addq	$1, %rbx
	cmpb	$42, %al
	je	.L20
.L19:
	cmpb	$46, %r15b
	je	.L127
.L21:
	testb	%al, %al
	je	.L128
	cmpb	$47, %al
	jne	.L23
	testb	$2, %r13b
	je	.L23
	movq	%r14, %rdi
	movl	$47, %esi
	call	strchr@PLT
	movq	%rax, %r14
	testq	%rax, %rax
	jne	.L2
	.p2align 4,,10
	.p2align 3
.L14:
	movl	$1, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L4:
	cmpb	$91, %r12b
	je	.L8
	cmpb	$92, %r12b
	jne	.L56
	testb	$1, %r13b
	je	.L129
.L56:
	movq	%rsi, %rbx
.L7:
	cmpb	%r12b, (%r14)
	je	.L47
	movl	4(%rsp), %eax
	testl	%eax, %eax
	je	.L14
	movzbl	%r12b, %edi
	call	tolower@PLT
	movzbl	(%r14), %edi
	movl	%eax, %ebp
	call	tolower@PLT
	cmpl	%eax, %ebp
	jne	.L14
.L47:
	addq	$1, %r14
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L8:
	testb	%r15b, %r15b
	je	.L14
	cmpb	$47, %r15b
	je	.L130
	cmpb	$46, %r15b
	jne	.L28
	testb	$4, %r13b
	je	.L28
	movq	8(%rsp), %rax
	cmpq	%rax, %r14
	je	.L14
	testb	$2, %r13b
	je	.L28
	cmpb	$47, -1(%r14)
	jne	.L28
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L5:
	movl	%r13d, %r14d
	andl	$256, %r14d
	jne	.L131
.L10:
	xorl	%eax, %eax
	testb	%r15b, %r15b
	setne	%al
.L1:
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
.L3:
	testb	%r15b, %r15b
	je	.L14
	cmpb	$47, %r15b
	je	.L132
	cmpb	$46, %r15b
	jne	.L17
	testb	$4, %r13b
	je	.L17
	movq	8(%rsp), %rax
	cmpq	%rax, %r14
	je	.L14
	testb	$2, %r13b
	je	.L17
	cmpb	$47, -1(%r14)
	jne	.L17
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L129:
	movzbl	1(%rbx), %eax
	testb	%al, %al
	je	.L56
	addq	$2, %rbx
	movl	%eax, %r12d
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L131:
	cmpb	$47, %r15b
	jne	.L10
.L11:
	xorl	%eax, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L127:
	testb	$4, %r13b
	je	.L21
	movq	8(%rsp), %rcx
	cmpq	%rcx, %r14
	je	.L14
	testb	$2, %r13b
	je	.L21
	cmpb	$47, -1(%r14)
	jne	.L21
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L132:
	testb	$2, %r13b
	jne	.L14
.L17:
	addq	$1, %r14
	movq	%rsi, %rbx
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L130:
	testb	$2, %r13b
	jne	.L14
.L28:
	movzbl	1(%rbx), %eax
	leaq	2(%rbx), %rbp
	movl	%r13d, %ecx
	cmpb	$33, %al
	sete	%dl
	cmpb	$94, %al
	sete	%al
	orb	%al, %dl
	movb	%dl, 46(%rsp)
	cmove	%rsi, %rbp
	andl	$512, %ecx
	jne	.L133
.L30:
	leaq	1(%rbp), %rbx
	movl	%r13d, %eax
	movzbl	0(%rbp), %ebp
	movq	%rsi, 24(%rsp)
	xorl	%edi, %edi
	andl	$2, %eax
	movq	%r14, 16(%rsp)
	movq	%rbx, %r14
	movb	%r12b, 40(%rsp)
	movl	%ebp, %edx
	movl	%r15d, %r12d
	movl	%ecx, %ebx
	movl	%edi, %r15d
	movl	%eax, %ebp
	.p2align 4,,10
	.p2align 3
.L44:
	cmpb	$92, %dl
	je	.L134
	testb	%dl, %dl
	je	.L33
.L138:
	cmpb	$47, %dl
	je	.L135
.L48:
	testl	%ebx, %ebx
	jne	.L136
.L34:
	movzbl	(%r14), %eax
	cmpb	$45, %al
	je	.L137
.L35:
	cmpb	%dl, %r12b
	movl	%eax, %edx
	je	.L54
.L40:
	addq	$1, %r14
	cmpb	$93, %dl
	jne	.L44
	movzbl	46(%rsp), %eax
	movq	%r14, %rbx
	movq	16(%rsp), %r14
	cmpl	%r15d, %eax
	jne	.L47
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L134:
	testb	$1, %r13b
	jne	.L48
	movzbl	(%r14), %edx
	addq	$1, %r14
	testb	%dl, %dl
	jne	.L138
	.p2align 4,,10
	.p2align 3
.L33:
	movq	16(%rsp), %r14
	movzbl	40(%rsp), %r12d
	movq	24(%rsp), %rbx
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L135:
	testl	%ebp, %ebp
	jne	.L14
	testl	%ebx, %ebx
	je	.L34
.L136:
	movzbl	%dl, %edi
	call	tolower@PLT
	movl	%eax, %edx
	movzbl	(%r14), %eax
	cmpb	$45, %al
	jne	.L35
.L137:
	movzbl	1(%r14), %r11d
	cmpb	$93, %r11b
	je	.L36
	testb	%r11b, %r11b
	je	.L36
	leaq	2(%r14), %r10
	cmpb	$92, %r11b
	je	.L139
.L37:
	testl	%ebx, %ebx
	jne	.L140
.L38:
	movq	__collate_load_error@GOTPCREL(%rip), %rax
	movl	(%rax), %ecx
	testl	%ecx, %ecx
	je	.L39
.L141:
	cmpb	%dl, %r12b
	movq	%r10, %r14
	movzbl	(%r10), %edx
	setge	%sil
	cmpb	%r11b, %r12b
	setle	%al
	testb	%al, %sil
	movl	$1, %eax
	cmovne	%eax, %r15d
	jmp	.L40
.L41:
	movl	%r14d, %edi
	movsbl	%r11b, %esi
	movq	%r10, 32(%rsp)
	call	__collate_range_cmp@PLT
	movq	32(%rsp), %r10
	testl	%eax, %eax
	movzbl	(%r10), %edx
	movq	%r10, %r14
	jg	.L40
	.p2align 4,,10
	.p2align 3
.L54:
	movl	$1, %r15d
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L36:
	addq	$1, %r14
	cmpb	%dl, %r12b
	movl	$45, %edx
	jne	.L48
	movl	$1, %r15d
	jmp	.L48
	.p2align 4,,10
	.p2align 3
.L139:
	testb	$1, %r13b
	jne	.L37
	movzbl	2(%r14), %r11d
	leaq	3(%r14), %r10
	testb	%r11b, %r11b
	je	.L33
	testl	%ebx, %ebx
	je	.L38
	.p2align 4,,10
	.p2align 3
.L140:
	movzbl	%r11b, %edi
	movb	%dl, 47(%rsp)
	movq	%r10, 32(%rsp)
	call	tolower@PLT
	movzbl	47(%rsp), %edx
	movq	32(%rsp), %r10
	movl	%eax, %r11d
	movq	__collate_load_error@GOTPCREL(%rip), %rax
	movl	(%rax), %ecx
	testl	%ecx, %ecx
	jne	.L141
.L39:
	movsbl	%r12b, %r14d
	movsbl	%dl, %edi
	movb	%r11b, 47(%rsp)
	movl	%r14d, %esi
	movq	%r10, 32(%rsp)
	call	__collate_range_cmp@PLT
	movq	32(%rsp), %r10
	movzbl	47(%rsp), %r11d
	testl	%eax, %eax
	jle	.L41
	movzbl	(%r10), %edx
	movq	%r10, %r14
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L133:
	movzbl	%r15b, %edi
	movl	%ecx, 40(%rsp)
	movq	%rsi, 16(%rsp)
	call	tolower@PLT
	movl	40(%rsp), %ecx
	movq	16(%rsp), %rsi
	movl	%eax, %r15d
	jmp	.L30
.L23:
	movl	%r13d, %eax
	movq	%r14, %r13
	movl	%eax, %r14d
	movl	%eax, %r12d
	andl	$2, %r14d
	andl	$-5, %r12d
	movl	%r14d, %ebp
	testb	%r15b, %r15b
	jne	.L25
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L24:
	movzbl	1(%r13), %r15d
	addq	$1, %r13
	testb	%r15b, %r15b
	je	.L14
.L25:
	movl	%r12d, %edx
	movq	%r13, %rsi
	movq	%rbx, %rdi
	call	fnmatch.localalias
	testl	%eax, %eax
	je	.L11
	cmpb	$47, %r15b
	jne	.L24
	testl	%ebp, %ebp
	je	.L24
	jmp	.L14
.L128:
	movl	%r13d, %eax
	movq	%r14, %r13
	movl	%eax, %r14d
	testb	$2, %al
	je	.L11
	andl	$256, %r14d
	jne	.L11
	movl	$47, %esi
	movq	%r13, %rdi
	call	strchr@PLT
	testq	%rax, %rax
	setne	%al
	movzbl	%al, %eax
	jmp	.L1
	.size	fnmatch, .-fnmatch
	.set	fnmatch.localalias,fnmatch
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
