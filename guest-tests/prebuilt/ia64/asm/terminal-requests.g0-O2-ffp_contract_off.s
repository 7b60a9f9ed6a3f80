// 7a49ca78f7f01d509775789a7b34214e guest-tests/ipc/terminal-requests.c
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
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	" "
	.align 8
.LC1:
	stringz	" -"
	.align 8
.LC2:
	stringz	"%s%s"
	.align 8
.LC3:
	stringz	" %d, %d %d %d\n"
	.text
	.align 16
	.align 64
	.proc show_settings#
show_settings:
	.prologue 12, 37
	.mlx
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 5, 0
	movl r33 = @gprel(in.4#)
	.mlx
	mov r39 = r1
	movl r34 = @gprel(.LC2)
	;;
	.mii
	nop 0
	.save rp, r37
	mov r37 = b0
	nop 0
	.mii
	add r33 = r1, r33
	add r34 = r1, r34
	;;
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	;;
	.mii
	nop 0
	mov ar.lc = 4
	nop 0
	.align 32
.L5:
	.mmi
	adds r14 = 8, r33
	ld4 r15 = [r32]
	mov r41 = r34
	.mmi
	ld8 r43 = [r33], 16
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L5
	;;
	.mlx
	nop 0
	movl r33 = @gprel(out.3#)
	.mlx
	adds r36 = 4, r32
	movl r35 = @gprel(.LC2)
	;;
	.mii
	add r33 = r1, r33
	add r35 = r1, r35
	;;
	adds r34 = 48, r33
.L7:
	.mmi
	adds r14 = 8, r33
	ld4 r15 = [r36]
	mov r41 = r35
	.mmi
	ld8 r43 = [r33], 16
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = r34, r33
	(p6) br.cond.dptk .L7
	;;
	.mlx
	nop 0
	movl r33 = @gprel(control.2#)
	.mlx
	adds r36 = 8, r32
	movl r34 = @gprel(.LC2)
	;;
	.mmi
	add r33 = r1, r33
	add r34 = r1, r34
	mov ar.lc = 4
	;;
	.align 32
.L9:
	.mmi
	adds r14 = 8, r33
	ld4 r15 = [r36]
	mov r41 = r34
	.mmi
	ld8 r43 = [r33], 16
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L9
	;;
	.mlx
	nop 0
	movl r33 = @gprel(local.1#)
	.mlx
	adds r35 = 12, r32
	movl r34 = @gprel(.LC2)
	;;
	.mmi
	add r33 = r1, r33
	add r34 = r1, r34
	mov ar.lc = 6
	;;
	.align 32
.L11:
	.mmi
	adds r14 = 8, r33
	ld4 r15 = [r35]
	mov r41 = r34
	.mmi
	ld8 r43 = [r33], 16
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L11
	;;
	.mmi
	ld4 r14 = [r36]
	adds r16 = 17, r32
	adds r15 = 23, r32
	.mlx
	adds r32 = 19, r32
	movl r41 = @gprel(.LC3)
	;;
	.mmi
	and r14 = 48, r14
	nop 0
	add r41 = r1, r41
	.mmi
	ld1 r45 = [r16]
	ld1 r44 = [r15]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 48, r14
	ld1 r43 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	nop 0
	br.call.sptk.many b0 = printf#
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
	.endp show_settings#
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
	addl r32 = @gprel(page.5#), gp
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
	(p7) br.cond.dpnt .L26
	br.ret.sptk.many b0
.L26:
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
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"%s:"
	.align 8
.LC6:
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
	movl r36 = @gprel(.LC6)
	.mlx
	add r35 = r1, r35
	movl r41 = @gprel(.LC5)
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
.L29:
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
	(p7) br.cond.dpnt .L36
	;;
	.mib
	nop 0
	adds r34 = 1, r34
	br.cloop.sptk.few .L29
.L37:
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
.L36:
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
	br.cloop.sptk.few .L29
	.mib
	nop 0
	nop 0
	br .L37
	.endp show_signals#
	.section	.rodata.str1.8
	.align 8
.LC7:
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
	movl r36 = @gprel(.LC7)
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
	(p6) br.cond.dptk .L40
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
.L40:
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
.LC8:
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
	(p6) br.cond.dpnt .L46
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
	(p7) br.cond.dpnt .L53
.L46:
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
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
.L53:
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
	movl r37 = @gprel(.LC7)
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
.LC9:
	stringz	"NO"
	.align 8
.LC10:
	stringz	"yes"
	.align 8
.LC11:
	stringz	"unlockpt"
	.align 8
.LC12:
	stringz	"/dev/tty"
	.align 8
.LC13:
	stringz	"open(\"/dev/tty\", O_RDWR)"
	.align 8
.LC14:
	stringz	"open"
	.align 8
.LC15:
	stringz	"tcgetpgrp(slave)"
	.align 8
.LC16:
	stringz	"ioctl(slave, TIOCSCTTY, 0)"
	.align 8
.LC17:
	stringz	"tty >= 0 && isatty(tty) && tcgetsid(tty) == getpid() && tcgetpgrp(tty) == getpid()"
	.align 8
.LC18:
	stringz	"%-3s %s\n"
	.align 8
.LC19:
	stringz	"strcmp(ttyname(slave), name) == 0"
	.align 8
.LC20:
	stringz	"ioctl(tty, TIOCSPGRP, &(pid_t){999999})"
	.align 8
.LC21:
	stringz	"ioctl(tty, TIOCSPGRP, &(pid_t){-1})"
	.align 8
.LC22:
	stringz	"ioctl(tty, TIOCSPGRP, no_access())"
	.align 8
.LC23:
	stringz	"ioctl(tty, TIOCGPGRP, &group) == 0 && group == getpid()"
	.align 8
.LC24:
	stringz	"ioctl(tty, TIOCGSID, &group) == 0 && group == getpid()"
	.align 8
.LC25:
	stringz	"tcgetattr"
	.align 8
.LC26:
	stringz	"old\n"
	.align 8
.LC27:
	stringz	"write"
	.align 8
.LC28:
	stringz	"tcsetattr(slave, how == 0 ? TCSANOW : how == 1 ? TCSADRAIN : TCSAFLUSH, &b)"
	.align 8
.LC29:
	stringz	"%d bytes wait\n"
	.align 8
.LC30:
	stringz	"cfsetspeed(&a, B9600)"
	.align 8
.LC31:
	stringz	"tcsetattr(slave, TCSANOW, &a)"
	.align 8
.LC32:
	stringz	"tcgetattr(slave, &b)"
	.align 8
.LC33:
	stringz	"cfgetospeed(&b) == B9600 && cfgetispeed(&b) == B9600"
	.align 8
.LC34:
	stringz	"ioctl(slave, TIOCGETD, &discipline)"
	.align 8
.LC35:
	stringz	"%d\n"
	.align 8
.LC36:
	stringz	"ioctl(slave, 0x5499, &discipline)"
	.align 8
.LC37:
	stringz	"typed\n"
	.align 8
.LC38:
	stringz	"waiting(slave)"
	.align 8
.LC39:
	stringz	"tcflush(slave, TCOFLUSH)"
	.align 8
.LC40:
	stringz	"tcflush(slave, TCIFLUSH)"
	.align 8
.LC41:
	stringz	"again\n"
	.align 8
.LC42:
	stringz	"ioctl(slave, TCFLSH, 3)"
	.align 8
.LC43:
	stringz	"ioctl(slave, TCFLSH, -1)"
	.align 8
.LC44:
	stringz	"tcflush(slave, TCIOFLUSH)"
	.align 8
.LC45:
	stringz	"ioctl(slave, TCSBRK, 1)"
	.align 8
.LC46:
	stringz	"ioctl(slave, TIOCOUTQ, no_access())"
	.align 8
.LC47:
	stringz	"ioctl(master, TIOCSWINSZ, &w)"
	.align 8
.LC48:
	stringz	"size"
	.align 8
.LC49:
	stringz	"the same size"
	.align 8
.LC50:
	stringz	"ioctl(slave, TIOCGWINSZ, &w)"
	.align 8
.LC51:
	stringz	"%d %d\n"
	.align 8
.LC52:
	stringz	"ioctl(slave, TIOCGWINSZ, no_access())"
	.align 8
.LC53:
	stringz	"ioctl(master, TIOCSIG, numbers[i])"
	.align 8
.LC54:
	stringz	"signals"
	.align 8
.LC55:
	stringz	"ioctl(slave, TIOCSIG, SIGINT)"
	.align 8
.LC56:
	stringz	"\003\034\032"
	.align 8
.LC57:
	stringz	"characters"
	.align 8
.LC58:
	stringz	"ioctl(slave, TIOCGPTN, &number)"
	.align 8
.LC59:
	stringz	"ioctl(slave, TIOCNOTTY)"
	.align 8
.LC60:
	stringz	"given up"
	.align 8
.LC61:
	stringz	"tcgetsid(slave)"
	.align 8
.LC62:
	stringz	"tcsetpgrp(slave, getpid())"
	.align 8
.LC63:
	stringz	"open(\"/dev/tty\", O_RDWR) >= 0"
	.align 8
.LC64:
	stringz	"wait(&status) > 0 && status == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 58
	.mmi
	.save ar.pfs, r59
	alloc r59 = ar.pfs, 0, 30, 3, 0
	.fframe 352
	adds r12 = -352, r12
	.save rp, r58
	mov r58 = b0
	.mmi
	mov r60 = r1
	;;
	addl r62 = 258, r0
	.save ar.lc, r61
	mov r61 = ar.lc
	.body
	.mmb
	adds r33 = 160, r12
	nop 0
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r34 = r8
	.mmb
	mov r62 = r8
	nop 0
	br.call.sptk.many b0 = grantpt#
	;;
	.mmi
	mov r32 = r8
	nop 0
	mov r62 = r34
	.mmb
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = unlockpt#
	;;
	.mii
	or r32 = r8, r32
	mov r1 = r60
	;;
	cmp4.ne p6, p7 = -1, r32
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC11)
	;;
	.mib
	(p7) add r62 = r1, r62
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r54 = @ltoffx(stdout#), r1
	nop 0
	mov r62 = r34
	;;
	.mib
	ld8.mov r54 = [r54], stdout#
	nop 0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r39 = r8
	;;
	.mib
	ld8 r62 = [r54]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r60
	cmp4.ne p6, p7 = 0, r8
	mov r35 = r8
	.mmb
	addl r64 = 136, r0
	mov r63 = r0
	(p6) br.cond.dpnt .L56
	;;
	.mlx
	addl r57 = @ltoff(@fptr(count#)), gp
	movl r32 = @gprel(caught.6#)
	.mmi
	nop 0
	adds r62 = 168, r12
	nop 0
	;;
	.mib
	ld8 r57 = [r57]
	add r32 = r1, r32
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r60
	st8 [r33] = r57
	mov ar.lc = 4
	.align 32
.L57:
	.mmi
	ld4 r62 = [r32], 4
	nop 0
	mov r64 = r0
	.mmb
	mov r63 = r33
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	nop 0
	mov r1 = r60
	br.cloop.sptk.few .L57
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsid#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r32 = r8
	.mmi
	addl r63 = 2, r0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC12)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC13)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r62 = r39
	nop 0
	addl r63 = 258, r0
	.mmb
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r60
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC14)
	;;
	.mib
	(p7) add r62 = r1, r62
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	mov r62 = r33
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = tcgetpgrp#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC15)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	mov r1 = r60
	addl r63 = 21518, r0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC16)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	nop 0
	addl r63 = 2, r0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC12)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r60
	mov r38 = r8
	.mmb
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L117
	;;
.L59:
	.mlx
	nop 0
	movl r63 = @gprel(.LC9)
	;;
	.mmi
	add r63 = r1, r63
	nop 0
	nop 0
.L60:
	.mlx
	nop 0
	movl r64 = @gprel(.LC17)
	.mlx
	adds r36 = 364, r12
	movl r62 = @gprel(.LC18)
	;;
	.mmi
	add r64 = r1, r64
	add r62 = r1, r62
	nop 0
	.mmb
	addl r40 = -1, r0
	adds r37 = 304, r12
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r60
	mov r62 = r33
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	mov r63 = r39
	nop 0
	mov r1 = r60
	.mmb
	mov r62 = r8
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC10)
	.mlx
	nop 0
	movl r64 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC9)
	.mlx
	add r64 = r1, r64
	movl r62 = @gprel(.LC18)
	;;
	.mmi
	(p7) add r63 = r1, r63
	nop 0
	add r62 = r1, r62
	;;
	.mib
	(p6) add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 999999, r0
	adds r64 = 16, r12
	mov r1 = r60
	.mmi
	addl r63 = 21520, r0
	st4 [r36] = r40
	mov r62 = r38
	;;
	.mmi
	nop 0
	st4 [r64] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC20)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r37
	mov r1 = r60
	addl r63 = 21520, r0
	.mmi
	st4 [r32] = r0
	st4 [r37] = r40
	mov r62 = r38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC21)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r60
	mov r64 = r8
	nop 0
	.mmb
	addl r63 = 21520, r0
	mov r62 = r38
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC22)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	addl r63 = 21519, r0
	nop 0
	.mmb
	mov r64 = r36
	mov r62 = r38
	br.call.sptk.many b0 = ioctl#
	;;
	.mib
	mov r1 = r60
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L118
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC9)
	;;
	.mmi
	add r63 = r1, r63
	nop 0
	nop 0
