// 663d0d079202e7f30395c99e5a430395 guest-tests/time/raw-clocks.c
	.file	"raw-clocks.c"
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
	.align 16
	.proc is_left#
is_left:
	.prologue 2, 3
	.vframe r3
	mov r3 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r3
	;;
	st8 [r14] = r32
	adds r14 = -8, r3
	;;
	st8 [r14] = r33
	mov r14 = r3
	;;
	st8 [r14] = r34
	adds r14 = 8, r3
	;;
	st8 [r14] = r35
	adds r14 = -16, r3
	;;
	ld8 r16 = [r14]
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 9
	;;
	mov r15 = r14
	adds r14 = -8, r3
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	adds r15 = -32, r3
	;;
	st8 [r15] = r14
	mov r14 = r3
	;;
	ld8 r16 = [r14]
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 9
	;;
	mov r15 = r14
	adds r14 = 8, r3
	;;
	ld8 r14 = [r14]
	;;
	add r2 = r15, r14
	adds r14 = -24, r3
	;;
	addl r15 = -1000000, r2
	;;
	st8 [r14] = r15
	adds r14 = -8, r3
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L9
	adds r14 = -8, r3
	;;
	ld8 r14 = [r14]
	movl r15 = 999999999
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L9
	adds r14 = -24, r3
	adds r16 = -32, r3
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L9
	adds r14 = -24, r3
	;;
	ld8 r14 = [r14]
	movl r15 = -999999999
	;;
	add r14 = r14, r15
	adds r16 = -32, r3
	;;
	ld8 r15 = [r16]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L9
	addl r14 = 1, r0
	br .L11
	;;
.L9:
	mov r14 = r0
.L11:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r3
	br.ret.sptk.many b0
	;;
	.endp is_left#
	.section	.rodata
	.align 8
.LC2:
	stringz	"syscall(gettime, CLOCK_MONOTONIC, &now)"
	.align 8
.LC3:
	stringz	"syscall(getres, CLOCK_MONOTONIC, &step)"
	.align 8
.LC4:
	stringz	"  %d %d\n"
	.align 8
.LC5:
	stringz	"syscall(getres, CLOCK_MONOTONIC_COARSE, &step)"
	.align 8
.LC6:
	stringz	"syscall(getres, CLOCK_REALTIME, NULL)"
	.align 8
.LC7:
	stringz	"syscall(getres, 99, &step)"
	.align 8
.LC8:
	stringz	"syscall(getres, CLOCK_REALTIME, no_access())"
	.align 8
.LC9:
	stringz	"syscall(gettime, 99, &now)"
	.align 8
.LC10:
	stringz	"syscall(gettime, CLOCK_REALTIME, no_access())"
	.align 8
.LC11:
	stringz	"syscall(nanosleep, CLOCK_MONOTONIC, 0, &soon, &step)"
	.align 8
.LC12:
	stringz	"syscall(gettime, CLOCK_MONOTONIC, &later)"
	.align 8
.LC13:
	stringz	"  %d\n"
	.align 8
.LC14:
	stringz	"syscall(nanosleep, CLOCK_MONOTONIC, TIMER_ABSTIME, &now, NULL)"
	.align 8
.LC15:
	stringz	"syscall(nanosleep, CLOCK_MONOTONIC, 0, &wrong, NULL)"
	.align 8
.LC16:
	stringz	"syscall(nanosleep, CLOCK_MONOTONIC, 0, &less, NULL)"
	.align 8
.LC17:
	stringz	"syscall(nanosleep, CLOCK_MONOTONIC, 0, no_access(), NULL)"
	.align 8
.LC18:
	stringz	"syscall(nanosleep, 99, 0, &soon, NULL)"
	.align 8
.LC19:
	stringz	"syscall(nanosleep, CLOCK_MONOTONIC_COARSE, 0, &soon, NULL)"
	.align 8
.LC20:
	stringz	"syscall(nanosleep, CLOCK_THREAD_CPUTIME_ID, 0, &soon, NULL)"
	.align 8
.LC21:
	stringz	"syscall(nanosleep, CLOCK_REALTIME, 0, &soon, no_access())"
	.align 8
.LC22:
	stringz	"syscall(set, CLOCK_MONOTONIC, &now)"
	.align 8
