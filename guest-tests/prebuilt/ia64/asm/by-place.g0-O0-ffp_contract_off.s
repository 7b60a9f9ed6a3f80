// c7cf7193b142a78c5ac3048f162bcbc1
	.file	"by-place.c"
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
	stringz	"msgget"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"msgctl(id % PLACES, MSG_STAT, &d) == -1 && errno == EACCES"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"msgctl(id % PLACES, MSG_STAT_ANY, &d) == id && d.msg_qnum == 0"
	.align 8
.LC7:
	stringz	"msgctl(30000, MSG_STAT_ANY, &d) == -1 && errno == EINVAL"
	.align 8
.LC8:
	stringz	"msgctl"
	.text
	.align 16
	.proc queues#
queues:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -128, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r37 = r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = msgget#
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
	mov r14 = r8
	adds r15 = -112, r34
	;;
	st4 [r15] = r14
	adds r16 = -112, r34
	;;
	ld4 r14 = [r16]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 17, 15
	;;
	add r14 = r14, r15
	addl r16 = 32767, r0
	;;
	and r14 = r16, r14
	;;
	sub r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -104, r34
	;;
	mov r38 = r14
	addl r37 = 11, r0
	mov r36 = r15
	br.call.sptk.many b0 = msgctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L6:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -112, r34
	;;
	ld4 r14 = [r15]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 17, 15
	;;
	add r14 = r14, r15
	addl r16 = 32767, r0
	;;
	and r14 = r16, r14
	;;
	sub r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -104, r34
	;;
	mov r38 = r14
	addl r37 = 13, r0
	mov r36 = r15
	br.call.sptk.many b0 = msgctl#
	mov r1 = r35
	mov r15 = r8
	adds r16 = -112, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L7
	adds r14 = -104, r34
	;;
	adds r14 = 80, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L8:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -104, r34
	;;
	mov r38 = r14
	addl r37 = 13, r0
	addl r36 = 30000, r0
	br.call.sptk.many b0 = msgctl#
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
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L10:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	mov r37 = r0
	adds r14 = -112, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp queues#
	.section	.rodata
	.align 8
.LC9:
	stringz	"semget"
	.align 8
.LC10:
	stringz	"semctl(id % PLACES, 0, SEM_STAT, u) == -1 && errno == EACCES"
	.align 8
.LC11:
	stringz	"semctl(id % PLACES, 0, SEM_STAT_ANY, u) == id && d.sem_nsems == 3"
	.align 8
.LC12:
	stringz	"semctl"
	.text
	.align 16
	.proc sets#
sets:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -112, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	mov r14 = r34
	adds r15 = -88, r34
	;;
	st8 [r14] = r15
	mov r38 = r0
	addl r37 = 3, r0
	mov r36 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -96, r34
	;;
	st4 [r15] = r14
	adds r16 = -96, r34
	;;
	ld4 r14 = [r16]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 17, 15
	;;
	add r14 = r14, r15
	addl r16 = 32767, r0
	;;
	and r14 = r16, r14
	;;
	sub r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r34
	;;
	ld8 r39 = [r14]
	addl r38 = 18, r0
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
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
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -96, r34
	;;
	ld4 r14 = [r15]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 17, 15
	;;
	add r14 = r14, r15
	addl r16 = 32767, r0
	;;
	and r14 = r16, r14
	;;
	sub r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r34
	;;
	ld8 r39 = [r14]
	addl r38 = 20, r0
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r15 = r8
	adds r16 = -96, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	adds r14 = -88, r34
	;;
	adds r14 = 64, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 3, r14
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
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	mov r37 = r0
	adds r14 = -96, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp sets#
	.section	.rodata
	.align 8
.LC13:
	stringz	"shmget"
	.align 8
.LC14:
	stringz	"shmctl(id % PLACES, SHM_STAT, &d) == -1 && errno == EACCES"
	.align 8
.LC15:
	stringz	"shmctl(id % PLACES, SHM_STAT_ANY, &d) == id && d.shm_segsz == 5000"
	.align 8
.LC16:
	stringz	"shmctl"
	.text
	.align 16
	.proc segments#
segments:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -128, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r38 = r0
	addl r37 = 5000, r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = shmget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -112, r34
	;;
	st4 [r15] = r14
	adds r16 = -112, r34
	;;
	ld4 r14 = [r16]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 17, 15
	;;
	add r14 = r14, r15
	addl r16 = 32767, r0
	;;
	and r14 = r16, r14
	;;
	sub r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -104, r34
	;;
	mov r38 = r14
	addl r37 = 13, r0
	mov r36 = r15
	br.call.sptk.many b0 = shmctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L17
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L18:
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -112, r34
	;;
	ld4 r14 = [r15]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 17, 15
	;;
	add r14 = r14, r15
	addl r16 = 32767, r0
	;;
	and r14 = r16, r14
	;;
	sub r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -104, r34
	;;
	mov r38 = r14
	addl r37 = 15, r0
	mov r36 = r15
	br.call.sptk.many b0 = shmctl#
	mov r1 = r35
	mov r15 = r8
	adds r16 = -112, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L19
	adds r14 = -104, r34
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 5000, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L20:
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	mov r37 = r0
	adds r14 = -112, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp segments#
	.align 16
	.proc compare#
