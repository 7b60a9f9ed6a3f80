// 08d94923d53fcfdc9c446384c024a4a3 guest-tests/memory/code-changes.c
	.file	"code-changes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
	.type	text#, @object
	.size	text#, 16
text:
	stringz	"\021"
	stringz	""
	stringz	""
	stringz	"\001"
	stringz	"\200"
	stringz	""
	stringz	""
	stringz	"H\200\b"
	stringz	"\204"
	.text
	.align 16
	.proc returning#
returning:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -48, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r15 = -28, r2
	movl r14 = @gprel(text#)
	;;
	add r14 = r1, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	adds r15 = -48, r2
	;;
	st4 [r15] = r14
	adds r14 = -28, r2
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -48, r2
	;;
	ld4 r14 = [r16]
	;;
	zxt1 r14 = r14
	zxt1 r15 = r15
	;;
	zxt1 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -28, r2
	;;
	adds r14 = 7, r14
	;;
	st1 [r14] = r15
	adds r15 = -48, r2
	;;
	ld4 r14 = [r15]
	;;
	extr.u r14 = r14, 8, 24
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	adds r14 = -28, r2
	;;
	adds r14 = 8, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -48, r2
	;;
	ld4 r14 = [r16]
	;;
	extr.u r14 = r14, 8, 24
	;;
	zxt1 r14 = r14
	zxt1 r15 = r15
	;;
	zxt1 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -28, r2
	;;
	adds r14 = 8, r14
	;;
	st1 [r14] = r15
.L2:
	adds r15 = -44, r2
	adds r14 = -28, r2
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	adds r16 = -44, r2
	;;
	mov r15 = r0
	ld1 r14 = [r16]
	;;
	dep r15 = r14, r15, 0, 8
	adds r14 = 1, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 8, 8
	adds r14 = 2, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 16, 8
	adds r14 = 3, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 24, 8
	adds r14 = 4, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 32, 8
	adds r14 = 5, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 40, 8
	adds r14 = 6, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 48, 8
	adds r14 = 7, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 56, 8
	mov r14 = r0
	adds r16 = 8, r16
	;;
	ld1 r17 = [r16]
	;;
	dep r14 = r17, r14, 0, 8
	adds r17 = 1, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 8, 8
	adds r17 = 2, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 16, 8
	adds r17 = 3, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 24, 8
	adds r17 = 4, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 32, 8
	adds r17 = 5, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 40, 8
	adds r17 = 6, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 48, 8
	adds r16 = 7, r16
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 56, 8
	mov r18 = r15
	;;
	mov r19 = r14
	mov r14 = r18
	;;
	mov r15 = r19
	mov r8 = r14
	;;
	mov r9 = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp returning#
	.align 16
	.proc call#
call:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 0, 0
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
	movl r15 = @gprel(descriptor.0#)
	;;
	add r15 = r1, r15
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	st8.rel [r15] = r14
	addl r14 = @ltoff(@fptr(call#)), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld2 r15 = [r14]
	adds r16 = 2, r14
	;;
	ld2 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r16 = 4, r14
	;;
	ld2 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	shl r14 = r14, 48
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	movl r14 = @gprel(descriptor.0#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	st8.rel [r14] = r15
	mov r14 = r35
	movl r15 = @gprel(descriptor.0#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r35
	;;
	st8.rel [r15] = r14
	adds r15 = -16, r35
	;;
	ld8.acq r14 = [r15]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
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
	.endp call#
	.sbss
	.align 8
	.type	place#, @object
	.size	place#, 8
place:
	.skip	8
	.align 8
	.type	alias#, @object
	.size	alias#, 8
alias:
	.skip	8
	.align 4
	.type	file#, @object
	.size	file#, 4
file:
	.skip	4
	.align 4
	.type	ends#, @object
	.size	ends#, 8
ends:
	.skip	8
	.align 4
	.type	sockets#, @object
	.size	sockets#, 8
sockets:
	.skip	8
	.text
	.align 16
	.proc by_store#
by_store:
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
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	mov r14 = r36
	addl r15 = 16, r0
	;;
	mov r40 = r15
	mov r39 = r14
	mov r38 = r16
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_store#
	.section	.rodata
	.align 8
.LC0:
	stringz	"pwrite(file, &c, sizeof c, 0) > 0 && lseek(file, 0, SEEK_SET) == 0 && read(file, place, sizeof c) == sizeof c"
	.align 8
.LC1:
	stringz	"NO %s\n"
	.text
	.align 16
	.proc by_read#
by_read:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 16, r0
	mov r39 = r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = pwrite#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(place#), gp
	;;
	ld8 r15 = [r15]
	addl r40 = 16, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L10
.L8:
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L10:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_read#
	.section	.rodata
	.align 8
.LC2:
	stringz	"pwrite(file, &c, sizeof c, 0) > 0 && pread(file, place, sizeof c, 0) == sizeof c"
	.text
	.align 16
	.proc by_pread#
by_pread:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 16, r0
	mov r39 = r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = pwrite#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(place#), gp
	;;
	ld8 r15 = [r15]
	mov r41 = r0
	addl r40 = 16, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = pread#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L14
.L12:
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L14:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_pread#
	.section	.rodata
	.align 8
.LC3:
	stringz	"pwrite(file, &c, sizeof c, 0) > 0 && preadv(file, v, 2, 0) == sizeof c"
	.text
	.align 16
	.proc by_preadv#
by_preadv:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r14
	;;
	st8 [r14] = r33
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -32, r36
	;;
	st8 [r15] = r14
	adds r14 = -24, r36
	addl r15 = 3, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 3, r14
	adds r14 = -16, r36
	;;
	st8 [r14] = r15
	adds r14 = -8, r36
	addl r15 = 13, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r36
	mov r41 = r0
	addl r40 = 16, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = pwrite#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 2, r0
	adds r39 = -32, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = preadv#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L18
.L16:
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L18:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_preadv#
	.section	.rodata
	.align 8
.LC4:
	stringz	"write(ends[1], &c, sizeof c) == sizeof c && read(ends[0], place, sizeof c) == sizeof c"
	.text
	.align 16
	.proc by_pipe#
by_pipe:
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
	addl r14 = @gprel(ends#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 16, r0
	mov r39 = r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L20
	addl r14 = @gprel(ends#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(place#), gp
	;;
	ld8 r15 = [r15]
	addl r40 = 16, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L22
.L20:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L22:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_pipe#
	.section	.rodata
	.align 8
.LC5:
	stringz	"send(sockets[0], &c, sizeof c, 0) > 0 && recv(sockets[1], place, sizeof c, MSG_WAITALL) == sizeof c"
	.text
	.align 16
	.proc by_recv#
by_recv:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	addl r14 = @gprel(sockets#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 16, r0
	mov r39 = r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	addl r14 = @gprel(sockets#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(place#), gp
	;;
	ld8 r15 = [r15]
	addl r41 = 256, r0
	addl r40 = 16, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L26
.L24:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L26:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_recv#
	.section	.rodata
	.align 8
.LC6:
	stringz	"send(sockets[0], &c, sizeof c, 0) > 0 && recvmsg(sockets[1], &m, 0) == sizeof c"
	.text
	.align 16
	.proc by_recvmsg#
by_recvmsg:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -96, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r14
	;;
	st8 [r14] = r33
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -80, r36
	;;
	st8 [r15] = r14
	adds r14 = -72, r36
	addl r15 = 16, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r36
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
	adds r14 = -64, r36
	;;
	adds r14 = 16, r14
	adds r15 = -80, r36
	;;
	st8 [r14] = r15
	adds r14 = -64, r36
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(sockets#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r36
	mov r41 = r0
	addl r40 = 16, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	addl r14 = @gprel(sockets#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r36
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L30
.L28:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L30:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_recvmsg#
	.section	.rodata
	.align 8
.LC7:
	stringz	"waitpid(child, &status, 0) == child && status == 0"
	.text
	.align 16
	.proc by_child#
by_child:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r14
	;;
	st8 [r14] = r33
	adds r14 = -40, r37
	mov r15 = r37
	;;
	st8 [r14] = r15
	adds r14 = -40, r37
	;;
	adds r14 = 8, r14
	addl r15 = 16, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(place#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r37
	;;
	st8 [r14] = r15
	adds r14 = -24, r37
	;;
	adds r14 = 8, r14
	addl r15 = 16, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	adds r14 = -48, r37
	;;
	st4 [r14] = r8
	adds r34 = -44, r37
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r34] = r14
	adds r14 = -44, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	adds r15 = -24, r37
	adds r14 = -40, r37
	mov r44 = r0
	addl r43 = 1, r0
	;;
	mov r42 = r15
	addl r41 = 1, r0
	mov r40 = r14
	adds r14 = -48, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = process_vm_writev#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 16, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L32:
	adds r14 = -8, r37
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r15 = -8, r37
	adds r14 = -44, r37
	mov r41 = r0
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -44, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L33
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
.L33:
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L35:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp by_child#
	.section	.rodata
	.align 8
.LC8:
	stringz	"mremap(p, SIZE, SIZE, MREMAP_MAYMOVE | MREMAP_FIXED, place) == place"
	.text
	.align 16
	.proc by_move#
by_move:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 6, 0
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
	st8 [r14] = r32
	adds r14 = 8, r14
	;;
	st8 [r14] = r33
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 34, r0
	addl r40 = 7, r0
	addl r39 = 65536, r0
	mov r38 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r8
	adds r14 = -16, r36
	;;
	ld8 r15 = [r14]
	mov r14 = r36
	;;
	mov r16 = r14
	addl r14 = 16, r0
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	;;
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 65536, r0
	addl r39 = 65536, r0
	adds r14 = -16, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = mremap#
	mov r1 = r37
	mov r15 = r8
	;;
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L38
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L38:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_move#
	.section	.rodata
	.align 8
.LC9:
	stringz	"mprotect(place, SIZE, PROT_READ | PROT_WRITE) == 0"
	.align 8
.LC10:
	stringz	"mprotect(place, SIZE, PROT_READ | PROT_EXEC) == 0"
	.align 8
.LC11:
	stringz	"mprotect(place, SIZE, PROT_READ | PROT_WRITE | PROT_EXEC) == 0"
	.text
	.align 16
	.proc by_protection#
by_protection:
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
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	addl r40 = 3, r0
	addl r39 = 65536, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = mprotect#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L40:
	;;
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	mov r14 = r36
	addl r15 = 16, r0
	;;
	mov r40 = r15
	mov r39 = r14
	mov r38 = r16
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	;;
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	addl r40 = 5, r0
	addl r39 = 65536, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = mprotect#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L41:
	;;
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	addl r40 = 7, r0
	addl r39 = 65536, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = mprotect#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L43:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_protection#
	.align 16
	.proc by_alias#
by_alias:
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
	addl r14 = @gprel(alias#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	mov r14 = r36
	addl r15 = 16, r0
	;;
	mov r40 = r15
	mov r39 = r14
	mov r38 = r16
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_alias#
	.section	.rodata
	.align 8
.LC12:
	stringz	"write(ends[1], &c, sizeof c) == sizeof c && read(ends[0], alias, sizeof c) == sizeof c"
	.text
	.align 16
	.proc by_read_into_alias#
by_read_into_alias:
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
	addl r14 = @gprel(ends#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 16, r0
	mov r39 = r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L46
	addl r14 = @gprel(ends#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(alias#), gp
	;;
	ld8 r15 = [r15]
	addl r40 = 16, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L48
.L46:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L48:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_read_into_alias#
	.section	.rodata
	.align 8
.LC13:
	stringz	"pwrite(file, &c, sizeof c, 0) == sizeof c"
	.text
	.align 16
	.proc by_pwrite#
by_pwrite:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 16, r0
	mov r39 = r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = pwrite#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L51
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L51:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_pwrite#
	.section	.rodata
	.align 8
.LC14:
	stringz	"write(ends[1], &c, sizeof c) == sizeof c && splice(ends[0], NULL, file, &at, sizeof c, 0) == sizeof c"
	.text
	.align 16
	.proc by_splice#
by_splice:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 6, 0
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
	st8 [r14] = r32
	adds r14 = 8, r14
	;;
	st8 [r14] = r33
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	addl r14 = @gprel(ends#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r15 = r36
	addl r40 = 16, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L53
	addl r14 = @gprel(ends#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(file#), gp
	;;
	ld4 r15 = [r15]
	mov r43 = r0
	addl r42 = 16, r0
	adds r41 = -16, r36
	;;
	mov r40 = r15
	mov r39 = r0
	mov r38 = r14
	br.call.sptk.many b0 = splice#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L55
.L53:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L55:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_splice#
	.section	.rodata
	.align 8
.LC15:
	stringz	"from"
	.align 8
.LC16:
	stringz	"write(from, &c, sizeof c) == sizeof c && lseek(file, 0, SEEK_SET) == 0 && sendfile(file, from, &at, sizeof c) == sizeof c"
	.text
	.align 16
	.proc by_sendfile#
by_sendfile:
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
	st8 [r14] = r32
	adds r14 = 8, r14
	;;
	st8 [r14] = r33
	mov r39 = r0
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	adds r14 = -8, r36
	;;
	st8 [r14] = r0
	mov r14 = r36
	addl r40 = 16, r0
	;;
	mov r39 = r14
	adds r15 = -16, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L57
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r36
	addl r41 = 16, r0
	;;
	mov r40 = r15
	adds r15 = -16, r36
	;;
	ld4 r39 = [r15]
	mov r38 = r14
	br.call.sptk.many b0 = sendfile#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L58
.L57:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L58:
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_sendfile#
	.section	.rodata
	.align 8
.LC17:
	stringz	"waitpid(child, NULL, 0) == child"
	.text
	.align 16
	.proc by_store_of_child#
by_store_of_child:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	st8 [r14] = r32
	adds r14 = 8, r14
	;;
	st8 [r14] = r33
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L60
	addl r14 = @gprel(alias#), gp
	;;
	ld8 r15 = [r14]
	mov r14 = r36
	;;
	mov r16 = r14
	addl r14 = 16, r0
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L60:
	mov r40 = r0
	mov r39 = r0
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L62
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L62:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp by_store_of_child#
	.section	.rodata
	.align 8
.LC18:
	stringz	"%-18s"
	.align 8
.LC19:
	stringz	" %d"
	.text
	.align 16
	.proc run#
run:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
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
	st8 [r14] = r33
	mov r14 = r36
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	addl r14 = 1, r0
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	br .L64
	;;
.L65:
	adds r14 = -32, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	mov r38 = r14
	br.call.sptk.many b0 = returning#
	mov r1 = r37
	mov r14 = r8
	mov r15 = r9
	adds r16 = -28, r36
	;;
	st1 [r16] = r14
	extr.u r18 = r14, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 56, 8
	adds r17 = 7, r16
	;;
	st1 [r17] = r18
	adds r16 = 8, r16
	;;
	st1 [r16] = r15
	extr.u r18 = r15, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r15 = r15, 56, 8
	adds r14 = 7, r16
	;;
	st1 [r14] = r15
	adds r14 = -28, r36
	adds r15 = 8, r36
	;;
	ld4 r16 = [r14]
	adds r17 = 4, r14
	;;
	ld4 r17 = [r17]
	;;
	shl r17 = r17, 32
	;;
	or r16 = r16, r17
	mov r17 = r0
	;;
	mov r17 = r16
	adds r14 = 8, r14
	;;
	ld4 r16 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r16, r14
	mov r16 = r0
	;;
	mov r16 = r14
	ld8 r14 = [r15]
	mov r38 = r17
	;;
	mov r39 = r16
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	;;
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = call#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
.L64:
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L65
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp run#
	.section	.rodata
	.align 8
.LC20:
	stringz	"store"
	.align 8
.LC21:
	stringz	"read"
	.align 8
.LC22:
	stringz	"pread"
	.align 8
.LC23:
	stringz	"preadv"
	.align 8
.LC24:
	stringz	"pipe"
	.align 8
.LC25:
	stringz	"recv"
	.align 8
.LC26:
	stringz	"recvmsg"
	.align 8
.LC27:
	stringz	"process_vm_writev"
	.align 8
.LC28:
	stringz	"mremap"
	.align 8
.LC29:
	stringz	"mprotect"
	.text
	.align 16
	.proc run_private#
run_private:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 7, r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(place#), gp
	;;
	st8 [r15] = r14
	addl r37 = @ltoff(@fptr(by_store#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_read#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_pread#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_preadv#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_pipe#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_recv#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_recvmsg#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_child#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_move#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_protection#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp run_private#
	.section	.rodata
	.align 8
.LC30:
	stringz	"yes"
	.align 8
.LC31:
	stringz	"NO"
	.align 8
.LC32:
	stringz	"place != MAP_FAILED && alias != MAP_FAILED"
	.align 8
.LC33:
	stringz	"%-3s %s\n"
	.align 8
.LC34:
	stringz	"alias"
	.align 8
.LC35:
	stringz	"read into alias"
	.align 8
.LC36:
	stringz	"pwrite"
	.align 8
.LC37:
	stringz	"splice"
	.align 8
.LC38:
	stringz	"sendfile"
	.align 8
.LC39:
	stringz	"child's store"
	.align 8
.LC40:
	stringz	"shmat"
	.text
	.align 16
	.proc run_shared#
run_shared:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 1, r0
	addl r38 = 5, r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(place#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 1, r0
	addl r38 = 3, r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(alias#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L68
	addl r14 = @gprel(alias#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L68
	movl r14 = @gprel(.LC30)
	;;
	add r14 = r1, r14
	br .L69
	;;
.L68:
	movl r14 = @gprel(.LC31)
	;;
	add r14 = r1, r14
.L69:
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_alias#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_read_into_alias#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_pwrite#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_splice#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_sendfile#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_store_of_child#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	addl r38 = 960, r0
	addl r37 = 65536, r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r35
	st4 [r34] = r8
	addl r38 = 32768, r0
	mov r37 = r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = shmat#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(place#), gp
	;;
	st8 [r15] = r14
	mov r38 = r0
	mov r37 = r0
	ld4 r36 = [r34]
	br.call.sptk.many b0 = shmat#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(alias#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L70
	addl r14 = @gprel(alias#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L70
	movl r14 = @gprel(.LC30)
	;;
	add r14 = r1, r14
	br .L71
	;;
.L70:
	movl r14 = @gprel(.LC31)
	;;
	add r14 = r1, r14
.L71:
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	mov r37 = r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(by_alias#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC40)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp run_shared#
	.section	.rodata
	.align 8
.LC41:
	stringz	"parent %d\n"
	.align 8
.LC42:
	stringz	"child %d"
	.align 8
.LC43:
	stringz	" %d\n"
	.text
	.align 16
	.proc run_forked#
run_forked:
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
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 7, r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(place#), gp
	;;
	st8 [r15] = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = returning#
	mov r1 = r35
	mov r14 = r8
	mov r15 = r9
	adds r16 = -12, r34
	;;
	st1 [r16] = r14
	extr.u r18 = r14, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 56, 8
	adds r17 = 7, r16
	;;
	st1 [r17] = r18
	adds r16 = 8, r16
	;;
	st1 [r16] = r15
	extr.u r18 = r15, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r15 = r15, 56, 8
	adds r14 = 7, r16
	;;
	st1 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	mov r15 = r0
	;;
	mov r15 = r14
	mov r36 = r16
	;;
	mov r37 = r15
	br.call.sptk.many b0 = by_store#
	mov r1 = r35
	;;
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = call#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -32, r34
	;;
	st4 [r15] = r14
	adds r16 = -32, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = call#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = returning#
	mov r1 = r35
	mov r14 = r8
	mov r15 = r9
	adds r16 = -28, r34
	;;
	st1 [r16] = r14
	extr.u r18 = r14, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 56, 8
	adds r17 = 7, r16
	;;
	st1 [r17] = r18
	adds r16 = 8, r16
	;;
	st1 [r16] = r15
	extr.u r18 = r15, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r15 = r15, 56, 8
	adds r14 = 7, r16
	;;
	st1 [r14] = r15
	adds r14 = -28, r34
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	mov r15 = r0
	;;
	mov r15 = r14
	mov r36 = r16
	;;
	mov r37 = r15
	br.call.sptk.many b0 = by_pipe#
	mov r1 = r35
	;;
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = call#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC43)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L73:
	mov r38 = r0
	mov r37 = r0
	adds r14 = -32, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	adds r16 = -32, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L74
	movl r14 = @gprel(.LC30)
	;;
	add r14 = r1, r14
	br .L75
	;;
.L74:
	movl r14 = @gprel(.LC31)
	;;
	add r14 = r1, r14
.L75:
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = call#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC41)
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
	.endp run_forked#
	.section	.rodata
	.align 8
.LC44:
	stringz	"traced %d\n"
	.align 8
.LC45:
	stringz	"ptrace(PTRACE_POKEDATA, child, place + w * sizeof(long), (void *)words[w]) == 0"
	.text
	.align 16
	.proc run_traced#
run_traced:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r37 = 3, r0
	;;
	br.call.sptk.many b0 = returning#
	mov r1 = r36
	mov r14 = r8
	mov r15 = r9
	adds r16 = -48, r35
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -48, r35
	;;
	ld8 r37 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = by_store#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	adds r32 = -52, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -52, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L77
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	st4 [r14] = r0
	br .L78
	;;
.L79:
	addl r14 = @gprel(place#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = call#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	addl r37 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -64, r35
	;;
	st4 [r15] = r14
.L78:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L79
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L77:
	adds r14 = -60, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L80
	;;
.L85:
	adds r14 = -60, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = returning#
	mov r1 = r36
	mov r14 = r8
	mov r15 = r9
	adds r16 = -28, r35
	;;
	st1 [r16] = r14
	extr.u r18 = r14, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 56, 8
	adds r17 = 7, r16
	;;
	st1 [r17] = r18
	adds r16 = 8, r16
	;;
	st1 [r16] = r15
	extr.u r18 = r15, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r15 = r15, 56, 8
	adds r14 = 7, r16
	;;
	st1 [r14] = r15
	addl r14 = @gprel(place#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r35
	addl r39 = 24, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r15 = -8, r35
	adds r14 = -28, r35
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	adds r14 = -56, r35
	;;
	st4 [r14] = r0
	br .L81
	;;
.L83:
	addl r14 = @gprel(place#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -56, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r16 = r15, r14
	adds r15 = -8, r35
	adds r14 = -56, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -52, r35
	;;
	mov r40 = r15
	mov r39 = r16
	ld4 r38 = [r14]
	addl r37 = 5, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L82
	movl r38 = @gprel(.LC45)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L82:
	adds r14 = -56, r35
	adds r15 = -56, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L81:
	adds r14 = -56, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 2, r14
	(p6) br.cond.dptk .L83
	adds r14 = -52, r35
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	adds r14 = -60, r35
	adds r15 = -60, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L80:
	adds r15 = -32, r35
	adds r14 = -52, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -52, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L86
	adds r14 = -32, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 127, r14
	(p6) br.cond.dptk .L85
.L86:
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp run_traced#
	.section	.rodata
	.align 8
.LC46:
	stringz	"code"
	.align 8
.LC47:
	stringz	"file >= 0 && ftruncate(file, SIZE) == 0 && pipe(ends) == 0 && socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) == 0"
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
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r37 = r0
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(file#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L88
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 65536, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	addl r36 = @gprel(ends#), gp
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	addl r39 = @gprel(sockets#), gp
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	movl r14 = @gprel(.LC30)
	;;
	add r14 = r1, r14
	br .L89
	;;
.L88:
	movl r14 = @gprel(.LC31)
	;;
	add r14 = r1, r14
.L89:
	movl r38 = @gprel(.LC47)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = run_private#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = run_shared#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = run_forked#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = run_traced#
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
	.bss
	.align 8
	.type	descriptor.0#, @object
	.size	descriptor.0#, 16
descriptor.0:
	.skip	16
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
