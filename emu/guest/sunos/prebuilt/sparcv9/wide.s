! 8ac133255da0be23afd8484c881746e8 emu/guest/libc/wide.c
	.file	"wide.c"
	.section	".text"
	.section	.text.narrow,"ax",@progbits
	.align 4
	.type	narrow, #function
	.proc	0102
narrow:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	lduw	[%i1], %g1
	add	%g1, -1, %g1
	cmp	%g1, 126
	bgu,pn	%icc, .L6
	 add	%i1, 4, %g2
	mov	0, %i5
.L3:
	lduw	[%g2], %g1
	mov	%i5, %o0
	add	%g1, -1, %g1
	add	%i5, 1, %i5
	cmp	%g1, 126
	bleu,pt	%icc, .L3
	 add	%g2, 4, %g2
	cmp	%i5, 399
	bgu,pn	%xcc, .L11
	 nop
.L4:
	mov	0, %g1
.L5:
	lduw	[%i1], %g2
	stb	%g2, [%i0+%g1]
	add	%g1, 1, %g1
	cmp	%g1, %i5
	blu,pt	%xcc, .L5
	 add	%i1, 4, %i1
	add	%i0, %i5, %i5
	stb	%g0, [%i5]
	return	%i7+8
	 nop
.L11:
	call	malloc, 0
	 add	%o0, 2, %o0
	mov	%o0, %g1
	movre	%o0, 399, %i5
	movre	%o0, %i0, %g1
	ba,pt	%xcc, .L4
	 mov	%g1, %i0
.L6:
	mov	%i0, %i5
	stb	%g0, [%i5]
	return	%i7+8
	 nop
	.size	narrow, .-narrow
	.section	.text.wctype,"ax",@progbits
	.align 4
	.global wctype
	.type	wctype, #function
	.proc	016
wctype:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(classes), %g1
	mov	0, %i5
	xor	%g1, %gdop_lox10(classes), %g1
	ldx	[%l7 + %g1], %l7, %gdop(classes)
.L14:
	ldx	[%l7], %o1
	mov	%i0, %o0
	call	strcmp, 0
	 add	%i5, 1, %i5
	cmp	%o0, 0
	be,pn	%icc, .L13
	 cmp	%i5, 12
	bne,pt	%icc, .L14
	 add	%l7, 16, %l7
	mov	0, %i5
.L13:
	return	%i7+8
	 srl	%o5, 0, %o0
	.size	wctype, .-wctype
	.section	.text.iswctype,"ax",@progbits
	.align 4
	.global iswctype
	.type	iswctype, #function
	.proc	04
iswctype:
	.register	%g3, #scratch
	save	%sp, -176, %sp
	add	%i1, -1, %i1
	cmp	%i1, 11
	mov	0, %g2
	movleu	%icc, 1, %g2
	cmp	%i0, 127
	mov	0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	movleu	%icc, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L20
	 mov	0, %g3
	return	%i7+8
	 sra	%g3, 0, %o0
.L20:
	sethi	%gdop_hix22(classes), %g1
	xor	%g1, %gdop_lox10(classes), %g1
	ldx	[%l7 + %g1], %l7, %gdop(classes)
	srl	%i1, 0, %i1
	sllx	%i1, 4, %i1
	add	%l7, %i1, %l7
	ldx	[%l7+8], %g1
	call	%g1, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g3
	return	%i7+8
	 sra	%g3, 0, %o0
	.size	iswctype, .-iswctype
	.section	.text.iswalpha,"ax",@progbits
	.align 4
	.global iswalpha
	.type	iswalpha, #function
	.proc	04
iswalpha:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L24
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L24:
	call	isalpha, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	iswalpha, .-iswalpha
	.section	.text.iswupper,"ax",@progbits
	.align 4
	.global iswupper
	.type	iswupper, #function
	.proc	04
iswupper:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L28
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L28:
	call	isupper, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	iswupper, .-iswupper
	.section	.text.iswlower,"ax",@progbits
	.align 4
	.global iswlower
	.type	iswlower, #function
	.proc	04
