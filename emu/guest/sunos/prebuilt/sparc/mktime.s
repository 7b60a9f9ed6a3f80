! 33c0a58234b7a215e886985fa64f17d4 newlib/libc/time/mktime.c
	.file	"mktime.c"
	.section	".text"
	.section	.text.validate_structure,"ax",@progbits
	.align 4
	.type	validate_structure, #function
	.proc	020
validate_structure:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0], %o0
	cmp	%o0, 59
	bgu	.L2
	 add	%fp, -8, %g1
	ld	[%i0+4], %o0
.L3:
	cmp	%o0, 59
	bgu	.L5
	 add	%fp, -8, %g1
	ld	[%i0+8], %o0
.L6:
	cmp	%o0, 23
	bgu	.L42
	 add	%fp, -8, %g1
.L9:
	ld	[%i0+16], %o0
	cmp	%o0, 11
	bgu	.L51
	 add	%fp, -8, %g1
	ld	[%i0+20], %g1
.L13:
.L54:
	andcc	%g1, 3, %g0
	bne	.L15
	 mov	28, %g4
	sra	%g1, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 100, %g2
	smul	%g2, 100, %g2
	cmp	%g1, %g2
	be	.L43
	 mov	29, %g4
.L15:
	ld	[%i0+12], %g1
	cmp	%g1, 0
	ble	.L20
	 mov	2, %i5
.L22:
	cmp	%o0, 1
	bne	.L24
	 cmp	%g4, %g1
	bge	.L56
	 sub	%g1, %g4, %g1
	st	%i5, [%i0+16]
	st	%g1, [%i0+12]
	mov	2, %o0
.L24:
	sll	%o0, 2, %g3
	sethi	%gdop_hix22(DAYS_IN_MONTH), %g2
	add	%o0, 1, %o0
	xor	%g2, %gdop_lox10(DAYS_IN_MONTH), %g2
	ld	[%l7 + %g2], %g2, %gdop(DAYS_IN_MONTH)
	ld	[%g2+%g3], %g2
	cmp	%g2, %g1
	bge	.L56
	 sub	%g1, %g2, %g1
.L25:
	st	%o0, [%i0+16]
	cmp	%o0, 12
	bne	.L22
	 st	%g1, [%i0+12]
	ld	[%i0+20], %g3
	st	%g0, [%i0+16]
	add	%g3, 1, %g2
	st	%g2, [%i0+20]
	andcc	%g2, 3, %g0
	bne	.L23
	 mov	28, %g4
	sra	%g2, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 100, %i4
	smul	%i4, 100, %i4
	cmp	%g2, %i4
	be	.L45
	 mov	29, %g4
.L23:
	mov	0, %o0
.L50:
	sll	%o0, 2, %g3
	sethi	%gdop_hix22(DAYS_IN_MONTH), %g2
	add	%o0, 1, %o0
	xor	%g2, %gdop_lox10(DAYS_IN_MONTH), %g2
	ld	[%l7 + %g2], %g2, %gdop(DAYS_IN_MONTH)
	ld	[%g2+%g3], %g2
	cmp	%g2, %g1
	bl	.L25
	 sub	%g1, %g2, %g1
.L56:
	jmp	%i7+8
	 restore
.L17:
	be	.L19
	 mov	%g4, %g2
	sethi	%gdop_hix22(DAYS_IN_MONTH), %g2
	sll	%o0, 2, %g3
	xor	%g2, %gdop_lox10(DAYS_IN_MONTH), %g2
	ld	[%l7 + %g2], %g2, %gdop(DAYS_IN_MONTH)
	ld	[%g2+%g3], %g2
.L19:
	add	%g1, %g2, %g1
	cmp	%g1, 0
	bg,a	.L52
	 st	%g1, [%i0+12]
.L20:
	add	%o0, -1, %o0
.L53:
	cmp	%o0, -1
	bne	.L17
	 cmp	%o0, 1
	ld	[%i0+20], %g3
	add	%g3, -1, %g2
	st	%g2, [%i0+20]
	andcc	%g2, 3, %g0
	bne	.L18
	 mov	28, %g4
	sra	%g2, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 100, %i5
	smul	%i5, 100, %i5
	cmp	%g2, %i5
	be	.L47
	 mov	29, %g4
.L18:
	mov	31, %g2
	mov	11, %o0
.L48:
	add	%g1, %g2, %g1
	cmp	%g1, 0
	ble,a	.L53
	 add	%o0, -1, %o0
	st	%g1, [%i0+12]
.L52:
	st	%o0, [%i0+16]
	jmp	%i7+8
	 restore