.L63:
	.mlx
	nop 0
	movl r62 = @gprel(.LC18)
	.mlx
	nop 0
	movl r64 = @gprel(.LC23)
	;;
	.mib
	add r62 = r1, r62
	add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r60
	addl r63 = 21545, r0
	nop 0
	.mmb
	mov r64 = r36
	mov r62 = r38
	br.call.sptk.many b0 = ioctl#
	;;
	.mib
	mov r1 = r60
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L119
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC9)
	;;
	.mmi
	add r63 = r1, r63
	nop 0
	nop 0
.L65:
	.mlx
	adds r39 = 312, r12
	movl r64 = @gprel(.LC24)
	.mlx
	adds r52 = 320, r12
	movl r62 = @gprel(.LC18)
	;;
	.mmi
	add r64 = r1, r64
	add r62 = r1, r62
	adds r51 = 328, r12
	.mmb
	adds r50 = 336, r12
	adds r49 = 344, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r38
	mov r1 = r60
	adds r48 = 352, r12
	.mmb
	adds r47 = 360, r12
	adds r46 = 323, r12
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r60
	adds r63 = 16, r12
	mov r62 = r33
	.mmb
	adds r45 = 327, r12
	mov r38 = r39
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	mov r1 = r60
	cmp4.ne p6, p7 = -1, r8
	adds r62 = 16, r12
	.mmb
	addl r44 = 3, r0
	addl r40 = -1, r0
	(p7) br.cond.spnt .L73
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC26)
	.mlx
	nop 0
	movl r56 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r53 = @gprel(.LC29)
	;;
	.mmi
	add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	.mmb
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show_settings#
	;;
	.mlx
	nop 0
	movl r43 = 2748779070528
	.mlx
	mov r1 = r60
	movl r42 = 51539609632
