// eba1cc04004a1c591337c006a92ff4ea newlib/libc/stdlib/jrand48.c
	.file	"jrand48.c"
	.text
	.section	.text._jrand48_r,"ax",@progbits
	.p2align 4
	.globl	_jrand48_r
	.type	_jrand48_r, @function
_jrand48_r:
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
	movl	2(%esi), %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	_jrand48_r, .-_jrand48_r
	.section	.text.jrand48,"ax",@progbits
	.p2align 4
	.globl	jrand48
	.type	jrand48, @function
jrand48:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_jrand48_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	jrand48, .-jrand48
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
