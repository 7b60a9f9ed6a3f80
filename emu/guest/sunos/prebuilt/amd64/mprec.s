// e7375500745d712725e21ec4dcace6aa newlib/libc/stdlib/mprec.c
	.file	"mprec.c"
	.text
	.section	.text._Balloc,"ax",@progbits
	.p2align 4
	.globl	_Balloc
	.type	_Balloc, @function
_Balloc:
	pushq	%r12
	pushq	%rbp
	movl	%esi, %ebp
	subq	$24, %rsp
	movq	120(%rdi), %rax
	testq	%rax, %rax
	je	.L12
.L2:
	movslq	%ebp, %rdx
	leaq	(%rax,%rdx,8), %rdx
	movq	(%rdx), %rax
	testq	%rax, %rax
	je	.L4
	movq	(%rax), %rcx
	movq	%rcx, (%rdx)
.L5:
	movq	$0, 16(%rax)
.L1:
	addq	$24, %rsp
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movl	$65, %edx
	movl	$8, %esi
	movq	%rdi, 8(%rsp)
	call	_calloc_r@PLT
	movq	8(%rsp), %rdi
	movq	%rax, 120(%rdi)
	testq	%rax, %rax
	jne	.L2
.L6:
	xorl	%eax, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L4:
	movl	$1, %r12d
	movl	%ebp, %ecx
	movl	$1, %esi
	sall	%cl, %r12d
	movslq	%r12d, %rax
	leaq	28(,%rax,4), %rdx
	call	_calloc_r@PLT
	testq	%rax, %rax
	je	.L6
	movl	%ebp, 8(%rax)
	movl	%r12d, 12(%rax)
	jmp	.L5
	.size	_Balloc, .-_Balloc
	.section	.text._Bfree,"ax",@progbits
	.p2align 4
	.globl	_Bfree
	.type	_Bfree, @function
_Bfree:
	testq	%rsi, %rsi
	je	.L13
	movslq	8(%rsi), %rdx
	movq	120(%rdi), %rax
	leaq	(%rax,%rdx,8), %rax
	movq	(%rax), %rdx
	movq	%rdx, (%rsi)
	movq	%rsi, (%rax)
.L13:
	ret
	.size	_Bfree, .-_Bfree
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"Balloc succeeded"
.LC1:
	.string	"./newlib/libc/stdlib/mprec.c"
	.section	.text.__multadd,"ax",@progbits
	.p2align 4
	.globl	__multadd
	.type	__multadd, @function
__multadd:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	xorl	%edi, %edi
	pushq	%rbx
	movq	%rsi, %rbx
	movl	%edx, %esi
	movl	20(%rbx), %r12d
	.p2align 4,,10
	.p2align 3
.L19:
	movl	24(%rbx,%rdi,4), %eax
	movzwl	%ax, %edx
	shrl	$16, %eax
	imull	%esi, %edx
	imull	%esi, %eax
	addl	%ecx, %edx
	movl	%edx, %ecx
	movzwl	%dx, %edx
	shrl	$16, %ecx
	addl	%ecx, %eax
	movl	%eax, %r13d
	sall	$16, %eax
	addl	%edx, %eax
	shrl	$16, %r13d
	movl	%eax, 24(%rbx,%rdi,4)
	addq	$1, %rdi
	movl	%r13d, %ecx
	cmpl	%edi, %r12d
	jg	.L19
	testl	%r13d, %r13d
	je	.L18
	cmpl	%r12d, 12(%rbx)
	jle	.L27
	movslq	%r12d, %rax
	addl	$1, %r12d
	movl	%r13d, 24(%rbx,%rax,4)
	movl	%r12d, 20(%rbx)
.L18:
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	movl	8(%rbx), %eax
	movq	%rbp, %rdi
	leal	1(%rax), %esi
	call	_Balloc@PLT
	movq	%rax, %r14
	testq	%rax, %rax
	je	.L28
	movslq	20(%rbx), %rax
	leaq	16(%rbx), %rsi
	leaq	16(%r14), %rdi
	leaq	8(,%rax,4), %rdx
	call	memcpy@PLT
	movq	%rbx, %rsi
	movq	%rbp, %rdi
	movq	%r14, %rbx
	call	_Bfree@PLT
	movslq	%r12d, %rax
	addl	$1, %r12d
	movl	%r13d, 24(%rbx,%rax,4)
	movl	%r12d, 20(%rbx)
	jmp	.L18
.L28:
	leaq	.LC0(%rip), %rcx
	xorl	%edx, %edx
	movl	$181, %esi
	leaq	.LC1(%rip), %rdi
	call	__assert_func@PLT
	.size	__multadd, .-__multadd
	.section	.text.__s2b,"ax",@progbits
	.p2align 4
	.globl	__s2b
	.type	__s2b, @function
