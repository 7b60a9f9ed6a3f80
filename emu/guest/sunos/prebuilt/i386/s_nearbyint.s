// 9508a12b47095c72e0ee9310e35833a4 newlib/libm/common/s_nearbyint.c
	.file	"s_nearbyint.c"
	.text
	.section	.text.nearbyint,"ax",@progbits
	.p2align 4
	.globl	nearbyint
	.type	nearbyint, @function
nearbyint:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	fldl	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstpl	(%esp)
	call	rint@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	nearbyint, .-nearbyint
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
