// 23e45d10f7deed5901d7712023386e0b guest-tests/process/prctl-values.c
	.file	"prctl-values.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc value#
value:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	mov r36 = r32
	addl r14 = -77, r0
	;;
	adds r15 = 16, r12
	;;
	st4 [r15] = r14
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	;;
	(p6) adds r14 = 16, r12
	;;
	(p6) ld4 r8 = [r14]
	(p7) br.cond.dpnt .L4
.L1:
	mov ar.pfs = r34
	mov b0 = r33
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L4:
	.body
	.copy_state 1
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	ld4 r14 = [r8]
	addl r8 = -1000, r0
	;;
	sub r8 = r8, r14
	br .L1
	;;
	.endp value#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	cmp.ne p6, p7 = -1, r33
	(p6) br.cond.dpnt .L6
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L8
.L6:
	mov r39 = r33
	mov r38 = r32
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L7:
	mov r8 = r33
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L8:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L7
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 6, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	addl r14 = @gprel(page.1#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L11
.L10:
	addl r14 = @gprel(page.1#), gp
	;;
	ld8 r8 = [r14]
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.L11:
	mov r40 = r0
	addl r39 = -1, r0
	addl r38 = 34, r0
	mov r37 = r0
	addl r36 = 65536, r0
	mov r35 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r34
	;;
	addl r14 = @gprel(page.1#), gp
	;;
	st8 [r14] = r8
	br .L10
	;;
	.endp no_access#
	.align 16
	.proc stay#
stay:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	addl r38 = 1, r0
	;;
	adds r37 = 16, r12
	ld4 r36 = [r32]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
	.endp stay#
	.align 16
	.proc must#
must:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r8 = r32
	cmp.ne p6, p7 = -1, r32
	(p7) br.cond.spnt .L15
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L15:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r39 = r8
	mov r38 = r33
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"no"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"pipe"
	.align 8
.LC6:
	stringz	"r"
	.align 8
.LC7:
	stringz	"write"
	.align 8
.LC8:
	stringz	"signal: %s, from its parent: %s\n"
	.align 8
.LC9:
	stringz	"read"
	.align 8
.LC10:
	stringz	"waitpid(middle, &status, 0) == middle && WEXITSTATUS(status) == 3"
	.align 8
.LC11:
	stringz	"%-3s %s\n"
	.align 8
.LC12:
	stringz	"wait(&status) > 0 && WEXITSTATUS(status) == 5"
	.text
	.align 16
	.proc parent_dies#
parent_dies:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 272
	adds r12 = -272, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	adds r37 = 16, r12
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	sxt4 r37 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r32 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L17
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
	adds r37 = 160, r12
	;;
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	addl r38 = 12, r0
	adds r37 = 160, r12
	;;
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	mov r39 = r0
	adds r38 = 160, r12
	mov r37 = r0
	;;
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	addl r38 = 12, r0
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	adds r14 = 20, r12
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	;;
	mov r37 = r8
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r33 = 32, r12
	;;
	mov r38 = r33
	adds r37 = 160, r12
	br.call.sptk.many b0 = sigwaitinfo#
	mov r1 = r36
	ld4 r14 = [r33]
	;;
	cmp4.ne p6, p7 = 12, r14
	adds r14 = 48, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p8, p9 = r32, r14
	;;
	(p8) movl r39 = @gprel(.LC3)
	;;
	(p8) add r39 = r1, r39
	;;
	(p9) movl r39 = @gprel(.LC2)
	;;
	(p9) add r39 = r1, r39
	(p6) movl r38 = @gprel(.LC3)
	;;
	(p6) add r38 = r1, r38
	;;
	(p7) movl r38 = @gprel(.LC2)
	;;
	(p7) add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getppid#
	mov r1 = r36
	cmp4.ne p6, p7 = r32, r8
	;;
	(p6) addl r37 = 5, r0
	;;
	(p7) addl r37 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L18:
	addl r39 = 1, r0
	adds r38 = 28, r12
	adds r14 = 16, r12
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	;;
	mov r37 = r8
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = must#
	mov r1 = r36
	addl r37 = 3, r0
	;;
	br.call.sptk.many b0 = _exit#
	;;
.L17:
	mov r39 = r0
	adds r38 = 24, r12
	mov r37 = r8
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	cmp4.ne p6, p7 = r32, r8
	;;
	(p6) movl r38 = @gprel(.LC4)
	;;
	(p6) add r38 = r1, r38
	(p7) br.cond.dpnt .L31
.L22:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	adds r37 = 24, r12
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	cmp4.ge p6, p7 = 0, r8
	;;
	(p6) movl r38 = @gprel(.LC4)
	;;
	(p6) add r38 = r1, r38
	(p6) br.cond.dpnt .L23
	adds r14 = 24, r12
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 8, 8
	;;
	cmp4.eq p6, p7 = 5, r14
	;;
	(p6) movl r38 = @gprel(.LC2)
	;;
	(p6) add r38 = r1, r38
	;;
	(p7) movl r38 = @gprel(.LC4)
	;;
	(p7) add r38 = r1, r38
.L23:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	;;
.L31:
	.body
	.copy_state 1
	adds r14 = 24, r12
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 8, 8
	;;
	cmp4.eq p6, p7 = 3, r14
	;;
	(p6) movl r38 = @gprel(.LC2)
	;;
	(p6) add r38 = r1, r38
	;;
	(p7) movl r38 = @gprel(.LC4)
	;;
	(p7) add r38 = r1, r38
	br .L22
	;;
	.endp parent_dies#
	.align 16
	.proc compared#
compared:
	.prologue 12, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r40 = r8
	mov r44 = r35
	mov r43 = r34
	mov r42 = r33
	mov r41 = r32
	addl r39 = 1345, r0
	;;
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L35
	;;
	cmp.ne p6, p7 = 0, r8
	;;
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
.L32:
	mov ar.pfs = r37
	mov b0 = r36
	br.ret.sptk.many b0
	;;
.L35:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	ld4 r8 = [r8]
	;;
	sub r8 = r0, r8
	br .L32
	;;
	.endp compared#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"clone"
	.align 8
.LC14:
	stringz	"files %d fs %d memory %d handlers %d io %d semaphores %d file %d copy %d other %d\n"
	.align 8
.LC15:
	stringz	"x"
	.text
	.align 16
	.proc comparisons#
comparisons:
	.prologue 12, 43
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 1, 13, 8, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r43
	mov r43 = b0
	mov r45 = r1
	.body
	addl r46 = 1, r0
	;;
	br.call.sptk.many b0 = dup#
	mov r1 = r45
	mov r41 = r8
	adds r46 = 32, r12
	;;
	br.call.sptk.many b0 = pipe#
	mov r1 = r45
	;;
	movl r47 = @gprel(.LC5)
	;;
	add r47 = r1, r47
	sxt4 r46 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r45
	adds r50 = 32, r12
	or r49 = 17, r32
	addl r48 = 65536, r0
	;;
	movl r47 = @gprel(stack.0#)
	;;
	add r47 = r1, r47
	addl r46 = @ltoff(@fptr(stay#)), gp
	;;
	ld8 r46 = [r46]
	br.call.sptk.many b0 = __clone2#
	mov r1 = r45
	mov r33 = r8
	;;
	movl r47 = @gprel(.LC13)
	;;
	add r47 = r1, r47
	sxt4 r46 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r45
	mov r49 = r0
	mov r48 = r0
	;;
	addl r47 = 2, r0
	mov r46 = r33
	br.call.sptk.many b0 = compared#
	mov r1 = r45
	mov r34 = r8
	mov r49 = r0
	mov r48 = r0
	;;
	addl r47 = 3, r0
	mov r46 = r33
	br.call.sptk.many b0 = compared#
	mov r1 = r45
	mov r35 = r8
	mov r49 = r0
	mov r48 = r0
	;;
	addl r47 = 1, r0
	mov r46 = r33
	br.call.sptk.many b0 = compared#
	mov r1 = r45
	mov r36 = r8
	mov r49 = r0
	mov r48 = r0
	;;
	addl r47 = 4, r0
	mov r46 = r33
	br.call.sptk.many b0 = compared#
	mov r1 = r45
	mov r37 = r8
	mov r49 = r0
	mov r48 = r0
	;;
	addl r47 = 5, r0
	mov r46 = r33
	br.call.sptk.many b0 = compared#
	mov r1 = r45
	mov r38 = r8
	mov r49 = r0
	mov r48 = r0
	;;
	addl r47 = 6, r0
	mov r46 = r33
	br.call.sptk.many b0 = compared#
	mov r1 = r45
	mov r39 = r8
	addl r49 = 1, r0
	addl r48 = 1, r0
	;;
	mov r47 = r0
	mov r46 = r33
	br.call.sptk.many b0 = compared#
	mov r1 = r45
	mov r40 = r8
	addl r49 = 1, r0
	sxt4 r48 = r41
	;;
	mov r47 = r0
	mov r46 = r33
	br.call.sptk.many b0 = compared#
	mov r1 = r45
	mov r41 = r8
	adds r42 = 36, r12
	;;
	ld4 r14 = [r42]
	;;
	sxt4 r49 = r14
	adds r14 = 32, r12
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r48 = r14
	mov r47 = r0
	mov r46 = r33
	br.call.sptk.many b0 = compared#
	mov r1 = r45
	adds r14 = 24, r12
	;;
	st4 [r14] = r8
	adds r14 = 16, r12
	;;
	st4 [r14] = r41
	mov r53 = r40
	mov r52 = r39
	mov r51 = r38
	mov r50 = r37
	mov r49 = r36
	mov r48 = r35
	mov r47 = r34
	movl r46 = @gprel(.LC14)
	;;
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	mov r1 = r45
	addl r48 = 1, r0
	;;
	movl r47 = @gprel(.LC15)
	;;
	add r47 = r1, r47
	ld4 r46 = [r42]
	br.call.sptk.many b0 = write#
	mov r1 = r45
	;;
	mov r46 = r8
	movl r47 = @gprel(.LC7)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = must#
	mov r1 = r45
	mov r46 = r0
	;;
	br.call.sptk.many b0 = wait#
	mov r1 = r45
	;;
	mov ar.pfs = r44
	mov b0 = r43
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
	.endp comparisons#
	.section	.rodata.str1.8
	.align 8
.LC16:
	stringz	"value(PR_GET_PDEATHSIG)"
	.align 8
.LC17:
	stringz	"value(PR_GET_CHILD_SUBREAPER)"
	.align 8
.LC18:
	stringz	"prctl(PR_GET_TIMERSLACK)"
	.align 8
.LC19:
	stringz	"prctl(PR_SET_TIMERSLACK, 777)"
	.align 8
.LC20:
	stringz	"prctl(PR_SET_TIMERSLACK, 0)"
	.align 8
.LC21:
	stringz	"prctl(PR_GET_KEEPCAPS)"
	.align 8
.LC22:
	stringz	"prctl(PR_GET_THP_DISABLE, 0, 0, 0, 0)"
	.align 8
.LC23:
	stringz	"prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)"
	.align 8
.LC24:
	stringz	"prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0)"
	.text
	.align 16
	.proc inherited#
inherited:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 5, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r32 = r8
	st4 [r8] = r0
	addl r36 = 2, r0
	;;
	br.call.sptk.many b0 = value#
	mov r1 = r35
	sxt4 r38 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L38
	ld4 r36 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L58
.L38:
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L39:
	st4 [r32] = r0
	;;
	addl r36 = 37, r0
	br.call.sptk.many b0 = value#
	mov r1 = r35
	sxt4 r38 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L40
	;;
	ld4 r36 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L59
.L40:
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L41:
	st4 [r32] = r0
	;;
	addl r36 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	sxt4 r38 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L42
	;;
	ld4 r36 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L60
.L42:
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L43:
	st4 [r32] = r0
	addl r37 = 777, r0
	;;
	addl r36 = 29, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	sxt4 r38 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L44
	;;
	ld4 r36 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L61
.L44:
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L45:
	st4 [r32] = r0
	mov r37 = r0
	;;
	addl r36 = 29, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	sxt4 r38 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L46
	;;
	ld4 r36 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L62
.L46:
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L47:
	st4 [r32] = r0
	;;
	addl r36 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	sxt4 r38 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L48
	;;
	ld4 r36 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L63
.L48:
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L49:
	st4 [r32] = r0
	;;
	addl r36 = 7, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	sxt4 r38 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L50
	;;
	ld4 r36 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L64
.L50:
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L51:
	st4 [r32] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 42, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	sxt4 r38 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L52
	;;
	ld4 r36 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L65
.L52:
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L53:
	st4 [r32] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1, r0
	;;
	addl r36 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	sxt4 r38 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L54
	;;
	ld4 r36 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L66
.L54:
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L55:
	st4 [r32] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 39, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	sxt4 r38 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L56
	;;
	ld4 r36 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L67
.L56:
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L37:
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L58:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L39
	;;
.L59:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L41
	;;
.L60:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L43
	;;
.L61:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L45
	;;
.L62:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L47
	;;
.L63:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L49
	;;
.L64:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L51
	;;
.L65:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L53
	;;
.L66:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L55
	;;
.L67:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L37
	;;
	.endp inherited#
	.section	.rodata.str1.8
	.align 8
.LC25:
	stringz	"prctl(PR_GET_DUMPABLE)"
	.align 8
.LC26:
	stringz	"prctl(PR_SET_DUMPABLE, 2)"
	.align 8
.LC27:
	stringz	"prctl(PR_SET_DUMPABLE, 0)"
	.align 8
.LC28:
	stringz	"prctl(PR_SET_DUMPABLE, 1)"
	.align 8
.LC29:
	stringz	"prctl(PR_SET_PDEATHSIG, 65)"
	.align 8
.LC30:
	stringz	"prctl(PR_SET_PDEATHSIG, -1)"
	.align 8
.LC31:
	stringz	"prctl(PR_SET_PDEATHSIG, SIGUSR1)"
	.align 8
.LC32:
	stringz	"value(PR_GET_PDEATHSIG) == SIGUSR1"
	.align 8
.LC33:
	stringz	"prctl(PR_GET_PDEATHSIG, no_access())"
	.align 8
.LC34:
	stringz	"prctl(PR_SET_CHILD_SUBREAPER, 5)"
	.align 8
.LC35:
	stringz	"prctl(PR_GET_CHILD_SUBREAPER, no_access())"
	.align 8
.LC36:
	stringz	"prctl(PR_SET_TIMERSLACK, 12345)"
	.align 8
.LC37:
	stringz	"prctl(PR_SET_KEEPCAPS, 2)"
	.align 8
.LC38:
	stringz	"prctl(PR_SET_KEEPCAPS, 1)"
	.align 8
.LC39:
	stringz	"prctl(PR_GET_SECUREBITS) == 1 << SECURE_KEEP_CAPS"
	.align 8
.LC40:
	stringz	"prctl(PR_GET_NO_NEW_PRIVS, 1, 0, 0, 0)"
	.align 8
.LC41:
	stringz	"prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0)"
	.align 8
.LC42:
	stringz	"prctl(PR_SET_NO_NEW_PRIVS, 1, 1, 0, 0)"
	.align 8
.LC43:
	stringz	"prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0)"
	.align 8
.LC44:
	stringz	"prctl(PR_GET_THP_DISABLE, 0, 0, 1, 0)"
	.align 8
.LC45:
	stringz	"prctl(9999)"
	.align 8
.LC46:
	stringz	"a name of 16 characters and more"
	.align 8
.LC47:
	stringz	"prctl(PR_SET_NAME, \"a name of 16 characters and more\")"
	.align 8
.LC48:
	stringz	"prctl(PR_GET_NAME, name)"
	.align 8
.LC49:
	stringz	"prctl(PR_SET_NAME, no_access())"
	.align 8
.LC50:
	stringz	"prctl(PR_GET_NAME, no_access())"
	.align 8
.LC51:
	stringz	"wait(&status) > 0 && status == 0"
	.align 8
.LC52:
	stringz	"compared(getpid(), KCMP_FILE, 0, 999)"
	.align 8
.LC53:
	stringz	"compared(getpid(), 99, 0, 0)"
	.align 8
.LC54:
	stringz	"compared(999999, KCMP_FILE, 0, 0)"
	.align 8
.LC55:
	stringz	"call(membarrier, MEMBARRIER_CMD_QUERY, 1)"
	.align 8
.LC56:
	stringz	"call(membarrier, MEMBARRIER_CMD_GLOBAL, 0)"
	.align 8
.LC57:
	stringz	"call(membarrier, MEMBARRIER_CMD_GLOBAL_EXPEDITED, 0)"
	.align 8
.LC58:
	stringz	"call(membarrier, MEMBARRIER_CMD_REGISTER_GLOBAL_EXPEDITED, 0)"
	.align 8
.LC59:
	stringz	"call(membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0)"
	.align 8
.LC60:
	stringz	"call(membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0)"
	.align 8
.LC61:
	stringz	"call(membarrier, 1 << 30, 0)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r32 = r8
	st4 [r8] = r0
	addl r37 = 3, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r33 = @gprel(.LC25)
	;;
	add r33 = r1, r33
	sxt4 r38 = r8
	;;
	mov r37 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	addl r38 = 2, r0
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r38 = r0
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	mov r37 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	addl r38 = 1, r0
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = value#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	addl r38 = 65, r0
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	addl r38 = -1, r0
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	addl r38 = 10, r0
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = value#
	mov r1 = r36
	cmp4.ne p6, p7 = 10, r8
	;;
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	(p6) movl r38 = @gprel(.LC4)
	;;
	(p6) add r38 = r1, r38
	;;
	(p7) movl r38 = @gprel(.LC2)
	;;
	(p7) add r38 = r1, r38
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r38 = r8
	addl r37 = 2, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 37, r0
	br.call.sptk.many b0 = value#
	mov r1 = r36
	;;
	movl r33 = @gprel(.LC17)
	;;
	add r33 = r1, r33
	sxt4 r38 = r8
	;;
	mov r37 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	addl r38 = 5, r0
	;;
	addl r37 = 36, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 37, r0
	br.call.sptk.many b0 = value#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	mov r37 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r38 = r8
	addl r37 = 37, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r33 = @gprel(.LC18)
	;;
	add r33 = r1, r33
	sxt4 r38 = r8
	;;
	mov r37 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	addl r38 = 12345, r0
	;;
	addl r37 = 29, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	mov r37 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 7, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r33 = @gprel(.LC21)
	;;
	add r33 = r1, r33
	sxt4 r38 = r8
	;;
	mov r37 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	addl r38 = 2, r0
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	addl r38 = 1, r0
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 7, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	mov r37 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 27, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	cmp4.eq p6, p7 = 16, r8
	;;
	(p6) addl r38 = 1, r0
	;;
	(p7) mov r38 = r0
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	addl r37 = 39, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	;;
	addl r37 = 39, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	addl r37 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	;;
	addl r37 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	addl r37 = 42, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r33 = @gprel(.LC22)
	;;
	add r33 = r1, r33
	sxt4 r38 = r8
	;;
	mov r37 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	;;
	addl r37 = 41, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	addl r37 = 42, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	mov r37 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r41 = r0
	addl r40 = 1, r0
	mov r39 = r0
	mov r38 = r0
	;;
	addl r37 = 42, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 9999, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = 16, r12
	;;
	st8 [r14] = r0
	adds r14 = 24, r12
	;;
	st8 [r14] = r0, 8
	;;
	st1 [r14] = r0
	st4 [r32] = r0
	movl r38 = @gprel(.LC46)
	;;
	add r38 = r1, r38
	addl r37 = 15, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	sxt4 r38 = r8
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	adds r38 = 16, r12
	;;
	addl r37 = 16, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	adds r37 = 16, r12
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	st4 [r32] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r38 = r8
	addl r37 = 15, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r38 = r8
	addl r37 = 16, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L70
	;;
	br.call.sptk.many b0 = inherited#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L70:
	adds r37 = 16, r12
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	cmp4.ge p6, p7 = 0, r8
	;;
	(p6) movl r38 = @gprel(.LC4)
	;;
	(p6) add r38 = r1, r38
	(p6) br.cond.dpnt .L71
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) movl r38 = @gprel(.LC2)
	;;
	(p6) add r38 = r1, r38
	;;
	(p7) movl r38 = @gprel(.LC4)
	;;
	(p7) add r38 = r1, r38
.L71:
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = parent_dies#
	mov r1 = r36
	mov r37 = r0
	;;
	br.call.sptk.many b0 = comparisons#
	mov r1 = r36
	addl r37 = 1024, r0
	;;
	br.call.sptk.many b0 = comparisons#
	mov r1 = r36
	movl r37 = -2147483136
	;;
	br.call.sptk.many b0 = comparisons#
	mov r1 = r36
	addl r37 = 264448, r0
	;;
	br.call.sptk.many b0 = comparisons#
	mov r1 = r36
	st4 [r32] = r0
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r37 = r8
	addl r40 = 999, r0
	mov r39 = r0
	mov r38 = r0
	;;
	br.call.sptk.many b0 = compared#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r37 = r8
	mov r40 = r0
	mov r39 = r0
	addl r38 = 99, r0
	;;
	br.call.sptk.many b0 = compared#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	addl r37 = 999999, r0
	br.call.sptk.many b0 = compared#
	mov r1 = r36
	sxt4 r38 = r8
	;;
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	addl r39 = 1, r0
	mov r38 = r0
	;;
	addl r37 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC55)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r39 = r0
	addl r38 = 1, r0
	;;
	addl r37 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r39 = r0
	addl r38 = 2, r0
	;;
	addl r37 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC57)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r39 = r0
	addl r38 = 4, r0
	;;
	addl r37 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC58)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r39 = r0
	addl r38 = 8, r0
	;;
	addl r37 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r38 = r8
	;;
	movl r33 = @gprel(.LC59)
	;;
	add r33 = r1, r33
	;;
	mov r37 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r39 = r0
	addl r38 = 16, r0
	;;
	addl r37 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r39 = r0
	addl r38 = 8, r0
	;;
	addl r37 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r38 = r8
	;;
	mov r37 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	st4 [r32] = r0
	mov r39 = r0
	movl r38 = 1073741824
	;;
	addl r37 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC61)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	mov r8 = r0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 64
	.type	stack.0#, @object
	.size	stack.0#, 65536
stack.0:
	.skip	65536
	.sbss
	.align 8
	.type	page.1#, @object
	.size	page.1#, 8
page.1:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
