// 29a448af8cf32df7b5aa3c25abc045be newlib/libm/common/math_err.c
	.file	"math_err.c"
	.text
	.section	.text.with_errno,"ax",@progbits
	.p2align 4
	.type	with_errno, @function
with_errno:
	pushq	%rbx
	movl	%edi, %ebx
	subq	$16, %rsp
	movsd	%xmm0, 8(%rsp)
	call	__errno@PLT
	movsd	8(%rsp), %xmm0
	movl	%ebx, (%rax)
	addq	$16, %rsp
	popq	%rbx
	ret
	.size	with_errno, .-with_errno
	.section	.text.xflow,"ax",@progbits
	.p2align 4
	.type	xflow, @function
xflow:
	movapd	%xmm0, %xmm1
	testl	%edi, %edi
	je	.L5
	xorpd	.LC0(%rip), %xmm1
.L5:
	movsd	%xmm1, -16(%rsp)
	movsd	-16(%rsp), %xmm1
	movl	$34, %edi
	mulsd	%xmm1, %xmm0
	jmp	with_errno
	.size	xflow, .-xflow
	.section	.text.__math_uflow,"ax",@progbits
	.p2align 4
	.globl	__math_uflow
	.hidden	__math_uflow
	.type	__math_uflow, @function
__math_uflow:
	movsd	.LC1(%rip), %xmm0
	jmp	xflow
	.size	__math_uflow, .-__math_uflow
	.section	.text.__math_may_uflow,"ax",@progbits
	.p2align 4
	.globl	__math_may_uflow
	.hidden	__math_may_uflow
	.type	__math_may_uflow, @function
__math_may_uflow:
	movsd	.LC2(%rip), %xmm0
	jmp	xflow
	.size	__math_may_uflow, .-__math_may_uflow
	.section	.text.__math_oflow,"ax",@progbits
	.p2align 4
	.globl	__math_oflow
	.hidden	__math_oflow
	.type	__math_oflow, @function
__math_oflow:
	movsd	.LC3(%rip), %xmm0
	jmp	xflow
	.size	__math_oflow, .-__math_oflow
	.section	.text.__math_divzero,"ax",@progbits
	.p2align 4
	.globl	__math_divzero
	.hidden	__math_divzero
	.type	__math_divzero, @function
__math_divzero:
	movsd	.LC5(%rip), %xmm0
	testl	%edi, %edi
	je	.L12
	movsd	.LC4(%rip), %xmm0
.L12:
	movsd	%xmm0, -16(%rsp)
	movsd	-16(%rsp), %xmm0
	pxor	%xmm1, %xmm1
	movl	$34, %edi
	divsd	%xmm1, %xmm0
	jmp	with_errno
	.size	__math_divzero, .-__math_divzero
	.section	.text.__math_invalid,"ax",@progbits
	.p2align 4
	.globl	__math_invalid
	.hidden	__math_invalid
	.type	__math_invalid, @function
__math_invalid:
	movapd	%xmm0, %xmm1
	subsd	%xmm0, %xmm0
	ucomisd	%xmm1, %xmm1
	divsd	%xmm0, %xmm0
	jp	.L15
	movl	$33, %edi
	jmp	with_errno
	.p2align 4,,10
	.p2align 3
.L15:
	ret
	.size	__math_invalid, .-__math_invalid
	.section	.text.__math_check_uflow,"ax",@progbits
	.p2align 4
	.globl	__math_check_uflow
	.hidden	__math_check_uflow
	.type	__math_check_uflow, @function
__math_check_uflow:
	pxor	%xmm1, %xmm1
	ucomisd	%xmm1, %xmm0
	jp	.L18
	je	.L21
.L18:
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	movl	$34, %edi
	jmp	with_errno
	.size	__math_check_uflow, .-__math_check_uflow
	.section	.text.__math_check_oflow,"ax",@progbits
	.p2align 4
	.globl	__math_check_oflow
	.hidden	__math_check_oflow
	.type	__math_check_oflow, @function
__math_check_oflow:
	movapd	%xmm0, %xmm1
	andpd	.LC7(%rip), %xmm1
	ucomisd	.LC8(%rip), %xmm1
	ja	.L24
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movl	$34, %edi
	jmp	with_errno
	.size	__math_check_oflow, .-__math_check_oflow
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC0:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	0
	.long	268435456
	.align 8
.LC2:
	.long	0
	.long	509083648
	.align 8
.LC3:
	.long	0
	.long	1879048192
	.align 8
.LC4:
	.long	0
	.long	-1074790400
	.align 8
.LC5:
	.long	0
	.long	1072693248
	.section	.rodata.cst16
	.align 16
.LC7:
	.long	-1
	.long	2147483647
	.long	0
	.long	0
	.section	.rodata.cst8
	.align 8
.LC8:
	.long	-1
	.long	2146435071
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
