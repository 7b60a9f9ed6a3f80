// d08a645a65f87dc4990b96801cb59ba1 emu/guest/libc/wordexp.c
	.file	"wordexp.c"
	.text
	.section	.text.find_end,"ax",@progbits
	.p2align 4
	.type	find_end, @function
find_end:
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movl	%esi, %ebx
	movsbl	(%rdi), %esi
	testb	%sil, %sil
	je	.L2
	movl	%edx, %ebp
	movl	$1, %r12d
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L3:
	cmpb	$39, %sil
	je	.L12
	cmpb	$34, %sil
	je	.L12
	cmpb	%sil, %bl
	jne	.L7
	addl	$1, %r12d
	movq	%rdi, %rax
.L4:
	movsbl	1(%rax), %esi
	leaq	1(%rax), %rdi
	testb	%sil, %sil
	je	.L2
.L9:
	cmpb	$92, %sil
	jne	.L3
	cmpb	$0, 1(%rdi)
	jne	.L22
.L2:
	xorl	%eax, %eax
.L1:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	leaq	1(%rdi), %rax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L12:
	addq	$1, %rdi
	call	strchr@PLT
	testq	%rax, %rax
	jne	.L4
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L7:
	movq	%rdi, %rax
	cmpb	%sil, %bpl
	jne	.L4
	subl	$1, %r12d
	jne	.L4
	jmp	.L1
	.size	find_end, .-find_end
	.section	.text.name_length,"ax",@progbits
	.p2align 4
	.type	name_length, @function
name_length:
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	xorl	%ebx, %ebx
	subq	$8, %rsp
.L24:
	movzbl	0(%rbp,%rbx), %edi
	call	isalpha@PLT
	testl	%eax, %eax
	jne	.L25
	movzbl	0(%rbp,%rbx), %eax
	cmpb	$95, %al
	je	.L25
	testq	%rbx, %rbx
	jne	.L34
.L23:
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
.L34:
	movzbl	%al, %edi
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L23
	.p2align 4,,10
	.p2align 3
.L25:
	addq	$1, %rbx
	jmp	.L24
	.size	name_length, .-name_length
	.section	.text.add_byte,"ax",@progbits
	.p2align 4
	.type	add_byte, @function
add_byte:
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movl	%edx, %ebp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	movq	8(%rsi), %rax
	movq	16(%rsi), %rcx
	movq	(%rsi), %rdi
	leaq	1(%rax), %rdx
	cmpq	%rcx, %rdx
	jb	.L36
	leaq	(%rcx,%rcx), %r13
	testq	%rcx, %rcx
	movl	$64, %eax
	cmove	%rax, %r13
	movq	%r13, %rsi
	call	realloc@PLT
	movq	%rax, %rdi
	testq	%rax, %rax
	je	.L42
	movq	%rax, (%rbx)
	movq	8(%rbx), %rax
	movq	%r13, 16(%rbx)
	leaq	1(%rax), %rdx
.L36:
	movq	%rdx, 8(%rbx)
	movb	%bpl, (%rdi,%rax)
	movq	(%rbx), %rdx
	movq	8(%rbx), %rax
	movb	$0, (%rdx,%rax)
.L35:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	movl	20(%r12), %eax
	testl	%eax, %eax
	jne	.L35
	movl	$4, 20(%r12)
	jmp	.L35
	.size	add_byte, .-add_byte
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"*?["
.LC1:
	.string	"*?[]-!"
	.section	.text.put,"ax",@progbits
	.p2align 4
	.type	put, @function
put:
	pushq	%r14
	pushq	%r13
	movsbl	%sil, %r13d
	pushq	%r12
	movl	%edx, %r12d
	pushq	%rbp
	movl	%esi, %ebp
	movl	%r13d, %esi
	pushq	%rbx
	movq	%rdi, %rbx
	leaq	.LC0(%rip), %rdi
	leaq	56(%rbx), %r14
	call	strchr@PLT
	movl	$1, 24(%rbx)
	leaq	32(%rbx), %rsi
	movq	%rbx, %rdi
	testq	%rax, %rax
	setne	%dl
	xorl	%eax, %eax
	testl	%r12d, %r12d
	sete	%al
	andl	%edx, %eax
	orl	%eax, 28(%rbx)
	movl	%r13d, %edx
	call	add_byte
	cmpb	$92, %bpl
	je	.L47
	testl	%r12d, %r12d
	jne	.L50
.L45:
	movl	%r13d, %edx
	movq	%r14, %rsi
	movq	%rbx, %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	jmp	add_byte
	.p2align 4,,10
	.p2align 3
.L50:
	movl	%r13d, %esi
	leaq	.LC1(%rip), %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L45
.L47:
	movl	$92, %edx
	movq	%r14, %rsi
	movq	%rbx, %rdi
	call	add_byte
	jmp	.L45
	.size	put, .-put
	.section	.text.add_word,"ax",@progbits
	.p2align 4
	.type	add_word, @function
add_word:
	pushq	%r14
	movq	%rsi, %r14
	pushq	%r13
	xorl	%r13d, %r13d
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	pushq	%rbx
	movq	(%rdi), %rbp
	testb	$2, 8(%rdi)
	je	.L52
	movq	16(%rbp), %r13
.L52:
	movq	0(%rbp), %rax
	movq	8(%rbp), %rdi
	leaq	2(%r13,%rax), %rsi
	salq	$3, %rsi
	call	realloc@PLT
	movq	%r14, %rdi
	movq	%rax, %rbx
	call	strdup@PLT
	movq	%rax, %rdi
	testq	%rbx, %rbx
	je	.L56
	movq	%rbx, 8(%rbp)
	testq	%rax, %rax
	je	.L56
	movq	0(%rbp), %rdx
	leaq	1(%rdx), %rax
	addq	%r13, %rdx
	movq	%rax, 0(%rbp)
	addq	%r13, %rax
	movq	%rdi, (%rbx,%rdx,8)
	movq	$0, (%rbx,%rax,8)
.L51:
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L56:
	call	free@PLT
	movl	20(%r12), %eax
	testl	%eax, %eax
	jne	.L51
	movl	$4, 20(%r12)
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	add_word, .-add_word
	.section	.rodata.str1.1
.LC2:
	.string	""
	.section	.text.end_word,"ax",@progbits
	.p2align 4
	.type	end_word, @function
