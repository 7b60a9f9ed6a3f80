// 06702a17d13d85940fbf84be3598968a guest-tests/ipc/terminal-requests.c
	.file	"terminal-requests.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc count#
count:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = @gprel(signals#)
	.mib
	nop 0
	sxt4 r32 = r32
	nop 0
	;;
	.mii
	shladd r32 = r32, 2, r0
	add r14 = r1, r14
	;;
	add r14 = r14, r32
	;;
	.mmi
	ld4.acq r15 = [r14]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp count#
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.1#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L7
	br.ret.sptk.many b0
.L7:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s:"
	.align 8
.LC1:
	stringz	" %s %d"
	.text
	.align 16
	.align 64
	.proc show_signals#
show_signals:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 3, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r42 = r32
	movl r35 = @gprel(signals#)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC1)
	.mlx
	add r35 = r1, r35
	movl r41 = @gprel(.LC0)
	;;
	.mmb
	add r36 = r1, r36
	add r41 = r1, r41
	nop 0
	.mib
	addl r34 = 1, r0
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov ar.lc = 63
	.align 32
.L10:
	.mii
	nop 0
	sxt4 r33 = r34
	;;
	shladd r33 = r33, 2, r0
	;;
	.mmi
	add r33 = r35, r33
	;;
	ld4.acq r14 = [r33]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mib
	nop 0
	adds r34 = 1, r34
	br.cloop.sptk.few .L10
.L18:
	.mib
	addl r41 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
	;;
.L17:
	.mib
	mov r41 = r34
	adds r34 = 1, r34
	br.call.sptk.many b0 = sigabbrev_np#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r42 = r8
	.mmb
	ld4.acq r43 = [r33]
	mov r41 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4.rel [r33] = r0
	nop 0
	br.cloop.sptk.few .L10
	.mib
	nop 0
	nop 0
	br .L18
	.endp show_signals#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.align 16
	.align 64
	.proc waiting#
waiting:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mib
	addl r36 = 20000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	addl r14 = -1, r0
	adds r38 = 16, r12
	nop 0
	.mmi
	mov r1 = r35
	addl r37 = 21531, r0
	mov r36 = r32
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mii
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r35
	;;
	(p6) adds r14 = 16, r12
	;;
	.mib
	(p6) ld4 r8 = [r14]
	nop 0
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r8 = [r8]
	mov r1 = r35
	;;
	sub r8 = r0, r8
.L21:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp waiting#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L27
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L34
.L27:
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L34:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"yes"
	.align 8
.LC6:
	stringz	"unlockpt"
	.align 8
.LC7:
	stringz	"/dev/tty"
	.align 8
.LC8:
	stringz	"open(\"/dev/tty\", O_RDWR)"
	.align 8
.LC9:
	stringz	"open"
	.align 8
.LC10:
	stringz	"tcgetpgrp(slave)"
	.align 8
.LC11:
	stringz	"ioctl(slave, TIOCSCTTY, 0)"
	.align 8
.LC12:
	stringz	"tty >= 0 && isatty(tty) && tcgetsid(tty) == getpid() && tcgetpgrp(tty) == getpid()"
	.align 8
.LC13:
	stringz	"%-3s %s\n"
	.align 8
.LC14:
	stringz	"strcmp(ttyname(slave), name) == 0"
	.align 8
.LC15:
	stringz	"ioctl(tty, TIOCSPGRP, &(pid_t){999999})"
	.align 8
.LC16:
	stringz	"ioctl(tty, TIOCSPGRP, &(pid_t){-1})"
	.align 8
.LC17:
	stringz	"ioctl(tty, TIOCSPGRP, no_access())"
	.align 8
.LC18:
	stringz	"ioctl(tty, TIOCGPGRP, &group) == 0 && group == getpid()"
	.align 8
.LC19:
	stringz	"ioctl(tty, TIOCGSID, &group) == 0 && group == getpid()"
	.align 8
.LC20:
	stringz	"tcgetattr"
	.align 8
.LC21:
	stringz	"%o %o %o %o\n"
	.align 8
.LC22:
	stringz	"tcsetattr(slave, how == 0 ? TCSANOW : how == 1 ? TCSADRAIN : TCSAFLUSH, &b)"
	.align 8
.LC23:
	stringz	"%o %o %o %o, %d %d\n"
	.align 8
.LC24:
	stringz	"cfsetspeed(&a, B9600)"
	.align 8
.LC25:
	stringz	"tcsetattr(slave, TCSANOW, &a)"
	.align 8
.LC26:
	stringz	"tcgetattr(slave, &b)"
	.align 8
.LC27:
	stringz	"cfgetospeed(&b) == B9600 && cfgetispeed(&b) == B9600"
	.align 8
.LC28:
	stringz	"ioctl(slave, TCGETS, no_access())"
	.align 8
.LC29:
	stringz	"ioctl(slave, TCSETS, no_access())"
	.align 8
.LC30:
	stringz	"ioctl(slave, TIOCGETD, &discipline)"
	.align 8
.LC31:
	stringz	"%d\n"
	.align 8
.LC32:
	stringz	"ioctl(slave, 0x5499, &discipline)"
	.align 8
.LC33:
	stringz	"typed\n"
	.align 8
.LC34:
	stringz	"write"
	.align 8
.LC35:
	stringz	"waiting(slave)"
	.align 8
.LC36:
	stringz	"tcflush(slave, TCOFLUSH)"
	.align 8
.LC37:
	stringz	"tcflush(slave, TCIFLUSH)"
	.align 8
.LC38:
	stringz	"again\n"
	.align 8
.LC39:
	stringz	"ioctl(slave, TCFLSH, 3)"
	.align 8
.LC40:
	stringz	"ioctl(slave, TCFLSH, -1)"
	.align 8
.LC41:
	stringz	"tcflush(slave, TCIOFLUSH)"
	.align 8
.LC42:
	stringz	"ioctl(slave, TCSBRK, 1)"
	.align 8
.LC43:
	stringz	"ioctl(slave, TIOCOUTQ, no_access())"
	.align 8
.LC44:
	stringz	"ioctl(master, TIOCSWINSZ, &w)"
	.align 8
.LC45:
	stringz	"size"
	.align 8
.LC46:
	stringz	"the same size"
	.align 8
.LC47:
	stringz	"ioctl(slave, TIOCGWINSZ, &w)"
	.align 8
.LC48:
	stringz	"%d %d\n"
	.align 8
.LC49:
	stringz	"ioctl(slave, TIOCGWINSZ, no_access())"
	.align 8
.LC50:
	stringz	"ioctl(master, TIOCSIG, numbers[i])"
	.align 8
.LC51:
	stringz	"signals"
	.align 8
.LC52:
	stringz	"ioctl(slave, TIOCSIG, SIGINT)"
	.align 8
.LC53:
	stringz	"\003\034\032"
	.align 8
.LC54:
	stringz	"characters"
	.align 8
.LC55:
	stringz	"ioctl(slave, TIOCGPTN, &number)"
	.align 8
.LC56:
	stringz	"ioctl(slave, TIOCNOTTY)"
	.align 8
.LC57:
	stringz	"given up"
	.align 8
.LC58:
	stringz	"tcgetsid(slave)"
	.align 8
.LC59:
	stringz	"tcsetpgrp(slave, getpid())"
	.align 8
.LC60:
	stringz	"open(\"/dev/tty\", O_RDWR) >= 0"
	.align 8
.LC61:
	stringz	"wait(&status) > 0 && status == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 63
	.mmi
	.save ar.pfs, r64
	alloc r64 = ar.pfs, 0, 35, 7, 0
	.fframe 352
	adds r12 = -352, r12
	.save rp, r63
	mov r63 = b0
	.mmi
	mov r65 = r1
	;;
	addl r67 = 258, r0
	.save ar.lc, r66
	mov r66 = ar.lc
	.body
	.mmb
	adds r33 = 160, r12
	nop 0
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r65
	nop 0
	mov r57 = r8
	.mmb
	mov r67 = r8
	nop 0
	br.call.sptk.many b0 = grantpt#
	;;
	.mmi
	mov r32 = r8
	nop 0
	mov r67 = r57
	.mmb
	mov r1 = r65
	nop 0
	br.call.sptk.many b0 = unlockpt#
	;;
	.mii
	or r32 = r8, r32
	mov r1 = r65
	;;
	cmp4.ne p6, p7 = -1, r32
	;;
	.mlx
	nop 0
	(p7) movl r67 = @gprel(.LC6)
	;;
	.mib
	(p7) add r67 = r1, r67
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r61 = @ltoffx(stdout#), r1
	nop 0
	mov r67 = r57
	;;
	.mib
	ld8.mov r61 = [r61], stdout#
	nop 0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r65
	nop 0
	mov r36 = r8
	;;
	.mib
	ld8 r67 = [r61]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r65
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r65
	cmp4.ne p6, p7 = 0, r8
	mov r34 = r8
	.mmb
	addl r69 = 136, r0
	mov r68 = r0
	(p6) br.cond.dpnt .L37
	;;
	.mlx
	addl r62 = @ltoff(@fptr(count#)), gp
	movl r32 = @gprel(caught.2#)
	.mmi
	nop 0
	adds r67 = 168, r12
	nop 0
	;;
	.mib
	ld8 r62 = [r62]
	add r32 = r1, r32
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r65
	st8 [r33] = r62
	mov ar.lc = 4
	.align 32
.L38:
	.mmi
	ld4 r67 = [r32], 4
	nop 0
	mov r69 = r0
	.mmb
	mov r68 = r33
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	nop 0
	mov r1 = r65
	br.cloop.sptk.few .L38
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsid#
	;;
	.mib
	mov r1 = r65
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r65
	nop 0
	mov r32 = r8
	.mmi
	addl r68 = 2, r0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC7)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC8)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r67 = r36
	nop 0
	addl r68 = 258, r0
	.mmb
	mov r1 = r65
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r65
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r67 = @gprel(.LC9)
	;;
	.mib
	(p7) add r67 = r1, r67
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	mov r67 = r33
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = tcgetpgrp#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC10)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r69 = r0
	mov r1 = r65
	addl r68 = 21518, r0
	.mmb
	mov r67 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC11)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	nop 0
	addl r68 = 2, r0
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC7)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r35 = r8
	.mmb
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L93
	;;
.L40:
	.mlx
	nop 0
	movl r68 = @gprel(.LC4)
	;;
	.mmi
	add r68 = r1, r68
	nop 0
	nop 0
.L41:
	.mlx
	nop 0
	movl r69 = @gprel(.LC12)
	.mlx
	adds r60 = 364, r12
	movl r67 = @gprel(.LC13)
	;;
	.mmi
	add r69 = r1, r69
	add r67 = r1, r67
	nop 0
	.mmb
	addl r37 = -1, r0
	adds r58 = 304, r12
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r65
	mov r67 = r33
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	mov r68 = r36
	nop 0
	mov r1 = r65
	.mmb
	mov r67 = r8
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r65
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r68 = @gprel(.LC5)
	.mlx
	nop 0
	movl r69 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r68 = @gprel(.LC4)
	.mlx
	add r69 = r1, r69
	movl r67 = @gprel(.LC13)
	;;
	.mmi
	(p7) add r68 = r1, r68
	nop 0
	add r67 = r1, r67
	;;
	.mib
	(p6) add r68 = r1, r68
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 999999, r0
	adds r69 = 16, r12
	mov r1 = r65
	.mmi
	addl r68 = 21520, r0
	st4 [r60] = r37
	mov r67 = r35
	;;
	.mmi
	nop 0
	st4 [r69] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC15)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r69 = r58
	mov r1 = r65
	addl r68 = 21520, r0
	.mmi
	st4 [r32] = r0
	st4 [r58] = r37
	mov r67 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC16)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r65
	mov r69 = r8
	nop 0
	.mmb
	addl r68 = 21520, r0
	mov r67 = r35
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC17)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	addl r68 = 21519, r0
	nop 0
	.mmb
	mov r69 = r60
	mov r67 = r35
	br.call.sptk.many b0 = ioctl#
	;;
	.mib
	mov r1 = r65
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L94
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC4)
	;;
	.mmi
	add r68 = r1, r68
	nop 0
	nop 0
