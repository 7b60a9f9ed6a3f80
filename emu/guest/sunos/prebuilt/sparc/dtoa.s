! ae17a666e0a382b133f0ca10245a965b newlib/libc/stdlib/dtoa.c
	.file	"dtoa.c"
	.section	".text"
	.section	.text.quorem,"ax",@progbits
	.align 4
	.type	quorem, #function
	.proc	04
quorem:
	save	%sp, -96, %sp
	ld	[%i0+16], %g1
	mov	%i0, %l0
	ld	[%i1+16], %i4
	cmp	%g1, %i4
	bl	.L25
	 mov	0, %i0
	add	%i1, 20, %i5
	add	%l0, 20, %i0
	add	%i4, -1, %i4
	sll	%i4, 2, %o2
	ld	[%i0+%o2], %g2
	ld	[%i5+%o2], %g1
	add	%i5, %o2, %i2
	add	%g1, 1, %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g2, %g1, %i3
	cmp	%g2, %g1
	blu	.L6
	 add	%i0, %o2, %o3
	sethi	%hi(64512), %o7
	mov	%i5, %o4
	mov	%i0, %o5
	mov	0, %g3
	mov	0, %g4
	or	%o7, 1023, %o7
.L4:
	ld	[%o4], %o1
	and	%o1, %o7, %g2
	srl	%o1, 16, %o1
	smul	%g2, %i3, %g2
	smul	%o1, %i3, %o1
	add	%g2, %g3, %g2
	srl	%g2, 16, %g3
	and	%g2, %o7, %g2
	ld	[%o5], %o0
	add	%o1, %g3, %g3
	and	%o0, %o7, %g1
	and	%g3, %o7, %o1
	sub	%g1, %g2, %g1
	srl	%o0, 16, %o0
	add	%g1, %g4, %g1
	add	%o5, 4, %o5
	sra	%g1, 16, %g2
	and	%g1, %o7, %g1
	sub	%g2, %o1, %g2
	add	%g2, %o0, %g2
	sll	%g2, 16, %g4
	or	%g1, %g4, %g1
	st	%g1, [%o5-4]
	add	%o4, 4, %o4
	srl	%g3, 16, %g3
	cmp	%i2, %o4
	bgeu	.L4
	 sra	%g2, 16, %g4
	ld	[%i0+%o2], %g1
	cmp	%g1, 0
	bne	.L22
	 mov	%i1, %o1
	add	%o3, -4, %o3
	cmp	%i0, %o3
	blu,a	.L23
	 ld	[%o3], %g1
	b	.L22
	 st	%i4, [%l0+16]
.L9:
	cmp	%i0, %o3
	bgeu	.L8
	 add	%i4, -1, %i4
	ld	[%o3], %g1
.L23:
	cmp	%g1, 0
	be	.L9
	 add	%o3, -4, %o3
.L8:
	st	%i4, [%l0+16]
.L6:
	mov	%i1, %o1
.L22:
	call	__mcmp, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	bl	.L10
	 sethi	%hi(64512), %o7
	mov	%i0, %i1
	mov	0, %g2
	or	%o7, 1023, %o7
.L11:
	ld	[%i1], %g3
	and	%g3, %o7, %g1
	srl	%g3, 16, %g3
	ld	[%i5], %g4
	add	%i1, 4, %i1
	and	%g4, %o7, %o5
	srl	%g4, 16, %g4
	sub	%g1, %o5, %g1
	add	%g1, %g2, %g1
	sra	%g1, 16, %g2
	and	%g1, %o7, %g1
	sub	%g2, %g4, %g2
	add	%g2, %g3, %g2
	sll	%g2, 16, %g3
	or	%g1, %g3, %g1
	st	%g1, [%i1-4]
	add	%i5, 4, %i5
	cmp	%i2, %i5
	bgeu	.L11
	 sra	%g2, 16, %g2
	sll	%i4, 2, %g1
	ld	[%i0+%g1], %g2
	cmp	%g2, 0
	bne	.L12
	 add	%i0, %g1, %g1
	add	%g1, -4, %g1
	cmp	%i0, %g1
	blu,a	.L24
	 ld	[%g1], %g2
	b	.L12
	 st	%i4, [%l0+16]
.L15:
	cmp	%i0, %g1
	bgeu	.L14
	 add	%i4, -1, %i4
	ld	[%g1], %g2
.L24:
	cmp	%g2, 0
	be,a	.L15
	 add	%g1, -4, %g1
.L14:
	st	%i4, [%l0+16]
.L12:
	add	%i3, 1, %i3
.L10:
	mov	%i3, %i0
.L25:
	jmp	%i7+8
	 restore
	.size	quorem, .-quorem
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"Infinity"
	.align 8
.LC1:
	.asciz	"NaN"
	.align 8
.LC2:
	.asciz	"0"
	.align 8
.LC9:
	.asciz	"Balloc succeeded"
	.align 8
.LC10:
	.asciz	"./newlib/libc/stdlib/dtoa.c"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC3:
	.long	0
	.long	0
	.align 8
.LC4:
	.long	1106247680
	.long	0
	.align 8
.LC5:
	.long	1073217536
	.long	0
	.align 8
.LC6:
	.long	1070761895
	.long	1668236129
	.align 8
.LC7:
	.long	1069976104
	.long	-1956591437
	.align 8
.LC8:
	.long	1070810131
	.long	1352628731
	.align 8
.LC11:
	.long	1072693248
	.long	0
	.align 8
.LC12:
	.long	1076101120
	.long	0
	.align 8
.LC13:
	.long	1075576832
	.long	0
	.align 8
.LC14:
	.long	1075052544
	.long	0
	.align 8
.LC15:
	.long	1071644672
	.long	0
	.section	.text._dtoa_r,"ax",@progbits
	.align 4
	.global _dtoa_r
	.type	_dtoa_r, #function
	.proc	0102
_dtoa_r:
	save	%sp, -152, %sp
	st	%i1, [%fp-16]
	st	%i2, [%fp-12]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-24]
	ld	[%i0+64], %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%o1, 0
	be	.L27
	 mov	%i0, %l0
	ld	[%i0+68], %g2
	mov	1, %g1
	sll	%g1, %g2, %g1
	st	%g2, [%o1+4]
	st	%g1, [%o1+8]
	call	_Bfree, 0
	 mov	%i0, %o0
	st	%g0, [%i0+64]
