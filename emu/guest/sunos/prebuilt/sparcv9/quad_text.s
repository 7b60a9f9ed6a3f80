! 55771f3dcd265811ce928b645291d2ef emu/guest/libc/quad_text.c
	.file	"quad_text.c"
	.section	".text"
	.section	.text.shift_integer,"ax",@progbits
	.align 4
	.type	shift_integer, #function
	.proc	020
shift_integer:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	lduw	[%i0+8], %g1
	cmp	%g0, %g1
	mov	0, %g2
	subx	%g0, -1, %g3
	movre	%i1, 1, %g2
	orcc	%g3, %g2, %g0
	be,a,pn	%icc, .L12
	 ldx	[%i0], %o0
	return	%i7+8
	 nop
.L12:
	sra	%g1, 0, %g1
	sllx	%g1, 2, %g1
	st	%g0, [%o0+%g1]
	lduw	[%i0+8], %g3
	cmp	%g3, 0
	bl,pn	%icc, .L13
	 srax	%i1, 5, %i3
	and	%i1, 31, %i1
	sra	%g3, 0, %g1
	cmp	%g0, %i1
	sllx	%g1, 2, %g1
	sra	%i3, 0, %o2
	mov	32, %i2
	mov	%i1, %i5
	addx	%g0, 0, %g5
	add	%o0, %g1, %g1
	sllx	%o2, 2, %i4
	sub	%i2, %i1, %i2
.L7:
	cmp	%g0, %g3
	lduw	[%g1], %g2
	addx	%g0, 0, %g4
	andcc	%g4, %g5, %g0
	be,pt	%icc, .L4
	 sll	%g2, %i5, %g2
.L14:
	lduw	[%g1-4], %g4
	add	%g3, -1, %g3
	srl	%g4, %i2, %g4
	cmp	%g0, %g3
	or	%g4, %g2, %g2
	st	%g2, [%g1+%i4]
	addx	%g0, 0, %g4
	add	%g1, -4, %g1
	andcc	%g4, %g5, %g0
	lduw	[%g1], %g2
	bne,pt	%icc, .L14
	 sll	%g2, %i5, %g2
.L4:
	add	%g3, -1, %g3
	cmp	%g3, -1
	be,pn	%icc, .L6
	 st	%g2, [%g1+%i4]
	ba,pt	%xcc, .L7
	 add	%g1, -4, %g1
.L13:
	sra	%i3, 0, %o2
.L6:
	sllx	%o2, 2, %o2
	call	memset, 0
	 mov	0, %o1
	lduw	[%i0+8], %g2
	add	%i3, 1, %g1
	add	%g1, %g2, %g1
	st	%g1, [%i0+8]
	sra	%g1, 0, %g3
	ldx	[%i0], %g2
	sllx	%g3, 2, %g3
	add	%g2, %g3, %g2
	lduw	[%g2-4], %g2
	cmp	%g0, %g2
	addx	%g1, -1, %g1
	st	%g1, [%i0+8]
	return	%i7+8
	 nop
	.size	shift_integer, .-shift_integer
	.section	.text.begin_digits,"ax",@progbits
	.align 4
	.type	begin_digits, #function
	.proc	04
begin_digits:
	save	%sp, -176, %sp
	lduw	[%i0+12], %g2
	cmp	%g2, 0
	be,pt	%icc, .L16
	 ldsw	[%i0+8], %g1
	ldx	[%i0], %g2
	ldsw	[%g2], %g2
	add	%g1, %g2, %g1
.L16:
	mov	1, %g2
	brlz,pn	%g1, .L27
	 st	%g2, [%i0+20]
	sethi	%hi(11879424), %o0
	srlx	%o0, 10, %o0
	cmp	%g1, %o0
	bl,pt	%xcc, .L19
	 cmp	%g1, 799
	sethi	%hi(11264), %g1
	or	%g1, 336, %g1
	st	%g1, [%i0+16]
.L20:
	call	malloc, 0
	 nop
	mov	0, %g1
	movre	%o0, 1, %g1
	st	%g1, [%i0+24]
	brz,pn	%o0, .L22
	 ldx	[%i0], %g2
.L23:
	cmp	%g0, %g1
	stx	%o0, [%g2+8]
	return	%i7+8
	 subx	%g0, -1, %o0
.L19:
	bg,pn	%xcc, .L21
	 st	%g1, [%i0+16]
	lduw	[%i0+24], %g1
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, -1, %o0
.L27:
	lduw	[%i0+24], %g1
	mov	-1, %g2
	cmp	%g0, %g1
	st	%g2, [%i0+16]
	return	%i7+8
	 subx	%g0, -1, %o0
.L22:
	ba,pt	%xcc, .L23
	 add	%g2, 16, %o0
.L21:
	add	%g1, 1, %g1
	ba,pt	%xcc, .L20
	 sra	%g1, 0, %o0
	.size	begin_digits, .-begin_digits
	.section	.text.read_digits,"ax",@progbits
	.align 4
	.type	read_digits, #function
	.proc	0102
read_digits:
	save	%sp, -176, %sp
	stx	%g0, [%i1+8]
	lduw	[%i1+4], %g5
	cmp	%g5, 16
	mov	%i0, %i5
	mov	1, %g4
	ldsb	[%i5], %g1
	move	%icc, 4, %g4
	mov	0, %i4
	mov	0, %i3
	sra	%g4, 0, %g4
	mov	99, %i2
	cmp	%g1, 46
	be,pn	%icc, .L62
	 ldub	[%i5], %g2
.L30:
	add	%g2, -48, %g1
	and	%g1, 0xff, %g3
	cmp	%g3, 9
	bgu,pn	%icc, .L33
	 sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g5, %g1
	ble,pn	%icc, .L67
	 cmp	%i3, 0
	ldx	[%i1+32], %g2
.L69:
	cmp	%i4, 0
	sub	%g2, %g4, %g3
	movne	%icc, %g3, %g2
	stx	%g2, [%i1+32]
	cmp	%g1, 0
	bne,pn	%icc, .L48
	 ldx	[%i1+8], %g3
.L38:
	ldx	[%i1+24], %g1
.L68:
	mov	0, %g2
	mov	1, %i3
	movrne	%g3, 1, %g2
	add	%i5, 1, %i5
	add	%g1, %g2, %g1
	stx	%g1, [%i1+24]
.L65:
	ldsb	[%i5], %g1
	cmp	%g1, 46
	bne,pt	%icc, .L30
	 ldub	[%i5], %g2
.L62:
	cmp	%i4, 0
	be,pn	%icc, .L63
	 cmp	%g5, 99
	ble,pn	%icc, .L67
	 cmp	%i3, 0
	ldx	[%i1+32], %g1
	ldx	[%i1+8], %g3
	sub	%g1, %g4, %g1
	stx	%g1, [%i1+32]
.L48:
	brnz,a,pt %g3, .L68
	 ldx	[%i1+24], %g1
	stx	%i5, [%i1+8]
	ba,pt	%xcc, .L38
	 mov	%i5, %g3
.L33:
	or	%g2, 32, %g2
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
	add	%g2, -97, %g1
	cmp	%g1, 6
	add	%g2, -87, %g2
	mov	%i2, %g1
	movlu	%icc, %g2, %g1
	cmp	%g5, %g1
	bg,a,pt	%icc, .L69
	 ldx	[%i1+32], %g2
	cmp	%i3, 0
