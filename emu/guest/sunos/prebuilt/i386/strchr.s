// f9d30a2814c006ba4efa74e75735d775 newlib/libc/string/strchr.c
	.file	"strchr.c"
	.text
	.section	.text.strchr,"ax",@progbits
	.p2align 4
	.globl	strchr
	.type	strchr, @function
strchr:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %eax
	movzbl	24(%esp), %ecx
	movl	%eax, %edx
	andl	$3, %edx
	testb	%cl, %cl
	je	.L2
	testl	%edx, %edx
	jne	.L3
	.p2align 4
	.p2align 3
.L4:
	movzbl	24(%esp), %edx
	movl	%edx, %ebx
	sall	$8, %ebx
	addl	%ebx, %edx
	movl	%edx, %ebx
	sall	$16, %ebx
	orl	%edx, %ebx
	movl	(%eax), %edx
	movl	%ebx, %edi
	xorl	%edx, %edi
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L40:
	movl	4(%eax), %edx
	addl	$4, %eax
	movl	%edx, %edi
	xorl	%ebx, %edi
.L33:
	leal	-16843009(%edx), %esi
	notl	%edx
	leal	-16843009(%edi), %ebp
	notl	%edi
	andl	%edx, %esi
	movl	%edi, %edx
	andl	%ebp, %edx
	orl	%esi, %edx
	andl	$-2139062144, %edx
	je	.L40
	movzbl	(%eax), %edx
	testb	%dl, %dl
	je	.L19
	.p2align 4
	.p2align 3
.L41:
	cmpb	%dl, %cl
	je	.L1
	movzbl	1(%eax), %edx
	incl	%eax
	testb	%dl, %dl
	jne	.L41
.L19:
	xorl	%eax, %eax
.L1:
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	cmpb	%cl, %dl
	je	.L1
	incl	%eax
	testb	$3, %al
	je	.L4
.L3:
	movzbl	(%eax), %edx
	testb	%dl, %dl
	jne	.L42
	xorl	%eax, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L2:
	testl	%edx, %edx
	jne	.L7
	.p2align 4
	.p2align 3
.L5:
	movl	(%eax), %edx
	movl	%edx, %ecx
	subl	$16843009, %edx
	notl	%ecx
	andl	%ecx, %edx
	andl	$-2139062144, %edx
	jne	.L8
	.p2align 4
	.p2align 3
.L9:
	movl	4(%eax), %edx
	addl	$4, %eax
	leal	-16843009(%edx), %ecx
	notl	%edx
	andl	%ecx, %edx
	andl	$-2139062144, %edx
	je	.L9
.L8:
	cmpb	$0, (%eax)
	je	.L1
	.p2align 4
	.p2align 3
.L10:
	incl	%eax
	cmpb	$0, (%eax)
	jne	.L10
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	incl	%eax
	testb	$3, %al
	je	.L5
.L7:
	cmpb	$0, (%eax)
	.p2align 4,,2
	jne	.L43
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	.p2align 4,,1
	ret
	.size	strchr, .-strchr
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
