// b87283491a422f2627c1ca8cb5c09799
	.file	"errors.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 8
	.type	much#, @object
	.size	much#, 5000
much:
	.skip	5000
	.section	.rodata
	.align 8
.LC0:
	stringz	"d"
	.align 8
.LC1:
	stringz	"d/e/"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"mkdir(\"d\", 0700) == 0 && mkdir(\"d/e/\", 0700) == 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"EEXIST"
	.align 8
.LC7:
	stringz	"mkdir(\"d\", 0700)"
	.align 8
.LC8:
	stringz	"%-3s %s: %s\n"
	.align 8
.LC9:
	stringz	"none/e"
	.align 8
.LC10:
	stringz	"ENOENT"
	.align 8
.LC11:
	stringz	"mkdir(\"none/e\", 0700)"
	.align 8
.LC12:
	stringz	"ENOTEMPTY"
	.align 8
.LC13:
	stringz	"rmdir(\"d\")"
	.align 8
.LC14:
	stringz	"."
	.align 8
.LC15:
	stringz	"EINVAL"
	.align 8
.LC16:
	stringz	"rmdir(\".\")"
	.align 8
.LC17:
	stringz	"d/e/.."
	.align 8
.LC18:
	stringz	"rmdir(\"d/e/..\")"
	.align 8
.LC19:
	stringz	"EISDIR"
	.align 8
.LC20:
	stringz	"unlink(\"d\")"
	.align 8
.LC21:
	stringz	"d/e/f"
	.align 8
.LC22:
	stringz	"rename(\"d\", \"d/e/f\")"
	.align 8
.LC23:
	stringz	"x"
	.align 8
.LC24:
	stringz	"none"
	.align 8
.LC25:
	stringz	"rename(\"none\", \"x\")"
	.align 8
.LC26:
	stringz	"chdir(\"none\")"
	.align 8
.LC27:
	stringz	"ERANGE"
	.align 8
.LC28:
	stringz	"(int)(getcwd(much, 2) ? 0 : -1)"
	.align 8
.LC29:
	stringz	"open(\"d\", O_WRONLY)"
	.align 8
.LC30:
	stringz	"none/"
	.align 8
.LC31:
	stringz	"open(\"none/\", O_CREAT | O_RDWR, 0600)"
	.align 8
.LC32:
	stringz	"EPERM"
	.align 8
.LC33:
	stringz	"link(\"d\", \"x\")"
	.text
	.align 16
	.proc directories#
