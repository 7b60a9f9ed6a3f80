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
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	call	strlen, 0
	 mov	%i0, %o0
	call	getpid, 0
	 mov	%o0, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i3
	cmp	%i4, 5
	bleu,pn	%xcc, .L4
	 mov	%o0, %i5
	add	%i4, -6, %i2
	mov	6, %o2
	add	%i0, %i2, %i0
	sethi	%gdop_hix22(.LC0), %o1
	mov	%i0, %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	memcmp, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	cmp	%o0, 0
	bne,pn	%icc, .L4
	 add	%i4, -1, %g3
	cmp	%i2, %g3
	bgeu,pn	%xcc, .L9
	 mov	97, %g1
	mov	%i5, %o0
	srl	%o0, 0, %g1
.L10:
	udivx	%g1, 10, %o0
	sllx	%o0, 2, %g2
	add	%g2, %o0, %g2
	add	%g2, %g2, %g2
	sub	%g1, %g2, %g1
	add	%g1, 48, %g1
	stb	%g1, [%i3+%g3]
	add	%g3, -1, %g3
	cmp	%i2, %g3
	bne,pt	%xcc, .L10
	 srl	%o0, 0, %g1
	mov	97, %g1
.L9:
	stb	%g1, [%i3+%i2]
	return	%i7+8
	 nop
.L4:
	return	%i7+8
	 mov	0, %o0
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
	save	%sp, -3248, %sp
	stx	%g0, [%fp-1025]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	1016, %o2
	mov	0, %o1
	call	memset, 0
	 add	%fp, -1017, %o0
	brz,a,pn %i0, .L35
	 mov	22, %i5
	ldsb	[%i0], %g1
	cmp	%g1, 0
	be,pn	%icc, .L35
	 mov	2, %i5
	call	strlen, 0
	 mov	%i0, %o0
	cmp	%o0, 1023
	bgu,pn	%xcc, .L63
	 add	%fp, -1, %i2
	mov	%i0, %o1
	call	strcpy, 0
	 mov	%i2, %o0
	ldsb	[%i0], %g1
	cmp	%g1, 47
	bne,pn	%icc, .L17
	 ldub	[%fp-1], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L65
	 mov	0, %l1
.L18:
	mov	%i2, %o1
	mov	0, %i5
	mov	47, %i0
	add	%fp, -1025, %i4
	add	%fp, 1023, %i3
.L24:
	sra	%g1, 24, %g2
.L76:
	cmp	%g2, 47
	bne,pn	%icc, .L26
	 mov	0, %o2
.L25:
	add	%o1, 1, %o1
.L72:
	ldub	[%o1], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 47
	be,a,pt	%icc, .L72
	 add	%o1, 1, %o1
	cmp	%g2, 0
	be,pn	%icc, .L64
	 mov	0, %o2
.L26:
	add	%o2, 1, %o2
.L73:
	ldub	[%o1+%o2], %g4
	sll	%g4, 24, %g3
	cmp	%g0, %g3
	sra	%g3, 24, %g2
	addx	%g0, 0, %g5
	xor	%g2, 47, %g2
	cmp	%g0, %g2
	addx	%g0, 0, %g2
	andcc	%g5, %g2, %g0
	bne,a,pt %icc, .L73
	 add	%o2, 1, %o2
	add	%o1, %o2, %l0
	cmp	%o2, 2
	be,pn	%xcc, .L66
	 sra	%g1, 24, %g1
	xor	%g1, 46, %g1
	cmp	%g0, %g1
	xor	%o2, 1, %g2
	mov	0, %g1
	addx	%g0, 0, %g4
	movrne	%g2, 1, %g1
	orcc	%g1, %g4, %g0
	be,pn	%icc, .L46
	 mov	%g3, %g1
	add	%o2, %l1, %l4
.L74:
	add	%l4, 2, %g1
