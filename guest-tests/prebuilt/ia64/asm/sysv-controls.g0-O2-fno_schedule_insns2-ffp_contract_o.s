// 6192960f688348ffc260775b75b47a4d guest-tests/ipc/sysv-controls.c
	.file	"sysv-controls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%ld %x: %s\n"
	.align 8
.LC1:
	stringz	"%ld %x: %ld, %ld %.*s\n"
	.text
	.align 16
	.align 64
	.proc receive#
receive:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 7, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	adds r14 = 24, r12
	mov r40 = r33
	adds r39 = 16, r12
	;;
	st8 [r14] = r0, 8
	addl r42 = 2048, r0
	;;
	or r42 = r42, r34
	addl r15 = @gprel(queue#), gp
	;;
	ld4 r38 = [r15]
	mov r41 = r32
	st8 [r39] = r0
	st8 [r14] = r0
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r37
	adds r44 = 24, r12
	mov r40 = r34
	mov r39 = r32
	;;
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	mov r41 = r8
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L6
	mov r43 = r8
	adds r14 = 16, r12
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L6:
	.body
	.copy_state 1
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	ld4 r38 = [r8]
	;;
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r41 = r8
	mov r40 = r34
	mov r39 = r32
	;;
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
	.endp receive#
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	addl r32 = @gprel(page.0#), gp
	;;
	ld8 r8 = [r32]
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L11
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L11:
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	st8 [r32] = r8
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	ld4 r36 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"msgsnd"
	.text
	.align 16
	.align 64
	.proc send#
send:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = 24, r12
	adds r15 = 16, r12
	;;
	st8 [r15] = r32
	mov r37 = r14
	mov r38 = r33
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = strcpy#
	mov r1 = r36
	mov r37 = r33
	;;
	br.call.sptk.many b0 = strlen#
	mov r1 = r36
	mov r39 = r8
	mov r40 = r0
	adds r38 = 16, r12
	;;
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r37 = @gprel(.LC3)
	;;
	(p7) add r37 = r1, r37
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
	.endp send#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"three"
	.align 8
.LC5:
	stringz	"one"
	.align 8
.LC6:
	stringz	"two and more"
	.align 8
.LC7:
	stringz	"five"
	.align 8
.LC8:
	stringz	"again"
	.text
	.align 16
	.align 64
	.proc fill#
fill:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	addl r37 = 3, r0
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	addl r32 = 1, r0
	br.call.sptk.many b0 = send#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	br.call.sptk.many b0 = send#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	addl r37 = 2, r0
	br.call.sptk.many b0 = send#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	addl r37 = 5, r0
	movl r33 = @gprel(.LC8)
	;;
	add r33 = r1, r33
	br.call.sptk.many b0 = send#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	;;
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	br.sptk.many send#
	;;
	break.f 0
	;;
	.endp fill#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	cmp.ne p6, p7 = -1, r33
	(p6) br.cond.dpnt .L20
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L27
.L20:
	mov r39 = r33
	mov r38 = r32
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L27:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"NO"
	.align 8
.LC11:
	stringz	"yes"
	.align 8
.LC12:
	stringz	"msgget"
	.align 8
.LC13:
	stringz	"msgrcv(queue, no_access(), 16, 0, IPC_NOWAIT)"
	.align 8
.LC14:
	stringz	"msgrcv(queue, no_access(), -1, 0, IPC_NOWAIT)"
	.align 8
.LC15:
	stringz	"msgsnd(queue, &m, 1, 0)"
	.align 8
.LC16:
	stringz	"msgsnd(queue, no_access(), 1, 0)"
	.align 8
.LC17:
	stringz	"msgctl(queue, IPC_STAT, &d)"
	.align 8
.LC18:
	stringz	"%ld messages, %ld bytes, of %ld; mode %o\n"
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
	stringz	"semctl(set, 0, SETVAL, 1)"
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 51
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 0, 22, 5, 0
	.fframe 256
	adds r12 = -256, r12
	.save rp, r51
	mov r51 = b0
	mov r53 = r1
	.body
	addl r55 = 384, r0
	mov r54 = r0
	;;
	br.call.sptk.many b0 = msgget#
	mov r1 = r53
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L53
	adds r35 = 208, r12
	;;
	addl r34 = @gprel(queue#), gp
	adds r41 = 216, r12
	adds r45 = 224, r12
	adds r39 = 36, r12
	;;
	st4 [r34] = r8
	adds r42 = 104, r12
	adds r50 = 96, r12
	br.call.sptk.many b0 = fill#
	mov r1 = r53
	mov r56 = r0
	addl r55 = 2, r0
	addl r54 = 1, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	addl r56 = 4096, r0
	addl r55 = 2, r0
	addl r54 = 1, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	addl r56 = 8192, r0
	addl r55 = 16, r0
	addl r54 = 3, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	mov r56 = r0
	addl r55 = 16, r0
	addl r54 = -2, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	mov r56 = r0
	addl r55 = 16, r0
	addl r54 = 9, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	mov r56 = r0
	addl r55 = 16, r0
	addl r54 = -4, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	mov r56 = r0
	addl r55 = 16, r0
	mov r54 = r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	;;
	br.call.sptk.many b0 = fill#
	mov r1 = r53
	addl r56 = 16384, r0
	addl r55 = 16, r0
	addl r54 = 1, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	addl r56 = 16384, r0
	addl r55 = 16, r0
	addl r54 = 9, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	addl r56 = 16384, r0
	addl r55 = 3, r0
	mov r54 = r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	addl r56 = 20480, r0
	addl r55 = 3, r0
	mov r54 = r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	addl r56 = 24576, r0
	addl r55 = 16, r0
	mov r54 = r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	addl r56 = 8192, r0
	addl r55 = 16, r0
	addl r54 = -1, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r53
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r53
	ld4 r33 = [r34]
	mov r32 = r8
	st4 [r8] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r53
	mov r55 = r8
	addl r58 = 2048, r0
	mov r57 = r0
	addl r56 = 16, r0
	mov r54 = r33
	;;
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r53
	mov r55 = r8
	;;
	movl r54 = @gprel(.LC13)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	ld4 r33 = [r34]
	st4 [r32] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r53
	mov r55 = r8
	addl r58 = 2048, r0
	mov r57 = r0
	addl r56 = -1, r0
	mov r54 = r33
	;;
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r53
	mov r55 = r8
	;;
	movl r54 = @gprel(.LC14)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r57 = r0
	;;
	ld4 r54 = [r34]
	addl r56 = 1, r0
	st8 [r35] = r0
	st8 [r41] = r0
	mov r55 = r35
	st8 [r45] = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC15)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r57 = r0
	addl r56 = 1, r0
	;;
	ld4 r54 = [r34]
	st4 [r32] = r0
	mov r55 = r35
	addl r14 = -1, r0
	;;
	st8 [r35] = r14
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC15)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	ld4 r33 = [r34]
	st4 [r32] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r53
	mov r55 = r8
	mov r57 = r0
	addl r56 = 1, r0
	mov r54 = r33
	;;
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC16)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r56 = 16, r12
	;;
	addl r55 = 2, r0
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC17)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	ld4 r58 = [r39]
	ld8 r57 = [r42]
	;;
	movl r54 = @gprel(.LC18)
	;;
	add r54 = r1, r54
	adds r14 = 88, r12
	;;
	ld8 r56 = [r14]
	ld8 r55 = [r50]
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	adds r14 = 112, r12
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r53
	;;
	cmp4.ne p6, p7 = r8, r33
	(p7) br.cond.dpnt .L123
