// 4fb517722420870e54a382899c60c2b2
	.file	"program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s: %o %ld %ld %ld\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 6, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	adds r37 = 16, r12
	mov r36 = r32
	br.call.sptk.many b0 = lstat#
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L2
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	ld4 r36 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L1:
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L2:
	.body
	.copy_state 1
	adds r14 = 128, r12
	;;
	ld8 r41 = [r14]
	adds r14 = 88, r12
	;;
	ld8 r40 = [r14]
	adds r14 = 64, r12
	;;
	ld8 r39 = [r14]
	adds r14 = 40, r12
	;;
	ld4 r38 = [r14]
	mov r37 = r32
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L1
	;;
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"%s/%s\n"
	.text
	.align 16
	.proc list#
list:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	mov r38 = r32
	;;
	br.call.sptk.many b0 = opendir#
	mov r1 = r37
	mov r33 = r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L4
	;;
	movl r34 = @gprel(.LC2)
	;;
	add r34 = r1, r34
	br .L5
	;;
.L7:
	adds r40 = 19, r8
	mov r39 = r32
	mov r38 = r34
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L5:
	;;
	mov r38 = r33
	br.call.sptk.many b0 = readdir#
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	;;
	mov r38 = r33
	br.call.sptk.many b0 = closedir#
	mov r1 = r37
.L4:
	;;
	mov ar.pfs = r36
	mov b0 = r35
	br.ret.sptk.many b0
	;;
	.endp list#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"?"
	.align 8
.LC4:
	stringz	"a"
	.align 8
.LC5:
	stringz	"a/b"
	.align 8
.LC6:
	stringz	"a/c"
	.align 8
.LC7:
	stringz	"b"
	.align 8
.LC8:
	stringz	"d"
	.align 8
.LC9:
	stringz	"a/c/../b"
	.align 8
.LC10:
	stringz	"e"
	.align 8
.LC11:
	stringz	"a/c/file"
	.align 8
.LC12:
	stringz	"some text in a file\n"
	.align 8
.LC13:
	stringz	"%.4s %d\n"
	.align 8
.LC14:
	stringz	"more"
	.align 8
.LC15:
	stringz	"e/file"
	.align 8
.LC16:
	stringz	"value"
	.align 8
.LC17:
	stringz	"user.one"
	.align 8
.LC18:
	stringz	"other"
	.align 8
.LC19:
	stringz	"user.two"
	.align 8
.LC20:
	stringz	"%ld %ld\n"
	.align 8
.LC21:
	stringz	"a/other"
	.align 8
.LC22:
	stringz	"a/b/file"
	.align 8
.LC23:
	stringz	"a/b/third"
	.align 8
.LC24:
	stringz	"missing"
	.align 8
.LC25:
	stringz	"."
	.align 8
.LC26:
	stringz	"../../z"
	.align 8
.LC27:
	stringz	"../../a"
	.align 8
.LC28:
	stringz	"third"
	.align 8
.LC29:
	stringz	"memory"
	.align 8
.LC30:
	stringz	"%d\n"
	.align 8
.LC31:
	stringz	"w"
	.align 8
.LC32:
	stringz	"/dev/shm/some"
	.align 8
.LC33:
	stringz	"text"
	.align 8
