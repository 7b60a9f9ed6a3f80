! f09083d88a39d7414ed63acdf410a2f4 newlib/libc/time/strftime.c
	.file	"strftime.c"
	.section	".text"
	.section	.text.iso_year_adjust.isra.0,"ax",@progbits
	.align 4
	.type	iso_year_adjust.isra.0, #function
	.proc	04
iso_year_adjust.isra.0:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	cmp	%i0, 0
	mov	-100, %g1
	mov	1900, %g2
	movl	%icc, %g2, %g1
	andcc	%i0, 3, %g0
	be,pt	%xcc, .L12
	 add	%g1, %i0, %g1
	mulx	%g1, 123, %g3
	sll	%g3, 10, %g2
.L16:
	sub	%g2, %g3, %g2
	sll	%g2, 3, %g2
	add	%g2, %g1, %g2
	sll	%g2, 5, %g2
	sub	%g2, %g1, %g2
	sll	%g2, 2, %g2
	sub	%g2, %g1, %g2
	sll	%g2, 3, %g2
	sub	%g1, %g2, %g1
	sethi	%hi(85899264), %g2
	or	%g2, 80, %g2
	add	%g1, %g2, %g1
	srl	%g1, 4, %g2
	sll	%g1, 28, %g1
	or	%g2, %g1, %g1
	sethi	%hi(10736640), %g2
	or	%g2, 778, %g2
	cmp	%g2, %g1
	subx	%g0, -1, %g4
.L4:
	sll	%i2, 4, %i2
	add	%i1, %i1, %i1
	add	%i2, %i1, %i1
	add	%i1, %g4, %i1
	cmp	%i1, 33
	ble,pn	%icc, .L15
	 cmp	%i1, 0
	sethi	%hi(-6144), %g1
	or	%g1, 350, %g1
	add	%i1, %g1, %i1
	cmp	%i1, 53
	bgu,pn	%icc, .L13
	 sethi	%hi(458752), %g1
	sethi	%hi(2752512), %i0
	or	%i0, 31, %i0
	or	%g1, 1, %g1
	sllx	%i0, 32, %i0
	add	%i0, %g1, %i0
	srlx	%i0, %i1, %i0
	and	%i0, 1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L15:
	bge,a,pn %icc, .L6
	 mov	3, %i0
.L13:
	mov	0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L6:
	sethi	%hi(805518336), %g1
	sllx	%i0, 32, %i0
	or	%g1, 3, %g1
	add	%i0, %g1, %i0
	srlx	%i0, %i1, %i0
	and	%i0, 1, %i0
	sub	%g0, %i0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L12:
	sethi	%hi(85899264), %g5
	or	%g5, 80, %g5
	sll	%g1, 5, %g3
	sub	%g3, %g1, %g3
	sll	%g3, 2, %g3
	sub	%g3, %g1, %g3
	sll	%g3, 10, %g2
	sub	%g2, %g3, %g2
	sll	%g2, 3, %g2
	add	%g2, %g1, %g2
	sll	%g2, 5, %g2
	sub	%g2, %g1, %g2
	sll	%g2, 2, %g2
	sub	%g2, %g1, %g2
	sll	%g2, 3, %g2
	sub	%g1, %g2, %g2
	add	%g2, %g5, %g2
	srl	%g2, 2, %g5
	sll	%g2, 30, %g2
	or	%g5, %g2, %g5
	sethi	%hi(42949632), %g2
	or	%g2, 40, %g2
	cmp	%g5, %g2
	bgu,pt	%icc, .L4
	 mov	1, %g4
	ba,pt	%xcc, .L16
	 sll	%g3, 10, %g2
	.size	iso_year_adjust.isra.0, .-iso_year_adjust.isra.0
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
	.proc	017
__strftime.isra.0:
	save	%sp, -256, %sp
	add	%fp, 2015, %l1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L29-.)), %i4
	mov	0, %l2
	or	%i4, %lo(_GLOBAL_OFFSET_TABLE_-(.L29-.)), %i4
	mov	0, %i5
	sub	%l7, %i4, %i4
	add	%i1, -1, %l0
.L18:
	ldsb	[%i2], %g1
	cmp	%g0, %g1
	xor	%g1, 37, %g2
	addx	%g0, 0, %g3
	cmp	%g0, %g2
	addx	%g0, 0, %g2
	andcc	%g3, %g2, %g0
	bne,pt	%icc, .L21
	 ldub	[%i2], %g4
	cmp	%g1, 0
	be,pn	%icc, .L22
	 nop
	ldsb	[%i2+1], %g1
	xor	%g1, 48, %g2
	cmp	%g0, %g2
	xor	%g1, 43, %g1
	subx	%g0, -1, %g3
	cmp	%g0, %g1
	add	%i2, 1, %l3
	subx	%g0, -1, %g2
	ldub	[%i2+1], %g1
	orcc	%g3, %g2, %g0
	be,pt	%icc, .L24
	 mov	0, %l4
	mov	%g1, %l4
	add	%i2, 2, %l3
	ldub	[%i2+2], %g1
.L24:
	add	%g1, -49, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 8
	bleu,pn	%icc, .L257
	 mov	0, %i2
.L25:
	sll	%g1, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 69
	be,pn	%icc, .L208
	 cmp	%g2, 79
	be,pn	%icc, .L208
	 add	%g1, -37, %g2
	and	%g2, 0xff, %g3
	cmp	%g3, 85
	bgu,a,pn %icc, .L284
	 mov	0, %i5
.L258:
	and	%g2, 0xff, %g2
	sllx	%g2, 2, %g2
	ldsw	[%i4+%g2], %g2
	jmp	%i4+%g2
	 nop
	.section	".rodata"
	.section	.text.__strftime.isra.0
.L21:
	cmp	%l0, %i5
	bleu,a,pn %xcc, .L284
	 mov	0, %i5
	stb	%g4, [%i0+%i5]
	add	%i2, 1, %i2
	ba,pt	%xcc, .L18
	 add	%i5, 1, %i5
.L208:
	ldub	[%l3+1], %g1
	add	%g1, -37, %g2
	and	%g2, 0xff, %g3
	cmp	%g3, 85
	bleu,pt	%icc, .L258
	 add	%l3, 1, %l3
.L20:
	mov	0, %i5
