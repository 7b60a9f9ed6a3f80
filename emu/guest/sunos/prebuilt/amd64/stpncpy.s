// dd0af87b594370c7d32e22a53eab5acc newlib/libc/string/stpncpy.c
	.file	"stpncpy.c"
	.text
	.section	.text.stpncpy,"ax",@progbits
	.p2align 4
	.globl	stpncpy
	.type	stpncpy, @function
stpncpy:
	movq	%rsi, %rcx
	movq	%rdi, %rax
	orq	%rdi, %rcx
	andl	$7, %ecx
	jne	.L7
	movabsq	$-72340172838076673, %r10
	movabsq	$-9187201950435737472, %r9
	cmpq	$7, %rdx
	ja	.L2
	testq	%rdx, %rdx
	je	.L20
	.p2align 4,,10
	.p2align 3
.L8:
	movzbl	(%rsi), %edi
	addq	$1, %rsi
	leaq	1(%rax), %rcx
	leaq	-1(%rdx), %r8
	movb	%dil, -1(%rcx)
	testb	%dil, %dil
	je	.L6
	movq	%r8, %rdx
	movq	%rcx, %rax
.L7:
	testq	%rdx, %rdx
	jne	.L8
.L20:
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	subq	$8, %rdx
	addq	$8, %rax
	addq	$8, %rsi
	movq	%rdi, -8(%rax)
	cmpq	$7, %rdx
	jbe	.L7
.L2:
	movq	(%rsi), %rdi
	movq	%rdi, %r8
	leaq	(%rdi,%r10), %rcx
	notq	%r8
	andq	%r8, %rcx
	testq	%r9, %rcx
	je	.L5
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L6:
	testq	%r8, %r8
	je	.L21
	addq	%rax, %rdx
	.p2align 4,,10
	.p2align 3
.L10:
	addq	$1, %rcx
	movb	$0, -1(%rcx)
	cmpq	%rdx, %rcx
	jne	.L10
.L11:
	testq	%rax, %rax
	cmove	%rdx, %rax
	ret
.L21:
	movq	%rcx, %rdx
	jmp	.L11
	.size	stpncpy, .-stpncpy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
