! f09083d88a39d7414ed63acdf410a2f4 newlib/libc/time/strftime.c
	.file	"strftime.c"
	.section	".text"
	.section	.text.iso_year_adjust,"ax",@progbits
	.align 4
	.type	iso_year_adjust, #function
	.proc	04
iso_year_adjust:
	save	%sp, -96, %sp
	ld	[%i0+20], %g1
	sra	%g1, 31, %g2
	andcc	%g1, 3, %g0
	and	%g2, 2000, %g2
	add	%g2, -100, %g2
	bne	.L3
	 add	%g1, %g2, %g1
	sra	%g1, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 100, %g2
	smul	%g2, 100, %g2
	cmp	%g1, %g2
	be	.L3
	 mov	1, %g4
.L4:
	ld	[%i0+24], %g2
	add	%g2, %g2, %g3
	ld	[%i0+28], %g1
	sethi	%hi(5120), %g2
	sll	%g1, 4, %g1
	add	%g1, %g3, %g1
	or	%g2, 674, %g3
	add	%g1, %g4, %g1
	cmp	%g1, %g3
	be	.L14
	 nop
	bg	.L6
	 cmp	%g1, 1
	ble,a	.L18
	 xnor	%g0, %g1, %g1
	add	%g1, -10, %g1
	cmp	%g1, 23
	bgu	.L15
	 nop
	sethi	%hi(13369344), %i0
	or	%i0, 207, %i0
	srl	%i0, %g1, %i0
	and	%i0, 1, %i0
	sub	%g0, %i0, %i0
	jmp	%i7+8
	 restore
.L3:
	sra	%g1, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 400, %g2
	smul	%g2, 400, %g2
	sub	%g1, %g2, %g1
	cmp	%g0, %g1
	b	.L4
	 subx	%g0, -1, %g4
.L18:
	sra	%g1, 31, %i0
	jmp	%i7+8
	 restore
.L6:
	or	%g2, 692, %g3
	cmp	%g1, %g3
	ble	.L19
	 or	%g2, 689, %g2
	sethi	%hi(-6144), %g2
	or	%g2, 318, %g2
	add	%g1, %g2, %g1
	cmp	%g1, 21
	bgu	.L15
	 nop
	sethi	%hi(2752512), %i0
	or	%i0, 31, %i0
	srl	%i0, %g1, %i0
	and	%i0, 1, %i0
	jmp	%i7+8
	 restore
.L19:
	cmp	%g1, %g2
	ble	.L15
	 mov	1, %i0
	jmp	%i7+8
	 restore
.L15:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L14:
	jmp	%i7+8
	 restore %g0, 1, %o0
	.size	iso_year_adjust, .-iso_year_adjust
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	""
	.align 8
.LC1:
	.asciz	"%s%.*d"
	.align 8
.LC2:
	.asciz	"%s%0.*d"
	.align 8
.LC3:
	.asciz	"+"
	.align 8
.LC4:
	.asciz	"-"
	.align 8
.LC5:
	.asciz	"%.2d"
	.align 8
.LC6:
	.asciz	"%2d"
	.align 8
.LC7:
	.asciz	"%.2d/%.2d/%.2d"
	.align 8
.LC8:
	.asciz	"%lu"
	.align 8
.LC9:
	.asciz	"Y-%m-%d"
	.align 8
.LC10:
	.asciz	".*u"
	.align 8
.LC11:
	.asciz	"%.3d"
	.align 8
.LC12:
	.asciz	"%.2d:%.2d"
	.align 8
.LC13:
	.asciz	"%lld"
	.align 8
.LC14:
	.asciz	"%.2d:%.2d:%.2d"
	.align 8
.LC15:
	.asciz	"%+03ld%.2ld"
	.section	.text.__strftime.isra.0,"ax",@progbits
	.align 4
	.type	__strftime.isra.0, #function
	.proc	016
__strftime.isra.0:
	save	%sp, -232, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L35-.)), %l0
	mov	0, %l5
	or	%l0, %lo(_GLOBAL_OFFSET_TABLE_-(.L35-.)), %l0
	mov	0, %i5
	sub	%l7, %l0, %l0
	add	%fp, -32, %l4
	add	%i1, -1, %l1
.L23:
	ldub	[%i2], %g2
	sll	%g2, 24, %g1
	cmp	%g1, 0
	be	.L28
	 sra	%g1, 24, %g3
.L308:
	cmp	%g3, 37
	be	.L307
	 cmp	%l1, %i5
	bleu,a	.L334
	 mov	0, %i5
	stb	%g2, [%i0+%i5]
	add	%i2, 1, %i2
	add	%i5, 1, %i5
	ldub	[%i2], %g2
	sll	%g2, 24, %g1
	cmp	%g1, 0
	bne	.L308
	 sra	%g1, 24, %g3
.L28:
	cmp	%i1, 0
.L335:
	bne,a	.L22
	 stb	%g0, [%i0+%i5]
.L22:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L307:
	cmp	%g1, 0
	be	.L335
	 cmp	%i1, 0
	ldsb	[%i2+1], %g2
	cmp	%g2, 48
	be	.L29
	 ldub	[%i2+1], %g1
	cmp	%g2, 43
	be	.L29
	 add	%i2, 1, %i4
	add	%g1, -49, %g2
	mov	0, %l2
	and	%g2, 0xff, %g2
	cmp	%g2, 8
	bleu	.L309
	 mov	0, %i2
.L31:
	sll	%g1, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 69
	be	.L257
	 cmp	%g2, 79
	be	.L257
	 add	%g1, -37, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 85
	bgu,a	.L334
	 mov	0, %i5
.L310:
	sll	%g2, 2, %g2
	ld	[%l0+%g2], %g2
	jmp	%l0+%g2
	 nop
	.section	".rodata"
	.section	.text.__strftime.isra.0
