! 238e64ad6f5a34f0884c1d6349244abb emu/guest/libc/shown.c
	.file	"shown.c"
	.section	".text"
	.section	.text.set_exponent,"ax",@progbits
	.align 4
	.type	set_exponent, #function
	.proc	020
set_exponent:
	save	%sp, -96, %sp
	mov	8, %g2
	sra	%i2, 31, %g1
	add	%i0, 80, %o5
	xor	%g1, %i2, %g3
	mov	8, %o4
	sub	%g3, %g1, %g3
.L8:
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g3, 10, %g4
	mov	%g2, %i4
	sll	%g4, 2, %g1
	add	%g2, -1, %g2
	add	%g1, %g4, %g1
	add	%g1, %g1, %g1
	sub	%g3, %g1, %g1
	add	%g1, 48, %g1
	stb	%g1, [%o5+%g2]
	mov	%g3, %o7
	sub	%o4, %g2, %i5
	mov	1, %g1
	cmp	%i3, %i5
	bg	.L4
	 mov	%g4, %g3
	mov	0, %g1
.L4:
	andcc	%g1, 0xff, %g0
	bne	.L8
	 cmp	%o7, 9
	bgu	.L5
	 mov	1, %g1
	mov	0, %g1
.L5:
	andcc	%g1, 0xff, %g0
	bne	.L8
	 cmp	%i2, 0
	bge	.L6
	 mov	43, %g1
	mov	45, %g1
.L6:
	add	%i0, %i4, %g2
	add	%i4, -3, %i4
	stb	%g1, [%g2+78]
	add	%i0, %i4, %g1
	stb	%i1, [%g1+80]
	ld	[%i0+8], %g1
	add	%g1, 1, %g2
	sll	%g1, 3, %g1
	st	%g2, [%i0+8]
	add	%o5, %i4, %o5
	add	%i0, %g1, %i0
	mov	8, %g1
	st	%o5, [%i0+16]
	sub	%g1, %i4, %g1
	st	%g1, [%i0+20]
	jmp	%i7+8
	 restore
	.size	set_exponent, .-set_exponent
	.section	.text.add_digits,"ax",@progbits
	.align 4
	.type	add_digits, #function
	.proc	020
add_digits:
	save	%sp, -96, %sp
	ld	[%i0+92], %g1
	cmp	%g1, %i1
	ble	.L17
	 cmp	%i2, 0
	sub	%g1, %i1, %g1
	cmp	%g1, %i2
	bg,a	.L16
	 mov	%i2, %g1
	ld	[%i0+96], %g3
	cmp	%g1, 0
	ble	.L14
	 add	%g3, %i1, %g3
.L13:
	ld	[%i0+8], %g2
	add	%g2, 1, %g4
	st	%g4, [%i0+8]
	sll	%g2, 3, %g2
	add	%i0, %g2, %g2
	st	%g3, [%g2+16]
	st	%g1, [%g2+20]
.L14:
	sub	%i2, %g1, %i2
.L11:
	cmp	%i2, 0
.L17:
	ble	.L18
	 nop
	ld	[%i0+8], %g1
	add	%g1, 1, %g2
	sll	%g1, 3, %g1
	st	%g2, [%i0+8]
	add	%i0, %g1, %i0
	st	%g0, [%i0+16]
	st	%i2, [%i0+20]
.L18:
	jmp	%i7+8
	 restore
.L16:
	ld	[%i0+96], %g3
	cmp	%g1, 0
	bg	.L13
	 add	%g3, %i1, %g3
	b	.L11
	 sub	%i2, %g1, %i2
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
	save	%sp, -96, %sp
	mov	1, %o2
	mov	0, %o1
	call	add_digits, 0
	 mov	%i0, %o0
	mov	%i1, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	orcc	%o2, %i2, %g0
	bne	.L28
	 mov	%i3, %i1
.L20:
	mov	1, %o1
	call	add_digits, 0
	 mov	%i0, %o0
	ld	[%i0+92], %i2
	cmp	%i2, 0
	be	.L21
	 nop
	ld	[%i0+88], %i2
	add	%i2, -1, %i2
.L21:
	call	set_exponent, 0
	 restore %g0, 2, %o3
