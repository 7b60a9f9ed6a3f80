// c089979a57863660147ebc3bb0f3d1d1 newlib/libc/string/strnlen.c
	.file	"strnlen.c"
	.text
	.section	.text.strnlen,"ax",@progbits
	.p2align 4
	.globl	strnlen
	.type	strnlen, @function
strnlen:
	leaq	(%rdi,%rsi), %rdx
	movq	%rdi, %rax
	testq	%rsi, %rsi
	jne	.L4
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L5:
	addq	$1, %rax
	cmpq	%rax, %rdx
	je	.L10
.L4:
	cmpb	$0, (%rax)
	jne	.L5
	subq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	movq	%rdx, %rax
	subq	%rdi, %rax
	ret
.L9:
	xorl	%eax, %eax
	ret
	.size	strnlen, .-strnlen
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
