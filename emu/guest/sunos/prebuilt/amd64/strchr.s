// f9d30a2814c006ba4efa74e75735d775 newlib/libc/string/strchr.c
	.file	"strchr.c"
	.text
	.section	.text.strchr,"ax",@progbits
	.p2align 4
	.globl	strchr
	.type	strchr, @function
strchr:
	movq	%rdi, %rax
	movl	%esi, %edi
	movq	%rax, %rdx
	andl	$7, %edx
	testb	%sil, %sil
	je	.L2
	testq	%rdx, %rdx
	jne	.L3
	.p2align 4,,10
	.p2align 3
.L4:
	movabsq	$-72340172838076673, %r8
	movzbl	%sil, %esi
	movabsq	$-9187201950435737472, %r10
	movq	%rsi, %rcx
	salq	$8, %rcx
	addq	%rsi, %rcx
	movq	%rcx, %rdx
	salq	$16, %rdx
	orq	%rcx, %rdx
	movq	(%rax), %rcx
	movq	%rdx, %r9
	salq	$32, %r9
	addq	%rdx, %r9
	leaq	(%rcx,%r8), %rdx
	movq	%r9, %rsi
	xorq	%rcx, %rsi
	notq	%rcx
	andq	%rcx, %rdx
	leaq	(%rsi,%r8), %rcx
	notq	%rsi
	andq	%rsi, %rcx
	orq	%rcx, %rdx
	testq	%r10, %rdx
	jne	.L33
	.p2align 4,,10
	.p2align 3
.L12:
	movq	8(%rax), %rcx
	movq	%r9, %rsi
	addq	$8, %rax
	xorq	%rcx, %rsi
	leaq	(%rcx,%r8), %rdx
	notq	%rcx
	andq	%rcx, %rdx
	leaq	(%rsi,%r8), %rcx
	notq	%rsi
	andq	%rsi, %rcx
	orq	%rcx, %rdx
	testq	%r10, %rdx
	je	.L12
	movzbl	(%rax), %edx
	testb	%dl, %dl
	je	.L19
	.p2align 4,,10
	.p2align 3
.L38:
	cmpb	%dl, %dil
	je	.L37
	addq	$1, %rax
.L33:
	movzbl	(%rax), %edx
	testb	%dl, %dl
	jne	.L38
.L19:
	xorl	%eax, %eax
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	cmpb	%dil, %dl
	je	.L1
	addq	$1, %rax
	testb	$7, %al
	je	.L4
.L3:
	movzbl	(%rax), %edx
	testb	%dl, %dl
	jne	.L39
	xorl	%eax, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L2:
	testq	%rdx, %rdx
	jne	.L7
	.p2align 4,,10
	.p2align 3
.L5:
	movabsq	$-72340172838076673, %rdi
	movq	(%rax), %rdx
	movabsq	$-9187201950435737472, %rsi
	movq	%rdx, %rcx
	addq	%rdi, %rdx
	notq	%rcx
	andq	%rcx, %rdx
	testq	%rsi, %rdx
	jne	.L8
	.p2align 4,,10
	.p2align 3
.L9:
	movq	8(%rax), %rdx
	addq	$8, %rax
	leaq	(%rdx,%rdi), %rcx
	notq	%rdx
	andq	%rcx, %rdx
	testq	%rsi, %rdx
	je	.L9
.L8:
	cmpb	$0, (%rax)
	je	.L1
	.p2align 4,,10
	.p2align 3
.L10:
	addq	$1, %rax
	cmpb	$0, (%rax)
	jne	.L10
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	addq	$1, %rax
	testb	$7, %al
	je	.L5
.L7:
	cmpb	$0, (%rax)
	jne	.L40
	ret
	.p2align 4,,10
	.p2align 3
.L37:
	ret
	.size	strchr, .-strchr
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
