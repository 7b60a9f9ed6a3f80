// 2dac32b1fb7e5159e7d51c556fdcb6dd newlib/libc/time/gmtime.c
	.file	"gmtime.c"
	.text
	.section	.text.gmtime,"ax",@progbits
	.p2align 4
	.globl	gmtime
	.type	gmtime, @function
gmtime:
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
	call	gmtime_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	gmtime, .-gmtime
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