iswlower:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L32
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L32:
	call	islower, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	iswlower, .-iswlower
	.section	.text.iswdigit,"ax",@progbits
	.align 4
	.global iswdigit
	.type	iswdigit, #function
	.proc	04
iswdigit:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L36
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L36:
	call	isdigit, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	iswdigit, .-iswdigit
	.section	.text.iswxdigit,"ax",@progbits
	.align 4
	.global iswxdigit
	.type	iswxdigit, #function
	.proc	04
iswxdigit:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L40
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L40:
	call	isxdigit, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	iswxdigit, .-iswxdigit
	.section	.text.iswalnum,"ax",@progbits
	.align 4
	.global iswalnum
	.type	iswalnum, #function
	.proc	04
iswalnum:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L44
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L44:
	call	isalnum, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	iswalnum, .-iswalnum
	.section	.text.iswspace,"ax",@progbits
	.align 4
	.global iswspace
	.type	iswspace, #function
	.proc	04
iswspace:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L48
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L48:
	call	isspace, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	iswspace, .-iswspace
	.section	.text.iswblank,"ax",@progbits
	.align 4
	.global iswblank
	.type	iswblank, #function
	.proc	04
iswblank:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L52
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L52:
	call	isblank, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	iswblank, .-iswblank
	.section	.text.iswpunct,"ax",@progbits
	.align 4
	.global iswpunct
	.type	iswpunct, #function
	.proc	04
iswpunct:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L56
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L56:
	call	ispunct, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	iswpunct, .-iswpunct
	.section	.text.iswprint,"ax",@progbits
	.align 4
	.global iswprint
	.type	iswprint, #function
	.proc	04
iswprint:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L60
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L60:
	call	isprint, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	iswprint, .-iswprint
	.section	.text.iswgraph,"ax",@progbits
	.align 4
	.global iswgraph
	.type	iswgraph, #function
	.proc	04
iswgraph:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L64
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L64:
	call	isgraph, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	iswgraph, .-iswgraph
	.section	.text.iswcntrl,"ax",@progbits
	.align 4
	.global iswcntrl
	.type	iswcntrl, #function
	.proc	04
iswcntrl:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L68
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L68:
	call	iscntrl, 0
	 sra	%i0, 0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	iswcntrl, .-iswcntrl
	.section	.text.towlower,"ax",@progbits
	.align 4
	.global towlower
	.type	towlower, #function
	.proc	016
towlower:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L72
	 mov	%i0, %o0
	srl	%o0, 0, %i0
	return	%i7+8
	 nop
.L72:
	call	tolower, 0
	 sra	%i0, 0, %o0
	srl	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	towlower, .-towlower
	.section	.text.towupper,"ax",@progbits
	.align 4
	.global towupper
	.type	towupper, #function
	.proc	016
towupper:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pn	%icc, .L76
	 mov	%i0, %o0
	srl	%o0, 0, %i0
	return	%i7+8
	 nop
.L76:
	call	toupper, 0
	 sra	%i0, 0, %o0
	srl	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	towupper, .-towupper
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"tolower"
	.align 8
.LC1:
	.asciz	"toupper"
	.section	.text.wctrans,"ax",@progbits
	.align 4
	.global wctrans
	.type	wctrans, #function
	.proc	016
wctrans:
	save	%sp, -176, %sp
	mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %o1
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	strcmp, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	cmp	%o0, 0
	bne,pn	%icc, .L80
	 mov	1, %g1
	return	%i7+8
	 and	%g1, 3, %o0
.L80:
	mov	%i0, %o0
	sethi	%gdop_hix22(.LC1), %o1
	xor	%o1, %gdop_lox10(.LC1), %o1
	call	strcmp, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC1)
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	add	%g1, %g1, %g1
	return	%i7+8
	 and	%g1, 3, %o0
	.size	wctrans, .-wctrans
	.section	.text.towctrans,"ax",@progbits
	.align 4
	.global towctrans
	.type	towctrans, #function
	.proc	016
