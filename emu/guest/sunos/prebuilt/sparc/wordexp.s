! d08a645a65f87dc4990b96801cb59ba1 emu/guest/libc/wordexp.c
	.file	"wordexp.c"
	.section	".text"
	.section	.text.find_end,"ax",@progbits
	.align 4
	.type	find_end, #function
	.proc	0102
find_end:
	save	%sp, -96, %sp
	ldub	[%i0], %o1
	sll	%o1, 24, %o1
	cmp	%o1, 0
	be	.L2
	 mov	1, %i5
	b	.L26
	 sra	%o1, 24, %g1
.L3:
	be	.L12
	 cmp	%g1, 34
	be	.L12
	 cmp	%g1, %i1
	bne	.L7
	 cmp	%g1, %i2
	add	%i5, 1, %i5
	mov	%i0, %o0
.L4:
	ldub	[%o0+1], %o1
.L25:
	sll	%o1, 24, %o1
	cmp	%o1, 0
	be	.L2
	 add	%o0, 1, %i0
	sra	%o1, 24, %g1
.L26:
	cmp	%g1, 92
	bne	.L3
	 cmp	%g1, 39
	ldsb	[%i0+1], %g1
	cmp	%g1, 0
	be	.L2
	 add	%i0, 1, %o0
	b	.L25
	 ldub	[%o0+1], %o1
.L12:
	sra	%o1, 24, %o1
	call	strchr, 0
	 add	%i0, 1, %o0
	cmp	%o0, 0
	bne,a	.L25
	 ldub	[%o0+1], %o1
.L2:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L7:
	bne	.L4
	 mov	%i0, %o0
	addcc	%i5, -1, %i5
	bne,a	.L25
	 ldub	[%o0+1], %o1
	jmp	%i7+8
	 restore
	.size	find_end, .-find_end
	.section	.text.name_length,"ax",@progbits
	.align 4
	.type	name_length, #function
	.proc	016
name_length:
	save	%sp, -96, %sp
	mov	0, %i5
.L28:
.L38:
	call	isalpha, 0
	 ldub	[%i0+%i5], %o0
	cmp	%o0, 0
	bne,a	.L38
	 add	%i5, 1, %i5
	ldsb	[%i0+%i5], %g1
	cmp	%g1, 95
	be	.L29
	 ldub	[%i0+%i5], %o0
	cmp	%i5, 0
	bne	.L37
	 nop
.L27:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L37:
	call	isdigit, 0
	 and	%o0, 0xff, %o0
	cmp	%o0, 0
	be	.L27
	 nop
.L29:
	b	.L28
	 add	%i5, 1, %i5
	.size	name_length, .-name_length
	.section	.text.add_byte,"ax",@progbits
	.align 4
	.type	add_byte, #function
	.proc	020
add_byte:
	save	%sp, -96, %sp
	ld	[%i1+4], %g1
	ld	[%i1+8], %g3
	add	%g1, 1, %g2
	cmp	%g2, %g3
	blu	.L40
	 ld	[%i1], %o0
	cmp	%g3, 0
	be	.L41
	 mov	64, %i5
	add	%g3, %g3, %i5
.L41:
	call	realloc, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	be,a	.L46
	 ld	[%i0+16], %g1
	ld	[%i1+4], %g1
	st	%o0, [%i1]
	st	%i5, [%i1+8]
	add	%g1, 1, %g2
.L40:
	st	%g2, [%i1+4]
	stb	%i2, [%o0+%g1]
	ld	[%i1], %g2
	ld	[%i1+4], %g1
	stb	%g0, [%g2+%g1]
.L48:
	jmp	%i7+8
	 restore
.L46:
	cmp	%g1, 0
	bne	.L48
	 mov	4, %g1
	st	%g1, [%i0+16]
	jmp	%i7+8
	 restore
	.size	add_byte, .-add_byte
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"*?["
	.align 8
.LC1:
	.asciz	"*?[]-!"
	.section	.text.put,"ax",@progbits
	.align 4
	.type	put, #function
	.proc	020
put:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %o1
	sethi	%gdop_hix22(.LC0), %o0
	xor	%o0, %gdop_lox10(.LC0), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC0)
	cmp	%g0, %o0
	addx	%g0, 0, %g2
	cmp	%g0, %i2
	subx	%g0, -1, %g3
	and	%g2, %g3, %g2
	ld	[%i0+24], %g1
	or	%g1, %g2, %g1
	mov	1, %g2
	mov	%i1, %o2
	st	%g2, [%i0+20]
	st	%g1, [%i0+24]
	add	%i0, 28, %o1
	call	add_byte, 0
	 mov	%i0, %o0
	mov	%i1, %i5
	cmp	%i5, 92
	be	.L53
	 add	%i0, 40, %i1
	cmp	%i2, 0
	bne	.L55
	 mov	%i5, %o1
.L51:
	call	add_byte, 0
	 restore %g0, %i5, %o2
.L55:
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o0, %gdop_lox10(.LC1), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	cmp	%o0, 0
	be	.L51
	 nop
.L53:
	mov	92, %o2
	mov	%i1, %o1
	mov	%i0, %o0
	call	add_byte, 0
	 mov	%i5, %i2
	call	add_byte, 0
	 restore
	.size	put, .-put
	.section	.text.add_word,"ax",@progbits
	.align 4
	.type	add_word, #function
	.proc	020
add_word:
	save	%sp, -96, %sp
	mov	0, %i3
	ld	[%i0+4], %g1
	andcc	%g1, 2, %g0
	be	.L57
	 ld	[%i0], %i4
	ld	[%i4+8], %i3
.L57:
	ld	[%i4], %o1
	ld	[%i4+4], %o0
	add	%o1, 2, %o1
	add	%o1, %i3, %o1
	call	realloc, 0
	 sll	%o1, 2, %o1
	mov	%o0, %i5
	call	strdup, 0
	 mov	%i1, %o0
	cmp	%i5, 0
	be	.L61
	 cmp	%o0, 0
	be	.L61
	 st	%i5, [%i4+4]
	ld	[%i4], %g2
	add	%g2, 1, %g1
	st	%g1, [%i4]
	add	%g2, %i3, %g2
	sll	%g2, 2, %g2
	st	%o0, [%i5+%g2]
	add	%g1, %i3, %g1
	sll	%g1, 2, %g1
	st	%g0, [%i5+%g1]
.L71:
	jmp	%i7+8
	 restore
.L61:
	call	free, 0
	 nop
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L71
	 mov	4, %g1
	st	%g1, [%i0+16]
	jmp	%i7+8
	 restore
	.size	add_word, .-add_word
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	""
	.section	.text.end_word,"ax",@progbits
	.align 4
	.type	end_word, #function
	.proc	020
end_word:
	save	%sp, -112, %sp
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ld	[%i0+20], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 0
	be	.L98
	 nop
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L98
	 nop
	ld	[%i0+24], %g1
	cmp	%g1, 0
	be,a	.L95
	 ld	[%i0+28], %o1
	ld	[%i0+40], %o0
	cmp	%o0, 0
	be	.L74
	 add	%fp, -12, %i4
	mov	0, %o2
	mov	%i4, %o3
	call	glob, 0
	 mov	0, %o1
	cmp	%o0, 0
	bne,a	.L95
	 ld	[%i0+28], %o1
	ld	[%fp-12], %g1
	cmp	%g1, 0
	be	.L75
	 nop
	mov	0, %i5
	sll	%i5, 2, %g1
