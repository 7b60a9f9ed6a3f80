// 6d1bef8523380a28bcafe9dbee89c42c emu/guest/libc/hpux/terminal.c
	.file	"terminal.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global tgetent#
	.type	tgetent#, @function
	.proc tgetent#
tgetent:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	.endp tgetent#
	.align 16
	.align 64
	.global tgetnum#
	.type	tgetnum#, @function
	.proc tgetnum#
tgetnum:
	.prologue
	.body
	.mib
	nop 0
	addl r8 = -1, r0
	br.ret.sptk.many b0
	.endp tgetnum#
	.align 16
	.align 64
	.global tgetflag#
	.type	tgetflag#, @function
	.proc tgetflag#
tgetflag:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	.endp tgetflag#
	.align 16
	.align 64
	.global tgetstr#
	.type	tgetstr#, @function
	.proc tgetstr#
tgetstr:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	.endp tgetstr#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global tgoto#
	.type	tgoto#, @function
	.proc tgoto#
tgoto:
	.prologue
	.body
	.mlx
	nop 0
	movl r8 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r8 = r1, r8
	br.ret.sptk.many b0
	.endp tgoto#
	.align 16
	.align 64
	.global tputs#
	.type	tputs#, @function
	.proc tputs#
tputs:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 1, 0
	cmp.eq p6, p7 = 0, r32
	.save rp, r35
	mov r35 = b0
	.mmb
	mov r37 = r1
	.body
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	nop 0
	ld1 r38 = [r32], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r38
	zxt1 r38 = r38
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L16
	.align 32
.L14:
	.mmi
	nop 0
	ld8 r14 = [r34], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r34], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld1 r38 = [r32], 1
	nop 0
	mov r1 = r37
	;;
	.mii
	nop 0
	sxt1 r14 = r38
	zxt1 r38 = r38
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
.L16:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp tputs#
	.align 16
	.align 64
	.global cfgetospeed#
	.type	cfgetospeed#, @function
	.proc cfgetospeed#
cfgetospeed:
	.prologue
	.body
	.mmi
	adds r32 = 8, r32
	;;
	ld4 r8 = [r32]
	nop 0
	;;
	.mib
	nop 0
	and r8 = 31, r8
	br.ret.sptk.many b0
	.endp cfgetospeed#
	.align 16
	.align 64
	.global cfgetispeed#
	.type	cfgetispeed#, @function
	.proc cfgetispeed#
cfgetispeed:
	.prologue
	.body
	.mmi
	adds r32 = 8, r32
	;;
	ld4 r8 = [r32]
	nop 0
	;;
	.mib
	nop 0
	and r8 = 31, r8
	br.ret.sptk.many b0
	.endp cfgetispeed#
	.align 16
	.align 64
	.global cfsetospeed#
	.type	cfsetospeed#, @function
	.proc cfsetospeed#
cfsetospeed:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	cmp4.geu p6, p7 = 31, r33
	nop 0
	.mii
	adds r32 = 8, r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmi
	(p6) ld4 r14 = [r32]
	mov r8 = r0
	mov ar.pfs = r35
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L30
	;;
	.mii
	(p6) and r14 = -32, r14
	mov b0 = r34
	;;
	(p6) or r33 = r33, r14
	;;
	.mib
	(p6) st4 [r32] = r33
	nop 0
	br.ret.sptk.many b0
	;;
.L30:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 22, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r36
	addl r8 = -1, r0
	mov b0 = r34
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp cfsetospeed#
	.align 16
	.align 64
	.global cfsetispeed#
	.type	cfsetispeed#, @function
	.proc cfsetispeed#
cfsetispeed:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	mov r36 = r1
	nop 0
	.mii
	adds r32 = 8, r32
	.save rp, r34
	mov r34 = b0
	.body
	cmp4.ne p6, p7 = 0, r33
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L35
	.mib
	cmp4.geu p6, p7 = 31, r33
	nop 0
	(p7) br.cond.spnt .L38
	;;
	.mmi
	(p6) ld4 r14 = [r32]
	;;
	(p6) and r14 = -32, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) or r14 = r33, r14
	nop 0
	;;
	.mmi
	(p6) st4 [r32] = r14
	nop 0
	nop 0
.L35:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L38:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 22, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r36
	addl r8 = -1, r0
	mov b0 = r34
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp cfsetispeed#
	.align 16
	.align 64
	.global gettext#
	.type	gettext#, @function
	.proc gettext#
gettext:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r32
	br.ret.sptk.many b0
	.endp gettext#
	.align 16
	.align 64
	.global libintl_gettext#
	.type	libintl_gettext#, @function
	.proc libintl_gettext#
libintl_gettext:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r32
	br.ret.sptk.many b0
	.endp libintl_gettext#
	.align 16
	.align 64
	.global dgettext#
	.type	dgettext#, @function
	.proc dgettext#
dgettext:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
	.endp dgettext#
	.align 16
	.align 64
	.global libintl_dgettext#
	.type	libintl_dgettext#, @function
	.proc libintl_dgettext#
libintl_dgettext:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
	.endp libintl_dgettext#
	.align 16
	.align 64
	.global dcgettext#
	.type	dcgettext#, @function
	.proc dcgettext#
dcgettext:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
	.endp dcgettext#
	.align 16
	.align 64
	.global libintl_dcgettext#
	.type	libintl_dcgettext#, @function
	.proc libintl_dcgettext#
