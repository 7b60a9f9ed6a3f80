! d6582bdaac0dea04e998197e1ab48e85 emu/guest/libc/sunos/system.c
	.file	"system.c"
	.section	".text"
	.section	.text.sysconf,"ax",@progbits
	.align 4
	.global sysconf
	.type	sysconf, #function
	.proc	04
sysconf:
	save	%sp, -168, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 17
	bg	.L2
	 cmp	%i0, 0
	ble	.L3
	 cmp	%i0, 17
	bgu	.L3
	 sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L5-.)), %g1
	or	%g1, %lo(_GLOBAL_OFFSET_TABLE_-(.L5-.)), %g1
	sll	%i0, 2, %i0
	sub	%l7, %g1, %l7
	ld	[%l7+%i0], %g1
	jmp	%l7+%g1
	 nop
	.section	".rodata"
	.section	.text.sysconf
.L2:
	cmp	%i0, 500
	bne	.L3
	 add	%fp, -8, %g1
	mov	26, %o1
	st	%g1, [%sp+64]
	mov	137, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -72, %o0
	call	call_value, 0
	 std	%g2, [%fp-72]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L20:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L11:
	jmp	%i7+8
	 restore %g0, 8, %o0
.L12:
	sethi	%hi(198656), %o0
	or	%o0, 850, %i0
	jmp	%i7+8
	 restore
.L8:
	add	%fp, -24, %g1
	mov	11, %o1
	st	%g1, [%sp+64]
	mov	137, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-24], %g2
	add	%fp, -72, %o0
	call	call_value, 0
	 std	%g2, [%fp-72]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L7:
	add	%fp, -16, %g1
	mov	12, %o1
	st	%g1, [%sp+64]
	mov	137, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-16], %g2
	add	%fp, -72, %o0
	call	call_value, 0
	 std	%g2, [%fp-72]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L6:
	jmp	%i7+8
	 restore %g0, 256, %o0
.L4:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L17:
	add	%fp, -64, %g1
	mov	3, %o1
	st	%g1, [%sp+64]
	mov	137, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-64], %g2
	add	%fp, -72, %o0
	call	call_value, 0
	 std	%g2, [%fp-72]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L16:
	add	%fp, -56, %g1
	mov	7, %o1
	st	%g1, [%sp+64]
	mov	137, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-56], %g2
	add	%fp, -72, %o0
	call	call_value, 0
	 std	%g2, [%fp-72]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L10:
	add	%fp, -32, %g1
	mov	6, %o1
	st	%g1, [%sp+64]
	mov	137, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-32], %g2
	add	%fp, -72, %o0
	call	call_value, 0
	 std	%g2, [%fp-72]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L9:
	jmp	%i7+8
	 restore %g0, 3, %o0
.L15:
	add	%fp, -48, %g1
	mov	2, %o1
	st	%g1, [%sp+64]
	mov	137, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-48], %g2
	add	%fp, -72, %o0
	call	call_value, 0
	 std	%g2, [%fp-72]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L14:
	add	%fp, -40, %g1
	mov	4, %o1
	st	%g1, [%sp+64]
	mov	137, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-40], %g2
	add	%fp, -72, %o0
	call	call_value, 0
	 std	%g2, [%fp-72]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L18:
	sethi	%hi(1047552), %o0
	or	%o0, 768, %i0
	jmp	%i7+8
	 restore
.L3:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.align 4
	.subsection	-1
	.align 4
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
	save	%sp, -96, %sp
	call	sysconf, 0
	 restore %g0, 11, %o0
	.size	getpagesize, .-getpagesize
	.section	.text.getdtablesize,"ax",@progbits
	.align 4
	.global getdtablesize
	.type	getdtablesize, #function
	.proc	04
getdtablesize:
	save	%sp, -96, %sp
	call	sysconf, 0
	 restore %g0, 5, %o0
	.size	getdtablesize, .-getdtablesize
	.section	.text.pathconf,"ax",@progbits
	.align 4
	.global pathconf
	.type	pathconf, #function
	.proc	04
