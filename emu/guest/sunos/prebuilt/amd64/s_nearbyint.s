// 9508a12b47095c72e0ee9310e35833a4 newlib/libm/common/s_nearbyint.c
	.file	"s_nearbyint.c"
	.text
	.section	.text.nearbyint,"ax",@progbits
	.p2align 4
	.globl	nearbyint
	.type	nearbyint, @function
nearbyint:
	jmp	rint@PLT
	.size	nearbyint, .-nearbyint
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
