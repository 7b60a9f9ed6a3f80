! 4dd76e4e21b6b8817d3985675de391ef newlib/libc/time/strptime.c
	.file	"strptime.c"
	.section	".text"
	.section	.text.match_string,"ax",@progbits
	.align 4
	.type	match_string, #function
	.proc	04
match_string:
	save	%sp, -96, %sp
	ld	[%i1], %o0
	cmp	%o0, 0
	be	.L2
	 mov	0, %i4
	b,a	.L5
.L3:
	ld	[%i1], %o0
	cmp	%o0, 0
	be	.L2
	 add	%i4, 1, %i4
.L5:
	call	strlen, 0
	 nop
	ld	[%i1], %o1
	mov	%o0, %o2
	mov	%o0, %i5
	mov	%i2, %o3
	call	strncasecmp_l, 0
	 ld	[%i0], %o0
	cmp	%o0, 0
	bne,a	.L3
	 add	%i1, 4, %i1
	ld	[%i0], %g1
	add	%g1, %i5, %g1
	st	%g1, [%i0]
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L2:
	mov	-1, %i4
	jmp	%i7+8
	 restore %g0, %i4, %o0
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
	save	%sp, -104, %sp
	st	%i0, [%fp+68]
	ldub	[%i1], %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sll	%o0, 24, %i5
	cmp	%i5, 0
	be	.L13
	 mov	0, %l0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L23-.)), %i0
	or	%i0, %lo(_GLOBAL_OFFSET_TABLE_-(.L23-.)), %i0
	sub	%l7, %i0, %i0
	mov	%i3, %o1
.L169:
	call	isspace_l, 0
	 and	%o0, 0xff, %o0
	orcc	%o0, 0, %i4
	bne	.L153
	 sra	%i5, 24, %g1
	cmp	%g1, 37
	be,a	.L154
	 ldsb	[%i1+1], %g1
.L18:
	ld	[%fp+68], %g1
	sra	%i5, 24, %i5
	ldsb	[%g1], %g2
	cmp	%g2, %i5
	bne	.L62
	 add	%g1, 1, %g1
	st	%g1, [%fp+68]
	mov	%i1, %i5
.L58:
	ldub	[%i5+1], %o0
.L174:
	add	%i5, 1, %i1
	sll	%o0, 24, %i5
	cmp	%i5, 0
	bne	.L169
	 mov	%i3, %o1
	and	%l0, 7, %g1
	cmp	%g1, 7
	be	.L155
	 and	%l0, 20, %g1
	cmp	%g1, 20
	be	.L156
	 andcc	%l0, 2, %g4
.L88:
	and	%l0, 28, %l0
.L171:
	cmp	%l0, 20
	be,a	.L157
	 ld	[%i2+20], %g2
.L13:
	ld	[%fp+68], %i0
	jmp	%i7+8
	 restore
.L153:
	ld	[%fp+68], %i5
.L16:
	ldub	[%i5], %o0
	mov	%i3, %o1
	call	isspace_l, 0
	 add	%i5, 1, %i5
	cmp	%o0, 0
	bne,a	.L16
	 st	%i5, [%fp+68]
	b	.L58
	 mov	%i1, %i5
.L154:
	cmp	%g1, 0
	be	.L18
	 ldub	[%i1+1], %g2
	cmp	%g1, 69
	be	.L19
	 cmp	%g1, 79
	be	.L19
	 add	%i1, 1, %i5
	and	%g2, 0xff, %g1
	cmp	%g1, 121
	bgu,a	.L170
	 ld	[%fp+68], %g1
.L158:
	sll	%g1, 2, %g1
	ld	[%i0+%g1], %g1
	jmp	%i0+%g1
	 nop
	.section	".rodata"
	.section	.text.strptime_l
.L19:
	ldub	[%i1+2], %g2
	and	%g2, 0xff, %g1
	cmp	%g1, 121
	bleu	.L158
	 add	%i1, 2, %i5
.L21:
	ld	[%fp+68], %g1
.L170:
	ldsb	[%g1], %g3
	cmp	%g3, 37
	be	.L107
	 add	%g1, 1, %g3
	st	%g3, [%fp+68]
	ldsb	[%g1+1], %g4
	sll	%g2, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g4, %g1
	bne	.L62
	 add	%g3, 1, %g3
	b	.L58
	 st	%g3, [%fp+68]
.L56:
	add	%i5, -1, %i5
