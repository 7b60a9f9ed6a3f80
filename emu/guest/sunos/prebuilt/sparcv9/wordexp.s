! d08a645a65f87dc4990b96801cb59ba1 emu/guest/libc/wordexp.c
	.file	"wordexp.c"
	.section	".text"
	.section	.text.find_end,"ax",@progbits
	.align 4
	.type	find_end, #function
	.proc	0102
find_end:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	ldub	[%i0], %o1
	sll	%o1, 24, %o1
	cmp	%o1, 0
	be,pn	%icc, .L2
	 mov	1, %i5
	ba,pt	%xcc, .L25
	 sra	%o1, 24, %o1
.L3:
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L23
	 cmp	%o1, %i1
	bne,pt	%icc, .L6
	 cmp	%o1, %i2
	add	%i5, 1, %i5
	mov	%i0, %o0
.L4:
	ldub	[%o0+1], %o1
.L24:
	sll	%o1, 24, %o1
	cmp	%o1, 0
	be,pn	%icc, .L2
	 add	%o0, 1, %i0
	sra	%o1, 24, %o1
.L25:
	xor	%o1, 39, %g2
	cmp	%o1, 92
	bne,pt	%icc, .L3
	 xor	%o1, 34, %g1
	ldsb	[%i0+1], %g1
	cmp	%g1, 0
	be,pt	%icc, .L2
	 add	%i0, 1, %o0
	ba,pt	%xcc, .L24
	 ldub	[%o0+1], %o1
.L23:
	call	strchr, 0
	 add	%i0, 1, %o0
	brnz,a,pt %o0, .L24
	 ldub	[%o0+1], %o1
.L2:
	return	%i7+8
	 mov	0, %o0
.L6:
	bne,pt	%icc, .L4
	 mov	%i0, %o0
	addcc	%i5, -1, %i5
	bne,a,pt %icc, .L24
	 ldub	[%o0+1], %o1
	return	%i7+8
	 nop
	.size	find_end, .-find_end
	.section	.text.name_length,"ax",@progbits
	.align 4
	.type	name_length, #function
	.proc	017
name_length:
	save	%sp, -176, %sp
	mov	0, %i5
.L27:
.L37:
	call	isalpha, 0
	 ldub	[%i0+%i5], %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L37
	 add	%i5, 1, %i5
	ldsb	[%i0+%i5], %g1
	cmp	%g1, 95
	be,pn	%icc, .L28
	 ldub	[%i0+%i5], %o0
	brnz,pn	%i5, .L36
	 nop
.L26:
	return	%i7+8
	 mov	%o5, %o0
.L36:
	call	isdigit, 0
	 and	%o0, 0xff, %o0
	cmp	%o0, 0
	be,pn	%icc, .L26
	 nop
.L28:
	ba,pt	%xcc, .L27
	 add	%i5, 1, %i5
	.size	name_length, .-name_length
	.section	.text.add_byte,"ax",@progbits
	.align 4
	.type	add_byte, #function
	.proc	020
add_byte:
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ldx	[%i1+8], %g1
	ldx	[%i1+16], %g2
	add	%g1, 1, %g3
	cmp	%g3, %g2
	blu,pt	%xcc, .L39
	 ldx	[%i1], %o0
	add	%g2, %g2, %g1
	mov	64, %i5
	movrne	%g2, %g1, %i5
	call	realloc, 0
	 mov	%i5, %o1
	brz,a,pn %o0, .L44
	 lduw	[%i0+20], %g1
	ldx	[%i1+8], %g1
	stx	%o0, [%i1]
	stx	%i5, [%i1+16]
	add	%g1, 1, %g3
.L39:
	stx	%g3, [%i1+8]
	stb	%i2, [%o0+%g1]
	ldx	[%i1], %g2
	ldx	[%i1+8], %g1
	stb	%g0, [%g2+%g1]
.L46:
	return	%i7+8
	 nop
.L44:
	cmp	%g1, 0
	bne,pt	%icc, .L46
	 mov	4, %g1
	st	%g1, [%i0+20]
	return	%i7+8
	 nop
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
	save	%sp, -176, %sp
	mov	%i1, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %o0
	xor	%o0, %gdop_lox10(.LC0), %o0
	call	strchr, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC0)
	mov	%i1, %i5
	cmp	%g0, %i2
	lduw	[%i0+28], %g2
	subx	%g0, -1, %g3
	mov	1, %g4
	mov	0, %g1
	movrne	%o0, 1, %g1
	and	%g1, %g3, %g1
	or	%g2, %g1, %g1
	mov	%i1, %o2
	st	%g4, [%i0+24]
	add	%i0, 32, %o1
	mov	%i0, %o0
	call	add_byte, 0
	 st	%g1, [%i0+28]
	cmp	%i5, 92
	be,pn	%icc, .L51
	 add	%i0, 56, %i1
	brnz,a,pn %i2, .L53
	 sethi	%gdop_hix22(.LC1), %o0
.L49:
	call	add_byte, 0
	 restore %g0, %i5, %o2
.L53:
	mov	%i5, %o1
	xor	%o0, %gdop_lox10(.LC1), %o0
	call	strchr, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
	brz,pn	%o0, .L49
	 nop
.L51:
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
	save	%sp, -176, %sp
	lduw	[%i0+8], %g1
	ldx	[%i0], %i4
	andcc	%g1, 2, %g0
	be,pt	%xcc, .L55
	 mov	0, %i3
	ldx	[%i4+16], %i3
.L55:
	ldx	[%i4], %o1
	ldx	[%i4+8], %o0
	add	%o1, 2, %o1
	add	%o1, %i3, %o1
	call	realloc, 0
	 sllx	%o1, 3, %o1
	mov	%o0, %i5
	call	strdup, 0
	 mov	%i1, %o0
	brz,pn	%i5, .L59
	 nop
	brz,pn	%o0, .L59
	 stx	%i5, [%i4+8]
	ldx	[%i4], %g2
	add	%g2, 1, %g1
	stx	%g1, [%i4]
	add	%g2, %i3, %g2
	sllx	%g2, 3, %g2
	stx	%o0, [%i5+%g2]
	add	%g1, %i3, %g1
	sllx	%g1, 3, %g1
	stx	%g0, [%i5+%g1]
.L69:
	return	%i7+8
	 nop
.L59:
	call	free, 0
	 nop
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L69
	 mov	4, %g1
	st	%g1, [%i0+20]
	return	%i7+8
	 nop
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
	save	%sp, -208, %sp
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	lduw	[%i0+24], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 0
	be,pn	%icc, .L96
	 nop
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L96
	 nop
	lduw	[%i0+28], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L93
	 ldx	[%i0+32], %o1
	ldx	[%i0+56], %o0
	brz,pn	%o0, .L72
	 add	%fp, 2023, %i4
	mov	0, %o2
	mov	%i4, %o3
	call	glob, 0
	 mov	0, %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L93
	 ldx	[%i0+32], %o1
	ldx	[%fp+2023], %g1
	brz,pn	%g1, .L73
	 nop
	mov	0, %i5
	sllx	%i5, 3, %g1
.L94:
	ldx	[%fp+2031], %g2
	mov	%i0, %o0
	call	add_word, 0
	 ldx	[%g2+%g1], %o1
	add	%i5, 1, %i5
	ldx	[%fp+2023], %g1
	cmp	%g1, %i5
	bgu,pt	%xcc, .L94
	 sllx	%i5, 3, %g1
.L73:
	call	globfree, 0
	 mov	%i4, %o0
	ba,pt	%xcc, .L92
	 stx	%g0, [%i0+64]
.L72:
	ldx	[%i0+32], %o1
