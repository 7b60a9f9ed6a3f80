! 55771f3dcd265811ce928b645291d2ef emu/guest/libc/quad_text.c
	.file	"quad_text.c"
	.section	".text"
	.section	.text.shift_integer,"ax",@progbits
	.align 4
	.type	shift_integer, #function
	.proc	020
shift_integer:
	save	%sp, -96, %sp
	ld	[%i0+4], %g1
	cmp	%g1, 0
	be	.L21
	 cmp	%i1, 0
	be	.L21
	 sll	%g1, 2, %g1
	ld	[%i0], %o0
	st	%g0, [%o0+%g1]
	ld	[%i0+4], %g3
	cmp	%g3, 0
	bl	.L18
	 sra	%i1, 5, %i5
	and	%i1, 31, %i1
	sll	%g3, 2, %g1
	cmp	%g0, %i1
	mov	32, %i3
	add	%o0, %g1, %g1
	sll	%i5, 2, %o2
	addx	%g0, 0, %i4
	sub	%i3, %i1, %i3
.L7:
	ld	[%g1], %g2
	cmp	%g3, 0
	be	.L4
	 sll	%g2, %i1, %g2
.L19:
	cmp	%i4, 0
	be	.L20
	 add	%g3, -1, %g3
	ld	[%g1-4], %g4
	srl	%g4, %i3, %g4
	or	%g4, %g2, %g2
	st	%g2, [%g1+%o2]
	add	%g1, -4, %g1
	cmp	%g3, 0
	ld	[%g1], %g2
	bne	.L19
	 sll	%g2, %i1, %g2
.L4:
	add	%g3, -1, %g3
.L20:
	cmp	%g3, -1
	be	.L6
	 st	%g2, [%g1+%o2]
	b	.L7
	 add	%g1, -4, %g1
.L18:
	sll	%i5, 2, %o2
.L6:
	call	memset, 0
	 mov	0, %o1
	ld	[%i0+4], %g2
	add	%i5, 1, %g1
	add	%g1, %g2, %g1
	st	%g1, [%i0+4]
	sll	%g1, 2, %g2
	ld	[%i0], %g3
	add	%g2, -4, %g2
	ld	[%g3+%g2], %g2
	cmp	%g0, %g2
	addx	%g1, -1, %g1
	st	%g1, [%i0+4]
.L21:
	jmp	%i7+8
	 restore
	.size	shift_integer, .-shift_integer
	.section	.text.begin_digits,"ax",@progbits
	.align 4
	.type	begin_digits, #function
	.proc	04
begin_digits:
	save	%sp, -96, %sp
	ld	[%i0+8], %g2
	cmp	%g2, 0
	be	.L23
	 ld	[%i0+4], %g1
	ld	[%i0], %g2
	ld	[%g2], %g2
	add	%g1, %g2, %g1
.L23:
	mov	1, %g2
	st	%g2, [%i0+16]
	sethi	%hi(11264), %g2
	or	%g2, 336, %g2
	cmp	%g1, %g2
	ble	.L24
	 mov	%g1, %o0
	mov	%g2, %o0
	cmp	%g1, 799
.L35:
	bg	.L26
	 st	%o0, [%i0+12]
.L33:
	ld	[%i0+20], %g1
	cmp	%g0, %g1
	subx	%g0, -1, %i0
	jmp	%i7+8
	 restore
.L24:
	cmp	%g1, 0
	bge	.L35
	 cmp	%g1, 799
	mov	-1, %o0
	ble	.L33
	 st	%o0, [%i0+12]
.L26:
	call	malloc, 0
	 add	%o0, 1, %o0
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	st	%g1, [%i0+20]
	cmp	%o0, 0
	be	.L28
	 ld	[%i0], %g2
	st	%o0, [%g2+8]
.L34:
	cmp	%g0, %g1
	subx	%g0, -1, %i0
	jmp	%i7+8
	 restore
.L28:
	add	%g2, 12, %o0
	b	.L34
	 st	%o0, [%g2+8]
	.size	begin_digits, .-begin_digits
	.section	.text.read_digits,"ax",@progbits
	.align 4
	.type	read_digits, #function
	.proc	0102
read_digits:
	save	%sp, -96, %sp
	mov	4, %i2
	ld	[%i1+4], %g4
	cmp	%g4, 16
	be	.L37
	 mov	%i0, %i5
	mov	1, %i2
.L37:
	st	%g0, [%i1+8]
	mov	0, %i4
	ldsb	[%i5], %g1
	mov	0, %i3
	cmp	%g1, 46
	be	.L74
	 ldub	[%i5], %g2
.L38:
	add	%g2, -48, %g1
	and	%g1, 0xff, %g3
	cmp	%g3, 9
	bgu	.L41
	 sll	%g1, 24, %g1
	sra	%g1, 24, %g1
.L42:
	cmp	%g4, %g1
	ble	.L81
	 cmp	%i3, 0
	cmp	%i4, 0
.L83:
	bne	.L75
	 ld	[%i1+20], %g2
.L45:
	st	%g2, [%i1+20]
	cmp	%g1, 0
	bne	.L56
	 ld	[%i1+8], %g2
.L46:
	ld	[%i1+16], %g1
.L82:
	cmp	%g0, %g2
	mov	1, %i3
	addx	%g0, %g1, %g1
	add	%i5, 1, %i5
	st	%g1, [%i1+16]
.L78:
	ldsb	[%i5], %g1
	cmp	%g1, 46
	bne	.L38
	 ldub	[%i5], %g2
.L74:
	cmp	%i4, 0
	be	.L76
	 cmp	%g4, 99
	ble	.L81
	 cmp	%i3, 0
	ld	[%i1+20], %g1
	ld	[%i1+8], %g2
	sub	%g1, %i2, %g1
	st	%g1, [%i1+20]
.L56:
	cmp	%g2, 0
	bne,a	.L82
	 ld	[%i1+16], %g1
	st	%i5, [%i1+8]
	b	.L46
	 mov	%i5, %g2
.L41:
	or	%g2, 32, %g2
	sll	%g2, 24, %g2
	sra	%g2, 24, %g1
	add	%g1, -97, %g2
	cmp	%g2, 5
	bgu,a	.L42
	 mov	99, %g1
	add	%g1, -87, %g1
	cmp	%g4, %g1
	bg	.L83
	 cmp	%i4, 0
	cmp	%i3, 0
.L81:
	be	.L60
	 mov	101, %g2
	st	%i5, [%i1+12]
	ldsb	[%i5], %g1
	cmp	%g4, 16
	bne	.L49
	 or	%g1, 32, %g1
	mov	112, %g2
.L49:
	cmp	%g1, %g2
	be,a	.L50
	 ldub	[%i5+1], %i3
	mov	%i5, %i0
.L84:
	mov	0, %i5
.L51:
	ld	[%i1+20], %g1
.L80:
	add	%g1, %i5, %g1
	st	%g1, [%i1+20]
	jmp	%i7+8
	 restore
.L75:
	b	.L45
	 sub	%g2, %i2, %g2
