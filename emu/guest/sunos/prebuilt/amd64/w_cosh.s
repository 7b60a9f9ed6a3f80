// ff96f701060ebfbae562f65ff764b63f newlib/libm/math/w_cosh.c
	.file	"w_cosh.c"
	.text
	.section	.text.cosh,"ax",@progbits
	.p2align 4
	.globl	cosh
	.type	cosh, @function
cosh:
	subq	$24, %rsp
	movsd	%xmm0, 8(%rsp)
	call	__ieee754_cosh@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movapd	%xmm0, %xmm2
	cmpl	$-1, (%rax)
	je	.L1
	movsd	8(%rsp), %xmm1
	ucomisd	%xmm1, %xmm1
	jp	.L1
	movsd	%xmm0, 8(%rsp)
	movapd	%xmm1, %xmm0
	call	fabs@PLT
	comisd	.LC1(%rip), %xmm0
	movsd	8(%rsp), %xmm2
	ja	.L7
.L1:
	movapd	%xmm2, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	movsd	.LC0(%rip), %xmm2
	movl	$34, (%rax)
	addq	$24, %rsp
	movapd	%xmm2, %xmm0
	ret
	.size	cosh, .-cosh
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	2146435072
	.align 8
.LC1:
	.long	-1883637635
	.long	1082536910
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
