! e849b259ea29f2ad394450c1ea90624a emu/guest/sunos/loader.c
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
	ld	[%i0+208], %g3
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
	st	%g3, [%i0+208]
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
	st	%g1, [%i0+192]
	b	.L6
	 st	%g0, [%i0+196]
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
	st	%g1, [%i0+192]
	b	.L6
	 st	%g0, [%i0+196]
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
	sethi	%gdop_hix22(at.1), %i5
	and	%i3, -8, %i3
	xor	%i5, %gdop_lox10(at.1), %i5
	sethi	%gdop_hix22(end.2), %g1
	ld	[%l7 + %i5], %i5, %gdop(at.1)
	xor	%g1, %gdop_lox10(end.2), %g1
	ld	[%i5], %g3
	ld	[%l7 + %g1], %i4, %gdop(end.2)
	ld	[%i4], %g2
	sub	%g2, %g3, %g2
	cmp	%g2, %i3
	blu	.L81
	 mov	%g3, %i0
	add	%i3, %g3, %g1
	st	%g1, [%i5]
	jmp	%i7+8
	 restore
.L81:
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
	be	.L82
	 mov	%o0, %i0
	orcc	%o0, 0, %g3
	be	.L79
	 st	%o0, [%i5]
	add	%i2, %o0, %i2
	add	%i3, %g3, %g1
	st	%i2, [%i4]
	st	%g1, [%i5]
	jmp	%i7+8
	 restore
.L82:
	st	%g0, [%i5]
.L79:
	sethi	%gdop_hix22(.LC3), %o1
	sethi	%gdop_hix22(.LC4), %o0
	xor	%o1, %gdop_lox10(.LC3), %o1
	xor	%o0, %gdop_lox10(.LC4), %o0
	ld	[%l7 + %o1], %o1, %gdop(.LC3)
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC4)
	nop
	.size	allocate, .-allocate
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
	be	.L87
	 sethi	%gdop_hix22(program), %g1
	xor	%g1, %gdop_lox10(program), %g1
	b	.L84
	 ld	[%l7 + %g1], %l7, %gdop(program)
.L95:
.L106:
	cmp	%i5, 0
	be,a	.L105
	 mov	0, %i5
.L84:
	cmp	%i5, %l7
	be,a	.L106
	 ld	[%i5], %i5
	mov	%i0, %o1
	call	strcmp, 0
	 ld	[%i5+4], %o0
	cmp	%o0, 0
	be	.L83
	 nop
	ld	[%i5+4], %g2
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L89
	 mov	%g2, %o0
	sra	%g1, 24, %g1
.L107:
	cmp	%g1, 47
	bne	.L90
	 add	%g2, 1, %g2
	mov	%g2, %o0
.L90:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L107
	 sra	%g1, 24, %g1
.L89:
	ldub	[%i0], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L92
	 mov	%i0, %o1
	mov	%i0, %g2
	sra	%g1, 24, %g1
.L108:
	cmp	%g1, 47
	bne	.L93
	 add	%g2, 1, %g2
	mov	%g2, %o1
.L93:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L108
	 sra	%g1, 24, %g1
.L92:
	call	strcmp, 0
	 nop
	cmp	%o0, 0
	bne,a	.L95
	 ld	[%i5], %i5
.L83:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L87:
	mov	0, %i5
.L105:
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
	be	.L129
	 mov	0, %i4
	ld	[%g1], %i3
	cmp	%i3, 0
	be	.L129
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
	bne,a	.L130
	 ld	[%g1+4], %g1
	b,a	.L128
.L116:
.L131:
	sll	%i5, 2, %i5
	ld	[%l0+%i5], %i5
	cmp	%i5, 0
	be	.L129
	 mov	0, %i4
	ld	[%i0+160], %g1
	ld	[%g1+4], %g1
.L130:
	cmp	%g1, %i5
	bleu	.L112
	 sll	%i5, 4, %g1
	ld	[%i0+152], %g2
	add	%g2, %g1, %i4
	lduh	[%i4+14], %g3
	cmp	%g3, 0
	be,a	.L131
	 add	%i3, %i5, %i5
	ldub	[%i4+12], %g3
	srl	%g3, 4, %g3
	cmp	%g3, 0
	be,a	.L131
	 add	%i3, %i5, %i5
	ld	[%g2+%g1], %g1
	ld	[%i0+156], %o0
	mov	%i1, %o1
	call	strcmp, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	bne	.L116
	 add	%i3, %i5, %i5
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L112:
	mov	0, %i4
.L128:
.L129:
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
	sethi	%gdop_hix22(own.0), %g1
	xor	%g1, %gdop_lox10(own.0), %g1
	ld	[%l7 + %g1], %l7, %gdop(own.0)
	add	%l7, 92, %i2
	ldub	[%i0], %g1
.L144:
	mov	%i0, %i5
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L137
	 mov	%i0, %g2
	sra	%g1, 24, %g1
.L143:
	cmp	%g1, 47
	bne	.L134
	 add	%g2, 1, %g2
	mov	%g2, %i5
.L134:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L143
	 sra	%g1, 24, %g1
.L137:
	ld	[%l7], %i3
	call	strlen, 0
	 mov	%i3, %o0
	mov	%i3, %o1
	mov	%o0, %o2
	call	strncmp, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be	.L138
	 add	%l7, 4, %l7
	cmp	%i2, %l7
	bne,a	.L144
	 ldub	[%i0], %g1
	jmp	%i7+8
	 restore %g0, 0, %o0
.L138:
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
	be	.L157
	 ldub	[%i1], %g2
	sethi	%hi(268434432), %g4
	mov	%i1, %g3
	mov	0, %o2
	or	%g4, 1023, %g4
.L147:
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
	bne	.L147
	 and	%g1, %g4, %o2
.L146:
	mov	%i1, %o1
	call	find_in, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,a	.L169
	 ld	[%i0+148], %i4
.L148:
	st	%i0, [%i5]
	st	%o0, [%i5+4]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L169:
	cmp	%i2, 15
	bg	.L170
	 mov	1, %g1
.L151:
	andcc	%g1, 0xff, %g0
	be	.L160
	 cmp	%i4, 0
	be	.L160
	 mov	0, %i3
.L149:
	ld	[%i4], %g1
.L173:
	cmp	%g1, 0
	be	.L171
	 cmp	%g1, 1
	bne	.L149
	 add	%i4, 8, %i4
	ld	[%i4-4], %g1
	ld	[%i0+156], %o0
	call	find_loaded, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	be,a	.L172
	 ld	[%i4-4], %g1
.L154:
	add	%fp, -8, %g1
	add	%i2, 1, %o2
	st	%g1, [%sp+64]
	mov	%i1, %o1
	call	look_up_below, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	cmp	%g1, 0
	be	.L149
	 ld	[%fp-4], %i3
	mov	%g1, %i0
	mov	%i3, %o0
	st	%i0, [%i5]
	st	%o0, [%i5+4]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L170:
	b	.L151
	 mov	0, %g1
.L171:
	mov	0, %i0
	mov	%i3, %o0
	st	%i0, [%i5]
	st	%o0, [%i5+4]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L172:
	ld	[%i0+156], %o0
	call	is_own_library, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	be,a	.L173
	 ld	[%i4], %g1
	sethi	%gdop_hix22(own_module), %o0
	xor	%o0, %gdop_lox10(own_module), %o0
	b	.L154
	 ld	[%l7 + %o0], %o0, %gdop(own_module)
.L157:
	b	.L146
	 mov	0, %o2
