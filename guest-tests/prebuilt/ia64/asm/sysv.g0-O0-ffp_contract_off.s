// 19d5b1d20a0f9d41e11506ab15de1394
	.file	"sysv.c"
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
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"id != -1"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"shared != (void *)-1 && shared[1000] == 0"
	.align 8
.LC6:
	stringz	"s != -1"
	.align 8
.LC7:
	stringz	"semop"
	.align 8
.LC8:
	stringz	"semop(s, &post, 1) == 0"
	.align 8
.LC9:
	stringz	"shared[1000] == 42"
	.align 8
.LC10:
	stringz	"shmdt(shared) == 0 && shmctl(id, IPC_RMID, NULL) == 0 && semctl(s, 0, IPC_RMID) == 0"
	.align 8
.LC11:
	stringz	"msgsnd(q, &m, 8, 0) == 0"
	.align 8
.LC12:
	stringz	"msgrcv(q, &m, 20, 7, 0) == 8 && m.type == 7"
	.align 8
.LC13:
	stringz	"msgrcv(q, &m, 20, 7, IPC_NOWAIT) == -1 && errno == ENOMSG"
	.align 8
.LC14:
	stringz	"msgctl(q, IPC_RMID, NULL) == 0"
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
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 896, r0
	addl r38 = 100000, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = shmget#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	st4 [r14] = r8
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L6:
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -56, r35
	mov r39 = r0
	mov r38 = r0
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L7
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4000, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L8:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -48, r35
	addl r39 = 896, r0
	addl r38 = 2, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -48, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L10:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	mov r14 = r35
	;;
	st2 [r14] = r0
	mov r14 = r35
	;;
	adds r14 = 2, r14
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	mov r14 = r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	mov r15 = r35
	adds r14 = -48, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semop#
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
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4000, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4000, r14
	adds r15 = 5, r15
	;;
	st4 [r14] = r15
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L11:
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4000, r14
	addl r15 = 37, r0
	;;
	st4 [r14] = r15
	adds r14 = -40, r35
	;;
	st2 [r14] = r0
	adds r14 = -40, r35
	;;
	adds r14 = 2, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r15 = -40, r35
	adds r14 = -48, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L13:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4000, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 42, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L15:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = shmdt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	mov r39 = r0
	mov r38 = r0
	adds r15 = -64, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = -48, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -44, r35
	addl r38 = 896, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -32, r35
	addl r15 = 7, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	movl r15 = 28542640894207341
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	adds r15 = -32, r35
	;;
	adds r14 = -44, r35
	mov r40 = r0
	addl r39 = 8, r0
	mov r38 = r15
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st8 [r14] = r0
	adds r15 = -32, r35
	adds r14 = -44, r35
	mov r41 = r0
	addl r40 = 7, r0
	addl r39 = 20, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L20
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -32, r35
	adds r14 = -44, r35
	addl r41 = 2048, r0
	addl r40 = 7, r0
	addl r39 = 20, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 42, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -44, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
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
