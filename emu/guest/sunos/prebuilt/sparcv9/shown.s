! 238e64ad6f5a34f0884c1d6349244abb emu/guest/libc/shown.c
	.file	"shown.c"
	.section	".text"
	.section	.text.set_exponent,"ax",@progbits
	.align 4
	.type	set_exponent, #function
	.proc	020
set_exponent:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	sra	%i2, 31, %g1
	mov	8, %g4
	xor	%g1, %i2, %g2
	add	%i0, 151, %o7
	sub	%g2, %g1, %g2
	mov	9, %i4
.L3:
	sub	%i4, %g4, %g1
	cmp	%g1, %i3
	mov	%g2, %g3
	srl	%g2, 0, %g1
	mov	0, %g5
	udivx	%g1, 10, %i5
	movl	%icc, 1, %g5
	sllx	%i5, 2, %g2
	cmp	%g3, 9
	add	%g2, %i5, %g2
	add	%g2, %g2, %g2
	sub	%g1, %g2, %g1
	add	%g1, 48, %g1
	stb	%g1, [%o7+%g4]
	mov	%g4, %g3
	mov	0, %g1
	mov	%i5, %g2
	movgu	%icc, 1, %g1
	orcc	%g5, %g1, %g0
	bne,pt	%icc, .L3
	 add	%g4, -1, %g4
	add	%g3, -2, %g1
	sra	%g1, 0, %g1
	add	%i0, %g1, %g1
	add	%g3, -3, %g3
	mov	45, %g2
	sra	%g3, 0, %g4
	cmp	%i2, 0
	movge	%icc, 43, %g2
	stb	%g2, [%g1+152]
	add	%i0, %g4, %g1
	stb	%i1, [%g1+152]
	lduw	[%i0+8], %g1
	add	%g1, 1, %g2
	sra	%g1, 0, %g1
	sllx	%g1, 4, %g1
	st	%g2, [%i0+8]
	add	%i0, 152, %g2
	add	%i0, %g1, %i0
	add	%g2, %g4, %g2
	mov	8, %g1
	stx	%g2, [%i0+24]
	sub	%g1, %g3, %g1
	st	%g1, [%i0+32]
	return	%i7+8
	 nop
	.size	set_exponent, .-set_exponent
	.section	.text.add_digits,"ax",@progbits
	.align 4
	.type	add_digits, #function
	.proc	020
add_digits:
	save	%sp, -176, %sp
	lduw	[%i0+164], %g2
	cmp	%g2, %i1
	ble,pt	%icc, .L9
	 mov	%i2, %g1
	sub	%g2, %i1, %g1
	cmp	%g1, %i2
	ldx	[%i0+168], %g3
	mov	%i2, %g2
	movle	%icc, %g1, %g2
	cmp	%g2, 0
	ble,pn	%icc, .L11
	 add	%g3, %i1, %g3
	lduw	[%i0+8], %g1
	add	%g1, 1, %g4
	st	%g4, [%i0+8]
	sra	%g1, 0, %g1
	sllx	%g1, 4, %g1
	add	%i0, %g1, %g1
	stx	%g3, [%g1+24]
	st	%g2, [%g1+32]
.L11:
	sub	%i2, %g2, %g1
.L9:
	cmp	%g1, 0
	ble,pn	%icc, .L14
	 nop
	lduw	[%i0+8], %g2
	add	%g2, 1, %g3
	sra	%g2, 0, %g2
	st	%g3, [%i0+8]
	sllx	%g2, 4, %g2
	add	%i0, %g2, %i0
	stx	%g0, [%i0+24]
	st	%g1, [%i0+32]
.L14:
	return	%i7+8
	 nop
	.size	add_digits, .-add_digits
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"."
	.section	.text.show_scientific,"ax",@progbits
	.align 4
	.type	show_scientific, #function
	.proc	020
