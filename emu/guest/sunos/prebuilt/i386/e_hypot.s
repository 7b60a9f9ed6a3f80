// 335a36721b6018152b4c623b2df951b5 newlib/libm/math/e_hypot.c
	.file	"e_hypot.c"
	.text
	.section	.text.__ieee754_hypot,"ax",@progbits
	.p2align 4
	.globl	__ieee754_hypot
	.type	__ieee754_hypot, @function
__ieee754_hypot:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$60, %esp
	fldl	80(%esp)
	fstl	24(%esp)
	fldl	88(%esp)
	movl	28(%esp), %edx
	fstl	40(%esp)
	movl	44(%esp), %eax
	andl	$2147483647, %edx
	movl	%edx, %ecx
	andl	$2147483647, %eax
	cmpl	%eax, %edx
	movl	%eax, %ebx
	jge	.L30
	fstpl	24(%esp)
	movl	%edx, %edi
	fstpl	40(%esp)
	movl	%eax, %edx
	movl	%ecx, %eax
	movl	%ebx, %ecx
	movl	%edi, %ebx
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L30:
	fstp	%st(0)
	fstp	%st(0)
.L2:
	movl	%edx, 28(%esp)
	movl	40(%esp), %edi
	fldl	24(%esp)
	movl	%eax, 28(%esp)
	movl	%ecx, %eax
	fstl	32(%esp)
	subl	%ebx, %eax
	movl	%edi, 24(%esp)
	cmpl	$62914560, %eax
	fldl	24(%esp)
	jg	.L27
	fstp	%st(0)
	fstp	%st(0)
	cmpl	$1596981248, %ecx
	jg	.L28
	xorl	%edi, %edi
.L5:
	cmpl	$548405247, %ebx
	jg	.L8
	cmpl	$1048575, %ebx
	jg	.L9
	movl	24(%esp), %eax
	orl	%ebx, %eax
	je	.L14
	fldl	.LC0@GOTOFF(%esi)
	subl	$1022, %edi
	fstl	40(%esp)
	fldl	24(%esp)
	fmul	%st(1), %st
	fstpl	24(%esp)
	fldl	32(%esp)
	fmulp	%st, %st(1)
	fstpl	32(%esp)
	.p2align 4
	.p2align 3
.L8:
	fldl	32(%esp)
	xorl	%ebp, %ebp
	fsubl	24(%esp)
	movl	%ebp, 40(%esp)
	fldl	24(%esp)
	fxch	%st(1)
	fcomi	%st(1), %st
	jbe	.L24
	fstp	%st(0)
	movl	%ecx, 44(%esp)
	movl	%esi, %ebx
	fldl	40(%esp)
	fld	%st(0)
	fmul	%st(1), %st
	fld	%st(2)
	fchs
	fmulp	%st, %st(3)
	fldl	32(%esp)
	fadd	%st(2), %st
	fxch	%st(2)
	fsubrl	32(%esp)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fsubrp	%st, %st(2)
	fsubp	%st, %st(1)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fstpl	24(%esp)
.L12:
	testl	%edi, %edi
	je	.L1
	sall	$20, %edi
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	leal	1072693248(%edi), %eax
	movl	%eax, 36(%esp)
	fldl	32(%esp)
	fmull	24(%esp)
	fstpl	24(%esp)
.L1:
	fldl	24(%esp)
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L28:
	cmpl	$2146435071, %ecx
	jg	.L29
	subl	$629145600, %ecx
	subl	$629145600, %ebx
	movl	%ecx, 36(%esp)
	movl	$600, %edi
	movl	%ebx, 28(%esp)
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L27:
	faddp	%st, %st(1)
	fstpl	24(%esp)
	fldl	24(%esp)
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	fstp	%st(1)
	movl	%ebx, 44(%esp)
	xorl	%edx, %edx
	movl	%esi, %ebx
	leal	1048576(%ecx), %eax
	fldl	40(%esp)
	movl	%edx, 40(%esp)
	movl	%eax, 44(%esp)
	fldl	40(%esp)
	fld	%st(1)
	fmul	%st(1), %st
	fld	%st(3)
	fchs
	fmulp	%st, %st(4)
	fldl	32(%esp)
	fadd	%st(0), %st
	fsub	%st(2), %st
	fmull	24(%esp)
	fxch	%st(3)
	fsubrl	24(%esp)
	fmulp	%st, %st(2)
	fxch	%st(1)
	faddp	%st, %st(2)
	fxch	%st(2)
	fsubp	%st, %st(1)
	fsubrp	%st, %st(1)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fstpl	24(%esp)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L9:
	addl	$629145600, %ecx
	addl	$629145600, %ebx
	movl	%ecx, 36(%esp)
	subl	$600, %edi
	movl	%ebx, 28(%esp)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L29:
	movl	32(%esp), %eax
	andl	$1048575, %ecx
	orl	%eax, %ecx
	je	.L7
	fldl	32(%esp)
	faddl	24(%esp)
	fstpl	32(%esp)
.L7:
	movl	24(%esp), %eax
	xorl	$2146435072, %ebx
	fldl	32(%esp)
	fldl	24(%esp)
	orl	%eax, %ebx
	fcmovne	%st(1), %st
	fstp	%st(1)
	fstpl	24(%esp)
	fldl	24(%esp)
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	fldl	32(%esp)
	fstpl	24(%esp)
	jmp	.L1
	.size	__ieee754_hypot, .-__ieee754_hypot
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	2144337920
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
