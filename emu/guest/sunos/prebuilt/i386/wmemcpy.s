// f4699ac9e62f4f176dcf5e44968a2435 newlib/libc/string/wmemcpy.c
	.file	"wmemcpy.c"
	.text
	.section	.text.wmemcpy,"ax",@progbits
	.p2align 4
	.globl	wmemcpy
	.type	wmemcpy, @function
wmemcpy:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	sall	$2, %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	wmemcpy, .-wmemcpy
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
