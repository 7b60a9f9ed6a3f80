// d7bbf29ecc7b43952bdb1da209ea75f9
	.file	"record-locks.c"
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
	.type	fd#, @object
	.size	fd#, 4
fd:
	.skip	4
	.align 4
	.type	ready#, @object
	.size	ready#, 8
ready:
	.skip	8
	.text
	.align 16
	.proc locks#
locks:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 6, 4, 3, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -64, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -16, r40
	;;
	st4 [r14] = r32
	adds r14 = -12, r40
	;;
	st4 [r14] = r33
	adds r14 = -8, r40
	;;
	st4 [r14] = r34
	adds r14 = -4, r40
	;;
	st4 [r14] = r35
	mov r14 = r40
	;;
	st8 [r14] = r36
	adds r14 = 8, r40
	;;
	st8 [r14] = r37
	adds r14 = -48, r40
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
	adds r14 = -8, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	adds r15 = -48, r40
	;;
	st2 [r15] = r14
	adds r14 = -4, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -46, r40
	;;
	st2 [r14] = r15
	adds r14 = -40, r40
	mov r15 = r40
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -32, r40
	adds r15 = 8, r40
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -12, r40
	adds r14 = -16, r40
	adds r44 = -48, r40
	;;
	ld4 r43 = [r15]
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp locks#
	.section	.rodata
	.align 8
.LC2:
	stringz	"l"
	.align 8
.LC3:
	stringz	"write"
	.align 8
.LC4:
	stringz	"read"
	.align 8
.LC5:
	stringz	"%s lock from %ld, %ld: %ld"
	.align 8
.LC6:
	stringz	" nothing"
	.align 8
.LC7:
	stringz	"a description"
	.align 8
.LC8:
	stringz	"another"
	.align 8
.LC9:
	stringz	"the parent"
	.align 8
.LC10:
	stringz	" %s %d from %ld, %ld by %s\n"
	.text
	.align 16
	.proc find#
find:
	.prologue 14, 41
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 4, 9, 6, 0
	.vframe r43
	mov r43 = r12
	adds r12 = -80, r12
	.save rp, r41
	mov r41 = b0
	mov r44 = r1
	.body
	;;
	adds r14 = -16, r43
	;;
	st4 [r14] = r32
	adds r14 = -12, r43
	;;
	st4 [r14] = r33
	adds r14 = -8, r43
	;;
	st8 [r14] = r34
	mov r14 = r43
	;;
	st8 [r14] = r35
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r45 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r44
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r44
	mov r14 = r8
	adds r15 = -64, r43
	;;
	st4 [r15] = r14
	adds r15 = -64, r43
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r14 = -12, r43
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -48, r43
	;;
	st2 [r14] = r15
	adds r14 = -48, r43
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = -48, r43
	;;
	adds r14 = 8, r14
	adds r15 = -8, r43
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -48, r43
	;;
	adds r14 = 16, r14
	mov r15 = r43
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -48, r43
	;;
	adds r14 = 24, r14
	;;
	st4 [r14] = r0
	adds r14 = -16, r43
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 36, r14
	(p6) br.cond.dptk .L15
	addl r46 = 2, r0
	movl r45 = @gprel(.LC2)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = open#
	mov r1 = r44
	mov r14 = r8
	br .L16
	;;
.L15:
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
.L16:
	adds r15 = -60, r43
	;;
	st4 [r15] = r14
	adds r16 = -48, r43
	adds r15 = -16, r43
	adds r14 = -60, r43
	;;
	mov r47 = r16
	ld4 r46 = [r15]
	ld4 r45 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r44
	mov r15 = r8
	adds r14 = -56, r43
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -12, r43
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L17
	movl r17 = @gprel(.LC3)
	;;
	add r17 = r1, r17
	br .L18
	;;
.L17:
	movl r17 = @gprel(.LC4)
	;;
	add r17 = r1, r17
