// 6cd0c78d0808cb0252f08e2fe8b9d374
	.file	"edge-answers.c"
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
	stringz	"timer_create(CLOCK_REALTIME, &event, &timer) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"timer_settime(timer, TIMER_ABSTIME, &past, NULL) == 0"
	.align 8
.LC5:
	stringz	"sigwaitinfo(&set, &info) == SIGUSR1 && timer_getoverrun(timer) == INT_MAX"
	.align 8
.LC6:
	stringz	"timer_delete(timer) == 0"
	.align 8
.LC7:
	stringz	"syscall(SYS_clock_nanosleep, CLOCK_THREAD_CPUTIME_ID, 0, &second, NULL) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC8:
	stringz	"syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC_RAW, 0, &second, NULL) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC9:
	stringz	"syscall(SYS_clock_nanosleep, 77, 0, &second, NULL) == -1 && errno == EINVAL"
	.text
	.align 16
	.align 64
	.proc timers#
timers:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 5, 0
	.fframe 384
	adds r12 = -384, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	adds r14 = 280, r12
	addl r15 = 1, r0
	adds r16 = 280, r12
	.mmi
	addl r17 = 10, r0
	adds r33 = 352, r12
	adds r36 = 272, r12
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 288, r12
	adds r35 = 336, r12
	.mmi
	adds r32 = 368, r12
	st4 [r16] = r17
	adds r40 = 144, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 296, r12
	.mmi
	st8 [r32] = r15
	nop 0
	adds r34 = 384, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 304, r12
	.mmi
	st8 [r36] = r0
	;;
	st8 [r14] = r0
	adds r14 = 312, r12
	.mmi
	st8 [r35] = r0
	;;
	st8 [r14] = r0
	adds r14 = 320, r12
	.mmi
	st8 [r33] = r0
	;;
	st8 [r14] = r0
	adds r14 = 328, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 360, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 344, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 376, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 10, r0
	.mmb
	adds r40 = 144, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	nop 0
	.mmb
	adds r41 = 144, r12
	mov r40 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r41 = r36
	mov r1 = r39
	nop 0
	.mmb
	mov r42 = r34
	mov r40 = r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r33
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	ld8 r14 = [r33]
	addl r41 = 1, r0
	mov r43 = r0
	.mmi
	mov r1 = r39
	ld8 r40 = [r34]
	mov r42 = r35
	;;
	.mmi
	nop 0
	adds r14 = -10, r14
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r41 = 16, r12
	.mmb
	adds r40 = 144, r12
	nop 0
	br.call.sptk.many b0 = sigwaitinfo#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 10, r8
	(p7) br.cond.dpnt .L22
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L5:
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld8 r40 = [r34]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r44 = r0
	mov r43 = r32
	.mmi
	mov r1 = r39
	mov r42 = r0
	addl r40 = 1256, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L23
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 4, r0
	mov r1 = r39
	mov r44 = r0
	.mmi
	mov r43 = r32
	mov r42 = r0
	addl r40 = 1256, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L24
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L8:
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 77, r0
	mov r1 = r39
	mov r44 = r0
	.mmi
	mov r43 = r32
	mov r42 = r0
	addl r40 = 1256, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L25
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L9:
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 384, r12
	br.ret.sptk.many b0
	;;
.L25:
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
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC9)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 384, r12
	br.ret.sptk.many b0
	;;
.L24:
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
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 95, r14
	movl r42 = @gprel(.LC8)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 77, r0
	mov r1 = r39
	mov r44 = r0
	.mmi
	mov r43 = r32
	mov r42 = r0
	addl r40 = 1256, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L25
.L23:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 95, r14
	movl r42 = @gprel(.LC7)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 4, r0
	mov r1 = r39
	mov r44 = r0
	.mmi
	mov r43 = r32
	mov r42 = r0
	addl r40 = 1256, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L24
.L22:
	.mib
	ld8 r40 = [r34]
	nop 0
	br.call.sptk.many b0 = timer_getoverrun#
	;;
	.mlx
	nop 0
	movl r14 = 2147483647
	.mmi
	mov r1 = r39
	;;
	cmp4.eq p6, p7 = r14, r8
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L5
	.endp timers#
	.align 16
	.align 64
	.proc contents#
