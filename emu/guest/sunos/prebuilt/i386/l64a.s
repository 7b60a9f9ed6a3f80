// a815846c98de3f2964f4eb4f52fda1d9 newlib/libc/stdlib/l64a.c
	.file	"l64a.c"
	.text
	.section	.text._l64a_r,"ax",@progbits
	.p2align 4
	.globl	_l64a_r
	.type	_l64a_r, @function
_l64a_r:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	movl	20(%esp), %eax
	movl	16(%esp), %ebx
	testl	%eax, %eax
	leal	212(%ebx), %edi
	je	.L12
	addl	$218, %ebx
	movl	%edi, %edx
	leal	R64_ARRAY@GOTOFF(%ecx), %esi
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L6:
	testl	%eax, %eax
	je	.L2
.L4:
	movl	%eax, %ecx
	incl	%edx
	shrl	$6, %eax
	andl	$63, %ecx
	movzbl	(%esi,%ecx), %ecx
	cmpl	%ebx, %edx
	movb	%cl, -1(%edx)
	jne	.L6
	popl	%ebx
	movl	%edi, %eax
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movl	%edi, %edx
.L2:
	movb	$0, (%edx)
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	_l64a_r, .-_l64a_r
	.section	.text.l64a,"ax",@progbits
	.p2align 4
	.globl	l64a
	.type	l64a, @function
l64a:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_l64a_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	l64a, .-l64a
	.section	.rodata
	.align 32
	.type	R64_ARRAY, @object
	.size	R64_ARRAY, 65
R64_ARRAY:
	.string	"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	.section	.text.__x86.get_pc_thunk.cx,"axG",@progbits,__x86.get_pc_thunk.cx,comdat
	.globl	__x86.get_pc_thunk.cx
	.hidden	__x86.get_pc_thunk.cx
	.type	__x86.get_pc_thunk.cx, @function
__x86.get_pc_thunk.cx:
	movl	(%esp), %ecx
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