end_word:
	pushq	%r12
	pxor	%xmm0, %xmm0
	pushq	%rbp
	pushq	%rbx
	subq	$32, %rsp
	movl	24(%rdi), %ecx
	movq	$0, 16(%rsp)
	movaps	%xmm0, (%rsp)
	testl	%ecx, %ecx
	je	.L66
	movl	20(%rdi), %edx
	movq	%rdi, %rbx
	testl	%edx, %edx
	jne	.L66
	movl	28(%rdi), %eax
	testl	%eax, %eax
	je	.L68
	movq	56(%rdi), %rdi
	testq	%rdi, %rdi
	je	.L68
	movq	%rsp, %r12
	xorl	%edx, %edx
	xorl	%esi, %esi
	movq	%r12, %rcx
	call	glob@PLT
	testl	%eax, %eax
	jne	.L68
	cmpq	$0, (%rsp)
	je	.L69
	xorl	%ebp, %ebp
	.p2align 4,,10
	.p2align 3
.L70:
	movq	8(%rsp), %rax
	movq	%rbx, %rdi
	movq	(%rax,%rbp,8), %rsi
	addq	$1, %rbp
	call	add_word
	cmpq	(%rsp), %rbp
	jb	.L70
.L69:
	movq	%r12, %rdi
	call	globfree@PLT
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L68:
	movq	32(%rbx), %rsi
	testq	%rsi, %rsi
	je	.L73
	cmpq	$0, 40(%rbx)
	leaq	.LC2(%rip), %rax
	cmove	%rax, %rsi
.L72:
	movq	%rbx, %rdi
	call	add_word
.L71:
	movq	$0, 64(%rbx)
	movq	$0, 40(%rbx)
	movq	$0, 24(%rbx)
.L66:
	addq	$32, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L73:
	leaq	.LC2(%rip), %rsi
	jmp	.L72
	.size	end_word, .-end_word
	.section	.rodata.str1.1
.LC3:
	.string	" \t\n"
.LC4:
	.string	"IFS"
	.section	.text.put_value,"ax",@progbits
	.p2align 4
	.type	put_value, @function
put_value:
	pushq	%r13
	pushq	%r12
	movl	%edx, %r12d
	pushq	%rbp
	movq	%rdi, %rbp
	leaq	.LC4(%rip), %rdi
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	call	getenv@PLT
	movq	%rax, %r13
	testq	%rax, %rax
	leaq	.LC3(%rip), %rax
	cmove	%rax, %r13
	testl	%r12d, %r12d
	je	.L82
	movl	$1, 24(%rbp)
.L82:
	movsbl	(%rbx), %esi
	testb	%sil, %sil
	jne	.L86
	jmp	.L80
	.p2align 4,,10
	.p2align 3
.L85:
	movsbl	(%rbx), %esi
	movl	%r12d, %edx
	movq	%rbp, %rdi
	addq	$1, %rbx
	call	put
	movsbl	(%rbx), %esi
	testb	%sil, %sil
	je	.L80
.L86:
	movl	20(%rbp), %eax
	testl	%eax, %eax
	jne	.L80
	testl	%r12d, %r12d
	jne	.L85
	movl	16(%rbp), %edx
	testl	%edx, %edx
	je	.L85
	movq	%r13, %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L85
	movzbl	(%rbx), %edx
	movq	%rbp, %rdi
	leal	-9(%rdx), %eax
	cmpb	$1, %al
	setbe	%al
	cmpb	$32, %dl
	sete	%dl
	addq	$1, %rbx
	orl	%edx, %eax
	xorl	$1, %eax
	movzbl	%al, %eax
	orl	%eax, 24(%rbp)
	call	end_word
	movsbl	(%rbx), %esi
	testb	%sil, %sil
	jne	.L86
.L80:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	put_value, .-put_value
	.section	.rodata.str1.1
.LC5:
	.string	"r"
	.section	.text.put_command,"ax",@progbits
	.p2align 4
	.type	put_command, @function
put_command:
	pushq	%r15
	pxor	%xmm0, %xmm0
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$72, %rsp
	movq	%rdi, 8(%rsp)
	movl	%edx, 28(%rsp)
	movq	$0, 48(%rsp)
	movaps	%xmm0, 32(%rsp)
	testb	$4, 8(%rdi)
	je	.L101
	movl	20(%rdi), %esi
	testl	%esi, %esi
	jne	.L100
	movl	$3, 20(%rdi)
.L100:
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
.L101:
	movq	%rsi, %rdi
	movq	%rsi, %rbp
	call	strlen@PLT
	leaq	18(%rax), %rdi
	call	malloc@PLT
	movq	%rax, %rbx
	movq	8(%rsp), %rax
	testq	%rbx, %rbx
	je	.L126
	testb	$16, 8(%rax)
	leaq	silent.0(%rip), %rsi
	leaq	.LC2(%rip), %rax
	movq	%rbx, %rdi
	cmovne	%rax, %rsi
	xorl	%r15d, %r15d
	call	strcpy@PLT
	movq	%rbp, %rsi
	movq	%rax, %rdi
	call	strcat@PLT
	leaq	.LC5(%rip), %rsi
	movq	%rbx, %rdi
	call	popen@PLT
	movq	%rbx, %rdi
	movq	%rax, %r14
	movq	%rax, 16(%rsp)
	call	free@PLT
	movzwl	.LC6(%rip), %ebp
	testq	%r14, %r14
	je	.L107
	.p2align 4,,10
	.p2align 3
.L106:
	movq	16(%rsp), %rdi
	call	getc@PLT
	movl	%eax, %ebx
	cmpl	$-1, %eax
	je	.L127
	cmpl	$10, %ebx
	je	.L108
	testq	%r15, %r15
	je	.L115
	.p2align 4,,10
	.p2align 3
.L109:
	movq	40(%rsp), %r14
	movq	48(%rsp), %rax
	movq	32(%rsp), %rdi
	leaq	1(%r14), %r13
	cmpq	%rax, %r13
	jb	.L111
	leaq	(%rax,%rax), %rsi
	testq	%rax, %rax
	movl	$64, %eax
	cmovne	%rsi, %rax
	movq	%rax, %rsi
	movq	%rax, %r12
	call	realloc@PLT
	movq	%rax, %rdi
	testq	%rax, %rax
	je	.L128
	movq	%rax, 32(%rsp)
	movq	%r12, 48(%rsp)
.L111:
	movq	%r13, 40(%rsp)
	movw	%bp, (%rdi,%r14)
.L114:
	subq	$1, %r15
	jne	.L109
.L115:
	movq	8(%rsp), %rdi
	movsbl	%bl, %edx
	leaq	32(%rsp), %rsi
	xorl	%r15d, %r15d
	call	add_byte
	jmp	.L106
	.p2align 4,,10
	.p2align 3
.L128:
	movq	8(%rsp), %rax
	movl	20(%rax), %edx
	testl	%edx, %edx
	jne	.L114
	movl	$4, 20(%rax)
	jmp	.L114
	.p2align 4,,10
	.p2align 3
.L108:
	addq	$1, %r15
	jmp	.L106
	.p2align 4,,10
	.p2align 3
.L127:
	movq	16(%rsp), %rdi
	call	pclose@PLT
	movq	32(%rsp), %rsi
	movq	%rsi, %rbx
	testq	%rsi, %rsi
	je	.L107
