! be7eb740269849280f35fd6e874b14c0 emu/guest/libc/format.c
	.file	"format.c"
	.section	".text"
	.section	.text.put_in_buffer,"ax",@progbits
	.align 4
	.type	put_in_buffer, #function
	.proc	020
put_in_buffer:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	ldx	[%i0+8], %g1
	cmp	%g1, %i2
	mov	%i1, %o1
	movleu	%xcc, %g1, %i2
	ldx	[%i0], %o0
	call	memcpy, 0
	 mov	%i2, %o2
	ldx	[%i0], %g2
	ldx	[%i0+8], %g1
	add	%g2, %i2, %g2
	sub	%g1, %i2, %g1
	stx	%g2, [%i0]
	stx	%g1, [%i0+8]
	return	%i7+8
	 nop
	.size	put_in_buffer, .-put_in_buffer
	.section	.text.read_number,"ax",@progbits
	.align 4
	.type	read_number, #function
	.proc	04
read_number:
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ldx	[%i0+8], %g2
	brz,a,pn %g2, .L4
	 ldx	[%i0], %g2
	lduw	[%g2], %g1
	cmp	%g1, 42
	be,pn	%icc, .L5
	 sethi	%hi(26843136), %g5
	lduw	[%g2], %g4
	mov	0, %g1
	add	%g4, -48, %g3
	cmp	%g3, 9
	bgu,pn	%icc, .L10
	 or	%g5, 408, %g5
	cmp	%g1, %g5
.L20:
	bg,pt	%icc, .L15
	 add	%g2, 4, %g2
	sll	%g1, 2, %g3
	add	%g3, %g1, %g1
	stx	%g2, [%i0+8]
	add	%g1, %g1, %g1
	add	%g1, -48, %g1
	add	%g1, %g4, %g1
.L18:
	lduw	[%g2], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bleu,pt	%icc, .L20
	 cmp	%g1, %g5
.L10:
	return	%i7+8
	 sra	%g1, 0, %o0
.L15:
	sethi	%hi(268435456), %g1
	ba,pt	%xcc, .L18
	 stx	%g2, [%i0+8]
.L4:
	ldsb	[%g2], %g1
	cmp	%g1, 42
	be,pn	%icc, .L7
	 sethi	%hi(26843136), %g5
	mov	0, %g1
	or	%g5, 408, %g5
.L12:
	ldub	[%g2], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bgu,pn	%icc, .L10
	 cmp	%g1, %g5
	bg,a,pt	%icc, .L21
	 add	%g2, 1, %g2
	sll	%g1, 2, %g3
.L22:
	add	%g2, 1, %g2
	stx	%g2, [%i0]
	add	%g3, %g1, %g1
	add	%g1, %g1, %g1
	add	%g1, -48, %g1
	add	%g1, %g4, %g1
	ldub	[%g2], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bgu,pn	%icc, .L10
	 cmp	%g1, %g5
	ble,pt	%icc, .L22
	 sll	%g1, 2, %g3
	add	%g2, 1, %g2
.L21:
	sethi	%hi(268435456), %g1
	ba,pt	%xcc, .L12
	 stx	%g2, [%i0]
.L5:
	add	%g2, 4, %g2
	stx	%g2, [%i0+8]
.L9:
	ldx	[%i1], %g2
	sethi	%hi(-268435456), %g1
	lduw	[%g2+4], %g4
	cmp	%g4, %g1
	sethi	%hi(268435456), %g3
	movge	%icc, %g4, %g1
	add	%g2, 8, %g2
	cmp	%g1, %g3
	stx	%g2, [%i1]
	movg	%icc, %g3, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L7:
	add	%g2, 1, %g2
	ba,pt	%xcc, .L9
	 stx	%g2, [%i0]
	.size	read_number, .-read_number
	.section	.text.pad,"ax",@progbits
	.align 4
	.type	pad, #function
	.proc	020
pad:
	save	%sp, -208, %sp
	add	%fp, 2015, %l0
	mov	32, %o2
	mov	%i1, %o1
	call	memset, 0
	 mov	%l0, %o0
	cmp	%i2, 0
	ble,pn	%icc, .L28
	 add	%i2, -32, %i4
	add	%i2, -1, %i3
	and	%i3, -32, %i3
	ba,pt	%xcc, .L25
	 sub	%i4, %i3, %i3
.L27:
	add	%i2, -32, %i4
.L25:
	cmp	%i2, 32
	ldx	[%i0], %g1
	mov	%l0, %o1
	ldx	[%g1], %g2
	ldx	[%g1+16], %o0
	mov	32, %i5
	movle	%icc, %i2, %i5
	call	%g2, 0
	 sra	%i5, 0, %o2
	sra	%i4, 0, %i2
	lduw	[%i0+8], %g1
	add	%g1, %i5, %g1
	cmp	%i3, %i4
	bne,pt	%icc, .L27
	 st	%g1, [%i0+8]
.L28:
	return	%i7+8
	 nop
	.size	pad, .-pad
	.section	.text.put_wide,"ax",@progbits
	.align 4
	.type	put_wide, #function
	.proc	020
put_wide:
	save	%sp, -240, %sp
	ldx	[%i0], %g2
	ldx	[%g2+8], %g1
	brz,pn	%g1, .L48
	 mov	%i2, %o2
	mov	%i1, %o1
	call	%g1, 0
	 ldx	[%g2+16], %o0
	lduw	[%i0+8], %g1
	add	%g1, %i2, %g1
	st	%g1, [%i0+8]
.L53:
	return	%i7+8
	 nop
.L48:
	brz,pn	%i2, .L52
	 nop
	lduw	[%i0+12], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L53
	 add	%fp, 1983, %i4
	mov	%i1, %g3
.L51:
	ba,pt	%xcc, .L37
	 mov	0, %i5
.L35:
	stb	%g2, [%i4+%i5]
	add	%i5, 1, %i5
	cmp	%i5, %i2
	movlu	%xcc, 1, %g1
	cmp	%i5, 63
	mov	0, %g2
	mov	%i4, %o1
	movleu	%xcc, 1, %g2
	andcc	%g1, %g2, %g0
	be,pn	%icc, .L34
	 add	%g3, 4, %g3
.L37:
	lduw	[%g3], %g2
	cmp	%g2, 255
	bleu,pt	%icc, .L35
	 mov	0, %g1
	brnz,pn	%i5, .L50
	 add	%fp, 1983, %o1
	call	___errno, 0
	 nop
	mov	88, %g1
	st	%g1, [%o0]
	mov	1, %g1
	st	%g1, [%i0+12]
	return	%i7+8
	 nop
.L50:
.L34:
	ldx	[%i0], %g1
	mov	%i5, %o2
	ldx	[%g1], %g2
	call	%g2, 0
	 ldx	[%g1+16], %o0
	sub	%i2, %i5, %i2
	lduw	[%i0+8], %g1
	add	%g1, %i5, %g1
	st	%g1, [%i0+8]
	sllx	%i5, 2, %g1
	brz,pn	%i2, .L53
	 add	%i1, %g1, %i1
	lduw	[%i0+12], %g1
	cmp	%g1, 0
	be,pt	%icc, .L51
	 mov	%i1, %g3
	return	%i7+8
	 nop
