// b60701eea54950f858faa328a14c74dd newlib/libm/math/wf_atanh.c
	.file	"wf_atanh.c"
	.text
	.section	.text.atanhf,"ax",@progbits
	.p2align 4
	.globl	atanhf
	.type	atanhf, @function
atanhf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	__ieee754_atanhf@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	fld	%st(0)
	je	.L11
	flds	48(%esp)
	fucomi	%st(0), %st
	jp	.L12
	fstp	%st(1)
	fxch	%st(1)
	fstps	28(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fld1
	fsts	24(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	flds	28(%esp)
	jb	.L1
	fstp	%st(0)
	jbe	.L8
	call	__errno@PLT
	movl	$33, (%eax)
	fldz
	fsts	24(%esp)
	fld	%st(0)
	fdivp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L11:
	fstp	%st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	fstp	%st(0)
	fstp	%st(1)
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	call	__errno@PLT
	flds	48(%esp)
	fdivs	.LC1@GOTOFF(%ebx)
	movl	$33, (%eax)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	atanhf, .-atanhf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	0
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