.L76:
	mov	1, %i4
	b	.L78
	 add	%i5, 1, %i5
.L50:
	add	%i3, -43, %g1
	and	%g1, 253, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	add	%g1, 1, %g1
	add	%i5, %g1, %i0
	call	isdigit, 0
	 ldub	[%i5+%g1], %o0
	cmp	%o0, 0
	be,a	.L84
	 mov	%i5, %i0
	sethi	%hi(99999744), %i4
	ldub	[%i0], %o0
	call	isdigit, 0
	 mov	0, %i5
	cmp	%o0, 0
	be	.L79
	 or	%i4, 255, %i4
	cmp	%i5, %i4
.L86:
	bg,a	.L85
	 add	%i0, 1, %i0
	sll	%i5, 2, %g1
	ldsb	[%i0], %g2
	add	%g1, %i5, %g1
	add	%g2, -48, %g2
	add	%g1, %g1, %g1
	add	%g2, %g1, %i5
	add	%i0, 1, %i0
.L85:
	call	isdigit, 0
	 ldub	[%i0], %o0
	cmp	%o0, 0
	bne	.L86
	 cmp	%i5, %i4
.L79:
	sll	%i3, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 45
	be,a	.L51
	 sub	%g0, %i5, %i5
	b	.L80
	 ld	[%i1+20], %g1
.L60:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	read_digits, .-read_digits
	.section	.text.compare_integers.isra.0,"ax",@progbits
	.align 4
	.type	compare_integers.isra.0, #function
	.proc	04
compare_integers.isra.0:
	save	%sp, -96, %sp
	cmp	%i1, %i3
	be,a	.L88
	 addcc	%i1, -1, %i1
	bge	.L98
	 mov	1, %i0
	jmp	%i7+8
	 restore %g0, -1, %o0
.L88:
	bpos	.L91
	 sll	%i1, 2, %g1
.L93:
	mov	0, %i0
.L98:
	jmp	%i7+8
	 restore
.L90:
	cmp	%i1, -1
	be	.L93
	 add	%g1, -4, %g1
.L91:
	ld	[%i0+%g1], %g3
	ld	[%i2+%g1], %g2
	cmp	%g3, %g2
	be,a	.L90
	 add	%i1, -1, %i1
	bgeu	.L98
	 mov	1, %i0
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	compare_integers.isra.0, .-compare_integers.isra.0
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"inf"
	.align 8
.LC1:
	.asciz	"infinity"
	.align 8
.LC2:
	.asciz	"nan"
	.global __clzsi2
	.section	.text.parse,"ax",@progbits
	.align 4
	.type	parse, #function
	.proc	012
parse:
	save	%sp, -264, %sp
	mov	10, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	st	%g0, [%fp-120]
	st	%i1, [%fp-144]
	st	%g0, [%fp-112]
	st	%g0, [%fp-108]
	st	%g0, [%fp-104]
	st	%g0, [%fp-100]
	st	%g1, [%fp-116]
	st	%g0, [%i2]
	st	%g0, [%i2+4]
	st	%g0, [%i2+8]
	st	%g0, [%i2+12]
	st	%g0, [%i2+16]
	st	%g0, [%i2+20]
	st	%g0, [%i2+24]
	st	%g0, [%i2+28]
	st	%g0, [%i2+32]
	st	%g0, [%i2+36]
	st	%g0, [%i2+40]
	st	%g0, [%i2+44]
	mov	%i0, %i3
.L101:
	call	isspace, 0
	 ldub	[%i3], %o0
	cmp	%o0, 0
	bne,a	.L101
	 add	%i3, 1, %i3
	ldsb	[%i3], %g1
	xor	%g1, 45, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g2
	mov	0, %g3
	st	%g2, [%i2]
	sethi	%hi(1761607680), %g1
	ldub	[%i3], %g2
	add	%g2, -43, %g2
	and	%g2, 253, %g2
	cmp	%g0, %g2
	b	.L102
	 subx	%i3, -1, %i3
.L104:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldub	[%g1+%g3], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a	.L180
	 mov	0, %g3
.L102:
	sra	%g1, 24, %g1
	ldsb	[%i3+%g3], %g2
	or	%g2, 32, %g2
	cmp	%g1, %g2
	be,a	.L104
	 add	%g3, 1, %g3
	mov	0, %g3
	b	.L105
	 sethi	%hi(1845493760), %g1
.L110:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldub	[%g1+%g3], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a	.L109
	 ldsb	[%i3+3], %g1
.L105:
	sra	%g1, 24, %g1
	ldsb	[%i3+%g3], %g2
	or	%g2, 32, %g2
	cmp	%g1, %g2
	be,a	.L110
	 add	%g3, 1, %g3
	ldsb	[%i3], %g1
	cmp	%g1, 48
	bne	.L112
	 add	%fp, -120, %o1
	ldsb	[%i3+1], %g1
	or	%g1, 32, %g1
	cmp	%g1, 120
	be	.L235
	 mov	16, %g1
.L112:
	mov	10, %g1
	st	%g0, [%fp-120]
	st	%g0, [%fp-112]
	st	%g0, [%fp-108]
	st	%g0, [%fp-104]
	st	%g0, [%fp-100]
	st	%g1, [%fp-116]
	call	read_digits, 0
	 mov	%i3, %o0
	cmp	%g0, %o0
	st	%o0, [%fp-148]
	subx	%g0, -1, %g2
	cmp	%o0, 0
	be	.L236
	 st	%g2, [%fp-140]
.L117:
	ld	[%fp-112], %i3
	cmp	%i3, 0
	be,a	.L253
	 ld	[%fp-144], %g1
	ld	[%i2], %g1
	st	%g1, [%fp-156]
	ld	[%fp-104], %g2
	sethi	%hi(11264), %g3
	ld	[%fp-116], %l4
	or	%g3, 336, %g3
	cmp	%g2, %g3
	ble	.L118
	 mov	%g2, %g1
	mov	%g3, %g1
.L118:
	ld	[%fp-100], %l0
	cmp	%l4, 10
	be	.L237
	 mov	0, %g3
.L119:
	add	%g1, 2, %g1
.L260:
	add	%g1, %g3, %g1
	sra	%g1, 31, %i1
	and	%i1, 7, %i1
	add	%i1, %g1, %i1
	sra	%i1, 3, %i1
	add	%i1, 16, %i1
	call	malloc, 0
	 sll	%i1, 3, %o0
	sll	%i1, 2, %o7
	st	%o0, [%fp-152]
	add	%o0, %o7, %l3
	st	%g0, [%fp-132]
	st	%o0, [%fp-136]
	st	%l3, [%fp-128]
	cmp	%o0, 0
	be	.L183
	 st	%g0, [%fp-124]
	ld	[%fp-108], %o4
	cmp	%i3, %o4
	bgeu	.L138
	 sethi	%hi(11264), %o3
	mov	0, %g4
	mov	0, %o2
	mov	0, %g1
	mov	0, %o1
	or	%o3, 335, %o3
	ldsb	[%i3], %g3
