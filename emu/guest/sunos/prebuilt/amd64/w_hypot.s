// 6e24f5c243237ddbfbb4e899190d34a4 newlib/libm/math/w_hypot.c
	.file	"w_hypot.c"
	.text
	.section	.text.hypot,"ax",@progbits
	.p2align 4
	.globl	hypot
	.type	hypot, @function
hypot:
	pushq	%r14
	movq	%xmm0, %r14
	pushq	%rbx
	subq	$24, %rsp
	movsd	%xmm1, 8(%rsp)
	call	__ieee754_hypot@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movq	%xmm0, %rbx
	cmpl	$-1, (%rax)
	je	.L1
	call	finite@PLT
	testl	%eax, %eax
	je	.L10
.L1:
	addq	$24, %rsp
	movq	%rbx, %xmm0
	popq	%rbx
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	movq	%r14, %xmm0
	call	finite@PLT
	testl	%eax, %eax
	je	.L1
	movsd	8(%rsp), %xmm1
	movapd	%xmm1, %xmm0
	call	finite@PLT
	testl	%eax, %eax
	je	.L1
	call	__errno@PLT
	movsd	.LC0(%rip), %xmm2
	movl	$34, (%rax)
	movq	%xmm2, %rbx
	jmp	.L1
	.size	hypot, .-hypot
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	2146435072
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
