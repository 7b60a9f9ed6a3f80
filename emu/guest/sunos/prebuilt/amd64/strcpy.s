// 04d9b1cfa3f2e4da8cbcd65ec7e55352 newlib/libc/string/strcpy.c
	.file	"strcpy.c"
	.text
	.section	.text.strcpy,"ax",@progbits
	.p2align 4
	.globl	strcpy
	.type	strcpy, @function
strcpy:
	movq	%rdi, %rax
	movq	%rdi, %r8
	orq	%rsi, %rax
	testb	$7, %al
	jne	.L6
	movabsq	$-72340172838076673, %r9
	movq	(%rsi), %rax
	movabsq	$-9187201950435737472, %r10
	movq	%rax, %rcx
	leaq	(%rax,%r9), %rdx
	notq	%rcx
	andq	%rcx, %rdx
	testq	%r10, %rdx
	jne	.L6
	movq	%rdi, %rcx
	.p2align 4,,10
	.p2align 3
.L5:
	addq	$8, %rsi
	movq	%rax, (%rcx)
	addq	$8, %rcx
	movq	(%rsi), %rax
	movq	%rax, %rdi
	leaq	(%rax,%r9), %rdx
	notq	%rdi
	andq	%rdi, %rdx
	testq	%r10, %rdx
	je	.L5
.L4:
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L3:
	movzbl	(%rsi,%rax), %edx
	movb	%dl, (%rcx,%rax)
	addq	$1, %rax
	testb	%dl, %dl
	jne	.L3
	movq	%r8, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movq	%r8, %rcx
	jmp	.L4
	.size	strcpy, .-strcpy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
