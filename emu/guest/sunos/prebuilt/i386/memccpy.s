// a68c551ad82fbc90e90e705a1b940a57 newlib/libc/string/memccpy.c
	.file	"memccpy.c"
	.text
	.section	.text.memccpy,"ax",@progbits
	.p2align 4
	.globl	memccpy
	.type	memccpy, @function
memccpy:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$4, %esp
	movl	36(%esp), %ecx
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movzbl	32(%esp), %ebx
	cmpl	$3, %ecx
	jbe	.L2
	movl	%eax, %esi
	orl	%edx, %esi
	andl	$3, %esi
	jne	.L2
	movb	%bl, 3(%esp)
	movsbl	%bl, %edi
	movl	%edi, %esi
	sall	$8, %esi
	addl	%edi, %esi
	sall	$8, %esi
	addl	%edi, %esi
	sall	$8, %esi
	leal	(%edi,%esi), %ebp
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L12:
	subl	$4, %ecx
	addl	$4, %eax
	movl	%edi, -4(%eax)
	addl	$4, %edx
	cmpl	$3, %ecx
	jbe	.L9
.L3:
	movl	(%edx), %edi
	movl	%edi, %ebx
	xorl	%ebp, %ebx
	leal	-16843009(%ebx), %esi
	notl	%ebx
	andl	%ebx, %esi
	andl	$-2139062144, %esi
	je	.L12
.L9:
	movzbl	3(%esp), %ebx
.L2:
	leal	(%edx,%ecx), %esi
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L6:
	movzbl	(%edx), %ecx
	incl	%edx
	incl	%eax
	movb	%cl, -1(%eax)
	cmpb	%bl, %cl
	je	.L1
.L5:
	cmpl	%esi, %edx
	jne	.L6
	xorl	%eax, %eax
.L1:
	popl	%edx
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	memccpy, .-memccpy
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