compare:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 6, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st4 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	br.call.sptk.many b0 = getpid#
	mov r1 = r39
	mov r35 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r39
	mov r16 = r8
	mov r15 = r38
	adds r14 = -8, r38
	;;
	ld8 r45 = [r15]
	ld8 r44 = [r14]
	adds r14 = -16, r38
	;;
	ld4 r43 = [r14]
	mov r42 = r16
	mov r41 = r35
	addl r40 = 1345, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp compare#
	.section	.rodata
	.align 8
.LC17:
	stringz	"/dev/null"
	.align 8
.LC18:
	stringz	"open"
	.align 8
.LC19:
	stringz	"dup"
	.align 8
.LC20:
	stringz	"compare(KCMP_FILE, one, same) == 0"
	.align 8
.LC21:
	stringz	"compare(KCMP_FILE, one, two) > 0"
	.align 8
.LC22:
	stringz	"compare(KCMP_FILE, one, 1000) == -1 && errno == EBADF"
	.align 8
.LC23:
	stringz	"compare(KCMP_VM, 0, 0) == 0"
	.align 8
.LC24:
	stringz	"compare(KCMP_SYSVSEM, 0, 0) == 0"
	.align 8
.LC25:
	stringz	"compare(99, 0, 0) == -1 && errno == EINVAL"
	.text
	.align 16
	.proc comparisons#
comparisons:
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
	mov r37 = r0
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	mov r37 = r0
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	st4 [r14] = r15
	ld4 r36 = [r34]
	br.call.sptk.many b0 = dup#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 8, r34
	;;
	st4 [r14] = r15
	ld4 r14 = [r34]
	;;
	sxt4 r15 = r14
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	mov r37 = r15
	mov r36 = r0
	br.call.sptk.many b0 = compare#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	sxt4 r15 = r14
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	mov r37 = r15
	mov r36 = r0
	br.call.sptk.many b0 = compare#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	sxt4 r14 = r14
	addl r38 = 1000, r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = compare#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L28
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
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
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = compare#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L31:
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 6, r0
	br.call.sptk.many b0 = compare#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L33:
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	mov r37 = r0
	;;
	addl r36 = 99, r0
	br.call.sptk.many b0 = compare#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L34
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
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
	.endp comparisons#
	.section	.rodata
	.align 8
.LC26:
	stringz	"r"
	.align 8
.LC27:
	stringz	"%d"
	.text
	.align 16
	.proc setting#
setting:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
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
	adds r14 = -8, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	mov r14 = r35
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fopen#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	adds r14 = -8, r35
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = __isoc99_fscanf
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L38
.L37:
	adds r14 = -8, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
.L38:
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r36
.L39:
	adds r14 = -8, r35
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
	.endp setting#
	.section	.rodata
	.align 8
.LC28:
	stringz	"msgctl(0, IPC_INFO, (struct msqid_ds *)&m) >= 0"
	.align 8
.LC29:
	stringz	"/proc/sys/kernel/msgmni"
	.align 8
.LC30:
	stringz	"setting(\"/proc/sys/kernel/msgmni\") == m.msgmni"
	.align 8
.LC31:
	stringz	"/proc/sys/kernel/msgmax"
	.align 8
.LC32:
	stringz	"/proc/sys/kernel/msgmnb"
	.align 8
.LC33:
	stringz	"setting(\"/proc/sys/kernel/msgmax\") == m.msgmax && setting(\"/proc/sys/kernel/msgmnb\") == m.msgmnb"
	.text
	.align 16
	.proc limits#
limits:
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
	adds r38 = -16, r34
	addl r37 = 3, r0
	mov r36 = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.gt p6, p7 = r0, r14
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
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = setting#
	mov r1 = r35
	mov r15 = r8
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
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
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = setting#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L46
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = setting#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -4, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L47:
	movl r38 = @gprel(.LC33)
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
	.endp limits#
	.section	.rodata
	.align 8
.LC34:
	stringz	"setresuid"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = limits#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = comparisons#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = geteuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	addl r38 = 65534, r0
	addl r37 = 65534, r0
	addl r36 = 65534, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
.L49:
	;;
	br.call.sptk.many b0 = queues#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = sets#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = segments#
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