towctrans:
	save	%sp, -176, %sp
	cmp	%i1, 1
	be,pn	%icc, .L84
	 cmp	%i1, 2
	be,pn	%icc, .L85
	 nop
	return	%i7+8
	 nop
.L84:
	call	towlower, 0
	 restore
.L85:
	call	towupper, 0
	 restore
	.size	towctrans, .-towctrans
	.section	.text.wctob,"ax",@progbits
	.align 4
	.global wctob
	.type	wctob, #function
	.proc	04
wctob:
	save	%sp, -176, %sp
	cmp	%i0, 127
	mov	-1, %g1
	movleu	%icc, %i0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	wctob, .-wctob
	.section	.text.wcwidth,"ax",@progbits
	.align 4
	.global wcwidth
	.type	wcwidth, #function
	.proc	04
wcwidth:
	save	%sp, -176, %sp
	brnz,pn	%i0, .L94
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L94:
	call	iswprint, 0
	 mov	%i0, %o0
	mov	1, %g1
	cmp	%o0, 0
	move	%icc, -1, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	wcwidth, .-wcwidth
	.section	.text.wcswidth,"ax",@progbits
	.align 4
	.global wcswidth
	.type	wcswidth, #function
	.proc	04
wcswidth:
	save	%sp, -176, %sp
	brnz,pt	%i1, .L99
	 mov	0, %i5
	return	%i7+8
	 sra	%o5, 0, %o0
.L100:
	call	iswprint, 0
	 nop
	cmp	%o0, 0
	be,pn	%icc, .L101
	 add	%i5, 1, %i5
	cmp	%i1, %i5
	be,pn	%xcc, .L104
	 add	%i0, 4, %i0
.L99:
	lduw	[%i0], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L100
	 srl	%g1, 0, %o0
	return	%i7+8
	 sra	%o5, 0, %o0
.L101:
	mov	-1, %i5
	return	%i7+8
	 sra	%o5, 0, %o0
.L104:
	mov	%i1, %i5
	sra	%i5, 0, %i0
	return	%i7+8
	 nop
	.size	wcswidth, .-wcswidth
	.section	.text.btowc,"ax",@progbits
	.align 4
	.global btowc
	.type	btowc, #function
	.proc	016
btowc:
	save	%sp, -176, %sp
	cmp	%i0, 128
	mov	-1, %g1
	movlu	%icc, %i0, %g1
	return	%i7+8
	 srl	%g1, 0, %o0
	.size	btowc, .-btowc
	.section	.text.wcslen,"ax",@progbits
	.align 4
	.global wcslen
	.type	wcslen, #function
	.proc	017
wcslen:
	save	%sp, -176, %sp
	lduw	[%i0], %g1
	cmp	%g1, 0
	be,pn	%icc, .L112
	 add	%i0, 4, %g1
	mov	0, %i0
.L111:
	add	%g1, 4, %g1
	lduw	[%g1-4], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L111
	 add	%i0, 1, %i0
	return	%i7+8
	 nop
.L112:
	return	%i7+8
	 mov	0, %o0
	.size	wcslen, .-wcslen
	.section	.text.mbrtowc,"ax",@progbits
	.align 4
	.global mbrtowc
	.type	mbrtowc, #function
	.proc	017
mbrtowc:
	save	%sp, -176, %sp
	brz,pn	%i1, .L114
	 mov	0, %g1
	brz,pn	%i2, .L114
	 mov	-2, %g1
	brz,a,pn %i0, .L124
	 ldsb	[%i1], %g1
	ldub	[%i1], %g1
	st	%g1, [%i0]
	ldsb	[%i1], %g1
.L124:
	cmp	%g0, %g1
	addx	%g0, 0, %g1