.L75:
	cmp	%g1, 1024
	bgu,pn	%xcc, .L63
	 add	%l1, 2047, %g1
	add	%l1, 1, %o0
	add	%g1, %fp, %l3
	add	%i4, %o0, %o0
	call	memcpy, 0
	 stb	%i0, [%l3-3072]
	add	%l4, 2048, %g1
	add	%g1, %fp, %g1
	mov	1023, %o2
	mov	%i3, %o1
	stb	%g0, [%g1-3072]
	mov	%i4, %o0
	call	readlink, 0
	 add	%l4, 1, %l4
	cmp	%o0, 0
	bl,pn	%icc, .L67
	 mov	%o0, %l2
	add	%i5, 1, %i5
	cmp	%i5, 20
	bg,a,pn	%icc, .L35
	 mov	249, %i5
	call	strlen, 0
	 mov	%l0, %o0
	add	%l2, 1, %g1
	add	%g1, %o0, %g1
	cmp	%g1, 1024
	bgu,pn	%xcc, .L68
	 mov	%l0, %o1
	call	strcpy, 0
	 add	%i3, %l2, %o0
	mov	%i3, %o1
	call	strcpy, 0
	 mov	%i2, %o0
	ldub	[%fp-1], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 47
	be,pn	%icc, .L69
	 cmp	%g1, 0
	stb	%g0, [%l3-3072]
	bne,pt	%icc, .L76
	 mov	%i2, %o1
.L64:
	add	%fp, -1025, %l2
.L23:
	brz,a,pn %l1, .L70
	 sethi	%gdop_hix22(.LC1), %i5
	mov	0, %o1
.L71:
	call	access, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L14
	 nop
	brz,pn	%i1, .L40
	 mov	%l2, %o1
	call	strcpy, 0
	 mov	%i1, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L68:
	mov	78, %i5
.L35:
	call	___errno, 0
	 nop
	st	%i5, [%o0]
.L14:
	return	%i7+8
	 mov	0, %o0
.L17:
	add	%fp, -1025, %l2
	mov	1024, %o1
	call	getcwd, 0
	 mov	%l2, %o0
	brz,pn	%o0, .L14
	 mov	%l2, %o0
	sethi	%gdop_hix22(.LC1), %i5
	xor	%i5, %gdop_lox10(.LC1), %i5
	ldx	[%l7 + %i5], %i5, %gdop(.LC1)
	call	strcmp, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne,pn	%icc, .L21
	 nop
	stb	%g0, [%fp-1025]
	ldub	[%fp-1], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L18
	 mov	0, %l1
.L22:
	mov	%i5, %o1
	call	strcpy, 0
	 mov	%l2, %o0
	ba,pt	%xcc, .L71
	 mov	0, %o1
.L66:
	cmp	%g1, 46
	bne,pt	%icc, .L74
	 add	%o2, %l1, %l4
	ldsb	[%o1+1], %g1
	cmp	%g1, 46
	bne,pt	%icc, .L75
	 add	%l4, 2, %g1
	add	%fp, -1025, %l2
	add	%l1, -1, %g1
	add	%l2, %g1, %g1
.L30:
	brz,a,pn %l1, .L44
	 mov	%l2, %g1
	ldsb	[%g1], %g2
	add	%g1, -1, %g3
	cmp	%g2, 47
	be,pn	%icc, .L29
	 add	%l1, -1, %l1
	ba,pt	%xcc, .L30
	 mov	%g3, %g1
.L67:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 22
	bne,pn	%icc, .L14
	 mov	%l4, %l1
	ldub	[%l0], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L24
	 mov	%l0, %o1
	ba,pt	%xcc, .L23
	 add	%fp, -1025, %l2
.L21:
	call	strlen, 0
	 mov	%l2, %o0
	add	%o0, 2047, %g1
	add	%g1, %fp, %g1
	stb	%g0, [%g1-3072]
	ldub	[%fp-1], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L18
	 mov	%o0, %l1
	ba,pt	%xcc, .L23
	 nop
.L69:
	stb	%g0, [%fp-1025]
	mov	0, %l1
	ba,pt	%xcc, .L25
	 mov	%i2, %o1
.L63:
	call	___errno, 0
	 mov	0, %i0
	mov	78, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
.L46:
	cmp	%g1, 0
	bne,pt	%icc, .L24
	 mov	%l0, %o1
	ba,pt	%xcc, .L23
	 add	%fp, -1025, %l2
.L44:
.L29:
	stb	%g0, [%g1]
	sll	%g4, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L24
	 mov	%l0, %o1
	ba,pt	%xcc, .L23
	 add	%fp, -1025, %l2
