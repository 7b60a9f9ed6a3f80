// 5d63f6fc6390a364a3c00ede415b4612 newlib/libc/string/strlcat.c
	.file	"strlcat.c"
	.text
	.section	.text.strlcat,"ax",@progbits
	.p2align 4
	.globl	strlcat
	.type	strlcat, @function
strlcat:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	subl	$28, %esp
	movl	56(%esp), %ebx
	movl	48(%esp), %ebp
	movl	52(%esp), %edi
	testl	%ebx, %ebx
	je	.L10
	leal	0(%ebp,%ebx), %edx
	movl	%ebp, %eax
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L5:
	incl	%eax
	cmpl	%edx, %eax
	je	.L4
.L3:
	cmpb	$0, (%eax)
	jne	.L5
.L4:
	movl	%eax, %esi
	subl	%ebp, %esi
	subl	%esi, %ebx
	je	.L2
	movzbl	(%edi), %ecx
	movl	%edi, %edx
	testb	%cl, %cl
	je	.L7
	.p2align 4
	.p2align 3
.L6:
	cmpl	$1, %ebx
	je	.L9
	movb	%cl, (%eax)
	decl	%ebx
	incl	%eax
.L9:
	movzbl	1(%edx), %ecx
	incl	%edx
	testb	%cl, %cl
	jne	.L6
	subl	%edi, %edx
	addl	%edx, %esi
.L7:
	movb	$0, (%eax)
	addl	$28, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L10:
	xorl	%esi, %esi
.L2:
	movl	%edi, (%esp)
	movl	%ecx, %ebx
	call	strlen@PLT
	addl	$28, %esp
	popl	%ebx
	addl	%eax, %esi
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	strlcat, .-strlcat
	.section	.text.__x86.get_pc_thunk.cx,"axG",@progbits,__x86.get_pc_thunk.cx,comdat
	.globl	__x86.get_pc_thunk.cx
	.hidden	__x86.get_pc_thunk.cx
	.type	__x86.get_pc_thunk.cx, @function
__x86.get_pc_thunk.cx:
	movl	(%esp), %ecx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