libintl_dcgettext:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
	.endp libintl_dcgettext#
	.align 16
	.align 64
	.global ngettext#
	.type	ngettext#, @function
	.proc ngettext#
ngettext:
	.prologue
	.body
	.mmi
	cmp.ne p6, p7 = 1, r34
	;;
	(p6) mov r8 = r33
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r32
	br.ret.sptk.many b0
	.endp ngettext#
	.align 16
	.align 64
	.global libintl_ngettext#
	.type	libintl_ngettext#, @function
	.proc libintl_ngettext#
libintl_ngettext:
	.prologue
	.body
	.mmi
	cmp.ne p6, p7 = 1, r34
	;;
	(p6) mov r8 = r33
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r32
	br.ret.sptk.many b0
	.endp libintl_ngettext#
	.align 16
	.align 64
	.global dngettext#
	.type	dngettext#, @function
	.proc dngettext#
dngettext:
	.prologue
	.body
	.mmi
	cmp.ne p6, p7 = 1, r35
	;;
	(p6) mov r8 = r34
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r33
	br.ret.sptk.many b0
	.endp dngettext#
	.align 16
	.align 64
	.global libintl_dngettext#
	.type	libintl_dngettext#, @function
	.proc libintl_dngettext#
libintl_dngettext:
	.prologue
	.body
	.mmi
	cmp.ne p6, p7 = 1, r35
	;;
	(p6) mov r8 = r34
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r33
	br.ret.sptk.many b0
	.endp libintl_dngettext#
	.align 16
	.align 64
	.global dcngettext#
	.type	dcngettext#, @function
	.proc dcngettext#
dcngettext:
	.prologue
	.body
	.mmi
	cmp.ne p6, p7 = 1, r35
	;;
	(p6) mov r8 = r34
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r33
	br.ret.sptk.many b0
	.endp dcngettext#
	.align 16
	.align 64
	.global libintl_dcngettext#
	.type	libintl_dcngettext#, @function
	.proc libintl_dcngettext#
libintl_dcngettext:
	.prologue
	.body
	.mmi
	cmp.ne p6, p7 = 1, r35
	;;
	(p6) mov r8 = r34
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r33
	br.ret.sptk.many b0
	.endp libintl_dcngettext#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"messages"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global textdomain#
	.type	textdomain#, @function
	.proc textdomain#
textdomain:
	.prologue
	.body
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r8 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) mov r8 = r32
	nop 0
	;;
	.mib
	nop 0
	(p7) add r8 = r1, r8
	br.ret.sptk.many b0
	.endp textdomain#
	.align 16
	.align 64
	.global libintl_textdomain#
	.type	libintl_textdomain#, @function
	.proc libintl_textdomain#
libintl_textdomain:
	.prologue
	.body
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r8 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) mov r8 = r32
	nop 0
	;;
	.mib
	nop 0
	(p7) add r8 = r1, r8
	br.ret.sptk.many b0
	.endp libintl_textdomain#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"/usr/share/locale"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global bindtextdomain#
	.type	bindtextdomain#, @function
	.proc bindtextdomain#
bindtextdomain:
	.prologue
	.body
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r33
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r8 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) mov r8 = r33
	nop 0
	;;
	.mib
	nop 0
	(p7) add r8 = r1, r8
	br.ret.sptk.many b0
	.endp bindtextdomain#
	.align 16
	.align 64
	.global libintl_bindtextdomain#
	.type	libintl_bindtextdomain#, @function
	.proc libintl_bindtextdomain#
libintl_bindtextdomain:
	.prologue
	.body
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r33
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r8 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) mov r8 = r33
	nop 0
	;;
	.mib
	nop 0
	(p7) add r8 = r1, r8
	br.ret.sptk.many b0
	.endp libintl_bindtextdomain#
	.align 16
	.align 64
	.global bind_textdomain_codeset#
	.type	bind_textdomain_codeset#, @function
	.proc bind_textdomain_codeset#
bind_textdomain_codeset:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
	.endp bind_textdomain_codeset#
	.align 16
	.align 64
	.global libintl_bind_textdomain_codeset#
	.type	libintl_bind_textdomain_codeset#, @function
	.proc libintl_bind_textdomain_codeset#
libintl_bind_textdomain_codeset:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
	.endp libintl_bind_textdomain_codeset#
	.align 16
	.align 64
	.global catopen#
	.type	catopen#, @function
	.proc catopen#
catopen:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 2, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r34
	addl r8 = -1, r0
	mov b0 = r32
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp catopen#
	.align 16
	.align 64
	.global catgets#
	.type	catgets#, @function
	.proc catgets#
catgets:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r35
	br.ret.sptk.many b0
	.endp catgets#
	.align 16
	.align 64
	.global catclose#
	.type	catclose#, @function
	.proc catclose#
catclose:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 9, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r34
	addl r8 = -1, r0
	mov b0 = r32
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp catclose#
	.global ospeed#
	.section	.sbss,"aws",@nobits
	.align 2
	.type	ospeed#, @object
	.size	ospeed#, 2
ospeed:
	.skip	2
	.global UP#
	.align 8
	.type	UP#, @object
	.size	UP#, 8
UP:
	.skip	8
	.global BC#
	.align 8
	.type	BC#, @object
	.size	BC#, 8
BC:
	.skip	8
	.global PC#
	.type	PC#, @object
	.size	PC#, 1
PC:
	.skip	1
	.global __errno#
	.type	__errno#, @function
	.ident	"GCC: (GNU) 12.2.0"