.L40:
	call	strdup, 0
	 mov	%l2, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L70:
	xor	%i5, %gdop_lox10(.LC1), %i5
	ba,pt	%xcc, .L22
	 ldx	[%l7 + %i5], %i5, %gdop(.LC1)
.L65:
	sethi	%gdop_hix22(.LC1), %i5
	add	%fp, -1025, %l2
	xor	%i5, %gdop_lox10(.LC1), %i5
	ba,pt	%xcc, .L22
	 ldx	[%l7 + %i5], %i5, %gdop(.LC1)
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,a,pn %i0, .L93
	 sethi	%gdop_hix22(.LC2), %i0
	ldsb	[%i0], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L90
	 nop
	sethi	%gdop_hix22(.LC2), %i0
.L93:
	xor	%i0, %gdop_lox10(.LC2), %i0
	ldx	[%l7 + %i0], %i0, %gdop(.LC2)
	return	%i7+8
	 nop
.L90:
	call	strlen, 0
	 mov	%i0, %o0
	cmp	%o0, 1
	bgu,pt	%xcc, .L94
	 add	%o0, -1, %o0
	ba,pt	%xcc, .L92
	 mov	47, %o1
.L82:
	be,pn	%xcc, .L81
	 stb	%g0, [%i0+%o0]
	add	%o0, -1, %o0
.L94:
	ldsb	[%i0+%o0], %g1
	cmp	%g1, 47
	be,pt	%icc, .L82
	 cmp	%o0, 1
.L81:
	mov	47, %o1
.L92:
	call	strrchr, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L95
	 nop
	ldsb	[%o0+1], %g1
	add	%o0, 1, %o0
	cmp	%g1, 0
	movne	%icc, %o0, %i0
	return	%i7+8
	 nop
.L95:
	return	%i7+8
	 nop
	.size	basename, .-basename
	.section	.text.dirname,"ax",@progbits
	.align 4
	.global dirname
	.type	dirname, #function
	.proc	0102
dirname:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i0, .L101
	 mov	0, %o0
	call	strlen, 0
	 mov	%i0, %o0
.L99:
	cmp	%o0, 1
	bleu,pn	%xcc, .L101
	 add	%o0, -1, %g1
	ldsb	[%i0+%g1], %g2
	cmp	%g2, 47
	bne,pn	%icc, .L101
	 nop
	ba,pt	%xcc, .L99
	 mov	%g1, %o0
.L101:
	brz,a,pn %o0, .L116
	 sethi	%gdop_hix22(.LC2), %i0
	add	%o0, -1, %g1
.L117:
	ldsb	[%i0+%g1], %g2
	cmp	%g2, 47
	be,a,pn	%icc, .L113
	 cmp	%o0, 1
	mov	%g1, %o0
	brnz,pt	%o0, .L117
	 add	%o0, -1, %g1
	sethi	%gdop_hix22(.LC2), %i0
.L116:
	xor	%i0, %gdop_lox10(.LC2), %i0
	ldx	[%l7 + %i0], %i0, %gdop(.LC2)
.L120:
	return	%i7+8
	 nop
.L113:
	be,a,pn	%xcc, .L120
	 stb	%g0, [%i0+%o0]
	add	%o0, -1, %g1
.L119:
	ldsb	[%i0+%g1], %g2
	cmp	%g2, 47
	bne,pn	%icc, .L102
	 cmp	%g1, 1
	mov	%g1, %o0
	bne,pt	%xcc, .L119
	 add	%o0, -1, %g1
.L102:
	stb	%g0, [%i0+%o0]
	return	%i7+8
	 nop
	.size	dirname, .-dirname
	.section	.text.mktemp,"ax",@progbits
	.align 4
	.global mktemp
	.type	mktemp, #function
	.proc	0102
mktemp:
	save	%sp, -176, %sp
	call	number_name, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L126
	 mov	%o0, %i5
	ba,pt	%xcc, .L124
	 ldub	[%o0], %g1
.L125:
	call	access, 0
	 nop
	cmp	%o0, 0
	bne,pn	%icc, .L127
	 nop
	ldub	[%i5], %g2
	add	%g2, 1, %g2
	mov	%g2, %g1
	stb	%g2, [%i5]
