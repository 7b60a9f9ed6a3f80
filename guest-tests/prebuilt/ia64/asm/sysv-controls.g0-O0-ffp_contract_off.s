// 53ade83def5e51f6ab9285e26847ff38 guest-tests/ipc/sysv-controls.c
	.file	"sysv-controls.c"
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
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.sbss
	.align 4
	.type	queue#, @object
	.size	queue#, 4
queue:
	.skip	4
	.section	.rodata
	.align 8
.LC2:
	stringz	"msgsnd"
	.text
	.align 16
	.proc send#
send:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
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
	st8 [r14] = r33
	adds r14 = -32, r37
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
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	adds r15 = -32, r37
	;;
	st8 [r15] = r14
	adds r14 = 8, r37
	adds r15 = -24, r37
	;;
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = strcpy#
	mov r1 = r38
	;;
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r34 = [r14]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r14 = r8
	mov r42 = r0
	;;
	mov r41 = r14
	adds r40 = -32, r37
	mov r39 = r34
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC2)
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
	.endp send#
	.section	.rodata
	.align 8
.LC3:
	stringz	"%ld %x: %s\n"
	.align 8
.LC4:
	stringz	"%ld %x: %ld, %ld %.*s\n"
	.text
	.align 16
	.proc receive#
receive:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 7, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st4 [r14] = r34
	adds r14 = -40, r37
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
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r16 = [r14]
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	addl r15 = 2048, r0
	;;
	or r14 = r15, r14
	;;
	mov r18 = r14
	adds r15 = -16, r37
	adds r14 = -8, r37
	adds r17 = -40, r37
	;;
	mov r43 = r18
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	mov r40 = r17
	mov r39 = r16
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r38
	adds r14 = -48, r37
	;;
	st8 [r14] = r8
	adds r15 = -48, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L13
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r38
	mov r16 = r8
	mov r15 = r37
	adds r14 = -16, r37
	;;
	mov r42 = r16
	ld4 r41 = [r15]
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L15
	;;
.L13:
	adds r14 = -40, r37
	;;
	ld8 r16 = [r14]
	adds r15 = -48, r37
	;;
	ld8 r14 = [r15]
	;;
	mov r18 = r14
	adds r14 = -40, r37
	;;
	adds r17 = 8, r14
	mov r15 = r37
	adds r14 = -16, r37
	;;
	mov r45 = r17
	mov r44 = r18
	mov r43 = r16
	adds r16 = -48, r37
	;;
	ld8 r42 = [r16]
	ld4 r41 = [r15]
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L15:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp receive#
	.section	.rodata
	.align 8
.LC5:
	stringz	"three"
	.align 8
.LC6:
	stringz	"one"
	.align 8
.LC7:
	stringz	"two and more"
	.align 8
.LC8:
	stringz	"five"
	.align 8
.LC9:
	stringz	"again"
	.text
	.align 16
	.proc fill#
fill:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	addl r36 = 3, r0
	br.call.sptk.many b0 = send#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	addl r36 = 1, r0
	br.call.sptk.many b0 = send#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	addl r36 = 2, r0
	br.call.sptk.many b0 = send#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	addl r36 = 5, r0
	br.call.sptk.many b0 = send#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	addl r36 = 1, r0
	br.call.sptk.many b0 = send#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp fill#
	.section	.rodata
	.align 8
.LC10:
	stringz	"msgget"
	.align 8
.LC11:
	stringz	"msgrcv(queue, no_access(), 16, 0, IPC_NOWAIT)"
	.align 8
.LC12:
	stringz	"msgrcv(queue, no_access(), -1, 0, IPC_NOWAIT)"
	.align 8
.LC13:
	stringz	"msgsnd(queue, &m, 1, 0)"
	.align 8
.LC14:
	stringz	"msgsnd(queue, no_access(), 1, 0)"
	.align 8
.LC15:
	stringz	"msgctl(queue, IPC_STAT, &d)"
	.align 8
.LC16:
	stringz	"%ld messages, %ld bytes, of %ld; mode %o\n"
	.align 8
.LC17:
	stringz	"yes"
	.align 8