__s2b:
	leal	8(%rcx), %eax
	pushq	%r15
	pushq	%r14
	movl	%r8d, %r14d
	pushq	%r13
	movl	%edx, %r13d
	movslq	%eax, %rdx
	sarl	$31, %eax
	imulq	$954437177, %rdx, %rdx
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movl	%ecx, %ebp
	pushq	%rbx
	movq	%rsi, %rbx
	sarq	$33, %rdx
	subl	%eax, %edx
	subq	$8, %rsp
	cmpl	$9, %ecx
	jle	.L38
	movl	$1, %eax
	xorl	%esi, %esi
	.p2align 4,,10
	.p2align 3
.L31:
	addl	%eax, %eax
	addl	$1, %esi
	cmpl	%eax, %edx
	jg	.L31
.L30:
	movq	%r12, %rdi
	call	_Balloc@PLT
	movq	%rax, %rsi
	testq	%rax, %rax
	je	.L43
	movl	%r14d, 24(%rax)
	movl	$1, 20(%rax)
	cmpl	$9, %r13d
	jg	.L44
	addq	$10, %rbx
	movl	$9, %r13d
.L35:
	cmpl	%r13d, %ebp
	jle	.L29
	subl	%r13d, %ebp
	addq	%rbx, %rbp
	.p2align 4,,10
	.p2align 3
.L37:
	movsbl	(%rbx), %ecx
	movl	$10, %edx
	movq	%r12, %rdi
	addq	$1, %rbx
	subl	$48, %ecx
	call	__multadd@PLT
	movq	%rax, %rsi
	cmpq	%rbp, %rbx
	jne	.L37
.L29:
	addq	$8, %rsp
	movq	%rsi, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	leaq	9(%rbx), %r14
	movl	%r13d, %eax
	addq	%rax, %rbx
	movq	%r14, %r15
	.p2align 4,,10
	.p2align 3
.L34:
	movsbl	(%r15), %ecx
	movl	$10, %edx
	movq	%r12, %rdi
	addq	$1, %r15
	subl	$48, %ecx
	call	__multadd@PLT
	movq	%rax, %rsi
	cmpq	%rbx, %r15
	jne	.L34
	leal	-8(%r13), %ebx
	addq	%r14, %rbx
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L38:
	xorl	%esi, %esi
	jmp	.L30
.L43:
	leaq	.LC0(%rip), %rcx
	xorl	%edx, %edx
	movl	$206, %esi
	leaq	.LC1(%rip), %rdi
	call	__assert_func@PLT
	.size	__s2b, .-__s2b
	.section	.text.__hi0bits,"ax",@progbits
	.p2align 4
	.globl	__hi0bits
	.type	__hi0bits, @function
__hi0bits:
	xorl	%eax, %eax
	cmpl	$65535, %edi
	ja	.L46
	sall	$16, %edi
	movl	$16, %eax
.L46:
	cmpl	$16777215, %edi
	ja	.L47
	addl	$8, %eax
	sall	$8, %edi
.L47:
	cmpl	$268435455, %edi
	ja	.L48
	addl	$4, %eax
	sall	$4, %edi
.L48:
	cmpl	$1073741823, %edi
	jbe	.L49
	cmpl	$-2147483648, %edi
	adcl	$0, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L49:
	sall	$2, %edi
	js	.L54
	addl	$3, %eax
	movl	$32, %edx
	andl	$1073741824, %edi
	cmove	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	addl	$2, %eax
	ret
	.size	__hi0bits, .-__hi0bits
	.section	.text.__lo0bits,"ax",@progbits
	.p2align 4
	.globl	__lo0bits
	.type	__lo0bits, @function
__lo0bits:
	movl	(%rdi), %eax
	xorl	%edx, %edx
	testb	$7, %al
	je	.L56
	testb	$1, %al
	jne	.L55
	testb	$2, %al
	je	.L58
	shrl	%eax
	movl	$1, %edx
	movl	%eax, (%rdi)
.L55:
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L56:
	testw	%ax, %ax
	jne	.L59
	shrl	$16, %eax
	movl	$16, %edx
.L59:
	testb	%al, %al
	jne	.L60
	addl	$8, %edx
	shrl	$8, %eax
.L60:
	testb	$15, %al
	jne	.L61
	addl	$4, %edx
	shrl	$4, %eax
.L61:
	testb	$3, %al
	jne	.L62
	addl	$2, %edx
	shrl	$2, %eax
.L62:
	testb	$1, %al
	jne	.L63
	addl	$1, %edx
	shrl	%eax
	je	.L66
.L63:
	movl	%eax, (%rdi)
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L66:
	movl	$32, %edx
	jmp	.L55
	.p2align 4,,10
	.p2align 3
.L58:
	shrl	$2, %eax
	movl	$2, %edx
	movl	%eax, (%rdi)
	movl	%edx, %eax
	ret
	.size	__lo0bits, .-__lo0bits
	.section	.text.__i2b,"ax",@progbits
	.p2align 4
	.globl	__i2b
	.type	__i2b, @function
__i2b:
	pushq	%rbx
	movl	%esi, %ebx
	movl	$1, %esi
	call	_Balloc@PLT
	testq	%rax, %rax
	je	.L70
	movl	%ebx, 24(%rax)
	movl	$1, 20(%rax)
	popq	%rbx
	ret
