// 7b70fa7d316796f4ddeea4b965e20ce3 newlib/libc/time/difftime.c
	.file	"difftime.c"
	.text
	.section	.text.difftime,"ax",@progbits
	.p2align 4
	.globl	difftime
	.type	difftime, @function
difftime:
	subq	%rsi, %rdi
	pxor	%xmm0, %xmm0
	cvtsi2sdq	%rdi, %xmm0
	ret
	.size	difftime, .-difftime
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
