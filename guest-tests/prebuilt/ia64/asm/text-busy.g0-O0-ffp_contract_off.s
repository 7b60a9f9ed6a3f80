// 2b76a77fcb267875f69a2798b2ee2202
	.file	"text-busy.c"
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
	stringz	"ETXTBSY"
	.align 8
.LC2:
	stringz	"done"
	.text
	.align 16
	.proc say#
say:
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
	cmp4.eq p6, p7 = 26, r14
	(p6) br.cond.dptk .L6
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r14 = r8
	br .L8
	;;
.L6:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L5:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L8:
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
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
	.endp say#
	.align 16
	.proc close_result#
close_result:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
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
	st4 [r14] = r33
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	ld8 r38 = [r36]
	br.call.sptk.many b0 = say#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L11
	adds r14 = 8, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
.L11:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp close_result#
	.section	.rodata
	.align 8
.LC3:
	stringz	"/proc/self/exe"
	.align 8
.LC4:
	stringz	"open"
	.align 8
.LC5:
	stringz	"write"
	.align 8
.LC6:
	stringz	"read"
	.text
	.align 16
	.proc copy_program#
copy_program:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
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
	mov r39 = r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = open#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	mov r14 = r36
	addl r40 = 493, r0
	addl r39 = 193, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -12, r36
	;;
	st4 [r14] = r15
	br .L13
	;;
