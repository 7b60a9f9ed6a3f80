// 505b29202838b7a8175e1d2693c00220 guest-tests/process/newer-calls.c
	.file	"newer-calls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC2:
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
	movl r38 = @gprel(.LC2)
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
.LC3:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.1#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.1#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.1#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.section	.rodata
	.align 8
.LC4:
	stringz	"/proc/self/exe"
	.align 8
.LC5:
	stringz	""
	.align 8
.LC6:
	stringz	"executed: %d\n"
	.align 8
.LC7:
	stringz	"call(execveat, self, \"\", argv, env, 0)"
	.align 8
.LC8:
	stringz	"x"
	.align 8
.LC9:
	stringz	"call(execveat, AT_FDCWD, \"x\", argv, env, 1)"
	.align 8
.LC10:
	stringz	"call(execveat, -1, \"x\", argv, env, 0)"
	.align 8
.LC11:
	stringz	"call(execveat, -1, \"\", argv, env, AT_EMPTY_PATH)"
	.align 8
.LC12:
	stringz	"call(execveat, AT_FDCWD, \"/proc/self/exe\", argv, env, AT_SYMLINK_NOFOLLOW)"
	.align 8
.LC13:
	stringz	"call(execveat, AT_FDCWD, no_access(), argv, env, 0)"
	.align 8
.LC14:
	stringz	"call(execve, \"/proc/self/exe\", no_access(), env)"
	.align 8
.LC15:
	stringz	"call(execve, \"/proc/self/exe\", argv, no_access())"
	.align 8
.LC16:
	stringz	"call(execve, no_access(), argv, env)"
	.align 8
.LC17:
	stringz	"/"
	.align 8
.LC18:
	stringz	"call(execve, \"/\", argv, env)"
	.align 8
.LC19:
	stringz	"none"
	.align 8
.LC20:
	stringz	"call(execve, \"none\", argv, env)"
	.text
	.align 16
	.proc executing#
executing:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r32 = 4, r35
	mov r38 = r0
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	st4 [r35] = r0
	br .L12
	;;