.LC34:
	stringz	"/dev/shm"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 6, 0
	.fframe 4144
	adds r12 = -4144, r12
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = 16, r12
	;;
	st8 [r14] = r0
	addl r43 = 4089, r0
	mov r42 = r0
	adds r41 = 24, r12
	br.call.sptk.many b0 = memset#
	mov r1 = r40
	adds r14 = 4120, r12
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	adds r14 = 4128, r12
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	adds r14 = 4136, r12
	addl r15 = 2000, r0
	;;
	st8 [r14] = r15
	adds r14 = 4144, r12
	addl r15 = 6, r0
	;;
	st8 [r14] = r15
	addl r42 = 4097, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = getcwd#
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r12
	;;
	(p6) movl r41 = @gprel(.LC3)
	;;
	(p6) add r41 = r1, r41
	;;
	(p7) mov r41 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r40
	addl r42 = 493, r0
	;;
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = mkdir#
	mov r1 = r40
	addl r42 = 448, r0
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = mkdir#
	mov r1 = r40
	;;
	movl r42 = @gprel(.LC6)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC7)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = symlink#
	mov r1 = r40
	;;
	movl r32 = @gprel(.LC8)
	;;
	add r32 = r1, r32
	;;
	mov r42 = r32
	movl r41 = @gprel(.LC9)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = symlink#
	mov r1 = r40
	;;
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	mov r41 = r32
	br.call.sptk.many b0 = symlink#
	mov r1 = r40
	addl r43 = 420, r0
	;;
	addl r42 = 66, r0
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = open#
	mov r1 = r40
	mov r32 = r8
	addl r43 = 20, r0
	;;
	movl r42 = @gprel(.LC12)
	;;
	add r42 = r1, r42
	mov r41 = r8
	br.call.sptk.many b0 = write#
	mov r1 = r40
	mov r43 = r0
	;;
	addl r42 = 5, r0
	mov r41 = r32
	br.call.sptk.many b0 = lseek#
	mov r1 = r40
	addl r43 = 8, r0
	;;
	adds r42 = 16, r12
	mov r41 = r32
	br.call.sptk.many b0 = read#
	mov r1 = r40
	addl r44 = 12, r0
	addl r43 = 4, r0
	;;
	adds r42 = 16, r12
	mov r41 = r32
	br.call.sptk.many b0 = pread#
	mov r1 = r40
	;;
	addl r42 = 9000, r0
	mov r41 = r32
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r40
	mov r46 = r0
	mov r45 = r32
	addl r44 = 1, r0
	addl r43 = 3, r0
	;;
	addl r42 = 9000, r0
	mov r41 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r40
	mov r33 = r8
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.dpnt .L11
	adds r14 = 8000, r8
	;;
	ld1 r43 = [r14]
	;;
	sxt1 r43 = r43
	mov r42 = r8
	movl r41 = @gprel(.LC13)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	adds r33 = 1, r33
	addl r14 = 120, r0
	;;
	st1 [r33] = r14
