// ed92620a1963f659147b8011738e6911
	.file	"kernel-answers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"r"
	.align 8
.LC1:
	stringz	"key"
	.text
	.align 16
	.align 64
	.proc column#
column:
	.prologue 12, 51
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 3, 19, 3, 0
	.fframe 480
	adds r12 = -480, r12
	.save rp, r51
	mov r51 = b0
	.mlx
	mov r53 = r1
	.body
	movl r55 = @gprel(.LC0)
	;;
	.mmi
	add r55 = r1, r55
	mov r54 = r32
	sxt4 r48 = r34
	.mmb
	adds r38 = 416, r12
	adds r36 = 480, r12
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r53
	shladd r48 = r48, 3, r0
	adds r39 = 424, r12
	.mmi
	adds r42 = 432, r12
	adds r43 = 440, r12
	adds r44 = 448, r12
	;;
	.mlx
	mov r40 = r8
	movl r49 = @gprel(.LC1)
	.mmi
	adds r45 = 456, r12
	adds r46 = 464, r12
	adds r47 = 472, r12
	;;
	.mib
	nop 0
	sxt4 r33 = r33
	nop 0
	.mmi
	add r49 = r1, r49
	add r48 = r38, r48
	addl r50 = -1, r0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L1
	.align 32
.L2:
	.mmi
	mov r56 = r40
	addl r55 = 400, r0
	adds r54 = 16, r12
	.mmb
	mov r37 = r38
	mov r35 = r0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	mov r1 = r53
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L13
	;;
.L9:
	.mmi
	cmp4.ne p6, p7 = 2, r35
	adds r15 = 16, r12
	addl r56 = 10, r0
	.mmi
	adds r35 = 1, r35
	st8 [r38] = r0
	mov r54 = r14
	;;
	.mmi
	st8 [r36] = r15
	st8 [r39] = r0
	mov r55 = r36
	;;
	.mmi
	st8 [r42] = r0
	st8 [r43] = r0
	nop 0
	;;
	.mmi
	st8 [r44] = r0
	st8 [r45] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r46] = r0
	nop 0
	.mmb
	st8 [r47] = r0
	nop 0
	(p7) br.cond.dpnt .L14
	.align 32
.L4:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r53
	st8 [r37] = r8, 8
	cmp4.eq p6, p7 = 8, r35
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	ld8 r14 = [r36]
	nop 0
	nop 0
	;;
.L15:
	.mmi
	cmp4.ne p6, p7 = 2, r35
	mov r54 = r14
	addl r56 = 10, r0
	.mmb
	mov r55 = r36
	adds r35 = 1, r35
	(p6) br.cond.dptk .L4
	;;
.L14:
	.mib
	addl r56 = 8, r0
	addl r35 = 3, r0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st8 [r37] = r8, 8
	ld8 r14 = [r36]
	br .L15
	;;
.L6:
	.mmi
	nop 0
	ld8 r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L2
	.mmi
	mov r55 = r49
	adds r54 = 16, r12
	nop 0
	.mmb
	mov r37 = r38
	mov r35 = r0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r53
	nop 0
	.mmi
	mov r56 = r40
	addl r55 = 400, r0
	adds r54 = 16, r12
	;;
	.mib
	(p7) ld8 r50 = [r48]
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	nop 0
	mov r1 = r53
	adds r14 = 16, r12
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L9
.L13:
	.mib
	nop 0
	mov r54 = r40
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L1:
	.mii
	mov r8 = r50
	mov b0 = r51
	;;
	mov ar.pfs = r52
	.mmb
	nop 0
	.restore sp
	adds r12 = 480, r12
	br.ret.sptk.many b0
	.endp column#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"all > 0 && (all & wanted) == wanted"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"barrier(MEMBARRIER_CMD_GLOBAL, 0) == 0 && barrier(MEMBARRIER_CMD_GLOBAL, 1) == -1 && errno == EINVAL"
	.align 8
.LC7:
	stringz	"barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) == -1 && errno == EPERM"
	.align 8
.LC8:
	stringz	"barrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) == 0"
	.align 8
.LC9:
	stringz	"barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) == 0"
	.align 8
.LC10:
	stringz	"barrier(3, 0) == -1 && errno == EINVAL"
	.align 8
.LC11:
	stringz	"barrier(1 << 30, 0) == -1 && errno == EINVAL"
	.align 8
.LC12:
	stringz	"adjtimex(&state) >= 0"
	.align 8
