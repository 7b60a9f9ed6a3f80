// 39408f274909bf5655e3fb9ec6a6669e
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
	stringz	"/proc/self/fdinfo/%d"
	.text
	.align 16
	.align 64
	.proc fdinfo#
fdinfo:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 64
	adds r12 = -64, r12
	mov r35 = r1
	.mlx
	mov r38 = r32
	movl r37 = @gprel(.LC10)
	;;
	.mii
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	nop 0
	.mmb
	add r37 = r1, r37
	adds r36 = 16, r12
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r35
	adds r36 = 16, r12
	br.call.sptk.many b0 = contents#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp fdinfo#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"/proc/sys/kernel/hostname"
	.align 8
.LC12:
	stringz	"contents(\"/proc/sys/kernel/hostname\") && strncmp(text, names.nodename, strlen(names.nodename)) == 0"
	.align 8
.LC13:
	stringz	"/proc/sys/kernel/domainname"
	.align 8
.LC14:
	stringz	"contents(\"/proc/sys/kernel/domainname\") && strncmp(text, names.domainname, strlen(names.domainname)) == 0"
	.align 8
.LC15:
	stringz	"/proc/sys/fs/lease-break-time"
	.align 8
.LC16:
	stringz	"45\n"
	.align 8
.LC17:
	stringz	"strcmp(contents(\"/proc/sys/fs/lease-break-time\"), \"45\\n\") == 0"
	.align 8
.LC18:
	stringz	"/dev/urandom"
	.align 8
.LC19:
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
	movl r37 = @gprel(.LC11)
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
	(p6) br.cond.dpnt .L35
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
.L35:
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
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
	movl r37 = @gprel(.LC13)
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
	(p6) br.cond.dpnt .L36
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
.L36:
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
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
	movl r37 = @gprel(.LC15)
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
	movl r38 = @gprel(.LC16)
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
	movl r39 = @gprel(.LC17)
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
	movl r37 = @gprel(.LC18)
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
	(p6) br.cond.dptk .L38
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
.L38:
	.mlx
	nop 0
	movl r39 = @gprel(.LC19)
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
.LC20:
	stringz	"personality(STICKY_TIMEOUTS) == 0"
	.align 8
.LC21:
	stringz	"select(0, NULL, NULL, NULL, &wait) == 0 && wait.tv_usec == 1000"
	.align 8
.LC22:
	stringz	"personality(0) == STICKY_TIMEOUTS"
	.align 8
.LC23:
	stringz	"select(0, NULL, NULL, NULL, &wait) == 0 && wait.tv_usec == 0"
	.align 8
.LC24:
	stringz	"bind(listener, (struct sockaddr *)&at, len) == 0 && listen(listener, 1) == 0"
	.align 8
.LC25:
	stringz	"getsockname(listener, (struct sockaddr *)&at, &len) == 0 && connect(fd, (struct sockaddr *)&at, len) == 0"
	.align 8
.LC26:
	stringz	"accepted >= 0 && close(accepted) == 0"
	.align 8
.LC27:
	stringz	"connect(fd, (struct sockaddr *)&at, sizeof at) == -1 && errno == EISCONN"
	.align 8
.LC28:
	stringz	"x"
	.align 8
.LC29:
	stringz	"write(fd, \"x\", 1) == 1"
	.align 8
.LC30:
	stringz	"getsockopt(fd, 500, 1, &value, &len) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC31:
	stringz	"getsockopt(fd, IPPROTO_UDP, UDP_CORK, &value, &len) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC32:
	stringz	"getsockopt(udp, IPPROTO_TCP, TCP_NODELAY, &value, &len) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC33:
	stringz	"getsockopt(udp, IPPROTO_UDP, 0x100, &value, &len) == -1 && errno == ENOPROTOOPT"
	.align 8
.LC34:
	stringz	"getsockopt(fd, IPPROTO_IP, -1, &value, &len) == -1 && errno == ENOPROTOOPT"
	.align 8
.LC35:
	stringz	"ioctl(udp, SIOCATMARK, &value) == -1 && errno == ENOTTY"
	.align 8
