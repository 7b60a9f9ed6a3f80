! a8b117454c993230b82687a31ac479e4 newlib/libc/time/ctime.c
	.file	"ctime.c"
	.section	".text"
	.section	.text.ctime,"ax",@progbits
	.align 4
	.global ctime
	.type	ctime, #function
	.proc	0102
ctime:
	save	%sp, -176, %sp
	call	localtime, 0
	 mov	%i0, %o0
	call	asctime, 0
	 restore %g0, %o0, %o0
	.size	ctime, .-ctime
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