.LC18:
	stringz	"NO"
	.align 8
.LC19:
	stringz	"d.msg_lspid == getpid() && d.msg_lrpid == getpid() && d.msg_stime && d.msg_rtime && d.msg_ctime"
	.align 8
.LC20:
	stringz	"%-3s %s\n"
	.align 8
.LC21:
	stringz	"msgctl(queue, IPC_SET, &d)"
	.align 8
.LC22:
	stringz	"msgsnd(queue, &m, 13, IPC_NOWAIT)"
	.align 8
.LC23:
	stringz	"%ld %o\n"
	.align 8
.LC24:
	stringz	"msgctl(queue, 99, &d)"
	.align 8
.LC25:
	stringz	"first >= 0 && first == most && pool >= 1 && map >= 5 && header >= 5 && info.msgmax == 8192 && info.msgmnb == 16384"
	.align 8
.LC26:
	stringz	"msgctl(first, MSG_STAT, &d) >= 0"
	.align 8
.LC27:
	stringz	"msgctl(queue, IPC_RMID, NULL)"
	.text
	.align 16
	.proc messages#
messages:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -208, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 384, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = msgget#
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
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(queue#), gp
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = fill#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	addl r39 = 4096, r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	addl r39 = 8192, r0
	addl r38 = 16, r0
	addl r37 = 3, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 16, r0
	addl r37 = -2, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 16, r0
	addl r37 = 9, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 16, r0
	addl r37 = -4, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 16, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fill#
	mov r1 = r36
	addl r39 = 16384, r0
	addl r38 = 16, r0
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	addl r39 = 16384, r0
	addl r38 = 16, r0
	addl r37 = 9, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	addl r39 = 16384, r0
	addl r38 = 3, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	addl r39 = 20480, r0
	addl r38 = 3, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	addl r39 = 24576, r0
	addl r38 = 16, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	addl r39 = 8192, r0
	addl r38 = 16, r0
	addl r37 = -1, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r41 = 2048, r0
	mov r40 = r0
	addl r39 = 16, r0
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r41 = 2048, r0
	mov r40 = r0
	addl r39 = -1, r0
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -168, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	;;
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -168, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -168, r35
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -168, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -144, r35
	;;
	mov r39 = r15
	addl r38 = 2, r0
	mov r37 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -144, r35
	;;
	adds r14 = 80, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -144, r35
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -144, r35
	;;
	adds r14 = 88, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = -144, r35
	;;
	adds r14 = 20, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r17
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -144, r35
	;;
	adds r14 = 96, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L18
	adds r14 = -144, r35
	;;
	adds r14 = 100, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L18
	adds r14 = -144, r35
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r14 = -144, r35
	;;
	adds r14 = 56, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r14 = -144, r35
	;;
	adds r14 = 64, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -144, r35
	;;
	adds r14 = 88, r14
	addl r15 = 12, r0
	;;
	st8 [r14] = r15
	adds r14 = -144, r35
	;;
	adds r14 = 20, r14
	addl r15 = 416, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -144, r35
	;;
	mov r39 = r15
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -168, r35
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -168, r35
	addl r40 = 2048, r0
	addl r39 = 13, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -144, r35
	;;
	mov r39 = r15
	addl r38 = 2, r0
	mov r37 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -144, r35
	;;
	adds r14 = 88, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -144, r35
	;;
	adds r14 = 20, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -144, r35
	;;
	mov r39 = r15
	addl r38 = 99, r0
	mov r37 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	mov r39 = r14
	addl r38 = 12, r0
	mov r37 = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	adds r14 = -192, r35
	;;
	st4 [r14] = r8
	adds r14 = -188, r35
	adds r15 = -24, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -184, r35
	adds r15 = -24, r35
	;;
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -180, r35
	adds r15 = -24, r35
	;;
	adds r15 = 24, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r32 = -176, r35
	adds r14 = -24, r35
	;;
	mov r39 = r14
	addl r38 = 3, r0
	mov r37 = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	st4 [r32] = r8
	adds r15 = -192, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -176, r35
	adds r16 = -192, r35
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
	adds r14 = -188, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -184, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L20
	adds r14 = -180, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L20
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 8192, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	adds r14 = -24, r35
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 16384, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -144, r35
	;;
	mov r39 = r14
	addl r38 = 11, r0
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp messages#
	.section	.rodata
	.align 8
.LC28:
	stringz	"semget"
	.align 8
.LC29:
	stringz	"semctl(set, 0, SETALL, a)"
	.align 8
.LC30:
	stringz	"semctl(set, 1, SETVAL, a)"
	.align 8
.LC31:
	stringz	"semctl(set, 3, SETVAL, a)"
	.align 8
.LC32:
	stringz	"semctl(set, -1, GETVAL)"
	.align 8
.LC33:
	stringz	"semctl(set, 0, GETALL, a)"
	.align 8
.LC34:
	stringz	"%d %d %d\n"
	.align 8
.LC35:
	stringz	"semctl(set, 1, GETVAL)"
	.align 8
.LC36:
	stringz	"semctl(set, 1, GETPID) == getpid()"
	.align 8
.LC37:
	stringz	"semctl(set, 2, GETNCNT)"
	.align 8
.LC38:
	stringz	"semctl(set, 2, GETZCNT)"
	.align 8
.LC39:
	stringz	"semctl(set, 0, IPC_STAT, a)"
	.align 8
.LC40:
	stringz	"d.sem_nsems == 3 && d.sem_otime == 0 && d.sem_ctime && d.sem_perm.mode == 0600"
	.align 8
.LC41:
	stringz	"semop(set, op, 1)"
	.align 8
.LC42:
	stringz	"semop(set, op + 1, 1)"
	.align 8
.LC43:
	stringz	"semop(set, op + 2, 1)"
	.align 8
.LC44:
	stringz	"semop(set, op, 0)"
	.align 8
.LC45:
	stringz	"semop(set, op, 3)"
	.align 8
.LC46:
	stringz	"semop(set, op, 2)"
	.align 8
.LC47:
	stringz	"semctl(set, 2, GETVAL)"
	.align 8
.LC48:
	stringz	"d.sem_otime != 0"
	.align 8
.LC49:
	stringz	"most >= 0 && info.semusz >= 1 && info.semaem >= 3"
	.align 8
.LC50:
	stringz	"semctl(0, 0, IPC_INFO, a) == most && info.semvmx == 32767 && info.semopm == 500 && info.semmsl == 32000"
	.align 8
.LC51:
	stringz	"semget(IPC_PRIVATE, 0, 0600)"
	.align 8
.LC52:
	stringz	"semget(IPC_PRIVATE, 32001, 0600)"
	.align 8
.LC53:
	stringz	"semctl(set, 0, IPC_RMID)"
	.text
	.align 16
	.proc semaphores#
semaphores:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -208, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 384, r0
	addl r38 = 3, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -192, r35
	;;
	st4 [r15] = r14
	adds r14 = -184, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -184, r35
	;;
	adds r14 = 2, r14
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = -184, r35
	;;
	adds r14 = 4, r14
	addl r15 = 3, r0
	;;
	st2 [r14] = r15
	adds r14 = -178, r35
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	;;
	adds r14 = -168, r35
	adds r15 = -184, r35
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 17, r0
	mov r38 = r0
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -168, r35
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 16, r0
	addl r38 = 1, r0
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 16, r0
	addl r38 = 3, r0
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 12, r0
	addl r38 = -1, r0
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -168, r35
	addl r15 = 32768, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 16, r0
	addl r38 = 1, r0
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -168, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 16, r0
	addl r38 = 1, r0
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -168, r35
	adds r15 = -178, r35
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 13, r0
	mov r38 = r0
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -178, r35
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -178, r35
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -178, r35
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -184, r35
	;;
	adds r14 = 4, r14
	addl r15 = -25536, r0
	;;
	st2 [r14] = r15
	adds r14 = -168, r35
	adds r15 = -184, r35
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 17, r0
	mov r38 = r0
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 13, r0
	mov r38 = r0
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 17, r0
	mov r38 = r0
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 12, r0
	addl r38 = 1, r0
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	addl r39 = 11, r0
	addl r38 = 1, r0
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 14, r0
	addl r38 = 2, r0
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 15, r0
	addl r38 = 2, r0
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -168, r35
	adds r15 = -160, r35
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 2, r0
	mov r38 = r0
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -160, r35
	;;
	adds r14 = 64, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L27
	adds r14 = -160, r35
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	adds r14 = -160, r35
	;;
	adds r14 = 56, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	adds r14 = -160, r35
	;;
	adds r14 = 20, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 384, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st2 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 4, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 6, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	addl r15 = -8, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 10, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 12, r14
	addl r15 = 3, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 14, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 16, r14
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -32, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 6, r14
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 12, r14
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -32, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -32, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 2, r14
	addl r15 = -7, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 6, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	;;
	st2 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 10, r14
	;;
	st2 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 12, r14
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 14, r14
	addl r15 = 5, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 16, r14
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -32, r35
	addl r39 = 3, r0
	;;
	mov r38 = r14
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	adds r14 = 2, r14
	addl r15 = 32767, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -32, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 12, r0
	addl r38 = 1, r0
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 12, r0
	addl r38 = 2, r0
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 2, r0
	mov r38 = r0
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -160, r35
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC48)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -168, r35
	adds r15 = -72, r35
	;;
	st8 [r14] = r15
	adds r32 = -188, r35
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 19, r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -188, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -72, r35
	;;
	adds r14 = 28, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -72, r35
	;;
	adds r14 = 36, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC49)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -168, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 3, r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -188, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L33
	adds r14 = -72, r35
	;;
	adds r14 = 32, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 32767, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L33
	adds r14 = -72, r35
	;;
	adds r14 = 20, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 500, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L33
	adds r14 = -72, r35
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 32000, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L34:
	movl r39 = @gprel(.LC50)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 384, r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC51)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 384, r0
	addl r38 = 32001, r0
	mov r37 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	mov r38 = r0
	adds r14 = -192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -32, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r15 = -192, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp semaphores#
	.section	.rodata
	.align 8