.L96:
	ld	[%fp-8], %g2
	mov	%i0, %o0
	call	add_word, 0
	 ld	[%g2+%g1], %o1
	add	%i5, 1, %i5
	ld	[%fp-12], %g1
	cmp	%g1, %i5
	bgu	.L96
	 sll	%i5, 2, %g1
.L75:
	call	globfree, 0
	 mov	%i4, %o0
	b	.L94
	 st	%g0, [%i0+44]
.L74:
	ld	[%i0+28], %o1
.L95:
	cmp	%o1, 0
	be,a	.L97
	 sethi	%gdop_hix22(.LC2), %o1
	ld	[%i0+32], %g1
	cmp	%g1, 0
	bne	.L78
	 nop
	sethi	%gdop_hix22(.LC2), %o1
.L97:
	xor	%o1, %gdop_lox10(.LC2), %o1
	ld	[%l7 + %o1], %o1, %gdop(.LC2)
.L78:
	call	add_word, 0
	 mov	%i0, %o0
	st	%g0, [%i0+44]
.L94:
	st	%g0, [%i0+32]
	st	%g0, [%i0+24]
	st	%g0, [%i0+20]
.L98:
	jmp	%i7+8
	 restore
	.size	end_word, .-end_word
	.section	.rodata.str1.8
	.align 8
.LC3:
	.asciz	" \t\n"
	.align 8
.LC4:
	.asciz	"IFS"
	.section	.text.put_value,"ax",@progbits
	.align 4
	.type	put_value, #function
	.proc	020
put_value:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC4), %o0
	xor	%o0, %gdop_lox10(.LC4), %o0
	call	getenv, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC4)
	orcc	%o0, 0, %i5
	be,a	.L122
	 sethi	%gdop_hix22(.LC3), %i5
.L100:
	cmp	%i2, 0
	be,a	.L124
	 ldub	[%i1], %o1
	mov	1, %g1
	st	%g1, [%i0+20]
	ldub	[%i1], %o1
.L124:
	sll	%o1, 24, %o1
	cmp	%o1, 0
	bne,a	.L125
	 ld	[%i0+16], %g1
	b,a	.L127
.L104:
	ldsb	[%i1], %o1
.L126:
	mov	%i2, %o2
	call	put, 0
	 mov	%i0, %o0
	add	%i1, 1, %i1
	ldub	[%i1], %o1
	sll	%o1, 24, %o1
	cmp	%o1, 0
	be	.L127
	 nop
	ld	[%i0+16], %g1
.L125:
	cmp	%g1, 0
	bne	.L128
	 cmp	%i2, 0
	bne,a	.L126
	 ldsb	[%i1], %o1
	ld	[%i0+12], %g1
	cmp	%g1, 0
	be,a	.L126
	 ldsb	[%i1], %o1
	sra	%o1, 24, %o1
	call	strchr, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be	.L104
	 mov	%i0, %o0
	ldub	[%i1], %g1
	add	%g1, -9, %g2
	sll	%g1, 24, %g1
	and	%g2, 0xff, %g2
	sra	%g1, 24, %g1
	cmp	%g2, 2
	xor	%g1, 32, %g1
	addx	%g0, 0, %g3
	ld	[%i0+20], %g2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	or	%g1, %g3, %g1
	xor	%g1, 1, %g1
	or	%g2, %g1, %g1
	call	end_word, 0
	 st	%g1, [%i0+20]
	add	%i1, 1, %i1
	ldub	[%i1], %o1
	sll	%o1, 24, %o1
	cmp	%o1, 0
	bne,a	.L125
	 ld	[%i0+16], %g1
.L128:
	jmp	%i7+8
	 restore
.L127:
	jmp	%i7+8
	 restore
.L122:
	xor	%i5, %gdop_lox10(.LC3), %i5
	b	.L100
	 ld	[%l7 + %i5], %i5, %gdop(.LC3)
	.size	put_value, .-put_value
	.section	.rodata.str1.8
	.align 8
.LC5:
	.asciz	"r"
	.section	.text.put_command,"ax",@progbits
	.align 4
	.type	put_command, #function
	.proc	020
put_command:
	save	%sp, -112, %sp
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ld	[%i0+4], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andcc	%g1, 4, %g0
	be	.L130
	 nop
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L164
	 mov	3, %g1
	st	%g1, [%i0+16]
.L164:
	jmp	%i7+8
	 restore
.L156:
	cmp	%g1, 0
	be	.L155
	 mov	4, %g1
	jmp	%i7+8
	 restore
.L130:
	call	strlen, 0
	 mov	%i1, %o0
	call	malloc, 0
	 add	%o0, 18, %o0
	orcc	%o0, 0, %i5
	be,a	.L156
	 ld	[%i0+16], %g1
	ld	[%i0+4], %g1
	andcc	%g1, 16, %g0
	be,a	.L147
	 sethi	%gdop_hix22(silent.0), %o1
	sethi	%gdop_hix22(.LC2), %o1
	xor	%o1, %gdop_lox10(.LC2), %o1
	ld	[%l7 + %o1], %o1, %gdop(.LC2)
.L134:
	call	strcpy, 0
	 mov	%i5, %o0
	call	strcat, 0
	 mov	%i1, %o1
	mov	%i5, %o0
	sethi	%gdop_hix22(.LC5), %o1
	xor	%o1, %gdop_lox10(.LC5), %o1
	call	popen, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC5)
	mov	%o0, %l1
	call	free, 0
	 mov	%i5, %o0
	mov	0, %i4
	mov	10, %l0
	mov	4, %l3
	cmp	%l1, 0
	be	.L136
	 add	%fp, -12, %l2
.L135:
	call	getc, 0
	 mov	%l1, %o0
	cmp	%o0, -1
	be	.L157
	 mov	%o0, %i1
.L145:
	cmp	%i1, 10
	be	.L137
	 cmp	%i4, 0
	be,a	.L160
	 sll	%i1, 24, %i1
	ld	[%fp-8], %i3
.L161:
	ld	[%fp-4], %g1
	add	%i3, 1, %i5
	cmp	%i5, %g1
	blu	.L140
	 ld	[%fp-12], %o0
	cmp	%g1, 0
	be	.L141
	 mov	64, %l4
	add	%g1, %g1, %l4
.L141:
	call	realloc, 0
	 mov	%l4, %o1
	cmp	%o0, 0
	be,a	.L158
	 ld	[%i0+16], %g1
	st	%o0, [%fp-12]
	st	%l4, [%fp-4]
.L140:
	stb	%l0, [%o0+%i3]
	st	%i5, [%fp-8]
	stb	%g0, [%o0+%i5]
.L143:
	addcc	%i4, -1, %i4
.L159:
	bne	.L161
	 ld	[%fp-8], %i3
	sll	%i1, 24, %i1
