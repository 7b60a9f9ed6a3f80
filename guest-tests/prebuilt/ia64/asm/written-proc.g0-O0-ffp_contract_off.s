// 0e190a19ed2e77cabc29500b7accbc23
	.file	"written-proc.c"
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
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 4096
text:
	.skip	4096
	.text
	.align 16
	.proc contents#
contents:
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
	mov r38 = r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L12
	addl r39 = 4095, r0
	movl r38 = @gprel(text#)
	;;
	add r38 = r1, r38
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	br .L13
	;;
.L12:
	addl r14 = -1, r0
.L13:
	adds r15 = -8, r35
	;;
	st8 [r15] = r14
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	mov r15 = r0
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r15 = r14
	movl r14 = @gprel(text#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r0
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -1, r14
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L14
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -1, r14
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
.L14:
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	br .L17
	;;
.L15:
	movl r14 = @gprel(text#)
	;;
	add r14 = r1, r14
.L17:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp contents#
	.section	.rodata
	.align 8
.LC2:
	stringz	"\n"
	.align 8
.LC3:
	stringz	"line"
	.align 8
.LC4:
	stringz	"%s <- '%.20s': "
	.align 8
.LC5:
	stringz	"%s"
	.align 8
.LC6:
	stringz	"%s%ld"
	.align 8
.LC7:
	stringz	""
	.align 8
.LC8:
	stringz	", now '%s'\n"
	.text
	.align 16
	.proc put#
put:
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
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	addl r40 = 1, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	st4 [r14] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -12, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L19
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r15 = r8
	adds r14 = 8, r37
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	br .L20
	;;
.L19:
	addl r14 = -1, r0
.L20:
	adds r15 = -8, r37
	;;
	st8 [r15] = r14
	adds r14 = 8, r37
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strcspn#
	mov r1 = r38
	mov r34 = r8
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.gtu p6, p7 = r14, r34
	(p6) br.cond.dptk .L21
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L22:
	mov r15 = r37
	;;
	mov r41 = r14
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L23
	movl r34 = @gprel(.LC5)
	;;
	add r34 = r1, r34
	br .L24
	;;
.L23:
	movl r34 = @gprel(.LC6)
	;;
	add r34 = r1, r34
.L24:
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L25
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L27
	;;
.L26:
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
.L27:
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r38
	mov r14 = r8
	br .L28
	;;
.L25:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L28:
	adds r15 = -8, r37
	;;
	ld8 r41 = [r15]
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = contents#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC8)
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
	.endp put#
	.section	.rodata
	.align 8
.LC9:
	stringz	"short"
	.align 8
.LC10:
	stringz	"/proc/self/comm"
	.align 8
.LC11:
	stringz	"more than fifteen characters"
	.align 8
.LC12:
	stringz	"name '%s'\n"
	.align 8
.LC13:
	stringz	"500"
	.align 8
.LC14:
	stringz	"/proc/self/oom_score_adj"
	.align 8
.LC15:
	stringz	"1000\n"
	.align 8
.LC16:
	stringz	"1001"
	.align 8
.LC17:
	stringz	"-1001"
	.align 8
.LC18:
	stringz	"-1000"
	.align 8
.LC19:
	stringz	"x"
	.align 8
.LC20:
	stringz	"0x10"
	.align 8
.LC21:
	stringz	"0x1"
	.align 8
.LC22:
	stringz	"/proc/self/coredump_filter"
	.align 8
.LC23:
	stringz	"511"
	.align 8
.LC24:
	stringz	"nonsense"
	.align 8
.LC25:
	stringz	"1234"
	.align 8
.LC26:
	stringz	"/proc/self/timerslack_ns"
	.align 8
.LC27:
	stringz	"slack %d\n"
	.align 8
.LC28:
	stringz	"0"
	.align 8
.LC29:
	stringz	"/proc/self/status"
	.align 8
.LC30:
	stringz	"write(fd, \"x\", 1)"
	.align 8
.LC31:
	stringz	"write(fd, \"\", 0)"
	.align 8
.LC32:
	stringz	"/proc/sys/kernel/msg_next_id"
	.text
	.align 16
	.proc own#
own:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -12, r34
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	mov r37 = r14
	addl r36 = 16, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	addl r36 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	st4 [r14] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp own#
	.section	.rodata
	.align 8
.LC33:
	stringz	"abc"
	.align 8
.LC34:
	stringz	"write(fd, \"abc\", 3)"
	.align 8
.LC35:
	stringz	"defghi"
	.align 8
.LC36:
	stringz	"write(fd, \"defghi\", 6)"
	.align 8
.LC37:
	stringz	"write(fd, no_access(), 3)"
	.align 8
.LC38:
	stringz	"  %s\n"
	.align 8
.LC39:
	stringz	"lseek(fd, 0, SEEK_SET)"
	.align 8
.LC40:
	stringz	"read(fd, text, 4)"
	.align 8
.LC41:
	stringz	"ftruncate(fd, 0) == 0 || errno == EINVAL"
	.text
	.align 16
	.proc at_an_offset#
at_an_offset:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 2, r0
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	st4 [r34] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 3, r0
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	ld4 r36 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 6, r0
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	ld4 r36 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	addl r38 = 3, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = contents#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	mov r37 = r0
	ld4 r36 = [r34]
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 4, r0
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	ld4 r36 = [r34]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC40)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	ld4 r36 = [r34]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L32
.L31:
	addl r14 = 1, r0
	br .L33
	;;
.L32:
	mov r14 = r0
.L33:
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	st4 [r34] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 3, r0
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	ld4 r36 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp at_an_offset#
	.section	.rodata
	.align 8
.LC42:
	stringz	"setresgid"
	.align 8
.LC43:
	stringz	"setresuid"
	.align 8
.LC44:
	stringz	"user's"
	.align 8
.LC45:
	stringz	"20"
	.align 8
.LC46:
	stringz	"10"
	.align 8
.LC47:
	stringz	"/proc/1/comm"
	.align 8
.LC48:
	stringz	"open(\"/proc/1/comm\", O_WRONLY)"
	.align 8
.LC49:
	stringz	"/proc/sys/kernel/hostname"
	.align 8
.LC50:
	stringz	"open(\"/proc/sys/kernel/hostname\", O_WRONLY)"
	.align 8
.LC51:
	stringz	"1000"
	.align 8
.LC52:
	stringz	"/proc/sys/fs/nr_open"
	.align 8
.LC53:
	stringz	"/proc/%d/oom_score_adj"
	.align 8
.LC54:
	stringz	"300"
	.align 8
.LC55:
	stringz	"write(fd, \"300\", 3)"
	.align 8
.LC56:
	stringz	"  %s, own %s\n"
	.align 8
.LC57:
	stringz	"200"
	.align 8
.LC58:
	stringz	"write(fd, \"200\", 3)"
	.text
	.align 16
	.proc of_others#
of_others:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -64, r35
	;;
	st4 [r15] = r14
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	addl r39 = 1001, r0
	addl r38 = 1001, r0
	addl r37 = 1001, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	addl r39 = 1001, r0
	;;
	addl r38 = 1001, r0
	addl r37 = 1001, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC43)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r38 = 1, r0
	addl r37 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC44)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC45)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC46)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC48)
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
	addl r38 = 1, r0
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC51)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
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
.L35:
	mov r39 = r0
	mov r38 = r0
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -64, r35
	;;
	st4 [r15] = r14
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	br.call.sptk.many b0 = pause#
	mov r1 = r36
	mov r37 = r0
	;;
	br.call.sptk.many b0 = _exit#
	;;
