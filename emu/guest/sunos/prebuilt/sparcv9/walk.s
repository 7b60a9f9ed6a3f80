! d7cbdf546b2ecffcf375b12e1093f628 emu/guest/libc/walk.c
	.file	"walk.c"
	.section	".text"
	.section	.text.report,"ax",@progbits
	.align 4
	.type	report, #function
	.proc	04
report:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -480, %sp
	st	%i4, [%fp+1763]
	st	%g0, [%fp+1755]
	st	%i3, [%fp+1759]
	add	%fp, 1767, %i5
	mov	280, %o2
	mov	%i1, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	xor	%i2, 3, %g1
	cmp	%g0, %g1
	ldx	[%i0+40], %g2
	mov	0, %g1
	addx	%g0, 0, %g3
	movrne	%g2, 1, %g1
	andcc	%g1, %g3, %g0
	bne,pn	%icc, .L16
	 add	%i0, 64, %i4
	lduw	[%i0+4], %i3
	cmp	%i3, 0
	bne,pn	%icc, .L17
	 ldx	[%i0+24], %g1
.L5:
	add	%fp, 1755, %o3
	mov	%i2, %o2
	mov	%i5, %o1
	call	%g1, 0
	 mov	%i4, %o0
	cmp	%i2, 1
	be,pn	%icc, .L18
	 lduw	[%fp+1755], %g1
.L7:
	st	%i3, [%i0+36]
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L18:
	and	%g1, 5, %g1
	cmp	%g0, %g1
	ba,pt	%xcc, .L7
	 addx	%g0, 0, %i3
.L16:
	mov	144, %g1
	srlx	%g1, %i2, %g1
	and	%g1, 1, %g1
	brz,pt	%g1, .L19
	 lduw	[%i0], %g1
	sethi	%gdop_hix22(lstat), %g2
	xor	%g2, %gdop_lox10(lstat), %g2
	ldx	[%l7 + %g2], %g2, %gdop(lstat)
.L19:
	andcc	%g1, 4, %g0
	add	%i4, %i3, %i3
	mov	%i5, %o1
	mov	%i4, %o0
	call	%g2, 0
	 movne	%xcc, %i3, %o0
	lduw	[%i0+4], %i3
	cmp	%i3, 0
	be,pt	%icc, .L5
	 ldx	[%i0+24], %g1
.L17:
	mov	%i2, %o2
	mov	%i5, %o1
	call	%g1, 0
	 mov	%i4, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
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
	save	%sp, -496, %sp
	lduw	[%i0], %g1
	add	%i0, 64, %i4
	andcc	%g1, 4, %g0
	add	%i4, %i2, %g1
	add	%fp, 1767, %i5
	mov	280, %o2
	mov	0, %o1
	mov	%i5, %o0
	mov	%i4, %l1
	call	memset, 0
	 movne	%xcc, %g1, %l1
	lduw	[%i0], %g1
	ldx	[%i0+16], %g2
	andcc	%g1, 1, %g0
	mov	%i5, %o1
	ldx	[%i0+8], %g1
	movne	%xcc, %g2, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	%g1, 0
	 mov	%l1, %o0
	orcc	%o0, 0, %l0
	be,a,pt	%icc, .L23
	 lduw	[%i0], %l1
	lduw	[%i0+4], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L24
	 ldx	[%i0+16], %g1
.L29:
	mov	%i5, %o1
	call	%g1, 0
	 mov	%l1, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L26
	 sethi	%hi(61440), %g2
	lduw	[%fp+1783], %g1
	and	%g1, %g2, %g1
	sethi	%hi(40960), %g2
	cmp	%g1, %g2
	be,pn	%icc, .L102
	 mov	%i3, %o4
.L26:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 13
	be,pn	%icc, .L115
	 mov	%i3, %o4
	lduw	[%i0], %g1
	andcc	%g1, 16, %g0
	be,pt	%xcc, .L28
	 mov	-1, %l0
	mov	%i3, %o4
.L115:
	mov	%i2, %o3
	mov	3, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	mov	%o0, %l0
.L28:
	sra	%l0, 0, %i0
.L125:
	return	%i7+8
	 nop
