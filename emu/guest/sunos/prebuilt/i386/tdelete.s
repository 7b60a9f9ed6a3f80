// d440b31704bae3430eedbcf21ce29305 newlib/libc/search/tdelete.c
	.file	"tdelete.c"
	.text
	.section	.text.tdelete,"ax",@progbits
	.p2align 4
	.globl	tdelete
	.type	tdelete, @function
tdelete:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$44, %esp
	movl	68(%esp), %ebp
	movl	64(%esp), %ebx
	movl	72(%esp), %edi
	testl	%ebp, %ebp
	movl	%eax, 28(%esp)
	je	.L4
	movl	0(%ebp), %esi
	testl	%esi, %esi
	je	.L4
	movl	%esi, %eax
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L6:
	movl	8(%esi), %eax
	leal	8(%esi), %ebp
	testl	%eax, %eax
	je	.L4
.L26:
	movl	0(%ebp), %eax
.L5:
	movl	(%eax), %eax
	movl	%ebx, (%esp)
	movl	%eax, 4(%esp)
	call	*%edi
	testl	%eax, %eax
	je	.L25
	movl	0(%ebp), %esi
	jns	.L6
	movl	4(%esi), %eax
	leal	4(%esi), %ebp
	testl	%eax, %eax
	jne	.L26
.L4:
	addl	$44, %esp
	xorl	%esi, %esi
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	movl	0(%ebp), %ecx
	movl	4(%ecx), %ebx
	movl	8(%ecx), %edi
	testl	%ebx, %ebx
	je	.L9
	testl	%edi, %edi
	je	.L11
	movl	4(%edi), %eax
	testl	%eax, %eax
	jne	.L10
	movl	%ebx, 4(%edi)
	movl	0(%ebp), %ecx
.L9:
	movl	%ecx, (%esp)
	movl	28(%esp), %ebx
	call	free@PLT
	movl	%edi, 0(%ebp)
.L27:
	addl	$44, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movl	%eax, %edi
	movl	%ecx, %eax
.L10:
	movl	4(%eax), %ecx
	testl	%ecx, %ecx
	jne	.L12
	movl	8(%eax), %ecx
	movl	28(%esp), %ebx
	movl	%ecx, 4(%edi)
	movl	%eax, %edi
	movl	0(%ebp), %ecx
	movl	4(%ecx), %ecx
	movl	%ecx, 4(%eax)
	movl	0(%ebp), %ecx
	movl	8(%ecx), %ecx
	movl	%ecx, 8(%eax)
	movl	0(%ebp), %ecx
	movl	%ecx, (%esp)
	call	free@PLT
	movl	%edi, 0(%ebp)
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L11:
	movl	%ebx, %edi
	jmp	.L9
	.size	tdelete, .-tdelete
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
