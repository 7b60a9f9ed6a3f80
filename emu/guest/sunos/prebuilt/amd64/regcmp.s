// cd88a8e68cf7051f9cc77130927330d3 emu/guest/libc/regcmp.c
	.file	"regcmp.c"
	.text
	.section	.text.number,"ax",@progbits
	.p2align 4
	.type	number, @function
number:
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	movq	(%rdi), %rax
	movzbl	(%rax), %edi
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L2
	movq	0(%rbp), %rax
	xorl	%ebx, %ebx
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L17:
	testl	%eax, %eax
	je	.L16
	movq	0(%rbp), %rdx
	leal	(%rbx,%rbx,4), %ecx
	leaq	1(%rdx), %rax
	movq	%rax, 0(%rbp)
	movsbl	(%rdx), %edx
	leal	-48(%rdx,%rcx,2), %ebx
.L3:
	movzbl	(%rax), %edi
	call	isdigit@PLT
	cmpl	$255, %ebx
	jle	.L17
.L2:
	movl	$1, 16(%rbp)
	xorl	%ebx, %ebx
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	cmpl	$255, %ebx
	jg	.L2
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	number, .-number
	.section	.text.compile_one,"ax",@progbits
	.p2align 4
	.type	compile_one, @function
compile_one:
	pushq	%r14
	pxor	%xmm0, %xmm0
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	8(%rdi), %r10
	movl	.LC1(%rip), %ebx
	movslq	(%r10), %rax
	leal	1(%rax), %edx
	movl	%edx, (%r10)
	leaq	(%rax,%rax,4), %rdx
	leaq	(%rax,%rdx,2), %r9
	movq	(%rdi), %rdx
	movzwl	.LC0(%rip), %eax
	salq	$2, %r9
	leaq	(%r10,%r9), %r12
	leaq	1(%rdx), %rdi
	movups	%xmm0, 4(%r12)
	movups	%xmm0, 20(%r12)
	movups	%xmm0, 32(%r12)
	movw	%ax, 4(%r10,%r9)
	movl	%ebx, 8(%r12)
	movq	%rdi, 0(%rbp)
	movzbl	(%rdx), %eax
	cmpb	$46, %al
	je	.L19
	jle	.L79
	cmpb	$92, %al
	je	.L26
	cmpb	$123, %al
	jne	.L80
.L55:
	movl	$1, 16(%rbp)
.L18:
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L80:
	cmpb	$91, %al
	jne	.L24
	movzbl	1(%rdx), %r11d
	xorl	%eax, %eax
	movb	$2, 4(%r12)
	cmpb	$94, %r11b
	sete	%al
	addq	%rax, %rdi
	movq	%rdi, 0(%rbp)
	movzbl	(%rdi), %ecx
	testb	%cl, %cl
	je	.L57
	leaq	16(%r10,%r9), %rsi
	movq	%rdi, %rdx
	movl	$1, %r8d
	.p2align 4,,10
	.p2align 3
.L30:
	cmpb	$93, %cl
	jne	.L34
	cmpq	%rdx, %rdi
	jne	.L29
.L34:
	cmpb	$45, 1(%rdx)
	movzbl	%cl, %eax
	jne	.L31
	movzbl	2(%rdx), %r13d
	testb	%r13b, %r13b
	je	.L31
	cmpb	$93, %r13b
	je	.L31
	leaq	2(%rdx), %r13
	movq	%r13, 0(%rbp)
	movzbl	2(%rdx), %edx
	cmpb	%cl, %dl
	jb	.L32
	movzbl	%dl, %r13d
	addl	$1, %r13d
	.p2align 4,,10
	.p2align 3
.L33:
	movl	%eax, %edx
	movl	%eax, %ecx
	movl	%r8d, %r14d
	addl	$1, %eax
	sarl	$3, %edx
	andl	$7, %ecx
	movslq	%edx, %rdx
	sall	%cl, %r14d
	orb	%r14b, (%rsi,%rdx)
	cmpl	%r13d, %eax
	jne	.L33
