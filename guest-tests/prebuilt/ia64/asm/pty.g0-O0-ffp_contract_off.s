// 3ca4f5d04e81fb3e7828034b2735cfdb guest-tests/ipc/pty.c
	.file	"pty.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 200
b:
	.skip	200
	.section	.rodata
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"isatty(master) && isatty(slave) && strcmp(ttyname(slave), name) == 0"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"ab\177c\n"
	.align 8
.LC6:
	stringz	"write"
	.align 8
.LC7:
	stringz	"ac\n"
	.align 8
.LC8:
	stringz	"read(slave, b, 100) == 3 && memcmp(b, \"ac\\n\", 3) == 0"
	.align 8
.LC9:
	stringz	"ab\b \bc\r\n"
	.align 8
.LC10:
	stringz	"read(master, b, 100) == 8 && memcmp(b, \"ab\\b \\bc\\r\\n\", 8) == 0"
	.align 8
.LC11:
	stringz	"x\ny\n"
	.align 8
.LC12:
	stringz	"x\r\ny\r\n"
	.align 8
.LC13:
	stringz	"read(master, b, 100) == 6 && memcmp(b, \"x\\r\\ny\\r\\n\", 6) == 0"
	.align 8
.LC14:
	stringz	"\004"
	.align 8
.LC15:
	stringz	"read(slave, b, 100) == 0"
	.align 8
.LC16:
	stringz	"tcgetattr(slave, &t) == 0 && t.c_cc[VEOF] == 4 && t.c_lflag & ICANON && t.c_oflag & ONLCR"
	.align 8
.LC17:
	stringz	"tcsetattr(slave, TCSANOW, &t) == 0"
	.align 8
.LC18:
	stringz	"\004\003q"
	.align 8
.LC19:
	stringz	"read(slave, b, 100) == 3"
	.align 8
.LC20:
	stringz	"ioctl(master, TIOCSWINSZ, &w) == 0 && ioctl(slave, TIOCGWINSZ, &now) == 0 && now.ws_row == 25 && now.ws_col == 80"
	.align 8
.LC21:
	stringz	"read(master, b, 10) == -1 && errno == EIO"
	.text
	.align 16
	.proc settings#
