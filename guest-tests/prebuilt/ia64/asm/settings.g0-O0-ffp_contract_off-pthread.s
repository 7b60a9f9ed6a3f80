// 0b1214e09bb0b551eda2798f265ce3b2
	.file	"settings.c"
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
	.proc kill_now#
kill_now:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 34, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp kill_now#
	.align 16
	.proc huge#
huge:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 42, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp huge#
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s: no huge pages %d, failures %d\n"
	.text
	.align 16
	.proc tell#
tell:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	br.call.sptk.many b0 = huge#
	mov r1 = r37
	mov r33 = r8
	;;
	br.call.sptk.many b0 = kill_now#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r33
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp tell#
	.section	.rodata
	.align 8
.LC2:
	stringz	"a thread"
	.text
	.align 16
	.proc thread#
thread:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp thread#
	.section	.rodata
	.align 8
.LC3:
	stringz	"a child"
	.align 8
.LC4:
	stringz	"executed"
	.align 8
.LC5:
	stringz	"settings"
	.align 8
.LC6:
	stringz	"/proc/self/exe"
	.text
	.align 16
	.proc inherited#
inherited:
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
	mov r39 = r0
	addl r38 = @ltoff(@fptr(thread#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r34
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	ld8 r14 = [r34]
	;;
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
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
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = tell#
	mov r1 = r35
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = execl#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L12:
	mov r36 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp inherited#
	.section	.rodata
	.align 8
.LC7:
	stringz	"yes"
	.align 8
.LC8:
	stringz	"NO"
	.align 8
.LC9:
	stringz	"kill_now() == PR_MCE_KILL_DEFAULT && huge() == 0"
	.align 8
.LC10:
	stringz	"%-3s %s\n"
	.align 8
.LC11:
	stringz	"!prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_LATE, 0, 0) && kill_now() == PR_MCE_KILL_LATE"
	.align 8
.LC12:
	stringz	"!prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_DEFAULT, 0, 0) && kill_now() == PR_MCE_KILL_DEFAULT"
	.align 8
.LC13:
	stringz	"!prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_EARLY, 0, 0) && kill_now() == PR_MCE_KILL_EARLY"
	.align 8
.LC14:
	stringz	"prctl(PR_MCE_KILL, PR_MCE_KILL_SET, 3, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC15:
	stringz	"prctl(PR_MCE_KILL, PR_MCE_KILL_CLEAR, 1, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC16:
	stringz	"prctl(PR_MCE_KILL, 2, 0, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC17:
	stringz	"prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_EARLY, 1, 0) == -1 && errno == EINVAL"
	.align 8
.LC18:
	stringz	"prctl(PR_MCE_KILL_GET, 0, 0, 0, 1) == -1 && errno == EINVAL"
	.align 8
.LC19:
	stringz	"!prctl(PR_SET_THP_DISABLE, 7, 0, 0, 0) && huge() == 1"
	.align 8
.LC20:
	stringz	"prctl(PR_SET_THP_DISABLE, 0, 0, 0, 1) == -1 && errno == EINVAL && huge() == 1"
	.align 8
.LC21:
	stringz	"prctl(PR_GET_THP_DISABLE, 1, 0, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC22:
	stringz	"prctl(PR_GET_TIMING, 0, 0, 0, 0) == PR_TIMING_STATISTICAL"
	.align 8
.LC23:
	stringz	"!prctl(PR_SET_TIMING, PR_TIMING_STATISTICAL, 0, 0, 0)"
	.align 8
.LC24:
	stringz	"prctl(PR_SET_TIMING, PR_TIMING_TIMESTAMP, 0, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC25:
	stringz	"!prctl(PR_TASK_PERF_EVENTS_DISABLE, 0, 0, 0, 0) && !prctl(PR_TASK_PERF_EVENTS_ENABLE, 0, 0, 0, 0)"
	.align 8
.LC26:
	stringz	"!prctl(PR_MCE_KILL, PR_MCE_KILL_CLEAR, 0, 0, 0) && kill_now() == PR_MCE_KILL_DEFAULT"
	.align 8
.LC27:
	stringz	"!prctl(PR_SET_THP_DISABLE, 0, 0, 0, 0) && huge() == 0"
	.text
	.align 16
	.proc options#
options:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = kill_now#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L14
	br.call.sptk.many b0 = huge#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L15:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1, r0
	;;
	addl r36 = 33, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = kill_now#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L17:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	;;
	addl r36 = 33, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = kill_now#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L19:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	;;
	addl r36 = 33, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = kill_now#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L21:
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	addl r38 = 3, r0
	addl r37 = 1, r0
	;;
	addl r36 = 33, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L23:
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	addl r36 = 33, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L24
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L25:
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 2, r0
	;;
	addl r36 = 33, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L27:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	;;
	addl r36 = 33, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L28
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L29:
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r40 = 1, r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 34, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L31:
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 7, r0
	;;
	addl r36 = 41, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	br.call.sptk.many b0 = huge#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L33:
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r40 = 1, r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 41, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L34
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L34
	br.call.sptk.many b0 = huge#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L35:
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1, r0
	;;
	addl r36 = 42, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L36
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L37:
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 13, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L39:
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 14, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L41:
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1, r0
	;;
	addl r36 = 14, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L42
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L43:
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 31, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 32, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L45:
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = inherited#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 33, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	br.call.sptk.many b0 = kill_now#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L47:
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 41, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	br.call.sptk.many b0 = huge#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L49:
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp options#
	.section	.rodata
	.align 8
.LC28:
	stringz	"sched_setscheduler"
	.align 8
.LC29:
	stringz	"policy %x, nice %d"
	.align 8
.LC30:
	stringz	"; its child %x, nice %d\n"
	.align 8
.LC31:
	stringz	"sched_setscheduler(0, policy | SCHED_RESET_ON_FORK, &p) == 0"
	.text
	.align 16
	.proc scheduling#
scheduling:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
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
	adds r14 = 4, r38
	;;
	st4 [r14] = r33
	adds r14 = 8, r38
	;;
	st4 [r14] = r34
	adds r14 = -16, r38
	;;
	st4 [r14] = r0
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	adds r14 = 8, r38
	;;
	ld4 r42 = [r14]
	mov r41 = r0
	mov r40 = r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r39
	adds r14 = 4, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	movl r15 = 1073741824
	br .L53
	;;
.L52:
	mov r15 = r0
.L53:
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	adds r42 = -16, r38
	;;
	mov r41 = r14
	mov r40 = r0
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC28)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	;;
	mov r40 = r0
	br.call.sptk.many b0 = sched_getscheduler#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = 8, r38
	;;
	ld4 r42 = [r14]
	mov r41 = r15
	movl r40 = @gprel(.LC29)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
	mov r40 = r0
	br.call.sptk.many b0 = sched_getscheduler#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r35 = r14
	mov r41 = r0
	mov r40 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r35
	movl r40 = @gprel(.LC30)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	;;
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L54:
	mov r40 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r39
	adds r14 = 4, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	movl r15 = 1073741824
	;;
	or r14 = r15, r14
	adds r42 = -16, r38
	;;
	mov r41 = r14
	mov r40 = r0
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L57
	;;
.L56:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L57:
	movl r42 = @gprel(.LC31)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
.L55:
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	;;
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L51:
	mov r40 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp scheduling#
	.section	.rodata
	.align 8
.LC32:
	stringz	"a program that is executed"
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
	(p6) br.cond.dptk .L59
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = tell#
	mov r1 = r37
	mov r14 = r0
	br .L60
	;;
.L59:
	br.call.sptk.many b0 = options#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	br .L61
	;;
.L64:
	adds r14 = -12, r36
	;;
	st4 [r14] = r0
	br .L62
	;;
.L63:
	adds r14 = -12, r36
	;;
	ld4 r40 = [r14]
	adds r15 = -16, r36
	;;
	ld4 r39 = [r15]
	mov r38 = r0
	br.call.sptk.many b0 = scheduling#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld4 r40 = [r14]
	adds r14 = -16, r36
	;;
	ld4 r39 = [r14]
	addl r38 = 3, r0
	br.call.sptk.many b0 = scheduling#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld4 r40 = [r14]
	adds r15 = -16, r36
	;;
	ld4 r39 = [r15]
	addl r38 = 5, r0
	br.call.sptk.many b0 = scheduling#
	mov r1 = r37
	adds r14 = -12, r36
	adds r15 = -12, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 5, r15
	;;
	st4 [r14] = r15
.L62:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L63
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
.L61:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L64
	mov r14 = r0
.L60:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