.LC23:
	stringz	"syscall(set, CLOCK_REALTIME, &wrong)"
	.align 8
.LC24:
	stringz	"syscall(set, CLOCK_REALTIME, no_access())"
	.align 8
.LC25:
	stringz	"syscall(set, 99, &now)"
	.text
	.align 16
	.proc clocks#
clocks:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -128, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = 8, r38
	;;
	st8 [r14] = r35
	addl r14 = -1, r0
	adds r15 = -112, r38
	;;
	st8 [r15] = r14
	adds r14 = -104, r38
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r38
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r38
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r38
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r38
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r38
	;;
	st8 [r14] = r0
	adds r14 = -64, r38
	;;
	adds r14 = 8, r14
	movl r15 = 3000000
	;;
	st8 [r14] = r15
	adds r14 = -48, r38
	;;
	st8 [r14] = r0
	adds r14 = -48, r38
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r14 = -32, r38
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r38
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r38
	adds r42 = -112, r38
	addl r41 = 1, r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -80, r38
	adds r14 = -8, r38
	;;
	mov r42 = r15
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	adds r14 = -80, r38
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -80, r38
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r15
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -80, r38
	adds r14 = -8, r38
	;;
	mov r42 = r15
	addl r41 = 6, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	adds r14 = -80, r38
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -80, r38
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r15
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r38
	mov r42 = r0
	mov r41 = r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -80, r38
	adds r14 = -8, r38
	;;
	mov r42 = r15
	addl r41 = 99, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -8, r38
	;;
	mov r42 = r15
	mov r41 = r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC8)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r38
	adds r42 = -112, r38
	addl r41 = 99, r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -16, r38
	;;
	mov r42 = r15
	mov r41 = r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r16 = -80, r38
	adds r15 = -64, r38
	mov r14 = r38
	;;
	mov r44 = r16
	mov r43 = r15
	mov r42 = r0
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -96, r38
	adds r14 = -16, r38
	;;
	mov r42 = r15
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	adds r14 = -96, r38
	;;
	ld8 r15 = [r14]
	adds r16 = -112, r38
	;;
	ld8 r14 = [r16]
	;;
	sub r16 = r15, r14
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 9
	;;
	mov r15 = r14
	adds r14 = -96, r38
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -104, r38
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	movl r15 = 2999999
	;;
	cmp.lt p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r38
	mov r44 = r0
	adds r43 = -112, r38
	addl r42 = 1, r0
	addl r41 = 1, r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC14)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -48, r38
	mov r14 = r38
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -32, r38
	mov r14 = r38
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r39
	mov r15 = r8
	mov r14 = r38
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -64, r38
	mov r14 = r38
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	addl r41 = 99, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -64, r38
	mov r14 = r38
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	addl r41 = 6, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -64, r38
	mov r14 = r38
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	addl r41 = 3, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC20)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	mov r41 = r0
	;;
	addl r40 = 2000, r0
	br.call.sptk.many b0 = ualarm#
	mov r1 = r39
	adds r14 = -64, r38
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r16 = -80, r38
	adds r15 = -64, r38
	mov r14 = r38
	;;
	mov r44 = r16
	mov r43 = r15
	mov r42 = r0
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	adds r14 = -80, r38
	;;
	ld8 r15 = [r14]
	adds r14 = -80, r38
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r43 = 3000000
	addl r42 = 5, r0
	;;
	mov r41 = r14
	mov r40 = r15
	br.call.sptk.many b0 = is_left#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	mov r41 = r0
	;;
	addl r40 = 2000, r0
	br.call.sptk.many b0 = ualarm#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r39
	mov r16 = r8
	adds r15 = -64, r38
	mov r14 = r38
	;;
	mov r44 = r16
	mov r43 = r15
	mov r42 = r0
	mov r41 = r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC21)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r38
	adds r42 = -112, r38
	addl r41 = 1, r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC22)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -48, r38
	adds r14 = 8, r38
	;;
	mov r42 = r15
	mov r41 = r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC23)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r39
	mov r15 = r8
	adds r14 = 8, r38
	;;
	mov r42 = r15
	mov r41 = r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC24)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r38
	adds r42 = -112, r38
	addl r41 = 99, r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC25)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp clocks#
	.section	.rodata
	.align 8
