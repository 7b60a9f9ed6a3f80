// 1efbdfe4b5003c9bc98586eac32279d5 guest-tests/file/older-calls.c
	.file	"older-calls.c"
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
	.section	.rodata
	.align 8
.LC2:
	stringz	"now"
	.align 8
.LC3:
	stringz	"%ld"
	.text
	.align 16
	.proc when#
when:
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
	st8 [r35] = r32
	addl r14 = @gprel(which.2#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(which.2#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(which.2#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	movl r15 = @gprel(text.1#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r14, r15
	ld8 r14 = [r35]
	addl r16 = 1000000, r0
	;;
	cmp.ge p6, p7 = r16, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L13:
	ld8 r40 = [r35]
	;;
	mov r39 = r14
	addl r38 = 20, r0
	mov r37 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	;;
	addl r14 = @gprel(which.2#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	movl r15 = @gprel(text.1#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp when#
	.section	.rodata
	.align 8
.LC4:
	stringz	"  %s: %s\n"
	.align 8
.LC5:
	stringz	"  %s: mode %o, %d links, %d bytes, times %s %s, owner %d %d\n"
	.text
	.align 16
	.proc show_file#
show_file:
	.prologue 14, 40
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 11, 8, 0
	.vframe r42
	mov r42 = r12
	adds r12 = -176, r12
	.save rp, r40
	mov r40 = b0
	mov r43 = r1
	.body
	;;
	mov r14 = r42
	;;
	st8 [r14] = r32
	mov r14 = r42
	adds r45 = -144, r42
	;;
	ld8 r44 = [r14]
	br.call.sptk.many b0 = lstat#
	mov r1 = r43
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r43
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r44 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r43
	mov r15 = r8
	mov r14 = r42
	;;
	mov r46 = r15
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC4)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	br .L20
	;;
.L16:
	adds r14 = -120, r42
	;;
	ld4 r33 = [r14]
	adds r14 = -128, r42
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	adds r14 = -120, r42
	;;
	ld4 r14 = [r14]
	addl r15 = 61440, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 16384, r0
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
	adds r14 = -96, r42
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br .L19
	;;
.L18:
	mov r37 = r0
.L19:
	adds r14 = -88, r42
	;;
	ld8 r14 = [r14]
	;;
	mov r44 = r14
	br.call.sptk.many b0 = when#
	mov r1 = r43
	mov r34 = r8
	adds r14 = -72, r42
	;;
	ld8 r14 = [r14]
	;;
	mov r44 = r14
	br.call.sptk.many b0 = when#
	mov r1 = r43
	mov r35 = r8
	adds r14 = -116, r42
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = geteuid#
	mov r1 = r43
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r36
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	adds r14 = -112, r42
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = getegid#
	mov r1 = r43
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r36
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	mov r14 = r42
	adds r15 = 16, r12
	;;
	st4 [r15] = r16
	mov r51 = r39
	mov r50 = r35
	mov r49 = r34
	mov r48 = r37
	mov r47 = r38
	mov r46 = r33
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC5)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r43
.L20:
	nop 0
	;;
	mov ar.pfs = r41
	mov b0 = r40
	.restore sp
	mov r12 = r42
	br.ret.sptk.many b0
	;;
	.endp show_file#
	.section	.rodata
	.align 8
.LC6:
	stringz	"a"
	.align 8
.LC7:
	stringz	"call(creat, \"a\", 0640)"
	.align 8
.LC8:
	stringz	"hello"
	.align 8
.LC9:
	stringz	"call(write, fd, \"hello\", 5)"
	.align 8
.LC10:
	stringz	"call(read, fd, b, 5)"
	.align 8
.LC11:
	stringz	"call(close, fd)"
	.align 8
.LC12:
	stringz	"call(open, \"a\", O_RDWR | O_APPEND, 0)"
	.align 8
.LC13:
	stringz	"call(lseek, fd, 2L, SEEK_SET)"
	.align 8
.LC14:
	stringz	"call(read, fd, b, 20)"
	.align 8
.LC15:
	stringz	"  '%s'\n"
	.align 8
.LC16:
	stringz	"call(lseek, fd, -1L, SEEK_CUR)"
	.align 8
.LC17:
	stringz	"call(lseek, fd, 1L, SEEK_END)"
	.align 8
.LC18:
	stringz	"call(lseek, fd, -6L, SEEK_END)"
	.align 8
.LC19:
	stringz	"call(lseek, fd, 0L, 7)"
	.align 8
.LC20:
	stringz	"call(lseek, -1, 0L, SEEK_SET)"
	.align 8
.LC21:
	stringz	"(call(fcntl, fd, F_GETFL) & (O_ACCMODE | O_APPEND)) == (O_RDWR | O_APPEND)"
	.align 8
.LC22:
	stringz	"call(fcntl, fd, F_DUPFD, 20)"
	.align 8
.LC23:
	stringz	"call(fcntl, 20, F_GETFD)"
	.align 8
.LC24:
	stringz	"call(fcntl, fd, F_DUPFD_CLOEXEC, 21)"
	.align 8
.LC25:
	stringz	"call(fcntl, 21, F_GETFD)"
	.align 8
.LC26:
	stringz	"call(fcntl, 21, F_SETFD, 0)"
	.align 8
.LC27:
	stringz	"call(fcntl, fd, F_DUPFD, -1L)"
	.align 8
.LC28:
	stringz	"call(fcntl, fd, F_DUPFD, 1 << 28)"
	.align 8
.LC29:
	stringz	"call(fcntl, fd, 9999)"
	.align 8
.LC30:
	stringz	"call(fcntl, -1, F_GETFD)"
	.align 8
