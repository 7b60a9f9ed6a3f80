! bf3f2c23d620090c58d4bf24651e87a6 emu/guest/libc/quad.c
	.file	"quad.c"
	.section	".text"
	.section	.text.shift_right,"ax",@progbits
	.align 4
	.type	shift_right, #function
	.proc	020
shift_right:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	cmp	%i1, 127
	bleu,pt	%icc, .L2
	 ldx	[%i0+24], %g1
	ldx	[%i0+16], %g2
	stx	%g0, [%i0+16]
	or	%g1, %g2, %g2
	mov	0, %g1
	movrne	%g2, 1, %g1
	stx	%g1, [%i0+24]
.L11:
	return	%i7+8
	 nop
.L2:
	cmp	%i1, 63
	bleu,pt	%icc, .L4
	 cmp	%i1, 64
	be,pn	%icc, .L5
	 ldx	[%i0+16], %g3
	sub	%g0, %i1, %g2
	sllx	%g3, %g2, %g2
	srlx	%g3, %i1, %g3
	or	%g1, %g2, %g1
.L5:
	mov	0, %g2
	stx	%g0, [%i0+16]
	movrne	%g1, 1, %g2
	or	%g2, %g3, %g1
	stx	%g1, [%i0+24]
	return	%i7+8
	 nop
.L4:
	brz,a,pt %i1, .L11
	 stx	%g1, [%i0+24]
	srlx	%g1, %i1, %g5
	mov	64, %g3
	sub	%g3, %i1, %g3
	sllx	%g1, %g3, %g1
	ldx	[%i0+16], %g2
	mov	0, %g4
	srlx	%g2, %i1, %i5
	movrne	%g1, 1, %g4
	sllx	%g2, %g3, %g2
	stx	%i5, [%i0+16]
	or	%g5, %g2, %g5
	or	%g5, %g4, %g1
	stx	%g1, [%i0+24]
	return	%i7+8
	 nop
	.size	shift_right, .-shift_right
	.section	.text.pack,"ax",@progbits
	.align 4
	.type	pack, #function
	.proc	010
pack:
	save	%sp, -208, %sp
	mov	%i0, %i5
	ldsw	[%i0+4], %i0
	lduw	[%i5], %g1
	cmp	%g1, 3
	be,pn	%icc, .L22
	 sllx	%i0, 63, %i0
	cmp	%g1, 2
	be,pn	%icc, .L14
	 cmp	%g1, 1
	be,pn	%icc, .L32
	 cmp	%g1, 0
	bne,pn	%icc, .L33
	 mov	0, %i1
.L42:
	return	%i7+8
	 nop
.L32:
	ldx	[%i5+8], %g1
	sethi	%hi(16384), %g2
	cmp	%g1, %g2
	bge,pn	%xcc, .L14
	 sethi	%hi(15360), %g2
	xor	%g2, -1022, %g2
	cmp	%g1, %g2
	bl,pt	%xcc, .L39
	 sub	%g2, %g1, %g3
	mov	-1, %g2
.L40:
	srlx	%g2, 50, %g2
	mov	-1, %g4
	add	%g1, %g2, %g1
	srlx	%g4, 49, %g5
	sllx	%g1, 48, %g2
	ldx	[%i5+24], %g3
	ldx	[%i5+16], %g1
	srlx	%g3, 15, %i1
	srlx	%g4, 16, %g4
	and	%g3, %g5, %g3
	sllx	%g1, 49, %g5
	srlx	%g1, 15, %g1
	and	%g1, %g4, %g1
	or	%g1, %g2, %g1
	sethi	%hi(16384), %g2
	cmp	%g3, %g2
	bgu,pt	%xcc, .L20
	 or	%i1, %g5, %i1
.L36:
	be,pn	%xcc, .L35
	 and	%i1, 1, %g2
	or	%i0, %g1, %i0
	return	%i7+8
	 nop
.L14:
	mov	0, %i1
	sethi	%hi(33553408), %g1
	sllx	%g1, 38, %g1
	return	%i7+8
	 or	%o0, %g1, %o0
.L22:
	mov	0, %i1
	sethi	%hi(67107840), %i0
	return	%i7+8
	 sllx	%o0, 37, %o0
.L33:
	ldx	[%i5+8], %g1
	sethi	%hi(15360), %g2
	xor	%g2, -1022, %g2
	cmp	%g1, %g2
	bge,a,pt %xcc, .L40
	 mov	-1, %g2
	sub	%g2, %g1, %g3
.L39:
	sub	%g2, %g1, %g2
	cmp	%g3, 201
	mov	%i5, %o0
	mov	200, %o1
	movl	%xcc, %g2, %o1
	call	shift_right, 0
	 srl	%o1, 0, %o1
	mov	0, %g2
	mov	-1, %g4
	srlx	%g4, 49, %g5
	ldx	[%i5+24], %g3
	ldx	[%i5+16], %g1
	srlx	%g3, 15, %i1
	srlx	%g4, 16, %g4
	and	%g3, %g5, %g3
	sllx	%g1, 49, %g5
	srlx	%g1, 15, %g1
	and	%g1, %g4, %g1
	or	%g1, %g2, %g1
	sethi	%hi(16384), %g2
	cmp	%g3, %g2
	bleu,pt	%xcc, .L36
	 or	%i1, %g5, %i1
.L20:
	add	%i1, 1, %i1
.L38:
	mov	0, %g2
	movre	%i1, 1, %g2
	add	%g1, %g2, %g1
	return	%i7+8
	 or	%o0, %g1, %o0
.L35:
	brz,a,pt %g2, .L42
	 or	%i0, %g1, %i0
	ba,pt	%xcc, .L38
	 add	%i1, 1, %i1
	.size	pack, .-pack
	.section	.text.multiply_words,"ax",@progbits
	.align 4
	.type	multiply_words, #function
	.proc	020
