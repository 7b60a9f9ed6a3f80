// aac675c1f098946feaa6bbaee437aa23 newlib/libc/stdlib/gdtoa-gethex.c
	.file	"gdtoa-gethex.c"
	.text
	.section	.text.rshift,"ax",@progbits
	.p2align 4
	.type	rshift, @function
rshift:
	pushq	%r12
	movq	%rdi, %r9
	pushq	%rbp
	pushq	%rbx
	movl	%esi, %ebx
	movslq	20(%rdi), %r11
	sarl	$5, %ebx
	cmpl	%ebx, %r11d
	jg	.L2
.L6:
	movl	$0, 20(%r9)
.L3:
	popq	%rbx
	popq	%rbp
	movl	$0, 24(%r9)
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	leaq	24(%rdi), %rbp
	movl	%esi, %r8d
	movslq	%ebx, %rbx
	leaq	0(%rbp,%r11,4), %r10
	leaq	0(%rbp,%rbx,4), %rsi
	andl	$31, %r8d
	je	.L23
	movl	(%rsi), %edi
	movl	$32, %r12d
	movl	%r8d, %ecx
	leaq	4(%rsi), %rdx
	subl	%r8d, %r12d
	shrl	%cl, %edi
	cmpq	%r10, %rdx
	jnb	.L7
	movq	%rbp, %rsi
	.p2align 4,,10
	.p2align 3
.L8:
	movl	(%rdx), %eax
	movl	%r12d, %ecx
	addq	$4, %rsi
	addq	$4, %rdx
	sall	%cl, %eax
	movl	%r8d, %ecx
	orl	%edi, %eax
	movl	%eax, -4(%rsi)
	movl	-4(%rdx), %edi
	shrl	%cl, %edi
	cmpq	%r10, %rdx
	jb	.L8
	subq	%rbx, %r11
	leaq	-4(%rbp,%r11,4), %rax
	movl	%edi, (%rax)
	testl	%edi, %edi
	je	.L9
.L11:
	addq	$4, %rax
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L23:
	movq	%rbp, %rdi
	cmpq	%r10, %rsi
	jnb	.L6
	.p2align 4,,10
	.p2align 3
.L5:
	movsl
	cmpq	%r10, %rsi
	jb	.L5
	subq	%rbx, %r11
	leaq	0(%rbp,%r11,4), %rax
.L9:
	subq	%rbp, %rax
	sarq	$2, %rax
	movl	%eax, 20(%r9)
	testl	%eax, %eax
	je	.L3
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movl	%edi, 24(%r9)
	testl	%edi, %edi
	je	.L6
	movq	%rbp, %rax
	jmp	.L11
	.size	rshift, .-rshift
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"Balloc succeeded"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	.string	"./newlib/libc/stdlib/gdtoa-gethex.c"
	.section	.text.__gethex,"ax",@progbits
	.p2align 4
	.globl	__gethex
	.type	__gethex, @function
__gethex:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	subq	$120, %rsp
	movq	_C_numeric_locale@GOTPCREL(%rip), %rax
	movq	%rdi, 32(%rsp)
	movq	(%rax), %rbx
	movq	%rdx, 16(%rsp)
	movq	%rcx, 72(%rsp)
	movq	%rbx, %rdi
	movl	%r9d, 84(%rsp)
	movq	%r8, 40(%rsp)
	movq	%rbx, 24(%rsp)
	call	strlen@PLT
	movzbl	-1(%rbx,%rax), %r9d
	movq	%rax, %rdx
	movq	0(%rbp), %rax
	movzbl	2(%rax), %ecx
	cmpb	$48, %cl
	jne	.L25
	leaq	3(%rax), %rsi
	movq	%rsi, %rax
	.p2align 4,,10
	.p2align 3
.L26:
	movq	%rax, %r11
	movzbl	(%rax), %ecx
	addq	$1, %rax
	cmpb	$48, %cl
	je	.L26
	movl	%r11d, %eax
	subl	%esi, %eax
	leal	1(%rax), %r15d