.L117:
	movq	8(%rsp), %rdi
	movl	28(%rsp), %edx
	call	put_value
	addq	$72, %rsp
	movq	%rbx, %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	free@PLT
.L107:
	xorl	%ebx, %ebx
	leaq	.LC2(%rip), %rsi
	jmp	.L117
.L126:
	movl	20(%rax), %ecx
	testl	%ecx, %ecx
	jne	.L100
	movl	$4, 20(%rax)
	jmp	.L100
	.size	put_command, .-put_command
	.section	.text.factor,"ax",@progbits
	.p2align 4
	.type	factor, @function
factor:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$24, %rsp
	movq	(%rdi), %rax
	movzbl	(%rax), %ebp
	leal	-9(%rbp), %edx
	cmpb	$1, %dl
	jbe	.L145
.L151:
	cmpb	$32, %bpl
	je	.L145
	movl	12(%rbx), %edx
	leal	1(%rdx), %ecx
	movl	%ecx, 12(%rbx)
	cmpl	$50, %ecx
	jle	.L153
	movl	$1, 8(%rbx)
	xorl	%eax, %eax
.L134:
	movl	%edx, 12(%rbx)
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L145:
	addq	$1, %rax
	movq	%rax, (%rbx)
	movzbl	(%rax), %ebp
	leal	-9(%rbp), %edx
	cmpb	$1, %dl
	ja	.L151
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L153:
	leal	-43(%rbp), %edx
	andl	$253, %edx
	je	.L154
	cmpb	$40, %bpl
	je	.L155
	movzbl	%bpl, %edi
	call	isdigit@PLT
	testl	%eax, %eax
	jne	.L156
	movl	12(%rbx), %eax
	movl	$1, 8(%rbx)
	leal	-1(%rax), %edx
	xorl	%eax, %eax
	movl	%edx, 12(%rbx)
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L154:
	addq	$1, %rax
	movq	%rbx, %rdi
	movq	%rax, (%rbx)
	call	factor
	cmpb	$45, %bpl
	jne	.L152
	negq	%rax
.L152:
	movl	12(%rbx), %esi
	leal	-1(%rsi), %edx
	movl	%edx, 12(%rbx)
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L156:
	movq	(%rbx), %rdi
	leaq	8(%rsp), %rsi
	xorl	%edx, %edx
	call	strtol@PLT
	movq	8(%rsp), %rdx
	movl	12(%rbx), %esi
	movq	%rdx, (%rbx)
	leal	-1(%rsi), %edx
	jmp	.L134
	.p2align 4,,10
	.p2align 3
.L155:
	addq	$1, %rax
	movq	%rbx, %rdi
	movq	%rax, (%rbx)
	call	sum
	movq	(%rbx), %rsi
	movzbl	(%rsi), %ecx
	leal	-9(%rcx), %edx
	cmpb	$1, %dl
	jbe	.L138
	cmpb	$32, %cl
	jne	.L142
.L138:
	leaq	1(%rsi), %rdx
.L146:
	movq	%rdx, (%rbx)
	movzbl	(%rdx), %ecx
	movq	%rdx, %rsi
	addq	$1, %rdx
	leal	-9(%rcx), %edi
	cmpb	$1, %dil
	jbe	.L146
	cmpb	$32, %cl
	je	.L146
.L142:
	cmpb	$41, %cl
	je	.L157
	movl	12(%rbx), %esi
	movl	$1, 8(%rbx)
	leal	-1(%rsi), %edx
	jmp	.L134
	.p2align 4,,10
	.p2align 3
.L157:
	addq	$1, %rsi
	movq	%rsi, (%rbx)
	movl	12(%rbx), %esi
	leal	-1(%rsi), %edx
	jmp	.L134
	.size	factor, .-factor
	.section	.text.product,"ax",@progbits
	.p2align 4
	.type	product, @function
product:
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	xorl	%r12d, %r12d
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	call	factor
	movq	%rax, %rbp
	.p2align 4,,10
	.p2align 3
.L159:
	movq	0(%r13), %rcx
	movzbl	(%rcx), %ebx
	leal	-9(%rbx), %eax
	cmpb	$1, %al
	jbe	.L170
.L174:
	cmpb	$32, %bl
	je	.L170
	cmpb	$42, %bl
	je	.L175
	cmpb	$47, %bl
	je	.L167
	cmpb	$37, %bl
	jne	.L176
.L167:
	addq	$1, %rcx
	movq	%r13, %rdi
	movq	%rcx, 0(%r13)
	call	factor
	movq	%rax, %rcx
	leaq	1(%rax), %rax
	cmpq	$1, %rax
	jbe	.L177
	movq	%rbp, %rax
	cqto
	idivq	%rcx
	movq	%rax, %rbp
	cmpb	$47, %bl
	je	.L159
	movq	0(%r13), %rcx
	movq	%rdx, %rbp
	movzbl	(%rcx), %ebx
	leal	-9(%rbx), %eax
	cmpb	$1, %al
	ja	.L174
	.p2align 4,,10
	.p2align 3
.L170:
	addq	$1, %rcx
	movq	%rcx, 0(%r13)
	movzbl	(%rcx), %ebx
	leal	-9(%rbx), %eax
	cmpb	$1, %al
	ja	.L174
	jmp	.L170
	.p2align 4,,10
	.p2align 3
.L175:
	addq	$1, %rcx
	movq	%r13, %rdi
	movq	%rcx, 0(%r13)
	call	factor
	imulq	%rax, %rbp
	jmp	.L159
	.p2align 4,,10
	.p2align 3
.L177:
	xorl	%eax, %eax
	testq	%rcx, %rcx
	sete	%al
	negq	%rbp
	orl	%eax, 8(%r13)
	cmpb	$47, %bl
	cmovne	%r12, %rbp
	jmp	.L159
	.p2align 4,,10
	.p2align 3
.L176:
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	product, .-product
	.section	.text.sum,"ax",@progbits
	.p2align 4
	.type	sum, @function
sum:
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	call	product
	movq	%rax, %rbx
.L179:
	movq	0(%rbp), %rcx
	movzbl	(%rcx), %edx
	leal	-9(%rdx), %eax
	cmpb	$1, %al
	jbe	.L181
.L192:
	cmpb	$32, %dl
	jne	.L185
.L181:
	leaq	1(%rcx), %rax
.L187:
	movq	%rax, 0(%rbp)
	movzbl	(%rax), %edx
	movq	%rax, %rcx
	addq	$1, %rax
	leal	-9(%rdx), %esi
	cmpb	$1, %sil
	jbe	.L187
	cmpb	$32, %dl
	je	.L187