.LC26:
	stringz	"call(timer_create, CLOCK_MONOTONIC, &e, &id)"
	.align 8
.LC27:
	stringz	"syscall(settime, id, 0, &s, &old)"
	.align 8
.LC28:
	stringz	"  %d %d %d %d\n"
	.align 8
.LC29:
	stringz	"syscall(get, id, &old)"
	.align 8
.LC30:
	stringz	"  %d %d %d\n"
	.align 8
.LC31:
	stringz	"call(timer_getoverrun, id)"
	.align 8
.LC32:
	stringz	"syscall(settime, id, TIMER_ABSTIME, &none, &old)"
	.align 8
.LC33:
	stringz	"syscall(settime, id, 0, &wrong, NULL)"
	.align 8
.LC34:
	stringz	"syscall(settime, id, 0, NULL, NULL)"
	.align 8
.LC35:
	stringz	"syscall(settime, id, 0, no_access(), NULL)"
	.align 8
.LC36:
	stringz	"syscall(settime, id, 0, &s, no_access())"
	.align 8
.LC37:
	stringz	"syscall(settime, 9999, 0, &s, NULL)"
	.align 8
.LC38:
	stringz	"syscall(get, 9999, &old)"
	.align 8
.LC39:
	stringz	"syscall(get, id, no_access())"
	.align 8
.LC40:
	stringz	"call(timer_getoverrun, 9999)"
	.align 8
.LC41:
	stringz	"call(timer_delete, id)"
	.align 8
.LC42:
	stringz	"syscall(fd_set, fd, 0, &s, &old)"
	.align 8
.LC43:
	stringz	"syscall(fd_get, fd, &old)"
	.align 8
.LC44:
	stringz	"syscall(fd_set, fd, 8, &s, NULL)"
	.align 8
.LC45:
	stringz	"syscall(fd_set, fd, 0, &wrong, NULL)"
	.align 8
.LC46:
	stringz	"syscall(fd_set, fd, 0, no_access(), NULL)"
	.align 8
.LC47:
	stringz	"syscall(fd_set, fd, 0, &s, no_access())"
	.align 8
.LC48:
	stringz	"syscall(fd_set, 0, 0, &s, NULL)"
	.align 8
.LC49:
	stringz	"syscall(fd_set, -1, 0, &s, NULL)"
	.align 8
.LC50:
	stringz	"syscall(fd_get, 0, &old)"
	.align 8
.LC51:
	stringz	"syscall(fd_get, -1, &old)"
	.align 8
.LC52:
	stringz	"syscall(fd_get, fd, no_access())"
	.text
	.align 16
	.proc timers#
timers:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 5, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -240, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st8 [r14] = r32
	adds r14 = -8, r39
	;;
	st8 [r14] = r33
	mov r14 = r39
	;;
	st8 [r14] = r34
	adds r14 = 8, r39
	;;
	st8 [r14] = r35
	adds r14 = -220, r39
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -216, r39
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
	adds r14 = -216, r39
	;;
	adds r14 = 8, r14
	addl r15 = 14, r0
	;;
	st4 [r14] = r15
	adds r14 = -152, r39
	;;
	st8 [r14] = r0
	adds r14 = -152, r39
	;;
	adds r14 = 8, r14
	movl r15 = 7000000
	;;
	st8 [r14] = r15
	adds r14 = -152, r39
	;;
	adds r14 = 16, r14
	addl r15 = 100, r0
	;;
	st8 [r14] = r15
	adds r14 = -152, r39
	;;
	adds r14 = 24, r14
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	adds r14 = -120, r39
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -120, r39
	;;
	adds r14 = 16, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -120, r39
	;;
	adds r14 = 24, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -88, r39
	;;
	st8 [r14] = r0
	adds r14 = -88, r39
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -88, r39
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -88, r39
	;;
	adds r14 = 24, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r14 = -56, r39
	;;
	st8 [r14] = r0
	adds r14 = -56, r39
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r39
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r39
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -220, r39
	adds r14 = -216, r39
	;;
	mov r44 = r15
	mov r43 = r14
	addl r42 = 1, r0
	addl r41 = 1248, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC26)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r15 = [r14]
	adds r17 = -120, r39
	adds r16 = -152, r39
	adds r14 = -16, r39
	;;
	mov r45 = r17
	mov r44 = r16
	mov r43 = r0
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC27)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r45 = r14
	mov r44 = r17
	mov r43 = r16
	mov r42 = r15
	movl r41 = @gprel(.LC28)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r15 = [r14]
	adds r16 = -120, r39
	adds r14 = -8, r39
	;;
	mov r43 = r16
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC29)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 99, r14
	(p6) br.cond.dptk .L14
	adds r14 = -120, r39
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 5, r14
	(p6) br.cond.dptk .L15
