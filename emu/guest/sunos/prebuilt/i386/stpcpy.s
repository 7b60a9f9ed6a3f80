// faeee2e6ae73399382dab9e4501e8c2a newlib/libc/string/stpcpy.c
	.file	"stpcpy.c"
	.text
	.section	.text.stpcpy,"ax",@progbits
	.p2align 4
	.globl	stpcpy
	.type	stpcpy, @function
stpcpy:
	pushl	%esi
	pushl	%ebx
	movl	16(%esp), %edx
	movl	12(%esp), %eax
	movl	%edx, %ecx
	orl	%eax, %ecx
	testb	$3, %cl
	jne	.L4
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L11:
	movl	%ecx, (%eax)
	addl	$4, %eax
	addl	$4, %edx
.L9:
	movl	(%edx), %ecx
	leal	-16843009(%ecx), %ebx
	movl	%ecx, %esi
	notl	%esi
	andl	%esi, %ebx
	andl	$-2139062144, %ebx
	je	.L11
	.p2align 4
	.p2align 3
.L4:
	movzbl	(%edx), %ecx
	incl	%edx
	movl	%eax, %ebx
	incl	%eax
	movb	%cl, -1(%eax)
	testb	%cl, %cl
	jne	.L4
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	stpcpy, .-stpcpy
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
