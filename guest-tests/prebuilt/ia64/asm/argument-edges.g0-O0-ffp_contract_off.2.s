// 4bd69e83e74705a447433cd9306612d2 guest-tests/ipc/argument-edges.c
	.file	"argument-edges.c"
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
	addl r14 = @gprel(page.2#), gp
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
	addl r15 = @gprel(page.2#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.2#), gp
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
	.bss
	.align 8
	.type	m#, @object
	.size	m#, 9008
m:
	.skip	9008
	.section	.rodata
	.align 8
.LC2:
	stringz	"msgget"
	.align 8
.LC3:
	stringz	"ok"
	.align 8
.LC4:
	stringz	"msgsnd %ld: %s;"
	.align 8
.LC5:
	stringz	" %ld %s"
	.align 8
.LC6:
	stringz	"msgsnd"
	.align 8
.LC7:
	stringz	"type %ld: %ld %s, %ld\n"
	.align 8
.LC8:
	stringz	"msgsnd(q, &m, 1, 0)"
	.align 8
.LC9:
	stringz	"msgsnd(-1, &m, 1, 0)"
	.align 8
.LC10:
	stringz	"msgrcv(-1, &m, 1, 0, 0)"
	.align 8
.LC11:
	stringz	"msgget(12345, 0)"
	.align 8
.LC12:
	stringz	"msgctl(q, 99, NULL)"
	.align 8
.LC13:
	stringz	"msgctl(-1, IPC_STAT, NULL)"
	.align 8
.LC14:
	stringz	"msgctl(q, IPC_STAT, &d)"
	.align 8
.LC15:
	stringz	"%ld %ld %ld\n"
	.align 8
.LC16:
	stringz	"msgctl(q, IPC_RMID, NULL)"
	.text
	.align 16
	.proc queues#
queues:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -176, r12
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
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -140, r35
	;;
	st4 [r14] = r15
	adds r14 = -160, r35
	;;
	st4 [r14] = r0
	br .L12
	;;
.L21:
	movl r14 = @gprel(m#)
	;;
	add r14 = r1, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r15 = @gprel(lengths.4#)
	;;
	add r15 = r1, r15
	adds r16 = -160, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r32 = -128, r35
	adds r14 = -140, r35
	addl r40 = 2048, r0
	;;
	mov r39 = r15
	movl r38 = @gprel(m#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	st4 [r32] = r8
	;;
	movl r15 = @gprel(lengths.4#)
	;;
	add r15 = r1, r15
	adds r16 = -160, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	adds r14 = -128, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L14:
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -156, r35
	;;
	st4 [r14] = r0
	br .L15
	;;
.L20:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r15 = @gprel(lengths.4#)
	;;
	add r15 = r1, r15
	adds r14 = -156, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -156, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L16
	addl r15 = 6144, r0
	br .L17
	;;
.L16:
	addl r15 = 2048, r0
.L17:
	adds r32 = -120, r35
	adds r14 = -140, r35
	;;
	mov r41 = r15
	mov r40 = r0
	mov r39 = r16
	movl r38 = @gprel(m#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -120, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L19:
	adds r15 = -120, r35
	;;
	mov r39 = r14
	ld8 r38 = [r15]
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -156, r35
	adds r15 = -156, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -156, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L20
	addl r37 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	adds r15 = -160, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -160, r35
	;;
	st4 [r16] = r14
.L12:
	adds r15 = -160, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L21
	adds r14 = -152, r35
	addl r15 = 3, r0
	;;
	st8 [r14] = r15
	br .L22
	;;
.L23:
	movl r15 = @gprel(m#)
	;;
	add r15 = r1, r15
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	adds r14 = -152, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -140, r35
	mov r40 = r0
	;;
	mov r39 = r15
	movl r38 = @gprel(m#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgsnd#
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
	adds r14 = -152, r35
	adds r15 = -152, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st8 [r14] = r15
.L22:
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r14 = -144, r35
	;;
	st4 [r14] = r0
	br .L24
	;;
.L28:
	movl r15 = @gprel(types.3#)
	;;
	add r15 = r1, r15
	adds r14 = -144, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r32 = -136, r35
	adds r14 = -140, r35
	addl r41 = 2048, r0
	;;
	mov r40 = r15
	addl r39 = 100, r0
	movl r38 = @gprel(m#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r36
	st8 [r32] = r8
	;;
	movl r15 = @gprel(types.3#)
	;;
	add r15 = r1, r15
	adds r14 = -144, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L25
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L26:
	movl r15 = @gprel(m#)
	;;
	add r15 = r1, r15
	;;
	ld8 r16 = [r15]
	adds r15 = -136, r35
	;;
	mov r41 = r16
	mov r40 = r14
	ld8 r39 = [r15]
	mov r38 = r32
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L27
	adds r14 = -136, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -140, r35
	mov r40 = r0
	;;
	mov r39 = r15
	movl r38 = @gprel(m#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgsnd#
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
.L27:
	adds r14 = -144, r35
	adds r15 = -144, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L24:
	adds r14 = -144, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 6, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(m#)
	;;
	add r14 = r1, r14
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -140, r35
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(m#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r14 = @gprel(m#)
	;;
	add r14 = r1, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -140, r35
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(m#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
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
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(m#)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
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
	mov r41 = r0
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(m#)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
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
	mov r38 = r0
	addl r37 = 12345, r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	adds r14 = -140, r35
	mov r39 = r0
	addl r38 = 99, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
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
	addl r38 = 2, r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = msgctl#
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
	adds r15 = -112, r35
	adds r14 = -140, r35
	;;
	mov r39 = r15
	addl r38 = 2, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgctl#
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
	adds r14 = -112, r35
	;;
	adds r14 = 80, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -112, r35
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -112, r35
	;;
	adds r14 = 88, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC15)
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
	adds r14 = -140, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
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
	adds r14 = -140, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
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
	.endp queues#
	.section	.rodata
	.align 8
.LC17:
	stringz	"semget(IPC_PRIVATE, 0, 0600)"
	.align 8
.LC18:
	stringz	"semget(IPC_PRIVATE, -1, 0600)"
	.align 8
.LC19:
	stringz	"semget(IPC_PRIVATE, 32001, 0600)"
	.align 8
.LC20:
	stringz	"semget(12345, 0, 0)"
	.align 8
.LC21:
	stringz	"semget"
	.align 8
.LC22:
	stringz	"semctl(s, 0, SETVAL, a)"
	.align 8
.LC23:
	stringz	"semop(s, o, 1)"
	.align 8
.LC24:
	stringz	"semctl(s, 1, SETVAL, a)"
	.align 8
.LC25:
	stringz	"semctl(s, 2, SETVAL, a)"
	.align 8
.LC26:
	stringz	"semctl(s, -1, SETVAL, a)"
	.align 8
.LC27:
	stringz	"semctl(s, 1, GETVAL)"
	.align 8
.LC28:
	stringz	"semctl(s, 2, GETVAL)"
	.align 8
.LC29:
	stringz	"semctl(s, 1, GETPID) == getpid()"
	.align 8
.LC30:
	stringz	"semctl(s, 1, GETNCNT)"
	.align 8
.LC31:
	stringz	"semctl(s, 2, GETNCNT)"
	.align 8
.LC32:
	stringz	"semctl(s, 1, GETZCNT)"
	.align 8
.LC33:
	stringz	"semctl(s, -1, GETZCNT)"
	.align 8
.LC34:
	stringz	"semctl(s, 0, SETALL, a)"
	.align 8
.LC35:
	stringz	"semctl(s, 0, GETALL, a)"
	.align 8
.LC36:
	stringz	"%d %d\n"
	.align 8
.LC37:
	stringz	"semctl(s, 0, 99, a)"
	.align 8
.LC38:
	stringz	"semop(s, o, 0)"
	.align 8
.LC39:
	stringz	"semop(s, o, 501)"
	.align 8
.LC40:
	stringz	"semop(s, no_access(), 1)"
	.align 8
.LC41:
	stringz	"semop(s, o, 2)"
	.align 8
.LC42:
	stringz	"semctl(s, 0, GETVAL)"
	.align 8
.LC43:
	stringz	"semtimedop(s, o, 1, &(struct timespec){0, 1000000000})"
	.align 8
.LC44:
	stringz	"semtimedop(s, o, 1, &(struct timespec){-1, 0})"
	.align 8
.LC45:
	stringz	"semtimedop(s, o, 1, &(struct timespec){0, 1})"
	.align 8
.LC46:
	stringz	"semctl(s, 0, IPC_RMID)"
	.text
	.align 16
	.proc semaphores#
semaphores:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -3728, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -3704, r35
	;;
	st8 [r14] = r0
	adds r14 = -3704, r35
	addl r15 = 32767, r0
	;;
	st4 [r14] = r15
	adds r14 = -3096, r35
	;;
	mov r15 = r14
	addl r14 = 3006, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -3096, r35
	;;
	adds r14 = 2, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -3096, r35
	;;
	adds r14 = 4, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
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
	movl r37 = @gprel(.LC17)
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
	addl r38 = -1, r0
	mov r37 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
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
	movl r37 = @gprel(.LC19)
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
	addl r37 = 12345, r0
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	addl r39 = 384, r0
	addl r38 = 2, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -3712, r35
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3704, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 16, r0
	mov r38 = r0
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
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
	adds r14 = -3096, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -3704, r35
	addl r15 = 32768, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3704, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 16, r0
	mov r38 = r0
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
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
	adds r14 = -3704, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3704, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 16, r0
	mov r38 = r0
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
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
	adds r14 = -3704, r35
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3704, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 16, r0
	addl r38 = 1, r0
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3704, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 16, r0
	addl r38 = 2, r0
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC25)
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
	adds r14 = -3704, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 16, r0
	addl r38 = -1, r0
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
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
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
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
	addl r39 = 12, r0
	addl r38 = 2, r0
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
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
	addl r39 = 11, r0
	addl r38 = 1, r0
	adds r15 = -3712, r35
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
	cmp4.eq p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
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
	addl r39 = 14, r0
	addl r38 = 1, r0
	adds r14 = -3712, r35
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 14, r0
	addl r38 = 2, r0
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
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
	addl r39 = 15, r0
	addl r38 = 1, r0
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 15, r0
	addl r38 = -1, r0
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
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
	adds r14 = -3696, r35
	addl r15 = 5, r0
	;;
	st2 [r14] = r15
	adds r14 = -3696, r35
	;;
	adds r14 = 2, r14
	addl r15 = -32768, r0
	;;
	st2 [r14] = r15
	adds r14 = -3704, r35
	adds r15 = -3696, r35
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3704, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 17, r0
	mov r38 = r0
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -3696, r35
	;;
	adds r14 = 2, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3704, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 17, r0
	mov r38 = r0
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -3696, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = -3696, r35
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -3696, r35
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3704, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 13, r0
	mov r38 = r0
	adds r14 = -3712, r35
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
	adds r14 = -3696, r35
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -3696, r35
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -3704, r35
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3704, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 13, r0
	mov r38 = r0
	adds r15 = -3712, r35
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
	adds r14 = -3704, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 17, r0
	mov r38 = r0
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
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
	adds r14 = -3704, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 99, r0
	mov r38 = r0
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
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
	adds r14 = -3096, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semop#
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3096, r35
	addl r39 = 501, r0
	;;
	mov r38 = r14
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semop#
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -3096, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3096, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -3096, r35
	;;
	st2 [r14] = r0
	adds r14 = -3096, r35
	;;
	adds r14 = 2, r14
	addl r15 = -6, r0
	;;
	st2 [r14] = r15
	adds r14 = -3096, r35
	;;
	adds r14 = 4, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3096, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -3096, r35
	;;
	st2 [r14] = r0
	adds r14 = -3096, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = -3096, r35
	;;
	adds r14 = 4, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3096, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -3096, r35
	;;
	st2 [r14] = r0
	adds r14 = -3096, r35
	;;
	adds r14 = 2, r14
	addl r15 = -5, r0
	;;
	st2 [r14] = r15
	adds r14 = -3096, r35
	;;
	adds r14 = 4, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	adds r14 = -3096, r35
	;;
	adds r14 = 6, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -3096, r35
	;;
	adds r14 = 8, r14
	addl r15 = 32767, r0
	;;
	st2 [r14] = r15
	adds r14 = -3096, r35
	;;
	adds r14 = 10, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3096, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
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
	addl r39 = 12, r0
	mov r38 = r0
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
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
	adds r14 = -3096, r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -3096, r35
	;;
	adds r14 = 8, r14
	;;
	st2 [r14] = r0
	adds r14 = -3096, r35
	;;
	adds r14 = 10, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -3096, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
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
	addl r39 = 12, r0
	mov r38 = r0
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
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
	adds r14 = -3096, r35
	;;
	st2 [r14] = r0
	adds r14 = -3096, r35
	;;
	adds r14 = 2, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -3096, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -48, r35
	;;
	st8 [r14] = r0
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r15 = -48, r35
	adds r14 = -3096, r35
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semtimedop#
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
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r15 = -32, r35
	adds r14 = -3096, r35
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semtimedop#
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
	adds r14 = -3096, r35
	;;
	st2 [r14] = r0
	adds r14 = -3096, r35
	;;
	adds r14 = 2, r14
	addl r15 = -9, r0
	;;
	st2 [r14] = r15
	adds r14 = -3096, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r15 = -8, r35
	adds r14 = -3096, r35
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semtimedop#
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	mov r38 = r0
	adds r15 = -3712, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = semctl#
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
	mov r38 = r0
	adds r14 = -3712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
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
.LC47:
	stringz	"shmget(IPC_PRIVATE, 0, 0600)"
	.align 8
.LC48:
	stringz	"shmget(12345, 1, 0)"
	.align 8
.LC49:
	stringz	"shmget"
	.align 8
.LC50:
	stringz	"shmat(s, at + 4, 0)"
	.align 8
.LC51:
	stringz	"shmat(s, NULL, SHM_REMAP)"
	.align 8
.LC52:
	stringz	"shmat(-1, NULL, 0)"
	.align 8
.LC53:
	stringz	"shmdt(at + 4)"
	.align 8
.LC54:
	stringz	"shmdt(at)"
	.align 8
.LC55:
	stringz	"shmctl(s, 99, NULL)"
	.align 8
.LC56:
	stringz	"shmctl(s, IPC_STAT, &d)"
	.align 8
.LC57:
	stringz	"%ld %d %o\n"
	.align 8
.LC58:
	stringz	"shmctl(s, SHM_LOCK, NULL)"
	.align 8
.LC59:
	stringz	"%o\n"
	.align 8
.LC60:
	stringz	"shmctl(s, SHM_UNLOCK, NULL)"
	.align 8
.LC61:
	stringz	"shmctl(s, IPC_RMID, NULL)"
	.text
	.align 16
	.proc segments#
segments:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
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
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 12345, r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	addl r39 = 384, r0
	addl r38 = 1, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC49)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -112, r35
	;;
	st4 [r15] = r14
	adds r32 = -104, r35
	mov r39 = r0
	mov r38 = r0
	adds r14 = -112, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	st8 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	mov r39 = r0
	;;
	mov r38 = r14
	adds r15 = -112, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
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
	addl r39 = 16384, r0
	mov r38 = r0
	adds r14 = -112, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	mov r14 = r8
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
	mov r39 = r0
	mov r38 = r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	mov r14 = r8
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
	adds r14 = -104, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shmdt#
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
	adds r14 = -104, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = shmdt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC54)
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
	adds r14 = -104, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = shmdt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC54)
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
	addl r38 = 99, r0
	adds r15 = -112, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC55)
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
	adds r14 = -96, r35
	;;
	mov r39 = r14
	addl r38 = 2, r0
	adds r14 = -112, r35
	;;
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
	adds r14 = -96, r35
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -96, r35
	;;
	adds r14 = 88, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -96, r35
	;;
	adds r14 = 20, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC57)
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
	mov r39 = r0
	addl r38 = 11, r0
	adds r15 = -112, r35
	;;
	ld4 r37 = [r15]
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
	adds r14 = -96, r35
	;;
	mov r39 = r14
	addl r38 = 2, r0
	adds r14 = -112, r35
	;;
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
	adds r14 = -96, r35
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
	mov r39 = r0
	addl r38 = 12, r0
	adds r15 = -112, r35
	;;
	ld4 r37 = [r15]
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	mov r38 = r0
	adds r14 = -112, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC61)
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
	adds r14 = -96, r35
	;;
	mov r39 = r14
	addl r38 = 2, r0
	adds r15 = -112, r35
	;;
	ld4 r37 = [r15]
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
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp segments#
	.section	.rodata
	.align 8
.LC62:
	stringz	"/edges"
	.align 8
.LC63:
	stringz	"call(mq_open, \"/edges\", O_CREAT | O_RDWR, 0600, none) >= 0"
	.align 8
.LC64:
	stringz	"edges"
	.align 8
.LC65:
	stringz	"call(mq_unlink, \"edges\")"
	.align 8
.LC66:
	stringz	"none"
	.align 8
.LC67:
	stringz	"call(mq_unlink, \"none\")"
	.align 8
.LC68:
	stringz	""
	.align 8
.LC69:
	stringz	"call(mq_unlink, \"\")"
	.align 8
.LC70:
	stringz	"call(mq_open, \"none\", O_RDWR, 0600, none)"
	.align 8
.LC71:
	stringz	"call(mq_open, \"\", O_CREAT | O_RDWR, 0600, none)"
	.align 8
.LC72:
	stringz	"a/b"
	.align 8
.LC73:
	stringz	"call(mq_open, \"a/b\", O_CREAT | O_RDWR, 0600, none)"
	.align 8
.LC74:
	stringz	"call(mq_open, \"edges\", O_CREAT | O_RDWR, 0600, &a)"
	.align 8
.LC75:
	stringz	"mq_open"
	.align 8
.LC76:
	stringz	"call(mq_open, \"edges\", O_CREAT | O_EXCL | O_RDWR, 0600, &a)"
	.align 8
.LC77:
	stringz	"abcd"
	.align 8
.LC78:
	stringz	"mq_send(q, \"abcd\", 4, 32767)"
	.align 8
.LC79:
	stringz	"mq_send(q, \"abcd\", 4, 32768)"
	.align 8
.LC80:
	stringz	"abcde"
	.align 8
.LC81:
	stringz	"mq_send(q, \"abcde\", 5, 1)"
	.align 8
.LC82:
	stringz	"mq_send(q, \"\", 0, 1)"
	.align 8
.LC83:
	stringz	"x"
	.align 8
.LC84:
	stringz	"mq_send(q, \"x\", 1, 1)"
	.align 8
.LC85:
	stringz	"mq_receive(q, text, 3, &priority)"
	.align 8
.LC86:
	stringz	"mq_receive(q, text, 4, &priority)"
	.align 8
.LC87:
	stringz	"priority"
	.align 8
.LC88:
	stringz	"mq_receive(q, text, 10, &priority)"
	.align 8
.LC89:
	stringz	"mq_receive(q, text, 10, NULL)"
	.align 8
.LC90:
	stringz	"mq_send(0, \"x\", 1, 1)"
	.align 8
.LC91:
	stringz	"mq_receive(-1, text, 10, NULL)"
	.align 8
.LC92:
	stringz	"mq_timedreceive(q, text, 10, NULL, &(struct timespec){0, 1000000000})"
	.align 8
.LC93:
	stringz	"mq_timedsend(q, text, 1, 0, &(struct timespec){0, -1})"
	.align 8
.LC94:
	stringz	"call(mq_getsetattr, q, no_access(), NULL)"
	.align 8
.LC95:
	stringz	"call(mq_getsetattr, q, NULL, no_access())"
	.align 8
.LC96:
	stringz	"call(mq_getsetattr, q, &a, NULL)"
	.text
	.align 16
	.proc message_queues#
message_queues:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -128, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -96, r34
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
	adds r14 = -96, r34
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r34
	;;
	adds r14 = 16, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -112, r34
	;;
	st8 [r14] = r0
	adds r14 = -20, r34
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -112, r34
	;;
	ld8 r40 = [r14]
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC62)
	;;
	add r37 = r1, r37
	addl r36 = 1262, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	andcm r14 = -1, r14
	;;
	shr.u r14 = r14, 63
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC63)
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
	movl r37 = @gprel(.LC64)
	;;
	add r37 = r1, r37
	addl r36 = 1263, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC65)
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
	movl r37 = @gprel(.LC66)
	;;
	add r37 = r1, r37
	addl r36 = 1263, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
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
	movl r37 = @gprel(.LC68)
	;;
	add r37 = r1, r37
	addl r36 = 1263, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC69)
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
	adds r14 = -112, r34
	;;
	ld8 r40 = [r14]
	addl r39 = 384, r0
	addl r38 = 2, r0
	movl r37 = @gprel(.LC66)
	;;
	add r37 = r1, r37
	addl r36 = 1262, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC70)
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
	adds r14 = -112, r34
	;;
	ld8 r40 = [r14]
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC68)
	;;
	add r37 = r1, r37
	addl r36 = 1262, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC71)
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
	adds r14 = -112, r34
	;;
	ld8 r40 = [r14]
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC72)
	;;
	add r37 = r1, r37
	addl r36 = 1262, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC73)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -96, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -96, r34
	;;
	mov r40 = r14
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC64)
	;;
	add r37 = r1, r37
	addl r36 = 1262, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC74)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -96, r34
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r34
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -96, r34
	;;
	mov r40 = r14
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC64)
	;;
	add r37 = r1, r37
	addl r36 = 1262, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC74)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -96, r34
	;;
	adds r14 = 16, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r34
	;;
	mov r40 = r14
	addl r39 = 384, r0
	addl r38 = 2242, r0
	movl r37 = @gprel(.LC64)
	;;
	add r37 = r1, r37
	addl r36 = 1262, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC75)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -104, r34
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -96, r34
	;;
	mov r40 = r14
	addl r39 = 384, r0
	addl r38 = 194, r0
	movl r37 = @gprel(.LC64)
	;;
	add r37 = r1, r37
	addl r36 = 1262, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC76)
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
	addl r39 = 32767, r0
	addl r38 = 4, r0
	movl r37 = @gprel(.LC77)
	;;
	add r37 = r1, r37
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_send#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC78)
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
	addl r39 = 32768, r0
	addl r38 = 4, r0
	movl r37 = @gprel(.LC77)
	;;
	add r37 = r1, r37
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_send#
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
	adds r14 = -104, r34
	addl r39 = 1, r0
	addl r38 = 5, r0
	movl r37 = @gprel(.LC80)
	;;
	add r37 = r1, r37
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_send#
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
	adds r14 = -104, r34
	addl r39 = 1, r0
	mov r38 = r0
	movl r37 = @gprel(.LC68)
	;;
	add r37 = r1, r37
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_send#
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
	adds r14 = -104, r34
	addl r39 = 1, r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC83)
	;;
	add r37 = r1, r37
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_send#
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
	adds r16 = -20, r34
	adds r15 = -32, r34
	adds r14 = -104, r34
	;;
	mov r39 = r16
	addl r38 = 3, r0
	mov r37 = r15
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_receive#
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r16 = -20, r34
	adds r15 = -32, r34
	adds r14 = -104, r34
	;;
	mov r39 = r16
	addl r38 = 4, r0
	mov r37 = r15
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC86)
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
	adds r14 = -20, r34
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC87)
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
	adds r16 = -20, r34
	adds r15 = -32, r34
	adds r14 = -104, r34
	;;
	mov r39 = r16
	addl r38 = 10, r0
	mov r37 = r15
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC88)
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
	adds r14 = -20, r34
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC87)
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
	adds r15 = -32, r34
	adds r14 = -104, r34
	mov r39 = r0
	addl r38 = 10, r0
	;;
	mov r37 = r15
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC89)
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
	addl r39 = 1, r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC83)
	;;
	add r37 = r1, r37
	mov r36 = r0
	br.call.sptk.many b0 = mq_send#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC90)
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
	adds r14 = -32, r34
	mov r39 = r0
	addl r38 = 10, r0
	;;
	mov r37 = r14
	addl r36 = -1, r0
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC91)
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
	adds r14 = -16, r34
	;;
	st8 [r14] = r0
	adds r14 = -16, r34
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r16 = -16, r34
	adds r15 = -32, r34
	adds r14 = -104, r34
	;;
	mov r40 = r16
	mov r39 = r0
	addl r38 = 10, r0
	mov r37 = r15
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_timedreceive#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC92)
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
	mov r14 = r34
	;;
	st8 [r14] = r0
	mov r14 = r34
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	mov r16 = r34
	adds r15 = -32, r34
	adds r14 = -104, r34
	;;
	mov r40 = r16
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r15
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mq_timedsend#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC93)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -104, r34
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	addl r36 = 1267, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC94)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -104, r34
	;;
	mov r39 = r15
	mov r38 = r0
	ld4 r37 = [r14]
	addl r36 = 1267, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC95)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -96, r34
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -96, r34
	adds r14 = -104, r34
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	addl r36 = 1267, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC96)
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
	movl r37 = @gprel(.LC64)
	;;
	add r37 = r1, r37
	addl r36 = 1263, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC65)
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
	.endp message_queues#
	.section	.rodata
	.align 8
