! 33c0a58234b7a215e886985fa64f17d4 newlib/libc/time/mktime.c
	.file	"mktime.c"
	.section	".text"
	.section	.text.validate_structure,"ax",@progbits
	.align 4
	.type	validate_structure, #function
	.proc	020
validate_structure:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	lduw	[%i0], %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%o0, 59
	bgu,a,pn %icc, .L2
	 sra	%o0, 0, %o0
	lduw	[%i0+4], %g1
.L3:
	cmp	%g1, 59
	bgu,pn	%icc, .L5
	 sra	%g1, 0, %o0
	lduw	[%i0+8], %g1
.L6:
	cmp	%g1, 23
	bgu,pn	%icc, .L45
	 sra	%g1, 0, %o0
.L9:
	lduw	[%i0+16], %o0
	cmp	%o0, 11
	bgu,a,pn %icc, .L12
	 sra	%o0, 0, %o0
	lduw	[%i0+20], %g2
.L13:
	andcc	%g2, 3, %g0
	bne,pt	%xcc, .L15
	 mov	28, %g4
	sll	%g2, 5, %g5
	sub	%g5, %g2, %g5
	sll	%g5, 2, %g5
	sub	%g5, %g2, %g5
	sethi	%hi(85899264), %g3
	sll	%g5, 10, %g1
	or	%g3, 80, %g3
	sub	%g1, %g5, %g1
	sll	%g1, 3, %g1
	add	%g1, %g2, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 3, %g1
	sub	%g2, %g1, %g1
	add	%g1, %g3, %g1
	srl	%g1, 2, %g5
	sll	%g1, 30, %g1
	or	%g5, %g1, %g5
	sethi	%hi(42949632), %g1
	or	%g1, 40, %g1
	cmp	%g5, %g1
	bleu,pt	%icc, .L46
	 mov	29, %g4
.L15:
	lduw	[%i0+12], %g1
	cmp	%g1, 0
	ble,pn	%icc, .L52
	 sethi	%hi(85899264), %i5
.L40:
	sethi	%gdop_hix22(DAYS_IN_MONTH), %g5
	mov	2, %i5
	xor	%g5, %gdop_lox10(DAYS_IN_MONTH), %g5
	ldx	[%l7 + %g5], %g5, %gdop(DAYS_IN_MONTH)
.L16:
	sra	%o0, 0, %g2
	sllx	%g2, 2, %g2
	add	%g5, %g2, %g2
.L23:
	cmp	%o0, 1
	be,pn	%icc, .L25
	 add	%o0, 1, %o0
	lduw	[%g2], %g3
	cmp	%g3, %g1
	bge,pn	%icc, .L55
	 sub	%g1, %g3, %g1
.L26:
	st	%g1, [%i0+12]
	st	%o0, [%i0+16]
	cmp	%o0, 12
	bne,pt	%icc, .L23
	 add	%g2, 4, %g2
	lduw	[%i0+20], %i4
	st	%g0, [%i0+16]
	add	%i4, 1, %g2
	st	%g2, [%i0+20]
	andcc	%g2, 3, %g0
	bne,pt	%xcc, .L24
	 mov	28, %g4
	sll	%g2, 5, %i2
	sub	%i2, %g2, %i2
	sll	%i2, 2, %i2
	sub	%i2, %g2, %i2
	sll	%i2, 10, %g3
	sub	%g3, %i2, %g3
	sll	%g3, 3, %g3
	add	%g3, %g2, %g3
	sll	%g3, 5, %g3
	sub	%g3, %g2, %g3
	sll	%g3, 2, %g3
	sub	%g3, %g2, %g3
	sll	%g3, 3, %g3
	sethi	%hi(85899264), %i3
	sub	%g2, %g3, %g2
	or	%i3, 80, %i3
	add	%g2, %i3, %g2
	srl	%g2, 2, %g3
	sll	%g2, 30, %g2
	or	%g3, %g2, %g3
	sethi	%hi(42949632), %g2
	or	%g2, 40, %g2
	cmp	%g3, %g2
	bleu,pt	%icc, .L49
	 mov	29, %g4
