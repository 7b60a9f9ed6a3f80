// 80b874b92cf2576e6e8fb3bf00223918 guest-tests/ipc/account.c
	.file	"account.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC2:
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
	movl r38 = @gprel(.LC2)
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
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.align 8
	.type	self#, @object
	.size	self#, 8
self:
	.skip	8
	.bss
	.align 8
	.type	block#, @object
	.size	block#, 1048576
block:
	.skip	1048576
	.section	.rodata
	.align 8
.LC3:
	stringz	"sendmsg"
	.text
	.align 16
	.proc send_files#
send_files:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -160, r12
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
	adds r14 = 4, r37
	;;
	st4 [r14] = r34
	adds r14 = -136, r37
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
	adds r14 = -88, r37
	addl r15 = 120, r0
	;;
	st1 [r14] = r15
	adds r14 = -80, r37
	adds r15 = -88, r37
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
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
	adds r14 = -64, r37
	;;
	adds r14 = 16, r14
	adds r15 = -80, r37
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	;;
	adds r14 = 32, r14
	adds r15 = -136, r37
	;;
	st8 [r14] = r15
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 2, r14
	;;
	shladd r14 = r14, 2, r0
	;;
	adds r14 = -1, r14
	;;
	and r14 = -8, r14
	;;
	adds r15 = 16, r14
	adds r14 = -64, r37
	;;
	adds r14 = 40, r14
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L5
	adds r14 = -64, r37
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	br .L6
	;;
.L5:
	mov r14 = r0
.L6:
	adds r15 = -144, r37
	;;
	st8 [r15] = r14
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 4, r14
	;;
	shladd r15 = r14, 2, r0
	adds r16 = -144, r37
	;;
	ld8 r14 = [r16]
	;;
	st8 [r14] = r15
	adds r15 = -144, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r16 = -144, r37
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r15 = -144, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r15 = 16, r14
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r16 = r14, 2, r0
	adds r14 = 8, r37
	;;
	mov r41 = r16
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r38
	adds r15 = -64, r37
	mov r14 = r37
	;;
	addl r41 = 64, r0
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp send_files#
	.section	.rodata
	.align 8
.LC4:
	stringz	"fork"
	.align 8
.LC5:
	stringz	"nothing"
	.text
	.align 16
	.proc in_child#
