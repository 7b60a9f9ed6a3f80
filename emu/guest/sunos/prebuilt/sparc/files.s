! 623d638b5ffeb80b2713fb2c34cdcb1a emu/guest/libc/files.c
	.file	"files.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"XXXXXX"
	.section	.text.number_name,"ax",@progbits
	.align 4
	.type	number_name, #function
	.proc	0102
number_name:
	save	%sp, -96, %sp
	call	strlen, 0
	 mov	%i0, %o0
	call	getpid, 0
	 mov	%o0, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i3
	cmp	%i4, 5
	bleu	.L4
	 mov	%o0, %i5
	add	%i4, -6, %i2
	mov	6, %o2
	add	%i0, %i2, %i0
	sethi	%gdop_hix22(.LC0), %o1
	mov	%i0, %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	memcmp, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC0)
	cmp	%o0, 0
	bne	.L4
	 add	%i4, -1, %g2
	cmp	%i2, %g2
	bgeu	.L9
	 mov	97, %g1
	mov	%i5, %o0
.L6:
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%o0, 10, %g3
	sll	%g3, 2, %g1
	add	%g1, %g3, %g1
	add	%g1, %g1, %g1
	sub	%o0, %g1, %o0
	add	%o0, 48, %o0
	stb	%o0, [%i3+%g2]
	add	%g2, -1, %g2
	cmp	%i2, %g2
	bne	.L6
	 mov	%g3, %o0
	mov	97, %g1
.L9:
	stb	%g1, [%i3+%i2]
	jmp	%i7+8
	 restore
.L4:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	number_name, .-number_name
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"/"
	.section	.text.realpath,"ax",@progbits
	.align 4
	.global realpath
	.type	realpath, #function
	.proc	0102
realpath:
	save	%sp, -3168, %sp
	mov	1016, %o2
	st	%g0, [%fp-3072]
	st	%g0, [%fp-3068]
	mov	0, %o1
	call	memset, 0
	 add	%fp, -3064, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be,a	.L36
	 mov	22, %i5
	ldsb	[%i0], %g1
	cmp	%g1, 0
	be	.L36
	 mov	2, %i5
	call	strlen, 0
	 mov	%i0, %o0
	cmp	%o0, 1023
	bgu	.L68
	 add	%fp, -2048, %i2
	mov	%i0, %o1
	call	strcpy, 0
	 mov	%i2, %o0
	ldsb	[%i0], %g1
	cmp	%g1, 47
	bne	.L16
	 ldub	[%fp-2048], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L70
	 mov	0, %l2
.L17:
	mov	%i2, %o1
	mov	0, %i5
	mov	47, %i0
	add	%fp, -3072, %i4
	add	%fp, -1024, %i3
	sra	%g1, 24, %g2
.L82:
	cmp	%g2, 47
	bne	.L25
	 mov	0, %o2
.L24:
	add	%o1, 1, %o1
.L80:
	ldub	[%o1], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 47
	be,a	.L80
	 add	%o1, 1, %o1
	cmp	%g2, 0
	be	.L69
	 mov	0, %o2
.L25:
	add	%o2, 1, %o2
.L81:
	ldsb	[%o1+%o2], %g2
	cmp	%g2, 0
	be	.L49
	 ldub	[%o1+%o2], %g3
	cmp	%g2, 47
	bne,a	.L81
	 add	%o2, 1, %o2
.L49:
	cmp	%o2, 2
	be	.L71
	 add	%o1, %o2, %l0
	cmp	%o2, 1
	bne	.L28
	 sra	%g1, 24, %g1
	cmp	%g1, 46
	be,a	.L47
	 mov	%l0, %o1
.L28:
	add	%o2, %l2, %l4
.L83:
	add	%l4, 2, %g1
