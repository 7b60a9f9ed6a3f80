! 8ac133255da0be23afd8484c881746e8 emu/guest/libc/wide.c
	.file	"wide.c"
	.section	".text"
	.section	.text.narrow,"ax",@progbits
	.align 4
	.type	narrow, #function
	.proc	0102
narrow:
	save	%sp, -96, %sp
	ld	[%i1], %g1
	add	%g1, -1, %g1
	cmp	%g1, 126
	bgu	.L6
	 mov	0, %i5
	mov	%i5, %o0
.L13:
	add	%i5, 1, %i5
	sll	%i5, 2, %g1
	ld	[%i1+%g1], %g1
	add	%g1, -1, %g1
	cmp	%g1, 126
	bleu,a	.L13
	 mov	%i5, %o0
	cmp	%i5, 399
	bgu	.L11
	 nop
.L4:
	mov	0, %g1
	sll	%g1, 2, %g2
.L14:
	ld	[%i1+%g2], %g2
	stb	%g2, [%i0+%g1]
	add	%g1, 1, %g1
	cmp	%g1, %i5
	blu,a	.L14
	 sll	%g1, 2, %g2
	add	%i0, %i5, %i5
	stb	%g0, [%i5]
	jmp	%i7+8
	 restore
.L11:
	call	malloc, 0
	 add	%o0, 2, %o0
	cmp	%o0, 0
	bne,a	.L4
	 mov	%o0, %i0
	b	.L4
	 mov	399, %i5
.L6:
	mov	%i0, %i5
	stb	%g0, [%i5]
	jmp	%i7+8
	 restore
	.size	narrow, .-narrow
	.section	.text.wctype,"ax",@progbits
	.align 4
	.global wctype
	.type	wctype, #function
	.proc	016
wctype:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(classes), %g1
	mov	0, %i5
	xor	%g1, %gdop_lox10(classes), %g1
	ld	[%l7 + %g1], %l7, %gdop(classes)
.L17:
	ld	[%l7], %o1
	mov	%i0, %o0
	call	strcmp, 0
	 add	%i5, 1, %i5
	cmp	%o0, 0
	be	.L15
	 cmp	%i5, 12
	bne	.L17
	 add	%l7, 8, %l7
	mov	0, %i5
.L15:
	jmp	%i7+8
	 restore %g0, %i5, %o0
	.size	wctype, .-wctype
	.section	.text.iswctype,"ax",@progbits
	.align 4
	.global iswctype
	.type	iswctype, #function
	.proc	04
iswctype:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i1, -1, %i1
	cmp	%i1, 11
	bgu	.L26
	 cmp	%i0, 127
	bleu	.L33
	 sethi	%gdop_hix22(classes), %g1
.L26:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L33:
	xor	%g1, %gdop_lox10(classes), %g1
	sll	%i1, 3, %i1
	ld	[%l7 + %g1], %l7, %gdop(classes)
	add	%l7, %i1, %l7
	ld	[%l7+4], %g1
	call	%g1, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %i0
	jmp	%i7+8
	 restore
	.size	iswctype, .-iswctype
	.section	.text.iswalpha,"ax",@progbits
	.align 4
	.global iswalpha
	.type	iswalpha, #function
	.proc	04
iswalpha:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L37
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L37:
	call	isalpha, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	iswalpha, .-iswalpha
	.section	.text.iswupper,"ax",@progbits
	.align 4
	.global iswupper
	.type	iswupper, #function
	.proc	04
iswupper:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L41
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L41:
	call	isupper, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	iswupper, .-iswupper
	.section	.text.iswlower,"ax",@progbits
	.align 4
	.global iswlower
	.type	iswlower, #function
	.proc	04
iswlower:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L45
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L45:
	call	islower, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	iswlower, .-iswlower
	.section	.text.iswdigit,"ax",@progbits
	.align 4
	.global iswdigit
	.type	iswdigit, #function
	.proc	04