directories:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 448, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	addl r37 = 448, r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
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
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 448, r0
	;;
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L4
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
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
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 448, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L6
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
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
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rmdir#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 39, r14
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
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rmdir#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L10
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
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
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rmdir#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 39, r14
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
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 21, r14
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
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
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
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
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
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chdir#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
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
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 2, r0
	;;
	movl r36 = @gprel(much#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = getcwd#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 34, r14
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
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L24
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 21, r14
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
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 384, r0
	addl r37 = 66, r0
	;;
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 21, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = link#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L28
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
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
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp directories#
	.section	.rodata
	.align 8
.LC34:
	stringz	"f"
	.align 8
.LC35:
	stringz	"12345"
	.align 8
.LC36:
	stringz	"write(fd, \"12345\", 5) == 5"
	.align 8
.LC37:
	stringz	"ENOTDIR"
	.align 8
.LC38:
	stringz	"open(\"f\", O_RDONLY | O_DIRECTORY)"
	.align 8
.LC39:
	stringz	"f/x"
	.align 8
.LC40:
	stringz	"open(\"f/x\", O_RDONLY)"
	.align 8
.LC41:
	stringz	"f/"
	.align 8
.LC42:
	stringz	"open(\"f/\", O_RDONLY)"
	.align 8
.LC43:
	stringz	""
	.align 8
.LC44:
	stringz	"open(\"\", O_RDONLY)"
	.align 8
.LC45:
	stringz	"rmdir(\"f\")"
	.align 8
.LC46:
	stringz	"unlink(\"f/\")"
	.align 8
.LC47:
	stringz	"readlink(\"f\", much, 10)"
	.align 8
.LC48:
	stringz	"access(\"f\", 9)"
	.align 8
.LC49:
	stringz	"lseek(fd, -1, SEEK_SET)"
	.align 8
.LC50:
	stringz	"lseek(fd, 0, 99)"
	.align 8
.LC51:
	stringz	"ftruncate(fd, -1)"
	.align 8
.LC52:
	stringz	"truncate(\"d\", 1)"
	.align 8
.LC53:
	stringz	"read(fd, (void *)8, 10) == 0"
	.align 8
.LC54:
	stringz	"EFAULT"
	.align 8
.LC55:
	stringz	"pread(fd, (void *)8, 10, 0)"
	.align 8
.LC56:
	stringz	"write(fd, (void *)8, 10)"
	.align 8
.LC57:
	stringz	"pread(fd, much, 1, -1)"
	.align 8
.LC58:
	stringz	"fcntl(fd, 12345)"
	.align 8
.LC59:
	stringz	"fcntl(fd, F_DUPFD, -1)"
	.align 8
.LC60:
	stringz	"EBADF"
	.align 8
.LC61:
	stringz	"fcntl(fd, F_GETPIPE_SZ)"
	.align 8
.LC62:
	stringz	"dup3(fd, fd, 0)"
	.align 8
.LC63:
	stringz	"write(only_read, \"x\", 1)"
	.align 8
.LC64:
	stringz	"read(only_write, much, 1)"
	.align 8
.LC65:
	stringz	"ftruncate(only_read, 1)"
	.align 8
.LC66:
	stringz	"close(999)"
	.align 8
.LC67:
	stringz	"dup2(999, 5)"
	.align 8
.LC68:
	stringz	"flock(fd, LOCK_EX) == 0"
	.align 8
.LC69:
	stringz	"EWOULDBLOCK"
	.align 8
.LC70:
	stringz	"flock(only_read, LOCK_SH | LOCK_NB)"
	.text
	.align 16
	.proc files#
files:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 384, r0
	addl r38 = 578, r0
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r35] = r8
	addl r39 = 5, r0
	;;
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 65536, r0
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L33
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L34:
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L35
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L36:
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L37
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L38:
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L39
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L40:
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC44)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L41
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L42:
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC45)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L43
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L44:
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC46)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 10, r0
	;;
	movl r38 = @gprel(much#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = readlink#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L45
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L45
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L46:
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 9, r0
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = access#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L47
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L48:
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC48)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r39 = r0
	addl r38 = -1, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L49
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L49
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L50:
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC49)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 99, r0
	mov r38 = r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L51
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L51
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L52
	;;
.L51:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L52:
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC50)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = -1, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L53
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L53
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L54
	;;
.L53:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L54:
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = truncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L55
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 21, r14
	(p6) br.cond.dptk .L55
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L56
	;;
.L55:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L56:
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC52)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 10, r0
	addl r38 = 8, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L58
	;;
.L57:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L58:
	movl r39 = @gprel(.LC53)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r40 = r0
	addl r39 = 10, r0
	addl r38 = 8, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L59
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 14, r14
	(p6) br.cond.dptk .L59
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L60
	;;
.L59:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L60:
	movl r40 = @gprel(.LC54)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC55)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 10, r0
	addl r38 = 8, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L61
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 14, r14
	(p6) br.cond.dptk .L61
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L62
	;;
.L61:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L62:
	movl r40 = @gprel(.LC54)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC56)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r40 = -1, r0
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(much#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L63
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L63
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L64
	;;
.L63:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L64:
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC57)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 12345, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L65
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L65
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L66
	;;
.L65:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L66:
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC58)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = -1, r0
	mov r38 = r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L67
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L67
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L68
	;;
