// b553dfe71ebf3ba7f64457b1a33f0630 newlib/libc/stdlib/drand48.c
	.file	"drand48.c"
	.text
	.section	.text._drand48_r,"ax",@progbits
	.p2align 4
	.globl	_drand48_r
	.type	_drand48_r, @function
_drand48_r:
	leaq	240(%rdi), %rsi
	jmp	_erand48_r@PLT
	.size	_drand48_r, .-_drand48_r
	.section	.text.drand48,"ax",@progbits
	.p2align 4
	.globl	drand48
	.type	drand48, @function
drand48:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	(%rax), %rdi
	jmp	_drand48_r@PLT
	.size	drand48, .-drand48
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
