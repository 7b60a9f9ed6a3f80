// bcc155a15e8acb1ac42155c68c7bf434 guest-tests/process/identity.c
	.file	"identity.c"
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
	stringz	"Linux"
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.fframe 784
	adds r12 = -784, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	;;
	.mib
	adds r37 = 16, r12
	.save ar.lc, r36
	mov r36 = ar.lc
	.body
	br.call.sptk.many b0 = uname#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L25
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	adds r37 = 16, r12
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L25
	;;
	.mlx
	adds r14 = 146, r12
	movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	ld1 r14 = [r14]
	add r39 = r1, r39
	add r37 = r1, r37
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	adds r39 = 784, r12
	nop 0
	.mmb
	adds r38 = 788, r12
	adds r37 = 792, r12
	br.call.sptk.many b0 = getresuid#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L47
	;;
	.align 32
.L3:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L5:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r0
	nop 0
	mov r1 = r35
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
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
	.mib
	mov r1 = r35
	addl r37 = 23, r0
	br.call.sptk.many b0 = umask#
	;;
	.mib
	mov r1 = r35
	addl r37 = 18, r0
	br.call.sptk.many b0 = umask#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 23, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
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
	adds r38 = 768, r12
	nop 0
	mov r1 = r35
	.mmb
	addl r37 = 7, r0
	nop 0
	br.call.sptk.many b0 = getrlimit#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L8
	.mmi
	adds r15 = 768, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp.geu p6, p7 = 10, r14
	nop 0
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
.L8:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mlx
	mov r32 = r0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r38 = 768, r12
	nop 0
	addl r14 = 20, r0
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 7, r0
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r35
	mov ar.lc = 99
	.align 32
.L10:
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L48
	;;
	.mib
	nop 0
	adds r32 = 1, r32
	br.cloop.sptk.few .L10
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
	.align 32
.L13:
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	adds r37 = 552, r12
	br.call.sptk.many b0 = sysinfo#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L14
	.mmi
	adds r14 = 584, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
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
.L14:
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r37 = 30, r0
	br.call.sptk.many b0 = sysconf#
	;;
	.mib
	mov r1 = r35
	cmp.ge p6, p7 = 0, r8
	(p7) br.cond.dpnt .L49
	;;
.L15:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = sched_yield#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
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
	.mib
	mov r1 = r35
	adds r37 = 736, r12
	br.call.sptk.many b0 = times#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
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
	adds r38 = 408, r12
	nop 0
	mov r1 = r35
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
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
	addl r38 = 65, r0
	nop 0
	mov r1 = r35
	.mmb
	adds r37 = 664, r12
	nop 0
	br.call.sptk.many b0 = gethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
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
	mov r38 = r0
	nop 0
	mov r1 = r35
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r35
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
	movl r37 = @gprel(.LC4)
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
	addl r38 = 2, r0
	nop 0
	mov r1 = r35
	.mmb
	adds r37 = 664, r12
	nop 0
	br.call.sptk.many b0 = getcwd#
	;;
	.mib
	mov r1 = r35
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L50
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L23:
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	;;
	mov ar.lc = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 784, r12
	br.ret.sptk.many b0
.L25:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	adds r39 = 784, r12
	nop 0
	.mmb
	adds r38 = 788, r12
	adds r37 = 792, r12
	br.call.sptk.many b0 = getresuid#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L3
	.mib
	nop 0
	nop 0
	br .L47
.L48:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	cmp4.ge p6, p7 = 19, r32
	ld4 r14 = [r8]
	mov r1 = r35
	.mmi
	mov r32 = r8
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 24, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	nop 0
	(p7) add r38 = r1, r38
	br .L13
.L49:
	.mib
	addl r37 = 2, r0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mib
	mov r1 = r35
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dptk .L15
	.mib
	addl r37 = 84, r0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mib
	mov r1 = r35
	cmp.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L15
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = sched_yield#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
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
	.mib
	mov r1 = r35
	adds r37 = 736, r12
	br.call.sptk.many b0 = times#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
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
	adds r38 = 408, r12
	nop 0
	mov r1 = r35
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
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
	addl r38 = 65, r0
	nop 0
	mov r1 = r35
	.mmb
	adds r37 = 664, r12
	nop 0
	br.call.sptk.many b0 = gethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC4)
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
	mov r38 = r0
	nop 0
	mov r1 = r35
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r35
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
	movl r37 = @gprel(.LC4)
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
	addl r38 = 2, r0
	nop 0
	mov r1 = r35
	.mmb
	adds r37 = 664, r12
	nop 0
	br.call.sptk.many b0 = getcwd#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L50
.L47:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	adds r15 = 792, r12
	nop 0
	mov r1 = r35
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r8
	(p7) br.cond.dptk .L3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	adds r15 = 788, r12
	nop 0
	mov r1 = r35
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r8
	(p6) br.cond.dptk .L3
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L5
.L50:
	.mlx
	ld4 r14 = [r32]
	movl r39 = @gprel(.LC18)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	cmp4.ne p6, p7 = 34, r14
	add r39 = r1, r39
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	;;
	mov ar.lc = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 784, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