.L67:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L68:
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC59)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 1032, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L69
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L69
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L70
	;;
.L69:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L70:
	movl r40 = @gprel(.LC60)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC61)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r39 = r0
	ld4 r38 = [r35]
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = dup3#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L71
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L71
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L72
	;;
.L71:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L72:
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC62)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = 4, r35
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r32 = 8, r35
	addl r38 = 1, r0
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = 4, r35
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L73
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L73
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L74
	;;
.L73:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L74:
	movl r40 = @gprel(.LC60)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC63)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(much#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L75
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L75
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L76
	;;
.L75:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L76:
	movl r40 = @gprel(.LC60)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC64)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 4, r35
	addl r38 = 1, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L77
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L77
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L78
	;;
.L77:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L78:
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC65)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 999, r0
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L79
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L79
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L80
	;;
.L79:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L80:
	movl r40 = @gprel(.LC60)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC66)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 5, r0
	;;
	addl r37 = 999, r0
	br.call.sptk.many b0 = dup2#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L81
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L81
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L82
	;;
.L81:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L82:
	movl r40 = @gprel(.LC60)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC67)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 2, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = flock#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L83
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L84
	;;
.L83:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L84:
	movl r39 = @gprel(.LC68)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 4, r35
	addl r38 = 5, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = flock#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L85
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L85
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L86
	;;
.L85:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L86:
	movl r40 = @gprel(.LC69)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC70)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp files#
	.section	.rodata
	.align 8
.LC71:
	stringz	"l"
	.align 8
.LC72:
	stringz	"round"
	.align 8
.LC73:
	stringz	"dangling"
	.align 8
.LC74:
	stringz	"nowhere"
	.align 8
.LC75:
	stringz	"symlink(\"f\", \"l\") == 0 && symlink(\"round\", \"round\") == 0 && symlink(\"nowhere\", \"dangling\") == 0"
	.align 8
.LC76:
	stringz	"ELOOP"
	.align 8
.LC77:
	stringz	"open(\"round\", O_RDONLY)"
	.align 8
.LC78:
	stringz	"open(\"l\", O_RDONLY | O_NOFOLLOW)"
	.align 8
.LC79:
	stringz	"open(\"dangling\", O_RDONLY)"
	.align 8
.LC80:
	stringz	"open(\"dangling\", O_CREAT | O_EXCL | O_RDWR, 0600)"
	.align 8
.LC81:
	stringz	"readlink(\"l\", much, 0)"
	.align 8
.LC82:
	stringz	"link(\"f\", \"l\")"
	.align 8
.LC83:
	stringz	"ENAMETOOLONG"
	.align 8
.LC84:
	stringz	"open(much, O_RDONLY)"
	.text
	.align 16
	.proc links#
links:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r37 = @gprel(.LC71)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	movl r37 = @gprel(.LC72)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC72)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	movl r37 = @gprel(.LC73)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC74)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L89
	;;
.L88:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L89:
	movl r38 = @gprel(.LC75)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC72)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L90
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 40, r14
	(p6) br.cond.dptk .L90
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L91
	;;
.L90:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L91:
	movl r39 = @gprel(.LC76)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC77)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 131072, r0
	;;
	movl r36 = @gprel(.LC71)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L92
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 40, r14
	(p6) br.cond.dptk .L92
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L93
	;;
.L92:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L93:
	movl r39 = @gprel(.LC76)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC78)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC73)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L94
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L94
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L95
	;;
.L94:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L95:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC79)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 384, r0
	addl r37 = 194, r0
	;;
	movl r36 = @gprel(.LC73)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L96
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L96
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L97
	;;
.L96:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L97:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC80)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	;;
	movl r37 = @gprel(much#)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC71)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = readlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L98
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L98
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L99
	;;
.L98:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L99:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC81)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC71)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = link#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L100
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L100
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L101
	;;
