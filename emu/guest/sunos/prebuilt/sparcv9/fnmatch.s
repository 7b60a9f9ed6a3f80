! 4a9bbb13e187da9059c835d1afde2ba3 newlib/libc/posix/fnmatch.c
	.file	"fnmatch.c"
	.section	".text"
	.section	.text.fnmatch,"ax",@progbits
	.align 4
	.global fnmatch
	.type	fnmatch, #function
	.proc	04
fnmatch:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -208, %sp
	and	%i2, 512, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %l4
	stx	%l7, [%fp+2039]
	st	%g1, [%fp+2035]
.L2:
	ldub	[%i0], %l0
	ldub	[%l4], %g2
	sll	%l0, 24, %l6
	add	%i0, 1, %i4
	sra	%l6, 24, %g1
	cmp	%g1, 63
	be,pn	%icc, .L3
	 mov	%g2, %i3
.L131:
	bg,pt	%icc, .L4
	 cmp	%g1, 91
	cmp	%g1, 0
	be,pn	%icc, .L5
	 cmp	%g1, 42
	bne,a,pn %icc, .L7
	 mov	%i4, %i0
	ldub	[%i0+1], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g3
	cmp	%g3, 42
	bne,pn	%icc, .L19
	 mov	%i4, %i0
	add	%i0, 1, %i0
.L146:
	ldub	[%i0], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g3
	cmp	%g3, 42
	be,a,pt	%icc, .L146
	 add	%i0, 1, %i0
.L19:
	sll	%g2, 24, %i3
	sra	%i3, 24, %g2
	cmp	%g2, 46
	be,pn	%icc, .L128
	 andcc	%i2, 4, %g0
	sra	%g1, 24, %g1
.L150:
	cmp	%g1, 0
	be,pn	%icc, .L129
	 cmp	%g1, 47
	bne,pn	%icc, .L23
	 andcc	%i2, 2, %g0
	be,pn	%xcc, .L23
	 mov	%l4, %o0
	call	strchr, 0
	 mov	47, %o1
	brnz,pt	%o0, .L2
	 mov	%o0, %l4
.L14:
	ba,pt	%xcc, .L12
	 mov	1, %i0
.L4:
	be,pn	%icc, .L8
	 cmp	%g1, 92
	bne,pn	%icc, .L56
	 andcc	%i2, 1, %g0
	be,a,pt	%xcc, .L130
	 ldsb	[%i0+1], %g1
.L56:
	mov	%i4, %i0
.L7:
	sll	%g2, 24, %g2
	cmp	%l6, %g2
	be,pn	%icc, .L47
	 lduw	[%fp+2035], %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L145
	 mov	1, %i0
	call	tolower, 0
	 and	%l0, 0xff, %o0
	mov	%o0, %i5
	call	tolower, 0
	 ldub	[%l4], %o0
	cmp	%i5, %o0
	bne,a,pn %icc, .L145
	 mov	1, %i0
.L47:
	add	%l4, 1, %l4
.L139:
	ldub	[%i0], %l0
	ldub	[%l4], %g2
	sll	%l0, 24, %l6
	add	%i0, 1, %i4
	sra	%l6, 24, %g1
	cmp	%g1, 63
	bne,pt	%icc, .L131
	 mov	%g2, %i3
.L3:
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 0
	be,pn	%icc, .L14
	 cmp	%g2, 47
	be,pn	%icc, .L132
	 cmp	%g2, 46
	bne,pn	%icc, .L17
	 andcc	%i2, 4, %g0
	be,a,pt	%xcc, .L147
	 add	%l4, 1, %l4
	cmp	%l4, %i1
	be,pn	%xcc, .L14
	 andcc	%i2, 2, %g0
	be,a,pt	%xcc, .L147
	 add	%l4, 1, %l4
	ldsb	[%l4-1], %g1
	cmp	%g1, 47
	be,a,pn	%icc, .L145
	 mov	1, %i0
.L17:
	add	%l4, 1, %l4
.L147:
	ba,pt	%xcc, .L2
	 mov	%i4, %i0
.L8:
	sll	%g2, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L14
	 cmp	%g1, 47
	be,pn	%icc, .L133
	 cmp	%g1, 46
	bne,pn	%icc, .L28
	 andcc	%i2, 4, %g0
	be,a,pt	%xcc, .L148
	 ldsb	[%i0+1], %g1
	cmp	%l4, %i1
	be,pn	%xcc, .L14
	 andcc	%i2, 2, %g0
	be,a,pt	%xcc, .L148
	 ldsb	[%i0+1], %g1
	ldsb	[%l4-1], %g1
	cmp	%g1, 47
	bne,a,pt %icc, .L148
	 ldsb	[%i0+1], %g1
	ba,pt	%xcc, .L12
	 mov	1, %i0
