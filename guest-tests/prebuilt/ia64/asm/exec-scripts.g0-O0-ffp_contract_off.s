// 16490c8622b15b30e46676086517b9d1
	.file	"exec-scripts.c"
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
	stringz	" <%s>"
	.align 8
.LC2:
	stringz	" <%.1s... of %zu>"
	.text
	.align 16
	.proc words#
words:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 8, r38
	;;
	st8 [r14] = r33
	adds r14 = -16, r38
	;;
	st4 [r14] = r0
	br .L5
	;;
.L8:
	adds r15 = -16, r38
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	adds r15 = 8, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.ltu p6, p7 = 39, r14
	(p6) br.cond.dptk .L6
	movl r34 = @gprel(.LC1)
	;;
	add r34 = r1, r34
	br .L7
	;;
.L6:
	movl r34 = @gprel(.LC2)
	;;
	add r34 = r1, r34
.L7:
	adds r16 = -16, r38
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	adds r15 = 8, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld8 r35 = [r14]
	adds r15 = -16, r38
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	adds r15 = 8, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r35
	mov r40 = r34
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r16 = -16, r38
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r38
	;;
	st4 [r15] = r14
.L5:
	mov r14 = r38
	adds r16 = -16, r38
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	addl r40 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r39
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp words#
	.section	.rodata
	.align 8
.LC3:
	stringz	"open"
	.align 8
.LC4:
	stringz	"write"
	.text
	.align 16
	.proc make#
make:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
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
	adds r14 = -16, r37
	addl r41 = 493, r0
	addl r40 = 577, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r38
	adds r14 = -32, r37
	;;
	st4 [r14] = r8
	adds r15 = -32, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	adds r14 = -32, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r15 = -32, r37
	;;
	ld4 r39 = [r15]
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
	.endp make#
	.section	.rodata
	.align 8
.LC5:
	stringz	"%s:"
	.align 8
.LC6:
	stringz	"a0"
	.align 8
.LC7:
	stringz	"a1"
	.align 8
.LC8:
	stringz	" %s\n"
	.align 8
.LC9:
	stringz	" status %d\n"
	.text
	.align 16
	.proc run#
run:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -80, r12
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
	st4 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -60, r37
	;;
	st4 [r14] = r0
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -64, r37
	;;
	st4 [r15] = r14
	adds r15 = -64, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = -56, r37
	movl r15 = @gprel(.LC6)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r37
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(.LC7)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r37
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -32, r37
	;;
	st8 [r14] = r0
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L13
	adds r16 = -32, r37
	adds r15 = -56, r37
	mov r14 = r37
	;;
	mov r41 = r16
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = execve#
	mov r1 = r38
	br .L14
	;;
.L13:
	adds r17 = -32, r37
	adds r16 = -56, r37
	mov r15 = r37
	adds r14 = -8, r37
	addl r44 = 4096, r0
	;;
	mov r43 = r17
	mov r42 = r16
	ld8 r41 = [r15]
	ld4 r40 = [r14]
	addl r39 = 1342, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
.L14:
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	mov r39 = r0
	br.call.sptk.many b0 = exit#
	;;
.L12:
	adds r14 = -60, r37
	mov r41 = r0
	;;
	mov r40 = r14
	adds r14 = -64, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	adds r14 = -60, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = -60, r37
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L16:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp run#
	.section	.rodata
	.align 8
.LC10:
	stringz	"s"
	.align 8
.LC11:
	stringz	"./s"
	.text
	.align 16
	.proc line#
line:
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
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = make#
	mov r1 = r38
	;;
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	addl r40 = -1, r0
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = run#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp line#
	.section	.rodata
	.align 8
.LC12:
	stringz	"#!"
	.align 8
.LC13:
	stringz	"nothing"
	.align 8
.LC14:
	stringz	"#!\n"
	.align 8
.LC15:
	stringz	"no name"
	.align 8
.LC16:
	stringz	"#! \t \n"
	.align 8
.LC17:
	stringz	"blanks"
	.align 8
