// 148075ec342bb65dee9d68b1462de3df newlib/libm/math/ef_acosh.c
	.file	"ef_acosh.c"
	.text
	.section	.text.__ieee754_acoshf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_acoshf
	.type	__ieee754_acoshf, @function
__ieee754_acoshf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$1065353215, %eax
	jle	.L10
	cmpl	$1300234239, %eax
	jle	.L4
	cmpl	$2139095039, %eax
	jle	.L5
	flds	48(%esp)
	fadd	%st(0), %st
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$1065353216, %eax
	je	.L7
	cmpl	$1073741824, %eax
	jle	.L6
	flds	48(%esp)
	fadd	%st(0), %st
	fstps	28(%esp)
	flds	48(%esp)
	fmul	%st(0), %st
	fld1
	fsts	24(%esp)
	fsubrp	%st, %st(1)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	fadds	48(%esp)
	fdivrs	24(%esp)
	fsubrs	28(%esp)
	fstps	(%esp)
	call	__ieee754_logf@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	flds	48(%esp)
	fsub	%st(0), %st
	movl	40(%esp), %ebx
	addl	$44, %esp
	fdiv	%st(0), %st
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	flds	48(%esp)
	fsubs	.LC2@GOTOFF(%ebx)
	fld	%st(0)
	fadd	%st(1), %st
	fld	%st(1)
	fmul	%st(2), %st
	fxch	%st(2)
	fstps	24(%esp)
	faddp	%st, %st(1)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	flds	24(%esp)
	faddp	%st, %st(1)
	fstps	(%esp)
	call	log1pf@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	flds	48(%esp)
	fstps	(%esp)
	call	__ieee754_logf@PLT
	fadds	.LC1@GOTOFF(%ebx)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	fldz
	jmp	.L1
	.size	__ieee754_acoshf, .-__ieee754_acoshf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1060205080
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
