// 4b00d3ce04a7e20aa13a1211d5b3adeb newlib/libc/stdlib/nrand48.c
	.file	"nrand48.c"
	.text
	.section	.text._nrand48_r,"ax",@progbits
	.p2align 4
	.globl	_nrand48_r
	.type	_nrand48_r, @function
_nrand48_r:
	pushq	%rbx
	movq	%rsi, %rbx
	call	__dorand48@PLT
	movzwl	2(%rbx), %edx
	movzwl	4(%rbx), %eax
	popq	%rbx
	shrw	%dx
	salq	$15, %rax
	movzwl	%dx, %edx
	addq	%rdx, %rax
	ret
	.size	_nrand48_r, .-_nrand48_r
	.section	.text.nrand48,"ax",@progbits
	.p2align 4
	.globl	nrand48
	.type	nrand48, @function
nrand48:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	%rdi, %rsi
	movq	(%rax), %rdi
	jmp	_nrand48_r@PLT
	.size	nrand48, .-nrand48
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
