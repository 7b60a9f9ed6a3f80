// 3434e3228abe839c0c77af46398e9ee0 newlib/libc/time/asctime.c
	.file	"asctime.c"
	.text
	.section	.text.asctime,"ax",@progbits
	.p2align 4
	.globl	asctime
	.type	asctime, @function
asctime:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	addl	$96, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	asctime_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	asctime, .-asctime
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
