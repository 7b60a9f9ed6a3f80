// 678b0d4f0030fbceba9f0cd6b3c3863b newlib/libc/string/strncasecmp_l.c
	.file	"strncasecmp_l.c"
	.text
	.section	.text.strncasecmp_l,"ax",@progbits
	.p2align 4
	.globl	strncasecmp_l
	.type	strncasecmp_l, @function
strncasecmp_l:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	testq	%rdx, %rdx
	je	.L2
	movq	%rdi, %r14
	movq	%rsi, %rbp
	leaq	(%rdi,%rdx), %r13
	movq	%rcx, %r12
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L14:
	testl	%eax, %eax
	je	.L2
	cmpq	%r14, %r13
	je	.L2
.L4:
	movsbl	(%r14), %edi
	movq	%r12, %rsi
	xorl	%eax, %eax
	addq	$1, %rbp
	addq	$1, %r14
	call	tolower_l@PLT
	movsbl	-1(%rbp), %edi
	movq	%r12, %rsi
	movl	%eax, %ebx
	xorl	%eax, %eax
	call	tolower_l@PLT
	subl	%eax, %ebx
	je	.L14
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	xorl	%ebx, %ebx
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	strncasecmp_l, .-strncasecmp_l
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