.L185:
	cmpb	$43, %dl
	je	.L190
	cmpb	$45, %dl
	jne	.L191
	addq	$1, %rcx
	movq	%rbp, %rdi
	movq	%rcx, 0(%rbp)
	call	product
	movq	0(%rbp), %rcx
	subq	%rax, %rbx
	movzbl	(%rcx), %edx
	leal	-9(%rdx), %eax
	cmpb	$1, %al
	ja	.L192
	jmp	.L181
	.p2align 4,,10
	.p2align 3
.L190:
	addq	$1, %rcx
	movq	%rbp, %rdi
	movq	%rcx, 0(%rbp)
	call	product
	addq	%rax, %rbx
	jmp	.L179
	.p2align 4,,10
	.p2align 3
.L191:
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	sum, .-sum
	.section	.rodata.str1.1
.LC8:
	.string	"$`\"\\"
.LC9:
	.string	"0123456789*@#?!-$"
.LC10:
	.string	"%d"
.LC11:
	.string	"%lu"
.LC12:
	.string	"%ld"
.LC13:
	.string	"/ \t\n'\"\\$`"
.LC14:
	.string	"HOME"
.LC15:
	.string	"|&;<>(){}\n"
	.section	.text.expand,"ax",@progbits
	.p2align 4
	.type	expand, @function
expand:
	pushq	%r15
	xorl	%eax, %eax
	movq	%rsi, %r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$88, %rsp
	cmpb	$34, %dl
	movsbl	(%rsi), %r12d
	sete	%al
	movl	%eax, 12(%rsp)
	cmpb	%dl, %r12b
	je	.L340
	movq	%rdi, %rbx
	movl	%edx, %ebp
	testb	%r12b, %r12b
	je	.L340
	.p2align 4,,10
	.p2align 3
.L194:
	movl	20(%rbx), %ecx
	testl	%ecx, %ecx
	jne	.L340
	leaq	1(%r15), %r14
	cmpb	$92, %r12b
	je	.L411
	cmpb	$36, %r12b
	je	.L412
	cmpb	$96, %r12b
	je	.L413
	cmpb	$34, %bpl
	je	.L300
	cmpb	$39, %r12b
	je	.L316
	cmpb	$34, %r12b
	jne	.L269
.L316:
	movl	$1, 24(%rbx)
	cmpb	$34, %r12b
	je	.L271
	movsbl	1(%r15), %esi
	testb	%sil, %sil
	jne	.L409
	jmp	.L274
	.p2align 4,,10
	.p2align 3
.L272:
	movl	$1, %edx
	movq	%rbx, %rdi
	addq	$1, %r14
	call	put
	movsbl	(%r14), %esi
	testb	%sil, %sil
	je	.L274
.L409:
	cmpb	$39, %sil
	jne	.L272
.L274:
	leaq	1(%r14), %r15
	cmpb	%r12b, %sil
	jne	.L414
.L200:
	movsbl	(%r15), %r12d
	cmpb	%bpl, %r12b
	je	.L340
	testb	%r12b, %r12b
	jne	.L194
.L340:
	addq	$88, %rsp
	movq	%r15, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L411:
	movsbl	1(%r15), %esi
	testb	%sil, %sil
	je	.L198
	cmpb	$10, %sil
	je	.L219
	cmpb	$34, %bpl
	je	.L415
.L201:
	movl	$1, %edx
	movq	%rbx, %rdi
	addq	$2, %r15
	call	put
	jmp	.L200
	.p2align 4,,10
	.p2align 3
.L198:
	cmpb	$34, %bpl
	je	.L300
	movl	16(%rbx), %eax
	testl	%eax, %eax
	jne	.L293
.L294:
	xorl	%edx, %edx
	movl	%r12d, %esi
	movq	%rbx, %rdi
	call	put
.L203:
	movq	%r14, %r15
	jmp	.L200
	.p2align 4,,10
	.p2align 3
.L412:
	cmpb	$40, 1(%r15)
	movl	$0, (%rsp)
	jne	.L205
	xorl	%eax, %eax
	cmpb	$40, 2(%r15)
	sete	%al
	movl	%eax, (%rsp)
.L205:
	movq	%r14, %rdi
	movl	%ecx, 16(%rsp)
	call	name_length
	movsbl	1(%r15), %esi
	movl	16(%rsp), %ecx
	movq	%rax, %r13
	cmpb	$123, %sil
	je	.L416
	leaq	(%r14,%rax), %r12
	cmpb	$40, %sil
	je	.L417
.L209:
	testb	%sil, %sil
	jne	.L211
.L221:
	leaq	1(%r13), %rdi
	call	malloc@PLT
	movq	%rax, %r15
	testq	%rax, %rax
	je	.L418
	movq	%r13, %rdx
	movq	%r14, %rsi
	movq	%rax, %rdi
	call	memcpy@PLT
	movb	$0, (%r15,%r13)
	testq	%r13, %r13
	je	.L225
	movl	12(%rsp), %ecx
	leaq	.LC2(%rip), %rdx
	movq	%r15, %rsi
	movq	%rbx, %rdi
	call	put_parameter
.L226:
	movq	%r15, %rdi
	movq	%r12, %r15
	call	free@PLT
	jmp	.L200
	.p2align 4,,10
	.p2align 3
.L413:
	movq	$0, 64(%rsp)
	pxor	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	movzbl	1(%r15), %eax
	testb	%al, %al
	je	.L265
	cmpb	$96, %al
	je	.L257
	leaq	48(%rsp), %r13
	jmp	.L262
	.p2align 4,,10
	.p2align 3
.L260:
	movsbl	(%r14), %edx
	movq	%r14, %r12
.L259:
	movq	%r13, %rsi
	movq	%rbx, %rdi
	leaq	1(%r12), %r14
	call	add_byte
	movzbl	1(%r12), %eax
	testb	%al, %al
	je	.L395
	cmpb	$96, %al
	je	.L419
.L262:
	cmpb	$92, %al
	jne	.L260
	movsbl	1(%r14), %edx
	leal	-92(%rdx), %eax
	testb	$-5, %al
	je	.L314
	cmpb	$36, %dl
	jne	.L260
.L314:
	leaq	1(%r14), %r12
	jmp	.L259
	.p2align 4,,10
	.p2align 3
.L300:
	movsbl	%r12b, %esi
	movl	$1, %edx
	movq	%rbx, %rdi
	call	put
	jmp	.L203
	.p2align 4,,10
	.p2align 3
.L211:
	leaq	.LC9(%rip), %rdi
	movl	%ecx, 16(%rsp)
	call	strchr@PLT
	movl	16(%rsp), %ecx
	testq	%rax, %rax
	movzbl	1(%r15), %eax
	jne	.L420
	cmpb	$123, %al
	je	.L223
	cmpb	$40, %al
	jne	.L221
.L223:
	movl	(%rsp), %eax
	movq	%r12, %r13
	subq	%r14, %r13
	testl	%eax, %eax
	je	.L406
	cmpb	$41, -1(%r12)
	je	.L421
	movl	$0, (%rsp)
