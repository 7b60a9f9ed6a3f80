// cba67ebed29bca0d365e7290c8955733 newlib/libc/string/strncmp.c
	.file	"strncmp.c"
	.text
	.section	.text.strncmp,"ax",@progbits
	.p2align 4
	.globl	strncmp
	.type	strncmp, @function
strncmp:
	xorl	%eax, %eax
	testq	%rdx, %rdx
	je	.L1
	movq	%rdi, %rax
	orq	%rsi, %rax
	testb	$7, %al
	je	.L18
.L3:
	movzbl	(%rdi), %ecx
	movzbl	(%rsi), %r8d
	subq	$1, %rdx
	cmpb	%r8b, %cl
	jne	.L5
	testq	%rdx, %rdx
	je	.L13
	testb	%cl, %cl
	je	.L13
	movl	$1, %eax
	.p2align 4,,10
	.p2align 3
.L6:
	movzbl	(%rdi,%rax), %ecx
	movzbl	(%rsi,%rax), %r8d
	cmpb	%r8b, %cl
	jne	.L5
	cmpq	%rax, %rdx
	sete	%r8b
	testb	%cl, %cl
	sete	%cl
	addq	$1, %rax
	orb	%cl, %r8b
	je	.L6
.L13:
	xorl	%eax, %eax
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	movabsq	$-72340172838076673, %r9
	movabsq	$-9187201950435737472, %r8
	cmpq	$7, %rdx
	ja	.L4
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L7:
	subq	$8, %rdx
	je	.L13
	leaq	(%rax,%r9), %rcx
	notq	%rax
	andq	%rcx, %rax
	testq	%r8, %rax
	jne	.L13
	addq	$8, %rdi
	addq	$8, %rsi
	cmpq	$7, %rdx
	jbe	.L3
.L4:
	movq	(%rdi), %rax
	cmpq	(%rsi), %rax
	je	.L7
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L5:
	movzbl	%cl, %eax
	subl	%r8d, %eax
	ret
	.size	strncmp, .-strncmp
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
