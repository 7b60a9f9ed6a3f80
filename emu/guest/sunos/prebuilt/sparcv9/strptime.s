! 4dd76e4e21b6b8817d3985675de391ef newlib/libc/time/strptime.c
	.file	"strptime.c"
	.section	".text"
	.section	.text.match_string,"ax",@progbits
	.align 4
	.type	match_string, #function
	.proc	04
match_string:
	save	%sp, -176, %sp
	ldx	[%i1], %o0
	brz,pn	%o0, .L2
	 mov	0, %i4
	ba,pt	%xcc, .L5
	 nop
.L3:
	ldx	[%i1], %o0
	brz,pn	%o0, .L2
	 add	%i4, 1, %i4
.L5:
	call	strlen, 0
	 nop
	sra	%o0, 0, %i5
	ldx	[%i1], %o1
	mov	%i2, %o3
	mov	%i5, %o2
	call	strncasecmp_l, 0
	 ldx	[%i0], %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L3
	 add	%i1, 8, %i1
	ldx	[%i0], %g1
	add	%g1, %i5, %g1
	stx	%g1, [%i0]
	return	%i7+8
	 sra	%o4, 0, %o0
.L2:
	mov	-1, %i4
	return	%i7+8
	 sra	%o4, 0, %o0
	.size	match_string, .-match_string
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"%m/%d/%y"
	.align 8
.LC1:
	.asciz	"%Y-%m-%d"
	.align 8
.LC2:
	.asciz	"%H:%M"
	.align 8
.LC3:
	.asciz	"%H:%M:%S"
	.section	.text.strptime_l,"ax",@progbits
	.align 4
	.global strptime_l
	.type	strptime_l, #function
	.proc	0102
strptime_l:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	stx	%i0, [%fp+2175]
	ldub	[%i1], %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sll	%o0, 24, %i4
	cmp	%i4, 0
	be,pn	%icc, .L13
	 mov	0, %l0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L23-.)), %i0
	or	%i0, %lo(_GLOBAL_OFFSET_TABLE_-(.L23-.)), %i0
	sub	%l7, %i0, %i0
	mov	%i3, %o1
.L164:
	call	isspace_l, 0
	 and	%o0, 0xff, %o0
	orcc	%o0, 0, %l1
	bne,pn	%icc, .L149
	 mov	%o0, %i5
	sra	%i4, 24, %g1
	cmp	%g1, 37
	be,a,pn	%icc, .L150
	 ldsb	[%i1+1], %g1
.L18:
	ldx	[%fp+2175], %g1
	sra	%i4, 24, %i4
	ldsb	[%g1], %g2
	cmp	%g2, %i4
	bne,pn	%icc, .L62
	 add	%g1, 1, %g1
	stx	%g1, [%fp+2175]
	mov	%i1, %i4
.L58:
	ldub	[%i4+1], %o0
.L168:
	add	%i4, 1, %i1
	sll	%o0, 24, %i4
	cmp	%i4, 0
	bne,pt	%icc, .L164
	 mov	%i3, %o1
	and	%l0, 7, %g1
	cmp	%g1, 7
	be,pn	%icc, .L151
	 and	%l0, 20, %g1
	cmp	%g1, 20
	be,pn	%icc, .L152
	 andcc	%l0, 2, %g5
.L88:
	and	%l0, 28, %l0
.L165:
	cmp	%l0, 20
	be,a,pn	%icc, .L153
	 lduw	[%i2+20], %g2
.L13:
	return	%i7+8
	 ldx	[%sp+2175], %o0
.L149:
	ldx	[%fp+2175], %i5
.L16:
	ldub	[%i5], %o0
	mov	%i3, %o1
	call	isspace_l, 0
	 add	%i5, 1, %i5
	cmp	%o0, 0
	bne,a,pt %icc, .L16
	 stx	%i5, [%fp+2175]
	ba,pt	%xcc, .L58
	 mov	%i1, %i4
.L150:
	cmp	%g1, 0
	be,pt	%icc, .L18
	 ldub	[%i1+1], %g2
	xor	%g1, 69, %g3
	cmp	%g0, %g3
	xor	%g1, 79, %g1
	subx	%g0, -1, %g3
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%g3, %g1, %g0
	be,pt	%icc, .L20
	 add	%i1, 1, %i4
	add	%i1, 2, %i4
	ldub	[%i1+2], %g2
