// 3b2730635f799c6d5218358caa2abad8 newlib/libm/common/sf_infinity.c
	.file	"sf_infinity.c"
	.text
	.section	.text.infinityf,"ax",@progbits
	.p2align 4
	.globl	infinityf
	.type	infinityf, @function
infinityf:
	movss	.LC0(%rip), %xmm0
	ret
	.size	infinityf, .-infinityf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