.L47:
	add	%g3, 1899, %g3
	sra	%g3, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g3, 400, %g2
	smul	%g2, 400, %g2
	mov	11, %o0
	sub	%g3, %g2, %g3
	mov	31, %g2
	cmp	%g0, %g3
	subx	%g0, -1, %g4
	b	.L48
	 add	%g4, 28, %g4
.L43:
	add	%g1, 1900, %g1
	sra	%g1, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 400, %g2
	smul	%g2, 400, %g2
	sub	%g1, %g2, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g4
	b	.L15
	 add	%g4, 28, %g4
.L42:
	mov	24, %o1
	st	%g1, [%sp+64]
	call	div, 0
	 nop
	unimp	8
	ld	[%i0+12], %g1
	ld	[%fp-8], %g2
	add	%g1, %g2, %g1
	st	%g1, [%i0+12]
	ld	[%fp-4], %g2
	cmp	%g2, 0
	bl,a	.L10
	 add	%g2, 24, %g2
	st	%g2, [%i0+8]
	ld	[%i0+16], %o0
	cmp	%o0, 11
	bleu,a	.L54
	 ld	[%i0+20], %g1
	add	%fp, -8, %g1
.L51:
	mov	12, %o1
	st	%g1, [%sp+64]
	call	div, 0
	 nop
	unimp	8
	ld	[%i0+20], %g1
	ld	[%fp-8], %g2
	add	%g1, %g2, %g1
	st	%g1, [%i0+20]
	ld	[%fp-4], %o0
	cmp	%o0, 0
	bl,a	.L14
	 add	%o0, 12, %o0
	b	.L13
	 st	%o0, [%i0+16]
.L5:
	mov	60, %o1
	st	%g1, [%sp+64]
	call	div, 0
	 nop
	unimp	8
	ld	[%i0+8], %o0
	ld	[%fp-8], %g1
	add	%o0, %g1, %o0
	st	%o0, [%i0+8]
	ld	[%fp-4], %g1
	cmp	%g1, 0
	bl,a	.L7
	 add	%g1, 60, %g1
	b	.L6
	 st	%g1, [%i0+4]
.L2:
	mov	60, %o1
	st	%g1, [%sp+64]
	call	div, 0
	 nop
	unimp	8
	ld	[%i0+4], %o0
	ld	[%fp-8], %g1
	add	%o0, %g1, %o0
	st	%o0, [%i0+4]
	ld	[%fp-4], %g1
	cmp	%g1, 0
	bl,a	.L4
	 add	%g1, 60, %g1
	b	.L3
	 st	%g1, [%i0]
.L45:
	add	%g3, 1901, %g3
	sra	%g3, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g3, 400, %g2
	mov	0, %o0
	smul	%g2, 400, %g2
	sub	%g3, %g2, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g4
	b	.L50
	 add	%g4, 28, %g4
.L7:
	add	%o0, -1, %o0
	st	%g1, [%i0+4]
	b	.L6
	 st	%o0, [%i0+8]
.L10:
	add	%g1, -1, %g1
	st	%g2, [%i0+8]
	b	.L9
	 st	%g1, [%i0+12]
.L14:
	add	%g1, -1, %g1
	st	%o0, [%i0+16]
	b	.L13
	 st	%g1, [%i0+20]
.L4:
	add	%o0, -1, %o0
	st	%g1, [%i0]
	b	.L3
	 st	%o0, [%i0+4]
	.size	validate_structure, .-validate_structure
	.section	.text.mktime,"ax",@progbits
	.align 4
	.global mktime
	.type	mktime, #function
	.proc	04
mktime:
	save	%sp, -96, %sp
	call	__gettzinfo, 0
	 mov	%i0, %i2
	mov	%o0, %i1
	call	validate_structure, 0
	 mov	%i0, %o0
	ld	[%i0+4], %g2
	ld	[%i0+16], %i4
	sll	%g2, 4, %g1
	ld	[%i0], %g4
	sub	%g1, %g2, %g1
	sll	%g1, 2, %g1
	add	%g1, %g4, %g1
	sll	%i4, 2, %i3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+8], %g3
	ld	[%i0+12], %i5
	smul	%g3, 3600, %g3
	sethi	%gdop_hix22(_DAYS_BEFORE_MONTH), %g2
	add	%i5, -1, %i5
	xor	%g2, %gdop_lox10(_DAYS_BEFORE_MONTH), %g2
	add	%g1, %g3, %g4
	ld	[%l7 + %g2], %g2, %gdop(_DAYS_BEFORE_MONTH)
	cmp	%i4, 1
	ld	[%g2+%i3], %g1
	add	%i5, %g1, %i5
	ble	.L59
	 ld	[%i0+20], %i4
	andcc	%i4, 3, %g0
	be	.L126
	 nop
.L59:
	sethi	%hi(9216), %g2
