// f807ab720e499ec3240062386cd237e0
	.file	"cpu-timers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc work#
work:
	.prologue
	.body
	.mmi
	addl r17 = @gprel(stop#), gp
	nop 0
	addl r16 = @gprel(sink#), gp
	.mlx
	mov r8 = r32
	movl r18 = 1013904223
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2
	.align 32
.L3:
	.mmi
	ld4.acq r15 = [r16]
	;;
	nop 0
	dep.z r14 = r15, 6, 26
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
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
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	st4.rel [r16] = r14
	;;
	ld4.acq r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
.L2:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp work#
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	addl r15 = @gprel(hits#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	addl r16 = @gprel(clock_of_hit#), gp
	movl r36 = @gprel(at_hit#)
	;;
	.mmi
	ld4.acq r14 = [r15]
	mov r34 = r1
	.body
	add r36 = r1, r36
	.mmi
	ld4 r35 = [r16]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp handler#
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
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"clock_gettime"
	.text
	.align 16
	.align 64
	.proc now#
now:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC1)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mii
	ld8 r16 = [r14]
	adds r14 = 24, r12
	;;
	shl r15 = r16, 5
	.mmi
	ld8 r8 = [r14]
	;;
	sub r15 = r15, r16
	nop 0
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
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	nop 0
	;;
	.mii
	add r8 = r14, r8
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp now#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"timer_create"
	.text
	.align 16
	.align 64
	.proc make#
make:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mmi
	adds r14 = 24, r12
	adds r37 = 16, r12
	nop 0
	.mmi
	adds r15 = 24, r12
	addl r16 = 10, r0
	adds r38 = 80, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r37] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC2)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	adds r14 = 80, r12
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp make#
	.align 16
	.align 64
	.proc now.constprop.0#
now.constprop.0:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mmi
	nop 0
	mov r34 = r1
	.body
	nop 0
	;;
	.mib
	addl r35 = 3, r0
	adds r36 = 16, r12
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC1)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mii
	ld8 r16 = [r14]
	adds r14 = 24, r12
	;;
	shl r15 = r16, 5
	.mmi
	ld8 r8 = [r14]
	;;
	sub r15 = r15, r16
	nop 0
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
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	nop 0
	;;
	.mii
	add r8 = r14, r8
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp now.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"set(mine, 0, 30000000, 0) == 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"pthread_create"
	.align 8
.LC8:
	stringz	"pthread_getcpuclockid(th, &other) == 0"
	.align 8
.LC9:
	stringz	"clock_nanosleep(other, 0, &pause, NULL) == 0 && now(other) >= 100000000"
	.align 8
.LC10:
	stringz	"hits == 0 && now(CLOCK_THREAD_CPUTIME_ID) - start < 30000000"
	.align 8
.LC11:
	stringz	"timer_gettime(mine, &left) == 0 && ns(left.it_value) > 0 && ns(left.it_value) <= 30000000"
	.align 8
.LC12:
	stringz	"hits == 1"
	.align 8
.LC13:
	stringz	"set(its, TIMER_ABSTIME, start + 50000000, 0) == 0"
	.align 8
.LC14:
	stringz	"hits == 2 && ns(at_hit) >= start + 50000000"
	.align 8
.LC15:
	stringz	"set(its, 0, 1000000, 0) == -1 && errno == ESRCH"
	.align 8
.LC16:
	stringz	"timer_gettime(its, &left) == 0 && ns(left.it_value) == 0"
	.align 8
.LC17:
	stringz	"clock_getcpuclockid(child, &clock) == 0"
	.align 8
.LC18:
	stringz	"clock_nanosleep(clock, 0, &pause, NULL) == 0 && now(clock) >= 20000000"
	.align 8
.LC19:
	stringz	"set(its, 0, 10000000, 10000000) == 0"
	.align 8
.LC20:
	stringz	"ns(at_hit) >= start + 30000000"
	.align 8
.LC21:
	stringz	"waitpid(child, NULL, 0) == child"
	.align 8
.LC22:
	stringz	"clock_getcpuclockid(child, &clock) == ESRCH"
	.align 8