.LC31:
	stringz	"call(open, \"a\", O_CREAT | O_EXCL | O_RDWR, 0600)"
	.align 8
.LC32:
	stringz	"none"
	.align 8
.LC33:
	stringz	"call(open, \"none\", O_RDWR)"
	.align 8
.LC34:
	stringz	"call(open, no_access(), O_RDWR)"
	.align 8
.LC35:
	stringz	"none/a"
	.align 8
.LC36:
	stringz	"call(creat, \"none/a\", 0600)"
	.align 8
.LC37:
	stringz	"call(creat, no_access(), 0600)"
	.text
	.align 16
	.proc opening#
opening:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
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
	st4 [r14] = r0
	adds r14 = 4, r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	;;
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 416, r0
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	addl r36 = 1030, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 5, r0
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	adds r14 = -16, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1027, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC9)
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
	adds r14 = -12, r34
	addl r39 = 5, r0
	;;
	mov r38 = r14
	adds r15 = -16, r34
	;;
	ld4 r37 = [r15]
	addl r36 = 1026, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
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
	adds r14 = -16, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1029, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC11)
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
	mov r39 = r0
	addl r38 = 1026, r0
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	addl r36 = 1028, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 2, r0
	adds r14 = -16, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1040, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
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
	adds r14 = -12, r34
	addl r39 = 20, r0
	;;
	mov r38 = r14
	adds r15 = -16, r34
	;;
	ld4 r37 = [r15]
	addl r36 = 1026, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
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
	addl r39 = 1, r0
	addl r38 = -1, r0
	adds r14 = -16, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1040, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
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
	addl r39 = 2, r0
	addl r38 = 1, r0
	adds r15 = -16, r34
	;;
	ld4 r37 = [r15]
	addl r36 = 1040, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC17)
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
	addl r39 = 2, r0
	addl r38 = -6, r0
	adds r14 = -16, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1040, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
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
	addl r39 = 7, r0
	mov r38 = r0
	adds r15 = -16, r34
	;;
	ld4 r37 = [r15]
	addl r36 = 1040, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC19)
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
	mov r39 = r0
	mov r38 = r0
	addl r37 = -1, r0
	addl r36 = 1040, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC20)
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
	addl r38 = 3, r0
	adds r14 = -16, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 1027, r0
	;;
	and r14 = r15, r14
	addl r15 = 1026, r0
	;;
	cmp.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC21)
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
	addl r39 = 20, r0
	mov r38 = r0
	adds r15 = -16, r34
	;;
	ld4 r37 = [r15]
	addl r36 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC22)
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
	addl r38 = 1, r0
	addl r37 = 20, r0
	addl r36 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC23)
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
	addl r39 = 21, r0
	addl r38 = 1030, r0
	adds r14 = -16, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC24)
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
	addl r38 = 1, r0
	addl r37 = 21, r0
	addl r36 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
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
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 21, r0
	addl r36 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC26)
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
	addl r38 = 1, r0
	addl r37 = 21, r0
	addl r36 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
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
	addl r39 = -1, r0
	mov r38 = r0
	adds r15 = -16, r34
	;;
	ld4 r37 = [r15]
	addl r36 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
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
	movl r39 = 268435456
	mov r38 = r0
	adds r14 = -16, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
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
	addl r38 = 9999, r0
	adds r15 = -16, r34
	;;
	ld4 r37 = [r15]
	addl r36 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC29)
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
	addl r38 = 1, r0
	addl r37 = -1, r0
	addl r36 = 1066, r0
	br.call.sptk.many b0 = syscall#
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
	addl r39 = 384, r0
	addl r38 = 194, r0
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	addl r36 = 1028, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
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
	addl r38 = 2, r0
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	addl r36 = 1028, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC33)
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
	addl r38 = 2, r0
	;;
	mov r37 = r14
	addl r36 = 1028, r0
	br.call.sptk.many b0 = syscall#
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
	addl r38 = 384, r0
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	addl r36 = 1030, r0
	br.call.sptk.many b0 = syscall#
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
	addl r38 = 384, r0
	;;
	mov r37 = r14
	addl r36 = 1030, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC37)
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
	addl r36 = 20, r0
	br.call.sptk.many b0 = close#
	mov r1 = r35
	;;
	addl r36 = 21, r0
	br.call.sptk.many b0 = close#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_file#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp opening#
	.section	.rodata
	.align 8
.LC38:
	stringz	"pipe(p)"
	.align 8
.LC39:
	stringz	"x"
	.align 8
.LC40:
	stringz	"call(write, p[1], \"x\", 1)"
	.align 8
.LC41:
	stringz	"call(read, p[0], &value, 8)"
	.align 8
.LC42:
	stringz	"event %d\n"
	.align 8
.LC43:
	stringz	"call(read, e, &value, 8)"
	.align 8
.LC44:
	stringz	"  %d\n"
	.align 8
.LC45:
	stringz	"fcntl(e, F_GETFD)"
	.align 8
.LC46:
	stringz	"signals %d\n"
	.align 8
.LC47:
	stringz	"call(read, s, &info, sizeof info)"
	.align 8
.LC48:
	stringz	"  %d %d %d\n"
	.align 8
.LC49:
	stringz	"call(signalfd, -1, &set, 4)"
	.align 8
.LC50:
	stringz	"call(signalfd, -1, no_access(), 8)"
	.align 8
.LC51:
	stringz	"call(signalfd, 0, &set, 8)"
	.align 8
.LC52:
	stringz	"call(signalfd, -2, &set, 8)"
	.align 8
.LC53:
	stringz	"call(signalfd, s, &set, 8) == s"
	.align 8
.LC54:
	stringz	"call(dup2, e, 30)"
	.align 8
