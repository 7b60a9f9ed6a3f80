// 3a0706619256da8f9ce3a513f296ef63 newlib/libc/string/wmemcmp.c
	.file	"wmemcmp.c"
	.text
	.section	.text.wmemcmp,"ax",@progbits
	.p2align 4
	.globl	wmemcmp
	.type	wmemcmp, @function
wmemcmp:
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	movl	20(%esp), %edx
	movl	12(%esp), %ecx
	movl	16(%esp), %ebx
	testl	%edx, %edx
	jne	.L4
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L3:
	incl	%eax
	cmpl	%eax, %edx
	je	.L10
.L4:
	movl	(%ebx,%eax,4), %esi
	cmpl	%esi, (%ecx,%eax,4)
	.p2align 4,,2
	je	.L3
	setg	%al
	movzbl	%al, %eax
	leal	-1(%eax,%eax), %eax
.L1:
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	popl	%ebx
	xorl	%eax, %eax
	popl	%esi
	ret
	.size	wmemcmp, .-wmemcmp
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
