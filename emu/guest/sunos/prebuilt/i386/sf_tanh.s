// 5e9979769cab53db98b96e011766639e newlib/libm/math/sf_tanh.c
	.file	"sf_tanh.c"
	.text
	.section	.text.tanhf,"ax",@progbits
	.p2align 4
	.globl	tanhf
	.type	tanhf, @function
tanhf:
	subl	$44, %esp
	movl	%esi, 40(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 36(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, %eax
	andl	$2147483647, %eax
	cmpl	$2139095039, %eax
	jbe	.L2
	fld1
	testl	%esi, %esi
	fsts	28(%esp)
	flds	48(%esp)
	fdivr	%st(1), %st
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
	cmpl	$1102053375, %eax
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
	cmpl	$603979775, %eax
	jbe	.L12
	cmpl	$1065353215, %eax
	jbe	.L7
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fadd	%st(0), %st
	fstps	(%esp)
	call	expm1f@PLT
	flds	.LC1@GOTOFF(%ebx)
	fsts	28(%esp)
	fadd	%st, %st(1)
	fdivp	%st, %st(1)
	fsubrs	.LC0@GOTOFF(%ebx)
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L3:
	fstp	%st(1)
	fsubs	28(%esp)
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	flds	48(%esp)
	fadds	.LC0@GOTOFF(%ebx)
	fmuls	48(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L7:
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fmuls	.LC2@GOTOFF(%ebx)
	fstps	(%esp)
	call	expm1f@PLT
	fld	%st(0)
	fchs
	fxch	%st(1)
	fadds	.LC1@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	jmp	.L5
	.size	tanhf, .-tanhf
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
