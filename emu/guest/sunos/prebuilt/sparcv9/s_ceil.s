! 489746b1d0989f1fdf0c0afc4e957106 newlib/libm/math/s_ceil.c
	.file	"s_ceil.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC1:
	.long	0
	.long	0
	.section	.text.ceil,"ax",@progbits
	.align 4
	.global ceil
	.type	ceil, #function
	.proc	07
ceil:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%fp+2039], %g3
	srlx	%g3, 32, %g1
	mov	%g3, %g5
	sra	%g1, 20, %g2
	mov	%g1, %i5
	and	%g2, 2047, %g2
	add	%g2, -1023, %g4
	cmp	%g4, 19
	bg,pt	%icc, .L2
	 mov	%g1, %i4
	cmp	%g4, 0
	bl,pn	%icc, .L24
	 sethi	%hi(1047552), %g2
	or	%g2, 1023, %g2
	sra	%g2, %g4, %g2
	and	%g2, %g1, %i3
	orcc	%i3, %g3, %g0
	be,pn	%icc, .L28
	 sethi	%gdop_hix22(.LC0), %g3
	xor	%g3, %gdop_lox10(.LC0), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC0)
	ldd	[%g3], %f10
	sethi	%gdop_hix22(.LC1), %g3
	faddd	%f0, %f10, %f8
	xor	%g3, %gdop_lox10(.LC1), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC1)
	ldd	[%g3], %f10
	fcmped	%fcc1, %f8, %f10
	fbule,pn %fcc1, .L4
	 nop
	cmp	%g1, 0
	ble,pn	%icc, .L27
	 andn	%i4, %g2, %i5
	sethi	%hi(1048576), %i4
	sra	%i4, %g4, %i4
	add	%i4, %g1, %i4
	andn	%i4, %g2, %i5
.L27:
	mov	0, %g5
.L4:
	srl	%g5, 0, %g5
.L26:
	sllx	%i5, 32, %i5
	or	%i5, %g5, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
.L28:
	return	%i7+8
	 nop
.L24:
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC1), %g2
	faddd	%f0, %f10, %f8
	xor	%g2, %gdop_lox10(.LC1), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC1)
	ldd	[%g2], %f10
	fcmped	%fcc0, %f8, %f10
	fbule,pn %fcc0, .L4
	 nop
	mov	0, %g5
	cmp	%g1, 0
	bl,pn	%icc, .L4
	 sethi	%hi(-2147483648), %i5
	orcc	%g3, %g1, %i5
	bne,a,pt %icc, .L4
	 sethi	%hi(1072693248), %i5
	ba,pt	%xcc, .L26
	 srl	%g5, 0, %g5
.L2:
	cmp	%g4, 51
	ble,a,pt %icc, .L9
	 add	%g2, -1043, %g2
	cmp	%g4, 1024
	bne,pt	%icc, .L28
	 nop
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L9:
	mov	-1, %i4
	srl	%i4, %g2, %g2
	andcc	%g2, %g3, %g0
	be,pn	%icc, .L28
	 sethi	%gdop_hix22(.LC0), %i4
	xor	%i4, %gdop_lox10(.LC0), %i4
	ldx	[%l7 + %i4], %i4, %gdop(.LC0)
	ldd	[%i4], %f10
	sethi	%gdop_hix22(.LC1), %i4
	faddd	%f0, %f10, %f8
	xor	%i4, %gdop_lox10(.LC1), %i4
	ldx	[%l7 + %i4], %i4, %gdop(.LC1)
	ldd	[%i4], %f10
	fcmped	%fcc2, %f8, %f10
	fbule,pn %fcc2, .L4
	 nop
	cmp	%g1, 0
	ble,pn	%icc, .L11
	 cmp	%g4, 20
	be,a,pn	%icc, .L25
	 add	%g1, 1, %i5
	mov	52, %g5
	add	%g1, 1, %g1
	sub	%g5, %g4, %g4
	mov	1, %g5
	sll	%g5, %g4, %g5
	add	%g5, %g3, %g5
	cmp	%g5, %g3
	movlu	%icc, %g1, %i5
.L11:
	ba,pt	%xcc, .L4
	 andn	%g5, %g2, %g5
.L25:
	ba,pt	%xcc, .L4
	 andn	%g5, %g2, %g5
	.size	ceil, .-ceil
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
