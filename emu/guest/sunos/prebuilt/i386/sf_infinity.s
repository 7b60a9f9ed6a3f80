// 3b2730635f799c6d5218358caa2abad8 newlib/libm/common/sf_infinity.c
	.file	"sf_infinity.c"
	.text
	.section	.text.infinityf,"ax",@progbits
	.p2align 4
	.globl	infinityf
	.type	infinityf, @function
infinityf:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$4, %esp
	flds	.LC0@GOTOFF(%eax)
	fsts	(%esp)
	popl	%eax
	ret
	.size	infinityf, .-infinityf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
