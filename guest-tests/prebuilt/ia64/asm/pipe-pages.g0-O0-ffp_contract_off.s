// 28e00580d7890a1566ba9258dc9c9f6b
	.file	"pipe-pages.c"
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
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 200000
b:
	.skip	200000
	.sbss
	.align 4
	.type	broken#, @object
	.size	broken#, 4
broken:
	.skip	4
	.text
	.align 16
	.proc on_pipe#
on_pipe:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 13, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(broken#), gp
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(broken#), gp
	;;
	st4 [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_pipe#
	.align 16
	.proc fill#
fill:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -16, r37
	;;
	st8 [r14] = r0
	br .L6
	;;
.L7:
	adds r14 = -8, r37
	adds r16 = -16, r37
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -16, r37
	;;
	st8 [r15] = r14
.L6:
	adds r34 = -8, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r41 = [r15]
	movl r40 = @gprel(b#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L8
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	br .L10
	;;
.L8:
	addl r14 = -1, r0
.L10:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp fill#
	.section	.rodata
	.align 8
.LC1:
	stringz	"pipe2"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"read(p[0], b, 1) == -1 && errno == EAGAIN"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"fill(p[1], 4096) == 65536"
	.align 8
.LC7:
	stringz	"ioctl(p[0], FIONREAD, &n) == 0 && n == 65536"
	.align 8
.LC8:
	stringz	"read(p[0], b, 4095) == 4095 && write(p[1], b, 2) == -1 && errno == EAGAIN"
	.align 8
.LC9:
	stringz	"read(p[0], b, 1) == 1 && write(p[1], b, 4096) == 4096"
	.align 8
.LC10:
	stringz	"read(p[0], b, sizeof b) == 65536 && fill(p[1], 1000) == 64000"
	.align 8
.LC11:
	stringz	"fcntl(p[0], F_GETPIPE_SZ) == 65536 && fcntl(p[0], F_SETPIPE_SZ, 100000) == 131072"
	.align 8
.LC12:
	stringz	"write(p[1], b, 1) == -1 && errno == EPIPE && broken == 1"
	.align 8
.LC13:
	stringz	"poll(&q, 1, 0) == 1 && q.revents & POLLERR"
	.text
	.align 16
	.proc filling#
filling:
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
	addl r37 = 2048, r0
	;;
	adds r36 = -16, r34
	br.call.sptk.many b0 = pipe2#
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
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r38 = 1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L13:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	addl r37 = 4096, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fill#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 65536, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L15:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	adds r15 = -8, r34
	;;
	mov r38 = r15
	addl r37 = 21531, r0
	mov r36 = r14
	br.call.sptk.many b0 = ioctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 65536, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L17:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r38 = 4095, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 4095, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L18
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 2, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L19:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r38 = 1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L20
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 4096, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 4096, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L21:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r38 = 200000, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 65536, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L22
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	addl r37 = 1000, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fill#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 64000, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L23:
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r37 = 1032, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 65536, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r38 = 100000, r0
	addl r37 = 1031, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 131072, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L25:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L26
	addl r14 = @gprel(broken#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L27:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r34
	;;
	st4 [r14] = r15
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	addl r15 = 4, r0
	;;
	st2 [r14] = r15
	adds r14 = -4, r34
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -4, r34
	mov r38 = r0
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L28
	adds r14 = -4, r34
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 8, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L29:
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
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
	.endp filling#
	.section	.rodata
	.align 8
.LC14:
	stringz	"pipe"
	.align 8
.LC15:
	stringz	"all == sizeof b && wait(&status) > 0 && status == 0"
	.text
	.align 16
	.proc waiting_writer#
waiting_writer:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
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
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	mov r14 = r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 200000, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 200000, r0
	;;
	cmp.ne p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L31:
	mov r14 = r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	br .L32
	;;
.L33:
	adds r14 = -8, r35
	adds r16 = -16, r35
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
.L32:
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	adds r32 = -8, r35
	addl r39 = 1000, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	adds r16 = -16, r35
	;;
	ld8 r14 = [r16]
	addl r15 = 200000, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L34
	adds r14 = 8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L35:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp waiting_writer#
	.section	.rodata
	.align 8
.LC16:
	stringz	"abc"
	.align 8
.LC17:
	stringz	"write"
	.align 8
.LC18:
	stringz	"defg"
	.align 8
.LC19:
	stringz	"h"
	.align 8
.LC20:
	stringz	"read(p[0], b, 100) == 3 && read(p[0], b, 2) == 2 && read(p[0], b, 100) == 1 && b[0] == 'h'"
	.text
	.align 16
	.proc packets#
packets:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 16384, r0
	;;
	mov r36 = r34
	br.call.sptk.many b0 = pipe2#
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
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 3, r0
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 4, r0
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	ld4 r14 = [r34]
	addl r38 = 100, r0
	;;
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L37
	ld4 r14 = [r34]
	addl r38 = 2, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L37
	ld4 r14 = [r34]
	addl r38 = 100, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(b#)
	;;
	add r14 = r1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 104, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L38:
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
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
	.endp packets#
	.section	.rodata
	.align 8
.LC21:
	stringz	"vm"
	.align 8
.LC22:
	stringz	"hello"
	.align 8
.LC23:
	stringz	"tee(p[0], q[1], 100, 0) == 5 && read(q[0], b, 100) == 5"
	.align 8
.LC24:
	stringz	"splice(p[0], NULL, q[1], NULL, 100, 0) == 5 && read(q[0], b, 100) == 5 && memcmp(b, \"hello\", 5) == 0"
	.align 8
.LC25:
	stringz	"vmsplice(q[1], &v, 1, 0) == 2 && read(q[0], b, 100) == 2"
	.text
	.align 16
	.proc without_copying#
without_copying:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	mov r14 = r34
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	mov r14 = r34
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r36 = -16, r34
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 5, r0
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 100, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = tee#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L40
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 100, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L41:
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 100, r0
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = splice#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L42
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 100, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L42
	addl r38 = 5, r0
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(b#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = memcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L43:
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r15 = r34
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = vmsplice#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L44
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 100, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L45:
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
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
	.endp without_copying#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = @ltoff(@fptr(on_pipe#)), gp
	;;
	ld8 r37 = [r37]
	addl r36 = 13, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = filling#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = waiting_writer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = packets#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = without_copying#
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
