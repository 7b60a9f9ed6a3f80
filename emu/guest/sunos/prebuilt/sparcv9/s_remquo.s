! 18f462dad9bd166aa877ec1ce18ffb9a newlib/libm/common/s_remquo.c
	.file	"s_remquo.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2097152
	.long	0
	.align 8
.LC1:
	.long	1071644672
	.long	0
	.section	.text.remquo,"ax",@progbits
	.align 4
	.global remquo
	.type	remquo, #function
	.proc	07
remquo:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f2, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%fp+2039], %g3
	sethi	%hi(2147482624), %g1
	srlx	%g3, 32, %o5
	or	%g1, 1023, %g1
	and	%g1, %o5, %o7
	or	%o7, %g3, %g2
	cmp	%g0, %g2
	std	%f0, [%fp+2039]
	subx	%g0, -1, %i5
	ldx	[%fp+2039], %o4
	sethi	%hi(2146434048), %g2
	srlx	%o4, 32, %g5
	or	%g2, 1023, %g2
	and	%g1, %g5, %g4
	cmp	%g2, %g4
	addx	%g0, 0, %g1
	orcc	%i5, %g1, %g0
	be,pn	%icc, .L97
	 mov	%g3, %i0
.L2:
	fmuld	%f0, %f2, %f0
	st	%g0, [%i2]
	return	%i7+8
	 fdivd	%f0, %f0, %f0
.L97:
	sub	%g0, %g3, %g2
	sethi	%hi(2146435072), %i1
	or	%g2, %g3, %g2
	srl	%g2, 31, %g2
	or	%g2, %o7, %g2
	cmp	%g2, %i1
	bgu,pn	%icc, .L2
	 sethi	%hi(-2147483648), %i3
	mov	%o4, %g1
	and	%i3, %g5, %i3
	cmp	%g4, %o7
	bg,pt	%icc, .L5
	 xor	%g5, %o5, %i4
	mov	0, %g2
	movl	%icc, 1, %g2
	cmp	%o4, %g3
	addx	%g0, 0, %i5
	orcc	%g2, %i5, %g0
	bne,pn	%icc, .L61
	 cmp	%o4, %g3
	be,pn	%icc, .L98
	 andcc	%i1, %g5, %g0
	bne,a,pt %icc, .L112
	 sra	%g4, 20, %i5
	cmp	%g4, 0
	bne,pn	%icc, .L9
	 mov	%o4, %g2
	cmp	%o4, 0
	ble,pn	%icc, .L99
	 mov	-1043, %i5
.L11:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg,pt	%icc, .L11
	 add	%i5, -1, %i5
.L17:
	sethi	%hi(2146435072), %g2
.L108:
	andcc	%g2, %o5, %g0
	bne,a,pt %icc, .L113
	 sra	%o7, 20, %i1
.L104:
	cmp	%o7, 0
	bne,pt	%icc, .L26
	 sll	%o7, 11, %g2
	orcc	%g3, 0, %g2
	ble,pn	%icc, .L100
	 cmp	%i5, -1022
.L14:
	mov	-1043, %i1
.L29:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg,pt	%icc, .L29
	 add	%i1, -1, %i1
	cmp	%i5, -1022
.L110:
	bl,a,pt	%icc, .L114
	 mov	-1022, %g1
.L24:
	sethi	%hi(-1048576), %g2
	sethi	%hi(1048576), %g4
	andn	%g5, %g2, %g2
	or	%g2, %g4, %g2
.L33:
	cmp	%i1, -1022
	bl,a,pt	%icc, .L115
	 mov	-1022, %i0
.L31:
	sethi	%hi(-1048576), %g5
	sub	%g1, %g3, %o7
	andn	%o5, %g5, %g5
	sethi	%hi(1048576), %g3
	or	%g5, %g3, %g5
.L36:
	sub	%i5, %i1, %i5
	add	%i5, -1, %g4
	cmp	%i5, 0
	bne,pt	%icc, .L42
	 mov	0, %i5
	ba,pt	%xcc, .L107
	 cmp	%g1, %i0
.L40:
	add	%g3, %g3, %g3
	srl	%g1, 31, %g2
	add	%i5, 1, %i5
	add	%g4, -1, %g4
	add	%g2, %g3, %g2
	add	%g1, %g1, %g1
	cmp	%g4, -1
	be,pn	%icc, .L101
	 add	%i5, %i5, %i5
.L42:
	cmp	%g1, %i0
	subx	%g2, %g5, %g3
	cmp	%g3, 0
	bge,a,pt %icc, .L40
	 sub	%g1, %i0, %g1
	srl	%g1, 31, %g3
	add	%g2, %g2, %g2
	add	%g4, -1, %g4
	add	%g1, %g1, %g1
	add	%g3, %g2, %g2
	cmp	%g4, -1
	bne,pt	%icc, .L42
	 add	%i5, %i5, %i5
.L101:
	sub	%g1, %i0, %o7
	cmp	%g1, %i0
.L107:
	subx	%g2, %g5, %g5
	cmp	%g5, 0
	bl,pn	%icc, .L116
	 orcc	%g2, %g1, %g0
	add	%i5, 1, %i5
	mov	%o7, %g1
	mov	%g5, %g2
	orcc	%g2, %g1, %g0