.L28:
	ld	[%i0+8], %g1
	add	%g1, 1, %g2
	st	%g2, [%i0+8]
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g2, %gdop_lox10(.LC0), %g2
	sll	%g1, 3, %g1
	ld	[%l7 + %g2], %l7, %gdop(.LC0)
	add	%i0, %g1, %g1
	mov	1, %g2
	st	%l7, [%g1+16]
	b	.L20
	 st	%g2, [%g1+20]
	.size	show_scientific, .-show_scientific
	.section	.text.show_fixed,"ax",@progbits
	.align 4
	.type	show_fixed, #function
	.proc	020
show_fixed:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+88], %i5
	cmp	%i5, 0
	bl	.L43
	 or	%i1, %i2, %i2
	be	.L34
	 mov	%i5, %o2
	mov	0, %o1
	call	add_digits, 0
	 mov	%i0, %o0
	cmp	%i2, 0
	bne,a	.L44
	 ld	[%i0+8], %g1
.L36:
	xnor	%g0, %i5, %g1
	mov	%i1, %i2
	sra	%g1, 31, %i1
	and	%i5, %i1, %i1
	call	add_digits, 0
	 restore
.L43:
	sub	%g0, %i5, %g2
	cmp	%g2, %i1
	bg,a	.L31
	 mov	%i1, %g2
.L31:
	ld	[%i0+8], %g3
	add	%g3, 1, %g4
	st	%g4, [%i0+8]
	sll	%g3, 3, %g1
	mov	1, %i4
	add	%i0, %g1, %g1
	st	%g0, [%g1+16]
	cmp	%i2, 0
	bne	.L45
	 st	%i4, [%g1+20]
.L33:
	cmp	%g2, 0
	ble	.L36
	 sub	%i1, %g2, %i1
	ld	[%i0+8], %g1
	add	%g1, 1, %g3
	st	%g3, [%i0+8]
	sll	%g1, 3, %g1
	add	%i0, %g1, %g1
	st	%g0, [%g1+16]
	b	.L36
	 st	%g2, [%g1+20]
.L44:
	add	%g1, 1, %g2
	sll	%g1, 3, %g1
	st	%g2, [%i0+8]
	add	%i0, %g1, %g1
	sethi	%gdop_hix22(.LC0), %g2
	mov	1, %g3
	xor	%g2, %gdop_lox10(.LC0), %g2
	st	%g3, [%g1+20]
	ld	[%l7 + %g2], %g2, %gdop(.LC0)
	mov	%i1, %i2
	st	%g2, [%g1+16]
	xnor	%g0, %i5, %g1
	sra	%g1, 31, %i1
	and	%i5, %i1, %i1
	call	add_digits, 0
	 restore
.L45:
	add	%g3, 2, %g3
	st	%g3, [%i0+8]
	sll	%g4, 3, %g4
	sethi	%gdop_hix22(.LC0), %g1
	add	%i0, %g4, %g4
	xor	%g1, %gdop_lox10(.LC0), %g1
	st	%i4, [%g4+20]
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	b	.L33
	 st	%g1, [%g4+16]
.L34:
	ld	[%i0+8], %g2
	add	%g2, 1, %g3
	st	%g3, [%i0+8]
	sll	%g2, 3, %g1
	mov	1, %g4
	add	%i0, %g1, %g1
	st	%g0, [%g1+16]
	cmp	%i2, 0
	be	.L36
	 st	%g4, [%g1+20]
	add	%g2, 2, %g2
	st	%g2, [%i0+8]
	sll	%g3, 3, %g3
	sethi	%gdop_hix22(.LC0), %g1
	add	%i0, %g3, %g3
	xor	%g1, %gdop_lox10(.LC0), %g1
	st	%g4, [%g3+20]
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	b	.L36
	 st	%g1, [%g3+16]
	.size	show_fixed, .-show_fixed
	.section	.text.show_decimal,"ax",@progbits
	.align 4
	.type	show_decimal, #function
	.proc	020
show_decimal:
	save	%sp, -96, %sp
	or	%i1, 32, %g3
	mov	%i2, %g2
	sll	%g3, 24, %g1
	mov	%i3, %i2
	cmp	%g3, %i1
	be	.L47
	 mov	101, %i3
	mov	69, %i3
