// c900d8a9ff21372cef008d6aaad5acbb newlib/libc/string/strsep.c
	.file	"strsep.c"
	.text
	.section	.text.strsep,"ax",@progbits
	.p2align 4
	.globl	strsep
	.type	strsep, @function
strsep:
	subl	$28, %esp
	xorl	%edx, %edx
	movl	%edx, 12(%esp)
	movl	32(%esp), %eax
	movl	%ebx, 24(%esp)
	movl	36(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	__strtok_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	strsep, .-strsep
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
