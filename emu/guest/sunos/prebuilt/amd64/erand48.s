// f7721cc3e78362652f85dcd751fa26b1 newlib/libc/stdlib/erand48.c
	.file	"erand48.c"
	.text
	.section	.text._erand48_r,"ax",@progbits
	.p2align 4
	.globl	_erand48_r
	.type	_erand48_r, @function
_erand48_r:
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$16, %rsp
	call	__dorand48@PLT
	movzwl	(%rbx), %eax
	pxor	%xmm0, %xmm0
	movl	$-48, %edi
	cvtsi2sdl	%eax, %xmm0
	call	ldexp@PLT
	movzwl	2(%rbx), %eax
	movl	$-32, %edi
	movsd	%xmm0, 8(%rsp)
	pxor	%xmm0, %xmm0
	cvtsi2sdl	%eax, %xmm0
	call	ldexp@PLT
	movsd	8(%rsp), %xmm1
	movzwl	4(%rbx), %eax
	movl	$-16, %edi
	addsd	%xmm0, %xmm1
	pxor	%xmm0, %xmm0
	cvtsi2sdl	%eax, %xmm0
	movsd	%xmm1, 8(%rsp)
	call	ldexp@PLT
	addsd	8(%rsp), %xmm0
	addq	$16, %rsp
	popq	%rbx
	ret
	.size	_erand48_r, .-_erand48_r
	.section	.text.erand48,"ax",@progbits
	.p2align 4
	.globl	erand48
	.type	erand48, @function
erand48:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	%rdi, %rsi
	movq	(%rax), %rdi
	jmp	_erand48_r@PLT
	.size	erand48, .-erand48
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
