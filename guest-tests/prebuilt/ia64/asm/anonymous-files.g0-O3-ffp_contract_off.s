// 6754a62b09f70115422ca5d2766f72b3 guest-tests/file/anonymous-files.c
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
.LC7:
	stringz	"%s: mode %o, links %ld, size %ld, blocks %ld, owner %d, block size %ld, same as"
	.align 8
.LC8:
	stringz	"eventfd"
	.align 8
.LC9:
	stringz	"timerfd"
	.align 8
.LC10:
	stringz	"signalfd"
	.align 8
.LC11:
	stringz	"epoll"
	.align 8
.LC12:
	stringz	"inotify"
	.align 8
.LC13:
	stringz	"pipe's end"
	.align 8
.LC14:
	stringz	"stream"
	.align 8
.LC15:
	stringz	"datagram"
	.align 8
.LC16:
	stringz	"; inode %d\n"
	.align 8
.LC17:
	stringz	"memfd"
	.align 8
.LC18:
	stringz	"link_of(fd)"
	.align 8
.LC19:
	stringz	"%s:"
	.align 8
.LC20:
	stringz	"/proc/self/fd/%d"
	.align 8
.LC21:
	stringz	"%ld"
	.align 8
.LC22:
	stringz	"fcntl(fd, F_GETFD)"
	.align 8
.LC23:
	stringz	"%s"
	.align 8
.LC24:
	stringz	"fcntl(fd, F_GETFL) & O_ACCMODE"
	.align 8
.LC25:
	stringz	"lseek(fd, 0, SEEK_SET)"
	.align 8
.LC26:
	stringz	"lseek(fd, 1, SEEK_END)"
	.align 8
.LC27:
	stringz	"read(fd, b, 7)"
	.align 8
.LC28:
	stringz	"write(fd, b, 0)"
	.align 8
.LC29:
	stringz	"ftruncate(fd, 0)"
	.align 8
.LC30:
	stringz	"fallocate(fd, 0, 0, 10)"
	.align 8
.LC31:
	stringz	"fsync(fd)"
	.align 8
.LC32:
	stringz	"posix_fadvise(fd, 0, 0, POSIX_FADV_NORMAL)"
	.align 8
.LC33:
	stringz	"call(readahead, fd, 0l, 0l, 0l)"
	.align 8
.LC34:
	stringz	"flock(fd, LOCK_SH | LOCK_NB)"
	.align 8
.LC35:
	stringz	"fcntl(fd, F_GETLK, &(struct flock){.l_type = F_RDLCK})"
	.align 8
.LC36:
	stringz	"fcntl(fd, F_SETLEASE, F_RDLCK) ? -1 : fcntl(fd, F_SETLEASE, F_UNLCK)"
	.align 8
.LC37:
	stringz	"fcntl(fd, F_SETPIPE_SZ, 4096)"
	.align 8
.LC38:
	stringz	"fcntl(fd, F_GET_SEALS)"
	.align 8
.LC39:
	stringz	"fcntl(fd, F_SETOWN, getpid())"
	.align 8
.LC40:
	stringz	"fcntl(fd, F_SETSIG, 0)"
	.align 8
.LC41:
	stringz	"ioctl(fd, FIONBIO, &(int){1})"
	.align 8
.LC42:
	stringz	"ioctl(fd, FIOASYNC, &(int){0})"
	.align 8
.LC43:
	stringz	"map(fd)"
	.align 8
.LC44:
	stringz	"fchdir(fd)"
	.align 8
.LC45:
	stringz	"futimens(fd, (struct timespec[]){{0, UTIME_OMIT}, {0, UTIME_OMIT}})"
	.align 8
.LC46:
	stringz	"call(getdents64, fd, b, 64)"
	.align 8
.LC47:
	stringz	"listen(fd, 1)"
	.align 8
.LC48:
	stringz	"shutdown(fd, 5)"
	.align 8
.LC49:
	stringz	"splice(fd, NULL, fds[PIPE_OUT], NULL, 1, SPLICE_F_NONBLOCK)"
	.align 8
.LC50:
	stringz	"tee(fd, fds[PIPE_OUT], 1, SPLICE_F_NONBLOCK)"
	.align 8
.LC51:
	stringz	"epoll_ctl(fds[EPOLL], EPOLL_CTL_ADD, fd, &(struct epoll_event){.events = 0})"
	.align 8
.LC52:
	stringz	"timerfd_gettime(fd, (struct itimerspec *)b)"
	.align 8
.LC53:
	stringz	"signalfd(fd, &set, 0) == fd ? 0 : -1"
	.align 8
.LC54:
	stringz	"inotify_rm_watch(fd, 1)"
	.align 8
.LC55:
	stringz	"epoll_wait(fd, (struct epoll_event *)b, 1, 0)"
	.sdata
	.align 8
