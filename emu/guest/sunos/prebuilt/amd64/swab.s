// 96d7bf5cfb19e7bd60f486a36daf8e9e newlib/libc/string/swab.c
	.file	"swab.c"
	.text
	.section	.text.swab,"ax",@progbits
	.p2align 4
	.globl	swab
	.type	swab, @function
swab:
	cmpq	$1, %rdx
	jle	.L5
	pushq	%rbx
	movl	$1, %eax
	.p2align 4,,10
	.p2align 3
.L3:
	movzbl	(%rdi,%rax), %ecx
	movb	-1(%rdi,%rax), %ch
	movw	%cx, -1(%rsi,%rax)
	addq	$2, %rax
	cmpq	%rax, %rdx
	jg	.L3
	leaq	-2(%rdx), %rax
	andq	$-2, %rax
	addq	$3, %rax
	cmpq	%rax, %rdx
	je	.L15
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	movb	$0, -1(%rsi,%rdx)
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movl	$1, %eax
	cmpq	%rax, %rdx
	je	.L16
	ret
.L16:
	movb	$0, -1(%rsi,%rdx)
	ret
	.size	swab, .-swab
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
