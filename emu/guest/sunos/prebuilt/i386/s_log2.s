// 84b5e523a4f87341430f2dc37f2200d7 newlib/libm/common/s_log2.c
	.file	"s_log2.c"
	.text
	.section	.text.log2,"ax",@progbits
	.p2align 4
	.globl	log2
	.type	log2, @function
log2:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstpl	(%esp)
	call	log@PLT
	fldl	.LC0@GOTOFF(%ebx)
	movl	40(%esp), %ebx
	fstl	24(%esp)
	addl	$44, %esp
	fdivrp	%st, %st(1)
	ret
	.size	log2, .-log2
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