.LC6:
	data8	st#+8
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 65
	.mmi
	.save ar.pfs, r66
	alloc r66 = ar.pfs, 0, 37, 8, 0
	.fframe 368
	adds r12 = -368, r12
	.save rp, r65
	mov r65 = b0
	.mlx
	mov r67 = r1
	movl r32 = @gprel(fds#)
	;;
	.mmb
	add r32 = r1, r32
	adds r69 = 16, r12
	nop 0
	.mib
	adds r33 = 368, r12
	.save ar.lc, r68
	mov r68 = ar.lc
	.body
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r67
	addl r70 = 10, r0
	adds r69 = 16, r12
	.mmb
	mov r34 = r32
	mov r43 = r32
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r67
	addl r70 = 2048, r0
	nop 0
	.mmb
	mov r69 = r0
	mov r37 = r43
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r1 = r67
	st4 [r34] = r8, 4
	nop 0
	.mmb
	addl r70 = 2048, r0
	addl r69 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	addl r71 = 2048, r0
	adds r70 = 16, r12
	mov r1 = r67
	.mmb
	addl r69 = -1, r0
	st4 [r34] = r8
	br.call.sptk.many b0 = signalfd#
	;;
	.mmi
	adds r14 = 8, r32
	mov r1 = r67
	mov r69 = r0
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	adds r14 = 12, r32
	mov r1 = r67
	addl r69 = 2048, r0
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = inotify_init1#
	;;
	.mmi
	adds r14 = 16, r32
	nop 0
	mov r69 = r33
	.mmi
	addl r70 = 2048, r0
	nop 0
	mov r1 = r67
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC3)
	;;
	.mib
	(p7) add r69 = r1, r69
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
	mov r72 = r33
	mov r71 = r0
	;;
	.mmi
	ld4 r15 = [r15]
	st4 [r16] = r17
	addl r70 = 2049, r0
	.mmi
	nop 0
	addl r69 = 1, r0
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r67
	cmp4.ne p6, p7 = -1, r8
	adds r14 = 28, r32
	.mmb
	mov r72 = r33
	mov r71 = r0
	(p7) br.cond.spnt .L6
	;;
	.mmi
	ld4 r15 = [r33]
	addl r70 = 2050, r0
	addl r69 = 1, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r67
	cmp4.eq p6, p7 = -1, r8
	adds r14 = 32, r32
	.mmb
	mov r71 = r0
	addl r69 = 1340, r0
	(p6) br.cond.spnt .L6
	;;
	.mlx
	nop 0
	movl r34 = @gprel(st#)
	.mlx
	ld4 r15 = [r33]
	movl r70 = @gprel(.LC5)
	;;
	.mmi
	add r34 = r1, r34
	st4 [r14] = r15
	add r70 = r1, r70
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmb
	mov r1 = r67
	adds r14 = 36, r32
	nop 0
	.mmi
	mov r35 = r34
	mov r32 = r34
	mov ar.lc = 9
	;;
	.mlx
	nop 0
	movl r36 = @gprel(names#)
	.mmi
	nop 0
	st4 [r14] = r8
	nop 0
	;;
	.mii
	add r36 = r1, r36
	nop 0
	;;
	mov r33 = r36
	.align 32
.L8:
	.mmi
	ld4 r69 = [r37], 4
	nop 0
	mov r70 = r32
	.mmb
	adds r32 = 144, r32
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r67
	ld8 r69 = [r33], 8
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L777
	br.cloop.sptk.few .L8
	;;
	.mlx
	addl r14 = @gprel(.LC6), gp
	movl r52 = @gprel(.LC7)
	.mlx
	ld8 r37 = [r36]
	movl r54 = @gprel(.LC16)
	;;
	.mmi
	ld8 r32 = [r14]
	add r52 = r1, r52
	add r54 = r1, r54
	.mmi
	mov r33 = r0
	adds r45 = 1016, r35
	adds r53 = 1304, r35
	;;
	.mmi
	adds r18 = 16, r32
	adds r17 = 8, r32
	adds r16 = 40, r32
	.mmi
	adds r15 = 104, r32
	adds r14 = 20, r32
	adds r56 = 1296, r35
	;;
	.mmi
	ld4 r39 = [r18]
	adds r58 = 1152, r35
	adds r55 = 1160, r35
	.mmi
	adds r64 = 1008, r35
	adds r61 = 864, r35
	adds r47 = 872, r35
	;;
	.mmi
	ld8 r40 = [r17]
	adds r60 = 720, r35
	adds r48 = 728, r35
	.mmi
	adds r59 = 576, r35
	adds r49 = 584, r35
	adds r63 = 432, r35
	;;
	.mmi
	ld8 r41 = [r16]
	adds r46 = 440, r35
	adds r62 = 288, r35
	.mmi
	adds r44 = 296, r35
	adds r51 = 8, r35
	adds r50 = 152, r35
	;;
	.mmi
	ld8 r42 = [r15]
	nop 0
	adds r57 = 144, r35
	.mmb
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	adds r14 = 96, r32
	cmp4.eq p6, p7 = r8, r38
	mov r1 = r67
	.mmi
	mov r70 = r37
	mov r74 = r42
	mov r73 = r41
	;;
	.mmi
	(p6) addl r75 = 1, r0
	mov r72 = r40
	nop 0
	.mmi
	mov r71 = r39
	ld8 r76 = [r14]
	mov r69 = r52
	;;
	.mib
	(p7) mov r75 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L9
	.align 32
.L888:
	.mmi
	ld8 r15 = [r32]
	ld8 r14 = [r51]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L778
	;;
.L10:
	.mib
	ld8 r14 = [r50]
	cmp4.ne p6, p7 = 1, r33
	(p7) br.cond.dpnt .L779
.L11:
	.mmi
	nop 0
	ld8 r15 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L780
	;;
.L16:
	.mib
	ld8 r14 = [r44]
	cmp4.ne p6, p7 = 2, r33
	(p7) br.cond.dpnt .L781
	;;
.L17:
	.mmi
	ld8 r15 = [r44]
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L20
	;;
.L22:
	.mib
	ld8 r14 = [r46]
	cmp4.ne p6, p7 = 3, r33
	(p6) br.cond.dptk .L760
.L714:
	.mmi
	nop 0
	ld8 r15 = [r49]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L782
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r48]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L452
	;;
	.mmi
	nop 0
	ld8 r15 = [r47]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dpnt .L48
.L51:
	.mmi
	ld8 r16 = [r45]
	nop 0
	mov r15 = r14
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r16
	(p7) br.cond.dpnt .L463
	;;
.L55:
	.mib
	nop 0
	cmp4.eq p6, p7 = 8, r33
	(p6) br.cond.dpnt .L56
.L446:
	.mmi
	nop 0
	ld8 r15 = [r55]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L57
	;;
.L58:
	.mib
	nop 0
	cmp4.eq p6, p7 = 9, r33
	(p7) br.cond.dpnt .L783
.L61:
	.mlx
	adds r35 = 1304, r35
	movl r69 = @gprel(.LC16)
	;;
	.mii
	ld8 r14 = [r35]
	add r69 = r1, r69
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) addl r70 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r70 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
	;;
.L64:
	.mlx
	adds r14 = 336, r12
	movl r42 = @gprel(fds#)
	.mlx
	adds r15 = 328, r12
	movl r48 = @gprel(.LC20)
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 344, r12
	add r42 = r1, r42
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
	movl r46 = @gprel(.LC21)
	;;
	.mlx
	mov r40 = r0
	movl r70 = @gprel(.LC18)
	.mlx
	st8 [r14] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	adds r14 = 360, r12
	add r46 = r1, r46
	add r70 = r1, r70
	.mmi
	add r69 = r1, r69
	mov r41 = r0
	adds r38 = 288, r12
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
	mov r1 = r67
	.align 32
.L77:
	.mmi
	nop 0
	st8 [r38] = r0
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
	(p6) br.cond.dpnt .L66
.L785:
	.mib
	ld4 r37 = [r42]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r72 = r37
	st8 [r32] = r0
	mov r1 = r67
	.mmi
	st8 [r33] = r0
	mov r71 = r48
	addl r70 = 40, r0
	;;
	.mmi
	nop 0
	st8 [r34] = r0
	adds r69 = 244, r12
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
	mov r1 = r67
	addl r71 = 99, r0
	nop 0
	.mmb
	mov r70 = r32
	adds r69 = 244, r12
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	ld1 r15 = [r32]
	mov r1 = r67
	mov r44 = r8
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	mov r14 = r15
	(p7) br.cond.dpnt .L72
	;;
	.mmi
	nop 0
	(p6) mov r39 = r32
	(p6) adds r37 = 145, r12
.L67:
	.mmi
	adds r14 = -48, r14
	;;
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r14
	(p7) br.cond.dpnt .L784
.L70:
	.mmi
	ld1 r15 = [r37]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L72
	;;
	.mmi
	adds r14 = -48, r14
	mov r39 = r37
	adds r37 = 1, r37
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r14
	(p6) br.cond.dptk .L70
.L784:
	.mib
	mov r69 = r39
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r67
	mov r71 = r8
	nop 0
	.mmb
	mov r70 = r37
	mov r69 = r39
	br.call.sptk.many b0 = memmove#
	;;
	.mii
	ld1 r15 = [r39]
	mov r1 = r67
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L67
.L72:
	.mib
	mov r70 = r32
	mov r69 = r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.lt p6, p7 = 0, r44
	mov r1 = r67
	mov r71 = r46
	.mii
	addl r70 = 40, r0
	mov r69 = r38
	;;
	(p6) addl r72 = 1, r0
	;;
	.mib
	(p7) mov r72 = r0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r41
	mov r1 = r67
	nop 0
	.mmb
	mov r70 = r38
	adds r69 = 328, r12
	(p6) br.cond.dpnt .L68
	;;
	.mmi
	adds r40 = 1, r40
	nop 0
	adds r42 = 4, r42
	.mmb
	addl r41 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r67
	st8 [r38] = r0
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
	(p7) br.cond.dptk .L785
.L66:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r41
	(p7) br.cond.dpnt .L786
.L68:
	.mib
	adds r70 = 328, r12
	mov r69 = r38
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r41 = 1, r41
	(p7) br.cond.dptk .L74
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r41
	nop 0
	mov r71 = r41
	.mmi
	adds r70 = 328, r12
	nop 0
	addl r41 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L74:
	.mmi
	adds r40 = 1, r40
	mov r70 = r38
	nop 0
	.mmb
	adds r69 = 328, r12
	adds r42 = 4, r42
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r40
	(p7) br.cond.sptk .L77
	.mmi
	addl r69 = 10, r0
	adds r39 = 248, r12
	adds r40 = 252, r12
	.mmb
	adds r41 = 256, r12
	adds r42 = 260, r12
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
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
	movl r55 = @gprel(.LC21)
	;;
	.mlx
	st4 [r39] = r0
	movl r56 = @gprel(.LC23)
	.mlx
	add r54 = r1, r54
	movl r70 = @gprel(.LC22)
	;;
	.mlx
	add r55 = r1, r55
	movl r69 = @gprel(.LC19)
	.mmi
	add r56 = r1, r56
	add r70 = r1, r70
	mov r37 = r0
	;;
	.mmi
	add r69 = r1, r69
	st4 [r40] = r0
	nop 0
	.mmi
	st4 [r41] = r0
	nop 0
	mov r53 = r0
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L87:
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
	(p6) br.cond.dpnt .L78
.L788:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmb
	addl r70 = 1, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L79
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L787
.L79:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L80:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L81
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L788
.L78:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L789
.L81:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L84
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L84:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L87
	;;
	.mlx
	nop 0
	movl r53 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r49 = r0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r70 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC19)
	.mmi
	st4 [r39] = r0
	add r55 = r1, r55
	add r70 = r1, r70
	;;
	.mmi
	nop 0
	st4 [r40] = r0
	add r69 = r1, r69
	.mmi
	st4 [r41] = r0
	;;
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L95:
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
	(p6) br.cond.dpnt .L88
