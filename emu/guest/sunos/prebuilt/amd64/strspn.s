// ddef150abf5511edf05d9f1001797a68 newlib/libc/string/strspn.c
	.file	"strspn.c"
	.text
	.section	.text.strspn,"ax",@progbits
	.p2align 4
	.globl	strspn
	.type	strspn, @function
strspn:
	movzbl	(%rdi), %r8d
	testb	%r8b, %r8b
	je	.L7
	movzbl	(%rsi), %r9d
	testb	%r9b, %r9b
	je	.L7
	movq	%rdi, %rax
	.p2align 4,,10
	.p2align 3
.L5:
	movq	%rsi, %rcx
	movl	%r9d, %edx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L12:
	movzbl	1(%rcx), %edx
	addq	$1, %rcx
	testb	%dl, %dl
	je	.L10
.L4:
	cmpb	%dl, %r8b
	jne	.L12
	movzbl	1(%rax), %r8d
	addq	$1, %rax
	testb	%r8b, %r8b
	jne	.L5
.L10:
	subq	%rdi, %rax
	ret
.L7:
	xorl	%eax, %eax
	ret
	.size	strspn, .-strspn
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