.L55:
	ld	[%fp+68], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 37
	bne	.L62
	 add	%g1, 1, %g1
.L146:
	b	.L58
	 st	%g1, [%fp+68]
.L29:
	sethi	%gdop_hix22(_C_time_locale), %g1
	mov	%i3, %o3
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	mov	%i2, %o2
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ld	[%fp+68], %o0
	ld	[%g1+228], %o1
.L151:
	call	strptime_l.localalias, 0
	 nop
	st	%o0, [%fp-8]
	cmp	%o0, 0
	bne	.L146
	 mov	%o0, %g1
.L62:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L157:
	add	%g2, 1899, %g2
	cmp	%g2, 1969
	bg	.L102
	 mov	4, %g1
	b	.L167
	 ld	[%i2+28], %g2
.L159:
.L100:
	sra	%g3, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%g3, 7, %g4
	add	%g2, -1, %g2
	sll	%g4, 3, %g1
	cmp	%g2, 1969
	sub	%g1, %g4, %g1
	be	.L99
	 sub	%g3, %g1, %g1
.L102:
	andcc	%g2, 3, %g0
	bne	.L100
	 add	%g1, 365, %g3
	sra	%g2, 31, %i5
	wr	%i5, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 100, %g4
	smul	%g4, 100, %g4
	cmp	%g2, %g4
	bne,a	.L159
	 add	%g1, 366, %g3
	sra	%g2, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 400, %g1
	smul	%g1, 400, %g1
	sub	%g2, %g1, %g1
	cmp	%g0, %g1
	add	%g2, -1, %g2
	subx	%g3, -1, %g3
	cmp	%g2, 1969
	sra	%g3, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%g3, 7, %g4
	sll	%g4, 3, %g1
	sub	%g1, %g4, %g1
	bne	.L102
	 sub	%g3, %g1, %g1
.L99:
	ld	[%i2+28], %g2
.L167:
	ld	[%fp+68], %i0
	add	%g1, %g2, %g1
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 7, %g3
	sll	%g3, 3, %g2
	sub	%g2, %g3, %g2
	sub	%g1, %g2, %g1
	st	%g1, [%i2+24]
	jmp	%i7+8
	 restore
.L155:
	andcc	%l0, 16, %g0
	bne,a	.L171
	 and	%l0, 28, %l0
	ld	[%i2+12], %g2
	ld	[%i2+16], %g4
	sethi	%gdop_hix22(_DAYS_BEFORE_MONTH), %g1
	sll	%g4, 2, %g3
	xor	%g1, %gdop_lox10(_DAYS_BEFORE_MONTH), %g1
	ld	[%l7 + %g1], %g1, %gdop(_DAYS_BEFORE_MONTH)
	ld	[%g1+%g3], %g1
	add	%g1, %g2, %g1
	st	%g1, [%i2+28]
	ld	[%i2+20], %g3
	andcc	%g3, 3, %g0
	bne	.L85
	 add	%g3, 1900, %g2
	sra	%g2, 31, %i5
	wr	%i5, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 100, %g3
	smul	%g3, 100, %g3
	cmp	%g2, %g3
	bne	.L172
	 cmp	%g4, 1
	sra	%g2, 31, %i5
	wr	%i5, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 400, %g3
	smul	%g3, 400, %g3
	cmp	%g2, %g3
	bne,a	.L173
	 add	%g1, -1, %g1
	cmp	%g4, 1
.L172:
	ble,a	.L173
	 add	%g1, -1, %g1
	b	.L88
	 or	%l0, 16, %l0
.L34:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%i4, %o0
	ld	[%fp-8], %g2
	cmp	%i4, %g2
	be	.L62
	 nop
	st	%o0, [%i2+8]
	b	.L58
	 st	%g2, [%fp+68]
.L33:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%i4, %o0
	ld	[%fp-8], %g2
	cmp	%i4, %g2
	be	.L62
	 xor	%o0, 12, %g3
	st	%g2, [%fp+68]
	cmp	%g0, %g3
	subx	%g0, 0, %g2
	and	%o0, %g2, %g1
	b	.L58
	 st	%g1, [%i2+8]
.L36:
	mov	%i3, %o2
	sethi	%gdop_hix22(_C_time_locale), %o1
	add	%fp, 68, %o0
	xor	%o1, %gdop_lox10(_C_time_locale), %o1
	call	match_string, 0
	 ld	[%l7 + %o1], %o1, %gdop(_C_time_locale)
	orcc	%o0, 0, %g1
	bl	.L62
	 or	%l0, 2, %l0
	b	.L58
	 st	%g1, [%i2+16]
