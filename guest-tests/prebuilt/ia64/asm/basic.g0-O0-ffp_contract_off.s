// 6cb0581e17168c612b702fd2eb3d861c
	.file	"basic.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"f"
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"fd >= 0"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"open(\"f\", O_RDWR | O_CREAT | O_EXCL, 0640) == -1 && errno == EEXIST"
	.align 8
.LC6:
	stringz	"0123456789"
	.align 8
.LC7:
	stringz	"write(fd, \"0123456789\", 10) == 10"
	.align 8
.LC8:
	stringz	"lseek(fd, 0, SEEK_CUR) == 10"
	.align 8
.LC9:
	stringz	"6789"
	.align 8
.LC10:
	stringz	"lseek(fd, -4, SEEK_END) == 6 && read(fd, b, 100) == 4 && memcmp(b, \"6789\", 4) == 0"
	.align 8
.LC11:
	stringz	"x"
	.align 8
.LC12:
	stringz	"lseek(fd, 20, SEEK_SET) == 20 && write(fd, \"x\", 1) == 1"
	.align 8
.LC13:
	stringz	"pread(fd, b, 100, 8) == 13 && b[2] == 0 && b[12] == 'x'"
	.align 8
.LC14:
	stringz	"AB"
	.align 8
.LC15:
	stringz	"pwrite(fd, \"AB\", 2, 3) == 2 && lseek(fd, 0, SEEK_CUR) == 21"
	.align 8
.LC16:
	stringz	"lseek(fd, -1, SEEK_SET) == -1 && errno == EINVAL"
	.align 8
.LC17:
	stringz	"01"
	.align 8
.LC18:
	stringz	"2AB"
	.align 8
.LC19:
	stringz	"lseek(fd, 0, SEEK_SET) == 0 && readv(fd, v, 3) == 9 && memcmp(b, \"01\", 2) == 0 && memcmp(b + 10, \"2AB\", 3) == 0"
	.align 8
.LC20:
	stringz	"writev(fd, v, 2) == 5"
	.align 8
.LC21:
	stringz	"copy > fd && lseek(copy, 0, SEEK_CUR) == 14"
	.align 8
.LC22:
	stringz	"dup2(fd, 40) == 40 && fcntl(40, F_GETFD) == 0"
	.align 8
.LC23:
	stringz	"fcntl(fd, F_DUPFD_CLOEXEC, 60) == 60 && fcntl(60, F_GETFD) == FD_CLOEXEC"
	.align 8
.LC24:
	stringz	"(fcntl(fd, F_GETFL) & O_ACCMODE) == O_RDWR"
	.align 8
.LC25:
	stringz	"end"
	.align 8
.LC26:
	stringz	"fcntl(fd, F_SETFL, O_APPEND) == 0 && write(fd, \"end\", 3) == 3 && lseek(fd, 0, SEEK_END) == 24"
	.align 8
.LC27:
	stringz	"fstat(fd, &s) == 0 && S_ISREG(s.st_mode) && s.st_size == 24 && (s.st_mode & 0777) == 0640 && s.st_nlink == 1"
	.align 8
.LC28:
	stringz	"ftruncate(fd, 5) == 0 && fstat(fd, &s) == 0 && s.st_size == 5"
	.align 8
.LC29:
	stringz	"truncate(\"f\", 100000) == 0 && stat(\"f\", &s) == 0 && s.st_size == 100000"
	.align 8
.LC30:
	stringz	"fsync(fd) == 0"
	.align 8
.LC31:
	stringz	"close(fd) == 0 && close(fd) == -1 && errno == EBADF"
	.align 8
.LC32:
	stringz	"read(fd, b, 1) == -1 && errno == EBADF"
	.align 8
.LC33:
	stringz	"write(fd, \"x\", 1) == -1 && errno == EBADF"
	.align 8
.LC34:
	stringz	"none/f"
	.align 8
.LC35:
	stringz	"open(\"none/f\", O_RDONLY) == -1 && errno == ENOENT"
	.align 8
.LC36:
	stringz	"f/x"
	.align 8
.LC37:
	stringz	"open(\"f/x\", O_RDONLY) == -1 && errno == ENOTDIR"
	.align 8
.LC38:
	stringz	"."
	.align 8
.LC39:
	stringz	"open(\".\", O_WRONLY) == -1 && errno == EISDIR"
	.align 8
.LC40:
	stringz	"unlink(\"f\") == 0 && unlink(\"f\") == -1 && errno == ENOENT"
	.align 8
.LC41:
	stringz	"fstat(copy, &s) == 0 && s.st_nlink == 0"
	.align 8
.LC42:
	stringz	"write(copy, NULL, 0) == 0"
	.align 8
.LC43:
	stringz	"write(copy, (void *)16, 10) == -1 && errno == EFAULT"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -304, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -280, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	addl r39 = 416, r0
	addl r38 = 194, r0
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -288, r35
	;;
	st4 [r14] = r8
	adds r15 = -288, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L2:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L3:
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 416, r0
	addl r38 = 194, r0
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L4
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L5:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 10, r0
	;;
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	adds r16 = -288, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L7
	;;
