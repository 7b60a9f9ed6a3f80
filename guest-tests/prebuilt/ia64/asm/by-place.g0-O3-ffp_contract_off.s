// 27165c35f73e064ccb5a5d8c5776090d
	.file	"by-place.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"r"
	.align 8
.LC1:
	stringz	"%d"
	.text
	.align 16
	.align 64
	.proc setting#
setting:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r39 = @gprel(.LC0)
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r34 = -1, r0
	.mmi
	add r39 = r1, r39
	nop 0
	mov r38 = r32
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	nop 0
	.mmi
	adds r40 = 16, r12
	mov r33 = r8
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mmb
	(p7) st4 [r40] = r34
	nop 0
	(p7) br.cond.spnt .L3
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = __isoc99_fscanf
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r8
	mov r1 = r37
	mov r38 = r33
	;;
	.mii
	(p7) adds r14 = 16, r12
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r14] = r34
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L3:
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mii
	ld4 r8 = [r14]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp setting#
	.align 16
	.align 64
	.proc compare#
compare:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 6, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r38
	mov r35 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r8
	mov r44 = r34
	.mmi
	mov r43 = r33
	mov r42 = r32
	mov r40 = r35
	;;
	.mib
	addl r39 = 1345, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp compare#
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
	movl r36 = @gprel(.LC2)
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
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"msgctl(0, IPC_INFO, (struct msqid_ds *)&m) >= 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"/proc/sys/kernel/msgmni"
	.align 8
.LC8:
	stringz	"setting(\"/proc/sys/kernel/msgmni\") == m.msgmni"
	.align 8
.LC9:
	stringz	"/proc/sys/kernel/msgmax"
	.align 8
.LC10:
	stringz	"/proc/sys/kernel/msgmnb"
	.align 8
.LC11:
	stringz	"setting(\"/proc/sys/kernel/msgmax\") == m.msgmax && setting(\"/proc/sys/kernel/msgmnb\") == m.msgmnb"
	.align 8
.LC12:
	stringz	"/dev/null"
	.align 8
.LC13:
	stringz	"open"
	.align 8
.LC14:
	stringz	"dup"
	.align 8
.LC15:
	stringz	"compare(KCMP_FILE, one, same) == 0"
	.align 8
.LC16:
	stringz	"compare(KCMP_FILE, one, two) > 0"
	.align 8
.LC17:
	stringz	"compare(KCMP_FILE, one, 1000) == -1 && errno == EBADF"
	.align 8
.LC18:
	stringz	"compare(KCMP_VM, 0, 0) == 0"
	.align 8
.LC19:
	stringz	"compare(KCMP_SYSVSEM, 0, 0) == 0"
	.align 8
.LC20:
	stringz	"compare(99, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC21:
	stringz	"setresuid"
	.align 8
.LC22:
	stringz	"msgget"
	.align 8
.LC23:
	stringz	"msgctl(id % PLACES, MSG_STAT, &d) == -1 && errno == EACCES"
	.align 8
.LC24:
	stringz	"msgctl(id % PLACES, MSG_STAT_ANY, &d) == id && d.msg_qnum == 0"
	.align 8
.LC25:
	stringz	"msgctl(30000, MSG_STAT_ANY, &d) == -1 && errno == EINVAL"
	.align 8
.LC26:
	stringz	"msgctl"
	.align 8
.LC27:
	stringz	"semget"
	.align 8
.LC28:
	stringz	"semctl(id % PLACES, 0, SEM_STAT, u) == -1 && errno == EACCES"
	.align 8
.LC29:
	stringz	"semctl(id % PLACES, 0, SEM_STAT_ANY, u) == id && d.sem_nsems == 3"
	.align 8
.LC30:
	stringz	"semctl"
	.align 8
.LC31:
	stringz	"shmget"
	.align 8
.LC32:
	stringz	"shmctl(id % PLACES, SHM_STAT, &d) == -1 && errno == EACCES"
	.align 8
.LC33:
	stringz	"shmctl(id % PLACES, SHM_STAT_ANY, &d) == id && d.shm_segsz == 5000"
	.align 8
.LC34:
	stringz	"shmctl"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 4, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	addl r39 = 3, r0
	.mmb
	adds r40 = 16, r12
	mov r38 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = setting#
	;;
	.mmi
	adds r14 = 32, r12
	nop 0
	mov r1 = r37
	;;
	.mlx
	ld4 r14 = [r14]
	movl r40 = @gprel(.LC8)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = r14, r8
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = setting#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r14 = 24, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	cmp4.ne p6, p7 = r14, r8
	(p7) br.cond.dpnt .L72
.L18:
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	sxt4 r33 = r8
	.mmb
	mov r32 = r8
	mov r39 = r0
	(p7) br.cond.spnt .L20
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r37
	sxt4 r34 = r8
	.mmb
	mov r38 = r32
	nop 0
	(p6) br.cond.spnt .L20
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC14)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r39 = r33
	mov r38 = r0
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mlx
	add r38 = r1, r38
	movl r40 = @gprel(.LC15)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r33
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r34
	mov r38 = r0
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ge p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r33
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 1000, r0
	mov r38 = r0
	br.call.sptk.many b0 = compare#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L73
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	addl r38 = 6, r0
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	addl r38 = 99, r0
	br.call.sptk.many b0 = compare#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L74
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L27:
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L28
.L83:
	.mmi
	addl r40 = 65534, r0
	nop 0
	addl r39 = 65534, r0
	.mmb
	addl r38 = 65534, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L75
