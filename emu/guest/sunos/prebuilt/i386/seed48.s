// f6143dd5d0b6f4a7606edd450a059418 newlib/libc/stdlib/seed48.c
	.file	"seed48.c"
	.text
	.section	.text._seed48_r,"ax",@progbits
	.p2align 4
	.globl	_seed48_r
	.type	_seed48_r, @function
_seed48_r:
	pushl	%ebx
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	movl	8(%esp), %eax
	movl	12(%esp), %ecx
	movl	172(%eax), %ebx
	movl	%ebx, sseed.0@GOTOFF(%edx)
	movl	176(%eax), %ebx
	movw	%bx, 4+sseed.0@GOTOFF(%edx)
	movzwl	(%ecx), %ebx
	movw	%bx, 172(%eax)
	movzwl	2(%ecx), %ebx
	movw	%bx, 174(%eax)
	movl	$720901, %ebx
	movzwl	4(%ecx), %ecx
	movl	%ebx, 182(%eax)
	movw	%cx, 176(%eax)
	movl	$-554899859, %ecx
	movl	%ecx, 178(%eax)
	leal	sseed.0@GOTOFF(%edx), %eax
	popl	%ebx
	ret
	.size	_seed48_r, .-_seed48_r
	.section	.text.seed48,"ax",@progbits
	.p2align 4
	.globl	seed48
	.type	seed48, @function
seed48:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_seed48_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	seed48, .-seed48
	.local	sseed.0
	.comm	sseed.0,6,4
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
