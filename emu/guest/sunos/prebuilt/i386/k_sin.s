// 945c265bc4f1a63a45eb67c9bf6f6687 newlib/libm/math/k_sin.c
	.file	"k_sin.c"
	.text
	.section	.text.__kernel_sin,"ax",@progbits
	.p2align 4
	.globl	__kernel_sin
	.type	__kernel_sin, @function
__kernel_sin:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$20, %esp
	fldl	24(%esp)
	fstl	(%esp)
	movl	4(%esp), %edx
	fldl	32(%esp)
	andl	$2147483647, %edx
	cmpl	$1044381695, %edx
	ja	.L10
	fxch	%st(1)
	fnstcw	14(%esp)
	movzwl	14(%esp), %edx
	orw	$3072, %dx
	movw	%dx, 12(%esp)
	fldcw	12(%esp)
	fistpl	8(%esp)
	fldcw	14(%esp)
	movl	8(%esp), %edx
	testl	%edx, %edx
	je	.L5
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L10:
	fstp	%st(1)
.L2:
	fldl	(%esp)
	fmul	%st(0), %st
	movl	40(%esp), %edx
	fldl	(%esp)
	testl	%edx, %edx
	fmul	%st(1), %st
	fldl	.LC0@GOTOFF(%eax)
	fmul	%st(2), %st
	fsubl	.LC1@GOTOFF(%eax)
	fmul	%st(2), %st
	faddl	.LC2@GOTOFF(%eax)
	fmul	%st(2), %st
	fsubl	.LC3@GOTOFF(%eax)
	fmul	%st(2), %st
	faddl	.LC4@GOTOFF(%eax)
	je	.L9
	fld	%st(3)
	fmuls	.LC6@GOTOFF(%eax)
	fxch	%st(1)
	fmul	%st(2), %st
	fsubrp	%st, %st(1)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fmull	.LC5@GOTOFF(%eax)
	faddp	%st, %st(1)
	fldl	(%esp)
	addl	$20, %esp
	fsubp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	fstp	%st(3)
	fxch	%st(1)
	fxch	%st(2)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fsubl	.LC5@GOTOFF(%eax)
	fmulp	%st, %st(1)
	faddl	(%esp)
	addl	$20, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	fstp	%st(0)
	fldl	(%esp)
	addl	$20, %esp
	ret
	.size	__kernel_sin, .-__kernel_sin
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1523570044
	.long	1038473530
	.align 8
.LC1:
	.long	-1976853269
	.long	1046144486
	.align 8
.LC2:
	.long	1471282813
	.long	1053236707
	.align 8
.LC3:
	.long	432103893
	.long	1059717536
	.align 8
.LC4:
	.long	286324902
	.long	1065423121
	.align 8
.LC5:
	.long	1431655753
	.long	1069897045
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC6:
	.long	1056964608
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
