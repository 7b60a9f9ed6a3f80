// f1ade3456294ad19ee9b510317165a50 guest-tests/ipc/sysv-controls.c
	.file	"sysv-controls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r8 = r32
	cmp.ne p6, p7 = -1, r32
	(p7) br.cond.spnt .L3
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L3:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r39 = r8
	mov r38 = r33
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"msgsnd"
	.text
	.align 16
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
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	adds r14 = 16, r12
	;;
	st8 [r14] = r32
	mov r38 = r33
	adds r37 = 24, r12
	br.call.sptk.many b0 = strcpy#
	mov r1 = r36
	;;
	mov r37 = r33
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
	;;
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	sxt4 r37 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r36
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
.LC2:
	stringz	"three"
	.align 8
.LC3:
	stringz	"one"
	.align 8
.LC4:
	stringz	"two and more"
	.align 8
.LC5:
	stringz	"five"
	.align 8
.LC6:
	stringz	"again"
	.text
	.align 16
	.proc fill#
fill:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	addl r35 = 3, r0
	br.call.sptk.many b0 = send#
	mov r1 = r34
	;;
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	addl r35 = 1, r0
	br.call.sptk.many b0 = send#
	mov r1 = r34
	;;
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	addl r35 = 2, r0
	br.call.sptk.many b0 = send#
	mov r1 = r34
	;;
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	addl r35 = 5, r0
	br.call.sptk.many b0 = send#
	mov r1 = r34
	;;
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	addl r35 = 1, r0
	br.call.sptk.many b0 = send#
	mov r1 = r34
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
	.endp fill#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"%ld %x: %s\n"
	.align 8