contents:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	mov r39 = r0
	addl r33 = -1, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r34 = r8
	nop 0
	.mmi
	addl r40 = 4095, r0
	mov r38 = r8
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(text#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	(p7) br.cond.dpnt .L31
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	cmp.le p6, p7 = r0, r33
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	nop 0
	.mlx
	(p7) mov r33 = r0
	movl r8 = @gprel(text#)
	;;
	.mmi
	add r8 = r1, r8
	;;
	add r33 = r8, r33
	nop 0
	;;
	.mib
	st1 [r33] = r0
	nop 0
	br.ret.sptk.many b0
	;;
.L31:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r33 = r8
	.mmb
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	cmp.le p6, p7 = r0, r33
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	nop 0
	.mlx
	(p7) mov r33 = r0
	movl r8 = @gprel(text#)
	;;
	.mmi
	add r8 = r1, r8
	;;
	add r33 = r8, r33
	nop 0
	;;
	.mib
	st1 [r33] = r0
	nop 0
	br.ret.sptk.many b0
	.endp contents#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"fdinfo"
	.align 8
.LC11:
	stringz	"12345"
	.align 8
.LC12:
	stringz	"fd >= 0 && write(fd, \"12345\", 5) == 5"
	.align 8
.LC13:
	stringz	"flags:\t0%o\n"
	.align 8
.LC14:
	stringz	"/proc/self/fdinfo/%d"
	.align 8
.LC15:
	stringz	"pos:\t5\n"
	.align 8
.LC16:
	stringz	"mnt_id:\t"
	.align 8
.LC17:
	stringz	"strncmp(fdinfo(fd), \"pos:\\t5\\n\", 7) == 0 && strstr(text, line) && strstr(text, \"mnt_id:\\t\")"
	.align 8
.LC18:
	stringz	"eventfd-count:               12\n"
	.align 8
.LC19:
	stringz	"strstr(fdinfo(event), \"eventfd-count:               12\\n\") != NULL"
	.align 8
.LC20:
	stringz	"."
	.align 8
.LC21:
	stringz	"inotify wd:1 "
	.align 8
.LC22:
	stringz	" mask:80000002 ignored_mask:0"
	.align 8
.LC23:
	stringz	"first == 1 && second == 2 && strstr(fdinfo(watch), \"inotify wd:1 \") && strstr(text, \" mask:80000002 ignored_mask:0\")"
	.align 8
.LC24:
	stringz	" mask:5 ignored_mask:0"
	.align 8
.LC25:
	stringz	"inotify_add_watch(watch, \"fdinfo\", IN_ACCESS | IN_MASK_ADD) == 2 && strstr(fdinfo(watch), \" mask:5 ignored_mask:0\")"
	.align 8
.LC26:
	stringz	"wd:2"
	.align 8
.LC27:
	stringz	"wd:1"
	.align 8
.LC28:
	stringz	"inotify_rm_watch(watch, 2) == 0 && !strstr(fdinfo(watch), \"wd:2\") && strstr(text, \"wd:1\")"
	.align 8
.LC29:
	stringz	"/proc/self/fdinfo/0"
	.align 8
.LC30:
	stringz	"*fdinfo(fd) == 0 && access(\"/proc/self/fdinfo/0\", R_OK) == 0"
	.text
	.align 16
	.align 64
	.proc fdinfos#
fdinfos:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 3, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	addl r41 = 384, r0
	nop 0
	add r39 = r1, r39
	.mmb
	addl r40 = 524866, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r40 = r0
	mov r33 = r8
	nop 0
	.mmb
	mov r1 = r38
	addl r39 = 18, r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mib
	mov r1 = r38
	mov r34 = r8
	br.call.sptk.many b0 = inotify_init#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.gt p6, p7 = r0, r33
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L64
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L34:
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 3, r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 524288, r0
	adds r39 = 80, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	.mmi
	nop 0
	or r41 = r41, r8
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r33
	adds r39 = 16, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r8
	addl r41 = 7, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L49
	;;
	.mlx
	nop 0
	movl r39 = @gprel(text#)
	.mmi
	nop 0
	adds r40 = 80, r12
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L49
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	.mlx
	nop 0
	movl r39 = @gprel(text#)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	add r39 = r1, r39
	movl r41 = @gprel(.LC17)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r34
	adds r39 = 16, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
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
	.mlx
	mov r1 = r38
	movl r41 = -2147483646
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r35 = r8
	.mmi
	addl r41 = 4, r0
	nop 0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mii
	cmp4.eq p6, p7 = 1, r35
	mov r1 = r38
	;;
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	cmp4.eq p6, p7 = 2, r8
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L65
.L37:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
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
	.mlx
	mov r1 = r38
	movl r41 = 536870913
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L66
	;;
.L40:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
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
	addl r40 = 2, r0
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L67
	;;
.L42:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
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
	.mib
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r33
	adds r39 = 16, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = contents#
	;;
	.mii
	ld1 r14 = [r8]
	mov r1 = r38
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L68
.L45:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
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
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L49:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r34
	adds r39 = 16, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
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
	.mlx
	mov r1 = r38
	movl r41 = -2147483646
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r35 = r8
	.mmi
	addl r41 = 4, r0
	nop 0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mii
	cmp4.eq p6, p7 = 1, r35
	mov r1 = r38
	;;
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	cmp4.eq p6, p7 = 2, r8
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L65
.L64:
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mmi
	addl r41 = 5, r0
	nop 0
	mov r39 = r33
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 5, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L34
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L34
	;;
.L68:
	.mlx
	nop 0
	movl r39 = @gprel(.LC29)
	.mmi
	nop 0
	addl r40 = 4, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L45
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
	movl r41 = @gprel(.LC30)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L65:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mmi
	mov r41 = r32
	nop 0
	adds r39 = 16, r12
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L37
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	.mlx
	nop 0
	movl r39 = @gprel(text#)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L37
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
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
	.mlx
	mov r1 = r38
	movl r41 = 536870913
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 2, r8
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L66
	;;
.L67:
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mmi
	mov r41 = r32
	nop 0
	adds r39 = 16, r12
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L42
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	.mlx
	nop 0
	movl r39 = @gprel(text#)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L42
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
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
	.mib
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r33
	adds r39 = 16, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = contents#
	;;
	.mii
	ld1 r14 = [r8]
	mov r1 = r38
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br .L68
.L66:
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mmi
	mov r41 = r32
	nop 0
	adds r39 = 16, r12
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L40
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mmi
	(p6) add r40 = r1, r40
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
	addl r40 = 2, r0
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br .L67
	.endp fdinfos#
	.section	.rodata.str1.8
	.align 8
.LC31:
	stringz	"/proc/sys/kernel/hostname"
	.align 8
.LC32:
	stringz	"contents(\"/proc/sys/kernel/hostname\") && strncmp(text, names.nodename, strlen(names.nodename)) == 0"
	.align 8
.LC33:
	stringz	"/proc/sys/kernel/domainname"
	.align 8
.LC34:
	stringz	"contents(\"/proc/sys/kernel/domainname\") && strncmp(text, names.domainname, strlen(names.domainname)) == 0"
	.align 8
.LC35:
	stringz	"/proc/sys/fs/lease-break-time"
	.align 8
.LC36:
	stringz	"45\n"
	.align 8
.LC37:
	stringz	"strcmp(contents(\"/proc/sys/fs/lease-break-time\"), \"45\\n\") == 0"
	.align 8
.LC38:
	stringz	"/dev/urandom"
	.align 8
.LC39:
	stringz	"ioctl(fd, RNDGETENTCNT, &bits) == 0 && bits == 256"
	.text
	.align 16
	.align 64
	.proc machine#
machine:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 400
	adds r12 = -400, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = uname#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC31)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r36
	cmp.eq p6, p7 = 0, r8
	adds r37 = 81, r12
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L70
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r36
	adds r38 = 81, r12
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(text#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mii
	(p6) add r38 = r1, r38
	nop 0
	;;
	(p7) add r38 = r1, r38
.L70:
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC33)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r36
	cmp.eq p6, p7 = 0, r8
	adds r37 = 341, r12
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r36
	adds r38 = 341, r12
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(text#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mii
	(p6) add r38 = r1, r38
	nop 0
	;;
	(p7) add r38 = r1, r38
.L71:
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	.mlx
	adds r33 = 408, r12
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC35)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC36)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC37)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	addl r14 = -1, r0
	mov r38 = r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC38)
	.mmi
	nop 0
	st4 [r33] = r14
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mlx
	mov r1 = r36
	movl r38 = 2147766784
	.mmi
	mov r32 = r8
	mov r39 = r33
	mov r37 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	(p6) br.cond.dptk .L73
	.mii
	ld4 r15 = [r33]
	addl r14 = 256, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	nop 0
.L73:
	.mlx
	nop 0
	movl r39 = @gprel(.LC39)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 400, r12
	br.ret.sptk.many b0
	.endp machine#
	.section	.rodata.str1.8
	.align 8
.LC40:
	stringz	"personality(STICKY_TIMEOUTS) == 0"
	.align 8
.LC41:
	stringz	"select(0, NULL, NULL, NULL, &wait) == 0 && wait.tv_usec == 1000"
	.align 8
.LC42:
	stringz	"personality(0) == STICKY_TIMEOUTS"
	.align 8
.LC43:
	stringz	"select(0, NULL, NULL, NULL, &wait) == 0 && wait.tv_usec == 0"
	.align 8
.LC44:
	stringz	"bind(listener, (struct sockaddr *)&at, len) == 0 && listen(listener, 1) == 0"
	.align 8
.LC45:
	stringz	"getsockname(listener, (struct sockaddr *)&at, &len) == 0 && connect(fd, (struct sockaddr *)&at, len) == 0"
	.align 8
.LC46:
	stringz	"accepted >= 0 && close(accepted) == 0"
	.align 8
.LC47:
	stringz	"connect(fd, (struct sockaddr *)&at, sizeof at) == -1 && errno == EISCONN"
	.align 8
.LC48:
	stringz	"x"
	.align 8
.LC49:
	stringz	"write(fd, \"x\", 1) == 1"
	.align 8
.LC50:
	stringz	"getsockopt(fd, 500, 1, &value, &len) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC51:
	stringz	"getsockopt(fd, IPPROTO_UDP, UDP_CORK, &value, &len) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC52:
	stringz	"getsockopt(udp, IPPROTO_TCP, TCP_NODELAY, &value, &len) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC53:
	stringz	"getsockopt(udp, IPPROTO_UDP, 0x100, &value, &len) == -1 && errno == ENOPROTOOPT"
	.align 8
.LC54:
	stringz	"getsockopt(fd, IPPROTO_IP, -1, &value, &len) == -1 && errno == ENOPROTOOPT"
	.align 8
.LC55:
	stringz	"ioctl(udp, SIOCATMARK, &value) == -1 && errno == ENOTTY"
	.align 8
.LC56:
	stringz	"ioctl(fd, SIOCATMARK, &value) == 0 && value == 0"
	.align 8
.LC57:
	stringz	"pipe(ends) == 0"
	.align 8
.LC58:
	stringz	"splice(ends[0], NULL, event, NULL, 8, 0) == -1 && errno == EINVAL"
	.align 8
.LC59:
	stringz	"splice(event, NULL, ends[1], NULL, 8, 0) == -1 && errno == EINVAL"
	.align 8
.LC60:
	stringz	"splice(watch, NULL, ends[1], NULL, 8, 0) == -1 && errno == EINVAL"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 6, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mib
	addl r33 = 1000, r0
	adds r32 = 24, r12
	br.call.sptk.many b0 = timers#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r39
	.mlx
	st8 [r32] = r33
	movl r40 = 67108864
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = personality#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r39
	adds r44 = 16, r12
	.mmi
	mov r43 = r0
	mov r42 = r0
	mov r40 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = select#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L85
	.mmi
	ld8 r14 = [r32]
	;;
	cmp.ne p6, p7 = r33, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L85:
	.mlx
	nop 0
	movl r42 = @gprel(.LC41)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = personality#
	;;
	.mlx
	nop 0
	movl r14 = 67108864
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r8
	movl r42 = @gprel(.LC42)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r39
	adds r44 = 16, r12
	.mmi
	mov r43 = r0
	mov r42 = r0
	mov r40 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = select#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L87
	.mmi
	ld8 r14 = [r32]
	;;
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L87:
	.mlx
	nop 0
	movl r42 = @gprel(.LC43)
	.mlx
	adds r36 = 20, r12
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 18, r12
	adds r16 = 36, r12
	addl r15 = 16, r0
	.mmi
	mov r1 = r39
	mov r42 = r0
	addl r41 = 1, r0
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r16] = r15
	adds r15 = 16, r12
	.mmi
	addl r40 = 2, r0
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0, 2
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0
	addl r14 = 2, r0
	;;
	.mlx
	st2 [r15] = r14
	movl r14 = 16777343
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r39
	mov r34 = r8
	mov r42 = r0
	.mmb
	addl r41 = 1, r0
	addl r40 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	addl r41 = 2, r0
	.mmb
	addl r40 = 2, r0
	mov r32 = r8
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r16 = 36, r12
	mov r1 = r39
	nop 0
	.mmi
	mov r35 = r8
	adds r41 = 16, r12
	mov r40 = r34
	;;
	.mib
	ld4 r42 = [r16]
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L147
	;;
.L88:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	adds r42 = 36, r12
	nop 0
	.mmb
	adds r41 = 16, r12
	mov r40 = r34
	br.call.sptk.many b0 = getsockname#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L148
	;;
.L90:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC45)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	nop 0
	.mmb
	mov r41 = r0
	mov r40 = r34
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r39
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L149
	;;
.L92:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 16, r12
	mov r1 = r39
	nop 0
	.mmb
	addl r42 = 16, r0
	mov r40 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L150
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L94:
	.mlx
	nop 0
	movl r42 = @gprel(.LC47)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 1, r0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC48)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC49)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r40 = 20000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	adds r41 = 16, r12
	mov r1 = r39
	nop 0
	.mmb
	addl r42 = 16, r0
	mov r40 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L151
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L96:
	.mlx
	nop 0
	movl r42 = @gprel(.LC47)
	.mlx
	adds r33 = 32, r12
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r44 = 36, r12
	addl r14 = 4, r0
	addl r41 = 500, r0
	.mmi
	mov r1 = r39
	mov r43 = r33
	addl r42 = 1, r0
	;;
	.mmi
	nop 0
	mov r40 = r32
	nop 0
	.mmb
	st4 [r44] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L152
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L97:
	.mlx
	nop 0
	movl r42 = @gprel(.LC50)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 17, r0
	mov r1 = r39
	adds r44 = 36, r12
	.mmi
	mov r43 = r33
	addl r42 = 1, r0
	mov r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L153
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L98:
	.mlx
	nop 0
	movl r42 = @gprel(.LC51)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 6, r0
	mov r1 = r39
	adds r44 = 36, r12
	.mmi
	mov r43 = r33
	addl r42 = 1, r0
	mov r40 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L154
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L99:
	.mlx
	nop 0
	movl r42 = @gprel(.LC52)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 17, r0
	mov r1 = r39
	adds r44 = 36, r12
	.mmi
	mov r43 = r33
	addl r42 = 256, r0
	mov r40 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L155
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L100:
	.mlx
	nop 0
	movl r42 = @gprel(.LC53)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r39
	adds r44 = 36, r12
	.mmi
	mov r43 = r33
	addl r42 = -1, r0
	mov r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L156
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L101:
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC54)
	;;
	.mib
	add r40 = r1, r40
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 35077, r0
	mov r1 = r39
	nop 0
	.mmb
	mov r42 = r33
	mov r40 = r35
	br.call.sptk.many b0 = ioctl#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L157
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L102:
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC55)
	;;
	.mib
	add r40 = r1, r40
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 35077, r0
	mov r42 = r33
	nop 0
	.mmb
	mov r40 = r32
	mov r1 = r39
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r39
	;;
	.mlx
	or r14 = r8, r14
	movl r42 = @gprel(.LC56)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r40 = r32
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	mov r40 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 1, r0
	.mmb
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mib
	mov r1 = r39
	mov r32 = r8
	br.call.sptk.many b0 = inotify_init#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r40 = 16, r12
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC57)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	mov r41 = r0
	mov r1 = r39
	.mmi
	mov r45 = r0
	addl r44 = 8, r0
	mov r43 = r0
	;;
	.mmi
	nop 0
	mov r42 = r32
	nop 0
	.mmb
	ld4 r40 = [r15]
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L158
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L105:
	.mlx
	nop 0
	movl r42 = @gprel(.LC58)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r39
	mov r45 = r0
	.mmi
	addl r44 = 8, r0
	mov r43 = r0
	mov r40 = r32
	;;
	.mib
	ld4 r42 = [r36]
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L159
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L106:
	.mlx
	nop 0
	movl r42 = @gprel(.LC59)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r39
	mov r45 = r0
	.mmi
	addl r44 = 8, r0
	mov r43 = r0
	mov r40 = r33
	;;
	.mib
	ld4 r42 = [r36]
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L160
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L107:
	.mlx
	nop 0
	movl r42 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	mov r1 = r39
	;;
	.mib
	ld4 r40 = [r16]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	mov r40 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r40 = r33
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fdinfos#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = machine#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L149:
	.body
	.copy_state 1
	.mib
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L92
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
	.mlx
	nop 0
	movl r42 = @gprel(.LC46)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 16, r12
	mov r1 = r39
	nop 0
	.mmb
	addl r42 = 16, r0
	mov r40 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L94
	.mib
	nop 0
	nop 0
	br .L150