.LC55:
	stringz	"call(dup2, -1, 30)"
	.align 8
.LC56:
	stringz	"call(inotify_init) > 0"
	.align 8
.LC57:
	stringz	"call(epoll_create, 1) > 0"
	.text
	.align 16
	.proc descriptors#
descriptors:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -288, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -256, r37
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -264, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC38)
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
	adds r14 = -264, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r42 = 1, r0
	movl r41 = @gprel(.LC39)
	;;
	add r41 = r1, r41
	mov r40 = r14
	addl r39 = 1027, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC40)
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
	adds r14 = -264, r37
	;;
	ld4 r14 = [r14]
	adds r15 = -248, r37
	addl r42 = 8, r0
	;;
	mov r41 = r15
	mov r40 = r14
	addl r39 = 1026, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	addl r40 = 5, r0
	;;
	addl r39 = 1309, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -272, r37
	;;
	st4 [r15] = r14
	adds r15 = -272, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -248, r37
	addl r42 = 8, r0
	;;
	mov r41 = r14
	adds r14 = -272, r37
	;;
	ld4 r40 = [r14]
	addl r39 = 1026, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC43)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -248, r37
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC44)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 1, r0
	adds r15 = -272, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC45)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -240, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r38
	adds r14 = -240, r37
	addl r40 = 10, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r38
	adds r14 = -240, r37
	mov r41 = r0
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r38
	adds r14 = -240, r37
	;;
	ld8 r15 = [r14]
	adds r14 = -256, r37
	;;
	st8 [r14] = r15
	adds r14 = -256, r37
	addl r42 = 8, r0
	;;
	mov r41 = r14
	addl r40 = -1, r0
	addl r39 = 1307, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -268, r37
	;;
	st4 [r14] = r15
	adds r14 = -268, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC46)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -112, r37
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	addl r40 = 10, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -112, r37
	adds r14 = -268, r37
	addl r42 = 128, r0
	;;
	mov r41 = r15
	ld4 r40 = [r14]
	addl r39 = 1026, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -112, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 10, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r34 = r14
	adds r14 = -112, r37
	;;
	adds r14 = 8, r14
	;;
	ld4 r32 = [r14]
	adds r14 = -112, r37
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r33 = r14
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
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
	mov r42 = r14
	mov r41 = r32
	mov r40 = r34
	movl r39 = @gprel(.LC48)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -256, r37
	addl r42 = 4, r0
	;;
	mov r41 = r14
	addl r40 = -1, r0
	addl r39 = 1307, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC49)
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
	addl r42 = 8, r0
	;;
	mov r41 = r14
	addl r40 = -1, r0
	addl r39 = 1307, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC50)
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
	adds r14 = -256, r37
	addl r42 = 8, r0
	;;
	mov r41 = r14
	mov r40 = r0
	addl r39 = 1307, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC51)
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
	adds r14 = -256, r37
	addl r42 = 8, r0
	;;
	mov r41 = r14
	addl r40 = -2, r0
	addl r39 = 1307, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC52)
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
	adds r15 = -256, r37
	adds r14 = -268, r37
	addl r42 = 8, r0
	;;
	mov r41 = r15
	ld4 r40 = [r14]
	addl r39 = 1307, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -268, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC53)
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
	addl r41 = 30, r0
	adds r14 = -272, r37
	;;
	ld4 r40 = [r14]
	addl r39 = 1070, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC54)
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
	addl r41 = 30, r0
	addl r40 = -1, r0
	addl r39 = 1070, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC55)
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
	addl r39 = 1277, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC56)
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
	addl r40 = 1, r0
	addl r39 = 1243, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC57)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp descriptors#
	.section	.rodata
	.align 8
.LC58:
	stringz	"a-fifo"
	.align 8
.LC59:
	stringz	"call(mknod, \"a-fifo\", S_IFIFO | 0644, 0)"
	.align 8
.LC60:
	stringz	"a-file"
	.align 8
.LC61:
	stringz	"call(mknod, \"a-file\", 0600, 0)"
	.align 8
.LC62:
	stringz	"a-directory"
	.align 8
.LC63:
	stringz	"call(mknod, \"a-directory\", S_IFDIR | 0600, 0)"
	.align 8
.LC64:
	stringz	"call(mknod, no_access(), 0600, 0)"
	.align 8
.LC65:
	stringz	"fifo"
	.align 8
.LC66:
	stringz	"call(mknodat, dir, \"fifo\", S_IFIFO | 0600, 0)"
	.align 8
.LC67:
	stringz	"call(mknodat, -1, \"fifo\", S_IFIFO | 0600, 0)"
	.align 8
.LC68:
	stringz	"d/fifo"
	.align 8
.LC69:
	stringz	"b"
	.align 8
.LC70:
	stringz	"call(linkat, AT_FDCWD, \"a\", dir, \"b\", 0)"
	.align 8
.LC71:
	stringz	"d/s"
	.align 8
.LC72:
	stringz	"../a"
	.align 8
.LC73:
	stringz	"call(symlink, \"../a\", \"d/s\")"
	.align 8
.LC74:
	stringz	"t"
	.align 8
.LC75:
	stringz	"call(symlinkat, \"b\", dir, \"t\")"
	.align 8
.LC76:
	stringz	"call(symlinkat, \"b\", -1, \"t\")"
	.align 8
.LC77:
	stringz	"followed"
	.align 8
.LC78:
	stringz	"s"
	.align 8
.LC79:
	stringz	"call(linkat, dir, \"s\", AT_FDCWD, \"followed\", AT_SYMLINK_FOLLOW)"
	.align 8
.LC80:
	stringz	"not-followed"
	.align 8