.L5:
	andcc	%i2, 256, %g0
	bne,pt	%xcc, .L120
	 sll	%g2, 24, %i3
	cmp	%g0, %i3
.L149:
	addx	%g0, 0, %i0
.L12:
.L145:
	return	%i7+8
	 sra	%o0, 0, %o0
.L130:
	cmp	%g1, 0
	be,pt	%icc, .L56
	 ldub	[%i0+1], %g4
	mov	%g4, %l0
	add	%i0, 2, %i0
	ba,pt	%xcc, .L7
	 sll	%l0, 24, %l6
.L120:
	sra	%i3, 24, %g1
	cmp	%g1, 47
	bne,pt	%icc, .L149
	 cmp	%g0, %i3
.L11:
	ba,pt	%xcc, .L12
	 mov	0, %i0
.L128:
	be,a,pt	%xcc, .L150
	 sra	%g1, 24, %g1
	cmp	%l4, %i1
	be,pn	%xcc, .L14
	 andcc	%i2, 2, %g0
	be,a,pt	%xcc, .L150
	 sra	%g1, 24, %g1
	ldsb	[%l4-1], %g2
	cmp	%g2, 47
	bne,a,pt %icc, .L150
	 sra	%g1, 24, %g1
	ba,pt	%xcc, .L12
	 mov	1, %i0
.L132:
	andcc	%i2, 2, %g0
	bne,a,pn %xcc, .L145
	 mov	1, %i0
	add	%l4, 1, %l4
	ba,pt	%xcc, .L2
	 mov	%i4, %i0
.L133:
	andcc	%i2, 2, %g0
	bne,a,pn %xcc, .L145
	 mov	1, %i0
.L28:
	ldsb	[%i0+1], %g1
.L148:
	xor	%g1, 33, %g4
	cmp	%g0, %g4
	xor	%g1, 94, %g1
	subx	%g0, -1, %l3
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%l3, %g1, %g1
	st	%g1, [%fp+2031]
	add	%i0, 2, %g1
	mov	%i4, %i0
	movne	%icc, %g1, %i0
	andcc	%i2, 512, %l7
	bne,pn	%icc, .L134
	 nop
.L30:
	ldub	[%i0], %i5
	sll	%i3, 24, %g5
	add	%i0, 1, %i0
	mov	0, %l5
	sll	%i5, 24, %g1
	and	%i2, 2, %l2
	and	%i2, 1, %l1
	sra	%g5, 24, %l3
	sra	%g1, 24, %g2
.L160:
	cmp	%g2, 92
	be,pn	%icc, .L151
	 cmp	%l1, 0
	sra	%g1, 24, %g1
.L161:
	cmp	%g1, 0
	be,a,pn	%icc, .L152
	 mov	%i4, %i0
.L141:
	cmp	%g1, 47
	be,pn	%icc, .L136
	 cmp	%l2, 0
.L48:
	cmp	%l7, 0
.L154:
	bne,pn	%icc, .L137
	 nop
	ldsb	[%i0], %g1
.L153:
	cmp	%g1, 45
	be,pn	%icc, .L138
	 ldub	[%i0], %g2
.L35:
	sll	%i5, 24, %g1
	mov	%g2, %i5
	sra	%g1, 24, %g1
	cmp	%l3, %g1
	move	%icc, 1, %l5
.L40:
	sll	%i5, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 93
	bne,pt	%icc, .L160
	 add	%i0, 1, %i0
	lduw	[%fp+2031], %g1
	cmp	%g1, %l5
	be,a,pn	%icc, .L145
	 mov	1, %i0
	ba,pt	%xcc, .L139
	 add	%l4, 1, %l4
.L136:
	bne,pn	%icc, .L14
	 cmp	%l7, 0
	be,a,pt	%icc, .L153
	 ldsb	[%i0], %g1
.L137:
	call	tolower, 0
	 and	%i5, 0xff, %o0
	ldsb	[%i0], %g1
	mov	%o0, %i5
	cmp	%g1, 45
	bne,pt	%icc, .L35
	 ldub	[%i0], %g2
.L138:
	ldsb	[%i0+1], %g1
	xor	%g1, 93, %o7
	cmp	%g0, %o7
	addx	%g0, 0, %o4
	cmp	%g0, %g1
	addx	%g0, 0, %o7
	andcc	%o4, %o7, %g0
	bne,pn	%icc, .L140
	 mov	%g1, %o5
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	cmp	%l3, %i5
	be,pn	%icc, .L49
	 add	%i0, 1, %i0
	mov	%g2, %i5
	sll	%i5, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 92
	bne,a,pt %icc, .L161
	 sra	%g1, 24, %g1
	cmp	%l1, 0
.L151:
	bne,pt	%icc, .L154
	 cmp	%l7, 0
	ldub	[%i0], %i5
	sll	%i5, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L141
	 add	%i0, 1, %i0
