// fc6b6c2c20df3806c4e7e435ec83a078 guest-tests/ipc/sysv-controls.c
	.file	"sysv-controls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.0#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"msgsnd"
	.text
	.align 16
	.align 64
	.proc send#
send:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r38 = r33
	;;
	.mii
	adds r14 = 24, r12
	adds r15 = 16, r12
	;;
	mov r37 = r14
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r32
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	.mii
	mov r40 = r0
	adds r38 = 16, r12
	;;
	addl r14 = @gprel(queue#), gp
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
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
	.align 64
	.proc fill#
fill:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	movl r38 = @gprel(.LC2)
	.body
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	addl r37 = 3, r0
	.mmb
	addl r32 = 1, r0
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 2, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 5, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	.mlx
	nop 0
	movl r33 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	add r33 = r1, r33
	br.call.sptk.many b0 = send#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many send#
	;;
	break.f 0
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
	.align 64
	.proc receive#
receive:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 7, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	addl r15 = @gprel(queue#), gp
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	adds r14 = 24, r12
	adds r39 = 16, r12
	addl r42 = 2048, r0
	.mmi
	ld4 r38 = [r15]
	mov r40 = r33
	mov r41 = r32
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	or r42 = r42, r34
	.mmi
	nop 0
	st8 [r39] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r37
	cmp.le p6, p7 = r0, r8
	adds r14 = 16, r12
	.mmb
	adds r44 = 24, r12
	mov r40 = r34
	(p7) br.cond.dpnt .L18
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	mov r39 = r32
	mov r41 = r8
	mov r43 = r8
	;;
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	.mmb
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L18:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r38 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r41 = r8
	.mmi
	mov r40 = r34
	nop 0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp receive#
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
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L20
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L27
.L20:
	.mlx
	nop 0
	movl r37 = @gprel(.LC9)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L27:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 51
	.mmb
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 0, 22, 5, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	mov r53 = r1
	nop 0
	.save rp, r51
	mov r51 = b0
	.body
	;;
	.mmi
	addl r55 = 384, r0
	mov r54 = r0
	adds r35 = 208, r12
	.mmb
	adds r41 = 216, r12
	adds r45 = 224, r12
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r53
	cmp4.ne p6, p7 = -1, r8
	adds r39 = 36, r12
	.mmb
	adds r42 = 104, r12
	adds r50 = 96, r12
	(p7) br.cond.spnt .L53
	;;
	.mmi
	nop 0
	addl r34 = @gprel(queue#), gp
	nop 0
	;;
	.mib
	st4 [r34] = r8
	nop 0
	br.call.sptk.many b0 = fill#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r0
	nop 0
	.mmb
	addl r55 = 2, r0
	addl r54 = 1, r0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 4096, r0
	nop 0
	.mmb
	addl r55 = 2, r0
	addl r54 = 1, r0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 8192, r0
	nop 0
	.mmb
	addl r55 = 16, r0
	addl r54 = 3, r0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r0
	nop 0
	.mmb
	addl r55 = 16, r0
	addl r54 = -2, r0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r0
	nop 0
	.mmb
	addl r55 = 16, r0
	addl r54 = 9, r0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r0
	nop 0
	.mmb
	addl r55 = 16, r0
	addl r54 = -4, r0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	mov r56 = r0
	addl r55 = 16, r0
	nop 0
	.mmb
	mov r54 = r0
	mov r1 = r53
	br.call.sptk.many b0 = receive#
	;;
	.mib
	mov r1 = r53
	nop 0
	br.call.sptk.many b0 = fill#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 16384, r0
	nop 0
	.mmb
	addl r55 = 16, r0
	addl r54 = 1, r0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 16384, r0
	nop 0
	.mmb
	addl r55 = 16, r0
	addl r54 = 9, r0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 16384, r0
	nop 0
	.mmb
	addl r55 = 3, r0
	mov r54 = r0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 20480, r0
	nop 0
	.mmb
	addl r55 = 3, r0
	mov r54 = r0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 24576, r0
	nop 0
	.mmb
	addl r55 = 16, r0
	mov r54 = r0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	addl r56 = 8192, r0
	addl r55 = 16, r0
	nop 0
	.mmb
	addl r54 = -1, r0
	mov r1 = r53
	br.call.sptk.many b0 = receive#
	;;
	.mib
	mov r1 = r53
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r32 = r8
	.mmb
	ld4 r33 = [r34]
	st4 [r8] = r0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r58 = 2048, r0
	mov r57 = r0
	addl r56 = 16, r0
	.mmi
	mov r54 = r33
	mov r1 = r53
	mov r55 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC13)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	ld4 r33 = [r34]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r58 = 2048, r0
	mov r57 = r0
	addl r56 = -1, r0
	.mmi
	mov r54 = r33
	mov r1 = r53
	mov r55 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC14)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r57 = r0
	addl r56 = 1, r0
	mov r1 = r53
	.mmi
	ld4 r54 = [r34]
	st8 [r35] = r0
	mov r55 = r35
	;;
	.mmi
	st8 [r41] = r0
	st8 [r45] = r0
	nop 0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC15)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = -1, r0
	mov r57 = r0
	addl r56 = 1, r0
	.mmi
	mov r1 = r53
	ld4 r54 = [r34]
	mov r55 = r35
	;;
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC15)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	ld4 r33 = [r34]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r57 = r0
	addl r56 = 1, r0
	mov r54 = r33
	.mmb
	mov r1 = r53
	mov r55 = r8
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC16)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r53
	addl r55 = 2, r0
	.mmb
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC17)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	nop 0
	adds r14 = 88, r12
	.mmi
	ld4 r58 = [r39]
	ld8 r57 = [r42]
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC18)
	.mmi
	ld8 r56 = [r14]
	ld8 r55 = [r50]
	nop 0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 112, r12
	nop 0
	mov r1 = r53
	;;
	.mib
	ld4 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r33
	(p7) br.cond.dpnt .L123
	;;
