// f4e7dbe527270c90e08887236282af8f newlib/libm/math/e_acosh.c
	.file	"e_acosh.c"
	.text
	.section	.text.__ieee754_acosh,"ax",@progbits
	.p2align 4
	.globl	__ieee754_acosh
	.type	__ieee754_acosh, @function
__ieee754_acosh:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	fldl	64(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	24(%esp)
	movl	28(%esp), %eax
	cmpl	$1072693247, %eax
	jle	.L10
	fstp	%st(0)
	cmpl	$1102053375, %eax
	jle	.L4
	cmpl	$2146435071, %eax
	jle	.L5
	fldl	24(%esp)
	movl	56(%esp), %ebx
	fadd	%st(0), %st
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movl	24(%esp), %ecx
	leal	-1072693248(%eax), %edx
	orl	%ecx, %edx
	je	.L7
	cmpl	$1073741824, %eax
	jle	.L6
	fldl	24(%esp)
	fadd	%st(0), %st
	fstpl	32(%esp)
	fldl	24(%esp)
	fmul	%st(0), %st
	fld1
	fsubr	%st, %st(1)
	fstpl	40(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	faddl	24(%esp)
	fldl	40(%esp)
	fdivp	%st, %st(1)
	fldl	32(%esp)
	fsubp	%st, %st(1)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	fld	%st(0)
	movl	56(%esp), %ebx
	addl	$60, %esp
	fsubp	%st, %st(1)
	fdiv	%st(0), %st
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	fldl	24(%esp)
	fsubs	.LC2@GOTOFF(%ebx)
	fld	%st(0)
	fadd	%st(1), %st
	fld	%st(1)
	fmul	%st(2), %st
	fxch	%st(2)
	fstpl	24(%esp)
	faddp	%st, %st(1)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fldl	24(%esp)
	faddp	%st, %st(1)
	fstpl	(%esp)
	call	log1p@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movl	56(%esp), %ebx
	fldz
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	fldl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	faddl	.LC1@GOTOFF(%ebx)
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	__ieee754_acosh, .-__ieee754_acosh
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	-17155601
	.long	1072049730
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC2:
	.long	1065353216
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