.L16:
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	movl r40 = @gprel(env.2#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(argv.3#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	addl r37 = 1033, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	br .L15
	;;
.L14:
	adds r14 = 4, r35
	addl r42 = 4096, r0
	movl r41 = @gprel(env.2#)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(argv.3#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1342, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
.L15:
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L13:
	adds r14 = 8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	ld4 r14 = [r35]
	;;
	adds r14 = 1, r14
	;;
	st4 [r35] = r14
.L12:
	ld4 r14 = [r35]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r35
	mov r42 = r0
	movl r41 = @gprel(env.2#)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(argv.3#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1342, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r42 = 1, r0
	movl r41 = @gprel(env.2#)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(argv.3#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1342, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	movl r41 = @gprel(env.2#)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(argv.3#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1342, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r42 = 4096, r0
	movl r41 = @gprel(env.2#)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(argv.3#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1342, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r42 = 256, r0
	movl r41 = @gprel(env.2#)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(argv.3#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1342, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	;;
	movl r41 = @gprel(env.2#)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(argv.3#)
	;;
	add r40 = r1, r40
	mov r39 = r14
	addl r38 = -100, r0
	addl r37 = 1342, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r40 = @gprel(env.2#)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	addl r37 = 1033, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(argv.3#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	addl r37 = 1033, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r40 = @gprel(env.2#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(argv.3#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1033, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r40 = @gprel(env.2#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(argv.3#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	addl r37 = 1033, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r40 = @gprel(env.2#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(argv.3#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	addl r37 = 1033, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp executing#
	.section	.rodata
	.align 8
.LC21:
	stringz	"call(rt_tgsigqueueinfo, getpid(), gettid(), SIGRTMIN + 1, &i)"
	.align 8
.LC22:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, NULL, 8) == SIGRTMIN + 1"
	.align 8
.LC23:
	stringz	"  %d %d %d\n"
	.align 8
.LC24:
	stringz	"call(rt_sigqueueinfo, getpid(), SIGUSR1, &i)"
	.align 8
.LC25:
	stringz	"call(rt_sigpending, &mask, 8)"
	.align 8
.LC26:
	stringz	"  pending %d %d\n"
	.align 8
.LC27:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, &zero, 8) == SIGUSR1"
	.align 8
.LC28:
	stringz	"  %d %d\n"
	.align 8
.LC29:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, &zero, 8)"
	.align 8
.LC30:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, &soon, 8)"
	.align 8
.LC31:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, &wrong, 8)"
	.align 8
.LC32:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, &zero, 4)"
	.align 8
.LC33:
	stringz	"syscall(SIGTIMEDWAIT, no_access(), &got, &zero, 8)"
	.align 8
.LC34:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, no_access(), 8)"
	.align 8
.LC35:
	stringz	"syscall(SIGTIMEDWAIT, &mask, no_access(), &zero, 8)"
	.align 8
.LC36:
	stringz	"call(rt_tgsigqueueinfo, getpid(), gettid(), 65, &i)"
	.align 8
.LC37:
	stringz	"call(rt_tgsigqueueinfo, getpid(), gettid(), 0, &i)"
	.align 8
.LC38:
	stringz	"call(rt_tgsigqueueinfo, getppid(), gettid(), SIGUSR1, &i)"
	.align 8
.LC39:
	stringz	"call(rt_tgsigqueueinfo, 0, gettid(), SIGUSR1, &i)"
	.align 8
.LC40:
	stringz	"call(rt_tgsigqueueinfo, getpid(), -1, SIGUSR1, &i)"
	.align 8
.LC41:
	stringz	"call(rt_tgsigqueueinfo, getpid(), gettid(), SIGUSR1, no_access())"
	.align 8
.LC42:
	stringz	"call(rt_sigqueueinfo, 1 << 22, SIGUSR1, &i)"
	.align 8
.LC43:
	stringz	"call(rt_sigqueueinfo, getpid(), -1, &i)"
	.align 8
.LC44:
	stringz	"call(rt_sigqueueinfo, getpid(), SIGUSR1, no_access())"
	.align 8
.LC45:
	stringz	"call(rt_sigqueueinfo, 1, 0, &i)"
	.align 8
.LC46:
	stringz	"call(rt_sigpending, &mask, 16)"
	.align 8
.LC47:
	stringz	"call(rt_sigpending, no_access(), 8)"
	.align 8
.LC48:
	stringz	"call(rt_sigprocmask, 9, &mask, NULL, 8)"
	.align 8
.LC49:
	stringz	"call(rt_sigprocmask, SIG_BLOCK, &mask, NULL, 4)"
	.align 8
.LC50:
	stringz	"call(rt_sigprocmask, SIG_BLOCK, no_access(), NULL, 8)"
	.align 8
.LC51:
	stringz	"call(rt_sigprocmask, SIG_BLOCK, NULL, no_access(), 8)"
	.align 8
.LC52:
	stringz	"call(rt_sigsuspend, &mask, 4)"
	.align 8
.LC53:
	stringz	"call(rt_sigsuspend, no_access(), 8)"
	.align 8
.LC54:
	stringz	"call(tgkill, getpid(), gettid(), 0)"
	.align 8
.LC55:
	stringz	"call(tgkill, getpid(), 0, 0)"
	.align 8
.LC56:
	stringz	"call(tgkill, -1, gettid(), 0)"
	.align 8
.LC57:
	stringz	"call(tgkill, getpid(), gettid(), 65)"
	.align 8
.LC58:
	stringz	"call(tgkill, getppid(), gettid(), 0)"
	.align 8
.LC59:
	stringz	"call(tkill, gettid(), 0)"
	.align 8
.LC60:
	stringz	"call(tkill, 0, 0)"
	.align 8
.LC61:
	stringz	"call(tkill, 1 << 22, 0)"
	.align 8
.LC62:
	stringz	"call(kill, 1 << 22, 0)"
	.align 8
.LC63:
	stringz	"call(kill, getpid(), 65)"
	.align 8
.LC64:
	stringz	"sigaltstack(&s, NULL)"
	.align 8
.LC65:
	stringz	"sigaltstack((stack_t *)no_access(), NULL)"
	.align 8
.LC66:
	stringz	"sigaltstack(NULL, (stack_t *)no_access())"
	.align 8
.LC67:
	stringz	"sigaltstack(NULL, &old)"
	.align 8
.LC68:
	stringz	"  %d\n"
	.text
	.align 16
	.proc signals#
signals:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -496, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -344, r37
	;;
	st8 [r14] = r0
	adds r14 = -344, r37
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -328, r37
	;;
	st8 [r14] = r0
	adds r14 = -328, r37
	;;
	adds r14 = 8, r14
	addl r15 = 2000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -312, r37
	;;
	st8 [r14] = r0
	adds r14 = -312, r37
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r14 = -296, r37
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = -296, r37
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -296, r37
	;;
	adds r14 = 24, r14
	addl r15 = 77, r0
	;;
	st4 [r14] = r15
	adds r39 = -480, r37
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r38
	addl r40 = 10, r0
	;;
	adds r39 = -480, r37
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	mov r40 = r14
	adds r39 = -480, r37
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r38
	mov r41 = r0
	;;
	adds r40 = -480, r37
	mov r39 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r38
	adds r14 = -480, r37
	;;
	ld8 r15 = [r14]
	adds r14 = -352, r37
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r32 = r8
	;;
	br.call.sptk.many b0 = gettid#
	mov r1 = r38
	mov r33 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r14 = 1, r14
	adds r15 = -296, r37
	;;
	mov r43 = r15
	mov r42 = r14
	mov r41 = r33
	mov r40 = r32
	addl r39 = 1321, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -168, r37
	adds r14 = -352, r37
	addl r43 = 8, r0
	mov r42 = r0
	;;
	mov r41 = r15
	mov r40 = r14
	addl r39 = 1183, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r32 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	sxt4 r14 = r14
	;;
	cmp.eq p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -168, r37
	;;
	adds r14 = 8, r14
	;;
	ld4 r33 = [r14]
	adds r14 = -168, r37
	;;
	adds r14 = 24, r14
	;;
	ld4 r34 = [r14]
	adds r14 = -168, r37
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	cmp4.eq p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r34
	mov r40 = r33
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -296, r37
	;;
	mov r42 = r14
	addl r41 = 10, r0
	mov r40 = r15
	addl r39 = 1180, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -352, r37
	addl r41 = 8, r0
	;;
	mov r40 = r14
	addl r39 = 1178, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -352, r37
	;;
	ld8 r14 = [r14]
	adds r15 = -480, r37
	;;
	st8 [r15] = r14
	addl r40 = 10, r0
	adds r39 = -480, r37
	br.call.sptk.many b0 = sigismember#
	mov r1 = r38
	mov r32 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	mov r40 = r14
	adds r39 = -480, r37
	br.call.sptk.many b0 = sigismember#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r32
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r16 = -344, r37
	adds r15 = -168, r37
	adds r14 = -352, r37
	addl r43 = 8, r0
	;;
	mov r42 = r16
	mov r41 = r15
	mov r40 = r14
	addl r39 = 1183, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 10, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -168, r37
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -168, r37
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r15
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r41 = -480, r37
	mov r40 = r0
	;;
	mov r39 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r38
	adds r14 = -480, r37
	;;
	ld8 r15 = [r14]
	adds r14 = -352, r37
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r16 = -344, r37
	adds r15 = -168, r37
	adds r14 = -352, r37
	addl r43 = 8, r0
	;;
	mov r42 = r16
	mov r41 = r15
	mov r40 = r14
	addl r39 = 1183, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r16 = -328, r37
	adds r15 = -168, r37
	adds r14 = -352, r37
	addl r43 = 8, r0
	;;
	mov r42 = r16
	mov r41 = r15
	mov r40 = r14
	addl r39 = 1183, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r16 = -312, r37
	adds r15 = -168, r37
	adds r14 = -352, r37
	addl r43 = 8, r0
	;;
	mov r42 = r16
	mov r41 = r15
	mov r40 = r14
	addl r39 = 1183, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r16 = -344, r37
	adds r15 = -168, r37
	adds r14 = -352, r37
	addl r43 = 4, r0
	;;
	mov r42 = r16
	mov r41 = r15
	mov r40 = r14
	addl r39 = 1183, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r16 = r8
	adds r15 = -344, r37
	adds r14 = -168, r37
	addl r43 = 8, r0
	;;
	mov r42 = r15
	mov r41 = r14
	mov r40 = r16
	addl r39 = 1183, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r16 = r8
	adds r15 = -168, r37
	adds r14 = -352, r37
	addl r43 = 8, r0
	;;
	mov r42 = r16
	mov r41 = r15
	mov r40 = r14
	addl r39 = 1183, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	addl r40 = 10, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r16 = r8
	adds r15 = -344, r37
	adds r14 = -352, r37
	addl r43 = 8, r0
	;;
	mov r42 = r15
	mov r41 = r16
	mov r40 = r14
	addl r39 = 1183, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r32 = r8
	;;
	br.call.sptk.many b0 = gettid#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -296, r37
	;;
	mov r43 = r14
	addl r42 = 65, r0
	mov r41 = r15
	mov r40 = r32
	addl r39 = 1321, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r32 = r8
	;;
	br.call.sptk.many b0 = gettid#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -296, r37
	;;
	mov r43 = r14
	mov r42 = r0
	mov r41 = r15
	mov r40 = r32
	addl r39 = 1321, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getppid#
	mov r1 = r38
	mov r32 = r8
	;;
	br.call.sptk.many b0 = gettid#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -296, r37
	;;
	mov r43 = r14
	addl r42 = 10, r0
	mov r41 = r15
	mov r40 = r32
	addl r39 = 1321, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = gettid#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -296, r37
	;;
	mov r43 = r14
	addl r42 = 10, r0
	mov r41 = r15
	mov r40 = r0
	addl r39 = 1321, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -296, r37
	;;
	mov r43 = r14
	addl r42 = 10, r0
	addl r41 = -1, r0
	mov r40 = r15
	addl r39 = 1321, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r32 = r8
	;;
	br.call.sptk.many b0 = gettid#
	mov r1 = r38
	mov r33 = r8
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r43 = r14
	addl r42 = 10, r0
	mov r41 = r33
	mov r40 = r32
	addl r39 = 1321, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -296, r37
	;;
	mov r42 = r14
	addl r41 = 10, r0
	movl r40 = 4194304
	addl r39 = 1180, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -296, r37
	;;
	mov r42 = r14
	addl r41 = -1, r0
	mov r40 = r15
	addl r39 = 1180, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC43)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r32 = r8
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 10, r0
	mov r40 = r32
	addl r39 = 1180, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC44)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -296, r37
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -296, r37
	;;
	mov r42 = r14
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 1180, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC45)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -352, r37
	addl r41 = 16, r0
	;;
	mov r40 = r14
	addl r39 = 1178, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC46)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r14 = r8
	addl r41 = 8, r0
	;;
	mov r40 = r14
	addl r39 = 1178, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -352, r37
	addl r43 = 8, r0
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = 9, r0
	addl r39 = 1179, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC48)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -352, r37
	addl r43 = 4, r0
	mov r42 = r0
	;;
	mov r41 = r14
	mov r40 = r0
	addl r39 = 1179, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC49)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r14 = r8
	addl r43 = 8, r0
	mov r42 = r0
	;;
	mov r41 = r14
	mov r40 = r0
	addl r39 = 1179, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC50)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r14 = r8
	addl r43 = 8, r0
	;;
	mov r42 = r14
	mov r41 = r0
	mov r40 = r0
	addl r39 = 1179, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -352, r37
	addl r41 = 4, r0
	;;
	mov r40 = r14
	addl r39 = 1182, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC52)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r14 = r8
	addl r41 = 8, r0
	;;
	mov r40 = r14
	addl r39 = 1182, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC53)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r32 = r8
	;;
	br.call.sptk.many b0 = gettid#
	mov r1 = r38
	mov r14 = r8
	mov r42 = r0
	;;
	mov r41 = r14
	mov r40 = r32
	addl r39 = 1235, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC54)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 1235, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC55)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = gettid#
	mov r1 = r38
	mov r14 = r8
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = -1, r0
	addl r39 = 1235, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC56)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r32 = r8
	;;
	br.call.sptk.many b0 = gettid#
	mov r1 = r38
	mov r14 = r8
	addl r42 = 65, r0
	;;
	mov r41 = r14
	mov r40 = r32
	addl r39 = 1235, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC57)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getppid#
	mov r1 = r38
	mov r32 = r8
	;;
	br.call.sptk.many b0 = gettid#
	mov r1 = r38
	mov r14 = r8
	mov r42 = r0
	;;
	mov r41 = r14
	mov r40 = r32
	addl r39 = 1235, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC58)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = gettid#
	mov r1 = r38
	mov r14 = r8
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 1229, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC59)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 1229, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC60)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	movl r40 = 4194304
	addl r39 = 1229, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC61)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	movl r40 = 4194304
	addl r39 = 1053, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC62)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	addl r41 = 65, r0
	;;
	mov r40 = r14
	addl r39 = 1053, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC63)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -40, r37
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
	adds r14 = -40, r37
	adds r15 = -480, r37
	;;
	st8 [r14] = r15
	adds r14 = -40, r37
	;;
	adds r14 = 16, r14
	addl r15 = 100, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -40, r37
	mov r40 = r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC64)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -40, r37
	;;
	adds r14 = 16, r14
	addl r15 = 1048576, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r37
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -40, r37
	mov r40 = r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC64)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r14 = r8
	mov r40 = r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC65)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC66)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r37
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC67)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC68)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp signals#
	.section	.rodata
	.align 8
