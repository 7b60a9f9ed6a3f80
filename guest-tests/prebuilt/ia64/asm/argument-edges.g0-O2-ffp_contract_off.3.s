// c8f61f7af3314a678427b663fd3178e7 guest-tests/process/argument-edges.c
	.file	"argument-edges.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.0#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L14
.L7:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
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
	;;
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
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
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"setgroups(3, g)"
	.align 8
.LC3:
	stringz	"getgroups(0, NULL)"
	.align 8
.LC4:
	stringz	"getgroups(2, g)"
	.align 8
.LC5:
	stringz	"getgroups(3, g)"
	.align 8
.LC6:
	stringz	"getgroups(4, g)"
	.align 8
.LC7:
	stringz	"getgroups(-1, g)"
	.align 8
.LC8:
	stringz	"call(getgroups, 3, no_access())"
	.align 8
.LC9:
	stringz	"call(setgroups, 65537, g)"
	.align 8
.LC10:
	stringz	"call(setgroups, -1, g)"
	.align 8
.LC11:
	stringz	"call(setgroups, 1, no_access())"
	.align 8
.LC12:
	stringz	"call(setgroups, 0, no_access())"
	.align 8
.LC13:
	stringz	"getresuid(&id, &id, no_access())"
	.align 8
.LC14:
	stringz	"getresuid(&id, no_access(), &id)"
	.align 8
.LC15:
	stringz	"getresgid(no_access(), &id, &id)"
	.align 8
.LC16:
	stringz	"getresgid(&id, &id, no_access())"
	.text
	.align 16
	.align 64
	.proc groups#
groups:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 288
	adds r12 = -288, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	addl r39 = 280, r0
	.mmb
	adds r37 = 16, r12
	mov r38 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r1 = r36
	adds r15 = 16, r12
	.mlx
	nop 0
	movl r14 = 25769803781
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC3)
	.mmi
	st8 [r15] = r14
	adds r14 = 24, r12
	addl r15 = 7, r0
	;;
	.mib
	st4 [r14] = r15
	add r33 = r1, r33
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r36
	mov r32 = r8
	adds r38 = 16, r12
	.mmb
	addl r37 = 3, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = setgroups#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r38 = r0
	nop 0
	.mmb
	mov r37 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r33
	.mib
	nop 0
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	adds r38 = 16, r12
	nop 0
	.mmb
	addl r37 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	adds r38 = 16, r12
	nop 0
	.mmb
	addl r37 = 3, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	adds r38 = 16, r12
	nop 0
	.mmb
	addl r37 = 4, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC6)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	adds r38 = 16, r12
	nop 0
	.mmb
	addl r37 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	nop 0
	.mmb
	addl r37 = 1077, r0
	addl r38 = 3, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r39 = 16, r12
	mov r1 = r36
	addl r37 = 1078, r0
	.mmb
	st4 [r32] = r0
	addl r38 = 65537, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC9)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r39 = 16, r12
	mov r1 = r36
	addl r37 = 1078, r0
	.mmb
	st4 [r32] = r0
	addl r38 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	nop 0
	.mmb
	addl r37 = 1078, r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC11)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	nop 0
	.mmb
	addl r37 = 1078, r0
	mov r38 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC12)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r38 = r0
	nop 0
	.mmb
	mov r37 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	mov r37 = r33
	nop 0
	mov r1 = r36
	.mib
	nop 0
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r38 = 296, r12
	mov r39 = r8
	mov r1 = r36
	;;
	.mib
	mov r37 = r38
	nop 0
	br.call.sptk.many b0 = getresuid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC13)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r39 = 296, r12
	mov r1 = r36
	mov r38 = r8
	;;
	.mib
	mov r37 = r39
	nop 0
	br.call.sptk.many b0 = getresuid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC14)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r39 = 296, r12
	mov r1 = r36
	mov r37 = r8
	;;
	.mib
	mov r38 = r39
	nop 0
	br.call.sptk.many b0 = getresgid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r38 = 296, r12
	mov r1 = r36
	mov r39 = r8
	;;
	.mib
	mov r37 = r38
	nop 0
	br.call.sptk.many b0 = getresgid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC16)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
	.endp groups#
	.section	.rodata.str1.8
	.align 8
.LC17:
	stringz	""
	.align 8
.LC18:
	stringz	"ok"
	.align 8
.LC19:
	stringz	"setpriority %d: %d, %d\n"
	.align 8
.LC20:
	stringz	"setpriority(3, 0, 0)"
	.align 8
.LC21:
	stringz	"setpriority(-1, 0, 0)"
	.align 8
.LC22:
	stringz	"getpriority(3, 0)"
	.align 8
.LC23:
	stringz	"getpriority(PRIO_USER, 54321)"
	.align 8
.LC24:
	stringz	"getpriority(PRIO_PGRP, 54321)"
	.align 8
.LC25:
	stringz	"setpriority(PRIO_PROCESS, -1, 0)"
	.align 8
.LC26:
	stringz	"setpriority(PRIO_PGRP, 54321, 0)"
	.align 8
.LC27:
	stringz	"setpriority(PRIO_USER, 54321, 0)"
	.align 8
.LC28:
	stringz	"getpriority(PRIO_PGRP, 0)"
	.align 8
.LC29:
	stringz	"getpriority(PRIO_USER, 0) <= 0"
	.align 8
.LC30:
	stringz	"policy %d: %d to %d %s\n"
	.align 8
.LC31:
	stringz	"sched_getscheduler(-1)"
	.align 8
.LC32:
	stringz	"sched_getscheduler(0)"
	.align 8
