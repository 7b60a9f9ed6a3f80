// 1154b7e0e82581eb05c3c1afb2dcfafd guest-tests/ipc/terminal-requests.c
	.file	"terminal-requests.c"
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
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.6#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.6#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.6#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.bss
	.align 4
	.type	signals#, @object
	.size	signals#, 260
signals:
	.skip	260
	.text
	.align 16
	.proc count#
count:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	movl r15 = @gprel(signals#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r2]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	movl r16 = @gprel(signals#)
	;;
	add r16 = r1, r16
	ld4 r14 = [r2]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4.rel [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp count#
	.section	.rodata
	.align 8
.LC2:
	stringz	"%s:"
	.align 8
.LC3:
	stringz	" %s %d"
	.text
	.align 16
	.proc show_signals#
show_signals:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r14 = 1, r0
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	br .L13
	;;
.L15:
	movl r15 = @gprel(signals#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r17 = -16, r35
	;;
	ld4 r37 = [r17]
	br.call.sptk.many b0 = sigabbrev_np#
	mov r1 = r36
	mov r15 = r8
	;;
	movl r16 = @gprel(signals#)
	;;
	add r16 = r1, r16
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4.acq r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r15 = @gprel(signals#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4.rel [r14] = r0
.L14:
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
.L13:
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = 64, r14
	(p6) br.cond.dptk .L15
	addl r37 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp show_signals#
	.align 16
	.proc waiting#
waiting:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	addl r37 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	addl r14 = -1, r0
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	mov r14 = r35
	adds r39 = -16, r35
	addl r38 = 21531, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L19
	;;
.L17:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
.L19:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp waiting#
	.section	.rodata
	.align 8
.LC4:
	stringz	"typed\n"
	.align 8
.LC5:
	stringz	"write"
	.align 8
.LC6:
	stringz	"waiting(slave)"
	.align 8
.LC7:
	stringz	"tcflush(slave, TCOFLUSH)"
	.align 8
.LC8:
	stringz	"tcflush(slave, TCIFLUSH)"
	.align 8
.LC9:
	stringz	"again\n"
	.align 8
.LC10:
	stringz	"ioctl(slave, TCFLSH, 3)"
	.align 8
.LC11:
	stringz	"ioctl(slave, TCFLSH, -1)"
	.align 8
.LC12:
	stringz	"tcflush(slave, TCIOFLUSH)"
	.align 8
.LC13:
	stringz	"ioctl(slave, TCSBRK, 1)"
	.align 8
.LC14:
	stringz	"ioctl(slave, TIOCOUTQ, no_access())"
	.align 8
.LC15:
	stringz	"ioctl(master, TIOCSWINSZ, &w)"
	.align 8
.LC16:
	stringz	"size"
	.align 8
.LC17:
	stringz	"the same size"
	.align 8
.LC18:
	stringz	"ioctl(slave, TIOCGWINSZ, &w)"
	.align 8
.LC19:
	stringz	"%d %d\n"
	.align 8
.LC20:
	stringz	"ioctl(slave, TIOCGWINSZ, no_access())"
	.text
	.align 16
	.proc flushing#
flushing:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	mov r14 = r36
	addl r40 = 6, r0
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waiting#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	addl r39 = 1, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = tcflush#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waiting#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = tcflush#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waiting#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	mov r14 = r36
	addl r40 = 6, r0
	;;
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	addl r40 = 3, r0
	addl r39 = 21515, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	addl r40 = -1, r0
	addl r39 = 21515, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	addl r39 = 2, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = tcflush#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waiting#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	addl r40 = 1, r0
	addl r39 = 21513, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 4, r36
	;;
	mov r40 = r15
	addl r39 = 21521, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	addl r14 = 30, r0
	adds r15 = -16, r36
	;;
	st2 [r15] = r14
	adds r14 = -14, r36
	addl r15 = 100, r0
	;;
	st2 [r14] = r15
	adds r14 = -12, r36
	;;
	st2 [r14] = r0
	adds r14 = -10, r36
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r36
	adds r40 = -16, r36
	addl r39 = 21524, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_signals#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r36
	adds r40 = -16, r36
	addl r39 = 21524, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_signals#
	mov r1 = r37
	addl r40 = 8, r0
	mov r39 = r0
	;;
	adds r38 = -16, r36
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	adds r40 = -16, r36
	addl r39 = 21523, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld2 r14 = [r15]
	;;
	mov r15 = r14
	adds r14 = -14, r36
	;;
	ld2 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 4, r36
	;;
	mov r40 = r15
	addl r39 = 21523, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp flushing#
	.section	.rodata
	.align 8
.LC21:
	stringz	"ioctl(master, TIOCSIG, numbers[i])"
	.align 8
.LC22:
	stringz	"signals"
	.align 8
.LC23:
	stringz	"ioctl(slave, TIOCSIG, SIGINT)"
	.align 8
.LC24:
	stringz	"\003\034\032"
	.align 8
.LC25:
	stringz	"characters"
	.align 8
.LC26:
	stringz	"ioctl(slave, TIOCGPTN, &number)"
	.text
	.align 16
	.proc from_master#
from_master:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	br .L22
	;;
.L23:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r15 = @gprel(numbers.5#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r36
	;;
	mov r40 = r15
	movl r39 = 1074025526
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r36
	;;
	st4 [r16] = r14
.L22:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 5, r14
	(p6) br.cond.dptk .L23
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_signals#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	addl r40 = 2, r0
	movl r39 = 1074025526
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	mov r14 = r36
	addl r40 = 3, r0
	;;
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r38 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_signals#
	mov r1 = r37
	adds r14 = -12, r36
	addl r15 = 99, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -12, r36
	adds r14 = 4, r36
	;;
	mov r40 = r15
	movl r39 = 2147767344
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp from_master#
	.section	.rodata
	.align 8
.LC27:
	stringz	"ioctl(slave, TIOCSCTTY, 0)"
	.align 8
.LC28:
	stringz	"/dev/tty"
	.align 8
.LC29:
	stringz	"yes"
	.align 8
.LC30:
	stringz	"NO"
	.align 8
.LC31:
	stringz	"tty >= 0 && isatty(tty) && tcgetsid(tty) == getpid() && tcgetpgrp(tty) == getpid()"
	.align 8
.LC32:
	stringz	"%-3s %s\n"
	.align 8
.LC33:
	stringz	"strcmp(ttyname(slave), name) == 0"
	.align 8
.LC34:
	stringz	"ioctl(tty, TIOCSPGRP, &(pid_t){999999})"
	.align 8
.LC35:
	stringz	"ioctl(tty, TIOCSPGRP, &(pid_t){-1})"
	.align 8
.LC36:
	stringz	"ioctl(tty, TIOCSPGRP, no_access())"
	.align 8
.LC37:
	stringz	"ioctl(tty, TIOCGPGRP, &group) == 0 && group == getpid()"
	.align 8
.LC38:
	stringz	"ioctl(tty, TIOCGSID, &group) == 0 && group == getpid()"
	.text
	.align 16
	.proc controlling#
controlling:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r37
	mov r41 = r0
	addl r40 = 21518, r0
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	addl r40 = 2, r0
	;;
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	st4 [r14] = r8
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L25
	adds r14 = -16, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = isatty#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r15 = -16, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = tcgetsid#
	mov r1 = r38
	mov r34 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L25
	adds r14 = -16, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = tcgetpgrp#
	mov r1 = r38
	mov r34 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC29)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC30)
	;;
	add r14 = r1, r14
.L26:
	movl r41 = @gprel(.LC31)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r37
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
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC29)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC30)
	;;
	add r14 = r1, r14
.L28:
	movl r41 = @gprel(.LC33)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -12, r37
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r37
	addl r15 = 999999, r0
	;;
	st4 [r14] = r15
	adds r14 = -8, r37
	;;
	mov r41 = r14
	addl r40 = 21520, r0
	adds r15 = -16, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -4, r37
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -4, r37
	;;
	mov r41 = r14
	addl r40 = 21520, r0
	adds r14 = -16, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r41 = r14
	addl r40 = 21520, r0
	adds r15 = -16, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -12, r37
	;;
	mov r41 = r14
	addl r40 = 21519, r0
	adds r14 = -16, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC29)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC30)
	;;
	add r14 = r1, r14
