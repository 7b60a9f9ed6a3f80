// 33c0a58234b7a215e886985fa64f17d4 newlib/libc/time/mktime.c
	.file	"mktime.c"
	.text
	.section	.text.validate_structure,"ax",@progbits
	.p2align 4
	.type	validate_structure, @function
validate_structure:
	pushq	%rbx
	movq	%rdi, %rbx
	movl	(%rdi), %edi
	cmpl	$59, %edi
	ja	.L2
	movl	4(%rbx), %edi
.L3:
	cmpl	$59, %edi
	ja	.L5
.L53:
	movl	8(%rbx), %edi
.L6:
	cmpl	$23, %edi
	ja	.L47
.L9:
	movl	16(%rbx), %edi
	cmpl	$11, %edi
	ja	.L12
	movl	20(%rbx), %eax
.L13:
	movl	$28, %esi
	testb	$3, %al
	jne	.L15
	imull	$-1030792151, %eax, %edx
	movl	$29, %esi
	addl	$85899344, %edx
	rorl	$2, %edx
	cmpl	$42949672, %edx
	jbe	.L48
.L15:
	movl	12(%rbx), %eax
	leaq	DAYS_IN_MONTH(%rip), %r8
	testl	%eax, %eax
	jle	.L20
.L16:
	movslq	%edi, %rdx
	leaq	(%r8,%rdx,4), %rdx
	.p2align 4,,10
	.p2align 3
.L23:
	cmpl	$1, %edi
	je	.L25
.L44:
	movl	(%rdx), %ecx
	cmpl	%eax, %ecx
	jge	.L1
	subl	%ecx, %eax
	addl	$1, %edi
	addq	$4, %rdx
	movl	%eax, 12(%rbx)
	movl	%edi, 16(%rbx)
	cmpl	$12, %edi
	jne	.L23
	movl	20(%rbx), %ecx
	movl	$0, 16(%rbx)
	movl	$28, %esi
	leal	1(%rcx), %edx
	movl	%edx, 20(%rbx)
	testb	$3, %dl
	jne	.L24
	imull	$-1030792151, %edx, %edx
	movl	$29, %esi
	addl	$85899344, %edx
	rorl	$2, %edx
	cmpl	$42949672, %edx
	jbe	.L49
.L24:
	xorl	%edi, %edi
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L17:
	movl	%esi, %edx
	cmpl	$1, %edi
	je	.L19
	movslq	%edi, %rdx
	movl	(%r8,%rdx,4), %edx
.L19:
	addl	%edx, %eax
	testl	%eax, %eax
	jg	.L50
.L20:
	subl	$1, %edi
	jnb	.L17
	movl	20(%rbx), %ecx
	movl	$28, %esi
	leal	-1(%rcx), %edx
	movl	%edx, 20(%rbx)
	testb	$3, %dl
	jne	.L18
	imull	$-1030792151, %edx, %edx
	movl	$29, %esi
	addl	$85899344, %edx
	rorl	$2, %edx
	cmpl	$42949672, %edx
	jbe	.L51
.L18:
	movl	$31, %edx
	movl	$11, %edi
.L52:
	addl	%edx, %eax
	testl	%eax, %eax
	jle	.L20
.L50:
	movl	%eax, 12(%rbx)
	movl	%edi, 16(%rbx)
.L1:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	cmpl	%eax, %esi
	jge	.L1
	subl	%esi, %eax
	movl	$2, 16(%rbx)
	addq	$4, %rdx
	movl	$2, %edi
	movl	%eax, 12(%rbx)
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L51:
	leal	1899(%rcx), %edx
	xorl	%esi, %esi
	movl	$11, %edi
	imull	$-1030792151, %edx, %edx
	addl	$85899344, %edx
	rorl	$4, %edx
	cmpl	$10737419, %edx
	movl	$31, %edx
	setb	%sil
	addl	$28, %esi
	jmp	.L52
	.p2align 4,,10
	.p2align 3