.L27:
	ld	[%fp-16], %i1
	cmp	%i1, 0
	bge	.L28
	 mov	0, %g1
	sethi	%hi(-2147483648), %g2
	mov	1, %g1
	andn	%i1, %g2, %i1
	st	%i1, [%fp-24]
.L28:
	ld	[%fp+92], %g2
	st	%g1, [%g2]
	sethi	%hi(2146435072), %g2
	and	%i1, %g2, %g1
	cmp	%g1, %g2
	be	.L345
	 ldd	[%fp-24], %f10
	sethi	%gdop_hix22(.LC3), %g3
	xor	%g3, %gdop_lox10(.LC3), %g3
	ld	[%l7 + %g3], %l2, %gdop(.LC3)
	ldd	[%l2], %f8
	fcmpd	%f10, %f8
	nop
	fbne	.L33
	 mov	1, %g1
	st	%g1, [%i5]
	sethi	%gdop_hix22(.LC2), %i0
	ld	[%fp+96], %g1
	xor	%i0, %gdop_lox10(.LC2), %i0
	cmp	%g1, 0
	be	.L413
	 ld	[%l7 + %i0], %i0, %gdop(.LC2)
	add	%i0, 1, %g1
.L343:
	ld	[%fp+96], %g2
	st	%g1, [%g2]
.L413:
	jmp	%i7+8
	 restore
.L33:
	std	%f10, [%fp-32]
	std	%f10, [%fp-40]
	add	%fp, -8, %o4
	add	%fp, -4, %o3
	ld	[%fp-32], %o1
	ld	[%fp-28], %o2
	call	__d2b, 0
	 mov	%l0, %o0
	srl	%i1, 20, %g1
	mov	%o0, %i2
	cmp	%g1, 0
	bne	.L347
	 ldd	[%fp-40], %f10
	ld	[%fp-8], %i0
	ld	[%fp-4], %g2
	ld	[%fp-12], %g4
	add	%i0, %g2, %g2
	add	%g2, 1074, %g1
	cmp	%g1, 32
	ble	.L37
	 sub	%g0, %g1, %g1
	add	%g2, 1042, %o7
	sll	%i1, %g1, %g1
	srl	%g4, %o7, %g4
	or	%g1, %g4, %g4
.L38:
	st	%g4, [%fp-16]
	cmp	%g4, 0
	ld	[%fp-16], %f8
	bge	.L39
	 fitod	%f8, %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f12
	faddd	%f8, %f12, %f8
.L39:
	std	%f8, [%fp-16]
	ldd	[%fp-16], %o4
	add	%g2, -1, %g1
	st	%f8, [%fp-16]
	sethi	%hi(-32505856), %g2
	ld	[%fp-16], %g4
	mov	1, %i1
	add	%g4, %g2, %o4
.L36:
	std	%o4, [%fp-16]
	sethi	%gdop_hix22(.LC5), %g2
	ldd	[%fp-16], %f12
	xor	%g2, %gdop_lox10(.LC5), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC5)
	ldd	[%g2], %f8
	sethi	%gdop_hix22(.LC6), %g2
	fsubd	%f12, %f8, %f8
	xor	%g2, %gdop_lox10(.LC6), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC6)
	ldd	[%g2], %f12
	sethi	%gdop_hix22(.LC7), %g2
	fmuld	%f8, %f12, %f8
	xor	%g2, %gdop_lox10(.LC7), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC7)
	ldd	[%g2], %f12
	st	%g1, [%fp-16]
	faddd	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC8), %g2
	ld	[%fp-16], %f12
	xor	%g2, %gdop_lox10(.LC8), %g2
	fitod	%f12, %f12
	ld	[%l7 + %g2], %g2, %gdop(.LC8)
	ldd	[%g2], %f16
	fmuld	%f12, %f16, %f12
	faddd	%f8, %f12, %f8
	fdtoi	%f8, %f12
	st	%f12, [%fp-16]
	ldd	[%l2], %f14
	fcmped	%f8, %f14
	nop
	fbl	.L348
	 ld	[%fp-16], %l5
.L40:
	sub	%i0, %g1, %g1
.L378:
	cmp	%l5, 22
	bgu	.L186
	 add	%g1, -1, %l4
	sethi	%gdop_hix22(__mprec_tens), %g2
	sll	%l5, 3, %i0
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	ld	[%l7 + %g2], %g2, %gdop(__mprec_tens)
	ldd	[%g2+%i0], %f8
	fcmped	%f10, %f8
	nop
	fbuge	.L327
	 nop
	add	%l5, -1, %l5
	st	%g0, [%fp-48]
.L42:
	cmp	%l4, 0
	bge	.L45
	 mov	0, %g4
	mov	1, %o3
	mov	0, %l4
	sub	%o3, %g1, %g4
.L45:
	cmp	%l5, 0
	bge	.L183
	 cmp	%i3, 9
	sub	%g0, %l5, %g1
	st	%l5, [%fp-16]
	st	%g1, [%fp-32]
	sub	%g4, %l5, %g4
	bgu	.L188
	 mov	0, %l5
.L357:
	cmp	%i3, 5
	ble	.L49
	 cmp	%i3, 3
	add	%i3, -4, %i3
	cmp	%i3, 3
	be	.L340
	 mov	0, %l3
	ble,a	.L349
	 mov	2, %i3
	cmp	%i3, 4
.L387:
	be	.L181
	 mov	1, %i0
	mov	5, %i3
.L50:
	ld	[%fp-16], %g1
	add	%i4, %g1, %g1
	add	%g1, 1, %l6
	orcc	%l6, 0, %o2
	ble	.L328
	 st	%g1, [%fp-52]
.L52:
	mov	1, %g2
	cmp	%o2, 23
	ble	.L328
	 mov	4, %g1
.L54:
	add	%g1, %g1, %g1
	mov	%g2, %o1
	add	%g1, 20, %g3
	cmp	%g3, %o2
	bleu	.L54
	 add	%g2, 1, %g2
	st	%o1, [%l0+68]
