// 7b70fa7d316796f4ddeea4b965e20ce3 newlib/libc/time/difftime.c
	.file	"difftime.c"
	.text
	.section	.text.difftime,"ax",@progbits
	.p2align 4
	.globl	difftime
	.type	difftime, @function
difftime:
	subl	$12, %esp
	movl	16(%esp), %eax
	movl	20(%esp), %edx
	subl	%edx, %eax
	movl	%eax, 4(%esp)
	fildl	4(%esp)
	addl	$12, %esp
	ret
	.size	difftime, .-difftime
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
