! ec93e0d7995cdc6392e4354b2d1999c2 newlib/libm/math/w_atan2.c
	.file	"w_atan2.c"
	.section	".text"
	.section	.text.atan2,"ax",@progbits
	.align 4
	.global atan2
	.type	atan2, #function
	.proc	07
atan2:
	save	%sp, -176, %sp
	call	__ieee754_atan2, 0
	 restore
	.size	atan2, .-atan2
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
