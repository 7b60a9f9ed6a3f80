// 68df2a11d841dcd20b335fcd8b74bcd1 newlib/libc/search/twalk.c
	.file	"twalk.c"
	.text
	.section	.text.trecurse,"ax",@progbits
	.p2align 4
	.type	trecurse, @function
trecurse:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	movl	%eax, %ebx
	movl	4(%eax), %eax
	movl	%esi, 20(%esp)
	movl	%edx, %esi
	movl	%edi, 24(%esp)
	movl	%ecx, %edi
	testl	%eax, %eax
	je	.L14
.L2:
	movl	%edi, 8(%esp)
	xorl	%ecx, %ecx
	movl	%ecx, 4(%esp)
	movl	%ebx, (%esp)
	call	*%esi
	movl	4(%ebx), %eax
	testl	%eax, %eax
	je	.L4
	leal	1(%edi), %ecx
	movl	%esi, %edx
	call	trecurse
.L4:
	movl	%edi, 8(%esp)
	movl	$1, %edx
	movl	%edx, 4(%esp)
	movl	%ebx, (%esp)
	call	*%esi
	movl	8(%ebx), %eax
	testl	%eax, %eax
	je	.L5
	leal	1(%edi), %ecx
	movl	%esi, %edx
	call	trecurse
.L5:
	movl	%edi, 8(%esp)
	movl	$2, %eax
	movl	%eax, 4(%esp)
	movl	%ebx, (%esp)
	call	*%esi
.L1:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movl	8(%ebx), %eax
	testl	%eax, %eax
	jne	.L2
	movl	%ecx, 8(%esp)
	movl	$3, %edi
	movl	%edi, 4(%esp)
	movl	%ebx, (%esp)
	call	*%edx
	jmp	.L1
	.size	trecurse, .-trecurse
	.section	.text.twalk,"ax",@progbits
	.p2align 4
	.globl	twalk
	.type	twalk, @function
twalk:
	movl	4(%esp), %eax
	movl	8(%esp), %edx
	testl	%eax, %eax
	je	.L15
	testl	%edx, %edx
	jne	.L23
.L15:
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	xorl	%ecx, %ecx
	.p2align 4,,8
	jmp	trecurse
	.size	twalk, .-twalk
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