.L17:
.L284:
	return	%i7+8
	 mov	%o5, %o0
.L257:
	mov	%l3, %o0
	mov	10, %o2
	call	strtoul, 0
	 mov	%l1, %o1
	ldx	[%fp+2015], %l3
	mov	%o0, %i2
	ba,pt	%xcc, .L25
	 ldub	[%l3], %g1
.L41:
	sll	%g1, 24, %g1
	add	%i0, %i5, %o0
	sra	%g1, 24, %g1
	cmp	%g1, 107
	be,pn	%icc, .L259
	 sub	%i1, %i5, %o1
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %o2, %gdop(.LC5)
.L115:
	call	sniprintf, 0
	 ldsw	[%i3+8], %o3
	cmp	%o0, 0
	bl,a,pn	%icc, .L284
	 mov	0, %i5
	add	%i5, %o0, %i5
.L285:
	cmp	%i1, %i5
	bleu,a,pn %xcc, .L284
	 mov	0, %i5
.L67:
	ldsb	[%l3], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L18
	 add	%l3, 1, %i2
.L22:
	brz,pt	%i1, .L17
	 nop
	stb	%g0, [%i0+%i5]
	return	%i7+8
	 mov	%o5, %o0
.L48:
	lduw	[%i3+32], %g1
	cmp	%g1, 0
	bge,pn	%icc, .L260
	 add	%l3, 1, %i2
	ba,pt	%xcc, .L18
	 nop
.L40:
	lduw	[%i3+8], %g2
	cmp	%g0, %g2
	xor	%g2, 12, %g3
	addx	%g0, 0, %g4
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	andcc	%g4, %g3, %g0
	be,pt	%icc, .L116
	 mov	12, %o3
	sra	%g2, 0, %g2
	sdivx	%g2, 12, %g3
	add	%g3, %g3, %o3
	add	%o3, %g3, %o3
	sllx	%o3, 2, %o3
	sub	%g2, %o3, %o3
.L116:
	sll	%g1, 24, %g1
	add	%i0, %i5, %o0
	sra	%g1, 24, %g1
	cmp	%g1, 73
	be,pn	%icc, .L261
	 sub	%i1, %i5, %o1
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %o2, %gdop(.LC6)
.L117:
	call	sniprintf, 0
	 sra	%o3, 0, %o3
	cmp	%o0, 0
	bge,a,pt %icc, .L285
	 add	%i5, %o0, %i5
	ba,pt	%xcc, .L17
	 mov	0, %i5
.L37:
	lduw	[%i3+8], %g1
	mov	0, %g2
	cmp	%g1, 11
	sethi	%gdop_hix22(_C_time_locale), %g1
	movg	%icc, 1, %g2
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	add	%g2, 40, %g2
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	sllx	%g2, 3, %g2
	add	%g1, %g2, %g1
	ldx	[%g1+8], %l5
	call	strlen, 0
	 mov	%l5, %o0
	brz,pn	%o0, .L67
	 add	%i1, -1, %l6
	cmp	%i5, %l6
	bgeu,a,pn %xcc, .L284
	 mov	0, %i5
	mov	%i5, %i2
	add	%i5, %o0, %l4
	sub	%l5, %i2, %l5
	ba,pt	%xcc, .L118
	 add	%i0, -1, %i5
.L119:
	add	%i2, 1, %i2
.L277:
	cmp	%i2, %l4
	be,pn	%xcc, .L262
	 stb	%o0, [%i5+%i2]
	cmp	%i2, %l6
	bgeu,a,pn %xcc, .L284
	 mov	0, %i5
.L118:
	ldsb	[%l3], %g1
	cmp	%g1, 80
	bne,pt	%icc, .L119
	 ldub	[%l5+%i2], %o0
	call	tolower, 0
	 and	%o0, 0xff, %o0
	ba,pt	%xcc, .L277
	 add	%i2, 1, %i2
.L43:
	ldsw	[%i3+16], %g2
	sethi	%gdop_hix22(_C_time_locale), %g1
	sllx	%g2, 3, %g2
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ldx	[%g1+%g2], %i2
	call	strlen, 0
	 mov	%i2, %o0
	brz,pn	%o0, .L67
	 add	%i1, -1, %g5
	cmp	%i5, %g5
	bgeu,pn	%xcc, .L20
	 add	%i5, %o0, %g3
	xnor	%g0, %i5, %g2
	mov	%i5, %g1
	add	%i2, %g2, %g4
	ba,pt	%xcc, .L74
	 add	%i0, -1, %i5
.L75:
	cmp	%g1, %g5
	bgeu,a,pn %xcc, .L284
	 mov	0, %i5
.L74:
	add	%g1, 1, %g1
	ldub	[%g4+%g1], %g2
	cmp	%g1, %g3
	bne,pt	%xcc, .L75
	 stb	%g2, [%i5+%g1]
	ba,pt	%xcc, .L67
	 mov	%g1, %i5
.L45:
	sll	%g1, 24, %g1
	add	%i0, %i5, %o0
	sra	%g1, 24, %g1
	cmp	%g1, 100
	be,pn	%icc, .L263
	 sub	%i1, %i5, %o1
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %o2, %gdop(.LC6)
.L83:
	call	sniprintf, 0
	 ldsw	[%i3+12], %o3
	cmp	%o0, 0
	bge,a,pt %icc, .L285
	 add	%i5, %o0, %i5
	ba,pt	%xcc, .L17
	 mov	0, %i5
.L44:
	lduw	[%i3+20], %l6
	ldsw	[%i3+28], %o2
	sra	%l6, 0, %l4
	ldsw	[%i3+24], %o1
	call	iso_year_adjust.isra.0, 0
	 mov	%l4, %o0
	cmp	%l6, 0
	mov	%o0, %l5
	bl,pn	%icc, .L92
	 mov	%o0, %i2
.L230:
	sdivx	%l4, 100, %g1
	cmp	%l5, 0
	mulx	%g1, 100, %g1
	bl,pn	%icc, .L264
	 sub	%l4, %g1, %l4
	be,pn	%icc, .L286
	 add	%i2, %l4, %g1
	lduw	[%i3+20], %g1
	cmp	%g1, -1901
	movle	%icc, -1, %i2
