! d7cbdf546b2ecffcf375b12e1093f628 emu/guest/libc/walk.c
	.file	"walk.c"
	.section	".text"
	.section	.text.report,"ax",@progbits
	.align 4
	.type	report, #function
	.proc	04
report:
	save	%sp, -400, %sp
	mov	288, %o2
	st	%i4, [%fp-292]
	mov	%i1, %o1
	st	%g0, [%fp-300]
	st	%i3, [%fp-296]
	add	%fp, -288, %i4
	call	memcpy, 0
	 mov	%i4, %o0
	ld	[%i0+28], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i5
	cmp	%g1, 0
	be	.L2
	 add	%i0, 40, %i1
	cmp	%i2, 3
	be	.L2
	 mov	144, %g2
	srl	%g2, %i2, %g2
	andcc	%g2, 1, %g0
	be	.L22
	 ld	[%i5], %g2
	sethi	%gdop_hix22(lstat), %g1
	xor	%g1, %gdop_lox10(lstat), %g1
	ld	[%l7 + %g1], %g1, %gdop(lstat)
.L22:
	andcc	%g2, 4, %g0
	be	.L4
	 mov	%i1, %o0
	add	%i1, %i3, %o0
.L4:
	call	%g1, 0
	 mov	%i4, %o1
.L2:
	ld	[%i5+4], %i3
	cmp	%i3, 0
	bne	.L20
	 ld	[%i5+16], %g1
	add	%fp, -300, %o3
	mov	%i2, %o2
	mov	%i4, %o1
	call	%g1, 0
	 mov	%i1, %o0
	cmp	%i2, 1
	be	.L21
	 mov	%o0, %i0
	st	%i3, [%i5+24]
	jmp	%i7+8
	 restore
.L21:
	ld	[%fp-300], %g1
	and	%g1, 5, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %i3
	st	%i3, [%i5+24]
	jmp	%i7+8
	 restore
.L20:
	mov	%i2, %o2
	mov	%i4, %o1
	call	%g1, 0
	 mov	%i1, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	report, .-report
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"."
	.align 8
.LC1:
	.asciz	".."
	.section	.text.walk,"ax",@progbits
	.align 4
	.type	walk, #function
	.proc	04
walk:
	save	%sp, -408, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i0, 40, %i4
	ld	[%i0], %g1
	andcc	%g1, 4, %g0
	be	.L24
	 mov	%i4, %l0
	add	%i4, %i2, %l0
.L24:
	add	%fp, -288, %i5
	mov	288, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i5, %o0
	ld	[%i0], %g1
	andcc	%g1, 1, %g0
	be,a	.L26
	 ld	[%i0+8], %g1
	ld	[%i0+12], %g1
.L26:
	mov	%i5, %o1
	call	%g1, 0
	 mov	%l0, %o0
	orcc	%o0, 0, %l3
	be,a	.L27
	 ld	[%i0], %l0
	ld	[%i0+4], %g2
	cmp	%g2, 0
	bne	.L28
	 ld	[%i0+12], %g1
.L33:
	mov	%i5, %o1
	call	%g1, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	bne	.L30
	 sethi	%hi(61440), %g2
	ld	[%fp-264], %g1
	and	%g1, %g2, %g1
	sethi	%hi(40960), %g2
	cmp	%g1, %g2
	be	.L112
	 mov	%i3, %o4
.L30:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 13
	be	.L124
	 mov	%i3, %o4
	ld	[%i0], %g1
	andcc	%g1, 16, %g0
	be	.L23
	 mov	-1, %l3
	mov	%i3, %o4
.L124:
	mov	%i2, %o3
	mov	3, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	mov	%o0, %l3
.L23:
.L132:
	jmp	%i7+8
	 restore %g0, %l3, %o0
.L28:
	mov	%i5, %o1
	call	%g1, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	bne,a	.L125
	 ld	[%i0+4], %g1
	sethi	%hi(61440), %g2
	ld	[%fp-264], %g1
	and	%g1, %g2, %g1
	sethi	%hi(40960), %g2
	cmp	%g1, %g2
	be	.L113
	 mov	%i3, %o4
	ld	[%i0+4], %g1
