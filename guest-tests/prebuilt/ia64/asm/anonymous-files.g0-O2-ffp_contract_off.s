// d24e5491e5691df37ee96db8b9b65fe2 guest-tests/file/anonymous-files.c
	.file	"anonymous-files.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	" %s*%d"
	.align 8
.LC2:
	stringz	" %s"
	.align 8
.LC3:
	stringz	"pipe"
	.align 8
.LC4:
	stringz	"socketpair"
	.align 8
.LC5:
	stringz	"name"
	.align 8
.LC6:
	stringz	"%s: mode %o, links %ld, size %ld, blocks %ld, owner %d, block size %ld, same as"
	.align 8
.LC7:
	stringz	"; inode %d\n"
	.align 8
.LC8:
	stringz	"link_of(fd)"
	.align 8
.LC9:
	stringz	"%s:"
	.align 8
.LC10:
	stringz	"/proc/self/fd/%d"
	.align 8
.LC11:
	stringz	"%ld"
	.align 8
.LC12:
	stringz	"fcntl(fd, F_GETFD)"
	.align 8
.LC13:
	stringz	"%s"
	.align 8
.LC14:
	stringz	"fcntl(fd, F_GETFL) & O_ACCMODE"
	.align 8
.LC15:
	stringz	"lseek(fd, 0, SEEK_SET)"
	.align 8
.LC16:
	stringz	"lseek(fd, 1, SEEK_END)"
	.align 8
.LC17:
	stringz	"read(fd, b, 7)"
	.align 8
.LC18:
	stringz	"write(fd, b, 0)"
	.align 8
.LC19:
	stringz	"ftruncate(fd, 0)"
	.align 8
.LC20:
	stringz	"fallocate(fd, 0, 0, 10)"
	.align 8
.LC21:
	stringz	"fsync(fd)"
	.align 8
.LC22:
	stringz	"posix_fadvise(fd, 0, 0, POSIX_FADV_NORMAL)"
	.align 8
.LC23:
	stringz	"call(readahead, fd, 0l, 0l, 0l)"
	.align 8
.LC24:
	stringz	"flock(fd, LOCK_SH | LOCK_NB)"
	.align 8
.LC25:
	stringz	"fcntl(fd, F_GETLK, &(struct flock){.l_type = F_RDLCK})"
	.align 8
.LC26:
	stringz	"fcntl(fd, F_SETLEASE, F_RDLCK) ? -1 : fcntl(fd, F_SETLEASE, F_UNLCK)"
	.align 8
.LC27:
	stringz	"fcntl(fd, F_SETPIPE_SZ, 4096)"
	.align 8
.LC28:
	stringz	"fcntl(fd, F_GET_SEALS)"
	.align 8
.LC29:
	stringz	"fcntl(fd, F_SETOWN, getpid())"
	.align 8
.LC30:
	stringz	"fcntl(fd, F_SETSIG, 0)"
	.align 8
.LC31:
	stringz	"ioctl(fd, FIONBIO, &(int){1})"
	.align 8
.LC32:
	stringz	"ioctl(fd, FIOASYNC, &(int){0})"
	.align 8
.LC33:
	stringz	"map(fd)"
	.align 8
.LC34:
	stringz	"fchdir(fd)"
	.align 8
.LC35:
	stringz	"futimens(fd, (struct timespec[]){{0, UTIME_OMIT}, {0, UTIME_OMIT}})"
	.align 8
.LC36:
	stringz	"call(getdents64, fd, b, 64)"
	.align 8
.LC37:
	stringz	"listen(fd, 1)"
	.align 8
.LC38:
	stringz	"shutdown(fd, 5)"
	.align 8
.LC39:
	stringz	"splice(fd, NULL, fds[PIPE_OUT], NULL, 1, SPLICE_F_NONBLOCK)"
	.align 8
.LC40:
	stringz	"tee(fd, fds[PIPE_OUT], 1, SPLICE_F_NONBLOCK)"
	.align 8
.LC41:
	stringz	"epoll_ctl(fds[EPOLL], EPOLL_CTL_ADD, fd, &(struct epoll_event){.events = 0})"
	.align 8
.LC42:
	stringz	"timerfd_gettime(fd, (struct itimerspec *)b)"
	.align 8
.LC43:
	stringz	"signalfd(fd, &set, 0) == fd ? 0 : -1"
	.align 8
.LC44:
	stringz	"inotify_rm_watch(fd, 1)"
	.align 8
