// 015426b19b07e84f65007849ca4bab7e newlib/libc/stdlib/lrand48.c
	.file	"lrand48.c"
	.text
	.section	.text._lrand48_r,"ax",@progbits
	.p2align 4
	.globl	_lrand48_r
	.type	_lrand48_r, @function
_lrand48_r:
	pushq	%rbx
	leaq	240(%rdi), %rsi
	movq	%rdi, %rbx
	call	__dorand48@PLT
	movzwl	242(%rbx), %edx
	movzwl	244(%rbx), %eax
	popq	%rbx
	shrw	%dx
	salq	$15, %rax
	movzwl	%dx, %edx
	addq	%rdx, %rax
	ret
	.size	_lrand48_r, .-_lrand48_r
	.section	.text.lrand48,"ax",@progbits
	.p2align 4
	.globl	lrand48
	.type	lrand48, @function
lrand48:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	(%rax), %rdi
	jmp	_lrand48_r@PLT
	.size	lrand48, .-lrand48
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