.L257:
	ldub	[%i4+1], %g1
	add	%g1, -37, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 85
	bleu	.L310
	 add	%i4, 1, %i4
.L25:
	mov	0, %i5
.L313:
.L334:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L29:
	mov	%g1, %l2
	add	%i2, 2, %i4
	ldub	[%i2+2], %g1
	add	%g1, -49, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 8
	bgu	.L31
	 mov	0, %i2
.L309:
	mov	%i4, %o0
	mov	10, %o2
	call	strtoul, 0
	 mov	%l4, %o1
	ld	[%fp-32], %i4
	mov	%o0, %i2
	b	.L31
	 ldub	[%i4], %g1
.L49:
	ld	[%i3+16], %g2
	sethi	%gdop_hix22(_C_time_locale), %g1
	sll	%g2, 2, %g2
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ld	[%g1+%g2], %i2
	call	strlen, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be	.L73
	 add	%i1, -1, %o7
	cmp	%i5, %o7
	bgeu	.L25
	 add	%i5, %o0, %g3
	xnor	%g0, %i5, %g2
	mov	%i5, %g1
	add	%i2, %g2, %g4
	b	.L80
	 add	%i0, -1, %i5
.L81:
	cmp	%g1, %o7
	bgeu,a	.L334
	 mov	0, %i5
.L80:
	add	%g1, 1, %g1
	ldub	[%g4+%g1], %g2
	cmp	%g1, %g3
	bne	.L81
	 stb	%g2, [%i5+%g1]
	mov	%g1, %i5
.L320:
	ldsb	[%i4], %g1
	cmp	%g1, 0
	be	.L335
	 cmp	%i1, 0
	b	.L23
	 add	%i4, 1, %i2
.L47:
	sll	%g1, 24, %g1
	add	%i0, %i5, %o0
	sra	%g1, 24, %g1
	cmp	%g1, 107
	be	.L311
	 sub	%i1, %i5, %o1
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %o2, %gdop(.LC5)
.L127:
	call	sniprintf, 0
	 ld	[%i3+8], %o3
	cmp	%o0, 0
	bl,a	.L334
	 mov	0, %i5
	add	%i5, %o0, %i5
.L336:
	cmp	%i1, %i5
	bleu,a	.L334
	 mov	0, %i5
.L73:
	ldsb	[%i4], %g1
.L342:
	cmp	%g1, 0
	be	.L335
	 cmp	%i1, 0
	b	.L23
	 add	%i4, 1, %i2
.L46:
	ld	[%i3+8], %g2
	cmp	%g2, 0
	be	.L175
	 cmp	%g2, 12
	be	.L128
	 mov	12, %o3
	sra	%g2, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 12, %g4
	add	%g4, %g4, %g3
	add	%g3, %g4, %g3
	sll	%g3, 2, %g3
	sub	%g2, %g3, %o3
.L128:
	sll	%g1, 24, %g1
	add	%i0, %i5, %o0
	sra	%g1, 24, %g1
	cmp	%g1, 73
	be	.L312
	 sub	%i1, %i5, %o1
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %o2, %gdop(.LC6)
.L279:
	call	sniprintf, 0
	 nop
	cmp	%o0, 0
	bge,a	.L336
	 add	%i5, %o0, %i5
	b	.L313
	 mov	0, %i5
.L43:
	sethi	%gdop_hix22(_C_time_locale), %g1
	ld	[%i3+8], %g3
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	mov	1, %g2
	cmp	%g3, 11
	bg	.L130
	 ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	mov	0, %g2
.L130:
	add	%g2, 40, %g2
	sll	%g2, 2, %g2
	add	%g1, %g2, %g1
	ld	[%g1+4], %l3
	call	strlen, 0
	 mov	%l3, %o0
	cmp	%o0, 0
	be	.L73
	 add	%i1, -1, %l6
	cmp	%i5, %l6
	bgeu,a	.L334
	 mov	0, %i5
	mov	%i5, %i2
	add	%i5, %o0, %l2
	sub	%l3, %i2, %l3
	b	.L131
	 add	%i0, -1, %i5
.L132:
	add	%i2, 1, %i2
.L327:
	cmp	%i2, %l2
	be	.L314
	 stb	%o0, [%i5+%i2]
	cmp	%i2, %l6
	bgeu,a	.L334
	 mov	0, %i5
.L131:
	ldsb	[%i4], %g1
	cmp	%g1, 80
	bne	.L132
	 ldub	[%l3+%i2], %o0
	call	tolower, 0
	 and	%o0, 0xff, %o0
	b	.L327
	 add	%i2, 1, %i2
.L51:
	sll	%g1, 24, %g1
	add	%i0, %i5, %o0
	sra	%g1, 24, %g1
	cmp	%g1, 100
	be	.L315
	 sub	%i1, %i5, %o1
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %o2, %gdop(.LC6)
.L93:
	call	sniprintf, 0
	 ld	[%i3+12], %o3
	cmp	%o0, 0
	bge,a	.L336
	 add	%i5, %o0, %i5
	b	.L313
	 mov	0, %i5
.L61:
	ld	[%i3], %o3
.L146:
	sethi	%gdop_hix22(.LC5), %o2
.L331:
	sub	%i1, %i5, %o1
	xor	%o2, %gdop_lox10(.LC5), %o2
	add	%i0, %i5, %o0
	b	.L279
	 ld	[%l7 + %o2], %o2, %gdop(.LC5)
.L37:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ld	[%g1+156], %i2
	call	strlen, 0
	 mov	%i2, %o0
.L84:
	ldsb	[%i2], %g1
.L328:
	mov	%i3, %o3
	cmp	%g1, 0
	be	.L73
	 mov	%i2, %o2
.L289:
	sub	%i1, %i5, %o1
	call	__strftime.isra.0, 0
	 add	%i0, %i5, %o0
	cmp	%o0, 0
	ble	.L25
	 add	%i5, %o0, %i5
	b	.L342
	 ldsb	[%i4], %g1
