// a84407cb01f83d7d042f3e26cf49fd1d guest-tests/process/argument-edges.c
	.file	"argument-edges.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
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
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
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
	br .L3
	;;
.L2:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L3:
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
	(p6) br.cond.dptk .L6
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
.L6:
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
	stringz	"setpriority %d: %d, %d\n"
	.align 8
.LC3:
	stringz	"setpriority(3, 0, 0)"
	.align 8
.LC4:
	stringz	"setpriority(-1, 0, 0)"
	.align 8
.LC5:
	stringz	"getpriority(3, 0)"
	.align 8
.LC6:
	stringz	"getpriority(PRIO_USER, 54321)"
	.align 8
.LC7:
	stringz	"getpriority(PRIO_PGRP, 54321)"
	.align 8
.LC8:
	stringz	"setpriority(PRIO_PROCESS, -1, 0)"
	.align 8
.LC9:
	stringz	"setpriority(PRIO_PGRP, 54321, 0)"
	.align 8
.LC10:
	stringz	"setpriority(PRIO_USER, 54321, 0)"
	.align 8
.LC11:
	stringz	"getpriority(PRIO_PGRP, 0)"
	.align 8
.LC12:
	stringz	"getpriority(PRIO_USER, 0) <= 0"
	.text
	.align 16
	.proc priorities#
priorities:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r0
	br .L9
	;;
.L10:
	movl r15 = @gprel(values.1#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r35]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r32 = 4, r35
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r36
	st4 [r32] = r8
	;;
	movl r15 = @gprel(values.1#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r35]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r32 = [r14]
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 4, r35
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	mov r38 = r32
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	ld4 r14 = [r35]
	;;
	adds r14 = 1, r14
	;;
	st4 [r35] = r14
.L9:
	ld4 r14 = [r35]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L10
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 3, r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
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
	mov r38 = r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC4)
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
	mov r38 = r0
	addl r37 = 3, r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC5)
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
	addl r38 = 54321, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC6)
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
	addl r38 = 54321, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
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
	addl r38 = -1, r0
	mov r37 = r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
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
	addl r38 = 54321, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
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
	addl r38 = 54321, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
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
	mov r38 = r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
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
	mov r38 = r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ge p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
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
	.endp priorities#
	.section	.rodata
	.align 8
.LC13:
	stringz	""
	.align 8
.LC14:
	stringz	"policy %d: %d to %d %s\n"
	.align 8
.LC15:
	stringz	"sched_getscheduler(-1)"
	.align 8
.LC16:
	stringz	"sched_getscheduler(0)"
	.align 8
.LC17:
	stringz	"sched_getscheduler(INT32_MAX)"
	.align 8
.LC18:
	stringz	"sched_getparam(-1, &p)"
	.align 8
.LC19:
	stringz	"sched_getparam(0, NULL)"
	.align 8
.LC20:
	stringz	"sched_getparam(INT32_MAX, &p)"
	.align 8
.LC21:
	stringz	"sched_setparam(0, NULL)"
	.align 8
.LC22:
	stringz	"sched_setparam(-1, &p)"
	.align 8
.LC23:
	stringz	"sched_setparam(0, &p)"
	.align 8
.LC24:
	stringz	"sched_setscheduler(0, SCHED_OTHER, &p)"
	.align 8
.LC25:
	stringz	"sched_setscheduler(0, SCHED_BATCH, &p)"
	.align 8
.LC26:
	stringz	"sched_setscheduler(0, SCHED_FIFO, &p)"
	.align 8
.LC27:
	stringz	"sched_setscheduler(0, -1, &p)"
	.align 8
.LC28:
	stringz	"sched_setscheduler(0, 7, &p)"
	.align 8
.LC29:
	stringz	"sched_setscheduler(-1, SCHED_OTHER, &p)"
	.align 8
.LC30:
	stringz	"sched_setscheduler(0, SCHED_OTHER, NULL)"
	.align 8
.LC31:
	stringz	"sched_setscheduler(INT32_MAX, SCHED_OTHER, &p)"
	.align 8
.LC32:
	stringz	"sched_setscheduler(0, SCHED_RR, &p)"
	.align 8
.LC33:
	stringz	"sched_rr_get_interval(-1, &t)"
	.align 8
.LC34:
	stringz	"sched_rr_get_interval(INT32_MAX, &t)"
	.align 8
.LC35:
	stringz	"call(sched_rr_get_interval, 0, no_access())"
	.text
	.align 16
	.proc policies#