.LC23:
	stringz	"pthread_getcpuclockid(pthread_self(), &mine) == 0"
	.align 8
.LC24:
	stringz	"clock_nanosleep(CLOCK_THREAD_CPUTIME_ID, 0, &soon, NULL) != 0"
	.align 8
.LC25:
	stringz	"syscall(SYS_clock_nanosleep, ~0u << 3 | 6, 0, &soon, NULL) == -1 && errno == EINVAL"
	.align 8
.LC26:
	stringz	"timer_create(CLOCK_MONOTONIC_RAW, NULL, &timer) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC27:
	stringz	"timer_create(CLOCK_REALTIME_COARSE, NULL, &timer) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC28:
	stringz	"timer_create(55, NULL, &timer) == -1 && errno == EINVAL"
	.align 8
.LC29:
	stringz	"clock_nanosleep(CLOCK_PROCESS_CPUTIME_ID, 0, &pause, &rest) == EINTR && ns(rest) > 1900000000"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 47
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 0, 18, 5, 0
	.fframe 368
	adds r12 = -368, r12
	.save rp, r47
	mov r47 = b0
	.mmi
	addl r45 = @ltoff(@fptr(handler#)), gp
	mov r49 = r1
	.body
	addl r43 = @gprel(clock_of_hit#), gp
	;;
	.mmi
	ld8 r45 = [r45]
	addl r52 = 132, r0
	mov r51 = r0
	.mmb
	adds r50 = 172, r12
	adds r32 = 160, r12
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	adds r14 = 168, r12
	movl r15 = 268435456
	.mmi
	mov r52 = r0
	mov r51 = r32
	mov r1 = r49
	;;
	.mmi
	st4 [r14] = r15
	addl r50 = 10, r0
	adds r34 = 24, r12
	.mmb
	st8 [r32] = r45
	adds r42 = 32, r12
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r49
	addl r50 = 3, r0
	adds r41 = 40, r12
	.mmi
	adds r39 = 352, r12
	adds r36 = 368, r12
	adds r38 = 336, r12
	;;
	.mib
	addl r44 = @gprel(stop#), gp
	adds r40 = 344, r12
	br.call.sptk.many b0 = make#
	;;
	.mmi
	addl r14 = 3, r0
	mov r37 = r8
	mov r1 = r49
	;;
	.mib
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = now.constprop.0#
	;;
	.mlx
	adds r52 = 16, r12
	movl r14 = 30000000
	.mmi
	mov r51 = r0
	mov r53 = r0
	mov r1 = r49
	;;
	.mmi
	st8 [r41] = r14
	mov r50 = r37
	mov r33 = r8
	.mmi
	st8 [r52] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r42] = r0
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	.mlx
	nop 0
	movl r52 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	mov r50 = r39
	.mmi
	mov r51 = r0
	st4.rel [r44] = r0
	nop 0
	;;
	.mmi
	nop 0
	addl r52 = @ltoff(@fptr(work#)), gp
	nop 0
	;;
	.mib
	ld8 r52 = [r52]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC7)
	;;
	.mib
	(p7) add r50 = r1, r50
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	mov r51 = r36
	nop 0
	.mmb
	ld8 r50 = [r39]
	nop 0
	br.call.sptk.many b0 = pthread_getcpuclockid#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r49
	movl r14 = 100000000
	.mmi
	mov r53 = r0
	st8 [r38] = r0
	mov r52 = r38
	;;
	.mmi
	mov r51 = r0
	st8 [r40] = r14
	nop 0
	.mmb
	ld4 r50 = [r36]
	nop 0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L99
	;;
.L25:
	.mlx
	nop 0
	movl r51 = @gprel(.LC4)
	.mlx
	addl r32 = @gprel(hits#), gp
	movl r52 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	.mmi
	add r51 = r1, r51
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L100
.L27:
	.mlx
	nop 0
	movl r51 = @gprel(.LC4)
	.mlx
	nop 0
	movl r52 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	.mmi
	add r51 = r1, r51
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 304, r12
	nop 0
	mov r1 = r49
	.mmb
	mov r50 = r37
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L29
.L112:
	.mmi
	nop 0
	adds r14 = 320, r12
	nop 0
	;;
	.mii
	ld8 r16 = [r14]
	adds r14 = 328, r12
	;;
	shl r15 = r16, 5
	.mmi
	ld8 r17 = [r14]
	;;
	sub r15 = r15, r16
	nop 0
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
	movl r15 = 29999999
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mmi
	adds r14 = -1, r14
	;;
	cmp.ltu p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	;;
	.mii
	(p6) add r51 = r1, r51
	nop 0
	;;
	(p7) add r51 = r1, r51
.L29:
	.mlx
	nop 0
	movl r52 = @gprel(.LC11)
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r49
	movl r35 = 5000000000
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = now.constprop.0#
	;;
	.mmi
	ld4.acq r14 = [r32]
	mov r1 = r49
	add r35 = r8, r35
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r14
	(p7) br.cond.dpnt .L33
	;;
	.mmi
	(p6) addl r33 = @gprel(sink#), gp
	nop 0
	nop 0
	.align 32
.L30:
	.mib
	adds r51 = 16, r12
	addl r50 = 3, r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r49
	.mmb
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L101
	;;
	.mmi
	ld8 r16 = [r14]
	ld8 r17 = [r34]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r16, 5
	;;
	sub r15 = r15, r16
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
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mib
	cmp.lt p6, p7 = r14, r35
	nop 0
	(p7) br.cond.dpnt .L33
	;;
	.mmi
	ld4.acq r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r33] = r14
	;;
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L30
.L33:
	.mlx
	ld4.acq r14 = [r32]
	movl r52 = @gprel(.LC12)
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r14
	add r52 = r1, r52
	add r50 = r1, r50
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r49
	mov r50 = r37
	br.call.sptk.many b0 = timer_delete#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r49
	;;
	mov r50 = r14
	.mmb
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r33 = r8
	.mmb
	ld4 r50 = [r36]
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	adds r52 = 16, r12
	movl r16 = 50000000
	.mlx
	addl r51 = 1, r0
	movl r15 = 1237940039285380275
	;;
	.mmi
	add r16 = r8, r16
	setf.sig f7 = r15
	mov r1 = r49
	.mmi
	st8 [r52] = r0
	mov r53 = r0
	mov r35 = r8
	;;
	.mmi
	setf.sig f6 = r16
	nop 0
	shr r14 = r16, 63
	.mmi
	st8 [r34] = r0
	nop 0
	mov r50 = r33
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr r15 = r15, 26
	;;
	.mii
	sub r15 = r15, r14
	nop 0
	;;
	shl r17 = r15, 5
	.mmi
	st8 [r42] = r15
	;;
	sub r17 = r17, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r17, 6
	;;
	sub r14 = r14, r17
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
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	sub r16 = r16, r14
	;;
	.mib
	st8 [r41] = r16
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mlx
	nop 0
	movl r52 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 1, r14
	(p6) br.cond.dpnt .L37
	.align 32
.L38:
	.mib
	addl r50 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L38
.L37:
	.mlx
	ld4.acq r14 = [r32]
	movl r52 = @gprel(.LC14)
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 2, r14
	nop 0
	add r52 = r1, r52
	.mmb
	add r50 = r1, r50
	nop 0
	(p7) br.cond.dpnt .L102
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mlx
	nop 0
	(p6) movl r37 = @gprel(at_hit#)
	;;
	.mib
	(p6) add r51 = r1, r51
	(p6) add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r51 = r0
	.mmi
	mov r1 = r49
	ld8 r50 = [r39]
	nop 0
	;;
	.mib
	st4.rel [r44] = r14
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	mov r1 = r49
	addl r50 = 50000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 1000000, r0
	mov r51 = r0
	.mmi
	mov r1 = r49
	mov r53 = r0
	mov r50 = r33
	;;
	.mmi
	nop 0
	st8 [r15] = r0
	mov r52 = r15
	.mmi
	st8 [r34] = r0
	;;
	st8 [r42] = r0
	nop 0
	.mmb
	st8 [r41] = r14
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L103
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L40:
	.mlx
	nop 0
	movl r52 = @gprel(.LC15)
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 304, r12
	nop 0
	mov r1 = r49
	.mmb
	mov r50 = r33
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L104
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L41:
	.mlx
	nop 0
	movl r52 = @gprel(.LC16)
	.mlx
	adds r35 = 312, r12
	movl r50 = @gprel(.LC6)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r50 = r33
	mov r1 = r49
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	adds r14 = 304, r12
	nop 0
	mov r1 = r49
	;;
	.mlx
	st8 [r14] = r0
	movl r14 = 20000000
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r33 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L42
	;;
.L105:
	.mmi
	addl r15 = @gprel(sink#), gp
	nop 0
	nop 0
	;;
.L43:
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br .L43
.L104:
	.mlx
	adds r14 = 320, r12
	movl r52 = @gprel(.LC16)
	.mlx
	adds r35 = 312, r12
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	ld8 r16 = [r14]
	adds r14 = 328, r12
	add r52 = r1, r52
	.mmi
	add r50 = r1, r50
	;;
	nop 0
	shl r15 = r16, 5
	.mmi
	ld8 r17 = [r14]
	;;
	sub r15 = r15, r16
	nop 0
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
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r50 = r33
	mov r1 = r49
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	adds r14 = 304, r12
	nop 0
	mov r1 = r49
	;;
	.mlx
	st8 [r14] = r0
	movl r14 = 20000000
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r33 = r8
	mov r1 = r49
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L105
.L42:
	.mib
	mov r51 = r38
	mov r50 = r8
	br.call.sptk.many b0 = clock_getcpuclockid#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	.mlx
	nop 0
	movl r52 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r0
	adds r52 = 304, r12
	.mmb
	mov r51 = r0
	ld4 r50 = [r38]
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L106
	;;
.L45:
	.mlx
	nop 0
	movl r51 = @gprel(.LC4)
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	.mmi
	add r51 = r1, r51
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r38]
	mov r1 = r49
	.mmi
	st4.rel [r32] = r0
	;;
	nop 0
	mov r50 = r14
	.mmb
	nop 0
	st4 [r43] = r14
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r46 = r8
	.mmb
	ld4 r50 = [r38]
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	adds r52 = 16, r12
	movl r14 = 10000000
	.mmi
	mov r51 = r0
	mov r1 = r49
	mov r53 = r0
	;;
	.mmi
	st8 [r52] = r0
	nop 0
	mov r50 = r46
	.mii
	st8 [r34] = r14
	mov r44 = r8
	;;
	nop 0
	.mmb
	st8 [r42] = r0
	st8 [r41] = r14
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mlx
	nop 0
	movl r52 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dpnt .L48
	.align 32
.L49:
	.mib
	addl r50 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L49
.L48:
	.mlx
	ld8 r16 = [r37], 8
	movl r14 = 29999999
	.mlx
	nop 0
	movl r52 = @gprel(.LC20)
	;;
	.mib
	nop 0
	shl r15 = r16, 5
	nop 0
	.mmi
	add r44 = r44, r14
	ld8 r17 = [r37]
	add r52 = r1, r52
	;;
	.mlx
	sub r15 = r15, r16
	movl r50 = @gprel(.LC6)
	;;
	.mii
	nop 0
	shl r14 = r15, 6
	add r50 = r1, r50
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
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r14 = r14, 9
	;;
	.mmi
	add r14 = r14, r17
	;;
	cmp.le p6, p7 = r14, r44
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r51 = 9, r0
	.mmb
	mov r50 = r33
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r49
	nop 0
	.mmb
	mov r52 = r0
	mov r50 = r33
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.eq p6, p7 = r8, r33
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC4)
	.mlx
	nop 0
	movl r52 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC3)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r49
	mov r50 = r46
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r51 = r38
	nop 0
	mov r1 = r49
	.mmb
	mov r50 = r33
	nop 0
	br.call.sptk.many b0 = clock_getcpuclockid#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	.mlx
	nop 0
	movl r52 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 360, r12
	nop 0
	addl r15 = 1, r0
	.mmi
	mov r1 = r49
	st8 [r39] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = pthread_self#
	;;
	.mmi
	adds r51 = 376, r12
	nop 0
	mov r1 = r49
	.mmb
	mov r50 = r8
	nop 0
	br.call.sptk.many b0 = pthread_getcpuclockid#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	.mlx
	nop 0
	movl r52 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r0
	mov r53 = r0
	mov r1 = r49
	.mmb
	mov r52 = r39
	addl r50 = 3, r0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	.mlx
	nop 0
	movl r52 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r51 = -2, r0
	mov r54 = r0
	mov r53 = r39
	.mmi
	mov r1 = r49
	mov r52 = r0
	addl r50 = 1256, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r49
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L107
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC25)
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r49
	nop 0
	.mmb
	mov r52 = r36
	addl r50 = 4, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L108
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L56:
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	.mlx
	nop 0
	movl r52 = @gprel(.LC26)
	;;
	.mib
	add r50 = r1, r50
	add r52 = r1, r52
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r49
	nop 0
	.mmb
	mov r52 = r36
	addl r50 = 5, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L109
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L57:
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	.mlx
	nop 0
	movl r52 = @gprel(.LC27)
	;;
	.mib
	add r50 = r1, r50
	add r52 = r1, r52
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r49
	nop 0
	.mmb
	mov r52 = r36
	addl r50 = 55, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L110
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L58:
	.mlx
	nop 0
	movl r52 = @gprel(.LC28)
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r49
	addl r50 = 14, r0
	;;
	addl r51 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r51 = [r51]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	addl r14 = 1, r0
	mov r1 = r49
	addl r50 = 1, r0
	;;
	.mib
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	addl r14 = 2, r0
	mov r1 = r49
	addl r52 = 136, r0
	.mmi
	mov r51 = r0
	st8 [r40] = r0
	mov r50 = r34
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r51 = 16, r12
	nop 0
	mov r1 = r49
	.mmi
	addl r50 = 14, r0
	nop 0
	mov r52 = r0
	;;
	.mib
	st8 [r51] = r45
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r49
	adds r53 = 304, r12
	.mmb
	mov r52 = r38
	addl r50 = 2, r0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L111
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L59:
	.mlx
	nop 0
	movl r52 = @gprel(.LC29)
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r49
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 368, r12
	nop 0
	br.ret.sptk.many b0
.L102:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r37 = @gprel(at_hit#)
	.mlx
	nop 0
	movl r15 = 49999999
	;;
	.mlx
	add r37 = r1, r37
	movl r52 = @gprel(.LC14)
	.mlx
	add r35 = r35, r15
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	mov r14 = r37
	add r52 = r1, r52
	add r50 = r1, r50
	;;
	.mii
	ld8 r16 = [r14], 8
	nop 0
	;;
	shl r15 = r16, 5
	.mmi
	ld8 r17 = [r14]
	;;
	sub r15 = r15, r16
	nop 0
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
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r14, r35
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r51 = r0
	.mmi
	mov r1 = r49
	ld8 r50 = [r39]
	nop 0
	;;
	.mib
	st4.rel [r44] = r14
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	mov r1 = r49
	addl r50 = 50000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 1000000, r0
	mov r51 = r0
	.mmi
	mov r1 = r49
	mov r53 = r0
	mov r50 = r33
	;;
	.mmi
	nop 0
	st8 [r15] = r0
	mov r52 = r15
	.mmi
	st8 [r34] = r0
	;;
	st8 [r42] = r0
	nop 0
	.mmb
	st8 [r41] = r14
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L40
.L103:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r49
	;;
	.mlx
	cmp4.ne p6, p7 = 3, r14
	movl r52 = @gprel(.LC15)
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 304, r12
	nop 0
	mov r1 = r49
	.mmb
	mov r50 = r33
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L104
.L100:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = now.constprop.0#
	;;
	.mlx
	nop 0
	movl r15 = 29999999
	.mmi
	sub r8 = r8, r33
	nop 0
	mov r1 = r49
	;;
	.mib
	cmp.ge p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dptk .L27
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
	.mlx
	nop 0
	movl r52 = @gprel(.LC10)
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 304, r12
	nop 0
	mov r1 = r49
	.mmb
	mov r50 = r37
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L112
.L99:
	.mib
	ld4 r50 = [r36]
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	nop 0
	movl r14 = 99999999
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dptk .L25
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
	.mlx
	nop 0
	movl r52 = @gprel(.LC9)
	.mlx
	addl r32 = @gprel(hits#), gp
	movl r50 = @gprel(.LC6)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L100
.L111:
	.mlx
	adds r15 = 304, r12
	movl r52 = @gprel(.LC29)
	.mlx
	ld8 r17 = [r35]
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	ld8 r16 = [r15]
	add r52 = r1, r52
	add r50 = r1, r50
	;;
	.mii
	nop 0
	shl r15 = r16, 5
	;;
	sub r15 = r15, r16
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
	movl r15 = 1900000000
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r49
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 368, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L110:
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
	mov r1 = r49
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r52 = @gprel(.LC28)
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r49
	addl r50 = 14, r0
	;;
	addl r51 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r51 = [r51]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	addl r14 = 1, r0
	mov r1 = r49
	addl r50 = 1, r0
	;;
	.mib
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	addl r14 = 2, r0
	mov r1 = r49
	addl r52 = 136, r0
	.mmi
	mov r51 = r0
	st8 [r40] = r0
	mov r50 = r34
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r51 = 16, r12
	nop 0
	mov r1 = r49
	.mmi
	addl r50 = 14, r0
	nop 0
	mov r52 = r0
	;;
	.mib
	st8 [r51] = r45
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r49
	adds r53 = 304, r12
	.mmb
	mov r52 = r38
	addl r50 = 2, r0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br .L111
.L109:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r49
	;;
	.mlx
	cmp4.ne p6, p7 = 95, r14
	movl r50 = @gprel(.LC6)
	.mlx
	nop 0
	movl r52 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mmi
	add r50 = r1, r50
	nop 0
	add r52 = r1, r52
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r49
	nop 0
	.mmb
	mov r52 = r36
	addl r50 = 55, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L58
	.mib
	nop 0
	nop 0
	br .L110
.L108:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r49
	;;
	.mlx
	cmp4.ne p6, p7 = 95, r14
	movl r50 = @gprel(.LC6)
	.mlx
	nop 0
	movl r52 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mmi
	add r50 = r1, r50
	nop 0
	add r52 = r1, r52
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r49
	nop 0
	.mmb
	mov r52 = r36
	addl r50 = 5, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L109
.L107:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r49
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r50 = @gprel(.LC6)
	.mlx
	nop 0
	movl r52 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mmi
	add r50 = r1, r50
	nop 0
	add r52 = r1, r52
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r49
	nop 0
	.mmb
	mov r52 = r36
	addl r50 = 4, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L108
.L106:
	.mib
	ld4 r50 = [r38]
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	nop 0
	movl r14 = 19999999
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dptk .L45
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r38]
	mov r1 = r49
	.mmi
	st4.rel [r32] = r0
	;;
	nop 0
	mov r50 = r14
	.mmb
	nop 0
	st4 [r43] = r14
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r46 = r8
	.mmb
	ld4 r50 = [r38]
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	adds r52 = 16, r12
	movl r14 = 10000000
	.mmi
	mov r51 = r0
	mov r1 = r49
	mov r53 = r0
	;;
	.mmi
	st8 [r52] = r0
	nop 0
	mov r50 = r46
	.mii
	st8 [r34] = r14
	mov r44 = r8
	;;
	nop 0
	.mmb
	st8 [r42] = r0
	st8 [r41] = r14
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC3)
	.mlx
	nop 0
	movl r52 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC4)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 2, r14
	(p7) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L48
.L101:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	ld4 r50 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC0)
	.mlx
	nop 0
	movl r51 = @gprel(.LC1)
	;;
	.mib
	add r50 = r1, r50
	add r51 = r1, r51
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r49
	addl r50 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
	.bss
	.align 8
	.type	at_hit#, @object
	.size	at_hit#, 16
at_hit:
	.skip	16
	.sbss
	.align 4
	.type	clock_of_hit#, @object
	.size	clock_of_hit#, 4
clock_of_hit:
	.skip	4
	.align 4
	.type	stop#, @object
	.size	stop#, 4
stop:
	.skip	4
	.align 4
	.type	hits#, @object
	.size	hits#, 4
hits:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