.L36:
	ld	[%i3+20], %o0
	cmp	%o0, 0
	bl	.L145
	 nop
.L281:
	sra	%o0, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%o0, 100, %g1
	smul	%g1, 100, %g1
	b	.L146
	 sub	%o0, %g1, %o3
.L34:
	ld	[%i3+32], %g1
	cmp	%g1, 0
	bl	.L23
	 add	%i4, 1, %i2
	call	__tz_lock, 0
	 nop
	cmp	%l5, 0
	be	.L316
	 nop
.L156:
	call	__gettzinfo, 0
	 nop
	ld	[%i3+32], %g2
	sra	%g2, 31, %g1
	sub	%g1, %g2, %g1
	srl	%g1, 31, %g1
	sll	%g1, 3, %g2
	sub	%g2, %g1, %g1
	sll	%g1, 2, %g1
	add	%o0, %g1, %g1
	call	__tz_unlock, 0
	 ld	[%g1+32], %i2
	sub	%g0, %i2, %i2
	sra	%i2, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%i2, 60, %o0
	call	labs, 0
	 nop
	sra	%i2, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%i2, 3600, %o3
	sra	%o0, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%o0, 60, %g3
	add	%i0, %i5, %g2
	sll	%g3, 4, %g1
	sub	%g1, %g3, %g1
	sll	%g1, 2, %g1
	sub	%i1, %i5, %o1
	sub	%o0, %g1, %o4
	sethi	%gdop_hix22(.LC15), %o2
	mov	%g2, %o0
	xor	%o2, %gdop_lox10(.LC15), %o2
	call	sniprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC15)
	cmp	%o0, 0
	bl	.L25
	 add	%i5, %o0, %i5
	cmp	%i1, %i5
	bleu,a	.L334
	 mov	0, %i5
	b	.L73
	 mov	1, %l5
.L70:
	add	%i1, -1, %g1
	cmp	%i5, %g1
	bgeu,a	.L334
	 mov	0, %i5
	mov	37, %g1
	stb	%g1, [%i0+%i5]
	b	.L73
	 add	%i5, 1, %i5
.L41:
	ld	[%i3+32], %g1
	cmp	%g1, 0
	bge	.L317
	 nop
	st	%g0, [%fp-120]
	st	%g0, [%fp-116]
.L134:
	ld	[%i3+20], %g1
	sra	%g1, 31, %g3
	add	%g1, -1, %g2
	st	%g3, [%fp-48]
	sra	%g2, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 100, %g2
	st	%g2, [%fp-60]
	sra	%g2, 31, %g2
	st	%g1, [%fp-44]
	st	%g2, [%fp-64]
	add	%g1, 299, %g2
	add	%g1, -70, %g1
	smul	%g1, 365, %g1
	st	%g1, [%fp-76]
	sra	%g1, 31, %g1
	ld	[%i3+28], %o3
	st	%g1, [%fp-80]
	sra	%o3, 31, %g1
	ld	[%i3+8], %o7
	st	%g1, [%fp-88]
	sra	%o7, 31, %g1
	ld	[%i3+4], %i2
	st	%g1, [%fp-96]
	sra	%i2, 31, %g1
	ld	[%i3], %g4
	st	%g1, [%fp-104]
	sra	%g4, 31, %g1
	ldd	[%fp-48], %o0
	sra	%g2, 31, %o2
	wr	%o2, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 400, %g2
	addcc	%o1, -69, %o5
	st	%g2, [%fp-68]
	addx	%o0, -1, %o4
	sra	%g2, 31, %g2
	sra	%o4, 31, %g3
	st	%g1, [%fp-112]
	and	%g3, 3, %g1
	ldd	[%fp-64], %l2
	st	%g2, [%fp-72]
	st	%g1, [%fp-52]
	st	%g4, [%fp-108]
	st	%g0, [%fp-56]
	ldd	[%fp-56], %o0
	addcc	%o1, %o5, %g3
	addx	%o0, %o4, %g2
	srl	%g3, 2, %g4
	sll	%g2, 30, %g1
	or	%g1, %g4, %g1
	st	%g1, [%fp-36]
	sra	%g2, 2, %g1
	st	%g1, [%fp-40]
	ldd	[%fp-40], %o4
	subcc	%o5, %l3, %g3
	subx	%o4, %l2, %g2
	ldd	[%fp-72], %l2
	addcc	%g3, %l3, %o5
	addx	%g2, %l2, %o4
	ldd	[%fp-80], %l2
	addcc	%o5, %l3, %g3
	addx	%o4, %l2, %g2
	st	%o3, [%fp-84]
	ldd	[%fp-88], %o4
	addcc	%g3, %o5, %l3
	addx	%g2, %o4, %l2
	addcc	%l3, %l3, %g3
	addx	%l2, %l2, %g2
	addcc	%g3, %l3, %o5
	addx	%g2, %l2, %o4
	srl	%o5, 29, %g3
	sll	%o4, 3, %g2
	sll	%o5, 3, %g1
	or	%g3, %g2, %o4
	st	%o7, [%fp-92]
	st	%i2, [%fp-100]
	ldd	[%fp-96], %g2
	addcc	%g1, %g3, %l3
	addx	%o4, %g2, %l2
	srl	%l3, 28, %g4
	sll	%l2, 4, %g1
	sll	%l3, 4, %g3
	or	%g4, %g1, %g2
	subcc	%g3, %l3, %o5
	subx	%g2, %l2, %o4
	srl	%o5, 30, %g3
	sll	%o4, 2, %g2
	ldd	[%fp-104], %l2
	sll	%o5, 2, %g1
	or	%g3, %g2, %o4
	addcc	%g1, %l3, %g3
	addx	%o4, %l2, %g2
	srl	%g3, 28, %g4
	sll	%g2, 4, %g1
	sll	%g3, 4, %o5
	or	%g4, %g1, %o4
	subcc	%o5, %g3, %l3
	subx	%o4, %g2, %l2
	srl	%l3, 30, %g3
	sll	%l2, 2, %g2
	or	%g3, %g2, %l2
	ldd	[%fp-112], %g2
	sll	%l3, 2, %g1
	addcc	%g1, %g3, %o5
	addx	%l2, %g2, %o4
	ldd	[%fp-120], %l2
	subcc	%o5, %l3, %g3
	subx	%o4, %l2, %g2
	sethi	%gdop_hix22(.LC13), %o2
	sub	%i1, %i5, %o1
	xor	%o2, %gdop_lox10(.LC13), %o2
	add	%i0, %i5, %o0
	ld	[%l7 + %o2], %o2, %gdop(.LC13)
	mov	%g2, %o3
	call	sniprintf, 0
	 mov	%g3, %o4
	cmp	%o0, 0
	bge,a	.L336
	 add	%i5, %o0, %i5
	b	.L313
	 mov	0, %i5
