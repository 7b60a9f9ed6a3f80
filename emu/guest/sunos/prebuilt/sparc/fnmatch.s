! 4a9bbb13e187da9059c835d1afde2ba3 newlib/libc/posix/fnmatch.c
	.file	"fnmatch.c"
	.section	".text"
	.section	.text.fnmatch,"ax",@progbits
	.align 4
	.global fnmatch
	.type	fnmatch, #function
	.proc	04
fnmatch:
	save	%sp, -120, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%i2, 512, %g1
	st	%l7, [%fp-4]
	mov	%i1, %l5
	st	%g1, [%fp-8]
.L2:
	ldub	[%i0], %l1
.L155:
	ldub	[%l5], %o0
	sll	%l1, 24, %l6
	add	%i0, 1, %i4
	sra	%l6, 24, %g1
	cmp	%g1, 63
	be	.L3
	 mov	%o0, %i3
.L141:
	bg	.L4
	 cmp	%g1, 91
	cmp	%g1, 0
	be	.L5
	 cmp	%g1, 42
	bne,a	.L7
	 mov	%i4, %i0
	ldub	[%i0+1], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 42
	bne	.L19
	 mov	%i4, %i0
	add	%i0, 1, %i0
.L154:
	ldub	[%i0], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 42
	be,a	.L154
	 add	%i0, 1, %i0
.L19:
	sll	%o0, 24, %i5
	sra	%i5, 24, %g2
	cmp	%g2, 46
	be	.L138
	 andcc	%i2, 4, %g0
	sra	%g1, 24, %g1
.L158:
	cmp	%g1, 0
	be	.L139
	 cmp	%g1, 47
	bne	.L23
	 andcc	%i2, 2, %g0
	be	.L23
	 mov	%l5, %o0
	call	strchr, 0
	 mov	47, %o1
	orcc	%o0, 0, %l5
	bne,a	.L155
	 ldub	[%i0], %l1
.L14:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L4:
	be	.L8
	 cmp	%g1, 92
	bne	.L58
	 andcc	%i2, 1, %g0
	be,a	.L140
	 ldsb	[%i0+1], %g1
.L58:
	mov	%i4, %i0
.L7:
	sll	%o0, 24, %o0
	cmp	%l6, %o0
	be	.L49
	 ld	[%fp-8], %g1
	cmp	%g1, 0
	be	.L14
	 nop
	call	tolower, 0
	 and	%l1, 0xff, %o0
	mov	%o0, %i5
	call	tolower, 0
	 ldub	[%l5], %o0
	cmp	%i5, %o0
	bne	.L14
	 nop
.L49:
	add	%l5, 1, %l5
	ldub	[%i0], %l1
.L169:
	ldub	[%l5], %o0
	sll	%l1, 24, %l6
	add	%i0, 1, %i4
	sra	%l6, 24, %g1
	cmp	%g1, 63
	bne	.L141
	 mov	%o0, %i3
.L3:
	sll	%o0, 24, %o0
	sra	%o0, 24, %o0
	cmp	%o0, 0
	be	.L14
	 cmp	%o0, 47
	be	.L142
	 cmp	%o0, 46
	bne	.L17
	 andcc	%i2, 4, %g0
	be,a	.L156
	 add	%l5, 1, %l5
	cmp	%l5, %i1
	be	.L14
	 andcc	%i2, 2, %g0
	be,a	.L156
	 add	%l5, 1, %l5
	ldsb	[%l5-1], %g1
	cmp	%g1, 47
	be	.L14
	 nop
.L17:
	add	%l5, 1, %l5
.L156:
	b	.L2
	 mov	%i4, %i0
.L8:
	sll	%o0, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 0
	be	.L14
	 cmp	%g1, 47
	be	.L143
	 cmp	%g1, 46
	bne	.L28
	 andcc	%i2, 4, %g0
	be,a	.L157
	 ldsb	[%i0+1], %g1
	cmp	%l5, %i1
	be	.L14
	 andcc	%i2, 2, %g0
	be,a	.L157
	 ldsb	[%i0+1], %g1
	ldsb	[%l5-1], %g1
	cmp	%g1, 47
	bne,a	.L157
	 ldsb	[%i0+1], %g1
	b,a	.L14
