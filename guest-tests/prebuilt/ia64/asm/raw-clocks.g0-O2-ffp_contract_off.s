// 148b3547e19d6f1a0768f1628ce6eef0 guest-tests/time/raw-clocks.c
	.file	"raw-clocks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_alarm#
on_alarm:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp on_alarm#
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
	(p7) br.cond.dpnt .L7
	br.ret.sptk.many b0
.L7:
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
	(p6) br.cond.dpnt .L9
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
	(p7) br.cond.dpnt .L16
.L9:
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
.L16:
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 53
	.mmb
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 0, 24, 5, 0
	.fframe 832
	adds r12 = -832, r12
	nop 0
	.mmi
	mov r55 = r1
	nop 0
	.save rp, r53
	mov r53 = b0
	.body
	;;
	.mmi
	addl r58 = 136, r0
	mov r57 = r0
	adds r56 = 536, r12
	.mmb
	adds r32 = 528, r12
	addl r37 = -1, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r55
	mov r57 = r32
	mov r58 = r0
	.mmi
	addl r56 = 14, r0
	adds r33 = 800, r12
	adds r34 = 744, r12
	;;
	.mmi
	addl r14 = @ltoff(@fptr(on_alarm#)), gp
	adds r35 = 672, r12
	adds r42 = 776, r12
	.mmi
	adds r41 = 24, r12
	adds r39 = 808, r12
	adds r44 = 712, r12
	;;
	.mmi
	ld8 r14 = [r14]
	adds r43 = 680, r12
	addl r48 = 5, r0
	.mlx
	adds r52 = 784, r12
	movl r38 = 1000000000
	;;
	.mmi
	st8 [r32] = r14
	adds r36 = 752, r12
	adds r40 = 760, r12
	.mmb
	adds r50 = 792, r12
	adds r49 = 720, r12
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r14 = 768, r12
	adds r15 = 736, r12
	mov r1 = r55
	.mmi
	st8 [r33] = r37
	st8 [r39] = r37
	adds r47 = 728, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r37
	adds r14 = 704, r12
	.mmi
	st8 [r15] = r37
	adds r15 = 16, r12
	adds r46 = 688, r12
	;;
	.mlx
	st8 [r14] = r0
	movl r14 = 3000000
	.mmi
	st8 [r15] = r37
	nop 0
	adds r45 = 696, r12
	;;
	.mmi
	st8 [r44] = r14
	st8 [r42] = r37
	nop 0
	;;
	.mmi
	st8 [r34] = r37
	st8 [r35] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r43] = r38
	nop 0
	.mmb
	st8 [r41] = r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r58 = r33
	mov r32 = r8
	mov r1 = r55
	.mmi
	addl r56 = 1254, r0
	st4 [r8] = r0
	addl r57 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC2)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1255, r0
	.mmb
	addl r57 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC3)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	adds r14 = 736, r12
	.mmi
	nop 0
	ld4 r58 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	.mmi
	nop 0
	ld4 r57 = [r14]
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1255, r0
	.mmb
	addl r57 = 6, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC5)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r34]
	mov r1 = r55
	adds r15 = 736, r12
	;;
	.mlx
	cmp.lt p6, p7 = 1, r14
	movl r56 = @gprel(.LC4)
	.mmi
	ld4 r57 = [r15]
	;;
	(p6) addl r58 = 1, r0
	add r56 = r1, r56
	;;
	.mib
	(p7) mov r58 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r58 = r0
	mov r1 = r55
	addl r56 = 1255, r0
	.mmb
	mov r57 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC6)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1255, r0
	.mmb
	addl r57 = 99, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC7)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	addl r56 = 1255, r0
	mov r57 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC8)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r56 = 1254, r0
	.mmb
	addl r57 = 99, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC9)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	addl r56 = 1254, r0
	mov r57 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC10)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r60 = 736, r12
	adds r59 = 704, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 768, r12
	mov r1 = r55
	addl r56 = 1254, r0
	.mmb
	addl r57 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC12)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 768, r12
	ld8 r18 = [r42]
	mov r1 = r55
	.mmi
	nop 0
	ld8 r17 = [r39]
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r56 = @gprel(.LC13)
	.mmi
	ld8 r14 = [r33]
	;;
	sub r15 = r15, r14
	add r56 = r1, r56
	;;
	.mii
	nop 0
	shl r16 = r15, 5
	;;
	sub r16 = r16, r15
	;;
	.mii
	nop 0
	shl r14 = r16, 6
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 2999999
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r18
	;;
	.mmi
	sub r14 = r14, r17
	;;
	cmp.lt p6, p7 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r57 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r57 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r0
	mov r59 = r33
	addl r58 = 1, r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC14)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	mov r59 = r35
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC15)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 16, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC16)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r60 = r0
	mov r59 = r8
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC17)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 704, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 99, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC18)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 704, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 6, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 704, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 3, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r0
	.mmb
	addl r56 = 2000, r0
	nop 0
	br.call.sptk.many b0 = ualarm#
	;;
	.mmi
	adds r59 = 704, r12
	mov r58 = r0
	adds r60 = 736, r12
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r59] = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 736, r12
	ld8 r18 = [r34]
	mov r1 = r55
	.mlx
	nop 0
	movl r17 = 999999999
	;;
	.mmi
	nop 0
	ld8 r16 = [r15]
	cmp.geu p6, p7 = r17, r18
	.mlx
	nop 0
	movl r56 = @gprel(.LC13)
	;;
	.mii
	nop 0
	shl r15 = r16, 5
	(p6) addl r19 = 1, r0
	.mmi
	add r56 = r1, r56
	;;
	sub r15 = r15, r16
	(p7) mov r19 = r0
	;;
	.mii
	nop 0
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = -4002000001
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r18
	;;
	.mmi
	add r14 = r14, r15
	;;
	cmp.geu p6, p7 = r17, r14
	nop 0
	;;
	.mmi
	(p6) addl r57 = 1, r0
	;;
	(p7) mov r57 = r0
	nop 0
	;;
	.mib
	and r57 = r19, r57
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r57 = r0
	nop 0
	addl r56 = 2000, r0
	.mmb
	mov r1 = r55
	nop 0
	br.call.sptk.many b0 = ualarm#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r59 = 704, r12
	mov r60 = r8
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r56 = 1253, r0
	.mmb
	addl r57 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC22)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r35
	mov r1 = r55
	addl r56 = 1253, r0
	.mmb
	mov r57 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC23)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	addl r56 = 1253, r0
	mov r57 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC24)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r56 = 1253, r0
	.mmb
	addl r57 = 99, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC25)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r14 = r41
	adds r15 = 16, r12
	mov r59 = r33
	.mmi
	mov r1 = r55
	addl r56 = 1248, r0
	addl r57 = 1, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	mov r58 = r15
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 768, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	.mlx
	st8 [r15] = r0
	movl r15 = 7000000
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r42] = r15
	addl r15 = 100, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r52] = r15
	adds r15 = 736, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r37
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r33] = r37
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	addl r14 = 14, r0
	.mmi
	st8 [r50] = r48
	;;
	st4 [r41] = r14
	adds r14 = 704, r12
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r36] = r37
	nop 0
	;;
	.mmi
	st8 [r40] = r37
	st8 [r44] = r0
	nop 0
	;;
	.mmi
	st8 [r49] = r0
	st8 [r47] = r38
	nop 0
	;;
	.mmi
	st8 [r35] = r0
	st8 [r43] = r0
	nop 0
	;;
	.mmi
	st8 [r46] = r0
	st8 [r45] = r0
	nop 0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC26)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r60 = 736, r12
	adds r59 = 768, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	ld4 r57 = [r33]
	addl r56 = 1249, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC27)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	nop 0
	adds r15 = 736, r12
	.mmi
	ld4 r59 = [r36]
	ld4 r60 = [r40]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC28)
	.mmi
	ld4 r57 = [r15]
	ld4 r58 = [r34]
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1250, r0
	.mmb
	ld4 r57 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC29)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r36]
	nop 0
	adds r15 = 736, r12
	.mmi
	mov r1 = r55
	ld8 r58 = [r34]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 99, r14
	ld8 r57 = [r15]
	nop 0
	;;
	.mib
	(p6) addl r59 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	ld8 r14 = [r40]
	;;
	cmp.ge p6, p7 = 5, r14
	nop 0
	;;
	.mii
	(p6) addl r59 = 1, r0
	nop 0
	;;
	(p7) mov r59 = r0