.LC13:
	stringz	"state.precision == 1 && state.tolerance == 500 << 16 && state.tick > 900 && state.time.tv_sec > 0"
	.align 8
.LC14:
	stringz	"adjtimex(&state) == -1 && errno == EINVAL"
	.align 8
.LC15:
	stringz	"adjtimex(&state) >= 0 && state.time.tv_usec < 1000000"
	.align 8
.LC16:
	stringz	"syscall(SYS_adjtimex, (void *)8) == -1 && errno == EFAULT"
	.align 8
.LC17:
	stringz	"lease"
	.align 8
.LC18:
	stringz	"fd >= 0 && pipe(ends) == 0"
	.align 8
.LC19:
	stringz	"fcntl(fd, F_SETLEASE, F_RDLCK) == -1 && errno == EAGAIN"
	.align 8
.LC20:
	stringz	"fcntl(fd, F_SETLEASE, F_UNLCK) == -1 && errno == EAGAIN"
	.align 8
.LC21:
	stringz	"fcntl(fd, F_SETLEASE, 77) == -1 && errno == EINVAL"
	.align 8
.LC22:
	stringz	"fcntl(ends[0], F_SETLEASE, F_WRLCK) == -1 && errno == EINVAL"
	.align 8
.LC23:
	stringz	"fcntl(fd, F_GETLEASE) == F_UNLCK"
	.align 8
.LC24:
	stringz	"/proc/self/ns/%s"
	.align 8
.LC25:
	stringz	":[40265"
	.align 8
.LC26:
	stringz	"good == 7"
	.align 8
.LC27:
	stringz	"/proc/self/ns"
	.align 8
.LC28:
	stringz	"pid"
	.align 8
.LC29:
	stringz	"uts"
	.align 8
.LC30:
	stringz	"listed == 2"
	.align 8
.LC31:
	stringz	"unshare(-1) == -1 && errno == EINVAL"
	.align 8
.LC32:
	stringz	"unshare(CLONE_VM | CLONE_SIGHAND | CLONE_THREAD) == 0"
	.align 8
.LC33:
	stringz	"msgsnd(queue, &letter, sizeof letter.text, 0) == 0"
	.align 8
.LC34:
	stringz	"/proc/sysvipc/msg"
	.align 8
.LC35:
	stringz	"column(\"/proc/sysvipc/msg\", queue, 2) == 0640 && column(\"/proc/sysvipc/msg\", queue, 3) == 6"
	.align 8
.LC36:
	stringz	"column(\"/proc/sysvipc/msg\", queue, 4) == 1 && column(\"/proc/sysvipc/msg\", queue, 5) == getpid()"
	.align 8
.LC37:
	stringz	"/proc/sysvipc/sem"
	.align 8
.LC38:
	stringz	"column(\"/proc/sysvipc/sem\", set, 2) == 0600 && column(\"/proc/sysvipc/sem\", set, 3) == 5"
	.align 8
.LC39:
	stringz	"/proc/sysvipc/shm"
	.align 8
.LC40:
	stringz	"column(\"/proc/sysvipc/shm\", segment, 2) == 0604 && column(\"/proc/sysvipc/shm\", segment, 3) == 40000"
	.align 8
.LC41:
	stringz	"column(\"/proc/sysvipc/shm\", segment, 4) == getpid() && column(\"/proc/sysvipc/shm\", segment, 6) == 1"
	.align 8
.LC42:
	stringz	"shmdt(at) == 0 && column(\"/proc/sysvipc/shm\", segment, 6) == 0"
	.align 8
.LC43:
	stringz	"column(\"/proc/sysvipc/msg\", queue, 1) == -1 && column(\"/proc/sysvipc/sem\", set, 1) == -1"
	.align 8
.LC44:
	stringz	"column(\"/proc/sysvipc/shm\", segment, 1) == -1"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 9, 4, 0
	.fframe 272
	adds r12 = -272, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	;;
	.mmi
	mov r42 = r0
	mov r44 = r0
	nop 0
	.mmb
	mov r43 = r0
	addl r41 = 1344, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmb
	mov r1 = r39
	cmp4.ge p6, p7 = 0, r8
	nop 0
	.mmi
	and r8 = 24, r8
	nop 0
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 24, r8
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mii
	(p6) add r42 = r1, r42
	nop 0
	;;
	(p7) add r42 = r1, r42
.L17:
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r0
	mov r43 = r0
	.mmb
	addl r42 = 1, r0
	addl r41 = 1344, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L18
	;;