.L160:
	b	.L148
	 mov	0, %i0
	.size	look_up_below, .-look_up_below
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
	bl	.L197
	 add	%fp, -4096, %l0
	sethi	%hi(4096), %o2
	mov	%l0, %o1
	call	read, 0
	 mov	0, %i0
	cmp	%o0, 51
	ble	.L176
	 ld	[%fp-4096], %g2
	sethi	%hi(2135247872), %g1
	or	%g1, 70, %g1
	cmp	%g2, %g1
	be	.L214
	 sethi	%hi(-65536), %g2
.L176:
	call	close, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L197:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L214:
	ld	[%fp-4092], %g1
	and	%g1, %g2, %g1
	sethi	%hi(16908288), %g2
	cmp	%g1, %g2
	bne	.L176
	 lduh	[%fp-4080], %g1
	cmp	%g1, 3
	bne	.L176
	 lduh	[%fp-4078], %g1
	and	%g1, -17, %g1
	sll	%g1, 16, %g1
	srl	%g1, 16, %g1
	cmp	%g1, 2
	bne	.L176
	 lduh	[%fp-4054], %g1
	cmp	%g1, 32
	bne	.L176
	 ld	[%fp-4068], %g1
	sethi	%hi(4096), %g2
	cmp	%g1, %g2
	bgu	.L176
	 lduh	[%fp-4052], %g3
	sub	%g2, %g1, %g2
	srl	%g2, 5, %g2
	cmp	%g3, %g2
	bgu	.L176
	 nop
	add	%l0, %g1, %l0
	call	allocate, 0
	 mov	212, %o0
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
	be	.L182
	 sll	%i1, 5, %g3
	mov	%l0, %i4
	add	%g3, %l0, %g3
	mov	%l0, %g1
	mov	0, %o1
	b	.L181
	 mov	-1, %g4
.L178:
.L221:
	cmp	%g1, %g3
	be,a	.L220
	 sethi	%hi(-8192), %g1
.L181:
	ld	[%g1], %g2
	cmp	%g2, 1
	bne,a	.L221
	 add	%g1, 32, %g1
	ld	[%g1+8], %g2
	cmp	%g4, %g2
	bgu,a	.L179
	 mov	%g2, %g4
.L179:
	ld	[%g1+20], %i3
	add	%g2, %i3, %g2
	cmp	%o1, %g2
	bgeu	.L178
	 add	%g1, 32, %g1
	cmp	%g1, %g3
	bne	.L181
	 mov	%g2, %o1
	sethi	%hi(-8192), %g1
.L220:
	and	%g4, %g1, %i3
	cmp	%i3, %o1
	bgeu	.L182
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
	bgu	.L182
	 sethi	%hi(7168), %l2
	sub	%o0, %i3, %o0
	st	%o0, [%i0+8]
	mov	0, %i3
	b	.L194
	 or	%l2, 1023, %l2
.L184:
.L219:
	cmp	%i1, %i3
	be	.L216
	 add	%i4, 32, %i4
.L194:
	ld	[%i4], %g1
	cmp	%g1, 1
	bne,a	.L219
	 add	%i3, 1, %i3
	ld	[%i4+20], %g1
	cmp	%g1, 0
	be,a	.L219
	 add	%i3, 1, %i3
	ld	[%i4+16], %g2
	ld	[%i0+8], %l3
	cmp	%g1, %g2
	blu	.L182
	 ld	[%i4+8], %g3
	and	%g3, %l2, %g4
	ld	[%i4+4], %o5
	and	%o5, %l2, %o7
	cmp	%g4, %o7
	bne	.L222
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
	bne	.L217
	 ld	[%i4+24], %g3
.L189:
	cmp	%l6, %l1
	blu	.L190
	 and	%g3, 2, %g2
.L192:
	andcc	%g3, 2, %g0
	be,a	.L184
	 add	%i3, 1, %i3
	cmp	%l5, %l1
	bgu,a	.L193
	 mov	%l1, %l5
.L193:
	sub	%l5, %l4, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%l4, %o0
	b	.L219
	 add	%i3, 1, %i3
.L216:
	lduh	[%fp-4052], %o2
	mov	%l0, %o1
	call	read_headers, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(modules_end), %g1
	xor	%g1, %gdop_lox10(modules_end), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules_end)
	ld	[%g1], %g2
	cmp	%g2, 0
	be,a	.L195
	 sethi	%gdop_hix22(modules), %g2
	st	%i0, [%g2]
	st	%i0, [%g1]
.L218:
	call	close, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L182:
	sethi	%gdop_hix22(.LC5), %o0
.L222:
	mov	%i2, %o1
	xor	%o0, %gdop_lox10(.LC5), %o0
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC5)
.L195:
	st	%i0, [%g1]
	xor	%g2, %gdop_lox10(modules), %g2
	ld	[%l7 + %g2], %l7, %gdop(modules)
	b	.L218
	 st	%i0, [%l7]
.L217:
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
	bgu,a	.L222
	 sethi	%gdop_hix22(.LC5), %o0
	ld	[%i4+8], %l1
	ld	[%i4+20], %g2
	ld	[%i4+16], %g1
	add	%l1, %g2, %l1
	cmp	%g1, 0
	be	.L213
	 add	%l1, %l3, %l1
	mov	%l5, %l6
.L213:
	b	.L189
	 ld	[%i4+24], %g3
.L190:
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
	bgu	.L222
	 sethi	%gdop_hix22(.LC5), %o0
	b	.L192
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
	be	.L225
	 add	%fp, -1024, %i3
	ldsb	[%i0], %g2
	cmp	%g2, 0
	be	.L225
	 ldub	[%i0], %g1
.L247:
	add	%g1, -58, %g1
	mov	0, %i5
	and	%g1, 0xff, %g1
	cmp	%g1, 1
	bgu	.L226
	 mov	%i0, %l0
	b,a	.L234
.L246:
	cmp	%g1, 0
	be	.L248
	 add	%i0, %i5, %l0
.L226:
	add	%i5, 1, %i5
	ldub	[%i0+%i5], %g1
	add	%g1, -58, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	bgu	.L228
	 mov	1, %g3
	mov	0, %g3
.L228:
	andcc	%g3, 0xff, %g0
	bne	.L246
	 sll	%g1, 24, %g1
	add	%i0, %i5, %l0
.L234:
.L248:
	call	strlen, 0
	 mov	%i1, %o0
	add	%o0, %i5, %o0
	add	%o0, 2, %o0
	cmp	%o0, 1023
	bleu	.L229
	 mov	%i5, %o2
	ldsb	[%l0], %g1
.L249:
	cmp	%g0, %g1
	addx	%i0, %i5, %i0
	ldsb	[%i0], %g2
	cmp	%g2, 0
	bne	.L247
	 ldub	[%i0], %g1
.L225:
	mov	0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L229:
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
	be,a	.L249
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
	bne	.L272
	 mov	%i0, %i5
	sethi	%gdop_hix22(library_path), %g1
	xor	%g1, %gdop_lox10(library_path), %g1
	ld	[%l7 + %g1], %g1, %gdop(library_path)
	ld	[%g1], %o0
	cmp	%o0, 0
	be	.L273
	 cmp	%i1, 0
	call	load_from, 0
	 mov	%i0, %o1
	orcc	%o0, 0, %i0
	bne	.L279
	 cmp	%i1, 0
	be	.L276
	 cmp	%i0, 0
	ld	[%i1+128], %g1
.L278:
	cmp	%g1, 0
	be,a	.L274
	 ld	[%i1+72], %g1
	ld	[%i1+156], %o0
.L275:
	mov	%i5, %o1
	call	load_from, 0
	 add	%o0, %g1, %o0
	mov	%o0, %i0
	cmp	%i0, 0
.L276:
	be,a	.L277
	 sethi	%gdop_hix22(.LC6), %i0
.L279:
	jmp	%i7+8
	 restore
