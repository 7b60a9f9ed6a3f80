// 29a448af8cf32df7b5aa3c25abc045be newlib/libm/common/math_err.c
	.file	"math_err.c"
	.text
	.section	.text.with_errno,"ax",@progbits
	.p2align 4
	.type	with_errno, @function
with_errno:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	fldl	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	fstpl	8(%esp)
	movl	%eax, %esi
	call	__errno@PLT
	movl	20(%esp), %ebx
	fldl	8(%esp)
	movl	%esi, (%eax)
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	with_errno, .-with_errno
	.section	.text.xflow,"ax",@progbits
	.p2align 4
	.type	xflow, @function
xflow:
	subl	$28, %esp
	testl	%eax, %eax
	fldl	32(%esp)
	fld	%st(0)
	je	.L5
	fchs
.L5:
	fstpl	8(%esp)
	movl	$34, %eax
	fldl	8(%esp)
	fmulp	%st, %st(1)
	fstpl	32(%esp)
	addl	$28, %esp
	jmp	with_errno
	.size	xflow, .-xflow
	.section	.text.__math_uflow,"ax",@progbits
	.p2align 4
	.globl	__math_uflow
	.hidden	__math_uflow
	.type	__math_uflow, @function
__math_uflow:
	subl	$28, %esp
	movl	$268435456, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	$0, (%esp)
	call	xflow
	addl	$28, %esp
	ret
	.size	__math_uflow, .-__math_uflow
	.section	.text.__math_may_uflow,"ax",@progbits
	.p2align 4
	.globl	__math_may_uflow
	.hidden	__math_may_uflow
	.type	__math_may_uflow, @function
__math_may_uflow:
	subl	$28, %esp
	movl	$509083648, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	$0, (%esp)
	call	xflow
	addl	$28, %esp
	ret
	.size	__math_may_uflow, .-__math_may_uflow
	.section	.text.__math_oflow,"ax",@progbits
	.p2align 4
	.globl	__math_oflow
	.hidden	__math_oflow
	.type	__math_oflow, @function
__math_oflow:
	subl	$28, %esp
	movl	$1879048192, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	$0, (%esp)
	call	xflow
	addl	$28, %esp
	ret
	.size	__math_oflow, .-__math_oflow
	.section	.text.__math_divzero,"ax",@progbits
	.p2align 4
	.globl	__math_divzero
	.hidden	__math_divzero
	.type	__math_divzero, @function
__math_divzero:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	fld1
	subl	$44, %esp
	movl	48(%esp), %edx
	testl	%edx, %edx
	je	.L16
	fchs
.L16:
	fstpl	24(%esp)
	fldl	24(%esp)
	fdivs	.LC5@GOTOFF(%eax)
	movl	$34, %eax
	fstpl	(%esp)
	call	with_errno
	addl	$44, %esp
	ret
	.size	__math_divzero, .-__math_divzero
	.section	.text.__math_invalid,"ax",@progbits
	.p2align 4
	.globl	__math_invalid
	.hidden	__math_invalid
	.type	__math_invalid, @function
__math_invalid:
	fldl	4(%esp)
	fsub	%st(0), %st
	fdiv	%st(0), %st
	fldl	4(%esp)
	fucomip	%st(0), %st
	jp	.L19
	fstpl	4(%esp)
	movl	$33, %eax
	jmp	with_errno
	.p2align 4,,10
	.p2align 3
.L19:
	ret
	.size	__math_invalid, .-__math_invalid
	.section	.text.__math_check_uflow,"ax",@progbits
	.p2align 4
	.globl	__math_check_uflow
	.hidden	__math_check_uflow
	.type	__math_check_uflow, @function
__math_check_uflow:
	fldz
	fldl	4(%esp)
	fucomi	%st(1), %st
	fstp	%st(1)
	jp	.L22
	je	.L25
.L22:
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	fstp	%st(0)
	movl	$34, %eax
	.p2align 4,,5
	jmp	with_errno
	.size	__math_check_uflow, .-__math_check_uflow
	.section	.text.__math_check_oflow,"ax",@progbits
	.p2align 4
	.globl	__math_check_oflow
	.hidden	__math_check_oflow
	.type	__math_check_oflow, @function
__math_check_oflow:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$28, %esp
	fldl	32(%esp)
	fld	%st(0)
	fabs
	fldl	.LC7@GOTOFF(%eax)
	fstl	8(%esp)
	fxch	%st(1)
	fucomip	%st(1), %st
	fstp	%st(0)
	ja	.L29
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L29:
	fstp	%st(0)
	movl	$34, %eax
	addl	$28, %esp
	jmp	with_errno
	.size	__math_check_oflow, .-__math_check_oflow
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC5:
	.long	0
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC7:
	.long	-1
	.long	2146435071
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