.L70:
	leaq	.LC0(%rip), %rcx
	xorl	%edx, %edx
	movl	$320, %esi
	leaq	.LC1(%rip), %rdi
	call	__assert_func@PLT
	.size	__i2b, .-__i2b
	.section	.text.__multiply,"ax",@progbits
	.p2align 4
	.globl	__multiply
	.type	__multiply, @function
__multiply:
	pushq	%r15
	movq	%rsi, %r10
	pushq	%r14
	movq	%rdx, %r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	movslq	20(%rsi), %r12
	movslq	20(%rdx), %r15
	cmpl	%r15d, %r12d
	jl	.L72
	movl	%r15d, %eax
	movq	%rsi, %r14
	movslq	%r12d, %r15
	movq	%rdx, %r10
	movslq	%eax, %r12
.L72:
	movl	8(%r14), %esi
	leal	(%r15,%r12), %ebx
	cmpl	%ebx, 12(%r14)
	jge	.L73
	addl	$1, %esi
.L73:
	movq	%r10, (%rsp)
	call	_Balloc@PLT
	movq	(%rsp), %r10
	testq	%rax, %rax
	movq	%rax, %rdi
	je	.L107
	leaq	24(%rax), %rbp
	movslq	%ebx, %rax
	leaq	0(%rbp,%rax,4), %rsi
	movq	%rbp, %rax
	cmpq	%rsi, %rbp
	jnb	.L78
	.p2align 4,,10
	.p2align 3
.L75:
	movl	$0, (%rax)
	addq	$4, %rax
	cmpq	%rsi, %rax
	jb	.L75
.L78:
	addq	$24, %r10
	leaq	24(%r14), %r13
	leaq	(%r10,%r12,4), %r12
	leaq	0(%r13,%r15,4), %r11
	cmpq	%r12, %r10
	jnb	.L77
	movq	%r11, %rax
	movq	%rsi, 8(%rsp)
	movl	%ebx, %r15d
	subq	%r14, %rax
	addq	$25, %r14
	subq	$25, %rax
	shrq	$2, %rax
	cmpq	%r14, %r11
	leaq	4(,%rax,4), %rdx
	movl	$4, %eax
	cmovnb	%rdx, %rax
	movq	%rax, %r14
	jmp	.L85
	.p2align 4,,10
	.p2align 3
.L81:
	shrl	$16, %eax
	movl	%eax, %r9d
	jne	.L108
.L83:
	addq	$4, %r10
	addq	$4, %rbp
	cmpq	%r12, %r10
	jnb	.L109
.L85:
	movl	(%r10), %eax
	movl	%eax, %r9d
	andl	$65535, %r9d
	je	.L81
	movq	%r13, (%rsp)
	movq	%rbp, %r8
	movq	%r13, %rsi
	xorl	%ebx, %ebx
	.p2align 4,,10
	.p2align 3
.L82:
	movl	(%rsi), %eax
	movl	(%r8), %ecx
	addq	$4, %rsi
	addq	$4, %r8
	movzwl	%ax, %edx
	shrl	$16, %eax
	movzwl	%cx, %r13d
	imull	%r9d, %edx
	shrl	$16, %ecx
	imull	%r9d, %eax
	addl	%r13d, %edx
	addl	%ebx, %edx
	addl	%ecx, %eax
	movl	%edx, %ecx
	movzwl	%dx, %edx
	shrl	$16, %ecx
	addl	%ecx, %eax
	movl	%eax, %ebx
	sall	$16, %eax
	orl	%edx, %eax
	shrl	$16, %ebx
	movl	%eax, -4(%r8)
	cmpq	%r11, %rsi
	jb	.L82
	movl	%ebx, 0(%rbp,%r14)
	movl	(%r10), %eax
	movq	(%rsp), %r13
	shrl	$16, %eax
	movl	%eax, %r9d
	je	.L83
.L108:
	movl	0(%rbp), %ecx
	movq	%rbp, %rbx
	movq	%r13, %rsi
	xorl	%edx, %edx
	movl	%ecx, %r8d
	.p2align 4,,10
	.p2align 3
.L84:
	movzwl	(%rsi), %eax
	shrl	$16, %r8d
	movzwl	%cx, %ecx
	addq	$4, %rbx
	addq	$4, %rsi
	imull	%r9d, %eax
	addl	%edx, %eax
	addl	%r8d, %eax
	movl	(%rbx), %r8d
	movl	%eax, %edx
	shrl	$16, %eax
	sall	$16, %edx
	orl	%edx, %ecx
	movzwl	%r8w, %edx
	movl	%ecx, -4(%rbx)
	movzwl	-2(%rsi), %ecx
	imull	%r9d, %ecx
	addl	%edx, %ecx
	addl	%eax, %ecx
	movl	%ecx, %edx
	shrl	$16, %edx
	cmpq	%r11, %rsi
	jb	.L84
	addq	$4, %r10
	movl	%ecx, 0(%rbp,%r14)
	addq	$4, %rbp
	cmpq	%r12, %r10
	jb	.L85
.L109:
	movq	8(%rsp), %rsi
	movl	%r15d, %ebx
