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
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -464, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	opendir, 0
	 mov	%i0, %o0
	mov	0, %l1
	add	%fp, 1767, %i3
	mov	%o0, %i4
	sethi	%hi(61440), %l0
	brz,pn	%o0, .L3
	 sethi	%hi(8192), %i2
.L2:
	call	readdir, 0
	 mov	%i4, %o0
	sethi	%gdop_hix22(.LC0), %o2
	mov	%o0, %g2
	xor	%o2, %gdop_lox10(.LC0), %o2
	sethi	%gdop_hix22(path.0), %g1
	mov	%i0, %o3
	xor	%g1, %gdop_lox10(path.0), %g1
	ldx	[%l7 + %o2], %o2, %gdop(.LC0)
	ldx	[%l7 + %g1], %i5, %gdop(path.0)
	mov	300, %o1
	mov	%i5, %o0
	brz,pn	%g2, .L7
	 add	%g2, 18, %o4
.L8:
	call	snprintf, 0
	 nop
	mov	%i3, %o1
	call	__stat64, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L6
	 lduw	[%fp+1783], %g1
	and	%g1, %l0, %g1
	cmp	%g1, %i2
	be,pn	%icc, .L12
	 add	%fp, 1759, %i5
.L6:
	call	readdir, 0
	 mov	%i4, %o0
	sethi	%gdop_hix22(.LC0), %o2
	mov	%o0, %g2
	xor	%o2, %gdop_lox10(.LC0), %o2
	sethi	%gdop_hix22(path.0), %g1
	mov	0, %l1
	xor	%g1, %gdop_lox10(path.0), %g1
	mov	%i0, %o3
	ldx	[%l7 + %g1], %i5, %gdop(path.0)
	ldx	[%l7 + %o2], %o2, %gdop(.LC0)
	mov	300, %o1
	mov	%i5, %o0
	brnz,pt	%g2, .L8
	 add	%g2, 18, %o4
.L7:
	call	closedir, 0
	 mov	%i4, %o0
.L3:
	sra	%l1, 0, %i0
	return	%i7+8
	 nop
.L12:
	add	%fp, 1807, %o1
	mov	8, %o2
	call	memcpy, 0
	 mov	%i5, %o0
	ldx	[%fp+1759], %l1
	mov	8, %o2
	add	%i1, 40, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldx	[%fp+1759], %g1
	cmp	%l1, %g1
	bne,pt	%xcc, .L6
	 ldx	[%fp+1775], %g2
	ldx	[%i1+8], %g1
	mov	0, %l1
	xor	%g2, %g1, %g3
	cmp	%g2, %g1
	bne,pt	%xcc, .L2
	 movre	%g3, 1, %l1
	ba,pt	%xcc, .L7
	 nop
	.size	find_terminal.constprop.0, .-find_terminal.constprop.0
	.section	.text.gettext,"ax",@progbits
	.align 4
	.global gettext
	.type	gettext, #function
	.proc	0102
gettext:
	save	%sp, -176, %sp
	return	%i7+8
	 nop
	.size	gettext, .-gettext
	.section	.text.dgettext,"ax",@progbits
	.align 4
	.global dgettext
	.type	dgettext, #function
	.proc	0102
dgettext:
	save	%sp, -176, %sp
	return	%i7+8
	 mov	%o1, %o0
	.size	dgettext, .-dgettext
	.section	.text.dcgettext,"ax",@progbits
	.align 4
	.global dcgettext
	.type	dcgettext, #function
	.proc	0102
dcgettext:
	save	%sp, -176, %sp
	return	%i7+8
	 mov	%o1, %o0
	.size	dcgettext, .-dcgettext
	.section	.text.ngettext,"ax",@progbits
	.align 4
	.global ngettext
	.type	ngettext, #function
	.proc	0102
ngettext:
	save	%sp, -176, %sp
	cmp	%i2, 1
	move	%xcc, %i0, %i1
	return	%i7+8
	 mov	%o1, %o0
	.size	ngettext, .-ngettext
	.section	.text.dngettext,"ax",@progbits
	.align 4
	.global dngettext
	.type	dngettext, #function
	.proc	0102
dngettext:
	save	%sp, -176, %sp
	cmp	%i3, 1
	move	%xcc, %i1, %i2
	return	%i7+8
	 mov	%o2, %o0
	.size	dngettext, .-dngettext
	.section	.text.dcngettext,"ax",@progbits
	.align 4
	.global dcngettext
	.type	dcngettext, #function
	.proc	0102