.L30:
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	.mmi
	add r55 = r1, r55
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 12, r0
	adds r56 = 16, r12
	mov r1 = r53
	.mmi
	ld4 r54 = [r34]
	st4 [r32] = r0
	addl r55 = 1, r0
	;;
	.mmi
	st8 [r42] = r14
	nop 0
	addl r14 = 416, r0
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC21)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 1, r0
	addl r57 = 2048, r0
	addl r56 = 13, r0
	.mmi
	mov r1 = r53
	ld4 r54 = [r34]
	mov r55 = r35
	;;
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC22)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r53
	addl r55 = 2, r0
	.mmb
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC17)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmi
	ld4 r56 = [r39]
	ld8 r55 = [r42]
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC23)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r53
	addl r55 = 99, r0
	.mmb
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC24)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	adds r56 = 136, r12
	nop 0
	.mmb
	addl r55 = 12, r0
	mov r54 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	adds r14 = 136, r12
	mov r33 = r8
	nop 0
	.mmi
	mov r1 = r53
	addl r55 = 3, r0
	mov r54 = r0
	;;
	.mmi
	ld4 r38 = [r14]
	mov r56 = r14
	adds r14 = 140, r12
	;;
	.mmi
	ld4 r37 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	andcm r15 = -1, r33
	cmp4.eq p6, p7 = r8, r33
	mov r1 = r53
	;;
	.mii
	(p6) addl r14 = 1, r0
	extr.u r15 = r15, 31, 1
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	;;
.L134:
	.mmi
	cmp4.lt p6, p7 = 0, r38
	cmp4.lt p8, p9 = 4, r37
	cmp4.lt p10, p11 = 4, r36
	;;
	.mmi
	(p6) addl r15 = 1, r0
	(p8) addl r16 = 1, r0
	(p10) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	(p9) mov r16 = r0
	(p11) mov r14 = r0
	;;
	.mmi
	and r15 = r16, r15
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L124
.L63:
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mmi
	add r55 = r1, r55
	nop 0
	nop 0
