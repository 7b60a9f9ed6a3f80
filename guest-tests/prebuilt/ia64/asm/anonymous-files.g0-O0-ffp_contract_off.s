// 58f3254a770cefe0310b299fd0c2914b guest-tests/file/anonymous-files.c
	.file	"anonymous-files.c"
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
	stringz	"eventfd"
	.align 8
.LC2:
	stringz	"timerfd"
	.align 8
.LC3:
	stringz	"signalfd"
	.align 8
.LC4:
	stringz	"epoll"
	.align 8
.LC5:
	stringz	"inotify"
	.align 8
.LC6:
	stringz	"pipe"
	.align 8
.LC7:
	stringz	"pipe's end"
	.align 8
.LC8:
	stringz	"stream"
	.align 8
.LC9:
	stringz	"datagram"
	.align 8
.LC10:
	stringz	"memfd"
	.align 8
	.type	names#, @object
	.size	names#, 80
names:
	data8	.LC1
	data8	.LC2
	data8	.LC3
	data8	.LC4
	data8	.LC5
	data8	.LC6
	data8	.LC7
	data8	.LC8
	data8	.LC9
	data8	.LC10
	.bss
	.align 4
	.type	fds#, @object
	.size	fds#, 40
fds:
	.skip	40
	.align 8
	.type	b#, @object
	.size	b#, 64
b:
	.skip	64
	.align 8
	.type	st#, @object
	.size	st#, 1440
st:
	.skip	1440
	.section	.rodata
	.align 8
.LC11:
	stringz	"/proc/self/fd/%d"
	.align 8
.LC12:
	stringz	" %s"
	.text
	.align 16
	.proc link_of#
link_of:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -176, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = -104, r36
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
	;;
	mov r14 = r36
	adds r15 = -144, r36
	;;
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	addl r39 = 40, r0
	mov r38 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	adds r33 = -152, r36
	adds r15 = -104, r36
	adds r14 = -144, r36
	;;
	addl r40 = 99, r0
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = readlink#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -104, r36
	adds r15 = -160, r36
	;;
	st8 [r15] = r14
	br .L5
	;;
.L7:
	adds r15 = -160, r36
	;;
	ld8 r14 = [r15]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 47, r14
	(p6) br.cond.dptk .L6
	adds r15 = -160, r36
	;;
	ld8 r14 = [r15]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.lt p6, p7 = 57, r14
	(p6) br.cond.dptk .L6
	adds r15 = -160, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r33 = 1, r14
	adds r14 = -160, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r33
	adds r15 = -160, r36
	;;
	ld8 r38 = [r15]
	br.call.sptk.many b0 = memmove#
	mov r1 = r37
	adds r15 = -160, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = -1, r14
	adds r15 = -160, r36
	;;
	st8 [r15] = r14
.L6:
	adds r15 = -160, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -160, r36
	;;
	st8 [r15] = r14
.L5:
	adds r15 = -160, r36
	;;
	ld8 r14 = [r15]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -104, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -152, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp link_of#
	.align 16
	.proc map#
map:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r38 = 4096, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r8
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L10
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	br .L12
	;;
.L10:
	mov r14 = r0
.L12:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp map#
	.section	.rodata
	.align 8
.LC13:
	stringz	"socketpair"
	.align 8
.LC14:
	stringz	"name"
	.align 8
.LC15:
	stringz	"%s: mode %o, links %ld, size %ld, blocks %ld, owner %d, block size %ld, same as"
	.align 8
.LC16:
	stringz	"; inode %d\n"
	.align 8
.LC17:
	stringz	"link_of(fd)"
	.align 8
.LC18:
	stringz	"%s:"
	.align 8
.LC19:
	stringz	"%s"
	.align 8
.LC20:
	stringz	"%ld"
	.align 8
.LC21:
	stringz	" %s*%d"
	.align 8
.LC22:
	stringz	"fcntl(fd, F_GETFD)"
	.align 8
.LC23:
	stringz	"fcntl(fd, F_GETFL) & O_ACCMODE"
	.align 8
.LC24:
	stringz	"lseek(fd, 0, SEEK_SET)"
	.align 8
.LC25:
	stringz	"lseek(fd, 1, SEEK_END)"
	.align 8
.LC26:
	stringz	"read(fd, b, 7)"
	.align 8
.LC27:
	stringz	"write(fd, b, 0)"
	.align 8
.LC28:
	stringz	"ftruncate(fd, 0)"
	.align 8
.LC29:
	stringz	"fallocate(fd, 0, 0, 10)"
	.align 8
.LC30:
	stringz	"fsync(fd)"
	.align 8
.LC31:
	stringz	"posix_fadvise(fd, 0, 0, POSIX_FADV_NORMAL)"
	.align 8
.LC32:
	stringz	"call(readahead, fd, 0l, 0l, 0l)"
	.align 8
.LC33:
	stringz	"flock(fd, LOCK_SH | LOCK_NB)"
	.align 8
.LC34:
	stringz	"fcntl(fd, F_GETLK, &(struct flock){.l_type = F_RDLCK})"
	.align 8
.LC35:
	stringz	"fcntl(fd, F_SETLEASE, F_RDLCK) ? -1 : fcntl(fd, F_SETLEASE, F_UNLCK)"
	.align 8
.LC36:
	stringz	"fcntl(fd, F_SETPIPE_SZ, 4096)"
	.align 8
.LC37:
	stringz	"fcntl(fd, F_GET_SEALS)"
	.align 8