.L790:
	.mib
	ld4 r54 = [r53]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r67
	addl r70 = 3, r0
	nop 0
	.mmb
	mov r69 = r54
	st4 [r8] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r67
	mov r71 = r55
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	and r72 = 3, r8
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r49
	mov r1 = r67
	nop 0
	.mmb
	mov r70 = r32
	adds r69 = 244, r12
	(p6) br.cond.dpnt .L89
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L790
.L88:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r49
	(p7) br.cond.dpnt .L791
.L89:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r49 = 1, r49
	(p7) br.cond.dptk .L92
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r49
	nop 0
	mov r71 = r49
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r49 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L92:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r53 = 4, r53
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L95
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC25)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L105:
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
	(p6) br.cond.dpnt .L96
.L793:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmi
	mov r71 = r0
	st4 [r8] = r0
	mov r70 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r72 = r8
	nop 0
	(p6) br.cond.dpnt .L97
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L792
.L97:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L98:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L99
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L793
.L96:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L794
.L99:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L102
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L102:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L105
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC26)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L115:
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
	(p6) br.cond.dpnt .L106
.L796:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmi
	addl r71 = 2, r0
	st4 [r8] = r0
	addl r70 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r72 = r8
	nop 0
	(p6) br.cond.dpnt .L107
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L795
.L107:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L108:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L109
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L796
.L106:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L797
.L109:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L112
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L112:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L115
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(b#)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC23)
	.mlx
	st4 [r39] = r0
	movl r70 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC19)
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	;;
	.mmi
	nop 0
	st4 [r41] = r0
	add r57 = r1, r57
	.mmi
	st4 [r42] = r0
	add r70 = r1, r70
	add r69 = r1, r69
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L125:
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
	(p6) br.cond.dpnt .L116
.L799:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmi
	addl r71 = 7, r0
	st4 [r8] = r0
	mov r70 = r55
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r72 = r8
	nop 0
	(p6) br.cond.dpnt .L117
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L798
.L117:
	.mmi
	mov r71 = r56
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L118:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L119
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L799
.L116:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L800
.L119:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L122
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L122:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L125
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(b#)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC23)
	.mlx
	st4 [r39] = r0
	movl r70 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC19)
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	;;
	.mmi
	nop 0
	st4 [r41] = r0
	add r57 = r1, r57
	.mmi
	st4 [r42] = r0
	add r70 = r1, r70
	add r69 = r1, r69
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L135:
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
	(p6) br.cond.dpnt .L126
.L802:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmi
	mov r71 = r0
	st4 [r8] = r0
	mov r70 = r55
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r72 = r8
	nop 0
	(p6) br.cond.dpnt .L127
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L801
.L127:
	.mmi
	mov r71 = r56
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L128:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L129
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L802
.L126:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L803
.L129:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L132
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L132:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L135
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC29)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L145:
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
	(p6) br.cond.dpnt .L136
.L805:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmb
	mov r70 = r0
	st4 [r8] = r0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L137
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L804
.L137:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L138:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L139
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L805
.L136:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L806
.L139:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L142
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L142:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L145
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC30)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L155:
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
	(p6) br.cond.dpnt .L146
.L808:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	addl r72 = 10, r0
	.mmi
	mov r49 = r8
	mov r71 = r0
	mov r70 = r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = fallocate#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L147
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L807
.L147:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L148:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L149
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L808
.L146:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L809
.L149:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L152
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L152:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L155
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC31)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L165:
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
	(p6) br.cond.dpnt .L156
.L811:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	nop 0
	.mmb
	mov r49 = r8
	st4 [r8] = r0
	br.call.sptk.many b0 = fsync#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L157
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L810
.L157:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L158:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L159
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L811
.L156:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L812
.L159:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L162
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L162:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L165
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC32)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L175:
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
	(p6) br.cond.dpnt .L166
.L814:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r72 = r0
	.mmi
	mov r49 = r8
	mov r71 = r0
	mov r70 = r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = posix_fadvise#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L167
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L813
.L167:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L168:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L169
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L814
.L166:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L815
.L169:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L172
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L172:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L175
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC33)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L185:
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
	(p6) br.cond.dpnt .L176
.L817:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r0
	mov r70 = r49
	.mmi
	addl r69 = 1216, r0
	mov r49 = r8
	mov r73 = r0
	;;
	.mmi
	nop 0
	mov r71 = r0
	nop 0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r72 = r8
	nop 0
	(p6) br.cond.dpnt .L177
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L816
.L177:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L178:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L179
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L817
.L176:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L818
.L179:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L182
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L182:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L185
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC34)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L195:
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
	(p6) br.cond.dpnt .L186
.L820:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmb
	addl r70 = 5, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L187
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L819
.L187:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L188:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L189
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L820
.L186:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L821
.L189:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L192
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L192:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L195
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC35)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L205:
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
	(p6) br.cond.dpnt .L196
.L823:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	st8 [r38] = r0
	mov r1 = r67
	.mmi
	st8 [r50] = r0
	mov r49 = r8
	mov r71 = r38
	;;
	.mmi
	nop 0
	st8 [r51] = r0
	addl r70 = 5, r0
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
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L197
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L822
.L197:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L198:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L199
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L823
.L196:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L824
.L199:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L202
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L202:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L205
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r57 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC36)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L218:
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
	(p6) br.cond.dpnt .L206