.L32:
	.mlx
	adds r43 = 256, r12
	movl r54 = @gprel(.LC20)
	.mlx
	adds r46 = 268, r12
	movl r56 = @gprel(.LC25)
	;;
	.mmi
	add r54 = r1, r54
	add r56 = r1, r56
	nop 0
	.mmb
	adds r47 = 260, r12
	adds r49 = 258, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r55 = 11, r0
	mov r54 = r33
	nop 0
	.mmb
	mov r1 = r53
	adds r56 = 16, r12
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	.mlx
	nop 0
	movl r56 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	.mlx
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	.mmi
	(p7) add r55 = r1, r55
	nop 0
	add r54 = r1, r54
	;;
	.mib
	(p6) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC27)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC27)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 384, r0
	nop 0
	.mmb
	addl r55 = 3, r0
	mov r54 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	adds r57 = 264, r12
	addl r14 = 131073, r0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r1 = r53
	mov r33 = r8
	(p7) br.cond.spnt .L52
	;;
	.mmi
	st4 [r57] = r14
	addl r14 = 3, r0
	mov r36 = r57
	.mmi
	addl r56 = 17, r0
	mov r55 = r0
	mov r54 = r8
	;;
	.mmi
	st2 [r46] = r14
	st4 [r43] = r0
	nop 0
	;;
	.mmi
	nop 0
	st2 [r47] = r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC29)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	addl r56 = 16, r0
	movl r14 = 30064771072
	.mmi
	mov r1 = r53
	addl r55 = 1, r0
	mov r54 = r33
	;;
	.mii
	nop 0
	mix4.l r36 = r36, r14
	nop 0
	.mmi
	st4 [r32] = r0
	nop 0
	nop 0
	;;
	.mib
	mov r57 = r36
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC30)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r57 = r36
	addl r56 = 16, r0
	mov r1 = r53
	.mmi
	addl r55 = 3, r0
	st4 [r32] = r0
	mov r54 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC31)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 12, r0
	mov r1 = r53
	addl r55 = -1, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC32)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	addl r56 = 16, r0
	movl r14 = 140737488355328
	.mmi
	mov r1 = r53
	addl r55 = 1, r0
	mov r54 = r33
	;;
	.mii
	nop 0
	mix4.l r36 = r36, r14
	nop 0
	.mmi
	st4 [r32] = r0
	nop 0
	nop 0
	;;
	.mib
	mov r57 = r36
	dep r36 = -1, r36, 0, 32
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC30)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r57 = r36
	addl r56 = 16, r0
	mov r1 = r53
	.mmi
	addl r55 = 1, r0
	st4 [r32] = r0
	mov r54 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC30)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r57 = r43
	addl r56 = 13, r0
	mov r1 = r53
	.mmi
	mov r55 = r0
	st4 [r32] = r0
	mov r54 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC33)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmi
	ld2 r57 = [r47]
	ld2 r56 = [r49]
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC34)
	.mmi
	nop 0
	ld2 r55 = [r43]
	nop 0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -25536, r0
	adds r57 = 264, r12
	addl r56 = 17, r0
	.mmi
	mov r1 = r53
	mov r55 = r0
	mov r54 = r33
	;;
	.mmi
	nop 0
	st2 [r46] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC29)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r53
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r56 = 13, r0
	mov r36 = r8
	mov r57 = r8
	.mmi
	mov r1 = r53
	mov r55 = r0
	mov r54 = r33
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC33)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r57 = r36
	addl r56 = 17, r0
	mov r1 = r53
	.mmi
	mov r55 = r0
	st4 [r32] = r0
	mov r54 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC29)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 12, r0
	mov r1 = r53
	addl r55 = 1, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC35)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r55 = 1, r0
	addl r56 = 11, r0
	nop 0
	.mmb
	mov r54 = r33
	mov r1 = r53
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r53
	mov r36 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r36
	adds r36 = 16, r12
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	.mlx
	nop 0
	movl r56 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	.mlx
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	.mmi
	(p7) add r55 = r1, r55
	nop 0
	add r54 = r1, r54
	;;
	.mib
	(p6) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r56 = 14, r0
	mov r1 = r53
	addl r55 = 2, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC37)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 15, r0
	mov r1 = r53
	addl r55 = 2, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC38)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	mov r57 = r36
	addl r56 = 2, r0
	.mmi
	mov r55 = r0
	st4 [r32] = r0
	mov r54 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC39)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 80, r12
	nop 0
	mov r1 = r53
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 3, r14
	nop 0
	(p7) br.cond.dpnt .L125
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	.mii
	(p6) adds r48 = 64, r12
	nop 0
	;;
	(p6) add r55 = r1, r55