.L78:
	movq	0(%rbp), %r13
.L32:
	leaq	1(%r13), %rdx
	movq	%rdx, 0(%rbp)
	movzbl	1(%r13), %ecx
	testb	%cl, %cl
	jne	.L30
.L29:
	leaq	1(%rdx), %rdi
	movq	%rdi, 0(%rbp)
	cmpb	$93, (%rdx)
	je	.L35
	movl	$1, 16(%rbp)
.L35:
	cmpb	$94, %r11b
	jne	.L37
	leaq	16(%r10,%r9), %rax
	pcmpeqd	%xmm1, %xmm1
	movdqu	(%rax), %xmm0
	pxor	%xmm1, %xmm0
	movups	%xmm0, (%rax)
	movdqu	16(%rax), %xmm0
	pxor	%xmm1, %xmm0
	movups	%xmm0, 16(%rax)
.L37:
	andb	$-2, 16(%r12)
	movl	%ebx, 8(%r12)
	movzbl	(%rdi), %eax
	leal	-42(%rax), %edx
	cmpb	$1, %dl
	ja	.L51
.L82:
	leaq	1(%rdi), %rax
	movq	%rax, 0(%rbp)
	xorl	%eax, %eax
	cmpb	$43, (%rdi)
	sete	%al
	movw	%ax, 8(%r12)
	movl	$32767, %eax
	movw	%ax, 10(%r12)
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L79:
	cmpb	$40, %al
	je	.L21
	jle	.L81
	leal	-42(%rax), %edx
	cmpb	$1, %dl
	jbe	.L55
.L24:
	movb	%al, 6(%r12)
.L28:
	movl	%ebx, 8(%r12)
	movzbl	(%rdi), %eax
	leal	-42(%rax), %edx
	cmpb	$1, %dl
	jbe	.L82
.L51:
	cmpb	$123, %al
	jne	.L18
	addq	$1, %rdi
	movq	%rdi, 0(%rbp)
	movq	%rbp, %rdi
	call	number
	movd	%eax, %xmm2
	movq	0(%rbp), %rax
	pshuflw	$0, %xmm2, %xmm0
	movd	%xmm0, 8(%r12)
	cmpb	$44, (%rax)
	je	.L83
.L53:
	leaq	1(%rax), %rdx
	movq	%rdx, 0(%rbp)
	cmpb	$125, (%rax)
	jne	.L55
	movzwl	8(%r12), %eax
	cmpw	%ax, 10(%r12)
	jl	.L55
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L81:
	cmpb	$36, %al
	jne	.L24
	cmpb	$0, 1(%rdx)
	je	.L84
	movb	$36, 6(%r12)
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L31:
	sarl	$3, %eax
	andl	$7, %ecx
	movl	%r8d, %edx
	cltq
	sall	%cl, %edx
	orb	%dl, (%rsi,%rax)
	jmp	.L78
	.p2align 4,,10
	.p2align 3
.L19:
	movb	$0, 4(%r12)
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L21:
	leal	1(%rsi), %r13d
	movb	$5, 4(%r12)
	cmpl	$50, %r13d
	jle	.L38
	movl	$1, 16(%rbp)
.L41:
	leaq	1(%rdi), %rax
	movq	%rax, 0(%rbp)
	cmpb	$41, (%rdi)
	je	.L44
	movq	%rdi, 0(%rbp)
	movl	$1, 16(%rbp)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L26:
	movzbl	1(%rdx), %eax
	testb	%al, %al
	je	.L55
	cmpb	$110, %al
	movl	$10, %ecx
	leaq	2(%rdx), %rdi
	cmove	%ecx, %eax
	movb	%al, 6(%r12)
	movq	%rdi, 0(%rbp)
	jmp	.L28
.L38:
	movl	16(%rbp), %ecx
	testl	%ecx, %ecx
	je	.L40
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L85:
	testl	%r13d, %r13d
	je	.L43
	cmpb	$41, %al
	je	.L41