.L67:
	be,pn	%icc, .L74
	 mov	0, %i0
	cmp	%g5, 16
	stx	%i5, [%i1+16]
	mov	112, %g1
	ldsb	[%i5], %g2
	movne	%icc, 101, %g1
	or	%g2, 32, %g2
	cmp	%g2, %g1
	be,a,pn	%icc, .L42
	 ldub	[%i5+1], %i3
	ldx	[%i1+32], %g1
.L70:
	mov	%i5, %i0
	mov	0, %i5
	add	%g1, %i5, %g1
	stx	%g1, [%i1+32]
.L74:
	return	%i7+8
	 nop
.L63:
	mov	1, %i4
	ba,pt	%xcc, .L65
	 add	%i5, 1, %i5
.L42:
	add	%i3, -43, %g1
	and	%g1, 253, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	add	%g1, 1, %g1
	add	%i5, %g1, %i0
	call	isdigit, 0
	 ldub	[%i5+%g1], %o0
	cmp	%o0, 0
	be,a,pn	%icc, .L70
	 ldx	[%i1+32], %g1
	sethi	%hi(99999744), %i4
	ldub	[%i0], %o0
	call	isdigit, 0
	 mov	0, %i5
	cmp	%o0, 0
	be,pn	%icc, .L66
	 or	%i4, 255, %i4
	cmp	%i5, %i4
.L72:
	bg,a,pt	%xcc, .L71
	 add	%i0, 1, %i0
	sllx	%i5, 2, %g1
	ldsb	[%i0], %g2
	add	%g1, %i5, %g1
	add	%g2, -48, %g2
	add	%g1, %g1, %g1
	sra	%g2, 0, %g2
	add	%g2, %g1, %i5
	add	%i0, 1, %i0
.L71:
	call	isdigit, 0
	 ldub	[%i0], %o0
	cmp	%o0, 0
	bne,pt	%icc, .L72
	 cmp	%i5, %i4
.L66:
	sll	%i3, 24, %g1
	sra	%g1, 24, %g1
	sub	%g0, %i5, %g2
	cmp	%g1, 45
	ldx	[%i1+32], %g1
	move	%icc, %g2, %i5
	add	%g1, %i5, %g1
	stx	%g1, [%i1+32]
	return	%i7+8
	 nop
	.size	read_digits, .-read_digits
	.section	.text.compare_integers.isra.0,"ax",@progbits
	.align 4
	.type	compare_integers.isra.0, #function
	.proc	04
compare_integers.isra.0:
	save	%sp, -176, %sp
	cmp	%i1, %i3
	be,a,pt	%icc, .L76
	 addcc	%i1, -1, %g2
	mov	-1, %i0
	movge	%icc, 1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L76:
	bneg,pn	%icc, .L81
	 sra	%g2, 0, %g1
	srl	%g2, 0, %g2
	sllx	%g1, 2, %g1
	sub	%i1, %g2, %g2
	sllx	%g2, 2, %g2
	ba,pt	%xcc, .L79
	 add	%g2, -8, %g2
.L78:
	cmp	%g1, %g2
	be,a,pn	%xcc, .L84
	 mov	0, %i0
.L79:
	lduw	[%i0+%g1], %g4
	lduw	[%i2+%g1], %g3
	cmp	%g4, %g3
	be,a,pt	%icc, .L78
	 add	%g1, -4, %g1
	mov	-1, %i0
	movgeu	%icc, 1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L81:
	mov	0, %i0
.L84:
	return	%i7+8
	 sra	%o0, 0, %o0
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
	.global __clzdi2
	.section	.text.parse,"ax",@progbits
	.align 4
	.type	parse, #function
	.proc	012
parse:
	save	%sp, -352, %sp
	stx	%g0, [%fp+1951]
	mov	10, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	stx	%g0, [%fp+1959]
	stx	%g0, [%fp+1967]
	stx	%g0, [%fp+1975]
	stx	%g0, [%fp+1983]
	st	%g1, [%fp+1955]
	stx	%g0, [%i2]
	stx	%g0, [%i2+8]
	stx	%g0, [%i2+16]
	stx	%g0, [%i2+24]
	stx	%g0, [%i2+32]
	stx	%g0, [%i2+40]
	stx	%g0, [%i2+48]
	ba,pt	%xcc, .L86
	 mov	%i0, %i3
.L87:
	add	%i3, 1, %i3
.L86:
	call	isspace, 0
	 ldub	[%i3], %o0
	orcc	%o0, 0, %l2
	bne,pt	%icc, .L87
	 mov	%o0, %i5
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
	ba,pt	%xcc, .L88
	 subx	%i3, -1, %i3
.L90:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldub	[%g1+%g3], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L163
	 mov	0, %g3
.L88:
	sra	%g1, 24, %g1
	ldsb	[%i3+%g3], %g2
	or	%g2, 32, %g2
	cmp	%g1, %g2
	be,a,pt	%icc, .L90
	 add	%g3, 1, %g3
	mov	0, %g3
	ba,pt	%xcc, .L91
	 sethi	%hi(1845493760), %g1
.L96:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldub	[%g1+%g3], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L95
	 ldsb	[%i3+3], %g1
.L91:
	sra	%g1, 24, %g1
	ldsb	[%i3+%g3], %g2
	or	%g2, 32, %g2
	cmp	%g1, %g2
	be,a,pt	%icc, .L96
	 add	%g3, 1, %g3
	ldsb	[%i3], %g1
	cmp	%g1, 48
	bne,pn	%icc, .L98
	 add	%fp, 1951, %o1
	ldsb	[%i3+1], %g1
	or	%g1, 32, %g1
	cmp	%g1, 120
	be,pn	%icc, .L225
	 mov	16, %g1
.L98:
	stx	%g0, [%fp+1951]
	mov	10, %g1
	stx	%g0, [%fp+1959]
	stx	%g0, [%fp+1967]
	stx	%g0, [%fp+1975]
	stx	%g0, [%fp+1983]
	st	%g1, [%fp+1955]
	call	read_digits, 0
	 mov	%i3, %o0
	stx	%o0, [%fp+1911]
	mov	0, %l6
	brz,pn	%o0, .L226
	 movre	%o0, 1, %l6
	ldx	[%fp+1959], %l0
	brz,pn	%l0, .L94
	 nop
.L239:
	sethi	%hi(11879424), %g1
	srlx	%g1, 10, %g1
	ldx	[%fp+1975], %g2
	lduw	[%fp+1955], %g4
	cmp	%g2, %g1
	st	%g4, [%fp+1899]
	lduw	[%i2], %g1
	st	%g1, [%fp+1895]
	ldx	[%fp+1983], %l1
	mov	725, %g1
	sllx	%g1, 4, %g1
	movl	%xcc, %g2, %g1
	cmp	%g4, 10
	be,pn	%icc, .L227
	 mov	0, %g3
.L104:
	add	%g1, 2, %g1
	add	%g1, %g3, %g1
	add	%g1, 7, %g2
	movrlz	%g1, %g2, %g1
	srax	%g1, 3, %i3
	add	%i3, 16, %i3
	call	malloc, 0
	 sllx	%i3, 3, %o0
	sllx	%i3, 2, %o7
	stx	%o0, [%fp+1903]
	add	%o0, %o7, %i3
	st	%g0, [%fp+1927]
	stx	%o0, [%fp+1919]
	stx	%i3, [%fp+1935]
	brz,pn	%o0, .L166
	 st	%g0, [%fp+1943]
	ldx	[%fp+1967], %o4
	sethi	%hi(11877376), %o3
	mov	%i5, %g4
	mov	0, %o2
	mov	0, %g3
	srlx	%o3, 10, %o3
	mov	99, %o1
	cmp	%l0, %o4
	bgeu,pn	%xcc, .L122
	 lduw	[%fp+1899], %g5
	ldsb	[%l0], %g2
