// 79ec5421961beab72d10184cf56fe733 newlib/libm/common/sf_nearbyint.c
	.file	"sf_nearbyint.c"
	.text
	.section	.text.nearbyintf,"ax",@progbits
	.p2align 4
	.globl	nearbyintf
	.type	nearbyintf, @function
nearbyintf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	flds	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	rintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	nearbyintf, .-nearbyintf
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
