// 3434e3228abe839c0c77af46398e9ee0 newlib/libc/time/asctime.c
	.file	"asctime.c"
	.text
	.section	.text.asctime,"ax",@progbits
	.p2align 4
	.globl	asctime
	.type	asctime, @function
asctime:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	(%rax), %rsi
	addq	$160, %rsi
	jmp	asctime_r@PLT
	.size	asctime, .-asctime
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