.L245:
	cmp	%g2, 46
	be,pn	%icc, .L111
	 ldub	[%l0], %g1
	add	%g3, 1, %o5
	add	%g1, -48, %g2
	cmp	%g3, %o3
	bg,pt	%xcc, .L112
	 and	%g2, 0xff, %g3
	cmp	%g3, 9
	bgu,a,pt %icc, .L113
	 or	%g1, 32, %g1
	sllx	%g2, 56, %g2
	cmp	%g4, 0
	ble,pn	%icc, .L115
	 srax	%g2, 56, %o0
.L114:
	ldx	[%fp+1903], %g2
	mov	%l2, %g3
.L118:
	lduw	[%g2], %g1
	mulx	%g1, %g5, %g1
	add	%g1, %o0, %g1
	st	%g1, [%g2]
	add	%g3, 1, %g3
	srlx	%g1, 32, %o0
	cmp	%g4, %g3
	bg,pt	%icc, .L118
	 add	%g2, 4, %g2
.L115:
	brnz,pn	%o0, .L117
	 mov	%o5, %g3
.L111:
	add	%l0, 1, %l0
	cmp	%l0, %o4
	bne,a,pt %xcc, .L245
	 ldsb	[%l0], %g2
	andcc	%o2, 0xff, %g0
	bne,a,pt %icc, .L121
	 st	%g4, [%fp+1927]
.L121:
	sethi	%hi(11879424), %g1
	srlx	%g1, 10, %g1
	cmp	%g3, %g1
	bl,a,pt	%xcc, .L110
	 mov	0, %g1
	cmp	%i5, 0
	bne,pn	%icc, .L123
	 sethi	%hi(11264), %g1
	xor	%g1, -336, %g1
	ba,pt	%xcc, .L110
	 add	%g3, %g1, %g1
.L163:
	ba,pt	%xcc, .L89
	 sethi	%hi(1761607680), %g1
.L93:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldub	[%g1+%g3], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L92
	 mov	8, %l4
.L89:
	sra	%g1, 24, %g1
	ldsb	[%i3+%g3], %g2
	or	%g2, 32, %g2
	cmp	%g1, %g2
	be,a,pt	%icc, .L93
	 add	%g3, 1, %g3
	mov	3, %l4
.L92:
	add	%i3, %l4, %g1
	mov	2, %l6
	stx	%g1, [%fp+1911]
.L94:
	brz,pn	%i1, .L162
	 ldx	[%fp+1911], %g1
	stx	%g1, [%i1]
.L162:
	srl	%l6, 0, %i0
	return	%i7+8
	 nop
.L226:
	ba,pt	%xcc, .L94
	 stx	%i0, [%fp+1911]
.L112:
	cmp	%g3, 9
	bgu,a,pt %icc, .L119
	 or	%g1, 32, %g1
	sll	%g2, 24, %g2
	mov	%o5, %g3
	sra	%g2, 24, %g2
	ba,pt	%xcc, .L111
	 or	%i5, %g2, %i5
.L119:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	add	%g1, -97, %g2
	mov	%o5, %g3
	cmp	%g2, 6
	add	%g1, -87, %g1
	mov	%o1, %g2
	movlu	%icc, %g1, %g2
	ba,pt	%xcc, .L111
	 or	%i5, %g2, %i5
.L113:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	add	%g1, -97, %g2
	cmp	%g2, 5
	bgu,pn	%icc, .L229
	 add	%g1, -87, %g1
	cmp	%g4, 0
	bg,pt	%icc, .L114
	 sra	%g1, 0, %o0
	mov	%g1, %o0
.L117:
	sra	%g4, 0, %g1
.L241:
	ldx	[%fp+1903], %g2
	sllx	%g1, 2, %g1
	mov	%o5, %g3
	add	%g4, 1, %g4
	st	%o0, [%g2+%g1]
	ba,pt	%xcc, .L111
	 mov	1, %o2
.L95:
	cmp	%g1, 40
	be,pt	%icc, .L100
	 add	%i3, 4, %l4
	add	%i3, 3, %g1
.L247:
	mov	3, %l6
	ba,pt	%xcc, .L94
	 stx	%g1, [%fp+1911]
.L101:
.L100:
.L246:
	call	isalpha, 0
	 ldub	[%l4], %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L246
	 add	%l4, 1, %l4
	call	isdigit, 0
	 ldub	[%l4], %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L246
	 add	%l4, 1, %l4
	ldsb	[%l4], %g1
	cmp	%g1, 95
	be,a,pt	%icc, .L101
	 add	%l4, 1, %l4
	cmp	%g1, 41
	bne,pt	%icc, .L247
	 add	%i3, 3, %g1
	add	%l4, 1, %g1
	mov	3, %l6
	ba,pt	%xcc, .L94
	 stx	%g1, [%fp+1911]
.L229:
	cmp	%g4, 0
	bg,pt	%icc, .L114
	 mov	99, %o0
	ba,pt	%xcc, .L241
	 sra	%g4, 0, %g1
.L122:
	mov	0, %g1
.L110:
	mov	1, %g2
	ldx	[%fp+1903], %g3
	st	%g2, [%fp+1943]
	st	%g2, [%g3+%o7]
	lduw	[%fp+1899], %g2
	cmp	%g2, 10
	be,pn	%icc, .L230
	 add	%g1, %l1, %g2
	sllx	%g1, 2, %g1
	stx	%g0, [%fp+1991]
	add	%g1, %l1, %g1
	stx	%g0, [%fp+1999]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	stx	%g1, [%fp+1879]
	lduw	[%fp+1927], %i5
	cmp	%i5, 0
	bne,pn	%icc, .L130
	 sra	%i5, 0, %i5
	mov	1, %l0
	mov	0, %i5
	add	%fp, 1919, %l1
.L131:
	sra	%l0, 0, %l0
.L243:
	sllx	%l0, 2, %g1
	add	%i3, %g1, %g1
	sllx	%l0, 5, %l0
	call	__clzdi2, 0
	 lduw	[%g1-4], %o0
	add	%o0, -32, %g1
	sra	%g1, 0, %g1
	sub	%l0, %g1, %l0
	sub	%i5, %l0, %i5
.L149:
	srax	%i5, 63, %g1
	add	%i5, 1, %g2
	xor	%g1, %i5, %o1
	mov	%l1, %o0
	sub	%o1, %g1, %o1
	stx	%g2, [%fp+1887]
	add	%fp, 1935, %g1
	movrgez	%i5, %g1, %o0
.L148:
	call	shift_integer, 0
	 nop
	ldx	[%fp+1919], %l7
	lduw	[%fp+1927], %i0
	ldx	[%fp+1935], %l0
	lduw	[%fp+1943], %i3
	sra	%i0, 0, %l4
	sra	%i3, 0, %l3
	mov	%l0, %o2
	mov	%l3, %o3
	mov	%l4, %o1
	call	compare_integers.isra.0, 0
	 mov	%l7, %o0
	orcc	%o0, 0, %o0
	bl,pn	%icc, .L231
	 mov	1, %o1
	mov	319, %i5
	mov	1, %l5
	cmp	%o0, 0
.L244:
	bge,pn	%icc, .L248
	 mov	%l2, %g5
	mov	1, %o1
.L250:
	call	shift_integer, 0
	 mov	%l1, %o0
	add	%i5, -1, %i5
	cmp	%i5, 200
	be,pn	%icc, .L249
	 lduw	[%fp+1927], %g1
	ldx	[%fp+1919], %l7