.LC54:
	stringz	"shmget"
	.align 8
.LC55:
	stringz	"p != (void *)-1 && q != (void *)-1 && p != q"
	.align 8
.LC56:
	stringz	"shmctl(id, IPC_STAT, &d)"
	.align 8
.LC57:
	stringz	"d.shm_segsz == 3 * page - 1 && d.shm_nattch == 2 && d.shm_cpid == getpid() && d.shm_lpid == getpid() && d.shm_atime && !d.shm_dtime"
	.align 8
.LC58:
	stringz	"shmctl(id, SHM_LOCK, NULL)"
	.align 8
.LC59:
	stringz	"%o\n"
	.align 8
.LC60:
	stringz	"shmctl(id, SHM_UNLOCK, NULL)"
	.align 8
.LC61:
	stringz	"shmat(id, p, 0) == (void *)-1 && errno == EINVAL"
	.align 8
.LC62:
	stringz	"shmat(id, p, SHM_REMAP) == p"
	.align 8
.LC63:
	stringz	"shmat(id, NULL, SHM_REMAP) == (void *)-1 && errno == EINVAL"
	.align 8
.LC64:
	stringz	"shmat(id, p + 1, 0) == (void *)-1 && errno == EINVAL"
	.align 8
.LC65:
	stringz	"shmdt(p + page)"
	.align 8
