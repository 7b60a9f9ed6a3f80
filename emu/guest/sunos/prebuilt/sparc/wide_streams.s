! cc89986f3fdc452fcea9624bd8bb4489 emu/guest/libc/wide_streams.c
	.file	"wide_streams.c"
	.section	".text"
	.section	.text.put_in_buffer,"ax",@progbits
	.align 4
	.type	put_in_buffer, #function
	.proc	020
put_in_buffer:
	save	%sp, -96, %sp
	cmp	%i2, 0
	be	.L7
	 add	%i1, %i2, %i2
	b	.L3
	 ld	[%i0+4], %g1
.L5:
	ldub	[%i1-1], %g1
	ld	[%i0], %g2
	add	%g2, 4, %g3
	st	%g3, [%i0]
	and	%g1, 0xff, %g1
	st	%g1, [%g2]
	ld	[%i0+4], %g1
	add	%g1, -1, %g1
	cmp	%i1, %i2
	be	.L7
	 st	%g1, [%i0+4]
.L3:
	cmp	%g1, 0
	bne	.L5
	 add	%i1, 1, %i1
.L7:
	jmp	%i7+8
	 restore
	.size	put_in_buffer, .-put_in_buffer
	.section	.text.put_wide_in_buffer,"ax",@progbits
	.align 4
	.type	put_wide_in_buffer, #function
	.proc	020
put_wide_in_buffer:
	save	%sp, -96, %sp
	cmp	%i2, 0
	be	.L16
	 nop
	b	.L10
	 ld	[%i0+4], %g1
.L12:
	ld	[%i0], %g1
	add	%g1, 4, %g2
	st	%g2, [%i0]
	ld	[%i1-4], %g2
	st	%g2, [%g1]
	ld	[%i0+4], %g1
	add	%g1, -1, %g1
	addcc	%i2, -1, %i2
	be	.L16
	 st	%g1, [%i0+4]
.L10:
	cmp	%g1, 0
	bne	.L12
	 add	%i1, 4, %i1
.L16:
	jmp	%i7+8
	 restore
	.size	put_wide_in_buffer, .-put_wide_in_buffer
	.section	.text.fgetwc,"ax",@progbits
	.align 4
	.global fgetwc
	.type	fgetwc, #function
	.proc	016
fgetwc:
	save	%sp, -96, %sp
	mov	1, %o1
	call	fwide, 0
	 mov	%i0, %o0
	call	getc, 0
	 restore
	.size	fgetwc, .-fgetwc
	.section	.text.fputwc,"ax",@progbits
	.align 4
	.global fputwc
	.type	fputwc, #function
	.proc	016
fputwc:
	save	%sp, -96, %sp
	mov	1, %o1
	call	fwide, 0
	 mov	%i1, %o0
	cmp	%i0, 255
	bgu,a	.L22
	 ldub	[%i1+12], %g1
	call	putc, 0
	 restore
.L22:
	or	%g1, 32, %g1
	call	___errno, 0
	 stb	%g1, [%i1+12]
	mov	88, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	fputwc, .-fputwc
	.section	.text.getwc,"ax",@progbits
	.align 4
	.global getwc
	.type	getwc, #function
	.proc	016
getwc:
	save	%sp, -96, %sp
	call	fgetwc, 0
	 restore
	.size	getwc, .-getwc
	.section	.text.putwc,"ax",@progbits
	.align 4
	.global putwc
	.type	putwc, #function
	.proc	016
putwc:
	save	%sp, -96, %sp
	call	fputwc, 0
	 restore
	.size	putwc, .-putwc
	.section	.text.getwchar,"ax",@progbits
	.align 4
	.global getwchar
	.type	getwchar, #function
	.proc	016
getwchar:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %i0
	xor	%i0, %gdop_lox10(__iob), %i0
	ld	[%l7 + %i0], %i0, %gdop(__iob)
	call	fgetwc, 0
	 restore
	.size	getwchar, .-getwchar
	.section	.text.putwchar,"ax",@progbits
	.align 4
	.global putwchar
	.type	putwchar, #function
	.proc	016