.L273:
	bne,a	.L278
	 ld	[%i1+128], %g1
	sethi	%gdop_hix22(.LC6), %i0
.L277:
	xor	%i0, %gdop_lox10(.LC6), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC6)
	call	load_from, 0
	 restore %g0, %i5, %o1
.L272:
	call	load_file, 0
	 restore %g0, %i0, %o1
.L274:
	cmp	%g1, 0
	be	.L277
	 sethi	%gdop_hix22(.LC6), %i0
	b	.L275
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
	bgu	.L300
	 add	%i2, %g2, %i2
	sll	%g1, 2, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L284-.)), %g2
	or	%g2, %lo(_GLOBAL_OFFSET_TABLE_-(.L284-.)), %g2
	sub	%l7, %g2, %l7
	ld	[%l7+%g1], %g1
	jmp	%l7+%g1
	 nop
	.section	".rodata"
	.section	.text.relocate_to.isra.0
.L300:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L295:
	sub	%i2, %g4, %i2
.L301:
	srl	%i2, 24, %g1
	stb	%g1, [%i0+%g3]
	srl	%i2, 16, %g2
	srl	%i2, 8, %g1
	stb	%g2, [%g4+1]
	stb	%g1, [%g4+2]
	stb	%i2, [%g4+3]
.L297:
	ldub	[%i1+7], %g1
.L303:
	add	%g1, -7, %g1
	cmp	%g1, 5
	bleu	.L299
	 nop
.L298:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L283:
	srl	%i2, 8, %g1
	stb	%g1, [%i0+%g3]
	b	.L297
	 stb	%i2, [%g4+1]
.L294:
	ld	[%i0+%g3], %g1
	sub	%i2, %g4, %i2
	sethi	%hi(-1073741824), %g2
	srl	%i2, 2, %i2
	and	%g1, %g2, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
.L299:
#APP
! 506 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
.L302:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L293:
	ld	[%i0+%g3], %g2
	sub	%i2, %g4, %g1
	sethi	%hi(-4194304), %i5
	sll	%g1, 8, %g1
	and	%g2, %i5, %g2
	srl	%g1, 10, %g1
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 506 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L302
.L292:
	ld	[%i0+%g3], %g1
	srl	%i2, 10, %i2
	sethi	%hi(-4194304), %g2
	and	%g1, %g2, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
#APP
! 506 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L302
.L291:
	ld	[%i0+%g3], %g1
	sethi	%hi(-4194304), %g2
	and	%g1, %g2, %g1
	andn	%i2, %g2, %g2
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 506 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L302
.L290:
	ld	[%i0+%g3], %g1
	sethi	%hi(-8192), %g2
	and	%g1, %g2, %g1
	andn	%i2, %g2, %g2
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 506 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L302
.L289:
	ld	[%i0+%g3], %g1
	and	%i2, 1023, %i2
	and	%g1, -1024, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
#APP
! 506 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L302
.L288:
	b	.L297
	 st	%i2, [%i0+%g3]
.L287:
	and	%i2, 1023, %g2
	sethi	%hi(-2118098944), %g3
	add	%g4, 8, %g1
	or	%g2, %g3, %g2
	st	%g2, [%g4+8]
#APP
! 506 "./sunos/loader.c" 1
	flush %g1
! 0 "" 2
#NO_APP
	sethi	%hi(50331648), %g2
	srl	%i2, 10, %i2
	add	%g4, 4, %g1
	or	%i2, %g2, %i2
	st	%i2, [%g4+4]
#APP
! 506 "./sunos/loader.c" 1
	flush %g1
! 0 "" 2
#NO_APP
	b	.L303
	 ldub	[%i1+7], %g1
.L296:
	b	.L297
	 stb	%i2, [%i0+%g3]
.L285:
	st	%g0, [%i0+%g3]
	b	.L298
	 st	%i2, [%g4+4]
	.align 4
	.subsection	-1
	.align 4
.L284:
	.word	.L300-.L284
	.word	.L296-.L284
	.word	.L283-.L284
	.word	.L301-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L295-.L284
	.word	.L294-.L284
	.word	.L293-.L284
	.word	.L292-.L284
	.word	.L291-.L284
	.word	.L290-.L284
	.word	.L289-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L288-.L284
	.word	.L287-.L284
	.word	.L300-.L284
	.word	.L301-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L285-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L300-.L284
	.word	.L283-.L284
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
	be	.L311
	 ldub	[%i0], %g2
	sethi	%hi(268434432), %g4
	mov	%i0, %g3
	mov	0, %i5
	or	%g4, 1023, %g4
.L306:
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
	bne	.L306
	 and	%g1, %g4, %i5
.L318:
	cmp	%i1, 0
	be,a	.L320
	 sethi	%gdop_hix22(own_module), %g1
	mov	%i1, %o0
.L322:
	mov	%i5, %o2
	cmp	%i2, %i1
	be	.L308
	 mov	%i0, %o1
	call	find_in, 0
	 nop
	cmp	%o0, 0
	bne,a	.L321
	 st	%i1, [%i4]
.L308:
	ld	[%i1], %i1
	cmp	%i1, 0
	bne	.L322
	 mov	%i1, %o0
	sethi	%gdop_hix22(own_module), %g1
.L320:
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
.L321:
	st	%o0, [%i4+4]
	jmp	%i7+12
	 restore %g0, %i4, %o0
.L311:
	b	.L318
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
	be	.L340
	 nop
	ld	[%i1+8], %g1
	addcc	%i5, %g1, %i5
	be	.L340
	 nop
	ld	[%i1+44], %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, 12, %i2
	cmp	%g1, 11
	bleu	.L340
	 sethi	%hi(64512), %i4
	add	%fp, -8, %i3
	b	.L330
	 or	%i4, 1009, %i4
.L327:
	addcc	%i2, -1, %i2
.L339:
	be	.L340
	 add	%i5, 12, %i5
.L330:
	ld	[%i5+4], %g1
	and	%g1, 255, %g2
	cmp	%g2, 19
	bne,a	.L339
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
	be	.L327
	 ld	[%fp-4], %g3
	lduh	[%g3+14], %g4
	cmp	%g4, %i4
	be	.L329
	 mov	0, %g1
	ld	[%g2+8], %g1
.L329:
	ld	[%g3+4], %g2
	add	%g1, %g2, %g1
	cmp	%i0, %g1
	bne,a	.L339
	 addcc	%i2, -1, %i2
	ld	[%i1+8], %i0
	ld	[%i5], %g1
	jmp	%i7+8
	 restore %i0, %g1, %o0
.L340:
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
	be	.L405
	 nop
	ld	[%i0+8], %g1
	addcc	%i5, %g1, %i5
	be	.L406
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
	bgu,a	.L402
	 ld	[%i5+4], %g2
	b,a	.L405
.L353:
	addcc	%i4, -1, %i4
.L401:
	be	.L406
	 add	%i5, 12, %i5
.L371:
	ld	[%i5+4], %g2
.L402:
	and	%g2, 255, %g1
	xor	%g1, 19, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	cmp	%g3, %i3
	bne,a	.L401
	 addcc	%i4, -1, %i4
	srl	%g2, 8, %g3
	cmp	%g3, 0
	bne	.L392
	 cmp	%g1, 0
	ld	[%i0+8], %o2
	be	.L353
	 ld	[%i5], %g2
	cmp	%g1, 22
	bne	.L367
	 cmp	%g1, 76
	sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%i0, %g1
	be	.L401
	 addcc	%i4, -1, %i4
	ld	[%i5+8], %g1
	add	%g1, %o2, %g1
	st	%g1, [%o2+%g2]
	bne	.L371
	 add	%i5, 12, %i5
.L406:
	jmp	%i7+8
	 restore