.L24:
	ba,pt	%xcc, .L16
	 mov	0, %o0
.L25:
	cmp	%g4, %g1
	bge,pn	%icc, .L55
	 sub	%g1, %g4, %g1
	st	%i5, [%i0+16]
	st	%g1, [%i0+12]
	add	%g2, 4, %g2
	mov	2, %o0
	lduw	[%g2], %g3
	add	%o0, 1, %o0
	cmp	%g3, %g1
	bl,pt	%icc, .L26
	 sub	%g1, %g3, %g1
.L55:
	return	%i7+8
	 nop
.L46:
	add	%g2, 1900, %g2
	sll	%g2, 5, %g4
	sub	%g4, %g2, %g4
	sll	%g4, 2, %g4
	sub	%g4, %g2, %g4
	sll	%g4, 10, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 3, %g1
	add	%g1, %g2, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 3, %g1
	sub	%g2, %g1, %g2
	add	%g2, %g3, %g2
	srl	%g2, 4, %g1
	sll	%g2, 28, %g2
	or	%g1, %g2, %g1
	sethi	%hi(10736640), %g2
	or	%g2, 778, %g2
	cmp	%g2, %g1
	lduw	[%i0+12], %g1
	subx	%g0, -1, %g4
	cmp	%g1, 0
	bg,pt	%icc, .L40
	 add	%g4, 28, %g4
	sethi	%hi(85899264), %i5
.L52:
	sethi	%hi(42949632), %i4
	or	%i5, 80, %i5
	ba,pt	%xcc, .L20
	 or	%i4, 40, %i4
.L17:
	be,pt	%icc, .L19
	 mov	%g4, %g2
	sethi	%gdop_hix22(DAYS_IN_MONTH), %g3
	sra	%o0, 0, %g2
	xor	%g3, %gdop_lox10(DAYS_IN_MONTH), %g3
	sllx	%g2, 2, %g2
	ldx	[%l7 + %g3], %g3, %gdop(DAYS_IN_MONTH)
	lduw	[%g3+%g2], %g2
.L19:
	add	%g1, %g2, %g1
	cmp	%g1, 0
	bg,a,pn	%icc, .L53
	 st	%g1, [%i0+12]
.L20:
	add	%o0, -1, %o0
	cmp	%o0, -1
	bne,pt	%icc, .L17
	 cmp	%o0, 1
	lduw	[%i0+20], %g5
	add	%g5, -1, %g2
	st	%g2, [%i0+20]
	andcc	%g2, 3, %g0
	bne,pt	%xcc, .L18
	 mov	28, %g4
	sll	%g2, 5, %i3
	sub	%i3, %g2, %i3
	sll	%i3, 2, %i3
	sub	%i3, %g2, %i3
	sll	%i3, 10, %g3
	sub	%g3, %i3, %g3
	sll	%g3, 3, %g3
	add	%g3, %g2, %g3
	sll	%g3, 5, %g3
	sub	%g3, %g2, %g3
	sll	%g3, 2, %g3
	sub	%g3, %g2, %g3
	sll	%g3, 3, %g3
	sub	%g2, %g3, %g2
	add	%g2, %i5, %g2
	srl	%g2, 2, %g3
	sll	%g2, 30, %g2
	or	%g3, %g2, %g2
	cmp	%g2, %i4
	bgu,pt	%icc, .L18
	 mov	29, %g4
	add	%g5, 1899, %g5
	sll	%g5, 5, %g3
	sub	%g3, %g5, %g3
	sll	%g3, 2, %g3
	sub	%g3, %g5, %g3
	sll	%g3, 10, %g2
	sub	%g2, %g3, %g2
	sll	%g2, 3, %g2
	add	%g2, %g5, %g2
	sll	%g2, 5, %g2
	sub	%g2, %g5, %g2
	sll	%g2, 2, %g2
	sub	%g2, %g5, %g2
	sll	%g2, 3, %g2
	sethi	%hi(10736640), %g3
	sub	%g5, %g2, %g5
	or	%g3, 778, %g3
	add	%g5, %i5, %g5
	srl	%g5, 4, %g2
	sll	%g5, 28, %g5
	or	%g2, %g5, %g2
	cmp	%g3, %g2
	subx	%g0, -1, %g4
	add	%g4, 28, %g4
