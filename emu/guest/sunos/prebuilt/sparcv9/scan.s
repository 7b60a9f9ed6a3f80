! 4363f904c47d5a36886388d5db51a06b emu/guest/libc/scan.c
	.file	"scan.c"
	.section	".text"
	.section	.text.next,"ax",@progbits
	.align 4
	.type	next, #function
	.proc	04
next:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	ldx	[%i0], %o0
	brz,pn	%o0, .L2
	 mov	%i0, %i5
	call	getc, 0
	 nop
	xnor	%g0, %o0, %g1
	mov	%o0, %i0
	cmp	%g0, %g1
	addx	%g0, 0, %g2
.L3:
	lduw	[%i5+24], %g1
	add	%g1, %g2, %g1
	st	%g1, [%i5+24]
	return	%i7+8
	 sra	%o0, 0, %o0
.L2:
	ldx	[%i0+16], %g1
	brz,a,pn %g1, .L4
	 ldx	[%i0+8], %g1
	lduw	[%g1], %i0
	cmp	%i0, 0
	be,pn	%icc, .L6
	 add	%g1, 4, %g1
	xnor	%g0, %i0, %g2
	cmp	%g0, %g2
	stx	%g1, [%i5+16]
	addx	%g0, 0, %g2
	lduw	[%i5+24], %g1
	add	%g1, %g2, %g1
	st	%g1, [%i5+24]
	return	%i7+8
	 sra	%o0, 0, %o0
.L4:
	ldub	[%g1], %i0
	cmp	%i0, 0
	be,pn	%icc, .L6
	 add	%g1, 1, %g1
	mov	1, %g2
	stx	%g1, [%i5+8]
	lduw	[%i5+24], %g1
	add	%g1, %g2, %g1
	st	%g1, [%i5+24]
	return	%i7+8
	 sra	%o0, 0, %o0
.L6:
	mov	0, %g2
	ba,pt	%xcc, .L3
	 mov	-1, %i0
	.size	next, .-next
	.section	.text.accept,"ax",@progbits
	.align 4
	.type	accept, #function
	.proc	04
accept:
	.register	%g3, #scratch
	save	%sp, -176, %sp
	lduw	[%i1+24], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L33
	 nop
	ba,pt	%xcc, .L18
	 mov	0, %i5
.L33:
	call	next, 0
	 mov	%i0, %o0
	add	%o0, -65, %g1
	mov	%o0, %i4
	cmp	%g1, 25
	bgu,pn	%icc, .L34
	 or	%o0, 32, %i5
.L12:
	sra	%i5, 0, %i5
	mov	%i2, %o0
	call	strchr, 0
	 mov	%i5, %o1
	brz,pn	%o0, .L35
	 lduw	[%i1+24], %g1
	add	%g1, -1, %g1
	st	%g1, [%i1+24]
	ldx	[%i1+8], %g2
	ldx	[%i1+16], %g3
	add	%g2, 1, %o0
	cmp	%o0, %g3
	be,pn	%xcc, .L20
	 nop
	ldx	[%i1], %i3
.L21:
	stx	%o0, [%i1+8]
	stb	%i4, [%i3+%g2]
	ldx	[%i1], %g2
	ldx	[%i1+8], %g1
	stb	%g0, [%g2+%g1]
.L18:
.L36:
	return	%i7+8
	 mov	%o5, %o0
.L15:
.L35:
	cmp	%g0, %g1
	xnor	%g0, %i4, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L36
	 mov	0, %i5
	lduw	[%i0+24], %g1
	add	%g1, -1, %g1
	st	%g1, [%i0+24]
	ldx	[%i0], %o1
	brz,pn	%o1, .L17
	 mov	%i4, %o0
	call	ungetc, 0
	 nop
	ba,pt	%xcc, .L18
	 nop
.L17:
	ldx	[%i0+16], %g1
	brz,pn	%g1, .L19
	 add	%g1, -4, %g1
	mov	0, %i5
	ba,pt	%xcc, .L18
	 stx	%g1, [%i0+16]
.L20:
	call	malloc, 0
	 sllx	%o0, 1, %o0
	brz,pn	%o0, .L18
	 mov	%o0, %i3
	ldx	[%i1+8], %o2
	call	memcpy, 0
	 ldx	[%i1], %o1
	ldx	[%i1], %o0
	add	%i1, 28, %g1
	cmp	%o0, %g1
	be,a,pn	%xcc, .L37
	 ldx	[%i1+16], %g1
	call	free, 0
	 nop
	ldx	[%i1+16], %g1
.L37:
	ldx	[%i1+8], %g2
	add	%g1, %g1, %g1
	stx	%i3, [%i1]
	stx	%g1, [%i1+16]
	ba,pt	%xcc, .L21
	 add	%g2, 1, %o0
.L19:
	ldx	[%i0+8], %g1
	mov	0, %i5
	add	%g1, -1, %g1
	ba,pt	%xcc, .L18
	 stx	%g1, [%i0+8]
.L34:
	add	%o0, -1, %g1
	cmp	%g1, 126
	bgu,a,pt %icc, .L15
	 lduw	[%i1+24], %g1
	ba,pt	%xcc, .L12
	 mov	%o0, %i5
	.size	accept, .-accept
	.section	.text.take_text,"ax",@progbits
	.align 4
	.type	take_text, #function
	.proc	04
take_text:
	save	%sp, -176, %sp
	lduw	[%i0+32], %g1
	mov	0, %l3
	cmp	%g1, 0
	bl,pn	%icc, .L93
	 mov	0, %l2
	mov	0, %l0
	movrne	%i1, 1, %l0
	xor	%i2, 1, %i4
	and	%i2, %l0, %l1
	and	%i4, 1, %i4
	mov	%l1, %l0
.L41:
	call	next, 0
	 mov	%i0, %o0
	cmp	%o0, -1
	be,pn	%icc, .L96
	 mov	%o0, %i5
	brz,pn	%i3, .L42
	 mov	%i5, %o7
	ldx	[%i3+8], %g1
	brz,pn	%g1, .L43
	 ldx	[%i3], %g4
	lduw	[%g1], %o5
	mov	1, %g3
	xor	%o5, 94, %o5
	cmp	%g0, %o5
	subx	%g0, -1, %g2
	subx	%g0, -1, %o3
	sllx	%g2, 2, %g2
	add	%g1, %g2, %g1
.L45:
	brz,a,pn %g1, .L101
	 ldub	[%g4], %g2
.L53:
	lduw	[%g1], %g2
	cmp	%g2, 0
	be,pn	%icc, .L51
	 xor	%g2, 93, %g5
	cmp	%g0, %g5
	addx	%g0, 0, %g5
	orcc	%g3, %g5, %g0
	be,pn	%icc, .L102
	 cmp	%o3, 1
	lduw	[%g1+4], %g5
	cmp	%g5, 45
	be,pn	%icc, .L46
	 add	%g1, 4, %g3
	mov	%g3, %g1
.L47:
	cmp	%g2, %o7
.L104:
	bne,pt	%icc, .L45
	 mov	0, %g3
	cmp	%g0, %o5
.L105:
	addx	%g0, 0, %o3
.L51:
	cmp	%o3, 1
.L102:
	bne,a,pn %icc, .L103
	 lduw	[%i0+24], %g1
	cmp	%i5, 255
	mov	0, %g1