settings:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -96, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	adds r14 = 8, r37
	;;
	st8 [r14] = r34
	adds r14 = -20, r37
	addl r15 = 25, r0
	;;
	st2 [r14] = r15
	adds r14 = -20, r37
	;;
	adds r14 = 2, r14
	addl r15 = 80, r0
	;;
	st2 [r14] = r15
	adds r14 = -20, r37
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -20, r37
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -12, r37
	;;
	st2 [r14] = r0
	adds r14 = -12, r37
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = -12, r37
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -12, r37
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	mov r14 = r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = isatty#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	adds r14 = 4, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = isatty#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	adds r14 = 4, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = ttyname#
	mov r1 = r38
	mov r15 = r8
	adds r14 = 8, r37
	;;
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = strcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L6:
	movl r41 = @gprel(.LC3)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r37
	addl r41 = 5, r0
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = 4, r37
	addl r41 = 100, r0
	;;
	movl r40 = @gprel(b#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L7
	addl r41 = 3, r0
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L8:
	movl r41 = @gprel(.LC8)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r37
	addl r41 = 100, r0
	;;
	movl r40 = @gprel(b#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L9
	addl r41 = 8, r0
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L10:
	movl r41 = @gprel(.LC10)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = 4, r37
	addl r41 = 4, r0
	;;
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	mov r14 = r37
	addl r41 = 100, r0
	;;
	movl r40 = @gprel(b#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L11
	addl r41 = 6, r0
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L12:
	movl r41 = @gprel(.LC13)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r37
	addl r41 = 1, r0
	;;
	movl r40 = @gprel(.LC14)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = 4, r37
	addl r41 = 100, r0
	;;
	movl r40 = @gprel(b#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L14:
	movl r41 = @gprel(.LC15)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = 4, r37
	adds r40 = -80, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = -59, r37
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L15
	adds r14 = -68, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = -76, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 4, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L16:
	movl r41 = @gprel(.LC16)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	adds r39 = -80, r37
	br.call.sptk.many b0 = cfmakeraw#
	mov r1 = r38
	adds r14 = 4, r37
	adds r41 = -80, r37
	mov r40 = r0
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L18:
	movl r41 = @gprel(.LC17)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r37
	addl r41 = 3, r0
	;;
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = 4, r37
	addl r41 = 100, r0
	;;
	movl r40 = @gprel(b#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L20:
	movl r41 = @gprel(.LC19)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r15 = -20, r37
	mov r14 = r37
	;;
	mov r41 = r15
	addl r40 = 21524, r0
	ld4 r39 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r15 = -12, r37
	adds r14 = 4, r37
	;;
	mov r41 = r15
	addl r40 = 21523, r0
	ld4 r39 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r14 = -12, r37
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 25, r14
	(p6) br.cond.dptk .L21
	adds r14 = -12, r37
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 80, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L22:
	movl r41 = @gprel(.LC20)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = 4, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	mov r14 = r37
	addl r41 = 10, r0
	;;
	movl r40 = @gprel(b#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L23
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L24:
	movl r41 = @gprel(.LC21)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp settings#
	.section	.rodata
	.align 8
.LC22:
	stringz	"child got %.*s, in front: %d\n"
	.text
	.align 16
	.proc child#
child:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -112, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	adds r14 = -92, r36
	addl r40 = 100, r0
	;;
	mov r39 = r14
	mov r38 = r0
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -96, r36
	;;
	st4 [r15] = r14
	adds r15 = -96, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r32 = -1, r14
	mov r38 = r0
	br.call.sptk.many b0 = tcgetpgrp#
	mov r1 = r37
	mov r33 = r8
	;;
	br.call.sptk.many b0 = getpgrp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r33
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -92, r36
	;;
	mov r41 = r15
	mov r40 = r14
	mov r39 = r32
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = pause#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp child#
	.section	.rodata
	.align 8
.LC23:
	stringz	"openpty"
	.align 8
.LC24:
	stringz	"forkpty"
	.align 8
.LC25:
	stringz	"line\n"
	.align 8
.LC26:
	stringz	"front: 1"
	.align 8
.LC27:
	stringz	"\003"
	.align 8
.LC28:
	stringz	"waitpid(pid, &status, 0) == pid && WIFSIGNALED(status) && WTERMSIG(status) == SIGINT"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -128, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -112, r34
	;;
	st4 [r14] = r0
	adds r16 = -84, r34
	adds r15 = -92, r34
	adds r14 = -96, r34
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r16
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = openpty#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -96, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -92, r34
	;;
	ld4 r14 = [r14]
	adds r16 = -84, r34
	;;
	mov r38 = r16
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = settings#
	mov r1 = r35
	adds r14 = -96, r34
	mov r39 = r0
	;;
	mov r38 = r0
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = forkpty#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -104, r34
	;;
	st4 [r14] = r15
	adds r14 = -104, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	br.call.sptk.many b0 = child#
	mov r1 = r35
.L27:
	adds r14 = -96, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 5, r0
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	br .L28
	;;
.L30:
	adds r14 = -100, r34
	adds r16 = -112, r34
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r17 = -112, r34
	;;
	st4 [r17] = r14
.L28:
	adds r15 = -112, r34
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	addl r39 = 8, r0
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(b#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = memmem#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	adds r14 = -96, r34
	;;
	ld4 r14 = [r14]
	adds r16 = -112, r34
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	movl r16 = @gprel(b#)
	;;
	add r16 = r1, r16
	;;
	add r15 = r15, r16
	adds r17 = -112, r34
	;;
	ld4 r16 = [r17]
	;;
	sxt4 r16 = r16
	addl r17 = 200, r0
	;;
	sub r16 = r17, r16
	;;
	mov r38 = r16
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -100, r34
	;;
	st4 [r14] = r15
	adds r14 = -100, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
.L29:
	adds r14 = -108, r34
	;;
	st4 [r14] = r0
	br .L31
	;;
.L33:
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	adds r14 = -108, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 13, r14
	(p6) br.cond.dptk .L32
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	adds r14 = -108, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
.L32:
	adds r14 = -108, r34
	adds r15 = -108, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L31:
	adds r14 = -108, r34
	;;
	ld4 r15 = [r14]
	adds r16 = -112, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L33
	addl r36 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	adds r14 = -96, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -88, r34
	adds r14 = -104, r34
	mov r38 = r0
	;;
	mov r37 = r15
	ld4 r36 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -104, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L34
	adds r14 = -88, r34
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 127, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -88, r34
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L35:
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