.L18:
	adds r16 = -56, r43
	mov r15 = r43
	adds r14 = -8, r43
	;;
	ld8 r49 = [r16]
	ld8 r48 = [r15]
	ld8 r47 = [r14]
	mov r46 = r17
	movl r45 = @gprel(.LC5)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	mov r1 = r44
	adds r14 = -48, r43
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L19
	movl r45 = @gprel(.LC6)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = puts#
	mov r1 = r44
	br .L20
	;;
.L19:
	adds r14 = -48, r43
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L21
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br .L22
	;;
.L21:
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
.L22:
	adds r14 = -48, r43
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r40 = r14
	adds r14 = -48, r43
	;;
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	adds r14 = -48, r43
	;;
	adds r14 = 16, r14
	;;
	ld8 r39 = [r14]
	adds r14 = -48, r43
	;;
	adds r14 = 24, r14
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = getppid#
	mov r1 = r44
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r36
	(p6) br.cond.dptk .L23
	adds r14 = -48, r43
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L24:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L23:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L26:
	;;
	mov r50 = r14
	mov r49 = r39
	mov r48 = r38
	mov r47 = r40
	mov r46 = r37
	movl r45 = @gprel(.LC10)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	mov r1 = r44
.L20:
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r45 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r44
	;;
	mov r45 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L14:
	mov r47 = r0
	mov r46 = r0
	adds r14 = -64, r43
	;;
	ld4 r45 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r44
	nop 0
	;;
	mov ar.pfs = r42
	mov b0 = r41
	.restore sp
	mov r12 = r43
	br.ret.sptk.many b0
	;;
	.endp find#
	.section	.rodata
	.align 8
.LC11:
	stringz	"LOCK(F_SETLK, F_WRLCK, 10, 10)"
	.align 8
.LC12:
	stringz	"LOCK(F_SETLK, F_RDLCK, 40, 10)"
	.align 8
.LC13:
	stringz	"LOCK(F_SETLK, F_RDLCK, 14, 2)"
	.align 8
.LC14:
	stringz	"LOCK(F_SETLK, F_WRLCK, 15, 0)"
	.align 8
.LC15:
	stringz	"LOCK(F_SETLK, F_UNLCK, 12, 100)"
	.align 8
.LC16:
	stringz	"LOCK(F_SETLK, F_UNLCK, 0, 0)"
	.align 8
.LC17:
	stringz	"lseek"
	.align 8
.LC18:
	stringz	"locks(fd, F_SETLK, F_WRLCK, SEEK_CUR, 10, -5)"
	.align 8
.LC19:
	stringz	"locks(fd, F_SETLK, F_WRLCK, SEEK_END, -1, 2)"
	.text
	.align 16
	.proc ranges#
ranges:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 10, r0
	addl r40 = 10, r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 10, r0
	addl r40 = 40, r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	addl r39 = 10, r0
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	addl r39 = 11, r0
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	addl r39 = 1, r0
	addl r38 = 19, r0
	addl r37 = 1, r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	addl r39 = 20, r0
	addl r38 = 20, r0
	addl r37 = 1, r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	mov r39 = r0
	addl r38 = 40, r0
	mov r37 = r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	mov r39 = r0
	addl r38 = 30, r0
	addl r37 = 1, r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	mov r39 = r0
	addl r38 = 50, r0
	addl r37 = 1, r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 2, r0
	addl r40 = 14, r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	addl r39 = 1, r0
	addl r38 = 14, r0
	addl r37 = 1, r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	mov r39 = r0
	addl r38 = 15, r0
	mov r37 = r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 15, r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	addl r39 = 1, r0
	addl r38 = 1000, r0
	mov r37 = r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 100, r0
	addl r40 = 12, r0
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	addl r39 = 100, r0
	addl r38 = 12, r0
	addl r37 = 1, r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	addl r39 = 101, r0
	addl r38 = 12, r0
	addl r37 = 1, r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1, r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1, r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	;;
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	addl r37 = 100, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = -5, r0
	addl r40 = 10, r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1, r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 2, r0
	addl r40 = -1, r0
	addl r39 = 2, r0
	addl r38 = 1, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r39 = r0
	addl r38 = 110, r0
	addl r37 = 1, r0
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp ranges#
	.section	.rodata
	.align 8
