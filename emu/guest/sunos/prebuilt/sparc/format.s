! be7eb740269849280f35fd6e874b14c0 emu/guest/libc/format.c
	.file	"format.c"
	.section	".text"
	.section	.text.put_in_buffer,"ax",@progbits
	.align 4
	.type	put_in_buffer, #function
	.proc	020
put_in_buffer:
	save	%sp, -96, %sp
	ld	[%i0+4], %i5
	cmp	%i5, %i2
	bgu,a	.L2
	 mov	%i2, %i5
.L2:
	mov	%i5, %o2
	mov	%i1, %o1
	call	memcpy, 0
	 ld	[%i0], %o0
	ld	[%i0], %g2
	ld	[%i0+4], %g1
	add	%g2, %i5, %g2
	sub	%g1, %i5, %g1
	st	%g2, [%i0]
	st	%g1, [%i0+4]
	jmp	%i7+8
	 restore
	.size	put_in_buffer, .-put_in_buffer
	.section	.text.read_number,"ax",@progbits
	.align 4
	.type	read_number, #function
	.proc	04
read_number:
	save	%sp, -96, %sp
	ld	[%i0+4], %g1
	cmp	%g1, 0
	be	.L5
	 mov	%i0, %g4
	ld	[%g1], %g2
	cmp	%g2, 42
	be	.L6
	 sethi	%hi(26843136), %i5
	ld	[%g1], %g3
	mov	0, %i0
	add	%g3, -48, %g2
	or	%i5, 408, %i5
	cmp	%g2, 9
	bgu	.L26
	 sethi	%hi(268435456), %i4
	cmp	%i0, %i5
.L23:
	bg	.L18
	 add	%g1, 4, %g1
	sll	%i0, 2, %g2
	add	%g2, %i0, %g2
	st	%g1, [%g4+4]
	add	%g2, %g2, %g2
	add	%g2, -48, %g2
	add	%g2, %g3, %i0
.L21:
	ld	[%g1], %g3
	add	%g3, -48, %g2
	cmp	%g2, 9
	bleu	.L23
	 cmp	%i0, %i5
.L26:
	jmp	%i7+8
	 restore
.L18:
	mov	%i4, %i0
	b	.L21
	 st	%g1, [%g4+4]
.L5:
	ld	[%i0], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 42
	be	.L8
	 sethi	%hi(26843136), %i5
	mov	0, %i0
	or	%i5, 408, %i5
	sethi	%hi(268435456), %i4
.L15:
	ldub	[%g1], %g3
	add	%g3, -48, %g2
	cmp	%g2, 9
	bgu	.L26
	 cmp	%i0, %i5
	bg,a	.L24
	 add	%g1, 1, %g1
	sll	%i0, 2, %g2
.L25:
	add	%g1, 1, %g1
	add	%g2, %i0, %g2
	st	%g1, [%g4]
	add	%g2, %g2, %g2
	add	%g2, -48, %g2
	add	%g2, %g3, %i0
	ldub	[%g1], %g3
	add	%g3, -48, %g2
	cmp	%g2, 9
	bgu	.L26
	 cmp	%i0, %i5
	ble	.L25
	 sll	%i0, 2, %g2
	add	%g1, 1, %g1
.L24:
	mov	%i4, %i0
	b	.L15
	 st	%g1, [%g4]
.L6:
	add	%g1, 4, %g1
	st	%g1, [%i0+4]
.L10:
	ld	[%i1], %g1
	ld	[%g1], %i0
	add	%g1, 4, %g1
	st	%g1, [%i1]
	sethi	%hi(-268435456), %g1
	cmp	%i0, %g1
	bl,a	.L11
	 mov	%g1, %i0
.L11:
	sethi	%hi(268435456), %g1
	cmp	%i0, %g1
	ble	.L26
	 nop
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L8:
	add	%g1, 1, %g1
	b	.L10
	 st	%g1, [%i0]
	.size	read_number, .-read_number
	.section	.text.pad,"ax",@progbits
	.align 4
	.type	pad, #function
	.proc	020
pad:
	save	%sp, -128, %sp
	mov	32, %o2
	add	%fp, -32, %i3
	mov	%i1, %o1
	call	memset, 0
	 mov	%i3, %o0
	cmp	%i2, 0
	ble	.L33
	 add	%i2, -32, %i5
	add	%i2, -1, %i4
	and	%i4, -32, %i4
	b	.L30
	 sub	%i5, %i4, %i4
.L32:
	add	%i5, -32, %i5
.L30:
	cmp	%i2, 32
	ble	.L29
	 mov	%i3, %o1
	mov	32, %i2
.L29:
	ld	[%i0], %g1
	mov	%i2, %o2
	ld	[%g1], %g2
	call	%g2, 0
	 ld	[%g1+8], %o0
	ld	[%i0+4], %g1
	add	%g1, %i2, %g1
	st	%g1, [%i0+4]
	cmp	%i5, %i4
	bne	.L32
	 mov	%i5, %i2
.L33:
	jmp	%i7+8
	 restore
	.size	pad, .-pad
	.section	.text.put_wide,"ax",@progbits
	.align 4
	.type	put_wide, #function
	.proc	020
put_wide:
	save	%sp, -160, %sp
	ld	[%i0], %g2
	ld	[%g2+4], %g1
	cmp	%g1, 0
	be	.L57
	 mov	%i2, %o2
	mov	%i1, %o1
	call	%g1, 0
	 ld	[%g2+8], %o0
	ld	[%i0+4], %g1
	add	%g1, %i2, %g1
	st	%g1, [%i0+4]
.L61:
	jmp	%i7+8
	 restore
.L57:
	cmp	%i2, 0
	be	.L60
	 nop
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L61
	 add	%fp, -64, %i3
	b	.L43
	 mov	0, %i5
.L41:
	add	%i5, 1, %i5
	cmp	%i5, %i2
	bgeu	.L56
	 mov	%i3, %o1
	cmp	%i5, 63
	bgu	.L39
	 sll	%i5, 2, %i4
.L43:
	sll	%i5, 2, %i4
	ld	[%i1+%i4], %g1
	cmp	%g1, 255
	bleu,a	.L41
	 stb	%g1, [%i3+%i5]
	cmp	%i5, 0
	bne	.L39
	 add	%fp, -64, %o1
	call	___errno, 0
	 nop
	mov	88, %g1
	st	%g1, [%o0]
	mov	1, %g1
	st	%g1, [%i0+8]
	jmp	%i7+8
	 restore