.LC69:
	stringz	"syscall(SYS_futex_waitv, v, 2, 0, &past, CLOCK_MONOTONIC)"
	.align 8
.LC70:
	stringz	"syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_REALTIME)"
	.align 8
.LC71:
	stringz	"syscall(SYS_futex_waitv, v, 0, 0, &past, CLOCK_MONOTONIC)"
	.align 8
.LC72:
	stringz	"syscall(SYS_futex_waitv, v, 129, 0, &past, CLOCK_MONOTONIC)"
	.align 8
.LC73:
	stringz	"syscall(SYS_futex_waitv, v, 1, 1, &past, CLOCK_MONOTONIC)"
	.align 8
.LC74:
	stringz	"syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_BOOTTIME)"
	.align 8
.LC75:
	stringz	"syscall(SYS_futex_waitv, v, 1, 0, no_access(), CLOCK_MONOTONIC)"
	.align 8
.LC76:
	stringz	"syscall(SYS_futex_waitv, no_access(), 1, 0, &past, CLOCK_MONOTONIC)"
	.align 8
.LC77:
	stringz	"syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_MONOTONIC)"
	.align 8
.LC78:
	stringz	"syscall(FUTEX, shared, 1, 1, NULL, NULL, 0)"
	.align 8
.LC79:
	stringz	"waitpid(child, &status, 0) == child"
	.align 8