.L14:
	addl r14 = 1, r0
	br .L16
	;;
.L15:
	mov r14 = r0
.L16:
	;;
	mov r44 = r14
	mov r43 = r16
	mov r42 = r15
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	addl r41 = 1251, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC31)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r15 = [r14]
	adds r17 = -120, r39
	adds r16 = -56, r39
	adds r14 = -16, r39
	;;
	mov r45 = r17
	mov r44 = r16
	addl r43 = 1, r0
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC32)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC13)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r15 = [r14]
	adds r16 = -120, r39
	adds r14 = -8, r39
	;;
	mov r43 = r16
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC29)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r44 = r14
	mov r43 = r16
	mov r42 = r15
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r15 = [r14]
	adds r16 = -88, r39
	adds r14 = -16, r39
	mov r45 = r0
	;;
	mov r44 = r16
	mov r43 = r0
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC33)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r39
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC34)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -16, r39
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	mov r42 = r36
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC35)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r16 = r8
	adds r15 = -152, r39
	adds r14 = -16, r39
	;;
	mov r45 = r16
	mov r44 = r15
	mov r43 = r0
	mov r42 = r36
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC36)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -152, r39
	adds r14 = -16, r39
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	addl r42 = 9999, r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC37)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -120, r39
	adds r14 = -8, r39
	;;
	mov r43 = r15
	addl r42 = 9999, r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC38)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -8, r39
	;;
	mov r43 = r15
	mov r42 = r36
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC39)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r42 = 9999, r0
	addl r41 = 1251, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC40)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	addl r41 = 1252, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC41)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	addl r41 = 1252, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC41)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	mov r42 = r0
	;;
	addl r41 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	mov r1 = r40
	adds r14 = -224, r39
	;;
	st4 [r14] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r16 = -120, r39
	adds r15 = -152, r39
	mov r14 = r39
	;;
	mov r45 = r16
	mov r44 = r15
	mov r43 = r0
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC42)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r43 = r14
	mov r42 = r15
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -120, r39
	adds r14 = 8, r39
	;;
	mov r43 = r15
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC43)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 98, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r43 = r14
	mov r42 = r15
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -152, r39
	mov r14 = r39
	mov r45 = r0
	;;
	mov r44 = r15
	addl r43 = 8, r0
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC44)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -88, r39
	mov r14 = r39
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC45)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r15 = r8
	mov r14 = r39
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC46)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r16 = r8
	adds r15 = -152, r39
	mov r14 = r39
	;;
	mov r45 = r16
	mov r44 = r15
	mov r43 = r0
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC47)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -152, r39
	mov r14 = r39
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	mov r42 = r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC48)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -152, r39
	mov r14 = r39
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	addl r42 = -1, r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC49)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -120, r39
	adds r14 = 8, r39
	;;
	mov r43 = r15
	mov r42 = r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC50)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -120, r39
	adds r14 = 8, r39
	;;
	mov r43 = r15
	addl r42 = -1, r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC51)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r15 = r8
	adds r14 = 8, r39
	;;
	mov r43 = r15
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC52)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -224, r39
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r40
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp timers#
	.align 16
	.proc clocks64#