.L27:
	movq	__hexdig@GOTPCREL(%rip), %r12
	cmpb	$0, (%r12,%rcx)
	je	.L184
	movzbl	(%r11), %eax
	xorl	%r14d, %r14d
	xorl	%ebx, %ebx
	movzbl	(%r12,%rax), %eax
.L33:
	testb	%al, %al
	je	.L185
.L31:
	movq	%r11, %r13
	.p2align 4,,10
	.p2align 3
.L34:
	movzbl	1(%r13), %eax
	addq	$1, %r13
	cmpb	$0, (%r12,%rax)
	jne	.L34
.L35:
	movq	24(%rsp), %rsi
	movq	%r13, %rdi
	movq	%r11, 64(%rsp)
	movb	%r9b, 56(%rsp)
	movq	%rdx, 48(%rsp)
	call	strncmp@PLT
	movq	48(%rsp), %rdx
	movzbl	56(%rsp), %r9d
	testl	%eax, %eax
	movl	%eax, 8(%rsp)
	movq	64(%rsp), %r11
	je	.L186
	movl	$0, 8(%rsp)
	movzbl	0(%r13), %eax
	testq	%rbx, %rbx
	je	.L41
.L40:
	subl	%r13d, %ebx
	leal	0(,%rbx,4), %edi
	movl	%edi, 8(%rsp)
.L41:
	andl	$-33, %eax
	movq	%r13, %rbx
	cmpb	$80, %al
	je	.L102
.L42:
	movq	%r13, 0(%rbp)
	testl	%r14d, %r14d
	jne	.L101
.L48:
	movq	%rbx, %rax
	xorl	%esi, %esi
	subq	%r11, %rax
	subl	$1, %eax
	cmpl	$7, %eax
	jle	.L50
	.p2align 4,,10
	.p2align 3
.L51:
	sarl	%eax
	addl	$1, %esi
	cmpl	$7, %eax
	jg	.L51
.L50:
	movq	32(%rsp), %rdi
	movq	%r11, 64(%rsp)
	movb	%r9b, 56(%rsp)
	movq	%rdx, 48(%rsp)
	call	_Balloc@PLT
	movq	48(%rsp), %rdx
	movzbl	56(%rsp), %r9d
	testq	%rax, %rax
	movq	64(%rsp), %r11
	movq	%rax, %r10
	je	.L187
	leaq	24(%rax), %r15
	cmpq	%rbx, %r11
	jnb	.L113
	movq	%rax, 96(%rsp)
	xorl	%ebp, %ebp
	xorl	%r13d, %r13d
	movl	$1, %r8d
	movq	%r15, 104(%rsp)
	jmp	.L60
	.p2align 4,,10
	.p2align 3
.L57:
	cmpl	$32, %ebp
	je	.L188
	movl	%ebp, %ecx
	addl	$4, %ebp
.L59:
	movzbl	-1(%rbx), %eax
	movq	%r14, %rbx
	movzbl	(%r12,%rax), %eax
	andl	$15, %eax
	sall	%cl, %eax
	orl	%eax, %r13d
	cmpq	%rbx, %r11
	jnb	.L189
.L60:
	leaq	-1(%rbx), %r14
	cmpb	%r9b, -1(%rbx)
	jne	.L57
	movq	%r8, %rcx
	subq	%rdx, %rcx
	addq	%r14, %rcx
	cmpq	%r11, %rcx
	jb	.L57
	movq	24(%rsp), %rsi
	movq	%rcx, %rdi
	movq	%r11, 88(%rsp)
	movb	%r9b, 64(%rsp)
	movq	%rdx, 56(%rsp)
	movq	%rcx, 48(%rsp)
	call	strncmp@PLT
	movq	48(%rsp), %rcx
	movq	56(%rsp), %rdx
	movl	$1, %r8d
	testl	%eax, %eax
	movzbl	64(%rsp), %r9d
	movq	88(%rsp), %r11
	jne	.L57
	movq	%rcx, %rbx
	cmpq	%rbx, %r11
	jb	.L60
	.p2align 4,,10
	.p2align 3
.L189:
	movq	%r15, %r14
	movq	96(%rsp), %r10
	movq	104(%rsp), %r15