.LC45:
	stringz	"epoll_wait(fd, (struct epoll_event *)b, 1, 0)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 60
	.mmi
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 0, 32, 8, 0
	.fframe 368
	adds r12 = -368, r12
	.save rp, r60
	mov r60 = b0
	.mlx
	mov r62 = r1
	movl r32 = @gprel(fds#)
	;;
	.mmb
	add r32 = r1, r32
	adds r64 = 16, r12
	nop 0
	.mib
	adds r33 = 368, r12
	.save ar.lc, r63
	mov r63 = ar.lc
	.body
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r62
	addl r65 = 10, r0
	adds r64 = 16, r12
	.mmb
	mov r34 = r32
	mov r41 = r32
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r62
	nop 0
	addl r65 = 2048, r0
	.mmb
	mov r64 = r0
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r1 = r62
	st4 [r34] = r8, 4
	nop 0
	.mmb
	addl r65 = 2048, r0
	addl r64 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	addl r66 = 2048, r0
	adds r65 = 16, r12
	mov r1 = r62
	.mmb
	addl r64 = -1, r0
	st4 [r34] = r8
	br.call.sptk.many b0 = signalfd#
	;;
	.mmi
	adds r14 = 8, r32
	nop 0
	mov r1 = r62
	.mmi
	mov r64 = r0
	nop 0
	mov r34 = r41
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	adds r14 = 12, r32
	mov r1 = r62
	addl r64 = 2048, r0
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = inotify_init1#
	;;
	.mmi
	adds r14 = 16, r32
	nop 0
	mov r64 = r33
	.mmi
	addl r65 = 2048, r0
	nop 0
	mov r1 = r62
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC3)
	;;
	.mib
	(p7) add r64 = r1, r64
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 372, r12
	ld4 r17 = [r33]
	adds r16 = 20, r32
	.mmi
	adds r14 = 24, r32
	mov r67 = r33
	mov r66 = r0
	;;
	.mmi
	ld4 r15 = [r15]
	st4 [r16] = r17
	addl r65 = 2049, r0
	.mmi
	nop 0
	addl r64 = 1, r0
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r62
	cmp4.ne p6, p7 = -1, r8
	adds r14 = 28, r32
	.mmb
	mov r67 = r33
	mov r66 = r0
	(p7) br.cond.spnt .L6
	;;
	.mmi
	ld4 r15 = [r33]
	addl r65 = 2050, r0
	addl r64 = 1, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r62
	cmp4.eq p6, p7 = -1, r8
	adds r14 = 32, r32
	.mmb
	mov r66 = r0
	addl r64 = 1340, r0
	(p6) br.cond.spnt .L6
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC5)
	.mlx
	ld4 r15 = [r33]
	movl r46 = @gprel(st#)
	;;
	.mmi
	add r46 = r1, r46
	nop 0
	add r65 = r1, r65
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmb
	mov r1 = r62
	adds r14 = 36, r32
	nop 0
	.mmi
	mov r32 = r46
	nop 0
	mov ar.lc = 9
	;;
	.mlx
	nop 0
	movl r47 = @gprel(names#)
	.mmi
	nop 0
	st4 [r14] = r8
	nop 0
	;;
	.mii
	add r47 = r1, r47
	nop 0
	;;
	mov r33 = r47
	.align 32
.L8:
	.mmi
	ld4 r64 = [r34], 4
	nop 0
	mov r65 = r32
	.mmb
	adds r32 = 144, r32
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r62
	ld8 r64 = [r33], 8
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L665
	br.cloop.sptk.few .L8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(st#)
	.mlx
	mov r35 = r0
	movl r38 = @gprel(names#)
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC6)
	.mlx
	add r36 = r1, r36
	movl r50 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC7)
	.mmi
	add r38 = r1, r38
	add r49 = r1, r49
	add r50 = r1, r50
	;;
	.mmi
	add r48 = r1, r48
	nop 0
	nop 0
	.align 32
.L11:
	.mmi
	adds r15 = 112, r36
	adds r18 = 24, r36
	adds r17 = 16, r36
	.mmi
	adds r16 = 48, r36
	adds r14 = 28, r36
	adds r37 = 8, r36
	;;
	.mmi
	ld8 r45 = [r15]
	mov r32 = r46
	mov r34 = r47
	.mmi
	mov r33 = r0
	ld4 r42 = [r18]
	nop 0
	;;
	.mmi
	ld8 r43 = [r17]
	ld8 r44 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	.mmb
	ld8 r39 = [r38], 8
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	adds r14 = 104, r36
	cmp4.eq p6, p7 = r8, r40
	mov r1 = r62
	.mmi
	mov r69 = r45
	mov r68 = r44
	mov r67 = r43
	;;
	.mmi
	mov r66 = r42
	ld8 r71 = [r14]
	nop 0
	.mmi
	mov r65 = r39
	mov r64 = r49
	(p6) addl r70 = 1, r0
	;;
	.mib
	(p7) mov r70 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	ld8 r15 = [r37]
	mov ar.lc = 9
	.align 32
.L10:
	.mib
	adds r14 = 8, r32
	cmp4.eq p6, p7 = r33, r35
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r14
	(p7) br.cond.dpnt .L666
.L9:
	.mmi
	nop 0
	adds r33 = 1, r33
	adds r34 = 8, r34
	.mmb
	nop 0
	adds r32 = 144, r32
	br.cloop.sptk.few .L10
	;;
.L768:
	.mmi
	cmp.ne p6, p7 = 0, r15
	nop 0
	adds r35 = 1, r35
	.mii
	mov r64 = r48
	adds r36 = 144, r36
	;;
	(p6) addl r65 = 1, r0
	;;
	.mib
	(p7) mov r65 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 10, r35
	(p6) br.cond.dptk .L11
	;;
	.mlx
	adds r14 = 336, r12
	movl r43 = @gprel(fds#)
	.mlx
	adds r15 = 328, r12
	movl r48 = @gprel(.LC10)
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 344, r12
	add r43 = r1, r43
	.mlx
	add r48 = r1, r48
	movl r47 = @gprel(.LC2)
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 352, r12
	add r47 = r1, r47
	.mlx
	st8 [r15] = r0
	movl r46 = @gprel(.LC11)
	;;
	.mlx
	mov r40 = r0
	movl r65 = @gprel(.LC8)
	.mlx
	st8 [r14] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	adds r14 = 360, r12
	add r46 = r1, r46
	add r65 = r1, r65
	.mmi
	add r64 = r1, r64
	mov r42 = r0
	adds r39 = 288, r12
	;;
	.mmi
	st8 [r14] = r0
	adds r50 = 296, r12
	adds r51 = 304, r12
	.mmb
	adds r52 = 312, r12
	adds r45 = 320, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r32 = 144, r12
	adds r33 = 152, r12
	adds r34 = 160, r12
	.mmi
	adds r35 = 168, r12
	adds r36 = 176, r12
	adds r59 = 184, r12
	;;
	.mmi
	adds r58 = 192, r12
	adds r57 = 200, r12
	adds r56 = 208, r12
	.mmi
	adds r55 = 216, r12
	adds r54 = 224, r12
	adds r53 = 232, r12
	;;
	.mmi
	nop 0
	adds r49 = 240, r12
	mov r1 = r62
	.align 32
.L22:
	.mmi
	nop 0
	st8 [r39] = r0
	cmp4.eq p6, p7 = 10, r40
	.mmi
	nop 0
	st8 [r50] = r0
	nop 0
	;;
	.mmi
	st8 [r51] = r0
	st8 [r52] = r0
	nop 0
	;;
	.mib
	st8 [r45] = r0
	nop 0
	(p6) br.cond.dpnt .L12
.L668:
	.mib
	ld4 r37 = [r43]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r67 = r37
	st8 [r32] = r0
	mov r1 = r62
	.mmi
	st8 [r33] = r0
	mov r66 = r48
	addl r65 = 40, r0
	;;
	.mmi
	nop 0
	st8 [r34] = r0
	adds r64 = 244, r12
	.mmi
	st8 [r35] = r0
	;;
	st4 [r8] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r59] = r0
	nop 0
	.mmi
	st8 [r58] = r0
	;;
	st8 [r57] = r0
	nop 0
	.mmi
	st8 [r56] = r0
	;;
	st8 [r55] = r0
	nop 0
	.mmi
	st8 [r54] = r0
	;;
	st8 [r53] = r0
	nop 0
	.mmb
	st4 [r49] = r0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	addl r66 = 99, r0
	nop 0
	.mmb
	mov r65 = r32
	adds r64 = 244, r12
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	ld1 r15 = [r32]
	mov r1 = r62
	mov r44 = r8
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 0, r15
	.mmb
	mov r14 = r15
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mmi
	(p6) mov r37 = r32
	nop 0
	nop 0
	;;
	.align 32
.L13:
	.mii
	adds r14 = -48, r14
	adds r38 = 1, r37
	;;
	zxt1 r14 = r14
	;;
	.mib
	cmp4.ltu p6, p7 = 9, r14
	nop 0
	(p7) br.cond.dpnt .L667
	;;
	.mii
	(p6) mov r14 = r37
	(p6) mov r37 = r38
	;;
	adds r14 = 1, r14
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L13
.L17:
	.mib
	mov r65 = r32
	mov r64 = r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.lt p6, p7 = 0, r44
	mov r1 = r62
	mov r66 = r46
	.mii
	addl r65 = 40, r0
	mov r64 = r39
	;;
	(p6) addl r67 = 1, r0
	;;
	.mib
	(p7) mov r67 = r0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r42
	mov r1 = r62
	nop 0
	.mmb
	mov r65 = r39
	adds r64 = 328, r12
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	adds r40 = 1, r40
	nop 0
	adds r43 = 4, r43
	.mmb
	addl r42 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r39] = r0
	cmp4.eq p6, p7 = 10, r40
	.mmi
	nop 0
	st8 [r50] = r0
	nop 0
	;;
	.mmi
	st8 [r51] = r0
	st8 [r52] = r0
	nop 0
	;;
	.mib
	st8 [r45] = r0
	nop 0
	(p7) br.cond.dptk .L668
.L12:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r42
	(p7) br.cond.dpnt .L669
.L14:
	.mib
	adds r65 = 328, r12
	mov r64 = r39
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r42 = 1, r42
	(p7) br.cond.dptk .L19
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r42
	nop 0
	mov r66 = r42
	.mmi
	adds r65 = 328, r12
	nop 0
	addl r42 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L19:
	.mmi
	adds r40 = 1, r40
	mov r65 = r39
	nop 0
	.mmb
	adds r64 = 328, r12
	adds r43 = 4, r43
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r40
	(p7) br.cond.sptk .L22
	.mmi
	addl r64 = 10, r0
	adds r38 = 248, r12
	adds r40 = 252, r12
	.mmb
	adds r42 = 256, r12
	adds r43 = 260, r12
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	adds r14 = 244, r12
	adds r44 = 264, r12
	.mmi
	adds r45 = 268, r12
	adds r46 = 272, r12
	adds r47 = 276, r12
	;;
	.mlx
	adds r48 = 280, r12
	movl r54 = @gprel(fds#)
	.mlx
	st4 [r14] = r0
	movl r55 = @gprel(.LC11)
	;;
	.mlx
	st4 [r38] = r0
	movl r56 = @gprel(.LC13)
	.mlx
	add r54 = r1, r54
	movl r65 = @gprel(.LC12)
	;;
	.mlx
	add r55 = r1, r55
	movl r64 = @gprel(.LC9)
	.mmi
	add r56 = r1, r56
	add r65 = r1, r65
	mov r37 = r0
	;;
	.mmi
	add r64 = r1, r64
	st4 [r40] = r0
	nop 0
	.mmi
	st4 [r42] = r0
	nop 0
	mov r53 = r0
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L32:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L23
.L671:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmb
	addl r65 = 1, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L24
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L670
.L24:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L25:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L671
.L23:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L672
.L26:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L29
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L29:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L32
	;;
	.mlx
	nop 0
	movl r53 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r49 = r0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r65 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC9)
	.mmi
	st4 [r38] = r0
	add r55 = r1, r55
	add r65 = r1, r65
	;;
	.mmi
	nop 0
	st4 [r40] = r0
	add r64 = r1, r64
	.mmi
	st4 [r42] = r0
	;;
	st4 [r43] = r0
	nop 0
	.mmi
	st4 [r44] = r0
	;;
	st4 [r45] = r0
	nop 0
	.mii
	st4 [r46] = r0
	nop 0
	;;
	nop 0
	.mmb
	st4 [r47] = r0
	st4 [r48] = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L40:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L33
.L673:
	.mib
	ld4 r54 = [r53]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r62
	addl r65 = 3, r0
	nop 0
	.mmb
	mov r64 = r54
	st4 [r8] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r62
	mov r66 = r55
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	and r67 = 3, r8
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r49
	mov r1 = r62
	nop 0
	.mmb
	mov r65 = r32
	adds r64 = 244, r12
	(p6) br.cond.dpnt .L34
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r53 = 4, r53
	.mmb
	addl r49 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L673
.L33:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r49
	(p7) br.cond.dpnt .L674
.L34:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r49 = 1, r49
	(p7) br.cond.dptk .L37
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r49
	nop 0
	mov r66 = r49
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r49 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L37:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r53 = 4, r53
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L40
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC15)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L50:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L41
.L676:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmi
	mov r66 = r0
	st4 [r8] = r0
	mov r65 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r67 = r8
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L675
.L42:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L43:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L44
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L676
.L41:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L677
.L44:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L47
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L47:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L50
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC16)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L60:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L51
.L679:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmi
	addl r66 = 2, r0
	st4 [r8] = r0
	addl r65 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r67 = r8
	nop 0
	(p6) br.cond.dpnt .L52
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L678
.L52:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L53:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L679
.L51:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L680
.L54:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L57
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L57:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L60
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(b#)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC13)
	.mlx
	st4 [r38] = r0
	movl r65 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC9)
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	;;
	.mmi
	nop 0
	st4 [r42] = r0
	add r57 = r1, r57
	.mmi
	st4 [r43] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r44] = r0
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	st4 [r46] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mbb
	st4 [r48] = r0
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L70:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L61
.L682:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmi
	addl r66 = 7, r0
	st4 [r8] = r0
	mov r65 = r55
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r67 = r8
	nop 0
	(p6) br.cond.dpnt .L62
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L681
.L62:
	.mmi
	mov r66 = r56
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L63:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L682
.L61:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L683
.L64:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L67
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L67:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L70
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(b#)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC13)
	.mlx
	st4 [r38] = r0
	movl r65 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC9)
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	;;
	.mmi
	nop 0
	st4 [r42] = r0
	add r57 = r1, r57
	.mmi
	st4 [r43] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r44] = r0
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	st4 [r46] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mbb
	st4 [r48] = r0
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L80:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L71
.L685:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmi
	mov r66 = r0
	st4 [r8] = r0
	mov r65 = r55
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r67 = r8
	nop 0
	(p6) br.cond.dpnt .L72
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L684
.L72:
	.mmi
	mov r66 = r56
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L73:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L685
.L71:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L686
.L74:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L77
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L77:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L80
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC19)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L90:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L81
.L688:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmb
	mov r65 = r0
	st4 [r8] = r0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L687