clocks64:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -128, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = 8, r38
	;;
	st8 [r14] = r35
	addl r14 = -1, r0
	adds r15 = -112, r38
	;;
	st8 [r15] = r14
	adds r14 = -104, r38
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r38
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r38
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r38
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r38
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r38
	;;
	st8 [r14] = r0
	adds r14 = -64, r38
	;;
	adds r14 = 8, r14
	movl r15 = 3000000
	;;
	st8 [r14] = r15
	adds r14 = -48, r38
	;;
	st8 [r14] = r0
	adds r14 = -48, r38
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r14 = -32, r38
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r38
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r38
	adds r42 = -112, r38
	addl r41 = 1, r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -80, r38
	adds r14 = -8, r38
	;;
	mov r42 = r15
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	adds r14 = -80, r38
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -80, r38
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r15
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -80, r38
	adds r14 = -8, r38
	;;
	mov r42 = r15
	addl r41 = 6, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	adds r14 = -80, r38
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -80, r38
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r15
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r38
	mov r42 = r0
	mov r41 = r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -80, r38
	adds r14 = -8, r38
	;;
	mov r42 = r15
	addl r41 = 99, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -8, r38
	;;
	mov r42 = r15
	mov r41 = r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC8)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r38
	adds r42 = -112, r38
	addl r41 = 99, r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -16, r38
	;;
	mov r42 = r15
	mov r41 = r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r16 = -80, r38
	adds r15 = -64, r38
	mov r14 = r38
	;;
	mov r44 = r16
	mov r43 = r15
	mov r42 = r0
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -96, r38
	adds r14 = -16, r38
	;;
	mov r42 = r15
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	adds r14 = -96, r38
	;;
	ld8 r15 = [r14]
	adds r16 = -112, r38
	;;
	ld8 r14 = [r16]
	;;
	sub r16 = r15, r14
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 9
	;;
	mov r15 = r14
	adds r14 = -96, r38
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -104, r38
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	movl r15 = 2999999
	;;
	cmp.lt p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r38
	mov r44 = r0
	adds r43 = -112, r38
	addl r42 = 1, r0
	addl r41 = 1, r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC14)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -48, r38
	mov r14 = r38
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -32, r38
	mov r14 = r38
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r39
	mov r15 = r8
	mov r14 = r38
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -64, r38
	mov r14 = r38
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	addl r41 = 99, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -64, r38
	mov r14 = r38
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	addl r41 = 6, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -64, r38
	mov r14 = r38
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	addl r41 = 3, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC20)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	mov r41 = r0
	;;
	addl r40 = 2000, r0
	br.call.sptk.many b0 = ualarm#
	mov r1 = r39
	adds r14 = -64, r38
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r16 = -80, r38
	adds r15 = -64, r38
	mov r14 = r38
	;;
	mov r44 = r16
	mov r43 = r15
	mov r42 = r0
	addl r41 = 1, r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	adds r14 = -80, r38
	;;
	ld8 r15 = [r14]
	adds r14 = -80, r38
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r43 = 3000000
	addl r42 = 5, r0
	;;
	mov r41 = r14
	mov r40 = r15
	br.call.sptk.many b0 = is_left#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	mov r41 = r0
	;;
	addl r40 = 2000, r0
	br.call.sptk.many b0 = ualarm#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r39
	mov r16 = r8
	adds r15 = -64, r38
	mov r14 = r38
	;;
	mov r44 = r16
	mov r43 = r15
	mov r42 = r0
	mov r41 = r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC21)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r38
	adds r42 = -112, r38
	addl r41 = 1, r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC22)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -48, r38
	adds r14 = 8, r38
	;;
	mov r42 = r15
	mov r41 = r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC23)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r39
	mov r15 = r8
	adds r14 = 8, r38
	;;
	mov r42 = r15
	mov r41 = r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC24)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r38
	adds r42 = -112, r38
	addl r41 = 99, r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC25)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer#
	mov r1 = r39
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp clocks64#
	.align 16
	.proc timers64#