.L20:
	and	%g2, 0xff, %g1
	cmp	%g1, 121
	bgu,pn	%icc, .L21
	 and	%g2, 0xff, %g1
	sllx	%g1, 2, %g1
	ldsw	[%i0+%g1], %g1
	jmp	%i0+%g1
	 nop
	.section	".rodata"
	.section	.text.strptime_l
.L56:
	add	%i4, -1, %i4
.L55:
	ldx	[%fp+2175], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 37
	bne,pn	%icc, .L62
	 add	%g1, 1, %g1
	ba,pt	%xcc, .L58
	 stx	%g1, [%fp+2175]
.L50:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	%i5, %o0
	mov	%i2, %o2
	sethi	%gdop_hix22(.LC1), %o1
	xor	%o1, %gdop_lox10(.LC1), %o1
	call	strptime_l.localalias, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC1)
	stx	%o0, [%fp+2031]
	mov	0, %g3
	xor	%i5, %o0, %i5
	movre	%o0, 1, %g3
	mov	0, %g2
	movre	%i5, 1, %g2
	orcc	%g3, %g2, %g0
	be,pt	%icc, .L148
	 mov	%o0, %g1
.L62:
	return	%i7+8
	 mov	0, %o0
.L21:
	ldx	[%fp+2175], %g1
	ldsb	[%g1], %g3
	cmp	%g3, 37
	be,pn	%icc, .L107
	 add	%g1, 1, %g3
	stx	%g3, [%fp+2175]
	ldsb	[%g1+1], %g4
	sll	%g2, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g4, %g1
	bne,pn	%icc, .L62
	 add	%g3, 1, %g3
	ba,pt	%xcc, .L58
	 stx	%g3, [%fp+2175]
.L153:
	add	%g2, 1899, %g2
	cmp	%g2, 1969
	ble,pn	%icc, .L99
	 mov	4, %g3
	sethi	%hi(85899264), %i4
	sethi	%hi(42949632), %i5
	sethi	%hi(10736640), %i3
	or	%i4, 80, %i4
	or	%i5, 40, %i5
	ba,pt	%xcc, .L102
	 or	%i3, 778, %i3
.L154:
.L100:
	sra	%g5, 0, %g1
	add	%g2, -1, %g2
	sdivx	%g1, 7, %g4
	cmp	%g2, 1969
	sllx	%g4, 3, %g3
	sub	%g3, %g4, %g3
	be,pn	%icc, .L99
	 sub	%g1, %g3, %g3
.L102:
	andcc	%g2, 3, %g0
	bne,pt	%xcc, .L100
	 add	%g3, 365, %g5
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
	sub	%g2, %g1, %g1
	add	%g1, %i4, %g1
	srl	%g1, 2, %g4
	sll	%g1, 30, %i1
	or	%g4, %i1, %g4
	cmp	%g4, %i5
	bgu,a,pt %icc, .L154
	 add	%g3, 366, %g5
	srl	%g1, 4, %g3
	sll	%g1, 28, %g1
	or	%g3, %g1, %g1
	cmp	%i3, %g1
	add	%g2, -1, %g2
	subx	%g5, -1, %g5
	cmp	%g2, 1969
	sra	%g5, 0, %g1
	sdivx	%g1, 7, %g4
	sllx	%g4, 3, %g3
	sub	%g3, %g4, %g3
	bne,pt	%icc, .L102
	 sub	%g1, %g3, %g3
.L99:
	lduw	[%i2+28], %g1
	ldx	[%fp+2175], %i0
	add	%g3, %g1, %g1
	sra	%g1, 0, %g1
	sdivx	%g1, 7, %g3
	sllx	%g3, 3, %g2
	sub	%g2, %g3, %g2
	sub	%g1, %g2, %g1
	st	%g1, [%i2+24]
	return	%i7+8
	 nop
