// 36bdbcaa4cd7e6a06dcd0c7c3ab3010d newlib/libm/math/wf_j1.c
	.file	"wf_j1.c"
	.text
	.section	.text.j1f,"ax",@progbits
	.p2align 4
	.globl	j1f
	.type	j1f, @function
j1f:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	__ieee754_j1f@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	fstps	24(%esp)
	je	.L1
	flds	48(%esp)
	fucomi	%st(0), %st
	jp	.L8
	fstps	(%esp)
	call	fabsf@PLT
	flds	.LC1@GOTOFF(%ebx)
	fsts	28(%esp)
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
	flds	24(%esp)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	movl	40(%esp), %ebx
	movl	$34, (%eax)
	fldz
	fstps	24(%esp)
	flds	24(%esp)
	addl	$44, %esp
	ret
	.size	j1f, .-j1f
	.section	.text.y1f,"ax",@progbits
	.p2align 4
	.globl	y1f
	.type	y1f, @function
y1f:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	__ieee754_y1f@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L9
	flds	48(%esp)
	fucomi	%st(0), %st
	jp	.L20
	fldz
	fsts	24(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	jnb	.L18
	flds	.LC1@GOTOFF(%ebx)
	fsts	28(%esp)
	flds	48(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L19
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L20:
	fstp	%st(0)
.L9:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	fstp	%st(0)
	call	__errno@PLT
	movl	40(%esp), %ebx
	movl	$34, (%eax)
	fldz
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	fstp	%st(0)
	call	__errno@PLT
	flds	.LC2@GOTOFF(%ebx)
	movl	$33, (%eax)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	y1f, .-y1f
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1514737627
	.align 4
.LC2:
	.long	-8388608
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
