// 48bbc950cee983421c0e800fa3aa038f guest-tests/time/clocks.c
	.file	"clocks.c"
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
	.section	.rodata
	.align 8
.LC1:
	stringz	"clock_gettime"
	.text
	.align 16
	.proc now#
now:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
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
	st4 [r14] = r32
	mov r14 = r35
	adds r38 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -16, r35
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
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp now#
	.sbss
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
	.text
	.align 16
	.proc work#
work:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	br .L7
	;;
.L8:
	addl r14 = @gprel(sink#), gp
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
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
	movl r15 = 1013904223
	;;
	add r14 = r14, r15
	addl r15 = @gprel(sink#), gp
	;;
	st4.rel [r15] = r14
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r2
	;;
	st4 [r16] = r14
.L7:
	mov r14 = r2
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp work#
	.section	.rodata
	.align 8
.LC2:
	stringz	"r"
	.text
	.align 16
	.proc proc_number#
proc_number:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -288, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	addl r14 = -1, r0
	adds r15 = -272, r37
	;;
	st8 [r15] = r14
	adds r34 = -264, r37
	mov r14 = r37
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	ld8 r39 = [r14]
	br.call.sptk.many b0 = fopen#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r34] = r14
	br .L10
	;;
.L12:
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r16 = r8
	adds r14 = 8, r37
	adds r15 = -256, r37
	;;
	mov r41 = r16
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = strncmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -256, r37
	;;
	add r14 = r14, r15
	addl r41 = 10, r0
	mov r40 = r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strtoll#
	mov r1 = r38
	adds r14 = -272, r37
	;;
	st8 [r14] = r8
.L10:
	adds r14 = -264, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	adds r15 = -272, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L11
	adds r14 = -264, r37
	adds r15 = -256, r37
	;;
	ld8 r41 = [r14]
	addl r40 = 256, r0
	mov r39 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
.L11:
	adds r14 = -264, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r14 = -264, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r38
.L13:
	adds r15 = -272, r37
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp proc_number#
	.section	.rodata
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"up >= 10"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	""
	.align 8
.LC8:
	stringz	"/proc/uptime"
	.align 8
.LC9:
	stringz	"uptime - booted >= 0 && uptime - booted <= 1"
	.align 8
.LC10:
	stringz	"btime "
	.align 8
.LC11:
	stringz	"/proc/stat"
	.align 8
.LC12:
	stringz	"boot_time >= -2 && boot_time <= 2"
	.align 8
.LC13:
	stringz	"times(&used) - first >= 9"
	.text
	.align 16
	.proc check_boot#
check_boot:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r14 = r8
	movl r15 = 1237940039285380275
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 26
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	adds r15 = -64, r35
	;;
	st8 [r15] = r14
	addl r37 = 7, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -56, r35
	movl r16 = 1237940039285380275
	;;
	setf.sig f6 = r15
	setf.sig f7 = r16
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	;;
	shr r16 = r16, 26
	shr r15 = r15, 63
	;;
	sub r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r15 = -64, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -48, r35
	;;
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = proc_number#
	mov r1 = r36
	st8 [r32] = r8
	adds r15 = -48, r35
	adds r14 = -56, r35
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L18
	adds r15 = -48, r35
	adds r14 = -56, r35
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp.lt p6, p7 = 1, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r14 = r8
	movl r15 = 1237940039285380275
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 26
	shr r14 = r14, 63
	;;
	sub r15 = r15, r14
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r32 = r15, r14
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = proc_number#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -40, r35
	;;
	sub r15 = r32, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = -2, r14
	(p6) br.cond.dptk .L20
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 2, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -32, r35
	adds r14 = -24, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = times#
	mov r1 = r36
	st8 [r32] = r8
	;;
	addl r37 = 100000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = times#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp check_boot#
	.section	.rodata
	.align 8
.LC14:
	stringz	"backwards == 0"
	.align 8
.LC15:
	stringz	"clock_getres(CLOCK_MONOTONIC, &r) == 0 && r.tv_sec == 0 && r.tv_nsec > 0"
	.align 8
.LC16:
	stringz	"slept >= 50000000 && slept < 5000000000LL"
	.align 8
.LC17:
	stringz	"used < 30000000"
	.align 8
.LC18:
	stringz	"now(CLOCK_PROCESS_CPUTIME_ID) - cpu > used"
	.align 8
.LC19:
	stringz	"now(CLOCK_THREAD_CPUTIME_ID) > thread"
	.align 8
.LC20:
	stringz	"clock() > 0"
	.align 8
.LC21:
	stringz	"t - v.tv_sec >= 0 && t - v.tv_sec <= 1"
	.align 8
.LC22:
	stringz	"now(CLOCK_REALTIME) / 1000000000 - t <= 1"
	.align 8
.LC23:
	stringz	"clock_gettime((clockid_t)99, &r) == -1 && errno == EINVAL"
	.align 8
.LC24:
	stringz	"nanosleep(&r, NULL) == -1 && errno == EINVAL"
	.align 8
.LC25:
	stringz	"clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &r, NULL) == 0 && now(CLOCK_MONOTONIC) >= until"
	.align 8
.LC26:
	stringz	"now(CLOCK_MONOTONIC) - (until - 20000000) < until"
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
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = now#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	st8 [r14] = r8
	adds r14 = -120, r35
	;;
	st4 [r14] = r0
	adds r14 = -116, r35
	;;
	st4 [r14] = r0
	br .L25
	;;
.L26:
	adds r32 = -56, r35
	addl r37 = 1, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	;;
	st8 [r32] = r8
	adds r14 = -56, r35
	;;
	ld8 r15 = [r14]
	adds r16 = -128, r35
	;;
	ld8 r14 = [r16]
	;;
	cmp.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -120, r35
	adds r15 = -120, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -128, r35
	;;
	st8 [r15] = r14
	adds r14 = -116, r35
	adds r15 = -116, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L25:
	adds r14 = -116, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L26
	adds r14 = -120, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_getres#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -112, r35
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = -104, r35
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = -96, r35
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	st8 [r32] = r8
	;;
	addl r37 = 50000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r16 = r8
	adds r14 = -88, r35
	adds r15 = -104, r35
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r16, r15
	;;
	st8 [r14] = r15
	addl r37 = 2, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r16 = r8
	adds r14 = -80, r35
	adds r15 = -112, r35
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -88, r35
	;;
	ld8 r14 = [r14]
	movl r15 = 49999999
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L31
	adds r14 = -88, r35
	;;
	ld8 r14 = [r14]
	movl r15 = 4999999999
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld8 r14 = [r14]
	movl r15 = 29999999
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L34:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 2000000, r0
	br.call.sptk.many b0 = work#
	mov r1 = r36
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -112, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	adds r15 = -80, r35
	;;
	ld8 r15 = [r15]
	;;
	cmp.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L36:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -96, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L38:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = clock#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L40:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = gettimeofday#
	mov r1 = r36
	adds r32 = -72, r35
	;;
	mov r37 = r0
	br.call.sptk.many b0 = time#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -72, r35
	;;
	ld8 r15 = [r15]
	;;
	sub r14 = r15, r14
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L41
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -72, r35
	;;
	ld8 r15 = [r15]
	;;
	sub r14 = r15, r14
	;;
	cmp.lt p6, p7 = 1, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L42:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r14 = r8
	movl r15 = 1237940039285380275
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 26
	shr r14 = r14, 63
	;;
	sub r15 = r15, r14
	adds r14 = -72, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp.lt p6, p7 = 1, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L44:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	mov r38 = r14
	addl r37 = 99, r0
	br.call.sptk.many b0 = clock_gettime#
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
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L45
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L46:
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	st8 [r14] = r0
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r14 = -48, r35
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = nanosleep#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L47
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L48:
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -64, r35
	movl r16 = 20000000
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	movl r15 = 1237940039285380275
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 26
	shr r14 = r14, 63
	;;
	sub r18 = r15, r14
	adds r14 = -64, r35
	;;
	ld8 r17 = [r14]
	movl r14 = 1237940039285380275
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r15 = r14, 26
	shr r14 = r17, 63
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
	sub r16 = r17, r14
	adds r14 = -48, r35
	;;
	st8 [r14] = r18
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r16
	adds r14 = -48, r35
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_nanosleep#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	addl r37 = 1, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L49
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L50:
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	movl r16 = -20000000
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	adds r15 = -64, r35
	;;
	ld8 r15 = [r15]
	;;
	cmp.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L51
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L52
	;;
.L51:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L52:
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = check_boot#
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