.L40:
	add	%i1, -1, %g1
	cmp	%i5, %g1
	bgeu,a	.L334
	 mov	0, %i5
	mov	9, %g1
	stb	%g1, [%i0+%i5]
	b	.L73
	 add	%i5, 1, %i5
.L39:
	add	%i1, -1, %g1
	cmp	%i5, %g1
	bgeu,a	.L334
	 mov	0, %i5
	ld	[%i3+24], %g1
	cmp	%g1, 0
	bne	.L137
	 add	%g1, 48, %g2
	mov	55, %g2
.L137:
	stb	%g2, [%i0+%i5]
	b	.L73
	 add	%i5, 1, %i5
.L57:
	ld	[%i3+24], %g2
	cmp	%g2, 0
	be	.L144
	 mov	6, %g1
	add	%g2, -1, %g1
.L144:
	ld	[%i3+28], %o3
	sethi	%gdop_hix22(.LC5), %o2
	add	%o3, 7, %o3
	xor	%o2, %gdop_lox10(.LC5), %o2
	sub	%o3, %g1, %o3
	ld	[%l7 + %o2], %o2, %gdop(.LC5)
	sra	%o3, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%o3, 7, %o3
	sub	%i1, %i5, %o1
	b	.L279
	 add	%i0, %i5, %o0
.L56:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ld	[%g1+152], %i2
	call	strlen, 0
	 mov	%i2, %o0
	b	.L328
	 ldsb	[%i2], %g1
.L55:
	ld	[%i3+20], %l3
	cmp	%l3, -1900
	bge,a	.L147
	 sll	%l2, 24, %l2
	mov	45, %g1
	stb	%g1, [%fp-32]
	cmp	%i2, 0
	mov	-1900, %g1
	be	.L282
	 sub	%g1, %l3, %l3
.L148:
	add	%i2, -1, %i2
.L282:
	add	%fp, -31, %g2
.L329:
	add	%fp, -32, %l6
	sll	%l2, 24, %l2
.L149:
	mov	37, %g1
	stb	%g1, [%g2]
	cmp	%l2, 0
	bne	.L151
	 add	%g2, 1, %o0
.L152:
	sethi	%gdop_hix22(.LC10), %o1
	xor	%o1, %gdop_lox10(.LC10), %o1
	call	strcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC10)
	mov	%l3, %o4
	mov	%i2, %o3
	mov	%l6, %o2
	sub	%i1, %i5, %o1
	call	sniprintf, 0
	 add	%i0, %i5, %o0
	cmp	%o0, 0
	bge,a	.L336
	 add	%i5, %o0, %i5
	b	.L313
	 mov	0, %i5
.L54:
	ld	[%i3+32], %g1
	cmp	%g1, 0
	bl	.L23
	 add	%i4, 1, %i2
	call	__tz_lock, 0
	 nop
	cmp	%l5, 0
	be	.L318
	 nop
	ld	[%i3+32], %g3
.L333:
	sethi	%gdop_hix22(_tzname), %g2
	sra	%g3, 31, %g1
	xor	%g2, %gdop_lox10(_tzname), %g2
	sub	%g1, %g3, %g1
	ld	[%l7 + %g2], %g2, %gdop(_tzname)
	srl	%g1, 31, %g1
	sll	%g1, 2, %g1
	ld	[%g2+%g1], %l2
	call	strlen, 0
	 mov	%l2, %o0
	orcc	%o0, 0, %i2
	be	.L319
	 add	%i1, -1, %g4
	cmp	%i5, %g4
	bgeu	.L160
	 xnor	%g0, %i5, %g2
	mov	%i5, %g1
	add	%i5, %i2, %i2
	add	%l2, %g2, %g3
	b	.L162
	 add	%i0, -1, %i5
.L161:
	cmp	%g1, %g4
	bgeu	.L160
	 nop
.L162:
	add	%g1, 1, %g1
	ldub	[%g3+%g1], %g2
	cmp	%i2, %g1
	bne	.L161
	 stb	%g2, [%i5+%g1]
.L159:
	call	__tz_unlock, 0
	 mov	%i2, %i5
	b	.L73
	 mov	1, %l5
.L53:
	ld	[%i3+24], %g1
	sethi	%gdop_hix22(_C_time_locale), %g2
	add	%g1, 24, %g1
	xor	%g2, %gdop_lox10(_C_time_locale), %g2
	sll	%g1, 2, %g1
	ld	[%l7 + %g2], %g2, %gdop(_C_time_locale)
	ld	[%g2+%g1], %i2
	call	strlen, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be	.L73
	 add	%i1, -1, %o7
	cmp	%i5, %o7
	bgeu	.L25
	 add	%i5, %o0, %g3
	xnor	%g0, %i5, %g2
	mov	%i5, %g1
	add	%i2, %g2, %g4
	b	.L75
	 add	%i0, -1, %i5
