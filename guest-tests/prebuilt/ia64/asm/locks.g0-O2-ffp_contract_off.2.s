// e2f1a7df5b8f9696c8364f2bf90d7d88
	.file	"locks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"r"
	.align 8
.LC1:
	stringz	"/proc/self/status"
	.align 8
.LC2:
	stringz	"VmLck: %ld kB"
	.global __divdi3#
	.text
	.align 16
	.align 64
	.proc locked#
locked:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 272
	adds r12 = -272, r12
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	.body
	movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mmi
	addl r14 = -1, r0
	adds r15 = 272, r12
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC2)
	.mmi
	add r37 = r1, r37
	st8 [r15] = r14
	nop 0
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r32 = r8
	nop 0
	mov r1 = r36
	.mmi
	addl r38 = 256, r0
	nop 0
	adds r37 = 16, r12
	;;
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	adds r39 = 272, r12
	mov r38 = r33
	adds r37 = 16, r12
	.mmb
	mov r1 = r36
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L6
	.align 32
.L3:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r36
	mov r39 = r32
	nop 0
	.mmb
	addl r38 = 256, r0
	adds r37 = 16, r12
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r1 = r36
	adds r39 = 272, r12
	mov r38 = r33
	.mmb
	adds r37 = 16, r12
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L3
	;;