.L53:
	movl	%r13d, (%r14)
	addq	$4, %r14
	movl	%r13d, %edi
	subq	%r15, %r14
	movq	%r10, 24(%rsp)
	sarq	$2, %r14
	movl	%r14d, 20(%r10)
	sall	$5, %r14d
	call	__hi0bits@PLT
	movq	24(%rsp), %r10
	subl	%eax, %r14d
	movq	16(%rsp), %rax
	movl	(%rax), %ebp
	cmpl	%ebp, %r14d
	jg	.L190
	movl	$0, %ebx
	jl	.L191
.L65:
	movq	16(%rsp), %rax
	movl	8(%rsp), %edi
	cmpl	%edi, 8(%rax)
	jl	.L67
	movq	16(%rsp), %rsi
	movl	8(%rsp), %edi
	movl	4(%rsi), %eax
	cmpl	%edi, %eax
	jle	.L117
	movl	%eax, %r12d
	subl	%edi, %r12d
	cmpl	%r12d, %ebp
	jg	.L69
	movl	12(%rsi), %edx
	cmpl	$2, %edx
	je	.L70
	cmpl	$3, %edx
	je	.L71
	cmpl	$1, %edx
	je	.L192
.L72:
	movq	32(%rsp), %rdi
	movq	%r10, %rsi
	movl	$80, %r12d
	call	_Bfree@PLT
	movq	40(%rsp), %rax
	movq	$0, (%rax)
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L186:
	testq	%rbx, %rbx
	je	.L37
	subl	%r13d, %ebx
	leal	0(,%rbx,4), %eax
	movq	%r13, %rbx
	movl	%eax, 8(%rsp)
	movzbl	0(%r13), %eax
	andl	$-33, %eax
	cmpb	$80, %al
	jne	.L42
.L102:
	movzbl	1(%rbx), %eax
	cmpb	$43, %al
	je	.L108
	cmpb	$45, %al
	je	.L109
	movzbl	(%r12,%rax), %eax
	leaq	1(%rbx), %rsi
	xorl	%edi, %edi
	movq	%rbx, %r13
	leal	-1(%rax), %ecx
	cmpb	$24, %cl
	ja	.L42
.L195:
	leal	-16(%rax), %ecx
	leaq	1(%rsi), %r13
	movzbl	1(%rsi), %eax
	jmp	.L182
	.p2align 4,,10
	.p2align 3
.L193:
	leal	(%rcx,%rcx,4), %eax
	addq	$1, %r13
	leal	-16(%rsi,%rax,2), %ecx
	movzbl	0(%r13), %eax
.L182:
	movzbl	(%r12,%rax), %esi
	movl	%esi, %eax
	subl	$1, %eax
	cmpb	$24, %al
	jbe	.L193
	movl	%ecx, %eax
	movq	%r13, 0(%rbp)
	negl	%eax
	testl	%edi, %edi
	cmovne	%eax, %ecx
	addl	%ecx, 8(%rsp)
	testl	%r14d, %r14d
	je	.L48
	.p2align 4,,10
	.p2align 3
.L101:
	cmpl	$1, %r15d
	sbbl	%r12d, %r12d
	andl	$6, %r12d
.L24:
	addq	$120, %rsp
	movl	%r12d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L188:
	movl	%r13d, (%r15)
	xorl	%ecx, %ecx
	addq	$4, %r15
	movl	$4, %ebp
	xorl	%r13d, %r13d
	jmp	.L59
	.p2align 4,,10
	.p2align 3
.L184:
	movq	24(%rsp), %rsi
	movq	%r11, %rdi
	movb	%r9b, 56(%rsp)
	movq	%rdx, 48(%rsp)
	movq	%r11, 8(%rsp)
	call	strncmp@PLT
	movq	8(%rsp), %r11
	movq	48(%rsp), %rdx
	testl	%eax, %eax
	movzbl	56(%rsp), %r9d
	movl	%eax, %r14d
	jne	.L29
	leaq	(%r11,%rdx), %rbx
	movzbl	(%rbx), %ecx
	cmpb	$0, (%r12,%rcx)
	movq	%rcx, %rax
	je	.L30
	movq	%rbx, %r11
	cmpb	$48, %cl
	jne	.L104
	.p2align 4,,10
	.p2align 3