.L93:
	brz,a,pn %o1, .L95
	 sethi	%gdop_hix22(.LC2), %o1
	ldx	[%i0+40], %g1
	brnz,pt	%g1, .L76
	 nop
	sethi	%gdop_hix22(.LC2), %o1
.L95:
	xor	%o1, %gdop_lox10(.LC2), %o1
	ldx	[%l7 + %o1], %o1, %gdop(.LC2)
.L76:
	call	add_word, 0
	 mov	%i0, %o0
	stx	%g0, [%i0+64]
.L92:
	stx	%g0, [%i0+40]
	stx	%g0, [%i0+24]
.L96:
	return	%i7+8
	 nop
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC4), %o0
	xor	%o0, %gdop_lox10(.LC4), %o0
	call	getenv, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC4)
	brz,pn	%o0, .L119
	 mov	%o0, %i5
.L98:
	brz,a,pt %i2, .L121
	 ldub	[%i1], %o1
	mov	1, %g1
	st	%g1, [%i0+24]
	ldub	[%i1], %o1
.L121:
	sll	%o1, 24, %o1
	cmp	%o1, 0
	bne,a,pt %icc, .L122
	 lduw	[%i0+20], %g1
	ba,pt	%xcc, .L124
	 nop
.L102:
	ldsb	[%i1], %o1
.L123:
	mov	%i2, %o2
	call	put, 0
	 mov	%i0, %o0
	add	%i1, 1, %i1
	ldub	[%i1], %o1
	sll	%o1, 24, %o1
	cmp	%o1, 0
	be,pn	%icc, .L124
	 nop
	lduw	[%i0+20], %g1
.L122:
	cmp	%g1, 0
	bne,pn	%icc, .L124
	 nop
	brnz,a,pn %i2, .L123
	 ldsb	[%i1], %o1
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L123
	 ldsb	[%i1], %o1
	sra	%o1, 24, %o1
	call	strchr, 0
	 mov	%i5, %o0
	brz,pn	%o0, .L102
	 mov	%i0, %o0
	ldub	[%i1], %g1
	add	%g1, -9, %g2
	sll	%g1, 24, %g1
	and	%g2, 0xff, %g2
	sra	%g1, 24, %g1
	cmp	%g2, 1
	xor	%g1, 32, %g1
	lduw	[%i0+24], %g3
	mov	%i2, %g2
	movleu	%icc, 1, %g2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	or	%g2, %g1, %g1
	xor	%g1, 1, %g1
	and	%g1, 0xff, %g1
	or	%g3, %g1, %g1
	call	end_word, 0
	 st	%g1, [%i0+24]
	add	%i1, 1, %i1
	ldub	[%i1], %o1
	sll	%o1, 24, %o1
	cmp	%o1, 0
	bne,a,pt %icc, .L122
	 lduw	[%i0+20], %g1
	return	%i7+8
	 nop
.L124:
	return	%i7+8
	 nop
.L119:
	sethi	%gdop_hix22(.LC3), %i5
	xor	%i5, %gdop_lox10(.LC3), %i5
	ba,pt	%xcc, .L98
	 ldx	[%l7 + %i5], %i5, %gdop(.LC3)
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
	save	%sp, -208, %sp
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	lduw	[%i0+8], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andcc	%g1, 4, %g0
	be,pn	%xcc, .L127
	 nop
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L162
	 mov	3, %g1
	st	%g1, [%i0+20]
.L162:
	return	%i7+8
	 nop
.L153:
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	be,pt	%icc, .L152
	 mov	4, %g1
	return	%i7+8
	 nop
.L127:
	call	strlen, 0
	 mov	%i1, %o0
	call	malloc, 0
	 add	%o0, 18, %o0
	brz,pn	%o0, .L153
	 mov	%o0, %i5
	lduw	[%i0+8], %g1
	andcc	%g1, 16, %g0
	be,a,pt	%xcc, .L144
	 sethi	%gdop_hix22(silent.0), %o1
	sethi	%gdop_hix22(.LC2), %o1
	xor	%o1, %gdop_lox10(.LC2), %o1
	ldx	[%l7 + %o1], %o1, %gdop(.LC2)
.L131:
	call	strcpy, 0
	 mov	%i5, %o0
	call	strcat, 0
	 mov	%i1, %o1
	sethi	%gdop_hix22(.LC5), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC5), %o1
	call	popen, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC5)
	mov	0, %i4
	mov	%o0, %l1
	mov	10, %i1
	mov	%i5, %o0
	call	free, 0
	 mov	64, %l0
	mov	4, %l3
	brz,pn	%l1, .L133
	 add	%fp, 2023, %l2
.L132:
.L158:
	call	getc, 0
	 mov	%l1, %o0
	cmp	%o0, -1
	be,pn	%icc, .L154
	 mov	%o0, %i3
.L142:
	cmp	%i3, 10
	be,a,pn	%icc, .L158
	 add	%i4, 1, %i4
	brz,a,pn %i4, .L159
	 sllx	%i3, 56, %i3
	ldx	[%fp+2031], %l4
.L160:
	ldx	[%fp+2039], %g1
	add	%l4, 1, %i5
	cmp	%i5, %g1
	blu,pt	%xcc, .L137
	 ldx	[%fp+2023], %o0
	add	%g1, %g1, %g2
	mov	%l0, %l5
	movrne	%g1, %g2, %l5
	call	realloc, 0
	 mov	%l5, %o1
	brz,a,pn %o0, .L156
	 lduw	[%i0+20], %g1
	stx	%o0, [%fp+2023]
	stx	%l5, [%fp+2039]
.L137:
	stb	%i1, [%o0+%l4]
	stx	%i5, [%fp+2031]
	stb	%g0, [%o0+%i5]
	add	%i4, -1, %i4
.L157:
	brnz,pt	%i4, .L160
	 ldx	[%fp+2031], %l4
	sllx	%i3, 56, %i3
.L159:
	mov	%l2, %o1
	srax	%i3, 56, %o2
	call	add_byte, 0
	 mov	%i0, %o0
	mov	0, %i4
	call	getc, 0
	 mov	%l1, %o0
	cmp	%o0, -1
	bne,pt	%icc, .L142
	 mov	%o0, %i3
.L154:
	call	pclose, 0
	 mov	%l1, %o0
	ldx	[%fp+2023], %o1
	brz,pn	%o1, .L133
	 mov	%o1, %i5
.L143:
	mov	%i0, %o0
	mov	%i2, %o2
	call	put_value, 0
	 mov	%i5, %i0
	call	free, 0
	 restore
.L156:
	cmp	%g1, 0
	bne,pt	%icc, .L157
	 add	%i4, -1, %i4
	ba,pt	%xcc, .L157
	 st	%l3, [%i0+20]
.L144:
	xor	%o1, %gdop_lox10(silent.0), %o1
	ba,pt	%xcc, .L131
	 ldx	[%l7 + %o1], %o1, %gdop(silent.0)
.L133:
	sethi	%gdop_hix22(.LC2), %o1
	mov	0, %i5
	xor	%o1, %gdop_lox10(.LC2), %o1
	ba,pt	%xcc, .L143
	 ldx	[%l7 + %o1], %o1, %gdop(.LC2)
.L152:
	st	%g1, [%i0+20]
	return	%i7+8
	 nop
	.size	put_command, .-put_command
	.section	.text.factor,"ax",@progbits
	.align 4
	.type	factor, #function
	.proc	05
factor:
	save	%sp, -192, %sp
	ldx	[%i0], %g1
	ldub	[%g1], %o0
	add	%o0, -9, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	sll	%o0, 24, %i4
	mov	0, %g2
	sra	%i4, 24, %g3
	movleu	%icc, 1, %g2
	xor	%g3, 32, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	orcc	%g2, %g3, %g0
	be,pn	%icc, .L187
	 mov	%i0, %i5
	add	%g1, 1, %g1