policies:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -4, r35
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r15 = 77, r0
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	adds r14 = 8, r14
	addl r15 = 77, r0
	;;
	st8 [r14] = r15
	addl r14 = -1, r0
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	br .L12
	;;
.L15:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r32 = -12, r35
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sched_get_priority_min#
	mov r1 = r36
	st4 [r32] = r8
	adds r32 = -8, r35
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = sched_get_priority_max#
	mov r1 = r36
	st4 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L14:
	adds r16 = -8, r35
	adds r15 = -12, r35
	;;
	mov r41 = r14
	ld4 r40 = [r16]
	ld4 r39 = [r15]
	adds r14 = -16, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
.L12:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 6, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = sched_getscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
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
	mov r37 = r0
	br.call.sptk.many b0 = sched_getscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
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
	movl r37 = 2147483647
	br.call.sptk.many b0 = sched_getscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
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
	adds r14 = -4, r35
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = sched_getparam#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
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
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = sched_getparam#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC19)
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
	adds r14 = -4, r35
	;;
	mov r38 = r14
	movl r37 = 2147483647
	br.call.sptk.many b0 = sched_getparam#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = sched_setparam#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r14 = -4, r35
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = sched_setparam#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r14 = -4, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sched_setparam#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -4, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -4, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sched_setparam#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r14 = -4, r35
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r14 = -4, r35
	;;
	mov r39 = r14
	addl r38 = 3, r0
	mov r37 = r0
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -4, r35
	;;
	mov r39 = r14
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r14 = -4, r35
	;;
	mov r39 = r14
	addl r38 = -1, r0
	mov r37 = r0
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r14 = -4, r35
	;;
	mov r39 = r14
	addl r38 = 7, r0
	mov r37 = r0
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r14 = -4, r35
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r14 = -4, r35
	;;
	mov r39 = r14
	mov r38 = r0
	movl r37 = 2147483647
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -4, r35
	addl r15 = 100, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -4, r35
	;;
	mov r39 = r14
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r14 = -4, r35
	;;
	mov r39 = r14
	addl r38 = 2, r0
	mov r37 = r0
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -4, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -4, r35
	;;
	mov r39 = r14
	addl r38 = 2, r0
	mov r37 = r0
	br.call.sptk.many b0 = sched_setscheduler#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	mov r14 = r35
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = sched_rr_get_interval#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC33)
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
	;;
	mov r38 = r14
	movl r37 = 2147483647
	br.call.sptk.many b0 = sched_rr_get_interval#
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1167, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC35)
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
	.endp policies#
	.section	.rodata
	.align 8
.LC36:
	stringz	"ok"
	.align 8
.LC37:
	stringz	"getrlimit %d: %s\n"
	.align 8
.LC38:
	stringz	"setrlimit(RLIMIT_CORE, &l)"
	.align 8
.LC39:
	stringz	"getrlimit(RLIMIT_CORE, &l)"
	.align 8
.LC40:
	stringz	"%ld %ld\n"
	.align 8
.LC41:
	stringz	"setrlimit((__rlimit_resource_t)16, &l)"
	.align 8
.LC42:
	stringz	"prlimit(INT32_MAX, RLIMIT_CORE, NULL, &l)"
	.align 8
.LC43:
	stringz	"prlimit(-1, RLIMIT_CORE, NULL, &l)"
	.align 8
.LC44:
	stringz	"prlimit(0, RLIMIT_CORE, NULL, NULL)"
	.align 8
.LC45:
	stringz	"prlimit(0, (__rlimit_resource_t)16, NULL, NULL)"
	.align 8
.LC46:
	stringz	"call(prlimit64, 0, RLIMIT_CORE, no_access(), NULL)"
	.align 8
.LC47:
	stringz	"call(prlimit64, 0, RLIMIT_CORE, NULL, no_access())"
	.align 8
.LC48:
	stringz	"getrusage(RUSAGE_SELF, &u)"
	.align 8
.LC49:
	stringz	"getrusage(RUSAGE_CHILDREN, &u)"
	.align 8
.LC50:
	stringz	"getrusage(RUSAGE_THREAD, &u)"
	.align 8
.LC51:
	stringz	"getrusage(-2, &u)"
	.align 8
.LC52:
	stringz	"getrusage(2, &u)"
	.align 8
.LC53:
	stringz	"call(getrusage, RUSAGE_SELF, no_access())"
	.align 8
.LC54:
	stringz	"call(times, no_access())"
	.align 8