.L826:
	.mib
	ld4 r55 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r67
	mov r49 = r8
	mov r71 = r0
	.mmi
	addl r70 = 1024, r0
	st4 [r8] = r0
	mov r69 = r55
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L207
.L210:
	.mmi
	ld4 r69 = [r49]
	mov r71 = r56
	addl r70 = 40, r0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r69
	nop 0
	(p6) br.cond.dpnt .L825
	;;
	.mmi
	nop 0
	(p7) addl r72 = -1, r0
	mov r69 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L211:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L212
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L826
.L206:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L827
.L212:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L215
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L215:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L218
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC37)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L228:
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
	(p6) br.cond.dpnt .L219
.L829:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmi
	addl r71 = 4096, r0
	st4 [r8] = r0
	addl r70 = 1031, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L220
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L828
.L220:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L221:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L222
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L829
.L219:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L830
.L222:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L225
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L225:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L228
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC38)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L238:
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
	(p6) br.cond.dpnt .L229
.L832:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmb
	addl r70 = 1034, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L230
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L831
.L230:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L231:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L232
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L832
.L229:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L833
.L232:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L235
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L235:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L238
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r57 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC39)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L248:
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
	(p6) br.cond.dpnt .L239
.L835:
	.mib
	ld4 r55 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r67
	nop 0
	mov r49 = r8
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r67
	mov r69 = r55
	nop 0
	.mmb
	mov r71 = r8
	addl r70 = 8, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L240
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L834
.L240:
	.mmi
	mov r71 = r56
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L241:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L242
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L835
.L239:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L836
.L242:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L245
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L245:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L248
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC40)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L258:
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
	(p6) br.cond.dpnt .L249
.L838:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmi
	mov r71 = r0
	st4 [r8] = r0
	addl r70 = 10, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L250
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L837
.L250:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L251:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L252
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L838
.L249:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L839
.L252:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L255
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L255:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L258
	;;
	.mlx
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r57 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC41)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L268:
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
	(p6) br.cond.dpnt .L259
.L841:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmi
	st4 [r38] = r55
	mov r71 = r38
	addl r70 = 21537, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L260
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L840
.L260:
	.mmi
	mov r71 = r56
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L261:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L262
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L841
.L259:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L842
.L262:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L265
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L265:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L268
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC42)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L278:
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
	(p6) br.cond.dpnt .L269
.L844:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmi
	st4 [r38] = r0
	mov r71 = r38
	addl r70 = 21586, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L270
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L843
.L270:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L271:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L272
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L844
.L269:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L845
.L272:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L275
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L275:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L278
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC43)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L288:
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
	(p6) br.cond.dpnt .L279
.L847:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r73 = r49
	addl r72 = 1, r0
	mov r1 = r67
	.mmi
	mov r74 = r0
	addl r71 = 1, r0
	addl r70 = 4096, r0
	;;
	.mmi
	mov r49 = r8
	nop 0
	mov r69 = r0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r67
	cmp.ne p6, p7 = -1, r8
	nop 0
	.mmb
	mov r71 = r55
	addl r70 = 40, r0
	(p6) br.cond.dpnt .L486
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r69
	nop 0
	(p7) br.cond.dpnt .L846
	;;
	.mmi
	nop 0
	(p6) addl r72 = -1, r0
	mov r69 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L281:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L282
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L847
.L279:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L848
.L282:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L285
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L285:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L288
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r53 = r0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC44)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L298:
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
	(p6) br.cond.dpnt .L289
.L850:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	nop 0
	.mmb
	mov r49 = r8
	st4 [r8] = r0
	br.call.sptk.many b0 = fchdir#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L290
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L849
.L290:
	.mmi
	mov r71 = r55
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L291:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L292
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L850
.L289:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L851
.L292:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L295
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L295:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L298
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r57 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC45)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L308:
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
	(p6) br.cond.dpnt .L299
.L853:
	.mib
	ld4 r49 = [r54]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	st8 [r38] = r0
	mov r1 = r67
	.mmi
	st8 [r50] = r55
	mov r49 = r8
	mov r70 = r38
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
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L300
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L852
.L300:
	.mmi
	mov r71 = r56
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L301:
	.mmi
	cmp4.ne p6, p7 = 0, r53
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L302
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L853
.L299:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r53
	(p7) br.cond.dpnt .L854
.L302:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r53 = 1, r53
	(p7) br.cond.dptk .L305
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r53
	nop 0
	mov r71 = r53
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L305:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r54 = 4, r54
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L308
	;;
	.mlx
	nop 0
	movl r52 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r51 = r0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r53 = @gprel(b#)
	.mlx
	st4 [r15] = r0
	movl r54 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	.mlx
	st4 [r39] = r0
	movl r70 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC19)
	.mmi
	st4 [r40] = r0
	add r53 = r1, r53
	add r54 = r1, r54
	;;
	.mmi
	nop 0
	st4 [r41] = r0
	add r55 = r1, r55
	.mmi
	st4 [r42] = r0
	add r70 = r1, r70
	add r69 = r1, r69
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L318:
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
	(p6) br.cond.dpnt .L309
.L856:
	.mib
	ld4 r49 = [r52]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r67
	addl r72 = 64, r0
	mov r70 = r49
	.mmi
	addl r69 = 1214, r0
	mov r49 = r8
	mov r71 = r53
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r72 = r8
	nop 0
	(p6) br.cond.dpnt .L310
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L855
.L310:
	.mmi
	mov r71 = r54
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L311:
	.mmi
	cmp4.ne p6, p7 = 0, r51
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L312
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L856
.L309:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L857
.L312:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L315
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r51
	nop 0
	mov r71 = r51
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L315:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r52 = 4, r52
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L318
	;;
	.mlx
	nop 0
	movl r52 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r51 = r0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r54 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC47)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r53 = r1, r53
	add r54 = r1, r54
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L328:
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
	(p6) br.cond.dpnt .L319
.L859:
	.mib
	ld4 r49 = [r52]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmb
	addl r70 = 1, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L320
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L858
.L320:
	.mmi
	mov r71 = r53
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L321:
	.mmi
	cmp4.ne p6, p7 = 0, r51
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L322
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L859
.L319:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L860
.L322:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L325
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r51
	nop 0
	mov r71 = r51
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L325:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r52 = 4, r52
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L328
	;;
	.mlx
	nop 0
	movl r52 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r51 = r0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r54 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC48)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r53 = r1, r53
	add r54 = r1, r54
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L338:
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
	(p6) br.cond.dpnt .L329
.L862:
	.mib
	ld4 r49 = [r52]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r49 = r8
	.mmb
	addl r70 = 5, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L330
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L861
.L330:
	.mmi
	mov r71 = r53
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L331:
	.mmi
	cmp4.ne p6, p7 = 0, r51
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L332
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L862
.L329:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L863
.L332:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L335
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r51
	nop 0
	mov r71 = r51
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L335:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r52 = 4, r52
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L338
	;;
	.mlx
	addl r69 = 10, r0
	movl r52 = @gprel(fds#)
	.mmi
	mov r37 = r0
	mov r51 = r0
	adds r53 = 24, r43
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r55 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC49)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r54 = r1, r54
	add r55 = r1, r55
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L348:
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
	(p6) br.cond.dpnt .L339