iswdigit:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L49
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L49:
	call	isdigit, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	iswdigit, .-iswdigit
	.section	.text.iswxdigit,"ax",@progbits
	.align 4
	.global iswxdigit
	.type	iswxdigit, #function
	.proc	04
iswxdigit:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L53
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L53:
	call	isxdigit, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	iswxdigit, .-iswxdigit
	.section	.text.iswalnum,"ax",@progbits
	.align 4
	.global iswalnum
	.type	iswalnum, #function
	.proc	04
iswalnum:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L57
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L57:
	call	isalnum, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	iswalnum, .-iswalnum
	.section	.text.iswspace,"ax",@progbits
	.align 4
	.global iswspace
	.type	iswspace, #function
	.proc	04
iswspace:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L61
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L61:
	call	isspace, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	iswspace, .-iswspace
	.section	.text.iswblank,"ax",@progbits
	.align 4
	.global iswblank
	.type	iswblank, #function
	.proc	04
iswblank:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L65
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L65:
	call	isblank, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	iswblank, .-iswblank
	.section	.text.iswpunct,"ax",@progbits
	.align 4
	.global iswpunct
	.type	iswpunct, #function
	.proc	04
iswpunct:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L69
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L69:
	call	ispunct, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	iswpunct, .-iswpunct
	.section	.text.iswprint,"ax",@progbits
	.align 4
	.global iswprint
	.type	iswprint, #function
	.proc	04
iswprint:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L73
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L73:
	call	isprint, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	iswprint, .-iswprint
	.section	.text.iswgraph,"ax",@progbits
	.align 4
	.global iswgraph
	.type	iswgraph, #function
	.proc	04
iswgraph:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L77
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L77:
	call	isgraph, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	iswgraph, .-iswgraph
	.section	.text.iswcntrl,"ax",@progbits
	.align 4
	.global iswcntrl
	.type	iswcntrl, #function
	.proc	04
iswcntrl:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L81
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L81:
	call	iscntrl, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	iswcntrl, .-iswcntrl
	.section	.text.towlower,"ax",@progbits
	.align 4
	.global towlower
	.type	towlower, #function
	.proc	016
towlower:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L84
	 nop
	jmp	%i7+8
	 restore
.L84:
	call	tolower, 0
	 restore
	.size	towlower, .-towlower
	.section	.text.towupper,"ax",@progbits
	.align 4
	.global towupper
	.type	towupper, #function
	.proc	016
towupper:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L87
	 nop
	jmp	%i7+8
	 restore
.L87:
	call	toupper, 0
	 restore
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %o1
	mov	%i0, %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	strcmp, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC0)
	cmp	%o0, 0
	bne	.L92
	 mov	1, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L92:
	mov	%i0, %o0
	sethi	%gdop_hix22(.LC1), %o1
	xor	%o1, %gdop_lox10(.LC1), %o1
	call	strcmp, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC1)
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	add	%g1, %g1, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	wctrans, .-wctrans
	.section	.text.towctrans,"ax",@progbits
	.align 4
	.global towctrans
	.type	towctrans, #function
	.proc	016
towctrans:
	save	%sp, -96, %sp
	cmp	%i1, 1
	be	.L96
	 cmp	%i1, 2
	be	.L97
	 nop
	jmp	%i7+8
	 restore
.L96:
	call	towlower, 0
	 restore
.L97:
	call	towupper, 0
	 restore
	.size	towctrans, .-towctrans
	.section	.text.wctob,"ax",@progbits
	.align 4
	.global wctob
	.type	wctob, #function
	.proc	04
wctob:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bgu	.L101
	 nop
	jmp	%i7+8
	 restore
.L101:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	wctob, .-wctob
	.section	.text.wcwidth,"ax",@progbits
	.align 4
	.global wcwidth
	.type	wcwidth, #function
	.proc	04