.L406:
	movl	$1, %eax
	xorl	%edx, %edx
.L227:
	subq	%rdx, %r13
	addq	%r14, %rax
	leaq	-1(%r13), %rcx
	movq	%r13, %rdi
	movq	%rax, 24(%rsp)
	movq	%rcx, 16(%rsp)
	call	malloc@PLT
	movq	%rax, %r14
	testq	%rax, %rax
	je	.L422
	movq	16(%rsp), %rdx
	movq	24(%rsp), %rsi
	movq	%rax, %rdi
	call	memcpy@PLT
	movb	$0, -1(%r14,%r13)
	cmpb	$123, 1(%r15)
	je	.L423
	movl	(%rsp), %r15d
	testl	%r15d, %r15d
	jne	.L424
	movl	12(%rsp), %edx
	movq	%r14, %rsi
	movq	%rbx, %rdi
	call	put_command
.L230:
	movq	%r14, %rdi
	leaq	1(%r12), %r15
	call	free@PLT
	jmp	.L200
	.p2align 4,,10
	.p2align 3
.L271:
	movq	%r14, %rsi
	movl	$34, %edx
	movq	%rbx, %rdi
	call	expand
	movzbl	(%rax), %esi
	movq	%rax, %r14
	jmp	.L274
	.p2align 4,,10
	.p2align 3
.L269:
	cmpb	$126, %r12b
	jne	.L277
	movl	24(%rbx), %r8d
	testl	%r8d, %r8d
	je	.L425
	movl	16(%rbx), %esi
	testl	%esi, %esi
	je	.L426
.L293:
	movl	%r12d, %esi
	leaq	.LC15(%rip), %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L294
	movl	20(%rbx), %edx
	testl	%edx, %edx
	jne	.L203
	movl	$1, 20(%rbx)
	jmp	.L203
	.p2align 4,,10
	.p2align 3
.L420:
	pxor	%xmm0, %xmm0
	leal	-35(%rax), %edx
	movaps	%xmm0, 48(%rsp)
	cmpb	$1, %dl
	jbe	.L313
	cmpb	$63, %al
	je	.L313
	cmpb	$64, %al
	jne	.L405
	cmpb	$34, %bpl
	je	.L219
.L405:
	leaq	48(%rsp), %r13
.L218:
	movl	12(%rsp), %edx
	movq	%r13, %rsi
	movq	%rbx, %rdi
	call	put_value
	.p2align 4,,10
	.p2align 3
.L219:
	addq	$2, %r15
	jmp	.L200
	.p2align 4,,10
	.p2align 3
.L419:
	testb	%al, %al
	je	.L395
	movq	48(%rsp), %r12
	leaq	.LC2(%rip), %rsi
	testq	%r12, %r12
	cmovne	%r12, %rsi
.L267:
	movl	12(%rsp), %edx
	movq	%rbx, %rdi
	call	put_command
.L266:
	movq	%r12, %rdi
	call	free@PLT
	xorl	%r8d, %r8d
	cmpb	$96, (%r14)
	sete	%r8b
	leaq	(%r14,%r8), %r15
	jmp	.L200
	.p2align 4,,10
	.p2align 3
.L395:
	movl	20(%rbx), %r10d
	testl	%r10d, %r10d
	je	.L265
	movq	48(%rsp), %r12
	jmp	.L266
	.p2align 4,,10
	.p2align 3
.L415:
	leaq	.LC8(%rip), %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L202
	movsbl	1(%r15), %esi
	jmp	.L201
	.p2align 4,,10
	.p2align 3
.L265:
	movl	$5, 20(%rbx)
	movq	48(%rsp), %r12
	jmp	.L266
	.p2align 4,,10
	.p2align 3
.L426:
	movl	$126, %r12d
	jmp	.L294
	.p2align 4,,10
	.p2align 3
.L424:
	movq	%r14, %rsi
	movq	%rbx, %rdi
	call	expand_whole
	movq	$0, 40(%rsp)
	movq	%rax, 32(%rsp)
	movq	%rax, %r15
	testq	%rax, %rax
	je	.L230
	movzbl	(%rax), %eax
	leal	-9(%rax), %edx
	cmpb	$1, %dl
	jbe	.L245
	cmpb	$32, %al
	jne	.L249
.L245:
	leaq	1(%r15), %rdx
.L371:
	movq	%rdx, 32(%rsp)
	movzbl	(%rdx), %eax
	addq	$1, %rdx
	leal	-9(%rax), %ecx
	cmpb	$1, %cl
	jbe	.L371
	cmpb	$32, %al
	je	.L371
.L249:
	testb	%al, %al
	jne	.L246
	xorl	%eax, %eax
.L247:
	movq	32(%rsp), %rdx
	movzbl	(%rdx), %ecx
	leal	-9(%rcx), %esi
	cmpb	$1, %sil
	jbe	.L251
	cmpb	$32, %cl
	jne	.L254
.L251:
	addq	$1, %rdx
.L372:
	movq	%rdx, 32(%rsp)
	movzbl	(%rdx), %ecx
	addq	$1, %rdx
	leal	-9(%rcx), %esi
	cmpb	$1, %sil
	jbe	.L372
	cmpb	$32, %cl
	je	.L372
.L254:
	testb	%cl, %cl
	je	.L252
.L250:
	movl	20(%rbx), %r11d
	testl	%r11d, %r11d
	jne	.L252
	movl	$5, 20(%rbx)
.L252:
	leaq	48(%rsp), %r13
	movq	%rax, %rcx
	leaq	.LC12(%rip), %rdx
	jmp	.L407
	.p2align 4,,10
	.p2align 3
.L421:
	xorl	%eax, %eax
	cmpq	$3, %r13
	setg	%al
	movl	%eax, (%rsp)
	setg	%al
	movzbl	%al, %eax
	leaq	(%rax,%rax), %rdx
	addq	$1, %rax
	jmp	.L227
	.p2align 4,,10
	.p2align 3
.L418:
	movl	20(%rbx), %eax
	testl	%eax, %eax
	jne	.L225
	movl	$4, 20(%rbx)
.L225:
	movl	12(%rsp), %edx
	movl	$36, %esi
	movq	%rbx, %rdi
	call	put
	jmp	.L226
	.p2align 4,,10
	.p2align 3
.L416:
	leaq	2(%r15), %rdi
	movl	$125, %edx
	movl	$123, %esi
	call	find_end
	movl	16(%rsp), %ecx
	movq	%rax, %r12
.L207:
	testq	%r12, %r12
	je	.L427
	movsbl	1(%r15), %esi
	jmp	.L209
	.p2align 4,,10
	.p2align 3
