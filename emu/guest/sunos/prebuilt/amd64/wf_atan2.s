// 07f69de82c6a6a4eb582a50539030cb6 newlib/libm/math/wf_atan2.c
	.file	"wf_atan2.c"
	.text
	.section	.text.atan2f,"ax",@progbits
	.p2align 4
	.globl	atan2f
	.type	atan2f, @function
atan2f:
	jmp	__ieee754_atan2f@PLT
	.size	atan2f, .-atan2f
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