.L44:
	.mlx
	nop 0
	movl r67 = @gprel(.LC13)
	.mlx
	nop 0
	movl r69 = @gprel(.LC18)
	;;
	.mib
	add r67 = r1, r67
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r65
	addl r68 = 21545, r0
	nop 0
	.mmb
	mov r69 = r60
	mov r67 = r35
	br.call.sptk.many b0 = ioctl#
	;;
	.mib
	mov r1 = r65
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L95
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC4)
	;;
	.mmi
	add r68 = r1, r68
	nop 0
	nop 0
.L46:
	.mlx
	adds r38 = 28, r12
	movl r69 = @gprel(.LC19)
	.mlx
	adds r59 = 24, r12
	movl r67 = @gprel(.LC13)
	;;
	.mmi
	add r69 = r1, r69
	add r67 = r1, r67
	adds r37 = 20, r12
	.mmb
	adds r36 = 312, r12
	adds r49 = 320, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r67 = r35
	mov r1 = r65
	adds r48 = 328, r12
	.mmb
	adds r47 = 336, r12
	adds r46 = 344, r12
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r65
	adds r68 = 16, r12
	mov r67 = r33
	.mmb
	adds r45 = 352, r12
	adds r44 = 360, r12
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	mov r1 = r65
	cmp4.ne p6, p7 = -1, r8
	addl r14 = -16385, r0
	.mmb
	adds r43 = 323, r12
	adds r42 = 327, r12
	(p7) br.cond.spnt .L51
	;;
	.mlx
	ld4 r71 = [r38]
	movl r56 = @gprel(.LC22)
	.mlx
	mov r35 = r36
	movl r55 = @gprel(.LC3)
	;;
	.mmi
	ld4 r70 = [r59]
	and r71 = r14, r71
	addl r14 = -4112, r0
	.mlx
	add r56 = r1, r56
	movl r50 = @gprel(.LC23)
	;;
	.mlx
	add r55 = r1, r55
	movl r67 = @gprel(.LC21)
	.mmi
	and r70 = r14, r70
	adds r14 = 16, r12
	add r50 = r1, r50
	;;
	.mmi
	add r67 = r1, r67
	ld4 r69 = [r37]
	addl r41 = 3, r0
	.mlx
	adds r54 = 39, r12
	movl r40 = 2748779070528
	;;
	.mlx
	ld4 r68 = [r14]
	movl r39 = 51539609632
	.mmb
	adds r53 = 35, r12
	addl r52 = -16385, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addl r51 = -4112, r0
	mov r1 = r65
