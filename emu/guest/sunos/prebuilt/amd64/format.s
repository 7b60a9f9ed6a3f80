// be7eb740269849280f35fd6e874b14c0 emu/guest/libc/format.c
	.file	"format.c"
	.text
	.section	.text.put_in_buffer,"ax",@progbits
	.p2align 4
	.type	put_in_buffer, @function
put_in_buffer:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movq	8(%rdi), %rax
	movq	(%rdi), %rdi
	cmpq	%rax, %rdx
	cmovbe	%rdx, %rax
	movq	%rax, %rdx
	movq	%rax, %rbp
	call	memcpy@PLT
	addq	%rbp, (%rbx)
	subq	%rbp, 8(%rbx)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	put_in_buffer, .-put_in_buffer
	.section	.text.read_number,"ax",@progbits
	.p2align 4
	.type	read_number, @function
read_number:
	movq	8(%rdi), %rdx
	testq	%rdx, %rdx
	je	.L5
	xorl	%eax, %eax
	cmpl	$42, (%rdx)
	jne	.L7
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L20:
	leal	(%rax,%rax,4), %eax
	leal	-48(%rcx,%rax,2), %eax
.L16:
	addq	$4, %rdx
	movq	%rdx, 8(%rdi)
.L7:
	movl	(%rdx), %ecx
	leal	-48(%rcx), %esi
	cmpl	$9, %esi
	ja	.L4
	cmpl	$26843544, %eax
	jle	.L20
	movl	$268435456, %eax
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L5:
	movq	(%rdi), %rdx
	xorl	%eax, %eax
	cmpb	$42, (%rdx)
	je	.L21
	.p2align 4,,10
	.p2align 3
.L15:
	movzbl	(%rdx), %ecx
	leal	-48(%rcx), %esi
	cmpl	$9, %esi
	ja	.L4
.L17:
	cmpl	$26843544, %eax
	jg	.L14
	addq	$1, %rdx
	leal	(%rax,%rax,4), %eax
	movq	%rdx, (%rdi)
	leal	-48(%rcx,%rax,2), %eax
	movzbl	(%rdx), %ecx
	leal	-48(%rcx), %esi
	cmpl	$9, %esi
	jbe	.L17
.L4:
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	addq	$1, %rdx
	movl	$268435456, %eax
	movq	%rdx, (%rdi)
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L19:
	addq	$4, %rdx
	movq	%rdx, 8(%rdi)
.L10:
	movl	(%rsi), %eax
	cmpl	$47, %eax
	ja	.L11
	movl	%eax, %edx
	addl	$8, %eax
	addq	16(%rsi), %rdx
	movl	%eax, (%rsi)
.L12:
	movl	(%rdx), %eax
	movl	$-268435456, %edx
	cmpl	%edx, %eax
	cmovl	%edx, %eax
	movl	$268435456, %edx
	cmpl	%edx, %eax
	cmovg	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	movq	8(%rsi), %rdx
	leaq	8(%rdx), %rax
	movq	%rax, 8(%rsi)
	jmp	.L12
.L21:
	addq	$1, %rdx
	movq	%rdx, (%rdi)
	jmp	.L10
	.size	read_number, .-read_number
	.section	.text.pad,"ax",@progbits
	.p2align 4
	.type	pad, @function
pad:
	pushq	%r13
	movsbl	%sil, %esi
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movl	%edx, %ebp
	movl	$32, %edx
	pushq	%rbx
	subq	$40, %rsp
	movq	%rsp, %r13
	movq	%r13, %rdi
	call	memset@PLT
	testl	%ebp, %ebp
	jle	.L22
	.p2align 4,,10
	.p2align 3
.L24:
	movl	$32, %ebx
	movq	(%r12), %rax
	movq	%r13, %rsi
	cmpl	%ebx, %ebp
	cmovle	%ebp, %ebx
	subl	$32, %ebp
	movq	16(%rax), %rdi
	movslq	%ebx, %rdx
	call	*(%rax)
	addl	%ebx, 8(%r12)
	testl	%ebp, %ebp
	jg	.L24
.L22:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	pad, .-pad
	.section	.text.put_wide,"ax",@progbits
	.p2align 4
	.type	put_wide, @function
put_wide:
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	subq	$72, %rsp
	movq	(%rdi), %rdx
	movq	8(%rdx), %rax
	testq	%rax, %rax
	je	.L49
	movq	16(%rdx), %rdi
	movq	%rbp, %rdx
	call	*%rax
	addl	%ebp, 8(%r13)
.L27:
	addq	$72, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L49:
	testq	%rbp, %rbp
	je	.L27
	.p2align 4,,10
	.p2align 3
.L29:
	movl	12(%r13), %eax
	testl	%eax, %eax
	jne	.L27
	xorl	%ebx, %ebx
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L33:
	movb	%al, (%rsp,%rbx)
	addq	$1, %rbx
	movq	%rsp, %rsi
	cmpq	%rbp, %rbx
	jnb	.L32
	cmpq	$63, %rbx
	ja	.L32
.L35:
	movl	(%r12,%rbx,4), %eax
	cmpl	$255, %eax
	jbe	.L33
	testq	%rbx, %rbx
	jne	.L50
	call	___errno@PLT
	movl	$88, (%rax)
	movl	$1, 12(%r13)
	addq	$72, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
.L50:
	movq	%rsp, %rsi
	.p2align 4,,10
	.p2align 3
.L32:
	movq	0(%r13), %rax
	movq	%rbx, %rdx
	leaq	(%r12,%rbx,4), %r12
	movq	16(%rax), %rdi
	call	*(%rax)
	addl	%ebx, 8(%r13)
	subq	%rbx, %rbp
	jne	.L29
	jmp	.L27
	.size	put_wide, .-put_wide
	.section	.text.begin_field,"ax",@progbits
	.p2align 4
	.type	begin_field, @function