.L11:
	addl r44 = 6000, r0
	addl r43 = 4, r0
	movl r42 = @gprel(.LC14)
	;;
	add r42 = r1, r42
	mov r41 = r32
	br.call.sptk.many b0 = pwrite#
	mov r1 = r40
	;;
	movl r33 = @gprel(.LC15)
	;;
	add r33 = r1, r33
	addl r42 = 100, r0
	;;
	mov r41 = r33
	br.call.sptk.many b0 = truncate#
	mov r1 = r40
	;;
	movl r34 = @gprel(.LC17)
	;;
	add r34 = r1, r34
	mov r45 = r0
	addl r44 = 5, r0
	movl r43 = @gprel(.LC16)
	;;
	add r43 = r1, r43
	mov r42 = r34
	mov r41 = r33
	br.call.sptk.many b0 = setxattr#
	mov r1 = r40
	;;
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	mov r45 = r0
	addl r44 = 5, r0
	movl r43 = @gprel(.LC18)
	;;
	add r43 = r1, r43
	mov r42 = r37
	mov r41 = r33
	br.call.sptk.many b0 = setxattr#
	mov r1 = r40
	;;
	mov r43 = r0
	mov r42 = r0
	mov r41 = r33
	br.call.sptk.many b0 = listxattr#
	mov r1 = r40
	mov r35 = r8
	;;
	addl r43 = 4097, r0
	adds r42 = 16, r12
	mov r41 = r33
	br.call.sptk.many b0 = listxattr#
	mov r1 = r40
	;;
	mov r43 = r8
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	mov r42 = r35
	;;
	mov r41 = r36
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	mov r42 = r34
	;;
	mov r41 = r33
	br.call.sptk.many b0 = getxattr#
	mov r1 = r40
	mov r35 = r8
	addl r44 = 4097, r0
	adds r43 = 16, r12
	mov r42 = r37
	;;
	mov r41 = r33
	br.call.sptk.many b0 = getxattr#
	mov r1 = r40
	mov r43 = r8
	mov r42 = r35
	;;
	mov r41 = r36
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	mov r42 = r34
	;;
	mov r41 = r32
	br.call.sptk.many b0 = fremovexattr#
	mov r1 = r40
	;;
	movl r35 = @gprel(.LC21)
	;;
	add r35 = r1, r35
	;;
	mov r42 = r35
	movl r41 = @gprel(.LC22)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = link#
	mov r1 = r40
	;;
	movl r34 = @gprel(.LC23)
	;;
	add r34 = r1, r34
	;;
	mov r42 = r34
	mov r41 = r35
	br.call.sptk.many b0 = rename#
	mov r1 = r40
	;;
	adds r42 = 4120, r12
	mov r41 = r34
	br.call.sptk.many b0 = utimes#
	mov r1 = r40
	;;
	addl r42 = 384, r0
	mov r41 = r34
	br.call.sptk.many b0 = chmod#
	mov r1 = r40
	;;
	mov r41 = r33
	br.call.sptk.many b0 = show#
	mov r1 = r40
	;;
	mov r41 = r34
	br.call.sptk.many b0 = show#
	mov r1 = r40
	;;
	movl r33 = @gprel(.LC8)
	;;
	add r33 = r1, r33
	;;
	mov r41 = r33
	br.call.sptk.many b0 = show#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC24)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	addl r43 = 4097, r0
	mov r42 = r0
	;;
	adds r41 = 16, r12
	br.call.sptk.many b0 = memset#
	mov r1 = r40
	addl r43 = 4096, r0
	adds r42 = 16, r12
	;;
	mov r41 = r33
	br.call.sptk.many b0 = readlink#
	mov r1 = r40
	;;
	adds r41 = 16, r12
	br.call.sptk.many b0 = puts#
	mov r1 = r40
	adds r42 = 16, r12
	;;
	movl r41 = @gprel(.LC10)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = realpath#
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r12
	;;
	(p6) movl r41 = @gprel(.LC3)
	;;
	(p6) add r41 = r1, r41
	;;
	(p7) mov r41 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC25)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = list#
	mov r1 = r40
	;;
	movl r33 = @gprel(.LC5)
	;;
	add r33 = r1, r33
	;;
	mov r41 = r33
	br.call.sptk.many b0 = list#
	mov r1 = r40
	;;
	mov r41 = r33
	br.call.sptk.many b0 = chdir#
	mov r1 = r40
	;;
	movl r42 = @gprel(.LC26)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC27)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = rename#
	mov r1 = r40
	addl r42 = 4097, r0
	;;
	adds r41 = 16, r12
	br.call.sptk.many b0 = getcwd#
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r12
	;;
	(p6) movl r41 = @gprel(.LC3)
	;;
	(p6) add r41 = r1, r41
	;;
	(p7) mov r41 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC28)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = unlink#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC25)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = list#
	mov r1 = r40
	addl r42 = 2, r0
	;;
	movl r41 = @gprel(.LC29)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r40
	mov r33 = r8
	addl r43 = 3000, r0
	adds r42 = 16, r12
	;;
	mov r41 = r8
	br.call.sptk.many b0 = write#
	mov r1 = r40
	addl r43 = 4, r0
	addl r42 = 1033, r0
	;;
	mov r41 = r33
	br.call.sptk.many b0 = fcntl#
	mov r1 = r40
	addl r42 = 1034, r0
	;;
	mov r41 = r33
	br.call.sptk.many b0 = fcntl#
	mov r1 = r40
	mov r42 = r8
	;;
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	addl r43 = 20000, r0
	mov r42 = r0
	;;
	mov r41 = r32
	br.call.sptk.many b0 = posix_fallocate#
	mov r1 = r40
	;;
	mov r41 = r32
	br.call.sptk.many b0 = fsync#
	mov r1 = r40
	;;
	movl r42 = @gprel(.LC31)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC32)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = fopen#
	mov r1 = r40
	mov r32 = r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.spnt .L14
	mov r44 = r8
	addl r43 = 4, r0
	addl r42 = 1, r0
	;;
	movl r41 = @gprel(.LC33)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = fwrite#
	mov r1 = r40
	;;
	mov r41 = r32
	br.call.sptk.many b0 = fclose#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC34)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = list#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC32)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = unlink#
	mov r1 = r40
.L14:
	addl r8 = 7, r0
	;;
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	adds r12 = 4144, r12
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
