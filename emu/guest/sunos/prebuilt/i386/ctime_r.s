// 501a5e4de3bda166df5893d64a3dbdc5 newlib/libc/time/ctime_r.c
	.file	"ctime_r.c"
	.text
	.section	.text.ctime_r,"ax",@progbits
	.p2align 4
	.globl	ctime_r
	.type	ctime_r, @function
ctime_r:
	subl	$76, %esp
	movl	%ebx, 72(%esp)
	leal	28(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	call	localtime_r@PLT
	movl	84(%esp), %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	asctime_r@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	ctime_r, .-ctime_r
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