.LC36:
	stringz	"ioctl(fd, SIOCATMARK, &value) == 0 && value == 0"
	.align 8
.LC37:
	stringz	"pipe(ends) == 0"
	.align 8
.LC38:
	stringz	"splice(ends[0], NULL, event, NULL, 8, 0) == -1 && errno == EINVAL"
	.align 8
.LC39:
	stringz	"splice(event, NULL, ends[1], NULL, 8, 0) == -1 && errno == EINVAL"
	.align 8
.LC40:
	stringz	"splice(watch, NULL, ends[1], NULL, 8, 0) == -1 && errno == EINVAL"
	.align 8
.LC41:
	stringz	"fdinfo"
	.align 8
.LC42:
	stringz	"12345"
	.align 8
.LC43:
	stringz	"fd >= 0 && write(fd, \"12345\", 5) == 5"
	.align 8
.LC44:
	stringz	"flags:\t0%o\n"
	.align 8
.LC45:
	stringz	"pos:\t5\n"
	.align 8
.LC46:
	stringz	"mnt_id:\t"
	.align 8
.LC47:
	stringz	"strncmp(fdinfo(fd), \"pos:\\t5\\n\", 7) == 0 && strstr(text, line) && strstr(text, \"mnt_id:\\t\")"
	.align 8
.LC48:
	stringz	"eventfd-count:               12\n"
	.align 8
.LC49:
	stringz	"strstr(fdinfo(event), \"eventfd-count:               12\\n\") != NULL"
	.align 8
.LC50:
	stringz	"."
	.align 8
.LC51:
	stringz	"inotify wd:1 "
	.align 8
.LC52:
	stringz	" mask:80000002 ignored_mask:0"
	.align 8
.LC53:
	stringz	"first == 1 && second == 2 && strstr(fdinfo(watch), \"inotify wd:1 \") && strstr(text, \" mask:80000002 ignored_mask:0\")"
	.align 8
.LC54:
	stringz	" mask:5 ignored_mask:0"
	.align 8
.LC55:
	stringz	"inotify_add_watch(watch, \"fdinfo\", IN_ACCESS | IN_MASK_ADD) == 2 && strstr(fdinfo(watch), \" mask:5 ignored_mask:0\")"
	.align 8
.LC56:
	stringz	"wd:2"
	.align 8
.LC57:
	stringz	"wd:1"
	.align 8
.LC58:
	stringz	"inotify_rm_watch(watch, 2) == 0 && !strstr(fdinfo(watch), \"wd:2\") && strstr(text, \"wd:1\")"
	.align 8
.LC59:
	stringz	"/proc/self/fdinfo/0"
	.align 8
.LC60:
	stringz	"*fdinfo(fd) == 0 && access(\"/proc/self/fdinfo/0\", R_OK) == 0"
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
	.fframe 80
	adds r12 = -80, r12
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
	movl r42 = @gprel(.LC20)
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
	(p6) br.cond.dptk .L50
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
.L50:
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
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
	movl r42 = @gprel(.LC22)
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
	(p6) br.cond.dptk .L52
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
.L52:
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
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
	adds r16 = 84, r12
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
	adds r16 = 84, r12
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
	(p7) br.cond.dpnt .L140
	;;
.L53:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC24)
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
	adds r42 = 84, r12
	nop 0
	.mmb
	adds r41 = 16, r12
	mov r40 = r34
	br.call.sptk.many b0 = getsockname#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L141
	;;
.L55:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC25)
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
	(p7) br.cond.dpnt .L142
	;;
