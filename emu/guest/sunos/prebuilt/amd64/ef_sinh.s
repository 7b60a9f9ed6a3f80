// 523c128ca88c1e4b7fb77773a64dd033 newlib/libm/math/ef_sinh.c
	.file	"ef_sinh.c"
	.text
	.section	.text.__ieee754_sinhf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_sinhf
	.type	__ieee754_sinhf, @function
__ieee754_sinhf:
	pushq	%rbx
	movd	%xmm0, %eax
	movl	%eax, %ebx
	andl	$2147483647, %ebx
	subq	$16, %rsp
	cmpl	$2139095039, %ebx
	ja	.L15
	movss	.LC1(%rip), %xmm2
	testl	%eax, %eax
	js	.L4
	movss	.LC0(%rip), %xmm2
.L4:
	cmpl	$1102053375, %ebx
	jbe	.L16
	cmpl	$1118925335, %ebx
	jbe	.L17
	cmpl	$1119016188, %ebx
	jbe	.L18
	movss	.LC2(%rip), %xmm1
	mulss	%xmm0, %xmm1
.L1:
	addq	$16, %rsp
	movaps	%xmm1, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	cmpl	$830472191, %ebx
	ja	.L6
	movss	.LC2(%rip), %xmm3
	movss	.LC3(%rip), %xmm4
	movss	%xmm2, 12(%rsp)
	movaps	%xmm0, %xmm1
	addss	%xmm0, %xmm3
	movss	%xmm4, 8(%rsp)
	comiss	%xmm4, %xmm3
	ja	.L1
	call	fabsf@PLT
	call	expm1f@PLT
	movss	8(%rsp), %xmm4
	movss	12(%rsp), %xmm2
.L7:
	movaps	%xmm0, %xmm3
	movaps	%xmm0, %xmm1
	addq	$16, %rsp
	mulss	%xmm0, %xmm3
	addss	%xmm0, %xmm1
	addss	%xmm4, %xmm0
	popq	%rbx
	divss	%xmm0, %xmm3
	subss	%xmm3, %xmm1
	mulss	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	movaps	%xmm0, %xmm1
	addq	$16, %rsp
	addss	%xmm0, %xmm1
	popq	%rbx
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movss	%xmm2, 8(%rsp)
	call	fabsf@PLT
	call	expm1f@PLT
	cmpl	$1065353215, %ebx
	movss	8(%rsp), %xmm2
	jbe	.L19
	movss	.LC3(%rip), %xmm3
	movaps	%xmm0, %xmm1
	addq	$16, %rsp
	popq	%rbx
	addss	%xmm0, %xmm3
	divss	%xmm3, %xmm1
	addss	%xmm0, %xmm1
	mulss	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	movss	%xmm2, 8(%rsp)
	call	fabsf@PLT
	call	__ieee754_expf@PLT
	movss	8(%rsp), %xmm2
	movaps	%xmm0, %xmm1
	mulss	%xmm2, %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L18:
	movss	%xmm2, 8(%rsp)
	call	fabsf@PLT
	mulss	.LC0(%rip), %xmm0
	call	__ieee754_expf@PLT
	movss	8(%rsp), %xmm2
	mulss	%xmm0, %xmm2
	mulss	%xmm0, %xmm2
	movaps	%xmm2, %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L19:
	movss	.LC3(%rip), %xmm4
	jmp	.L7
	.size	__ieee754_sinhf, .-__ieee754_sinhf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1056964608
	.align 4
.LC1:
	.long	-1090519040
	.align 4
.LC2:
	.long	2096152002
	.align 4
.LC3:
	.long	1065353216
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