.L30:
	movl r55 = @gprel(.LC10)
	;;
	add r55 = r1, r55
	movl r56 = @gprel(.LC19)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	adds r56 = 16, r12
	;;
	ld4 r54 = [r34]
	st4 [r32] = r0
	addl r55 = 1, r0
	addl r14 = 12, r0
	;;
	st8 [r42] = r14
	addl r14 = 416, r0
	;;
	st4 [r39] = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC21)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r57 = 2048, r0
	addl r56 = 13, r0
	;;
	ld4 r54 = [r34]
	st4 [r32] = r0
	mov r55 = r35
	addl r14 = 1, r0
	;;
	st8 [r35] = r14
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC22)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r56 = 16, r12
	;;
	addl r55 = 2, r0
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC17)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	ld4 r56 = [r39]
	;;
	ld8 r55 = [r42]
	movl r54 = @gprel(.LC23)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	adds r56 = 16, r12
	addl r55 = 99, r0
	;;
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC24)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r56 = 136, r12
	;;
	addl r55 = 12, r0
	mov r54 = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	adds r14 = 136, r12
	;;
	ld4 r38 = [r14]
	mov r56 = r14
	addl r55 = 3, r0
	mov r33 = r8
	adds r14 = 140, r12
	;;
	ld4 r37 = [r14]
	adds r14 = 160, r12
	;;
	ld4 r36 = [r14]
	mov r54 = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	andcm r15 = -1, r33
	cmp4.eq p6, p7 = r8, r33
	;;
	extr.u r15 = r15, 31, 1
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
.L134:
	;;
	cmp4.lt p6, p7 = 0, r38
	cmp4.lt p8, p9 = 4, r37
	cmp4.lt p10, p11 = 4, r36
	;;
	(p10) addl r14 = 1, r0
	;;
	(p11) mov r14 = r0
	(p8) addl r16 = 1, r0
	;;
	(p9) mov r16 = r0
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	and r15 = r16, r15
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L124
.L63:
	movl r55 = @gprel(.LC10)
	;;
	add r55 = r1, r55
