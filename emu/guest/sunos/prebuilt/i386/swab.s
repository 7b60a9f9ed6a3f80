// 96d7bf5cfb19e7bd60f486a36daf8e9e newlib/libc/string/swab.c
	.file	"swab.c"
	.text
	.section	.text.swab,"ax",@progbits
	.p2align 4
	.globl	swab
	.type	swab, @function
swab:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$4, %esp
	movl	32(%esp), %edi
	movl	24(%esp), %ecx
	movl	28(%esp), %ebp
	cmpl	$1, %edi
	jle	.L5
	leal	-2(%edi), %esi
	leal	1(%ecx), %eax
	movl	%esi, %ebx
	leal	1(%ebp), %edx
	andl	$-2, %ebx
	leal	3(%ecx,%ebx), %ebx
	movl	%ebx, (%esp)
	.p2align 4
	.p2align 3
.L3:
	movzbl	-1(%eax), %ecx
	addl	$2, %eax
	addl	$2, %edx
	movzbl	-2(%eax), %ebx
	movb	%cl, -2(%edx)
	movl	(%esp), %ecx
	movb	%bl, -3(%edx)
	cmpl	%ecx, %eax
	jne	.L3
	andl	$-2, %esi
	addl	$3, %esi
.L2:
	cmpl	%esi, %edi
	jne	.L1
	movb	$0, -1(%ebp,%edi)
.L1:
	popl	%eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movl	$1, %esi
	jmp	.L2
	.size	swab, .-swab
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
