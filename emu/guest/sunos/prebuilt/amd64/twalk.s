// 68df2a11d841dcd20b335fcd8b74bcd1 newlib/libc/search/twalk.c
	.file	"twalk.c"
	.text
	.section	.text.trecurse,"ax",@progbits
	.p2align 4
	.type	trecurse, @function
trecurse:
	pushq	%r12
	movl	%edx, %r12d
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	cmpq	$0, 8(%rdi)
	movq	%rdi, %rbx
	je	.L14
.L2:
	movq	%rbx, %rdi
	xorl	%esi, %esi
	call	*%rbp
	movq	8(%rbx), %rdi
	testq	%rdi, %rdi
	je	.L3
	leal	1(%r12), %edx
	movq	%rbp, %rsi
	call	trecurse
.L3:
	movq	%rbx, %rdi
	movl	%r12d, %edx
	movl	$1, %esi
	call	*%rbp
	movq	16(%rbx), %rdi
	testq	%rdi, %rdi
	je	.L4
	leal	1(%r12), %edx
	movq	%rbp, %rsi
	call	trecurse
.L4:
	movl	%r12d, %edx
	movl	$2, %esi
.L12:
	movq	%rbx, %rdi
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	jmp	*%rax
	.p2align 4,,10
	.p2align 3
.L14:
	cmpq	$0, 16(%rdi)
	movl	$3, %esi
	jne	.L2
	jmp	.L12
	.size	trecurse, .-trecurse
	.section	.text.twalk,"ax",@progbits
	.p2align 4
	.globl	twalk
	.type	twalk, @function
twalk:
	testq	%rdi, %rdi
	je	.L15
	testq	%rsi, %rsi
	jne	.L23
.L15:
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	xorl	%edx, %edx
	jmp	trecurse
	.size	twalk, .-twalk
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