.L52:
	return	%i7+8
	 nop
	.size	put_wide, .-put_wide
	.section	.text.begin_field,"ax",@progbits
	.align 4
	.type	begin_field, #function
	.proc	04
begin_field:
	save	%sp, -176, %sp
	call	strlen, 0
	 mov	%i2, %o0
	mov	%o0, %l0
	call	strlen, 0
	 mov	%i3, %o0
	lduw	[%i1+4], %g1
	add	%l0, %o0, %g3
	lduw	[%i1], %g2
	sub	%g1, %g3, %g1
	mov	%o0, %i5
	andcc	%g2, 17, %g0
	be,pn	%icc, .L67
	 sub	%g1, %i4, %i4
.L55:
	brz,a,pt %l0, .L69
	 lduw	[%i0+8], %g1
	ldx	[%i0], %g1
	mov	%l0, %o2
	ldx	[%g1], %g2
	mov	%i2, %o1
	call	%g2, 0
	 ldx	[%g1+16], %o0
	lduw	[%i0+8], %g1
.L69:
	add	%g1, %l0, %g1
	brz,pt	%i5, .L57
	 st	%g1, [%i0+8]
	ldx	[%i0], %g1
	mov	%i5, %o2
	ldx	[%g1], %g2
	ldx	[%g1+16], %o0
	call	%g2, 0
	 mov	%i3, %o1
	lduw	[%i0+8], %g1
.L57:
	add	%g1, %i5, %g1
	st	%g1, [%i0+8]
	lduw	[%i1], %g1
	and	%g1, 17, %g2
	cmp	%g2, 16
	be,pn	%icc, .L68
	 andcc	%g1, 1, %g0
	move	%xcc, 0, %i4
	return	%i7+8
	 sra	%o4, 0, %o0
.L67:
	sra	%i4, 0, %o2
	mov	32, %o1
	call	pad, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L55
	 nop
.L68:
	sra	%i4, 0, %o2
	mov	%i0, %o0
	call	pad, 0
	 mov	48, %o1
	lduw	[%i1], %g1
	andcc	%g1, 1, %g0
	move	%xcc, 0, %i4
	return	%i7+8
	 sra	%o4, 0, %o0
	.size	begin_field, .-begin_field
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"-"
	.align 8
.LC1:
	.asciz	" "
	.align 8
.LC2:
	.asciz	"+"
	.align 8
.LC3:
	.asciz	""
	.section	.text.put_shown,"ax",@progbits
	.align 4
	.type	put_shown, #function
	.proc	020
put_shown:
	save	%sp, -176, %sp
	lduw	[%i2+8], %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g3, 0
	ble,pn	%icc, .L81
	 mov	%i2, %g1
	sra	%g3, 0, %g3
	sllx	%g3, 4, %g3
	mov	0, %o4
	add	%g3, %i2, %g3
.L72:
	lduw	[%g1+32], %g2
	add	%g1, 16, %g1
	cmp	%g1, %g3
	bne,pt	%xcc, .L72
	 add	%o4, %g2, %o4
.L71:
	lduw	[%i2+4], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L93
	 lduw	[%i2], %g1
	lduw	[%i1], %g1
	and	%g1, -17, %g1
	st	%g1, [%i1]
	lduw	[%i2], %g1
.L93:
	cmp	%g1, 0
	bne,pt	%icc, .L82
	 sethi	%gdop_hix22(.LC0), %g1
	lduw	[%i1], %g1
	andcc	%g1, 2, %g0
	bne,a,pt %xcc, .L83
	 sethi	%gdop_hix22(.LC2), %g1
	andcc	%g1, 4, %g0
	be,pt	%xcc, .L84
	 sethi	%gdop_hix22(.LC3), %g1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	mov	%i1, %o1
	ldx	[%l7 + %g1], %o2, %gdop(.LC1)
	sra	%o4, 0, %o4
	ldx	[%i2+16], %o3
	call	begin_field, 0
	 mov	%i0, %o0
	lduw	[%i2+8], %g2
	mov	%o0, %i1
	add	%i2, 24, %i5
	cmp	%g2, 0
	bg,pt	%icc, .L79
	 mov	0, %i4
.L80:
	mov	%i0, %o0
.L92:
	mov	%i1, %o2
	mov	32, %o1
	call	pad, 0
	 mov	%i2, %i0
	call	forget_shown, 0
	 restore
.L82:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %o2, %gdop(.LC0)
.L74:
	mov	%i1, %o1
	sra	%o4, 0, %o4
	ldx	[%i2+16], %o3
	call	begin_field, 0
	 mov	%i0, %o0
	add	%i2, 24, %i5
	lduw	[%i2+8], %g2
	mov	%o0, %i1
	cmp	%g2, 0
	bg,pt	%icc, .L79
	 mov	0, %i4
	ba,pt	%xcc, .L92
	 mov	%i0, %o0
.L91:
	brz,a,pt %o2, .L94
	 lduw	[%i0+8], %g1
	ldx	[%i0], %g1
	ldx	[%g1], %g2
	call	%g2, 0
	 ldx	[%g1+16], %o0
	lduw	[%i2+8], %g2
	lduw	[%i0+8], %g1
.L94:
	add	%g1, %i3, %g1
	st	%g1, [%i0+8]
.L78:
	add	%i4, 1, %i4
	cmp	%g2, %i4
	ble,pn	%icc, .L80
	 add	%i5, 16, %i5
.L79:
	lduw	[%i5+8], %i3
	ldx	[%i5], %o1
	brnz,pt	%o1, .L91
	 sra	%i3, 0, %o2
	mov	48, %o1
	call	pad, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L78
	 lduw	[%i2+8], %g2
.L83:
	xor	%g1, %gdop_lox10(.LC2), %g1
	ba,pt	%xcc, .L74
	 ldx	[%l7 + %g1], %o2, %gdop(.LC2)
.L84:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ba,pt	%xcc, .L74
	 ldx	[%l7 + %g1], %o2, %gdop(.LC3)
.L81:
	ba,pt	%xcc, .L71
	 mov	0, %o4
	.size	put_shown, .-put_shown
	.section	.text.put_quad,"ax",@progbits
	.align 4
	.type	put_quad, #function
	.proc	020
put_quad:
	save	%sp, -1152, %sp
	lduw	[%i1], %o5
	add	%fp, 1071, %i5
	ldsw	[%i1+8], %o4
	srl	%o5, 3, %o5
	ldsb	[%i1+16], %o3
	and	%o5, 1, %o5
	mov	%i2, %o1
	mov	%i3, %o2
	call	show_quad, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be,pt	%icc, .L96
	 mov	%i5, %o2
	call	___errno, 0
	 nop
	mov	12, %g1
	st	%g1, [%o0]
	mov	1, %g1
	st	%g1, [%i0+12]
	return	%i7+8
	 nop
.L96:
	mov	%i1, %o1
	call	put_shown, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	put_quad, .-put_quad
	.section	.text.put_double,"ax",@progbits
	.align 4
	.type	put_double, #function
	.proc	020
