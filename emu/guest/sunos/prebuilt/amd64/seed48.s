// f6143dd5d0b6f4a7606edd450a059418 newlib/libc/stdlib/seed48.c
	.file	"seed48.c"
	.text
	.section	.text._seed48_r,"ax",@progbits
	.p2align 4
	.globl	_seed48_r
	.type	_seed48_r, @function
_seed48_r:
	movl	240(%rdi), %eax
	movl	%eax, sseed.0(%rip)
	movzwl	244(%rdi), %eax
	movw	%ax, 4+sseed.0(%rip)
	movzwl	(%rsi), %eax
	movw	%ax, 240(%rdi)
	movzwl	2(%rsi), %eax
	movw	%ax, 242(%rdi)
	movzwl	4(%rsi), %eax
	movw	%ax, 244(%rdi)
	movq	.LC0(%rip), %rax
	movq	%rax, 246(%rdi)
	leaq	sseed.0(%rip), %rax
	ret
	.size	_seed48_r, .-_seed48_r
	.section	.text.seed48,"ax",@progbits
	.p2align 4
	.globl	seed48
	.type	seed48, @function
seed48:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	%rdi, %rsi
	movq	(%rax), %rdi
	jmp	_seed48_r@PLT
	.size	seed48, .-seed48
	.local	sseed.0
	.comm	sseed.0,6,4
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.value	-6547
	.value	-8468
	.value	5
	.value	11
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
