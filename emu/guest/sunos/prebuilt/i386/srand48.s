// 613361977eaa40b5c1e10bd90d059d10 newlib/libc/stdlib/srand48.c
	.file	"srand48.c"
	.text
	.section	.text._srand48_r,"ax",@progbits
	.p2align 4
	.globl	_srand48_r
	.type	_srand48_r, @function
_srand48_r:
	movl	4(%esp), %eax
	movl	$13070, %edx
	movl	$-554899859, %ecx
	movw	%dx, 172(%eax)
	movl	8(%esp), %edx
	movl	%ecx, 178(%eax)
	movl	%edx, 174(%eax)
	movl	$720901, %edx
	movl	%edx, 182(%eax)
	ret
	.size	_srand48_r, .-_srand48_r
	.section	.text.srand48,"ax",@progbits
	.p2align 4
	.globl	srand48
	.type	srand48, @function
srand48:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_srand48_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	srand48, .-srand48
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