.L865:
	.mib
	ld4 r49 = [r52]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	mov r72 = r0
	.mmi
	mov r49 = r8
	st4 [r8] = r0
	addl r74 = 2, r0
	;;
	.mmi
	addl r73 = 1, r0
	nop 0
	mov r70 = r0
	.mmb
	ld4 r71 = [r53]
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r72 = r8
	nop 0
	(p6) br.cond.dpnt .L340
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L864
.L340:
	.mmi
	mov r71 = r54
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L341:
	.mmi
	cmp4.ne p6, p7 = 0, r51
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L342
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L865
.L339:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L866
.L342:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L345
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r51
	nop 0
	mov r71 = r51
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L345:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r52 = 4, r52
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L348
	;;
	.mlx
	addl r69 = 10, r0
	movl r52 = @gprel(fds#)
	.mmi
	mov r37 = r0
	mov r51 = r0
	adds r53 = 24, r43
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r55 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC50)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r54 = r1, r54
	add r55 = r1, r55
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L358:
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
	(p6) br.cond.dpnt .L349
.L868:
	.mib
	ld4 r49 = [r52]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r49
	mov r1 = r67
	addl r72 = 2, r0
	.mmi
	mov r49 = r8
	st4 [r8] = r0
	addl r71 = 1, r0
	;;
	.mib
	ld4 r70 = [r53]
	nop 0
	br.call.sptk.many b0 = tee#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r72 = r8
	nop 0
	(p6) br.cond.dpnt .L350
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L867
.L350:
	.mmi
	mov r71 = r54
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L351:
	.mmi
	cmp4.ne p6, p7 = 0, r51
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L352
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L868
.L349:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L869
.L352:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L355
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r51
	nop 0
	mov r71 = r51
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L355:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r52 = 4, r52
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L358
	;;
	.mlx
	addl r69 = 10, r0
	movl r52 = @gprel(fds#)
	.mmi
	mov r37 = r0
	mov r51 = r0
	adds r53 = 12, r43
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r55 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC51)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r54 = r1, r54
	add r55 = r1, r55
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L368:
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
	(p6) br.cond.dpnt .L359
.L871:
	.mib
	ld4 r49 = [r52]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r67
	st8 [r38] = r0
	mov r72 = r38
	.mmi
	mov r71 = r49
	st4 [r8] = r0
	mov r49 = r8
	;;
	.mmi
	ld4 r69 = [r53]
	st8 [r50] = r0
	addl r70 = 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L360
	;;
	.mmi
	nop 0
	ld4 r69 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L870
.L360:
	.mmi
	mov r71 = r54
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L361:
	.mmi
	cmp4.ne p6, p7 = 0, r51
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L362
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L871
.L359:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L872
.L362:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L365
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r51
	nop 0
	mov r71 = r51
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L365:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r52 = 4, r52
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L368
	;;
	.mlx
	nop 0
	movl r50 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r49 = r0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	.mlx
	st4 [r15] = r0
	movl r52 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC23)
	.mlx
	st4 [r39] = r0
	movl r70 = @gprel(.LC52)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC19)
	.mmi
	st4 [r40] = r0
	add r51 = r1, r51
	add r52 = r1, r52
	;;
	.mmi
	nop 0
	st4 [r41] = r0
	add r53 = r1, r53
	.mmi
	st4 [r42] = r0
	add r70 = r1, r70
	add r69 = r1, r69
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L378:
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
	(p6) br.cond.dpnt .L369
.L874:
	.mib
	ld4 r38 = [r50]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r38
	mov r1 = r67
	mov r38 = r8
	.mmb
	mov r70 = r51
	st4 [r8] = r0
	br.call.sptk.many b0 = timerfd_gettime#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L370
	;;
	.mmi
	nop 0
	ld4 r69 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L873
.L370:
	.mmi
	mov r71 = r52
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L371:
	.mmi
	cmp4.ne p6, p7 = 0, r49
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L372
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L874
.L369:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r49
	(p7) br.cond.dpnt .L875
.L372:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r49 = 1, r49
	(p7) br.cond.dptk .L375
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r49
	nop 0
	mov r71 = r49
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r49 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L375:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r50 = 4, r50
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L378
	;;
	.mlx
	nop 0
	movl r50 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r49 = r0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r53 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC53)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r52 = r1, r52
	add r53 = r1, r53
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L388:
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
	(p6) br.cond.dpnt .L379
.L877:
	.mib
	ld4 r51 = [r50]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r67
	mov r71 = r0
	adds r70 = 16, r12
	.mmi
	mov r69 = r51
	st4 [r8] = r0
	mov r38 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = signalfd#
	;;
	.mmi
	mov r1 = r67
	cmp4.eq p6, p7 = r51, r8
	nop 0
	.mmb
	mov r71 = r52
	addl r70 = 40, r0
	(p6) br.cond.dpnt .L498
	;;
	.mmi
	nop 0
	ld4 r69 = [r38]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r69
	nop 0
	(p7) br.cond.dpnt .L876
	;;
	.mmi
	nop 0
	(p6) addl r72 = -1, r0
	mov r69 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L381:
	.mmi
	cmp4.ne p6, p7 = 0, r49
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L382
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L877
.L379:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r49
	(p7) br.cond.dpnt .L878
.L382:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r49 = 1, r49
	(p7) br.cond.dptk .L385
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r49
	nop 0
	mov r71 = r49
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r49 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L385:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r50 = 4, r50
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L388
	;;
	.mlx
	nop 0
	movl r50 = @gprel(fds#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r49 = r0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r52 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC54)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r51 = r1, r51
	add r52 = r1, r52
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L398:
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
	(p6) br.cond.dpnt .L389
.L880:
	.mib
	ld4 r38 = [r50]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r38
	mov r1 = r67
	mov r38 = r8
	.mmb
	addl r70 = 1, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L390
	;;
	.mmi
	nop 0
	ld4 r69 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L879
.L390:
	.mmi
	mov r71 = r51
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L391:
	.mmi
	cmp4.ne p6, p7 = 0, r49
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L392
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
	mov r1 = r67
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
	(p7) br.cond.dptk .L880
.L389:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r49
	(p7) br.cond.dpnt .L881
.L392:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r49 = 1, r49
	(p7) br.cond.dptk .L395
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r49
	nop 0
	mov r71 = r49
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r49 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L395:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r50 = 4, r50
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L398
	;;
	.mlx
	nop 0
	movl r50 = @gprel(b#)
	.mmi
	addl r69 = 10, r0
	mov r37 = r0
	mov r49 = r0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r52 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC55)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r51 = r1, r51
	add r52 = r1, r52
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	nop 0
	nop 0
	.align 32
.L408:
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
	(p6) br.cond.dpnt .L399
.L883:
	.mib
	ld4 r38 = [r43]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r69 = r38
	mov r1 = r67
	mov r72 = r0
	.mmi
	mov r38 = r8
	addl r71 = 1, r0
	mov r70 = r50
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r67
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r72 = r8
	(p6) br.cond.dpnt .L400
	;;
	.mmi
	nop 0
	ld4 r69 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r69
	(p7) br.cond.dpnt .L882
.L400:
	.mmi
	mov r71 = r51
	nop 0
	addl r70 = 40, r0
	.mmb
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L401:
	.mmi
	cmp4.ne p6, p7 = 0, r49
	nop 0
	mov r70 = r32
	.mmb
	adds r69 = 244, r12
	nop 0
	(p6) br.cond.dpnt .L402
	;;
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r43 = 4, r43
	.mmb
	addl r49 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r67
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
	(p7) br.cond.dptk .L883
.L399:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r49
	(p7) br.cond.dpnt .L884
.L402:
	.mib
	adds r70 = 244, r12
	mov r69 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r67
	;;
	.mib
	nop 0
	(p7) adds r49 = 1, r49
	(p7) br.cond.dptk .L405
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r49
	nop 0
	mov r71 = r49
	.mmi
	adds r70 = 244, r12
	nop 0
	addl r49 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r69 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r69 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r69 = r1, r69
	nop 0
	;;
	.mib
	nop 0
	(p6) add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L405:
	.mmi
	adds r37 = 1, r37
	mov r70 = r32
	nop 0
	.mmb
	adds r69 = 244, r12
	adds r43 = 4, r43
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 11, r37
	(p7) br.cond.sptk .L408
	.mib
	addl r69 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r67
	mov b0 = r65
	;;
	.mii
	nop 0
	mov ar.pfs = r66
	;;
	mov ar.lc = r68
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 368, r12
	br.ret.sptk.many b0
.L778:
	.body
	.copy_state 1
	.mmi
	ld8 r15 = [r35]
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	.mlx
	nop 0
	movl r70 = @gprel(.LC8)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r14 = [r50]
	cmp4.ne p6, p7 = 1, r33
	(p6) br.cond.dptk .L11
	.align 32
.L779:
	.mmi
	nop 0
	ld8 r15 = [r44]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L885
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r46]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L456
	;;
	.mmi
	nop 0
	ld8 r15 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dpnt .L34
