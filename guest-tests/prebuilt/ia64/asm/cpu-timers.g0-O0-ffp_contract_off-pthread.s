// 3c78b2822e42b212680caa0d29cd6c3a
	.file	"cpu-timers.c"
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
	.type	hits#, @object
	.size	hits#, 4
hits:
	.skip	4
	.align 4
	.type	stop#, @object
	.size	stop#, 4
stop:
	.skip	4
	.align 4
	.type	clock_of_hit#, @object
	.size	clock_of_hit#, 4
clock_of_hit:
	.skip	4
	.bss
	.align 8
	.type	at_hit#, @object
	.size	at_hit#, 16
at_hit:
	.skip	16
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(hits#), gp
	;;
	st4.rel [r15] = r14
	addl r14 = @gprel(clock_of_hit#), gp
	;;
	ld4 r14 = [r14]
	movl r38 = @gprel(at_hit#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.proc ns#
ns:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	ld8 r16 = [r2]
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
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp ns#
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
	ld8 r37 = [r14]
	adds r14 = -8, r35
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = ns#
	mov r1 = r36
	mov r14 = r8
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
	.body
	;;
	st8 [r2] = r32
	br .L10
	;;
.L11:
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
.L10:
	addl r14 = @gprel(stop#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	ld8 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp work#
	.align 16
	.proc work_until#
work_until:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
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
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = 4, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = now#
	mov r1 = r37
	mov r14 = r8
	movl r15 = 5000000000
	;;
	add r14 = r14, r15
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	br .L14
	;;
.L16:
	addl r14 = @gprel(sink#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(sink#), gp
	;;
	st4.rel [r15] = r14
.L14:
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	mov r15 = r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L17
	adds r14 = 4, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = now#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -16, r36
	;;
	ld8 r14 = [r16]
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
.L17:
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp work_until#
	.section	.rodata
	.align 8
.LC2:
	stringz	"timer_create"
	.text
	.align 16
	.proc make#
make:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -96, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -80, r35
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
	adds r14 = -72, r35
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	adds r15 = -16, r35
	mov r14 = r35
	;;
	mov r39 = r15
	adds r38 = -80, r35
	ld4 r37 = [r14]
	br.call.sptk.many b0 = timer_create#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp make#
	.align 16
	.proc set#
set:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -64, r12
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
	st4 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = 8, r38
	;;
	st8 [r14] = r35
	adds r14 = -48, r38
	;;
	st8 [r14] = r0
	adds r14 = -40, r38
	adds r15 = 8, r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	mov r14 = r38
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
	sub r15 = r15, r14
	adds r14 = -32, r38
	;;
	st8 [r14] = r15
	mov r14 = r38
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
	adds r14 = -24, r38
	;;
	st8 [r14] = r16
	adds r15 = -8, r38
	adds r14 = -16, r38
	mov r43 = r0
	adds r42 = -48, r38
	;;
	ld4 r41 = [r15]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp set#
	.section	.rodata
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
	.text
	.align 16
	.proc thread_clocks#
thread_clocks:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -96, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r37 = 3, r0
	;;
	br.call.sptk.many b0 = make#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	st8 [r14] = r8
	addl r14 = @gprel(clock_of_hit#), gp
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	adds r32 = -72, r35
	addl r37 = 3, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	;;
	st8 [r32] = r8
	mov r40 = r0
	movl r39 = 30000000
	mov r38 = r0
	adds r14 = -80, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = set#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(stop#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = -56, r35
	mov r40 = r0
	addl r39 = @ltoff(@fptr(work#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = pthread_create#
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
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -48, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pthread_getcpuclockid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	movl r15 = 100000000
	;;
	st8 [r14] = r15
	adds r14 = -48, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r35
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = clock_nanosleep#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	adds r14 = -48, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r14 = r8
	movl r15 = 99999999
	;;
	cmp.ge p6, p7 = r15, r14
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
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	addl r37 = 3, r0
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -72, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	movl r15 = 29999999
	;;
	cmp.lt p6, p7 = r15, r14
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
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	;;
	mov r38 = r14
	adds r14 = -80, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = timer_gettime#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -40, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r37 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = ns#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -40, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r37 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = ns#
	mov r1 = r36
	mov r14 = r8
	movl r15 = 30000000
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
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 3, r0
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = work_until#
	mov r1 = r36
	;;
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
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
	movl r39 = @gprel(.LC12)
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
	ld8 r37 = [r14]
	br.call.sptk.many b0 = timer_delete#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(clock_of_hit#), gp
	;;
	st4 [r15] = r14
	adds r14 = -48, r35
	;;
	ld4 r14 = [r14]
	adds r32 = -64, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = make#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -48, r35
	;;
	ld4 r14 = [r14]
	adds r32 = -72, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = now#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -72, r35
	;;
	ld8 r14 = [r14]
	movl r15 = 50000000
	;;
	add r15 = r14, r15
	adds r14 = -64, r35
	mov r40 = r0
	;;
	mov r39 = r15
	addl r38 = 1, r0
	ld8 r37 = [r14]
	br.call.sptk.many b0 = set#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L37
	;;
.L38:
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
.L37:
	;;
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L38
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L39
	adds r14 = -72, r35
	;;
	ld8 r14 = [r14]
	movl r15 = 49999999
	;;
	add r32 = r14, r15
	movl r14 = @gprel(at_hit#)
	;;
	add r14 = r1, r14
	;;
	ld8 r37 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = ns#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.le p6, p7 = r14, r32
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
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(stop#), gp
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	;;
	addl r37 = 50000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	adds r14 = -64, r35
	mov r40 = r0
	addl r39 = 1000000, r0
	mov r38 = r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = set#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L41
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
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
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -40, r35
	adds r14 = -64, r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = timer_gettime#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	adds r14 = -40, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r37 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = ns#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = timer_delete#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp thread_clocks#
	.section	.rodata
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
	.text
	.align 16
	.proc process_clocks#
process_clocks:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -8, r35
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	movl r15 = 20000000
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
.L47:
	addl r14 = @gprel(sink#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(sink#), gp
	;;
	st4.rel [r15] = r14
	br .L47
	;;
.L46:
	adds r14 = 8, r35
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = clock_getcpuclockid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L49:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r35
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = clock_nanosleep#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = now#
	mov r1 = r36
	mov r14 = r8
	movl r15 = 19999999
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L50
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L51
	;;
.L50:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L51:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(clock_of_hit#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(hits#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	adds r32 = -24, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = make#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	adds r32 = -16, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = now#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -24, r35
	movl r40 = 10000000
	movl r39 = 10000000
	mov r38 = r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = set#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L53
	;;
.L52:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L53:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L54
	;;
.L55:
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
.L54:
	;;
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L55
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	movl r15 = 29999999
	;;
	add r32 = r14, r15
	movl r14 = @gprel(at_hit#)
	;;
	add r14 = r1, r14
	;;
	ld8 r37 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = ns#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.le p6, p7 = r14, r32
	(p6) br.cond.dptk .L56
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L57
	;;
.L56:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L57:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 9, r0
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r39 = r0
	mov r38 = r0
	adds r16 = -32, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L58
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L59
	;;
.L58:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L59:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = timer_delete#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = clock_getcpuclockid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L60
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L61
	;;
.L60:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L61:
	movl r39 = @gprel(.LC22)
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
	.endp process_clocks#
	.section	.rodata
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
	.text
	.align 16
	.proc errors#
errors:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -208, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -192, r34
	;;
	st8 [r14] = r0
	adds r14 = -184, r34
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = pthread_self#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -168, r34
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = pthread_getcpuclockid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L64
	;;
.L63:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L64:
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r39 = r0
	adds r38 = -192, r34
	mov r37 = r0
	;;
	addl r36 = 3, r0
	br.call.sptk.many b0 = clock_nanosleep#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L66
	;;
.L65:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L66:
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r0
	adds r39 = -192, r34
	mov r38 = r0
	addl r37 = -2, r0
	;;
	addl r36 = 1256, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L67
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L67
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L68
	;;
.L67:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L68:
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -176, r34
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 4, r0
	br.call.sptk.many b0 = timer_create#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L69
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 95, r14
	(p6) br.cond.dptk .L69
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L70
	;;
.L69:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L70:
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -176, r34
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 5, r0
	br.call.sptk.many b0 = timer_create#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L71
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 95, r14
	(p6) br.cond.dptk .L71
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L72
	;;
.L71:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L72:
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -176, r34
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 55, r0
	br.call.sptk.many b0 = timer_create#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L73
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L73
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L74
	;;
.L73:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L74:
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r37 = [r37]
	addl r36 = 14, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	;;
	addl r14 = @gprel(clock_of_hit#), gp
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	addl r36 = 1, r0
	br.call.sptk.many b0 = alarm#
	mov r1 = r35
	adds r14 = -160, r34
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -160, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -128, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -128, r34
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -128, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 14, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	adds r15 = -144, r34
	adds r14 = -160, r34
	;;
	mov r39 = r15
	mov r38 = r14
	mov r37 = r0
	addl r36 = 2, r0
	br.call.sptk.many b0 = clock_nanosleep#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L75
	adds r14 = -144, r34
	;;
	ld8 r36 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = ns#
	mov r1 = r35
	mov r14 = r8
	movl r15 = 1900000000
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L75
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L76
	;;
.L75:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L76:
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
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
	.endp errors#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
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
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -128, r34
	;;
	st8 [r15] = r14
	adds r14 = -120, r34
	movl r15 = 268435456
	;;
	st4 [r14] = r15
	mov r38 = r0
	adds r37 = -128, r34
	addl r36 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = thread_clocks#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = process_clocks#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = errors#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
