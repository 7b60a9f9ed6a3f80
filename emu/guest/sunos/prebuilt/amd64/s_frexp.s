// 5bb083d76dbd2b7fe1124a440777af7b newlib/libm/math/s_frexp.c
	.file	"s_frexp.c"
	.text
	.section	.text.frexp,"ax",@progbits
	.p2align 4
	.globl	frexp
	.type	frexp, @function
frexp:
	movq	%xmm0, %rdx
	movl	$0, (%rdi)
	movq	%rdx, %rax
	shrq	$32, %rax
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	cmpl	$2146435071, %ecx
	ja	.L2
	orl	%ecx, %edx
	je	.L2
	testl	$2146435072, %eax
	je	.L3
	movl	%eax, %edx
	xorl	%eax, %eax
.L4:
	sarl	$20, %ecx
	andl	$-2146435073, %edx
	leal	-1022(%rax,%rcx), %eax
	orl	$1071644672, %edx
	movl	%eax, (%rdi)
	movq	%xmm0, %rax
	salq	$32, %rdx
	movl	%eax, %eax
	orq	%rdx, %rax
	movq	%rax, %xmm0
.L2:
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	mulsd	.LC0(%rip), %xmm0
	movl	$-54, %eax
	movq	%xmm0, %rcx
	shrq	$32, %rcx
	movl	%ecx, %edx
	andl	$2147483647, %ecx
	jmp	.L4
	.size	frexp, .-frexp
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1129316352
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