in_child:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 4, 0
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
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st4 [r14] = r33
	adds r14 = 12, r37
	;;
	st4 [r14] = r34
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	ld4 r39 = [r15]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	adds r14 = 12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L9
	addl r14 = @gprel(self#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(self#), gp
	;;
	ld8 r15 = [r15]
	mov r42 = r0
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = execl#
	mov r1 = r38
.L9:
	adds r14 = 12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L10
	addl r39 = 9, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r38
.L10:
	;;
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L8:
	mov r41 = r0
	mov r40 = r0
	adds r14 = -16, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp in_child#
	.section	.rodata
	.align 8
.LC6:
	stringz	"pipe"
	.align 8
.LC7:
	stringz	"F_SETPIPE_SZ"
	.align 8
.LC8:
	stringz	"write to a pipe"
	.align 8
.LC9:
	stringz	"socketpair"
	.text
	.align 16
	.proc pipes#
pipes:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 19, 13
	addl r15 = 524288, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 2048, r0
	;;
	or r14 = r14, r15
	;;
	mov r38 = r14
	adds r37 = -32, r35
	br.call.sptk.many b0 = pipe2#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	addl r39 = 1048576, r0
	addl r38 = 1031, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
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
	adds r14 = -28, r35
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 3, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	addl r14 = 1048576, r0
	br .L13
	;;
.L12:
	addl r14 = 100, r0
.L13:
	;;
	mov r39 = r14
	movl r38 = @gprel(block#)
	;;
	add r38 = r1, r38
	mov r37 = r15
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 3, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	addl r38 = 1031, r0
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
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
.L14:
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 30, 2
	;;
	add r14 = r14, r15
	;;
	and r14 = 3, r14
	;;
	sub r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L15
	adds r14 = -24, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld4 r16 = [r14]
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	;;
	st4 [r14] = r15
	adds r14 = -28, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -24, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r15
	adds r14 = -16, r35
	addl r39 = 4, r0
	;;
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = send_files#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
.L15:
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 30, 2
	;;
	add r14 = r14, r15
	;;
	and r14 = 3, r14
	;;
	sub r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L16
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = dup2#
	mov r1 = r36
.L16:
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -28, r35
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
	.endp pipes#
	.section	.rodata
	.align 8
.LC10:
	stringz	"bind"
	.align 8
.LC11:
	stringz	"listen"
	.align 8
.LC12:
	stringz	"getsockname"
	.align 8
.LC13:
	stringz	"socket"
	.text
	.align 16
	.proc connected#
connected:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -28, r35
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	adds r14 = -28, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -12, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r8
	adds r14 = -28, r35
	;;
	mov r15 = r14
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	adds r16 = -32, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r38 = 4, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	mov r15 = r14
	adds r14 = -12, r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r16 = -32, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r39 = r0
	;;
	addl r38 = 2049, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	mov r16 = r14
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	adds r16 = -32, r35
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp connected#
	.align 16
	.proc sockets#
sockets:
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
	st4 [r14] = r32
	adds r14 = -4, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 30, 2
	;;
	add r14 = r14, r15
	;;
	and r14 = 3, r14
	;;
	sub r14 = r14, r15
	;;
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dptk .L20
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 30, 2
	;;
	add r14 = r14, r15
	;;
	and r14 = 3, r14
	;;
	sub r14 = r14, r15
	movl r15 = @gprel(types.2#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 2048, r0
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -12, r35
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r15
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L21
	;;
.L22:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 20000, r0
	movl r38 = @gprel(block#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
.L21:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L22
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 4, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r14 = -12, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	br .L23
	;;
.L20:
	adds r14 = -12, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = connected#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -4, r35
	addl r41 = 4, r0
	;;
	mov r40 = r15
	addl r39 = 3, r0
	addl r38 = 6, r0
	mov r37 = r14
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 100000, r0
	movl r38 = @gprel(block#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	addl r40 = 32768, r0
	addl r39 = 100, r0
	movl r38 = @gprel(block#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
.L23:
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	adds r15 = -12, r35
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	adds r15 = -12, r35
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
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
	.endp sockets#
	.section	.rodata
	.align 8
.LC14:
	stringz	"shmget"
	.align 8
.LC15:
	stringz	"IPC_RMID"
	.align 8
.LC16:
	stringz	"IPC_STAT"
	.align 8
.LC17:
	stringz	"%d attached\n"
	.align 8
.LC18:
	stringz	"shmdt: %s\n"
	.align 8
.LC19:
	stringz	"segment %d remains\n"
	.text
	.align 16
	.proc segments#
segments:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -160, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	addl r40 = 896, r0
	movl r39 = 2097152
	mov r38 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -136, r36
	;;
	st4 [r14] = r15
	adds r33 = -128, r36
	adds r14 = -136, r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = shmat#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -144, r36
	;;
	st8 [r14] = r0
	adds r14 = -128, r36
	movl r40 = 2097152
	addl r39 = 1, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r14 = -136, r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
.L25:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r15 = r14
	adds r14 = -128, r36
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r37
.L26:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L27
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r15 = r14
	adds r14 = -128, r36
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = mprotect#
	mov r1 = r37
.L27:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L28
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 34, r0
	mov r40 = r0
	addl r39 = 1048576, r0
	mov r38 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -128, r36
	;;
	mov r42 = r15
	addl r41 = 3, r0
	addl r40 = 1048576, r0
	addl r39 = 1048576, r0
	ld8 r38 = [r14]
	br.call.sptk.many b0 = mremap#
	mov r1 = r37
	adds r14 = -144, r36
	;;
	st8 [r14] = r8
.L28:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	adds r15 = -120, r36
	adds r14 = -136, r36
	;;
	mov r40 = r15
	addl r39 = 2, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 5, r14
	(p6) br.cond.dptk .L30
	adds r14 = -120, r36
	;;
	adds r14 = 88, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L30:
	adds r14 = -136, r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
.L29:
	adds r14 = -128, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = shmdt#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 5, r14
	(p6) br.cond.dptk .L32
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L32:
	adds r14 = -128, r36
	movl r39 = 2097152
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r37
.L31:
	adds r15 = -144, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	addl r39 = 1048576, r0
	adds r14 = -144, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r37
.L33:
	adds r15 = -120, r36
	adds r14 = -136, r36
	;;
	mov r40 = r15
	addl r39 = 2, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L35
	mov r14 = r36
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L35:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp segments#
	.align 16
	.proc attach_only#
attach_only:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	mov r39 = r0
	mov r38 = r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r39 = 2097152
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp attach_only#
	.section	.rodata
	.align 8
.LC20:
	stringz	"inherited segment %d remains\n"
	.text
	.align 16
	.proc inherited_segments#
inherited_segments:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -144, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	addl r40 = 896, r0
	movl r39 = 2097152
	mov r38 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -128, r36
	;;
	st4 [r15] = r14
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	mov r40 = r14
	adds r14 = -128, r36
	;;
	ld4 r39 = [r14]
	addl r38 = @ltoff(@fptr(attach_only#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = in_child#
	mov r1 = r37
	adds r33 = -120, r36
	mov r40 = r0
	mov r39 = r0
	adds r15 = -128, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = shmat#
	mov r1 = r37
	st8 [r33] = r8
	mov r40 = r0
	mov r39 = r0
	adds r14 = -128, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = 2097152
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -120, r36
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	mov r40 = r14
	addl r39 = 1, r0
	addl r38 = @ltoff(@fptr(usleep#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = in_child#
	mov r1 = r37
	adds r14 = -120, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = shmdt#
	mov r1 = r37
	adds r14 = -112, r36
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
	adds r14 = -112, r36
	;;
	mov r40 = r14
	addl r39 = 2, r0
	adds r14 = -128, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L39
	mov r14 = r36
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L39:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp inherited_segments#
	.section	.rodata
	.align 8
.LC21:
	stringz	"file"
	.align 8
.LC22:
	stringz	"memfd_create"
	.align 8
.LC23:
	stringz	"write to a file"
	.text
	.align 16
	.proc memory_files#
memory_files:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 6, 0
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
	st4 [r14] = r32
	mov r39 = r0
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -16, r36
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	addl r15 = 1, r0
	br .L42
	;;
.L41:
	addl r15 = 2, r0
.L42:
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	adds r33 = -24, r36
	mov r43 = r0
	;;
	mov r42 = r14
	mov r41 = r15
	addl r40 = 3, r0
	movl r39 = 2097152
	mov r38 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -32, r36
	;;
	st4 [r14] = r0
	br .L43
	;;
.L44:
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	addl r40 = 1048576, r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
.L43:
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L44
	adds r14 = -24, r36
	movl r40 = 2097152
	addl r39 = 1, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	addl r39 = 1048576, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r37
.L45:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L46
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	addl r41 = 1048576, r0
	mov r40 = r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fallocate#
	mov r1 = r37
.L46:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r15 = r14
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = munmap#
	mov r1 = r37
.L47:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 4, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	adds r14 = -12, r36
	;;
	mov r41 = r14
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = send_files#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
.L48:
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -24, r36
	movl r39 = 2097152
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp memory_files#
	.section	.rodata
	.align 8
.LC24:
	stringz	"/dev/shm/account"
	.align 8
.LC25:
	stringz	"open"
	.align 8
.LC26:
	stringz	"user.%d"
	.align 8
.LC27:
	stringz	"user.3"
	.align 8
.LC28:
	stringz	"/dev/shm/account-2"
	.text
	.align 16
	.proc attributes#
attributes:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r38 = r0
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -28, r35
	;;
	st4 [r14] = r15
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -24, r35
	;;
	st4 [r14] = r15
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	br .L50
	;;
.L53:
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	movl r14 = -8608480567731124087
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	add r14 = r14, r15
	;;
	shr r16 = r14, 3
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -20, r35
	;;
	mov r39 = r15
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = sprintf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	adds r14 = -24, r35
	;;
	ld4 r16 = [r14]
	br .L52
	;;
.L51:
	adds r14 = -28, r35
	;;
	ld4 r16 = [r14]
.L52:
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 22, 10
	;;
	sub r14 = r14, r15
	;;
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r2 = r14
	;;
	addl r14 = 60000, r2
	;;
	sxt4 r15 = r14
	adds r14 = -20, r35
	mov r41 = r0
	;;
	mov r40 = r15
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = fsetxattr#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
.L50:
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L53
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	br .L56
	;;
.L55:
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
.L56:
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = fremovexattr#
	mov r1 = r36
.L54:
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 4, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	adds r14 = -24, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
.L57:
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L58
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rename#
	mov r1 = r36
.L58:
	;;
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 4, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	adds r14 = -24, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
.L59:
	adds r14 = -28, r35
	;;
	ld4 r37 = [r14]
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
	.endp attributes#
	.align 16
	.proc write_it#
write_it:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
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
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L61
	addl r14 = 33, r0
	br .L62
	;;
.L61:
	addl r14 = 34, r0
.L62:
	mov r42 = r0
	addl r41 = -1, r0
	;;
	mov r40 = r14
	addl r39 = 3, r0
	movl r38 = 2097152
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r8
	movl r39 = 2097152
	addl r38 = 1, r0
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	addl r39 = 2, r0
	addl r38 = 1, r0
	;;
	addl r37 = @ltoff(@fptr(usleep#)), gp
	;;
	ld8 r37 = [r37]
	br.call.sptk.many b0 = in_child#
	mov r1 = r36
	addl r38 = 1048576, r0
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 1048576, r2
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = remap_file_pages#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r15 = 1048576, r2
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp write_it#
	.align 16
	.proc anonymous#
anonymous:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	and r14 = 1, r14
	;;
	mov r17 = r14
	ld4 r14 = [r35]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	mov r39 = r14
	mov r38 = r17
	addl r37 = @ltoff(@fptr(write_it#)), gp
	;;
	ld8 r37 = [r37]
	br.call.sptk.many b0 = in_child#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp anonymous#
	.section	.rodata
	.align 8
.LC29:
	stringz	"msgget"
	.align 8
.LC30:
	stringz	"semget"
	.align 8
.LC31:
	stringz	"/account"
	.align 8
.LC0:
	data8	1
	stringz	""
	.skip	7999
	.text
	.align 16
	.proc queues#
queues:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -8128, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	addl r39 = 384, r0
	mov r38 = r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -8112, r36
	;;
	st4 [r15] = r14
	addl r40 = 384, r0
	addl r39 = 1000, r0
	mov r38 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -8108, r36
	;;
	st4 [r14] = r15
	adds r14 = -8096, r36
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
	adds r14 = -8096, r36
	;;
	adds r14 = 8, r14
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	adds r14 = -8096, r36
	;;
	adds r14 = 16, r14
	addl r15 = 8192, r0
	;;
	st8 [r14] = r15
	adds r14 = -8032, r36
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -8016, r36
	movl r16 = @gprel(.LC0)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 8008, r0
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	adds r33 = -8104, r36
	adds r14 = -8096, r36
	;;
	mov r41 = r14
	addl r40 = 384, r0
	addl r39 = 66, r0
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = mq_open#
	mov r1 = r37
	st4 [r33] = r8
	nop 0
.L65:
	adds r14 = -8016, r36
	addl r41 = 2048, r0
	addl r40 = 8000, r0
	;;
	mov r39 = r14
	adds r14 = -8112, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	nop 0
.L66:
	adds r15 = -8032, r36
	adds r14 = -8104, r36
	;;
	mov r42 = r15
	mov r41 = r0
	addl r40 = 8192, r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = mq_timedsend#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
	adds r14 = -8, r36
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -8, r36
	;;
	adds r14 = 2, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	addl r15 = 4096, r0
	;;
	st2 [r14] = r15
	adds r15 = -8, r36
	adds r14 = -8108, r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = semop#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	adds r14 = -8016, r36
	addl r42 = 2048, r0
	mov r41 = r0
	addl r40 = 8000, r0
	;;
	mov r39 = r14
	adds r15 = -8112, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r37
.L67:
	mov r40 = r0
	mov r39 = r0
	adds r14 = -8112, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r37
	adds r14 = -8108, r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r37
	adds r14 = -8104, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = mq_close#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp queues#
	.section	.rodata
	.align 8
.LC32:
	stringz	"epoll"
	.align 8
.LC33:
	stringz	"/proc/self/fd"
	.align 8
.LC34:
	stringz	"/proc/self/maps"
	.align 8
.LC35:
	stringz	"/"
	.text
	.align 16
	.proc descriptors#
descriptors:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -240, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	mov r38 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -220, r36
	;;
	st4 [r14] = r15
	adds r33 = -216, r36
	mov r39 = r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r37
	;;
	st4 [r33] = r8
	adds r33 = -212, r36
	mov r39 = r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	mov r1 = r37
	;;
	st4 [r33] = r8
	adds r33 = -208, r36
	br.call.sptk.many b0 = inotify_init#
	mov r1 = r37
	;;
	st4 [r33] = r8
	adds r14 = -184, r36
	;;
	st8 [r14] = r0
	adds r14 = -184, r36
	;;
	adds r14 = 8, r14
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	adds r14 = -184, r36
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -184, r36
	;;
	adds r14 = 24, r14
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	adds r14 = -152, r36
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -152, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -136, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r37
	adds r14 = -136, r36
	addl r39 = 10, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r37
	adds r33 = -204, r36
	adds r14 = -136, r36
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = -1, r0
	br.call.sptk.many b0 = signalfd#
	mov r1 = r37
	st4 [r33] = r8
	adds r33 = -200, r36
	;;
	addl r39 = 65536, r0
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = open#
	mov r1 = r37
	st4 [r33] = r8
	adds r33 = -196, r36
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = open#
	mov r1 = r37
	st4 [r33] = r8
	adds r15 = -184, r36
	adds r14 = -212, r36
	mov r41 = r0
	;;
	mov r40 = r15
	mov r39 = r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = timerfd_settime#
	mov r1 = r37
	adds r14 = -208, r36
	;;
	addl r40 = 256, r0
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r37
	adds r14 = -224, r36
	;;
	st4 [r14] = r0
	br .L69
	;;
.L70:
	adds r33 = -192, r36
	adds r14 = -216, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = dup#
	mov r1 = r37
	st4 [r33] = r8
	adds r16 = -152, r36
	adds r15 = -192, r36
	adds r14 = -220, r36
	;;
	mov r41 = r16
	ld4 r40 = [r15]
	addl r39 = 1, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r37
	adds r15 = -224, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -224, r36
	;;
	st4 [r15] = r14
.L69:
	adds r15 = -224, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 29, r14
	(p6) br.cond.dptk .L70
	adds r16 = -152, r36
	adds r15 = -212, r36
	adds r14 = -220, r36
	;;
	mov r41 = r16
	ld4 r40 = [r15]
	addl r39 = 1, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r37
	adds r14 = -196, r36
	;;
	addl r40 = 4096, r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r37
	adds r14 = -200, r36
	addl r41 = 4096, r0
	;;
	movl r40 = @gprel(block#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	addl r38 = 1214, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	adds r14 = -196, r36
	;;
	addl r39 = 500, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = dup2#
	mov r1 = r37
	mov r41 = r0
	addl r40 = -1, r0
	;;
	addl r39 = 3, r0
	addl r38 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp descriptors#
	.section	.rodata
	.align 8
.LC36:
	stringz	"mkstemp"
	.text
	.align 16
	.proc locks#
locks:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
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
	st4 [r14] = r32
	adds r14 = -56, r35
	movl r15 = 7161674688826799151
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 6365935025538364783
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 5789784
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	;;
	adds r14 = -56, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mkstemp#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -60, r35
	;;
	st4 [r14] = r15
	adds r14 = -56, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	st4 [r14] = r0
	br .L72
	;;
.L75:
	adds r14 = -32, r35
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
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -32, r35
	;;
	st2 [r14] = r15
	adds r14 = -64, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	sxt4 r15 = r14
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 16, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	addl r15 = 37, r0
	br .L74
	;;
.L73:
	addl r15 = 6, r0
.L74:
	adds r16 = -32, r35
	adds r14 = -60, r35
	;;
	mov r39 = r16
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -64, r35
	;;
	st4 [r15] = r14
.L72:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 49, r14
	(p6) br.cond.dptk .L75
	adds r14 = -60, r35
	addl r38 = 2, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = flock#
	mov r1 = r36
	adds r14 = -60, r35
	addl r39 = 1, r0
	addl r38 = 1024, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L77
	adds r14 = -60, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
.L77:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp locks#
	.align 16
	.proc signals#
signals:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -256, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = -224, r36
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
	adds r14 = -224, r36
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -160, r36
	addl r15 = 100, r0
	;;
	st8 [r14] = r15
	adds r14 = -160, r36
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -160, r36
	;;
	adds r14 = 16, r14
	addl r15 = 100, r0
	;;
	st8 [r14] = r15
	adds r14 = -160, r36
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -128, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = sigfillset#
	mov r1 = r37
	adds r14 = -128, r36
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r37
	adds r14 = -240, r36
	;;
	st4 [r14] = r0
	br .L79
	;;
.L80:
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	mov r33 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r37
	mov r16 = r8
	adds r15 = -240, r36
	;;
	ld4 r14 = [r15]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 30, 2
	;;
	add r14 = r14, r15
	;;
	and r14 = 3, r14
	;;
	sub r14 = r14, r15
	;;
	add r16 = r16, r14
	mov r14 = r0
	adds r17 = -240, r36
	;;
	ld4 r15 = [r17]
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r33
	br.call.sptk.many b0 = sigqueue#
	mov r1 = r37
	adds r15 = -240, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -240, r36
	;;
	st4 [r17] = r14
.L79:
	adds r15 = -240, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 99, r14
	(p6) br.cond.dptk .L80
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L81
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r37
	mov r14 = r8
	addl r39 = 1, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = signal#
	mov r1 = r37
.L81:
	adds r14 = -236, r36
	;;
	st4 [r14] = r0
	br .L82
	;;
.L83:
	adds r15 = -232, r36
	adds r14 = -224, r36
	;;
	mov r40 = r15
	mov r39 = r14
	addl r38 = 1, r0
	br.call.sptk.many b0 = timer_create#
	mov r1 = r37
	adds r14 = -236, r36
	adds r15 = -236, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L82:
	adds r14 = -236, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L83
	adds r14 = -232, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = timer_delete#
	mov r1 = r37
	adds r14 = -160, r36
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp signals#
	.align 16
	.proc filters#
filters:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -24, r35
	addl r15 = 1000, r0
	;;
	st2 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(code.1#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	br .L85
	;;
.L86:
	movl r15 = @gprel(code.1#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	movl r15 = @gprel(code.1#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	adds r15 = 2, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	movl r15 = @gprel(code.1#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	adds r15 = 3, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	movl r15 = @gprel(code.1#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	adds r15 = 4, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	movl r15 = 2147418112
	;;
	st4 [r14] = r15
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r35
	;;
	st4 [r16] = r14
.L85:
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L86
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	st4 [r14] = r0
	br .L87
	;;
.L88:
	adds r14 = -24, r35
	;;
	mov r39 = r14
	addl r38 = 2, r0
	addl r37 = 22, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	adds r14 = -28, r35
	adds r15 = -28, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L87:
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 31, 1
	;;
	add r14 = r14, r15
	;;
	and r14 = 1, r14
	;;
	sub r14 = r14, r15
	;;
	adds r14 = 9, r14
	adds r15 = -28, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L88
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp filters#
	.section	.rodata
	.align 8
.LC1:
	data8	1
	stringz	""
	.skip	7999
	.text
	.align 16
	.proc waiting#
waiting:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -8080, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r33 = -8056, r36
	addl r39 = 384, r0
	mov r38 = r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r37
	;;
	st4 [r33] = r8
	adds r33 = -8052, r36
	addl r40 = 384, r0
	addl r39 = 2, r0
	mov r38 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r37
	;;
	st4 [r33] = r8
	adds r14 = -8032, r36
	movl r16 = @gprel(.LC1)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 8008, r0
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	adds r14 = -8044, r36
	;;
	mov r41 = r14
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -8064, r36
	;;
	st4 [r14] = r0
	br .L90
	;;
.L91:
	adds r14 = -8044, r36
	;;
	ld4 r14 = [r14]
	addl r41 = 64, r0
	addl r40 = 10, r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
	adds r15 = -8064, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -8064, r36
	;;
	st4 [r15] = r14
.L90:
	adds r15 = -8064, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L91
	adds r15 = -8032, r36
	adds r14 = -8056, r36
	mov r41 = r0
	addl r40 = 8000, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r37
	adds r15 = -8032, r36
	adds r14 = -8056, r36
	mov r41 = r0
	addl r40 = 8000, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r37
	adds r33 = -8048, r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r33] = r14
	adds r14 = -8048, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L92
	adds r14 = -24, r36
	;;
	st2 [r14] = r0
	adds r14 = -24, r36
	;;
	adds r14 = 2, r14
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	adds r14 = -24, r36
	;;
	adds r14 = 4, r14
	addl r15 = 4096, r0
	;;
	st2 [r14] = r15
	adds r14 = -8060, r36
	;;
	st4 [r14] = r0
	br .L93
	;;
.L94:
	movl r15 = @gprel(fds.0#)
	;;
	add r15 = r1, r15
	adds r14 = -8060, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	movl r15 = @gprel(fds.0#)
	;;
	add r15 = r1, r15
	adds r14 = -8060, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	adds r15 = 4, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st2 [r14] = r0
	movl r15 = @gprel(fds.0#)
	;;
	add r15 = r1, r15
	adds r14 = -8060, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	adds r15 = 6, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st2 [r14] = r0
	adds r14 = -8060, r36
	adds r15 = -8060, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L93:
	adds r14 = -8060, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L94
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 3, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L95
	addl r40 = -1, r0
	addl r39 = 1000, r0
	movl r38 = @gprel(fds.0#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = poll#
	mov r1 = r37
.L95:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 30, 2
	;;
	add r14 = r14, r15
	;;
	and r14 = 3, r14
	;;
	sub r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L96
	adds r15 = -8032, r36
	adds r14 = -8056, r36
	mov r41 = r0
	addl r40 = 8000, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r37
.L96:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 30, 2
	;;
	add r14 = r14, r15
	;;
	and r14 = 3, r14
	;;
	sub r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L97
	adds r15 = -24, r36
	adds r14 = -8052, r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = semop#
	mov r1 = r37
.L97:
	adds r14 = -8044, r36
	;;
	ld4 r14 = [r14]
	addl r40 = 1, r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L92:
	addl r38 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r37
	adds r14 = -8048, r36
	addl r39 = 9, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	adds r14 = -8048, r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	adds r14 = -8056, r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r37
	adds r14 = -8052, r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r37
	adds r14 = -8044, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -8044, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
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
	.endp waiting#
	.align 16
	.proc rounds#
rounds:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
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
	st8 [r14] = r33
	mov r14 = r38
	;;
	st4 [r14] = r34
	adds r14 = 4, r38
	;;
	st1 [r14] = r35
	adds r14 = -32, r38
	;;
	st4 [r14] = r0
	br .L99
	;;
.L102:
	adds r14 = 4, r38
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L100
	adds r15 = -32, r38
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -8, r38
	;;
	mov r42 = r15
	adds r15 = -32, r38
	;;
	ld4 r41 = [r15]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = in_child#
	mov r1 = r39
	br .L101
	;;
.L100:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	adds r16 = -32, r38
	;;
	ld4 r40 = [r16]
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
.L101:
	adds r16 = -32, r38
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r38
	;;
	st4 [r15] = r14
.L99:
	mov r14 = r38
	adds r16 = -32, r38
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L102
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = puts#
	mov r1 = r39
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp rounds#
	.section	.rodata
	.align 8
.LC37:
	stringz	"pipes"
	.align 8
.LC38:
	stringz	"pipes of children"
	.align 8
.LC39:
	stringz	"sockets"
	.align 8
.LC40:
	stringz	"sockets of children"
	.align 8
.LC41:
	stringz	"segments"
	.align 8
.LC42:
	stringz	"segments of children"
	.align 8
.LC43:
	stringz	"files in memory"
	.align 8
.LC44:
	stringz	"files in memory of children"
	.align 8
.LC45:
	stringz	"attributes"
	.align 8
.LC46:
	stringz	"attributes of children"
	.align 8
.LC47:
	stringz	"anonymous memory"
	.align 8
.LC48:
	stringz	"queues"
	.align 8
.LC49:
	stringz	"queues of children"
	.align 8
.LC50:
	stringz	"descriptors"
	.align 8
.LC51:
	stringz	"descriptors of children"
	.align 8
.LC52:
	stringz	"locks"
	.align 8
.LC53:
	stringz	"signals"
	.align 8
.LC54:
	stringz	"filters"
	.align 8
.LC55:
	stringz	"waiting calls"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
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
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld4 r14 = [r36]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L104
	mov r14 = r0
	br .L105
	;;
.L104:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(self#), gp
	;;
	st8 [r15] = r14
	addl r38 = 30, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r37
	mov r14 = r8
	;;
	addl r15 = @gprel(page#), gp
	;;
	st8 [r15] = r14
	mov r41 = r0
	addl r40 = 60, r0
	addl r39 = @ltoff(@fptr(pipes#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	addl r41 = 1, r0
	addl r40 = 12, r0
	;;
	addl r39 = @ltoff(@fptr(pipes#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r41 = r0
	addl r40 = 300, r0
	;;
	addl r39 = @ltoff(@fptr(sockets#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	addl r41 = 1, r0
	addl r40 = 24, r0
	;;
	addl r39 = @ltoff(@fptr(sockets#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r41 = r0
	addl r40 = 24, r0
	;;
	addl r39 = @ltoff(@fptr(segments#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r41 = r0
	addl r40 = 18, r0
	;;
	addl r39 = @ltoff(@fptr(inherited_segments#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r41 = r0
	addl r40 = 24, r0
	;;
	addl r39 = @ltoff(@fptr(memory_files#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC43)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	addl r41 = 1, r0
	addl r40 = 24, r0
	;;
	addl r39 = @ltoff(@fptr(memory_files#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC44)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r41 = r0
	addl r40 = 200, r0
	;;
	addl r39 = @ltoff(@fptr(attributes#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC45)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	addl r41 = 1, r0
	addl r40 = 12, r0
	;;
	addl r39 = @ltoff(@fptr(attributes#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC46)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r41 = r0
	addl r40 = 24, r0
	;;
	addl r39 = @ltoff(@fptr(anonymous#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC47)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r41 = r0
	addl r40 = 300, r0
	;;
	addl r39 = @ltoff(@fptr(queues#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC48)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	addl r41 = 1, r0
	addl r40 = 12, r0
	;;
	addl r39 = @ltoff(@fptr(queues#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC49)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r41 = r0
	addl r40 = 24, r0
	;;
	addl r39 = @ltoff(@fptr(descriptors#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC50)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	addl r41 = 1, r0
	addl r40 = 12, r0
	;;
	addl r39 = @ltoff(@fptr(descriptors#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC51)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	addl r41 = 1, r0
	addl r40 = 12, r0
	;;
	addl r39 = @ltoff(@fptr(locks#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC52)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	addl r41 = 1, r0
	addl r40 = 12, r0
	;;
	addl r39 = @ltoff(@fptr(signals#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC53)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	addl r41 = 1, r0
	addl r40 = 12, r0
	;;
	addl r39 = @ltoff(@fptr(filters#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC54)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r41 = r0
	addl r40 = 12, r0
	;;
	addl r39 = @ltoff(@fptr(waiting#)), gp
	;;
	ld8 r39 = [r39]
	movl r38 = @gprel(.LC55)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r14 = r0
.L105:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 4
	.type	types.2#, @object
	.size	types.2#, 12
types.2:
	data4	1
	data4	2
	data4	5
	.bss
	.align 4
	.type	code.1#, @object
	.size	code.1#, 8000
code.1:
	.skip	8000
	.align 4
	.type	fds.0#, @object
	.size	fds.0#, 8000
fds.0:
	.skip	8000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