pathconf:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	113, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	pathconf, .-pathconf
	.section	.text.fpathconf,"ax",@progbits
	.align 4
	.global fpathconf
	.type	fpathconf, #function
	.proc	04
fpathconf:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	118, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fpathconf, .-fpathconf
	.section	.text.confstr,"ax",@progbits
	.align 4
	.global confstr
	.type	confstr, #function
	.proc	016
confstr:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i1, 0
	be	.L27
	 cmp	%i2, 0
	bne	.L35
	 cmp	%i2, 54
.L27:
	jmp	%i7+8
	 restore %g0, 54, %o0
.L35:
	bgu,a	.L36
	 mov	54, %i2
	mov	%i1, %o0
	mov	%i2, %o2
	sethi	%gdop_hix22(path.0), %o1
	add	%i1, %i2, %i1
	xor	%o1, %gdop_lox10(path.0), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(path.0)
	stb	%g0, [%i1-1]
.L37:
	jmp	%i7+8
	 restore %g0, 54, %o0
.L36:
	mov	%i1, %o0
	mov	%i2, %o2
	sethi	%gdop_hix22(path.0), %o1
	add	%i1, %i2, %i1
	xor	%o1, %gdop_lox10(path.0), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(path.0)
	b	.L37
	 stb	%g0, [%i1-1]
	.size	confstr, .-confstr
	.section	.text.uname,"ax",@progbits
	.align 4
	.global uname
	.type	uname, #function
	.proc	04
uname:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	135, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	uname, .-uname
	.global _uname
	_uname = uname
	.section	.text.sysinfo,"ax",@progbits
	.align 4
	.global sysinfo
	.type	sysinfo, #function
	.proc	04
sysinfo:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	139, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	sysinfo, .-sysinfo
	.section	.text.gethostname,"ax",@progbits
	.align 4
	.global gethostname
	.type	gethostname, #function
	.proc	04
gethostname:
	save	%sp, -1384, %sp
	call	uname, 0
	 add	%fp, -1285, %o0
	cmp	%o0, 0
	bl	.L44
	 mov	0, %g2
	cmp	%i1, 0
	bg	.L42
	 add	%fp, -1028, %g3
	jmp	%i7+8
	 restore %g0, 0, %o0
.L51:
	cmp	%i1, %g2
	be	.L43
	 nop
.L42:
	ldub	[%g3+%g2], %g1
	stb	%g1, [%i0+%g2]
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L51
	 add	%g2, 1, %g2
.L43:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L44:
	mov	-1, %i0
	jmp	%i7+8
	 restore
	.size	gethostname, .-gethostname
	.section	.text.ulimit,"ax",@progbits
	.align 4
	.global ulimit
	.type	ulimit, #function
	.proc	04
ulimit:
	save	%sp, -120, %sp
	xor	%i0, 2, %g1
	cmp	%g0, %g1
	add	%fp, 72, %g1
	st	%g1, [%fp-12]
	add	%fp, -8, %g1
	mov	%i0, %o1
	subx	%g0, -1, %o2
	st	%g1, [%sp+64]
	mov	63, %o0
	st	%i1, [%fp+72]
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	sub	%g0, %o2, %o2
	and	%i1, %o2, %o2
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -24, %o0
	call	call_value, 0
	 std	%g2, [%fp-24]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	ulimit, .-ulimit
	.section	.text.__makedev,"ax",@progbits
	.align 4
	.global __makedev
	.type	__makedev, #function
	.proc	016
__makedev:
	save	%sp, -96, %sp
	sll	%i1, 18, %i1
	or	%i1, %i2, %i0
	jmp	%i7+8
	 restore
	.size	__makedev, .-__makedev
	.section	.text.__major,"ax",@progbits
	.align 4
	.global __major
	.type	__major, #function
	.proc	016