.L6:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L7:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 1, r0
	mov r38 = r0
	adds r14 = -288, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L9:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 2, r0
	addl r38 = -4, r0
	adds r15 = -288, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L10
	adds r14 = -280, r35
	addl r39 = 100, r0
	;;
	mov r38 = r14
	adds r16 = -288, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L10
	adds r14 = -280, r35
	addl r39 = 4, r0
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L11:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 20, r0
	adds r14 = -288, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L12
	addl r39 = 1, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	adds r15 = -288, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
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
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -280, r35
	addl r40 = 8, r0
	addl r39 = 100, r0
	;;
	mov r38 = r14
	adds r16 = -288, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L14
	adds r14 = -280, r35
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r14 = -280, r35
	;;
	adds r14 = 12, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 120, r14
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
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r40 = 3, r0
	addl r39 = 2, r0
	;;
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	adds r14 = -288, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pwrite#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L16
	addl r39 = 1, r0
	mov r38 = r0
	adds r15 = -288, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 21, r14
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
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r39 = r0
	addl r38 = -1, r0
	adds r16 = -288, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
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
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -176, r35
	adds r15 = -280, r35
	;;
	st8 [r14] = r15
	adds r14 = -176, r35
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -280, r35
	;;
	adds r14 = 10, r14
	adds r15 = -176, r35
	;;
	adds r15 = 16, r15
	;;
	st8 [r15] = r14
	adds r14 = -176, r35
	;;
	adds r14 = 24, r14
	addl r15 = 3, r0
	;;
	st8 [r14] = r15
	adds r14 = -280, r35
	;;
	adds r14 = 20, r14
	adds r15 = -176, r35
	;;
	adds r15 = 32, r15
	;;
	st8 [r15] = r14
	adds r14 = -176, r35
	;;
	adds r14 = 40, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	mov r39 = r0
	mov r38 = r0
	adds r14 = -288, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -176, r35
	addl r39 = 3, r0
	;;
	mov r38 = r14
	adds r15 = -288, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = readv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L20
	adds r14 = -280, r35
	addl r39 = 2, r0
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -280, r35
	;;
	adds r14 = 10, r14
	addl r39 = 3, r0
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -176, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	adds r16 = -288, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = writev#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
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
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -284, r35
	adds r14 = -288, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = dup#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -284, r35
	;;
	ld4 r15 = [r14]
	adds r16 = -288, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	adds r14 = -284, r35
	addl r39 = 1, r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 14, r14
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
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 40, r0
	adds r14 = -288, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = dup2#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 40, r14
	(p6) br.cond.dptk .L26
	addl r38 = 1, r0
	addl r37 = 40, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 60, r0
	addl r38 = 1030, r0
	adds r15 = -288, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 60, r14
	(p6) br.cond.dptk .L28
	addl r38 = 1, r0
	addl r37 = 60, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L29:
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 3, r0
	adds r16 = -288, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	and r14 = 3, r14
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L31:
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 1024, r0
	addl r38 = 4, r0
	adds r14 = -288, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	addl r39 = 3, r0
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	adds r15 = -288, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L32
	addl r39 = 2, r0
	mov r38 = r0
	adds r16 = -288, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 24, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L33:
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	mov r38 = r14
	adds r14 = -288, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fstat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -128, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 61440, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 32768, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L34
	adds r14 = -128, r35
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 24, r14
	(p6) br.cond.dptk .L34
	adds r14 = -128, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 511, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 416, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L34
	adds r14 = -128, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L35:
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 5, r0
	adds r15 = -288, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	adds r14 = -128, r35
	;;
	mov r38 = r14
	adds r16 = -288, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = fstat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	adds r14 = -128, r35
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L37:
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 100000, r0
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = truncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	adds r14 = -128, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	adds r14 = -128, r35
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 100000, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L39:
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -288, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fsync#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L41:
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -288, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	adds r16 = -288, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L42
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L43:
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -280, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -288, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L44
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L45:
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r15 = -288, r35
	;;
	st4 [r15] = r8
	addl r39 = 1, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	adds r16 = -288, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L46
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L47:
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L48
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L49:
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L50
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L50
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L51
	;;
.L50:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L51:
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L52
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 21, r14
	(p6) br.cond.dptk .L52
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L53
	;;
.L52:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L53:
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L54
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L54
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L55
	;;
.L54:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L55:
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -128, r35
	adds r14 = -284, r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fstat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	adds r14 = -128, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L57
	;;
.L56:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L57:
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -284, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L58
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L59
	;;
.L58:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L59:
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -284, r35
	addl r39 = 10, r0
	addl r38 = 16, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L60
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 14, r14
	(p6) br.cond.dptk .L60
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L61
	;;
.L60:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L61:
	movl r39 = @gprel(.LC43)
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
