! f57d2bc3f28ae3aaa537dfa9a50adba9 emu/guest/libc/sunos/more.c
	.file	"more.c"
	.section	".text"
	.section	.text.getlogin_r,"ax",@progbits
	.align 4
	.global getlogin_r
	.type	getlogin_r, #function
	.proc	0102
getlogin_r:
	save	%sp, -96, %sp
	call	getlogin, 0
	 nop
	orcc	%o0, 0, %i5
	be	.L4
	 nop
	call	strlen, 0
	 nop
	cmp	%i1, %o0
	bleu	.L9
	 nop
	call	strcpy, 0
	 restore %g0, %i5, %o1
.L9:
	call	___errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L4:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	getlogin_r, .-getlogin_r
	.section	.text.ttyname_r,"ax",@progbits
	.align 4
	.global ttyname_r
	.type	ttyname_r, #function
	.proc	0102
ttyname_r:
	save	%sp, -96, %sp
	mov	%i0, %o0
	call	ttyname, 0
	 mov	%i1, %i0
	orcc	%o0, 0, %i1
	be	.L13
	 nop
	call	strlen, 0
	 nop
	cmp	%i2, %o0
	bleu	.L17
	 nop
	call	strcpy, 0
	 restore
.L17:
	call	___errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L13:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	ttyname_r, .-ttyname_r
	.section	.text.ctermid_r,"ax",@progbits
	.align 4
	.global ctermid_r
	.type	ctermid_r, #function
	.proc	0102
ctermid_r:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L20
	 nop
	call	ctermid, 0
	 restore
.L20:
	jmp	%i7+8
	 restore
	.size	ctermid_r, .-ctermid_r
	.section	.text.__posix_getlogin_r,"ax",@progbits
	.align 4
	.global __posix_getlogin_r
	.type	__posix_getlogin_r, #function
	.proc	04
__posix_getlogin_r:
	save	%sp, -96, %sp
	call	getlogin, 0
	 nop
	mov	3, %g1
	cmp	%o0, 0
	be	.L21
	 mov	%o0, %i5
	call	strlen, 0
	 nop
	cmp	%i1, %o0
	bleu	.L30
	 mov	%i5, %o1
	call	strcpy, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L24
	 mov	0, %g1
.L21:
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L30:
	call	___errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L24:
	mov	34, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	__posix_getlogin_r, .-__posix_getlogin_r
	.section	.text.__posix_ttyname_r,"ax",@progbits
	.align 4
	.global __posix_ttyname_r
	.type	__posix_ttyname_r, #function
	.proc	04
__posix_ttyname_r:
	save	%sp, -96, %sp
	call	ttyname, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	be	.L39
	 nop
	call	strlen, 0
	 nop
	cmp	%i2, %o0
	bleu	.L40
	 mov	%i5, %o1
	call	strcpy, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	be	.L35
	 nop
	jmp	%i7+8
	 restore %g0, 0, %o0
.L40:
	call	___errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L35:
	jmp	%i7+8
	 restore %g0, 34, %o0
.L39:
	call	___errno, 0
	 nop
	ld	[%o0], %i0
	jmp	%i7+8
	 restore
	.size	__posix_ttyname_r, .-__posix_ttyname_r
	.section	.text.__posix_asctime_r,"ax",@progbits
	.align 4
	.global __posix_asctime_r
	.type	__posix_asctime_r, #function
	.proc	0102
__posix_asctime_r:
	save	%sp, -96, %sp
	call	asctime_r, 0
	 restore
	.size	__posix_asctime_r, .-__posix_asctime_r
	.section	.text.__posix_ctime_r,"ax",@progbits
	.align 4
	.global __posix_ctime_r
	.type	__posix_ctime_r, #function
	.proc	0102
__posix_ctime_r:
	save	%sp, -96, %sp
	call	ctime_r, 0
	 restore
	.size	__posix_ctime_r, .-__posix_ctime_r
	.section	.text.getpwnam_r,"ax",@progbits
	.align 4
	.global getpwnam_r
	.type	getpwnam_r, #function
	.proc	0110
getpwnam_r:
	save	%sp, -104, %sp
	st	%g0, [%fp-4]
	add	%fp, -4, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	__posix_getpwnam_r, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	bne	.L44
	 nop
	ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