.LC80:
	stringz	"  status %d\n"
	.text
	.align 16
	.proc words#
words:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -112, r35
	;;
	st8 [r14] = r0
	adds r14 = -112, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -96, r35
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	addl r15 = @gprel(w.0#), gp
	adds r14 = -96, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -96, r35
	;;
	adds r14 = 16, r14
	addl r15 = 130, r0
	;;
	st4 [r14] = r15
	adds r14 = -96, r35
	;;
	adds r14 = 20, r14
	;;
	st4 [r14] = r0
	adds r14 = -96, r35
	;;
	adds r14 = 24, r14
	addl r15 = 6, r0
	;;
	st8 [r14] = r15
	addl r15 = @gprel(w.0#+4), gp
	adds r14 = -96, r35
	;;
	adds r14 = 32, r14
	;;
	st8 [r14] = r15
	adds r14 = -96, r35
	;;
	adds r14 = 40, r14
	addl r15 = 130, r0
	;;
	st4 [r14] = r15
	adds r14 = -96, r35
	;;
	adds r14 = 44, r14
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -112, r35
	adds r14 = -96, r35
	addl r42 = 1, r0
	;;
	mov r41 = r15
	mov r40 = r0
	addl r39 = 2, r0
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC69)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	adds r14 = 24, r14
	addl r15 = 7, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -112, r35
	adds r14 = -96, r35
	addl r42 = 1, r0
	;;
	mov r41 = r15
	mov r40 = r0
	addl r39 = 2, r0
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC69)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -112, r35
	adds r14 = -96, r35
	mov r42 = r0
	;;
	mov r41 = r15
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC70)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -112, r35
	adds r14 = -96, r35
	addl r42 = 1, r0
	;;
	mov r41 = r15
	mov r40 = r0
	mov r39 = r0
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC71)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -112, r35
	adds r14 = -96, r35
	addl r42 = 1, r0
	;;
	mov r41 = r15
	mov r40 = r0
	addl r39 = 129, r0
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC72)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -112, r35
	adds r14 = -96, r35
	addl r42 = 1, r0
	;;
	mov r41 = r15
	addl r40 = 1, r0
	addl r39 = 1, r0
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC73)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -112, r35
	adds r14 = -96, r35
	addl r42 = 7, r0
	;;
	mov r41 = r15
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC74)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -96, r35
	addl r42 = 1, r0
	;;
	mov r41 = r15
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC75)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -112, r35
	addl r42 = 1, r0
	;;
	mov r41 = r14
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r15
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC76)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	adds r14 = 20, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -112, r35
	adds r14 = -96, r35
	addl r42 = 1, r0
	;;
	mov r41 = r15
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC77)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	adds r14 = 20, r14
	;;
	st4 [r14] = r0
	adds r14 = -96, r35
	;;
	adds r14 = 16, r14
	addl r15 = 128, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -112, r35
	adds r14 = -96, r35
	addl r42 = 1, r0
	;;
	mov r41 = r15
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC77)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	adds r14 = 16, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -96, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -96, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -112, r35
	adds r14 = -96, r35
	addl r42 = 1, r0
	;;
	mov r41 = r15
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC77)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -96, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -112, r35
	adds r14 = -96, r35
	addl r42 = 1, r0
	;;
	mov r41 = r15
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC77)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 33, r0
	addl r39 = 3, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	st8 [r14] = r8
	adds r32 = -120, r35
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -120, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	adds r14 = -40, r35
	;;
	st8 [r14] = r0
	addl r15 = @gprel(w.0#), gp
	adds r14 = -40, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 16, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 20, r14
	;;
	st4 [r14] = r0
	adds r14 = -40, r35
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -128, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -40, r35
	;;
	adds r14 = 32, r14
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 40, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 44, r14
	;;
	st4 [r14] = r0
	addl r14 = @gprel(w.0#), gp
	;;
	st4 [r14] = r0
	adds r14 = -40, r35
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 2, r0
	;;
	mov r38 = r14
	addl r37 = 1473, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 40, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L19:
	addl r37 = 10000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	adds r15 = -128, r35
	;;
	ld8 r14 = [r15]
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 1, r0
	adds r14 = -128, r35
	;;
	ld8 r38 = [r14]
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC78)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -48, r35
	adds r14 = -120, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -120, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC79)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC80)
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
	.endp words#
	.section	.rodata
	.align 8
