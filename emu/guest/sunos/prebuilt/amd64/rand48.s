// 21d7cf233bf2cc2f20d6840af3ffb307 newlib/libc/stdlib/rand48.c
	.file	"rand48.c"
	.text
	.section	.text.__dorand48,"ax",@progbits
	.p2align 4
	.globl	__dorand48
	.type	__dorand48, @function
__dorand48:
	pushq	%rbp
	movq	%rdi, %r8
	movq	%rsi, %rdx
	pushq	%rbx
	movzwl	246(%rdi), %eax
	movzwl	(%rsi), %r10d
	movzwl	252(%r8), %ecx
	movq	%rax, %rdi
	movq	%rax, %rbx
	imulq	%r10, %rdi
	movq	%r10, %r9
	addq	%rcx, %rdi
	movzwl	2(%rsi), %ecx
	movzwl	248(%r8), %esi
	movq	%rdi, %rbp
	movq	%rcx, %r11
	imulq	%rax, %rcx
	movzwl	%si, %eax
	shrq	$16, %rbp
	imulq	%r10, %rax
	imull	%r11d, %esi
	addq	%rax, %rcx
	movzwl	4(%rdx), %eax
	addq	%rbp, %rcx
	imull	%ebx, %eax
	movq	%rcx, %r10
	popq	%rbx
	popq	%rbp
	shrq	$16, %r10
	addl	%esi, %eax
	movzwl	250(%r8), %esi
	movw	%di, (%rdx)
	movw	%cx, 2(%rdx)
	imull	%r9d, %esi
	addl	%esi, %eax
	cltq
	addq	%r10, %rax
	movw	%ax, 4(%rdx)
	ret
	.size	__dorand48, .-__dorand48
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
