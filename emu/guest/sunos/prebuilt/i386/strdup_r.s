// 29c96ac9937a2b317f45b08188b1741c newlib/libc/string/strdup_r.c
	.file	"strdup_r.c"
	.text
	.section	.text._strdup_r,"ax",@progbits
	.p2align 4
	.globl	_strdup_r
	.type	_strdup_r, @function
_strdup_r:
	subl	$44, %esp
	movl	%ebx, 28(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 36(%esp)
	movl	52(%esp), %edi
	movl	%esi, 32(%esp)
	movl	%ebp, 40(%esp)
	movl	%edi, (%esp)
	call	strlen@PLT
	leal	1(%eax), %ebp
	movl	48(%esp), %eax
	movl	%ebp, 4(%esp)
	movl	%eax, (%esp)
	call	_malloc_r@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L1
	movl	%ebp, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	memcpy@PLT
.L1:
	movl	%esi, %eax
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.size	_strdup_r, .-_strdup_r
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
