// 9fde48c1e0dbf161bb0c2266825ecd24
	.file	"basic.c"
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
	stringz	"f"
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 4, 0
	.fframe 304
	adds r12 = -304, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	adds r14 = 168, r12
	adds r15 = 160, r12
	nop 0
	.mmi
	addl r39 = 194, r0
	add r38 = r1, r38
	addl r40 = 416, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 176, r12
	.mmi
	st8 [r15] = r0
	;;
	st8 [r14] = r0
	adds r14 = 184, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 192, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 232, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 240, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 248, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 256, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	cmp4.le p6, p7 = r0, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
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
	mov r1 = r37
	addl r39 = 194, r0
	addl r40 = 416, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L92
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	mov r1 = r37
	addl r40 = 10, r0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
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
	addl r40 = 1, r0
	mov r38 = r32
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
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
	mov r1 = r37
	addl r40 = 2, r0
	nop 0
	.mmb
	addl r39 = -4, r0
	mov r38 = r32
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 6, r8
	(p7) br.cond.dpnt .L93
	;;
.L6:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	nop 0
	.mmb
	addl r39 = 20, r0
	mov r38 = r32
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 20, r8
	(p7) br.cond.dpnt .L94
	;;
.L9:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	adds r39 = 160, r12
	addl r41 = 8, r0
	.mmb
	addl r40 = 100, r0
	mov r38 = r32
	br.call.sptk.many b0 = pread#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 13, r8
	(p7) br.cond.dpnt .L95
	;;
.L58:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r41 = 3, r0
	.mmi
	addl r40 = 2, r0
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pwrite#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L96
	;;
.L12:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L13:
	.mlx
	adds r33 = 264, r12
	movl r40 = @gprel(.LC15)
	.mlx
	adds r34 = 170, r12
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = -1, r0
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	mov r38 = r32
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L97
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	adds r14 = 160, r12
	addl r15 = 2, r0
	mov r1 = r37
	.mmi
	mov r40 = r0
	mov r39 = r0
	mov r38 = r32
	;;
	.mmi
	st8 [r33] = r14
	nop 0
	adds r14 = 272, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 280, r12
	addl r15 = 3, r0
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 288, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 296, r12
	adds r15 = 180, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 304, r12
	addl r15 = 4, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L98
	;;
.L15:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r33
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 2, r0
	mov r38 = r32
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 5, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
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
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r33 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r8, r32
	(p7) br.cond.dpnt .L99
	;;
.L19:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L20:
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 40, r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 40, r8
	(p7) br.cond.dpnt .L100
	;;
.L21:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 60, r0
	nop 0
	.mmb
	addl r39 = 1030, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 60, r8
	(p7) br.cond.dpnt .L101
	;;
.L23:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L24:
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 3, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	and r8 = 3, r8
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 2, r8
	movl r40 = @gprel(.LC24)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
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
	mov r1 = r37
	addl r40 = 1024, r0
	nop 0
	.mmb
	addl r39 = 4, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L102
	;;
.L26:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L28:
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r39 = 16, r12
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L71
	.mmi
	adds r14 = 40, r12
	nop 0
	addl r16 = 32768, r0
	;;
	.mii
	ld4 r15 = [r14]
	addl r14 = 61440, r0
	;;
	and r14 = r14, r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r14
	(p7) br.cond.dpnt .L103
.L71:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 5, r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L104
	;;
.L30:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 100000, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L105
	;;
.L33:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = fsync#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
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
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L106
	;;
.L37:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r39 = 160, r12
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 1, r0
	mov r38 = r32
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L107
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L40:
	.mlx
	nop 0
	movl r40 = @gprel(.LC32)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r38 = r8
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L108
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L41:
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L109
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L42:
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	movl r38 = @gprel(.LC36)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L110
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L43:
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC38)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L111
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L44:
	.mlx
	nop 0
	movl r40 = @gprel(.LC39)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L112
	;;
.L45:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L47:
	.mlx
	nop 0
	movl r40 = @gprel(.LC40)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r39 = 16, r12
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L48
	.mmi
	adds r14 = 32, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L48:
	.mlx
	nop 0
	movl r40 = @gprel(.LC41)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r37
	nop 0
	.mmb
	mov r38 = r33
	mov r40 = r0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
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
	addl r39 = 16, r0
	mov r1 = r37
	nop 0
	.mmb
	mov r38 = r33
	addl r40 = 10, r0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L113
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC43)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 304, r12
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
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 14, r14
	movl r40 = @gprel(.LC43)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
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
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L111:
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
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 21, r14
	movl r40 = @gprel(.LC39)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
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
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br .L112
.L110:
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
	cmp4.ne p6, p7 = 20, r14
	movl r40 = @gprel(.LC37)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
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
	mov r1 = r37
	nop 0
	addl r39 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC38)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L111
