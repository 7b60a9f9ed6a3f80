// 87294633de3373408be0a77497b26a69 newlib/libc/search/hash_func.c
	.file	"hash_func.c"
	.text
	.section	.text.hash4,"ax",@progbits
	.p2align 4
	.type	hash4, @function
hash4:
	movq	%rdi, %rdx
	xorl	%eax, %eax
	testq	%rsi, %rsi
	je	.L1
	leaq	7(%rsi), %rcx
	leaq	.L5(%rip), %rdi
	andl	$7, %esi
	movslq	(%rdi,%rsi,4), %rax
	shrq	$3, %rcx
	addq	%rdi, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L5:
	.long	.L13-.L5
	.long	.L14-.L5
	.long	.L15-.L5
	.long	.L16-.L5
	.long	.L17-.L5
	.long	.L18-.L5
	.long	.L19-.L5
	.long	.L20-.L5
	.section	.text.hash4
	.p2align 4,,10
	.p2align 3
.L20:
	xorl	%esi, %esi
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L26:
	movl	%eax, %esi
	leaq	1(%rdx), %rdi
	sall	$5, %esi
	addl	%eax, %esi
.L3:
	movzbl	(%rdi), %eax
	leaq	1(%rdi), %rdx
	addl	%esi, %eax
	movl	%eax, %esi
	sall	$5, %esi
	addl	%eax, %esi
.L4:
	movzbl	(%rdx), %eax
	addq	$1, %rdx
	addl	%esi, %eax
	movl	%eax, %esi
	sall	$5, %esi
	addl	%eax, %esi
.L6:
	movzbl	(%rdx), %eax
	addq	$1, %rdx
	addl	%esi, %eax
	movl	%eax, %esi
	sall	$5, %esi
	addl	%eax, %esi
.L7:
	movzbl	(%rdx), %eax
	leaq	1(%rdx), %rdi
	addl	%esi, %eax
	movl	%eax, %esi
	sall	$5, %esi
	addl	%eax, %esi
.L8:
	movzbl	(%rdi), %eax
	leaq	1(%rdi), %rdx
	addl	%esi, %eax
	movl	%eax, %esi
	sall	$5, %esi
	addl	%eax, %esi
.L9:
	movzbl	(%rdx), %eax
	leaq	1(%rdx), %rdi
	addl	%esi, %eax
	movl	%eax, %esi
	sall	$5, %esi
	addl	%eax, %esi
.L10:
	movzbl	(%rdi), %eax
	leaq	1(%rdi), %rdx
	addl	%esi, %eax
	movl	%eax, %esi
	sall	$5, %esi
	addl	%eax, %esi
.L11:
	movzbl	(%rdx), %eax
	addl	%esi, %eax
	subq	$1, %rcx
	jne	.L26
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	xorl	%esi, %esi
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L15:
	movq	%rdx, %rdi
	xorl	%esi, %esi
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L16:
	xorl	%esi, %esi
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L17:
	movq	%rdx, %rdi
	xorl	%esi, %esi
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L18:
	xorl	%esi, %esi
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L19:
	xorl	%esi, %esi
	jmp	.L6
.L13:
	movq	%rdx, %rdi
	xorl	%esi, %esi
	jmp	.L3
	.size	hash4, .-hash4
	.globl	__default_hash
	.section	.data.rel.local,"aw"
	.align 8
	.type	__default_hash, @object
	.size	__default_hash, 8
__default_hash:
	.quad	hash4
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