wcwidth:
	save	%sp, -96, %sp
	cmp	%i0, 0
	bne	.L107
	 mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L107:
	call	iswprint, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, -1, %g1
	or	%g1, 1, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	wcwidth, .-wcwidth
	.section	.text.wcswidth,"ax",@progbits
	.align 4
	.global wcswidth
	.type	wcswidth, #function
	.proc	04
wcswidth:
	save	%sp, -96, %sp
	cmp	%i1, 0
	bne	.L109
	 mov	0, %i5
	jmp	%i7+8
	 restore %g0, 0, %o0
.L112:
	call	iswprint, 0
	 nop
	cmp	%o0, 0
	be	.L114
	 add	%i5, 1, %i5
	cmp	%i1, %i5
	be	.L118
	 nop
.L109:
	sll	%i5, 2, %g1
	ld	[%i0+%g1], %o0
	cmp	%o0, 0
	bne	.L112
	 nop
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L114:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L118:
	jmp	%i7+8
	 restore %g0, %i1, %o0
	jmp	%i7+8
	 restore
	.size	wcswidth, .-wcswidth
	.section	.text.btowc,"ax",@progbits
	.align 4
	.global btowc
	.type	btowc, #function
	.proc	016
btowc:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bgu	.L123
	 nop
	jmp	%i7+8
	 restore
.L123:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	btowc, .-btowc
	.section	.text.wcslen,"ax",@progbits
	.align 4
	.global wcslen
	.type	wcslen, #function
	.proc	016
wcslen:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L124
	 nop
	mov	0, %g1
	add	%g1, 1, %g1
.L131:
	sll	%g1, 2, %g2
	ld	[%i0+%g2], %g2
	cmp	%g2, 0
	bne,a	.L131
	 add	%g1, 1, %g1
.L124:
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	wcslen, .-wcslen
	.section	.text.mbrtowc,"ax",@progbits
	.align 4
	.global mbrtowc
	.type	mbrtowc, #function
	.proc	016
mbrtowc:
	save	%sp, -96, %sp
	cmp	%i1, 0
	be	.L135
	 cmp	%i2, 0
	be	.L132
	 mov	-2, %g1
	cmp	%i0, 0
	be,a	.L141
	 ldsb	[%i1], %g1
	ldub	[%i1], %g1
	st	%g1, [%i0]
	ldsb	[%i1], %g1
.L141:
	cmp	%g0, %g1
	addx	%g0, 0, %g1
.L132:
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L135:
	mov	0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	mbrtowc, .-mbrtowc
	.section	.text.mbtowc,"ax",@progbits
	.align 4
	.global mbtowc
	.type	mbtowc, #function
	.proc	04
mbtowc:
	save	%sp, -96, %sp
	call	mbrtowc, 0
	 restore %g0, 0, %o3
	.size	mbtowc, .-mbtowc
	.section	.text.wcrtomb,"ax",@progbits
	.align 4
	.global wcrtomb
	.type	wcrtomb, #function
	.proc	016
wcrtomb:
	save	%sp, -96, %sp
	cmp	%i0, 0
	bne,a	.L144
	 stb	%i1, [%i0]
.L144:
	jmp	%i7+8
	 restore %g0, 1, %o0
	.size	wcrtomb, .-wcrtomb
	.section	.text.wctomb,"ax",@progbits
	.align 4
	.global wctomb
	.type	wctomb, #function
	.proc	04
wctomb:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L150
	 nop
	call	wcrtomb, 0
	 restore %g0, 0, %o2
.L150:
	jmp	%i7+8
	 restore
	.size	wctomb, .-wctomb
	.section	.text.mbsinit,"ax",@progbits
	.align 4
	.global mbsinit
	.type	mbsinit, #function
	.proc	04
mbsinit:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 1, %o0
	.size	mbsinit, .-mbsinit
	.section	.text.mblen,"ax",@progbits
	.align 4
	.global mblen
	.type	mblen, #function
	.proc	04