.L160:
	mov	%l2, %o1
	sra	%i1, 24, %o2
	call	add_byte, 0
	 mov	%i0, %o0
	mov	%l1, %o0
	call	getc, 0
	 mov	0, %i4
	cmp	%o0, -1
	bne	.L145
	 mov	%o0, %i1
.L157:
	call	pclose, 0
	 mov	%l1, %o0
	ld	[%fp-12], %o1
	orcc	%o1, 0, %i5
	be,a	.L162
	 sethi	%gdop_hix22(.LC2), %o1
.L146:
	mov	%i0, %o0
	mov	%i2, %o2
	call	put_value, 0
	 mov	%i5, %i0
	call	free, 0
	 restore
.L158:
	cmp	%g1, 0
	be,a	.L143
	 st	%l3, [%i0+16]
	b	.L159
	 addcc	%i4, -1, %i4
.L137:
	b	.L135
	 add	%i4, 1, %i4
.L147:
	xor	%o1, %gdop_lox10(silent.0), %o1
	b	.L134
	 ld	[%l7 + %o1], %o1, %gdop(silent.0)
.L136:
	sethi	%gdop_hix22(.LC2), %o1
.L162:
	mov	0, %i5
	xor	%o1, %gdop_lox10(.LC2), %o1
	b	.L146
	 ld	[%l7 + %o1], %o1, %gdop(.LC2)
.L155:
	st	%g1, [%i0+16]
	jmp	%i7+8
	 restore
	.size	put_command, .-put_command
	.section	.text.factor,"ax",@progbits
	.align 4
	.type	factor, #function
	.proc	04
factor:
	save	%sp, -104, %sp
	mov	%i0, %i5
	ld	[%i0], %g1
.L191:
	ldub	[%g1], %o0
	add	%o0, -9, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	bleu	.L185
	 sll	%o0, 24, %i4
	sra	%i4, 24, %g2
	cmp	%g2, 32
	be,a	.L197
	 add	%g1, 1, %g1
	ld	[%i5+8], %g2
	add	%g2, 1, %g3
	cmp	%g3, 50
	ble	.L193
	 st	%g3, [%i5+8]
	mov	1, %g1
	mov	0, %i0
	st	%g1, [%i5+4]
.L172:
	st	%g2, [%i5+8]
	jmp	%i7+8
	 restore
.L185:
	add	%g1, 1, %g1
.L197:
	b	.L191
	 st	%g1, [%i5]
.L193:
	add	%o0, -43, %g2
	andcc	%g2, 253, %g0
	be	.L194
	 add	%g1, 1, %g1
	sra	%i4, 24, %i4
	cmp	%i4, 40
	be,a	.L195
	 mov	%i5, %o0
	call	isdigit, 0
	 and	%o0, 0xff, %o0
	orcc	%o0, 0, %i0
	bne	.L196
	 mov	0, %o2
	mov	1, %g1
.L200:
	ld	[%i5+8], %g2
	st	%g1, [%i5+4]
.L192:
	add	%g2, -1, %g2
	st	%g2, [%i5+8]
	jmp	%i7+8
	 restore
.L194:
	mov	%i5, %o0
	call	factor, 0
	 st	%g1, [%i5]
	sra	%i4, 24, %i4
	mov	%o0, %i0
	cmp	%i4, 45
	bne	.L192
	 ld	[%i5+8], %g2
	sub	%g0, %o0, %i0
	b	.L172
	 add	%g2, -1, %g2
.L196:
	add	%fp, -4, %o1
	call	strtol, 0
	 ld	[%i5], %o0
	ld	[%i5+8], %g2
	ld	[%fp-4], %g1
	mov	%o0, %i0
	st	%g1, [%i5]
	b	.L172
	 add	%g2, -1, %g2
.L195:
	call	sum, 0
	 st	%g1, [%i5]
	ld	[%i5], %g4
	ldub	[%g4], %g1
	add	%g1, -9, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	bleu	.L176
	 mov	%o0, %i0
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 32
	bne	.L198
	 sra	%g1, 24, %g1
.L176:
	add	%g4, 1, %g2
.L186:
	st	%g2, [%i5]
.L199:
	mov	%g2, %g4
	ldub	[%g2], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	bleu	.L186
	 add	%g2, 1, %g2
	sll	%g1, 24, %g1
	sra	%g1, 24, %g3
	cmp	%g3, 32
	be,a	.L199
	 st	%g2, [%i5]
	sra	%g1, 24, %g1
.L198:
	cmp	%g1, 41
	bne	.L200
	 mov	1, %g1
	add	%g4, 1, %g4
	ld	[%i5+8], %g2
	st	%g4, [%i5]
	b	.L172
	 add	%g2, -1, %g2
	.size	factor, .-factor
	.section	.text.product,"ax",@progbits
	.align 4
	.type	product, #function
	.proc	04
product:
	save	%sp, -96, %sp
	mov	%i0, %o0
	call	factor, 0
	 mov	%i0, %i4
	mov	%o0, %i0
.L202:
	ld	[%i4], %g2
.L219:
	ldub	[%g2], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	bleu	.L215
	 sll	%g1, 24, %i5
	sra	%i5, 24, %g1
	cmp	%g1, 32
	be,a	.L224
	 add	%g2, 1, %g2
	sra	%i5, 24, %g1
	cmp	%g1, 42
	be	.L220
	 cmp	%g1, 47
	be	.L212
	 cmp	%g1, 37
	bne	.L225
	 nop
.L212:
	add	%g2, 1, %g2
	mov	%i4, %o0
	call	factor, 0
	 st	%g2, [%i4]
	add	%o0, 1, %g1
	cmp	%g1, 1
	bleu	.L222
	 sra	%i5, 24, %g1
	cmp	%g1, 47
	be	.L223
	 nop
	sra	%i0, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%i0, %o0, %g1
	smul	%g1, %o0, %g1
	b	.L202
	 sub	%i0, %g1, %i0
.L215:
	add	%g2, 1, %g2
.L224:
	b	.L219
	 st	%g2, [%i4]
.L220:
	add	%g2, 1, %g2
	mov	%i4, %o0
	call	factor, 0
	 st	%g2, [%i4]
	b	.L202
	 smul	%i0, %o0, %i0
.L222:
	cmp	%g0, %o0
	ld	[%i4+4], %g1
	subx	%g0, -1, %g2
	or	%g1, %g2, %g1
	st	%g1, [%i4+4]
	sra	%i5, 24, %g1
	cmp	%g1, 47
	be	.L202
	 sub	%g0, %i0, %i0
	b	.L202
	 mov	0, %i0
.L223:
	sra	%i0, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%i0, %o0, %i0
	b	.L219
	 ld	[%i4], %g2
.L225:
	jmp	%i7+8
	 restore
	.size	product, .-product
	.section	.text.sum,"ax",@progbits
	.align 4
	.type	sum, #function
	.proc	04
sum:
	save	%sp, -96, %sp
	mov	%i0, %o0
	call	product, 0
	 mov	%i0, %i5
	mov	%o0, %i0
.L227:
	ld	[%i5], %g4
	ldub	[%g4], %g1
	add	%g1, -9, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	bleu	.L229
	 sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 32
	bne	.L241
	 sra	%g1, 24, %g1
.L229:
	add	%g4, 1, %g2
.L237:
	st	%g2, [%i5]