.L6:
	.mib
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r14 = 272, r12
	;;
	.mmi
	ld8 r37 = [r14]
	nop 0
	addl r14 = @gprel(page#), gp
	;;
	.mib
	ld8 r38 = [r14]
	shl r37 = r37, 10
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	mov r1 = r36
	;;
	addl r14 = @gprel(base#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mii
	sub r8 = r8, r14
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	.endp locked#
	.align 16
	.align 64
	.proc map#
map:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 6, 0
	addl r14 = @gprel(page#), gp
	.save rp, r34
	mov r34 = b0
	.mmi
	setf.sig f6 = r32
	mov r36 = r1
	.body
	or r40 = 34, r33
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r42 = r0
	.mmi
	addl r41 = -1, r0
	addl r39 = 3, r0
	mov r37 = r0
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r38 = f6
	nop 0
	br.call.sptk.many b0 = mmap#
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
	.endp map#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"mlock(at + page, 2 * (size_t)page) == 0 && locked() == 2"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"mlock(at + 2 * page + 100, (size_t)page) == 0 && locked() == 3"
	.align 8
.LC8:
	stringz	"munlock(at + 2 * page, (size_t)page) == 0 && locked() == 2"
	.align 8
.LC9:
	stringz	"madvise(at + page, (size_t)page, MADV_DONTNEED) == -1 && errno == EINVAL"
	.align 8
.LC10:
	stringz	"madvise(at + 2 * page, (size_t)page, MADV_DONTNEED) == 0"
	.align 8
.LC11:
	stringz	"msync(at + page, (size_t)page, MS_SYNC | MS_INVALIDATE) == -1 && errno == EBUSY"
	.align 8
.LC12:
	stringz	"msync(at + page, (size_t)page, MS_SYNC) == 0 && msync(at, (size_t)page, MS_SYNC | MS_INVALIDATE) == 0"
	.align 8
.LC13:
	stringz	"waitpid(child, &status, 0) == child && status == 0"
	.align 8
.LC14:
	stringz	"munmap(at, 8 * (size_t)page) == 0 && locked() == 0"
	.align 8
.LC15:
	stringz	"locked() == 4"
	.align 8
.LC16:
	stringz	"mlockall(0) == -1 && errno == EINVAL && mlockall(MCL_ONFAULT) == -1 && errno == EINVAL"
	.align 8
.LC17:
	stringz	"mlockall(MCL_FUTURE) == 0 && locked() == 0"
	.align 8
.LC18:
	stringz	"locked() == 3"
	.align 8
.LC19:
	stringz	"munlockall() == 0 && locked() == 0"
	.align 8
.LC20:
	stringz	"locked() == 0 && mlockall(MCL_CURRENT) == 0 && locked() > 2"
	.align 8
.LC21:
	stringz	"sealed"
	.align 8
.LC22:
	stringz	"ftruncate(fd, page) == 0"
	.align 8
.LC23:
	stringz	"at != MAP_FAILED && fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == -1 && errno == EBUSY"
	.align 8
.LC24:
	stringz	"munmap(at, (size_t)page) == 0 && fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == 0"
	.align 8
.LC25:
	stringz	"at != MAP_FAILED && mprotect(at, (size_t)page, PROT_READ | PROT_WRITE) == -1 && errno == EACCES"
	.align 8
.LC26:
	stringz	"mmap(NULL, 0, PROT_READ, MAP_SHARED, fd, 0) == MAP_FAILED && errno == EBADF"
	.align 8
.LC27:
	stringz	"checks"
	.align 8
.LC28:
	stringz	"mmap(NULL, (size_t)page, PROT_READ, MAP_SHARED_VALIDATE | (1 << 10), fd, 0) == MAP_FAILED && errno == EOPNOTSUPP"
	.align 8
.LC29:
	stringz	"syscall(SYS_capset, &header, none) == 0 && setrlimit(RLIMIT_MEMLOCK, &limit) == 0"
	.align 8
.LC30:
	stringz	"mlock(at, 5 * (size_t)page) == -1 && errno == ENOMEM && locked() == 0"
	.align 8
.LC31:
	stringz	"mlock(at, 4 * (size_t)page) == 0 && mlock(at, 4 * (size_t)page) == 0 && locked() == 4"
	.align 8
.LC32:
	stringz	"map(1, MAP_LOCKED) == MAP_FAILED && errno == EAGAIN"
	.align 8
.LC33:
	stringz	"mlockall(MCL_CURRENT) == -1 && errno == ENOMEM"
	.align 8
.LC34:
	stringz	"setrlimit(RLIMIT_MEMLOCK, &limit) == 0 && mlock(at, 1) == -1 && errno == EPERM"
	.align 8
.LC35:
	stringz	"map(1, MAP_LOCKED) == MAP_FAILED && errno == EPERM && munlock(at, 8 * (size_t)page) == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	addl r32 = @gprel(page#), gp
	;;
	.mib
	addl r39 = 30, r0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	mov r1 = r38
	st8 [r32] = r8
	nop 0
	;;
	.mib
	addl r35 = @gprel(base#), gp
	nop 0
	br.call.sptk.many b0 = locked#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r0
	nop 0
	.mmb
	addl r39 = 8, r0
	st8 [r35] = r8
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r39 = [r32]
	mov r1 = r38
	mov r33 = r8
	;;
	.mib
	shladd r40 = r39, 1, r0
	add r39 = r8, r39
	br.call.sptk.many b0 = mlock#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L109
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L11:
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld8 r40 = [r32]
	mov r1 = r38
	;;
	shladd r39 = r40, 1, r0
	;;
	.mmi
	nop 0
	adds r39 = 100, r39
	nop 0
	;;
	.mib
	add r39 = r33, r39
	nop 0
	br.call.sptk.many b0 = mlock#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L110
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L13:
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld8 r40 = [r32]
	mov r1 = r38
	;;
	shladd r39 = r40, 1, r0
	;;
	.mib
	add r39 = r33, r39
	nop 0
	br.call.sptk.many b0 = munlock#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L111
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L15:
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	addl r41 = 4, r0
	;;
	.mib
	add r39 = r33, r40
	nop 0
	br.call.sptk.many b0 = madvise#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L112
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	addl r41 = 4, r0
	;;
	.mmi
	nop 0
	shladd r39 = r40, 1, r0
	nop 0
	;;
	.mib
	add r39 = r33, r39
	nop 0
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	addl r41 = 6, r0
	;;
	.mib
	add r39 = r33, r40
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L113
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L18:
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	addl r41 = 4, r0
	;;
	.mib
	add r39 = r33, r40
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L114
	;;
.L19:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L20:
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	addl r14 = -1, r0
	adds r15 = 16, r12
	cmp4.ne p6, p7 = 0, r8
	.mmi
	mov r1 = r38
	mov r34 = r8
	adds r40 = 16, r12
	;;
	.mmi
	st4 [r15] = r14
	mov r41 = r0
	mov r39 = r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L115
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L116
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	mov r39 = r33
	;;
	.mib
	shladd r40 = r40, 3, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L117
	;;
.L23:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r40 = 8192, r0
	nop 0
	addl r39 = 4, r0
	.mmb
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mib
	mov r1 = r38
	mov r33 = r8
	br.call.sptk.many b0 = locked#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	mov r39 = r33
	;;
	.mib
	shladd r40 = r40, 2, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = mlockall#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L118
	;;
.L26:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L27:
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r39 = 2, r0
	br.call.sptk.many b0 = mlockall#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L119
	;;
.L28:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r0
	nop 0
	addl r39 = 3, r0
	.mmb
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mib
	mov r1 = r38
	mov r33 = r8
	br.call.sptk.many b0 = locked#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = munlockall#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L120
	;;
.L31:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r32]
	mov r39 = r33
	mov r1 = r38
	;;
	.mmi
	nop 0
	shladd r40 = r14, 1, r0
	nop 0
	;;
	.mib
	add r40 = r40, r14
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r0
	.mmb
	addl r39 = 2, r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mib
	mov r1 = r38
	mov r33 = r8
	br.call.sptk.many b0 = locked#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L121
	;;
.L33:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = munlockall#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L122
	;;
.L35:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L36:
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r34 = [r32]
	mov r39 = r33
	mov r1 = r38
	;;
	.mib
	shladd r40 = r34, 1, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 2, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r40 = r34
	mov r33 = r8
	nop 0
	.mmb
	mov r1 = r38
	mov r39 = r8
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r44 = r0
	mov r43 = r33
	.mmi
	addl r42 = 1, r0
	addl r41 = 1, r0
	mov r39 = r0
	;;
	.mib
	ld8 r40 = [r32]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r38
	mov r34 = r8
	.mmb
	addl r41 = 8, r0
	addl r40 = 1033, r0
	(p6) br.cond.dpnt .L38
	;;
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L123
	;;
.L38:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L39:
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	ld8 r40 = [r32]
	mov r39 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L124
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L41:
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r34 = [r32]
	mov r1 = r38
	mov r44 = r0
	.mmi
	mov r43 = r33
	addl r42 = 1, r0
	addl r41 = 1, r0
	;;
	.mib
	mov r39 = r0
	mov r40 = r34
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r38
	mov r39 = r8
	.mmb
	addl r41 = 3, r0
	mov r40 = r34
	(p6) br.cond.dpnt .L42
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L125
	;;
.L42:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L43:
	.mlx
	nop 0
	movl r41 = @gprel(.LC25)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r39 = r33
	mov r1 = r38
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r43 = r33
	mov r40 = r0
	mov r44 = r0
	.mmi
	addl r42 = 1, r0
	mov r1 = r38
	addl r41 = 1, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L126
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 384, r0
	addl r40 = 578, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	mov r33 = r8
	.mmi
	mov r44 = r0
	addl r42 = 1027, r0
	addl r41 = 1, r0
	;;
	.mib
	mov r39 = r0
	mov r43 = r8
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L127
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L45:
	.mlx
	adds r35 = 56, r12
	movl r41 = @gprel(.LC28)
	.mlx
	adds r34 = 40, r12
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r39 = r33
	mov r1 = r38
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 16, r12
	mov r1 = r38
	.mmi
	ld8 r14 = [r32]
	mov r40 = r0
	addl r39 = 8, r0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r16] = r0
	shladd r14 = r14, 2, r0
	.mlx
	nop 0
	movl r16 = 537396514
	;;
	.mmi
	st4 [r35] = r16
	st8 [r15] = r0
	adds r16 = 60, r12
	.mmi
	nop 0
	adds r15 = 48, r12
	nop 0
	;;
	.mmi
	st4 [r16] = r0
	st8 [r34] = r14
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r38
	mov r33 = r8
	adds r41 = 16, r12
	.mmb
	mov r40 = r35
	addl r39 = 1186, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L128
	;;
.L46:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r32]
	mov r1 = r38
	mov r39 = r33
	;;
	.mmi
	nop 0
	shladd r40 = r14, 2, r0
	nop 0
	;;
	.mib
	add r40 = r40, r14
	nop 0
	br.call.sptk.many b0 = mlock#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L129
	;;
.L48:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r35 = [r32]
	mov r1 = r38
	mov r39 = r33
	;;
	.mmi
	nop 0
	shladd r35 = r35, 2, r0
	nop 0
	;;
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = mlock#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L130
	;;
.L50:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L51:
	.mlx
	nop 0
	movl r41 = @gprel(.LC31)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r40 = 8192, r0
	nop 0
	mov r1 = r38
	.mmb
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L131
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r39 = 1, r0
	br.call.sptk.many b0 = mlockall#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L132
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L53:
	.mlx
	nop 0
	movl r41 = @gprel(.LC33)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r40 = r34
	.mmb
	st8 [r34] = r0
	addl r39 = 8, r0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L133
	;;
.L54:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L55:
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 8192, r0
	.mmb
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L134
	;;
.L56:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L113:
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
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 16, r14
	movl r41 = @gprel(.LC11)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	addl r41 = 4, r0
	;;
	.mib
	add r39 = r33, r40
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br .L114
.L112:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r41 = @gprel(.LC9)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	addl r41 = 4, r0
	;;
	.mmi
	nop 0
	shladd r39 = r40, 1, r0
	nop 0
	;;
	.mib
	add r39 = r33, r39
	nop 0
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	addl r41 = 6, r0
	;;
	.mib
	add r39 = r33, r40
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L113
.L132:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 12, r14
	movl r41 = @gprel(.LC33)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r40 = r34
	.mmb
	st8 [r34] = r0
	addl r39 = 8, r0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br .L133
.L129:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = locked#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L48
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r35 = [r32]
	mov r1 = r38
	mov r39 = r33
	;;
	.mmi
	nop 0
	shladd r35 = r35, 2, r0
	nop 0
	;;
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = mlock#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L50
	.mib
	nop 0
	nop 0
	br .L130
.L118:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	mov r33 = r8
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L26
	.mib
	addl r39 = 4, r0
	nop 0
	br.call.sptk.many b0 = mlockall#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L26
	.mmi
	ld4 r14 = [r33]
	;;
	cmp4.eq p6, p7 = 22, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L27
.L116:
	.mlx
	adds r16 = 16, r12
	movl r41 = @gprel(.LC13)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mmi
	ld4 r14 = [r16]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	mov r39 = r33
	;;
	.mib
	shladd r40 = r40, 3, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L117
.L111:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = locked#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L15
.L110:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = locked#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L13
.L109:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = locked#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L11
	;;
.L114:
	.mmi
	ld8 r40 = [r32]
	nop 0
	addl r41 = 6, r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L20
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L20
.L119:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = locked#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L28
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r0
	nop 0
	addl r39 = 3, r0
	.mmb
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mib
	mov r1 = r38
	mov r33 = r8
	br.call.sptk.many b0 = locked#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = munlockall#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L120
.L117:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = locked#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L23
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r40 = 8192, r0
	nop 0
	addl r39 = 4, r0
	.mmb
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mib
	mov r1 = r38
	mov r33 = r8
	br.call.sptk.many b0 = locked#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	mov r39 = r33
	;;
	.mib
	shladd r40 = r40, 2, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = mlockall#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L118
.L130:
	.mib
	mov r40 = r35
	mov r39 = r33
	br.call.sptk.many b0 = mlock#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L50
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = locked#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L51
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L51
.L121:
	.mib
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = mlockall#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = locked#
	;;
	.mib
	mov r1 = r38
	cmp.lt p6, p7 = 2, r8
	(p7) br.cond.dptk .L33
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = munlockall#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L122
.L120:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = locked#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L31
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r32]
	mov r39 = r33
	mov r1 = r38
	;;
	.mmi
	nop 0
	shladd r40 = r14, 1, r0
	nop 0
	;;
	.mib
	add r40 = r40, r14
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r0
	.mmb
	addl r39 = 2, r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mib
	mov r1 = r38
	mov r33 = r8
	br.call.sptk.many b0 = locked#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L121
