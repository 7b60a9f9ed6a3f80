! d6582bdaac0dea04e998197e1ab48e85 emu/guest/libc/sunos/system.c
	.file	"system.c"
	.section	".text"
	.section	.text.sysconf,"ax",@progbits
	.align 4
	.global sysconf
	.type	sysconf, #function
	.proc	05
sysconf:
	save	%sp, -304, %sp
	cmp	%i0, 17
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	bg,pn	%icc, .L2
	 cmp	%i0, 0
	ble,pn	%icc, .L3
	 cmp	%i0, 17
	bgu,pn	%icc, .L3
	 sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L5-.)), %g1
	or	%g1, %lo(_GLOBAL_OFFSET_TABLE_-(.L5-.)), %g1
	sllx	%i0, 2, %i0
	sub	%l7, %g1, %l7
	ldsw	[%l7+%i0], %g1
	jmp	%l7+%g1
	 nop
	.section	".rodata"
	.section	.text.sysconf
.L2:
	cmp	%i0, 500
	bne,pn	%icc, .L3
	 mov	26, %o1
.L21:
	call	system_call, 0
	 mov	137, %o0
	mov	%o0, %i0
	call	call_value, 0
	 restore %g0, %o1, %o1
.L20:
	return	%i7+8
	 mov	1, %o0
.L11:
	return	%i7+8
	 mov	8, %o0
.L12:
	sethi	%hi(102147072), %i0
	return	%i7+8
	 srlx	%o0, 9, %o0
.L8:
	ba,pt	%xcc, .L21
	 mov	11, %o1
.L7:
	ba,pt	%xcc, .L21
	 mov	12, %o1
.L6:
	return	%i7+8
	 mov	256, %o0
.L4:
	return	%i7+8
	 mov	0, %o0
.L17:
	ba,pt	%xcc, .L21
	 mov	3, %o1
.L16:
	ba,pt	%xcc, .L21
	 mov	7, %o1
.L10:
	ba,pt	%xcc, .L21
	 mov	6, %o1
.L9:
	return	%i7+8
	 mov	3, %o0
.L15:
	ba,pt	%xcc, .L21
	 mov	2, %o1
.L14:
	ba,pt	%xcc, .L21
	 mov	4, %o1
.L18:
	mov	4095, %i0
	return	%i7+8
	 sllx	%o0, 8, %o0
.L3:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.align 4
	.subsection	-1
	.align 8
.L5:
	.word	.L3-.L5
	.word	.L18-.L5
	.word	.L17-.L5
	.word	.L16-.L5
	.word	.L15-.L5
	.word	.L14-.L5
	.word	.L20-.L5
	.word	.L20-.L5
	.word	.L12-.L5
	.word	.L11-.L5
	.word	.L11-.L5
	.word	.L10-.L5
	.word	.L9-.L5
	.word	.L3-.L5
	.word	.L8-.L5
	.word	.L7-.L5
	.word	.L6-.L5
	.word	.L4-.L5
	.previous
	.size	sysconf, .-sysconf
	.global _sysconf
	_sysconf = sysconf
	.section	.text.getpagesize,"ax",@progbits
	.align 4
	.global getpagesize
	.type	getpagesize, #function
	.proc	04
getpagesize:
	save	%sp, -176, %sp
	call	sysconf, 0
	 mov	11, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getpagesize, .-getpagesize
	.section	.text.getdtablesize,"ax",@progbits
	.align 4
	.global getdtablesize
	.type	getdtablesize, #function
	.proc	04
getdtablesize:
	save	%sp, -176, %sp
	call	sysconf, 0
	 mov	5, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getdtablesize, .-getdtablesize
	.section	.text.pathconf,"ax",@progbits
	.align 4
	.global pathconf
	.type	pathconf, #function
	.proc	05
pathconf:
	save	%sp, -192, %sp
	mov	%i0, %o1
	mov	%i1, %o2
	call	system_call, 0
	 mov	113, %o0
	mov	%o0, %i0
	call	call_value, 0
	 restore %g0, %o1, %o1
	.size	pathconf, .-pathconf
	.section	.text.fpathconf,"ax",@progbits
	.align 4
	.global fpathconf
	.type	fpathconf, #function
	.proc	05
fpathconf:
	save	%sp, -192, %sp
	mov	%i0, %o1
	mov	%i1, %o2
	call	system_call, 0
	 mov	118, %o0
	mov	%o0, %i0
	call	call_value, 0
	 restore %g0, %o1, %o1
	.size	fpathconf, .-fpathconf
	.section	.text.confstr,"ax",@progbits
	.align 4
	.global confstr
	.type	confstr, #function
	.proc	017