.L56:
	sll	%i5, 2, %i4
.L39:
	ld	[%i0], %g1
	mov	%i5, %o2
	ld	[%g1], %g2
	call	%g2, 0
	 ld	[%g1+8], %o0
	ld	[%i0+4], %g1
	add	%g1, %i5, %g1
	st	%g1, [%i0+4]
	subcc	%i2, %i5, %i2
	be	.L61
	 add	%i1, %i4, %i1
	ld	[%i0+8], %g1
	cmp	%g1, 0
	be	.L43
	 mov	0, %i5
	jmp	%i7+8
	 restore
.L60:
	jmp	%i7+8
	 restore
	.size	put_wide, .-put_wide
	.section	.text.begin_field,"ax",@progbits
	.align 4
	.type	begin_field, #function
	.proc	04
begin_field:
	save	%sp, -96, %sp
	call	strlen, 0
	 mov	%i2, %o0
	mov	%o0, %i5
	call	strlen, 0
	 mov	%i3, %o0
	ld	[%i1+4], %g1
	add	%i5, %o0, %g3
	ld	[%i1], %g2
	sub	%g1, %g3, %g1
	mov	%o0, %l0
	andcc	%g2, 17, %g0
	be	.L75
	 sub	%g1, %i4, %i4
	cmp	%i5, 0
.L77:
	be,a	.L78
	 ld	[%i0+4], %g1
	ld	[%i0], %g1
	mov	%i5, %o2
	ld	[%g1], %g2
	mov	%i2, %o1
	call	%g2, 0
	 ld	[%g1+8], %o0
	ld	[%i0+4], %g1
.L78:
	add	%i5, %g1, %i5
	cmp	%l0, 0
	be	.L65
	 st	%i5, [%i0+4]
	ld	[%i0], %g1
	mov	%l0, %o2
	ld	[%g1], %g2
	mov	%i3, %o1
	call	%g2, 0
	 ld	[%g1+8], %o0
	ld	[%i0+4], %i5
.L65:
	add	%l0, %i5, %l0
	st	%l0, [%i0+4]
	ld	[%i1], %g1
	and	%g1, 17, %g2
	cmp	%g2, 16
	be	.L76
	 and	%g1, 1, %g1
	sub	%g0, %g1, %g1
	and	%i4, %g1, %i0
	jmp	%i7+8
	 restore
.L75:
	mov	%i4, %o2
	mov	32, %o1
	call	pad, 0
	 mov	%i0, %o0
	b	.L77
	 cmp	%i5, 0
.L76:
	mov	%i0, %o0
	mov	%i4, %o2
	call	pad, 0
	 mov	48, %o1
	ld	[%i1], %g1
	and	%g1, 1, %g1
	sub	%g0, %g1, %g1
	and	%i4, %g1, %i0
	jmp	%i7+8
	 restore
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i2+8], %g3
	cmp	%g3, 0
	ble	.L90
	 add	%i2, 20, %g1
	sll	%g3, 3, %g3
	mov	0, %o4
	add	%g1, %g3, %g3
.L81:
	ld	[%g1], %g2
	add	%g1, 8, %g1
	cmp	%g1, %g3
	bne	.L81
	 add	%o4, %g2, %o4
.L80:
	ld	[%i2+4], %g1
	cmp	%g1, 0
	bne,a	.L102
	 ld	[%i2], %g1
	ld	[%i1], %g1
	and	%g1, -17, %g1
	st	%g1, [%i1]
	ld	[%i2], %g1
.L102:
	cmp	%g1, 0
	bne	.L91
	 sethi	%gdop_hix22(.LC0), %g1
	ld	[%i1], %g1
	andcc	%g1, 2, %g0
	bne,a	.L92
	 sethi	%gdop_hix22(.LC2), %g1
	andcc	%g1, 4, %g0
	be	.L93
	 sethi	%gdop_hix22(.LC3), %g1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	mov	%i1, %o1
	ld	[%l7 + %g1], %o2, %gdop(.LC1)
	ld	[%i2+12], %o3
	call	begin_field, 0
	 mov	%i0, %o0
	ld	[%i2+8], %g2
	mov	%o0, %i1
	add	%i2, 16, %i5
	cmp	%g2, 0
	bg	.L88
	 mov	0, %i4
.L89:
	mov	%i0, %o0
.L101:
	mov	%i1, %o2
	mov	32, %o1
	call	pad, 0
	 mov	%i2, %i0
	call	forget_shown, 0
	 restore
.L91:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %o2, %gdop(.LC0)
.L83:
	mov	%i1, %o1
	ld	[%i2+12], %o3
	call	begin_field, 0
	 mov	%i0, %o0
	ld	[%i2+8], %g2
	mov	%o0, %i1
	add	%i2, 16, %i5
	cmp	%g2, 0
	bg	.L88
	 mov	0, %i4
	b	.L101
	 mov	%i0, %o0
.L100:
	cmp	%i3, 0
	be,a	.L103
	 ld	[%i0+4], %g1
	ld	[%i0], %g1
	mov	%i3, %o2
	ld	[%g1], %g2
	call	%g2, 0
	 ld	[%g1+8], %o0
	ld	[%i2+8], %g2
	ld	[%i0+4], %g1
.L103:
	add	%g1, %i3, %g1
	st	%g1, [%i0+4]
.L87:
	add	%i4, 1, %i4
	cmp	%g2, %i4
	ble	.L89
	 add	%i5, 8, %i5
.L88:
	ld	[%i5], %o1
	cmp	%o1, 0
	bne	.L100
	 ld	[%i5+4], %i3
	mov	%i3, %o2
	mov	48, %o1
	call	pad, 0
	 mov	%i0, %o0
	b	.L87
	 ld	[%i2+8], %g2
.L92:
	xor	%g1, %gdop_lox10(.LC2), %g1
	b	.L83
	 ld	[%l7 + %g1], %o2, %gdop(.LC2)
.L93:
	xor	%g1, %gdop_lox10(.LC3), %g1
	b	.L83
	 ld	[%l7 + %g1], %o2, %gdop(.LC3)
.L90:
	b	.L80
	 mov	0, %o4
	.size	put_shown, .-put_shown
	.section	.text.put_quad,"ax",@progbits
	.align 4
	.type	put_quad, #function
	.proc	020