show_scientific:
	save	%sp, -176, %sp
	mov	%i0, %o0
	mov	1, %o2
	call	add_digits, 0
	 mov	0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %o2
	orcc	%o2, %i2, %g0
	bne,pn	%icc, .L24
	 mov	%i3, %i1
.L16:
	mov	1, %o1
	call	add_digits, 0
	 mov	%i0, %o0
	lduw	[%i0+164], %i2
	cmp	%i2, 0
	be,pt	%icc, .L25
	 sra	%i2, 0, %i2
	lduw	[%i0+160], %i2
	add	%i2, -1, %i2
	sra	%i2, 0, %i2
.L25:
	call	set_exponent, 0
	 restore %g0, 2, %o3
.L24:
	lduw	[%i0+8], %g1
	add	%g1, 1, %g2
	st	%g2, [%i0+8]
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g2, %gdop_lox10(.LC0), %g2
	sra	%g1, 0, %g1
	ldx	[%l7 + %g2], %l7, %gdop(.LC0)
	sllx	%g1, 4, %g1
	mov	1, %g2
	add	%i0, %g1, %g1
	stx	%l7, [%g1+24]
	ba,pt	%xcc, .L16
	 st	%g2, [%g1+32]
	.size	show_scientific, .-show_scientific
	.section	.text.show_fixed,"ax",@progbits
	.align 4
	.type	show_fixed, #function
	.proc	020
show_fixed:
	save	%sp, -176, %sp
	lduw	[%i0+160], %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, 0
	bl,pn	%icc, .L38
	 or	%i2, %i1, %i2
	be,pn	%icc, .L30
	 sra	%i5, 0, %o2
	mov	0, %o1
	call	add_digits, 0
	 mov	%i0, %o0
	cmp	%i2, 0
	bne,a,pn %icc, .L31
	 lduw	[%i0+8], %g1
.L33:
	mov	%i1, %i2
.L32:
	mov	0, %i1
	cmp	%i5, 0
	sra	%i2, 0, %i2
	movge	%icc, %i5, %i1
	sra	%i1, 0, %i1
	call	add_digits, 0
	 restore
.L38:
	lduw	[%i0+8], %g5
	add	%g5, 1, %g4
	st	%g4, [%i0+8]
	sub	%g0, %i5, %g3
	sra	%g5, 0, %g1
	cmp	%g3, %i1
	sllx	%g1, 4, %g1
	mov	1, %i4
	add	%i0, %g1, %g1
	stx	%g0, [%g1+24]
	mov	%i1, %g2
	movle	%icc, %g3, %g2
	cmp	%i2, 0
	bne,pn	%icc, .L39
	 st	%i4, [%g1+32]
.L29:
	cmp	%g2, 0
	ble,pn	%icc, .L32
	 sub	%i1, %g2, %i2
	lduw	[%i0+8], %g1
	add	%g1, 1, %g3
	st	%g3, [%i0+8]
	sra	%g1, 0, %g1
	sllx	%g1, 4, %g1
	add	%i0, %g1, %g1
	stx	%g0, [%g1+24]
	ba,pt	%xcc, .L32
	 st	%g2, [%g1+32]
.L31:
	add	%g1, 1, %g2
	st	%g2, [%i0+8]
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	sra	%g1, 0, %g1
	sllx	%g1, 4, %g1
	add	%i0, %g1, %g1
	stx	%g2, [%g1+24]
	mov	1, %g2
	ba,pt	%xcc, .L33
	 st	%g2, [%g1+32]
.L39:
	add	%g5, 2, %g5
	st	%g5, [%i0+8]
	sra	%g4, 0, %g4
	sethi	%gdop_hix22(.LC0), %g1
	sllx	%g4, 4, %g4
	xor	%g1, %gdop_lox10(.LC0), %g1
	add	%i0, %g4, %g4
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	st	%i4, [%g4+32]
	ba,pt	%xcc, .L29
	 stx	%g1, [%g4+24]
