// 6ab1f2176e7c676ba6be923680291eb9
	.file	"settings.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: no huge pages %d, failures %d\n"
	.text
	.align 16
	.align 64
	.proc tell#
tell:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 5, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	.mmb
	mov r38 = r0
	addl r37 = 42, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r36
	mov r33 = r8
	.mmi
	addl r37 = 34, r0
	mov r40 = r0
	mov r39 = r0
	;;
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r40 = r8
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp tell#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"sched_setscheduler"
	.align 8
.LC4:
	stringz	"%s: %s\n"
	.align 8
.LC5:
	stringz	"policy %x, nice %d"
	.align 8
.LC6:
	stringz	"; its child %x, nice %d\n"
	.align 8
.LC7:
	stringz	"sched_setscheduler(0, policy | SCHED_RESET_ON_FORK, &p) == 0"
	.align 8
.LC8:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.align 64
	.proc scheduling#
scheduling:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r35 = @ltoffx(stdout#), r1
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	ld8.mov r35 = [r35], stdout#
	nop 0
	adds r14 = 16, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	nop 0
	;;
	.mib
	ld8 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L4
	.mmi
	mov r41 = r0
	nop 0
	mov r42 = r34
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r33
	nop 0
	adds r42 = 16, r12
	.mii
	mov r1 = r39
	mov r40 = r0
	;;
	(p6) addl r41 = 1, r0
	;;
	.mmi
	(p7) mov r41 = r0
	;;
	nop 0
	dep.z r41 = r41, 30, 2
	;;
	.mib
	or r41 = r32, r41
	nop 0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r39
	.mmb
	mov r40 = r0
	nop 0
	(p7) br.cond.spnt .L16
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sched_getscheduler#
	;;
	.mmi
	mov r1 = r39
	mov r41 = r8
	mov r42 = r34
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld8 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L6
	.mib
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = sched_getscheduler#
	;;
	.mmi
	mov r1 = r39
	mov r40 = r0
	nop 0
	.mmb
	mov r41 = r0
	mov r36 = r8
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r8
	mov r41 = r36
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L7:
	.mib
	ld8 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L4:
	.mib
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L6:
	.body
	.copy_state 1
	.mib
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L7
	.mlx
	nop 0
	movl r41 = 1073741824
	.mmi
	adds r42 = 16, r12
	nop 0
	mov r40 = r0
	;;
	.mib
	or r41 = r32, r41
	nop 0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC8)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	(p7) add r41 = r1, r41
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L7
.L16:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r40 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp scheduling#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"a thread"
	.text
	.align 16
	.align 64
	.proc thread#
thread:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 5, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	.mmb
	mov r38 = r0
	addl r37 = 42, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r36
	mov r33 = r8
	.mmi
	mov r38 = r0
	addl r37 = 34, r0
	mov r40 = r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r8
	mov r39 = r33
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r38
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp thread#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"a program that is executed"
	.align 8
.LC11:
	stringz	"kill_now() == PR_MCE_KILL_DEFAULT && huge() == 0"
	.align 8
.LC12:
	stringz	"!prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_LATE, 0, 0) && kill_now() == PR_MCE_KILL_LATE"
	.align 8
.LC13:
	stringz	"!prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_DEFAULT, 0, 0) && kill_now() == PR_MCE_KILL_DEFAULT"
	.align 8
.LC14:
	stringz	"!prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_EARLY, 0, 0) && kill_now() == PR_MCE_KILL_EARLY"
	.align 8
.LC15:
	stringz	"prctl(PR_MCE_KILL, PR_MCE_KILL_SET, 3, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC16:
	stringz	"prctl(PR_MCE_KILL, PR_MCE_KILL_CLEAR, 1, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC17:
	stringz	"prctl(PR_MCE_KILL, 2, 0, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC18:
	stringz	"prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_EARLY, 1, 0) == -1 && errno == EINVAL"
	.align 8
.LC19:
	stringz	"prctl(PR_MCE_KILL_GET, 0, 0, 0, 1) == -1 && errno == EINVAL"
	.align 8
.LC20:
	stringz	"!prctl(PR_SET_THP_DISABLE, 7, 0, 0, 0) && huge() == 1"
	.align 8