.L14:
	adds r14 = -8, r36
	;;
	ld8 r15 = [r14]
	adds r14 = -12, r36
	;;
	mov r40 = r15
	movl r39 = @gprel(buf.2#)
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
.L13:
	addl r40 = 65536, r0
	;;
	movl r39 = @gprel(buf.2#)
	;;
	add r39 = r1, r39
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	adds r33 = -8, r36
	;;
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r15 = -16, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp copy_program#
	.section	.rodata
	.align 8
.LC7:
	stringz	"%s:\n"
	.align 8
.LC8:
	stringz	"  O_WRONLY"
	.align 8
.LC9:
	stringz	"  O_RDWR"
	.align 8
.LC10:
	stringz	"  O_WRONLY | O_TRUNC"
	.align 8
.LC11:
	stringz	"  O_RDONLY | O_TRUNC"
	.align 8
.LC12:
	stringz	"  O_WRONLY | O_CREAT"
	.align 8
.LC13:
	stringz	"  O_RDONLY"
	.align 8
.LC14:
	stringz	"  O_PATH"
	.align 8
.LC15:
	stringz	"  truncate"
	.align 8
.LC16:
	stringz	"  chmod"
	.text
	.align 16
	.proc write_to#
write_to:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r38 = [r35]
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = close_result#
	mov r1 = r36
	addl r38 = 2, r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = close_result#
	mov r1 = r36
	addl r38 = 513, r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = close_result#
	mov r1 = r36
	addl r38 = 512, r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = close_result#
	mov r1 = r36
	addl r39 = 420, r0
	addl r38 = 65, r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = close_result#
	mov r1 = r36
	mov r38 = r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = close_result#
	mov r1 = r36
	movl r38 = 2097152
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = close_result#
	mov r1 = r36
	mov r38 = r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = truncate#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	addl r38 = 493, r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = chmod#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp write_to#
	.section	.rodata
	.align 8
.LC17:
	stringz	"child"
	.align 8
.LC18:
	stringz	"p"
	.align 8
.LC19:
	stringz	"waitpid"
	.align 8
.LC20:
	stringz	"another error"
	.text
	.align 16
	.proc execute#
execute:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
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
	st4 [r14] = r34
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
	adds r15 = -48, r37
	;;
	st4 [r15] = r14
	adds r15 = -48, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L18
	adds r15 = -8, r37
	adds r14 = -8, r37
	mov r42 = r0
	movl r41 = @gprel(.LC17)
	;;
	add r41 = r1, r41
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = execl#
	mov r1 = r38
	br .L19
	;;
.L18:
	adds r14 = -40, r37
	movl r15 = @gprel(.LC18)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r37
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(.LC17)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r37
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	addl r14 = @ltoffx(environ#), r1
	;;
	ld8.mov r14 = [r14], environ#
	;;
	ld8 r16 = [r14]
	adds r15 = -40, r37
	mov r14 = r37
	;;
	mov r41 = r16
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = fexecve#
	mov r1 = r38
.L19:
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 26, r14
	(p6) br.cond.dptk .L20
	addl r14 = 50, r0
	br .L21
	;;
.L20:
	addl r14 = 51, r0
.L21:
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L17:
	adds r14 = -44, r37
	mov r41 = r0
	;;
	mov r40 = r14
	adds r14 = -48, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -44, r37
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 7, r14
	(p6) br.cond.dptk .L22
	adds r14 = -44, r37
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 50, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L23:
	movl r14 = @gprel(.LC20)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L22:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L25:
	adds r15 = -16, r37
	;;
	mov r41 = r14
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC0)
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
	.endp execute#
	.section	.rodata
	.align 8
.LC21:
	stringz	"copy"
	.align 8
.LC22:
	stringz	"open for writing"
	.align 8
.LC23:
	stringz	"link"
	.align 8
.LC24:
	stringz	"its other name"
	.align 8
.LC25:
	stringz	"a copy of the descriptor is left"
	.align 8
.LC26:
	stringz	"closed"
	.align 8
.LC27:
	stringz	"open for reading"
	.align 8
.LC28:
	stringz	""
	.align 8
.LC29:
	stringz	"by its descriptor"
	.align 8
.LC30:
	stringz	"closed by the exec itself"
	.align 8
.LC31:
	stringz	"script"
	.align 8
.LC32:
	stringz	"#!copy\n"
	.align 8
.LC33:
	stringz	"./script"
	.align 8
.LC34:
	stringz	"a script that is open"
	.align 8
.LC35:
	stringz	"a script"
	.align 8
.LC36:
	stringz	"a script whose interpreter is open"
	.text
	.align 16
	.proc open_for_writing#
open_for_writing:
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
	addl r38 = 1, r0
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r35] = r14
	adds r32 = 4, r35
	ld4 r37 = [r35]
	br.call.sptk.many b0 = dup#
	mov r1 = r36
	;;
	st4 [r32] = r8
	addl r39 = -1, r0
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	addl r39 = -1, r0
	;;
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	addl r39 = -1, r0
	;;
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	adds r14 = 4, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	addl r39 = -1, r0
	;;
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r35] = r14
	addl r39 = -1, r0
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	ld4 r39 = [r35]
	;;
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	addl r38 = 524290, r0
	;;
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r35] = r14
	addl r39 = -1, r0
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	addl r39 = 493, r0
	addl r38 = 65, r0
	;;
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r35] = r14
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = dprintf#
	mov r1 = r36
	addl r39 = -1, r0
	;;
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	addl r39 = -1, r0
	;;
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r35] = r14
	addl r39 = -1, r0
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp open_for_writing#
	.section	.rodata
	.align 8
.LC37:
	stringz	"shared"
	.align 8
.LC38:
	stringz	"private"
	.align 8
.LC39:
	stringz	"opened for %s, mapped %s for %s"
	.align 8
.LC40:
	stringz	"unmapped"
	.align 8
.LC41:
	stringz	"mapped executable: O_WRONLY"
	.text
	.align 16
	.proc mapped#
mapped:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -112, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -96, r35
	;;
	st4 [r14] = r0
	br .L28
	;;
.L37:
	adds r15 = -96, r35
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 1, 31
	;;
	and r14 = 2, r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -80, r35
	;;
	st4 [r14] = r15
	adds r16 = -96, r35
	;;
	ld4 r14 = [r16]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	addl r15 = 3, r0
	br .L30
	;;
.L29:
	addl r15 = 1, r0