.L47:
	sra	%g1, 24, %g1
	cmp	%g1, 103
	be	.L80
	 cmp	%g1, 101
	be,a	.L84
	 and	%i3, 0xff, %i3
.L61:
	call	show_fixed, 0
	 restore %g0, %g2, %o1
.L80:
	ld	[%i0+92], %g1
	cmp	%g1, 0
	be	.L81
	 ld	[%i0+88], %g3
	add	%g3, -1, %i5
	cmp	%g2, 0
	be	.L51
	 mov	1, %g4
	mov	%g2, %g4
	add	%g2, -1, %g2
.L51:
	cmp	%g0, %i2
	subx	%g0, -1, %i1
	cmp	%i5, -4
	bl	.L53
	 mov	1, %i4
	mov	0, %i4
.L53:
	andcc	%i4, 0xff, %g0
	bne	.L52
	 cmp	%i5, %g4
	bge	.L54
	 mov	1, %i4
	mov	0, %i4
.L54:
	andcc	%i4, 0xff, %g0
	be,a	.L85
	 sub	%g2, %i5, %g2
.L52:
	cmp	%g1, %g4
	bl	.L56
	 mov	1, %g3
	mov	0, %g3
.L56:
	andcc	%g3, 0xff, %g0
	be	.L79
	 cmp	%i1, 0
	be,a	.L84
	 and	%i3, 0xff, %i3
	add	%g1, -1, %g2
	sub	%g0, %g1, %g1
	sra	%g1, 31, %g1
	and	%g2, %g1, %g2
.L79:
	and	%i3, 0xff, %i3
.L84:
	call	show_scientific, 0
	 restore %g0, %g2, %o1
.L81:
	cmp	%g0, %g2
	subx	%g2, 0, %g2
.L50:
.L85:
	cmp	%i2, 0
	bne	.L61
	 sub	%g1, %g3, %g1
	cmp	%g1, %g2
	bge	.L83
	 mov	1, %g3
.L59:
	andcc	%g3, 0xff, %g0
	be	.L61
	 nop
	xnor	%g0, %g1, %g2
	sra	%g2, 31, %g2
	b	.L61
	 and	%g1, %g2, %g2
.L83:
	b	.L59
	 mov	0, %g3
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i2, %g4
	ld	[%fp+92], %o7
	ld	[%fp+96], %o5
	cmp	%i5, 97
	be	.L135
	 add	%i0, 100, %i2
	cmp	%o7, 0
	bl	.L120
	 sethi	%gdop_hix22(.LC2), %g3
	cmp	%o7, %i3
	bl	.L121
	 sethi	%gdop_hix22(.LC4), %g1
	xor	%g3, %gdop_lox10(.LC2), %g3
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g3], %g3, %gdop(.LC2)
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
.L90:
	ldub	[%g3+%i1], %g2
	st	%g1, [%i0+12]
	stb	%g2, [%i0+100]
	mov	1, %o4
.L117:
	mov	0, %g1
	add	%i0, 101, %i1
	ldsb	[%g4+%g1], %g2
.L137:
	ldub	[%g3+%g2], %g2
	stb	%g2, [%i1+%g1]
	add	%g1, 1, %g1
	cmp	%g1, %i3
	bne,a	.L137
	 ldsb	[%g4+%g1], %g2
	ld	[%i0+8], %g2
	add	%g2, 1, %g3
	st	%g3, [%i0+8]
	sll	%g2, 3, %g1
	mov	1, %g4
	add	%i0, %g1, %g1
	st	%i2, [%g1+16]
	andcc	%o4, 0xff, %g0
	bne	.L109
	 st	%g4, [%g1+20]
.L116:
	cmp	%o5, 0
	be	.L138
	 cmp	%i5, 97
	add	%g2, 2, %g2
	st	%g2, [%i0+8]
	sll	%g3, 3, %g3
	sethi	%gdop_hix22(.LC0), %g1
	add	%i0, %g3, %g3
	xor	%g1, %gdop_lox10(.LC0), %g1
	mov	1, %g2
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	st	%g2, [%g3+20]
	st	%g1, [%g3+16]
.L111:
	cmp	%i5, 97
.L138:
	bne	.L113
	 mov	80, %i1
	mov	112, %i1
.L113:
	mov	1, %i3
	and	%i1, 0xff, %i1
	call	set_exponent, 0
	 restore %g0, %i4, %o2
