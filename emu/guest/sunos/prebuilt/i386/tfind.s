// 9216df1c8093d1297471718078ca5333 newlib/libc/search/tfind.c
	.file	"tfind.c"
	.text
	.section	.text.tfind,"ax",@progbits
	.p2align 4
	.globl	tfind
	.type	tfind, @function
tfind:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$16, %esp
	movl	36(%esp), %edi
	movl	32(%esp), %ebx
	movl	40(%esp), %esi
	testl	%edi, %edi
	je	.L4
	.p2align 4
	.p2align 3
.L2:
	movl	(%edi), %eax
	testl	%eax, %eax
	je	.L4
.L16:
	movl	(%eax), %eax
	movl	%ebx, (%esp)
	movl	%eax, 4(%esp)
	call	*%esi
	testl	%eax, %eax
	je	.L15
	movl	(%edi), %edx
	leal	8(%edx), %edi
	jns	.L2
	movl	4(%edx), %eax
	leal	4(%edx), %edi
	testl	%eax, %eax
	jne	.L16
.L4:
	addl	$16, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	movl	(%edi), %eax
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	tfind, .-tfind
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