begin_field:
	pushq	%r15
	movq	%rdx, %r15
	pushq	%r14
	movq	%rsi, %r14
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	movq	%rdx, %rdi
	pushq	%rbp
	movq	%rcx, %rbp
	pushq	%rbx
	subq	$24, %rsp
	movl	%r8d, 4(%rsp)
	movq	%rcx, 8(%rsp)
	call	strlen@PLT
	movq	%rbp, %rdi
	movq	%rax, %rbx
	call	strlen@PLT
	movl	4(%r14), %ebp
	movl	4(%rsp), %r8d
	movq	%rax, %r13
	addl	%ebx, %eax
	subl	%eax, %ebp
	subl	%r8d, %ebp
	testb	$17, (%r14)
	je	.L65
.L52:
	testq	%rbx, %rbx
	je	.L53
	movq	(%r12), %rax
	movq	%rbx, %rdx
	movq	%r15, %rsi
	movq	16(%rax), %rdi
	call	*(%rax)
.L53:
	addl	8(%r12), %ebx
	movl	%ebx, 8(%r12)
	testq	%r13, %r13
	je	.L54
	movq	(%r12), %rax
	movq	8(%rsp), %rsi
	movq	%r13, %rdx
	movq	16(%rax), %rdi
	call	*(%rax)
	movl	8(%r12), %ebx
.L54:
	movl	(%r14), %eax
	addl	%r13d, %ebx
	movl	%ebx, 8(%r12)
	movl	%eax, %edx
	andl	$17, %edx
	cmpl	$16, %edx
	je	.L66
.L55:
	testb	$1, %al
	movl	$0, %eax
	cmove	%eax, %ebp
	addq	$24, %rsp
	popq	%rbx
	movl	%ebp, %eax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L65:
	movl	%ebp, %edx
	movl	$32, %esi
	movq	%r12, %rdi
	call	pad
	jmp	.L52
	.p2align 4,,10
	.p2align 3
.L66:
	movl	%ebp, %edx
	movl	$48, %esi
	movq	%r12, %rdi
	call	pad
	movl	(%r14), %eax
	jmp	.L55
	.size	begin_field, .-begin_field
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"-"
.LC1:
	.string	" "
.LC2:
	.string	"+"
.LC3:
	.string	""
	.section	.text.put_shown,"ax",@progbits
	.p2align 4
	.type	put_shown, @function
put_shown:
	pushq	%r15
	movq	%rdx, %r15
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	movslq	8(%rdx), %rdx
	testl	%edx, %edx
	jle	.L78
	leaq	32(%r15), %rax
	salq	$4, %rdx
	xorl	%r8d, %r8d
	addq	%rax, %rdx
	.p2align 4,,10
	.p2align 3
.L69:
	addl	(%rax), %r8d
	addq	$16, %rax
	cmpq	%rdx, %rax
	jne	.L69
.L68:
	movl	4(%r15), %r9d
	testl	%r9d, %r9d
	jne	.L70
	andl	$-17, (%rsi)
.L70:
	movl	(%r15), %edi
	movq	16(%r15), %rcx
	leaq	.LC0(%rip), %rdx
	testl	%edi, %edi
	jne	.L71
	movl	(%rsi), %eax
	leaq	.LC2(%rip), %rdx
	testb	$2, %al
	je	.L89
.L71:
	movq	%r13, %rdi
	leaq	24(%r15), %rbx
	xorl	%ebp, %ebp
	call	begin_field
	movl	%eax, %r14d
	movl	8(%r15), %eax
	testl	%eax, %eax
	jg	.L76
	jmp	.L77
	.p2align 4,,10
	.p2align 3
.L90:
	movslq	%r12d, %rdx
	testq	%rdx, %rdx
	je	.L74
	movq	0(%r13), %rax
	movq	16(%rax), %rdi
	call	*(%rax)
.L74:
	addl	%r12d, 8(%r13)
	addl	$1, %ebp
	addq	$16, %rbx
	cmpl	%ebp, 8(%r15)
	jle	.L77
.L76:
	movq	(%rbx), %rsi
	movl	8(%rbx), %r12d
	testq	%rsi, %rsi
	jne	.L90
	movl	%r12d, %edx
	movl	$48, %esi
	movq	%r13, %rdi
	addl	$1, %ebp
	call	pad
	addq	$16, %rbx
	cmpl	%ebp, 8(%r15)
	jg	.L76
.L77:
	movq	%r13, %rdi
	movl	%r14d, %edx
	movl	$32, %esi
	call	pad
	addq	$8, %rsp
	movq	%r15, %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	forget_shown@PLT
	.p2align 4,,10
	.p2align 3
.L89:
	testb	$4, %al
	leaq	.LC3(%rip), %rdx
	leaq	.LC1(%rip), %rax
	cmovne	%rax, %rdx
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L78:
	xorl	%r8d, %r8d
	jmp	.L68
	.size	put_shown, .-put_shown
	.section	.text.put_quad,"ax",@progbits
	.p2align 4
	.type	put_quad, @function
put_quad:
	pushq	%r12
	movq	%rdx, %rax
	movq	%rcx, %rdx
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	movq	%rax, %rsi
	subq	$976, %rsp
	movl	(%rbx), %r9d
	movsbl	16(%rbx), %ecx
	movq	%rsp, %r12
	movl	8(%rbx), %r8d
	shrl	$3, %r9d
	movq	%r12, %rdi
	andl	$1, %r9d
	call	show_quad@PLT
	testl	%eax, %eax
	je	.L92
	call	___errno@PLT
	movl	$12, (%rax)
	movl	$1, 12(%rbp)
	addq	$976, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L92:
	movq	%r12, %rdx
	movq	%rbx, %rsi
	movq	%rbp, %rdi
	call	put_shown
	addq	$976, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	put_quad, .-put_quad
	.section	.text.put_double,"ax",@progbits
	.p2align 4
	.type	put_double, @function