.LC18:
	stringz	"#!./it"
	.align 8
.LC19:
	stringz	"no newline"
	.align 8
.LC20:
	stringz	"#! \t./it \t\n"
	.align 8
.LC21:
	stringz	"blanks around"
	.align 8
.LC22:
	stringz	"#!./it  b  c \t\nd"
	.align 8
.LC23:
	stringz	"an argument"
	.align 8
.LC24:
	stringz	"#!./it"
	stringz	"b\n"
	.align 8
.LC25:
	stringz	"a NUL after the name"
	.align 8
.LC26:
	stringz	"#!./it "
	stringz	"b\n"
	.align 8
.LC27:
	stringz	"a NUL for an argument"
	.align 8
.LC28:
	stringz	"#!./it b"
	stringz	"c\n"
	.align 8
.LC29:
	stringz	"a NUL in the argument"
	.align 8
.LC30:
	stringz	"#!./missing\n"
	.align 8
.LC31:
	stringz	"a missing interpreter"
	.align 8
.LC32:
	stringz	"#!/\n"
	.align 8
.LC33:
	stringz	"a directory"
	.align 8
.LC34:
	stringz	"#!./fifo\n"
	.align 8
.LC35:
	stringz	"a FIFO"
	.align 8
.LC36:
	stringz	"#!./s\n"
	.align 8
.LC37:
	stringz	"itself"
	.align 8
.LC38:
	stringz	"#!./text\n"
	.align 8
.LC39:
	stringz	"text"
	.text
	.align 16
	.proc lines#
lines:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 2, r0
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 3, r0
	;;
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 6, r0
	;;
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 6, r0
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 11, r0
	;;
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 16, r0
	;;
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 9, r0
	;;
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 10, r0
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 11, r0
	;;
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 12, r0
	;;
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 4, r0
	;;
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 9, r0
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 6, r0
	;;
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	addl r38 = 9, r0
	;;
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp lines#
	.section	.rodata
	.align 8
.LC40:
	stringz	"#!."
	.align 8
.LC41:
	stringz	"it"
	.align 8
.LC42:
	stringz	"a name up to %d, then '%c'"
	.align 8
.LC43:
	stringz	"a file of %d bytes"
	.align 8
.LC44:
	stringz	"many blanks"
	.align 8
.LC45:
	stringz	"#!./it "
	.align 8
.LC46:
	stringz	"a long argument"
	.text
	.align 16
	.proc cuts#
cuts:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -1056, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = 254, r0
	;;
	adds r15 = -1040, r34
	;;
	st4 [r15] = r14
	br .L20
	;;
.L25:
	adds r14 = -1036, r34
	;;
	st4 [r14] = r0
	br .L21
	;;