.L114:
	return	%i7+8
	 mov	%g1, %o0
	.size	mbrtowc, .-mbrtowc
	.section	.text.mbtowc,"ax",@progbits
	.align 4
	.global mbtowc
	.type	mbtowc, #function
	.proc	04
mbtowc:
	save	%sp, -176, %sp
	mov	%i0, %o0
	mov	0, %o3
	mov	%i2, %o2
	call	mbrtowc, 0
	 mov	%i1, %o1
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	mbtowc, .-mbtowc
	.section	.text.wcrtomb,"ax",@progbits
	.align 4
	.global wcrtomb
	.type	wcrtomb, #function
	.proc	017
wcrtomb:
	save	%sp, -176, %sp
	brnz,a,pt %i0, .L127
	 stb	%i1, [%i0]
.L127:
	return	%i7+8
	 mov	1, %o0
	.size	wcrtomb, .-wcrtomb
	.section	.text.wctomb,"ax",@progbits
	.align 4
	.global wctomb
	.type	wctomb, #function
	.proc	04
wctomb:
	save	%sp, -176, %sp
	brz,pn	%i0, .L132
	 mov	0, %o0
	mov	0, %o2
	mov	%i1, %o1
	call	wcrtomb, 0
	 mov	%i0, %o0
.L132:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	wctomb, .-wctomb
	.section	.text.mbsinit,"ax",@progbits
	.align 4
	.global mbsinit
	.type	mbsinit, #function
	.proc	04
mbsinit:
	save	%sp, -176, %sp
	return	%i7+8
	 mov	1, %o0
	.size	mbsinit, .-mbsinit
	.section	.text.mblen,"ax",@progbits
	.align 4
	.global mblen
	.type	mblen, #function
	.proc	04
mblen:
	save	%sp, -176, %sp
	mov	0, %g2
	mov	0, %g1
	movrne	%i0, 1, %g2
	movrne	%i1, 1, %g1
	andcc	%g2, %g1, %g0
	be,pt	%icc, .L137
	 mov	0, %g3
	ldsb	[%i0], %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g3
.L137:
	return	%i7+8
	 sra	%g3, 0, %o0
	.size	mblen, .-mblen
	.section	.text.mbstowcs,"ax",@progbits
	.align 4
	.global mbstowcs
	.type	mbstowcs, #function
	.proc	017
mbstowcs:
	save	%sp, -176, %sp
	mov	0, %g1
	movre	%i0, 1, %g1
	mov	0, %g2
	movrne	%i2, 1, %g2
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L140
	 mov	0, %g1
	brz,a,pn %i0, .L155
	 ldsb	[%i1+%g1], %g2
	sllx	%g1, 2, %g2
.L156:
	ldub	[%i1+%g1], %g3
	st	%g3, [%i0+%g2]
	ldsb	[%i1+%g1], %g2
	cmp	%g2, 0
	be,pn	%icc, .L140
	 nop
	add	%g1, 1, %g1
	cmp	%i2, %g1
	bgu,pt	%xcc, .L156
	 sllx	%g1, 2, %g2
.L140:
	return	%i7+8
	 mov	%g1, %o0
.L154:
	ldsb	[%i1+%g1], %g2
.L155:
	cmp	%g2, 0
	bne,a,pt %icc, .L154
	 add	%g1, 1, %g1
	return	%i7+8
	 mov	%g1, %o0
	.size	mbstowcs, .-mbstowcs
	.section	.text.wcstombs,"ax",@progbits
	.align 4
	.global wcstombs
	.type	wcstombs, #function
	.proc	017
wcstombs:
	save	%sp, -176, %sp
	mov	0, %g2
	mov	0, %g1
	movre	%i0, 1, %g2
	movrne	%i2, 1, %g1
	orcc	%g2, %g1, %g0
	be,a,pn	%icc, .L175
	 mov	0, %g2
	lduw	[%i1], %g3
	cmp	%g3, 255
	bgu,pn	%icc, .L161
	 mov	%i1, %g1
	brnz,pt	%i0, .L162
	 mov	0, %g2
	ba,pt	%xcc, .L174
	 cmp	%g3, 0
