// 79b97f96b855c83f494d017f97c2a4ba newlib/libc/search/bsearch.c
	.file	"bsearch.c"
	.text
	.section	.text.bsearch,"ax",@progbits
	.p2align 4
	.globl	bsearch
	.type	bsearch, @function
bsearch:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$28, %esp
	movl	56(%esp), %edi
	testl	%edi, %edi
	je	.L2
	movl	60(%esp), %edx
	testl	%edx, %edx
	je	.L2
	movl	56(%esp), %ebp
	xorl	%edi, %edi
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L14:
	je	.L1
	leal	1(%ebx), %edi
	cmpl	%ebp, %edi
	jnb	.L2
.L5:
	movl	60(%esp), %esi
	leal	0(%ebp,%edi), %ebx
	shrl	%ebx
	movl	52(%esp), %eax
	imull	%ebx, %esi
	addl	%eax, %esi
	movl	48(%esp), %eax
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	*64(%esp)
	testl	%eax, %eax
	jns	.L14
	movl	%ebx, %ebp
	cmpl	%ebp, %edi
	jb	.L5
.L2:
	xorl	%esi, %esi
.L1:
	addl	$28, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	bsearch, .-bsearch
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