.L254:
	cmp	%g3, 46
	be	.L126
	 ldub	[%i3], %g2
	add	%g1, 1, %o5
	cmp	%g1, %o3
	add	%g2, -48, %g1
	bg	.L127
	 and	%g1, 0xff, %g3
	cmp	%g3, 9
	bgu,a	.L128
	 or	%g2, 32, %g1
	sll	%g1, 24, %g1
	cmp	%g4, 0
	sra	%g1, 24, %i5
	ble	.L130
	 sra	%g1, 31, %i4
.L129:
	ld	[%fp-152], %g1
	mov	0, %o0
.L133:
	ld	[%g1], %g2
	umul	%l4, %g2, %g3
	rd	%y, %g2
	addcc	%g3, %i5, %i1
	st	%i1, [%g1]
	addx	%g2, %i4, %i0
	add	%o0, 1, %o0
	mov	%i0, %i5
	mov	0, %i4
	cmp	%g4, %o0
	bg	.L133
	 add	%g1, 4, %g1
.L130:
	orcc	%i4, %i5, %g0
	bne	.L238
	 mov	%o5, %g1
.L126:
	add	%i3, 1, %i3
	cmp	%i3, %o4
	bne,a	.L254
	 ldsb	[%i3], %g3
	andcc	%o1, 0xff, %g0
	bne,a	.L137
	 st	%g4, [%fp-132]
.L137:
	sethi	%hi(11264), %g2
	or	%g2, 336, %g2
	cmp	%g1, %g2
	ble,a	.L125
	 mov	0, %g1
	cmp	%o2, 0
	bne,a	.L139
	 ld	[%fp-132], %i3
	b	.L125
	 sub	%g1, %g2, %g1
.L180:
	b	.L103
	 sethi	%hi(1761607680), %g1
.L107:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldub	[%g1+%g3], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a	.L106
	 mov	8, %g1
.L103:
	sra	%g1, 24, %g1
	ldsb	[%i3+%g3], %g2
	or	%g2, 32, %g2
	cmp	%g1, %g2
	be,a	.L107
	 add	%g3, 1, %g3
	mov	3, %g1
.L106:
	add	%i3, %g1, %g1
	st	%g1, [%fp-148]
	mov	2, %g1
	st	%g1, [%fp-140]
.L108:
	ld	[%fp-144], %g1
.L253:
	cmp	%g1, 0
	be	.L99
	 ld	[%fp-148], %g2
	st	%g2, [%g1]
.L99:
	ld	[%fp-140], %i0
	jmp	%i7+8
	 restore
.L127:
	cmp	%g3, 9
	bgu,a	.L135
	 or	%g2, 32, %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
.L136:
	or	%o2, %g2, %o2
	b	.L126
	 mov	%o5, %g1
.L135:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	add	%g1, -97, %g3
	cmp	%g3, 5
	bgu	.L136
	 mov	99, %g2
	add	%g1, -87, %g2
	mov	%o5, %g1
	b	.L126
	 or	%o2, %g2, %o2
.L128:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	add	%g1, -97, %g2
	cmp	%g2, 5
	bgu	.L240
	 add	%g1, -87, %g1
	cmp	%g4, 0
	mov	%g1, %g2
	mov	%g1, %i5
	bg	.L129
	 sra	%g1, 31, %i4
.L132:
	sll	%g4, 2, %g3
	ld	[%fp-152], %i1
	mov	%o5, %g1
	st	%g2, [%i1+%g3]
	add	%g4, 1, %g4
	b	.L126
	 mov	1, %o1
.L238:
	sll	%g4, 2, %g3
	mov	%i5, %g2
	ld	[%fp-152], %i1
	st	%g2, [%i1+%g3]
	add	%g4, 1, %g4
	b	.L126
	 mov	1, %o1
.L236:
	b	.L108
	 st	%i0, [%fp-148]
.L109:
	cmp	%g1, 40
	be	.L114
	 add	%i3, 4, %i5
	add	%i3, 3, %g1
.L256:
	st	%g1, [%fp-148]
	mov	3, %g1
	b	.L108
	 st	%g1, [%fp-140]
.L115:
.L114:
.L255:
	call	isalpha, 0
	 ldub	[%i5], %o0
	cmp	%o0, 0
	bne,a	.L255
	 add	%i5, 1, %i5
	call	isdigit, 0
	 ldub	[%i5], %o0
	cmp	%o0, 0
	bne,a	.L255
	 add	%i5, 1, %i5
	ldsb	[%i5], %g1
	cmp	%g1, 95
	be,a	.L115
	 add	%i5, 1, %i5
	cmp	%g1, 41
	bne	.L256
	 add	%i3, 3, %g1
	add	%i5, 1, %g1
	st	%g1, [%fp-148]
	mov	3, %g1
	b	.L108
	 st	%g1, [%fp-140]
.L240:
	cmp	%g4, 0
	ble	.L132
	 mov	99, %g2
	mov	0, %i4
	b	.L129
	 mov	99, %i5
.L138:
	mov	0, %g1
.L125:
	mov	1, %g2
	ld	[%fp-152], %g3
	st	%g2, [%fp-124]
	cmp	%l4, 10
	be	.L241
	 st	%g2, [%g3+%o7]
	sll	%g1, 2, %g1
	st	%g0, [%fp-96]
	add	%g1, %l0, %g1
	st	%g0, [%fp-92]
	st	%g0, [%fp-88]
	st	%g0, [%fp-84]
	st	%g0, [%fp-80]
	st	%g0, [%fp-76]
	st	%g0, [%fp-72]
	st	%g0, [%fp-68]
	st	%g0, [%fp-64]
	st	%g0, [%fp-60]
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	st	%g1, [%fp-164]
	ld	[%fp-132], %i5
	cmp	%i5, 0
	bne	.L147
	 sll	%i5, 2, %g1
	mov	1, %i4
	add	%fp, -136, %l2
.L148:
	sll	%i4, 2, %g1
.L251:
	add	%g1, -4, %g1
	sll	%i4, 5, %i4
	call	__clzsi2, 0
	 ld	[%l3+%g1], %o0
	sub	%i4, %o0, %i4
	sub	%i5, %i4, %i5
.L166:
	add	%i5, 1, %g2
	st	%g2, [%fp-160]
	sra	%i5, 31, %g1
	add	%fp, -128, %o0
	xor	%g1, %i5, %i4
	cmp	%i5, 0
	bge	.L165
	 sub	%i4, %g1, %i4
	mov	%l2, %o0
.L165:
	call	shift_integer, 0
	 mov	%i4, %o1
	ld	[%fp-136], %l5
	ld	[%fp-132], %l7
	ld	[%fp-128], %l6
	ld	[%fp-124], %i3
	mov	%l6, %o2
	mov	%i3, %o3
	mov	%l7, %o1
	call	compare_integers.isra.0, 0
	 mov	%l5, %o0
	cmp	%o0, 0
	bl,a	.L242
	 mov	%l2, %o0
	mov	319, %l0
