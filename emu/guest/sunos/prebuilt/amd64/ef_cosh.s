// 53839a170818978c8f710e716d835e8e newlib/libm/math/ef_cosh.c
	.file	"ef_cosh.c"
	.text
	.section	.text.__ieee754_coshf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_coshf
	.type	__ieee754_coshf, @function
__ieee754_coshf:
	pushq	%rbx
	movd	%xmm0, %ebx
	andl	$2147483647, %ebx
	cmpl	$2139095039, %ebx
	ja	.L9
	cmpl	$1051816471, %ebx
	jbe	.L11
	cmpl	$1102053375, %ebx
	jbe	.L12
	cmpl	$1118925335, %ebx
	jbe	.L13
	cmpl	$1119016188, %ebx
	jbe	.L14
	movss	.LC2(%rip), %xmm0
.L9:
	mulss	%xmm0, %xmm0
.L1:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	call	fabsf@PLT
	call	expm1f@PLT
	movss	.LC0(%rip), %xmm2
	movaps	%xmm0, %xmm1
	addss	%xmm2, %xmm0
	cmpl	$603979775, %ebx
	jbe	.L1
	mulss	%xmm1, %xmm1
	addss	%xmm0, %xmm0
	popq	%rbx
	divss	%xmm0, %xmm1
	addss	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	call	fabsf@PLT
	call	__ieee754_expf@PLT
	movss	.LC1(%rip), %xmm1
	popq	%rbx
	movaps	%xmm0, %xmm2
	mulss	%xmm1, %xmm0
	divss	%xmm2, %xmm1
	addss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	call	fabsf@PLT
	call	__ieee754_expf@PLT
	mulss	.LC1(%rip), %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	call	fabsf@PLT
	mulss	.LC1(%rip), %xmm0
	call	__ieee754_expf@PLT
	popq	%rbx
	movaps	%xmm0, %xmm1
	movss	.LC1(%rip), %xmm0
	mulss	%xmm1, %xmm0
	mulss	%xmm1, %xmm0
	ret
	.size	__ieee754_coshf, .-__ieee754_coshf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	1056964608
	.align 4
.LC2:
	.long	1900671690
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