put_double:
	save	%sp, -1152, %sp
	lduw	[%i1], %o4
	add	%fp, 1071, %i5
	ldsb	[%i1+16], %o2
	fmovd	%f4, %f2
	ldsw	[%i1+8], %o3
	mov	%i5, %o0
	srl	%o4, 3, %o4
	call	show_double, 0
	 and	%o4, 1, %o4
	mov	%i5, %o2
	mov	%i1, %o1
	call	put_shown, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	put_double, .-put_double
	.section	.rodata.str1.8
	.align 8
.LC4:
	.asciz	"(null)"
	.section	.text.put_string,"ax",@progbits
	.align 4
	.type	put_string, #function
	.proc	020
put_string:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,a,pn %i2, .L108
	 sethi	%gdop_hix22(.LC4), %i2
.L100:
	lduw	[%i1+8], %i4
	cmp	%i4, 0
	be,pn	%icc, .L103
	 mov	0, %i5
	ba,pt	%xcc, .L112
	 ldsb	[%i2+%i5], %g1
.L104:
	add	%i5, 1, %i5
	cmp	%i4, %i5
	bleu,pn	%icc, .L109
	 sethi	%gdop_hix22(.LC3), %g1
	ldsb	[%i2+%i5], %g1
.L112:
	cmp	%g1, 0
	bne,pt	%icc, .L104
	 mov	%i5, %g2
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	sra	%i5, 0, %o4
	ldx	[%l7 + %g1], %o3, %gdop(.LC3)
	mov	%i1, %o1
	mov	%o3, %o2
	call	begin_field, 0
	 mov	%i0, %o0
	mov	0, %o2
	mov	%o0, %i3
	mov	48, %o1
	call	pad, 0
	 mov	%i0, %o0
	orcc	%i5, 0, %i4
	bne,a,pn %icc, .L111
	 ldx	[%i0], %g1
	lduw	[%i0+8], %g1
.L110:
	sra	%i3, 0, %i2
	add	%g1, %i4, %g1
	st	%g1, [%i0+8]
	call	pad, 0
	 restore %g0, 32, %o1
.L109:
	xor	%g1, %gdop_lox10(.LC3), %g1
	add	%g2, 1, %i4
	mov	%i1, %o1
	ldx	[%l7 + %g1], %o3, %gdop(.LC3)
	sra	%i4, 0, %i5
	mov	%o3, %o2
	mov	%i0, %o0
	call	begin_field, 0
	 mov	%i5, %o4
	mov	0, %o2
	mov	%o0, %i3
	mov	48, %o1
	call	pad, 0
	 mov	%i0, %o0
	ldx	[%i0], %g1
.L111:
	mov	%i2, %o1
	ldx	[%g1], %g2
	ldx	[%g1+16], %o0
	call	%g2, 0
	 mov	%i5, %o2
	lduw	[%i0+8], %g1
	sra	%i3, 0, %i2
	add	%g1, %i4, %g1
	st	%g1, [%i0+8]
	call	pad, 0
	 restore %g0, 32, %o1
.L108:
	xor	%i2, %gdop_lox10(.LC4), %i2
	ba,pt	%xcc, .L100
	 ldx	[%l7 + %i2], %i2, %gdop(.LC4)
.L103:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	mov	%i1, %o1
	ldx	[%l7 + %g1], %o3, %gdop(.LC3)
	mov	0, %o4
	mov	%o3, %o2
	call	begin_field, 0
	 mov	%i0, %o0
	mov	0, %o2
	mov	%o0, %i3
	mov	48, %o1
	call	pad, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L110
	 lduw	[%i0+8], %g1
	.size	put_string, .-put_string
	.section	.rodata.str1.8
	.align 8
.LC5:
	.asciz	"0123456789abcdef"
	.align 8
.LC6:
	.asciz	"0123456789ABCDEF"
	.align 8
.LC7:
	.asciz	"0X"
	.align 8
.LC8:
	.asciz	"0x"
	.section	.text.put_integer,"ax",@progbits
	.align 4
	.type	put_integer, #function
	.proc	020
put_integer:
	save	%sp, -208, %sp
	ldub	[%i1+16], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sll	%g1, 24, %g3
	sra	%g3, 24, %g2
	cmp	%g2, 111
	be,pn	%icc, .L139
	 or	%g1, 32, %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 120
	be,pn	%icc, .L115
	 cmp	%g2, 112
	be,pn	%icc, .L163
	 cmp	%g2, 88
	be,pn	%icc, .L147
	 sethi	%gdop_hix22(.LC6), %i5
	mov	10, %o7
.L135:
	sra	%g3, 24, %g1
	xor	%g1, 100, %g2
	cmp	%g0, %g2
	xor	%g1, 105, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L164
	 xor	%o7, 16, %g1
	brnz,pt	%i3, .L142
	 sethi	%gdop_hix22(.LC5), %i5
	lduw	[%i1], %g1
	andcc	%g1, 2, %g0
	bne,pt	%xcc, .L143
	 sethi	%gdop_hix22(.LC2), %o2
	andcc	%g1, 4, %g0
	be,pt	%xcc, .L144
	 sethi	%gdop_hix22(.LC3), %o3
	sethi	%gdop_hix22(.LC1), %o2
	xor	%i5, %gdop_lox10(.LC5), %i5
	xor	%o2, %gdop_lox10(.LC1), %o2
	ldx	[%l7 + %i5], %i5, %gdop(.LC5)
	xor	%o3, %gdop_lox10(.LC3), %o3
	ldx	[%l7 + %o2], %o2, %gdop(.LC1)
	lduw	[%i1+8], %i4
	ldx	[%l7 + %o3], %o3, %gdop(.LC3)
.L114:
	orcc	%i4, 0, %g1
	bl,pn	%icc, .L165
	 nop
.L122:
	lduw	[%i1], %g2
	and	%g2, -17, %g2
	brz,pn	%i2, .L125
	 st	%g2, [%i1]
	srl	%o7, 0, %g3
.L124:
	add	%fp, 2023, %i3
	mov	%i3, %g1
.L126:
	udivx	%i2, %g3, %g4
	mulx	%g4, %g3, %g2
	sub	%i2, %g2, %g2
	ldub	[%i5+%g2], %g2
	stb	%g2, [%g1+23]
	mov	%i2, %g5
	mov	%g1, %g2
	mov	%g4, %i2
	cmp	%g3, %g5
	bleu,pt	%xcc, .L126
	 add	%g1, -1, %g1
	sub	%g2, %i3, %g1
	mov	24, %i5
	add	%g1, 23, %g1
	cmp	%i4, 0
	sub	%i5, %g1, %i5
	sra	%g1, 0, %l0
	bl,pn	%icc, .L127
	 sra	%i5, 0, %i2
	cmp	%o7, 8
	be,pn	%icc, .L128
	 sub	%i4, %i5, %g1
	cmp	%g1, 0
	mov	%i1, %o1
	mov	%i0, %o0
	mov	0, %i4
	movge	%icc, %g1, %i4
	add	%i5, %i4, %o4
	call	begin_field, 0
	 sra	%o4, 0, %o4
	sra	%i4, 0, %o2
	mov	48, %o1
	mov	%o0, %i4
	call	pad, 0
	 mov	%i0, %o0
