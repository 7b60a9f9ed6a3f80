// e557be0b8b9730b27ffb55532905e667 newlib/libc/string/strcmp.c
	.file	"strcmp.c"
	.text
	.section	.text.strcmp,"ax",@progbits
	.p2align 4
	.globl	strcmp
	.type	strcmp, @function
strcmp:
	pushl	%ebx
	movl	8(%esp), %eax
	movl	12(%esp), %edx
	movl	%eax, %ecx
	orl	%edx, %ecx
	testb	$3, %cl
	jne	.L16
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L3:
	leal	-16843009(%ecx), %ebx
	notl	%ecx
	andl	%ebx, %ecx
	andl	$-2139062144, %ecx
	jne	.L8
	addl	$4, %eax
	addl	$4, %edx
.L14:
	movl	(%eax), %ecx
	cmpl	(%edx), %ecx
	je	.L3
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L19:
	cmpb	%cl, (%edx)
	jne	.L18
	incl	%eax
	incl	%edx
.L16:
	movzbl	(%eax), %ecx
	testb	%cl, %cl
	.p2align 4,,2
	jne	.L19
	xorl	%eax, %eax
.L5:
	movzbl	(%edx), %edx
	popl	%ebx
	subl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	movzbl	%cl, %eax
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L8:
	popl	%ebx
	xorl	%eax, %eax
	ret
	.size	strcmp, .-strcmp
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