.LC81:
	stringz	"call(linkat, dir, \"s\", AT_FDCWD, \"not-followed\", 0)"
	.align 8
.LC82:
	stringz	"call(linkat, dir, \"s\", AT_FDCWD, \"x\", 1)"
	.align 8
.LC83:
	stringz	"call(linkat, dir, \"none\", AT_FDCWD, \"x\", 0)"
	.align 8
.LC84:
	stringz	"call(linkat, -1, \"s\", AT_FDCWD, \"x\", 0)"
	.align 8
.LC85:
	stringz	"call(linkat, dir, \"b\", -1, \"x\", 0)"
	.align 8
.LC86:
	stringz	"d"
	.align 8
.LC87:
	stringz	"call(linkat, AT_FDCWD, \"d\", AT_FDCWD, \"x\", 0)"
	.align 8
.LC88:
	stringz	"none/x"
	.align 8
.LC89:
	stringz	"call(link, \"a\", \"none/x\")"
	.align 8
.LC90:
	stringz	"call(fchmodat, dir, \"t\", 0604)"
	.align 8
.LC91:
	stringz	"call(fchmodat, dir, \"none\", 0604)"
	.align 8
.LC92:
	stringz	"call(fchmodat, -1, \"t\", 0604)"
	.align 8
.LC93:
	stringz	"call(fchmodat, dir, no_access(), 0604)"
	.align 8
.LC94:
	stringz	"call(chmod, \"a-file\", 07777)"
	.align 8
.LC95:
	stringz	"call(fchmod, dir, 0700)"
	.align 8
.LC96:
	stringz	"call(fchmod, -1, 0700)"
	.align 8
.LC97:
	stringz	"call(faccessat, dir, \"t\", R_OK)"
	.align 8
.LC98:
	stringz	"call(faccessat, dir, \"none\", R_OK)"
	.align 8
.LC99:
	stringz	"call(faccessat, dir, \"t\", 8)"
	.align 8
.LC100:
	stringz	"call(faccessat, -1, \"t\", R_OK)"
	.align 8
.LC101:
	stringz	"call(access, \"a\", X_OK)"
	.align 8
.LC102:
	stringz	"call(access, \"a\", F_OK)"
	.align 8
.LC103:
	stringz	"call(fchownat, dir, \"t\", -1, -1, 0)"
	.align 8
.LC104:
	stringz	"call(fchownat, dir, \"t\", geteuid(), -1, AT_SYMLINK_NOFOLLOW)"
	.align 8
.LC105:
	stringz	"call(fchownat, dir, \"t\", -1, -1, 1)"
	.align 8
.LC106:
	stringz	"call(fchownat, dir, \"none\", -1, -1, 0)"
	.align 8
.LC107:
	stringz	"call(fchownat, -1, \"t\", -1, -1, 0)"
	.align 8
.LC108:
	stringz	""
	.align 8
.LC109:
	stringz	"call(fchownat, dir, \"\", -1, getegid(), AT_EMPTY_PATH)"
	.align 8
.LC110:
	stringz	"call(fchownat, dir, \"\", -1, -1, 0)"
	.align 8
.LC111:
	stringz	"call(chown, \"none\", -1, -1)"
	.align 8
.LC112:
	stringz	"d/t"
	.align 8
.LC113:
	stringz	"call(lchown, \"d/t\", -1, -1)"
	.align 8
.LC114:
	stringz	"call(lchown, \"none\", -1, -1)"
	.align 8
.LC115:
	stringz	"call(fchown, dir, -1, -1)"
	.align 8
.LC116:
	stringz	"call(fchown, -1, -1, -1)"
	.align 8
.LC117:
	stringz	"call(readlinkat, dir, \"t\", text, 20)"
	.align 8
.LC118:
	stringz	"call(readlink, \"d/s\", text, 2)"
	.align 8
.LC119:
	stringz	"call(readlink, \"d/s\", text, 0)"
	.align 8
.LC120:
	stringz	"call(readlink, \"a\", text, 20)"
	.align 8
.LC121:
	stringz	"call(readlinkat, -1, \"t\", text, 20)"
	.align 8
.LC122:
	stringz	"sub"
	.align 8
.LC123:
	stringz	"call(mkdirat, dir, \"sub\", 0705)"
	.align 8
.LC124:
	stringz	"call(mkdirat, -1, \"sub\", 0705)"
	.align 8
.LC125:
	stringz	"d/sub"
	.align 8
.LC126:
	stringz	"call(unlinkat, dir, \"sub\", 0)"
	.align 8
.LC127:
	stringz	"call(unlinkat, dir, \"t\", AT_REMOVEDIR)"
	.align 8
.LC128:
	stringz	"call(unlinkat, dir, \"sub\", 1)"
	.align 8
.LC129:
	stringz	"call(unlinkat, dir, \"sub\", AT_REMOVEDIR)"
	.align 8
.LC130:
	stringz	"call(unlinkat, -1, \"t\", 0)"
	.align 8
.LC131:
	stringz	"d/renamed"
	.align 8
.LC132:
	stringz	"call(rename, \"a-file\", \"d/renamed\")"
	.align 8
.LC133:
	stringz	"renamed"
	.align 8
.LC134:
	stringz	"call(renameat, dir, \"renamed\", AT_FDCWD, \"a-file\")"
	.align 8
.LC135:
	stringz	"call(renameat, -1, \"renamed\", AT_FDCWD, \"a-file\")"
	.align 8
.LC136:
	stringz	"call(rmdir, \"d\")"
	.align 8
.LC137:
	stringz	"call(rmdir, \"a\")"
	.align 8
.LC138:
	stringz	"call(rmdir, \"none\")"
	.text
	.align 16
	.proc places#
places:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	addl r39 = 4516, r0
	movl r38 = @gprel(.LC58)
	;;
	add r38 = r1, r38
	addl r37 = 1037, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC59)
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
	mov r40 = r0
	addl r39 = 384, r0
	movl r38 = @gprel(.LC60)
	;;
	add r38 = r1, r38
	addl r37 = 1037, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC61)
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
	mov r40 = r0
	addl r39 = 384, r0
	movl r38 = @gprel(.LC60)
	;;
	add r38 = r1, r38
	addl r37 = 1037, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC61)
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
	mov r40 = r0
	addl r39 = 16768, r0
	movl r38 = @gprel(.LC62)
	;;
	add r38 = r1, r38
	addl r37 = 1037, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC63)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	addl r39 = 384, r0
	;;
	mov r38 = r14
	addl r37 = 1037, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC64)
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
	mov r41 = r0
	addl r40 = 4480, r0
	movl r39 = @gprel(.LC65)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1283, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC66)
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
	mov r41 = r0
	addl r40 = 4480, r0
	movl r39 = @gprel(.LC65)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1283, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC67)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC58)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC68)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	mov r42 = r0
	movl r41 = @gprel(.LC69)
	;;
	add r41 = r1, r41
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1289, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC70)
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
	mov r42 = r0
	movl r41 = @gprel(.LC69)
	;;
	add r41 = r1, r41
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1289, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC70)
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
	movl r39 = @gprel(.LC71)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC72)
	;;
	add r38 = r1, r38
	addl r37 = 1091, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC73)
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
	movl r40 = @gprel(.LC74)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC69)
	;;
	add r38 = r1, r38
	addl r37 = 1290, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC75)
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
	movl r40 = @gprel(.LC74)
	;;
	add r40 = r1, r40
	addl r39 = -1, r0
	movl r38 = @gprel(.LC69)
	;;
	add r38 = r1, r38
	addl r37 = 1290, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC76)
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
	addl r42 = 1024, r0
	movl r41 = @gprel(.LC77)
	;;
	add r41 = r1, r41
	addl r40 = -100, r0
	movl r39 = @gprel(.LC78)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1289, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC79)
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
	mov r42 = r0
	movl r41 = @gprel(.LC80)
	;;
	add r41 = r1, r41
	addl r40 = -100, r0
	movl r39 = @gprel(.LC78)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1289, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC81)
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
	addl r42 = 1, r0
	movl r41 = @gprel(.LC39)
	;;
	add r41 = r1, r41
	addl r40 = -100, r0
	movl r39 = @gprel(.LC78)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1289, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC82)
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
	mov r42 = r0
	movl r41 = @gprel(.LC39)
	;;
	add r41 = r1, r41
	addl r40 = -100, r0
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1289, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC83)
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
	mov r42 = r0
	movl r41 = @gprel(.LC39)
	;;
	add r41 = r1, r41
	addl r40 = -100, r0
	movl r39 = @gprel(.LC78)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1289, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC84)
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
	mov r42 = r0
	movl r41 = @gprel(.LC39)
	;;
	add r41 = r1, r41
	addl r40 = -1, r0
	movl r39 = @gprel(.LC69)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1289, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC85)
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
	mov r42 = r0
	movl r41 = @gprel(.LC39)
	;;
	add r41 = r1, r41
	addl r40 = -100, r0
	movl r39 = @gprel(.LC86)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1289, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC87)
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
	movl r39 = @gprel(.LC88)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	addl r37 = 1031, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC77)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC80)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r40 = 388, r0
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1292, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC90)
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
	addl r40 = 388, r0
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1292, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC91)
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
	addl r40 = 388, r0
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1292, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC92)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	addl r40 = 388, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	addl r37 = 1292, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC93)
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
	addl r39 = 4095, r0
	movl r38 = @gprel(.LC60)
	;;
	add r38 = r1, r38
	addl r37 = 1038, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC94)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r39 = 448, r0
	;;
	ld4 r38 = [r14]
	addl r37 = 1099, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC95)
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
	addl r39 = 448, r0
	addl r38 = -1, r0
	addl r37 = 1099, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC96)
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
	addl r40 = 4, r0
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1293, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC97)
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
	addl r40 = 4, r0
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1293, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC98)
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
	addl r40 = 8, r0
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1293, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC99)
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
	addl r40 = 4, r0
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1293, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC100)
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
	addl r39 = 1, r0
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	addl r37 = 1049, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC101)
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
	mov r39 = r0
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	addl r37 = 1049, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC102)
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
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = -1, r0
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1284, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC103)
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
	br.call.sptk.many b0 = geteuid#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	addl r42 = 256, r0
	addl r41 = -1, r0
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1284, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC104)
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
	addl r42 = 1, r0
	addl r41 = -1, r0
	addl r40 = -1, r0
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1284, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC105)
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
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = -1, r0
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1284, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC106)
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
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = -1, r0
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1284, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC107)
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
	br.call.sptk.many b0 = getegid#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	addl r42 = 4096, r0
	;;
	mov r41 = r15
	addl r40 = -1, r0
	movl r39 = @gprel(.LC108)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1284, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC109)
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
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = -1, r0
	movl r39 = @gprel(.LC108)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1284, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC110)
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
	addl r40 = -1, r0
	addl r39 = -1, r0
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	addl r37 = 1039, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC111)
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
	addl r40 = -1, r0
	addl r39 = -1, r0
	movl r38 = @gprel(.LC112)
	;;
	add r38 = r1, r38
	addl r37 = 1124, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC113)
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
	addl r40 = -1, r0
	addl r39 = -1, r0
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	addl r37 = 1124, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC114)
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
	addl r40 = -1, r0
	addl r39 = -1, r0
	;;
	ld4 r38 = [r14]
	addl r37 = 1100, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC115)
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
	addl r40 = -1, r0
	addl r39 = -1, r0
	addl r38 = -1, r0
	addl r37 = 1100, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC116)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	;;
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r41 = 20, r0
	adds r40 = -32, r35
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1291, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC117)
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
	addl r40 = 2, r0
	adds r39 = -32, r35
	movl r38 = @gprel(.LC71)
	;;
	add r38 = r1, r38
	addl r37 = 1092, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC118)
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
	mov r40 = r0
	adds r39 = -32, r35
	movl r38 = @gprel(.LC71)
	;;
	add r38 = r1, r38
	addl r37 = 1092, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC119)
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
	addl r40 = 20, r0
	adds r39 = -32, r35
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	addl r37 = 1092, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC120)
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
	addl r41 = 20, r0
	adds r40 = -32, r35
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1291, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC121)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r38 = -32, r35
	;;
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r40 = 453, r0
	movl r39 = @gprel(.LC122)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1282, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC123)
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
	addl r40 = 453, r0
	movl r39 = @gprel(.LC122)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1282, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC123)
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
	addl r40 = 453, r0
	movl r39 = @gprel(.LC122)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1282, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC124)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC125)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	mov r40 = r0
	movl r39 = @gprel(.LC122)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1287, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC126)
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
	addl r40 = 512, r0
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1287, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC127)
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
	addl r40 = 1, r0
	movl r39 = @gprel(.LC122)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1287, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC128)
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
	addl r40 = 512, r0
	movl r39 = @gprel(.LC122)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1287, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC129)
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
	addl r40 = 512, r0
	movl r39 = @gprel(.LC122)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1287, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC129)
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
	mov r40 = r0
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1287, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC130)
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
	movl r39 = @gprel(.LC131)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC60)
	;;
	add r38 = r1, r38
	addl r37 = 1054, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC132)
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
	movl r41 = @gprel(.LC60)
	;;
	add r41 = r1, r41
	addl r40 = -100, r0
	movl r39 = @gprel(.LC133)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1288, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC134)
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
	movl r41 = @gprel(.LC60)
	;;
	add r41 = r1, r41
	addl r40 = -100, r0
	movl r39 = @gprel(.LC133)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1288, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC134)
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
	movl r41 = @gprel(.LC60)
	;;
	add r41 = r1, r41
	addl r40 = -100, r0
	movl r39 = @gprel(.LC133)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1288, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC135)
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
	movl r38 = @gprel(.LC86)
	;;
	add r38 = r1, r38
	addl r37 = 1056, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC136)
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
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	addl r37 = 1056, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC137)
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
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	addl r37 = 1056, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC138)
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
	.endp places#
	.section	.rodata
	.align 8
