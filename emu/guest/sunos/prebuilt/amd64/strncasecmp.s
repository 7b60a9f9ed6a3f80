// 99d84ad2bc9f6c5888f12952cf813e7a newlib/libc/string/strncasecmp.c
	.file	"strncasecmp.c"
	.text
	.section	.text.strncasecmp,"ax",@progbits
	.p2align 4
	.globl	strncasecmp
	.type	strncasecmp, @function
strncasecmp:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	testq	%rdx, %rdx
	je	.L2
	movq	%rdi, %rbp
	movq	%rsi, %r12
	leaq	(%rdi,%rdx), %r13
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L14:
	testl	%eax, %eax
	je	.L2
	cmpq	%rbp, %r13
	je	.L2
.L4:
	movzbl	0(%rbp), %edi
	addq	$1, %r12
	addq	$1, %rbp
	call	tolower@PLT
	movzbl	-1(%r12), %edi
	movl	%eax, %ebx
	call	tolower@PLT
	subl	%eax, %ebx
	je	.L14
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	addq	$8, %rsp
	xorl	%ebx, %ebx
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	strncasecmp, .-strncasecmp
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
