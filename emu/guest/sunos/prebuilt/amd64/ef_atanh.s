// 41761b6e375cc3d839087fd7018c4c0d newlib/libm/math/ef_atanh.c
	.file	"ef_atanh.c"
	.text
	.section	.text.__ieee754_atanhf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_atanhf
	.type	__ieee754_atanhf, @function
__ieee754_atanhf:
	pushq	%rbx
	movd	%xmm0, %ebx
	movl	%ebx, %eax
	andl	$2147483647, %eax
	cmpl	$1065353216, %eax
	ja	.L12
	je	.L13
	cmpl	$830472191, %eax
	jbe	.L14
	movss	.LC2(%rip), %xmm3
	movd	%eax, %xmm1
	movaps	%xmm1, %xmm2
	movaps	%xmm3, %xmm0
	addss	%xmm1, %xmm2
	subss	%xmm1, %xmm0
	cmpl	$1056964607, %eax
	jbe	.L6
	divss	%xmm0, %xmm2
	movaps	%xmm2, %xmm0
	call	log1pf@PLT
	mulss	.LC3(%rip), %xmm0
	testl	%ebx, %ebx
	js	.L15
.L1:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movss	.LC1(%rip), %xmm2
	pxor	%xmm1, %xmm1
	addss	%xmm0, %xmm2
	comiss	%xmm1, %xmm2
	ja	.L1
	movd	%eax, %xmm1
	movss	.LC2(%rip), %xmm3
	movaps	%xmm1, %xmm2
	addss	%xmm1, %xmm2
.L6:
	movaps	%xmm2, %xmm0
	subss	%xmm1, %xmm3
	mulss	%xmm1, %xmm0
	divss	%xmm3, %xmm0
	addss	%xmm2, %xmm0
	call	log1pf@PLT
	mulss	.LC3(%rip), %xmm0
	testl	%ebx, %ebx
	jns	.L1
.L15:
	xorps	.LC4(%rip), %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	subss	%xmm0, %xmm0
	popq	%rbx
	divss	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	pxor	%xmm1, %xmm1
	popq	%rbx
	divss	%xmm1, %xmm0
	ret
	.size	__ieee754_atanhf, .-__ieee754_atanhf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1900671690
	.align 4
.LC2:
	.long	1065353216
	.align 4
.LC3:
	.long	1056964608
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC4:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
