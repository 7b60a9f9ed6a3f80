! 831cc0e360a9ff50a6aa3a2fadb3240a newlib/libc/string/rindex.c
	.file	"rindex.c"
	.section	".text"
	.section	.text.rindex,"ax",@progbits
	.align 4
	.global rindex
	.type	rindex, #function
	.proc	0102
rindex:
	save	%sp, -176, %sp
	call	strrchr, 0
	 restore
	.size	rindex, .-rindex
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