.L20:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 8, r0
	mov r1 = r39
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 1344, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L113
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L21:
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 16, r0
	mov r44 = r0
	mov r1 = r39
	.mmb
	mov r43 = r0
	addl r41 = 1344, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 8, r0
	mov r44 = r0
	mov r1 = r39
	.mmb
	mov r43 = r0
	addl r41 = 1344, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 3, r0
	mov r1 = r39
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 1344, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L114
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L24:
	.mlx
	nop 0
	movl r43 = @gprel(.LC10)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r39
	movl r42 = 1073741824
	.mmi
	mov r44 = r0
	mov r43 = r0
	addl r41 = 1344, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L115
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L25:
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r0
	addl r43 = 208, r0
	nop 0
	.mmb
	mov r1 = r39
	adds r41 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r39
	adds r41 = 16, r12
	br.call.sptk.many b0 = adjtimex#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 72, r12
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L116
.L85:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 16, r12
	addl r14 = 32768, r0
	mov r1 = r39
	;;
	.mib
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = adjtimex#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L117
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L28:
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 40961, r0
	adds r41 = 16, r12
	mov r1 = r39
	;;
	.mib
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = adjtimex#
	;;
	.mmi
	mov r1 = r39
	cmp4.gt p6, p7 = r0, r8
	adds r14 = 96, r12
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mii
	ld8 r15 = [r14]
	addl r14 = 999999, r0
	;;
	cmp.lt p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mii
	(p6) add r42 = r1, r42
	nop 0
	;;
	(p7) add r42 = r1, r42
.L29:
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 8, r0
	nop 0
	mov r1 = r39
	.mmb
	addl r41 = 1131, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L118
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 384, r0
	addl r42 = 578, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r32 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L31
	;;
.L33:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 1024, r0
	mov r1 = r39
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L119
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L34:
	.mlx
	nop 0
	movl r43 = @gprel(.LC19)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 1024, r0
	mov r1 = r39
	nop 0
	.mmb
	addl r43 = 2, r0
	mov r41 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L120
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L35:
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 1024, r0
	mov r1 = r39
	nop 0
	.mmb
	addl r43 = 77, r0
	mov r41 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L121
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L36:
	.mlx
	nop 0
	movl r43 = @gprel(.LC21)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r42 = 1024, r0
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 1, r0
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L122
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L37:
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	.mlx
	mov r34 = r0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r33 = @gprel(names.0#)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 1025, r0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC24)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC25)
	.mmi
	add r41 = r1, r41
	nop 0
	(p7) add r42 = r1, r42
	;;
	.mib
	(p6) add r42 = r1, r42
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov ar.lc = 6
	.align 32
.L40:
	.mmi
	ld8 r32 = [r33], 8
	nop 0
	mov r43 = r36
	.mmi
	addl r42 = 64, r0
	nop 0
	adds r41 = 224, r12
	;;
	.mib
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r43 = 63, r0
	adds r42 = 16, r12
	nop 0
	.mmb
	mov r1 = r39
	adds r41 = 224, r12
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	adds r15 = 16, r12
	.mii
	mov r41 = r32
	mov r1 = r39
	;;
	(p7) mov r8 = r0
	;;
	.mmi
	nop 0
	add r8 = r15, r8
	nop 0
	;;
	.mib
	st1 [r8] = r0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r42 = r32
	mov r1 = r39
	adds r41 = 16, r12
	.mmb
	mov r32 = r8
	mov r43 = r8
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	adds r14 = 16, r12
	addl r43 = 7, r0
	mov r1 = r39
	.mmb
	mov r42 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L39
	;;
	.mmi
	add r41 = r14, r32
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mii
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r39
	;;
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	add r34 = r34, r14
.L39:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L40
	;;
	.mlx
	cmp4.ne p6, p7 = 7, r34
	movl r43 = @gprel(.LC26)
	.mlx
	mov r33 = r0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	add r43 = r1, r43
	movl r35 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mii
	add r41 = r1, r41
	add r35 = r1, r35
	;;
	(p7) add r42 = r1, r42
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC27)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.spnt .L46
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC29)
	.mmi
	nop 0
	mov r41 = r34
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r42 = r35
	nop 0
	adds r32 = 19, r8
	.mmb
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L123
	;;
	.align 32
.L45:
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r42 = r36
	mov r41 = r32
	mov r1 = r39
	.mmb
	addl r14 = 1, r0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r39
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
.L44:
	.mib
	add r33 = r33, r14
	mov r41 = r34
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r35
	.mmb
	adds r32 = 19, r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L45
	;;