putwchar:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %i1, %gdop(__iob)
	call	fputwc, 0
	 restore %i1, 16, %o1
	.size	putwchar, .-putwchar
	.section	.text.ungetwc,"ax",@progbits
	.align 4
	.global ungetwc
	.type	ungetwc, #function
	.proc	016
ungetwc:
	save	%sp, -96, %sp
	mov	1, %o1
	call	fwide, 0
	 mov	%i1, %o0
	cmp	%i0, 255
	bleu	.L29
	 nop
	jmp	%i7+8
	 restore %g0, -1, %o0
.L29:
	call	ungetc, 0
	 restore
	.size	ungetwc, .-ungetwc
	.section	.text.fgetws,"ax",@progbits
	.align 4
	.global fgetws
	.type	fgetws, #function
	.proc	0116
fgetws:
	save	%sp, -96, %sp
	mov	0, %i5
	mov	%i2, %o0
	add	%i1, -1, %i3
	call	flockfile, 0
	 mov	%i0, %i4
	b	.L47
	 mov	%i2, %o0
.L46:
	call	fgetwc, 0
	 nop
	cmp	%o0, -1
	be	.L45
	 cmp	%o0, 10
	st	%o0, [%i4]
	add	%i5, 1, %i5
	be	.L32
	 add	%i4, 4, %i4
	mov	%i2, %o0
.L47:
	cmp	%i5, %i3
	bl	.L46
	 nop
	call	funlockfile, 0
	 nop
	cmp	%i1, 0
	ble	.L49
	 mov	0, %g1
	sll	%i5, 2, %i5
.L48:
	mov	%i0, %g1
	st	%g0, [%i0+%i5]
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L45:
	call	funlockfile, 0
	 mov	%i2, %o0
	cmp	%i5, 0
	be	.L49
	 mov	0, %g1
	ldub	[%i2+12], %g1
	andcc	%g1, 32, %g0
	be,a	.L48
	 sll	%i5, 2, %i5
	mov	0, %g1
.L49:
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L32:
	call	funlockfile, 0
	 mov	%i2, %o0
	b	.L48
	 sll	%i5, 2, %i5
	.size	fgetws, .-fgetws
	.section	.text.fputws,"ax",@progbits
	.align 4
	.global fputws
	.type	fputws, #function
	.proc	04
fputws:
	save	%sp, -96, %sp
	call	flockfile, 0
	 mov	%i1, %o0
	mov	1, %o1
	call	fwide, 0
	 mov	%i1, %o0
	ld	[%i0], %o0
	cmp	%o0, 0
	bne	.L53
	 nop
	b	.L51
	 mov	0, %i0
.L52:
	be,a	.L56
	 mov	-1, %i0
.L53:
	call	fputwc, 0
	 mov	%i1, %o1
	add	%i0, 4, %i0
	mov	%o0, %g1
	ld	[%i0], %o0
	cmp	%o0, 0
	bne	.L52
	 cmp	%g1, -1
	xnor	%g0, %g1, %o0
	cmp	%g0, %o0
	addx	%g0, -1, %i0
.L51:
	call	funlockfile, 0
	 mov	%i1, %o0
	jmp	%i7+8
	 restore
.L56:
	call	funlockfile, 0
	 mov	%i1, %o0
	jmp	%i7+8
	 restore
	.size	fputws, .-fputws
	.section	.text.getws,"ax",@progbits
	.align 4
	.global getws
	.type	getws, #function
	.proc	0116
getws:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	mov	%i0, %i4
	xor	%g1, %gdop_lox10(__iob), %g1
	mov	%i0, %i5
	b	.L58
	 ld	[%l7 + %g1], %l7, %gdop(__iob)
.L59:
	be,a	.L65
	 st	%g0, [%i5]
	add	%i5, 4, %i5
	st	%o0, [%i5-4]
.L58:
	call	fgetwc, 0
	 mov	%l7, %o0
	cmp	%o0, -1
	bne	.L59
	 cmp	%o0, 10
	cmp	%i5, %i4
	be	.L66
	 mov	0, %i0
	st	%g0, [%i5]