.L36:
	.mlx
	adds r38 = 212, r12
	movl r56 = @gprel(.LC40)
	.mlx
	adds r37 = 220, r12
	movl r54 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 67584, r0
	st4 [r35] = r0
	addl r56 = 1, r0
	.mmi
	mov r1 = r53
	mov r55 = r35
	mov r54 = r33
	;;
	.mlx
	st4 [r38] = r14
	movl r14 = 134283256
	.mmi
	st4 [r32] = r0
	;;
	st4 [r41] = r14
	addl r14 = 65539, r0
	;;
	.mmi
	nop 0
	st4 [r37] = r14
	nop 0
	.mmb
	st2 [r45] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC41)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 1, r0
	mov r1 = r53
	adds r55 = 214, r12
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC42)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 1, r0
	mov r1 = r53
	mov r55 = r37
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC43)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	mov r55 = r35
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC44)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = -458751, r0
	addl r56 = 3, r0
	mov r1 = r53
	.mmi
	mov r55 = r35
	st4 [r32] = r0
	mov r54 = r33
	;;
	.mmi
	st4 [r35] = r14
	nop 0
	addl r14 = 65536, r0
	;;
	.mmi
	nop 0
	st4 [r38] = r14
	addl r14 = 327682, r0
	.mmi
	st4 [r41] = r0
	;;
	st4 [r37] = r14
	nop 0
	.mmb
	st2 [r45] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC45)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r15 = 32767, r0
	adds r14 = 210, r12
	addl r56 = 2, r0
	.mmi
	mov r1 = r53
	mov r55 = r35
	mov r54 = r33
	;;
	.mmi
	nop 0
	st2 [r14] = r15
	addl r14 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st2 [r41] = r14
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC46)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 12, r0
	mov r1 = r53
	addl r55 = 1, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC35)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 12, r0
	mov r1 = r53
	addl r55 = 2, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC47)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r57 = r36
	addl r56 = 2, r0
	mov r1 = r53
	.mmi
	mov r55 = r0
	st4 [r32] = r0
	mov r54 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC39)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r48]
	nop 0
	mov r1 = r53
	;;
	.mlx
	cmp.eq p6, p7 = 0, r14
	movl r56 = @gprel(.LC48)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	.mmi
	add r56 = r1, r56
	nop 0
	add r54 = r1, r54
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mmi
	nop 0
	(p7) add r55 = r1, r55
	nop 0
	;;
	.mib
	(p6) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r0
	adds r57 = 136, r12
	mov r1 = r53
	.mmb
	addl r56 = 19, r0
	mov r54 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	adds r14 = 164, r12
	mov r1 = r53
	nop 0
	.mmb
	mov r36 = r8
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L73
	;;
	.mlx
	ld4 r14 = [r14]
	movl r56 = @gprel(.LC49)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r14
	adds r14 = 172, r12
	nop 0
	.mmb
	add r56 = r1, r56
	add r54 = r1, r54
	(p6) br.cond.dpnt .L73
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r55 = r1, r55
	nop 0
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	mov r55 = r0
	adds r57 = 136, r12
	.mmb
	addl r56 = 3, r0
	mov r54 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r36
	(p7) br.cond.dpnt .L126
	;;
.L77:
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mmi
	add r55 = r1, r55
	nop 0
	nop 0
.L39:
	.mlx
	nop 0
	movl r56 = @gprel(.LC50)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r56 = 384, r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC51)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 384, r0
	mov r1 = r53
	addl r55 = 32001, r0
	.mmb
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC52)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r54 = r33
	mov r1 = r53
	.mmb
	mov r55 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC53)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 1, r0
	mov r54 = r33
	mov r1 = r53
	.mmb
	mov r55 = r35
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC41)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r53
	addl r54 = 30, r0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	shladd r37 = r8, 1, r0
	mov r1 = r53
	addl r56 = 384, r0
	.mii
	mov r54 = r0
	mov r40 = r8
	;;
	add r37 = r37, r8
	;;
	.mmi
	nop 0
	adds r37 = -1, r37
	nop 0
	;;
	.mib
	mov r55 = r37
	nop 0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	mov r1 = r53
	.mmb
	mov r56 = r0
	mov r55 = r0
	(p7) br.cond.spnt .L51
	;;
	.mib
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r55 = r0
	mov r36 = r8
	mov r1 = r53
	.mmb
	addl r56 = 4096, r0
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r36
	cmp.ne p8, p9 = r8, r36
	nop 0
	.mmi
	mov r1 = r53
	mov r38 = r8
	mov r44 = r36
	;;
	.mmi
	nop 0
	(p6) addl r15 = 1, r0
	(p8) addl r14 = 1, r0
	.mlx
	nop 0
	movl r56 = @gprel(.LC55)
	;;
	.mmi
	(p7) mov r15 = r0
	cmp.ne p6, p7 = -1, r8
	(p9) mov r14 = r0
	.mlx
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	.mii
	(p6) addl r16 = 1, r0
	add r54 = r1, r54
	;;
	(p7) mov r16 = r0
	;;
	.mmi
	and r15 = r16, r15
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mmi
	nop 0
	(p7) add r55 = r1, r55
	nop 0
	;;
	.mib
	(p6) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 115, r0
	addl r15 = 104, r0
	mov r1 = r53
	.mmi
	mov r54 = r38
	;;
	st1 [r44] = r14, 1
	nop 0
	;;
	.mmi
	mov r14 = r44
	;;
	st1 [r14] = r15, 1
	addl r15 = 97, r0
	;;
	.mmi
	st1 [r14] = r15, 1
	nop 0
	addl r15 = 114, r0
	;;
	.mmi
	st1 [r14] = r15, 1
	nop 0
	addl r15 = 101, r0
	;;
	.mmi
	st1 [r14] = r15, 1
	nop 0
	addl r15 = 100, r0
	;;
	.mmi
	nop 0
	st1 [r14] = r15, 1
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r53
	adds r56 = 16, r12
	addl r55 = 2, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC56)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r48]
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r37
	(p7) br.cond.dpnt .L127