.L77:
	testl	%ebx, %ebx
	jg	.L79
	jmp	.L80
	.p2align 4,,10
	.p2align 3
.L86:
	subl	$1, %ebx
	je	.L80
.L79:
	movl	-4(%rsi), %eax
	subq	$4, %rsi
	testl	%eax, %eax
	je	.L86
.L80:
	movl	%ebx, 20(%rdi)
	addq	$24, %rsp
	movq	%rdi, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L107:
	leaq	.LC0(%rip), %rcx
	xorl	%edx, %edx
	movl	$349, %esi
	leaq	.LC1(%rip), %rdi
	call	__assert_func@PLT
	.size	__multiply, .-__multiply
	.section	.text.__pow5mult,"ax",@progbits
	.p2align 4
	.globl	__pow5mult
	.type	__pow5mult, @function
__pow5mult:
	movl	%edx, %eax
	pushq	%r14
	movq	%rsi, %r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movl	%edx, %ebx
	andl	$3, %eax
	jne	.L129
.L111:
	sarl	$2, %ebx
	movq	%r14, %r13
	je	.L110
	movq	112(%rbp), %r12
	testq	%r12, %r12
	je	.L130
.L113:
	movq	%r14, %r13
	jmp	.L114
	.p2align 4,,10
	.p2align 3
.L115:
	sarl	%ebx
	je	.L110
.L132:
	movq	(%r12), %rax
	testq	%rax, %rax
	je	.L131
.L116:
	movq	%rax, %r12
.L114:
	testb	$1, %bl
	je	.L115
	movq	%r13, %rsi
	movq	%r12, %rdx
	movq	%rbp, %rdi
	call	__multiply@PLT
	movq	%r13, %rsi
	movq	%rbp, %rdi
	movq	%rax, %r14
	call	_Bfree@PLT
	sarl	%ebx
	movq	%r14, %r13
	jne	.L132
.L110:
	popq	%rbx
	movq	%r13, %rax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L131:
	movq	%r12, %rdx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	__multiply@PLT
	movq	%rax, (%r12)
	movq	$0, (%rax)
	jmp	.L116
	.p2align 4,,10
	.p2align 3
.L129:
	subl	$1, %eax
	leaq	p05.0(%rip), %rdx
	xorl	%ecx, %ecx
	cltq
	movl	(%rdx,%rax,4), %edx
	call	__multadd@PLT
	movq	%rax, %r14
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L130:
	movl	$625, %esi
	movq	%rbp, %rdi
	call	__i2b@PLT
	movq	%rax, 112(%rbp)
	movq	%rax, %r12
	movq	$0, (%rax)
	jmp	.L113
	.size	__pow5mult, .-__pow5mult
	.section	.text.__lshift,"ax",@progbits
	.p2align 4
	.globl	__lshift
	.type	__lshift, @function
__lshift:
	pushq	%r15
	movl	%edx, %ecx
	movl	%edx, %r15d
	pushq	%r14
	sarl	$5, %ecx
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	subq	$24, %rsp
	movl	20(%rbp), %r13d
	movl	12(%rbp), %eax
	movl	8(%rsi), %esi
	addl	%ecx, %r13d
	leal	1(%r13), %ebx
	cmpl	%eax, %ebx
	jle	.L134
	.p2align 4,,10
	.p2align 3
.L135:
	addl	%eax, %eax
	addl	$1, %esi
	cmpl	%eax, %ebx
	jg	.L135
.L134:
	movq	%r12, %rdi
	movl	%ecx, 12(%rsp)
	call	_Balloc@PLT
	movl	12(%rsp), %ecx
	testq	%rax, %rax
	movq	%rax, %r14
	je	.L151
	leaq	24(%rax), %rdi
	testl	%ecx, %ecx
	jle	.L137
	leal	6(%rcx), %eax
	cltq
	leaq	(%r14,%rax,4), %rdx
	movq	%rdi, %rax
	.p2align 4,,10
	.p2align 3
.L138:
	addq	$4, %rax
	movl	$0, -4(%rax)
	cmpq	%rdx, %rax
	jne	.L138
	leaq	(%rdi,%rcx,4), %rdi
.L137:
	movslq	20(%rbp), %rax
	leaq	24(%rbp), %rsi
	leaq	(%rsi,%rax,4), %r9
	andl	$31, %r15d
	je	.L139
	movl	$32, %r10d
	movq	%rdi, %r8
	xorl	%edx, %edx
	subl	%r15d, %r10d
	.p2align 4,,10
	.p2align 3
.L140:
	movl	(%rsi), %eax
	movl	%r15d, %ecx
	addq	$4, %r8
	addq	$4, %rsi
	sall	%cl, %eax
	movl	%r10d, %ecx
	orl	%edx, %eax
	movl	%eax, -4(%r8)
	movl	-4(%rsi), %edx
	shrl	%cl, %edx
	cmpq	%r9, %rsi
	jb	.L140
	movq	%r9, %rax
	leaq	25(%rbp), %rcx
	subq	%rbp, %rax
	subq	$25, %rax
	shrq	$2, %rax
	cmpq	%rcx, %r9
	movl	$4, %ecx
	leaq	4(,%rax,4), %rax
	cmovb	%rcx, %rax
	movl	%edx, (%rdi,%rax)
	testl	%edx, %edx
	jne	.L141