.LC8:
	stringz	"%ld %x: %ld, %ld %.*s\n"
	.text
	.align 16
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
	mov r40 = r33
	;;
	adds r14 = 16, r12
	;;
	st8 [r14] = r0
	adds r14 = 24, r12
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	addl r42 = 2048, r0
	;;
	or r42 = r42, r34
	mov r41 = r32
	adds r39 = 16, r12
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r37
	mov r41 = r8
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L9
	adds r44 = 24, r12
	mov r43 = r8
	adds r14 = 16, r12
	;;
	ld8 r42 = [r14]
	mov r40 = r34
	mov r39 = r32
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L9:
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
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
	.endp receive#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	cmp.ne p6, p7 = -1, r33
	(p6) br.cond.dpnt .L11
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L13
.L11:
	mov r39 = r33
	mov r38 = r32
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L12:
	mov r8 = r33
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L13:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L12
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 6, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L16
.L15:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r8 = [r14]
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.L16:
	mov r40 = r0
	addl r39 = -1, r0
	addl r38 = 34, r0
	mov r37 = r0
	addl r36 = 65536, r0
	mov r35 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r34
	;;
	addl r14 = @gprel(page.0#), gp
	;;
	st8 [r14] = r8
	br .L15
	;;
	.endp no_access#
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
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 44
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 0, 15, 5, 0
	.fframe 320
	adds r12 = -320, r12
	.save rp, r44
	mov r44 = b0
	mov r46 = r1
	.body
	addl r48 = 384, r0
	mov r47 = r0
	;;
	br.call.sptk.many b0 = msgget#
	mov r1 = r46
	;;
	movl r48 = @gprel(.LC12)
	;;
	add r48 = r1, r48
	sxt4 r47 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r46
	;;
	addl r33 = @gprel(queue#), gp
	;;
	st4 [r33] = r8
	br.call.sptk.many b0 = fill#
	mov r1 = r46
	mov r49 = r0
	addl r48 = 2, r0
	addl r47 = 1, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	addl r49 = 4096, r0
	addl r48 = 2, r0
	addl r47 = 1, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	addl r49 = 8192, r0
	addl r48 = 16, r0
	addl r47 = 3, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	mov r49 = r0
	addl r48 = 16, r0
	addl r47 = -2, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	mov r49 = r0
	addl r48 = 16, r0
	addl r47 = 9, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	mov r49 = r0
	addl r48 = 16, r0
	addl r47 = -4, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	mov r49 = r0
	addl r48 = 16, r0
	mov r47 = r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	;;
	br.call.sptk.many b0 = fill#
	mov r1 = r46
	addl r49 = 16384, r0
	addl r48 = 16, r0
	addl r47 = 1, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	addl r49 = 16384, r0
	addl r48 = 16, r0
	addl r47 = 9, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	addl r49 = 16384, r0
	addl r48 = 3, r0
	mov r47 = r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	addl r49 = 20480, r0
	addl r48 = 3, r0
	mov r47 = r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	addl r49 = 24576, r0
	addl r48 = 16, r0
	mov r47 = r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	addl r49 = 8192, r0
	addl r48 = 16, r0
	addl r47 = -1, r0
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r46
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r46
	mov r32 = r8
	st4 [r8] = r0
	ld4 r34 = [r33]
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r46
	mov r48 = r8
	addl r51 = 2048, r0
	mov r50 = r0
	addl r49 = 16, r0
	mov r47 = r34
	;;
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r46
	mov r48 = r8
	;;
	movl r47 = @gprel(.LC13)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	ld4 r34 = [r33]
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r46
	mov r48 = r8
	addl r51 = 2048, r0
	mov r50 = r0
	addl r49 = -1, r0
	mov r47 = r34
	;;
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r46
	mov r48 = r8
	;;
	movl r47 = @gprel(.LC14)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	adds r34 = 272, r12
	;;
	st8 [r34] = r0
	adds r14 = 280, r12
	;;
	st8 [r14] = r0
	adds r14 = 288, r12
	;;
	st8 [r14] = r0
	st4 [r32] = r0
	mov r50 = r0
	addl r49 = 1, r0
	mov r48 = r34
	ld4 r47 = [r33]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r46
	;;
	movl r35 = @gprel(.LC15)
	;;
	add r35 = r1, r35
	sxt4 r48 = r8
	;;
	mov r47 = r35
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	addl r14 = -1, r0
	;;
	st8 [r34] = r14
	st4 [r32] = r0
	mov r50 = r0
	addl r49 = 1, r0
	mov r48 = r34
	ld4 r47 = [r33]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r46
	;;
	sxt4 r48 = r8
	mov r47 = r35
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	ld4 r34 = [r33]
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r46
	mov r48 = r8
	mov r50 = r0
	addl r49 = 1, r0
	mov r47 = r34
	;;
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC16)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	adds r49 = 80, r12
	addl r48 = 2, r0
	;;
	ld4 r47 = [r33]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC17)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	adds r14 = 100, r12
	;;
	ld4 r51 = [r14]
	adds r14 = 168, r12
	;;
	ld8 r50 = [r14]
	adds r14 = 152, r12
	;;
	ld8 r49 = [r14]
	adds r14 = 160, r12
	;;
	ld8 r48 = [r14]
	movl r47 = @gprel(.LC18)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	adds r14 = 176, r12
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r46
	;;
	cmp4.ne p6, p7 = r8, r33
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p7) br.cond.dpnt .L89
.L18:
	movl r49 = @gprel(.LC19)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	adds r34 = 168, r12
	addl r14 = 12, r0
	;;
	st8 [r34] = r14
	adds r35 = 100, r12
	addl r14 = 416, r0
	;;
	st4 [r35] = r14
	st4 [r32] = r0
	addl r33 = @gprel(queue#), gp
	adds r49 = 80, r12
	addl r48 = 1, r0
	;;
	ld4 r47 = [r33]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC21)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	adds r48 = 272, r12
	addl r14 = 1, r0
	;;
	st8 [r48] = r14
	st4 [r32] = r0
	addl r50 = 2048, r0
	addl r49 = 13, r0
	ld4 r47 = [r33]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC22)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	adds r49 = 80, r12
	addl r48 = 2, r0
	;;
	ld4 r47 = [r33]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC17)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	ld4 r49 = [r35]
	ld8 r48 = [r34]
	;;
	movl r47 = @gprel(.LC23)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	st4 [r32] = r0
	adds r49 = 80, r12
	addl r48 = 99, r0
	;;
	ld4 r47 = [r33]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC24)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	adds r34 = 200, r12
	;;
	mov r49 = r34
	addl r48 = 12, r0
	mov r47 = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r46
	mov r33 = r8
	ld4 r37 = [r34]
	adds r14 = 204, r12
	;;
	ld4 r36 = [r14]
	adds r14 = 224, r12
	;;
	ld4 r35 = [r14]
	mov r49 = r34
	addl r48 = 3, r0
	mov r47 = r0
	br.call.sptk.many b0 = msgctl#
	mov r1 = r46
	andcm r15 = -1, r33
	;;
	extr.u r15 = r15, 31, 1
	cmp4.eq p6, p7 = r8, r33
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L19
	cmp4.lt p6, p7 = 0, r37
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.lt p6, p7 = 4, r36
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	and r15 = r14, r15
	cmp4.lt p6, p7 = 4, r35
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p7) br.cond.dpnt .L90
.L19:
	movl r49 = @gprel(.LC25)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	adds r49 = 80, r12
	addl r48 = 11, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = msgctl#
	mov r1 = r46
	cmp4.gt p6, p7 = r0, r8
	;;
	movl r49 = @gprel(.LC26)
	;;
	add r49 = r1, r49
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC11)
	;;
	(p7) add r48 = r1, r48
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	st4 [r32] = r0
	;;
	addl r34 = @gprel(queue#), gp
	mov r49 = r0
	mov r48 = r0
	;;
	ld4 r47 = [r34]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r46
	;;
	movl r33 = @gprel(.LC27)
	;;
	add r33 = r1, r33
	sxt4 r48 = r8
	;;
	mov r47 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r49 = r0
	mov r48 = r0
	;;
	ld4 r47 = [r34]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	mov r47 = r33
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	addl r49 = 384, r0
	addl r48 = 3, r0
	;;
	mov r47 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r46
	;;
	movl r48 = @gprel(.LC28)
	;;
	add r48 = r1, r48
	sxt4 r47 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r46
	mov r33 = r8
	adds r35 = 326, r12
	addl r14 = 1, r0
	;;
	st2 [r35] = r14
	adds r14 = 328, r12
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r39 = 330, r12
	addl r14 = 3, r0
	;;
	st2 [r39] = r14
	adds r37 = 320, r12
	;;
	st4 [r37] = r0
	adds r40 = 324, r12
	;;
	st2 [r40] = r0
	mov r34 = r35
	st4 [r32] = r0
	mov r50 = r35
	addl r49 = 17, r0
	mov r48 = r0
	mov r47 = r8
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	;;
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	sxt4 r48 = r8
	;;
	mov r47 = r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	movl r14 = 30064771072
	;;
	mix4.l r34 = r34, r14
	st4 [r32] = r0
	;;
	mov r50 = r34
	addl r49 = 16, r0
	addl r48 = 1, r0
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	;;
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	sxt4 r48 = r8
	;;
	mov r47 = r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r50 = r34
	addl r49 = 16, r0
	addl r48 = 3, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC31)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 12, r0
	addl r48 = -1, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC32)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	movl r14 = 140737488355328
	;;
	mix4.l r34 = r34, r14
	st4 [r32] = r0
	;;
	mov r50 = r34
	addl r49 = 16, r0
	addl r48 = 1, r0
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	;;
	sxt4 r48 = r8
	mov r47 = r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	dep r34 = -1, r34, 0, 32
	st4 [r32] = r0
	;;
	mov r50 = r34
	addl r49 = 16, r0
	addl r48 = 1, r0
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	;;
	sxt4 r48 = r8
	mov r47 = r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r50 = r37
	addl r49 = 13, r0
	;;
	mov r48 = r0
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	;;
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	sxt4 r48 = r8
	;;
	mov r47 = r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	ld2 r50 = [r40]
	adds r14 = 322, r12
	;;
	ld2 r49 = [r14]
	ld2 r48 = [r37]
	movl r47 = @gprel(.LC34)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	addl r14 = -25536, r0
	;;
	st2 [r39] = r14
	st4 [r32] = r0
	mov r50 = r35
	addl r49 = 17, r0
	mov r48 = r0
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	;;
	sxt4 r48 = r8
	mov r47 = r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r46
	mov r34 = r8
	st4 [r32] = r0
	mov r50 = r8
	addl r49 = 13, r0
	mov r48 = r0
	mov r47 = r33
	;;
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	mov r47 = r38
	;;
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r50 = r34
	addl r49 = 17, r0
	mov r48 = r0
	mov r47 = r33
	;;
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	mov r47 = r36
	;;
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 12, r0
	addl r48 = 1, r0
	mov r47 = r33
	;;
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC35)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	addl r49 = 11, r0
	addl r48 = 1, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	mov r34 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r46
	cmp4.ne p6, p7 = r8, r34
	;;
	movl r49 = @gprel(.LC36)
	;;
	add r49 = r1, r49
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC11)
	;;
	(p7) add r48 = r1, r48
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 14, r0
	addl r48 = 2, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC37)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 15, r0
	addl r48 = 2, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC38)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	adds r34 = 80, r12
	st4 [r32] = r0
	;;
	mov r50 = r34
	addl r49 = 2, r0
	mov r48 = r0
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	;;
	sxt4 r48 = r8
	movl r47 = @gprel(.LC39)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	adds r14 = 64, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 3, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p7) br.cond.dpnt .L91