.L48:
	addl	$1900, %eax
	xorl	%esi, %esi
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737419, %eax
	setb	%sil
	addl	$28, %esi
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L12:
	movl	$12, %esi
	call	div@PLT
	movq	%rax, %rdx
	addl	20(%rbx), %eax
	sarq	$32, %rdx
	movl	%eax, 20(%rbx)
	movl	%edx, %edi
	testl	%edx, %edx
	js	.L14
	movl	%edx, 16(%rbx)
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L2:
	movl	$60, %esi
	call	div@PLT
	movl	4(%rbx), %edi
	movq	%rax, %rdx
	addl	%eax, %edi
	sarq	$32, %rdx
	movl	%edi, 4(%rbx)
	testl	%edx, %edx
	js	.L4
	movl	%edx, (%rbx)
	cmpl	$59, %edi
	jbe	.L53
	.p2align 4,,10
	.p2align 3
.L5:
	movl	$60, %esi
	call	div@PLT
	movl	8(%rbx), %edi
	movq	%rax, %rdx
	addl	%eax, %edi
	sarq	$32, %rdx
	movl	%edi, 8(%rbx)
	testl	%edx, %edx
	js	.L7
	movl	%edx, 4(%rbx)
	cmpl	$23, %edi
	jbe	.L9
	.p2align 4,,10
	.p2align 3
.L47:
	movl	$24, %esi
	call	div@PLT
	movq	%rax, %rdx
	addl	12(%rbx), %eax
	sarq	$32, %rdx
	movl	%eax, 12(%rbx)
	testl	%edx, %edx
	js	.L10
	movl	%edx, 8(%rbx)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L49:
	leal	1901(%rcx), %edx
	xorl	%esi, %esi
	imull	$-1030792151, %edx, %edx
	addl	$85899344, %edx
	rorl	$4, %edx
	cmpl	$10737419, %edx
	setb	%sil
	xorl	%edi, %edi
	addl	$28, %esi
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L4:
	addl	$60, %edx
	subl	$1, %edi
	movl	%edx, (%rbx)
	movl	%edi, 4(%rbx)
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L14:
	leal	12(%rdx), %edi
	subl	$1, %eax
	movl	%edi, 16(%rbx)
	movl	%eax, 20(%rbx)
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L7:
	addl	$60, %edx
	subl	$1, %edi
	movl	%edx, 4(%rbx)
	movl	%edi, 8(%rbx)
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L10:
	addl	$24, %edx
	subl	$1, %eax
	movl	%edx, 8(%rbx)
	movl	%eax, 12(%rbx)
	jmp	.L9
	.size	validate_structure, .-validate_structure
	.section	.text.mktime,"ax",@progbits
	.p2align 4
	.globl	mktime
	.type	mktime, @function
mktime:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	call	__gettzinfo@PLT
	movq	%r12, %rdi
	movq	%rax, %r14
	call	validate_structure
	movslq	4(%r12), %rdx
	movslq	16(%r12), %rcx
	movl	12(%r12), %edi
	movl	20(%r12), %r13d
	movq	%rdx, %rax
	salq	$4, %rax
	leal	-1(%rdi), %ebx
	subq	%rdx, %rax
	movslq	(%r12), %rdx
	movslq	%ebx, %rbx
	leaq	(%rdx,%rax,4), %rsi
	movslq	8(%r12), %rax
	leaq	_DAYS_BEFORE_MONTH(%rip), %rdx
	movslq	(%rdx,%rcx,4), %rdx
	imulq	$3600, %rax, %rax
	addq	%rdx, %rbx
	addq	%rax, %rsi
	cmpl	$1, %ecx
	jle	.L56
	testb	$3, %r13b
	je	.L123
.L56:
	leal	10000(%r13), %eax
	movl	%ebx, 28(%r12)
	cmpl	$20000, %eax
	ja	.L85
	cmpl	$70, %r13d
	jg	.L124
	je	.L62
	cmpl	$69, %r13d
	je	.L89
	movl	$69, %eax
	.p2align 4,,10
	.p2align 3
.L65:
	movl	$365, %edx
	testb	$3, %al
	jne	.L64
	imull	$-1030792151, %eax, %ecx
	movl	$366, %edx
	addl	$85899344, %ecx
	rorl	$2, %ecx
	cmpl	$42949672, %ecx
	ja	.L64
	leal	1900(%rax), %edx
	imull	$-1030792151, %edx, %edx
	addl	$85899344, %edx
	rorl	$4, %edx
	cmpl	$10737419, %edx
	setb	%dl
	movzbl	%dl, %edx
	addq	$365, %rdx