.L18:
	mov	31, %g2
	add	%g1, %g2, %g1
	cmp	%g1, 0
	ble,pt	%icc, .L20
	 mov	11, %o0
	st	%g1, [%i0+12]
.L53:
	st	%o0, [%i0+16]
	return	%i7+8
	 nop
.L12:
	call	div, 0
	 mov	12, %o1
	stx	%o0, [%fp+2039]
	lduw	[%i0+20], %g2
	lduw	[%fp+2039], %g1
	add	%g2, %g1, %g2
	cmp	%o0, 0
	bl,pn	%icc, .L14
	 st	%g2, [%i0+20]
	ba,pt	%xcc, .L13
	 st	%o0, [%i0+16]
.L45:
	call	div, 0
	 mov	24, %o1
	stx	%o0, [%fp+2039]
	lduw	[%i0+12], %g1
	lduw	[%fp+2039], %g2
	add	%g1, %g2, %g1
	cmp	%o0, 0
	bl,pn	%icc, .L10
	 st	%g1, [%i0+12]
	ba,pt	%xcc, .L9
	 st	%o0, [%i0+8]
.L5:
	call	div, 0
	 mov	60, %o1
	stx	%o0, [%fp+2039]
	lduw	[%i0+8], %g1
	lduw	[%fp+2039], %g2
	add	%g1, %g2, %g1
	cmp	%o0, 0
	bl,pn	%icc, .L7
	 st	%g1, [%i0+8]
	ba,pt	%xcc, .L6
	 st	%o0, [%i0+4]
.L2:
	call	div, 0
	 mov	60, %o1
	stx	%o0, [%fp+2039]
	lduw	[%i0+4], %g1
	lduw	[%fp+2039], %g2
	add	%g1, %g2, %g1
	cmp	%o0, 0
	bl,pn	%icc, .L4
	 st	%g1, [%i0+4]
	ba,pt	%xcc, .L3
	 st	%o0, [%i0]
.L49:
	add	%i4, 1901, %i4
	sll	%i4, 5, %g3
	sub	%g3, %i4, %g3
	sll	%g3, 2, %g3
	sub	%g3, %i4, %g3
	sll	%g3, 10, %g2
	sub	%g2, %g3, %g2
	sll	%g2, 3, %g2
	add	%g2, %i4, %g2
	sll	%g2, 5, %g2
	sub	%g2, %i4, %g2
	sll	%g2, 2, %g2
	sub	%g2, %i4, %g2
	sll	%g2, 3, %g2
	sub	%i4, %g2, %i4
	add	%i4, %i3, %g2
	srl	%g2, 4, %g3
	mov	0, %o0
	sll	%g2, 28, %g2
	or	%g3, %g2, %g2
	sethi	%hi(10736640), %g3
	or	%g3, 778, %g3
	cmp	%g3, %g2
	subx	%g0, -1, %g4
	ba,pt	%xcc, .L16
	 add	%g4, 28, %g4
.L10:
	add	%o0, 24, %o0
	add	%g1, -1, %g1
	st	%o0, [%i0+8]
	ba,pt	%xcc, .L9
	 st	%g1, [%i0+12]
.L14:
	add	%o0, 12, %o0
	add	%g2, -1, %g2
	st	%o0, [%i0+16]
	ba,pt	%xcc, .L13
	 st	%g2, [%i0+20]
.L4:
	add	%o0, 60, %o0
	add	%g1, -1, %g1
	st	%o0, [%i0]
	ba,pt	%xcc, .L3
	 st	%g1, [%i0+4]