.L124:
	sll	%g1, 24, %g1
	mov	0, %o1
	sra	%g1, 24, %g1
	cmp	%g1, 122
	ble,pt	%icc, .L125
	 mov	%i0, %o0
.L126:
	stb	%g0, [%i0]
	return	%i7+8
	 nop
.L127:
	return	%i7+8
	 nop
	.size	mktemp, .-mktemp
	.section	.text.fdatasync,"ax",@progbits
	.align 4
	.global fdatasync
	.type	fdatasync, #function
	.proc	04
fdatasync:
	save	%sp, -176, %sp
	call	fsync, 0
	 restore
	.size	fdatasync, .-fdatasync
	.section	.text.mkstemp,"ax",@progbits
	.align 4
	.global mkstemp
	.type	mkstemp, #function
	.proc	04
mkstemp:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	number_name, 0
	 mov	%i0, %i4
	brz,pn	%o0, .L137
	 mov	%o0, %i5
	ba,pt	%xcc, .L132
	 ldub	[%o0], %g1
.L136:
	call	open, 0
	 nop
	cmp	%o0, 0
	bge,pn	%icc, .L138
	 sra	%o0, 0, %i0
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 17
	bne,pn	%icc, .L138
	 nop
	ldub	[%i5], %g2
	add	%g2, 1, %g2
	mov	%g2, %g1
	stb	%g2, [%i5]
.L132:
	sll	%g1, 24, %g1
	mov	384, %o2
	sra	%g1, 24, %g1
	mov	1282, %o1
	cmp	%g1, 122
	ble,pt	%icc, .L136
	 mov	%i4, %o0
	mov	17, %i5
.L131:
	call	___errno, 0
	 mov	-1, %i0
	st	%i5, [%o0]
.L138:
	return	%i7+8
	 nop
.L137:
	ba,pt	%xcc, .L131
	 mov	22, %i5
	.size	mkstemp, .-mkstemp
	.section	.text.mkdtemp,"ax",@progbits
	.align 4
	.global mkdtemp
	.type	mkdtemp, #function
	.proc	0102
mkdtemp:
	save	%sp, -176, %sp
	call	number_name, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L145
	 mov	%o0, %i5
	ba,pt	%xcc, .L141
	 ldub	[%o0], %g1
.L144:
	call	mkdir, 0
	 nop
	cmp	%o0, 0
	be,pn	%icc, .L147
	 nop
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 17
	bne,a,pn %icc, .L147
	 mov	0, %i0
	ldub	[%i5], %g2
	add	%g2, 1, %g2
	mov	%g2, %g1
	stb	%g2, [%i5]
.L141:
	sll	%g1, 24, %g1
	mov	448, %o1
	sra	%g1, 24, %g1
	cmp	%g1, 122
	ble,pt	%icc, .L144
	 mov	%i0, %o0
	mov	17, %i5
.L140:
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
.L147:
	return	%i7+8
	 nop
.L145:
	ba,pt	%xcc, .L140
	 mov	22, %i5
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
	save	%sp, -192, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,a,pn %i0, .L153
	 sethi	%gdop_hix22(own.0), %i0
.L149:
	sethi	%gdop_hix22(names_made), %i4
	sethi	%gdop_hix22(.LC3), %g1
	xor	%i4, %gdop_lox10(names_made), %i4
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %i4], %i4, %gdop(names_made)
	mov	3125, %i3
	sethi	%hi(17408), %i2
	ldx	[%l7 + %g1], %l7, %gdop(.LC3)
	sllx	%i3, 5, %i3
	ba,pt	%xcc, .L151
	 or	%i2, 167, %i2
.L154:
	call	access, 0
	 nop
	cmp	%o0, 0
	bne,pn	%icc, .L155
	 nop
