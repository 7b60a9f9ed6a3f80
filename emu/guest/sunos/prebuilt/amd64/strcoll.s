// 85916932c9a8289d08234ae3640da0f5 newlib/libc/string/strcoll.c
	.file	"strcoll.c"
	.text
	.section	.text.strcoll,"ax",@progbits
	.p2align 4
	.globl	strcoll
	.type	strcoll, @function
strcoll:
	jmp	strcmp@PLT
	.size	strcoll, .-strcoll
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
