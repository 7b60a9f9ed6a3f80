// 2a55472537c0a8dff6ef0dc73730239c newlib/libm/common/s_cbrt.c
	.file	"s_cbrt.c"
	.text
	.section	.text.cbrt,"ax",@progbits
	.p2align 4
	.globl	cbrt
	.type	cbrt, @function
cbrt:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$8, %esp
	fldl	24(%esp)
	fstl	(%esp)
	movl	4(%esp), %ecx
	movl	%ecx, %edx
	andl	$2147483647, %edx
	cmpl	$2146435071, %edx
	ja	.L9
	fstp	%st(0)
	movl	(%esp), %eax
	orl	%edx, %eax
	je	.L6
	movl	%edx, 4(%esp)
	testl	$2146435072, %ecx
	fldl	(%esp)
	jne	.L4
	fld	%st(0)
	fmuls	.LC0@GOTOFF(%ebx)
	fstpl	(%esp)
	movl	(%esp), %eax
	movl	4(%esp), %edx
	movl	%eax, (%esp)
	movl	$-1431655765, %eax
	mull	%edx
	shrl	%edx
	leal	696219795(%edx), %eax
	movl	%eax, 4(%esp)
	fldl	(%esp)
.L5:
	fld	%st(0)
	andl	$-2147483648, %ecx
	fmul	%st(1), %st
	fdiv	%st(2), %st
	fmul	%st(1), %st
	faddl	.LC1@GOTOFF(%ebx)
	fldl	.LC2@GOTOFF(%ebx)
	fadd	%st(1), %st
	fxch	%st(1)
	fdivrl	.LC3@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fdivrl	.LC4@GOTOFF(%ebx)
	faddl	.LC5@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	fstpl	(%esp)
	movl	$0, (%esp)
	movl	4(%esp), %eax
	incl	%eax
	movl	%eax, 4(%esp)
	fldl	(%esp)
	fld	%st(0)
	fmul	%st(1), %st
	fdivrp	%st, %st(2)
	fld	%st(1)
	fsub	%st(1), %st
	fld	%st(1)
	fadd	%st(2), %st
	faddp	%st, %st(3)
	fdivp	%st, %st(2)
	fmul	%st, %st(1)
	faddp	%st, %st(1)
	fstpl	(%esp)
	movl	4(%esp), %edx
	movl	(%esp), %eax
	orl	%edx, %ecx
	movl	%eax, (%esp)
	movl	%ecx, 4(%esp)
	fldl	(%esp)
	addl	$8, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	fldl	(%esp)
	addl	$8, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	fld	%st(0)
	addl	$8, %esp
	popl	%ebx
	faddp	%st, %st(1)
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movl	$0, (%esp)
	movl	$-1431655765, %eax
	mull	%edx
	shrl	%edx
	leal	715094163(%edx), %eax
	movl	%eax, 4(%esp)
	fldl	(%esp)
	jmp	.L5
	.size	cbrt, .-cbrt
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1518338048
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	-245426703
	.long	1071734549
	.align 8
.LC2:
	.long	245426703
	.long	1073127658
	.align 8
.LC3:
	.long	624085044
	.long	-1075408418
	.align 8
.LC4:
	.long	1840700270
	.long	1073329883
	.align 8
.LC5:
	.long	-1227133513
	.long	1071045485
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
