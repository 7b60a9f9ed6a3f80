// a8b117454c993230b82687a31ac479e4 newlib/libc/time/ctime.c
	.file	"ctime.c"
	.text
	.section	.text.ctime,"ax",@progbits
	.p2align 4
	.globl	ctime
	.type	ctime, @function
ctime:
	subq	$8, %rsp
	call	localtime@PLT
	addq	$8, %rsp
	movq	%rax, %rdi
	jmp	asctime@PLT
	.size	ctime, .-ctime
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
