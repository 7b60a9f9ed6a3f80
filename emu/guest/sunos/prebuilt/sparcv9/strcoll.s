! 85916932c9a8289d08234ae3640da0f5 newlib/libc/string/strcoll.c
	.file	"strcoll.c"
	.section	".text"
	.section	.text.strcoll,"ax",@progbits
	.align 4
	.global strcoll
	.type	strcoll, #function
	.proc	04
strcoll:
	save	%sp, -176, %sp
	call	strcmp, 0
	 restore
	.size	strcoll, .-strcoll
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