.L109:
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
	cmp4.ne p6, p7 = 2, r14
	movl r40 = @gprel(.LC35)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
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
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC36)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L110
.L108:
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
	movl r40 = @gprel(.LC33)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
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
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br .L109
.L107:
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
	movl r40 = @gprel(.LC32)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
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
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r38 = r8
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L108
.L97:
	.mib
	adds r33 = 264, r12
	adds r34 = 170, r12
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r40 = @gprel(.LC16)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
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
	adds r14 = 160, r12
	addl r15 = 2, r0
	mov r1 = r37
	.mmi
	mov r40 = r0
	mov r39 = r0
	mov r38 = r32
	;;
	.mmi
	st8 [r33] = r14
	nop 0
	adds r14 = 272, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 280, r12
	addl r15 = 3, r0
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 288, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 296, r12
	adds r15 = 180, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 304, r12
	addl r15 = 4, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L98
.L95:
	.mmi
	adds r14 = 162, r12
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L58
	.mlx
	adds r14 = 172, r12
	movl r40 = @gprel(.LC13)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	ld1 r14 = [r14]
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 120, r14
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
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
	mov r1 = r37
	nop 0
	addl r41 = 3, r0
	.mmi
	addl r40 = 2, r0
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pwrite#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 2, r8
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L96
.L92:
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
	cmp4.ne p6, p7 = 17, r14
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
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
	mov r1 = r37
	addl r40 = 10, r0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
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
	addl r40 = 1, r0
	mov r38 = r32
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
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
	mov r1 = r37
	addl r40 = 2, r0
	nop 0
	.mmb
	addl r39 = -4, r0
	mov r38 = r32
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 6, r8
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L93
.L99:
	.mmi
	mov r39 = r0
	nop 0
	addl r40 = 1, r0
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = 14, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L20
	;;
.L98:
	.mmi
	addl r40 = 3, r0
	nop 0
	mov r39 = r33
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = readv#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 9, r8
	(p7) br.cond.dptk .L15
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	.mmi
	addl r40 = 2, r0
	nop 0
	adds r38 = 160, r12
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	.mmi
	addl r40 = 3, r0
	nop 0
	mov r38 = r34
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r33
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 2, r0
	mov r38 = r32
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 5, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
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
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r33 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r8, r32
	(p6) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br .L99
	;;
.L112:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = -1, r8
	(p7) br.cond.dptk .L45
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
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L45
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L47
.L106:
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = -1, r8
	(p7) br.cond.dptk .L37
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
	.mib
	nop 0
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L37
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r39 = 160, r12
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 1, r0
	mov r38 = r32
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L107
	;;
.L105:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	adds r39 = 16, r12
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L33
	.mmi
	adds r14 = 64, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 100000, r0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L33
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = fsync#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
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
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L106
.L104:
	.mib
	adds r39 = 16, r12
	mov r38 = r32
	br.call.sptk.many b0 = fstat#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L30
	.mmi
	adds r14 = 64, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L30
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 100000, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L105
	;;
.L102:
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	.mmi
	addl r40 = 3, r0
	nop 0
	mov r38 = r32
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 3, r8
	(p7) br.cond.dptk .L26
	.mmi
	addl r40 = 2, r0
	nop 0
	mov r39 = r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 24, r8
	(p6) br.cond.dptk .L26
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L28
	;;
.L96:
	.mmi
	mov r39 = r0
	nop 0
	addl r40 = 1, r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = 21, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L13
	;;
.L94:
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mmi
	addl r40 = 1, r0
	nop 0
	mov r38 = r32
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L10
	;;
.L93:
	.mmi
	addl r40 = 100, r0
	nop 0
	adds r39 = 160, r12
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 4, r8
	(p7) br.cond.dptk .L6
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	.mmi
	addl r40 = 4, r0
	nop 0
	adds r38 = 160, r12
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L6
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	nop 0
	.mmb
	addl r39 = 20, r0
	mov r38 = r32
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 20, r8
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L94
.L101:
	.mib
	addl r39 = 1, r0
	addl r38 = 60, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L24
	;;
.L100:
	.mib
	addl r39 = 1, r0
	addl r38 = 40, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L21
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 60, r0
	nop 0
	.mmb
	addl r39 = 1030, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 60, r8
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L101
.L103:
	.mmi
	adds r14 = 64, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 24, r14
	(p6) br.cond.dptk .L71
	.mmi
	addl r14 = 511, r0
	;;
	and r15 = r14, r15
	addl r14 = 416, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L71
	.mlx
	adds r14 = 32, r12
	movl r40 = @gprel(.LC27)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	ld8 r14 = [r14]
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
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
	mov r1 = r37
	nop 0
	addl r39 = 5, r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L104
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