.L194:
	stx	%g1, [%i5]
	ldub	[%g1], %o0
	add	%o0, -9, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	sll	%o0, 24, %i4
	mov	0, %g2
	sra	%i4, 24, %g3
	movleu	%icc, 1, %g2
	xor	%g3, 32, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	orcc	%g2, %g3, %g0
	bne,a,pt %icc, .L194
	 add	%g1, 1, %g1
.L187:
	lduw	[%i5+12], %g2
	add	%g2, 1, %g3
	cmp	%g3, 50
	ble,pt	%icc, .L188
	 st	%g3, [%i5+12]
	mov	1, %g1
	mov	0, %i0
	st	%g1, [%i5+8]
.L168:
	st	%g2, [%i5+12]
	return	%i7+8
	 nop
.L188:
	add	%o0, -43, %g2
	andcc	%g2, 253, %g0
	be,pn	%icc, .L189
	 add	%g1, 1, %g1
	sra	%i4, 24, %i4
	cmp	%i4, 40
	be,a,pn	%icc, .L190
	 mov	%i5, %o0
	call	isdigit, 0
	 and	%o0, 0xff, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L191
	 mov	1, %g1
	lduw	[%i5+12], %g2
	add	%g2, -1, %g2
	st	%g1, [%i5+8]
	st	%g2, [%i5+12]
	return	%i7+8
	 mov	0, %o0
.L189:
	mov	%i5, %o0
	call	factor, 0
	 stx	%g1, [%i5]
	sra	%i4, 24, %i4
	mov	%o0, %i0
	cmp	%i4, 45
	be,pn	%icc, .L170
	 lduw	[%i5+12], %g2
	add	%g2, -1, %g2
.L192:
	st	%g2, [%i5+12]
	return	%i7+8
	 nop
.L191:
	mov	0, %o2
	add	%fp, 2039, %o1
	call	strtol, 0
	 ldx	[%i5], %o0
	lduw	[%i5+12], %g2
	ldx	[%fp+2039], %g1
	mov	%o0, %i0
	stx	%g1, [%i5]
	ba,pt	%xcc, .L168
	 add	%g2, -1, %g2
.L170:
	sub	%g0, %o0, %i0
	ba,pt	%xcc, .L192
	 add	%g2, -1, %g2
.L190:
	call	sum, 0
	 stx	%g1, [%i5]
	ldx	[%i5], %g4
	ldub	[%g4], %g1
	add	%g1, -9, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	mov	0, %g3
	sll	%g1, 24, %g1
	movleu	%icc, 1, %g3
	sra	%g1, 24, %g2
	xor	%g2, 32, %g2
	cmp	%g0, %g2
	mov	%o0, %i0
	subx	%g0, -1, %g5
	orcc	%g3, %g5, %g0
	be,pn	%icc, .L176
	 add	%g4, 1, %g2
.L175:
	stx	%g2, [%i5]
	ldub	[%g2], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	sll	%g1, 24, %g1
	mov	0, %g3
	sra	%g1, 24, %g4
	movleu	%icc, 1, %g3
	xor	%g4, 32, %g4
	cmp	%g0, %g4
	mov	%g2, %g4
	subx	%g0, -1, %g5
	orcc	%g3, %g5, %g0
	bne,pt	%icc, .L175
	 add	%g2, 1, %g2
.L176:
	sra	%g1, 24, %g1
	cmp	%g1, 41
	be,pn	%icc, .L193
	 mov	1, %g1
	lduw	[%i5+12], %g2
	add	%g2, -1, %g2
	ba,pt	%xcc, .L168
	 st	%g1, [%i5+8]
.L193:
	add	%g4, 1, %g4
	lduw	[%i5+12], %g2
	stx	%g4, [%i5]
	ba,pt	%xcc, .L168
	 add	%g2, -1, %g2
	.size	factor, .-factor
	.section	.text.product,"ax",@progbits
	.align 4
	.type	product, #function
	.proc	05
product:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	factor, 0
	 mov	%i0, %i4
	mov	0, %i3
	mov	%o0, %i0
.L196:
	ldx	[%i4], %g2
	ldub	[%g2], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	sll	%g1, 24, %g1
	mov	0, %g3
	sra	%g1, 24, %g4
	movleu	%icc, 1, %g3
	xor	%g4, 32, %g4
	cmp	%g0, %g4
	subx	%g0, -1, %g4
	orcc	%g3, %g4, %g0
	be,pn	%icc, .L216
	 sra	%g1, 24, %i5
	add	%g2, 1, %g2
.L217:
	stx	%g2, [%i4]
	ldub	[%g2], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	sll	%g1, 24, %g1
	mov	0, %g3
	sra	%g1, 24, %g4
	movleu	%icc, 1, %g3
	xor	%g4, 32, %g4
	cmp	%g0, %g4
	subx	%g0, -1, %g4
	orcc	%g3, %g4, %g0
	bne,a,pt %icc, .L217
	 add	%g2, 1, %g2
	sra	%g1, 24, %i5
.L216:
	cmp	%i5, 42
	be,pn	%icc, .L212
	 xor	%i5, 47, %g1
	cmp	%g0, %g1
	xor	%i5, 37, %g1
	subx	%g0, -1, %g3
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%g3, %g1, %g0
	be,pn	%icc, .L218
	 add	%g2, 1, %g2
	mov	%i4, %o0
	call	factor, 0
	 stx	%g2, [%i4]
	add	%o0, 1, %g1
	cmp	%g1, 1
	bleu,pn	%xcc, .L214
	 cmp	%i5, 47
	be,a,pn	%icc, .L196
	 sdivx	%i0, %o0, %i0
	sdivx	%i0, %o0, %g1
	mulx	%g1, %o0, %g1
	ba,pt	%xcc, .L196
	 sub	%i0, %g1, %i0
.L212:
	add	%g2, 1, %g2
	mov	%i4, %o0
	call	factor, 0
	 stx	%g2, [%i4]
	ba,pt	%xcc, .L196
	 mulx	%i0, %o0, %i0
.L214:
	lduw	[%i4+8], %g1
	sub	%g0, %i0, %g3
	mov	0, %g2
	movre	%o0, 1, %g2
	mov	%i3, %i0
	or	%g1, %g2, %g1
	move	%icc, %g3, %i0
	ba,pt	%xcc, .L196
	 st	%g1, [%i4+8]
.L218:
	return	%i7+8
	 nop
	.size	product, .-product
	.section	.text.sum,"ax",@progbits
	.align 4
	.type	sum, #function
	.proc	05
sum:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	product, 0
	 mov	%i0, %i5
	mov	%o0, %i0
.L220:
	ldx	[%i5], %g4
	ldub	[%g4], %g1
	add	%g1, -9, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	mov	0, %g3
	sll	%g1, 24, %g1
	movleu	%icc, 1, %g3
	sra	%g1, 24, %g2
	xor	%g2, 32, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g5
	orcc	%g3, %g5, %g0
	be,pn	%icc, .L226
	 add	%g4, 1, %g2
.L225:
	stx	%g2, [%i5]
	ldub	[%g2], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	sll	%g1, 24, %g1
	mov	0, %g3
	sra	%g1, 24, %g4
	movleu	%icc, 1, %g3
	xor	%g4, 32, %g4
	cmp	%g0, %g4
	mov	%g2, %g4
	subx	%g0, -1, %g5
	orcc	%g3, %g5, %g0
	bne,pt	%icc, .L225
	 add	%g2, 1, %g2
