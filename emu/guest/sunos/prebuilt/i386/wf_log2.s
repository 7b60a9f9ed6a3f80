// eb7543b4fe864473d6a6846c4a480aa1 newlib/libm/math/wf_log2.c
	.file	"wf_log2.c"
	.text
	.section	.text.log2f,"ax",@progbits
	.p2align 4
	.globl	log2f
	.type	log2f, @function
log2f:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	logf@PLT
	fldl	.LC0@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	movl	40(%esp), %ebx
	fstps	28(%esp)
	flds	28(%esp)
	addl	$44, %esp
	ret
	.size	log2f, .-log2f
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-17155601
	.long	1072049730
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