.L120:
	xor	%g3, %gdop_lox10(.LC2), %g3
	ld	[%l7 + %g3], %g3, %gdop(.LC2)
.L88:
	b	.L91
	 add	%g4, -1, %g2
.L93:
	be,a	.L92
	 mov	0, %g2
.L91:
	ldsb	[%g2+%i3], %g1
	cmp	%g1, 0
	be,a	.L93
	 addcc	%i3, -1, %i3
	mov	1, %g2
.L92:
	cmp	%i5, 97
	be	.L139
	 sethi	%gdop_hix22(.LC3), %g1
.L125:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
.L106:
	ldub	[%g3+%i1], %i1
	st	%g1, [%i0+12]
	stb	%i1, [%i0+100]
	sra	%o7, 31, %g1
	cmp	%i3, 0
	sub	%g1, %o7, %g1
	srl	%g1, 31, %g1
	or	%g1, %g2, %g1
	bg	.L117
	 mov	%g1, %o4
	ld	[%i0+8], %g2
	add	%g2, 1, %g3
	st	%g3, [%i0+8]
	sll	%g2, 3, %g4
	mov	1, %i1
	add	%i0, %g4, %g4
	st	%i2, [%g4+16]
	andcc	%g1, 1, %g0
	be	.L116
	 st	%i1, [%g4+20]
	add	%g2, 2, %g2
	st	%g2, [%i0+8]
	sethi	%gdop_hix22(.LC0), %g1
	st	%i1, [%g4+28]
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	b	.L114
	 st	%g1, [%g4+24]
.L109:
	sethi	%gdop_hix22(.LC0), %g3
	st	%g4, [%g1+28]
	xor	%g3, %gdop_lox10(.LC0), %g3
	ld	[%l7 + %g3], %g3, %gdop(.LC0)
	st	%g3, [%g1+24]
	add	%g2, 3, %g2
	st	%g2, [%i0+8]
	st	%i1, [%g1+32]
	st	%i3, [%g1+36]
.L114:
	sub	%o7, %i3, %o7
	cmp	%o7, 0
	ble	.L138
	 cmp	%i5, 97
	ld	[%i0+8], %g1
	add	%g1, 1, %g2
	st	%g2, [%i0+8]
	sll	%g1, 3, %g1
	add	%i0, %g1, %g1
	st	%g0, [%g1+16]
	b	.L111
	 st	%o7, [%g1+20]
.L135:
	cmp	%o7, 0
	bl	.L118
	 sethi	%gdop_hix22(.LC1), %g3
	cmp	%o7, %i3
	bl	.L119
	 sethi	%gdop_hix22(.LC3), %g1
	xor	%g3, %gdop_lox10(.LC1), %g3
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g3], %g3, %gdop(.LC1)
	b	.L90
	 ld	[%l7 + %g1], %g1, %gdop(.LC3)
.L119:
	xor	%g3, %gdop_lox10(.LC1), %g3
	ld	[%l7 + %g3], %g3, %gdop(.LC1)
.L89:
	add	%o7, 1, %g1
	cmp	%i3, %g1
	ble	.L123
	 mov	0, %g2
	add	%g4, %g1, %g1
	add	%g4, %i3, %i3
.L95:
	ldsb	[%g1], %o4
	add	%g1, 1, %g1
	cmp	%i3, %g1
	bne	.L95
	 or	%g2, %o4, %g2
	mov	%i1, %g1
	cmp	%o7, 0
	bne	.L94
	 mov	0, %i3
.L97:
	ldsb	[%g4+%i3], %i3
	cmp	%i3, 7
	ble	.L99
	 orcc	%g1, %g2, %g0
	bne	.L127
	 cmp	%i3, 8
	be	.L140
	 cmp	%g0, %o7
.L127:
	add	%o7, -1, %g2
	cmp	%g2, 0
	bge	.L104
	 add	%g4, %g2, %g1
	b	.L99
	 add	%i1, 1, %i1
.L103:
	cmp	%g4, %g1
	be	.L105
	 add	%g1, -1, %g2
	mov	%g2, %g1
.L104:
	ldub	[%g1], %g2
	add	%g2, 1, %g2
	sll	%g2, 24, %i3
	sra	%i3, 24, %i3
	cmp	%i3, 15
	bg,a	.L103
	 stb	%g0, [%g1]
	stb	%g2, [%g1]
