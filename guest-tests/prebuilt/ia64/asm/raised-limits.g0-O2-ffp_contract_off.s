// 5f73d27d219a2e2f7f02aa86b029b721 guest-tests/process/raised-limits.c
	.file	"raised-limits.c"
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
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L4
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L11
.L4:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L11:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"well"
	.align 8
.LC3:
	stringz	"prctl(PR_GET_IO_FLUSHER, 0, 0, 0, 0)"
	.align 8
.LC4:
	stringz	"prctl(PR_SET_IO_FLUSHER, 1, 0, 0, 0)"
	.align 8
.LC5:
	stringz	"prctl(PR_GET_IO_FLUSHER, 1, 0, 0, 0)"
	.align 8
.LC6:
	stringz	"prctl(PR_SET_IO_FLUSHER, 2, 0, 0, 0)"
	.align 8
.LC7:
	stringz	"prctl(PR_SET_IO_FLUSHER, 0, 1, 0, 0)"
	.align 8
.LC8:
	stringz	"prctl(PR_SET_IO_FLUSHER, 0, 0, 0, 0)"
	.align 8
.LC9:
	stringz	"setrlimit"
	.align 8
.LC10:
	stringz	"setuid"
	.align 8
.LC11:
	stringz	"policy %d priority %d: %s\n"
	.align 8
.LC12:
	stringz	"setpriority(PRIO_PROCESS, 0, 9)"
	.align 8
.LC13:
	stringz	"setpriority(PRIO_PROCESS, 0, 5)"
	.align 8
.LC14:
	stringz	"setpriority(PRIO_PROCESS, 0, 4)"
	.align 8
.LC15:
	stringz	"getpriority(PRIO_PROCESS, 0)"
	.align 8
.LC16:
	stringz	"sched_setscheduler(0, SCHED_RR, &(struct sched_param){1})"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 13, 5, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	addl r14 = @ltoffx(stdout#), r1
	.save rp, r41
	mov r41 = b0
	mov r43 = r1
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	mov r48 = r0
	addl r47 = 1, r0
	.mmi
	mov r46 = r0
	adds r39 = 32, r12
	adds r40 = 40, r12
	;;
	.mii
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	adds r36 = 48, r12
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r49 = r0
	mov r35 = r8
	mov r48 = r0
	.mmi
	mov r47 = r0
	mov r1 = r43
	mov r46 = r0
	;;
	.mmi
	nop 0
	addl r45 = 58, r0
	nop 0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r0
	.mmi
	mov r1 = r43
	addl r46 = 1, r0
	addl r45 = 57, r0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r0
	.mmi
	mov r1 = r43
	mov r46 = r0
	addl r45 = 58, r0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r0
	.mmi
	mov r1 = r43
	addl r46 = 1, r0
	addl r45 = 58, r0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r0
	.mmi
	mov r1 = r43
	addl r46 = 2, r0
	addl r45 = 57, r0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	mov r48 = r0
	addl r47 = 1, r0
	.mmi
	mov r1 = r43
	mov r46 = r0
	addl r45 = 57, r0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r0
	.mmi
	mov r1 = r43
	mov r46 = r0
	addl r45 = 57, r0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC8)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r0
	.mmi
	mov r1 = r43
	mov r46 = r0
	addl r45 = 58, r0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r15 = 5, r0
	addl r14 = 15, r0
	nop 0
	.mmi
	mov r1 = r43
	mov r46 = r39
	addl r45 = 14, r0
	;;
	.mmi
	st8 [r39] = r15
	st8 [r40] = r15
	adds r15 = 16, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 24, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r43
	nop 0
	.mmb
	adds r46 = 16, r12
	addl r45 = 13, r0
	(p7) br.cond.spnt .L14
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r43
	.mmb
	addl r45 = 1234, r0
	nop 0
	(p6) br.cond.spnt .L14
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setuid#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC10)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r32 = @gprel(tries.0#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	mov ar.lc = 7
	nop 0
	.mlx
	add r32 = r1, r32
	movl r37 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	add r38 = r1, r38
	add r37 = r1, r37
	.align 32
.L17:
	.mmi
	adds r14 = 4, r32
	ld4 r33 = [r32]
	mov r47 = r36
	.mmi
	mov r45 = r0
	;;
	ld4 r34 = [r14]
	mov r46 = r33
	;;
	.mib
	st4 [r36] = r34
	nop 0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r43
	mov r47 = r34
	.mmb
	mov r46 = r33
	mov r45 = r37
	(p7) br.cond.dpnt .L28
	;;
	.mib
	(p6) mov r48 = r38
	adds r32 = 8, r32
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L17
.L29:
	.mmi
	addl r47 = 9, r0
	mov r46 = r0
	nop 0
	.mmb
	mov r45 = r0
	st4 [r35] = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC12)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 5, r0
	mov r46 = r0
	.mmb
	mov r45 = r0
	st4 [r35] = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC13)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r47 = 4, r0
	mov r1 = r43
	mov r46 = r0
	.mmb
	mov r45 = r0
	st4 [r35] = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC14)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r0
	nop 0
	.mmb
	mov r45 = r0
	st4 [r35] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r46 = r39
	.mmi
	st8 [r39] = r0
	st8 [r40] = r0
	addl r45 = 14, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	addl r14 = 1, r0
	mov r1 = r43
	.mmb
	mov r47 = r36
	addl r46 = 2, r0
	(p6) br.cond.spnt .L14
	;;
	.mmi
	mov r45 = r0
	st4 [r36] = r14
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC16)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r0
	mov r48 = r0
	.mmi
	mov r47 = r0
	mov r46 = r0
	addl r45 = 58, r0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L28:
	.body
	.copy_state 1
	.mib
	ld4 r45 = [r35]
	adds r32 = 8, r32
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r43
	mov r48 = r8
	mov r47 = r34
	.mmb
	mov r46 = r33
	mov r45 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L17
	.mib
	nop 0
	nop 0
	br .L29
	;;
.L14:
	.mlx
	nop 0
	movl r45 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
	.align 4
	.type	tries.0#, @object
	.size	tries.0#, 64
tries.0:
	data4	1
	data4	6
	data4	1
	data4	5
	data4	2
	data4	3
	data4	2
	data4	6
	data4	0
	data4	0
	data4	3
	data4	0
	data4	5
	data4	0
	data4	0
	data4	0
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