.LC38:
	stringz	"fcntl(fd, F_SETOWN, getpid())"
	.align 8
.LC39:
	stringz	"fcntl(fd, F_SETSIG, 0)"
	.align 8
.LC40:
	stringz	"ioctl(fd, FIONBIO, &(int){1})"
	.align 8
.LC41:
	stringz	"ioctl(fd, FIOASYNC, &(int){0})"
	.align 8
.LC42:
	stringz	"map(fd)"
	.align 8
.LC43:
	stringz	"fchdir(fd)"
	.align 8
.LC44:
	stringz	"futimens(fd, (struct timespec[]){{0, UTIME_OMIT}, {0, UTIME_OMIT}})"
	.align 8
.LC45:
	stringz	"call(getdents64, fd, b, 64)"
	.align 8
.LC46:
	stringz	"listen(fd, 1)"
	.align 8
.LC47:
	stringz	"shutdown(fd, 5)"
	.align 8
.LC48:
	stringz	"splice(fd, NULL, fds[PIPE_OUT], NULL, 1, SPLICE_F_NONBLOCK)"
	.align 8
.LC49:
	stringz	"tee(fd, fds[PIPE_OUT], 1, SPLICE_F_NONBLOCK)"
	.align 8
.LC50:
	stringz	"epoll_ctl(fds[EPOLL], EPOLL_CTL_ADD, fd, &(struct epoll_event){.events = 0})"
	.align 8
.LC51:
	stringz	"timerfd_gettime(fd, (struct itimerspec *)b)"
	.align 8
.LC52:
	stringz	"signalfd(fd, &set, 0) == fd ? 0 : -1"
	.align 8
.LC53:
	stringz	"inotify_rm_watch(fd, 1)"
	.align 8