.L405:
	jmp	%i7+8
	 restore
.L392:
	sll	%g3, 4, %g3
	ld	[%i0+152], %g4
	add	%g4, %g3, %i2
	ld	[%g4+%g3], %g4
	ldub	[%i2+12], %g3
	srl	%g3, 4, %g3
	cmp	%g3, 0
	bne	.L346
	 ld	[%i0+156], %i1
	cmp	%g1, 19
	be	.L393
	 mov	%i0, %g3
.L348:
	ld	[%i0+8], %o0
	ld	[%i5], %g4
	ld	[%i2+4], %o2
	cmp	%g1, 76
	be	.L355
	 add	%o0, %g4, %i1
	cmp	%g1, 78
	be	.L356
	 cmp	%g1, 74
	be	.L394
	 sethi	%hi(64512), %g1
	lduh	[%i2+14], %g4
	or	%g1, 1009, %g1
	cmp	%g4, %g1
	be	.L403
	 sethi	%gdop_hix22(own_module), %g1
	ld	[%g3+8], %g1
	add	%o2, %g1, %o2
	sethi	%gdop_hix22(own_module), %g1
.L403:
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%g3, %g1
	be	.L395
	 and	%g2, 255, %g2
.L361:
	call	relocate_to.isra.0, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne,a	.L401
	 addcc	%i4, -1, %i4
	ld	[%i5+4], %o1
.L400:
	call	unknown.isra.0, 0
	 mov	%i0, %o0
.L367:
	be	.L368
	 cmp	%g1, 78
	be	.L369
	 cmp	%g1, 74
	be	.L396
	 mov	%i5, %o1
	call	relocate_to.isra.0, 0
	 mov	%o2, %o0
	cmp	%o0, 0
	bne,a	.L401
	 addcc	%i4, -1, %i4
	b	.L400
	 ld	[%i5+4], %o1
.L346:
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
	be	.L397
	 ld	[%fp-4], %g4
	cmp	%g3, 0
	bne,a	.L348
	 mov	%g4, %i2
	ldub	[%i2+12], %g1
	srl	%g1, 4, %g1
	cmp	%g1, 2
	bne	.L360
	 mov	0, %o2
	ld	[%i0+8], %o0
	call	relocate_to.isra.0, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne,a	.L401
	 addcc	%i4, -1, %i4
	b	.L400
	 ld	[%i5+4], %o1
.L395:
	cmp	%g2, 20
	bne	.L361
	 nop
	call	copied_to, 0
	 mov	%o2, %o0
	mov	%o0, %o2
	b	.L361
	 ld	[%i0+8], %o0
.L360:
	sethi	%gdop_hix22(missing), %g1
	xor	%g1, %gdop_lox10(missing), %g1
	ld	[%l7 + %g1], %g1, %gdop(missing)
	ld	[%g1], %i2
	cmp	%i2, 0
	bne	.L404
	 mov	%i1, %o1
.L364:
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
	b	.L361
	 st	%i2, [%g2]
.L365:
	cmp	%i2, 0
	be	.L364
	 mov	%i1, %o1
.L404:
	call	strcmp, 0
	 ld	[%i2+4], %o0
	cmp	%o0, 0
	bne,a	.L365
	 ld	[%i2], %i2
	add	%i2, 8, %o2
	b	.L361
	 ld	[%i0+8], %o0
.L356:
	ld	[%i5+8], %g1
	ld	[%g3+188], %g2
	add	%o2, %g1, %g1
	sub	%g1, %g2, %g1
	b	.L353
	 st	%g1, [%i1]
.L394:
	ld	[%g3+192], %g1
	b	.L353
	 st	%g1, [%i1]
.L355:
	ld	[%i5+8], %g1
	add	%g1, %o2, %g1
	b	.L353
	 st	%g1, [%o0+%g4]
.L369:
	ld	[%i5+8], %g1
	ld	[%i0+188], %g3
	sub	%g1, %g3, %g1
	b	.L353
	 st	%g1, [%o2+%g2]
.L368:
	ld	[%i5+8], %g1
	b	.L353
	 st	%g1, [%o2+%g2]
.L396:
	ld	[%i0+192], %g1
	b	.L353
	 st	%g1, [%o2+%g2]
.L397:
	cmp	%g3, 0
	be,a	.L401
	 addcc	%i4, -1, %i4
.L347:
	ld	[%i5], %g1
	ld	[%i0+8], %o0
	lduh	[%g4+14], %i1
	add	%o0, %g1, %o0
	sethi	%hi(64512), %g1
	or	%g1, 1009, %g1
	cmp	%i1, %g1
	be	.L351
	 mov	0, %g2
	ld	[%g3+8], %g2
.L351:
	ld	[%i2+8], %g1
	ld	[%g4+8], %o2
	cmp	%o2, %g1
	bgu,a	.L352
	 mov	%g1, %o2
.L352:
	ld	[%g4+4], %o1
	call	memcpy, 0
	 add	%g2, %o1, %o1
	b	.L401
	 addcc	%i4, -1, %i4
.L393:
	b	.L347
	 mov	%i2, %g4
	b	.L352
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
	ld	[%i0+204], %g1
	cmp	%g1, 0
	bne	.L418
	 mov	%i0, %i5
	ld	[%i0+208], %g1
	cmp	%g1, 0
	be	.L410
	 mov	%i1, %o3
	cmp	%i1, 0
	be	.L415
	 mov	1, %i3
	mov	8, %i2
	call	relocate_table, 0
	 restore %g0, 7, %o1
.L410:
	mov	8, %o2
	mov	7, %o1
	call	relocate_table, 0
	 mov	%i0, %o0
	cmp	%i1, 0
	be	.L417
	 mov	0, %i3
.L418:
	jmp	%i7+8
	 restore
.L415:
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
	bne	.L416
	 mov	0, %o3
	mov	8, %o2
	mov	7, %o1
	call	relocate_table, 0
	 mov	%i0, %o0
	mov	0, %i3
.L417:
	mov	2, %i2
	mov	23, %i1
	call	relocate_table, 0
	 restore %g0, %i5, %o0
.L416:
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
	be	.L462
	 add	%fp, -1024, %i3
	mov	0, %g2
	mov	%i3, %g3
	st	%g1, [%g3]
.L458:
	mov	%g2, %g4
	mov	%g1, %i4
	add	%g2, 1, %g2
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L430
	 add	%g3, 4, %g3
	cmp	%g2, 255
	bleu,a	.L458
	 st	%g1, [%g3]
.L430:
	sll	%g4, 2, %g4
	add	%i3, -4, %i1
	add	%g4, -4, %g4
	b	.L429
	 add	%i3, %g4, %i3
.L425:
	cmp	%i1, %i3
.L459:
	be	.L462
	 nop
	ld	[%i3], %i4
.L461:
	add	%i3, -4, %i3
.L429:
	ld	[%i4+200], %g2
	cmp	%g2, 0
	be	.L459
	 cmp	%i1, %i3
	ld	[%i4+116], %i2
	cmp	%i2, 0
	be	.L460
	 cmp	%g2, 0
	ld	[%i4+8], %g1
	addcc	%i2, %g1, %i2
	be	.L460
	 cmp	%g2, 0
	ld	[%i4+124], %g1
	srl	%g1, 2, %g1
	cmp	%g1, 0
	be	.L460
	 cmp	%g2, 0
	add	%g1, -1, %i5
	sll	%i5, 2, %i5
	add	%i5, %i2, %i5
.L427:
	ld	[%i5], %g1
	call	%g1, 0
	 nop
	cmp	%i2, %i5
	bne	.L427
	 add	%i5, -4, %i5
	ld	[%i4+200], %g2
	cmp	%g2, 0