put_quad:
	save	%sp, -1016, %sp
	ldd	[%i2], %i4
	ldd	[%i2+8], %g2
	ld	[%i1], %o4
	std	%i4, [%fp-920]
	srl	%o4, 3, %o4
	std	%g2, [%fp-912]
	add	%fp, -900, %i5
	and	%o4, 1, %o4
	ld	[%i1+8], %o3
	ldsb	[%i1+16], %o2
	add	%fp, -920, %o1
	call	show_quad, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be	.L105
	 mov	%i5, %o2
	call	___errno, 0
	 nop
	mov	12, %g1
	st	%g1, [%o0]
	mov	1, %g1
	st	%g1, [%i0+8]
	jmp	%i7+8
	 restore
.L105:
	mov	%i1, %o1
	call	put_shown, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore
	.size	put_quad, .-put_quad
	.section	.text.put_double,"ax",@progbits
	.align 4
	.type	put_double, #function
	.proc	020
put_double:
	save	%sp, -1000, %sp
	ld	[%i1], %o5
	add	%fp, -900, %i5
	mov	%i2, %o1
	mov	%i3, %o2
	ld	[%i1+8], %o4
	ldsb	[%i1+16], %o3
	mov	%i5, %o0
	srl	%o5, 3, %o5
	call	show_double, 0
	 and	%o5, 1, %o5
	mov	%i5, %o2
	mov	%i1, %o1
	call	put_shown, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	orcc	%i2, 0, %i4
	be,a	.L119
	 sethi	%gdop_hix22(.LC4), %i4
.L109:
	ld	[%i1+8], %g2
	cmp	%g2, 0
	be	.L112
	 sethi	%gdop_hix22(.LC3), %g1
	b	.L110
	 mov	0, %i5
.L113:
	cmp	%i5, %g2
	be	.L120
	 sethi	%gdop_hix22(.LC3), %g1
.L110:
	ldsb	[%i4+%i5], %g1
	cmp	%g1, 0
	bne,a	.L113
	 add	%i5, 1, %i5
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	mov	%i5, %o4
	ld	[%l7 + %g1], %o3, %gdop(.LC3)
	mov	%i1, %o1
	mov	%o3, %o2
	call	begin_field, 0
	 mov	%i0, %o0
	mov	0, %o2
	mov	%o0, %i2
	mov	48, %o1
	call	pad, 0
	 mov	%i0, %o0
	cmp	%i5, 0
	bne,a	.L122
	 ld	[%i0], %g1
	ld	[%i0+4], %g1
.L121:
	add	%g1, %i5, %g1
	st	%g1, [%i0+4]
	call	pad, 0
	 restore %g0, 32, %o1
.L120:
	xor	%g1, %gdop_lox10(.LC3), %g1
	mov	%i1, %o1
	ld	[%l7 + %g1], %o3, %gdop(.LC3)
	mov	%i5, %o4
	mov	%o3, %o2
	call	begin_field, 0
	 mov	%i0, %o0
	mov	0, %o2
	mov	%o0, %i2
	mov	48, %o1
	call	pad, 0
	 mov	%i0, %o0
	ld	[%i0], %g1
.L122:
	mov	%i5, %o2
	ld	[%g1], %g2
	ld	[%g1+8], %o0
	call	%g2, 0
	 mov	%i4, %o1
	ld	[%i0+4], %g1
	add	%g1, %i5, %g1
	st	%g1, [%i0+4]
	call	pad, 0
	 restore %g0, 32, %o1
.L119:
	xor	%i4, %gdop_lox10(.LC4), %i4
	b	.L109
	 ld	[%l7 + %i4], %i4, %gdop(.LC4)
.L112:
	xor	%g1, %gdop_lox10(.LC3), %g1
	mov	%i1, %o1
	ld	[%l7 + %g1], %o3, %gdop(.LC3)
	mov	0, %o4
	mov	%o3, %o2
	call	begin_field, 0
	 mov	%i0, %o0
	mov	0, %o2
	mov	%o0, %i2
	mov	48, %o1
	mov	%i0, %o0
	call	pad, 0
	 mov	0, %i5
	b	.L121
	 ld	[%i0+4], %g1
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
	.global __umoddi3
	.global __udivdi3
	.section	.text.put_integer,"ax",@progbits
	.align 4
	.type	put_integer, #function
	.proc	020
put_integer:
	save	%sp, -128, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldub	[%i1+16], %g1
	sll	%g1, 24, %g3
	sra	%g3, 24, %g2
	cmp	%g2, 111
	be	.L155
	 or	%g1, 32, %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 120
	be	.L125
	 cmp	%g2, 112
	be	.L186
	 cmp	%g2, 88
	be	.L163
	 sethi	%gdop_hix22(.LC6), %l1
	mov	10, %l6
.L150:
	sra	%g3, 24, %g1
	cmp	%g1, 100
	be	.L128
	 cmp	%g1, 105
	bne	.L187
	 xor	%l6, 16, %g1
.L128:
	cmp	%i4, 0
	bne	.L158
	 sethi	%gdop_hix22(.LC0), %l4
	ld	[%i1], %g1
	andcc	%g1, 2, %g0
	bne	.L159
	 sethi	%gdop_hix22(.LC5), %l1
	andcc	%g1, 4, %g0
	be	.L160
	 sethi	%gdop_hix22(.LC3), %g1
	sethi	%gdop_hix22(.LC1), %l4
	xor	%l4, %gdop_lox10(.LC1), %l4
	ld	[%l7 + %l4], %g2, %gdop(.LC1)
	xor	%l1, %gdop_lox10(.LC5), %l1
	ld	[%l7 + %l1], %l1, %gdop(.LC5)
	xor	%g1, %gdop_lox10(.LC3), %g1
	st	%g2, [%fp-28]
	ld	[%i1+8], %l5
	or	%i2, %i3, %g2
	b	.L124
	 ld	[%l7 + %g1], %l7, %gdop(.LC3)
.L125:
	cmp	%g2, 88
	bne	.L188
	 sethi	%gdop_hix22(.LC6), %l1
	mov	1, %g1
	xor	%l1, %gdop_lox10(.LC6), %l1
	mov	16, %l6
	ld	[%l7 + %l1], %l1, %gdop(.LC6)
.L126:
	orcc	%i2, %i3, %g2
	be	.L161
	 ld	[%i1+8], %l5
	andcc	%g1, 0xff, %g0
	be	.L194
	 sethi	%gdop_hix22(.LC3), %g1
	ld	[%i1], %g1
	andcc	%g1, 8, %g0
	be	.L129
	 cmp	%l5, 0
	sra	%g3, 24, %g3
	cmp	%g3, 88
	be	.L130
	 sethi	%gdop_hix22(.LC8), %l4
	xor	%l4, %gdop_lox10(.LC8), %l4
	ld	[%l7 + %l4], %g2, %gdop(.LC8)
	st	%g2, [%fp-28]