.L30:
	lduw	[%i0+8], %g3
	add	%g3, 1, %g2
	st	%g2, [%i0+8]
	sra	%g3, 0, %g1
	mov	1, %g4
	sllx	%g1, 4, %g1
	add	%i0, %g1, %g1
	stx	%g0, [%g1+24]
	cmp	%i2, 0
	be,pt	%icc, .L33
	 st	%g4, [%g1+32]
	add	%g3, 2, %g3
	st	%g3, [%i0+8]
	sra	%g2, 0, %g1
	sethi	%gdop_hix22(.LC0), %g2
	sllx	%g1, 4, %g1
	xor	%g2, %gdop_lox10(.LC0), %g2
	add	%i0, %g1, %g1
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	st	%g4, [%g1+32]
	ba,pt	%xcc, .L33
	 stx	%g2, [%g1+24]
	.size	show_fixed, .-show_fixed
	.section	.text.show_decimal,"ax",@progbits
	.align 4
	.type	show_decimal, #function
	.proc	020
show_decimal:
	save	%sp, -176, %sp
	andcc	%i1, 32, %g0
	or	%i1, 32, %g2
	mov	69, %g1
	mov	%i2, %i1
	movne	%xcc, 101, %g1
	cmp	%g2, 103
	be,pn	%icc, .L60
	 mov	%i3, %i2
	cmp	%g2, 101
	be,pn	%icc, .L61
	 and	%g1, 0xff, %i3
	call	show_fixed, 0
	 restore
.L61:
	call	show_scientific, 0
	 restore
.L60:
	lduw	[%i0+164], %g2
	cmp	%g2, 0
	be,pt	%icc, .L62
	 lduw	[%i0+160], %g4
	add	%g4, -1, %i3
	mov	0, %g3
	brz,pt	%i1, .L45
	 mov	1, %i4
	add	%i1, -1, %g3
	mov	%i1, %i4
.L45:
	cmp	%g0, %i2
	subx	%g0, -1, %i1
	cmp	%i3, -4
	mov	0, %i5
	movl	%icc, 1, %i5
	cmp	%i3, %i4
	mov	0, %g5
	movge	%icc, 1, %g5
	orcc	%i5, %g5, %g0
	be,pn	%icc, .L44
	 sub	%g3, %i3, %i3
	cmp	%g2, %i4
	mov	0, %g4
	movl	%icc, 1, %g4
	andcc	%g4, %i1, %g0
	be,pt	%icc, .L63
	 and	%g1, 0xff, %i3
	addcc	%g2, -1, %g3
	movneg	%icc, 0, %g3
.L63:
	sra	%g3, 0, %i1
	call	show_scientific, 0
	 restore
.L62:
	add	%i1, -1, %g3
	mov	%g2, %i3
	movrne	%i1, %g3, %i3
.L44:
	cmp	%g0, %i2
	sub	%g2, %g4, %g2
	subx	%g0, -1, %g4
	cmp	%g2, %i3
	mov	0, %g3
	movl	%icc, 1, %g3
	andcc	%g4, %g3, %g0
	be,pt	%icc, .L64
	 sra	%i3, 0, %i1
	mov	0, %i3
	cmp	%g2, 0
	movge	%icc, %g2, %i3
	sra	%i3, 0, %i1
.L64:
	call	show_fixed, 0
	 restore
	.size	show_decimal, .-show_decimal
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"0123456789abcdef"
	.align 8
.LC2:
	.asciz	"0123456789ABCDEF"
	.align 8
.LC3:
	.asciz	"0x"
	.align 8
.LC4:
	.asciz	"0X"
	.section	.text.show_hexadecimal.constprop.0,"ax",@progbits
	.align 4
	.type	show_hexadecimal.constprop.0, #function
	.proc	020
