// 481019ab1fd2be26e074f559ffd54519 newlib/libm/math/w_exp2.c
	.file	"w_exp2.c"
	.text
	.section	.text.exp2,"ax",@progbits
	.p2align 4
	.globl	exp2
	.type	exp2, @function
exp2:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	fldl	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstpl	8(%esp)
	flds	.LC0@GOTOFF(%ebx)
	fstpl	(%esp)
	call	pow@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	exp2, .-exp2
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1073741824
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
