// 0f385f49d4b874c8f3ecdc21655299b5 guest-tests/time/short-intervals.c
	.file	"short-intervals.c"
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
	.type	wanted#, @object
	.size	wanted#, 4
wanted:
	.skip	4
	.align 4
	.type	missed#, @object
	.size	missed#, 4
missed:
	.skip	4
	.align 8
	.type	handled#, @object
	.size	handled#, 8
handled:
	.skip	8
	.section	.rodata
	.align 8
	.type	off#, @object
	.size	off#, 32
off:
	.skip	32
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
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
	addl r15 = @gprel(wanted#), gp
	;;
	ld4.acq r15 = [r15]
	;;
	cmp4.eq p6, p7 = r15, r14
	(p7) br.cond.dptk .L7
	addl r14 = @gprel(handled#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = timer_getoverrun#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(missed#), gp
	;;
	st4.rel [r15] = r14
	addl r14 = @gprel(handled#), gp
	;;
	ld8 r14 = [r14]
	mov r40 = r0
	movl r39 = @gprel(off#)
	;;
	add r39 = r1, r39
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r36
	br .L4
	;;
.L7:
	nop 0
.L4:
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.proc now#
now:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	mov r37 = r34
	addl r36 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r35
	ld8 r16 = [r34]
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
	adds r14 = 8, r34
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp now#
	.section	.rodata
	.align 8
.LC1:
	stringz	"timer_create"
	.align 8
.LC2:
	stringz	"timer_settime"
	.text
	.align 16
	.proc start#
start:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 4, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -144, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st4 [r14] = r32
	adds r14 = -12, r39
	;;
	st4 [r14] = r33
	adds r14 = -8, r39
	;;
	st4 [r14] = r34
	mov r14 = r39
	;;
	st8 [r14] = r35
	adds r14 = 8, r39
	;;
	st8 [r14] = r36
	adds r14 = -128, r39
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
	adds r14 = -120, r39
	adds r15 = -8, r39
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -116, r39
	adds r15 = -12, r39
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -64, r39
	;;
	st8 [r14] = r0
	adds r14 = -64, r39
	;;
	adds r14 = 8, r14
	adds r15 = 8, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -64, r39
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -64, r39
	;;
	adds r14 = 24, r14
	mov r15 = r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -12, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L11
	addl r41 = 1105, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -112, r39
	;;
	st4 [r14] = r15
.L11:
	adds r15 = -32, r39
	adds r14 = -16, r39
	;;
	mov r43 = r15
	adds r42 = -128, r39
	ld4 r41 = [r14]
	br.call.sptk.many b0 = timer_create#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r42 = @gprel(.LC1)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r40
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	adds r15 = -64, r39
	mov r44 = r0
	;;
	mov r43 = r15
	mov r42 = r0
	mov r41 = r14
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r42 = @gprel(.LC2)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r40
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp start#
	.sbss
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
	.text
	.align 16
	.proc compute#
compute:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = now#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 8, r34
	movl r16 = 30000000
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	br .L14
	;;
.L17:
	st4 [r34] = r0
	br .L15
	;;
.L16:
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
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L15:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 99, r14
	(p6) br.cond.dptk .L16
.L14:
	br.call.sptk.many b0 = now#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 8, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L17
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp compute#
	.section	.rodata
	.align 8
.LC3:
	stringz	"%s: %d\n"
	.text
	.align 16
	.proc all#
all:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -272, r12
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
	adds r14 = -240, r38
	;;
	st8 [r14] = r0
	adds r14 = -240, r38
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -240, r38
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -240, r38
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -208, r38
	;;
	st8 [r14] = r0
	adds r14 = -208, r38
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -208, r38
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -208, r38
	;;
	adds r14 = 24, r14
	addl r15 = 5000, r0
	;;
	st8 [r14] = r15
	adds r14 = -176, r38
	;;
	st8 [r14] = r0
	adds r14 = -176, r38
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -176, r38
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -176, r38
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -144, r38
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -144, r38
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -144, r38
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -144, r38
	;;
	adds r14 = 12, r14
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	adds r14 = -128, r38
	;;
	st4 [r14] = r0
	adds r14 = -128, r38
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -128, r38
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -256, r38
	;;
	st4 [r14] = r0
	adds r14 = -252, r38
	;;
	st4 [r14] = r0
	br .L19
	;;
.L22:
	adds r14 = -248, r38
	;;
	st4 [r14] = r0
	br .L20
	;;
.L21:
	adds r15 = -144, r38
	adds r14 = -252, r38
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	adds r15 = -128, r38
	adds r14 = -248, r38
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r17 = [r14]
	adds r14 = -248, r38
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	addp4 r18 = r14, r0
	adds r15 = -256, r38
	;;
	ld4 r35 = [r15]
	;;
	adds r14 = 1, r35
	adds r15 = -256, r38
	;;
	st4 [r15] = r14
	mov r15 = r38
	adds r14 = -8, r38
	;;
	ld8 r44 = [r15]
	mov r43 = r18
	ld4 r42 = [r14]
	mov r41 = r17
	mov r40 = r16
	br.call.sptk.many b0 = start#
	mov r1 = r39
	mov r16 = r8
	adds r15 = -112, r38
	addp4 r14 = r35, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r16
	adds r14 = -248, r38
	adds r15 = -248, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L20:
	adds r14 = -248, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 2, r14
	(p6) br.cond.dptk .L21
	adds r14 = -252, r38
	adds r15 = -252, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L19:
	adds r14 = -252, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 3, r14
	(p6) br.cond.dptk .L22
	adds r14 = -240, r38
	mov r42 = r0
	;;
	mov r41 = r14
	mov r40 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r39
	adds r14 = -240, r38
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = 1, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r39
	adds r14 = -208, r38
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = 2, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = compute#
	mov r1 = r39
	adds r14 = -176, r38
	mov r42 = r0
	;;
	mov r41 = r14
	mov r40 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r39
	adds r14 = -176, r38
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = 1, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r39
	adds r14 = -176, r38
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = 2, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r39
	br .L23
	;;
.L24:
	adds r16 = -256, r38
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = -1, r14
	adds r15 = -256, r38
	;;
	st4 [r15] = r14
	adds r15 = -112, r38
	adds r16 = -256, r38
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = timer_delete#
	mov r1 = r39
.L23:
	adds r15 = -256, r38
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r15 = [r14]
	adds r14 = -16, r38
	;;
	mov r42 = r15
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp all#
	.section	.rodata
	.align 8
.LC4:
	stringz	"yes"
	.align 8
.LC5:
	stringz	"NO"
	.align 8
.LC6:
	stringz	"fd >= 0 && timerfd_settime(fd, 0, &at, NULL) == 0"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"read(fd, &count, 8) == 8 && count >= 30000000"
	.align 8
.LC9:
	stringz	"timerfd_gettime(fd, &left) == 0 && left.it_value.tv_nsec <= 1"
	.align 8
.LC10:
	stringz	"read(fd, &more, 8) == 8 && more >= 30000000"
	.text
	.align 16
	.proc timerfds#
timerfds:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -96, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -72, r34
	;;
	st8 [r14] = r0
	adds r14 = -72, r34
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -72, r34
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -72, r34
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r34
	;;
	st8 [r14] = r0
	adds r14 = -32, r34
	;;
	st8 [r14] = r0
	addl r37 = 2048, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	mov r1 = r35
	adds r14 = -80, r34
	;;
	st4 [r14] = r8
	adds r15 = -80, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L26
	adds r14 = -72, r34
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	adds r14 = -80, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = timerfd_settime#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L27:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -40, r34
	addl r38 = 8, r0
	;;
	mov r37 = r14
	adds r15 = -80, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L28
	adds r14 = -40, r34
	;;
	ld8 r14 = [r14]
	movl r15 = 29999999
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L29:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	mov r37 = r14
	adds r14 = -80, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = timerfd_gettime#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	adds r14 = -24, r34
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 1, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L31:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -32, r34
	addl r38 = 8, r0
	;;
	mov r37 = r14
	adds r15 = -80, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L32
	adds r14 = -32, r34
	;;
	ld8 r14 = [r14]
	movl r15 = 29999999
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L33:
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -80, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp timerfds#
	.section	.rodata
	.align 8
.LC11:
	stringz	"ignored"
	.align 8
.LC12:
	stringz	"ignored, of a microsecond"
	.align 8
.LC13:
	stringz	"blocked"
	.align 8
.LC14:
	stringz	"blocked, of a microsecond"
	.align 8
.LC15:
	stringz	"timer_gettime(silent, &left) == 0 && left.it_value.tv_sec == 0 && left.it_value.tv_nsec == 0"
	.align 8
.LC16:
	stringz	"timer_gettime(silent, &left) == 0 && left.it_value.tv_sec == 3599 && timer_getoverrun(silent) == 0"
	.align 8
.LC17:
	stringz	"sigprocmask"
	.align 8
.LC18:
	stringz	"missed > 0"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -384, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -344, r35
	addl r15 = 14, r0
	;;
	st4 [r14] = r15
	adds r14 = -344, r35
	;;
	adds r14 = 4, r14
	addl r15 = 26, r0
	;;
	st4 [r14] = r15
	adds r14 = -344, r35
	;;
	adds r14 = 8, r14
	addl r15 = 27, r0
	;;
	st4 [r14] = r15
	adds r14 = -344, r35
	;;
	adds r14 = 12, r14
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	adds r14 = -328, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -328, r35
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -184, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -368, r35
	;;
	st4 [r14] = r0
	br .L35
	;;
.L36:
	adds r15 = -344, r35
	adds r16 = -368, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r15 = -344, r35
	adds r16 = -368, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -184, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r15 = -368, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -368, r35
	;;
	st4 [r16] = r14
.L35:
	adds r15 = -368, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L36
	addl r39 = 1, r0
	addl r38 = 10, r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = all#
	mov r1 = r36
	addl r39 = 1000, r0
	addl r38 = 10, r0
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = all#
	mov r1 = r36
	adds r14 = -364, r35
	;;
	st4 [r14] = r0
	br .L37
	;;
.L38:
	adds r15 = -344, r35
	adds r14 = -364, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -328, r35
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	adds r14 = -364, r35
	adds r15 = -364, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L37:
	adds r14 = -364, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L38
	adds r14 = -184, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	addl r39 = 1, r0
	;;
	addl r38 = 10, r0
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = all#
	mov r1 = r36
	addl r39 = 1000, r0
	addl r38 = 10, r0
	;;
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = all#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = timerfds#
	mov r1 = r36
	adds r14 = -360, r35
	;;
	st4 [r14] = r0
	br .L39
	;;
.L40:
	adds r15 = -344, r35
	adds r14 = -360, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r14 = -360, r35
	adds r15 = -360, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L39:
	adds r14 = -360, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L40
	adds r14 = -356, r35
	;;
	st4 [r14] = r0
	br .L41
	;;
.L42:
	adds r15 = -344, r35
	adds r14 = -356, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -328, r35
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	adds r14 = -356, r35
	adds r15 = -356, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L41:
	adds r14 = -356, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L42
	adds r14 = -184, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	adds r32 = -352, r35
	mov r41 = r0
	movl r40 = 5000000
	mov r39 = r0
	;;
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = start#
	mov r1 = r36
	st8 [r32] = r8
	;;
	br.call.sptk.many b0 = compute#
	mov r1 = r36
	adds r15 = -56, r35
	adds r14 = -352, r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = timer_gettime#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	adds r14 = -56, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	adds r14 = -56, r35
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L44:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	addl r15 = 3600, r0
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r15 = -24, r35
	adds r14 = -352, r35
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r0
	ld8 r37 = [r14]
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = compute#
	mov r1 = r36
	adds r15 = -56, r35
	adds r14 = -352, r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = timer_gettime#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	adds r14 = -56, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 3599, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L45
	adds r14 = -352, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = timer_getoverrun#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L46:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(wanted#), gp
	addl r15 = 200, r0
	;;
	st4.rel [r14] = r15
	addl r14 = @gprel(hits#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = -184, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	addl r41 = 1, r0
	addl r40 = 1, r0
	addl r39 = 10, r0
	;;
	mov r38 = r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = start#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(handled#), gp
	;;
	st8 [r15] = r14
	adds r14 = -184, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	br .L47
	;;
.L48:
	br.call.sptk.many b0 = compute#
	mov r1 = r36
.L47:
	;;
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r15 = [r14]
	addl r14 = @gprel(wanted#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L48
	addl r14 = @gprel(missed#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L50:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
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