.L32:
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	movl r56 = @gprel(.LC25)
	;;
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	;;
	adds r56 = 16, r12
	addl r55 = 11, r0
	mov r54 = r33
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r56 = @gprel(.LC26)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	cmp4.gt p6, p7 = r0, r8
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC27)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC27)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 384, r0
	;;
	addl r55 = 3, r0
	mov r54 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r53
	mov r33 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L52
	adds r43 = 256, r12
	adds r46 = 268, r12
	adds r47 = 260, r12
	adds r57 = 264, r12
	addl r56 = 17, r0
	;;
	mov r55 = r0
	mov r54 = r8
	addl r14 = 131073, r0
	;;
	st4 [r57] = r14
	mov r36 = r57
	addl r14 = 3, r0
	;;
	st2 [r46] = r14
	st4 [r43] = r0
	adds r49 = 258, r12
	st2 [r47] = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC29)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 16, r0
	;;
	addl r55 = 1, r0
	mov r54 = r33
	st4 [r32] = r0
	movl r14 = 30064771072
	;;
	mix4.l r36 = r36, r14
	;;
	mov r57 = r36
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC30)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r57 = r36
	addl r56 = 16, r0
	;;
	addl r55 = 3, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC31)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 12, r0
	;;
	addl r55 = -1, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC32)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 16, r0
	;;
	addl r55 = 1, r0
	mov r54 = r33
	st4 [r32] = r0
	movl r14 = 140737488355328
	;;
	mix4.l r36 = r36, r14
	;;
	mov r57 = r36
	dep r36 = -1, r36, 0, 32
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC30)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r57 = r36
	addl r56 = 16, r0
	;;
	addl r55 = 1, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC30)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r57 = r43
	addl r56 = 13, r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC33)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	ld2 r57 = [r47]
	ld2 r56 = [r49]
	;;
	movl r54 = @gprel(.LC34)
	;;
	add r54 = r1, r54
	ld2 r55 = [r43]
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	adds r57 = 264, r12
	addl r56 = 17, r0
	;;
	mov r55 = r0
	st4 [r32] = r0
	mov r54 = r33
	addl r14 = -25536, r0
	;;
	st2 [r46] = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC29)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r53
	addl r56 = 13, r0
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	mov r36 = r8
	mov r57 = r8
	;;
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC33)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r57 = r36
	addl r56 = 17, r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC29)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 12, r0
	;;
	addl r55 = 1, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC35)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 11, r0
	;;
	addl r55 = 1, r0
	mov r54 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	mov r36 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r53
	;;
	movl r56 = @gprel(.LC36)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	cmp4.ne p6, p7 = r8, r36
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	addl r56 = 14, r0
	;;
	addl r55 = 2, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC37)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 15, r0
	;;
	addl r55 = 2, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC38)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r36 = 16, r12
	;;
	mov r57 = r36
	addl r56 = 2, r0
	mov r55 = r0
	st4 [r32] = r0
	mov r54 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC39)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r14 = 80, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 3, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	(p6) adds r48 = 64, r12
	(p7) br.cond.dpnt .L125