put_double:
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$976, %rsp
	movl	(%rsi), %ecx
	movl	8(%rsi), %edx
	movq	%rsp, %r12
	movsbl	16(%rsi), %esi
	shrl	$3, %ecx
	movq	%r12, %rdi
	andl	$1, %ecx
	call	show_double@PLT
	movq	%r12, %rdx
	movq	%rbx, %rsi
	movq	%rbp, %rdi
	call	put_shown
	addq	$976, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	put_double, .-put_double
	.section	.rodata.str1.1
.LC4:
	.string	"(null)"
	.section	.text.put_string,"ax",@progbits
	.p2align 4
	.type	put_string, @function
put_string:
	pushq	%r14
	testq	%rdx, %rdx
	leaq	.LC4(%rip), %rax
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movl	8(%rsi), %r12d
	cmove	%rax, %rbp
	xorl	%ebx, %ebx
	movl	%r12d, %eax
	testl	%r12d, %r12d
	jne	.L99
	jmp	.L108
	.p2align 4,,10
	.p2align 3
.L102:
	addq	$1, %rbx
	cmpq	%rax, %rbx
	je	.L109
.L99:
	cmpb	$0, 0(%rbp,%rbx)
	movl	%ebx, %edx
	jne	.L102
	leaq	.LC3(%rip), %rdx
	movq	%r13, %rdi
	movl	%ebx, %r8d
	movl	%ebx, %r12d
	movq	%rdx, %rcx
	call	begin_field
	xorl	%edx, %edx
	movl	$48, %esi
	movq	%r13, %rdi
	movl	%eax, %r14d
	call	pad
	testl	%ebx, %ebx
	jne	.L100
.L103:
	addl	%r12d, 8(%r13)
	movl	%r14d, %edx
	popq	%rbx
	movq	%r13, %rdi
	popq	%rbp
	movl	$32, %esi
	popq	%r12
	popq	%r13
	popq	%r14
	jmp	pad
	.p2align 4,,10
	.p2align 3
.L109:
	leal	1(%rdx), %r12d
	leaq	.LC3(%rip), %rdx
	movq	%r13, %rdi
	movq	%rdx, %rcx
	movl	%r12d, %r8d
	movslq	%r12d, %rbx
	call	begin_field
	xorl	%edx, %edx
	movl	$48, %esi
	movq	%r13, %rdi
	movl	%eax, %r14d
	call	pad
.L100:
	movq	0(%r13), %rax
	movq	%rbx, %rdx
	movq	%rbp, %rsi
	movq	16(%rax), %rdi
	call	*(%rax)
	jmp	.L103
.L108:
	leaq	.LC3(%rip), %rdx
	xorl	%r8d, %r8d
	movq	%rdx, %rcx
	call	begin_field
	xorl	%edx, %edx
	movl	$48, %esi
	movq	%r13, %rdi
	movl	%eax, %r14d
	call	pad
	jmp	.L103
	.size	put_string, .-put_string
	.section	.rodata.str1.1
.LC5:
	.string	"0123456789abcdef"
.LC6:
	.string	"0123456789ABCDEF"
.LC7:
	.string	"0X"
.LC8:
	.string	"0x"
	.section	.text.put_integer,"ax",@progbits
	.p2align 4
	.type	put_integer, @function
put_integer:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	movq	%rsi, %rdi
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdx, %rbx
	subq	$56, %rsp
	movzbl	16(%rsi), %eax
	cmpb	$111, %al
	je	.L136
	movl	%eax, %edx
	orl	$32, %edx
	cmpb	$120, %dl
	je	.L112
	cmpb	$112, %al
	je	.L168
	cmpb	$88, %al
	je	.L144
	movl	$10, %r8d
.L132:
	cmpb	$100, %al
	je	.L115
	cmpl	$16, %r8d
	leaq	.LC5(%rip), %r9
	sete	%dl
	cmpb	$105, %al
	jne	.L113
.L115:
	testl	%ecx, %ecx
	jne	.L139
	movl	(%rdi), %eax
	leaq	.LC5(%rip), %r9
	testb	$2, %al
	jne	.L140
	testb	$4, %al
	je	.L167
	movl	8(%rdi), %ebp
	leaq	.LC1(%rip), %r10
	leaq	.LC3(%rip), %r11
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L112:
	cmpb	$88, %al
	jne	.L169
	movl	$1, %edx
	leaq	.LC6(%rip), %r9
	movl	$16, %r8d
.L113:
	movl	8(%rdi), %ebp
	testq	%rbx, %rbx
	je	.L142
	testb	%dl, %dl
	je	.L142
	movl	(%rdi), %edx
	testb	$8, %dl
	je	.L116
	cmpb	$88, %al
	leaq	.LC7(%rip), %r10
	leaq	.LC8(%rip), %rax
	cmovne	%rax, %r10
	testl	%ebp, %ebp
	js	.L170
	andl	$-17, %edx
	movl	$16, %esi
	movl	$16, %r8d
	movl	%edx, (%rdi)
	leaq	.LC3(%rip), %r11
	jmp	.L121
	.p2align 4,,10
	.p2align 3
.L136:
	leaq	.LC3(%rip), %r11
	movl	8(%rsi), %ebp
	leaq	.LC5(%rip), %r9
	movl	$8, %r8d
	movq	%r11, %r10
.L111:
	movl	%ebp, %eax
	testl	%ebp, %ebp
	js	.L171
	andl	$-17, (%rdi)
	testq	%rbx, %rbx
	je	.L122
.L135:
	movl	%r8d, %esi
.L121:
	movl	$23, %ecx
	leaq	16(%rsp), %r12
	.p2align 4,,10
	.p2align 3