.LC81:
	stringz	"one"
	.align 8
.LC82:
	stringz	"second"
	.align 8
.LC83:
	stringz	"socketpair"
	.align 8
.LC84:
	stringz	"call(sendmmsg, s[0], m, 2, 0)"
	.align 8
.LC85:
	stringz	"  %u %u\n"
	.align 8
.LC86:
	stringz	"syscall(RECVMMSG, s[1], r, 2, 0, NULL)"
	.align 8
.LC87:
	stringz	"  %u '%s' %u '%s'\n"
	.align 8
.LC88:
	stringz	"call(sendmmsg, s[0], m, 1, 0)"
	.align 8
.LC89:
	stringz	"syscall(RECVMMSG, s[1], r, 2, MSG_WAITFORONE, NULL)"
	.align 8
.LC90:
	stringz	"syscall(RECVMMSG, s[1], r, 2, MSG_DONTWAIT, NULL)"
	.align 8
.LC91:
	stringz	"syscall(RECVMMSG, s[1], r, 2, MSG_DONTWAIT, &zero)"
	.align 8
.LC92:
	stringz	"syscall(RECVMMSG, s[1], r, 2, 0, &wrong)"
	.align 8
.LC93:
	stringz	"syscall(RECVMMSG, s[1], r, 2, 0, no_access())"
	.align 8