show_hexadecimal.constprop.0:
	save	%sp, -176, %sp
	lduw	[%fp+2227], %o5
	mov	%i2, %g4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sra	%o5, 0, %o3
	ldsw	[%fp+2235], %o4
	cmp	%i5, 97
	be,pn	%icc, .L108
	 add	%i0, 176, %i2
	cmp	%o5, 0
	bl,pn	%icc, .L98
	 sethi	%gdop_hix22(.LC2), %g3
	cmp	%o5, %i3
	bl,pn	%icc, .L99
	 sethi	%gdop_hix22(.LC4), %g1
	xor	%g3, %gdop_lox10(.LC2), %g3
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g3], %g3, %gdop(.LC2)
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
.L69:
	ldub	[%g3+%i1], %g2
	stx	%g1, [%i0+16]
	stb	%g2, [%i0+176]
	mov	%i3, %o7
	mov	1, %i1
.L95:
	sra	%o7, 0, %i3
	mov	0, %g1
	add	%i0, 177, %g5
	ldsb	[%g4+%g1], %g2
.L110:
	ldub	[%g3+%g2], %g2
	stb	%g2, [%g5+%g1]
	add	%g1, 1, %g1
	cmp	%i3, %g1
	bne,a,pt %xcc, .L110
	 ldsb	[%g4+%g1], %g2
	lduw	[%i0+8], %g2
	add	%g2, 1, %g3
	st	%g3, [%i0+8]
	sra	%g2, 0, %g1
	mov	1, %g4
	sllx	%g1, 4, %g1
	add	%i0, %g1, %g1
	stx	%i2, [%g1+24]
	andcc	%i1, 0xff, %g0
	bne,pn	%icc, .L87
	 st	%g4, [%g1+32]
.L94:
	brz,pt	%o4, .L111
	 mov	112, %i1
	add	%g2, 2, %g2
	st	%g2, [%i0+8]
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	sra	%g3, 0, %g1
	sllx	%g1, 4, %g1
	add	%i0, %g1, %g1
	stx	%g2, [%g1+24]
	mov	1, %g2
	st	%g2, [%g1+32]
.L89:
	mov	112, %i1
.L111:
	cmp	%i5, 97
	mov	1, %i3
	movne	%icc, 80, %i1
	and	%i1, 0xff, %i1
	call	set_exponent, 0
	 restore %g0, %i4, %o2
.L87:
	sethi	%gdop_hix22(.LC0), %g3
	st	%g4, [%g1+48]
	xor	%g3, %gdop_lox10(.LC0), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC0)
	stx	%g3, [%g1+40]
	add	%g2, 3, %g2
	st	%g2, [%i0+8]
	stx	%g5, [%g1+56]
	st	%o7, [%g1+64]
.L92:
	sub	%o5, %o7, %o7
	cmp	%o7, 0
	ble,pn	%icc, .L89
	 mov	112, %i1
	lduw	[%i0+8], %g1
	add	%g1, 1, %g2
	st	%g2, [%i0+8]
	sra	%g1, 0, %g1
	sllx	%g1, 4, %g1
	cmp	%i5, 97
	add	%i0, %g1, %g1
	movne	%icc, 80, %i1
	stx	%g0, [%g1+24]
	st	%o7, [%g1+32]
	mov	1, %i3
	and	%i1, 0xff, %i1
	call	set_exponent, 0
	 restore %g0, %i4, %o2
.L98:
	xor	%g3, %gdop_lox10(.LC2), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC2)
.L67:
	mov	%i3, %g1
	ba,pt	%xcc, .L70
	 add	%g4, -1, %g5
.L72:
	orcc	%g1, 0, %o7
	be,pn	%icc, .L71
	 mov	0, %g2
.L70:
	ldsb	[%g5+%g1], %g2
	cmp	%g2, 0
	be,a,pt	%icc, .L72
	 add	%g1, -1, %g1
	cmp	%g0, %g1
	mov	%g1, %o7
	addx	%g0, 0, %g2
.L71:
	cmp	%i5, 97
	be,pn	%icc, .L112
	 sethi	%gdop_hix22(.LC3), %g1