.L37:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%i4, %o0
	ld	[%fp-8], %g2
	cmp	%i4, %g2
	be	.L62
	 or	%l0, 1, %l0
	st	%o0, [%i2+12]
	b	.L58
	 st	%g2, [%fp+68]
.L85:
	add	%g1, -1, %g1
.L173:
	or	%l0, 16, %l0
	b	.L88
	 st	%g1, [%i2+28]
.L30:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o2
	add	%fp, 68, %o0
	call	match_string, 0
	 add	%g1, 164, %o1
	orcc	%o0, 0, %g2
	bl	.L62
	 nop
	ld	[%i2+8], %g1
	cmp	%g1, 0
	bne,a	.L60
	 add	%g1, 12, %g1
	cmp	%g2, 1
	bne,a	.L174
	 ldub	[%i5+1], %o0
	mov	12, %g1
	b	.L58
	 st	%g1, [%i2+8]
.L31:
	ld	[%fp+68], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 10
	bne	.L62
	 add	%g1, 1, %g1
	b	.L58
	 st	%g1, [%fp+68]
.L54:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o2
	add	%g1, 124, %o1
	call	match_string, 0
	 add	%fp, 68, %o0
	orcc	%o0, 0, %g1
	bl	.L62
	 or	%l0, 8, %l0
	b	.L58
	 st	%g1, [%i2+24]
.L53:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o2
	add	%g1, 48, %o1
	call	match_string, 0
	 add	%fp, 68, %o0
	orcc	%o0, 0, %g1
	bl	.L62
	 or	%l0, 2, %l0
	b	.L58
	 st	%g1, [%i2+16]
.L48:
	sethi	%gdop_hix22(.LC2), %o1
	mov	%i3, %o3
	xor	%o1, %gdop_lox10(.LC2), %o1
	mov	%i2, %o2
	ld	[%fp+68], %o0
	b	.L151
	 ld	[%l7 + %o1], %o1, %gdop(.LC2)
.L47:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%i4, %o0
	ld	[%fp-8], %g2
	cmp	%i4, %g2
	be	.L62
	 nop
	st	%o0, [%i2]
	b	.L58
	 st	%g2, [%fp+68]
.L46:
	sethi	%gdop_hix22(.LC3), %o1
	mov	%i3, %o3
	xor	%o1, %gdop_lox10(.LC3), %o1
	mov	%i2, %o2
	ld	[%fp+68], %o0
	b	.L151
	 ld	[%l7 + %o1], %o1, %gdop(.LC3)
.L45:
	ld	[%fp+68], %l1
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%l1, %o0
	ld	[%fp-8], %i1
	cmp	%l1, %i1
	be	.L62
	 mov	%o0, %i4
	ld	[%i2+20], %g2
	add	%g2, 1899, %g2
	cmp	%g2, 1969
	bg	.L67
	 mov	4, %g1
	b	.L168
	 sll	%i4, 3, %g2
.L160:
.L65:
	sra	%g3, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%g3, 7, %g4
	add	%g2, -1, %g2
	sll	%g4, 3, %g1
	cmp	%g2, 1969
	sub	%g1, %g4, %g1
	be	.L64
	 sub	%g3, %g1, %g1
.L67:
	andcc	%g2, 3, %g0
	bne	.L65
	 add	%g1, 365, %g3
	sra	%g2, 31, %o7
	wr	%o7, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 100, %g4
	smul	%g4, 100, %g4
	cmp	%g2, %g4
	bne,a	.L160
	 add	%g1, 366, %g3
	sra	%g2, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 400, %g1
	smul	%g1, 400, %g1
	sub	%g2, %g1, %g1
	cmp	%g0, %g1
	b	.L65
	 subx	%g3, -1, %g3
.L44:
	ld	[%fp+68], %l1
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%l1, %o0
	ld	[%fp-8], %i1
	cmp	%l1, %i1
	be	.L62
	 mov	%o0, %o7
	ld	[%i2+20], %g2
	add	%g2, 1899, %g2
	cmp	%g2, 1969
	ble,a	.L105
	 mov	3, %g1
	b	.L72
	 mov	4, %g1
.L162:
.L70:
	sra	%g3, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%g3, 7, %g4
	add	%g2, -1, %g2
	sll	%g4, 3, %g1
	cmp	%g2, 1969
	sub	%g1, %g4, %g1
	be	.L161
	 sub	%g3, %g1, %g1
