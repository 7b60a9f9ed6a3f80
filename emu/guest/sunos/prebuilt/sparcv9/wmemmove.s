! 82695f2187dd5416b7ebdea3255f44ab newlib/libc/string/wmemmove.c
	.file	"wmemmove.c"
	.section	".text"
	.section	.text.wmemmove,"ax",@progbits
	.align 4
	.global wmemmove
	.type	wmemmove, #function
	.proc	0104
wmemmove:
	save	%sp, -176, %sp
	sllx	%i2, 2, %i2
	call	memmove, 0
	 restore
	.size	wmemmove, .-wmemmove
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