confstr:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	mov	0, %g2
	mov	0, %g1
	movrne	%i1, 1, %g2
	movrne	%i2, 1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L32
	 cmp	%i2, 54
	return	%i7+8
	 mov	54, %o0
.L32:
	mov	%i1, %o0
	mov	54, %i5
	sethi	%gdop_hix22(path.0), %o1
	movleu	%xcc, %i2, %i5
	xor	%o1, %gdop_lox10(path.0), %o1
	mov	%i5, %o2
	ldx	[%l7 + %o1], %o1, %gdop(path.0)
	call	memcpy, 0
	 add	%i1, %i5, %i1
	stb	%g0, [%i1-1]
	return	%i7+8
	 mov	54, %o0
	.size	confstr, .-confstr
	.section	.text.uname,"ax",@progbits
	.align 4
	.global uname
	.type	uname, #function
	.proc	04
uname:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	135, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	uname, .-uname
	.global _uname
	_uname = uname
	.section	.text.sysinfo,"ax",@progbits
	.align 4
	.global sysinfo
	.type	sysinfo, #function
	.proc	04
sysinfo:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	139, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	sysinfo, .-sysinfo
	.section	.text.gethostname,"ax",@progbits
	.align 4
	.global gethostname
	.type	gethostname, #function
	.proc	04
gethostname:
	.register	%g3, #scratch
	save	%sp, -1472, %sp
	call	uname, 0
	 add	%fp, 762, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L40
	 cmp	%i1, 0
	mov	0, %g2
	bg,pt	%icc, .L39
	 add	%fp, 1019, %g3
	ba,pt	%xcc, .L36
	 mov	0, %g1
.L46:
	cmp	%g2, %i1
	be,pn	%xcc, .L36
	 mov	0, %g1
.L39:
	ldub	[%g3+%g2], %g1
	stb	%g1, [%i0+%g2]
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L46
	 add	%g2, 1, %g2
	mov	0, %g1
.L36:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L40:
	ba,pt	%xcc, .L36
	 mov	-1, %g1
	.size	gethostname, .-gethostname
	.section	.text.ulimit,"ax",@progbits
	.align 4
	.global ulimit
	.type	ulimit, #function
	.proc	05
ulimit:
	save	%sp, -208, %sp
	cmp	%i0, 2
	add	%fp, 2183, %g1
	mov	0, %o2
	move	%icc, %i1, %o2
	mov	%i0, %o1
	mov	63, %o0
	stx	%g1, [%fp+2023]
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	call	system_call, 0
	 stx	%i5, [%fp+2215]
	stx	%o0, [%fp+2031]
	call	call_value, 0
	 stx	%o1, [%fp+2039]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	ulimit, .-ulimit
	.section	.text.__makedev,"ax",@progbits
	.align 4
	.global __makedev
	.type	__makedev, #function
	.proc	016
__makedev:
	save	%sp, -176, %sp
	sll	%i1, 18, %i1
	or	%i1, %i2, %i2
	return	%i7+8
	 srl	%o2, 0, %o0
	.size	__makedev, .-__makedev
	.section	.text.__major,"ax",@progbits
	.align 4
	.global __major
	.type	__major, #function
	.proc	016
__major:
	save	%sp, -176, %sp
	return	%i7+8
	 srlx	%o1, 18, %o0
	.size	__major, .-__major
	.section	.text.__minor,"ax",@progbits
	.align 4
	.global __minor
	.type	__minor, #function
	.proc	016
__minor:
	save	%sp, -176, %sp
	sethi	%hi(-262144), %i0
	andn	%i1, %i0, %i0
	return	%i7+8
	 srl	%o0, 0, %o0
	.size	__minor, .-__minor
	.section	.text.makedev,"ax",@progbits
	.align 4
	.global makedev
	.type	makedev, #function
	.proc	016
makedev:
	save	%sp, -176, %sp
	mov	%i1, %i2
	mov	%i0, %i1
	call	__makedev, 0
	 restore %g0, 1, %o0
	.size	makedev, .-makedev
	.section	.text.major,"ax",@progbits
	.align 4
	.global major
	.type	major, #function
	.proc	016
major:
	save	%sp, -176, %sp
	mov	%i0, %i1
	call	__major, 0
	 restore %g0, 1, %o0
	.size	major, .-major
	.section	.text.minor,"ax",@progbits
	.align 4
	.global minor
	.type	minor, #function
	.proc	016
