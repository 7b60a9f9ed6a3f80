// e99e3c6fe786f202fd1614597a3089dc newlib/libc/string/wcsstr.c
	.file	"wcsstr.c"
	.text
	.section	.text.wcsstr,"ax",@progbits
	.p2align 4
	.globl	wcsstr
	.type	wcsstr, @function
wcsstr:
	movl	(%rsi), %ecx
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	testl	%ecx, %ecx
	jne	.L17
.L1:
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	movq	%rsi, %rbp
	call	wcslen@PLT
	movq	%rbp, %rdi
	movq	%rax, %r12
	call	wcslen@PLT
	cmpq	%rax, %r12
	jb	.L9
	movl	(%rbx), %edx
	testl	%edx, %edx
	je	.L9
	movl	0(%rbp), %ecx
	testl	%ecx, %ecx
	je	.L1
	.p2align 4,,10
	.p2align 3
.L7:
	movl	%ecx, %edx
	xorl	%eax, %eax
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L18:
	addq	$4, %rax
	movl	0(%rbp,%rax), %edx
	testl	%edx, %edx
	je	.L1
.L6:
	cmpl	%edx, (%rbx,%rax)
	je	.L18
	movl	4(%rbx), %eax
	addq	$4, %rbx
	testl	%eax, %eax
	jne	.L7
.L9:
	xorl	%ebx, %ebx
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	wcsstr, .-wcsstr
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