.L125:
	cmp	%g1, 0
	bne	.L30
	 nop
	b	.L33
	 ld	[%i0+12], %g1
.L27:
	andcc	%l0, 2, %g0
	be	.L35
	 cmp	%i3, 0
	bne,a	.L114
	 ld	[%i0+32], %g2
	ld	[%fp-288], %g1
.L126:
	st	%g1, [%i0+32]
	sethi	%hi(61440), %g2
.L121:
	ld	[%fp-264], %g1
	and	%g1, %g2, %g1
	sethi	%hi(16384), %g2
	cmp	%g1, %g2
	be,a	.L38
	 ld	[%i0+4], %g1
	sethi	%hi(40960), %g2
	xor	%g1, %g2, %g1
	cmp	%g0, %g1
	mov	%i3, %o4
	subx	%g0, -1, %o2
	mov	%i2, %o3
	sll	%o2, 2, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	mov	%o0, %l3
	jmp	%i7+8
	 restore %g0, %l3, %o0
.L35:
	be	.L126
	 ld	[%fp-288], %g1
	b	.L121
	 sethi	%hi(61440), %g2
.L38:
	ld	[%fp-288], %g3
	ld	[%i0+36], %o7
	ld	[%fp-272], %g4
	cmp	%g1, 0
	be	.L115
	 ld	[%fp-268], %o5
	andcc	%l0, 4, %l4
.L122:
	be	.L43
	 mov	%i4, %l5
	add	%i4, %i2, %l5
.L43:
	st	%o7, [%fp-304]
	st	%g3, [%fp-300]
	st	%g4, [%fp-296]
	st	%o5, [%fp-292]
	mov	%l5, %o0
	call	opendir, 0
	 and	%l0, 8, %l0
	orcc	%o0, 0, %l1
	be	.L116
	 cmp	%l0, 0
	be	.L47
	 mov	%i3, %o4
	ld	[%i0+24], %l2
.L130:
	cmp	%l2, 0
	bne	.L117
	 cmp	%l4, 0
	bne	.L52
	 mov	-1, %l4
	add	%fp, -304, %g1
.L131:
	cmp	%i1, 0
	bne	.L118
	 st	%g1, [%i0+36]
	mov	0, %l3
	mov	0, %l5
.L58:
	add	%i1, %l3, %l3
	add	%i4, %l3, %g1
	st	%g1, [%fp-308]
	add	%i3, 1, %g1
	st	%g1, [%fp-312]
	cmp	%l2, 0
	bne	.L66
	 add	%i0, %i1, %i1
.L60:
	call	readdir, 0
	 mov	%l1, %o0
	mov	%o0, %g1
	add	%o0, 10, %i4
	cmp	%g1, 0
	be	.L66
	 mov	%i4, %o0
	call	strlen, 0
	 nop
	sethi	%gdop_hix22(.LC0), %o1
	mov	%o0, %l6
	xor	%o1, %gdop_lox10(.LC0), %o1
	mov	%i4, %o0
	call	strcmp, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC0)
	sethi	%gdop_hix22(.LC1), %o1
	mov	%o0, %g1
	xor	%o1, %gdop_lox10(.LC1), %o1
	mov	%i4, %o0
	cmp	%g1, 0
	be	.L60
	 ld	[%l7 + %o1], %o1, %gdop(.LC1)
	call	strcmp, 0
	 nop
	cmp	%o0, 0
	be	.L60
	 nop
	add	%l6, %l3, %l2
	add	%l2, 1, %g1
	cmp	%g1, 1024
	bgu	.L119
	 cmp	%l5, 0
	be	.L127
	 mov	%i4, %o1
	mov	47, %g1
	stb	%g1, [%i1+40]
.L127:
	call	strcpy, 0
	 ld	[%fp-308], %o0
	mov	%l2, %o1
	ld	[%fp-312], %o3
	mov	%l3, %o2
	call	walk, 0
	 mov	%i0, %o0
	mov	%o0, %l2
	cmp	%l2, 0
	be	.L60
	 stb	%g0, [%i1+40]