.L136:
	ldx	[%i0], %g1
	mov	%i2, %o2
	ldx	[%g1], %g2
	add	%i3, %l0, %o1
	call	%g2, 0
	 ldx	[%g1+16], %o0
	lduw	[%i0+8], %g1
.L170:
	add	%g1, %i5, %g1
	sra	%i4, 0, %o2
	mov	32, %o1
	st	%g1, [%i0+8]
	call	pad, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
.L115:
	cmp	%g2, 88
	bne,pn	%icc, .L166
	 sethi	%gdop_hix22(.LC6), %i5
	mov	1, %g2
	xor	%i5, %gdop_lox10(.LC6), %i5
	mov	16, %o7
	ldx	[%l7 + %i5], %i5, %gdop(.LC6)
.L116:
	mov	0, %g1
	movrne	%i2, 1, %g1
	andcc	%g1, %g2, %g0
	be,pn	%icc, .L145
	 lduw	[%i1+8], %i4
	lduw	[%i1], %g1
	andcc	%g1, 8, %g0
	be,pt	%xcc, .L119
	 cmp	%i4, 0
	sra	%g3, 24, %g3
	cmp	%g3, 88
	be,pn	%icc, .L120
	 sethi	%gdop_hix22(.LC7), %o2
	sethi	%gdop_hix22(.LC8), %o2
	xor	%o2, %gdop_lox10(.LC8), %o2
	ldx	[%l7 + %o2], %o2, %gdop(.LC8)
.L121:
	cmp	%i4, 0
	bl,pn	%icc, .L167
	 sethi	%gdop_hix22(.LC3), %o3
	and	%g1, -17, %g1
	st	%g1, [%i1]
	xor	%o3, %gdop_lox10(.LC3), %o3
	mov	16, %g3
	mov	16, %o7
	ba,pt	%xcc, .L124
	 ldx	[%l7 + %o3], %o3, %gdop(.LC3)
.L139:
	sethi	%gdop_hix22(.LC5), %i5
	sethi	%gdop_hix22(.LC3), %o3
	xor	%i5, %gdop_lox10(.LC5), %i5
	xor	%o3, %gdop_lox10(.LC3), %o3
	lduw	[%i1+8], %i4
	ldx	[%l7 + %o3], %o3, %gdop(.LC3)
	ldx	[%l7 + %i5], %i5, %gdop(.LC5)
	mov	8, %o7
	orcc	%i4, 0, %g1
	bge,pt	%icc, .L122
	 mov	%o3, %o2
.L165:
	brnz,pt	%i2, .L124
	 srl	%o7, 0, %g3
	mov	24, %l0
	mov	1, %g1
	cmp	%o7, 8
	be,pn	%icc, .L128
	 mov	0, %i5
.L130:
	cmp	%g1, 0
.L171:
	mov	%i1, %o1
	mov	0, %i4
	mov	%i0, %o0
	movge	%icc, %g1, %i4
	add	%i4, %i5, %o4
	call	begin_field, 0
	 sra	%o4, 0, %o4
	sra	%i4, 0, %o2
	mov	48, %o1
	mov	%o0, %i4
	call	pad, 0
	 mov	%i0, %o0
	cmp	%i5, 0
	be,a,pt	%icc, .L170
	 lduw	[%i0+8], %g1
	ba,pt	%xcc, .L136
	 add	%fp, 2023, %i3
.L127:
	cmp	%o7, 8
	bne,pt	%icc, .L130
	 add	%g1, -23, %g1
.L128:
	lduw	[%i1], %g2
	andcc	%g2, 8, %g0
	be,pt	%xcc, .L171
	 cmp	%g1, 0
	ba,pt	%xcc, .L130
	 movle	%icc, 1, %g1
.L142:
	sethi	%gdop_hix22(.LC0), %o2
	xor	%i5, %gdop_lox10(.LC5), %i5
	xor	%o2, %gdop_lox10(.LC0), %o2
	sethi	%gdop_hix22(.LC3), %o3
	ldx	[%l7 + %i5], %i5, %gdop(.LC5)
	xor	%o3, %gdop_lox10(.LC3), %o3
	ldx	[%l7 + %o2], %o2, %gdop(.LC0)
	lduw	[%i1+8], %i4
	ba,pt	%xcc, .L114
	 ldx	[%l7 + %o3], %o3, %gdop(.LC3)
.L119:
	bl,pn	%icc, .L168
	 sethi	%gdop_hix22(.LC3), %o3
	and	%g1, -17, %g1
	mov	16, %o7
	xor	%o3, %gdop_lox10(.LC3), %o3
	st	%g1, [%i1]
	ldx	[%l7 + %o3], %o3, %gdop(.LC3)
	srl	%o7, 0, %g3
	ba,pt	%xcc, .L124
	 mov	%o3, %o2
.L143:
	xor	%i5, %gdop_lox10(.LC5), %i5
	xor	%o2, %gdop_lox10(.LC2), %o2
	sethi	%gdop_hix22(.LC3), %o3
	ldx	[%l7 + %i5], %i5, %gdop(.LC5)
	xor	%o3, %gdop_lox10(.LC3), %o3
	ldx	[%l7 + %o2], %o2, %gdop(.LC2)
	lduw	[%i1+8], %i4
	ba,pt	%xcc, .L114
	 ldx	[%l7 + %o3], %o3, %gdop(.LC3)
.L125:
	cmp	%o7, 8
	be,pn	%icc, .L169
	 sra	%i4, 0, %i4
	mov	%i1, %o1
	mov	%i4, %o4
	call	begin_field, 0
	 mov	%i0, %o0
	mov	0, %i5
	mov	%i4, %o2
	mov	48, %o1
	mov	%o0, %i4
	call	pad, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L170
	 lduw	[%i0+8], %g1
.L163:
	sethi	%gdop_hix22(.LC5), %i5
	mov	1, %g2
	xor	%i5, %gdop_lox10(.LC5), %i5
	mov	16, %o7
	ba,pt	%xcc, .L116
	 ldx	[%l7 + %i5], %i5, %gdop(.LC5)
.L144:
	xor	%i5, %gdop_lox10(.LC5), %i5
	xor	%o3, %gdop_lox10(.LC3), %o3
	ldx	[%l7 + %i5], %i5, %gdop(.LC5)
	ldx	[%l7 + %o3], %o3, %gdop(.LC3)
	lduw	[%i1+8], %i4
	ba,pt	%xcc, .L114
	 mov	%o3, %o2
.L168:
	mov	16, %g3
	xor	%o3, %gdop_lox10(.LC3), %o3
	mov	16, %o7
	ldx	[%l7 + %o3], %o3, %gdop(.LC3)
	ba,pt	%xcc, .L124
	 mov	%o3, %o2
.L167:
	mov	16, %o7
	xor	%o3, %gdop_lox10(.LC3), %o3
	srl	%o7, 0, %g3
	ba,pt	%xcc, .L124
	 ldx	[%l7 + %o3], %o3, %gdop(.LC3)
