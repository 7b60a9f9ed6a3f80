! 501a5e4de3bda166df5893d64a3dbdc5 newlib/libc/time/ctime_r.c
	.file	"ctime_r.c"
	.section	".text"
	.section	.text.ctime_r,"ax",@progbits
	.align 4
	.global ctime_r
	.type	ctime_r, #function
	.proc	0102
ctime_r:
	save	%sp, -224, %sp
	add	%fp, 2011, %o1
	call	localtime_r, 0
	 mov	%i0, %o0
	call	asctime_r, 0
	 mov	%i1, %o1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	ctime_r, .-ctime_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