.L151:
	andcc	%l0, 16, %g0
	bne,a,pt %xcc, .L165
	 and	%l0, 28, %l0
	lduw	[%i2+16], %g5
	sethi	%gdop_hix22(_DAYS_BEFORE_MONTH), %g1
	sra	%g5, 0, %g2
	xor	%g1, %gdop_lox10(_DAYS_BEFORE_MONTH), %g1
	sllx	%g2, 2, %g2
	ldx	[%l7 + %g1], %g1, %gdop(_DAYS_BEFORE_MONTH)
	lduw	[%i2+12], %g3
	lduw	[%g1+%g2], %g4
	add	%g4, %g3, %g4
	st	%g4, [%i2+28]
	lduw	[%i2+20], %g1
	andcc	%g1, 3, %g0
	bne,pt	%xcc, .L85
	 add	%g1, 1900, %g2
	sll	%g2, 5, %g3
	sub	%g3, %g2, %g3
	sll	%g3, 2, %g3
	sub	%g3, %g2, %g3
	sll	%g3, 10, %g1
	sub	%g1, %g3, %g1
	sll	%g1, 3, %g1
	add	%g1, %g2, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 3, %g1
	sub	%g2, %g1, %g1
	sethi	%hi(85899264), %g2
	or	%g2, 80, %g2
	add	%g1, %g2, %g1
	sll	%g1, 30, %g2
	srl	%g1, 2, %g3
	or	%g3, %g2, %g3
	sethi	%hi(42949632), %g2
	or	%g2, 40, %g2
	cmp	%g3, %g2
	bgu,pt	%icc, .L166
	 cmp	%g5, 1
	srl	%g1, 4, %g2
	sll	%g1, 28, %g1
	or	%g2, %g1, %g2
	sethi	%hi(10736640), %g1
	or	%g1, 778, %g1
	cmp	%g2, %g1
	bgu,a,pt %icc, .L167
	 add	%g4, -1, %g4
	cmp	%g5, 1
.L166:
	ble,a,pn %icc, .L167
	 add	%g4, -1, %g4
	ba,pt	%xcc, .L88
	 or	%l0, 16, %l0
.L34:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %g2
	cmp	%i5, %g2
	be,pn	%xcc, .L62
	 nop
	st	%o0, [%i2+8]
	ba,pt	%xcc, .L58
	 stx	%g2, [%fp+2175]
.L33:
	ldx	[%fp+2175], %i1
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i1, %o0
	ldx	[%fp+2031], %g3
	cmp	%i1, %g3
	be,pn	%xcc, .L62
	 mov	%o0, %g2
	cmp	%o0, 12
	stx	%g3, [%fp+2175]
	move	%icc, %i5, %g2
	ba,pt	%xcc, .L58
	 st	%g2, [%i2+8]
.L36:
	mov	%i3, %o2
	sethi	%gdop_hix22(_C_time_locale), %o1
	add	%fp, 2175, %o0
	xor	%o1, %gdop_lox10(_C_time_locale), %o1
	call	match_string, 0
	 ldx	[%l7 + %o1], %o1, %gdop(_C_time_locale)
	cmp	%o0, 0
	bl,pn	%icc, .L62
	 mov	%o0, %g1
	st	%g1, [%i2+16]
	ba,pt	%xcc, .L58
	 or	%l0, 2, %l0
.L37:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %g2
	cmp	%i5, %g2
	be,pn	%xcc, .L62
	 or	%l0, 1, %l0
	st	%o0, [%i2+12]
	ba,pt	%xcc, .L58
	 stx	%g2, [%fp+2175]
.L85:
	add	%g4, -1, %g4
.L167:
	or	%l0, 16, %l0
	ba,pt	%xcc, .L88
	 st	%g4, [%i2+28]
.L30:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o2
	add	%fp, 2175, %o0
	call	match_string, 0
	 add	%g1, 328, %o1
	cmp	%o0, 0
	bl,pn	%icc, .L62
	 nop
	lduw	[%i2+8], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L60
	 add	%g1, 12, %g1
	cmp	%o0, 1
	bne,a,pt %icc, .L168
	 ldub	[%i4+1], %o0
	mov	12, %g1
	ba,pt	%xcc, .L58
	 st	%g1, [%i2+8]
.L31:
	ldx	[%fp+2175], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 10
	bne,pn	%icc, .L62
	 add	%g1, 1, %g1
	ba,pt	%xcc, .L58
	 stx	%g1, [%fp+2175]
.L29:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o3
	ldx	[%g1+456], %o1
	mov	%i2, %o2
	call	strptime_l.localalias, 0
	 ldx	[%fp+2175], %o0
	stx	%o0, [%fp+2031]
	brz,pn	%o0, .L62
	 mov	%o0, %g1
	ba,pt	%xcc, .L58
	 stx	%g1, [%fp+2175]
.L54:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o2
	add	%g1, 248, %o1
	call	match_string, 0
	 add	%fp, 2175, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L62
	 mov	%o0, %g1
	st	%g1, [%i2+24]
	ba,pt	%xcc, .L58
	 or	%l0, 8, %l0
.L53:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o2
	add	%g1, 96, %o1
	call	match_string, 0
	 add	%fp, 2175, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L62
	 mov	%o0, %g1
	st	%g1, [%i2+16]
	ba,pt	%xcc, .L58
	 or	%l0, 2, %l0
