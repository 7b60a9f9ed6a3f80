// eba1cc04004a1c591337c006a92ff4ea newlib/libc/stdlib/jrand48.c
	.file	"jrand48.c"
	.text
	.section	.text._jrand48_r,"ax",@progbits
	.p2align 4
	.globl	_jrand48_r
	.type	_jrand48_r, @function
_jrand48_r:
	pushq	%rbx
	movq	%rsi, %rbx
	call	__dorand48@PLT
	movl	2(%rbx), %eax
	popq	%rbx
	ret
	.size	_jrand48_r, .-_jrand48_r
	.section	.text.jrand48,"ax",@progbits
	.p2align 4
	.globl	jrand48
	.type	jrand48, @function
jrand48:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	%rdi, %rsi
	movq	(%rax), %rdi
	jmp	_jrand48_r@PLT
	.size	jrand48, .-jrand48
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