.L24:
	adds r14 = -1028, r34
	addl r38 = 1000, r0
	addl r37 = 47, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -1028, r34
	addl r38 = 3, r0
	;;
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r17 = -1040, r34
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = -2, r14
	adds r15 = -1028, r34
	;;
	add r14 = r15, r14
	addl r38 = 2, r0
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	;;
	addl r15 = @gprel(after.0#), gp
	adds r14 = -1036, r34
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
	mov r16 = r14
	adds r14 = -1028, r34
	adds r17 = -1040, r34
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	addl r15 = @gprel(after.0#), gp
	adds r14 = -1036, r34
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
	cmp4.eq p6, p7 = 10, r14
	(p6) br.cond.dptk .L22
	addl r15 = @gprel(after.0#), gp
	adds r14 = -1036, r34
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
	mov r15 = r14
	br .L23
	;;
.L22:
	addl r15 = 110, r0
.L23:
	adds r14 = -28, r34
	;;
	mov r40 = r15
	adds r15 = -1040, r34
	;;
	ld4 r39 = [r15]
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	addl r37 = 40, r0
	mov r36 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r35
	adds r15 = -1028, r34
	adds r14 = -28, r34
	;;
	addl r38 = 1000, r0
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = line#
	mov r1 = r35
	adds r14 = -1036, r34
	adds r15 = -1036, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L21:
	adds r14 = -1036, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L24
	adds r17 = -1040, r34
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r15 = -1040, r34
	;;
	st4 [r15] = r14
.L20:
	adds r17 = -1040, r34
	;;
	ld4 r14 = [r17]
	addl r15 = 257, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L25
	adds r14 = -1032, r34
	addl r15 = 255, r0
	;;
	st4 [r14] = r15
	br .L26
	;;
.L27:
	adds r14 = -1032, r34
	adds r15 = -28, r34
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC43)
	;;
	add r38 = r1, r38
	addl r37 = 40, r0
	mov r36 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r35
	adds r14 = -1032, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = -2, r14
	adds r15 = -1028, r34
	;;
	add r14 = r15, r14
	addl r38 = 2, r0
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -1032, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = -1028, r34
	adds r14 = -28, r34
	;;
	mov r38 = r16
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = line#
	mov r1 = r35
	adds r14 = -1032, r34
	adds r15 = -1032, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L26:
	adds r14 = -1032, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 256, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L27
	adds r14 = -1028, r34
	addl r38 = 1000, r0
	addl r37 = 32, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -1028, r34
	addl r38 = 2, r0
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -1028, r34
	addl r38 = 1000, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	adds r14 = -1028, r34
	addl r38 = 1000, r0
	addl r37 = 113, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -1028, r34
	addl r38 = 7, r0
	;;
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -1028, r34
	addl r38 = 1000, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp cuts#
	.section	.rodata
	.align 8
.LC47:
	stringz	"./c%d"
	.align 8
.LC48:
	stringz	"#!%s x\n"
	.align 8
.LC49:
	stringz	"#!./c%d\n"
	.text
	.align 16
	.proc chain#
chain:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
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
	st8 [r14] = r32
	addl r14 = 1, r0
	adds r15 = -64, r35
	;;
	st4 [r15] = r14
	br .L29
	;;
.L32:
	adds r14 = -60, r35
	adds r15 = -64, r35
	;;
	ld4 r40 = [r15]
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	addl r38 = 20, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L30
	mov r14 = r35
	adds r15 = -40, r35
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC48)
	;;
	add r38 = r1, r38
	mov r37 = r15
	br.call.sptk.many b0 = sprintf#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	br .L31
	;;
.L30:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = -1, r14
	adds r14 = -40, r35
	;;
	mov r39 = r15
	movl r38 = @gprel(.LC49)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = sprintf#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
.L31:
	adds r16 = -40, r35
	adds r15 = -60, r35
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = make#
	mov r1 = r36
	adds r15 = -60, r35
	adds r14 = -60, r35
	;;
	mov r39 = r15
	addl r38 = -1, r0
	mov r37 = r14
	br.call.sptk.many b0 = run#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -64, r35
	;;
	st4 [r15] = r14
.L29:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L32
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp chain#
	.section	.rodata
	.align 8
.LC50:
	stringz	"#!./it\n"
	.align 8
.LC51:
	stringz	"."
	.align 8
.LC52:
	stringz	""
	.align 8
.LC53:
	stringz	"dup3"
	.align 8
.LC54:
	stringz	"closed"
	.align 8
.LC55:
	stringz	"kept"
	.align 8
.LC56:
	stringz	"the current directory"
	.align 8
.LC57:
	stringz	"no descriptor"
	.text
	.align 16
	.proc descriptors#
descriptors:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 7, r0
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = make#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L34
	;;
.L39:
	mov r37 = r0
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -24, r34
	;;
	st4 [r14] = r15
	mov r37 = r0
	movl r36 = @gprel(.LC51)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -24, r34
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	mov r37 = r0
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	movl r15 = @gprel(.LC52)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -8, r34
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(.LC10)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -8, r34
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(.LC52)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -28, r34
	;;
	st4 [r14] = r0
	br .L35
	;;
.L38:
	adds r15 = -24, r34
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r34
	;;
	ld4 r38 = [r15]
	addl r37 = 77, r0
	mov r36 = r14
	br.call.sptk.many b0 = dup3#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	movl r16 = @gprel(.LC54)
	;;
	add r16 = r1, r16
	br .L37
	;;
.L36:
	movl r16 = @gprel(.LC55)
	;;
	add r16 = r1, r16
.L37:
	adds r15 = -8, r34
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	addl r37 = 77, r0
	mov r36 = r16
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r36 = 77, r0
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r15 = -24, r34
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -28, r34
	adds r15 = -28, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L35:
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L38
	adds r14 = -32, r34
	;;
	ld4 r2 = [r14]
	;;
	addl r14 = 524288, r2
	adds r15 = -32, r34
	;;
	st4 [r15] = r14
.L34:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	addl r15 = 524288, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L39
	movl r38 = @gprel(.LC52)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	movl r36 = @gprel(.LC56)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC52)
	;;
	add r38 = r1, r38
	addl r37 = 77, r0
	movl r36 = @gprel(.LC57)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp descriptors#
	.section	.rodata
	.align 8