.L74:
	.mmi
	adds r14 = 24, r12
	adds r18 = 16, r12
	adds r15 = 5, r35
	.mmi
	addl r64 = 4, r0
	mov r63 = r41
	mov r62 = r34
	;;
	.mmi
	ld8 r16 = [r14], 8
	ld8 r17 = [r18]
	nop 0
	;;
	.mmi
	ld8 r18 = [r14], 8
	st8 [r37] = r17
	nop 0
	.mmi
	st8 [r39] = r16
	nop 0
	mov r39 = r38
	;;
	.mmi
	ld8 r17 = [r14], 8
	ld8 r16 = [r38]
	nop 0
	.mmi
	st8 [r52] = r18
	st1 [r46] = r15
	nop 0
	;;
	.mmi
	ld8 r18 = [r14], 8
	nop 0
	xor r16 = r43, r16
	.mmi
	ld8 r15 = [r37]
	st8 [r51] = r17
	nop 0
	;;
	.mmi
	ld8 r17 = [r14], 8
	st1 [r45] = r44
	nop 0
	.mmi
	st8 [r50] = r18
	nop 0
	xor r15 = r42, r15
	;;
	.mmi
	st8 [r38] = r16
	ld8 r16 = [r14], 8
	nop 0
	.mmi
	st8 [r49] = r17
	;;
	ld4 r14 = [r14]
	nop 0
	.mmi
	st8 [r37] = r15
	st8 [r48] = r16
	nop 0
	;;
	.mib
	st4 [r47] = r14
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r60
	.mmb
	addl r62 = 20000, r0
	nop 0
	(p7) br.cond.spnt .L77
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	addl r63 = 21531, r0
	mov r1 = r60
	mov r64 = r36
	.mmb
	st4 [r36] = r40
	mov r62 = r33
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r35
	mov r1 = r60
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	(p6) mov r63 = r0
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r35
	nop 0
	;;
	.mii
	(p6) addl r63 = 1, r0
	nop 0
	;;
	(p7) addl r63 = 2, r0