.L43:
	movq	%rbp, %rdi
	movl	%r13d, %esi
	call	compile_one
	movl	16(%rbp), %edx
	movq	0(%rbp), %rdi
	testl	%edx, %edx
	jne	.L41
.L40:
	movzbl	(%rdi), %eax
	testb	%al, %al
	jne	.L85
	jmp	.L41
.L44:
	movq	8(%rbp), %rdx
	movl	(%rdx), %edx
	movl	%edx, 12(%r12)
	cmpb	$36, 1(%rdi)
	je	.L86
	movq	%rax, %rdi
	jmp	.L28
.L84:
	movb	$4, 4(%r12)
	jmp	.L18
.L57:
	movq	%rdi, %rdx
	jmp	.L29
.L83:
	leaq	1(%rax), %rdx
	movl	$32767, %ecx
	movq	%rdx, 0(%rbp)
	cmpb	$125, 1(%rax)
	je	.L54
	movq	%rbp, %rdi
	call	number
	movq	0(%rbp), %rdx
	movl	%eax, %ecx
.L54:
	movw	%cx, 10(%r12)
	movq	%rdx, %rax
	jmp	.L53
.L86:
	movzbl	2(%rdi), %edi
	call	isdigit@PLT
	movq	0(%rbp), %rdi
	testl	%eax, %eax
	je	.L28
	movzbl	1(%rdi), %eax
	addq	$2, %rdi
	subl	$48, %eax
	movb	%al, 5(%r12)
	movq	%rdi, 0(%rbp)
	jmp	.L28
	.size	compile_one, .-compile_one
	.section	.text.match,"ax",@progbits
	.p2align 4
	.type	match, @function
match:
	pushq	%r15
	movslq	%esi, %rax
	pushq	%r14
	movq	%rdi, %r14
	pushq	%r13
	pushq	%r12
	movq	%rcx, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	leaq	(%rax,%rax,4), %rdx
	pushq	%rbx
	leaq	(%rax,%rdx,2), %rax
	subq	$8, %rsp
	movq	(%rdi), %rcx
	leaq	(%rcx,%rax,4), %rdx
	testq	%r12, %r12
	je	.L89
.L137:
	movslq	(%r12), %rax
	leaq	(%rax,%rax,4), %rdi
	leaq	(%rax,%rdi,2), %rax
	movl	12(%rcx,%rax,4), %eax
.L90:
	cmpl	%esi, %eax
	je	.L134
	movzbl	4(%rdx), %eax
	cmpb	$4, %al
	je	.L99
	cmpb	$5, %al
	je	.L100
	cmpb	$3, %al
	je	.L101
	movslq	%esi, %rdi
	xorl	%ebx, %ebx
	leaq	(%rdi,%rdi,4), %rdx
	leaq	(%rdi,%rdx,2), %rdx
	leaq	(%rcx,%rdx,4), %r13
	movswq	10(%r13), %r8
	testw	%r8w, %r8w
	jg	.L103
	.p2align 4,,10
	.p2align 3
.L106:
	movswq	8(%r13), %rax
	leal	1(%rsi), %r15d
	cmpq	%rax, %rbx
	jl	.L105
.L112:
	leaq	0(%rbp,%rbx), %rdx
	movq	%r12, %rcx
	movl	%r15d, %esi
	movq	%r14, %rdi
	call	match
	testq	%rax, %rax
	jne	.L87
	movswq	8(%r13), %rax
	subq	$1, %rbx
	cmpq	%rbx, %rax
	jle	.L112
.L105:
	xorl	%eax, %eax
.L87:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L135:
	testb	%al, %al
	jne	.L108
	addq	$1, %rbx
	cmpq	%rbx, %r8
	je	.L106
.L103:
	movzbl	0(%rbp,%rbx), %edx
	testb	%dl, %dl
	je	.L106
	jmp	.L135
	.p2align 4,,10
	.p2align 3
