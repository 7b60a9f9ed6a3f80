// a8b117454c993230b82687a31ac479e4 newlib/libc/time/ctime.c
	.file	"ctime.c"
	.text
	.section	.text.ctime,"ax",@progbits
	.p2align 4
	.globl	ctime
	.type	ctime, @function
ctime:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	localtime@PLT
	movl	%eax, (%esp)
	call	asctime@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	ctime, .-ctime
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
