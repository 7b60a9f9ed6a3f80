! cc89986f3fdc452fcea9624bd8bb4489 emu/guest/libc/wide_streams.c
	.file	"wide_streams.c"
	.section	".text"
	.section	.text.put_in_buffer,"ax",@progbits
	.align 4
	.type	put_in_buffer, #function
	.proc	020
put_in_buffer:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	brz,pn	%i2, .L7
	 add	%i1, %i2, %i2
	ldx	[%i0+8], %g3
	ba,pt	%xcc, .L3
	 add	%i1, %g3, %g3
.L5:
	ldub	[%i1-1], %g1
	ldx	[%i0], %g2
	add	%g2, 4, %g5
	stx	%g5, [%i0]
	and	%g1, 0xff, %g1
	st	%g1, [%g2]
	cmp	%i1, %i2
	be,pn	%xcc, .L7
	 stx	%g4, [%i0+8]
.L3:
	cmp	%i1, %g3
	add	%i1, 1, %i1
	bne,pt	%xcc, .L5
	 sub	%g3, %i1, %g4
.L7:
	return	%i7+8
	 nop
	.size	put_in_buffer, .-put_in_buffer
	.section	.text.put_wide_in_buffer,"ax",@progbits
	.align 4
	.type	put_wide_in_buffer, #function
	.proc	020
put_wide_in_buffer:
	save	%sp, -176, %sp
	brz,pn	%i2, .L13
	 nop
	ldx	[%i0+8], %g1
	sub	%g1, %i2, %i2
.L10:
	brz,pn	%g1, .L13
	 add	%i1, 4, %i1
	ldx	[%i0], %g2
	add	%g2, 4, %g3
	stx	%g3, [%i0]
	lduw	[%i1-4], %g3
	st	%g3, [%g2]
	add	%g1, -1, %g1
	cmp	%g1, %i2
	bne,pt	%xcc, .L10
	 stx	%g1, [%i0+8]
.L13:
	return	%i7+8
	 nop
	.size	put_wide_in_buffer, .-put_wide_in_buffer
	.section	.text.fgetwc,"ax",@progbits
	.align 4
	.global fgetwc
	.type	fgetwc, #function
	.proc	016
fgetwc:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	fwide, 0
	 mov	1, %o1
	call	getc, 0
	 mov	%i0, %o0
	srl	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	fgetwc, .-fgetwc
	.section	.text.fputwc,"ax",@progbits
	.align 4
	.global fputwc
	.type	fputwc, #function
	.proc	016
fputwc:
	save	%sp, -176, %sp
	mov	%i1, %o0
	call	fwide, 0
	 mov	1, %o1
	cmp	%i0, 255
	bgu,pn	%icc, .L18
	 mov	%i1, %o1
	call	putc, 0
	 sra	%i0, 0, %o0
	mov	%o0, %i0
	return	%i7+8
	 srl	%o0, 0, %o0
.L18:
	ldub	[%i1+24], %g1
	or	%g1, 32, %g1
	call	___errno, 0
	 stb	%g1, [%i1+24]
	mov	88, %g1
	mov	-1, %i0
	st	%g1, [%o0]
	return	%i7+8
	 srl	%o0, 0, %o0
	.size	fputwc, .-fputwc
	.section	.text.getwc,"ax",@progbits
	.align 4
	.global getwc
	.type	getwc, #function
	.proc	016
getwc:
	save	%sp, -176, %sp
	call	fgetwc, 0
	 restore
	.size	getwc, .-getwc
	.section	.text.putwc,"ax",@progbits
	.align 4
	.global putwc
	.type	putwc, #function
	.proc	016
putwc:
	save	%sp, -176, %sp
	call	fputwc, 0
	 restore
	.size	putwc, .-putwc
	.section	.text.getwchar,"ax",@progbits
	.align 4
	.global getwchar
	.type	getwchar, #function
	.proc	016