.L136:
	addq	$1, %rbx
	cmpq	%rbx, %r8
	je	.L106
	movzbl	0(%rbp,%rbx), %edx
	testb	%dl, %dl
	je	.L106
	.p2align 4,,10
	.p2align 3
.L108:
	cmpb	$2, %al
	je	.L130
	cmpb	%dl, 6(%r13)
	jne	.L106
	jmp	.L136
	.p2align 4,,10
	.p2align 3
.L99:
	cmpb	$0, 0(%rbp)
	jne	.L105
.L101:
	addl	$1, %esi
	addq	$44, %rdx
	testq	%r12, %r12
	jne	.L137
.L89:
	movl	(%rcx), %eax
	jmp	.L90
	.p2align 4,,10
	.p2align 3
.L110:
	addq	$1, %rbx
	cmpq	%r8, %rbx
	je	.L106
	movzbl	0(%rbp,%rbx), %edx
	testb	%dl, %dl
	je	.L106
	.p2align 4,,10
	.p2align 3
.L130:
	movl	%edx, %eax
	leaq	(%rdi,%rdi,4), %r9
	andl	$7, %edx
	shrb	$3, %al
	leaq	(%rdi,%r9,2), %r9
	andl	$31, %eax
	leaq	(%rcx,%r9,4), %r9
	movzbl	16(%rax,%r9), %eax
	btl	%edx, %eax
	jc	.L110
	jmp	.L106
	.p2align 4,,10
	.p2align 3
.L100:
	addq	$8, %rsp
	movq	%r12, %r8
	movq	%rbp, %rcx
	movq	%r14, %rdi
	popq	%rbx
	xorl	%edx, %edx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	match_group
	.p2align 4,,10
	.p2align 3
.L134:
	movq	%rbp, %rax
	testq	%r12, %r12
	je	.L87
	movslq	(%r12), %rax
	leaq	(%rax,%rax,4), %rdx
	movq	%rax, %rsi
	leaq	(%rax,%rdx,2), %rax
	movq	8(%r12), %rdx
	leaq	(%rcx,%rax,4), %rdi
	movzbl	5(%rdi), %r15d
	cmpb	$10, %r15b
	je	.L114
	leaq	(%r14,%r15,8), %rax
	movq	8(%rax), %r13
	movq	88(%rax), %rbx
	movq	%rdx, 8(%rax)
	movq	%rbp, 88(%rax)
.L93:
	movq	16(%r12), %r8
	cmpq	%rdx, %rbp
	je	.L138
	movl	4(%r12), %edx
	movq	%rbp, %rcx
	movq	%r14, %rdi
	addl	$1, %edx
	call	match_group
.L95:
	testq	%rax, %rax
	jne	.L87
	cmpl	$10, %r15d
	je	.L87
	movslq	%r15d, %r15
	movq	%r13, 8(%r14,%r15,8)
	movq	%rbx, 88(%r14,%r15,8)
	jmp	.L87
.L114:
	xorl	%ebx, %ebx
	xorl	%r13d, %r13d
	jmp	.L93
.L138:
	movl	12(%rdi), %esi
	movq	%r8, %rcx
	movq	%rbp, %rdx
	movq	%r14, %rdi
	call	match
	jmp	.L95
	.size	match, .-match
	.section	.text.match_group,"ax",@progbits
	.p2align 4
	.type	match_group, @function
match_group:
	pushq	%r14
	movslq	%esi, %rax
	movq	%r8, %r14
	pushq	%r13
	movq	%rcx, %r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movl	%edx, %ebp
	pushq	%rbx
	subq	$32, %rsp
	movl	%edx, 4(%rsp)
	leaq	(%rax,%rax,4), %rdx
	leaq	(%rax,%rdx,2), %rbx
	movq	(%rdi), %rax
	movl	%esi, (%rsp)
	movq	%rcx, 8(%rsp)
	leaq	(%rax,%rbx,4), %rbx
	movq	%r8, 16(%rsp)
	movswl	10(%rbx), %eax
	cmpl	%ebp, %eax
	jg	.L140