.L30:
	adds r14 = -76, r35
	;;
	st4 [r14] = r15
	adds r17 = -96, r35
	;;
	ld4 r14 = [r17]
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	addl r16 = 1, r0
	br .L32
	;;
.L31:
	addl r16 = 2, r0
.L32:
	adds r32 = -72, r35
	adds r15 = -80, r35
	adds r14 = -76, r35
	mov r42 = r0
	;;
	ld4 r41 = [r15]
	mov r40 = r16
	ld4 r39 = [r14]
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -80, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -72, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p7) br.cond.dptk .L38
	adds r15 = -96, r35
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 2, 30
	movl r15 = @gprel(access.1#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -96, r35
	;;
	ld4 r14 = [r16]
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	movl r16 = @gprel(.LC37)
	;;
	add r16 = r1, r16
	br .L36
	;;
.L35:
	movl r16 = @gprel(.LC38)
	;;
	add r16 = r1, r16
.L36:
	adds r17 = -96, r35
	;;
	ld4 r14 = [r17]
	;;
	and r14 = 1, r14
	movl r17 = @gprel(access.1#)
	;;
	add r17 = r1, r17
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r17, r14
	;;
	ld8 r17 = [r14]
	adds r14 = -64, r35
	;;
	mov r42 = r17
	mov r41 = r16
	mov r40 = r15
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	addl r38 = 80, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	addl r39 = -1, r0
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	adds r14 = -72, r35
	;;
	addl r38 = 1, r0
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	addl r39 = -1, r0
	;;
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	br .L34
	;;
.L38:
	nop 0
.L34:
	adds r15 = -96, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -96, r35
	;;
	st4 [r16] = r14
.L28:
	adds r17 = -96, r35
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L37
	mov r38 = r0
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -92, r35
	;;
	st4 [r14] = r15
	adds r32 = -88, r35
	adds r14 = -92, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 2, r0
	addl r39 = 5, r0
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	;;
	addl r38 = 1, r0
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = close_result#
	mov r1 = r36
	adds r14 = -88, r35
	addl r38 = 1, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	adds r14 = -92, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp mapped#
	.section	.rodata
	.align 8
.LC42:
	stringz	"pipe"
	.align 8
.LC43:
	stringz	"wait"
	.align 8
.LC44:
	stringz	"unlink"
	.align 8
.LC45:
	stringz	"f"
	.align 8
.LC46:
	stringz	"its child is left"
	.align 8
.LC47:
	stringz	"all are gone"
	.text
	.align 16
	.proc written_by_others#
written_by_others:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	adds r16 = 8, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -28, r34
	;;
	mov r35 = r14
	br.call.sptk.many b0 = pipe#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	mov r35 = r14
	br.call.sptk.many b0 = must#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -16, r34
	;;
	mov r35 = r14
	br.call.sptk.many b0 = pipe#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	mov r35 = r14
	br.call.sptk.many b0 = must#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r35 = r14
	br.call.sptk.many b0 = fflush#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	br.call.sptk.many b0 = vfork#
	;;
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -32, r34
	;;
	st4 [r14] = r8
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L42
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	mov r36 = r0
	;;
	mov r35 = r14
	br.call.sptk.many b0 = dup2#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -16, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r36 = 1, r0
	;;
	mov r35 = r14
	br.call.sptk.many b0 = dup2#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r35 = r14
	br.call.sptk.many b0 = close#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	movl r35 = @gprel(.LC21)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = execl#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	addl r35 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L42:
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r35 = r14
	br.call.sptk.many b0 = close#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -16, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -20, r34
	addl r37 = 1, r0
	;;
	mov r36 = r15
	mov r35 = r14
	br.call.sptk.many b0 = read#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	mov r35 = r14
	br.call.sptk.many b0 = must#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	movl r35 = @gprel(.LC21)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = write_to#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	movl r35 = @gprel(.LC23)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = write_to#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	movl r35 = @gprel(.LC23)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = unlink#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	mov r35 = r14
	br.call.sptk.many b0 = must#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r37 = 1, r0
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	mov r35 = r14
	br.call.sptk.many b0 = write#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r37 = r0
	mov r36 = r0
	adds r14 = -32, r34
	;;
	ld4 r35 = [r14]
	br.call.sptk.many b0 = waitpid#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	addl r36 = 1, r0
	;;
	movl r35 = @gprel(.LC21)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = open#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	mov r36 = r14
	movl r35 = @gprel(.LC46)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = close_result#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r35 = r14
	br.call.sptk.many b0 = close#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -16, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -20, r34
	addl r37 = 1, r0
	;;
	mov r36 = r15
	mov r35 = r14
	br.call.sptk.many b0 = read#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	mov r35 = r14
	br.call.sptk.many b0 = must#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -16, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r35 = r14
	br.call.sptk.many b0 = close#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -16, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -20, r34
	addl r37 = 1, r0
	;;
	mov r36 = r15
	mov r35 = r14
	br.call.sptk.many b0 = read#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	mov r35 = r14
	br.call.sptk.many b0 = must#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	addl r36 = 1, r0
	;;
	movl r35 = @gprel(.LC21)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = open#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	mov r36 = r14
	movl r35 = @gprel(.LC47)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = close_result#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp written_by_others#
	.section	.rodata
	.align 8
.LC48:
	stringz	"memfd_create"
	.align 8
.LC49:
	stringz	"a file in memory"
	.text
	.align 16
	.proc memory_file#
memory_file:
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
	mov r38 = r0
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r35] = r14
	mov r39 = r0
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	addl r37 = 1340, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC48)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 4, r35
	;;
	st4 [r14] = r15
	br .L44
	;;