.L22:
	movl r49 = @gprel(.LC40)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	adds r14 = 272, r12
	;;
	st2 [r14] = r0
	adds r37 = 274, r12
	;;
	st2 [r37] = r0
	adds r43 = 276, r12
	addl r14 = 2048, r0
	;;
	st2 [r43] = r14
	adds r39 = 278, r12
	addl r35 = 1, r0
	;;
	st2 [r39] = r35
	adds r36 = 280, r12
	addl r15 = -8, r0
	;;
	st2 [r36] = r15
	adds r42 = 282, r12
	;;
	st2 [r42] = r14
	adds r38 = 284, r12
	addl r14 = 3, r0
	;;
	st2 [r38] = r14
	adds r41 = 286, r12
	;;
	st2 [r41] = r35
	adds r40 = 288, r12
	;;
	st2 [r40] = r0
	st4 [r32] = r0
	addl r49 = 1, r0
	adds r48 = 272, r12
	mov r47 = r33
	br.call.sptk.many b0 = semop#
	mov r1 = r46
	;;
	sxt4 r48 = r8
	movl r47 = @gprel(.LC41)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 1, r0
	mov r48 = r39
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semop#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC42)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 1, r0
	mov r48 = r38
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semop#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC43)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r49 = r0
	adds r48 = 272, r12
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semop#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC44)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	adds r14 = 272, r12
	;;
	st2 [r14] = r35
	addl r14 = -7, r0
	;;
	st2 [r37] = r14
	st2 [r43] = r0
	st2 [r39] = r35
	st2 [r36] = r0
	st2 [r42] = r0
	addl r14 = 2, r0
	;;
	st2 [r38] = r14
	addl r14 = 5, r0
	;;
	st2 [r41] = r14
	st2 [r40] = r0
	st4 [r32] = r0
	addl r49 = 3, r0
	adds r48 = 272, r12
	mov r47 = r33
	br.call.sptk.many b0 = semop#
	mov r1 = r46
	;;
	sxt4 r48 = r8
	movl r47 = @gprel(.LC45)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	addl r14 = 32767, r0
	;;
	st2 [r37] = r14
	st2 [r36] = r35
	st4 [r32] = r0
	addl r49 = 2, r0
	adds r48 = 272, r12
	mov r47 = r33
	br.call.sptk.many b0 = semop#
	mov r1 = r46
	;;
	sxt4 r48 = r8
	movl r47 = @gprel(.LC46)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 12, r0
	addl r48 = 1, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC35)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 12, r0
	addl r48 = 2, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC47)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r50 = r34
	addl r49 = 2, r0
	mov r48 = r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC39)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	adds r14 = 128, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	movl r49 = @gprel(.LC48)
	;;
	add r49 = r1, r49
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC11)
	;;
	(p7) add r48 = r1, r48
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	adds r34 = 200, r12
	;;
	mov r50 = r34
	addl r49 = 19, r0
	mov r48 = r0
	mov r47 = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	mov r35 = r8
	cmp4.gt p6, p7 = r0, r8
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dpnt .L24
	adds r14 = 228, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dpnt .L24
	adds r14 = 236, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 2, r14
	;;
	(p6) movl r48 = @gprel(.LC11)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC10)
	;;
	(p7) add r48 = r1, r48
