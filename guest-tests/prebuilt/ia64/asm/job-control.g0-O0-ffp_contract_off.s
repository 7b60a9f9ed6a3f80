// 2b122b73b9b4fd2d29dab6caec724bf0
	.file	"job-control.c"
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
	.sbss
	.align 4
	.type	terminal#, @object
	.size	terminal#, 4
terminal:
	.skip	4
	.align 4
	.type	master#, @object
	.size	master#, 4
master:
	.skip	4
	.section	.rodata
	.align 8
.LC1:
	stringz	"background"
	.text
	.align 16
	.proc job#
job:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -96, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L5
	addl r39 = 1, r0
	addl r38 = 21, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r37
.L5:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L6
	addl r39 = 1, r0
	addl r38 = 22, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r37
.L6:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 6, r14
	(p6) br.cond.dptk .L7
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 6, r14
	(p6) br.cond.dptk .L8
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 5, r14
	(p6) br.cond.dptk .L8
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = 4, r14
	(p6) br.cond.dptk .L9
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 1, r14
	(p6) br.cond.dptk .L10
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L11
	br .L8
	;;
.L10:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -2, r14
	;;
	cmp4.ltu p6, p7 = 1, r14
	(p6) br.cond.dptk .L8
	br .L18
	;;
.L11:
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 20, r0
	adds r39 = -80, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	br .L17
	;;
.L18:
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 10, r0
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	br .L17
	;;
.L9:
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -60, r36
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -60, r36
	;;
	mov r40 = r15
	mov r39 = r0
	mov r38 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
.L14:
	addl r14 = 1, r0
	br .L16
	;;
.L15:
	mov r14 = r0
.L16:
	;;
	sxt4 r14 = r14
	br .L17
	;;
.L7:
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = getpgrp#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r33
	br.call.sptk.many b0 = tcsetpgrp#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	br .L17
	;;
.L8:
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = tcflush#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
.L17:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp job#
	.section	.rodata
	.align 8
.LC2:
	stringz	"waitpid"
	.align 8
.LC3:
	stringz	"SIGTTOU"
	.align 8
.LC4:
	stringz	"?"
	.align 8
.LC5:
	stringz	"SIGTTIN"
	.align 8
.LC6:
	stringz	"%s: stopped by %s\n"
	.align 8
.LC7:
	stringz	"another error"
	.align 8
.LC8:
	stringz	"done"
	.align 8
.LC9:
	stringz	"EIO"
	.align 8
.LC10:
	stringz	"%s: killed by %d\n"
	.text
	.align 16
	.proc show#
show:
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
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	adds r14 = 8, r36
	addl r40 = 2, r0
	adds r39 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 127, r14
	(p6) br.cond.dptk .L20
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 21, r14
	(p6) br.cond.dptk .L21
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L22:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L21:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L24:
	mov r15 = r36
	;;
	mov r40 = r14
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L25
	;;
.L20:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L27
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	addl r14 = 254, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L28:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L27:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L30:
	mov r15 = r36
	;;
	mov r40 = r14
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L25
	;;
.L26:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	mov r15 = r14
	mov r14 = r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L25:
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
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show#
	.align 16
	.proc start#
start:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
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
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r37
	adds r33 = -8, r36
	mov r14 = r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = job#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L33
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L34
	addl r14 = 255, r0
	br .L36
	;;
.L34:
	addl r14 = 254, r0
	br .L36
	;;
.L33:
	mov r14 = r0
.L36:
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L32:
	adds r14 = -16, r36
	;;
	ld4 r39 = [r14]
	adds r15 = -16, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = setpgid#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp start#
	.align 16
	.proc to_stop#
to_stop:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	adds r38 = -64, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	adds r14 = -52, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 256, r0
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	br .L40
	;;
.L39:
	adds r14 = -52, r35
	;;
	ld4 r14 = [r14]
	addl r15 = -257, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
.L40:
	adds r14 = -52, r35
	;;
	st4 [r14] = r15
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	adds r39 = -64, r35
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp to_stop#
	.section	.rodata
	.align 8
.LC11:
	stringz	"open"
	.align 8
.LC12:
	stringz	"yes"
	.align 8