__major:
	save	%sp, -96, %sp
	srl	%i1, 18, %i0
	jmp	%i7+8
	 restore
	.size	__major, .-__major
	.section	.text.__minor,"ax",@progbits
	.align 4
	.global __minor
	.type	__minor, #function
	.proc	016
__minor:
	save	%sp, -96, %sp
	sethi	%hi(-262144), %i0
	andn	%i1, %i0, %i0
	jmp	%i7+8
	 restore
	.size	__minor, .-__minor
	.section	.text.makedev,"ax",@progbits
	.align 4
	.global makedev
	.type	makedev, #function
	.proc	016
makedev:
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
	mov	%i1, %i2
	sethi	%hi(21504), %i1
	or	%i1, 13, %i1
	call	ioctl, 0
	 restore
	.size	tcgetattr, .-tcgetattr
	.section	.text.tcsetattr,"ax",@progbits
	.align 4
	.global tcsetattr
	.type	tcsetattr, #function
	.proc	04
tcsetattr:
	save	%sp, -96, %sp
	sethi	%hi(-22528), %g1
	or	%g1, 1010, %g1
	add	%i1, %g1, %g1
	cmp	%g1, 2
	bgu	.L67
	 nop
	call	ioctl, 0
	 restore
.L67:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	tcsetattr, .-tcsetattr
	.section	.text.tcgetpgrp,"ax",@progbits
	.align 4
	.global tcgetpgrp
	.type	tcgetpgrp, #function
	.proc	04
tcgetpgrp:
	save	%sp, -104, %sp
	sethi	%hi(29696), %o1
	add	%fp, -4, %o2
	mov	%i0, %o0
	call	ioctl, 0
	 or	%o1, 20, %o1
	cmp	%o0, 0
	bne	.L70
	 nop
	ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
.L70:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	tcgetpgrp, .-tcgetpgrp
	.section	.text.tcsetpgrp,"ax",@progbits
	.align 4
	.global tcsetpgrp
	.type	tcsetpgrp, #function
	.proc	04
tcsetpgrp:
	save	%sp, -96, %sp
	sethi	%hi(29696), %o1
	st	%i1, [%fp+72]
	add	%fp, 72, %o2
	mov	%i0, %o0
	call	ioctl, 0
	 or	%o1, 21, %o1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	tcsetpgrp, .-tcsetpgrp
	.section	.text.tcgetsid,"ax",@progbits
	.align 4
	.global tcgetsid
	.type	tcgetsid, #function
	.proc	04
tcgetsid:
	save	%sp, -104, %sp
	sethi	%hi(29696), %o1
	add	%fp, -4, %o2
	mov	%i0, %o0
	call	ioctl, 0
	 or	%o1, 22, %o1
	cmp	%o0, 0
	bne	.L74
	 nop
	ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
.L74:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	tcgetsid, .-tcgetsid
	.section	.text.tcflow,"ax",@progbits
	.align 4
	.global tcflow
	.type	tcflow, #function
	.proc	04
tcflow:
	save	%sp, -96, %sp
	mov	%i1, %i2
	sethi	%hi(21504), %i1
	or	%i1, 6, %i1
	call	ioctl, 0
	 restore
	.size	tcflow, .-tcflow
	.section	.text.tcflush,"ax",@progbits
	.align 4
	.global tcflush
	.type	tcflush, #function
	.proc	04
tcflush:
	save	%sp, -96, %sp
	mov	%i1, %i2
	sethi	%hi(21504), %i1
	or	%i1, 7, %i1
	call	ioctl, 0
	 restore
	.size	tcflush, .-tcflush
	.section	.text.tcdrain,"ax",@progbits
	.align 4
	.global tcdrain
	.type	tcdrain, #function
	.proc	04
tcdrain:
	save	%sp, -96, %sp
	sethi	%hi(21504), %i1
	or	%i1, 5, %i1
	call	ioctl, 0
	 restore %g0, 1, %o2
	.size	tcdrain, .-tcdrain
	.section	.text.tcsendbreak,"ax",@progbits
	.align 4
	.global tcsendbreak
	.type	tcsendbreak, #function
	.proc	04
