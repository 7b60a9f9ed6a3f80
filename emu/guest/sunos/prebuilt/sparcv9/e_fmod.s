! d345d860739dc2fca73fcee5c7d1b91b newlib/libm/math/e_fmod.c
	.file	"e_fmod.c"
	.section	".text"
	.section	.text.__ieee754_fmod,"ax",@progbits
	.align 4
	.global __ieee754_fmod
	.type	__ieee754_fmod, #function
	.proc	07
__ieee754_fmod:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f2, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%fp+2039], %i4
	sethi	%hi(2147482624), %g1
	srlx	%i4, 32, %o7
	or	%g1, 1023, %g1
	and	%g1, %o7, %i0
	or	%i0, %i4, %g2
	cmp	%g0, %g2
	std	%f0, [%fp+2039]
	subx	%g0, -1, %g3
	ldx	[%fp+2039], %o5
	sethi	%hi(2146434048), %g2
	srlx	%o5, 32, %g5
	or	%g2, 1023, %g2
	and	%g1, %g5, %i1
	cmp	%g2, %i1
	addx	%g0, 0, %g2
	orcc	%g3, %g2, %g0
	be,pn	%icc, .L84
	 mov	%i4, %i3
.L2:
	fmuld	%f0, %f2, %f0
	return	%i7+8
	 fdivd	%f0, %f0, %f0
.L84:
	sub	%g0, %i4, %g2
	sethi	%hi(2146435072), %g3
	or	%g2, %i4, %g2
	srl	%g2, 31, %g2
	or	%g2, %i0, %g2
	cmp	%g2, %g3
	bgu,pn	%icc, .L2
	 sethi	%hi(-2147483648), %i2
	mov	%o5, %g1
	cmp	%i1, %i0
	bg,pt	%icc, .L5
	 and	%i2, %g5, %i2
	mov	0, %g2
	movl	%icc, 1, %g2
	cmp	%o5, %i4
	addx	%g0, 0, %g4
	orcc	%g2, %g4, %g0
	bne,pn	%icc, .L107
	 cmp	%i4, %o5
	be,pn	%icc, .L85
	 andcc	%g3, %g5, %g0
	bne,a,pt %icc, .L96
	 sra	%i1, 20, %g4
	cmp	%i1, 0
	bne,pn	%icc, .L7
	 mov	%o5, %g2
	cmp	%o5, 0
	ble,pn	%icc, .L86
	 mov	-1043, %g4
.L9:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg,pt	%icc, .L9
	 add	%g4, -1, %g4
.L15:
	sethi	%hi(2146435072), %g2
.L93:
	andcc	%g2, %o7, %g0
	bne,a,pt %icc, .L97
	 sra	%i0, 20, %g3
.L90:
	cmp	%i0, 0
	bne,pt	%icc, .L24
	 sll	%i0, 11, %g2
	orcc	%i4, 0, %g2
	ble,pn	%icc, .L87
	 cmp	%g4, -1022
.L12:
	mov	-1043, %i5
.L27:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg,pt	%icc, .L27
	 add	%i5, -1, %i5
	cmp	%g4, -1022
.L94:
	bl,a,pt	%icc, .L98
	 mov	-1022, %g1
.L22:
	sethi	%hi(-1048576), %g2
	sethi	%hi(1048576), %g3
	andn	%g5, %g2, %g2
	or	%g2, %g3, %g2
.L31:
	cmp	%i5, -1022
	bl,a,pt	%icc, .L99
	 mov	-1022, %i3
.L29:
	sethi	%hi(-1048576), %g5
	sethi	%hi(1048576), %g3
	andn	%o7, %g5, %g5
	sub	%g1, %i4, %i4
	or	%g5, %g3, %g5
.L34:
	subcc	%g4, %i5, %g4
	be,pn	%icc, .L100
	 cmp	%g1, %i3
.L44:
	cmp	%g1, %i3
	bgeu,pt	%icc, .L39
	 sub	%g2, %g5, %g3
	addcc	%g3, -1, %g3
	bneg,a,pn %icc, .L101
	 srl	%g1, 31, %g3
	sub	%g1, %i3, %g1
	srl	%g1, 31, %g2
.L104:
	add	%g3, %g3, %g3
	add	%g1, %g1, %g1
	addcc	%g4, -1, %g4
	bne,pt	%icc, .L44
	 add	%g3, %g2, %g2
	sub	%g1, %i3, %i4
