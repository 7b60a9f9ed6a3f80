// 025ba660aabdd3ebb535c2223c1600fb newlib/libc/string/wcstok.c
	.file	"wcstok.c"
	.text
	.section	.text.wcstok,"ax",@progbits
	.p2align 4
	.globl	wcstok
	.type	wcstok, @function
wcstok:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %eax
	movl	24(%esp), %esi
	movl	28(%esp), %edi
	testl	%eax, %eax
	je	.L21
.L5:
	leal	4(%eax), %ebx
	movl	%esi, %edx
	movl	-4(%ebx), %ebp
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L6:
	cmpl	%ecx, %ebp
	je	.L12
.L4:
	movl	(%edx), %ecx
	addl	$4, %edx
	testl	%ecx, %ecx
	jne	.L6
	testl	%ebp, %ebp
	je	.L22
.L7:
	addl	$4, %ebx
	movl	%esi, %edx
	movl	-4(%ebx), %ebp
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L9:
	testl	%ecx, %ecx
	je	.L7
.L11:
	movl	(%edx), %ecx
	addl	$4, %edx
	cmpl	%ecx, %ebp
	jne	.L9
	testl	%ebp, %ebp
	jne	.L23
	xorl	%ebx, %ebx
.L10:
	movl	%ebx, (%edi)
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movl	%ebx, %eax
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L23:
	movl	$0, -4(%ebx)
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L21:
	movl	(%edi), %eax
	testl	%eax, %eax
	jne	.L5
	xorl	%eax, %eax
.L24:
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	movl	$0, (%edi)
	xorl	%eax, %eax
	jmp	.L24
	.size	wcstok, .-wcstok
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
