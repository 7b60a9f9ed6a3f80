// eb597aab4f659cf8c5b2f407bbca634e newlib/libm/math/k_cos.c
	.file	"k_cos.c"
	.text
	.section	.text.__kernel_cos,"ax",@progbits
	.p2align 4
	.globl	__kernel_cos
	.type	__kernel_cos, @function
__kernel_cos:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$28, %esp
	fldl	32(%esp)
	fstl	(%esp)
	movl	4(%esp), %edx
	fldl	40(%esp)
	andl	$2147483647, %edx
	cmpl	$1044381695, %edx
	ja	.L2
	fxch	%st(1)
	fnstcw	22(%esp)
	movzwl	22(%esp), %edx
	orw	$3072, %dx
	movw	%dx, 20(%esp)
	fldcw	20(%esp)
	fistpl	8(%esp)
	fldcw	22(%esp)
	movl	8(%esp), %edx
	testl	%edx, %edx
	je	.L14
	fldl	(%esp)
	fmul	%st(0), %st
	fldl	.LC3@GOTOFF(%eax)
	fmul	%st(1), %st
	faddl	.LC4@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubl	.LC5@GOTOFF(%eax)
	fmul	%st(1), %st
	faddl	.LC6@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubl	.LC7@GOTOFF(%eax)
	fmul	%st(1), %st
	faddl	.LC8@GOTOFF(%eax)
	fmul	%st(1), %st
.L7:
	fld	%st(1)
	fmuls	.LC9@GOTOFF(%eax)
	fxch	%st(1)
	fmulp	%st, %st(2)
	fxch	%st(2)
	fmull	(%esp)
	fsubrp	%st, %st(1)
	fsubrp	%st, %st(1)
	fsubrs	.LC2@GOTOFF(%eax)
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	fstp	%st(1)
	fldl	(%esp)
	cmpl	$1070805810, %edx
	fmul	%st(0), %st
	fldl	.LC3@GOTOFF(%eax)
	fmul	%st(1), %st
	faddl	.LC4@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubl	.LC5@GOTOFF(%eax)
	fmul	%st(1), %st
	faddl	.LC6@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubl	.LC7@GOTOFF(%eax)
	fmul	%st(1), %st
	faddl	.LC8@GOTOFF(%eax)
	fmul	%st(1), %st
	jbe	.L7
	cmpl	$1072234496, %edx
	ja	.L9
	leal	-2097152(%edx), %ecx
	xorl	%edx, %edx
	movl	%ecx, 12(%esp)
	movl	%edx, 8(%esp)
	fldl	8(%esp)
	fld	%st(0)
	fsubrs	.LC2@GOTOFF(%eax)
.L6:
	fld	%st(3)
	fmuls	.LC9@GOTOFF(%eax)
	fsubp	%st, %st(2)
	fxch	%st(2)
	fmulp	%st, %st(3)
	fxch	%st(3)
	fmull	(%esp)
	addl	$28, %esp
	fsubrp	%st, %st(2)
	fxch	%st(1)
	fsubrp	%st, %st(2)
	fsubp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	flds	.LC1@GOTOFF(%eax)
	flds	.LC0@GOTOFF(%eax)
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L14:
	fstp	%st(0)
	fld1
	addl	$28, %esp
	ret
	.size	__kernel_cos, .-__kernel_cos
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1060634624
	.align 4
.LC1:
	.long	1049624576
	.align 4
.LC2:
	.long	1065353216
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC3:
	.long	-1098368812
	.long	-1112999191
	.align 8
.LC4:
	.long	-1112231484
	.long	1042411166
	.align 8
.LC5:
	.long	-2137238867
	.long	1049787983
	.align 8
.LC6:
	.long	432739728
	.long	1056571808
	.align 8
.LC7:
	.long	381768055
	.long	1062650220
	.align 8
.LC8:
	.long	1431655756
	.long	1067799893
	.section	.rodata.cst4
	.align 4
.LC9:
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
