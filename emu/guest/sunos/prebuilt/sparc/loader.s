! fcb8c9a02b6bb8790252b03d0d53f21f emu/guest/sunos/loader.c
	.file	"loader.c"
	.section	".text"
	.section	.text.read_headers,"ax",@progbits
	.align 4
	.type	read_headers, #function
	.proc	020
read_headers:
	save	%sp, -96, %sp
	mov	-1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i2, 0
	be	.L2
	 st	%g1, [%i0+164]
	sll	%i2, 5, %i2
	ld	[%i0+8], %g3
	b	.L9
	 add	%i1, %i2, %i2
.L3:
	cmp	%g2, 2
	be	.L34
	 cmp	%g2, 7
	be,a	.L35
	 ld	[%i1+20], %g4
.L6:
	add	%i1, 32, %i1
.L41:
	cmp	%i2, %i1
	be,a	.L37
	 ld	[%i0+148], %g2
.L9:
	ld	[%i1+8], %g1
	ld	[%i1], %g2
	cmp	%g2, 1
	bne	.L3
	 add	%g3, %g1, %g1
	ld	[%i0+164], %g2
	cmp	%g2, %g1
	bgu,a	.L4
	 mov	%g1, %g2
.L4:
	st	%g2, [%i0+164]
	ld	[%i0+168], %g2
	ld	[%i1+20], %g4
	add	%g1, %g4, %g1
	cmp	%g1, %g2
	blu,a	.L5
	 mov	%g2, %g1
.L5:
	add	%i1, 32, %i1
	cmp	%i2, %i1
	bne	.L9
	 st	%g1, [%i0+168]
.L2:
	ld	[%i0+148], %g2
.L37:
	cmp	%g2, 0
	be,a	.L38
	 ld	[%i0+36], %g1
	ld	[%g2], %g1
	cmp	%g1, 0
	be,a	.L38
	 ld	[%i0+36], %g1
	ld	[%i0+204], %g3
.L15:
	cmp	%g1, 33
	bgu	.L14
	 xor	%g1, 22, %g4
	sll	%g1, 2, %g1
	add	%i0, %g1, %g1
	ld	[%g1+12], %i5
	cmp	%i5, 0
	bne	.L39
	 cmp	%g0, %g4
	ld	[%g2+4], %i5
	st	%i5, [%g1+12]
.L14:
	cmp	%g0, %g4
.L39:
	add	%g2, 8, %g2
	subx	%g0, -1, %g4
	ld	[%g2], %g1
	cmp	%g1, 0
	bne	.L15
	 or	%g3, %g4, %g3
	st	%g3, [%i0+204]
	ld	[%i0+36], %g1
.L38:
	cmp	%g1, 0
	be,a	.L40
	 st	%g1, [%i0+152]
	ld	[%i0+8], %g2
	add	%g1, %g2, %g1
	st	%g1, [%i0+152]
.L40:
	ld	[%i0+32], %g2
	cmp	%g2, 0
	be	.L16
	 mov	0, %g1
	ld	[%i0+8], %g1
	add	%g2, %g1, %g1
.L16:
	st	%g1, [%i0+156]
	ld	[%i0+28], %g2
	cmp	%g2, 0
	be	.L17
	 mov	0, %g1
	ld	[%i0+8], %g1
	add	%g2, %g1, %g1
.L17:
	st	%g1, [%i0+160]
	jmp	%i7+8
	 restore
.L34:
	b	.L6
	 st	%g1, [%i0+148]
.L35:
	cmp	%g4, 0
	be,a	.L41
	 add	%i1, 32, %i1
	ld	[%i1+28], %i5
	cmp	%i5, 0
	be	.L36
	 ld	[%i1+16], %i4
	sethi	%gdop_hix22(tls_count), %g2
	st	%g1, [%i0+172]
	xor	%g2, %gdop_lox10(tls_count), %g2
	st	%i4, [%i0+176]
	ld	[%l7 + %g2], %g2, %gdop(tls_count)
	st	%g4, [%i0+180]
	ld	[%g2], %g1
	st	%i5, [%i0+184]
	add	%g1, 1, %g1
	st	%g0, [%i0+188]
	st	%g1, [%g2]
	b	.L6
	 st	%g1, [%i0+192]
.L36:
	mov	1, %i5
	sethi	%gdop_hix22(tls_count), %g2
	st	%g1, [%i0+172]
	xor	%g2, %gdop_lox10(tls_count), %g2
	st	%i4, [%i0+176]
	ld	[%l7 + %g2], %g2, %gdop(tls_count)
	st	%g4, [%i0+180]
	ld	[%g2], %g1
	st	%i5, [%i0+184]
	add	%g1, 1, %g1
	st	%g0, [%i0+188]
	st	%g1, [%g2]
	b	.L6
	 st	%g1, [%i0+192]
	.size	read_headers, .-read_headers
	.section	.text.relocate_self,"ax",@progbits
	.align 4
	.type	relocate_self, #function
	.proc	020
relocate_self:
	save	%sp, -96, %sp
	ld	[%i0+28], %g1
	lduh	[%i0+44], %g4
	cmp	%g4, 0
	be	.L72
	 add	%i0, %g1, %g1
	sll	%g4, 5, %g4
	mov	0, %g2
	add	%g4, %g1, %g4
	ld	[%g1], %g3
.L67:
	cmp	%g3, 2
	bne,a	.L66
	 add	%g1, 32, %g1
	ld	[%g1+8], %g2
	add	%i0, %g2, %g2
	add	%g1, 32, %g1
.L66:
	cmp	%g1, %g4
	bne,a	.L67
	 ld	[%g1], %g3
	cmp	%g2, 0
	be	.L72
	 mov	0, %g4
	ld	[%g2], %g3
	cmp	%g3, 0
	bne	.L49
	 mov	0, %g1
	b,a	.L71
.L47:
	be,a	.L48
	 ld	[%g2+4], %g4
.L48:
	add	%g2, 8, %g2
	ld	[%g2], %g3
	cmp	%g3, 0
	be	.L68
	 cmp	%g4, 11
.L49:
	cmp	%g3, 7
	bne	.L47
	 cmp	%g3, 8
	ld	[%g2+4], %g1
	add	%g2, 8, %g2
	ld	[%g2], %g3
	cmp	%g3, 0
	bne	.L49
	 add	%i0, %g1, %g1
	cmp	%g4, 11
.L68:
	bleu	.L72
	 add	%g1, %g4, %g3
	ldub	[%g1+7], %g2
.L70:
	cmp	%g2, 22
	bne,a	.L69
	 add	%g1, 12, %g1
	ld	[%g1+8], %g2
	ld	[%g1], %g4
	add	%g2, %i0, %g2
	st	%g2, [%g4+%i0]
	add	%g1, 12, %g1
.L69:
	sub	%g3, %g1, %g2
	cmp	%g2, 11
	bgu,a	.L70
	 ldub	[%g1+7], %g2
.L72:
	jmp	%i7+8
	 restore
.L71:
	jmp	%i7+8
	 restore
	.size	relocate_self, .-relocate_self
	.section	.text.print,"ax",@progbits
	.align 4
	.type	print, #function
	.proc	020
print:
	save	%sp, -96, %sp
	mov	%i0, %i1
	mov	2, %i0
	call	strlen, 0
	 mov	%i1, %o0
	call	write, 0
	 restore %g0, %o0, %o2
	.size	print, .-print
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"precis: "
	.align 8
.LC1:
	.asciz	": "
	.align 8
.LC2:
	.asciz	"\n"
	.section	.text.fatal,"ax",@progbits
	.align 4
	.type	fatal, #function
	.proc	020
fatal:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %o0
	xor	%o0, %gdop_lox10(.LC0), %o0
	call	print, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC0)
	call	print, 0
	 mov	%i1, %o0
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o0, %gdop_lox10(.LC1), %o0
	call	print, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	call	print, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(.LC2), %o0
	xor	%o0, %gdop_lox10(.LC2), %o0
	call	print, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC2)
	call	_exit, 0
	 mov	127, %o0
	nop
	.size	fatal, .-fatal
	.section	.text.make_tcb,"ax",@progbits
	.align 4
	.type	make_tcb, #function
	.proc	0110
make_tcb:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(tls_align), %g2
	xor	%g2, %gdop_lox10(tls_align), %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(tls_size), %g1
	ld	[%l7 + %g2], %g3, %gdop(tls_align)
	xor	%g1, %gdop_lox10(tls_size), %g1
	ld	[%l7 + %g1], %g2, %gdop(tls_size)
	ld	[%g3], %g1
	ld	[%g2], %g3
	sub	%g0, %g1, %g2
	add	%g1, %g3, %i4
	add	%i4, -1, %i4
	add	%i0, %i4, %i4
	and	%i4, %g2, %i4
	st	%i4, [%i4]
	st	%i0, [%i4+12]
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %l7, %gdop(modules)
	ld	[%l7], %i5
	cmp	%i5, 0
	bne,a	.L87
	 ld	[%i5+188], %o0
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L77:
	cmp	%i5, 0
	be	.L86
	 mov	%i4, %i0
	ld	[%i5+188], %o0
.L87:
	cmp	%o0, 0
	be,a	.L77
	 ld	[%i5], %i5
	ld	[%i5+176], %o2
	ld	[%i5+172], %o1
	call	memcpy, 0
	 sub	%i4, %o0, %o0
	ld	[%i5], %i5
	cmp	%i5, 0
	bne,a	.L87
	 ld	[%i5+188], %o0
	mov	%i4, %i0
.L86:
	jmp	%i7+8
	 restore
	.size	make_tcb, .-make_tcb
	.section	.text.find_loaded,"ax",@progbits
	.align 4
	.type	find_loaded, #function
	.proc	0110
find_loaded:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%g1], %i5
	cmp	%i5, 0
	be	.L92
	 sethi	%gdop_hix22(program), %g1
	xor	%g1, %gdop_lox10(program), %g1
	b	.L89
	 ld	[%l7 + %g1], %l7, %gdop(program)
.L100:
.L111:
	cmp	%i5, 0
	be,a	.L110
	 mov	0, %i5
.L89:
	cmp	%i5, %l7
	be,a	.L111
	 ld	[%i5], %i5
	mov	%i0, %o1
	call	strcmp, 0
	 ld	[%i5+4], %o0
	cmp	%o0, 0
	be	.L88
	 nop
	ld	[%i5+4], %g2
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L94
	 mov	%g2, %o0
	sra	%g1, 24, %g1
.L112:
	cmp	%g1, 47
	bne	.L95
	 add	%g2, 1, %g2
	mov	%g2, %o0
.L95:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L112
	 sra	%g1, 24, %g1
.L94:
	ldub	[%i0], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L97
	 mov	%i0, %o1
	mov	%i0, %g2
	sra	%g1, 24, %g1
.L113:
	cmp	%g1, 47
	bne	.L98
	 add	%g2, 1, %g2
	mov	%g2, %o1
.L98:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L113
	 sra	%g1, 24, %g1
.L97:
	call	strcmp, 0
	 nop
	cmp	%o0, 0
	bne,a	.L100
	 ld	[%i5], %i5
.L88:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L92:
	mov	0, %i5
.L110:
	jmp	%i7+8
	 restore %g0, %i5, %o0
	.size	find_loaded, .-find_loaded
	.section	.text.find_in,"ax",@progbits
	.align 4
	.type	find_in, #function
	.proc	0110
find_in:
	save	%sp, -96, %sp
	ld	[%i0+160], %g1
	cmp	%g1, 0
	be	.L134
	 mov	0, %i4
	ld	[%g1], %i3
	cmp	%i3, 0
	be	.L134
	 add	%g1, 8, %l0
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i2, %i3, %g2
	smul	%g2, %i3, %g2
	sub	%i2, %g2, %i2
	sll	%i2, 2, %i2
	ld	[%l0+%i2], %i5
	cmp	%i5, 0
	bne,a	.L135
	 ld	[%g1+4], %g1
	b,a	.L133
