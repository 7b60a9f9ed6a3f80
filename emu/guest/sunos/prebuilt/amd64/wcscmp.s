// 6477441f7435dec7bce0bd3fe39b0445 newlib/libc/string/wcscmp.c
	.file	"wcscmp.c"
	.text
	.section	.text.wcscmp,"ax",@progbits
	.p2align 4
	.globl	wcscmp
	.type	wcscmp, @function
wcscmp:
	xorl	%eax, %eax
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L4:
	addq	$4, %rax
	testl	%edx, %edx
	je	.L1
.L2:
	movl	(%rdi,%rax), %edx
	movl	(%rsi,%rax), %ecx
	cmpl	%ecx, %edx
	je	.L4
	subl	%ecx, %edx
.L1:
	movl	%edx, %eax
	ret
	.size	wcscmp, .-wcscmp
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