.LC55:
	stringz	"times(NULL) != -1"
	.text
	.align 16
	.proc limits#
limits:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -176, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = -1, r0
	;;
	adds r15 = -160, r35
	;;
	st4 [r15] = r14
	br .L17
	;;
.L20:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -160, r35
	;;
	ld4 r14 = [r15]
	adds r32 = -156, r35
	adds r15 = -152, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = getrlimit#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -156, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC36)
	;;
	add r14 = r1, r14
.L19:
	;;
	mov r39 = r14
	adds r14 = -160, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -160, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -160, r35
	;;
	st4 [r15] = r14
.L17:
	adds r15 = -160, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 17, r14
	(p6) br.cond.dptk .L20
	adds r14 = -152, r35
	;;
	mov r38 = r14
	addl r37 = 4, r0
	br.call.sptk.many b0 = getrlimit#
	mov r1 = r36
	adds r14 = -152, r35
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -152, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -152, r35
	;;
	mov r38 = r14
	addl r37 = 4, r0
	br.call.sptk.many b0 = setrlimit#
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
	adds r14 = -152, r35
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -152, r35
	;;
	mov r38 = r14
	addl r37 = 4, r0
	br.call.sptk.many b0 = setrlimit#
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
	adds r14 = -152, r35
	;;
	mov r38 = r14
	addl r37 = 4, r0
	br.call.sptk.many b0 = getrlimit#
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
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -152, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC40)
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
	adds r14 = -152, r35
	;;
	mov r38 = r14
	addl r37 = 16, r0
	br.call.sptk.many b0 = setrlimit#
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
	adds r14 = -152, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 4, r0
	movl r37 = 2147483647
	br.call.sptk.many b0 = prlimit#
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
	adds r14 = -152, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 4, r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = prlimit#
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
	mov r40 = r0
	mov r39 = r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = prlimit#
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
	mov r40 = r0
	mov r39 = r0
	addl r38 = 16, r0
	mov r37 = r0
	br.call.sptk.many b0 = prlimit#
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 4, r0
	mov r38 = r0
	addl r37 = 1325, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC46)
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
	mov r41 = r14
	mov r40 = r0
	addl r39 = 4, r0
	mov r38 = r0
	addl r37 = 1325, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC47)
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
	adds r14 = -136, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = getrusage#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC48)
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
	adds r14 = -136, r35
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = getrusage#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC49)
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
	adds r14 = -136, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = getrusage#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
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
	adds r14 = -136, r35
	;;
	mov r38 = r14
	addl r37 = -2, r0
	br.call.sptk.many b0 = getrusage#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC51)
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
	adds r14 = -136, r35
	;;
	mov r38 = r14
	addl r37 = 2, r0
	br.call.sptk.many b0 = getrusage#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC52)
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
	mov r38 = r0
	addl r37 = 1086, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
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
	mov r38 = r14
	addl r37 = 1059, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC54)
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
	mov r37 = r0
	br.call.sptk.many b0 = times#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC55)
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
	.endp limits#
	.section	.rodata
	.align 8
.LC56:
	stringz	"setgroups(3, g)"
	.align 8
.LC57:
	stringz	"getgroups(0, NULL)"
	.align 8
.LC58:
	stringz	"getgroups(2, g)"
	.align 8
.LC59:
	stringz	"getgroups(3, g)"
	.align 8
.LC60:
	stringz	"getgroups(4, g)"
	.align 8
.LC61:
	stringz	"getgroups(-1, g)"
	.align 8
.LC62:
	stringz	"call(getgroups, 3, no_access())"
	.align 8
.LC63:
	stringz	"call(setgroups, 65537, g)"
	.align 8
.LC64:
	stringz	"call(setgroups, -1, g)"
	.align 8
.LC65:
	stringz	"call(setgroups, 1, no_access())"
	.align 8
.LC66:
	stringz	"call(setgroups, 0, no_access())"
	.align 8
.LC67:
	stringz	"getresuid(&id, &id, no_access())"
	.align 8
.LC68:
	stringz	"getresuid(&id, no_access(), &id)"
	.align 8
.LC69:
	stringz	"getresgid(no_access(), &id, &id)"
	.align 8
.LC70:
	stringz	"getresgid(&id, &id, no_access())"
	.text
	.align 16
	.proc groups#