.LC33:
	stringz	"sched_getscheduler(INT32_MAX)"
	.align 8
.LC34:
	stringz	"sched_getparam(-1, &p)"
	.align 8
.LC35:
	stringz	"sched_getparam(0, NULL)"
	.align 8
.LC36:
	stringz	"sched_getparam(INT32_MAX, &p)"
	.align 8
.LC37:
	stringz	"sched_setparam(0, NULL)"
	.align 8
.LC38:
	stringz	"sched_setparam(-1, &p)"
	.align 8
.LC39:
	stringz	"sched_setparam(0, &p)"
	.align 8
.LC40:
	stringz	"sched_setscheduler(0, SCHED_OTHER, &p)"
	.align 8
.LC41:
	stringz	"sched_setscheduler(0, SCHED_BATCH, &p)"
	.align 8
.LC42:
	stringz	"sched_setscheduler(0, SCHED_FIFO, &p)"
	.align 8
.LC43:
	stringz	"sched_setscheduler(0, -1, &p)"
	.align 8
.LC44:
	stringz	"sched_setscheduler(0, 7, &p)"
	.align 8
.LC45:
	stringz	"sched_setscheduler(-1, SCHED_OTHER, &p)"
	.align 8
.LC46:
	stringz	"sched_setscheduler(0, SCHED_OTHER, NULL)"
	.align 8
.LC47:
	stringz	"sched_setscheduler(INT32_MAX, SCHED_OTHER, &p)"
	.align 8
.LC48:
	stringz	"sched_setscheduler(0, SCHED_RR, &p)"
	.align 8
.LC49:
	stringz	"sched_rr_get_interval(-1, &t)"
	.align 8
.LC50:
	stringz	"sched_rr_get_interval(INT32_MAX, &t)"
	.align 8
.LC51:
	stringz	"call(sched_rr_get_interval, 0, no_access())"
	.align 8
.LC52:
	stringz	"getrlimit %d: %s\n"
	.align 8
.LC53:
	stringz	"setrlimit(RLIMIT_CORE, &l)"
	.align 8
.LC54:
	stringz	"getrlimit(RLIMIT_CORE, &l)"
	.align 8
.LC55:
	stringz	"%ld %ld\n"
	.align 8
.LC56:
	stringz	"setrlimit((__rlimit_resource_t)16, &l)"
	.align 8
.LC57:
	stringz	"prlimit(INT32_MAX, RLIMIT_CORE, NULL, &l)"
	.align 8
.LC58:
	stringz	"prlimit(-1, RLIMIT_CORE, NULL, &l)"
	.align 8
.LC59:
	stringz	"prlimit(0, RLIMIT_CORE, NULL, NULL)"
	.align 8
.LC60:
	stringz	"prlimit(0, (__rlimit_resource_t)16, NULL, NULL)"
	.align 8
.LC61:
	stringz	"call(prlimit64, 0, RLIMIT_CORE, no_access(), NULL)"
	.align 8
.LC62:
	stringz	"call(prlimit64, 0, RLIMIT_CORE, NULL, no_access())"
	.align 8
.LC63:
	stringz	"getrusage(RUSAGE_SELF, &u)"
	.align 8
.LC64:
	stringz	"getrusage(RUSAGE_CHILDREN, &u)"
	.align 8
.LC65:
	stringz	"getrusage(RUSAGE_THREAD, &u)"
	.align 8
.LC66:
	stringz	"getrusage(-2, &u)"
	.align 8
.LC67:
	stringz	"getrusage(2, &u)"
	.align 8
.LC68:
	stringz	"call(getrusage, RUSAGE_SELF, no_access())"
	.align 8
.LC69:
	stringz	"call(times, no_access())"
	.align 8
.LC70:
	stringz	"times(NULL) != -1"
	.align 8
.LC71:
	stringz	"getpgid(-1)"
	.align 8
.LC72:
	stringz	"getpgid(INT32_MAX)"
	.align 8
.LC73:
	stringz	"getsid(-1)"
	.align 8
.LC74:
	stringz	"getsid(INT32_MAX)"
	.align 8
.LC75:
	stringz	"setpgid(-1, 0)"
	.align 8
.LC76:
	stringz	"setpgid(0, -1)"
	.align 8
.LC77:
	stringz	"setpgid(INT32_MAX, 0)"
	.align 8
.LC78:
	stringz	"setpgid(0, INT32_MAX)"
	.align 8
.LC79:
	stringz	"setsid() == getpid()"
	.align 8
.LC80:
	stringz	"setsid()"
	.align 8
.LC81:
	stringz	"setpgid(0, 0)"
	.align 8
.LC82:
	stringz	"setpgid(0, getppid())"
	.align 8
.LC83:
	stringz	"waitid(P_PID, (id_t)child, &info, 0)"
	.align 8
.LC84:
	stringz	"waitid(P_PID, (id_t)child, &info, WEXITED | 0x10)"
	.align 8
.LC85:
	stringz	"waitid((idtype_t)4, (id_t)child, &info, WEXITED)"
	.align 8
.LC86:
	stringz	"waitid(P_PID, 0, &info, WEXITED)"
	.align 8
.LC87:
	stringz	"waitid(P_PID, (id_t)-1, &info, WEXITED)"
	.align 8
.LC88:
	stringz	"waitid(P_PGID, (id_t)-1, &info, WEXITED)"
	.align 8
.LC89:
	stringz	"waitpid(child, NULL, 0x10)"
	.align 8
.LC90:
	stringz	"waitpid(INT32_MIN, NULL, 0)"
	.align 8
.LC91:
	stringz	"waitpid(INT32_MAX, NULL, 0)"
	.align 8
