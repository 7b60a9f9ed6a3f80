// edb6b692e1184f5222a974f706de8260 newlib/libm/math/w_sqrt.c
	.file	"w_sqrt.c"
	.text
	.section	.text.sqrt,"ax",@progbits
	.p2align 4
	.globl	sqrt
	.type	sqrt, @function
sqrt:
	subq	$24, %rsp
	movsd	%xmm0, 8(%rsp)
	call	__ieee754_sqrt@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	cmpl	$-1, (%rax)
	je	.L1
	movsd	8(%rsp), %xmm1
	ucomisd	%xmm1, %xmm1
	jp	.L1
	pxor	%xmm2, %xmm2
	comisd	%xmm1, %xmm2
	ja	.L7
.L1:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	pxor	%xmm2, %xmm2
	divsd	%xmm2, %xmm2
	movl	$33, (%rax)
	addq	$24, %rsp
	movapd	%xmm2, %xmm0
	ret
	.size	sqrt, .-sqrt
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