.L251:
	lduw	[%fp+1927], %i0
	mov	%l3, %o3
	sra	%i0, 0, %l4
	mov	%l0, %o2
	mov	%l4, %o1
	call	compare_integers.isra.0, 0
	 mov	%l7, %o0
	cmp	%o0, 0
	bl,pt	%icc, .L250
	 mov	1, %o1
	mov	%l2, %g5
.L248:
	mov	0, %g4
	cmp	%i0, 0
	ble,pn	%icc, .L233
	 mov	0, %g1
.L152:
	srl	%g1, 0, %o5
	mov	0, %o7
	cmp	%g5, %i3
	bge,pt	%icc, .L155
	 lduw	[%l7+%g4], %g1
	lduw	[%l0+%g4], %o7
.L155:
	sub	%g1, %o7, %g1
	sub	%g1, %o5, %g1
	st	%g1, [%l7+%g4]
	add	%g5, 1, %g5
	srlx	%g1, 32, %g1
	add	%g4, 4, %g4
	cmp	%g5, %i0
	bne,pt	%icc, .L152
	 and	%g1, 1, %g1
	sllx	%l4, 2, %o1
.L252:
	mov	0, %g4
	add	%o1, -4, %o1
	ba,pt	%xcc, .L157
	 add	%l7, %o1, %o1
.L158:
	add	%o1, -4, %o1
	be,pn	%icc, .L234
	 mov	1, %g4
	mov	%i0, %i4
.L157:
	lduw	[%o1], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L158
	 addcc	%i0, -1, %i0
	andcc	%g4, 0xff, %g0
	bne,a,pt %icc, .L156
	 st	%i4, [%fp+1927]
.L156:
	sra	%i5, 5, %g1
.L242:
	sll	%l5, %i5, %g2
	add	%g1, 4, %g1
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	lduw	[%g1-56], %g3
	or	%g2, %g3, %g2
	mov	1, %o1
	st	%g2, [%g1-56]
	call	shift_integer, 0
	 mov	%l1, %o0
	add	%i5, -1, %i5
	cmp	%i5, 200
	bne,pt	%icc, .L251
	 ldx	[%fp+1919], %l7
	lduw	[%fp+1927], %g1
.L249:
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	st	%g1, [%i2+16]
	ldx	[%fp+2031], %g1
	ldx	[%fp+1887], %g2
	stx	%g1, [%i2+40]
	st	%g0, [%i2]
	ldx	[%fp+2039], %g1
	stx	%g2, [%i2+8]
	stx	%g1, [%i2+48]
	st	%g0, [%i2+20]
	stx	%g0, [%i2+24]
	stx	%g0, [%i2+32]
	lduw	[%fp+1899], %g1
	cmp	%g1, 10
	be,pn	%icc, .L161
	 ldx	[%fp+1879], %g1
	add	%g1, %g2, %g1
	stx	%g1, [%i2+8]
.L161:
	call	free, 0
	 ldx	[%fp+1903], %o0
	lduw	[%fp+1895], %g1
	ba,pt	%xcc, .L94
	 st	%g1, [%i2]
.L234:
	ba,pt	%xcc, .L156
	 st	%g0, [%fp+1927]
.L233:
	bne,pt	%icc, .L252
	 sllx	%l4, 2, %o1
	ba,pt	%xcc, .L242
	 sra	%i5, 5, %g1
.L227:
	add	%g2, %l1, %g4
	sethi	%hi(20481024), %g3
	srlx	%g3, 10, %g3
	cmp	%g4, %g3
	bge,a,pn %xcc, .L236
	 sethi	%hi(1048576), %g1
	sethi	%hi(19456), %g3
	xor	%g3, -544, %g3
	cmp	%g4, %g3
	bl,pn	%xcc, .L237
	 sub	%g2, %g1, %g2
	add	%g2, %l1, %g3
	mov	1, %g2
	sub	%g2, %g3, %g2
	ba,pt	%xcc, .L104
	 movrlz	%g3, %g2, %g3
.L230:
	srax	%g2, 63, %g1
	stx	%g2, [%fp+1879]
	xor	%g1, %g2, %g5
	add	%fp, 1919, %l1
	sub	%g5, %g1, %g5
	mov	%l1, %i5
	add	%fp, 1935, %g1
	sethi	%hi(2000000000), %o5
	movrlz	%g2, %g1, %i5
	cmp	%g5, 8
	ble,pn	%xcc, .L224
	 srlx	%o5, 1, %o5
	lduw	[%i5+8], %o4
.L253:
	cmp	%o4, 0
	ble,pn	%icc, .L136
	 sra	%o4, 0, %o7
	ldx	[%i5], %o3
	mov	%o3, %g2
	sllx	%o7, 2, %o7
	mov	0, %g1
	add	%o7, %o3, %g4
.L134:
	lduw	[%g2], %g3
	mulx	%g3, %o5, %g3
	add	%g3, %g1, %g1
	st	%g1, [%g2]
	add	%g2, 4, %g2
	cmp	%g4, %g2
	bne,pt	%xcc, .L134
	 srlx	%g1, 32, %g1
	brz,pn	%g1, .L136
	 add	%o4, 1, %o4
	st	%g1, [%o3+%o7]
	st	%o4, [%i5+8]
.L136:
	add	%g5, -9, %g5
	cmp	%g5, 8
	bg,a,pt	%xcc, .L253
	 lduw	[%i5+8], %o4
.L224:
	brz,a,pn %g5, .L238
	 stx	%g0, [%fp+1991]
	lduw	[%i5+8], %o4
	cmp	%o4, 0
	ble,a,pn %icc, .L224
	 add	%g5, -1, %g5
	ldx	[%i5], %o3
	sra	%o4, 0, %o5
	mov	%o3, %g3
	sllx	%o5, 2, %o5
	mov	0, %g2
	add	%o5, %o3, %o7
.L141:
	lduw	[%g3], %g4
	sllx	%g4, 2, %g1
	add	%g1, %g4, %g1
	add	%g1, %g1, %g1
	add	%g1, %g2, %g1
	st	%g1, [%g3]
	add	%g3, 4, %g3
	cmp	%o7, %g3
	bne,pt	%xcc, .L141
	 srlx	%g1, 32, %g2
	brz,pn	%g2, .L143
	 add	%o4, 1, %o4
	st	%g2, [%o3+%o5]
	st	%o4, [%i5+8]
.L143:
	ba,pt	%xcc, .L224
	 add	%g5, -1, %g5
.L225:
	stx	%o1, [%fp+1903]
	st	%g1, [%fp+1955]
	call	read_digits, 0
	 add	%i3, 2, %o0
	stx	%o0, [%fp+1911]
	brz,pn	%o0, .L98
	 ldx	[%fp+1903], %o1
	ldx	[%fp+1959], %l0
	brnz,pt	%l0, .L239
	 mov	0, %l6
	ba,pt	%xcc, .L94
	 nop
.L238:
	stx	%g0, [%fp+1999]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	lduw	[%fp+1927], %i5
	cmp	%i5, 0
	be,pn	%icc, .L240
	 lduw	[%fp+1943], %l0
	sra	%i5, 0, %i5
	ldx	[%fp+1903], %g2
	sllx	%i5, 2, %g1
	add	%g2, %g1, %g1
	call	__clzdi2, 0
	 lduw	[%g1-4], %o0
	sllx	%i5, 5, %i5
	add	%o0, -32, %g1
	cmp	%l0, 0
	sra	%g1, 0, %g1
	be,pt	%icc, .L149
	 sub	%i5, %g1, %i5
	ba,pt	%xcc, .L243
	 sra	%l0, 0, %l0