.L55:
	st	%g4, [%fp-44]
	std	%f10, [%fp-40]
	call	_Balloc, 0
	 mov	%l0, %o0
	ldd	[%fp-40], %f10
	orcc	%o0, 0, %l1
	be	.L179
	 ld	[%fp-44], %g4
	cmp	%l6, 15
	st	%l1, [%l0+64]
	addx	%g0, 0, %g1
	and	%l3, %g1, %g1
	cmp	%g1, 0
	be	.L59
	 mov	%g1, %o2
	ld	[%fp-16], %g3
	cmp	%g3, 0
	ble	.L60
	 sethi	%gdop_hix22(__mprec_tens), %g2
	and	%g3, 15, %g1
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	sll	%g1, 3, %g1
	ld	[%l7 + %g2], %g2, %gdop(__mprec_tens)
	sra	%g3, 4, %o7
	andcc	%g3, 256, %g0
	be	.L193
	 ldd	[%g2+%g1], %f8
	sethi	%gdop_hix22(__mprec_bigtens), %g2
	and	%o7, 15, %o7
	xor	%g2, %gdop_lox10(__mprec_bigtens), %g2
	mov	3, %g1
	ld	[%l7 + %g2], %g2, %gdop(__mprec_bigtens)
	ldd	[%g2+32], %f12
	fdivd	%f10, %f12, %f12
.L61:
	cmp	%o7, 0
	be	.L62
	 sethi	%gdop_hix22(__mprec_bigtens), %g2
	xor	%g2, %gdop_lox10(__mprec_bigtens), %g2
	ld	[%l7 + %g2], %g2, %gdop(__mprec_bigtens)
.L64:
	andcc	%o7, 1, %g0
	be	.L384
	 sra	%o7, 1, %o7
	ldd	[%g2], %f14
	add	%g1, 1, %g1
	fmuld	%f8, %f14, %f8
.L384:
	cmp	%o7, 0
	bne	.L64
	 add	%g2, 8, %g2
.L62:
	fdivd	%f12, %f8, %f12
.L65:
	ld	[%fp-48], %g2
.L389:
	cmp	%g2, 0
	be,a	.L385
	 st	%g1, [%fp-40]
	sethi	%gdop_hix22(.LC11), %g2
	xor	%g2, %gdop_lox10(.LC11), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC11)
	ldd	[%g2], %f8
	fcmped	%f12, %f8
	nop
	fbl	.L350
	 cmp	%l6, 0
	st	%g1, [%fp-40]
.L385:
	sethi	%gdop_hix22(.LC13), %g1
	ld	[%fp-40], %f8
	xor	%g1, %gdop_lox10(.LC13), %g1
	fitod	%f8, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC13)
	fmuld	%f8, %f12, %f8
	ldd	[%g1], %f14
	faddd	%f8, %f14, %f8
	std	%f8, [%fp-40]
	ldd	[%fp-40], %g2
	cmp	%l6, 0
	mov	%g2, %g1
	mov	%g3, %o1
	sethi	%hi(-54525952), %g2
	be	.L178
	 add	%g1, %g2, %o0
	ld	[%fp-16], %l3
	mov	%l6, %g1
.L73:
	std	%o0, [%fp-40]
	fdtoi	%f12, %f9
	add	%g1, -1, %o7
	ldd	[%fp-40], %f16
	sll	%o7, 3, %o7
	st	%f9, [%fp-40]
	ld	[%fp-40], %g3
	add	%g3, 48, %o2
	stb	%o2, [%l1]
	sethi	%gdop_hix22(__mprec_tens), %g2
	fitod	%f9, %f14
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	fsubd	%f12, %f14, %f8
	ld	[%l7 + %g2], %g2, %gdop(__mprec_tens)
	cmp	%i0, 0
	ldd	[%g2+%o7], %f18
	be	.L76
	 add	%l1, 1, %o7
	sethi	%gdop_hix22(.LC15), %g2
	xor	%g2, %gdop_lox10(.LC15), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC15)
	ldd	[%g2], %f14
	fdivd	%f14, %f18, %f14
	fsubd	%f14, %f16, %f14
	fcmped	%f14, %f8
	nop
	fbg	.L199
	 sethi	%gdop_hix22(.LC11), %o2
	sethi	%gdop_hix22(.LC12), %o1
	xor	%o2, %gdop_lox10(.LC11), %o2
	xor	%o1, %gdop_lox10(.LC12), %o1
	ld	[%l7 + %o2], %o2, %gdop(.LC11)
	mov	0, %g2
	ldd	[%o2], %f18
	b	.L79
	 ld	[%l7 + %o1], %o1, %gdop(.LC12)
.L351:
	add	%g2, 1, %g2
	cmp	%g2, %g1
	bge	.L59
	 add	%o7, 1, %o7
	ldd	[%o1], %f16
	fmuld	%f8, %f16, %f8
	fdtoi	%f8, %f12
	st	%f12, [%fp-40]
	ld	[%fp-40], %g3
	add	%g3, 48, %g3
	fmuld	%f14, %f16, %f14
	fitod	%f12, %f12
	fsubd	%f8, %f12, %f8
	fcmped	%f8, %f14
	nop
	fbl	.L199
	 stb	%g3, [%o7-1]
.L79:
	fsubd	%f18, %f8, %f12
	fcmped	%f12, %f14
	nop
	fbuge	.L351
	 nop
	b	.L99
	 mov	%o7, %g1
.L345:
	sethi	%hi(9216), %g1
	or	%g1, 783, %g1
	st	%g1, [%i5]
	ld	[%fp-12], %g2
	sethi	%hi(-1048576), %g1
	andn	%i1, %g1, %g1
	orcc	%g1, %g2, %g0
	bne	.L352
	 ld	[%fp+96], %g1
	sethi	%gdop_hix22(.LC0), %i0
	cmp	%g1, 0
	xor	%i0, %gdop_lox10(.LC0), %i0
	be	.L413
	 ld	[%l7 + %i0], %i0, %gdop(.LC0)
	b	.L343
	 add	%i0, 8, %g1
.L347:
	std	%f10, [%fp-16]
	ldd	[%fp-16], %o4
	st	%f10, [%fp-16]
	ld	[%fp-16], %g4
	sethi	%hi(-1048576), %g2
	add	%g1, -1023, %g1
	andn	%g4, %g2, %g2
	ld	[%fp-8], %i0
	sethi	%hi(1072693248), %g4
	mov	0, %i1
	b	.L36
	 or	%g2, %g4, %o4
