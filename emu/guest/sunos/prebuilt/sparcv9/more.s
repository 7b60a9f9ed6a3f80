! f57d2bc3f28ae3aaa537dfa9a50adba9 emu/guest/libc/sunos/more.c
	.file	"more.c"
	.section	".text"
	.section	.text.getlogin_r,"ax",@progbits
	.align 4
	.global getlogin_r
	.type	getlogin_r, #function
	.proc	0102
getlogin_r:
	save	%sp, -176, %sp
	call	getlogin, 0
	 nop
	brz,pn	%o0, .L4
	 mov	%o0, %i5
	call	strlen, 0
	 nop
	cmp	%i1, %o0
	bleu,pn	%xcc, .L9
	 nop
	call	strcpy, 0
	 restore %g0, %i5, %o1
.L9:
	call	___errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L4:
	return	%i7+8
	 mov	0, %o0
	.size	getlogin_r, .-getlogin_r
	.section	.text.ttyname_r,"ax",@progbits
	.align 4
	.global ttyname_r
	.type	ttyname_r, #function
	.proc	0102
ttyname_r:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	ttyname, 0
	 mov	%i1, %i0
	brz,pn	%o0, .L13
	 mov	%o0, %i1
	call	strlen, 0
	 nop
	cmp	%i2, %o0
	bleu,pn	%xcc, .L17
	 nop
	call	strcpy, 0
	 restore
.L17:
	call	___errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L13:
	return	%i7+8
	 mov	0, %o0
	.size	ttyname_r, .-ttyname_r
	.section	.text.ctermid_r,"ax",@progbits
	.align 4
	.global ctermid_r
	.type	ctermid_r, #function
	.proc	0102
ctermid_r:
	save	%sp, -176, %sp
	brz,pn	%i0, .L20
	 nop
	call	ctermid, 0
	 restore
.L20:
	return	%i7+8
	 nop
	.size	ctermid_r, .-ctermid_r
	.section	.text.__posix_getlogin_r,"ax",@progbits
	.align 4
	.global __posix_getlogin_r
	.type	__posix_getlogin_r, #function
	.proc	04
__posix_getlogin_r:
	save	%sp, -176, %sp
	call	getlogin, 0
	 nop
	mov	3, %g1
	brz,pn	%o0, .L22
	 mov	%o0, %i5
	call	strlen, 0
	 nop
	cmp	%i1, %o0
	bleu,pn	%xcc, .L30
	 mov	%i5, %o1
	call	strcpy, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L24
	 mov	0, %g1
.L22:
	return	%i7+8
	 sra	%g1, 0, %o0
.L30:
	call	___errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L24:
	mov	34, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	__posix_getlogin_r, .-__posix_getlogin_r
	.section	.text.__posix_ttyname_r,"ax",@progbits
	.align 4
	.global __posix_ttyname_r
	.type	__posix_ttyname_r, #function
	.proc	04
__posix_ttyname_r:
	save	%sp, -176, %sp
	call	ttyname, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L39
	 mov	%o0, %i5
	call	strlen, 0
	 nop
	cmp	%i2, %o0
	bleu,pn	%xcc, .L40
	 mov	%i5, %o1
	call	strcpy, 0
	 mov	%i1, %o0
	brz,a,pn %o0, .L41
	 mov	34, %i0
	mov	0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L40:
	call	___errno, 0
	 mov	34, %i0
	mov	34, %g1
	st	%g1, [%o0]
.L41:
	return	%i7+8
	 sra	%o0, 0, %o0
.L39:
	call	___errno, 0
	 nop
	lduw	[%o0], %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	__posix_ttyname_r, .-__posix_ttyname_r
	.section	.text.__posix_asctime_r,"ax",@progbits
	.align 4
	.global __posix_asctime_r
	.type	__posix_asctime_r, #function
	.proc	0102
__posix_asctime_r:
	save	%sp, -176, %sp
	call	asctime_r, 0
	 restore
	.size	__posix_asctime_r, .-__posix_asctime_r
	.section	.text.__posix_ctime_r,"ax",@progbits
	.align 4
	.global __posix_ctime_r
	.type	__posix_ctime_r, #function
	.proc	0102
