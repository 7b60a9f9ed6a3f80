// 3d0f2b7a5bad907c390c639ab74db20c newlib/libc/string/strcspn.c
	.file	"strcspn.c"
	.text
	.section	.text.strcspn,"ax",@progbits
	.p2align 4
	.globl	strcspn
	.type	strcspn, @function
strcspn:
	movzbl	(%rdi), %r8d
	testb	%r8b, %r8b
	je	.L10
	movzbl	(%rsi), %r9d
	movq	%rdi, %rax
	testb	%r9b, %r9b
	je	.L15
	.p2align 4,,10
	.p2align 3
.L7:
	movq	%rsi, %rcx
	movl	%r9d, %edx
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L21:
	movzbl	1(%rcx), %edx
	addq	$1, %rcx
	testb	%dl, %dl
	je	.L20
.L5:
	cmpb	%r8b, %dl
	jne	.L21
.L9:
	subq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	movzbl	1(%rax), %r8d
	addq	$1, %rax
	testb	%r8b, %r8b
	jne	.L7
	subq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	addq	$1, %rax
	cmpb	$0, (%rax)
	je	.L9
	addq	$1, %rax
	cmpb	$0, (%rax)
	jne	.L15
	jmp	.L9
.L10:
	xorl	%eax, %eax
	ret
	.size	strcspn, .-strcspn
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