.LC92:
	stringz	"waitid(P_PID, (id_t)child, &info, WEXITED | WNOWAIT)"
	.align 8
.LC93:
	stringz	"%d %d %d\n"
	.align 8
.LC94:
	stringz	"waitid(P_PID, (id_t)child, no_access(), WEXITED | WNOWAIT)"
	.align 8
.LC95:
	stringz	"call(wait4, child, no_access(), 0, NULL) == child || errno == EFAULT"
	.align 8
.LC96:
	stringz	"wait(NULL)"
	.align 8
.LC97:
	stringz	"kill(INT32_MAX, 0)"
	.align 8
.LC98:
	stringz	"kill(getpid(), 65)"
	.align 8
.LC99:
	stringz	"kill(getpid(), -1)"
	.align 8
.LC100:
	stringz	"kill(INT32_MIN, 0)"
	.align 8
.LC101:
	stringz	"call(tgkill, getpid(), -1, 0)"
	.align 8
.LC102:
	stringz	"call(tgkill, 0, getpid(), 0)"
	.align 8
.LC103:
	stringz	"call(tgkill, getpid(), getpid(), 65)"
	.align 8
.LC104:
	stringz	"call(tgkill, getpid(), INT32_MAX, 0)"
	.align 8
.LC105:
	stringz	"call(tkill, 0, 0)"
	.align 8
.LC106:
	stringz	"call(tkill, -1, 0)"
	.align 8
.LC107:
	stringz	"call(tkill, getpid(), 65)"
	.align 8
.LC108:
	stringz	"call(tkill, INT32_MAX, 0)"
	.align 8
.LC109:
	stringz	"unshare(CLONE_THREAD)"
	.align 8
.LC110:
	stringz	"unshare(CLONE_FILES | CLONE_FS)"
	.align 8
.LC111:
	stringz	"unshare(0x1)"
	.align 8
.LC112:
	stringz	"call(personality, 0xffffffff)"
	.align 8
.LC113:
	stringz	"call(prctl, PR_SET_PDEATHSIG, 65)"
	.align 8
.LC114:
	stringz	"call(prctl, PR_SET_PDEATHSIG, 64)"
	.align 8
.LC115:
	stringz	"call(prctl, PR_SET_PDEATHSIG, 0)"
	.align 8
.LC116:
	stringz	"call(prctl, PR_GET_PDEATHSIG, no_access())"
	.align 8
.LC117:
	stringz	"call(prctl, PR_SET_DUMPABLE, 2)"
	.align 8
.LC118:
	stringz	"call(prctl, PR_SET_DUMPABLE, -1)"
	.align 8
.LC119:
	stringz	"call(prctl, PR_SET_KEEPCAPS, 2)"
	.align 8
.LC120:
	stringz	"call(prctl, PR_SET_NAME, no_access())"
	.align 8
.LC121:
	stringz	"call(prctl, PR_GET_NAME, no_access())"
	.align 8
.LC122:
	stringz	"call(prctl, PR_SET_TIMING, 1)"
	.align 8
.LC123:
	stringz	"call(prctl, PR_SET_TIMING, 0)"
	.align 8
.LC124:
	stringz	"call(prctl, PR_GET_TIMING)"
	.align 8
.LC125:
	stringz	"call(prctl, PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0)"
	.align 8
.LC126:
	stringz	"call(prctl, PR_SET_NO_NEW_PRIVS, 1, 1, 0, 0)"
	.align 8
.LC127:
	stringz	"call(prctl, PR_GET_NO_NEW_PRIVS, 1, 0, 0, 0)"
	.align 8
.LC128:
	stringz	"call(prctl, PR_SET_CHILD_SUBREAPER, 7)"
	.align 8
.LC129:
	stringz	"call(prctl, PR_GET_CHILD_SUBREAPER, &reaps)"
	.align 8
.LC130:
	stringz	"reaps"
	.align 8
.LC131:
	stringz	"call(prctl, PR_GET_CHILD_SUBREAPER, no_access())"
	.align 8
.LC132:
	stringz	"call(prctl, 12345)"
	.align 8
.LC133:
	stringz	"call(get_robust_list, -1, &reaps, &reaps)"
	.align 8
.LC134:
	stringz	"call(get_robust_list, 0, no_access(), &reaps)"
	.align 8
.LC135:
	stringz	"call(set_robust_list, NULL, 1)"
	.align 8
.LC136:
	stringz	"call(membarrier, 99, 0, 0)"
	.align 8
.LC137:
	stringz	"call(membarrier, 0, 1, 0)"
	.align 8
.LC138:
	stringz	"call(getcpu, no_access(), NULL, NULL)"
	.align 8
.LC139:
	stringz	"call(getcpu, NULL, no_access(), NULL)"
	.align 8
.LC140:
	stringz	"call(getcpu, NULL, NULL, NULL)"
	.align 8
.LC141:
	stringz	"call(getrandom, &reaps, 4, 8)"
	.align 8
.LC142:
	stringz	"call(getrandom, &reaps, 4, 6)"
	.align 8
.LC143:
	stringz	"call(getrandom, &reaps, 4, 4)"
	.align 8
.LC144:
	stringz	"call(getrandom, no_access(), 4, 0)"
	.align 8
.LC145:
	stringz	"call(getrandom, no_access(), 0, 0)"
	.align 8
.LC146:
	stringz	"call(sched_getaffinity, 0, 1, &reaps)"
	.align 8
.LC147:
	stringz	"call(sched_getaffinity, INT32_MAX, sizeof(long), &reaps)"
	.align 8