.L82:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L83:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L84
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L688
.L81:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L689
.L84:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L87
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L87:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L90
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC20)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L100:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L91
.L691:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	addl r67 = 10, r0
	.mmi
	mov r49 = r8
	mov r66 = r0
	mov r65 = r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = fallocate#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L92
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L690
.L92:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L93:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L94
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L691
.L91:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L692
.L94:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L97
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L97:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L100
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC21)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L110:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L101
.L694:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	nop 0
	.mmb
	mov r49 = r8
	st4 [r8] = r0
	br.call.sptk.many b0 = fsync#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L102
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L693
.L102:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L103:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L104
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L694
.L101:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L695
.L104:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L107
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L107:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L110
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC22)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L120:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L111
.L697:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r67 = r0
	.mmi
	mov r49 = r8
	mov r66 = r0
	mov r65 = r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = posix_fadvise#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L696
.L112:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L113:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L114
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L697
.L111:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L698
.L114:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L117
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L117:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L120
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC23)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L130:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L121
.L700:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r0
	mov r65 = r49
	.mmi
	addl r64 = 1216, r0
	mov r49 = r8
	mov r68 = r0
	;;
	.mmi
	nop 0
	mov r66 = r0
	nop 0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r67 = r8
	nop 0
	(p6) br.cond.dpnt .L122
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L699
.L122:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L123:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L124
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L700
.L121:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L701
.L124:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L127
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L127:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L130
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC24)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L140:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L131
.L703:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmb
	addl r65 = 5, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L132
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L702
.L132:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L133:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L134
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L703
.L131:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L704
.L134:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L137
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L137:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L140
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC25)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L150:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L141
.L706:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	st8 [r39] = r0
	mov r1 = r62
	.mmi
	st8 [r50] = r0
	mov r49 = r8
	mov r66 = r39
	;;
	.mmi
	nop 0
	st8 [r51] = r0
	addl r65 = 5, r0
	.mmi
	nop 0
	st8 [r52] = r0
	nop 0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L142
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L705
.L142:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L143:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L144
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L706
.L141:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L707
.L144:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L147
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L147:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L150
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r57 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC26)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L163:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L151
.L709:
	.mib
	ld4 r55 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r62
	mov r49 = r8
	mov r66 = r0
	.mmi
	addl r65 = 1024, r0
	st4 [r8] = r0
	mov r64 = r55
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L152
.L155:
	.mmi
	ld4 r64 = [r49]
	mov r66 = r56
	addl r65 = 40, r0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r64
	nop 0
	(p6) br.cond.dpnt .L708
	;;
	.mmi
	nop 0
	(p7) addl r67 = -1, r0
	mov r64 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L156:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L157
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L709
.L151:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L710
.L157:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L160
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L160:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L163
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC27)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L173:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L164
.L712:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmi
	addl r66 = 4096, r0
	st4 [r8] = r0
	addl r65 = 1031, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L165
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L711
.L165:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L166:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L167
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L712
.L164:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L713
.L167:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L170
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L170:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L173
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC28)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L183:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L174
.L715:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmb
	addl r65 = 1034, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L175
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L714
.L175:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L176:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L177
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L715
.L174:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L716
.L177:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L180
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L180:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L183
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r57 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC29)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L193:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L184
.L718:
	.mib
	ld4 r55 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r49 = r8
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r62
	mov r64 = r55
	nop 0
	.mmb
	mov r66 = r8
	addl r65 = 8, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L185
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L717
.L185:
	.mmi
	mov r66 = r56
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L186:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L187
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L718
.L184:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L719
.L187:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L190
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L190:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L193
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC30)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L203:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L194
.L721:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmi
	mov r66 = r0
	st4 [r8] = r0
	addl r65 = 10, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L195
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L720
.L195:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L196:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L197
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L721
.L194:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L722
.L197:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L200
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L200:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L203
	;;
	.mlx
	addl r64 = 10, r0
	movl r54 = @gprel(fds#)
	.mmi
	mov r37 = r0
	mov r53 = r0
	addl r55 = 1, r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r57 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC31)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L213:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L204