.L42:
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	.mlx
	nop 0
	movl r56 = @gprel(.LC57)
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	.mmi
	add r55 = r1, r55
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	addl r55 = 11, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC58)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r53
	addl r55 = 2, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC56)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	ld4 r55 = [r39]
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC59)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	addl r55 = 12, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC60)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r55 = r36
	mov r1 = r53
	nop 0
	.mmb
	mov r56 = r0
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	;;
	.mib
	mov r1 = r53
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L128
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mmi
	(p6) add r55 = r1, r55
	nop 0
	nop 0
.L44:
	.mlx
	nop 0
	movl r56 = @gprel(.LC61)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r36
	mov r1 = r53
	nop 0
	.mmb
	addl r56 = 16384, r0
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp.eq p6, p7 = r8, r36
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC10)
	.mlx
	nop 0
	movl r56 = @gprel(.LC62)
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC11)
	.mlx
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	.mmi
	(p7) add r55 = r1, r55
	nop 0
	add r54 = r1, r54
	;;
	.mib
	(p6) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r0
	mov r1 = r53
	nop 0
	.mmb
	addl r56 = 16384, r0
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	;;
	.mib
	mov r1 = r53
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L129
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mmi
	(p6) add r55 = r1, r55
	nop 0
	nop 0
.L46:
	.mlx
	nop 0
	movl r56 = @gprel(.LC63)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r44
	mov r1 = r53
	nop 0
	.mmb
	mov r56 = r0
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	;;
	.mib
	mov r1 = r53
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L130
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mmi
	(p6) add r55 = r1, r55
	nop 0
	nop 0
.L47:
	.mlx
	nop 0
	movl r56 = @gprel(.LC64)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r53
	mov r54 = r36
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r53
	nop 0
	add r54 = r36, r40
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC65)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r36
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC66)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r36
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC66)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC67)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r53
	addl r55 = 2, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC56)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmi
	ld4 r55 = [r39]
	ld4 r56 = [r42]
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC68)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r53
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dptk .L131
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mmi
	(p6) add r55 = r1, r55
	nop 0
	nop 0
.L48:
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	.mlx
	nop 0
	movl r56 = @gprel(.LC69)
	;;
	.mib
	add r54 = r1, r54
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r55 = 14, r0
	mov r1 = r53
	nop 0
	.mmb
	mov r56 = r35
	mov r54 = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r36 = r8
	.mmb
	cmp4.gt p6, p7 = r0, r8
	nop 0
	(p6) br.cond.dpnt .L91
	;;
	.mlx
	ld4 r14 = [r35]
	movl r54 = @gprel(.LC20)
	.mlx
	nop 0
	movl r56 = @gprel(.LC70)
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r14
	nop 0
	add r54 = r1, r54
	.mmb
	add r56 = r1, r56
	nop 0
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	ld8 r14 = [r41]
	;;
	cmp.geu p6, p7 = 2, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r55 = r1, r55
	nop 0
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	addl r55 = 3, r0
	nop 0
	.mmb
	adds r56 = 136, r12
	mov r54 = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r36
	(p7) br.cond.dpnt .L132
	;;
.L94:
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mmi
	add r55 = r1, r55
	nop 0
	nop 0
.L50:
	.mlx
	nop 0
	movl r56 = @gprel(.LC71)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r38
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC72)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 16, r12
	mov r54 = r33
	mov r1 = r53
	.mmb
	addl r55 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC56)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 384, r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC73)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 388, r0
	nop 0
	.mmb
	addl r55 = 100, r0
	mov r54 = r0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r53
	mov r36 = r8
	.mmb
	addl r56 = 386, r0
	addl r55 = 1, r0
	(p6) br.cond.spnt .L51
	;;
	.mib
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r53
	mov r33 = r8
	.mmb
	addl r55 = 400, r0
	mov r54 = r0
	(p6) br.cond.spnt .L52
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mib
	mov r1 = r53
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L53
	;;
	.mmi
	addl r37 = @ltoffx(stdout#), r1
	st4 [r34] = r8
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r37 = [r37], stdout#
	nop 0
	;;
	.mib
	ld8 r54 = [r37]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r53
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L54
	.mmi
	addl r54 = 77, r0
	nop 0
	addl r56 = 77, r0
	.mmb
	addl r55 = 77, r0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC74)
	;;
	.mib
	(p7) add r54 = r1, r54
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r54 = 77, r0
	nop 0
	addl r56 = 77, r0
	.mmb
	addl r55 = 77, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC75)
	;;
	.mib
	(p7) add r54 = r1, r54
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r56 = 16, r12
	addl r55 = 2, r0
	nop 0
	.mmb
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC56)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 24, r12
	mov r1 = r53
	adds r15 = 20, r12
	;;
	.mmi
	ld8 r14 = [r14]
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mib
	nop 0
	(p6) add r55 = r1, r55
	(p6) br.cond.dptk .L57
	.mmi
	adds r14 = 32, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mii
	(p6) add r55 = r1, r55
	nop 0
	;;
	(p7) add r55 = r1, r55