.L28:
	.mib
	mov r38 = r0
	mov r39 = r0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC22)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	extr r14 = r32, 31, 1
	nop 0
	.mmi
	addl r15 = 32767, r0
	addl r39 = 11, r0
	adds r40 = 16, r12
	;;
	.mii
	nop 0
	shr.u r14 = r14, 49
	;;
	add r33 = r32, r14
	;;
	.mmi
	and r33 = r15, r33
	;;
	sub r33 = r33, r14
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L76
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 13, r0
	mov r1 = r37
	nop 0
	.mmb
	adds r40 = 16, r12
	mov r38 = r33
	br.call.sptk.many b0 = msgctl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = r8, r32
	(p7) br.cond.dpnt .L77
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L31:
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	add r38 = r1, r38
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 13, r0
	mov r1 = r37
	nop 0
	.mmb
	adds r40 = 16, r12
	addl r38 = 30000, r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L78
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L32:
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r32
	mov r40 = r0
	nop 0
	.mmb
	mov r39 = r0
	mov r1 = r37
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC26)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r38 = r0
	nop 0
	mov r40 = r0
	.mmb
	addl r39 = 3, r0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC27)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	addl r15 = 32767, r0
	extr r14 = r32, 31, 1
	.mmi
	mov r39 = r0
	adds r41 = 16, r12
	addl r40 = 18, r0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 49
	;;
	add r33 = r32, r14
	;;
	.mmi
	and r33 = r15, r33
	;;
	sub r33 = r33, r14
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L79
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L35:
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r37
	adds r41 = 16, r12
	.mmb
	addl r40 = 20, r0
	mov r38 = r33
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = r8, r32
	(p7) br.cond.dpnt .L80
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L36:
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r32
	mov r40 = r0
	nop 0
	.mmb
	mov r39 = r0
	mov r1 = r37
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC30)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r38 = r0
	nop 0
	mov r40 = r0
	.mmb
	addl r39 = 5000, r0
	nop 0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC31)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	extr r14 = r32, 31, 1
	nop 0
	.mmi
	addl r15 = 32767, r0
	addl r39 = 13, r0
	adds r40 = 16, r12
	;;
	.mii
	nop 0
	shr.u r14 = r14, 49
	;;
	add r33 = r32, r14
	;;
	.mmi
	and r33 = r15, r33
	;;
	sub r33 = r33, r14
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L81
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L39:
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC32)
	;;
	.mib
	add r38 = r1, r38
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 15, r0
	mov r1 = r37
	nop 0
	.mmb
	adds r40 = 16, r12
	mov r38 = r33
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = r8, r32
	(p7) br.cond.dpnt .L82
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L40:
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r32
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	mov r39 = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC34)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	mov r8 = r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L73:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 9, r14
	movl r40 = @gprel(.LC17)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	addl r38 = 6, r0
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	addl r38 = 99, r0
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L27
.L74:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r40 = @gprel(.LC20)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L83
.L76:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 13, r14
	movl r38 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 13, r0
	mov r1 = r37
	nop 0
	.mmb
	adds r40 = 16, r12
	mov r38 = r33
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L31
.L77:
	.mlx
	adds r14 = 96, r12
	movl r38 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mmi
	ld8 r14 = [r14]
	add r38 = r1, r38
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 13, r0
	mov r1 = r37
	nop 0
	.mmb
	adds r40 = 16, r12
	addl r38 = 30000, r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L32
.L78:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r32
	mov r40 = r0
	nop 0
	.mmb
	mov r39 = r0
	mov r1 = r37
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC26)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r38 = r0
	nop 0
	mov r40 = r0
	.mmb
	addl r39 = 3, r0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC27)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	addl r15 = 32767, r0
	extr r14 = r32, 31, 1
	.mmi
	mov r39 = r0
	adds r41 = 16, r12
	addl r40 = 18, r0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 49
	;;
	add r33 = r32, r14
	;;
	.mmi
	and r33 = r15, r33
	;;
	sub r33 = r33, r14
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L35
.L79:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 13, r14
	movl r40 = @gprel(.LC28)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r37
	adds r41 = 16, r12
	.mmb
	addl r40 = 20, r0
	mov r38 = r33
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L36
.L80:
	.mlx
	adds r14 = 80, r12
	movl r40 = @gprel(.LC29)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	ld8 r14 = [r14]
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 3, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r32
	mov r40 = r0
	nop 0
	.mmb
	mov r39 = r0
	mov r1 = r37
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC30)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r38 = r0
	nop 0
	mov r40 = r0
	.mmb
	addl r39 = 5000, r0
	nop 0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC31)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	extr r14 = r32, 31, 1
	nop 0
	.mmi
	addl r15 = 32767, r0
	addl r39 = 13, r0
	adds r40 = 16, r12
	;;
	.mii
	nop 0
	shr.u r14 = r14, 49
	;;
	add r33 = r32, r14
	;;
	.mmi
	and r33 = r15, r33
	;;
	sub r33 = r33, r14
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L39
.L81:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 13, r14
	movl r38 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 15, r0
	mov r1 = r37
	nop 0
	.mmb
	adds r40 = 16, r12
	mov r38 = r33
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L40
.L82:
	.mlx
	adds r14 = 64, r12
	movl r40 = @gprel(.LC33)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	addl r14 = 5000, r0
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	cmp.ne p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r32
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	mov r39 = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC34)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	mov r8 = r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L72:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = setting#
	;;
	.mmi
	adds r14 = 28, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r8
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L18
.L75:
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
.L20:
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