.LC139:
	stringz	"call(utimes, \"a\", pair)"
	.align 8
.LC140:
	stringz	"call(utimes, \"a\", wrong)"
	.align 8
.LC141:
	stringz	"call(utimes, \"none\", pair)"
	.align 8
.LC142:
	stringz	"call(utimes, \"a\", no_access())"
	.align 8
.LC143:
	stringz	"call(futimesat, dir, \"t\", pair)"
	.align 8
.LC144:
	stringz	"call(futimesat, dir, \"t\", wrong)"
	.align 8
.LC145:
	stringz	"call(futimesat, -1, \"t\", pair)"
	.align 8
.LC146:
	stringz	"call(futimesat, dir, \"none\", pair)"
	.align 8
.LC147:
	stringz	"call(futimesat, fd, NULL, pair)"
	.align 8
.LC148:
	stringz	"call(utimes, \"a\", NULL)"
	.align 8
.LC149:
	stringz	"  now %d\n"
	.text
	.align 16
	.proc times#
times:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -240, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -216, r35
	addl r15 = 300, r0
	;;
	st8 [r14] = r15
	adds r14 = -216, r35
	;;
	adds r14 = 8, r14
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	adds r14 = -216, r35
	;;
	adds r14 = 16, r14
	addl r15 = 400, r0
	;;
	st8 [r14] = r15
	adds r14 = -216, r35
	;;
	adds r14 = 24, r14
	addl r15 = 6, r0
	;;
	st8 [r14] = r15
	adds r14 = -184, r35
	addl r15 = 300, r0
	;;
	st8 [r14] = r15
	adds r14 = -184, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -184, r35
	;;
	adds r14 = 16, r14
	addl r15 = 400, r0
	;;
	st8 [r14] = r15
	adds r14 = -184, r35
	;;
	adds r14 = 24, r14
	addl r15 = 6, r0
	;;
	st8 [r14] = r15
	mov r38 = r0
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -224, r35
	;;
	st4 [r14] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -216, r35
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	addl r37 = 1036, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC139)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -184, r35
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	addl r37 = 1036, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC140)
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
	adds r14 = -216, r35
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	addl r37 = 1036, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC141)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	addl r37 = 1036, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC142)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -216, r35
	addl r15 = 500, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -216, r35
	mov r14 = r35
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1285, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC143)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -184, r35
	mov r14 = r35
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1285, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC144)
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
	adds r14 = -216, r35
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC74)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1285, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC145)
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
	adds r15 = -216, r35
	mov r14 = r35
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1285, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC146)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	adds r14 = 16, r14
	addl r15 = 600, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -216, r35
	;;
	mov r40 = r14
	mov r39 = r0
	adds r14 = -224, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 1285, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC147)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	addl r37 = 1036, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC148)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -152, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	adds r14 = -152, r35
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 1000000, r0
	;;
	cmp.lt p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC149)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -224, r35
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
	.endp times#
	.section	.rodata
	.align 8
