// b5a115a554b13654a69e9daff0773efd newlib/libc/string/wcspbrk.c
	.file	"wcspbrk.c"
	.text
	.section	.text.wcspbrk,"ax",@progbits
	.p2align 4
	.globl	wcspbrk
	.type	wcspbrk, @function
wcspbrk:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	16(%esp), %eax
	movl	20(%esp), %esi
	movl	(%eax), %ebx
	testl	%ebx, %ebx
	je	.L8
	movl	(%esi), %edi
	testl	%edi, %edi
	je	.L12
.L5:
	movl	%esi, %ecx
	movl	%edi, %edx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L16:
	movl	4(%ecx), %edx
	addl	$4, %ecx
	testl	%edx, %edx
	je	.L15
.L4:
	cmpl	%ebx, %edx
	jne	.L16
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	movl	4(%eax), %ebx
	addl	$4, %eax
	testl	%ebx, %ebx
	jne	.L5
.L8:
	popl	%ebx
	xorl	%eax, %eax
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movl	4(%eax), %edx
	addl	$4, %eax
	testl	%edx, %edx
	jne	.L12
	jmp	.L8
	.size	wcspbrk, .-wcspbrk
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