.L106:
	movg	%icc, 1, %g1
	andcc	%i4, %g1, %g0
	bne,pn	%icc, .L97
	 cmp	%l0, 0
.L107:
	be,pt	%icc, .L66
	 mov	%l1, %g3
	sllx	%l3, 2, %g1
	st	%i5, [%i1+%g1]
.L67:
	lduw	[%i0+32], %g2
.L100:
	add	%l2, 1, %l2
	cmp	%g2, %l2
	mov	0, %g1
	movg	%icc, 1, %g1
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	orcc	%g1, %g2, %g0
	bne,pt	%icc, .L41
	 add	%l3, 1, %l3
	mov	1, %i0
.L40:
	andcc	%g3, 0xff, %g0
	be,pt	%icc, .L69
	 nop
	sra	%l2, 0, %g1
.L108:
	sllx	%g1, 2, %g1
	st	%g0, [%i1+%g1]
	return	%i7+8
	 sra	%o0, 0, %o0
.L52:
	add	%o1, 1, %g4
	mov	0, %g3
	ldub	[%g4], %g2
.L101:
	cmp	%g2, 0
	be,pn	%icc, .L102
	 cmp	%o3, 1
	xor	%g2, 93, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	orcc	%g3, %g1, %g0
	be,pn	%icc, .L102
	 cmp	%o3, 1
	ldsb	[%g4+1], %g1
	cmp	%g1, 45
	be,pn	%icc, .L48
	 add	%g4, 1, %g3
	mov	%g3, %g4
	ba,pt	%xcc, .L47
	 mov	0, %g1
.L46:
	add	%g1, 8, %o2
	lduw	[%g1+8], %g5
	mov	%g4, %o1
	mov	%g3, %g1
.L49:
	cmp	%g0, %g5
	xor	%g5, 93, %g3
	addx	%g0, 0, %o4
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	andcc	%o4, %g3, %g0
	be,pt	%icc, .L104
	 cmp	%g2, %o7
	cmp	%o7, %g2
	subx	%g0, -1, %g2
	cmp	%g5, %o7
	subx	%g0, -1, %g1
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L105
	 cmp	%g0, %o5
	brz,pn	%o2, .L52
	 add	%o2, 4, %g1
	mov	%o1, %g4
	ba,pt	%xcc, .L53
	 mov	0, %g3
.L48:
	add	%g4, 2, %o1
	ldub	[%g4+2], %g5
	mov	0, %o2
	mov	%g3, %g4
	ba,pt	%xcc, .L49
	 mov	0, %g1
.L66:
	brnz,a,pt %i1, .L67
	 stb	%i5, [%i1+%l3]
	ba,pt	%xcc, .L100
	 lduw	[%i0+32], %g2
.L42:
	cmp	%i5, 255
	bgu,pt	%icc, .L106
	 mov	0, %g1
	call	isspace, 0
	 nop
	cmp	%o0, 0
	be,pt	%icc, .L107
	 cmp	%l0, 0
	lduw	[%i0+24], %g1
.L103:
	add	%g1, -1, %g1
	st	%g1, [%i0+24]
	ldx	[%i0], %o1
	brz,a,pn %o1, .L98
	 ldx	[%i0+16], %g1
	call	ungetc, 0
	 mov	%i5, %o0
.L64:
	mov	0, %g3
	mov	0, %i0
	movrne	%i1, 1, %g3
	sra	%l2, 0, %g1
	and	%i2, %g3, %g3
	andcc	%g3, 0xff, %g0
	bne,pt	%icc, .L108
	 movrgz	%g1, 1, %i0
.L69:
	brz,pn	%i1, .L65
	 sra	%l2, 0, %l2
	stb	%g0, [%i1+%l2]
	return	%i7+8
	 sra	%o0, 0, %o0
.L43:
	ldub	[%g4], %o5
	mov	1, %g3
	xor	%o5, 94, %o5
	cmp	%g0, %o5
	subx	%g0, -1, %o3
	ba,pt	%xcc, .L45
	 subx	%g4, -1, %g4
.L97:
	call	___errno, 0
	 mov	0, %i0
	mov	88, %g1
	st	%g1, [%o0]
.L65:
	return	%i7+8
	 sra	%o0, 0, %o0
.L96:
	mov	0, %i0
	sra	%l2, 0, %g1
	mov	0, %g3
	movrgz	%g1, 1, %i0
	movrne	%i1, 1, %g3
	ba,pt	%xcc, .L40
	 and	%i2, %g3, %g3
.L98:
	brz,pn	%g1, .L63
	 add	%g1, -4, %g1
	ba,pt	%xcc, .L64
	 stx	%g1, [%i0+16]
.L63:
	ldx	[%i0+8], %g1
	add	%g1, -1, %g1
	ba,pt	%xcc, .L64
	 stx	%g1, [%i0+8]
.L93:
	mov	0, %g3
	mov	0, %i0
	movrne	%i1, 1, %g3
	ba,pt	%xcc, .L40
	 and	%i2, %g3, %g3
	.size	take_text, .-take_text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"nf"
	.align 8
.LC1:
	.asciz	"nity"
	.align 8
.LC2:
	.asciz	"an"
	.align 8
.LC3:
	.asciz	"e"
	.align 8
.LC4:
	.asciz	"p"
	.align 8
.LC5:
	.asciz	"01234567"
	.align 8
.LC6:
	.asciz	"[cCn"
	.align 8
.LC7:
	.asciz	"+-"
	.align 8
.LC8:
	.asciz	"i"
	.align 8
.LC9:
	.asciz	"n"
	.align 8
.LC10:
	.asciz	"0123456789abcdefghijklmnopqrstuvwxyz_"
	.align 8
.LC11:
	.asciz	")"
	.align 8
.LC12:
	.asciz	"0"
	.align 8
.LC13:
	.asciz	"x"
	.align 8
.LC14:
	.asciz	"."
	.align 8
.LC15:
	.asciz	"("
	.section	.text.scan_text,"ax",@progbits
	.align 4
	.global scan_text
	.type	scan_text, #function
	.proc	04
scan_text:
	save	%sp, -480, %sp
	stx	%i4, [%fp+2207]
	mov	%i4, %o1
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%g0, [%fp+1855]
	stx	%g0, [%fp+1863]
	stx	%g0, [%fp+1871]
	stx	%g0, [%fp+1879]
	stx	%i0, [%fp+1831]
	stx	%i1, [%fp+1839]
	stx	%i2, [%fp+1847]
	call	has_numbers, 0
	 mov	%i3, %o0
	st	%o0, [%fp+1787]
	mov	%i4, %l5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	0, %l3
	cmp	%o0, 0
	bne,pn	%icc, .L355
	 mov	1, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L139-.)), %l0
	sethi	%hi(26843136), %i1
	or	%l0, %lo(_GLOBAL_OFFSET_TABLE_-(.L139-.)), %l0
	add	%fp, 1831, %i2
	sub	%l7, %l0, %l0
	or	%i1, 408, %i1
	sethi	%hi(268435456), %l1
.L110:
	brz,a,pn %l5, .L413
	 ldub	[%i3], %i0
	lduw	[%l5], %i0
.L414:
	cmp	%g0, %i0
	addx	%g0, 0, %g2
	andcc	%i4, %g2, %g0
	be,pn	%icc, .L291
	 cmp	%i0, 255
	bleu,pn	%icc, .L111
	 add	%l5, 4, %l5
	mov	%i2, %o0