multiply_words:
	save	%sp, -176, %sp
	srlx	%i0, 32, %g2
	srlx	%i1, 32, %g1
	mov	-1, %g3
	mulx	%g2, %g1, %g4
	srlx	%g3, 32, %g3
	and	%i0, %g3, %i0
	and	%i1, %g3, %i1
	mulx	%i0, %g1, %g1
	mulx	%i0, %i1, %i0
	srlx	%i0, 32, %g5
	mulx	%g2, %i1, %g2
	add	%g2, %g5, %g2
	and	%g2, %g3, %g5
	srlx	%g2, 32, %g2
	add	%g1, %g5, %g1
	add	%g4, %g2, %g4
	srlx	%g1, 32, %g2
	add	%g4, %g2, %g4
	stx	%g4, [%i2]
	sllx	%g1, 32, %g1
	and	%i0, %g3, %i0
	or	%g1, %i0, %g1
	stx	%g1, [%i3]
	return	%i7+8
	 nop
	.size	multiply_words, .-multiply_words
	.section	.text.unpack,"ax",@progbits
	.align 4
	.type	unpack, #function
	.proc	010
unpack:
	save	%sp, -240, %sp
	sllx	%i0, 15, %g2
	sethi	%hi(2147482624), %g3
	sethi	%hi(4294934528), %g5
	or	%g3, 1023, %g3
	sllx	%g3, 32, %g3
	add	%g3, %g5, %g3
	srlx	%i0, 48, %g1
	and	%g2, %g3, %g2
	srlx	%i1, 49, %g4
	mov	-1, %i2
	srlx	%i0, 63, %i0
	srlx	%i2, 49, %g3
	or	%g2, %g4, %g2
	and	%g1, %g3, %g1
	cmp	%g1, %g3
	be,pn	%xcc, .L54
	 sllx	%i1, 15, %i3
	brnz,pn	%g1, .L48
	 sllx	%i2, 63, %i2
	or	%g2, %i3, %i2
	brz,pn	%i2, .L51
	 sethi	%hi(15360), %i1
	xor	%i1, -1022, %i1
.L49:
	srlx	%i3, 63, %g3
	add	%g2, %g2, %g1
	add	%i3, %i3, %i3
	or	%g1, %g3, %g2
	brgez,pt %g1, .L49
	 add	%i1, -1, %i1
	mov	1, %g1
	st	%i0, [%fp+2019]
	st	%g1, [%fp+2015]
	ldx	[%fp+2015], %i0
	return	%i7+8
	 mov	%g2, %o2
.L51:
	mov	0, %i3
	xor	%i1, -1022, %i1
	mov	0, %g1
.L47:
	st	%g1, [%fp+2015]
	st	%i0, [%fp+2019]
	ldx	[%fp+2015], %i0
	return	%i7+8
	 nop
.L54:
	or	%g2, %i3, %g3
	sethi	%hi(16384), %i1
	st	%i0, [%fp+2019]
	mov	0, %g1
	sllx	%i2, 63, %i2
	movrne	%g3, 1, %g1
	add	%g1, 2, %g1
	st	%g1, [%fp+2015]
	ldx	[%fp+2015], %i0
	return	%i7+8
	 or	%g2, %o2, %o2
.L48:
	or	%g2, %i2, %i2
	sethi	%hi(15360), %g2
	xor	%g2, -1023, %g2
	add	%g1, %g2, %i1
	ba,pt	%xcc, .L47
	 mov	1, %g1
	.size	unpack, .-unpack
	.section	.text.narrow,"ax",@progbits
	.align 4
	.type	narrow, #function
	.proc	017
narrow:
	save	%sp, -208, %sp
	mov	%i0, %o0
	call	unpack, 0
	 mov	%i1, %o1
	stx	%o0, [%fp+2015]
	stx	%o1, [%fp+2023]
	stx	%o2, [%fp+2031]
	stx	%o3, [%fp+2039]
	add	%i3, %i3, %g1
	mov	0, %i0
	add	%g1, 1, %g1
	cmp	%o0, 0
	be,pt	%icc, .L56
	 sllx	%g1, %i2, %g1
	mov	1, %i0
	sllx	%i0, %i2, %i0
	add	%i0, %g1, %i0
.L56:
	lduw	[%fp+2015], %g2
	cmp	%g2, 3
	be,pn	%icc, .L78
	 cmp	%g2, 2
	be,a,pn	%icc, .L85
	 or	%i0, %g1, %i0
	cmp	%g2, 1
	be,pn	%icc, .L79
	 cmp	%g2, 0
	be,pt	%icc, .L85
	 ldx	[%fp+2023], %g2
	mov	1, %g1
	sub	%g1, %i3, %g1
	cmp	%g1, %g2
	bg,a,pt	%xcc, .L81
	 sub	%g1, %g2, %g1
	add	%i3, %g2, %i3
.L86:
	sllx	%i3, %i2, %i3
	ldx	[%fp+2031], %g4
.L84:
	mov	62, %g2
	mov	2, %g1
	sub	%g2, %i2, %g2
	sllx	%g1, %g2, %g1
	add	%g1, -1, %g1
	and	%g1, %g4, %g1
	mov	1, %g3
	sllx	%g3, %g2, %g3
	xnor	%g0, %i2, %g2
	cmp	%g3, %g1
	srlx	%g4, %g2, %g2
	mov	-1, %g1
	sllx	%g1, %i2, %g1
	andn	%g2, %g1, %g1
	bgeu,pt	%xcc, .L65
	 or	%g1, %i3, %g1
	add	%g1, 1, %g1
	or	%i0, %g1, %i0
.L85:
	return	%i7+8
	 nop
.L79:
	ldx	[%fp+2023], %g2
	cmp	%g2, %i3
	bg,a,pn	%xcc, .L85
	 or	%i0, %g1, %i0
	mov	1, %g1
	sub	%g1, %i3, %g1
	cmp	%g1, %g2
	ble,a,pt %xcc, .L86
	 add	%i3, %g2, %i3
	ba,pt	%xcc, .L83
	 sub	%g1, %g2, %g1
.L78:
	add	%i2, -1, %i2
	mov	1, %i0
	sllx	%i0, %i2, %i0
	return	%i7+8
	 or	%o0, %g1, %o0
.L81:
.L83:
	cmp	%g1, 200
	bg,pt	%xcc, .L63
	 mov	200, %o1
	mov	1, %o1
	sub	%o1, %i3, %o1
	sub	%o1, %g2, %o1
.L63:
	srl	%o1, 0, %o1
	add	%fp, 2015, %o0
	call	shift_right, 0
	 mov	0, %i3
	ba,pt	%xcc, .L84
	 ldx	[%fp+2031], %g4
