// 704283f4b3bb3957115d3cdcca591b94 newlib/libc/string/wcsncat.c
	.file	"wcsncat.c"
	.text
	.section	.text.wcsncat,"ax",@progbits
	.p2align 4
	.globl	wcsncat
	.type	wcsncat, @function
wcsncat:
	pushl	%esi
	pushl	%ebx
	movl	12(%esp), %esi
	movl	16(%esp), %edx
	movl	20(%esp), %ecx
	movl	(%esi), %ebx
	movl	%esi, %eax
	testl	%ebx, %ebx
	je	.L2
	.p2align 4
	.p2align 3
.L3:
	movl	4(%eax), %ebx
	addl	$4, %eax
	testl	%ebx, %ebx
	jne	.L3
.L2:
	testl	%ecx, %ecx
	movl	(%edx), %ebx
	jne	.L20
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L22:
	movl	%ebx, (%eax)
	addl	$4, %edx
	addl	$4, %eax
	decl	%ecx
	movl	(%edx), %ebx
	je	.L4
.L20:
	testl	%ebx, %ebx
	jne	.L22
.L4:
	movl	$0, (%eax)
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	wcsncat, .-wcsncat
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