.L226:
	sra	%g1, 24, %g1
	cmp	%g1, 43
	be,pn	%icc, .L231
	 cmp	%g1, 45
	bne,pn	%icc, .L233
	 add	%g4, 1, %g4
	mov	%i5, %o0
	call	product, 0
	 stx	%g4, [%i5]
	ba,pt	%xcc, .L220
	 sub	%i0, %o0, %i0
.L231:
	add	%g4, 1, %g4
	mov	%i5, %o0
	call	product, 0
	 stx	%g4, [%i5]
	ba,pt	%xcc, .L220
	 add	%i0, %o0, %i0
.L233:
	return	%i7+8
	 nop
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
	save	%sp, -224, %sp
	xor	%i2, 34, %i4
	cmp	%g0, %i4
	ldub	[%i1], %l2
	subx	%g0, -1, %i3
	sll	%l2, 24, %l1
	sra	%l1, 24, %g1
	xor	%g1, %i2, %g2
	cmp	%g0, %g2
	addx	%g0, 0, %g2
	cmp	%g0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	addx	%g0, 0, %g1
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L357
	 mov	1, %l0
	lduw	[%i0+20], %l3
.L443:
	cmp	%l3, 0
	bne,pn	%icc, .L357
	 sra	%l1, 24, %g1
	cmp	%g1, 92
	be,pn	%icc, .L410
	 add	%i1, 1, %i5
	cmp	%g1, 36
	be,pn	%icc, .L411
	 cmp	%g1, 96
	be,pn	%icc, .L412
	 cmp	%i2, 34
	be,pn	%icc, .L330
	 xor	%g1, 39, %g2
	cmp	%g0, %g2
	xor	%g1, 34, %g2
	subx	%g0, -1, %g3
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	orcc	%g3, %g2, %g0
	be,pn	%icc, .L304
	 cmp	%g1, 34
	be,pn	%icc, .L305
	 st	%l0, [%i0+24]
	ldub	[%i1+1], %o1
	sll	%o1, 24, %g2
	cmp	%g0, %g2
	sra	%g2, 24, %g1
	addx	%g0, 0, %g3
	xor	%g1, 39, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g3, %g1, %g0
	be,pn	%icc, .L441
	 cmp	%l1, %g2
	sllx	%o1, 56, %o1
.L442:
	mov	1, %o2
	srax	%o1, 56, %o1
	call	put, 0
	 mov	%i0, %o0
	add	%i5, 1, %i5
	ldub	[%i5], %o1
	sll	%o1, 24, %g2
	cmp	%g0, %g2
	sra	%g2, 24, %g1
	addx	%g0, 0, %g3
	xor	%g1, 39, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g3, %g1, %g0
	bne,a,pt %icc, .L442
	 sllx	%o1, 56, %o1
.L307:
	cmp	%l1, %g2
.L441:
	bne,pn	%icc, .L413
	 add	%i5, 1, %i1
.L240:
	ldub	[%i1], %l2
.L434:
	sll	%l2, 24, %l1
	sra	%l1, 24, %g1
	xor	%g1, %i2, %g2
	cmp	%g0, %g2
	addx	%g0, 0, %g2
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g2, %g1, %g0
	bne,a,pt %icc, .L443
	 lduw	[%i0+20], %l3
.L357:
.L452:
	return	%i7+8
	 mov	%o1, %o0
.L410:
	ldsb	[%i1+1], %o1
	cmp	%o1, 0
	be,pt	%icc, .L238
	 ldub	[%i1+1], %g1
	cmp	%o1, 10
	be,pn	%icc, .L258
	 cmp	%i2, 34
	be,pn	%icc, .L414
	 mov	1, %o2
	sllx	%g1, 56, %o1
	add	%i1, 2, %i1
	srax	%o1, 56, %o1
	call	put, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L434
	 ldub	[%i1], %l2
.L238:
	cmp	%i2, 34
	be,pn	%icc, .L444
	 sllx	%l2, 56, %o1
	lduw	[%i0+16], %g1
.L448:
	cmp	%g1, 0
	bne,a,pn %icc, .L445
	 sethi	%gdop_hix22(.LC13), %o0
.L326:
	sllx	%l2, 56, %o1
.L447:
	mov	0, %o2
	srax	%o1, 56, %o1
	call	put, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L240
	 mov	%i5, %i1
.L411:
	ldsb	[%i1+1], %g1
	cmp	%g1, 40
	bne,pt	%icc, .L245
	 mov	0, %l1
	ldsb	[%i1+2], %g1
	xor	%g1, 40, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %l1
.L245:
	call	name_length, 0
	 mov	%i5, %o0
	ldub	[%i1+1], %o1
	sll	%o1, 24, %o1
	sra	%o1, 24, %g1
	cmp	%g1, 123
	be,pn	%icc, .L415
	 mov	%o0, %l4
	cmp	%g1, 40
	be,pn	%icc, .L416
	 add	%i5, %o0, %l2
.L249:
	sra	%o1, 24, %o1
	cmp	%o1, 0
	bne,pn	%icc, .L251
	 sethi	%gdop_hix22(.LC7), %o0
.L259:
	call	malloc, 0
	 add	%l4, 1, %o0
	brz,pn	%o0, .L417
	 mov	%o0, %i1
	mov	%l4, %o2
	call	memcpy, 0
	 mov	%i5, %o1
	brz,pn	%l4, .L262
	 stb	%g0, [%i1+%l4]
	sethi	%gdop_hix22(.LC2), %o2
	sra	%i3, 0, %o3
	xor	%o2, %gdop_lox10(.LC2), %o2
	mov	%i1, %o1
	mov	%i0, %o0
	call	put_parameter, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC2)
	mov	%i1, %o0
.L437:
	call	free, 0
	 mov	%l2, %i1
	ba,pt	%xcc, .L434
	 ldub	[%i1], %l2
.L412:
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	ldub	[%i1+1], %g1
	sll	%g1, 24, %g1
	cmp	%g0, %g1
	sra	%g1, 24, %g2
	addx	%g0, 0, %g4
	xor	%g2, 96, %g3
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	andcc	%g4, %g3, %g0
	be,pn	%icc, .L294
	 add	%fp, 2023, %l1
	sra	%g1, 24, %g1
.L446:
	cmp	%g1, 92
	be,a,pn	%icc, .L295
	 ldub	[%i5+1], %o2
	ldub	[%i5], %o2
.L296:
	sllx	%o2, 56, %o2
	mov	%l1, %o1
	srax	%o2, 56, %o2
	call	add_byte, 0
	 mov	%i0, %o0
	add	%i5, 1, %i5
	ldub	[%i5], %g1
	sll	%g1, 24, %g1
	cmp	%g0, %g1
	sra	%g1, 24, %g2
	addx	%g0, 0, %g4
	xor	%g2, 96, %g3
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	andcc	%g4, %g3, %g0
	bne,a,pt %icc, .L446
	 sra	%g1, 24, %g1
	cmp	%g2, 0
	be,a,pt	%icc, .L418
	 lduw	[%i0+20], %g1
	ldx	[%fp+2023], %i1
	brz,pn	%i1, .L419
	 mov	%i1, %o1
.L302:
	sra	%i3, 0, %o2
	call	put_command, 0
	 mov	%i0, %o0
.L301:
	call	free, 0
	 mov	%i1, %o0
	ldsb	[%i5], %g1
	xor	%g1, 96, %g1
	cmp	%g0, %g1
	ba,pt	%xcc, .L240
	 subx	%i5, -1, %i1
.L295:
	add	%o2, -92, %g1
	and	%g1, 251, %g1
	cmp	%g0, %g1
	sll	%o2, 24, %g1
	subx	%g0, -1, %g2
	sra	%g1, 24, %g1
	xor	%g1, 36, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,a,pn	%icc, .L296
	 ldub	[%i5], %o2
	ba,pt	%xcc, .L296
	 add	%i5, 1, %i5
