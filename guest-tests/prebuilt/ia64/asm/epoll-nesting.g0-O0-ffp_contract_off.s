// 18ca87b572e093c154067391574c1e00
	.file	"epoll-nesting.c"
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
	stringz	"pipe"
	.align 8
.LC2:
	stringz	"epoll_create1"
	.align 8
.LC3:
	stringz	"epoll_ctl"
	.align 8
.LC4:
	stringz	"x"
	.align 8
.LC5:
	stringz	"write"
	.align 8
.LC6:
	stringz	"yes"
	.align 8
.LC7:
	stringz	"NO"
	.align 8
.LC8:
	stringz	"epoll_wait(inner, &e, 1, 0) == 1"
	.align 8
.LC9:
	stringz	"%-3s %s\n"
	.align 8
.LC10:
	stringz	"epoll_ctl(sixth, EPOLL_CTL_ADD, inner, &e) == -1 && (errno == ELOOP || errno == EINVAL)"
	.text
	.align 16
	.proc nesting#
nesting:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -8, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -8, r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -16, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r34
	;;
	st4 [r15] = r14
	adds r14 = -28, r34
	;;
	st4 [r14] = r0
	br .L5
	;;
.L6:
	mov r36 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -20, r34
	;;
	st4 [r14] = r15
	adds r15 = -8, r34
	adds r14 = -20, r34
	;;
	mov r39 = r15
	adds r15 = -32, r34
	;;
	ld4 r38 = [r15]
	addl r37 = 1, r0
	ld4 r36 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -20, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r34
	;;
	st4 [r15] = r14
	adds r14 = -28, r34
	adds r15 = -28, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L5:
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L6
	adds r14 = -16, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -8, r34
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	adds r14 = -32, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L8:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -24, r34
	;;
	st4 [r14] = r15
	adds r15 = -8, r34
	adds r14 = -24, r34
	;;
	mov r39 = r15
	adds r15 = -32, r34
	;;
	ld4 r38 = [r15]
	addl r37 = 1, r0
	ld4 r36 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L9
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 40, r14
	(p6) br.cond.dptk .L10
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L9
.L10:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L9:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L11:
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC9)
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
	.endp nesting#
	.align 16
	.proc refused#
refused:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	adds r14 = -8, r36
	;;
	st8 [r14] = r0
	addl r14 = 1, r0
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r15 = 4, r36
	mov r14 = r36
	adds r41 = -16, r36
	;;
	ld4 r40 = [r15]
	addl r39 = 1, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L13
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 40, r14
	(p6) br.cond.dptk .L14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L13
.L14:
	addl r14 = 1, r0
	br .L16
	;;
.L13:
	mov r14 = r0
.L16:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp refused#
	.section	.rodata
	.align 8
.LC11:
	stringz	"any | refused(outer, fds[0])"
	.text
	.align 16
	.proc chain#
chain:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	mov r36 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -12, r34
	;;
	st4 [r14] = r15
	mov r14 = r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	st4 [r14] = r0
	br .L18
	;;
.L19:
	mov r36 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -4, r34
	;;
	st4 [r14] = r15
	adds r15 = -4, r34
	adds r14 = -12, r34
	;;
	ld4 r37 = [r15]
	ld4 r36 = [r14]
	br.call.sptk.many b0 = refused#
	mov r1 = r35
	mov r15 = r8
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	;;
	or r14 = r14, r15
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
	adds r14 = -12, r34
	adds r15 = -4, r34
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	adds r15 = -8, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L18:
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L19
	mov r14 = r34
	;;
	ld4 r15 = [r14]
	adds r14 = -12, r34
	;;
	mov r37 = r15
	ld4 r36 = [r14]
	br.call.sptk.many b0 = refused#
	mov r1 = r35
	mov r15 = r8
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	;;
	or r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L21:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC9)
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
	.endp chain#
	.section	.rodata
	.align 8
.LC12:
	stringz	"!any"
	.align 8
.LC13:
	stringz	"any"
	.text
	.align 16
	.proc mesh#
mesh:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -672, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -656, r34
	;;
	st4 [r14] = r0
	adds r14 = -632, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -652, r34
	;;
	st4 [r14] = r0
	br .L23
	;;
