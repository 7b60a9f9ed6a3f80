// 447365a9289751f87bfc1ce6757d380f newlib/libc/string/strtok_r.c
	.file	"strtok_r.c"
	.text
	.section	.text.__strtok_r,"ax",@progbits
	.p2align 4
	.globl	__strtok_r
	.type	__strtok_r, @function
__strtok_r:
	movq	%rdi, %rax
	testq	%rdi, %rdi
	je	.L21
.L5:
	movsbl	(%rax), %r9d
	leaq	1(%rax), %r10
	movq	%rsi, %rdi
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L7:
	cmpl	%r8d, %r9d
	je	.L22
.L4:
	movsbl	(%rdi), %r8d
	addq	$1, %rdi
	testl	%r8d, %r8d
	jne	.L7
	testl	%r9d, %r9d
	je	.L23
.L8:
	addq	$1, %r10
	movq	%rsi, %rcx
	movsbl	-1(%r10), %r8d
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L9:
	testl	%edi, %edi
	je	.L8
.L11:
	movsbl	(%rcx), %edi
	addq	$1, %rcx
	cmpl	%edi, %r8d
	jne	.L9
	testl	%r8d, %r8d
	je	.L13
	movb	$0, -1(%r10)
	movq	%r10, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	testl	%ecx, %ecx
	je	.L24
	movq	%r10, %rax
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L13:
	xorl	%r10d, %r10d
	movq	%r10, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	movq	(%rdx), %rax
	testq	%rax, %rax
	jne	.L5
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	movq	$0, (%rdx)
	xorl	%eax, %eax
	ret
.L24:
	movq	%r10, (%rdx)
	movb	$0, (%rax)
	ret
	.size	__strtok_r, .-__strtok_r
	.section	.text.strtok_r,"ax",@progbits
	.p2align 4
	.globl	strtok_r
	.type	strtok_r, @function
strtok_r:
	movl	$1, %ecx
	jmp	__strtok_r@PLT
	.size	strtok_r, .-strtok_r
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