.L169:
	mov	0, %i5
	ba,pt	%xcc, .L128
	 mov	24, %l0
.L120:
	xor	%o2, %gdop_lox10(.LC7), %o2
	ba,pt	%xcc, .L121
	 ldx	[%l7 + %o2], %o2, %gdop(.LC7)
.L164:
	sethi	%gdop_hix22(.LC5), %i5
	cmp	%g0, %g1
	xor	%i5, %gdop_lox10(.LC5), %i5
	subx	%g0, -1, %g2
	ba,pt	%xcc, .L116
	 ldx	[%l7 + %i5], %i5, %gdop(.LC5)
.L147:
	sethi	%gdop_hix22(.LC3), %o3
	xor	%i5, %gdop_lox10(.LC6), %i5
	xor	%o3, %gdop_lox10(.LC3), %o3
	ldx	[%l7 + %i5], %i5, %gdop(.LC6)
	ldx	[%l7 + %o3], %o3, %gdop(.LC3)
	mov	10, %o7
	mov	%o3, %o2
	ba,pt	%xcc, .L114
	 lduw	[%i1+8], %i4
.L166:
	ba,pt	%xcc, .L135
	 mov	16, %o7
.L145:
	sethi	%gdop_hix22(.LC3), %o3
	xor	%o3, %gdop_lox10(.LC3), %o3
	ldx	[%l7 + %o3], %o3, %gdop(.LC3)
	ba,pt	%xcc, .L114
	 mov	%o3, %o2
	.size	put_integer, .-put_integer
	.section	.text.format_text,"ax",@progbits
	.align 4
	.global format_text
	.type	format_text, #function
	.proc	04
format_text:
	save	%sp, -288, %sp
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i0, [%fp+1975]
	stx	%g0, [%fp+1983]
	mov	%i1, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	has_numbers, 0
	 mov	%i2, %o1
	cmp	%o0, 0
	bne,pn	%icc, .L335
	 sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L198-.)), %i2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L217-.)), %i1
	or	%i2, %lo(_GLOBAL_OFFSET_TABLE_-(.L198-.)), %i2
	or	%i1, %lo(_GLOBAL_OFFSET_TABLE_-(.L217-.)), %i1
	mov	4, %g2
	stx	%i3, [%fp+1967]
	sethi	%hi(262144), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L192-.)), %i3
	sllx	%g2, 32, %g2
	or	%g1, 4, %g1
	sub	%l7, %i2, %i2
	or	%i3, %lo(_GLOBAL_OFFSET_TABLE_-(.L192-.)), %i3
	sub	%l7, %i1, %i1
	add	%g2, %g1, %i0
.L175:
	ldx	[%fp+2183], %g4
.L351:
	ldx	[%fp+2191], %o1
	mov	1, %g1
	mov	%g4, %i4
	mov	%o1, %i5
	mov	0, %o5
	mov	0, %o7
	brz,pn	%i5, .L258
	 add	%g1, -1, %o2
.L337:
	lduw	[%i5], %g2
	xor	%g2, 37, %g3
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	cmp	%g0, %g2
	addx	%g0, 0, %g2
	andcc	%g3, %g2, %g0
	be,pn	%icc, .L336
	 and	%g3, %g2, %g5
	add	%i5, 4, %i5
	mov	%g5, %o7
	add	%g1, 1, %g1
.L338:
	brnz,pt	%i5, .L337
	 add	%g1, -1, %o2
.L258:
	ldub	[%i4], %g2
	xor	%g2, 37, %g3
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	cmp	%g0, %g2
	addx	%g0, 0, %g2
	andcc	%g3, %g2, %g0
	be,pn	%icc, .L264
	 and	%g3, %g2, %g5
	add	%i4, 1, %i4
	mov	%g5, %o5
	ba,pt	%xcc, .L338
	 add	%g1, 1, %g1
.L336:
	andcc	%o5, 0xff, %g0
	bne,a,pt %icc, .L260
	 stx	%i4, [%fp+2183]
.L260:
	andcc	%o7, 0xff, %g0
	bne,a,pt %icc, .L261
	 stx	%i5, [%fp+2191]
.L261:
	brz,pn	%o1, .L339
	 nop
	call	put_wide, 0
	 add	%fp, 1975, %o0
	lduw	[%i5], %g1
.L356:
	cmp	%g1, 0
	be,pn	%icc, .L273
	 add	%i5, 4, %i5
	stx	%i5, [%fp+2191]
	lduw	[%fp+1987], %g1
	cmp	%g1, 0
	bne,a,pn %icc, .L357
	 mov	-1, %i0
	mov	-1, %g1
.L363:
	st	%g0, [%fp+2027]
	st	%g0, [%fp+2031]
	st	%g1, [%fp+2035]
	st	%g0, [%fp+2039]
	stb	%g0, [%fp+2043]
	ldx	[%fp+2191], %i5
	brz,pn	%i5, .L176
	 ldx	[%fp+2183], %g4
	lduw	[%i5], %i4
.L340:
	add	%i4, -1, %g1
	cmp	%g1, 126
	bgu,a,pt %icc, .L354
	 add	%fp, 1967, %i4
.L341:
	sethi	%gdop_hix22(names.0), %o0
	xor	%o0, %gdop_lox10(names.0), %o0
	sra	%i4, 0, %o1
	ldx	[%l7 + %o0], %l0, %gdop(names.0)
	call	strchr, 0
	 mov	%l0, %o0
	brz,pn	%o0, .L179
	 lduw	[%fp+2027], %g1
	sub	%o0, %l0, %o0
	mov	1, %g2
	sll	%g2, %o0, %g2
	or	%g1, %g2, %g1
	st	%g1, [%fp+2027]
.L180:
	brz,pn	%i5, .L181
	 ldx	[%fp+2183], %g4
	add	%i5, 4, %i5
	stx	%i5, [%fp+2191]
	ba,pt	%xcc, .L340
	 lduw	[%i5], %i4
.L181:
	add	%g4, 1, %g4
	stx	%g4, [%fp+2183]
.L176:
	ldub	[%g4], %i4
	add	%i4, -1, %g1
	cmp	%g1, 126
	bleu,pn	%icc, .L341
	 mov	0, %i5
	add	%fp, 1967, %i4
.L354:
	add	%fp, 2183, %i5
	mov	%i4, %o1
	call	read_number, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L342
	 st	%o0, [%fp+2031]
	ldx	[%fp+2191], %g4
	brz,pn	%g4, .L358
	 ldx	[%fp+2183], %g5
	lduw	[%g4], %g1
.L359:
	cmp	%g1, 46
	be,pn	%icc, .L185
	 ldx	[%fp+2183], %g5
	mov	0, %i4
	mov	0, %i5
.L186:
	lduw	[%g4], %g1
	add	%g1, -76, %g2
	cmp	%g2, 46
	bgu,pn	%icc, .L190
	 sub	%l7, %i3, %g3
	srl	%g2, 0, %g2
	sllx	%g2, 2, %g2
	ldsw	[%g3+%g2], %g2
	jmp	%g3+%g2
	 nop
	.section	".rodata"
	.section	.text.format_text