.L142:
	movl	%r13d, %ebx
.L141:
	movl	%ebx, 20(%r14)
	movq	%rbp, %rsi
	movq	%r12, %rdi
	call	_Bfree@PLT
	addq	$24, %rsp
	movq	%r14, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L139:
	movsl
	cmpq	%r9, %rsi
	jnb	.L142
	movsl
	cmpq	%r9, %rsi
	jb	.L139
	jmp	.L142
.L151:
	leaq	.LC0(%rip), %rcx
	xorl	%edx, %edx
	movl	$473, %esi
	leaq	.LC1(%rip), %rdi
	call	__assert_func@PLT
	.size	__lshift, .-__lshift
	.section	.text.__mcmp,"ax",@progbits
	.p2align 4
	.globl	__mcmp
	.type	__mcmp, @function
__mcmp:
	movslq	20(%rsi), %rax
	movl	20(%rdi), %ecx
	subl	%eax, %ecx
	jne	.L152
	leaq	0(,%rax,4), %rdx
	addq	$24, %rdi
	leaq	(%rdi,%rdx), %rax
	leaq	24(%rsi,%rdx), %rdx
	jmp	.L155
	.p2align 4,,10
	.p2align 3
.L154:
	cmpq	%rax, %rdi
	jnb	.L152
.L155:
	subq	$4, %rax
	subq	$4, %rdx
	movl	(%rdx), %esi
	cmpl	%esi, (%rax)
	je	.L154
	sbbl	%ecx, %ecx
	orl	$1, %ecx
.L152:
	movl	%ecx, %eax
	ret
	.size	__mcmp, .-__mcmp
	.section	.text.__mdiff,"ax",@progbits
	.p2align 4
	.globl	__mdiff
	.type	__mdiff, @function
__mdiff:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	movq	%rdx, %rsi
	movq	%rbx, %rdi
	subq	$8, %rsp
	call	__mcmp@PLT
	testl	%eax, %eax
	je	.L176
	movl	$0, %r13d
	js	.L177
.L162:
	movl	8(%rbx), %esi
	movq	%r12, %rdi
	call	_Balloc@PLT
	movq	%rax, %r8
	testq	%rax, %rax
	je	.L178
	movl	%r13d, 16(%rax)
	movslq	20(%rbx), %rax
	leaq	24(%rbx), %r12
	leaq	24(%rbp), %rcx
	leaq	24(%r8), %r13
	movl	$24, %esi
	xorl	%edi, %edi
	movq	%rax, %r9
	leaq	(%r12,%rax,4), %r10
	movslq	20(%rbp), %rax
	leaq	(%rcx,%rax,4), %r11
	.p2align 4,,10
	.p2align 3
.L164:
	movl	(%rbx,%rsi), %edx
	movl	(%rcx), %r14d
	addq	$4, %rcx
	movzwl	%dx, %eax
	movzwl	%r14w, %r15d
	shrl	$16, %edx
	subl	%r15d, %eax
	shrl	$16, %r14d
	addl	%edi, %eax
	subl	%r14d, %edx
	movl	%eax, %edi
	movzwl	%ax, %eax
	sarl	$16, %edi
	addl	%edi, %edx
	movl	%edx, %edi
	sall	$16, %edx
	orl	%edx, %eax
	sarl	$16, %edi
	movl	%eax, (%r8,%rsi)
	addq	$4, %rsi
	cmpq	%r11, %rcx
	jb	.L164
	movq	%r11, %rcx
	leaq	25(%rbp), %rdx
	subq	%rbp, %rcx
	leaq	-25(%rcx), %rbp
	movl	$4, %ecx
	shrq	$2, %rbp
	cmpq	%rdx, %r11
	leaq	4(,%rbp,4), %rsi
	cmovb	%rcx, %rsi
	addq	%rsi, %r12
	addq	%r13, %rsi
	movq	%rsi, %rbx
	movq	%r12, %rcx
	cmpq	%r10, %r12
	jnb	.L179
	.p2align 4,,10
	.p2align 3
.L165:
	movl	(%rcx), %eax
	movl	%edi, %r11d
	addq	$4, %rbx
	addq	$4, %rcx
	movzwl	%ax, %edx
	addl	%edi, %edx
	movl	%eax, %edi
	addl	%r11d, %eax
	shrl	$16, %edi
	sarl	$16, %edx
	movzwl	%ax, %eax
	addl	%edi, %edx
	movl	%edx, %edi
	sall	$16, %edx
	orl	%edx, %eax
	sarl	$16, %edi
	movl	%eax, -4(%rbx)
	cmpq	%r10, %rcx
	jb	.L165
	subq	$1, %r10
	subq	%r12, %r10
	andq	$-4, %r10
	addq	%r10, %rsi
.L166:
	testl	%eax, %eax
	jne	.L167
	.p2align 4,,10
	.p2align 3