.LC66:
	stringz	"shmdt(p)"
	.align 8
.LC67:
	stringz	"shmctl(id, IPC_RMID, NULL)"
	.align 8
.LC68:
	stringz	"%o, %d attached\n"
	.align 8
.LC69:
	stringz	"d.shm_perm.__key == IPC_PRIVATE && d.shm_dtime"
	.align 8
.LC70:
	stringz	"most >= 0 && info.used_ids >= 1 && info.shm_tot >= 3"
	.align 8
.LC71:
	stringz	"shmctl(0, IPC_INFO, (struct shmid_ds *)&limits) == most && limits.shmmni == 4096 && limits.shmmin == 1"
	.align 8
.LC72:
	stringz	"shmdt(q)"
	.align 8
.LC73:
	stringz	"shmget(IPC_PRIVATE, 0, 0600)"
	.text
	.align 16
	.proc memory#
memory:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -272, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r37 = 30, r0
	;;
	br.call.sptk.many b0 = sysconf#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -256, r35
	;;
	st8 [r15] = r14
	adds r16 = -256, r35
	;;
	ld8 r15 = [r16]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	adds r14 = -1, r14
	addl r39 = 384, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC54)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -248, r35
	;;
	st4 [r14] = r15
	adds r32 = -240, r35
	adds r14 = -248, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = -232, r35
	adds r14 = -248, r35
	addl r39 = 4096, r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -240, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L36
	adds r14 = -232, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L36
	adds r15 = -240, r35
	adds r14 = -232, r35
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L37:
	movl r39 = @gprel(.LC55)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -240, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 115, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 104, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 97, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 114, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 101, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 100, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	adds r14 = -232, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -216, r35
	adds r14 = -248, r35
	;;
	mov r39 = r15
	addl r38 = 2, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	adds r14 = 48, r14
	;;
	ld8 r16 = [r14]
	adds r14 = -256, r35
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	adds r14 = -1, r14
	;;
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L38
	adds r14 = -216, r35
	;;
	adds r14 = 88, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L38
	adds r14 = -216, r35
	;;
	adds r14 = 80, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L38
	adds r14 = -216, r35
	;;
	adds r14 = 84, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L38
	adds r14 = -216, r35
	;;
	adds r14 = 56, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	adds r14 = -216, r35
	;;
	adds r14 = 64, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L39:
	movl r39 = @gprel(.LC57)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -248, r35
	mov r39 = r0
	addl r38 = 11, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC58)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -216, r35
	adds r14 = -248, r35
	;;
	mov r39 = r15
	addl r38 = 2, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	adds r14 = 20, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC59)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -248, r35
	mov r39 = r0
	addl r38 = 12, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r15 = -240, r35
	adds r14 = -248, r35
	mov r39 = r0
	;;
	ld8 r38 = [r15]
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmat#
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
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L41:
	movl r39 = @gprel(.LC61)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -240, r35
	adds r14 = -248, r35
	addl r39 = 16384, r0
	;;
	ld8 r38 = [r15]
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -240, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L43:
	movl r39 = @gprel(.LC62)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -248, r35
	addl r39 = 16384, r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L44
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L45:
	movl r39 = @gprel(.LC63)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -240, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -248, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L46
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L47:
	movl r39 = @gprel(.LC64)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -240, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -240, r35
	;;
	ld8 r15 = [r14]
	adds r16 = -256, r35
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shmdt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC65)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -240, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = shmdt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC66)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -240, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = shmdt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC66)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -248, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC67)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -216, r35
	adds r14 = -248, r35
	;;
	mov r39 = r15
	addl r38 = 2, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	adds r14 = 20, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -216, r35
	;;
	adds r14 = 88, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC68)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	adds r14 = -216, r35
	;;
	adds r14 = 64, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L49:
	movl r39 = @gprel(.LC69)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -224, r35
	adds r14 = -104, r35
	;;
	mov r39 = r14
	addl r38 = 14, r0
	mov r37 = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -224, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L50
	adds r14 = -104, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	adds r14 = -104, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 2, r14
	(p6) br.cond.dptk .L50
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L51
	;;