.LC54:
	stringz	"epoll_wait(fd, (struct epoll_event *)b, 1, 0)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 10, 8, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -1104, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -264, r40
	;;
	mov r42 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r41
	adds r14 = -264, r40
	addl r43 = 10, r0
	;;
	mov r42 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r41
	addl r43 = 2048, r0
	;;
	mov r42 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r41
	mov r14 = r8
	;;
	movl r15 = @gprel(fds#)
	;;
	add r15 = r1, r15
	;;
	st4 [r15] = r14
	addl r43 = 2048, r0
	addl r42 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	mov r1 = r41
	mov r15 = r8
	;;
	movl r14 = @gprel(fds#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -264, r40
	addl r44 = 2048, r0
	;;
	mov r43 = r14
	addl r42 = -1, r0
	br.call.sptk.many b0 = signalfd#
	mov r1 = r41
	mov r15 = r8
	;;
	movl r14 = @gprel(fds#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	mov r42 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r41
	mov r15 = r8
	;;
	movl r14 = @gprel(fds#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r15
	addl r42 = 2048, r0
	br.call.sptk.many b0 = inotify_init1#
	mov r1 = r41
	mov r15 = r8
	;;
	movl r14 = @gprel(fds#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	st4 [r14] = r15
	adds r14 = -136, r40
	addl r43 = 2048, r0
	;;
	mov r42 = r14
	br.call.sptk.many b0 = pipe2#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r43 = @gprel(.LC6)
	;;
	add r43 = r1, r43
	mov r42 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r41
	adds r14 = -136, r40
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(fds#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	st4 [r14] = r15
	adds r14 = -136, r40
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(fds#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	st4 [r14] = r15
	adds r14 = -136, r40
	;;
	mov r45 = r14
	mov r44 = r0
	addl r43 = 2049, r0
	addl r42 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r43 = @gprel(.LC13)
	;;
	add r43 = r1, r43
	mov r42 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r41
	adds r14 = -136, r40
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(fds#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 28, r14
	;;
	st4 [r14] = r15
	adds r14 = -136, r40
	;;
	mov r45 = r14
	mov r44 = r0
	addl r43 = 2050, r0
	addl r42 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r43 = @gprel(.LC13)
	;;
	add r43 = r1, r43
	mov r42 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r41
	adds r14 = -136, r40
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(fds#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 32, r14
	;;
	st4 [r14] = r15
	mov r44 = r0
	movl r43 = @gprel(.LC14)
	;;
	add r43 = r1, r43
	addl r42 = 1340, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
	movl r14 = @gprel(fds#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 36, r14
	;;
	st4 [r14] = r15
	adds r14 = -1088, r40
	;;
	st4 [r14] = r0
	br .L14
	;;
.L15:
	movl r15 = @gprel(fds#)
	;;
	add r15 = r1, r15
	adds r16 = -1088, r40
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r17 = -1088, r40
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	movl r16 = @gprel(st#)
	;;
	add r16 = r1, r16
	;;
	add r14 = r14, r16
	;;
	mov r43 = r14
	mov r42 = r15
	br.call.sptk.many b0 = fstat#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt4 r16 = r14
	movl r15 = @gprel(names#)
	;;
	add r15 = r1, r15
	adds r17 = -1088, r40
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r43 = r14
	mov r42 = r16
	br.call.sptk.many b0 = must#
	mov r1 = r41
	adds r15 = -1088, r40
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -1088, r40
	;;
	st4 [r16] = r14
.L14:
	adds r17 = -1088, r40
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L15
	adds r14 = -1084, r40
	;;
	st4 [r14] = r0
	br .L16
	;;
.L20:
	movl r15 = @gprel(names#)
	;;
	add r15 = r1, r15
	adds r14 = -1084, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r33 = [r14]
	movl r15 = @gprel(st#)
	;;
	add r15 = r1, r15
	adds r14 = -1084, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 8, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r34 = [r14]
	movl r16 = @gprel(st#)
	;;
	add r16 = r1, r16
	adds r14 = -1084, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	movl r16 = @gprel(st#)
	;;
	add r16 = r1, r16
	adds r14 = -1084, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	adds r14 = 48, r14
	;;
	ld8 r35 = [r14]
	movl r16 = @gprel(st#)
	;;
	add r16 = r1, r16
	adds r14 = -1084, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	adds r14 = 112, r14
	;;
	ld8 r36 = [r14]
	movl r15 = @gprel(st#)
	;;
	add r15 = r1, r15
	adds r14 = -1084, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 12, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = geteuid#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	movl r15 = @gprel(st#)
	;;
	add r15 = r1, r15
	adds r14 = -1084, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 8, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 96, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r49 = r14
	mov r48 = r17
	mov r47 = r36
	mov r46 = r35
	mov r45 = r37
	mov r44 = r34
	mov r43 = r33
	movl r42 = @gprel(.LC15)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1080, r40
	;;
	st4 [r14] = r0
	br .L17
	;;
.L19:
	adds r15 = -1080, r40
	adds r14 = -1084, r40
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
	movl r15 = @gprel(st#)
	;;
	add r15 = r1, r15
	adds r14 = -1080, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 8, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	movl r16 = @gprel(st#)
	;;
	add r16 = r1, r16
	adds r14 = -1084, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r17 = r14
	adds r16 = 8, r16
	;;
	mov r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
	movl r16 = @gprel(st#)
	;;
	add r16 = r1, r16
	adds r14 = -1080, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r15 = [r14]
	movl r17 = @gprel(st#)
	;;
	add r17 = r1, r17
	adds r14 = -1084, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r17, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
	movl r15 = @gprel(names#)
	;;
	add r15 = r1, r15
	adds r14 = -1080, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r43 = r14
	movl r42 = @gprel(.LC12)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
.L18:
	adds r14 = -1080, r40
	adds r15 = -1080, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L17:
	adds r14 = -1080, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L19
	movl r15 = @gprel(st#)
	;;
	add r15 = r1, r15
	adds r14 = -1084, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 8, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r43 = r14
	movl r42 = @gprel(.LC16)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1084, r40
	adds r15 = -1084, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L16:
	adds r14 = -1084, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L20
	adds r14 = -64, r40
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
	adds r14 = -1076, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC17)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1072, r40
	;;
	st4 [r14] = r0
	br .L21
	;;
.L27:
	adds r14 = -104, r40
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
	adds r14 = -1072, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L22
	adds r14 = -280, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -1072, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r32 = -272, r40
	adds r14 = -280, r40
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = link_of#
	mov r1 = r41
	st8 [r32] = r8
	adds r14 = -272, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L23
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L22
	;;
.L23:
	adds r14 = -272, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L22:
	adds r14 = -1076, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	adds r14 = -1076, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L25
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L26
	;;
.L25:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L26:
	adds r14 = -1076, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1076, r40
	;;
	st4 [r14] = r0
.L24:
	adds r14 = -1076, r40
	adds r15 = -1076, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -1072, r40
	adds r15 = -1072, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L21:
	adds r14 = -1072, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L27
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -1068, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC22)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1064, r40
	;;
	st4 [r14] = r0
	br .L28
	;;
.L34:
	adds r14 = -104, r40
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
	adds r14 = -1064, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L29
	adds r14 = -296, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -1064, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -296, r40
	addl r43 = 1, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -288, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -288, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L29
	;;
.L30:
	adds r14 = -288, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L29:
	adds r14 = -1068, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -1068, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L32
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L33
	;;
.L32:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L33:
	adds r14 = -1068, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1068, r40
	;;
	st4 [r14] = r0
.L31:
	adds r14 = -1068, r40
	adds r15 = -1068, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -1064, r40
	adds r15 = -1064, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L28:
	adds r14 = -1064, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L34
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -1060, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC23)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1056, r40
	;;
	st4 [r14] = r0
	br .L35
	;;
.L41:
	adds r14 = -104, r40
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
	adds r14 = -1056, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L36
	adds r14 = -312, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -1056, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -312, r40
	addl r43 = 3, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r41
	mov r14 = r8
	;;
	addp4 r15 = r14, r0
	adds r14 = -304, r40
	;;
	and r15 = 3, r15
	;;
	st8 [r14] = r15
	adds r14 = -304, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L37
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L36
	;;
.L37:
	adds r14 = -304, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L36:
	adds r14 = -1060, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	adds r14 = -1060, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L39
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L40
	;;
.L39:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L40:
	adds r14 = -1060, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1060, r40
	;;
	st4 [r14] = r0
.L38:
	adds r14 = -1060, r40
	adds r15 = -1060, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -1056, r40
	adds r15 = -1056, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L35:
	adds r14 = -1056, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L41
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -1052, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC24)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1048, r40
	;;
	st4 [r14] = r0
	br .L42
	;;
.L48:
	adds r14 = -104, r40
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
	adds r14 = -1048, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L43
	adds r14 = -328, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -1048, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r32 = -320, r40
	adds r14 = -328, r40
	mov r44 = r0
	mov r43 = r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r41
	st8 [r32] = r8
	adds r14 = -320, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L44
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L43
	;;
.L44:
	adds r14 = -320, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L43:
	adds r14 = -1052, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	adds r14 = -1052, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L46
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L47
	;;
.L46:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L47:
	adds r14 = -1052, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1052, r40
	;;
	st4 [r14] = r0
.L45:
	adds r14 = -1052, r40
	adds r15 = -1052, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -1048, r40
	adds r15 = -1048, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L42:
	adds r14 = -1048, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L48
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -1044, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC25)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1040, r40
	;;
	st4 [r14] = r0
	br .L49
	;;
.L55:
	adds r14 = -104, r40
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
	adds r14 = -1040, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L50
	adds r14 = -344, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -1040, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r32 = -336, r40
	adds r14 = -344, r40
	addl r44 = 2, r0
	addl r43 = 1, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r41
	st8 [r32] = r8
	adds r14 = -336, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L51
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L50
	;;
.L51:
	adds r14 = -336, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L50:
	adds r14 = -1044, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	adds r14 = -1044, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L53
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L54
	;;
.L53:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L54:
	adds r14 = -1044, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1044, r40
	;;
	st4 [r14] = r0
.L52:
	adds r14 = -1044, r40
	adds r15 = -1044, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -1040, r40
	adds r15 = -1040, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L49:
	adds r14 = -1040, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L55
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -1036, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC26)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1032, r40
	;;
	st4 [r14] = r0
	br .L56
	;;
.L62:
	adds r14 = -104, r40
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
	adds r14 = -1032, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L57
	adds r14 = -360, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -1032, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r32 = -352, r40
	adds r14 = -360, r40
	addl r44 = 7, r0
	movl r43 = @gprel(b#)
	;;
	add r43 = r1, r43
	ld4 r42 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r41
	st8 [r32] = r8
	adds r14 = -352, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L58
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L58
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L57
	;;
.L58:
	adds r14 = -352, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L57:
	adds r14 = -1036, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	adds r14 = -1036, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L60
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L61
	;;
.L60:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L61:
	adds r14 = -1036, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1036, r40
	;;
	st4 [r14] = r0
.L59:
	adds r14 = -1036, r40
	adds r15 = -1036, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -1032, r40
	adds r15 = -1032, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L56:
	adds r14 = -1032, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L62
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -1028, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC27)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1024, r40
	;;
	st4 [r14] = r0
	br .L63
	;;
.L69:
	adds r14 = -104, r40
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
	adds r14 = -1024, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L64
	adds r14 = -376, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -1024, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r32 = -368, r40
	adds r14 = -376, r40
	mov r44 = r0
	movl r43 = @gprel(b#)
	;;
	add r43 = r1, r43
	ld4 r42 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r41
	st8 [r32] = r8
	adds r14 = -368, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L65
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L64
	;;
.L65:
	adds r14 = -368, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L64:
	adds r14 = -1028, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
	adds r14 = -1028, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L67
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L68
	;;
.L67:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L68:
	adds r14 = -1028, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1028, r40
	;;
	st4 [r14] = r0
.L66:
	adds r14 = -1028, r40
	adds r15 = -1028, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -1024, r40
	adds r15 = -1024, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L63:
	adds r14 = -1024, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L69
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -1020, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC28)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1016, r40
	;;
	st4 [r14] = r0
	br .L70
	;;
.L76:
	adds r14 = -104, r40
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
	adds r14 = -1016, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L71
	adds r14 = -392, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -1016, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -392, r40
	mov r43 = r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -384, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -384, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L72
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L72
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L71
	;;
.L72:
	adds r14 = -384, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L71:
	adds r14 = -1020, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	adds r14 = -1020, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L74
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L75
	;;
.L74:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L75:
	adds r14 = -1020, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1020, r40
	;;
	st4 [r14] = r0
.L73:
	adds r14 = -1020, r40
	adds r15 = -1020, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -1016, r40
	adds r15 = -1016, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L70:
	adds r14 = -1016, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L76
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -1012, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC29)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1008, r40
	;;
	st4 [r14] = r0
	br .L77
	;;
.L83:
	adds r14 = -104, r40
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
	adds r14 = -1008, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L78
	adds r14 = -408, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -1008, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -408, r40
	addl r45 = 10, r0
	mov r44 = r0
	mov r43 = r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fallocate#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -400, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -400, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L79
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L79
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L78
	;;
.L79:
	adds r14 = -400, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L78:
	adds r14 = -1012, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L80
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L80
	adds r14 = -1012, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L81
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L82
	;;
.L81:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L82:
	adds r14 = -1012, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1012, r40
	;;
	st4 [r14] = r0
.L80:
	adds r14 = -1012, r40
	adds r15 = -1012, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -1008, r40
	adds r15 = -1008, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L77:
	adds r14 = -1008, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L83
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -1004, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC30)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1000, r40
	;;
	st4 [r14] = r0
	br .L84
	;;
.L90:
	adds r14 = -104, r40
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
	adds r14 = -1000, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L85
	adds r14 = -424, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -1000, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -424, r40
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fsync#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -416, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -416, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L86
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L86
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L85
	;;
.L86:
	adds r14 = -416, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L85:
	adds r14 = -1004, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L87
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L87
	adds r14 = -1004, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L88
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L89
	;;
.L88:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L89:
	adds r14 = -1004, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -1004, r40
	;;
	st4 [r14] = r0
.L87:
	adds r14 = -1004, r40
	adds r15 = -1004, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -1000, r40
	adds r15 = -1000, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L84:
	adds r14 = -1000, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L90
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -996, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC31)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -992, r40
	;;
	st4 [r14] = r0
	br .L91
	;;
.L97:
	adds r14 = -104, r40
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
	adds r14 = -992, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L92
	adds r14 = -440, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -992, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -440, r40
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = posix_fadvise#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -432, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -432, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L93
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L93
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L92
	;;
.L93:
	adds r14 = -432, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L92:
	adds r14 = -996, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L94
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L94
	adds r14 = -996, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L95
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L96
	;;
.L95:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L96:
	adds r14 = -996, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -996, r40
	;;
	st4 [r14] = r0
.L94:
	adds r14 = -996, r40
	adds r15 = -996, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -992, r40
	adds r15 = -992, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L91:
	adds r14 = -992, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L97
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -988, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC32)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -984, r40
	;;
	st4 [r14] = r0
	br .L98
	;;
.L104:
	adds r14 = -104, r40
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
	adds r14 = -984, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L99
	adds r14 = -456, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -984, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r32 = -448, r40
	adds r14 = -456, r40
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	;;
	ld4 r43 = [r14]
	addl r42 = 1216, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	st8 [r32] = r8
	adds r14 = -448, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L100
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L100
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L99
	;;
.L100:
	adds r14 = -448, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L99:
	adds r14 = -988, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L101
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L101
	adds r14 = -988, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L102
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L103
	;;
.L102:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L103:
	adds r14 = -988, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -988, r40
	;;
	st4 [r14] = r0
.L101:
	adds r14 = -988, r40
	adds r15 = -988, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -984, r40
	adds r15 = -984, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L98:
	adds r14 = -984, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L104
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -980, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC33)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -976, r40
	;;
	st4 [r14] = r0
	br .L105
	;;
.L111:
	adds r14 = -104, r40
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
	adds r14 = -976, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L106
	adds r14 = -472, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -976, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -472, r40
	addl r43 = 5, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = flock#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -464, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -464, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L107
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L107
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L106
	;;
.L107:
	adds r14 = -464, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L106:
	adds r14 = -980, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L108
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L108
	adds r14 = -980, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L109
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L110
	;;
.L109:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L110:
	adds r14 = -980, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -980, r40
	;;
	st4 [r14] = r0
.L108:
	adds r14 = -980, r40
	adds r15 = -980, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -976, r40
	adds r15 = -976, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L105:
	adds r14 = -976, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L111
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -972, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC34)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -968, r40
	;;
	st4 [r14] = r0
	br .L112
	;;
.L119:
	adds r14 = -104, r40
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
	adds r14 = -968, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L113
	adds r14 = -488, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -968, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r40
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
	adds r15 = -24, r40
	;;
	adds r14 = -488, r40
	mov r44 = r15
	addl r43 = 5, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -480, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -480, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L114
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L114
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L113
	;;
.L114:
	adds r14 = -480, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L113:
	adds r14 = -972, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L116
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L116
	adds r14 = -972, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L117
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L118
	;;
.L117:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L118:
	adds r14 = -972, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -972, r40
	;;
	st4 [r14] = r0
.L116:
	adds r14 = -972, r40
	adds r15 = -972, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -968, r40
	adds r15 = -968, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L112:
	adds r14 = -968, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L119
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -964, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC35)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -960, r40
	;;
	st4 [r14] = r0
	br .L120
	;;
.L128:
	adds r14 = -104, r40
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
	adds r14 = -960, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L121
	adds r14 = -504, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -960, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -504, r40
	mov r44 = r0
	addl r43 = 1024, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L122
	adds r14 = -504, r40
	addl r44 = 2, r0
	addl r43 = 1024, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt4 r14 = r14
	br .L123
	;;
.L122:
	addl r14 = -1, r0
.L123:
	adds r15 = -496, r40
	;;
	st8 [r15] = r14
	adds r14 = -496, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L124
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L124
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L121
	;;
.L124:
	adds r14 = -496, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L121:
	adds r14 = -964, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L125
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L125
	adds r14 = -964, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L126
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L127
	;;
.L126:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L127:
	adds r14 = -964, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -964, r40
	;;
	st4 [r14] = r0
.L125:
	adds r14 = -964, r40
	adds r15 = -964, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -960, r40
	adds r15 = -960, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L120:
	adds r14 = -960, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L128
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -956, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC36)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -952, r40
	;;
	st4 [r14] = r0
	br .L129
	;;
.L135:
	adds r14 = -104, r40
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
	adds r14 = -952, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L130
	adds r14 = -520, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -952, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -520, r40
	addl r44 = 4096, r0
	addl r43 = 1031, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -512, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -512, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L131
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L131
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L130
	;;
.L131:
	adds r14 = -512, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L130:
	adds r14 = -956, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L132
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L132
	adds r14 = -956, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L133
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L134
	;;
.L133:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L134:
	adds r14 = -956, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -956, r40
	;;
	st4 [r14] = r0
.L132:
	adds r14 = -956, r40
	adds r15 = -956, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -952, r40
	adds r15 = -952, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L129:
	adds r14 = -952, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L135
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -948, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC37)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -944, r40
	;;
	st4 [r14] = r0
	br .L136
	;;
.L142:
	adds r14 = -104, r40
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
	adds r14 = -944, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L137
	adds r14 = -536, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -944, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -536, r40
	addl r43 = 1034, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -528, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -528, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L138
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L138
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L137
	;;
.L138:
	adds r14 = -528, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L137:
	adds r14 = -948, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L139
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L139
	adds r14 = -948, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L140
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L141
	;;
.L140:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L141:
	adds r14 = -948, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -948, r40
	;;
	st4 [r14] = r0
.L139:
	adds r14 = -948, r40
	adds r15 = -948, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -944, r40
	adds r15 = -944, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L136:
	adds r14 = -944, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L142
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -940, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC38)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -936, r40
	;;
	st4 [r14] = r0
	br .L143
	;;
.L149:
	adds r14 = -104, r40
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
	adds r14 = -936, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L144
	adds r14 = -552, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -936, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -552, r40
	;;
	mov r44 = r15
	addl r43 = 8, r0
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -544, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -544, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L145
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L145
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L144
	;;
.L145:
	adds r14 = -544, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L144:
	adds r14 = -940, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L146
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L146
	adds r14 = -940, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L147
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L148
	;;
.L147:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L148:
	adds r14 = -940, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -940, r40
	;;
	st4 [r14] = r0
.L146:
	adds r14 = -940, r40
	adds r15 = -940, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -936, r40
	adds r15 = -936, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L143:
	adds r14 = -936, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L149
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -932, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC39)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -928, r40
	;;
	st4 [r14] = r0
	br .L150
	;;
.L156:
	adds r14 = -104, r40
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
	adds r14 = -928, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L151
	adds r14 = -568, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -928, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -568, r40
	mov r44 = r0
	addl r43 = 10, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -560, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -560, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L152
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L152
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L151
	;;
.L152:
	adds r14 = -560, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L151:
	adds r14 = -932, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L153
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L153
	adds r14 = -932, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L154
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L155
	;;
.L154:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L155:
	adds r14 = -932, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -932, r40
	;;
	st4 [r14] = r0
.L153:
	adds r14 = -932, r40
	adds r15 = -932, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -928, r40
	adds r15 = -928, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L150:
	adds r14 = -928, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L156
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -924, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC40)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -920, r40
	;;
	st4 [r14] = r0
	br .L157
	;;
.L164:
	adds r14 = -104, r40
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
	adds r14 = -920, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L158
	adds r14 = -584, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -920, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -128, r40
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r15 = -128, r40
	adds r14 = -584, r40
	;;
	mov r44 = r15
	addl r43 = 21537, r0
	ld4 r42 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -576, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -576, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L159
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L159
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L158
	;;
.L159:
	adds r14 = -576, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L158:
	adds r14 = -924, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L161
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L161
	adds r14 = -924, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L162
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L163
	;;
.L162:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L163:
	adds r14 = -924, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -924, r40
	;;
	st4 [r14] = r0
.L161:
	adds r14 = -924, r40
	adds r15 = -924, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -920, r40
	adds r15 = -920, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L157:
	adds r14 = -920, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L164
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -916, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC41)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -912, r40
	;;
	st4 [r14] = r0
	br .L165
	;;
.L172:
	adds r14 = -104, r40
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
	adds r14 = -912, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L166
	adds r14 = -600, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -912, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -124, r40
	;;
	st4 [r14] = r0
	adds r15 = -124, r40
	adds r14 = -600, r40
	;;
	mov r44 = r15
	addl r43 = 21586, r0
	ld4 r42 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -592, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -592, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L167
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L167
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L166
	;;
.L167:
	adds r14 = -592, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L166:
	adds r14 = -916, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L169
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L169
	adds r14 = -916, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L170
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L171
	;;
.L170:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L171:
	adds r14 = -916, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -916, r40
	;;
	st4 [r14] = r0
.L169:
	adds r14 = -916, r40
	adds r15 = -916, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -912, r40
	adds r15 = -912, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L165:
	adds r14 = -912, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L172
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -908, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC42)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -904, r40
	;;
	st4 [r14] = r0
	br .L173
	;;
.L179:
	adds r14 = -104, r40
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
	adds r14 = -904, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L174
	adds r14 = -616, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -904, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -616, r40
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = map#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -608, r40
	;;
	st8 [r14] = r15
	adds r14 = -608, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L175
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L175
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L174
	;;
.L175:
	adds r14 = -608, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L174:
	adds r14 = -908, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L176
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L176
	adds r14 = -908, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L177
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L178
	;;
.L177:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L178:
	adds r14 = -908, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -908, r40
	;;
	st4 [r14] = r0
.L176:
	adds r14 = -908, r40
	adds r15 = -908, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -904, r40
	adds r15 = -904, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L173:
	adds r14 = -904, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L179
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -900, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC43)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -896, r40
	;;
	st4 [r14] = r0
	br .L180
	;;
.L186:
	adds r14 = -104, r40
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
	adds r14 = -896, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L181
	adds r14 = -632, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -896, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -632, r40
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = fchdir#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -624, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -624, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L182
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L182
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L181
	;;
.L182:
	adds r14 = -624, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L181:
	adds r14 = -900, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L183
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L183
	adds r14 = -900, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L184
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L185
	;;
.L184:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L185:
	adds r14 = -900, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -900, r40
	;;
	st4 [r14] = r0
.L183:
	adds r14 = -900, r40
	adds r15 = -900, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -896, r40
	adds r15 = -896, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L180:
	adds r14 = -896, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L186
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -892, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC44)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -888, r40
	;;
	st4 [r14] = r0
	br .L187
	;;
.L194:
	adds r14 = -104, r40
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
	adds r14 = -888, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L188
	adds r14 = -648, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -888, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r40
	;;
	st8 [r14] = r0
	adds r14 = -24, r40
	;;
	adds r14 = 8, r14
	movl r15 = 1073741822
	;;
	st8 [r14] = r15
	adds r14 = -24, r40
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r40
	;;
	adds r14 = 24, r14
	movl r15 = 1073741822
	;;
	st8 [r14] = r15
	adds r15 = -24, r40
	adds r14 = -648, r40
	;;
	mov r43 = r15
	ld4 r42 = [r14]
	br.call.sptk.many b0 = futimens#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -640, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -640, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L189
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L189
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L188
	;;
.L189:
	adds r14 = -640, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L188:
	adds r14 = -892, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L191
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L191
	adds r14 = -892, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L192
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L193
	;;
.L192:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L193:
	adds r14 = -892, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -892, r40
	;;
	st4 [r14] = r0
.L191:
	adds r14 = -892, r40
	adds r15 = -892, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -888, r40
	adds r15 = -888, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L187:
	adds r14 = -888, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L194
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -884, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC45)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -880, r40
	;;
	st4 [r14] = r0
	br .L195
	;;
.L201:
	adds r14 = -104, r40
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
	adds r14 = -880, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L196
	adds r14 = -664, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -880, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r32 = -656, r40
	adds r14 = -664, r40
	addl r45 = 64, r0
	movl r44 = @gprel(b#)
	;;
	add r44 = r1, r44
	ld4 r43 = [r14]
	addl r42 = 1214, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	st8 [r32] = r8
	adds r14 = -656, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L197
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L197
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L196
	;;
.L197:
	adds r14 = -656, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L196:
	adds r14 = -884, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L198
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L198
	adds r14 = -884, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L199
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L200
	;;
.L199:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L200:
	adds r14 = -884, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -884, r40
	;;
	st4 [r14] = r0
.L198:
	adds r14 = -884, r40
	adds r15 = -884, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -880, r40
	adds r15 = -880, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L195:
	adds r14 = -880, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L201
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -876, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC46)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -872, r40
	;;
	st4 [r14] = r0
	br .L202
	;;
.L208:
	adds r14 = -104, r40
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
	adds r14 = -872, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L203
	adds r14 = -680, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -872, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -680, r40
	addl r43 = 1, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -672, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -672, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L204
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L204
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L203
	;;
.L204:
	adds r14 = -672, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L203:
	adds r14 = -876, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L205
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L205
	adds r14 = -876, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L206
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L207
	;;
.L206:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L207:
	adds r14 = -876, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -876, r40
	;;
	st4 [r14] = r0
.L205:
	adds r14 = -876, r40
	adds r15 = -876, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -872, r40
	adds r15 = -872, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L202:
	adds r14 = -872, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L208
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -868, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC47)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -864, r40
	;;
	st4 [r14] = r0
	br .L209
	;;
.L215:
	adds r14 = -104, r40
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
	adds r14 = -864, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L210
	adds r14 = -696, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -864, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -696, r40
	addl r43 = 5, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = shutdown#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -688, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -688, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L211
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L211
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L210
	;;
.L211:
	adds r14 = -688, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L210:
	adds r14 = -868, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L212
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L212
	adds r14 = -868, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L213
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L214
	;;
.L213:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L214:
	adds r14 = -868, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -868, r40
	;;
	st4 [r14] = r0
.L212:
	adds r14 = -868, r40
	adds r15 = -868, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -864, r40
	adds r15 = -864, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L209:
	adds r14 = -864, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L215
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -860, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC48)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -856, r40
	;;
	st4 [r14] = r0
	br .L216
	;;