.L242:
	mov	%g2, %g4
	ldub	[%g2], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	bleu	.L237
	 add	%g2, 1, %g2
	sll	%g1, 24, %g1
	sra	%g1, 24, %g3
	cmp	%g3, 32
	be,a	.L242
	 st	%g2, [%i5]
	sra	%g1, 24, %g1
.L241:
	cmp	%g1, 43
	be	.L239
	 cmp	%g1, 45
	bne	.L243
	 add	%g4, 1, %g4
	mov	%i5, %o0
	call	product, 0
	 st	%g4, [%i5]
	b	.L227
	 sub	%i0, %o0, %i0
.L239:
	add	%g4, 1, %g4
	mov	%i5, %o0
	call	product, 0
	 st	%g4, [%i5]
	b	.L227
	 add	%i0, %o0, %i0
.L243:
	jmp	%i7+8
	 restore
	.size	sum, .-sum
	.section	.rodata.str1.8
	.align 8
.LC6:
	.asciz	"$`\"\\"
	.align 8
.LC7:
	.asciz	"0123456789*@#?!-$"
	.align 8
.LC8:
	.asciz	"%d"
	.align 8
.LC9:
	.asciz	"%lu"
	.align 8
.LC10:
	.asciz	"%ld"
	.align 8
.LC11:
	.asciz	"/ \t\n'\"\\$`"
	.align 8
.LC12:
	.asciz	"HOME"
	.align 8
.LC13:
	.asciz	"|&;<>(){}\n"
	.section	.text.expand,"ax",@progbits
	.align 4
	.type	expand, #function
	.proc	0102
expand:
	save	%sp, -136, %sp
	xor	%i2, 34, %i3
	cmp	%g0, %i3
	ldub	[%i1], %i4
	subx	%g0, -1, %l0
	sll	%i4, 24, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sra	%i4, 24, %g1
	cmp	%g1, %i2
	be	.L398
	 cmp	%g1, 0
	be	.L398
	 mov	1, %l1
	ld	[%i0+16], %l3
.L505:
	cmp	%l3, 0
	bne	.L398
	 sra	%i4, 24, %g1
	cmp	%g1, 92
	be	.L473
	 add	%i1, 1, %i5
	cmp	%g1, 36
	be	.L474
	 cmp	%g1, 96
	be	.L475
	 cmp	%i2, 34
	be	.L357
	 cmp	%g1, 39
	be	.L372
	 cmp	%g1, 34
	bne	.L327
	 cmp	%g1, 126
.L372:
	sra	%i4, 24, %g1
	cmp	%g1, 34
	be	.L329
	 st	%l1, [%i0+20]
	ldub	[%i1+1], %o1
	sll	%o1, 24, %o1
	cmp	%o1, 0
	bne	.L471
	 sra	%o1, 24, %g1
	b	.L497
	 add	%i5, 1, %i1
.L330:
	mov	1, %o2
	call	put, 0
	 mov	%i0, %o0
	add	%i5, 1, %i5
	ldub	[%i5], %o1
	sll	%o1, 24, %o1
	cmp	%o1, 0
	be	.L332
	 sra	%o1, 24, %g1
.L471:
	cmp	%g1, 39
	bne,a	.L330
	 sra	%o1, 24, %o1
.L332:
	add	%i5, 1, %i1
.L497:
	cmp	%i4, %o1
	bne,a	.L476
	 ld	[%i0+16], %g1
.L251:
	ldub	[%i1], %i4
.L498:
	sll	%i4, 24, %i4
	sra	%i4, 24, %g1
	cmp	%g1, %i2
	be	.L398
	 cmp	%g1, 0
	bne,a	.L505
	 ld	[%i0+16], %l3
.L398:
.L520:
	jmp	%i7+8
	 restore %g0, %i1, %o0
.L473:
	ldub	[%i1+1], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %o1
	cmp	%o1, 0
	be	.L249
	 cmp	%i2, 34
	cmp	%o1, 10
	be	.L271
	 cmp	%i2, 34
	be	.L477
	 mov	1, %o2
	add	%i1, 2, %i1
	sra	%g1, 24, %o1
	call	put, 0
	 mov	%i0, %o0
	b	.L498
	 ldub	[%i1], %i4
.L249:
	be	.L506
	 mov	1, %o2
	ld	[%i0+12], %g1
.L511:
	cmp	%g1, 0
	bne	.L507
	 sra	%i4, 24, %o1
.L352:
	mov	0, %o2
.L510:
	sra	%i4, 24, %o1
	call	put, 0
	 mov	%i0, %o0
	b	.L251
	 mov	%i5, %i1
.L474:
	ldsb	[%i1+1], %g1
	cmp	%g1, 40
	bne	.L256
	 mov	0, %l2
	ldsb	[%i1+2], %g1
	xor	%g1, 40, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %l2
.L256:
	call	name_length, 0
	 mov	%i5, %o0
	ldub	[%i1+1], %o1
	sll	%o1, 24, %o1
	sra	%o1, 24, %g1
	cmp	%g1, 123
	be	.L478
	 mov	%o0, %l4
	cmp	%g1, 40
	be	.L479
	 add	%i5, %o0, %i4
.L260:
	sra	%o1, 24, %o1
	cmp	%o1, 0
	bne	.L262
	 sethi	%gdop_hix22(.LC7), %o0
.L273:
	call	malloc, 0
	 add	%l4, 1, %o0
	orcc	%o0, 0, %i1
	be	.L480
	 mov	%l4, %o2
	call	memcpy, 0
	 mov	%i5, %o1
	cmp	%l4, 0
	be	.L277
	 stb	%g0, [%i1+%l4]
	sethi	%gdop_hix22(.LC2), %o2
	mov	%l0, %o3
	xor	%o2, %gdop_lox10(.LC2), %o2
	mov	%i1, %o1
	mov	%i0, %o0
	call	put_parameter, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC2)
	mov	%i1, %o0
.L501:
	call	free, 0
	 mov	%i4, %i1
	b	.L498
	 ldub	[%i1], %i4
.L475:
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	ldub	[%i1+1], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L323
	 sra	%g1, 24, %g2
	cmp	%g2, 96
	be	.L315
	 add	%fp, -24, %l2
	b	.L523
	 sra	%g1, 24, %g1
.L318:
.L508:
	mov	%l2, %o1
	sll	%o2, 24, %o2
	mov	%i0, %o0
	call	add_byte, 0
	 sra	%o2, 24, %o2
	mov	%i5, %i4
	ldub	[%i4+1], %g1
	add	%i4, 1, %i5
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L458
	 sra	%g1, 24, %g2
.L482:
	cmp	%g2, 96
	be	.L481
	 cmp	%g1, 0
	sra	%g1, 24, %g1
.L523:
	cmp	%g1, 92
	bne,a	.L508
	 ldub	[%i5], %o2
	ldub	[%i5+1], %o2
	add	%o2, -92, %g1
	andcc	%g1, 251, %g0
	be	.L370
	 sll	%o2, 24, %o2
	sra	%o2, 24, %g1
	cmp	%g1, 36
	bne,a	.L318
	 ldub	[%i5], %o2
