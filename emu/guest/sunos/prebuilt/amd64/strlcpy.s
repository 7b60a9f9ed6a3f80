// 78c1040b98dcca5476131f677f8e08c4 newlib/libc/string/strlcpy.c
	.file	"strlcpy.c"
	.text
	.section	.text.strlcpy,"ax",@progbits
	.p2align 4
	.globl	strlcpy
	.type	strlcpy, @function
strlcpy:
	movq	%rsi, %rax
	testq	%rdx, %rdx
	je	.L6
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L16:
	movzbl	(%rax), %ecx
	addq	$1, %rax
	addq	$1, %rdi
	movb	%cl, -1(%rdi)
	testb	%cl, %cl
	je	.L4
.L14:
	subq	$1, %rdx
	jne	.L16
	movb	$0, (%rdi)
	.p2align 4,,10
	.p2align 3
.L6:
	addq	$1, %rax
	cmpb	$0, -1(%rax)
	jne	.L6
.L4:
	subq	%rsi, %rax
	subq	$1, %rax
	ret
	.size	strlcpy, .-strlcpy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