.L65:
	bne,a,pt %xcc, .L85
	 or	%i0, %g1, %i0
	and	%g1, 1, %g2
	add	%g1, 1, %g3
	add	%g1, %g2, %g2
	ldx	[%fp+2039], %g4
	mov	%g3, %g1
	movre	%g4, %g2, %g1
	return	%i7+8
	 or	%o0, %g1, %o0
	.size	narrow, .-narrow
	.section	.text._U_Qfadd,"ax",@progbits
	.align 4
	.global _U_Qfadd
	.type	_U_Qfadd, #function
	.proc	010
_U_Qfadd:
	save	%sp, -352, %sp
	mov	%i0, %o0
	call	unpack, 0
	 mov	%i1, %o1
	mov	%o1, %i5
	mov	%o2, %i1
	mov	%i3, %o1
	mov	%o3, %i0
	stx	%o0, [%fp+1919]
	call	unpack, 0
	 mov	%i2, %o0
	stx	%o0, [%fp+2015]
	stx	%o1, [%fp+2023]
	stx	%o2, [%fp+2031]
	stx	%o3, [%fp+2039]
	lduw	[%fp+1919], %i3
	lduw	[%fp+1923], %i2
	mov	%i5, %i4
	mov	%i1, %g1
	cmp	%i3, 3
	be,pn	%icc, .L88
	 mov	%i0, %g3
	lduw	[%fp+2015], %g2
	cmp	%g2, 0
	be,pn	%icc, .L114
	 cmp	%g0, %i3
	xor	%g2, 3, %g4
	subx	%g0, -1, %g5
	cmp	%g0, %g4
	subx	%g0, -1, %g4
	orcc	%g5, %g4, %g0
	bne,pn	%icc, .L115
	 cmp	%i3, 2
	be,pn	%icc, .L91
	 mov	%o1, %g4
	cmp	%g2, 2
	be,pn	%icc, .L116
	 lduw	[%fp+2019], %l0
	cmp	%i5, %o1
	bl,pt	%xcc, .L120
	 mov	%i2, %g5
	be,pn	%xcc, .L117
	 cmp	%o2, %i1
.L96:
	add	%i4, 1, %i4
.L121:
	sub	%i4, %g4, %g2
	sllx	%g1, 63, %g5
	cmp	%g2, 201
	sub	%i4, %g4, %g4
	srlx	%g3, 1, %g2
	and	%g3, 1, %g3
	or	%g2, %g5, %g2
	srlx	%g1, 1, %i1
	or	%g2, %g3, %i5
	add	%fp, 2015, %o0
	mov	200, %o1
	movl	%xcc, %g4, %o1
	call	shift_right, 0
	 srl	%o1, 0, %o1
	cmp	%l0, %i2
	be,pn	%icc, .L118
	 ldx	[%fp+2039], %g2
	ldx	[%fp+2031], %g1
	cmp	%g2, %i5
	sub	%i1, %g1, %g1
	mov	0, %g3
	sub	%i5, %g2, %g2
	movgu	%xcc, 1, %g3
	sub	%g1, %g3, %g1
.L102:
	or	%g1, %g2, %g3
	brz,a,pn %g3, .L108
	 mov	0, %g1
	brlz,pn	%g1, .L88
	 mov	%g2, %g3
.L105:
	srlx	%g2, 63, %g4
	add	%g1, %g1, %g3
	add	%g2, %g2, %g2
	or	%g3, %g4, %g1
	brgez,pt %g3, .L105
	 add	%i4, -1, %i4
	mov	%g2, %g3
.L88:
	st	%i3, [%fp+1983]
.L122:
	st	%i2, [%fp+1987]
	stx	%g1, [%fp+1903]
	ldx	[%fp+1983], %g1
	add	%fp, 1887, %o0
	stx	%i4, [%fp+1895]
	stx	%g1, [%fp+1887]
	call	pack, 0
	 stx	%g3, [%fp+1911]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L115:
	mov	%o2, %g1
	lduw	[%fp+2019], %i2
	mov	%o3, %g3
	mov	%g2, %i3
	st	%i2, [%fp+1987]
	st	%i3, [%fp+1983]
	stx	%g1, [%fp+1903]
	ldx	[%fp+1983], %g1
	mov	%o1, %i4
	add	%fp, 1887, %o0
	stx	%i4, [%fp+1895]
	stx	%g1, [%fp+1887]
	call	pack, 0
	 stx	%g3, [%fp+1911]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L114:
	cmp	%i3, 0
	bne,pn	%icc, .L88
	 add	%fp, 1887, %o0
	lduw	[%fp+2019], %g1
	and	%i2, %g1, %i2
	mov	0, %g1
	mov	0, %g3
	st	%i3, [%fp+1983]
	st	%i2, [%fp+1987]
	stx	%g1, [%fp+1903]
	ldx	[%fp+1983], %g1
	mov	0, %i4
	stx	%g1, [%fp+1887]
	stx	%i4, [%fp+1895]
	call	pack, 0
	 stx	%g3, [%fp+1911]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L116:
	mov	%o2, %g1
	mov	%o3, %g3
	mov	%o1, %i4
	mov	%l0, %i2
	ba,pt	%xcc, .L88
	 mov	2, %i3
.L117:
	bgu,pt	%xcc, .L120
	 mov	%i2, %g5
	bne,a,pt %xcc, .L121
	 add	%i4, 1, %i4
	cmp	%o3, %i0
	bleu,a,pt %xcc, .L121
	 add	%i4, 1, %i4
	mov	%i2, %g5
.L120:
	stx	%i1, [%fp+2031]
	mov	%l0, %i2
	stx	%i0, [%fp+2039]
	mov	%o3, %g3
	mov	%o2, %g1
	mov	%o1, %i4
	mov	%i5, %g4
	mov	%g5, %l0
	ba,pt	%xcc, .L96
	 mov	%g2, %i3
.L118:
	ldx	[%fp+2039], %g1
	addcc	%g1, %i5, %g2
	blu,pn	%xcc, .L119
	 mov	0, %g3
.L100:
	ldx	[%fp+2031], %g1
	add	%i1, %g1, %g1
	ba,pt	%xcc, .L102
	 add	%g1, %g3, %g1
.L108:
	mov	0, %i3
	ba,pt	%xcc, .L88
	 mov	0, %i2
.L91:
	cmp	%g2, 2
	bne,a,pt %icc, .L122
	 st	%i3, [%fp+1983]
	lduw	[%fp+2019], %g2
	cmp	%i2, %g2
	be,a,pn	%icc, .L122
	 st	%i3, [%fp+1983]
	mov	0, %g3
	mov	0, %g1
	mov	0, %i4
	mov	0, %i2
	ba,pt	%xcc, .L88
	 mov	3, %i3