.L99:
	cmp	%g0, %o7
.L140:
	addx	%g0, 0, %g2
	cmp	%i5, 97
	bne	.L125
	 mov	%o7, %i3
	sethi	%gdop_hix22(.LC3), %g1
.L139:
	xor	%g1, %gdop_lox10(.LC3), %g1
	b	.L106
	 ld	[%l7 + %g1], %g1, %gdop(.LC3)
.L118:
	xor	%g3, %gdop_lox10(.LC1), %g3
	b	.L88
	 ld	[%l7 + %g3], %g3, %gdop(.LC1)
.L121:
	xor	%g3, %gdop_lox10(.LC2), %g3
	b	.L89
	 ld	[%l7 + %g3], %g3, %gdop(.LC2)
.L123:
.L94:
	add	%g4, %o7, %g1
	mov	%o7, %i3
	ldub	[%g1-1], %g1
	b	.L97
	 and	%g1, 1, %g1
.L105:
	b	.L99
	 add	%i1, 1, %i1
	.size	show_hexadecimal.constprop.0, .-show_hexadecimal.constprop.0
	.section	.text.forget_decimal,"ax",@progbits
	.align 4
	.global forget_decimal
	.type	forget_decimal, #function
	.proc	020
forget_decimal:
	save	%sp, -96, %sp
	ld	[%i0+8], %o0
	add	%i0, 12, %i5
	cmp	%o0, %i5
	be,a	.L143
	 st	%i5, [%i0+8]
	call	free, 0
	 nop
	st	%i5, [%i0+8]
.L143:
	jmp	%i7+8
	 restore
	.size	forget_decimal, .-forget_decimal
	.section	.text.forget_shown,"ax",@progbits
	.align 4
	.global forget_shown
	.type	forget_shown, #function
	.proc	020
forget_shown:
	save	%sp, -96, %sp
	call	forget_decimal, 0
	 restore %i0, 88, %o0
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
	.section	.text.show_double,"ax",@progbits
	.align 4
	.global show_double
	.type	show_double, #function
	.proc	04
show_double:
	save	%sp, -128, %sp
	st	%i1, [%fp-24]
	st	%i2, [%fp-20]
	ldd	[%fp-24], %f8
	st	%f8, [%fp-24]
	ld	[%fp-24], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	fabss	%f8, %f12
	fmovs	%f9, %f13
	sethi	%hi(-2147483648), %g2
	sethi	%gdop_hix22(.LC9), %g3
	and	%g1, %g2, %g2
	xor	%g3, %gdop_lox10(.LC9), %g3
	ld	[%l7 + %g3], %g3, %gdop(.LC9)
	ldd	[%g3], %f10
	fcmpd	%f12, %f10
	nop
	fbug	.L146
	 mov	1, %g1
	mov	0, %g1
.L146:
	cmp	%g0, %g2
	xor	%g1, 1, %g1
	addx	%g0, 0, %g4
	and	%g1, 0xff, %g1
	sethi	%gdop_hix22(.LC10), %g2
	add	%i0, 100, %g3
	xor	%g2, %gdop_lox10(.LC10), %g2
	st	%g4, [%i0]
	ld	[%l7 + %g2], %g2, %gdop(.LC10)
	st	%g1, [%i0+4]
	st	%g0, [%i0+8]
	st	%g2, [%i0+12]
	cmp	%g1, 0
	be	.L171
	 st	%g3, [%i0+96]
	or	%i3, 32, %g1
	mov	%g1, %g2
	cmp	%g2, 97
	be	.L172
	 sll	%g1, 24, %g1
	cmp	%i4, 0
	bl	.L173
	 add	%i0, 88, %o0
	cmp	%g2, 102
	be	.L158
	 mov	%i4, %o3
	cmp	%g2, 101
	be	.L158
	 add	%i4, 1, %o3
	cmp	%i4, 0
	bne	.L174
	 mov	1, %o3
