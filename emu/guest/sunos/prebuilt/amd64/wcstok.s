// 025ba660aabdd3ebb535c2223c1600fb newlib/libc/string/wcstok.c
	.file	"wcstok.c"
	.text
	.section	.text.wcstok,"ax",@progbits
	.p2align 4
	.globl	wcstok
	.type	wcstok, @function
wcstok:
	testq	%rdi, %rdi
	je	.L20
.L5:
	leaq	4(%rdi), %r10
	movq	%rsi, %rcx
	movl	-4(%r10), %r9d
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L6:
	cmpl	%r8d, %r9d
	je	.L12
.L4:
	movl	(%rcx), %r8d
	addq	$4, %rcx
	testl	%r8d, %r8d
	jne	.L6
	testl	%r9d, %r9d
	je	.L21
.L7:
	addq	$4, %r10
	movq	%rsi, %rcx
	movl	-4(%r10), %r9d
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L9:
	testl	%r8d, %r8d
	je	.L7
.L11:
	movl	(%rcx), %r8d
	addq	$4, %rcx
	cmpl	%r8d, %r9d
	jne	.L9
	testl	%r9d, %r9d
	je	.L13
	movl	$0, -4(%r10)
	movq	%rdi, %rax
	movq	%r10, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movq	%r10, %rdi
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L13:
	xorl	%r10d, %r10d
	movq	%rdi, %rax
	movq	%r10, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	movq	(%rdx), %rdi
	testq	%rdi, %rdi
	jne	.L5
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	movq	$0, (%rdx)
	xorl	%eax, %eax
	ret
	.size	wcstok, .-wcstok
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
