// 78ae65010b1dee7ad6054e25837215d9 newlib/libc/time/lcltime.c
	.file	"lcltime.c"
	.text
	.section	.text.localtime,"ax",@progbits
	.p2align 4
	.globl	localtime
	.type	localtime, @function
localtime:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	addl	$124, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	localtime_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	localtime, .-localtime
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