.L121:
.L136:
	sll	%i5, 2, %i5
	ld	[%l0+%i5], %i5
	cmp	%i5, 0
	be	.L134
	 mov	0, %i4
	ld	[%i0+160], %g1
	ld	[%g1+4], %g1
.L135:
	cmp	%g1, %i5
	bleu	.L117
	 sll	%i5, 4, %g1
	ld	[%i0+152], %g2
	add	%g2, %g1, %i4
	lduh	[%i4+14], %g3
	cmp	%g3, 0
	be,a	.L136
	 add	%i3, %i5, %i5
	ldub	[%i4+12], %g3
	srl	%g3, 4, %g3
	cmp	%g3, 0
	be,a	.L136
	 add	%i3, %i5, %i5
	ld	[%g2+%g1], %g1
	ld	[%i0+156], %o0
	mov	%i1, %o1
	call	strcmp, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	bne	.L121
	 add	%i3, %i5, %i5
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L117:
	mov	0, %i4
.L133:
.L134:
	jmp	%i7+8
	 restore %g0, %i4, %o0
	.size	find_in, .-find_in
	.section	.text.is_own_library,"ax",@progbits
	.align 4
	.type	is_own_library, #function
	.proc	04
is_own_library:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(own.2), %g1
	xor	%g1, %gdop_lox10(own.2), %g1
	ld	[%l7 + %g1], %l7, %gdop(own.2)
	add	%l7, 92, %i2
	ldub	[%i0], %g1
.L149:
	mov	%i0, %i5
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L142
	 mov	%i0, %g2
	sra	%g1, 24, %g1
.L148:
	cmp	%g1, 47
	bne	.L139
	 add	%g2, 1, %g2
	mov	%g2, %i5
.L139:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L148
	 sra	%g1, 24, %g1
.L142:
	ld	[%l7], %i3
	call	strlen, 0
	 mov	%i3, %o0
	mov	%i3, %o1
	mov	%o0, %o2
	call	strncmp, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be	.L143
	 add	%l7, 4, %l7
	cmp	%i2, %l7
	bne,a	.L149
	 ldub	[%i0], %g1
	jmp	%i7+8
	 restore %g0, 0, %o0
.L143:
	jmp	%i7+8
	 restore %g0, 1, %o0
	.size	is_own_library, .-is_own_library
	.section	.text.look_up_below,"ax",@progbits
	.align 4
	.type	look_up_below, #function
	.proc	010
look_up_below:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldsb	[%i1], %g1
	ld	[%fp+64], %i5
	cmp	%g1, 0
	be	.L162
	 ldub	[%i1], %g2
	sethi	%hi(268434432), %g4
	mov	%i1, %g3
	mov	0, %o2
	or	%g4, 1023, %g4
.L152:
	and	%g2, 0xff, %g2
	add	%g3, 1, %g3
	sll	%o2, 4, %o2
	add	%g2, %o2, %o2
	ldsb	[%g3], %g2
	srl	%o2, 24, %g1
	cmp	%g2, 0
	and	%g1, 240, %g1
	ldub	[%g3], %g2
	xor	%g1, %o2, %g1
	bne	.L152
	 and	%g1, %g4, %o2
.L151:
	mov	%i1, %o1
	call	find_in, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,a	.L174
	 ld	[%i0+148], %i4
.L153:
	st	%i0, [%i5]
	st	%o0, [%i5+4]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L174:
	cmp	%i2, 15
	bg	.L175
	 mov	1, %g1
.L156:
	andcc	%g1, 0xff, %g0
	be	.L165
	 cmp	%i4, 0
	be	.L165
	 mov	0, %i3
.L154:
	ld	[%i4], %g1
.L178:
	cmp	%g1, 0
	be	.L176
	 cmp	%g1, 1
	bne	.L154
	 add	%i4, 8, %i4
	ld	[%i4-4], %g1
	ld	[%i0+156], %o0
	call	find_loaded, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	be,a	.L177
	 ld	[%i4-4], %g1
.L159:
	add	%fp, -8, %g1
	add	%i2, 1, %o2
	st	%g1, [%sp+64]
	mov	%i1, %o1
	call	look_up_below, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	cmp	%g1, 0
	be	.L154
	 ld	[%fp-4], %i3
	mov	%g1, %i0
	mov	%i3, %o0
	st	%i0, [%i5]
	st	%o0, [%i5+4]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L175:
	b	.L156
	 mov	0, %g1
.L176:
	mov	0, %i0
	mov	%i3, %o0
	st	%i0, [%i5]
	st	%o0, [%i5+4]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L177:
	ld	[%i0+156], %o0
	call	is_own_library, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	be,a	.L178
	 ld	[%i4], %g1
	sethi	%gdop_hix22(own_module), %o0
	xor	%o0, %gdop_lox10(own_module), %o0
	b	.L159
	 ld	[%l7 + %o0], %o0, %gdop(own_module)
.L162:
	b	.L151
	 mov	0, %o2
.L165:
	b	.L153
	 mov	0, %i0
	.size	look_up_below, .-look_up_below
	.section	.rodata.str1.8
	.align 8
.LC3:
	.asciz	"ld.so.1"
	.align 8
.LC4:
	.asciz	"no memory"
	.section	.text.allocate,"ax",@progbits
	.align 4
	.type	allocate, #function
	.proc	0120
allocate:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i0, 7, %i3
	sethi	%gdop_hix22(at.0), %i5
	and	%i3, -8, %i3
	xor	%i5, %gdop_lox10(at.0), %i5
	sethi	%gdop_hix22(end.1), %g1
	ld	[%l7 + %i5], %i5, %gdop(at.0)
	xor	%g1, %gdop_lox10(end.1), %g1
	ld	[%i5], %g3
	ld	[%l7 + %g1], %i4, %gdop(end.1)
	ld	[%i4], %g2
	sub	%g2, %g3, %g2
	cmp	%g2, %i3
	blu	.L185
	 mov	%g3, %i0
	add	%i3, %g3, %g1
	st	%g1, [%i5]
	jmp	%i7+8
	 restore
.L185:
	sethi	%hi(-8192), %g1
	mov	0, %o5
	sethi	%hi(31744), %i2
	mov	-1, %o4
	or	%i2, 1023, %i2
	mov	7, %o2
	add	%i3, %i2, %i2
	sethi	%hi(-2147483648), %o3
	and	%i2, %g1, %i2
	or	%o3, 258, %o3
	mov	%i2, %o1
	call	mmap, 0
	 mov	0, %o0
	cmp	%o0, -1
	be	.L186
	 mov	%o0, %i0
	orcc	%o0, 0, %g3
	be	.L183
	 st	%o0, [%i5]
	add	%i2, %o0, %i2
	add	%i3, %g3, %g1
	st	%i2, [%i4]
	st	%g1, [%i5]
	jmp	%i7+8
	 restore
.L186:
	st	%g0, [%i5]
.L183:
	sethi	%gdop_hix22(.LC3), %o1
	sethi	%gdop_hix22(.LC4), %o0
	xor	%o1, %gdop_lox10(.LC3), %o1
	xor	%o0, %gdop_lox10(.LC4), %o0
	ld	[%l7 + %o1], %o1, %gdop(.LC3)
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC4)
	nop
	.size	allocate, .-allocate
	.section	.rodata.str1.8
	.align 8
.LC5:
	.asciz	"cannot be mapped"
	.section	.text.load_file,"ax",@progbits
	.align 4
	.type	load_file, #function
	.proc	0110
load_file:
	save	%sp, -4096, %sp
	mov	0, %o1
	add	%sp, -96, %sp
	mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	open, 0
	 mov	%i0, %i2
	orcc	%o0, 0, %i5
	bl	.L210
	 add	%fp, -4096, %l0
	sethi	%hi(4096), %o2
	mov	%l0, %o1
	call	read, 0
	 mov	0, %i0
	cmp	%o0, 51
	ble	.L189
	 ld	[%fp-4096], %g2
	sethi	%hi(2135247872), %g1
	or	%g1, 70, %g1
	cmp	%g2, %g1
	be	.L227
	 sethi	%hi(-65536), %g2
.L189:
	call	close, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L210:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L227:
	ld	[%fp-4092], %g1
	and	%g1, %g2, %g1
	sethi	%hi(16908288), %g2
	cmp	%g1, %g2
	bne	.L189
	 lduh	[%fp-4080], %g1
	cmp	%g1, 3
	bne	.L189
	 lduh	[%fp-4078], %g1
	and	%g1, -17, %g1
	sll	%g1, 16, %g1
	srl	%g1, 16, %g1
	cmp	%g1, 2
	bne	.L189
	 lduh	[%fp-4054], %g1
	cmp	%g1, 32
	bne	.L189
	 ld	[%fp-4068], %g1
	sethi	%hi(4096), %g2
	cmp	%g1, %g2
	bgu	.L189
	 lduh	[%fp-4052], %g3
	sub	%g2, %g1, %g2
	srl	%g2, 5, %g2
	cmp	%g3, %g2
	bgu	.L189
	 nop
	add	%l0, %g1, %l0
	call	allocate, 0
	 mov	208, %o0
	mov	%o0, %i0
	call	strlen, 0
	 mov	%i1, %o0
	call	allocate, 0
	 add	%o0, 1, %o0
	call	strcpy, 0
	 mov	%i1, %o1
	st	%o0, [%i0+4]
	lduh	[%fp-4052], %i1
	cmp	%i1, 0
	be	.L195
	 sll	%i1, 5, %g3
	mov	%l0, %i4
	add	%g3, %l0, %g3
	mov	%l0, %g1
	mov	0, %o1
	b	.L194
	 mov	-1, %g4
.L191:
.L234:
	cmp	%g1, %g3
	be,a	.L233
	 sethi	%hi(-8192), %g1
.L194:
	ld	[%g1], %g2
	cmp	%g2, 1
	bne,a	.L234
	 add	%g1, 32, %g1
	ld	[%g1+8], %g2
	cmp	%g4, %g2
	bgu,a	.L192
	 mov	%g2, %g4
.L192:
	ld	[%g1+20], %i3
	add	%g2, %i3, %g2
	cmp	%o1, %g2
	bgeu	.L191
	 add	%g1, 32, %g1
	cmp	%g1, %g3
	bne	.L194
	 mov	%g2, %o1
	sethi	%hi(-8192), %g1
.L233:
	and	%g4, %g1, %i3
	cmp	%i3, %o1
	bgeu	.L195
	 mov	0, %o5
	mov	-1, %o4
	mov	1, %o2
	sethi	%hi(-2147483648), %o3
	sub	%o1, %i3, %o1
	or	%o3, 258, %o3
	call	mmap, 0
	 mov	0, %o0
	add	%o0, -1, %g1
	cmp	%g1, -3
	bgu	.L195
	 sethi	%hi(7168), %l2
	sub	%o0, %i3, %o0
	st	%o0, [%i0+8]
	mov	0, %i3
	b	.L207
	 or	%l2, 1023, %l2
.L197:
.L232:
	cmp	%i1, %i3
	be	.L229
	 add	%i4, 32, %i4