.L57:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC26)
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
	(p7) br.cond.dpnt .L143
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L59:
	.mlx
	nop 0
	movl r42 = @gprel(.LC27)
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
	movl r41 = @gprel(.LC28)
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
	movl r42 = @gprel(.LC29)
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
	(p7) br.cond.dpnt .L144
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L61:
	.mlx
	nop 0
	movl r42 = @gprel(.LC27)
	.mlx
	adds r33 = 80, r12
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r44 = 84, r12
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
	(p7) br.cond.dpnt .L145
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L62:
	.mlx
	nop 0
	movl r42 = @gprel(.LC30)
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
	adds r44 = 84, r12
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
	(p7) br.cond.dpnt .L146
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L63:
	.mlx
	nop 0
	movl r42 = @gprel(.LC31)
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
	adds r44 = 84, r12
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
	(p7) br.cond.dpnt .L147
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L64:
	.mlx
	nop 0
	movl r42 = @gprel(.LC32)
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
	adds r44 = 84, r12
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
	(p7) br.cond.dpnt .L148
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L65:
	.mlx
	nop 0
	movl r42 = @gprel(.LC33)
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
	adds r44 = 84, r12
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
	(p7) br.cond.dpnt .L149
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L66:
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC34)
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
.L67:
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC35)
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
	movl r42 = @gprel(.LC36)
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
	movl r42 = @gprel(.LC37)
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
.L70:
	.mlx
	nop 0
	movl r42 = @gprel(.LC38)
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
.L71:
	.mlx
	nop 0
	movl r42 = @gprel(.LC39)
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
.L72:
	.mlx
	nop 0
	movl r42 = @gprel(.LC40)
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
	mov r40 = r32
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r40 = r33
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 384, r0
	addl r41 = 524866, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC41)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r39
	mov r33 = r8
	nop 0
	.mmb
	mov r41 = r0
	addl r40 = 18, r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mib
	mov r1 = r39
	mov r34 = r8
	br.call.sptk.many b0 = inotify_init#
	;;
	.mmi
	nop 0
	mov r1 = r39
	cmp4.gt p6, p7 = r0, r33
	.mmb
	nop 0
	mov r32 = r8
	(p7) br.cond.dpnt .L154
	;;
.L73:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L74:
	.mlx
	nop 0
	movl r42 = @gprel(.LC43)
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
	nop 0
	addl r41 = 3, r0
	.mmb
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 524288, r0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC44)
	.mmi
	nop 0
	or r42 = r42, r8
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = fdinfo#
	;;
	.mmi
	mov r1 = r39
	mov r40 = r8
	addl r42 = 7, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC45)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L121
	;;
	.mlx
	nop 0
	movl r40 = @gprel(text#)
	.mmi
	nop 0
	adds r41 = 16, r12
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L121
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC46)
	.mlx
	nop 0
	movl r40 = @gprel(text#)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC47)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = fdinfo#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC48)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = 0, r8
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
	.mlx
	mov r1 = r39
	movl r42 = -2147483646
	.mmi
	nop 0
	mov r40 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC50)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r35 = r8
	.mmi
	addl r42 = 4, r0
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC41)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mii
	cmp4.eq p6, p7 = 1, r35
	mov r1 = r39
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
	(p7) br.cond.dpnt .L155
.L77:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC53)
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
	.mlx
	mov r1 = r39
	movl r42 = 536870913
	.mmi
	nop 0
	mov r40 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC41)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L156
	;;
.L79:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC55)
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
	nop 0
	addl r41 = 2, r0
	.mmb
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L157
	;;
.L81:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC58)
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
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = fdinfo#
	;;
	.mii
	ld1 r14 = [r8]
	mov r1 = r39
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L158
.L83:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC60)
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
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	mov r40 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC41)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = unlink#
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
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
.L121:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC47)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = fdinfo#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC48)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = 0, r8
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
	.mlx
	mov r1 = r39
	movl r42 = -2147483646
	.mmi
	nop 0
	mov r40 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC50)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r35 = r8
	.mmi
	addl r42 = 4, r0
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC41)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mii
	cmp4.eq p6, p7 = 1, r35
	mov r1 = r39
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
	(p6) br.cond.dptk .L77
	.mib
	nop 0
	nop 0
	br .L155
.L154:
	.mlx
	nop 0
	movl r41 = @gprel(.LC42)
	.mmi
	addl r42 = 5, r0
	nop 0
	mov r40 = r33
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = 5, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L74
.L142:
	.mib
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L57
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
	movl r42 = @gprel(.LC26)
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
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br .L143
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
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC39)
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
	(p6) br.cond.dptk .L72
	.mib
	nop 0
	nop 0
	br .L153
