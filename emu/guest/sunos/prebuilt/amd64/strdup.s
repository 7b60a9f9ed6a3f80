// 08844d18dcde32bdb078fe864b046582 newlib/libc/string/strdup.c
	.file	"strdup.c"
	.text
	.section	.text.strdup,"ax",@progbits
	.p2align 4
	.globl	strdup
	.type	strdup, @function
strdup:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	%rdi, %rsi
	movq	(%rax), %rdi
	jmp	_strdup_r@PLT
	.size	strdup, .-strdup
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