.LC20:
	stringz	"locks(fd, F_SETLK, F_WRLCK, SEEK_SET, -1, 1)"
	.align 8
.LC21:
	stringz	"locks(fd, F_SETLK, F_WRLCK, SEEK_SET, 5, -6)"
	.align 8
.LC22:
	stringz	"locks(fd, F_SETLK, F_WRLCK, 3, 0, 1)"
	.align 8
.LC23:
	stringz	"locks(fd, F_SETLK, 8, SEEK_SET, 0, 1)"
	.align 8
.LC24:
	stringz	"locks(fd, F_GETLK, F_UNLCK, SEEK_SET, 0, 1)"
	.align 8
.LC25:
	stringz	"locks(fd, F_GETLK, 9, SEEK_SET, 0, 1)"
	.align 8
.LC26:
	stringz	"locks(read_only, F_SETLK, F_WRLCK, SEEK_SET, 0, 1)"
	.align 8
.LC27:
	stringz	"locks(written, F_SETLK, F_RDLCK, SEEK_SET, 0, 1)"
	.align 8
.LC28:
	stringz	"locks(path, F_SETLK, F_RDLCK, SEEK_SET, 0, 1)"
	.align 8
.LC29:
	stringz	"locks(-1, F_SETLK, F_RDLCK, SEEK_SET, 0, 1)"
	.align 8
.LC30:
	stringz	"syscall(FCNTL, fd, F_SETLK, no_access())"
	.align 8
.LC31:
	stringz	"syscall(FCNTL, fd, F_SETLKW, no_access())"
	.align 8
.LC32:
	stringz	"syscall(FCNTL, fd, F_GETLK, no_access())"
	.align 8
.LC33:
	stringz	"syscall(FCNTL, fd, F_OFD_SETLK, no_access())"
	.align 8
.LC34:
	stringz	"fcntl(fd, F_OFD_SETLK, &of)"
	.align 8
.LC35:
	stringz	"fcntl(fd, F_OFD_GETLK, &of)"
	.align 8
.LC36:
	stringz	"flock(fd, LOCK_SH)"
	.align 8
.LC37:
	stringz	"flock(fd, LOCK_SH | LOCK_EX)"
	.align 8
.LC38:
	stringz	"flock(fd, 0)"
	.align 8
.LC39:
	stringz	"flock(fd, LOCK_NB)"
	.align 8
.LC40:
	stringz	"flock(-1, LOCK_SH)"
	.align 8
.LC41:
	stringz	"flock(path, LOCK_SH)"
	.align 8
.LC42:
	stringz	"flock(read_only, LOCK_SH | LOCK_NB)"
	.align 8
.LC43:
	stringz	"flock(read_only, LOCK_EX | LOCK_NB)"
	.align 8
.LC44:
	stringz	"flock(fd, LOCK_UN)"
	.align 8
.LC45:
	stringz	"flock(fd, LOCK_SH | LOCK_NB)"
	.text
	.align 16
	.proc errors#
errors:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	mov r38 = r0
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r8
	adds r32 = -28, r35
	addl r38 = 1, r0
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r32 = -24, r35
	movl r38 = 2097152
	;;
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r42 = 1, r0
	addl r41 = -1, r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 6, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r42 = -6, r0
	addl r41 = 5, r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 6, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r42 = 1, r0
	mov r41 = r0
	addl r40 = 3, r0
	addl r39 = 1, r0
	addl r38 = 6, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC22)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 8, r0
	addl r38 = 6, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 5, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 9, r0
	addl r38 = 5, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC25)
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
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 6, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
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
	adds r14 = -28, r35
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 6, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
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
	adds r14 = -24, r35
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 6, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
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
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 6, r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 6, r0
	mov r38 = r32
	addl r37 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 7, r0
	mov r38 = r32
	addl r37 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 5, r0
	mov r38 = r32
	addl r37 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC32)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 37, r0
	mov r38 = r32
	addl r37 = 1066, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -16, r35
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
	adds r14 = -16, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	;;
	mov r39 = r15
	addl r38 = 37, r0
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	;;
	mov r39 = r15
	addl r38 = 36, r0
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC35)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = flock#
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 3, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = flock#
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 4, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = flock#
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
	addl r38 = 1, r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = flock#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
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
	addl r38 = 1, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = flock#
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
	addl r38 = 5, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = flock#
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
	addl r38 = 6, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = flock#
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 8, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = flock#
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
	addl r38 = 6, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = flock#
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 5, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 5, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC45)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 8, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = flock#
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
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp errors#
	.align 16
	.proc on_alarm#