.L151:
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
	movl r42 = @gprel(.LC38)
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
	(p6) br.cond.dptk .L71
	.mib
	nop 0
	nop 0
	br .L152
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
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC40)
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
	mov r40 = r32
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r40 = r33
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 384, r0
	addl r41 = 524866, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC41)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r39
	mov r33 = r8
	nop 0
	.mmb
	mov r41 = r0
	addl r40 = 18, r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mib
	mov r1 = r39
	mov r34 = r8
	br.call.sptk.many b0 = inotify_init#
	;;
	.mmi
	nop 0
	mov r1 = r39
	cmp4.gt p6, p7 = r0, r33
	.mmb
	nop 0
	mov r32 = r8
	(p6) br.cond.dptk .L73
	.mib
	nop 0
	nop 0
	br .L154
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
	cmp4.ne p6, p7 = 25, r14
	movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC35)
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
	movl r42 = @gprel(.LC36)
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
	movl r42 = @gprel(.LC37)
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
	(p6) br.cond.dptk .L70
	.mib
	nop 0
	nop 0
	br .L151
.L149:
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
	movl r42 = @gprel(.LC34)
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
	(p6) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L150
.L148:
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
	movl r42 = @gprel(.LC33)
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
	adds r44 = 84, r12
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
	(p6) br.cond.dptk .L66
	.mib
	nop 0
	nop 0
	br .L149
.L147:
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
	movl r42 = @gprel(.LC32)
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
	adds r44 = 84, r12
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
	(p6) br.cond.dptk .L65
	.mib
	nop 0
	nop 0
	br .L148
.L146:
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
	movl r42 = @gprel(.LC31)
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
	adds r44 = 84, r12
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
	(p6) br.cond.dptk .L64
	.mib
	nop 0
	nop 0
	br .L147
.L145:
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
	movl r42 = @gprel(.LC30)
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
	adds r44 = 84, r12
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
	(p6) br.cond.dptk .L63
	.mib
	nop 0
	nop 0
	br .L146
.L144:
	.mib
	adds r33 = 80, r12
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
	movl r42 = @gprel(.LC27)
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
	adds r44 = 84, r12
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
	(p6) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br .L145
.L143:
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
	movl r42 = @gprel(.LC27)
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
	movl r41 = @gprel(.LC28)
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
	movl r42 = @gprel(.LC29)
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
	(p6) br.cond.dptk .L61
	.mib
	nop 0
	nop 0
	br .L144
.L157:
	.mib
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = fdinfo#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC56)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L81
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC57)
	.mlx
	nop 0
	movl r40 = @gprel(text#)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L81
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC58)
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
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = fdinfo#
	;;
	.mii
	ld1 r14 = [r8]
	mov r1 = r39
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L83
	.mib
	nop 0
	nop 0
	br .L158
.L155:
	.mib
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = fdinfo#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC51)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L77
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC52)
	.mlx
	nop 0
	movl r40 = @gprel(text#)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L77
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC53)
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
	.mlx
	mov r1 = r39
	movl r42 = 536870913
	.mmi
	nop 0
	mov r40 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC41)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 2, r8
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br .L156
.L141:
	.mmi
	adds r14 = 84, r12
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
	(p7) br.cond.dptk .L55
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
	movl r42 = @gprel(.LC25)
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
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L142
.L140:
	.mib
	addl r41 = 1, r0
	mov r40 = r34
	br.call.sptk.many b0 = listen#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L53
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
	movl r42 = @gprel(.LC24)
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
	adds r42 = 84, r12
	nop 0
	.mmb
	adds r41 = 16, r12
	mov r40 = r34
	br.call.sptk.many b0 = getsockname#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L141
	;;
.L158:
	.mlx
	nop 0
	movl r40 = @gprel(.LC59)
	.mmi
	nop 0
	addl r41 = 4, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L83
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
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	mov r40 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC41)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = unlink#
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
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L156:
	.body
	.copy_state 2
	.mib
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = fdinfo#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC54)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L79
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC55)
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
	mov r1 = r39
	nop 0
	addl r41 = 2, r0
	.mmb
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L81
	.mib
	nop 0
	nop 0
	br .L157
	.endp main#
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 4096
text:
	.skip	4096
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
