// 0d96afff4436521e748a61424b7d0e24 guest-tests/process/identity.c
	.file	"identity.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"Linux"
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"uname(&u) == 0 && strcmp(u.sysname, \"Linux\") == 0 && strlen(u.release) > 0"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"getresuid(&r, &e, &s) == 0 && r == getuid() && e == geteuid()"
	.align 8
.LC6:
	stringz	"getgroups(0, NULL) >= 0"
	.align 8
.LC7:
	stringz	"umask(022) == 027"
	.align 8
.LC8:
	stringz	"getrlimit(RLIMIT_NOFILE, &l) == 0 && l.rlim_cur > 10"
	.align 8
.LC9:
	stringz	"setrlimit(RLIMIT_NOFILE, &l) == 0"
	.align 8
.LC10:
	stringz	"errno == EMFILE && opened < 20"
	.align 8
.LC11:
	stringz	"sysinfo(&info) == 0 && info.totalram > 0"
	.align 8
.LC12:
	stringz	"sysconf(_SC_PAGESIZE) > 0 && sysconf(_SC_CLK_TCK) > 0 && sysconf(_SC_NPROCESSORS_ONLN) >= 1"
	.align 8
.LC13:
	stringz	"sched_yield() == 0"
	.align 8
.LC14:
	stringz	"times(&t) != (clock_t)-1"
	.align 8
.LC15:
	stringz	"getrusage(RUSAGE_SELF, &usage) == 0"
	.align 8
.LC16:
	stringz	"gethostname(host, sizeof host) == 0"
	.align 8
.LC17:
	stringz	"getpriority(PRIO_PROCESS, 0) == 0"
	.align 8
.LC18:
	stringz	"getcwd(host, 2) == NULL && errno == ERANGE"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -784, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -764, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = uname#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	adds r14 = -764, r34
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	adds r14 = -764, r34
	;;
	adds r14 = 130, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L2:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L3:
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r16 = -364, r34
	adds r15 = -368, r34
	adds r14 = -372, r34
	;;
	mov r38 = r16
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = getresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	br.call.sptk.many b0 = getuid#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -372, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L4
	br.call.sptk.many b0 = geteuid#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -368, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L5:
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L7
	;;
.L6:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L7:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 23, r0
	br.call.sptk.many b0 = umask#
	mov r1 = r35
	;;
	addl r36 = 18, r0
	br.call.sptk.many b0 = umask#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 23, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L9:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -360, r34
	;;
	mov r37 = r14
	addl r36 = 7, r0
	br.call.sptk.many b0 = getrlimit#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -360, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 10, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L11:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -360, r34
	addl r15 = 20, r0
	;;
	st8 [r14] = r15
	adds r14 = -360, r34
	;;
	mov r37 = r14
	addl r36 = 7, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L13:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -768, r34
	;;
	st4 [r14] = r0
	br .L14
	;;
.L16:
	adds r15 = -768, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -768, r34
	;;
	st4 [r15] = r14
.L14:
	adds r15 = -768, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.lt p6, p7 = 99, r14
	(p6) br.cond.dptk .L15
	mov r36 = r0
	br.call.sptk.many b0 = dup#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L16
.L15:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 24, r14
	(p6) br.cond.dptk .L17
	adds r15 = -768, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.lt p6, p7 = 19, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L18:
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -344, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sysinfo#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	adds r14 = -344, r34
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L20:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 30, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	addl r36 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	addl r36 = 84, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L22:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = sched_yield#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L24:
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -232, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = times#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L26:
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -200, r34
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = getrusage#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L28:
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	addl r37 = 65, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = gethostname#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L30:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L32:
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	addl r37 = 2, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = getcwd#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 34, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L34:
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
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
