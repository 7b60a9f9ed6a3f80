// d1b2a9add6445a56e584add36de8b1b9 newlib/libc/stdlib/gdtoa-hexnan.c
	.file	"gdtoa-hexnan.c"
	.text
	.section	.text.__match,"ax",@progbits
	.p2align 4
	.globl	__match
	.type	__match, @function
__match:
	movq	(%rdi), %rdx
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L5:
	movsbl	(%rdx), %eax
	leal	-65(%rax), %r9d
	leal	32(%rax), %r8d
	cmpl	$26, %r9d
	cmovb	%r8d, %eax
	cmpl	%ecx, %eax
	jne	.L6
.L2:
	movsbl	(%rsi), %ecx
	addq	$1, %rsi
	addq	$1, %rdx
	testl	%ecx, %ecx
	jne	.L5
	movq	%rdx, (%rdi)
	movl	$1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	xorl	%eax, %eax
	ret
	.size	__match, .-__match
	.section	.text.__hexnan,"ax",@progbits
	.p2align 4
	.globl	__hexnan
	.type	__hexnan, @function
__hexnan:
	pushq	%r15
	movq	%rdi, %r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movl	(%rsi), %eax
	movq	%rdx, %rbx
	movl	%eax, %edx
	sarl	$5, %edx
	andl	$31, %eax
	movslq	%edx, %rdx
	movl	%eax, %esi
	leaq	(%rbx,%rdx,4), %rdx
	jne	.L9
	leaq	-4(%rdx), %r9
	movq	%rdx, %r13
.L10:
	movq	(%r15), %rdi
	movl	$0, -4(%r13)
	movzbl	1(%rdi), %ecx
	testl	%ecx, %ecx
	je	.L21
	movl	%esi, -12(%rsp)
	xorl	%r14d, %r14d
	movq	__hexdig@GOTPCREL(%rip), %r12
	xorl	%edx, %edx
	movq	%r15, -8(%rsp)
	movq	%r9, %r10
	movq	%r9, %r8
	movq	%rbx, %rbp
	xorl	%r11d, %r11d
	movq	%r9, %rbx
	movl	%r14d, %r9d
	.p2align 4,,10
	.p2align 3
.L25:
	movl	%ecx, %eax
	movzbl	(%r12,%rax), %eax
	testb	%al, %al
	jne	.L13
	cmpl	$32, %ecx
	ja	.L14
	cmpl	%r9d, %r11d
	jle	.L15
	cmpq	%r10, %r8
	jnb	.L20
	cmpl	$7, %edx
	jg	.L20
	movl	$8, %r15d
	movq	%rdi, -24(%rsp)
	movl	$32, %r14d
	movl	(%r8), %eax
	subl	%edx, %r15d
	movq	%r8, %rdx
	sall	$2, %r15d
	subl	%r15d, %r14d
	.p2align 4,,10
	.p2align 3
.L19:
	movl	4(%rdx), %esi
	movl	%r14d, %ecx
	addq	$4, %rdx
	movl	%esi, %edi
	sall	%cl, %edi
	movl	%r15d, %ecx
	orl	%edi, %eax
	movl	%eax, -4(%rdx)
	movl	%esi, %eax
	shrl	%cl, %eax
	movl	%eax, (%rdx)
	cmpq	%r10, %rdx
	jb	.L19
	movq	-24(%rsp), %rdi
.L20:
	movl	$8, %edx
	cmpq	%r8, %rbp
	jnb	.L15
	leaq	-4(%r8), %r10
	movl	$0, -4(%r8)
	movl	%r11d, %r9d
	xorl	%edx, %edx
	movq	%r10, %r8
	.p2align 4,,10
	.p2align 3
.L15:
	movzbl	2(%rdi), %ecx
	addq	$1, %rdi
	testl	%ecx, %ecx
	jne	.L25
	movl	-12(%rsp), %esi
	movq	%rbx, %r9
	movq	%rbp, %rbx
.L22:
	testl	%r11d, %r11d
	je	.L21
	cmpq	%r10, %r8
	jnb	.L31
	cmpl	$7, %edx
	jle	.L26
.L31:
	cmpq	%r8, %rbx
	jnb	.L64
.L40:
	movq	%rbx, %rdi
	movq	%r8, %rsi
	.p2align 4,,10
	.p2align 3
.L28:
	movsl
	cmpq	%rsi, %r9
	jnb	.L28
	movq	%r9, %rax
	leaq	1(%r9), %rdx
	subq	%r8, %rax
	addq	$1, %r8
	shrq	$2, %rax
	cmpq	%r8, %rdx
	movl	$4, %edx
	leaq	4(,%rax,4), %rax
	cmovb	%rdx, %rax
	addq	%rbx, %rax
	.p2align 4,,10
	.p2align 3
.L32:
	addq	$4, %rax
	movl	$0, -4(%rax)
	cmpq	%rax, %r9
	jnb	.L32
	movl	-4(%r13), %eax
.L33:
	testl	%eax, %eax
	je	.L38
	jmp	.L37
	.p2align 4,,10
	.p2align 3
.L36:
	movl	-4(%r9), %eax
	subq	$4, %r9
	testl	%eax, %eax
	jne	.L37
.L38:
	cmpq	%r9, %rbx
	jne	.L36
	movl	$1, (%r9)
.L37:
	popq	%rbx
	movl	$5, %eax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	addl	$1, %edx
	addl	$1, %r11d
	cmpl	$8, %edx
	jg	.L23
	movl	(%r8), %ecx
	sall	$4, %ecx
.L24:
	andl	$15, %eax
	orl	%ecx, %eax
	movl	%eax, (%r8)
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L23:
	cmpq	%r8, %rbp
	jnb	.L15
	movl	$0, -4(%r8)
	xorl	%ecx, %ecx
	subq	$4, %r8
	movl	$1, %edx
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L9:
	leaq	4(%rdx), %r13
	movq	%rdx, %r9
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L64:
	movl	-4(%r13), %eax
	testl	%esi, %esi
	je	.L33
	movl	$32, %ecx
	movl	$-1, %edx
	subl	%esi, %ecx
	shrl	%cl, %edx
	andl	%edx, %eax
	movl	%eax, -4(%r13)
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L14:
	movq	%rbx, %r9
	movl	-12(%rsp), %esi
	movq	-8(%rsp), %r15
	movq	%rbp, %rbx
	cmpl	$41, %ecx
	je	.L65
.L21:
	popq	%rbx
	movl	$4, %eax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	movl	$8, %ebp
	movl	(%r8), %eax
	movl	$32, %r12d
	movq	%r8, %rdi
	subl	%edx, %ebp
	sall	$2, %ebp
	movl	%eax, %edx
	subl	%ebp, %r12d
	.p2align 4,,10
	.p2align 3
.L30:
	movl	4(%rdi), %r11d
	movl	%r12d, %ecx
	addq	$4, %rdi
	movl	%r11d, %eax
	sall	%cl, %eax
	movl	%ebp, %ecx
	orl	%edx, %eax
	movl	%r11d, %edx
	shrl	%cl, %edx
	movl	%eax, -4(%rdi)
	movl	%edx, (%rdi)
	cmpq	%r10, %rdi
	jb	.L30
	cmpq	%r8, %rbx
	jb	.L40
	jmp	.L64
	.p2align 4,,10
	.p2align 3
.L65:
	addq	$2, %rdi
	movq	%rdi, (%r15)
	jmp	.L22
	.size	__hexnan, .-__hexnan
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
