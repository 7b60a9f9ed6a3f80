// c900d8a9ff21372cef008d6aaad5acbb newlib/libc/string/strsep.c
	.file	"strsep.c"
	.text
	.section	.text.strsep,"ax",@progbits
	.p2align 4
	.globl	strsep
	.type	strsep, @function
strsep:
	movq	%rdi, %rdx
	movq	(%rdi), %rdi
	xorl	%ecx, %ecx
	jmp	__strtok_r@PLT
	.size	strsep, .-strsep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