.L95:
	add	%i2, %l4, %g1
.L286:
	sra	%g1, 0, %g1
	sdivx	%g1, 100, %g2
	mulx	%g2, 100, %g2
	sub	%g1, %g2, %g1
	add	%g1, 100, %g1
	sra	%g1, 0, %g1
	sdivx	%g1, 100, %g2
	mulx	%g2, 100, %g2
	sub	%g1, %g2, %g1
	sethi	%gdop_hix22(.LC5), %o2
	sub	%i1, %i5, %o1
	xor	%o2, %gdop_lox10(.LC5), %o2
	add	%i0, %i5, %o0
	ldx	[%l7 + %o2], %o2, %gdop(.LC5)
	call	sniprintf, 0
	 sra	%g1, 0, %o3
	cmp	%o0, 0
	bge,a,pt %icc, .L285
	 add	%i5, %o0, %i5
	ba,pt	%xcc, .L17
	 mov	0, %i5
.L42:
	lduw	[%i3+28], %o3
	sethi	%gdop_hix22(.LC11), %o2
	add	%o3, 1, %o3
	xor	%o2, %gdop_lox10(.LC11), %o2
	sra	%o3, 0, %o3
	ldx	[%l7 + %o2], %o2, %gdop(.LC11)
.L220:
	sub	%i1, %i5, %o1
	call	sniprintf, 0
	 add	%i0, %i5, %o0
	cmp	%o0, 0
	bge,a,pt %icc, .L285
	 add	%i5, %o0, %i5
	ba,pt	%xcc, .L17
	 mov	0, %i5
.L39:
	lduw	[%i3+16], %o3
	sethi	%gdop_hix22(.LC5), %o2
	add	%o3, 1, %o3
	xor	%o2, %gdop_lox10(.LC5), %o2
	sra	%o3, 0, %o3
	ba,pt	%xcc, .L220
	 ldx	[%l7 + %o2], %o2, %gdop(.LC5)
.L38:
	add	%i1, -1, %g1
	cmp	%i5, %g1
	bgeu,a,pn %xcc, .L284
	 mov	0, %i5
	mov	10, %g1
	stb	%g1, [%i0+%i5]
	ba,pt	%xcc, .L67
	 add	%i5, 1, %i5
.L59:
	mov	37, %g1
	stb	%g1, [%fp+2015]
	sll	%l4, 24, %g1
	cmp	%g1, 0
	be,pt	%icc, .L86
	 mov	43, %g1
	cmp	%i2, 5
	bgu,pt	%xcc, .L87
	 stb	%l4, [%fp+2016]
	add	%fp, 2017, %l4
.L90:
	mov	%l4, %o0
.L88:
	sethi	%gdop_hix22(.LC9), %o1
	xor	%o1, %gdop_lox10(.LC9), %o1
	call	strcpy, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC9)
	mov	%i3, %o3
	ba,pt	%xcc, .L239
	 add	%fp, 2015, %o2
.L58:
	lduw	[%i3+20], %l6
	cmp	%l6, -1900
	sra	%l6, 0, %g1
	mov	0, %l5
	ldsw	[%i3+28], %o2
	movl	%icc, 1, %l5
	ldsw	[%i3+24], %o1
	stb	%l5, [%fp+2002]
	mov	%g1, %o0
	call	iso_year_adjust.isra.0, 0
	 stx	%g1, [%fp+2007]
	and	%l5, 0xff, %l5
	cmp	%l6, 0
	mov	%o0, %g4
	bl,pn	%icc, .L96
	 mov	%o0, %g5
	ldx	[%fp+2007], %g1
	cmp	%o0, 0
	sdivx	%g1, 100, %g3
	mulx	%g3, 100, %o7
	add	%g3, 19, %g3
	bl,pn	%icc, .L97
	 sub	%g1, %o7, %g1
.L98:
	add	%g5, %g1, %g1
	cmp	%g1, -1
	be,pn	%icc, .L152
	 cmp	%g1, 100
	bne,a,pn %icc, .L287
	 mulx	%g3, 100, %g3
	add	%g3, 1, %g3
	mov	0, %g1
.L106:
	mulx	%g3, 100, %g3
.L287:
	cmp	%l5, 0
	bne,pn	%icc, .L104
	 add	%g3, %g1, %l5
	sll	%l4, 24, %l4
	sra	%l4, 24, %g1
	xor	%g1, 43, %g1
	cmp	%g0, %g1
.L245:
	subx	%g0, -1, %g2
	sethi	%hi(9216), %g1
	or	%g1, 783, %g1
	cmp	%g1, %l5
	addx	%g0, 0, %g1
	andcc	%g2, %g1, %g0
	be,a,pt	%icc, .L169
	 add	%fp, 2015, %l6
	mov	43, %g1
	brz,pn	%i2, .L137
	 stb	%g1, [%fp+2015]
	mov	37, %g1
	add	%i2, -1, %i2
	stb	%g1, [%fp+2016]
	add	%fp, 2015, %l6
	add	%fp, 2016, %g1
.L138:
	mov	48, %g2
	add	%g1, 2, %o0
	ba,pt	%xcc, .L139
	 stb	%g2, [%g1+1]
.L57:
	ldsw	[%i3+4], %o3
.L222:
	sethi	%gdop_hix22(.LC5), %o2
	sub	%i1, %i5, %o1
	xor	%o2, %gdop_lox10(.LC5), %o2
	add	%i0, %i5, %o0
	call	sniprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC5)
	cmp	%o0, 0
	bge,a,pt %icc, .L285
	 add	%i5, %o0, %i5
	ba,pt	%xcc, .L17
	 mov	0, %i5
.L56:
	ldsw	[%i3+4], %o4
	ldsw	[%i3+8], %o3
	sethi	%gdop_hix22(.LC12), %o2
	sub	%i1, %i5, %o1
	xor	%o2, %gdop_lox10(.LC12), %o2
	add	%i0, %i5, %o0
	call	sniprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC12)
	cmp	%o0, 0
	bge,a,pt %icc, .L285
	 add	%i5, %o0, %i5
	ba,pt	%xcc, .L17
	 mov	0, %i5