.L143:
	movswl	8(%rbx), %eax
	cmpl	%ebp, %eax
	jg	.L149
	movl	12(%rbx), %esi
	movq	%r14, %rcx
	movq	%r13, %rdx
	movq	%r12, %rdi
	call	match
	addq	$32, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L149:
	addq	$32, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L140:
	addl	$1, %esi
	movq	%rsp, %rcx
	movq	%r13, %rdx
	call	match
	testq	%rax, %rax
	je	.L143
	addq	$32, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	match_group, .-match_group
	.section	.text.regcmp,"ax",@progbits
	.p2align 4
	.globl	regcmp
	.type	regcmp, @function
regcmp:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$4192, %rsp
	leaq	4240(%rsp), %rax
	movq	%rsi, 4152(%rsp)
	movq	%rax, 32(%rsp)
	leaq	4144(%rsp), %rax
	movq	%rdx, 4160(%rsp)
	movq	%rcx, 4168(%rsp)
	movq	%r8, 4176(%rsp)
	movq	%r9, 4184(%rsp)
	movl	$8, 24(%rsp)
	movq	%rax, 40(%rsp)
	testq	%rdi, %rdi
	je	.L164
	movq	%rdi, %rbp
	xorl	%r12d, %r12d
	movl	$4096, %r13d
	jmp	.L155
	.p2align 4,,10
	.p2align 3
.L170:
	movl	%eax, %edx
	addq	40(%rsp), %rdx
	addl	$8, %eax
	movq	(%rdx), %rbp
	movl	%eax, 24(%rsp)
	testq	%rbp, %rbp
	je	.L169
.L155:
	movq	%rbp, %rdi
	call	strlen@PLT
	movq	%rax, %rbx
	movq	%r13, %rax
	subq	%r12, %rax
	cmpq	%rax, %rbx
	jnb	.L152
	leaq	48(%rsp), %r14
	movq	%rbx, %rdx
	movq	%rbp, %rsi
	leaq	(%r14,%r12), %rdi
	addq	%rbx, %r12
	call	memcpy@PLT
	movl	24(%rsp), %eax
	cmpl	$47, %eax
	jbe	.L170
	movq	32(%rsp), %rdx
	movq	(%rdx), %rbp
	leaq	8(%rdx), %rax
	movq	%rax, 32(%rsp)
	testq	%rbp, %rbp
	jne	.L155
.L169:
	leaq	1(%r12), %rax
	leaq	(%rax,%rax,4), %rdx
	leaq	(%rax,%rdx,2), %rax
	leaq	4(,%rax,4), %rsi
.L151:
	pxor	%xmm0, %xmm0
	movl	$1, %edi
	movb	$0, 48(%rsp,%r12)
	movq	%r14, (%rsp)
	movups	%xmm0, 8(%rsp)
	call	calloc@PLT
	movq	%rax, 8(%rsp)
	testq	%rax, %rax
	je	.L152
	movq	(%rsp), %rdx
	cmpb	$94, (%rdx)
	jne	.L158
	addq	$1, %rdx
	movq	%rdx, (%rsp)
	movslq	(%rax), %rdx
	leal	1(%rdx), %ecx
	movl	%ecx, (%rax)
	leaq	(%rdx,%rdx,4), %rcx
	leaq	(%rdx,%rcx,2), %rdx
	movb	$3, 4(%rax,%rdx,4)
.L158:
	movl	16(%rsp), %edx
	movq	%rsp, %rbx
	testl	%edx, %edx
	je	.L159
	jmp	.L160
	.p2align 4,,10
	.p2align 3
.L162:
	xorl	%esi, %esi
	movq	%rbx, %rdi
	call	compile_one
	movl	16(%rsp), %eax
	testl	%eax, %eax
	jne	.L161
.L159:
	movq	(%rsp), %rax
	cmpb	$0, (%rax)
	jne	.L162
	movq	8(%rsp), %rax
.L150:
	addq	$4192, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