.L207:
	ld	[%i4], %g1
	cmp	%g1, 1
	bne,a	.L232
	 add	%i3, 1, %i3
	ld	[%i4+20], %g1
	cmp	%g1, 0
	be,a	.L232
	 add	%i3, 1, %i3
	ld	[%i4+16], %g2
	ld	[%i0+8], %l3
	cmp	%g1, %g2
	blu	.L195
	 ld	[%i4+8], %g3
	and	%g3, %l2, %g4
	ld	[%i4+4], %o5
	and	%o5, %l2, %o7
	cmp	%g4, %o7
	bne	.L235
	 sethi	%gdop_hix22(.LC5), %o0
	add	%l3, %g3, %o7
	add	%g1, %g3, %g1
	sethi	%hi(-8192), %g3
	add	%o7, %g2, %l4
	sub	%o7, %g4, %l6
	add	%l4, %l2, %l5
	add	%g1, %l3, %l1
	and	%l5, %g3, %l5
	cmp	%g2, 0
	bne	.L230
	 ld	[%i4+24], %g3
.L202:
	cmp	%l6, %l1
	blu	.L203
	 and	%g3, 2, %g2
.L205:
	andcc	%g3, 2, %g0
	be,a	.L197
	 add	%i3, 1, %i3
	cmp	%l5, %l1
	bgu,a	.L206
	 mov	%l1, %l5
.L206:
	sub	%l5, %l4, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%l4, %o0
	b	.L232
	 add	%i3, 1, %i3
.L229:
	lduh	[%fp-4052], %o2
	mov	%l0, %o1
	call	read_headers, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(modules_end), %g1
	xor	%g1, %gdop_lox10(modules_end), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules_end)
	ld	[%g1], %g2
	cmp	%g2, 0
	be,a	.L208
	 sethi	%gdop_hix22(modules), %g2
	st	%i0, [%g2]
	st	%i0, [%g1]
.L231:
	call	close, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L195:
	sethi	%gdop_hix22(.LC5), %o0
.L235:
	mov	%i2, %o1
	xor	%o0, %gdop_lox10(.LC5), %o0
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC5)
.L208:
	st	%i0, [%g1]
	xor	%g2, %gdop_lox10(modules), %g2
	ld	[%l7 + %g2], %l7, %gdop(modules)
	b	.L231
	 st	%i0, [%l7]
.L230:
	and	%g3, 2, %g2
	srl	%g3, 2, %g1
	sub	%g4, %o7, %o7
	sll	%g3, 2, %g3
	and	%g1, 1, %g1
	or	%g1, %g2, %g1
	and	%g3, 4, %o2
	sub	%o5, %g4, %o5
	or	%g1, %o2, %o2
	mov	%i5, %o4
	sethi	%hi(-2147483648), %o3
	add	%o7, %l5, %o1
	or	%o3, 18, %o3
	call	mmap, 0
	 mov	%l6, %o0
	add	%o0, -1, %g1
	cmp	%g1, -3
	bgu,a	.L235
	 sethi	%gdop_hix22(.LC5), %o0
	ld	[%i4+8], %l1
	ld	[%i4+20], %g2
	ld	[%i4+16], %g1
	add	%l1, %g2, %l1
	cmp	%g1, 0
	be	.L226
	 add	%l1, %l3, %l1
	mov	%l5, %l6
.L226:
	b	.L202
	 ld	[%i4+24], %g3
.L203:
	srl	%g3, 2, %g1
	sll	%g3, 2, %g3
	and	%g1, 1, %g1
	or	%g1, %g2, %g1
	and	%g3, 4, %o2
	mov	0, %o5
	or	%g1, %o2, %o2
	mov	-1, %o4
	sethi	%hi(-2147483648), %o3
	sub	%l1, %l6, %o1
	or	%o3, 274, %o3
	call	mmap, 0
	 mov	%l6, %o0
	add	%o0, -1, %g1
	cmp	%g1, -3
	bgu	.L235
	 sethi	%gdop_hix22(.LC5), %o0
	b	.L205
	 ld	[%i4+24], %g3
	.size	load_file, .-load_file
	.section	.text.load_from,"ax",@progbits
	.align 4
	.type	load_from, #function
	.proc	0110
load_from:
	save	%sp, -1120, %sp
	mov	47, %i2
	cmp	%i0, 0
	be	.L238
	 add	%fp, -1024, %i3
	ldsb	[%i0], %g2
	cmp	%g2, 0
	be	.L238
	 ldub	[%i0], %g1
.L260:
	add	%g1, -58, %g1
	mov	0, %i5
	and	%g1, 0xff, %g1
	cmp	%g1, 1
	bgu	.L239
	 mov	%i0, %l0
	b,a	.L247
.L259:
	cmp	%g1, 0
	be	.L261
	 add	%i0, %i5, %l0
.L239:
	add	%i5, 1, %i5
	ldub	[%i0+%i5], %g1
	add	%g1, -58, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	bgu	.L241
	 mov	1, %g3
	mov	0, %g3
.L241:
	andcc	%g3, 0xff, %g0
	bne	.L259
	 sll	%g1, 24, %g1
	add	%i0, %i5, %l0
.L247:
.L261:
	call	strlen, 0
	 mov	%i1, %o0
	add	%o0, %i5, %o0
	add	%o0, 2, %o0
	cmp	%o0, 1023
	bleu	.L242
	 mov	%i5, %o2
	ldsb	[%l0], %g1
.L262:
	cmp	%g0, %g1
	addx	%i0, %i5, %i0
	ldsb	[%i0], %g2
	cmp	%g2, 0
	bne	.L260
	 ldub	[%i0], %g1
.L238:
	mov	0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L242:
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i3, %o0
	cmp	%g0, %i5
	add	%fp, %i5, %g1
	addx	%i3, %i5, %o0
	stb	%i2, [%g1-1024]
	call	strcpy, 0
	 mov	%i1, %o1
	mov	%i1, %o1
	call	load_file, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	be,a	.L262
	 ldsb	[%l0], %g1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	load_from, .-load_from
	.section	.rodata.str1.8
	.align 8
.LC6:
	.asciz	"/lib:/usr/lib"
	.section	.text.load_library.part.0,"ax",@progbits
	.align 4
	.type	load_library.part.0, #function
	.proc	0110
load_library.part.0:
	save	%sp, -96, %sp
	mov	47, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	strchr, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L285
	 mov	%i0, %i5
	sethi	%gdop_hix22(library_path), %g1
	xor	%g1, %gdop_lox10(library_path), %g1
	ld	[%l7 + %g1], %g1, %gdop(library_path)
	ld	[%g1], %o0
	cmp	%o0, 0
	be	.L286
	 cmp	%i1, 0
	call	load_from, 0
	 mov	%i0, %o1
	orcc	%o0, 0, %i0
	bne	.L292
	 cmp	%i1, 0
	be	.L289
	 cmp	%i0, 0
	ld	[%i1+128], %g1
.L291:
	cmp	%g1, 0
	be,a	.L287
	 ld	[%i1+72], %g1
	ld	[%i1+156], %o0
.L288:
	mov	%i5, %o1
	call	load_from, 0
	 add	%o0, %g1, %o0
	mov	%o0, %i0
	cmp	%i0, 0
.L289:
	be,a	.L290
	 sethi	%gdop_hix22(.LC6), %i0
.L292:
	jmp	%i7+8
	 restore
.L286:
	bne,a	.L291
	 ld	[%i1+128], %g1
	sethi	%gdop_hix22(.LC6), %i0
.L290:
	xor	%i0, %gdop_lox10(.LC6), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC6)
	call	load_from, 0
	 restore %g0, %i5, %o1
.L285:
	call	load_file, 0
	 restore %g0, %i0, %o1
.L287:
	cmp	%g1, 0
	be	.L290
	 sethi	%gdop_hix22(.LC6), %i0
	b	.L288
	 ld	[%i1+156], %o0
	.size	load_library.part.0, .-load_library.part.0
	.section	.rodata.str1.8
	.align 8
.LC7:
	.asciz	"unknown relocation %lu"
	.section	.text.unknown.isra.0,"ax",@progbits
	.align 4
	.type	unknown.isra.0, #function
	.proc	020
unknown.isra.0:
	save	%sp, -136, %sp
	mov	40, %o1
	add	%fp, -40, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%i1, 0xff, %o3
	sethi	%gdop_hix22(.LC7), %o2
	mov	%i5, %o0
	xor	%o2, %gdop_lox10(.LC7), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC7)
	mov	%i5, %o0
	call	fatal, 0
	 ld	[%i0+4], %o1
	nop
	.size	unknown.isra.0, .-unknown.isra.0
	.section	.text.relocate_to.isra.0,"ax",@progbits
	.align 4
	.type	relocate_to.isra.0, #function
	.proc	04
relocate_to.isra.0:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i1], %g3
	ld	[%i1+8], %g2
	ldub	[%i1+7], %g1
	add	%i0, %g3, %g4
	cmp	%g1, 55
	bgu	.L313
	 add	%i2, %g2, %i2
	sll	%g1, 2, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L297-.)), %g2
	or	%g2, %lo(_GLOBAL_OFFSET_TABLE_-(.L297-.)), %g2
	sub	%l7, %g2, %l7
	ld	[%l7+%g1], %g1
	jmp	%l7+%g1
	 nop
	.section	".rodata"
	.section	.text.relocate_to.isra.0
.L313:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L308:
	sub	%i2, %g4, %i2
.L314:
	srl	%i2, 24, %g1
	stb	%g1, [%i0+%g3]
	srl	%i2, 16, %g2
	srl	%i2, 8, %g1
	stb	%g2, [%g4+1]
	stb	%g1, [%g4+2]
	stb	%i2, [%g4+3]
.L310:
	ldub	[%i1+7], %g1
.L316:
	add	%g1, -7, %g1
	cmp	%g1, 5
	bleu	.L312
	 nop
.L311:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L296:
	srl	%i2, 8, %g1
	stb	%g1, [%i0+%g3]
	b	.L310
	 stb	%i2, [%g4+1]
.L307:
	ld	[%i0+%g3], %g1
	sub	%i2, %g4, %i2
	sethi	%hi(-1073741824), %g2
	srl	%i2, 2, %i2
	and	%g1, %g2, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
.L312:
#APP
! 528 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
.L315:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L306:
	ld	[%i0+%g3], %g2
	sub	%i2, %g4, %g1
	sethi	%hi(-4194304), %i5
	sll	%g1, 8, %g1
	and	%g2, %i5, %g2
	srl	%g1, 10, %g1
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 528 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L315
.L305:
	ld	[%i0+%g3], %g1
	srl	%i2, 10, %i2
	sethi	%hi(-4194304), %g2
	and	%g1, %g2, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
#APP
! 528 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L315
.L304:
	ld	[%i0+%g3], %g1
	sethi	%hi(-4194304), %g2
	and	%g1, %g2, %g1
	andn	%i2, %g2, %g2
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 528 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L315
.L303:
	ld	[%i0+%g3], %g1
	sethi	%hi(-8192), %g2
	and	%g1, %g2, %g1
	andn	%i2, %g2, %g2
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 528 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L315
.L302:
	ld	[%i0+%g3], %g1
	and	%i2, 1023, %i2
	and	%g1, -1024, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
#APP
! 528 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L315
.L301:
	b	.L310
	 st	%i2, [%i0+%g3]
.L300:
	and	%i2, 1023, %g2
	sethi	%hi(-2118098944), %g3
	add	%g4, 8, %g1
	or	%g2, %g3, %g2
	st	%g2, [%g4+8]
#APP
! 528 "./sunos/loader.c" 1
	flush %g1
! 0 "" 2
#NO_APP
	sethi	%hi(50331648), %g2
	srl	%i2, 10, %i2
	add	%g4, 4, %g1
	or	%i2, %g2, %i2
	st	%i2, [%g4+4]
#APP
! 528 "./sunos/loader.c" 1
	flush %g1
! 0 "" 2
#NO_APP
	b	.L316
	 ldub	[%i1+7], %g1
.L309:
	b	.L310
	 stb	%i2, [%i0+%g3]
