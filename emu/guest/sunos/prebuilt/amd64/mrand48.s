// 0ec4e308a35586fbcc2636797bf01ea6 newlib/libc/stdlib/mrand48.c
	.file	"mrand48.c"
	.text
	.section	.text._mrand48_r,"ax",@progbits
	.p2align 4
	.globl	_mrand48_r
	.type	_mrand48_r, @function
_mrand48_r:
	pushq	%rbx
	leaq	240(%rdi), %rsi
	movq	%rdi, %rbx
	call	__dorand48@PLT
	movl	242(%rbx), %eax
	popq	%rbx
	ret
	.size	_mrand48_r, .-_mrand48_r
	.section	.text.mrand48,"ax",@progbits
	.p2align 4
	.globl	mrand48
	.type	mrand48, @function
mrand48:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	(%rax), %rdi
	jmp	_mrand48_r@PLT
	.size	mrand48, .-mrand48
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
