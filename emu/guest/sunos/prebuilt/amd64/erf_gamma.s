// 3ce07f8fc2962bbe423e69c33ea402c1 newlib/libm/math/erf_gamma.c
	.file	"erf_gamma.c"
	.text
	.section	.text.__ieee754_gammaf_r,"ax",@progbits
	.p2align 4
	.globl	__ieee754_gammaf_r
	.type	__ieee754_gammaf_r, @function
__ieee754_gammaf_r:
	subq	$8, %rsp
	call	__ieee754_lgammaf_r@PLT
	addq	$8, %rsp
	jmp	__ieee754_expf@PLT
	.size	__ieee754_gammaf_r, .-__ieee754_gammaf_r
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