.L36:
	adds r14 = -56, r35
	adds r15 = -64, r35
	;;
	ld4 r40 = [r15]
	movl r39 = @gprel(.LC53)
	;;
	add r39 = r1, r39
	addl r38 = 60, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r32 = -60, r35
	adds r14 = -56, r35
	;;
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -60, r35
	addl r39 = 3, r0
	movl r38 = @gprel(.LC54)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC55)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = contents#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strdup#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r32 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = contents#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strdup#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 9, r0
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r39 = r0
	mov r38 = r0
	adds r15 = -64, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -60, r35
	addl r39 = 3, r0
	movl r38 = @gprel(.LC57)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC58)
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
	.endp of_others#
	.section	.rodata
	.align 8
.LC59:
	stringz	"capget"
	.align 8
.LC60:
	stringz	"capset"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r14 = 537396514
	;;
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
	adds r14 = -12, r34
	;;
	st4 [r14] = r0
	adds r14 = -8, r34
	;;
	mov r38 = r14
	adds r37 = -16, r34
	addl r36 = 1185, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC59)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	movl r15 = -16777217
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -8, r34
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	movl r15 = -16777217
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -8, r34
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	mov r38 = r14
	adds r37 = -16, r34
	addl r36 = 1186, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = own#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = at_an_offset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = of_others#
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
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
