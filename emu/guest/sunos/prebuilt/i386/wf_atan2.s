// 07f69de82c6a6a4eb582a50539030cb6 newlib/libm/math/wf_atan2.c
	.file	"wf_atan2.c"
	.text
	.section	.text.atan2f,"ax",@progbits
	.p2align 4
	.globl	atan2f
	.type	atan2f, @function
atan2f:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	flds	36(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	4(%esp)
	flds	32(%esp)
	fstps	(%esp)
	call	__ieee754_atan2f@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	atan2f, .-atan2f
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