.L415:
	call	next, 0
	 mov	1, %i4
	cmp	%o0, %i0
	be,pn	%icc, .L110
	 xnor	%g0, %o0, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	cmp	%o0, -1
	be,pn	%icc, .L124
	 st	%g3, [%fp+1871]
	lduw	[%fp+1855], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp+1855]
	ldx	[%fp+1831], %o1
	brz,pn	%o1, .L122
	 lduw	[%fp+1787], %g1
	call	ungetc, 0
	 and	%g1, 1, %i4
	brnz,a,pt %l5, .L414
	 lduw	[%l5], %i0
	ldub	[%i3], %i0
.L413:
	cmp	%g0, %i0
	addx	%g0, 0, %g2
	andcc	%i4, %g2, %g0
	be,pn	%icc, .L291
	 add	%i3, 1, %i3
.L111:
	call	isspace, 0
	 sra	%i0, 0, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L113
	 mov	%o0, %l2
	cmp	%i0, 37
	bne,a,pn %icc, .L415
	 mov	%i2, %o0
	brz,a,pn %l5, .L125
	 ldsb	[%i3], %g2
	lduw	[%l5], %g2
	xor	%g2, 42, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	subx	%g0, -1, %g3
	st	%g2, [%fp+1867]
	st	%g0, [%fp+1863]
	sllx	%g3, 2, %g2
	add	%l5, %g2, %l5
	lduw	[%l5], %g2
	add	%g2, -48, %g2
	cmp	%g2, 9
	bgu,a,pn %icc, .L416
	 st	%g0, [%fp+1875]
.L136:
	add	%l5, 4, %l5
	lduw	[%l5], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bgu,a,pn %icc, .L417
	 st	%g2, [%fp+1863]
.L132:
	cmp	%g2, %i1
	ble,pn	%icc, .L418
	 sll	%g2, 2, %g3
	add	%l5, 4, %l5
	lduw	[%l5], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bleu,pt	%icc, .L132
	 mov	%l1, %g2
	st	%g2, [%fp+1863]
.L417:
	st	%g0, [%fp+1875]
.L416:
	mov	0, %g4
	mov	0, %g5
.L157:
	lduw	[%l5], %g2
	add	%g2, -76, %g3
	cmp	%g3, 46
	bgu,pn	%icc, .L137
	 srl	%g3, 0, %g3
	sllx	%g3, 2, %g3
	ldsw	[%l0+%g3], %g3
	jmp	%l0+%g3
	 nop
	.section	".rodata"
	.section	.text.scan_text
.L115:
	call	isspace, 0
	 nop
	cmp	%o0, 0
	be,pt	%icc, .L419
	 lduw	[%fp+1855], %g2
.L113:
	call	next, 0
	 mov	%i2, %o0
	cmp	%o0, 255
	bleu,pn	%icc, .L115
	 mov	%o0, %i0
	cmp	%o0, -1
	be,pn	%icc, .L110
	 lduw	[%fp+1855], %g2
.L419:
	add	%g2, -1, %g2
	st	%g2, [%fp+1855]
	ldx	[%fp+1831], %o1
	brz,pn	%o1, .L118
	 ldx	[%fp+1847], %g2
	call	ungetc, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L110
	 nop
.L144:
	and	%g2, 0xff, %g2
	mov	0, %l5
.L137:
	andcc	%g4, 0xff, %g0
	bne,a,pt %icc, .L151
	 st	%g5, [%fp+1875]
.L151:
	stb	%g2, [%fp+1879]
	cmp	%g0, %g2
	mov	%g2, %i0
	brz,pn	%l5, .L152
	 addx	%g0, 0, %g3
	sllx	%g3, 2, %g3
	stx	%i3, [%fp+1799]
	add	%l5, %g3, %l5
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 91
	be,pn	%icc, .L382
	 stx	%l5, [%fp+1807]
.L153:
	sll	%i0, 24, %i0
.L434:
	sethi	%gdop_hix22(.LC6), %o0
	sra	%i0, 24, %o1
	xor	%o0, %gdop_lox10(.LC6), %o0
	call	strchr, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC6)
	brz,pn	%o0, .L383
	 add	%fp, 1831, %l4
.L173:
	sra	%i0, 24, %i0
	cmp	%i0, 37
	be,pn	%icc, .L420
	 add	%fp, 1831, %o0
	cmp	%i0, 110
.L425:
	be,a,pn	%icc, .L385
	 ldx	[%i5], %g4
	call	next, 0
	 mov	%i2, %o0
	cmp	%o0, -1
	be,pn	%icc, .L192
	 lduw	[%fp+1855], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp+1855]
	ldx	[%fp+1831], %o1
	brz,pn	%o1, .L193
	 ldx	[%fp+1847], %g2
	call	ungetc, 0
	 nop
.L194:
	st	%g0, [%fp+1871]
	lduw	[%fp+1867], %g4
	cmp	%g4, 0
	be,pt	%icc, .L386
	 mov	0, %i0
.L197:
	ldub	[%fp+1879], %g5
	add	%g5, -65, %g2
	and	%g2, 0xff, %g3
	cmp	%g3, 50
	bgu,a,pn %icc, .L421
	 add	%g5, -88, %g5
.L390:
	and	%g2, 0xff, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L200-.)), %g3
	sllx	%g2, 2, %g2
	or	%g3, %lo(_GLOBAL_OFFSET_TABLE_-(.L200-.)), %g3
	sub	%l7, %g3, %g3
	ldsw	[%g3+%g2], %g2
	jmp	%g3+%g2
	 nop
	.section	".rodata"
	.section	.text.scan_text
.L307:
	mov	3, %g5
	add	%l5, 4, %l5
	ba,pt	%xcc, .L157
	 mov	1, %g4
.L125:
	xor	%g2, 42, %g2
	st	%g0, [%fp+1863]
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	st	%g2, [%fp+1867]
	subx	%i3, -1, %i3
	ldub	[%i3], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bgu,pn	%icc, .L129
	 mov	0, %g2
	sll	%g2, 2, %g3
.L418:
	add	%g3, %g2, %g2
	add	%g2, %g2, %g2
	add	%g2, -48, %g2
	brnz,pt	%l5, .L136
	 add	%g2, %g4, %g2
.L131:
	add	%i3, 1, %i3
	ldub	[%i3], %g3
	add	%g3, -48, %g1
	cmp	%g1, 9
	bgu,a,pn %icc, .L129
	 st	%g2, [%fp+1863]
.L134:
	cmp	%g2, %i1
	ble,pn	%icc, .L388
	 sll	%g2, 2, %g1
	add	%i3, 1, %i3
	ldub	[%i3], %g3
	add	%g3, -48, %g1
	cmp	%g1, 9
	bleu,pt	%icc, .L134
	 mov	%l1, %g2
	st	%g2, [%fp+1863]
.L129:
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L146-.)), %i0
	st	%g0, [%fp+1875]
	or	%i0, %lo(_GLOBAL_OFFSET_TABLE_-(.L146-.)), %i0
	mov	0, %g4
	mov	0, %g5
	sub	%l7, %i0, %i0
.L158:
	ldub	[%i3], %g2
	add	%g2, -76, %g1
	and	%g1, 0xff, %g3
	cmp	%g3, 46
	bgu,pn	%icc, .L144
	 and	%g1, 0xff, %g1
	sllx	%g1, 2, %g1
	ldsw	[%i0+%g1], %g1
	jmp	%i0+%g1
	 nop
	.section	".rodata"
	.section	.text.scan_text