.L37:
	.mmi
	nop 0
	ld8 r15 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L41
	;;
.L42:
	.mib
	ld8 r14 = [r47]
	cmp4.ne p6, p7 = 6, r33
	(p6) br.cond.dpnt .L763
.L720:
	.mmi
	nop 0
	ld8 r15 = [r45]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L886
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r16 = [r55]
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp.eq p6, p7 = r14, r16
	(p6) br.cond.dpnt .L887
.L56:
	.mmi
	nop 0
	ld8 r14 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L62
	;;
.L759:
	.mmi
	cmp.ne p6, p7 = 0, r15
	mov r69 = r54
	adds r33 = 1, r33
	.mmi
	adds r34 = 144, r34
	adds r32 = 144, r32
	adds r36 = 8, r36
	;;
	.mmi
	nop 0
	(p6) addl r70 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r70 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L891:
	.mmi
	adds r18 = 16, r32
	adds r17 = 8, r32
	adds r16 = 40, r32
	.mmi
	adds r15 = 104, r32
	ld8 r37 = [r36]
	adds r14 = 20, r32
	;;
	.mmi
	ld4 r39 = [r18]
	ld8 r40 = [r17]
	nop 0
	;;
	.mmi
	ld8 r41 = [r16]
	ld8 r42 = [r15]
	nop 0
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	adds r14 = 96, r32
	cmp4.eq p6, p7 = r8, r38
	mov r1 = r67
	.mmi
	mov r70 = r37
	mov r74 = r42
	mov r73 = r41
	;;
	.mmi
	(p6) addl r75 = 1, r0
	mov r72 = r40
	nop 0
	.mmi
	mov r71 = r39
	ld8 r76 = [r14]
	mov r69 = r52
	;;
	.mib
	(p7) mov r75 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L888
.L9:
	.mmi
	ld8 r15 = [r51]
	ld8 r14 = [r50]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L889
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r44]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L458
	;;
	.mmi
	nop 0
	ld8 r15 = [r46]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dpnt .L27
.L30:
	.mmi
	nop 0
	ld8 r15 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L34
	;;
.L35:
	.mib
	ld8 r14 = [r48]
	cmp4.ne p6, p7 = 5, r33
	(p6) br.cond.dpnt .L762
.L718:
	.mmi
	nop 0
	ld8 r15 = [r47]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L890
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r45]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L447
	;;
	.mmi
	nop 0
	ld8 r15 = [r55]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dpnt .L57
.L59:
	.mmi
	mov r15 = r14
	ld8 r14 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L62
	;;
.L63:
	.mmi
	cmp.ne p6, p7 = 0, r15
	adds r33 = 1, r33
	mov r69 = r54
	.mii
	adds r34 = 144, r34
	adds r32 = 144, r32
	;;
	(p6) addl r70 = 1, r0
	;;
	.mib
	(p7) mov r70 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 10, r33
	(p6) br.cond.dpnt .L64
.L894:
	.mib
	nop 0
	adds r36 = 8, r36
	br .L891
.L780:
	.mmi
	ld8 r15 = [r57]
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L16
	.mlx
	nop 0
	movl r70 = @gprel(.LC9)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r14 = [r44]
	mov r1 = r67
	.mmb
	nop 0
	cmp4.ne p6, p7 = 2, r33
	(p6) br.cond.dptk .L17
	.align 32
.L781:
	.mmi
	nop 0
	ld8 r15 = [r46]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L892
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r49]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L454
	;;
	.mmi
	nop 0
	ld8 r15 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dpnt .L41
.L44:
	.mmi
	nop 0
	ld8 r15 = [r47]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L48
	;;
.L49:
	.mib
	ld8 r14 = [r45]
	cmp4.ne p6, p7 = 7, r33
	(p6) br.cond.dpnt .L764
.L722:
	.mmi
	nop 0
	ld8 r15 = [r55]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L893
.L443:
	.mmi
	ld8 r15 = [r32]
	ld8 r14 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L759
.L62:
	.mmi
	ld8 r16 = [r56]
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L63
	.mlx
	adds r33 = 1, r33
	movl r70 = @gprel(.LC17)
	.mlx
	adds r34 = 144, r34
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r15 = [r32]
	nop 0
	mov r1 = r67
	.mii
	mov r69 = r54
	adds r32 = 144, r32
	;;
	cmp.ne p6, p7 = 0, r15
	;;
	.mmi
	nop 0
	(p6) addl r70 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r70 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 10, r33
	(p7) br.cond.dptk .L894
	.mib
	nop 0
	nop 0
	br .L64
.L889:
	.mmi
	adds r14 = 144, r35
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r14, r15
	adds r15 = 296, r35
	(p7) br.cond.dpnt .L895
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L21
	.align 32
.L20:
	.mmi
	ld8 r15 = [r62]
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
.L23:
	.mlx
	nop 0
	movl r70 = @gprel(.LC10)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r14 = [r46]
	cmp4.ne p6, p7 = 3, r33
	(p7) br.cond.dpnt .L714
	;;
	.align 32
.L760:
	.mmi
	ld8 r14 = [r32]
	nop 0
	nop 0
.L21:
	.mmi
	nop 0
	ld8 r15 = [r46]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L27
	;;
.L28:
	.mib
	ld8 r14 = [r49]
	cmp4.ne p6, p7 = 4, r33
	(p6) br.cond.dpnt .L761
.L716:
	.mmi
	nop 0
	ld8 r15 = [r48]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L896
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r16 = [r47]
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp.eq p6, p7 = r16, r14
	(p6) br.cond.dpnt .L897
.L449:
	.mmi
	nop 0
	ld8 r16 = [r45]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r16
	(p7) br.cond.dptk .L446