.L32:
	movzbl	1(%r11), %eax
	addq	$1, %r11
	cmpb	$48, %al
	je	.L32
	movzbl	(%r12,%rax), %eax
	xorl	%r14d, %r14d
	movl	$1, %r15d
	testb	%al, %al
	sete	%r14b
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L117:
	movl	$1, %r12d
.L68:
	testl	%ebx, %ebx
	je	.L78
	movq	16(%rsp), %rax
	movl	12(%rax), %eax
	cmpl	$2, %eax
	je	.L79
	cmpl	$3, %eax
	je	.L80
	cmpl	$1, %eax
	je	.L194
.L81:
	orl	$16, %r12d
.L78:
	movq	40(%rsp), %rax
	movl	8(%rsp), %edi
	movq	%r10, (%rax)
	movq	72(%rsp), %rax
	movl	%edi, (%rax)
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L109:
	movl	$1, %edi
.L43:
	movzbl	2(%rbx), %eax
	leaq	2(%rbx), %rsi
	movq	%rbx, %r13
	movzbl	(%r12,%rax), %eax
	leal	-1(%rax), %ecx
	cmpb	$24, %cl
	ja	.L42
	jmp	.L195
	.p2align 4,,10
	.p2align 3
.L190:
	subl	%ebp, %r14d
	movq	%r10, %rdi
	movl	%r14d, %esi
	call	__any_on@PLT
	movq	24(%rsp), %r10
	testl	%eax, %eax
	movl	%eax, %ebx
	je	.L62
	leal	-1(%r14), %ecx
	movl	$1, %eax
	movl	$1, %ebx
	movl	%ecx, %edx
	sall	%cl, %eax
	sarl	$5, %edx
	movslq	%edx, %rdx
	andl	(%r15,%rdx,4), %eax
	je	.L62
	cmpl	$1, %ecx
	jg	.L63
.L64:
	movl	$2, %ebx
	.p2align 4,,10
	.p2align 3
.L62:
	movq	%r10, %rdi
	movl	%r14d, %esi
	movq	%r10, 24(%rsp)
	call	rshift
	addl	%r14d, 8(%rsp)
	movq	24(%rsp), %r10
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L69:
	leal	-1(%r12), %ecx
	testl	%ebx, %ebx
	jne	.L118
	testl	%ecx, %ecx
	jne	.L196
.L76:
	movl	%ecx, %edx
	movl	$1, %eax
	movl	%r12d, %esi
	movq	%r10, %rdi
	sarl	$5, %edx
	sall	%cl, %eax
	movq	%r10, 24(%rsp)
	movslq	%edx, %rdx
	andl	(%r15,%rdx,4), %eax
	movl	%ebx, %edx
	orl	$2, %edx
	testl	%eax, %eax
	cmovne	%edx, %ebx
	subl	%r12d, %ebp
	movl	$2, %r12d
	call	rshift
	movq	16(%rsp), %rax
	movq	24(%rsp), %r10
	movl	4(%rax), %eax
	movl	%eax, 8(%rsp)
	jmp	.L68
	.p2align 4,,10
	.p2align 3
.L29:
	movzbl	(%r11), %eax
	movq	%r11, %rbx
.L30:
	andl	$-33, %eax
	cmpb	$80, %al
	je	.L197
	movq	%rbx, 0(%rbp)
	jmp	.L101
.L79:
	movl	84(%rsp), %edi
	movl	$1, %eax
	subl	%edi, %eax
	movl	%eax, 84(%rsp)
.L80:
	movl	84(%rsp), %eax
	testl	%eax, %eax
	je	.L81
.L82:
	movslq	20(%r10), %r13
	movq	%r15, %rax
	movq	%r13, %rbx
	salq	$2, %r13
	leaq	(%r15,%r13), %rcx
	jmp	.L85
	.p2align 4,,10
	.p2align 3
.L83:
	addq	$4, %rax
	movl	$0, -4(%rax)
	cmpq	%rcx, %rax
	jnb	.L198