.L123:
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r33
	(p7) br.cond.dpnt .L124
.L46:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = -1, r0
	br.call.sptk.many b0 = unshare#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L125
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L47:
	.mlx
	nop 0
	movl r43 = @gprel(.LC31)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 67840, r0
	br.call.sptk.many b0 = unshare#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r42 = 416, r0
	.mmb
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r39
	mov r33 = r8
	addl r43 = 384, r0
	.mmb
	addl r42 = 5, r0
	mov r41 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 388, r0
	addl r42 = 40000, r0
	.mmb
	mov r41 = r0
	mov r34 = r8
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	adds r42 = 16, r12
	addl r14 = 1, r0
	mov r44 = r0
	.mlx
	mov r1 = r39
	movl r15 = 1819043176
	;;
	.mmi
	nop 0
	st8 [r42] = r14
	adds r14 = 24, r12
	.mmi
	addl r43 = 6, r0
	mov r41 = r33
	mov r32 = r8
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 28, r12
	addl r15 = 111, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 2, r0
	mov r42 = r33
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mmi
	addl r14 = 416, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r8
	(p6) br.cond.dpnt .L50
.L52:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 4, r0
	mov r42 = r33
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = 1, r8
	(p6) br.cond.dpnt .L53
	;;
.L55:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 2, r0
	mov r42 = r34
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mmi
	addl r14 = 384, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r8
	(p6) br.cond.dpnt .L56
.L58:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r41 = r32
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r35 = r8
	.mmi
	addl r43 = 2, r0
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mmi
	addl r14 = 388, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r8
	(p6) br.cond.dpnt .L59
.L61:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 4, r0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mib
	mov r1 = r39
	mov r36 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mii
	nop 0
	sxt4 r8 = r8
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r8, r36
	(p6) br.cond.dpnt .L62
.L64:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r41 = r35
	br.call.sptk.many b0 = shmdt#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L65
	;;
.L67:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r41 = r33
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r41 = r34
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r41 = r32
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 1, r0
	mov r42 = r33
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.dpnt .L68
	;;
.L70:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC43)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r32
	addl r43 = 1, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	(p7) add r42 = r1, r42
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	;;
.L31:
	.body
	.copy_state 1
	.mib
	adds r41 = 16, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L33
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 1024, r0
	mov r1 = r39
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L119
.L118:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 14, r14
	movl r43 = @gprel(.LC16)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 384, r0
	addl r42 = 578, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r32 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L31
.L117:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r39
	;;
	cmp4.ne p6, p7 = 22, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	nop 0
	(p7) add r42 = r1, r42
	br .L28
.L116:
	.mmi
	nop 0
	adds r14 = 80, r12
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 32768000
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L85
	.mmi
	adds r14 = 104, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 900, r0
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L85
	.mlx
	adds r14 = 88, r12
	movl r43 = @gprel(.LC13)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	ld8 r14 = [r14]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 16, r12
	addl r14 = 32768, r0
	mov r1 = r39
	;;
	.mib
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = adjtimex#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L117
.L115:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r43 = @gprel(.LC11)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r0
	addl r43 = 208, r0
	nop 0
	.mmb
	mov r1 = r39
	adds r41 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r39
	adds r41 = 16, r12
	br.call.sptk.many b0 = adjtimex#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 72, r12
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L85
	.mib
	nop 0
	nop 0
	br .L116
.L114:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r43 = @gprel(.LC10)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r39
	movl r42 = 1073741824
	.mmi
	mov r44 = r0
	mov r43 = r0
	addl r41 = 1344, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br .L115
.L113:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r43 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 16, r0
	mov r44 = r0
	mov r1 = r39
	.mmb
	mov r43 = r0
	addl r41 = 1344, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 8, r0
	mov r44 = r0
	mov r1 = r39
	.mmb
	mov r43 = r0
	addl r41 = 1344, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 3, r0
	mov r1 = r39
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 1344, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br .L114
.L125:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r43 = @gprel(.LC31)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 67840, r0
	br.call.sptk.many b0 = unshare#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r42 = 416, r0
	.mmb
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r39
	mov r33 = r8
	addl r43 = 384, r0
	.mmb
	addl r42 = 5, r0
	mov r41 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 388, r0
	addl r42 = 40000, r0
	.mmb
	mov r41 = r0
	mov r34 = r8
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	adds r42 = 16, r12
	addl r14 = 1, r0
	mov r44 = r0
	.mlx
	mov r1 = r39
	movl r15 = 1819043176
	;;
	.mmi
	nop 0
	st8 [r42] = r14
	adds r14 = 24, r12
	.mmi
	addl r43 = 6, r0
	mov r41 = r33
	mov r32 = r8
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 28, r12
	addl r15 = 111, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 2, r0
	mov r42 = r33
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mmi
	addl r14 = 416, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r8
	(p7) br.cond.dptk .L52
	.mib
	nop 0
	nop 0
	br .L50
