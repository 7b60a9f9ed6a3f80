! f4699ac9e62f4f176dcf5e44968a2435 newlib/libc/string/wmemcpy.c
	.file	"wmemcpy.c"
	.section	".text"
	.section	.text.wmemcpy,"ax",@progbits
	.align 4
	.global wmemcpy
	.type	wmemcpy, #function
	.proc	0104
wmemcpy:
	save	%sp, -176, %sp
	sllx	%i2, 2, %i2
	call	memcpy, 0
	 restore
	.size	wmemcpy, .-wmemcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
