// c089979a57863660147ebc3bb0f3d1d1 newlib/libc/string/strnlen.c
	.file	"strnlen.c"
	.text
	.section	.text.strnlen,"ax",@progbits
	.p2align 4
	.globl	strnlen
	.type	strnlen, @function
strnlen:
	pushl	%ebx
	xorl	%eax, %eax
	movl	12(%esp), %ebx
	movl	8(%esp), %ecx
	testl	%ebx, %ebx
	leal	(%ecx,%ebx), %edx
	je	.L1
	movl	%ecx, %eax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L5:
	incl	%eax
	cmpl	%eax, %edx
	je	.L11
.L4:
	cmpb	$0, (%eax)
	.p2align 4,,3
	jne	.L5
	subl	%ecx, %eax
.L1:
	popl	%ebx
	.p2align 4,,2
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	popl	%ebx
	movl	%edx, %eax
	subl	%ecx, %eax
	ret
	.size	strnlen, .-strnlen
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
