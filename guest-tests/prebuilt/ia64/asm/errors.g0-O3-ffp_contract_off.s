// 4773d8c5bc78c14f6714172389797228
	.file	"errors.c"
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
	stringz	"d"
	.align 8
.LC3:
	stringz	"d/e/"
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
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	addl r39 = 448, r0
	br.call.sptk.many b0 = mkdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L188
	;;
.L2:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
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
	addl r39 = 448, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L189
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L4:
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r39 = 448, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L190
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L5:
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
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
	br.call.sptk.many b0 = rmdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L191
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L6:
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
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
	movl r38 = @gprel(.LC14)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L192
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L7:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
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
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L193
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L8:
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
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
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L194
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L9:
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
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
	movl r39 = @gprel(.LC21)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = rename#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L195
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
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
	movl r39 = @gprel(.LC23)
	.mlx
	nop 0
	movl r38 = @gprel(.LC24)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = rename#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L196
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L11:
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
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
	movl r38 = @gprel(.LC24)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L197
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L12:
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r39 = 2, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(much#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = getcwd#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L198
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L13:
	.mlx
	nop 0
	movl r41 = @gprel(.LC27)
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r39 = 1, r0
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
	(p7) br.cond.dpnt .L199
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L14:
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r39 = 66, r0
	addl r40 = 384, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC30)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L200
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L15:
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
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
	movl r39 = @gprel(.LC23)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = link#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L201
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r41 = @gprel(.LC32)
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r40 = 384, r0
	addl r39 = 578, r0
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
	addl r40 = 5, r0
	.mmi
	mov r32 = r8
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC35)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
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
	movl r40 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC5)
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
	nop 0
	addl r39 = 65536, r0
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
	(p7) br.cond.dpnt .L202
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L18:
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC39)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L203
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L19:
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC41)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L204
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L20:
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC43)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L205
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L21:
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
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
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L206
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L22:
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC45)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
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
	movl r38 = @gprel(.LC41)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L207
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L23:
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r40 = 10, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(much#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = readlink#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L208
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L24:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC47)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r39 = 9, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L209
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L25:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC48)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
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
	(p7) br.cond.dpnt .L210
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L26:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC49)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r40 = 99, r0
	mov r38 = r32
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L211
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L27:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC50)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = -1, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L212
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L28:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r39 = 1, r0
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
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L213
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L29:
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC52)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 8, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 10, r0
	mov r38 = r32
	br.call.sptk.many b0 = read#
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
	movl r40 = @gprel(.LC53)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC5)
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
	addl r39 = 8, r0
	mov r1 = r37
	mov r41 = r0
	.mmb
	addl r40 = 10, r0
	mov r38 = r32
	br.call.sptk.many b0 = pread#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L214
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L31:
	.mlx
	nop 0
	movl r41 = @gprel(.LC54)
	.mlx
	nop 0
	movl r40 = @gprel(.LC55)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 8, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 10, r0
	mov r38 = r32
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L215
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L32:
	.mlx
	nop 0
	movl r41 = @gprel(.LC54)
	.mlx
	nop 0
	movl r40 = @gprel(.LC56)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r41 = -1, r0
	.mmi
	addl r40 = 1, r0
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(much#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L216
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L33:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC57)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 12345, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L217
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L34:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC58)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r40 = -1, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L218
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L35:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC59)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1032, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L219
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L36:
	.mlx
	nop 0
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC61)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r32
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	mov r38 = r32
	br.call.sptk.many b0 = dup3#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L220
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L37:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC62)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	mov r33 = r8
	addl r39 = 1, r0
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
	mov r34 = r8
	.mmi
	addl r40 = 1, r0
	nop 0
	mov r38 = r33
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L221
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L38:
	.mlx
	nop 0
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC63)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r40 = 1, r0
	mov r38 = r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(much#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L222
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L39:
	.mlx
	nop 0
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC64)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L223
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC65)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r38 = 999, r0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L224
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
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC66)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 5, r0
	nop 0
	mov r1 = r37
	.mmb
	addl r38 = 999, r0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L225
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
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC67)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 2, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = flock#
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
	movl r40 = @gprel(.LC68)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC5)
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
	addl r39 = 5, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = flock#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L226
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
	movl r41 = @gprel(.LC69)
	.mlx
	nop 0
	movl r40 = @gprel(.LC70)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
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
	movl r39 = @gprel(.LC71)
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = symlink#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L227
	;;