timers64:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 5, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -240, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st8 [r14] = r32
	adds r14 = -8, r39
	;;
	st8 [r14] = r33
	mov r14 = r39
	;;
	st8 [r14] = r34
	adds r14 = 8, r39
	;;
	st8 [r14] = r35
	adds r14 = -220, r39
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -216, r39
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
	adds r14 = -216, r39
	;;
	adds r14 = 8, r14
	addl r15 = 14, r0
	;;
	st4 [r14] = r15
	adds r14 = -152, r39
	;;
	st8 [r14] = r0
	adds r14 = -152, r39
	;;
	adds r14 = 8, r14
	movl r15 = 7000000
	;;
	st8 [r14] = r15
	adds r14 = -152, r39
	;;
	adds r14 = 16, r14
	addl r15 = 100, r0
	;;
	st8 [r14] = r15
	adds r14 = -152, r39
	;;
	adds r14 = 24, r14
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	adds r14 = -120, r39
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -120, r39
	;;
	adds r14 = 16, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -120, r39
	;;
	adds r14 = 24, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -88, r39
	;;
	st8 [r14] = r0
	adds r14 = -88, r39
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -88, r39
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -88, r39
	;;
	adds r14 = 24, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r14 = -56, r39
	;;
	st8 [r14] = r0
	adds r14 = -56, r39
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r39
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r39
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -220, r39
	adds r14 = -216, r39
	;;
	mov r44 = r15
	mov r43 = r14
	addl r42 = 1, r0
	addl r41 = 1248, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC26)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r15 = [r14]
	adds r17 = -120, r39
	adds r16 = -152, r39
	adds r14 = -16, r39
	;;
	mov r45 = r17
	mov r44 = r16
	mov r43 = r0
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC27)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r45 = r14
	mov r44 = r17
	mov r43 = r16
	mov r42 = r15
	movl r41 = @gprel(.LC28)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r15 = [r14]
	adds r16 = -120, r39
	adds r14 = -8, r39
	;;
	mov r43 = r16
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC29)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 99, r14
	(p6) br.cond.dptk .L19
	adds r14 = -120, r39
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 5, r14
	(p6) br.cond.dptk .L20
.L19:
	addl r14 = 1, r0
	br .L21
	;;
.L20:
	mov r14 = r0
.L21:
	;;
	mov r44 = r14
	mov r43 = r16
	mov r42 = r15
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	addl r41 = 1251, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC31)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r15 = [r14]
	adds r17 = -120, r39
	adds r16 = -56, r39
	adds r14 = -16, r39
	;;
	mov r45 = r17
	mov r44 = r16
	addl r43 = 1, r0
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC32)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC13)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r15 = [r14]
	adds r16 = -120, r39
	adds r14 = -8, r39
	;;
	mov r43 = r16
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC29)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r44 = r14
	mov r43 = r16
	mov r42 = r15
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r15 = [r14]
	adds r16 = -88, r39
	adds r14 = -16, r39
	mov r45 = r0
	;;
	mov r44 = r16
	mov r43 = r0
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC33)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r39
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC34)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -16, r39
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	mov r42 = r36
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC35)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r16 = r8
	adds r15 = -152, r39
	adds r14 = -16, r39
	;;
	mov r45 = r16
	mov r44 = r15
	mov r43 = r0
	mov r42 = r36
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC36)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -152, r39
	adds r14 = -16, r39
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	addl r42 = 9999, r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC37)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -120, r39
	adds r14 = -8, r39
	;;
	mov r43 = r15
	addl r42 = 9999, r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC38)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -8, r39
	;;
	mov r43 = r15
	mov r42 = r36
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC39)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r42 = 9999, r0
	addl r41 = 1251, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC40)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	addl r41 = 1252, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC41)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -220, r39
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	addl r41 = 1252, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC41)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	mov r42 = r0
	;;
	addl r41 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	mov r1 = r40
	adds r14 = -224, r39
	;;
	st4 [r14] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r16 = -120, r39
	adds r15 = -152, r39
	mov r14 = r39
	;;
	mov r45 = r16
	mov r44 = r15
	mov r43 = r0
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC42)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r43 = r14
	mov r42 = r15
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -120, r39
	adds r14 = 8, r39
	;;
	mov r43 = r15
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC43)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -120, r39
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 98, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r43 = r14
	mov r42 = r15
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -152, r39
	mov r14 = r39
	mov r45 = r0
	;;
	mov r44 = r15
	addl r43 = 8, r0
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC44)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -88, r39
	mov r14 = r39
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC45)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r15 = r8
	mov r14 = r39
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC46)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r16 = r8
	adds r15 = -152, r39
	mov r14 = r39
	;;
	mov r45 = r16
	mov r44 = r15
	mov r43 = r0
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC47)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -152, r39
	mov r14 = r39
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	mov r42 = r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC48)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -152, r39
	mov r14 = r39
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	addl r42 = -1, r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC49)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -120, r39
	adds r14 = 8, r39
	;;
	mov r43 = r15
	mov r42 = r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC50)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -120, r39
	adds r14 = 8, r39
	;;
	mov r43 = r15
	addl r42 = -1, r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC51)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r40
	mov r15 = r8
	adds r14 = 8, r39
	;;
	mov r43 = r15
	adds r15 = -224, r39
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC52)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	mov r1 = r40
	adds r14 = -224, r39
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r40
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp timers64#
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
	.section	.rodata
	.align 8
