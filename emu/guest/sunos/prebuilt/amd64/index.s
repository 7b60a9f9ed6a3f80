// 637a3dcc958f404b13563630fd531bd4 newlib/libc/string/index.c
	.file	"index.c"
	.text
	.section	.text.index,"ax",@progbits
	.p2align 4
	.globl	index
	.type	index, @function
index:
	jmp	strchr@PLT
	.size	index, .-index
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