.L7:
	add	%o0, 60, %o0
	add	%g1, -1, %g1
	st	%o0, [%i0+4]
	ba,pt	%xcc, .L6
	 st	%g1, [%i0+8]
	.size	validate_structure, .-validate_structure
	.section	.text.mktime,"ax",@progbits
	.align 4
	.global mktime
	.type	mktime, #function
	.proc	05
mktime:
	save	%sp, -176, %sp
	call	__gettzinfo, 0
	 mov	%i0, %i3
	mov	%o0, %i2
	call	validate_structure, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldsw	[%i0], %g1
	lduw	[%i0+16], %g5
	ldsw	[%i0+4], %g2
	ldsw	[%i0+8], %g4
	mulx	%g2, 60, %g2
	mulx	%g4, 3600, %g4
	add	%g2, %g1, %g2
	lduw	[%i0+12], %i5
	sethi	%gdop_hix22(_DAYS_BEFORE_MONTH), %g1
	add	%i5, -1, %i5
	xor	%g1, %gdop_lox10(_DAYS_BEFORE_MONTH), %g1
	sra	%i5, 0, %i5
	ldx	[%l7 + %g1], %g1, %gdop(_DAYS_BEFORE_MONTH)
	sra	%g5, 0, %g3
	sllx	%g3, 2, %g3
	add	%g2, %g4, %g2
	ldsw	[%g1+%g3], %g1
	cmp	%g5, 1
	add	%i5, %g1, %i5
	ble,pn	%icc, .L58
	 lduw	[%i0+20], %i4
	andcc	%i4, 3, %g0
	be,pt	%xcc, .L115
	 sll	%i4, 5, %g3
.L58:
	sethi	%hi(9216), %g1
.L122:
	sethi	%hi(19456), %g3
	or	%g1, 784, %g1
	or	%g3, 544, %g3
	add	%i4, %g1, %g1
	cmp	%g1, %g3
	bgu,pn	%icc, .L87
	 st	%i5, [%i3+28]
	cmp	%i4, 70
	bg,pt	%icc, .L116
	 sethi	%hi(42949632), %g5
	be,pn	%icc, .L64
	 cmp	%i4, 69
	be,pn	%icc, .L91
	 sethi	%hi(85899264), %i1
	sethi	%hi(42949632), %i0
	sethi	%hi(10736640), %o7
	mov	69, %g3
	or	%i1, 80, %i1
	or	%i0, 40, %i0
	or	%o7, 778, %o7
.L67:
	andcc	%g3, 3, %g0
	bne,pt	%xcc, .L66
	 mov	365, %g5
	sll	%g3, 5, %g4
	sub	%g4, %g3, %g4
	sll	%g4, 2, %g4
	sub	%g4, %g3, %g4
	sll	%g4, 10, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 3, %g1
	add	%g1, %g3, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g3, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g3, %g1
	sll	%g1, 3, %g1
	sub	%g3, %g1, %g1
	add	%g1, %i1, %g1
	srl	%g1, 2, %g4
	sll	%g1, 30, %g1
	or	%g4, %g1, %g1
	cmp	%g1, %i0
	bgu,pt	%icc, .L66
	 mov	366, %g5
	add	%g3, 1900, %g4
	sll	%g4, 5, %g5
	sub	%g5, %g4, %g5
	sll	%g5, 2, %g5
	sub	%g5, %g4, %g5
	sll	%g5, 10, %g1
	sub	%g1, %g5, %g1
	sll	%g1, 3, %g1
	add	%g1, %g4, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 3, %g1
	sub	%g4, %g1, %g4
	add	%g4, %i1, %g4
	srl	%g4, 4, %g1
	sll	%g4, 28, %g4
	or	%g1, %g4, %g1
	cmp	%o7, %g1
	subx	%g0, -1, %g5
	add	%g5, 365, %g5