.L388:
	add	%g1, %g2, %g1
	add	%g1, %g1, %g1
	add	%g1, -48, %g1
	ba,pt	%xcc, .L131
	 add	%g1, %g3, %g2
.L152:
	add	%i3, %g3, %i3
	stx	%g0, [%fp+1807]
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 91
	bne,pt	%icc, .L153
	 stx	%i3, [%fp+1799]
	ldub	[%i3], %g2
	sll	%g2, 24, %g2
	sra	%g2, 24, %g3
	cmp	%g3, 94
	bne,pt	%icc, .L422
	 sra	%g2, 24, %g2
	ldub	[%i3+1], %g2
	add	%i3, 1, %i3
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
.L422:
	xor	%g2, 93, %g2
	cmp	%g0, %g2
	subx	%i3, -1, %i3
.L169:
	ldub	[%i3], %g2
	cmp	%g2, 0
	be,pn	%icc, .L153
	 cmp	%g2, 93
	bne,pt	%icc, .L169
	 add	%i3, 1, %i3
	ba,pt	%xcc, .L434
	 sll	%i0, 24, %i0
.L291:
	cmp	%l3, 0
	be,pt	%icc, .L389
	 lduw	[%fp+1871], %g1
	sra	%l3, 0, %i0
	return	%i7+8
	 nop
.L193:
	brz,pn	%g2, .L195
	 add	%g2, -4, %g2
	st	%g0, [%fp+1871]
	stx	%g2, [%fp+1847]
	lduw	[%fp+1867], %g4
	cmp	%g4, 0
	bne,pt	%icc, .L197
	 mov	0, %i0
.L386:
	ldx	[%i5], %i0
	ldub	[%fp+1879], %g5
	add	%g5, -65, %g2
	and	%g2, 0xff, %g3
	cmp	%g3, 50
	bleu,pt	%icc, .L390
	 add	%i5, 8, %i5
.L198:
	add	%g5, -88, %g5
.L421:
	and	%g5, 0xff, %g3
	add	%fp, 1915, %i4
	cmp	%g3, 32
	stx	%i4, [%fp+1887]
	mov	128, %g3
	stx	%g0, [%fp+1895]
	stx	%g3, [%fp+1903]
	bgu,pt	%icc, .L255
	 lduw	[%fp+1863], %g2
	and	%g5, 0xff, %g5
	sethi	%gdop_hix22(CSWTCH.43), %g3
	xor	%g3, %gdop_lox10(CSWTCH.43), %g3
	ldx	[%l7 + %g3], %g3, %gdop(CSWTCH.43)
	ldsb	[%g3+%g5], %g1
	ldub	[%g3+%g5], %l6
	st	%g1, [%fp+1759]
	and	%l6, -17, %g3
	sll	%g3, 24, %g3
	sra	%g3, 24, %g1
	cmp	%g2, 0
	be,pn	%icc, .L391
	 st	%g1, [%fp+1767]
.L256:
	st	%g2, [%fp+1911]
	stb	%g0, [%fp+1915]
	add	%fp, 1887, %l4
	sethi	%gdop_hix22(.LC7), %o2
	mov	%l4, %o1
	xor	%o2, %gdop_lox10(.LC7), %o2
	mov	%i2, %o0
	call	accept, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC7)
	lduw	[%fp+1767], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L257
	 sethi	%gdop_hix22(.LC12), %o2
	mov	%l4, %o1
	xor	%o2, %gdop_lox10(.LC12), %o2
	mov	%i2, %o0
	call	accept, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC12)
	cmp	%o0, 0
	bne,pn	%icc, .L392
	 lduw	[%fp+1759], %g1
	cmp	%g1, 16
	bne,pn	%icc, .L295
	 mov	1, %g1
	sethi	%gdop_hix22(hexadecimal_digits), %g2
.L435:
	st	%g1, [%fp+1767]
	xor	%g2, %gdop_lox10(hexadecimal_digits), %g2
	ldx	[%l7 + %g2], %g1, %gdop(hexadecimal_digits)
	stx	%g1, [%fp+1775]
.L259:
	mov	%l2, %l6
.L263:
	ldx	[%fp+1775], %o2
	mov	%l4, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L263
	 add	%l6, 1, %l6
	ldub	[%fp+1879], %g3
	sll	%g3, 24, %g3
	sra	%g3, 24, %g2
	xor	%g2, 100, %g4
	cmp	%g0, %g4
	xor	%g2, 105, %g2
	subx	%g0, -1, %g5
	lduw	[%fp+1767], %g1
	cmp	%g0, %g2
	sra	%l6, 0, %l6
	subx	%g0, -1, %g4
	mov	0, %g2
	st	%g3, [%fp+1775]
	movrgz	%l6, 1, %g2
	or	%g1, %g2, %l4
	lduw	[%fp+1759], %g1
	cmp	%g1, 0
	ldx	[%fp+1887], %o0
	move	%icc, 10, %g1
	add	%fp, 1791, %o1
	orcc	%g5, %g4, %g0
	be,pt	%icc, .L264
	 sra	%g1, 0, %o2
	call	strtoll, 0
	 nop
	mov	%o0, %g2
	lduw	[%fp+1775], %g3
.L266:
	cmp	%l4, 0
	be,pt	%icc, .L376
	 ldx	[%fp+1887], %o0
	ldx	[%fp+1791], %g4
	cmp	%g4, %o0
	be,pn	%xcc, .L269
	 cmp	%g4, %i4
	brz,pn	%i0, .L270
	 sra	%g3, 24, %g3
	cmp	%g3, 112
	be,pn	%icc, .L271
	 lduw	[%fp+1875], %g3
	cmp	%g3, 2
	be,a,pn	%icc, .L272
	 cmp	%o0, %i4
	bleu,pn	%icc, .L393
	 cmp	%g3, 3
	be,pn	%icc, .L271
	 add	%g3, -4, %g3
	cmp	%g3, 1
	bgu,pn	%icc, .L423
	 cmp	%o0, %i4
.L271:
	cmp	%o0, %i4
	be,pn	%xcc, .L213
	 stx	%g2, [%i0]
.L286:
	call	free, 0
	 nop
	ba,pt	%xcc, .L207
	 lduw	[%fp+1867], %g4
.L122:
	ldx	[%fp+1847], %g2
	brz,pn	%g2, .L123
	 add	%g2, -4, %g2
	stx	%g2, [%fp+1847]
.L124:
	lduw	[%fp+1787], %g1
	ba,pt	%xcc, .L110
	 and	%g1, 1, %i4
.L140:
	mov	4, %g5
	add	%l5, 4, %l5
	ba,pt	%xcc, .L157
	 mov	1, %g4
.L389:
	cmp	%g1, 0
	movne	%icc, -1, %l3
	sra	%l3, 0, %i0
	return	%i7+8
	 nop
.L141:
	xor	%g5, 3, %g5
	add	%l5, 4, %l5
	cmp	%g0, %g5
	mov	1, %g4
	subx	%g0, -1, %g5
	ba,pt	%xcc, .L157
	 add	%g5, 3, %g5
.L142:
	xor	%g5, 2, %g5
	add	%l5, 4, %l5
	cmp	%g0, %g5
	mov	1, %g4
	addx	%g0, 0, %g5
	ba,pt	%xcc, .L157
	 add	%g5, 1, %g5