.L330:
	sllx	%l2, 56, %o1
.L444:
	mov	1, %o2
	srax	%o1, 56, %o1
	mov	%i0, %o0
	call	put, 0
	 mov	%i5, %i1
	ba,pt	%xcc, .L434
	 ldub	[%i1], %l2
.L418:
	cmp	%g1, 0
	bne,pt	%icc, .L301
	 ldx	[%fp+2023], %i1
	mov	5, %g1
.L451:
	ldx	[%fp+2023], %i1
	ba,pt	%xcc, .L301
	 st	%g1, [%i0+20]
.L251:
	xor	%o0, %gdop_lox10(.LC7), %o0
	call	strchr, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC7)
	brnz,a,pn %o0, .L420
	 ldub	[%i1+1], %g1
	ldsb	[%i1+1], %g1
	xor	%g1, 123, %g2
	cmp	%g0, %g2
	xor	%g1, 40, %g1
	addx	%g0, 0, %g2
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L259
	 sub	%l2, %i5, %o0
	mov	0, %g1
	cmp	%l1, 0
	be,pt	%icc, .L264
	 mov	1, %o1
	ldsb	[%l2-1], %g2
	cmp	%g2, 41
	be,pn	%icc, .L421
	 mov	0, %l1
.L264:
	sub	%o0, %g1, %o0
	add	%i5, %o1, %i5
	call	malloc, 0
	 add	%o0, -1, %l4
	brz,pn	%o0, .L422
	 mov	%o0, %l3
	mov	%l4, %o2
	call	memcpy, 0
	 mov	%i5, %o1
	stb	%g0, [%l3+%l4]
	ldsb	[%i1+1], %g1
	cmp	%g1, 123
	be,pn	%icc, .L423
	 cmp	%l1, 0
	bne,pn	%icc, .L424
	 sra	%i3, 0, %o2
	mov	%l3, %o1
	call	put_command, 0
	 mov	%i0, %o0
.L267:
	mov	%l3, %o0
.L438:
	call	free, 0
	 add	%l2, 1, %i1
	ba,pt	%xcc, .L434
	 ldub	[%i1], %l2
.L305:
	mov	%i5, %o1
	mov	34, %o2
	call	expand, 0
	 mov	%i0, %o0
	ldub	[%o0], %o1
	mov	%o0, %i5
	ba,pt	%xcc, .L307
	 sll	%o1, 24, %g2
.L325:
.L445:
	sra	%l1, 24, %o1
	xor	%o0, %gdop_lox10(.LC13), %o0
	call	strchr, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC13)
	brz,pn	%o0, .L447
	 sllx	%l2, 56, %o1
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L240
	 mov	%i5, %i1
	mov	1, %g1
	ba,pt	%xcc, .L240
	 st	%g1, [%i0+20]
.L304:
	cmp	%g1, 126
	bne,a,pn %icc, .L309
	 lduw	[%i0+16], %g2
	lduw	[%i0+24], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L448
	 lduw	[%i0+16], %g1
	ldub	[%i1+1], %o1
	sll	%o1, 24, %o1
	cmp	%o1, 0
	be,pn	%icc, .L425
	 mov	%i5, %i1
	sethi	%gdop_hix22(.LC11), %l3
	xor	%l3, %gdop_lox10(.LC11), %l3
	mov	1, %l2
	ba,pt	%xcc, .L311
	 ldx	[%l7 + %l3], %l3, %gdop(.LC11)
.L314:
	ldub	[%i1], %o1
	sll	%o1, 24, %o1
	cmp	%o1, 0
	be,pn	%icc, .L313
	 add	%l2, 1, %l1
	mov	%l1, %l2
.L311:
	sra	%o1, 24, %o1
	call	strchr, 0
	 mov	%l3, %o0
	brz,a,pt %o0, .L314
	 add	%i1, 1, %i1
	mov	%l2, %l1
	add	%l2, -1, %l2
.L313:
	call	malloc, 0
	 mov	%l1, %o0
	brz,pn	%o0, .L328
	 mov	%o0, %l3
	mov	%l2, %o2
	call	memcpy, 0
	 mov	%i5, %o1
	cmp	%l1, 1
	be,pn	%xcc, .L317
	 stb	%g0, [%l3+%l2]
	call	getpwnam, 0
	 mov	%l3, %o0
	brz,pn	%o0, .L426
	 nop
	ldx	[%o0+48], %l1
.L454:
	call	free, 0
	 mov	%l3, %o0
	brnz,a,pt %l1, .L440
	 ldsb	[%l1], %g1
	ba,pt	%xcc, .L435
	 mov	1, %o2
.L323:
	sllx	%o1, 56, %o1
	mov	1, %o2
	srax	%o1, 56, %o1
	mov	%i0, %o0
	call	put, 0
	 add	%l1, 1, %l1
	ldsb	[%l1], %g1
.L440:
	cmp	%g1, 0
	bne,pt	%icc, .L323
	 ldub	[%l1], %o1
	ba,pt	%xcc, .L434
	 ldub	[%i1], %l2
.L420:
	add	%g1, -35, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	sll	%g1, 24, %g1
	mov	0, %g2
	sra	%g1, 24, %g1
	movleu	%icc, 1, %g2
	xor	%g1, 63, %g3
	stx	%g0, [%fp+2023]
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	orcc	%g2, %g3, %g0
	bne,pt	%icc, .L427
	 stx	%g0, [%fp+2031]
	xor	%g1, 64, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g2
	cmp	%g0, %i4
	addx	%g0, 0, %g1
	orcc	%g2, %g1, %g0
	be,a,pt	%icc, .L240
	 add	%i1, 2, %i1
	add	%fp, 2023, %l1
	sra	%i3, 0, %o2
.L439:
	mov	%l1, %o1
	call	put_value, 0
	 mov	%i0, %o0
.L258:
	ba,pt	%xcc, .L240
	 add	%i1, 2, %i1
.L414:
	sethi	%gdop_hix22(.LC6), %o0
	xor	%o0, %gdop_lox10(.LC6), %o0
	call	strchr, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC6)
	brz,pn	%o0, .L242
	 mov	1, %o2
	ldub	[%i1+1], %g1
	sllx	%g1, 56, %o1
	add	%i1, 2, %i1
	srax	%o1, 56, %o1
	call	put, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L434
	 ldub	[%i1], %l2
.L424:
	mov	%l3, %o1
	call	expand_whole, 0
	 mov	%i0, %o0
	stx	%g0, [%fp+2015]
	stx	%o0, [%fp+2007]
	brz,pn	%o0, .L267
	 mov	%o0, %i5
	ldub	[%o0], %g1
	add	%g1, -9, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	mov	0, %g3
	sll	%g1, 24, %g1
	movleu	%icc, 1, %g3
	sra	%g1, 24, %g2
	xor	%g2, 32, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g4
	orcc	%g3, %g4, %g0
	be,pn	%icc, .L286
	 add	%o0, 1, %g2
.L285:
	stx	%g2, [%fp+2007]
	ldub	[%g2], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	sll	%g1, 24, %g1
	mov	0, %g3
	sra	%g1, 24, %g4
	movleu	%icc, 1, %g3
	xor	%g4, 32, %g4
	cmp	%g0, %g4
	subx	%g0, -1, %g4
	orcc	%g3, %g4, %g0
	bne,pt	%icc, .L285
	 add	%g2, 1, %g2
.L286:
	cmp	%g1, 0
	bne,pn	%icc, .L428
	 mov	0, %o3
