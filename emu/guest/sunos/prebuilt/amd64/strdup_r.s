// 29c96ac9937a2b317f45b08188b1741c newlib/libc/string/strdup_r.c
	.file	"strdup_r.c"
	.text
	.section	.text._strdup_r,"ax",@progbits
	.p2align 4
	.globl	_strdup_r
	.type	_strdup_r, @function
_strdup_r:
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	call	strlen@PLT
	movq	%rbx, %rdi
	leaq	1(%rax), %r12
	movq	%r12, %rsi
	call	_malloc_r@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L1
	movq	%r12, %rdx
	movq	%rbp, %rsi
	movq	%rax, %rdi
	call	memcpy@PLT
.L1:
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	_strdup_r, .-_strdup_r
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
