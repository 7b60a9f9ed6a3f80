// 5e8068bb7d7f330205580b71810ef3f1 newlib/libc/string/wcscat.c
	.file	"wcscat.c"
	.text
	.section	.text.wcscat,"ax",@progbits
	.p2align 4
	.globl	wcscat
	.type	wcscat, @function
wcscat:
	movq	%rdi, %rax
	movq	%rdi, %rdx
	movl	(%rdi), %edi
	testl	%edi, %edi
	je	.L12
	.p2align 4,,10
	.p2align 3
.L3:
	movl	4(%rdx), %ecx
	addq	$4, %rdx
	testl	%ecx, %ecx
	jne	.L3
	movl	(%rsi), %ecx
	testl	%ecx, %ecx
	je	.L14
	.p2align 4,,10
	.p2align 3
.L5:
	movl	%ecx, (%rdx)
	addq	$4, %rdx
	addq	$4, %rsi
.L12:
	movl	(%rsi), %ecx
	testl	%ecx, %ecx
	jne	.L5
.L14:
	movl	$0, (%rdx)
	ret
	.size	wcscat, .-wcscat
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