.L24:
	mov	%i5, %o1
	call	%g1, 0
	 mov	%l1, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L116
	 lduw	[%i0+4], %g1
	sethi	%hi(61440), %g2
	lduw	[%fp+1783], %g1
	and	%g1, %g2, %g1
	sethi	%hi(40960), %g2
	cmp	%g1, %g2
	be,pn	%icc, .L103
	 mov	%i3, %o4
	lduw	[%i0+4], %g1
.L116:
	cmp	%g1, 0
	bne,pn	%icc, .L26
	 nop
	ba,pt	%xcc, .L29
	 ldx	[%i0+16], %g1
.L23:
	andcc	%l1, 2, %g0
	be,pt	%xcc, .L31
	 nop
	brnz,a,pt %i3, .L104
	 ldx	[%i0+48], %g2
	ldx	[%fp+1767], %g1
.L117:
	stx	%g1, [%i0+48]
	sethi	%hi(61440), %g2
.L112:
	lduw	[%fp+1783], %g1
	and	%g1, %g2, %g1
	sethi	%hi(16384), %g2
	cmp	%g1, %g2
	be,a,pt	%icc, .L34
	 lduw	[%i0+4], %g1
	sethi	%hi(40960), %g2
	xor	%g1, %g2, %g1
	cmp	%g0, %g1
	mov	%i3, %o4
	subx	%g0, -1, %o2
	mov	%i2, %o3
	sllx	%o2, 2, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	mov	%o0, %l0
	sra	%l0, 0, %i0
	return	%i7+8
	 nop
.L31:
	brz,pt	%i3, .L117
	 ldx	[%fp+1767], %g1
	ba,pt	%xcc, .L112
	 sethi	%hi(61440), %g2
.L34:
	ldx	[%fp+1767], %g3
	ldx	[%i0+56], %g5
	cmp	%g1, 0
	be,pt	%icc, .L105
	 ldx	[%fp+1775], %g4
.L35:
	andcc	%l1, 4, %l5
.L114:
	add	%i4, %i2, %g1
	stx	%g5, [%fp+1743]
	mov	%i4, %l4
	stx	%g3, [%fp+1751]
	movne	%icc, %g1, %l4
	stx	%g4, [%fp+1759]
	mov	%l4, %o0
	call	opendir, 0
	 and	%l1, 8, %l1
	brz,pn	%o0, .L106
	 mov	%o0, %l2
	cmp	%l1, 0
	be,pn	%icc, .L43
	 mov	%i3, %o4
.L46:
	lduw	[%i0+36], %l3
	cmp	%l3, 0
	bne,pn	%icc, .L107
	 cmp	%l5, 0
	bne,pn	%icc, .L48
	 mov	0, %o1
	mov	-1, %l5
	add	%fp, 1743, %g1
.L122:
	stx	%g1, [%i0+56]
	mov	0, %l4
	brz,pt	%i1, .L54
	 mov	0, %l6
	add	%i0, %i1, %g1
	ldsb	[%g1+63], %g1
	xor	%g1, 47, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %l6
	addx	%g0, 0, %l4
.L54:
	add	%i1, %l4, %l4
	add	%i3, 1, %g1
	add	%i4, %l4, %g2
	sra	%g1, 0, %g1
	stx	%g2, [%fp+1735]
	stx	%g1, [%fp+1727]
	cmp	%l3, 0
	bne,pn	%icc, .L62
	 add	%i0, %i1, %i1
.L56:
	call	readdir, 0
	 mov	%l2, %o0
	mov	%o0, %g1
	add	%o0, 18, %i4
	brz,pn	%g1, .L62
	 mov	%i4, %o0
	call	strlen, 0
	 nop
	mov	%o0, %l0
	sethi	%gdop_hix22(.LC0), %o1
	mov	%i4, %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	strcmp, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	mov	%o0, %g1
	sethi	%gdop_hix22(.LC1), %o1
	mov	%i4, %o0
	xor	%o1, %gdop_lox10(.LC1), %o1
	cmp	%g1, 0
	be,pt	%icc, .L56
	 ldx	[%l7 + %o1], %o1, %gdop(.LC1)
	call	strcmp, 0
	 nop
	cmp	%o0, 0
	be,pn	%icc, .L56
	 nop
	add	%l0, %l4, %l0
	add	%l0, 1, %g1
	cmp	%g1, 1024
	bgu,pn	%xcc, .L108
	 cmp	%l6, 0
	be,pt	%icc, .L118
	 mov	%i4, %o1
	mov	47, %g1
	stb	%g1, [%i1+64]