.L119:
	ba,pt	%xcc, .L100
	 mov	1, %g3
	.size	_U_Qfadd, .-_U_Qfadd
	.section	.text._U_Qfsub,"ax",@progbits
	.align 4
	.global _U_Qfsub
	.type	_U_Qfsub, #function
	.proc	010
_U_Qfsub:
	save	%sp, -192, %sp
	mov	-1, %g1
	sllx	%g1, 63, %g1
	xor	%i2, %g1, %i2
	call	_U_Qfadd, 0
	 restore
	.size	_U_Qfsub, .-_U_Qfsub
	.section	.text._U_Qfmpy,"ax",@progbits
	.align 4
	.global _U_Qfmpy
	.type	_U_Qfmpy, #function
	.proc	010
_U_Qfmpy:
	save	%sp, -384, %sp
	mov	%i0, %o0
	call	unpack, 0
	 mov	%i1, %o1
	stx	%o0, [%fp+1951]
	mov	%o1, %i5
	mov	%i2, %o0
	mov	%i3, %o1
	mov	%o2, %l0
	call	unpack, 0
	 mov	%o3, %i1
	stx	%o0, [%fp+1983]
	lduw	[%fp+1951], %g2
	mov	%o2, %i0
	mov	%o3, %i2
	lduw	[%fp+1955], %i3
	lduw	[%fp+1983], %g1
	cmp	%g2, 3
	be,pn	%icc, .L125
	 lduw	[%fp+1987], %g3
	cmp	%g1, 3
	be,pn	%icc, .L145
	 cmp	%g2, 2
	be,pn	%icc, .L153
	 cmp	%g2, 0
	bne,pn	%icc, .L154
	 cmp	%g1, 2
	be,a,pn	%icc, .L161
	 add	%i5, %o1, %o1
.L125:
	add	%i5, %o1, %o1
	xor	%i3, %g3, %i3
	add	%o1, 1, %i4
.L129:
	mov	0, %g1
	mov	0, %g3
.L131:
	st	%g2, [%fp+2015]
	st	%i3, [%fp+2019]
	ldx	[%fp+2015], %g2
	add	%fp, 1855, %o0
	stx	%i4, [%fp+2023]
	stx	%g3, [%fp+2031]
	stx	%g1, [%fp+2039]
	stx	%g2, [%fp+1855]
	stx	%i4, [%fp+1863]
	stx	%g3, [%fp+1871]
	call	pack, 0
	 stx	%g1, [%fp+1879]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L153:
	cmp	%g1, 0
	add	%i5, %o1, %o1
	move	%icc, 3, %g2
	xor	%i3, %g3, %i3
	ba,pt	%xcc, .L129
	 add	%o1, 1, %i4
.L154:
	be,pn	%icc, .L125
	 mov	2, %g2
	cmp	%g0, %g1
	xor	%i3, %g3, %i3
	addx	%g0, 0, %g2
	add	%i5, %o1, %i5
	st	%g2, [%fp+2015]
	add	%i5, 1, %i4
	st	%i3, [%fp+2019]
	cmp	%g1, 0
	be,pn	%icc, .L155
	 stx	%i4, [%fp+2023]
	add	%fp, 2039, %o3
	add	%fp, 2031, %o2
	mov	%i0, %o1
	call	multiply_words, 0
	 mov	%l0, %o0
	add	%fp, 1903, %o3
	add	%fp, 1895, %o2
	mov	%i2, %o1
	call	multiply_words, 0
	 mov	%l0, %o0
	add	%fp, 1919, %o3
	add	%fp, 1911, %o2
	mov	%i0, %o1
	call	multiply_words, 0
	 mov	%i1, %o0
	add	%fp, 1935, %o3
	add	%fp, 1927, %o2
	mov	%i2, %o1
	call	multiply_words, 0
	 mov	%i1, %o0
	ldx	[%fp+1903], %g1
	ldx	[%fp+1919], %g2
	addcc	%g1, %g2, %g1
	blu,pn	%xcc, .L156
	 mov	0, %g4
.L132:
	mov	0, %g2
	ldx	[%fp+1927], %g3
	movrne	%g4, 1, %g2
	addcc	%g1, %g3, %g3
	blu,pn	%xcc, .L157
	 mov	0, %g4
.L134:
	ldx	[%fp+2039], %g1
	ldx	[%fp+1895], %g5
	add	%g4, %g2, %g4
	addcc	%g1, %g5, %g1
	blu,pn	%xcc, .L158
	 mov	0, %g2
.L136:
	ldx	[%fp+1911], %i2
	ldx	[%fp+2031], %g5
	addcc	%g1, %i2, %g1
	add	%g2, %g5, %g5
	blu,pn	%xcc, .L159
	 mov	0, %g2
.L138:
	add	%g2, %g5, %g5
	addcc	%g4, %g1, %g4
	blu,pn	%xcc, .L160
	 mov	0, %g2
.L140:
	add	%g2, %g5, %g2
	ldx	[%fp+1935], %g5
	or	%g3, %g5, %g3
	mov	0, %g1
	movrne	%g3, 1, %g1
	or	%g1, %g4, %g1
	or	%g2, %g1, %g3
	brz,a,pn %g3, .L146
	 mov	0, %g1
	brlz,pn	%g2, .L147
	 mov	%i5, %o1
.L143:
	srlx	%g1, 63, %g4
	add	%g2, %g2, %g3
	mov	%o1, %i4
	or	%g3, %g4, %g2
	add	%g1, %g1, %g1
	brgez,pt %g3, .L143
	 add	%o1, -1, %o1
.L147:
	mov	%g2, %g3
	ba,pt	%xcc, .L131
	 mov	1, %g2
.L145:
	add	%i5, %o1, %o1
.L161:
	mov	3, %g2
	xor	%i3, %g3, %i3
	ba,pt	%xcc, .L129
	 add	%o1, 1, %i4
.L146:
	ba,pt	%xcc, .L131
	 mov	0, %g2
.L155:
	ba,pt	%xcc, .L129
	 mov	0, %g2
.L160:
	ba,pt	%xcc, .L140
	 mov	1, %g2
.L159:
	ba,pt	%xcc, .L138
	 mov	1, %g2