.L231:
	call	shift_integer, 0
	 mov	%l1, %o0
	mov	1, %l5
	stx	%i5, [%fp+1887]
	ldx	[%fp+1919], %l7
	lduw	[%fp+1927], %i0
	mov	%l3, %o3
	sra	%i0, 0, %l4
	mov	%l0, %o2
	mov	%l4, %o1
	mov	%l7, %o0
	call	compare_integers.isra.0, 0
	 mov	319, %i5
	ba,pt	%xcc, .L244
	 cmp	%o0, 0
.L123:
	lduw	[%fp+1927], %g5
	cmp	%g5, 0
	ble,pn	%icc, .L171
	 sra	%g5, 0, %i5
	ldx	[%fp+1903], %g1
	mov	%g1, %g2
	sllx	%i5, 2, %o5
	lduw	[%fp+1899], %o4
	add	%o5, %g1, %o5
	mov	1, %g1
.L125:
	lduw	[%g2], %g4
	mulx	%g4, %o4, %g4
	add	%g4, %g1, %g1
	st	%g1, [%g2]
	add	%g2, 4, %g2
	cmp	%o5, %g2
	bne,pt	%xcc, .L125
	 srlx	%g1, 32, %g1
	brnz,a,pn %g1, .L254
	 add	%g5, 1, %g5
.L126:
	sethi	%hi(11264), %g1
	xor	%g1, -337, %g1
	ba,pt	%xcc, .L110
	 add	%g3, %g1, %g1
.L236:
	stx	%g0, [%i2+48]
	stx	%g0, [%i2]
	stx	%g1, [%i2+8]
	sethi	%hi(-2147483648), %g1
	stx	%g0, [%i2+16]
	st	%g1, [%i2+52]
	stx	%g0, [%i2+24]
	lduw	[%fp+1895], %g1
	stx	%g0, [%i2+32]
	stx	%g0, [%i2+40]
	ba,pt	%xcc, .L94
	 st	%g1, [%i2]
.L240:
	cmp	%l0, 0
	bne,pn	%icc, .L173
	 mov	1, %g1
	mov	0, %o1
	stx	%g1, [%fp+1887]
	mov	0, %i5
	ba,pt	%xcc, .L148
	 add	%fp, 1935, %o0
.L130:
	ldx	[%fp+1903], %g2
	sllx	%i5, 2, %g1
	add	%g2, %g1, %g1
	sllx	%i5, 5, %i5
	lduw	[%g1-4], %o0
	call	__clzdi2, 0
	 mov	1, %l0
	add	%fp, 1919, %l1
	add	%o0, -32, %g1
	sra	%g1, 0, %g1
	ba,pt	%xcc, .L131
	 sub	%i5, %g1, %i5
.L171:
	mov	1, %g1
	add	%g5, 1, %g5
.L254:
	sllx	%i5, 2, %i5
	ldx	[%fp+1903], %g2
	st	%g5, [%fp+1927]
	ba,pt	%xcc, .L126
	 st	%g1, [%g2+%i5]
.L237:
	mov	-1, %g1
	sllx	%g1, 20, %g1
	stx	%g0, [%i2+48]
	stx	%g0, [%i2]
	stx	%g1, [%i2+8]
	sethi	%hi(-2147483648), %g1
	stx	%g0, [%i2+16]
	st	%g1, [%i2+52]
	stx	%g0, [%i2+24]
	lduw	[%fp+1895], %g1
	stx	%g0, [%i2+32]
	stx	%g0, [%i2+40]
	ba,pt	%xcc, .L94
	 st	%g1, [%i2]
.L173:
	ba,pt	%xcc, .L131
	 mov	0, %i5
.L166:
	lduw	[%fp+1895], %g1
	mov	4, %l6
	ba,pt	%xcc, .L94
	 st	%g1, [%i2]
	.size	parse, .-parse
	.section	.text.quad_decimal,"ax",@progbits
	.align 4
	.global quad_decimal
	.type	quad_decimal, #function
	.proc	04
quad_decimal:
	save	%sp, -4096, %sp
	add	%sp, -2448, %sp
	sethi	%hi(6144), %g2
	xor	%g2, -224, %g2
	srl	%i4, 0, %i4
	add	%g2, 2047, %g1
	sllx	%i3, 32, %i3
	add	%g1, %fp, %g1
	or	%i3, %i4, %i3
	add	%i0, 16, %g3
	stx	%i1, [%fp+2183]
	stx	%g0, [%g1+16]
	stx	%g0, [%g1+24]
	stx	%g0, [%g1+32]
	add	%fp, 2047, %g4
	stx	%i3, [%g1+8]
	stx	%i0, [%g4+%g2]
	stx	%i2, [%fp+2191]
	mov	-1, %g2
	stx	%g3, [%i0+8]
	srlx	%g2, 16, %g2
	stx	%g0, [%i0]
	sllx	%i1, 1, %g1
	and	%i1, %g2, %i1
	srlx	%g1, 49, %g1
	sethi	%hi(16384), %g2
	cmp	%g1, 0
	be,pt	%icc, .L256
	 xor	%g2, -110, %i4
	mov	1, %g2
	sllx	%g2, 48, %g2
	or	%i1, %g2, %i1
	sethi	%hi(-17408), %g2
	or	%g2, 913, %g2
	add	%g1, %g2, %g1
	sra	%g1, 0, %i4
.L256:
	sethi	%hi(4096), %i5
	xor	%i5, -32, %i5
	add	%i5, 2047, %g1
	mov	0, %o1
	add	%g1, %fp, %i3
	mov	129, %o2
	mov	%i3, %o0
	call	memset, 0
	 sllx	%o2, 5, %o2
	add	%fp, 2047, %g1
	lduw	[%g1+%i5], %o0
	mov	516, %g1
	mov	%i4, %g2
	st	%g1, [%i3+8]
	lduw	[%i3+4], %o5
	mov	%o0, %g4
	mov	0, %o1
	mov	0, %o7
	mov	516, %i4
	mov	0, %o2
	mov	0, %g1
	sethi	%hi(-2147483648), %o4
	mov	1, %o3
.L264:
	cmp	%g1, 63
	bg,pn	%icc, .L402
	 srlx	%i1, %g1, %g3
.L387:
	srlx	%i2, %g1, %g3
	andcc	%g3, 1, %g0
	bne,pn	%xcc, .L258
	 nop
	add	%g1, 1, %g1
	cmp	%g1, 63
	ble,pt	%icc, .L387
	 add	%g2, 1, %g2
	srlx	%i1, %g1, %g3
.L402:
	andcc	%g3, 1, %g0
	bne,pn	%xcc, .L258
	 nop
.L260:
	add	%g1, 1, %g1
	cmp	%g1, 113
	bne,pt	%icc, .L264
	 add	%g2, 1, %g2
	andcc	%o1, 0xff, %g0
	be,pn	%icc, .L335
	 sethi	%hi(4096), %g1
	add	%fp, 2047, %g2
	xor	%g1, -32, %g1
	andcc	%o7, 0xff, %g0
	be,pn	%icc, .L266
	 st	%g4, [%g2+%g1]
.L398:
	sethi	%hi(4096), %g1
	xor	%g1, -32, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	st	%i4, [%g1+8]
.L266:
	andcc	%o2, 0xff, %g0
.L401:
	be,pn	%icc, .L267
	 sethi	%hi(4096), %g1
	xor	%g1, -32, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	st	%o5, [%g1+4]