.L173:
	lduw	[%g1], %g3
	cmp	%g3, 255
	bgu,pn	%icc, .L161
	 mov	%g1, %i1
.L162:
	stb	%g3, [%i0+%g2]
	lduw	[%i1], %g3
	cmp	%g3, 0
	be,pn	%icc, .L157
	 nop
	add	%g2, 1, %g2
	cmp	%i2, %g2
	bgu,pt	%xcc, .L173
	 add	%g1, 4, %g1
.L157:
.L175:
	return	%i7+8
	 mov	%g2, %o0
.L160:
	cmp	%g3, 0
.L174:
	be,pn	%icc, .L157
	 add	%g1, 4, %g1
	lduw	[%g1], %g3
	cmp	%g3, 255
	bleu,pt	%icc, .L160
	 add	%g2, 1, %g2
.L161:
	call	___errno, 0
	 nop
	mov	-1, %g2
	mov	88, %g1
	st	%g1, [%o0]
	return	%i7+8
	 mov	%g2, %o0
	.size	wcstombs, .-wcstombs
	.section	.text.mbsrtowcs,"ax",@progbits
	.align 4
	.global mbsrtowcs
	.type	mbsrtowcs, #function
	.proc	017
mbsrtowcs:
	save	%sp, -176, %sp
	ldx	[%i1], %o1
	mov	%i2, %o2
	call	mbstowcs, 0
	 mov	%i0, %o0
	brz,pn	%i0, .L176
	 cmp	%i2, %o0
	bleu,pt	%xcc, .L183
	 mov	0, %g1
.L178:
	stx	%g1, [%i1]
.L176:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L183:
	ldx	[%i1], %g1
	ba,pt	%xcc, .L178
	 add	%g1, %o0, %g1
	.size	mbsrtowcs, .-mbsrtowcs
	.section	.text.wcsrtombs,"ax",@progbits
	.align 4
	.global wcsrtombs
	.type	wcsrtombs, #function
	.proc	017
wcsrtombs:
	save	%sp, -176, %sp
	ldx	[%i1], %o1
	mov	%i2, %o2
	call	wcstombs, 0
	 mov	%i0, %o0
	xnor	%g0, %o0, %g3
	mov	0, %g2
	mov	0, %g1
	movrne	%i0, 1, %g2
	movrne	%g3, 1, %g1
	andcc	%g2, %g1, %g0
	be,pt	%icc, .L184
	 cmp	%i2, %o0
	bleu,pt	%xcc, .L191
	 mov	0, %g1
.L186:
	stx	%g1, [%i1]
.L184:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L191:
	sllx	%o0, 2, %g2
	ldx	[%i1], %g1
	ba,pt	%xcc, .L186
	 add	%g1, %g2, %g1
	.size	wcsrtombs, .-wcsrtombs
	.section	.text.mbrlen,"ax",@progbits
	.align 4
	.global mbrlen
	.type	mbrlen, #function
	.proc	017
mbrlen:
	save	%sp, -176, %sp
	mov	%i2, %i3
	mov	%i1, %i2
	mov	%i0, %i1
	call	mbrtowc, 0
	 restore %g0, 0, %o0
	.size	mbrlen, .-mbrlen
	.section	.text.wcswcs,"ax",@progbits
	.align 4
	.global wcswcs
	.type	wcswcs, #function
	.proc	0116
wcswcs:
	save	%sp, -176, %sp
	call	wcsstr, 0
	 restore
	.size	wcswcs, .-wcswcs
	.section	.text.wcstol,"ax",@progbits
	.align 4
	.global wcstol
	.type	wcstol, #function
	.proc	05