.L124:
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = -1, r0
	br.call.sptk.many b0 = unshare#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L47
	.mib
	nop 0
	nop 0
	br .L125
.L122:
	.mib
	mov r34 = r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r43 = @gprel(.LC22)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r33 = @gprel(names.0#)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mii
	add r41 = r1, r41
	add r33 = r1, r33
	;;
	(p6) add r42 = r1, r42
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 1025, r0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC24)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC25)
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r39
	mov ar.lc = 6
	br .L40
.L121:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r43 = @gprel(.LC21)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r42 = 1024, r0
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 1, r0
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L122
.L120:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 11, r14
	movl r43 = @gprel(.LC20)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 1024, r0
	mov r1 = r39
	nop 0
	.mmb
	addl r43 = 77, r0
	mov r41 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br .L121
.L119:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 11, r14
	movl r43 = @gprel(.LC19)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 1024, r0
	mov r1 = r39
	nop 0
	.mmb
	addl r43 = 2, r0
	mov r41 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L120
	;;
.L65:
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	.mmi
	addl r43 = 6, r0
	nop 0
	mov r42 = r32
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L67
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r41 = r33
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r41 = r34
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r41 = r32
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 1, r0
	mov r42 = r33
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = -1, r8
	(p7) br.cond.dptk .L70
	.mib
	nop 0
	nop 0
	br .L68
.L18:
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	nop 0
	.mmb
	addl r42 = 1, r0
	addl r41 = 1344, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L20
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 8, r0
	mov r1 = r39
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 1344, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br .L113
	;;
.L59:
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	.mmi
	addl r43 = 3, r0
	nop 0
	mov r42 = r32
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mmi
	addl r14 = 40000, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r8
	(p6) br.cond.dptk .L61
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 4, r0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mib
	mov r1 = r39
	mov r36 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mii
	nop 0
	sxt4 r8 = r8
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r8, r36
	(p7) br.cond.dptk .L64
	.mib
	nop 0
	nop 0
	br .L62
.L56:
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	.mmi
	addl r43 = 3, r0
	nop 0
	mov r42 = r34
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 5, r8
	(p6) br.cond.dptk .L58
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r41 = r32
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r35 = r8
	.mmi
	addl r43 = 2, r0
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mmi
	addl r14 = 388, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r8
	(p7) br.cond.dptk .L61
	.mib
	nop 0
	nop 0
	br .L59
.L62:
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	.mmi
	addl r43 = 6, r0
	nop 0
	mov r42 = r32
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L64
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r41 = r35
	br.call.sptk.many b0 = shmdt#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L65
	;;
.L68:
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	.mmi
	addl r43 = 1, r0
	nop 0
	mov r42 = r34
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L70
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC43)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r32
	addl r43 = 1, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	(p7) add r42 = r1, r42
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
.L53:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	.mmi
	addl r43 = 5, r0
	nop 0
	mov r42 = r33
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mib
	mov r1 = r39
	mov r35 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mii
	nop 0
	sxt4 r8 = r8
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r8, r35
	(p6) br.cond.dptk .L55
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 2, r0
	mov r42 = r34
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mmi
	addl r14 = 384, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r8
	(p7) br.cond.dptk .L58
	.mib
	nop 0
	nop 0
	br .L56
.L50:
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	.mmi
	addl r43 = 3, r0
	nop 0
	mov r42 = r33
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 6, r8
	(p6) br.cond.dptk .L52
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 4, r0
	mov r42 = r33
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = column#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = 1, r8
	(p7) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L53
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC45:
	stringz	"cgroup"
	.align 8
.LC46:
	stringz	"ipc"
	.align 8
.LC47:
	stringz	"mnt"
	.align 8
.LC48:
	stringz	"net"
	.align 8
.LC49:
	stringz	"user"
	.section	.rodata
	.align 8
	.type	names.0#, @object
	.size	names.0#, 56
names.0:
	data8	.LC45
	data8	.LC46
	data8	.LC47
	data8	.LC48
	data8	.LC28
	data8	.LC49
	data8	.LC29
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
