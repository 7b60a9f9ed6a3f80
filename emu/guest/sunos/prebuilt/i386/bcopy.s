// 1786fdacd8c7434eba50826032266e58 newlib/libc/string/bcopy.c
	.file	"bcopy.c"
	.text
	.section	.text.bcopy,"ax",@progbits
	.p2align 4
	.globl	bcopy
	.type	bcopy, @function
bcopy:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	memmove@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	bcopy, .-bcopy
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