.L5:
	andcc	%i2, 256, %g0
	be	.L10
	 sll	%o0, 24, %i5
	sra	%i5, 24, %g1
	cmp	%g1, 47
	be	.L11
	 nop
.L10:
	cmp	%g0, %i5
	addx	%g0, 0, %i0
	jmp	%i7+8
	 restore
.L140:
	cmp	%g1, 0
	be	.L58
	 ldub	[%i0+1], %g3
	mov	%g3, %l1
	add	%i0, 2, %i0
	b	.L7
	 sll	%l1, 24, %l6
.L138:
	be,a	.L158
	 sra	%g1, 24, %g1
	cmp	%l5, %i1
	be	.L14
	 andcc	%i2, 2, %g0
	be,a	.L158
	 sra	%g1, 24, %g1
	ldsb	[%l5-1], %g2
	cmp	%g2, 47
	bne,a	.L158
	 sra	%g1, 24, %g1
	b,a	.L14
.L142:
	andcc	%i2, 2, %g0
	bne	.L14
	 add	%l5, 1, %l5
	b	.L2
	 mov	%i4, %i0
.L143:
	andcc	%i2, 2, %g0
	bne	.L14
	 nop
.L28:
	ldsb	[%i0+1], %g1
.L157:
	xor	%g1, 33, %g3
	cmp	%g0, %g3
	xor	%g1, 94, %g1
	subx	%g0, -1, %l4
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%l4, %g1, %g1
	st	%g1, [%fp-12]
	be	.L29
	 mov	%i4, %l0
	add	%i0, 2, %l0
.L29:
	andcc	%i2, 512, %l7
	bne	.L144
	 nop
.L30:
	ldub	[%l0], %i5
	sll	%i3, 24, %g4
	add	%l0, 1, %i0
	sll	%i5, 24, %g1
	mov	0, %l0
	and	%i2, 2, %l3
	and	%i2, 1, %l2
	sra	%g4, 24, %l4
.L46:
	sra	%g1, 24, %o7
.L168:
	cmp	%o7, 92
	be	.L145
	 sra	%g1, 24, %g1
	cmp	%g1, 0
	be,a	.L159
	 mov	%i4, %i0
.L150:
	cmp	%g1, 47
	be	.L146
	 cmp	%l3, 0
.L50:
	cmp	%l7, 0
.L160:
	bne	.L147
	 nop
	ldsb	[%i0], %g1
.L161:
	cmp	%g1, 45
	be	.L148
	 ldub	[%i0], %o7
.L35:
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	cmp	%l4, %i5
	be	.L56
	 mov	%o7, %i5
.L42:
	sll	%i5, 24, %g1
	sra	%g1, 24, %o7
	cmp	%o7, 93
	bne	.L168
	 add	%i0, 1, %i0
	ld	[%fp-12], %g1
	cmp	%g1, %l0
	be	.L14
	 add	%l5, 1, %l5
	b	.L169
	 ldub	[%i0], %l1
.L145:
	cmp	%l2, 0
	bne	.L160
	 cmp	%l7, 0
	ldub	[%i0], %i5
	sll	%i5, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L150
	 add	%i0, 1, %i0
.L33:
	mov	%i4, %i0
.L159:
	b	.L7
	 ldub	[%l5], %o0
.L146:
	bne	.L14
	 cmp	%l7, 0
	be,a	.L161
	 ldsb	[%i0], %g1
.L147:
	call	tolower, 0
	 and	%i5, 0xff, %o0
	ldsb	[%i0], %g1
	mov	%o0, %i5
	cmp	%g1, 45
	bne	.L35
	 ldub	[%i0], %o7
.L148:
	ldsb	[%i0+1], %g1
	cmp	%g1, 93
	be	.L36
	 ldub	[%i0+1], %o5
	cmp	%g1, 0
	be,a	.L162
	 sll	%i5, 24, %i5
	cmp	%g1, 92
	be	.L151
	 add	%i0, 2, %o4
	cmp	%l7, 0
.L165:
	bne,a	.L163
	 st	%o4, [%fp-16]
	sethi	%gdop_hix22(__collate_load_error), %g1