.L284:
	ldx	[%fp+2007], %g2
	ldub	[%g2], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	sll	%g1, 24, %g1
	mov	0, %g3
	sra	%g1, 24, %g4
	movleu	%icc, 1, %g3
	xor	%g4, 32, %g4
	cmp	%g0, %g4
	subx	%g0, -1, %g4
	orcc	%g3, %g4, %g0
	be,pn	%icc, .L429
	 add	%g2, 1, %g2
.L290:
	stx	%g2, [%fp+2007]
	ldub	[%g2], %g1
	add	%g1, -9, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	sll	%g1, 24, %g1
	mov	0, %g3
	sra	%g1, 24, %g4
	movleu	%icc, 1, %g3
	xor	%g4, 32, %g4
	cmp	%g0, %g4
	subx	%g0, -1, %g4
	orcc	%g3, %g4, %g0
	bne,pt	%icc, .L290
	 add	%g2, 1, %g2
.L429:
	cmp	%g1, 0
	bne,a,pt %icc, .L449
	 lduw	[%i0+20], %g1
	ba,pt	%xcc, .L436
	 add	%fp, 2023, %l1
.L421:
	cmp	%o0, 3
	movg	%xcc, 1, %g1
	and	%g1, 0xff, %l1
	add	%g1, 1, %o1
	ba,pt	%xcc, .L264
	 add	%g1, %g1, %g1
.L417:
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L450
	 sra	%i3, 0, %o2
	mov	4, %g1
	st	%g1, [%i0+20]
.L262:
	sra	%i3, 0, %o2
.L450:
	mov	36, %o1
	call	put, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L437
	 mov	%i1, %o0
.L415:
	mov	125, %o2
	mov	123, %o1
	call	find_end, 0
	 add	%i1, 2, %o0
	mov	%o0, %l2
.L247:
	brz,a,pn %l2, .L430
	 lduw	[%i0+20], %g1
	ldub	[%i1+1], %o1
	ba,pt	%xcc, .L249
	 sll	%o1, 24, %o1
.L430:
	cmp	%g1, 0
	bne,pt	%icc, .L240
	 mov	%i5, %i1
	mov	5, %g1
	ba,pt	%xcc, .L240
	 st	%g1, [%i0+20]
.L416:
	mov	41, %o2
	mov	40, %o1
	call	find_end, 0
	 add	%i1, 2, %o0
	ba,pt	%xcc, .L247
	 mov	%o0, %l2
.L422:
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L438
	 mov	%l3, %o0
	mov	4, %g1
	ba,pt	%xcc, .L267
	 st	%g1, [%i0+20]
.L294:
	cmp	%g2, 0
	be,pt	%icc, .L451
	 mov	5, %g1
	sethi	%gdop_hix22(.LC2), %o1
	mov	0, %i1
	xor	%o1, %gdop_lox10(.LC2), %o1
	ba,pt	%xcc, .L302
	 ldx	[%l7 + %o1], %o1, %gdop(.LC2)
.L423:
	ldsb	[%l3], %g1
	cmp	%g1, 35
	be,a,pn	%icc, .L431
	 ldsb	[%l3+1], %g1
.L270:
	call	name_length, 0
	 mov	%l3, %o0
	brz,pn	%o0, .L275
	 mov	%o0, %i5
	call	malloc, 0
	 add	%o0, 1, %o0
	brz,pn	%o0, .L334
	 mov	%o0, %i1
	mov	%i5, %o2
	call	memcpy, 0
	 mov	%l3, %o1
	stb	%g0, [%i1+%i5]
	sra	%i3, 0, %o3
	add	%l3, %i5, %o2
	mov	%i1, %o1
	call	put_parameter, 0
	 mov	%i0, %o0
.L279:
.L455:
	call	free, 0
	 mov	%i1, %o0
	ba,pt	%xcc, .L438
	 mov	%l3, %o0
.L419:
	sethi	%gdop_hix22(.LC2), %o1
	xor	%o1, %gdop_lox10(.LC2), %o1
	ba,pt	%xcc, .L302
	 ldx	[%l7 + %o1], %o1, %gdop(.LC2)
.L413:
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L452
	 mov	%i5, %i1
	mov	5, %g1
	ba,pt	%xcc, .L357
	 st	%g1, [%i0+20]
.L427:
	cmp	%g1, 36
	be,pn	%icc, .L432
	 nop
	add	%fp, 2023, %l1
.L433:
	sra	%l3, 0, %o3
	sethi	%gdop_hix22(.LC8), %o2
	mov	16, %o1
	xor	%o2, %gdop_lox10(.LC8), %o2
	mov	%l1, %o0
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC8)
	ba,pt	%xcc, .L439
	 sra	%i3, 0, %o2
.L428:
	call	sum, 0
	 add	%fp, 2007, %o0
	lduw	[%fp+2015], %g1
	cmp	%g1, 0
	be,pn	%icc, .L284
	 mov	%o0, %o3
	lduw	[%i0+20], %g1
.L449:
	cmp	%g1, 0
	bne,pt	%icc, .L436
	 add	%fp, 2023, %l1
	mov	5, %g1
	st	%g1, [%i0+20]
.L436:
	mov	24, %o1
	mov	%l1, %o0
	sethi	%gdop_hix22(.LC10), %o2
	xor	%o2, %gdop_lox10(.LC10), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC10)
	mov	%i0, %o0
	sra	%i3, 0, %o2
	call	put_value, 0
	 mov	%l1, %o1
	call	free, 0
	 mov	%i5, %o0
	ba,pt	%xcc, .L438
	 mov	%l3, %o0
.L431:
	cmp	%g1, 0
	be,pt	%icc, .L270
	 add	%l3, 1, %l1
	call	name_length, 0
	 mov	%l1, %o0
	brz,pn	%o0, .L275
	 mov	%o0, %i5
	ldsb	[%l1+%o0], %g1
	cmp	%g1, 0
	bne,a,pn %icc, .L453
	 lduw	[%i0+20], %g1
	call	malloc, 0
	 add	%o0, 1, %o0
	brz,pn	%o0, .L334
	 mov	%o0, %i1
	mov	%i5, %o2
	call	memcpy, 0
	 mov	%l1, %o1
	stb	%g0, [%i1+%i5]
	call	getenv, 0
	 mov	%i1, %o0
	brz,pn	%o0, .L333
	 mov	0, %o3
	call	strlen, 0
	 nop
	mov	%o0, %o3
.L333:
	add	%fp, 2023, %l1
	mov	24, %o1
	mov	%l1, %o0
	sethi	%gdop_hix22(.LC9), %o2
	xor	%o2, %gdop_lox10(.LC9), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC9)
	sra	%i3, 0, %o2
	mov	%l1, %o1
	call	put_value, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L279
	 nop
.L275:
	lduw	[%i0+20], %g1
.L453:
	cmp	%g1, 0
	bne,a,pt %icc, .L438
	 mov	%l3, %o0
	mov	5, %g1
	ba,pt	%xcc, .L267
	 st	%g1, [%i0+20]
.L426:
	call	free, 0
	 mov	%l3, %o0
	mov	1, %o2
.L435:
	mov	126, %o1
	mov	%i0, %o0
	call	put, 0
	 mov	%i5, %i1
	ba,pt	%xcc, .L434
	 ldub	[%i1], %l2
.L425:
	call	malloc, 0
	 mov	1, %o0
	brz,pn	%o0, .L328
	 mov	%o0, %l3
	mov	0, %o2
	mov	%i5, %o1
	mov	%l3, %o0
	call	memcpy, 0
	 mov	%i5, %i1
	stb	%g0, [%l3]