.L47:
	ldsw	[%i3+24], %g1
	sethi	%gdop_hix22(_C_time_locale), %g2
	add	%g1, 24, %g1
	xor	%g2, %gdop_lox10(_C_time_locale), %g2
	sllx	%g1, 3, %g1
	ldx	[%l7 + %g2], %g2, %gdop(_C_time_locale)
	ldx	[%g2+%g1], %i2
	call	strlen, 0
	 mov	%i2, %o0
	brz,pn	%o0, .L67
	 add	%i1, -1, %g5
	cmp	%i5, %g5
	bgeu,pn	%xcc, .L20
	 add	%i5, %o0, %g3
	xnor	%g0, %i5, %g2
	mov	%i5, %g1
	add	%i2, %g2, %g4
	ba,pt	%xcc, .L69
	 add	%i0, -1, %i5
.L70:
	cmp	%g1, %g5
	bgeu,a,pn %xcc, .L284
	 mov	0, %i5
.L69:
	add	%g1, 1, %g1
	ldub	[%g4+%g1], %g2
	cmp	%g1, %g3
	bne,pt	%xcc, .L70
	 stb	%g2, [%i5+%g1]
	ba,pt	%xcc, .L67
	 mov	%g1, %i5
.L46:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ldx	[%g1+320], %i2
	call	strlen, 0
	 mov	%i2, %o0
.L78:
	ldsb	[%i2], %g1
.L278:
	mov	%i3, %o3
	cmp	%g1, 0
	be,pt	%icc, .L67
	 mov	%i2, %o2
.L239:
	sub	%i1, %i5, %o1
	call	__strftime.isra.0, 0
	 add	%i0, %i5, %o0
	cmp	%o0, 0
	ble,pn	%icc, .L20
	 sra	%o0, 0, %o0
	ba,pt	%xcc, .L67
	 add	%i5, %o0, %i5
.L64:
	add	%i1, -1, %g1
	cmp	%i5, %g1
	bgeu,a,pn %xcc, .L284
	 mov	0, %i5
	mov	37, %g1
	stb	%g1, [%i0+%i5]
	ba,pt	%xcc, .L67
	 add	%i5, 1, %i5
.L63:
	ldsw	[%i3+24], %g2
	sethi	%gdop_hix22(_C_time_locale), %g1
	add	%g2, 30, %g2
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	sllx	%g2, 3, %g2
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	add	%g1, %g2, %g1
	ldx	[%g1+8], %i2
	call	strlen, 0
	 mov	%i2, %o0
	brz,pn	%o0, .L67
	 add	%i1, -1, %g5
	cmp	%i5, %g5
	bgeu,pn	%xcc, .L20
	 add	%i5, %o0, %g3
	xnor	%g0, %i5, %g2
	mov	%i5, %g1
	add	%i2, %g2, %g4
	ba,pt	%xcc, .L72
	 add	%i0, -1, %i5
.L73:
	cmp	%g1, %g5
	bgeu,a,pn %xcc, .L284
	 mov	0, %i5
.L72:
	add	%g1, 1, %g1
	ldub	[%g4+%g1], %g2
	cmp	%g1, %g3
	bne,pt	%xcc, .L73
	 stb	%g2, [%i5+%g1]
	ba,pt	%xcc, .L67
	 mov	%g1, %i5
.L62:
	ldsw	[%i3+16], %g1
	sethi	%gdop_hix22(_C_time_locale), %g2
	add	%g1, 12, %g1
	xor	%g2, %gdop_lox10(_C_time_locale), %g2
	sllx	%g1, 3, %g1
	ldx	[%l7 + %g2], %g2, %gdop(_C_time_locale)
	ldx	[%g2+%g1], %i2
	call	strlen, 0
	 mov	%i2, %o0
	brz,pn	%o0, .L67
	 add	%i1, -1, %g5
	cmp	%i5, %g5
	bgeu,pn	%xcc, .L20
	 add	%i5, %o0, %g3
	xnor	%g0, %i5, %g2
	mov	%i5, %g1
	add	%i2, %g2, %g4
	ba,pt	%xcc, .L76
	 add	%i0, -1, %i5
.L77:
	cmp	%g1, %g5
	bgeu,a,pn %xcc, .L284
	 mov	0, %i5
.L76:
	add	%g1, 1, %g1
	ldub	[%g4+%g1], %g2
	cmp	%g1, %g3
	bne,pt	%xcc, .L77
	 stb	%g2, [%i5+%g1]
	ba,pt	%xcc, .L67
	 mov	%g1, %i5
.L61:
	lduw	[%i3+20], %l6
	cmp	%l6, -1900
	mov	0, %l5
	movl	%icc, 1, %l5
	cmp	%i2, 2
	mov	2, %g1
	sub	%i1, %i5, %o1
	movgeu	%xcc, %i2, %g1
	cmp	%l6, 0
	bl,pn	%icc, .L79
	 add	%i0, %i5, %i2
	sra	%l6, 0, %g3
	sll	%l4, 24, %g2
	sdivx	%g3, 100, %g3
	sra	%g2, 24, %g2
	cmp	%g2, 0
	bne,pt	%icc, .L80
	 add	%g3, 19, %o5
	sethi	%gdop_hix22(.LC1), %o2
	sethi	%gdop_hix22(.LC0), %o3
	xor	%o2, %gdop_lox10(.LC1), %o2
	xor	%o3, %gdop_lox10(.LC0), %o3
	ldx	[%l7 + %o2], %o2, %gdop(.LC1)
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
.L81:
	and	%l5, 0xff, %o4
.L288:
	sra	%o5, 0, %o5
	sub	%g1, %o4, %o4
	call	sniprintf, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bge,a,pt %icc, .L285
	 add	%i5, %o0, %i5
	ba,pt	%xcc, .L17
	 mov	0, %i5
.L60:
	lduw	[%i3+16], %i2
	lduw	[%i3+20], %g1
	add	%i0, %i5, %l4
	sub	%i1, %i5, %o1
	add	%i2, 1, %i2
	cmp	%g1, 0
	bl,pn	%icc, .L84
	 lduw	[%i3+12], %l5
	sra	%g1, 0, %g1
	sdivx	%g1, 100, %g2
	mulx	%g2, 100, %g2
	sub	%g1, %g2, %g1
