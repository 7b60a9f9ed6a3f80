// 55771f3dcd265811ce928b645291d2ef emu/guest/libc/quad_text.c
	.file	"quad_text.c"
	.text
	.section	.text.shift_integer,"ax",@progbits
	.p2align 4
	.type	shift_integer, @function
shift_integer:
	movslq	8(%rdi), %rax
	testl	%eax, %eax
	je	.L15
	testq	%rsi, %rsi
	je	.L15
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	(%rdi), %r8
	movq	%rdi, %rbx
	sarq	$5, %rbp
	movl	$0, (%r8,%rax,4)
	movslq	8(%rdi), %rax
	testl	%eax, %eax
	js	.L19
	andl	$31, %esi
	movslq	%ebp, %r12
	movl	$32, %edx
	testl	%esi, %esi
	movl	%esi, %r9d
	leaq	(%r8,%r12,4), %r10
	setne	%r11b
	subl	%esi, %edx
	.p2align 4,,10
	.p2align 3
.L5:
	movl	(%r8,%rax,4), %esi
	movl	%r9d, %ecx
	sall	%cl, %esi
	testl	%eax, %eax
	je	.L4
	testb	%r11b, %r11b
	je	.L4
	movl	-4(%r8,%rax,4), %edi
	movl	%edx, %ecx
	shrl	%cl, %edi
	orl	%edi, %esi
.L4:
	movl	%esi, (%r10,%rax,4)
	subq	$1, %rax
	testl	%eax, %eax
	jns	.L5
.L6:
	leaq	0(,%r12,4), %rdx
	xorl	%esi, %esi
	movq	%r8, %rdi
	call	memset@PLT
	movl	8(%rbx), %eax
	movq	(%rbx), %rdx
	leal	1(%rax,%rbp), %eax
	movslq	%eax, %rcx
	movl	%eax, 8(%rbx)
	cmpl	$1, -4(%rdx,%rcx,4)
	sbbl	$0, %eax
	movl	%eax, 8(%rbx)
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	movslq	%ebp, %r12
	jmp	.L6
	.size	shift_integer, .-shift_integer
	.section	.text.begin_digits,"ax",@progbits
	.p2align 4
	.type	begin_digits, @function
begin_digits:
	pushq	%rbx
	movq	%rdi, %rbx
	movslq	8(%rdi), %rdi
	movl	12(%rbx), %eax
	testl	%eax, %eax
	je	.L21
	movq	(%rbx), %rax
	movslq	(%rax), %rax
	addq	%rax, %rdi
.L21:
	movl	$1, 20(%rbx)
	testq	%rdi, %rdi
	js	.L30
	cmpq	$11600, %rdi
	jle	.L24
	movl	$11600, 16(%rbx)
	movl	$11601, %edi
.L25:
	call	malloc@PLT
	xorl	%edx, %edx
	movq	(%rbx), %rcx
	testq	%rax, %rax
	sete	%dl
	movl	%edx, 24(%rbx)
	je	.L27
.L28:
	movq	%rax, 8(%rcx)
	xorl	%eax, %eax
	testl	%edx, %edx
	popq	%rbx
	sete	%al
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movl	%edi, 16(%rbx)
	cmpq	$799, %rdi
	jg	.L26
	movl	24(%rbx), %edx
	xorl	%eax, %eax
	popq	%rbx
	testl	%edx, %edx
	sete	%al
	ret
	.p2align 4,,10
	.p2align 3
.L30:
	movl	24(%rbx), %edx
	xorl	%eax, %eax
	movl	$-1, 16(%rbx)
	popq	%rbx
	testl	%edx, %edx
	sete	%al
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	addl	$1, %edi
	movslq	%edi, %rdi
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L27:
	leaq	16(%rcx), %rax
	jmp	.L28
	.size	begin_digits, .-begin_digits
	.section	.text.read_digits,"ax",@progbits
	.p2align 4
	.type	read_digits, @function
read_digits:
	pushq	%r13
	xorl	%ecx, %ecx
	movl	$99, %r8d
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	movl	4(%rsi), %esi
	movq	$0, 8(%rbx)
	cmpl	$16, %esi
	sete	%cl
	xorl	%edi, %edi
	xorl	%r9d, %r9d
	leal	1(%rcx,%rcx,2), %ecx
	movslq	%ecx, %rcx
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L33:
	leal	-48(%rax), %edx
	cmpb	$9, %dl
	ja	.L36
	subl	$48, %eax
	cmpl	%eax, %esi
	jle	.L38
.L69:
	movq	32(%rbx), %rdx
	movq	%rdx, %r9
	subq	%rcx, %r9
	testl	%edi, %edi
	cmovne	%r9, %rdx
	movq	%rdx, 32(%rbx)
	movq	8(%rbx), %rdx
	testl	%eax, %eax
	jne	.L51
.L41:
	cmpq	$1, %rdx
	sbbq	$-1, 24(%rbx)
	movl	$1, %r9d
.L34:
	addq	$1, %rbp
.L42:
	movsbl	0(%rbp), %eax
	cmpb	$46, %al
	jne	.L33
	testl	%edi, %edi
	je	.L68
	cmpl	$99, %esi
	jle	.L38
	subq	%rcx, 32(%rbx)
	movq	8(%rbx), %rdx
.L51:
	testq	%rdx, %rdx
	jne	.L41
	movq	%rbp, 8(%rbx)
	movq	%rbp, %rdx
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L36:
	orl	$32, %eax
	movsbl	%al, %eax
	leal	-97(%rax), %edx
	subl	$87, %eax
	cmpl	$6, %edx
	cmovnb	%r8d, %eax
	cmpl	%eax, %esi
	jg	.L69
.L38:
	testl	%r9d, %r9d
	je	.L55
	movq	%rbp, 16(%rbx)
	movsbl	0(%rbp), %edx
	movl	$101, %eax
	movl	$112, %ecx
	orl	$32, %edx
	cmpl	$16, %esi
	cmove	%ecx, %eax
	cmpl	%eax, %edx
	je	.L45
.L47:
	movq	%rbp, %r12
	xorl	%ebp, %ebp
.L46:
	addq	%rbp, 32(%rbx)
	addq	$8, %rsp
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L68:
	movl	$1, %edi
	jmp	.L34
	.p2align 4,,10
	.p2align 3