.L65:
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L66:
	jmp	%i7+8
	 restore
	.size	getws, .-getws
	.section	.text.putws,"ax",@progbits
	.align 4
	.global putws
	.type	putws, #function
	.proc	04
putws:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %o0
	ld	[%l7 + %g1], %l7, %gdop(__iob)
	call	fputws, 0
	 add	%l7, 16, %o1
	cmp	%o0, 0
	bne	.L69
	 add	%l7, 16, %o1
	call	fputwc, 0
	 mov	10, %o0
	xnor	%g0, %o0, %o0
	cmp	%g0, %o0
	addx	%g0, -1, %i0
	jmp	%i7+8
	 restore
.L69:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	putws, .-putws
	.section	.text.vfwprintf,"ax",@progbits
	.align 4
	.global vfwprintf
	.type	vfwprintf, #function
	.proc	04
vfwprintf:
	save	%sp, -112, %sp
	mov	1, %o1
	call	fwide, 0
	 mov	%i0, %o0
	st	%g0, [%fp-8]
	st	%i1, [%fp-4]
	ldd	[%fp-8], %g2
	mov	%i2, %o2
	std	%g2, [%fp-16]
	add	%fp, -16, %o1
	call	print_text, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bge	.L70
	 nop
	ldub	[%i0+12], %g1
	or	%g1, 32, %g1
	stb	%g1, [%i0+12]
.L70:
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	vfwprintf, .-vfwprintf
	.section	.text.vwprintf,"ax",@progbits
	.align 4
	.global vwprintf
	.type	vwprintf, #function
	.proc	04
vwprintf:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %i2
	sethi	%gdop_hix22(__iob), %g1
	mov	%i0, %i1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %i0, %gdop(__iob)
	call	vfwprintf, 0
	 restore %i0, 16, %o0
	.size	vwprintf, .-vwprintf
	.section	.text.vswprintf,"ax",@progbits
	.align 4
	.global vswprintf
	.type	vswprintf, #function
	.proc	04
vswprintf:
	save	%sp, -136, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i1, 0
	be	.L74
	 st	%i0, [%fp-28]
	add	%i1, -1, %g2
	sethi	%gdop_hix22(put_in_buffer), %g1
	xor	%g1, %gdop_lox10(put_in_buffer), %g1
	ld	[%l7 + %g1], %g1, %gdop(put_in_buffer)
	st	%g2, [%fp-24]
	st	%g1, [%fp-12]
	sethi	%gdop_hix22(put_wide_in_buffer), %g2
	add	%fp, -28, %g1
	xor	%g2, %gdop_lox10(put_wide_in_buffer), %g2
	st	%g1, [%fp-4]
	ld	[%l7 + %g2], %l7, %gdop(put_wide_in_buffer)
	st	%g0, [%fp-40]
	st	%l7, [%fp-8]
	st	%i2, [%fp-36]
	mov	%i3, %o2
	add	%fp, -40, %o1
	call	format_text, 0
	 add	%fp, -12, %o0
	ld	[%fp-28], %g1
	orcc	%o0, 0, %i0
	bl	.L75
	 st	%g0, [%g1]
	cmp	%i0, %i1
	bgeu	.L75
	 nop
	jmp	%i7+8
	 restore
.L74:
	sethi	%gdop_hix22(put_in_buffer), %g1
	xor	%g1, %gdop_lox10(put_in_buffer), %g1
	ld	[%l7 + %g1], %g1, %gdop(put_in_buffer)
	sethi	%gdop_hix22(put_wide_in_buffer), %g2
	st	%g1, [%fp-12]
	xor	%g2, %gdop_lox10(put_wide_in_buffer), %g2
	add	%fp, -28, %g1
	ld	[%l7 + %g2], %l7, %gdop(put_wide_in_buffer)
	st	%g0, [%fp-24]
	st	%l7, [%fp-8]
	st	%g1, [%fp-4]
	st	%g0, [%fp-40]
	st	%i2, [%fp-36]
	mov	%i3, %o2
	add	%fp, -40, %o1
	call	format_text, 0
	 add	%fp, -12, %o0