.L64:
	subl	$1, %eax
	subq	%rdx, %rbx
	cmpl	%r13d, %eax
	jne	.L65
	movl	$365, %eax
	testb	$3, %r13b
	jne	.L63
	imull	$-1030792151, %r13d, %edx
	movl	$366, %eax
	addl	$85899344, %edx
	rorl	$2, %edx
	cmpl	$42949672, %edx
	ja	.L63
	leal	1900(%r13), %eax
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737419, %eax
	setb	%al
	movzbl	%al, %eax
	addq	$365, %rax
.L63:
	subq	%rax, %rbx
.L62:
	imulq	$86400, %rbx, %rbp
	addq	%rsi, %rbp
	call	__tz_lock@PLT
	call	_tzset_unlocked@PLT
	movq	_daylight@GOTPCREL(%rip), %rax
	movl	(%rax), %r15d
	testl	%r15d, %r15d
	je	.L66
	movl	20(%r12), %eax
	movl	32(%r12), %esi
	leal	1900(%rax), %edi
	testl	%esi, %esi
	movl	$1, %eax
	cmovle	%esi, %eax
	movl	%eax, %ecx
	cmpl	%edi, 4(%r14)
	je	.L70
	movl	%esi, 8(%rsp)
	movl	%eax, 12(%rsp)
	call	__tzcalc_limits@PLT
	movl	8(%rsp), %esi
	movl	12(%rsp), %ecx
	testl	%eax, %eax
	jne	.L70
.L71:
	movl	%ecx, %r15d
.L69:
	cmpl	$1, %r15d
	jne	.L66
.L84:
	addq	80(%r14), %rbp
	movl	$1, %r15d
	jmp	.L80
	.p2align 4,,10
	.p2align 3
.L124:
	movl	$70, %eax
	.p2align 4,,10
	.p2align 3
.L61:
	movl	$365, %edx
	testb	$3, %al
	jne	.L60
	imull	$-1030792151, %eax, %ecx
	movl	$366, %edx
	rorl	$2, %ecx
	cmpl	$42949672, %ecx
	ja	.L60
	leal	1900(%rax), %edx
	imull	$-1030792151, %edx, %edx
	rorl	$4, %edx
	cmpl	$10737419, %edx
	setb	%dl
	movzbl	%dl, %edx
	addq	$365, %rdx
.L60:
	addl	$1, %eax
	addq	%rdx, %rbx
	cmpl	%r13d, %eax
	jne	.L61
	jmp	.L62
	.p2align 4,,10
	.p2align 3
.L123:
	imull	$-1030792151, %r13d, %eax
	addl	$85899344, %eax
	rorl	$2, %eax
	cmpl	$42949672, %eax
	jbe	.L125
.L57:
	addq	$1, %rbx
	jmp	.L56
	.p2align 4,,10
	.p2align 3
.L70:
	movq	72(%r14), %rax
	movq	80(%r14), %rdi
	movq	40(%r14), %rdx
	movq	32(%r14), %r8
	movq	%rax, %r9
	subq	%rdi, %rax
	subq	%rdx, %r9
	cmpq	%rax, %rbp
	jge	.L68
	cmpq	%r9, %rbp
	jge	.L71
.L68:
	subq	%rdi, %r8
	cmpq	%r8, %rbp
	movl	(%r14), %r8d
	setge	%r15b
	cmpq	%r9, %rbp
	setl	%al
	testl	%r8d, %r8d
	je	.L72
	andl	%eax, %r15d
	movzbl	%r15b, %r15d
.L73:
	testl	%esi, %esi
	js	.L69
	xorl	%r15d, %ecx
	cmpl	$1, %ecx
	jne	.L69
	movl	12(%r12), %esi
	movl	(%r12), %eax
	movl	%ecx, 8(%rsp)
	subl	%edi, %edx
	movl	%esi, 12(%rsp)
	testl	%r15d, %r15d
	jne	.L74
	subl	%edx, %eax
	negl	%edx
	movq	%r12, %rdi
	movl	%eax, (%r12)
	movslq	%edx, %rax
	addq	%rax, %rbp
	call	validate_structure
	movl	12(%r12), %eax
	movl	12(%rsp), %esi
	movl	8(%rsp), %ecx
	subl	%esi, %eax
	je	.L66