.L38:
	cmp	%g1, %i3
.L100:
	subx	%g2, %g5, %g5
.L45:
	cmp	%g5, 0
	movge	%icc, %i4, %g1
	movge	%icc, %g5, %g2
	orcc	%g2, %g1, %g0
	be,a,pn	%icc, .L102
	 sethi	%gdop_hix22(Zero), %g1
	sethi	%hi(1047552), %g4
	or	%g4, 1023, %g4
	cmp	%g2, %g4
	bg,pn	%icc, .L103
	 cmp	%i5, -1022
.L48:
	srl	%g1, 31, %g3
	add	%g2, %g2, %g2
	add	%g1, %g1, %g1
	add	%g2, %g3, %g2
	cmp	%g2, %g4
	ble,pt	%icc, .L48
	 add	%i5, -1, %i5
	cmp	%i5, -1022
.L103:
	bge,pt	%icc, .L88
	 add	%i5, 1023, %g3
	mov	-1022, %g4
	sub	%g4, %i5, %g4
	cmp	%g4, 20
	bg,pt	%icc, .L51
	 cmp	%g4, 31
	srl	%g1, %g4, %g1
	add	%i5, 1054, %g3
	sra	%g2, %g4, %g4
	sll	%g2, %g3, %g2
	or	%g4, %i2, %i2
	or	%g2, %g1, %g2
.L52:
	srl	%g2, 0, %g2
	sllx	%i2, 32, %g1
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
.L107:
	return	%i7+8
	 nop
.L5:
	andcc	%g3, %g5, %g0
	bne,a,pt %icc, .L8
	 sra	%i1, 20, %g4
.L7:
	sll	%i1, 11, %g2
	cmp	%g2, 0
	ble,pn	%icc, .L89
	 mov	-1022, %g4
.L16:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	ble,pn	%icc, .L15
	 add	%g4, -1, %g4
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg,pt	%icc, .L16
	 add	%g4, -1, %g4
	ba,pt	%xcc, .L93
	 sethi	%hi(2146435072), %g2
.L8:
.L96:
	sethi	%hi(2146435072), %g2
	andcc	%g2, %o7, %g0
	be,pt	%icc, .L90
	 add	%g4, -1023, %g4
	sra	%i0, 20, %g3
.L97:
	cmp	%g4, -1022
	bge,pn	%icc, .L22
	 add	%g3, -1023, %i5
.L25:
	mov	-1022, %g1
.L98:
	sub	%g1, %g4, %g1
	cmp	%g1, 31
	ble,pn	%icc, .L54
	 cmp	%i5, -1022
	mov	-1054, %g2
	mov	0, %g1
	sub	%g2, %g4, %g2
	bge,pn	%icc, .L29
	 sll	%o5, %g2, %g2
	mov	-1022, %i3
.L99:
	sub	%i3, %i5, %i3
	cmp	%i3, 31
	bg,a,pt	%icc, .L35
	 mov	-1054, %g5
	add	%i5, 1054, %g5
.L26:
	sll	%i0, %i3, %i0
	srl	%i4, %g5, %g5
	sll	%i4, %i3, %i3
	or	%g5, %i0, %g5
	ba,pt	%xcc, .L34
	 sub	%g1, %i3, %i4
.L39:
	cmp	%g3, 0
	bl,a,pn	%icc, .L40
	 srl	%g1, 31, %g3
	sub	%g1, %i3, %g1
	orcc	%g3, %g1, %g0
	bne,a,pt %icc, .L104
	 srl	%g1, 31, %g2
	sethi	%gdop_hix22(Zero), %g1
.L102:
	srl	%i2, 31, %i2
	xor	%g1, %gdop_lox10(Zero), %g1
	sllx	%i2, 3, %i2
	ldx	[%l7 + %g1], %g1, %gdop(Zero)
	return	%i7+8
	 ldd	[%g1+%o2], %f0
.L40:
.L101:
	add	%g2, %g2, %g2
	add	%g1, %g1, %g1
	addcc	%g4, -1, %g4
	bne,pt	%icc, .L44
	 add	%g2, %g3, %g2
	ba,pt	%xcc, .L38
	 sub	%g1, %i3, %i4
