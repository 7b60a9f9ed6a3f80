// 5a672cb0210ba57bbfa14c3442544d0d newlib/libm/math/w_asin.c
	.file	"w_asin.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC1:
	.string	""
	.section	.text.asin,"ax",@progbits
	.p2align 4
	.globl	asin
	.type	asin, @function
asin:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	(%esp)
	fstpl	24(%esp)
	call	__ieee754_asin@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	fstpl	16(%esp)
	je	.L1
	fldl	24(%esp)
	fucomi	%st(0), %st
	jp	.L8
	fstpl	(%esp)
	call	fabs@PLT
	fld1
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
	movl	$33, (%eax)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	nan@PLT
	movl	40(%esp), %ebx
	fstpl	16(%esp)
	fldl	16(%esp)
	addl	$44, %esp
	ret
	.size	asin, .-asin
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