.L102:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
.L84:
	ldub	[%g3+%i1], %g5
	stx	%g1, [%i0+16]
	stb	%g5, [%i0+176]
	mov	0, %g1
	cmp	%o7, 0
	movrgz	%o3, 1, %g1
	or	%g1, %g2, %g1
	bg,pt	%icc, .L95
	 mov	%g1, %i1
	lduw	[%i0+8], %g2
	add	%g2, 1, %g3
	st	%g3, [%i0+8]
	sra	%g2, 0, %g4
	mov	1, %g5
	sllx	%g4, 4, %g4
	add	%i0, %g4, %g4
	stx	%i2, [%g4+24]
	andcc	%g1, 1, %g0
	be,pt	%xcc, .L94
	 st	%g5, [%g4+32]
	add	%g2, 2, %g2
	st	%g2, [%i0+8]
	sethi	%gdop_hix22(.LC0), %g1
	st	%g5, [%g4+48]
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ba,pt	%xcc, .L92
	 stx	%g1, [%g4+40]
.L108:
	cmp	%o5, 0
	bl,pn	%icc, .L96
	 sethi	%gdop_hix22(.LC1), %g3
	cmp	%o5, %i3
	bl,pn	%icc, .L97
	 sethi	%gdop_hix22(.LC3), %g1
	xor	%g3, %gdop_lox10(.LC1), %g3
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g3], %g3, %gdop(.LC1)
	ba,pt	%xcc, .L69
	 ldx	[%l7 + %g1], %g1, %gdop(.LC3)
.L97:
	xor	%g3, %gdop_lox10(.LC1), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC1)
.L68:
	add	%o5, 1, %g1
	cmp	%g1, %i3
	bge,pn	%icc, .L101
	 mov	0, %g2
	sra	%g1, 0, %g1
.L74:
	ldsb	[%g4+%g1], %g5
	add	%g1, 1, %g1
	cmp	%i3, %g1
	bg,pt	%icc, .L74
	 or	%g2, %g5, %g2
	mov	%i1, %g1
	brnz,pn	%o3, .L73
	 mov	0, %o7
.L76:
	ldsb	[%g4+%o7], %g5
	cmp	%g5, 7
	ble,pn	%icc, .L78
	 or	%g1, %g2, %g1
	cmp	%g0, %g1
	xor	%g5, 8, %g5
	subx	%g0, -1, %g2
	cmp	%g0, %g5
	subx	%g0, -1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L78
	 addcc	%o5, -1, %g2
	bneg,pn	%icc, .L83
	 sra	%g2, 0, %g1
	add	%g4, -2, %i3
	srl	%g2, 0, %g2
	add	%i3, %o7, %i3
	add	%g4, %g1, %g1
	ba,pt	%xcc, .L82
	 sub	%i3, %g2, %i3
.L81:
	add	%g1, -1, %g1
	cmp	%i3, %g1
	be,a,pn	%xcc, .L78
	 add	%i1, 1, %i1
.L82:
	ldub	[%g1], %g2
	add	%g2, 1, %g2
	sll	%g2, 24, %g5
	sra	%g5, 24, %g5
	cmp	%g5, 15
	bg,a,pt	%icc, .L81
	 stb	%g0, [%g1]
	stb	%g2, [%g1]
.L78:
	cmp	%g0, %o5
	mov	%o5, %o7
	addx	%g0, 0, %g2
	cmp	%i5, 97
	bne,pt	%icc, .L102
	 srl	%i1, 0, %i1
	sethi	%gdop_hix22(.LC3), %g1
.L112:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ba,pt	%xcc, .L84
	 ldx	[%l7 + %g1], %g1, %gdop(.LC3)
.L96:
	xor	%g3, %gdop_lox10(.LC1), %g3
	ba,pt	%xcc, .L67
	 ldx	[%l7 + %g3], %g3, %gdop(.LC1)
.L99:
	xor	%g3, %gdop_lox10(.LC2), %g3
	ba,pt	%xcc, .L68
	 ldx	[%l7 + %g3], %g3, %gdop(.LC2)