.L48:
	mov	%i3, %o3
	mov	%i2, %o2
	sethi	%gdop_hix22(.LC2), %o1
	ldx	[%fp+2175], %o0
	xor	%o1, %gdop_lox10(.LC2), %o1
	call	strptime_l.localalias, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC2)
	stx	%o0, [%fp+2031]
	brz,pn	%o0, .L62
	 mov	%o0, %g1
	ba,pt	%xcc, .L58
	 stx	%g1, [%fp+2175]
.L47:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %g2
	cmp	%i5, %g2
	be,pn	%xcc, .L62
	 nop
	st	%o0, [%i2]
	ba,pt	%xcc, .L58
	 stx	%g2, [%fp+2175]
.L46:
	mov	%i3, %o3
	mov	%i2, %o2
	sethi	%gdop_hix22(.LC3), %o1
	ldx	[%fp+2175], %o0
	xor	%o1, %gdop_lox10(.LC3), %o1
	call	strptime_l.localalias, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC3)
	stx	%o0, [%fp+2031]
	brz,pn	%o0, .L62
	 mov	%o0, %g1
	ba,pt	%xcc, .L58
	 stx	%g1, [%fp+2175]
.L45:
	ldx	[%fp+2175], %i1
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i1, %o0
	ldx	[%fp+2031], %o7
	cmp	%i1, %o7
	be,pn	%xcc, .L62
	 mov	%o0, %i5
	lduw	[%i2+20], %g2
	add	%g2, 1899, %g2
	cmp	%g2, 1969
	ble,pn	%icc, .L64
	 mov	4, %g3
	sethi	%hi(85899264), %g5
	sethi	%hi(42949632), %g4
	sethi	%hi(10736640), %i1
	or	%g5, 80, %g5
	or	%g4, 40, %g4
	ba,pt	%xcc, .L67
	 or	%i1, 778, %i1
.L155:
.L65:
	sra	%o5, 0, %g1
	add	%g2, -1, %g2
	sdivx	%g1, 7, %o5
	cmp	%g2, 1969
	sllx	%o5, 3, %g3
	sub	%g3, %o5, %g3
	be,pn	%icc, .L64
	 sub	%g1, %g3, %g3
.L67:
	andcc	%g2, 3, %g0
	bne,pt	%xcc, .L65
	 add	%g3, 365, %o5
	sll	%g2, 5, %o4
	sub	%o4, %g2, %o4
	sll	%o4, 2, %o4
	sub	%o4, %g2, %o4
	sll	%o4, 10, %g1
	sub	%g1, %o4, %g1
	sll	%g1, 3, %g1
	add	%g1, %g2, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 3, %g1
	sub	%g2, %g1, %g1
	add	%g1, %g5, %g1
	srl	%g1, 2, %o4
	sll	%g1, 30, %o3
	or	%o4, %o3, %o4
	cmp	%o4, %g4
	bgu,a,pt %icc, .L155
	 add	%g3, 366, %o5
	srl	%g1, 4, %g3
	sll	%g1, 28, %g1
	or	%g3, %g1, %g1
	cmp	%i1, %g1
	ba,pt	%xcc, .L65
	 subx	%o5, -1, %o5
.L44:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %i1
	cmp	%i5, %i1
	be,pn	%xcc, .L62
	 mov	%o0, %g5
	lduw	[%i2+20], %g2
	add	%g2, 1899, %g2
	cmp	%g2, 1969
	ble,pn	%icc, .L105
	 sethi	%hi(85899264), %g4
	sethi	%hi(42949632), %g3
	sethi	%hi(10736640), %i5
	mov	4, %o5
	or	%g4, 80, %g4
	or	%g3, 40, %g3
	ba,pt	%xcc, .L72
	 or	%i5, 778, %i5
.L157:
.L70:
	sra	%o7, 0, %g1
	sdivx	%g1, 7, %o5
	add	%g2, -1, %g2
	sllx	%o5, 3, %o7
	cmp	%g2, 1969
	sub	%o7, %o5, %o7
	sub	%g1, %o7, %g1
	be,pn	%icc, .L156
	 mov	%g1, %o5