.L118:
	call	strcpy, 0
	 ldx	[%fp+1735], %o0
	ldx	[%fp+1727], %o3
	mov	%l4, %o2
	mov	%l0, %o1
	call	walk, 0
	 mov	%i0, %o0
	mov	%o0, %l3
	cmp	%l3, 0
	be,pt	%icc, .L56
	 stb	%g0, [%i1+64]
.L62:
	ldx	[%fp+1743], %g1
	mov	%l2, %o0
	call	closedir, 0
	 stx	%g1, [%i0+56]
	cmp	%l5, -1
	be,pn	%icc, .L109
	 cmp	%g0, %l1
	call	fchdir, 0
	 mov	%l5, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L67
	 cmp	%l3, 0
	cmp	%g0, %l1
	addx	%g0, 0, %i4
	cmp	%g0, %l3
	subx	%g0, -1, %g1
	mov	%l5, %o0
	call	close, 0
	 and	%i4, %g1, %i4
.L65:
	andcc	%i4, 0xff, %g0
	be,pn	%icc, .L76
	 mov	%i3, %o4
	mov	%i2, %o3
	mov	6, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L28
	 mov	%o0, %l0
.L104:
	ldx	[%fp+1767], %g1
	cmp	%g2, %g1
	be,pt	%xcc, .L112
	 sethi	%hi(61440), %g2
	sra	%l0, 0, %i0
	return	%i7+8
	 nop
.L105:
	brz,pn	%g5, .L35
	 mov	%g5, %g1
	ldx	[%g1+8], %g2
	cmp	%g2, %g3
	be,a,pn	%xcc, .L119
	 ldx	[%g1+16], %g2
	ldx	[%g1], %g1
.L120:
	brz,pn	%g1, .L114
	 andcc	%l1, 4, %l5
	ldx	[%g1+8], %g2
.L121:
	cmp	%g2, %g3
	bne,a,pt %xcc, .L120
	 ldx	[%g1], %g1
	ldx	[%g1+16], %g2
.L119:
	cmp	%g2, %g4
	be,a,pn	%xcc, .L125
	 sra	%l0, 0, %i0
	ldx	[%g1], %g1
	brnz,a,pt %g1, .L121
	 ldx	[%g1+8], %g2
	ba,pt	%xcc, .L114
	 andcc	%l1, 4, %l5
.L102:
	mov	%i2, %o3
	mov	7, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L28
	 mov	%o0, %l0
.L103:
	mov	%i2, %o3
	mov	4, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L28
	 mov	%o0, %l0
.L43:
	mov	%i2, %o3
	mov	1, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pt	%icc, .L46
	 mov	%o0, %g1
	mov	%l2, %o0
	call	closedir, 0
	 mov	%g1, %l0
	sra	%l0, 0, %i0
	return	%i7+8
	 nop
.L48:
	sethi	%gdop_hix22(.LC0), %o0
	xor	%o0, %gdop_lox10(.LC0), %o0
	call	open, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC0)
	mov	%o0, %l0
	cmp	%o0, 0
	bge,pn	%icc, .L50
	 sra	%o0, 0, %l5
	call	closedir, 0
	 mov	%l2, %o0
	ba,pt	%xcc, .L28
	 mov	-1, %l0
.L107:
	st	%g0, [%i0+36]
	call	closedir, 0
	 mov	%l2, %o0
	sra	%l0, 0, %i0
	return	%i7+8
	 nop
.L67:
	bne,pn	%icc, .L52
	 mov	%l3, %l0
	mov	%l5, %o0
.L124:
	call	close, 0
	 mov	-1, %l0
	sra	%l0, 0, %i0
	return	%i7+8
	 nop
.L50:
	call	chdir, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	be,pt	%icc, .L122
	 add	%fp, 1743, %g1
	call	closedir, 0
	 mov	%l2, %o0
	call	fchdir, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L123
	 mov	-1, %l0
	mov	%l0, %o0
	call	close, 0
	 mov	-1, %l0
	sra	%l0, 0, %i0
	return	%i7+8
	 nop