.L252:
	b	.L177
	 mov	1, %l3
.L168:
	call	shift_integer, 0
	 mov	%l2, %o0
	add	%l0, -1, %l0
	cmp	%l0, 200
	be	.L257
	 ld	[%fp-132], %g1
	ld	[%fp-136], %l5
.L258:
	ld	[%fp-132], %l7
	mov	%i3, %o3
	mov	%l6, %o2
	mov	%l7, %o1
	call	compare_integers.isra.0, 0
	 mov	%l5, %o0
.L177:
	cmp	%o0, 0
	bl	.L168
	 mov	1, %o1
	mov	0, %o7
	mov	0, %g4
	cmp	%l7, 0
	ble	.L243
	 mov	0, %o5
.L169:
	ld	[%l5+%g4], %g2
	cmp	%o7, %i3
	mov	%g2, %g3
	mov	0, %i4
	mov	0, %i5
	bge	.L172
	 mov	0, %g2
	ld	[%l6+%g4], %i4
	mov	%i4, %i5
	mov	0, %i4
.L172:
	subcc	%g3, %i5, %i1
	subx	%g2, %i4, %i0
	subcc	%i1, %o5, %g3
	st	%g3, [%l5+%g4]
	subx	%i0, 0, %g2
	add	%o7, 1, %o7
	and	%g2, 1, %o5
	cmp	%o7, %l7
	bne	.L169
	 add	%g4, 4, %g4
	mov	0, %g3
.L259:
	b	.L174
	 add	%l5, -4, %g1
.L175:
	be	.L244
	 mov	1, %g3
	mov	%l7, %l1
.L174:
	sll	%l7, 2, %g2
	ld	[%g1+%g2], %g2
	cmp	%g2, 0
	be,a	.L175
	 addcc	%l7, -1, %l7
	andcc	%g3, 0xff, %g0
	bne,a	.L173
	 st	%l1, [%fp-132]
.L173:
	sra	%l0, 5, %g1
.L250:
	sll	%l3, %l0, %g2
	add	%g1, 2, %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-96], %g3
	or	%g2, %g3, %g2
	mov	1, %o1
	st	%g2, [%g1-96]
	call	shift_integer, 0
	 mov	%l2, %o0
	add	%l0, -1, %l0
	cmp	%l0, 200
	bne	.L258
	 ld	[%fp-136], %l5
	ld	[%fp-132], %g1
.L257:
	ld	[%fp-160], %i5
	st	%i5, [%fp-92]
	ldd	[%fp-96], %g2
	cmp	%g0, %g1
	std	%g2, [%fp-48]
	addx	%g0, 0, %g1
	st	%g1, [%fp-88]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-40]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-32]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-24]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-16]
	ldd	[%fp-56], %g2
	mov	48, %o2
	std	%g2, [%fp-8]
	add	%fp, -48, %o1
	call	memcpy, 0
	 mov	%i2, %o0
	cmp	%l4, 10
	be	.L178
	 ld	[%fp-164], %g1
	add	%i5, %g1, %g1
	st	%g1, [%i2+4]
.L178:
	call	free, 0
	 ld	[%fp-152], %o0
	ld	[%fp-156], %g1
	b	.L108
	 st	%g1, [%i2]
.L244:
	b	.L173
	 st	%g0, [%fp-132]
.L243:
	bne	.L259
	 mov	0, %g3
	b	.L250
	 sra	%l0, 5, %g1
.L237:
	add	%g2, %l0, %g4
	sethi	%hi(19456), %g3
	or	%g3, 544, %g3
	cmp	%g4, %g3
	bg,a	.L246
	 sethi	%hi(1048576), %g1
	sethi	%hi(-20480), %g3
	or	%g3, 480, %g3
	cmp	%g4, %g3
	bl	.L247
	 sub	%g2, %g1, %g2
	addcc	%g2, %l0, %g3
	bpos,a	.L260
	 add	%g1, 2, %g1
	mov	1, %g2
	b	.L119
	 sub	%g2, %g3, %g3
.L241:
	addcc	%g1, %l0, %g1
	st	%g1, [%fp-164]
	add	%fp, -136, %l2
	bneg	.L248
	 mov	%l2, %g4
.L145:
	ld	[%fp-164], %g1
	sethi	%hi(999999488), %o5
	sra	%g1, 31, %g2
	xor	%g2, %g1, %g1
	sub	%g1, %g2, %g1
	cmp	%g1, 8
	ble	.L150
	 or	%o5, 512, %o5
	ld	[%g4+4], %o4
.L261:
	cmp	%o4, 0
	ble	.L153
	 sll	%o4, 2, %o2
	ld	[%g4], %o3
	mov	%o3, %i3
	add	%o2, %o3, %o7
	mov	0, %i4
	mov	0, %i5
.L151:
	ld	[%i3], %g2
	umul	%g2, %o5, %g3
	rd	%y, %g2
	addcc	%g3, %i5, %i1
	st	%i1, [%i3]
	addx	%g2, %i4, %i0
	add	%i3, 4, %i3
	mov	%i0, %i5
	cmp	%o7, %i3
	bne	.L151
	 mov	0, %i4
	cmp	%i0, 0
	be	.L153
	 add	%o4, 1, %o4
	st	%i0, [%o3+%o2]
	st	%o4, [%g4+4]
.L153:
	add	%g1, -9, %g1
	cmp	%g1, 8
	bg,a	.L261
	 ld	[%g4+4], %o4
.L150:
	cmp	%g1, 0
	be,a	.L262
	 st	%g0, [%fp-96]
	ld	[%g4+4], %o5
.L263:
	cmp	%o5, 0
	ble	.L160
	 sll	%o5, 2, %o3
	ld	[%g4], %o4
	mov	%o4, %i3
	add	%o3, %o4, %o7
	mov	0, %i4
	mov	0, %i5
.L158:
	ld	[%i3], %o2
	srl	%o2, 30, %g2
	sll	%o2, 2, %g3
	addcc	%g3, %o2, %i1
	addx	%g2, 0, %i0
	addcc	%i1, %i1, %g3
	addx	%i0, %i0, %g2
	addcc	%g3, %i5, %i1
	st	%i1, [%i3]
	addx	%g2, %i4, %i0
	add	%i3, 4, %i3
	mov	%i0, %i5
	cmp	%o7, %i3
	bne	.L158
	 mov	0, %i4
	cmp	%i0, 0
	be	.L160
	 add	%o5, 1, %o5
	st	%i0, [%o4+%o3]
	st	%o5, [%g4+4]
.L160:
	addcc	%g1, -1, %g1
	bne,a	.L263
	 ld	[%g4+4], %o5
	st	%g0, [%fp-96]