.L427:
	movl	20(%rbx), %edx
	testl	%edx, %edx
	jne	.L203
	movl	$5, 20(%rbx)
	jmp	.L203
	.p2align 4,,10
	.p2align 3
.L417:
	leaq	2(%r15), %rdi
	movl	$41, %edx
	movl	$40, %esi
	movl	%ecx, 16(%rsp)
	call	find_end
	movl	16(%rsp), %ecx
	movq	%rax, %r12
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L425:
	movsbl	1(%r15), %esi
	movl	$1, %r12d
	movq	%r14, %r15
	leaq	.LC13(%rip), %r13
	testb	%sil, %sil
	jne	.L279
	jmp	.L428
	.p2align 4,,10
	.p2align 3
.L282:
	movsbl	1(%r15), %esi
	addq	$1, %r15
	leaq	1(%r12), %rcx
	testb	%sil, %sil
	je	.L281
	movq	%rcx, %r12
.L279:
	movq	%r13, %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L282
	movq	%r12, %rcx
	subq	$1, %r12
.L281:
	movq	%rcx, %rdi
	movq	%rcx, (%rsp)
	call	malloc@PLT
	movq	(%rsp), %rcx
	testq	%rax, %rax
	movq	%rax, %r13
	je	.L298
	movq	%r12, %rdx
	movq	%r14, %rsi
	movq	%rax, %rdi
	movq	%rcx, (%rsp)
	call	memcpy@PLT
	movq	(%rsp), %rcx
	movb	$0, 0(%r13,%r12)
	cmpq	$1, %rcx
	je	.L285
	movq	%r13, %rdi
	call	getpwnam@PLT
.L286:
	testq	%rax, %rax
	je	.L429
	movq	48(%rax), %r12
	movq	%r13, %rdi
	call	free@PLT
	testq	%r12, %r12
	jne	.L410
	jmp	.L287
	.p2align 4,,10
	.p2align 3
.L291:
	movl	$1, %edx
	movq	%rbx, %rdi
	addq	$1, %r12
	call	put
.L410:
	movsbl	(%r12), %esi
	testb	%sil, %sil
	jne	.L291
	jmp	.L200
	.p2align 4,,10
	.p2align 3
.L422:
	movl	20(%rbx), %eax
	testl	%eax, %eax
	jne	.L230
	movl	$4, 20(%rbx)
	jmp	.L230
	.p2align 4,,10
	.p2align 3
.L423:
	cmpb	$35, (%r14)
	je	.L430
.L233:
	movq	%r14, %rdi
	call	name_length
	movq	%rax, %r13
	testq	%rax, %rax
	je	.L238
	leaq	1(%rax), %rdi
	call	malloc@PLT
	movq	%rax, %r15
	testq	%rax, %rax
	je	.L304
	movq	%r13, %rdx
	movq	%r14, %rsi
	movq	%r15, %rdi
	call	memcpy@PLT
	movb	$0, (%r15,%r13)
	movq	%r15, %rsi
	movq	%rbx, %rdi
	movl	12(%rsp), %ecx
	leaq	(%r14,%r13), %rdx
	call	put_parameter
	.p2align 4,,10
	.p2align 3
.L242:
	movq	%r15, %rdi
	call	free@PLT
	jmp	.L230
.L414:
	movl	20(%rbx), %r9d
	testl	%r9d, %r9d
	jne	.L276
	movl	$5, 20(%rbx)
.L276:
	movq	%r14, %r15
	jmp	.L340
.L430:
	cmpb	$0, 1(%r14)
	je	.L233
	leaq	1(%r14), %rax
	movq	%rax, %rdi
	movq	%rax, (%rsp)
	call	name_length
	movq	%rax, %r13
	testq	%rax, %rax
	je	.L238
	cmpb	$0, 1(%r14,%rax)
	jne	.L238
	leaq	1(%rax), %rdi
	call	malloc@PLT
	movq	%rax, %r15
	testq	%rax, %rax
	je	.L304
	movq	(%rsp), %rsi
	movq	%r13, %rdx
	movq	%r15, %rdi
	call	memcpy@PLT
	movb	$0, (%r15,%r13)
	movq	%r15, %rdi
	call	getenv@PLT
	xorl	%ecx, %ecx
	movq	%rax, %rdi
	testq	%rax, %rax
	je	.L303
	call	strlen@PLT
	movq	%rax, %rcx
.L303:
	leaq	48(%rsp), %r13
	leaq	.LC11(%rip), %rdx
	.p2align 4,,10
	.p2align 3
.L407:
	movq	%r13, %rdi
	movl	$24, %esi
	xorl	%eax, %eax
	call	snprintf@PLT
	movl	12(%rsp), %edx
	movq	%r13, %rsi
	movq	%rbx, %rdi
	call	put_value
	jmp	.L242
.L313:
	cmpb	$36, %al
	je	.L431
.L217:
	leaq	48(%rsp), %r13
	leaq	.LC10(%rip), %rdx
	movl	$16, %esi
	xorl	%eax, %eax
	movq	%r13, %rdi
	call	snprintf@PLT
	jmp	.L218
.L238:
	movl	20(%rbx), %eax
	testl	%eax, %eax
	jne	.L230
	movl	$5, 20(%rbx)
	jmp	.L230
.L429:
	movq	%r13, %rdi
	call	free@PLT
.L287:
	movl	$1, %edx
	movl	$126, %esi
	movq	%rbx, %rdi
	call	put
	jmp	.L203
.L428:
	movl	$1, %edi
	call	malloc@PLT
	movq	%rax, %r13
	testq	%rax, %rax
	je	.L298
	xorl	%edx, %edx
	movq	%r14, %rsi
	movq	%r13, %rdi
	movq	%r14, %r15
	call	memcpy@PLT
	movb	$0, 0(%r13)
.L285:
	leaq	.LC14(%rip), %rdi
	call	getenv@PLT
	movq	%rax, %r12
	testq	%rax, %rax
	je	.L288
	movq	%r13, %rdi
	call	free@PLT
	jmp	.L410
.L257:
	testb	%al, %al
	je	.L265
	xorl	%r12d, %r12d
	leaq	.LC2(%rip), %rsi
	jmp	.L267
.L202:
	movl	$1, %edx
	movl	$92, %esi
	movq	%rbx, %rdi
	call	put
	jmp	.L203
.L246:
	leaq	32(%rsp), %rdi
	call	sum
	movl	40(%rsp), %r13d
	testl	%r13d, %r13d
	jne	.L250
	jmp	.L247
.L288:
	call	getuid@PLT
	movl	%eax, %edi
	call	getpwuid@PLT
	jmp	.L286
.L298:
	movl	20(%rbx), %edi
	testl	%edi, %edi
	jne	.L284
	movl	$4, 20(%rbx)
.L284:
	xorl	%edi, %edi
	call	free@PLT
	jmp	.L287