.L55:
	addq	$8, %rsp
	xorl	%r12d, %r12d
	popq	%rbx
	movq	%r12, %rax
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L45:
	movzbl	1(%rbp), %r13d
	movq	%rbp, %r12
	leal	-43(%r13), %eax
	andl	$-3, %eax
	cmpb	$1, %al
	adcq	$1, %r12
	movzbl	(%r12), %edi
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L47
	xorl	%ebp, %ebp
	jmp	.L48
	.p2align 4,,10
	.p2align 3
.L50:
	cmpq	$99999999, %rbp
	jg	.L49
	movsbl	(%r12), %eax
	leaq	0(%rbp,%rbp,4), %rdx
	subl	$48, %eax
	cltq
	leaq	(%rax,%rdx,2), %rbp
.L49:
	addq	$1, %r12
.L48:
	movzbl	(%r12), %edi
	call	isdigit@PLT
	testl	%eax, %eax
	jne	.L50
	movq	%rbp, %rax
	negq	%rax
	cmpb	$45, %r13b
	cmove	%rax, %rbp
	jmp	.L46
	.size	read_digits, .-read_digits
	.section	.text.compare_integers.isra.0,"ax",@progbits
	.p2align 4
	.type	compare_integers.isra.0, @function
compare_integers.isra.0:
	cmpl	%ecx, %esi
	je	.L71
	setge	%al
	movzbl	%al, %eax
	leal	-1(%rax,%rax), %eax
	ret
	.p2align 4,,10
	.p2align 3
.L71:
	subl	$1, %esi
	js	.L76
	movslq	%esi, %rax
	jmp	.L74
	.p2align 4,,10
	.p2align 3
.L73:
	subq	$1, %rax
	testl	%eax, %eax
	js	.L76
.L74:
	movl	(%rdx,%rax,4), %ecx
	cmpl	%ecx, (%rdi,%rax,4)
	je	.L73
	sbbl	%eax, %eax
	orl	$1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L76:
	xorl	%eax, %eax
	ret
	.size	compare_integers.isra.0, .-compare_integers.isra.0
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"inf"
.LC1:
	.string	"infinity"
.LC2:
	.string	"nan"
	.section	.text.parse,"ax",@progbits
	.p2align 4
	.type	parse, @function
parse:
	pushq	%r15
	pxor	%xmm0, %xmm0
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$232, %rsp
	movq	$0, 48(%rdx)
	movaps	%xmm0, 112(%rsp)
	movq	%rsi, 16(%rsp)
	movq	$0, 144(%rsp)
	movl	$10, 116(%rsp)
	movaps	%xmm0, 128(%rsp)
	movups	%xmm0, (%rdx)
	movups	%xmm0, 16(%rdx)
	movups	%xmm0, 32(%rdx)
	jmp	.L80
	.p2align 4,,10
	.p2align 3
.L81:
	addq	$1, %r13
.L80:
	movzbl	0(%r13), %edi
	call	isspace@PLT
	testl	%eax, %eax
	jne	.L81
	movq	%rbp, %r8
	movl	%eax, %ebp
	xorl	%eax, %eax
	cmpb	$45, 0(%r13)
	sete	%al
	movl	$105, %edx
	leaq	.LC0(%rip), %rsi
	movl	%eax, (%r8)
	movzbl	0(%r13), %eax
	subl	$43, %eax
	andl	$-3, %eax
	cmpb	$1, %al
	adcq	$0, %r13
	movq	%r13, %rcx
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L84:
	movzbl	1(%rsi), %edx
	addq	$1, %rsi
	addq	$1, %rcx
	testb	%dl, %dl
	je	.L158
.L82:
	movzbl	(%rcx), %eax
	orl	$32, %eax
	cmpb	%dl, %al
	je	.L84
	movq	%r13, %rcx
	movl	$110, %edx
	leaq	.LC2(%rip), %rsi
	jmp	.L85
	.p2align 4,,10
	.p2align 3
.L90:
	movzbl	1(%rsi), %edx
	addq	$1, %rsi
	addq	$1, %rcx
	testb	%dl, %dl
	je	.L89
.L85:
	movzbl	(%rcx), %eax
	orl	$32, %eax
	cmpb	%dl, %al
	je	.L90
	cmpb	$48, 0(%r13)
	leaq	112(%rsp), %rsi
	jne	.L92
	movzbl	1(%r13), %eax
	leaq	112(%rsp), %rsi
	orl	$32, %eax
	cmpb	$120, %al
	je	.L226
.L92:
	pxor	%xmm0, %xmm0
	movq	%r13, %rdi
	movq	%r8, 24(%rsp)
	movaps	%xmm0, 112(%rsp)
	movq	$0, 144(%rsp)
	movl	$10, 116(%rsp)
	movaps	%xmm0, 128(%rsp)
	call	read_digits
	movq	24(%rsp), %r8
	movq	%rax, %r11
	xorl	%eax, %eax
	testq	%r11, %r11
	sete	%al
	movl	%eax, 8(%rsp)
	je	.L227
.L97:
	movq	120(%rsp), %rbx
	testq	%rbx, %rbx
	je	.L88
	movl	(%r8), %eax
	movl	$11600, %edx
	movl	116(%rsp), %edi
	movq	%rdx, %rsi
	movq	144(%rsp), %rcx
	movl	%eax, 36(%rsp)
	movq	136(%rsp), %rax
	movl	%edi, 24(%rsp)
	cmpq	%rdx, %rax
	cmovle	%rax, %rsi
	xorl	%edx, %edx
	cmpl	$10, %edi
	je	.L228
.L98:
	leaq	2(%rsi,%rdx), %rax
	movq	%r8, 56(%rsp)
	testq	%rax, %rax
	leaq	7(%rax), %r13
	movq	%r11, 40(%rsp)
	cmovns	%rax, %r13
	movq	%rcx, 48(%rsp)
	sarq	$3, %r13
	addq	$16, %r13
	leaq	0(,%r13,8), %rdi
	call	malloc@PLT
	movq	40(%rsp), %r11
	movq	56(%rsp), %r8
	movl	$0, 88(%rsp)
	leaq	(%rax,%r13,4), %r15
	testq	%rax, %rax
	movq	%rax, 80(%rsp)
	movq	%rax, %r9
	movq	%r15, 96(%rsp)
	movl	$0, 104(%rsp)
	je	.L161
	movq	128(%rsp), %r13
	xorl	%esi, %esi
	xorl	%r14d, %r14d
	xorl	%edx, %edx
	movl	24(%rsp), %edi
	movq	48(%rsp), %rcx
	cmpq	%r13, %rbx
	jnb	.L116
	movl	%r12d, 40(%rsp)
	.p2align 4,,10
	.p2align 3