.L133:
	.mib
	addl r40 = 1, r0
	mov r39 = r33
	br.call.sptk.many b0 = mlock#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	cmp4.eq p6, p7 = 1, r14
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L55
	;;
.L128:
	.mib
	mov r40 = r34
	addl r39 = 8, r0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L46
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC29)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r32]
	mov r1 = r38
	mov r39 = r33
	;;
	.mmi
	nop 0
	shladd r40 = r14, 2, r0
	nop 0
	;;
	.mib
	add r40 = r40, r14
	nop 0
	br.call.sptk.many b0 = mlock#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L129
.L124:
	.mmi
	addl r40 = 1033, r0
	nop 0
	addl r41 = 8, r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L41
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L41
.L122:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = locked#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L36
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L36
.L131:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 11, r14
	movl r41 = @gprel(.LC32)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r39 = 1, r0
	br.call.sptk.many b0 = mlockall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L53
	.mib
	nop 0
	nop 0
	br .L132
.L134:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L56
	.mmi
	ld8 r40 = [r32]
	nop 0
	mov r39 = r33
	;;
	.mib
	shladd r40 = r40, 3, r0
	nop 0
	br.call.sptk.many b0 = munlock#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L56
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC35)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L127:
	.body
	.copy_state 2
	.mib
	adds r35 = 56, r12
	adds r34 = 40, r12
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 95, r14
	movl r41 = @gprel(.LC28)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r39 = r33
	mov r1 = r38
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 16, r12
	mov r1 = r38
	.mmi
	ld8 r14 = [r32]
	mov r40 = r0
	addl r39 = 8, r0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r16] = r0
	shladd r14 = r14, 2, r0
	.mlx
	nop 0
	movl r16 = 537396514
	;;
	.mmi
	st4 [r35] = r16
	st8 [r15] = r0
	adds r16 = 60, r12
	.mmi
	nop 0
	adds r15 = 48, r12
	nop 0
	;;
	.mmi
	st4 [r16] = r0
	st8 [r34] = r14
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r38
	mov r33 = r8
	adds r41 = 16, r12
	.mmb
	mov r40 = r35
	addl r39 = 1186, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L46
	.mib
	nop 0
	nop 0
	br .L128
.L126:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 9, r14
	movl r41 = @gprel(.LC26)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 384, r0
	addl r40 = 578, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	ld8 r40 = [r32]
	mov r1 = r38
	mov r33 = r8
	.mmi
	mov r44 = r0
	addl r42 = 1027, r0
	addl r41 = 1, r0
	;;
	.mib
	mov r39 = r0
	mov r43 = r8
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br .L127
.L123:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	cmp4.eq p6, p7 = 16, r14
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L39
.L125:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	cmp4.eq p6, p7 = 13, r14
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L43
.L115:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = locked#
	;;
	.mii
	ld8 r14 = [r35]
	mov r1 = r38
	;;
	sub r14 = r0, r14
	;;
	.mmi
	cmp.ne p6, p7 = r8, r14
	;;
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	base#, @object
	.size	base#, 8
base:
	.skip	8
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