.L36:
	adds r37 = 220, r12
	movl r56 = @gprel(.LC40)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	adds r38 = 212, r12
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	addl r56 = 1, r0
	mov r55 = r35
	;;
	mov r54 = r33
	st4 [r35] = r0
	addl r14 = 67584, r0
	;;
	st4 [r38] = r14
	movl r14 = 134283256
	;;
	st4 [r41] = r14
	addl r14 = 65539, r0
	;;
	st4 [r37] = r14
	st2 [r45] = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC41)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 1, r0
	;;
	adds r55 = 214, r12
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC42)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 1, r0
	;;
	mov r55 = r37
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC43)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r35
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC44)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 3, r0
	;;
	mov r55 = r35
	mov r54 = r33
	addl r14 = -458751, r0
	;;
	st4 [r35] = r14
	addl r14 = 65536, r0
	;;
	st4 [r38] = r14
	st4 [r41] = r0
	addl r14 = 327682, r0
	;;
	st4 [r37] = r14
	st2 [r45] = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC45)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 2, r0
	;;
	mov r55 = r35
	mov r54 = r33
	adds r14 = 210, r12
	addl r15 = 32767, r0
	;;
	st2 [r14] = r15
	addl r14 = 1, r0
	;;
	st2 [r41] = r14
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC46)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 12, r0
	;;
	addl r55 = 1, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC35)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 12, r0
	;;
	addl r55 = 2, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC47)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r57 = r36
	addl r56 = 2, r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC39)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	ld8 r14 = [r48]
	;;
	movl r56 = @gprel(.LC48)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	cmp.eq p6, p7 = 0, r14
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	adds r57 = 136, r12
	addl r56 = 19, r0
	;;
	mov r55 = r0
	mov r54 = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	mov r36 = r8
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L73
	adds r14 = 164, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dpnt .L73
	adds r14 = 172, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	movl r56 = @gprel(.LC49)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	adds r57 = 136, r12
	addl r56 = 3, r0
	mov r55 = r0
	;;
	mov r54 = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r36
	(p7) br.cond.dpnt .L126
.L77:
	;;
	movl r55 = @gprel(.LC10)
	;;
	add r55 = r1, r55
.L39:
	movl r56 = @gprel(.LC50)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	addl r56 = 384, r0
	mov r55 = r0
	;;
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC51)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 384, r0
	;;
	addl r55 = 32001, r0
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC52)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC53)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 1, r0
	;;
	mov r55 = r35
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC41)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	;;
	addl r54 = 30, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r53
	addl r56 = 384, r0
	;;
	mov r54 = r0
	mov r40 = r8
	shladd r37 = r8, 1, r0
	;;
	add r37 = r37, r8
	;;
	adds r37 = -1, r37
	;;
	mov r55 = r37
	br.call.sptk.many b0 = shmget#
	mov r1 = r53
	mov r33 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L51
	mov r56 = r0
	;;
	mov r55 = r0
	mov r54 = r8
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	addl r56 = 4096, r0
	;;
	mov r55 = r0
	mov r54 = r33
	mov r36 = r8
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	;;
	cmp.ne p6, p7 = -1, r36
	mov r44 = r36
	movl r56 = @gprel(.LC55)
	;;
	add r56 = r1, r56
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	mov r38 = r8
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	cmp.ne p6, p7 = -1, r8
	cmp.ne p8, p9 = r8, r36
	;;
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	and r15 = r16, r15
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	addl r14 = 115, r0
	;;
	st1 [r44] = r14, 1
	mov r54 = r38
	;;
	mov r14 = r44
	addl r15 = 104, r0
	;;
	st1 [r14] = r15, 1
	addl r15 = 97, r0
	;;
	st1 [r14] = r15, 1
	addl r15 = 114, r0
	;;
	st1 [r14] = r15, 1
	addl r15 = 101, r0
	;;
	st1 [r14] = r15, 1
	addl r15 = 100, r0
	;;
	st1 [r14] = r15, 1
	;;
	st1 [r14] = r0
	br.call.sptk.many b0 = puts#
	mov r1 = r53
	adds r56 = 16, r12
	addl r55 = 2, r0
	mov r54 = r33
	st4 [r32] = r0
	;;
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC56)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	ld8 r14 = [r48]
	;;
	cmp.ne p6, p7 = r14, r37
	(p7) br.cond.dpnt .L127