.L84:
	cmp	%g1, 1024
	bgu	.L68
	 add	%fp, %l2, %l3
	add	%l2, 1, %o0
	stb	%i0, [%l3-3072]
	call	memcpy, 0
	 add	%i4, %o0, %o0
	add	%l4, 1, %l4
	add	%fp, %l4, %g1
	mov	1023, %o2
	mov	%i3, %o1
	stb	%g0, [%g1-3072]
	call	readlink, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %l1
	bl	.L72
	 nop
	add	%i5, 1, %i5
	cmp	%i5, 20
	bg,a	.L36
	 mov	249, %i5
	call	strlen, 0
	 mov	%l0, %o0
	add	%l1, 1, %g1
	add	%g1, %o0, %g1
	cmp	%g1, 1024
	bgu	.L73
	 mov	%l0, %o1
	call	strcpy, 0
	 add	%i3, %l1, %o0
	mov	%i3, %o1
	call	strcpy, 0
	 mov	%i2, %o0
	ldub	[%fp-2048], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 47
	be,a	.L74
	 stb	%g0, [%fp-3072]
	stb	%g0, [%l3-3072]
	mov	%i2, %o1
.L31:
	cmp	%g1, 0
	bne	.L82
	 sra	%g1, 24, %g2
.L69:
	add	%fp, -3072, %l1
	cmp	%l2, 0
.L78:
	be,a	.L75
	 sethi	%gdop_hix22(.LC1), %i5
	mov	0, %o1
.L79:
	call	access, 0
	 mov	%l1, %o0
	cmp	%o0, 0
	bne	.L13
	 cmp	%i1, 0
	be	.L41
	 mov	%l1, %o1
	call	strcpy, 0
	 mov	%i1, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L73:
	mov	78, %i5
.L36:
	call	___errno, 0
	 nop
	st	%i5, [%o0]
.L13:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L16:
	add	%fp, -3072, %l1
	mov	1024, %o1
	call	getcwd, 0
	 mov	%l1, %o0
	cmp	%o0, 0
	be	.L13
	 mov	%l1, %o0
	sethi	%gdop_hix22(.LC1), %i5
	xor	%i5, %gdop_lox10(.LC1), %i5
	ld	[%l7 + %i5], %i5, %gdop(.LC1)
	call	strcmp, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne	.L20
	 nop
	stb	%g0, [%fp-3072]
	ldub	[%fp-2048], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L17
	 mov	0, %l2
	b	.L77
	 mov	%i5, %o1
.L71:
	sra	%g1, 24, %g1
	cmp	%g1, 46
	bne	.L83
	 add	%o2, %l2, %l4
	ldsb	[%o1+1], %g1
	cmp	%g1, 46
	bne,a	.L84
	 add	%l4, 2, %g1
	add	%fp, -3072, %l1
	add	%l2, -1, %g1
	b	.L30
	 add	%l1, %g1, %g1
.L76:
	add	%g1, -1, %g4
	cmp	%g2, 47
	be	.L29
	 add	%l2, -1, %l2
	mov	%g4, %g1
.L30:
	cmp	%l2, 0
	bne,a	.L76
	 ldsb	[%g1], %g2
	mov	%l1, %g1
.L29:
	stb	%g0, [%g1]
	mov	%l0, %o1
	b	.L31
	 sll	%g3, 24, %g1
.L72:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 22
	bne	.L13
	 mov	%l4, %l2
	ldub	[%l0], %g1
	mov	%l0, %o1
	b	.L31
	 sll	%g1, 24, %g1
.L20:
	call	strlen, 0
	 mov	%l1, %o0
	add	%fp, %o0, %g1
	stb	%g0, [%g1-3072]
	ldub	[%fp-2048], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L17
	 mov	%o0, %l2
	b	.L78
	 cmp	%l2, 0
.L74:
	mov	0, %l2
	b	.L24
	 mov	%i2, %o1
.L68:
	call	___errno, 0
	 mov	0, %i0
	mov	78, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L47:
	b	.L31
	 sll	%g3, 24, %g1
.L75:
	xor	%i5, %gdop_lox10(.LC1), %i5
	ld	[%l7 + %i5], %i5, %gdop(.LC1)
.L21:
	mov	%i5, %o1
.L77:
	call	strcpy, 0
	 mov	%l1, %o0
	b	.L79
	 mov	0, %o1
	b	.L36
	 mov	249, %i5