.L460:
	be	.L425
	 sethi	%gdop_hix22(program), %g1
	xor	%g1, %gdop_lox10(program), %g1
	ld	[%l7 + %g1], %g1, %gdop(program)
	cmp	%i4, %g1
	be	.L459
	 cmp	%i1, %i3
	ld	[%i4+64], %g1
	cmp	%g1, 0
	be	.L459
	 cmp	%i1, %i3
	ld	[%i4+8], %g2
	call	%g1+%g2, 0
	 nop
	cmp	%i1, %i3
	bne,a	.L461
	 ld	[%i3], %i4
.L462:
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
	st	%g1, [%i0+200]
	ld	[%i0+148], %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, 0
	be	.L498
	 sethi	%gdop_hix22(program), %g1
	ld	[%i5], %g1
	cmp	%g1, 0
	be,a	.L498
	 sethi	%gdop_hix22(program), %g1
	cmp	%g1, 1
.L499:
	be,a	.L493
	 ld	[%i5+4], %g1
	add	%i5, 8, %i5
.L501:
	ld	[%i5], %g1
.L496:
	cmp	%g1, 0
	bne	.L499
	 cmp	%g1, 1
	sethi	%gdop_hix22(program), %g1
.L498:
	xor	%g1, %gdop_lox10(program), %g1
	ld	[%l7 + %g1], %l7, %gdop(program)
	cmp	%i0, %l7
	be,a	.L497
	 ld	[%i0+112], %i5
	ld	[%i0+60], %g1
	cmp	%g1, 0
	bne,a	.L494
	 ld	[%i0+8], %g2
	ld	[%i0+112], %i5
.L497:
	cmp	%i5, 0
	be	.L502
	 nop
	ld	[%i0+8], %g1
	addcc	%i5, %g1, %i5
	be	.L502
	 nop
	ld	[%i0+120], %i4
	srl	%i4, 2, %i4
	cmp	%i4, 0
	be	.L502
	 sll	%i4, 2, %i4
	add	%i4, %i5, %i4
	ld	[%i5], %g1
.L500:
	call	%g1, 0
	 add	%i5, 4, %i5
	cmp	%i5, %i4
	bne,a	.L500
	 ld	[%i5], %g1
.L502:
	jmp	%i7+8
	 restore
.L493:
	ld	[%i0+156], %o0
	call	find_loaded, 0
	 add	%o0, %g1, %o0
	orcc	%o0, 0, %g1
	be	.L501
	 add	%i5, 8, %i5
	ld	[%g1+200], %g1
	cmp	%g1, 0
	bne	.L501
	 nop
	call	initialise.part.0, 0
	 nop
	b	.L496
	 ld	[%i5], %g1
.L494:
	call	%g1+%g2, 0
	 nop
	b	.L497
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
	be	.L528
	 nop
	ld	[%i0+148], %i5
.L526:
	cmp	%i5, 0
	be,a	.L524
	 ld	[%i0], %i0
	ld	[%i5], %g1
	cmp	%g1, 0
	be,a	.L524
	 ld	[%i0], %i0
	cmp	%g1, 1
.L525:
	be,a	.L521
	 ld	[%i5+4], %g1
.L509:
	add	%i5, 8, %i5
.L527:
	ld	[%i5], %g1
.L523:
	cmp	%g1, 0
	bne	.L525
	 cmp	%g1, 1
	ld	[%i0], %i0
.L524:
	cmp	%i0, 0
	bne,a	.L526
	 ld	[%i0+148], %i5
	jmp	%i7+8
	 restore
.L521:
	ld	[%i0+156], %i4
	add	%i4, %g1, %i4
	call	find_loaded, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L527
	 add	%i5, 8, %i5
	call	is_own_library, 0
	 mov	%i4, %o0
	mov	%i0, %o1
	mov	%o0, %g1
	cmp	%g1, 0
	bne	.L509
	 mov	%i4, %o0
	call	load_library.part.0, 0
	 nop
	sethi	%gdop_hix22(.LC0), %o1
	mov	%o0, %g1
	xor	%o1, %gdop_lox10(.LC0), %o1
	cmp	%g1, 0
	ld	[%l7 + %o1], %i4, %gdop(.LC0)
	bne	.L509
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
	b	.L523
	 ld	[%i5], %g1
.L528:
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
	be	.L550
	 sethi	%gdop_hix22(missing), %i2
	mov	%i0, %i5
	mov	%i5, %o0
.L551:
	call	relocate, 0
	 mov	0, %o1
	ld	[%i5], %i5
	cmp	%i5, 0
	bne	.L551
	 mov	%i5, %o0
	ld	[%i0+204], %g1
.L552:
	cmp	%g1, 0
	bne	.L533
	 mov	%i0, %o0
	mov	1, %o3
	mov	8, %o2
	call	relocate_table, 0
	 mov	7, %o1
.L533:
	mov	1, %g1
	st	%g1, [%i0+204]
	ld	[%i0], %i0
	cmp	%i0, 0
	bne,a	.L552
	 ld	[%i0+204], %g1
	sethi	%gdop_hix22(missing), %i2
.L550:
	xor	%i2, %gdop_lox10(missing), %i2
	ld	[%l7 + %i2], %i2, %gdop(missing)
	ld	[%i2], %g1
	cmp	%g1, 0
	be	.L554
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
	be	.L553
	 sethi	%gdop_hix22(.LC2), %o1
	sethi	%gdop_hix22(.LC11), %i3
	xor	%i3, %gdop_lox10(.LC11), %i3
	ld	[%l7 + %i3], %i3, %gdop(.LC11)
.L537:
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
	bne	.L537
	 sethi	%gdop_hix22(.LC2), %o1
.L553:
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
.L554:
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
	.section	.rodata.str1.8
	.align 8
.LC13:
	.asciz	"thread-local storage of an unknown library"
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
	be	.L575
	 sethi	%gdop_hix22(.LC3), %o1
	b	.L558
	 ld	[%i0], %g2
.L559:
	cmp	%i5, 0
	be	.L557
	 sethi	%gdop_hix22(.LC3), %o1
.L558:
	ld	[%i5+192], %g1
	cmp	%g1, %g2
	bne,a	.L559
	 ld	[%i5], %i5
	ld	[%i5+188], %g1
	cmp	%g1, 0
	bne	.L573
	 nop
	ld	[%i5+196], %o0
	cmp	%o0, 0
	be,a	.L574
	 ld	[%i5+184], %g1
	ld	[%i0+4], %g1
	jmp	%i7+8
	 restore %o0, %g1, %o0
.L573:
	call	thread_pointer, 0
	 nop
	ld	[%i0+4], %g1
	ld	[%i5+188], %g2
	sub	%g1, %g2, %g1
	jmp	%i7+8
	 restore %o0, %g1, %o0
.L574:
	ld	[%i5+180], %o0
	call	allocate, 0
	 add	%o0, %g1, %o0
	ld	[%i5+184], %g1
	add	%g1, -1, %g2
	sub	%g0, %g1, %g1
	add	%o0, %g2, %o0
	ld	[%i5+176], %o2
	and	%o0, %g1, %o0
	ld	[%i5+172], %o1
	call	memcpy, 0
	 st	%o0, [%i5+196]
	ld	[%i5+196], %o0
	ld	[%i0+4], %g1
	jmp	%i7+8
	 restore %o0, %g1, %o0
.L557:
.L575:
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
.LC14:
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
	be	.L583
	 ld	[%g1], %i5
	call	find_loaded, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i0
	be	.L593
	 nop
.L578:
	ld	[%i5], %o0
	cmp	%o0, 0
	be	.L597
	 nop
	call	load_needed, 0
	 nop
	call	bind, 0
	 ld	[%i5], %o0
	ld	[%i5], %i5
