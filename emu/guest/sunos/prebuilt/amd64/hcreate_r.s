// 39f7655059d737ad2b7c66f164e72704 newlib/libc/search/hcreate_r.c
	.file	"hcreate_r.c"
	.text
	.section	.text.hcreate_r,"ax",@progbits
	.p2align 4
	.globl	hcreate_r
	.type	hcreate_r, @function
hcreate_r:
	cmpq	$0, (%rsi)
	pushq	%rbx
	jne	.L19
	movabsq	$288230376151711744, %rax
	movq	%rsi, %rbx
	cmpq	%rax, %rdi
	cmova	%rax, %rdi
	movl	$16, %eax
	cmpq	%rax, %rdi
	cmovb	%rax, %rdi
	leaq	-1(%rdi), %rax
	testq	%rdi, %rax
	jne	.L20
.L4:
	movq	%rdi, 8(%rbx)
	salq	$3, %rdi
	call	malloc@PLT
	movq	%rax, (%rbx)
	testq	%rax, %rax
	je	.L6
	movq	8(%rbx), %rcx
	leaq	(%rax,%rcx,8), %rdx
	testq	%rcx, %rcx
	je	.L8
	.p2align 4,,10
	.p2align 3
.L10:
	movq	$0, (%rax)
	addq	$8, %rax
	cmpq	%rdx, %rax
	jne	.L10
.L8:
	movl	$1, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	xorl	%ecx, %ecx
	.p2align 4,,10
	.p2align 3
.L5:
	addl	$1, %ecx
	shrq	%rdi
	jne	.L5
	movl	$1, %edi
	sall	%cl, %edi
	movslq	%edi, %rdi
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L19:
	call	__errno@PLT
	movl	$22, (%rax)
	xorl	%eax, %eax
.L21:
	popq	%rbx
	ret
.L6:
	call	__errno@PLT
	movl	$12, (%rax)
	xorl	%eax, %eax
	jmp	.L21
	.size	hcreate_r, .-hcreate_r
	.section	.text.hdestroy_r,"ax",@progbits
	.p2align 4
	.globl	hdestroy_r
	.type	hdestroy_r, @function
hdestroy_r:
	pushq	%rbx
	movq	%rdi, %rbx
	movq	(%rdi), %rdi
	testq	%rdi, %rdi
	je	.L22
	call	free@PLT
	movq	$0, (%rbx)
.L22:
	popq	%rbx
	ret
	.size	hdestroy_r, .-hdestroy_r
	.section	.text.hsearch_r,"ax",@progbits
	.p2align 4
	.globl	hsearch_r
	.type	hsearch_r, @function
hsearch_r:
	pushq	%r15
	movl	%edx, %r15d
	pushq	%r14
	pushq	%r13
	movq	%rsi, %r13
	pushq	%r12
	movq	%rcx, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	%r8, %rbx
	subq	$8, %rsp
	call	strlen@PLT
	movq	%rbp, %rdi
	movq	%rax, %rsi
	movq	__default_hash@GOTPCREL(%rip), %rax
	call	*(%rax)
	movq	8(%rbx), %rcx
	leaq	-1(%rcx), %rdx
	andl	%edx, %eax
	movq	(%rbx), %rdx
	leaq	(%rdx,%rax,8), %r14
	movq	(%r14), %rbx
	testq	%rbx, %rbx
	jne	.L31
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L44:
	movq	(%rbx), %rbx
	testq	%rbx, %rbx
	je	.L29
.L31:
	movq	8(%rbx), %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L44
	addq	$8, %rbx
	movl	$1, %eax
.L33:
	movq	%rbx, (%r12)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L29:
	testl	%r15d, %r15d
	jne	.L32
.L34:
	xorl	%ebx, %ebx
	xorl	%eax, %eax
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L32:
	movl	$24, %edi
	call	malloc@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L34
	movq	(%r14), %xmm0
	movq	%rbp, %xmm1
	movq	%r13, 16(%rax)
	addq	$8, %rbx
	punpcklqdq	%xmm1, %xmm0
	movups	%xmm0, (%rax)
	movq	%rax, (%r14)
	movl	$1, %eax
	jmp	.L33
	.size	hsearch_r, .-hsearch_r
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