.L66:
	add	%g3, -1, %g3
	cmp	%g3, %i4
	bne,pt	%icc, .L67
	 sub	%i5, %g5, %i5
	andcc	%i4, 3, %g0
	bne,pn	%xcc, .L65
	 mov	365, %g5
	sll	%i4, 5, %g4
	sub	%g4, %i4, %g4
	sll	%g4, 2, %g4
	sub	%g4, %i4, %g4
	sethi	%hi(85899264), %g3
	sll	%g4, 10, %g1
	or	%g3, 80, %g3
	sub	%g1, %g4, %g1
	sll	%g1, 3, %g1
	add	%g1, %i4, %g1
	sll	%g1, 5, %g1
	sub	%g1, %i4, %g1
	sll	%g1, 2, %g1
	sub	%g1, %i4, %g1
	sll	%g1, 3, %g1
	sub	%i4, %g1, %g1
	add	%g1, %g3, %g1
	srl	%g1, 2, %g4
	sll	%g1, 30, %g1
	or	%g4, %g1, %g4
	sethi	%hi(42949632), %g1
	or	%g1, 40, %g1
	cmp	%g4, %g1
	bgu,pt	%icc, .L65
	 mov	366, %g5
	add	%i4, 1900, %g4
	sll	%g4, 5, %g5
	sub	%g5, %g4, %g5
	sll	%g5, 2, %g5
	sub	%g5, %g4, %g5
	sll	%g5, 10, %g1
	sub	%g1, %g5, %g1
	sll	%g1, 3, %g1
	add	%g1, %g4, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 3, %g1
	sub	%g4, %g1, %g4
	add	%g4, %g3, %g4
	sethi	%hi(10736640), %g3
	srl	%g4, 4, %g1
	or	%g3, 778, %g3
	sll	%g4, 28, %g4
	or	%g1, %g4, %g1
	cmp	%g3, %g1
	subx	%g0, -1, %g5
	add	%g5, 365, %g5
.L65:
	sub	%i5, %g5, %i5
.L64:
	mov	675, %i0
	sllx	%i0, 7, %i0
	mulx	%i5, %i0, %i0
	call	__tz_lock, 0
	 add	%i0, %g2, %i0
	call	_tzset_unlocked, 0
	 nop
	sethi	%gdop_hix22(_daylight), %g1
	xor	%g1, %gdop_lox10(_daylight), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_daylight)
	lduw	[%l7], %i1
	cmp	%i1, 0
	be,a,pt	%icc, .L124
	 ldx	[%i2+40], %g1
	lduw	[%i3+32], %l1
.L127:
	cmp	%l1, 0
	lduw	[%i3+20], %o0
	mov	1, %l0
	add	%o0, 1900, %o0
	movle	%icc, %l1, %l0
	lduw	[%i2+4], %g1
	cmp	%g1, %o0
	be,a,pt	%icc, .L125
	 ldx	[%i2+72], %g1
	call	__tzcalc_limits, 0
	 sra	%o0, 0, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L71
	 mov	%l0, %i1
	ldx	[%i2+72], %g1
.L125:
	ldx	[%i2+80], %g5
	sub	%g1, %g5, %g2
	cmp	%i0, %g2
	ldx	[%i2+40], %g4
	mov	0, %g3
	sub	%g1, %g4, %g1
	movl	%xcc, 1, %g3
	cmp	%i0, %g1
	mov	0, %g2
	movge	%xcc, 1, %g2
	andcc	%g3, %g2, %g0
	bne,pt	%icc, .L73
	 ldx	[%i2+32], %i1
	sub	%i1, %g5, %i1
	cmp	%i0, %i1
	mov	0, %g2
	movge	%xcc, 1, %g2
	cmp	%i0, %g1
	lduw	[%i2], %g3
	mov	0, %g1
	movl	%xcc, 1, %g1
	cmp	%g3, 0
	or	%g2, %g1, %i1
	and	%g2, %g1, %g2
	movne	%icc, %g2, %i1
	cmp	%l1, 0
	bl,pn	%icc, .L126
	 cmp	%i1, 1
	xor	%i1, %l0, %l0
	cmp	%l0, 1
	be,pn	%icc, .L117
	 sub	%g4, %g5, %g4
