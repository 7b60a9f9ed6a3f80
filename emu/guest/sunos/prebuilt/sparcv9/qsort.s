! 7afd24686c87ed86dfe809ac9c2bed29 newlib/libc/search/qsort.c
	.file	"qsort.c"
	.section	".text"
	.section	.text.qsort,"ax",@progbits
	.align 4
	.global qsort
	.type	qsort, #function
	.proc	020
qsort:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -320, %sp
	or	%i0, %i2, %g2
	xor	%i2, 8, %g3
	and	%g2, 7, %g2
	mov	0, %g1
	sra	%i2, 0, %l3
	movrne	%g3, 1, %g1
	mov	2, %i4
	mov	%i2, %l0
	movre	%g2, %g1, %i4
	srlx	%l3, 3, %l3
	stx	%g0, [%fp+1911]
	sub	%g0, %i2, %i5
.L3:
	mulx	%i1, %i2, %l2
	add	%i0, %i2, %l1
	cmp	%i1, 6
	bleu,pn	%xcc, .L142
	 add	%i0, %l2, %l2
.L4:
	srlx	%i1, 1, %g2
	add	%i1, -1, %g1
	mulx	%g2, %i2, %g2
	mulx	%g1, %i2, %g1
	add	%i0, %g2, %l6
	cmp	%i1, 7
	be,pn	%xcc, .L16
	 add	%i0, %g1, %l4
	mov	%l4, %l7
	cmp	%i1, 40
	bgu,pn	%xcc, .L145
	 mov	%i0, %l5
.L17:
	mov	%l6, %o1
.L174:
	call	%i3, 0
	 mov	%l5, %o0
	cmp	%o0, 0
	mov	%l7, %o1
	bl,pn	%icc, .L146
	 mov	%l6, %o0
	call	%i3, 0
	 nop
	cmp	%o0, 0
	ble,pn	%icc, .L147
	 mov	%l7, %o1
.L16:
	cmp	%i4, 0
.L188:
	bne,pn	%icc, .L177
	 sra	%l0, 0, %g4
.L153:
	ldx	[%i0], %g3
	ldx	[%l6], %g4
	stx	%g4, [%i0]
	stx	%g3, [%l6]
	mov	%l1, %l7
.L169:
	mov	%l4, %i1
	mov	%l1, %l5
	cmp	%l7, %l4
	bgu,pt	%xcc, .L51
	 mov	0, %l6
	mov	%i0, %o1
.L172:
	call	%i3, 0
	 mov	%l7, %o0
	cmp	%o0, 0
	ble,pn	%icc, .L148
	 mov	%i0, %o1
.L179:
	call	%i3, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	bl,a,pn	%icc, .L149
	 cmp	%l7, %l4
	bne,a,pt %icc, .L178
	 add	%l4, %i5, %l4
	cmp	%i4, 0
	bne,pn	%icc, .L55
	 sra	%l0, 0, %g3
	ldx	[%l4], %g2
	ldx	[%i1], %g3
	stx	%g3, [%l4]
	stx	%g2, [%i1]
	add	%i1, %i5, %i1
.L170:
	mov	1, %l6
	add	%l4, %i5, %l4
.L178:
	cmp	%l7, %l4
	bleu,pt	%xcc, .L179
	 mov	%i0, %o1
.L51:
	cmp	%l6, 0
.L182:
	be,pn	%icc, .L150
	 sub	%l7, %l5, %g4
	sub	%l5, %i0, %l5
	mov	%g4, %g2
	cmp	%l5, %g4
	movle	%xcc, %l5, %g2
	brnz,pn	%g2, .L80
	 sub	%i1, %l4, %g1
	sub	%l2, %i1, %g3
	mov	%g1, %g2
	sub	%g3, %i2, %g3
	cmp	%g3, %g1
	movleu	%xcc, %g3, %g2
	brnz,pn	%g2, .L151
	 cmp	%i4, 2
	mov	%g4, %i1
.L173:
	cmp	%g1, %g4
	bleu,pt	%xcc, .L88
	 sub	%l2, %g1, %o0
	mov	%i0, %g2
	mov	%g1, %i1
	mov	%o0, %i0
	mov	%g4, %g1
	mov	%g2, %o0