.L101:
.L73:
	add	%g4, %o3, %g1
	mov	%o3, %o7
	ldub	[%g1-1], %g1
	ba,pt	%xcc, .L76
	 and	%g1, 1, %g1
.L83:
	ba,pt	%xcc, .L78
	 add	%i1, 1, %i1
	.size	show_hexadecimal.constprop.0, .-show_hexadecimal.constprop.0
	.section	.text.forget_decimal,"ax",@progbits
	.align 4
	.global forget_decimal
	.type	forget_decimal, #function
	.proc	020
forget_decimal:
	save	%sp, -176, %sp
	ldx	[%i0+8], %o0
	add	%i0, 16, %i5
	cmp	%o0, %i5
	be,a,pn	%xcc, .L115
	 stx	%i5, [%i0+8]
	call	free, 0
	 nop
	stx	%i5, [%i0+8]
.L115:
	return	%i7+8
	 nop
	.size	forget_decimal, .-forget_decimal
	.section	.text.forget_shown,"ax",@progbits
	.align 4
	.global forget_shown
	.type	forget_shown, #function
	.proc	020
forget_shown:
	save	%sp, -176, %sp
	call	forget_decimal, 0
	 restore %i0, 160, %o0
	.size	forget_shown, .-forget_shown
	.section	.rodata.str1.8
	.align 8
.LC5:
	.asciz	"NAN"
	.align 8
.LC6:
	.asciz	"nan"
	.align 8
.LC7:
	.asciz	"INF"
	.align 8
.LC8:
	.asciz	"inf"
	.align 8
.LC10:
	.asciz	""
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC9:
	.long	2146435071
	.long	-1
	.align 8
.LC11:
	.long	0
	.long	0
	.section	.text.show_double,"ax",@progbits
	.align 4
	.global show_double
	.type	show_double, #function
	.proc	04
show_double:
	save	%sp, -224, %sp
	std	%f2, [%fp+2023]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC9), %g1
	mov	-1, %g4
	xor	%g1, %gdop_lox10(.LC9), %g1
	sllx	%g4, 32, %g4
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ldx	[%fp+2023], %i5
	ldd	[%g1], %f8
	fabsd	%f2, %f10
	mov	0, %g3
	fcmpd	%fcc0, %f10, %f8
	srlx	%i5, 31, %g2
	movug	%fcc0, 1, %g3
	and	%g2, %g4, %g2
	xor	%g3, 1, %g5
	sethi	%gdop_hix22(.LC10), %g1
	or	%g2, %g5, %g2
	xor	%g1, %gdop_lox10(.LC10), %g1
	add	%i0, 176, %g4
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	stx	%g2, [%i0]
	st	%g0, [%i0+8]
	stx	%g1, [%i0+16]
	brnz,pn	%g3, .L137
	 stx	%g4, [%i0+168]
	or	%i2, 32, %g1
	mov	%g1, %g2
	cmp	%g2, 97
	be,pn	%icc, .L138
	 sll	%g1, 24, %g1
	cmp	%i3, 0
	bl,pn	%icc, .L139
	 add	%i0, 160, %o0
	cmp	%g2, 102
	be,pn	%icc, .L134
	 cmp	%g2, 101
	add	%i3, 1, %o2
	be,pn	%icc, .L127
	 mov	%i3, %i5
	mov	%i3, %o2
	movre	%i3, %g0, %i5
	ba,pt	%xcc, .L127
	 movre	%i3, 1, %o2
.L139:
	mov	6, %i5
	cmp	%g2, 101
	mov	%i5, %o2
	move	%icc, 7, %o2
.L127:
	sra	%g1, 24, %g1
	xor	%g1, 102, %g1
	cmp	%g0, %g1
	sra	%o2, 0, %o2
	call	double_decimal, 0
	 subx	%g0, -1, %o3
	mov	%i0, %o0
	mov	%i4, %o3
	sra	%i5, 0, %o2
	mov	%i2, %o1
	call	show_decimal, 0
	 mov	0, %i0
	return	%i7+8
	 nop
