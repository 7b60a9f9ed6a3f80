// 20c5fe1b5036d7e896f167329fcf61cf guest-tests/ipc/credentials.c
	.file	"credentials.c"
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
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.sbss
	.align 4
	.type	ends#, @object
	.size	ends#, 8
ends:
	.skip	8
	.section	.rodata
	.align 8
.LC2:
	stringz	"setgroups"
	.align 8
.LC3:
	stringz	"setresgid"
	.align 8
.LC4:
	stringz	"setresuid"
	.text
	.align 16
	.proc become#
become:
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
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 2, r14
	adds r14 = -12, r36
	;;
	st4 [r14] = r15
	adds r39 = -16, r36
	addl r38 = 2, r0
	br.call.sptk.many b0 = setgroups#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r16 = 4, r36
	adds r15 = 4, r36
	adds r14 = 4, r36
	;;
	ld4 r40 = [r16]
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	br.call.sptk.many b0 = setresgid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r16 = r36
	mov r15 = r36
	mov r14 = r36
	;;
	ld4 r40 = [r16]
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	br.call.sptk.many b0 = setresuid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp become#
	.section	.rodata
	.align 8
.LC5:
	stringz	" (peek)"
	.align 8
.LC6:
	stringz	""
	.align 8
.LC7:
	stringz	"%s%s: %ld"
	.align 8
.LC8:
	stringz	"another"
	.align 8
.LC9:
	stringz	"nobody"
	.align 8
.LC10:
	stringz	"the sender"
	.align 8
.LC11:
	stringz	", %d of %s, user %d, group %d"
	.text
	.align 16
	.proc receive#
receive:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -400, r12
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
	adds r14 = -360, r37
	;;
	st8 [r14] = r0
	adds r14 = -96, r37
	adds r15 = -360, r37
	;;
	st8 [r14] = r15
	adds r14 = -96, r37
	;;
	adds r14 = 8, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
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
	adds r14 = -80, r37
	;;
	adds r14 = 16, r14
	adds r15 = -96, r37
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
	;;
	adds r14 = 32, r14
	adds r15 = -352, r37
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
	;;
	adds r14 = 40, r14
	addl r15 = 256, r0
	;;
	st8 [r14] = r15
	addl r14 = 2, r0
	adds r15 = -384, r37
	;;
	st4 [r15] = r14
