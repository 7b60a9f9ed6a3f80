// b553dfe71ebf3ba7f64457b1a33f0630 newlib/libc/stdlib/drand48.c
	.file	"drand48.c"
	.text
	.section	.text._drand48_r,"ax",@progbits
	.p2align 4
	.globl	_drand48_r
	.type	_drand48_r, @function
_drand48_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	leal	172(%eax), %edx
	movl	%edx, 4(%esp)
	call	_erand48_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_drand48_r, .-_drand48_r
	.section	.text.drand48,"ax",@progbits
	.p2align 4
	.globl	drand48
	.type	drand48, @function
drand48:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_drand48_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	drand48, .-drand48
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
