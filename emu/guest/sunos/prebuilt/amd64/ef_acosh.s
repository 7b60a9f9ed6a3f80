// 148075ec342bb65dee9d68b1462de3df newlib/libm/math/ef_acosh.c
	.file	"ef_acosh.c"
	.text
	.section	.text.__ieee754_acoshf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_acoshf
	.type	__ieee754_acoshf, @function
__ieee754_acoshf:
	movd	%xmm0, %eax
	movaps	%xmm0, %xmm1
	cmpl	$1065353215, %eax
	jle	.L12
	subq	$24, %rsp
	cmpl	$1300234239, %eax
	jle	.L4
	cmpl	$2139095039, %eax
	jle	.L5
	addss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
.L1:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$1065353216, %eax
	je	.L7
	cmpl	$1073741824, %eax
	jle	.L6
	movaps	%xmm0, %xmm2
	movss	%xmm1, 8(%rsp)
	addss	%xmm0, %xmm2
	mulss	%xmm0, %xmm0
	subss	.LC2(%rip), %xmm0
	movss	%xmm2, 12(%rsp)
	call	__ieee754_sqrtf@PLT
	movss	8(%rsp), %xmm1
	movss	12(%rsp), %xmm2
	addss	%xmm1, %xmm0
	movss	.LC2(%rip), %xmm1
	addq	$24, %rsp
	divss	%xmm0, %xmm1
	subss	%xmm1, %xmm2
	movaps	%xmm2, %xmm0
	jmp	__ieee754_logf@PLT
	.p2align 4,,10
	.p2align 3
.L12:
	subss	%xmm0, %xmm1
	divss	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	subss	.LC2(%rip), %xmm1
	movaps	%xmm1, %xmm2
	movaps	%xmm1, %xmm0
	movss	%xmm1, 8(%rsp)
	mulss	%xmm1, %xmm2
	addss	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	call	__ieee754_sqrtf@PLT
	movss	8(%rsp), %xmm1
	addq	$24, %rsp
	addss	%xmm1, %xmm0
	jmp	log1pf@PLT
	.p2align 4,,10
	.p2align 3
.L5:
	call	__ieee754_logf@PLT
	addss	.LC1(%rip), %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	pxor	%xmm0, %xmm0
	jmp	.L1
	.size	__ieee754_acoshf, .-__ieee754_acoshf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1060205080
	.align 4
.LC2:
	.long	1065353216
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