.L298:
	st	%g0, [%i0+%g3]
	b	.L311
	 st	%i2, [%g4+4]
	.align 4
	.subsection	-1
	.align 4
.L297:
	.word	.L313-.L297
	.word	.L309-.L297
	.word	.L296-.L297
	.word	.L314-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L308-.L297
	.word	.L307-.L297
	.word	.L306-.L297
	.word	.L305-.L297
	.word	.L304-.L297
	.word	.L303-.L297
	.word	.L302-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L301-.L297
	.word	.L300-.L297
	.word	.L313-.L297
	.word	.L314-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L298-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L313-.L297
	.word	.L296-.L297
	.previous
	.size	relocate_to.isra.0, .-relocate_to.isra.0
	.section	.text.look_up,"ax",@progbits
	.align 4
	.type	look_up, #function
	.proc	010
look_up:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldsb	[%i0], %g1
	ld	[%fp+64], %i4
	cmp	%g1, 0
	be	.L324
	 ldub	[%i0], %g2
	sethi	%hi(268434432), %g4
	mov	%i0, %g3
	mov	0, %i5
	or	%g4, 1023, %g4
.L319:
	and	%g2, 0xff, %g2
	add	%g3, 1, %g3
	sll	%i5, 4, %i5
	add	%g2, %i5, %i5
	ldsb	[%g3], %g2
	srl	%i5, 24, %g1
	cmp	%g2, 0
	and	%g1, 240, %g1
	ldub	[%g3], %g2
	xor	%g1, %i5, %g1
	bne	.L319
	 and	%g1, %g4, %i5
.L331:
	cmp	%i1, 0
	be,a	.L333
	 sethi	%gdop_hix22(own_module), %g1
	mov	%i1, %o0
.L335:
	mov	%i5, %o2
	cmp	%i2, %i1
	be	.L321
	 mov	%i0, %o1
	call	find_in, 0
	 nop
	cmp	%o0, 0
	bne,a	.L334
	 st	%i1, [%i4]
.L321:
	ld	[%i1], %i1
	cmp	%i1, 0
	bne	.L335
	 mov	%i1, %o0
	sethi	%gdop_hix22(own_module), %g1
.L333:
	xor	%g1, %gdop_lox10(own_module), %g1
	mov	%i5, %o2
	ld	[%l7 + %g1], %l7, %gdop(own_module)
	mov	%i0, %o1
	call	find_in, 0
	 mov	%l7, %o0
	cmp	%g0, %o0
	subx	%g0, 0, %i1
	and	%l7, %i1, %i1
	st	%i1, [%i4]
.L334:
	st	%o0, [%i4+4]
	jmp	%i7+12
	 restore %g0, %i4, %o0
.L324:
	b	.L331
	 mov	0, %i5
	.size	look_up, .-look_up
	.section	.text.copied_to,"ax",@progbits
	.align 4
	.type	copied_to, #function
	.proc	016
copied_to:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(program), %i1
	xor	%i1, %gdop_lox10(program), %i1
	ld	[%l7 + %i1], %i1, %gdop(program)
	ld	[%i1+40], %i5
	cmp	%i5, 0
	be	.L353
	 nop
	ld	[%i1+8], %g1
	addcc	%i5, %g1, %i5
	be	.L353
	 nop
	ld	[%i1+44], %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, 12, %i2
	cmp	%g1, 11
	bleu	.L353
	 sethi	%hi(64512), %i4
	add	%fp, -8, %i3
	b	.L343
	 or	%i4, 1009, %i4
.L340:
	addcc	%i2, -1, %i2
.L352:
	be	.L353
	 add	%i5, 12, %i5
.L343:
	ld	[%i5+4], %g1
	and	%g1, 255, %g2
	cmp	%g2, 19
	bne,a	.L352
	 addcc	%i2, -1, %i2
	srl	%g1, 8, %g1
	sll	%g1, 4, %g1
	ld	[%i1+152], %g2
	ld	[%g2+%g1], %g2
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%i1+156], %o0
	mov	%i1, %o2
	add	%o0, %g2, %o0
	st	%i3, [%sp+64]
	ld	[%g1], %o1
	call	look_up, 0
	 nop
	unimp	8
	ld	[%fp-8], %g2
	cmp	%g2, 0
	be	.L340
	 ld	[%fp-4], %g3
	lduh	[%g3+14], %g4
	cmp	%g4, %i4
	be	.L342
	 mov	0, %g1
	ld	[%g2+8], %g1
.L342:
	ld	[%g3+4], %g2
	add	%g1, %g2, %g1
	cmp	%i0, %g1
	bne,a	.L352
	 addcc	%i2, -1, %i2
	ld	[%i1+8], %i0
	ld	[%i5], %g1
	jmp	%i7+8
	 restore %i0, %g1, %o0
.L353:
	jmp	%i7+8
	 restore
	.size	copied_to, .-copied_to
	.section	.text.relocate_table,"ax",@progbits
	.align 4
	.type	relocate_table, #function
	.proc	020
relocate_table:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i1, 2, %i1
	sll	%i1, 2, %i1
	add	%i0, %i1, %i1
	ld	[%i1+4], %i5
	cmp	%i5, 0
	be	.L418
	 nop
	ld	[%i0+8], %g1
	addcc	%i5, %g1, %i5
	be	.L419
	 add	%i2, 2, %g1
	sll	%g1, 2, %g1
	add	%i0, %g1, %g1
	ld	[%g1+4], %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, 12, %i4
	cmp	%g1, 11
	bgu,a	.L415
	 ld	[%i5+4], %g2
	b,a	.L418
.L366:
	addcc	%i4, -1, %i4
.L414:
	be	.L419
	 add	%i5, 12, %i5
.L384:
	ld	[%i5+4], %g2
.L415:
	and	%g2, 255, %g1
	xor	%g1, 19, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	cmp	%g3, %i3
	bne,a	.L414
	 addcc	%i4, -1, %i4
	srl	%g2, 8, %g3
	cmp	%g3, 0
	bne	.L405
	 cmp	%g1, 0
	ld	[%i0+8], %o2
	be	.L366
	 ld	[%i5], %g2
	cmp	%g1, 22
	bne	.L380
	 cmp	%g1, 76
	sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%i0, %g1
	be	.L414
	 addcc	%i4, -1, %i4
	ld	[%i5+8], %g1
	add	%g1, %o2, %g1
	st	%g1, [%o2+%g2]
	bne	.L384
	 add	%i5, 12, %i5
.L419:
	jmp	%i7+8
	 restore
.L418:
	jmp	%i7+8
	 restore
.L405:
	sll	%g3, 4, %g3
	ld	[%i0+152], %g4
	add	%g4, %g3, %i2
	ld	[%g4+%g3], %g4
	ldub	[%i2+12], %g3
	srl	%g3, 4, %g3
	cmp	%g3, 0
	bne	.L359
	 ld	[%i0+156], %i1
	cmp	%g1, 19
	be	.L406
	 mov	%i0, %g3
.L361:
	ld	[%i0+8], %o0
	ld	[%i5], %g4
	ld	[%i2+4], %o2
	cmp	%g1, 76
	be	.L368
	 add	%o0, %g4, %i1
	cmp	%g1, 78
	be	.L369
	 cmp	%g1, 74
	be	.L407
	 sethi	%hi(64512), %g1
	lduh	[%i2+14], %g4
	or	%g1, 1009, %g1
	cmp	%g4, %g1
	be	.L416
	 sethi	%gdop_hix22(own_module), %g1
	ld	[%g3+8], %g1
	add	%o2, %g1, %o2
	sethi	%gdop_hix22(own_module), %g1
.L416:
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%g3, %g1
	be	.L408
	 and	%g2, 255, %g2
.L374:
	call	relocate_to.isra.0, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne,a	.L414
	 addcc	%i4, -1, %i4
	ld	[%i5+4], %o1
.L413:
	call	unknown.isra.0, 0
	 mov	%i0, %o0
.L380:
	be	.L381
	 cmp	%g1, 78
	be	.L382
	 cmp	%g1, 74
	be	.L409
	 mov	%i5, %o1
	call	relocate_to.isra.0, 0
	 mov	%o2, %o0
	cmp	%o0, 0
	bne,a	.L414
	 addcc	%i4, -1, %i4
	b	.L413
	 ld	[%i5+4], %o1
.L359:
	add	%fp, -8, %g2
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	add	%i1, %g4, %i1
	st	%g2, [%sp+64]
	ld	[%g1], %o1
	sub	%g0, %i3, %o2
	mov	%i1, %o0
	and	%i0, %o2, %o2
	call	look_up, 0
	 nop
	unimp	8
	ld	[%i5+4], %g2
	ld	[%fp-8], %g3
	and	%g2, 255, %g1
	cmp	%g1, 19
	be	.L410
	 ld	[%fp-4], %g4
	cmp	%g3, 0
	bne,a	.L361
	 mov	%g4, %i2
	ldub	[%i2+12], %g1
	srl	%g1, 4, %g1
	cmp	%g1, 2
	bne	.L373
	 mov	0, %o2
	ld	[%i0+8], %o0
	call	relocate_to.isra.0, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne,a	.L414
	 addcc	%i4, -1, %i4
	b	.L413
	 ld	[%i5+4], %o1
.L408:
	cmp	%g2, 20
	bne	.L374
	 nop
	call	copied_to, 0
	 mov	%o2, %o0
	mov	%o0, %o2
	b	.L374
	 ld	[%i0+8], %o0
.L373:
	sethi	%gdop_hix22(missing), %g1
	xor	%g1, %gdop_lox10(missing), %g1
	ld	[%l7 + %g1], %g1, %gdop(missing)
	ld	[%g1], %i2
	cmp	%i2, 0
	bne	.L417
	 mov	%i1, %o1
.L377:
	sethi	%gdop_hix22(missing_import), %g1
	xor	%g1, %gdop_lox10(missing_import), %g1
	mov	32, %o0
	call	allocate, 0
	 ld	[%l7 + %g1], %l0, %gdop(missing_import)
	mov	%o0, %i2
	call	strlen, 0
	 mov	%i1, %o0
	call	allocate, 0
	 add	%o0, 1, %o0
	call	strcpy, 0
	 mov	%i1, %o1
	sethi	%hi(50331648), %g3
	srl	%o0, 10, %g2
	or	%g2, %g3, %g2
	sethi	%hi(-2112856064), %g3
	and	%o0, 1023, %g1
	st	%g2, [%i2+8]
	or	%g1, %g3, %g1
	srl	%l0, 10, %g2
	sethi	%hi(83886080), %g3
	or	%g2, %g3, %g2
	st	%g1, [%i2+12]
	st	%g2, [%i2+16]
	and	%l0, 1023, %g1
	sethi	%hi(-2118082560), %g2
	or	%g1, %g2, %g1
	st	%o0, [%i2+4]
	st	%g1, [%i2+20]
	sethi	%hi(16777216), %g1
	st	%g1, [%i2+24]
	ld	[%i0+8], %o0
	sethi	%gdop_hix22(missing_end), %g1
	add	%i2, 8, %o2
	xor	%g1, %gdop_lox10(missing_end), %g1
	ld	[%l7 + %g1], %g1, %gdop(missing_end)
	ld	[%g1], %g2
	st	%i2, [%g1]
	b	.L374
	 st	%i2, [%g2]
.L378:
	cmp	%i2, 0
	be	.L377
	 mov	%i1, %o1
.L417:
	call	strcmp, 0
	 ld	[%i2+4], %o0
	cmp	%o0, 0
	bne,a	.L378
	 ld	[%i2], %i2
	add	%i2, 8, %o2
	b	.L374
	 ld	[%i0+8], %o0