.L72:
	andcc	%g2, 3, %g0
	bne	.L70
	 add	%g1, 365, %g3
	sra	%g2, 31, %o5
	wr	%o5, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 100, %g4
	smul	%g4, 100, %g4
	cmp	%g2, %g4
	bne,a	.L162
	 add	%g1, 366, %g3
	sra	%g2, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 400, %g1
	smul	%g1, 400, %g1
	sub	%g2, %g1, %g1
	cmp	%g0, %g1
	b	.L70
	 subx	%g3, -1, %g3
.L43:
	ld	[%fp+68], %l1
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%l1, %o0
	ld	[%fp-8], %i4
	cmp	%l1, %i4
	be	.L62
	 mov	%o0, %i1
	ld	[%i2+20], %g2
	add	%g2, 1899, %g2
	cmp	%g2, 1969
	ble,a	.L74
	 mov	3, %g1
	b	.L77
	 mov	4, %g1
.L164:
.L75:
	sra	%g3, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%g3, 7, %g4
	add	%g2, -1, %g2
	sll	%g4, 3, %g1
	cmp	%g2, 1969
	sub	%g1, %g4, %g1
	be	.L163
	 sub	%g3, %g1, %g1
.L77:
	andcc	%g2, 3, %g0
	bne	.L75
	 add	%g1, 365, %g3
	sra	%g2, 31, %o7
	wr	%o7, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 100, %g4
	smul	%g4, 100, %g4
	cmp	%g2, %g4
	bne,a	.L164
	 add	%g1, 366, %g3
	sra	%g2, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 400, %g1
	smul	%g1, 400, %g1
	sub	%g2, %g1, %g1
	cmp	%g0, %g1
	b	.L75
	 subx	%g3, -1, %g3
.L28:
	call	__errno, 0
	 nop
	call	__errno, 0
	 ld	[%o0], %l1
	mov	%i3, %o3
	ld	[%fp+68], %l0
	st	%g0, [%o0]
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtoll_l, 0
	 mov	%l0, %o0
	st	%o1, [%fp-4]
	ld	[%fp-8], %g1
	mov	%o1, %i4
	cmp	%l0, %g1
	be	.L62
	 mov	%o0, %i1
	call	__errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 0
	bne	.L62
	 ld	[%fp-4], %g1
	sra	%g1, 31, %g2
	cmp	%g2, %i1
	bne	.L62
	 cmp	%g1, %i4
	bne	.L62
	 mov	%i2, %o1
	call	localtime_r, 0
	 add	%fp, -4, %o0
	cmp	%i2, %o0
	bne	.L62
	 nop
	call	__errno, 0
	 mov	31, %l0
	ld	[%fp-8], %g1
	st	%l1, [%o0]
	b	.L58
	 st	%g1, [%fp+68]
.L27:
	ld	[%fp+68], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 9
	bne	.L62
	 add	%g1, 1, %g1
	b	.L58
	 st	%g1, [%fp+68]
.L26:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%i4, %o0
	ld	[%fp-8], %g2
	cmp	%i4, %g2
	be	.L62
	 add	%o0, -1, %g1
	st	%g2, [%fp+68]
	st	%g1, [%i2+24]
	b	.L58
	 or	%l0, 8, %l0
.L25:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%i4, %o0
	ld	[%fp-8], %g2
	cmp	%i4, %g2
	be	.L62
	 or	%l0, 8, %l0
	st	%o0, [%i2+24]
	b	.L58
	 st	%g2, [%fp+68]
.L24:
	sethi	%gdop_hix22(_C_time_locale), %g1
	mov	%i3, %o3
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	mov	%i2, %o2
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ld	[%fp+68], %o0
	ld	[%g1+156], %o1
.L150:
	call	strptime_l.localalias, 0
	 nop
	st	%o0, [%fp-8]
	cmp	%o0, 0
	be	.L62
	 mov	%o0, %g1
	st	%g1, [%fp+68]
	b	.L58
	 or	%l0, 7, %l0
.L35:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%i4, %o0
	ld	[%fp-8], %g2
	cmp	%i4, %g2
	be	.L62
	 add	%o0, -1, %g1
	st	%g2, [%fp+68]
	st	%g1, [%i2+28]
	b	.L58
	 or	%l0, 16, %l0
