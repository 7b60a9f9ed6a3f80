// f4f62fcf27318fbfded6388374946f12 newlib/libc/string/strrchr.c
	.file	"strrchr.c"
	.text
	.section	.text.strrchr,"ax",@progbits
	.p2align 4
	.globl	strrchr
	.type	strrchr, @function
strrchr:
	testl	%esi, %esi
	je	.L14
	pushq	%rbp
	xorl	%ebp, %ebp
	pushq	%rbx
	movl	%esi, %ebx
	subq	$8, %rsp
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L4:
	leaq	1(%rax), %rdi
	movq	%rax, %rbp
.L2:
	movl	%ebx, %esi
	call	strchr@PLT
	testq	%rax, %rax
	jne	.L4
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	xorl	%esi, %esi
	jmp	strchr@PLT
	.size	strrchr, .-strrchr
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
