! c900d8a9ff21372cef008d6aaad5acbb newlib/libc/string/strsep.c
	.file	"strsep.c"
	.section	".text"
	.section	.text.strsep,"ax",@progbits
	.align 4
	.global strsep
	.type	strsep, #function
	.proc	0102
strsep:
	save	%sp, -176, %sp
	mov	%i0, %i2
	ldx	[%i0], %i0
	call	__strtok_r, 0
	 restore %g0, 0, %o3
	.size	strsep, .-strsep
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
