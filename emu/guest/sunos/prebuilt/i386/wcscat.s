// 5e8068bb7d7f330205580b71810ef3f1 newlib/libc/string/wcscat.c
	.file	"wcscat.c"
	.text
	.section	.text.wcscat,"ax",@progbits
	.p2align 4
	.globl	wcscat
	.type	wcscat, @function
wcscat:
	pushl	%ebx
	movl	8(%esp), %ebx
	movl	12(%esp), %ecx
	movl	(%ebx), %edx
	movl	%ebx, %eax
	testl	%edx, %edx
	je	.L13
	.p2align 4
	.p2align 3
.L3:
	movl	4(%eax), %edx
	addl	$4, %eax
	testl	%edx, %edx
	jne	.L3
	movl	(%ecx), %edx
	testl	%edx, %edx
	je	.L15
	.p2align 4
	.p2align 3
.L5:
	movl	%edx, (%eax)
	addl	$4, %eax
	addl	$4, %ecx
.L13:
	movl	(%ecx), %edx
	testl	%edx, %edx
	jne	.L5
.L15:
	movl	$0, (%eax)
	movl	%ebx, %eax
	popl	%ebx
	ret
	.size	wcscat, .-wcscat
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