.L160:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	mov r1 = r39
	;;
	.mib
	ld4 r40 = [r16]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	mov r40 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r40 = r33
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fdinfos#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = machine#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L159:
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
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC59)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r39
	mov r45 = r0
	.mmi
	addl r44 = 8, r0
	mov r43 = r0
	mov r40 = r33
	;;
	.mib
	ld4 r42 = [r36]
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L107
	.mib
	nop 0
	nop 0
	br .L160
.L158:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC58)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r39
	mov r45 = r0
	.mmi
	addl r44 = 8, r0
	mov r43 = r0
	mov r40 = r32
	;;
	.mib
	ld4 r42 = [r36]
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L106
	.mib
	nop 0
	nop 0
	br .L159
.L157:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 25, r14
	movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC55)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 35077, r0
	mov r42 = r33
	nop 0
	.mmb
	mov r40 = r32
	mov r1 = r39
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r39
	;;
	.mlx
	or r14 = r8, r14
	movl r42 = @gprel(.LC56)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r40 = r32
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	mov r40 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 1, r0
	.mmb
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mib
	mov r1 = r39
	mov r32 = r8
	br.call.sptk.many b0 = inotify_init#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r40 = 16, r12
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC57)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	mov r41 = r0
	mov r1 = r39
	.mmi
	mov r45 = r0
	addl r44 = 8, r0
	mov r43 = r0
	;;
	.mmi
	nop 0
	mov r42 = r32
	nop 0
	.mmb
	ld4 r40 = [r15]
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L105
	.mib
	nop 0
	nop 0
	br .L158