.L42:
	movl r55 = @gprel(.LC10)
	;;
	add r55 = r1, r55
	movl r56 = @gprel(.LC57)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	mov r56 = r0
	addl r55 = 11, r0
	;;
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC58)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r56 = 16, r12
	;;
	addl r55 = 2, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC56)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	;;
	ld4 r55 = [r39]
	movl r54 = @gprel(.LC59)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	mov r56 = r0
	addl r55 = 12, r0
	;;
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC60)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r36
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	(p7) br.cond.dpnt .L128
.L44:
	movl r56 = @gprel(.LC61)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	addl r56 = 16384, r0
	mov r55 = r36
	;;
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	;;
	movl r56 = @gprel(.LC62)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	cmp.eq p6, p7 = r8, r36
	;;
	(p7) movl r55 = @gprel(.LC10)
	;;
	(p7) add r55 = r1, r55
	;;
	(p6) movl r55 = @gprel(.LC11)
	;;
	(p6) add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	addl r56 = 16384, r0
	;;
	mov r55 = r0
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	(p7) br.cond.dpnt .L129
.L46:
	movl r56 = @gprel(.LC63)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	mov r56 = r0
	mov r55 = r44
	;;
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	(p7) br.cond.dpnt .L130
.L47:
	movl r56 = @gprel(.LC64)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	;;
	mov r54 = r36
	br.call.sptk.many b0 = puts#
	mov r1 = r53
	;;
	add r54 = r36, r40
	st4 [r32] = r0
	br.call.sptk.many b0 = shmdt#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC65)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	;;
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmdt#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC66)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	;;
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmdt#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC66)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC67)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r56 = 16, r12
	;;
	addl r55 = 2, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC56)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	ld4 r56 = [r42]
	;;
	ld4 r55 = [r39]
	movl r54 = @gprel(.LC68)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	(p7) br.cond.dptk .L131
.L48:
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	movl r56 = @gprel(.LC69)
	;;
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	;;
	mov r56 = r35
	addl r55 = 14, r0
	mov r54 = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	mov r36 = r8
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L91
	ld4 r14 = [r35]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dpnt .L91
	ld8 r14 = [r41]
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	movl r56 = @gprel(.LC70)
	;;
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	;;
	adds r56 = 136, r12
	addl r55 = 3, r0
	mov r54 = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r36
	(p7) br.cond.dpnt .L132
.L94:
	;;
	movl r55 = @gprel(.LC10)
	;;
	add r55 = r1, r55
.L50:
	movl r56 = @gprel(.LC71)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	;;
	mov r54 = r38
	st4 [r32] = r0
	br.call.sptk.many b0 = shmdt#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC72)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r56 = 16, r12
	;;
	addl r55 = 2, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC56)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 384, r0
	;;
	mov r55 = r0
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC73)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 388, r0
	;;
	addl r55 = 100, r0
	mov r54 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r53
	mov r36 = r8
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L51
	addl r56 = 386, r0
	;;
	addl r55 = 1, r0
	mov r54 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r53
	mov r33 = r8
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L52
	;;
	addl r55 = 400, r0
	mov r54 = r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r53
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L53
	;;
	addl r37 = @ltoffx(stdout#), r1
	;;
	ld8.mov r37 = [r37], stdout#
	st4 [r34] = r8
	;;
	ld8 r54 = [r37]
	br.call.sptk.many b0 = fflush#
	mov r1 = r53
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r53
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L54
	addl r56 = 77, r0
	addl r55 = 77, r0
	addl r54 = 77, r0
	;;
	br.call.sptk.many b0 = setresgid#
	mov r1 = r53
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r54 = @gprel(.LC74)
	;;
	(p7) add r54 = r1, r54
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	addl r56 = 77, r0
	addl r55 = 77, r0
	;;
	addl r54 = 77, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r53
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r54 = @gprel(.LC75)
	;;
	(p7) add r54 = r1, r54
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	adds r56 = 16, r12
	addl r55 = 2, r0
	;;
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC56)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r14 = 24, r12
	;;
	ld8 r14 = [r14]
	adds r15 = 20, r12
	;;
	ld4 r15 = [r15]
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	(p6) br.cond.dptk .L57
	adds r14 = 32, r12
	;;
	ld4 r14 = [r14]
	;;
	or r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