.L222:
	adds r14 = -104, r40
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
	adds r14 = -856, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L217
	adds r14 = -712, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -856, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r14 = @gprel(fds#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	adds r32 = -704, r40
	adds r14 = -712, r40
	addl r47 = 2, r0
	addl r46 = 1, r0
	mov r45 = r0
	;;
	mov r44 = r15
	mov r43 = r0
	ld4 r42 = [r14]
	br.call.sptk.many b0 = splice#
	mov r1 = r41
	st8 [r32] = r8
	adds r14 = -704, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L218
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L218
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L217
	;;
.L218:
	adds r14 = -704, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L217:
	adds r14 = -860, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L219
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L219
	adds r14 = -860, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L220
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L221
	;;
.L220:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L221:
	adds r14 = -860, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -860, r40
	;;
	st4 [r14] = r0
.L219:
	adds r14 = -860, r40
	adds r15 = -860, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -856, r40
	adds r15 = -856, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L216:
	adds r14 = -856, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L222
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -852, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC49)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -848, r40
	;;
	st4 [r14] = r0
	br .L223
	;;
.L229:
	adds r14 = -104, r40
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
	adds r14 = -848, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L224
	adds r14 = -728, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -848, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r14 = @gprel(fds#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	adds r32 = -720, r40
	adds r14 = -728, r40
	addl r45 = 2, r0
	addl r44 = 1, r0
	;;
	mov r43 = r15
	ld4 r42 = [r14]
	br.call.sptk.many b0 = tee#
	mov r1 = r41
	st8 [r32] = r8
	adds r14 = -720, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L225
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L225
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L224
	;;
.L225:
	adds r14 = -720, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L224:
	adds r14 = -852, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L226
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L226
	adds r14 = -852, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L227
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L228
	;;
.L227:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L228:
	adds r14 = -852, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -852, r40
	;;
	st4 [r14] = r0
.L226:
	adds r14 = -852, r40
	adds r15 = -852, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -848, r40
	adds r15 = -848, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L223:
	adds r14 = -848, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L229
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -844, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC50)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -840, r40
	;;
	st4 [r14] = r0
	br .L230
	;;
