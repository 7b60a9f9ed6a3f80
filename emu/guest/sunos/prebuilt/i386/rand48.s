// 21d7cf233bf2cc2f20d6840af3ffb307 newlib/libc/stdlib/rand48.c
	.file	"rand48.c"
	.text
	.section	.text.__dorand48,"ax",@progbits
	.p2align 4
	.globl	__dorand48
	.type	__dorand48, @function
__dorand48:
	subl	$28, %esp
	movl	%ebx, 12(%esp)
	movl	32(%esp), %ebx
	movl	%edi, 20(%esp)
	movl	36(%esp), %edx
	movl	%esi, 16(%esp)
	movl	%ebp, 24(%esp)
	movzwl	178(%ebx), %edi
	movzwl	(%edx), %esi
	movzwl	184(%ebx), %eax
	movzwl	2(%edx), %ebp
	movl	%edi, %ecx
	imull	%esi, %ecx
	movl	%ebp, (%esp)
	addl	%ecx, %eax
	movl	%eax, 4(%esp)
	movl	%eax, %ecx
	movzwl	180(%ebx), %eax
	shrl	$16, %ecx
	movzwl	182(%ebx), %ebx
	movl	%ecx, 8(%esp)
	movl	%ebp, %ecx
	imull	%edi, %ecx
	movl	%eax, %ebp
	imull	%esi, %ebp
	imull	%esi, %ebx
	movl	4(%esp), %esi
	addl	%ebp, %ecx
	movl	8(%esp), %ebp
	movw	%si, (%edx)
	movl	16(%esp), %esi
	addl	%ebp, %ecx
	movw	%cx, 2(%edx)
	movl	%ecx, %ebp
	shrl	$16, %ebp
	movl	%ebp, 8(%esp)
	movzwl	4(%edx), %ebp
	imull	%edi, %ebp
	movl	(%esp), %edi
	imull	%edi, %eax
	movl	20(%esp), %edi
	addl	%ebp, %eax
	movl	8(%esp), %ebp
	addl	%ebx, %eax
	movl	12(%esp), %ebx
	addl	%ebp, %eax
	movl	24(%esp), %ebp
	movw	%ax, 4(%edx)
	addl	$28, %esp
	ret
	.size	__dorand48, .-__dorand48
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