.L131:
	cmp	%l5, 0
	bl	.L189
	 and	%g1, -17, %g2
	mov	0, %l3
	sethi	%gdop_hix22(.LC3), %g1
	st	%g2, [%i1]
	xor	%g1, %gdop_lox10(.LC3), %g1
	mov	16, %i4
	mov	16, %l6
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
.L135:
	mov	24, %i5
	add	%fp, -24, %l2
.L176:
	mov	0, %o2
.L195:
	mov	%i4, %o3
	mov	%i2, %o0
	call	__umoddi3, 0
	 mov	%i3, %o1
	ldub	[%l1+%o1], %g1
	mov	%i2, %o0
	mov	%i3, %o1
	mov	%i5, %l0
	mov	0, %o2
	add	%i5, -1, %i5
	mov	%i4, %o3
	call	__udivdi3, 0
	 stb	%g1, [%l2+%i5]
	mov	%i3, %g2
	cmp	%l3, %i2
	mov	%i5, %l4
	mov	%o0, %i2
	bne	.L176
	 mov	%o1, %i3
	cmp	%i4, %g2
	bleu	.L195
	 mov	0, %o2
	mov	24, %g2
	cmp	%l5, 0
	sub	%g2, %i5, %i5
	bl	.L140
	 mov	%i5, %i4
	cmp	%l6, 8
	be	.L141
	 sub	%l5, %i5, %l0
	xnor	%g0, %l0, %g2
	sra	%g2, 31, %g2
	ld	[%fp-28], %o2
	and	%l0, %g2, %l0
	mov	%i1, %o1
	mov	%l7, %o3
	add	%i5, %l0, %o4
	call	begin_field, 0
	 mov	%i0, %o0
	mov	%l0, %o2
	mov	%o0, %i3
	mov	48, %o1
	call	pad, 0
	 mov	%i0, %o0
.L152:
	ld	[%i0], %g2
	mov	%i4, %o2
	ld	[%g2], %g3
	add	%l2, %l4, %o1
	call	%g3, 0
	 ld	[%g2+8], %o0
	ld	[%i0+4], %g1
.L193:
	add	%g1, %i5, %g1
	mov	%i3, %o2
	mov	32, %o1
	st	%g1, [%i0+4]
	call	pad, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore
.L155:
	sethi	%gdop_hix22(.LC5), %l1
	sethi	%gdop_hix22(.LC3), %g1
	xor	%l1, %gdop_lox10(.LC5), %l1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %l1], %l1, %gdop(.LC5)
	mov	8, %l6
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
	ld	[%i1+8], %l5
	st	%l7, [%fp-28]
	or	%i2, %i3, %g2
.L124:
	orcc	%l5, 0, %l0
	bl	.L190
	 cmp	%g2, 0
	ld	[%i1], %g1
	and	%g1, -17, %g1
	be	.L136
	 st	%g1, [%i1]
	mov	%l6, %i4
.L197:
	b	.L135
	 mov	0, %l3
.L140:
	add	%l0, -24, %l0
.L133:
	cmp	%l6, 8
	be,a	.L196
	 ld	[%i1], %g2
.L143:
	xnor	%g0, %l0, %g2
.L192:
	sra	%g2, 31, %g2
.L198:
	mov	%l7, %o3
	and	%l0, %g2, %l0
	ld	[%fp-28], %o2
	mov	%i1, %o1
	add	%l0, %i5, %o4
	call	begin_field, 0
	 mov	%i0, %o0
	mov	%l0, %o2
	mov	%o0, %i3
	mov	48, %o1
	call	pad, 0
	 mov	%i0, %o0
	cmp	%i5, 0
	be,a	.L193
	 ld	[%i0+4], %g1
	b	.L152
	 add	%fp, -24, %l2
.L136:
	cmp	%l6, 8
	bne	.L185
	 ld	[%fp-28], %o2
	mov	0, %i4
	mov	24, %l4
	mov	0, %i5
.L141:
	ld	[%i1], %g2
.L196:
	andcc	%g2, 8, %g0
	be	.L192
	 xnor	%g0, %l0, %g2
	cmp	%l0, 0
	ble,a	.L143
	 mov	1, %l0
	b	.L198
	 sra	%g2, 31, %g2
.L190:
	bne,a	.L197
	 mov	%l6, %i4
	mov	0, %i4
	mov	24, %l4
	mov	1, %l0
	b	.L133
	 mov	0, %i5
.L158:
	xor	%l4, %gdop_lox10(.LC0), %l4
	ld	[%l7 + %l4], %g2, %gdop(.LC0)
	sethi	%gdop_hix22(.LC5), %l1
	sethi	%gdop_hix22(.LC3), %g1
	xor	%l1, %gdop_lox10(.LC5), %l1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %l1], %l1, %gdop(.LC5)
	st	%g2, [%fp-28]
	ld	[%i1+8], %l5
	or	%i2, %i3, %g2
	b	.L124
	 ld	[%l7 + %g1], %l7, %gdop(.LC3)
.L159:
	sethi	%gdop_hix22(.LC2), %l4
	xor	%l4, %gdop_lox10(.LC2), %l4
	ld	[%l7 + %l4], %g2, %gdop(.LC2)
	xor	%l1, %gdop_lox10(.LC5), %l1
	sethi	%gdop_hix22(.LC3), %g1
	ld	[%l7 + %l1], %l1, %gdop(.LC5)
	xor	%g1, %gdop_lox10(.LC3), %g1
	st	%g2, [%fp-28]
	ld	[%i1+8], %l5
	or	%i2, %i3, %g2
	b	.L124
	 ld	[%l7 + %g1], %l7, %gdop(.LC3)
.L129:
	bl	.L191
	 and	%g1, -17, %g2
	mov	16, %l6
	sethi	%gdop_hix22(.LC3), %g1
	st	%g2, [%i1]
	xor	%g1, %gdop_lox10(.LC3), %g1
	mov	%l6, %i4
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
	mov	0, %l3
	b	.L135
	 st	%l7, [%fp-28]
.L186:
	sethi	%gdop_hix22(.LC5), %l1
	mov	1, %g1
	xor	%l1, %gdop_lox10(.LC5), %l1
	mov	16, %l6
	b	.L126
	 ld	[%l7 + %l1], %l1, %gdop(.LC5)