.L123:
	movq	%rbx, %rax
	xorl	%edx, %edx
	divq	%rsi
	movzbl	(%r9,%rdx), %edx
	movb	%dl, (%r12,%rcx)
	movq	%rbx, %rdx
	movq	%rax, %rbx
	movq	%rcx, %rax
	subq	$1, %rcx
	cmpq	%rsi, %rdx
	jnb	.L123
	movl	$24, %r14d
	movslq	%eax, %rsi
	subl	%eax, %r14d
	movq	%rsi, 8(%rsp)
	movslq	%r14d, %rbx
	testl	%ebp, %ebp
	js	.L124
	movl	%ebp, %eax
	subl	%r14d, %eax
	cmpl	$8, %r8d
	je	.L125
	xorl	%edx, %edx
	testl	%eax, %eax
	movq	%rdi, %rsi
	movq	%r11, %rcx
	cmovns	%eax, %edx
	movq	%r13, %rdi
	movl	%edx, %ebp
	leal	(%r14,%rdx), %r8d
	movq	%r10, %rdx
	call	begin_field
	movl	%ebp, %edx
	movl	$48, %esi
	movq	%r13, %rdi
	movl	%eax, %r15d
	call	pad
.L133:
	movq	0(%r13), %rax
	movq	8(%rsp), %rsi
	movq	%rbx, %rdx
	movq	16(%rax), %rdi
	addq	%r12, %rsi
	call	*(%rax)
.L128:
	addl	%r14d, 8(%r13)
	movl	%r15d, %edx
	movq	%r13, %rdi
	movl	$32, %esi
	call	pad
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
.L124:
	subl	$23, %eax
.L120:
	cmpl	$8, %r8d
	je	.L125
.L127:
	xorl	%edx, %edx
	testl	%eax, %eax
	movq	%rdi, %rsi
	movq	%r11, %rcx
	cmovns	%eax, %edx
	movq	%r13, %rdi
	movl	%edx, %ebp
	leal	(%rdx,%r14), %r8d
	movq	%r10, %rdx
	call	begin_field
	movl	%ebp, %edx
	movl	$48, %esi
	movq	%r13, %rdi
	movl	%eax, %r15d
	call	pad
	testl	%r14d, %r14d
	je	.L128
	leaq	16(%rsp), %r12
	jmp	.L133
.L122:
	cmpl	$8, %r8d
	jne	.L165
	movq	$24, 8(%rsp)
	xorl	%r14d, %r14d
	.p2align 4,,10
	.p2align 3
.L125:
	testl	%eax, %eax
	movl	$1, %edx
	cmovg	%eax, %edx
	testb	$8, (%rdi)
	cmovne	%edx, %eax
	jmp	.L127
	.p2align 4,,10
	.p2align 3
.L171:
	testq	%rbx, %rbx
	jne	.L135
	movq	$24, 8(%rsp)
	movl	$1, %eax
	xorl	%r14d, %r14d
	jmp	.L120
	.p2align 4,,10
	.p2align 3
.L139:
	movl	8(%rdi), %ebp
	leaq	.LC5(%rip), %r9
	leaq	.LC0(%rip), %r10
	leaq	.LC3(%rip), %r11
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L140:
	movl	8(%rdi), %ebp
	leaq	.LC2(%rip), %r10
	leaq	.LC3(%rip), %r11
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L116:
	testl	%ebp, %ebp
	js	.L172
	andl	$-17, %edx
	leaq	.LC3(%rip), %r11
	movl	$16, %r8d
	movl	%edx, (%rdi)
	movq	%r11, %r10
	jmp	.L135
	.p2align 4,,10
	.p2align 3
.L168:
	movl	$1, %edx
	leaq	.LC5(%rip), %r9
	movl	$16, %r8d
	jmp	.L113
.L144:
	leaq	.LC6(%rip), %r9
	movl	$10, %r8d
.L167:
	leaq	.LC3(%rip), %r11
	movl	8(%rdi), %ebp
	movq	%r11, %r10
	jmp	.L111
.L172:
	leaq	.LC3(%rip), %r11
	movl	$16, %esi
	movl	$16, %r8d
	movq	%r11, %r10
	jmp	.L121
.L170:
	movl	$16, %r8d
	leaq	.LC3(%rip), %r11
	jmp	.L135
.L165:
	movq	%r10, %rdx
	movq	%rdi, %rsi
	movl	%ebp, %r8d
	movq	%r11, %rcx
	movq	%r13, %rdi
	xorl	%r14d, %r14d
	call	begin_field
	movl	%ebp, %edx
	movl	$48, %esi
	movq	%r13, %rdi
	movl	%eax, %r15d
	call	pad
	jmp	.L128
.L169:
	movl	$16, %r8d
	jmp	.L132
.L142:
	leaq	.LC3(%rip), %r11
	movq	%r11, %r10
	jmp	.L111
	.size	put_integer, .-put_integer
	.section	.text.format_text,"ax",@progbits
	.p2align 4
	.globl	format_text
	.type	format_text, @function
