// 3a0706619256da8f9ce3a513f296ef63 newlib/libc/string/wmemcmp.c
	.file	"wmemcmp.c"
	.text
	.section	.text.wmemcmp,"ax",@progbits
	.p2align 4
	.globl	wmemcmp
	.type	wmemcmp, @function
wmemcmp:
	testq	%rdx, %rdx
	je	.L5
	xorl	%eax, %eax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L3:
	addq	$1, %rax
	cmpq	%rax, %rdx
	je	.L5
.L4:
	movl	(%rsi,%rax,4), %ecx
	cmpl	%ecx, (%rdi,%rax,4)
	je	.L3
	setg	%al
	movzbl	%al, %eax
	leal	-1(%rax,%rax), %eax
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	xorl	%eax, %eax
	ret
	.size	wmemcmp, .-wmemcmp
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