.L166:
	ld	[%fp-4], %g2
	xor	%g1, %gdop_lox10(__collate_load_error), %g1
	ld	[%g2 + %g1], %g1, %gdop(__collate_load_error)
	ld	[%g1], %g1
	cmp	%g1, 0
	be,a	.L164
	 stb	%o5, [%fp-17]
.L153:
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	cmp	%l4, %i5
	bge	.L40
	 mov	1, %g1
	mov	0, %g1
.L40:
	sll	%o5, 24, %o5
	sra	%o5, 24, %o5
	cmp	%l4, %o5
	ble	.L41
	 mov	1, %i5
	mov	0, %i5
.L41:
	and	%g1, %i5, %g1
	mov	%o4, %i0
	andcc	%g1, 1, %g0
	be	.L42
	 ldub	[%o4], %i5
.L56:
	b	.L42
	 mov	1, %l0
.L36:
	sll	%i5, 24, %i5
.L162:
	sra	%i5, 24, %i5
	cmp	%l4, %i5
	be	.L51
	 add	%i0, 1, %i0
	mov	%o7, %i5
	b	.L46
	 sll	%i5, 24, %g1
.L51:
	mov	%o7, %i5
	b	.L50
	 mov	1, %l0
.L151:
	andcc	%i2, 1, %g0
	bne	.L165
	 cmp	%l7, 0
	ldsb	[%i0+2], %g1
	add	%i0, 3, %o4
	cmp	%g1, 0
	be	.L33
	 ldub	[%i0+2], %o5
	cmp	%l7, 0
	be	.L166
	 sethi	%gdop_hix22(__collate_load_error), %g1
	st	%o4, [%fp-16]
.L163:
	call	tolower, 0
	 and	%o5, 0xff, %o0
	sethi	%gdop_hix22(__collate_load_error), %g1
	ld	[%fp-4], %g2
	xor	%g1, %gdop_lox10(__collate_load_error), %g1
	mov	%o0, %o5
	ld	[%g2 + %g1], %g1, %gdop(__collate_load_error)
	ld	[%g1], %g1
	cmp	%g1, 0
	bne	.L153
	 ld	[%fp-16], %o4
	stb	%o5, [%fp-17]
.L164:
	st	%o4, [%fp-16]
	sll	%i3, 24, %i0
	sll	%i5, 24, %i5
	sra	%i0, 24, %i0
	sra	%i5, 24, %o0
	call	__collate_range_cmp, 0
	 mov	%i0, %o1
	ld	[%fp-16], %o4
	cmp	%o0, 0
	ble	.L43
	 ldub	[%fp-17], %o5
	ldub	[%o4], %i5
	b	.L42
	 mov	%o4, %i0
.L144:
	call	tolower, 0
	 and	%o0, 0xff, %o0
	b	.L30
	 mov	%o0, %i3
.L11:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L43:
	sll	%o5, 24, %o5
	st	%o4, [%fp-16]
	mov	%i0, %o0
	call	__collate_range_cmp, 0
	 sra	%o5, 24, %o1
	ld	[%fp-16], %o4
	cmp	%o0, 0
	ldub	[%o4], %i5
	bg	.L42
	 mov	%o4, %i0
	b	.L42
	 mov	1, %l0
.L23:
	and	%i2, -5, %i4
	cmp	%i5, 0
	bne	.L25
	 and	%i2, 2, %i2
	b,a	.L14
.L24:
.L167:
	ldub	[%l5], %i3
	sll	%i3, 24, %i5
	cmp	%i5, 0
	be	.L14
	 nop
.L25:
	mov	%l5, %o1
	mov	%i4, %o2
	call	fnmatch.localalias, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L11
	 sra	%i5, 24, %i5
	cmp	%i5, 47
	bne,a	.L167
	 add	%l5, 1, %l5
	cmp	%i2, 0
	be,a	.L24
	 add	%l5, 1, %l5
	b,a	.L14
.L139:
	andcc	%i2, 2, %g0
	be	.L11
	 andcc	%i2, 256, %g0
	bne	.L11
	 mov	47, %o1
	call	strchr, 0
	 mov	%l5, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %i0
	jmp	%i7+8
	 restore
	.size	fnmatch, .-fnmatch
	fnmatch.localalias = fnmatch
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