.L143:
	mov	5, %g5
	add	%l5, 4, %l5
	ba,pt	%xcc, .L157
	 mov	1, %g4
.L195:
	ldx	[%fp+1839], %g2
	add	%g2, -1, %g2
	ba,pt	%xcc, .L194
	 stx	%g2, [%fp+1839]
.L309:
	mov	3, %g5
	add	%i3, 1, %i3
	ba,pt	%xcc, .L158
	 mov	1, %g4
.L147:
	mov	4, %g5
	add	%i3, 1, %i3
	ba,pt	%xcc, .L158
	 mov	1, %g4
.L385:
	lduw	[%fp+1875], %g2
	lduw	[%fp+1855], %g3
	add	%i5, 8, %i5
	cmp	%g2, 3
	be,pn	%icc, .L361
	 sra	%g3, 0, %g5
	bgu,pn	%icc, .L186
	 cmp	%g2, 1
	be,pn	%icc, .L187
	 cmp	%g2, 2
	bne,a,pn %icc, .L110
	 st	%g3, [%g4]
	ba,pt	%xcc, .L110
	 sth	%g3, [%g4]
.L186:
	add	%g2, -4, %g2
	cmp	%g2, 1
	bgu,a,pn %icc, .L110
	 st	%g3, [%g4]
.L361:
	ba,pt	%xcc, .L110
	 stx	%g5, [%g4]
.L118:
	brz,pn	%g2, .L119
	 add	%g2, -4, %g2
	ba,pt	%xcc, .L110
	 stx	%g2, [%fp+1847]
.L383:
.L177:
	call	next, 0
	 mov	%l4, %o0
	cmp	%o0, 255
	bleu,pn	%icc, .L174
	 mov	%o0, %i0
	cmp	%o0, -1
	be,pn	%icc, .L371
	 lduw	[%fp+1855], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp+1855]
	ldx	[%fp+1831], %o1
	brz,pn	%o1, .L424
	 ldx	[%fp+1847], %g2
.L394:
	call	ungetc, 0
	 mov	%i0, %o0
.L371:
	ldub	[%fp+1879], %i0
	sll	%i0, 24, %i0
	sra	%i0, 24, %i0
	cmp	%i0, 37
	bne,pt	%icc, .L425
	 cmp	%i0, 110
	add	%fp, 1831, %o0
.L420:
	call	next, 0
	 mov	1, %i4
	cmp	%o0, 37
	be,pn	%icc, .L110
	 xnor	%g0, %o0, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	cmp	%o0, -1
	be,pn	%icc, .L181
	 st	%g3, [%fp+1871]
	lduw	[%fp+1855], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp+1855]
	ldx	[%fp+1831], %o1
	brz,pn	%o1, .L182
	 ldx	[%fp+1847], %g2
	call	ungetc, 0
	 nop
.L181:
	ba,pt	%xcc, .L110
	 and	%l2, 1, %i4
.L174:
	call	isspace, 0
	 nop
	cmp	%o0, 0
	bne,pt	%icc, .L177
	 lduw	[%fp+1855], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp+1855]
	ldx	[%fp+1831], %o1
	brnz,pt	%o1, .L394
	 ldx	[%fp+1847], %g2
.L424:
	brz,pn	%g2, .L179
	 add	%g2, -4, %g2
	ldub	[%fp+1879], %i0
	stx	%g2, [%fp+1847]
	ba,pt	%xcc, .L173
	 sll	%i0, 24, %i0
.L192:
	mov	1, %g2
	and	%l2, 1, %i4
	ba,pt	%xcc, .L110
	 st	%g2, [%fp+1871]
.L382:
	lduw	[%l5], %g2
	cmp	%g2, 94
	bne,pt	%icc, .L426
	 add	%l5, 4, %g3
	lduw	[%l5+4], %g2
	add	%l5, 4, %l5
	add	%l5, 4, %g3
.L426:
	cmp	%g2, 93
	move	%icc, %g3, %l5
.L171:
	lduw	[%l5], %g2
	cmp	%g2, 0
	be,pn	%icc, .L153
	 cmp	%g2, 93
	bne,pt	%icc, .L171
	 add	%l5, 4, %l5
	ba,pt	%xcc, .L434
	 sll	%i0, 24, %i0
.L355:
	ldx	[%fp+2199], %i3
	ldx	[%fp+2207], %i4
	ldx	[%fp+2183], %i1
	ldx	[%fp+2191], %i2
	call	scan_numbered, 0
	 restore
.L123:
	ldx	[%fp+1839], %g2
	lduw	[%fp+1787], %g1
	add	%g2, -1, %g2
	and	%g1, 1, %i4
	ba,pt	%xcc, .L110
	 stx	%g2, [%fp+1839]
.L201:
	mov	128, %g2
	add	%fp, 1915, %i4
	stx	%g2, [%fp+1903]
	stx	%i4, [%fp+1887]
	stx	%g0, [%fp+1895]
	lduw	[%fp+1863], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L427
	 st	%g2, [%fp+1911]
	sethi	%hi(2147482624), %g2
	or	%g2, 1023, %g2
	st	%g2, [%fp+1911]
.L427:
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ldx	[%l7 + %g2], %g1, %gdop(.LC7)
	add	%fp, 1887, %l4
	mov	%g1, %o2
	mov	%l4, %o1
	stx	%g1, [%fp+1759]
	stb	%g0, [%fp+1915]
	call	accept, 0
	 mov	%i2, %o0
	sethi	%gdop_hix22(.LC8), %g2
	xor	%g2, %gdop_lox10(.LC8), %g2
	ldx	[%l7 + %g2], %g1, %gdop(.LC8)
	mov	%l4, %o1
	mov	%i2, %o0
	stx	%g1, [%fp+1767]
	call	accept, 0
	 mov	%g1, %o2
	cmp	%o0, 0
	bne,pn	%icc, .L395
	 sethi	%gdop_hix22(.LC9), %o2
	mov	%l4, %o1
	xor	%o2, %gdop_lox10(.LC9), %o2
	mov	%i2, %o0
	call	accept, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC9)
	orcc	%o0, 0, %l6
	bne,pt	%icc, .L396
	 sethi	%gdop_hix22(.LC2), %g2
	sethi	%gdop_hix22(.LC12), %o2
	mov	%l4, %o1
	xor	%o2, %gdop_lox10(.LC12), %o2
	mov	%i2, %o0
	call	accept, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC12)
	cmp	%o0, 0
	bne,pn	%icc, .L397
	 st	%o0, [%fp+1783]
	sethi	%gdop_hix22(.LC3), %g3
	xor	%g3, %gdop_lox10(.LC3), %g3
	ldx	[%l7 + %g3], %g1, %gdop(.LC3)
	sethi	%gdop_hix22(decimal_digits), %g2
	stx	%g1, [%fp+1751]
	xor	%g2, %gdop_lox10(decimal_digits), %g2
	ldx	[%l7 + %g2], %g1, %gdop(decimal_digits)
	ba,pt	%xcc, .L234
	 stx	%g1, [%fp+1775]
.L235:
	add	%l6, 1, %l6
.L234:
	ldx	[%fp+1775], %o2
	mov	%l4, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L235
	 st	%o0, [%fp+1767]
	sethi	%gdop_hix22(.LC14), %o2
	mov	%l4, %o1
	xor	%o2, %gdop_lox10(.LC14), %o2
	mov	%i2, %o0
	call	accept, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC14)
	lduw	[%fp+1783], %g1
	add	%l6, %g1, %g1
	cmp	%o0, 0
	be,pt	%icc, .L237
	 st	%g1, [%fp+1783]
	mov	0, %l6
