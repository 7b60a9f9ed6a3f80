// 6477441f7435dec7bce0bd3fe39b0445 newlib/libc/string/wcscmp.c
	.file	"wcscmp.c"
	.text
	.section	.text.wcscmp,"ax",@progbits
	.p2align 4
	.globl	wcscmp
	.type	wcscmp, @function
wcscmp:
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	movl	12(%esp), %esi
	movl	16(%esp), %ebx
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L4:
	addl	$4, %eax
	testl	%edx, %edx
	je	.L1
.L2:
	movl	(%esi,%eax), %edx
	movl	(%ebx,%eax), %ecx
	cmpl	%ecx, %edx
	je	.L4
	subl	%ecx, %edx
.L1:
	popl	%ebx
	movl	%edx, %eax
	popl	%esi
	ret
	.size	wcscmp, .-wcscmp
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