.L41:
	call	strdup, 0
	 mov	%l1, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L70:
	sethi	%gdop_hix22(.LC1), %i5
	add	%fp, -3072, %l1
	xor	%i5, %gdop_lox10(.LC1), %i5
	b	.L21
	 ld	[%l7 + %i5], %i5, %gdop(.LC1)
	.size	realpath, .-realpath
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	"."
	.section	.text.basename,"ax",@progbits
	.align 4
	.global basename
	.type	basename, #function
	.proc	0102
basename:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be,a	.L102
	 sethi	%gdop_hix22(.LC2), %i0
	ldsb	[%i0], %g1
	cmp	%g1, 0
	bne	.L99
	 nop
	sethi	%gdop_hix22(.LC2), %i0
.L102:
	xor	%i0, %gdop_lox10(.LC2), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC2)
	jmp	%i7+8
	 restore
.L99:
	call	strlen, 0
	 mov	%i0, %o0
	cmp	%o0, 1
	bgu	.L103
	 add	%o0, -1, %o0
	b	.L101
	 mov	47, %o1
.L90:
	be	.L89
	 stb	%g0, [%i0+%o0]
	add	%o0, -1, %o0
.L103:
	ldsb	[%i0+%o0], %g1
	cmp	%g1, 47
	be	.L90
	 cmp	%o0, 1
.L89:
	mov	47, %o1
.L101:
	call	strrchr, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L104
	 nop
	ldsb	[%o0+1], %g1
	cmp	%g1, 0
	be	.L104
	 nop
	jmp	%i7+8
	 restore %o0, 1, %o0
.L104:
	jmp	%i7+8
	 restore
	.size	basename, .-basename
	.section	.text.dirname,"ax",@progbits
	.align 4
	.global dirname
	.type	dirname, #function
	.proc	0102
dirname:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L110
	 mov	0, %o0
	call	strlen, 0
	 mov	%i0, %o0
	b	.L123
	 cmp	%o0, 1
.L114:
	cmp	%o0, 1
.L123:
	bleu	.L110
	 add	%o0, -1, %g1
	ldsb	[%i0+%g1], %g2
	cmp	%g2, 47
	be,a	.L114
	 mov	%g1, %o0
	cmp	%o0, 0
	be,a	.L124
	 sethi	%gdop_hix22(.LC2), %i0
	add	%o0, -1, %g1
.L126:
	ldsb	[%i0+%g1], %g2
	cmp	%g2, 47
	be	.L125
	 cmp	%o0, 1
	mov	%g1, %o0
.L110:
	cmp	%o0, 0
	bne	.L126
	 add	%o0, -1, %g1
	sethi	%gdop_hix22(.LC2), %i0
.L124:
	xor	%i0, %gdop_lox10(.LC2), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC2)
.L128:
	jmp	%i7+8
	 restore
.L117:
	cmp	%o0, 1
.L125:
	be,a	.L128
	 stb	%g0, [%i0+%o0]
	add	%o0, -1, %g1
	ldsb	[%i0+%g1], %g2
	cmp	%g2, 47
	be,a	.L117
	 mov	%g1, %o0
	stb	%g0, [%i0+%o0]
	jmp	%i7+8
	 restore
	.size	dirname, .-dirname
	.section	.text.mktemp,"ax",@progbits
	.align 4
	.global mktemp
	.type	mktemp, #function
	.proc	0102
mktemp:
	save	%sp, -96, %sp
	call	number_name, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	be,a	.L136
	 stb	%g0, [%i0]
	b	.L132
	 ldub	[%i5], %g1
.L133:
	call	access, 0
	 nop
	cmp	%o0, 0
	bne	.L135
	 nop
	ldub	[%i5], %g2
	add	%g2, 1, %g2
	mov	%g2, %g1
	stb	%g2, [%i5]
.L132:
	sll	%g1, 24, %g1
	mov	0, %o1
	sra	%g1, 24, %g1
	cmp	%g1, 122
	ble	.L133
	 mov	%i0, %o0
	stb	%g0, [%i0]
.L136:
	jmp	%i7+8
	 restore
