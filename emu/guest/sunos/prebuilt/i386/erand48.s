// f7721cc3e78362652f85dcd751fa26b1 newlib/libc/stdlib/erand48.c
	.file	"erand48.c"
	.text
	.section	.text._erand48_r,"ax",@progbits
	.p2align 4
	.globl	_erand48_r
	.type	_erand48_r, @function
_erand48_r:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	52(%esp), %esi
	movl	48(%esp), %eax
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	__dorand48@PLT
	movl	$-48, %eax
	movl	%eax, 8(%esp)
	movzwl	(%esi), %eax
	movl	%eax, 16(%esp)
	fildl	16(%esp)
	fstpl	(%esp)
	call	ldexp@PLT
	movl	$-32, %edx
	movl	%edx, 8(%esp)
	movzwl	2(%esi), %eax
	movl	%eax, 28(%esp)
	fstpl	16(%esp)
	fildl	28(%esp)
	fstpl	(%esp)
	call	ldexp@PLT
	movl	$-16, %ecx
	movl	%ecx, 8(%esp)
	movzwl	4(%esi), %eax
	fldl	16(%esp)
	movl	%eax, 28(%esp)
	faddp	%st, %st(1)
	fstpl	16(%esp)
	fildl	28(%esp)
	fstpl	(%esp)
	call	ldexp@PLT
	faddl	16(%esp)
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	_erand48_r, .-_erand48_r
	.section	.text.erand48,"ax",@progbits
	.p2align 4
	.globl	erand48
	.type	erand48, @function
erand48:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_erand48_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	erand48, .-erand48
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