.L44:
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
	.size	getpwnam_r, .-getpwnam_r
	.section	.text.getpwuid_r,"ax",@progbits
	.align 4
	.global getpwuid_r
	.type	getpwuid_r, #function
	.proc	0110
getpwuid_r:
	save	%sp, -104, %sp
	st	%g0, [%fp-4]
	add	%fp, -4, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	__posix_getpwuid_r, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	bne	.L47
	 nop
	ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
.L47:
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
	.size	getpwuid_r, .-getpwuid_r
	.section	.text.getgrnam_r,"ax",@progbits
	.align 4
	.global getgrnam_r
	.type	getgrnam_r, #function
	.proc	0110
getgrnam_r:
	save	%sp, -104, %sp
	st	%g0, [%fp-4]
	add	%fp, -4, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	__posix_getgrnam_r, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	bne	.L50
	 nop
	ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
.L50:
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
	.size	getgrnam_r, .-getgrnam_r
	.section	.text.getgrgid_r,"ax",@progbits
	.align 4
	.global getgrgid_r
	.type	getgrgid_r, #function
	.proc	0110
getgrgid_r:
	save	%sp, -104, %sp
	st	%g0, [%fp-4]
	add	%fp, -4, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	__posix_getgrgid_r, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	bne	.L53
	 nop
	ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
.L53:
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
	.size	getgrgid_r, .-getgrgid_r
	.section	.text.getpwent_r,"ax",@progbits
	.align 4
	.global getpwent_r
	.type	getpwent_r, #function
	.proc	0110
getpwent_r:
	save	%sp, -96, %sp
	mov	0, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	next_user_r, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, -1, %g1
	and	%i0, %g1, %i0
	jmp	%i7+8
	 restore
	.size	getpwent_r, .-getpwent_r
	.section	.text.getgrent_r,"ax",@progbits
	.align 4
	.global getgrent_r
	.type	getgrent_r, #function
	.proc	0110
getgrent_r:
	save	%sp, -96, %sp
	mov	0, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	next_group_r, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, -1, %g1
	and	%i0, %g1, %i0
	jmp	%i7+8
	 restore
	.size	getgrent_r, .-getgrent_r
	.section	.text.getwd,"ax",@progbits
	.align 4
	.global getwd
	.type	getwd, #function
	.proc	0102
getwd:
	save	%sp, -96, %sp
	call	getcwd, 0
	 restore %g0, 1024, %o1
	.size	getwd, .-getwd
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"/dev/tty"
	.align 8
.LC1:
	.asciz	"\n"
	.section	.text.getpass,"ax",@progbits
	.align 4
	.global getpass
	.type	getpass, #function
	.proc	0102
getpass:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	2, %o1
	sethi	%gdop_hix22(.LC0), %o0
	mov	%i0, %i3
	xor	%o0, %gdop_lox10(.LC0), %o0
	mov	0, %i0
	call	open, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC0)
	cmp	%o0, 0
	bl	.L78
	 mov	%o0, %i5
	add	%fp, -72, %i1
	call	tcgetattr, 0
	 mov	%i1, %o1
	orcc	%o0, 0, %i2
	be	.L75
	 add	%fp, -36, %g1
.L64:
	call	strlen, 0
	 mov	%i3, %o0
	mov	%i3, %o1
	mov	%o0, %o2
	sethi	%gdop_hix22(text.0), %i0
	mov	%i5, %o0
	xor	%i0, %gdop_lox10(text.0), %i0
	mov	0, %i4
	call	write, 0
	 add	%fp, -73, %i3
	b	.L66
	 ld	[%l7 + %i0], %i0, %gdop(text.0)
.L67:
	cmp	%g1, 10
	be	.L71
	 ldub	[%fp-73], %g2
	cmp	%i4, 256
	bne,a	.L76
	 stb	%g2, [%i0+%i4]
.L66:
	mov	1, %o2
	mov	%i3, %o1
	call	read, 0
	 mov	%i5, %o0
	cmp	%o0, 1
	be	.L67
	 ldsb	[%fp-73], %g1