.L57:
	.mlx
	nop 0
	movl r56 = @gprel(.LC76)
	.mlx
	addl r38 = 1, r0
	movl r54 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r0
	mov r1 = r53
	nop 0
	.mmb
	mov r56 = r0
	mov r54 = r36
	br.call.sptk.many b0 = shmat#
	;;
	.mib
	mov r1 = r53
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L133
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	.mlx
	nop 0
	movl r56 = @gprel(.LC77)
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	.mmi
	(p6) add r55 = r1, r55
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r0
	mov r1 = r53
	nop 0
	.mmb
	addl r56 = 4096, r0
	mov r54 = r36
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	.mlx
	nop 0
	movl r56 = @gprel(.LC78)
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	.mlx
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	.mmi
	(p7) add r55 = r1, r55
	nop 0
	add r54 = r1, r54
	;;
	.mib
	(p6) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC67)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r53
	addl r55 = 1, r0
	.mmb
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC79)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 12, r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC80)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r57 = 1, r0
	addl r56 = 16, r0
	mov r1 = r53
	.mmi
	mov r55 = r0
	st4 [r32] = r0
	mov r54 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC81)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 1, r0
	st2 [r43] = r0
	mov r1 = r53
	.mmi
	mov r55 = r43
	st2 [r49] = r38
	mov r54 = r33
	;;
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	.mmb
	st2 [r47] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC82)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 266, r12
	adds r55 = 264, r12
	addl r56 = 1, r0
	.mmi
	mov r1 = r53
	st4 [r32] = r0
	mov r54 = r33
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	addl r14 = 2048, r0
	.mmi
	nop 0
	st2 [r55] = r0
	nop 0
	;;
	.mib
	st2 [r46] = r14
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC83)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC53)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC27)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 144, r12
	adds r55 = 136, r12
	mov r57 = r0
	.mmi
	addl r56 = 1, r0
	ld4 r54 = [r34]
	mov r1 = r53
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 152, r12
	.mmi
	st8 [r55] = r38
	;;
	st8 [r14] = r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC84)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r0
	mov r57 = r0
	addl r56 = 1, r0
	.mmi
	st8 [r41] = r0
	mov r1 = r53
	mov r55 = r35
	;;
	.mmi
	nop 0
	ld4 r54 = [r34]
	nop 0
	.mmi
	st8 [r45] = r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r35] = r38
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC85)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	ld8 r54 = [r37]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r53
	mov r54 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L73:
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	.mlx
	nop 0
	movl r56 = @gprel(.LC49)
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	.mmi
	add r55 = r1, r55
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	adds r57 = 136, r12
	addl r56 = 3, r0
	.mmb
	mov r55 = r0
	mov r54 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r36
	(p6) br.cond.dptk .L77
	.mib
	nop 0
	nop 0
	br .L126
	;;
.L91:
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC70)
	.mmi
	add r55 = r1, r55
	nop 0
	add r54 = r1, r54
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	adds r56 = 136, r12
	nop 0
	.mmb
	addl r55 = 3, r0
	mov r54 = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r36
	(p6) br.cond.dptk .L94
	.mib
	nop 0
	nop 0
	br .L132
.L131:
	.mmi
	adds r14 = 80, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r55 = r1, r55
	nop 0
	;;
	.mib
	nop 0
	(p7) add r55 = r1, r55
	br .L48
.L54:
	.mib
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 12, r0
	mov r54 = r33
	.mmb
	mov r55 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC80)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r0
	mov r54 = r33
	.mmb
	mov r55 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC53)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r0
	mov r54 = r36
	.mmb
	mov r55 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC67)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r56 = r0
	.mmi
	ld4 r54 = [r34]
	st4 [r32] = r0
	mov r55 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC27)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r53
	mov b0 = r51
	;;
	.mii
	nop 0
	mov ar.pfs = r52
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L125:
	.body
	.copy_state 1
	.mmi
	adds r48 = 64, r12
	;;
	ld8 r14 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
	.mmi
	adds r14 = 72, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
	.mii
	ld4 r15 = [r39]
	addl r14 = 384, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r55 = r1, r55
	nop 0
	;;
	.mib
	nop 0
	(p7) add r55 = r1, r55
	br .L36