.L103:
	movsbl	(%rbx), %eax
	cmpb	$46, %al
	je	.L105
	cmpq	$11599, %rdx
	leaq	1(%rdx), %r12
	leal	-48(%rax), %edx
	jg	.L106
	cmpb	$9, %dl
	ja	.L107
	subl	$48, %eax
	cltq
	testl	%esi, %esi
	jle	.L109
.L108:
	xorl	%r10d, %r10d
	.p2align 4,,10
	.p2align 3
.L112:
	movl	(%r9,%r10,4), %edx
	imulq	%rdi, %rdx
	addq	%rdx, %rax
	movl	%eax, (%r9,%r10,4)
	addq	$1, %r10
	shrq	$32, %rax
	cmpl	%r10d, %esi
	jg	.L112
.L109:
	movq	%r12, %rdx
	testq	%rax, %rax
	jne	.L111
	.p2align 4,,10
	.p2align 3
.L105:
	addq	$1, %rbx
	cmpq	%r13, %rbx
	jne	.L103
	movl	40(%rsp), %r12d
	testb	%r14b, %r14b
	je	.L115
	movl	%esi, 88(%rsp)
.L115:
	cmpq	$11600, %rdx
	jle	.L116
	testl	%ebp, %ebp
	jne	.L117
	subq	$11600, %rdx
	jmp	.L104
	.p2align 4,,10
	.p2align 3
.L158:
	movq	%r13, %rcx
	movl	$105, %edx
	leaq	.LC1(%rip), %rsi
	jmp	.L83
	.p2align 4,,10
	.p2align 3
.L87:
	movzbl	1(%rsi), %edx
	addq	$1, %rsi
	addq	$1, %rcx
	testb	%dl, %dl
	je	.L229
.L83:
	movzbl	(%rcx), %eax
	orl	$32, %eax
	cmpb	%dl, %al
	je	.L87
	movl	$3, %eax
.L86:
	movl	$2, 8(%rsp)
	leaq	0(%r13,%rax), %r11
.L88:
	movq	16(%rsp), %rax
	testq	%rax, %rax
	je	.L79
	movq	%r11, (%rax)
.L79:
	movl	8(%rsp), %eax
	addq	$232, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L106:
	cmpb	$9, %dl
	ja	.L113
	subl	$48, %eax
.L114:
	orl	%eax, %ebp
	movq	%r12, %rdx
	jmp	.L105
.L107:
	orl	$32, %eax
	movsbl	%al, %eax
	leal	-97(%rax), %edx
	cmpl	$5, %edx
	ja	.L230
	leal	-87(%rax), %edx
	movslq	%edx, %rax
	testl	%esi, %esi
	jg	.L108
	movl	%edx, %eax
.L111:
	movslq	%esi, %rdx
	movl	$1, %r14d
	addl	$1, %esi
	movl	%eax, (%r9,%rdx,4)
	movq	%r12, %rdx
	jmp	.L105
.L113:
	orl	$32, %eax
	movsbl	%al, %eax
	leal	-97(%rax), %edx
	subl	$87, %eax
	cmpl	$6, %edx
	movl	$99, %edx
	cmovnb	%edx, %eax
	jmp	.L114
.L229:
	movl	$8, %eax
	jmp	.L86
.L227:
	movq	%rbx, %r11
	jmp	.L88
.L89:
	cmpb	$40, 3(%r13)
	leaq	4(%r13), %rbx
	je	.L94
.L93:
	movl	$3, 8(%rsp)
	leaq	3(%r13), %r11
	jmp	.L88
	.p2align 4,,10
	.p2align 3
.L95:
	addq	$1, %rbx
.L94:
	movzbl	(%rbx), %edi
	call	isalpha@PLT
	testl	%eax, %eax
	jne	.L95
	movzbl	(%rbx), %edi
	call	isdigit@PLT
	testl	%eax, %eax
	jne	.L95
	movzbl	(%rbx), %eax
	cmpb	$95, %al
	je	.L95
	cmpb	$41, %al
	jne	.L93
	movl	$3, 8(%rsp)
	leaq	1(%rbx), %r11
	jmp	.L88
.L230:
	movl	$99, %eax
	testl	%esi, %esi
	jg	.L108
	jmp	.L111
.L116:
	xorl	%edx, %edx
.L104:
	cmpl	$10, 24(%rsp)
	movl	$1, 104(%rsp)
	movl	$1, (%r15)
	je	.L231
	leaq	(%rcx,%rdx,4), %rax
	pxor	%xmm0, %xmm0
	movq	$0, 208(%rsp)
	movq	%rax, 72(%rsp)
	movslq	88(%rsp), %rax
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 192(%rsp)
	testl	%eax, %eax
	jne	.L124
	movl	$1, %eax
	xorl	%ebp, %ebp
	leaq	80(%rsp), %r14
.L125:
	movslq	%eax, %rdx
	movq	%rdx, %rax
	salq	$5, %rax
	bsrl	-4(%r15,%rdx,4), %edx
	xorl	$31, %edx
	subq	%rdx, %rax
	subq	%rax, %rbp
.L143:
	movq	%rbp, %rsi
	leaq	1(%rbp), %rax
	leaq	96(%rsp), %rdi
	negq	%rsi
	movq	%rax, 40(%rsp)
	cmovs	%rbp, %rsi
	testq	%rbp, %rbp
	cmovs	%r14, %rdi
.L142:
	movq	%r8, 64(%rsp)
	movq	%r9, 56(%rsp)
	movq	%r11, 48(%rsp)
	call	shift_integer
	movl	88(%rsp), %r10d
	movq	96(%rsp), %r13
	movl	104(%rsp), %ebx
	movq	80(%rsp), %rdi
	movq	%r13, %rdx
	movl	%r10d, %esi
	movl	%ebx, %ecx
	call	compare_integers.isra.0
	movq	48(%rsp), %r11
	movq	56(%rsp), %r9
	testl	%eax, %eax
	movq	64(%rsp), %r8
	js	.L232
.L144:
	movq	%r11, 48(%rsp)
	movl	$319, %ebp
	movl	$1, %r15d
	movq	%r9, 56(%rsp)
	movq	%r8, 64(%rsp)
	jmp	.L155
	.p2align 4,,10
	.p2align 3
.L145:
	movl	$1, %esi
	movq	%r14, %rdi
	subl	$1, %ebp
	call	shift_integer
	cmpl	$200, %ebp
	je	.L154
	movl	88(%rsp), %r10d
	movq	80(%rsp), %rdi
	movl	%ebx, %ecx
	movq	%r13, %rdx
	movl	%r10d, %esi
	call	compare_integers.isra.0
