// 78ae65010b1dee7ad6054e25837215d9 newlib/libc/time/lcltime.c
	.file	"lcltime.c"
	.text
	.section	.text.localtime,"ax",@progbits
	.p2align 4
	.globl	localtime
	.type	localtime, @function
localtime:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	(%rax), %rsi
	addq	$188, %rsi
	jmp	localtime_r@PLT
	.size	localtime, .-localtime
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