on_alarm:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_alarm#
	.align 16
	.proc tell#
tell:
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
	st1 [r35] = r32
	addl r14 = @gprel(ready#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	mov r38 = r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp tell#
	.align 16
	.proc wait_for_child#
wait_for_child:
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
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	mov r37 = r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r36 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp wait_for_child#
	.align 16
	.proc status_of#
status_of:
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
	mov r14 = r35
	mov r39 = r0
	adds r38 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r15 = -16, r35
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
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp status_of#
	.section	.rodata
	.align 8
.LC46:
	stringz	"LOCK(F_SETLKW, F_WRLCK, 0, 10)"
	.align 8
.LC47:
	stringz	"waitpid(child, NULL, WNOHANG)"
	.align 8
.LC48:
	stringz	"LOCK(F_SETLK, F_UNLCK, 0, 6)"
	.align 8
.LC49:
	stringz	"LOCK(F_SETLK, F_UNLCK, 6, 4)"
	.align 8
.LC50:
	stringz	"  status %d\n"
	.align 8
.LC51:
	stringz	"LOCK(F_SETLKW, F_RDLCK, 9, 1)"
	.align 8
.LC52:
	stringz	"flock(open(\"l\", O_RDWR), LOCK_SH)"
	.align 8
.LC53:
	stringz	"flock(fd, LOCK_EX)"
	.text
	.align 16
	.proc waiting#
waiting:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -160, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 10, r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 7, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -144, r34
	;;
	st4 [r15] = r14
	adds r15 = -144, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	addl r36 = 119, r0
	br.call.sptk.many b0 = tell#
	mov r1 = r35
	;;
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 10, r0
	addl r40 = 5, r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 7, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L37
	;;
.L36:
	addl r14 = 50, r0
.L37:
	;;
	mov r36 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L35:
	br.call.sptk.many b0 = wait_for_child#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 1, r0
	mov r37 = r0
	adds r14 = -144, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC47)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 6, r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC48)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	addl r36 = 5000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 1, r0
	mov r37 = r0
	adds r15 = -144, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC47)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 4, r0
	addl r40 = 6, r0
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC49)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC50)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 10, r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 7, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -144, r34
	;;
	st4 [r15] = r14
	adds r15 = -144, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	adds r14 = -136, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	addl r15 = @ltoff(@fptr(on_alarm#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -136, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 14, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	mov r37 = r0
	addl r36 = 5000, r0
	br.call.sptk.many b0 = ualarm#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 1, r0
	addl r40 = 9, r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 7, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC51)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r37 = r0
	;;
	addl r36 = 5000, r0
	br.call.sptk.many b0 = ualarm#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 2, r0
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC52)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L38:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 2, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC53)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC50)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 8, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC44)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp waiting#
	.section	.rodata
	.align 8
.LC54:
	stringz	"LOCK(F_SETLK, F_WRLCK, 0, 1)"
	.align 8
.LC55:
	stringz	"LOCK(F_SETLKW, F_WRLCK, 1, 1)"
	.align 8
.LC56:
	stringz	"LOCK(F_SETLKW, F_RDLCK, 1, 1)"
	.align 8
.LC57:
	stringz	"LOCK(F_SETLK, F_WRLCK, 1, 1)"
	.align 8
.LC58:
	stringz	"LOCK(F_SETLK, F_UNLCK, 0, 1)"
	.align 8