.L238:
	ldx	[%fp+1775], %o2
	mov	%l4, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L238
	 add	%l6, 1, %l6
	lduw	[%fp+1783], %g1
	add	%g1, %l6, %g1
	st	%g1, [%fp+1783]
.L237:
	lduw	[%fp+1783], %g1
	cmp	%g1, 0
	be,pt	%icc, .L376
	 ldx	[%fp+1887], %o0
	ldx	[%fp+1751], %o2
	mov	%l4, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be,pt	%icc, .L428
	 mov	1, %g3
	ldx	[%fp+1759], %o2
	mov	%l4, %o1
	call	accept, 0
	 mov	%i2, %o0
	sethi	%gdop_hix22(decimal_digits), %g2
	xor	%g2, %gdop_lox10(decimal_digits), %g2
	ba,pt	%xcc, .L241
	 ldx	[%l7 + %g2], %l2, %gdop(decimal_digits)
.L242:
	add	%g1, 1, %g1
	st	%g1, [%fp+1767]
.L241:
	mov	%l2, %o2
	mov	%l4, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L242
	 lduw	[%fp+1767], %g1
	mov	0, %l2
	ldsw	[%fp+1767], %g2
	movrgz	%g2, 1, %l2
	mov	%l2, %g3
	and	%l2, 0xff, %l2
.L224:
	mov	0, %g2
	movrne	%i0, 1, %g2
	andcc	%g2, %g3, %g0
	be,pn	%icc, .L243
	 ldx	[%fp+1887], %o0
	lduw	[%fp+1875], %g2
	cmp	%g2, 5
	be,pn	%icc, .L398
	 add	%fp, 1791, %o1
	cmp	%g2, 3
	be,pn	%icc, .L399
	 nop
	call	strtof, 0
	 nop
	st	%f0, [%i0]
	ldx	[%fp+1887], %o0
	cmp	%o0, %i4
	bne,pt	%xcc, .L286
	 nop
.L213:
	lduw	[%fp+1867], %g4
.L207:
	cmp	%g0, %g4
.L429:
	mov	1, %i4
	ba,pt	%xcc, .L110
	 subx	%l3, -1, %l3
.L150:
	mov	5, %g5
	add	%i3, 1, %i3
	ba,pt	%xcc, .L158
	 mov	1, %g4
.L149:
	xor	%g5, 2, %g5
	add	%i3, 1, %i3
	cmp	%g0, %g5
	mov	1, %g4
	addx	%g0, 0, %g5
	ba,pt	%xcc, .L158
	 add	%g5, 1, %g5
.L148:
	xor	%g5, 3, %g5
	add	%i3, 1, %i3
	cmp	%g0, %g5
	mov	1, %g4
	subx	%g0, -1, %g5
	ba,pt	%xcc, .L158
	 add	%g5, 3, %g5
.L199:
	lduw	[%fp+1875], %g2
	mov	0, %o3
	xor	%g2, 3, %g2
	cmp	%g0, %g2
.L373:
	subx	%g0, -1, %o2
	mov	%i0, %o1
	call	take_text, 0
	 mov	%i2, %o0
	mov	%o0, %l2
.L218:
	mov	0, %i4
.L433:
	cmp	%l2, 0
.L412:
	bne,pt	%icc, .L207
	 lduw	[%fp+1867], %g4
	ba,pt	%xcc, .L110
	 nop
.L205:
	lduw	[%fp+1863], %i4
	cmp	%i4, 0
	be,a,pt	%icc, .L214
	 mov	1, %i4
	ble,pn	%icc, .L429
	 cmp	%g0, %g4
.L214:
	mov	%i0, %l6
	ba,pt	%xcc, .L216
	 mov	%l2, %l4
.L400:
	brnz,a,pt %i0, .L215
	 st	%o0, [%l6]
.L215:
	add	%l4, 1, %l4
	cmp	%l4, %i4
	bge,pn	%icc, .L213
	 add	%l6, 4, %l6
.L216:
	call	next, 0
	 mov	%i2, %o0
	cmp	%o0, -1
	bne,pt	%icc, .L400
	 nop
	ba,pt	%xcc, .L110
	 and	%l2, 1, %i4
.L204:
	mov	0, %o3
	mov	1, %o2
	mov	%i0, %o1
	call	take_text, 0
	 mov	%i2, %o0
	ba,pt	%xcc, .L218
	 mov	%o0, %l2
.L203:
	lduw	[%fp+1875], %g2
	add	%fp, 1799, %o3
	xor	%g2, 3, %g2
	ba,pt	%xcc, .L373
	 cmp	%g0, %g2
.L202:
	lduw	[%fp+1875], %g2
	xor	%g2, 3, %g2
	cmp	%g0, %g2
	lduw	[%fp+1863], %l6
	subx	%g0, -1, %g5
	cmp	%l6, 0
	be,a,pt	%icc, .L206
	 mov	1, %l6
	ble,pn	%icc, .L429
	 cmp	%g0, %g4
.L206:
	cmp	%g0, %g2
	mov	0, %l4
	addx	%g0, 0, %g1
	movrne	%i0, 1, %l4
	mov	0, %i4
	stx	%g1, [%fp+1775]
	ba,pt	%xcc, .L212
	 and	%l4, %g5, %l4
.L402:
	st	%o0, [%i0+%g2]
.L211:
	add	%i4, 1, %i4
.L410:
	cmp	%l6, %i4
	ble,pn	%icc, .L207
	 lduw	[%fp+1867], %g4
.L212:
	call	next, 0
	 mov	%i2, %o0
	cmp	%o0, -1
	be,pn	%icc, .L181
	 cmp	%o0, 255
	mov	0, %g2
	ldx	[%fp+1775], %g1
	movg	%icc, 1, %g2
	andcc	%g1, %g2, %g0
	bne,pn	%icc, .L401
	 cmp	%l4, 0
	bne,a,pt %icc, .L402
	 sllx	%i4, 2, %g2
	brnz,a,pt %i0, .L211
	 stb	%o0, [%i0+%i4]
	ba,pt	%xcc, .L410
	 add	%i4, 1, %i4
.L401:
	call	___errno, 0
	 and	%l2, 1, %i4
	mov	88, %g2
	ba,pt	%xcc, .L110
	 st	%g2, [%o0]
.L119:
	ldx	[%fp+1839], %g2
	add	%g2, -1, %g2
	ba,pt	%xcc, .L110
	 stx	%g2, [%fp+1839]
.L187:
	ba,pt	%xcc, .L110
	 stb	%g3, [%g4]
.L182:
	brz,pn	%g2, .L183
	 add	%g2, -4, %g2
	and	%l2, 1, %i4
	ba,pt	%xcc, .L110
	 stx	%g2, [%fp+1847]
.L255:
	cmp	%g2, 0
	bne,pt	%icc, .L294
	 add	%fp, 1887, %l4
	sethi	%hi(2147482624), %g2
	mov	10, %g1
	or	%g2, 1023, %g2
	sethi	%gdop_hix22(.LC7), %o2
	stb	%g0, [%fp+1915]
	xor	%o2, %gdop_lox10(.LC7), %o2
	st	%g2, [%fp+1911]
	mov	%l4, %o1
	ldx	[%l7 + %o2], %o2, %gdop(.LC7)
	mov	%i2, %o0
	call	accept, 0
	 st	%g1, [%fp+1759]
