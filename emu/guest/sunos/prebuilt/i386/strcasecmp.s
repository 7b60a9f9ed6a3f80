// f04b8951c8dceca3ecf40cc636f10e07 newlib/libc/string/strcasecmp.c
	.file	"strcasecmp.c"
	.text
	.section	.text.strcasecmp,"ax",@progbits
	.p2align 4
	.globl	strcasecmp
	.type	strcasecmp, @function
strcasecmp:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	48(%esp), %ebp
	movl	52(%esp), %edi
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L7:
	testl	%eax, %eax
	je	.L1
.L3:
	movzbl	0(%ebp), %eax
	incl	%edi
	incl	%ebp
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	%eax, %esi
	movzbl	-1(%edi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	subl	%eax, %esi
	je	.L7
.L1:
	addl	$28, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	strcasecmp, .-strcasecmp
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
