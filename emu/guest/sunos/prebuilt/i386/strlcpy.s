// 78c1040b98dcca5476131f677f8e08c4 newlib/libc/string/strlcpy.c
	.file	"strlcpy.c"
	.text
	.section	.text.strlcpy,"ax",@progbits
	.p2align 4
	.globl	strlcpy
	.type	strlcpy, @function
strlcpy:
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %edx
	movl	16(%esp), %esi
	movl	12(%esp), %ecx
	testl	%edx, %edx
	movl	%esi, %eax
	je	.L6
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L17:
	movzbl	(%eax), %ebx
	incl	%eax
	incl	%ecx
	movb	%bl, -1(%ecx)
	testb	%bl, %bl
	je	.L4
.L15:
	decl	%edx
	jne	.L17
	movb	$0, (%ecx)
	.p2align 4
	.p2align 3
.L6:
	incl	%eax
	cmpb	$0, -1(%eax)
	jne	.L6
.L4:
	popl	%ebx
	subl	%esi, %eax
	decl	%eax
	popl	%esi
	ret
	.size	strlcpy, .-strlcpy
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