__posix_ctime_r:
	save	%sp, -176, %sp
	call	ctime_r, 0
	 restore
	.size	__posix_ctime_r, .-__posix_ctime_r
	.section	.text.getpwnam_r,"ax",@progbits
	.align 4
	.global getpwnam_r
	.type	getpwnam_r, #function
	.proc	0110
getpwnam_r:
	save	%sp, -192, %sp
	stx	%g0, [%fp+2039]
	add	%fp, 2039, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	__posix_getpwnam_r, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L45
	 mov	%o0, %i5
	ldx	[%fp+2039], %i0
	return	%i7+8
	 nop
.L45:
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
	return	%i7+8
	 nop
	.size	getpwnam_r, .-getpwnam_r
	.section	.text.getpwuid_r,"ax",@progbits
	.align 4
	.global getpwuid_r
	.type	getpwuid_r, #function
	.proc	0110
getpwuid_r:
	save	%sp, -192, %sp
	stx	%g0, [%fp+2039]
	add	%fp, 2039, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	__posix_getpwuid_r, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L48
	 mov	%o0, %i5
	ldx	[%fp+2039], %i0
	return	%i7+8
	 nop
.L48:
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
	return	%i7+8
	 nop
	.size	getpwuid_r, .-getpwuid_r
	.section	.text.getgrnam_r,"ax",@progbits
	.align 4
	.global getgrnam_r
	.type	getgrnam_r, #function
	.proc	0110
getgrnam_r:
	save	%sp, -192, %sp
	stx	%g0, [%fp+2039]
	add	%fp, 2039, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	__posix_getgrnam_r, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L51
	 mov	%o0, %i5
	ldx	[%fp+2039], %i0
	return	%i7+8
	 nop
.L51:
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
	return	%i7+8
	 nop
	.size	getgrnam_r, .-getgrnam_r
	.section	.text.getgrgid_r,"ax",@progbits
	.align 4
	.global getgrgid_r
	.type	getgrgid_r, #function
	.proc	0110
getgrgid_r:
	save	%sp, -192, %sp
	stx	%g0, [%fp+2039]
	add	%fp, 2039, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	__posix_getgrgid_r, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L54
	 mov	%o0, %i5
	ldx	[%fp+2039], %i0
	return	%i7+8
	 nop
.L54:
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
	return	%i7+8
	 nop
	.size	getgrgid_r, .-getgrgid_r
	.section	.text.getpwent_r,"ax",@progbits
	.align 4
	.global getpwent_r
	.type	getpwent_r, #function
	.proc	0110
getpwent_r:
	save	%sp, -176, %sp
	mov	%i2, %o2
	mov	0, %o3
	mov	%i1, %o1
	call	next_user_r, 0
	 mov	%i0, %o0
	mov	0, %g1
	cmp	%o0, 0
	move	%icc, %i0, %g1
	return	%i7+8
	 mov	%g1, %o0
	.size	getpwent_r, .-getpwent_r
	.section	.text.getgrent_r,"ax",@progbits
	.align 4
	.global getgrent_r
	.type	getgrent_r, #function
	.proc	0110
getgrent_r:
	save	%sp, -176, %sp
	mov	%i2, %o2
	mov	0, %o3
	mov	%i1, %o1
	call	next_group_r, 0
	 mov	%i0, %o0
	mov	0, %g1
	cmp	%o0, 0
	move	%icc, %i0, %g1
	return	%i7+8
	 mov	%g1, %o0
	.size	getgrent_r, .-getgrent_r
	.section	.text.getwd,"ax",@progbits
	.align 4
	.global getwd
	.type	getwd, #function
	.proc	0102
getwd:
	save	%sp, -176, %sp
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
	.register	%g2, #scratch
	save	%sp, -256, %sp
	mov	%i0, %i1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	2, %o1
	sethi	%gdop_hix22(.LC0), %o0
	mov	0, %i0
	xor	%o0, %gdop_lox10(.LC0), %o0
	call	open, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC0)
	mov	%o0, %i3
	cmp	%o0, 0
	bl,pn	%icc, .L79
	 sra	%o0, 0, %i4
	add	%fp, 1975, %l0
	call	tcgetattr, 0
	 mov	%l0, %o1
	cmp	%o0, 0
	be,pn	%icc, .L76
	 mov	%o0, %i2
