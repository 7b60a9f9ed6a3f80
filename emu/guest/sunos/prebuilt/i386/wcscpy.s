// aa31cf1909119f790c0d9821ea93617d newlib/libc/string/wcscpy.c
	.file	"wcscpy.c"
	.text
	.section	.text.wcscpy,"ax",@progbits
	.p2align 4
	.globl	wcscpy
	.type	wcscpy, @function
wcscpy:
	pushl	%ebx
	movl	12(%esp), %edx
	movl	8(%esp), %ebx
	movl	(%edx), %eax
	movl	$0, (%ebx)
	movl	%ebx, %ecx
	testl	%eax, %eax
	je	.L2
	.p2align 4
	.p2align 3
.L3:
	movl	%eax, (%ecx)
	movl	4(%edx), %eax
	addl	$4, %edx
	addl	$4, %ecx
	testl	%eax, %eax
	jne	.L3
.L2:
	movl	$0, (%ecx)
	movl	%ebx, %eax
	popl	%ebx
	ret
	.size	wcscpy, .-wcscpy
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