.L151:
	call	getpid, 0
	 lduw	[%i4], %i5
	srl	%i5, 0, %o5
	udivx	%o5, 26, %o4
	mulx	%o4, 26, %g2
	udivx	%o4, 26, %g1
	mulx	%g1, 26, %g1
	udivx	%o5, 676, %o3
	srl	%o0, 0, %o0
	sub	%o5, %g2, %o5
	sub	%o4, %g1, %o4
	udivx	%o3, 26, %g2
	udivx	%o0, %i3, %g1
	mulx	%g2, 26, %g2
	mulx	%g1, %i3, %g1
	sub	%o0, %g1, %o0
	srl	%o0, 0, %o0
	sub	%o3, %g2, %o3
	mov	25, %o1
	stx	%o0, [%sp+2223]
	add	%o5, 97, %o5
	add	%o4, 97, %o4
	add	%o3, 97, %o3
	srl	%o5, 0, %o5
	srl	%o4, 0, %o4
	srl	%o3, 0, %o3
	mov	%l7, %o2
	call	snprintf, 0
	 mov	%i0, %o0
	lduw	[%i4], %g1
	add	%g1, 1, %g2
	st	%g2, [%i4]
	mov	0, %o1
	cmp	%g1, %i2
	bleu,pt	%icc, .L154
	 mov	%i0, %o0
.L155:
	return	%i7+8
	 nop
.L153:
	xor	%i0, %gdop_lox10(own.0), %i0
	ba,pt	%xcc, .L149
	 ldx	[%l7 + %i0], %i0, %gdop(own.0)
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
	save	%sp, -1264, %sp
	add	%fp, 991, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC4), %o0
	xor	%o0, %gdop_lox10(.LC4), %o0
	call	getenv, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC4)
	add	%fp, 1023, %i3
	sethi	%gdop_hix22(.LC5), %g2
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g2, %gdop_lox10(.LC5), %g2
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g2], %g2, %gdop(.LC5)
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	stx	%o0, [%fp+991]
	stx	%i0, [%fp+999]
	stx	%g2, [%fp+1007]
	stx	%g1, [%fp+1015]
	ldx	[%i5], %l0
.L166:
	mov	3, %o1
	brz,pn	%l0, .L160
	 mov	%l0, %o0
	call	access, 0
	 nop
	cmp	%o0, 0
	bne,pn	%icc, .L160
	 sethi	%gdop_hix22(.LC7), %i0
	sethi	%gdop_hix22(names_made), %i4
	xor	%i0, %gdop_lox10(.LC7), %i0
	xor	%i4, %gdop_lox10(names_made), %i4
	ldx	[%l7 + %i0], %i0, %gdop(.LC7)
	sethi	%gdop_hix22(.LC8), %g1
	movrne	%i1, %i1, %i0
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %i4], %i4, %gdop(names_made)
	mov	3125, %i2
	sethi	%hi(17408), %i1
	ldx	[%l7 + %g1], %l7, %gdop(.LC8)
	sllx	%i2, 5, %i2
	ba,pt	%xcc, .L162
	 or	%i1, 167, %i1
.L165:
	call	access, 0
	 nop
	cmp	%o0, 0
	bne,pn	%icc, .L161
	 nop
.L162:
	call	getpid, 0
	 lduw	[%i4], %i5
	srl	%i5, 0, %g1
	srl	%o0, 0, %o0
	udivx	%g1, 676, %o5
	udivx	%o0, %i2, %g4
	udivx	%o5, 26, %g3
	mulx	%g4, %i2, %g4
	mulx	%g3, 26, %g3
	udivx	%g1, 26, %g2
	sub	%o0, %g4, %o0
	sub	%o5, %g3, %o5
	mulx	%g2, 26, %g4
	srl	%o0, 0, %o0
	udivx	%g2, 26, %g3
	sub	%g1, %g4, %g1
	mulx	%g3, 26, %g3
	add	%g1, 97, %g1
	sub	%g2, %g3, %g2
	srl	%g1, 0, %g1
	add	%g2, 97, %g2
	srl	%g2, 0, %g2
	mov	1024, %o1
	stx	%o0, [%sp+2239]
	stx	%g1, [%sp+2231]
	stx	%g2, [%sp+2223]
	add	%o5, 97, %o5
	mov	%i0, %o4
	srl	%o5, 0, %o5
	mov	%l0, %o3
	mov	%l7, %o2
	call	snprintf, 0
	 mov	%i3, %o0
	lduw	[%i4], %g1
	add	%g1, 1, %g2
	st	%g2, [%i4]
	mov	0, %o1
	cmp	%g1, %i1
	bleu,pt	%icc, .L165
	 mov	%i3, %o0