.L237:
	adds r14 = -104, r40
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
	adds r14 = -840, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L231
	adds r14 = -744, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -840, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r14 = @gprel(fds#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 12, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -120, r40
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r16 = -120, r40
	adds r14 = -744, r40
	;;
	mov r45 = r16
	ld4 r44 = [r14]
	addl r43 = 1, r0
	mov r42 = r15
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -736, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -736, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L232
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L232
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L231
	;;
.L232:
	adds r14 = -736, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L231:
	adds r14 = -844, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L234
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L234
	adds r14 = -844, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L235
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L236
	;;
.L235:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L236:
	adds r14 = -844, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -844, r40
	;;
	st4 [r14] = r0
.L234:
	adds r14 = -844, r40
	adds r15 = -844, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -840, r40
	adds r15 = -840, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L230:
	adds r14 = -840, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L237
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -836, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC51)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -832, r40
	;;
	st4 [r14] = r0
	br .L238
	;;
.L244:
	adds r14 = -104, r40
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
	adds r14 = -832, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L239
	adds r14 = -760, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -832, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -760, r40
	movl r43 = @gprel(b#)
	;;
	add r43 = r1, r43
	ld4 r42 = [r14]
	br.call.sptk.many b0 = timerfd_gettime#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -752, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -752, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L240
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L240
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L239
	;;
.L240:
	adds r14 = -752, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L239:
	adds r14 = -836, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L241
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L241
	adds r14 = -836, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L242
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L243
	;;
.L242:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L243:
	adds r14 = -836, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -836, r40
	;;
	st4 [r14] = r0
.L241:
	adds r14 = -836, r40
	adds r15 = -836, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -832, r40
	adds r15 = -832, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L238:
	adds r14 = -832, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L244
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -828, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC52)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -824, r40
	;;
	st4 [r14] = r0
	br .L245
	;;
