// a4b75f36b49d58205da1510b7a9a5e0a
	.file	"pipes.c"
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
	stringz	"write"
	.text
	.align 16
	.proc stage#
stage:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -832, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 4, r38
	;;
	st4 [r14] = r33
	adds r14 = 8, r38
	;;
	st4 [r14] = r34
	br .L5
	;;
.L10:
	adds r14 = -816, r38
	;;
	st8 [r14] = r0
	br .L6
	;;
.L7:
	adds r15 = -792, r38
	adds r16 = -816, r38
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -792, r38
	adds r17 = -816, r38
	;;
	ld8 r14 = [r17]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r15 = -816, r38
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -816, r38
	;;
	st8 [r16] = r14
.L6:
	adds r14 = -800, r38
	adds r17 = -816, r38
	;;
	ld8 r15 = [r17]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L7
	adds r14 = -808, r38
	;;
	st8 [r14] = r0
	br .L8
	;;
.L9:
	adds r14 = -808, r38
	;;
	ld8 r14 = [r14]
	adds r15 = -792, r38
	;;
	add r16 = r15, r14
	adds r15 = -800, r38
	adds r14 = -808, r38
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 4, r38
	;;
	mov r42 = r15
	mov r41 = r16
	ld4 r40 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r41 = @gprel(.LC1)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	mov r16 = r8
	adds r14 = -808, r38
	adds r15 = -808, r38
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
.L8:
	adds r15 = -808, r38
	adds r14 = -800, r38
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L9
.L5:
	adds r35 = -800, r38
	adds r15 = -792, r38
	mov r14 = r38
	addl r42 = 777, r0
	;;
	mov r41 = r15
	ld4 r40 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r39
	st8 [r35] = r8
	adds r14 = -800, r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp stage#
	.section	.rodata
	.align 8
.LC2:
	stringz	"pipe"
	.align 8
.LC3:
	stringz	"%u %08x\n"
	.align 8
.LC4:
	stringz	"yes"
	.align 8
.LC5:
	stringz	"NO"
	.align 8
.LC6:
	stringz	"pipe2(q, O_NONBLOCK) == 0"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"read(q[0], b, 10) == -1 && errno == EAGAIN"
	.align 8
.LC9:
	stringz	"n == -1 && errno == EAGAIN && filled >= 4096"
	.align 8
.LC10:
	stringz	"ioctl(q[0], FIONREAD, &waiting) == 0 && waiting == filled"
	.align 8
.LC11:
	stringz	"lseek(q[0], 0, SEEK_SET) == -1 && errno == ESPIPE"
	.align 8
.LC12:
	stringz	"read(q[0], b, 4096) == 0"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -5216, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -5200, r35
	;;
	st4 [r14] = r0
	br .L12
	;;
.L13:
	adds r15 = -5136, r35
	adds r16 = -5200, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
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
	adds r15 = -5200, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -5200, r35
	;;
	st4 [r16] = r14
.L12:
	adds r15 = -5200, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L13
	adds r14 = -5196, r35
	;;
	st4 [r14] = r0
	br .L14
	;;
.L20:
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = -5192, r35
	;;
	st4 [r14] = r0
	br .L16
	;;
.L19:
	adds r15 = -5192, r35
	adds r14 = -5196, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L17
	adds r15 = -5136, r35
	adds r14 = -5192, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
.L17:
	adds r14 = -5196, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r15 = -5192, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
	adds r15 = -5136, r35
	adds r14 = -5192, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
.L18:
	adds r14 = -5192, r35
	adds r15 = -5192, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L16:
	adds r14 = -5192, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L19
	adds r15 = -5136, r35
	adds r14 = -5196, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -5196, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r15 = -5136, r35
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -5196, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	mov r39 = r14
	mov r38 = r15
	mov r37 = r16
	br.call.sptk.many b0 = stage#
	mov r1 = r36
