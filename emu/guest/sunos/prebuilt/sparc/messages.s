! 65cc565372be997579fb1046390a8304 emu/guest/libc/sunos/messages.c
	.file	"messages.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"%s/%s"
	.section	.text.find_terminal.constprop.0,"ax",@progbits
	.align 4
	.type	find_terminal.constprop.0, #function
	.proc	04
find_terminal.constprop.0:
	save	%sp, -392, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %o0
	call	opendir, 0
	 mov	%i0, %i3
	mov	0, %i0
	mov	%o0, %i4
	add	%fp, -288, %i2
	sethi	%hi(61440), %l1
	cmp	%o0, 0
	be	.L17
	 sethi	%hi(8192), %l0
.L2:
.L15:
	call	readdir, 0
	 mov	%i4, %o0
	sethi	%gdop_hix22(.LC0), %o2
	mov	%o0, %g2
	xor	%o2, %gdop_lox10(.LC0), %o2
	sethi	%gdop_hix22(path.0), %g1
	mov	%i3, %o3
	xor	%g1, %gdop_lox10(path.0), %g1
	ld	[%l7 + %o2], %o2, %gdop(.LC0)
	ld	[%l7 + %g1], %i5, %gdop(path.0)
	mov	300, %o1
	mov	%i5, %o0
	cmp	%g2, 0
	be	.L7
	 add	%g2, 10, %o4
	call	snprintf, 0
	 nop
	mov	%i2, %o1
	call	__stat64, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne,a	.L15
	 mov	0, %i0
	ld	[%fp-264], %g1
	and	%g1, %l1, %g1
	cmp	%g1, %l0
	be	.L14
	 add	%fp, -292, %i5
	b	.L2
	 mov	0, %i0
.L14:
	add	%fp, -248, %o1
	mov	4, %o2
	call	memcpy, 0
	 mov	%i5, %o0
	mov	4, %o2
	ld	[%fp-292], %i0
	add	%i1, 40, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ld	[%fp-292], %g1
	cmp	%i0, %g1
	bne	.L15
	 mov	0, %i0
	ld	[%fp-272], %g3
	ld	[%i1+16], %g2
	ld	[%fp-268], %i5
	ld	[%i1+20], %g4
	xor	%g3, %g2, %g1
	xor	%i5, %g4, %i0
	or	%g1, %i0, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %i0
	cmp	%g3, %g2
	bne	.L2
	 cmp	%i5, %g4
	bne	.L2
	 nop
.L7:
	call	closedir, 0
	 mov	%i4, %o0
.L17:
	jmp	%i7+8
	 restore
	.size	find_terminal.constprop.0, .-find_terminal.constprop.0
	.section	.text.gettext,"ax",@progbits
	.align 4
	.global gettext
	.type	gettext, #function
	.proc	0102
gettext:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	gettext, .-gettext
	.section	.text.dgettext,"ax",@progbits
	.align 4
	.global dgettext
	.type	dgettext, #function
	.proc	0102
dgettext:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, %i1, %o0
	.size	dgettext, .-dgettext
	.section	.text.dcgettext,"ax",@progbits
	.align 4
	.global dcgettext
	.type	dcgettext, #function
	.proc	0102
dcgettext:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, %i1, %o0
	.size	dcgettext, .-dcgettext
	.section	.text.ngettext,"ax",@progbits
	.align 4
	.global ngettext
	.type	ngettext, #function
	.proc	0102
ngettext:
	save	%sp, -96, %sp
	cmp	%i2, 1
	be,a	.L22
	 mov	%i0, %i1
.L22:
	jmp	%i7+8
	 restore %g0, %i1, %o0
	.size	ngettext, .-ngettext
	.section	.text.dngettext,"ax",@progbits
	.align 4
	.global dngettext
	.type	dngettext, #function
	.proc	0102
dngettext:
	save	%sp, -96, %sp
	cmp	%i3, 1
	be,a	.L24
	 mov	%i1, %i2
.L24:
	jmp	%i7+8
	 restore %g0, %i2, %o0
	.size	dngettext, .-dngettext
	.section	.text.dcngettext,"ax",@progbits
	.align 4
	.global dcngettext
	.type	dcngettext, #function
	.proc	0102
dcngettext:
	save	%sp, -96, %sp
	cmp	%i3, 1
	be,a	.L26
	 mov	%i1, %i2
.L26:
	jmp	%i7+8
	 restore %g0, %i2, %o0
	.size	dcngettext, .-dcngettext
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"messages"
	.section	.text.textdomain,"ax",@progbits
	.align 4
	.global textdomain
	.type	textdomain, #function
	.proc	0102
textdomain:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be,a	.L29
	 sethi	%gdop_hix22(.LC1), %i0
	jmp	%i7+8
	 restore