.LC148:
	stringz	"call(sched_setaffinity, 0, 0, &reaps)"
	.align 8
.LC149:
	stringz	"call(sched_setaffinity, 0, sizeof(long), no_access())"
	.align 8
.LC150:
	stringz	"call(kcmp, getpid(), getpid(), 8, 0, 0)"
	.align 8
.LC151:
	stringz	"call(kcmp, getpid(), getpid(), 0, 0, 99)"
	.align 8
.LC152:
	stringz	"call(kcmp, getpid(), getpid(), 0, 0, 0)"
	.align 8
.LC153:
	stringz	"call(kcmp, getpid(), INT32_MAX, 1, 0, 0)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 12, 6, 0
	.fframe 160
	adds r12 = -160, r12
	addl r38 = @ltoffx(stdout#), r1
	.mlx
	mov r42 = r1
	movl r34 = @gprel(values.1#)
	;;
	.mlx
	ld8.mov r38 = [r38], stdout#
	movl r35 = @gprel(.LC19)
	.mmi
	add r34 = r1, r34
	mov r47 = r0
	addl r46 = 1, r0
	;;
	.mii
	add r35 = r1, r35
	.save rp, r40
	mov r40 = b0
	mov r45 = r0
	;;
	.mib
	ld8 r44 = [r38]
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov ar.lc = 4
	.align 32
.L18:
	.mmi
	ld4 r33 = [r34], 4
	mov r45 = r0
	mov r44 = r0
	;;
	.mib
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	nop 0
	.mmb
	mov r44 = r0
	mov r32 = r8
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r8
	mov r46 = r32
	.mmb
	mov r45 = r33
	mov r44 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L18
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC17)
	.mmi
	adds r39 = 24, r12
	nop 0
	addl r33 = -1, r0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r42
	mov r32 = r8
	mov r46 = r0
	.mmi
	mov r45 = r0
	st4 [r8] = r0
	addl r44 = 3, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC30)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	mov r45 = r0
	.mmb
	addl r44 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	nop 0
	.mmb
	addl r44 = 3, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC22)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 54321, r0
	nop 0
	.mmb
	addl r44 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC23)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 54321, r0
	nop 0
	.mmb
	addl r44 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC24)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	addl r45 = -1, r0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC25)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	addl r45 = 54321, r0
	.mmb
	addl r44 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC26)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	addl r45 = 54321, r0
	.mmb
	addl r44 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC27)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	nop 0
	.mmb
	addl r44 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC28)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r45 = r0
	mov r1 = r42
	nop 0
	.mmb
	addl r44 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ge p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC29)
	.mmi
	nop 0
	(p6) addl r45 = 1, r0
	nop 0
	;;
	.mib
	add r44 = r1, r44
	(p7) mov r45 = r0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmb
	adds r15 = 160, r12
	addl r14 = 77, r0
	nop 0
	.mmi
	mov r1 = r42
	nop 0
	mov ar.lc = 7
	;;
	.mmi
	nop 0
	st4 [r15] = r0
	adds r15 = 16, r12
	.mmi
	st8 [r39] = r14
	;;
	st8 [r15] = r14
	nop 0
	.align 32
.L20:
	.mmi
	nop 0
	mov r44 = r33
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = sched_get_priority_min#
	;;
	.mmi
	mov r44 = r33
	nop 0
	mov r34 = r8
	.mmb
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = sched_get_priority_max#
	;;
	.mmi
	nop 0
	ld4 r44 = [r32]
	mov r35 = r8
	.mmi
	mov r1 = r42
	mov r45 = r33
	mov r46 = r34
	;;
	.mib
	cmp4.eq p6, p7 = 0, r44
	mov r47 = r35
	(p7) br.cond.dpnt .L34
	;;
	.mmi
	(p6) mov r48 = r37
	nop 0
	mov r44 = r36
	.mmb
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L20
.L37:
	.mmi
	addl r44 = -1, r0
	st4 [r32] = r0
	addl r33 = -1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = sched_getscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC31)
	.mlx
	nop 0
	movl r35 = @gprel(.LC18)
	;;
	.mib
	add r44 = r1, r44
	add r35 = r1, r35
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = sched_getscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC32)
	.mlx
	nop 0
	movl r34 = @gprel(.LC52)
	;;
	.mib
	add r44 = r1, r44
	add r34 = r1, r34
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r42
	movl r44 = 2147483647
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = sched_getscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC33)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 160, r12
	nop 0
	.mmb
	addl r44 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_getparam#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	nop 0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_getparam#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC35)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r45 = 160, r12
	.mlx
	st4 [r32] = r0
	movl r44 = 2147483647
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sched_getparam#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC36)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	nop 0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_setparam#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC37)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 160, r12
	nop 0
	.mmb
	addl r44 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_setparam#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC38)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 160, r12
	nop 0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_setparam#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC39)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 1, r0
	adds r45 = 160, r12
	mov r1 = r42
	.mmi
	mov r44 = r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st4 [r45] = r14
	nop 0
	br.call.sptk.many b0 = sched_setparam#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC39)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r46 = 160, r12
	mov r1 = r42
	mov r45 = r0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC40)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r46 = 160, r12
	mov r1 = r42
	addl r45 = 3, r0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC41)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r46 = 160, r12
	mov r1 = r42
	addl r45 = 1, r0
	.mmi
	mov r44 = r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st4 [r46] = r0
	nop 0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC42)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r46 = 160, r12
	mov r1 = r42
	addl r45 = -1, r0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC43)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r46 = 160, r12
	mov r1 = r42
	addl r45 = 7, r0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC44)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r46 = 160, r12
	mov r1 = r42
	mov r45 = r0
	.mmb
	addl r44 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC45)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	mov r45 = r0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC46)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r46 = 160, r12
	mov r1 = r42
	mov r45 = r0
	.mlx
	st4 [r32] = r0
	movl r44 = 2147483647
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC47)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 100, r0
	adds r46 = 160, r12
	mov r1 = r42
	.mmi
	addl r45 = 1, r0
	st4 [r32] = r0
	mov r44 = r0
	;;
	.mib
	st4 [r46] = r14
	nop 0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC42)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r46 = 160, r12
	mov r1 = r42
	addl r45 = 2, r0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC48)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = -1, r0
	adds r46 = 160, r12
	mov r1 = r42
	.mmi
	addl r45 = 2, r0
	st4 [r32] = r0
	mov r44 = r0
	;;
	.mib
	st4 [r46] = r14
	nop 0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC48)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 16, r12
	nop 0
	.mmb
	addl r44 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_rr_get_interval#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC49)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r45 = 16, r12
	.mlx
	st4 [r32] = r0
	movl r44 = 2147483647
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sched_rr_get_interval#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC50)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	nop 0
	.mmb
	addl r44 = 1167, r0
	mov r45 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC51)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov ar.lc = 18
	.align 32