.L83:
	cmpl	$1, %eax
	jle	.L126
	movq	$-1, %rdx
	movl	$-1, %ecx
.L75:
	addl	28(%r12), %ecx
	js	.L127
	movl	$365, %eax
	testb	$3, %r13b
	jne	.L79
	imull	$-1030792151, %r13d, %esi
	movl	$366, %eax
	addl	$85899344, %esi
	rorl	$2, %esi
	cmpl	$42949672, %esi
	ja	.L79
	leal	1900(%r13), %eax
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737419, %eax
	setb	%al
	movzbl	%al, %eax
	addl	$365, %eax
.L79:
	movl	%ecx, %esi
	subl	%eax, %esi
	cmpl	%eax, %ecx
	cmovge	%esi, %ecx
.L78:
	movl	%ecx, 28(%r12)
	addq	%rdx, %rbx
	jmp	.L69
	.p2align 4,,10
	.p2align 3
.L66:
	addq	40(%r14), %rbp
.L80:
	call	__tz_unlock@PLT
	addq	$4, %rbx
	movl	%r15d, 32(%r12)
	movabsq	$5270498306774157605, %rax
	imulq	%rbx
	movq	%rbx, %rax
	sarq	$63, %rax
	sarq	%rdx
	subq	%rax, %rdx
	leaq	0(,%rdx,8), %rax
	subq	%rdx, %rax
	subq	%rax, %rbx
	movq	%rbx, %rdx
	leal	7(%rbx), %eax
	cmovs	%eax, %edx
	movl	%edx, 24(%r12)
.L54:
	addq	$24, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L125:
	leal	1900(%r13), %eax
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737418, %eax
	ja	.L56
	jmp	.L57
	.p2align 4,,10
	.p2align 3
.L72:
	orl	%eax, %r15d
	movzbl	%r15b, %r15d
	jmp	.L73
.L89:
	movl	$365, %eax
	jmp	.L63
.L74:
	addl	%edx, %eax
	movq	%r12, %rdi
	movslq	%edx, %rdx
	movl	%eax, (%r12)
	addq	%rdx, %rbp
	call	validate_structure
	movl	12(%r12), %eax
	movl	12(%rsp), %esi
	movl	8(%rsp), %ecx
	subl	%esi, %eax
	jne	.L83
	jmp	.L84
.L85:
	movq	$-1, %rbp
	jmp	.L54
.L126:
	movl	$1, %edx
	cmpl	$-1, %eax
	jl	.L75
	movslq	%eax, %rdx
	movl	%eax, %ecx
	jmp	.L75
.L127:
	leal	-1(%r13), %eax
	movl	$364, %ecx
	testb	$3, %al
	jne	.L78
	imull	$-1030792151, %eax, %eax
	movl	$365, %ecx
	addl	$85899344, %eax
	rorl	$2, %eax
	cmpl	$42949672, %eax
	ja	.L78
	leal	1899(%r13), %eax
	xorl	%ecx, %ecx
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737419, %eax
	setb	%cl
	addl	$364, %ecx
	jmp	.L78
	.size	mktime, .-mktime
	.section	.rodata
	.align 32
	.type	_DAYS_BEFORE_MONTH, @object
	.size	_DAYS_BEFORE_MONTH, 48
_DAYS_BEFORE_MONTH:
	.long	0
	.long	31
	.long	59
	.long	90
	.long	120
	.long	151
	.long	181
	.long	212
	.long	243
	.long	273
	.long	304
	.long	334
	.align 32
	.type	DAYS_IN_MONTH, @object
	.size	DAYS_IN_MONTH, 48
DAYS_IN_MONTH:
	.long	31
	.long	28
	.long	31
	.long	30
	.long	31
	.long	30
	.long	31
	.long	31
	.long	30
	.long	31
	.long	30
	.long	31
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