.L595:
	cmp	%i5, 0
	be	.L597
	 nop
	ld	[%i5+200], %g1
.L596:
	cmp	%g1, 0
	bne,a	.L595
	 ld	[%i5], %i5
	call	initialise.part.0, 0
	 mov	%i5, %o0
	ld	[%i5], %i5
	cmp	%i5, 0
	bne,a	.L596
	 ld	[%i5+200], %g1
	jmp	%i7+8
	 restore
.L583:
	sethi	%gdop_hix22(program), %i0
	xor	%i0, %gdop_lox10(program), %i0
	b	.L578
	 ld	[%l7 + %i0], %i0, %gdop(program)
.L593:
	call	is_own_library, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne	.L584
	 sethi	%gdop_hix22(own_module), %i0
	sethi	%gdop_hix22(program), %o1
	mov	%i4, %o0
	xor	%o1, %gdop_lox10(program), %o1
	call	load_library.part.0, 0
	 ld	[%l7 + %o1], %o1, %gdop(program)
	orcc	%o0, 0, %i0
	bne	.L578
	 sethi	%gdop_hix22(error_text), %g1
	sethi	%gdop_hix22(.LC14), %g2
	xor	%g1, %gdop_lox10(error_text), %g1
	xor	%g2, %gdop_lox10(.LC14), %g2
	ld	[%l7 + %g1], %g1, %gdop(error_text)
	ld	[%l7 + %g2], %l7, %gdop(.LC14)
	st	%l7, [%g1]
.L597:
	jmp	%i7+8
	 restore
.L584:
	xor	%i0, %gdop_lox10(own_module), %i0
	b	.L578
	 ld	[%l7 + %i0], %i0, %gdop(own_module)
	.size	dlopen, .-dlopen
	.section	.rodata.str1.8
	.align 8
.LC15:
	.asciz	"no such symbol"
	.align 8
.LC16:
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
	be	.L600
	 mov	%i7, %g4
	b	.L602
	 mov	%i5, %o1
.L656:
	cmp	%o1, 0
	be,a	.L662
	 sethi	%gdop_hix22(own_module), %o1
.L602:
	ld	[%o1+164], %g2
	ld	[%o1+168], %g1
	sub	%g4, %g2, %g3
	sub	%g1, %g2, %g1
	cmp	%g3, %g1
	bgeu,a	.L656
	 ld	[%o1], %o1
	cmp	%i0, -1
	be	.L606
	 add	%i0, 3, %g1
	cmp	%g1, 1
	bgu	.L657
	 sethi	%gdop_hix22(program), %g1
	cmp	%i0, -3
.L664:
	bne	.L631
	 sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%o1, %g1
	be,a	.L615
	 mov	%i5, %o1
.L615:
	add	%fp, -8, %g1
	mov	0, %o2
	st	%g1, [%sp+64]
	mov	%i1, %o0
	call	look_up, 0
	 nop
	unimp	8
	ld	[%fp-8], %g3
	ld	[%fp-4], %g2
.L608:
	cmp	%g3, 0
	be	.L658
	 sethi	%gdop_hix22(.LC15), %g1
	lduh	[%g2+14], %i5
	sethi	%hi(64512), %g1
	or	%g1, 1009, %g1
	cmp	%i5, %g1
	be	.L622
	 mov	0, %g4
	ld	[%g3+8], %g4
.L622:
	ld	[%g2+4], %i0
	call	copied_to, 0
	 restore %g4, %i0, %o0
.L600:
	sethi	%gdop_hix22(own_module), %o1
.L662:
	xor	%o1, %gdop_lox10(own_module), %o1
	ld	[%l7 + %o1], %o1, %gdop(own_module)
	ld	[%o1+164], %g2
	ld	[%o1+168], %g1
	sub	%g4, %g2, %g4
	sub	%g1, %g2, %g1
	cmp	%g4, %g1
	bgeu	.L659
	 cmp	%i0, -1
	be,a	.L615
	 ld	[%o1], %o1
	add	%i0, 3, %g1
.L665:
	cmp	%g1, 1
	bleu	.L631
	 sethi	%gdop_hix22(program), %g1
	xor	%g1, %gdop_lox10(program), %g1
	ld	[%l7 + %g1], %g1, %gdop(program)
	cmp	%i0, %g1
	be	.L631
	 cmp	%g0, %i5
	addx	%g0, 0, %g1
	cmp	%i0, %i5
	be	.L614
	 mov	%g1, %g2
.L660:
	cmp	%g1, 0
	be	.L663
	 cmp	%i0, %o1
	ld	[%i5], %i5
.L661:
	cmp	%g0, %i5
	addx	%g0, 0, %g1
	cmp	%i0, %i5
	bne	.L660
	 mov	%g1, %g2
.L614:
	cmp	%i0, %o1
.L663:
	be	.L625
	 andcc	%g2, 0xff, %g0
	bne	.L625
	 sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC16)
.L618:
	sethi	%gdop_hix22(error_text), %g2
	xor	%g2, %gdop_lox10(error_text), %g2
	ld	[%l7 + %g2], %g2, %gdop(error_text)
	st	%g1, [%g2]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L606:
	b	.L615
	 ld	[%o1], %o1
.L657:
	xor	%g1, %gdop_lox10(program), %g1
	ld	[%l7 + %g1], %g1, %gdop(program)
	cmp	%i0, %g1
	be	.L664
	 cmp	%i0, -3
	cmp	%i0, %i5
	be	.L625
	 sethi	%gdop_hix22(own_module), %o1
	ld	[%i5], %i5
	xor	%o1, %gdop_lox10(own_module), %o1
	b	.L661
	 ld	[%l7 + %o1], %o1, %gdop(own_module)
.L659:
	bne	.L665
	 add	%i0, 3, %g1
	b	.L615
	 mov	0, %o1
.L625:
	add	%fp, -8, %g1
	mov	0, %o2
	st	%g1, [%sp+64]
	mov	%i1, %o1
	mov	%i0, %o0
	call	look_up_below, 0
	 nop
	unimp	8
	ld	[%fp-8], %g3
	b	.L608
	 ld	[%fp-4], %g2
.L658:
	xor	%g1, %gdop_lox10(.LC15), %g1
	b	.L618
	 ld	[%l7 + %g1], %g1, %gdop(.LC15)
.L631:
	b	.L615
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
.L685:
	cmp	%g0, %g1
	addx	%g0, 0, %g2
	cmp	%i0, %g1
	be	.L668
	 mov	%g2, %g3
	cmp	%g2, 0
	bne,a	.L685
	 ld	[%g1], %g1
.L668:
	sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%i0, %g1
	be	.L672
	 andcc	%g3, 0xff, %g0
	bne	.L672
	 sethi	%gdop_hix22(error_text), %g1
	sethi	%gdop_hix22(.LC16), %g2
	xor	%g1, %gdop_lox10(error_text), %g1
	xor	%g2, %gdop_lox10(.LC16), %g2
	ld	[%l7 + %g1], %g1, %gdop(error_text)
	ld	[%l7 + %g2], %l7, %gdop(.LC16)
	st	%l7, [%g1]
	jmp	%i7+8
	 restore %g0, -1, %o0
.L672:
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
	bne	.L690
	 mov	%i0, %i4
	b	.L714
	 sethi	%gdop_hix22(own_module), %g1
.L712:
	cmp	%g2, 0
	be	.L688
	 sethi	%gdop_hix22(own_module), %g1
.L690:
	ld	[%g2+164], %g4
	ld	[%g2+168], %g1
	sub	%i4, %g4, %g3
	sub	%g1, %g4, %g1
	cmp	%g3, %g1
	bgeu,a	.L712
	 ld	[%g2], %g2
