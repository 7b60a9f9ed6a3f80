// 6ea55b9b457c6d11dfd8e2719ddee0c1 newlib/libc/string/wcsspn.c
	.file	"wcsspn.c"
	.text
	.section	.text.wcsspn,"ax",@progbits
	.p2align 4
	.globl	wcsspn
	.type	wcsspn, @function
wcsspn:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	movl	(%esi), %ebx
	testl	%ebx, %ebx
	je	.L7
	movl	(%edi), %ebp
	testl	%ebp, %ebp
	je	.L7
	movl	%esi, %eax
	.p2align 4
	.p2align 3
.L5:
	movl	%edi, %ecx
	movl	%ebp, %edx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L13:
	movl	4(%ecx), %edx
	addl	$4, %ecx
	testl	%edx, %edx
	je	.L11
.L4:
	cmpl	%edx, %ebx
	jne	.L13
	movl	4(%eax), %ebx
	addl	$4, %eax
	testl	%ebx, %ebx
	jne	.L5
.L11:
	popl	%ebx
	subl	%esi, %eax
	sarl	$2, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L7:
.L2:
	popl	%ebx
	xorl	%eax, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	wcsspn, .-wcsspn
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