.L72:
	andcc	%g2, 3, %g0
	bne,pt	%xcc, .L70
	 add	%o5, 365, %o7
	sll	%g2, 5, %o4
	sub	%o4, %g2, %o4
	sll	%o4, 2, %o4
	sub	%o4, %g2, %o4
	sll	%o4, 10, %g1
	sub	%g1, %o4, %g1
	sll	%g1, 3, %g1
	add	%g1, %g2, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 3, %g1
	sub	%g2, %g1, %g1
	add	%g1, %g4, %g1
	srl	%g1, 2, %o4
	sll	%g1, 30, %o3
	or	%o4, %o3, %o4
	cmp	%o4, %g3
	bgu,a,pt %icc, .L157
	 add	%o5, 366, %o7
	srl	%g1, 4, %o5
	sll	%g1, 28, %g1
	or	%o5, %g1, %g1
	cmp	%i5, %g1
	ba,pt	%xcc, .L70
	 subx	%o7, -1, %o7
.L43:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %g2
	cmp	%i5, %g2
	be,pn	%xcc, .L62
	 mov	%o0, %g4
	lduw	[%i2+20], %g3
	add	%g3, 1899, %g3
	cmp	%g3, 1969
	ble,pn	%icc, .L106
	 sethi	%hi(85899264), %i5
	sethi	%hi(42949632), %g5
	sethi	%hi(10736640), %i1
	mov	4, %o5
	or	%i5, 80, %i5
	or	%g5, 40, %g5
	ba,pt	%xcc, .L77
	 or	%i1, 778, %i1
.L159:
.L75:
	sra	%o7, 0, %g1
	sdivx	%g1, 7, %o5
	add	%g3, -1, %g3
	sllx	%o5, 3, %o7
	cmp	%g3, 1969
	sub	%o7, %o5, %o7
	sub	%g1, %o7, %g1
	be,pn	%icc, .L158
	 mov	%g1, %o5
.L77:
	andcc	%g3, 3, %g0
	bne,pt	%xcc, .L75
	 add	%o5, 365, %o7
	sll	%g3, 5, %o4
	sub	%o4, %g3, %o4
	sll	%o4, 2, %o4
	sub	%o4, %g3, %o4
	sll	%o4, 10, %g1
	sub	%g1, %o4, %g1
	sll	%g1, 3, %g1
	add	%g1, %g3, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g3, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g3, %g1
	sll	%g1, 3, %g1
	sub	%g3, %g1, %g1
	add	%g1, %i5, %g1
	srl	%g1, 2, %o4
	sll	%g1, 30, %o3
	or	%o4, %o3, %o4
	cmp	%o4, %g5
	bgu,a,pt %icc, .L159
	 add	%o5, 366, %o7
	srl	%g1, 4, %o5
	sll	%g1, 28, %g1
	or	%o5, %g1, %g1
	cmp	%i1, %g1
	ba,pt	%xcc, .L75
	 subx	%o7, -1, %o7
.L28:
	call	__errno, 0
	 nop
	call	__errno, 0
	 lduw	[%o0], %l0
	ldx	[%fp+2175], %i1
	st	%g0, [%o0]
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtoll_l, 0
	 mov	%i1, %o0
	stx	%o0, [%fp+2039]
	ldx	[%fp+2031], %g1
	cmp	%i1, %g1
	be,pn	%xcc, .L62
	 mov	%o0, %i5
	call	__errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L62
	 ldx	[%fp+2039], %g1
	cmp	%g1, %i5
	bne,pn	%xcc, .L62
	 mov	%i2, %o1
	call	localtime_r, 0
	 add	%fp, 2039, %o0
	cmp	%i2, %o0
	bne,pn	%xcc, .L62
	 nop
	call	__errno, 0
	 nop
	ldx	[%fp+2031], %g1
	st	%l0, [%o0]
	stx	%g1, [%fp+2175]
	ba,pt	%xcc, .L58
	 mov	31, %l0
.L27:
	ldx	[%fp+2175], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 9
	bne,pn	%icc, .L62
	 add	%g1, 1, %g1
	ba,pt	%xcc, .L58
	 stx	%g1, [%fp+2175]
.L26:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %g2
	cmp	%i5, %g2
	be,pn	%xcc, .L62
	 add	%o0, -1, %g1
	stx	%g2, [%fp+2175]
	st	%g1, [%i2+24]
	ba,pt	%xcc, .L58
	 or	%l0, 8, %l0
.L25:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %g2
	cmp	%i5, %g2
	be,pn	%xcc, .L62
	 or	%l0, 8, %l0
	st	%o0, [%i2+24]
	ba,pt	%xcc, .L58
	 stx	%g2, [%fp+2175]
.L24:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o3
	ldx	[%g1+312], %o1
	mov	%i2, %o2
	call	strptime_l.localalias, 0
	 ldx	[%fp+2175], %o0
	stx	%o0, [%fp+2031]
	brz,pn	%o0, .L62
	 mov	%o0, %g1
