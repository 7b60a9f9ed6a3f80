// b7e4d6cffd04ce376a18318279b207dd
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
	.align 16
	.align 64
	.proc set#
set:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 4, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r38 = r1
	setf.sig f6 = r34
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mlx
	nop 0
	movl r15 = 1237940039285380275
	.mmi
	adds r14 = 16, r12
	mov r39 = r32
	mov r40 = r33
	;;
	.mmi
	setf.sig f7 = r15
	st8 [r14] = r0
	nop 0
	.mmi
	adds r14 = 24, r12
	mov r42 = r0
	adds r41 = 16, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	shr r14 = r34, 63
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
	adds r14 = 32, r12
	;;
	shl r16 = r15, 5
	.mmi
	st8 [r14] = r15
	;;
	sub r16 = r16, r15
	nop 0
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
	.mmi
	sub r34 = r34, r14
	nop 0
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp set#
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
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 0, 15, 5, 0
	.fframe 352
	adds r12 = -352, r12
	.save rp, r44
	mov r44 = b0
	.mmi
	addl r42 = @ltoff(@fptr(handler#)), gp
	mov r46 = r1
	.body
	addl r40 = @gprel(clock_of_hit#), gp
	;;
	.mmi
	ld8 r42 = [r42]
	addl r49 = 132, r0
	mov r48 = r0
	.mmb
	adds r47 = 172, r12
	adds r32 = 160, r12
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	adds r14 = 168, r12
	movl r15 = 268435456
	.mmi
	mov r49 = r0
	mov r48 = r32
	mov r1 = r46
	;;
	.mmi
	st4 [r14] = r15
	addl r47 = 10, r0
	adds r39 = 336, r12
	.mmb
	st8 [r32] = r42
	adds r37 = 352, r12
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r46
	addl r47 = 3, r0
	adds r43 = 328, r12
	;;
	.mib
	addl r41 = @gprel(stop#), gp
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	addl r14 = 3, r0
	nop 0
	mov r38 = r8
	.mmi
	mov r1 = r46
	nop 0
	addl r47 = 3, r0
	;;
	.mib
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r48 = r0
	mov r50 = r0
	mov r1 = r46
	.mlx
	mov r47 = r38
	movl r49 = 30000000
	;;
	.mib
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mlx
	add r49 = r1, r49
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r46
	mov r50 = r0
	mov r47 = r39
	.mmi
	mov r48 = r0
	st4.rel [r41] = r0
	nop 0
	;;
	.mmi
	nop 0
	addl r49 = @ltoff(@fptr(work#)), gp
	nop 0
	;;
	.mib
	ld8 r49 = [r49]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC7)
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	mov r48 = r37
	nop 0
	.mmb
	ld8 r47 = [r39]
	nop 0
	br.call.sptk.many b0 = pthread_getcpuclockid#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	.mlx
	nop 0
	movl r49 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mlx
	add r49 = r1, r49
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 320, r12
	mov r1 = r46
	mov r50 = r0
	.mmi
	mov r48 = r0
	ld4 r47 = [r37]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	mov r49 = r14
	.mlx
	nop 0
	movl r14 = 100000000
	;;
	.mib
	st8 [r43] = r14
	nop 0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L98
	;;
.L24:
	.mlx
	nop 0
	movl r48 = @gprel(.LC4)
	.mlx
	addl r32 = @gprel(hits#), gp
	movl r49 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	.mmi
	add r48 = r1, r48
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L99
.L26:
	.mlx
	nop 0
	movl r48 = @gprel(.LC4)
	.mlx
	nop 0
	movl r49 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	.mmi
	add r48 = r1, r48
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r48 = 16, r12
	nop 0
	mov r1 = r46
	.mmb
	mov r47 = r38
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L28
.L111:
	.mmi
	nop 0
	adds r14 = 32, r12
	nop 0
	;;
	.mii
	ld8 r16 = [r14]
	adds r14 = 40, r12
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
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	;;
	.mii
	(p6) add r48 = r1, r48
	nop 0
	;;
	(p7) add r48 = r1, r48
.L28:
	.mlx
	nop 0
	movl r49 = @gprel(.LC11)
	.mlx
	adds r33 = 304, r12
	movl r47 = @gprel(.LC6)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r46
	addl r47 = 3, r0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	mov r1 = r46
	.mlx
	nop 0
	movl r35 = 5000000000
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	add r35 = r8, r35
	(p7) br.cond.dpnt .L32
	;;
	.mmi
	nop 0
	(p6) adds r36 = 312, r12
	(p6) addl r34 = @gprel(sink#), gp
	.align 32
.L29:
	.mib
	mov r48 = r33
	addl r47 = 3, r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L100
	;;
	.mmi
	ld8 r16 = [r33]
	ld8 r17 = [r36]
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
	(p7) br.cond.dpnt .L32
	;;
	.mmi
	ld4.acq r14 = [r34]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r34] = r14
	;;
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L29
.L32:
	.mlx
	ld4.acq r14 = [r32]
	movl r49 = @gprel(.LC12)
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r14
	add r49 = r1, r49
	add r47 = r1, r47
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r46
	mov r47 = r38
	br.call.sptk.many b0 = timer_delete#
	;;
	.mii
	ld4 r14 = [r37]
	mov r1 = r46
	;;
	mov r47 = r14
	.mmb
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r34 = r8
	.mmb
	ld4 r47 = [r37]
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	addl r48 = 1, r0
	movl r49 = 50000000
	.mmi
	mov r1 = r46
	mov r50 = r0
	mov r47 = r34
	;;
	.mib
	mov r35 = r8
	add r49 = r8, r49
	br.call.sptk.many b0 = set#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mlx
	nop 0
	movl r49 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	.mlx
	add r49 = r1, r49
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 1, r14
	(p6) br.cond.dpnt .L36
	.align 32
.L37:
	.mib
	addl r47 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L37
.L36:
	.mlx
	ld4.acq r14 = [r32]
	movl r49 = @gprel(.LC14)
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 2, r14
	nop 0
	add r49 = r1, r49
	.mmb
	add r47 = r1, r47
	nop 0
	(p7) br.cond.dpnt .L101
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mlx
	nop 0
	(p6) movl r36 = @gprel(at_hit#)
	;;
	.mib
	(p6) add r48 = r1, r48
	(p6) add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r48 = r0
	.mmi
	mov r1 = r46
	ld8 r47 = [r39]
	nop 0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	mov r1 = r46
	addl r47 = 50000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r46
	mov r50 = r0
	.mmb
	addl r49 = 1000000, r0
	mov r47 = r34
	br.call.sptk.many b0 = set#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L102
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	nop 0
.L39:
	.mlx
	nop 0
	movl r49 = @gprel(.LC15)
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r48 = 16, r12
	nop 0
	mov r1 = r46
	.mmb
	mov r47 = r34
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L103
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	nop 0
.L40:
	.mlx
	nop 0
	movl r49 = @gprel(.LC16)
	.mlx
	adds r35 = 24, r12
	movl r47 = @gprel(.LC6)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r47 = r34
	mov r1 = r46
	br.call.sptk.many b0 = timer_delete#
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = 20000000
	.mmi
	mov r1 = r46
	;;
	st8 [r15] = r0
	nop 0
	.mmb
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r46
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L41
	;;
.L104:
	.mmi
	addl r15 = @gprel(sink#), gp
	nop 0
	nop 0
	;;
.L42:
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
	br .L42
.L103:
	.mlx
	adds r14 = 32, r12
	movl r49 = @gprel(.LC16)
	.mlx
	adds r35 = 24, r12
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	ld8 r16 = [r14]
	adds r14 = 40, r12
	add r49 = r1, r49
	.mmi
	add r47 = r1, r47
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
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r47 = r34
	mov r1 = r46
	br.call.sptk.many b0 = timer_delete#
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = 20000000
	.mmi
	mov r1 = r46
	;;
	st8 [r15] = r0
	nop 0
	.mmb
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r34 = r8
	mov r1 = r46
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L104
.L41:
	.mib
	mov r48 = r33
	mov r47 = r8
	br.call.sptk.many b0 = clock_getcpuclockid#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	.mlx
	nop 0
	movl r49 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mlx
	add r49 = r1, r49
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r46
	mov r50 = r0
	adds r49 = 16, r12
	.mmb
	mov r48 = r0
	ld4 r47 = [r33]
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L105
	;;
.L44:
	.mlx
	nop 0
	movl r48 = @gprel(.LC4)
	.mlx
	nop 0
	movl r49 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	.mmi
	add r48 = r1, r48
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	mov r1 = r46
	.mmi
	st4.rel [r32] = r0
	;;
	nop 0
	mov r47 = r14
	.mmb
	nop 0
	st4 [r40] = r14
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r41 = r8
	.mmb
	ld4 r47 = [r33]
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	mov r48 = r0
	movl r50 = 10000000
	.mmi
	mov r1 = r46
	mov r47 = r41
	mov r38 = r8
	;;
	.mib
	mov r49 = r50
	nop 0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mlx
	nop 0
	movl r49 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	.mlx
	add r49 = r1, r49
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dpnt .L47
	.align 32
.L48:
	.mib
	addl r47 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L48
.L47:
	.mlx
	ld8 r16 = [r36], 8
	movl r14 = 29999999
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	;;
	.mib
	nop 0
	shl r15 = r16, 5
	nop 0
	.mmi
	add r38 = r38, r14
	ld8 r17 = [r36]
	add r49 = r1, r49
	;;
	.mlx
	sub r15 = r15, r16
	movl r47 = @gprel(.LC6)
	;;
	.mii
	nop 0
	shl r14 = r15, 6
	add r47 = r1, r47
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
	cmp.le p6, p7 = r14, r38
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	addl r48 = 9, r0
	.mmb
	mov r47 = r34
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r46
	nop 0
	.mmb
	mov r49 = r0
	mov r47 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC4)
	.mlx
	nop 0
	movl r49 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC3)
	.mlx
	add r49 = r1, r49
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r46
	mov r47 = r41
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r48 = r33
	nop 0
	mov r1 = r46
	.mmb
	mov r47 = r34
	nop 0
	br.call.sptk.many b0 = clock_getcpuclockid#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	.mlx
	nop 0
	movl r49 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mlx
	add r49 = r1, r49
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 344, r12
	nop 0
	addl r15 = 1, r0
	.mmi
	mov r1 = r46
	st8 [r39] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = pthread_self#
	;;
	.mmi
	adds r48 = 360, r12
	nop 0
	mov r1 = r46
	.mmb
	mov r47 = r8
	nop 0
	br.call.sptk.many b0 = pthread_getcpuclockid#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	.mlx
	nop 0
	movl r49 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mlx
	add r49 = r1, r49
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	mov r50 = r0
	mov r1 = r46
	.mmb
	mov r49 = r39
	addl r47 = 3, r0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	.mlx
	nop 0
	movl r49 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mlx
	add r49 = r1, r49
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r48 = -2, r0
	mov r51 = r0
	mov r50 = r39
	.mmi
	mov r1 = r46
	mov r49 = r0
	addl r47 = 1256, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L106
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC25)
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r46
	nop 0
	.mmb
	mov r49 = r37
	addl r47 = 4, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L107
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	nop 0
.L55:
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	.mlx
	nop 0
	movl r49 = @gprel(.LC26)
	;;
	.mib
	add r47 = r1, r47
	add r49 = r1, r49
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r46
	nop 0
	.mmb
	mov r49 = r37
	addl r47 = 5, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L108
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	nop 0
.L56:
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	.mlx
	nop 0
	movl r49 = @gprel(.LC27)
	;;
	.mib
	add r47 = r1, r47
	add r49 = r1, r49
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r46
	nop 0
	.mmb
	mov r49 = r37
	addl r47 = 55, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L109
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	nop 0
.L57:
	.mlx
	nop 0
	movl r49 = @gprel(.LC28)
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r46
	addl r47 = 14, r0
	;;
	addl r48 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r48 = [r48]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	addl r14 = 1, r0
	mov r1 = r46
	addl r47 = 1, r0
	;;
	.mib
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	addl r14 = 2, r0
	adds r15 = 320, r12
	mov r1 = r46
	.mmi
	addl r49 = 136, r0
	mov r48 = r0
	mov r47 = r35
	;;
	.mmi
	nop 0
	st8 [r43] = r0
	nop 0
	.mmb
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r48 = 16, r12
	nop 0
	mov r1 = r46
	.mmi
	addl r47 = 14, r0
	nop 0
	mov r49 = r0
	;;
	.mib
	st8 [r48] = r42
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r46
	mov r50 = r33
	.mmb
	adds r49 = 320, r12
	addl r47 = 2, r0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L110
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	nop 0
.L58:
	.mlx
	nop 0
	movl r49 = @gprel(.LC29)
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r46
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 352, r12
	nop 0
	br.ret.sptk.many b0
.L101:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r36 = @gprel(at_hit#)
	.mlx
	nop 0
	movl r15 = 49999999
	;;
	.mlx
	add r36 = r1, r36
	movl r49 = @gprel(.LC14)
	.mlx
	add r35 = r35, r15
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	mov r14 = r36
	add r49 = r1, r49
	add r47 = r1, r47
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
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r48 = r0
	.mmi
	mov r1 = r46
	ld8 r47 = [r39]
	nop 0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	mov r1 = r46
	addl r47 = 50000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r46
	mov r50 = r0
	.mmb
	addl r49 = 1000000, r0
	mov r47 = r34
	br.call.sptk.many b0 = set#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L39
.L102:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r46
	;;
	.mlx
	cmp4.ne p6, p7 = 3, r14
	movl r49 = @gprel(.LC15)
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mmi
	add r49 = r1, r49
	nop 0
	add r47 = r1, r47
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r48 = 16, r12
	nop 0
	mov r1 = r46
	.mmb
	mov r47 = r34
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L103
.L99:
	.mib
	addl r47 = 3, r0
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	nop 0
	movl r15 = 29999999
	.mmi
	sub r8 = r8, r33
	nop 0
	mov r1 = r46
	;;
	.mib
	cmp.ge p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dptk .L26
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	nop 0
	.mlx
	nop 0
	movl r49 = @gprel(.LC10)
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r48 = 16, r12
	nop 0
	mov r1 = r46
	.mmb
	mov r47 = r38
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L111
.L98:
	.mib
	ld4 r47 = [r37]
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	nop 0
	movl r14 = 99999999
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dptk .L24
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	nop 0
	.mlx
	nop 0
	movl r49 = @gprel(.LC9)
	.mlx
	addl r32 = @gprel(hits#), gp
	movl r47 = @gprel(.LC6)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L99
.L110:
	.mlx
	ld8 r16 = [r33]
	movl r49 = @gprel(.LC29)
	.mlx
	adds r14 = 312, r12
	movl r47 = @gprel(.LC6)
	;;
	.mib
	nop 0
	shl r15 = r16, 5
	nop 0
	.mmi
	ld8 r17 = [r14]
	add r49 = r1, r49
	add r47 = r1, r47
	;;
	.mmi
	sub r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 6
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
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r46
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 352, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L109:
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
	mov r1 = r46
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r49 = @gprel(.LC28)
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mmi
	add r49 = r1, r49
	nop 0
	add r47 = r1, r47
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r46
	addl r47 = 14, r0
	;;
	addl r48 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r48 = [r48]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	addl r14 = 1, r0
	mov r1 = r46
	addl r47 = 1, r0
	;;
	.mib
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	addl r14 = 2, r0
	adds r15 = 320, r12
	mov r1 = r46
	.mmi
	addl r49 = 136, r0
	mov r48 = r0
	mov r47 = r35
	;;
	.mmi
	nop 0
	st8 [r43] = r0
	nop 0
	.mmb
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r48 = 16, r12
	nop 0
	mov r1 = r46
	.mmi
	addl r47 = 14, r0
	nop 0
	mov r49 = r0
	;;
	.mib
	st8 [r48] = r42
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r46
	mov r50 = r33
	.mmb
	adds r49 = 320, r12
	addl r47 = 2, r0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r48 = r1, r48
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
	mov r1 = r46
	;;
	.mlx
	cmp4.ne p6, p7 = 95, r14
	movl r47 = @gprel(.LC6)
	.mlx
	nop 0
	movl r49 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mmi
	add r47 = r1, r47
	nop 0
	add r49 = r1, r49
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r46
	nop 0
	.mmb
	mov r49 = r37
	addl r47 = 55, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r48 = r1, r48
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
	mov r1 = r46
	;;
	.mlx
	cmp4.ne p6, p7 = 95, r14
	movl r47 = @gprel(.LC6)
	.mlx
	nop 0
	movl r49 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mmi
	add r47 = r1, r47
	nop 0
	add r49 = r1, r49
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r46
	nop 0
	.mmb
	mov r49 = r37
	addl r47 = 5, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L108
.L106:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r46
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r47 = @gprel(.LC6)
	.mlx
	nop 0
	movl r49 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mmi
	add r47 = r1, r47
	nop 0
	add r49 = r1, r49
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r46
	nop 0
	.mmb
	mov r49 = r37
	addl r47 = 4, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L107
.L105:
	.mib
	ld4 r47 = [r33]
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	nop 0
	movl r14 = 19999999
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dptk .L44
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	nop 0
	.mlx
	nop 0
	movl r49 = @gprel(.LC18)
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	mov r1 = r46
	.mmi
	st4.rel [r32] = r0
	;;
	nop 0
	mov r47 = r14
	.mmb
	nop 0
	st4 [r40] = r14
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r41 = r8
	.mmb
	ld4 r47 = [r33]
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	mov r48 = r0
	movl r50 = 10000000
	.mmi
	mov r1 = r46
	mov r47 = r41
	mov r38 = r8
	;;
	.mib
	mov r49 = r50
	nop 0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC3)
	.mlx
	nop 0
	movl r49 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	.mlx
	add r49 = r1, r49
	movl r47 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 2, r14
	(p7) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L47
.L100:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	ld4 r47 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC1)
	;;
	.mib
	add r47 = r1, r47
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r46
	addl r47 = 99, r0
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