.L85:
	sra	%g1, 0, %o5
	sra	%l5, 0, %o4
	sra	%i2, 0, %o3
	sethi	%gdop_hix22(.LC7), %o2
	mov	%l4, %o0
	xor	%o2, %gdop_lox10(.LC7), %o2
	call	sniprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC7)
	cmp	%o0, 0
	bge,a,pt %icc, .L285
	 add	%i5, %o0, %i5
	ba,pt	%xcc, .L17
	 mov	0, %i5
.L36:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ldx	[%g1+456], %i2
	call	strlen, 0
	 mov	%i2, %o0
	ba,pt	%xcc, .L278
	 ldsb	[%i2], %g1
.L35:
	lduw	[%i3+32], %g1
	cmp	%g1, 0
	bge,pn	%icc, .L265
	 mov	0, %i2
	lduw	[%i3+20], %g2
.L280:
	sra	%g2, 0, %g3
	add	%g3, -69, %g1
	add	%g3, -66, %g3
	add	%g2, -1, %g4
	movrlz	%g1, %g3, %g1
	sra	%g4, 0, %g4
	add	%g2, 299, %g3
	sdivx	%g4, 100, %g4
	sra	%g3, 0, %g3
	add	%g2, -70, %g2
	sdivx	%g3, 400, %g3
	mulx	%g2, 365, %g2
	sra	%g2, 0, %g2
	ldsw	[%i3+28], %g5
	ldsw	[%i3+8], %o7
	srax	%g1, 2, %g1
	sub	%g1, %g4, %g1
	ldsw	[%i3+4], %g4
	add	%g1, %g3, %g1
	ldsw	[%i3], %g3
	add	%g1, %g2, %g1
	add	%g1, %g5, %g1
	add	%g1, %g1, %g2
	add	%g2, %g1, %g1
	sllx	%g1, 3, %g1
	add	%g1, %o7, %g1
	mulx	%g1, 60, %g1
	add	%g1, %g4, %g1
	mulx	%g1, 60, %g1
	add	%g1, %g3, %g1
	sethi	%gdop_hix22(.LC13), %o2
	sub	%i1, %i5, %o1
	xor	%o2, %gdop_lox10(.LC13), %o2
	add	%i0, %i5, %o0
	ldx	[%l7 + %o2], %o2, %gdop(.LC13)
	call	sniprintf, 0
	 sub	%g1, %i2, %o3
	cmp	%o0, 0
	bge,a,pt %icc, .L285
	 add	%i5, %o0, %i5
	ba,pt	%xcc, .L17
	 mov	0, %i5
.L34:
	add	%i1, -1, %g1
	cmp	%i5, %g1
	bgeu,a,pn %xcc, .L284
	 mov	0, %i5
	mov	9, %g1
	stb	%g1, [%i0+%i5]
	ba,pt	%xcc, .L67
	 add	%i5, 1, %i5
.L33:
	add	%i1, -1, %g1
	cmp	%i5, %g1
	bgeu,a,pn %xcc, .L284
	 mov	0, %i5
	lduw	[%i3+24], %g2
	add	%g2, 48, %g1
	cmp	%g2, 0
	move	%icc, 55, %g1
	stb	%g1, [%i0+%i5]
	ba,pt	%xcc, .L67
	 add	%i5, 1, %i5
.L51:
	lduw	[%i3+24], %g1
	lduw	[%i3+28], %o3
	cmp	%g1, 0
	add	%o3, 7, %o3
	add	%g1, -1, %g1
	mov	6, %g2
	sethi	%gdop_hix22(.LC5), %o2
	movne	%icc, %g1, %g2
	xor	%o2, %gdop_lox10(.LC5), %o2
	sub	%o3, %g2, %o3
	ldx	[%l7 + %o2], %o2, %gdop(.LC5)
	sra	%o3, 0, %o3
	ba,pt	%xcc, .L220
	 sdivx	%o3, 7, %o3
.L50:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ldx	[%g1+304], %i2
	call	strlen, 0
	 mov	%i2, %o0
	ba,pt	%xcc, .L278
	 ldsb	[%i2], %g1
.L49:
	lduw	[%i3+20], %g1
	cmp	%g1, -1900
	bge,a,pt %icc, .L134
	 sll	%l4, 24, %l4
	mov	45, %g2
	stb	%g2, [%fp+2015]
	mov	-1900, %g2
	brz,pn	%i2, .L232
	 sub	%g2, %g1, %l5
.L135:
	add	%i2, -1, %i2
.L232:
	add	%fp, 2016, %g1
.L279:
	add	%fp, 2015, %l6
	sll	%l4, 24, %l4
.L136:
	mov	37, %g2
	stb	%g2, [%g1]
	cmp	%l4, 0
	bne,pn	%icc, .L138
	 add	%g1, 1, %o0
.L139:
	sethi	%gdop_hix22(.LC10), %o1
	xor	%o1, %gdop_lox10(.LC10), %o1
	call	strcpy, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC10)
	srl	%l5, 0, %o4
	mov	%i2, %o3
	mov	%l6, %o2
	sub	%i1, %i5, %o1
	call	sniprintf, 0
	 add	%i0, %i5, %o0
	cmp	%o0, 0
	bge,a,pt %icc, .L285
	 add	%i5, %o0, %i5
	ba,pt	%xcc, .L17
	 mov	0, %i5
.L32:
	add	%i1, -1, %g1
	cmp	%i5, %g1
	bgeu,a,pn %xcc, .L284
	 mov	0, %i5
	lduw	[%i3+24], %g1
	add	%g1, 48, %g1
	stb	%g1, [%i0+%i5]
	ba,pt	%xcc, .L67
	 add	%i5, 1, %i5
.L31:
	sethi	%gdop_hix22(_C_time_locale), %g1
	xor	%g1, %gdop_lox10(_C_time_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_time_locale)
	ldx	[%g1+312], %i2
	call	strlen, 0
	 mov	%i2, %o0
	ba,pt	%xcc, .L278
	 ldsb	[%i2], %g1
.L30:
	lduw	[%i3+20], %g1
	cmp	%g1, 0
	bl,a,pn	%icc, .L132
	 add	%g1, 1900, %g1
	sra	%g1, 0, %g1
	sdivx	%g1, 100, %g2
	mulx	%g2, 100, %g2
	sub	%g1, %g2, %g1
	ba,pt	%xcc, .L222
	 sra	%g1, 0, %o3
