// c791c9ac0f3527fa00fcbab4034511e0 guest-tests/memory/sealed.c
	.file	"sealed.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"sealed"
	.align 8
.LC3:
	stringz	"memfd_create"
	.align 8
.LC4:
	stringz	"%s: %s\n"
	.align 8
.LC5:
	stringz	"fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == -1 && errno == EBUSY"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"fcntl(fd, F_ADD_SEALS, F_SEAL_FUTURE_WRITE | F_SEAL_GROW) == 0"
	.align 8
.LC8:
	stringz	"fcntl(fd, F_GET_SEALS) == (F_SEAL_FUTURE_WRITE | F_SEAL_GROW)"
	.align 8
.LC9:
	stringz	"ptrace(PTRACE_POKEDATA, pid, m + 2 * page, (void *)word) == 0"
	.align 8
.LC10:
	stringz	"%.4s\n"
	.align 8
.LC11:
	stringz	"x"
	.align 8
.LC12:
	stringz	"write(fd, \"x\", 1) == -1 && errno == EPERM"
	.align 8
.LC13:
	stringz	"pwrite(fd, \"x\", 1, 0) == -1 && errno == EPERM"
	.align 8
.LC14:
	stringz	"fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, page) == -1 && errno == EPERM"
	.align 8
.LC15:
	stringz	"mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) == MAP_FAILED && errno == EPERM"
	.align 8
.LC16:
	stringz	"mprotect(r, page, PROT_READ | PROT_WRITE) == -1 && errno == EACCES"
	.align 8
.LC17:
	stringz	"%c %c\n"
	.align 8
.LC18:
	stringz	"ftruncate(fd, 5 * page) == -1 && errno == EPERM"
	.align 8
.LC19:
	stringz	"ftruncate(fd, page) == 0"
	.align 8
.LC20:
	stringz	"fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == 0"
	.align 8
.LC21:
	stringz	"fcntl(fd, F_ADD_SEALS, F_SEAL_SEAL) == 0"
	.align 8
.LC22:
	stringz	"fcntl(fd, F_ADD_SEALS, F_SEAL_FUTURE_WRITE) == -1 && errno == EPERM"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mib
	addl r42 = 30, r0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	mov r1 = r41
	mov r33 = r8
	addl r43 = 2, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mmi
	nop 0
	shladd r36 = r33, 2, r0
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	mov r1 = r41
	.mmb
	mov r42 = r8
	mov r43 = r36
	(p7) br.cond.spnt .L42
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r47 = r0
	mov r46 = r32
	addl r45 = 1, r0
	.mmi
	mov r1 = r41
	addl r44 = 3, r0
	mov r43 = r36
	;;
	.mib
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r14 = 117, r0
	addl r43 = 1033, r0
	mov r34 = r8
	.mmi
	mov r1 = r41
	addl r44 = 8, r0
	mov r42 = r32
	;;
	.mib
	st1 [r8] = r14
	add r37 = r34, r33
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L43
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 1033, r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 20, r0
	mov r42 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 1034, r0
	nop 0
	mov r1 = r41
	.mmb
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 20, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 118, r0
	nop 0
	mov r1 = r41
	;;
	.mmi
	st1 [r34] = r14
	nop 0
	addl r14 = 119, r0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r35 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L6