.L370:
	sra	%o2, 24, %o2
	mov	%l2, %o1
	call	add_byte, 0
	 mov	%i0, %o0
	add	%i5, 1, %i4
	ldub	[%i4+1], %g1
	add	%i4, 1, %i5
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L482
	 sra	%g1, 24, %g2
.L458:
	ld	[%i0+16], %g1
.L512:
	cmp	%g1, 0
	bne	.L324
	 ld	[%fp-24], %i4
.L323:
	mov	5, %g1
	ld	[%fp-24], %i4
	b	.L324
	 st	%g1, [%i0+16]
.L357:
	mov	1, %o2
.L506:
	sra	%i4, 24, %o1
	mov	%i0, %o0
	call	put, 0
	 mov	%i5, %i1
	b	.L498
	 ldub	[%i1], %i4
.L262:
	xor	%o0, %gdop_lox10(.LC7), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC7)
	cmp	%o0, 0
	bne,a	.L483
	 ldub	[%i1+1], %g1
	ldsb	[%i1+1], %g1
	cmp	%g1, 123
	be	.L509
	 cmp	%l2, 0
	cmp	%g1, 40
	bne	.L273
	 cmp	%l2, 0
.L509:
	be	.L470
	 sub	%i4, %i5, %o0
	ldsb	[%i4-1], %g1
	cmp	%g1, 41
	be	.L484
	 mov	0, %l2
.L470:
	mov	0, %g1
	mov	1, %o1
.L279:
	sub	%o0, %g1, %o0
	add	%i5, %o1, %i5
	call	malloc, 0
	 add	%o0, -1, %l5
	orcc	%o0, 0, %l4
	be	.L485
	 mov	%l5, %o2
	call	memcpy, 0
	 mov	%i5, %o1
	stb	%g0, [%l4+%l5]
	ldsb	[%i1+1], %g1
	cmp	%g1, 123
	be	.L486
	 cmp	%l2, 0
	bne	.L487
	 mov	%l0, %o2
	mov	%l4, %o1
	call	put_command, 0
	 mov	%i0, %o0
.L284:
	mov	%l4, %o0
.L500:
	call	free, 0
	 add	%i4, 1, %i1
	b	.L498
	 ldub	[%i1], %i4
.L329:
	mov	%i5, %o1
	mov	34, %o2
	call	expand, 0
	 mov	%i0, %o0
	ldub	[%o0], %o1
	mov	%o0, %i5
	b	.L332
	 sll	%o1, 24, %o1
.L351:
.L507:
	sethi	%gdop_hix22(.LC13), %o0
	xor	%o0, %gdop_lox10(.LC13), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC13)
	cmp	%o0, 0
	be	.L510
	 mov	0, %o2
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L251
	 mov	%i5, %i1
	mov	1, %g1
	b	.L251
	 st	%g1, [%i0+16]
.L327:
	bne,a	.L335
	 ld	[%i0+12], %g2
	ld	[%i0+20], %g1
	cmp	%g1, 0
	bne,a	.L511
	 ld	[%i0+12], %g1
	ldub	[%i1+1], %o1
	sll	%o1, 24, %o1
	cmp	%o1, 0
	be	.L488
	 sethi	%gdop_hix22(.LC11), %l3
	mov	%i5, %i1
	xor	%l3, %gdop_lox10(.LC11), %l3
	mov	1, %l2
	b	.L337
	 ld	[%l7 + %l3], %l3, %gdop(.LC11)
.L340:
	ldub	[%i1], %o1
	sll	%o1, 24, %o1
	cmp	%o1, 0
	be	.L339
	 add	%l2, 1, %i4
	mov	%i4, %l2
.L337:
	sra	%o1, 24, %o1
	call	strchr, 0
	 mov	%l3, %o0
	cmp	%o0, 0
	be,a	.L340
	 add	%i1, 1, %i1
	mov	%l2, %i4
	add	%l2, -1, %l2
.L339:
	call	malloc, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %l3
	be	.L355
	 mov	%l2, %o2
	call	memcpy, 0
	 mov	%i5, %o1
	cmp	%i4, 1
	be	.L343
	 stb	%g0, [%l3+%l2]
	call	getpwnam, 0
	 mov	%l3, %o0
	cmp	%o0, 0
.L504:
	be	.L489
	 nop
	ld	[%o0+28], %i4
	call	free, 0
	 mov	%l3, %o0
	cmp	%i4, 0
	bne,a	.L502
	 ldub	[%i4], %o1
	b	.L499
	 mov	1, %o2
.L349:
	mov	1, %o2
	mov	%i0, %o0
	call	put, 0
	 add	%i4, 1, %i4
	ldub	[%i4], %o1
.L502:
	sll	%o1, 24, %o1
	cmp	%o1, 0
	bne,a	.L349
	 sra	%o1, 24, %o1
	b	.L498
	 ldub	[%i1], %i4
.L483:
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	add	%g1, -35, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	bleu	.L369
	 sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 63
	be	.L369
	 cmp	%g2, 64
	bne	.L469
	 cmp	%i3, 0
	bne	.L270
	 add	%fp, -24, %l2
.L271:
	b	.L251
	 add	%i1, 2, %i1
.L481:
	be,a	.L512
	 ld	[%i0+16], %g1
	ld	[%fp-24], %i4
	cmp	%i4, 0
	be	.L367
	 sethi	%gdop_hix22(.LC2), %o1
	mov	%i4, %o1
.L325:
	mov	%l0, %o2
	call	put_command, 0
	 mov	%i0, %o0
.L324:
	call	free, 0
	 mov	%i4, %o0
	ldsb	[%i5], %g1
	xor	%g1, 96, %g1
	cmp	%g0, %g1
	b	.L251
	 subx	%i5, -1, %i1
.L477:
	sethi	%gdop_hix22(.LC6), %o0
	xor	%o0, %gdop_lox10(.LC6), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC6)
	cmp	%o0, 0
	be	.L253
	 mov	1, %o2
	ldub	[%i1+1], %g1
	sll	%g1, 24, %g1
	add	%i1, 2, %i1
	sra	%g1, 24, %o1
	call	put, 0
	 mov	%i0, %o0
	b	.L498
	 ldub	[%i1], %i4
.L487:
	mov	%l4, %o1
	call	expand_whole, 0
	 mov	%i0, %o0
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%o0, [%fp-36]
	cmp	%o0, 0
	be	.L284
	 mov	%o0, %i5
	ldub	[%o0], %g1
	add	%g1, -9, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	bleu	.L299
	 sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 32
	bne	.L513
	 cmp	%g1, 0
.L299:
	add	%i5, 1, %g2
.L432:
	st	%g2, [%fp-36]
.L514:
	add	%g2, 1, %g2
	ldub	[%g2-1], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	bleu	.L432
	 sll	%g1, 24, %g1
	sra	%g1, 24, %g3
	cmp	%g3, 32
	be,a	.L514
	 st	%g2, [%fp-36]
	cmp	%g1, 0
.L513:
	bne	.L490
	 ld	[%fp-36], %g2
.L503:
	ldub	[%g2], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	bleu	.L307
	 sll	%g1, 24, %g1
	sra	%g1, 24, %g3
	cmp	%g3, 32
	bne	.L515
	 cmp	%g1, 0
