// bcab98960f8ea406ab201ee5f9bac6c7 guest-tests/process/prctl-values.c
	.file	"prctl-values.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	addl r32 = @gprel(page.1#), gp
	;;
	ld8 r8 = [r32]
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L5
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L5:
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	st8 [r32] = r8
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.align 16
	.align 64
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
	.align 64
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
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	adds r37 = 16, r12
	addl r14 = -77, r0
	;;
	st4 [r37] = r14
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	;;
	(p6) adds r14 = 16, r12
	;;
	(p6) ld4 r8 = [r14]
	(p7) br.cond.dpnt .L13
	mov ar.pfs = r34
	mov b0 = r33
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	ld4 r14 = [r8]
	addl r8 = -1000, r0
	;;
	sub r8 = r8, r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
	.endp value#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	ld4 r36 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"no"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"pipe"
	.align 8
.LC5:
	stringz	"r"
	.align 8
.LC6:
	stringz	"write"
	.align 8
.LC7:
	stringz	"signal: %s, from its parent: %s\n"
	.align 8
.LC8:
	stringz	"read"
	.align 8
.LC9:
	stringz	"waitpid(middle, &status, 0) == middle && WEXITSTATUS(status) == 3"
	.align 8
.LC10:
	stringz	"%-3s %s\n"
	.align 8
.LC11:
	stringz	"wait(&status) > 0 && WEXITSTATUS(status) == 5"
	.text
	.align 16
	.align 64
	.proc parent_dies#
parent_dies:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 272
	adds r12 = -272, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	adds r36 = 272, r12
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r36 = @gprel(.LC4)
	;;
	(p7) add r36 = r1, r36
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r32 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r32 = r8
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L19
	adds r36 = 144, r12
	;;
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r35
	addl r37 = 12, r0
	adds r36 = 144, r12
	;;
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r35
	mov r38 = r0
	adds r37 = 144, r12
	mov r36 = r0
	;;
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	addl r37 = 12, r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	addl r38 = 1, r0
	;;
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	adds r14 = 276, r12
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	cmp.ne p6, p7 = -1, r8
	;;
	(p7) movl r36 = @gprel(.LC6)
	;;
	(p7) add r36 = r1, r36
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	adds r37 = 16, r12
	;;
	adds r36 = 144, r12
	br.call.sptk.many b0 = sigwaitinfo#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	adds r14 = 32, r12
	;;
	ld4 r14 = [r14]
	adds r16 = 16, r12
	;;
	ld4 r15 = [r16]
	;;
	cmp4.ne p6, p7 = 12, r15
	;;
	(p7) movl r37 = @gprel(.LC1)
	;;
	(p7) add r37 = r1, r37
	;;
	(p6) movl r37 = @gprel(.LC2)
	;;
	(p6) add r37 = r1, r37
	cmp4.eq p6, p7 = r32, r14
	;;
	(p7) movl r38 = @gprel(.LC2)
	;;
	(p7) add r38 = r1, r38
	;;
	(p6) movl r38 = @gprel(.LC1)
	;;
	(p6) add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = getppid#
	mov r1 = r35
	cmp4.ne p6, p7 = r32, r8
	;;
	(p6) addl r36 = 5, r0
	;;
	(p7) addl r36 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L19:
	addl r38 = 1, r0
	adds r37 = 16, r12
	adds r14 = 272, r12
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	cmp.ne p6, p7 = -1, r8
	;;
	(p7) movl r36 = @gprel(.LC8)
	;;
	(p7) add r36 = r1, r36
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	addl r36 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
.L18:
	mov r38 = r0
	adds r37 = 16, r12
	mov r36 = r8
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	cmp4.ne p6, p7 = r32, r8
	;;
	(p6) movl r37 = @gprel(.LC3)
	;;
	(p6) add r37 = r1, r37
	(p7) br.cond.dpnt .L36
