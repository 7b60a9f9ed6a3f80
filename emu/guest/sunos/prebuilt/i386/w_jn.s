// 317ffc5b7654b16d7cc6782528e385d6 newlib/libm/math/w_jn.c
	.file	"w_jn.c"
	.text
	.section	.text.jn,"ax",@progbits
	.p2align 4
	.globl	jn
	.type	jn, @function
jn:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fldl	52(%esp)
	fstl	4(%esp)
	movl	%eax, (%esp)
	fstpl	24(%esp)
	call	__ieee754_jn@PLT
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
	movl	40(%esp), %ebx
	movl	$34, (%eax)
	fldz
	fstpl	16(%esp)
	fldl	16(%esp)
	addl	$44, %esp
	ret
	.size	jn, .-jn
	.section	.text.yn,"ax",@progbits
	.p2align 4
	.globl	yn
	.type	yn, @function
yn:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fldl	52(%esp)
	fstl	4(%esp)
	movl	%eax, (%esp)
	fstpl	16(%esp)
	call	__ieee754_yn@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L9
	fldl	16(%esp)
	fucomi	%st(0), %st
	jp	.L20
	fldz
	fsts	16(%esp)
	fcomip	%st(1), %st
	jnb	.L18
	fldl	.LC1@GOTOFF(%ebx)
	fstl	24(%esp)
	fxch	%st(1)
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
	fstp	%st(0)
	call	__errno@PLT
	flds	.LC2@GOTOFF(%ebx)
	movl	$33, (%eax)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	yn, .-yn
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	1413754136
	.long	1128866299
	.section	.rodata.cst4,"aM",@progbits,4
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