.L724:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmi
	st4 [r39] = r55
	mov r66 = r39
	addl r65 = 21537, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L205
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L723
.L205:
	.mmi
	mov r66 = r56
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L206:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L207
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L724
.L204:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L725
.L207:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L210
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L210:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L213
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC32)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L223:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L214
.L727:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmi
	st4 [r39] = r0
	mov r66 = r39
	addl r65 = 21586, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L215
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L726
.L215:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L216:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L217
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L727
.L214:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L728
.L217:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L220
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L220:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L223
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC33)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L233:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L224
.L730:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r68 = r49
	addl r67 = 1, r0
	mov r1 = r62
	.mmi
	mov r69 = r0
	addl r66 = 1, r0
	addl r65 = 4096, r0
	;;
	.mmi
	mov r49 = r8
	nop 0
	mov r64 = r0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r62
	cmp.ne p6, p7 = -1, r8
	nop 0
	.mmb
	mov r66 = r55
	addl r65 = 40, r0
	(p6) br.cond.dpnt .L411
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r64
	nop 0
	(p7) br.cond.dpnt .L729
	;;
	.mmi
	nop 0
	(p6) addl r67 = -1, r0
	mov r64 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L226:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L227
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L730
.L224:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L731
.L227:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L230
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L230:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L233
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC34)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L243:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L234
.L733:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	nop 0
	.mmb
	mov r49 = r8
	st4 [r8] = r0
	br.call.sptk.many b0 = fchdir#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L235
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L732
.L235:
	.mmi
	mov r66 = r55
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L236:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L237
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L733
.L234:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L734
.L237:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L240
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L240:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L243
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mlx
	add r54 = r1, r54
	movl r55 = 1073741822
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r57 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC35)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L253:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L244
.L736:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	st8 [r39] = r0
	mov r1 = r62
	.mmi
	st8 [r50] = r55
	mov r49 = r8
	mov r65 = r39
	;;
	.mmi
	st8 [r51] = r0
	st4 [r8] = r0
	nop 0
	;;
	.mib
	st8 [r52] = r55
	nop 0
	br.call.sptk.many b0 = futimens#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L245
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L735
.L245:
	.mmi
	mov r66 = r56
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L246:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L247
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r54 = 4, r54
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L736
.L244:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L737
.L247:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L250
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r66 = r53
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L250:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L253
	;;
	.mlx
	nop 0
	movl r52 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r51 = r0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r53 = @gprel(b#)
	.mlx
	st4 [r15] = r0
	movl r54 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC13)
	.mlx
	st4 [r38] = r0
	movl r65 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC9)
	.mmi
	st4 [r40] = r0
	add r53 = r1, r53
	add r54 = r1, r54
	;;
	.mmi
	nop 0
	st4 [r42] = r0
	add r55 = r1, r55
	.mmi
	st4 [r43] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r44] = r0
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	st4 [r46] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mbb
	st4 [r48] = r0
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L263:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L254
.L739:
	.mib
	ld4 r49 = [r52]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r62
	addl r67 = 64, r0
	mov r65 = r49
	.mmi
	addl r64 = 1214, r0
	mov r49 = r8
	mov r66 = r53
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r67 = r8
	nop 0
	(p6) br.cond.dpnt .L255
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L738
.L255:
	.mmi
	mov r66 = r54
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L256:
	.mmi
	cmp4.ne p6, p7 = 0, r51
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L257
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r52 = 4, r52
	.mmb
	addl r51 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L739