.L28:
	lduw	[%i3+32], %g1
	cmp	%g1, 0
	bl,pt	%icc, .L18
	 add	%l3, 1, %i2
	call	__tz_lock, 0
	 nop
	cmp	%l2, 0
	be,pn	%icc, .L266
	 nop
.L143:
	call	__gettzinfo, 0
	 nop
	ldsw	[%i3+32], %g2
	mov	0, %g1
	movrgz	%g2, 1, %g1
	mulx	%g1, 40, %g1
	add	%o0, %g1, %g1
	call	__tz_unlock, 0
	 ldx	[%g1+40], %i2
	sub	%g0, %i2, %i2
	call	labs, 0
	 sdivx	%i2, 60, %o0
	add	%i0, %i5, %g2
	sdivx	%o0, 60, %o4
	sub	%i1, %i5, %o1
	sdivx	%i2, 3600, %o3
	mulx	%o4, 60, %o4
	sethi	%gdop_hix22(.LC15), %o2
	sub	%o0, %o4, %o4
	xor	%o2, %gdop_lox10(.LC15), %o2
	mov	%g2, %o0
	call	sniprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC15)
	cmp	%o0, 0
	bl,pn	%icc, .L20
	 add	%i5, %o0, %i5
	cmp	%i1, %i5
	bleu,a,pn %xcc, .L284
	 mov	0, %i5
	ba,pt	%xcc, .L67
	 mov	1, %l2
.L55:
	ba,pt	%xcc, .L222
	 ldsw	[%i3], %o3
.L53:
	lduw	[%i3+28], %o3
	lduw	[%i3+24], %g1
	add	%o3, 7, %o3
	sethi	%gdop_hix22(.LC5), %o2
	sub	%o3, %g1, %o3
	xor	%o2, %gdop_lox10(.LC5), %o2
	sra	%o3, 0, %o3
	ldx	[%l7 + %o2], %o2, %gdop(.LC5)
	ba,pt	%xcc, .L220
	 sdivx	%o3, 7, %o3
.L52:
	lduw	[%i3+24], %i2
	lduw	[%i3+20], %l5
	sra	%i2, 0, %o1
	lduw	[%i3+28], %l4
	sra	%l5, 0, %o0
	call	iso_year_adjust.isra.0, 0
	 sra	%l4, 0, %o2
	cmp	%i2, 0
	mov	6, %g1
	add	%i2, -1, %i2
	movne	%icc, %i2, %g1
	cmp	%o0, 0
	ble,pn	%icc, .L267
	 mov	1, %o3
	ba,pt	%xcc, .L222
	 sra	%o3, 0, %o3
.L54:
	ldsw	[%i3], %o5
	ldsw	[%i3+4], %o4
	ldsw	[%i3+8], %o3
	sethi	%gdop_hix22(.LC14), %o2
	sub	%i1, %i5, %o1
	xor	%o2, %gdop_lox10(.LC14), %o2
	add	%i0, %i5, %o0
	call	sniprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC14)
	cmp	%o0, 0
	bge,a,pt %icc, .L285
	 add	%i5, %o0, %i5
	ba,pt	%xcc, .L17
	 mov	0, %i5
.L267:
	be,a,pt	%icc, .L268
	 add	%l4, 10, %l4
	cmp	%l5, 0
	mov	1899, %g3
	mov	-101, %g2
	movl	%icc, %g3, %g2
	add	%g2, %l5, %g3
	andcc	%g3, 3, %g0
	be,pt	%xcc, .L207
	 sub	%g1, %l4, %g1
	mulx	%g3, 123, %g4
	sll	%g4, 10, %g2
.L282:
	sub	%g2, %g4, %g2
	sll	%g2, 3, %g2
	add	%g2, %g3, %g2
	sll	%g2, 5, %g2
	sub	%g2, %g3, %g2
	sll	%g2, 2, %g2
	sub	%g2, %g3, %g2
	sll	%g2, 3, %g2
	sub	%g3, %g2, %g2
	sethi	%hi(85899264), %g3
	or	%g3, 80, %g3
	add	%g2, %g3, %g2
	srl	%g2, 4, %g3
	sll	%g2, 28, %g2
	or	%g3, %g2, %g2
	sethi	%hi(10736640), %g3
	or	%g3, 778, %g3
	cmp	%g3, %g2
	subx	%g0, -1, %g5
.L130:
	sub	%g1, %g5, %g1
	mov	0, %o3
	cmp	%g1, 5
	movl	%icc, 1, %o3
	add	%o3, 52, %o3
	ba,pt	%xcc, .L222
	 sra	%o3, 0, %o3
.L86:
	mov	4, %o3
	stb	%g1, [%fp+2016]
	add	%fp, 2017, %l4
	sethi	%gdop_hix22(.LC8), %o2
.L281:
	mov	30, %o1
	xor	%o2, %gdop_lox10(.LC8), %o2
	mov	%l4, %o0
	call	sniprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC8)
	cmp	%o0, 0
	ble,a,pn %icc, .L88
	 mov	%l4, %o0
	ba,pt	%xcc, .L88
	 add	%l4, %o0, %o0
.L134:
	add	%g1, 1900, %l5
	sra	%l4, 24, %g2
	xor	%g2, 43, %g2
	ba,pt	%xcc, .L245
	 cmp	%g0, %g2
.L169:
	ba,pt	%xcc, .L136
	 mov	%l6, %g1
.L96:
	stx	%o0, [%fp+1991]
	st	%o0, [%fp+2007]
	add	%l6, 1900, %o0
	call	abs, 0
	 sra	%o0, 0, %o0
	lduw	[%i3+20], %l6
	sdivx	%o0, 100, %o5
	cmp	%l6, 0
	mov	%o5, %g3
	lduw	[%fp+2007], %g5
	bge,pn	%icc, .L269
	 ldx	[%fp+1991], %g4
	stx	%o5, [%fp+1975]
	stx	%g4, [%fp+1983]
	st	%o5, [%fp+1991]
	st	%g5, [%fp+2007]
	add	%l6, 1900, %o0
	call	abs, 0
	 sra	%o0, 0, %o0
	sdivx	%o0, 100, %g2
	ldx	[%fp+1975], %o5
	mulx	%g2, 100, %g2
	ldx	[%fp+1983], %g4
	sub	%o0, %g2, %g1
	lduw	[%fp+1991], %g3
	lduw	[%fp+2007], %g5