.L52:
	.mmi
	mov r14 = r59
	adds r18 = 16, r12
	adds r15 = 5, r34
	.mmi
	cmp4.eq p6, p7 = 0, r34
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r14], 8
	(p6) mov r68 = r0
	.mmi
	ld8 r17 = [r18]
	;;
	ld8 r18 = [r14], 8
	nop 0
	.mmi
	st8 [r58] = r17
	st8 [r36] = r16
	mov r36 = r35
	;;
	.mmi
	ld8 r17 = [r14], 8
	ld8 r16 = [r35]
	nop 0
	.mmi
	st8 [r49] = r18
	st1 [r43] = r15
	nop 0
	;;
	.mmi
	ld8 r18 = [r14], 8
	nop 0
	xor r16 = r40, r16
	.mmi
	ld8 r15 = [r58]
	st8 [r48] = r17
	nop 0
	;;
	.mmi
	ld8 r17 = [r14], 8
	st1 [r42] = r41
	nop 0
	.mmi
	st8 [r47] = r18
	nop 0
	xor r15 = r39, r15
	;;
	.mmi
	st8 [r35] = r16
	ld8 r16 = [r14], 8
	nop 0
	.mmi
	st8 [r46] = r17
	;;
	ld4 r14 = [r14]
	nop 0
	.mmi
	st8 [r58] = r15
	st8 [r45] = r16
	nop 0
	;;
	.mib
	st4 [r44] = r14
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r34
	nop 0
	;;
	.mii
	(p6) addl r68 = 1, r0
	nop 0
	;;
	(p7) addl r68 = 2, r0