.L155:
	testl	%eax, %eax
	js	.L145
	xorl	%edx, %edx
	movslq	%r10d, %rsi
	xorl	%ecx, %ecx
	movl	%edx, %eax
	testl	%r10d, %r10d
	jle	.L233
	.p2align 4,,10
	.p2align 3
.L150:
	movl	(%rdi,%rcx,4), %edx
	xorl	%r8d, %r8d
	cmpl	%ecx, %ebx
	jle	.L149
	movl	0(%r13,%rcx,4), %r8d
.L149:
	subq	%r8, %rdx
	subq	%rax, %rdx
	movl	%edx, (%rdi,%rcx,4)
	shrq	$32, %rdx
	addq	$1, %rcx
	movl	%edx, %eax
	andl	$1, %eax
	cmpq	%rsi, %rcx
	jne	.L150
.L147:
	subl	$1, %r10d
	subq	$2, %rsi
	xorl	%edx, %edx
	movslq	%r10d, %rax
	movl	%r10d, %r10d
	subq	%r10, %rsi
	jmp	.L152
	.p2align 4,,10
	.p2align 3
.L153:
	movl	%eax, %r12d
	subq	$1, %rax
	movl	$1, %edx
	cmpq	%rsi, %rax
	je	.L225
.L152:
	movl	(%rdi,%rax,4), %ecx
	testl	%ecx, %ecx
	je	.L153
	testb	%dl, %dl
	je	.L151
.L225:
	movl	%r12d, 88(%rsp)
.L151:
	movl	%ebp, %eax
	movl	%r15d, %edx
	movl	%ebp, %ecx
	sarl	$5, %eax
	sall	%cl, %edx
	cltq
	orl	%edx, 176(%rsp,%rax,4)
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L233:
	jne	.L147
	jmp	.L151
.L154:
	movl	88(%rsp), %edx
	movq	64(%rsp), %r8
	xorl	%eax, %eax
	movq	40(%rsp), %rbx
	movq	48(%rsp), %r11
	testl	%edx, %edx
	movl	$0, (%r8)
	movq	56(%rsp), %r9
	setne	%al
	cmpl	$10, 24(%rsp)
	movq	%rbx, 8(%r8)
	movl	%eax, 16(%r8)
	movq	200(%rsp), %rax
	movl	$0, 20(%r8)
	movq	%rax, 40(%r8)
	movq	208(%rsp), %rax
	movq	$0, 24(%r8)
	movq	$0, 32(%r8)
	movq	%rax, 48(%r8)
	je	.L156
	movq	72(%rsp), %rax
	addq	%rbx, %rax
	movq	%rax, 8(%r8)
.L156:
	movq	%r9, %rdi
	movq	%r8, 40(%rsp)
	movq	%r11, 24(%rsp)
	call	free@PLT
	movq	24(%rsp), %r11
	movq	40(%rsp), %r8
.L102:
	movl	36(%rsp), %eax
	movl	%eax, (%r8)
	jmp	.L88
.L228:
	leaq	(%rax,%rcx), %rdx
	cmpq	$20000, %rdx
	jg	.L234
	cmpq	$-20000, %rdx
	jl	.L235
	subq	%rsi, %rax
	leaq	(%rax,%rcx), %rdx
	movl	$1, %eax
	subq	%rdx, %rax
	testq	%rdx, %rdx
	cmovs	%rax, %rdx
	jmp	.L98
.L231:
	leaq	(%rdx,%rcx), %rax
	leaq	80(%rsp), %r14
	movq	%rax, %rdi
	movq	%rax, 72(%rsp)
	movq	%r14, %r10
	negq	%rdi
	cmovs	%rax, %rdi
	testq	%rax, %rax
	js	.L236
.L224:
	cmpq	$8, %rdi
	jle	.L127
	movl	8(%r10), %esi
	testl	%esi, %esi
	jle	.L130
	movq	(%r10), %rbx
	movslq	%esi, %rbp
	xorl	%eax, %eax
	movq	%rbx, %rdx
	leaq	(%rbx,%rbp,4), %rcx
	.p2align 4,,10
	.p2align 3
.L128:
	movl	(%rdx), %r13d
	addq	$4, %rdx
	imulq	$1000000000, %r13, %r13
	addq	%r13, %rax
	movl	%eax, -4(%rdx)
	shrq	$32, %rax
	cmpq	%rcx, %rdx
	jne	.L128
	testq	%rax, %rax
	je	.L130
	addl	$1, %esi
	movl	%eax, (%rbx,%rbp,4)
	movl	%esi, 8(%r10)
.L130:
	subq	$9, %rdi
	jmp	.L224
.L127:
	testq	%rdi, %rdi
	je	.L217
.L133:
	movl	8(%r10), %esi
	testl	%esi, %esi
	jle	.L137
	movq	(%r10), %rbx
	movslq	%esi, %rbp
	xorl	%eax, %eax
	movq	%rbx, %rdx
	leaq	(%rbx,%rbp,4), %rcx
	.p2align 4,,10
	.p2align 3
.L135:
	movl	(%rdx), %r13d
	addq	$4, %rdx
	leaq	0(%r13,%r13,4), %r13
	leaq	(%rax,%r13,2), %rax
	movl	%eax, -4(%rdx)
	shrq	$32, %rax
	cmpq	%rcx, %rdx
	jne	.L135
	testq	%rax, %rax
	je	.L137
	addl	$1, %esi
	movl	%eax, (%rbx,%rbp,4)
	movl	%esi, 8(%r10)
.L137:
	subq	$1, %rdi
	jne	.L133
