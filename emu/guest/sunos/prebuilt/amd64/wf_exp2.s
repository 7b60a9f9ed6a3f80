// 4fada76f17c3d433e3356a0a15360d90 newlib/libm/math/wf_exp2.c
	.file	"wf_exp2.c"
	.text
	.section	.text.exp2f,"ax",@progbits
	.p2align 4
	.globl	exp2f
	.type	exp2f, @function
exp2f:
	movaps	%xmm0, %xmm1
	movss	.LC0(%rip), %xmm0
	jmp	powf@PLT
	.size	exp2f, .-exp2f
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1073741824
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