groups:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -288, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -272, r34
	addl r15 = 280, r0
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	addl r14 = 5, r0
	adds r15 = -272, r34
	;;
	st4 [r15] = r14
	adds r14 = -268, r34
	addl r15 = 6, r0
	;;
	st4 [r14] = r15
	adds r14 = -264, r34
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r37 = -272, r34
	addl r36 = 3, r0
	br.call.sptk.many b0 = setgroups#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r37 = -272, r34
	addl r36 = 2, r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC58)
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
	adds r37 = -272, r34
	addl r36 = 3, r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r37 = -272, r34
	addl r36 = 4, r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC60)
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
	adds r37 = -272, r34
	addl r36 = -1, r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC61)
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
	;;
	mov r38 = r14
	addl r37 = 3, r0
	addl r36 = 1077, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC62)
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
	adds r38 = -272, r34
	addl r37 = 65537, r0
	addl r36 = 1078, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC63)
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
	adds r38 = -272, r34
	addl r37 = -1, r0
	addl r36 = 1078, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC64)
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
	;;
	mov r38 = r14
	addl r37 = 1, r0
	addl r36 = 1078, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC65)
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
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1078, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC66)
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
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r16 = r8
	adds r15 = 8, r34
	adds r14 = 8, r34
	;;
	mov r38 = r16
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = getresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC67)
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
	mov r16 = r8
	adds r15 = 8, r34
	adds r14 = 8, r34
	;;
	mov r38 = r15
	mov r37 = r16
	mov r36 = r14
	br.call.sptk.many b0 = getresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC68)
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
	mov r16 = r8
	adds r15 = 8, r34
	adds r14 = 8, r34
	;;
	mov r38 = r15
	mov r37 = r14
	mov r36 = r16
	br.call.sptk.many b0 = getresgid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC69)
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
	mov r16 = r8
	adds r15 = 8, r34
	adds r14 = 8, r34
	;;
	mov r38 = r16
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = getresgid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC70)
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
	.endp groups#
	.section	.rodata
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
	.text
	.align 16
	.proc sessions#
sessions:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = getpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC71)
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
	movl r37 = 2147483647
	br.call.sptk.many b0 = getpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC72)
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
	addl r37 = -1, r0
	br.call.sptk.many b0 = getsid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	movl r37 = 2147483647
	br.call.sptk.many b0 = getsid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC74)
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
	mov r38 = r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	addl r38 = -1, r0
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	mov r38 = r0
	movl r37 = 2147483647
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC77)
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
	movl r38 = 2147483647
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC78)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -140, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L29
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -144, r35
	;;
	st4 [r15] = r14
	adds r16 = -144, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r14 = -140, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -140, r35
	;;
	ld4 r14 = [r14]
	mov r15 = r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = setsid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
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
	br.call.sptk.many b0 = setsid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC80)
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
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	br.call.sptk.many b0 = getppid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC82)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
.L25:
	adds r14 = -128, r35
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r18 = -144, r35
	;;
	ld4 r14 = [r18]
	adds r15 = -128, r35
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r15 = -144, r35
	;;
	ld4 r14 = [r15]
	adds r15 = -128, r35
	addl r40 = 20, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r16 = -144, r35
	;;
	ld4 r14 = [r16]
	adds r15 = -128, r35
	addl r40 = 4, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 4, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r14 = -128, r35
	addl r40 = 4, r0
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC86)
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
	adds r14 = -128, r35
	addl r40 = 4, r0
	;;
	mov r39 = r14
	addl r38 = -1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r14 = -128, r35
	addl r40 = 4, r0
	;;
	mov r39 = r14
	addl r38 = -1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC88)
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
	addl r39 = 16, r0
	mov r38 = r0
	adds r18 = -144, r35
	;;
	ld4 r37 = [r18]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC89)
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
	mov r38 = r0
	movl r37 = -2147483648
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	mov r39 = r0
	mov r38 = r0
	movl r37 = 2147483647
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC91)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	adds r14 = -140, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -140, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -144, r35
	;;
	ld4 r14 = [r15]
	adds r15 = -128, r35
	movl r40 = 16777220
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC92)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	adds r14 = 8, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -128, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r17 = [r14]
	adds r14 = -128, r35
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	adds r18 = -144, r35
	;;
	ld4 r15 = [r18]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	mov r39 = r17
	mov r38 = r16
	movl r37 = @gprel(.LC93)
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
	adds r14 = -144, r35
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	movl r40 = 16777220
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC94)
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
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	adds r15 = -144, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 1126, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	adds r16 = -144, r35
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 14, r14
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
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	mov r38 = r0
	movl r37 = 2147483647
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 65, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	addl r38 = -1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	mov r38 = r0
	movl r37 = -2147483648
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	addl r39 = -1, r0
	;;
	mov r38 = r14
	addl r37 = 1235, r0
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1235, r0
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	addl r40 = 65, r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1235, r0
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	movl r39 = 2147483647
	;;
	mov r38 = r14
	addl r37 = 1235, r0
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
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1229, r0
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
	mov r39 = r0
	addl r38 = -1, r0
	addl r37 = 1229, r0
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	addl r39 = 65, r0
	;;
	mov r38 = r14
	addl r37 = 1229, r0
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
	mov r39 = r0
	movl r38 = 2147483647
	addl r37 = 1229, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC108)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	br .L22
	;;