.L158:
	sra	%g1, 24, %g1
	xor	%g1, 102, %g1
	cmp	%g0, %g1
	std	%f8, [%fp-24]
	subx	%g0, -1, %o4
	ld	[%fp-24], %o1
	call	double_decimal, 0
	 ld	[%fp-20], %o2
	mov	%i0, %o0
	mov	%i5, %o3
	mov	%i4, %o2
	mov	%i3, %o1
	call	show_decimal, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L173:
	cmp	%g2, 101
	be,a	.L164
	 mov	7, %o3
	mov	6, %i4
	b	.L158
	 mov	6, %o3
.L171:
	add	%i3, -65, %i3
	fcmpd	%f8, %f8
	and	%i3, 0xff, %i3
	nop
	fbne	.L175
	 cmp	%i3, 25
	bgu	.L161
	 sethi	%gdop_hix22(.LC8), %g1
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC7)
.L149:
	mov	1, %g1
	st	%l7, [%i0+16]
	st	%g1, [%i0+8]
	mov	3, %g1
	st	%g1, [%i0+20]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L175:
	bgu	.L160
	 sethi	%gdop_hix22(.LC6), %g1
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	b	.L149
	 ld	[%l7 + %g1], %l7, %gdop(.LC5)
.L172:
	st	%f8, [%fp-24]
	add	%fp, -16, %o2
	ld	[%fp-24], %i1
	mov	%o2, %g3
	srl	%i1, 20, %o3
	st	%f9, [%fp-24]
	and	%o3, 2047, %o3
	ld	[%fp-24], %o5
	add	%fp, -3, %i2
	mov	48, %g2
	sll	%i1, 1, %o7
.L154:
	andcc	%g2, 32, %g0
	bne	.L153
	 srl	%i1, %g2, %g1
	xnor	%g0, %g2, %g4
	srl	%o5, %g2, %g1
	sll	%o7, %g4, %g4
	or	%g4, %g1, %g1
.L153:
	and	%g1, 15, %g1
	stb	%g1, [%g3]
	add	%g3, 1, %g3
	cmp	%g3, %i2
	bne	.L154
	 add	%g2, -4, %g2
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	cmp	%g0, %o3
	ldd	[%fp-24], %f10
	addx	%g0, 0, %o1
	fcmpd	%f8, %f10
	nop
	fbe	.L155
	 mov	0, %o4
	cmp	%o3, 0
	be	.L155
	 mov	-1022, %o4
	add	%o3, -1023, %o4
.L155:
	mov	%i0, %o0
	st	%i5, [%sp+96]
	st	%i4, [%sp+92]
	mov	%i3, %o5
	mov	13, %o3
	call	show_hexadecimal.constprop.0, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L161:
	xor	%g1, %gdop_lox10(.LC8), %g1
	b	.L149
	 ld	[%l7 + %g1], %l7, %gdop(.LC8)
.L160:
	xor	%g1, %gdop_lox10(.LC6), %g1
	b	.L149
	 ld	[%l7 + %g1], %l7, %gdop(.LC6)
.L164:
	b	.L158
	 mov	6, %i4
.L174:
	b	.L158
	 mov	%i4, %o3
	.size	show_double, .-show_double
	.section	.text.show_quad,"ax",@progbits
	.align 4
	.global show_quad
	.type	show_quad, #function
	.proc	04
show_quad:
	save	%sp, -152, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i1], %o7
	sethi	%hi(31744), %g1
	srl	%o7, 16, %i5
	or	%g1, 1023, %g1
	and	%i5, %g1, %i5
	xor	%i5, %g1, %g3
	srl	%o7, 31, %o5
	cmp	%g0, %g3
	sethi	%gdop_hix22(.LC10), %g2
	addx	%g0, 0, %g4
	xor	%g2, %gdop_lox10(.LC10), %g2
	add	%i0, 100, %g3
	ld	[%l7 + %g2], %g2, %gdop(.LC10)
	st	%o5, [%i0]
	st	%g4, [%i0+4]
	st	%g0, [%i0+8]
	st	%g2, [%i0+12]
	st	%g3, [%i0+96]
	ld	[%i1+4], %o3
	cmp	%i5, %g1
	be	.L210
	 ldd	[%i1+8], %o4
	or	%i2, 32, %g1
	mov	%g1, %g2
	cmp	%g2, 97
	be	.L211
	 sll	%g1, 24, %g1
	cmp	%i3, 0
	bl	.L212
	 add	%i0, 88, %o0
	cmp	%g2, 102
	be	.L196
	 mov	%i3, %o2
	cmp	%g2, 101
	be	.L196
	 add	%i3, 1, %o2
	cmp	%i3, 0
	bne	.L213
	 mov	1, %o2