.L24:
	mov r36 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r17 = r8
	adds r14 = -652, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 7378697629483820647
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 4
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r19 = r14
	adds r14 = -652, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 7378697629483820647
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r16 = r14, 4
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r15, r14
	mov r18 = r17
	adds r15 = -624, r34
	;;
	sxt4 r17 = r14
	sxt4 r16 = r19
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r18
	adds r14 = -652, r34
	adds r15 = -652, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L23:
	adds r14 = -652, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 159, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	adds r14 = -648, r34
	;;
	st4 [r14] = r0
	br .L25
	;;
.L26:
	adds r15 = -624, r34
	adds r14 = -648, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 120, r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -632, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = refused#
	mov r1 = r35
	mov r15 = r8
	adds r16 = -656, r34
	;;
	ld4 r14 = [r16]
	;;
	or r14 = r14, r15
	adds r15 = -656, r34
	;;
	st4 [r15] = r14
	adds r14 = -648, r34
	adds r15 = -648, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L25:
	adds r14 = -648, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L26
	adds r16 = -656, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L28:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -644, r34
	;;
	st4 [r14] = r0
	br .L29
	;;
.L30:
	adds r14 = -644, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 7378697629483820647
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 4
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	adds r15 = -624, r34
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r17 = [r14]
	adds r14 = -644, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 7378697629483820647
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r16 = r14, 4
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r15, r14
	adds r15 = -624, r34
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 40, r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	mov r36 = r17
	br.call.sptk.many b0 = refused#
	mov r1 = r35
	mov r15 = r8
	adds r16 = -656, r34
	;;
	ld4 r14 = [r16]
	;;
	or r14 = r14, r15
	adds r15 = -656, r34
	;;
	st4 [r15] = r14
	adds r14 = -644, r34
	adds r15 = -644, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L29:
	adds r14 = -644, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 1599, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L30
	adds r16 = -656, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L32:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -640, r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L33
	;;
.L36:
	adds r14 = -636, r34
	;;
	st4 [r14] = r0
	br .L34
	;;
.L35:
	adds r14 = -636, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 7378697629483820647
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 4
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	adds r15 = -624, r34
	;;
	sxt4 r17 = r14
	adds r14 = -640, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r17 = [r14]
	adds r14 = -640, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r19 = 1, r14
	adds r14 = -636, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 7378697629483820647
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r16 = r14, 4
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r15, r14
	adds r15 = -624, r34
	;;
	sxt4 r18 = r14
	sxt4 r16 = r19
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	mov r36 = r17
	br.call.sptk.many b0 = refused#
	mov r1 = r35
	mov r15 = r8
	adds r16 = -656, r34
	;;
	ld4 r14 = [r16]
	;;
	or r14 = r14, r15
	adds r15 = -656, r34
	;;
	st4 [r15] = r14
	adds r14 = -636, r34
	adds r15 = -636, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L34:
	adds r14 = -636, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 1599, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L35
	adds r14 = -640, r34
	adds r15 = -640, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L33:
	adds r14 = -640, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L36
	adds r16 = -656, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L38:
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC9)
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
	.endp mesh#
	.section	.rodata
	.align 8
.LC14:
	stringz	"syscall(SYS_futex_waitv, NULL, 1, 0, &end, CLOCK_MONOTONIC) == -1 && errno == EINVAL"
	.align 8
.LC15:
	stringz	"syscall(SYS_futex_waitv, &waiter, 1, 0, &end, CLOCK_BOOTTIME) == -1 && errno == EINVAL"
	.align 8
.LC16:
	stringz	"syscall(SYS_futex_waitv, &waiter, 1, 0, &end, CLOCK_MONOTONIC) == -1 && errno == ETIMEDOUT"
	.text
	.align 16
	.proc waits#
waits:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -32, r34
	;;
	st8 [r14] = r0
	addl r15 = @gprel(word.0#), gp
	adds r14 = -24, r34
	;;
	st8 [r14] = r15
	adds r14 = -16, r34
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -12, r34
	;;
	st4 [r14] = r0
	adds r14 = -8, r34
	;;
	st8 [r14] = r0
	adds r14 = -8, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -8, r34
	addl r41 = 1, r0
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r0
	addl r36 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L40
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L41:
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -8, r34
	addl r41 = 7, r0
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	adds r37 = -32, r34
	addl r36 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L42
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L43:
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -8, r34
	addl r41 = 1, r0
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	adds r37 = -32, r34
	addl r36 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L44
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 110, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L45:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC9)
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
	.endp waits#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = nesting#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = chain#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = mesh#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = waits#
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
	.align 4
	.type	word.0#, @object
	.size	word.0#, 4
word.0:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
