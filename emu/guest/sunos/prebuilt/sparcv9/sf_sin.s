! 0b8982573e9cd0185826bdba8085c0cc newlib/libm/math/sf_sin.c
	.file	"sf_sin.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.section	.text.sinf,"ax",@progbits
	.align 4
	.global sinf
	.type	sinf, #function
	.proc	06
sinf:
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
	or	%g2, 984, %g2
	cmp	%g1, %g2
	bleu,pn	%icc, .L9
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
	and	%o0, 3, %o0
	cmp	%o0, 1
	be,pn	%icc, .L5
	 cmp	%o0, 2
	be,pn	%icc, .L6
	 cmp	%o0, 0
	be,pn	%icc, .L10
	 ld	[%fp+2043], %f3
	call	__kernel_cosf, 0
	 ld	[%fp+2039], %f1
	return	%i7+8
	 fnegs	%f0, %f0
.L9:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f3
	call	__kernel_sinf, 0
	 restore %g0, 0, %o2
.L5:
	ld	[%fp+2043], %f3
	call	__kernel_cosf, 0
	 ld	[%fp+2039], %f1
	return	%i7+8
	 nop
.L10:
	mov	1, %o2
	call	__kernel_sinf, 0
	 ld	[%fp+2039], %f1
	return	%i7+8
	 nop
.L6:
	mov	1, %o2
	ld	[%fp+2043], %f3
	call	__kernel_sinf, 0
	 ld	[%fp+2039], %f1
	return	%i7+8
	 fnegs	%f0, %f0
	.size	sinf, .-sinf
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
