// a1d968cfd4af9cf26f103ebadba922a7 newlib/libm/math/kf_sin.c
	.file	"kf_sin.c"
	.text
	.section	.text.__kernel_sinf,"ax",@progbits
	.p2align 4
	.globl	__kernel_sinf
	.type	__kernel_sinf, @function
__kernel_sinf:
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
	je	.L5
.L2:
	flds	12(%esp)
	fmul	%st(0), %st
	movl	20(%esp), %edx
	flds	12(%esp)
	testl	%edx, %edx
	fmul	%st(1), %st
	flds	.LC0@GOTOFF(%eax)
	fmul	%st(2), %st
	fsubs	.LC1@GOTOFF(%eax)
	fmul	%st(2), %st
	fadds	.LC2@GOTOFF(%eax)
	fmul	%st(2), %st
	fsubs	.LC3@GOTOFF(%eax)
	fmul	%st(2), %st
	fadds	.LC4@GOTOFF(%eax)
	je	.L9
	flds	16(%esp)
	fmuls	.LC6@GOTOFF(%eax)
	fxch	%st(1)
	fmul	%st(2), %st
	fsubrp	%st, %st(1)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fsubs	16(%esp)
	fxch	%st(1)
	fmuls	.LC5@GOTOFF(%eax)
	faddp	%st, %st(1)
	fsubrs	12(%esp)
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	fmulp	%st, %st(2)
	fxch	%st(1)
	fsubs	.LC5@GOTOFF(%eax)
	fmulp	%st, %st(1)
	fadds	12(%esp)
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	flds	12(%esp)
	addl	$8, %esp
	ret
	.size	__kernel_sinf, .-__kernel_sinf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	791595475
	.align 4
.LC1:
	.long	852963124
	.align 4
.LC2:
	.long	909700891
	.align 4
.LC3:
	.long	961547521
	.align 4
.LC4:
	.long	1007192201
	.align 4
.LC5:
	.long	1042983595
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