.L65:
	call	strlen, 0
	 mov	%i1, %o0
	mov	%i1, %o1
	mov	%o0, %o2
	sethi	%gdop_hix22(text.0), %i0
	mov	%i3, %o0
	xor	%i0, %gdop_lox10(text.0), %i0
	mov	0, %i5
	call	write, 0
	 add	%fp, 1974, %i1
	ba,pt	%xcc, .L67
	 ldx	[%l7 + %i0], %i0, %gdop(text.0)
.L68:
	cmp	%g1, 10
	be,pn	%icc, .L72
	 ldub	[%fp+1974], %g2
	cmp	%i5, 256
	bne,pn	%icc, .L77
	 sra	%i5, 0, %g1
.L67:
	mov	1, %o2
	mov	%i1, %o1
	call	read, 0
	 mov	%i4, %o0
	cmp	%o0, 1
	be,pt	%xcc, .L68
	 ldsb	[%fp+1974], %g1
.L72:
	sra	%i5, 0, %i5
	mov	1, %o2
	stb	%g0, [%i0+%i5]
	sethi	%gdop_hix22(.LC1), %o1
	mov	%i3, %o0
	xor	%o1, %gdop_lox10(.LC1), %o1
	call	write, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC1)
	cmp	%i2, 0
	be,pn	%icc, .L78
	 mov	%l0, %o2
.L70:
	call	close, 0
	 mov	%i3, %o0
.L79:
	return	%i7+8
	 nop
.L77:
	add	%i5, 1, %i5
	ba,pt	%xcc, .L67
	 stb	%g2, [%i0+%g1]
.L76:
	add	%fp, 2011, %g1
	mov	%l0, %o1
	mov	36, %o2
	call	memcpy, 0
	 mov	%g1, %o0
	mov	%o0, %o2
	lduw	[%fp+2023], %g2
	and	%g2, -9, %g2
	mov	1345, %o1
	st	%g2, [%fp+2023]
	sllx	%o1, 4, %o1
	call	tcsetattr, 0
	 mov	%i3, %o0
	ba,pt	%xcc, .L65
	 nop
.L78:
	mov	1345, %o1
	mov	%i3, %o0
	call	tcsetattr, 0
	 sllx	%o1, 4, %o1
	ba,pt	%xcc, .L70
	 nop
	.size	getpass, .-getpass
	.section	.text.sigsend,"ax",@progbits
	.align 4
	.global sigsend
	.type	sigsend, #function
	.proc	04
sigsend:
	save	%sp, -176, %sp
	brz,pn	%i0, .L87
	 cmp	%i0, 2
	bne,pn	%icc, .L83
	 sub	%g0, %i1, %g1
	cmp	%i1, -1
	mov	0, %i0
	movne	%icc, %g1, %i0
	sra	%i0, 0, %i0
	call	kill, 0
	 restore %g0, %i2, %o1
.L87:
	cmp	%i1, -1
	be,pn	%icc, .L88
	 mov	%i1, %o0
	sra	%o0, 0, %i0
.L89:
	call	kill, 0
	 restore %g0, %i2, %o1
.L88:
	call	getpid, 0
	 nop
	ba,pt	%xcc, .L89
	 sra	%o0, 0, %i0
.L83:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	sigsend, .-sigsend
	.section	.text.ualarm,"ax",@progbits
	.align 4
	.global ualarm
	.type	ualarm, #function
	.proc	016
ualarm:
	.register	%g3, #scratch
	save	%sp, -240, %sp
	add	%fp, 2015, %o2
	sethi	%hi(16000000), %i5
	srlx	%i5, 4, %i5
	udivx	%i1, %i5, %g2
	udivx	%i0, %i5, %g1
	mulx	%g2, %i5, %g4
	mulx	%g1, %i5, %g3
	sub	%i0, %g3, %i0
	srl	%i0, 0, %i0
	sub	%i1, %g4, %i1
	stx	%i0, [%fp+2007]
	add	%fp, 1983, %o1
	srl	%i1, 0, %i1
	stx	%g2, [%fp+1983]
	stx	%i1, [%fp+1991]
	stx	%g1, [%fp+1999]
	mov	0, %o0
	call	setitimer, 0
	 mov	-1, %i0
	cmp	%o0, 0
	bne,pn	%icc, .L91
	 ldx	[%fp+2039], %g1
	ldx	[%fp+2031], %i0
	mulx	%i0, %i5, %i0
	add	%i0, %g1, %i0