.L463:
	.mmi
	ld8 r17 = [r64]
	ld8 r16 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r16, r17
	(p6) br.cond.dptk .L55
	.mlx
	nop 0
	movl r70 = @gprel(.LC14)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r1 = r67
	.mmb
	cmp4.eq p6, p7 = 8, r33
	nop 0
	(p7) br.cond.dptk .L446
	;;
	.mmi
	mov r15 = r14
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L56
	;;
.L886:
	.mmi
	adds r15 = 1008, r35
	ld8 r14 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r14, r15
	adds r15 = 1160, r35
	(p7) br.cond.dpnt .L765
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p7) br.cond.dptk .L59
	.align 32
.L57:
	.mmi
	ld8 r15 = [r58]
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L58
	.mlx
	nop 0
	movl r70 = @gprel(.LC15)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r67
	cmp4.eq p6, p7 = 9, r33
	(p6) br.cond.dptk .L61
.L783:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	mov r15 = r14
	ld8 r14 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L63
	.mib
	nop 0
	nop 0
	br .L62
.L896:
	.mmi
	adds r15 = 720, r35
	ld8 r14 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r14, r15
	adds r15 = 872, r35
	(p7) br.cond.dpnt .L898
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p7) br.cond.dptk .L51
	.align 32
.L48:
	.mmi
	ld8 r15 = [r61]
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L49
.L50:
	.mlx
	nop 0
	movl r70 = @gprel(.LC13)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r14 = [r45]
	cmp4.ne p6, p7 = 7, r33
	(p7) br.cond.dptk .L722
	;;
	.align 32
.L764:
	.mmi
	ld8 r14 = [r32]
	nop 0
	nop 0
	;;
.L902:
	.mmi
	ld8 r16 = [r45]
	nop 0
	mov r15 = r14
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L463
.L893:
	.mmi
	adds r15 = 1152, r35
	ld8 r14 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L443
.L766:
	.mlx
	nop 0
	movl r70 = @gprel(.LC15)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r1 = r67
	;;
	.mmi
	mov r15 = r14
	ld8 r14 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L63
	.mib
	nop 0
	nop 0
	br .L62
.L782:
	.mmi
	adds r15 = 576, r35
	ld8 r14 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r14, r15
	adds r15 = 728, r35
	(p7) br.cond.dpnt .L899
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p7) br.cond.dptk .L44
	.align 32
.L41:
	.mmi
	ld8 r15 = [r60]
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L42
.L43:
	.mlx
	nop 0
	movl r70 = @gprel(.LC3)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r14 = [r47]
	cmp4.ne p6, p7 = 6, r33
	(p7) br.cond.dptk .L720
	;;
	.align 32
.L763:
	.mmi
	ld8 r14 = [r32]
	nop 0
	nop 0
.L904:
	.mmi
	nop 0
	ld8 r15 = [r47]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L48
.L887:
	.mmi
	adds r16 = 1152, r35
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r16
	mov r15 = r14
	(p7) br.cond.dpnt .L766
	;;
	.mmi
	nop 0
	ld8 r14 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L63
	.mib
	nop 0
	nop 0
	br .L62
.L786:
	.mmi
	ld1 r14 = [r38]
	adds r15 = 328, r12
	addl r69 = 10, r0
	.mmi
	adds r39 = 248, r12
	adds r40 = 252, r12
	adds r41 = 256, r12
	;;
	.mmi
	st1 [r15] = r14
	adds r42 = 260, r12
	adds r44 = 264, r12
	.mmb
	adds r45 = 268, r12
	adds r46 = 272, r12
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	adds r14 = 244, r12
	adds r47 = 276, r12
	.mmi
	adds r48 = 280, r12
	st4 [r39] = r0
	mov r37 = r0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(fds#)
	.mlx
	st4 [r14] = r0
	movl r55 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC23)
	.mlx
	add r54 = r1, r54
	movl r70 = @gprel(.LC22)
	;;
	.mlx
	add r55 = r1, r55
	movl r69 = @gprel(.LC19)
	.mmi
	add r56 = r1, r56
	add r70 = r1, r70
	mov r53 = r0
	;;
	.mmi
	add r69 = r1, r69
	st4 [r40] = r0
	nop 0
	.mmi
	st4 [r41] = r0
	;;
	st4 [r42] = r0
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
	mov r1 = r67
	br .L87
.L787:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L80
	;;
.L789:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r70 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC19)
	.mmi
	st4 [r39] = r0
	add r55 = r1, r55
	add r70 = r1, r70
	;;
	.mmi
	nop 0
	st4 [r40] = r0
	add r69 = r1, r69
	.mmi
	st4 [r41] = r0
	;;
	st4 [r42] = r0
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
	mov r1 = r67
	br .L95
	;;
.L791:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC25)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L105
.L792:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L98
	;;
.L794:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC26)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L115
.L795:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L108
	;;
.L797:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(b#)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC23)
	.mlx
	st4 [r39] = r0
	movl r70 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC19)
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	;;
	.mmi
	nop 0
	st4 [r41] = r0
	add r57 = r1, r57
	.mmi
	st4 [r42] = r0
	add r70 = r1, r70
	add r69 = r1, r69
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
	mov r1 = r67
	br .L125
.L798:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r57
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L118
	;;
.L800:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(b#)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC23)
	.mlx
	st4 [r39] = r0
	movl r70 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC19)
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	;;
	.mmi
	nop 0
	st4 [r41] = r0
	add r57 = r1, r57
	.mmi
	st4 [r42] = r0
	add r70 = r1, r70
	add r69 = r1, r69
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
	mov r1 = r67
	br .L135
.L801:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r57
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L128
	;;
.L803:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC29)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L145
.L804:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L138
	;;
.L806:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC30)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L155
.L807:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L148
	;;
.L809:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC31)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L165
.L810:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L158
	;;
.L812:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC32)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L175
.L813:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L168
	;;
.L815:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC33)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L185
.L816:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L178
	;;
.L818:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC34)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L195
.L819:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L188
	;;
.L821:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC35)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L205
.L822:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L198
	;;
.L824:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r57 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC36)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L218
.L207:
	.mmi
	mov r69 = r55
	nop 0
	addl r71 = 2, r0
	.mmb
	addl r70 = 1024, r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r67
	sxt4 r72 = r8
	.mmb
	mov r71 = r56
	addl r70 = 40, r0
	(p6) br.cond.dpnt .L210
	;;
	.mib
	mov r69 = r32
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L211
.L825:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r57
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L211
	;;
.L827:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC37)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L228
.L828:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L221
	;;
.L830:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC38)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L238
.L831:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L231
	;;
.L833:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r57 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC39)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L248
.L834:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r57
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L241
	;;
.L836:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC40)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L258
.L837:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L251
	;;
.L839:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r57 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC41)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L268
.L840:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r57
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L261
	;;
.L842:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC42)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L278
.L843:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L271
	;;
.L845:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC43)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L288
.L846:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L281
	;;
.L848:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC44)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L298
.L849:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r56
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L291
	;;
.L851:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	adds r14 = 244, r12
	.mlx
	nop 0
	movl r55 = 1073741822
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r57 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC45)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r56 = r1, r56
	add r57 = r1, r57
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L308
.L852:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r57
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L301
	;;
.L854:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r53 = @gprel(b#)
	.mlx
	st4 [r15] = r0
	movl r54 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	.mlx
	st4 [r39] = r0
	movl r70 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC19)
	.mmi
	st4 [r40] = r0
	add r53 = r1, r53
	add r54 = r1, r54
	;;
	.mmi
	nop 0
	st4 [r41] = r0
	add r55 = r1, r55
	.mmi
	st4 [r42] = r0
	add r70 = r1, r70
	add r69 = r1, r69
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
	mov r1 = r67
	br .L318