tcsendbreak:
	save	%sp, -96, %sp
	sethi	%hi(21504), %i1
	or	%i1, 5, %i1
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L81
	 sethi	%gdop_hix22(.LC0), %i1
	xor	%i1, %gdop_lox10(.LC0), %i1
	ld	[%l7 + %i1], %i1, %gdop(.LC0)
	call	strcpy, 0
	 restore
.L81:
	sethi	%gdop_hix22(own.1), %i0
	xor	%i0, %gdop_lox10(own.1), %i0
	xor	%i1, %gdop_lox10(.LC0), %i1
	ld	[%l7 + %i0], %i0, %gdop(own.1)
	ld	[%l7 + %i1], %i1, %gdop(.LC0)
	call	strcpy, 0
	 restore
	.size	ctermid, .-ctermid
	.section	.text.cfgetospeed,"ax",@progbits
	.align 4
	.global cfgetospeed
	.type	cfgetospeed, #function
	.proc	016
cfgetospeed:
	save	%sp, -96, %sp
	ld	[%i0+8], %g1
	srl	%g1, 17, %i0
	and	%g1, 15, %g1
	and	%i0, 16, %i0
	or	%i0, %g1, %i0
	jmp	%i7+8
	 restore
	.size	cfgetospeed, .-cfgetospeed
	.section	.text.cfgetispeed,"ax",@progbits
	.align 4
	.global cfgetispeed
	.type	cfgetispeed, #function
	.proc	016
cfgetispeed:
	save	%sp, -96, %sp
	ld	[%i0+8], %g1
	srl	%g1, 16, %g2
	srl	%g1, 18, %g1
	and	%g2, 15, %g2
	and	%g1, 16, %g1
	orcc	%g2, %g1, %g2
	be	.L85
	 nop
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L85:
	call	cfgetospeed, 0
	 restore
	.size	cfgetispeed, .-cfgetispeed
	.section	.text.cfsetospeed,"ax",@progbits
	.align 4
	.global cfsetospeed
	.type	cfsetospeed, #function
	.proc	04
cfsetospeed:
	save	%sp, -96, %sp
	cmp	%i1, 31
	bgu	.L90
	 mov	%i0, %g4
	ld	[%i0+8], %g1
	and	%i1, 15, %i5
	sethi	%hi(-2098176), %g3
	mov	1, %g2
	or	%g3, 1008, %g3
	cmp	%i1, 15
	and	%g1, %g3, %g1
	bleu	.L91
	 or	%g1, %i5, %g1
	sll	%g2, 21, %g2
	or	%g1, %g2, %g1
	st	%g1, [%g4+8]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L91:
	mov	0, %g2
	sll	%g2, 21, %g2
	or	%g1, %g2, %g1
	st	%g1, [%g4+8]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L90:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	cfsetospeed, .-cfsetospeed
	.section	.text.cfsetispeed,"ax",@progbits
	.align 4
	.global cfsetispeed
	.type	cfsetispeed, #function
	.proc	04
cfsetispeed:
	save	%sp, -96, %sp
	cmp	%i1, 31
	bgu	.L96
	 mov	%i0, %g4
	ld	[%i0+8], %g2
	sll	%i1, 16, %g3
	sethi	%hi(5177344), %g1
	sethi	%hi(983040), %i5
	andn	%g2, %g1, %g1
	and	%g3, %i5, %g3
	mov	1, %g2
	cmp	%i1, 15
	bleu	.L97
	 or	%g1, %g3, %g1
	sll	%g2, 22, %g2
	or	%g1, %g2, %g1
	st	%g1, [%g4+8]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L97:
	mov	0, %g2
	sll	%g2, 22, %g2
	or	%g1, %g2, %g1
	st	%g1, [%g4+8]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L96:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
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