.L48:
	.mib
	mov r69 = r58
	mov r67 = r33
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r65
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r69 = r8
	(p6) br.cond.dpnt .L49
	;;
	.mmi
	nop 0
	ld4 r67 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r67
	(p7) br.cond.dpnt .L96
.L49:
	.mmi
	nop 0
	mov r68 = r56
	mov r67 = r55
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r65
	nop 0
	nop 0
.L50:
	.mmi
	adds r68 = 16, r12
	nop 0
	mov r67 = r33
	.mmb
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	mov r1 = r65
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	adds r14 = 16, r12
	mov r67 = r50
	(p6) br.cond.spnt .L51
	;;
	.mmi
	ld4 r71 = [r38]
	ld4 r70 = [r59]
	nop 0
	;;
	.mmi
	ld4 r68 = [r14]
	and r71 = r52, r71
	and r70 = r51, r70
	.mmi
	ld1 r73 = [r54]
	;;
	ld1 r72 = [r53]
	nop 0
	.mmb
	ld4 r69 = [r37]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r65
	cmp4.ne p6, p7 = 3, r34
	(p6) br.cond.dptk .L52
	.mmi
	addl r68 = 13, r0
	nop 0
	adds r67 = 16, r12
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = cfsetspeed#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC24)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r69 = 16, r12
	mov r1 = r65
	mov r68 = r0
	.mmb
	mov r67 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC25)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	mov r68 = r58
	nop 0
	.mmb
	mov r67 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC26)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r65
	mov r67 = r58
	br.call.sptk.many b0 = cfgetospeed#
	;;
	.mib
	mov r1 = r65
	cmp4.ne p6, p7 = 13, r8
	(p7) br.cond.dpnt .L97
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC4)
	;;
	.mmi
	add r68 = r1, r68
	nop 0
	nop 0
