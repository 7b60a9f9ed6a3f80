// 79ec5421961beab72d10184cf56fe733 newlib/libm/common/sf_nearbyint.c
	.file	"sf_nearbyint.c"
	.text
	.section	.text.nearbyintf,"ax",@progbits
	.p2align 4
	.globl	nearbyintf
	.type	nearbyintf, @function
nearbyintf:
	jmp	rintf@PLT
	.size	nearbyintf, .-nearbyintf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