.L75:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	vswprintf, .-vswprintf
	.section	.text.wprintf,"ax",@progbits
	.align 4
	.global wprintf
	.type	wprintf, #function
	.proc	04
wprintf:
	save	%sp, -104, %sp
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	add	%fp, 72, %o2
	mov	%i0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	st	%i1, [%fp+72]
	ld	[%l7 + %g1], %o0, %gdop(__iob)
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
	call	vfwprintf, 0
	 add	%o0, 16, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	wprintf, .-wprintf
	.section	.text.fwprintf,"ax",@progbits
	.align 4
	.global fwprintf
	.type	fwprintf, #function
	.proc	04
fwprintf:
	save	%sp, -104, %sp
	add	%fp, 76, %o2
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
	mov	%i1, %o1
	call	vfwprintf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fwprintf, .-fwprintf
	.section	.text.swprintf,"ax",@progbits
	.align 4
	.global swprintf
	.type	swprintf, #function
	.proc	04
swprintf:
	save	%sp, -104, %sp
	add	%fp, 80, %o3
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o3, [%fp-4]
	mov	%i2, %o2
	mov	%i1, %o1
	call	vswprintf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	swprintf, .-swprintf
	.section	.text.vfwscanf,"ax",@progbits
	.align 4
	.global vfwscanf
	.type	vfwscanf, #function
	.proc	04
vfwscanf:
	save	%sp, -128, %sp
	mov	1, %o1
	call	fwide, 0
	 mov	%i0, %o0
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	ldd	[%fp-16], %g2
	st	%g0, [%fp-8]
	st	%i1, [%fp-4]
	std	%g2, [%fp-24]
	ldd	[%fp-8], %g2
	mov	%i2, %o3
	std	%g2, [%fp-32]
	add	%fp, -32, %o2
	add	%fp, -24, %o1
	call	scan_text, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	vfwscanf, .-vfwscanf
	.section	.text.vwscanf,"ax",@progbits
	.align 4
	.global vwscanf
	.type	vwscanf, #function
	.proc	04
vwscanf:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %i2
	sethi	%gdop_hix22(__iob), %g1
	mov	%i0, %i1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %i0, %gdop(__iob)
	call	vfwscanf, 0
	 restore
	.size	vwscanf, .-vwscanf
	.section	.text.vswscanf,"ax",@progbits
	.align 4
	.global vswscanf
	.type	vswscanf, #function
	.proc	04
vswscanf:
	save	%sp, -128, %sp
	st	%i0, [%fp-12]
	st	%g0, [%fp-16]
	ldd	[%fp-16], %g2
	st	%g0, [%fp-8]
	st	%i1, [%fp-4]
	std	%g2, [%fp-24]
	ldd	[%fp-8], %g2
	mov	%i2, %o3
	std	%g2, [%fp-32]
	add	%fp, -32, %o2
	add	%fp, -24, %o1
	call	scan_text, 0
	 mov	0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	vswscanf, .-vswscanf
	.section	.text.wscanf,"ax",@progbits
	.align 4
	.global wscanf
	.type	wscanf, #function
	.proc	04
wscanf:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%fp, 72, %o2
	mov	%i0, %o1
	st	%i1, [%fp+72]
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
	sethi	%gdop_hix22(__iob), %o0
	xor	%o0, %gdop_lox10(__iob), %o0
	call	vfwscanf, 0
	 ld	[%l7 + %o0], %o0, %gdop(__iob)
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	wscanf, .-wscanf
	.section	.text.fwscanf,"ax",@progbits
	.align 4
	.global fwscanf
	.type	fwscanf, #function
	.proc	04
fwscanf:
	save	%sp, -104, %sp
	add	%fp, 76, %o2
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
	mov	%i1, %o1
	call	vfwscanf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fwscanf, .-fwscanf
	.section	.text.swscanf,"ax",@progbits
	.align 4
	.global swscanf
	.type	swscanf, #function
	.proc	04
swscanf:
	save	%sp, -104, %sp
	add	%fp, 76, %o2
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
	mov	%i1, %o1
	call	vswscanf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	swscanf, .-swscanf
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