.L307:
	add	%g2, 1, %g2
.L433:
	st	%g2, [%fp-36]
.L516:
	add	%g2, 1, %g2
	ldub	[%g2-1], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	bleu	.L433
	 sll	%g1, 24, %g1
	sra	%g1, 24, %g3
	cmp	%g3, 32
	be,a	.L516
	 st	%g2, [%fp-36]
	cmp	%g1, 0
.L515:
	be	.L517
	 add	%fp, -24, %l2
.L306:
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L517
	 add	%fp, -24, %l2
	mov	5, %g1
	st	%g1, [%i0+16]
.L517:
	mov	%l3, %o3
	mov	%l2, %o0
	mov	24, %o1
	sethi	%gdop_hix22(.LC10), %o2
	xor	%o2, %gdop_lox10(.LC10), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC10)
	mov	%i0, %o0
	mov	%l0, %o2
	call	put_value, 0
	 mov	%l2, %o1
	call	free, 0
	 mov	%i5, %o0
	b	.L500
	 mov	%l4, %o0
.L484:
	cmp	%o0, 3
	ble	.L491
	 mov	1, %l2
.L280:
	and	%l2, 0xff, %l2
	mov	1, %g1
	cmp	%o0, 3
	ble	.L492
	 add	%l2, 1, %o1
	b	.L279
	 add	%g1, %g1, %g1
.L480:
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L518
	 mov	%l0, %o2
	mov	4, %g1
	st	%g1, [%i0+16]
.L277:
	mov	%l0, %o2
.L518:
	mov	36, %o1
	call	put, 0
	 mov	%i0, %o0
	b	.L501
	 mov	%i1, %o0
.L478:
	mov	125, %o2
	mov	123, %o1
	call	find_end, 0
	 add	%i1, 2, %o0
	mov	%o0, %i4
.L258:
	cmp	%i4, 0
	be,a	.L493
	 ld	[%i0+16], %g1
	ldub	[%i1+1], %o1
	b	.L260
	 sll	%o1, 24, %o1
.L493:
	cmp	%g1, 0
	bne	.L251
	 mov	%i5, %i1
	mov	5, %g1
	b	.L251
	 st	%g1, [%i0+16]
.L479:
	mov	41, %o2
	mov	40, %o1
	call	find_end, 0
	 add	%i1, 2, %o0
	b	.L258
	 mov	%o0, %i4
.L485:
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne,a	.L500
	 mov	%l4, %o0
	mov	4, %g1
	b	.L284
	 st	%g1, [%i0+16]
.L486:
	ldsb	[%l4], %g1
	cmp	%g1, 35
	be,a	.L494
	 ldsb	[%l4+1], %g1
.L287:
	call	name_length, 0
	 mov	%l4, %o0
	orcc	%o0, 0, %i5
	be,a	.L519
	 ld	[%i0+16], %g1
	call	malloc, 0
	 add	%i5, 1, %o0
	orcc	%o0, 0, %i1
	be	.L361
	 mov	%i5, %o2
	call	memcpy, 0
	 mov	%l4, %o1
	mov	%l0, %o3
	stb	%g0, [%i1+%i5]
	add	%l4, %i5, %o2
	mov	%i1, %o1
	call	put_parameter, 0
	 mov	%i0, %o0
.L296:
.L522:
	call	free, 0
	 mov	%i1, %o0
	b	.L500
	 mov	%l4, %o0
.L367:
	xor	%o1, %gdop_lox10(.LC2), %o1
	b	.L325
	 ld	[%l7 + %o1], %o1, %gdop(.LC2)
.L476:
	cmp	%g1, 0
	bne	.L520
	 mov	%i5, %i1
	mov	5, %g1
	b	.L398
	 st	%g1, [%i0+16]
.L492:
	mov	0, %g1
	b	.L279
	 add	%g1, %g1, %g1
.L491:
	b	.L280
	 mov	0, %l2
.L494:
	cmp	%g1, 0
	be	.L287
	 add	%l4, 1, %l2
	call	name_length, 0
	 mov	%l2, %o0
	orcc	%o0, 0, %i5
	be,a	.L519
	 ld	[%i0+16], %g1
	ldsb	[%l2+%i5], %g1
	cmp	%g1, 0
	bne,a	.L292
	 ld	[%i0+16], %g1
	call	malloc, 0
	 add	%i5, 1, %o0
	orcc	%o0, 0, %i1
	be	.L361
	 mov	%i5, %o2
	call	memcpy, 0
	 mov	%l2, %o1
	mov	%i1, %o0
	call	getenv, 0
	 stb	%g0, [%i1+%i5]
	cmp	%o0, 0
	be	.L360
	 mov	0, %o3
	call	strlen, 0
	 nop
	mov	%o0, %o3
.L360:
	add	%fp, -24, %l2
	mov	24, %o1
	mov	%l2, %o0
	sethi	%gdop_hix22(.LC9), %o2
	xor	%o2, %gdop_lox10(.LC9), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC9)
	mov	%l0, %o2
	mov	%l2, %o1
	call	put_value, 0
	 mov	%i0, %o0
	b,a	.L296
.L369:
	sra	%g1, 24, %g1
	cmp	%g1, 36
	be	.L495
	 nop
	add	%fp, -24, %l2
.L496:
	sethi	%gdop_hix22(.LC8), %o2
	mov	%l3, %o3
	xor	%o2, %gdop_lox10(.LC8), %o2
	mov	16, %o1
	mov	%l2, %o0
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC8)
.L270:
	mov	%l0, %o2
	mov	%l2, %o1
	mov	%i0, %o0
	call	put_value, 0
	 add	%i1, 2, %i1
	b	.L498
	 ldub	[%i1], %i4
.L292:
.L519:
	cmp	%g1, 0
	bne,a	.L500
	 mov	%l4, %o0
	mov	5, %g1
	b	.L284
	 st	%g1, [%i0+16]
.L489:
	call	free, 0
	 mov	%l3, %o0
	mov	1, %o2
.L499:
	mov	126, %o1
	mov	%i0, %o0
	call	put, 0
	 mov	%i5, %i1
	b	.L498
	 ldub	[%i1], %i4
.L469:
	b	.L270
	 add	%fp, -24, %l2
.L488:
	call	malloc, 0
	 mov	1, %o0
	orcc	%o0, 0, %l3
	be	.L355
	 mov	0, %o2
	mov	%i5, %o1
	call	memcpy, 0
	 mov	%i5, %i1
	stb	%g0, [%l3]
.L343:
	sethi	%gdop_hix22(.LC12), %o0
	xor	%o0, %gdop_lox10(.LC12), %o0
	call	getenv, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC12)
	orcc	%o0, 0, %i4
	be	.L346
	 nop
	call	free, 0
	 mov	%l3, %o0
	b	.L502
	 ldub	[%i4], %o1
.L315:
	cmp	%g1, 0
	be	.L323
	 sethi	%gdop_hix22(.LC2), %o1
	mov	0, %i4
	xor	%o1, %gdop_lox10(.LC2), %o1
	b	.L325
	 ld	[%l7 + %o1], %o1, %gdop(.LC2)
