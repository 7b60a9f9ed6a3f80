// d4cbf7c347b3e7385fcaf5191c1e7700 newlib/libm/math/s_asinh.c
	.file	"s_asinh.c"
	.text
	.section	.text.asinh,"ax",@progbits
	.p2align 4
	.globl	asinh
	.type	asinh, @function
asinh:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	fldl	64(%esp)
	fstl	24(%esp)
	movl	28(%esp), %esi
	movl	%esi, %eax
	andl	$2147483647, %eax
	cmpl	$2146435071, %eax
	ja	.L11
	fstp	%st(0)
	cmpl	$1043333119, %eax
	jbe	.L12
	cmpl	$1102053376, %eax
	jbe	.L6
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fstpl	(%esp)
	call	__ieee754_log@PLT
	faddl	.LC2@GOTOFF(%ebx)
.L7:
	testl	%esi, %esi
	jg	.L1
	fchs
.L1:
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	fldl	24(%esp)
	fld1
	fldl	.LC0@GOTOFF(%ebx)
	fadd	%st(2), %st
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L1
	fstp	%st(0)
.L5:
	fldl	24(%esp)
	fmul	%st(0), %st
	fstpl	32(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fstpl	24(%esp)
	fld1
	fldl	32(%esp)
	fadd	%st(1), %st
	fxch	%st(1)
	fstpl	40(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fldl	40(%esp)
	faddp	%st, %st(1)
	fdivrl	32(%esp)
	faddl	24(%esp)
	fstpl	(%esp)
	call	log1p@PLT
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L11:
	fld	%st(0)
	addl	$52, %esp
	popl	%ebx
	faddp	%st, %st(1)
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	cmpl	$1073741824, %eax
	jbe	.L5
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fld	%st(0)
	fadd	%st(1), %st
	fxch	%st(1)
	fstpl	40(%esp)
	fstpl	32(%esp)
	fldl	24(%esp)
	fmul	%st(0), %st
	fld1
	fadd	%st, %st(1)
	fstpl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fldl	40(%esp)
	faddp	%st, %st(1)
	fldl	24(%esp)
	fdivp	%st, %st(1)
	faddl	32(%esp)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	jmp	.L7
	.size	asinh, .-asinh
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC2:
	.long	-17155601
	.long	1072049730
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