.LC21:
	stringz	"prctl(PR_SET_THP_DISABLE, 0, 0, 0, 1) == -1 && errno == EINVAL && huge() == 1"
	.align 8
.LC22:
	stringz	"prctl(PR_GET_THP_DISABLE, 1, 0, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC23:
	stringz	"prctl(PR_GET_TIMING, 0, 0, 0, 0) == PR_TIMING_STATISTICAL"
	.align 8
.LC24:
	stringz	"!prctl(PR_SET_TIMING, PR_TIMING_STATISTICAL, 0, 0, 0)"
	.align 8
.LC25:
	stringz	"prctl(PR_SET_TIMING, PR_TIMING_TIMESTAMP, 0, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC26:
	stringz	"!prctl(PR_TASK_PERF_EVENTS_DISABLE, 0, 0, 0, 0) && !prctl(PR_TASK_PERF_EVENTS_ENABLE, 0, 0, 0, 0)"
	.align 8
.LC27:
	stringz	"a child"
	.align 8
.LC28:
	stringz	"executed"
	.align 8
.LC29:
	stringz	"settings"
	.align 8
.LC30:
	stringz	"/proc/self/exe"
	.align 8
.LC31:
	stringz	"!prctl(PR_MCE_KILL, PR_MCE_KILL_CLEAR, 0, 0, 0) && kill_now() == PR_MCE_KILL_DEFAULT"
	.align 8
.LC32:
	stringz	"!prctl(PR_SET_THP_DISABLE, 0, 0, 0, 0) && huge() == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	cmp4.ge p6, p7 = 1, r32
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	.mmb
	mov r38 = r0
	addl r37 = 34, r0
	(p7) br.cond.dpnt .L82
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L83
	;;
.L22:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L84
	;;
.L24:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmi
	addl r39 = 2, r0
	addl r38 = 1, r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L85
	;;
.L26:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L27:
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	addl r38 = 1, r0
	mov r41 = r0
	.mmi
	mov r40 = r0
	addl r39 = 1, r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L86
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L29:
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r38 = 1, r0
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r1 = r36
	addl r39 = 3, r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L87
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r0
	mov r1 = r36
	mov r41 = r0
	.mmi
	mov r40 = r0
	addl r39 = 1, r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L88
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L31:
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r38 = 2, r0
	mov r1 = r36
	mov r41 = r0
	.mmi
	mov r40 = r0
	mov r39 = r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L89
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L32:
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r38 = 1, r0
	mov r1 = r36
	mov r41 = r0
	.mmi
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L90
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L33:
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r0
	mov r1 = r36
	addl r41 = 1, r0
	.mmi
	mov r40 = r0
	mov r39 = r0
	addl r37 = 34, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L91
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L34:
	.mlx
	nop 0
	movl r39 = @gprel(.LC19)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	addl r38 = 7, r0
	addl r37 = 41, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L92
	;;
.L35:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L36:
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 1, r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	mov r38 = r0
	addl r37 = 41, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L93
	;;
.L37:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L38:
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r38 = 1, r0
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 42, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L94
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 13, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 14, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r38 = 1, r0
	mov r1 = r36
	mov r41 = r0
	.mmi
	mov r40 = r0
	mov r39 = r0
	addl r37 = 14, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L95
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L42:
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	mov r38 = r0
	addl r37 = 31, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L96
	;;
