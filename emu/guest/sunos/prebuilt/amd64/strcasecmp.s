// f04b8951c8dceca3ecf40cc636f10e07 newlib/libc/string/strcasecmp.c
	.file	"strcasecmp.c"
	.text
	.section	.text.strcasecmp,"ax",@progbits
	.p2align 4
	.globl	strcasecmp
	.type	strcasecmp, @function
strcasecmp:
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L7:
	testl	%eax, %eax
	je	.L1
.L3:
	movzbl	(%r12), %edi
	addq	$1, %rbp
	addq	$1, %r12
	call	tolower@PLT
	movzbl	-1(%rbp), %edi
	movl	%eax, %ebx
	call	tolower@PLT
	subl	%eax, %ebx
	je	.L7
.L1:
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	strcasecmp, .-strcasecmp
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
