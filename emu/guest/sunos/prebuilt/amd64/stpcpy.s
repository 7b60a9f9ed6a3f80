// faeee2e6ae73399382dab9e4501e8c2a newlib/libc/string/stpcpy.c
	.file	"stpcpy.c"
	.text
	.section	.text.stpcpy,"ax",@progbits
	.p2align 4
	.globl	stpcpy
	.type	stpcpy, @function
stpcpy:
	movq	%rsi, %rdx
	movq	%rdi, %rax
	orq	%rdi, %rdx
	andl	$7, %edx
	jne	.L4
	movabsq	$-72340172838076673, %r9
	movq	(%rsi), %rdx
	movabsq	$-9187201950435737472, %r8
	movq	%rdx, %rdi
	leaq	(%rdx,%r9), %rcx
	notq	%rdi
	andq	%rdi, %rcx
	testq	%r8, %rcx
	jne	.L4
	.p2align 4,,10
	.p2align 3
.L3:
	addq	$8, %rsi
	movq	%rdx, (%rax)
	addq	$8, %rax
	movq	(%rsi), %rdx
	movq	%rdx, %rdi
	leaq	(%rdx,%r9), %rcx
	notq	%rdi
	andq	%rdi, %rcx
	testq	%r8, %rcx
	je	.L3
	.p2align 4,,10
	.p2align 3
.L4:
	movzbl	(%rsi), %edx
	movq	%rax, %rcx
	addq	$1, %rsi
	addq	$1, %rax
	movb	%dl, -1(%rax)
	testb	%dl, %dl
	jne	.L4
	movq	%rcx, %rax
	ret
	.size	stpcpy, .-stpcpy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