.L76:
	cmp	%g1, %o7
	bgeu,a	.L334
	 mov	0, %i5
.L75:
	add	%g1, 1, %g1
	ldub	[%g4+%g1], %g2
	cmp	%g1, %g3
	bne	.L76
	 stb	%g2, [%i5+%g1]
	b	.L320
	 mov	%g1, %i5
.L60:
	ld	[%i3], %o5
	ld	[%i3+4], %o4
	ld	[%i3+8], %o3
	sethi	%gdop_hix22(.LC14), %o2
	sub	%i1, %i5, %o1
	xor	%o2, %gdop_lox10(.LC14), %o2
	add	%i0, %i5, %o0
	call	sniprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC14)
	cmp	%o0, 0
	bge,a	.L336
	 add	%i5, %o0, %i5
	b	.L313
	 mov	0, %i5
.L59:
	ld	[%i3+24], %g1
	ld	[%i3+28], %o3
	sethi	%gdop_hix22(.LC5), %o2
	add	%o3, 7, %o3
	xor	%o2, %gdop_lox10(.LC5), %o2
	sub	%o3, %g1, %o3
	ld	[%l7 + %o2], %o2, %gdop(.LC5)
	sra	%o3, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%o3, 7, %o3
	sub	%i1, %i5, %o1
	b	.L279
	 add	%i0, %i5, %o0
.L58:
	call	iso_year_adjust, 0
	 mov	%i3, %o0
	ld	[%i3+24], %g1
	cmp	%g1, 0
	be	.L138
	 mov	6, %g2
	add	%g1, -1, %g2
.L138:
	ld	[%i3+28], %g1
	cmp	%o0, 0
	bg	.L146
	 mov	1, %o3
	be,a	.L321
	 add	%g1, 10, %g1
	ld	[%i3+20], %g3
	sub	%g2, %g1, %g1
	sra	%g3, 31, %g2
	and	%g2, 2000, %g2
	add	%g2, -101, %g2
	add	%g3, %g2, %g2
	andcc	%g2, 3, %g0
	bne	.L142
	 nop
	sra	%g2, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 100, %g4
	smul	%g4, 100, %g4
	cmp	%g2, %g4
	bne	.L143
	 mov	1, %g3
.L142:
	sra	%g2, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 400, %g3
	smul	%g3, 400, %g3
	sub	%g2, %g3, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g3
.L143:
	sub	%g1, %g3, %g1
	cmp	%g1, 4
	bg	.L146
	 mov	52, %o3
	b	.L146
	 mov	53, %o3
.L38:
	add	%i1, -1, %g1
	cmp	%i5, %g1
	bgeu,a	.L334
	 mov	0, %i5
	ld	[%i3+24], %g1
	add	%g1, 48, %g1
	stb	%g1, [%i0+%i5]
	b	.L73
	 add	%i5, 1, %i5
.L64:
	ld	[%i3+20], %g3
	cmp	%g3, -1900
	bl	.L107
	 mov	1, %l6
	mov	0, %l6
.L107:
	st	%g3, [%fp-124]
	call	iso_year_adjust, 0
	 mov	%i3, %o0
	ld	[%fp-124], %g3
	and	%l6, 0xff, %l6
	cmp	%g3, 0
	bl	.L108
	 mov	%o0, %l3
	sra	%g3, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g3, 100, %g1
	cmp	%o0, 0
	smul	%g1, 100, %g2
	add	%g1, 19, %g1
	bl	.L109
	 sub	%g3, %g2, %g2
.L110:
	add	%l3, %g2, %l3
	cmp	%l3, -1
	be	.L165
	 cmp	%l3, 100
	bne,a	.L337
	 smul	%g1, 100, %g1
	add	%g1, 1, %g1
	mov	0, %l3
.L118:
	smul	%g1, 100, %g1
.L337:
	cmp	%l6, 0
	bne	.L116
	 add	%g1, %l3, %l3
	sll	%l2, 24, %l2
	sra	%l2, 24, %g1
	cmp	%g1, 43
	bne	.L338
	 add	%fp, -32, %l6
.L295:
	sethi	%hi(9216), %g1
	or	%g1, 783, %g1
	cmp	%g1, %l3
	bgeu	.L184
	 mov	43, %g1
	cmp	%i2, 0
	be	.L150
	 stb	%g1, [%fp-32]
	mov	37, %g1
	add	%i2, -1, %i2
	stb	%g1, [%fp-31]
	add	%fp, -31, %g2
	add	%fp, -32, %l6
.L151:
	mov	48, %g1
	add	%g2, 2, %o0
	b	.L152
	 stb	%g1, [%g2+1]
.L52:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ld	[%g1+160], %i2
	call	strlen, 0
	 mov	%i2, %o0
	b	.L328
	 ldsb	[%i2], %g1
.L65:
	mov	37, %g1
	stb	%g1, [%fp-32]
	sll	%l2, 24, %g1
	cmp	%g1, 0
	be	.L96
	 mov	43, %g1
	stb	%l2, [%fp-31]
	cmp	%i2, 5
	bgu	.L97
	 add	%fp, -30, %l2
	mov	%l2, %o0
.L98:
	sethi	%gdop_hix22(.LC9), %o1
	xor	%o1, %gdop_lox10(.LC9), %o1
	call	strcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC9)
	mov	%i3, %o3
	b	.L289
	 add	%fp, -32, %o2
.L63:
	b	.L146
	 ld	[%i3+4], %o3
.L62:
	ld	[%i3+4], %o4
	ld	[%i3+8], %o3
	sethi	%gdop_hix22(.LC12), %o2
	sub	%i1, %i5, %o1
	xor	%o2, %gdop_lox10(.LC12), %o2
	add	%i0, %i5, %o0
	call	sniprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC12)
	cmp	%o0, 0
	bge,a	.L336
	 add	%i5, %o0, %i5
	b	.L313
	 mov	0, %i5