.L45:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC75)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
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
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC72)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L228
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L47:
	.mlx
	nop 0
	movl r41 = @gprel(.LC76)
	.mlx
	nop 0
	movl r40 = @gprel(.LC77)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r39 = 131072, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC71)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L229
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L48:
	.mlx
	nop 0
	movl r41 = @gprel(.LC76)
	.mlx
	nop 0
	movl r40 = @gprel(.LC78)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC73)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L230
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L49:
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC79)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r39 = 194, r0
	addl r40 = 384, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC73)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L231
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L50:
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC80)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(much#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC71)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = readlink#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L232
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L51:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC81)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
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
	movl r39 = @gprel(.LC71)
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = link#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L233
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L52:
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC82)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r40 = 4999, r0
	addl r39 = 97, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(much#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(much#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L234
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L53:
	.mlx
	nop 0
	movl r41 = @gprel(.LC83)
	.mlx
	nop 0
	movl r40 = @gprel(.LC84)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(much#)
	;;
	.mmi
	add r38 = r1, r38
	;;
	adds r14 = 256, r38
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L235
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L54:
	.mlx
	nop 0
	movl r41 = @gprel(.LC83)
	.mlx
	nop 0
	movl r40 = @gprel(.LC84)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r39 = 384, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC85)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r32 = r8
	nop 0
	mov r1 = r37
	.mmb
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	or r32 = r8, r32
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r32
	movl r40 = @gprel(.LC86)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
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
	adds r14 = 16, r12
	nop 0
	mov r39 = r0
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 1, r0
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L236
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L56:
	.mlx
	nop 0
	movl r41 = @gprel(.LC87)
	.mlx
	nop 0
	movl r40 = @gprel(.LC88)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	adds r14 = 16, r12
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(much#)
	.mmi
	nop 0
	ld4 r38 = [r14]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L237
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L57:
	.mlx
	nop 0
	movl r41 = @gprel(.LC87)
	.mlx
	nop 0
	movl r40 = @gprel(.LC89)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 20, r12
	mov r39 = r0
	mov r1 = r37
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L238
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L58:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC90)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fsync#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L239
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L59:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC91)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r39 = 2049, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC85)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L240
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L60:
	.mlx
	nop 0
	movl r41 = @gprel(.LC92)
	.mlx
	nop 0
	movl r40 = @gprel(.LC93)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fchdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L241
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L61:
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC94)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	adds r14 = 16, r12
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	.mmi
	nop 0
	ld4 r38 = [r14]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = openat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L242
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L62:
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC95)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r38 = -7, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = openat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L243
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L63:
	.mlx
	nop 0
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC96)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	addl r39 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC97)
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
	movl r39 = @gprel(.LC23)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L244
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L64:
	.mlx
	nop 0
	movl r41 = @gprel(.LC98)
	.mlx
	nop 0
	movl r40 = @gprel(.LC99)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC100)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L245
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L65:
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC101)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
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
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L245:
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
	cmp4.ne p6, p7 = 2, r14
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC101)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L244:
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
	cmp4.ne p6, p7 = 28, r14
	movl r41 = @gprel(.LC98)
	.mlx
	nop 0
	movl r40 = @gprel(.LC99)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC100)
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
	(p6) br.cond.dptk .L65
	.mib
	nop 0
	nop 0
	br .L245
.L243:
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
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC96)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC97)
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
	movl r39 = @gprel(.LC23)
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
	(p6) br.cond.dptk .L64
	.mib
	nop 0
	nop 0
	br .L244
.L242:
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
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC95)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	addl r38 = -7, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = openat#
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
	(p6) br.cond.dptk .L63
	.mib
	nop 0
	nop 0
	br .L243
.L241:
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
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC94)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	adds r14 = 16, r12
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	.mmi
	nop 0
	ld4 r38 = [r14]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = openat#
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
	(p6) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br .L242
.L240:
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
	cmp4.ne p6, p7 = 6, r14
	movl r41 = @gprel(.LC92)
	.mlx
	nop 0
	movl r40 = @gprel(.LC93)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fchdir#
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
	(p6) br.cond.dptk .L61
	.mib
	nop 0
	nop 0
	br .L241
