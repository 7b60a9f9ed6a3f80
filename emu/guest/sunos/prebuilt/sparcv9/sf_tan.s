! 6275329232c1d8af93d1476ea3992506 newlib/libm/math/sf_tan.c
	.file	"sf_tan.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.section	.text.tanf,"ax",@progbits
	.align 4
	.global tanf
	.type	tanf, #function
	.proc	06
tanf:
	.register	%g2, #scratch
	save	%sp, -208, %sp
	st	%f1, [%fp+2027]
	lduw	[%fp+2027], %g2
	sethi	%hi(-2147483648), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andn	%g2, %g1, %g1
	sethi	%hi(1061751808), %g2
	or	%g2, 986, %g2
	cmp	%g1, %g2
	bleu,pn	%icc, .L6
	 sethi	%hi(2139094016), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pn	%icc, .L3
	 nop
	return	%i7+8
	 fsubs	%f1, %f1, %f0
.L3:
	call	__ieee754_rem_pio2f, 0
	 add	%fp, 2039, %o1
	sll	%o0, 1, %o0
	and	%o0, 2, %o0
	ld	[%fp+2043], %f3
	ld	[%fp+2039], %f1
	mov	1, %o2
	sub	%o2, %o0, %o2
	call	__kernel_tanf, 0
	 sra	%o2, 0, %o2
	return	%i7+8
	 nop
.L6:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f3
	call	__kernel_tanf, 0
	 restore %g0, 1, %o2
	.size	tanf, .-tanf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.text.__sparc_get_pc_thunk.l7,"axG",@progbits,__sparc_get_pc_thunk.l7,comdat
	.align 4
	.weak	__sparc_get_pc_thunk.l7
	.hidden	__sparc_get_pc_thunk.l7
	.type	__sparc_get_pc_thunk.l7, #function
	.proc	020
__sparc_get_pc_thunk.l7:
	jmp	%o7+8
	 add	%o7, %l7, %l7
	.section	.note.GNU-stack,"",@progbits