.L135:
	jmp	%i7+8
	 restore
	.size	mktemp, .-mktemp
	.section	.text.fdatasync,"ax",@progbits
	.align 4
	.global fdatasync
	.type	fdatasync, #function
	.proc	04
fdatasync:
	save	%sp, -96, %sp
	call	fsync, 0
	 restore
	.size	fdatasync, .-fdatasync
	.section	.text.mkstemp,"ax",@progbits
	.align 4
	.global mkstemp
	.type	mkstemp, #function
	.proc	04
mkstemp:
	save	%sp, -96, %sp
	mov	%i0, %o0
	call	number_name, 0
	 mov	%i0, %i4
	orcc	%o0, 0, %i5
	be,a	.L139
	 mov	22, %i5
	b	.L140
	 ldub	[%i5], %g1
.L144:
	call	open, 0
	 nop
	orcc	%o0, 0, %i0
	bge	.L146
	 nop
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 17
	bne	.L146
	 nop
	ldub	[%i5], %g2
	add	%g2, 1, %g2
	mov	%g2, %g1
	stb	%g2, [%i5]
.L140:
	sll	%g1, 24, %g1
	mov	384, %o2
	sra	%g1, 24, %g1
	mov	1282, %o1
	cmp	%g1, 122
	ble	.L144
	 mov	%i4, %o0
	mov	17, %i5
.L139:
	call	___errno, 0
	 mov	-1, %i0
	st	%i5, [%o0]
.L146:
	jmp	%i7+8
	 restore
	.size	mkstemp, .-mkstemp
	.section	.text.mkdtemp,"ax",@progbits
	.align 4
	.global mkdtemp
	.type	mkdtemp, #function
	.proc	0102
mkdtemp:
	save	%sp, -96, %sp
	call	number_name, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	be,a	.L148
	 mov	22, %i5
	b	.L149
	 ldub	[%i5], %g1
.L152:
	call	mkdir, 0
	 nop
	cmp	%o0, 0
	be	.L155
	 nop
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 17
	bne,a	.L155
	 mov	0, %i0
	ldub	[%i5], %g2
	add	%g2, 1, %g2
	mov	%g2, %g1
	stb	%g2, [%i5]
.L149:
	sll	%g1, 24, %g1
	mov	448, %o1
	sra	%g1, 24, %g1
	cmp	%g1, 122
	ble	.L152
	 mov	%i0, %o0
	mov	17, %i5
.L148:
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
.L155:
	jmp	%i7+8
	 restore
	.size	mkdtemp, .-mkdtemp
	.section	.rodata.str1.8
	.align 8
.LC3:
	.asciz	"/var/tmp/%c%c%c%05u"
	.section	.text.tmpnam,"ax",@progbits
	.align 4
	.global tmpnam
	.type	tmpnam, #function
	.proc	0102
tmpnam:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be,a	.L162
	 sethi	%gdop_hix22(own.0), %i0
.L157:
	sethi	%gdop_hix22(names_made), %i4
	sethi	%gdop_hix22(.LC3), %g1
	xor	%i4, %gdop_lox10(names_made), %i4
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %i4], %i4, %gdop(names_made)
	sethi	%hi(99328), %i3
	sethi	%hi(17408), %i2
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
	or	%i3, 672, %i3
	b	.L159
	 or	%i2, 167, %i2
.L163:
	call	access, 0
	 nop
	cmp	%o0, 0
	bne	.L164
	 nop
.L159:
	call	getpid, 0
	 ld	[%i4], %i5
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i5, 26, %o4
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%o4, 26, %g1
	smul	%g1, 26, %g1
	smul	%o4, 26, %o5
	sub	%o4, %g1, %o4
	sub	%i5, %o5, %o5
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%o0, %i3, %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i5, 676, %i5
	smul	%g1, %i3, %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i5, 26, %g2
	sub	%o0, %g1, %o0
	smul	%g2, 26, %g2
	mov	25, %o1
	sub	%i5, %g2, %i5
	st	%o0, [%sp+92]
	add	%o5, 97, %o5
	add	%o4, 97, %o4
	add	%i5, 97, %o3
	mov	%l7, %o2
	call	snprintf, 0
	 mov	%i0, %o0
	ld	[%i4], %g1
	add	%g1, 1, %g2
	st	%g2, [%i4]
	mov	0, %o1
	cmp	%g1, %i2
	bleu	.L163
	 mov	%i0, %o0