.L158:
	ba,pt	%xcc, .L136
	 mov	1, %g2
.L157:
	ba,pt	%xcc, .L134
	 mov	1, %g4
.L156:
	ba,pt	%xcc, .L132
	 mov	1, %g4
	.size	_U_Qfmpy, .-_U_Qfmpy
	.section	.text._U_Qfdiv,"ax",@progbits
	.align 4
	.global _U_Qfdiv
	.type	_U_Qfdiv, #function
	.proc	010
_U_Qfdiv:
	save	%sp, -336, %sp
	mov	%i0, %o0
	call	unpack, 0
	 mov	%i1, %o1
	mov	%o1, %i1
	stx	%o0, [%fp+1951]
	mov	%i3, %o1
	mov	%i2, %o0
	mov	%o2, %i5
	call	unpack, 0
	 mov	%o3, %i4
	lduw	[%fp+1951], %i2
	xor	%i2, 3, %g1
	cmp	%g0, %g1
	stx	%o0, [%fp+1983]
	subx	%g0, -1, %g3
	lduw	[%fp+1983], %g1
	xor	%g1, 3, %g2
	cmp	%g0, %g2
	lduw	[%fp+1955], %i0
	subx	%g0, -1, %g2
	lduw	[%fp+1987], %g4
	sub	%i1, %o1, %o1
	orcc	%g3, %g2, %g0
	be,pn	%icc, .L186
	 xor	%i0, %g4, %i0
	mov	3, %i2
.L177:
	st	%i0, [%fp+2019]
.L189:
	mov	0, %g1
	mov	0, %g4
	st	%i2, [%fp+2015]
	ldx	[%fp+2015], %g2
	add	%fp, 1903, %o0
	stx	%o1, [%fp+1911]
	stx	%g4, [%fp+1919]
	stx	%g2, [%fp+1903]
	call	pack, 0
	 stx	%g1, [%fp+1927]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L186:
	cmp	%i2, %g1
	be,pn	%icc, .L187
	 cmp	%i2, 2
	be,a,pn	%icc, .L189
	 st	%i0, [%fp+2019]
	cmp	%g1, 0
.L192:
	bne,pt	%icc, .L188
	 cmp	%g0, %i2
	ba,pt	%xcc, .L177
	 mov	2, %i2
.L188:
	xor	%g1, 2, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	bne,pt	%icc, .L177
	 mov	0, %i2
	sllx	%i5, 63, %g4
	sllx	%o2, 63, %g3
	srlx	%o3, 1, %i3
	srlx	%i4, 1, %g2
	srlx	%i5, 1, %g1
	or	%g2, %g4, %g2
	or	%i3, %g3, %i3
	and	%i4, 1, %o3
	srlx	%o2, 1, %i5
	mov	128, %i2
	mov	0, %g3
	mov	0, %g4
.L166:
	cmp	%i5, %g1
	blu,pt	%xcc, .L190
	 cmp	%i3, %g2
	xor	%i5, %g1, %o7
	mov	0, %i1
	mov	0, %g5
	movre	%o7, 1, %i1
	movleu	%xcc, 1, %g5
	andcc	%i1, %g5, %g0
	be,pt	%icc, .L169
	 mov	0, %i4
	cmp	%i3, %g2
.L190:
	sub	%g1, %i5, %g1
	mov	0, %g5
	sub	%g2, %i3, %g2
	movgu	%xcc, 1, %g5
	mov	1, %i4
	sub	%g1, %g5, %g1
.L169:
	srlx	%g3, 63, %i1
	srlx	%g2, 63, %g5
	add	%g4, %g4, %g4
	add	%g3, %g3, %g3
	add	%g1, %g1, %g1
	add	%g2, %g2, %g2
	or	%i1, %g4, %g4
	or	%o3, %g2, %g2
	or	%g3, %i4, %g3
	or	%g5, %g1, %g1
	addcc	%i2, -1, %i2
	bne,pt	%icc, .L166
	 mov	0, %o3
	or	%g2, %g1, %g2
	mov	0, %g1
	movrne	%g2, 1, %g1
	or	%g1, %g3, %g1
	or	%g1, %g4, %g2
	brz,a,pn %g2, .L189
	 st	%i0, [%fp+2019]
	brlz,a,pn %g4, .L191
	 st	%i0, [%fp+2019]
.L171:
	srlx	%g1, 63, %g3
	add	%g4, %g4, %g2
	add	%g1, %g1, %g1
	or	%g2, %g3, %g4
	brgez,pt %g2, .L171
	 add	%o1, -1, %o1
	st	%i0, [%fp+2019]
.L191:
	mov	1, %i2
	st	%i2, [%fp+2015]
	ldx	[%fp+2015], %g2
	add	%fp, 1903, %o0
	stx	%o1, [%fp+1911]
	stx	%g4, [%fp+1919]
	stx	%g2, [%fp+1903]
	call	pack, 0
	 stx	%g1, [%fp+1927]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L187:
	cmp	%i2, 1
	be,pn	%icc, .L192
	 cmp	%g1, 0
	ba,pt	%xcc, .L177
	 mov	3, %i2
	.size	_U_Qfdiv, .-_U_Qfdiv
	.section	.text._U_Qfcmp,"ax",@progbits
	.align 4
	.global _U_Qfcmp
	.type	_U_Qfcmp, #function
	.proc	04
_U_Qfcmp:
	save	%sp, -240, %sp
	mov	%i0, %o0
	call	unpack, 0
	 mov	%i1, %o1
	mov	%i3, %o1
	stx	%o0, [%fp+1983]
	call	unpack, 0
	 mov	%i2, %o0
	lduw	[%fp+1983], %g3
	xor	%g3, 3, %g1
	cmp	%g0, %g1
	stx	%o0, [%fp+2015]
	subx	%g0, -1, %g5
	lduw	[%fp+2015], %g2
	xor	%g2, 3, %g1
	cmp	%g0, %g1
	lduw	[%fp+1987], %i5
	subx	%g0, -1, %g4
	orcc	%g5, %g4, %g0
	be,pn	%icc, .L205
	 mov	2, %g1
.L194:
	and	%g1, %i4, %g1
	cmp	%g0, %g1
	return	%i7+8
	 addx	%g0, 0, %o0