.L160:
	xor	%l1, %gdop_lox10(.LC5), %l1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %l1], %l1, %gdop(.LC5)
	ld	[%i1+8], %l5
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
	or	%i2, %i3, %g2
	b	.L124
	 st	%l7, [%fp-28]
.L191:
	sethi	%gdop_hix22(.LC3), %g1
	mov	0, %l3
	xor	%g1, %gdop_lox10(.LC3), %g1
	mov	16, %i4
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
	mov	16, %l6
	b	.L135
	 st	%l7, [%fp-28]
.L189:
	sethi	%gdop_hix22(.LC3), %g1
	mov	16, %l6
	xor	%g1, %gdop_lox10(.LC3), %g1
	mov	%l6, %i4
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
	b	.L135
	 mov	0, %l3
.L185:
	mov	%i1, %o1
	mov	%l5, %o4
	mov	%l7, %o3
	call	begin_field, 0
	 mov	%i0, %o0
	mov	%l5, %o2
	mov	%o0, %i3
	mov	48, %o1
	mov	%i0, %o0
	call	pad, 0
	 mov	0, %i5
	b	.L193
	 ld	[%i0+4], %g1
.L187:
	sethi	%gdop_hix22(.LC5), %l1
	cmp	%g0, %g1
	xor	%l1, %gdop_lox10(.LC5), %l1
	subx	%g0, -1, %g1
	b	.L126
	 ld	[%l7 + %l1], %l1, %gdop(.LC5)
.L130:
	sethi	%gdop_hix22(.LC7), %l4
	xor	%l4, %gdop_lox10(.LC7), %l4
	ld	[%l7 + %l4], %g2, %gdop(.LC7)
	b	.L131
	 st	%g2, [%fp-28]
.L188:
	b	.L150
	 mov	16, %l6
.L161:
	sethi	%gdop_hix22(.LC3), %g1
.L194:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
	b	.L124
	 st	%l7, [%fp-28]
.L163:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%l1, %gdop_lox10(.LC6), %l1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %l1], %l1, %gdop(.LC6)
	mov	10, %l6
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
	ld	[%i1+8], %l5
	st	%l7, [%fp-28]
	b	.L124
	 or	%i2, %i3, %g2
	.size	put_integer, .-put_integer
	.section	.text.format_text,"ax",@progbits
	.align 4
	.global format_text
	.type	format_text, #function
	.proc	04
format_text:
	save	%sp, -216, %sp
	ld	[%i1], %g2
	ld	[%i1+4], %g1
	st	%i0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g2, [%fp-96]
	st	%g1, [%fp-92]
	add	%fp, -96, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	has_numbers, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne	.L356
	 sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L226-.)), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L220-.)), %i3
	or	%g1, %lo(_GLOBAL_OFFSET_TABLE_-(.L226-.)), %g1
	or	%i3, %lo(_GLOBAL_OFFSET_TABLE_-(.L220-.)), %i3
	st	%i2, [%fp-88]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L243-.)), %i0
	sub	%l7, %g1, %i2
	or	%i0, %lo(_GLOBAL_OFFSET_TABLE_-(.L243-.)), %i0
	sub	%l7, %i3, %i3
	sub	%l7, %i0, %i0
.L202:
	ld	[%i1], %g4
.L372:
	ld	[%i1+4], %o1
	mov	1, %g1
	mov	%o1, %i5
	mov	%g4, %o7
	mov	0, %o4
	mov	0, %o5
	cmp	%i5, 0
	be	.L283
	 add	%g1, -1, %o2
.L358:
	ld	[%i5], %g2
	xor	%g2, 37, %g3
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	cmp	%g0, %g2
	addx	%g0, 0, %g2
	andcc	%g3, %g2, %g0
	be	.L357
	 and	%g3, %g2, %i4
	add	%i5, 4, %i5
	mov	%i4, %o5
	add	%g1, 1, %g1
.L359:
	cmp	%i5, 0
	bne	.L358
	 add	%g1, -1, %o2
.L283:
	ldub	[%o7], %g2
	xor	%g2, 37, %g3
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	cmp	%g0, %g2
	addx	%g0, 0, %g2
	andcc	%g3, %g2, %g0
	be	.L289
	 and	%g3, %g2, %i4
	add	%o7, 1, %o7
	mov	%i4, %o4
	b	.L359
	 add	%g1, 1, %g1
.L357:
	andcc	%o4, 0xff, %g0
	bne,a	.L285
	 st	%o7, [%i1]
.L285:
	andcc	%o5, 0xff, %g0
	bne,a	.L286
	 st	%i5, [%i1+4]
.L286:
	cmp	%o1, 0
	be	.L360
	 cmp	%o2, 0
	call	put_wide, 0
	 add	%fp, -52, %o0
	ld	[%i5], %g1
.L374:
	cmp	%g1, 0
	be	.L298
	 add	%i5, 4, %i5
	st	%i5, [%i1+4]
	ld	[%fp-44], %l1
	cmp	%l1, 0
	bne	.L302
	 mov	-1, %g1
.L382:
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g1, [%fp-12]
	st	%g0, [%fp-8]
	stb	%g0, [%fp-4]
	ld	[%i1+4], %i5
	cmp	%i5, 0
	be,a	.L361
	 ld	[%i1], %g4
.L209:
	ld	[%i5], %i4
	add	%i4, -1, %g1
	cmp	%g1, 126
	bleu	.L375
	 sethi	%gdop_hix22(names.0), %o0
	add	%fp, -88, %i5
.L377:
	mov	%i1, %o0
	call	read_number, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bl	.L363
	 st	%o0, [%fp-16]
.L210:
	ld	[%i1+4], %g1
	cmp	%g1, 0
	be,a	.L376
	 ld	[%i1], %g4
	ld	[%g1], %g2
.L381:
	cmp	%g2, 46
	be	.L212
	 mov	0, %i4
	ld	[%i1], %g4
	mov	0, %i5
.L213:
	ld	[%g1], %g2
	add	%g2, -76, %g3
	cmp	%g3, 46
	bgu	.L218
	 sll	%g3, 2, %g3
	ld	[%i3+%g3], %g3
	jmp	%i3+%g3
	 nop
	.section	".rodata"
	.section	.text.format_text
.L304:
	mov	0, %g1
.L218:
	andcc	%i4, 0xff, %g0
	bne,a	.L234
	 st	%g4, [%i1]
