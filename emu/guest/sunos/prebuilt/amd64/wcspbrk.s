// b5a115a554b13654a69e9daff0773efd newlib/libc/string/wcspbrk.c
	.file	"wcspbrk.c"
	.text
	.section	.text.wcspbrk,"ax",@progbits
	.p2align 4
	.globl	wcspbrk
	.type	wcspbrk, @function
wcspbrk:
	movl	(%rdi), %r8d
	movq	%rdi, %rax
	testl	%r8d, %r8d
	je	.L8
	movl	(%rsi), %edi
	testl	%edi, %edi
	je	.L12
.L5:
	movq	%rsi, %rcx
	movl	%edi, %edx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L15:
	movl	4(%rcx), %edx
	addq	$4, %rcx
	testl	%edx, %edx
	je	.L14
.L4:
	cmpl	%r8d, %edx
	jne	.L15
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movl	4(%rax), %r8d
	addq	$4, %rax
	testl	%r8d, %r8d
	jne	.L5
.L8:
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movl	4(%rax), %edx
	addq	$4, %rax
	testl	%edx, %edx
	jne	.L12
	jmp	.L8
	.size	wcspbrk, .-wcspbrk
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
