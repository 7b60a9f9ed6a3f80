// 504428da6aa7cf929aec5f41c151afd7
	.file	"locks.c"
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
	.align 16
	.proc in_child#
in_child:
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
	(p6) br.cond.dptk .L5
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	ld4 r38 = [r15]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	mov r14 = r8
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L5:
	adds r14 = -12, r36
	mov r40 = r0
	;;
	mov r39 = r14
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	adds r14 = -12, r36
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
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp in_child#
	.align 16
	.proc lock#
lock:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st4 [r14] = r32
	adds r14 = -12, r38
	;;
	st4 [r14] = r33
	adds r14 = -8, r38
	;;
	st8 [r14] = r34
	mov r14 = r38
	;;
	st8 [r14] = r35
	adds r14 = -48, r38
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -12, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	adds r15 = -48, r38
	;;
	st2 [r15] = r14
	adds r14 = -40, r38
	adds r15 = -8, r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -32, r38
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r38
	adds r42 = -48, r38
	addl r41 = 6, r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp lock#
	.align 16
	.proc try_low#
try_low:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r40 = 10, r0
	addl r39 = 5, r0
	addl r38 = 1, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = lock#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L10
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 11, r14
	(p6) br.cond.dptk .L11
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L10
.L11:
	addl r14 = 1, r0
	br .L13
	;;
.L10:
	mov r14 = r0
.L13:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp try_low#
	.align 16
	.proc try_high#
try_high:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r40 = 10, r0
	addl r39 = 50, r0
	addl r38 = 1, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = lock#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp try_high#
	.align 16
	.proc who#
who:
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
	st4 [r14] = r32
	adds r14 = -32, r36
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r14 = r36
	adds r40 = -32, r36
	addl r39 = 5, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r15 = -32, r36
	;;
	ld2 r14 = [r15]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L17
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L17
	adds r14 = -8, r36
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = getppid#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L17
	addl r14 = 1, r0
	br .L19
	;;
.L17:
	mov r14 = r0
.L19:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp who#
	.section	.rodata
	.align 8
.LC1:
	stringz	"l"
	.text
	.align 16
	.proc try_flock#
try_flock:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r38 = 2, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 6, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L21
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L21
	addl r14 = 1, r0
	br .L23
	;;
.L21:
	mov r14 = r0
.L23:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp try_flock#
	.section	.rodata
	.align 8
.LC2:
	stringz	"open"
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"lock(fd, F_WRLCK, 0, 20) == 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"in_child(try_low, fd)"
	.align 8
.LC8:
	stringz	"in_child(try_high, fd)"
	.align 8
.LC9:
	stringz	"in_child(who, fd)"
	.align 8
.LC10:
	stringz	"lock(fd, F_UNLCK, 0, 20) == 0"
	.align 8
.LC11:
	stringz	"!in_child(try_low, fd)"
	.align 8
.LC12:
	stringz	"flock(fd, LOCK_EX) == 0"
	.align 8
.LC13:
	stringz	"in_child(try_flock, fd)"
	.align 8
.LC14:
	stringz	"flock(fd, LOCK_UN) == 0"
	.align 8
.LC15:
	stringz	"!in_child(try_flock, fd)"
	.align 8
.LC16:
	stringz	"lockf(fd, F_TLOCK, 10) == 0"
	.align 8
.LC17:
	stringz	"/dev/null"
	.align 8
.LC18:
	stringz	"close(open(\"l\", O_PATH)) == 0 && close(open(\"/dev/null\", O_RDWR)) == 0 && in_child(try_low, fd)"
	.align 8
.LC19:
	stringz	"close(open(\"l\", O_RDONLY)) == 0 && !in_child(try_low, fd)"
	.align 8
.LC20:
	stringz	"flock(fd, LOCK_EX) == 0 && close(open(\"l\", O_RDONLY)) == 0 && in_child(try_flock, fd)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 384, r0
	addl r37 = 66, r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	addl r39 = 20, r0
	mov r38 = r0
	addl r37 = 1, r0
	ld4 r36 = [r34]
	br.call.sptk.many b0 = lock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L26:
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	ld4 r37 = [r34]
	;;
	addl r36 = @ltoff(@fptr(try_low#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = in_child#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L28:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	ld4 r37 = [r34]
	;;
	addl r36 = @ltoff(@fptr(try_high#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = in_child#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L30:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	ld4 r37 = [r34]
	;;
	addl r36 = @ltoff(@fptr(who#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = in_child#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L32:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r39 = 20, r0
	mov r38 = r0
	addl r37 = 2, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = lock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L34:
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	ld4 r37 = [r34]
	;;
	addl r36 = @ltoff(@fptr(try_low#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = in_child#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L36:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 2, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = flock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L38:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	ld4 r37 = [r34]
	;;
	addl r36 = @ltoff(@fptr(try_flock#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = in_child#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L40:
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 8, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = flock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L42:
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	ld4 r37 = [r34]
	;;
	addl r36 = @ltoff(@fptr(try_flock#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = in_child#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L44:
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 10, r0
	addl r37 = 2, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = lockf#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L46:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r39 = 20, r0
	mov r38 = r0
	addl r37 = 1, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = lock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L48:
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	movl r37 = 2097152
	;;
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	addl r37 = 2, r0
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	ld4 r37 = [r34]
	addl r36 = @ltoff(@fptr(try_low#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = in_child#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L50:
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	ld4 r37 = [r34]
	addl r36 = @ltoff(@fptr(try_low#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = in_child#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L52
	;;
.L51:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L52:
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 2, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = flock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	mov r37 = r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	ld4 r37 = [r34]
	addl r36 = @ltoff(@fptr(try_flock#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = in_child#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L54
	;;
.L53:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L54:
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
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