.L18:
	.mlx
	addl r37 = -1, r0
	movl r56 = @gprel(.LC30)
	.mlx
	addl r51 = 5, r0
	movl r48 = 1000000000
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r55
	addl r56 = 1251, r0
	.mmb
	ld4 r57 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC31)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r60 = 736, r12
	mov r59 = r35
	addl r58 = 1, r0
	.mmi
	mov r1 = r55
	ld4 r57 = [r33]
	addl r56 = 1249, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC32)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r57 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC13)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1250, r0
	.mmb
	ld4 r57 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC29)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmi
	ld4 r59 = [r40]
	ld4 r58 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC30)
	.mmi
	nop 0
	ld4 r57 = [r34]
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 704, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	ld4 r57 = [r33]
	addl r56 = 1249, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC33)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	mov r59 = r0
	mov r58 = r0
	.mmi
	mov r1 = r55
	ld4 r57 = [r33]
	addl r56 = 1249, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC34)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r38 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r58 = r0
	mov r59 = r8
	mov r60 = r0
	.mmi
	mov r57 = r38
	mov r1 = r55
	addl r56 = 1249, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC35)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r38 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r59 = 768, r12
	mov r60 = r8
	mov r58 = r0
	.mmi
	mov r57 = r38
	mov r1 = r55
	addl r56 = 1249, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC36)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 768, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1249, r0
	addl r57 = 9999, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC37)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1250, r0
	.mmb
	addl r57 = 9999, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC38)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r38 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r57 = r38
	mov r58 = r8
	nop 0
	.mmb
	mov r1 = r55
	addl r56 = 1250, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC39)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r56 = 1251, r0
	nop 0
	.mmb
	addl r57 = 9999, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC40)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	addl r56 = 1252, r0
	.mmb
	ld4 r57 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC41)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	addl r56 = 1252, r0
	.mmb
	ld4 r57 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC41)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r0
	.mmb
	addl r56 = 1, r0
	nop 0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	adds r60 = 736, r12
	mov r38 = r8
	adds r59 = 768, r12
	.mmi
	mov r58 = r0
	mov r1 = r55
	addl r56 = 1311, r0
	;;
	.mmi
	nop 0
	mov r57 = r8
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC42)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmi
	ld4 r58 = [r36]
	ld4 r57 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1312, r0
	.mmb
	mov r57 = r38
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC43)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	mov r1 = r55
	.mmi
	nop 0
	ld4 r57 = [r34]
	nop 0
	;;
	.mlx
	cmp.lt p6, p7 = 98, r14
	movl r56 = @gprel(.LC4)
	;;
	.mmi
	(p6) addl r58 = 1, r0
	nop 0
	add r56 = r1, r56
	;;
	.mib
	(p7) mov r58 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 768, r12
	addl r58 = 8, r0
	.mmi
	mov r1 = r55
	addl r56 = 1311, r0
	mov r57 = r38
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC44)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 704, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1311, r0
	mov r57 = r38
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC45)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r58 = r0
	mov r59 = r8
	mov r60 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1311, r0
	mov r57 = r38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC46)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r59 = 768, r12
	mov r60 = r8
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1311, r0
	mov r57 = r38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC47)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 768, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1311, r0
	mov r57 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC48)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 768, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1311, r0
	addl r57 = -1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC49)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1312, r0
	.mmb
	mov r57 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC50)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1312, r0
	.mmb
	addl r57 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC51)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	mov r57 = r38
	addl r56 = 1312, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC52)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r55
	mov r56 = r38
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 768, r12
	adds r15 = 736, r12
	mov r58 = r33
	.mmi
	mov r1 = r55
	addl r56 = 1254, r0
	addl r57 = 1, r0
	;;
	.mmi
	st8 [r14] = r37
	nop 0
	adds r14 = 704, r12
	.mmi
	st8 [r15] = r37
	nop 0
	adds r15 = 16, r12
	;;
	.mlx
	st8 [r14] = r0
	movl r14 = 3000000
	.mmi
	nop 0
	st8 [r15] = r37
	nop 0
	;;
	.mmi
	st8 [r44] = r14
	st8 [r33] = r37
	nop 0
	;;
	.mmi
	st8 [r35] = r0
	st8 [r39] = r37
	nop 0
	;;
	.mmi
	st8 [r42] = r37
	st8 [r34] = r37
	nop 0
	;;
	.mmi
	st8 [r43] = r48
	st8 [r41] = r0
	nop 0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC2)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1255, r0
	.mmb
	addl r57 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC3)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	adds r14 = 736, r12
	.mmi
	nop 0
	ld4 r58 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	.mmi
	nop 0
	ld4 r57 = [r14]
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1255, r0
	.mmb
	addl r57 = 6, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC5)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r34]
	mov r1 = r55
	adds r15 = 736, r12
	;;
	.mlx
	cmp.lt p6, p7 = 1, r14
	movl r56 = @gprel(.LC4)
	.mmi
	ld4 r57 = [r15]
	;;
	(p6) addl r58 = 1, r0
	add r56 = r1, r56
	;;
	.mib
	(p7) mov r58 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r58 = r0
	mov r1 = r55
	addl r56 = 1255, r0
	.mmb
	mov r57 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC6)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1255, r0
	.mmb
	addl r57 = 99, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC7)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	addl r56 = 1255, r0
	mov r57 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC8)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r56 = 1254, r0
	.mmb
	addl r57 = 99, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC9)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	addl r56 = 1254, r0
	mov r57 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC10)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r60 = 736, r12
	adds r59 = 704, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 768, r12
	mov r1 = r55
	addl r56 = 1254, r0
	.mmb
	addl r57 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC12)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 768, r12
	ld8 r18 = [r42]
	mov r1 = r55
	.mmi
	nop 0
	ld8 r17 = [r39]
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r56 = @gprel(.LC13)
	.mmi
	ld8 r14 = [r33]
	;;
	sub r15 = r15, r14
	add r56 = r1, r56
	;;
	.mii
	nop 0
	shl r16 = r15, 5
	;;
	sub r16 = r16, r15
	;;
	.mii
	nop 0
	shl r14 = r16, 6
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 2999999
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r18
	;;
	.mmi
	sub r14 = r14, r17
	;;
	cmp.lt p6, p7 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r57 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r57 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r0
	mov r59 = r33
	addl r58 = 1, r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC14)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	mov r59 = r35
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC15)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 16, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC16)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r60 = r0
	mov r59 = r8
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC17)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 704, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 99, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC18)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 704, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 6, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 704, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 3, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r0
	.mmb
	addl r56 = 2000, r0
	nop 0
	br.call.sptk.many b0 = ualarm#
	;;
	.mmi
	adds r59 = 704, r12
	mov r58 = r0
	adds r60 = 736, r12
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	addl r57 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r59] = r51
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 736, r12
	ld8 r18 = [r34]
	mov r1 = r55
	.mlx
	nop 0
	movl r17 = 999999999
	;;
	.mmi
	nop 0
	ld8 r16 = [r15]
	cmp.geu p6, p7 = r17, r18
	.mlx
	nop 0
	movl r56 = @gprel(.LC13)
	;;
	.mii
	nop 0
	shl r15 = r16, 5
	(p6) addl r19 = 1, r0
	.mmi
	add r56 = r1, r56
	;;
	sub r15 = r15, r16
	(p7) mov r19 = r0
	;;
	.mii
	nop 0
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = -4002000001
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r18
	;;
	.mmi
	add r14 = r14, r15
	;;
	cmp.geu p6, p7 = r17, r14
	nop 0
	;;
	.mmi
	(p6) addl r57 = 1, r0
	;;
	(p7) mov r57 = r0
	nop 0
	;;
	.mib
	and r57 = r19, r57
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r57 = r0
	nop 0
	addl r56 = 2000, r0
	.mmb
	mov r1 = r55
	nop 0
	br.call.sptk.many b0 = ualarm#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r59 = 704, r12
	mov r60 = r8
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1256, r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r56 = 1253, r0
	.mmb
	addl r57 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC22)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r35
	mov r1 = r55
	addl r56 = 1253, r0
	.mmb
	mov r57 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC23)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	addl r56 = 1253, r0
	mov r57 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC24)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r56 = 1253, r0
	.mmb
	addl r57 = 99, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC25)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r14 = r41
	adds r15 = 16, r12
	mov r59 = r33
	.mmi
	st8 [r35] = r0
	mov r1 = r55
	addl r56 = 1248, r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	nop 0
	.mmi
	mov r58 = r15
	adds r15 = 768, r12
	addl r57 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	.mlx
	st8 [r15] = r0
	movl r15 = 7000000
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r42] = r15
	addl r15 = 100, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r52] = r15
	adds r15 = 736, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r37
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r34] = r37
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	addl r14 = 14, r0
	.mmi
	st8 [r43] = r0
	;;
	st4 [r41] = r14
	adds r14 = 704, r12
	.mmi
	st8 [r36] = r37
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r46] = r0
	;;
	st8 [r44] = r0
	nop 0
	.mmi
	st4 [r33] = r37
	;;
	st8 [r49] = r0
	nop 0
	.mmi
	st8 [r50] = r51
	;;
	st8 [r40] = r37
	nop 0
	.mmi
	st8 [r47] = r48
	;;
	st8 [r45] = r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC26)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r60 = 736, r12
	adds r59 = 768, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	ld4 r57 = [r33]
	addl r56 = 1249, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC27)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	nop 0
	adds r15 = 736, r12
	.mmi
	ld4 r59 = [r36]
	ld4 r60 = [r40]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC28)
	.mmi
	ld4 r57 = [r15]
	ld4 r58 = [r34]
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1250, r0
	.mmb
	ld4 r57 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC29)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r36]
	nop 0
	adds r15 = 736, r12
	.mmi
	mov r1 = r55
	ld8 r58 = [r34]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 99, r14
	ld8 r57 = [r15]
	nop 0
	;;
	.mib
	(p6) addl r59 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	ld8 r14 = [r40]
	;;
	cmp.ge p6, p7 = 5, r14
	nop 0
	;;
	.mii
	(p6) addl r59 = 1, r0
	nop 0
	;;
	(p7) mov r59 = r0