.L24:
	movl r49 = @gprel(.LC49)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	mov r50 = r34
	addl r49 = 3, r0
	mov r48 = r0
	;;
	mov r47 = r0
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	cmp4.ne p6, p7 = r8, r35
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p7) br.cond.dpnt .L92
.L25:
	movl r49 = @gprel(.LC50)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 384, r0
	mov r48 = r0
	;;
	mov r47 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC51)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 384, r0
	addl r48 = 32001, r0
	;;
	mov r47 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC52)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r49 = r0
	mov r48 = r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC53)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 1, r0
	adds r48 = 272, r12
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semop#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC41)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	;;
	addl r47 = 30, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r46
	mov r37 = r8
	shladd r36 = r8, 1, r0
	;;
	add r36 = r36, r8
	;;
	adds r36 = -1, r36
	addl r49 = 384, r0
	;;
	mov r48 = r36
	mov r47 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r46
	;;
	movl r48 = @gprel(.LC54)
	;;
	add r48 = r1, r48
	sxt4 r47 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r46
	mov r33 = r8
	mov r49 = r0
	;;
	mov r48 = r0
	mov r47 = r8
	br.call.sptk.many b0 = shmat#
	mov r1 = r46
	mov r34 = r8
	addl r49 = 4096, r0
	;;
	mov r48 = r0
	mov r47 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r46
	mov r35 = r8
	cmp.ne p6, p7 = -1, r34
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	and r15 = r14, r15
	cmp.ne p6, p7 = r8, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	movl r49 = @gprel(.LC55)
	;;
	add r49 = r1, r49
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC11)
	;;
	(p7) add r48 = r1, r48
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	mov r14 = r34
	addl r15 = 115, r0
	;;
	st1 [r14] = r15, 1
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
	mov r47 = r35
	br.call.sptk.many b0 = puts#
	mov r1 = r46
	st4 [r32] = r0
	adds r49 = 80, r12
	addl r48 = 2, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC56)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	adds r14 = 128, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r36
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p7) br.cond.dpnt .L93
.L27:
	movl r49 = @gprel(.LC57)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	st4 [r32] = r0
	mov r49 = r0
	addl r48 = 11, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC58)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	adds r49 = 80, r12
	addl r48 = 2, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC56)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	adds r14 = 100, r12
	;;
	ld4 r48 = [r14]
	movl r47 = @gprel(.LC59)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	st4 [r32] = r0
	mov r49 = r0
	addl r48 = 12, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC60)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	mov r49 = r0
	mov r48 = r34
	;;
	mov r47 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p7) br.cond.dpnt .L94