.LC59:
	stringz	"LOCK(F_SETLKW, F_WRLCK, 0, 2)"
	.text
	.align 16
	.proc deadlock#
deadlock:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 1, r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC54)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 1, r0
	addl r40 = 1, r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	addl r36 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L41:
	addl r36 = 100, r0
	br.call.sptk.many b0 = tell#
	mov r1 = r35
	;;
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 1, r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 7, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L43
	;;
.L42:
	addl r14 = 51, r0
.L43:
	;;
	mov r36 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L40:
	br.call.sptk.many b0 = wait_for_child#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 1, r0
	addl r40 = 1, r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 7, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC55)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 1, r0
	addl r40 = 1, r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 7, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC56)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 1, r0
	addl r40 = 1, r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC57)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 1, r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC58)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = status_of#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC50)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 2, r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 7, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC59)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp deadlock#
	.section	.rodata
	.align 8
.LC60:
	stringz	"locks(fd, F_OFD_SETLK, F_WRLCK, SEEK_SET, 0, 10)"
	.align 8
.LC61:
	stringz	"locks(copy, F_OFD_SETLK, F_WRLCK, SEEK_SET, 5, 10)"
	.align 8
.LC62:
	stringz	"locks(other, F_OFD_SETLK, F_WRLCK, SEEK_SET, 5, 10)"
	.align 8
.LC63:
	stringz	"locks(other, F_SETLK, F_WRLCK, SEEK_SET, 5, 10)"
	.align 8
.LC64:
	stringz	"close(copy)"
	.align 8
.LC65:
	stringz	"locks(other, F_OFD_SETLK, F_RDLCK, SEEK_SET, 14, 1)"
	.align 8
.LC66:
	stringz	"locks(fd, F_OFD_SETLK, F_UNLCK, SEEK_SET, 0, 5)"
	.align 8
.LC67:
	stringz	"locks(other, F_OFD_SETLK, F_RDLCK, SEEK_SET, 0, 5)"
	.align 8
.LC68:
	stringz	"locks(fd, F_OFD_SETLK, F_UNLCK, SEEK_SET, 0, 0)"
	.align 8
.LC69:
	stringz	"locks(fd, F_OFD_SETLK, F_RDLCK, SEEK_SET, 10, 1)"
	.text
	.align 16
	.proc descriptions#
descriptions:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 2, r0
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r35] = r8
	;;
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	adds r32 = 4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = dup#
	mov r1 = r36
	st4 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r42 = 10, r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 37, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC60)
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
	adds r14 = 4, r35
	addl r42 = 10, r0
	addl r41 = 5, r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 37, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = locks#
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
	addl r42 = 10, r0
	addl r41 = 5, r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 37, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC62)
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
	addl r42 = 10, r0
	addl r41 = 5, r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 6, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC63)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	addl r37 = 36, r0
	br.call.sptk.many b0 = find#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	addl r37 = 5, r0
	br.call.sptk.many b0 = find#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	addl r42 = 1, r0
	addl r41 = 14, r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 37, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC65)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r42 = 5, r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 37, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = locks#
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
	addl r42 = 5, r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 37, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC67)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
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
	(p6) br.cond.dptk .L45
	addl r37 = 111, r0
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	addl r42 = 1, r0
	addl r41 = 10, r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 38, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L47
	;;
.L46:
	addl r14 = 52, r0
.L47:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L45:
	br.call.sptk.many b0 = wait_for_child#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 37, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC68)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r42 = 1, r0
	addl r41 = 10, r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 37, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC69)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r42 = 1, r0
	addl r41 = 10, r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 37, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC69)
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
	.endp descriptions#
	.section	.rodata
	.align 8
.LC70:
	stringz	"open"
	.align 8
.LC71:
	stringz	"ftruncate"
	.align 8
.LC72:
	stringz	"pipe"
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
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 384, r0
	addl r37 = 66, r0
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC70)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(fd#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 120, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC71)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r36 = @gprel(ready#), gp
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC72)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = ranges#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = errors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = waiting#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = deadlock#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = descriptions#
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