.L317:
	sethi	%gdop_hix22(.LC12), %o0
	xor	%o0, %gdop_lox10(.LC12), %o0
	call	getenv, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC12)
	brz,pt	%o0, .L320
	 mov	%o0, %l1
	call	free, 0
	 mov	%l3, %o0
	ba,pt	%xcc, .L440
	 ldsb	[%l1], %g1
.L242:
	mov	92, %o1
	mov	%i0, %o0
	call	put, 0
	 mov	%i5, %i1
	ba,pt	%xcc, .L434
	 ldub	[%i1], %l2
.L320:
	call	getuid, 0
	 nop
	call	getpwuid, 0
	 nop
	brnz,a,pt %o0, .L454
	 ldx	[%o0+48], %l1
	ba,pt	%xcc, .L426
	 nop
.L328:
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L316
	 mov	4, %g1
	st	%g1, [%i0+20]
.L316:
	call	free, 0
	 mov	0, %o0
	ba,pt	%xcc, .L435
	 mov	1, %o2
.L309:
	cmp	%g2, 0
	be,pn	%icc, .L326
	 xor	%g1, 32, %g2
	cmp	%g0, %g2
	xor	%g1, 9, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,a,pn	%icc, .L325
	 sethi	%gdop_hix22(.LC13), %o0
	mov	%i0, %o0
	call	end_word, 0
	 mov	%i5, %i1
	ba,pt	%xcc, .L434
	 ldub	[%i1], %l2
.L334:
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L455
	 mov	0, %i1
	mov	4, %g1
	ba,pt	%xcc, .L279
	 st	%g1, [%i0+20]
.L432:
	call	getpid, 0
	 add	%fp, 2023, %l1
	ba,pt	%xcc, .L433
	 mov	%o0, %l3
	.size	expand, .-expand
	.section	.text.expand_whole,"ax",@progbits
	.align 4
	.type	expand_whole, #function
	.proc	0102
expand_whole:
	save	%sp, -256, %sp
	lduw	[%i0+8], %g1
	lduw	[%i0+12], %g2
	sllx	%g1, 32, %g1
	add	%g2, 1, %g2
	srl	%g2, 0, %g2
	or	%g1, %g2, %g1
	stx	%g0, [%fp+1967]
	stx	%g1, [%fp+1975]
	stx	%g0, [%fp+1983]
	stx	%g0, [%fp+1991]
	stx	%g0, [%fp+1999]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	add	%fp, 1967, %i5
	mov	0, %o2
	add	%fp, 1999, %o1
	call	add_byte, 0
	 mov	%i5, %o0
	stx	%g0, [%fp+2007]
	lduw	[%fp+1979], %g1
	cmp	%g1, 50
	ble,pn	%icc, .L457
	 lduw	[%fp+1987], %g1
	cmp	%g1, 0
	be,pt	%icc, .L463
	 mov	5, %g1
.L458:
	call	free, 0
	 ldx	[%fp+2023], %o0
	lduw	[%fp+1987], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L459
	 ldx	[%fp+1999], %g2
.L465:
	ldx	[%fp+2007], %g1
	stb	%g0, [%g2+%g1]
	ldx	[%fp+1999], %i0
	return	%i7+8
	 nop
.L463:
	ldx	[%fp+2023], %o0
	call	free, 0
	 st	%g1, [%fp+1987]
	lduw	[%fp+1987], %g1
	cmp	%g1, 0
	be,pt	%icc, .L465
	 ldx	[%fp+1999], %g2
.L459:
	call	free, 0
	 ldx	[%fp+1999], %o0
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L462
	 lduw	[%fp+1987], %g1
	st	%g1, [%i0+20]
.L462:
	return	%i7+8
	 mov	0, %o0
.L457:
	mov	0, %o2
	mov	%i1, %o1
	call	expand, 0
	 mov	%i5, %o0
	ba,pt	%xcc, .L458
	 nop
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
	save	%sp, -176, %sp
	call	getenv, 0
	 mov	%i1, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldub	[%i2], %g1
	add	%g1, -35, %g2
	andcc	%g2, 253, %g0
	bne,pt	%icc, .L467
	 mov	%o0, %i5
	mov	%g1, %l0
	ldsb	[%i2+1], %g2
	sll	%l0, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, %g2
	be,pn	%icc, .L517
	 mov	0, %l1
	brz,pn	%o0, .L501
	 mov	0, %i4
	sll	%l0, 24, %g1
.L530:
	cmp	%g1, 0
	bne,pn	%icc, .L509
	 mov	0, %o1
	mov	1, %l1
	mov	0, %i4
	mov	0, %l2
.L480:
	call	strdup, 0
	 mov	%i5, %o0
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L483
	 mov	%o0, %i5
	brz,pn	%o0, .L518
	 sll	%l0, 24, %l3
	sra	%l3, 24, %i2
	cmp	%i2, 0
	be,a,pn	%icc, .L529
	 mov	%i0, %o0
	add	%l0, -35, %l0
	andcc	%l0, 253, %g0
	be,pn	%icc, .L519
	 cmp	%i2, 43
	bne,pn	%icc, .L493
	 cmp	%l1, 0
	bne,pt	%icc, .L494
	 mov	%i4, %o1
	sethi	%gdop_hix22(.LC2), %o1
	xor	%o1, %gdop_lox10(.LC2), %o1
	ldx	[%l7 + %o1], %o1, %gdop(.LC2)
.L494:
	mov	%i3, %o2
	call	put_value, 0
	 mov	%i0, %o0
.L483:
	mov	%i4, %o0
.L527:
.L534:
	call	free, 0
	 mov	%i5, %i0
	call	free, 0
	 restore
.L467:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	xor	%g1, 58, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %i4
	cmp	%g1, 58
	brz,pn	%o0, .L471
	 ldub	[%i2+%i4], %l0
	bne,pn	%icc, .L530
	 sll	%l0, 24, %g1
	ldsb	[%o0], %g1
	cmp	%g0, %g1
	addx	%g0, 0, %l1
.L472:
	sll	%l0, 24, %o1
	sra	%o1, 24, %o1
	cmp	%o1, 0
	bne,pn	%icc, .L473
	 sethi	%gdop_hix22(.LC14), %o0
.L476:
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	be,pt	%icc, .L474
	 mov	5, %g1
.L535:
	return	%i7+8
	 nop
.L518:
	mov	4, %g1
	mov	%i4, %o0
	st	%g1, [%i0+20]
	call	free, 0
	 mov	%i5, %i0
	call	free, 0
	 restore
.L517:
	mov	1, %l2
	movrne	%o0, 1, %l1
.L469:
	sll	%l0, 24, %g1
	cmp	%g0, %g1
	mov	0, %g2
	subx	%g0, -1, %g3
	movre	%i5, 1, %g2
	andcc	%g3, %g2, %g0
	be,pn	%icc, .L479
	 sra	%g1, 24, %g1
	lduw	[%i0+8], %g1
	andcc	%g1, 32, %g0
	bne,pn	%xcc, .L520
	 sethi	%gdop_hix22(.LC2), %i5
	mov	0, %l0
	xor	%i5, %gdop_lox10(.LC2), %i5
	mov	0, %i4
	ba,pt	%xcc, .L480
	 ldx	[%l7 + %i5], %i5, %gdop(.LC2)
.L471:
	bne,pn	%icc, .L531
	 mov	0, %l2
	ba,pt	%xcc, .L472
	 mov	0, %l1
.L473:
	xor	%o0, %gdop_lox10(.LC14), %o0
	call	strchr, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC14)
	brz,pn	%o0, .L476
	 mov	0, %l2
	mov	0, %o1
.L477:
	add	%o1, %i4, %o1
.L526:
	mov	%i0, %o0
	add	%o1, 1, %o1
	call	expand_whole, 0
	 add	%i2, %o1, %o1
	mov	%o0, %i4
