// ec93e0d7995cdc6392e4354b2d1999c2 newlib/libm/math/w_atan2.c
	.file	"w_atan2.c"
	.text
	.section	.text.atan2,"ax",@progbits
	.p2align 4
	.globl	atan2
	.type	atan2, @function
atan2:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	fldl	40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstpl	8(%esp)
	fldl	32(%esp)
	fstpl	(%esp)
	call	__ieee754_atan2@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	atan2, .-atan2
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