.L253:
	mov	92, %o1
	mov	%i0, %o0
	call	put, 0
	 mov	%i5, %i1
	b	.L498
	 ldub	[%i1], %i4
.L490:
	call	sum, 0
	 add	%fp, -36, %o0
	ld	[%fp-32], %g1
	cmp	%g1, 0
	bne	.L306
	 mov	%o0, %l3
	b	.L503
	 ld	[%fp-36], %g2
.L346:
	call	getuid, 0
	 nop
	call	getpwuid, 0
	 nop
	b	.L504
	 cmp	%o0, 0
.L355:
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L342
	 mov	4, %g1
	st	%g1, [%i0+16]
.L342:
	call	free, 0
	 mov	0, %o0
	b	.L499
	 mov	1, %o2
.L335:
	cmp	%g2, 0
	be	.L352
	 cmp	%g1, 32
	be	.L521
	 mov	%i0, %o0
	sra	%i4, 24, %g1
	cmp	%g1, 9
	bne	.L351
	 sra	%i4, 24, %o1
.L521:
	call	end_word, 0
	 mov	%i5, %i1
	b	.L498
	 ldub	[%i1], %i4
.L361:
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L522
	 mov	0, %i1
	mov	4, %g1
	b	.L296
	 st	%g1, [%i0+16]
.L495:
	call	getpid, 0
	 add	%fp, -24, %l2
	b	.L496
	 mov	%o0, %l3
	.size	expand, .-expand
	.section	.text.expand_whole,"ax",@progbits
	.align 4
	.type	expand_whole, #function
	.proc	0102
expand_whole:
	save	%sp, -152, %sp
	ld	[%i0+4], %g2
	ld	[%i0+8], %g1
	add	%g1, 1, %g1
	st	%g0, [%fp-52]
	st	%g1, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	st	%g2, [%fp-48]
	add	%fp, -52, %i5
	mov	0, %o2
	add	%fp, -24, %o1
	call	add_byte, 0
	 mov	%i5, %o0
	st	%g0, [%fp-20]
	ld	[%fp-44], %g1
	cmp	%g1, 50
	ble	.L525
	 ld	[%fp-36], %g1
	cmp	%g1, 0
	be	.L531
	 mov	5, %g1
.L526:
	call	free, 0
	 ld	[%fp-12], %o0
	ld	[%fp-36], %g1
	cmp	%g1, 0
	bne	.L527
	 ld	[%fp-24], %g2
.L533:
	ld	[%fp-20], %g1
	stb	%g0, [%g2+%g1]
	ld	[%fp-24], %i0
	jmp	%i7+8
	 restore
.L531:
	ld	[%fp-12], %o0
	call	free, 0
	 st	%g1, [%fp-36]
	ld	[%fp-36], %g1
	cmp	%g1, 0
	be	.L533
	 ld	[%fp-24], %g2
.L527:
	call	free, 0
	 ld	[%fp-24], %o0
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L530
	 ld	[%fp-36], %g1
	st	%g1, [%i0+16]
.L530:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L525:
	mov	0, %o2
	mov	%i1, %o1
	call	expand, 0
	 mov	%i5, %o0
	b,a	.L526
	.size	expand_whole, .-expand_whole
	.section	.rodata.str1.8
	.align 8
.LC14:
	.asciz	"-=?+"
	.align 8
.LC15:
	.asciz	"-=?"
	.section	.text.put_parameter,"ax",@progbits
	.align 4
	.type	put_parameter, #function
	.proc	020
put_parameter:
	save	%sp, -96, %sp
	call	getenv, 0
	 mov	%i1, %o0
	ldub	[%i2], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%g1, -35, %g2
	andcc	%g2, 253, %g0
	bne	.L535
	 mov	%o0, %i5
	mov	%g1, %l0
	ldsb	[%i2+1], %g2
	sll	%l0, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, %g2
	be	.L591
	 cmp	%o0, 0
	be	.L569
	 mov	0, %i4
	sll	%l0, 24, %g1
.L604:
	cmp	%g1, 0
	bne	.L577
	 mov	0, %o1
	mov	1, %l1
	mov	0, %i4
	mov	0, %l2
.L548:
	call	strdup, 0
	 mov	%i5, %o0
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L551
	 mov	%o0, %i5
	cmp	%o0, 0
	be	.L592
	 sll	%l0, 24, %l3
	sra	%l3, 24, %i2
	cmp	%i2, 0
	be,a	.L603
	 mov	%i0, %o0
	add	%l0, -35, %l0
	andcc	%l0, 253, %g0
	be	.L593
	 cmp	%i2, 43
	bne	.L561
	 cmp	%l1, 0
	bne	.L562
	 mov	%i4, %o1
	sethi	%gdop_hix22(.LC2), %o1
	xor	%o1, %gdop_lox10(.LC2), %o1
	ld	[%l7 + %o1], %o1, %gdop(.LC2)
.L562:
	mov	%i3, %o2
	call	put_value, 0
	 mov	%i0, %o0
.L551:
	mov	%i4, %o0
.L601:
.L609:
	call	free, 0
	 mov	%i5, %i0
	call	free, 0
	 restore
.L535:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	xor	%g1, 58, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %i4
	cmp	%o0, 0
	be	.L539
	 ldub	[%i2+%i4], %l0
	cmp	%g1, 58
	bne	.L604
	 sll	%l0, 24, %g1
	ldsb	[%o0], %g1
	cmp	%g0, %g1
	addx	%g0, 0, %l1
.L540:
	sll	%l0, 24, %o1
	sra	%o1, 24, %o1
	cmp	%o1, 0
	bne	.L541
	 sethi	%gdop_hix22(.LC14), %o0
.L544:
	ld	[%i0+16], %g1
	cmp	%g1, 0
	be	.L542
	 mov	5, %g1
.L610:
	jmp	%i7+8
	 restore
.L592:
	mov	4, %g1
	mov	%i4, %o0
	st	%g1, [%i0+16]
	call	free, 0
	 mov	%i5, %i0
	call	free, 0
	 restore
.L591:
	cmp	%g0, %o0
	mov	1, %l2
	addx	%g0, 0, %l1
.L537:
	sll	%l0, 24, %l3
	cmp	%l3, 0
	bne	.L547
	 cmp	%i5, 0
	bne	.L605
	 mov	0, %i4
	ld	[%i0+4], %g1
	andcc	%g1, 32, %g0
	bne	.L594
	 sethi	%gdop_hix22(.LC2), %i5
	mov	0, %l0
	xor	%i5, %gdop_lox10(.LC2), %i5
	mov	0, %i4
	b	.L548
	 ld	[%l7 + %i5], %i5, %gdop(.LC2)
.L539:
	cmp	%g1, 58
	bne	.L606
	 mov	0, %l2
	b	.L540
	 mov	0, %l1
.L541:
	xor	%o0, %gdop_lox10(.LC14), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC14)
	cmp	%o0, 0
	be	.L544
	 mov	0, %l2
	mov	0, %o1
.L545:
	add	%o1, %i4, %o1
.L600:
	mov	%i0, %o0
	add	%o1, 1, %o1
	call	expand_whole, 0
	 add	%i2, %o1, %o1
	mov	%o0, %i4