.L369:
	ld	[%i5+8], %g1
	ld	[%g3+188], %g2
	add	%o2, %g1, %g1
	sub	%g1, %g2, %g1
	b	.L366
	 st	%g1, [%i1]
.L407:
	ld	[%g3+192], %g1
	b	.L366
	 st	%g1, [%i1]
.L368:
	ld	[%i5+8], %g1
	add	%g1, %o2, %g1
	b	.L366
	 st	%g1, [%o0+%g4]
.L382:
	ld	[%i5+8], %g1
	ld	[%i0+188], %g3
	sub	%g1, %g3, %g1
	b	.L366
	 st	%g1, [%o2+%g2]
.L381:
	ld	[%i5+8], %g1
	b	.L366
	 st	%g1, [%o2+%g2]
.L409:
	ld	[%i0+192], %g1
	b	.L366
	 st	%g1, [%o2+%g2]
.L410:
	cmp	%g3, 0
	be,a	.L414
	 addcc	%i4, -1, %i4
.L360:
	ld	[%i5], %g1
	ld	[%i0+8], %o0
	lduh	[%g4+14], %i1
	add	%o0, %g1, %o0
	sethi	%hi(64512), %g1
	or	%g1, 1009, %g1
	cmp	%i1, %g1
	be	.L364
	 mov	0, %g2
	ld	[%g3+8], %g2
.L364:
	ld	[%i2+8], %g1
	ld	[%g4+8], %o2
	cmp	%o2, %g1
	bgu,a	.L365
	 mov	%g1, %o2
.L365:
	ld	[%g4+4], %o1
	call	memcpy, 0
	 add	%g2, %o1, %o1
	b	.L414
	 addcc	%i4, -1, %i4
.L406:
	b	.L360
	 mov	%i2, %g4
	b	.L365
	 mov	%g1, %o2
	.size	relocate_table, .-relocate_table
	.section	.rodata.str1.8
	.align 8
.LC8:
	.asciz	"its code cannot be relocated"
	.section	.text.relocate,"ax",@progbits
	.align 4
	.type	relocate, #function
	.proc	020
relocate:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+200], %g1
	cmp	%g1, 0
	bne	.L431
	 mov	%i0, %i5
	ld	[%i0+204], %g1
	cmp	%g1, 0
	be	.L423
	 mov	%i1, %o3
	cmp	%i1, 0
	be	.L428
	 mov	1, %i3
	mov	8, %i2
	call	relocate_table, 0
	 restore %g0, 7, %o1
.L423:
	mov	8, %o2
	mov	7, %o1
	call	relocate_table, 0
	 mov	%i0, %o0
	cmp	%i1, 0
	be	.L430
	 mov	0, %i3
.L431:
	jmp	%i7+8
	 restore
.L428:
	sethi	%hi(-8192), %g3
	ld	[%i0+168], %g1
	sethi	%hi(7168), %g2
	or	%g2, 1023, %g2
	add	%g1, %g2, %g1
	and	%g1, %g3, %g1
	ld	[%i0+164], %o0
	mov	7, %o2
	and	%o0, %g3, %o0
	call	mprotect, 0
	 sub	%g1, %o0, %o1
	cmp	%o0, 0
	bne	.L429
	 mov	0, %o3
	mov	8, %o2
	mov	7, %o1
	call	relocate_table, 0
	 mov	%i0, %o0
	mov	0, %i3
.L430:
	mov	2, %i2
	mov	23, %i1
	call	relocate_table, 0
	 restore %g0, %i5, %o0
.L429:
	sethi	%gdop_hix22(.LC8), %o0
	ld	[%i0+4], %o1
	xor	%o0, %gdop_lox10(.LC8), %o0
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC8)
	nop
	.size	relocate, .-relocate
	.section	.text.finish,"ax",@progbits
	.align 4
	.type	finish, #function
	.proc	020
finish:
	save	%sp, -1120, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L475
	 add	%fp, -1024, %i3
	mov	0, %g2
	mov	%i3, %g3
	st	%g1, [%g3]
.L471:
	mov	%g2, %g4
	mov	%g1, %i4
	add	%g2, 1, %g2
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L443
	 add	%g3, 4, %g3
	cmp	%g2, 255
	bleu,a	.L471
	 st	%g1, [%g3]
.L443:
	sll	%g4, 2, %g4
	add	%i3, -4, %i1
	add	%g4, -4, %g4
	b	.L442
	 add	%i3, %g4, %i3
.L438:
	cmp	%i1, %i3
.L472:
	be	.L475
	 nop
	ld	[%i3], %i4
.L474:
	add	%i3, -4, %i3
.L442:
	ld	[%i4+196], %g2
	cmp	%g2, 0
	be	.L472
	 cmp	%i1, %i3
	ld	[%i4+116], %i2
	cmp	%i2, 0
	be	.L473
	 cmp	%g2, 0
	ld	[%i4+8], %g1
	addcc	%i2, %g1, %i2
	be	.L473
	 cmp	%g2, 0
	ld	[%i4+124], %g1
	srl	%g1, 2, %g1
	cmp	%g1, 0
	be	.L473
	 cmp	%g2, 0
	add	%g1, -1, %i5
	sll	%i5, 2, %i5
	add	%i5, %i2, %i5
.L440:
	ld	[%i5], %g1
	call	%g1, 0
	 nop
	cmp	%i2, %i5
	bne	.L440
	 add	%i5, -4, %i5
	ld	[%i4+196], %g2
	cmp	%g2, 0
.L473:
	be	.L438
	 sethi	%gdop_hix22(program), %g1
	xor	%g1, %gdop_lox10(program), %g1
	ld	[%l7 + %g1], %g1, %gdop(program)
	cmp	%i4, %g1
	be	.L472
	 cmp	%i1, %i3
	ld	[%i4+64], %g1
	cmp	%g1, 0
	be	.L472
	 cmp	%i1, %i3
	ld	[%i4+8], %g2
	call	%g1+%g2, 0
	 nop
	cmp	%i1, %i3
	bne,a	.L474
	 ld	[%i3], %i4
.L475:
	jmp	%i7+8
	 restore
	.size	finish, .-finish
	.section	.text.initialise.part.0,"ax",@progbits
	.align 4
	.type	initialise.part.0, #function
	.proc	020
initialise.part.0:
	save	%sp, -96, %sp
	mov	1, %g1
	st	%g1, [%i0+196]
	ld	[%i0+148], %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, 0
	be	.L511
	 sethi	%gdop_hix22(program), %g1
	ld	[%i5], %g1
	cmp	%g1, 0
	be,a	.L511
	 sethi	%gdop_hix22(program), %g1
	cmp	%g1, 1
.L512:
	be,a	.L506
	 ld	[%i5+4], %g1
	add	%i5, 8, %i5
.L514:
	ld	[%i5], %g1
.L509:
	cmp	%g1, 0
	bne	.L512
	 cmp	%g1, 1
	sethi	%gdop_hix22(program), %g1
.L511:
	xor	%g1, %gdop_lox10(program), %g1
	ld	[%l7 + %g1], %l7, %gdop(program)
	cmp	%i0, %l7
	be,a	.L510
	 ld	[%i0+112], %i5
	ld	[%i0+60], %g1
	cmp	%g1, 0
	bne,a	.L507
	 ld	[%i0+8], %g2
	ld	[%i0+112], %i5
.L510:
	cmp	%i5, 0
	be	.L515
	 nop
	ld	[%i0+8], %g1
	addcc	%i5, %g1, %i5
	be	.L515
	 nop
	ld	[%i0+120], %i4
	srl	%i4, 2, %i4
	cmp	%i4, 0
	be	.L515
	 sll	%i4, 2, %i4
	add	%i4, %i5, %i4
	ld	[%i5], %g1
.L513:
	call	%g1, 0
	 add	%i5, 4, %i5
	cmp	%i5, %i4
	bne,a	.L513
	 ld	[%i5], %g1
.L515:
	jmp	%i7+8
	 restore
.L506:
	ld	[%i0+156], %o0
	call	find_loaded, 0
	 add	%o0, %g1, %o0
	orcc	%o0, 0, %g1
	be	.L514
	 add	%i5, 8, %i5
	ld	[%g1+196], %g1
	cmp	%g1, 0
	bne	.L514
	 nop
	call	initialise.part.0, 0
	 nop
	b	.L509
	 ld	[%i5], %g1
.L507:
	call	%g1+%g2, 0
	 nop
	b	.L510
	 ld	[%i0+112], %i5
	.size	initialise.part.0, .-initialise.part.0
	.section	.rodata.str1.8
	.align 8
.LC9:
	.asciz	": shared library not found\n"
	.section	.text.load_needed,"ax",@progbits
	.align 4
	.type	load_needed, #function
	.proc	020
load_needed:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L541
	 nop
	ld	[%i0+148], %i5
.L539:
	cmp	%i5, 0
	be,a	.L537
	 ld	[%i0], %i0
	ld	[%i5], %g1
	cmp	%g1, 0
	be,a	.L537
	 ld	[%i0], %i0
	cmp	%g1, 1
.L538:
	be,a	.L534
	 ld	[%i5+4], %g1
.L522:
	add	%i5, 8, %i5
.L540:
	ld	[%i5], %g1
.L536:
	cmp	%g1, 0
	bne	.L538
	 cmp	%g1, 1
	ld	[%i0], %i0
.L537:
	cmp	%i0, 0
	bne,a	.L539
	 ld	[%i0+148], %i5
	jmp	%i7+8
	 restore
.L534:
	ld	[%i0+156], %i4
	add	%i4, %g1, %i4
	call	find_loaded, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L540
	 add	%i5, 8, %i5
	call	is_own_library, 0
	 mov	%i4, %o0
	mov	%i0, %o1
	mov	%o0, %g1
	cmp	%g1, 0
	bne	.L522
	 mov	%i4, %o0
	call	load_library.part.0, 0
	 nop
	sethi	%gdop_hix22(.LC0), %o1
	mov	%o0, %g1
	xor	%o1, %gdop_lox10(.LC0), %o1
	cmp	%g1, 0
	ld	[%l7 + %o1], %i4, %gdop(.LC0)
	bne	.L522
	 mov	%i4, %o0
	call	strlen, 0
	 nop
	mov	%i4, %o1
	mov	%o0, %o2
	call	write, 0
	 mov	2, %o0
	ld	[%i5+4], %g1
	ld	[%i0+156], %i4
	add	%i4, %g1, %i4
	call	strlen, 0
	 mov	%i4, %o0
	mov	%i4, %o1
	mov	%o0, %o2
	call	write, 0
	 mov	2, %o0
	sethi	%gdop_hix22(.LC9), %o1
	xor	%o1, %gdop_lox10(.LC9), %o1
	ld	[%l7 + %o1], %i4, %gdop(.LC9)
	call	strlen, 0
	 mov	%i4, %o0
	mov	%i4, %o1
	mov	%o0, %o2
	add	%i5, 8, %i5
	call	write, 0
	 mov	2, %o0
	b	.L536
	 ld	[%i5], %g1
.L541:
	jmp	%i7+8
	 restore
	.size	load_needed, .-load_needed
	.section	.rodata.str1.8
	.align 8
.LC10:
	.asciz	"precis: no library has:"
	.align 8
.LC11:
	.asciz	" "
	.section	.text.bind,"ax",@progbits
	.align 4
	.type	bind, #function
	.proc	020
bind:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L563
	 sethi	%gdop_hix22(missing), %i2
	mov	%i0, %i5
	mov	%i5, %o0
.L564:
	call	relocate, 0
	 mov	0, %o1
	ld	[%i5], %i5
	cmp	%i5, 0
	bne	.L564
	 mov	%i5, %o0
	ld	[%i0+200], %g1