.L91:
	return	%i7+8
	 srl	%o0, 0, %o0
	.size	ualarm, .-ualarm
	.section	.text.gethrvtime,"ax",@progbits
	.align 4
	.global gethrvtime
	.type	gethrvtime, #function
	.proc	05
gethrvtime:
	save	%sp, -192, %sp
	add	%fp, 2031, %o1
	call	clock_gettime, 0
	 mov	1, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L95
	 sethi	%hi(2000000000), %g1
	srlx	%g1, 1, %g1
	ldx	[%fp+2031], %i0
	mulx	%i0, %g1, %i0
	ldx	[%fp+2039], %g1
	return	%i7+8
	 add	%o0, %g1, %o0
.L95:
	return	%i7+8
	 mov	-1, %o0
	.size	gethrvtime, .-gethrvtime
	.section	.text.stime,"ax",@progbits
	.align 4
	.global stime
	.type	stime, #function
	.proc	04
stime:
	save	%sp, -192, %sp
	ldx	[%i0], %o1
	call	system_call, 0
	 mov	25, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	stime, .-stime
	.section	.text.ssignal,"ax",@progbits
	.align 4
	.global ssignal
	.type	ssignal, #function
	.proc	01104
ssignal:
	save	%sp, -176, %sp
	add	%i0, -1, %g2
	mov	%i0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g2, 14
	bgu,pn	%icc, .L100
	 mov	0, %i0
	sllx	%g1, 3, %g1
	sethi	%gdop_hix22(actions), %g2
	xor	%g2, %gdop_lox10(actions), %g2
	ldx	[%l7 + %g2], %l7, %gdop(actions)
	ldx	[%l7+%g1], %i0
	stx	%i1, [%l7+%g1]
.L100:
	return	%i7+8
	 nop
	.size	ssignal, .-ssignal
	.section	.text.gsignal,"ax",@progbits
	.align 4
	.global gsignal
	.type	gsignal, #function
	.proc	04
gsignal:
	save	%sp, -176, %sp
	add	%i0, -1, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g2, 14
	bgu,pn	%icc, .L104
	 mov	0, %o0
	sethi	%gdop_hix22(actions), %g1
	sllx	%i0, 3, %g3
	xor	%g1, %gdop_lox10(actions), %g1
	ldx	[%l7 + %g1], %l7, %gdop(actions)
	ldx	[%l7+%g3], %g2
	cmp	%g2, 1
	bleu,pn	%xcc, .L104
	 movrne	%g2, 1, %o0
	stx	%g0, [%l7+%g3]
	call	%g2, 0
	 mov	%i0, %o0
.L104:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	gsignal, .-gsignal
	.section	.text.gethostid,"ax",@progbits
	.align 4
	.global gethostid
	.type	gethostid, #function
	.proc	05
gethostid:
	save	%sp, -208, %sp
	add	%fp, 2015, %i5
	mov	32, %o2
	mov	%i5, %o1
	mov	7, %o0
	call	sysinfo, 0
	 mov	0, %i0
	cmp	%o0, 0
	bge,pn	%icc, .L109
	 mov	10, %o2
	return	%i7+8
	 nop
.L109:
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
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	81, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getdents, .-getdents
	.section	.text.mlockall,"ax",@progbits
	.align 4
	.global mlockall
	.type	mlockall, #function
	.proc	04
mlockall:
	save	%sp, -176, %sp
	mov	%i0, %i3
	mov	0, %i5
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
	save	%sp, -176, %sp
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
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	114, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	mincore, .-mincore
	.section	.text.ftok,"ax",@progbits
	.align 4
	.global ftok
	.type	ftok, #function
	.proc	04