.L57:
	movl r56 = @gprel(.LC76)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	mov r56 = r0
	mov r55 = r0
	;;
	mov r54 = r36
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	(p7) br.cond.dpnt .L133
	movl r56 = @gprel(.LC77)
	;;
	add r56 = r1, r56
	addl r38 = 1, r0
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	addl r56 = 4096, r0
	mov r55 = r0
	;;
	mov r54 = r36
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	;;
	movl r56 = @gprel(.LC78)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	cmp.eq p6, p7 = -1, r8
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC67)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r56 = 16, r12
	;;
	addl r55 = 1, r0
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC79)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 12, r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC80)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r57 = 1, r0
	addl r56 = 16, r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC81)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 1, r0
	;;
	mov r55 = r43
	st4 [r32] = r0
	st2 [r43] = r0
	mov r54 = r33
	addl r14 = 1, r0
	;;
	st2 [r49] = r14
	st2 [r47] = r0
	br.call.sptk.many b0 = semop#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC82)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 1, r0
	;;
	adds r55 = 264, r12
	st4 [r32] = r0
	mov r54 = r33
	;;
	st2 [r55] = r0
	adds r14 = 266, r12
	;;
	st2 [r14] = r0
	addl r14 = 2048, r0
	;;
	st2 [r46] = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC83)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC53)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC27)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r57 = r0
	addl r56 = 1, r0
	;;
	ld4 r54 = [r34]
	adds r55 = 136, r12
	st4 [r32] = r0
	adds r14 = 144, r12
	;;
	st8 [r14] = r0
	adds r14 = 152, r12
	;;
	st8 [r14] = r0
	st8 [r55] = r38
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC84)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r58 = r0
	mov r57 = r0
	addl r56 = 1, r0
	;;
	ld4 r54 = [r34]
	st4 [r32] = r0
	mov r55 = r35
	st8 [r41] = r0
	st8 [r45] = r0
	st8 [r35] = r38
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r53
	;;
	mov r55 = r8
	movl r54 = @gprel(.LC85)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	;;
	ld8 r54 = [r37]
	br.call.sptk.many b0 = fflush#
	mov r1 = r53
	;;
	mov r54 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L73:
	movl r55 = @gprel(.LC10)
	;;
	add r55 = r1, r55
	movl r56 = @gprel(.LC49)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	adds r57 = 136, r12
	addl r56 = 3, r0
	mov r55 = r0
	;;
	mov r54 = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r36
	(p6) br.cond.dptk .L77
	br .L126
	;;
.L91:
	movl r55 = @gprel(.LC10)
	;;
	add r55 = r1, r55
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	movl r56 = @gprel(.LC70)
	;;
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	;;
	adds r56 = 136, r12
	addl r55 = 3, r0
	mov r54 = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r36
	(p6) br.cond.dptk .L94
	br .L132
	;;
.L131:
	adds r14 = 80, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	br .L48
	;;
.L54:
	mov r54 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r53
	addl r56 = 12, r0
	mov r55 = r0
	;;
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC80)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC53)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC67)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC27)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r8 = r0
	;;
	mov ar.pfs = r52
	mov b0 = r51
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L125:
	.body
	.copy_state 1
	adds r48 = 64, r12
	;;
	ld8 r14 = [r48]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
	adds r14 = 72, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
	ld4 r15 = [r39]
	addl r14 = 384, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	br .L36
	;;
