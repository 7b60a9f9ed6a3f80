// 8885f946b68433d3f299ba1f6633950e guest-tests/memory/sealed.c
	.file	"sealed.c"
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
	stringz	"sealed"
	.align 8
.LC2:
	stringz	"memfd_create"
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
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
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r37 = 30, r0
	;;
	br.call.sptk.many b0 = sysconf#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	st8 [r14] = r8
	addl r38 = 2, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = memfd_create#
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
	adds r14 = -40, r35
	;;
	st4 [r14] = r15
	adds r15 = -48, r35
	;;
	ld8 r14 = [r15]
	;;
	shladd r15 = r14, 2, r0
	adds r14 = -40, r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	adds r16 = -48, r35
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r15 = r14
	adds r32 = -32, r35
	adds r14 = -40, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 3, r0
	mov r38 = r15
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 117, r0
	;;
	st1 [r14] = r15
	adds r14 = -40, r35
	addl r39 = 8, r0
	addl r38 = 1033, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L6:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	addl r39 = 20, r0
	addl r38 = 1033, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L8:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	addl r38 = 1034, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L10:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 118, r0
	;;
	st1 [r14] = r15
	adds r15 = -48, r35
	;;
	ld8 r14 = [r15]
	adds r15 = -32, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	addl r15 = 119, r0
	;;
	st1 [r14] = r15
	adds r32 = -24, r35
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	adds r16 = -48, r35
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	addl r15 = 99, r0
	;;
	st1 [r14] = r15
	addl r37 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L11:
	adds r14 = -24, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r14 = -16, r35
	movl r15 = 2021161080
	;;
	st8 [r14] = r15
	adds r15 = -48, r35
	;;
	ld8 r14 = [r15]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r15 = r14
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -16, r35
	;;
	ld8 r16 = [r14]
	adds r14 = -24, r35
	;;
	mov r40 = r16
	mov r39 = r15
	ld4 r38 = [r14]
	addl r37 = 5, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L13:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	addl r38 = 9, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	adds r14 = -24, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	st4 [r14] = r0
	adds r15 = 8, r35
	adds r14 = -40, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	adds r14 = 1, r14
	adds r15 = -40, r35
	adds r16 = -48, r35
	;;
	ld8 r40 = [r16]
	addl r39 = 2, r0
	mov r38 = r14
	ld4 r37 = [r15]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	adds r14 = 3, r14
	adds r16 = -48, r35
	;;
	ld8 r15 = [r16]
	;;
	shladd r16 = r15, 1, r0
	adds r15 = -40, r35
	;;
	mov r40 = r16
	addl r39 = 1, r0
	mov r38 = r14
	ld4 r37 = [r15]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L15:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pwrite#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	adds r15 = -48, r35
	;;
	ld8 r40 = [r15]
	mov r39 = r0
	addl r38 = 3, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fallocate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r16 = -48, r35
	;;
	ld8 r15 = [r16]
	adds r14 = -40, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 3, r0
	mov r38 = r15
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	ld8 r15 = [r14]
	adds r32 = -8, r35
	adds r14 = -40, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 1, r0
	mov r38 = r15
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r16 = -48, r35
	;;
	ld8 r15 = [r16]
	mov r32 = r35
	adds r14 = -40, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 2, r0
	addl r39 = 3, r0
	mov r38 = r15
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -48, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r35
	addl r39 = 3, r0
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	addl r15 = 112, r0
	;;
	st1 [r14] = r15
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r16 = -48, r35
	;;
	ld8 r15 = [r16]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r14, r15
	adds r14 = -40, r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L24
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	adds r15 = -48, r35
	;;
	ld8 r38 = [r15]
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r16 = -48, r35
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r15 = r14
	adds r14 = -32, r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	adds r14 = -40, r35
	addl r39 = 8, r0
	;;
	addl r38 = 1033, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L29:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	addl r39 = 1, r0
	addl r38 = 1033, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L31:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	addl r39 = 16, r0
	addl r38 = 1033, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L32
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L33:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
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