ftok:
	save	%sp, -464, %sp
	add	%fp, 1767, %o1
	call	stat64, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L118
	 sethi	%hi(16773120), %g1
	ldx	[%fp+1767], %i0
	sll	%i1, 24, %i1
	sll	%i0, 12, %i0
	and	%i0, %g1, %i0
	ldx	[%fp+1775], %g1
	and	%g1, 4095, %g1
	or	%i0, %g1, %i0
	or	%i0, %i1, %i0
.L117:
	return	%i7+8
	 sra	%o0, 0, %o0
.L118:
	ba,pt	%xcc, .L117
	 mov	-1, %i0
	.size	ftok, .-ftok
	.section	.text.isnand,"ax",@progbits
	.align 4
	.global isnand
	.type	isnand, #function
	.proc	04
isnand:
	save	%sp, -176, %sp
	fcmpd	%fcc0, %f0, %f0
	mov	0, %i0
	return	%i7+8
	 movne	%fcc0, 1, %o0
	.size	isnand, .-isnand
	.section	.text.unordered,"ax",@progbits
	.align 4
	.global unordered
	.type	unordered, #function
	.proc	04
unordered:
	save	%sp, -176, %sp
	fcmpd	%fcc1, %f0, %f0
	fcmpd	%fcc2, %f2, %f2
	mov	0, %i0
	mov	0, %g1
	movne	%fcc1, 1, %i0
	movne	%fcc2, 1, %g1
	return	%i7+8
	 or	%o0, %g1, %o0
	.size	unordered, .-unordered
	.section	.text.fpclass,"ax",@progbits
	.align 4
	.global fpclass
	.type	fpclass, #function
	.proc	04
fpclass:
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	mov	-1, %g4
	ldx	[%fp+2039], %g1
	srlx	%g4, 12, %g4
	srlx	%g1, 52, %g2
	xnor	%g0, %g1, %g3
	and	%g2, 2047, %g2
	srlx	%g3, 63, %g3
	cmp	%g2, 2047
	be,pn	%icc, .L128
	 and	%g1, %g4, %g1
	cmp	%g2, 0
	be,pt	%icc, .L129
	 mov	8, %i0
.L125:
	add	%i0, %g3, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L129:
	mov	4, %i0
	ba,pt	%xcc, .L125
	 movre	%g1, 6, %i0
.L128:
	srlx	%g1, 51, %i0
	add	%g3, 2, %g3
	movre	%g1, %g3, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	fpclass, .-fpclass
	.section	.text.ulltostr,"ax",@progbits
	.align 4
	.global ulltostr
	.type	ulltostr, #function
	.proc	0102
ulltostr:
	save	%sp, -176, %sp
.L131:
	udivx	%i0, 10, %g3
	add	%i1, -1, %i1
	sllx	%g3, 2, %g1
	add	%g1, %g3, %g1
	add	%g1, %g1, %g1
	sub	%i0, %g1, %g1
	add	%g1, 48, %g1
	stb	%g1, [%i1]
	mov	%i0, %g1
	cmp	%g1, 9
	bgu,pt	%xcc, .L131
	 mov	%g3, %i0
	return	%i7+8
	 mov	%o1, %o0
	.size	ulltostr, .-ulltostr
	.section	.text.lltostr,"ax",@progbits
	.align 4
	.global lltostr
	.type	lltostr, #function
	.proc	0102
lltostr:
	save	%sp, -176, %sp
	call	ulltostr, 0
	 restore
	.size	lltostr, .-lltostr
	.section	.text.gettxt,"ax",@progbits
	.align 4
	.global gettxt
	.type	gettxt, #function
	.proc	0102
gettxt:
	save	%sp, -176, %sp
	return	%i7+8
	 mov	%o1, %o0
	.size	gettxt, .-gettxt
	.section	.text._write,"ax",@progbits
	.align 4
	.global _write
	.type	_write, #function
	.proc	05
_write:
	save	%sp, -176, %sp
	call	write, 0
	 restore
	.size	_write, .-_write
	.local	text.0
	.common	text.0,257,8
	.local	actions
	.common	actions,128,8
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