.L116:
	be,pn	%icc, .L45
	 sethi	%hi(1047552), %g4
	or	%g4, 1023, %g4
	cmp	%g2, %g4
	bg,pn	%icc, .L117
	 cmp	%i1, -1022
.L46:
	srl	%g1, 31, %g3
	add	%g2, %g2, %g2
	add	%g1, %g1, %g1
	add	%g2, %g3, %g2
	cmp	%g2, %g4
	ble,pt	%icc, .L46
	 add	%i1, -1, %i1
	cmp	%i1, -1022
.L117:
	bl,pt	%icc, .L50
	 mov	-1022, %g3
	add	%i1, 1023, %g4
	sethi	%hi(-1048576), %g3
	sll	%g4, 20, %g4
	add	%g2, %g3, %g2
	or	%g4, %g2, %g4
.L6:
	sllx	%g4, 32, %g4
	srl	%g1, 0, %g1
	or	%g4, %g1, %g1
	fmovd	%f2, %f0
	call	fabs, 0
	 stx	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fcmped	%fcc0, %f0, %f8
	fbuge,pt %fcc0, .L91
	 nop
	ldd	[%fp+2039], %f8
	faddd	%f8, %f8, %f8
	fcmped	%fcc1, %f8, %f0
	fbule,pt %fcc1, .L102
	 nop
	ldd	[%fp+2039], %f8
.L109:
	add	%i5, 1, %i5
	fsubd	%f8, %f0, %f8
	std	%f8, [%fp+2039]
	ldx	[%fp+2039], %g1
.L118:
	cmp	%i4, 0
.L119:
	srlx	%g1, 32, %g3
	sethi	%hi(-2147483648), %g2
	xor	%i3, %g3, %g3
	andn	%i5, %g2, %g2
	sllx	%g3, 32, %g3
	sub	%g0, %g2, %g4
	srl	%g1, 0, %g1
	movl	%icc, %g4, %g2
	or	%g1, %g3, %g1
	st	%g2, [%i2]
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L5:
	andcc	%i1, %g5, %g0
	bne,a,pt %icc, .L10
	 sra	%g4, 20, %i5
.L9:
	sll	%g4, 11, %g2
	cmp	%g2, 0
	ble,pn	%icc, .L103
	 mov	-1022, %i5
.L18:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	ble,pn	%icc, .L17
	 add	%i5, -1, %i5
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg,pt	%icc, .L18
	 add	%i5, -1, %i5
	ba,pt	%xcc, .L108
	 sethi	%hi(2146435072), %g2
.L10:
.L112:
	sethi	%hi(2146435072), %g2
	andcc	%g2, %o5, %g0
	be,pt	%icc, .L104
	 add	%i5, -1023, %i5
	sra	%o7, 20, %i1
.L113:
	cmp	%i5, -1022
	bge,pn	%icc, .L24
	 add	%i1, -1023, %i1
.L27:
	mov	-1022, %g1
.L114:
	sub	%g1, %i5, %g1
	cmp	%g1, 31
	ble,pn	%icc, .L60
	 cmp	%i1, -1022
	mov	-1054, %g2
	mov	0, %g1
	sub	%g2, %i5, %g2
	bge,pt	%icc, .L31
	 sll	%o4, %g2, %g2
	mov	-1022, %i0
.L115:
	sub	%i0, %i1, %i0
	cmp	%i0, 31
	bg,a,pt	%icc, .L37
	 mov	-1054, %g5
	add	%i1, 1054, %g5
.L28:
	sll	%o7, %i0, %o7
	srl	%g3, %g5, %g5
	sll	%g3, %i0, %i0
	or	%g5, %o7, %g5
	ba,pt	%xcc, .L36
	 sub	%g1, %i0, %o7
.L99:
	andcc	%i1, %o5, %g0
	bne,a,pt %icc, .L12
	 sra	%o7, 20, %i1
	cmp	%o7, 0
	bne,pt	%icc, .L13
	 sll	%o7, 11, %g2
	orcc	%g3, 0, %g2
	bg,pt	%icc, .L14
	 mov	-1043, %i1
	mov	-1043, %i5
	mov	21, %g1
.L60:
	add	%i5, 1054, %g2
.L16:
	sll	%g4, %g1, %g4
	srl	%o4, %g2, %g2
	sll	%o4, %g1, %g1
	ba,pt	%xcc, .L33
	 or	%g2, %g4, %g2
.L91:
	sethi	%gdop_hix22(.LC1), %g1
	ldd	[%fp+2039], %f10
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f8
	fcmped	%fcc2, %f8, %f10
	fbl,a,pt %fcc2, .L109
	 ldd	[%fp+2039], %f8
	fcmpd	%fcc2, %f8, %f10
	fbne,pt	%fcc2, .L118
	 ldx	[%fp+2039], %g1
	andcc	%i5, 1, %g0
	be,pt	%xcc, .L119
	 cmp	%i4, 0
	ba,pt	%xcc, .L109
	 ldd	[%fp+2039], %f8
