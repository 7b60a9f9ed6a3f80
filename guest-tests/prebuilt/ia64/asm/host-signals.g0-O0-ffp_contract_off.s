// fe266dd455981598e9a56a9e02c25346 guest-tests/process/host-signals.c
	.file	"host-signals.c"
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
	stringz	"fork"
	.align 8
.LC2:
	stringz	"-c"
	.align 8
.LC3:
	stringz	"sh"
	.align 8
.LC4:
	stringz	"/bin/sh"
	.text
	.align 16
	.proc start#
start:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
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
	br.call.sptk.many b0 = fork#
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
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	br .L7
	;;
.L5:
	mov r14 = r35
	mov r41 = r0
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execl#
	mov r1 = r36
	;;
	addl r37 = 127, r0
	br.call.sptk.many b0 = _exit#
	;;
.L7:
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp start#
	.section	.rodata
	.align 8
.LC5:
	stringz	"wait4"
	.align 8
.LC6:
	stringz	"%s: status %d\n"
	.align 8
.LC7:
	stringz	"%s: TERM %d KILL %d PIPE %d SEGV %d USR1 %d, core %d\n"
	.text
	.align 16
	.proc ends#
ends:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 8, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -176, r12
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
	adds r15 = -152, r36
	adds r14 = 8, r36
	;;
	mov r41 = r15
	mov r40 = r0
	adds r39 = -160, r36
	ld4 r38 = [r14]
	br.call.sptk.many b0 = wait4#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r15 = -160, r36
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r15 = -160, r36
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L11
	;;
.L9:
	adds r15 = -160, r36
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.eq p6, p7 = 15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -160, r36
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.eq p6, p7 = 9, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = -160, r36
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.eq p6, p7 = 13, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r15 = -160, r36
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.eq p6, p7 = 11, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r15 = -160, r36
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.eq p6, p7 = 10, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r20 = r14
	adds r15 = -160, r36
	;;
	ld4 r14 = [r15]
	addl r15 = 128, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r36
	;;
	mov r45 = r15
	mov r44 = r20
	mov r43 = r19
	mov r42 = r18
	mov r41 = r17
	mov r40 = r16
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC7)
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
	.endp ends#
	.align 16
	.proc handler#
handler:
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
	.endp handler#
	.section	.rodata
	.align 8
.LC8:
	stringz	"waitpid"
	.align 8
.LC9:
	stringz	"stopped %d %d\n"
	.align 8
.LC10:
	stringz	"continued %d\n"
	.text
	.align 16
	.proc stopped#
stopped:
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
	st4 [r14] = r32
	mov r14 = r35
	addl r38 = 19, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r35
	addl r39 = 2, r0
	adds r38 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 127, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 19, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r16
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	addl r38 = 18, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r35
	addl r39 = 8, r0
	adds r38 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 65535, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
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
	.endp stopped#
	.section	.rodata
	.align 8
.LC11:
	stringz	"exec sleep 60"
	.align 8
.LC12:
	stringz	"yes"
	.align 8
.LC13:
	stringz	"NO"
	.align 8
.LC14:
	stringz	"waitpid(pid, NULL, 0) < 0 && errno == EINTR"
	.align 8
.LC15:
	stringz	"%-3s %s\n"
	.align 8
.LC16:
	stringz	"after.tv_sec - before.tv_sec <= 2 && (after.tv_sec - before.tv_sec) * 10 + (after.tv_nsec - before.tv_nsec) / 100000000 >= 9"
	.align 8
.LC17:
	stringz	"alarm"
	.align 8
.LC18:
	stringz	"pipe"
	.align 8
.LC19:
	stringz	"poll(&p, 1, 100) == 0"
	.align 8
.LC20:
	stringz	"waitpid(pid, NULL, WNOHANG) == 0"
	.align 8
.LC21:
	stringz	"poll(&p, 1, 10000) == 1 && p.revents & POLLHUP"
	.align 8
.LC22:
	stringz	"poll"
	.text
	.align 16
	.proc time_outs#
time_outs:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -208, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -184, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -184, r35
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	addl r37 = 1, r0
	br.call.sptk.many b0 = dup#
	mov r1 = r36
	adds r14 = -192, r35
	;;
	st4 [r14] = r8
	adds r14 = -184, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 14, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	adds r32 = -188, r35
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = start#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -40, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = alarm#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -188, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L16:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp.lt p6, p7 = 2, r14
	(p6) br.cond.dptk .L17
	adds r14 = -24, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r15 = r15, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r16 = r14
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -40, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	movl r15 = 6189700196426901375
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 25
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	add r14 = r16, r14
	;;
	cmp.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L18:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -188, r35
	addl r38 = 15, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	adds r14 = -188, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ends#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = dup2#
	mov r1 = r36
	adds r32 = -188, r35
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = start#
	mov r1 = r36
	st4 [r32] = r8
	addl r38 = 1, r0
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = dup2#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	mov r14 = r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	mov r14 = r35
	addl r39 = 100, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L20:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -188, r35
	addl r39 = 1, r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L22:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -188, r35
	addl r38 = 9, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r35
	addl r39 = 10000, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L23
	mov r14 = r35
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 16, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -188, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ends#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp time_outs#
	.section	.rodata
	.align 8
.LC23:
	stringz	"exit 7"
	.align 8
.LC24:
	stringz	"exit"
	.align 8
.LC25:
	stringz	"kill -TERM $$"
	.align 8
.LC26:
	stringz	"own"
	.align 8
.LC27:
	stringz	"kill -SEGV $$"
	.align 8
.LC28:
	stringz	"fault"
	.align 8
.LC29:
	stringz	"exec /no/such/program 2>/dev/null"
	.align 8
.LC30:
	stringz	"missing"
	.align 8
.LC31:
	stringz	"killed"
	.align 8
.LC32:
	stringz	"trap 'exit 5' USR1; kill -STOP $$; while :; do :; done"
	.align 8
.LC33:
	stringz	"stopped itself %d\n"
	.align 8
.LC34:
	stringz	"trapped"
	.text
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
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -8, r34
	;;
	st8 [r14] = r0
	adds r14 = -8, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 2, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	mov r37 = r14
	addl r36 = 4, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = start#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = ends#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = start#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = ends#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = start#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = ends#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = start#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = ends#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = start#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	st4 [r14] = r8
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = stopped#
	mov r1 = r35
	addl r37 = 10, r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = ends#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = start#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	st4 [r14] = r8
	adds r14 = 8, r34
	addl r38 = 2, r0
	;;
	mov r37 = r14
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 127, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 18, r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	addl r37 = 10, r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = ends#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = time_outs#
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