.L565:
	cmp	%g1, 0
	bne	.L546
	 mov	%i0, %o0
	mov	1, %o3
	mov	8, %o2
	call	relocate_table, 0
	 mov	7, %o1
.L546:
	mov	1, %g1
	st	%g1, [%i0+200]
	ld	[%i0], %i0
	cmp	%i0, 0
	bne,a	.L565
	 ld	[%i0+200], %g1
	sethi	%gdop_hix22(missing), %i2
.L563:
	xor	%i2, %gdop_lox10(missing), %i2
	ld	[%l7 + %i2], %i2, %gdop(missing)
	ld	[%i2], %g1
	cmp	%g1, 0
	be	.L567
	 sethi	%gdop_hix22(.LC10), %o1
	xor	%o1, %gdop_lox10(.LC10), %o1
	ld	[%l7 + %o1], %i5, %gdop(.LC10)
	call	strlen, 0
	 mov	%i5, %o0
	mov	%i5, %o1
	mov	%o0, %o2
	call	write, 0
	 mov	2, %o0
	ld	[%i2], %i5
	cmp	%i5, 0
	be	.L566
	 sethi	%gdop_hix22(.LC2), %o1
	sethi	%gdop_hix22(.LC11), %i3
	xor	%i3, %gdop_lox10(.LC11), %i3
	ld	[%l7 + %i3], %i3, %gdop(.LC11)
.L550:
	call	strlen, 0
	 mov	%i3, %o0
	mov	%i3, %o1
	mov	%o0, %o2
	call	write, 0
	 mov	2, %o0
	ld	[%i5+4], %i4
	call	strlen, 0
	 mov	%i4, %o0
	mov	%i4, %o1
	mov	%o0, %o2
	call	write, 0
	 mov	2, %o0
	ld	[%i5], %i5
	cmp	%i5, 0
	bne	.L550
	 sethi	%gdop_hix22(.LC2), %o1
.L566:
	xor	%o1, %gdop_lox10(.LC2), %o1
	ld	[%l7 + %o1], %i5, %gdop(.LC2)
	call	strlen, 0
	 mov	%i5, %o0
	mov	%i5, %o1
	mov	%o0, %o2
	call	write, 0
	 mov	2, %o0
	sethi	%gdop_hix22(missing_end), %g1
	st	%g0, [%i2]
	xor	%g1, %gdop_lox10(missing_end), %g1
	ld	[%l7 + %g1], %l7, %gdop(missing_end)
	st	%i2, [%l7]
.L567:
	jmp	%i7+8
	 restore
	.size	bind, .-bind
	.section	.rodata.str1.8
	.align 8
.LC12:
	.asciz	"called, but no library has it"
	.section	.text.report_missing,"ax",@progbits
	.align 4
	.global report_missing
	.type	report_missing, #function
	.proc	020
report_missing:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC12), %o0
	mov	%i0, %o1
	xor	%o0, %gdop_lox10(.LC12), %o0
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC12)
	nop
	.size	report_missing, .-report_missing
	.section	.text.library_new_tcb,"ax",@progbits
	.align 4
	.global library_new_tcb
	.type	library_new_tcb, #function
	.proc	0110
library_new_tcb:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(tls_size), %g1
	xor	%g1, %gdop_lox10(tls_size), %g1
	ld	[%l7 + %g1], %g1, %gdop(tls_size)
	sethi	%gdop_hix22(tls_align), %g2
	ld	[%g1], %o1
	xor	%g2, %gdop_lox10(tls_align), %g2
	ld	[%l7 + %g2], %l7, %gdop(tls_align)
	ld	[%l7], %g1
	mov	1, %o0
	add	%o1, %g1, %o1
	call	calloc, 0
	 add	%o1, 256, %o1
	orcc	%o0, 0, %i0
	be	.L569
	 nop
	call	make_tcb, 0
	 restore
.L569:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	library_new_tcb, .-library_new_tcb
	.section	.text.library_free_tcb,"ax",@progbits
	.align 4
	.global library_free_tcb
	.type	library_free_tcb, #function
	.proc	020
library_free_tcb:
	save	%sp, -96, %sp
	ld	[%i0+8], %i5
	cmp	%i5, 0
	be,a	.L578
	 ld	[%i0+12], %i0
	mov	%i5, %o0
.L579:
	call	free, 0
	 ld	[%i5], %i5
	cmp	%i5, 0
	bne	.L579
	 mov	%i5, %o0
	ld	[%i0+12], %i0
.L578:
	call	free, 0
	 restore
	.size	library_free_tcb, .-library_free_tcb
	.section	.rodata.str1.8
	.align 8
.LC13:
	.asciz	"thread-local storage of an unknown library"
	.align 8
.LC14:
	.asciz	"no memory for thread-local storage"
	.section	.text.__tls_get_addr,"ax",@progbits
	.align 4
	.global __tls_get_addr
	.type	__tls_get_addr, #function
	.proc	0120
__tls_get_addr:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%g1], %i5
	cmp	%i5, 0
	be	.L609
	 sethi	%gdop_hix22(.LC3), %o1
	b	.L582
	 ld	[%i0], %g2
.L583:
	cmp	%i5, 0
	be	.L581
	 sethi	%gdop_hix22(.LC3), %o1
.L582:
	ld	[%i5+192], %g1
	cmp	%g1, %g2
	bne,a	.L583
	 ld	[%i5], %i5
	ld	[%i5+188], %g1
	cmp	%g1, 0
	bne	.L591
	 nop
	call	thread_pointer, 0
	 nop
	ld	[%o0+8], %g1
	cmp	%g1, 0
	bne	.L586
	 mov	%o0, %i3
	b	.L608
	 ld	[%i5+184], %g1
.L588:
	cmp	%g1, 0
	be,a	.L587
	 ld	[%i5+184], %g1
.L586:
	ld	[%g1+4], %g2
	cmp	%i5, %g2
	bne,a	.L588
	 ld	[%g1], %g1
	ld	[%g1+8], %i4
	ld	[%i0+4], %g1
	jmp	%i7+8
	 restore %i4, %g1, %o0
.L591:
	call	thread_pointer, 0
	 nop
	ld	[%i5+188], %g1
	sub	%o0, %g1, %i4
	ld	[%i0+4], %g1
	jmp	%i7+8
	 restore %i4, %g1, %o0
.L587:
.L608:
	ld	[%i5+180], %o1
	mov	1, %o0
	add	%o1, %g1, %o1
	call	calloc, 0
	 add	%o1, 12, %o1
	orcc	%o0, 0, %i2
	be	.L607
	 sethi	%gdop_hix22(.LC14), %o0
	ld	[%i5+184], %g1
	add	%g1, 11, %i4
	sub	%g0, %g1, %g1
	ld	[%i5+176], %o2
	add	%i2, %i4, %i4
	ld	[%i5+172], %o1
	and	%i4, %g1, %i4
	call	memcpy, 0
	 mov	%i4, %o0
	ld	[%i3+8], %g1
	st	%i5, [%i2+4]
	st	%g1, [%i2]
	st	%i4, [%i2+8]
	ld	[%i0+4], %g1
	st	%i2, [%i3+8]
	jmp	%i7+8
	 restore %i4, %g1, %o0
.L607:
	ld	[%i5+4], %o1
	xor	%o0, %gdop_lox10(.LC14), %o0
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC14)
.L581:
.L609:
	sethi	%gdop_hix22(.LC13), %o0
	xor	%o1, %gdop_lox10(.LC3), %o1
	xor	%o0, %gdop_lox10(.LC13), %o0
	ld	[%l7 + %o1], %o1, %gdop(.LC3)
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC13)
	nop
	.size	__tls_get_addr, .-__tls_get_addr
	.section	.text.library_finish,"ax",@progbits
	.align 4
	.global library_finish
	.type	library_finish, #function
	.proc	020
library_finish:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	library_finish, .-library_finish
	.section	.rodata.str1.8
	.align 8
.LC15:
	.asciz	"no such shared library"
	.section	.text.dlopen,"ax",@progbits
	.align 4
	.global dlopen
	.type	dlopen, #function
	.proc	0120
dlopen:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules_end), %g1
	mov	%i0, %i4
	xor	%g1, %gdop_lox10(modules_end), %g1
	cmp	%i0, 0
	ld	[%l7 + %g1], %g1, %gdop(modules_end)
	be	.L617
	 ld	[%g1], %i5
	call	find_loaded, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i0
	be	.L627
	 nop
.L612:
	ld	[%i5], %o0
	cmp	%o0, 0
	be	.L631
	 nop
	call	load_needed, 0
	 nop
	call	bind, 0
	 ld	[%i5], %o0
	ld	[%i5], %i5
.L629:
	cmp	%i5, 0
	be	.L631
	 nop
	ld	[%i5+196], %g1
.L630:
	cmp	%g1, 0
	bne,a	.L629
	 ld	[%i5], %i5
	call	initialise.part.0, 0
	 mov	%i5, %o0
	ld	[%i5], %i5
	cmp	%i5, 0
	bne,a	.L630
	 ld	[%i5+196], %g1
	jmp	%i7+8
	 restore
.L617:
	sethi	%gdop_hix22(program), %i0
	xor	%i0, %gdop_lox10(program), %i0
	b	.L612
	 ld	[%l7 + %i0], %i0, %gdop(program)
.L627:
	call	is_own_library, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne	.L618
	 sethi	%gdop_hix22(own_module), %i0
	sethi	%gdop_hix22(program), %o1
	mov	%i4, %o0
	xor	%o1, %gdop_lox10(program), %o1
	call	load_library.part.0, 0
	 ld	[%l7 + %o1], %o1, %gdop(program)
	orcc	%o0, 0, %i0
	bne	.L612
	 sethi	%gdop_hix22(error_text), %g1
	sethi	%gdop_hix22(.LC15), %g2
	xor	%g1, %gdop_lox10(error_text), %g1
	xor	%g2, %gdop_lox10(.LC15), %g2
	ld	[%l7 + %g1], %g1, %gdop(error_text)
	ld	[%l7 + %g2], %l7, %gdop(.LC15)
	st	%l7, [%g1]
.L631:
	jmp	%i7+8
	 restore
.L618:
	xor	%i0, %gdop_lox10(own_module), %i0
	b	.L612
	 ld	[%l7 + %i0], %i0, %gdop(own_module)
	.size	dlopen, .-dlopen
	.section	.rodata.str1.8
	.align 8
.LC16:
	.asciz	"no such symbol"
	.align 8
.LC17:
	.asciz	"not a loaded library"
	.section	.text.dlsym,"ax",@progbits
	.align 4
	.global dlsym
	.type	dlsym, #function
	.proc	0120
dlsym:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%g1], %i5
	cmp	%i5, 0
	be	.L634
	 mov	%i7, %g4
	b	.L636
	 mov	%i5, %o1
.L690:
	cmp	%o1, 0
	be,a	.L696
	 sethi	%gdop_hix22(own_module), %o1
.L636:
	ld	[%o1+164], %g2
	ld	[%o1+168], %g1
	sub	%g4, %g2, %g3
	sub	%g1, %g2, %g1
	cmp	%g3, %g1
	bgeu,a	.L690
	 ld	[%o1], %o1
	cmp	%i0, -1
	be	.L640
	 add	%i0, 3, %g1
	cmp	%g1, 1
	bgu	.L691
	 sethi	%gdop_hix22(program), %g1
	cmp	%i0, -3
.L698:
	bne	.L665
	 sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%o1, %g1
	be,a	.L649
	 mov	%i5, %o1
.L649:
	add	%fp, -8, %g1
	mov	0, %o2
	st	%g1, [%sp+64]
	mov	%i1, %o0
	call	look_up, 0
	 nop
	unimp	8
	ld	[%fp-8], %g3
	ld	[%fp-4], %g2
