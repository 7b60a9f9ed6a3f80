// d73f29f3fd77d599c65599f92db6e48e newlib/libc/string/wcscspn.c
	.file	"wcscspn.c"
	.text
	.section	.text.wcscspn,"ax",@progbits
	.p2align 4
	.globl	wcscspn
	.type	wcscspn, @function
wcscspn:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	movl	(%esi), %ebx
	testl	%ebx, %ebx
	je	.L9
	movl	(%edi), %ebp
	movl	%esi, %eax
	testl	%ebp, %ebp
	je	.L14
.L6:
	movl	%edi, %ecx
	movl	%ebp, %edx
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L4:
	movl	4(%ecx), %edx
	addl	$4, %ecx
	testl	%edx, %edx
	je	.L18
.L5:
	cmpl	%ebx, %edx
	jne	.L4
.L7:
	subl	%esi, %eax
	sarl	$2, %eax
.L1:
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	movl	4(%eax), %ebx
	addl	$4, %eax
	testl	%ebx, %ebx
	jne	.L6
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L14:
	movl	4(%eax), %edx
	addl	$4, %eax
	testl	%edx, %edx
	jne	.L14
	.p2align 4,,3
	jmp	.L7
.L9:
.L2:
	xorl	%eax, %eax
	jmp	.L1
	.size	wcscspn, .-wcscspn
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