.L88:
	cmp	%g1, %i2
	bleu,pt	%xcc, .L92
	 cmp	%i1, %i2
	ldx	[%fp+1911], %g3
	cmp	%g3, 7
	bgu,pn	%xcc, .L93
	 sllx	%g3, 4, %g2
	udivx	%i1, %i2, %i1
	add	%g2, 2047, %g2
	add	%g3, 1, %g3
	add	%g2, %fp, %g2
	stx	%g3, [%fp+1911]
	stx	%i0, [%g2-128]
	stx	%i1, [%g2-120]
	mov	%o0, %i0
	udivx	%g1, %i2, %i1
	add	%i0, %i2, %l1
	mulx	%i1, %i2, %l2
	cmp	%i1, 6
	bgu,pt	%xcc, .L4
	 add	%i0, %l2, %l2
.L142:
	cmp	%l2, %l1
	bleu,pn	%xcc, .L175
	 ldx	[%fp+1911], %g1
	cmp	%i0, %l1
.L180:
	bgeu,a,pn %xcc, .L171
	 add	%l1, %i2, %l1
	mov	%l1, %i1
.L13:
	mov	%i1, %l5
.L181:
	add	%i1, %i5, %i1
	mov	%l5, %o1
	call	%i3, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	ble,pn	%icc, .L15
	 cmp	%i4, 0
	bne,pn	%icc, .L7
	 cmp	%i1, %i0
	ldx	[%l5], %g1
	ldx	[%i1], %g2
	stx	%g2, [%l5]
	bgu,pt	%xcc, .L13
	 stx	%g1, [%i1]
.L15:
	add	%l1, %i2, %l1
.L171:
	cmp	%l2, %l1
	bgu,pt	%xcc, .L180
	 cmp	%i0, %l1
.L6:
	ldx	[%fp+1911], %g1
.L175:
	brz,pn	%g1, .L187
	 ldx	[%fp+1911], %g1
.L184:
	add	%g1, -1, %g1
	stx	%g1, [%fp+1911]
	sllx	%g1, 4, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldx	[%g1-128], %i0
	ba,pt	%xcc, .L3
	 ldx	[%g1-120], %i1
.L147:
	call	%i3, 0
	 mov	%l5, %o0
	cmp	%o0, 0
	bl,a,pn	%icc, .L16
	 mov	%l5, %l6
	cmp	%i4, 0
.L183:
	be,pt	%icc, .L153
	 mov	%l7, %l6
	sra	%l0, 0, %g4
.L177:
	cmp	%i4, 1
	be,pn	%icc, .L154
	 mov	0, %g3
.L41:
	ldub	[%i0+%g3], %g5
	ldub	[%l6+%g3], %i1
	stb	%i1, [%i0+%g3]
	add	%g4, -1, %g4
	stb	%g5, [%l6+%g3]
	brgz,pt	%g4, .L41
	 add	%g3, 1, %g3
	ba,pt	%xcc, .L169
	 mov	%l1, %l7
.L55:
	cmp	%i4, 1
	be,pn	%icc, .L155
	 mov	0, %g2
.L59:
	ldub	[%l4+%g2], %g4
	ldub	[%i1+%g2], %g5
	stb	%g5, [%l4+%g2]
	add	%g3, -1, %g3
	stb	%g4, [%i1+%g2]
	brgz,pt	%g3, .L59
	 add	%g2, 1, %g2
	ba,pt	%xcc, .L170
	 add	%i1, %i5, %i1
.L7:
	sra	%l0, 0, %g2
	cmp	%i4, 1
	be,pn	%icc, .L156
	 mov	0, %g1
.L11:
	ldub	[%l5+%g1], %g3
	ldub	[%i1+%g1], %g4
	stb	%g4, [%l5+%g1]
	add	%g2, -1, %g2
	stb	%g3, [%i1+%g1]
	brgz,pt	%g2, .L11
	 add	%g1, 1, %g1
	cmp	%i1, %i0
	bgu,a,pt %xcc, .L181
	 mov	%i1, %l5
	ba,pt	%xcc, .L171
	 add	%l1, %i2, %l1
.L155:
	mov	%l3, %g3
.L58:
	ldx	[%l4+%g2], %g4
	ldx	[%i1+%g2], %g5
	stx	%g5, [%l4+%g2]
	add	%g3, -1, %g3
	stx	%g4, [%i1+%g2]
	brgz,pt	%g3, .L58
	 add	%g2, 8, %g2
	ba,pt	%xcc, .L170
	 add	%i1, %i5, %i1
.L156:
	mov	%l3, %g2
.L10:
	ldx	[%l5+%g1], %g3
	ldx	[%i1+%g1], %g4
	stx	%g4, [%l5+%g1]
	add	%g2, -1, %g2
	stx	%g3, [%i1+%g1]
	brgz,pt	%g2, .L10
	 add	%g1, 8, %g1
	cmp	%i1, %i0
	bgu,a,pt %xcc, .L181
	 mov	%i1, %l5
	ba,pt	%xcc, .L171
	 add	%l1, %i2, %l1
