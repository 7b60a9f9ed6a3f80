; d3999f76c84fee6c95c6c60ac19a112b emu/guest/libc/hpux/terminal.c
	.LEVEL 1.1
	.text
	.section	.text.tgetent,"ax",@progbits
	.align 4
.globl tgetent
	.type	tgetent, @function
tgetent:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	tgetent, .-tgetent
	.section	.text.tgetnum,"ax",@progbits
	.align 4
.globl tgetnum
	.type	tgetnum, @function
tgetnum:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	tgetnum, .-tgetnum
	.section	.text.tgetflag,"ax",@progbits
	.align 4
.globl tgetflag
	.type	tgetflag, @function
tgetflag:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	tgetflag, .-tgetflag
	.section	.text.tgetstr,"ax",@progbits
	.align 4
.globl tgetstr
	.type	tgetstr, @function
tgetstr:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	tgetstr, .-tgetstr
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	""
	.section	.text.tgoto,"ax",@progbits
	.align 4
.globl tgoto
	.type	tgoto, @function
tgoto:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'.LC0,%r19
	bv %r0(%r2)
	ldw RT'.LC0(%r1),%r28
	.EXIT
	.PROCEND
	.size	tgoto, .-tgoto
	.section	.text.tputs,"ax",@progbits
	.align 4
.globl tputs
	.type	tputs, @function
tputs:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r24,%r5
	stw %r4,-60(%r30)
	stw %r3,-56(%r30)
	movb,= %r26,%r3,.L12
	stw %r19,-32(%r30)
	ldb 0(%r3),%r26
	extrs %r26,31,8,%r26
	comib,= 0,%r26,.L16
	ldi 0,%r28
.L9:
	extru %r26,31,8,%r26
	copy %r19,%r4
	copy %r5,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	ldbs,mb 1(%r3),%r26
	extrs %r26,31,8,%r26
	comib,<> 0,%r26,.L9
	copy %r4,%r19
.L12:
	ldi 0,%r28
.L16:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	tputs, .-tputs
	.section	.text.cfgetospeed,"ax",@progbits
	.align 4
.globl cfgetospeed
	.type	cfgetospeed, @function
cfgetospeed:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 8(%r26),%r28
	bv %r0(%r2)
	extru %r28,31,5,%r28
	.EXIT
	.PROCEND
	.size	cfgetospeed, .-cfgetospeed
	.section	.text.cfgetispeed,"ax",@progbits
	.align 4
.globl cfgetispeed
	.type	cfgetispeed, @function
cfgetispeed:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 8(%r26),%r28
	bv %r0(%r2)
	extru %r28,31,5,%r28
	.EXIT
	.PROCEND
	.size	cfgetispeed, .-cfgetispeed
	.section	.text.cfsetospeed,"ax",@progbits
	.align 4
.globl cfsetospeed
	.type	cfsetospeed, @function
cfsetospeed:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 31,%r28
	stwm %r4,64(%r30)
	comb,<< %r28,%r25,.L22
	stw %r19,-32(%r30)
	ldw 8(%r26),%r20
	ldi 0,%r28
	depi 0,31,5,%r20
	or %r20,%r25,%r25
	stw %r25,8(%r26)
.L19:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L22:
	bl __errno,%r2
	nop
	ldi 22,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	b .L19
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	cfsetospeed, .-cfsetospeed
	.section	.text.cfsetispeed,"ax",@progbits
	.align 4
.globl cfsetispeed
	.type	cfsetispeed, @function
cfsetispeed:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,<> %r28,%r25,.L27
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L27:
	bl cfsetospeed,%r2
	nop
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	cfsetispeed, .-cfsetispeed
	.section	.text.gettext,"ax",@progbits
	.align 4
.globl gettext
	.type	gettext, @function
gettext:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	copy %r26,%r28
	.EXIT
	.PROCEND
	.size	gettext, .-gettext
	.section	.text.libintl_gettext,"ax",@progbits
	.align 4
.globl libintl_gettext
	.type	libintl_gettext, @function
libintl_gettext:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	copy %r26,%r28
	.EXIT
	.PROCEND
	.size	libintl_gettext, .-libintl_gettext
	.section	.text.dgettext,"ax",@progbits
	.align 4
.globl dgettext
	.type	dgettext, @function
dgettext:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	copy %r25,%r28
	.EXIT
	.PROCEND
	.size	dgettext, .-dgettext
	.section	.text.libintl_dgettext,"ax",@progbits
	.align 4
.globl libintl_dgettext
	.type	libintl_dgettext, @function
libintl_dgettext:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	copy %r25,%r28
	.EXIT
	.PROCEND
	.size	libintl_dgettext, .-libintl_dgettext
	.section	.text.dcgettext,"ax",@progbits
	.align 4
.globl dcgettext
	.type	dcgettext, @function
dcgettext:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	copy %r25,%r28
	.EXIT
	.PROCEND
	.size	dcgettext, .-dcgettext
	.section	.text.libintl_dcgettext,"ax",@progbits
	.align 4
.globl libintl_dcgettext
	.type	libintl_dcgettext, @function
libintl_dcgettext:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	copy %r25,%r28
	.EXIT
	.PROCEND
	.size	libintl_dcgettext, .-libintl_dcgettext
	.section	.text.ngettext,"ax",@progbits
	.align 4