.L28:
	movl r49 = @gprel(.LC61)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	addl r49 = 16384, r0
	mov r48 = r34
	;;
	mov r47 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r46
	cmp.ne p6, p7 = r8, r34
	;;
	movl r49 = @gprel(.LC62)
	;;
	add r49 = r1, r49
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC11)
	;;
	(p7) add r48 = r1, r48
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	addl r49 = 16384, r0
	mov r48 = r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p7) br.cond.dpnt .L95
.L30:
	movl r49 = @gprel(.LC63)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	mov r49 = r0
	adds r48 = 1, r34
	;;
	mov r47 = r33
	br.call.sptk.many b0 = shmat#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p7) br.cond.dpnt .L96
.L31:
	movl r49 = @gprel(.LC64)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	mov r47 = r34
	br.call.sptk.many b0 = puts#
	mov r1 = r46
	st4 [r32] = r0
	;;
	add r47 = r34, r37
	br.call.sptk.many b0 = shmdt#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC65)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	;;
	mov r47 = r34
	br.call.sptk.many b0 = shmdt#
	mov r1 = r46
	;;
	movl r36 = @gprel(.LC66)
	;;
	add r36 = r1, r36
	sxt4 r48 = r8
	;;
	mov r47 = r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	;;
	mov r47 = r34
	br.call.sptk.many b0 = shmdt#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	mov r47 = r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r49 = r0
	mov r48 = r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC67)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	adds r34 = 80, r12
	;;
	mov r49 = r34
	addl r48 = 2, r0
	mov r47 = r33
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	;;
	sxt4 r48 = r8
	movl r47 = @gprel(.LC56)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	adds r14 = 168, r12
	;;
	ld4 r49 = [r14]
	adds r14 = 100, r12
	;;
	ld4 r48 = [r14]
	movl r47 = @gprel(.LC68)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L32
	adds r14 = 144, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC11)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC10)
	;;
	(p7) add r48 = r1, r48
.L32:
	movl r49 = @gprel(.LC69)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	adds r49 = 272, r12
	addl r48 = 14, r0
	;;
	mov r47 = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	mov r34 = r8
	cmp4.gt p6, p7 = r0, r8
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dpnt .L33
	adds r14 = 272, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dpnt .L33
	adds r14 = 280, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.ltu p6, p7 = 2, r14
	;;
	(p6) movl r48 = @gprel(.LC11)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC10)
	;;
	(p7) add r48 = r1, r48