.LC150:
	stringz	"v"
	.align 8
.LC151:
	stringz	"call(pwritev, fd, v, 2, 10L, 0L)"
	.align 8
.LC152:
	stringz	"call(pwritev, fd, v, 1, 0L, 0L)"
	.align 8
.LC153:
	stringz	"call(preadv, fd, r, 2, 9L, 0L)"
	.align 8
.LC154:
	stringz	"  '%.4s' '%.8s' %d\n"
	.align 8
.LC155:
	stringz	"call(preadv, fd, r, 1, 100L, 0L)"
	.align 8
.LC156:
	stringz	"call(pwritev, fd, v, 2, -1L, -1L)"
	.align 8
.LC157:
	stringz	"call(preadv, fd, r, 2, -1L, -1L)"
	.align 8
.LC158:
	stringz	"call(pwritev, fd, bad, 1, 0L, 0L)"
	.align 8
.LC159:
	stringz	"call(preadv, fd, bad, 1, 0L, 0L)"
	.align 8
.LC160:
	stringz	"call(pwritev, fd, v, -1L, 0L, 0L)"
	.align 8
.LC161:
	stringz	"call(pwritev, fd, no_access(), 1, 0L, 0L)"
	.align 8
.LC162:
	stringz	"call(preadv, -1, r, 1, 0L, 0L)"
	.align 8
.LC163:
	stringz	"call(pwritev, fd, v, 1025, 0L, 0L)"
	.align 8
.LC164:
	stringz	"call(lseek, fd, 0L, SEEK_CUR)"
	.align 8
.LC165:
	stringz	"call(pwritev2, fd, v, 2, -1L, -1L, 0)"
	.align 8
.LC166:
	stringz	"call(preadv2, fd, r, 2, 0L, 0L, 0)"
	.align 8
.LC167:
	stringz	"call(preadv2, fd, r, 2, 0L, 0L, 1 << 20)"
	.align 8
.LC168:
	stringz	"call(pwritev2, fd, v, 2, 0L, 0L, 1 << 20)"
	.align 8
.LC169:
	stringz	"call(ftruncate, fd, 5)"
	.align 8
.LC170:
	stringz	"call(truncate, \"v\", 9)"
	.align 8
.LC171:
	stringz	"call(ftruncate, fd, -1L)"
	.align 8
.LC172:
	stringz	"call(truncate, \"v\", -1L)"
	.align 8
.LC173:
	stringz	"call(truncate, \"none\", 1)"
	.align 8
.LC174:
	stringz	"call(truncate, \"d\", 1)"
	.align 8
.LC175:
	stringz	"call(ftruncate, -1, 1)"
	.align 8
.LC176:
	stringz	"call(sendfile, fd, fd, NULL, 3) >= 0 || errno == EINVAL"
	.align 8
.LC177:
	stringz	"pipe"
	.align 8
.LC178:
	stringz	"call(sendfile, p[1], fd, &at, 4)"
	.align 8
.LC179:
	stringz	"  %ld\n"
	.align 8
.LC180:
	stringz	"call(read, p[0], in, 8)"
	.align 8
.LC181:
	stringz	"  '%.4s'\n"
	.align 8
.LC182:
	stringz	"call(sendfile, p[1], -1, &at, 4)"
	.align 8
.LC183:
	stringz	"call(sendfile, -1, fd, &at, 4)"
	.align 8
.LC184:
	stringz	"call(sendfile, p[1], fd, no_access(), 4)"
	.text
	.align 16
	.proc vectors#