.L126:
	adds r14 = 168, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 32767, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L77
	adds r14 = 156, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 500, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L77
	adds r14 = 152, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 32000, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	br .L39
	;;
.L132:
	adds r14 = 152, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 4096, r0
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L94
	adds r14 = 144, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 1, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	br .L50
	;;
.L127:
	ld8 r14 = [r42]
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L42
	ld4 r37 = [r50]
	br.call.sptk.many b0 = getpid#
	mov r1 = r53
	;;
	cmp4.ne p6, p7 = r8, r37
	(p6) br.cond.dptk .L42
	adds r14 = 100, r12
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r53
	;;
	cmp4.ne p6, p7 = r8, r37
	(p6) br.cond.dptk .L42
	adds r14 = 72, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	adds r14 = 80, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) movl r55 = @gprel(.LC11)
	;;
	(p6) add r55 = r1, r55
	(p7) br.cond.dptk .L42
	movl r56 = @gprel(.LC57)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	mov r56 = r0
	addl r55 = 11, r0
	;;
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC58)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r56 = 16, r12
	;;
	addl r55 = 2, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC56)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	;;
	ld4 r55 = [r39]
	movl r54 = @gprel(.LC59)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	mov r56 = r0
	addl r55 = 12, r0
	;;
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC60)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r36
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	(p6) br.cond.dptk .L44
	br .L128
	;;
.L129:
	ld4 r14 = [r32]
	;;
	cmp4.ne p6, p7 = 22, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	movl r56 = @gprel(.LC63)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	mov r56 = r0
	mov r55 = r44
	;;
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	(p6) br.cond.dptk .L47
	br .L130
	;;
.L128:
	ld4 r14 = [r32]
	;;
	cmp4.ne p6, p7 = 22, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	movl r56 = @gprel(.LC61)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	addl r56 = 16384, r0
	mov r55 = r36
	;;
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	;;
	movl r56 = @gprel(.LC62)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	cmp.eq p6, p7 = r8, r36
	;;
	(p7) movl r55 = @gprel(.LC10)
	;;
	(p7) add r55 = r1, r55
	;;
	(p6) movl r55 = @gprel(.LC11)
	;;
	(p6) add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	addl r56 = 16384, r0
	;;
	mov r55 = r0
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	(p6) br.cond.dptk .L46
	br .L129
	;;
.L130:
	ld4 r14 = [r32]
	;;
	cmp4.ne p6, p7 = 22, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	movl r56 = @gprel(.LC64)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	;;
	mov r54 = r36
	br.call.sptk.many b0 = puts#
	mov r1 = r53
	;;
	add r54 = r36, r40
	st4 [r32] = r0
	br.call.sptk.many b0 = shmdt#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC65)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	;;
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmdt#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC66)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	;;
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmdt#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC66)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC67)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r56 = 16, r12
	;;
	addl r55 = 2, r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC56)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	ld4 r56 = [r42]
	;;
	ld4 r55 = [r39]
	movl r54 = @gprel(.LC68)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	(p6) br.cond.dptk .L48
	br .L131
	;;
.L123:
	adds r14 = 116, r12
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r53
	;;
	cmp4.ne p6, p7 = r8, r33
	(p6) br.cond.dptk .L30
	adds r48 = 64, r12
	;;
	ld8 r14 = [r48]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	adds r14 = 72, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	adds r14 = 80, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) movl r55 = @gprel(.LC11)
	;;
	(p6) add r55 = r1, r55
	(p7) br.cond.dptk .L30
	movl r56 = @gprel(.LC19)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	adds r56 = 16, r12
	;;
	ld4 r54 = [r34]
	st4 [r32] = r0
	addl r55 = 1, r0
	addl r14 = 12, r0
	;;
	st8 [r42] = r14
	addl r14 = 416, r0
	;;
	st4 [r39] = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC21)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r57 = 2048, r0
	addl r56 = 13, r0
	;;
	ld4 r54 = [r34]
	st4 [r32] = r0
	mov r55 = r35
	addl r14 = 1, r0
	;;
	st8 [r35] = r14
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC22)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r56 = 16, r12
	;;
	addl r55 = 2, r0
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC17)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	ld4 r56 = [r39]
	;;
	ld8 r55 = [r42]
	movl r54 = @gprel(.LC23)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	adds r56 = 16, r12
	addl r55 = 99, r0
	;;
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC24)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r56 = 136, r12
	;;
	addl r55 = 12, r0
	mov r54 = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	adds r14 = 136, r12
	;;
	ld4 r38 = [r14]
	mov r56 = r14
	addl r55 = 3, r0
	mov r33 = r8
	adds r14 = 140, r12
	;;
	ld4 r37 = [r14]
	adds r14 = 160, r12
	;;
	ld4 r36 = [r14]
	mov r54 = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	andcm r15 = -1, r33
	cmp4.eq p6, p7 = r8, r33
	;;
	extr.u r15 = r15, 31, 1
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	br .L134
	;;
