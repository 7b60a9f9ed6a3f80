// eb7543b4fe864473d6a6846c4a480aa1 newlib/libm/math/wf_log2.c
	.file	"wf_log2.c"
	.text
	.section	.text.log2f,"ax",@progbits
	.p2align 4
	.globl	log2f
	.type	log2f, @function
log2f:
	subq	$8, %rsp
	call	logf@PLT
	divss	.LC0(%rip), %xmm0
	addq	$8, %rsp
	ret
	.size	log2f, .-log2f
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1060205080
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