dcngettext:
	save	%sp, -176, %sp
	cmp	%i3, 1
	move	%xcc, %i1, %i2
	return	%i7+8
	 mov	%o2, %o0
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,a,pn %i0, .L24
	 sethi	%gdop_hix22(.LC1), %i0
	return	%i7+8
	 nop
.L24:
	xor	%i0, %gdop_lox10(.LC1), %i0
	ldx	[%l7 + %i0], %i0, %gdop(.LC1)
	return	%i7+8
	 nop
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,a,pn %i1, .L27
	 sethi	%gdop_hix22(.LC2), %i1
	return	%i7+8
	 mov	%o1, %o0
.L27:
	xor	%i1, %gdop_lox10(.LC2), %i1
	ldx	[%l7 + %i1], %i1, %gdop(.LC2)
	return	%i7+8
	 mov	%o1, %o0
	.size	bindtextdomain, .-bindtextdomain
	.section	.text.bind_textdomain_codeset,"ax",@progbits
	.align 4
	.global bind_textdomain_codeset
	.type	bind_textdomain_codeset, #function
	.proc	0102
bind_textdomain_codeset:
	save	%sp, -176, %sp
	return	%i7+8
	 mov	%o1, %o0
	.size	bind_textdomain_codeset, .-bind_textdomain_codeset
	.section	.text.catopen,"ax",@progbits
	.align 4
	.global catopen
	.type	catopen, #function
	.proc	0120
catopen:
	save	%sp, -176, %sp
	call	___errno, 0
	 mov	-1, %i0
	mov	2, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	catopen, .-catopen
	.section	.text.catgets,"ax",@progbits
	.align 4
	.global catgets
	.type	catgets, #function
	.proc	0102
catgets:
	save	%sp, -176, %sp
	return	%i7+8
	 mov	%o3, %o0
	.size	catgets, .-catgets
	.section	.text.catclose,"ax",@progbits
	.align 4
	.global catclose
	.type	catclose, #function
	.proc	04
catclose:
	save	%sp, -176, %sp
	call	___errno, 0
	 mov	-1, %i0
	mov	9, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	catclose, .-catclose
	.section	.text.iconv_open,"ax",@progbits
	.align 4
	.global iconv_open
	.type	iconv_open, #function
	.proc	0120
iconv_open:
	save	%sp, -176, %sp
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	iconv_open, .-iconv_open
	.section	.text.iconv,"ax",@progbits
	.align 4
	.global iconv
	.type	iconv, #function
	.proc	017
iconv:
	save	%sp, -176, %sp
	call	___errno, 0
	 mov	-1, %i0
	mov	9, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	iconv, .-iconv
	.section	.text.iconv_close,"ax",@progbits
	.align 4
	.global iconv_close
	.type	iconv_close, #function
	.proc	04
iconv_close:
	save	%sp, -176, %sp
	call	___errno, 0
	 mov	-1, %i0
	mov	9, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
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
	save	%sp, -464, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	stream_is_terminal, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pn	%icc, .L36
	 add	%fp, 1767, %i5
	mov	%i0, %o0
	call	__fstat64, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne,pn	%icc, .L36
	 mov	%i5, %o1
	sethi	%gdop_hix22(.LC3), %o0
	xor	%o0, %gdop_lox10(.LC3), %o0
	call	find_terminal.constprop.0, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC3)
	cmp	%o0, 0
	be,pn	%icc, .L39
	 mov	%i5, %o1
	sethi	%gdop_hix22(path.0), %g1
.L41:
	xor	%g1, %gdop_lox10(path.0), %g1
	ldx	[%l7 + %g1], %i0, %gdop(path.0)
	return	%i7+8
	 nop
.L39:
	sethi	%gdop_hix22(.LC4), %o0
	xor	%o0, %gdop_lox10(.LC4), %o0
	call	find_terminal.constprop.0, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC4)
	cmp	%o0, 0
	bne,pt	%icc, .L41
	 sethi	%gdop_hix22(path.0), %g1
.L36:
	return	%i7+8
	 mov	0, %o0
	.size	ttyname, .-ttyname
	.section	.text.ffs,"ax",@progbits
	.align 4
	.global ffs
	.type	ffs, #function
	.proc	04
ffs:
	save	%sp, -176, %sp
	brz,pn	%i0, .L49
	 mov	0, %g2
	andcc	%i0, 1, %g2
	bne,pn	%icc, .L43
	 nop
	mov	1, %g2
.L45:
	sra	%i0, %g2, %g1
	andcc	%g1, 1, %g0
	be,pt	%xcc, .L45
	 add	%g2, 1, %g2
.L43:
.L49:
	return	%i7+8
	 sra	%g2, 0, %o0
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