.L71:
	cmp	%i1, 1
.L126:
	bne,a,pn %icc, .L124
	 ldx	[%i2+40], %g1
	ldx	[%i2+80], %g1
.L123:
	call	__tz_unlock, 0
	 add	%i0, %g1, %i0
	add	%i5, 4, %i5
	sdivx	%i5, 7, %g2
	sllx	%g2, 3, %g1
	sub	%g1, %g2, %g1
	mov	1, %i1
	sub	%i5, %g1, %i5
	st	%i1, [%i3+32]
	add	%i5, 7, %g1
	movrgez	%i5, %i5, %g1
	st	%g1, [%i3+24]
	return	%i7+8
	 nop
.L116:
	sethi	%hi(10736640), %i1
	mov	70, %g3
	or	%g5, 40, %g5
	or	%i1, 778, %i1
.L63:
	andcc	%g3, 3, %g0
	bne,pt	%xcc, .L62
	 mov	365, %i0
	sll	%g3, 5, %g4
	sub	%g4, %g3, %g4
	sll	%g4, 2, %g4
	sub	%g4, %g3, %g4
	sll	%g4, 10, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 3, %g1
	add	%g1, %g3, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g3, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g3, %g1
	sll	%g1, 3, %g1
	sub	%g3, %g1, %g1
	srl	%g1, 2, %g4
	sll	%g1, 30, %g1
	or	%g4, %g1, %g1
	cmp	%g1, %g5
	bgu,pt	%icc, .L62
	 mov	366, %i0
	add	%g3, 1900, %g4
	sll	%g4, 5, %i0
	sub	%i0, %g4, %i0
	sll	%i0, 2, %i0
	sub	%i0, %g4, %i0
	sll	%i0, 10, %g1
	sub	%g1, %i0, %g1
	sll	%g1, 3, %g1
	add	%g1, %g4, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 3, %g1
	sub	%g4, %g1, %g4
	srl	%g4, 4, %g1
	sll	%g4, 28, %g4
	or	%g1, %g4, %g1
	cmp	%i1, %g1
	subx	%g0, -1, %i0
	add	%i0, 365, %i0
.L62:
	add	%g3, 1, %g3
	cmp	%g3, %i4
	bne,pt	%icc, .L63
	 add	%i5, %i0, %i5
	mov	675, %i0
	sllx	%i0, 7, %i0
	mulx	%i5, %i0, %i0
	call	__tz_lock, 0
	 add	%i0, %g2, %i0
	call	_tzset_unlocked, 0
	 nop
	sethi	%gdop_hix22(_daylight), %g1
	xor	%g1, %gdop_lox10(_daylight), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_daylight)
	lduw	[%l7], %i1
	cmp	%i1, 0
	bne,a,pt %icc, .L127
	 lduw	[%i3+32], %l1
	ldx	[%i2+40], %g1
.L124:
	call	__tz_unlock, 0
	 add	%i0, %g1, %i0
	add	%i5, 4, %i5
	sdivx	%i5, 7, %g2
	sllx	%g2, 3, %g1
	sub	%g1, %g2, %g1
	st	%i1, [%i3+32]
	sub	%i5, %g1, %i5
	add	%i5, 7, %g1
	movrgez	%i5, %i5, %g1
	st	%g1, [%i3+24]
	return	%i7+8
	 nop
.L115:
	sub	%g3, %i4, %g3
	sll	%g3, 2, %g3
	sub	%g3, %i4, %g3
	sethi	%hi(85899264), %g4
	sll	%g3, 10, %g1
	or	%g4, 80, %g4
	sub	%g1, %g3, %g1
	sll	%g1, 3, %g1
	add	%g1, %i4, %g1
	sll	%g1, 5, %g1
	sub	%g1, %i4, %g1
	sll	%g1, 2, %g1
	sub	%g1, %i4, %g1
	sll	%g1, 3, %g1
	sub	%i4, %g1, %g1
	add	%g1, %g4, %g1
	srl	%g1, 2, %g3
	sll	%g1, 30, %g1
	or	%g3, %g1, %g3
	sethi	%hi(42949632), %g1
	or	%g1, 40, %g1
	cmp	%g3, %g1
	bleu,pt	%icc, .L119
	 add	%i4, 1900, %g3
	ba,pt	%xcc, .L58
	 add	%i5, 1, %i5
