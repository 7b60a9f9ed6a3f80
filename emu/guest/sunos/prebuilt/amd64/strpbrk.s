// de126e013e139dc2906ce594633f1aa3 newlib/libc/string/strpbrk.c
	.file	"strpbrk.c"
	.text
	.section	.text.strpbrk,"ax",@progbits
	.p2align 4
	.globl	strpbrk
	.type	strpbrk, @function
strpbrk:
	movzbl	(%rdi), %ecx
	testb	%cl, %cl
	je	.L9
	movzbl	(%rsi), %r8d
	testb	%r8b, %r8b
	je	.L14
	.p2align 4,,10
	.p2align 3
.L7:
	movq	%rsi, %rdx
	movl	%r8d, %eax
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L18:
	movzbl	1(%rdx), %eax
	addq	$1, %rdx
	testb	%al, %al
	je	.L17
.L5:
	cmpb	%cl, %al
	jne	.L18
.L4:
	xorl	%eax, %eax
	cmpb	$0, (%rdx)
	cmove	%rax, %rdi
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	addq	$1, %rdi
	cmpb	$0, (%rdi)
	jne	.L14
	movq	%rsi, %rdx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L17:
	movzbl	1(%rdi), %ecx
	addq	$1, %rdi
	testb	%cl, %cl
	jne	.L7
	jmp	.L4
.L9:
	xorl	%edi, %edi
	movq	%rdi, %rax
	ret
	.size	strpbrk, .-strpbrk
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
