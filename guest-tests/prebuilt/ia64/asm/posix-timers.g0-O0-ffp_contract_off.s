// ecbe3a7e44e67e0efd12d2115bb6912e guest-tests/time/posix-timers.c
	.file	"posix-timers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 4
	.type	hits#, @object
	.size	hits#, 4
hits:
	.skip	4
	.align 4
	.type	value#, @object
	.size	value#, 4
value:
	.skip	4
	.align 4
	.type	code#, @object
	.size	code#, 4
code:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(hits#), gp
	;;
	st4.rel [r15] = r14
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(value#), gp
	;;
	st4.rel [r15] = r14
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(code#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.proc fires_at_a_time#
fires_at_a_time:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -48, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	adds r14 = -48, r35
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
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	movl r15 = 50000000
	;;
	add r14 = r14, r15
	adds r15 = -64, r35
	;;
	st8 [r15] = r14
	adds r14 = -32, r35
	;;
	st8 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r17 = -64, r35
	;;
	ld8 r14 = [r17]
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
	adds r14 = -32, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
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
	adds r14 = -32, r35
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r16
	addl r14 = @gprel(hits#), gp
	;;
	st4.rel [r14] = r0
	adds r15 = -32, r35
	mov r14 = r35
	mov r40 = r0
	;;
	mov r39 = r15
	addl r38 = 1, r0
	ld8 r37 = [r14]
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r36
	br .L3
	;;
.L4:
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
.L3:
	;;
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	adds r14 = -48, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	adds r14 = -48, r35
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
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	add r16 = r15, r14
	adds r14 = -56, r35
	adds r17 = -64, r35
	;;
	ld8 r15 = [r17]
	;;
	sub r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L5
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	movl r15 = 4999999999
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L5
	addl r14 = 1, r0
	br .L7
	;;
.L5:
	mov r14 = r0
.L7:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp fires_at_a_time#
	.bss
	.align 4
	.type	of#, @object
	.size	of#, 12
of:
	.skip	12
	.align 4
	.type	missed#, @object
	.size	missed#, 12
missed:
	.skip	12
	.text
	.align 16
	.proc count#
count:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	movl r16 = @gprel(of#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r14
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4.acq r15 = [r15]
	;;
	adds r15 = 1, r15
	movl r16 = @gprel(of#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4.rel [r14] = r15
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(missed#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4.acq r15 = [r14]
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 20, r14
	;;
	ld4 r14 = [r14]
	adds r16 = -8, r2
	;;
	ld8 r16 = [r16]
	;;
	adds r16 = 24, r16
	;;
	ld4 r16 = [r16]
	add r15 = r15, r14
	movl r17 = @gprel(missed#)
	;;
	add r17 = r1, r17
	sxt4 r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r17, r14
	;;
	st4.rel [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp count#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"of[0] == 1 && of[1] == 1 && of[2] == 1 && missed[1] >= 3 && missed[2] >= 3"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"timer_delete(timer[1]) == 0 && timer_delete(timer[2]) == 0"
	.text
	.align 16
	.proc share_a_signal#
share_a_signal:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -400, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -376, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -376, r34
	;;
	addl r15 = @ltoff(@fptr(count#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -376, r34
	;;
	adds r14 = 8, r14
	movl r15 = 268435460
	;;
	st4 [r14] = r15
	adds r14 = -232, r34
	;;
	st8 [r14] = r0
	adds r14 = -232, r34
	;;
	adds r14 = 8, r14
	movl r15 = 10000000
	;;
	st8 [r14] = r15
	adds r14 = -232, r34
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -232, r34
	;;
	adds r14 = 24, r14
	movl r15 = 10000000
	;;
	st8 [r14] = r15
	adds r14 = -376, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	adds r14 = -176, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r35
	adds r14 = -176, r34
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r35
	adds r14 = -176, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	addl r14 = 1, r0
	adds r15 = -384, r34
	;;
	st4 [r15] = r14
	br .L10
	;;
.L11:
	adds r14 = -48, r34
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
	adds r14 = -48, r34
	adds r16 = -384, r34
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	adds r14 = -48, r34
	;;
	adds r14 = 8, r14
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	adds r15 = -200, r34
	adds r16 = -384, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	adds r14 = -48, r34
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = timer_create#
	mov r1 = r35
	adds r15 = -200, r34
	adds r16 = -384, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -232, r34
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r35
	adds r15 = -384, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -384, r34
	;;
	st4 [r16] = r14
.L10:
	adds r15 = -384, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L11
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r14 = r8
	mov r15 = r0
	;;
	mov r38 = r15
	addl r37 = 10, r0
	mov r36 = r14
	br.call.sptk.many b0 = sigqueue#
	mov r1 = r35
	;;
	addl r36 = 45000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	adds r14 = -176, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	;;
	movl r14 = @gprel(of#)
	;;
	add r14 = r1, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(of#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(of#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(missed#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(missed#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L13:
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L14
	;;
.L15:
	addl r36 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
.L14:
	;;
	movl r14 = @gprel(of#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(of#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L15
	addl r37 = 1, r0
	addl r36 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	;;
	addl r36 = 30000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	mov r14 = r0
	;;
	movl r15 = @gprel(of#)
	;;
	add r15 = r1, r15
	;;
	adds r15 = 8, r15
	;;
	st4.rel [r15] = r14
	movl r15 = @gprel(of#)
	;;
	add r15 = r1, r15
	;;
	adds r15 = 4, r15
	;;
	st4.rel [r15] = r14
	adds r14 = -376, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	br .L16
	;;
.L17:
	addl r36 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
.L16:
	;;
	movl r14 = @gprel(of#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(of#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L17
	adds r14 = -176, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	;;
	addl r36 = 30000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	addl r36 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	mov r14 = r0
	;;
	movl r15 = @gprel(of#)
	;;
	add r15 = r1, r15
	;;
	adds r15 = 8, r15
	;;
	st4.rel [r15] = r14
	movl r15 = @gprel(of#)
	;;
	add r15 = r1, r15
	;;
	adds r15 = 4, r15
	;;
	st4.rel [r15] = r14
	adds r14 = -376, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	adds r14 = -176, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	br .L18
	;;
.L19:
	addl r36 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
.L18:
	;;
	movl r14 = @gprel(of#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(of#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L19
	adds r14 = -200, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = timer_delete#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -200, r34
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = timer_delete#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L21:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
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
	.endp share_a_signal#
	.section	.rodata
	.align 8
.LC5:
	stringz	"timer_create(CLOCK_MONOTONIC, &event, &timer) == 0"
	.align 8
.LC6:
	stringz	"timer_settime(timer, 0, &once, NULL) == 0"
	.align 8
.LC7:
	stringz	"hits == 1 && value == 555 && code == SI_TIMER"
	.align 8
.LC8:
	stringz	"fires_at_a_time(timer)"
	.align 8
.LC9:
	stringz	"timer_settime(timer, 0, &every, NULL) == 0"
	.align 8
.LC10:
	stringz	"timer_gettime(timer, &now) == 0 && now.it_interval.tv_nsec == 5000000"
	.align 8
.LC11:
	stringz	"timer_settime(timer, 0, &none, NULL) == 0"
	.align 8
.LC12:
	stringz	"sigwaitinfo(&set, &info) == SIGRTMIN + 1 && info.si_overrun >= 5"
	.align 8
.LC13:
	stringz	"timer_delete(timer) == 0"
	.align 8
.LC14:
	stringz	"timer_gettime(timer, &now) == -1 && errno == EINVAL"
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
	adds r12 = -608, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -592, r35
	addl r15 = 144, r0
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -592, r35
	;;
	st8 [r15] = r14
	adds r14 = -584, r35
	movl r15 = 268435460
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
	mov r39 = r0
	adds r38 = -592, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	adds r14 = -448, r35
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
	adds r14 = -448, r35
	addl r15 = 555, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r15 = 1, r14
	adds r14 = -448, r35
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r15 = -384, r35
	adds r14 = -448, r35
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = timer_create#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -376, r35
	;;
	st8 [r14] = r0
	adds r14 = -376, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -376, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -376, r35
	;;
	adds r14 = 24, r14
	movl r15 = 10000000
	;;
	st8 [r14] = r15
	adds r14 = -344, r35
	;;
	st8 [r14] = r0
	adds r14 = -344, r35
	;;
	adds r14 = 8, r14
	movl r15 = 5000000
	;;
	st8 [r14] = r15
	adds r14 = -344, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -344, r35
	;;
	adds r14 = 24, r14
	movl r15 = 5000000
	;;
	st8 [r14] = r15
	adds r14 = -312, r35
	;;
	st8 [r14] = r0
	adds r14 = -312, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -312, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -312, r35
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -384, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -376, r35
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L27
	;;
.L28:
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
.L27:
	;;
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L29
	addl r14 = @gprel(value#), gp
	;;
	ld4.acq r14 = [r14]
	addl r15 = 555, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L29
	addl r14 = @gprel(code#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = -2, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -384, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fires_at_a_time#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -384, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -344, r35
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L34:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L35
	;;
.L36:
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
.L35:
	;;
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L36
	adds r14 = -384, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = timer_gettime#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	adds r14 = -280, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 5000000
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L38:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -384, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -312, r35
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L40:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -248, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r15 = 1, r14
	adds r14 = -248, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -248, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	adds r14 = -384, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -344, r35
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r36
	;;
	addl r37 = 60000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	adds r15 = -120, r35
	adds r14 = -248, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sigwaitinfo#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L41
	adds r14 = -120, r35
	;;
	adds r14 = 20, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L42:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -384, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = timer_delete#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L44:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -384, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = timer_gettime#
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
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L46:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = share_a_signal#
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