.L86:
	andcc	%g3, %o7, %g0
	bne,a,pt %icc, .L10
	 sra	%i0, 20, %g3
	cmp	%i0, 0
	bne,pt	%icc, .L11
	 sll	%i0, 11, %g2
	orcc	%i4, 0, %g2
	bg,pt	%icc, .L12
	 mov	-1043, %i5
	mov	-1043, %g4
	mov	21, %g1
.L54:
	add	%g4, 1054, %g2
.L14:
	sll	%i1, %g1, %i1
	srl	%o5, %g2, %g2
	sll	%o5, %g1, %g1
	ba,pt	%xcc, .L31
	 or	%g2, %i1, %g2
.L35:
	mov	0, %i3
	sub	%g5, %i5, %g5
	subcc	%g4, %i5, %g4
	bne,pt	%icc, .L44
	 sll	%i4, %g5, %g5
	sub	%g2, %g5, %g5
	ba,pt	%xcc, .L45
	 mov	%g1, %i4
.L24:
	cmp	%g2, 0
	ble,pn	%icc, .L92
	 cmp	%g4, -1022
.L20:
	mov	-1022, %i5
.L30:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg,pt	%icc, .L30
	 add	%i5, -1, %i5
	ba,pt	%xcc, .L94
	 cmp	%g4, -1022
.L88:
	sethi	%hi(-1048576), %g4
	sll	%g3, 20, %g3
	add	%g2, %g4, %g2
	srl	%g1, 0, %g1
	or	%g2, %i2, %g2
	or	%g3, %g2, %g2
	sllx	%g2, 32, %g2
	or	%g2, %g1, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L89:
	sethi	%hi(2146435072), %g2
	andcc	%g2, %o7, %g0
	bne,pt	%icc, .L17
	 sra	%i0, 20, %g3
	cmp	%i0, 0
	bne,pt	%icc, .L18
	 sll	%i0, 11, %g2
	orcc	%i4, 0, %g2
	bg,a,pt	%icc, .L27
	 mov	-1043, %i5
	sethi	%hi(-1048576), %g2
.L105:
	sethi	%hi(1048576), %g3
	andn	%g5, %g2, %g2
	mov	-1043, %i5
	mov	11, %g5
	or	%g2, %g3, %g2
	ba,pt	%xcc, .L26
	 mov	21, %i3
.L92:
	bl,pn	%icc, .L63
	 sethi	%hi(-1048576), %g2
.L95:
	sethi	%hi(1048576), %g3
	andn	%g5, %g2, %g2
	mov	-1022, %i5
	ba,pt	%xcc, .L29
	 or	%g2, %g3, %g2
.L87:
	bge,pt	%icc, .L105
	 sethi	%hi(-1048576), %g2
	ba,pt	%xcc, .L25
	 mov	-1043, %i5
.L51:
	bg,a,pt	%icc, .L53
	 mov	-1054, %g1
	srl	%g1, %g4, %g4
	add	%i5, 1054, %g1
	sll	%g2, %g1, %g2
	ba,pt	%xcc, .L52
	 or	%g2, %g4, %g2
.L85:
	cmp	%g0, %i2
	sethi	%gdop_hix22(Zero), %g1
	addx	%g0, 0, %g2
	xor	%g1, %gdop_lox10(Zero), %g1
	sllx	%g2, 3, %g2
	ldx	[%l7 + %g1], %g1, %gdop(Zero)
	return	%i7+8
	 ldd	[%g1+%g2], %f0
.L53:
	sub	%g1, %i5, %g1
	ba,pt	%xcc, .L52
	 sra	%g2, %g1, %g2
.L10:
	mov	11, %g2
	add	%g3, -1023, %i5
	ba,pt	%xcc, .L14
	 mov	21, %g1
.L17:
	ba,pt	%xcc, .L22
	 add	%g3, -1023, %i5
.L63:
	ba,pt	%xcc, .L25
	 mov	-1022, %i5
.L18:
	cmp	%g2, 0
	bg,a,pt	%icc, .L30
	 mov	-1022, %i5
	ba,pt	%xcc, .L95
	 sethi	%hi(-1048576), %g2
.L11:
	mov	-1043, %g4
	cmp	%g2, 0
	bg,pt	%icc, .L20
	 mov	-1022, %i5
	mov	-1043, %g4
	ba,pt	%xcc, .L54
	 mov	21, %g1
	.size	__ieee754_fmod, .-__ieee754_fmod
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
