// 4934acf20e463ae4af26de4a80ffc208 newlib/libm/math/w_atanh.c
	.file	"w_atanh.c"
	.text
	.section	.text.atanh,"ax",@progbits
	.p2align 4
	.globl	atanh
	.type	atanh, @function
atanh:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_atanh@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	fld	%st(0)
	je	.L11
	fldl	16(%esp)
	fucomi	%st(0), %st
	jp	.L12
	fstp	%st(1)
	fxch	%st(1)
	fstpl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fld1
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	fldl	24(%esp)
	jb	.L1
	fstp	%st(0)
	jbe	.L8
	call	__errno@PLT
	movl	$33, (%eax)
	fldz
	fdiv	%st(0), %st
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
	fldl	16(%esp)
	fdivs	.LC1@GOTOFF(%ebx)
	movl	$33, (%eax)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	atanh, .-atanh
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