.L295:
	mov	1, %g1
.L430:
	sethi	%gdop_hix22(decimal_digits), %g2
	st	%g1, [%fp+1767]
	xor	%g2, %gdop_lox10(decimal_digits), %g2
	ldx	[%l7 + %g2], %g1, %gdop(decimal_digits)
	ba,pt	%xcc, .L259
	 stx	%g1, [%fp+1775]
.L179:
	ldx	[%fp+1839], %g2
	ldub	[%fp+1879], %i0
	add	%g2, -1, %g2
	sll	%i0, 24, %i0
	ba,pt	%xcc, .L173
	 stx	%g2, [%fp+1839]
.L396:
	add	%fp, 1791, %g1
	xor	%g2, %gdop_lox10(.LC2), %g2
	sth	%g0, [%fp+1791]
	mov	97, %g3
	ldx	[%l7 + %g2], %l6, %gdop(.LC2)
	ba,pt	%xcc, .L230
	 stx	%g1, [%fp+1775]
.L404:
	ldsb	[%l6], %g4
	cmp	%g4, 0
	be,pn	%icc, .L403
	 ldub	[%l6], %g3
.L230:
	stb	%g3, [%fp+1791]
	ldx	[%fp+1775], %o2
	mov	%l4, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L404
	 add	%l6, 1, %l6
	ldx	[%fp+1887], %o0
.L376:
	cmp	%o0, %i4
	be,pn	%xcc, .L110
	 and	%l2, 1, %i4
	call	free, 0
	 nop
	ba,pt	%xcc, .L110
	 nop
.L391:
	sethi	%hi(2147482624), %g2
	ba,pt	%xcc, .L256
	 or	%g2, 1023, %g2
.L294:
	mov	1, %g1
	st	%g2, [%fp+1911]
	st	%g1, [%fp+1767]
	stb	%g0, [%fp+1915]
	sethi	%gdop_hix22(.LC7), %o2
	mov	%l4, %o1
	xor	%o2, %gdop_lox10(.LC7), %o2
	mov	%i2, %o0
	call	accept, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC7)
	mov	10, %g1
	sethi	%gdop_hix22(decimal_digits), %g2
	st	%g1, [%fp+1759]
	xor	%g2, %gdop_lox10(decimal_digits), %g2
	ldx	[%l7 + %g2], %g1, %gdop(decimal_digits)
	ba,pt	%xcc, .L259
	 stx	%g1, [%fp+1775]
.L257:
	lduw	[%fp+1759], %g1
	cmp	%g1, 8
	bne,pn	%icc, .L430
	 mov	1, %g1
.L432:
	st	%g1, [%fp+1767]
	mov	8, %g1
	sethi	%gdop_hix22(.LC5), %g2
	st	%g1, [%fp+1759]
	xor	%g2, %gdop_lox10(.LC5), %g2
	ldx	[%l7 + %g2], %g1, %gdop(.LC5)
	ba,pt	%xcc, .L259
	 stx	%g1, [%fp+1775]
.L264:
	call	strtoull, 0
	 nop
	mov	%o0, %g2
	ba,pt	%xcc, .L266
	 lduw	[%fp+1775], %g3
.L395:
	sethi	%gdop_hix22(.LC0), %g2
	add	%fp, 1791, %g1
	xor	%g2, %gdop_lox10(.LC0), %g2
	sth	%g0, [%fp+1791]
	mov	110, %g3
	ldx	[%l7 + %g2], %l6, %gdop(.LC0)
	ba,pt	%xcc, .L222
	 stx	%g1, [%fp+1775]
.L406:
	ldsb	[%l6], %g4
	cmp	%g4, 0
	be,pn	%icc, .L405
	 ldub	[%l6], %g3
.L222:
	stb	%g3, [%fp+1791]
	ldx	[%fp+1775], %o2
	mov	%l4, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L406
	 add	%l6, 1, %l6
	ba,pt	%xcc, .L376
	 ldx	[%fp+1887], %o0
.L393:
	cmp	%g3, 1
	bne,pn	%icc, .L275
	 cmp	%o0, %i4
	stb	%g2, [%i0]
	ldx	[%fp+1887], %o0
	cmp	%o0, %i4
	bne,pt	%xcc, .L286
	 nop
	ba,pt	%xcc, .L207
	 lduw	[%fp+1867], %g4
.L240:
	mov	1, %g3
.L428:
	ba,pt	%xcc, .L224
	 mov	1, %l2
.L183:
	ldx	[%fp+1839], %g2
	and	%l2, 1, %i4
	add	%g2, -1, %g2
	ba,pt	%xcc, .L110
	 stx	%g2, [%fp+1839]
.L403:
	sethi	%gdop_hix22(.LC15), %o2
	mov	%l4, %o1
	xor	%o2, %gdop_lox10(.LC15), %o2
	mov	%i2, %o0
	call	accept, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC15)
	cmp	%o0, 0
	be,pt	%icc, .L428
	 mov	1, %g3
	sethi	%gdop_hix22(.LC10), %l2
	xor	%l2, %gdop_lox10(.LC10), %l2
	ldx	[%l7 + %l2], %l2, %gdop(.LC10)
	mov	%l2, %o2
.L431:
	mov	%l4, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L431
	 mov	%l2, %o2
	sethi	%gdop_hix22(.LC11), %o2
	mov	%l4, %o1
	xor	%o2, %gdop_lox10(.LC11), %o2
	mov	%i2, %o0
	call	accept, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC11)
	cmp	%g0, %o0
	addx	%g0, 0, %l2
	mov	%l2, %g3
	ba,pt	%xcc, .L224
	 and	%l2, 0xff, %l2
.L269:
	be,a,pn	%xcc, .L110
	 and	%l2, 1, %i4
	call	free, 0
	 mov	%g4, %o0
	ba,pt	%xcc, .L110
	 and	%l2, 1, %i4
.L392:
	sethi	%gdop_hix22(.LC13), %o2
	mov	%l4, %o1
	xor	%o2, %gdop_lox10(.LC13), %o2
	mov	%i2, %o0
	call	accept, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC13)
	cmp	%o0, 0
	bne,pt	%icc, .L321
	 mov	16, %g1
	and	%l6, -9, %g2
	sll	%g2, 24, %g2
	cmp	%g2, 0
	be,pt	%icc, .L432
	 mov	1, %g1
	ba,pt	%xcc, .L435
	 sethi	%gdop_hix22(hexadecimal_digits), %g2
.L397:
	sethi	%gdop_hix22(.LC13), %o2
	mov	%l4, %o1
	xor	%o2, %gdop_lox10(.LC13), %o2
	mov	%i2, %o0
	call	accept, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC13)
	cmp	%o0, 0
	bne,pt	%icc, .L319
	 sethi	%gdop_hix22(.LC4), %g3
	mov	1, %g1
	sethi	%gdop_hix22(.LC3), %g3
	st	%g1, [%fp+1783]
	xor	%g3, %gdop_lox10(.LC3), %g3
	ldx	[%l7 + %g3], %g1, %gdop(.LC3)
	sethi	%gdop_hix22(decimal_digits), %g2
	stx	%g1, [%fp+1751]
	xor	%g2, %gdop_lox10(decimal_digits), %g2
	ldx	[%l7 + %g2], %g1, %gdop(decimal_digits)
	ba,pt	%xcc, .L234
	 stx	%g1, [%fp+1775]
