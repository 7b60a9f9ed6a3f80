// 60eb27cf174f3c18317c00240e717b6d newlib/libc/string/strxfrm.c
	.file	"strxfrm.c"
	.text
	.section	.text.strxfrm,"ax",@progbits
	.p2align 4
	.globl	strxfrm
	.type	strxfrm, @function
strxfrm:
	testq	%rdx, %rdx
	je	.L2
	xorl	%eax, %eax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L16:
	addq	$1, %rax
	cmpq	%rax, %rdx
	je	.L2
.L4:
	movzbl	(%rsi), %ecx
	addq	$1, %rsi
	movb	%cl, (%rdi,%rax)
	testb	%cl, %cl
	jne	.L16
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpb	$0, (%rsi)
	movq	%rdx, %rax
	je	.L1
	subq	%rdx, %rsi
	.p2align 4,,10
	.p2align 3
.L5:
	addq	$1, %rax
	cmpb	$0, (%rsi,%rax)
	jne	.L5
	ret
	.size	strxfrm, .-strxfrm
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