.LC97:
	stringz	"send"
	.align 8
.LC98:
	stringz	"other"
	.align 8
.LC99:
	stringz	"a link"
	.text
	.align 16
	.proc attributes#
attributes:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 5, 4, 0
	.vframe r40
	mov r40 = r12
	addl r17 = -8336, r0
	;;
	add r12 = r12, r17
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	adds r14 = -16, r40
	;;
	st4 [r14] = r32
	adds r14 = -8, r40
	;;
	st8 [r14] = r33
	mov r14 = r40
	;;
	st8 [r14] = r34
	adds r14 = 8, r40
	;;
	st8 [r14] = r35
	adds r14 = -12, r40
	;;
	st4 [r14] = r36
	addl r15 = -8304, r0
	;;
	add r14 = r40, r15
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
	adds r14 = 8, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 32, r14
	addl r16 = -8304, r0
	;;
	add r14 = r40, r16
	;;
	st4 [r14] = r15
	addl r17 = -8304, r0
	;;
	add r14 = r40, r17
	;;
	adds r14 = 4, r14
	addl r15 = 18, r0
	;;
	st2 [r14] = r15
	addl r15 = -8304, r0
	;;
	add r14 = r40, r15
	;;
	adds r14 = 6, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	addl r16 = -8304, r0
	;;
	add r14 = r40, r16
	;;
	adds r14 = 8, r14
	addl r15 = 9, r0
	;;
	st4 [r14] = r15
	adds r14 = -12, r40
	;;
	ld4 r15 = [r14]
	addl r17 = -8304, r0
	;;
	add r14 = r40, r17
	;;
	adds r14 = 20, r14
	;;
	st4 [r14] = r15
	adds r15 = 8, r40
	mov r14 = r40
	addl r17 = -8304, r0
	;;
	add r16 = r40, r17
	;;
	adds r16 = 32, r16
	ld8 r44 = [r15]
	ld8 r43 = [r14]
	;;
	mov r42 = r16
	br.call.sptk.many b0 = memcpy#
	mov r1 = r41
	addl r15 = -8304, r0
	;;
	add r14 = r40, r15
	;;
	ld4 r14 = [r14]
	;;
	addp4 r16 = r14, r0
	addl r17 = -8304, r0
	;;
	add r15 = r40, r17
	adds r14 = -16, r40
	mov r45 = r0
	mov r44 = r16
	;;
	mov r43 = r15
	ld4 r42 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r41
	mov r14 = r8
	;;
	movl r43 = @gprel(.LC97)
	;;
	add r43 = r1, r43
	mov r42 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r41
	addl r15 = -8208, r0
	;;
	add r14 = r40, r15
	addl r16 = -8320, r0
	;;
	add r16 = r16, r40
	;;
	st8 [r16] = r14
	addl r17 = -8312, r0
	;;
	add r37 = r40, r17
	addl r14 = -8208, r0
	;;
	add r15 = r40, r14
	adds r14 = -16, r40
	addl r45 = 64, r0
	addl r44 = 8192, r0
	;;
	mov r43 = r15
	ld4 r42 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r41
	st8 [r37] = r8
	addl r15 = -8312, r0
	;;
	add r14 = r40, r15
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L33
	addl r16 = -8320, r0
	;;
	add r16 = r16, r40
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L34
	addl r17 = -8320, r0
	;;
	add r17 = r17, r40
	;;
	ld8 r14 = [r17]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L35
	addl r15 = -8320, r0
	;;
	add r15 = r15, r40
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r14 = r8
	br .L38
	;;