getwchar:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %i0
	xor	%i0, %gdop_lox10(__iob), %i0
	ldx	[%l7 + %i0], %i0, %gdop(__iob)
	call	fgetwc, 0
	 restore
	.size	getwchar, .-getwchar
	.section	.text.putwchar,"ax",@progbits
	.align 4
	.global putwchar
	.type	putwchar, #function
	.proc	016
putwchar:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %i1, %gdop(__iob)
	call	fputwc, 0
	 restore %i1, 128, %o1
	.size	putwchar, .-putwchar
	.section	.text.ungetwc,"ax",@progbits
	.align 4
	.global ungetwc
	.type	ungetwc, #function
	.proc	016
ungetwc:
	save	%sp, -176, %sp
	mov	%i1, %o0
	call	fwide, 0
	 mov	1, %o1
	cmp	%i0, 255
	bgu,pt	%icc, .L24
	 mov	-1, %o0
	mov	%i1, %o1
	call	ungetc, 0
	 sra	%i0, 0, %o0
.L24:
	srl	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	ungetwc, .-ungetwc
	.section	.text.fgetws,"ax",@progbits
	.align 4
	.global fgetws
	.type	fgetws, #function
	.proc	0116
fgetws:
	save	%sp, -176, %sp
	mov	%i2, %o0
	add	%i1, -1, %i3
	call	flockfile, 0
	 mov	%i0, %i4
	ba,pt	%xcc, .L27
	 mov	0, %i5
.L42:
	call	fgetwc, 0
	 nop
	cmp	%o0, -1
	be,pn	%icc, .L41
	 cmp	%o0, 10
	st	%o0, [%i4]
	add	%i5, 1, %i5
	be,pn	%icc, .L28
	 add	%i4, 4, %i4
.L27:
	cmp	%i5, %i3
	bl,pt	%icc, .L42
	 mov	%i2, %o0
	call	funlockfile, 0
	 nop
	cmp	%i1, 0
	ble,pn	%icc, .L44
	 mov	0, %g1
	mov	%i0, %g1
.L43:
	sra	%i5, 0, %i5
	sllx	%i5, 2, %i5
	st	%g0, [%i0+%i5]
	return	%i7+8
	 mov	%g1, %o0
.L41:
	call	funlockfile, 0
	 mov	%i2, %o0
	cmp	%i5, 0
	be,pn	%icc, .L44
	 mov	0, %g1
	ldub	[%i2+24], %g1
	andcc	%g1, 32, %g0
	be,pt	%xcc, .L43
	 mov	%i0, %g1
	mov	0, %g1
.L44:
	return	%i7+8
	 mov	%g1, %o0
.L28:
	call	funlockfile, 0
	 mov	%i2, %o0
	ba,pt	%xcc, .L43
	 mov	%i0, %g1
	.size	fgetws, .-fgetws
	.section	.text.fputws,"ax",@progbits
	.align 4
	.global fputws
	.type	fputws, #function
	.proc	04
fputws:
	save	%sp, -176, %sp
	call	flockfile, 0
	 mov	%i1, %o0
	mov	1, %o1
	call	fwide, 0
	 mov	%i1, %o0
	lduw	[%i0], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L52
	 srl	%g1, 0, %o0
	ba,pt	%xcc, .L46
	 mov	0, %i5
.L47:
	be,pn	%icc, .L51
	 srl	%g1, 0, %o0
.L52:
	call	fputwc, 0
	 mov	%i1, %o1
	add	%i0, 4, %i0
	lduw	[%i0], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L47
	 cmp	%o0, -1
	xnor	%g0, %o0, %o0
	cmp	%g0, %o0
	addx	%g0, -1, %i5
.L46:
	call	funlockfile, 0
	 mov	%i1, %o0
	cmp	%g0, %i5
	return	%i7+8
	 subx	%g0, 0, %o0
.L51:
	call	funlockfile, 0
	 mov	%i1, %o0
	mov	-1, %i5
	cmp	%g0, %i5
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	fputws, .-fputws
	.section	.text.getws,"ax",@progbits
	.align 4
	.global getws
	.type	getws, #function
	.proc	0116
