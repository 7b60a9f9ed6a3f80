// f4f62fcf27318fbfded6388374946f12 newlib/libc/string/strrchr.c
	.file	"strrchr.c"
	.text
	.section	.text.strrchr,"ax",@progbits
	.p2align 4
	.globl	strrchr
	.type	strrchr, @function
strrchr:
	pushl	%edi
	pushl	%esi
	xorl	%esi, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	36(%esp), %edi
	movl	32(%esp), %edx
	testl	%edi, %edi
	jne	.L2
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L4:
	leal	1(%eax), %edx
	movl	%eax, %esi
.L2:
	movl	%edi, 4(%esp)
	movl	%edx, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	jne	.L4
	addl	$16, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movl	%edx, (%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	strchr@PLT
	addl	$16, %esp
	popl	%ebx
	movl	%eax, %esi
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	ret
	.size	strrchr, .-strrchr
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