minor:
	save	%sp, -176, %sp
	mov	%i0, %i1
	call	__minor, 0
	 restore %g0, 1, %o0
	.size	minor, .-minor
	.section	.text.tcgetattr,"ax",@progbits
	.align 4
	.global tcgetattr
	.type	tcgetattr, #function
	.proc	04
tcgetattr:
	save	%sp, -176, %sp
	mov	%i1, %i2
	sethi	%hi(22033408), %i1
	srlx	%i1, 10, %i1
	call	ioctl, 0
	 restore
	.size	tcgetattr, .-tcgetattr
	.section	.text.tcsetattr,"ax",@progbits
	.align 4
	.global tcsetattr
	.type	tcsetattr, #function
	.proc	04
tcsetattr:
	save	%sp, -176, %sp
	sethi	%hi(-22528), %g1
	or	%g1, 1010, %g1
	add	%i1, %g1, %g1
	cmp	%g1, 2
	bgu,pn	%icc, .L61
	 nop
	call	ioctl, 0
	 restore
.L61:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	tcsetattr, .-tcsetattr
	.section	.text.tcgetpgrp,"ax",@progbits
	.align 4
	.global tcgetpgrp
	.type	tcgetpgrp, #function
	.proc	04
tcgetpgrp:
	save	%sp, -192, %sp
	add	%fp, 2043, %o2
	mov	%i0, %o0
	sethi	%hi(7607296), %o1
	call	ioctl, 0
	 srlx	%o1, 8, %o1
	cmp	%o0, 0
	bne,a,pn %icc, .L65
	 mov	-1, %i0
	lduw	[%fp+2043], %i0
.L63:
.L65:
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	tcgetpgrp, .-tcgetpgrp
	.section	.text.tcsetpgrp,"ax",@progbits
	.align 4
	.global tcsetpgrp
	.type	tcsetpgrp, #function
	.proc	04
tcsetpgrp:
	save	%sp, -176, %sp
	st	%i1, [%fp+2183]
	add	%fp, 2183, %o2
	mov	%i0, %o0
	sethi	%hi(30430208), %o1
	call	ioctl, 0
	 srlx	%o1, 10, %o1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	tcsetpgrp, .-tcsetpgrp
	.section	.text.tcgetsid,"ax",@progbits
	.align 4
	.global tcgetsid
	.type	tcgetsid, #function
	.proc	04
tcgetsid:
	save	%sp, -192, %sp
	add	%fp, 2043, %o2
	mov	%i0, %o0
	sethi	%hi(15215616), %o1
	call	ioctl, 0
	 srlx	%o1, 9, %o1
	cmp	%o0, 0
	bne,a,pn %icc, .L70
	 mov	-1, %i0
	lduw	[%fp+2043], %i0
.L68:
.L70:
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	tcgetsid, .-tcgetsid
	.section	.text.tcflow,"ax",@progbits
	.align 4
	.global tcflow
	.type	tcflow, #function
	.proc	04
tcflow:
	save	%sp, -176, %sp
	mov	%i1, %i2
	sethi	%hi(11013120), %i1
	srlx	%i1, 9, %i1
	call	ioctl, 0
	 restore
	.size	tcflow, .-tcflow
	.section	.text.tcflush,"ax",@progbits
	.align 4
	.global tcflush
	.type	tcflush, #function
	.proc	04
tcflush:
	save	%sp, -176, %sp
	mov	%i1, %i2
	sethi	%hi(22027264), %i1
	srlx	%i1, 10, %i1
	call	ioctl, 0
	 restore
	.size	tcflush, .-tcflush
	.section	.text.tcdrain,"ax",@progbits
	.align 4
	.global tcdrain
	.type	tcdrain, #function
	.proc	04
tcdrain:
	save	%sp, -176, %sp
	sethi	%hi(22025216), %i1
	srlx	%i1, 10, %i1
	call	ioctl, 0
	 restore %g0, 1, %o2
	.size	tcdrain, .-tcdrain
	.section	.text.tcsendbreak,"ax",@progbits
	.align 4
	.global tcsendbreak
	.type	tcsendbreak, #function
	.proc	04
tcsendbreak:
	save	%sp, -176, %sp
	sethi	%hi(22025216), %i1
	srlx	%i1, 10, %i1
	call	ioctl, 0
	 restore %g0, 0, %o2
	.size	tcsendbreak, .-tcsendbreak
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"/dev/tty"
	.section	.text.ctermid,"ax",@progbits
	.align 4
	.global ctermid
	.type	ctermid, #function
	.proc	0102