.L45:
	cmp	%i4, 0
	sethi	%hi(-2147483648), %g1
	andn	%i5, %g1, %g1
	sub	%g0, %g1, %g3
	movl	%icc, %g3, %g1
	sethi	%gdop_hix22(Zero), %g2
	cmp	%g0, %i3
	st	%g1, [%i2]
	xor	%g2, %gdop_lox10(Zero), %g2
	addx	%g0, 0, %g1
	ldx	[%l7 + %g2], %g2, %gdop(Zero)
	sllx	%g1, 3, %g1
	return	%i7+8
	 ldd	[%g2+%g1], %f0
.L50:
	sub	%g3, %i1, %g3
	cmp	%g3, 20
	ble,a,pt %icc, .L105
	 srl	%g1, %g3, %g1
	cmp	%g3, 31
	bg,a,pt	%icc, .L52
	 mov	-1054, %g1
	srl	%g1, %g3, %g3
	mov	%i3, %g4
	add	%i1, 1054, %g1
	sll	%g2, %g1, %g1
	ba,pt	%xcc, .L6
	 or	%g1, %g3, %g1
.L37:
	mov	%g1, %o7
	sub	%g5, %i1, %g5
	mov	0, %i0
	ba,pt	%xcc, .L36
	 sll	%g3, %g5, %g5
.L26:
	cmp	%g2, 0
	ble,pn	%icc, .L106
	 cmp	%i5, -1022
.L22:
	mov	-1022, %i1
.L32:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg,pt	%icc, .L32
	 add	%i1, -1, %i1
	ba,pt	%xcc, .L110
	 cmp	%i5, -1022
.L102:
	fcmpd	%fcc1, %f8, %f0
	fbne,pt	%fcc1, .L118
	 ldx	[%fp+2039], %g1
	andcc	%i5, 1, %g0
	be,pt	%xcc, .L119
	 cmp	%i4, 0
	ba,pt	%xcc, .L109
	 ldd	[%fp+2039], %f8
.L105:
	add	%i1, 1054, %i1
	sra	%g2, %g3, %g4
	sll	%g2, %i1, %i1
	ba,pt	%xcc, .L6
	 or	%i1, %g1, %g1
.L103:
	sethi	%hi(2146435072), %g2
	andcc	%g2, %o5, %g0
	bne,pt	%icc, .L19
	 sra	%o7, 20, %i1
	cmp	%o7, 0
	bne,pt	%icc, .L20
	 sll	%o7, 11, %g2
	orcc	%g3, 0, %g2
	bg,a,pt	%icc, .L29
	 mov	-1043, %i1
	sethi	%hi(-1048576), %g2
.L120:
	sethi	%hi(1048576), %g4
	andn	%g5, %g2, %g2
	mov	-1043, %i1
	mov	11, %g5
	or	%g2, %g4, %g2
	ba,pt	%xcc, .L28
	 mov	21, %i0
.L100:
	bge,pt	%icc, .L120
	 sethi	%hi(-1048576), %g2
	ba,pt	%xcc, .L27
	 mov	-1043, %i1
.L106:
	bl,pn	%icc, .L70
	 sethi	%hi(-1048576), %g2
.L111:
	sethi	%hi(1048576), %g4
	andn	%g5, %g2, %g2
	mov	-1022, %i1
	ba,pt	%xcc, .L31
	 or	%g2, %g4, %g2
.L61:
	ba,pt	%xcc, .L6
	 mov	0, %i5
.L98:
	cmp	%i4, 0
	mov	-1, %g3
	sethi	%gdop_hix22(Zero), %g1
	movge	%icc, 1, %g3
	xor	%g1, %gdop_lox10(Zero), %g1
	cmp	%g0, %i3
	ldx	[%l7 + %g1], %g1, %gdop(Zero)
	addx	%g0, 0, %g2
	st	%g3, [%i2]
	sllx	%g2, 3, %g2
	return	%i7+8
	 ldd	[%g1+%g2], %f0
.L52:
	mov	%i3, %g4
	sub	%g1, %i1, %g1
	ba,pt	%xcc, .L6
	 sra	%g2, %g1, %g1
.L12:
	mov	11, %g2
	add	%i1, -1023, %i1
	ba,pt	%xcc, .L16
	 mov	21, %g1
.L19:
	ba,pt	%xcc, .L24
	 add	%i1, -1023, %i1
.L70:
	ba,pt	%xcc, .L27
	 mov	-1022, %i1
.L20:
	cmp	%g2, 0
	bg,a,pt	%icc, .L32
	 mov	-1022, %i1
	ba,pt	%xcc, .L111
	 sethi	%hi(-1048576), %g2
.L13:
	mov	-1043, %i5
	cmp	%g2, 0
	bg,pt	%icc, .L22
	 mov	-1022, %i1
	mov	-1043, %i5
	ba,pt	%xcc, .L60
	 mov	21, %g1
	.size	remquo, .-remquo
	.section	".rodata"
	.align 8
	.type	Zero, #object
	.size	Zero, 16
Zero:
	.long	0
	.long	0
	.long	-2147483648
	.long	0
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