.L71:
	stb	%g0, [%i0+%i4]
	mov	1, %o2
	sethi	%gdop_hix22(.LC1), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC1), %o1
	call	write, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC1)
	cmp	%i2, 0
	be	.L77
	 mov	%i1, %o2
.L69:
	call	close, 0
	 mov	%i5, %o0
.L78:
	jmp	%i7+8
	 restore
.L76:
	b	.L66
	 add	%i4, 1, %i4
.L75:
	mov	%i1, %o1
	mov	36, %o2
	call	memcpy, 0
	 mov	%g1, %o0
	ld	[%fp-24], %g1
	and	%g1, -9, %g1
	mov	%o0, %o2
	sethi	%hi(21504), %o1
	st	%g1, [%fp-24]
	or	%o1, 16, %o1
	call	tcsetattr, 0
	 mov	%i5, %o0
	b,a	.L64
.L77:
	sethi	%hi(21504), %o1
	mov	%i5, %o0
	call	tcsetattr, 0
	 or	%o1, 16, %o1
	b,a	.L69
	.size	getpass, .-getpass
	.section	.text.sigsend,"ax",@progbits
	.align 4
	.global sigsend
	.type	sigsend, #function
	.proc	04
sigsend:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L86
	 mov	%i1, %o0
	cmp	%i0, 2
	bne	.L82
	 cmp	%i1, -1
	be	.L83
	 mov	0, %i0
	sub	%g0, %i1, %i0
.L83:
	call	kill, 0
	 restore %g0, %i2, %o1
.L86:
	cmp	%i1, -1
	be	.L87
	 mov	%i2, %i1
.L88:
	call	kill, 0
	 restore %g0, %o0, %o0
.L87:
	call	getpid, 0
	 nop
	b,a	.L88
.L82:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	sigsend, .-sigsend
	.section	.text.ualarm,"ax",@progbits
	.align 4
	.global ualarm
	.type	ualarm, #function
	.proc	016
ualarm:
	save	%sp, -128, %sp
	sethi	%hi(999424), %i5
	or	%i5, 576, %i5
	sra	%i1, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%i1, %i5, %g2
	sra	%i0, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%i0, %i5, %g1
	smul	%g2, %i5, %g4
	smul	%g1, %i5, %g3
	sub	%i0, %g3, %i0
	sub	%i1, %g4, %i1
	st	%i0, [%fp-20]
	add	%fp, -16, %o2
	add	%fp, -32, %o1
	st	%g2, [%fp-32]
	st	%i1, [%fp-28]
	st	%g1, [%fp-24]
	mov	0, %o0
	call	setitimer, 0
	 mov	-1, %i0
	cmp	%o0, 0
	bne	.L92
	 ld	[%fp-4], %g1
	ld	[%fp-8], %i0
	smul	%i0, %i5, %i0
	add	%i0, %g1, %i0
.L92:
	jmp	%i7+8
	 restore
	.size	ualarm, .-ualarm
	.section	.text.gethrvtime,"ax",@progbits
	.align 4
	.global gethrvtime
	.type	gethrvtime, #function
	.proc	05
gethrvtime:
	save	%sp, -104, %sp
	mov	1, %o0
	call	clock_gettime, 0
	 add	%fp, -8, %o1
	cmp	%o0, 0
	bne	.L95
	 ld	[%fp-4], %g4
	ld	[%fp-8], %i4
	sra	%g4, 31, %g2
	sethi	%hi(999999488), %g1
	or	%g1, 512, %g1
	smul	%i4, %g1, %i5
	rd	%y, %i4
	addcc	%i5, %g4, %i1
	addx	%i4, %g2, %i0
	jmp	%i7+8
	 restore
.L95:
	mov	-1, %i0
	jmp	%i7+8
	 restore %g0, -1, %o1
	.size	gethrvtime, .-gethrvtime
	.section	.text.stime,"ax",@progbits
	.align 4
	.global stime
	.type	stime, #function
	.proc	04
stime:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	ld	[%i0], %o1
	mov	25, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	stime, .-stime
	.section	.text.ssignal,"ax",@progbits
	.align 4
	.global ssignal
	.type	ssignal, #function
	.proc	01104
