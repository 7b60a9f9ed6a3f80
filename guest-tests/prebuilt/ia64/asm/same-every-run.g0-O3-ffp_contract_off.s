// 423e601f0c2a87c221cbb92748b9a339
	.file	"same-every-run.c"
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
	stringz	"b"
	.align 8
.LC3:
	stringz	"a"
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	.fframe 432
	adds r12 = -432, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	addl r41 = 384, r0
	.mmb
	addl r40 = 65, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r38
	mov r39 = r8
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L59
	;;
.L2:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
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
	mov r1 = r38
	nop 0
	addl r40 = 448, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC5)
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
	nop 0
	adds r40 = 160, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r38
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L60
	;;
	.mmi
	(p6) adds r32 = 168, r12
	nop 0
	nop 0
.L5:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L7:
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r15 = [r32]
	addl r14 = 999, r0
	mov r1 = r38
	;;
	.mmi
	nop 0
	cmp.ltu p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L8
	.mmi
	adds r15 = 24, r12
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ltu p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p7) add r40 = r1, r40
.L8:
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	.mlx
	adds r35 = 232, r12
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = time#
	;;
	.mmi
	ld8 r14 = [r35]
	mov r1 = r38
	mov r32 = r8
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r8, r14
	(p6) br.cond.dptk .L36
	.mmi
	nop 0
	sub r14 = r8, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L36
	.mmi
	adds r14 = 216, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r8, r14
	(p6) br.cond.dptk .L36
	.mlx
	adds r14 = 248, r12
	movl r41 = @gprel(.LC10)
	.mlx
	adds r34 = 416, r12
	movl r39 = @gprel(.LC5)
	;;
	.mmi
	ld8 r14 = [r14]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mmi
	nop 0
	cmp.lt p6, p7 = r8, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
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
	addl r14 = 5, r0
	mov r1 = r38
	addl r15 = 7, r0
	.mmi
	mov r42 = r0
	mov r41 = r34
	addl r39 = -100, r0
	;;
	.mmi
	nop 0
	st8 [r34] = r14
	adds r14 = 424, r12
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 432, r12
	add r40 = r1, r40
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 440, r12
	addl r15 = 9, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L61
	;;
	.align 32
.L10:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
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
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r33 = r8
	.mmi
	addl r41 = 1, r0
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L62
	;;
.L13:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
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
	mov r1 = r38
	nop 0
	addl r40 = 2, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r33 = r8
	nop 0
	.mmb
	addl r40 = 100, r0
	mov r39 = r8
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L63
	;;
.L16:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L17:
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r40 = 100, r0
	mov r44 = r0
	mov r43 = r33
	.mmi
	addl r42 = 1, r0
	mov r1 = r38
	addl r41 = 3, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC5)
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
	nop 0
	adds r40 = 16, r12
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L41
	.mmi
	adds r14 = 88, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r32, r14
	(p6) br.cond.dptk .L41
	.mlx
	adds r15 = 9, r32
	movl r41 = @gprel(.LC16)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mmi
	cmp.lt p6, p7 = r15, r14
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
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
	nop 0
	adds r40 = 16, r12
	.mmb
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L45
.L66:
	.mmi
	adds r14 = 88, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r32, r14
	(p6) br.cond.dptk .L45
	.mmi
	adds r14 = 72, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r32, r14
	(p6) br.cond.dptk .L45
	.mmi
	adds r14 = 104, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.lt p6, p7 = r32, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p7) add r40 = r1, r40
	.align 32
.L20:
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L21
	.mmi
	adds r14 = 72, r12
	;;
	ld8 r15 = [r14]
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p7) add r40 = r1, r40
.L21:
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r34 = r8
	;;
	.align 32
.L23:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r32 = r8
	nop 0
	adds r33 = 19, r8
	.mmb
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L64
	;;
.L24:
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L23
	;;
	.mlx
	adds r32 = 18, r32
	movl r39 = @gprel(.LC21)
	.mmi
	mov r40 = r33
	;;
	ld1 r14 = [r32]
	add r39 = r1, r39
	;;
	.mmi
	cmp4.eq p6, p7 = 4, r14
	;;
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r32 = r8
	.mmb
	adds r33 = 19, r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L24
	.align 32
.L64:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L65
	;;
.L25:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L27:
	.mlx
	nop 0
	movl r41 = @gprel(.LC22)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 304, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = statvfs#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	(p6) br.cond.dptk .L28
	.mmi
	adds r14 = 336, r12
	nop 0
	adds r15 = 320, r12
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	nop 0
.L28:
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r39 = 84, r0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC5)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	(p7) add r40 = r1, r40
	;;
	.mib
	(p6) add r40 = r1, r40
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
	adds r12 = 432, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L36:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	adds r34 = 416, r12
	movl r41 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
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
	addl r14 = 5, r0
	mov r1 = r38
	addl r15 = 7, r0
	.mmi
	mov r42 = r0
	mov r41 = r34
	addl r39 = -100, r0
	;;
	.mmi
	nop 0
	st8 [r34] = r14
	adds r14 = 424, r12
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 432, r12
	add r40 = r1, r40
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 440, r12
	addl r15 = 9, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L61
	;;
.L41:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
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
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	.mmb
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L66
	;;
.L45:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L20
.L65:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L25
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L25
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	(p7) br.cond.dptk .L27
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L27
	;;
.L63:
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mmi
	mov r42 = r0
	mov r41 = r34
	addl r39 = -100, r0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L17
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L17
	;;
.L61:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mmi
	nop 0
	adds r40 = 160, r12
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L10
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L10
	.mmi
	adds r14 = 240, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L10
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
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
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 1, r0
	.mmi
	mov r33 = r8
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L62
	;;
.L60:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	adds r40 = 16, r12
	nop 0
	adds r32 = 168, r12
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L5
	.mmi
	adds r14 = 24, r12
	ld8 r15 = [r32]
	adds r16 = 16, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r15
	adds r14 = 160, r12
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	ld8 r15 = [r14]
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L5
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L7
	;;
.L59:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mmi
	addl r40 = 65, r0
	nop 0
	addl r41 = 384, r0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r38
	mov r39 = r8
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L2
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 448, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC5)
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
	nop 0
	adds r40 = 160, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	(p6) adds r32 = 168, r12
	(p6) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br .L60
.L62:
	.mib
	adds r40 = 160, r12
	mov r39 = r33
	br.call.sptk.many b0 = fstat#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L13
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r32, r14
	(p6) br.cond.dptk .L13
	.mmi
	adds r14 = 272, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L13
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
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
	mov r1 = r38
	nop 0
	addl r40 = 2, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r33 = r8
	nop 0
	.mmb
	addl r40 = 100, r0
	mov r39 = r8
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L63
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