.LC94:
	stringz	"syscall(RECVMMSG, s[1], no_access(), 2, 0, NULL)"
	.align 8
.LC95:
	stringz	"syscall(RECVMMSG, -1, r, 2, 0, NULL)"
	.align 8
.LC96:
	stringz	"syscall(RECVMMSG, 0, r, 2, 0, NULL) == -1 && errno == ENOTSOCK"
	.align 8
.LC97:
	stringz	"call(sendmmsg, s[0], no_access(), 2, 0)"
	.align 8
.LC98:
	stringz	"call(sendmmsg, -1, m, 2, 0)"
	.align 8
.LC99:
	stringz	"call(sendmmsg, s[0], m, 0, 0)"
	.align 8
.LC100:
	stringz	"bind"
	.align 8
.LC101:
	stringz	"accept4(l, NULL, NULL, 0)"
	.align 8
.LC102:
	stringz	"listen(l, 2)"
	.align 8
.LC103:
	stringz	"connect(c, (struct sockaddr *)&name, sizeof name)"
	.align 8
.LC104:
	stringz	"fcntl(fd, F_GETFD)"
	.align 8
.LC105:
	stringz	"(fcntl(fd, F_GETFL) & O_NONBLOCK) != 0"
	.align 8
.LC106:
	stringz	"accept4(l, NULL, NULL, 5)"
	.align 8
.LC107:
	stringz	"accept4(-1, NULL, NULL, 0)"
	.align 8
.LC108:
	stringz	"accept4(0, NULL, NULL, 0) == -1 && errno == ENOTSOCK"
.LC0:
	stringz	""
	.skip	7
	stringz	""
	.skip	7
	.align 2
.LC1:
	data2	1
	stringz	"socket"
	.skip	101
	.text
	.align 16
	.proc messages#