.LC53:
	stringz	"call(nanosleep, &soon, &left)"
	.align 8
.LC54:
	stringz	"call(nanosleep, &wrong, &left)"
	.align 8
.LC55:
	stringz	"call(nanosleep, no_access(), &left)"
	.align 8
.LC56:
	stringz	"call(gettimeofday, &left, NULL)"
	.align 8
.LC57:
	stringz	"call(gettimeofday, NULL, zone)"
	.align 8
.LC58:
	stringz	"call(gettimeofday, no_access(), NULL)"
	.align 8
.LC59:
	stringz	"call(gettimeofday, NULL, no_access())"
	.align 8
.LC60:
	stringz	"call(settimeofday, no_access(), NULL)"
	.align 8
.LC61:
	stringz	"call(settimeofday, &late, NULL)"
	.align 8
.LC62:
	stringz	"call(sched_rr_get_interval, 0, &left)"
	.align 8
.LC63:
	stringz	"call(sched_rr_get_interval, -1, &left)"
	.align 8
.LC64:
	stringz	"call(sched_rr_get_interval, 0, no_access())"
	.align 8
.LC65:
	stringz	"call(adjtimex, timex) >= 0"
	.align 8
.LC66:
	stringz	"call(clock_adjtime, CLOCK_REALTIME, timex) >= 0"
	.align 8
.LC67:
	stringz	"call(clock_adjtime, CLOCK_MONOTONIC, timex)"
	.align 8
.LC68:
	stringz	"call(clock_adjtime, 99, timex)"
	.align 8
.LC69:
	stringz	"call(adjtimex, no_access())"
	.align 8
.LC70:
	stringz	"call(clock_adjtime, CLOCK_REALTIME, no_access())"
	.align 8
.LC71:
	stringz	"call(setrlimit, RLIMIT_CORE, limit)"
	.align 8
.LC72:
	stringz	"call(getrlimit, RLIMIT_CORE, &left)"
	.align 8
.LC73:
	stringz	"  %ld %ld\n"
	.align 8
.LC74:
	stringz	"call(setrlimit, RLIMIT_CORE, &(struct words){201, 200})"
	.align 8
.LC75:
	stringz	"call(setrlimit, 99, limit)"
	.align 8
.LC76:
	stringz	"call(setrlimit, RLIMIT_CORE, no_access())"
	.align 8
.LC77:
	stringz	"call(getrlimit, 99, &left)"
	.align 8
.LC78:
	stringz	"call(getrlimit, RLIMIT_CORE, no_access())"
	.text
	.align 16
	.proc older#
older:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -624, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -608, r34
	;;
	st8 [r14] = r0
	adds r14 = -600, r34
	addl r15 = 2000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -592, r34
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -592, r34
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -576, r34
	;;
	st8 [r14] = r0
	adds r14 = -576, r34
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -592, r34
	;;
	mov r38 = r14
	adds r37 = -608, r34
	addl r36 = 1168, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC53)
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
	adds r15 = -592, r34
	adds r14 = -576, r34
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1168, r0
	br.call.sptk.many b0 = syscall#
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -592, r34
	;;
	mov r38 = r14
	mov r37 = r15
	addl r36 = 1168, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC55)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r37 = r0
	;;
	addl r36 = 2000, r0
	br.call.sptk.many b0 = ualarm#
	mov r1 = r35
	addl r14 = 3, r0
	adds r15 = -608, r34
	;;
	st8 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -592, r34
	;;
	mov r38 = r14
	adds r37 = -608, r34
	addl r36 = 1168, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC53)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -592, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -592, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	addl r39 = 2000000, r0
	addl r38 = 3, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = is_left#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
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
	adds r14 = -592, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1087, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC56)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -592, r34
	;;
	ld8 r14 = [r14]
	addl r15 = 1000000, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	adds r14 = -592, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 999999, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	addl r14 = 1, r0
	br .L25
	;;
