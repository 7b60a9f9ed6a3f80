// 84b5e523a4f87341430f2dc37f2200d7 newlib/libm/common/s_log2.c
	.file	"s_log2.c"
	.text
	.section	.text.log2,"ax",@progbits
	.p2align 4
	.globl	log2
	.type	log2, @function
log2:
	subq	$8, %rsp
	call	log@PLT
	divsd	.LC0(%rip), %xmm0
	addq	$8, %rsp
	ret
	.size	log2, .-log2
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-17155601
	.long	1072049730
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
