// 52bbaff30ac585c314521a6d88f34290 newlib/libc/string/wmemchr.c
	.file	"wmemchr.c"
	.text
	.section	.text.wmemchr,"ax",@progbits
	.p2align 4
	.globl	wmemchr
	.type	wmemchr, @function
wmemchr:
	xorl	%eax, %eax
	testq	%rdx, %rdx
	jne	.L3
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L9:
	addq	$1, %rax
	addq	$4, %rdi
	cmpq	%rax, %rdx
	je	.L8
.L3:
	cmpl	%esi, (%rdi)
	jne	.L9
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	xorl	%eax, %eax
	ret
.L4:
	ret
	.size	wmemchr, .-wmemchr
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
