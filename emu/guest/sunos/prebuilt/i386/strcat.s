// 977c71fb8abb24637d98ad66b8c758af newlib/libc/string/strcat.c
	.file	"strcat.c"
	.text
	.section	.text.strcat,"ax",@progbits
	.p2align 4
	.globl	strcat
	.type	strcat, @function
strcat:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	32(%esp), %esi
	testl	$3, %esi
	movl	%esi, %eax
	jne	.L17
	movl	(%esi), %edx
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L3:
	movl	4(%eax), %edx
	addl	$4, %eax
.L16:
	leal	-16843009(%edx), %ecx
	notl	%edx
	andl	%ecx, %edx
	andl	$-2139062144, %edx
	je	.L3
	cmpb	$0, (%eax)
	je	.L19
	.p2align 4
	.p2align 3
.L4:
	incl	%eax
.L17:
	cmpb	$0, (%eax)
	jne	.L4
.L19:
	movl	%eax, (%esp)
	movl	36(%esp), %edx
	movl	%edx, 4(%esp)
	call	strcpy@PLT
	addl	$20, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	strcat, .-strcat
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