.LC13:
	stringz	"NO"
	.align 8
.LC14:
	stringz	"tcgetpgrp(terminal) == getpgrp()"
	.align 8
.LC15:
	stringz	"%-3s %s\n"
	.align 8
.LC16:
	stringz	"read"
	.align 8
.LC17:
	stringz	"tcsetpgrp"
	.align 8
.LC18:
	stringz	"line\n"
	.align 8
.LC19:
	stringz	"write"
	.align 8
.LC20:
	stringz	"continued in front"
	.align 8
.LC21:
	stringz	"pipe"
	.align 8
.LC22:
	stringz	"read in an orphaned group: %s\n"
	.text
	.align 16
	.proc session#
session:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	br.call.sptk.many b0 = setsid#
	mov r1 = r37
	mov r14 = r36
	addl r39 = 2, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(terminal#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = tcgetpgrp#
	mov r1 = r37
	mov r33 = r8
	;;
	br.call.sptk.many b0 = getpgrp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L43:
	movl r40 = @gprel(.LC14)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -32, r36
	;;
	st4 [r14] = r0
	br .L44
	;;
.L46:
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 3, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = to_stop#
	mov r1 = r37
	adds r33 = -24, r36
	adds r16 = -32, r36
	;;
	ld4 r38 = [r16]
	br.call.sptk.many b0 = start#
	mov r1 = r37
	st4 [r33] = r8
	;;
	movl r15 = @gprel(what.0#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r36
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	addl r39 = 9, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	adds r14 = -24, r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
.L45:
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r36
	;;
	st4 [r16] = r14
.L44:
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L46
	mov r38 = r0
	br.call.sptk.many b0 = to_stop#
	mov r1 = r37
	adds r33 = -28, r36
	;;
	mov r38 = r0
	br.call.sptk.many b0 = start#
	mov r1 = r37
	st4 [r33] = r8
	adds r14 = -28, r36
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	addl r39 = 1, r0
	;;
	addl r38 = 22, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r37
	;;
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r36
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = tcsetpgrp#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r14 = @gprel(master#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 5, r0
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -28, r36
	;;
	addl r39 = 18, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	adds r14 = -28, r36
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	;;
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = getpgrp#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r33
	br.call.sptk.many b0 = tcsetpgrp#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -20, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r33 = -28, r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r33] = r14
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	br .L49
	;;
.L50:
	addl r38 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r37
.L49:
	;;
	br.call.sptk.many b0 = getppid#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L50
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -12, r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L51
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L51
	addl r14 = 1, r0
	br .L52
	;;
.L51:
	mov r14 = r0
.L52:
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -12, r36
	;;
	st1 [r14] = r15
	adds r14 = -20, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -12, r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
.L48:
	;;
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L47:
	adds r14 = -20, r36
	;;
	ld4 r14 = [r14]
	adds r15 = -12, r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
	br .L54
	;;
.L53:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L54:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp session#
	.section	.rodata
	.align 8
.LC23:
	stringz	"posix_openpt"
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
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r37 = 258, r0
	;;
	br.call.sptk.many b0 = posix_openpt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(master#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(master#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = grantpt#
	mov r1 = r36
	;;
	addl r14 = @gprel(master#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = unlockpt#
	mov r1 = r36
	;;
	addl r14 = @gprel(master#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ptsname#
	mov r1 = r36
	st8 [r35] = r8
	adds r32 = 8, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	ld8 r37 = [r35]
	br.call.sptk.many b0 = session#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = exit#
	;;
.L56:
	adds r14 = 8, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
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
	.section	.rodata
	.align 8
.LC24:
	stringz	"read, signal ignored"
	.align 8
.LC25:
	stringz	"write with TOSTOP"
	.align 8
.LC26:
	stringz	"tcsetattr"
	.align 8
.LC27:
	stringz	"tcsetattr, signal ignored"
	.align 8
.LC28:
	stringz	"tcflush"
	.align 8
	.type	what.0#, @object
	.size	what.0#, 64
what.0:
	data8	.LC16
	data8	.LC24
	data8	.LC19
	data8	.LC25
	data8	.LC26
	data8	.LC27
	data8	.LC17
	data8	.LC28
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
