// 481019ab1fd2be26e074f559ffd54519 newlib/libm/math/w_exp2.c
	.file	"w_exp2.c"
	.text
	.section	.text.exp2,"ax",@progbits
	.p2align 4
	.globl	exp2
	.type	exp2, @function
exp2:
	movapd	%xmm0, %xmm1
	movsd	.LC0(%rip), %xmm0
	jmp	pow@PLT
	.size	exp2, .-exp2
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1073741824
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