.L15:
	adds r14 = -5196, r35
	adds r15 = -5196, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L14:
	adds r14 = -5196, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r14 = -5188, r35
	;;
	st4 [r14] = r0
	br .L22
	;;
.L23:
	adds r15 = -5136, r35
	adds r14 = -5188, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -5188, r35
	adds r15 = -5188, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L22:
	adds r14 = -5188, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L23
	adds r14 = -5184, r35
	;;
	st4 [r14] = r0
	br .L24
	;;
.L29:
	adds r14 = -5180, r35
	;;
	st4 [r14] = r0
	br .L25
	;;
.L26:
	adds r14 = -5184, r35
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -5180, r35
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -988, r35
	adds r15 = -5180, r35
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r14 = -5180, r35
	adds r15 = -5180, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L25:
	adds r14 = -5180, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L26
	adds r14 = -5176, r35
	;;
	st4 [r14] = r0
	br .L27
	;;
.L28:
	adds r14 = -5136, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -5176, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -988, r35
	;;
	add r16 = r14, r16
	adds r14 = -5176, r35
	addl r17 = 1000, r0
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r17, r14
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r16 = r14
	adds r14 = -5176, r35
	adds r15 = -5176, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
.L27:
	adds r14 = -5176, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L28
	adds r14 = -5184, r35
	adds r15 = -5184, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L24:
	adds r14 = -5184, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 299, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L29
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L21:
	adds r14 = -5172, r35
	;;
	st4 [r14] = r0
	br .L30
	;;
.L32:
	adds r15 = -5136, r35
	adds r14 = -5172, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -5172, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L31
	adds r15 = -5136, r35
	adds r14 = -5172, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
.L31:
	adds r14 = -5172, r35
	adds r15 = -5172, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L30:
	adds r14 = -5172, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L32
	adds r14 = -5168, r35
	;;
	st4 [r14] = r0
	adds r14 = -5164, r35
	;;
	st4 [r14] = r0
	br .L33
	;;
.L36:
	adds r14 = -5160, r35
	;;
	st8 [r14] = r0
	br .L34
	;;
.L35:
	adds r14 = -5168, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r15 = r14, r15
	adds r16 = -5096, r35
	adds r14 = -5160, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r16, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -5168, r35
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -5160, r35
	adds r15 = -5160, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L34:
	adds r15 = -5160, r35
	adds r14 = -5144, r35
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L35
	adds r14 = -5144, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -5164, r35
	adds r15 = -5164, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
.L33:
	adds r14 = -5136, r35
	;;
	adds r14 = 32, r14
	;;
	ld4 r14 = [r14]
	adds r32 = -5144, r35
	adds r15 = -5096, r35
	addl r39 = 4096, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -5144, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	nop 0
.L37:
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	adds r15 = -5168, r35
	adds r14 = -5164, r35
	;;
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -1000, r35
	addl r38 = 2048, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe2#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L39:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -1000, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -5096, r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L40
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L41:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -5152, r35
	;;
	st4 [r14] = r0
	br .L42
	;;
.L43:
	adds r14 = -5144, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -5152, r35
	adds r15 = -5152, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
.L42:
	adds r14 = -1000, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r32 = -5144, r35
	adds r15 = -5096, r35
	addl r39 = 4096, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -5144, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	adds r14 = -5144, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L44
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L44
	adds r14 = -5152, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 4095, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L45:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -1000, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -992, r35
	;;
	mov r39 = r15
	addl r38 = 21531, r0
	mov r37 = r14
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	adds r14 = -992, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -5152, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L47:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -1000, r35
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L48
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 29, r14
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L49:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -1000, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
.L50:
	adds r14 = -1000, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -5096, r35
	addl r39 = 4096, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	adds r14 = -1000, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -5096, r35
	addl r39 = 4096, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L52
	;;
.L51:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L52:
	movl r39 = @gprel(.LC12)
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