.L205:
	orcc	%g3, %g2, %g0
	be,pn	%icc, .L194
	 mov	4, %g1
	cmp	%i2, %i0
	be,pn	%xcc, .L195
	 cmp	%i5, %o0
	be,pn	%icc, .L206
	 cmp	%i2, %i0
	cmp	%i5, 0
.L207:
	mov	8, %g1
	move	%icc, 16, %g1
	and	%g1, %i4, %g1
	cmp	%g0, %g1
	return	%i7+8
	 addx	%g0, 0, %o0
.L206:
	mov	0, %g1
	movlu	%xcc, 1, %g1
	mov	%g1, %g2
.L197:
	mov	16, %g1
	cmp	%g2, %i5
	ba,pt	%xcc, .L194
	 move	%icc, 8, %g1
.L195:
	cmp	%i3, %i1
	be,pn	%xcc, .L194
	 cmp	%i5, %o0
	bne,pt	%icc, .L207
	 cmp	%i5, 0
	cmp	%i3, %i1
	mov	0, %g1
	movlu	%xcc, 1, %g1
	ba,pt	%xcc, .L197
	 mov	%g1, %g2
	.size	_U_Qfcmp, .-_U_Qfcmp
	.section	.text._U_Qfcnvff_dbl_to_quad,"ax",@progbits
	.align 4
	.global _U_Qfcnvff_dbl_to_quad
	.type	_U_Qfcnvff_dbl_to_quad, #function
	.proc	010
_U_Qfcnvff_dbl_to_quad:
	save	%sp, -288, %sp
	std	%f0, [%fp+1943]
	ldx	[%fp+1943], %g1
	srlx	%g1, 63, %g2
	st	%g2, [%fp+2019]
	mov	-1, %g3
	sllx	%g1, 11, %g2
	srlx	%g3, 1, %g4
	srlx	%g1, 52, %g1
	and	%g1, 2047, %g1
	cmp	%g1, 2047
	be,pn	%xcc, .L219
	 and	%g2, %g4, %g2
	brnz,a,pn %g1, .L212
	 sllx	%g3, 63, %g3
	mov	-1022, %g1
	brz,pn	%g2, .L211
	 mov	0, %g4
.L213:
	add	%g2, %g2, %g2
	brgez,pt %g2, .L213
	 add	%g1, -1, %g1
	mov	1, %g4
.L211:
	st	%g4, [%fp+2015]
	stx	%g1, [%fp+1975]
	ldx	[%fp+2015], %g1
	add	%fp, 1967, %o0
	stx	%g2, [%fp+1983]
	stx	%g1, [%fp+1967]
	call	pack, 0
	 stx	%g0, [%fp+1991]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L219:
	mov	1024, %g1
	sllx	%g3, 63, %g3
	stx	%g1, [%fp+1975]
	mov	0, %g4
	movrne	%g2, 1, %g4
	or	%g2, %g3, %g2
	add	%g4, 2, %g4
	st	%g4, [%fp+2015]
	ldx	[%fp+2015], %g1
	add	%fp, 1967, %o0
	stx	%g2, [%fp+1983]
	stx	%g1, [%fp+1967]
	call	pack, 0
	 stx	%g0, [%fp+1991]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L212:
	add	%g1, -1023, %g1
	or	%g2, %g3, %g2
	ba,pt	%xcc, .L211
	 mov	1, %g4
	.size	_U_Qfcnvff_dbl_to_quad, .-_U_Qfcnvff_dbl_to_quad
	.section	.text._U_Qfcnvxf_sgl_to_quad,"ax",@progbits
	.align 4
	.global _U_Qfcnvxf_sgl_to_quad
	.type	_U_Qfcnvxf_sgl_to_quad, #function
	.proc	010
_U_Qfcnvxf_sgl_to_quad:
	save	%sp, -272, %sp
	cmp	%i0, 0
	bl,pn	%icc, .L226
	 mov	1, %g1
	sllx	%g1, 32, %g1
	brnz,pn	%i0, .L222
	 stx	%g1, [%fp+2015]
	mov	63, %g2
	st	%g0, [%fp+2015]
	ldx	[%fp+2015], %g1
	stx	%i0, [%fp+2031]
	stx	%i0, [%fp+1983]
	add	%fp, 1967, %o0
	stx	%g2, [%fp+2023]
	stx	%g0, [%fp+2039]
	stx	%g1, [%fp+1967]
	stx	%g2, [%fp+1975]
	call	pack, 0
	 stx	%g0, [%fp+1991]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L226:
	sub	%g0, %i0, %i0
	sllx	%g1, 32, %g1
	or	%g1, 1, %g1
	stx	%g1, [%fp+2015]
.L222:
	mov	62, %g1
.L224:
	mov	%g1, %g2
	add	%i0, %i0, %i0
	brgez,pt %i0, .L224
	 add	%g1, -1, %g1
	ldx	[%fp+2015], %g1
	stx	%i0, [%fp+2031]
	stx	%i0, [%fp+1983]
	add	%fp, 1967, %o0
	stx	%g2, [%fp+2023]
	stx	%g0, [%fp+2039]
	stx	%g1, [%fp+1967]
	stx	%g2, [%fp+1975]
	call	pack, 0
	 stx	%g0, [%fp+1991]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	_U_Qfcnvxf_sgl_to_quad, .-_U_Qfcnvxf_sgl_to_quad
	.section	.text._U_Qfcnvxf_dbl_to_quad,"ax",@progbits
	.align 4
	.global _U_Qfcnvxf_dbl_to_quad
	.type	_U_Qfcnvxf_dbl_to_quad, #function
	.proc	010
_U_Qfcnvxf_dbl_to_quad:
	save	%sp, -272, %sp
	mov	1, %g1
	brlz,pn	%i0, .L233
	 sllx	%g1, 32, %g1
	brnz,pn	%i0, .L229
	 stx	%g1, [%fp+2015]
	st	%g0, [%fp+2015]
	mov	63, %g2
.L230:
	ldx	[%fp+2015], %g1
	stx	%i0, [%fp+2031]
	stx	%i0, [%fp+1983]
	add	%fp, 1967, %o0
	stx	%g2, [%fp+2023]
	stx	%g0, [%fp+2039]
	stx	%g1, [%fp+1967]
	stx	%g2, [%fp+1975]
	call	pack, 0
	 stx	%g0, [%fp+1991]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L233:
	or	%g1, 1, %g1
	sub	%g0, %i0, %i0
	brlz,pn	%i0, .L234
	 stx	%g1, [%fp+2015]