.L689:
	ld	[%g2+160], %i2
	cmp	%i2, 0
	be	.L696
	 ld	[%g2+4], %o3
	ld	[%i2+4], %o7
	cmp	%o7, 1
	bleu	.L697
	 mov	0, %g1
	sethi	%hi(64512), %i0
	ld	[%g2+8], %o4
	ld	[%g2+152], %o5
	mov	1, %i5
	mov	0, %i2
	b	.L694
	 or	%i0, 766, %i0
.L693:
	add	%i5, 1, %i5
.L716:
	cmp	%o7, %i5
	be	.L715
	 cmp	%i2, 0
.L694:
	sll	%i5, 4, %g3
	add	%o5, %g3, %g3
	lduh	[%g3+14], %g1
	add	%g1, -1, %g1
	sll	%g1, 16, %g1
	srl	%g1, 16, %g1
	cmp	%i0, %g1
	blu	.L693
	 ld	[%g3+4], %i3
	add	%i3, %o4, %g1
	cmp	%i4, %g1
	blu,a	.L716
	 add	%i5, 1, %i5
	cmp	%i2, 0
	be	.L717
	 add	%i5, 1, %i5
	ld	[%i2+4], %g1
	cmp	%i3, %g1
	bleu	.L716
	 nop
.L717:
	cmp	%o7, %i5
	bne	.L694
	 mov	%g3, %i2
	cmp	%i2, 0
.L715:
	be	.L692
	 mov	0, %g1
	ld	[%i2], %g3
	ld	[%g2+156], %g1
	ld	[%i2+4], %i2
	ld	[%g2+8], %g2
	add	%g1, %g3, %g1
	add	%g2, %i2, %i2
.L692:
	st	%o3, [%i1]
	st	%g4, [%i1+4]
	st	%g1, [%i1+8]
	st	%i2, [%i1+12]
	mov	1, %i0
.L718:
	jmp	%i7+8
	 restore
.L688:
.L714:
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %l7, %gdop(own_module)
	ld	[%l7+164], %g4
	ld	[%l7+168], %g1
	sub	%i4, %g4, %g2
	sub	%g1, %g4, %g1
	cmp	%g2, %g1
	bgeu	.L718
	 mov	0, %i0
	b	.L689
	 mov	%l7, %g2
.L696:
	b	.L692
	 mov	0, %g1
.L697:
	b	.L692
	 mov	0, %i2
	.size	dladdr, .-dladdr
	.section	.rodata.str1.8
	.align 8
.LC17:
	.asciz	"program"
	.align 8
.LC18:
	.asciz	"libc.so.1"
	.align 8
.LC19:
	.asciz	"LD_LIBRARY_PATH"
	.align 8
.LC20:
	.asciz	"_environ"
	.align 8
.LC21:
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
	be	.L720
	 mov	%i4, %g1
	add	%g1, 4, %g1
.L798:
	ld	[%g1], %g2
	cmp	%g2, 0
	bne,a	.L798
	 add	%g1, 4, %g1
.L720:
	ld	[%g1+4], %i5
	cmp	%i5, 0
	be	.L757
	 add	%g1, 4, %g1
	b	.L727
	 mov	0, %l0
.L795:
	ld	[%g1+4], %g2
	add	%fp, %i5, %i5
	st	%g2, [%i5-64]
	add	%g1, 8, %g1
.L800:
	ld	[%g1], %i5
	cmp	%i5, 0
	be,a	.L799
	 ld	[%fp-36], %i5
.L727:
	cmp	%i5, 15
.L801:
	bleu,a	.L795
	 sll	%i5, 2, %i5
	cmp	%i5, 2014
	bne,a	.L800
	 add	%g1, 8, %g1
	ld	[%g1+4], %l0
	add	%g1, 8, %g1
	ld	[%g1], %i5
	cmp	%i5, 0
	bne	.L801
	 cmp	%i5, 15
	ld	[%fp-36], %i5
.L799:
	ld	[%fp-28], %i3
	ld	[%fp-52], %i1
	ld	[%fp-44], %i2
	mov	%i5, %l1
.L722:
	call	relocate_self, 0
	 mov	%i5, %o0
	sethi	%gdop_hix22(program_path), %g1
	xor	%g1, %gdop_lox10(program_path), %g1
	ld	[%l7 + %g1], %g1, %gdop(program_path)
	st	%l0, [%g1]
	sethi	%gdop_hix22(.LC18), %g1
	xor	%g1, %gdop_lox10(.LC18), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC18)
	lduh	[%l1+44], %o2
	ld	[%l1+28], %o1
	sethi	%gdop_hix22(own_module), %l1
	xor	%l1, %gdop_lox10(own_module), %l1
	ld	[%l7 + %l1], %l1, %gdop(own_module)
	st	%g1, [%l1+4]
	mov	1, %g1
	add	%i5, %o1, %o1
	st	%g1, [%l1+200]
	mov	%l1, %o0
	call	read_headers, 0
	 st	%i5, [%l1+8]
	mov	0, %o1
	call	relocate, 0
	 mov	%l1, %o0
	ld	[%i0+4], %g1
	cmp	%g1, 0
	be,a	.L796
	 sethi	%gdop_hix22(.LC17), %g1
.L728:
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
	be	.L729
	 sethi	%gdop_hix22(modules), %i1
	xor	%i1, %gdop_lox10(modules), %i1
	st	%i2, [%g2]
	ld	[%l7 + %i1], %i1, %gdop(modules)
.L730:
	st	%i2, [%g1]
	sethi	%gdop_hix22(.LC19), %l0
	xor	%l0, %gdop_lox10(.LC19), %l0
	ld	[%l7 + %l0], %l0, %gdop(.LC19)
	call	strlen, 0
	 mov	%l0, %o0
	mov	%i4, %i5
	mov	%o0, %g1
	ld	[%i0+%l2], %o0
	mov	%g1, %i0
	cmp	%o0, 0
	bne	.L731
	 add	%g1, 1, %l2
	b	.L732
	 mov	0, %g1
.L733:
	add	%i5, 4, %i5
.L802:
	ld	[%i5], %o0
	cmp	%o0, 0
	be	.L732
	 mov	0, %g1
.L731:
	mov	%i0, %o2
	call	strncmp, 0
	 mov	%l0, %o1
	cmp	%o0, 0
	bne,a	.L802
	 add	%i5, 4, %i5
	ld	[%i5], %g1
	ldsb	[%g1+%i0], %g2
	cmp	%g2, 61
	bne,a	.L802
	 add	%i5, 4, %i5
	ldsb	[%g1+%l2], %g2
	cmp	%g2, 0
	be	.L733
	 add	%g1, %l2, %g1
.L732:
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
	st	%g1, [%l1+204]
	ld	[%i1], %o0
	cmp	%o0, 0
	be	.L797
	 sethi	%gdop_hix22(tls_size), %i5
	xor	%i5, %gdop_lox10(tls_size), %i5
	sethi	%gdop_hix22(tls_align), %i0
	ld	[%l7 + %i5], %i5, %gdop(tls_size)
	xor	%i0, %gdop_lox10(tls_align), %i0
	ld	[%i5], %g2
	ld	[%l7 + %i0], %i0, %gdop(tls_align)
	mov	%o0, %g1
	ld	[%i0], %o7
	mov	0, %g4
	ld	[%g1+192], %g3
.L804:
	cmp	%g3, 0
	be,a	.L803
	 ld	[%g1], %g1
	ld	[%g1+180], %g4
	ld	[%g1+184], %g3
	add	%g2, -1, %g2
	cmp	%o7, %g3
	add	%g2, %g4, %g2
	sub	%g0, %g3, %g4
	add	%g2, %g3, %g2
	bgeu	.L738
	 and	%g2, %g4, %g2
	mov	%g3, %o7