.L164:
	movl	$48, %esi
	xorl	%r12d, %r12d
	leaq	48(%rsp), %r14
	jmp	.L151
	.p2align 4,,10
	.p2align 3
.L161:
	movq	8(%rsp), %rax
.L160:
	movq	%rax, %rdi
	call	free@PLT
	.p2align 4,,10
	.p2align 3
.L152:
	xorl	%eax, %eax
	jmp	.L150
	.size	regcmp, .-regcmp
	.section	.text.regex,"ax",@progbits
	.p2align 4
	.globl	regex
	.type	regex, @function
regex:
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	subq	$264, %rsp
	movq	%rdx, 224(%rsp)
	leaq	32(%rsp), %rbx
	movq	%rcx, 232(%rsp)
	movq	%r8, 240(%rsp)
	movq	%r9, 248(%rsp)
	testq	%rdi, %rdi
	jne	.L172
	jmp	.L175
	.p2align 4,,10
	.p2align 3
.L193:
	cmpb	$0, 0(%rbp)
	je	.L175
	movl	(%r12), %eax
	testl	%eax, %eax
	je	.L176
	cmpb	$3, 4(%r12)
	je	.L175
.L176:
	addq	$1, %rbp
.L172:
	movl	$168, %edx
	xorl	%esi, %esi
	movq	%rbx, %rdi
	call	memset@PLT
	xorl	%ecx, %ecx
	movq	%rbp, %rdx
	xorl	%esi, %esi
	movq	%rbx, %rdi
	movq	%r12, 32(%rsp)
	call	match
	movq	%rax, %r13
	testq	%rax, %rax
	je	.L193
	movq	__loc1@GOTPCREL(%rip), %rax
	movq	%rbp, (%rax)
	movl	$10, %eax
	jmp	.L178
	.p2align 4,,10
	.p2align 3
.L195:
	cmpq	$0, (%rbx,%rax,8)
	leaq	-1(%rax), %rdx
	jne	.L194
	movq	%rdx, %rax
.L178:
	testq	%rax, %rax
	jne	.L195
	leaq	304(%rsp), %rax
	movl	$16, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 24(%rsp)
.L171:
	addq	$264, %rsp
	movq	%r13, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L194:
	leaq	304(%rsp), %rcx
	movl	$16, 8(%rsp)
	movq	%rcx, 16(%rsp)
	leaq	208(%rsp), %rcx
	movq	%rcx, 24(%rsp)
	testl	%eax, %eax
	je	.L171
	cltq
	leaq	(%rbx,%rax,8), %rbp
	jmp	.L183
	.p2align 4,,10
	.p2align 3
.L196:
	movl	%eax, %edx
	addl	$8, %eax
	addq	24(%rsp), %rdx
	movl	%eax, 8(%rsp)
.L181:
	movq	8(%rbx), %rsi
	testq	%rsi, %rsi
	je	.L182
	movq	(%rdx), %r12
	movq	88(%rbx), %rdx
	movq	%r12, %rdi
	subq	%rsi, %rdx
	call	memcpy@PLT
	movq	88(%rbx), %rax
	subq	8(%rbx), %rax
	movb	$0, (%r12,%rax)
.L182:
	addq	$8, %rbx
	cmpq	%rbp, %rbx
	je	.L171
.L183:
	movl	8(%rsp), %eax
	cmpl	$47, %eax
	jbe	.L196
	movq	16(%rsp), %rdx
	leaq	8(%rdx), %rax
	movq	%rax, 16(%rsp)
	jmp	.L181
	.p2align 4,,10
	.p2align 3
.L175:
	xorl	%r13d, %r13d
	jmp	.L171
	.size	regex, .-regex
	.globl	__loc1
	.bss
	.align 8
	.type	__loc1, @object
	.size	__loc1, 8
__loc1:
	.zero	8
	.section	.rodata.cst2,"aM",@progbits,2
	.align 2
.LC0:
	.byte	1
	.byte	10
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.value	1
	.value	1
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