.L642:
	cmp	%g3, 0
	be	.L692
	 sethi	%gdop_hix22(.LC16), %g1
	lduh	[%g2+14], %i5
	sethi	%hi(64512), %g1
	or	%g1, 1009, %g1
	cmp	%i5, %g1
	be	.L656
	 mov	0, %g4
	ld	[%g3+8], %g4
.L656:
	ld	[%g2+4], %i0
	call	copied_to, 0
	 restore %g4, %i0, %o0
.L634:
	sethi	%gdop_hix22(own_module), %o1
.L696:
	xor	%o1, %gdop_lox10(own_module), %o1
	ld	[%l7 + %o1], %o1, %gdop(own_module)
	ld	[%o1+164], %g2
	ld	[%o1+168], %g1
	sub	%g4, %g2, %g4
	sub	%g1, %g2, %g1
	cmp	%g4, %g1
	bgeu	.L693
	 cmp	%i0, -1
	be,a	.L649
	 ld	[%o1], %o1
	add	%i0, 3, %g1
.L699:
	cmp	%g1, 1
	bleu	.L665
	 sethi	%gdop_hix22(program), %g1
	xor	%g1, %gdop_lox10(program), %g1
	ld	[%l7 + %g1], %g1, %gdop(program)
	cmp	%i0, %g1
	be	.L665
	 cmp	%g0, %i5
	addx	%g0, 0, %g1
	cmp	%i0, %i5
	be	.L648
	 mov	%g1, %g2
.L694:
	cmp	%g1, 0
	be	.L697
	 cmp	%i0, %o1
	ld	[%i5], %i5
.L695:
	cmp	%g0, %i5
	addx	%g0, 0, %g1
	cmp	%i0, %i5
	bne	.L694
	 mov	%g1, %g2
.L648:
	cmp	%i0, %o1
.L697:
	be	.L659
	 andcc	%g2, 0xff, %g0
	bne	.L659
	 sethi	%gdop_hix22(.LC17), %g1
	xor	%g1, %gdop_lox10(.LC17), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC17)
.L652:
	sethi	%gdop_hix22(error_text), %g2
	xor	%g2, %gdop_lox10(error_text), %g2
	ld	[%l7 + %g2], %g2, %gdop(error_text)
	st	%g1, [%g2]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L640:
	b	.L649
	 ld	[%o1], %o1
.L691:
	xor	%g1, %gdop_lox10(program), %g1
	ld	[%l7 + %g1], %g1, %gdop(program)
	cmp	%i0, %g1
	be	.L698
	 cmp	%i0, -3
	cmp	%i0, %i5
	be	.L659
	 sethi	%gdop_hix22(own_module), %o1
	ld	[%i5], %i5
	xor	%o1, %gdop_lox10(own_module), %o1
	b	.L695
	 ld	[%l7 + %o1], %o1, %gdop(own_module)
.L693:
	bne	.L699
	 add	%i0, 3, %g1
	b	.L649
	 mov	0, %o1
.L659:
	add	%fp, -8, %g1
	mov	0, %o2
	st	%g1, [%sp+64]
	mov	%i1, %o1
	mov	%i0, %o0
	call	look_up_below, 0
	 nop
	unimp	8
	ld	[%fp-8], %g3
	b	.L642
	 ld	[%fp-4], %g2
.L692:
	xor	%g1, %gdop_lox10(.LC16), %g1
	b	.L652
	 ld	[%l7 + %g1], %g1, %gdop(.LC16)
.L665:
	b	.L649
	 mov	%i5, %o1
	.size	dlsym, .-dlsym
	.section	.text.dlerror,"ax",@progbits
	.align 4
	.global dlerror
	.type	dlerror, #function
	.proc	0102
dlerror:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(error_text), %g1
	xor	%g1, %gdop_lox10(error_text), %g1
	ld	[%l7 + %g1], %l7, %gdop(error_text)
	ld	[%l7], %i0
	st	%g0, [%l7]
	jmp	%i7+8
	 restore
	.size	dlerror, .-dlerror
	.section	.text.dlclose,"ax",@progbits
	.align 4
	.global dlclose
	.type	dlclose, #function
	.proc	04
dlclose:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%g1], %g1
.L719:
	cmp	%g0, %g1
	addx	%g0, 0, %g2
	cmp	%i0, %g1
	be	.L702
	 mov	%g2, %g3
	cmp	%g2, 0
	bne,a	.L719
	 ld	[%g1], %g1
.L702:
	sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%i0, %g1
	be	.L706
	 andcc	%g3, 0xff, %g0
	bne	.L706
	 sethi	%gdop_hix22(error_text), %g1
	sethi	%gdop_hix22(.LC17), %g2
	xor	%g1, %gdop_lox10(error_text), %g1
	xor	%g2, %gdop_lox10(.LC17), %g2
	ld	[%l7 + %g1], %g1, %gdop(error_text)
	ld	[%l7 + %g2], %l7, %gdop(.LC17)
	st	%l7, [%g1]
	jmp	%i7+8
	 restore %g0, -1, %o0
.L706:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	dlclose, .-dlclose
	.section	.text.getexecname,"ax",@progbits
	.align 4
	.global getexecname
	.type	getexecname, #function
	.proc	0102
getexecname:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(program_path), %g1
	xor	%g1, %gdop_lox10(program_path), %g1
	ld	[%l7 + %g1], %l7, %gdop(program_path)
	ld	[%l7], %i0
	jmp	%i7+8
	 restore
	.size	getexecname, .-getexecname
	.section	.text.dladdr,"ax",@progbits
	.align 4
	.global dladdr
	.type	dladdr, #function
	.proc	04
dladdr:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%g1], %g2
	cmp	%g2, 0
	bne	.L724
	 mov	%i0, %i4
	b	.L748
	 sethi	%gdop_hix22(own_module), %g1
.L746:
	cmp	%g2, 0
	be	.L722
	 sethi	%gdop_hix22(own_module), %g1
.L724:
	ld	[%g2+164], %g4
	ld	[%g2+168], %g1
	sub	%i4, %g4, %g3
	sub	%g1, %g4, %g1
	cmp	%g3, %g1
	bgeu,a	.L746
	 ld	[%g2], %g2
.L723:
	ld	[%g2+160], %i2
	cmp	%i2, 0
	be	.L730
	 ld	[%g2+4], %o3
	ld	[%i2+4], %o7
	cmp	%o7, 1
	bleu	.L731
	 mov	0, %g1
	sethi	%hi(64512), %i0
	ld	[%g2+8], %o4
	ld	[%g2+152], %o5
	mov	1, %i5
	mov	0, %i2
	b	.L728
	 or	%i0, 766, %i0
.L727:
	add	%i5, 1, %i5
.L750:
	cmp	%o7, %i5
	be	.L749
	 cmp	%i2, 0
.L728:
	sll	%i5, 4, %g3
	add	%o5, %g3, %g3
	lduh	[%g3+14], %g1
	add	%g1, -1, %g1
	sll	%g1, 16, %g1
	srl	%g1, 16, %g1
	cmp	%i0, %g1
	blu	.L727
	 ld	[%g3+4], %i3
	add	%i3, %o4, %g1
	cmp	%i4, %g1
	blu,a	.L750
	 add	%i5, 1, %i5
	cmp	%i2, 0
	be	.L751
	 add	%i5, 1, %i5
	ld	[%i2+4], %g1
	cmp	%i3, %g1
	bleu	.L750
	 nop
.L751:
	cmp	%o7, %i5
	bne	.L728
	 mov	%g3, %i2
	cmp	%i2, 0
.L749:
	be	.L726
	 mov	0, %g1
	ld	[%i2], %g3
	ld	[%g2+156], %g1
	ld	[%i2+4], %i2
	ld	[%g2+8], %g2
	add	%g1, %g3, %g1
	add	%g2, %i2, %i2
.L726:
	st	%o3, [%i1]
	st	%g4, [%i1+4]
	st	%g1, [%i1+8]
	st	%i2, [%i1+12]
	mov	1, %i0
.L752:
	jmp	%i7+8
	 restore
.L722:
.L748:
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %l7, %gdop(own_module)
	ld	[%l7+164], %g4
	ld	[%l7+168], %g1
	sub	%i4, %g4, %g2
	sub	%g1, %g4, %g1
	cmp	%g2, %g1
	bgeu	.L752
	 mov	0, %i0
	b	.L723
	 mov	%l7, %g2
.L730:
	b	.L726
	 mov	0, %g1
.L731:
	b	.L726
	 mov	0, %i2
	.size	dladdr, .-dladdr
	.section	.rodata.str1.8
	.align 8
.LC18:
	.asciz	"program"
	.align 8
.LC19:
	.asciz	"libc.so.1"
	.align 8
.LC20:
	.asciz	"LD_LIBRARY_PATH"
	.align 8
.LC21:
	.asciz	"_environ"
	.align 8
.LC22:
	.asciz	"environ"
	.section	.text.loader_main,"ax",@progbits
	.align 4
	.global loader_main
	.type	loader_main, #function
	.proc	017
loader_main:
	save	%sp, -168, %sp
	ld	[%i0], %l2
	st	%g0, [%fp-64]
	add	%l2, 2, %l2
	st	%g0, [%fp-60]
	sll	%l2, 2, %l2
	st	%g0, [%fp-56]
	ld	[%i0+%l2], %g1
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
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
	add	%i0, %l2, %i4
	cmp	%g1, 0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	be	.L754
	 mov	%i4, %g1
	add	%g1, 4, %g1
.L824:
	ld	[%g1], %g2
	cmp	%g2, 0
	bne,a	.L824
	 add	%g1, 4, %g1
.L754:
	ld	[%g1+4], %i5
	cmp	%i5, 0
	be	.L788
	 add	%g1, 4, %g1
	b	.L761
	 mov	0, %l0
.L821:
	ld	[%g1+4], %g2
	add	%fp, %i5, %i5
	st	%g2, [%i5-64]
	add	%g1, 8, %g1
.L826:
	ld	[%g1], %i5
	cmp	%i5, 0
	be,a	.L825
	 ld	[%fp-36], %i5
.L761:
	cmp	%i5, 15
.L827:
	bleu,a	.L821
	 sll	%i5, 2, %i5
	cmp	%i5, 2014
	bne,a	.L826
	 add	%g1, 8, %g1
	ld	[%g1+4], %l0
	add	%g1, 8, %g1
	ld	[%g1], %i5
	cmp	%i5, 0
	bne	.L827
	 cmp	%i5, 15
	ld	[%fp-36], %i5
.L825:
	ld	[%fp-28], %i3
	ld	[%fp-52], %i1
	ld	[%fp-44], %i2
	mov	%i5, %l1
.L756:
	call	relocate_self, 0
	 mov	%i5, %o0
	sethi	%gdop_hix22(program_path), %g1
	xor	%g1, %gdop_lox10(program_path), %g1
	ld	[%l7 + %g1], %g1, %gdop(program_path)
	st	%l0, [%g1]
	sethi	%gdop_hix22(.LC19), %g1
	xor	%g1, %gdop_lox10(.LC19), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC19)
	lduh	[%l1+44], %o2
	ld	[%l1+28], %o1
	sethi	%gdop_hix22(own_module), %l1
	xor	%l1, %gdop_lox10(own_module), %l1
	ld	[%l7 + %l1], %l1, %gdop(own_module)
	st	%g1, [%l1+4]
	mov	1, %g1
	add	%i5, %o1, %o1
	st	%g1, [%l1+196]
	mov	%l1, %o0
	call	read_headers, 0
	 st	%i5, [%l1+8]
	mov	0, %o1
	call	relocate, 0
	 mov	%l1, %o0
	ld	[%i0+4], %g1
	cmp	%g1, 0
	be,a	.L822
	 sethi	%gdop_hix22(.LC18), %g1