.globl ngettext
	.type	ngettext, @function
ngettext:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r25,%r28
	comiclr,<> 1,%r24,%r0
	copy %r26,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	ngettext, .-ngettext
	.section	.text.libintl_ngettext,"ax",@progbits
	.align 4
.globl libintl_ngettext
	.type	libintl_ngettext, @function
libintl_ngettext:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r25,%r28
	comiclr,<> 1,%r24,%r0
	copy %r26,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	libintl_ngettext, .-libintl_ngettext
	.section	.text.dngettext,"ax",@progbits
	.align 4
.globl dngettext
	.type	dngettext, @function
dngettext:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r24,%r28
	comiclr,<> 1,%r23,%r0
	copy %r25,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	dngettext, .-dngettext
	.section	.text.libintl_dngettext,"ax",@progbits
	.align 4
.globl libintl_dngettext
	.type	libintl_dngettext, @function
libintl_dngettext:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r24,%r28
	comiclr,<> 1,%r23,%r0
	copy %r25,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	libintl_dngettext, .-libintl_dngettext
	.section	.text.dcngettext,"ax",@progbits
	.align 4
.globl dcngettext
	.type	dcngettext, @function
dcngettext:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r24,%r28
	comiclr,<> 1,%r23,%r0
	copy %r25,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	dcngettext, .-dcngettext
	.section	.text.libintl_dcngettext,"ax",@progbits
	.align 4
.globl libintl_dcngettext
	.type	libintl_dcngettext, @function
libintl_dcngettext:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r24,%r28
	comiclr,<> 1,%r23,%r0
	copy %r25,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	libintl_dcngettext, .-libintl_dcngettext
	.section	.rodata.str1.4
	.align 4
.LC1:
	.stringz	"messages"
	.section	.text.textdomain,"ax",@progbits
	.align 4
.globl textdomain
	.type	textdomain, @function
textdomain:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r26,%r28,.L48
	addil LT'.LC1,%r19
	bv,n %r0(%r2)
.L48:
	bv %r0(%r2)
	ldw RT'.LC1(%r1),%r28
	.EXIT
	.PROCEND
	.size	textdomain, .-textdomain
	.section	.text.libintl_textdomain,"ax",@progbits
	.align 4
.globl libintl_textdomain
	.type	libintl_textdomain, @function
libintl_textdomain:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r26,%r28,.L51
	addil LT'.LC1,%r19
	bv,n %r0(%r2)
.L51:
	bv %r0(%r2)
	ldw RT'.LC1(%r1),%r28
	.EXIT
	.PROCEND
	.size	libintl_textdomain, .-libintl_textdomain
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"/usr/share/locale"
	.section	.text.bindtextdomain,"ax",@progbits
	.align 4
.globl bindtextdomain
	.type	bindtextdomain, @function
bindtextdomain:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r25,%r28,.L54
	addil LT'.LC2,%r19
	bv,n %r0(%r2)
.L54:
	bv %r0(%r2)
	ldw RT'.LC2(%r1),%r28
	.EXIT
	.PROCEND
	.size	bindtextdomain, .-bindtextdomain
	.section	.text.libintl_bindtextdomain,"ax",@progbits
	.align 4
.globl libintl_bindtextdomain
	.type	libintl_bindtextdomain, @function
libintl_bindtextdomain:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r25,%r28,.L57
	addil LT'.LC2,%r19
	bv,n %r0(%r2)
.L57:
	bv %r0(%r2)
	ldw RT'.LC2(%r1),%r28
	.EXIT
	.PROCEND
	.size	libintl_bindtextdomain, .-libintl_bindtextdomain
	.section	.text.bind_textdomain_codeset,"ax",@progbits
	.align 4
.globl bind_textdomain_codeset
	.type	bind_textdomain_codeset, @function
bind_textdomain_codeset:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	copy %r25,%r28
	.EXIT
	.PROCEND
	.size	bind_textdomain_codeset, .-bind_textdomain_codeset
	.section	.text.libintl_bind_textdomain_codeset,"ax",@progbits
	.align 4
.globl libintl_bind_textdomain_codeset
	.type	libintl_bind_textdomain_codeset, @function
libintl_bind_textdomain_codeset:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	copy %r25,%r28
	.EXIT
	.PROCEND
	.size	libintl_bind_textdomain_codeset, .-libintl_bind_textdomain_codeset
	.section	.text.catopen,"ax",@progbits
	.align 4
.globl catopen
	.type	catopen, @function
catopen:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl __errno,%r2
	stw %r19,-32(%r30)
	ldi 2,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -84(%r30),%r2
	ldi -1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	catopen, .-catopen
	.section	.text.catgets,"ax",@progbits
	.align 4
.globl catgets
	.type	catgets, @function
catgets:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	copy %r23,%r28
	.EXIT
	.PROCEND
	.size	catgets, .-catgets
	.section	.text.catclose,"ax",@progbits
	.align 4
.globl catclose
	.type	catclose, @function
catclose:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl __errno,%r2
	stw %r19,-32(%r30)
	ldi 9,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -84(%r30),%r2
	ldi -1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	catclose, .-catclose
	.comm	ospeed,2,2
	.comm	UP,4,4
	.comm	BC,4,4
	.comm	PC,1,1
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
