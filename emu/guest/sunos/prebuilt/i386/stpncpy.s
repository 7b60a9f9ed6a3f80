// dd0af87b594370c7d32e22a53eab5acc newlib/libc/string/stpncpy.c
	.file	"stpncpy.c"
	.text
	.section	.text.stpncpy,"ax",@progbits
	.p2align 4
	.globl	stpncpy
	.type	stpncpy, @function
stpncpy:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %ebx
	movl	16(%esp), %esi
	movl	24(%esp), %ecx
	movl	%ebx, %eax
	orl	%esi, %eax
	testb	$3, %al
	jne	.L7
	cmpl	$3, %ecx
	ja	.L2
	testl	%ecx, %ecx
	je	.L1
	.p2align 4
	.p2align 3
.L8:
	movzbl	(%ebx), %eax
	leal	1(%esi), %edx
	incl	%ebx
	leal	-1(%ecx), %edi
	movb	%al, -1(%edx)
	testb	%al, %al
	je	.L6
	movl	%edi, %ecx
	movl	%edx, %esi
.L7:
	testl	%ecx, %ecx
	jne	.L8
.L1:
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	subl	$4, %ecx
	addl	$4, %esi
	movl	%edx, -4(%esi)
	addl	$4, %ebx
	cmpl	$3, %ecx
	jbe	.L7
.L2:
	movl	(%ebx), %edx
	leal	-16843009(%edx), %eax
	movl	%edx, %edi
	notl	%edi
	andl	%edi, %eax
	testl	$-2139062144, %eax
	je	.L5
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L6:
	testl	%edi, %edi
	je	.L22
	addl	%esi, %ecx
	.p2align 4
	.p2align 3
.L10:
	movb	$0, (%edx)
	incl	%edx
	cmpl	%ecx, %edx
	jne	.L10
.L11:
	popl	%ebx
	testl	%esi, %esi
	cmove	%ecx, %esi
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	ret
.L22:
	movl	%edx, %ecx
	jmp	.L11
	.size	stpncpy, .-stpncpy
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
