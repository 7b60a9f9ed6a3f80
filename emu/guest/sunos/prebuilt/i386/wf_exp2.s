// 4fada76f17c3d433e3356a0a15360d90 newlib/libm/math/wf_exp2.c
	.file	"wf_exp2.c"
	.text
	.section	.text.exp2f,"ax",@progbits
	.p2align 4
	.globl	exp2f
	.type	exp2f, @function
exp2f:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	flds	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$0x40000000, (%esp)
	fstps	4(%esp)
	call	powf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	exp2f, .-exp2f
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
