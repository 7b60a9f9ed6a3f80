// 0ec4e308a35586fbcc2636797bf01ea6 newlib/libc/stdlib/mrand48.c
	.file	"mrand48.c"
	.text
	.section	.text._mrand48_r,"ax",@progbits
	.p2align 4
	.globl	_mrand48_r
	.type	_mrand48_r, @function
_mrand48_r:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, (%esp)
	leal	172(%esi), %eax
	movl	%eax, 4(%esp)
	call	__dorand48@PLT
	movl	174(%esi), %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	_mrand48_r, .-_mrand48_r
	.section	.text.mrand48,"ax",@progbits
	.p2align 4
	.globl	mrand48
	.type	mrand48, @function
mrand48:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_mrand48_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	mrand48, .-mrand48
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