.L234:
	andcc	%i5, 0xff, %g0
	bne,a	.L235
	 st	%g1, [%i1+4]
.L235:
	stb	%g2, [%fp-4]
	cmp	%g1, 0
	be	.L236
	 mov	%g2, %g3
	ld	[%g1], %g2
	cmp	%g2, 0
	be	.L281
	 add	%g1, 4, %g1
	st	%g1, [%i1+4]
.L240:
	add	%g3, -65, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 55
	bgu	.L241
	 sll	%g1, 2, %g1
	ld	[%i0+%g1], %g1
	jmp	%i0+%g1
	 nop
	.section	".rodata"
	.section	.text.format_text
.L241:
	ld	[%fp-52], %g1
	mov	1, %o2
	ld	[%g1], %g2
	ld	[%g1+8], %o0
	call	%g2, 0
	 add	%fp, -4, %o1
	ld	[%fp-48], %g1
	add	%g1, 1, %g1
	b	.L202
	 st	%g1, [%fp-48]
.L361:
	mov	0, %i5
	ldub	[%g4], %i4
.L369:
	add	%i4, -1, %g1
	cmp	%g1, 126
	bgu,a	.L377
	 add	%fp, -88, %i5
	sethi	%gdop_hix22(names.0), %o0
.L375:
	xor	%o0, %gdop_lox10(names.0), %o0
	mov	%i4, %o1
	ld	[%l7 + %o0], %l0, %gdop(names.0)
	call	strchr, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	be	.L206
	 ld	[%fp-20], %g1
	sub	%o0, %l0, %o0
	mov	1, %g2
	sll	%g2, %o0, %g2
	or	%g1, %g2, %g1
	st	%g1, [%fp-20]
	cmp	%i5, 0
.L380:
	be,a	.L208
	 ld	[%i1], %g4
	add	%i5, 4, %i5
	b	.L209
	 st	%i5, [%i1+4]
.L221:
	mov	4, %g2
	st	%g2, [%fp-8]
.L233:
	add	%g1, 4, %g1
	b	.L213
	 mov	1, %i5
.L219:
	mov	3, %g2
	add	%g1, 4, %g1
	st	%g2, [%fp-8]
	b	.L213
	 mov	1, %i5
.L248:
	ld	[%fp-8], %g1
	cmp	%g1, 5
	be	.L364
	 ld	[%fp-88], %i5
	mov	%i5, %o1
	mov	8, %o2
	call	memcpy, 0
	 add	%fp, -64, %o0
	add	%i5, 8, %i5
	ldd	[%fp-64], %o2
	add	%fp, -20, %o1
	st	%i5, [%fp-88]
	call	put_double, 0
	 add	%fp, -52, %o0
	b	.L372
	 ld	[%i1], %g4
.L223:
	ld	[%fp-8], %g2
	xor	%g2, 2, %g2
	cmp	%g0, %g2
	addx	%g0, 0, %g2
	add	%g2, 1, %g2
.L231:
	cmp	%g1, 0
	bne	.L233
	 st	%g2, [%fp-8]
.L229:
	add	%g4, 1, %g4
	mov	1, %i4
.L215:
	ldub	[%g4], %g2
.L373:
	mov	0, %g1
	add	%g2, -76, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 46
	bgu	.L218
	 and	%g2, 0xff, %g2
	sll	%g3, 2, %g3
	ld	[%i2+%g3], %g3
	jmp	%i2+%g3
	 nop
	.section	".rodata"
	.section	.text.format_text
.L305:
	mov	0, %g1
.L222:
	ld	[%fp-8], %g2
	xor	%g2, 3, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	b	.L231
	 add	%g2, 3, %g2
.L224:
	mov	5, %g2
	add	%g1, 4, %g1
	st	%g2, [%fp-8]
	b	.L213
	 mov	1, %i5
.L225:
	mov	3, %g1
	b	.L229
	 st	%g1, [%fp-8]
.L227:
	mov	4, %g1
	b	.L229
	 st	%g1, [%fp-8]
.L244:
	ld	[%fp-20], %g4
	and	%g4, -17, %g4
	st	%g4, [%fp-20]
	ld	[%fp-88], %i5
	ld	[%fp-8], %g1
	or	%g3, 32, %g2
	cmp	%g1, 3
	be	.L267
	 add	%i5, 4, %i4
	and	%g3, -17, %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 67
	bne	.L365
	 sll	%g2, 24, %g1
.L267:
	sll	%g2, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 99
	be,a	.L366
	 ld	[%i5], %g1
	ld	[%i5], %i5
	cmp	%i5, 0
	be	.L271
	 st	%i4, [%fp-88]
	ld	[%fp-12], %g2
	cmp	%g2, 0
	bne	.L378
	 sll	%l1, 2, %g1
	b	.L367
	 mov	0, %l1
.L274:
	add	%l1, 1, %l1
	cmp	%l1, %g2
	be	.L368
	 sll	%l1, 2, %g1
.L378:
	ld	[%i5+%g1], %g1
	cmp	%g1, 0
	bne	.L274
	 mov	%l1, %i4
.L273:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	add	%fp, -52, %l0
	ld	[%l7 + %g1], %o3, %gdop(.LC3)
	mov	%l1, %o4
	mov	%o3, %o2
	add	%fp, -20, %o1
	call	begin_field, 0
	 mov	%l0, %o0
	mov	%o0, %g1
	mov	%i5, %o1
	mov	%l0, %o0
	mov	%g1, %i5
	call	put_wide, 0
	 mov	%i4, %o2
	mov	%i5, %o2
	mov	32, %o1
	call	pad, 0
	 mov	%l0, %o0
	b	.L372
	 ld	[%i1], %g4
.L242:
	ld	[%fp-8], %g1
	cmp	%g1, 3
	be	.L263
	 ld	[%fp-88], %i5
	bgu	.L260
	 cmp	%g1, 1
	be	.L261
	 cmp	%g1, 2
	bne	.L263
	 add	%i5, 4, %g1
	lduh	[%i5+2], %o3
	mov	0, %o2
	st	%g1, [%fp-88]
	mov	0, %o4
	add	%fp, -20, %o1
	call	put_integer, 0
	 add	%fp, -52, %o0
	b	.L372
	 ld	[%i1], %g4
.L247:
	ld	[%fp-8], %g1
	cmp	%g1, 3
	be	.L253
	 ld	[%fp-88], %i5
	bgu	.L250
	 cmp	%g1, 1
	be	.L251
	 cmp	%g1, 2
	bne,a	.L379
	 ld	[%i5], %g1
	ld	[%i5], %o4
	add	%i5, 4, %i5
	sll	%o4, 16, %o4
	sra	%o4, 16, %g1
	sra	%o4, 31, %o4
