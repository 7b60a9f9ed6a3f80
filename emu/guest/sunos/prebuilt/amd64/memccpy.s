// a68c551ad82fbc90e90e705a1b940a57 newlib/libc/string/memccpy.c
	.file	"memccpy.c"
	.text
	.section	.text.memccpy,"ax",@progbits
	.p2align 4
	.globl	memccpy
	.type	memccpy, @function
memccpy:
	pushq	%rbx
	movq	%rdi, %rax
	movl	%edx, %r8d
	cmpq	$7, %rcx
	jbe	.L2
	orq	%rsi, %rdi
	andl	$7, %edi
	je	.L13
.L2:
	addq	%rsi, %rcx
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L7:
	movzbl	(%rsi), %edx
	addq	$1, %rsi
	addq	$1, %rax
	movb	%dl, -1(%rax)
	cmpb	%r8b, %dl
	je	.L1
.L6:
	cmpq	%rcx, %rsi
	jne	.L7
	xorl	%eax, %eax
.L1:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	movsbq	%dl, %rdx
	movl	$8, %r9d
	.p2align 4,,10
	.p2align 3
.L3:
	salq	$8, %rdi
	addq	%rdx, %rdi
	subl	$1, %r9d
	jne	.L3
	movabsq	$-72340172838076673, %rbx
	movabsq	$-9187201950435737472, %r11
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L14:
	subq	$8, %rcx
	addq	$8, %rax
	addq	$8, %rsi
	movq	%r10, -8(%rax)
	cmpq	$7, %rcx
	jbe	.L2
.L4:
	movq	(%rsi), %r10
	movq	%r10, %rdx
	xorq	%rdi, %rdx
	leaq	(%rdx,%rbx), %r9
	notq	%rdx
	andq	%r9, %rdx
	testq	%r11, %rdx
	je	.L14
	jmp	.L2
	.size	memccpy, .-memccpy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