.L30:
	movl r41 = @gprel(.LC37)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -12, r37
	;;
	mov r41 = r14
	addl r40 = 21545, r0
	adds r15 = -16, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC29)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC30)
	;;
	add r14 = r1, r14
.L32:
	movl r41 = @gprel(.LC38)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp controlling#
	.section	.rodata
	.align 8
.LC39:
	stringz	"ioctl(slave, TIOCNOTTY)"
	.align 8
.LC40:
	stringz	"given up"
	.align 8
.LC41:
	stringz	"open(\"/dev/tty\", O_RDWR)"
	.align 8
.LC42:
	stringz	"tcgetsid(slave)"
	.align 8
.LC43:
	stringz	"tcgetpgrp(slave)"
	.align 8
.LC44:
	stringz	"tcsetpgrp(slave, getpid())"
	.align 8
.LC45:
	stringz	"open(\"/dev/tty\", O_RDWR) >= 0"
	.text
	.align 16
	.proc given_up#
given_up:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -144, r35
	addl r15 = 144, r0
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @ltoff(@fptr(count#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -144, r35
	;;
	st8 [r15] = r14
	mov r39 = r0
	adds r38 = -144, r35
	addl r37 = 1, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	;;
	mov r39 = r0
	adds r38 = -144, r35
	addl r37 = 18, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r38 = 21538, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_signals#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r38 = 21538, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 2, r0
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = tcgetsid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = tcgetpgrp#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = tcsetpgrp#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	mov r39 = r0
	addl r38 = 21518, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 2, r0
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	andcm r14 = -1, r14
	;;
	extr.u r14 = r14, 31, 1
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp given_up#
	.section	.rodata
	.align 8
.LC46:
	stringz	" "
	.align 8
.LC47:
	stringz	" -"
	.align 8
.LC48:
	stringz	"%s%s"
	.align 8
.LC49:
	stringz	" %d, %d %d %d\n"
	.text
	.align 16
	.proc show_settings#
show_settings:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L35
	;;
.L38:
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(in.4#)
	;;
	add r16 = r1, r16
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	adds r16 = 8, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	movl r15 = @gprel(.LC46)
	;;
	add r15 = r1, r15
	br .L37
	;;
.L36:
	movl r15 = @gprel(.LC47)
	;;
	add r15 = r1, r15
.L37:
	movl r16 = @gprel(in.4#)
	;;
	add r16 = r1, r16
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -16, r35
	;;
	st4 [r17] = r14
.L35:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L38
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	br .L39
	;;
.L42:
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(out.3#)
	;;
	add r16 = r1, r16
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	adds r16 = 8, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	movl r15 = @gprel(.LC46)
	;;
	add r15 = r1, r15
	br .L41
	;;
.L40:
	movl r15 = @gprel(.LC47)
	;;
	add r15 = r1, r15
.L41:
	movl r16 = @gprel(out.3#)
	;;
	add r16 = r1, r16
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -12, r35
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L39:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 2, r14
	(p6) br.cond.dptk .L42
	adds r14 = -8, r35
	;;
	st4 [r14] = r0
	br .L43
	;;
.L46:
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(control.2#)
	;;
	add r16 = r1, r16
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	adds r16 = 8, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	movl r15 = @gprel(.LC46)
	;;
	add r15 = r1, r15
	br .L45
	;;
.L44:
	movl r15 = @gprel(.LC47)
	;;
	add r15 = r1, r15
.L45:
	movl r16 = @gprel(control.2#)
	;;
	add r16 = r1, r16
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	adds r15 = -8, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L43:
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L46
	adds r14 = -4, r35
	;;
	st4 [r14] = r0
	br .L47
	;;
.L50:
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(local.1#)
	;;
	add r16 = r1, r16
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	adds r16 = 8, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	movl r15 = @gprel(.LC46)
	;;
	add r15 = r1, r15
	br .L49
	;;
.L48:
	movl r15 = @gprel(.LC47)
	;;
	add r15 = r1, r15
.L49:
	movl r16 = @gprel(local.1#)
	;;
	add r16 = r1, r16
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -4, r35
	adds r15 = -4, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L47:
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 6, r14
	(p6) br.cond.dptk .L50
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 48, r14
	;;
	cmp4.eq p6, p7 = 48, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 19, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 23, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r17 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 17, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r17
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp show_settings#
	.section	.rodata
	.align 8
.LC50:
	stringz	"tcgetattr"
	.align 8
.LC51:
	stringz	"old\n"
	.align 8
.LC52:
	stringz	"tcsetattr(slave, how == 0 ? TCSANOW : how == 1 ? TCSADRAIN : TCSAFLUSH, &b)"
	.align 8
.LC53:
	stringz	"%d bytes wait\n"
	.align 8
.LC54:
	stringz	"cfsetspeed(&a, B9600)"
	.align 8
.LC55:
	stringz	"tcsetattr(slave, TCSANOW, &a)"
	.align 8
.LC56:
	stringz	"tcgetattr(slave, &b)"
	.align 8
.LC57:
	stringz	"cfgetospeed(&b) == B9600 && cfgetispeed(&b) == B9600"
	.align 8
.LC58:
	stringz	"ioctl(slave, TIOCGETD, &discipline)"
	.align 8
.LC59:
	stringz	"%d\n"
	.align 8
.LC60:
	stringz	"ioctl(slave, 0x5499, &discipline)"
	.text
	.align 16
	.proc settings#
settings:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -144, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r15 = -124, r36
	adds r14 = 4, r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC50)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -124, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = show_settings#
	mov r1 = r37
	adds r14 = -128, r36
	;;
	st4 [r14] = r0
	br .L52
	;;
.L57:
	adds r15 = -64, r36
	adds r14 = -124, r36
	;;
	mov r16 = r14
	addl r14 = 60, r0
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	adds r14 = -64, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 2080, r0
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -64, r36
	;;
	st4 [r14] = r15
	adds r14 = -64, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = 12, r14
	;;
	mov r15 = r14
	adds r14 = -64, r36
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -64, r36
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 1088, r0
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -64, r36
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -64, r36
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 640, r0
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -64, r36
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r15
	adds r15 = -128, r36
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 5, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -64, r36
	;;
	adds r14 = 19, r14
	;;
	st1 [r14] = r15
	adds r14 = -64, r36
	;;
	adds r14 = 23, r14
	addl r15 = 3, r0
	;;
	st1 [r14] = r15
	mov r14 = r36
	addl r40 = 4, r0
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = 4, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waiting#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -128, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	adds r15 = -128, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L54
	addl r14 = 1, r0
	br .L56
	;;
.L54:
	addl r14 = 2, r0
	br .L56
	;;
.L53:
	mov r14 = r0
.L56:
	adds r16 = -64, r36
	adds r15 = 4, r36
	;;
	mov r40 = r16
	mov r39 = r14
	ld4 r38 = [r15]
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC52)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r14 = 4, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waiting#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC53)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 4, r36
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = tcflush#
	mov r1 = r37
	adds r15 = -124, r36
	adds r14 = 4, r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC50)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -124, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = show_settings#
	mov r1 = r37
	adds r15 = -128, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -128, r36
	;;
	st4 [r15] = r14
.L52:
	adds r15 = -128, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L57
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -124, r36
	addl r39 = 13, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = cfsetspeed#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC54)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -124, r36
	adds r14 = 4, r36
	;;
	mov r40 = r15
	mov r39 = r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC55)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -64, r36
	adds r14 = 4, r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC56)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r14 = -64, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = cfgetospeed#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L58
	adds r14 = -64, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = cfgetispeed#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L58
	movl r14 = @gprel(.LC29)
	;;
	add r14 = r1, r14
	br .L59
	;;
.L58:
	movl r14 = @gprel(.LC30)
	;;
	add r14 = r1, r14
.L59:
	movl r40 = @gprel(.LC57)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -4, r36
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -4, r36
	adds r14 = 4, r36
	;;
	mov r40 = r15
	addl r39 = 21540, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC58)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC59)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -4, r36
	adds r14 = 4, r36
	;;
	mov r40 = r15
	addl r39 = 21657, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC60)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp settings#
	.section	.rodata
	.align 8
.LC61:
	stringz	"unlockpt"
	.align 8
.LC62:
	stringz	"open"
	.align 8
.LC63:
	stringz	"wait(&status) > 0 && status == 0"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -176, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r32 = -156, r35
	addl r37 = 258, r0
	br.call.sptk.many b0 = posix_openpt#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -156, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = grantpt#
	mov r1 = r36
	mov r32 = r8
	adds r14 = -156, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = unlockpt#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC61)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r32 = -152, r35
	adds r14 = -156, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ptsname#
	mov r1 = r36
	st8 [r32] = r8
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L61
	adds r14 = -136, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -136, r35
	;;
	addl r15 = @ltoff(@fptr(count#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -160, r35
	;;
	st4 [r14] = r0
	br .L62
	;;
.L63:
	movl r15 = @gprel(caught.0#)
	;;
	add r15 = r1, r15
	adds r16 = -160, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -136, r35
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	adds r15 = -160, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -160, r35
	;;
	st4 [r16] = r14
.L62:
	adds r15 = -160, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L63
	br.call.sptk.many b0 = setsid#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 2, r0
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -152, r35
	addl r38 = 258, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC62)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -144, r35
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -144, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = tcgetpgrp#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r15 = -152, r35
	adds r14 = -144, r35
	;;
	ld8 r38 = [r15]
	ld4 r37 = [r14]
	br.call.sptk.many b0 = controlling#
	mov r1 = r36
	adds r15 = -144, r35
	adds r14 = -156, r35
	;;
	ld4 r38 = [r15]
	ld4 r37 = [r14]
	br.call.sptk.many b0 = settings#
	mov r1 = r36
	adds r15 = -144, r35
	adds r14 = -156, r35
	;;
	ld4 r38 = [r15]
	ld4 r37 = [r14]
	br.call.sptk.many b0 = flushing#
	mov r1 = r36
	adds r15 = -144, r35
	adds r14 = -156, r35
	;;
	ld4 r38 = [r15]
	ld4 r37 = [r14]
	br.call.sptk.many b0 = from_master#
	mov r1 = r36
	adds r14 = -144, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = given_up#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L61:
	adds r14 = -140, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L64
	adds r14 = -140, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L64
	movl r14 = @gprel(.LC29)
	;;
	add r14 = r1, r14
	br .L65
	;;
.L64:
	movl r14 = @gprel(.LC30)
	;;
	add r14 = r1, r14
.L65:
	movl r39 = @gprel(.LC63)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.6#, @object
	.size	page.6#, 8
page.6:
	.skip	8
	.section	.rodata
	.align 4
	.type	numbers.5#, @object
	.size	numbers.5#, 24
numbers.5:
	data4	2
	data4	3
	data4	20
	data4	15
	data4	0
	data4	65
	.align 8
.LC64:
	stringz	"icrnl"
	.align 8
.LC65:
	stringz	"ixon"
	.align 8
.LC66:
	stringz	"ixany"
	.align 8
.LC67:
	stringz	"istrip"
	.align 8
.LC68:
	stringz	"inlcr"
	.align 8
	.type	in.4#, @object
	.size	in.4#, 80
in.4:
	data8	.LC64
	data4	256
	.skip	4
	data8	.LC65
	data4	1024
	.skip	4
	data8	.LC66
	data4	2048
	.skip	4
	data8	.LC67
	data4	32
	.skip	4
	data8	.LC68
	data4	64
	.skip	4
	.align 8
.LC69:
	stringz	"opost"
	.align 8
.LC70:
	stringz	"onlcr"
	.align 8
.LC71:
	stringz	"ocrnl"
	.align 8
	.type	out.3#, @object
	.size	out.3#, 48
out.3:
	data8	.LC69
	data4	1
	.skip	4
	data8	.LC70
	data4	4
	.skip	4
	data8	.LC71
	data4	8
	.skip	4
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
	.align 8
.LC77:
	stringz	"isig"
	.align 8
.LC78:
	stringz	"icanon"
	.align 8
.LC79:
	stringz	"echo"
	.align 8
.LC80:
	stringz	"echoctl"
	.align 8
.LC81:
	stringz	"noflsh"
	.align 8
.LC82:
	stringz	"iexten"
	.align 8
.LC83:
	stringz	"tostop"
	.align 8
	.type	local.1#, @object
	.size	local.1#, 112
local.1:
	data8	.LC77
	data4	1
	.skip	4
	data8	.LC78
	data4	2
	.skip	4
	data8	.LC79
	data4	8
	.skip	4
	data8	.LC80
	data4	512
	.skip	4
	data8	.LC81
	data4	128
	.skip	4
	data8	.LC82
	data4	32768
	.skip	4
	data8	.LC83
	data4	256
	.skip	4
	.align 4
	.type	caught.0#, @object
	.size	caught.0#, 20
caught.0:
	data4	2
	data4	3
	data4	20
	data4	15
	data4	28
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