.L855:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r55
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L311
	;;
.L857:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r54 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC47)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r53 = r1, r53
	add r54 = r1, r54
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L328
.L858:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r54
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L321
	;;
.L860:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r54 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC48)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r53 = r1, r53
	add r54 = r1, r54
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L338
.L861:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r54
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L331
	;;
.L863:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	adds r53 = 24, r43
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r55 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC49)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r54 = r1, r54
	add r55 = r1, r55
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L348
.L864:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r55
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L341
	;;
.L866:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	adds r53 = 24, r43
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r55 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC50)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r54 = r1, r54
	add r55 = r1, r55
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L358
.L867:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r55
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L351
	;;
.L869:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	adds r53 = 12, r43
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r55 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC51)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r54 = r1, r54
	add r55 = r1, r55
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L368
.L870:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r55
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L361
	;;
.L872:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	.mlx
	st4 [r15] = r0
	movl r52 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC23)
	.mlx
	st4 [r39] = r0
	movl r70 = @gprel(.LC52)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC19)
	.mmi
	st4 [r40] = r0
	add r51 = r1, r51
	add r52 = r1, r52
	;;
	.mmi
	nop 0
	st4 [r41] = r0
	add r53 = r1, r53
	.mmi
	st4 [r42] = r0
	add r70 = r1, r70
	add r69 = r1, r69
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
	mov r1 = r67
	br .L378
.L873:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r53
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L371
	;;
.L875:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r53 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC53)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r52 = r1, r52
	add r53 = r1, r53
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L388
.L876:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r53
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L381
	;;
.L878:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
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
	mov r1 = r67
	nop 0
	adds r15 = 244, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC21)
	.mlx
	st4 [r15] = r0
	movl r52 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC54)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r51 = r1, r51
	add r52 = r1, r52
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L398
.L879:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r52
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L391
	;;
.L881:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
	.mlx
	mov r37 = r0
	movl r50 = @gprel(b#)
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
	mov r1 = r67
	nop 0
	adds r14 = 244, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC21)
	.mlx
	st4 [r14] = r0
	movl r52 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC55)
	.mlx
	st4 [r39] = r0
	movl r69 = @gprel(.LC19)
	;;
	.mmi
	st4 [r40] = r0
	add r51 = r1, r51
	add r52 = r1, r52
	.mmi
	st4 [r41] = r0
	add r70 = r1, r70
	add r69 = r1, r69
	;;
	.mmi
	st4 [r42] = r0
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
	mov r1 = r67
	br .L408
.L882:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r67
	mov r72 = r8
	mov r71 = r52
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L401
.L884:
	.mmi
	ld1 r14 = [r32]
	adds r15 = 244, r12
	addl r69 = 10, r0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r67
	mov b0 = r65
	;;
	.mii
	nop 0
	mov ar.pfs = r66
	;;
	mov ar.lc = r68
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 368, r12
	br.ret.sptk.many b0
	;;
.L486:
	.body
	.copy_state 2
	.mmi
	mov r72 = r0
	mov r71 = r55
	nop 0
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L281
.L892:
	.mmi
	adds r14 = 432, r35
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r14, r15
	adds r15 = 584, r35
	(p7) br.cond.dpnt .L900
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p7) br.cond.dptk .L37
	.align 32
.L34:
	.mmi
	ld8 r15 = [r59]
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L35
.L36:
	.mlx
	nop 0
	movl r70 = @gprel(.LC12)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r14 = [r48]
	cmp4.ne p6, p7 = 5, r33
	(p7) br.cond.dptk .L718
	;;
	.align 32
.L762:
	.mmi
	ld8 r14 = [r32]
	nop 0
	nop 0
.L905:
	.mmi
	nop 0
	ld8 r15 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br .L41
.L885:
	.mmi
	adds r15 = 288, r35
	ld8 r14 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r14, r15
	adds r15 = 440, r35
	(p7) br.cond.dpnt .L901
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p7) br.cond.dptk .L30
	.align 32
.L27:
	.mmi
	ld8 r15 = [r63]
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L28
.L29:
	.mlx
	nop 0
	movl r70 = @gprel(.LC11)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r14 = [r49]
	cmp4.ne p6, p7 = 4, r33
	(p7) br.cond.dptk .L716
	;;
	.align 32
.L761:
	.mmi
	ld8 r14 = [r32]
	nop 0
	nop 0
.L903:
	.mmi
	nop 0
	ld8 r15 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L34
.L897:
	.mmi
	adds r16 = 864, r35
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r16
	mov r15 = r14
	(p6) br.cond.dpnt .L50
	;;
	.mmi
	nop 0
	ld8 r16 = [r45]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L463
.L498:
	.mmi
	mov r72 = r0
	mov r71 = r52
	nop 0
	.mmb
	addl r70 = 40, r0
	mov r69 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L381
.L890:
	.mmi
	adds r15 = 864, r35
	ld8 r14 = [r34]
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r15 = r14
	(p6) br.cond.dptk .L449
	.mlx
	nop 0
	movl r70 = @gprel(.LC13)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r14 = [r32]
	nop 0
	br .L902
.L456:
	.mmi
	adds r16 = 432, r35
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	nop 0
	ld8 r15 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L34
.L452:
	.mmi
	adds r16 = 720, r35
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mmi
	nop 0
	ld8 r15 = [r47]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L48
.L447:
	.mmi
	adds r15 = 1008, r35
	ld8 r16 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r16
	adds r15 = 1160, r35
	(p7) br.cond.dpnt .L765
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r15 = r14
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	nop 0
	ld8 r14 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L63
	.mib
	nop 0
	nop 0
	br .L62
.L454:
	.mmi
	adds r16 = 576, r35
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mmi
	nop 0
	ld8 r15 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br .L41
.L458:
	.mmi
	adds r16 = 288, r35
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mmi
	nop 0
	ld8 r15 = [r46]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L27
.L765:
	.mlx
	nop 0
	movl r70 = @gprel(.LC14)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r14 = [r32]
	mov r1 = r67
	.mmi
	nop 0
	ld8 r15 = [r55]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L58
	.mib
	nop 0
	nop 0
	br .L57
.L901:
	.mlx
	nop 0
	movl r70 = @gprel(.LC10)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r14 = [r32]
	nop 0
	br .L21
	;;
.L895:
	.mlx
	nop 0
	movl r70 = @gprel(.LC9)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r15 = [r44]
	mov r1 = r67
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L20
.L900:
	.mlx
	nop 0
	movl r70 = @gprel(.LC11)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r14 = [r32]
	nop 0
	br .L903
	;;
.L898:
	.mlx
	nop 0
	movl r70 = @gprel(.LC3)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r14 = [r32]
	nop 0
	br .L904
	;;
.L899:
	.mlx
	nop 0
	movl r70 = @gprel(.LC12)
	.mlx
	nop 0
	movl r69 = @gprel(.LC2)
	;;
	.mib
	add r70 = r1, r70
	add r69 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r14 = [r32]
	nop 0
	br .L905
.L777:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = must.part.0#
	;;
.L6:
	.mlx
	nop 0
	movl r69 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r69 = r1, r69
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
	.section	.rodata
	.align 8
	.type	names#, @object
	.size	names#, 80
names:
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC3
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC17
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