.L405:
	ldx	[%fp+1767], %o2
	mov	%l4, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L428
	 mov	1, %g3
	sethi	%gdop_hix22(.LC1), %g2
	sth	%g0, [%fp+1791]
	xor	%g2, %gdop_lox10(.LC1), %g2
	mov	110, %g3
	ba,pt	%xcc, .L226
	 ldx	[%l7 + %g2], %l6, %gdop(.LC1)
.L408:
	ldsb	[%l6], %g4
	cmp	%g4, 0
	be,pn	%icc, .L240
	 ldub	[%l6], %g3
.L226:
	stb	%g3, [%fp+1791]
	ldx	[%fp+1775], %o2
	mov	%l4, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L408
	 add	%l6, 1, %l6
	ba,pt	%xcc, .L376
	 ldx	[%fp+1887], %o0
.L399:
	call	strtod, 0
	 nop
	std	%f0, [%i0]
	ldx	[%fp+1887], %o0
	cmp	%o0, %i4
	bne,pt	%xcc, .L286
	 nop
	ba,pt	%xcc, .L207
	 lduw	[%fp+1867], %g4
.L398:
	call	quad_strtold, 0
	 nop
	stx	%o0, [%fp+1815]
	call	quad_value, 0
	 stx	%o1, [%fp+1823]
	std	%f0, [%i0]
	std	%f2, [%i0+8]
	ldx	[%fp+1887], %o0
	cmp	%o0, %i4
	bne,pt	%xcc, .L286
	 nop
	ba,pt	%xcc, .L207
	 lduw	[%fp+1867], %g4
.L275:
.L423:
	bne,pt	%xcc, .L286
	 st	%g2, [%i0]
	ba,pt	%xcc, .L207
	 lduw	[%fp+1867], %g4
.L272:
	bne,pt	%xcc, .L286
	 sth	%g2, [%i0]
	ba,pt	%xcc, .L207
	 lduw	[%fp+1867], %g4
.L321:
	sethi	%gdop_hix22(hexadecimal_digits), %g2
	st	%g1, [%fp+1759]
	xor	%g2, %gdop_lox10(hexadecimal_digits), %g2
	ldx	[%l7 + %g2], %g1, %gdop(hexadecimal_digits)
	ba,pt	%xcc, .L259
	 stx	%g1, [%fp+1775]
.L319:
	xor	%g3, %gdop_lox10(.LC4), %g3
	ldx	[%l7 + %g3], %g1, %gdop(.LC4)
	sethi	%gdop_hix22(hexadecimal_digits), %g2
	stx	%g1, [%fp+1751]
	xor	%g2, %gdop_lox10(hexadecimal_digits), %g2
	st	%g0, [%fp+1783]
	ldx	[%l7 + %g2], %g1, %gdop(hexadecimal_digits)
	ba,pt	%xcc, .L234
	 stx	%g1, [%fp+1775]
.L270:
	cmp	%o0, %i4
	bne,pt	%xcc, .L286
	 nop
	ba,pt	%xcc, .L207
	 lduw	[%fp+1867], %g4
.L243:
	cmp	%o0, %i4
	be,pn	%xcc, .L433
	 mov	0, %i4
	call	free, 0
	 nop
	ba,pt	%xcc, .L412
	 cmp	%l2, 0
	.align 4
	.subsection	-1
	.align 8
.L146:
	.word	.L150-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L149-.L146
	.word	.L144-.L146
	.word	.L147-.L146
	.word	.L144-.L146
	.word	.L148-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L147-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L309-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L144-.L146
	.word	.L309-.L146
	.previous
	.subsection	-1
	.align 8
.L200:
	.word	.L201-.L200
	.word	.L198-.L200
	.word	.L205-.L200
	.word	.L198-.L200
	.word	.L201-.L200
	.word	.L201-.L200
	.word	.L201-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L204-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L203-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L201-.L200
	.word	.L198-.L200
	.word	.L202-.L200
	.word	.L198-.L200
	.word	.L201-.L200
	.word	.L201-.L200
	.word	.L201-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L198-.L200
	.word	.L199-.L200
	.previous
	.subsection	-1
	.align 8
.L139:
	.word	.L143-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L142-.L139
	.word	.L137-.L139
	.word	.L140-.L139
	.word	.L137-.L139
	.word	.L141-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L140-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L307-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L137-.L139
	.word	.L307-.L139
	.previous
	.size	scan_text, .-scan_text
	.section	.text.vsscanf,"ax",@progbits
	.align 4
	.global vsscanf
	.type	vsscanf, #function
	.proc	04
vsscanf:
	save	%sp, -208, %sp
	mov	%i2, %i5
	mov	%i1, %i3
	mov	0, %i4
	mov	%i0, %i1
	mov	0, %i2
	call	scan_text, 0
	 restore %g0, 0, %o0
	.size	vsscanf, .-vsscanf
	.section	.text.sscanf,"ax",@progbits
	.align 4
	.global sscanf
	.type	sscanf, #function
	.proc	04
sscanf:
	save	%sp, -192, %sp
	add	%fp, 2191, %o2
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
	mov	%i1, %o1
	call	vsscanf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	sscanf, .-sscanf
	.section	.text.vfscanf,"ax",@progbits
	.align 4
	.global vfscanf
	.type	vfscanf, #function
	.proc	04
vfscanf:
	save	%sp, -208, %sp
	mov	%i2, %i5
	mov	%i1, %i3
	mov	0, %i4
	mov	0, %i1
	call	scan_text, 0
	 restore %g0, 0, %o2
	.size	vfscanf, .-vfscanf
	.section	.text.vscanf,"ax",@progbits
	.align 4
	.global vscanf
	.type	vscanf, #function
	.proc	04
vscanf:
	save	%sp, -176, %sp
	mov	%i1, %i2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	mov	%i0, %i1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %i0, %gdop(__iob)
	call	vfscanf, 0
	 restore
	.size	vscanf, .-vscanf
	.section	.text.fscanf,"ax",@progbits
	.align 4
	.global fscanf
	.type	fscanf, #function
	.proc	04
fscanf:
	save	%sp, -192, %sp
	add	%fp, 2191, %o2
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
	mov	%i1, %o1
	call	vfscanf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fscanf, .-fscanf
	.section	.text.scanf,"ax",@progbits
	.align 4
	.global scanf
	.type	scanf, #function
	.proc	04
scanf:
	save	%sp, -192, %sp
	add	%fp, 2183, %o2
	mov	%i0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
	sethi	%gdop_hix22(__iob), %o0
	xor	%o0, %gdop_lox10(__iob), %o0
	call	vfscanf, 0
	 ldx	[%l7 + %o0], %o0, %gdop(__iob)
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	scanf, .-scanf
	.section	".rodata"
	.align 8
	.type	CSWTCH.43, #object
	.size	CSWTCH.43, 33
CSWTCH.43:
	.byte	16
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	0
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	8
	.byte	16
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	16
	.align 8
	.type	hexadecimal_digits, #object
	.size	hexadecimal_digits, 17
hexadecimal_digits:
	.asciz	"0123456789abcdef"
	.align 8
	.type	decimal_digits, #object
	.size	decimal_digits, 11
decimal_digits:
	.asciz	"0123456789"
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