.L29:
	nop 0
.L22:
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp sessions#
	.section	.rodata
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
	.text
	.align 16
	.proc clones#
clones:
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 65536, r0
	br.call.sptk.many b0 = unshare#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	addl r37 = 1536, r0
	br.call.sptk.many b0 = unshare#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	addl r37 = 1, r0
	br.call.sptk.many b0 = unshare#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	addl r38 = -1, r0
	addl r37 = 1140, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC112)
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
	addl r39 = 65, r0
	addl r38 = 1, r0
	addl r37 = 1170, r0
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
	addl r39 = 64, r0
	addl r38 = 1, r0
	addl r37 = 1170, r0
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
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1170, r0
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 2, r0
	addl r37 = 1170, r0
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	addl r37 = 1170, r0
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
	addl r39 = -1, r0
	addl r38 = 4, r0
	addl r37 = 1170, r0
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
	addl r39 = 2, r0
	addl r38 = 8, r0
	addl r37 = 1170, r0
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 15, r0
	addl r37 = 1170, r0
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 16, r0
	addl r37 = 1170, r0
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 1, r0
	addl r38 = 14, r0
	addl r37 = 1170, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC122)
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
	addl r38 = 14, r0
	addl r37 = 1170, r0
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
	addl r38 = 13, r0
	addl r37 = 1170, r0
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 38, r0
	addl r37 = 1170, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC125)
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
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r38 = 38, r0
	addl r37 = 1170, r0
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
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 39, r0
	addl r37 = 1170, r0
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
	addl r39 = 7, r0
	addl r38 = 36, r0
	addl r37 = 1170, r0
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
	addl r14 = 5, r0
	;;
	st4 [r35] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r35
	addl r38 = 37, r0
	addl r37 = 1170, r0
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
	ld4 r14 = [r35]
	;;
	sxt4 r14 = r14
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 37, r0
	addl r37 = 1170, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC131)
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
	addl r38 = 12345, r0
	addl r37 = 1170, r0
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
	mov r40 = r35
	mov r39 = r35
	addl r38 = -1, r0
	addl r37 = 1299, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC133)
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
	mov r40 = r35
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1299, r0
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
	addl r39 = 1, r0
	mov r38 = r0
	addl r37 = 1298, r0
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
	mov r40 = r0
	mov r39 = r0
	addl r38 = 99, r0
	addl r37 = 1344, r0
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
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r0
	addl r37 = 1344, r0
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1304, r0
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
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1304, r0
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1304, r0
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
	addl r40 = 8, r0
	addl r39 = 4, r0
	mov r38 = r35
	addl r37 = 1339, r0
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
	addl r40 = 6, r0
	addl r39 = 4, r0
	mov r38 = r35
	addl r37 = 1339, r0
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 4, r0
	addl r39 = 4, r0
	mov r38 = r35
	addl r37 = 1339, r0
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	addl r39 = 4, r0
	;;
	mov r38 = r14
	addl r37 = 1339, r0
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1339, r0
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
	mov r40 = r35
	addl r39 = 1, r0
	mov r38 = r0
	addl r37 = 1232, r0
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r35
	addl r39 = 8, r0
	movl r38 = 2147483647
	addl r37 = 1232, r0
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r35
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1231, r0
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
	mov r40 = r14
	addl r39 = 8, r0
	mov r38 = r0
	addl r37 = 1231, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC149)
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	addl r40 = 8, r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1345, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC150)
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	addl r42 = 99, r0
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1345, r0
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1345, r0
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	movl r39 = 2147483647
	;;
	mov r38 = r14
	addl r37 = 1345, r0
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
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp clones#
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
	br.call.sptk.many b0 = priorities#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = policies#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = limits#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = groups#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = sessions#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = clones#
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
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
