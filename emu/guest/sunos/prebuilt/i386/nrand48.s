// 4b00d3ce04a7e20aa13a1211d5b3adeb newlib/libc/stdlib/nrand48.c
	.file	"nrand48.c"
	.text
	.section	.text._nrand48_r,"ax",@progbits
	.p2align 4
	.globl	_nrand48_r
	.type	_nrand48_r, @function
_nrand48_r:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	36(%esp), %esi
	movl	%eax, (%esp)
	movl	%esi, 4(%esp)
	call	__dorand48@PLT
	movzwl	4(%esi), %eax
	movzwl	2(%esi), %edx
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	sall	$15, %eax
	shrl	%edx
	addl	%edx, %eax
	ret
	.size	_nrand48_r, .-_nrand48_r
	.section	.text.nrand48,"ax",@progbits
	.p2align 4
	.globl	nrand48
	.type	nrand48, @function
nrand48:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_nrand48_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	nrand48, .-nrand48
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
