// 2d8e38e523940aed707f6f7e382c27ee newlib/libc/string/wmemset.c
	.file	"wmemset.c"
	.text
	.section	.text.wmemset,"ax",@progbits
	.p2align 4
	.globl	wmemset
	.type	wmemset, @function
wmemset:
	movq	%rdi, %rax
	testq	%rdx, %rdx
	je	.L2
	xorl	%ecx, %ecx
	.p2align 4,,10
	.p2align 3
.L3:
	movl	%esi, (%rax,%rcx,4)
	addq	$1, %rcx
	cmpq	%rcx, %rdx
	jne	.L3
.L2:
	ret
	.size	wmemset, .-wmemset
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