.L262:
	st	%g0, [%fp-92]
	st	%g0, [%fp-88]
	st	%g0, [%fp-84]
	st	%g0, [%fp-80]
	st	%g0, [%fp-76]
	st	%g0, [%fp-72]
	st	%g0, [%fp-68]
	st	%g0, [%fp-64]
	st	%g0, [%fp-60]
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	ld	[%fp-132], %i5
	cmp	%i5, 0
	be	.L249
	 ld	[%fp-124], %i4
	sll	%i5, 2, %g1
	ld	[%fp-152], %g2
	add	%g1, -4, %g1
	call	__clzsi2, 0
	 ld	[%g2+%g1], %o0
	sll	%i5, 5, %i5
	cmp	%i4, 0
	be	.L166
	 sub	%i5, %o0, %i5
	b	.L251
	 sll	%i4, 2, %g1
.L235:
	st	%o1, [%fp-140]
	st	%g1, [%fp-116]
	call	read_digits, 0
	 add	%i3, 2, %o0
	st	%o0, [%fp-148]
	cmp	%o0, 0
	be	.L112
	 ld	[%fp-140], %o1
	b	.L117
	 st	%g0, [%fp-140]
.L242:
	call	shift_integer, 0
	 mov	1, %o1
	mov	%i3, %o3
	ld	[%fp-136], %l5
	ld	[%fp-132], %l7
	mov	%l6, %o2
	mov	%l7, %o1
	mov	%l5, %o0
	call	compare_integers.isra.0, 0
	 st	%i5, [%fp-160]
	b	.L252
	 mov	319, %l0
.L139:
	cmp	%i3, 0
	ble	.L188
	 ld	[%fp-152], %g2
	sll	%i3, 2, %o5
	mov	%g2, %g4
	add	%g2, %o5, %o4
	mov	1, %g3
	mov	0, %g2
.L141:
	ld	[%g4], %i4
	umul	%l4, %i4, %i5
	rd	%y, %i4
	addcc	%i5, %g3, %i1
	st	%i1, [%g4]
	addx	%i4, %g2, %i0
	add	%g4, 4, %g4
	mov	%i0, %g3
	cmp	%o4, %g4
	bne	.L141
	 mov	0, %g2
	cmp	%i0, 0
	bne	.L140
	 mov	%i0, %g2
.L142:
	sethi	%hi(-12288), %g2
	or	%g2, 687, %g2
	b	.L125
	 add	%g1, %g2, %g1
.L248:
	add	%fp, -128, %g4
	b	.L145
	 add	%fp, -136, %l2
.L246:
	st	%g0, [%i2]
	st	%g1, [%i2+4]
	sethi	%hi(-2147483648), %g1
	st	%g0, [%i2+8]
	st	%g1, [%i2+44]
	st	%g0, [%i2+12]
	ld	[%fp-156], %g1
	st	%g0, [%i2+16]
	st	%g0, [%i2+20]
	st	%g0, [%i2+24]
	st	%g0, [%i2+28]
	st	%g0, [%i2+32]
	st	%g0, [%i2+36]
	st	%g0, [%i2+40]
	b	.L108
	 st	%g1, [%i2]
.L249:
	cmp	%i4, 0
	bne	.L148
	 mov	1, %g1
	add	%fp, -128, %o0
	b	.L165
	 st	%g1, [%fp-160]
.L147:
	ld	[%fp-152], %g2
	add	%g1, -4, %g1
	sll	%i5, 5, %i5
	ld	[%g2+%g1], %o0
	call	__clzsi2, 0
	 mov	1, %i4
	add	%fp, -136, %l2
	b	.L148
	 sub	%i5, %o0, %i5
.L247:
	sethi	%hi(-1048576), %g1
	st	%g0, [%i2]
	st	%g1, [%i2+4]
	sethi	%hi(-2147483648), %g1
	st	%g0, [%i2+8]
	st	%g1, [%i2+44]
	st	%g0, [%i2+12]
	ld	[%fp-156], %g1
	st	%g0, [%i2+16]
	st	%g0, [%i2+20]
	st	%g0, [%i2+24]
	st	%g0, [%i2+28]
	st	%g0, [%i2+32]
	st	%g0, [%i2+36]
	st	%g0, [%i2+40]
	b	.L108
	 st	%g1, [%i2]
.L188:
	mov	1, %g2
	sll	%i3, 2, %o5
.L140:
	add	%i3, 1, %i3
	ld	[%fp-152], %g3
	st	%i3, [%fp-132]
	b	.L142
	 st	%g2, [%g3+%o5]
.L183:
	mov	4, %g1
	st	%g1, [%fp-140]
	ld	[%fp-156], %g1
	b	.L108
	 st	%g1, [%i2]
	.size	parse, .-parse
	.section	.text.quad_decimal,"ax",@progbits
	.align 4
	.global quad_decimal
	.type	quad_decimal, #function
	.proc	04
quad_decimal:
	save	%sp, -4096, %sp
	sethi	%hi(-7168), %g1
	add	%sp, -2376, %sp
	or	%g1, 796, %g1
	add	%g1, %fp, %g1
	st	%i0, [%g1]
	add	%i0, 12, %g1
	sethi	%hi(-7168), %g2
	st	%g1, [%i0+8]
	or	%g2, 804, %g2
	st	%g0, [%i0]
	add	%fp, %g2, %g1
	st	%i0, [%fp+%g2]
	st	%i3, [%g1+8]
	st	%g0, [%g1+12]
	st	%g0, [%g1+16]
	st	%g0, [%g1+20]
	st	%g0, [%g1+24]
	st	%g0, [%g1+28]
	st	%g0, [%g1+32]
	st	%i2, [%g1+4]
	st	%g0, [%i0+4]
	ld	[%i1], %l3
	sethi	%hi(-17408), %g4
	sll	%l3, 1, %g1
	sethi	%hi(64512), %g2
	srl	%g1, 17, %g1
	or	%g2, 1023, %g2
	ld	[%i1+4], %l4
	ld	[%i1+8], %i0
	ld	[%i1+12], %l2
	and	%l3, %g2, %l3
	cmp	%g1, 0
	be	.L265
	 or	%g4, 914, %i3
	or	%g4, 913, %g4
	sethi	%hi(65536), %g2
	add	%g1, %g4, %i3
	or	%l3, %g2, %l3
.L265:
	mov	0, %o1
	sethi	%hi(-5120), %i4
	sethi	%hi(4096), %o2
	or	%i4, 992, %i4
	or	%o2, 32, %o2
	add	%fp, %i4, %i1
	call	memset, 0
	 mov	%i1, %o0
	mov	516, %g1
	ld	[%fp+%i4], %g2
	st	%g1, [%i1+8]
	ld	[%i1+4], %o5
	mov	%i3, %g3
	mov	%g2, %o3
	mov	0, %l7
	mov	0, %l5
	mov	516, %o7
	mov	0, %l6
	mov	0, %g1
	sethi	%hi(-2147483648), %o1
	mov	1, %o0
	sll	%l3, 1, %o2
	sll	%i0, 1, %o4
.L277:
	cmp	%g1, 63
	bg	.L410
	 andcc	%g1, 32, %g0