.L352:
	sethi	%gdop_hix22(.LC1), %i0
	cmp	%g1, 0
	xor	%i0, %gdop_lox10(.LC1), %i0
	bne	.L215
	 ld	[%l7 + %i0], %i0, %gdop(.LC1)
	jmp	%i7+8
	 restore
.L71:
	sethi	%gdop_hix22(.LC13), %g1
	ld	[%fp-40], %f8
	xor	%g1, %gdop_lox10(.LC13), %g1
	fitod	%f8, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC13)
	fmuld	%f8, %f12, %f8
	ldd	[%g1], %f14
	faddd	%f8, %f14, %f8
	std	%f8, [%fp-40]
	ldd	[%fp-40], %g2
	mov	%g2, %g1
	mov	%g3, %o1
	sethi	%hi(-54525952), %g2
	add	%g1, %g2, %o0
.L178:
	std	%o0, [%fp-40]
	sethi	%gdop_hix22(.LC14), %g1
	ldd	[%fp-40], %f14
	xor	%g1, %gdop_lox10(.LC14), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f8
	fsubd	%f12, %f8, %f8
	fcmped	%f8, %f14
	nop
	fbg	.L74
	 fnegs	%f14, %f14
	fcmped	%f8, %f14
	nop
	fbl,a	.L386
	 mov	0, %l2
.L59:
	ld	[%fp-16], %g3
.L407:
	ld	[%fp-4], %g2
	cmp	%g3, 14
	ble	.L94
	 mov	1, %g1
	mov	0, %g1
.L94:
	andcc	%g1, 0xff, %g0
	be	.L95
	 cmp	%g2, 0
	bge,a	.L354
	 sethi	%gdop_hix22(__mprec_tens), %g2
.L95:
	cmp	%i0, 0
	be	.L86
	 cmp	%i3, 1
	ble	.L355
	 add	%l6, -1, %g1
	ld	[%fp-32], %g2
	cmp	%g2, %g1
	bl	.L108
	 sub	%g1, %g2, %l2
	sub	%g2, %g1, %l2
	cmp	%l6, 0
	bl	.L107
	 sub	%g4, %l6, %l3
	mov	%g4, %l3
	add	%l4, %l6, %l4
	b	.L107
	 add	%l6, %g4, %g4
.L327:
	st	%g0, [%fp-48]
	cmp	%g1, 0
	ble	.L356
	 mov	0, %g4
.L183:
	st	%l5, [%fp-16]
	st	%g0, [%fp-32]
	cmp	%i3, 9
	bleu	.L357
	 add	%l4, %l5, %l4
.L188:
	mov	1, %l3
	mov	0, %i3
	mov	1, %i0
	mov	-1, %l6
	mov	0, %i4
.L48:
	st	%g0, [%l0+68]
	st	%l6, [%fp-52]
	b	.L55
	 mov	0, %o1
.L186:
	mov	1, %g2
	b	.L42
	 st	%g2, [%fp-48]
.L348:
	fitod	%f12, %f12
	fcmpd	%f12, %f8
	nop
	fbne,a	.L40
	 add	%l5, -1, %l5
	b	.L378
	 sub	%i0, %g1, %g1
.L49:
	be	.L340
	 mov	1, %l3
	bg	.L387
	 cmp	%i3, 4
	cmp	%i3, 2
	bne	.L358
	 mov	0, %i0
.L181:
	cmp	%i4, 0
	ble	.L191
	 mov	%i4, %o2
	st	%i4, [%fp-52]
	b	.L52
	 mov	%i4, %l6
.L37:
	b	.L38
	 sll	%g4, %g1, %g4
.L60:
	be	.L194
	 fmovs	%f10, %f12
	ld	[%fp-16], %g1
	sethi	%gdop_hix22(__mprec_tens), %g2
	sub	%g0, %g1, %o7
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	and	%o7, 15, %g1
	ld	[%l7 + %g2], %g2, %gdop(__mprec_tens)
	sll	%g1, 3, %g1
	sra	%o7, 4, %o7
	ldd	[%g2+%g1], %f14
	cmp	%o7, 0
	be	.L195
	 fmuld	%f10, %f14, %f14
	sethi	%gdop_hix22(__mprec_bigtens), %g2
	fmovs	%f14, %f12
	xor	%g2, %gdop_lox10(__mprec_bigtens), %g2
	fmovs	%f15, %f13
	mov	0, %o1
	ld	[%l7 + %g2], %g2, %gdop(__mprec_bigtens)
	mov	2, %g1
.L67:
	andcc	%o7, 1, %g0
	be	.L388
	 sra	%o7, 1, %o7
	ldd	[%g2], %f8
	add	%g1, 1, %g1
	fmuld	%f12, %f8, %f12
	mov	%o2, %o1
.L388:
	cmp	%o7, 0
	bne	.L67
	 add	%g2, 8, %g2
	andcc	%o1, 0xff, %g0
	bne	.L389
	 ld	[%fp-48], %g2
	fmovs	%f14, %f12
	b	.L389
	 fmovs	%f15, %f13
.L76:
	cmp	%g1, 1
	be	.L359
	 fmuld	%f16, %f18, %f16
	sethi	%gdop_hix22(.LC12), %i1
	add	%l1, %g1, %g1
	xor	%i1, %gdop_lox10(.LC12), %i1
	ld	[%l7 + %i1], %i1, %gdop(.LC12)
	ldd	[%i1], %f14
.L85:
	fmuld	%f8, %f14, %f8
	add	%o7, 1, %o7
	fdtoi	%f8, %f12
	st	%f12, [%fp-40]
	ld	[%fp-40], %g3
	add	%g3, 48, %g3
	stb	%g3, [%o7-1]
	fitod	%f12, %f12
	cmp	%o7, %g1
	bne	.L85
	 fsubd	%f8, %f12, %f8
