// 88e7472fcb13c801b9866521d18faf64
	.file	"same-every-run.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"b"
	.align 8
.LC1:
	stringz	"a"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"close(open(\"b\", O_CREAT | O_WRONLY, 0600)) == 0 && close(open(\"a\", O_CREAT | O_WRONLY, 0600)) == 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"c"
	.align 8
.LC7:
	stringz	"mkdir(\"c\", 0700) == 0"
	.align 8
.LC8:
	stringz	"stat(\"a\", &a) == 0 && stat(\"b\", &b) == 0 && a.st_ino != b.st_ino && a.st_dev == b.st_dev"
	.align 8
.LC9:
	stringz	"a.st_ino < 1000 && b.st_ino < 1000"
	.align 8
.LC10:
	stringz	"a.st_mtime <= now && now - a.st_mtime < 10 && a.st_atime <= now && a.st_ctime <= now"
	.align 8
.LC11:
	stringz	"utimensat(AT_FDCWD, \"a\", times, 0) == 0 && stat(\"a\", &a) == 0 && a.st_mtime == 7 && a.st_mtim.tv_nsec == 9"
	.align 8
.LC12:
	stringz	"x"
	.align 8
.LC13:
	stringz	"write(fd, \"x\", 1) == 1 && fstat(fd, &a) == 0 && a.st_mtime >= now && a.st_blocks == 8"
	.align 8
.LC14:
	stringz	"ftruncate(fd, 100) == 0 && utimensat(AT_FDCWD, \"b\", times, 0) == 0"
	.align 8
.LC15:
	stringz	"mmap(NULL, 100, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) != MAP_FAILED"
	.align 8
.LC16:
	stringz	"fstat(fd, &b) == 0 && b.st_mtime >= now && b.st_mtime < now + 10"
	.align 8
.LC17:
	stringz	"fstat(1, &b) == 0 && b.st_mtime <= now && b.st_atime <= now && b.st_ctime <= now"
	.align 8
.LC18:
	stringz	"/proc/self/exe"
	.align 8
.LC19:
	stringz	"stat(\"/proc/self/exe\", &b) == 0 && b.st_atime == b.st_mtime"
	.align 8
.LC20:
	stringz	"."
	.align 8
.LC21:
	stringz	"%s %d\n"
	.align 8
.LC22:
	stringz	"closedir(d) == 0 && unlink(\"a\") == 0 && unlink(\"b\") == 0 && rmdir(\"c\") == 0"
	.align 8
.LC23:
	stringz	"statvfs(\".\", &v) == 0 && v.f_blocks == 2 * v.f_bavail"
	.align 8
.LC24:
	stringz	"sysconf(_SC_NPROCESSORS_ONLN) == 1"
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
	adds r12 = -464, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 384, r0
	addl r38 = 65, r0
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	addl r39 = 384, r0
	addl r38 = 65, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L2:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L3:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 448, r0
	;;
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L5:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -416, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r14 = -272, r35
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
	(p6) br.cond.dptk .L6
	adds r14 = -416, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -272, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L6
	adds r14 = -416, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -272, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L7
	;;
.L6:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L7:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -416, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	adds r14 = -272, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L9:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = time#
	mov r1 = r36
	adds r14 = -448, r35
	;;
	st8 [r14] = r8
	adds r14 = -416, r35
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -448, r35
	;;
	ld8 r15 = [r16]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	adds r14 = -416, r35
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -448, r35
	;;
	ld8 r15 = [r16]
	;;
	sub r14 = r15, r14
	;;
	cmp.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L10
	adds r14 = -416, r35
	;;
	adds r14 = 56, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -448, r35
	;;
	ld8 r15 = [r16]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	adds r14 = -416, r35
	;;
	adds r14 = 88, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -448, r35
	;;
	ld8 r15 = [r16]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L11:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -16, r35
	;;
	adds r14 = 16, r14
	addl r15 = 7, r0
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 24, r14
	addl r15 = 9, r0
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	mov r40 = r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	br.call.sptk.many b0 = utimensat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = -416, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = -416, r35
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L12
	adds r14 = -416, r35
	;;
	adds r14 = 80, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 9, r14
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
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -440, r35
	addl r38 = 1, r0
	;;
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -440, r35
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L14
	adds r15 = -416, r35
	adds r14 = -440, r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fstat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r14 = -416, r35
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -448, r35
	;;
	ld8 r15 = [r16]
	;;
	cmp.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	adds r14 = -416, r35
	;;
	adds r14 = 112, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 8, r14
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
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -440, r35
	addl r38 = 2, r0
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -440, r35
	addl r38 = 100, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = -16, r35
	mov r40 = r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	br.call.sptk.many b0 = utimensat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -440, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 3, r0
	addl r38 = 100, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -272, r35
	adds r14 = -440, r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fstat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -272, r35
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -448, r35
	;;
	ld8 r15 = [r16]
	;;
	cmp.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
	adds r15 = -448, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r15 = 9, r14
	adds r14 = -272, r35
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -272, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = fstat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	adds r14 = -272, r35
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -448, r35
	;;
	ld8 r15 = [r16]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
	adds r14 = -272, r35
	;;
	adds r14 = 56, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -448, r35
	;;
	ld8 r15 = [r16]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
	adds r14 = -272, r35
	;;
	adds r14 = 88, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -448, r35
	;;
	ld8 r15 = [r16]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -272, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	adds r14 = -272, r35
	;;
	adds r14 = 56, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -272, r35
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
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
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -432, r35
	;;
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = opendir#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r32] = r14
	br .L26
	;;
.L27:
	adds r14 = -424, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 19, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L26
	adds r14 = -424, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 19, r14
	adds r14 = -424, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 18, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 4, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L26:
	adds r32 = -424, r35
	adds r14 = -432, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = readdir#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -424, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	adds r14 = -432, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = closedir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = statvfs#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	adds r14 = -128, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -128, r35
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	cmp.ne p6, p7 = r14, r15
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
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 84, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
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
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
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