getws:
	save	%sp, -176, %sp
	mov	%i0, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	mov	%i0, %i5
	xor	%g1, %gdop_lox10(__iob), %g1
	ba,pt	%xcc, .L54
	 ldx	[%l7 + %g1], %l7, %gdop(__iob)
.L55:
	be,a,pn	%icc, .L61
	 st	%g0, [%i5]
	add	%i5, 4, %i5
	st	%o0, [%i5-4]
.L54:
	call	fgetwc, 0
	 mov	%l7, %o0
	cmp	%o0, -1
	bne,pt	%icc, .L55
	 cmp	%o0, 10
	cmp	%i5, %i4
	be,pn	%xcc, .L62
	 mov	0, %i0
	st	%g0, [%i5]
.L61:
	return	%i7+8
	 mov	%o4, %o0
.L62:
	return	%i7+8
	 nop
	.size	getws, .-getws
	.section	.text.putws,"ax",@progbits
	.align 4
	.global putws
	.type	putws, #function
	.proc	04
putws:
	save	%sp, -176, %sp
	mov	%i0, %o0
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(__iob)
	call	fputws, 0
	 add	%l7, 128, %o1
	cmp	%o0, 0
	bne,pn	%icc, .L65
	 add	%l7, 128, %o1
	call	fputwc, 0
	 mov	10, %o0
	xnor	%g0, %o0, %o0
	cmp	%g0, %o0
	addx	%g0, -1, %g1
.L64:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L65:
	ba,pt	%xcc, .L64
	 mov	-1, %g1
	.size	putws, .-putws
	.section	.text.vfwprintf,"ax",@progbits
	.align 4
	.global vfwprintf
	.type	vfwprintf, #function
	.proc	04
vfwprintf:
	save	%sp, -192, %sp
	mov	%i0, %o0
	call	fwide, 0
	 mov	1, %o1
	mov	%i2, %o3
	mov	0, %o1
	mov	%i1, %o2
	call	print_text, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bge,pt	%icc, .L67
	 nop
	ldub	[%i0+24], %g1
	or	%g1, 32, %g1
	stb	%g1, [%i0+24]
.L67:
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	vfwprintf, .-vfwprintf
	.section	.text.vwprintf,"ax",@progbits
	.align 4
	.global vwprintf
	.type	vwprintf, #function
	.proc	04
vwprintf:
	save	%sp, -176, %sp
	mov	%i1, %i2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	mov	%i0, %i1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %i0, %gdop(__iob)
	call	vfwprintf, 0
	 restore %i0, 128, %o0
	.size	vwprintf, .-vwprintf
	.section	.text.vswprintf,"ax",@progbits
	.align 4
	.global vswprintf
	.type	vswprintf, #function
	.proc	04
vswprintf:
	save	%sp, -240, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pt	%i1, .L70
	 stx	%i0, [%fp+1991]
	add	%i1, -1, %g2
	sethi	%gdop_hix22(put_in_buffer), %g1
	xor	%g1, %gdop_lox10(put_in_buffer), %g1
	ldx	[%l7 + %g1], %g1, %gdop(put_in_buffer)
	stx	%g2, [%fp+1999]
	stx	%g1, [%fp+2023]
	sethi	%gdop_hix22(put_wide_in_buffer), %g2
	add	%fp, 1991, %g1
	xor	%g2, %gdop_lox10(put_wide_in_buffer), %g2
	stx	%g1, [%fp+2039]
	ldx	[%l7 + %g2], %l7, %gdop(put_wide_in_buffer)
	mov	%i3, %o3
	stx	%l7, [%fp+2031]
	mov	0, %o1
	mov	%i2, %o2
	call	format_text, 0
	 add	%fp, 2023, %o0
	sra	%o0, 0, %i0
	ldx	[%fp+1991], %g1
	cmp	%o0, 0
	bl,pn	%icc, .L73
	 st	%g0, [%g1]
	cmp	%o0, %i1
	bgeu,pn	%xcc, .L73
	 nop
	return	%i7+8
	 nop