vectors:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -124, r35
	movl r15 = 1684234849
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 6776421
	;;
	st4 [r14] = r15
	adds r14 = -116, r35
	movl r15 = 875770417
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 3618357
	;;
	st4 [r14] = r15
	adds r14 = -108, r35
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
	;;
	adds r14 = -88, r35
	adds r15 = -124, r35
	;;
	st8 [r14] = r15
	adds r14 = -88, r35
	;;
	adds r14 = 8, r14
	addl r15 = 3, r0
	;;
	st8 [r14] = r15
	adds r14 = -88, r35
	;;
	adds r14 = 16, r14
	adds r15 = -116, r35
	;;
	st8 [r14] = r15
	adds r14 = -88, r35
	;;
	adds r14 = 24, r14
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	adds r15 = -108, r35
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -108, r35
	;;
	adds r14 = 8, r14
	adds r15 = -56, r35
	;;
	adds r15 = 16, r15
	;;
	st8 [r15] = r14
	adds r14 = -56, r35
	;;
	adds r14 = 24, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -24, r35
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC150)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	st4 [r14] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -88, r35
	mov r42 = r0
	addl r41 = 10, r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	adds r15 = -128, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 1320, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC151)
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
	adds r14 = -88, r35
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r14 = -128, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 1320, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC152)
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
	adds r14 = -56, r35
	mov r42 = r0
	addl r41 = 9, r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	adds r15 = -128, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 1319, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC153)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -108, r35
	;;
	adds r14 = 1, r14
	adds r15 = -108, r35
	;;
	adds r15 = 8, r15
	adds r16 = -108, r35
	;;
	ld1 r16 = [r16]
	;;
	sxt1 r16 = r16
	;;
	mov r40 = r16
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC154)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -56, r35
	mov r42 = r0
	addl r41 = 100, r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r14 = -128, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 1319, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC155)
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
	adds r14 = -88, r35
	addl r42 = -1, r0
	addl r41 = -1, r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	adds r15 = -128, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 1320, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC156)
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
	adds r14 = -56, r35
	addl r42 = -1, r0
	addl r41 = -1, r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	adds r14 = -128, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 1319, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC157)
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
	adds r14 = -24, r35
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r15 = -128, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 1320, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC158)
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
	adds r14 = -24, r35
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r14 = -128, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 1319, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC159)
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
	adds r14 = -88, r35
	mov r42 = r0
	mov r41 = r0
	addl r40 = -1, r0
	;;
	mov r39 = r14
	adds r15 = -128, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 1320, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC160)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r14 = -128, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 1320, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC161)
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
	adds r14 = -56, r35
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	addl r38 = -1, r0
	addl r37 = 1319, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC162)
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
	adds r14 = -88, r35
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1025, r0
	;;
	mov r39 = r14
	adds r15 = -128, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 1320, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC163)
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
	addl r40 = 1, r0
	mov r39 = r0
	adds r14 = -128, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 1040, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC164)
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
	adds r14 = -88, r35
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = -1, r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	adds r15 = -128, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 1349, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC165)
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
	addl r40 = 1, r0
	mov r39 = r0
	adds r14 = -128, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 1040, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC164)
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
	adds r14 = -56, r35
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	adds r15 = -128, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 1348, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC166)
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
	adds r14 = -56, r35
	addl r43 = 1048576, r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	adds r14 = -128, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 1348, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC167)
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
	adds r14 = -88, r35
	addl r43 = 1048576, r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	adds r15 = -128, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 1349, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC168)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC150)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 5, r0
	adds r14 = -128, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 1098, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC169)
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
	addl r39 = 9, r0
	movl r38 = @gprel(.LC150)
	;;
	add r38 = r1, r38
	addl r37 = 1097, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC170)
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
	addl r39 = -1, r0
	adds r15 = -128, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 1098, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC171)
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
	addl r39 = -1, r0
	movl r38 = @gprel(.LC150)
	;;
	add r38 = r1, r38
	addl r37 = 1097, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC172)
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
	addl r39 = 1, r0
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	addl r37 = 1097, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC173)
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
	addl r39 = 1, r0
	movl r38 = @gprel(.LC86)
	;;
	add r38 = r1, r38
	addl r37 = 1097, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC174)
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
	addl r39 = 1, r0
	addl r38 = -1, r0
	addl r37 = 1098, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC175)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC150)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_file#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 3, r0
	mov r40 = r0
	adds r14 = -128, r35
	;;
	ld4 r39 = [r14]
	adds r15 = -128, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 1187, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L27
.L26:
	addl r14 = 1, r0
	br .L28
	;;
.L27:
	mov r14 = r0
.L28:
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC176)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC177)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r35
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r15 = r35
	addl r41 = 4, r0
	;;
	mov r40 = r15
	adds r15 = -128, r35
	;;
	ld4 r39 = [r15]
	mov r38 = r14
	addl r37 = 1187, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC178)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC179)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -108, r35
	addl r40 = 8, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1026, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC180)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -108, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC181)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r15 = r35
	addl r41 = 4, r0
	;;
	mov r40 = r15
	addl r39 = -1, r0
	mov r38 = r14
	addl r37 = 1187, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC182)
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
	addl r41 = 4, r0
	;;
	mov r40 = r14
	adds r14 = -128, r35
	;;
	ld4 r39 = [r14]
	addl r38 = -1, r0
	addl r37 = 1187, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC183)
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
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r41 = 4, r0
	;;
	mov r40 = r14
	adds r15 = -128, r35
	;;
	ld4 r39 = [r15]
	mov r38 = r32
	addl r37 = 1187, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC184)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	mov r14 = r35
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r15 = r35
	addl r41 = 4, r0
	;;
	mov r40 = r15
	adds r15 = -128, r35
	;;
	ld4 r39 = [r15]
	mov r38 = r14
	addl r37 = 1187, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC178)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -128, r35
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
	.endp vectors#
	.section	.rodata
	.align 8
.LC185:
	stringz	"mkdir"
	.align 8
.LC186:
	stringz	"call(umask, 0777)"
	.align 8
.LC187:
	stringz	"call(umask, 022)"
	.align 8
.LC188:
	stringz	"call(fchdir, dir)"
	.align 8
.LC189:
	stringz	"call(fchdir, -1)"
	.align 8
.LC190:
	stringz	".."
	.align 8
.LC191:
	stringz	"call(chdir, \"..\")"
	.align 8
.LC192:
	stringz	"call(chdir, \"none\")"
	.align 8
.LC193:
	stringz	"call(chdir, \"a\")"
	.align 8
.LC194:
	stringz	"call(vhangup) == 0 || errno == EPERM"
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
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r35
	;;
	addl r36 = 18, r0
	br.call.sptk.many b0 = umask#
	mov r1 = r35
	addl r37 = 493, r0
	;;
	movl r36 = @gprel(.LC86)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC185)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = opening#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = descriptors#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC86)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	st4 [r34] = r8
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = places#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = times#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = vectors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 511, r0
	addl r36 = 1067, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC186)
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
	addl r37 = 18, r0
	addl r36 = 1067, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC187)
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
	ld4 r37 = [r34]
	addl r36 = 1035, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC188)
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
	addl r37 = -1, r0
	addl r36 = 1035, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC189)
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
	movl r37 = @gprel(.LC190)
	;;
	add r37 = r1, r37
	addl r36 = 1034, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC191)
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
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	addl r36 = 1034, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC192)
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
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	addl r36 = 1034, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC193)
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
	addl r36 = 1123, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L31
.L30:
	addl r14 = 1, r0
	br .L32
	;;
.L31:
	mov r14 = r0
.L32:
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC194)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
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
	.align 4
	.type	which.2#, @object
	.size	which.2#, 4
which.2:
	.skip	4
	.bss
	.align 1
	.type	text.1#, @object
	.size	text.1#, 40
text.1:
	.skip	40
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
