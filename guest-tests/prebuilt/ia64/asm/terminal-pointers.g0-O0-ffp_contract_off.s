// 8cc32de4429b77df9d54da0d975d0907 guest-tests/ipc/terminal-pointers.c
	.file	"terminal-pointers.c"
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
	addl r14 = @gprel(page.0#), gp
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
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.0#), gp
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
	.sbss
	.align 4
	.type	master#, @object
	.size	master#, 4
master:
	.skip	4
	.align 4
	.type	slave#, @object
	.size	slave#, 4
slave:
	.skip	4
	.align 4
	.type	file#, @object
	.size	file#, 4
file:
	.skip	4
	.align 4
	.type	path#, @object
	.size	path#, 4
path:
	.skip	4
	.section	.rodata
	.align 8
.LC2:
	stringz	"done"
	.text
	.align 16
	.proc answer#
answer:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	adds r14 = -16, r37
	;;
	ld4 r40 = [r14]
	addl r39 = 1065, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r38
	mov r14 = r8
	br .L14
	;;
.L12:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L14:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp answer#
	.section	.rodata
	.align 8
.LC3:
	stringz	"%s: slave %s"
	.align 8
.LC4:
	stringz	", master %s"
	.align 8
.LC5:
	stringz	", file %s"
	.align 8
.LC6:
	stringz	", path %s"
	.align 8
.LC7:
	stringz	", none %s\n"
	.text
	.align 16
	.proc each#
each:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r16 = [r14]
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	mov r39 = r16
	br.call.sptk.many b0 = answer#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r41 = r14
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r14 = @gprel(master#), gp
	;;
	ld4 r16 = [r14]
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	mov r39 = r16
	br.call.sptk.many b0 = answer#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r14 = @gprel(file#), gp
	;;
	ld4 r16 = [r14]
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	mov r39 = r16
	br.call.sptk.many b0 = answer#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r14 = @gprel(path#), gp
	;;
	ld4 r16 = [r14]
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	mov r39 = r16
	br.call.sptk.many b0 = answer#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	addl r39 = -1, r0
	br.call.sptk.many b0 = answer#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC7)
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
	.endp each#
	.section	.rodata
	.align 8
.LC8:
	stringz	"tcgetattr"
	.align 8
.LC9:
	stringz	"ioctl(slave, TCGETA, &old)"
	.align 8
.LC10:
	stringz	"  %d %d %d %d\n"
	.align 8
.LC11:
	stringz	"ioctl(slave, TCSETAW, &old)"
	.align 8
.LC12:
	stringz	"  %d %d\n"
	.text
	.align 16
	.proc show_termio#
show_termio:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -144, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r39 = -128, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC8)
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
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r36
	;;
	mov r40 = r15
	addl r39 = 21509, r0
	mov r38 = r14
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r14 = -8, r36
	;;
	adds r14 = 9, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -111, r36
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r36
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r36
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
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
	mov r42 = r14
	mov r41 = r17
	mov r40 = r16
	mov r39 = r15
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -8, r36
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	and r14 = -3, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r36
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r15
	adds r14 = -8, r36
	;;
	ld2 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	or r14 = 1, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r36
	;;
	st2 [r14] = r15
	adds r14 = -8, r36
	;;
	adds r14 = 9, r14
	addl r15 = 7, r0
	;;
	st1 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r36
	;;
	mov r40 = r15
	addl r39 = 21511, r0
	mov r38 = r14
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
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -68, r36
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -68, r36
	;;
	adds r14 = 17, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -68, r36
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -68, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -68, r36
	;;
	adds r14 = 12, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -116, r36
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	addl r14 = 32768, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r18
	mov r40 = r17
	mov r39 = r16
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -68, r36
	;;
	adds r14 = 27, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -101, r36
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -68, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = cfgetospeed#
	mov r1 = r37
	mov r32 = r8
	;;
	adds r38 = -128, r36
	br.call.sptk.many b0 = cfgetospeed#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	mov r39 = r33
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r40 = -128, r36
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_termio#
	.section	.rodata
	.align 8
.LC13:
	stringz	"openpty"
	.align 8
.LC14:
	stringz	"f"
	.align 8
.LC15:
	stringz	"open"
	.align 8
.LC16:
	stringz	"TCGETS"
	.align 8
.LC17:
	stringz	"TCSETS"
	.align 8
.LC18:
	stringz	"TCSETSW"
	.align 8
.LC19:
	stringz	"TCSETSF"
	.align 8
.LC20:
	stringz	"TCGETA"
	.align 8
.LC21:
	stringz	"TCSETA"
	.align 8
.LC22:
	stringz	"TCSETAW"
	.align 8
.LC23:
	stringz	"TCSETAF"
	.align 8
.LC24:
	stringz	"TIOCGWINSZ"
	.align 8
.LC25:
	stringz	"TIOCSWINSZ"
	.align 8
.LC26:
	stringz	"TIOCGPTN"
	.align 8
.LC27:
	stringz	"TIOCSPTLCK"
	.align 8
.LC28:
	stringz	"TIOCGPGRP"
	.align 8
.LC29:
	stringz	"TIOCSPGRP"
	.align 8
.LC30:
	stringz	"TIOCGSID"
	.align 8
.LC31:
	stringz	"TIOCOUTQ"
	.align 8
.LC32:
	stringz	"FIONREAD"
	.align 8
.LC33:
	stringz	"FIONBIO"
	.align 8
.LC34:
	stringz	"TIOCGETD"
	.align 8
.LC35:
	stringz	"0x5499"
	.align 8
.LC36:
	stringz	"ioctl(slave, TIOCSWINSZ, &w)"
	.align 8
.LC37:
	stringz	"ioctl(master, TIOCGWINSZ, &now)"
	.align 8
.LC38:
	stringz	"write(slave, no_access(), 3)"
	.align 8
.LC39:
	stringz	"write(master, no_access(), 3)"
	.align 8
.LC40:
	stringz	"abc\n"
	.align 8
.LC41:
	stringz	"write(master, \"abc\\n\", 4)"
	.align 8
.LC42:
	stringz	"read(slave, no_access(), 3)"
	.align 8
.LC43:
	stringz	"read(slave, b, sizeof b) > 0 || errno == EAGAIN"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -6, r35
	addl r15 = 30, r0
	;;
	st2 [r14] = r15
	adds r14 = -6, r35
	;;
	adds r14 = 2, r14
	addl r15 = 90, r0
	;;
	st2 [r14] = r15
	adds r14 = -6, r35
	;;
	adds r14 = 4, r14
	addl r15 = 5, r0
	;;
	st2 [r14] = r15
	adds r14 = -6, r35
	;;
	adds r14 = 6, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = 2, r35
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = @gprel(slave#), gp
	addl r37 = @gprel(master#), gp
	br.call.sptk.many b0 = openpty#
	mov r1 = r36
	;;
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	addl r39 = 384, r0
	;;
	addl r38 = 66, r0
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(file#), gp
	;;
	st4 [r14] = r15
	movl r38 = 2097152
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(path#), gp
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21505, r0
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21506, r0
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21507, r0
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21508, r0
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21509, r0
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21510, r0
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21511, r0
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21512, r0
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21523, r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21524, r0
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = 2147767344
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = 1074025521
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21519, r0
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21520, r0
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21545, r0
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21521, r0
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21531, r0
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21537, r0
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21540, r0
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21657, r0
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = each#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -6, r35
	;;
	mov r39 = r15
	addl r38 = 21524, r0
	mov r37 = r14
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC36)
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
	addl r14 = @gprel(master#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = 2, r35
	;;
	mov r39 = r15
	addl r38 = 21523, r0
	mov r37 = r14
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = 2, r35
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = 2, r35
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = 2, r35
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = 2, r35
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r17
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_termio#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r39 = 3, r0
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC38)
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
	addl r14 = @gprel(master#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r39 = 3, r0
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
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
	addl r14 = @gprel(master#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 4, r0
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
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
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r39 = 3, r0
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 2048, r0
	addl r38 = 4, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 10, r0
	adds r38 = -16, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L19
.L18:
	addl r14 = 1, r0
	br .L20
	;;
.L19:
	mov r14 = r0
.L20:
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
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
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
