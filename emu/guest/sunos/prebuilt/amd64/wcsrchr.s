// 0c4d4d8f862f0d091d3ea1743bba3cac newlib/libc/string/wcsrchr.c
	.file	"wcsrchr.c"
	.text
	.section	.text.wcsrchr,"ax",@progbits
	.p2align 4
	.globl	wcsrchr
	.type	wcsrchr, @function
wcsrchr:
	movl	(%rdi), %ecx
	movq	%rdi, %rax
	testl	%ecx, %ecx
	je	.L5
	.p2align 4,,10
	.p2align 3
.L3:
	movl	4(%rax), %edx
	addq	$4, %rax
	testl	%edx, %edx
	jne	.L3
	cmpq	%rdi, %rax
	jb	.L12
	.p2align 4,,10
	.p2align 3
.L5:
	cmpl	%esi, (%rax)
	je	.L1
	subq	$4, %rax
	cmpq	%rdi, %rax
	jnb	.L5
.L12:
	xorl	%eax, %eax
.L1:
	ret
	.size	wcsrchr, .-wcsrchr
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