.L68:
	.mib
	mov r64 = r37
	mov r62 = r33
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r64 = r8
	(p6) br.cond.dpnt .L69
	;;
	.mmi
	nop 0
	ld4 r62 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r62
	(p7) br.cond.dpnt .L120
.L69:
	.mmi
	nop 0
	mov r63 = r56
	mov r62 = r55
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r60
	nop 0
	nop 0
.L70:
	.mib
	addl r62 = 20000, r0
	adds r35 = 1, r35
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	addl r63 = 21531, r0
	mov r64 = r36
	mov r1 = r60
	.mmb
	mov r62 = r33
	st4 [r36] = r40
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r60
	mov r62 = r53
	;;
	.mmi
	(p7) ld4 r63 = [r32]
	;;
	(p7) sub r63 = r0, r63
	nop 0
	;;
	.mib
	(p6) ld4 r63 = [r36]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r63 = r0
	.mmb
	mov r62 = r33
	nop 0
	br.call.sptk.many b0 = tcflush#
	;;
	.mmi
	mov r1 = r60
	nop 0
	adds r63 = 16, r12
	.mmb
	mov r62 = r33
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r60
	.mmb
	adds r62 = 16, r12
	nop 0
	(p6) br.cond.spnt .L73
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show_settings#
	;;
	.mib
	mov r1 = r60
	cmp4.ne p6, p7 = 3, r35
	(p6) br.cond.dptk .L74
	.mmi
	addl r63 = 13, r0
	nop 0
	adds r62 = 16, r12
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = cfsetspeed#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC30)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 16, r12
	mov r1 = r60
	mov r63 = r0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC31)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	mov r63 = r37
	nop 0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC32)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r60
	mov r62 = r37
	br.call.sptk.many b0 = cfgetospeed#
	;;
	.mib
	mov r1 = r60
	cmp4.ne p6, p7 = 13, r8
	(p7) br.cond.dpnt .L121
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC9)
	;;
	.mmi
	add r63 = r1, r63
	nop 0
	nop 0