.L148:
	stx	%g1, [%fp+2175]
	ba,pt	%xcc, .L58
	 or	%l0, 7, %l0
.L35:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %g2
	cmp	%i5, %g2
	be,pn	%xcc, .L62
	 add	%o0, -1, %g1
	stx	%g2, [%fp+2175]
	st	%g1, [%i2+28]
	ba,pt	%xcc, .L58
	 or	%l0, 16, %l0
.L32:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %g2
	cmp	%i5, %g2
	be,pn	%xcc, .L62
	 add	%o0, -1, %g1
	stx	%g2, [%fp+2175]
	st	%g1, [%i2+16]
	ba,pt	%xcc, .L58
	 or	%l0, 2, %l0
.L22:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %g3
	cmp	%i5, %g3
	be,pn	%xcc, .L62
	 mov	%o0, %g2
	add	%o0, 100, %g4
	cmp	%o0, 70
	stx	%g3, [%fp+2175]
	movl	%icc, %g4, %g2
	or	%l0, 4, %l0
	ba,pt	%xcc, .L58
	 st	%g2, [%i2+20]
.L42:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o3
	ldx	[%g1+304], %o1
	mov	%i2, %o2
	call	strptime_l.localalias, 0
	 ldx	[%fp+2175], %o0
	stx	%o0, [%fp+2031]
	brz,pn	%o0, .L62
	 mov	%o0, %g1
	ba,pt	%xcc, .L58
	 stx	%g1, [%fp+2175]
.L41:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %g2
	cmp	%i5, %g2
	be,pn	%xcc, .L62
	 add	%o0, -1900, %g1
	stx	%g2, [%fp+2175]
	st	%g1, [%i2+20]
	ba,pt	%xcc, .L58
	 or	%l0, 4, %l0
.L39:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o2
	add	%g1, 192, %o1
	call	match_string, 0
	 add	%fp, 2175, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L62
	 mov	%o0, %g1
	st	%g1, [%i2+24]
	ba,pt	%xcc, .L58
	 or	%l0, 8, %l0
.L38:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o3
	mov	%i2, %o2
	ldx	[%fp+2175], %o0
	call	strptime_l.localalias, 0
	 ldx	[%g1+320], %o1
	brz,pn	%o0, .L62
	 stx	%o0, [%fp+2031]
	stx	%o0, [%fp+2175]
	ba,pt	%xcc, .L58
	 or	%l0, 15, %l0
.L52:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %g2
	cmp	%i5, %g2
	be,pn	%xcc, .L62
	 mulx	%o0, 100, %g1
	stx	%g2, [%fp+2175]
	add	%g1, -1900, %g1
	or	%l0, 4, %l0
	ba,pt	%xcc, .L58
	 st	%g1, [%i2+20]
.L51:
	mov	%i3, %o3
	mov	%i2, %o2
	sethi	%gdop_hix22(.LC0), %o1
	ldx	[%fp+2175], %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	strptime_l.localalias, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	stx	%o0, [%fp+2031]
	brz,pn	%o0, .L62
	 mov	%o0, %g1
	stx	%g1, [%fp+2175]
	ba,pt	%xcc, .L58
	 or	%l0, 7, %l0
.L49:
	ldx	[%fp+2175], %i5
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, 2031, %o1
	call	strtol_l, 0
	 mov	%i5, %o0
	ldx	[%fp+2031], %g2
	cmp	%i5, %g2
	be,pn	%xcc, .L62
	 nop
	st	%o0, [%i2+4]
	ba,pt	%xcc, .L58
	 stx	%g2, [%fp+2175]
.L152:
	bne,pt	%icc, .L169
	 andcc	%l0, 1, %g0
	lduw	[%i2+28], %g4
	cmp	%g4, 30
	ble,a,pt %icc, .L89
	 st	%g0, [%i2+16]
	lduw	[%i2+20], %g1
	andcc	%g1, 3, %g0
	bne,pt	%xcc, .L91
	 add	%g1, 1900, %g2
	sll	%g2, 5, %g3
	sub	%g3, %g2, %g3
	sll	%g3, 2, %g3
	sub	%g3, %g2, %g3
	sll	%g3, 10, %g1
	sub	%g1, %g3, %g1
	sll	%g1, 3, %g1
	add	%g1, %g2, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 3, %g1
	sub	%g2, %g1, %g1
	sethi	%hi(85899264), %g2
	or	%g2, 80, %g2
	add	%g1, %g2, %g1
	sll	%g1, 30, %g2
	srl	%g1, 2, %g3
	or	%g3, %g2, %g3
	sethi	%hi(42949632), %g2
	or	%g2, 40, %g2
	cmp	%g3, %g2
	bgu,pt	%icc, .L91
	 mov	1, %g5
	srl	%g1, 4, %g2
	sll	%g1, 28, %g1
	or	%g2, %g1, %g1
	sethi	%hi(10736640), %g2
	or	%g2, 778, %g2
	cmp	%g2, %g1
	subx	%g0, -1, %g5