.L84:
	sethi	%gdop_hix22(.LC15), %i1
	xor	%i1, %gdop_lox10(.LC15), %i1
	ld	[%l7 + %i1], %i1, %gdop(.LC15)
	ldd	[%i1], %f12
	faddd	%f16, %f12, %f14
	fcmped	%f14, %f8
	nop
	fbl,a	.L390
	 mov	%g1, %g4
	fsubd	%f12, %f16, %f12
	fcmped	%f12, %f8
	nop
	fbg	.L391
	 mov	%g1, %g3
	ld	[%fp-4], %g1
	cmp	%g1, 0
	bl	.L86
	 ld	[%fp-16], %g3
	cmp	%g3, 14
	ble	.L87
	 mov	1, %g1
	mov	0, %g1
.L87:
	andcc	%g1, 0xff, %g0
	bne	.L392
	 ld	[%fp-16], %g1
.L86:
	ld	[%fp-32], %l2
	mov	%g4, %l3
	mov	0, %i0
	mov	0, %i1
.L104:
	cmp	%l3, 0
	ble	.L110
	 cmp	%l4, 0
	ble	.L110
	 cmp	%l3, %l4
	bg	.L360
	 mov	%l3, %g2
.L111:
	sub	%g4, %g2, %g4
	sub	%l3, %g2, %l3
	sub	%l4, %g2, %l4
.L110:
	ld	[%fp-32], %g1
	cmp	%g1, 0
	be,a	.L393
	 st	%g4, [%fp-32]
	cmp	%i0, 0
	be	.L113
	 cmp	%l2, 0
	bne,a	.L361
	 st	%g4, [%fp-40]
.L113:
	st	%g4, [%fp-40]
.L382:
	mov	%i2, %o1
	ld	[%fp-32], %o2
	call	__pow5mult, 0
	 mov	%l0, %o0
	ld	[%fp-40], %g4
	mov	%o0, %i2
.L112:
	st	%g4, [%fp-32]
.L393:
	mov	1, %o1
	call	__i2b, 0
	 mov	%l0, %o0
	cmp	%l5, 0
	mov	%o0, %l2
	bne	.L362
	 ld	[%fp-32], %g4
	cmp	%i3, 1
	ble	.L118
	 ld	[%fp-20], %g1
.L207:
	mov	1, %g1
.L119:
	add	%g1, %l4, %g1
	andcc	%g1, 31, %g1
	be,a	.L208
	 mov	28, %g1
	mov	32, %g2
	sub	%g2, %g1, %g2
	cmp	%g2, 4
	ble	.L122
	 mov	60, %g2
	mov	28, %g2
	sub	%g2, %g1, %g1
	add	%g4, %g1, %g4
	add	%l3, %g1, %l3
	b	.L123
	 add	%l4, %g1, %l4
.L118:
	cmp	%g1, 0
	bne,a	.L119
	 mov	1, %g1
	ldd	[%fp-24], %o4
	sethi	%hi(-1048576), %g2
	mov	%o4, %g3
	andncc	%g3, %g2, %g0
	bne	.L207
	 mov	%o4, %g1
.L184:
	sethi	%hi(2146435072), %g3
	andcc	%g1, %g3, %g0
	be	.L120
	 mov	0, %g2
	add	%g4, 1, %g4
	add	%l4, 1, %l4
	mov	1, %g2
.L120:
	cmp	%l5, 0
	be	.L207
	 mov	%g2, %l5
	b	.L379
	 ld	[%l2+16], %g1
.L208:
	add	%g4, %g1, %g4
.L380:
	add	%l3, %g1, %l3
	add	%l4, %g1, %l4
.L123:
	cmp	%g4, 0
	ble	.L394
	 cmp	%l4, 0
	mov	%i2, %o1
	mov	%g4, %o2
	call	__lshift, 0
	 mov	%l0, %o0
	mov	%o0, %i2
	cmp	%l4, 0
.L394:
	ble	.L395
	 cmp	%i3, 2
	mov	%l2, %o1
	mov	%l4, %o2
	call	__lshift, 0
	 mov	%l0, %o0
	mov	%o0, %l2
	cmp	%i3, 2
.L395:
	bg	.L126
	 mov	1, %l4
	mov	0, %l4
.L126:
	ld	[%fp-48], %g1
	cmp	%g1, 0
	bne	.L363
	 mov	%l2, %o1
	cmp	%l6, 0
.L401:
	bg	.L134
	 andcc	%l4, 0xff, %g0
	be	.L396
	 cmp	%i0, 0
.L129:
	cmp	%l6, 0
.L410:
	be	.L364
	 mov	%l2, %o1
.L97:
	xnor	%g0, %i4, %l3
.L403:
	mov	%l1, %i0
.L136:
	mov	%l2, %o1
	call	_Bfree, 0
	 mov	%l0, %o0
	cmp	%i1, 0
	be	.L397
	 mov	%i2, %o1
.L171:
	mov	%i1, %o1
	call	_Bfree, 0
	 mov	%l0, %o0
.L77:
	mov	%i2, %o1
.L397:
	call	_Bfree, 0
	 mov	%l0, %o0
	stb	%g0, [%l1]
	add	%l3, 1, %l3
	st	%l3, [%i5]
	ld	[%fp+96], %g1
	cmp	%g1, 0
	be	.L412
	 nop
	st	%l1, [%g1]
	jmp	%i7+8
	 restore
.L134:
	cmp	%i0, 0
.L396:
	be	.L398
	 mov	1, %i4
.L133:
	cmp	%l3, 0
	ble	.L399
	 cmp	%l5, 0
	mov	%i1, %o1
	mov	%l3, %o2
	call	__lshift, 0
	 mov	%l0, %o0
	mov	%o0, %i1
	cmp	%l5, 0
.L399:
	bne	.L365
	 mov	%i1, %i0
.L139:
	add	%l1, -1, %g1
	mov	%l1, %l4
	add	%g1, %l6, %l6
	st	%i5, [%fp-32]
	ld	[%fp-20], %g1
	and	%g1, 1, %l5