.L76:
	.mlx
	nop 0
	movl r64 = @gprel(.LC33)
	.mlx
	nop 0
	movl r62 = @gprel(.LC18)
	;;
	.mib
	add r64 = r1, r64
	add r62 = r1, r62
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -1, r0
	mov r64 = r36
	mov r1 = r60
	.mmi
	addl r63 = 21540, r0
	st4 [r32] = r0
	mov r62 = r33
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC34)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	ld4 r63 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC35)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r64 = r36
	mov r1 = r60
	addl r63 = 21657, r0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	nop 0
	mov r1 = r60
	sxt4 r63 = r8
	.mlx
	nop 0
	movl r36 = 1074025526
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC36)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	addl r64 = 6, r0
	mov r62 = r34
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC37)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r60
	.mmb
	mov r62 = r33
	nop 0
	(p6) br.cond.spnt .L77
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = waiting#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC38)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	addl r63 = 1, r0
	nop 0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = tcflush#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC39)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r62 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = waiting#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC38)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	mov r63 = r0
	nop 0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = tcflush#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC40)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r62 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = waiting#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC38)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	addl r64 = 6, r0
	mov r62 = r34
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC41)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r60
	addl r64 = 3, r0
	.mmb
	addl r63 = 21515, r0
	mov r62 = r33
	(p6) br.cond.spnt .L77
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC42)
	.mlx
	nop 0
	movl r35 = @gprel(numbers.0#)
	;;
	.mib
	add r62 = r1, r62
	add r35 = r1, r35
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r64 = -1, r0
	mov r1 = r60
	addl r63 = 21515, r0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC43)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	addl r63 = 2, r0
	nop 0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = tcflush#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC44)
	.mlx
	nop 0
	movl r37 = @gprel(.LC53)
	;;
	.mib
	add r62 = r1, r62
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r60
	mov r62 = r33
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = waiting#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC38)
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r62 = r1, r62
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r64 = 1, r0
	mov r1 = r60
	addl r63 = 21513, r0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC45)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r60
	mov r64 = r8
	nop 0
	.mmb
	addl r63 = 21521, r0
	mov r62 = r33
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC46)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	adds r64 = 16, r12
	movl r14 = 6553630
	.mmi
	mov r1 = r60
	addl r63 = 21524, r0
	mov r62 = r34
	;;
	.mmi
	nop 0
	st8 [r64] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC47)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC48)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	adds r64 = 16, r12
	mov r1 = r60
	addl r63 = 21524, r0
	.mmb
	mov r62 = r34
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC47)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC49)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	adds r64 = 16, r12
	mov r1 = r60
	addl r63 = 21523, r0
	.mmi
	mov r62 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r64] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC50)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	ld2 r63 = [r14]
	movl r62 = @gprel(.LC51)
	.mmi
	nop 0
	adds r14 = 18, r12
	nop 0
	;;
	.mib
	ld2 r64 = [r14]
	add r62 = r1, r62
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r60
	mov r64 = r8
	nop 0
	.mmb
	addl r63 = 21523, r0
	mov r62 = r33
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC52)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r60
	mov ar.lc = 5
	.align 32