.L35:
	movl r14 = @gprel(.LC98)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L34:
	movl r14 = @gprel(.LC99)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L33:
	movl r14 = @gprel(.LC66)
	;;
	add r14 = r1, r14
.L38:
	adds r15 = -8, r40
	;;
	mov r44 = r14
	ld8 r43 = [r15]
	movl r42 = @gprel(.LC0)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	nop 0
	;;
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp attributes#
	.section	.rodata
	.align 8
.LC100:
	stringz	"socket"
	.align 8
.LC101:
	stringz	"by index"
	.align 8
.LC102:
	stringz	"no such index"
	.align 8
.LC103:
	stringz	"by name"
	.align 8
.LC104:
	stringz	"no such name"
	.align 8
.LC105:
	stringz	"after another"
	.align 8
.LC106:
	stringz	"another alone"
	.align 8
.LC107:
	stringz	"longer than what follows"
	.align 8
.LC108:
	stringz	"shorter than its head"
	.text
	.align 16
	.proc links#
links:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -60, r34
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
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	adds r14 = -60, r34
	addl r15 = 7, r0
	;;
	st2 [r14] = r15
	adds r14 = -60, r34
	;;
	adds r14 = 2, r14
	addl r15 = 3, r0
	;;
	st2 [r14] = r15
	adds r14 = -60, r34
	;;
	adds r14 = 4, r14
	addl r15 = 28524, r0
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	mov r38 = r0
	addl r37 = 3, r0
	addl r36 = 16, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC100)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -64, r34
	;;
	st4 [r15] = r14
	adds r14 = -60, r34
	addl r40 = 1, r0
	mov r39 = r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC101)
	;;
	add r37 = r1, r37
	adds r14 = -64, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = attributes#
	mov r1 = r35
	adds r14 = -60, r34
	addl r40 = 77, r0
	mov r39 = r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC102)
	;;
	add r37 = r1, r37
	adds r15 = -64, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = attributes#
	mov r1 = r35
	adds r14 = -60, r34
	mov r40 = r0
	addl r39 = 8, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC103)
	;;
	add r37 = r1, r37
	adds r14 = -64, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = attributes#
	mov r1 = r35
	adds r14 = -60, r34
	;;
	adds r14 = 4, r14
	addl r15 = 120, r0
	;;
	st1 [r14] = r15
	adds r14 = -60, r34
	mov r40 = r0
	addl r39 = 8, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC104)
	;;
	add r37 = r1, r37
	adds r15 = -64, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = attributes#
	mov r1 = r35
	adds r14 = -60, r34
	addl r15 = 12, r0
	;;
	st2 [r14] = r15
	adds r14 = -60, r34
	;;
	adds r14 = 2, r14
	addl r15 = 4, r0
	;;
	st2 [r14] = r15
	adds r14 = -60, r34
	;;
	adds r14 = 4, r14
	movl r15 = 1684234849
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 6776421
	;;
	st4 [r14] = r15
	adds r14 = -60, r34
	;;
	adds r14 = 12, r14
	addl r15 = 7, r0
	;;
	st2 [r14] = r15
	adds r14 = -60, r34
	;;
	adds r14 = 14, r14
	addl r15 = 3, r0
	;;
	st2 [r14] = r15
	adds r14 = -60, r34
	;;
	adds r14 = 16, r14
	addl r15 = 28524, r0
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -60, r34
	mov r40 = r0
	addl r39 = 20, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC105)
	;;
	add r37 = r1, r37
	adds r14 = -64, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = attributes#
	mov r1 = r35
	adds r14 = -60, r34
	mov r40 = r0
	addl r39 = 12, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC106)
	;;
	add r37 = r1, r37
	adds r15 = -64, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = attributes#
	mov r1 = r35
	adds r14 = -60, r34
	addl r15 = 21, r0
	;;
	st2 [r14] = r15
	adds r14 = -60, r34
	;;
	adds r14 = 2, r14
	addl r15 = 4, r0
	;;
	st2 [r14] = r15
	adds r14 = -60, r34
	;;
	adds r14 = 4, r14
	movl r15 = 1684234849
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 6776421
	;;
	st4 [r14] = r15
	adds r14 = -60, r34
	mov r40 = r0
	addl r39 = 20, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC107)
	;;
	add r37 = r1, r37
	adds r14 = -64, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = attributes#
	mov r1 = r35
	adds r14 = -60, r34
	addl r15 = 3, r0
	;;
	st2 [r14] = r15
	adds r14 = -60, r34
	;;
	adds r14 = 2, r14
	addl r15 = 4, r0
	;;
	st2 [r14] = r15
	adds r14 = -60, r34
	;;
	adds r14 = 4, r14
	movl r15 = 1684234849
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 6776421
	;;
	st4 [r14] = r15
	adds r14 = -60, r34
	mov r40 = r0
	addl r39 = 20, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC108)
	;;
	add r37 = r1, r37
	adds r15 = -64, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = attributes#
	mov r1 = r35
	adds r14 = -64, r34
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
	.endp links#
	.section	.rodata
	.align 8
