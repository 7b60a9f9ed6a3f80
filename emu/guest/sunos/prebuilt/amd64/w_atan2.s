// ec93e0d7995cdc6392e4354b2d1999c2 newlib/libm/math/w_atan2.c
	.file	"w_atan2.c"
	.text
	.section	.text.atan2,"ax",@progbits
	.p2align 4
	.globl	atan2
	.type	atan2, @function
atan2:
	jmp	__ieee754_atan2@PLT
	.size	atan2, .-atan2
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
