// dba6a87b34709bdad9c14309a1e5efec newlib/libc/stdlib/getsubopt.c
	.file	"getsubopt.c"
	.text
	.section	.text.getsubopt,"ax",@progbits
	.p2align 4
	.globl	getsubopt
	.type	getsubopt, @function
getsubopt:
	pushq	%r12
	movq	suboptarg@GOTPCREL(%rip), %r12
	pushq	%rbp
	pushq	%rbx
	movq	$0, (%rdx)
	movq	$0, (%r12)
	testq	%rdi, %rdi
	je	.L22
	movq	(%rdi), %rcx
	testq	%rcx, %rcx
	je	.L22
	movzbl	(%rcx), %eax
	movq	%rsi, %rbp
	movabsq	$17596481012224, %rsi
	testb	%al, %al
	je	.L4
	.p2align 4,,10
	.p2align 3
.L3:
	cmpb	$44, %al
	ja	.L5
	btq	%rax, %rsi
	jc	.L6
.L5:
	movq	%rcx, (%r12)
.L70:
	movzbl	1(%rcx), %esi
	leaq	1(%rcx), %rax
	testb	%sil, %sil
	je	.L9
	cmpb	$44, %sil
	je	.L10
	jg	.L11
	cmpb	$9, %sil
	je	.L10
	cmpb	$32, %sil
	jne	.L23
.L10:
	movb	$0, 1(%rcx)
	leaq	2(%rcx), %rax
.L17:
	movabsq	$17596481012224, %rcx
	movzbl	(%rax), %edx
	testb	%dl, %dl
	je	.L9
	.p2align 4,,10
	.p2align 3
.L18:
	cmpb	$44, %dl
	ja	.L9
	btq	%rdx, %rcx
	jc	.L19
.L9:
	movq	%rax, (%rdi)
	movq	0(%rbp), %rsi
	testq	%rsi, %rsi
	je	.L22
	xorl	%ebx, %ebx
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L74:
	addq	$1, %rbx
	movq	0(%rbp,%rbx,8), %rsi
	testq	%rsi, %rsi
	je	.L22
.L21:
	movq	(%r12), %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L74
	movl	%ebx, %eax
.L1:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movzbl	1(%rcx), %eax
	addq	$1, %rcx
	testb	%al, %al
	jne	.L3
.L4:
	movq	%rcx, (%rdi)
	.p2align 4,,10
	.p2align 3
.L22:
	movl	$-1, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L11:
	cmpb	$61, %sil
	jne	.L23
	leaq	2(%rcx), %rax
	movb	$0, 1(%rcx)
	movq	%rax, (%rdx)
	movzbl	2(%rcx), %edx
	testb	%dl, %dl
	jne	.L72
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L75:
	cmpb	$9, %dl
	je	.L15
	movzbl	1(%rax), %edx
	addq	$1, %rax
	testb	%dl, %dl
	je	.L17
.L72:
	cmpb	$44, %dl
	je	.L14
	cmpb	$32, %dl
	jne	.L75
.L15:
	movb	$0, (%rax)
	addq	$1, %rax
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L19:
	movzbl	1(%rax), %edx
	addq	$1, %rax
	testb	%dl, %dl
	jne	.L18
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L23:
	movq	%rax, %rcx
	jmp	.L70
.L14:
	testb	%dl, %dl
	je	.L17
	jmp	.L15
	.size	getsubopt, .-getsubopt
	.globl	suboptarg
	.bss
	.align 8
	.type	suboptarg, @object
	.size	suboptarg, 8
suboptarg:
	.zero	8
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
