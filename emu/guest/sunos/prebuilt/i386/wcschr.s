// de42d002de03bfe21318b56f093f568f newlib/libc/string/wcschr.c
	.file	"wcschr.c"
	.text
	.section	.text.wcschr,"ax",@progbits
	.p2align 4
	.globl	wcschr
	.type	wcschr, @function
wcschr:
	movl	4(%esp), %eax
	movl	8(%esp), %ecx
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L7:
	addl	$4, %eax
	testl	%edx, %edx
	je	.L6
.L3:
	movl	(%eax), %edx
	cmpl	%ecx, %edx
	jne	.L7
	.p2align 4,,2
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	xorl	%eax, %eax
	ret
	.size	wcschr, .-wcschr
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