.L50:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L51:
	movl r39 = @gprel(.LC70)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	mov r39 = r14
	addl r38 = 3, r0
	mov r37 = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -224, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L52
	adds r14 = -56, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 4096, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L52
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L52
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L53
	;;
.L52:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L53:
	movl r39 = @gprel(.LC71)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -232, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = shmdt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC72)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -216, r35
	adds r14 = -248, r35
	;;
	mov r39 = r15
	addl r38 = 2, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 384, r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC73)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp memory#
	.section	.rodata
	.align 8
.LC74:
	stringz	"setresgid"
	.align 8
.LC75:
	stringz	"setresuid"
	.align 8
.LC76:
	stringz	"d.shm_perm.uid == 0 && d.shm_perm.cuid == 0 && d.shm_perm.gid == 0 && d.shm_perm.cgid == 0"
	.align 8
.LC77:
	stringz	"shmat(id, NULL, 0) == (void *)-1 && errno == EACCES"
	.align 8
.LC78:
	stringz	"shmat(id, NULL, SHM_RDONLY) != (void *)-1"
	.align 8
.LC79:
	stringz	"shmctl(id, IPC_SET, &d)"
	.align 8
.LC80:
	stringz	"semctl(set, 0, GETVAL)"
	.align 8
.LC81:
	stringz	"semctl(set, 0, SETVAL, (union argument){.value = 1})"
	.align 8