.L164:
	jmp	%i7+8
	 restore
.L162:
	xor	%i0, %gdop_lox10(own.0), %i0
	b	.L157
	 ld	[%l7 + %i0], %i0, %gdop(own.0)
	.size	tmpnam, .-tmpnam
	.section	.rodata.str1.8
	.align 8
.LC4:
	.asciz	"TMPDIR"
	.align 8
.LC5:
	.asciz	"/var/tmp"
	.align 8
.LC6:
	.asciz	"/tmp"
	.align 8
.LC7:
	.asciz	""
	.align 8
.LC8:
	.asciz	"%s/%.5s%c%c%c%05u"
	.section	.text.tempnam,"ax",@progbits
	.align 4
	.global tempnam
	.type	tempnam, #function
	.proc	0102
tempnam:
	save	%sp, -1152, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC4), %o0
	xor	%o0, %gdop_lox10(.LC4), %o0
	call	getenv, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC4)
	sethi	%gdop_hix22(.LC5), %g2
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g2, %gdop_lox10(.LC5), %g2
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g2], %g2, %gdop(.LC5)
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	add	%fp, -1040, %i5
	add	%fp, -1024, %i3
	st	%o0, [%fp-1040]
	st	%i0, [%fp-1036]
	st	%g2, [%fp-1032]
	st	%g1, [%fp-1028]
	ld	[%i5], %i0
.L179:
	orcc	%i0, 0, %o0
	be	.L169
	 mov	3, %o1
	call	access, 0
	 nop
	cmp	%o0, 0
	bne	.L169
	 cmp	%i1, 0
	be,a	.L177
	 sethi	%gdop_hix22(.LC7), %i1
.L171:
	sethi	%gdop_hix22(names_made), %i4
	sethi	%gdop_hix22(.LC8), %g1
	xor	%i4, %gdop_lox10(names_made), %i4
	xor	%g1, %gdop_lox10(.LC8), %g1
	ld	[%l7 + %i4], %i4, %gdop(names_made)
	sethi	%hi(99328), %i2
	sethi	%hi(17408), %l0
	ld	[%l7 + %g1], %l7, %gdop(.LC8)
	or	%i2, 672, %i2
	b	.L173
	 or	%l0, 167, %l0
.L178:
	call	access, 0
	 nop
	cmp	%o0, 0
	bne	.L172
	 nop
.L173:
	call	getpid, 0
	 ld	[%i4], %i5
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i5, 676, %o5
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%o0, %i2, %g3
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%o5, 26, %g2
	smul	%g3, %i2, %g3
	smul	%g2, 26, %g2
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i5, 26, %g1
	sub	%o0, %g3, %o0
	sub	%o5, %g2, %o5
	smul	%g1, 26, %g3
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, 26, %g2
	smul	%g2, 26, %g2
	sub	%g1, %g2, %g1
	add	%g1, 97, %g1
	sub	%i5, %g3, %i5
	mov	1024, %o1
	st	%o0, [%sp+100]
	st	%g1, [%sp+92]
	add	%i5, 97, %i5
	add	%o5, 97, %o5
	mov	%i1, %o4
	mov	%i0, %o3
	mov	%l7, %o2
	st	%i5, [%sp+96]
	call	snprintf, 0
	 mov	%i3, %o0
	ld	[%i4], %g1
	add	%g1, 1, %g2
	st	%g2, [%i4]
	mov	0, %o1
	cmp	%g1, %l0
	bleu	.L178
	 mov	%i3, %o0
.L172:
	call	strdup, 0
	 mov	%i3, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L169:
	add	%i5, 4, %i5
	cmp	%i3, %i5
	bne,a	.L179
	 ld	[%i5], %i0
	jmp	%i7+8
	 restore %g0, 0, %o0