.L168:
	movl	-4(%rsi), %eax
	subq	$4, %rsi
	subl	$1, %r9d
	testl	%eax, %eax
	je	.L168
.L167:
	movl	%r9d, 20(%r8)
.L158:
	addq	$8, %rsp
	movq	%r8, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L177:
	movq	%rbx, %rax
	movl	$1, %r13d
	movq	%rbp, %rbx
	movq	%rax, %rbp
	jmp	.L162
	.p2align 4,,10
	.p2align 3
.L176:
	xorl	%esi, %esi
	movq	%r12, %rdi
	call	_Balloc@PLT
	movq	%rax, %r8
	testq	%rax, %rax
	je	.L180
	movq	$1, 20(%rax)
	jmp	.L158
	.p2align 4,,10
	.p2align 3
.L179:
	salq	$2, %rbp
	cmpq	%rdx, %r11
	movl	$0, %edx
	cmovb	%rdx, %rbp
	leaq	0(%r13,%rbp), %rsi
	jmp	.L166
.L180:
	leaq	.LC0(%rip), %rcx
	xorl	%edx, %edx
	movl	$562, %esi
	leaq	.LC1(%rip), %rdi
	call	__assert_func@PLT
.L178:
	leaq	.LC0(%rip), %rcx
	xorl	%edx, %edx
	movl	$576, %esi
	leaq	.LC1(%rip), %rdi
	call	__assert_func@PLT
	.size	__mdiff, .-__mdiff
	.section	.text.__ulp,"ax",@progbits
	.p2align 4
	.globl	__ulp
	.type	__ulp, @function
__ulp:
	movq	%xmm0, %rax
	xorl	%edx, %edx
	shrq	$32, %rax
	andl	$2146435072, %eax
	subl	$54525952, %eax
	testl	%eax, %eax
	jle	.L187
	salq	$32, %rax
	orq	%rdx, %rax
	movq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L187:
	negl	%eax
	movl	%eax, %ecx
	sarl	$20, %ecx
	cmpl	$20971519, %eax
	jg	.L183
	movl	$524288, %eax
	xorl	%edx, %edx
	sarl	%cl, %eax
	salq	$32, %rax
	orq	%rdx, %rax
	movq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L183:
	subl	$20, %ecx
	movl	$-2147483648, %edx
	movl	$1, %eax
	shrl	%cl, %edx
	cmpl	$31, %ecx
	cmovge	%rax, %rdx
	xorl	%eax, %eax
	salq	$32, %rax
	orq	%rdx, %rax
	movq	%rax, %xmm0
	ret
	.size	__ulp, .-__ulp
	.section	.text.__b2d,"ax",@progbits
	.p2align 4
	.globl	__b2d
	.type	__b2d, @function
__b2d:
	pushq	%r14
	pushq	%r13
	leaq	24(%rdi), %r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movslq	20(%rdi), %rax
	movq	%rsi, %rbx
	leaq	0(%r13,%rax,4), %rbp
	movl	-4(%rbp), %r12d
	leaq	-4(%rbp), %r14
	movl	%r12d, %edi
	call	__hi0bits@PLT
	movl	$32, %ecx
	movl	%ecx, %esi
	movl	%eax, %r8d
	subl	%eax, %esi
	movl	%esi, (%rbx)
	cmpl	$10, %eax
	jle	.L202
	leal	-11(%rax), %edi
	cmpq	%r14, %r13
	jnb	.L192
	movl	-8(%rbp), %edx
	testl	%edi, %edi
	je	.L193
	subl	%edi, %ecx
	movl	%r12d, %eax
	movl	%edx, %ebx
	movl	%ecx, %esi
	movl	%edi, %ecx
	sall	%cl, %eax
	movl	%esi, %ecx
	shrl	%cl, %ebx
	movl	%edi, %ecx
	orl	%ebx, %eax
	sall	%cl, %edx
	leaq	-8(%rbp), %rcx
	orl	$1072693248, %eax
	salq	$32, %rax
	cmpq	%rcx, %r13
	jnb	.L191
	movl	-12(%rbp), %edi
	movl	%esi, %ecx
	shrl	%cl, %edi
	orl	%edi, %edx
	jmp	.L191
	.p2align 4,,10
	.p2align 3
.L192:
	xorl	%edx, %edx
	cmpl	$11, %eax
	jne	.L203
.L193:
	movl	%r12d, %eax
	orl	$1072693248, %eax
	salq	$32, %rax
.L191:
	orq	%rdx, %rax
	popq	%rbx
	popq	%rbp
	movq	%rax, %xmm0
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L202:
	movl	$11, %ecx
	movl	%r12d, %edx
	xorl	%esi, %esi
	subl	%eax, %ecx
	shrl	%cl, %edx
	orl	$1072693248, %edx
	movq	%rdx, %rax
	salq	$32, %rax
	cmpq	%r14, %r13
	jnb	.L190
	movl	-8(%rbp), %esi
	shrl	%cl, %esi
.L190:
	leal	21(%r8), %ecx
	movl	%r12d, %edx
	sall	%cl, %edx
	orl	%esi, %edx
	jmp	.L191
	.p2align 4,,10
	.p2align 3
