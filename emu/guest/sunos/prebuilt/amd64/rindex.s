// 831cc0e360a9ff50a6aa3a2fadb3240a newlib/libc/string/rindex.c
	.file	"rindex.c"
	.text
	.section	.text.rindex,"ax",@progbits
	.p2align 4
	.globl	rindex
	.type	rindex, @function
rindex:
	jmp	strrchr@PLT
	.size	rindex, .-rindex
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