.L342:
	lduw	[%fp+2027], %g1
	sub	%g0, %o0, %o0
	or	%g1, 1, %g1
	st	%o0, [%fp+2031]
	st	%g1, [%fp+2027]
	ldx	[%fp+2191], %g4
	brnz,a,pt %g4, .L359
	 lduw	[%g4], %g1
	ldx	[%fp+2183], %g5
.L358:
	ldsb	[%g5], %g1
	cmp	%g1, 46
	be,pn	%icc, .L187
	 mov	0, %g4
	ldub	[%g5], %g1
	mov	0, %i4
	add	%g1, -76, %g2
	mov	0, %i5
	and	%g2, 0xff, %g3
	cmp	%g3, 46
	bleu,pt	%icc, .L344
	 and	%g1, 0xff, %g1
.L279:
	mov	0, %g4
.L190:
	andcc	%i4, 0xff, %g0
	bne,a,pt %icc, .L206
	 stx	%g5, [%fp+2183]
.L206:
	andcc	%i5, 0xff, %g0
	bne,a,pt %icc, .L207
	 stx	%g4, [%fp+2191]
.L207:
	stb	%g1, [%fp+2043]
	brz,pn	%g4, .L208
	 mov	%g1, %g5
	lduw	[%g4], %g2
	cmp	%g2, 0
	be,pn	%icc, .L256
	 add	%g4, 4, %g4
	stx	%g4, [%fp+2191]
.L212:
	sll	%g5, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 99
	ble,pn	%icc, .L345
	 cmp	%g2, 64
	add	%g1, -100, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 20
	bgu,pn	%icc, .L215
	 add	%g5, -100, %g1
	and	%g1, 0xff, %g2
	cmp	%g2, 20
	bgu,pn	%icc, .L215
	 and	%g1, 0xff, %g1
	sllx	%g1, 2, %g1
	ldsw	[%i1+%g1], %g1
	jmp	%i1+%g1
	 nop
	.section	".rodata"
	.section	.text.format_text
.L345:
	ble,a,pt %icc, .L360
	 ldx	[%fp+1975], %g1
	mov	1, %g2
	add	%g1, -65, %g4
	sllx	%g2, 32, %g3
	sllx	%g2, %g4, %g2
	or	%g3, 113, %g3
	and	%g2, %g3, %g3
	brnz,pn	%g3, .L222
	 and	%g2, %i0, %g2
	brnz,a,pn %g2, .L361
	 lduw	[%fp+2039], %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 88
	be,pn	%icc, .L362
	 lduw	[%fp+2039], %g1
.L215:
	ldx	[%fp+1975], %g1
.L360:
	mov	1, %o2
	ldx	[%g1], %g2
	ldx	[%g1+16], %o0
	call	%g2, 0
	 add	%fp, 2043, %o1
	lduw	[%fp+1983], %g1
	add	%g1, 1, %g1
	ba,pt	%xcc, .L175
	 st	%g1, [%fp+1983]
.L191:
	mov	3, %g1
	st	%g1, [%fp+2039]
.L205:
	add	%g4, 4, %g4
	ba,pt	%xcc, .L186
	 mov	1, %i5
.L193:
	mov	4, %g1
	add	%g4, 4, %g4
	st	%g1, [%fp+2039]
	ba,pt	%xcc, .L186
	 mov	1, %i5
.L216:
	lduw	[%fp+2039], %g1
.L362:
	ldx	[%fp+1967], %g2
	cmp	%g1, 3
	be,pn	%icc, .L331
	 add	%g2, 8, %g3
	bgu,pn	%icc, .L234
	 cmp	%g1, 1
	be,pn	%icc, .L235
	 cmp	%g1, 2
	bne,pn	%icc, .L237
	 mov	0, %o3
	lduh	[%g2+6], %o2
	stx	%g3, [%fp+1967]
	add	%fp, 2027, %o1
	call	put_integer, 0
	 add	%fp, 1975, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L222:
	lduw	[%fp+2039], %g2
	cmp	%g2, 5
	be,pn	%icc, .L346
	 ldx	[%fp+1967], %g1
	ldd	[%g1], %f4
	add	%g1, 8, %g1
	add	%fp, 2027, %o1
	stx	%g1, [%fp+1967]
	call	put_double, 0
	 add	%fp, 1975, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L280:
	mov	0, %g4
.L194:
	lduw	[%fp+2039], %g1
	xor	%g1, 3, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	add	%g1, 3, %g1
	brnz,pt	%g4, .L205
	 st	%g1, [%fp+2039]
.L201:
	add	%g5, 1, %g5
.L352:
	mov	1, %i4
	ldub	[%g5], %g1
.L355:
	mov	0, %g4
	add	%g1, -76, %g2
	and	%g2, 0xff, %g3
	cmp	%g3, 46
	bgu,pn	%icc, .L190
	 and	%g1, 0xff, %g1
.L344:
	and	%g2, 0xff, %g2
	sllx	%g2, 2, %g2
	ldsw	[%i2+%g2], %g2
	jmp	%i2+%g2
	 nop
	.section	".rodata"
	.section	.text.format_text
.L195:
	lduw	[%fp+2039], %g1
	xor	%g1, 2, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	add	%g1, 1, %g1
	brnz,pt	%g4, .L205
	 st	%g1, [%fp+2039]
	ba,pt	%xcc, .L352
	 add	%g5, 1, %g5
.L221:
	lduw	[%fp+2039], %g1
	ldx	[%fp+1967], %g2
	cmp	%g1, 3
	be,pn	%icc, .L330
	 add	%g2, 8, %g3
	bgu,pn	%icc, .L225
	 cmp	%g1, 1
	be,pn	%icc, .L226
	 cmp	%g1, 2
	bne,pn	%icc, .L228
	 add	%fp, 2027, %o1
	ldsh	[%g2+6], %o3
	srax	%o3, 63, %g1
	stx	%g3, [%fp+1967]
	xor	%g1, %o3, %o2
	srlx	%o3, 63, %o3
	sub	%o2, %g1, %o2
	call	put_integer, 0
	 add	%fp, 1975, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L196:
	mov	5, %g1
	add	%g4, 4, %g4
	st	%g1, [%fp+2039]
	ba,pt	%xcc, .L186
	 mov	1, %i5
.L197:
	mov	3, %g1
	ba,pt	%xcc, .L201
	 st	%g1, [%fp+2039]
.L199:
	mov	4, %g1
	ba,pt	%xcc, .L201
	 st	%g1, [%fp+2039]
.L220:
	ldx	[%fp+1967], %g1
	ldx	[%g1], %g3
	add	%g1, 8, %g1
	stx	%g1, [%fp+1967]
	lduw	[%fp+2039], %g1
	cmp	%g1, 3
	be,pn	%icc, .L255
	 lduw	[%fp+1983], %g2
	bgu,pn	%icc, .L251
	 cmp	%g1, 1
	be,pn	%icc, .L252
	 cmp	%g1, 2
	bne,a,pn %icc, .L175
	 st	%g2, [%g3]
	ba,pt	%xcc, .L175
	 sth	%g2, [%g3]