wcstol:
	save	%sp, -592, %sp
	mov	%i0, %o1
	add	%fp, 1647, %i3
	call	narrow, 0
	 mov	%i3, %o0
	mov	%i0, %i4
	mov	%o0, %i5
	mov	%i2, %o2
	call	strtol, 0
	 add	%fp, 1639, %o1
	brz,pn	%i1, .L195
	 mov	%o0, %i0
	ldx	[%fp+1639], %g1
	sub	%g1, %i5, %g1
	sllx	%g1, 2, %g1
	add	%i4, %g1, %i4
	stx	%i4, [%i1]
.L195:
	cmp	%i5, %i3
	be,pn	%xcc, .L200
	 nop
	call	free, 0
	 mov	%i5, %o0
.L200:
	return	%i7+8
	 nop
	.size	wcstol, .-wcstol
	.section	.text.wcstoul,"ax",@progbits
	.align 4
	.global wcstoul
	.type	wcstoul, #function
	.proc	017
wcstoul:
	save	%sp, -592, %sp
	mov	%i0, %o1
	add	%fp, 1647, %i3
	call	narrow, 0
	 mov	%i3, %o0
	mov	%i0, %i4
	mov	%o0, %i5
	mov	%i2, %o2
	call	strtoul, 0
	 add	%fp, 1639, %o1
	brz,pn	%i1, .L202
	 mov	%o0, %i0
	ldx	[%fp+1639], %g1
	sub	%g1, %i5, %g1
	sllx	%g1, 2, %g1
	add	%i4, %g1, %i4
	stx	%i4, [%i1]
.L202:
	cmp	%i5, %i3
	be,pn	%xcc, .L207
	 nop
	call	free, 0
	 mov	%i5, %o0
.L207:
	return	%i7+8
	 nop
	.size	wcstoul, .-wcstoul
	.section	.text.wcstoll,"ax",@progbits
	.align 4
	.global wcstoll
	.type	wcstoll, #function
	.proc	05
wcstoll:
	save	%sp, -592, %sp
	mov	%i0, %o1
	add	%fp, 1647, %i3
	call	narrow, 0
	 mov	%i3, %o0
	mov	%i0, %i4
	mov	%o0, %i5
	mov	%i2, %o2
	call	strtoll, 0
	 add	%fp, 1639, %o1
	brz,pn	%i1, .L209
	 mov	%o0, %i0
	ldx	[%fp+1639], %g1
	sub	%g1, %i5, %g1
	sllx	%g1, 2, %g1
	add	%i4, %g1, %i4
	stx	%i4, [%i1]
.L209:
	cmp	%i5, %i3
	be,pn	%xcc, .L214
	 nop
	call	free, 0
	 mov	%i5, %o0
.L214:
	return	%i7+8
	 nop
	.size	wcstoll, .-wcstoll
	wcstoll.localalias = wcstoll
	.section	.text.wcstoull,"ax",@progbits
	.align 4
	.global wcstoull
	.type	wcstoull, #function
	.proc	017
wcstoull:
	save	%sp, -592, %sp
	mov	%i0, %o1
	add	%fp, 1647, %i3
	call	narrow, 0
	 mov	%i3, %o0
	mov	%i0, %i4
	mov	%o0, %i5
	mov	%i2, %o2
	call	strtoull, 0
	 add	%fp, 1639, %o1
	brz,pn	%i1, .L216
	 mov	%o0, %i0
	ldx	[%fp+1639], %g1
	sub	%g1, %i5, %g1
	sllx	%g1, 2, %g1
	add	%i4, %g1, %i4
	stx	%i4, [%i1]
.L216:
	cmp	%i5, %i3
	be,pn	%xcc, .L221
	 nop
	call	free, 0
	 mov	%i5, %o0
.L221:
	return	%i7+8
	 nop
	.size	wcstoull, .-wcstoull
	wcstoull.localalias = wcstoull
	.section	.text.wcstoimax,"ax",@progbits
	.align 4
	.global wcstoimax
	.type	wcstoimax, #function
	.proc	05
wcstoimax:
	save	%sp, -176, %sp
	call	wcstoll.localalias, 0
	 restore
	.size	wcstoimax, .-wcstoimax
	.section	.text.wcstoumax,"ax",@progbits
	.align 4
	.global wcstoumax
	.type	wcstoumax, #function
	.proc	017