.L50:
	call	iso_year_adjust, 0
	 mov	%i3, %o0
	ld	[%i3+20], %g1
	cmp	%g1, 0
	bl	.L102
	 mov	%o0, %i2
	sra	%g1, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 100, %g2
	smul	%g2, 100, %g2
	sub	%g1, %g2, %g1
.L103:
	add	%i2, %g1, %g1
.L332:
	sra	%g1, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 100, %g2
	smul	%g2, 100, %g2
	sub	%g1, %g2, %g1
	add	%g1, 100, %g1
	sethi	%gdop_hix22(.LC5), %o2
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 100, %o3
	xor	%o2, %gdop_lox10(.LC5), %o2
	sub	%i1, %i5, %o1
	ld	[%l7 + %o2], %o2, %gdop(.LC5)
	add	%i0, %i5, %o0
	smul	%o3, 100, %o3
	call	sniprintf, 0
	 sub	%g1, %o3, %o3
	cmp	%o0, 0
	bge,a	.L336
	 add	%i5, %o0, %i5
	b	.L313
	 mov	0, %i5
.L48:
	ld	[%i3+28], %o3
	sethi	%gdop_hix22(.LC11), %o2
	add	%o3, 1, %o3
	xor	%o2, %gdop_lox10(.LC11), %o2
	sub	%i1, %i5, %o1
	ld	[%l7 + %o2], %o2, %gdop(.LC11)
	call	sniprintf, 0
	 add	%i0, %i5, %o0
	cmp	%o0, 0
	bge,a	.L336
	 add	%i5, %o0, %i5
	b	.L313
	 mov	0, %i5
.L45:
	ld	[%i3+16], %o3
	sethi	%gdop_hix22(.LC5), %o2
	add	%o3, 1, %o3
	xor	%o2, %gdop_lox10(.LC5), %o2
	sub	%i1, %i5, %o1
	ld	[%l7 + %o2], %o2, %gdop(.LC5)
	call	sniprintf, 0
	 add	%i0, %i5, %o0
	cmp	%o0, 0
	bge,a	.L336
	 add	%i5, %o0, %i5
	b	.L313
	 mov	0, %i5
.L44:
	add	%i1, -1, %g1
	cmp	%i5, %g1
	bgeu,a	.L334
	 mov	0, %i5
	mov	10, %g1
	stb	%g1, [%i0+%i5]
	b	.L73
	 add	%i5, 1, %i5
.L42:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ld	[%g1+228], %i2
	call	strlen, 0
	 mov	%i2, %o0
	b	.L328
	 ldsb	[%i2], %g1
.L69:
	ld	[%i3+24], %g2
	sethi	%gdop_hix22(_C_time_locale), %g1
	add	%g2, 30, %g2
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	sll	%g2, 2, %g2
	ld	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	add	%g1, %g2, %g1
	ld	[%g1+4], %i2
	call	strlen, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be	.L73
	 add	%i1, -1, %o7
	cmp	%i5, %o7
	bgeu	.L25
	 add	%i5, %o0, %g3
	xnor	%g0, %i5, %g2
	mov	%i5, %g1
	add	%i2, %g2, %g4
	b	.L78
	 add	%i0, -1, %i5
.L79:
	cmp	%g1, %o7
	bgeu,a	.L334
	 mov	0, %i5
.L78:
	add	%g1, 1, %g1
	ldub	[%g4+%g1], %g2
	cmp	%g1, %g3
	bne	.L79
	 stb	%g2, [%i5+%g1]
	b	.L320
	 mov	%g1, %i5
.L68:
	ld	[%i3+16], %g1
	sethi	%gdop_hix22(_C_time_locale), %g2
	add	%g1, 12, %g1
	xor	%g2, %gdop_lox10(_C_time_locale), %g2
	sll	%g1, 2, %g1
	ld	[%l7 + %g2], %g2, %gdop(_C_time_locale)
	ld	[%g2+%g1], %i2
	call	strlen, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be	.L73
	 add	%i1, -1, %o7
	cmp	%i5, %o7
	bgeu	.L25
	 add	%i5, %o0, %g3
	xnor	%g0, %i5, %g2
	mov	%i5, %g1
	add	%i2, %g2, %g4
	b	.L82
	 add	%i0, -1, %i5
.L83:
	cmp	%g1, %o7
	bgeu,a	.L334
	 mov	0, %i5
.L82:
	add	%g1, 1, %g1
	ldub	[%g4+%g1], %g2
	cmp	%g1, %g3
	bne	.L83
	 stb	%g2, [%i5+%g1]
	b	.L320
	 mov	%g1, %i5
.L67:
	ld	[%i3+20], %g2
	cmp	%g2, -1900
	bl	.L85
	 mov	1, %l6
	mov	0, %l6
.L85:
	add	%i0, %i5, %l3
	cmp	%i2, 2
	bgeu	.L86
	 sub	%i1, %i5, %o1
	mov	2, %i2
.L86:
	cmp	%g2, 0
	bl,a	.L87
	 st	%o1, [%fp-128]
	sra	%g2, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 100, %g2
	sll	%l2, 24, %l2
	cmp	%l2, 0
	bne	.L88
	 add	%g2, 19, %o5
	sethi	%gdop_hix22(.LC1), %o2
	sethi	%gdop_hix22(.LC0), %o3
	xor	%o2, %gdop_lox10(.LC1), %o2
	xor	%o3, %gdop_lox10(.LC0), %o3
	ld	[%l7 + %o2], %o2, %gdop(.LC1)
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
.L89:
	and	%l6, 0xff, %o4
.L341:
	mov	%l3, %o0
	call	sniprintf, 0
	 sub	%i2, %o4, %o4
	cmp	%o0, 0
	bge,a	.L336
	 add	%i5, %o0, %i5
	b	.L313
	 mov	0, %i5
