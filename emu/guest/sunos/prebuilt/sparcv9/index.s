! 637a3dcc958f404b13563630fd531bd4 newlib/libc/string/index.c
	.file	"index.c"
	.section	".text"
	.section	.text.index,"ax",@progbits
	.align 4
	.global index
	.type	index, #function
	.proc	0102
index:
	save	%sp, -176, %sp
	call	strchr, 0
	 restore
	.size	index, .-index
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