.L22:
	.mmi
	mov r44 = r33
	nop 0
	adds r45 = 160, r12
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getrlimit#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r42
	nop 0
	.mmb
	mov r45 = r33
	mov r44 = r34
	(p7) br.cond.dpnt .L35
	;;
	.mib
	(p6) mov r46 = r35
	adds r33 = 1, r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L22
.L38:
	.mmi
	adds r45 = 160, r12
	addl r44 = 4, r0
	nop 0
	.mmb
	adds r33 = 168, r12
	addl r34 = 1, r0
	br.call.sptk.many b0 = getrlimit#
	;;
	.mmi
	addl r14 = 2, r0
	adds r45 = 160, r12
	mov r1 = r42
	.mmi
	st8 [r33] = r34
	st4 [r32] = r0
	addl r44 = 4, r0
	;;
	.mib
	st8 [r45] = r14
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC53)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r45 = 160, r12
	nop 0
	mov r1 = r42
	.mmi
	addl r44 = 4, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r45] = r34
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC53)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 160, r12
	nop 0
	.mmb
	addl r44 = 4, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getrlimit#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC54)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	adds r14 = 160, r12
	.mmi
	nop 0
	ld8 r46 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC55)
	.mmi
	nop 0
	ld8 r45 = [r14]
	nop 0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 160, r12
	nop 0
	.mmb
	addl r44 = 16, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC56)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r47 = 160, r12
	mov r1 = r42
	mov r46 = r0
	.mmi
	addl r45 = 4, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = 2147483647
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = prlimit#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC57)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r47 = 160, r12
	mov r1 = r42
	mov r46 = r0
	.mmi
	addl r45 = 4, r0
	st4 [r32] = r0
	addl r44 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prlimit#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC58)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r0
	mov r46 = r0
	.mmi
	addl r45 = 4, r0
	st4 [r32] = r0
	mov r44 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prlimit#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC59)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r47 = r0
	mov r46 = r0
	mov r1 = r42
	.mmi
	addl r45 = 16, r0
	st4 [r32] = r0
	mov r44 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prlimit#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC60)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r46 = 4, r0
	mov r47 = r8
	mov r48 = r0
	.mmi
	mov r1 = r42
	addl r44 = 1325, r0
	mov r45 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC61)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r47 = r0
	mov r48 = r8
	addl r46 = 4, r0
	.mmi
	mov r1 = r42
	addl r44 = 1325, r0
	mov r45 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC62)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 16, r12
	nop 0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC63)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 16, r12
	nop 0
	.mmb
	addl r44 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC64)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 16, r12
	nop 0
	.mmb
	addl r44 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC65)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 16, r12
	nop 0
	.mmb
	addl r44 = -2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC66)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 16, r12
	nop 0
	.mmb
	addl r44 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC67)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	nop 0
	.mmb
	addl r44 = 1086, r0
	mov r45 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC68)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	.mmb
	addl r44 = 1059, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC69)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = times#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC70)
	.mmi
	nop 0
	(p6) addl r45 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r45 = r0
	add r44 = r1, r44
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = groups#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = -1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpgid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC71)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r42
	movl r44 = 2147483647
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpgid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC72)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = -1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getsid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC73)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r42
	movl r44 = 2147483647
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getsid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC74)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	nop 0
	.mmb
	addl r44 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC75)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = -1, r0
	nop 0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC76)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r0
	.mlx
	st4 [r32] = r0
	movl r44 = 2147483647
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC77)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r42
	movl r45 = 2147483647
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC78)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r42
	adds r44 = 160, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r42
	.mmb
	addl r44 = 65536, r0
	nop 0
	(p7) br.cond.dpnt .L36
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = unshare#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC109)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 1536, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = unshare#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC110)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = unshare#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC111)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	addl r44 = 1140, r0
	.mmb
	st4 [r32] = r0
	addl r45 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC112)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 65, r0
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC113)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 64, r0
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC114)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC115)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	nop 0
	.mmb
	addl r44 = 1170, r0
	addl r45 = 2, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC116)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 2, r0
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 4, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC117)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = -1, r0
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 4, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC118)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 2, r0
	mov r1 = r42
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 8, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC119)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	nop 0
	.mmb
	addl r44 = 1170, r0
	addl r45 = 15, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC120)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	nop 0
	.mmb
	addl r44 = 1170, r0
	addl r45 = 16, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC121)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 1, r0
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 14, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC122)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 14, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC123)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 13, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC124)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r49 = r0
	mov r48 = r0
	.mmi
	mov r47 = r0
	mov r46 = r0
	addl r44 = 1170, r0
	;;
	.mmi
	nop 0
	addl r45 = 38, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC125)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r49 = r0
	mov r48 = r0
	.mmi
	addl r47 = 1, r0
	addl r46 = 1, r0
	addl r44 = 1170, r0
	;;
	.mmi
	nop 0
	addl r45 = 38, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC126)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r0
	.mmi
	mov r1 = r42
	addl r46 = 1, r0
	addl r44 = 1170, r0
	;;
	.mmi
	nop 0
	addl r45 = 39, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC127)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 7, r0
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 36, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC128)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 5, r0
	adds r46 = 16, r12
	mov r1 = r42
	.mmi
	addl r44 = 1170, r0
	st4 [r32] = r0
	addl r45 = 37, r0
	;;
	.mib
	st4 [r46] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC129)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	adds r15 = 16, r12
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	ld4 r15 = [r15]
	movl r44 = @gprel(.LC130)
	;;
	.mii
	nop 0
	sxt4 r45 = r15
	add r44 = r1, r44
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	nop 0
	.mmb
	addl r44 = 1170, r0
	addl r45 = 37, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC131)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 12345, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC132)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r42
	nop 0
	.mmi
	addl r44 = 1299, r0
	st4 [r32] = r0
	addl r45 = -1, r0
	;;
	.mib
	mov r46 = r47
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC133)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r42
	mov r46 = r8
	.mmb
	addl r44 = 1299, r0
	mov r45 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC134)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 1, r0
	addl r44 = 1298, r0
	.mmb
	st4 [r32] = r0
	mov r45 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC135)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r0
	mov r46 = r0
	.mmi
	addl r44 = 1344, r0
	st4 [r32] = r0
	addl r45 = 99, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC136)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r47 = r0
	addl r46 = 1, r0
	mov r1 = r42
	.mmi
	addl r44 = 1344, r0
	st4 [r32] = r0
	mov r45 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC137)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r47 = r0
	mov r46 = r0
	mov r1 = r42
	.mmb
	mov r45 = r8
	addl r44 = 1304, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC138)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	mov r47 = r0
	.mmb
	addl r44 = 1304, r0
	mov r45 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC139)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r0
	mov r46 = r0
	.mmi
	addl r44 = 1304, r0
	st4 [r32] = r0
	mov r45 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC140)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r47 = 8, r0
	addl r46 = 4, r0
	.mmi
	adds r45 = 16, r12
	st4 [r32] = r0
	addl r44 = 1339, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC141)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r47 = 6, r0
	addl r46 = 4, r0
	.mmi
	adds r45 = 16, r12
	st4 [r32] = r0
	addl r44 = 1339, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC142)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r47 = 4, r0
	addl r46 = 4, r0
	mov r1 = r42
	.mmi
	adds r45 = 16, r12
	st4 [r32] = r0
	addl r44 = 1339, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC143)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r47 = r0
	addl r46 = 4, r0
	mov r1 = r42
	.mmb
	mov r45 = r8
	addl r44 = 1339, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC144)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r0
	mov r46 = r0
	.mmb
	mov r45 = r8
	addl r44 = 1339, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC145)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r42
	addl r46 = 1, r0
	.mmi
	addl r44 = 1232, r0
	st4 [r32] = r0
	mov r45 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC146)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r42
	addl r46 = 8, r0
	.mmi
	addl r44 = 1232, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = 2147483647
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC147)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r47 = 16, r12
	mov r46 = r0
	mov r1 = r42
	.mmi
	addl r44 = 1231, r0
	st4 [r32] = r0
	mov r45 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC148)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r46 = 8, r0
	mov r47 = r8
	mov r1 = r42
	.mmb
	addl r44 = 1231, r0
	mov r45 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC149)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r42
	mov r33 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r49 = r0
	mov r46 = r8
	mov r48 = r0
	.mmi
	addl r47 = 8, r0
	mov r1 = r42
	mov r45 = r33
	;;
	.mib
	addl r44 = 1345, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC150)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r42
	mov r33 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r49 = 99, r0
	mov r46 = r8
	mov r48 = r0
	.mmi
	mov r47 = r0
	mov r1 = r42
	mov r45 = r33
	;;
	.mib
	addl r44 = 1345, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC151)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r42
	mov r33 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r49 = r0
	mov r46 = r8
	mov r48 = r0
	.mmi
	mov r47 = r0
	mov r1 = r42
	mov r45 = r33
	;;
	.mib
	addl r44 = 1345, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC152)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r42
	mov r49 = r0
	mov r48 = r0
	.mlx
	addl r47 = 1, r0
	movl r46 = 2147483647
	;;
	.mib
	mov r45 = r8
	addl r44 = 1345, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC153)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r33
	mov r48 = r8
	.mmi
	mov r47 = r35
	mov r46 = r34
	mov r44 = r36
	;;
	.mib
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L20
	.mib
	nop 0
	nop 0
	br .L37
