// 101be5d8ad3b15dba080f5e2970812b6 newlib/libm/math/e_log10.c
	.file	"e_log10.c"
	.text
	.section	.text.__ieee754_log10,"ax",@progbits
	.p2align 4
	.globl	__ieee754_log10
	.type	__ieee754_log10, @function
__ieee754_log10:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 36(%esp)
	fstpl	16(%esp)
	movl	%edi, 40(%esp)
	movl	20(%esp), %eax
	cmpl	$1048575, %eax
	jg	.L7
	movl	16(%esp), %ecx
	movl	%eax, %edx
	andl	$2147483647, %edx
	orl	%ecx, %edx
	je	.L10
	testl	%eax, %eax
	js	.L11
	fldl	16(%esp)
	movl	$-54, %edx
	fmuls	.LC2@GOTOFF(%ebx)
	fstpl	16(%esp)
	movl	20(%esp), %eax
	cmpl	$2146435071, %eax
	jle	.L6
.L12:
	fldl	16(%esp)
	fadd	%st(0), %st
.L1:
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	xorl	%edx, %edx
	cmpl	$2146435071, %eax
	jg	.L12
.L6:
	movl	%eax, %ecx
	andl	$1048575, %eax
	sarl	$20, %ecx
	leal	-1023(%edx,%ecx), %edx
	movl	%edx, %ecx
	shrl	$31, %ecx
	leal	(%edx,%ecx), %esi
	movl	$1023, %edx
	movl	%esi, 24(%esp)
	subl	%ecx, %edx
	fildl	24(%esp)
	sall	$20, %edx
	orl	%eax, %edx
	movl	%edx, 20(%esp)
	fldl	16(%esp)
	fld	%st(1)
	fstpl	24(%esp)
	fxch	%st(1)
	fmull	.LC3@GOTOFF(%ebx)
	fstpl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	fmull	.LC4@GOTOFF(%ebx)
	faddl	16(%esp)
	fldl	24(%esp)
	fmull	.LC5@GOTOFF(%ebx)
	movl	32(%esp), %ebx
	addl	$44, %esp
	faddp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	fldz
	movl	36(%esp), %esi
	fdivrs	.LC0@GOTOFF(%ebx)
	movl	32(%esp), %ebx
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	fldl	16(%esp)
	fsub	%st(0), %st
	fdivs	.LC1@GOTOFF(%ebx)
	jmp	.L1
	.size	__ieee754_log10, .-__ieee754_log10
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-629145600
	.align 4
.LC1:
	.long	0
	.align 4
.LC2:
	.long	1518338048
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC3:
	.long	301017910
	.long	1029308147
	.align 8
.LC4:
	.long	354870542
	.long	1071369083
	.align 8
.LC5:
	.long	1352622080
	.long	1070810131
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
