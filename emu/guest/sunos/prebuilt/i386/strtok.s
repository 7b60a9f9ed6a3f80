// cf5f705af70d4e4bca0da352e69f4aa7 newlib/libc/string/strtok.c
	.file	"strtok.c"
	.text
	.section	.text.strtok,"ax",@progbits
	.p2align 4
	.globl	strtok
	.type	strtok, @function
strtok:
	subl	$28, %esp
	movl	$1, %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 12(%esp)
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	addl	$92, %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	__strtok_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	strtok, .-strtok
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