.L80:
	.mmi
	st4 [r32] = r0
	mov r62 = r34
	mov r63 = r36
	;;
	.mib
	ld4 r64 = [r35], 4
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r64 = r8
	(p6) br.cond.dpnt .L78
	;;
	.mmi
	nop 0
	ld4 r62 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r62
	(p7) br.cond.dpnt .L122
.L78:
	.mib
	mov r63 = r37
	mov r62 = r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r60
	br.cloop.sptk.few .L80
	;;
.L123:
	.mlx
	nop 0
	movl r62 = @gprel(.LC54)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	addl r64 = 2, r0
	mov r1 = r60
	mov r62 = r33
	.mlx
	st4 [r32] = r0
	movl r63 = 1074025526
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC55)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	addl r64 = 3, r0
	mov r62 = r34
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC56)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r60
	.mmb
	addl r62 = 20000, r0
	nop 0
	(p6) br.cond.spnt .L77
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC57)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	addl r14 = 99, r0
	adds r64 = 16, r12
	mov r1 = r60
	.mlx
	mov r62 = r33
	movl r63 = 2147767344
	;;
	.mmi
	nop 0
	st4 [r64] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC58)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	addl r64 = 136, r0
	nop 0
	.mmb
	mov r63 = r0
	adds r62 = 24, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r63 = 16, r12
	nop 0
	mov r1 = r60
	.mmi
	mov r64 = r0
	nop 0
	addl r62 = 1, r0
	;;
	.mib
	st8 [r63] = r57
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r64 = r0
	mov r1 = r60
	nop 0
	.mmb
	adds r63 = 16, r12
	addl r62 = 18, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r60
	addl r63 = 21538, r0
	nop 0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC59)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC60)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	mov r1 = r60
	addl r63 = 21538, r0
	nop 0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC59)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r60
	addl r63 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC12)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC13)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r62 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = tcgetsid#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC61)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r62 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = tcgetpgrp#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC15)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r63 = r8
	.mmb
	mov r62 = r33
	nop 0
	br.call.sptk.many b0 = tcsetpgrp#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC62)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	mov r1 = r60
	addl r63 = 21518, r0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC16)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r60
	addl r63 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC12)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC63)
	.mmi
	nop 0
	andcm r63 = -1, r63
	nop 0
	;;
	.mib
	add r62 = r1, r62
	shr.u r63 = r63, 63
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	.mmb
	ld8 r62 = [r54]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r60
	mov r62 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L122:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r60
	mov r64 = r8
	nop 0
	.mmb
	mov r63 = r37
	mov r62 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r60
	br.cloop.sptk.few .L80
	.mib
	nop 0
	nop 0
	br .L123