.L156:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 92, r14
	movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC54)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 35077, r0
	mov r1 = r39
	nop 0
	.mmb
	mov r42 = r33
	mov r40 = r35
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L102
	.mib
	nop 0
	nop 0
	br .L157
.L155:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 92, r14
	movl r42 = @gprel(.LC53)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r39
	adds r44 = 36, r12
	.mmi
	mov r43 = r33
	addl r42 = -1, r0
	mov r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L101
	.mib
	nop 0
	nop 0
	br .L156
.L154:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 95, r14
	movl r42 = @gprel(.LC52)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 17, r0
	mov r1 = r39
	adds r44 = 36, r12
	.mmi
	mov r43 = r33
	addl r42 = 256, r0
	mov r40 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L100
	.mib
	nop 0
	nop 0
	br .L155
.L153:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 95, r14
	movl r42 = @gprel(.LC51)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 6, r0
	mov r1 = r39
	adds r44 = 36, r12
	.mmi
	mov r43 = r33
	addl r42 = 1, r0
	mov r40 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L99
	.mib
	nop 0
	nop 0
	br .L154
.L152:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 95, r14
	movl r42 = @gprel(.LC50)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 17, r0
	mov r1 = r39
	adds r44 = 36, r12
	.mmi
	mov r43 = r33
	addl r42 = 1, r0
	mov r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L98
	.mib
	nop 0
	nop 0
	br .L153