wcstoumax:
	save	%sp, -176, %sp
	call	wcstoull.localalias, 0
	 restore
	.size	wcstoumax, .-wcstoumax
	.section	.text.wcstod,"ax",@progbits
	.align 4
	.global wcstod
	.type	wcstod, #function
	.proc	07
wcstod:
	save	%sp, -608, %sp
	mov	%i0, %o1
	add	%fp, 1647, %i4
	call	narrow, 0
	 mov	%i4, %o0
	mov	%o0, %i5
	call	strtod, 0
	 add	%fp, 1639, %o1
	brz,pn	%i1, .L225
	 ldx	[%fp+1639], %g1
	sub	%g1, %i5, %g1
	sllx	%g1, 2, %g1
	add	%i0, %g1, %i0
	stx	%i0, [%i1]
.L225:
	cmp	%i5, %i4
	be,pn	%xcc, .L230
	 nop
	std	%f0, [%fp+1623]
	call	free, 0
	 mov	%i5, %o0
	ldd	[%fp+1623], %f0
.L230:
	return	%i7+8
	 nop
	.size	wcstod, .-wcstod
	.section	.text.wcstof,"ax",@progbits
	.align 4
	.global wcstof
	.type	wcstof, #function
	.proc	06
wcstof:
	save	%sp, -608, %sp
	mov	%i0, %o1
	add	%fp, 1647, %i4
	call	narrow, 0
	 mov	%i4, %o0
	mov	%o0, %i5
	call	strtof, 0
	 add	%fp, 1639, %o1
	brz,pn	%i1, .L232
	 ldx	[%fp+1639], %g1
	sub	%g1, %i5, %g1
	sllx	%g1, 2, %g1
	add	%i0, %g1, %i0
	stx	%i0, [%i1]
.L232:
	cmp	%i5, %i4
	be,pn	%xcc, .L237
	 nop
	st	%f0, [%fp+1627]
	call	free, 0
	 mov	%i5, %o0
	ld	[%fp+1627], %f0
.L237:
	return	%i7+8
	 nop
	.size	wcstof, .-wcstof
	.section	.text.quad_wcstold,"ax",@progbits
	.align 4
	.global quad_wcstold
	.type	quad_wcstold, #function
	.proc	010
quad_wcstold:
	save	%sp, -640, %sp
	mov	%i0, %o1
	add	%fp, 1647, %i4
	call	narrow, 0
	 mov	%i4, %o0
	mov	%o0, %i5
	call	quad_strtold, 0
	 add	%fp, 1607, %o1
	stx	%o0, [%fp+1615]
	brz,pn	%i1, .L239
	 stx	%o1, [%fp+1623]
	ldx	[%fp+1607], %g1
	sub	%g1, %i5, %g1
	sllx	%g1, 2, %g1
	add	%i0, %g1, %i0
	stx	%i0, [%i1]
.L239:
	cmp	%i5, %i4
	be,a,pn	%xcc, .L244
	 ldx	[%fp+1623], %i1
	call	free, 0
	 mov	%i5, %o0
	ldx	[%fp+1623], %i1
.L244:
	ldx	[%fp+1615], %i0
	return	%i7+8
	 nop
	.size	quad_wcstold, .-quad_wcstold
	.section	.text.wcsftime,"ax",@progbits
	.align 4
	.global wcsftime
	.type	wcsftime, #function
	.proc	017
wcsftime:
	save	%sp, -176, %sp
	call	wcslen, 0
	 mov	%i2, %o0
	mov	%i0, %i5
	mov	%o0, %l0
	mov	0, %i0
	add	%i1, 1, %o0
	call	malloc, 0
	 add	%o0, %l0, %o0
	brz,pn	%o0, .L257
	 mov	%o0, %l1
	add	%l0, 1, %i4
	mov	%i2, %o1
	call	wcstombs, 0
	 mov	%i4, %o2
	cmp	%o0, %l0
	be,a,pn	%xcc, .L247
	 add	%l1, %i4, %i4
