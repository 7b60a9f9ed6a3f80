// d73f29f3fd77d599c65599f92db6e48e newlib/libc/string/wcscspn.c
	.file	"wcscspn.c"
	.text
	.section	.text.wcscspn,"ax",@progbits
	.p2align 4
	.globl	wcscspn
	.type	wcscspn, @function
wcscspn:
	movl	(%rdi), %r8d
	testl	%r8d, %r8d
	je	.L9
	movl	(%rsi), %r9d
	movq	%rdi, %rax
	testl	%r9d, %r9d
	je	.L14
.L6:
	movq	%rsi, %rcx
	movl	%r9d, %edx
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L4:
	movl	4(%rcx), %edx
	addq	$4, %rcx
	testl	%edx, %edx
	je	.L17
.L5:
	cmpl	%r8d, %edx
	jne	.L4
.L7:
	subq	%rdi, %rax
	sarq	$2, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	movl	4(%rax), %r8d
	addq	$4, %rax
	testl	%r8d, %r8d
	jne	.L6
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L14:
	movl	4(%rax), %edx
	addq	$4, %rax
	testl	%edx, %edx
	jne	.L14
	jmp	.L7
.L9:
.L2:
	xorl	%eax, %eax
	ret
	.size	wcscspn, .-wcscspn
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