.L100:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L101:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC82)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 4999, r0
	addl r37 = 97, r0
	;;
	movl r36 = @gprel(much#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(much#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L102
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 36, r14
	(p6) br.cond.dptk .L102
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L103
	;;
.L102:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L103:
	movl r39 = @gprel(.LC83)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC84)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r14 = @gprel(much#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 256, r14
	;;
	st1 [r14] = r0
	mov r37 = r0
	movl r36 = @gprel(much#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L104
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 36, r14
	(p6) br.cond.dptk .L104
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L105
	;;
.L104:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L105:
	movl r39 = @gprel(.LC83)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC84)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp links#
	.section	.rodata
	.align 8
.LC85:
	stringz	"fifo"
	.align 8
.LC86:
	stringz	"pipe(p) == 0 && fifo == 0"
	.align 8
.LC87:
	stringz	"ESPIPE"
	.align 8
.LC88:
	stringz	"lseek(p[0], 0, SEEK_CUR)"
	.align 8
.LC89:
	stringz	"pread(p[0], much, 1, 0)"
	.align 8
.LC90:
	stringz	"ftruncate(p[1], 0)"
	.align 8
.LC91:
	stringz	"fsync(p[0])"
	.align 8
.LC92:
	stringz	"ENXIO"
	.align 8
.LC93:
	stringz	"open(\"fifo\", O_WRONLY | O_NONBLOCK)"
	.align 8
.LC94:
	stringz	"fchdir(p[0])"
	.align 8
.LC95:
	stringz	"openat(p[0], \"f\", O_RDONLY)"
	.align 8
.LC96:
	stringz	"openat(-7, \"f\", O_RDONLY)"
	.align 8
.LC97:
	stringz	"/dev/full"
	.align 8
.LC98:
	stringz	"ENOSPC"
	.align 8
.LC99:
	stringz	"write(open(\"/dev/full\", O_WRONLY), \"x\", 1)"
	.align 8
.LC100:
	stringz	"/proc/self/none"
	.align 8
.LC101:
	stringz	"open(\"/proc/self/none\", O_RDONLY)"
	.text
	.align 16
	.proc others#
others:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 384, r0
	movl r36 = @gprel(.LC85)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkfifo#
	mov r1 = r35
	st4 [r34] = r8
	adds r14 = 4, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L107
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L107
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L108
	;;
.L107:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L108:
	movl r38 = @gprel(.LC86)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L109
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 29, r14
	(p6) br.cond.dptk .L109
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L110
	;;
.L109:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L110:
	movl r39 = @gprel(.LC87)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC88)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	movl r37 = @gprel(much#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = pread#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L111
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 29, r14
	(p6) br.cond.dptk .L111
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L112
	;;
.L111:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L112:
	movl r39 = @gprel(.LC87)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC89)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L113
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L113
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L114
	;;
.L113:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L114:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC90)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fsync#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L115
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L115
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L116
	;;
.L115:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L116:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC91)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 2049, r0
	;;
	movl r36 = @gprel(.LC85)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L117
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L117
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L118
	;;
.L117:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L118:
	movl r39 = @gprel(.LC92)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC93)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fchdir#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L119
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L119
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L120
	;;
.L119:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L120:
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC94)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = openat#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L121
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L121
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L122
	;;
.L121:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L122:
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC95)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	addl r36 = -7, r0
	br.call.sptk.many b0 = openat#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L123
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L123
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L124
	;;
.L123:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L124:
	movl r39 = @gprel(.LC60)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC96)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC97)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	addl r38 = 1, r0
	;;
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L125
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 28, r14
	(p6) br.cond.dptk .L125
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L126
	;;
.L125:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L126:
	movl r39 = @gprel(.LC98)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC99)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC100)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L127
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L127
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L128
	;;
.L127:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L128:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC101)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp others#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = directories#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = files#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = links#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = others#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