mblen:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L154
	 cmp	%i1, 0
	be	.L154
	 nop
	ldsb	[%i0], %g1
	cmp	%g0, %g1
	addx	%g0, 0, %i0
	jmp	%i7+8
	 restore
.L154:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	mblen, .-mblen
	.section	.text.mbstowcs,"ax",@progbits
	.align 4
	.global mbstowcs
	.type	mbstowcs, #function
	.proc	016
mbstowcs:
	save	%sp, -96, %sp
	cmp	%i2, 0
	bne	.L169
	 cmp	%i0, 0
	bne	.L179
	 mov	0, %g1
.L177:
.L164:
	ldsb	[%i1+%g1], %g2
	cmp	%g2, 0
	bne,a	.L177
	 add	%g1, 1, %g1
.L161:
.L179:
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L169:
	be	.L164
	 mov	0, %g1
	sll	%g1, 2, %g2
.L180:
	ldub	[%i1+%g1], %g3
	st	%g3, [%i0+%g2]
	ldsb	[%i1+%g1], %g2
	cmp	%g2, 0
	be	.L161
	 nop
	add	%g1, 1, %g1
	cmp	%i2, %g1
	bgu	.L180
	 sll	%g1, 2, %g2
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	mbstowcs, .-mbstowcs
	.section	.text.wcstombs,"ax",@progbits
	.align 4
	.global wcstombs
	.type	wcstombs, #function
	.proc	016
wcstombs:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L191
	 cmp	%i2, 0
	be	.L201
	 mov	0, %g2
.L191:
	ld	[%i1], %g3
	cmp	%g3, 255
	bgu	.L186
	 mov	%i1, %g1
	cmp	%i0, 0
	bne	.L187
	 mov	0, %g2
	b	.L200
	 cmp	%g3, 0
.L199:
	ld	[%g1], %g3
	cmp	%g3, 255
	bgu	.L186
	 mov	%g1, %i1
.L187:
	stb	%g3, [%i0+%g2]
	ld	[%i1], %g3
	cmp	%g3, 0
	be	.L181
	 nop
	add	%g2, 1, %g2
	cmp	%i2, %g2
	bgu	.L199
	 add	%g1, 4, %g1
.L181:
.L201:
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L198:
	ld	[%g1], %g3
	cmp	%g3, 255
	bgu	.L186
	 add	%g2, 1, %g2
	cmp	%g3, 0
.L200:
	bne,a	.L198
	 add	%g1, 4, %g1
	b,a	.L181
.L186:
	call	___errno, 0
	 nop
	mov	-1, %g2
	mov	88, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore %g0, %g2, %o0
	.size	wcstombs, .-wcstombs
	.section	.text.mbsrtowcs,"ax",@progbits
	.align 4
	.global mbsrtowcs
	.type	mbsrtowcs, #function
	.proc	016
mbsrtowcs:
	save	%sp, -96, %sp
	mov	%i0, %o0
	ld	[%i1], %o1
	call	mbstowcs, 0
	 mov	%i2, %o2
	cmp	%i0, 0
	be	.L209
	 mov	%o0, %i0
	cmp	%i2, %o0
	bgu	.L204
	 mov	0, %g1
	ld	[%i1], %g1
	add	%g1, %o0, %g1
.L204:
	st	%g1, [%i1]
.L209:
	jmp	%i7+8
	 restore
	.size	mbsrtowcs, .-mbsrtowcs
	.section	.text.wcsrtombs,"ax",@progbits
	.align 4
	.global wcsrtombs
	.type	wcsrtombs, #function
	.proc	016