.L70:
	sethi	%gdop_hix22(put_in_buffer), %g1
	xor	%g1, %gdop_lox10(put_in_buffer), %g1
	ldx	[%l7 + %g1], %g1, %gdop(put_in_buffer)
	sethi	%gdop_hix22(put_wide_in_buffer), %g2
	stx	%g1, [%fp+2023]
	xor	%g2, %gdop_lox10(put_wide_in_buffer), %g2
	add	%fp, 1991, %g1
	ldx	[%l7 + %g2], %l7, %gdop(put_wide_in_buffer)
	stx	%g0, [%fp+1999]
	stx	%l7, [%fp+2031]
	stx	%g1, [%fp+2039]
	mov	%i3, %o3
	mov	0, %o1
	mov	%i2, %o2
	call	format_text, 0
	 add	%fp, 2023, %o0
.L73:
	return	%i7+8
	 mov	-1, %o0
	.size	vswprintf, .-vswprintf
	.section	.text.wprintf,"ax",@progbits
	.align 4
	.global wprintf
	.type	wprintf, #function
	.proc	04
wprintf:
	save	%sp, -192, %sp
	add	%fp, 2183, %o2
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	mov	%i0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	stx	%i1, [%fp+2183]
	ldx	[%l7 + %g1], %o0, %gdop(__iob)
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
	call	vfwprintf, 0
	 add	%o0, 128, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	wprintf, .-wprintf
	.section	.text.fwprintf,"ax",@progbits
	.align 4
	.global fwprintf
	.type	fwprintf, #function
	.proc	04
fwprintf:
	save	%sp, -192, %sp
	add	%fp, 2191, %o2
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
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
	save	%sp, -192, %sp
	add	%fp, 2199, %o3
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o3, [%fp+2039]
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
	save	%sp, -208, %sp
	mov	%i1, %i4
	mov	%i2, %i5
	mov	1, %o1
	mov	%i0, %o0
	call	fwide, 0
	 mov	0, %i3
	mov	0, %i1
	call	scan_text, 0
	 restore %g0, 0, %o2
	.size	vfwscanf, .-vfwscanf
	.section	.text.vwscanf,"ax",@progbits
	.align 4
	.global vwscanf
	.type	vwscanf, #function
	.proc	04
vwscanf:
	save	%sp, -176, %sp
	mov	%i1, %i2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	mov	%i0, %i1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %i0, %gdop(__iob)
	call	vfwscanf, 0
	 restore
	.size	vwscanf, .-vwscanf
	.section	.text.vswscanf,"ax",@progbits
	.align 4
	.global vswscanf
	.type	vswscanf, #function
	.proc	04
vswscanf:
	save	%sp, -208, %sp
	mov	%i2, %i5
	mov	%i1, %i4
	mov	%i0, %i2
	mov	0, %i3
	mov	0, %i1
	call	scan_text, 0
	 restore %g0, 0, %o0
	.size	vswscanf, .-vswscanf
	.section	.text.wscanf,"ax",@progbits
	.align 4
	.global wscanf
	.type	wscanf, #function
	.proc	04
wscanf:
	save	%sp, -192, %sp
	add	%fp, 2183, %o2
	mov	%i0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
	sethi	%gdop_hix22(__iob), %o0
	xor	%o0, %gdop_lox10(__iob), %o0
	call	vfwscanf, 0
	 ldx	[%l7 + %o0], %o0, %gdop(__iob)
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	wscanf, .-wscanf
	.section	.text.fwscanf,"ax",@progbits
	.align 4
	.global fwscanf
	.type	fwscanf, #function
	.proc	04
fwscanf:
	save	%sp, -192, %sp
	add	%fp, 2191, %o2
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
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
	save	%sp, -192, %sp
	add	%fp, 2191, %o2
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
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