messages:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -512, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -476, r35
	movl r16 = @gprel(.LC0)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 16, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -456, r35
	adds r15 = -476, r35
	;;
	st8 [r14] = r15
	adds r14 = -456, r35
	;;
	adds r14 = 8, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r14 = -456, r35
	;;
	adds r14 = 16, r14
	adds r15 = -476, r35
	;;
	adds r15 = 8, r15
	;;
	st8 [r14] = r15
	adds r14 = -456, r35
	;;
	adds r14 = 24, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r14 = -424, r35
	movl r15 = @gprel(.LC81)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -424, r35
	;;
	adds r14 = 8, r14
	addl r15 = 3, r0
	;;
	st8 [r14] = r15
	adds r14 = -424, r35
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(.LC82)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -424, r35
	;;
	adds r14 = 24, r14
	addl r15 = 6, r0
	;;
	st8 [r14] = r15
	adds r14 = -392, r35
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -392, r35
	;;
	adds r14 = 16, r14
	adds r15 = -456, r35
	;;
	st8 [r14] = r15
	adds r14 = -392, r35
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -392, r35
	;;
	adds r14 = 80, r14
	adds r15 = -456, r35
	;;
	adds r15 = 16, r15
	;;
	st8 [r14] = r15
	adds r14 = -392, r35
	;;
	adds r14 = 88, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -264, r35
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -264, r35
	;;
	adds r14 = 16, r14
	adds r15 = -424, r35
	;;
	st8 [r14] = r15
	adds r14 = -264, r35
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -264, r35
	;;
	adds r14 = 80, r14
	adds r15 = -424, r35
	;;
	adds r15 = 16, r15
	;;
	st8 [r14] = r15
	adds r14 = -264, r35
	;;
	adds r14 = 88, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -136, r35
	;;
	st8 [r14] = r0
	adds r14 = -136, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -120, r35
	;;
	st8 [r14] = r0
	adds r14 = -120, r35
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r14 = -484, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC83)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -484, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -264, r35
	mov r41 = r0
	addl r40 = 2, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1331, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC84)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -264, r35
	;;
	adds r14 = 56, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -264, r35
	;;
	adds r14 = 120, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC85)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -484, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -392, r35
	mov r42 = r0
	mov r41 = r0
	addl r40 = 2, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1322, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC86)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -392, r35
	;;
	adds r14 = 56, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -392, r35
	;;
	adds r14 = 120, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -476, r35
	;;
	adds r17 = 8, r14
	adds r14 = -476, r35
	;;
	mov r41 = r17
	mov r40 = r16
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC87)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -484, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -264, r35
	mov r41 = r0
	addl r40 = 1, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1331, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC88)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -484, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -392, r35
	mov r42 = r0
	addl r41 = 65536, r0
	addl r40 = 2, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1322, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -484, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -392, r35
	mov r42 = r0
	addl r41 = 64, r0
	addl r40 = 2, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1322, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC90)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -484, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r16 = -136, r35
	adds r15 = -392, r35
	;;
	mov r42 = r16
	addl r41 = 64, r0
	addl r40 = 2, r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1322, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC91)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -484, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r16 = -120, r35
	adds r15 = -392, r35
	;;
	mov r42 = r16
	mov r41 = r0
	addl r40 = 2, r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1322, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC92)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -484, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -392, r35
	;;
	mov r42 = r15
	mov r41 = r0
	addl r40 = 2, r0
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1322, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC93)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -484, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1322, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC94)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -392, r35
	mov r42 = r0
	mov r41 = r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	addl r38 = -1, r0
	addl r37 = 1322, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC95)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -392, r35
	mov r42 = r0
	mov r41 = r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1322, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L21
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 88, r14
	(p6) br.cond.dptk .L21
	addl r14 = 1, r0
	br .L22
	;;
.L21:
	mov r14 = r0
.L22:
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -484, r35
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r41 = r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1331, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC97)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -264, r35
	mov r41 = r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	addl r38 = -1, r0
	addl r37 = 1331, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC98)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -484, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -264, r35
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1331, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC99)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -104, r35
	;;
	movl r16 = @gprel(.LC1)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 110, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	;;
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -496, r35
	;;
	st4 [r14] = r8
	adds r32 = -492, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -104, r35
	addl r39 = 110, r0
	;;
	mov r38 = r14
	adds r14 = -496, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC100)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	adds r14 = -496, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept4#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC101)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 2, r0
	adds r14 = -496, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC102)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r35
	;;
	mov r15 = r14
	adds r14 = -492, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC103)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = 8, r35
	addl r15 = 110, r0
	;;
	st4 [r14] = r15
	adds r14 = -104, r35
	;;
	mov r15 = r14
	adds r32 = -488, r35
	adds r14 = 8, r35
	addl r40 = 526336, r0
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -496, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept4#
	mov r1 = r36
	st4 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -488, r35
	addl r38 = 1, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC104)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -488, r35
	addl r38 = 3, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 2048, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC105)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC68)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r0
	addl r40 = 5, r0
	mov r39 = r0
	;;
	mov r38 = r14
	adds r14 = -496, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept4#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC106)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = accept4#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC107)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = accept4#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L23
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 88, r14
	(p6) br.cond.dptk .L23
	addl r14 = 1, r0
	br .L24
	;;
.L23:
	mov r14 = r0
.L24:
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC108)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	addl r39 = 2048, r0
	addl r38 = 4, r0
	adds r14 = -496, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	adds r14 = -496, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept4#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC101)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp messages#
	.section	.rodata
	.align 8