wcsrtombs:
	save	%sp, -96, %sp
	mov	%i0, %o0
	ld	[%i1], %o1
	call	wcstombs, 0
	 mov	%i2, %o2
	cmp	%i0, 0
	be	.L220
	 mov	%o0, %i0
	cmp	%o0, -1
	be	.L220
	 cmp	%i2, %o0
	bgu	.L212
	 mov	0, %g1
	sll	%o0, 2, %g2
	ld	[%i1], %g1
	add	%g1, %g2, %g1
.L212:
	st	%g1, [%i1]
.L220:
	jmp	%i7+8
	 restore
	.size	wcsrtombs, .-wcsrtombs
	.section	.text.mbrlen,"ax",@progbits
	.align 4
	.global mbrlen
	.type	mbrlen, #function
	.proc	016
mbrlen:
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
	call	wcsstr, 0
	 restore
	.size	wcswcs, .-wcswcs
	.section	.text.wcstol,"ax",@progbits
	.align 4
	.global wcstol
	.type	wcstol, #function
	.proc	04
wcstol:
	save	%sp, -504, %sp
	mov	%i0, %o1
	add	%fp, -400, %i3
	call	narrow, 0
	 mov	%i3, %o0
	mov	%i2, %o2
	mov	%o0, %i5
	call	strtol, 0
	 add	%fp, -404, %o1
	mov	%i0, %i4
	cmp	%i1, 0
	be	.L224
	 mov	%o0, %i0
	ld	[%fp-404], %g1
	sub	%g1, %i5, %g1
	sll	%g1, 2, %g1
	add	%i4, %g1, %i4
	st	%i4, [%i1]
.L224:
	cmp	%i5, %i3
	be	.L229
	 nop
	call	free, 0
	 mov	%i5, %o0
.L229:
	jmp	%i7+8
	 restore
	.size	wcstol, .-wcstol
	.section	.text.wcstoul,"ax",@progbits
	.align 4
	.global wcstoul
	.type	wcstoul, #function
	.proc	016
wcstoul:
	save	%sp, -504, %sp
	mov	%i0, %o1
	add	%fp, -400, %i3
	call	narrow, 0
	 mov	%i3, %o0
	mov	%i2, %o2
	mov	%o0, %i5
	call	strtoul, 0
	 add	%fp, -404, %o1
	mov	%i0, %i4
	cmp	%i1, 0
	be	.L231
	 mov	%o0, %i0
	ld	[%fp-404], %g1
	sub	%g1, %i5, %g1
	sll	%g1, 2, %g1
	add	%i4, %g1, %i4
	st	%i4, [%i1]
.L231:
	cmp	%i5, %i3
	be	.L236
	 nop
	call	free, 0
	 mov	%i5, %o0
.L236:
	jmp	%i7+8
	 restore
	.size	wcstoul, .-wcstoul
	.section	.text.wcstoll,"ax",@progbits
	.align 4
	.global wcstoll
	.type	wcstoll, #function
	.proc	05
wcstoll:
	save	%sp, -504, %sp
	mov	%i0, %o1
	add	%fp, -400, %i3
	call	narrow, 0
	 mov	%i3, %o0
	mov	%i2, %o2
	mov	%o0, %i5
	call	strtoll, 0
	 add	%fp, -404, %o1
	mov	%i1, %g2
	mov	%i0, %i4
	mov	%o1, %i1
	cmp	%g2, 0
	be	.L238
	 mov	%o0, %i0
	ld	[%fp-404], %g1
	sub	%g1, %i5, %g1
	sll	%g1, 2, %g1
	add	%i4, %g1, %i4
	st	%i4, [%g2]
.L238:
	cmp	%i5, %i3
	be	.L243
	 nop
	call	free, 0
	 mov	%i5, %o0
.L243:
	jmp	%i7+8
	 restore
	.size	wcstoll, .-wcstoll
	wcstoll.localalias = wcstoll
	.section	.text.wcstoull,"ax",@progbits
	.align 4
	.global wcstoull
	.type	wcstoull, #function
	.proc	017
