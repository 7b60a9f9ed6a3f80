// de42d002de03bfe21318b56f093f568f newlib/libc/string/wcschr.c
	.file	"wcschr.c"
	.text
	.section	.text.wcschr,"ax",@progbits
	.p2align 4
	.globl	wcschr
	.type	wcschr, @function
wcschr:
	movq	%rdi, %rax
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L7:
	addq	$4, %rax
	testl	%edx, %edx
	je	.L6
.L3:
	movl	(%rax), %edx
	cmpl	%esi, %edx
	jne	.L7
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	xorl	%eax, %eax
	ret
	.size	wcschr, .-wcschr
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