.L134:
	sethi	%hi(19456), %g1
	or	%g2, 784, %g2
	or	%g1, 544, %g1
	add	%i4, %g2, %g2
	cmp	%g2, %g1
	bgu	.L93
	 st	%i5, [%i2+28]
	cmp	%i4, 70
	bg,a	.L127
	 mov	70, %g1
	be	.L65
	 cmp	%i4, 69
	be	.L97
	 mov	69, %g1
.L68:
	andcc	%g1, 3, %g0
	bne	.L67
	 mov	365, %g2
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 100, %g3
	smul	%g3, 100, %g3
	cmp	%g1, %g3
	bne	.L67
	 mov	366, %g2
	add	%g1, 1900, %g2
	sra	%g2, 31, %i3
	wr	%i3, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 400, %g3
	smul	%g3, 400, %g3
	sub	%g2, %g3, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	add	%g2, 365, %g2
.L67:
	add	%g1, -1, %g1
	cmp	%i4, %g1
	bne	.L68
	 sub	%i5, %g2, %i5
	andcc	%g1, 3, %g0
	bne	.L66
	 mov	365, %g2
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 100, %g3
	smul	%g3, 100, %g3
	cmp	%g1, %g3
	bne	.L66
	 mov	366, %g2
	add	%g1, 1900, %g2
	sra	%g2, 31, %i4
	wr	%i4, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 400, %g3
	smul	%g3, 400, %g3
	sub	%g2, %g3, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	add	%g2, 365, %g2
.L66:
	sub	%i5, %g2, %i5
	mov	%g1, %i4
.L65:
	sethi	%hi(86016), %i3
	or	%i3, 384, %i3
	smul	%i5, %i3, %i3
	call	__tz_lock, 0
	 add	%i3, %g4, %i3
	call	_tzset_unlocked, 0
	 nop
	sethi	%gdop_hix22(_daylight), %g1
	xor	%g1, %gdop_lox10(_daylight), %g1
	ld	[%l7 + %g1], %l7, %gdop(_daylight)
	ld	[%l7], %l0
	cmp	%l0, 0
	be,a	.L138
	 ld	[%i1+32], %g1
	ld	[%i2+32], %l1
.L140:
	ld	[%i2+20], %o0
	mov	%l1, %l2
	cmp	%l1, 0
	ble	.L70
	 add	%o0, 1900, %o0
	mov	1, %l2
.L70:
	ld	[%i1+4], %g2
	cmp	%g2, %o0
	be,a	.L139
	 ld	[%i1+56], %g1
	call	__tzcalc_limits, 0
	 nop
	cmp	%o0, 0
	bne,a	.L76
	 ld	[%i1+56], %g1
	mov	%l2, %l0
.L75:
	cmp	%l0, 1
.L141:
	bne,a	.L138
	 ld	[%i1+32], %g1
	ld	[%i1+60], %g1
.L136:
	mov	1, %l0
	b	.L88
	 add	%i3, %g1, %i0
.L127:
.L64:
	andcc	%g1, 3, %g0
	bne	.L63
	 mov	365, %g2
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 100, %g3
	smul	%g3, 100, %g3
	cmp	%g1, %g3
	bne	.L63
	 mov	366, %g2
	add	%g1, 1900, %g2
	sra	%g2, 31, %i3
	wr	%i3, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 400, %g3
	smul	%g3, 400, %g3
	sub	%g2, %g3, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	add	%g2, 365, %g2
.L63:
	add	%g1, 1, %g1
	cmp	%g1, %i4
	bne	.L64
	 add	%i5, %g2, %i5
	sethi	%hi(86016), %i3
	or	%i3, 384, %i3
	smul	%i5, %i3, %i3
	call	__tz_lock, 0
	 add	%i3, %g4, %i3
	call	_tzset_unlocked, 0
	 nop
	sethi	%gdop_hix22(_daylight), %g1
	xor	%g1, %gdop_lox10(_daylight), %g1
	ld	[%l7 + %g1], %l7, %gdop(_daylight)
	ld	[%l7], %l0
	cmp	%l0, 0
	bne,a	.L140
	 ld	[%i2+32], %l1
	ld	[%i1+32], %g1
.L138:
	add	%i3, %g1, %i0
.L88:
	call	__tz_unlock, 0
	 add	%i5, 4, %i5
	sra	%i5, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%i5, 7, %g2
	sll	%g2, 3, %g1
	sub	%g1, %g2, %g1
	subcc	%i5, %g1, %i5
	bneg,a	.L90
	 add	%i5, 7, %i5
.L90:
	st	%l0, [%i2+32]
	st	%i5, [%i2+24]
	jmp	%i7+8
	 restore
.L126:
	sra	%i4, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%i4, 100, %g1
	smul	%g1, 100, %g1
	cmp	%i4, %g1
	be	.L129
	 add	%i4, 1900, %g2
	b	.L59
	 add	%i5, 1, %i5