.L239:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC91)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 2049, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC85)
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
	(p6) br.cond.dptk .L60
	.mib
	nop 0
	nop 0
	br .L240
.L238:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC90)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fsync#
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
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br .L239
.L237:
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
	cmp4.ne p6, p7 = 29, r14
	movl r41 = @gprel(.LC87)
	.mlx
	nop 0
	movl r40 = @gprel(.LC89)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 20, r12
	mov r39 = r0
	mov r1 = r37
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = ftruncate#
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
	(p6) br.cond.dptk .L58
	.mib
	nop 0
	nop 0
	br .L238
.L236:
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
	cmp4.ne p6, p7 = 29, r14
	movl r41 = @gprel(.LC87)
	.mlx
	nop 0
	movl r40 = @gprel(.LC88)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(much#)
	.mmi
	nop 0
	ld4 r38 = [r14]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pread#
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
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L237
.L235:
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
	cmp4.ne p6, p7 = 36, r14
	movl r41 = @gprel(.LC83)
	.mlx
	nop 0
	movl r40 = @gprel(.LC84)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 384, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC85)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r32 = r8
	nop 0
	mov r1 = r37
	.mmb
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	or r32 = r8, r32
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r32
	movl r40 = @gprel(.LC86)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
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
	adds r14 = 16, r12
	nop 0
	mov r39 = r0
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 1, r0
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = lseek#
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
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L236
.L234:
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
	cmp4.ne p6, p7 = 36, r14
	movl r41 = @gprel(.LC83)
	.mlx
	nop 0
	movl r40 = @gprel(.LC84)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(much#)
	;;
	.mmi
	add r38 = r1, r38
	;;
	adds r14 = 256, r38
	nop 0
	;;
	.mib
	st1 [r14] = r0
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
	(p6) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br .L235
.L233:
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
	movl r41 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC82)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 4999, r0
	addl r39 = 97, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(much#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(much#)
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
	(p6) br.cond.dptk .L53
	.mib
	nop 0
	nop 0
	br .L234
.L232:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC81)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r39 = @gprel(.LC71)
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = link#
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
	(p6) br.cond.dptk .L52
	.mib
	nop 0
	nop 0
	br .L233
.L231:
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
	movl r41 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC80)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(much#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC71)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = readlink#
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
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br .L232
.L230:
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
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC79)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r39 = 194, r0
	addl r40 = 384, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC73)
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
	(p6) br.cond.dptk .L50
	.mib
	nop 0
	nop 0
	br .L231
.L229:
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
	cmp4.ne p6, p7 = 40, r14
	movl r41 = @gprel(.LC76)
	.mlx
	nop 0
	movl r40 = @gprel(.LC78)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC73)
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
	(p6) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L230
.L228:
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
	cmp4.ne p6, p7 = 40, r14
	movl r41 = @gprel(.LC76)
	.mlx
	nop 0
	movl r40 = @gprel(.LC77)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 131072, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC71)
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
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L229
.L226:
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
	cmp4.ne p6, p7 = 11, r14
	movl r41 = @gprel(.LC69)
	.mlx
	nop 0
	movl r40 = @gprel(.LC70)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r39 = @gprel(.LC71)
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = symlink#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br .L227
.L225:
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
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC67)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 2, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = flock#
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
	movl r40 = @gprel(.LC68)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC5)
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
	addl r39 = 5, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = flock#
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
	br .L226
.L224:
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
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC66)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 5, r0
	nop 0
	mov r1 = r37
	.mmb
	addl r38 = 999, r0
	nop 0
	br.call.sptk.many b0 = dup2#
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
	br .L225