.L253:
	adds r14 = -104, r40
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
	adds r14 = -824, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L246
	adds r14 = -776, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -824, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -264, r40
	adds r14 = -776, r40
	mov r44 = r0
	;;
	mov r43 = r15
	ld4 r42 = [r14]
	br.call.sptk.many b0 = signalfd#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -776, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L247
	mov r15 = r0
	br .L248
	;;
.L247:
	addl r15 = -1, r0
.L248:
	adds r14 = -768, r40
	;;
	st8 [r14] = r15
	adds r14 = -768, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L249
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L249
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L246
	;;
.L249:
	adds r14 = -768, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L246:
	adds r14 = -828, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L250
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L250
	adds r14 = -828, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L251
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L252
	;;
.L251:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L252:
	adds r14 = -828, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -828, r40
	;;
	st4 [r14] = r0
.L250:
	adds r14 = -828, r40
	adds r15 = -828, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -824, r40
	adds r15 = -824, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L245:
	adds r14 = -824, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L253
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -820, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC53)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -816, r40
	;;
	st4 [r14] = r0
	br .L254
	;;
.L260:
	adds r14 = -104, r40
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
	adds r14 = -816, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L255
	adds r14 = -792, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -816, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -792, r40
	addl r43 = 1, r0
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = inotify_rm_watch#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -784, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -784, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L256
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L256
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L255
	;;