.L267:
	cmp	%g4, 0
	be,pn	%icc, .L268
	 sethi	%hi(6144), %o0
	xor	%o0, -184, %o0
	add	%o0, 2047, %g1
	sethi	%hi(4096), %l3
	add	%g1, %fp, %o0
	xor	%l3, -32, %l3
	sethi	%hi(316718080), %o5
	add	%l3, 2047, %g1
	sethi	%hi(-294968320), %o7
	add	%g1, %fp, %l1
	mov	%o0, %o2
	mov	0, %i1
	mov	0, %o1
	add	%l1, -4, %l2
	or	%o5, 642, %o5
	sethi	%hi(-294967296), %o3
	or	%o7, 1023, %o7
	sethi	%hi(294967296), %o4
	cmp	%g4, 0
	ble,pn	%icc, .L269
	 add	%l1, 8, %i2
.L389:
	sra	%g4, 0, %i5
	add	%g4, -1, %g1
	sllx	%i5, 2, %g5
	srl	%g1, 0, %g1
	add	%l2, %g5, %i3
	sllx	%g1, 2, %g1
	add	%l1, %g5, %g5
	sub	%i3, %g1, %i3
	mov	0, %g3
.L272:
	sll	%g3, 2, %g1
	lduw	[%g5+8], %g2
	sll	%g2, 2, %g3
	srl	%g2, 30, %g2
	srl	%g3, 0, %g4
	or	%g2, %g1, %g2
	srl	%g2, 0, %g1
	mulx	%g1, %o5, %g1
	sllx	%g2, 32, %g2
	or	%g2, %g4, %g2
	add	%g2, %g1, %g2
	srlx	%g2, 32, %i4
	add	%i4, 1, %g4
	sll	%g4, 5, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 2, %g1
	add	%g1, %g4, %g1
	sll	%g1, 5, %g1
	add	%g1, %g4, %g1
	sll	%g1, 2, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 3, %l4
	add	%g1, %l4, %g1
	sll	%g1, 11, %g1
	add	%g3, %g1, %g3
	cmp	%g3, %g2
	bleu,pt	%icc, .L403
	 cmp	%g3, %o7
	add	%g3, %o3, %g3
	mov	%i4, %g4
	cmp	%g3, %o7
.L403:
	bleu,a,pt %icc, .L404
	 st	%g4, [%g5+8]
	add	%g4, 1, %g4
	add	%g3, %o4, %g3
	st	%g4, [%g5+8]
.L404:
	add	%g5, -4, %g5
	cmp	%i3, %g5
	bne,pt	%xcc, .L272
	 srl	%g3, 2, %g3
	add	%o1, 1, %g2
	ba,pt	%xcc, .L274
	 st	%g3, [%o2]
.L276:
	cmp	%g1, 0
	be,pn	%icc, .L275
	 mov	1, %i1
	mov	%g1, %i5
.L274:
	sllx	%i5, 2, %g1
	lduw	[%g1+%i2], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L276
	 add	%i5, -1, %g1
	mov	%i5, %g4
	cmp	%i5, 0
	be,pn	%icc, .L388
	 add	%o2, 4, %o2
	cmp	%g4, 0
	bg,pt	%icc, .L389
	 mov	%g2, %o1
.L269:
	add	%o1, 1, %g2
	st	%g0, [%o2]
	mov	0, %g3
	ba,pt	%xcc, .L274
	 sra	%g4, 0, %i5
.L258:
	brgez,pn %g2, .L390
	 sra	%o5, 0, %l1
	xnor	%g0, %g2, %g3
	srax	%g3, 5, %i5
	srl	%o4, %g3, %g3
	add	%i5, 516, %g5
	cmp	%i5, %l1
	sllx	%g5, 2, %l1
	lduw	[%i3+%l1], %l1
	bl,pt	%xcc, .L262
	 or	%g3, %l1, %g3
	add	%i5, 1, %o5
	mov	1, %o2
.L262:
	sra	%i4, 0, %l1
	sllx	%g5, 2, %g5
	cmp	%i5, %l1
	st	%g3, [%i3+%g5]
	movl	%xcc, %i5, %i4
	ba,pt	%xcc, .L260
	 movl	%xcc, 1, %o7
.L390:
	srax	%g2, 5, %l1
	sll	%o3, %g2, %g3
	sllx	%l1, 2, %g5
	add	%i3, %g5, %g5
	lduw	[%g5+12], %i5
	or	%g3, %i5, %g3
	sra	%g4, 0, %i5
	cmp	%l1, %i5
	bl,pt	%xcc, .L260
	 st	%g3, [%g5+12]
	add	%l1, 1, %g4
	ba,pt	%xcc, .L260
	 mov	1, %o1
.L275:
	add	%i5, -1, %i5
	add	%fp, 2047, %g1
	st	%i5, [%g1+%l3]
.L332:
	sll	%o1, 3, %g5
	cmp	%g3, 0
	be,pn	%icc, .L279
	 add	%g5, %o1, %g5
	mov	0, %g4
.L280:
	srl	%g3, 0, %g3
	add	%g4, 1, %g4
	mov	%g3, %g1
	cmp	%g1, 9
	bgu,pt	%icc, .L280
	 udivx	%g3, 10, %g3
	add	%g5, %g4, %g5
.L279:
	sethi	%hi(6144), %g3
	xor	%g3, -184, %i2
	add	%i2, 2047, %g1
	add	%g1, %fp, %i2
	add	%g2, -1, %g1
	srl	%g1, 0, %g1
	sllx	%g1, 2, %g1
	sra	%g2, 0, %g4
	xor	%g3, -224, %g3
	sllx	%g4, 2, %g4
	sethi	%hi(99999744), %i1
	add	%o0, %g4, %o0
	add	%g3, 2047, %g2
	sub	%o0, %g1, %l1
	st	%g5, [%i0]
	add	%i2, %g4, %i2
	mov	0, %g1
	or	%i1, 256, %i1
	add	%g2, %fp, %i3
.L291:
	mov	9, %l2
	mov	%i1, %i4
	ba,pt	%xcc, .L290
	 lduw	[%i2-4], %l3
.L391:
	st	%g3, [%g2+4]
	sra	%g1, 0, %g1
	ldx	[%g2+8], %g3
	add	%i5, 48, %g2
	stb	%g2, [%g3+%g1]
.L285:
	addcc	%l2, -1, %l2
.L405:
	be,pn	%icc, .L289
	 udivx	%i4, 10, %i4
.L392:
	lduw	[%i3+20], %g1
.L290:
	srl	%i4, 0, %i4
	cmp	%g1, 0
	udivx	%l3, %i4, %g2
	udivx	%g2, 10, %g3
	sllx	%g3, 2, %g1
	add	%g1, %g3, %g1
	add	%g1, %g1, %g1
	bne,pt	%icc, .L286
	 sub	%g2, %g1, %i5
	cmp	%i5, 0
	be,a,pt	%icc, .L405
	 addcc	%l2, -1, %l2
	call	begin_digits, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	be,a,pn	%icc, .L405
	 addcc	%l2, -1, %l2
.L286:
	lduw	[%i3+24], %g1
	cmp	%g1, 0
	bne,a,pn %icc, .L405
	 addcc	%l2, -1, %l2
	ldx	[%i3], %g2
	lduw	[%i3+16], %g3
	lduw	[%g2+4], %g1
	cmp	%g1, %g3
	bl,a,pt	%icc, .L391
	 add	%g1, 1, %g3
	lduw	[%i3+28], %g1
	add	%g1, 1, %g2
	cmp	%g1, 0
	bne,pt	%icc, .L288
	 st	%g2, [%i3+28]
	st	%i5, [%i3+32]
	addcc	%l2, -1, %l2
	bne,pt	%icc, .L392
	 udivx	%i4, 10, %i4