.L66:
	ld	[%fp-304], %g1
	mov	%l1, %o0
	call	closedir, 0
	 st	%g1, [%i0+36]
	cmp	%l4, -1
	be	.L120
	 cmp	%g0, %l0
	call	fchdir, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	bne	.L71
	 cmp	%l2, 0
	cmp	%g0, %l0
	addx	%g0, 0, %i4
	cmp	%g0, %l2
	subx	%g0, -1, %g1
	mov	%l4, %o0
	call	close, 0
	 and	%i4, %g1, %i4
.L69:
	andcc	%i4, 0xff, %g0
	be	.L80
	 mov	%i3, %o4
	mov	%i2, %o3
	mov	6, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	b	.L23
	 mov	%o0, %l3
.L114:
	ld	[%fp-288], %g1
	cmp	%g2, %g1
	be	.L121
	 sethi	%hi(61440), %g2
	b,a	.L23
.L115:
	orcc	%o7, 0, %g1
	bne,a	.L128
	 ld	[%g1+4], %g2
	b	.L122
	 andcc	%l0, 4, %l4
.L41:
.L129:
	cmp	%g1, 0
	be	.L122
	 andcc	%l0, 4, %l4
	ld	[%g1+4], %g2
.L128:
	cmp	%g2, %g3
	bne,a	.L129
	 ld	[%g1], %g1
	ld	[%g1+8], %g2
	cmp	%g2, %g4
	bne,a	.L129
	 ld	[%g1], %g1
	ld	[%g1+12], %g2
	cmp	%g2, %o5
	bne,a	.L41
	 ld	[%g1], %g1
	b,a	.L23
.L112:
	mov	%i2, %o3
	mov	7, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	b	.L23
	 mov	%o0, %l3
.L118:
	add	%i0, %i1, %g1
	ldsb	[%g1+39], %g1
	xor	%g1, 47, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %l5
	b	.L58
	 mov	%l5, %l3
.L113:
	mov	%i2, %o3
	mov	4, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	b	.L23
	 mov	%o0, %l3
.L47:
	mov	%i2, %o3
	mov	1, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %g1
	be,a	.L130
	 ld	[%i0+24], %l2
	mov	%l1, %o0
	call	closedir, 0
	 mov	%g1, %l3
	b,a	.L23
.L52:
	mov	0, %o1
	sethi	%gdop_hix22(.LC0), %o0
	xor	%o0, %gdop_lox10(.LC0), %o0
	call	open, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC0)
	orcc	%o0, 0, %l4
	bge	.L54
	 nop
	call	closedir, 0
	 mov	%l1, %o0
	b	.L23
	 mov	-1, %l3
.L117:
	st	%g0, [%i0+24]
	call	closedir, 0
	 mov	%l1, %o0
	b,a	.L23
.L71:
	bne	.L56
	 mov	%l2, %l3
	mov	%l4, %o0
.L123:
	call	close, 0
	 mov	-1, %l3
	b,a	.L23
.L54:
	call	chdir, 0
	 mov	%l5, %o0
	cmp	%o0, 0
	be	.L131
	 add	%fp, -304, %g1
	call	closedir, 0
	 mov	%l1, %o0
	call	fchdir, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	be	.L123
	 mov	%l4, %o0
	mov	-1, %l3
.L56:
.L133:
	call	close, 0
	 mov	%l4, %o0
	b,a	.L23
.L116:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 13
	bne,a	.L132
	 mov	-1, %l3
	mov	%i3, %o4
	mov	%i2, %o3
	mov	2, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	b	.L23
	 mov	%o0, %l3
.L120:
	addx	%g0, 0, %i4
	cmp	%g0, %l2
	subx	%g0, -1, %g1
	b	.L69
	 and	%i4, %g1, %i4
