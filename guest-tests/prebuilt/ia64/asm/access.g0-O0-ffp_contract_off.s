// 96690fcb5eb58752c29b0e949cca75ce
	.file	"access.c"
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
	.data
	.align 8
	.type	variable#, @object
	.size	variable#, 16
variable:
	stringz	"variable"
	.skip	7
	.sbss
	.align 4
	.type	subject#, @object
	.size	subject#, 4
subject:
	.skip	4
	.section	.rodata
	.align 8
.LC1:
	stringz	"/proc/%d/%s"
	.text
	.align 16
	.proc node#
node:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	ld8 r41 = [r35]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	addl r38 = 80, r0
	movl r37 = @gprel(path.5#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	;;
	movl r14 = @gprel(path.5#)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp node#
	.section	.rodata
	.align 8
.LC2:
	stringz	"/proc/%d/task/%d/%s"
	.text
	.align 16
	.proc task_node#
task_node:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(subject#), gp
	;;
	ld4 r15 = [r15]
	ld8 r42 = [r35]
	;;
	mov r41 = r15
	mov r40 = r14
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	addl r38 = 80, r0
	movl r37 = @gprel(path.4#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	;;
	movl r14 = @gprel(path.4#)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp task_node#
	.align 16
	.proc letter#
letter:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 0, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L9
	addl r14 = 46, r0
	br .L10
	;;
.L9:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 22, r14
	(p6) br.cond.dptk .L11
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L13), r1
	;;
	ld8.mov r15 = [r15], .L13
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L13:
	data8 @pcrel(.L11)
	data8 @pcrel(.L18)
	data8 @pcrel(.L17)
	data8 @pcrel(.L16)
	data8 @pcrel(.L11)
	data8 @pcrel(.L15)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L14)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L12)
	.text
.L18:
	addl r14 = 80, r0
	br .L10
	;;
.L14:
	addl r14 = 65, r0
	br .L10
	;;
.L12:
	addl r14 = 73, r0
	br .L10
	;;
.L17:
	addl r14 = 78, r0
	br .L10
	;;
.L16:
	addl r14 = 83, r0
	br .L10
	;;
.L15:
	addl r14 = 79, r0
	br .L10
	;;
.L11:
	addl r14 = 63, r0
.L10:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp letter#
	.align 16
	.proc opens#
opens:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
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
	st4 [r14] = r33
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	addl r15 = 2048, r0
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	st4 [r14] = r8
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	adds r34 = -12, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	st1 [r34] = r8
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -16, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r38
.L20:
	adds r14 = -12, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp opens#
	.align 16
	.proc reads#
reads:
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
	mov r14 = r36
	mov r39 = r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L23
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 32, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	br .L25
	;;
.L23:
	adds r14 = -11, r36
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	adds r33 = -12, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	st1 [r33] = r8
	adds r15 = -16, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
.L25:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp reads#
	.align 16
	.proc writes#
writes:
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
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L27
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 32, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	br .L28
	;;
.L27:
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
	adds r34 = -12, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	st1 [r34] = r8
	adds r15 = -16, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r14 = -12, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
.L28:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp writes#
	.align 16
	.proc reads_link#
reads_link:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -416, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	addl r39 = 400, r0
	adds r38 = -400, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = readlink#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp reads_link#
	.align 16
	.proc lists#
lists:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 1, 0
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
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = opendir#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	mov r14 = r0
	br .L33
	;;
.L32:
	addl r14 = -1, r0
.L33:
	adds r33 = -8, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	st1 [r33] = r8
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -16, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = closedir#
	mov r1 = r37
.L34:
	adds r14 = -8, r36
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp lists#
	.align 16
	.proc stats#
stats:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
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
	st8 [r14] = r32
	mov r14 = r35
	adds r38 = -144, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp stats#
	.align 16
	.proc owner#
owner:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
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
	st8 [r14] = r32
	mov r14 = r35
	adds r38 = -144, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = lstat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	addl r37 = -1, r0
	br.call.sptk.many b0 = letter#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt1 r14 = r14
	br .L47
	;;
.L39:
	adds r14 = -116, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	adds r14 = -116, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 1001, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L42
	adds r14 = -116, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 1002, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L43
	addl r14 = 111, r0
	br .L47
	;;
.L43:
	addl r14 = 63, r0
	br .L47
	;;
.L42:
	addl r14 = 117, r0
	br .L47
	;;
.L41:
	addl r14 = 48, r0
.L47:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp owner#
	.align 16
	.proc shows_stack#
shows_stack:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -1056, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = -1024, r36
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 1016, r0
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r33 = -1028, r36
	mov r14 = r36
	;;
	mov r39 = r0
	ld8 r38 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r37
	st4 [r33] = r8
	adds r14 = -1032, r36
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -1028, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L49
	adds r15 = -1024, r36
	adds r14 = -1028, r36
	addl r40 = 1023, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L50
.L49:
	addl r38 = -1, r0
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	br .L57
	;;
.L50:
	adds r14 = -1028, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -1024, r36
	addl r39 = 41, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strrchr#
	mov r1 = r37
	adds r14 = -1040, r36
	;;
	st8 [r14] = r8
	br .L52
	;;
.L54:
	adds r15 = -1040, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	addl r39 = 32, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	adds r14 = -1040, r36
	;;
	st8 [r14] = r8
	adds r14 = -1032, r36
	adds r15 = -1032, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L52:
	adds r15 = -1040, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	adds r14 = -1032, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 27, r14
	(p6) br.cond.dptk .L54
.L53:
	adds r15 = -1040, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	adds r14 = -1040, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = atoll#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	addl r14 = 46, r0
	br .L57
	;;
.L55:
	addl r14 = 45, r0
.L57:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp shows_stack#
	.align 16
	.proc traces#
traces:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
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
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(subject#), gp
	;;
	ld4 r15 = [r15]
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r8
	adds r33 = -8, r36
	adds r15 = -16, r36
	;;
	ld8 r38 = [r15]
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	st1 [r33] = r8
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L59
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	movl r40 = 1073741824
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
.L59:
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L60
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	addl r15 = 16902, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L60
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 16903, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	;;
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	movl r40 = 1073741824
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
.L60:
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L61
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 17, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
.L61:
	adds r14 = -8, r36
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp traces#
	.align 16
	.proc copies#
copies:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	movl r14 = 28258992578979939
	adds r15 = -48, r35
	;;
	st8 [r15] = r14
	adds r14 = -40, r35
	;;
	st8 [r14] = r0
	adds r14 = -32, r35
	adds r15 = -48, r35
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	addl r15 = 16, r0
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	movl r15 = @gprel(variable#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	addl r15 = 16, r0
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r17 = r14
	adds r15 = -16, r35
	adds r14 = -32, r35
	mov r43 = r0
	addl r42 = 1, r0
	;;
	mov r41 = r15
	addl r40 = 1, r0
	mov r39 = r14
	mov r38 = r17
	mov r37 = r16
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp copies#
	.align 16
	.proc takes_descriptor#
takes_descriptor:
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
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pidfd_open#
	mov r1 = r36
	st4 [r35] = r8
	ld4 r14 = [r35]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L66
	mov r39 = r0
	mov r38 = r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = pidfd_getfd#
	mov r1 = r36
	mov r14 = r8
	br .L67
	;;
.L66:
	addl r14 = -1, r0
.L67:
	adds r15 = 4, r35
	;;
	st4 [r15] = r14
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	adds r32 = 8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r36
	st1 [r32] = r8
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L68
	adds r14 = 4, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
.L68:
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp takes_descriptor#
	.align 16
	.proc calls#
calls:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	addl r38 = 16, r0
	br.call.sptk.many b0 = traces#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	addl r38 = 16902, r0
	br.call.sptk.many b0 = traces#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	addl r38 = 1332, r0
	br.call.sptk.many b0 = copies#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	addl r38 = 1333, r0
	br.call.sptk.many b0 = copies#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r15 = r14
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	mov r43 = r0
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r14
	mov r39 = r15
	addl r38 = 1345, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = -24, r36
	adds r14 = -32, r36
	;;
	mov r41 = r15
	mov r40 = r14
	mov r39 = r16
	addl r38 = 1299, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = takes_descriptor#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	adds r41 = -48, r36
	mov r40 = r0
	addl r39 = 4, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = prlimit#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r16 = r14
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 19, r0
	;;
	mov r39 = r14
	mov r38 = r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r16 = r14
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r36
	;;
	mov r40 = r15
	mov r39 = r0
	mov r38 = r14
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r16 = r14
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = sched_getscheduler#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r16 = r14
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	addl r14 = @gprel(subject#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r16 = r14
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	st1 [r14] = r0
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp calls#
	.section	.rodata
	.align 8
.LC3:
	stringz	"exe"
	.align 8
.LC4:
	stringz	"cwd/."
	.align 8
.LC5:
	stringz	"fd/0"
	.align 8
.LC6:
	stringz	"fdinfo/0"
	.align 8
.LC7:
	stringz	"environ"
	.align 8
.LC8:
	stringz	"fd"
	.align 8
.LC9:
	stringz	"mem"
	.align 8
.LC10:
	stringz	"comm"
	.align 8
.LC11:
	stringz	"name"
	.align 8
.LC12:
	stringz	"timerslack_ns"
	.align 8
.LC13:
	stringz	"50000"
	.align 8
.LC14:
	stringz	"coredump_filter"
	.align 8
.LC15:
	stringz	"51"
	.align 8
.LC16:
	stringz	"oom_score_adj"
	.align 8
.LC17:
	stringz	"7"
	.align 8
.LC18:
	stringz	"stat"
	.align 8
.LC19:
	stringz	"x"
	.align 8
.LC20:
	stringz	"io"
	.align 8
.LC21:
	stringz	""
	.align 8
.LC22:
	stringz	"task"
	.align 8
.LC23:
	stringz	"maps"
	.text
	.align 16
	.proc files#
files:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
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
	adds r14 = -32, r36
	;;
	st8 [r14] = r0
	br .L72
	;;
.L73:
	movl r15 = @gprel(opened.3#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r36
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = reads#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r36
	;;
	st8 [r16] = r14
.L72:
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.geu p6, p7 = 8, r14
	(p6) br.cond.dptk .L73
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	mov r15 = r36
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	addl r15 = 32, r0
	;;
	st1 [r14] = r15
	adds r14 = -24, r36
	;;
	st8 [r14] = r0
	br .L74
	;;
.L75:
	movl r15 = @gprel(guarded.2#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = reads#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	adds r14 = -24, r36
	adds r15 = -24, r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L74:
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 6, r14
	(p6) br.cond.dptk .L75
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	mov r15 = r36
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	addl r15 = 32, r0
	;;
	st1 [r14] = r15
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	br .L76
	;;
.L77:
	movl r15 = @gprel(links.1#)
	;;
	add r15 = r1, r15
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = reads_link#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	adds r14 = -16, r36
	adds r15 = -16, r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L76:
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L77
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = stats#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = stats#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = stats#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	movl r39 = 2228224
	mov r38 = r16
	br.call.sptk.many b0 = opens#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	movl r39 = 2228224
	mov r38 = r16
	br.call.sptk.many b0 = opens#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	mov r15 = r36
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	addl r15 = 32, r0
	;;
	st1 [r14] = r15
	adds r14 = -8, r36
	;;
	st8 [r14] = r0
	br .L78
	;;
.L79:
	movl r15 = @gprel(directories.0#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = lists#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	adds r14 = -8, r36
	adds r15 = -8, r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L78:
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 3, r14
	(p6) br.cond.dptk .L79
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r39 = r0
	mov r38 = r16
	br.call.sptk.many b0 = opens#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r14 = r8
	addl r39 = 4, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = access#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r16 = r14
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r14 = r8
	addl r39 = 1, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = access#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r16 = r14
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = letter#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	mov r15 = r36
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	addl r15 = 32, r0
	;;
	st1 [r14] = r15
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r39 = r0
	mov r38 = r16
	br.call.sptk.many b0 = opens#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	addl r39 = 2, r0
	mov r38 = r16
	br.call.sptk.many b0 = opens#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r16
	br.call.sptk.many b0 = writes#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r16
	br.call.sptk.many b0 = writes#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r16
	br.call.sptk.many b0 = writes#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r16
	br.call.sptk.many b0 = writes#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r16
	br.call.sptk.many b0 = writes#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	mov r15 = r36
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	addl r15 = 32, r0
	;;
	st1 [r14] = r15
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = task_node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = reads#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = task_node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = reads#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = task_node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	addl r39 = 2, r0
	mov r38 = r16
	br.call.sptk.many b0 = opens#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = task_node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r16
	br.call.sptk.many b0 = writes#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = task_node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = lists#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	mov r15 = r36
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	addl r15 = 32, r0
	;;
	st1 [r14] = r15
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = owner#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = owner#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = owner#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = owner#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = owner#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = owner#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = task_node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = owner#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = shows_stack#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = task_node#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	;;
	adds r15 = 1, r33
	;;
	st8 [r14] = r15
	mov r38 = r16
	br.call.sptk.many b0 = shows_stack#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r33] = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	st1 [r14] = r0
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp files#
	.section	.rodata
	.align 8
.LC24:
	stringz	"capget"
	.align 8
.LC25:
	stringz	"capset"
	.text
	.align 16
	.proc capabilities#
capabilities:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	movl r14 = 537396514
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	adds r14 = -28, r36
	;;
	st4 [r14] = r0
	adds r14 = -24, r36
	;;
	mov r40 = r14
	adds r39 = -32, r36
	addl r38 = 1185, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L81
	adds r14 = -24, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	br .L82
	;;
.L81:
	mov r14 = r0
.L82:
	adds r15 = -24, r36
	;;
	st4 [r15] = r14
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L83
	adds r14 = -24, r36
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	br .L84
	;;
.L83:
	mov r14 = r0
.L84:
	adds r15 = -24, r36
	;;
	adds r15 = 12, r15
	;;
	st4 [r15] = r14
	adds r14 = -24, r36
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r36
	addl r16 = 1, r0
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r16, r14
	movl r16 = 16777216
	;;
	or r14 = r16, r14
	;;
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -24, r36
	;;
	st4 [r14] = r15
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 19, r14
	(p6) br.cond.dptk .L85
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	movl r15 = -2097153
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -24, r36
	;;
	st4 [r14] = r15
	adds r14 = -24, r36
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
.L85:
	adds r14 = -24, r36
	;;
	mov r40 = r14
	adds r39 = -32, r36
	addl r38 = 1186, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp capabilities#
	.section	.rodata
	.align 8
.LC26:
	stringz	"setgroups"
	.align 8
.LC27:
	stringz	"setresgid"
	.align 8
.LC28:
	stringz	"setresuid"
	.text
	.align 16
	.proc become#
become:
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
	st4 [r36] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = setgroups#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r16 = 4, r36
	adds r15 = 4, r36
	adds r14 = 4, r36
	;;
	ld4 r40 = [r16]
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	br.call.sptk.many b0 = setresgid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	ld4 r40 = [r36]
	;;
	ld4 r39 = [r36]
	ld4 r38 = [r36]
	br.call.sptk.many b0 = setresuid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp become#
	.align 16
	.proc user#
user:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 1001, r0
	addl r36 = 1001, r0
	;;
	br.call.sptk.many b0 = become#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp user#
	.align 16
	.proc user_dumpable#
user_dumpable:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = user#
	mov r1 = r35
	addl r37 = 1, r0
	addl r36 = 4, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp user_dumpable#
	.align 16
	.proc root#
root:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	nop 0
	;;
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp root#
	.align 16
	.proc root_not_dumpable#
root_not_dumpable:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r37 = r0
	addl r36 = 4, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp root_not_dumpable#
	.align 16
	.proc user_with_saved_root#
user_with_saved_root:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 1001, r0
	addl r37 = 1001, r0
	addl r36 = 1001, r0
	;;
	br.call.sptk.many b0 = setresgid#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 1001, r0
	addl r36 = 1001, r0
	;;
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	addl r37 = 1, r0
	addl r36 = 4, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp user_with_saved_root#
	.align 16
	.proc user_with_effective_other#
user_with_effective_other:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 1001, r0
	addl r37 = 1001, r0
	addl r36 = 1001, r0
	;;
	br.call.sptk.many b0 = setresgid#
	mov r1 = r35
	addl r38 = 1001, r0
	addl r37 = 1002, r0
	addl r36 = 1001, r0
	;;
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	addl r37 = 1, r0
	addl r36 = 4, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp user_with_effective_other#
	.align 16
	.proc user_of_other_group#
user_of_other_group:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 1002, r0
	addl r36 = 1001, r0
	;;
	br.call.sptk.many b0 = become#
	mov r1 = r35
	addl r37 = 1, r0
	addl r36 = 4, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp user_of_other_group#
	.align 16
	.proc user_with_capability#
user_with_capability:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 1, r0
	addl r36 = 8, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = user#
	mov r1 = r35
	addl r37 = 1, r0
	addl r36 = 4, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp user_with_capability#
	.align 16
	.proc other_dumpable#
other_dumpable:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 1002, r0
	addl r36 = 1002, r0
	;;
	br.call.sptk.many b0 = become#
	mov r1 = r35
	addl r37 = 1, r0
	addl r36 = 4, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp other_dumpable#
	.align 16
	.proc user_for_files#
user_for_files:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r38 = r0
	addl r37 = 1001, r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = setresgid#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 1001, r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp user_for_files#
	.align 16
	.proc files_of_root#
files_of_root:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 1, r0
	addl r36 = 8, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	addl r38 = 1001, r0
	mov r37 = r0
	addl r36 = 1001, r0
	;;
	br.call.sptk.many b0 = setresgid#
	mov r1 = r35
	addl r38 = 1001, r0
	mov r37 = r0
	addl r36 = 1001, r0
	;;
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	addl r37 = 24, r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = capabilities#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp files_of_root#
	.align 16
	.proc root_without_ptrace#
root_without_ptrace:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 19, r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = capabilities#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp root_without_ptrace#
	.align 16
	.proc user_with_permitted#
user_with_permitted:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 1, r0
	addl r36 = 8, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = user#
	mov r1 = r35
	addl r37 = 24, r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = capabilities#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp user_with_permitted#
	.align 16
	.proc root_with_all#
root_with_all:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 24, r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = capabilities#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp root_with_all#
	.section	.rodata
	.align 8
.LC29:
	stringz	"user"
	.align 8
.LC30:
	stringz	"user, dumpable"
	.align 8
.LC31:
	stringz	"root"
	.align 8
.LC32:
	stringz	"root, not dumpable"
	.align 8
.LC33:
	stringz	"user, saved root"
	.align 8
.LC34:
	stringz	"user, effective other"
	.align 8
.LC35:
	stringz	"user of other group"
	.align 8
.LC36:
	stringz	"user with capabilities"
	.align 8
.LC37:
	stringz	"other, dumpable"
	.align 8
	.type	subjects#, @object
	.size	subjects#, 144
subjects:
	data8	.LC29
	data8	@fptr(user#)
	data8	.LC30
	data8	@fptr(user_dumpable#)
	data8	.LC31
	data8	@fptr(root#)
	data8	.LC32
	data8	@fptr(root_not_dumpable#)
	data8	.LC33
	data8	@fptr(user_with_saved_root#)
	data8	.LC34
	data8	@fptr(user_with_effective_other#)
	data8	.LC35
	data8	@fptr(user_of_other_group#)
	data8	.LC36
	data8	@fptr(user_with_capability#)
	data8	.LC37
	data8	@fptr(other_dumpable#)
	.align 8
.LC38:
	stringz	"user's files"
	.align 8
.LC39:
	stringz	"root's files"
	.align 8
.LC40:
	stringz	"user with permitted"
	.align 8
.LC41:
	stringz	"root without ptrace"
	.align 8
	.type	callers#, @object
	.size	callers#, 96
callers:
	data8	.LC29
	data8	@fptr(user#)
	data8	.LC38
	data8	@fptr(user_for_files#)
	data8	.LC39
	data8	@fptr(files_of_root#)
	data8	.LC40
	data8	@fptr(user_with_permitted#)
	data8	.LC41
	data8	@fptr(root_without_ptrace#)
	data8	.LC31
	data8	@fptr(root_with_all#)
	.align 8
.LC42:
	stringz	"pipe"
	.align 8
.LC43:
	stringz	"write"
	.align 8
.LC44:
	stringz	"read"
	.text
	.align 16
	.proc start#
start:
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
	adds r14 = -4, r35
	;;
	st1 [r14] = r0
	adds r14 = -12, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
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
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L102
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	adds r14 = -12, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC43)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
.L103:
	;;
	br.call.sptk.many b0 = pause#
	mov r1 = r36
	br .L103
	;;
.L102:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -4, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC44)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp start#
	.section	.rodata
	.align 8
.LC45:
	stringz	"PPPPPPP..... aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA u000u00--"
	.align 8
.LC46:
	stringz	"............ .....I... ...A.P. .......... ....... ..IP..a ...I. uuuuuuu.."
	.align 8
.LC47:
	stringz	"PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA 0000000--"
	.align 8
.LC48:
	stringz	"PPPPPPPPPP.. aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--"
	.align 8
.LC49:
	stringz	"PPPPPPPP.... aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA ooooooo--"
	.align 8
.LC50:
	stringz	"PPPPPPPP.... aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--"
	.align 8
.LC51:
	stringz	"PPPPPPP.PP.. aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--"
	.align 8
.LC52:
	stringz	"PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA ooooooo--"
	.align 8
.LC53:
	stringz	"PPPPPPPP.... aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA u000u00--"
	.align 8
.LC54:
	stringz	"PPPPPPPP.... .....I... ...A.P. .......... ....... ..IP..a ...I. uuuuuuu.."
	.align 8
.LC55:
	stringz	"........PP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA 0000000--"
	.align 8
.LC56:
	stringz	"PPPPPPP.PP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA 0000000--"
	.align 8
.LC57:
	stringz	"PPPPPPPP.... aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA ooooooo--"
	.align 8
.LC58:
	stringz	"PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA ooooooo--"
	.align 8
.LC59:
	stringz	"PPPPPPP.PP.. aaaaaa... PPAA.P. AAAAAAAA.. .A..AAA AAIP..a aAAI. u000u00--"
	.align 8
.LC60:
	stringz	"........PP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA uuuuuuu--"
	.align 8
.LC61:
	stringz	"PPPPPPPP.... aaaaaa... PPAA.P. AAAAAAAA.. .A..AAA AAIP..a aAAI. 0000000--"
	.align 8
.LC62:
	stringz	"PPPPPPPPPP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA uuuuuuu--"
	.align 8
.LC63:
	stringz	"PPPPPPPPPP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA ooooooo--"
	.align 8
.LC64:
	stringz	"............ aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--"
	.align 8
.LC65:
	stringz	"PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. u000u00--"
	.align 8
.LC66:
	stringz	"PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. uuuuuuu--"
	.align 8
.LC67:
	stringz	"............ aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. 0000000--"
	.align 8
.LC68:
	stringz	"PPPPPPP..... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. 0000000--"
	.align 8
.LC69:
	stringz	"PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. ooooooo--"
	.align 8
.LC70:
	stringz	".......P.... .....I... ....... .......... ....... ..I...I ...I. u000u00.."
	.align 8
.LC71:
	stringz	".......P.... .....I... ....... .......... ....... ..I...I ...I. uuuuuuu.."
	.align 8
.LC72:
	stringz	"............ .....I... ....... .......... ....... ..I...I ...I. 0000000.."
	.align 8
.LC73:
	stringz	".......P.... .....I... ....... .......... ....... ..I...I ...I. ooooooo.."
	.align 8
.LC74:
	stringz	"aa...a... aaaa... .......... ..A..A. AAa.aaa aaA.. u000u00.."
	.align 8
.LC75:
	stringz	".....I... ...A... .......... ....... ......a ..... uuuuuuu.."
	.align 8
.LC76:
	stringz	".....I... ....... .......... ....... ......I ..... 0000000.."
	.align 8
.LC77:
	stringz	".....I... ...A... .......... .....A. ......a ..... ooooooo.."
	.align 8
.LC78:
	stringz	".....I... ...A... .......... ....... ......a ..... ooooooo.."
	.align 8
	.type	expected#, @object
	.size	expected#, 504
expected:
	data8	.LC45
	data8	.LC46
	data8	.LC47
	data8	.LC47
	data8	.LC48
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC50
	data8	.LC57
	data8	.LC50
	data8	.LC50
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC61
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC62
	data8	.LC60
	data8	.LC52
	data8	.LC45
	data8	.LC46
	data8	.LC47
	data8	.LC47
	data8	.LC50
	data8	.LC49
	data8	.LC50
	data8	.LC64
	data8	.LC52
	data8	.LC65
	data8	.LC66
	data8	.LC67
	data8	.LC68
	data8	.LC66
	data8	.LC69
	data8	.LC66
	data8	.LC66
	data8	.LC69
	data8	.LC70
	data8	.LC71
	data8	.LC72
	data8	.LC72
	data8	.LC71
	data8	.LC73
	data8	.LC71
	data8	.LC71
	data8	.LC73
	data8	.LC74
	data8	.LC75
	data8	.LC76
	data8	.LC76
	data8	.LC75
	data8	.LC77
	data8	.LC75
	data8	.LC75
	data8	.LC78
	.sbss
	.align 4
	.type	line#, @object
	.size	line#, 4
line:
	.skip	4
	.align 4
	.type	differences#, @object
	.size	differences#, 4
differences:
	.skip	4
	.section	.rodata
	.align 8
.LC79:
	stringz	"%s: %s\n  is %s\n  not %s\n"
	.text
	.align 16
	.proc compare#
compare:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 5, 0
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
	addl r14 = @gprel(line#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(expected#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L106
	addl r14 = @gprel(differences#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(differences#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(line#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(expected#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	mov r15 = r37
	adds r14 = -8, r37
	;;
	mov r43 = r16
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC79)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L106:
	;;
	addl r14 = @gprel(line#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(line#), gp
	;;
	st4 [r15] = r14
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp compare#
	.section	.rodata
	.align 8
.LC80:
	stringz	"PRINT"
	.align 8
.LC81:
	stringz	"    \"%s\",\n"
	.text
	.align 16
	.proc find#
find:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -448, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st4 [r14] = r34
	adds r14 = -424, r38
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 392, r0
	;;
	mov r42 = r14
	mov r41 = r0
	mov r40 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r39
	adds r14 = -24, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC42)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L108
	adds r14 = -424, r38
	adds r15 = -432, r38
	;;
	st8 [r15] = r14
	adds r14 = -16, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L109
	br.call.sptk.many b0 = getpid#
	mov r1 = r39
	mov r14 = r8
	br .L110
	;;
.L109:
	mov r14 = r38
	;;
	ld4 r14 = [r14]
.L110:
	addl r15 = @gprel(subject#), gp
	;;
	st4 [r15] = r14
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L111
	adds r16 = -432, r38
	;;
	ld8 r40 = [r16]
	br.call.sptk.many b0 = calls#
	mov r1 = r39
	adds r14 = -432, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r39
	mov r15 = r8
	adds r16 = -432, r38
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -432, r38
	;;
	st8 [r15] = r14
	adds r16 = -432, r38
	;;
	ld8 r14 = [r16]
	;;
	adds r15 = 1, r14
	adds r16 = -432, r38
	;;
	st8 [r16] = r15
	addl r15 = 32, r0
	;;
	st1 [r14] = r15
.L111:
	adds r14 = -432, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = files#
	mov r1 = r39
	adds r14 = -24, r38
	;;
	adds r14 = 4, r14
	;;
	ld4 r35 = [r14]
	adds r14 = -424, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -424, r38
	;;
	mov r42 = r15
	mov r41 = r14
	mov r40 = r35
	br.call.sptk.many b0 = write#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r41 = @gprel(.LC43)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	;;
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L108:
	mov r40 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r39
	adds r14 = -24, r38
	;;
	ld4 r14 = [r14]
	adds r15 = -424, r38
	addl r42 = 399, r0
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r41 = @gprel(.LC44)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	adds r14 = -24, r38
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r39
	adds r14 = -24, r38
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC80)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = getenv#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L112
	adds r14 = -424, r38
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC81)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	br .L114
	;;
.L112:
	adds r14 = -16, r38
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r16 = -424, r38
	adds r14 = -8, r38
	;;
	mov r42 = r16
	ld8 r41 = [r14]
	mov r40 = r15
	br.call.sptk.many b0 = compare#
	mov r1 = r39
.L114:
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp find#
	.section	.rodata
	.align 8
.LC82:
	stringz	"/"
	.align 8
.LC83:
	stringz	"chdir"
	.align 8
.LC84:
	stringz	"itself"
	.align 8
.LC85:
	stringz	"differences: %u\n"
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
	movl r37 = @gprel(.LC82)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chdir#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC83)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	st4 [r35] = r0
	br .L116
	;;
.L120:
	adds r14 = 4, r35
	;;
	st4 [r14] = r0
	br .L117
	;;
.L118:
	movl r15 = @gprel(subjects#)
	;;
	add r15 = r1, r15
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r32 = 12, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = start#
	mov r1 = r36
	st4 [r32] = r8
	ld4 r14 = [r35]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	movl r15 = @gprel(callers#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r14, r15
	movl r16 = @gprel(subjects#)
	;;
	add r16 = r1, r16
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r16 = [r14]
	adds r14 = 12, r35
	;;
	ld4 r39 = [r14]
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = find#
	mov r1 = r36
	adds r14 = 12, r35
	;;
	addl r38 = 9, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	adds r14 = 12, r35
	mov r39 = r0
	;;
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r14 = 4, r35
	adds r15 = 4, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L117:
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L118
	ld4 r14 = [r35]
	;;
	adds r14 = 1, r14
	;;
	st4 [r35] = r14
.L116:
	br.call.sptk.many b0 = geteuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L119
	ld4 r14 = [r35]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L120
.L119:
	adds r14 = 8, r35
	;;
	st4 [r14] = r0
	br .L121
	;;
.L123:
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	movl r15 = @gprel(subjects#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	mov r39 = r0
	movl r38 = @gprel(.LC84)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = find#
	mov r1 = r36
	adds r14 = 8, r35
	adds r15 = 8, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L121:
	br.call.sptk.many b0 = geteuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L122
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L123
.L122:
	addl r14 = @gprel(differences#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC85)
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
	.bss
	.align 8
	.type	path.5#, @object
	.size	path.5#, 80
path.5:
	.skip	80
	.align 8
	.type	path.4#, @object
	.size	path.4#, 80
path.4:
	.skip	80
	.section	.rodata
	.align 8
.LC86:
	stringz	"auxv"
	.align 8
.LC87:
	stringz	"smaps"
	.align 8
.LC88:
	stringz	"smaps_rollup"
	.align 8
.LC89:
	stringz	"pagemap"
	.align 8
.LC90:
	stringz	"status"
	.align 8
.LC91:
	stringz	"cmdline"
	.align 8
.LC92:
	stringz	"limits"
	.align 8
	.type	opened.3#, @object
	.size	opened.3#, 72
opened.3:
	data8	.LC7
	data8	.LC86
	data8	.LC23
	data8	.LC87
	data8	.LC88
	data8	.LC89
	data8	.LC90
	data8	.LC91
	data8	.LC92
	.align 8
.LC93:
	stringz	"syscall"
	.align 8
.LC94:
	stringz	"personality"
	.align 8
.LC95:
	stringz	"stack"
	.align 8
.LC96:
	stringz	"wchan"
	.align 8
.LC97:
	stringz	"net/unix"
	.align 8
	.type	guarded.2#, @object
	.size	guarded.2#, 56
guarded.2:
	data8	.LC93
	data8	.LC94
	data8	.LC20
	data8	.LC95
	data8	.LC96
	data8	.LC12
	data8	.LC97
	.align 8
.LC98:
	stringz	"cwd"
	.align 8
.LC99:
	stringz	"ns/mnt"
	.align 8
	.type	links.1#, @object
	.size	links.1#, 40
links.1:
	data8	.LC3
	data8	.LC98
	data8	.LC31
	data8	.LC99
	data8	.LC5
	.align 8
.LC100:
	stringz	"fdinfo"
	.align 8
.LC101:
	stringz	"ns"
	.align 8
	.type	directories.0#, @object
	.size	directories.0#, 32
directories.0:
	data8	.LC8
	data8	.LC100
	data8	.LC101
	data8	.LC22
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
