// 5b38abe52ae076a1b6eca62f4c2faa4d newlib/libc/string/wcsncpy.c
	.file	"wcsncpy.c"
	.text
	.section	.text.wcsncpy,"ax",@progbits
	.p2align 4
	.globl	wcsncpy
	.type	wcsncpy, @function
wcsncpy:
	movq	%rdi, %rax
	movq	%rdi, %rcx
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L4:
	movl	(%rsi), %r8d
	addq	$4, %rsi
	addq	$4, %rcx
	subq	$1, %rdx
	movl	%r8d, -4(%rcx)
	testl	%r8d, %r8d
	je	.L11
.L2:
	testq	%rdx, %rdx
	jne	.L4
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	testq	%rdx, %rdx
	je	.L12
	xorl	%esi, %esi
	.p2align 4,,10
	.p2align 3
.L3:
	movl	$0, (%rcx,%rsi,4)
	addq	$1, %rsi
	cmpq	%rdx, %rsi
	jne	.L3
	ret
.L12:
	ret
	.size	wcsncpy, .-wcsncpy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