.LC58:
	stringz	"/proc/self/exe"
	.align 8
.LC59:
	stringz	"readlink"
	.align 8
.LC60:
	stringz	"symlink"
	.align 8
.LC61:
	stringz	"fifo"
	.align 8
.LC62:
	stringz	"mkfifo"
	.align 8
.LC63:
	stringz	"./it"
	.align 8
.LC64:
	stringz	"./missing"
	.align 8
.LC65:
	stringz	"c1"
	.align 8
.LC66:
	stringz	"c2"
	.align 8
.LC67:
	stringz	"c3"
	.align 8
.LC68:
	stringz	"c4"
	.align 8
.LC69:
	stringz	"c5"
	.align 8
.LC70:
	stringz	"c6"
	.align 8
.LC71:
	stringz	"c7"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -4224, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L41
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r39 = [r15]
	ld4 r38 = [r14]
	br.call.sptk.many b0 = words#
	mov r1 = r37
	mov r14 = r8
	br .L45
	;;
.L41:
	adds r14 = -4200, r36
	addl r40 = 4096, r0
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	mov r14 = r8
	addl r40 = 4095, r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC58)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = readlink#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC59)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = unlink#
	mov r1 = r37
	adds r14 = -4200, r36
	;;
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = symlink#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC60)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC61)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = unlink#
	mov r1 = r37
	addl r39 = 493, r0
	;;
	movl r38 = @gprel(.LC61)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = mkfifo#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC62)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	addl r40 = 4, r0
	;;
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = make#
	mov r1 = r37
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r41 = r0
	addl r40 = 1, r0
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = lines#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = cuts#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC63)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = chain#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC64)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = chain#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = descriptors#
	mov r1 = r37
	adds r14 = -104, r36
	;;
	movl r15 = @gprel(.LC41)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(.LC61)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(.LC39)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 24, r14
	movl r15 = @gprel(.LC10)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 32, r14
	movl r15 = @gprel(.LC65)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 40, r14
	movl r15 = @gprel(.LC66)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 48, r14
	movl r15 = @gprel(.LC67)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 56, r14
	movl r15 = @gprel(.LC68)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 64, r14
	movl r15 = @gprel(.LC69)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 72, r14
	movl r15 = @gprel(.LC70)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 80, r14
	movl r15 = @gprel(.LC71)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 88, r14
	;;
	st8 [r14] = r0
	adds r14 = -104, r36
	adds r15 = -4208, r36
	;;
	st8 [r15] = r14
	br .L43
	;;
.L44:
	adds r15 = -4208, r36
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r37
	adds r15 = -4208, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	adds r15 = -4208, r36
	;;
	st8 [r15] = r14
.L43:
	adds r15 = -4208, r36
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	mov r14 = r0
.L45:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.sdata,"aws"
	.align 8
	.type	after.0#, @object
	.size	after.0#, 3
after.0:
	string	"\n x"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