.L66:
	ld	[%i3+16], %o3
	ld	[%i3+20], %o0
	add	%i0, %i5, %i2
	sub	%i1, %i5, %o1
	add	%o3, 1, %o3
	cmp	%o0, 0
	bl	.L94
	 ld	[%i3+12], %o4
	sra	%o0, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%o0, 100, %g1
	smul	%g1, 100, %g1
	sub	%o0, %g1, %o5
.L95:
	sethi	%gdop_hix22(.LC7), %o2
	mov	%i2, %o0
	xor	%o2, %gdop_lox10(.LC7), %o2
	call	sniprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC7)
	cmp	%o0, 0
	bge,a	.L336
	 add	%i5, %o0, %i5
	b	.L313
	 mov	0, %i5
.L96:
	mov	4, %o3
	stb	%g1, [%fp-31]
	add	%fp, -30, %l2
.L330:
	sethi	%gdop_hix22(.LC8), %o2
	mov	30, %o1
	xor	%o2, %gdop_lox10(.LC8), %o2
	mov	%l2, %o0
	call	sniprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC8)
	cmp	%o0, 0
	ble,a	.L98
	 mov	%l2, %o0
	b	.L98
	 add	%l2, %o0, %o0
.L147:
	sra	%l2, 24, %g1
	cmp	%g1, 43
	be	.L295
	 add	%l3, 1900, %l3
.L184:
	add	%fp, -32, %l6
.L338:
	b	.L149
	 mov	%l6, %g2
.L108:
	add	%g3, 1900, %o0
	call	abs, 0
	 st	%l6, [%fp-124]
	ld	[%i3+20], %g3
	sra	%o0, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%o0, 100, %g1
	cmp	%g3, 0
	bge	.L322
	 ld	[%fp-124], %g4
	st	%g4, [%fp-128]
	st	%g1, [%fp-124]
	call	abs, 0
	 add	%g3, 1900, %o0
	ld	[%fp-128], %g4
	sra	%o0, 31, %o7
	wr	%o7, 0, %y
	nop
	nop
	nop
	sdiv	%o0, 100, %g3
	ld	[%fp-124], %g1
	smul	%g3, 100, %g3
	sub	%o0, %g3, %g2
.L112:
	cmp	%l3, 0
	bl,a	.L323
	 ld	[%i3+20], %g3
	ble	.L110
	 cmp	%g4, 0
	be	.L110
	 cmp	%g2, 0
	be	.L115
	 add	%g2, -1, %l3
	smul	%g1, 100, %g1
	add	%g1, %l3, %l3
.L116:
	mov	45, %g1
	cmp	%i2, 0
	bne	.L148
	 stb	%g1, [%fp-32]
	b	.L329
	 add	%fp, -31, %g2
.L175:
	b	.L128
	 mov	12, %o3
.L314:
	b	.L73
	 mov	%i2, %i5
.L317:
	call	__tz_lock, 0
	 nop
	cmp	%l5, 0
	be	.L324
	 nop
.L135:
	call	__gettzinfo, 0
	 mov	1, %l5
	ld	[%i3+32], %g2
	sra	%g2, 31, %g1
	sub	%g1, %g2, %g1
	srl	%g1, 31, %g1
	sll	%g1, 3, %g2
	sub	%g2, %g1, %g1
	sll	%g1, 2, %g1
	add	%o0, %g1, %g1
	call	__tz_unlock, 0
	 ld	[%g1+32], %i2
	sub	%g0, %i2, %i2
	sra	%i2, 31, %g1
	st	%i2, [%fp-116]
	b	.L134
	 st	%g1, [%fp-120]
.L323:
.L109:
	cmp	%g3, -1899
	bge,a	.L325
	 add	%l3, %g2, %l3
	mov	1, %l3
	b	.L110
	 mov	1, %l6
.L88:
	cmp	%o5, 99
	ble	.L326
	 mov	1, %g1
.L166:
	andcc	%g1, 0xff, %g0
	be	.L185
	 sethi	%gdop_hix22(.LC2), %o2
	sra	%l2, 24, %g1
	cmp	%g1, 43
	bne,a	.L339
	 sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC3), %o3
	xor	%o2, %gdop_lox10(.LC2), %o2
	xor	%o3, %gdop_lox10(.LC3), %o3
	ld	[%l7 + %o2], %o2, %gdop(.LC2)
	b	.L89
	 ld	[%l7 + %o3], %o3, %gdop(.LC3)
.L311:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	b	.L127
	 ld	[%l7 + %g1], %o2, %gdop(.LC6)
.L312:
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	b	.L279
	 ld	[%l7 + %g1], %o2, %gdop(.LC5)
.L315:
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	b	.L93
	 ld	[%l7 + %g1], %o2, %gdop(.LC5)
.L97:
	addcc	%i2, -6, %o3
	be	.L98
	 mov	%l2, %o0
	b	.L330
	 add	%fp, -30, %l2
.L325:
	cmp	%l3, -1
	bne,a	.L337
	 smul	%g1, 100, %g1
.L165:
	add	%g1, -1, %g1
	b	.L118
	 mov	99, %l3
.L321:
	sub	%g1, %g2, %g1
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 7, %o3
	b	.L331
	 sethi	%gdop_hix22(.LC5), %o2
.L326:
	b	.L166
	 mov	0, %g1
.L324:
	call	_tzset_unlocked, 0
	 nop
	b,a	.L135
.L316:
	call	_tzset_unlocked, 0
	 nop
	b,a	.L156
.L185:
	sethi	%gdop_hix22(.LC0), %o3
.L339:
	xor	%o2, %gdop_lox10(.LC2), %o2
	xor	%o3, %gdop_lox10(.LC0), %o3
	ld	[%l7 + %o2], %o2, %gdop(.LC2)
	b	.L89
	 ld	[%l7 + %o3], %o3, %gdop(.LC0)
.L145:
	call	abs, 0
	 add	%o0, 1900, %o0
	b,a	.L281
