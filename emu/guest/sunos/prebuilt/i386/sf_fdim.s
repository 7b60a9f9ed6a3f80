// 2c4fbf20867f51d2247d70551afce401 newlib/libm/common/sf_fdim.c
	.file	"sf_fdim.c"
	.text
	.section	.text.fdimf,"ax",@progbits
	.p2align 4
	.globl	fdimf
	.type	fdimf, @function
fdimf:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	flds	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	fstps	(%esp)
	call	__fpclassifyf@PLT
	testl	%eax, %eax
	jne	.L14
.L2:
	flds	32(%esp)
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	flds	36(%esp)
	movl	%eax, %esi
	fstps	(%esp)
	call	__fpclassifyf@PLT
	testl	%eax, %eax
	je	.L4
	decl	%esi
	je	.L5
	flds	36(%esp)
	flds	32(%esp)
	fcomi	%st(1), %st
	jbe	.L11
	movl	20(%esp), %ebx
	fsubp	%st, %st(1)
	movl	24(%esp), %esi
	fstps	32(%esp)
	flds	32(%esp)
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	fstp	%st(0)
	fstp	%st(0)
	fldz
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	fstps	32(%esp)
	flds	32(%esp)
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	flds	36(%esp)
	movl	20(%esp), %ebx
	fstps	32(%esp)
	movl	24(%esp), %esi
	flds	32(%esp)
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	flds	.LC0@GOTOFF(%ebx)
	fstps	32(%esp)
	jmp	.L2
	.size	fdimf, .-fdimf
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