.L254:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L740
.L257:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L260
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r51
	nop 0
	mov r66 = r51
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L260:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r52 = 4, r52
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L263
	;;
	.mlx
	nop 0
	movl r52 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r51 = r0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r54 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC37)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r53 = r1, r53
	add r54 = r1, r54
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L273:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L264
.L742:
	.mib
	ld4 r49 = [r52]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmb
	addl r65 = 1, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L265
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L741
.L265:
	.mmi
	mov r66 = r53
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L266:
	.mmi
	cmp4.ne p6, p7 = 0, r51
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L267
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r52 = 4, r52
	.mmb
	addl r51 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L742
.L264:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L743
.L267:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L270
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r51
	nop 0
	mov r66 = r51
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L270:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r52 = 4, r52
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L273
	;;
	.mlx
	nop 0
	movl r52 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r51 = r0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r54 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC38)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r53 = r1, r53
	add r54 = r1, r54
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L283:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L274
.L745:
	.mib
	ld4 r49 = [r52]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r49 = r8
	.mmb
	addl r65 = 5, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L275
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L744
.L275:
	.mmi
	mov r66 = r53
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L276:
	.mmi
	cmp4.ne p6, p7 = 0, r51
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L277
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r52 = 4, r52
	.mmb
	addl r51 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L745
.L274:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L746
.L277:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L280
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r51
	nop 0
	mov r66 = r51
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L280:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r52 = 4, r52
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L283
	;;
	.mlx
	addl r64 = 10, r0
	movl r52 = @gprel(fds#)
	.mmi
	mov r37 = r0
	mov r51 = r0
	adds r53 = 24, r41
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r55 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC39)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r54 = r1, r54
	add r55 = r1, r55
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L293:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L284
.L748:
	.mib
	ld4 r49 = [r52]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	mov r67 = r0
	.mmi
	mov r49 = r8
	st4 [r8] = r0
	addl r69 = 2, r0
	;;
	.mmi
	addl r68 = 1, r0
	nop 0
	mov r65 = r0
	.mmb
	ld4 r66 = [r53]
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r67 = r8
	nop 0
	(p6) br.cond.dpnt .L285
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L747
.L285:
	.mmi
	mov r66 = r54
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L286:
	.mmi
	cmp4.ne p6, p7 = 0, r51
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L287
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r52 = 4, r52
	.mmb
	addl r51 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L748