.L69:
	movl r55 = @gprel(.LC10)
	;;
	add r55 = r1, r55
	br .L36
	;;
.L133:
	ld4 r14 = [r32]
	;;
	cmp4.ne p6, p7 = 13, r14
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	movl r56 = @gprel(.LC77)
	;;
	add r56 = r1, r56
	addl r38 = 1, r0
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	addl r56 = 4096, r0
	mov r55 = r0
	;;
	mov r54 = r36
	br.call.sptk.many b0 = shmat#
	mov r1 = r53
	;;
	movl r56 = @gprel(.LC78)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	add r54 = r1, r54
	cmp.eq p6, p7 = -1, r8
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC67)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	adds r56 = 16, r12
	;;
	addl r55 = 1, r0
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC79)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 12, r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC80)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r57 = 1, r0
	addl r56 = 16, r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC81)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 1, r0
	;;
	mov r55 = r43
	st4 [r32] = r0
	st2 [r43] = r0
	mov r54 = r33
	addl r14 = 1, r0
	;;
	st2 [r49] = r14
	st2 [r47] = r0
	br.call.sptk.many b0 = semop#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC82)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	addl r56 = 1, r0
	;;
	adds r55 = 264, r12
	st4 [r32] = r0
	mov r54 = r33
	;;
	st2 [r55] = r0
	adds r14 = 266, r12
	;;
	st2 [r14] = r0
	addl r14 = 2048, r0
	;;
	st2 [r46] = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC83)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC53)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r56 = r0
	;;
	mov r55 = r0
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC27)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r57 = r0
	addl r56 = 1, r0
	;;
	ld4 r54 = [r34]
	adds r55 = 136, r12
	st4 [r32] = r0
	adds r14 = 144, r12
	;;
	st8 [r14] = r0
	adds r14 = 152, r12
	;;
	st8 [r14] = r0
	st8 [r55] = r38
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r53
	;;
	movl r54 = @gprel(.LC84)
	;;
	add r54 = r1, r54
	sxt4 r55 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	mov r58 = r0
	mov r57 = r0
	addl r56 = 1, r0
	;;
	ld4 r54 = [r34]
	st4 [r32] = r0
	mov r55 = r35
	st8 [r41] = r0
	st8 [r45] = r0
	st8 [r35] = r38
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r53
	;;
	mov r55 = r8
	movl r54 = @gprel(.LC85)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r53
	;;
	ld8 r54 = [r37]
	br.call.sptk.many b0 = fflush#
	mov r1 = r53
	;;
	mov r54 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L124:
	adds r14 = 144, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 8192, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L63
	adds r14 = 148, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 16384, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) movl r55 = @gprel(.LC10)
	;;
	(p6) add r55 = r1, r55
	;;
	(p7) movl r55 = @gprel(.LC11)
	;;
	(p7) add r55 = r1, r55
	br .L32
	;;
.L53:
	movl r54 = @gprel(.LC12)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = must.part.0#
	;;
.L51:
	movl r54 = @gprel(.LC54)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = must.part.0#
	;;
.L52:
	movl r54 = @gprel(.LC28)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.align 4
	.type	queue#, @object
	.size	queue#, 4
queue:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
