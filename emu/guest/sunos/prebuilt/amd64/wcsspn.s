// 6ea55b9b457c6d11dfd8e2719ddee0c1 newlib/libc/string/wcsspn.c
	.file	"wcsspn.c"
	.text
	.section	.text.wcsspn,"ax",@progbits
	.p2align 4
	.globl	wcsspn
	.type	wcsspn, @function
wcsspn:
	movl	(%rdi), %r8d
	testl	%r8d, %r8d
	je	.L7
	movl	(%rsi), %r9d
	testl	%r9d, %r9d
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
	movl	4(%rcx), %edx
	addq	$4, %rcx
	testl	%edx, %edx
	je	.L10
.L4:
	cmpl	%edx, %r8d
	jne	.L12
	movl	4(%rax), %r8d
	addq	$4, %rax
	testl	%r8d, %r8d
	jne	.L5
.L10:
	subq	%rdi, %rax
	sarq	$2, %rax
	ret
.L7:
.L2:
	xorl	%eax, %eax
	ret
	.size	wcsspn, .-wcsspn
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
