// df41c2205e59a1151c0bf7e0551043eb newlib/libc/posix/regfree.c
	.file	"regfree.c"
	.text
	.section	.text.regfree,"ax",@progbits
	.p2align 4
	.globl	regfree
	.type	regfree, @function
regfree:
	cmpl	$62053, 16(%rdi)
	je	.L35
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	pushq	%rbx
	movq	8(%rdi), %rbx
	testq	%rbx, %rbx
	je	.L1
	cmpl	$53829, (%rbx)
	jne	.L1
	movl	$0, 16(%rdi)
	movq	8(%rbx), %rdi
	movl	$0, (%rbx)
	testq	%rdi, %rdi
	je	.L3
	call	free@PLT
.L3:
	movq	24(%rbx), %rdi
	testq	%rdi, %rdi
	je	.L4
	call	free@PLT
.L4:
	movq	32(%rbx), %rdi
	testq	%rdi, %rdi
	je	.L5
	call	free@PLT
.L5:
	movq	96(%rbx), %rdi
	testq	%rdi, %rdi
	je	.L6
	call	free@PLT
.L6:
	movq	112(%rbx), %rdi
	testq	%rdi, %rdi
	je	.L7
	subq	$512, %rdi
	call	free@PLT
.L7:
	movq	120(%rbx), %rdi
	testq	%rdi, %rdi
	je	.L8
	call	free@PLT
.L8:
	movq	%rbx, %rdi
	popq	%rbx
	jmp	free@PLT
	.p2align 4,,10
	.p2align 3
.L1:
	popq	%rbx
	ret
	.size	regfree, .-regfree
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