.L203:
	movl	%r12d, %eax
	movl	%edi, %ecx
	xorl	%edx, %edx
	sall	%cl, %eax
	orl	$1072693248, %eax
	salq	$32, %rax
	jmp	.L191
	.size	__b2d, .-__b2d
	.section	.text.__d2b,"ax",@progbits
	.p2align 4
	.globl	__d2b
	.type	__d2b, @function
__d2b:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rsi, %r12
	movl	$1, %esi
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%xmm0, %rbx
	subq	$16, %rsp
	call	_Balloc@PLT
	testq	%rax, %rax
	je	.L218
	movq	%rax, %r14
	movq	%rbx, %rax
	shrq	$32, %rax
	movl	%eax, %ecx
	shrl	$20, %eax
	andl	$1048575, %ecx
	movl	%ecx, %esi
	orl	$1048576, %esi
	andl	$2047, %eax
	cmovne	%esi, %ecx
	movl	%eax, %r13d
	movl	%ecx, 12(%rsp)
	testl	%ebx, %ebx
	jne	.L219
	leaq	12(%rsp), %rdi
	movl	$1, %ebx
	call	__lo0bits@PLT
	movl	12(%rsp), %edx
	movl	%ebx, 20(%r14)
	addl	$32, %eax
	movl	%edx, 24(%r14)
	testl	%r13d, %r13d
	je	.L212
.L220:
	leal	-1075(%r13,%rax), %edx
	movl	$53, %ebx
	movl	%edx, (%r12)
	subl	%eax, %ebx
.L213:
	movl	%ebx, 0(%rbp)
	addq	$16, %rsp
	movq	%r14, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L219:
	leaq	8(%rsp), %rdi
	movl	%ebx, 8(%rsp)
	call	__lo0bits@PLT
	testl	%eax, %eax
	je	.L208
	movl	12(%rsp), %edx
	movl	$32, %ecx
	subl	%eax, %ecx
	movl	%edx, %esi
	sall	%cl, %esi
	movl	8(%rsp), %ecx
	orl	%esi, %ecx
	movl	%ecx, 24(%r14)
	movl	%eax, %ecx
	shrl	%cl, %edx
	movl	%edx, 12(%rsp)
.L209:
	cmpl	$1, %edx
	movl	$1, %ebx
	movl	%edx, 28(%r14)
	sbbl	$-1, %ebx
	movl	%ebx, 20(%r14)
	testl	%r13d, %r13d
	jne	.L220
.L212:
	subl	$1074, %eax
	movl	%eax, (%r12)
	movslq	%ebx, %rax
	sall	$5, %ebx
	movl	20(%r14,%rax,4), %edi
	call	__hi0bits@PLT
	subl	%eax, %ebx
	jmp	.L213
	.p2align 4,,10
	.p2align 3
.L208:
	movl	8(%rsp), %edx
	movl	%edx, 24(%r14)
	movl	12(%rsp), %edx
	jmp	.L209
.L218:
	leaq	.LC0(%rip), %rcx
	xorl	%edx, %edx
	movl	$778, %esi
	leaq	.LC1(%rip), %rdi
	call	__assert_func@PLT
	.size	__d2b, .-__d2b
	.section	.text.__ratio,"ax",@progbits
	.p2align 4
	.globl	__ratio
	.type	__ratio, @function
__ratio:
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	leaq	8(%rsp), %rsi
	call	__b2d@PLT
	leaq	12(%rsp), %rsi
	movq	%r12, %rdi
	movq	%xmm0, %rbp
	call	__b2d@PLT
	movl	20(%r13), %eax
	subl	20(%r12), %eax
	sall	$5, %eax
	addl	8(%rsp), %eax
	subl	12(%rsp), %eax
	testl	%eax, %eax
	jle	.L222
	movq	%rbp, %rdx
	sall	$20, %eax
	movl	%ebp, %ebp
	movapd	%xmm0, %xmm1
	shrq	$32, %rdx
	addl	%edx, %eax
	movl	%eax, %eax
	salq	$32, %rax
	orq	%rax, %rbp
.L223:
	addq	$24, %rsp
	movq	%rbp, %xmm0
	divsd	%xmm1, %xmm0
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L222:
	movq	%xmm0, %rcx
	sall	$20, %eax
	movq	%rcx, %rdx
	shrq	$32, %rdx
	subl	%eax, %edx
	movl	%ecx, %eax
	salq	$32, %rdx
	orq	%rdx, %rax
	movq	%rax, %xmm1
	jmp	.L223
	.size	__ratio, .-__ratio
	.section	.text._mprec_log10,"ax",@progbits
	.p2align 4
	.globl	_mprec_log10
	.type	_mprec_log10, @function
_mprec_log10:
	cmpl	$23, %edi
	jle	.L230
	movsd	.LC2(%rip), %xmm0
	movsd	.LC3(%rip), %xmm1
	.p2align 4,,10
	.p2align 3
.L226:
	mulsd	%xmm1, %xmm0
	subl	$1, %edi
	jne	.L226
	ret
	.p2align 4,,10
	.p2align 3