.L218:
	lduw	[%fp+2039], %g1
.L361:
	xor	%g1, 3, %g1
	cmp	%g0, %g1
	and	%g5, -17, %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	xor	%g1, 67, %g1
	subx	%g0, -1, %g4
	cmp	%g0, %g1
	lduw	[%fp+2027], %g1
	and	%g1, -17, %g1
	st	%g1, [%fp+2027]
	ldx	[%fp+1967], %g2
	subx	%g0, -1, %g3
	or	%g5, 32, %g5
	add	%g2, 8, %i4
	sll	%g5, 24, %g5
	orcc	%g4, %g3, %g0
	be,pn	%icc, .L347
	 sra	%g5, 24, %g1
	cmp	%g1, 99
	be,a,pn	%icc, .L348
	 lduw	[%g2+4], %g1
	ldx	[%g2], %l1
	brz,pn	%l1, .L245
	 stx	%i4, [%fp+1967]
	lduw	[%fp+2035], %g3
	mov	%l1, %g1
	mov	0, %i5
	cmp	%g3, 0
	bne,pt	%icc, .L248
	 mov	0, %o4
	ba,pt	%xcc, .L353
	 sethi	%gdop_hix22(.LC3), %g1
.L249:
	add	%i5, 1, %i5
	cmp	%g3, %i5
	bleu,pn	%icc, .L349
	 add	%g1, 4, %g1
.L248:
	lduw	[%g1], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L249
	 mov	%i5, %g4
	sra	%i5, 0, %o4
.L247:
	sethi	%gdop_hix22(.LC3), %g1
.L353:
	xor	%g1, %gdop_lox10(.LC3), %g1
	add	%fp, 1975, %i4
	ldx	[%l7 + %g1], %o3, %gdop(.LC3)
	add	%fp, 2027, %o1
	mov	%o3, %o2
	call	begin_field, 0
	 mov	%i4, %o0
	mov	%l1, %o1
	mov	%o0, %l0
	mov	%i5, %o2
	call	put_wide, 0
	 mov	%i4, %o0
	mov	%l0, %o2
	mov	32, %o1
	call	pad, 0
	 mov	%i4, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L219:
	ldx	[%fp+1967], %g1
	ldx	[%g1], %o2
	add	%g1, 8, %g1
	mov	0, %o3
	stx	%g1, [%fp+1967]
	add	%fp, 2027, %o1
	call	put_integer, 0
	 add	%fp, 1975, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L179:
	cmp	%i4, 39
	be,pt	%icc, .L180
	 nop
	ba,pt	%xcc, .L354
	 add	%fp, 1967, %i4
.L273:
	lduw	[%fp+1987], %g1
	cmp	%g1, 0
	bne,a,pn %icc, .L357
	 mov	-1, %i0
.L256:
	lduw	[%fp+1983], %i0
.L174:
.L357:
	return	%i7+8
	 sra	%o0, 0, %o0
.L264:
	andcc	%o5, 0xff, %g0
	bne,a,pt %icc, .L266
	 stx	%i4, [%fp+2183]
.L266:
	andcc	%o7, 0xff, %g0
	bne,a,pt %icc, .L267
	 stx	%g0, [%fp+2191]
.L267:
	brz,pn	%o1, .L268
	 nop
	call	put_wide, 0
	 add	%fp, 1975, %o0
.L269:
	ldx	[%fp+2183], %g1
.L366:
	ldsb	[%g1], %g2
	cmp	%g2, 0
	be,pn	%icc, .L273
	 add	%g1, 1, %g1
	stx	%g1, [%fp+2183]
	lduw	[%fp+1987], %g1
	cmp	%g1, 0
	be,pt	%icc, .L363
	 mov	-1, %g1
	ba,pt	%xcc, .L174
	 mov	-1, %i0
.L208:
	ldx	[%fp+2183], %g2
	ldsb	[%g2], %g3
	cmp	%g3, 0
	be,pn	%icc, .L256
	 add	%g2, 1, %g2
	ba,pt	%xcc, .L212
	 stx	%g2, [%fp+2183]
.L185:
	add	%g4, 4, %g4
	stx	%g4, [%fp+2191]
.L189:
	mov	%i4, %o1
	call	read_number, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	mov	-1, %g1
	movge	%icc, %o0, %g1
	st	%g1, [%fp+2035]
	ldx	[%fp+2191], %g4
	ldx	[%fp+2183], %g5
	mov	0, %i4
	brnz,pt	%g4, .L186
	 mov	0, %i5
	ba,pt	%xcc, .L355
	 ldub	[%g5], %g1
.L339:
	brz,a,pt %o2, .L356
	 lduw	[%i5], %g1
.L270:
	ldx	[%fp+1975], %g1
	stx	%o2, [%fp+1943]
	ldx	[%g1], %g2
	ldx	[%g1+16], %o0
	call	%g2, 0
	 mov	%g4, %o1
	lduw	[%fp+1983], %g1
	ldx	[%fp+1943], %o2
	add	%g1, %o2, %g1
	brz,pt	%i5, .L269
	 st	%g1, [%fp+1983]
	ba,pt	%xcc, .L356
	 lduw	[%i5], %g1
.L251:
	cmp	%g1, 4
	bne,a,pn %icc, .L175
	 st	%g2, [%g3]
.L255:
	sra	%g2, 0, %g2
	ba,pt	%xcc, .L175
	 stx	%g2, [%g3]
.L234:
	add	%g1, -4, %g1
	cmp	%g1, 1
	bgu,a,pn %icc, .L364
	 lduw	[%g2+4], %o2
.L331:
	ldx	[%g2], %o2
	mov	0, %o3
	stx	%g3, [%fp+1967]
	add	%fp, 2027, %o1
	call	put_integer, 0
	 add	%fp, 1975, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L225:
	add	%g1, -4, %g1
	cmp	%g1, 1
	bgu,a,pn %icc, .L365
	 ldsw	[%g2+4], %o3
.L330:
	ldx	[%g2], %o3
	srax	%o3, 63, %g1
	stx	%g3, [%fp+1967]
	xor	%g1, %o3, %o2
	add	%fp, 2027, %o1
	srlx	%o3, 63, %o3
	sub	%o2, %g1, %o2
	call	put_integer, 0
	 add	%fp, 1975, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L187:
	add	%g5, 1, %g5
	ba,pt	%xcc, .L189
	 stx	%g5, [%fp+2183]
.L268:
	brz,pt	%o2, .L366
	 ldx	[%fp+2183], %g1
	ba,pt	%xcc, .L270
	 mov	0, %i5
.L200:
	mov	5, %g1
	ba,pt	%xcc, .L201
	 st	%g1, [%fp+2039]
