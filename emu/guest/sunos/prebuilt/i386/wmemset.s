// 2d8e38e523940aed707f6f7e382c27ee newlib/libc/string/wmemset.c
	.file	"wmemset.c"
	.text
	.section	.text.wmemset,"ax",@progbits
	.p2align 4
	.globl	wmemset
	.type	wmemset, @function
wmemset:
	pushl	%ebx
	movl	16(%esp), %ecx
	movl	8(%esp), %edx
	movl	12(%esp), %ebx
	testl	%ecx, %ecx
	je	.L2
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L3:
	movl	%ebx, (%edx,%eax,4)
	incl	%eax
	cmpl	%eax, %ecx
	jne	.L3
.L2:
	popl	%ebx
	movl	%edx, %eax
	ret
	.size	wmemset, .-wmemset
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