.L399:
	andcc	%g1, 32, %g0
	bne	.L269
	 srl	%i0, %g1, %g4
	xnor	%g0, %g1, %i4
	srl	%l2, %g1, %g4
	sll	%o4, %i4, %i4
	or	%i4, %g4, %g4
.L269:
	andcc	%g4, 1, %g0
	bne	.L411
	 cmp	%g3, 0
	add	%g1, 1, %g1
	cmp	%g1, 63
	ble	.L399
	 add	%g3, 1, %g3
	andcc	%g1, 32, %g0
.L410:
	be	.L272
	 add	%g1, -64, %g4
	srl	%l3, %g4, %g4
.L273:
	andcc	%g4, 1, %g0
	bne	.L267
	 cmp	%g3, 0
.L271:
	add	%g1, 1, %g1
	cmp	%g1, 113
	bne	.L277
	 add	%g3, 1, %g3
	andcc	%l7, 0xff, %g0
	be	.L278
	 sethi	%hi(-5120), %g1
	mov	%o3, %g2
	or	%g1, 992, %g1
	st	%o3, [%fp+%g1]
.L278:
	andcc	%l5, 0xff, %g0
	be	.L279
	 sethi	%hi(-5120), %g1
	or	%g1, 992, %g1
	add	%fp, %g1, %g1
	st	%o7, [%g1+8]
.L279:
	andcc	%l6, 0xff, %g0
	be	.L280
	 sethi	%hi(-5120), %g1
	or	%g1, 992, %g1
	add	%fp, %g1, %g1
	st	%o5, [%g1+4]
.L280:
	cmp	%g2, 0
	be	.L281
	 sethi	%hi(-5120), %l3
	sethi	%hi(-7168), %i1
	or	%l3, 992, %l3
	or	%i1, 840, %i1
	add	%fp, %l3, %l2
	add	%fp, %i1, %i1
	sethi	%hi(316718080), %o7
	sethi	%hi(-294968320), %i0
	mov	%i1, %o0
	mov	0, %o1
	add	%l2, 8, %o3
	or	%o7, 642, %o7
	sethi	%hi(-294967296), %g4
	or	%i0, 1023, %i0
	sethi	%hi(294967296), %o2
	cmp	%g2, 0
	ble	.L282
	 add	%l2, 12, %i4
.L400:
	add	%g2, 2, %g3
	mov	0, %g1
	sll	%g3, 2, %g3
	add	%l2, %g3, %g3
.L285:
	sll	%g1, 2, %i3
	ld	[%g3], %i2
	sll	%i2, 2, %g1
	srl	%i2, 30, %i2
	or	%i2, %i3, %i2
	mov	%i2, %l0
	umul	%i2, %o7, %i3
	rd	%y, %i2
	addcc	%g1, %i3, %o5
	addx	%l0, %i2, %o4
	add	%o4, 1, %i3
	smul	%i3, %g4, %i2
	sub	%g1, %i2, %g1
	cmp	%g1, %o5
	bleu	.L412
	 cmp	%g1, %i0
	add	%g1, %g4, %g1
	mov	%o4, %i3
	cmp	%g1, %i0
.L412:
	bleu,a	.L413
	 st	%i3, [%g3]
	add	%i3, 1, %i3
	add	%g1, %o2, %g1
	st	%i3, [%g3]
.L413:
	add	%g3, -4, %g3
	cmp	%o3, %g3
	bne	.L285
	 srl	%g1, 2, %g1
	add	%o1, 1, %i2
	b	.L287
	 st	%g1, [%o0]
.L289:
	be,a	.L288
	 st	%g0, [%fp+%l3]
.L287:
	mov	%g2, %i3
	add	%g2, -1, %g2
	sll	%g2, 2, %g3
	ld	[%g3+%i4], %g3
	cmp	%g3, 0
	be	.L289
	 cmp	%g2, 0
	mov	%i3, %g2
	add	%o0, 4, %o0
	cmp	%g2, 0
	bg	.L400
	 mov	%i2, %o1
.L282:
	add	%o1, 1, %i2
	st	%g0, [%o0]
	b	.L287
	 mov	0, %g1
.L267:
.L411:
	bge	.L401
	 xnor	%g0, %g3, %i4
	sra	%i4, 5, %i3
	srl	%o1, %i4, %i4
	add	%i3, 516, %g4
	cmp	%i3, %o5
	sll	%g4, 2, %i2
	ld	[%i1+%i2], %i2
	bl	.L275
	 or	%i4, %i2, %i2
	add	%i3, 1, %o5
	mov	1, %l6
.L275:
	sll	%g4, 2, %g4
	cmp	%i3, %o7
	bge	.L271
	 st	%i2, [%i1+%g4]
	mov	%i3, %o7
	b	.L271
	 mov	1, %l5
.L272:
	xnor	%g0, %g4, %i4
	srl	%l4, %g4, %g4
	sll	%o2, %i4, %i4
	b	.L273
	 or	%i4, %g4, %g4
.L401:
	sra	%g3, 5, %i3
	sll	%o0, %g3, %i4
	add	%i3, 2, %g4
	sll	%g4, 2, %g4
	add	%i1, %g4, %g4
	ld	[%g4+4], %i2
	or	%i4, %i2, %i4
	cmp	%o3, %i3
	bg	.L271
	 st	%i4, [%g4+4]
	add	%i3, 1, %o3
	b	.L271
	 mov	1, %l7
.L288:
	sll	%o1, 3, %g3
	mov	0, %i4
	cmp	%g1, 0
	be	.L344
	 add	%g3, %o1, %g4
.L291:
	cmp	%g1, 9
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, 10, %g1
	bgu	.L291
	 add	%i4, 1, %i4
	add	%g4, %i4, %g4
.L344:
	sethi	%hi(-7168), %g1
	sll	%i2, 2, %g3
	sethi	%hi(-7168), %i4
	or	%g1, 840, %i2
	add	%g3, -4, %g3
	add	%fp, %i2, %i2
	or	%g1, 804, %g1
	or	%i4, 796, %i4
	add	%i2, %g3, %i2
	add	%i4, %fp, %i4
	sethi	%hi(99999744), %i0
	ld	[%i4], %i4
	add	%fp, %g1, %i3
	st	%g4, [%i4]
.L303:
	ld	[%i2], %l2
	mov	9, %l1
	b	.L301
	 or	%i0, 256, %l0
.L402:
	st	%g3, [%g1+4]
	ld	[%g1+8], %g3
	add	%i4, 48, %g1
	stb	%g1, [%g3+%g2]
.L296:
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%l0, 10, %l0
	addcc	%l1, -1, %l1
	be	.L414
	 cmp	%i2, %i1
.L403:
	ld	[%i3+16], %g2
.L301:
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%l2, %l0, %g1
	cmp	%g2, 0
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, 10, %g3
	sll	%g3, 2, %g2
	add	%g2, %g3, %g2
	add	%g2, %g2, %g2
	bne	.L297
	 sub	%g1, %g2, %i4
	cmp	%i4, 0
	be	.L296
	 nop
	call	begin_digits, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	be	.L296
	 nop