.L73:
	ba,pt	%xcc, .L71
	 mov	%l0, %i1
.L119:
	sll	%g3, 5, %g5
	sub	%g5, %g3, %g5
	sll	%g5, 2, %g5
	sub	%g5, %g3, %g5
	sll	%g5, 10, %g1
	sub	%g1, %g5, %g1
	sll	%g1, 3, %g1
	add	%g1, %g3, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g3, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g3, %g1
	sll	%g1, 3, %g1
	sub	%g3, %g1, %g3
	add	%g3, %g4, %g3
	srl	%g3, 4, %g1
	sll	%g3, 28, %g3
	or	%g1, %g3, %g3
	sethi	%hi(10736640), %g1
	or	%g1, 778, %g1
	cmp	%g3, %g1
	bleu,a,pt %icc, .L58
	 add	%i5, 1, %i5
	ba,pt	%xcc, .L122
	 sethi	%hi(9216), %g1
.L117:
	lduw	[%i3+12], %l1
	cmp	%i1, 0
	bne,pt	%icc, .L76
	 lduw	[%i3], %g1
	sub	%g1, %g4, %g1
	sub	%g0, %g4, %g4
	st	%g1, [%i3]
	sra	%g4, 0, %g1
	mov	%i3, %o0
	call	validate_structure, 0
	 add	%i0, %g1, %i0
	lduw	[%i3+12], %g1
	subcc	%g1, %l1, %l1
	be,a,pt	%icc, .L124
	 ldx	[%i2+40], %g1
	cmp	%l1, 1
.L128:
	ble,pn	%icc, .L120
	 cmp	%l1, -1
	mov	-1, %g2
	mov	-1, %l0
.L77:
	lduw	[%i3+28], %g1
	addcc	%l0, %g1, %l0
	bneg,pn	%icc, .L121
	 andcc	%i4, 3, %g0
	bne,pt	%xcc, .L81
	 mov	365, %g4
	sll	%i4, 5, %g5
	sub	%g5, %i4, %g5
	sll	%g5, 2, %g5
	sub	%g5, %i4, %g5
	sethi	%hi(85899264), %g3
	sll	%g5, 10, %g1
	or	%g3, 80, %g3
	sub	%g1, %g5, %g1
	sll	%g1, 3, %g1
	add	%g1, %i4, %g1
	sll	%g1, 5, %g1
	sub	%g1, %i4, %g1
	sll	%g1, 2, %g1
	sub	%g1, %i4, %g1
	sll	%g1, 3, %g1
	sub	%i4, %g1, %g1
	add	%g1, %g3, %g1
	srl	%g1, 2, %g5
	sll	%g1, 30, %g1
	or	%g5, %g1, %g5
	sethi	%hi(42949632), %g1
	or	%g1, 40, %g1
	cmp	%g5, %g1
	bgu,pt	%icc, .L81
	 mov	366, %g4
	add	%i4, 1900, %i4
	sll	%i4, 5, %g4
	sub	%g4, %i4, %g4
	sll	%g4, 2, %g4
	sub	%g4, %i4, %g4
	sll	%g4, 10, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 3, %g1
	add	%g1, %i4, %g1
	sll	%g1, 5, %g1
	sub	%g1, %i4, %g1
	sll	%g1, 2, %g1
	sub	%g1, %i4, %g1
	sll	%g1, 3, %g1
	sub	%i4, %g1, %i4
	add	%i4, %g3, %g1
	srl	%g1, 4, %g3
	sll	%g1, 28, %g1
	or	%g3, %g1, %g1
	sethi	%hi(10736640), %g3
	or	%g3, 778, %g3
	cmp	%g3, %g1
	subx	%g0, -1, %g4
	add	%g4, 365, %g4
