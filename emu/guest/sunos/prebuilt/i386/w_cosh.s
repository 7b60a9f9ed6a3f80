// ff96f701060ebfbae562f65ff764b63f newlib/libm/math/w_cosh.c
	.file	"w_cosh.c"
	.text
	.section	.text.cosh,"ax",@progbits
	.p2align 4
	.globl	cosh
	.type	cosh, @function
cosh:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	(%esp)
	fstpl	24(%esp)
	call	__ieee754_cosh@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	fstpl	16(%esp)
	je	.L1
	fldl	24(%esp)
	fucomi	%st(0), %st
	jp	.L8
	fstpl	(%esp)
	call	fabs@PLT
	fldl	.LC1@GOTOFF(%ebx)
	fstl	24(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L7
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L8:
	fstp	%st(0)
.L1:
	fldl	16(%esp)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	flds	.LC0@GOTOFF(%ebx)
	movl	$34, (%eax)
	movl	40(%esp), %ebx
	fstpl	16(%esp)
	fldl	16(%esp)
	addl	$44, %esp
	ret
	.size	cosh, .-cosh
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	-1883637635
	.long	1082536910
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