.L120:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC28)
	.mlx
	nop 0
	movl r62 = @gprel(.LC7)
	;;
	.mib
	add r63 = r1, r63
	add r62 = r1, r62
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r60
	br .L70
.L117:
	.mib
	mov r62 = r8
	nop 0
	br.call.sptk.many b0 = isatty#
	;;
	.mib
	mov r1 = r60
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L59
	.mib
	mov r62 = r38
	nop 0
	br.call.sptk.many b0 = tcgetsid#
	;;
	.mib
	mov r1 = r60
	mov r36 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r60
	cmp4.ne p6, p7 = r8, r36
	(p6) br.cond.dptk .L59
	.mib
	mov r62 = r38
	nop 0
	br.call.sptk.many b0 = tcgetpgrp#
	;;
	.mib
	mov r1 = r60
	mov r36 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.eq p6, p7 = r8, r36
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC10)
	;;
	.mib
	(p6) add r63 = r1, r63
	nop 0
	(p6) br.cond.dpnt .L60
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br .L60
.L119:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r60
	;;
	cmp4.eq p6, p7 = r14, r8
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC10)
	;;
	.mib
	(p6) add r63 = r1, r63
	nop 0
	(p6) br.cond.dpnt .L65
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br .L65
.L118:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r60
	;;
	cmp4.eq p6, p7 = r14, r8
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC10)
	;;
	.mib
	(p6) add r63 = r1, r63
	nop 0
	(p6) br.cond.dpnt .L63
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br .L63
.L56:
	.mib
	adds r62 = 16, r12
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r60
	cmp4.ge p6, p7 = 0, r8
	adds r15 = 16, r12
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC9)
	;;
	.mib
	(p6) add r63 = r1, r63
	nop 0
	(p6) br.cond.dpnt .L81
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC10)
	;;
	.mii
	(p6) add r63 = r1, r63
	nop 0
	;;
	(p7) add r63 = r1, r63