.L255:
	st	%i5, [%fp-88]
	cmp	%o4, 0
	mov	%o4, %o2
	bge	.L256
	 mov	%g1, %o3
	subcc	%g0, %g1, %o3
	subx	%g0, %o4, %o2
.L256:
	srl	%o4, 31, %o4
	add	%fp, -20, %o1
	call	put_integer, 0
	 add	%fp, -52, %o0
	b	.L372
	 ld	[%i1], %g4
.L245:
	ld	[%fp-88], %g1
	ld	[%g1], %o3
	add	%g1, 4, %g1
	mov	0, %o4
	mov	0, %o2
	st	%g1, [%fp-88]
	add	%fp, -20, %o1
	call	put_integer, 0
	 add	%fp, -52, %o0
	b	.L372
	 ld	[%i1], %g4
.L246:
	ld	[%fp-88], %g1
	ld	[%g1], %g2
	add	%g1, 4, %g1
	st	%g1, [%fp-88]
	ld	[%fp-8], %g1
	cmp	%g1, 3
	be	.L279
	 ld	[%fp-48], %g3
	bgu	.L276
	 cmp	%g1, 1
	be	.L277
	 cmp	%g1, 2
	bne,a	.L202
	 st	%g3, [%g2]
	b	.L202
	 sth	%g3, [%g2]
.L208:
	mov	0, %i5
	add	%g4, 1, %g4
	st	%g4, [%i1]
	b	.L369
	 ldub	[%g4], %i4
.L206:
	cmp	%i4, 39
	be	.L380
	 cmp	%i5, 0
	add	%fp, -88, %i5
	mov	%i1, %o0
	call	read_number, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bge	.L210
	 st	%o0, [%fp-16]
.L363:
	ld	[%fp-20], %g1
	sub	%g0, %o0, %o0
	or	%g1, 1, %g1
	st	%o0, [%fp-16]
	st	%g1, [%fp-20]
	ld	[%i1+4], %g1
	cmp	%g1, 0
	bne,a	.L381
	 ld	[%g1], %g2
	ld	[%i1], %g4
.L376:
	ldsb	[%g4], %g1
	cmp	%g1, 46
	be	.L214
	 mov	0, %i4
	b	.L215
	 mov	0, %i5
.L298:
	ld	[%fp-44], %g1
	cmp	%g1, 0
	bne	.L302
	 nop
.L281:
	ld	[%fp-48], %i0
	jmp	%i7+8
	 restore
.L289:
	andcc	%o4, 0xff, %g0
	bne,a	.L291
	 st	%o7, [%i1]
.L291:
	andcc	%o5, 0xff, %g0
	bne,a	.L292
	 st	%g0, [%i1+4]
.L292:
	cmp	%o1, 0
	be	.L293
	 cmp	%o2, 0
	call	put_wide, 0
	 add	%fp, -52, %o0
.L294:
	ld	[%i1], %g1
.L383:
	ldsb	[%g1], %g2
	cmp	%g2, 0
	be	.L298
	 add	%g1, 1, %g1
	st	%g1, [%i1]
	ld	[%fp-44], %l1
	cmp	%l1, 0
	be	.L382
	 mov	-1, %g1
.L302:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L236:
	ld	[%i1], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 0
	be	.L281
	 add	%g1, 1, %g1
	b	.L240
	 st	%g1, [%i1]
.L212:
	add	%g1, 4, %g1
	st	%g1, [%i1+4]
.L216:
	mov	%i5, %o1
	call	read_number, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bl,a	.L217
	 mov	-1, %o0
.L217:
	st	%o0, [%fp-12]
	ld	[%i1+4], %g1
	ld	[%i1], %g4
	mov	0, %i4
	cmp	%g1, 0
	bne	.L213
	 mov	0, %i5
	b	.L373
	 ldub	[%g4], %g2
.L360:
	be,a	.L374
	 ld	[%i5], %g1
.L295:
	ld	[%fp-52], %g1
	st	%o2, [%fp-116]
	ld	[%g1], %g2
	ld	[%g1+8], %o0
	call	%g2, 0
	 mov	%g4, %o1
	ld	[%fp-48], %g1
	ld	[%fp-116], %o2
	add	%g1, %o2, %g1
	cmp	%i5, 0
	be	.L294
	 st	%g1, [%fp-48]
	b	.L374
	 ld	[%i5], %g1
.L260:
	add	%g1, -4, %g1
	cmp	%g1, 1
	bgu	.L263
	 mov	%i5, %o1
	mov	8, %o2
	call	memcpy, 0
	 add	%fp, -72, %o0
	add	%i5, 8, %g1
	ldd	[%fp-72], %o2
	st	%g1, [%fp-88]
	mov	0, %o4
	add	%fp, -20, %o1
	call	put_integer, 0
	 add	%fp, -52, %o0
	b	.L372
	 ld	[%i1], %g4
.L250:
	add	%g1, -4, %g1
	cmp	%g1, 1
	bgu	.L253
	 mov	%i5, %o1
	mov	8, %o2
	call	memcpy, 0
	 add	%fp, -80, %o0
	ld	[%fp-80], %o4
	ld	[%fp-76], %g1
	b	.L255
	 add	%i5, 8, %i5
.L276:
	cmp	%g1, 4
	bne	.L279
	 sra	%g3, 31, %g1
	st	%g3, [%g2+4]
	b	.L202
	 st	%g1, [%g2]
.L214:
	add	%g4, 1, %g4
	b	.L216
	 st	%g4, [%i1]
.L293:
	be,a	.L383
	 ld	[%i1], %g1
	b	.L295
	 mov	0, %i5
.L365:
	sra	%g1, 24, %g1
	cmp	%g1, 99
	be	.L371
	 add	%fp, -20, %o1
	ld	[%i5], %o2
	st	%i4, [%fp-88]
	call	put_string, 0
	 add	%fp, -52, %o0
	b	.L372
	 ld	[%i1], %g4
.L228:
	mov	5, %g1
	b	.L229
	 st	%g1, [%fp-8]