.L54:
	.mlx
	nop 0
	movl r67 = @gprel(.LC13)
	.mlx
	nop 0
	movl r69 = @gprel(.LC27)
	;;
	.mib
	add r67 = r1, r67
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r65
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r65
	mov r69 = r8
	nop 0
	.mmb
	addl r68 = 21505, r0
	mov r67 = r33
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	nop 0
	mov r1 = r65
	sxt4 r68 = r8
	.mlx
	nop 0
	movl r35 = 1074025526
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC28)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r65
	mov r69 = r8
	nop 0
	.mmb
	addl r68 = 21506, r0
	mov r67 = r33
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC29)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = -1, r0
	mov r69 = r60
	mov r1 = r65
	.mmi
	addl r68 = 21540, r0
	st4 [r32] = r0
	mov r67 = r33
	;;
	.mib
	st4 [r60] = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC30)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	ld4 r68 = [r60]
	nop 0
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC31)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r69 = r60
	mov r1 = r65
	addl r68 = 21657, r0
	.mmb
	mov r67 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC32)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	addl r69 = 6, r0
	mov r67 = r57
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC33)
	;;
	.mib
	add r68 = r1, r68
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r65
	.mmb
	mov r67 = r33
	nop 0
	(p7) br.cond.spnt .L56
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = waiting#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC35)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	addl r68 = 1, r0
	nop 0
	.mmb
	mov r67 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = tcflush#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC36)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	nop 0
	mov r67 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = waiting#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC35)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	mov r68 = r0
	nop 0
	.mmb
	mov r67 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = tcflush#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC37)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	nop 0
	mov r67 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = waiting#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC35)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	addl r69 = 6, r0
	mov r67 = r57
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC38)
	;;
	.mib
	add r68 = r1, r68
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r65
	addl r69 = 3, r0
	.mmb
	addl r68 = 21515, r0
	mov r67 = r33
	(p6) br.cond.spnt .L56
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC39)
	.mlx
	nop 0
	movl r34 = @gprel(numbers.0#)
	;;
	.mib
	add r67 = r1, r67
	add r34 = r1, r34
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r69 = -1, r0
	mov r1 = r65
	addl r68 = 21515, r0
	.mmb
	mov r67 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC40)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	addl r68 = 2, r0
	nop 0
	.mmb
	mov r67 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = tcflush#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC41)
	.mlx
	nop 0
	movl r36 = @gprel(.LC50)
	;;
	.mib
	add r67 = r1, r67
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r67 = r33
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = waiting#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC35)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r67 = r1, r67
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r69 = 1, r0
	mov r1 = r65
	addl r68 = 21513, r0
	.mmb
	mov r67 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC42)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r65
	mov r69 = r8
	nop 0
	.mmb
	addl r68 = 21521, r0
	mov r67 = r33
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC43)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	adds r69 = 16, r12
	movl r14 = 6553630
	.mmi
	mov r1 = r65
	addl r68 = 21524, r0
	mov r67 = r57
	;;
	.mmi
	nop 0
	st8 [r69] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC44)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	nop 0
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC45)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	adds r69 = 16, r12
	mov r1 = r65
	addl r68 = 21524, r0
	.mmb
	mov r67 = r57
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC44)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	nop 0
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC46)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	adds r69 = 16, r12
	mov r1 = r65
	addl r68 = 21523, r0
	.mmi
	mov r67 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r69] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC47)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	adds r15 = 16, r12
	adds r14 = 18, r12
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC48)
	.mmi
	ld2 r68 = [r15]
	ld2 r69 = [r14]
	nop 0
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r65
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r65
	mov r69 = r8
	nop 0
	.mmb
	addl r68 = 21523, r0
	mov r67 = r33
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC49)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov ar.lc = 5
	.align 32
