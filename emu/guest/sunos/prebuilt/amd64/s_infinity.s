// a848f9ef077ec0359502c01a59910163 newlib/libm/common/s_infinity.c
	.file	"s_infinity.c"
	.text
	.section	.text.infinity,"ax",@progbits
	.p2align 4
	.globl	infinity
	.type	infinity, @function
infinity:
	movsd	.LC0(%rip), %xmm0
	ret
	.size	infinity, .-infinity
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	2146435072
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