.L277:
	movl	16(%rbx), %ecx
	testl	%ecx, %ecx
	je	.L294
	cmpb	$32, %r12b
	je	.L317
	cmpb	$9, %r12b
	jne	.L293
.L317:
	movq	%rbx, %rdi
	call	end_word
	jmp	.L203
.L304:
	movl	20(%rbx), %eax
	testl	%eax, %eax
	jne	.L241
	movl	$4, 20(%rbx)
.L241:
	xorl	%r15d, %r15d
	jmp	.L242
.L431:
	call	getpid@PLT
	movl	%eax, %ecx
	jmp	.L217
	.size	expand, .-expand
	.section	.text.expand_whole,"ax",@progbits
	.p2align 4
	.type	expand_whole, @function
expand_whole:
	pushq	%r12
	pxor	%xmm0, %xmm0
	xorl	%edx, %edx
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$80, %rsp
	movl	12(%rdi), %eax
	movaps	%xmm0, (%rsp)
	movq	%rsp, %r12
	leaq	32(%rsp), %rsi
	addl	$1, %eax
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm0, 32(%rsp)
	movd	%eax, %xmm1
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 64(%rsp)
	movd	8(%rdi), %xmm0
	movq	%r12, %rdi
	punpckldq	%xmm1, %xmm0
	movq	%xmm0, 8(%rsp)
	call	add_byte
	cmpl	$50, 12(%rsp)
	movq	$0, 40(%rsp)
	jle	.L433
	movl	20(%rsp), %ecx
	testl	%ecx, %ecx
	je	.L440
.L434:
	movq	56(%rsp), %rdi
	call	free@PLT
	movl	20(%rsp), %edx
	testl	%edx, %edx
	jne	.L435
	movq	40(%rsp), %rax
	movq	32(%rsp), %rdx
	movb	$0, (%rdx,%rax)
	movq	32(%rsp), %rax
	addq	$80, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L440:
	movl	$5, 20(%rsp)
	jmp	.L434
	.p2align 4,,10
	.p2align 3
.L433:
	xorl	%edx, %edx
	movq	%rbp, %rsi
	movq	%r12, %rdi
	call	expand
	jmp	.L434
	.p2align 4,,10
	.p2align 3
.L435:
	movq	32(%rsp), %rdi
	call	free@PLT
	movl	20(%rbx), %eax
	testl	%eax, %eax
	jne	.L438
	movl	20(%rsp), %eax
	movl	%eax, 20(%rbx)
.L438:
	addq	$80, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	expand_whole, .-expand_whole
	.section	.rodata.str1.1
.LC16:
	.string	"-=?+"
.LC17:
	.string	"-=?"
	.section	.text.put_parameter,"ax",@progbits
	.p2align 4
	.type	put_parameter, @function
put_parameter:
	pushq	%r15
	movq	%rdx, %r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	subq	$40, %rsp
	movl	%ecx, 24(%rsp)
	call	getenv@PLT
	movq	%rax, %r12
	movzbl	(%r15), %eax
	leal	-35(%rax), %edx
	andl	$253, %edx
	jne	.L442
	movl	%eax, %r13d
	cmpb	1(%r15), %al
	je	.L500
	xorl	%r14d, %r14d
	testq	%r12, %r12
	je	.L476
.L445:
	testb	%r13b, %r13b
	jne	.L484
	movl	$1, 8(%rsp)
	xorl	%r14d, %r14d
	movl	$0, 16(%rsp)
.L455:
	movq	%r12, %rdi
	call	strdup@PLT
	movl	20(%rbx), %edi
	movq	%rax, %r12
	testl	%edi, %edi
	jne	.L458
	testq	%rax, %rax
	je	.L501
	testb	%r13b, %r13b
	je	.L499
	leal	-35(%r13), %eax
	testb	$-3, %al
	je	.L502
	cmpb	$43, %r13b
	jne	.L468
	movl	8(%rsp), %esi
	movl	24(%rsp), %edx
	movq	%rbx, %rdi
	testl	%esi, %esi
	leaq	.LC2(%rip), %rsi
	cmovne	%r14, %rsi
	call	put_value
.L458:
	movq	%r14, %rdi
	call	free@PLT
	addq	$40, %rsp
	movq	%r12, %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	free@PLT
	.p2align 4,,10
	.p2align 3
.L442:
	xorl	%r14d, %r14d
	cmpb	$58, %al
	sete	%r14b
	movzbl	(%r15,%r14), %r13d
	testq	%r12, %r12
	je	.L446
	cmpb	$58, %al
	jne	.L445
	xorl	%eax, %eax
	cmpb	$0, (%r12)
	setne	%al
	movl	%eax, 8(%rsp)
.L447:
	testb	%r13b, %r13b
	jne	.L448
.L451:
	movl	20(%rbx), %r9d
	testl	%r9d, %r9d
	jne	.L441
	movl	$5, 20(%rbx)
	jmp	.L441
	.p2align 4,,10
	.p2align 3
.L501:
	movl	$4, 20(%rbx)
	jmp	.L458
	.p2align 4,,10
	.p2align 3
.L500:
	xorl	%eax, %eax
	testq	%r12, %r12
	movl	$1, 16(%rsp)
	setne	%al
	movl	%eax, 8(%rsp)
.L444:
	xorl	%r14d, %r14d
	testb	%r13b, %r13b
	jne	.L454
	testq	%r12, %r12
	jne	.L454
	leaq	.LC2(%rip), %r12
	testb	$32, 8(%rbx)
	je	.L455
	movl	20(%rbx), %r8d
	testl	%r8d, %r8d
	jne	.L441
	movl	$2, 20(%rbx)
.L441:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L446:
	cmpb	$58, %al
	jne	.L476
	movl	$0, 8(%rsp)
	jmp	.L447
	.p2align 4,,10
	.p2align 3
.L448:
	movsbl	%r13b, %esi
	leaq	.LC16(%rip), %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L451
	movl	$0, 16(%rsp)
	xorl	%eax, %eax
.L452:
	leaq	1(%r14,%rax), %rsi
	movq	%rbx, %rdi
	addq	%r15, %rsi
	call	expand_whole
	movq	%rax, %r14
.L456:
	testq	%r12, %r12
	leaq	.LC2(%rip), %rax
	cmove	%rax, %r12
	jmp	.L455
	.p2align 4,,10
	.p2align 3
.L503:
	addq	$1, %r9
	cmpq	%r9, 8(%rsp)
	jnb	.L465
	.p2align 4,,10
	.p2align 3
.L499:
	movl	24(%rsp), %edx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	put_value
	jmp	.L458
	.p2align 4,,10
	.p2align 3
.L476:
	movl	$0, 16(%rsp)
	movl	$0, 8(%rsp)
	jmp	.L444
	.p2align 4,,10
	.p2align 3
