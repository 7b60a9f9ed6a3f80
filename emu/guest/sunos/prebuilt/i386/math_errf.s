// 8e8f1c6eb4493cfdee36fa110e291a3e newlib/libm/common/math_errf.c
	.file	"math_errf.c"
	.text
	.section	.text.with_errnof,"ax",@progbits
	.p2align 4
	.type	with_errnof, @function
with_errnof:
	subl	$12, %esp
	movl	%ebx, 4(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 8(%esp)
	movl	%eax, %esi
	call	__errno@PLT
	movl	4(%esp), %ebx
	flds	16(%esp)
	movl	%esi, (%eax)
	movl	8(%esp), %esi
	addl	$12, %esp
	ret
	.size	with_errnof, .-with_errnof
	.section	.text.xflowf.constprop.0,"ax",@progbits
	.p2align 4
	.type	xflowf.constprop.0, @function
xflowf.constprop.0:
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	subl	$28, %esp
	testl	%eax, %eax
	jne	.L6
	flds	.LC0@GOTOFF(%edx)
.L5:
	fmuls	.LC0@GOTOFF(%edx)
	movl	$34, %eax
	fstps	(%esp)
	call	with_errnof
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	flds	.LC1@GOTOFF(%edx)
	jmp	.L5
	.size	xflowf.constprop.0, .-xflowf.constprop.0
	.section	.text.__math_oflowf,"ax",@progbits
	.p2align 4
	.globl	__math_oflowf
	.hidden	__math_oflowf
	.type	__math_oflowf, @function
__math_oflowf:
	movl	4(%esp), %eax
	jmp	xflowf.constprop.0
	.size	__math_oflowf, .-__math_oflowf
	.section	.text.__math_divzerof,"ax",@progbits
	.p2align 4
	.globl	__math_divzerof
	.hidden	__math_divzerof
	.type	__math_divzerof, @function
__math_divzerof:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	4(%esp), %edx
	fld1
	testl	%edx, %edx
	je	.L10
	fchs
.L10:
	fdivs	.LC4@GOTOFF(%eax)
	movl	$34, %eax
	fstps	4(%esp)
	jmp	with_errnof
	.size	__math_divzerof, .-__math_divzerof
	.section	.text.__math_invalidf,"ax",@progbits
	.p2align 4
	.globl	__math_invalidf
	.hidden	__math_invalidf
	.type	__math_invalidf, @function
__math_invalidf:
	flds	4(%esp)
	fld	%st(0)
	fsub	%st(1), %st
	fdiv	%st(0), %st
	fxch	%st(1)
	fucomip	%st(0), %st
	jp	.L12
	fstps	4(%esp)
	movl	$33, %eax
	jmp	with_errnof
	.p2align 4,,10
	.p2align 3
.L12:
	ret
	.size	__math_invalidf, .-__math_invalidf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1879048192
	.align 4
.LC1:
	.long	-268435456
	.align 4
.LC4:
	.long	0
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