.L91:
	sethi	%gdop_hix22(_DAYS_BEFORE_MONTH), %g1
	mov	2, %g3
	xor	%g1, %gdop_lox10(_DAYS_BEFORE_MONTH), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_DAYS_BEFORE_MONTH)
	add	%g1, 8, %g1
.L93:
	lduw	[%g1], %g2
	add	%g5, %g2, %g2
	cmp	%g4, %g2
	bl,a,pn	%icc, .L92
	 add	%g3, -1, %g3
	add	%g3, 1, %g3
	cmp	%g3, 12
	bne,pt	%icc, .L93
	 add	%g1, 4, %g1
	mov	11, %g3
	st	%g3, [%i2+16]
.L89:
	andcc	%l0, 1, %g0
.L169:
	bne,a,pt %xcc, .L165
	 and	%l0, 28, %l0
	lduw	[%i2+16], %g5
	sethi	%gdop_hix22(_DAYS_BEFORE_MONTH), %g2
	sra	%g5, 0, %g1
	xor	%g2, %gdop_lox10(_DAYS_BEFORE_MONTH), %g2
	sllx	%g1, 2, %g1
	ldx	[%l7 + %g2], %l7, %gdop(_DAYS_BEFORE_MONTH)
	lduw	[%i2+28], %g4
	lduw	[%l7+%g1], %g1
	sub	%g4, %g1, %g4
	st	%g4, [%i2+12]
	lduw	[%i2+20], %g1
	andcc	%g1, 3, %g0
	bne,pt	%xcc, .L96
	 add	%g1, 1900, %g2
	sll	%g2, 5, %g3
	sub	%g3, %g2, %g3
	sll	%g3, 2, %g3
	sub	%g3, %g2, %g3
	sll	%g3, 10, %g1
	sub	%g1, %g3, %g1
	sll	%g1, 3, %g1
	add	%g1, %g2, %g1
	sll	%g1, 5, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 3, %g1
	sub	%g2, %g1, %g1
	sethi	%hi(85899264), %g2
	or	%g2, 80, %g2
	add	%g1, %g2, %g1
	sll	%g1, 30, %g2
	srl	%g1, 2, %g3
	or	%g3, %g2, %g3
	sethi	%hi(42949632), %g2
	or	%g2, 40, %g2
	cmp	%g3, %g2
	bgu,pt	%icc, .L170
	 cmp	%g5, 1
	srl	%g1, 4, %g2
	sll	%g1, 28, %g1
	or	%g2, %g1, %g2
	sethi	%hi(10736640), %g1
	or	%g1, 778, %g1
	cmp	%g2, %g1
	bgu,a,pt %icc, .L171
	 add	%g4, 1, %g4
	cmp	%g5, 1
.L170:
	bg,a,pt	%icc, .L165
	 and	%l0, 28, %l0
.L96:
	add	%g4, 1, %g4
.L171:
	ba,pt	%xcc, .L88
	 st	%g4, [%i2+12]
.L64:
	sll	%i5, 3, %g1
	lduw	[%i2+24], %g2
	sub	%g1, %i5, %g1
	add	%g1, %g2, %g1
	sub	%g1, %g3, %g1
	cmp	%g1, 0
	bl,pn	%icc, .L161
	 st	%g1, [%i2+28]
	stx	%o7, [%fp+2175]
	ba,pt	%xcc, .L58
	 or	%l0, 16, %l0
.L158:
	add	%g1, 6, %g1
	sra	%g1, 0, %g1
	sdivx	%g1, 7, %g5
	sllx	%g5, 3, %g3
	sub	%g3, %g5, %g3
	sub	%g1, %g3, %g1
.L74:
	lduw	[%i2+24], %g5
	add	%g5, 6, %g5
	sll	%g4, 3, %g3
	sub	%g3, %g4, %g3
	sra	%g5, 0, %g4
	sdivx	%g4, 7, %i5
	sllx	%i5, 3, %g5
	sub	%g5, %i5, %g5
	sub	%g4, %g5, %g4
	add	%g3, %g4, %g3
	sub	%g3, %g1, %g3
	cmp	%g3, 0
	bl,pn	%icc, .L162
	 st	%g3, [%i2+28]
	stx	%g2, [%fp+2175]
	ba,pt	%xcc, .L58
	 or	%l0, 16, %l0