wcstoull:
	save	%sp, -504, %sp
	mov	%i0, %o1
	add	%fp, -400, %i3
	call	narrow, 0
	 mov	%i3, %o0
	mov	%i2, %o2
	mov	%o0, %i5
	call	strtoull, 0
	 add	%fp, -404, %o1
	mov	%i1, %g2
	mov	%i0, %i4
	mov	%o1, %i1
	cmp	%g2, 0
	be	.L245
	 mov	%o0, %i0
	ld	[%fp-404], %g1
	sub	%g1, %i5, %g1
	sll	%g1, 2, %g1
	add	%i4, %g1, %i4
	st	%i4, [%g2]
.L245:
	cmp	%i5, %i3
	be	.L250
	 nop
	call	free, 0
	 mov	%i5, %o0
.L250:
	jmp	%i7+8
	 restore
	.size	wcstoull, .-wcstoull
	wcstoull.localalias = wcstoull
	.section	.text.wcstoimax,"ax",@progbits
	.align 4
	.global wcstoimax
	.type	wcstoimax, #function
	.proc	05
wcstoimax:
	save	%sp, -96, %sp
	call	wcstoll.localalias, 0
	 restore
	.size	wcstoimax, .-wcstoimax
	.section	.text.wcstoumax,"ax",@progbits
	.align 4
	.global wcstoumax
	.type	wcstoumax, #function
	.proc	017
wcstoumax:
	save	%sp, -96, %sp
	call	wcstoull.localalias, 0
	 restore
	.size	wcstoumax, .-wcstoumax
	.section	.text.wcstod,"ax",@progbits
	.align 4
	.global wcstod
	.type	wcstod, #function
	.proc	07
wcstod:
	save	%sp, -512, %sp
	mov	%i0, %o1
	add	%fp, -400, %i4
	call	narrow, 0
	 mov	%i4, %o0
	add	%fp, -404, %o1
	call	strtod, 0
	 mov	%o0, %i5
	cmp	%i1, 0
	be	.L254
	 ld	[%fp-404], %g1
	sub	%g1, %i5, %g1
	sll	%g1, 2, %g1
	add	%i0, %g1, %i0
	st	%i0, [%i1]
.L254:
	cmp	%i5, %i4
	be	.L259
	 nop
	std	%f0, [%fp-416]
	call	free, 0
	 mov	%i5, %o0
	ldd	[%fp-416], %f0
.L259:
	jmp	%i7+8
	 restore
	.size	wcstod, .-wcstod
	.section	.text.wcstof,"ax",@progbits
	.align 4
	.global wcstof
	.type	wcstof, #function
	.proc	06
wcstof:
	save	%sp, -512, %sp
	mov	%i0, %o1
	add	%fp, -400, %i4
	call	narrow, 0
	 mov	%i4, %o0
	add	%fp, -404, %o1
	call	strtof, 0
	 mov	%o0, %i5
	cmp	%i1, 0
	be	.L261
	 ld	[%fp-404], %g1
	sub	%g1, %i5, %g1
	sll	%g1, 2, %g1
	add	%i0, %g1, %i0
	st	%i0, [%i1]
.L261:
	cmp	%i5, %i4
	be	.L266
	 nop
	st	%f0, [%fp-412]
	call	free, 0
	 mov	%i5, %o0
	ld	[%fp-412], %f0
.L266:
	jmp	%i7+8
	 restore
	.size	wcstof, .-wcstof
	.section	.text.wcstold,"ax",@progbits
	.align 4
	.global wcstold
	.type	wcstold, #function
	.proc	010
wcstold:
	save	%sp, -504, %sp
	ld	[%fp+64], %i4
	mov	%i0, %o1
	add	%fp, -400, %i3
	call	narrow, 0
	 mov	%i3, %o0
	add	%fp, -404, %o1
	st	%i4, [%sp+64]
	mov	%o0, %i5
	call	strtold, 0
	 nop
	unimp	16
	cmp	%i1, 0
	be	.L268
	 ld	[%fp-404], %g1
	sub	%g1, %i5, %g1
	sll	%g1, 2, %g1
	add	%i0, %g1, %i0
	st	%i0, [%i1]
