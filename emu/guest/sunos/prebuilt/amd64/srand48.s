// 613361977eaa40b5c1e10bd90d059d10 newlib/libc/stdlib/srand48.c
	.file	"srand48.c"
	.text
	.section	.text._srand48_r,"ax",@progbits
	.p2align 4
	.globl	_srand48_r
	.type	_srand48_r, @function
_srand48_r:
	movl	$13070, %eax
	movl	%esi, 242(%rdi)
	movw	%ax, 240(%rdi)
	movabsq	$3096249958721133, %rax
	movq	%rax, 246(%rdi)
	ret
	.size	_srand48_r, .-_srand48_r
	.section	.text.srand48,"ax",@progbits
	.p2align 4
	.globl	srand48
	.type	srand48, @function
srand48:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	%rdi, %rsi
	movq	(%rax), %rdi
	jmp	_srand48_r@PLT
	.size	srand48, .-srand48
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