.L149:
	bgu,pn	%xcc, .L51
	 cmp	%i4, 0
	bne,pn	%icc, .L62
	 mov	1, %l6
	ldx	[%l4], %g3
	ldx	[%l7], %g2
	stx	%g3, [%l7]
	stx	%g2, [%l4]
	sub	%l4, %i2, %l4
.L68:
	add	%l7, %i2, %l7
.L159:
	cmp	%l7, %l4
	bgu,pt	%xcc, .L182
	 cmp	%l6, 0
	ba,pt	%xcc, .L172
	 mov	%i0, %o1
.L62:
	sra	%l0, 0, %g3
	cmp	%i4, 1
	be,pn	%icc, .L158
	 mov	0, %g2
.L66:
	ldub	[%l7+%g2], %g4
	ldub	[%l4+%g2], %g5
	stb	%g5, [%l7+%g2]
	add	%g3, -1, %g3
	stb	%g4, [%l4+%g2]
	brgz,pt	%g3, .L66
	 add	%g2, 1, %g2
	sub	%l4, %i2, %l4
	ba,pt	%xcc, .L68
	 mov	1, %l6
.L148:
	bne,a,pt %icc, .L159
	 add	%l7, %i2, %l7
	cmp	%i4, 0
	bne,pn	%icc, .L45
	 mov	1, %l6
	ldx	[%l5], %g2
	ldx	[%l7], %g3
	stx	%g3, [%l5]
	stx	%g2, [%l7]
	add	%l5, %i2, %l5
.L161:
	ba,pt	%xcc, .L159
	 add	%l7, %i2, %l7
.L158:
	mov	%l3, %g3
.L65:
	ldx	[%l7+%g2], %g4
	ldx	[%l4+%g2], %g5
	stx	%g5, [%l7+%g2]
	add	%g3, -1, %g3
	stx	%g4, [%l4+%g2]
	brgz,pt	%g3, .L65
	 add	%g2, 8, %g2
	sub	%l4, %i2, %l4
	ba,pt	%xcc, .L68
	 mov	1, %l6
.L92:
	bleu,pt	%xcc, .L175
	 ldx	[%fp+1911], %g1
	ba,pt	%xcc, .L3
	 udivx	%i1, %i2, %i1
.L45:
	sra	%l0, 0, %g3
	cmp	%i4, 1
	be,pn	%icc, .L160
	 mov	0, %g2
.L49:
	ldub	[%l5+%g2], %g4
	ldub	[%l7+%g2], %g5
	stb	%g5, [%l5+%g2]
	add	%g3, -1, %g3
	stb	%g4, [%l7+%g2]
	brgz,pt	%g3, .L49
	 add	%g2, 1, %g2
	add	%l5, %i2, %l5
	ba,pt	%xcc, .L161
	 mov	1, %l6
.L80:
	sub	%l7, %g2, %g5
	mov	0, %g3
	cmp	%i4, 2
	bne,pn	%icc, .L162
	 sra	%g2, 0, %g2
.L86:
	ldub	[%i0+%g3], %o7
	ldub	[%g5+%g3], %o5
	stb	%o5, [%i0+%g3]
	add	%g2, -1, %g2
	stb	%o7, [%g5+%g3]
	brgz,pt	%g2, .L86
	 add	%g3, 1, %g3
	sub	%i1, %l4, %g1
	sub	%l2, %i1, %g3
	mov	%g1, %g2
	sub	%g3, %i2, %g3
	cmp	%g3, %g1
	movleu	%xcc, %g3, %g2
	brz,pt	%g2, .L173
	 mov	%g4, %i1
	sub	%l2, %g2, %g5
.L89:
	sra	%g2, 0, %g2
	mov	0, %g3
.L91:
	ldub	[%l7+%g3], %i1
	ldub	[%g5+%g3], %o7
	stb	%o7, [%l7+%g3]
	add	%g2, -1, %g2
	stb	%i1, [%g5+%g3]
	brgz,pt	%g2, .L91
	 add	%g3, 1, %g3
	ba,pt	%xcc, .L173
	 mov	%g4, %i1
.L146:
	call	%i3, 0
	 nop
	cmp	%o0, 0
	bl,pn	%icc, .L16
	 mov	%l7, %o1
	call	%i3, 0
	 mov	%l5, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L183
	 cmp	%i4, 0
	ba,pt	%xcc, .L188
	 mov	%l5, %l6