.L85:
	movl	(%rax), %edx
	cmpl	$-1, %edx
	je	.L83
	addl	$1, %edx
	movl	%edx, (%rax)
.L84:
	cmpl	$2, %r12d
	je	.L199
	movslq	20(%r10), %rax
	cmpl	%ebx, %eax
	jg	.L91
	andl	$31, %ebp
	jne	.L200
.L183:
	movl	$33, %r12d
	jmp	.L78
.L194:
	testb	$2, %bl
	je	.L81
	orl	(%r15), %ebx
	andl	$1, %ebx
	jne	.L82
	jmp	.L81
	.p2align 4,,10
	.p2align 3
.L108:
	xorl	%edi, %edi
	jmp	.L43
	.p2align 4,,10
	.p2align 3
.L191:
	movl	%ebp, %r12d
	movq	32(%rsp), %rdi
	movq	%r10, %rsi
	subl	%r14d, %r12d
	movl	%r12d, %edx
	call	__lshift@PLT
	subl	%r12d, 8(%rsp)
	movq	%rax, %r10
	leaq	24(%rax), %r15
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L37:
	leaq	0(%r13,%rdx), %rbx
	movzbl	(%rbx), %ecx
	movq	%rbx, %r13
	cmpb	$0, (%r12,%rcx)
	movq	%rcx, %rax
	je	.L41
	.p2align 4,,10
	.p2align 3
.L39:
	movzbl	1(%r13), %ecx
	addq	$1, %r13
	cmpb	$0, (%r12,%rcx)
	movq	%rcx, %rax
	jne	.L39
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L25:
	leaq	2(%rax), %r11
	xorl	%r15d, %r15d
	jmp	.L27
.L185:
	movq	%r11, %r13
	jmp	.L35
.L200:
	movl	-4(%r15,%r13), %edi
	movq	%r10, 24(%rsp)
	call	__hi0bits@PLT
	movq	24(%rsp), %r10
	movl	%eax, %edx
	movl	$32, %eax
	subl	%ebp, %eax
	cmpl	%eax, %edx
	jge	.L183
	movslq	20(%r10), %rax
.L91:
	testl	%eax, %eax
	jle	.L179
	leaq	(%r15,%rax,4), %rdi
	movl	24(%r10), %eax
	leaq	28(%r10), %rcx
	shrl	%eax
	cmpq	%rdi, %rcx
	jnb	.L94
	movq	%r15, %rsi
	movl	%eax, %edx
.L95:
	movl	(%rcx), %eax
	addq	$4, %rsi
	addq	$4, %rcx
	sall	$31, %eax
	orl	%edx, %eax
	movl	%eax, -4(%rsi)
	movl	-4(%rcx), %edx
	shrl	%edx
	cmpq	%rdi, %rcx
	jb	.L95
	subq	%r10, %rdi
	movl	%edx, %eax
	leaq	-29(%rdi), %rdx
	shrq	$2, %rdx
	leaq	4(%r15,%rdx,4), %rdx
	movl	%eax, (%rdx)
	testl	%eax, %eax
	jne	.L99
.L96:
	movq	%rdx, %rax
	subq	%r15, %rax
	sarq	$2, %rax
	movl	%eax, 20(%r10)
	testl	%eax, %eax
	je	.L98
.L97:
	movq	16(%rsp), %rdi
	addl	$1, 8(%rsp)
	movl	8(%rsp), %eax
	cmpl	%eax, 8(%rdi)
	jge	.L183
.L67:
	movq	32(%rsp), %rdi
	movq	%r10, %rsi
	movl	$163, %r12d
	call	_Bfree@PLT
	movq	40(%rsp), %rax
	movq	$0, (%rax)
	jmp	.L24
.L113:
	movq	%r15, %r14
	xorl	%r13d, %r13d
	jmp	.L53
.L118:
	movl	$1, %ebx
	jmp	.L76
.L196:
	movl	%ecx, %esi
	movq	%r10, %rdi
	movl	%ecx, 24(%rsp)
	movq	%r10, 8(%rsp)
	call	__any_on@PLT
	movq	8(%rsp), %r10
	movl	24(%rsp), %ecx
	movl	%eax, %ebx
	jmp	.L76