.L100:
	cmp	%g4, 0
	bl,pn	%icc, .L270
	 mov	0, %g2
	movrgz	%g4, 1, %g2
	lduw	[%fp+1999], %g4
	andcc	%g2, %g4, %g0
	be,pn	%icc, .L98
	 cmp	%g1, 0
	be,pn	%icc, .L103
	 add	%g1, -1, %g2
	mulx	%o5, 100, %o5
	add	%o5, %g2, %l5
.L104:
	mov	45, %g1
	brnz,pt	%i2, .L135
	 stb	%g1, [%fp+2015]
	ba,pt	%xcc, .L279
	 add	%fp, 2016, %g1
.L262:
	ba,pt	%xcc, .L67
	 mov	%i2, %i5
.L265:
	call	__tz_lock, 0
	 nop
	cmp	%l2, 0
	be,pn	%icc, .L271
	 nop
.L122:
	call	__gettzinfo, 0
	 mov	1, %l2
	ldsw	[%i3+32], %g2
	mov	0, %g1
	movrgz	%g2, 1, %g1
	mulx	%g1, 40, %g1
	add	%o0, %g1, %g1
	ldx	[%g1+40], %i2
	call	__tz_unlock, 0
	 sub	%g0, %i2, %i2
	ba,pt	%xcc, .L280
	 lduw	[%i3+20], %g2
.L264:
	lduw	[%i3+20], %g1
	cmp	%g1, -1900
	ba,pt	%xcc, .L95
	 movle	%icc, 1, %i2
.L270:
	lduw	[%i3+20], %l6
.L97:
	cmp	%l6, -1899
	bge,a,pt %icc, .L272
	 add	%g1, %g4, %g1
	mov	1, %g5
	ba,pt	%xcc, .L98
	 mov	1, %l5
.L80:
	cmp	%o5, 99
	xor	%g2, 43, %g2
	mov	0, %g3
	movg	%icc, 1, %g3
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	andcc	%g3, %g2, %g0
	bne,pn	%icc, .L273
	 sethi	%gdop_hix22(.LC2), %o2
	sethi	%gdop_hix22(.LC0), %o3
	xor	%o2, %gdop_lox10(.LC2), %o2
	xor	%o3, %gdop_lox10(.LC0), %o3
	ldx	[%l7 + %o2], %o2, %gdop(.LC2)
	ba,pt	%xcc, .L81
	 ldx	[%l7 + %o3], %o3, %gdop(.LC0)
.L263:
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ba,pt	%xcc, .L83
	 ldx	[%l7 + %g1], %o2, %gdop(.LC5)
.L259:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ba,pt	%xcc, .L115
	 ldx	[%l7 + %g1], %o2, %gdop(.LC6)
.L261:
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ba,pt	%xcc, .L117
	 ldx	[%l7 + %g1], %o2, %gdop(.LC5)
.L87:
	add	%i2, -6, %o3
	brz,pt	%o3, .L90
	 add	%fp, 2017, %l4
	ba,pt	%xcc, .L281
	 sethi	%gdop_hix22(.LC8), %o2
.L260:
	call	__tz_lock, 0
	 nop
	cmp	%l2, 0
	be,pn	%icc, .L274
	 nop
	ldsw	[%i3+32], %g3
.L283:
	sethi	%gdop_hix22(_tzname), %g2
	mov	0, %g1
	xor	%g2, %gdop_lox10(_tzname), %g2
	movrgz	%g3, 1, %g1
	ldx	[%l7 + %g2], %g2, %gdop(_tzname)
	sllx	%g1, 3, %g1
	ldx	[%g2+%g1], %l2
	call	strlen, 0
	 mov	%l2, %o0
	brz,pn	%o0, .L275
	 add	%i1, -1, %g4
	cmp	%i5, %g4
	bgeu,pn	%xcc, .L147
	 xnor	%g0, %i5, %g2
	mov	%i5, %g1
	add	%i5, %o0, %i2
	add	%l2, %g2, %g3
	ba,pt	%xcc, .L149
	 add	%i0, -1, %i5
.L148:
	cmp	%g1, %g4
	bgeu,pn	%xcc, .L147
	 nop
.L149:
	add	%g1, 1, %g1
	ldub	[%g3+%g1], %g2
	cmp	%g1, %i2
	bne,pt	%xcc, .L148
	 stb	%g2, [%i5+%g1]
.L146:
	call	__tz_unlock, 0
	 mov	%i2, %i5
	ba,pt	%xcc, .L67
	 mov	1, %l2
.L272:
	cmp	%g1, -1
	bne,a,pn %icc, .L287
	 mulx	%g3, 100, %g3
.L152:
	add	%g3, -1, %g3
	ba,pt	%xcc, .L106
	 mov	99, %g1
.L268:
	sub	%l4, %g1, %g1
	sra	%g1, 0, %g1
	sdivx	%g1, 7, %o3
	ba,pt	%xcc, .L222
	 sra	%o3, 0, %o3
.L271:
	call	_tzset_unlocked, 0
	 nop
	ba,pt	%xcc, .L122
	 nop
.L266:
	call	_tzset_unlocked, 0
	 nop
	ba,pt	%xcc, .L143
	 nop
.L273:
	sethi	%gdop_hix22(.LC3), %o3
	xor	%o2, %gdop_lox10(.LC2), %o2
	xor	%o3, %gdop_lox10(.LC3), %o3
	ldx	[%l7 + %o2], %o2, %gdop(.LC2)
	ba,pt	%xcc, .L81
	 ldx	[%l7 + %o3], %o3, %gdop(.LC3)
.L132:
	call	abs, 0
	 sra	%g1, 0, %o0
	sdivx	%o0, 100, %g2
	mulx	%g2, 100, %g2
	sub	%o0, %g2, %g1
	ba,pt	%xcc, .L222
	 sra	%g1, 0, %o3
.L92:
	add	%l6, 1900, %o0
	call	abs, 0
	 sra	%o0, 0, %o0
	ba,pt	%xcc, .L230
	 mov	%o0, %l4