.L19:
	.mlx
	nop 0
	movl r56 = @gprel(.LC30)
	.mmi
	nop 0
	adds r38 = 816, r12
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r55
	addl r56 = 1251, r0
	.mmb
	ld4 r57 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC31)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r60 = 736, r12
	mov r59 = r35
	addl r58 = 1, r0
	.mmi
	mov r1 = r55
	ld4 r57 = [r33]
	addl r56 = 1249, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC32)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r57 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC13)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1250, r0
	.mmb
	ld4 r57 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC29)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmi
	ld4 r59 = [r40]
	ld4 r58 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC30)
	.mmi
	nop 0
	ld4 r57 = [r34]
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 704, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	ld4 r57 = [r33]
	addl r56 = 1249, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC33)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	mov r59 = r0
	mov r58 = r0
	.mmi
	mov r1 = r55
	ld4 r57 = [r33]
	addl r56 = 1249, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC34)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r37 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r58 = r0
	mov r59 = r8
	mov r60 = r0
	.mmi
	mov r57 = r37
	mov r1 = r55
	addl r56 = 1249, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC35)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r37 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r59 = 768, r12
	mov r60 = r8
	mov r58 = r0
	.mmi
	mov r57 = r37
	mov r1 = r55
	addl r56 = 1249, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC36)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 768, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1249, r0
	addl r57 = 9999, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC37)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1250, r0
	.mmb
	addl r57 = 9999, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC38)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r37 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r57 = r37
	mov r58 = r8
	nop 0
	.mmb
	mov r1 = r55
	addl r56 = 1250, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC39)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r56 = 1251, r0
	nop 0
	.mmb
	addl r57 = 9999, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC40)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	addl r56 = 1252, r0
	.mmb
	ld4 r57 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC41)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	addl r56 = 1252, r0
	.mmb
	ld4 r57 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC41)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r0
	.mmb
	addl r56 = 1, r0
	nop 0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	adds r60 = 736, r12
	mov r37 = r8
	adds r59 = 768, r12
	.mmi
	mov r58 = r0
	mov r1 = r55
	addl r56 = 1311, r0
	;;
	.mmi
	nop 0
	mov r57 = r8
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC42)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmi
	ld4 r58 = [r36]
	ld4 r57 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1312, r0
	.mmb
	mov r57 = r37
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC43)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	mov r1 = r55
	.mmi
	nop 0
	ld4 r57 = [r34]
	nop 0
	;;
	.mlx
	cmp.lt p6, p7 = 98, r14
	movl r56 = @gprel(.LC4)
	;;
	.mmi
	(p6) addl r58 = 1, r0
	nop 0
	add r56 = r1, r56
	;;
	.mib
	(p7) mov r58 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 768, r12
	addl r58 = 8, r0
	.mmi
	mov r1 = r55
	addl r56 = 1311, r0
	mov r57 = r37
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC44)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 704, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1311, r0
	mov r57 = r37
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC45)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r58 = r0
	mov r59 = r8
	mov r60 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1311, r0
	mov r57 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC46)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r59 = 768, r12
	mov r60 = r8
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1311, r0
	mov r57 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC47)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 768, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1311, r0
	mov r57 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC48)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	adds r59 = 768, r12
	mov r58 = r0
	.mmi
	mov r1 = r55
	addl r56 = 1311, r0
	addl r57 = -1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC49)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1312, r0
	.mmb
	mov r57 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC50)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 736, r12
	mov r1 = r55
	addl r56 = 1312, r0
	.mmb
	addl r57 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC51)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	mov r57 = r37
	addl r56 = 1312, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC52)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r55
	mov r56 = r37
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r16 = 2000000, r0
	adds r15 = 824, r12
	addl r14 = -1, r0
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r56 = 1168, r0
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	adds r15 = 768, r12
	.mmi
	st8 [r33] = r14
	nop 0
	mov r57 = r38
	;;
	.mmi
	st8 [r15] = r0
	st8 [r39] = r14
	nop 0
	;;
	.mmi
	st8 [r42] = r14
	st8 [r38] = r0
	nop 0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC53)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r56 = 1168, r0
	.mmb
	adds r57 = 768, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC54)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	nop 0
	.mmb
	mov r57 = r8
	addl r56 = 1168, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC55)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r0
	.mmb
	addl r56 = 2000, r0
	nop 0
	br.call.sptk.many b0 = ualarm#
	;;
	.mmi
	addl r14 = 3, r0
	mov r58 = r33
	mov r1 = r55
	.mmi
	addl r56 = 1168, r0
	st4 [r32] = r0
	mov r57 = r38
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC53)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	ld8 r16 = [r33]
	movl r17 = 999999999
	.mmi
	mov r1 = r55
	ld8 r18 = [r39]
	nop 0
	;;
	.mib
	nop 0
	shl r15 = r16, 5
	nop 0
	.mlx
	cmp.geu p6, p7 = r17, r18
	movl r56 = @gprel(.LC13)
	;;
	.mmi
	sub r15 = r15, r16
	(p6) addl r19 = 1, r0
	add r56 = r1, r56
	;;
	.mii
	nop 0
	shl r14 = r15, 6
	(p7) mov r19 = r0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = -2001000001
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r18
	;;
	.mmi
	add r14 = r14, r15
	;;
	cmp.geu p6, p7 = r17, r14
	nop 0
	;;
	.mmi
	(p6) addl r57 = 1, r0
	;;
	(p7) mov r57 = r0
	nop 0
	;;
	.mib
	and r57 = r19, r57
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r0
	addl r56 = 1087, r0
	.mmb
	mov r57 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC56)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r15 = [r33]
	addl r14 = 1000000, r0
	mov r1 = r55
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r57 = r0
	(p6) br.cond.dptk .L20
	.mii
	ld8 r15 = [r39]
	addl r14 = 999999, r0
	;;
	cmp.ge p6, p7 = r14, r15
	;;
	.mii
	(p6) addl r57 = 1, r0
	nop 0
	;;
	(p7) mov r57 = r0