.L348:
.L243:
	st	%g1, [%fp+1963]
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	add	%fp, 1975, %i5
	ldx	[%l7 + %g1], %o3, %gdop(.LC3)
	mov	1, %o4
	mov	%o3, %o2
	add	%fp, 2027, %o1
	stx	%i4, [%fp+1967]
	call	begin_field, 0
	 mov	%i5, %o0
	mov	%o0, %i4
	add	%fp, 1963, %o1
	mov	%i5, %o0
	call	put_wide, 0
	 mov	1, %o2
	mov	%i4, %o2
	mov	32, %o1
	call	pad, 0
	 mov	%i5, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L346:
	add	%g1, 15, %g1
	and	%g1, -16, %g1
	add	%g1, 16, %g2
	ldd	[%g1], %f0
	ldd	[%g1+8], %f2
	call	quad_words, 0
	 stx	%g2, [%fp+1967]
	mov	%o0, %o2
	mov	%o1, %o3
	stx	%o0, [%fp+1991]
	stx	%o1, [%fp+1999]
	stx	%o0, [%fp+2007]
	stx	%o1, [%fp+2015]
	add	%fp, 1975, %o0
	call	put_quad, 0
	 add	%fp, 2027, %o1
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L347:
	cmp	%g1, 99
	be,pn	%icc, .L350
	 add	%fp, 2027, %o1
	ldx	[%g2], %o2
	stx	%i4, [%fp+1967]
	call	put_string, 0
	 add	%fp, 1975, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L335:
	mov	%i3, %o3
	ldx	[%fp+2183], %o1
	ldx	[%fp+2191], %o2
	call	format_numbered, 0
	 mov	%i0, %o0
	mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L228:
	ldsw	[%g2+4], %o3
.L365:
	srax	%o3, 63, %g1
	stx	%g3, [%fp+1967]
	xor	%g1, %o3, %o2
	add	%fp, 2027, %o1
	srlx	%o3, 63, %o3
	sub	%o2, %g1, %o2
	call	put_integer, 0
	 add	%fp, 1975, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L237:
	lduw	[%g2+4], %o2
.L364:
	mov	0, %o3
	stx	%g3, [%fp+1967]
	add	%fp, 2027, %o1
	call	put_integer, 0
	 add	%fp, 1975, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L350:
	ba,pt	%xcc, .L243
	 ldub	[%g2+7], %g1
.L226:
	ldsb	[%g2+7], %o3
	srax	%o3, 63, %g1
	stx	%g3, [%fp+1967]
	xor	%g1, %o3, %o2
	add	%fp, 2027, %o1
	srlx	%o3, 63, %o3
	sub	%o2, %g1, %o2
	call	put_integer, 0
	 add	%fp, 1975, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L235:
	ldub	[%g2+7], %o2
	mov	0, %o3
	stx	%g3, [%fp+1967]
	add	%fp, 2027, %o1
	call	put_integer, 0
	 add	%fp, 1975, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
.L252:
	ba,pt	%xcc, .L175
	 stb	%g2, [%g3]
.L349:
	add	%g4, 1, %g3
	sra	%g3, 0, %i5
	ba,pt	%xcc, .L247
	 mov	%i5, %o4
.L245:
	mov	0, %o2
	add	%fp, 2027, %o1
	call	put_string, 0
	 add	%fp, 1975, %o0
	ba,pt	%xcc, .L351
	 ldx	[%fp+2183], %g4
	.align 4
	.subsection	-1
	.align 8
.L198:
	.word	.L200-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L195-.L198
	.word	.L279-.L198
	.word	.L199-.L198
	.word	.L279-.L198
	.word	.L280-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L199-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L197-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L279-.L198
	.word	.L197-.L198
	.previous
	.subsection	-1
	.align 8
.L217:
	.word	.L221-.L217
	.word	.L222-.L217
	.word	.L222-.L217
	.word	.L222-.L217
	.word	.L215-.L217
	.word	.L221-.L217
	.word	.L215-.L217
	.word	.L215-.L217
	.word	.L215-.L217
	.word	.L215-.L217
	.word	.L220-.L217
	.word	.L216-.L217
	.word	.L219-.L217
	.word	.L215-.L217
	.word	.L215-.L217
	.word	.L218-.L217
	.word	.L215-.L217
	.word	.L216-.L217
	.word	.L215-.L217
	.word	.L215-.L217
	.word	.L216-.L217
	.previous
	.subsection	-1
	.align 8
.L192:
	.word	.L196-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L195-.L192
	.word	.L190-.L192
	.word	.L193-.L192
	.word	.L190-.L192
	.word	.L194-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L193-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L191-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L190-.L192
	.word	.L191-.L192
	.previous
	.size	format_text, .-format_text
	.section	.text.vsnprintf,"ax",@progbits
	.align 4
	.global vsnprintf
	.type	vsnprintf, #function
	.proc	04
vsnprintf:
	save	%sp, -240, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pt	%i1, .L368
	 stx	%i0, [%fp+1991]
	sethi	%gdop_hix22(put_in_buffer), %g1
	xor	%g1, %gdop_lox10(put_in_buffer), %g1
	ldx	[%l7 + %g1], %l7, %gdop(put_in_buffer)
	add	%fp, 1991, %g1
	add	%i1, -1, %i1
	stx	%g1, [%fp+2039]
	stx	%i1, [%fp+1999]
	stx	%g0, [%fp+2031]
	stx	%l7, [%fp+2023]
	mov	%i3, %o3
	mov	%i2, %o1
	mov	0, %o2
	call	format_text, 0
	 add	%fp, 2023, %o0
	ldx	[%fp+1991], %g1
	sra	%o0, 0, %i0
	stb	%g0, [%g1]
	return	%i7+8
	 nop
.L368:
	sethi	%gdop_hix22(put_in_buffer), %g1
	xor	%g1, %gdop_lox10(put_in_buffer), %g1
	ldx	[%l7 + %g1], %l7, %gdop(put_in_buffer)
	add	%fp, 1991, %g1
	stx	%g0, [%fp+1999]
	stx	%g0, [%fp+2031]
	stx	%g1, [%fp+2039]
	stx	%l7, [%fp+2023]
	mov	%i3, %o3
	mov	%i2, %o1
	mov	0, %o2
	call	format_text, 0
	 add	%fp, 2023, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	vsnprintf, .-vsnprintf
	.section	.text.snprintf,"ax",@progbits
	.align 4
	.global snprintf
	.type	snprintf, #function
	.proc	04
snprintf:
	save	%sp, -192, %sp
	add	%fp, 2199, %o3
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o3, [%fp+2039]
	mov	%i2, %o2
	mov	%i1, %o1
	call	vsnprintf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	snprintf, .-snprintf
	.section	.text.vsprintf,"ax",@progbits
	.align 4
	.global vsprintf
	.type	vsprintf, #function
	.proc	04
vsprintf:
	save	%sp, -176, %sp
	mov	%i2, %i3
	mov	%i1, %i2
	mov	-1, %i1
	srlx	%i1, 1, %i1
	call	vsnprintf, 0
	 restore
	.size	vsprintf, .-vsprintf
	.section	.text.sprintf,"ax",@progbits
	.align 4
	.global sprintf
	.type	sprintf, #function
	.proc	04
sprintf:
	save	%sp, -192, %sp
	add	%fp, 2191, %o2
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
	mov	%i1, %o1
	call	vsprintf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	sprintf, .-sprintf
	.section	".rodata"
	.align 8
	.type	names.0, #object
	.size	names.0, 6
names.0:
	.asciz	"-+ #0"
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