.L24:
	mov r14 = r0
.L25:
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -560, r34
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = -560, r34
	;;
	adds r14 = 4, r14
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -560, r34
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1087, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC57)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -560, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -560, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC4)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1087, r0
	br.call.sptk.many b0 = syscall#
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
	addl r36 = 1087, r0
	br.call.sptk.many b0 = syscall#
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1088, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC60)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -552, r34
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -552, r34
	;;
	adds r14 = 8, r14
	addl r15 = 1000000, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -552, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1088, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
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
	adds r14 = -592, r34
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1167, r0
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
	adds r14 = -592, r34
	;;
	mov r38 = r14
	addl r37 = -1, r0
	addl r36 = 1167, r0
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1167, r0
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
	adds r14 = -536, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 504, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -536, r34
	;;
	mov r37 = r14
	addl r36 = 1131, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	andcm r14 = -1, r14
	;;
	shr.u r14 = r14, 63
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
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
	adds r14 = -536, r34
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1328, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	andcm r14 = -1, r14
	;;
	shr.u r14 = r14, 63
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
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
	adds r14 = -536, r34
	;;
	mov r38 = r14
	addl r37 = 1, r0
	addl r36 = 1328, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
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
	adds r14 = -536, r34
	;;
	mov r38 = r14
	addl r37 = 99, r0
	addl r36 = 1328, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
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
	mov r14 = r8
	;;
	mov r37 = r14
	addl r36 = 1131, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
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
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1328, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC70)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -24, r34
	addl r15 = 100, r0
	;;
	st8 [r14] = r15
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	addl r15 = 200, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r34
	;;
	mov r38 = r14
	addl r37 = 4, r0
	addl r36 = 1084, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC71)
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
	adds r14 = -592, r34
	;;
	mov r38 = r14
	addl r37 = 4, r0
	addl r36 = 1085, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC72)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -592, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -592, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC73)
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
	adds r14 = -8, r34
	addl r15 = 201, r0
	;;
	st8 [r14] = r15
	adds r14 = -8, r34
	;;
	adds r14 = 8, r14
	addl r15 = 200, r0
	;;
	st8 [r14] = r15
	adds r14 = -8, r34
	;;
	mov r38 = r14
	addl r37 = 4, r0
	addl r36 = 1084, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC74)
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
	adds r14 = -24, r34
	;;
	mov r38 = r14
	addl r37 = 99, r0
	addl r36 = 1084, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC75)
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
	addl r37 = 4, r0
	addl r36 = 1084, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC76)
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
	adds r14 = -592, r34
	;;
	mov r38 = r14
	addl r37 = 99, r0
	addl r36 = 1085, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC77)
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
	addl r37 = 4, r0
	addl r36 = 1085, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC78)
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
	.endp older#
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
	adds r12 = -144, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -128, r34
	addl r15 = 144, r0
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	addl r14 = @ltoff(@fptr(on_alarm#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -128, r34
	;;
	st8 [r15] = r14
	mov r38 = r0
	adds r37 = -128, r34
	addl r36 = 14, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	addl r39 = 1253, r0
	;;
	addl r38 = 1256, r0
	addl r37 = 1255, r0
	addl r36 = 1254, r0
	br.call.sptk.many b0 = clocks#
	mov r1 = r35
	addl r39 = 1312, r0
	;;
	addl r38 = 1311, r0
	addl r37 = 1250, r0
	addl r36 = 1249, r0
	br.call.sptk.many b0 = timers#
	mov r1 = r35
	addl r39 = 1253, r0
	;;
	addl r38 = 1256, r0
	addl r37 = 1255, r0
	addl r36 = 1254, r0
	br.call.sptk.many b0 = clocks64#
	mov r1 = r35
	addl r39 = 1312, r0
	;;
	addl r38 = 1311, r0
	addl r37 = 1250, r0
	addl r36 = 1249, r0
	br.call.sptk.many b0 = timers64#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = older#
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