.L229:
	mov	62, %g1
.L231:
	mov	%g1, %g2
	add	%i0, %i0, %i0
	brgez,pt %i0, .L231
	 add	%g1, -1, %g1
	ldx	[%fp+2015], %g1
	stx	%i0, [%fp+2031]
	stx	%i0, [%fp+1983]
	add	%fp, 1967, %o0
	stx	%g2, [%fp+2023]
	stx	%g0, [%fp+2039]
	stx	%g1, [%fp+1967]
	stx	%g2, [%fp+1975]
	call	pack, 0
	 stx	%g0, [%fp+1991]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L234:
	mov	-1, %i0
	mov	63, %g2
	ba,pt	%xcc, .L230
	 sllx	%i0, 63, %i0
	.size	_U_Qfcnvxf_dbl_to_quad, .-_U_Qfcnvxf_dbl_to_quad
	.section	.text._U_Qfcnvfxt_quad_to_sgl,"ax",@progbits
	.align 4
	.global _U_Qfcnvfxt_quad_to_sgl
	.type	_U_Qfcnvfxt_quad_to_sgl, #function
	.proc	04
_U_Qfcnvfxt_quad_to_sgl:
	save	%sp, -208, %sp
	mov	%i0, %o0
	call	unpack, 0
	 mov	%i1, %o1
	stx	%o0, [%fp+2015]
	lduw	[%fp+2015], %g1
	cmp	%g0, %g1
	xor	%g1, 3, %g2
	subx	%g0, -1, %g3
	stx	%o2, [%fp+2031]
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	orcc	%g3, %g2, %g0
	bne,pn	%icc, .L236
	 mov	0, %i0
	cmp	%g1, 1
	be,pn	%icc, .L250
	 lduw	[%fp+2019], %g2
	cmp	%g1, 2
	be,pn	%icc, .L239
	 cmp	%o1, 30
	bg,pn	%xcc, .L251
	 cmp	%g2, 0
	xnor	%g0, %o1, %o1
.L252:
	cmp	%g2, 0
	ldx	[%fp+2031], %g1
	srlx	%g1, %o1, %g1
	sub	%g0, %g1, %i0
	move	%icc, %g1, %i0
.L236:
	return	%i7+8
	 sra	%o0, 0, %o0
.L250:
	brlz,pn	%o1, .L236
	 cmp	%o1, 30
	ble,a,pt %xcc, .L252
	 xnor	%g0, %o1, %o1
.L239:
	cmp	%g2, 0
.L251:
	sethi	%hi(2147482624), %g1
	sethi	%hi(-2147483648), %i0
	or	%g1, 1023, %g1
	move	%icc, %g1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	_U_Qfcnvfxt_quad_to_sgl, .-_U_Qfcnvfxt_quad_to_sgl
	.section	.text._U_Qfcnvfxt_quad_to_dbl,"ax",@progbits
	.align 4
	.global _U_Qfcnvfxt_quad_to_dbl
	.type	_U_Qfcnvfxt_quad_to_dbl, #function
	.proc	05
_U_Qfcnvfxt_quad_to_dbl:
	save	%sp, -208, %sp
	mov	%i0, %o0
	call	unpack, 0
	 mov	%i1, %o1
	stx	%o0, [%fp+2015]
	lduw	[%fp+2015], %g1
	cmp	%g0, %g1
	xor	%g1, 3, %g2
	subx	%g0, -1, %g3
	stx	%o2, [%fp+2031]
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	orcc	%g3, %g2, %g0
	bne,pn	%icc, .L272
	 mov	0, %i0
	cmp	%g1, 1
	be,pn	%icc, .L268
	 lduw	[%fp+2019], %g2
	cmp	%g1, 2
	be,pn	%icc, .L270
	 cmp	%g2, 0
	cmp	%o1, 62
.L271:
	bg,pn	%xcc, .L257
	 xnor	%g0, %o1, %o1
	cmp	%g2, 0
	ldx	[%fp+2031], %i0
	srlx	%i0, %o1, %i0
	sub	%g0, %i0, %g1
	return	%i7+8
	 movne	%icc, %g1, %o0
.L268:
	brgez,pt %o1, .L271
	 cmp	%o1, 62
.L272:
	return	%i7+8
	 nop
.L257:
	cmp	%g2, 0
.L270:
	be,pt	%icc, .L269
	 mov	-1, %i0
	return	%i7+8
	 sllx	%o0, 63, %o0
.L269:
	return	%i7+8
	 srlx	%o0, 1, %o0
	.size	_U_Qfcnvfxt_quad_to_dbl, .-_U_Qfcnvfxt_quad_to_dbl
	.section	.text._U_Qfcnvff_quad_to_dbl,"ax",@progbits
	.align 4
	.global _U_Qfcnvff_quad_to_dbl
	.type	_U_Qfcnvff_quad_to_dbl, #function
	.proc	07
_U_Qfcnvff_quad_to_dbl:
	save	%sp, -192, %sp
	mov	%i0, %o0
	mov	1023, %o3
	mov	52, %o2
	call	narrow, 0
	 mov	%i1, %o1
	stx	%o0, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
	.size	_U_Qfcnvff_quad_to_dbl, .-_U_Qfcnvff_quad_to_dbl
	.section	.text._U_Qfcnvff_quad_to_sgl,"ax",@progbits
	.align 4
	.global _U_Qfcnvff_quad_to_sgl
	.type	_U_Qfcnvff_quad_to_sgl, #function
	.proc	06
_U_Qfcnvff_quad_to_sgl:
	save	%sp, -192, %sp
	mov	%i0, %o0
	mov	127, %o3
	mov	23, %o2
	call	narrow, 0
	 mov	%i1, %o1
	st	%o0, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
	.size	_U_Qfcnvff_quad_to_sgl, .-_U_Qfcnvff_quad_to_sgl
	.section	.text._U_Qfcnvff_sgl_to_quad,"ax",@progbits
	.align 4
	.global _U_Qfcnvff_sgl_to_quad
	.type	_U_Qfcnvff_sgl_to_quad, #function
	.proc	010
_U_Qfcnvff_sgl_to_quad:
	save	%sp, -192, %sp
	fstod	%f1, %f0
	call	_U_Qfcnvff_dbl_to_quad, 0
	 restore
	.size	_U_Qfcnvff_sgl_to_quad, .-_U_Qfcnvff_sgl_to_quad
	.section	.text._U_Qfneg,"ax",@progbits
	.align 4
	.global _U_Qfneg
	.type	_U_Qfneg, #function
	.proc	010