.L161:
	call	strdup, 0
	 mov	%i3, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L160:
	add	%i5, 8, %i5
	cmp	%i3, %i5
	bne,a,pt %xcc, .L166
	 ldx	[%i5], %l0
	return	%i7+8
	 mov	0, %o0
	.size	tempnam, .-tempnam
	.section	.text.lockf,"ax",@progbits
	.align 4
	.global lockf
	.type	lockf, #function
	.proc	04
lockf:
	save	%sp, -176, %sp
	call	__lockf64, 0
	 restore
	.size	lockf, .-lockf
	.section	.text.utimes,"ax",@progbits
	.align 4
	.global utimes
	.type	utimes, #function
	.proc	04
utimes:
	save	%sp, -208, %sp
	brz,pn	%i1, .L170
	 mov	%i0, %o1
	ldx	[%i1], %g1
	ldx	[%i1+16], %g2
	add	%fp, 2015, %i1
	mov	%i1, %o2
	stx	%g2, [%fp+2023]
	stx	%g1, [%fp+2015]
	call	system_call, 0
	 mov	30, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L170:
	mov	0, %g2
	mov	0, %g1
	mov	%i1, %o2
	stx	%g2, [%fp+2023]
	stx	%g1, [%fp+2015]
	call	system_call, 0
	 mov	30, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	utimes, .-utimes
	.section	.text.alphasort,"ax",@progbits
	.align 4
	.global alphasort
	.type	alphasort, #function
	.proc	04
alphasort:
	save	%sp, -176, %sp
	ldx	[%i1], %i1
	ldx	[%i0], %i0
	add	%i1, 18, %i1
	call	strcmp, 0
	 restore %i0, 18, %o0
	.size	alphasort, .-alphasort
	.section	.text.scandir,"ax",@progbits
	.align 4
	.global scandir
	.type	scandir, #function
	.proc	04
scandir:
	save	%sp, -176, %sp
	call	opendir, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L173
	 mov	%o0, %l2
	mov	0, %l0
	mov	0, %i0
	mov	0, %l1
.L174:
	call	readdir, 0
	 mov	%l2, %o0
	brz,pn	%o0, .L202
	 mov	%o0, %i5
.L181:
	brz,pn	%i2, .L207
	 cmp	%i0, %l0
	call	%i2, 0
	 nop
	cmp	%o0, 0
	be,pn	%icc, .L174
	 cmp	%i0, %l0
.L207:
	be,a,pn	%xcc, .L203
	 add	%i0, 8, %l0
.L177:
	sllx	%i0, 3, %i4
	call	malloc, 0
	 mov	280, %o0
	brz,pn	%o0, .L201
	 stx	%o0, [%l1+%i4]
	mov	%i5, %o1
	call	memcpy, 0
	 mov	280, %o2
	add	%i0, 1, %i0
	call	readdir, 0
	 mov	%l2, %o0
	brnz,pt	%o0, .L181
	 mov	%o0, %i5
.L202:
	call	closedir, 0
	 mov	%l2, %o0
	mov	0, %g2
	mov	0, %g1
	movrne	%i0, 1, %g2
	movrne	%i3, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L204
	 mov	%i3, %o3
	stx	%l1, [%i1]
.L206:
	return	%i7+8
	 sra	%o0, 0, %o0
.L201:
	brz,pn	%i0, .L205
	 nop
	add	%i0, -1, %i0
.L208:
	sllx	%i0, 3, %g1
	call	free, 0
	 ldx	[%l1+%g1], %o0
	brnz,a,pt %i0, .L208
	 add	%i0, -1, %i0
.L205:
	call	free, 0
	 mov	%l1, %o0
	call	closedir, 0
	 mov	%l2, %o0
.L180:
.L173:
	mov	-1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L203:
	mov	%l1, %o0
	sllx	%l0, 4, %o1
	call	realloc, 0
	 add	%l0, %l0, %l0
	brz,pn	%o0, .L201
	 nop
	ba,pt	%xcc, .L177
	 mov	%o0, %l1
.L204:
	mov	8, %o2
	mov	%i0, %o1
	call	qsort, 0
	 mov	%l1, %o0
	ba,pt	%xcc, .L206
	 stx	%l1, [%i1]
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