.L289:
	cmp	%l1, %i2
	be,pn	%xcc, .L268
	 add	%i2, -4, %i2
	ba,pt	%xcc, .L291
	 lduw	[%i3+20], %g1
.L288:
	lduw	[%i3+36], %g1
	or	%g1, %i5, %g1
	ba,pt	%xcc, .L285
	 st	%g1, [%i3+36]
.L268:
	sethi	%hi(4096), %l2
	xor	%l2, -32, %l2
	add	%l2, 2047, %g1
	add	%g1, %fp, %l2
	lduw	[%l2+8], %g5
	lduw	[%l2+4], %g3
	cmp	%g5, %g3
	bge,pn	%icc, .L293
	 sethi	%hi(6144), %i1
	xor	%i1, -224, %i1
	sethi	%hi(2000000000), %l1
	add	%i1, 2047, %g1
	sethi	%hi(99999744), %i4
	add	%g1, %fp, %i1
	add	%l2, -4, %i3
	srlx	%l1, 1, %l1
	or	%i4, 256, %i4
.L292:
	ldx	[%i1+24], %g1
	brnz,pn	%g1, .L406
	 cmp	%g3, %g5
	lduw	[%i1+20], %i5
	cmp	%i5, 0
	bne,pt	%icc, .L407
	 cmp	%g5, %g3
	lduw	[%i1+12], %g1
	cmp	%g1, 0
	be,pt	%icc, .L407
	 cmp	%g5, %g3
	ldx	[%i1], %g2
	lduw	[%i1+8], %g1
	lduw	[%g2], %g2
	sub	%g0, %g1, %g1
	cmp	%g2, %g1
	bl,pn	%icc, .L295
	 cmp	%g5, %g3
.L407:
	bge,pn	%icc, .L297
	 sra	%g3, 0, %g2
	add	%g3, -1, %g1
	sllx	%g2, 2, %g2
	sub	%g1, %g5, %g1
	add	%i3, %g2, %g4
	srl	%g1, 0, %g1
	add	%l2, %g2, %g2
	sllx	%g1, 2, %g1
	mov	0, %g3
	sub	%g4, %g1, %g4
.L298:
	lduw	[%g2+2060], %g1
	mulx	%g1, %l1, %g1
	add	%g1, %g3, %g1
	st	%g1, [%g2+2060]
	srlx	%g1, 32, %g1
	add	%g2, -4, %g2
	cmp	%g2, %g4
	bne,pt	%xcc, .L298
	 srl	%g1, 0, %g3
	brz,pn	%g1, .L297
	 cmp	%g5, 0
	be,a,pt	%icc, .L408
	 mov	9, %l4
	add	%g5, -1, %g5
	sra	%g5, 0, %g2
	st	%g5, [%l2+8]
	add	%g2, 516, %g2
	sllx	%g2, 2, %g2
	st	%g1, [%l2+%g2]
.L297:
	mov	0, %g3
	mov	9, %l4
.L408:
	mov	%i4, %i2
	ba,pt	%xcc, .L310
	 srl	%g3, 0, %l3
.L301:
	cmp	%i5, 0
	bne,pn	%icc, .L304
	 nop
	ldx	[%i1], %g2
	lduw	[%g2], %g1
	add	%g1, -1, %g1
	st	%g1, [%g2]
.L305:
	addcc	%l4, -1, %l4
.L400:
	be,pn	%icc, .L309
	 udivx	%i2, 10, %i2
.L393:
	lduw	[%i1+20], %i5
.L310:
	srl	%i2, 0, %i2
	cmp	%i5, 0
	udivx	%l3, %i2, %g2
	udivx	%g2, 10, %g3
	sllx	%g3, 2, %g1
	add	%g1, %g3, %g1
	add	%g1, %g1, %g1
	be,pt	%icc, .L301
	 sub	%g2, %g1, %i5
	lduw	[%i1+24], %g1
.L409:
	cmp	%g1, 0
	bne,a,pn %icc, .L400
	 addcc	%l4, -1, %l4
	ldx	[%i1], %g2
	lduw	[%i1+16], %g3
	lduw	[%g2+4], %g1
	cmp	%g1, %g3
	bge,a,pt %icc, .L307
	 lduw	[%i1+28], %g1
	add	%g1, 1, %g3
	st	%g3, [%g2+4]
	sra	%g1, 0, %g1
	ldx	[%g2+8], %g3
	add	%i5, 48, %g2
	stb	%g2, [%g3+%g1]
	addcc	%l4, -1, %l4
	bne,pt	%icc, .L393
	 udivx	%i2, 10, %i2
.L309:
	lduw	[%l2+8], %g5
	lduw	[%l2+4], %o7
	cmp	%g5, %o7
	bge,pn	%icc, .L337
	 add	%o7, -1, %g1
	sra	%o7, 0, %g4
	sub	%g1, %g5, %g2
	add	%g4, -2, %g4
	srl	%g2, 0, %g2
	sra	%g1, 0, %g1
	sub	%g4, %g2, %g4
	mov	0, %i5
	ba,pt	%xcc, .L312
	 add	%fp, -17, %i2
.L314:
	add	%g1, -1, %g1
	cmp	%g1, %g4
	be,pn	%xcc, .L313
	 mov	1, %i5
.L312:
	sllx	%g1, 2, %g2
	mov	%l0, %g3
	lduw	[%g2+%i2], %g2
	cmp	%g2, 0
	be,pt	%icc, .L314
	 mov	%g1, %l0
	andcc	%i5, 0xff, %g0
	be,pn	%icc, .L338
	 cmp	%g3, %g5
	bg,pt	%icc, .L292
	 st	%g3, [%l2+4]
	ba,pt	%xcc, .L399
	 mov	0, %g2
.L304:
	call	begin_digits, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L409
	 lduw	[%i1+24], %g1
	ba,pt	%xcc, .L400
	 addcc	%l4, -1, %l4
.L307:
	add	%g1, 1, %g2
	cmp	%g1, 0
	bne,pt	%icc, .L308
	 st	%g2, [%i1+28]
	ba,pt	%xcc, .L305
	 st	%i5, [%i1+32]
.L308:
	lduw	[%i1+36], %g1
	or	%g1, %i5, %g1
	ba,pt	%xcc, .L305
	 st	%g1, [%i1+36]
.L313:
	st	%l0, [%l2+4]
.L311:
	mov	%l0, %g3
.L293:
	cmp	%g3, %g5
.L406:
	mov	0, %g2
.L399:
	sethi	%hi(6144), %g1
	movg	%icc, 1, %g2
	xor	%g1, -224, %g1
	add	%g1, 2047, %g3
	add	%g3, %fp, %g3
	lduw	[%g3+36], %g5
	or	%g5, %g2, %g5
	st	%g5, [%g3+36]
	lduw	[%g3+24], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L317
	 nop
	lduw	[%g3+20], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L394
	 add	%fp, 2047, %g2
	st	%g0, [%i0]
.L331:
.L413:
	return	%i7+8
	 mov	0, %o0