.L156:
	add	%g1, 6, %g1
	sra	%g1, 0, %g1
	sdivx	%g1, 7, %g3
	sllx	%g3, 3, %g2
	sub	%g2, %g3, %g2
	sub	%g1, %g2, %g1
	cmp	%g1, 3
	movle	%icc, 7, %l1
.L69:
	add	%g5, -1, %g5
	lduw	[%i2+24], %g3
	sll	%g5, 3, %g2
	sub	%g2, %g5, %g2
	add	%g2, %l1, %g2
	add	%g2, %g3, %g2
	sub	%g2, %g1, %g2
	cmp	%g2, 0
	bl,pn	%icc, .L163
	 st	%g2, [%i2+28]
	stx	%i1, [%fp+2175]
	ba,pt	%xcc, .L58
	 or	%l0, 16, %l0
.L60:
	ba,pt	%xcc, .L58
	 st	%g1, [%i2+8]
.L163:
	st	%g1, [%i2+24]
	st	%g0, [%i2+28]
	stx	%i1, [%fp+2175]
	ba,pt	%xcc, .L58
	 or	%l0, 16, %l0
.L161:
	st	%g3, [%i2+24]
	st	%g0, [%i2+28]
	stx	%o7, [%fp+2175]
	ba,pt	%xcc, .L58
	 or	%l0, 16, %l0
.L162:
	add	%g1, 1, %g1
	st	%g0, [%i2+28]
	sra	%g1, 0, %g1
	stx	%g2, [%fp+2175]
	sdivx	%g1, 7, %g4
	or	%l0, 16, %l0
	sllx	%g4, 3, %g3
	sub	%g3, %g4, %g3
	sub	%g1, %g3, %g1
	ba,pt	%xcc, .L58
	 st	%g1, [%i2+24]
.L107:
	mov	%g1, %g3
	add	%g3, 1, %g3
	ba,pt	%xcc, .L58
	 stx	%g3, [%fp+2175]
.L92:
	ba,pt	%xcc, .L89
	 st	%g3, [%i2+16]
.L106:
	ba,pt	%xcc, .L74
	 mov	3, %g1
.L105:
	mov	3, %g1
	ba,pt	%xcc, .L69
	 mov	7, %l1
	.align 4
	.subsection	-1
	.align 8
.L23:
	.word	.L56-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L55-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L54-.L23
	.word	.L53-.L23
	.word	.L52-.L23
	.word	.L51-.L23
	.word	.L21-.L23
	.word	.L50-.L23
	.word	.L21-.L23
	.word	.L34-.L23
	.word	.L33-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L49-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L48-.L23
	.word	.L47-.L23
	.word	.L46-.L23
	.word	.L45-.L23
	.word	.L44-.L23
	.word	.L43-.L23
	.word	.L42-.L23
	.word	.L41-.L23
	.word	.L58-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L39-.L23
	.word	.L36-.L23
	.word	.L38-.L23
	.word	.L37-.L23
	.word	.L37-.L23
	.word	.L21-.L23
	.word	.L21-.L23
	.word	.L36-.L23
	.word	.L21-.L23
	.word	.L35-.L23
	.word	.L34-.L23
	.word	.L33-.L23
	.word	.L32-.L23
	.word	.L31-.L23
	.word	.L21-.L23
	.word	.L30-.L23
	.word	.L21-.L23
	.word	.L29-.L23
	.word	.L28-.L23
	.word	.L27-.L23
	.word	.L26-.L23
	.word	.L21-.L23
	.word	.L25-.L23
	.word	.L24-.L23
	.word	.L22-.L23
	.previous
	.size	strptime_l, .-strptime_l
	strptime_l.localalias = strptime_l
	.section	.text.strptime,"ax",@progbits
	.align 4
	.global strptime
	.type	strptime, #function
	.proc	0102
strptime:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__global_locale), %i3
	xor	%i3, %gdop_lox10(__global_locale), %i3
	ldx	[%l7 + %i3], %i3, %gdop(__global_locale)
	call	strptime_l, 0
	 restore
	.size	strptime, .-strptime
	.global tm_year_base
	.section	".rodata"
	.align 4
	.type	tm_year_base, #object
	.size	tm_year_base, 4
tm_year_base:
	.long	1900
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
