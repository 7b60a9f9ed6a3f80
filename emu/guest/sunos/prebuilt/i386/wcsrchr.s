// 0c4d4d8f862f0d091d3ea1743bba3cac newlib/libc/string/wcsrchr.c
	.file	"wcsrchr.c"
	.text
	.section	.text.wcsrchr,"ax",@progbits
	.p2align 4
	.globl	wcsrchr
	.type	wcsrchr, @function
wcsrchr:
	movl	4(%esp), %edx
	movl	8(%esp), %ecx
	cmpl	$0, (%edx)
	movl	%edx, %eax
	je	.L5
	.p2align 4
	.p2align 3
.L3:
	addl	$4, %eax
	cmpl	$0, (%eax)
	jne	.L3
	cmpl	%edx, %eax
	jb	.L12
	.p2align 4
	.p2align 3
.L5:
	cmpl	%ecx, (%eax)
	je	.L1
	subl	$4, %eax
	cmpl	%edx, %eax
	jnb	.L5
.L12:
	xorl	%eax, %eax
.L1:
	.p2align 4,,2
	ret
	.size	wcsrchr, .-wcsrchr
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