.L394:
	ldx	[%g2+%g1], %g4
	lduw	[%g4+4], %g2
	cmp	%g2, 0
	be,a,pt	%icc, .L395
	 lduw	[%g3+28], %g1
	sra	%g2, 0, %g1
	ldx	[%g4+8], %i5
	lduw	[%g3+28], %i3
	add	%i5, %g1, %i4
	cmp	%i3, 0
	be,pt	%icc, .L323
	 ldub	[%i4-1], %i4
	lduw	[%g3+16], %i3
	cmp	%i3, 0
	bl,a,pn	%icc, .L328
	 add	%i5, -1, %g5
	lduw	[%g3+32], %g3
	cmp	%g3, 5
	bg,a,pt	%icc, .L410
	 add	%g1, -1, %g1
	bne,a,pt %icc, .L328
	 add	%i5, -1, %g5
	and	%i4, 1, %g1
.L322:
	cmp	%g0, %g5
	addx	%g0, 0, %g3
	orcc	%g1, %g3, %g0
	be,pn	%icc, .L325
	 sra	%g2, 0, %g1
	ldx	[%g4+8], %i5
	add	%g1, -1, %g1
.L410:
	add	%i5, %g1, %g1
.L324:
	cmp	%g2, 0
	be,a,pn	%icc, .L411
	 mov	1, %g1
.L327:
	add	%g1, -1, %g3
	ldsb	[%g3+1], %g5
	cmp	%g5, 56
	ble,pn	%icc, .L397
	 ldub	[%g3+1], %i4
	add	%g2, -1, %g2
	st	%g2, [%g4+4]
	cmp	%g2, 0
	bne,pt	%icc, .L327
	 mov	%g3, %g1
	mov	1, %g1
.L411:
	st	%g1, [%g4+4]
	mov	49, %g1
	stb	%g1, [%i5]
	lduw	[%g4], %g1
	lduw	[%g4+4], %g2
	add	%g1, 1, %g1
	st	%g1, [%g4]
.L325:
	cmp	%g2, 0
	be,pn	%icc, .L320
	 sra	%g2, 0, %g1
	ldx	[%g4+8], %i5
.L323:
	ba,pt	%xcc, .L328
	 add	%i5, -1, %g5
.L330:
	add	%g1, -1, %g1
	cmp	%g1, 0
	be,pn	%icc, .L320
	 st	%g3, [%g4+4]
.L328:
	ldsb	[%g5+%g1], %g2
	cmp	%g2, 48
	be,pt	%icc, .L330
	 add	%g1, -1, %g3
	cmp	%g1, 0
	bne,pt	%icc, .L331
	 nop
.L320:
	st	%g0, [%g4]
.L412:
	return	%i7+8
	 mov	0, %o0
.L338:
	ba,pt	%xcc, .L292
	 mov	%o7, %g3
.L337:
	ba,pt	%xcc, .L311
	 mov	%o7, %l0
.L335:
	andcc	%o7, 0xff, %g0
	bne,pt	%icc, .L398
	 mov	%o0, %g4
	ba,pt	%xcc, .L401
	 andcc	%o2, 0xff, %g0
.L395:
	cmp	%g1, 0
	be,a,pt	%icc, .L412
	 st	%g0, [%g4]
	lduw	[%g3+16], %g1
	cmp	%g1, 0
	bl,a,pn	%icc, .L412
	 st	%g0, [%g4]
	lduw	[%g3+32], %g1
	cmp	%g1, 5
	ble,pt	%icc, .L385
	 mov	0, %g1
	ldx	[%g4+8], %i5
	add	%g1, -1, %g1
	ba,pt	%xcc, .L324
	 add	%i5, %g1, %g1
.L295:
	lduw	[%i1+24], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L413
	 st	%g0, [%i0]
.L317:
	return	%i7+8
	 mov	-1, %o0
.L397:
	add	%i4, 1, %i4
	stb	%i4, [%g1]
	ba,pt	%xcc, .L325
	 lduw	[%g4+4], %g2
.L385:
	bne,a,pt %icc, .L412
	 st	%g0, [%g4]
	ba,pt	%xcc, .L322
	 mov	0, %g1
.L388:
	andcc	%i1, 0xff, %g0
	be,pn	%icc, .L332
	 add	%fp, 2047, %g1
	ba,pt	%xcc, .L332
	 st	%g0, [%g1+%l3]
	.size	quad_decimal, .-quad_decimal
	.section	.text.quad_strtold,"ax",@progbits
	.align 4
	.global quad_strtold
	.type	quad_strtold, #function
	.proc	010
quad_strtold:
	save	%sp, -352, %sp
	mov	%i1, %o1
	add	%fp, 1991, %o2
	call	parse, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1903]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1911]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1927]
	ldx	[%fp+2039], %g1
	add	%fp, 1887, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1935]
	stx	%o1, [%fp+1967]
	add	%i5, -2, %g1
	cmp	%g1, 1
	bleu,pn	%icc, .L425
	 stx	%o0, [%fp+1959]
	cmp	%i5, 4
	be,pn	%icc, .L426
	 srlx	%o0, 48, %o0
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%o0, %g1, %o0
	cmp	%o0, %g1
	be,pn	%icc, .L420
	 lduw	[%fp+2043], %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g2
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L420
	 nop
.L419:
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1975]
	ldx	[%fp+1967], %g1
	ldx	[%fp+1975], %i0
	stx	%g1, [%fp+1983]
	ldx	[%fp+1983], %i1
	return	%i7+8
	 nop
.L420:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L419
	 st	%g1, [%o0]
.L425:
	lduw	[%fp+1991], %g1
	cmp	%g1, 0
	mov	-1, %g1
	sllx	%g1, 48, %g1
	xor	%i5, 3, %i5
	stx	%g0, [%fp+1983]
	sethi	%hi(33553408), %g2
	ldx	[%fp+1983], %i1
	sllx	%g2, 38, %g2
	movne	%icc, %g1, %g2
	cmp	%g0, %i5
	subx	%g0, -1, %g1
	sllx	%g1, 47, %g1
	or	%g1, %g2, %g1
	stx	%g1, [%fp+1975]
	ldx	[%fp+1975], %i0
	return	%i7+8
	 nop
.L426:
	call	___errno, 0
	 nop
	mov	12, %g1
	ba,pt	%xcc, .L419
	 st	%g1, [%o0]
	.size	quad_strtold, .-quad_strtold
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
	save	%sp, -320, %sp
	add	%fp, 1991, %o2
	mov	%i1, %o1
	call	parse, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1927]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1935]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1943]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1951]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1959]
	ldx	[%fp+2039], %g1
	add	%fp, 1919, %o0
	call	real_float, 0
	 stx	%g1, [%fp+1967]
	add	%i5, -2, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 1
	bleu,pn	%icc, .L439
	 cmp	%i5, 4
	be,pn	%icc, .L440
	 fabss	%f0, %f8
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f9
	fcmps	%fcc0, %f8, %f9
	fbug,pn	%fcc0, .L431
	 lduw	[%fp+2043], %g1
	cmp	%g1, 0
	be,pt	%icc, .L443
	 sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f9
	fcmpes	%fcc1, %f8, %f9
	fbuge,pt %fcc1, .L442
	 nop
.L431:
	call	___errno, 0
	 st	%f0, [%fp+1915]
	mov	34, %g1
	ld	[%fp+1915], %f0
	st	%g1, [%o0]
.L443:
	return	%i7+8
	 nop
.L439:
	cmp	%i5, 3
	bne,pt	%icc, .L441
	 lduw	[%fp+1991], %g1
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	return	%i7+8
	 ld	[%g1], %f0
.L441:
	cmp	%g1, 0
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f0
	return	%i7+8
	 fmovse	%icc, %f8, %f0
.L440:
	call	___errno, 0
	 st	%f0, [%fp+1915]
	mov	12, %g1
	ld	[%fp+1915], %f0
	st	%g1, [%o0]
.L442:
	return	%i7+8
	 nop
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