.L297:
	ld	[%i3+20], %g1
	cmp	%g1, 0
	bne	.L296
	 nop
	ld	[%i3], %g1
	ld	[%i3+12], %g3
	ld	[%g1+4], %g2
	cmp	%g2, %g3
	bl,a	.L402
	 add	%g2, 1, %g3
	ld	[%i3+24], %g1
	add	%g1, 1, %g2
	cmp	%g1, 0
	bne	.L299
	 st	%g2, [%i3+24]
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%l0, 10, %l0
	addcc	%l1, -1, %l1
	bne	.L403
	 st	%i4, [%i3+28]
	cmp	%i2, %i1
.L414:
	be	.L404
	 add	%i2, -4, %g1
	ld	[%i3+16], %g2
	b	.L303
	 mov	%g1, %i2
.L299:
	ld	[%i3+32], %g1
	or	%g1, %i4, %g1
	b	.L296
	 st	%g1, [%i3+32]
.L404:
	sethi	%hi(-7168), %g1
	or	%g1, 804, %g1
	add	%fp, %g1, %g1
	ld	[%g1+20], %g2
.L281:
	sethi	%hi(-5120), %l1
	or	%l1, 992, %l1
	add	%fp, %l1, %l1
	ld	[%l1+8], %i4
	ld	[%l1+4], %g1
	cmp	%i4, %g1
	bge	.L305
	 sethi	%hi(-7168), %i1
	sethi	%hi(999999488), %l0
	or	%i1, 804, %i1
	add	%fp, -2068, %i2
	add	%fp, %i1, %i1
	or	%l0, 512, %l0
	sethi	%hi(99999744), %i3
	add	%fp, -2064, %i0
.L304:
	ld	[%i1+24], %g3
	orcc	%g2, %g3, %g0
	bne	.L415
	 cmp	%g1, %i4
	ld	[%i1+16], %g4
	cmp	%g4, 0
	bne	.L416
	 cmp	%i4, %g1
	ld	[%i1+8], %g2
	cmp	%g2, 0
	be	.L416
	 cmp	%i4, %g1
	ld	[%i1], %g3
	ld	[%i1+4], %g2
	ld	[%g3], %g3
	sub	%g0, %g2, %g2
	cmp	%g3, %g2
	bl	.L307
	 cmp	%i4, %g1
.L416:
	bge	.L309
	 add	%g1, 515, %g1
	sll	%i4, 2, %o7
	sll	%g1, 2, %g1
	add	%o7, %i2, %o7
	add	%l1, %g1, %g1
	mov	0, %l4
.L310:
	ld	[%g1], %g2
	umul	%g2, %l0, %g3
	rd	%y, %g2
	addcc	%g3, %l4, %o5
	st	%o5, [%g1]
	addx	%g2, 0, %o4
	add	%g1, -4, %g1
	cmp	%g1, %o7
	bne	.L310
	 mov	%o4, %l4
	cmp	%o4, 0
	be	.L309
	 cmp	%i4, 0
	be,a	.L417
	 mov	9, %l3
	add	%i4, -1, %g1
	add	%i4, 515, %i4
	st	%g1, [%l1+8]
	sll	%i4, 2, %i4
	st	%o4, [%l1+%i4]
.L309:
	mov	0, %l4
	mov	9, %l3
.L417:
	b	.L322
	 or	%i3, 256, %l2
.L313:
	cmp	%i4, 0
	bne	.L316
	 nop
	ld	[%i1], %g2
	ld	[%g2], %g1
	add	%g1, -1, %g1
	st	%g1, [%g2]
.L317:
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%l2, 10, %l2
	addcc	%l3, -1, %l3
	be,a	.L418
	 ld	[%l1+8], %i4
.L405:
	ld	[%i1+16], %g4
.L322:
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%l4, %l2, %g1
	cmp	%g4, 0
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, 10, %g3
	sll	%g3, 2, %g2
	add	%g2, %g3, %g2
	add	%g2, %g2, %g2
	be	.L313
	 sub	%g1, %g2, %i4
	ld	[%i1+20], %g1
.L419:
	cmp	%g1, 0
	bne	.L317
	 nop
	ld	[%i1], %g1
	ld	[%i1+12], %g3
	ld	[%g1+4], %g2
	cmp	%g2, %g3
	bge,a	.L319
	 ld	[%i1+24], %g1
	add	%g2, 1, %g3
	st	%g3, [%g1+4]
	ld	[%g1+8], %g3
	add	%i4, 48, %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%l2, 10, %l2
	addcc	%l3, -1, %l3
	bne	.L405
	 stb	%g1, [%g3+%g2]
	ld	[%l1+8], %i4
.L418:
	ld	[%l1+4], %o7
	cmp	%i4, %o7
	bge	.L349
	 add	%o7, -1, %g2
	b	.L324
	 mov	0, %g4
.L326:
	add	%g2, -1, %g1
	cmp	%g2, %i4
	be	.L325
	 mov	1, %g4
	mov	%g1, %g2
.L324:
	mov	%i5, %g1
	sll	%g2, 2, %g3
	ld	[%g3+%i0], %g3
	cmp	%g3, 0
	be	.L326
	 mov	%g2, %i5
	andcc	%g4, 0xff, %g0
	be	.L327
	 cmp	%g1, %i4
	st	%g1, [%l1+4]
	bg	.L304
	 ld	[%i1+20], %g2
	b	.L409
	 mov	1, %g4
.L316:
	call	begin_digits, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,a	.L419
	 ld	[%i1+20], %g1
	b,a	.L317
.L319:
	add	%g1, 1, %g2
	cmp	%g1, 0
	bne	.L320
	 st	%g2, [%i1+24]
	b	.L317
	 st	%i4, [%i1+28]
.L320:
	ld	[%i1+32], %g1
	or	%g1, %i4, %g1
	b	.L317
	 st	%g1, [%i1+32]
.L325:
	st	%i5, [%l1+4]
.L323:
	sethi	%hi(-7168), %g2
	mov	%i5, %g1
	or	%g2, 804, %g2
	add	%fp, %g2, %g2
	ld	[%g2+20], %g2
.L305:
	cmp	%g1, %i4
.L415:
	mov	1, %g4
.L409:
	sethi	%hi(-7168), %g1
	or	%g1, 804, %g1
	bg	.L329
	 add	%fp, %g1, %g1
	mov	0, %g4
.L329:
	ld	[%g1+32], %g3
	or	%g3, %g4, %g3
	cmp	%g2, 0
	bne	.L350
	 st	%g3, [%g1+32]
.L307:
	sethi	%hi(-7168), %g1
	or	%g1, 804, %g1
	add	%fp, %g1, %g4
	ld	[%g4+16], %g2
	cmp	%g2, 0
	bne,a	.L406
	 ld	[%fp+%g1], %g3
	sethi	%hi(-7168), %g1
	or	%g1, 796, %g1
	add	%g1, %fp, %g1
	ld	[%g1], %g1
	st	%g0, [%g1]