.L762:
	mov	%i2, %o2
	mov	%i1, %o1
	sethi	%gdop_hix22(program), %i2
	xor	%i2, %gdop_lox10(program), %i2
	ld	[%l7 + %i2], %i2, %gdop(program)
	st	%g1, [%i2+4]
	call	read_headers, 0
	 mov	%i2, %o0
	sethi	%gdop_hix22(__break_now), %g1
	ld	[%i2+168], %g2
	xor	%g1, %gdop_lox10(__break_now), %g1
	add	%g2, 7, %g2
	ld	[%l7 + %g1], %g1, %gdop(__break_now)
	and	%g2, -8, %g2
	st	%g2, [%g1]
	sethi	%gdop_hix22(modules_end), %g1
	xor	%g1, %gdop_lox10(modules_end), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules_end)
	ld	[%g1], %g2
	cmp	%g2, 0
	be	.L763
	 sethi	%gdop_hix22(modules), %i1
	xor	%i1, %gdop_lox10(modules), %i1
	st	%i2, [%g2]
	ld	[%l7 + %i1], %i1, %gdop(modules)
.L764:
	st	%i2, [%g1]
	sethi	%gdop_hix22(.LC20), %l0
	xor	%l0, %gdop_lox10(.LC20), %l0
	ld	[%l7 + %l0], %l0, %gdop(.LC20)
	call	strlen, 0
	 mov	%l0, %o0
	mov	%i4, %i5
	mov	%o0, %g1
	ld	[%i0+%l2], %o0
	mov	%g1, %i0
	cmp	%o0, 0
	bne	.L765
	 add	%g1, 1, %l2
	b	.L766
	 mov	0, %g1
.L767:
	add	%i5, 4, %i5
.L828:
	ld	[%i5], %o0
	cmp	%o0, 0
	be	.L766
	 mov	0, %g1
.L765:
	mov	%i0, %o2
	call	strncmp, 0
	 mov	%l0, %o1
	cmp	%o0, 0
	bne,a	.L828
	 add	%i5, 4, %i5
	ld	[%i5], %g1
	ldsb	[%g1+%i0], %g2
	cmp	%g2, 61
	bne,a	.L828
	 add	%i5, 4, %i5
	ldsb	[%g1+%l2], %g2
	cmp	%g2, 0
	be	.L767
	 add	%g1, %l2, %g1
.L766:
	sethi	%gdop_hix22(library_path), %g2
	xor	%g2, %gdop_lox10(library_path), %g2
	ld	[%l7 + %g2], %g2, %gdop(library_path)
	mov	%i2, %o0
	call	load_needed, 0
	 st	%g1, [%g2]
	mov	%l1, %o0
	call	relocate, 0
	 mov	0, %o1
	mov	1, %g1
	st	%g1, [%l1+200]
	ld	[%i1], %o0
	cmp	%o0, 0
	be	.L823
	 sethi	%gdop_hix22(tls_size), %i0
	xor	%i0, %gdop_lox10(tls_size), %i0
	sethi	%gdop_hix22(tls_align), %i5
	ld	[%l7 + %i0], %i0, %gdop(tls_size)
	xor	%i5, %gdop_lox10(tls_align), %i5
	ld	[%i0], %g2
	ld	[%l7 + %i5], %i5, %gdop(tls_align)
	mov	%o0, %g1
	ld	[%i5], %o7
	mov	0, %g4
	ld	[%g1+192], %g3
.L830:
	cmp	%g3, 0
	be,a	.L829
	 ld	[%g1], %g1
	ld	[%g1+180], %g4
	ld	[%g1+184], %g3
	add	%g2, -1, %g2
	cmp	%o7, %g3
	add	%g2, %g4, %g2
	sub	%g0, %g3, %g4
	add	%g2, %g3, %g2
	bgeu	.L772
	 and	%g2, %g4, %g2
	mov	%g3, %o7
.L772:
	st	%g2, [%g1+188]
	mov	1, %g4
	ld	[%g1], %g1
.L829:
	cmp	%g1, 0
	bne,a	.L830
	 ld	[%g1+192], %g3
	andcc	%g4, 0xff, %g0
	be	.L770
	 nop
	st	%g2, [%i0]
	st	%o7, [%i5]
.L770:
	call	bind, 0
	 add	%fp, -72, %l0
	mov	0, %o2
	st	%l0, [%sp+64]
	ld	[%i1], %o1
	sethi	%gdop_hix22(.LC21), %o0
	xor	%o0, %gdop_lox10(.LC21), %o0
	ld	[%l7 + %o0], %o0, %gdop(.LC21)
	call	look_up, 0
	 nop
	unimp	8
	ld	[%fp-72], %g2
	cmp	%g2, 0
	be	.L775
	 ld	[%fp-68], %g3
	sethi	%hi(64512), %g1
	lduh	[%g3+14], %o7
	or	%g1, 1009, %g1
	cmp	%o7, %g1
	be	.L776
	 mov	0, %g4
	ld	[%g2+8], %g4
.L776:
	ld	[%g3+4], %g1
	st	%i4, [%g1+%g4]
.L775:
	st	%l0, [%sp+64]
	mov	0, %o2
	ld	[%i1], %o1
	sethi	%gdop_hix22(.LC22), %o0
	xor	%o0, %gdop_lox10(.LC22), %o0
	ld	[%l7 + %o0], %o0, %gdop(.LC22)
	call	look_up, 0
	 nop
	unimp	8
	ld	[%fp-72], %g2
	cmp	%g2, 0
	be	.L777
	 ld	[%fp-68], %g3
	sethi	%hi(64512), %g1
	lduh	[%g3+14], %o7
	or	%g1, 1009, %g1
	cmp	%o7, %g1
	be	.L778
	 mov	0, %g4
	ld	[%g2+8], %g4
.L778:
	ld	[%g3+4], %g1
	st	%i4, [%g1+%g4]
.L777:
	ld	[%i5], %g1
	ld	[%i0], %o0
	add	%o0, %g1, %o0
	call	allocate, 0
	 add	%o0, 256, %o0
	call	make_tcb, 0
	 nop
	call	set_thread_pointer, 0
	 nop
	ld	[%i2+140], %i5
	cmp	%i5, 0
	be,a	.L831
	 ld	[%i1], %i5
	ld	[%i2+8], %g1
	addcc	%i5, %g1, %i5
	be,a	.L831
	 ld	[%i1], %i5
	ld	[%i2+144], %i4
	srl	%i4, 2, %i4
	cmp	%i4, 0
	be,a	.L831
	 ld	[%i1], %i5
	sll	%i4, 2, %i4
	add	%i4, %i5, %i4
	ld	[%i5], %g1
.L832:
	call	%g1, 0
	 add	%i5, 4, %i5
	cmp	%i5, %i4
	bne,a	.L832
	 ld	[%i5], %g1
	ld	[%i1], %i5
.L831:
	cmp	%i5, 0
	be,a	.L833
	 ld	[%i2+196], %g1
	cmp	%i5, %i2
.L835:
	be,a	.L834
	 ld	[%i5], %i5
	ld	[%i5+196], %g1
	cmp	%g1, 0
	bne,a	.L834
	 ld	[%i5], %i5
	call	initialise.part.0, 0
	 mov	%i5, %o0
	ld	[%i5], %i5
.L834:
	cmp	%i5, 0
	bne	.L835
	 cmp	%i5, %i2
	ld	[%i2+196], %g1
.L833:
	cmp	%g1, 0
	bne,a	.L836
	 sethi	%gdop_hix22(finish), %i1
	call	initialise.part.0, 0
	 mov	%i2, %o0
	sethi	%gdop_hix22(finish), %i1
.L836:
	xor	%i1, %gdop_lox10(finish), %i1
	ld	[%l7 + %i1], %i1, %gdop(finish)
	jmp	%i7+8
	 restore %g0, %i3, %o0
.L763:
	xor	%i1, %gdop_lox10(modules), %i1
	ld	[%l7 + %i1], %i1, %gdop(modules)
	b	.L764
	 st	%i2, [%i1]
.L822:
	xor	%g1, %gdop_lox10(.LC18), %g1
	b	.L762
	 ld	[%l7 + %g1], %g1, %gdop(.LC18)
.L823:
	sethi	%gdop_hix22(tls_align), %i5
	xor	%i0, %gdop_lox10(tls_size), %i0
	xor	%i5, %gdop_lox10(tls_align), %i5
	ld	[%l7 + %i0], %i0, %gdop(tls_size)
	b	.L770
	 ld	[%l7 + %i5], %i5, %gdop(tls_align)
.L788:
	mov	0, %i2
	mov	0, %l1
	mov	0, %i1
	mov	0, %i3
	b	.L756
	 mov	0, %l0
	.size	loader_main, .-loader_main
	.local	at.0
	.common	at.0,4,4
	.local	end.1
	.common	end.1,4,4
	.section	.rodata.str1.8
	.align 8
.LC23:
	.asciz	"libc."
	.align 8
.LC24:
	.asciz	"libm."
	.align 8
.LC25:
	.asciz	"libdl."
	.align 8
.LC26:
	.asciz	"libpthread."
	.align 8
.LC27:
	.asciz	"libthread."
	.align 8
.LC28:
	.asciz	"librt."
	.align 8
.LC29:
	.asciz	"libposix4."
	.align 8
.LC30:
	.asciz	"libsocket."
	.align 8
.LC31:
	.asciz	"libnsl."
	.align 8
.LC32:
	.asciz	"libxnet."
	.align 8
.LC33:
	.asciz	"libsec."
	.align 8
.LC34:
	.asciz	"libintl."
	.align 8
.LC35:
	.asciz	"libgen."
	.align 8
.LC36:
	.asciz	"libaio."
	.align 8
.LC37:
	.asciz	"libmd."
	.align 8
.LC38:
	.asciz	"libmd5."
	.align 8
.LC39:
	.asciz	"libresolv."
	.align 8
.LC40:
	.asciz	"libw."
	.align 8
.LC41:
	.asciz	"libelf."
	.align 8
.LC42:
	.asciz	"libmalloc."
	.align 8
.LC43:
	.asciz	"libmapmalloc."
	.align 8
.LC44:
	.asciz	"libcurses."
	.align 8
.LC45:
	.asciz	"libtermcap."
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	own.2, #object
	.size	own.2, 92
own.2:
	.long	.LC23
	.long	.LC24
	.long	.LC25
	.long	.LC26
	.long	.LC27
	.long	.LC28
	.long	.LC29
	.long	.LC30
	.long	.LC31
	.long	.LC32
	.long	.LC33
	.long	.LC34
	.long	.LC35
	.long	.LC36
	.long	.LC37
	.long	.LC38
	.long	.LC39
	.long	.LC40
	.long	.LC41
	.long	.LC42
	.long	.LC43
	.long	.LC44
	.long	.LC45
	.section	.data.rel.local,"aw"
	.align 4
	.type	missing_end, #object
	.size	missing_end, 4
missing_end:
	.long	missing
	.local	missing
	.common	missing,4,4
	.local	tls_count
	.common	tls_count,4,4
	.section	".data"
	.align 4
	.type	tls_align, #object
	.size	tls_align, 4
tls_align:
	.long	8
	.local	tls_size
	.common	tls_size,4,4
	.local	library_path
	.common	library_path,4,4
	.local	program_path
	.common	program_path,4,4
	.local	error_text
	.common	error_text,4,4
	.local	program
	.common	program,208,4
	.local	own_module
	.common	own_module,208,4
	.local	modules_end
	.common	modules_end,4,4
	.local	modules
	.common	modules,4,4
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