.L161:
	mov	%l2, %o1
	call	quorem, 0
	 mov	%i2, %o0
	mov	%i1, %o1
	mov	%o0, %l3
	call	__mcmp, 0
	 mov	%i2, %o0
	mov	%i0, %o2
	mov	%o0, %i4
	mov	%l2, %o1
	call	__mdiff, 0
	 mov	%l0, %o0
	add	%l3, 48, %i5
	ld	[%o0+12], %g1
	cmp	%g1, 0
	bne	.L366
	 mov	%o0, %l7
	mov	%o0, %o1
	call	__mcmp, 0
	 mov	%i2, %o0
	mov	%l7, %o1
	mov	%o0, %l7
	call	_Bfree, 0
	 mov	%l0, %o0
	orcc	%l7, %i3, %g0
	bne	.L144
	 cmp	%l5, 0
	be	.L367
	 cmp	%i4, 0
	bl,a	.L368
	 mov	%i5, %l5
	stb	%i5, [%l4]
.L406:
	cmp	%l6, %l4
	be	.L369
	 add	%l4, 1, %i4
	mov	%i2, %o1
	mov	0, %o3
	mov	10, %o2
	call	__multadd, 0
	 mov	%l0, %o0
	mov	%i1, %o1
	mov	%o0, %i2
	mov	0, %o3
	mov	10, %o2
	cmp	%i1, %i0
	be	.L370
	 mov	%l0, %o0
	call	__multadd, 0
	 mov	%i4, %l4
	mov	%i0, %o1
	mov	%o0, %i1
	mov	0, %o3
	mov	10, %o2
	call	__multadd, 0
	 mov	%l0, %o0
	b	.L161
	 mov	%o0, %i0
.L215:
	b	.L343
	 add	%i0, 3, %g1
.L354:
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	ld	[%l7 + %g2], %g2, %gdop(__mprec_tens)
	ld	[%fp-16], %g1
.L392:
	cmp	%i4, 0
	sll	%g1, 3, %g1
	bge	.L90
	 ldd	[%g2+%g1], %f14
	cmp	%l6, 0
	bg,a	.L400
	 fdivd	%f10, %f14, %f12
	bne	.L75
	 sethi	%gdop_hix22(.LC14), %g1
	xor	%g1, %gdop_lox10(.LC14), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f8
	fmuld	%f14, %f8, %f8
	fcmped	%f10, %f8
	nop
	fbug	.L74
	 nop
.L75:
	mov	0, %l2
.L386:
	b	.L97
	 mov	0, %i1
.L191:
	mov	1, %l6
	b	.L48
	 mov	1, %i4
.L363:
	call	__mcmp, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bge	.L401
	 cmp	%l6, 0
	mov	%i2, %o1
	mov	0, %o3
	mov	10, %o2
	call	__multadd, 0
	 mov	%l0, %o0
	ld	[%fp-16], %g1
	add	%g1, -1, %g1
	st	%g1, [%fp-16]
	cmp	%i0, 0
	bne	.L128
	 mov	%o0, %i2
	ld	[%fp-52], %g1
	cmp	%g1, 0
	bg	.L224
	 andcc	%l4, 0xff, %g0
	bne	.L129
	 mov	%g1, %l6
.L224:
	ld	[%fp-52], %l6
	mov	1, %i4
.L398:
	b	.L137
	 add	%l1, -1, %i3
.L371:
	mov	%i2, %o1
	mov	0, %o3
	mov	10, %o2
	mov	%l0, %o0
	call	__multadd, 0
	 add	%i4, 1, %i4
	mov	%o0, %i2
.L137:
	mov	%l2, %o1
	call	quorem, 0
	 mov	%i2, %o0
	add	%o0, 48, %l5
	cmp	%l6, %i4
	bg	.L371
	 stb	%l5, [%i3+%i4]
	cmp	%l6, 0
	ble	.L164
	 mov	1, %i4
	mov	%l6, %i4
.L164:
	add	%l1, %i4, %i4
	mov	0, %i3
.L158:
	mov	%i2, %o1
	mov	1, %o2
	call	__lshift, 0
	 mov	%l0, %o0
	mov	%l2, %o1
	call	__mcmp, 0
	 mov	%o0, %i2
	cmp	%o0, 0
	bg	.L402
	 mov	%i4, %l6
	b,a	.L372
.L167:
	cmp	%l1, %i4
	be	.L373
	 ld	[%fp-16], %g1
.L156:
.L166:
	mov	%i4, %l6
.L402:
	ldsb	[%i4-1], %g1
	ldub	[%l6-1], %g2
	cmp	%g1, 57
	be	.L167
	 add	%i4, -1, %i4
	add	%g2, 1, %g2
	ld	[%fp-16], %l3
	stb	%g2, [%i4]
.L148:
	mov	%l2, %o1
	call	_Bfree, 0
	 mov	%l0, %o0
	cmp	%i1, 0
	be	.L213
	 cmp	%i3, 0
	be	.L172
	 cmp	%i3, %i1
	be	.L172
	 mov	%i3, %o1
	call	_Bfree, 0
	 mov	%l0, %o0
.L172:
	mov	%l1, %i0
	b	.L171
	 mov	%l6, %l1
.L362:
	mov	%o0, %o1
	mov	%l5, %o2
	call	__pow5mult, 0
	 mov	%l0, %o0
	cmp	%i3, 1
	mov	%o0, %l2
	ble	.L116
	 ld	[%fp-32], %g4
	mov	0, %l5
.L381:
	ld	[%l2+16], %g1
.L379:
	add	%g1, 3, %g1
	sll	%g1, 2, %g1
	add	%l2, %g1, %g1
	st	%g4, [%fp-32]
	call	__hi0bits, 0
	 ld	[%g1+4], %o0
	mov	32, %g1
	ld	[%fp-32], %g4
	b	.L119
	 sub	%g1, %o0, %g1
.L193:
	fmovs	%f10, %f12
	fmovs	%f11, %f13
	b	.L61
	 mov	2, %g1
.L122:
	be	.L123
	 sub	%g2, %g1, %g1
	b	.L380
	 add	%g4, %g1, %g4
.L360:
	b	.L111
	 mov	%l4, %g2
.L364:
	mov	0, %o3
	mov	5, %o2
	call	__multadd, 0
	 mov	%l0, %o0
	mov	%l1, %i0
	mov	%o0, %l2
	mov	%i2, %o0
	call	__mcmp, 0
	 mov	%l2, %o1
	cmp	%o0, 0
	ble,a	.L403
	 xnor	%g0, %i4, %l3
.L135:
	mov	49, %g1
	add	%l1, 1, %l1
	stb	%g1, [%i0]
	ld	[%fp-16], %g1
	b	.L136
	 add	%g1, 1, %l3