.L20:
	.mlx
	nop 0
	movl r56 = @gprel(.LC13)
	.mmi
	adds r36 = 832, r12
	nop 0
	addl r37 = 200, r0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r58 = r36
	movl r14 = 30064771079
	.mmi
	mov r1 = r55
	addl r56 = 1087, r0
	mov r57 = r0
	;;
	.mmi
	nop 0
	st8 [r36] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC57)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	adds r14 = 836, r12
	.mmi
	nop 0
	ld4 r57 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	.mmi
	nop 0
	ld4 r58 = [r14]
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r58 = r0
	mov r1 = r55
	nop 0
	.mmb
	mov r57 = r8
	addl r56 = 1087, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC58)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	addl r56 = 1087, r0
	mov r57 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC59)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r0
	nop 0
	.mmb
	mov r57 = r8
	addl r56 = 1088, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC60)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r57 = 736, r12
	addl r14 = 1, r0
	mov r1 = r55
	.mmi
	mov r58 = r0
	st4 [r32] = r0
	addl r56 = 1088, r0
	;;
	.mmi
	st8 [r57] = r14
	nop 0
	addl r14 = 1000000, r0
	;;
	.mib
	st8 [r34] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC61)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r56 = 1167, r0
	.mmb
	st4 [r32] = r0
	mov r57 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC62)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r56 = 1167, r0
	.mmb
	st4 [r32] = r0
	addl r57 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC63)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	addl r56 = 1167, r0
	mov r57 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC64)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	addl r58 = 504, r0
	nop 0
	.mmi
	mov r1 = r55
	mov r56 = r41
	mov r57 = r0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r55
	adds r57 = 16, r12
	nop 0
	.mmb
	addl r56 = 1131, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	andcm r57 = -1, r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC65)
	.mib
	nop 0
	shr.u r57 = r57, 63
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 16, r12
	mov r1 = r55
	mov r57 = r0
	.mmb
	addl r56 = 1328, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	andcm r57 = -1, r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC66)
	.mib
	nop 0
	shr.u r57 = r57, 63
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 16, r12
	mov r1 = r55
	addl r56 = 1328, r0
	.mmb
	st4 [r32] = r0
	addl r57 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC67)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 16, r12
	mov r1 = r55
	addl r56 = 1328, r0
	.mmb
	st4 [r32] = r0
	addl r57 = 99, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC68)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	.mmb
	addl r56 = 1131, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC69)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	addl r56 = 1328, r0
	mov r57 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC70)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 100, r0
	adds r58 = 704, r12
	mov r1 = r55
	.mmi
	st8 [r44] = r37
	addl r56 = 1084, r0
	addl r57 = 4, r0
	;;
	.mmi
	nop 0
	st8 [r58] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC71)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r56 = 1085, r0
	.mmb
	st4 [r32] = r0
	addl r57 = 4, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC72)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmi
	ld8 r58 = [r39]
	ld8 r57 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC73)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 201, r0
	mov r58 = r35
	mov r1 = r55
	.mmi
	st8 [r43] = r37
	addl r56 = 1084, r0
	addl r57 = 4, r0
	;;
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC74)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r58 = 704, r12
	mov r1 = r55
	addl r56 = 1084, r0
	.mmb
	st4 [r32] = r0
	addl r57 = 99, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC75)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	addl r56 = 1084, r0
	addl r57 = 4, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC76)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r56 = 1085, r0
	.mmb
	st4 [r32] = r0
	addl r57 = 99, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC77)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	addl r56 = 1085, r0
	addl r57 = 4, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC78)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r55
	mov b0 = r53
	;;
	.mii
	nop 0
	mov ar.pfs = r54
	nop 0
	.mmb
	.restore sp
	adds r12 = 832, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