.L177:
	xor	%i1, %gdop_lox10(.LC7), %i1
	b	.L171
	 ld	[%l7 + %i1], %i1, %gdop(.LC7)
	.size	tempnam, .-tempnam
	.section	.text.lockf,"ax",@progbits
	.align 4
	.global lockf
	.type	lockf, #function
	.proc	04
lockf:
	save	%sp, -96, %sp
	mov	%i2, %i3
	sra	%i2, 31, %i2
	call	__lockf64, 0
	 restore
	.size	lockf, .-lockf
	.section	.text.utimes,"ax",@progbits
	.align 4
	.global utimes
	.type	utimes, #function
	.proc	04
utimes:
	save	%sp, -120, %sp
	cmp	%i1, 0
	be	.L183
	 mov	0, %g2
	ld	[%i1], %g1
	ld	[%i1+8], %g2
	add	%fp, -16, %i1
.L182:
	st	%g1, [%fp-16]
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g2, [%fp-12]
	st	%g1, [%sp+64]
	mov	30, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -24, %o0
	call	call_value, 0
	 std	%g2, [%fp-24]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L183:
	b	.L182
	 mov	0, %g1
	.size	utimes, .-utimes
	.section	.text.alphasort,"ax",@progbits
	.align 4
	.global alphasort
	.type	alphasort, #function
	.proc	04
alphasort:
	save	%sp, -96, %sp
	ld	[%i1], %i1
	ld	[%i0], %i0
	add	%i1, 10, %i1
	call	strcmp, 0
	 restore %i0, 10, %o0
	.size	alphasort, .-alphasort
	.section	.text.scandir,"ax",@progbits
	.align 4
	.global scandir
	.type	scandir, #function
	.proc	04
scandir:
	save	%sp, -96, %sp
	call	opendir, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %l1
	be	.L186
	 mov	0, %l0
	mov	0, %i0
	mov	0, %l2
.L187:
	call	readdir, 0
	 mov	%l1, %o0
	orcc	%o0, 0, %i5
	be	.L221
	 cmp	%i2, 0
.L225:
	be	.L224
	 cmp	%i0, %l0
	call	%i2, 0
	 nop
	cmp	%o0, 0
	be	.L187
	 cmp	%i0, %l0
.L224:
	be,a	.L222
	 add	%i0, 8, %l0
.L190:
	sll	%i0, 2, %i4
	call	malloc, 0
	 mov	268, %o0
	cmp	%o0, 0
	be	.L220
	 st	%o0, [%l2+%i4]
	mov	%i5, %o1
	call	memcpy, 0
	 mov	268, %o2
	mov	%l1, %o0
	call	readdir, 0
	 add	%i0, 1, %i0
	orcc	%o0, 0, %i5
	bne	.L225
	 cmp	%i2, 0
.L221:
	call	closedir, 0
	 mov	%l1, %o0
	cmp	%i0, 0
	be	.L195
	 cmp	%i3, 0
	bne	.L223
	 mov	%i3, %o3
.L195:
	st	%l2, [%i1]
	jmp	%i7+8
	 restore
.L197:
	sll	%i0, 2, %g1
	call	free, 0
	 ld	[%l2+%g1], %o0
.L220:
	cmp	%i0, 0
.L226:
	bne,a	.L197
	 add	%i0, -1, %i0
	call	free, 0
	 mov	%l2, %o0
	call	closedir, 0
	 mov	%l1, %o0
.L193:
.L186:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L222:
	mov	%l2, %o0
	sll	%l0, 3, %o1
	call	realloc, 0
	 add	%l0, %l0, %l0
	cmp	%o0, 0
	be	.L226
	 cmp	%i0, 0
	b	.L190
	 mov	%o0, %l2
.L223:
	mov	4, %o2
	mov	%i0, %o1
	call	qsort, 0
	 mov	%l2, %o0
	st	%l2, [%i1]
	jmp	%i7+8
	 restore
	.size	scandir, .-scandir
	.local	own.0
	.common	own.0,25,8
	.local	names_made
	.common	names_made,4,4
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