.LC109:
	stringz	"  %s: %s %d;"
	.align 8
.LC110:
	stringz	" %s %d"
	.align 8
.LC111:
	stringz	" %s"
	.align 8
.LC112:
	stringz	" %s %s\n"
	.text
	.align 16
	.proc levels#
levels:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	br .L41
	;;
.L70:
	movl r15 = @gprel(kinds.1#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	movl r15 = @gprel(kinds.1#)
	;;
	add r15 = r1, r15
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r16
	br.call.sptk.many b0 = socket#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC100)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -8, r36
	;;
	st4 [r14] = r15
	movl r15 = @gprel(kinds.1#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	st4 [r14] = r0
	br .L42
	;;
.L69:
	adds r14 = 4, r36
	addl r15 = -7, r0
	;;
	st4 [r14] = r15
	adds r14 = 8, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = 12, r36
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r18 = 12, r36
	adds r17 = 4, r36
	adds r14 = -8, r36
	;;
	mov r42 = r18
	mov r41 = r17
	mov r40 = r15
	mov r39 = r16
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L44
	;;
.L43:
	mov r14 = r0
.L44:
	adds r15 = -4, r36
	;;
	st4 [r15] = r14
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	adds r14 = -4, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L46:
	adds r15 = 4, r36
	;;
	ld4 r15 = [r15]
	;;
	mov r41 = r15
	mov r40 = r14
	mov r39 = r32
	movl r38 = @gprel(.LC109)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r17 = 8, r36
	adds r14 = -8, r36
	addl r42 = 4, r0
	;;
	mov r41 = r17
	mov r40 = r15
	mov r39 = r16
	ld4 r38 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L48
	;;
.L47:
	mov r14 = r0
.L48:
	mov r15 = r36
	;;
	st4 [r15] = r14
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r18 = 12, r36
	adds r17 = 4, r36
	adds r14 = -8, r36
	;;
	mov r42 = r18
	mov r41 = r17
	mov r40 = r15
	mov r39 = r16
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L50
	;;
.L49:
	mov r14 = r0
.L50:
	adds r15 = -4, r36
	;;
	st4 [r15] = r14
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	mov r14 = r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	br .L52
	;;
.L51:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L52:
	adds r15 = 4, r36
	;;
	ld4 r15 = [r15]
	;;
	mov r40 = r15
	mov r39 = r14
	movl r38 = @gprel(.LC110)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r32 = [r14]
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -8, r36
	addl r42 = 4, r0
	;;
	mov r41 = r15
	mov r40 = r33
	mov r39 = r32
	ld4 r38 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L54
	;;
.L53:
	mov r14 = r0
.L54:
	mov r15 = r36
	;;
	st4 [r15] = r14
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	mov r14 = r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	br .L56
	;;
.L55:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L56:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC111)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r17 = 8, r36
	adds r14 = -8, r36
	mov r42 = r0
	;;
	mov r41 = r17
	mov r40 = r15
	mov r39 = r16
	ld4 r38 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L58
	;;
.L57:
	mov r14 = r0
.L58:
	mov r15 = r36
	;;
	st4 [r15] = r14
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	mov r14 = r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	br .L60
	;;
.L59:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L60:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC111)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r17 = 8, r36
	adds r14 = -8, r36
	addl r42 = -1, r0
	;;
	mov r41 = r17
	mov r40 = r15
	mov r39 = r16
	ld4 r38 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L61
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L62
	;;