.L256:
	adds r14 = -784, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L255:
	adds r14 = -820, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L257
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L257
	adds r14 = -820, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L258
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L259
	;;
.L258:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L259:
	adds r14 = -820, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -820, r40
	;;
	st4 [r14] = r0
.L257:
	adds r14 = -820, r40
	adds r15 = -820, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -816, r40
	adds r15 = -816, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L254:
	adds r14 = -816, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L260
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -64, r40
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
	adds r14 = -812, r40
	;;
	st4 [r14] = r0
	movl r43 = @gprel(.LC54)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -808, r40
	;;
	st4 [r14] = r0
	br .L261
	;;
.L267:
	adds r14 = -104, r40
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
	adds r14 = -808, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L262
	adds r14 = -804, r40
	movl r16 = @gprel(fds#)
	;;
	add r16 = r1, r16
	adds r15 = -808, r40
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -804, r40
	mov r45 = r0
	addl r44 = 1, r0
	movl r43 = @gprel(b#)
	;;
	add r43 = r1, r43
	ld4 r42 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -800, r40
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -800, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L263
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L263
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -104, r40
	;;
	mov r45 = r15
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
	br .L262
	;;
.L263:
	adds r14 = -800, r40
	adds r15 = -104, r40
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	addl r43 = 40, r0
	mov r42 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r41
.L262:
	adds r14 = -812, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L264
	adds r15 = -64, r40
	adds r14 = -104, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L264
	adds r14 = -812, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L265
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L266
	;;
.L265:
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
.L266:
	adds r14 = -812, r40
	adds r16 = -64, r40
	;;
	ld4 r44 = [r14]
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -812, r40
	;;
	st4 [r14] = r0
.L264:
	adds r14 = -812, r40
	adds r15 = -812, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r15 = -104, r40
	adds r14 = -64, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r41
	adds r14 = -808, r40
	adds r15 = -808, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L261:
	adds r14 = -808, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L267
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