.L45:
	adds r14 = 8, r35
	;;
	ld8 r15 = [r14]
	adds r14 = 4, r35
	;;
	mov r39 = r15
	movl r38 = @gprel(buf.0#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
.L44:
	addl r39 = 65536, r0
	;;
	movl r38 = @gprel(buf.0#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	adds r32 = 8, r35
	;;
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = 8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	adds r14 = 4, r35
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp memory_file#
	.section	.rodata
	.align 8
.LC50:
	stringz	"x"
	.align 8
.LC51:
	stringz	"y"
	.align 8
.LC52:
	stringz	"/dev/shm"
	.align 8
.LC53:
	stringz	"chdir"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
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
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L47
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r39 = @gprel(.LC43)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	addl r14 = 7, r0
	br .L51
	;;
.L47:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L49
	addl r40 = 1, r0
	movl r39 = @gprel(.LC50)
	;;
	add r39 = r1, r39
	addl r38 = 1, r0
	br.call.sptk.many b0 = write#
	mov r1 = r37
	addl r40 = 1, r0
	;;
	adds r39 = -16, r36
	mov r38 = r0
	br.call.sptk.many b0 = read#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	mov r14 = r0
	br .L51
	;;
.L50:
	addl r40 = 1, r0
	adds r39 = -16, r36
	mov r38 = r0
	br.call.sptk.many b0 = read#
	mov r1 = r37
	;;
	addl r40 = 1, r0
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	addl r38 = 1, r0
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r0
	br .L51
	;;
.L49:
	movl r38 = @gprel(.LC52)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = chdir#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC53)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = copy_program#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = link#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = write_to#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = open_for_writing#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = mapped#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = written_by_others#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = memory_file#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = unlink#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = unlink#
	mov r1 = r37
	mov r14 = r0
.L51:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 8
	.type	buf.2#, @object
	.size	buf.2#, 65536
buf.2:
	.skip	65536
	.section	.rodata
	.align 8
.LC54:
	stringz	"reading"
	.align 8
.LC55:
	stringz	"writing"
	.align 8
	.type	access.1#, @object
	.size	access.1#, 16
access.1:
	data8	.LC54
	data8	.LC55
	.bss
	.align 8
	.type	buf.0#, @object
	.size	buf.0#, 65536
buf.0:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
