// 015426b19b07e84f65007849ca4bab7e newlib/libc/stdlib/lrand48.c
	.file	"lrand48.c"
	.text
	.section	.text._lrand48_r,"ax",@progbits
	.p2align 4
	.globl	_lrand48_r
	.type	_lrand48_r, @function
_lrand48_r:
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
	movzwl	176(%esi), %eax
	movzwl	174(%esi), %edx
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	sall	$15, %eax
	shrl	%edx
	addl	%edx, %eax
	ret
	.size	_lrand48_r, .-_lrand48_r
	.section	.text.lrand48,"ax",@progbits
	.p2align 4
	.globl	lrand48
	.type	lrand48, @function
lrand48:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_lrand48_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	lrand48, .-lrand48
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
