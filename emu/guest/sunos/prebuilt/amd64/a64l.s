// 27a96910d7e3b5e1dd3c961821a92609 newlib/libc/stdlib/a64l.c
	.file	"a64l.c"
	.text
	.section	.text.a64l,"ax",@progbits
	.p2align 4
	.globl	a64l
	.type	a64l, @function
a64l:
	movq	%rdi, %r8
	testq	%rdi, %rdi
	je	.L12
	movq	%rdi, %rcx
	movl	$6, %eax
	.p2align 4,,10
	.p2align 3
.L4:
	cmpb	$1, (%rcx)
	sbbq	$-1, %rcx
	subl	$1, %eax
	jne	.L4
	cmpq	%rcx, %r8
	jnb	.L12
	xorl	%esi, %esi
	xorl	%r9d, %r9d
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L23:
	cmpb	$64, %al
	jg	.L7
	movl	$1, %edi
	cmpb	$47, %al
	je	.L8
	subl	$46, %eax
	subl	$48, %edx
	cltq
	cmpb	$10, %dl
	cmovnb	%r9, %rax
	movq	%rax, %rdi
.L8:
	salq	$6, %rsi
	addq	%rdi, %rsi
	cmpq	%rcx, %r8
	je	.L22
	.p2align 4,,10
	.p2align 3
.L10:
	movsbl	-1(%rcx), %eax
	subq	$1, %rcx
	movl	%eax, %edx
	cmpb	$90, %al
	jle	.L23
	subl	$59, %eax
	subl	$97, %edx
	cmpb	$26, %dl
	cltq
	cmovnb	%r9, %rax
	salq	$6, %rsi
	movq	%rax, %rdi
	addq	%rdi, %rsi
	cmpq	%rcx, %r8
	jne	.L10
.L22:
	movq	%rsi, %rax
	testl	$2147483648, %esi
	jne	.L24
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	subl	$53, %eax
	movslq	%eax, %rdi
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L24:
	movabsq	$-4294967296, %rdx
	addq	%rdx, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	xorl	%eax, %eax
	ret
	.size	a64l, .-a64l
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