.L76:
.L139:
	ld	[%i1+60], %g2
	ld	[%i1+32], %i0
	sub	%g1, %g2, %o7
	ld	[%i1+28], %g4
	sub	%g1, %i0, %g1
	cmp	%i3, %o7
	bge	.L130
	 mov	1, %g3
.L73:
	andcc	%g3, 0xff, %g0
	be	.L72
	 cmp	%i3, %g1
	bl	.L131
	 mov	1, %g3
	andcc	%g3, 0xff, %g0
	bne,a	.L75
	 mov	%l2, %l0
.L72:
	sub	%g4, %g2, %g4
.L135:
	cmp	%i3, %g4
	bge	.L78
	 mov	1, %l0
	mov	0, %l0
.L78:
	cmp	%i3, %g1
	bl	.L79
	 mov	1, %g3
	mov	0, %g3
.L79:
	ld	[%i1], %g1
	cmp	%g1, 0
	be,a	.L80
	 or	%l0, %g3, %l0
	and	%l0, %g3, %l0
	and	%l0, 0xff, %l0
.L81:
	cmp	%l1, 0
	bl	.L75
	 xor	%l0, %l2, %g1
	cmp	%g1, 1
	bne	.L141
	 cmp	%l0, 1
	ld	[%i2+12], %l1
	cmp	%l0, 0
	bne	.L82
	 ld	[%i2], %g1
	sub	%g2, %i0, %g2
	add	%g2, %g1, %g1
	mov	%i2, %o0
	st	%g1, [%i2]
	call	validate_structure, 0
	 add	%i3, %g2, %i3
	ld	[%i2+12], %g1
	subcc	%g1, %l1, %g1
	be,a	.L138
	 ld	[%i1+32], %g1
.L91:
	cmp	%g1, 1
	ble	.L132
	 cmp	%g1, -1
	mov	-1, %g1
.L83:
	ld	[%i2+28], %g2
.L137:
	addcc	%g1, %g2, %g2
	bneg	.L133
	 andcc	%i4, 3, %g0
	bne	.L87
	 mov	365, %g3
	sra	%i4, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%i4, 100, %g4
	smul	%g4, 100, %g4
	cmp	%i4, %g4
	bne	.L87
	 mov	366, %g3
	add	%i4, 1900, %i4
	sra	%i4, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%i4, 400, %g3
	smul	%g3, 400, %g3
	sub	%i4, %g3, %i4
	cmp	%g0, %i4
	subx	%g0, -1, %g3
	add	%g3, 365, %g3
.L87:
	cmp	%g2, %g3
	bge,a	.L86
	 sub	%g2, %g3, %g2
.L86:
	add	%i5, %g1, %i5
	b	.L75
	 st	%g2, [%i2+28]
.L130:
	b	.L73
	 mov	0, %g3
.L129:
	sra	%g2, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 400, %g1
	smul	%g1, 400, %g1
	cmp	%g2, %g1
	be,a	.L59
	 add	%i5, 1, %i5
	b	.L134
	 sethi	%hi(9216), %g2
.L131:
	mov	0, %g3
	andcc	%g3, 0xff, %g0
	bne,a	.L75
	 mov	%l2, %l0
	b	.L135
	 sub	%g4, %g2, %g4
.L80:
	b	.L81
	 and	%l0, 0xff, %l0
.L97:
	mov	365, %g2
	mov	%g1, %i4
	b	.L65
	 sub	%i5, %g2, %i5
.L82:
	sub	%i0, %g2, %i0
	add	%i0, %g1, %g1
	mov	%i2, %o0
	call	validate_structure, 0
	 st	%g1, [%i2]
	ld	[%i2+12], %g1
	subcc	%g1, %l1, %g1
	bne	.L91
	 add	%i3, %i0, %i3
	b	.L136
	 ld	[%i1+60], %g1
.L93:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L132:
	bl,a	.L83
	 mov	1, %g1
	b	.L137
	 ld	[%i2+28], %g2
.L133:
	add	%i4, -1, %g4
	andcc	%g4, 3, %g0
	bne	.L86
	 mov	364, %g2
	sra	%g4, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g4, 100, %g3
	smul	%g3, 100, %g3
	cmp	%g4, %g3
	bne	.L86
	 mov	365, %g2
	add	%i4, 1899, %i4
	sra	%i4, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%i4, 400, %g2
	smul	%g2, 400, %g2
	add	%i5, %g1, %i5
	sub	%i4, %g2, %i4
	cmp	%g0, %i4
	subx	%g0, -1, %g2
	add	%g2, 364, %g2
	b	.L75
	 st	%g2, [%i2+28]
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
