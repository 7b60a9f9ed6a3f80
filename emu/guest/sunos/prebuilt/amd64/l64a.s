// a815846c98de3f2964f4eb4f52fda1d9 newlib/libc/stdlib/l64a.c
	.file	"l64a.c"
	.text
	.section	.text._l64a_r,"ax",@progbits
	.p2align 4
	.globl	_l64a_r
	.type	_l64a_r, @function
_l64a_r:
	leaq	280(%rdi), %r8
	andl	$4294967295, %esi
	je	.L11
	addq	$286, %rdi
	movq	%r8, %rax
	leaq	R64_ARRAY(%rip), %rcx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L6:
	testq	%rsi, %rsi
	je	.L2
.L4:
	movq	%rsi, %rdx
	addq	$1, %rax
	shrq	$6, %rsi
	andl	$63, %edx
	movzbl	(%rcx,%rdx), %edx
	movb	%dl, -1(%rax)
	cmpq	%rdi, %rax
	jne	.L6
	movq	%r8, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	movq	%r8, %rax
.L2:
	movb	$0, (%rax)
	movq	%r8, %rax
	ret
	.size	_l64a_r, .-_l64a_r
	.section	.text.l64a,"ax",@progbits
	.p2align 4
	.globl	l64a
	.type	l64a, @function
l64a:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	%rdi, %rsi
	movq	(%rax), %rdi
	jmp	_l64a_r@PLT
	.size	l64a, .-l64a
	.section	.rodata
	.align 32
	.type	R64_ARRAY, @object
	.size	R64_ARRAY, 65
R64_ARRAY:
	.string	"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