.L33:
	mov	%i4, %i0
.L152:
	ba,pt	%xcc, .L7
	 ldub	[%l4], %g2
.L140:
	cmp	%g1, 92
	be,pn	%icc, .L142
	 add	%i0, 2, %g2
	cmp	%l7, 0
.L157:
	bne,a,pn %icc, .L155
	 stx	%g2, [%fp+2023]
	sethi	%gdop_hix22(__collate_load_error), %g1
.L158:
	ldx	[%fp+2039], %g3
	xor	%g1, %gdop_lox10(__collate_load_error), %g1
	ldx	[%g3 + %g1], %g1, %gdop(__collate_load_error)
	lduw	[%g1], %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L156
	 stb	%o5, [%fp+2022]
.L144:
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	cmp	%l3, %i5
	mov	0, %o7
	sll	%o5, 24, %o5
	movge	%icc, 1, %o7
	sra	%o5, 24, %o5
	cmp	%l3, %o5
	mov	0, %g1
	ldub	[%g2], %i5
	movle	%icc, 1, %g1
	mov	%g2, %i0
	andcc	%o7, %g1, %g0
	ba,pt	%xcc, .L40
	 movne	%icc, 1, %l5
.L142:
	andcc	%i2, 1, %g0
	bne,pt	%xcc, .L157
	 cmp	%l7, 0
	ldsb	[%i0+2], %g1
	add	%i0, 3, %g2
	cmp	%g1, 0
	be,pn	%icc, .L33
	 mov	%g1, %o5
	cmp	%l7, 0
	be,pt	%icc, .L158
	 sethi	%gdop_hix22(__collate_load_error), %g1
	stx	%g2, [%fp+2023]
.L155:
	call	tolower, 0
	 and	%o5, 0xff, %o0
	mov	%o0, %o5
	sethi	%gdop_hix22(__collate_load_error), %g1
	ldx	[%fp+2039], %g3
	xor	%g1, %gdop_lox10(__collate_load_error), %g1
	ldx	[%g3 + %g1], %g1, %gdop(__collate_load_error)
	lduw	[%g1], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L144
	 ldx	[%fp+2023], %g2
	stb	%o5, [%fp+2022]
.L156:
	stx	%g2, [%fp+2023]
	sll	%i3, 24, %i0
	sll	%i5, 24, %i5
	sra	%i0, 24, %i0
	sra	%i5, 24, %o0
	call	__collate_range_cmp, 0
	 mov	%i0, %o1
	ldx	[%fp+2023], %g2
	cmp	%o0, 0
	ble,pn	%icc, .L41
	 ldub	[%fp+2022], %o5
	ldub	[%g2], %i5
	ba,pt	%xcc, .L40
	 mov	%g2, %i0
.L49:
	mov	%g2, %i5
	ba,pt	%xcc, .L48
	 mov	1, %l5
.L134:
	call	tolower, 0
	 and	%g2, 0xff, %o0
	ba,pt	%xcc, .L30
	 mov	%o0, %i3
.L41:
	sll	%o5, 24, %o5
	stx	%g2, [%fp+2023]
	mov	%i0, %o0
	call	__collate_range_cmp, 0
	 sra	%o5, 24, %o1
	cmp	%o0, 0
	ldx	[%fp+2023], %g2
	ldub	[%g2], %i5
	bg,pt	%icc, .L40
	 mov	%g2, %i0
	ba,pt	%xcc, .L40
	 mov	1, %l5
.L23:
	and	%i2, -5, %i4
	cmp	%i3, 0
	and	%i2, 2, %i2
	bne,pt	%icc, .L25
	 sra	%i4, 0, %i4
	ba,pt	%xcc, .L145
	 mov	1, %i0
.L24:
.L159:
	ldub	[%l4], %i3
	sll	%i3, 24, %i3
	cmp	%i3, 0
	be,a,pn	%icc, .L145
	 mov	1, %i0
.L25:
	mov	%l4, %o1
	mov	%i4, %o2
	call	fnmatch.localalias, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pn	%icc, .L11
	 sra	%i3, 24, %g2
	cmp	%g2, 47
	bne,a,pt %icc, .L159
	 add	%l4, 1, %l4
	cmp	%i2, 0
	be,a,pt	%icc, .L24
	 add	%l4, 1, %l4
	ba,pt	%xcc, .L12
	 mov	1, %i0
.L129:
	andcc	%i2, 2, %g0
	be,pt	%xcc, .L145
	 mov	0, %i0
	andcc	%i2, 256, %g0
	bne,pt	%xcc, .L145
	 mov	47, %o1
	call	strchr, 0
	 mov	%l4, %o0
	ba,pt	%xcc, .L12
	 movrne	%o0, 1, %i0
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