.L481:
	brnz,pt	%i5, .L480
	 nop
	sethi	%gdop_hix22(.LC2), %i5
	xor	%i5, %gdop_lox10(.LC2), %i5
	ba,pt	%xcc, .L480
	 ldx	[%l7 + %i5], %i5, %gdop(.LC2)
.L521:
	add	%l0, 1, %l0
	cmp	%l4, %l0
	bgeu,pt	%xcc, .L532
	 cmp	%l2, %l6
.L516:
	mov	%i0, %o0
.L529:
	mov	%i3, %o2
	call	put_value, 0
	 mov	%i5, %o1
	mov	%i4, %o0
	call	free, 0
	 mov	%i5, %i0
	call	free, 0
	 restore
.L520:
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L535
	 mov	2, %g1
	st	%g1, [%i0+20]
	return	%i7+8
	 nop
.L501:
	mov	0, %l2
.L531:
	ba,pt	%xcc, .L469
	 mov	0, %l1
.L479:
	mov	0, %i4
	cmp	%g1, 0
	be,pt	%icc, .L481
	 sra	%l2, 0, %o1
	ba,pt	%xcc, .L526
	 add	%o1, %i4, %o1
.L509:
	mov	1, %l1
	ba,pt	%xcc, .L477
	 mov	0, %l2
.L519:
	call	strlen, 0
	 mov	0, %l0
	xor	%i2, 35, %g1
	mov	%o0, %l4
	cmp	%g0, %g1
	xor	%l2, 1, %l2
	addx	%g0, 0, %l6
	cmp	%l2, %l6
.L532:
	sub	%l4, %l0, %g1
	mov	%l0, %i1
	mov	0, %o2
	move	%icc, %g1, %i1
	mov	%i4, %o0
	add	%i5, %i1, %l1
	cmp	%i2, 35
	ldub	[%i5+%i1], %l5
	bne,pt	%icc, .L488
	 mov	%l1, %o1
	stb	%g0, [%i5+%i1]
	mov	%i5, %o1
.L488:
	call	fnmatch, 0
	 nop
	cmp	%o0, 0
	bne,pn	%icc, .L521
	 stb	%l5, [%i5+%i1]
	sra	%l3, 24, %l3
	cmp	%l3, 37
	be,pn	%icc, .L522
	 mov	%l1, %o1
.L492:
	mov	%i3, %o2
	call	put_value, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L483
	 stb	%l5, [%l1]
.L493:
	sethi	%gdop_hix22(.LC15), %o0
	sra	%i2, 0, %o1
	xor	%o0, %gdop_lox10(.LC15), %o0
	call	strchr, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC15)
	brz,pn	%o0, .L523
	 cmp	%l1, 0
	bne,pn	%icc, .L516
	 cmp	%i2, 63
	be,pn	%icc, .L524
	 cmp	%i2, 61
	be,pn	%icc, .L525
	 mov	1, %o2
	mov	%i3, %o2
.L528:
	mov	%i4, %o1
	call	put_value, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L527
	 mov	%i4, %o0
.L474:
	st	%g1, [%i0+20]
	return	%i7+8
	 nop
.L522:
	stb	%g0, [%l1]
	ba,pt	%xcc, .L492
	 mov	%i5, %o1
.L523:
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L527
	 mov	%i4, %o0
	mov	5, %g1
	ba,pt	%xcc, .L527
	 st	%g1, [%i0+20]
.L524:
	lduw	[%i0+20], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L527
	 mov	%i4, %o0
	mov	2, %g1
	ba,pt	%xcc, .L534
	 st	%g1, [%i0+20]
.L525:
	mov	%i4, %o1
	call	setenv, 0
	 mov	%i1, %o0
	ba,pt	%xcc, .L528
	 mov	%i3, %o2
	.size	put_parameter, .-put_parameter
	.section	.text.wordfree,"ax",@progbits
	.align 4
	.global wordfree
	.type	wordfree, #function
	.proc	020
wordfree:
	save	%sp, -176, %sp
	ldx	[%i0+8], %g1
	brz,pn	%g1, .L552
	 nop
	ldx	[%i0], %g2
	brz,pn	%g2, .L538
	 nop
	mov	0, %i5
	mov	0, %i4
.L540:
	ldx	[%g1+%i5], %o0
	brz,pn	%o0, .L551
	 cmp	%g2, %i4
	call	free, 0
	 add	%i4, 1, %i4
	ldx	[%i0], %g2
	ldx	[%i0+8], %g1
	cmp	%g2, %i4
.L551:
	bgu,pt	%xcc, .L540
	 add	%i5, 8, %i5
.L538:
	call	free, 0
	 mov	%g1, %o0
	stx	%g0, [%i0+8]
	stx	%g0, [%i0]
.L552:
	return	%i7+8
	 nop
	.size	wordfree, .-wordfree
	.section	.text.wordexp,"ax",@progbits
	.align 4
	.global wordexp
	.type	wordexp, #function
	.proc	04
wordexp:
	save	%sp, -256, %sp
	add	%fp, 1979, %o0
	mov	68, %o2
	call	memset, 0
	 mov	0, %o1
	stx	%i1, [%fp+1967]
	mov	1, %g1
	st	%i2, [%fp+1975]
	st	%g1, [%fp+1983]
	andcc	%i2, 2, %g0
	be,pt	%xcc, .L554
	 mov	0, %i5
	ldx	[%i1+16], %i5
.L554:
	andcc	%i2, 8, %g0
	bne,pn	%xcc, .L572
	 nop
	and	%i2, 9, %g1
.L574:
	cmp	%g1, 1
	be,pn	%icc, .L560
	 mov	8, %o1
	stx	%g0, [%i1]
	call	calloc, 0
	 add	%i5, 1, %o0
	brz,pn	%o0, .L573
	 stx	%o0, [%i1+8]
.L560:
	mov	%i0, %o1
	mov	0, %o2
	add	%fp, 1967, %i3
	ldx	[%i1], %i4
	call	expand, 0
	 mov	%i3, %o0
	call	end_word, 0
	 mov	%i3, %o0
	call	free, 0
	 ldx	[%fp+1999], %o0
	call	free, 0
	 ldx	[%fp+2023], %o0
	lduw	[%fp+1987], %i0
	andcc	%i0, -5, %g0
	be,pt	%icc, .L559
	 nop
	ldx	[%i1], %g1
	cmp	%i4, %g1
	bgeu,a,pn %xcc, .L575
	 add	%i5, %g1, %i5
	add	%g1, -1, %g1
.L576:
	ldx	[%i1+8], %g3
	add	%g1, %i5, %g2
	stx	%g1, [%i1]
	sllx	%g2, 3, %g1
	call	free, 0
	 ldx	[%g3+%g1], %o0
	ldx	[%i1], %g1
	cmp	%g1, %i4
	bgu,a,pt %xcc, .L576
	 add	%g1, -1, %g1
	add	%i5, %g1, %i5
.L575:
	ldx	[%i1+8], %g1
	sllx	%i5, 3, %i5
	andcc	%i2, 1, %g0
	be,pn	%xcc, .L563
	 stx	%g0, [%g1+%i5]
	lduw	[%fp+1987], %i0
.L559:
	return	%i7+8
	 sra	%o0, 0, %o0
.L572:
	call	wordfree, 0
	 mov	%i1, %o0
	ba,pt	%xcc, .L574
	 and	%i2, 9, %g1
.L563:
	call	wordfree, 0
	 mov	%i1, %o0
	ba,pt	%xcc, .L559
	 lduw	[%fp+1987], %i0
.L573:
	ba,pt	%xcc, .L559
	 mov	4, %i0
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
