// 82695f2187dd5416b7ebdea3255f44ab newlib/libc/string/wmemmove.c
	.file	"wmemmove.c"
	.text
	.section	.text.wmemmove,"ax",@progbits
	.p2align 4
	.globl	wmemmove
	.type	wmemmove, @function
wmemmove:
	salq	$2, %rdx
	jmp	memmove@PLT
	.size	wmemmove, .-wmemmove
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
