// 297805ccab629823951e0952241416bd newlib/libc/string/memcmp.c
	.file	"memcmp.c"
	.text
	.section	.text.memcmp,"ax",@progbits
	.p2align 4
	.globl	memcmp
	.type	memcmp, @function
memcmp:
	cmpq	$7, %rdx
	jbe	.L6
	movq	%rdi, %rax
	leaq	-1(%rdx), %r8
	orq	%rsi, %rax
	testb	$7, %al
	je	.L5
.L3:
	xorl	%eax, %eax
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L7:
	leaq	1(%rax), %rdx
	cmpq	%rax, %r8
	je	.L13
	movq	%rdx, %rax
.L8:
	movzbl	(%rdi,%rax), %edx
	movzbl	(%rsi,%rax), %ecx
	cmpb	%cl, %dl
	je	.L7
	movzbl	%dl, %eax
	subl	%ecx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	subq	$8, %rdx
	addq	$8, %rdi
	addq	$8, %rsi
	cmpq	$7, %rdx
	jbe	.L6
.L5:
	movq	(%rsi), %rax
	cmpq	%rax, (%rdi)
	je	.L15
	.p2align 4,,10
	.p2align 3
.L6:
	leaq	-1(%rdx), %r8
	testq	%rdx, %rdx
	jne	.L3
.L13:
	xorl	%eax, %eax
	ret
	.size	memcmp, .-memcmp
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