.L63:
	movq	%r10, %rdi
	leal	-2(%r14), %esi
	movq	%r10, 24(%rsp)
	call	__any_on@PLT
	movq	24(%rsp), %r10
	testl	%eax, %eax
	je	.L64
	movl	$3, %ebx
	jmp	.L62
.L197:
	movl	$0, 8(%rsp)
	movl	$1, %r14d
	jmp	.L102
.L192:
	cmpl	%r12d, %ebp
	jne	.L72
	cmpl	$1, %ebp
	je	.L74
	movq	%r10, %rdi
	leal	-1(%rbp), %esi
	movq	%r10, 8(%rsp)
	call	__any_on@PLT
	movq	8(%rsp), %r10
	testl	%eax, %eax
	je	.L72
	movq	16(%rsp), %rax
	movl	4(%rax), %eax
.L74:
	movq	72(%rsp), %rdi
	movl	$98, %r12d
	movl	%eax, (%rdi)
	movq	40(%rsp), %rax
	movl	$1, 20(%r10)
	movl	$1, (%r15)
	movq	%r10, (%rax)
	jmp	.L24
.L71:
	movl	84(%rsp), %edx
	testl	%edx, %edx
	je	.L72
	jmp	.L74
.L70:
	movl	84(%rsp), %ecx
	testl	%ecx, %ecx
	jne	.L72
	jmp	.L74
.L198:
	movslq	20(%r10), %rax
	cmpl	12(%r10), %eax
	jge	.L201
.L86:
	leal	1(%rax), %edx
	movl	%edx, 20(%r10)
	movl	$1, 24(%r10,%rax,4)
	jmp	.L84
.L199:
	movq	16(%rsp), %rax
	movl	$34, %r12d
	movl	(%rax), %eax
	subl	$1, %eax
	cmpl	%ebp, %eax
	jne	.L78
	movl	%ebp, %edx
	movl	$1, %eax
	movl	%ebp, %ecx
	sarl	$5, %edx
	sall	%cl, %eax
	movslq	%edx, %rdx
	andl	(%r15,%rdx,4), %eax
	jne	.L183
	jmp	.L78
.L104:
	movl	$1, %r15d
	jmp	.L31
.L201:
	movl	8(%r10), %eax
	movq	32(%rsp), %rdi
	movq	%r10, 24(%rsp)
	leal	1(%rax), %esi
	call	_Balloc@PLT
	movq	24(%rsp), %r10
	testq	%rax, %rax
	movq	%rax, %r14
	je	.L202
	movslq	20(%r10), %rax
	leaq	16(%r10), %rsi
	leaq	16(%r14), %rdi
	movq	%r10, 24(%rsp)
	leaq	24(%r14), %r15
	leaq	8(,%rax,4), %rdx
	call	memcpy@PLT
	movq	24(%rsp), %rsi
	movq	32(%rsp), %rdi
	call	_Bfree@PLT
	movslq	20(%r14), %rax
	movq	%r14, %r10
	jmp	.L86
.L179:
	movl	$0, 20(%r10)
.L98:
	movl	$0, 24(%r10)
	jmp	.L97
.L94:
	movl	%eax, 24(%r10)
	testl	%eax, %eax
	je	.L179
	movq	%r15, %rdx
.L99:
	addq	$4, %rdx
	jmp	.L96
.L187:
	leaq	.LC0(%rip), %rcx
	xorl	%edx, %edx
	movl	$222, %esi
	leaq	.LC1(%rip), %rdi
	call	__assert_func@PLT
.L202:
	leaq	.LC0(%rip), %rcx
	xorl	%edx, %edx
	movl	$132, %esi
	leaq	.LC1(%rip), %rdi
	call	__assert_func@PLT
	.size	__gethex, .-__gethex
	.globl	__hexdig
	.section	.rodata
	.align 32
	.type	__hexdig, @object
	.size	__hexdig, 256
__hexdig:
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	"\020\021\022\023\024\025\026\027\030\031"
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	"\032\033\034\035\036\037"
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	"\032\033\034\035\036\037"
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