.L151:
	.mib
	adds r33 = 32, r12
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 106, r14
	movl r42 = @gprel(.LC47)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r44 = 36, r12
	addl r14 = 4, r0
	addl r41 = 500, r0
	.mmi
	mov r1 = r39
	mov r43 = r33
	addl r42 = 1, r0
	;;
	.mmi
	nop 0
	mov r40 = r32
	nop 0
	.mmb
	st4 [r44] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L97
	.mib
	nop 0
	nop 0
	br .L152
.L150:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 106, r14
	movl r42 = @gprel(.LC47)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 1, r0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC48)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC49)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r40 = 20000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	adds r41 = 16, r12
	mov r1 = r39
	nop 0
	.mmb
	addl r42 = 16, r0
	mov r40 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L96
	.mib
	nop 0
	nop 0
	br .L151
	;;
.L148:
	.mmi
	adds r14 = 36, r12
	adds r41 = 16, r12
	mov r40 = r32
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L90
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
	.mlx
	nop 0
	movl r42 = @gprel(.LC45)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	nop 0
	.mmb
	mov r41 = r0
	mov r40 = r34
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r39
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dptk .L92
	.mib
	nop 0
	nop 0
	br .L149
.L147:
	.mib
	addl r41 = 1, r0
	mov r40 = r34
	br.call.sptk.many b0 = listen#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L88
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
	.mlx
	nop 0
	movl r42 = @gprel(.LC44)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	adds r42 = 36, r12
	nop 0
	.mmb
	adds r41 = 16, r12
	mov r40 = r34
	br.call.sptk.many b0 = getsockname#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L90
	.mib
	nop 0
	nop 0
	br .L148
	.endp main#
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 4096
text:
	.skip	4096
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