.L59:
	.mmi
	st4 [r32] = r0
	mov r67 = r57
	mov r68 = r35
	;;
	.mib
	ld4 r69 = [r34], 4
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r69 = r8
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	nop 0
	ld4 r67 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r67
	(p7) br.cond.dpnt .L98
.L57:
	.mib
	mov r68 = r36
	mov r67 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r65
	br.cloop.sptk.few .L59
	;;
.L99:
	.mlx
	nop 0
	movl r67 = @gprel(.LC51)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	addl r69 = 2, r0
	mov r1 = r65
	mov r67 = r33
	.mlx
	st4 [r32] = r0
	movl r68 = 1074025526
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC52)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	addl r69 = 3, r0
	mov r67 = r57
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC53)
	;;
	.mib
	add r68 = r1, r68
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r65
	.mmb
	addl r67 = 20000, r0
	nop 0
	(p6) br.cond.spnt .L56
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	nop 0
	mov r1 = r65
	nop 0
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC54)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	addl r14 = 99, r0
	adds r69 = 16, r12
	mov r1 = r65
	.mlx
	mov r67 = r33
	movl r68 = 2147767344
	;;
	.mmi
	nop 0
	st4 [r69] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC55)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	addl r69 = 136, r0
	nop 0
	.mmb
	mov r68 = r0
	mov r67 = r59
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r68 = 16, r12
	nop 0
	mov r1 = r65
	.mmi
	mov r69 = r0
	nop 0
	addl r67 = 1, r0
	;;
	.mib
	st8 [r68] = r62
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r69 = r0
	mov r1 = r65
	nop 0
	.mmb
	adds r68 = 16, r12
	addl r67 = 18, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r65
	addl r68 = 21538, r0
	nop 0
	.mmb
	mov r67 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC56)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	nop 0
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC57)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	mov r1 = r65
	addl r68 = 21538, r0
	nop 0
	.mmb
	mov r67 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC56)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	addl r68 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC7)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC8)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	nop 0
	mov r67 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = tcgetsid#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC58)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r65
	nop 0
	mov r67 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = tcgetpgrp#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC10)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r65
	nop 0
	mov r68 = r8
	.mmb
	mov r67 = r33
	nop 0
	br.call.sptk.many b0 = tcsetpgrp#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC59)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r69 = r0
	mov r1 = r65
	addl r68 = 21518, r0
	.mmb
	mov r67 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC11)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	addl r68 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC7)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r65
	nop 0
	sxt4 r68 = r8
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC60)
	.mmi
	nop 0
	andcm r68 = -1, r68
	nop 0
	;;
	.mib
	add r67 = r1, r67
	shr.u r68 = r68, 63
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	nop 0
	.mmb
	ld8 r67 = [r61]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r65
	mov r67 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L98:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r65
	mov r69 = r8
	nop 0
	.mmb
	mov r68 = r36
	mov r67 = r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r65
	br.cloop.sptk.few .L59
	.mib
	nop 0
	nop 0
	br .L99
.L96:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r65
	nop 0
	mov r69 = r8
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC22)
	.mlx
	nop 0
	movl r67 = @gprel(.LC2)
	;;
	.mib
	add r68 = r1, r68
	add r67 = r1, r67
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r65
	br .L50