.L94:
	st	%o4, [%fp-132]
	st	%o3, [%fp-128]
	st	%o1, [%fp-124]
	call	abs, 0
	 add	%o0, 1900, %o0
	ld	[%fp-132], %o4
	sra	%o0, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%o0, 100, %g1
	ld	[%fp-128], %o3
	smul	%g1, 100, %g1
	ld	[%fp-124], %o1
	b	.L95
	 sub	%o0, %g1, %o5
.L87:
	add	%g2, 1900, %o0
	call	abs, 0
	 st	%g2, [%fp-124]
	sll	%l2, 24, %l2
	sra	%o0, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%o0, 100, %o5
	cmp	%l2, 0
	ld	[%fp-124], %g2
	be	.L168
	 ld	[%fp-128], %o1
	sethi	%hi(9216), %g1
	or	%g1, 783, %g1
	cmp	%o0, %g1
	bg	.L92
	 mov	1, %g3
	mov	0, %g3
.L92:
	andcc	%g3, 0xff, %g0
	be	.L187
	 sra	%l2, 24, %l2
	cmp	%l2, 43
	bne	.L340
	 sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC3), %o3
	sethi	%gdop_hix22(.LC2), %o2
	xor	%o3, %gdop_lox10(.LC3), %o3
	xor	%o2, %gdop_lox10(.LC2), %o2
	ld	[%l7 + %o3], %o3, %gdop(.LC3)
	ld	[%l7 + %o2], %o2, %gdop(.LC2)
.L90:
	cmp	%g2, -1900
	bge,a	.L341
	 and	%l6, 0xff, %o4
	sethi	%gdop_hix22(.LC4), %o3
	xor	%o3, %gdop_lox10(.LC4), %o3
	b	.L89
	 ld	[%l7 + %o3], %o3, %gdop(.LC4)
.L102:
	call	abs, 0
	 add	%g1, 1900, %o0
	cmp	%i2, 0
	sra	%o0, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%o0, 100, %g2
	smul	%g2, 100, %g2
	bge	.L105
	 sub	%o0, %g2, %g1
	ld	[%i3+20], %g2
	cmp	%g2, -1899
	bl,a	.L103
	 mov	1, %i2
	b	.L332
	 add	%i2, %g1, %g1
.L150:
	mov	37, %g1
	add	%fp, -31, %g2
	stb	%g1, [%fp-31]
	b	.L151
	 add	%fp, -32, %l6
.L115:
	add	%g1, -1, %g1
	smul	%g1, 100, %g1
	b	.L116
	 add	%g1, 99, %l3
.L168:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o2
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o2, %gdop_lox10(.LC1), %o2
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
	b	.L90
	 ld	[%l7 + %o2], %o2, %gdop(.LC1)
.L160:
	call	__tz_unlock, 0
	 mov	0, %i5
	b,a	.L313
.L318:
	call	_tzset_unlocked, 0
	 nop
	b	.L333
	 ld	[%i3+32], %g3
.L105:
	be,a	.L332
	 add	%i2, %g1, %g1
	ld	[%i3+20], %g2
	cmp	%g2, -1900
	bl,a	.L103
	 mov	-1, %i2
	b	.L332
	 add	%i2, %g1, %g1
.L319:
	b	.L159
	 mov	%i5, %i2
.L187:
	sethi	%gdop_hix22(.LC0), %o3
.L340:
	sethi	%gdop_hix22(.LC2), %o2
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o2, %gdop_lox10(.LC2), %o2
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
	b	.L90
	 ld	[%l7 + %o2], %o2, %gdop(.LC2)
.L322:
	sra	%g3, 31, %o7
	wr	%o7, 0, %y
	nop
	nop
	nop
	sdiv	%g3, 100, %g2
	smul	%g2, 100, %g2
	b	.L112
	 sub	%g3, %g2, %g2
	.align 4
	.subsection	-1
	.align 4
.L35:
	.word	.L70-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L69-.L35
	.word	.L68-.L35
	.word	.L67-.L35
	.word	.L66-.L35
	.word	.L25-.L35
	.word	.L65-.L35
	.word	.L64-.L35
	.word	.L47-.L35
	.word	.L46-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L63-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L43-.L35
	.word	.L25-.L35
	.word	.L62-.L35
	.word	.L61-.L35
	.word	.L60-.L35
	.word	.L59-.L35
	.word	.L58-.L35
	.word	.L57-.L35
	.word	.L56-.L35
	.word	.L55-.L35
	.word	.L54-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L25-.L35
	.word	.L53-.L35
	.word	.L49-.L35
	.word	.L52-.L35
	.word	.L51-.L35
	.word	.L51-.L35
	.word	.L25-.L35
	.word	.L50-.L35
	.word	.L49-.L35
	.word	.L25-.L35
	.word	.L48-.L35
	.word	.L47-.L35
	.word	.L46-.L35
	.word	.L45-.L35
	.word	.L44-.L35
	.word	.L25-.L35
	.word	.L43-.L35
	.word	.L25-.L35
	.word	.L42-.L35
	.word	.L41-.L35
	.word	.L40-.L35
	.word	.L39-.L35
	.word	.L25-.L35
	.word	.L38-.L35
	.word	.L37-.L35
	.word	.L36-.L35
	.word	.L34-.L35
	.previous
	.size	__strftime.isra.0, .-__strftime.isra.0
	.section	.text.strftime,"ax",@progbits
	.align 4
	.global strftime
	.type	strftime, #function
	.proc	016
strftime:
	save	%sp, -96, %sp
	call	__strftime.isra.0, 0
	 restore
	.size	strftime, .-strftime
	.section	.text.strftime_l,"ax",@progbits
	.align 4
	.global strftime_l
	.type	strftime_l, #function
	.proc	016
strftime_l:
	save	%sp, -96, %sp
	call	__strftime.isra.0, 0
	 restore
	.size	strftime_l, .-strftime_l
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