.L196:
	ldd	[%i1], %o4
	ldd	[%i1+8], %g2
	sra	%g1, 24, %g1
	xor	%g1, 102, %g1
	cmp	%g0, %g1
	std	%o4, [%fp-48]
	subx	%g0, -1, %o3
	std	%g2, [%fp-40]
	call	quad_decimal, 0
	 add	%fp, -48, %o1
	cmp	%o0, 0
	bne	.L205
	 mov	%i4, %o3
	mov	%i3, %o2
	mov	%i2, %o1
	call	show_decimal, 0
	 mov	%i0, %o0
.L181:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L212:
	cmp	%g2, 101
	be,a	.L202
	 mov	7, %o2
	mov	6, %i3
	b	.L196
	 mov	6, %o2
.L210:
	or	%o3, %o5, %o5
	add	%i2, -65, %i2
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%o7, %g1, %g1
	or	%g1, %o4, %g1
	orcc	%g1, %o5, %g0
	be	.L178
	 and	%i2, 0xff, %i2
	cmp	%i2, 25
	bleu	.L214
	 sethi	%gdop_hix22(.LC5), %g1
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC6)
.L180:
	mov	1, %g1
	st	%l7, [%i0+16]
	st	%g1, [%i0+8]
	mov	3, %g1
	st	%g1, [%i0+20]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L214:
	xor	%g1, %gdop_lox10(.LC5), %g1
	b	.L180
	 ld	[%l7 + %g1], %l7, %gdop(.LC5)
.L178:
	cmp	%i2, 25
	bgu	.L199
	 sethi	%gdop_hix22(.LC8), %g1
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	b	.L180
	 ld	[%l7 + %g1], %l7, %gdop(.LC7)
.L211:
	mov	108, %g2
	mov	0, %g1
	add	%fp, -32, %o2
	sll	%o4, 1, %i1
	sll	%o7, 1, %o1
.L190:
	cmp	%g1, 11
	ble	.L215
	 andcc	%g2, 32, %g0
	bne	.L188
	 srl	%o4, %g2, %g3
	xnor	%g0, %g2, %g4
	srl	%o5, %g2, %g3
	sll	%i1, %g4, %g4
	or	%g4, %g3, %g3
.L188:
	and	%g3, 15, %g3
	stb	%g3, [%o2+%g1]
	add	%g1, 1, %g1
	cmp	%g1, 28
	bne	.L190
	 add	%g2, -4, %g2
	cmp	%g0, %i5
	sethi	%hi(-2147483648), %g1
	addx	%g0, 0, %o1
	andn	%o7, %g1, %g1
	or	%o3, %o5, %o3
	or	%g1, %o4, %g1
	orcc	%g1, %o3, %g0
	be	.L191
	 mov	0, %o4
	sethi	%hi(-16384), %g1
	cmp	%i5, 0
	be	.L191
	 or	%g1, 2, %o4
	or	%g1, 1, %g1
	add	%i5, %g1, %o4
.L191:
	st	%i4, [%sp+96]
	st	%i3, [%sp+92]
	mov	%i2, %o5
	mov	28, %o3
	call	show_hexadecimal.constprop.0, 0
	 mov	%i0, %o0
	b,a	.L181
.L215:
	be	.L184
	 add	%g2, -64, %g3
	srl	%o7, %g3, %g3
.L185:
	and	%g3, 15, %g3
	add	%g2, -4, %g2
	stb	%g3, [%o2+%g1]
	b	.L190
	 add	%g1, 1, %g1
.L184:
	xnor	%g0, %g3, %g4
	srl	%o3, %g3, %g3
	sll	%o1, %g4, %g4
	b	.L185
	 or	%g4, %g3, %g3
.L199:
	xor	%g1, %gdop_lox10(.LC8), %g1
	b	.L180
	 ld	[%l7 + %g1], %l7, %gdop(.LC8)
.L202:
	b	.L196
	 mov	6, %i3
.L213:
	b	.L196
	 mov	%i3, %o2
.L205:
	jmp	%i7+8
	 restore %g0, -1, %o0
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