.L106:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 13
	bne,a,pt %icc, .L28
	 mov	-1, %l0
	mov	%i3, %o4
	mov	%i2, %o3
	mov	2, %o2
	mov	%i5, %o1
	call	report, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L28
	 mov	%o0, %l0
.L108:
	call	___errno, 0
	 nop
	mov	78, %g1
	st	%g1, [%o0]
	ldx	[%fp+1743], %g1
	mov	%l2, %o0
	call	closedir, 0
	 stx	%g1, [%i0+56]
	cmp	%l5, -1
	be,pn	%icc, .L28
	 mov	-1, %l0
	call	fchdir, 0
	 mov	%l5, %o0
	cmp	%o0, 0
	be,pt	%icc, .L124
	 mov	%l5, %o0
	mov	-1, %l0
.L52:
.L123:
	call	close, 0
	 mov	%l5, %o0
	sra	%l0, 0, %i0
	return	%i7+8
	 nop
.L109:
	addx	%g0, 0, %i4
	cmp	%g0, %l3
	subx	%g0, -1, %g1
	ba,pt	%xcc, .L65
	 and	%i4, %g1, %i4
.L76:
	ba,pt	%xcc, .L28
	 mov	%l3, %l0
	.size	walk, .-walk
	.section	.text.start.constprop.0,"ax",@progbits
	.align 4
	.type	start.constprop.0, #function
	.proc	04
start.constprop.0:
	save	%sp, -176, %sp
	call	strlen, 0
	 mov	%i1, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%o0, -1, %i5
	cmp	%i5, 1022
	bgu,pn	%xcc, .L159
	 mov	%o0, %i3
	add	%i0, 64, %i4
	mov	%i1, %o1
	call	strcpy, 0
	 mov	%i4, %o0
	cmp	%i3, 1
	bne,a,pt %xcc, .L162
	 ldsb	[%i4+%i5], %g1
	ba,pt	%xcc, .L131
	 mov	1, %i1
.L133:
	cmp	%i5, 1
	be,pn	%xcc, .L132
	 stb	%g0, [%i4+%i5]
	add	%i5, -1, %i5
	ldsb	[%i4+%i5], %g1
.L162:
	mov	%i3, %i1
	cmp	%g1, 47
	be,pt	%icc, .L133
	 mov	%i5, %i3
.L131:
	mov	%i1, %i2
	mov	%i2, %i5
.L163:
	add	%i2, -1, %i2
	ldsb	[%i4+%i2], %g1
	cmp	%g1, 47
	be,a,pn	%icc, .L160
	 lduw	[%i0], %g1
	brnz,a,pt %i2, .L163
	 mov	%i2, %i5
	cmp	%i1, 1
	be,a,pn	%xcc, .L161
	 mov	0, %i2
.L138:
	call	walk, 0
	 restore %g0, 0, %o3
.L132:
	ba,pt	%xcc, .L131
	 mov	1, %i1
.L146:
	mov	0, %i2
.L161:
	call	walk, 0
	 restore %g0, 0, %o3
.L160:
	andcc	%g1, 4, %g0
	be,pn	%xcc, .L145
	 cmp	%i1, 1
	be,pn	%xcc, .L146
	 add	%i0, %i5, %i2
	mov	0, %o1
	sethi	%gdop_hix22(.LC0), %o0
	xor	%o0, %gdop_lox10(.LC0), %o0
	call	open, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC0)
	ldub	[%i2+64], %l0
	stb	%g0, [%i2+64]
	cmp	%o0, 0
	bge,pn	%icc, .L139
	 mov	%o0, %i3
	stb	%l0, [%i2+64]
	ba,pt	%xcc, .L129
	 mov	-1, %i0
.L139:
	call	chdir, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,pn	%icc, .L141
	 mov	0, %o3
	stb	%l0, [%i2+64]
	mov	%i3, %o0
	call	fchdir, 0
	 mov	-1, %i0
.L143:
	call	close, 0
	 mov	%i3, %o0
.L129:
	return	%i7+8
	 sra	%o0, 0, %o0
