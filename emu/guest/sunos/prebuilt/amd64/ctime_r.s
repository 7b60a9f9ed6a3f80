// 501a5e4de3bda166df5893d64a3dbdc5 newlib/libc/time/ctime_r.c
	.file	"ctime_r.c"
	.text
	.section	.text.ctime_r,"ax",@progbits
	.p2align 4
	.globl	ctime_r
	.type	ctime_r, @function
ctime_r:
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$48, %rsp
	movq	%rsp, %rsi
	call	localtime_r@PLT
	movq	%rbx, %rsi
	movq	%rax, %rdi
	call	asctime_r@PLT
	addq	$48, %rsp
	popq	%rbx
	ret
	.size	ctime_r, .-ctime_r
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