.L84:
	add	%g1, 1900, %g1
	stx	%o1, [%fp+2007]
	call	abs, 0
	 sra	%g1, 0, %o0
	ldx	[%fp+2007], %o1
	sdivx	%o0, 100, %g2
	mulx	%g2, 100, %g2
	ba,pt	%xcc, .L85
	 sub	%o0, %g2, %g1
.L79:
	stx	%o1, [%fp+1999]
	stx	%g1, [%fp+2007]
	add	%l6, 1900, %o0
	call	abs, 0
	 sra	%o0, 0, %o0
	sdivx	%o0, 100, %o5
	sll	%l4, 24, %g2
	ldx	[%fp+2007], %g1
	sra	%g2, 24, %g2
	cmp	%g2, 0
	be,pt	%icc, .L154
	 ldx	[%fp+1999], %o1
	sethi	%hi(9216), %g3
	or	%g3, 783, %g3
	cmp	%o0, %g3
	xor	%g2, 43, %g2
	mov	0, %g3
	movg	%icc, 1, %g3
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	andcc	%g3, %g2, %g0
	be,pn	%icc, .L276
	 sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC3), %o3
	sethi	%gdop_hix22(.LC2), %o2
	xor	%o3, %gdop_lox10(.LC3), %o3
	xor	%o2, %gdop_lox10(.LC2), %o2
	ldx	[%l7 + %o3], %o3, %gdop(.LC3)
	ldx	[%l7 + %o2], %o2, %gdop(.LC2)
.L82:
	cmp	%l6, -1900
	bge,pn	%icc, .L288
	 and	%l5, 0xff, %o4
	sethi	%gdop_hix22(.LC4), %o3
	xor	%o3, %gdop_lox10(.LC4), %o3
	ba,pt	%xcc, .L288
	 ldx	[%l7 + %o3], %o3, %gdop(.LC4)
.L137:
	mov	37, %g2
	add	%fp, 2016, %g1
	stb	%g2, [%fp+2016]
	ba,pt	%xcc, .L138
	 add	%fp, 2015, %l6
.L103:
	add	%o5, -1, %g1
	mulx	%g1, 100, %g1
	ba,pt	%xcc, .L104
	 add	%g1, 99, %l5
.L154:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o2
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o2, %gdop_lox10(.LC1), %o2
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
	ba,pt	%xcc, .L82
	 ldx	[%l7 + %o2], %o2, %gdop(.LC1)
.L207:
	sethi	%hi(85899264), %i2
	or	%i2, 80, %i2
	sll	%g3, 5, %g4
	sub	%g4, %g3, %g4
	sll	%g4, 2, %g4
	sub	%g4, %g3, %g4
	sll	%g4, 10, %g2
	sub	%g2, %g4, %g2
	sll	%g2, 3, %g2
	add	%g2, %g3, %g2
	sll	%g2, 5, %g2
	sub	%g2, %g3, %g2
	sll	%g2, 2, %g2
	sub	%g2, %g3, %g2
	sll	%g2, 3, %g2
	sub	%g3, %g2, %g2
	add	%g2, %i2, %g2
	srl	%g2, 2, %i2
	sll	%g2, 30, %g2
	or	%i2, %g2, %i2
	sethi	%hi(42949632), %g2
	or	%g2, 40, %g2
	cmp	%i2, %g2
	bgu,pt	%icc, .L130
	 mov	1, %g5
	ba,pt	%xcc, .L282
	 sll	%g4, 10, %g2
.L147:
	call	__tz_unlock, 0
	 mov	0, %i5
	ba,pt	%xcc, .L17
	 nop
.L274:
	call	_tzset_unlocked, 0
	 nop
	ba,pt	%xcc, .L283
	 ldsw	[%i3+32], %g3
.L275:
	ba,pt	%xcc, .L146
	 mov	%i5, %i2
.L276:
	sethi	%gdop_hix22(.LC2), %o2
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o2, %gdop_lox10(.LC2), %o2
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
	ba,pt	%xcc, .L82
	 ldx	[%l7 + %o2], %o2, %gdop(.LC2)
.L269:
	sra	%l6, 0, %g1
	sdivx	%g1, 100, %g2
	mulx	%g2, 100, %g2
	ba,pt	%xcc, .L100
	 sub	%g1, %g2, %g1
	.align 4
	.subsection	-1
	.align 8
.L29:
	.word	.L64-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L63-.L29
	.word	.L62-.L29
	.word	.L61-.L29
	.word	.L60-.L29
	.word	.L20-.L29
	.word	.L59-.L29
	.word	.L58-.L29
	.word	.L41-.L29
	.word	.L40-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L57-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L37-.L29
	.word	.L20-.L29
	.word	.L56-.L29
	.word	.L55-.L29
	.word	.L54-.L29
	.word	.L53-.L29
	.word	.L52-.L29
	.word	.L51-.L29
	.word	.L50-.L29
	.word	.L49-.L29
	.word	.L48-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L20-.L29
	.word	.L47-.L29
	.word	.L43-.L29
	.word	.L46-.L29
	.word	.L45-.L29
	.word	.L45-.L29
	.word	.L20-.L29
	.word	.L44-.L29
	.word	.L43-.L29
	.word	.L20-.L29
	.word	.L42-.L29
	.word	.L41-.L29
	.word	.L40-.L29
	.word	.L39-.L29
	.word	.L38-.L29
	.word	.L20-.L29
	.word	.L37-.L29
	.word	.L20-.L29
	.word	.L36-.L29
	.word	.L35-.L29
	.word	.L34-.L29
	.word	.L33-.L29
	.word	.L20-.L29
	.word	.L32-.L29
	.word	.L31-.L29
	.word	.L30-.L29
	.word	.L28-.L29
	.previous
	.size	__strftime.isra.0, .-__strftime.isra.0
	.section	.text.strftime,"ax",@progbits
	.align 4
	.global strftime
	.type	strftime, #function
	.proc	017
strftime:
	save	%sp, -176, %sp
	call	__strftime.isra.0, 0
	 restore
	.size	strftime, .-strftime
	.section	.text.strftime_l,"ax",@progbits
	.align 4
	.global strftime_l
	.type	strftime_l, #function
	.proc	017
strftime_l:
	save	%sp, -176, %sp
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
