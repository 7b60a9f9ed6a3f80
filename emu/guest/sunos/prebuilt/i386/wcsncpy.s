// 5b38abe52ae076a1b6eca62f4c2faa4d newlib/libc/string/wcsncpy.c
	.file	"wcsncpy.c"
	.text
	.section	.text.wcsncpy,"ax",@progbits
	.p2align 4
	.globl	wcsncpy
	.type	wcsncpy, @function
wcsncpy:
	pushl	%esi
	pushl	%ebx
	movl	12(%esp), %esi
	movl	16(%esp), %ecx
	movl	20(%esp), %eax
	movl	%esi, %edx
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L4:
	movl	(%ecx), %ebx
	addl	$4, %ecx
	addl	$4, %edx
	decl	%eax
	movl	%ebx, -4(%edx)
	testl	%ebx, %ebx
	je	.L12
.L2:
	testl	%eax, %eax
	jne	.L4
.L9:
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	testl	%eax, %eax
	je	.L9
	xorl	%ecx, %ecx
	.p2align 4
	.p2align 3
.L3:
	movl	$0, (%edx,%ecx,4)
	incl	%ecx
	cmpl	%eax, %ecx
	jne	.L3
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	ret
	.size	wcsncpy, .-wcsncpy
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