format_text:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	movq	%rsi, %rdi
	movq	%rdx, %rsi
	pushq	%rbx
	movq	%rcx, %rbx
	subq	$136, %rsp
	movq	%rdi, 16(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%rbp, 48(%rsp)
	movq	$0, 56(%rsp)
	call	has_numbers@PLT
	testl	%eax, %eax
	jne	.L364
	movdqu	(%rbx), %xmm1
	xorl	%r14d, %r14d
	leaq	names.0(%rip), %rbp
	leaq	.L199(%rip), %r13
	leaq	.L193(%rip), %r12
	movups	%xmm1, 96(%rsp)
	movq	16(%rbx), %rax
	movq	%rax, 112(%rsp)
	.p2align 4,,10
	.p2align 3
.L176:
	movq	16(%rsp), %r8
	movq	24(%rsp), %r9
	xorl	%r10d, %r10d
	xorl	%edi, %edi
	movl	$1, %edx
	movq	%r8, %rsi
	movq	%r9, %rbx
	jmp	.L292
	.p2align 4,,10
	.p2align 3
.L366:
	movl	(%rbx), %ecx
	cmpl	$37, %ecx
	setne	%al
	testl	%ecx, %ecx
	setne	%cl
	andb	%cl, %al
	je	.L365
	addq	$4, %rbx
	movl	%eax, %edi
.L300:
	addq	$1, %rdx
.L292:
	leaq	-1(%rdx), %r15
	testq	%rbx, %rbx
	jne	.L366
	movzbl	(%rsi), %ecx
	cmpl	$37, %ecx
	setne	%al
	testl	%ecx, %ecx
	setne	%cl
	andb	%cl, %al
	je	.L299
	addq	$1, %rsi
	movl	%eax, %r10d
	jmp	.L300
	.p2align 4,,10
	.p2align 3
.L365:
	testb	%r10b, %r10b
	je	.L295
	movq	%rsi, 16(%rsp)
.L295:
	testb	%dil, %dil
	je	.L296
	movq	%rbx, 24(%rsp)
.L296:
	testq	%r9, %r9
	je	.L367
	leaq	48(%rsp), %rdi
	movq	%r15, %rdx
	movq	%r9, %rsi
	call	put_wide
.L306:
	movl	(%rbx), %ecx
	testl	%ecx, %ecx
	je	.L308
	movl	60(%rsp), %eax
	addq	$4, %rbx
	movq	%rbx, 24(%rsp)
	testl	%eax, %eax
	jne	.L312
.L311:
	movq	24(%rsp), %rbx
	movl	$4294967295, %eax
	movb	%r14b, 80(%rsp)
	movq	$0, 64(%rsp)
	movq	%rax, 72(%rsp)
	testq	%rbx, %rbx
	je	.L177
	.p2align 4,,10
	.p2align 3
.L183:
	movl	(%rbx), %r15d
.L178:
	leal	-1(%r15), %eax
	cmpl	$126, %eax
	jbe	.L368
.L179:
	leaq	96(%rsp), %r8
	leaq	16(%rsp), %rdi
	movq	%r8, %rsi
	call	read_number
	movl	%eax, 68(%rsp)
	testl	%eax, %eax
	js	.L369
	movq	24(%rsp), %rax
	testq	%rax, %rax
	je	.L185
.L376:
	cmpl	$46, (%rax)
	je	.L186
	movq	16(%rsp), %rsi
	xorl	%r8d, %r8d
	xorl	%edi, %edi
	.p2align 4,,10
	.p2align 3
.L187:
	movl	(%rax), %ecx
	leal	-76(%rcx), %edx
	cmpl	$46, %edx
	ja	.L191
	movslq	(%r12,%rdx,4), %rdx
	addq	%r12, %rdx
	jmp	*%rdx
	.section	.rodata
	.align 4
	.align 4
.L193:
	.long	.L197-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L196-.L193
	.long	.L191-.L193
	.long	.L194-.L193
	.long	.L191-.L193
	.long	.L195-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L194-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L192-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L191-.L193
	.long	.L192-.L193
	.section	.text.format_text
	.p2align 4,,10
	.p2align 3
.L314:
	xorl	%eax, %eax
.L191:
	testb	%r8b, %r8b
	je	.L207
	movq	%rsi, 16(%rsp)
.L207:
	testb	%dil, %dil
	je	.L208
	movq	%rax, 24(%rsp)
.L208:
	movb	%cl, 80(%rsp)
	movl	%ecx, %edx
	testq	%rax, %rax
	je	.L209
	movl	(%rax), %r9d
	testl	%r9d, %r9d
	je	.L291
	addq	$4, %rax
	movq	%rax, 24(%rsp)
.L213:
	cmpb	$99, %dl
	jle	.L370
	subl	$100, %ecx
	cmpb	$20, %cl
	ja	.L216
	leal	-100(%rdx), %eax
	cmpb	$20, %al
	ja	.L216
	leaq	.L218(%rip), %rcx
	movzbl	%al, %eax
	movslq	(%rcx,%rax,4), %rax
	addq	%rcx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L218:
	.long	.L222-.L218
	.long	.L223-.L218
	.long	.L223-.L218
	.long	.L223-.L218
	.long	.L216-.L218
	.long	.L222-.L218
	.long	.L216-.L218
	.long	.L216-.L218
	.long	.L216-.L218
	.long	.L216-.L218
	.long	.L221-.L218
	.long	.L217-.L218
	.long	.L220-.L218
	.long	.L216-.L218
	.long	.L216-.L218
	.long	.L219-.L218
	.long	.L216-.L218
	.long	.L217-.L218
	.long	.L216-.L218
	.long	.L216-.L218
	.long	.L217-.L218
	.section	.text.format_text
	.p2align 4,,10
	.p2align 3
.L370:
	cmpb	$64, %dl
	jle	.L216
	movl	%ecx, %esi
	movl	$1, %eax
	subl	$65, %ecx
	salq	%cl, %rax
	movabsq	$4294967409, %rcx
	testq	%rcx, %rax
	jne	.L223
	movabsq	$17180131332, %rcx
	testq	%rcx, %rax
	jne	.L219
	cmpb	$88, %sil
	je	.L217
.L216:
	movq	48(%rsp), %rax
	leaq	80(%rsp), %rsi
	movl	$1, %edx
	movq	16(%rax), %rdi
	call	*(%rax)
	addl	$1, 56(%rsp)
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L192:
	movl	$3, 76(%rsp)
	.p2align 4,,10
	.p2align 3
.L206:
	addq	$4, %rax
	movl	$1, %edi
	jmp	.L187
	.p2align 4,,10
	.p2align 3
.L194:
	movl	$4, 76(%rsp)
	jmp	.L206
	.p2align 4,,10
	.p2align 3
.L217:
	movl	76(%rsp), %eax
	movl	96(%rsp), %edx
	cmpl	$3, %eax
	je	.L355
	ja	.L245
	cmpl	$1, %eax
	je	.L246
	cmpl	$2, %eax
	jne	.L248
	cmpl	$47, %edx
	ja	.L253
	movl	%edx, %eax
	addl	$8, %edx
	addq	112(%rsp), %rax
	movl	%edx, 96(%rsp)
.L254:
	movzwl	(%rax), %edx
	jmp	.L359
	.p2align 4,,10
	.p2align 3
.L223:
	cmpl	$5, 76(%rsp)
	je	.L371
	movl	100(%rsp), %eax
	cmpl	$175, %eax
	ja	.L264
	movl	%eax, %edx
	addl	$16, %eax
	addq	112(%rsp), %rdx
	movl	%eax, 100(%rsp)
.L265:
	movsd	(%rdx), %xmm0
	leaq	64(%rsp), %rsi
	leaq	48(%rsp), %rdi
	call	put_double
	jmp	.L176
.L315:
	xorl	%eax, %eax
.L195:
	xorl	%edx, %edx
	cmpl	$3, 76(%rsp)
	sete	%dl
	addl	$3, %edx
.L204:
	movl	%edx, 76(%rsp)
	testq	%rax, %rax
	jne	.L206
.L202:
	addq	$1, %rsi
	movl	$1, %r8d
.L189:
	movzbl	(%rsi), %ecx
	xorl	%eax, %eax
	movl	%ecx, %edx
	subl	$76, %edx
	cmpb	$46, %dl
	ja	.L314
	movzbl	%dl, %edx
	movslq	0(%r13,%rdx,4), %rdx
	addq	%r13, %rdx
	jmp	*%rdx
	.section	.rodata
	.align 4
	.align 4
.L199:
	.long	.L201-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L196-.L199
	.long	.L314-.L199
	.long	.L200-.L199
	.long	.L314-.L199
	.long	.L315-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L200-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L198-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L314-.L199
	.long	.L198-.L199
	.section	.text.format_text
	.p2align 4,,10
	.p2align 3
.L196:
	xorl	%edx, %edx
	cmpl	$2, 76(%rsp)
	setne	%dl
	addl	$1, %edx
	jmp	.L204
.L222:
	movl	76(%rsp), %eax
	movl	96(%rsp), %edx
	cmpl	$3, %eax
	je	.L354
	ja	.L226
	cmpl	$1, %eax
	je	.L227
	cmpl	$2, %eax
	jne	.L229
	cmpl	$47, %edx
	jbe	.L372
	movq	104(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 104(%rsp)
.L235:
	movswq	(%rax), %rax
	jmp	.L233
.L197:
	movl	$5, 76(%rsp)
	jmp	.L206
.L198:
	movl	$3, 76(%rsp)
	jmp	.L202
.L200:
	movl	$4, 76(%rsp)
	jmp	.L202
.L221:
	movl	96(%rsp), %eax
	movslq	56(%rsp), %rcx
	cmpl	$47, %eax
	ja	.L283
	movl	%eax, %edx
	addl	$8, %eax
	addq	112(%rsp), %rdx
	movl	%eax, 96(%rsp)
.L284:
	movl	76(%rsp), %eax
	movq	(%rdx), %rdx
	cmpl	$3, %eax
	je	.L290
	ja	.L286
	cmpl	$1, %eax
	je	.L287
	cmpl	$2, %eax
	jne	.L289
	movw	%cx, (%rdx)
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L219:
	movl	64(%rsp), %eax
	movl	%edx, %esi
	movl	96(%rsp), %ecx
	orl	$32, %esi
	andl	$-17, %eax
	cmpl	$3, 76(%rsp)
	movl	%eax, 64(%rsp)
	je	.L266
	andl	$-17, %edx
	cmpb	$67, %dl
	jne	.L373
.L266:
	cmpb	$99, %sil
	je	.L374
	cmpl	$47, %ecx
	ja	.L274
	movl	%ecx, %eax
	addl	$8, %ecx
	addq	112(%rsp), %rax
	movl	%ecx, 96(%rsp)
.L275:
	movq	(%rax), %r15
	testq	%r15, %r15
	je	.L276
	movl	72(%rsp), %edx
	xorl	%r9d, %r9d
	movq	%rdx, %r8
	testl	%edx, %edx
	jne	.L279
	jmp	.L278
	.p2align 4,,10
	.p2align 3
.L280:
	addq	$1, %r9
	cmpq	%rdx, %r9
	je	.L375
.L279:
	movl	(%r15,%r9,4), %esi
	movl	%r9d, %eax
	testl	%esi, %esi
	jne	.L280
	movl	%r9d, %r8d
.L278:
	leaq	48(%rsp), %rbx
	leaq	64(%rsp), %rsi
	movq	%r9, 8(%rsp)
	leaq	.LC3(%rip), %rdx
	movq	%rbx, %rdi
	movq	%rdx, %rcx
	call	begin_field
	movq	8(%rsp), %rdx
	movq	%r15, %rsi
	movq	%rbx, %rdi
	movl	%eax, 4(%rsp)
	call	put_wide
	movl	4(%rsp), %edx
	movl	$32, %esi
	movq	%rbx, %rdi
	call	pad
	jmp	.L176
.L220:
	movl	96(%rsp), %eax
	cmpl	$47, %eax
	ja	.L261
	movl	%eax, %edx
	addl	$8, %eax
	addq	112(%rsp), %rdx
	movl	%eax, 96(%rsp)
.L262:
	movq	(%rdx), %rdx
.L359:
	leaq	64(%rsp), %rsi
	leaq	48(%rsp), %rdi
	xorl	%ecx, %ecx
	call	put_integer
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L368:
	movl	%r15d, %esi
	movq	%rbp, %rdi
	call	strchr@PLT
	movq	%rax, %rcx
	testq	%rax, %rax
	je	.L180
	subq	%rbp, %rcx
	movl	$1, %eax
	sall	%cl, %eax
	orl	%eax, 64(%rsp)
.L181:
	testq	%rbx, %rbx
	je	.L182
	addq	$4, %rbx
	movq	%rbx, 24(%rsp)
	jmp	.L183
	.p2align 4,,10
	.p2align 3
.L182:
	addq	$1, 16(%rsp)
.L177:
	movq	16(%rsp), %rax
	xorl	%ebx, %ebx
	movzbl	(%rax), %r15d
	jmp	.L178
	.p2align 4,,10
	.p2align 3
.L180:
	cmpl	$39, %r15d
	je	.L181
	jmp	.L179
	.p2align 4,,10
	.p2align 3
.L369:
	negl	%eax
	orl	$1, 64(%rsp)
	movl	%eax, 68(%rsp)
	movq	24(%rsp), %rax
	testq	%rax, %rax
	jne	.L376
.L185:
	movq	16(%rsp), %rsi
	cmpb	$46, (%rsi)
	je	.L188
	xorl	%r8d, %r8d
	xorl	%edi, %edi
	jmp	.L189
	.p2align 4,,10
	.p2align 3
.L308:
	movl	60(%rsp), %edx
	testl	%edx, %edx
	jne	.L312
.L291:
	movl	56(%rsp), %eax
.L173:
	addq	$136, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L299:
	testb	%r10b, %r10b
	je	.L301
	movq	%rsi, 16(%rsp)
.L301:
	testb	%dil, %dil
	je	.L302
	movq	$0, 24(%rsp)
.L302:
	testq	%r9, %r9
	je	.L303
	leaq	48(%rsp), %rdi
	movq	%r15, %rdx
	movq	%r9, %rsi
	call	put_wide
.L304:
	movq	16(%rsp), %rax
	cmpb	$0, (%rax)
	je	.L308
	addq	$1, %rax
	movq	%rax, 16(%rsp)
	movl	60(%rsp), %eax
	testl	%eax, %eax
	je	.L311
.L312:
	orl	$-1, %eax
	jmp	.L173
	.p2align 4,,10
	.p2align 3
.L209:
	movq	16(%rsp), %rax
	cmpb	$0, (%rax)
	je	.L291
	addq	$1, %rax
	movq	%rax, 16(%rsp)
	jmp	.L213
	.p2align 4,,10
	.p2align 3
.L186:
	addq	$4, %rax
	movq	%rax, 24(%rsp)
.L190:
	movq	%r8, %rsi
	call	read_number
	movl	$-1, %edx
	movq	16(%rsp), %rsi
	testl	%eax, %eax
	cmovs	%edx, %eax
	xorl	%r8d, %r8d
	xorl	%edi, %edi
	movl	%eax, 72(%rsp)
	movq	24(%rsp), %rax
	testq	%rax, %rax
	jne	.L187
	jmp	.L189
	.p2align 4,,10
	.p2align 3
.L367:
	testq	%r15, %r15
	je	.L306
.L305:
	movq	48(%rsp), %rax
	movq	%r15, %rdx
	movq	%r8, %rsi
	movq	16(%rax), %rdi
	call	*(%rax)
	addl	%r15d, 56(%rsp)
	testq	%rbx, %rbx
	je	.L304
	jmp	.L306
.L245:
	subl	$4, %eax
	cmpl	$1, %eax
	ja	.L248
.L355:
	cmpl	$47, %edx
	ja	.L257
	movl	%edx, %eax
	addl	$8, %edx
	addq	112(%rsp), %rax
	movl	%edx, 96(%rsp)
.L258:
	movq	(%rax), %rdx
	jmp	.L359
.L226:
	subl	$4, %eax
	cmpl	$1, %eax
	ja	.L229
.L354:
	cmpl	$47, %edx
	jbe	.L377
	movq	104(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 104(%rsp)
.L239:
	movq	(%rax), %rax
.L233:
	movq	%rax, %rsi
	movq	%rax, %rdx
	leaq	48(%rsp), %rdi
	shrq	$63, %rsi
	negq	%rdx
	cmovs	%rax, %rdx
	movq	%rsi, %rcx
	leaq	64(%rsp), %rsi
	call	put_integer
	jmp	.L176
.L188:
	addq	$1, %rsi
	movq	%rsi, 16(%rsp)
	jmp	.L190
.L303:
	testq	%r15, %r15
	je	.L304
	xorl	%ebx, %ebx
	jmp	.L305
.L261:
	movq	104(%rsp), %rdx
	leaq	8(%rdx), %rax
	movq	%rax, 104(%rsp)
	jmp	.L262
.L283:
	movq	104(%rsp), %rdx
	leaq	8(%rdx), %rax
	movq	%rax, 104(%rsp)
	jmp	.L284
.L264:
	movq	104(%rsp), %rdx
	leaq	8(%rdx), %rax
	movq	%rax, 104(%rsp)
	jmp	.L265
.L373:
	cmpb	$99, %sil
	je	.L378
	cmpl	$47, %ecx
	jbe	.L379
	movq	104(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 104(%rsp)
.L282:
	movq	(%rax), %rdx
	leaq	64(%rsp), %rsi
	leaq	48(%rsp), %rdi
	call	put_string
	jmp	.L176
.L201:
	movl	$5, 76(%rsp)
	jmp	.L202
.L374:
	cmpl	$47, %ecx
	jbe	.L380
	movq	104(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 104(%rsp)
.L273:
	movl	(%rax), %eax
.L270:
	leaq	48(%rsp), %rbx
	leaq	64(%rsp), %rsi
	movl	$1, %r8d
	movl	%eax, 44(%rsp)
	leaq	.LC3(%rip), %rdx
	movq	%rbx, %rdi
	movq	%rdx, %rcx
	call	begin_field
	leaq	44(%rsp), %rsi
	movq	%rbx, %rdi
	movl	$1, %edx
	movl	%eax, %r15d
	call	put_wide
	movl	%r15d, %edx
	movl	$32, %esi
	movq	%rbx, %rdi
	call	pad
	jmp	.L176
.L286:
	cmpl	$4, %eax
	jne	.L289
.L290:
	movq	%rcx, (%rdx)
	jmp	.L176
.L371:
	movq	104(%rsp), %rax
	addq	$15, %rax
	andq	$-16, %rax
	leaq	16(%rax), %rdx
	movq	%rdx, 104(%rsp)
	pushq	8(%rax)
	pushq	(%rax)
	call	quad_words@PLT
	leaq	80(%rsp), %rsi
	leaq	64(%rsp), %rdi
	movq	%rdx, %rcx
	movq	%rax, %rdx
	call	put_quad
	popq	%rdi
	popq	%r8
	jmp	.L176
.L364:
	movq	16(%rsp), %rsi
	movq	24(%rsp), %rdx
	movq	%rbx, %rcx
	movq	%rbp, %rdi
	call	format_numbered@PLT
	jmp	.L173
.L257:
	movq	104(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 104(%rsp)
	jmp	.L258
.L377:
	movl	%edx, %eax
	addl	$8, %edx
	addq	112(%rsp), %rax
	movl	%edx, 96(%rsp)
	jmp	.L239
.L274:
	movq	104(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 104(%rsp)
	jmp	.L275
.L379:
	movl	%ecx, %eax
	addl	$8, %ecx
	addq	112(%rsp), %rax
	movl	%ecx, 96(%rsp)
	jmp	.L282
.L380:
	movl	%ecx, %eax
	addl	$8, %ecx
	addq	112(%rsp), %rax
	movl	%ecx, 96(%rsp)
	jmp	.L273
.L372:
	movl	%edx, %eax
	addl	$8, %edx
	addq	112(%rsp), %rax
	movl	%edx, 96(%rsp)
	jmp	.L235
.L253:
	movq	104(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 104(%rsp)
	jmp	.L254
.L378:
	cmpl	$47, %ecx
	ja	.L268
	movl	%ecx, %eax
	addl	$8, %ecx
	addq	112(%rsp), %rax
	movl	%ecx, 96(%rsp)
.L269:
	movzbl	(%rax), %eax
	jmp	.L270
.L287:
	movb	%cl, (%rdx)
	jmp	.L176
.L289:
	movl	%ecx, (%rdx)
	jmp	.L176
.L227:
	cmpl	$47, %edx
	ja	.L231
	movl	%edx, %eax
	addl	$8, %edx
	addq	112(%rsp), %rax
	movl	%edx, 96(%rsp)
.L232:
	movsbq	(%rax), %rax
	jmp	.L233
.L229:
	cmpl	$47, %edx
	ja	.L240
	movl	%edx, %eax
	addl	$8, %edx
	addq	112(%rsp), %rax
	movl	%edx, 96(%rsp)
.L241:
	movslq	(%rax), %rax
	jmp	.L233
.L246:
	cmpl	$47, %edx
	ja	.L250
	movl	%edx, %eax
	addl	$8, %edx
	addq	112(%rsp), %rax
	movl	%edx, 96(%rsp)
.L251:
	movzbl	(%rax), %edx
	jmp	.L359
.L248:
	cmpl	$47, %edx
	ja	.L259
	movl	%edx, %eax
	addl	$8, %edx
	addq	112(%rsp), %rax
	movl	%edx, 96(%rsp)
	movl	(%rax), %edx
	jmp	.L359
.L259:
	movq	104(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 104(%rsp)
	movl	(%rax), %edx
	jmp	.L359
.L231:
	movq	104(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 104(%rsp)
	jmp	.L232
.L375:
	leal	1(%rax), %r8d
	movslq	%r8d, %r9
	jmp	.L278
.L240:
	movq	104(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 104(%rsp)
	jmp	.L241
.L250:
	movq	104(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 104(%rsp)
	jmp	.L251
.L268:
	movq	104(%rsp), %rax
	leaq	8(%rax), %rdx
	movq	%rdx, 104(%rsp)
	jmp	.L269
.L276:
	leaq	64(%rsp), %rsi
	leaq	48(%rsp), %rdi
	xorl	%edx, %edx
	call	put_string
	jmp	.L176
	.size	format_text, .-format_text
	.section	.text.vsnprintf,"ax",@progbits
	.p2align 4
	.globl	vsnprintf
	.type	vsnprintf, @function
vsnprintf:
	subq	$56, %rsp
	movq	%rsi, %rax
	movq	%rdx, %rsi
	movq	%rdi, (%rsp)
	testq	%rax, %rax
	je	.L382
	subq	$1, %rax
	leaq	16(%rsp), %rdi
	xorl	%edx, %edx
	movq	$0, 24(%rsp)
	movq	%rax, 8(%rsp)
	leaq	put_in_buffer(%rip), %rax
	movq	%rax, 16(%rsp)
	movq	%rsp, %rax
	movq	%rax, 32(%rsp)
	call	format_text@PLT
	movq	(%rsp), %rdx
	movb	$0, (%rdx)
	addq	$56, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L382:
	leaq	put_in_buffer(%rip), %rax
	leaq	16(%rsp), %rdi
	xorl	%edx, %edx
	movq	$0, 8(%rsp)
	movq	%rax, 16(%rsp)
	movq	%rsp, %rax
	movq	$0, 24(%rsp)
	movq	%rax, 32(%rsp)
	call	format_text@PLT
	addq	$56, %rsp
	ret
	.size	vsnprintf, .-vsnprintf
	.section	.text.snprintf,"ax",@progbits
	.p2align 4
	.globl	snprintf
	.type	snprintf, @function
snprintf:
	subq	$216, %rsp
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L388
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L388:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rcx
	movl	$24, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vsnprintf@PLT
	addq	$216, %rsp
	ret
	.size	snprintf, .-snprintf
	.section	.text.vsprintf,"ax",@progbits
	.p2align 4
	.globl	vsprintf
	.type	vsprintf, @function
vsprintf:
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movabsq	$9223372036854775807, %rsi
	jmp	vsnprintf@PLT
	.size	vsprintf, .-vsprintf
	.section	.text.sprintf,"ax",@progbits
	.p2align 4
	.globl	sprintf
	.type	sprintf, @function
sprintf:
	subq	$216, %rsp
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L393
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L393:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rdx
	movl	$16, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vsprintf@PLT
	addq	$216, %rsp
	ret
	.size	sprintf, .-sprintf
	.section	.rodata
	.type	names.0, @object
	.size	names.0, 6
names.0:
	.string	"-+ #0"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