.L137:
	add	%i2, -65, %i2
	fcmpd	%fcc1, %f2, %f2
	and	%i2, 0xff, %i2
	fbne,pt	%fcc1, .L140
	 cmp	%i2, 25
	bgu,pt	%icc, .L130
	 sethi	%gdop_hix22(.LC8), %g1
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %l7, %gdop(.LC7)
.L120:
	mov	1, %g1
	stx	%l7, [%i0+24]
	st	%g1, [%i0+8]
	mov	3, %g1
	st	%g1, [%i0+32]
	return	%i7+8
	 mov	0, %o0
.L140:
	bgu,pt	%icc, .L129
	 sethi	%gdop_hix22(.LC6), %g1
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ba,pt	%xcc, .L120
	 ldx	[%l7 + %g1], %l7, %gdop(.LC5)
.L138:
	srlx	%i5, 52, %g4
	add	%fp, 2031, %o2
	and	%g4, 2047, %g4
	mov	%o2, %g3
	mov	48, %g1
.L123:
	srlx	%i5, %g1, %g2
	and	%g2, 15, %g2
	stb	%g2, [%g3]
	add	%g1, -4, %g1
	cmp	%g1, -4
	bne,pt	%icc, .L123
	 add	%g3, 1, %g3
	cmp	%g0, %g4
	sethi	%gdop_hix22(.LC11), %g1
	addx	%g0, 0, %o1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f8
	fcmpd	%fcc2, %f2, %f8
	fbe,pt	%fcc2, .L124
	 mov	0, %o4
	add	%g4, -1023, %g1
	cmp	%g4, 0
	mov	-1022, %o4
	movne	%icc, %g1, %o4
.L124:
	mov	%i0, %o0
	stx	%i4, [%sp+2231]
	stx	%i3, [%sp+2223]
	mov	%i2, %o5
	sra	%o4, 0, %o4
	mov	13, %o3
	call	show_hexadecimal.constprop.0, 0
	 mov	0, %i0
	return	%i7+8
	 nop
.L134:
	mov	%i3, %i5
	ba,pt	%xcc, .L127
	 mov	%i3, %o2
.L130:
	xor	%g1, %gdop_lox10(.LC8), %g1
	ba,pt	%xcc, .L120
	 ldx	[%l7 + %g1], %l7, %gdop(.LC8)
.L129:
	xor	%g1, %gdop_lox10(.LC6), %g1
	ba,pt	%xcc, .L120
	 ldx	[%l7 + %g1], %l7, %gdop(.LC6)
	.size	show_double, .-show_double
	.section	.text.show_quad,"ax",@progbits
	.align 4
	.global show_quad
	.type	show_quad, #function
	.proc	04
show_quad:
	save	%sp, -224, %sp
	srlx	%i1, 48, %g4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	-1, %g5
	sllx	%g5, 32, %o7
	srlx	%i1, 31, %g3
	sethi	%hi(31744), %g1
	and	%g3, %o7, %g3
	or	%g1, 1023, %g1
	and	%g4, %g1, %g4
	xor	%g4, %g1, %g2
	cmp	%g0, %g2
	addx	%g0, 0, %o7
	sethi	%gdop_hix22(.LC10), %g2
	or	%g3, %o7, %g3
	xor	%g2, %gdop_lox10(.LC10), %g2
	add	%i0, 176, %o7
	ldx	[%l7 + %g2], %g2, %gdop(.LC10)
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%g3, [%i0]
	st	%g0, [%i0+8]
	stx	%g2, [%i0+16]
	cmp	%g4, %g1
	be,pn	%icc, .L167
	 stx	%o7, [%i0+168]
	or	%i3, 32, %g1
	mov	%g1, %g2
	cmp	%g2, 97
	be,pn	%icc, .L168
	 sll	%g1, 24, %g1
	cmp	%i4, 0
	bl,pn	%icc, .L169
	 add	%i0, 160, %o0
	cmp	%g2, 102
	be,pn	%icc, .L161
	 cmp	%g2, 101
	add	%i4, 1, %o3
	be,pn	%icc, .L154
	 mov	%i4, %i2
	mov	%i4, %o3
	movre	%i4, %g0, %i2
	ba,pt	%xcc, .L154
	 movre	%i4, 1, %o3