.L32:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%i4, %o0
	ld	[%fp-8], %g2
	cmp	%i4, %g2
	be	.L62
	 add	%o0, -1, %g1
	st	%g2, [%fp+68]
	st	%g1, [%i2+16]
	b	.L58
	 or	%l0, 2, %l0
.L22:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%i4, %o0
	ld	[%fp-8], %g2
	cmp	%i4, %g2
	be	.L62
	 mov	%o0, %g1
	cmp	%o0, 69
	ble,a	.L79
	 add	%o0, 100, %g1
.L79:
	st	%g1, [%i2+20]
	st	%g2, [%fp+68]
	b	.L58
	 or	%l0, 4, %l0
.L42:
	sethi	%gdop_hix22(_C_time_locale), %g1
	mov	%i3, %o3
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	mov	%i2, %o2
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ld	[%fp+68], %o0
	b	.L151
	 ld	[%g1+152], %o1
.L41:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%i4, %o0
	ld	[%fp-8], %g2
	cmp	%i4, %g2
	be	.L62
	 add	%o0, -1900, %g1
	st	%g2, [%fp+68]
	st	%g1, [%i2+20]
	b	.L58
	 or	%l0, 4, %l0
.L39:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o2
	add	%g1, 96, %o1
	call	match_string, 0
	 add	%fp, 68, %o0
	orcc	%o0, 0, %g1
	bl	.L62
	 or	%l0, 8, %l0
	b	.L58
	 st	%g1, [%i2+24]
.L38:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	%i3, %o3
	mov	%i2, %o2
	ld	[%fp+68], %o0
	call	strptime_l.localalias, 0
	 ld	[%g1+160], %o1
	cmp	%o0, 0
	be	.L62
	 st	%o0, [%fp-8]
	st	%o0, [%fp+68]
	b	.L58
	 or	%l0, 15, %l0
.L52:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%i4, %o0
	ld	[%fp-8], %g2
	cmp	%i4, %g2
	be	.L62
	 smul	%o0, 100, %g1
	st	%g2, [%fp+68]
	add	%g1, -1900, %g1
	or	%l0, 4, %l0
	b	.L58
	 st	%g1, [%i2+20]
.L51:
	sethi	%gdop_hix22(.LC0), %o1
	mov	%i3, %o3
	xor	%o1, %gdop_lox10(.LC0), %o1
	mov	%i2, %o2
	ld	[%fp+68], %o0
	b	.L150
	 ld	[%l7 + %o1], %o1, %gdop(.LC0)
.L50:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	%i2, %o2
	sethi	%gdop_hix22(.LC1), %o1
	mov	%i4, %o0
	xor	%o1, %gdop_lox10(.LC1), %o1
	call	strptime_l.localalias, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC1)
	st	%o0, [%fp-8]
	cmp	%o0, 0
	be	.L62
	 mov	%o0, %g1
	cmp	%i4, %o0
	be	.L62
	 or	%l0, 7, %l0
	b	.L58
	 st	%g1, [%fp+68]
.L49:
	ld	[%fp+68], %i4
	mov	%i3, %o3
	mov	10, %o2
	add	%fp, -8, %o1
	call	strtol_l, 0
	 mov	%i4, %o0
	ld	[%fp-8], %g2
	cmp	%i4, %g2
	be	.L62
	 nop
	st	%o0, [%i2+4]
	b	.L58
	 st	%g2, [%fp+68]
.L156:
	bne	.L175
	 andcc	%l0, 1, %g0
	ld	[%i2+28], %i5
	cmp	%i5, 30
	ble,a	.L89
	 st	%g0, [%i2+16]
	ld	[%i2+20], %g2
	andcc	%g2, 3, %g0
	bne	.L91
	 add	%g2, 1900, %g1
	sra	%g1, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 100, %g2
	smul	%g2, 100, %g2
	cmp	%g1, %g2
	bne	.L91
	 mov	1, %g4
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
.L91:
	sethi	%gdop_hix22(_DAYS_BEFORE_MONTH), %g1
	mov	2, %g3
	xor	%g1, %gdop_lox10(_DAYS_BEFORE_MONTH), %g1
	ld	[%l7 + %g1], %g1, %gdop(_DAYS_BEFORE_MONTH)
	add	%g1, 8, %g1
.L93:
	ld	[%g1], %g2
	add	%g4, %g2, %g2
	cmp	%i5, %g2
	bl,a	.L92
	 add	%g3, -1, %g3
	add	%g3, 1, %g3
	cmp	%g3, 12
	bne	.L93
	 add	%g1, 4, %g1
	mov	11, %g3
	st	%g3, [%i2+16]