.L284:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L749
.L287:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L290
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r51
	nop 0
	mov r66 = r51
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L290:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r52 = 4, r52
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L293
	;;
	.mlx
	addl r64 = 10, r0
	movl r52 = @gprel(fds#)
	.mmi
	mov r37 = r0
	mov r51 = r0
	adds r53 = 24, r41
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r55 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC40)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r54 = r1, r54
	add r55 = r1, r55
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L303:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L294
.L751:
	.mib
	ld4 r49 = [r52]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r49
	mov r1 = r62
	addl r67 = 2, r0
	.mmi
	mov r49 = r8
	st4 [r8] = r0
	addl r66 = 1, r0
	;;
	.mib
	ld4 r65 = [r53]
	nop 0
	br.call.sptk.many b0 = tee#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r67 = r8
	nop 0
	(p6) br.cond.dpnt .L295
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L750
.L295:
	.mmi
	mov r66 = r54
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L296:
	.mmi
	cmp4.ne p6, p7 = 0, r51
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L297
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r52 = 4, r52
	.mmb
	addl r51 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L751
.L294:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L752
.L297:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L300
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r51
	nop 0
	mov r66 = r51
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L300:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r52 = 4, r52
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L303
	;;
	.mlx
	addl r64 = 10, r0
	movl r52 = @gprel(fds#)
	.mmi
	mov r37 = r0
	mov r51 = r0
	adds r53 = 12, r41
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r55 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC41)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r54 = r1, r54
	add r55 = r1, r55
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L313:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L304
.L754:
	.mib
	ld4 r49 = [r52]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r62
	st8 [r39] = r0
	mov r67 = r39
	.mmi
	mov r66 = r49
	st4 [r8] = r0
	mov r49 = r8
	;;
	.mmi
	ld4 r64 = [r53]
	st8 [r50] = r0
	addl r65 = 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L305
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L753
.L305:
	.mmi
	mov r66 = r54
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L306:
	.mmi
	cmp4.ne p6, p7 = 0, r51
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L307
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r52 = 4, r52
	.mmb
	addl r51 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L754
.L304:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L755
.L307:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L310
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r51
	nop 0
	mov r66 = r51
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L310:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r52 = 4, r52
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L313
	;;
	.mlx
	nop 0
	movl r50 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r49 = r0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	.mlx
	st4 [r15] = r0
	movl r52 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC13)
	.mlx
	st4 [r38] = r0
	movl r65 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC9)
	.mmi
	st4 [r40] = r0
	add r51 = r1, r51
	add r52 = r1, r52
	;;
	.mmi
	nop 0
	st4 [r42] = r0
	add r53 = r1, r53
	.mmi
	st4 [r43] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r44] = r0
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	st4 [r46] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mbb
	st4 [r48] = r0
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L323:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L314
.L757:
	.mib
	ld4 r39 = [r50]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r39
	mov r1 = r62
	mov r39 = r8
	.mmb
	mov r65 = r51
	st4 [r8] = r0
	br.call.sptk.many b0 = timerfd_gettime#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L315
	;;
	.mmi
	nop 0
	ld4 r64 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L756
.L315:
	.mmi
	mov r66 = r52
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L316:
	.mmi
	cmp4.ne p6, p7 = 0, r49
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L317
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r50 = 4, r50
	.mmb
	addl r49 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L757
.L314:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r49
	(p7) br.cond.dpnt .L758
.L317:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r49 = 1, r49
	(p7) br.cond.dptk .L320
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r49
	nop 0
	mov r66 = r49
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r49 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L320:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r50 = 4, r50
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L323
	;;
	.mlx
	nop 0
	movl r50 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r49 = r0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r53 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC43)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r52 = r1, r52
	add r53 = r1, r53
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L333:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L324
.L760:
	.mib
	ld4 r51 = [r50]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r62
	mov r66 = r0
	adds r65 = 16, r12
	.mmi
	mov r64 = r51
	st4 [r8] = r0
	mov r39 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = signalfd#
	;;
	.mmi
	mov r1 = r62
	cmp4.eq p6, p7 = r51, r8
	nop 0
	.mmb
	mov r66 = r52
	addl r65 = 40, r0
	(p6) br.cond.dpnt .L423
	;;
	.mmi
	nop 0
	ld4 r64 = [r39]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r64
	nop 0
	(p7) br.cond.dpnt .L759
	;;
	.mmi
	nop 0
	(p6) addl r67 = -1, r0
	mov r64 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L326:
	.mmi
	cmp4.ne p6, p7 = 0, r49
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L327
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r50 = 4, r50
	.mmb
	addl r49 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L760
.L324:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r49
	(p7) br.cond.dpnt .L761
.L327:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r49 = 1, r49
	(p7) br.cond.dptk .L330
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r49
	nop 0
	mov r66 = r49
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r49 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L330:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r50 = 4, r50
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L333
	;;
	.mlx
	nop 0
	movl r50 = @gprel(fds#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r49 = r0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r52 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC44)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r51 = r1, r51
	add r52 = r1, r52
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L343:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L334
.L763:
	.mib
	ld4 r39 = [r50]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r39
	mov r1 = r62
	mov r39 = r8
	.mmb
	addl r65 = 1, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L335
	;;
	.mmi
	nop 0
	ld4 r64 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L762
.L335:
	.mmi
	mov r66 = r51
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L336:
	.mmi
	cmp4.ne p6, p7 = 0, r49
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L337
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r50 = 4, r50
	.mmb
	addl r49 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L763
.L334:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r49
	(p7) br.cond.dpnt .L764
.L337:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r49 = 1, r49
	(p7) br.cond.dptk .L340
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r49
	nop 0
	mov r66 = r49
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r49 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L340:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r50 = 4, r50
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L343
	;;
	.mlx
	nop 0
	movl r49 = @gprel(b#)
	.mmi
	addl r64 = 10, r0
	mov r37 = r0
	mov r39 = r0
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r51 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC45)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r50 = r1, r50
	add r51 = r1, r51
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L353:
	.mmi
	nop 0
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dpnt .L344
.L766:
	.mib
	ld4 r38 = [r41]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r64 = r38
	mov r1 = r62
	mov r67 = r0
	.mmi
	mov r38 = r8
	addl r66 = 1, r0
	mov r65 = r49
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r67 = r8
	(p6) br.cond.dpnt .L345
	;;
	.mmi
	nop 0
	ld4 r64 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r64
	(p7) br.cond.dpnt .L765
.L345:
	.mmi
	mov r66 = r50
	nop 0
	addl r65 = 40, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L346:
	.mmi
	cmp4.ne p6, p7 = 0, r39
	nop 0
	mov r65 = r32
	.mmb
	adds r64 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L347
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r41 = 4, r41
	.mmb
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r62
	st8 [r32] = r0
	cmp4.eq p6, p7 = 10, r37
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p7) br.cond.dptk .L766
.L344:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r39
	(p7) br.cond.dpnt .L767