ctermid:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i0, .L77
	 sethi	%gdop_hix22(.LC0), %i1
	xor	%i1, %gdop_lox10(.LC0), %i1
	ldx	[%l7 + %i1], %i1, %gdop(.LC0)
	call	strcpy, 0
	 restore
.L77:
	sethi	%gdop_hix22(own.1), %i0
	xor	%i0, %gdop_lox10(own.1), %i0
	xor	%i1, %gdop_lox10(.LC0), %i1
	ldx	[%l7 + %i0], %i0, %gdop(own.1)
	ldx	[%l7 + %i1], %i1, %gdop(.LC0)
	call	strcpy, 0
	 restore
	.size	ctermid, .-ctermid
	.section	.text.cfgetospeed,"ax",@progbits
	.align 4
	.global cfgetospeed
	.type	cfgetospeed, #function
	.proc	016
cfgetospeed:
	save	%sp, -176, %sp
	lduw	[%i0+8], %g1
	srl	%g1, 17, %i0
	and	%g1, 15, %g1
	and	%i0, 16, %i0
	or	%i0, %g1, %i0
	return	%i7+8
	 and	%o0, 31, %o0
	.size	cfgetospeed, .-cfgetospeed
	.section	.text.cfgetispeed,"ax",@progbits
	.align 4
	.global cfgetispeed
	.type	cfgetispeed, #function
	.proc	016
cfgetispeed:
	save	%sp, -176, %sp
	lduw	[%i0+8], %g1
	srl	%g1, 16, %g2
	srl	%g1, 18, %g1
	and	%g2, 15, %g2
	and	%g1, 16, %g1
	orcc	%g2, %g1, %g2
	be,pn	%icc, .L81
	 nop
	return	%i7+8
	 and	%g2, 31, %o0
.L81:
	call	cfgetospeed, 0
	 restore
	.size	cfgetispeed, .-cfgetispeed
	.section	.text.cfsetospeed,"ax",@progbits
	.align 4
	.global cfsetospeed
	.type	cfsetospeed, #function
	.proc	04
cfsetospeed:
	save	%sp, -176, %sp
	cmp	%i1, 31
	bgu,pn	%icc, .L85
	 and	%i1, 15, %g3
	cmp	%i1, 15
	sethi	%hi(-2098176), %g2
	or	%g2, 1008, %g2
	lduw	[%i0+8], %g1
	and	%g1, %g2, %g1
	mov	0, %g2
	or	%g1, %g3, %g1
	movgu	%icc, 1, %g2
	mov	0, %g3
	sll	%g2, 21, %g2
	cmp	%g0, %g3
	or	%g1, %g2, %g1
	st	%g1, [%i0+8]
	return	%i7+8
	 subx	%g0, 0, %o0
.L85:
	call	___errno, 0
	 nop
	mov	-1, %g3
	mov	22, %g1
	cmp	%g0, %g3
	st	%g1, [%o0]
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	cfsetospeed, .-cfsetospeed
	.section	.text.cfsetispeed,"ax",@progbits
	.align 4
	.global cfsetispeed
	.type	cfsetispeed, #function
	.proc	04
cfsetispeed:
	save	%sp, -176, %sp
	cmp	%i1, 31
	bgu,pn	%icc, .L89
	 sll	%i1, 16, %g2
	lduw	[%i0+8], %g3
	cmp	%i1, 15
	sethi	%hi(5177344), %g1
	andn	%g3, %g1, %g1
	sethi	%hi(983040), %g3
	and	%g2, %g3, %g3
	mov	0, %g2
	or	%g1, %g3, %g1
	movgu	%icc, 1, %g2
	mov	0, %g3
	sll	%g2, 22, %g2
	cmp	%g0, %g3
	or	%g1, %g2, %g1
	st	%g1, [%i0+8]
	return	%i7+8
	 subx	%g0, 0, %o0
.L89:
	call	___errno, 0
	 nop
	mov	-1, %g3
	mov	22, %g1
	cmp	%g0, %g3
	st	%g1, [%o0]
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	cfsetispeed, .-cfsetispeed
	.local	own.1
	.common	own.1,9,8
	.section	".rodata"
	.align 8
	.type	path.0, #object
	.size	path.0, 54
path.0:
	.asciz	"/usr/xpg4/bin:/usr/ccs/bin:/usr/bin:/opt/SUNWspro/bin"
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
