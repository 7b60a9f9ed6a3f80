! 81cfa659392dc911f00900701e6c5c08 newlib/libm/math/sf_frexp.c
	.file	"sf_frexp.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1275068416
	.section	.text.frexpf,"ax",@progbits
	.align 4
	.global frexpf
	.type	frexpf, #function
	.proc	06
frexpf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(2147482624), %g4
	lduw	[%fp+2043], %g2
	or	%g4, 1023, %g4
	sethi	%hi(2139094016), %g3
	and	%g2, %g4, %g1
	or	%g3, 1023, %g3
	cmp	%g1, %g3
	mov	0, %g3
	movg	%icc, 1, %g3
	cmp	%g0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	subx	%g0, -1, %g5
	orcc	%g3, %g5, %g0
	bne,pn	%icc, .L7
	 sethi	%hi(2139095040), %g3
	andcc	%g2, %g3, %g0
	be,a,pt	%icc, .L4
	 sethi	%gdop_hix22(.LC0), %g1
	mov	0, %g5
	sra	%g1, 23, %g1
	add	%g1, -126, %g1
	add	%g1, %g5, %g1
	mov	%g2, %g3
	st	%g1, [%i1]
	sethi	%hi(2139095040), %g2
	sethi	%hi(1056964608), %g1
	andn	%g3, %g2, %g2
	or	%g2, %g1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L4:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	mov	-25, %g5
	ld	[%g1], %f8
	fmuls	%f1, %f8, %f8
	st	%f8, [%fp+2043]
	ld	[%fp+2043], %g3
	and	%g3, %g4, %g1
	sra	%g1, 23, %g1
	add	%g1, -126, %g1
	add	%g1, %g5, %g1
	sethi	%hi(2139095040), %g2
	st	%g1, [%i1]
	andn	%g3, %g2, %g2
	sethi	%hi(1056964608), %g1
	or	%g2, %g1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L7:
	st	%g0, [%i1]
	return	%i7+8
	 fmovs	%f1, %f0
	.size	frexpf, .-frexpf
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