.L61:
	mov r14 = r0
.L62:
	mov r15 = r36
	;;
	st4 [r15] = r14
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r32 = [r14]
	movl r15 = @gprel(options.0#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r37
	mov r16 = r8
	adds r15 = 8, r36
	adds r14 = -8, r36
	;;
	mov r42 = r16
	mov r41 = r15
	mov r40 = r33
	mov r39 = r32
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L64
	;;
.L63:
	mov r14 = r0
.L64:
	adds r15 = -4, r36
	;;
	st4 [r15] = r14
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	mov r14 = r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r32 = r8
	br .L66
	;;
.L65:
	movl r32 = @gprel(.LC3)
	;;
	add r32 = r1, r32
.L66:
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	adds r14 = -4, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	br .L68
	;;
.L67:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L68:
	;;
	mov r40 = r14
	mov r39 = r32
	movl r38 = @gprel(.LC112)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -12, r36
	adds r15 = -12, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L42:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 9, r14
	(p6) br.cond.dptk .L69
	adds r14 = -8, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
.L41:
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L70
	nop 0
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp levels#
	.section	.rodata
	.align 8
.LC113:
	stringz	"socket(-1, SOCK_STREAM, 0)"
	.align 8
.LC114:
	stringz	"socket(99, SOCK_STREAM, 0)"
	.align 8
.LC115:
	stringz	"socket(AF_INET, 0, 0)"
	.align 8
.LC116:
	stringz	"socket(AF_INET, 11, 0)"
	.align 8
.LC117:
	stringz	"socket(AF_INET, SOCK_STREAM, IPPROTO_UDP)"
	.align 8
.LC118:
	stringz	"socket(AF_INET, SOCK_DGRAM, IPPROTO_TCP)"
	.align 8
.LC119:
	stringz	"socket(AF_INET, SOCK_STREAM, -1)"
	.align 8
.LC120:
	stringz	"socket(AF_INET, SOCK_STREAM, 300)"
	.align 8
.LC121:
	stringz	"socket(AF_UNIX, SOCK_STREAM, 2)"
	.align 8
.LC122:
	stringz	"socketpair(AF_INET, SOCK_STREAM, 0, s)"
	.align 8
.LC123:
	stringz	"socketpair(AF_UNIX, SOCK_STREAM, 0, no_access())"
	.align 8
.LC124:
	stringz	"socketpair"
	.align 8
.LC125:
	stringz	"bind(t, (struct sockaddr *)&a, 15)"
	.align 8
.LC126:
	stringz	"bind(t, (struct sockaddr *)&a, 129)"
	.align 8
.LC127:
	stringz	"bind(t, (struct sockaddr *)&a, -1)"
	.align 8
.LC128:
	stringz	"bind(t, no_access(), 16)"
	.align 8
.LC129:
	stringz	"bind(t, (struct sockaddr *)&u, 16)"
	.align 8
.LC130:
	stringz	"connect(t, (struct sockaddr *)&a, 15)"
	.align 8
.LC131:
	stringz	"connect(t, (struct sockaddr *)&a, 1)"
	.align 8
.LC132:
	stringz	"connect(s[0], (struct sockaddr *)&a, 16)"
	.align 8
.LC133:
	stringz	"connect(d, (struct sockaddr *)&u, 16)"
	.align 8
.LC134:
	stringz	"bind(t, (struct sockaddr *)&a, 16)"
	.align 8
.LC135:
	stringz	"accept(t, NULL, NULL)"
	.align 8
.LC136:
	stringz	"listen(d, 1)"
	.align 8
.LC137:
	stringz	"listen(s[0], 1)"
	.align 8
.LC138:
	stringz	"listen(0, 1)"
	.align 8
.LC139:
	stringz	"listen(t, -1)"
	.align 8
.LC140:
	stringz	"accept4(t, NULL, NULL, 1)"
	.align 8
.LC141:
	stringz	"getsockname(t, (struct sockaddr *)&a, no_access())"
	.align 8
.LC142:
	stringz	"getsockname(t, (struct sockaddr *)&a, &size)"
	.align 8
.LC143:
	stringz	"size"
	.align 8
.LC144:
	stringz	"getpeername(t, (struct sockaddr *)&a, &size)"
	.align 8
.LC145:
	stringz	"getpeername(s[0], (struct sockaddr *)&u, &size)"
	.align 8
.LC146:
	stringz	"shutdown(s[0], 3)"
	.align 8
.LC147:
	stringz	"shutdown(s[0], -1)"
	.align 8
.LC148:
	stringz	"shutdown(t, 0)"
	.align 8
.LC149:
	stringz	"shutdown(d, 0)"
	.align 8
.LC150:
	stringz	"shutdown(0, 0)"
	.align 8
.LC151:
	stringz	"send(d, b, 1, 0)"
	.align 8
.LC152:
	stringz	"send(t, b, 1, MSG_NOSIGNAL)"
	.align 8
.LC153:
	stringz	"sendto(s[0], b, 1, 0, (struct sockaddr *)&u, 3)"
	.align 8
.LC154:
	stringz	"sendto(d, b, 1, 0, (struct sockaddr *)&a, 15)"
	.align 8
.LC155:
	stringz	"sendto(d, b, 1, 0, (struct sockaddr *)&a, 129)"
	.align 8
.LC156:
	stringz	"sendto(d, no_access(), 1, 0, (struct sockaddr *)&a, 16)"
	.align 8
.LC157:
	stringz	"recv(s[0], b, 1, MSG_DONTWAIT)"
	.align 8
.LC158:
	stringz	"recv(s[0], b, 1, MSG_OOB)"
	.align 8
.LC159:
	stringz	"recv(d, b, 1, MSG_DONTWAIT)"
	.align 8
.LC160:
	stringz	"recv(d, b, 1, MSG_OOB)"
	.align 8
.LC161:
	stringz	"recv(t, b, 1, MSG_DONTWAIT)"
	.align 8
.LC162:
	stringz	"send(s[0], b, 1, MSG_OOB)"
	.align 8
.LC163:
	stringz	"recvmmsg(d, NULL, 0, 0, NULL)"
	.align 8
.LC164:
	stringz	"recvmmsg(d, NULL, 1, MSG_DONTWAIT, &(struct timespec){0, 1000000000})"
	.align 8
.LC165:
	stringz	"sendmmsg(d, NULL, 0, 0)"
	.align 8
.LC166:
	stringz	"sendmsg(d, no_access(), 0)"
	.align 8
.LC167:
	stringz	"recvmsg(d, no_access(), 0)"
	.text
	.align 16
	.proc sockets#
sockets:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -176, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -144, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -144, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -144, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -128, r35
	;;
	mov r15 = r14
	addl r14 = 110, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -128, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -16, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC113)
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
	addl r38 = 1, r0
	addl r37 = 99, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC114)
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
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC115)
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
	addl r38 = 11, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC116)
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
	addl r39 = 17, r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC117)
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
	addl r39 = 6, r0
	addl r38 = 2, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC118)
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
	addl r39 = -1, r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC119)
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
	addl r39 = 300, r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC120)
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
	addl r39 = 2, r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC121)
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
	adds r14 = -152, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC122)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
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
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC123)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -152, r35
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
	movl r38 = @gprel(.LC124)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r39 = r0
	;;
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC100)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -160, r35
	;;
	st4 [r15] = r14
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC100)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -156, r35
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -144, r35
	addl r39 = 15, r0
	;;
	mov r38 = r14
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC125)
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
	adds r14 = -144, r35
	addl r39 = 129, r0
	;;
	mov r38 = r14
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC126)
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
	adds r14 = -144, r35
	addl r39 = -1, r0
	;;
	mov r38 = r14
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC127)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r39 = 16, r0
	;;
	mov r38 = r14
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC128)
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
	adds r14 = -128, r35
	addl r39 = 16, r0
	;;
	mov r38 = r14
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC129)
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
	adds r14 = -144, r35
	addl r39 = 15, r0
	;;
	mov r38 = r14
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC130)
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
	adds r14 = -144, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC131)
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
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -144, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC132)
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
	adds r14 = -128, r35
	;;
	mov r15 = r14
	adds r14 = -156, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC133)
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
	adds r14 = -144, r35
	addl r39 = 16, r0
	;;
	mov r38 = r14
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC134)
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
	adds r14 = -144, r35
	addl r39 = 16, r0
	;;
	mov r38 = r14
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC134)
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
	mov r14 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC135)
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
	adds r14 = -156, r35
	addl r38 = 1, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC136)
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
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC137)
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
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC138)
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
	addl r38 = -1, r0
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC139)
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
	mov r14 = r0
	addl r40 = 1, r0
	mov r39 = r0
	;;
	mov r38 = r14
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = accept4#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC140)
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
	adds r14 = -144, r35
	;;
	mov r32 = r14
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC141)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -16, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -144, r35
	;;
	mov r15 = r14
	adds r14 = -16, r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC142)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -16, r35
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -144, r35
	;;
	mov r15 = r14
	adds r14 = -16, r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC142)
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
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC143)
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
	adds r14 = -144, r35
	;;
	mov r15 = r14
	adds r14 = -16, r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = getpeername#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC144)
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
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -128, r35
	;;
	mov r16 = r15
	adds r15 = -16, r35
	;;
	mov r39 = r15
	mov r38 = r16
	mov r37 = r14
	br.call.sptk.many b0 = getpeername#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC145)
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
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC143)
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
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	addl r38 = 3, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC146)
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
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	addl r38 = -1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC147)
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
	mov r38 = r0
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC148)
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
	adds r14 = -156, r35
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC149)
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
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC150)
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
	adds r15 = -12, r35
	adds r14 = -156, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC151)
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
	adds r14 = -12, r35
	addl r40 = 16384, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC152)
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
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -128, r35
	;;
	mov r16 = r15
	adds r15 = -12, r35
	addl r42 = 3, r0
	;;
	mov r41 = r16
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sendto#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC153)
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
	adds r14 = -144, r35
	;;
	mov r16 = r14
	adds r15 = -12, r35
	adds r14 = -156, r35
	addl r42 = 15, r0
	;;
	mov r41 = r16
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sendto#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC154)
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
	adds r14 = -144, r35
	;;
	mov r16 = r14
	adds r15 = -12, r35
	adds r14 = -156, r35
	addl r42 = 129, r0
	;;
	mov r41 = r16
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sendto#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC155)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -144, r35
	;;
	mov r16 = r14
	adds r14 = -156, r35
	addl r42 = 16, r0
	;;
	mov r41 = r16
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sendto#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC156)
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
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -12, r35
	addl r40 = 64, r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC157)
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
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -12, r35
	addl r40 = 1, r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC158)
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
	adds r15 = -12, r35
	adds r14 = -156, r35
	addl r40 = 64, r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC159)
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
	adds r15 = -12, r35
	adds r14 = -156, r35
	addl r40 = 1, r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC160)
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
	adds r14 = -12, r35
	addl r40 = 64, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC161)
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
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -12, r35
	addl r40 = 1, r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC162)
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
	adds r14 = -156, r35
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recvmmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC163)
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
	mov r14 = r35
	;;
	st8 [r14] = r0
	mov r14 = r35
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	mov r15 = r35
	adds r14 = -156, r35
	;;
	mov r41 = r15
	addl r40 = 64, r0
	addl r39 = 1, r0
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recvmmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC164)
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
	adds r14 = -156, r35
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sendmmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC165)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -156, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC166)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -156, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC167)
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
	.endp sockets#
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
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = queues#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = semaphores#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = segments#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = message_queues#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = links#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = levels#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = sockets#
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
	.section	.rodata
	.align 8
	.type	lengths.4#, @object
	.size	lengths.4#, 40
