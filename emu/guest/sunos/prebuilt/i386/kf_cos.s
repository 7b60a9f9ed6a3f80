// 8544c51e82a63b6cdf20c4b3f0db532b newlib/libm/math/kf_cos.c
	.file	"kf_cos.c"
	.text
	.section	.text.__kernel_cosf,"ax",@progbits
	.p2align 4
	.globl	__kernel_cosf
	.type	__kernel_cosf, @function
__kernel_cosf:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$8, %esp
	movl	12(%esp), %edx
	andl	$2147483647, %edx
	cmpl	$838860799, %edx
	ja	.L2
	fnstcw	6(%esp)
	flds	12(%esp)
	movzwl	6(%esp), %edx
	orw	$3072, %dx
	movw	%dx, 4(%esp)
	fldcw	4(%esp)
	fistpl	(%esp)
	fldcw	6(%esp)
	movl	(%esp), %edx
	testl	%edx, %edx
	je	.L14
	flds	12(%esp)
	fmul	%st(0), %st
	flds	.LC3@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC4@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubs	.LC5@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC6@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubs	.LC7@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC8@GOTOFF(%eax)
	fmul	%st(1), %st
.L7:
	flds	.LC9@GOTOFF(%eax)
	fmul	%st(2), %st
	fxch	%st(1)
	fmulp	%st, %st(2)
	flds	12(%esp)
	fmuls	16(%esp)
	fsubrp	%st, %st(2)
	fsubp	%st, %st(1)
	fsubrs	.LC2@GOTOFF(%eax)
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	flds	12(%esp)
	cmpl	$1050253721, %edx
	fmul	%st(0), %st
	flds	.LC3@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC4@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubs	.LC5@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC6@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubs	.LC7@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC8@GOTOFF(%eax)
	fmul	%st(1), %st
	jbe	.L7
	cmpl	$1061683200, %edx
	ja	.L9
	leal	-16777216(%edx), %ecx
	movl	%ecx, (%esp)
	flds	(%esp)
	fsubrs	.LC2@GOTOFF(%eax)
.L6:
	flds	.LC9@GOTOFF(%eax)
	fmul	%st(3), %st
	fsubs	(%esp)
	fxch	%st(2)
	fmulp	%st, %st(3)
	flds	12(%esp)
	fmuls	16(%esp)
	addl	$8, %esp
	fsubrp	%st, %st(3)
	fxch	%st(2)
	fsubrp	%st, %st(1)
	fsubrp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	flds	.LC0@GOTOFF(%eax)
	flds	.LC1@GOTOFF(%eax)
	fstps	(%esp)
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L14:
	fld1
	addl	$8, %esp
	ret
	.size	__kernel_cosf, .-__kernel_cosf
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
	.align 4
.LC3:
	.long	-1387800754
	.align 4
.LC4:
	.long	823096566
	.align 4
.LC5:
	.long	882111100
	.align 4
.LC6:
	.long	936381697
	.align 4
.LC7:
	.long	985008993
	.align 4
.LC8:
	.long	1026206379
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
