// 04d9b1cfa3f2e4da8cbcd65ec7e55352 newlib/libc/string/strcpy.c
	.file	"strcpy.c"
	.text
	.section	.text.strcpy,"ax",@progbits
	.p2align 4
	.globl	strcpy
	.type	strcpy, @function
strcpy:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	16(%esp), %esi
	movl	20(%esp), %ecx
	movl	%esi, %eax
	orl	%ecx, %eax
	testb	$3, %al
	jne	.L6
	movl	(%ecx), %eax
	leal	-16843009(%eax), %edx
	movl	%eax, %ebx
	notl	%ebx
	andl	%ebx, %edx
	andl	$-2139062144, %edx
	jne	.L6
	movl	%esi, %ebx
	.p2align 4
	.p2align 3
.L5:
	movl	%eax, (%ebx)
	addl	$4, %ecx
	addl	$4, %ebx
	movl	(%ecx), %eax
	leal	-16843009(%eax), %edx
	movl	%eax, %edi
	notl	%edi
	andl	%edi, %edx
	andl	$-2139062144, %edx
	je	.L5
.L4:
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L3:
	movzbl	(%ecx,%eax), %edx
	movb	%dl, (%ebx,%eax)
	incl	%eax
	testb	%dl, %dl
	jne	.L3
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movl	%esi, %ebx
	jmp	.L4
	.size	strcpy, .-strcpy
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