.L249:
	mov	0, %i0
.L248:
	call	free, 0
	 mov	%l1, %o0
.L257:
	return	%i7+8
	 nop
.L247:
	mov	%i3, %o3
	mov	%l1, %o2
	mov	%i1, %o1
	call	strftime, 0
	 mov	%i4, %o0
	brz,pn	%o0, .L249
	 mov	%o0, %i0
	sllx	%o0, 2, %g3
	add	%i5, 4, %g2
	mov	%i5, %g1
	mov	%i4, %o2
	add	%g3, %g2, %g3
.L250:
	ldub	[%o2], %g2
	st	%g2, [%g1]
	add	%g1, 4, %g1
	cmp	%g1, %g3
	bne,pt	%xcc, .L250
	 add	%o2, 1, %o2
	ba,pt	%xcc, .L248
	 nop
	.size	wcsftime, .-wcsftime
	.section	.text.wcsxfrm,"ax",@progbits
	.align 4
	.global wcsxfrm
	.type	wcsxfrm, #function
	.proc	017
wcsxfrm:
	save	%sp, -176, %sp
	call	wcslen, 0
	 mov	%i1, %o0
	brz,pn	%i2, .L258
	 mov	0, %g2
	mov	0, %g1
.L260:
	add	%g1, 1, %g1
	cmp	%i2, %g1
	lduw	[%i1+%g2], %g3
	mov	0, %g4
	st	%g3, [%i0+%g2]
	movgu	%xcc, 1, %g4
	cmp	%o0, %g1
	mov	0, %g3
	movgeu	%xcc, 1, %g3
	andcc	%g4, %g3, %g0
	bne,pt	%icc, .L260
	 add	%g2, 4, %g2
.L258:
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	wcsxfrm, .-wcsxfrm
	.section	.text.wcsdup,"ax",@progbits
	.align 4
	.global wcsdup
	.type	wcsdup, #function
	.proc	0116
wcsdup:
	save	%sp, -176, %sp
	call	wcslen, 0
	 mov	%i0, %o0
	add	%o0, 1, %i2
	sllx	%i2, 2, %i2
	call	malloc, 0
	 mov	%i2, %o0
	brz,pn	%o0, .L265
	 mov	%i0, %i1
	call	memcpy, 0
	 restore %g0, %o0, %o0
.L265:
	return	%i7+8
	 mov	0, %o0
	.size	wcsdup, .-wcsdup
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	"alpha"
	.align 8
.LC3:
	.asciz	"upper"
	.align 8
.LC4:
	.asciz	"lower"
	.align 8
.LC5:
	.asciz	"digit"
	.align 8
.LC6:
	.asciz	"xdigit"
	.align 8
.LC7:
	.asciz	"alnum"
	.align 8
.LC8:
	.asciz	"space"
	.align 8
.LC9:
	.asciz	"blank"
	.align 8
.LC10:
	.asciz	"punct"
	.align 8
.LC11:
	.asciz	"print"
	.align 8
.LC12:
	.asciz	"graph"
	.align 8
.LC13:
	.asciz	"cntrl"
	.section	.data.rel.ro,"aw"
	.align 8
	.type	classes, #object
	.size	classes, 192
classes:
	.xword	.LC2
	.xword	isalpha
	.xword	.LC3
	.xword	isupper
	.xword	.LC4
	.xword	islower
	.xword	.LC5
	.xword	isdigit
	.xword	.LC6
	.xword	isxdigit
	.xword	.LC7
	.xword	isalnum
	.xword	.LC8
	.xword	isspace
	.xword	.LC9
	.xword	isblank
	.xword	.LC10
	.xword	ispunct
	.xword	.LC11
	.xword	isprint
	.xword	.LC12
	.xword	isgraph
	.xword	.LC13
	.xword	iscntrl
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