.L738:
	st	%g2, [%g1+188]
	mov	1, %g4
	ld	[%g1], %g1
.L803:
	cmp	%g1, 0
	bne,a	.L804
	 ld	[%g1+192], %g3
	andcc	%g4, 0xff, %g0
	be	.L736
	 nop
	st	%g2, [%i5]
	st	%o7, [%i0]
.L736:
	call	bind, 0
	 add	%fp, -72, %l0
	mov	0, %o2
	st	%l0, [%sp+64]
	ld	[%i1], %o1
	sethi	%gdop_hix22(.LC20), %o0
	xor	%o0, %gdop_lox10(.LC20), %o0
	ld	[%l7 + %o0], %o0, %gdop(.LC20)
	call	look_up, 0
	 nop
	unimp	8
	ld	[%fp-72], %g2
	cmp	%g2, 0
	be	.L741
	 ld	[%fp-68], %g3
	sethi	%hi(64512), %g1
	lduh	[%g3+14], %o7
	or	%g1, 1009, %g1
	cmp	%o7, %g1
	be	.L742
	 mov	0, %g4
	ld	[%g2+8], %g4
.L742:
	ld	[%g3+4], %g1
	st	%i4, [%g1+%g4]
.L741:
	st	%l0, [%sp+64]
	mov	0, %o2
	ld	[%i1], %o1
	sethi	%gdop_hix22(.LC21), %o0
	xor	%o0, %gdop_lox10(.LC21), %o0
	ld	[%l7 + %o0], %o0, %gdop(.LC21)
	call	look_up, 0
	 nop
	unimp	8
	ld	[%fp-72], %g2
	cmp	%g2, 0
	be	.L743
	 ld	[%fp-68], %g3
	sethi	%hi(64512), %g1
	lduh	[%g3+14], %o7
	or	%g1, 1009, %g1
	cmp	%o7, %g1
	be	.L744
	 mov	0, %g4
	ld	[%g2+8], %g4
.L744:
	ld	[%g3+4], %g1
	st	%i4, [%g1+%g4]
.L743:
	ld	[%i0], %g1
	ld	[%i5], %o0
	add	%o0, %g1, %o0
	call	allocate, 0
	 add	%o0, 256, %o0
	ld	[%i0], %g1
	ld	[%i5], %g3
	sub	%g0, %g1, %g2
	add	%g1, %g3, %g1
	add	%g1, -1, %g1
	add	%o0, %g1, %i4
	and	%i4, %g2, %i4
	st	%i4, [%i4]
	ld	[%i1], %i5
	cmp	%i5, 0
	bne,a	.L805
	 ld	[%i5+188], %o0
	b,a	.L749
.L748:
	cmp	%i5, 0
	be	.L749
	 nop
	ld	[%i5+188], %o0
.L805:
	cmp	%o0, 0
	be,a	.L748
	 ld	[%i5], %i5
	ld	[%i5+176], %o2
	ld	[%i5+172], %o1
	call	memcpy, 0
	 sub	%i4, %o0, %o0
	ld	[%i5], %i5
	cmp	%i5, 0
	bne,a	.L805
	 ld	[%i5+188], %o0
.L749:
	call	set_thread_pointer, 0
	 mov	%i4, %o0
	ld	[%i2+140], %i5
	cmp	%i5, 0
	be,a	.L806
	 ld	[%i1], %i5
	ld	[%i2+8], %g1
	addcc	%i5, %g1, %i5
	be,a	.L806
	 ld	[%i1], %i5
	ld	[%i2+144], %i4
	srl	%i4, 2, %i4
	cmp	%i4, 0
	be,a	.L806
	 ld	[%i1], %i5
	sll	%i4, 2, %i4
	add	%i4, %i5, %i4
	ld	[%i5], %g1
.L807:
	call	%g1, 0
	 add	%i5, 4, %i5
	cmp	%i5, %i4
	bne,a	.L807
	 ld	[%i5], %g1
	ld	[%i1], %i5
.L806:
	cmp	%i5, 0
	be,a	.L808
	 ld	[%i2+200], %g1
	cmp	%i5, %i2
.L810:
	be,a	.L809
	 ld	[%i5], %i5
	ld	[%i5+200], %g1
	cmp	%g1, 0
	bne,a	.L809
	 ld	[%i5], %i5
	call	initialise.part.0, 0
	 mov	%i5, %o0
	ld	[%i5], %i5
.L809:
	cmp	%i5, 0
	bne	.L810
	 cmp	%i5, %i2
	ld	[%i2+200], %g1
.L808:
	cmp	%g1, 0
	bne,a	.L811
	 sethi	%gdop_hix22(finish), %i1
	call	initialise.part.0, 0
	 mov	%i2, %o0
	sethi	%gdop_hix22(finish), %i1
.L811:
	xor	%i1, %gdop_lox10(finish), %i1
	ld	[%l7 + %i1], %i1, %gdop(finish)
	jmp	%i7+8
	 restore %g0, %i3, %o0
.L729:
	xor	%i1, %gdop_lox10(modules), %i1
	ld	[%l7 + %i1], %i1, %gdop(modules)
	b	.L730
	 st	%i2, [%i1]
.L796:
	xor	%g1, %gdop_lox10(.LC17), %g1
	b	.L728
	 ld	[%l7 + %g1], %g1, %gdop(.LC17)
.L797:
	sethi	%gdop_hix22(tls_align), %i0
	xor	%i5, %gdop_lox10(tls_size), %i5
	xor	%i0, %gdop_lox10(tls_align), %i0
	ld	[%l7 + %i5], %i5, %gdop(tls_size)
	b	.L736
	 ld	[%l7 + %i0], %i0, %gdop(tls_align)
.L757:
	mov	0, %i2
	mov	0, %l1
	mov	0, %i1
	mov	0, %i3
	b	.L722
	 mov	0, %l0
	.size	loader_main, .-loader_main
	.section	.rodata.str1.8
	.align 8
.LC22:
	.asciz	"libc."
	.align 8
.LC23:
	.asciz	"libm."
	.align 8
.LC24:
	.asciz	"libdl."
	.align 8
.LC25:
	.asciz	"libpthread."
	.align 8
.LC26:
	.asciz	"libthread."
	.align 8
.LC27:
	.asciz	"librt."
	.align 8
.LC28:
	.asciz	"libposix4."
	.align 8
.LC29:
	.asciz	"libsocket."
	.align 8
.LC30:
	.asciz	"libnsl."
	.align 8
.LC31:
	.asciz	"libxnet."
	.align 8
.LC32:
	.asciz	"libsec."
	.align 8
.LC33:
	.asciz	"libintl."
	.align 8
.LC34:
	.asciz	"libgen."
	.align 8
.LC35:
	.asciz	"libaio."
	.align 8
.LC36:
	.asciz	"libmd."
	.align 8
.LC37:
	.asciz	"libmd5."
	.align 8
.LC38:
	.asciz	"libresolv."
	.align 8
.LC39:
	.asciz	"libw."
	.align 8
.LC40:
	.asciz	"libelf."
	.align 8
.LC41:
	.asciz	"libmalloc."
	.align 8
.LC42:
	.asciz	"libmapmalloc."
	.align 8
.LC43:
	.asciz	"libcurses."
	.align 8
.LC44:
	.asciz	"libtermcap."
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	own.0, #object
	.size	own.0, 92
own.0:
	.long	.LC22
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
	.local	at.1
	.common	at.1,4,4
	.local	end.2
	.common	end.2,4,4
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
	.common	program,212,4
	.local	own_module
	.common	own_module,212,4
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