.LC109:
	stringz	"mlock2(p, 65536, 0)"
	.align 8
.LC110:
	stringz	"mlock2(p, 65536, MLOCK_ONFAULT)"
	.align 8
.LC111:
	stringz	"mlock2(p, 65536, 2)"
	.align 8
.LC112:
	stringz	"munlock(p, 65536)"
	.text
	.align 16
	.proc locking#
locking:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 3, r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	st8 [r34] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	addl r37 = 65536, r0
	ld8 r36 = [r34]
	br.call.sptk.many b0 = mlock2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC109)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 1, r0
	addl r37 = 65536, r0
	ld8 r36 = [r34]
	br.call.sptk.many b0 = mlock2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC110)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 2, r0
	addl r37 = 65536, r0
	ld8 r36 = [r34]
	br.call.sptk.many b0 = mlock2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC111)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 65536, r0
	ld8 r36 = [r34]
	br.call.sptk.many b0 = munlock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC112)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	addl r37 = 65536, r0
	;;
	ld8 r36 = [r34]
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	addl r37 = 65536, r0
	ld8 r36 = [r34]
	br.call.sptk.many b0 = mlock2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC109)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 65536, r0
	ld8 r36 = [r34]
	br.call.sptk.many b0 = munlock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC112)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp locking#
	.align 16
	.proc raw_semop#
raw_semop:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	st4 [r37] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = 4, r37
	;;
	st4 [r14] = r34
	adds r15 = 4, r37
	adds r14 = 8, r37
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	ld4 r40 = [r37]
	addl r39 = 1107, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp raw_semop#
	.section	.rodata
	.align 8
.LC113:
	stringz	"%s %s %s\n"
	.align 8
.LC114:
	stringz	"raw_semop(id, &up, 1)"
	.align 8
.LC115:
	stringz	"semctl(id, 0, GETVAL)"
	.align 8
.LC116:
	stringz	"raw_semop(id, &down, 1)"
	.align 8
.LC117:
	stringz	"raw_semop(id, no_access(), 1)"
	.align 8
.LC118:
	stringz	"raw_semop(id, &up, 0)"
	.align 8
.LC119:
	stringz	"raw_semop(-1, &up, 1)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r41 = r0
	addl r40 = 1, r0
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L29
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	addl r14 = @ltoffx(environ#), r1
	;;
	ld8.mov r14 = [r14], environ#
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r16
	mov r39 = r15
	movl r38 = @gprel(.LC113)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	addl r14 = 34, r0
	br .L30
	;;
.L29:
	br.call.sptk.many b0 = executing#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = signals#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = words#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = messages#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = locking#
	mov r1 = r37
	addl r40 = 384, r0
	addl r39 = 1, r0
	mov r38 = r0
	;;
	br.call.sptk.many b0 = semget#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	adds r14 = -12, r36
	;;
	st2 [r14] = r0
	adds r14 = -12, r36
	;;
	adds r14 = 2, r14
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = -12, r36
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -6, r36
	;;
	st2 [r14] = r0
	adds r14 = -6, r36
	;;
	adds r14 = 2, r14
	addl r15 = -3, r0
	;;
	st2 [r14] = r15
	adds r14 = -6, r36
	;;
	adds r14 = 4, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r36
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = raw_semop#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC114)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 12, r0
	mov r39 = r0
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC115)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -6, r36
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = raw_semop#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC116)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r37
	mov r14 = r8
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = raw_semop#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC117)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r36
	mov r40 = r0
	;;
	mov r39 = r14
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = raw_semop#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC118)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r36
	addl r40 = 1, r0
	;;
	mov r39 = r14
	addl r38 = -1, r0
	br.call.sptk.many b0 = raw_semop#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC119)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	mov r40 = r0
	mov r39 = r0
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r37
	mov r14 = r0
.L30:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 8
.LC120:
	stringz	"newer-calls"
	.align 8
.LC121:
	stringz	"executed"
	.align 8
	.type	argv.3#, @object
	.size	argv.3#, 24
argv.3:
	data8	.LC120
	data8	.LC121
	data8	0
	.align 8
.LC122:
	stringz	"A=b"
	.align 8
	.type	env.2#, @object
	.size	env.2#, 16
env.2:
	data8	.LC122
	data8	0
	.sbss
	.align 8
	.type	page.1#, @object
	.size	page.1#, 8
page.1:
	.skip	8
	.section	.sdata,"aws"
	.align 4
	.type	w.0#, @object
	.size	w.0#, 8
w.0:
	data4	5
	data4	6
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