.L25:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	adds r36 = 16, r12
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	cmp4.ge p6, p7 = 0, r8
	;;
	(p6) movl r37 = @gprel(.LC3)
	;;
	(p6) add r37 = r1, r37
	(p6) br.cond.dpnt .L26
	adds r16 = 16, r12
	;;
	ld4 r14 = [r16]
	;;
	extr.u r14 = r14, 8, 8
	;;
	cmp4.ne p6, p7 = 5, r14
	;;
	(p6) movl r37 = @gprel(.LC3)
	;;
	(p6) add r37 = r1, r37
	;;
	(p7) movl r37 = @gprel(.LC1)
	;;
	(p7) add r37 = r1, r37
.L26:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	;;
.L36:
	.body
	.copy_state 1
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	;;
	extr.u r14 = r14, 8, 8
	;;
	cmp4.ne p6, p7 = 3, r14
	;;
	(p6) movl r37 = @gprel(.LC3)
	;;
	(p6) add r37 = r1, r37
	;;
	(p7) movl r37 = @gprel(.LC1)
	;;
	(p7) add r37 = r1, r37
	br .L25
	;;
	.endp parent_dies#
	.align 16
	.align 64
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
	cmp.ne p8, p9 = 0, r8
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L42
	;;
	(p8) addl r8 = 1, r0
	;;
	(p9) mov r8 = r0
	mov ar.pfs = r37
	mov b0 = r36
	br.ret.sptk.many b0
	;;
.L42:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	ld4 r8 = [r8]
	;;
	sub r8 = r0, r8
	mov ar.pfs = r37
	mov b0 = r36
	br.ret.sptk.many b0
	;;
	.endp compared#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"clone"
	.align 8
.LC13:
	stringz	"files %d fs %d memory %d handlers %d io %d semaphores %d file %d copy %d other %d\n"
	.align 8
.LC14:
	stringz	"x"
	.text
	.align 16
	.align 64
	.proc comparisons#
