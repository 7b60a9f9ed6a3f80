// 60875b1000ea38d6911a96811b9bcd25 newlib/libm/math/w_acosh.c
	.file	"w_acosh.c"
	.text
	.section	.text.acosh,"ax",@progbits
	.p2align 4
	.globl	acosh
	.type	acosh, @function
acosh:
	subq	$24, %rsp
	movsd	%xmm0, 8(%rsp)
	call	__ieee754_acosh@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	cmpl	$-1, (%rax)
	je	.L1
	movsd	8(%rsp), %xmm1
	ucomisd	%xmm1, %xmm1
	jp	.L1
	movsd	.LC0(%rip), %xmm2
	comisd	%xmm1, %xmm2
	ja	.L7
.L1:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	pxor	%xmm0, %xmm0
	divsd	%xmm0, %xmm0
	movl	$33, (%rax)
	addq	$24, %rsp
	ret
	.size	acosh, .-acosh
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1072693248
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