.L343:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L327:
	ld	[%i1+20], %g2
	b	.L304
	 mov	%o7, %g1
.L349:
	b	.L323
	 mov	%o7, %i5
.L406:
	ld	[%g3+4], %g1
	cmp	%g1, 0
	be,a	.L407
	 ld	[%g4+24], %g2
	ld	[%g3+8], %g2
	ld	[%g4+24], %i4
	add	%g2, %g1, %i5
	cmp	%i4, 0
	be	.L336
	 ldub	[%i5-1], %i5
	ld	[%g4+12], %i4
	cmp	%i4, 0
	bl,a	.L341
	 add	%g2, -1, %g2
	ld	[%g4+28], %i4
	cmp	%i4, 5
	bg,a	.L420
	 add	%g1, -1, %g1
	bne	.L336
	 ld	[%g4+32], %g4
	and	%i5, 1, %g2
.L335:
	cmp	%g0, %g4
	addx	%g0, 0, %g4
	orcc	%g4, %g2, %g0
	be	.L421
	 cmp	%g1, 0
	b	.L398
	 ld	[%g3+8], %g2
.L407:
	cmp	%g2, 0
	be,a	.L422
	 st	%g0, [%g3]
	ld	[%g4+12], %g2
	cmp	%g2, 0
	bl,a	.L422
	 st	%g0, [%g3]
	ld	[%g4+28], %g2
	cmp	%g2, 5
	bg,a	.L398
	 ld	[%g3+8], %g2
	bne	.L333
	 ld	[%g4+32], %g4
	b	.L335
	 mov	0, %g2
.L339:
	st	%g1, [%g3+4]
.L398:
	add	%g1, -1, %g1
.L420:
	cmp	%g1, -1
	be,a	.L408
	 mov	1, %g1
	ldsb	[%g2+%g1], %g4
	cmp	%g4, 56
	bg	.L339
	 ldub	[%g2+%g1], %i5
	add	%i5, 1, %i5
	stb	%i5, [%g2+%g1]
	ld	[%g3+4], %g1
.L338:
	cmp	%g1, 0
.L421:
	be,a	.L422
	 st	%g0, [%g3]
	ld	[%g3+8], %g2
.L336:
	add	%g2, -1, %g2
.L341:
	ldsb	[%g2+%g1], %g4
	cmp	%g4, 48
	bne	.L343
	 add	%g1, -1, %g1
	cmp	%g1, 0
	bne	.L341
	 st	%g1, [%g3+4]
.L333:
	st	%g0, [%g3]
.L422:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L408:
	st	%g1, [%g3+4]
	mov	49, %g1
	stb	%g1, [%g2]
	ld	[%g3], %g2
	ld	[%g3+4], %g1
	add	%g2, 1, %g2
	b	.L338
	 st	%g2, [%g3]
.L350:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	quad_decimal, .-quad_decimal
	.section	.text.strtold,"ax",@progbits
	.align 4
	.global strtold
	.type	strtold, #function
	.proc	010
strtold:
	save	%sp, -208, %sp
	add	%fp, -48, %o2
	mov	%i1, %o1
	ld	[%fp+64], %i4
	call	parse, 0
	 mov	%i0, %o0
	ldd	[%fp-48], %g2
	std	%g2, [%fp-112]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-104]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-96]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-88]
	ldd	[%fp-16], %g2
	add	%fp, -64, %g1
	std	%g2, [%fp-80]
	ldd	[%fp-8], %g2
	mov	%o0, %i5
	st	%g1, [%sp+64]
	std	%g2, [%fp-72]
	add	%fp, -112, %o0
	call	real_quad, 0
	 nop
	unimp	16
	add	%i5, -2, %g1
	cmp	%g1, 1
	bleu	.L438
	 cmp	%i5, 4
	be	.L439
	 lduh	[%fp-64], %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be	.L429
	 ld	[%fp-4], %g1
	cmp	%g1, 0
	be	.L428
	 cmp	%g2, 0
	be	.L429
	 nop
.L428:
	ldd	[%fp-64], %g2
	std	%g2, [%i4]
	ldd	[%fp-56], %g2
	std	%g2, [%i4+8]
	jmp	%i7+12
	 restore %g0, %i4, %o0
.L429:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L428
	 st	%g1, [%o0]
.L438:
	ld	[%fp-48], %g1
	cmp	%g1, 0
	be	.L425
	 sethi	%hi(2147418112), %g2
	sethi	%hi(-65536), %g2
.L425:
	xor	%i5, 3, %i5
	st	%g0, [%i4+4]
	cmp	%g0, %i5
	st	%g0, [%i4+8]
	subx	%g0, -1, %g1
	st	%g0, [%i4+12]
	sll	%g1, 15, %g1
	or	%g1, %g2, %g1
	st	%g1, [%i4]
	jmp	%i7+12
	 restore %g0, %i4, %o0
.L439:
	call	___errno, 0
	 nop
	mov	12, %g1
	b	.L428
	 st	%g1, [%o0]
	.size	strtold, .-strtold
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC3:
	.long	2143289344
	.align 4
.LC4:
	.long	-8388608
	.align 4
.LC5:
	.long	2139095040
	.align 4
.LC6:
	.long	2139095039
	.align 4
.LC7:
	.long	8388608
	.section	.text.strtof,"ax",@progbits
	.align 4
	.global strtof
	.type	strtof, #function
	.proc	06
strtof:
	save	%sp, -200, %sp
	add	%fp, -48, %o2
	mov	%i1, %o1
	call	parse, 0
	 mov	%i0, %o0
	ldd	[%fp-48], %g2
	std	%g2, [%fp-96]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-88]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-80]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-72]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-64]
	ldd	[%fp-8], %g2
	mov	%o0, %i5
	std	%g2, [%fp-56]
	call	real_float, 0
	 add	%fp, -96, %o0
	add	%i5, -2, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 1
	bleu	.L452
	 cmp	%i5, 4
	be	.L453
	 fabss	%f0, %f8
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f9
	fcmps	%f8, %f9
	nop
	fbug	.L444
	 ld	[%fp-4], %g1
	cmp	%g1, 0
	be	.L455
	 sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f9
	fcmpes	%f8, %f9
	nop
	fbuge	.L454
	 nop
.L444:
	call	___errno, 0
	 st	%f0, [%fp-100]
	mov	34, %g1
	ld	[%fp-100], %f0
	st	%g1, [%o0]
.L455:
	jmp	%i7+8
	 restore
.L448:
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC5)
	ld	[%l7], %f0
	jmp	%i7+8
	 restore
.L452:
	cmp	%i5, 3
	be	.L447
	 ld	[%fp-48], %g1
	cmp	%g1, 0
	be	.L448
	 sethi	%gdop_hix22(.LC5), %g1
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
.L447:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
.L453:
	call	___errno, 0
	 st	%f0, [%fp-100]
	mov	12, %g1
	ld	[%fp-100], %f0
	st	%g1, [%o0]
.L454:
	jmp	%i7+8
	 restore
	.size	strtof, .-strtof
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