.L33:
	movl r49 = @gprel(.LC70)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	adds r49 = 200, r12
	addl r48 = 3, r0
	;;
	mov r47 = r0
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	cmp4.ne p6, p7 = r8, r34
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p7) br.cond.dpnt .L97
.L34:
	movl r49 = @gprel(.LC71)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	st4 [r32] = r0
	;;
	mov r47 = r35
	br.call.sptk.many b0 = shmdt#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC72)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	adds r49 = 80, r12
	addl r48 = 2, r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC56)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 384, r0
	mov r48 = r0
	;;
	mov r47 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC73)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	addl r49 = 388, r0
	addl r48 = 100, r0
	;;
	mov r47 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r46
	;;
	movl r48 = @gprel(.LC54)
	;;
	add r48 = r1, r48
	sxt4 r47 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r46
	mov r34 = r8
	addl r49 = 386, r0
	;;
	addl r48 = 1, r0
	mov r47 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r46
	;;
	movl r48 = @gprel(.LC28)
	;;
	add r48 = r1, r48
	sxt4 r47 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r46
	mov r33 = r8
	;;
	addl r48 = 400, r0
	mov r47 = r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r46
	;;
	movl r48 = @gprel(.LC12)
	;;
	add r48 = r1, r48
	sxt4 r47 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r46
	;;
	addl r14 = @gprel(queue#), gp
	;;
	st4 [r14] = r8
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r47 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r46
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r46
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L35
	addl r49 = 77, r0
	addl r48 = 77, r0
	addl r47 = 77, r0
	;;
	br.call.sptk.many b0 = setresgid#
	mov r1 = r46
	;;
	movl r48 = @gprel(.LC74)
	;;
	add r48 = r1, r48
	sxt4 r47 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r46
	addl r49 = 77, r0
	;;
	addl r48 = 77, r0
	addl r47 = 77, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r46
	;;
	movl r48 = @gprel(.LC75)
	;;
	add r48 = r1, r48
	sxt4 r47 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r46
	st4 [r32] = r0
	adds r49 = 80, r12
	;;
	addl r48 = 2, r0
	mov r47 = r34
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	;;
	sxt4 r48 = r8
	movl r47 = @gprel(.LC56)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	adds r14 = 84, r12
	;;
	ld4 r15 = [r14]
	adds r14 = 88, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L36
	adds r14 = 96, r12
	;;
	ld4 r14 = [r14]
	;;
	or r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC11)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC10)
	;;
	(p7) add r48 = r1, r48
.L36:
	movl r49 = @gprel(.LC76)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	mov r49 = r0
	mov r48 = r0
	;;
	mov r47 = r34
	br.call.sptk.many b0 = shmat#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p7) br.cond.dpnt .L98
.L37:
	movl r49 = @gprel(.LC77)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	addl r49 = 4096, r0
	mov r48 = r0
	;;
	mov r47 = r34
	br.call.sptk.many b0 = shmat#
	mov r1 = r46
	cmp.eq p6, p7 = -1, r8
	;;
	movl r49 = @gprel(.LC78)
	;;
	add r49 = r1, r49
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC11)
	;;
	(p7) add r48 = r1, r48
	movl r47 = @gprel(.LC20)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	st4 [r32] = r0
	mov r49 = r0
	mov r48 = r0
	;;
	mov r47 = r34
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC67)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	adds r49 = 80, r12
	addl r48 = 1, r0
	;;
	mov r47 = r34
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC79)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 12, r0
	mov r48 = r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC80)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r50 = 1, r0
	addl r49 = 16, r0
	mov r48 = r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC81)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	adds r14 = 16, r12
	;;
	st2 [r14] = r0
	adds r14 = 18, r12
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = 20, r12
	;;
	st2 [r14] = r0
	addl r49 = 1, r0
	adds r48 = 16, r12
	mov r47 = r33
	br.call.sptk.many b0 = semop#
	mov r1 = r46
	;;
	sxt4 r48 = r8
	movl r47 = @gprel(.LC82)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	adds r48 = 22, r12
	;;
	st2 [r48] = r0
	adds r14 = 24, r12
	;;
	st2 [r14] = r0
	adds r14 = 26, r12
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	addl r49 = 1, r0
	mov r47 = r33
	br.call.sptk.many b0 = semop#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC83)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r49 = r0
	mov r48 = r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC53)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	;;
	addl r33 = @gprel(queue#), gp
	mov r49 = r0
	mov r48 = r0
	;;
	ld4 r47 = [r33]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC27)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	adds r48 = 32, r12
	adds r14 = 40, r12
	;;
	st8 [r14] = r0
	adds r14 = 48, r12
	;;
	st8 [r14] = r0
	addl r34 = 1, r0
	;;
	st8 [r48] = r34
	mov r50 = r0
	addl r49 = 1, r0
	ld4 r47 = [r33]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC84)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	adds r48 = 56, r12
	adds r14 = 64, r12
	;;
	st8 [r14] = r0
	adds r14 = 72, r12
	;;
	st8 [r14] = r0
	st8 [r48] = r34
	mov r51 = r0
	mov r50 = r0
	addl r49 = 1, r0
	ld4 r47 = [r33]
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r46
	mov r48 = r8
	;;
	movl r47 = @gprel(.LC85)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r47 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r46
	;;
	mov r47 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L89:
	adds r14 = 180, r12
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r46
	;;
	cmp4.ne p6, p7 = r8, r33
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L18
	adds r14 = 128, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L18
	adds r14 = 136, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L18
	adds r14 = 144, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC11)
	;;
	(p7) add r48 = r1, r48
	br .L18
	;;