.L126:
	.mmi
	adds r14 = 168, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 32767, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L77
	.mmi
	adds r14 = 156, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 500, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L77
	.mmi
	adds r14 = 152, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 32000, r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r55 = r1, r55
	nop 0
	;;
	.mib
	nop 0
	(p7) add r55 = r1, r55
	br .L39
.L132:
	.mmi
	adds r14 = 152, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 4096, r0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L94
	.mmi
	adds r14 = 144, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r55 = r1, r55
	nop 0
	;;
	.mib
	nop 0
	(p7) add r55 = r1, r55
	br .L50
.L127:
	.mmi
	nop 0
	ld8 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L42
	.mib
	ld4 r37 = [r50]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r37
	(p6) br.cond.dptk .L42
	.mmi
	nop 0
	adds r14 = 100, r12
	nop 0
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r37
	(p6) br.cond.dptk .L42
	.mmi
	adds r14 = 72, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	.mmi
	adds r14 = 80, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dptk .L42
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC11)
	;;
	.mmi
	(p6) add r55 = r1, r55
	nop 0
	nop 0
	.mlx
	nop 0
	movl r56 = @gprel(.LC57)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	addl r55 = 11, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC58)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r53
	addl r55 = 2, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC56)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	ld4 r55 = [r39]
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC59)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	addl r55 = 12, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC60)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r55 = r36
	mov r1 = r53
	nop 0
	.mmb
	mov r56 = r0
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mib
	nop 0
	(p6) add r55 = r1, r55
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L128
.L129:
	.mlx
	ld4 r14 = [r32]
	movl r56 = @gprel(.LC63)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mmi
	cmp4.ne p6, p7 = 22, r14
	add r56 = r1, r56
	add r54 = r1, r54
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r55 = r1, r55
	nop 0
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r44
	mov r1 = r53
	nop 0
	.mmb
	mov r56 = r0
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mib
	nop 0
	(p6) add r55 = r1, r55
	(p6) br.cond.dptk .L47
	.mib
	nop 0
	nop 0
	br .L130
.L128:
	.mlx
	ld4 r14 = [r32]
	movl r56 = @gprel(.LC61)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mmi
	cmp4.ne p6, p7 = 22, r14
	add r56 = r1, r56
	add r54 = r1, r54
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r55 = r1, r55
	nop 0
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r36
	mov r1 = r53
	nop 0
	.mmb
	addl r56 = 16384, r0
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp.eq p6, p7 = r8, r36
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC10)
	.mlx
	nop 0
	movl r56 = @gprel(.LC62)
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC11)
	.mlx
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	.mmi
	(p7) add r55 = r1, r55
	nop 0
	add r54 = r1, r54
	;;
	.mib
	(p6) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r0
	mov r1 = r53
	nop 0
	.mmb
	addl r56 = 16384, r0
	mov r54 = r33
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mib
	nop 0
	(p6) add r55 = r1, r55
	(p6) br.cond.dptk .L46
	.mib
	nop 0
	nop 0
	br .L129
.L130:
	.mlx
	ld4 r14 = [r32]
	movl r56 = @gprel(.LC64)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mmi
	cmp4.ne p6, p7 = 22, r14
	add r56 = r1, r56
	add r54 = r1, r54
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r55 = r1, r55
	nop 0
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r53
	mov r54 = r36
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r53
	nop 0
	add r54 = r36, r40
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC65)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r36
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC66)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r36
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC66)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC67)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r53
	addl r55 = 2, r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC56)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmi
	ld4 r55 = [r39]
	ld4 r56 = [r42]
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC68)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r53
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mib
	nop 0
	(p6) add r55 = r1, r55
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L131
.L123:
	.mmi
	nop 0
	adds r14 = 116, r12
	nop 0
	;;
	.mib
	ld4 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = r8, r33
	(p6) br.cond.dptk .L30
	.mmi
	adds r48 = 64, r12
	;;
	ld8 r14 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	.mmi
	adds r14 = 72, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	.mmi
	adds r14 = 80, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dptk .L30
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC11)
	;;
	.mmi
	(p6) add r55 = r1, r55
	nop 0
	nop 0
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 12, r0
	adds r56 = 16, r12
	mov r1 = r53
	.mmi
	ld4 r54 = [r34]
	st4 [r32] = r0
	addl r55 = 1, r0
	;;
	.mmi
	st8 [r42] = r14
	nop 0
	addl r14 = 416, r0
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC21)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 1, r0
	addl r57 = 2048, r0
	addl r56 = 13, r0
	.mmi
	mov r1 = r53
	ld4 r54 = [r34]
	mov r55 = r35
	;;
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC22)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r53
	addl r55 = 2, r0
	.mmb
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC17)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmi
	ld4 r56 = [r39]
	ld8 r55 = [r42]
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC23)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r53
	addl r55 = 99, r0
	.mmb
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC24)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	adds r56 = 136, r12
	nop 0
	.mmb
	addl r55 = 12, r0
	mov r54 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	adds r14 = 136, r12
	mov r33 = r8
	nop 0
	.mmi
	mov r1 = r53
	addl r55 = 3, r0
	mov r54 = r0
	;;
	.mmi
	ld4 r38 = [r14]
	mov r56 = r14
	adds r14 = 140, r12
	;;
	.mmi
	ld4 r37 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	andcm r15 = -1, r33
	cmp4.eq p6, p7 = r8, r33
	mov r1 = r53
	;;
	.mii
	(p6) addl r14 = 1, r0
	extr.u r15 = r15, 31, 1
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	.mib
	nop 0
	nop 0
	br .L134