.L230:
	movq	__mprec_tens@GOTPCREL(%rip), %rax
	movslq	%edi, %rdi
	movsd	(%rax,%rdi,8), %xmm0
	ret
	.size	_mprec_log10, .-_mprec_log10
	.section	.text.__copybits,"ax",@progbits
	.p2align 4
	.globl	__copybits
	.type	__copybits, @function
__copybits:
	leal	-1(%rsi), %ecx
	leaq	24(%rdx), %rsi
	movq	%rdi, %rax
	sarl	$5, %ecx
	leal	1(%rcx), %ecx
	movslq	%ecx, %rcx
	leaq	(%rdi,%rcx,4), %r8
	movslq	20(%rdx), %rcx
	leaq	(%rsi,%rcx,4), %rcx
	cmpq	%rcx, %rsi
	jnb	.L238
	.p2align 4,,10
	.p2align 3
.L233:
	movsl
	cmpq	%rcx, %rsi
	jb	.L233
	subq	%rdx, %rcx
	leaq	-25(%rcx), %rdx
	shrq	$2, %rdx
	leaq	4(%rax,%rdx,4), %rax
	cmpq	%r8, %rax
	jnb	.L239
	.p2align 4,,10
	.p2align 3
.L235:
	movl	$0, (%rax)
	addq	$4, %rax
.L238:
	cmpq	%r8, %rax
	jb	.L235
.L239:
	ret
	.size	__copybits, .-__copybits
	.section	.text.__any_on,"ax",@progbits
	.p2align 4
	.globl	__any_on
	.type	__any_on, @function
__any_on:
	movslq	20(%rdi), %rcx
	leaq	24(%rdi), %rdx
	movl	%esi, %edi
	sarl	$5, %edi
	cmpl	%edi, %ecx
	jge	.L241
	leaq	(%rdx,%rcx,4), %rax
	jmp	.L244
	.p2align 4,,10
	.p2align 3
.L245:
	movl	-4(%rax), %ecx
	subq	$4, %rax
	testl	%ecx, %ecx
	jne	.L247
.L244:
	cmpq	%rax, %rdx
	jb	.L245
	xorl	%ecx, %ecx
.L240:
	movl	%ecx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L241:
	movslq	%edi, %rax
	leaq	(%rdx,%rax,4), %rax
	jle	.L244
	andl	$31, %esi
	je	.L244
	movl	(%rax), %r8d
	movl	%esi, %ecx
	movl	%r8d, %edi
	shrl	%cl, %edi
	sall	%cl, %edi
	movl	$1, %ecx
	cmpl	%edi, %r8d
	jne	.L240
	jmp	.L244
	.p2align 4,,10
	.p2align 3
.L247:
	movl	$1, %ecx
	movl	%ecx, %eax
	ret
	.size	__any_on, .-__any_on
	.section	.rodata
	.align 8
	.type	p05.0, @object
	.size	p05.0, 12
p05.0:
	.long	5
	.long	25
	.long	125
	.globl	__mprec_tinytens
	.align 32
	.type	__mprec_tinytens, @object
	.size	__mprec_tinytens, 40
__mprec_tinytens:
	.long	-1747416644
	.long	1016910514
	.long	-710367437
	.long	961148451
	.long	1156884285
	.long	849678333
	.long	-812869731
	.long	626768392
	.long	1689022275
	.long	180880936
	.globl	__mprec_bigtens
	.align 32
	.type	__mprec_bigtens, @object
	.size	__mprec_bigtens, 40
__mprec_bigtens:
	.long	937459712
	.long	1128383353
	.long	-1257935337
	.long	1184086197
	.long	-381683211
	.long	1295535875
	.long	-114287310
	.long	1518499656
	.long	2138292028
	.long	1964330973
	.globl	__mprec_tens
	.align 32
	.type	__mprec_tens, @object
	.size	__mprec_tens, 200
__mprec_tens:
	.long	0
	.long	1072693248
	.long	0
	.long	1076101120
	.long	0
	.long	1079574528
	.long	0
	.long	1083129856
	.long	0
	.long	1086556160
	.long	0
	.long	1090021888
	.long	0
	.long	1093567616
	.long	0
	.long	1097011920
	.long	0
	.long	1100470148
	.long	0
	.long	1104006501
	.long	536870912
	.long	1107468383
	.long	-402653184
	.long	1110919286
	.long	-1577058304
	.long	1114446484
	.long	-448790528
	.long	1117925532
	.long	512753664
	.long	1121369284
	.long	640942080
	.long	1124887541
	.long	937459712
	.long	1128383353
	.long	-2049400832
	.long	1131820119
	.long	1733216256
	.long	1135329645
	.long	1620131072
	.long	1138841828
	.long	2025163840
	.long	1142271773
	.long	-689770672
	.long	1145772772
	.long	105764242
	.long	1149300943
	.long	-941536522
	.long	1152724226
	.long	2044304820
	.long	1156216899
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.long	0
	.long	1072693248
	.align 8
.LC3:
	.long	0
	.long	1076101120
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