ssignal:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i0, -1, %g1
	cmp	%g1, 14
	bgu	.L99
	 sll	%i0, 2, %g1
	sethi	%gdop_hix22(actions), %g2
	xor	%g2, %gdop_lox10(actions), %g2
	ld	[%l7 + %g2], %l7, %gdop(actions)
	ld	[%l7+%g1], %i0
	st	%i1, [%l7+%g1]
	jmp	%i7+8
	 restore
.L99:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	ssignal, .-ssignal
	.section	.text.gsignal,"ax",@progbits
	.align 4
	.global gsignal
	.type	gsignal, #function
	.proc	04
gsignal:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %o0
	add	%o0, -1, %g1
	cmp	%g1, 14
	bgu	.L106
	 mov	0, %i0
	sethi	%gdop_hix22(actions), %g1
	xor	%g1, %gdop_lox10(actions), %g1
	sll	%o0, 2, %g2
	ld	[%l7 + %g1], %l7, %gdop(actions)
	ld	[%l7+%g2], %g1
	cmp	%g1, 1
	bleu	.L105
	 cmp	%g0, %g1
	call	%g1, 0
	 st	%g0, [%l7+%g2]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L105:
	addx	%g0, 0, %i0
.L106:
	jmp	%i7+8
	 restore
	.size	gsignal, .-gsignal
	.section	.text.gethostid,"ax",@progbits
	.align 4
	.global gethostid
	.type	gethostid, #function
	.proc	04
gethostid:
	save	%sp, -128, %sp
	mov	32, %o2
	add	%fp, -32, %i5
	mov	7, %o0
	mov	%i5, %o1
	call	sysinfo, 0
	 mov	0, %i0
	cmp	%o0, 0
	bge	.L110
	 mov	10, %o2
	jmp	%i7+8
	 restore
.L110:
	mov	0, %o1
	call	strtol, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	gethostid, .-gethostid
	.section	.text.getdents,"ax",@progbits
	.align 4
	.global getdents
	.type	getdents, #function
	.proc	04
getdents:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	81, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getdents, .-getdents
	.section	.text.mlockall,"ax",@progbits
	.align 4
	.global mlockall
	.type	mlockall, #function
	.proc	04
mlockall:
	save	%sp, -96, %sp
	mov	0, %i5
	mov	%i0, %i3
	mov	0, %i4
	mov	5, %i2
	mov	0, %i1
	call	memcntl, 0
	 restore %g0, 0, %o0
	.size	mlockall, .-mlockall
	.section	.text.munlockall,"ax",@progbits
	.align 4
	.global munlockall
	.type	munlockall, #function
	.proc	04
munlockall:
	save	%sp, -96, %sp
	mov	0, %i5
	mov	0, %i4
	mov	0, %i3
	mov	6, %i2
	mov	0, %i1
	call	memcntl, 0
	 restore %g0, 0, %o0
	.size	munlockall, .-munlockall
	.section	.text.mincore,"ax",@progbits
	.align 4
	.global mincore
	.type	mincore, #function
	.proc	04
mincore:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	114, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	mincore, .-mincore
	.section	.text.ftok,"ax",@progbits
	.align 4
	.global ftok
	.type	ftok, #function
	.proc	04
ftok:
	save	%sp, -384, %sp
	add	%fp, -288, %o1
	call	stat64, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L119
	 sethi	%hi(16773120), %g1
	ld	[%fp-288], %i0
	sll	%i1, 24, %i1
	sll	%i0, 12, %i0
	and	%i0, %g1, %i0
	ld	[%fp-268], %g1
	and	%g1, 4095, %g1
	or	%i0, %g1, %i0
	or	%i0, %i1, %i0
	jmp	%i7+8
	 restore
.L119:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	ftok, .-ftok
	.section	.text.isnand,"ax",@progbits
	.align 4
	.global isnand
	.type	isnand, #function
	.proc	04
isnand:
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fcmpd	%f8, %f8
	nop
	fbne	.L121
	 mov	1, %g1
	mov	0, %g1
.L121:
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	isnand, .-isnand
	.section	.text.unordered,"ax",@progbits
	.align 4
	.global unordered
	.type	unordered, #function
	.proc	04
