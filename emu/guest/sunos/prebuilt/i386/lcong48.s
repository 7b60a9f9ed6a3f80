// c1d3f2954a73affe6bf2f595dfcdb879 newlib/libc/stdlib/lcong48.c
	.file	"lcong48.c"
	.text
	.section	.text._lcong48_r,"ax",@progbits
	.p2align 4
	.globl	_lcong48_r
	.type	_lcong48_r, @function
_lcong48_r:
	movl	8(%esp), %edx
	movl	4(%esp), %eax
	movzwl	(%edx), %ecx
	movw	%cx, 172(%eax)
	movzwl	2(%edx), %ecx
	movw	%cx, 174(%eax)
	movzwl	4(%edx), %ecx
	movw	%cx, 176(%eax)
	movzwl	6(%edx), %ecx
	movw	%cx, 178(%eax)
	movzwl	8(%edx), %ecx
	movw	%cx, 180(%eax)
	movzwl	10(%edx), %ecx
	movw	%cx, 182(%eax)
	movzwl	12(%edx), %edx
	movw	%dx, 184(%eax)
	ret
	.size	_lcong48_r, .-_lcong48_r
	.section	.text.lcong48,"ax",@progbits
	.p2align 4
	.globl	lcong48
	.type	lcong48, @function
lcong48:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_lcong48_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	lcong48, .-lcong48
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