.L23:
	adds r14 = -80, r37
	;;
	adds r14 = 40, r14
	addl r15 = 256, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(ends#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r16 = -384, r37
	;;
	ld4 r14 = [r16]
	;;
	or r14 = 64, r14
	;;
	mov r16 = r14
	adds r34 = -376, r37
	adds r14 = -80, r37
	;;
	mov r41 = r16
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -376, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -80, r37
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L11
	adds r14 = -80, r37
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	br .L13
	;;
.L11:
	mov r14 = r0
	br .L13
	;;
.L10:
	mov r14 = r0
.L13:
	adds r15 = -368, r37
	;;
	st8 [r15] = r14
	adds r14 = -24, r37
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = -368, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r14 = -368, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L14
	adds r14 = -368, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 16, r14
	adds r14 = -24, r37
	addl r41 = 12, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r38
.L14:
	adds r15 = -384, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	movl r16 = @gprel(.LC5)
	;;
	add r16 = r1, r16
	br .L16
	;;
.L15:
	movl r16 = @gprel(.LC6)
	;;
	add r16 = r1, r16
.L16:
	adds r15 = -376, r37
	mov r14 = r37
	;;
	ld8 r42 = [r15]
	mov r41 = r16
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -368, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -368, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r37
	;;
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L19:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L18:
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
.L21:
	adds r15 = -24, r37
	;;
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	mov r17 = r15
	adds r15 = -24, r37
	;;
	adds r15 = 8, r15
	;;
	ld4 r15 = [r15]
	;;
	mov r43 = r15
	mov r42 = r17
	mov r41 = r14
	mov r40 = r16
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L17:
	;;
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	adds r16 = -384, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L25
	adds r14 = -384, r37
	;;
	st4 [r14] = r0
	br .L23
	;;
.L25:
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp receive#
	.section	.rodata
	.align 8
.LC12:
	stringz	"%s: %d %d, %d, user %d, group %d\n"
	.text
	.align 16
	.proc show_peer#
show_peer:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 7, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
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
	adds r14 = -28, r37
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
	adds r14 = -16, r37
	addl r15 = 12, r0
	;;
	st4 [r14] = r15
	adds r16 = -16, r37
	adds r15 = -28, r37
	adds r14 = 8, r37
	;;
	mov r43 = r16
	mov r42 = r15
	addl r41 = 17, r0
	addl r40 = 1, r0
	ld4 r39 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r38
	adds r14 = -32, r37
	;;
	st4 [r14] = r8
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -28, r37
	;;
	ld4 r14 = [r14]
	adds r15 = 12, r37
	;;
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -28, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = -28, r37
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r18 = r14
	mov r14 = r37
	;;
	mov r45 = r18
	mov r44 = r17
	mov r43 = r15
	mov r42 = r16
	adds r15 = -32, r37
	;;
	ld4 r41 = [r15]
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp show_peer#
	.section	.rodata
	.align 8
.LC13:
	stringz	"type %d\n"
	.align 8
.LC14:
	stringz	"socketpair"
	.align 8
.LC15:
	stringz	"before"
	.align 8
.LC16:
	stringz	"write"
	.align 8
.LC17:
	stringz	"setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){1}, sizeof(int))"
	.align 8
.LC18:
	stringz	"root"
	.align 8
.LC19:
	stringz	"real"
	.align 8
.LC20:
	stringz	"user"
	.align 8
.LC21:
	stringz	"message"
	.align 8
.LC22:
	stringz	"setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){0}, sizeof(int))"
	.align 8
.LC23:
	stringz	"after"
	.align 8
.LC24:
	stringz	"pair"
	.text
	.align 16
	.proc messages#
messages:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 5, 0
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
	mov r14 = r36
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r36
	;;
	addl r41 = @gprel(ends#), gp
	mov r40 = r0
	ld4 r39 = [r14]
	addl r38 = 1, r0
	br.call.sptk.many b0 = socketpair#
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
	;;
	addl r14 = @gprel(ends#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 6, r0
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(ends#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r36
	addl r16 = 1, r0
	;;
	st4 [r14] = r16
	adds r14 = -8, r36
	addl r42 = 4, r0
	;;
	mov r41 = r14
	addl r40 = 16, r0
	addl r39 = 1, r0
	mov r38 = r15
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = receive#
	mov r1 = r37
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	adds r33 = -12, r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r33] = r14
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	addl r14 = @gprel(ends#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 4, r0
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	addl r40 = -1, r0
	;;
	addl r39 = -1, r0
	addl r38 = 30, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	addl r40 = -1, r0
	;;
	addl r39 = -1, r0
	addl r38 = 35, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r14 = @gprel(ends#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 4, r0
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r39 = 40, r0
	addl r38 = 30, r0
	br.call.sptk.many b0 = become#
	mov r1 = r37
	;;
	addl r14 = @gprel(ends#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 4, r0
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L28:
	adds r14 = -12, r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	br .L29
	;;
.L30:
	adds r14 = -12, r36
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = receive#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
.L29:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(ends#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r36
	;;
	st4 [r14] = r0
	adds r14 = -4, r36
	addl r42 = 4, r0
	;;
	mov r41 = r14
	addl r40 = 16, r0
	addl r39 = 1, r0
	mov r38 = r15
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	addl r14 = @gprel(ends#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 5, r0
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = receive#
	mov r1 = r37
	;;
	addl r14 = @gprel(ends#), gp
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r33
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_peer#
	mov r1 = r37
	;;
	addl r14 = @gprel(ends#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	;;
	addl r14 = @gprel(ends#), gp
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
	.endp messages#
	.section	.rodata
	.align 8
.LC25:
	stringz	"pipe"
	.align 8
.LC26:
	stringz	"socket"
	.align 8
.LC27:
	stringz	"bind"
	.align 8
.LC28:
	stringz	"bound"
	.align 8
.LC29:
	stringz	"listen"
	.align 8
.LC30:
	stringz	"getsockname"
	.align 8
.LC31:
	stringz	"listener"
	.align 8
.LC32:
	stringz	"connect"
	.align 8
.LC33:
	stringz	"client's"
	.align 8
.LC34:
	stringz	"r"
	.align 8
.LC35:
	stringz	"read"
	.align 8
.LC36:
	stringz	"accept"
	.align 8
.LC37:
	stringz	"seteuid"
	.align 8
.LC38:
	stringz	"server's"
	.align 8
.LC39:
	stringz	"d"
	.align 8
.LC40:
	stringz	"after its end"
	.text
	.align 16
	.proc connections#
connections:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -192, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -156, r35
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
	adds r14 = -156, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -140, r35
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -136, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
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
	adds r14 = -128, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
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
	mov r39 = r0
	;;
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -176, r35
	;;
	st4 [r15] = r14
	adds r14 = -156, r35
	;;
	mov r15 = r14
	adds r14 = -140, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -176, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r39 = r0
	adds r15 = -176, r35
	;;
	ld4 r38 = [r15]
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_peer#
	mov r1 = r36
	addl r38 = 3, r0
	adds r14 = -176, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -140, r35
	addl r15 = 128, r0
	;;
	st4 [r14] = r15
	adds r14 = -112, r35
	;;
	mov r15 = r14
	adds r14 = -140, r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r15 = -176, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r14 = -176, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_peer#
	mov r1 = r36
	adds r32 = -172, r35
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	st4 [r32] = r8
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
	adds r32 = -168, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -168, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	addl r38 = 60, r0
	addl r37 = 50, r0
	br.call.sptk.many b0 = become#
	mov r1 = r36
	mov r39 = r0
	;;
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -160, r35
	;;
	st4 [r14] = r15
	adds r14 = -112, r35
	;;
	mov r16 = r14
	adds r14 = -140, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -160, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -172, r35
	adds r14 = -160, r35
	;;
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_peer#
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
	adds r14 = -136, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L32:
	adds r14 = -136, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	adds r15 = -176, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = accept#
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
	adds r14 = -164, r35
	;;
	st4 [r14] = r15
	addl r37 = 70, r0
	br.call.sptk.many b0 = seteuid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -168, r35
	adds r14 = -164, r35
	;;
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_peer#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = seteuid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -168, r35
	mov r39 = r0
	;;
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r15 = -168, r35
	adds r14 = -164, r35
	;;
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_peer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp connections#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = messages#
	mov r1 = r35
	addl r36 = 2, r0
	;;
	br.call.sptk.many b0 = messages#
	mov r1 = r35
	addl r36 = 5, r0
	;;
	br.call.sptk.many b0 = messages#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = connections#
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