comparisons:
	.prologue 12, 42
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 1, 12, 8, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r42
	mov r42 = b0
	mov r44 = r1
	.body
	addl r45 = 1, r0
	;;
	br.call.sptk.many b0 = dup#
	mov r1 = r44
	adds r45 = 32, r12
	mov r34 = r8
	;;
	br.call.sptk.many b0 = pipe#
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r45 = @gprel(.LC4)
	;;
	(p7) add r45 = r1, r45
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	adds r49 = 32, r12
	or r48 = 17, r32
	addl r47 = 65536, r0
	movl r46 = @gprel(stack.0#)
	;;
	add r46 = r1, r46
	addl r45 = @ltoff(@fptr(stay#)), gp
	;;
	ld8 r45 = [r45]
	br.call.sptk.many b0 = __clone2#
	mov r1 = r44
	mov r33 = r8
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r45 = @gprel(.LC12)
	;;
	(p7) add r45 = r1, r45
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	mov r48 = r0
	mov r47 = r0
	addl r46 = 2, r0
	;;
	mov r45 = r33
	adds r41 = 36, r12
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r48 = r0
	mov r47 = r0
	addl r46 = 3, r0
	;;
	mov r45 = r33
	mov r35 = r8
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r48 = r0
	mov r47 = r0
	addl r46 = 1, r0
	;;
	mov r45 = r33
	mov r36 = r8
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r48 = r0
	mov r47 = r0
	addl r46 = 4, r0
	;;
	mov r45 = r33
	mov r37 = r8
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r48 = r0
	mov r47 = r0
	addl r46 = 5, r0
	;;
	mov r45 = r33
	mov r38 = r8
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r48 = r0
	mov r47 = r0
	addl r46 = 6, r0
	;;
	mov r45 = r33
	mov r39 = r8
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	addl r48 = 1, r0
	addl r47 = 1, r0
	mov r46 = r0
	;;
	mov r45 = r33
	mov r40 = r8
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	addl r48 = 1, r0
	sxt4 r47 = r34
	mov r46 = r0
	;;
	mov r45 = r33
	mov r34 = r8
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r46 = r0
	;;
	mov r45 = r33
	mov r33 = r8
	ld4 r14 = [r41]
	;;
	sxt4 r48 = r14
	adds r14 = 32, r12
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r47 = r14
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r52 = r34
	mov r51 = r40
	mov r50 = r39
	;;
	st4 [r15] = r8
	mov r49 = r38
	mov r48 = r37
	mov r47 = r36
	st4 [r14] = r33
	mov r46 = r35
	movl r45 = @gprel(.LC13)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	mov r1 = r44
	addl r47 = 1, r0
	;;
	movl r46 = @gprel(.LC14)
	;;
	add r46 = r1, r46
	ld4 r45 = [r41]
	br.call.sptk.many b0 = write#
	mov r1 = r44
	cmp.ne p6, p7 = -1, r8
	;;
	(p7) movl r45 = @gprel(.LC6)
	;;
	(p7) add r45 = r1, r45
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	mov r45 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r44
	;;
	mov ar.pfs = r43
	mov b0 = r42
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
	.endp comparisons#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	cmp.ne p6, p7 = -1, r33
	(p6) br.cond.dpnt .L49
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L56
.L49:
	mov r39 = r33
	mov r38 = r32
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L56:
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
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC16:
	stringz	"prctl(PR_GET_DUMPABLE)"
	.align 8
.LC17:
	stringz	"prctl(PR_SET_DUMPABLE, 2)"
	.align 8
.LC18:
	stringz	"prctl(PR_SET_DUMPABLE, 0)"
	.align 8
.LC19:
	stringz	"prctl(PR_SET_DUMPABLE, 1)"
	.align 8
.LC20:
	stringz	"value(PR_GET_PDEATHSIG)"
	.align 8
.LC21:
	stringz	"prctl(PR_SET_PDEATHSIG, 65)"
	.align 8
.LC22:
	stringz	"prctl(PR_SET_PDEATHSIG, -1)"
	.align 8
.LC23:
	stringz	"prctl(PR_SET_PDEATHSIG, SIGUSR1)"
	.align 8
.LC24:
	stringz	"value(PR_GET_PDEATHSIG) == SIGUSR1"
	.align 8
.LC25:
	stringz	"prctl(PR_GET_PDEATHSIG, no_access())"
	.align 8
.LC26:
	stringz	"value(PR_GET_CHILD_SUBREAPER)"
	.align 8
.LC27:
	stringz	"prctl(PR_SET_CHILD_SUBREAPER, 5)"
	.align 8
.LC28:
	stringz	"prctl(PR_GET_CHILD_SUBREAPER, no_access())"
	.align 8
.LC29:
	stringz	"prctl(PR_GET_TIMERSLACK)"
	.align 8
.LC30:
	stringz	"prctl(PR_SET_TIMERSLACK, 12345)"
	.align 8
.LC31:
	stringz	"prctl(PR_GET_KEEPCAPS)"
	.align 8
.LC32:
	stringz	"prctl(PR_SET_KEEPCAPS, 2)"
	.align 8
.LC33:
	stringz	"prctl(PR_SET_KEEPCAPS, 1)"
	.align 8
.LC34:
	stringz	"prctl(PR_GET_SECUREBITS) == 1 << SECURE_KEEP_CAPS"
	.align 8
.LC35:
	stringz	"prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0)"
	.align 8
.LC36:
	stringz	"prctl(PR_GET_NO_NEW_PRIVS, 1, 0, 0, 0)"
	.align 8
.LC37:
	stringz	"prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0)"
	.align 8
.LC38:
	stringz	"prctl(PR_SET_NO_NEW_PRIVS, 1, 1, 0, 0)"
	.align 8
.LC39:
	stringz	"prctl(PR_GET_THP_DISABLE, 0, 0, 0, 0)"
	.align 8
.LC40:
	stringz	"prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0)"
	.align 8
.LC41:
	stringz	"prctl(PR_GET_THP_DISABLE, 0, 0, 1, 0)"
	.align 8
.LC42:
	stringz	"prctl(9999)"
	.align 8
.LC43:
	stringz	"a name of 16 characters and more"
	.align 8
.LC44:
	stringz	"prctl(PR_SET_NAME, \"a name of 16 characters and more\")"
	.align 8
.LC45:
	stringz	"prctl(PR_GET_NAME, name)"
	.align 8
.LC46:
	stringz	"prctl(PR_SET_NAME, no_access())"
	.align 8
.LC47:
	stringz	"prctl(PR_GET_NAME, no_access())"
	.align 8
.LC48:
	stringz	"prctl(PR_SET_TIMERSLACK, 777)"
	.align 8
.LC49:
	stringz	"prctl(PR_SET_TIMERSLACK, 0)"
	.align 8
.LC50:
	stringz	"prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)"
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
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
	addl r33 = @ltoffx(stdout#), r1
	;;
	ld8.mov r33 = [r33], stdout#
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	addl r37 = 3, r0
	mov r32 = r8
	st4 [r8] = r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r38 = 2, r0
	addl r37 = 4, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	mov r38 = r0
	addl r37 = 4, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r38 = 1, r0
	addl r37 = 4, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r37 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = value#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r38 = 65, r0
	addl r37 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r38 = -1, r0
	addl r37 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r38 = 10, r0
	addl r37 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = value#
	mov r1 = r36
	;;
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	cmp4.ne p6, p7 = 10, r8
	;;
	(p7) movl r38 = @gprel(.LC1)
	;;
	(p7) add r38 = r1, r38
	;;
	(p6) movl r38 = @gprel(.LC3)
	;;
	(p6) add r38 = r1, r38
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
	;;
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r37 = 37, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = value#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r38 = 5, r0
	addl r37 = 36, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r37 = 37, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = value#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
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
	;;
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r37 = 30, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r38 = 12345, r0
	addl r37 = 29, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r37 = 30, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r37 = 7, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r38 = 2, r0
	addl r37 = 8, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r38 = 1, r0
	addl r37 = 8, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r37 = 7, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r37 = 27, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	cmp4.eq p6, p7 = 16, r8
	;;
	(p6) addl r38 = 1, r0
	;;
	(p7) mov r38 = r0
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r0
	st4 [r32] = r0
	addl r37 = 39, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	addl r38 = 1, r0
	st4 [r32] = r0
	addl r37 = 39, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r0
	st4 [r32] = r0
	addl r37 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	addl r39 = 1, r0
	;;
	addl r38 = 1, r0
	st4 [r32] = r0
	addl r37 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r0
	st4 [r32] = r0
	addl r37 = 42, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	addl r38 = 1, r0
	st4 [r32] = r0
	addl r37 = 41, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r0
	st4 [r32] = r0
	addl r37 = 42, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r41 = r0
	addl r40 = 1, r0
	mov r39 = r0
	;;
	mov r38 = r0
	st4 [r32] = r0
	addl r37 = 42, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	addl r37 = 9999, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	adds r14 = 24, r12
	adds r15 = 16, r12
	;;
	st8 [r15] = r0
	addl r37 = 15, r0
	st4 [r32] = r0
	movl r38 = @gprel(.LC43)
	;;
	add r38 = r1, r38
	st8 [r14] = r0, 8
	;;
	st1 [r14] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	adds r38 = 16, r12
	addl r37 = 16, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
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
	;;
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
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
	;;
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	;;
	ld8 r37 = [r33]
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L59
	st4 [r32] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	adds r38 = 16, r12
	addl r14 = -77, r0
	;;
	st4 [r38] = r14
	addl r37 = 2, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) ld4 r15 = [r32]
	(p7) addl r14 = -1000, r0
	;;
	(p7) sub r14 = r14, r15
	(p6) adds r15 = 16, r12
	;;
	(p6) ld4 r14 = [r15]
	;;
	sxt4 r39 = r14
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dpnt .L62
	ld4 r37 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L120
.L62:
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	adds r38 = 16, r12
	addl r14 = -77, r0
	;;
	st4 [r38] = r14
	addl r37 = 37, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) ld4 r15 = [r32]
	(p7) addl r14 = -1000, r0
	;;
	(p7) sub r14 = r14, r15
	(p6) adds r15 = 16, r12
	;;
	(p6) ld4 r14 = [r15]
	;;
	sxt4 r39 = r14
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dpnt .L66
.L130:
	ld4 r37 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L121
.L66:
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L68
.L131:
	;;
	ld4 r37 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L122
.L68:
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	addl r38 = 777, r0
	;;
	addl r37 = 29, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L70
.L132:
	;;
	ld4 r37 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L123
.L70:
	movl r38 = @gprel(.LC48)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	mov r38 = r0
	;;
	addl r37 = 29, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L72
.L133:
	;;
	ld4 r37 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L124
.L72:
	movl r38 = @gprel(.LC49)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L74
.L134:
	;;
	ld4 r37 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L125
.L74:
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 7, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L76
.L135:
	;;
	ld4 r37 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L126
.L76:
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
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
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L78
.L136:
	;;
	ld4 r37 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L127
.L78:
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	;;
	addl r37 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L80
.L137:
	;;
	ld4 r37 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L128
.L80:
	movl r38 = @gprel(.LC50)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
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
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L82
.L138:
	;;
	ld4 r37 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L129
.L82:
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	ld8 r37 = [r33]
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L59:
	adds r37 = 16, r12
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	cmp4.ge p6, p7 = 0, r8
	;;
	(p6) movl r38 = @gprel(.LC3)
	;;
	(p6) add r38 = r1, r38
	(p6) br.cond.dpnt .L84
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) movl r38 = @gprel(.LC3)
	;;
	(p6) add r38 = r1, r38
	;;
	(p7) movl r38 = @gprel(.LC1)
	;;
	(p7) add r38 = r1, r38
.L84:
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	movl r37 = @gprel(.LC10)
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
	;;
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
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
	;;
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r0
	addl r37 = 999999, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = compared#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	addl r39 = 1, r0
	;;
	addl r37 = 1344, r0
	st4 [r32] = r0
	mov r38 = r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	mov r38 = r8
	movl r37 = @gprel(.LC55)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r39 = r0
	;;
	addl r37 = 1344, r0
	st4 [r32] = r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	mov r38 = r8
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r39 = r0
	;;
	addl r37 = 1344, r0
	st4 [r32] = r0
	addl r38 = 2, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	mov r38 = r8
	movl r37 = @gprel(.LC57)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r39 = r0
	;;
	addl r37 = 1344, r0
	st4 [r32] = r0
	addl r38 = 4, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	mov r38 = r8
	movl r37 = @gprel(.LC58)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r39 = r0
	;;
	addl r37 = 1344, r0
	st4 [r32] = r0
	addl r38 = 8, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	mov r38 = r8
	movl r37 = @gprel(.LC59)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r39 = r0
	;;
	addl r37 = 1344, r0
	st4 [r32] = r0
	addl r38 = 16, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	mov r38 = r8
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r39 = r0
	;;
	addl r37 = 1344, r0
	st4 [r32] = r0
	addl r38 = 8, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	mov r38 = r8
	movl r37 = @gprel(.LC59)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r39 = r0
	;;
	addl r37 = 1344, r0
	st4 [r32] = r0
	movl r38 = 1073741824
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	mov r38 = r8
	movl r37 = @gprel(.LC61)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r36
	mov r8 = r0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L120:
	.body
	.copy_state 1
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	;;
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	adds r38 = 16, r12
	addl r14 = -77, r0
	;;
	st4 [r38] = r14
	addl r37 = 37, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) ld4 r15 = [r32]
	(p7) addl r14 = -1000, r0
	;;
	(p7) sub r14 = r14, r15
	(p6) adds r15 = 16, r12
	;;
	(p6) ld4 r14 = [r15]
	;;
	sxt4 r39 = r14
	cmp4.ne p6, p7 = -1, r14
	(p7) br.cond.dptk .L130
	br .L66
	;;
.L121:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	;;
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L131
	br .L68
	;;
.L122:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	;;
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	addl r38 = 777, r0
	;;
	addl r37 = 29, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L132
	br .L70
	;;
.L123:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	;;
	movl r38 = @gprel(.LC48)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	mov r38 = r0
	;;
	addl r37 = 29, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L133
	br .L72
	;;
.L124:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	;;
	movl r38 = @gprel(.LC49)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L134
	br .L74
	;;
.L125:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	;;
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	;;
	addl r37 = 7, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L135
	br .L76
	;;
.L126:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	;;
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
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
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L136
	br .L78
	;;
.L127:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	;;
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	st4 [r32] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	;;
	addl r37 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L137
	br .L80
	;;
.L128:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	;;
	movl r38 = @gprel(.LC50)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
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
	sxt4 r39 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L138
	br .L82
	;;
.L129:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	;;
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	ld8 r37 = [r33]
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
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