.L145:
	bne,pt	%xcc, .L138
	 mov	%i5, %i2
	ba,pt	%xcc, .L161
	 mov	0, %i2
.L141:
	mov	%i5, %o2
	mov	%i1, %o1
	mov	%i0, %o0
	call	walk, 0
	 stb	%l0, [%i2+64]
	mov	%o0, %i0
	call	fchdir, 0
	 mov	%i3, %o0
	cmp	%g0, %i0
	subx	%g0, -1, %g2
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	andcc	%g2, %g1, %g0
	bne,a,pn %icc, .L143
	 mov	-1, %i0
	ba,pt	%xcc, .L143
	 nop
.L159:
	call	___errno, 0
	 mov	-1, %i0
	mov	78, %g1
	movre	%i3, 2, %g1
	ba,pt	%xcc, .L129
	 st	%g1, [%o0]
	.size	start.constprop.0, .-start.constprop.0
	.section	.text.start_nftw,"ax",@progbits
	.align 4
	.type	start_nftw, #function
	.proc	04
start_nftw:
	save	%sp, -1264, %sp
	add	%fp, 959, %g2
	mov	1088, %o2
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
	ldx	[%l7 + %g1], %g1, %gdop(__stat64)
	mov	%i0, %o1
	ldx	[%l7 + %g3], %l7, %gdop(__lstat64)
	st	%i2, [%fp+959]
	stx	%g1, [%fp+967]
	stx	%l7, [%fp+975]
	stx	%i1, [%fp+983]
	call	start.constprop.0, 0
	 stx	%i3, [%fp+999]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	start_nftw, .-start_nftw
	.section	.text.start_ftw,"ax",@progbits
	.align 4
	.type	start_ftw, #function
	.proc	04
start_ftw:
	save	%sp, -1264, %sp
	add	%fp, 959, %g2
	mov	1088, %o2
	mov	%g2, %o0
	call	memset, 0
	 mov	0, %o1
	mov	1, %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	st	%g3, [%fp+963]
	sethi	%gdop_hix22(__stat64), %g1
	sethi	%gdop_hix22(__lstat64), %g3
	xor	%g1, %gdop_lox10(__stat64), %g1
	xor	%g3, %gdop_lox10(__lstat64), %g3
	ldx	[%l7 + %g1], %g1, %gdop(__stat64)
	mov	%i0, %o1
	ldx	[%l7 + %g3], %l7, %gdop(__lstat64)
	stx	%g1, [%fp+967]
	stx	%i1, [%fp+983]
	stx	%l7, [%fp+975]
	call	start.constprop.0, 0
	 stx	%i2, [%fp+999]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	start_ftw, .-start_ftw
	.section	.text.ftw,"ax",@progbits
	.align 4
	.global ftw
	.type	ftw, #function
	.proc	04
ftw:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(stat), %i2
	xor	%i2, %gdop_lox10(stat), %i2
	ldx	[%l7 + %i2], %i2, %gdop(stat)
	call	start_ftw, 0
	 restore
	.size	ftw, .-ftw
	.section	.text._xftw,"ax",@progbits
	.align 4
	.global _xftw
	.type	_xftw, #function
	.proc	04
_xftw:
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
	call	start_ftw, 0
	 restore %g0, 0, %o2
	.size	ftw64, .-ftw64
	.section	.text.nftw,"ax",@progbits
	.align 4
	.global nftw
	.type	nftw, #function
	.proc	04
nftw:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andcc	%i3, 1, %g0
	bne,pt	%xcc, .L172
	 mov	%i3, %i2
	sethi	%gdop_hix22(stat), %g1
	xor	%g1, %gdop_lox10(stat), %g1
	ldx	[%l7 + %g1], %i3, %gdop(stat)
	call	start_nftw, 0
	 restore
.L172:
	sethi	%gdop_hix22(lstat), %g1
	xor	%g1, %gdop_lox10(lstat), %g1
	ldx	[%l7 + %g1], %i3, %gdop(lstat)
	call	start_nftw, 0
	 restore
	.size	nftw, .-nftw
	.section	.text.nftw64,"ax",@progbits
	.align 4
	.global nftw64
	.type	nftw64, #function
	.proc	04
nftw64:
	save	%sp, -176, %sp
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