.L93:
	.mib
	mov r67 = r8
	nop 0
	br.call.sptk.many b0 = isatty#
	;;
	.mib
	mov r1 = r65
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L40
	.mib
	mov r67 = r35
	nop 0
	br.call.sptk.many b0 = tcgetsid#
	;;
	.mib
	mov r1 = r65
	mov r37 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r65
	cmp4.ne p6, p7 = r8, r37
	(p6) br.cond.dptk .L40
	.mib
	mov r67 = r35
	nop 0
	br.call.sptk.many b0 = tcgetpgrp#
	;;
	.mib
	mov r1 = r65
	mov r37 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r65
	nop 0
	cmp4.eq p6, p7 = r8, r37
	;;
	.mlx
	nop 0
	(p6) movl r68 = @gprel(.LC5)
	;;
	.mib
	(p6) add r68 = r1, r68
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r68 = r1, r68
	br .L41
.L95:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mii
	ld4 r14 = [r60]
	mov r1 = r65
	;;
	cmp4.eq p6, p7 = r14, r8
	;;
	.mlx
	nop 0
	(p6) movl r68 = @gprel(.LC5)
	;;
	.mib
	(p6) add r68 = r1, r68
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r68 = r1, r68
	br .L46
.L94:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mii
	ld4 r14 = [r60]
	mov r1 = r65
	;;
	cmp4.eq p6, p7 = r14, r8
	;;
	.mlx
	nop 0
	(p6) movl r68 = @gprel(.LC5)
	;;
	.mib
	(p6) add r68 = r1, r68
	nop 0
	(p6) br.cond.dpnt .L44
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r68 = r1, r68
	br .L44
.L37:
	.mib
	adds r67 = 16, r12
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r65
	cmp4.ge p6, p7 = 0, r8
	adds r18 = 16, r12
	;;
	.mlx
	nop 0
	(p6) movl r68 = @gprel(.LC4)
	;;
	.mib
	(p6) add r68 = r1, r68
	nop 0
	(p6) br.cond.dpnt .L60
	;;
	.mmi
	ld4 r14 = [r18]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r68 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r68 = @gprel(.LC5)
	;;
	.mii
	(p6) add r68 = r1, r68
	nop 0
	;;
	(p7) add r68 = r1, r68
.L60:
	.mlx
	nop 0
	movl r69 = @gprel(.LC61)
	.mlx
	nop 0
	movl r67 = @gprel(.LC13)
	;;
	.mib
	add r69 = r1, r69
	add r67 = r1, r67
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r65
	mov b0 = r63
	;;
	.mii
	nop 0
	mov ar.pfs = r64
	;;
	mov ar.lc = r66
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
	;;
.L97:
	.body
	.copy_state 1
	.mib
	mov r67 = r58
	nop 0
	br.call.sptk.many b0 = cfgetispeed#
	;;
	.mmi
	mov r1 = r65
	nop 0
	cmp4.eq p6, p7 = 13, r8
	;;
	.mlx
	nop 0
	(p6) movl r68 = @gprel(.LC5)
	;;
	.mib
	(p6) add r68 = r1, r68
	nop 0
	(p6) br.cond.dpnt .L54
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r68 = r1, r68
	br .L54
.L56:
	.mlx
	nop 0
	movl r67 = @gprel(.LC34)
	;;
	.mib
	nop 0
	add r67 = r1, r67
	br.call.sptk.many b0 = must.part.0#
	;;
.L51:
	.mlx
	nop 0
	movl r67 = @gprel(.LC20)
	;;
	.mib
	nop 0
	add r67 = r1, r67
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
	.align 4
	.type	numbers.0#, @object
	.size	numbers.0#, 24
numbers.0:
	data4	2
	data4	3
	data4	20
	data4	15
	data4	0
	data4	65
	.sbss
	.align 8
	.type	page.1#, @object
	.size	page.1#, 8
page.1:
	.skip	8
	.section	.rodata
	.align 4
	.type	caught.2#, @object
	.size	caught.2#, 20
caught.2:
	data4	2
	data4	3
	data4	20
	data4	15
	data4	28
	.bss
	.align 4
	.type	signals#, @object
	.size	signals#, 260
signals:
	.skip	260
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