.L217:
	movslq	88(%rsp), %rdx
	pxor	%xmm0, %xmm0
	movl	104(%rsp), %eax
	movq	$0, 208(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 192(%rsp)
	testl	%edx, %edx
	je	.L237
	movq	%rdx, %rbp
	salq	$5, %rbp
	bsrl	-4(%r9,%rdx,4), %edx
	xorl	$31, %edx
	subq	%rdx, %rbp
	testl	%eax, %eax
	je	.L143
	jmp	.L125
	.p2align 4,,10
	.p2align 3
.L226:
	leaq	2(%r13), %rdi
	movq	%r8, 24(%rsp)
	movq	%rsi, 8(%rsp)
	movl	$16, 116(%rsp)
	call	read_digits
	movq	8(%rsp), %rsi
	movq	24(%rsp), %r8
	testq	%rax, %rax
	movq	%rax, %r11
	je	.L92
	movl	$0, 8(%rsp)
	jmp	.L97
.L234:
	pxor	%xmm0, %xmm0
	movq	$0, 48(%r8)
	movups	%xmm0, (%r8)
	movl	$-2147483648, 52(%r8)
	movq	$1048576, 8(%r8)
	movups	%xmm0, 16(%r8)
	movups	%xmm0, 32(%r8)
	jmp	.L102
.L236:
	leaq	96(%rsp), %r10
	leaq	80(%rsp), %r14
	jmp	.L224
.L117:
	movl	88(%rsp), %edi
	testl	%edi, %edi
	jle	.L166
	movslq	%edi, %r10
	movl	24(%rsp), %ebp
	movq	%r9, %rsi
	movl	$1, %eax
	leaq	(%r9,%r10,4), %rbx
.L119:
	movl	(%rsi), %r13d
	addq	$4, %rsi
	imulq	%rbp, %r13
	addq	%r13, %rax
	movl	%eax, -4(%rsi)
	shrq	$32, %rax
	cmpq	%rsi, %rbx
	jne	.L119
	testq	%rax, %rax
	jne	.L118
.L120:
	subq	$11601, %rdx
	jmp	.L104
.L237:
	testl	%eax, %eax
	jne	.L168
	movq	$1, 40(%rsp)
	xorl	%esi, %esi
	xorl	%ebp, %ebp
	leaq	96(%rsp), %rdi
	jmp	.L142
.L124:
	movq	%rax, %rbp
	leaq	80(%rsp), %r14
	salq	$5, %rbp
	bsrl	-4(%r9,%rax,4), %eax
	xorl	$31, %eax
	subq	%rax, %rbp
	movl	$1, %eax
	jmp	.L125
.L232:
	movl	$1, %esi
	movq	%r14, %rdi
	call	shift_integer
	movl	88(%rsp), %r10d
	movl	%ebx, %ecx
	movq	%r13, %rdx
	movq	80(%rsp), %rdi
	movl	%r10d, %esi
	call	compare_integers.isra.0
	movq	%rbp, 40(%rsp)
	movq	64(%rsp), %r8
	movq	56(%rsp), %r9
	movq	48(%rsp), %r11
	jmp	.L144
.L235:
	pxor	%xmm0, %xmm0
	movq	$0, 48(%r8)
	movups	%xmm0, (%r8)
	movl	$-2147483648, 52(%r8)
	movq	$-1048576, 8(%r8)
	movups	%xmm0, 16(%r8)
	movups	%xmm0, 32(%r8)
	jmp	.L102
.L166:
	movl	$1, %eax
	movslq	%edi, %r10
.L118:
	addl	$1, %edi
	movl	%eax, (%r9,%r10,4)
	movl	%edi, 88(%rsp)
	jmp	.L120
.L168:
	xorl	%ebp, %ebp
	jmp	.L125
.L161:
	movl	$4, 8(%rsp)
	jmp	.L102
	.size	parse, .-parse
	.section	.text.quad_decimal,"ax",@progbits
	.p2align 4
	.globl	quad_decimal
	.type	quad_decimal, @function
quad_decimal:
	pushq	%r15
	leaq	16(%rdi), %rax
	pxor	%xmm0, %xmm0
	movq	%rdi, %r15
	pushq	%r14
	movq	$-16494, %r14
	pushq	%r13
	movq	%rsi, %r13
	pushq	%r12
	movq	%rdx, %r12
	movabsq	$281474976710655, %rdx
	pushq	%rbp
	andq	%rdx, %r13
	pushq	%rbx
	subq	$6424, %rsp
	movq	%rax, 8(%rdi)
	movq	%rsi, %rax
	shrq	$48, %rax
	movq	%rdi, 32(%rsp)
	andl	$32767, %eax
	movl	%ecx, 40(%rsp)
	movq	$0, 64(%rsp)
	movl	%r8d, 44(%rsp)
	movq	$0, (%rdi)
	movaps	%xmm0, 48(%rsp)
	je	.L239
	subl	$16495, %eax
	btsq	$48, %r13
	movslq	%eax, %r14
.L239:
	leaq	2288(%rsp), %rbp
	movl	$4128, %edx
	xorl	%esi, %esi
	movq	%rbp, %rdi
	call	memset@PLT
	movb	$0, 16(%rsp)
	movq	%r14, %rdx
	xorl	%r9d, %r9d
	movl	2288(%rsp), %esi
	movb	$0, 8(%rsp)
	xorl	%eax, %eax
	movl	$516, %edi
	movl	2292(%rsp), %r11d
	movl	%ebx, 24(%rsp)
	movl	$1, %r14d
	movl	$516, 2296(%rsp)
	movl	%esi, %r8d
	movl	%esi, %ebx
	.p2align 4,,10
	.p2align 3
.L247:
	cmpl	$63, %eax
	jg	.L240
.L365:
	btq	%rax, %r12
	jc	.L241
	addl	$1, %eax
	addq	$1, %rdx
	cmpl	$63, %eax
	jle	.L365
.L240:
	leal	-64(%rax), %ecx
	btq	%rcx, %r13
	jc	.L241
.L243:
	addl	$1, %eax
	addq	$1, %rdx
	cmpl	$113, %eax
	jne	.L247
	cmpb	$0, 16(%rsp)
	movl	%ebx, %esi
	movl	24(%rsp), %ebx
	je	.L318
	movl	%r8d, 2288(%rsp)
.L248:
	testb	%r9b, %r9b
	je	.L249
	movl	%edi, 2296(%rsp)
.L249:
	cmpb	$0, 8(%rsp)
	je	.L250
	movl	%r11d, 2292(%rsp)
.L250:
	testl	%r8d, %r8d
	je	.L251
	leaq	80(%rsp), %rax
	movl	%r8d, %edx
	xorl	%edi, %edi
	xorl	%r9d, %r9d
	movq	%rax, (%rsp)
	movq	%rax, %r10
	leaq	2284(%rsp), %r11
	testl	%edx, %edx
	jle	.L252
	.p2align 4,,10
	.p2align 3
.L367:
	movslq	%edx, %rsi
	leaq	0(,%rsi,4), %rax
	leaq	(%r11,%rax), %r8
	leaq	0(%rbp,%rax), %rcx
	leal	-1(%rdx), %eax
	salq	$2, %rax
	subq	%rax, %r8
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L255:
	movl	8(%rcx), %edx
	sall	$2, %eax
	leal	0(,%rdx,4), %r13d
	shrl	$30, %edx
	orl	%eax, %edx
	movq	%r13, %r12
	movq	%rdx, %rax
	imulq	$316718722, %rdx, %rdx
	salq	$32, %rax
	orq	%r13, %rax
	addq	%rdx, %rax
	movq	%rax, %r13
	shrq	$32, %r13
	leal	1(%r13), %edx
	imull	$-294967296, %edx, %r14d
	subl	%r14d, %r12d
	cmpl	%r12d, %eax
	jnb	.L253
	subl	$294967296, %r12d
	movl	%r13d, %edx
.L253:
	cmpl	$-294967297, %r12d
	jbe	.L254
	addl	$1, %edx
	addl	$294967296, %r12d
.L254:
	movl	%edx, 8(%rcx)
	movl	%r12d, %eax
	subq	$4, %rcx
	shrl	$2, %eax
	cmpq	%rcx, %r8
	jne	.L255
	movl	%eax, (%r10)
	movl	%eax, %r12d
	leal	1(%r9), %ecx
	jmp	.L257
	.p2align 4,,10
	.p2align 3
.L259:
	leaq	-1(%rsi), %rax
	movl	$1, %edi
	cmpl	$1, %esi
	je	.L258
	movq	%rax, %rsi
.L257:
	movl	8(%rbp,%rsi,4), %r8d
	testl	%r8d, %r8d
	je	.L259
	movl	%esi, %edx
	addq	$4, %r10
	testl	%esi, %esi
	je	.L366
	movl	%ecx, %r9d
	testl	%edx, %edx
	jg	.L367
.L252:
	movl	$0, (%r10)
	leal	1(%r9), %ecx
	xorl	%r12d, %r12d
	movslq	%edx, %rsi
	jmp	.L257
	.p2align 4,,10
	.p2align 3
.L241:
	testq	%rdx, %rdx
	jns	.L368
	movq	%rdx, %rcx
	movl	$-2147483648, %r10d
	notq	%rcx
	movq	%rcx, %rsi
	shrl	%cl, %r10d
	sarq	$5, %rsi
	movl	%r10d, %ecx
	leaq	516(%rsi), %r10
	orl	4352(%rsp,%rsi,4), %ecx
	movq	%r10, (%rsp)
	movslq	%r11d, %r10
	cmpq	%r10, %rsi
	jl	.L245
	movb	$1, 8(%rsp)
	leal	1(%rsi), %r11d
.L245:
	leaq	516(%rsi), %r10
	movl	%ecx, 2288(%rsp,%r10,4)
	movslq	%edi, %rcx
	cmpq	%rcx, %rsi
	cmovl	%esi, %edi
	cmovl	%r14d, %r9d
	jmp	.L243
	.p2align 4,,10
	.p2align 3
.L368:
	movl	%edx, %ecx
	movq	%rdx, %rsi
	movl	$1, %r10d
	sall	%cl, %r10d
	sarq	$5, %rsi
	movslq	%r8d, %rcx
	orl	%r10d, 2300(%rsp,%rsi,4)
	cmpq	%rcx, %rsi
	jl	.L243
	movb	$1, 16(%rsp)
	leal	1(%rsi), %r8d
	jmp	.L243
	.p2align 4,,10
	.p2align 3
.L258:
	subl	$1, %esi
	movl	%r12d, %eax
	movl	%esi, 2288(%rsp)
.L315:
	leal	(%r9,%r9,8), %edi
	movl	%edi, %ecx
	testl	%eax, %eax
	je	.L262
	xorl	%ecx, %ecx
	movl	$3435973837, %esi
	.p2align 4,,10
	.p2align 3
.L263:
	movl	%eax, %eax
	addl	$1, %ecx
	movq	%rax, %rdx
	imulq	%rsi, %rax
	shrq	$35, %rax
	cmpl	$9, %edx
	ja	.L263
	addl	%edi, %ecx
.L262:
	movl	%ecx, (%r15)
	movslq	%r9d, %r14
	xorl	%esi, %esi
	movl	$3435973837, %r12d
	movl	%ebx, 8(%rsp)
	movq	%r15, 16(%rsp)
	movq	%rbp, 24(%rsp)
	.p2align 4,,10
	.p2align 3
.L274:
	movq	(%rsp), %rax
	movl	$9, %ebp
	movl	$100000000, %ebx
	movl	(%rax,%r14,4), %r15d
	jmp	.L273
	.p2align 4,,10
	.p2align 3
.L369:
	movq	8(%rsi), %rdi
	leal	1(%rax), %r10d
	leal	48(%r13), %edx
	movl	%r10d, 4(%rsi)
	movb	%dl, (%rdi,%rax)
.L268:
	movl	%ebx, %ecx
	imulq	%r12, %rcx
	shrq	$35, %rcx
	movq	%rcx, %rbx
	subl	$1, %ebp
	je	.L272
	movl	52(%rsp), %esi
.L273:
	movl	%r15d, %eax
	xorl	%edx, %edx
	divl	%ebx
	movl	%eax, %edx
	imulq	%r12, %rdx
	shrq	$35, %rdx
	leal	(%rdx,%rdx,4), %edi
	addl	%edi, %edi
	subl	%edi, %eax
	movl	%eax, %r13d
	testl	%esi, %esi
	jne	.L269
	testl	%eax, %eax
	je	.L268
	leaq	32(%rsp), %rdi
	call	begin_digits
	testl	%eax, %eax
	je	.L268
.L269:
	movl	56(%rsp), %eax
	testl	%eax, %eax
	jne	.L268
	movq	32(%rsp), %rsi
	movslq	4(%rsi), %rax
	cmpl	48(%rsp), %eax
	jl	.L369
	movl	60(%rsp), %eax
	leal	1(%rax), %esi
	movl	%esi, 60(%rsp)
	testl	%eax, %eax
	jne	.L271
	movl	%r13d, 64(%rsp)
	jmp	.L268
	.p2align 4,,10
	.p2align 3
.L272:
	testl	%r14d, %r14d
	je	.L360
	movl	52(%rsp), %esi
	subq	$1, %r14
	jmp	.L274
	.p2align 4,,10
	.p2align 3
.L271:
	orl	%r13d, 68(%rsp)
	jmp	.L268
.L360:
	movl	8(%rsp), %ebx
	movq	16(%rsp), %r15
	movq	24(%rsp), %rbp
.L251:
	movl	2296(%rsp), %edi
	movl	2292(%rsp), %esi
	movl	$3435973837, %r13d
	cmpl	%esi, %edi
	jge	.L276
	movq	%r15, 8(%rsp)
	.p2align 4,,10
	.p2align 3
.L275:
	cmpq	$0, 56(%rsp)
	jne	.L364
	movl	52(%rsp), %ecx
	testl	%ecx, %ecx
	jne	.L277
	movl	44(%rsp), %eax
	testl	%eax, %eax
	je	.L277
	movl	40(%rsp), %eax
	movq	32(%rsp), %rdx
	negl	%eax
	cmpl	%eax, (%rdx)
	jl	.L278
.L277:
	cmpl	%esi, %edi
	jge	.L280
	movslq	%esi, %rax
	subl	$1, %esi
	xorl	%r14d, %r14d
	salq	$2, %rax
	subl	%edi, %esi
	leaq	2284(%rsp,%rax), %r8
	salq	$2, %rsi
	leaq	0(%rbp,%rax), %rdx
	subq	%rsi, %r8
	.p2align 4,,10
	.p2align 3
.L281:
	movl	2060(%rdx), %eax
	subq	$4, %rdx
	imulq	$1000000000, %rax, %rax
	addq	%r14, %rax
	movl	%eax, 2064(%rdx)
	shrq	$32, %rax
	movl	%eax, %r14d
	cmpq	%r8, %rdx
	jne	.L281
	testl	%eax, %eax
	je	.L280
	testl	%edi, %edi
	je	.L283
	subl	$1, %edi
	movl	%edi, 2296(%rsp)
	movslq	%edi, %rdi
	movl	%eax, 4352(%rsp,%rdi,4)
.L280:
	xorl	%r14d, %r14d
.L283:
	movl	$9, %esi
	movl	$100000000, %r15d
	jmp	.L293
	.p2align 4,,10
	.p2align 3
.L284:
	testl	%eax, %eax
	jne	.L287
	movq	32(%rsp), %rax
	subl	$1, (%rax)
.L288:
	movl	%r15d, %edx
	imulq	%r13, %rdx
	shrq	$35, %rdx
	movq	%rdx, %r15
	subl	$1, %esi
	je	.L292
	movl	52(%rsp), %ecx
.L293:
	movl	%r14d, %eax
	xorl	%edx, %edx
	divl	%r15d
	movl	%eax, %r12d
	imulq	%r13, %r12
	shrq	$35, %r12
	leal	(%r12,%r12,4), %edx
	addl	%edx, %edx
	subl	%edx, %eax
	movl	%eax, %r12d
	testl	%ecx, %ecx
	je	.L284
.L289:
	movl	56(%rsp), %eax
	testl	%eax, %eax
	jne	.L288
	movq	32(%rsp), %rdx
	movslq	4(%rdx), %rax
	cmpl	48(%rsp), %eax
	jge	.L290
	movq	8(%rdx), %rcx
	leal	1(%rax), %edi
	addl	$48, %r12d
	movl	%edi, 4(%rdx)
	movb	%r12b, (%rcx,%rax)
	jmp	.L288
	.p2align 4,,10
	.p2align 3
.L287:
	leaq	32(%rsp), %rdi
	movl	%esi, (%rsp)
	call	begin_digits
	movl	(%rsp), %esi
	testl	%eax, %eax
	jne	.L289
	jmp	.L288
	.p2align 4,,10
	.p2align 3
.L290:
	movl	60(%rsp), %eax
	leal	1(%rax), %edx
	movl	%edx, 60(%rsp)
	testl	%eax, %eax
	jne	.L291
	movl	%r12d, 64(%rsp)
	jmp	.L288
	.p2align 4,,10
	.p2align 3
.L292:
	movl	2296(%rsp), %edi
	movl	2292(%rsp), %r8d
	cmpl	%r8d, %edi
	jge	.L320
	leal	-1(%r8), %ecx
	movslq	%r8d, %rdx
	movslq	%ecx, %rax
	subq	$2, %rdx
	subl	%edi, %ecx
	subq	%rcx, %rdx
	xorl	%ecx, %ecx
	jmp	.L295
	.p2align 4,,10
	.p2align 3
.L297:
	subq	$1, %rax
	movl	$1, %ecx
	cmpq	%rdx, %rax
	je	.L296
.L295:
	movl	2064(%rbp,%rax,4), %r12d
	movl	%ebx, %esi
	movl	%eax, %ebx
	testl	%r12d, %r12d
	je	.L297
	testb	%cl, %cl
	je	.L321
	movl	%esi, 2292(%rsp)
	cmpl	%edi, %esi
	jg	.L275
.L364:
	movq	8(%rsp), %r15
	jmp	.L276
	.p2align 4,,10
	.p2align 3
.L291:
	orl	%r12d, 68(%rsp)
	jmp	.L288
	.p2align 4,,10
	.p2align 3
.L296:
	movl	%ebx, 2292(%rsp)
	movq	8(%rsp), %r15
.L294:
	movl	%ebx, %esi
.L276:
	movl	56(%rsp), %ebp
	xorl	%eax, %eax
	cmpl	%edi, %esi
	setg	%al
	orl	%eax, 68(%rsp)
	testl	%ebp, %ebp
	jne	.L300
	movl	52(%rsp), %ebx
	testl	%ebx, %ebx
	jne	.L370
.L301:
	movl	$0, (%r15)
.L314:
	xorl	%eax, %eax
.L238:
	addq	$6424, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L321:
	movl	%r8d, %esi
	jmp	.L275
.L320:
	movq	8(%rsp), %r15
	movl	%r8d, %ebx
	jmp	.L294
.L318:
	movl	%esi, %r8d
	jmp	.L248
.L370:
	movq	32(%rsp), %rcx
	movl	4(%rcx), %edx
	testl	%edx, %edx
	je	.L371
	movq	8(%rcx), %r8
	movl	60(%rsp), %r9d
	movslq	%edx, %rax
	movzbl	-1(%r8,%rax), %esi
	testl	%r9d, %r9d
	je	.L311
	movl	48(%rsp), %edi
	testl	%edi, %edi
	js	.L311
	cmpl	$5, 64(%rsp)
	jg	.L304
	movl	68(%rsp), %edi
	jne	.L311
	movl	%esi, %eax
	andl	$1, %eax
.L305:
	xorl	%esi, %esi
	testl	%edi, %edi
	setne	%sil
	orl	%eax, %esi
	je	.L308
	movq	8(%rcx), %r8
	movslq	%edx, %rax
.L304:
	leaq	-1(%r8,%rax), %rdi
	jmp	.L307
	.p2align 4,,10
	.p2align 3
.L310:
	movzbl	(%rdi), %esi
	leaq	-1(%rdi), %rax
	cmpb	$56, %sil
	jle	.L372
	subl	$1, %edx
	movq	%rax, %rdi
	movl	%edx, 4(%rcx)
.L307:
	testl	%edx, %edx
	jne	.L310
	movl	$1, 4(%rcx)
	movb	$49, (%r8)
	movl	4(%rcx), %edx
	addl	$1, (%rcx)
.L308:
	testl	%edx, %edx
	je	.L303
	movq	8(%rcx), %r8
	movslq	%edx, %rax
	jmp	.L311
.L371:
	movl	60(%rsp), %r11d
	testl	%r11d, %r11d
	je	.L303
	movl	48(%rsp), %r10d
	testl	%r10d, %r10d
	js	.L303
	cmpl	$5, 64(%rsp)
	jle	.L359
	movq	8(%rcx), %r8
	xorl	%eax, %eax
	jmp	.L304
	.p2align 4,,10
	.p2align 3
.L313:
	leal	-1(%rax), %edx
	subq	$1, %rax
	movl	%edx, 4(%rcx)
	testl	%eax, %eax
	je	.L303
.L311:
	cmpb	$48, -1(%r8,%rax)
	je	.L313
	testl	%eax, %eax
	jne	.L314
.L303:
	movl	$0, (%rcx)
	jmp	.L314
.L278:
	movl	56(%rsp), %eax
	movq	8(%rsp), %r15
	testl	%eax, %eax
	je	.L301
.L300:
	movl	$-1, %eax
	jmp	.L238
	.p2align 4,,10
	.p2align 3
.L372:
	addl	$1, %esi
	movb	%sil, (%rdi)
	movl	4(%rcx), %edx
	jmp	.L308
.L359:
	movl	68(%rsp), %edi
	jne	.L303
	xorl	%eax, %eax
	jmp	.L305
.L366:
	movl	%r12d, %eax
	testb	%dil, %dil
	je	.L315
	xorl	%edx, %edx
	movl	%edx, 2288(%rsp)
	jmp	.L315
	.size	quad_decimal, .-quad_decimal
	.section	.text.quad_strtold,"ax",@progbits
	.p2align 4
	.globl	quad_strtold
	.type	quad_strtold, @function
quad_strtold:
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$64, %rsp
	movq	%rsp, %rdx
	call	parse
	subq	$64, %rsp
	movdqa	64(%rsp), %xmm0
	movdqa	80(%rsp), %xmm1
	movl	%eax, %ebp
	movdqa	96(%rsp), %xmm2
	movq	112(%rsp), %rax
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_quad@PLT
	addq	$64, %rsp
	movq	%rax, %rbx
	leal	-2(%rbp), %eax
	cmpl	$1, %eax
	jbe	.L391
	movq	%rdx, %r12
	cmpl	$4, %ebp
	je	.L392
	movq	%rbx, %rax
	shrq	$48, %rax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L379
	movl	52(%rsp), %edx
	testl	%edx, %edx
	je	.L378
	testl	%eax, %eax
	je	.L379
.L378:
	addq	$64, %rsp
	movq	%rbx, %rax
	movq	%r12, %rdx
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L379:
	call	___errno@PLT
	movl	$34, (%rax)
	jmp	.L378
	.p2align 4,,10
	.p2align 3
.L391:
	movabsq	$-281474976710656, %rax
	movl	(%rsp), %ecx
	movabsq	$9223090561878065152, %rdx
	testl	%ecx, %ecx
	cmovne	%rax, %rdx
	xorl	%eax, %eax
	cmpl	$3, %ebp
	sete	%al
	addq	$64, %rsp
	salq	$47, %rax
	popq	%rbx
	popq	%rbp
	orq	%rdx, %rax
	popq	%r12
	xorl	%edx, %edx
	ret
	.p2align 4,,10
	.p2align 3
.L392:
	call	___errno@PLT
	movl	$12, (%rax)
	jmp	.L378
	.size	quad_strtold, .-quad_strtold
	.section	.text.strtof,"ax",@progbits
	.p2align 4
	.globl	strtof
	.type	strtof, @function
strtof:
	pushq	%rbx
	subq	$80, %rsp
	leaq	16(%rsp), %rdx
	call	parse
	subq	$64, %rsp
	movdqa	80(%rsp), %xmm3
	movdqa	96(%rsp), %xmm4
	movl	%eax, %ebx
	movdqa	112(%rsp), %xmm5
	movq	128(%rsp), %rax
	movups	%xmm3, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_float@PLT
	leal	-2(%rbx), %eax
	addq	$64, %rsp
	cmpl	$1, %eax
	jbe	.L403
	cmpl	$4, %ebx
	je	.L404
	movss	.LC7(%rip), %xmm2
	movaps	%xmm0, %xmm1
	andps	.LC6(%rip), %xmm1
	ucomiss	%xmm1, %xmm2
	jb	.L397
	movl	68(%rsp), %eax
	testl	%eax, %eax
	je	.L393
	movss	.LC8(%rip), %xmm2
	comiss	%xmm1, %xmm2
	jbe	.L393
.L397:
	movss	%xmm0, 12(%rsp)
	call	___errno@PLT
	movss	12(%rsp), %xmm0
	movl	$34, (%rax)
.L393:
	addq	$80, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L403:
	cmpl	$3, %ebx
	je	.L400
	movl	16(%rsp), %edx
	movss	.LC5(%rip), %xmm0
	testl	%edx, %edx
	je	.L393
	movss	.LC4(%rip), %xmm0
	jmp	.L393
	.p2align 4,,10
	.p2align 3
.L400:
	movss	.LC3(%rip), %xmm0
	jmp	.L393
	.p2align 4,,10
	.p2align 3
.L404:
	movss	%xmm0, 12(%rsp)
	call	___errno@PLT
	movss	12(%rsp), %xmm0
	movl	$12, (%rax)
	addq	$80, %rsp
	popq	%rbx
	ret
	.size	strtof, .-strtof
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC3:
	.long	2143289344
	.align 4
.LC4:
	.long	-8388608
	.align 4
.LC5:
	.long	2139095040
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC6:
	.long	2147483647
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst4
	.align 4
.LC7:
	.long	2139095039
	.align 4
.LC8:
	.long	8388608
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