.L43:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L44:
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r40 = r0
	.mii
	mov r38 = r0
	adds r37 = 16, r12
	;;
	addl r39 = @ltoff(@fptr(thread#)), gp
	;;
	.mib
	ld8 r39 = [r39]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	adds r14 = 16, r12
	mov r38 = r0
	mov r1 = r36
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r36
	.mmb
	mov r37 = r0
	nop 0
	(p7) br.cond.spnt .L97
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r36
	mov r38 = r0
	mov r41 = r0
	.mmi
	mov r40 = r0
	mov r39 = r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L98
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L47:
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	mov r38 = r0
	addl r37 = 41, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L99
	;;
.L48:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mlx
	mov r33 = r0
	movl r39 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L50:
	.mmi
	mov r39 = r0
	nop 0
	mov r38 = r33
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = scheduling#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	nop 0
	.mmb
	mov r38 = r33
	addl r37 = 3, r0
	br.call.sptk.many b0 = scheduling#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	nop 0
	.mmb
	mov r38 = r33
	addl r37 = 5, r0
	br.call.sptk.many b0 = scheduling#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 5, r0
	nop 0
	.mmb
	mov r38 = r33
	mov r37 = r0
	br.call.sptk.many b0 = scheduling#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 5, r0
	nop 0
	.mmb
	mov r38 = r33
	addl r37 = 3, r0
	br.call.sptk.many b0 = scheduling#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 5, r0
	nop 0
	.mmb
	mov r38 = r33
	addl r37 = 5, r0
	br.call.sptk.many b0 = scheduling#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r33
	(p7) br.cond.dpnt .L21
.L76:
	.mmi
	addl r33 = 1, r0
	mov r39 = r0
	mov r37 = r0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = scheduling#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	nop 0
	.mmb
	mov r38 = r33
	addl r37 = 3, r0
	br.call.sptk.many b0 = scheduling#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	nop 0
	.mmb
	mov r38 = r33
	addl r37 = 5, r0
	br.call.sptk.many b0 = scheduling#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 5, r0
	nop 0
	.mmb
	mov r38 = r33
	mov r37 = r0
	br.call.sptk.many b0 = scheduling#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 5, r0
	nop 0
	.mmb
	mov r38 = r33
	addl r37 = 3, r0
	br.call.sptk.many b0 = scheduling#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 5, r0
	nop 0
	.mmb
	mov r38 = r33
	addl r37 = 5, r0
	br.call.sptk.many b0 = scheduling#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L76
.L21:
	.mii
	mov r8 = r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L82:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L95:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r39 = @gprel(.LC25)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	mov r38 = r0
	addl r37 = 31, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L96
.L94:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r39 = @gprel(.LC22)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 13, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 14, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r38 = 1, r0
	mov r1 = r36
	mov r41 = r0
	.mmi
	mov r40 = r0
	mov r39 = r0
	addl r37 = 14, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br .L95
.L93:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L37
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmb
	mov r39 = r0
	addl r37 = 42, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L38
.L91:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r39 = @gprel(.LC19)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	addl r38 = 7, r0
	addl r37 = 41, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L92
.L90:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r39 = @gprel(.LC18)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r0
	mov r1 = r36
	addl r41 = 1, r0
	.mmi
	mov r40 = r0
	mov r39 = r0
	addl r37 = 34, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L91
.L89:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r39 = @gprel(.LC17)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r38 = 1, r0
	mov r1 = r36
	mov r41 = r0
	.mmi
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L90
.L88:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r39 = @gprel(.LC16)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r38 = 2, r0
	mov r1 = r36
	mov r41 = r0
	.mmi
	mov r40 = r0
	mov r39 = r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br .L89
.L87:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r39 = @gprel(.LC15)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r0
	mov r1 = r36
	mov r41 = r0
	.mmi
	mov r40 = r0
	addl r39 = 1, r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L88
	;;
.L92:
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmb
	mov r39 = r0
	addl r37 = 42, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L36
	;;
.L86:
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmb
	mov r39 = r0
	addl r37 = 34, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L29
	;;
.L85:
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmb
	mov r39 = r0
	addl r37 = 34, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L27
	;;
.L84:
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmb
	mov r39 = r0
	addl r37 = 34, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L24
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmi
	addl r39 = 2, r0
	addl r38 = 1, r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L85
.L99:
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmb
	mov r39 = r0
	addl r37 = 42, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L48
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	.mlx
	mov r33 = r0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L50
.L98:
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmb
	mov r39 = r0
	addl r37 = 34, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L47
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L47
	;;
.L96:
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmb
	mov r39 = r0
	addl r37 = 32, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L44
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L44
	;;
.L83:
	.mmi
	mov r38 = r0
	mov r41 = r0
	mov r40 = r0
	.mmb
	mov r39 = r0
	addl r37 = 42, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L22
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 33, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br .L84
	;;
.L97:
	.mlx
	nop 0
	movl r37 = @gprel(.LC27)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC30)
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	.mmi
	add r37 = r1, r37
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r36
	addl r37 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
