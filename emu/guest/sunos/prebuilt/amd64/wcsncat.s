// 704283f4b3bb3957115d3cdcca591b94 newlib/libc/string/wcsncat.c
	.file	"wcsncat.c"
	.text
	.section	.text.wcsncat,"ax",@progbits
	.p2align 4
	.globl	wcsncat
	.type	wcsncat, @function
wcsncat:
	movl	(%rdi), %r8d
	movq	%rdi, %rax
	movq	%rdi, %rcx
	testl	%r8d, %r8d
	je	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	movl	4(%rcx), %edi
	addq	$4, %rcx
	testl	%edi, %edi
	jne	.L3
.L2:
	movl	(%rsi), %r8d
	testq	%rdx, %rdx
	jne	.L19
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L21:
	addq	$4, %rsi
	addq	$4, %rcx
	movl	%r8d, -4(%rcx)
	movl	(%rsi), %r8d
	subq	$1, %rdx
	je	.L4
.L19:
	testl	%r8d, %r8d
	jne	.L21
.L4:
	movl	$0, (%rcx)
	ret
	.size	wcsncat, .-wcsncat
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
