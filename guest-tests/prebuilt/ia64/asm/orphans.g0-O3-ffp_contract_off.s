// b8149e11b19dcf585ee62d74e6dfcc82
	.file	"orphans.c"
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
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"pipe"
	.align 8
.LC4:
	stringz	"orphan"
	.align 8
.LC5:
	stringz	"write"
	.align 8
.LC6:
	stringz	"read(p[0], text, 15) == 6"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"read(p[0], text, 15) == 0"
	.align 8
.LC9:
	stringz	"status == 0"
	.align 8
.LC10:
	stringz	"getpgid(child) == child"
	.align 8
.LC11:
	stringz	"kill(-child, SIGTERM) == 0"
	.align 8
.LC12:
	stringz	"waitpid(-child, &status, 0) == child && WTERMSIG(status) == SIGTERM"
	.align 8
.LC13:
	stringz	"renamed"
	.align 8
.LC14:
	stringz	"prctl(PR_SET_NAME, \"renamed\") == 0"
	.align 8
.LC15:
	stringz	"prctl(PR_GET_NAME, name) == 0 && strcmp(name, \"renamed\") == 0"
	.align 8
.LC16:
	stringz	"r"
	.section	.rodata
	.align 8
.LC17:
	stringz	"r"
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC18:
	stringz	"prctl(PR_SET_NAME, \"r\") == 0 && prctl(PR_GET_NAME, name) == 0 && memcmp(name, \"r\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\", 16) == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	nop 0
	mov r36 = r1
	.body
	nop 0
	;;
	.mib
	adds r37 = 48, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC3)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r36
	mov r32 = r8
	br.call.sptk.many b0 = fork#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r36
	(p7) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = r32, r8
	(p7) br.cond.dpnt .L43
	.align 32
.L8:
	.mib
	addl r37 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = r32, r8
	(p6) br.cond.dptk .L8
	;;
.L43:
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mii
	adds r14 = 52, r12
	addl r39 = 6, r0
	;;
	add r38 = r1, r38
	.mmb
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L44
.L7:
	.mib
	nop 0
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
.L5:
	.mmi
	adds r14 = 52, r12
	nop 0
	adds r33 = 32, r12
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r37 = r32
	mov r1 = r36
	nop 0
	.mmb
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 48, r12
	mov r38 = r33
	mov r1 = r36
	.mmi
	addl r39 = 15, r0
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	ld4 r37 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 6, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
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
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	adds r15 = 48, r12
	nop 0
	mov r38 = r33
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 15, r0
	;;
	.mib
	ld4 r37 = [r15]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
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
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	adds r38 = 56, r12
	mov r39 = r0
	(p7) br.cond.spnt .L45
	;;
	.mib
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 56, r12
	nop 0
	mov r1 = r36
	;;
	.mlx
	ld4 r14 = [r15]
	movl r39 = @gprel(.LC9)
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	add r39 = r1, r39
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
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
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
	.mmi
	nop 0
	mov r38 = r0
	mov r37 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L17:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L17
.L16:
	.mmi
	mov r38 = r8
	nop 0
	sub r33 = r0, r8
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = setpgid#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = getpgid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = r32, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
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
	addl r38 = 15, r0
	nop 0
	mov r1 = r36
	.mmb
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
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
	adds r38 = 56, r12
	mov r1 = r36
	nop 0
	.mmb
	mov r39 = r0
	mov r37 = r33
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = r32, r8
	(p7) br.cond.dpnt .L46
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 15, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
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
	adds r38 = 16, r12
	nop 0
	mov r1 = r36
	.mmb
	addl r37 = 16, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L22
	;;
.L48:
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
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
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mii
	(p6) add r38 = r1, r38
	nop 0
	;;
	(p7) add r38 = r1, r38
.L22:
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 15, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L47
	;;
.L23:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	.mmi
	add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 15, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	(p7) add r38 = r1, r38
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L46:
	.body
	.copy_state 1
	.mlx
	adds r15 = 56, r12
	movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mmi
	ld4 r14 = [r15]
	add r39 = r1, r39
	add r37 = r1, r37
	;;
	.mmi
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
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
	mov r1 = r36
	nop 0
	addl r37 = 15, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
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
	adds r38 = 16, r12
	nop 0
	mov r1 = r36
	.mmb
	addl r37 = 16, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L48
	;;
.L47:
	.mib
	adds r38 = 16, r12
	addl r37 = 16, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L23
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	.mmi
	addl r39 = 16, r0
	nop 0
	adds r37 = 16, r12
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L23
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	.mmi
	add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 15, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	(p7) add r38 = r1, r38
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L45:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsid#
	;;
	.mib
	mov r1 = r36
	mov r33 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = r33, r8
	(p7) br.cond.dpnt .L49
.L12:
	.mmi
	addl r32 = 1, r0
	nop 0
	nop 0
	;;
.L14:
	.mib
	nop 0
	mov r37 = r32
	br.call.sptk.many b0 = _exit#
	;;
.L44:
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = must.part.0#
	;;
.L49:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpgrp#
	;;
	.mib
	mov r1 = r36
	mov r33 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = r8, r33
	(p7) br.cond.dptk .L12
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = getsid#
	;;
	.mib
	mov r1 = r36
	mov r33 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = r8, r33
	(p7) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	addl r32 = 1, r0
	br .L14
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
