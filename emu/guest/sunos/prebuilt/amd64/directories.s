// 2d8bd065cde4e5f3fbb324742fd2cf17 emu/guest/libc/sunos/directories.c
	.file	"directories.c"
	.text
	.section	.text.getcwd,"ax",@progbits
	.p2align 4
	.globl	getcwd
	.type	getcwd, @function
getcwd:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	testq	%rdi, %rdi
	je	.L20
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movq	%rdi, %rbx
	movl	$229, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	testq	%rax, %rax
	je	.L1
.L6:
	xorl	%ebx, %ebx
.L1:
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	movq	%rsi, %rdi
	call	malloc@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L6
	movq	%rax, %rsi
	movl	$229, %edi
	xorl	%eax, %eax
	movq	%rbp, %rdx
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	testq	%rax, %rax
	je	.L1
	movq	%rbx, %rdi
	xorl	%ebx, %ebx
	call	free@PLT
	jmp	.L1
	.size	getcwd, .-getcwd
	.section	.text.opendir,"ax",@progbits
	.p2align 4
	.globl	opendir
	.type	opendir, @function
opendir:
	pushq	%rbp
	xorl	%eax, %eax
	movl	$8192, %esi
	pushq	%rbx
	subq	$296, %rsp
	call	open@PLT
	testl	%eax, %eax
	js	.L22
	movq	%rsp, %rsi
	movl	%eax, %edi
	movl	%eax, %ebx
	call	__fstat64@PLT
	testl	%eax, %eax
	jne	.L23
	movl	16(%rsp), %eax
	andl	$61440, %eax
	cmpl	$16384, %eax
	jne	.L23
	movl	$8496, %edi
	call	malloc@PLT
	movq	%rax, %rbp
	testq	%rax, %rax
	je	.L25
	movl	%ebx, (%rax)
	movl	%ebx, %edi
	movl	$1, %edx
	movl	$2, %esi
	movq	$0, 4(%rax)
	movq	$0, 16(%rax)
	xorl	%eax, %eax
	call	fcntl@PLT
	addq	$296, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	call	___errno@PLT
	movl	$20, (%rax)
.L25:
	movl	%ebx, %edi
	call	close@PLT
.L22:
	xorl	%ebp, %ebp
	addq	$296, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	opendir, .-opendir
	.section	.text.readdir64,"ax",@progbits
	.p2align 4
	.globl	readdir64
	.type	readdir64, @function
readdir64:
	pushq	%rbp
	leaq	304(%rdi), %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movl	4(%rdi), %eax
	cmpl	8(%rdi), %eax
	jge	.L30
	movslq	%eax, %rdx
	addq	%rdx, %rbp
.L31:
	movzwl	16(%rbp), %edx
	addl	%edx, %eax
	movl	%eax, 4(%rbx)
	movq	8(%rbp), %rax
	movq	%rax, 16(%rbx)
.L29:
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L30:
	movslq	(%rdi), %rsi
	movl	$8192, %ecx
	movl	$81, %edi
	movq	%rbp, %rdx
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movl	$0, 4(%rbx)
	movl	%eax, 8(%rbx)
	testl	%eax, %eax
	jle	.L33
	xorl	%eax, %eax
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L33:
	xorl	%ebp, %ebp
	jmp	.L29
	.size	readdir64, .-readdir64
	.section	.text.readdir,"ax",@progbits
	.p2align 4
	.globl	readdir
	.type	readdir, @function
readdir:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	call	readdir64@PLT
	testq	%rax, %rax
	je	.L37
	movq	(%rax), %rdx
	leaq	18(%rax), %rbp
	movl	$255, %r13d
	leaq	24(%rbx), %r14
	movq	%rbp, %rdi
	movq	%rdx, 24(%rbx)
	movq	8(%rax), %rdx
	movq	%rdx, 32(%rbx)
	call	strlen@PLT
	leaq	42(%rbx), %rdi
	movq	%rbp, %rsi
	cmpq	%r13, %rax
	movq	%rax, %r12
	cmovbe	%rax, %r13
	addl	$26, %r12d
	andl	$-8, %r12d
	movq	%r13, %rdx
	call	memcpy@PLT
	movb	$0, 42(%rbx,%r13)
	movq	%r14, %rax
	movw	%r12w, 40(%rbx)
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L37:
	xorl	%r14d, %r14d
	popq	%rbx
	popq	%rbp
	movq	%r14, %rax
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	readdir, .-readdir
	.section	.text.telldir,"ax",@progbits
	.p2align 4
	.globl	telldir
	.type	telldir, @function
telldir:
	movq	16(%rdi), %rax
	ret
	.size	telldir, .-telldir
	.section	.text.seekdir,"ax",@progbits
	.p2align 4
	.globl	seekdir
	.type	seekdir, @function
seekdir:
	pushq	%rbp
	xorl	%edx, %edx
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movl	(%rdi), %edi
	call	lseek@PLT
	movq	$0, 4(%rbx)
	movq	%rbp, 16(%rbx)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	seekdir, .-seekdir
	.section	.text.rewinddir,"ax",@progbits
	.p2align 4
	.globl	rewinddir
	.type	rewinddir, @function
rewinddir:
	xorl	%esi, %esi
	jmp	seekdir@PLT
	.size	rewinddir, .-rewinddir
	.section	.text.__posix_readdir_r,"ax",@progbits
	.p2align 4
	.globl	__posix_readdir_r
	.type	__posix_readdir_r, @function
__posix_readdir_r:
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	call	readdir@PLT
	testq	%rax, %rax
	je	.L44
	movq	%rbp, (%r12)
	leaq	18(%rax), %rdi
	movq	%rax, %rbx
	call	strlen@PLT
	movq	%rbx, %rsi
	movq	%rbp, %rdi
	leaq	19(%rax), %rdx
	call	memcpy@PLT
	popq	%rbx
	xorl	%eax, %eax
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	movq	$0, (%r12)
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	__posix_readdir_r, .-__posix_readdir_r
	.section	.text.readdir_r,"ax",@progbits
	.p2align 4
	.globl	readdir_r
	.type	readdir_r, @function
readdir_r:
	subq	$24, %rsp
	leaq	8(%rsp), %rdx
	call	__posix_readdir_r@PLT
	movq	8(%rsp), %rax
	addq	$24, %rsp
	ret
	.size	readdir_r, .-readdir_r
	.section	.text.closedir,"ax",@progbits
	.p2align 4
	.globl	closedir
	.type	closedir, @function
closedir:
	pushq	%rbx
	movl	(%rdi), %ebx
	call	free@PLT
	movl	%ebx, %edi
	popq	%rbx
	jmp	close@PLT
	.size	closedir, .-closedir
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
