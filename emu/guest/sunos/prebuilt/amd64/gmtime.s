// 2dac32b1fb7e5159e7d51c556fdcb6dd newlib/libc/time/gmtime.c
	.file	"gmtime.c"
	.text
	.section	.text.gmtime,"ax",@progbits
	.p2align 4
	.globl	gmtime
	.type	gmtime, @function
gmtime:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	(%rax), %rsi
	addq	$188, %rsi
	jmp	gmtime_r@PLT
	.size	gmtime, .-gmtime
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