.L454:
	testb	%r13b, %r13b
	je	.L456
	movslq	16(%rsp), %rax
	jmp	.L452
	.p2align 4,,10
	.p2align 3
.L484:
	movl	$1, 8(%rsp)
	xorl	%eax, %eax
	movl	$0, 16(%rsp)
	jmp	.L452
	.p2align 4,,10
	.p2align 3
.L502:
	movq	%r12, %rdi
	call	strlen@PLT
	cmpb	$35, %r13b
	movq	%rax, 8(%rsp)
	movzbl	16(%rsp), %eax
	setne	31(%rsp)
	xorl	%r9d, %r9d
	xorl	$1, %eax
	movb	%al, 30(%rsp)
.L465:
	movq	8(%rsp), %r8
	movzbl	31(%rsp), %ecx
	subq	%r9, %r8
	cmpb	%cl, 30(%rsp)
	cmovne	%r9, %r8
	leaq	(%r12,%r8), %rbp
	movzbl	0(%rbp), %r15d
	movq	%rbp, %rsi
	cmpb	$35, %r13b
	jne	.L463
	movb	$0, 0(%rbp)
	movq	%r12, %rsi
.L463:
	xorl	%edx, %edx
	movq	%r14, %rdi
	movq	%r9, 16(%rsp)
	call	fnmatch@PLT
	movb	%r15b, 0(%rbp)
	movq	16(%rsp), %r9
	testl	%eax, %eax
	jne	.L503
	movq	%rbp, %rsi
	cmpb	$37, %r13b
	je	.L504
.L467:
	movl	24(%rsp), %edx
	movq	%rbx, %rdi
	call	put_value
	movb	%r15b, 0(%rbp)
	jmp	.L458
	.p2align 4,,10
	.p2align 3
.L468:
	movsbl	%r13b, %esi
	leaq	.LC17(%rip), %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L505
	movl	8(%rsp), %edx
	testl	%edx, %edx
	jne	.L499
	cmpb	$63, %r13b
	je	.L506
	cmpb	$61, %r13b
	je	.L507
.L474:
	movl	24(%rsp), %edx
	movq	%r14, %rsi
	movq	%rbx, %rdi
	call	put_value
	jmp	.L458
	.p2align 4,,10
	.p2align 3
.L504:
	movb	$0, 0(%rbp)
	movq	%r12, %rsi
	jmp	.L467
	.p2align 4,,10
	.p2align 3
.L505:
	movl	20(%rbx), %ecx
	testl	%ecx, %ecx
	jne	.L458
	movl	$5, 20(%rbx)
	jmp	.L458
.L506:
	movl	20(%rbx), %eax
	testl	%eax, %eax
	jne	.L458
	movl	$2, 20(%rbx)
	jmp	.L458
.L507:
	movl	$1, %edx
	movq	%r14, %rsi
	movq	%rbp, %rdi
	call	setenv@PLT
	jmp	.L474
	.size	put_parameter, .-put_parameter
	.section	.text.wordfree,"ax",@progbits
	.p2align 4
	.globl	wordfree
	.type	wordfree, @function
wordfree:
	movq	8(%rdi), %rax
	testq	%rax, %rax
	je	.L521
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	cmpq	$0, (%rdi)
	je	.L510
	xorl	%ebx, %ebx
	xorl	%r12d, %r12d
	.p2align 4,,10
	.p2align 3
.L512:
	movq	(%rax,%rbx), %rdi
	testq	%rdi, %rdi
	je	.L511
	call	free@PLT
	movq	8(%rbp), %rax
	addq	$1, %r12
.L511:
	addq	$8, %rbx
	cmpq	0(%rbp), %r12
	jb	.L512
.L510:
	movq	%rax, %rdi
	call	free@PLT
	movq	$0, 8(%rbp)
	movq	$0, 0(%rbp)
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L521:
	ret
	.size	wordfree, .-wordfree
	.section	.text.wordexp,"ax",@progbits
	.p2align 4
	.globl	wordexp
	.type	wordexp, @function
wordexp:
	pushq	%r15
	pxor	%xmm0, %xmm0
	pushq	%r14
	movq	%rdi, %r14
	pushq	%r13
	movq	%rsi, %r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movl	%edx, %ebx
	subq	$88, %rsp
	movl	%edx, 8(%rsp)
	andl	$2, %edx
	movups	%xmm0, 12(%rsp)
	movl	$0, 76(%rsp)
	movq	%rsi, (%rsp)
	movl	$1, 16(%rsp)
	movups	%xmm0, 28(%rsp)
	movups	%xmm0, 44(%rsp)
	movups	%xmm0, 60(%rsp)
	je	.L542
	movq	16(%rsi), %rbp
	testb	$8, %bl
	jne	.L546
.L526:
	movl	%ebx, %eax
	andl	$9, %eax
	cmpl	$1, %eax
	je	.L531
	movq	$0, 0(%r13)
	leaq	1(%rbp), %rdi
	movl	$8, %esi
	call	calloc@PLT
	movq	%rax, 8(%r13)
	testq	%rax, %rax
	je	.L547
.L531:
	movq	%rsp, %r15
	xorl	%edx, %edx
	movq	%r14, %rsi
	movq	0(%r13), %r12
	movq	%r15, %rdi
	call	expand
	movq	%r15, %rdi
	call	end_word
	movq	32(%rsp), %rdi
	call	free@PLT
	movq	56(%rsp), %rdi
	call	free@PLT
	movl	20(%rsp), %eax
	testl	$-5, %eax
	jne	.L544
.L524:
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
.L533:
	subq	$1, %rax
	movq	8(%r13), %rdx
	movq	%rax, 0(%r13)
	addq	%rbp, %rax
	movq	(%rdx,%rax,8), %rdi
	call	free@PLT
.L544:
	movq	0(%r13), %rax
	cmpq	%rax, %r12
	jb	.L533
	addq	%rax, %rbp
	movq	8(%r13), %rax
	andl	$1, %ebx
	movq	$0, (%rax,%rbp,8)
	je	.L534
.L545:
	movl	20(%rsp), %eax
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
.L542:
	xorl	%ebp, %ebp
	testb	$8, %bl
	je	.L526
.L546:
	movq	%r13, %rdi
	call	wordfree@PLT
	jmp	.L526
	.p2align 4,,10
	.p2align 3
.L534:
	movq	%r13, %rdi
	call	wordfree@PLT
	jmp	.L545
	.p2align 4,,10
	.p2align 3
.L547:
	movl	$4, %eax
	jmp	.L524
	.size	wordexp, .-wordexp
	.section	.rodata
	.align 16
	.type	silent.0, @object
	.size	silent.0, 18
silent.0:
	.string	"exec 2>/dev/null\n"
	.section	.rodata.cst2,"aM",@progbits,2
	.align 2
.LC6:
	.byte	10
	.byte	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