.L549:
	cmp	%i5, 0
	bne	.L548
	 nop
	sethi	%gdop_hix22(.LC2), %i5
	xor	%i5, %gdop_lox10(.LC2), %i5
	b	.L548
	 ld	[%l7 + %i5], %i5, %gdop(.LC2)
.L595:
	add	%l0, 1, %l0
	cmp	%l1, %l0
	bgeu	.L607
	 mov	0, %o2
.L590:
	mov	%i0, %o0
.L603:
	mov	%i3, %o2
	call	put_value, 0
	 mov	%i5, %o1
	mov	%i4, %o0
	call	free, 0
	 mov	%i5, %i0
	call	free, 0
	 restore
.L594:
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L610
	 mov	2, %g1
	st	%g1, [%i0+16]
	jmp	%i7+8
	 restore
.L569:
	mov	0, %l2
.L606:
	b	.L537
	 mov	0, %l1
.L547:
	mov	0, %i4
.L605:
	cmp	%l3, 0
	be	.L549
	 mov	%l2, %o1
	b	.L600
	 add	%o1, %i4, %o1
.L577:
	mov	1, %l1
	b	.L545
	 mov	0, %l2
.L593:
	call	strlen, 0
	 mov	0, %l0
	xor	%i2, 35, %g1
	mov	%o0, %l1
	cmp	%g0, %g1
	xor	%l2, 1, %l2
	addx	%g0, 0, %l5
	mov	0, %o2
.L607:
	mov	%i4, %o0
	cmp	%l2, %l5
	bne	.L555
	 mov	%l0, %g1
	sub	%l1, %l0, %g1
.L555:
	add	%i5, %g1, %i1
	ldub	[%i5+%g1], %l4
	cmp	%i2, 35
	bne	.L556
	 mov	%i1, %o1
	stb	%g0, [%i5+%g1]
	mov	%i5, %o1
.L556:
	call	fnmatch, 0
	 nop
	cmp	%o0, 0
	bne	.L595
	 stb	%l4, [%i1]
	sra	%l3, 24, %l3
	cmp	%l3, 37
	be	.L596
	 mov	%i1, %o1
.L560:
	mov	%i3, %o2
	call	put_value, 0
	 mov	%i0, %o0
	b	.L551
	 stb	%l4, [%i1]
.L561:
	mov	%i2, %o1
	sethi	%gdop_hix22(.LC15), %o0
	xor	%o0, %gdop_lox10(.LC15), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC15)
	cmp	%o0, 0
	be	.L597
	 cmp	%l1, 0
	bne	.L590
	 cmp	%i2, 63
	be	.L598
	 cmp	%i2, 61
	be	.L599
	 mov	1, %o2
	mov	%i3, %o2
.L602:
	mov	%i4, %o1
	call	put_value, 0
	 mov	%i0, %o0
	b	.L601
	 mov	%i4, %o0
.L542:
	st	%g1, [%i0+16]
	jmp	%i7+8
	 restore
.L596:
	stb	%g0, [%i1]
	b	.L560
	 mov	%i5, %o1
.L597:
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L601
	 mov	%i4, %o0
	mov	5, %g1
	b	.L601
	 st	%g1, [%i0+16]
.L598:
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bne	.L601
	 mov	%i4, %o0
	mov	2, %g1
	b	.L609
	 st	%g1, [%i0+16]
.L599:
	mov	%i4, %o1
	call	setenv, 0
	 mov	%i1, %o0
	b	.L602
	 mov	%i3, %o2
	.size	put_parameter, .-put_parameter
	.section	.text.wordfree,"ax",@progbits
	.align 4
	.global wordfree
	.type	wordfree, #function
	.proc	020
wordfree:
	save	%sp, -96, %sp
	ld	[%i0+4], %g1
	cmp	%g1, 0
	be	.L627
	 nop
	ld	[%i0], %g2
	cmp	%g2, 0
	be	.L613
	 nop
	mov	0, %i5
	mov	0, %i4
.L615:
	ld	[%g1+%i5], %o0
	cmp	%o0, 0
	be	.L626
	 cmp	%g2, %i4
	call	free, 0
	 add	%i4, 1, %i4
	ld	[%i0], %g2
	ld	[%i0+4], %g1
	cmp	%g2, %i4
.L626:
	bgu	.L615
	 add	%i5, 4, %i5
.L613:
	call	free, 0
	 mov	%g1, %o0
	st	%g0, [%i0+4]
	st	%g0, [%i0]
.L627:
	jmp	%i7+8
	 restore
	.size	wordfree, .-wordfree
	.section	.text.wordexp,"ax",@progbits
	.align 4
	.global wordexp
	.type	wordexp, #function
	.proc	04
wordexp:
	save	%sp, -152, %sp
	mov	1, %g1
	st	%g0, [%fp-44]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	st	%i1, [%fp-52]
	st	%i2, [%fp-48]
	st	%g1, [%fp-40]
	andcc	%i2, 2, %g0
	be	.L629
	 mov	0, %i5
	ld	[%i1+8], %i5
.L629:
	andcc	%i2, 8, %g0
	bne	.L647
	 nop
	and	%i2, 9, %g1
.L650:
	cmp	%g1, 1
	be	.L635
	 mov	4, %o1
	st	%g0, [%i1]
	call	calloc, 0
	 add	%i5, 1, %o0
	cmp	%o0, 0
	be	.L648
	 st	%o0, [%i1+4]
.L635:
	mov	%i0, %o1
	mov	0, %o2
	add	%fp, -52, %i3
	ld	[%i1], %i4
	call	expand, 0
	 mov	%i3, %o0
	call	end_word, 0
	 mov	%i3, %o0
	call	free, 0
	 ld	[%fp-24], %o0
	call	free, 0
	 ld	[%fp-12], %o0
	ld	[%fp-36], %i0
	andcc	%i0, -5, %g0
	be	.L653
	 nop
	ld	[%i1], %g1
	cmp	%i4, %g1
	bgeu,a	.L651
	 add	%i5, %g1, %i5
	add	%g1, -1, %g1
.L652:
	ld	[%i1+4], %g3
	add	%g1, %i5, %g2
	st	%g1, [%i1]
	sll	%g2, 2, %g1
	call	free, 0
	 ld	[%g3+%g1], %o0
	ld	[%i1], %g1
	cmp	%g1, %i4
	bgu,a	.L652
	 add	%g1, -1, %g1
	add	%i5, %g1, %i5
.L651:
	ld	[%i1+4], %g1
	sll	%i5, 2, %i5
	andcc	%i2, 1, %g0
	be	.L638
	 st	%g0, [%g1+%i5]
	ld	[%fp-36], %i0
	jmp	%i7+8
	 restore
.L647:
	call	wordfree, 0
	 mov	%i1, %o0
	b	.L650
	 and	%i2, 9, %g1
.L638:
	call	wordfree, 0
	 mov	%i1, %o0
	ld	[%fp-36], %i0
.L653:
	jmp	%i7+8
	 restore
.L648:
	jmp	%i7+8
	 restore %g0, 4, %o0
	.size	wordexp, .-wordexp
	.section	".rodata"
	.align 8
	.type	silent.0, #object
	.size	silent.0, 18
silent.0:
	.asciz	"exec 2>/dev/null\n"
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
