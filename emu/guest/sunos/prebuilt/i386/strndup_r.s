// 5f2457cdcf86b48076c86365c2fcda97 newlib/libc/string/strndup_r.c
	.file	"strndup_r.c"
	.text
	.section	.text._strndup_r,"ax",@progbits
	.p2align 4
	.globl	_strndup_r
	.type	_strndup_r, @function
_strndup_r:
	pushl	%ebp
	movl	$1, %eax
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	56(%esp), %esi
	movl	52(%esp), %edi
	testl	%esi, %esi
	leal	(%edi,%esi), %edx
	je	.L3
	movl	%edi, %eax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L5:
	incl	%eax
	cmpl	%eax, %edx
	je	.L15
.L4:
	cmpb	$0, (%eax)
	.p2align 4,,3
	jne	.L5
	subl	%edi, %eax
	movl	%eax, %esi
	leal	1(%eax), %eax
.L3:
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	_malloc_r@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L1
	movl	%esi, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	memcpy@PLT
	movb	$0, 0(%ebp,%esi)
.L1:
	addl	$28, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	movl	%edx, %esi
	subl	%edi, %esi
	leal	1(%esi), %eax
	jmp	.L3
	.size	_strndup_r, .-_strndup_r
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
