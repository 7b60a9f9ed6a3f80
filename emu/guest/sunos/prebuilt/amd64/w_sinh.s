// c9c7766ecf0322230457d96044cb4dac newlib/libm/math/w_sinh.c
	.file	"w_sinh.c"
	.text
	.section	.text.sinh,"ax",@progbits
	.p2align 4
	.globl	sinh
	.type	sinh, @function
sinh:
	pushq	%rbx
	movq	%xmm0, %rbx
	subq	$16, %rsp
	call	__ieee754_sinh@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movapd	%xmm0, %xmm1
	cmpl	$-1, (%rax)
	je	.L1
	movsd	%xmm0, 8(%rsp)
	call	finite@PLT
	movsd	8(%rsp), %xmm1
	testl	%eax, %eax
	je	.L10
.L1:
	addq	$16, %rsp
	movapd	%xmm1, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	movq	%rbx, %xmm0
	call	finite@PLT
	movsd	8(%rsp), %xmm1
	testl	%eax, %eax
	je	.L1
	call	__errno@PLT
	pxor	%xmm0, %xmm0
	movq	%rbx, %xmm2
	movsd	.LC1(%rip), %xmm1
	comisd	%xmm0, %xmm2
	movl	$34, (%rax)
	ja	.L1
	movsd	.LC0(%rip), %xmm1
	jmp	.L1
	.size	sinh, .-sinh
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	-1048576
	.align 8
.LC1:
	.long	0
	.long	2146435072
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