.L366:
.L269:
	st	%g1, [%fp-84]
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	add	%fp, -52, %i5
	ld	[%l7 + %g1], %o3, %gdop(.LC3)
	mov	1, %o4
	mov	%o3, %o2
	add	%fp, -20, %o1
	st	%i4, [%fp-88]
	call	begin_field, 0
	 mov	%i5, %o0
	add	%fp, -84, %o1
	mov	%o0, %i4
	mov	1, %o2
	call	put_wide, 0
	 mov	%i5, %o0
	mov	%i4, %o2
	mov	32, %o1
	call	pad, 0
	 mov	%i5, %o0
	b	.L372
	 ld	[%i1], %g4
.L279:
	b	.L202
	 st	%g3, [%g2]
.L253:
	ld	[%i5], %g1
.L379:
	add	%i5, 4, %i5
	b	.L255
	 sra	%g1, 31, %o4
.L263:
	add	%i5, 4, %g1
	ld	[%i5], %o3
	mov	0, %o2
	st	%g1, [%fp-88]
	mov	0, %o4
	add	%fp, -20, %o1
	call	put_integer, 0
	 add	%fp, -52, %o0
	b	.L372
	 ld	[%i1], %g4
.L364:
	ld	[%i5], %g1
	ldd	[%g1], %o4
	ldd	[%g1+8], %g2
	add	%i5, 4, %i5
	std	%o4, [%fp-40]
	std	%g2, [%fp-32]
	st	%i5, [%fp-88]
	std	%o4, [%fp-112]
	std	%g2, [%fp-104]
	add	%fp, -112, %o2
	add	%fp, -20, %o1
	call	put_quad, 0
	 add	%fp, -52, %o0
	b	.L372
	 ld	[%i1], %g4
.L356:
	ld	[%i1], %g2
	ld	[%i1+4], %g1
	st	%g2, [%fp-96]
	st	%g1, [%fp-92]
	mov	%i2, %o2
	mov	%i5, %o1
	call	format_numbered, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L371:
	b	.L269
	 ldub	[%i5+3], %g1
.L261:
	add	%i5, 4, %g1
	ldub	[%i5+3], %o3
	mov	0, %o2
	st	%g1, [%fp-88]
	mov	0, %o4
	add	%fp, -20, %o1
	call	put_integer, 0
	 add	%fp, -52, %o0
	b	.L372
	 ld	[%i1], %g4
.L251:
	ld	[%i5], %o4
	add	%i5, 4, %i5
	sll	%o4, 24, %o4
	sra	%o4, 24, %g1
	b	.L255
	 sra	%o4, 31, %o4
.L277:
	b	.L202
	 stb	%g3, [%g2]
.L368:
	b	.L273
	 mov	%l1, %i4
.L271:
	mov	0, %o2
	add	%fp, -20, %o1
	call	put_string, 0
	 add	%fp, -52, %o0
	b	.L372
	 ld	[%i1], %g4
.L367:
	b	.L273
	 mov	0, %i4
	.align 4
	.subsection	-1
	.align 4
.L226:
	.word	.L228-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L223-.L226
	.word	.L304-.L226
	.word	.L227-.L226
	.word	.L304-.L226
	.word	.L305-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L227-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L225-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L304-.L226
	.word	.L225-.L226
	.previous
	.subsection	-1
	.align 4
.L243:
	.word	.L248-.L243
	.word	.L241-.L243
	.word	.L244-.L243
	.word	.L241-.L243
	.word	.L248-.L243
	.word	.L248-.L243
	.word	.L248-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L244-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L242-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L248-.L243
	.word	.L241-.L243
	.word	.L244-.L243
	.word	.L247-.L243
	.word	.L248-.L243
	.word	.L248-.L243
	.word	.L248-.L243
	.word	.L241-.L243
	.word	.L247-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L246-.L243
	.word	.L242-.L243
	.word	.L245-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L244-.L243
	.word	.L241-.L243
	.word	.L242-.L243
	.word	.L241-.L243
	.word	.L241-.L243
	.word	.L242-.L243
	.previous
	.subsection	-1
	.align 4
.L220:
	.word	.L224-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L223-.L220
	.word	.L218-.L220
	.word	.L221-.L220
	.word	.L218-.L220
	.word	.L222-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L221-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L219-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L218-.L220
	.word	.L219-.L220
	.previous
	.size	format_text, .-format_text
	.section	.text.vsnprintf,"ax",@progbits
	.align 4
	.global vsnprintf
	.type	vsnprintf, #function
	.proc	04
vsnprintf:
	save	%sp, -136, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i1, 0
	be	.L385
	 st	%i0, [%fp-28]
	sethi	%gdop_hix22(put_in_buffer), %g1
	xor	%g1, %gdop_lox10(put_in_buffer), %g1
	ld	[%l7 + %g1], %l7, %gdop(put_in_buffer)
	add	%fp, -28, %g1
	add	%i1, -1, %i1
	st	%g1, [%fp-4]
	st	%i1, [%fp-24]
	st	%g0, [%fp-8]
	st	%l7, [%fp-12]
	st	%i2, [%fp-40]
	st	%g0, [%fp-36]
	mov	%i3, %o2
	add	%fp, -40, %o1
	call	format_text, 0
	 add	%fp, -12, %o0
	ld	[%fp-28], %g1
	stb	%g0, [%g1]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L385:
	sethi	%gdop_hix22(put_in_buffer), %g1
	xor	%g1, %gdop_lox10(put_in_buffer), %g1
	ld	[%l7 + %g1], %l7, %gdop(put_in_buffer)
	add	%fp, -28, %g1
	st	%g0, [%fp-24]
	st	%g0, [%fp-8]
	st	%g1, [%fp-4]
	st	%l7, [%fp-12]
	st	%i2, [%fp-40]
	st	%g0, [%fp-36]
	mov	%i3, %o2
	add	%fp, -40, %o1
	call	format_text, 0
	 add	%fp, -12, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	vsnprintf, .-vsnprintf
	.section	.text.snprintf,"ax",@progbits
	.align 4
	.global snprintf
	.type	snprintf, #function
	.proc	04
snprintf:
	save	%sp, -104, %sp
	add	%fp, 80, %o3
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o3, [%fp-4]
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
	save	%sp, -96, %sp
	mov	%i2, %i3
	mov	%i1, %i2
	sethi	%hi(2147482624), %i1
	or	%i1, 1023, %i1
	call	vsnprintf, 0
	 restore
	.size	vsprintf, .-vsprintf
	.section	.text.sprintf,"ax",@progbits
	.align 4
	.global sprintf
	.type	sprintf, #function
	.proc	04
sprintf:
	save	%sp, -104, %sp
	add	%fp, 76, %o2
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
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