.L69:
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r55 = r1, r55
	br .L36
.L133:
	.mlx
	ld4 r14 = [r32]
	movl r56 = @gprel(.LC77)
	.mlx
	addl r38 = 1, r0
	movl r54 = @gprel(.LC20)
	;;
	.mmi
	cmp4.ne p6, p7 = 13, r14
	add r56 = r1, r56
	add r54 = r1, r54
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r55 = r1, r55
	nop 0
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r0
	mov r1 = r53
	nop 0
	.mmb
	addl r56 = 4096, r0
	mov r54 = r36
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	.mlx
	nop 0
	movl r56 = @gprel(.LC78)
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	.mlx
	add r56 = r1, r56
	movl r54 = @gprel(.LC20)
	;;
	.mmi
	(p7) add r55 = r1, r55
	nop 0
	add r54 = r1, r54
	;;
	.mib
	(p6) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC67)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r53
	addl r55 = 1, r0
	.mmb
	mov r54 = r36
	st4 [r32] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC79)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 12, r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC80)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r57 = 1, r0
	addl r56 = 16, r0
	mov r1 = r53
	.mmi
	mov r55 = r0
	st4 [r32] = r0
	mov r54 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC81)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 1, r0
	st2 [r43] = r0
	mov r1 = r53
	.mmi
	mov r55 = r43
	st2 [r49] = r38
	mov r54 = r33
	;;
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	.mmb
	st2 [r47] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC82)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 266, r12
	adds r55 = 264, r12
	addl r56 = 1, r0
	.mmi
	mov r1 = r53
	st4 [r32] = r0
	mov r54 = r33
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	addl r14 = 2048, r0
	.mmi
	nop 0
	st2 [r55] = r0
	nop 0
	;;
	.mib
	st2 [r46] = r14
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC83)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	mov r54 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC53)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	mov r55 = r0
	.mmb
	ld4 r54 = [r34]
	st4 [r32] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC27)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 144, r12
	adds r55 = 136, r12
	mov r57 = r0
	.mmi
	addl r56 = 1, r0
	ld4 r54 = [r34]
	mov r1 = r53
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 152, r12
	.mmi
	st8 [r55] = r38
	;;
	st8 [r14] = r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC84)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r0
	mov r57 = r0
	addl r56 = 1, r0
	.mmi
	st8 [r41] = r0
	mov r1 = r53
	mov r55 = r35
	;;
	.mmi
	nop 0
	ld4 r54 = [r34]
	nop 0
	.mmi
	st8 [r45] = r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r35] = r38
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC85)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	ld8 r54 = [r37]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r53
	mov r54 = r0
	br.call.sptk.many b0 = _exit#
.L124:
	.mmi
	adds r14 = 144, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 8192, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L63
	.mmi
	adds r14 = 148, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 16384, r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r55 = r1, r55
	nop 0
	;;
	.mib
	nop 0
	(p7) add r55 = r1, r55
	br .L32
.L53:
	.mlx
	nop 0
	movl r54 = @gprel(.LC12)
	;;
	.mib
	nop 0
	add r54 = r1, r54
	br.call.sptk.many b0 = must.part.0#
	;;
.L51:
	.mlx
	nop 0
	movl r54 = @gprel(.LC54)
	;;
	.mib
	nop 0
	add r54 = r1, r54
	br.call.sptk.many b0 = must.part.0#
	;;
.L52:
	.mlx
	nop 0
	movl r54 = @gprel(.LC28)
	;;
	.mib
	nop 0
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