.L90:
	adds r14 = 208, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 8192, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L19
	adds r14 = 212, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 16384, r0
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) movl r48 = @gprel(.LC11)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC10)
	;;
	(p7) add r48 = r1, r48
	br .L19
	;;
.L91:
	adds r14 = 128, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L22
	adds r14 = 136, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L22
	adds r14 = 100, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 384, r0
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) movl r48 = @gprel(.LC11)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC10)
	;;
	(p7) add r48 = r1, r48
	br .L22
	;;
.L92:
	adds r14 = 232, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 32767, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L25
	adds r14 = 220, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 500, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L25
	adds r14 = 216, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 32000, r0
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) movl r48 = @gprel(.LC11)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC10)
	;;
	(p7) add r48 = r1, r48
	br .L25
	;;
.L93:
	adds r14 = 168, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 2, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L27
	adds r14 = 160, r12
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r46
	;;
	cmp4.ne p6, p7 = r8, r36
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L27
	adds r14 = 164, r12
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r46
	;;
	cmp4.ne p6, p7 = r8, r36
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L27
	adds r14 = 136, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L27
	adds r14 = 144, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC11)
	;;
	(p7) add r48 = r1, r48
	br .L27
	;;
.L94:
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) movl r48 = @gprel(.LC11)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC10)
	;;
	(p7) add r48 = r1, r48
	br .L28
	;;
.L95:
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) movl r48 = @gprel(.LC11)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC10)
	;;
	(p7) add r48 = r1, r48
	br .L30
	;;
.L96:
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) movl r48 = @gprel(.LC11)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC10)
	;;
	(p7) add r48 = r1, r48
	br .L31
	;;
.L97:
	adds r14 = 216, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 4096, r0
	;;
	cmp.ne p6, p7 = r14, r15
	;;
	(p6) movl r48 = @gprel(.LC10)
	;;
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L34
	adds r14 = 208, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 1, r14
	;;
	(p6) movl r48 = @gprel(.LC11)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC10)
	;;
	(p7) add r48 = r1, r48
	br .L34
	;;
.L98:
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 13, r14
	;;
	(p6) movl r48 = @gprel(.LC11)
	;;
	(p6) add r48 = r1, r48
	;;
	(p7) movl r48 = @gprel(.LC10)
	;;
	(p7) add r48 = r1, r48
	br .L37
	;;
.L35:
	mov r47 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r46
	st4 [r32] = r0
	addl r49 = 12, r0
	mov r48 = r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC80)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r49 = r0
	mov r48 = r0
	;;
	mov r47 = r33
	br.call.sptk.many b0 = semctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC53)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r49 = r0
	mov r48 = r0
	;;
	mov r47 = r34
	br.call.sptk.many b0 = shmctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC67)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r49 = r0
	mov r48 = r0
	;;
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r47 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r46
	sxt4 r48 = r8
	;;
	movl r47 = @gprel(.LC27)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	mov r8 = r0
	;;
	mov ar.pfs = r45
	mov b0 = r44
	.restore sp
	adds r12 = 320, r12
	br.ret.sptk.many b0
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
