// eb6d0b229042138d3d1100d5f2e93d34 newlib/libm/common/s_fdim.c
	.file	"s_fdim.c"
	.text
	.section	.text.fdim,"ax",@progbits
	.p2align 4
	.globl	fdim
	.type	fdim, @function
fdim:
	subl	$44, %esp
	movl	%ebx, 36(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fldl	56(%esp)
	movl	%esi, 40(%esp)
	fstpl	24(%esp)
	fstl	(%esp)
	fstpl	16(%esp)
	call	__fpclassifyd@PLT
	fldl	16(%esp)
	testl	%eax, %eax
	jne	.L14
.L2:
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	fstp	%st(0)
	fldl	24(%esp)
	movl	%eax, %esi
	fstpl	(%esp)
	call	__fpclassifyd@PLT
	testl	%eax, %eax
	je	.L4
	decl	%esi
	je	.L5
	fldl	24(%esp)
	fldl	16(%esp)
	fcomi	%st(1), %st
	jbe	.L11
	movl	36(%esp), %ebx
	fsubp	%st, %st(1)
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	fstp	%st(0)
	fstp	%st(0)
	movl	36(%esp), %ebx
	fldz
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	fldl	24(%esp)
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	flds	.LC0@GOTOFF(%ebx)
	jmp	.L2
	.size	fdim, .-fdim
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
