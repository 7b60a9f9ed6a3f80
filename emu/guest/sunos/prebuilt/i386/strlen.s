// a8cb4aef71a9c31196fc59226e2228d9 newlib/libc/string/strlen.c
	.file	"strlen.c"
	.text
	.section	.text.strlen,"ax",@progbits
	.p2align 4
	.globl	strlen
	.type	strlen, @function
strlen:
	pushl	%ebx
	movl	8(%esp), %ebx
	testb	$3, %bl
	movl	%ebx, %eax
	jne	.L5
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	incl	%eax
	testb	$3, %al
	je	.L2
.L5:
	cmpb	$0, (%eax)
	.p2align 4,,5
	jne	.L3
.L17:
	subl	%ebx, %eax
	popl	%ebx
	.p2align 4,,2
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	addl	$4, %eax
.L2:
	movl	(%eax), %edx
	leal	-16843009(%edx), %ecx
	notl	%edx
	andl	%ecx, %edx
	andl	$-2139062144, %edx
	je	.L20
	cmpb	$0, (%eax)
	je	.L17
	.p2align 4
	.p2align 3
.L9:
	incl	%eax
	cmpb	$0, (%eax)
	jne	.L9
	subl	%ebx, %eax
	popl	%ebx
	ret
	.size	strlen, .-strlen
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