.L119:
	call	___errno, 0
	 nop
	mov	78, %g1
	st	%g1, [%o0]
	ld	[%fp-304], %g1
	mov	%l1, %o0
	call	closedir, 0
	 st	%g1, [%i0+36]
	cmp	%l4, -1
	be	.L132
	 mov	-1, %l3
	call	fchdir, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	bne,a	.L133
	 mov	-1, %l3
	b	.L123
	 mov	%l4, %o0
.L80:
	b	.L23
	 mov	%l2, %l3
	.size	walk, .-walk
	.section	.text.start.constprop.0,"ax",@progbits
	.align 4
	.type	start.constprop.0, #function
	.proc	04
start.constprop.0:
	save	%sp, -96, %sp
	call	strlen, 0
	 mov	%i1, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%o0, -1, %i5
	cmp	%i5, 1022
	bgu	.L170
	 mov	%o0, %i3
	add	%i0, 40, %i4
	mov	%i1, %o1
	call	strcpy, 0
	 mov	%i4, %o0
	cmp	%i3, 1
	bne,a	.L173
	 ldsb	[%i4+%i5], %g1
	b	.L139
	 mov	1, %i1
.L141:
	cmp	%i5, 1
	be	.L140
	 stb	%g0, [%i4+%i5]
	add	%i5, -1, %i5
	ldsb	[%i4+%i5], %g1
.L173:
	mov	%i3, %i1
	cmp	%g1, 47
	be	.L141
	 mov	%i5, %i3
.L139:
	mov	%i1, %i2
	mov	%i2, %i5
.L174:
	add	%i2, -1, %i2
	ldsb	[%i4+%i2], %g1
	cmp	%g1, 47
	be	.L171
	 cmp	%i2, 0
	bne,a	.L174
	 mov	%i2, %i5
	cmp	%i1, 1
	be,a	.L172
	 mov	0, %i2
.L146:
	call	walk, 0
	 restore %g0, 0, %o3
.L140:
	b	.L139
	 mov	1, %i1
.L154:
	mov	0, %i2
.L172:
	call	walk, 0
	 restore %g0, 0, %o3
.L171:
	ld	[%i0], %g1
	andcc	%g1, 4, %g0
	be	.L153
	 cmp	%i1, 1
	be	.L154
	 add	%i0, %i5, %i2
	mov	0, %o1
	sethi	%gdop_hix22(.LC0), %o0
	xor	%o0, %gdop_lox10(.LC0), %o0
	call	open, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC0)
	ldub	[%i2+40], %l0
	orcc	%o0, 0, %i3
	bge	.L147
	 stb	%g0, [%i2+40]
	stb	%l0, [%i2+40]
.L148:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L147:
	call	chdir, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be	.L149
	 mov	0, %o3
	stb	%l0, [%i2+40]
	mov	%i3, %o0
	call	fchdir, 0
	 mov	-1, %i0
.L151:
	call	close, 0
	 mov	%i3, %o0
	jmp	%i7+8
	 restore
.L153:
	bne	.L146
	 mov	%i5, %i2
	b	.L172
	 mov	0, %i2
.L149:
	mov	%i5, %o2
	mov	%i1, %o1
	mov	%i0, %o0
	call	walk, 0
	 stb	%l0, [%i2+40]
	mov	%o0, %i0
	call	fchdir, 0
	 mov	%i3, %o0
	cmp	%i0, 0
	bne	.L151
	 cmp	%o0, 0
	bne,a	.L151
	 mov	-1, %i0
	b,a	.L151
.L170:
	cmp	%g0, %o0
	call	___errno, 0
	 addx	%g0, -1, %i5
	and	%i5, -76, %i5
	add	%i5, 78, %i5
	b	.L148
	 st	%i5, [%o0]
	.size	start.constprop.0, .-start.constprop.0
	.section	.text.start_nftw,"ax",@progbits
	.align 4
	.type	start_nftw, #function
	.proc	04
