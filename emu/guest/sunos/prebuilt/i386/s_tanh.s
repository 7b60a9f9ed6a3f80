// 4bf23ace9f37c9ece008e10375da3388 newlib/libm/math/s_tanh.c
	.file	"s_tanh.c"
	.text
	.section	.text.tanh,"ax",@progbits
	.p2align 4
	.globl	tanh
	.type	tanh, @function
tanh:
	subl	$44, %esp
	movl	%esi, 40(%esp)
	fldl	48(%esp)
	movl	%ebx, 36(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	24(%esp)
	movl	28(%esp), %esi
	movl	%esi, %eax
	andl	$2147483647, %eax
	cmpl	$2146435071, %eax
	jbe	.L2
	fld1
	testl	%esi, %esi
	fdiv	%st, %st(1)
	js	.L3
	faddp	%st, %st(1)
.L1:
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	fstp	%st(0)
	cmpl	$1077280767, %eax
	jbe	.L11
	fld1
.L5:
	testl	%esi, %esi
	jns	.L1
	movl	36(%esp), %ebx
	fchs
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	cmpl	$1015021567, %eax
	jbe	.L12
	cmpl	$1072693247, %eax
	jbe	.L7
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fadd	%st(0), %st
	fstpl	(%esp)
	call	expm1@PLT
	flds	.LC1@GOTOFF(%ebx)
	fadd	%st, %st(1)
	fdivp	%st, %st(1)
	fsubrs	.LC0@GOTOFF(%ebx)
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L3:
	movl	36(%esp), %ebx
	fsubrp	%st, %st(1)
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	fldl	24(%esp)
	fadds	.LC0@GOTOFF(%ebx)
	fmull	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L7:
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fmuls	.LC2@GOTOFF(%ebx)
	fstpl	(%esp)
	call	expm1@PLT
	fld	%st(0)
	fchs
	fxch	%st(1)
	fadds	.LC1@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	jmp	.L5
	.size	tanh, .-tanh
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	1073741824
	.align 4
.LC2:
	.long	-1073741824
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