.L35:
	.mib
	ld4 r44 = [r32]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r33
	mov r46 = r8
	.mmb
	mov r44 = r34
	adds r33 = 1, r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L22
	.mib
	nop 0
	nop 0
	br .L38
.L36:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r33 = r8
	mov r1 = r42
	.mmb
	addl r46 = 128, r0
	mov r45 = r0
	(p7) br.cond.spnt .L39
	;;
	.mib
	adds r44 = 16, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r47 = r0
	adds r46 = 16, r12
	mov r45 = r33
	.mmi
	mov r1 = r42
	st4 [r32] = r0
	addl r44 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC83)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r47 = 20, r0
	adds r46 = 16, r12
	mov r45 = r33
	.mmi
	mov r1 = r42
	st4 [r32] = r0
	addl r44 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC84)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r47 = 4, r0
	adds r46 = 16, r12
	mov r45 = r33
	.mmi
	mov r1 = r42
	st4 [r32] = r0
	addl r44 = 4, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC85)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r47 = 4, r0
	adds r46 = 16, r12
	mov r1 = r42
	.mmi
	mov r45 = r0
	st4 [r32] = r0
	addl r44 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC86)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r47 = 4, r0
	adds r46 = 16, r12
	mov r1 = r42
	.mmi
	addl r45 = -1, r0
	st4 [r32] = r0
	addl r44 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC87)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r47 = 4, r0
	adds r46 = 16, r12
	mov r1 = r42
	.mmi
	addl r45 = -1, r0
	st4 [r32] = r0
	addl r44 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC88)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 16, r0
	mov r44 = r33
	mov r1 = r42
	.mmb
	mov r45 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC89)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	mov r45 = r0
	.mlx
	st4 [r32] = r0
	movl r44 = -2147483648
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC90)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	mov r45 = r0
	.mlx
	st4 [r32] = r0
	movl r44 = 2147483647
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC91)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld8 r44 = [r38]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	adds r14 = 160, r12
	nop 0
	mov r1 = r42
	;;
	.mib
	ld4 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 164, r12
	nop 0
	mov r1 = r42
	;;
	.mib
	ld4 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mlx
	adds r46 = 16, r12
	movl r47 = 16777220
	.mmi
	mov r45 = r33
	mov r1 = r42
	addl r44 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC92)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 32, r12
	nop 0
	mov r1 = r42
	.mmi
	adds r15 = 40, r12
	ld4 r45 = [r39]
	nop 0
	;;
	.mlx
	ld4 r14 = [r14]
	movl r44 = @gprel(.LC93)
	.mmi
	ld4 r46 = [r15]
	;;
	cmp4.eq p6, p7 = r33, r14
	add r44 = r1, r44
	;;
	.mmi
	nop 0
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r47 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r45 = r33
	mov r46 = r8
	mov r1 = r42
	.mlx
	addl r44 = 1, r0
	movl r47 = 16777220
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC94)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r45 = r33
	mov r1 = r42
	sxt4 r33 = r33
	.mmi
	mov r46 = r8
	mov r48 = r0
	mov r47 = r0
	;;
	.mib
	addl r44 = 1126, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	cmp.eq p6, p7 = r33, r8
	nop 0
	mov r1 = r42
	;;
	.mib
	(p6) addl r45 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 14, r14
	nop 0
	;;
	.mii
	(p6) addl r45 = 1, r0
	nop 0
	;;
	(p7) mov r45 = r0
	;;
