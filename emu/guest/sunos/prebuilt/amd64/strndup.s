// 417a52ccf66eae6f0b2b4eb3ef6a8212 newlib/libc/string/strndup.c
	.file	"strndup.c"
	.text
	.section	.text.strndup,"ax",@progbits
	.p2align 4
	.globl	strndup
	.type	strndup, @function
strndup:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	movq	(%rax), %rax
	movq	%rax, %rdi
	jmp	_strndup_r@PLT
	.size	strndup, .-strndup
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