.L81:
	sub	%l0, %g4, %g1
	cmp	%l0, %g4
	movge	%icc, %g1, %l0
.L80:
	add	%i5, %g2, %i5
	ba,pt	%xcc, .L71
	 st	%l0, [%i3+28]
.L91:
	mov	365, %g5
	ba,pt	%xcc, .L64
	 sub	%i5, %g5, %i5
.L76:
	add	%g4, %g1, %g1
	sra	%g4, 0, %g4
	st	%g1, [%i3]
	add	%i0, %g4, %i0
	call	validate_structure, 0
	 mov	%i3, %o0
	lduw	[%i3+12], %g1
	subcc	%g1, %l1, %l1
	bne,pt	%icc, .L128
	 cmp	%l1, 1
	ba,pt	%xcc, .L123
	 ldx	[%i2+80], %g1
.L87:
	return	%i7+8
	 mov	-1, %o0
.L120:
	bl,pn	%icc, .L77
	 mov	1, %g2
	sra	%l1, 0, %g2
	ba,pt	%xcc, .L77
	 mov	%l1, %l0
.L121:
	add	%i4, -1, %g4
	andcc	%g4, 3, %g0
	bne,pt	%xcc, .L80
	 mov	364, %l0
	sll	%g4, 5, %g5
	sethi	%hi(85899264), %g3
	sub	%g5, %g4, %g5
	or	%g3, 80, %g3
	sll	%g5, 2, %g5
	sub	%g5, %g4, %g5
	sll	%g5, 10, %g1
	sub	%g1, %g5, %g1
	sll	%g1, 3, %g1
	add	%g1, %g4, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 3, %g1
	sub	%g4, %g1, %g1
	add	%g1, %g3, %g1
	srl	%g1, 2, %g4
	sll	%g1, 30, %g1
	or	%g4, %g1, %g4
	sethi	%hi(42949632), %g1
	or	%g1, 40, %g1
	cmp	%g4, %g1
	bgu,pt	%icc, .L80
	 mov	365, %l0
	add	%i4, 1899, %i4
	sll	%i4, 5, %g4
	sub	%g4, %i4, %g4
	sll	%g4, 2, %g4
	sub	%g4, %i4, %g4
	sll	%g4, 10, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 3, %g1
	add	%g1, %i4, %g1
	sll	%g1, 5, %g1
	sub	%g1, %i4, %g1
	sll	%g1, 2, %g1
	sub	%g1, %i4, %g1
	sll	%g1, 3, %g1
	sub	%i4, %g1, %i4
	add	%i4, %g3, %g1
	srl	%g1, 4, %g3
	add	%i5, %g2, %i5
	sll	%g1, 28, %g1
	or	%g3, %g1, %g1
	sethi	%hi(10736640), %g3
	or	%g3, 778, %g3
	cmp	%g3, %g1
	subx	%g0, -1, %l0
	add	%l0, 364, %l0
	ba,pt	%xcc, .L71
	 st	%l0, [%i3+28]
	.size	mktime, .-mktime
	.section	".rodata"
	.align 4
	.type	_DAYS_BEFORE_MONTH, #object
	.size	_DAYS_BEFORE_MONTH, 48
_DAYS_BEFORE_MONTH:
	.long	0
	.long	31
	.long	59
	.long	90
	.long	120
	.long	151
	.long	181
	.long	212
	.long	243
	.long	273
	.long	304
	.long	334
	.align 4
	.type	DAYS_IN_MONTH, #object
	.size	DAYS_IN_MONTH, 48
DAYS_IN_MONTH:
	.long	31
	.long	28
	.long	31
	.long	30
	.long	31
	.long	30
	.long	31
	.long	31
	.long	30
	.long	31
	.long	30
	.long	31
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