_U_Qfneg:
	save	%sp, -208, %sp
	mov	-1, %g1
	sllx	%g1, 63, %g1
	return	%i7+8
	 xor	%o0, %g1, %o0
	.size	_U_Qfneg, .-_U_Qfneg
	.section	.text._U_Qfabs,"ax",@progbits
	.align 4
	.global _U_Qfabs
	.type	_U_Qfabs, #function
	.proc	010
_U_Qfabs:
	save	%sp, -208, %sp
	mov	-1, %g1
	srlx	%g1, 1, %g1
	return	%i7+8
	 and	%o0, %g1, %o0
	.size	_U_Qfabs, .-_U_Qfabs
	.section	.text._U_Qfcnvfxt_quad_to_quad,"ax",@progbits
	.align 4
	.global _U_Qfcnvfxt_quad_to_quad
	.type	_U_Qfcnvfxt_quad_to_quad, #function
	.proc	010
_U_Qfcnvfxt_quad_to_quad:
	save	%sp, -240, %sp
	mov	%i0, %o0
	call	unpack, 0
	 mov	%i1, %o1
	stx	%o0, [%fp+2015]
	lduw	[%fp+2015], %g2
	cmp	%g0, %g2
	xor	%g2, 3, %g1
	subx	%g0, -1, %g3
	stx	%o2, [%fp+2031]
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%g3, %g1, %g0
	bne,pn	%icc, .L286
	 stx	%o3, [%fp+2039]
	lduw	[%fp+2019], %g3
	cmp	%g2, 1
	be,pn	%icc, .L295
	 mov	%o1, %g1
	cmp	%g2, 2
	be,pn	%icc, .L297
	 cmp	%g3, 0
	cmp	%o1, 126
.L298:
	bg,pn	%xcc, .L282
	 ldx	[%fp+2031], %i0
	ldx	[%fp+2039], %i1
.L284:
	sllx	%i0, 63, %g2
	srlx	%i1, 1, %i1
	add	%g1, 1, %g1
	or	%i1, %g2, %i1
	cmp	%g1, 127
	bne,pt	%xcc, .L284
	 srlx	%i0, 1, %i0
	cmp	%g3, 0
	be,pt	%icc, .L299
	 mov	0, %g1
	movre	%i1, 1, %g1
	sub	%g0, %i1, %i1
	sub	%g1, %i0, %i0
	add	%i0, -1, %i0
.L299:
	return	%i7+8
	 nop
.L295:
	brgez,pt %o1, .L298
	 cmp	%o1, 126
.L286:
	mov	0, %i1
	return	%i7+8
	 mov	0, %o0
.L282:
	cmp	%g3, 0
.L297:
	be,a,pt	%icc, .L296
	 mov	-1, %i1
	mov	0, %i1
	mov	-1, %i0
	return	%i7+8
	 sllx	%o0, 63, %o0
.L296:
	mov	-1, %i0
	return	%i7+8
	 srlx	%o0, 1, %o0
	.size	_U_Qfcnvfxt_quad_to_quad, .-_U_Qfcnvfxt_quad_to_quad
	.section	.text._U_Qfcnvxf_quad_to_quad,"ax",@progbits
	.align 4
	.global _U_Qfcnvxf_quad_to_quad
	.type	_U_Qfcnvxf_quad_to_quad, #function
	.proc	010
_U_Qfcnvxf_quad_to_quad:
	save	%sp, -272, %sp
	srlx	%i0, 63, %g1
	mov	1, %g2
	st	%g1, [%fp+2019]
	brnz,pt	%g1, .L301
	 st	%g2, [%fp+2015]
	or	%i0, %i1, %g1
	brz,a,pn %g1, .L313
	 st	%g0, [%fp+2015]
	mov	126, %g1
.L305:
	srlx	%i1, 63, %g3
	add	%i0, %i0, %g2
	mov	%g1, %g4
	or	%g2, %g3, %i0
	add	%i1, %i1, %i1
	brgez,pt %g2, .L305
	 add	%g1, -1, %g1
	ldx	[%fp+2015], %g1
	stx	%i0, [%fp+1983]
	stx	%i1, [%fp+1991]
	add	%fp, 1967, %o0
	stx	%g4, [%fp+1975]
	call	pack, 0
	 stx	%g1, [%fp+1967]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L301:
	mov	0, %g1
	movre	%i1, 1, %g1
	sub	%g0, %i1, %i1
	sub	%g1, %i0, %i0
	add	%i0, -1, %i0
	or	%i0, %i1, %g1
	brz,a,pn %g1, .L302
	 st	%g0, [%fp+2015]
	brgez,pt %i0, .L305
	 mov	126, %g1
	mov	127, %g4
	ldx	[%fp+2015], %g1
	mov	-1, %i0
	sllx	%i0, 63, %i0
	stx	%i1, [%fp+1991]
	stx	%i0, [%fp+1983]
	add	%fp, 1967, %o0
	stx	%g4, [%fp+1975]
	call	pack, 0
	 stx	%g1, [%fp+1967]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L302:
.L313:
	mov	127, %g4
	ldx	[%fp+2015], %g1
	mov	0, %i1
	mov	0, %i0
	stx	%i1, [%fp+1991]
	stx	%i0, [%fp+1983]
	add	%fp, 1967, %o0
	stx	%g4, [%fp+1975]
	call	pack, 0
	 stx	%g1, [%fp+1967]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	_U_Qfcnvxf_quad_to_quad, .-_U_Qfcnvxf_quad_to_quad
	.section	.text._U_Qfcnvxf_quad_to_dbl,"ax",@progbits
	.align 4
	.global _U_Qfcnvxf_quad_to_dbl
	.type	_U_Qfcnvxf_quad_to_dbl, #function
	.proc	07
_U_Qfcnvxf_quad_to_dbl:
	save	%sp, -192, %sp
	mov	%i0, %o0
	call	_U_Qfcnvxf_quad_to_quad, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	call	_U_Qfcnvff_quad_to_dbl, 0
	 restore %g0, %o1, %o1
	.size	_U_Qfcnvxf_quad_to_dbl, .-_U_Qfcnvxf_quad_to_dbl
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
