// 2070da7db2ac063d7855c058ce9f65f9 newlib/libc/search/tsearch.c
	.file	"tsearch.c"
	.text
	.section	.text.tsearch,"ax",@progbits
	.p2align 4
	.globl	tsearch
	.type	tsearch, @function
tsearch:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$28, %esp
	movl	52(%esp), %ebp
	movl	48(%esp), %esi
	movl	56(%esp), %ebx
	testl	%ebp, %ebp
	je	.L10
	.p2align 4
	.p2align 3
.L16:
	movl	0(%ebp), %eax
	testl	%eax, %eax
	je	.L3
.L19:
	movl	(%eax), %eax
	movl	%esi, (%esp)
	movl	%eax, 4(%esp)
	call	*%ebx
	testl	%eax, %eax
	je	.L18
	movl	0(%ebp), %edx
	leal	8(%edx), %ebp
	jns	.L16
	movl	4(%edx), %eax
	leal	4(%edx), %ebp
	testl	%eax, %eax
	jne	.L19
.L3:
	movl	$12, (%esp)
	movl	%edi, %ebx
	call	malloc@PLT
	testl	%eax, %eax
	je	.L1
	movl	%eax, 0(%ebp)
	movl	%esi, (%eax)
	movl	$0, 8(%eax)
	movl	$0, 4(%eax)
.L1:
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	movl	0(%ebp), %eax
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L10:
	xorl	%eax, %eax
	jmp	.L1
	.size	tsearch, .-tsearch
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
