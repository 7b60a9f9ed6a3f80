// 6965dcf29c53bd45308250ece88ce106 guest-tests/process/thread-ids.c
	.file	"thread-ids.c"
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
	.sbss
	.align 4
	.type	report#, @object
	.size	report#, 8
report:
	.skip	8
	.section	.rodata
	.align 8
.LC1:
	stringz	"write"
	.text
	.align 16
	.proc sleeper#
sleeper:
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
	addl r37 = 1105, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	addl r14 = @gprel(report#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 4, r0
	adds r38 = -16, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
.L5:
	;;
	br.call.sptk.many b0 = pause#
	mov r1 = r36
	br .L5
	;;
	.endp sleeper#
	.section	.rodata
	.align 8
.LC2:
	stringz	"read"
	.text
	.align 16
	.proc new_thread#
new_thread:
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
	addl r38 = @ltoff(@fptr(sleeper#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r34
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	;;
	addl r14 = @gprel(report#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r34
	addl r38 = 4, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp new_thread#
	.section	.rodata
	.align 8
.LC3:
	stringz	"  %s: %s\n"
	.align 8
.LC4:
	stringz	"  %s: well\n"
	.text
	.align 16
	.proc show#
show:
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
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L9
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
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L11
	;;
.L9:
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
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
	.endp show#
	.section	.rodata
	.align 8
.LC5:
	stringz	"getpgid"
	.align 8
.LC6:
	stringz	"getsid"
	.align 8
.LC7:
	stringz	"setpgid"
	.align 8
.LC8:
	stringz	"kill"
	.align 8
.LC9:
	stringz	"tkill"
	.align 8
.LC10:
	stringz	"rt_sigqueueinfo"
	.align 8
.LC11:
	stringz	"sched_getscheduler"
	.align 8
.LC12:
	stringz	"sched_setscheduler"
	.align 8
.LC13:
	stringz	"sched_getparam"
	.align 8
.LC14:
	stringz	"sched_setparam"
	.align 8
.LC15:
	stringz	"sched_rr_get_interval"
	.align 8
.LC16:
	stringz	"sched_getaffinity"
	.align 8
.LC17:
	stringz	"prlimit"
	.align 8
.LC18:
	stringz	"getpriority"
	.align 8
.LC19:
	stringz	"setpriority"
	.align 8
.LC20:
	stringz	"waitpid"
	.align 8
.LC21:
	stringz	"capget"
	.align 8
.LC22:
	stringz	"/proc/%d/stat"
	.align 8
.LC23:
	stringz	"/proc"
	.text
	.align 16
	.proc try_all#
try_all:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -560, r12
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
	movl r14 = 537396514
	adds r15 = -544, r36
	;;
	st4 [r15] = r14
	adds r14 = -540, r36
	adds r15 = 8, r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -512, r36
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -512, r36
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -384, r36
	;;
	st4 [r14] = r0
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = puts#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getpgid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getsid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = 8, r36
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = setpgid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L13
	adds r14 = 8, r36
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	br .L14
	;;
.L13:
	mov r14 = r0
.L14:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = 8, r36
	mov r40 = r0
	;;
	ld4 r39 = [r14]
	addl r38 = 1229, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r15 = -512, r36
	adds r14 = 8, r36
	;;
	mov r41 = r15
	mov r40 = r0
	ld4 r39 = [r14]
	addl r38 = 1180, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = sched_getscheduler#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r15 = -384, r36
	adds r14 = 8, r36
	;;
	mov r40 = r15
	addl r39 = 3, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r15 = -384, r36
	adds r14 = 8, r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = sched_getparam#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r15 = -384, r36
	adds r14 = 8, r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = sched_setparam#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r15 = -376, r36
	adds r14 = 8, r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = sched_rr_get_interval#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r15 = -200, r36
	adds r14 = 8, r36
	;;
	mov r40 = r15
	addl r39 = 128, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = sched_getaffinity#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r15 = -360, r36
	adds r14 = 8, r36
	;;
	mov r41 = r15
	mov r40 = r0
	addl r39 = 7, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = prlimit#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	addl r14 = -1, r0
	br .L16
	;;
.L15:
	mov r14 = r0
.L16:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	addl r40 = 5, r0
	;;
	mov r39 = r14
	mov r38 = r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = 8, r36
	addl r40 = 1, r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -536, r36
	;;
	mov r40 = r14
	adds r39 = -544, r36
	addl r38 = 1185, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = 8, r36
	adds r15 = -72, r36
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r15
	br.call.sptk.many b0 = sprintf#
	mov r1 = r37
	adds r15 = -344, r36
	adds r14 = -72, r36
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = stat#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp try_all#
	.section	.rodata
	.align 8
.LC24:
	stringz	"nice of the first thread %d, of another %d, of the group %d\n"
	.align 8
.LC25:
	stringz	"yes"
	.align 8
.LC26:
	stringz	"NO"
	.align 8
.LC27:
	stringz	"nice(2) == 2 && getpriority(PRIO_PROCESS, getpid()) == 2 && getpriority(PRIO_PROCESS, tid) == 5"
	.align 8
.LC28:
	stringz	"%-3s %s\n"
	.align 8
.LC29:
	stringz	"setpriority(PRIO_PROCESS, tid, 4) == -1 && errno == EACCES"
	.align 8
.LC30:
	stringz	"setpriority(PRIO_PROCESS, getpid(), 1) == -1 && errno == EACCES"
	.align 8
.LC31:
	stringz	"nice(-1) == -1 && errno == EPERM"
	.align 8
.LC32:
	stringz	"getpriority(PRIO_PROCESS, other) == 2"
	.align 8
.LC33:
	stringz	"setpriority(PRIO_PGRP, 0, 7) == 0"
	.align 8
.LC34:
	stringz	"getpriority(PRIO_PROCESS, other) == 7 && getpriority(PRIO_PROCESS, tid) == 7 && getpriority(PRIO_PROCESS, 0) == 7"
	.align 8
.LC35:
	stringz	"setpriority(PRIO_PROCESS, tid, 1000) == 0 && getpriority(PRIO_PROCESS, tid) == 19"
	.align 8
.LC36:
	stringz	"setpriority(3, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC37:
	stringz	"getpriority(-1, 0) == -1 && errno == EINVAL"
	.text
	.align 16
	.proc nice_values#
nice_values:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 4, 0
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
	st4 [r14] = r32
	mov r40 = r0
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r38
	mov r33 = r8
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r38
	mov r34 = r8
	;;
	mov r40 = r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r34
	mov r40 = r33
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r39 = 2, r0
	br.call.sptk.many b0 = nice#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L18
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC25)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
.L19:
	movl r41 = @gprel(.LC27)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	addl r41 = 4, r0
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC25)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
.L21:
	movl r41 = @gprel(.LC29)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	addl r41 = 1, r0
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC25)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
.L23:
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r39 = -1, r0
	br.call.sptk.many b0 = nice#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L24
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC25)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
.L25:
	movl r41 = @gprel(.LC31)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = new_thread#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	st4 [r14] = r8
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC25)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
.L27:
	movl r41 = @gprel(.LC32)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	addl r41 = 7, r0
	mov r40 = r0
	;;
	addl r39 = 1, r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC25)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
