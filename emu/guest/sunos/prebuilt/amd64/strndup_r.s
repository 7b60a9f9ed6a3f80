// 5f2457cdcf86b48076c86365c2fcda97 newlib/libc/string/strndup_r.c
	.file	"strndup_r.c"
	.text
	.section	.text._strndup_r,"ax",@progbits
	.p2align 4
	.globl	_strndup_r
	.type	_strndup_r, @function
_strndup_r:
	pushq	%r12
	leaq	(%rsi,%rdx), %rcx
	movq	%rsi, %rax
	pushq	%rbp
	movq	%rsi, %rbp
	movl	$1, %esi
	pushq	%rbx
	movq	%rdx, %rbx
	testq	%rdx, %rdx
	jne	.L4
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L5:
	addq	$1, %rax
	cmpq	%rax, %rcx
	je	.L15
.L4:
	cmpb	$0, (%rax)
	jne	.L5
	subq	%rbp, %rax
	movq	%rax, %rbx
	leaq	1(%rax), %rsi
.L3:
	call	_malloc_r@PLT
	movq	%rax, %r12
	testq	%rax, %rax
	je	.L1
	movq	%rbx, %rdx
	movq	%rbp, %rsi
	movq	%rax, %rdi
	call	memcpy@PLT
	movb	$0, (%r12,%rbx)
.L1:
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	movq	%rcx, %rbx
	subq	%rbp, %rbx
	leaq	1(%rbx), %rsi
	jmp	.L3
	.size	_strndup_r, .-_strndup_r
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