lengths.4:
	data8	-1
	data8	0
	data8	1
	data8	8192
	data8	8193
	.align 8
	.type	types.3#, @object
	.size	types.3#, 56
types.3:
	data8	0
	data8	-1
	data8	2
	data8	-2
	data8	3
	data8	-3
	data8	-5
	.sbss
	.align 8
	.type	page.2#, @object
	.size	page.2#, 8
page.2:
	.skip	8
	.section	.rodata
	.align 8
.LC168:
	stringz	"tcp"
	.align 8
.LC169:
	stringz	"udp"
	.align 8
.LC170:
	stringz	"tcp6"
	.align 8
.LC171:
	stringz	"udp6"
	.align 8
.LC172:
	stringz	"unix"
	.align 8
	.type	kinds.1#, @object
	.size	kinds.1#, 80
kinds.1:
	data8	.LC168
	data4	2
	data4	1
	data8	.LC169
	data4	2
	data4	2
	data8	.LC170
	data4	10
	data4	1
	data8	.LC171
	data4	10
	data4	2
	data8	.LC172
	data4	1
	data4	1
	.align 8
.LC173:
	stringz	"IP 0"
	.align 8
.LC174:
	stringz	"TCP_NODELAY"
	.align 8
.LC175:
	stringz	"TCP_CORK"
	.align 8
.LC176:
	stringz	"TCP 0"
	.align 8
.LC177:
	stringz	"TCP 90"
	.align 8
.LC178:
	stringz	"UDP_CORK"
	.align 8
.LC179:
	stringz	"UDP 90"
	.align 8
.LC180:
	stringz	"IPV6_V6ONLY"
	.align 8
.LC181:
	stringz	"IPV6 0"
	.align 8
.LC182:
	stringz	"IPV6_ADDRFORM"
	.align 8
	.type	options.0#, @object
	.size	options.0#, 160
options.0:
	data8	.LC173
	data4	0
	data4	0
	data8	.LC174
	data4	6
	data4	1
	data8	.LC175
	data4	6
	data4	3
	data8	.LC176
	data4	6
	data4	0
	data8	.LC177
	data4	6
	data4	90
	data8	.LC178
	data4	17
	data4	1
	data8	.LC179
	data4	17
	data4	90
	data8	.LC180
	data4	41
	data4	26
	data8	.LC181
	data4	41
	data4	0
	data8	.LC182
	data4	41
	data4	1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