.L268:
	cmp	%i5, %i3
	be	.L267
	 nop
	call	free, 0
	 mov	%i5, %o0
.L267:
	jmp	%i7+12
	 restore %g0, %i4, %o0
	.size	wcstold, .-wcstold
	.section	.text.wcsftime,"ax",@progbits
	.align 4
	.global wcsftime
	.type	wcsftime, #function
	.proc	016
wcsftime:
	save	%sp, -96, %sp
	call	wcslen, 0
	 mov	%i2, %o0
	mov	%i0, %i4
	mov	%o0, %l0
	mov	0, %i0
	add	%i1, 1, %o0
	call	malloc, 0
	 add	%o0, %l0, %o0
	cmp	%o0, 0
	be	.L285
	 mov	%o0, %l1
	add	%l0, 1, %i5
	mov	%i2, %o1
	call	wcstombs, 0
	 mov	%i5, %o2
	cmp	%o0, %l0
	be,a	.L275
	 add	%l1, %i5, %i5
.L277:
	mov	0, %i0
.L276:
	call	free, 0
	 mov	%l1, %o0
.L285:
	jmp	%i7+8
	 restore
.L275:
	mov	%i3, %o3
	mov	%l1, %o2
	mov	%i1, %o1
	call	strftime, 0
	 mov	%i5, %o0
	orcc	%o0, 0, %i0
	be	.L277
	 mov	0, %g1
.L278:
	sll	%g1, 2, %g2
	ldub	[%i5+%g1], %g3
	st	%g3, [%i4+%g2]
	cmp	%i0, %g1
	bne	.L278
	 add	%g1, 1, %g1
	b,a	.L276
	.size	wcsftime, .-wcsftime
	.section	.text.wcsxfrm,"ax",@progbits
	.align 4
	.global wcsxfrm
	.type	wcsxfrm, #function
	.proc	016
wcsxfrm:
	save	%sp, -96, %sp
	call	wcslen, 0
	 mov	%i1, %o0
	cmp	%i2, 0
	be	.L286
	 mov	0, %g1
	mov	0, %g2
	ld	[%i1+%g1], %g3
.L297:
	st	%g3, [%i0+%g1]
	add	%g2, 1, %g2
	cmp	%g2, %i2
	bgeu	.L286
	 add	%g1, 4, %g1
	cmp	%o0, %g2
	bgeu,a	.L297
	 ld	[%i1+%g1], %g3
.L286:
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	wcsxfrm, .-wcsxfrm
	.section	.text.wcsdup,"ax",@progbits
	.align 4
	.global wcsdup
	.type	wcsdup, #function
	.proc	0116
wcsdup:
	save	%sp, -96, %sp
	call	wcslen, 0
	 mov	%i0, %o0
	add	%o0, 1, %i2
	sll	%i2, 2, %i2
	call	malloc, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be	.L298
	 mov	%i0, %i1
	call	memcpy, 0
	 restore %g0, %o0, %o0
.L298:
	jmp	%i7+8
	 restore %g0, 0, %o0
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
	.align 4
	.type	classes, #object
	.size	classes, 96
classes:
	.long	.LC2
	.long	isalpha
	.long	.LC3
	.long	isupper
	.long	.LC4
	.long	islower
	.long	.LC5
	.long	isdigit
	.long	.LC6
	.long	isxdigit
	.long	.LC7
	.long	isalnum
	.long	.LC8
	.long	isspace
	.long	.LC9
	.long	isblank
	.long	.LC10
	.long	ispunct
	.long	.LC11
	.long	isprint
	.long	.LC12
	.long	isgraph
	.long	.LC13
	.long	iscntrl
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
