// 60eb27cf174f3c18317c00240e717b6d newlib/libc/string/strxfrm.c
	.file	"strxfrm.c"
	.text
	.section	.text.strxfrm,"ax",@progbits
	.p2align 4
	.globl	strxfrm
	.type	strxfrm, @function
strxfrm:
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %ebx
	movl	12(%esp), %esi
	movl	16(%esp), %edx
	testl	%ebx, %ebx
	je	.L2
	xorl	%eax, %eax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L17:
	incl	%eax
	cmpl	%eax, %ebx
	je	.L2
.L4:
	movzbl	(%edx), %ecx
	incl	%edx
	movb	%cl, (%esi,%eax)
	testb	%cl, %cl
	jne	.L17
.L1:
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpb	$0, (%edx)
	movl	%ebx, %eax
	je	.L1
	subl	%ebx, %edx
	.p2align 4
	.p2align 3
.L5:
	incl	%eax
	cmpb	$0, (%edx,%eax)
	jne	.L5
	popl	%ebx
	popl	%esi
	ret
	.size	strxfrm, .-strxfrm
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
