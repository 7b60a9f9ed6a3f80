! f113a60dd715fc4cf2aeede198e147ac newlib/libc/string/rindex.c
	.file	"rindex.c"
	.section	".text"
	.section	.text.rindex,"ax",@progbits
	.align 4
	.global rindex
	.type	rindex, #function
	.proc	0102
rindex:
	save	%sp, -96, %sp
	call	strrchr, 0
	 restore
	.size	rindex, .-rindex
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