.L187:
	return	%i7+8
	 nop
.L145:
	srlx	%i1, 3, %i1
	mov	%i0, %o0
	mulx	%i1, %i2, %i1
	add	%i0, %i1, %l5
	call	%i3, 0
	 mov	%l5, %o1
	add	%l5, %i1, %l7
	cmp	%o0, 0
	mov	%l7, %o1
	bl,pn	%icc, .L163
	 mov	%l5, %o0
	call	%i3, 0
	 nop
	cmp	%o0, 0
	ble,pn	%icc, .L164
	 mov	%l7, %o1
.L23:
	sub	%l6, %i1, %g1
.L190:
	mov	%l6, %o1
	stx	%g1, [%fp+1903]
	call	%i3, 0
	 mov	%g1, %o0
	add	%l6, %i1, %l7
	cmp	%o0, 0
	mov	%l7, %o1
	bl,pn	%icc, .L165
	 mov	%l6, %o0
.L24:
	call	%i3, 0
	 nop
	cmp	%o0, 0
	ble,pn	%icc, .L166
	 mov	%l7, %o1
.L29:
	add	%i1, %i1, %g1
.L189:
	sub	%l4, %g1, %l7
	mov	%l7, %g1
	stx	%l7, [%fp+1903]
	mov	%g1, %o0
	add	%l7, %i1, %l7
	mov	%g1, %i1
	call	%i3, 0
	 mov	%l7, %o1
	cmp	%o0, 0
	mov	%l4, %o1
	bl,pn	%icc, .L167
	 mov	%l7, %o0
.L30:
	call	%i3, 0
	 nop
	cmp	%o0, 0
	bg,pt	%icc, .L174
	 mov	%l6, %o1
	ldx	[%fp+1903], %l7
	mov	%l4, %o1
	call	%i3, 0
	 mov	%l7, %o0
	cmp	%o0, 0
	bge,a,pt %icc, .L17
	 mov	%l4, %l7
	ba,pt	%xcc, .L174
	 mov	%l6, %o1
.L93:
	mov	%i3, %o3
	mov	%i2, %o2
	call	qsort.localalias, 0
	 udivx	%g1, %i2, %o1
	cmp	%i1, %i2
	bleu,pt	%xcc, .L184
	 ldx	[%fp+1911], %g1
	ba,pt	%xcc, .L3
	 udivx	%i1, %i2, %i1
.L151:
	be,pt	%icc, .L89
	 sub	%l2, %g2, %g5
.L98:
	sra	%g2, 0, %g2
	mov	0, %g3
	srlx	%g2, 3, %g2
.L90:
	ldx	[%l7+%g3], %i1
	ldx	[%g5+%g3], %o7
	stx	%o7, [%l7+%g3]
	add	%g2, -1, %g2
	stx	%i1, [%g5+%g3]
	brgz,pt	%g2, .L90
	 add	%g3, 8, %g3
	ba,pt	%xcc, .L173
	 mov	%g4, %i1
.L160:
	mov	%l3, %g3
.L48:
	ldx	[%l5+%g2], %g4
	ldx	[%l7+%g2], %g5
	stx	%g5, [%l5+%g2]
	add	%g3, -1, %g3
	stx	%g4, [%l7+%g2]
	brgz,pt	%g3, .L48
	 add	%g2, 8, %g2
	add	%l5, %i2, %l5
	ba,pt	%xcc, .L161
	 mov	1, %l6
.L150:
	cmp	%l2, %l1
	bleu,pn	%xcc, .L6
	 sub	%g0, %i2, %l6
	cmp	%l1, %i0
.L185:
	bleu,a,pn %xcc, .L176
	 add	%l1, %i2, %l1
	mov	%l1, %i1
.L77:
	mov	%i1, %l5
.L186:
	add	%i1, %l6, %i1
	mov	%l5, %o1
	call	%i3, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	ble,pn	%icc, .L79
	 cmp	%i4, 0
	bne,pn	%icc, .L71
	 cmp	%i1, %i0
	ldx	[%l5], %g1
	ldx	[%i1], %g2
	stx	%g2, [%l5]
	bgu,pt	%xcc, .L77
	 stx	%g1, [%i1]
.L79:
	add	%l1, %i2, %l1
.L176:
	cmp	%l2, %l1
	bgu,pt	%xcc, .L185
	 cmp	%l1, %i0
	ba,pt	%xcc, .L175
	 ldx	[%fp+1911], %g1
.L71:
	sra	%l0, 0, %g2
	cmp	%i4, 1
	be,pn	%icc, .L168
	 mov	0, %g1
