// 297805ccab629823951e0952241416bd newlib/libc/string/memcmp.c
	.file	"memcmp.c"
	.text
	.section	.text.memcmp,"ax",@progbits
	.p2align 4
	.globl	memcmp
	.type	memcmp, @function
memcmp:
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %ecx
	movl	12(%esp), %edx
	movl	16(%esp), %eax
	cmpl	$3, %ecx
	jbe	.L6
	movl	%edx, %ebx
	orl	%eax, %ebx
	testb	$3, %bl
	je	.L5
	leal	-1(%ecx), %ebx
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L16:
	subl	$4, %ecx
	addl	$4, %edx
	addl	$4, %eax
	cmpl	$3, %ecx
	jbe	.L6
.L5:
	movl	(%eax), %esi
	cmpl	%esi, (%edx)
	je	.L16
	.p2align 4
	.p2align 3
.L6:
	leal	-1(%ecx), %ebx
	testl	%ecx, %ecx
	je	.L14
.L3:
	leal	1(%eax,%ebx), %esi
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L7:
	incl	%eax
	incl	%edx
	cmpl	%esi, %eax
	je	.L14
.L8:
	movzbl	(%edx), %ecx
	movzbl	(%eax), %ebx
	cmpb	%bl, %cl
	je	.L7
	movzbl	%cl, %eax
	subl	%ebx, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	popl	%ebx
	xorl	%eax, %eax
	popl	%esi
	ret
	.size	memcmp, .-memcmp
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