unordered:
	save	%sp, -104, %sp
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f8
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	fcmpd	%f10, %f10
	nop
	fbne	.L123
	 mov	1, %g1
	mov	0, %g1
.L123:
	fcmpd	%f8, %f8
	nop
	fbne	.L124
	 mov	1, %g2
	mov	0, %g2
.L124:
	or	%g1, %g2, %i0
	and	%i0, 1, %i0
	jmp	%i7+8
	 restore
	.size	unordered, .-unordered
	.section	.text.fpclass,"ax",@progbits
	.align 4
	.global fpclass
	.type	fpclass, #function
	.proc	04
fpclass:
	save	%sp, -96, %sp
	sethi	%hi(-1048576), %g2
	mov	%i0, %g3
	srl	%i0, 20, %g1
	andn	%g3, %g2, %g2
	xnor	%g0, %i0, %i0
	and	%g1, 2047, %g1
	cmp	%g1, 2047
	be	.L134
	 srl	%i0, 31, %i0
	cmp	%g1, 0
	bne	.L130
	 mov	8, %g3
	or	%g2, %i1, %g2
	cmp	%g0, %g2
	addx	%g0, -1, %g3
	and	%g3, 2, %g3
	add	%g3, 4, %g3
.L130:
	jmp	%i7+8
	 restore %i0, %g3, %o0
.L134:
	orcc	%g2, %i1, %g0
	be	.L135
	 add	%i0, 2, %i0
	srl	%g2, 19, %i0
.L135:
	jmp	%i7+8
	 restore
	.size	fpclass, .-fpclass
	.section	.text.ulltostr,"ax",@progbits
	.align 4
	.global ulltostr
	.type	ulltostr, #function
	.proc	0102
ulltostr:
	save	%sp, -96, %sp
	sethi	%hi(-858993664), %o7
	mov	%i0, %o0
	or	%o7, 205, %i3
	mov	%i1, %o1
	or	%o7, 204, %o7
.L144:
	addcc	%o0, %o1, %g1
.L145:
	addx	%g0, %g1, %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, 5, %i1
	sll	%i1, 2, %g4
	add	%g4, %i1, %g4
	sub	%g1, %g4, %g1
	subcc	%o1, %g1, %o3
	umul	%o3, %i3, %o5
	rd	%y, %o4
	smul	%o3, %o7, %g4
	subx	%o0, 0, %o2
	srl	%o5, 1, %i5
	smul	%o2, %i3, %g1
	add	%g1, %g4, %g1
	add	%g1, %o4, %g1
	sll	%g1, 31, %g4
	or	%g4, %i5, %i5
	sll	%i5, 2, %o5
	addcc	%o5, %i5, %i1
	add	%i2, -1, %i2
	addcc	%i1, %i1, %o5
	subcc	%o1, %o5, %i1
	add	%i1, 48, %g4
	stb	%g4, [%i2]
	srl	%g1, 1, %i4
	sll	%g1, 31, %g4
	mov	%o1, %i1
	umul	%o3, %i3, %o5
	rd	%y, %o4
	cmp	%o0, 0
	srl	%o5, 1, %g1
	mov	%i4, %o0
	bne	.L144
	 or	%g4, %g1, %o1
	cmp	%i1, 9
	bgu	.L145
	 addcc	%o0, %o1, %g1
	jmp	%i7+8
	 restore %g0, %i2, %o0
	.size	ulltostr, .-ulltostr
	.section	.text.lltostr,"ax",@progbits
	.align 4
	.global lltostr
	.type	lltostr, #function
	.proc	0102
lltostr:
	save	%sp, -96, %sp
	call	ulltostr, 0
	 restore
	.size	lltostr, .-lltostr
	.section	.text.gettxt,"ax",@progbits
	.align 4
	.global gettxt
	.type	gettxt, #function
	.proc	0102
gettxt:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, %i1, %o0
	.size	gettxt, .-gettxt
	.section	.text._write,"ax",@progbits
	.align 4
	.global _write
	.type	_write, #function
	.proc	04
_write:
	save	%sp, -96, %sp
	call	write, 0
	 restore
	.size	_write, .-_write
	.local	text.0
	.common	text.0,257,8
	.local	actions
	.common	actions,64,4
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