.L75:
	ldub	[%l5+%g1], %g3
	ldub	[%i1+%g1], %g4
	stb	%g4, [%l5+%g1]
	add	%g2, -1, %g2
	stb	%g3, [%i1+%g1]
	brgz,pt	%g2, .L75
	 add	%g1, 1, %g1
	cmp	%i1, %i0
	bgu,a,pt %xcc, .L186
	 mov	%i1, %l5
	ba,pt	%xcc, .L176
	 add	%l1, %i2, %l1
.L168:
	mov	%l3, %g2
.L74:
	ldx	[%l5+%g1], %g3
	ldx	[%i1+%g1], %g4
	stx	%g4, [%l5+%g1]
	add	%g2, -1, %g2
	stx	%g3, [%i1+%g1]
	brgz,pt	%g2, .L74
	 add	%g1, 8, %g1
	cmp	%i1, %i0
	bgu,a,pt %xcc, .L186
	 mov	%i1, %l5
	ba,pt	%xcc, .L176
	 add	%l1, %i2, %l1
.L154:
	mov	%l3, %g4
.L40:
	ldx	[%i0+%g3], %g5
	ldx	[%l6+%g3], %i1
	stx	%i1, [%i0+%g3]
	add	%g4, -1, %g4
	stx	%g5, [%l6+%g3]
	brgz,pt	%g4, .L40
	 add	%g3, 8, %g3
	ba,pt	%xcc, .L169
	 mov	%l1, %l7
.L166:
	call	%i3, 0
	 ldx	[%fp+1903], %o0
	cmp	%o0, 0
	bl,pn	%icc, .L29
	 ldx	[%fp+1903], %l6
.L26:
	add	%i1, %i1, %g1
	mov	%l7, %l6
	sub	%l4, %g1, %l7
	mov	%l7, %g1
	stx	%l7, [%fp+1903]
	mov	%g1, %o0
	add	%l7, %i1, %l7
	mov	%g1, %i1
	call	%i3, 0
	 mov	%l7, %o1
	mov	%l4, %o1
	cmp	%o0, 0
	bge,pt	%icc, .L30
	 mov	%l7, %o0
.L167:
	call	%i3, 0
	 nop
	cmp	%o0, 0
	bl,pn	%icc, .L17
	 mov	%l4, %o1
	mov	%i1, %o0
	call	%i3, 0
	 mov	%i1, %l7
	cmp	%o0, 0
	bl,a,pn	%icc, .L17
	 mov	%l4, %l7
	ba,pt	%xcc, .L174
	 mov	%l6, %o1
.L164:
	call	%i3, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L23
	 mov	%i0, %l5
.L20:
	sub	%l6, %i1, %g1
	mov	%l6, %o1
	stx	%g1, [%fp+1903]
	call	%i3, 0
	 mov	%g1, %o0
	mov	%l7, %l5
	cmp	%o0, 0
	add	%l6, %i1, %l7
	mov	%l6, %o0
	bge,pt	%icc, .L24
	 mov	%l7, %o1
.L165:
	call	%i3, 0
	 nop
	cmp	%o0, 0
	bl,pn	%icc, .L29
	 mov	%l7, %o1
	call	%i3, 0
	 ldx	[%fp+1903], %o0
	cmp	%o0, 0
	bl,pn	%icc, .L26
	 ldx	[%fp+1903], %l6
	ba,pt	%xcc, .L189
	 add	%i1, %i1, %g1
.L162:
	srlx	%g2, 3, %g2
.L84:
	ldx	[%i0+%g3], %o7
	ldx	[%g5+%g3], %o5
	stx	%o5, [%i0+%g3]
	add	%g2, -1, %g2
	stx	%o7, [%g5+%g3]
	brgz,pt	%g2, .L84
	 add	%g3, 8, %g3
	sub	%i1, %l4, %g1
	sub	%l2, %i1, %g2
	mov	%g1, %g3
	sub	%g2, %i2, %g2
	cmp	%g2, %g1
	movleu	%xcc, %g2, %g3
	brz,pt	%g3, .L173
	 mov	%g4, %i1
	sub	%l2, %g3, %g5
	ba,pt	%xcc, .L98
	 mov	%g3, %g2
.L163:
	call	%i3, 0
	 nop
	cmp	%o0, 0
	bl,pn	%icc, .L23
	 mov	%l7, %o1
	call	%i3, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L20
	 mov	%i0, %l5
	ba,pt	%xcc, .L190
	 sub	%l6, %i1, %g1
	.size	qsort, .-qsort
	qsort.localalias = qsort
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
