// 99d84ad2bc9f6c5888f12952cf813e7a newlib/libc/string/strncasecmp.c
	.file	"strncasecmp.c"
	.text
	.section	.text.strncasecmp,"ax",@progbits
	.p2align 4
	.globl	strncasecmp
	.type	strncasecmp, @function
strncasecmp:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	72(%esp), %eax
	movl	64(%esp), %ebp
	movl	68(%esp), %edi
	testl	%eax, %eax
	je	.L2
	addl	%ebp, %eax
	movl	%eax, 28(%esp)
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L14:
	testl	%eax, %eax
	je	.L2
	cmpl	%ebp, 28(%esp)
	je	.L2
.L4:
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
	je	.L14
	addl	$44, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	addl	$44, %esp
	xorl	%esi, %esi
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	strncasecmp, .-strncasecmp
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
