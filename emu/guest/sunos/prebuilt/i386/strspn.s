// ddef150abf5511edf05d9f1001797a68 newlib/libc/string/strspn.c
	.file	"strspn.c"
	.text
	.section	.text.strspn,"ax",@progbits
	.p2align 4
	.globl	strspn
	.type	strspn, @function
strspn:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %edi
	movl	24(%esp), %ebp
	movzbl	(%edi), %ebx
	testb	%bl, %bl
	je	.L7
	movzbl	0(%ebp), %eax
	testb	%al, %al
	je	.L7
	movl	%edi, %esi
	.p2align 4
	.p2align 3
.L5:
	movl	%ebp, %ecx
	movb	%al, %dl
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L13:
	movzbl	1(%ecx), %edx
	incl	%ecx
	testb	%dl, %dl
	je	.L11
.L4:
	cmpb	%dl, %bl
	jne	.L13
	movzbl	1(%esi), %ebx
	incl	%esi
	testb	%bl, %bl
	jne	.L5
.L11:
	popl	%ebx
	subl	%edi, %esi
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L7:
	popl	%ebx
	xorl	%esi, %esi
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	strspn, .-strspn
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
