! 9b50f424920fd2e855242490cbdcea91 newlib/libm/common/sf_rint.c
	.file	"sf_rint.c"
	.section	".text"
	.section	.text.rintf,"ax",@progbits
	.align 4
	.global rintf
	.type	rintf, #function
	.proc	06
rintf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -208, %sp
	st	%f1, [%fp+2027]
	sethi	%hi(2147482624), %g3
	lduw	[%fp+2027], %g1
	or	%g3, 1023, %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%g1, %g3, %g4
	srl	%g4, 23, %g2
	add	%g2, -127, %g2
	cmp	%g2, 22
	bg,a,pt	%icc, .L2
	 sethi	%hi(2139094016), %g1
	cmp	%g4, 0
	be,pn	%icc, .L3
	 cmp	%g2, 0
	bl,pn	%icc, .L16
	 srl	%g1, 31, %g4
	sethi	%hi(8387584), %g3
	or	%g3, 1023, %g3
	sra	%g3, %g2, %g3
	andcc	%g1, %g3, %g0
	be,pn	%icc, .L3
	 srl	%g3, 1, %g3
	andcc	%g1, %g3, %g0
	be,a,pt	%icc, .L17
	 sethi	%gdop_hix22(TWO23), %g1
	andn	%g1, %g3, %g3
	sethi	%hi(2097152), %g1
	sra	%g1, %g2, %g1
	or	%g3, %g1, %g1
	st	%g1, [%fp+2027]
	ld	[%fp+2027], %f1
	sethi	%gdop_hix22(TWO23), %g1
.L17:
	sllx	%g4, 2, %g4
	xor	%g1, %gdop_lox10(TWO23), %g1
	ldx	[%l7 + %g1], %l7, %gdop(TWO23)
	ld	[%l7+%g4], %f8
	fadds	%f8, %f1, %f1
	st	%f1, [%fp+2043]
	ld	[%fp+2043], %f1
	fsubs	%f1, %f8, %f1
.L3:
	return	%i7+8
	 fmovs	%f1, %f0
.L2:
	or	%g1, 1023, %g1
	cmp	%g4, %g1
	bleu,pt	%icc, .L3
	 nop
	fadds	%f1, %f1, %f1
	return	%i7+8
	 fmovs	%f1, %f0
.L16:
	sllx	%g4, 2, %g4
	sethi	%gdop_hix22(TWO23), %g2
	xor	%g2, %gdop_lox10(TWO23), %g2
	ldx	[%l7 + %g2], %l7, %gdop(TWO23)
	ld	[%l7+%g4], %f9
	sethi	%hi(4194304), %g4
	sethi	%hi(-8388608), %g5
	andn	%g1, %g5, %g5
	sub	%g0, %g5, %g2
	or	%g2, %g5, %g2
	srl	%g2, 9, %g2
	and	%g2, %g4, %g2
	sethi	%hi(-1048576), %g4
	and	%g1, %g4, %g4
	or	%g2, %g4, %g2
	st	%g2, [%fp+2027]
	ld	[%fp+2027], %f8
	fadds	%f9, %f8, %f8
	st	%f8, [%fp+2043]
	ld	[%fp+2043], %f8
	fsubs	%f8, %f9, %f8
	st	%f8, [%fp+2027]
	sethi	%hi(-2147483648), %g4
	and	%g1, %g4, %g4
	ld	[%fp+2027], %g1
	and	%g1, %g3, %g1
	or	%g1, %g4, %g1
	st	%g1, [%fp+2027]
	ba,pt	%xcc, .L3
	 ld	[%fp+2027], %f1
	.size	rintf, .-rintf
	.section	".rodata"
	.align 4
	.type	TWO23, #object
	.size	TWO23, 8
TWO23:
	.long	1258291200
	.long	-889192448
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