.L81:
	.mlx
	nop 0
	movl r64 = @gprel(.LC64)
	.mlx
	nop 0
	movl r62 = @gprel(.LC18)
	;;
	.mib
	add r64 = r1, r64
	add r62 = r1, r62
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r60
	mov b0 = r58
	;;
	.mii
	nop 0
	mov ar.pfs = r59
	;;
	mov ar.lc = r61
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
	;;
.L121:
	.body
	.copy_state 1
	.mib
	mov r62 = r37
	nop 0
	br.call.sptk.many b0 = cfgetispeed#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.eq p6, p7 = 13, r8
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC10)
	;;
	.mib
	(p6) add r63 = r1, r63
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br .L76
.L77:
	.mlx
	nop 0
	movl r62 = @gprel(.LC27)
	;;
	.mib
	nop 0
	add r62 = r1, r62
	br.call.sptk.many b0 = must.part.0#
	;;
.L73:
	.mlx
	nop 0
	movl r62 = @gprel(.LC25)
	;;
	.mib
	nop 0
	add r62 = r1, r62
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
	.section	.rodata.str1.8
	.align 8
.LC65:
	stringz	"isig"
	.align 8
.LC66:
	stringz	"icanon"
	.align 8
.LC67:
	stringz	"echo"
	.align 8
.LC68:
	stringz	"echoctl"
	.align 8
.LC69:
	stringz	"noflsh"
	.align 8
.LC70:
	stringz	"iexten"
	.align 8
.LC71:
	stringz	"tostop"
	.section	.rodata
	.align 8
	.type	local.1#, @object
	.size	local.1#, 112
local.1:
	data8	.LC65
	data4	1
	.skip	4
	data8	.LC66
	data4	2
	.skip	4
	data8	.LC67
	data4	8
	.skip	4
	data8	.LC68
	data4	512
	.skip	4
	data8	.LC69
	data4	128
	.skip	4
	data8	.LC70
	data4	32768
	.skip	4
	data8	.LC71
	data4	256
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC72:
	stringz	"cread"
	.align 8
.LC73:
	stringz	"cstopb"
	.align 8
.LC74:
	stringz	"hupcl"
	.align 8
.LC75:
	stringz	"clocal"
	.align 8
.LC76:
	stringz	"parenb"
	.section	.rodata
	.align 8
	.type	control.2#, @object
	.size	control.2#, 80
control.2:
	data8	.LC72
	data4	128
	.skip	4
	data8	.LC73
	data4	64
	.skip	4
	data8	.LC74
	data4	1024
	.skip	4
	data8	.LC75
	data4	2048
	.skip	4
	data8	.LC76
	data4	256
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC77:
	stringz	"opost"
	.align 8
.LC78:
	stringz	"onlcr"
	.align 8
.LC79:
	stringz	"ocrnl"
	.section	.rodata
	.align 8
	.type	out.3#, @object
	.size	out.3#, 48
out.3:
	data8	.LC77
	data4	1
	.skip	4
	data8	.LC78
	data4	4
	.skip	4
	data8	.LC79
	data4	8
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC80:
	stringz	"icrnl"
	.align 8
.LC81:
	stringz	"ixon"
	.align 8
.LC82:
	stringz	"ixany"
	.align 8
.LC83:
	stringz	"istrip"
	.align 8
.LC84:
	stringz	"inlcr"
	.section	.rodata
	.align 8
	.type	in.4#, @object
	.size	in.4#, 80
in.4:
	data8	.LC80
	data4	256
	.skip	4
	data8	.LC81
	data4	1024
	.skip	4
	data8	.LC82
	data4	2048
	.skip	4
	data8	.LC83
	data4	32
	.skip	4
	data8	.LC84
	data4	64
	.skip	4
	.sbss
	.align 8
	.type	page.5#, @object
	.size	page.5#, 8
page.5:
	.skip	8
	.section	.rodata
	.align 4
	.type	caught.6#, @object
	.size	caught.6#, 20
caught.6:
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