start_nftw:
	save	%sp, -1160, %sp
	add	%fp, -1064, %g2
	mov	1064, %o2
	mov	%g2, %o0
	call	memset, 0
	 mov	0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__stat64), %g1
	sethi	%gdop_hix22(__lstat64), %g3
	xor	%g1, %gdop_lox10(__stat64), %g1
	xor	%g3, %gdop_lox10(__lstat64), %g3
	ld	[%l7 + %g1], %g1, %gdop(__stat64)
	mov	%i0, %o1
	ld	[%l7 + %g3], %l7, %gdop(__lstat64)
	st	%i2, [%fp-1064]
	st	%g1, [%fp-1056]
	st	%l7, [%fp-1052]
	st	%i1, [%fp-1048]
	call	start.constprop.0, 0
	 st	%i3, [%fp-1036]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	start_nftw, .-start_nftw
	.section	.text.start_ftw,"ax",@progbits
	.align 4
	.type	start_ftw, #function
	.proc	04
start_ftw:
	save	%sp, -1160, %sp
	add	%fp, -1064, %g2
	mov	1064, %o2
	mov	%g2, %o0
	call	memset, 0
	 mov	0, %o1
	mov	1, %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	st	%g3, [%fp-1060]
	sethi	%gdop_hix22(__stat64), %g1
	sethi	%gdop_hix22(__lstat64), %g3
	xor	%g1, %gdop_lox10(__stat64), %g1
	xor	%g3, %gdop_lox10(__lstat64), %g3
	ld	[%l7 + %g1], %g1, %gdop(__stat64)
	mov	%i0, %o1
	ld	[%l7 + %g3], %l7, %gdop(__lstat64)
	st	%g1, [%fp-1056]
	st	%i1, [%fp-1048]
	st	%l7, [%fp-1052]
	call	start.constprop.0, 0
	 st	%i2, [%fp-1036]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	start_ftw, .-start_ftw
	.section	.text.ftw,"ax",@progbits
	.align 4
	.global ftw
	.type	ftw, #function
	.proc	04
ftw:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(stat), %i2
	xor	%i2, %gdop_lox10(stat), %i2
	ld	[%l7 + %i2], %i2, %gdop(stat)
	call	start_ftw, 0
	 restore
	.size	ftw, .-ftw
	.section	.text._xftw,"ax",@progbits
	.align 4
	.global _xftw
	.type	_xftw, #function
	.proc	04
_xftw:
	save	%sp, -96, %sp
	mov	%i2, %g1
	mov	%i1, %i0
	mov	%i3, %i2
	call	ftw, 0
	 restore %g0, %g1, %o1
	.size	_xftw, .-_xftw
	.section	.text._xftw64,"ax",@progbits
	.align 4
	.global _xftw64
	.type	_xftw64, #function
	.proc	04
_xftw64:
	save	%sp, -96, %sp
	mov	%i2, %g1
	mov	%i1, %i0
	mov	0, %i2
	call	start_ftw, 0
	 restore %g0, %g1, %o1
	.size	_xftw64, .-_xftw64
	.section	.text.ftw64,"ax",@progbits
	.align 4
	.global ftw64
	.type	ftw64, #function
	.proc	04
ftw64:
	save	%sp, -96, %sp
	call	start_ftw, 0
	 restore %g0, 0, %o2
	.size	ftw64, .-ftw64
	.section	.text.nftw,"ax",@progbits
	.align 4
	.global nftw
	.type	nftw, #function
	.proc	04
nftw:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andcc	%i3, 1, %g0
	bne	.L183
	 mov	%i3, %i2
	sethi	%gdop_hix22(stat), %g1
	xor	%g1, %gdop_lox10(stat), %g1
	ld	[%l7 + %g1], %i3, %gdop(stat)
	call	start_nftw, 0
	 restore
.L183:
	sethi	%gdop_hix22(lstat), %g1
	xor	%g1, %gdop_lox10(lstat), %g1
	ld	[%l7 + %g1], %i3, %gdop(lstat)
	call	start_nftw, 0
	 restore
	.size	nftw, .-nftw
	.section	.text.nftw64,"ax",@progbits
	.align 4
	.global nftw64
	.type	nftw64, #function
	.proc	04
nftw64:
	save	%sp, -96, %sp
	mov	%i3, %i2
	call	start_nftw, 0
	 restore %g0, 0, %o3
	.size	nftw64, .-nftw64
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