.L347:
	.mib
	adds r65 = 244, r12
	mov r64 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p7) adds r39 = 1, r39
	(p7) br.cond.dptk .L350
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r39
	nop 0
	mov r66 = r39
	.mmi
	adds r65 = 244, r12
	nop 0
	addl r39 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r64 = r1, r64
	nop 0
	;;
	.mib
	nop 0
	(p6) add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L350:
	.mmi
	adds r37 = 1, r37
	mov r65 = r32
	nop 0
	.mmb
	adds r64 = 244, r12
	adds r41 = 4, r41
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L353
	.mib
	addl r64 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r62
	mov b0 = r60
	;;
	.mii
	nop 0
	mov ar.pfs = r61
	;;
	mov ar.lc = r63
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 368, r12
	br.ret.sptk.many b0
.L666:
	.body
	.copy_state 1
	.mmi
	ld8 r16 = [r32]
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L9
	.mmi
	ld8 r65 = [r34]
	mov r64 = r50
	adds r33 = 1, r33
	.mmb
	adds r34 = 8, r34
	adds r32 = 144, r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r62
	nop 0
	.mmb
	ld8 r15 = [r37]
	nop 0
	br.cloop.sptk.few .L10
	.mib
	nop 0
	nop 0
	br .L768
.L667:
	.mib
	mov r64 = r37
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r62
	mov r66 = r8
	nop 0
	.mmb
	mov r65 = r38
	mov r64 = r37
	br.call.sptk.many b0 = memmove#
	;;
	.mii
	adds r14 = -1, r37
	mov r1 = r62
	;;
	adds r14 = 1, r14
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L17
	;;
.L669:
	.mmi
	ld1 r14 = [r39]
	adds r15 = 328, r12
	addl r64 = 10, r0
	.mmi
	adds r38 = 248, r12
	adds r40 = 252, r12
	adds r42 = 256, r12
	;;
	.mmi
	st1 [r15] = r14
	adds r43 = 260, r12
	adds r44 = 264, r12
	.mmb
	adds r45 = 268, r12
	adds r46 = 272, r12
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	adds r14 = 244, r12
	adds r47 = 276, r12
	.mmi
	adds r48 = 280, r12
	st4 [r38] = r0
	mov r37 = r0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mlx
	st4 [r14] = r0
	movl r55 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC13)
	.mlx
	add r54 = r1, r54
	movl r65 = @gprel(.LC12)
	;;
	.mlx
	add r55 = r1, r55
	movl r64 = @gprel(.LC9)
	.mmi
	add r56 = r1, r56
	add r65 = r1, r65
	mov r53 = r0
	;;
	.mmi
	add r64 = r1, r64
	st4 [r40] = r0
	nop 0
	.mmi
	st4 [r42] = r0
	;;
	st4 [r43] = r0
	nop 0
	.mmi
	st4 [r44] = r0
	;;
	st4 [r45] = r0
	nop 0
	.mmi
	st4 [r46] = r0
	;;
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L32
.L670:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L25
	;;
.L672:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r53 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r53 = r1, r53
	.mmb
	mov r49 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r65 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC9)
	.mmi
	st4 [r38] = r0
	add r55 = r1, r55
	add r65 = r1, r65
	;;
	.mmi
	nop 0
	st4 [r40] = r0
	add r64 = r1, r64
	.mmi
	st4 [r42] = r0
	;;
	st4 [r43] = r0
	nop 0
	.mmi
	st4 [r44] = r0
	;;
	st4 [r45] = r0
	nop 0
	.mmi
	st4 [r46] = r0
	;;
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L40
	;;
.L674:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC15)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L50
.L675:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L43
	;;
.L677:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC16)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L60
.L678:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L53
	;;
.L680:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(b#)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC13)
	.mlx
	st4 [r38] = r0
	movl r65 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC9)
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	;;
	.mmi
	nop 0
	st4 [r42] = r0
	add r57 = r1, r57
	.mmi
	st4 [r43] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r44] = r0
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	st4 [r46] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mib
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L70
.L681:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r57
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L63
	;;
.L683:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(b#)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC13)
	.mlx
	st4 [r38] = r0
	movl r65 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC9)
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	;;
	.mmi
	nop 0
	st4 [r42] = r0
	add r57 = r1, r57
	.mmi
	st4 [r43] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r44] = r0
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	st4 [r46] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mib
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L80
.L684:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r57
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L73
	;;
.L686:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC19)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L90
.L687:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L83
	;;
.L689:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC20)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L100
.L690:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L93
	;;
.L692:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC21)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L110
.L693:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L103
	;;
.L695:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC22)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L120
.L696:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L113
	;;
.L698:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC23)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L130
.L699:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L123
	;;
.L701:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC24)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L140
.L702:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L133
	;;
.L704:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC25)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L150
.L705:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L143
	;;
.L707:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r57 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC26)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L163
.L152:
	.mmi
	mov r64 = r55
	nop 0
	addl r66 = 2, r0
	.mmb
	addl r65 = 1024, r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r62
	sxt4 r67 = r8
	.mmb
	mov r66 = r56
	addl r65 = 40, r0
	(p6) br.cond.dpnt .L155
	;;
	.mib
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L156
.L708:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r57
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L156
	;;
.L710:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC27)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L173
.L711:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L166
	;;
.L713:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC28)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L183
.L714:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L176
	;;
.L716:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r57 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC29)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L193
.L717:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r57
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L186
	;;
.L719:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC30)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L203
.L720:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L196
	;;
.L722:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	nop 0
	st1 [r15] = r14
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	addl r55 = 1, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r57 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC31)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L213
.L723:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r57
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L206
	;;