.L29:
	xor	%i0, %gdop_lox10(.LC1), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC1)
	jmp	%i7+8
	 restore
	.size	textdomain, .-textdomain
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	"/usr/lib/locale"
	.section	.text.bindtextdomain,"ax",@progbits
	.align 4
	.global bindtextdomain
	.type	bindtextdomain, #function
	.proc	0102
bindtextdomain:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i1, 0
	be,a	.L32
	 sethi	%gdop_hix22(.LC2), %i1
	jmp	%i7+8
	 restore %g0, %i1, %o0
.L32:
	xor	%i1, %gdop_lox10(.LC2), %i1
	ld	[%l7 + %i1], %i1, %gdop(.LC2)
	jmp	%i7+8
	 restore %g0, %i1, %o0
	.size	bindtextdomain, .-bindtextdomain
	.section	.text.bind_textdomain_codeset,"ax",@progbits
	.align 4
	.global bind_textdomain_codeset
	.type	bind_textdomain_codeset, #function
	.proc	0102
bind_textdomain_codeset:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, %i1, %o0
	.size	bind_textdomain_codeset, .-bind_textdomain_codeset
	.section	.text.catopen,"ax",@progbits
	.align 4
	.global catopen
	.type	catopen, #function
	.proc	0120
catopen:
	save	%sp, -96, %sp
	call	___errno, 0
	 mov	-1, %i0
	mov	2, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	catopen, .-catopen
	.section	.text.catgets,"ax",@progbits
	.align 4
	.global catgets
	.type	catgets, #function
	.proc	0102
catgets:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, %i3, %o0
	.size	catgets, .-catgets
	.section	.text.catclose,"ax",@progbits
	.align 4
	.global catclose
	.type	catclose, #function
	.proc	04
catclose:
	save	%sp, -96, %sp
	call	___errno, 0
	 mov	-1, %i0
	mov	9, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	catclose, .-catclose
	.section	.text.iconv_open,"ax",@progbits
	.align 4
	.global iconv_open
	.type	iconv_open, #function
	.proc	0120
iconv_open:
	save	%sp, -96, %sp
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	iconv_open, .-iconv_open
	.section	.text.iconv,"ax",@progbits
	.align 4
	.global iconv
	.type	iconv, #function
	.proc	016
iconv:
	save	%sp, -96, %sp
	call	___errno, 0
	 mov	-1, %i0
	mov	9, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	iconv, .-iconv
	.section	.text.iconv_close,"ax",@progbits
	.align 4
	.global iconv_close
	.type	iconv_close, #function
	.proc	04
iconv_close:
	save	%sp, -96, %sp
	call	___errno, 0
	 mov	-1, %i0
	mov	9, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	iconv_close, .-iconv_close
	.section	.rodata.str1.8
	.align 8
.LC3:
	.asciz	"/dev/pts"
	.align 8
.LC4:
	.asciz	"/dev"
	.section	.text.ttyname,"ax",@progbits
	.align 4
	.global ttyname
	.type	ttyname, #function
	.proc	0102
ttyname:
	save	%sp, -384, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	stream_is_terminal, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L41
	 add	%fp, -288, %i5
	mov	%i0, %o0
	call	__fstat64, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne	.L41
	 mov	%i5, %o1
	sethi	%gdop_hix22(.LC3), %o0
	xor	%o0, %gdop_lox10(.LC3), %o0
	call	find_terminal.constprop.0, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC3)
	cmp	%o0, 0
	be	.L44
	 mov	%i5, %o1
	sethi	%gdop_hix22(path.0), %g1
.L49:
	xor	%g1, %gdop_lox10(path.0), %g1
	ld	[%l7 + %g1], %i0, %gdop(path.0)
	jmp	%i7+8
	 restore
.L44:
	sethi	%gdop_hix22(.LC4), %o0
	xor	%o0, %gdop_lox10(.LC4), %o0
	call	find_terminal.constprop.0, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC4)
	cmp	%o0, 0
	bne	.L49
	 sethi	%gdop_hix22(path.0), %g1
.L41:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	ttyname, .-ttyname
	.section	.text.ffs,"ax",@progbits
	.align 4
	.global ffs
	.type	ffs, #function
	.proc	04
ffs:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L57
	 mov	0, %g2
	andcc	%i0, 1, %g2
	bne	.L50
	 nop
	mov	1, %g2
.L53:
	sra	%i0, %g2, %g1
	andcc	%g1, 1, %g0
	be	.L53
	 add	%g2, 1, %g2
.L50:
.L57:
	jmp	%i7+8
	 restore %g0, %g2, %o0
	.size	ffs, .-ffs
	.local	path.0
	.common	path.0,300,8
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