.L169:
	mov	6, %i2
	cmp	%g2, 101
	mov	%i2, %o3
	move	%icc, 7, %o3
.L154:
	sra	%g1, 24, %g1
	xor	%g1, 102, %g1
	cmp	%g0, %g1
	sra	%o3, 0, %o3
	subx	%g0, -1, %o4
	ldx	[%fp+2183], %o1
	call	quad_decimal, 0
	 ldx	[%fp+2191], %o2
	cmp	%o0, 0
	bne,pn	%icc, .L163
	 mov	%i5, %o3
	sra	%i2, 0, %o2
	mov	%i3, %o1
	call	show_decimal, 0
	 mov	%i0, %o0
.L145:
	mov	0, %g1
.L151:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L167:
	srlx	%g5, 16, %g5
	add	%i3, -65, %i3
	and	%i1, %g5, %g5
	and	%i3, 0xff, %i3
	or	%g5, %i2, %g5
	brz,pn	%g5, .L143
	 cmp	%i3, 25
	bleu,pt	%icc, .L170
	 sethi	%gdop_hix22(.LC5), %g1
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %l7, %gdop(.LC6)
.L144:
	mov	1, %g1
	stx	%l7, [%i0+24]
	st	%g1, [%i0+8]
	mov	3, %g1
	ba,pt	%xcc, .L145
	 st	%g1, [%i0+32]
.L170:
	xor	%g1, %gdop_lox10(.LC5), %g1
	ba,pt	%xcc, .L144
	 ldx	[%l7 + %g1], %l7, %gdop(.LC5)
.L143:
	bgu,pt	%icc, .L157
	 sethi	%gdop_hix22(.LC8), %g1
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ba,pt	%xcc, .L144
	 ldx	[%l7 + %g1], %l7, %gdop(.LC7)
.L168:
	mov	108, %g2
	mov	0, %g3
	add	%fp, 2015, %o2
.L149:
	srlx	%i2, %g2, %g1
	cmp	%g3, 11
	bgu,pt	%xcc, .L148
	 and	%g1, 15, %g1
	srlx	%i1, %g2, %g1
	and	%g1, 15, %g1
.L148:
	stb	%g1, [%o2+%g3]
	add	%g2, -4, %g2
	cmp	%g2, -4
	bne,pt	%icc, .L149
	 add	%g3, 1, %g3
	cmp	%g0, %g4
	mov	-1, %g1
	addx	%g0, 0, %o1
	srlx	%g1, 1, %g1
	and	%i1, %g1, %i1
	or	%i1, %i2, %i1
	brz,pn	%i1, .L150
	 mov	0, %o4
	sethi	%hi(-16384), %g1
	cmp	%g4, 0
	or	%g1, 2, %o4
	or	%g1, 1, %g1
	add	%g4, %g1, %g1
	movne	%icc, %g1, %o4
.L150:
	stx	%i5, [%sp+2231]
	stx	%i4, [%sp+2223]
	mov	%i3, %o5
	sra	%o4, 0, %o4
	mov	28, %o3
	call	show_hexadecimal.constprop.0, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L151
	 mov	0, %g1
.L161:
	mov	%i4, %i2
	ba,pt	%xcc, .L154
	 mov	%i4, %o3
.L157:
	xor	%g1, %gdop_lox10(.LC8), %g1
	ba,pt	%xcc, .L144
	 ldx	[%l7 + %g1], %l7, %gdop(.LC8)
.L163:
	ba,pt	%xcc, .L151
	 mov	-1, %g1
	.size	show_quad, .-show_quad
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