.L25:
	.mlx
	nop 0
	movl r44 = @gprel(.LC95)
	.mib
	nop 0
	sxt4 r45 = r45
	nop 0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC96)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r0
	.mlx
	st4 [r32] = r0
	movl r44 = 2147483647
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC97)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	.mmb
	addl r45 = 65, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC98)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	.mmb
	addl r45 = -1, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC99)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r0
	.mlx
	st4 [r32] = r0
	movl r44 = -2147483648
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC100)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r47 = r0
	addl r46 = -1, r0
	mov r1 = r42
	.mmb
	mov r45 = r8
	addl r44 = 1235, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC101)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r47 = r0
	mov r46 = r8
	mov r1 = r42
	.mmb
	addl r44 = 1235, r0
	mov r45 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC102)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r42
	mov r33 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r47 = 65, r0
	mov r46 = r8
	mov r1 = r42
	.mmb
	mov r45 = r33
	addl r44 = 1235, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC103)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r47 = r0
	mov r1 = r42
	mov r45 = r8
	.mlx
	addl r44 = 1235, r0
	movl r46 = 2147483647
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC104)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r0
	addl r44 = 1229, r0
	.mmb
	st4 [r32] = r0
	mov r45 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC105)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	addl r44 = 1229, r0
	.mmb
	st4 [r32] = r0
	addl r45 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC106)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 65, r0
	nop 0
	.mmb
	mov r45 = r8
	addl r44 = 1229, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC107)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	addl r44 = 1229, r0
	.mlx
	st4 [r32] = r0
	movl r45 = 2147483647
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC108)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 65536, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = unshare#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC109)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 1536, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = unshare#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC110)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = unshare#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC111)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	addl r44 = 1140, r0
	.mmb
	st4 [r32] = r0
	addl r45 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC112)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 65, r0
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC113)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 64, r0
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC114)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC115)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	nop 0
	.mmb
	addl r44 = 1170, r0
	addl r45 = 2, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC116)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 2, r0
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 4, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC117)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = -1, r0
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 4, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC118)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 2, r0
	mov r1 = r42
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 8, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC119)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	nop 0
	.mmb
	addl r44 = 1170, r0
	addl r45 = 15, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC120)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	nop 0
	.mmb
	addl r44 = 1170, r0
	addl r45 = 16, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC121)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 1, r0
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 14, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC122)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r42
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 14, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC123)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 13, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC124)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r49 = r0
	mov r48 = r0
	.mmi
	mov r47 = r0
	mov r46 = r0
	addl r44 = 1170, r0
	;;
	.mmi
	nop 0
	addl r45 = 38, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC125)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r49 = r0
	mov r48 = r0
	.mmi
	addl r47 = 1, r0
	addl r46 = 1, r0
	addl r44 = 1170, r0
	;;
	.mmi
	nop 0
	addl r45 = 38, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC126)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r0
	.mmi
	mov r1 = r42
	addl r46 = 1, r0
	addl r44 = 1170, r0
	;;
	.mmi
	nop 0
	addl r45 = 39, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC127)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 7, r0
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 36, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC128)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 5, r0
	adds r46 = 16, r12
	mov r1 = r42
	.mmi
	addl r44 = 1170, r0
	st4 [r32] = r0
	addl r45 = 37, r0
	;;
	.mib
	st4 [r46] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC129)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	adds r15 = 16, r12
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	ld4 r15 = [r15]
	movl r44 = @gprel(.LC130)
	;;
	.mii
	nop 0
	sxt4 r45 = r15
	add r44 = r1, r44
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	nop 0
	.mmb
	addl r44 = 1170, r0
	addl r45 = 37, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC131)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	addl r44 = 1170, r0
	.mmb
	st4 [r32] = r0
	addl r45 = 12345, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC132)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r42
	nop 0
	.mmi
	addl r44 = 1299, r0
	st4 [r32] = r0
	addl r45 = -1, r0
	;;
	.mib
	mov r46 = r47
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC133)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r42
	mov r46 = r8
	.mmb
	addl r44 = 1299, r0
	mov r45 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC134)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 1, r0
	addl r44 = 1298, r0
	.mmb
	st4 [r32] = r0
	mov r45 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC135)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r0
	mov r46 = r0
	.mmi
	addl r44 = 1344, r0
	st4 [r32] = r0
	addl r45 = 99, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC136)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r47 = r0
	addl r46 = 1, r0
	mov r1 = r42
	.mmi
	addl r44 = 1344, r0
	st4 [r32] = r0
	mov r45 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC137)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r47 = r0
	mov r46 = r0
	mov r1 = r42
	.mmb
	mov r45 = r8
	addl r44 = 1304, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC138)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	mov r47 = r0
	.mmb
	addl r44 = 1304, r0
	mov r45 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC139)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r0
	mov r46 = r0
	.mmi
	addl r44 = 1304, r0
	st4 [r32] = r0
	mov r45 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC140)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r47 = 8, r0
	addl r46 = 4, r0
	.mmi
	adds r45 = 16, r12
	st4 [r32] = r0
	addl r44 = 1339, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC141)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r47 = 6, r0
	addl r46 = 4, r0
	.mmi
	adds r45 = 16, r12
	st4 [r32] = r0
	addl r44 = 1339, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC142)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r47 = 4, r0
	addl r46 = 4, r0
	mov r1 = r42
	.mmi
	adds r45 = 16, r12
	st4 [r32] = r0
	addl r44 = 1339, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC143)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r47 = r0
	addl r46 = 4, r0
	mov r1 = r42
	.mmb
	mov r45 = r8
	addl r44 = 1339, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC144)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r0
	mov r46 = r0
	.mmb
	mov r45 = r8
	addl r44 = 1339, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC145)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r42
	addl r46 = 1, r0
	.mmi
	addl r44 = 1232, r0
	st4 [r32] = r0
	mov r45 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC146)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r42
	addl r46 = 8, r0
	.mmi
	addl r44 = 1232, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = 2147483647
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC147)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r47 = 16, r12
	mov r46 = r0
	mov r1 = r42
	.mmi
	addl r44 = 1231, r0
	st4 [r32] = r0
	mov r45 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC148)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r46 = 8, r0
	mov r47 = r8
	mov r1 = r42
	.mmb
	addl r44 = 1231, r0
	mov r45 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC149)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r42
	mov r33 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r49 = r0
	mov r46 = r8
	mov r48 = r0
	.mmi
	addl r47 = 8, r0
	mov r1 = r42
	mov r45 = r33
	;;
	.mib
	addl r44 = 1345, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC150)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r42
	mov r33 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r49 = 99, r0
	mov r46 = r8
	mov r48 = r0
	.mmi
	mov r47 = r0
	mov r1 = r42
	mov r45 = r33
	;;
	.mib
	addl r44 = 1345, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC151)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r42
	mov r33 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r49 = r0
	mov r46 = r8
	mov r48 = r0
	.mmi
	mov r47 = r0
	mov r1 = r42
	mov r45 = r33
	;;
	.mib
	addl r44 = 1345, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC152)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r42
	mov r49 = r0
	mov r48 = r0
	.mlx
	addl r47 = 1, r0
	movl r46 = 2147483647
	;;
	.mib
	mov r45 = r8
	addl r44 = 1345, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC153)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L39:
	.body
	.copy_state 2
	.mmi
	nop 0
	adds r14 = 164, r12
	nop 0
	;;
	.mib
	ld4 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r15 = 160, r12
	nop 0
	addl r46 = 1, r0
	.mmi
	adds r45 = 16, r12
	nop 0
	mov r1 = r42
	;;
	.mib
	ld4 r44 = [r15]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = setsid#
	;;
	.mib
	mov r1 = r42
	mov r33 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.eq p6, p7 = r8, r33
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC79)
	.mmi
	nop 0
	(p6) addl r45 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r45 = r0
	add r44 = r1, r44
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = setsid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC80)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	nop 0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC81)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	.mmb
	mov r44 = r0
	nop 0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC82)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld8 r44 = [r38]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r42
	addl r44 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.section	.rodata
	.align 4
	.type	values.1#, @object
	.size	values.1#, 20
values.1:
	data4	19
	data4	20
	data4	40
	data4	5
	data4	0
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