.L101:
	cmp	%l1, %g1
	be,a	.L374
	 add	%l3, 1, %l3
.L99:
	mov	%g1, %g4
.L390:
	add	%g1, -1, %g1
	ldsb	[%g1], %g2
	cmp	%g2, 57
	be	.L101
	 ldub	[%g1], %g3
	add	%g3, 1, %g3
.L100:
	mov	%l1, %i0
	stb	%g3, [%g1]
	b	.L77
	 mov	%g4, %l1
.L83:
.L391:
	add	%g1, -1, %g1
	ldsb	[%g1], %g2
	cmp	%g2, 48
	be,a	.L83
	 mov	%g1, %g3
	mov	%l1, %i0
	b	.L77
	 mov	%g3, %l1
.L194:
	fmovs	%f11, %f13
	b	.L65
	 mov	2, %g1
.L356:
	mov	1, %o3
	mov	0, %l4
	b	.L183
	 sub	%o3, %g1, %g4
.L108:
	mov	%g4, %l3
	add	%l5, %l2, %l5
	add	%l4, %l6, %l4
	add	%l6, %g4, %g4
	st	%g1, [%fp-32]
	mov	0, %l2
.L107:
	st	%g4, [%fp-40]
	mov	1, %o1
	call	__i2b, 0
	 mov	%l0, %o0
	ld	[%fp-40], %g4
	b	.L104
	 mov	%o0, %i1
.L116:
	ld	[%fp-20], %g1
	cmp	%g1, 0
	bne,a	.L381
	 mov	0, %l5
	ldd	[%fp-24], %o4
	sethi	%hi(-1048576), %g2
	mov	%o4, %g3
	andncc	%g3, %g2, %g0
	be	.L184
	 mov	%o4, %g1
	b	.L381
	 mov	0, %l5
.L349:
	b	.L181
	 mov	0, %i0
.L361:
	mov	%i1, %o1
	mov	%l2, %o2
	call	__pow5mult, 0
	 mov	%l0, %o0
	mov	%i2, %o2
	mov	%o0, %i1
	mov	%l0, %o0
	call	__multiply, 0
	 mov	%i1, %o1
	mov	%i2, %o1
	mov	%o0, %i2
	call	_Bfree, 0
	 mov	%l0, %o0
	ld	[%fp-32], %g1
	subcc	%g1, %l2, %g1
	st	%g1, [%fp-32]
	be	.L112
	 ld	[%fp-40], %g4
	b	.L382
	 st	%g4, [%fp-40]
.L74:
	mov	%l1, %i0
	mov	0, %l2
	b	.L135
	 mov	0, %i1
.L366:
	mov	%o0, %o1
	mov	%i5, %l5
	mov	%l0, %o0
	call	_Bfree, 0
	 ld	[%fp-32], %i5
	cmp	%i4, 0
	bl	.L142
	 ld	[%fp-20], %g1
	or	%i4, %i3, %i4
	and	%g1, 1, %g2
	orcc	%g2, %i4, %g0
	bne	.L404
	 cmp	%l5, 57
.L142:
	mov	%i2, %o1
	mov	1, %o2
	call	__lshift, 0
	 mov	%l0, %o0
	mov	%l2, %o1
	call	__mcmp, 0
	 mov	%o0, %i2
	cmp	%o0, 0
	ble	.L375
	 nop
	cmp	%l5, 57
.L411:
	be,a	.L405
	 mov	%i1, %i3
	add	%l3, 49, %l5
.L149:
	mov	%i1, %i3
.L383:
	add	%l4, 1, %l6
	stb	%l5, [%l4]
	mov	%i0, %i1
	b	.L148
	 ld	[%fp-16], %l3
.L146:
	mov	%i1, %i3
.L405:
	mov	57, %g1
	add	%l4, 1, %i4
	stb	%g1, [%l4]
	b	.L166
	 mov	%i0, %i1
.L370:
	call	__multadd, 0
	 mov	%i4, %l4
	mov	%o0, %i1
	b	.L161
	 mov	%o0, %i0
.L144:
	cmp	%i4, 0
	bl	.L152
	 or	%i4, %i3, %i4
	orcc	%l5, %i4, %g0
	be	.L152
	 cmp	%l7, 0
	ble,a	.L406
	 stb	%i5, [%l4]
	mov	%i5, %l5
	ld	[%fp-32], %i5
	cmp	%l5, 57
.L404:
	be	.L146
	 add	%l5, 1, %g1
	mov	%i1, %i3
	add	%l4, 1, %l6
	stb	%g1, [%l4]
	mov	%i0, %i1
	b	.L148
	 ld	[%fp-16], %l3
.L340:
	b	.L50
	 mov	0, %i0
.L350:
	be,a	.L71
	 st	%g1, [%fp-40]
	ld	[%fp-52], %o7
	cmp	%o7, 0
	ble	.L407
	 ld	[%fp-16], %g3
	add	%g1, 1, %g1
	st	%g1, [%fp-40]
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC12)
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC13)
	fmuld	%f12, %f14, %f12
	ldd	[%g1], %f14
	ld	[%fp-16], %g1
	ld	[%fp-40], %f8
	add	%g1, -1, %l3
	fitod	%f8, %f8
	mov	%o7, %g1
	fmuld	%f8, %f12, %f8
	sethi	%hi(-54525952), %o7
	faddd	%f8, %f14, %f8
	std	%f8, [%fp-40]
	ldd	[%fp-40], %g2
	mov	%g3, %o1
	b	.L73
	 add	%g2, %o7, %o0
.L355:
	cmp	%i1, 0
	be	.L106
	 mov	%g4, %l3
	add	%g2, 1075, %g2
	add	%l4, %g2, %l4
	ld	[%fp-32], %l2
	b	.L107
	 add	%g4, %g2, %g4
.L90:
	fdivd	%f10, %f14, %f12
.L400:
	fdtoi	%f12, %f12
	st	%f12, [%fp-24]
	ld	[%fp-24], %g1
	add	%g1, 48, %g1
	stb	%g1, [%l1]
	fitod	%f12, %f8
	add	%l1, 1, %g1
	fmuld	%f8, %f14, %f8
	cmp	%l6, 1
	be	.L102
	 fsubd	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC12), %i1
	mov	1, %g2
	xor	%i1, %gdop_lox10(.LC12), %i1
	ldd	[%l2], %f18
	ld	[%l7 + %i1], %i1, %gdop(.LC12)
	b	.L98
	 ldd	[%i1], %f16
