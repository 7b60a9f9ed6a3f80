// aa31cf1909119f790c0d9821ea93617d newlib/libc/string/wcscpy.c
	.file	"wcscpy.c"
	.text
	.section	.text.wcscpy,"ax",@progbits
	.p2align 4
	.globl	wcscpy
	.type	wcscpy, @function
wcscpy:
	movl	(%rsi), %edx
	movl	$0, (%rdi)
	movq	%rdi, %rax
	movq	%rdi, %rcx
	testl	%edx, %edx
	je	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	addq	$4, %rsi
	movl	%edx, (%rcx)
	addq	$4, %rcx
	movl	(%rsi), %edx
	testl	%edx, %edx
	jne	.L3
.L2:
	movl	$0, (%rcx)
	ret
	.size	wcscpy, .-wcscpy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
