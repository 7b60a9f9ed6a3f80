// d15b8618b1caacfae55ceb9e063d1ed2 newlib/libc/string/wcsncmp.c
	.file	"wcsncmp.c"
	.text
	.section	.text.wcsncmp,"ax",@progbits
	.p2align 4
	.globl	wcsncmp
	.type	wcsncmp, @function
wcsncmp:
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %ecx
	movl	12(%esp), %ebx
	movl	16(%esp), %edx
	testl	%ecx, %ecx
	jne	.L4
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L3:
	addl	$4, %ebx
	testl	%eax, %eax
	je	.L1
	decl	%ecx
	.p2align 4,,5
	je	.L5
.L4:
	movl	(%ebx), %eax
	addl	$4, %edx
	movl	-4(%edx), %esi
	cmpl	%esi, %eax
	je	.L3
	subl	%esi, %eax
.L1:
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	popl	%ebx
	xorl	%eax, %eax
	popl	%esi
	ret
	.size	wcsncmp, .-wcsncmp
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