.LC82:
	stringz	"semop(set, &(struct sembuf){0, 1, 0}, 1)"
	.align 8
.LC83:
	stringz	"semop(set, &(struct sembuf){0, 0, IPC_NOWAIT}, 1)"
	.align 8
.LC84:
	stringz	"msgsnd(queue, &(struct message){.type = 1}, 1, 0)"
	.align 8
.LC85:
	stringz	"msgrcv(queue, &(struct message){.type = 1}, 1, 0, 0)"
	.text
	.align 16
	.proc other_user#
other_user:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -192, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 388, r0
	addl r37 = 100, r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = shmget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -176, r34
	;;
	st4 [r15] = r14
	addl r38 = 386, r0
	addl r37 = 1, r0
	mov r36 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -172, r34
	;;
	st4 [r14] = r15
	addl r37 = 400, r0
	mov r36 = r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(queue#), gp
	;;
	st4 [r14] = r15
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
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	addl r38 = 77, r0
	addl r37 = 77, r0
	addl r36 = 77, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC74)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	addl r38 = 77, r0
	;;
	addl r37 = 77, r0
	addl r36 = 77, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC75)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r34
	;;
	mov r38 = r14
	addl r37 = 2, r0
	adds r14 = -176, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC56)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -104, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	adds r14 = -104, r34
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	adds r14 = -104, r34
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	adds r14 = -104, r34
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L57
	;;
.L56:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L57:
	movl r38 = @gprel(.LC76)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	mov r37 = r0
	adds r15 = -176, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = shmat#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L58
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L58
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L59
	;;
.L58:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L59:
	movl r38 = @gprel(.LC77)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 4096, r0
	mov r37 = r0
	adds r14 = -176, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = shmat#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L60
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
	br .L61
	;;
.L60:
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
.L61:
	movl r38 = @gprel(.LC78)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	mov r37 = r0
	adds r15 = -176, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC67)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r34
	;;
	mov r38 = r14
	addl r37 = 1, r0
	adds r14 = -176, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC79)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -172, r34
	addl r38 = 12, r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC80)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r0
	addl r15 = 1, r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	adds r15 = -172, r34
	;;
	mov r39 = r14
	addl r38 = 16, r0
	mov r37 = r0
	ld4 r36 = [r15]
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC81)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r34
	;;
	st2 [r14] = r0
	adds r14 = -168, r34
	;;
	adds r14 = 2, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -168, r34
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r15 = -168, r34
	adds r14 = -172, r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	ld4 r36 = [r14]
	br.call.sptk.many b0 = semop#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC82)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -162, r34
	;;
	st2 [r14] = r0
	adds r14 = -162, r34
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = -162, r34
	;;
	adds r14 = 4, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	adds r15 = -162, r34
	adds r14 = -172, r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	ld4 r36 = [r14]
	br.call.sptk.many b0 = semop#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC83)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -172, r34
	mov r38 = r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC53)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -152, r34
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
	adds r14 = -152, r34
	addl r16 = 1, r0
	;;
	st8 [r14] = r16
	adds r14 = -152, r34
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC84)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -128, r34
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
	adds r14 = -128, r34
	addl r16 = 1, r0
	;;
	st8 [r14] = r16
	adds r14 = -128, r34
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC85)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
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
.L55:
	mov r36 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -172, r34
	addl r38 = 12, r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC80)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -172, r34
	mov r38 = r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC53)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	mov r37 = r0
	adds r15 = -176, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC67)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp other_user#
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
	br.call.sptk.many b0 = messages#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = semaphores#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = memory#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = other_user#
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
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
