// 57281ecab017fa6636c3946b21980da8 newlib/libc/search/tdestroy.c
	.file	"tdestroy.c"
	.text
	.section	.text.trecurse,"ax",@progbits
	.p2align 4
	.type	trecurse, @function
trecurse:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movq	8(%rdi), %rdi
	testq	%rdi, %rdi
	je	.L2
	xorl	%eax, %eax
	call	trecurse
.L2:
	movq	16(%rbx), %rdi
	testq	%rdi, %rdi
	je	.L3
	movq	%rbp, %rsi
	xorl	%eax, %eax
	call	trecurse
.L3:
	movq	(%rbx), %rdi
	call	*%rbp
	addq	$8, %rsp
	movq	%rbx, %rdi
	popq	%rbx
	popq	%rbp
	jmp	free@PLT
	.size	trecurse, .-trecurse
	.section	.text.tdestroy,"ax",@progbits
	.p2align 4
	.globl	tdestroy
	.type	tdestroy, @function
tdestroy:
	testq	%rdi, %rdi
	je	.L12
	xorl	%eax, %eax
	jmp	trecurse
	.p2align 4,,10
	.p2align 3
.L12:
	ret
	.size	tdestroy, .-tdestroy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