.L29:
	movl r41 = @gprel(.LC33)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L30
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L30
	mov r40 = r0
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC25)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
.L31:
	movl r41 = @gprel(.LC34)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	addl r41 = 1000, r0
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 19, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC25)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
.L33:
	movl r41 = @gprel(.LC35)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r41 = r0
	mov r40 = r0
	;;
	addl r39 = 3, r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L34
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC25)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
.L35:
	movl r41 = @gprel(.LC36)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r40 = r0
	;;
	addl r39 = -1, r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L36
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC25)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
.L37:
	movl r41 = @gprel(.LC37)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC28)
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
	.endp nice_values#
	.section	.rodata
	.align 8
.LC38:
	stringz	"setresuid"
	.align 8
.LC39:
	stringz	"pipe"
	.align 8
.LC40:
	stringz	"a thread"
	.align 8
.LC41:
	stringz	"a child's thread"
	.align 8
.LC42:
	stringz	"a child"
	.align 8
.LC43:
	stringz	"nice of what has ended %d\n"
	.align 8
.LC44:
	stringz	"what is gone"
	.align 8
.LC45:
	stringz	"-1"
	.align 8
.LC46:
	stringz	"kill(-2147483647 - 1, 0) == -1 && errno == ESRCH"
	.align 8
.LC47:
	stringz	"waitpid(-2147483647 - 1, NULL, 0) == -1 && errno == ESRCH"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r40 = r0
	addl r39 = 2, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	addl r39 = 1000, r0
	addl r38 = 1000, r0
	addl r37 = 1000, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
.L39:
	;;
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r37 = @gprel(report#), gp
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = new_thread#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -120, r35
	;;
	st4 [r14] = r15
	adds r14 = -120, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = try_all#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = nice_values#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -128, r35
	;;
	st4 [r15] = r14
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r32 = -124, r35
	br.call.sptk.many b0 = new_thread#
	mov r1 = r36
	;;
	st4 [r32] = r8
	br .L41
	;;
.L42:
	br.call.sptk.many b0 = pause#
	mov r1 = r36
.L41:
	adds r14 = -124, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
.L40:
	addl r14 = @gprel(report#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r35
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = try_all#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = try_all#
	mov r1 = r36
	addl r38 = 9, r0
	adds r15 = -128, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	adds r15 = -112, r35
	movl r40 = 16777220
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r39 = r0
	mov r38 = r0
	adds r14 = -128, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r15 = -128, r35
	;;
	ld4 r38 = [r15]
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = try_all#
	mov r1 = r36
	addl r38 = -1, r0
	;;
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = try_all#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = -2147483648
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L43
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC25)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
.L44:
	movl r39 = @gprel(.LC46)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r39 = r0
	mov r38 = r0
	;;
	movl r37 = -2147483648
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L45
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L45
	movl r14 = @gprel(.LC25)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
.L46:
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC28)
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