.L51:
	.mmi
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	.mmb
	mov r42 = r0
	adds r37 = 1, r37
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	addl r14 = 99, r0
	mov r1 = r41
	addl r42 = 19, r0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r41
	mov r42 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L6:
	.mmi
	mov r44 = r0
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r8
	shladd r38 = r33, 1, r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mlx
	mov r43 = r35
	movl r45 = 2021161080
	.mmi
	mov r1 = r41
	add r44 = r37, r33
	addl r42 = 5, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 9, r0
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	nop 0
	.mmb
	mov r43 = r0
	mov r42 = r35
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r41
	nop 0
	.mmi
	addl r44 = 1, r0
	mov r42 = r32
	mov r45 = r0
	;;
	.mib
	st4 [r43] = r0
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r41
	mov r45 = r33
	addl r44 = 2, r0
	.mmb
	adds r43 = 17, r12
	mov r42 = r32
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r45 = r38
	addl r44 = 1, r0
	mov r1 = r41
	.mmb
	mov r42 = r32
	adds r43 = 19, r12
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r43 = 16, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 1, r0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L44
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r0
	.mmi
	addl r44 = 1, r0
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L45
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L9:
	.mlx
	nop 0
	movl r44 = @gprel(.LC13)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 3, r0
	mov r1 = r41
	mov r45 = r33
	.mmb
	mov r44 = r0
	mov r42 = r32
	br.call.sptk.many b0 = fallocate#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L46
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r33
	mov r1 = r41
	mov r47 = r0
	.mmi
	mov r46 = r32
	addl r45 = 1, r0
	addl r44 = 3, r0
	;;
	.mib
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L47
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L11:
	.mlx
	nop 0
	movl r44 = @gprel(.LC15)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	mov r47 = r0
	mov r46 = r32
	.mmi
	addl r45 = 1, r0
	addl r44 = 1, r0
	mov r43 = r33
	;;
	.mib
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r41
	mov r35 = r8
	mov r47 = r0
	.mmi
	mov r46 = r32
	addl r45 = 2, r0
	addl r44 = 3, r0
	;;
	.mib
	mov r43 = r33
	mov r42 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r43 = r33
	mov r1 = r41
	mov r37 = r8
	.mmb
	addl r44 = 3, r0
	mov r42 = r35
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L48
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L12:
	.mlx
	nop 0
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r14 = 112, r0
	.mmi
	ld1.a r43 = [r35]
	nop 0
	addl r44 = 112, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	.mmi
	nop 0
	st1 [r37] = r14
	nop 0
	;;
	.mmi
	add r42 = r1, r42
	ld1.c.clr r43 = [r35]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r43 = r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	add r43 = r36, r33
	nop 0
	mov r1 = r41
	.mmb
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L49
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L13:
	.mlx
	nop 0
	movl r44 = @gprel(.LC18)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r33
	nop 0
	mov r1 = r41
	.mmb
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r36
	.mmb
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r33
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	addl r43 = 1033, r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 8, r0
	mov r42 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 1033, r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 1, r0
	mov r42 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 1033, r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 16, r0
	mov r42 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L50
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L17:
	.mlx
	nop 0
	movl r44 = @gprel(.LC22)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L43:
	.body
	.copy_state 1
	.mib
	add r37 = r34, r33
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 16, r14
	movl r44 = @gprel(.LC5)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 1033, r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 20, r0
	mov r42 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 1034, r0
	nop 0
	mov r1 = r41
	.mmb
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 20, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 118, r0
	nop 0
	mov r1 = r41
	;;
	.mmi
	st1 [r34] = r14
	nop 0
	addl r14 = 119, r0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r35 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L51
.L50:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r44 = @gprel(.LC22)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L49:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r44 = @gprel(.LC18)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r33
	nop 0
	mov r1 = r41
	.mmb
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r36
	.mmb
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r33
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	addl r43 = 1033, r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 8, r0
	mov r42 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 1033, r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 1, r0
	mov r42 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 1033, r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 16, r0
	mov r42 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L50
.L48:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 13, r14
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r14 = 112, r0
	.mmi
	ld1.a r43 = [r35]
	nop 0
	addl r44 = 112, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	.mmi
	nop 0
	st1 [r37] = r14
	nop 0
	;;
	.mmi
	add r42 = r1, r42
	ld1.c.clr r43 = [r35]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r43 = r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	add r43 = r36, r33
	nop 0
	mov r1 = r41
	.mmb
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L49
.L46:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r44 = @gprel(.LC14)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r33
	mov r1 = r41
	mov r47 = r0
	.mmi
	mov r46 = r32
	addl r45 = 1, r0
	addl r44 = 3, r0
	;;
	.mib
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L47
.L45:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r44 = @gprel(.LC13)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 3, r0
	mov r1 = r41
	mov r45 = r33
	.mmb
	mov r44 = r0
	mov r42 = r32
	br.call.sptk.many b0 = fallocate#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L46
.L44:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r44 = @gprel(.LC12)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r0
	.mmi
	addl r44 = 1, r0
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L45
.L47:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r44 = @gprel(.LC15)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	mov r47 = r0
	mov r46 = r32
	.mmi
	addl r45 = 1, r0
	addl r44 = 1, r0
	mov r43 = r33
	;;
	.mib
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r41
	mov r35 = r8
	mov r47 = r0
	.mmi
	mov r46 = r32
	addl r45 = 2, r0
	addl r44 = 3, r0
	;;
	.mib
	mov r43 = r33
	mov r42 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r43 = r33
	mov r1 = r41
	mov r37 = r8
	.mmb
	addl r44 = 3, r0
	mov r42 = r35
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L48
.L42:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	ld4 r42 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	addl r42 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