.L89:
	andcc	%l0, 1, %g0
.L175:
	bne,a	.L171
	 and	%l0, 28, %l0
	sethi	%gdop_hix22(_DAYS_BEFORE_MONTH), %g2
	xor	%g2, %gdop_lox10(_DAYS_BEFORE_MONTH), %g2
	ld	[%i2+16], %g4
	ld	[%i2+28], %g1
	sll	%g4, 2, %g3
	ld	[%l7 + %g2], %l7, %gdop(_DAYS_BEFORE_MONTH)
	ld	[%l7+%g3], %g2
	sub	%g1, %g2, %g1
	st	%g1, [%i2+12]
	ld	[%i2+20], %g3
	andcc	%g3, 3, %g0
	bne	.L96
	 add	%g3, 1900, %g2
	sra	%g2, 31, %i5
	wr	%i5, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 100, %g3
	smul	%g3, 100, %g3
	cmp	%g2, %g3
	bne	.L176
	 cmp	%g4, 1
	sra	%g2, 31, %i5
	wr	%i5, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 400, %g3
	smul	%g3, 400, %g3
	cmp	%g2, %g3
	bne,a	.L177
	 add	%g1, 1, %g1
	cmp	%g4, 1
.L176:
	bg,a	.L171
	 and	%l0, 28, %l0
.L96:
	add	%g1, 1, %g1
.L177:
	b	.L88
	 st	%g1, [%i2+12]
.L64:
	sll	%i4, 3, %g2
.L168:
	ld	[%i2+24], %g3
	sub	%g2, %i4, %g2
	add	%g2, %g3, %g2
	sub	%g2, %g1, %g2
	cmp	%g2, 0
	bl	.L152
	 st	%g2, [%i2+28]
.L73:
	st	%i1, [%fp+68]
	b	.L58
	 or	%l0, 16, %l0
.L161:
	add	%g1, 6, %g1
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 7, %g3
	sll	%g3, 3, %g2
	sub	%g2, %g3, %g2
	sub	%g1, %g2, %g1
	cmp	%g1, 3
	ble,a	.L69
	 mov	7, %i4
.L69:
	add	%o7, -1, %g3
	ld	[%i2+24], %g4
	sll	%g3, 3, %g2
	sub	%g2, %g3, %g2
	add	%g2, %i4, %g2
	add	%g2, %g4, %g2
	sub	%g2, %g1, %g2
	cmp	%g2, 0
	bge	.L73
	 st	%g2, [%i2+28]
.L152:
	st	%g1, [%i2+24]
	st	%g0, [%i2+28]
	st	%i1, [%fp+68]
	b	.L58
	 or	%l0, 16, %l0
.L163:
	add	%g1, 6, %g1
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 7, %g3
	sll	%g3, 3, %g2
	sub	%g2, %g3, %g2
	sub	%g1, %g2, %g1
.L74:
	sll	%i1, 3, %g3
	ld	[%i2+24], %g2
	sub	%g3, %i1, %g3
	add	%g2, 6, %g2
	sra	%g2, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 7, %i1
	sll	%i1, 3, %g4
	sub	%g4, %i1, %g4
	sub	%g2, %g4, %g2
	add	%g2, %g3, %g2
	sub	%g2, %g1, %g2
	cmp	%g2, 0
	bl	.L166
	 st	%g2, [%i2+28]
	st	%i4, [%fp+68]
	b	.L58
	 or	%l0, 16, %l0
.L60:
	b	.L58
	 st	%g1, [%i2+8]
.L166:
	add	%g1, 1, %g1
	st	%g0, [%i2+28]
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 7, %g3
	st	%i4, [%fp+68]
	sll	%g3, 3, %g2
	or	%l0, 16, %l0
	sub	%g2, %g3, %g2
	sub	%g1, %g2, %g1
	b	.L58
	 st	%g1, [%i2+24]
.L105:
	b	.L69
	 mov	7, %i4
.L107:
	mov	%g1, %g3
	add	%g3, 1, %g3
	b	.L58
	 st	%g3, [%fp+68]
.L92:
	b	.L89
	 st	%g3, [%i2+16]
	.align 4
	.subsection	-1
	.align 4
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__global_locale), %i3
	xor	%i3, %gdop_lox10(__global_locale), %i3
	ld	[%l7 + %i3], %i3, %gdop(__global_locale)
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