.L376:
	add	%g1, 1, %g1
	fdtoi	%f12, %f12
	st	%f12, [%fp-24]
	ld	[%fp-24], %g3
	add	%g3, 48, %g3
	stb	%g3, [%g1-1]
	add	%g2, 1, %g2
	fitod	%f12, %f10
	cmp	%l6, %g2
	fmuld	%f10, %f14, %f10
	be	.L102
	 fsubd	%f8, %f10, %f8
.L98:
	fmuld	%f8, %f16, %f8
	fcmpd	%f8, %f18
	nop
	fbne,a	.L376
	 fdivd	%f8, %f14, %f12
	mov	%l1, %i0
	ld	[%fp-16], %l3
.L409:
	b	.L77
	 mov	%g1, %l1
.L213:
	mov	%l1, %i0
	b	.L77
	 mov	%l6, %l1
.L372:
	bne,a	.L408
	 ldsb	[%i4-1], %g1
	andcc	%l5, 1, %g0
	bne	.L402
	 mov	%i4, %l6
.L168:
	ldsb	[%i4-1], %g1
.L408:
	mov	%i4, %l6
	cmp	%g1, 48
	be	.L168
	 add	%i4, -1, %i4
	b	.L148
	 ld	[%fp-16], %l3
.L373:
	add	%g1, 1, %l3
	mov	49, %g1
	b	.L148
	 stb	%g1, [%l1]
.L374:
	b	.L100
	 mov	49, %g3
.L106:
	mov	54, %g2
	ld	[%fp-8], %g1
	ld	[%fp-32], %l2
	sub	%g2, %g1, %g2
	add	%l4, %g2, %l4
	b	.L107
	 add	%g4, %g2, %g4
.L199:
	mov	%l1, %i0
	b	.L77
	 mov	%o7, %l1
.L365:
	ld	[%i1+4], %o1
	call	_Balloc, 0
	 mov	%l0, %o0
	orcc	%o0, 0, %i4
	be	.L377
	 add	%i1, 12, %o1
	ld	[%i1+16], %o2
	add	%o2, 2, %o2
	add	%i4, 12, %o0
	call	memcpy, 0
	 sll	%o2, 2, %o2
	mov	1, %o2
	mov	%i4, %o1
	call	__lshift, 0
	 mov	%l0, %o0
	b	.L139
	 mov	%o0, %i0
.L102:
	faddd	%f8, %f8, %f8
	fcmped	%f8, %f14
	nop
	fbg	.L99
	 ld	[%fp-16], %l3
	fcmpd	%f8, %f14
	nop
	fbne	.L409
	 mov	%l1, %i0
	st	%f12, [%fp-24]
	ld	[%fp-24], %g2
	andcc	%g2, 1, %g0
	be	.L409
	 ld	[%fp-16], %l3
.L78:
	b	.L390
	 mov	%g1, %g4
.L369:
	mov	%i5, %l5
	mov	%i1, %i3
	ld	[%fp-32], %i5
	b	.L158
	 mov	%i0, %i1
.L368:
	b	.L149
	 ld	[%fp-32], %i5
.L367:
	mov	%i5, %l5
	cmp	%l5, 57
	be	.L146
	 ld	[%fp-32], %i5
	cmp	%i4, 0
	bg,a	.L149
	 add	%l3, 49, %l5
	b	.L383
	 mov	%i1, %i3
.L128:
	mov	%i1, %o1
	mov	0, %o3
	mov	10, %o2
	call	__multadd, 0
	 mov	%l0, %o0
	ld	[%fp-52], %l6
	cmp	%l6, 0
	bg	.L225
	 mov	%o0, %i1
	andcc	%l4, 0xff, %g0
	bne	.L410
	 cmp	%l6, 0
.L225:
	b	.L133
	 ld	[%fp-52], %l6
.L359:
	b	.L84
	 mov	%o7, %g1
.L375:
	bne	.L149
	 andcc	%l5, 1, %g0
	bne	.L411
	 cmp	%l5, 57
	b	.L383
	 mov	%i1, %i3
.L195:
	fmovs	%f14, %f12
	fmovs	%f15, %f13
	b	.L65
	 mov	2, %g1
.L179:
	sethi	%gdop_hix22(.LC9), %o3
	sethi	%gdop_hix22(.LC10), %o0
	xor	%o3, %gdop_lox10(.LC9), %o3
	xor	%o0, %gdop_lox10(.LC10), %o0
	ld	[%l7 + %o3], %o3, %gdop(.LC9)
	mov	0, %o2
	mov	426, %o1
	call	__assert_func, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC10)
.L412:
	jmp	%i7+8
	 restore
.L328:
	st	%g0, [%l0+68]
	b	.L55
	 mov	0, %o1
.L152:
	mov	%i5, %l5
	cmp	%l7, 0
	bg	.L142
	 ld	[%fp-32], %i5
	b	.L383
	 mov	%i1, %i3
.L358:
	st	%g4, [%fp-44]
	std	%f10, [%fp-40]
	st	%g0, [%l0+68]
	mov	0, %o1
	call	_Balloc, 0
	 mov	%l0, %o0
	ldd	[%fp-40], %f10
	orcc	%o0, 0, %l1
	be	.L179
	 ld	[%fp-44], %g4
	mov	-1, %g1
	st	%l1, [%l0+64]
	st	%g1, [%fp-52]
	mov	0, %i4
	mov	-1, %l6
	b	.L59
	 mov	1, %i0
.L377:
	sethi	%gdop_hix22(.LC9), %o3
	sethi	%gdop_hix22(.LC10), %o0
	xor	%o3, %gdop_lox10(.LC9), %o3
	xor	%o0, %gdop_lox10(.LC10), %o0
	ld	[%l7 + %o3], %o3, %gdop(.LC9)
	mov	0, %o2
	mov	746, %o1
	call	__assert_func, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC10)
	nop
	.size	_dtoa_r, .-_dtoa_r
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