.L725:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC32)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L223
.L726:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L216
	;;
.L728:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC33)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L233
.L729:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L226
	;;
.L731:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC34)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L243
.L732:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r56
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L236
	;;
.L734:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r54 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r54 = r1, r54
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r62
	adds r14 = 244, r12
	.mlx
	nop 0
	movl r55 = 1073741822
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r57 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC35)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L253
.L735:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r57
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L246
	;;
.L737:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r52 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r52 = r1, r52
	.mmb
	mov r51 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r53 = @gprel(b#)
	.mlx
	st4 [r15] = r0
	movl r54 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC13)
	.mlx
	st4 [r38] = r0
	movl r65 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC9)
	.mmi
	st4 [r40] = r0
	add r53 = r1, r53
	add r54 = r1, r54
	;;
	.mmi
	nop 0
	st4 [r42] = r0
	add r55 = r1, r55
	.mmi
	st4 [r43] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r44] = r0
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	st4 [r46] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mib
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L263
.L738:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r55
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L256
	;;
.L740:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r52 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r52 = r1, r52
	.mmb
	mov r51 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r54 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC37)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r53 = r1, r53
	add r54 = r1, r54
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L273
.L741:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r54
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L266
	;;
.L743:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r52 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r52 = r1, r52
	.mmb
	mov r51 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r54 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC38)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r53 = r1, r53
	add r54 = r1, r54
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L283
.L744:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r54
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L276
	;;
.L746:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r52 = @gprel(fds#)
	;;
	.mmi
	nop 0
	st1 [r15] = r14
	add r52 = r1, r52
	.mmb
	mov r51 = r0
	adds r53 = 24, r41
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r55 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC39)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r54 = r1, r54
	add r55 = r1, r55
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L293
.L747:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r55
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L286
	;;
.L749:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r52 = @gprel(fds#)
	;;
	.mmi
	nop 0
	st1 [r15] = r14
	add r52 = r1, r52
	.mmb
	mov r51 = r0
	adds r53 = 24, r41
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r55 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC40)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r54 = r1, r54
	add r55 = r1, r55
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L303
.L750:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r55
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L296
	;;
.L752:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r52 = @gprel(fds#)
	;;
	.mmi
	nop 0
	st1 [r15] = r14
	add r52 = r1, r52
	.mmb
	mov r51 = r0
	adds r53 = 12, r41
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r55 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC41)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r54 = r1, r54
	add r55 = r1, r55
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L313
.L753:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r55
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L306
	;;
.L755:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r50 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r50 = r1, r50
	.mmb
	mov r49 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	.mlx
	st4 [r15] = r0
	movl r52 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC13)
	.mlx
	st4 [r38] = r0
	movl r65 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC9)
	.mmi
	st4 [r40] = r0
	add r51 = r1, r51
	add r52 = r1, r52
	;;
	.mmi
	nop 0
	st4 [r42] = r0
	add r53 = r1, r53
	.mmi
	st4 [r43] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r44] = r0
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	st4 [r46] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mib
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L323
.L756:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r53
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L316
	;;
.L758:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r50 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r50 = r1, r50
	.mmb
	mov r49 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r53 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC43)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r52 = r1, r52
	add r53 = r1, r53
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L333
.L759:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r53
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L326
	;;
.L761:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r50 = @gprel(fds#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r50 = r1, r50
	.mmb
	mov r49 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC11)
	.mlx
	st4 [r15] = r0
	movl r52 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC44)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r51 = r1, r51
	add r52 = r1, r52
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L343
.L762:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r52
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L336
	;;
.L764:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	.mlx
	mov r37 = r0
	movl r49 = @gprel(b#)
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	add r49 = r1, r49
	.mmb
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC11)
	.mlx
	st4 [r14] = r0
	movl r51 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC45)
	.mlx
	st4 [r38] = r0
	movl r64 = @gprel(.LC9)
	;;
	.mmi
	st4 [r40] = r0
	add r50 = r1, r50
	add r51 = r1, r51
	.mmi
	st4 [r42] = r0
	add r65 = r1, r65
	add r64 = r1, r64
	;;
	.mmi
	st4 [r43] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r47] = r0
	nop 0
	.mmb
	st4 [r48] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L353
.L765:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r8
	mov r66 = r51
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L346
.L767:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r64 = 10, r0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r62
	mov b0 = r60
	;;
	.mii
	nop 0
	mov ar.pfs = r61
	;;
	mov ar.lc = r63
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 368, r12
	br.ret.sptk.many b0
	;;
.L411:
	.body
	.copy_state 2
	.mmi
	mov r67 = r0
	mov r66 = r55
	nop 0
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L226
.L423:
	.mmi
	mov r67 = r0
	mov r66 = r52
	nop 0
	.mmb
	addl r65 = 40, r0
	mov r64 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L326
	;;
.L6:
	.mlx
	nop 0
	movl r64 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r64 = r1, r64
	br.call.sptk.many b0 = must.part.0#
	;;
.L665:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	st#, @object
	.size	st#, 1440
st:
	.skip	1440
	.align 8
	.type	b#, @object
	.size	b#, 64
b:
	.skip	64
	.align 4
	.type	fds#, @object
	.size	fds#, 40
fds:
	.skip	40
	.section	.rodata.str1.8
	.align 8
.LC54:
	stringz	"eventfd"
	.align 8
.LC55:
	stringz	"timerfd"
	.align 8
.LC56:
	stringz	"signalfd"
	.align 8
.LC57:
	stringz	"epoll"
	.align 8
.LC58:
	stringz	"inotify"
	.align 8
.LC59:
	stringz	"pipe's end"
	.align 8
.LC60:
	stringz	"stream"
	.align 8
.LC61:
	stringz	"datagram"
	.align 8
.LC62:
	stringz	"memfd"
	.section	.rodata
	.align 8
	.type	names#, @object
	.size	names#, 80
names:
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC3
	data8	.LC59
	data8	.LC60
	data8	.LC61
	data8	.LC62
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