.L223:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC65)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = 999, r0
	br.call.sptk.many b0 = close#
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
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L224
.L222:
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
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC64)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = ftruncate#
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
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L223
.L221:
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
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC63)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 1, r0
	mov r38 = r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(much#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
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
	(p6) br.cond.dptk .L39
	.mib
	nop 0
	nop 0
	br .L222
.L220:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC62)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	mov r33 = r8
	addl r39 = 1, r0
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
	mov r34 = r8
	.mmi
	addl r40 = 1, r0
	nop 0
	mov r38 = r33
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
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
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L221
.L219:
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
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC61)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r32
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	mov r38 = r32
	br.call.sptk.many b0 = dup3#
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
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L220
.L218:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC59)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1032, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
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
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br .L219
.L217:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC58)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	addl r40 = -1, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
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
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L218
.L216:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC57)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 12345, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
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
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L217
.L215:
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
	movl r41 = @gprel(.LC54)
	.mlx
	nop 0
	movl r40 = @gprel(.LC56)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r41 = -1, r0
	.mmi
	addl r40 = 1, r0
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(much#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pread#
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
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L216
.L214:
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
	movl r41 = @gprel(.LC54)
	.mlx
	nop 0
	movl r40 = @gprel(.LC55)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 8, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 10, r0
	mov r38 = r32
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
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br .L215
.L213:
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
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC52)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 8, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 10, r0
	mov r38 = r32
	br.call.sptk.many b0 = read#
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
	movl r40 = @gprel(.LC53)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC5)
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
	addl r39 = 8, r0
	mov r1 = r37
	mov r41 = r0
	.mmb
	addl r40 = 10, r0
	mov r38 = r32
	br.call.sptk.many b0 = pread#
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
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L214
.L212:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = truncate#
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
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L213
.L211:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC50)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = -1, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
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
	(p6) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L212
.L210:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC49)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	addl r40 = 99, r0
	mov r38 = r32
	br.call.sptk.many b0 = lseek#
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
	(p6) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L211
.L209:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC48)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
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
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L210
.L208:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC47)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 9, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = access#
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
	(p6) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br .L209
.L207:
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
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 10, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(much#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = readlink#
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
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br .L208
.L206:
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
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC45)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC41)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
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
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L207
.L205:
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
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = rmdir#
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
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L206
.L204:
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
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC43)
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
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br .L205
.L203:
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
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC41)
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
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L204
.L202:
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
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC39)
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
	(p6) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br .L203
.L201:
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
	cmp4.ne p6, p7 = 1, r14
	movl r41 = @gprel(.LC32)
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 384, r0
	addl r39 = 578, r0
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
	addl r40 = 5, r0
	.mmi
	mov r32 = r8
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC35)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
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
	movl r40 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC5)
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
	nop 0
	addl r39 = 65536, r0
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
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L202
.L200:
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
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r39 = @gprel(.LC23)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = link#
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
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L201
.L199:
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
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r39 = 66, r0
	addl r40 = 384, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC30)
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
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L200
.L197:
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
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 2, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(much#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = getcwd#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L198
.L196:
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
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC24)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = chdir#
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
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L197
.L195:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r39 = @gprel(.LC23)
	.mlx
	nop 0
	movl r38 = @gprel(.LC24)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = rename#
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
	(p6) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L196
.L194:
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
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r39 = @gprel(.LC21)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = rename#
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
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L195
.L193:
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
	cmp4.ne p6, p7 = 39, r14
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L194
.L192:
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
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = rmdir#
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
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L193
.L191:
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
	cmp4.ne p6, p7 = 39, r14
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC14)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = rmdir#
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
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L192
.L190:
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
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	br.call.sptk.many b0 = rmdir#
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
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L191
.L189:
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
	movl r41 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 448, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mkdir#
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
	(p6) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br .L190
	;;
.L188:
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	nop 0
	addl r39 = 448, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L2
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
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 448, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mkdir#
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
	(p6) br.cond.dptk .L4
	.mib
	nop 0
	nop 0
	br .L189
	;;
.L227:
	.mlx
	nop 0
	movl r39 = @gprel(.LC72)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mib
	mov r38 = r39
	nop 0
	br.call.sptk.many b0 = symlink#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L45
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC73)
	.mlx
	nop 0
	movl r38 = @gprel(.LC74)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = symlink#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L45
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
	movl r40 = @gprel(.LC75)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
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
	movl r38 = @gprel(.LC72)
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
	(p6) br.cond.dptk .L47
	.mib
	nop 0
	nop 0
	br .L228
.L198:
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
	cmp4.ne p6, p7 = 34, r14
	movl r41 = @gprel(.LC27)
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC2)
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
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L199
	.endp main#
	.bss
	.align 8
	.type	much#, @object
	.size	much#, 5000
much:
	.skip	5000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
