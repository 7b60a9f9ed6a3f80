// c1d3f2954a73affe6bf2f595dfcdb879 newlib/libc/stdlib/lcong48.c
	.file	"lcong48.c"
	.text
	.section	.text._lcong48_r,"ax",@progbits
	.p2align 4
	.globl	_lcong48_r
	.type	_lcong48_r, @function
_lcong48_r:
	movzwl	(%rsi), %eax
	movw	%ax, 240(%rdi)
	movzwl	2(%rsi), %eax
	movw	%ax, 242(%rdi)
	movzwl	4(%rsi), %eax
	movw	%ax, 244(%rdi)
	movzwl	6(%rsi), %eax
	movw	%ax, 246(%rdi)
	movzwl	8(%rsi), %eax
	movw	%ax, 248(%rdi)
	movzwl	10(%rsi), %eax
	movw	%ax, 250(%rdi)
	movzwl	12(%rsi), %eax
	movw	%ax, 252(%rdi)
	ret
	.size	_lcong48_r, .-_lcong48_r
	.section	.text.lcong48,"ax",@progbits
	.p2align 4
	.globl	lcong48
	.type	lcong48, @function
lcong48:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	%rdi, %rsi
	movq	(%rax), %rdi
	jmp	_lcong48_r@PLT
	.size	lcong48, .-lcong48
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
