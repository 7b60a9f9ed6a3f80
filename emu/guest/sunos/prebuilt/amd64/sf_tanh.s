// 5e9979769cab53db98b96e011766639e newlib/libm/math/sf_tanh.c
	.file	"sf_tanh.c"
	.text
	.section	.text.tanhf,"ax",@progbits
	.p2align 4
	.globl	tanhf
	.type	tanhf, @function
tanhf:
	pushq	%rbx
	movd	%xmm0, %ebx
	movl	%ebx, %eax
	andl	$2147483647, %eax
	cmpl	$2139095039, %eax
	jbe	.L2
	movss	.LC0(%rip), %xmm2
	movaps	%xmm2, %xmm1
	divss	%xmm0, %xmm1
	testl	%ebx, %ebx
	js	.L3
	addss	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
.L1:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1102053375, %eax
	jbe	.L11
	movss	.LC0(%rip), %xmm0
.L5:
	testl	%ebx, %ebx
	jns	.L1
	xorps	.LC3(%rip), %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	cmpl	$603979775, %eax
	jbe	.L12
	cmpl	$1065353215, %eax
	jbe	.L7
	call	fabsf@PLT
	addss	%xmm0, %xmm0
	call	expm1f@PLT
	movss	.LC1(%rip), %xmm1
	addss	%xmm1, %xmm0
	divss	%xmm0, %xmm1
	movss	.LC0(%rip), %xmm0
	subss	%xmm1, %xmm0
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L3:
	subss	%xmm2, %xmm1
	popq	%rbx
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movss	.LC0(%rip), %xmm1
	popq	%rbx
	addss	%xmm0, %xmm1
	mulss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	fabsf@PLT
	mulss	.LC2(%rip), %xmm0
	call	expm1f@PLT
	movaps	%xmm0, %xmm1
	addss	.LC1(%rip), %xmm1
	xorps	.LC3(%rip), %xmm0
	divss	%xmm1, %xmm0
	jmp	.L5
	.size	tanhf, .-tanhf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	1073741824
	.align 4
.LC2:
	.long	-1073741824
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC3:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
