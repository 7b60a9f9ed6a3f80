// 8e8f1c6eb4493cfdee36fa110e291a3e newlib/libm/common/math_errf.c
	.file	"math_errf.c"
	.text
	.section	.text.with_errnof,"ax",@progbits
	.p2align 4
	.type	with_errnof, @function
with_errnof:
	pushq	%rbx
	movl	%edi, %ebx
	subq	$16, %rsp
	movss	%xmm0, 12(%rsp)
	call	__errno@PLT
	movss	12(%rsp), %xmm0
	movl	%ebx, (%rax)
	addq	$16, %rsp
	popq	%rbx
	ret
	.size	with_errnof, .-with_errnof
	.section	.text.xflowf.constprop.0,"ax",@progbits
	.p2align 4
	.type	xflowf.constprop.0, @function
xflowf.constprop.0:
	testl	%edi, %edi
	jne	.L6
	movss	.LC0(%rip), %xmm1
	movl	$34, %edi
	movaps	%xmm1, %xmm0
	mulss	%xmm1, %xmm0
	jmp	with_errnof
	.p2align 4,,10
	.p2align 3
.L6:
	movss	.LC1(%rip), %xmm0
	movss	.LC0(%rip), %xmm1
	movl	$34, %edi
	mulss	%xmm1, %xmm0
	jmp	with_errnof
	.size	xflowf.constprop.0, .-xflowf.constprop.0
	.section	.text.__math_oflowf,"ax",@progbits
	.p2align 4
	.globl	__math_oflowf
	.hidden	__math_oflowf
	.type	__math_oflowf, @function
__math_oflowf:
	jmp	xflowf.constprop.0
	.size	__math_oflowf, .-__math_oflowf
	.section	.text.__math_divzerof,"ax",@progbits
	.p2align 4
	.globl	__math_divzerof
	.hidden	__math_divzerof
	.type	__math_divzerof, @function
__math_divzerof:
	movss	.LC3(%rip), %xmm0
	testl	%edi, %edi
	je	.L9
	movss	.LC2(%rip), %xmm0
.L9:
	pxor	%xmm1, %xmm1
	movl	$34, %edi
	divss	%xmm1, %xmm0
	jmp	with_errnof
	.size	__math_divzerof, .-__math_divzerof
	.section	.text.__math_invalidf,"ax",@progbits
	.p2align 4
	.globl	__math_invalidf
	.hidden	__math_invalidf
	.type	__math_invalidf, @function
__math_invalidf:
	movaps	%xmm0, %xmm1
	subss	%xmm0, %xmm0
	ucomiss	%xmm1, %xmm1
	divss	%xmm0, %xmm0
	jp	.L12
	movl	$33, %edi
	jmp	with_errnof
	.p2align 4,,10
	.p2align 3
.L12:
	ret
	.size	__math_invalidf, .-__math_invalidf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1879048192
	.align 4
.LC1:
	.long	-268435456
	.align 4
.LC2:
	.long	-1082130432
	.align 4
.LC3:
	.long	1065353216
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
