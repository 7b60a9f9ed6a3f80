// 678b0d4f0030fbceba9f0cd6b3c3863b newlib/libc/string/strncasecmp_l.c
	.file	"strncasecmp_l.c"
	.text
	.section	.text.strncasecmp_l,"ax",@progbits
	.p2align 4
	.globl	strncasecmp_l
	.type	strncasecmp_l, @function
strncasecmp_l:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	72(%esp), %eax
	movl	64(%esp), %edx
	movl	68(%esp), %edi
	movl	76(%esp), %ebp
	testl	%eax, %eax
	je	.L2
	addl	%edx, %eax
	movl	%eax, 28(%esp)
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L14:
	testl	%eax, %eax
	je	.L2
	movl	64(%esp), %edx
	cmpl	%edx, 28(%esp)
	je	.L2
.L4:
	movl	%ebp, 4(%esp)
	incl	%edx
	incl	%edi
	movsbl	-1(%edx), %eax
	movl	%edx, 64(%esp)
	movl	%eax, (%esp)
	call	tolower_l@PLT
	movl	%ebp, 4(%esp)
	movl	%eax, %esi
	movsbl	-1(%edi), %eax
	movl	%eax, (%esp)
	call	tolower_l@PLT
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
	.size	strncasecmp_l, .-strncasecmp_l
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
