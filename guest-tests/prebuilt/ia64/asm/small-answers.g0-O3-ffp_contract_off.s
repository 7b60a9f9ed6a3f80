// 72076316e3a3dd72a08559eb24afcd21 guest-tests/process/small-answers.c
	.file	"small-answers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.0#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
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
	(p6) br.cond.dpnt .L9
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
	(p7) br.cond.dpnt .L16
.L9:
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
.L16:
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
	stringz	"call(set_robust_list, list, sizeof list - 1)"
	.align 8
.LC3:
	stringz	"call(set_robust_list, list, sizeof list)"
	.align 8
.LC4:
	stringz	"call(get_robust_list, 0, &head, &size)"
	.align 8
.LC5:
	stringz	"  %d %d\n"
	.align 8
.LC6:
	stringz	"call(set_robust_list, NULL, sizeof list)"
	.align 8
.LC7:
	stringz	"call(set_tid_address, &head) == gettid()"
	.align 8
.LC8:
	stringz	"."
	.align 8
.LC9:
	stringz	"call(statx, AT_FDCWD, \".\", 0, 0x7ff, b)"
	.align 8
.LC10:
	stringz	"none"
	.align 8
.LC11:
	stringz	"call(statx, AT_FDCWD, \"none\", 0, 0x7ff, b)"
	.align 8
.LC12:
	stringz	"call(statx, AT_FDCWD, \".\", 1, 0x7ff, b)"
	.align 8
.LC13:
	stringz	"call(statx, AT_FDCWD, \".\", 0, 0x80000000, b)"
	.align 8
.LC14:
	stringz	"call(statx, AT_FDCWD, \".\", 0, 0x7ff, no_access())"
	.align 8
.LC15:
	stringz	"call(sysinfo, no_access())"
	.align 8
.LC16:
	stringz	"call(timerfd_create, 99, 0)"
	.align 8
.LC17:
	stringz	"call(timerfd_create, CLOCK_MONOTONIC, 1)"
	.align 8
.LC18:
	stringz	"call(signalfd4, -1, b, 4, 0)"
	.align 8
.LC19:
	stringz	"call(signalfd4, -1, b, 8, 1)"
	.align 8
.LC20:
	stringz	"call(shmdt, no_access())"
	.align 8
.LC21:
	stringz	"call(shmat, -1, NULL, 0)"
	.align 8
.LC22:
	stringz	"call(socketpair, 1, 99, 0, p)"
	.align 8
.LC23:
	stringz	"call(socketpair, 99, 1, 0, p)"
	.align 8
.LC24:
	stringz	"call(socketpair, 1, 1, 99, p)"
	.align 8
.LC25:
	stringz	"call(socketpair, 1, 1, 0, no_access())"
	.align 8
.LC26:
	stringz	"call(sched_get_priority_max, 99)"
	.align 8
.LC27:
	stringz	"call(sched_get_priority_min, 99)"
	.align 8
.LC28:
	stringz	"call(sched_get_priority_max, 1)"
	.align 8
.LC29:
	stringz	"call(setsid) > 0"
	.align 8
.LC30:
	stringz	"call(setsid)"
	.text
	.align 16
	.align 64
	.proc more_errors#
more_errors:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 6, 0
	.fframe 304
	adds r12 = -304, r12
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r39 = r1
	.body
	movl r33 = @gprel(.LC8)
	;;
	.mmi
	adds r14 = 280, r12
	adds r34 = 312, r12
	nop 0
	.mmi
	adds r35 = 272, r12
	adds r36 = 304, r12
	add r33 = r1, r33
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 288, r12
	.mmi
	nop 0
	st8 [r35] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r39
	mov r32 = r8
	addl r42 = 23, r0
	.mmi
	mov r41 = r35
	st4 [r8] = r0
	addl r40 = 1298, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 24, r0
	mov r41 = r35
	.mmb
	addl r40 = 1298, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r43 = r36
	mov r42 = r34
	mov r1 = r39
	.mmi
	addl r40 = 1299, r0
	st4 [r32] = r0
	mov r41 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld8 r15 = [r36]
	mov r1 = r39
	.mmi
	ld8 r14 = [r34]
	;;
	cmp.eq p6, p7 = 24, r15
	cmp.eq p8, p9 = r35, r14
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mmi
	(p8) addl r41 = 1, r0
	(p6) addl r42 = 1, r0
	add r40 = r1, r40
	;;
	.mib
	(p9) mov r41 = r0
	(p7) mov r42 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 24, r0
	mov r1 = r39
	addl r40 = 1298, r0
	.mmb
	st4 [r32] = r0
	mov r41 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r34
	mov r1 = r39
	nop 0
	.mmb
	addl r40 = 1233, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	mov r34 = r8
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r8 = r8
	;;
	.mlx
	cmp.eq p6, p7 = r34, r8
	movl r40 = @gprel(.LC7)
	;;
	.mmi
	(p6) addl r41 = 1, r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r45 = 16, r12
	mov r42 = r33
	mov r1 = r39
	.mmi
	addl r44 = 2047, r0
	mov r43 = r0
	addl r40 = 1350, r0
	;;
	.mmi
	nop 0
	addl r41 = -100, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	adds r45 = 16, r12
	addl r44 = 2047, r0
	.mmi
	mov r43 = r0
	addl r40 = 1350, r0
	addl r41 = -100, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r45 = 16, r12
	mov r42 = r33
	mov r1 = r39
	.mmi
	addl r44 = 2047, r0
	addl r43 = 1, r0
	addl r40 = 1350, r0
	;;
	.mmi
	nop 0
	addl r41 = -100, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r33
	adds r45 = 16, r12
	mov r43 = r0
	.mlx
	mov r1 = r39
	movl r44 = -2147483648
	;;
	.mmi
	addl r40 = 1350, r0
	st4 [r32] = r0
	addl r41 = -100, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r44 = 2047, r0
	mov r45 = r8
	mov r43 = r0
	.mmi
	mov r42 = r33
	mov r1 = r39
	addl r40 = 1350, r0
	;;
	.mib
	addl r41 = -100, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	.mmb
	addl r40 = 1127, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	addl r40 = 1310, r0
	.mmb
	st4 [r32] = r0
	addl r41 = 99, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 1, r0
	addl r40 = 1310, r0
	.mmb
	st4 [r32] = r0
	addl r41 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r39
	mov r44 = r0
	.mmi
	addl r43 = 4, r0
	addl r40 = 1313, r0
	addl r41 = -1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r44 = 1, r0
	adds r42 = 16, r12
	addl r43 = 8, r0
	.mmi
	mov r1 = r39
	addl r40 = 1313, r0
	addl r41 = -1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	.mmb
	addl r40 = 1115, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	mov r42 = r0
	.mmi
	addl r40 = 1114, r0
	st4 [r32] = r0
	addl r41 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r44 = 296, r12
	mov r1 = r39
	mov r43 = r0
	.mmi
	addl r42 = 99, r0
	addl r40 = 1197, r0
	addl r41 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r44 = 296, r12
	mov r1 = r39
	mov r43 = r0
	.mmi
	addl r42 = 1, r0
	addl r40 = 1197, r0
	addl r41 = 99, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r44 = 296, r12
	addl r43 = 99, r0
	addl r42 = 1, r0
	.mmi
	mov r1 = r39
	addl r40 = 1197, r0
	addl r41 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r43 = r0
	mov r44 = r8
	addl r42 = 1, r0
	.mmi
	mov r1 = r39
	addl r40 = 1197, r0
	addl r41 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	addl r40 = 1165, r0
	.mmb
	st4 [r32] = r0
	addl r41 = 99, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	addl r40 = 1166, r0
	.mmb
	st4 [r32] = r0
	addl r41 = 99, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	addl r40 = 1165, r0
	.mmb
	st4 [r32] = r0
	addl r41 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 1081, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.lt p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	.mmi
	nop 0
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r41 = r0
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 1081, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	.endp more_errors#
	.section	.rodata.str1.8
	.align 8
.LC31:
	stringz	"setitimer(ITIMER_VIRTUAL, &t, &old)"
	.align 8
.LC32:
	stringz	"getitimer(ITIMER_VIRTUAL, &old)"
	.align 8
.LC33:
	stringz	"  %d %d %d\n"
	.align 8
.LC34:
	stringz	"setitimer(ITIMER_REAL, &wrong, NULL)"
	.align 8
.LC35:
	stringz	"call(setitimer, 3, &t, NULL)"
	.align 8
.LC36:
	stringz	"call(getitimer, 3, &old)"
	.align 8
.LC37:
	stringz	"call(getitimer, ITIMER_REAL, no_access())"
	.align 8
.LC38:
	stringz	"call(setitimer, ITIMER_REAL, no_access(), NULL)"
	.align 8
.LC39:
	stringz	"syscall(ADJTIME64, CLOCK_REALTIME, timex) >= 0"
	.align 8
.LC40:
	stringz	"syscall(ADJTIME64, CLOCK_MONOTONIC, timex)"
	.align 8
.LC41:
	stringz	"syscall(ADJTIME64, CLOCK_REALTIME, no_access())"
	.text
	.align 16
	.align 64
	.proc timers#
timers:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 4, 0
	.fframe 608
	adds r12 = -608, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	adds r15 = 600, r12
	addl r16 = 1000, r0
	addl r14 = 7, r0
	.mmi
	adds r35 = 568, r12
	adds r34 = 576, r12
	adds r33 = 592, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r16
	adds r15 = 608, r12
	.mmi
	addl r16 = 100, r0
	st8 [r35] = r14
	adds r36 = 528, r12
	;;
	.mmi
	st8 [r15] = r16
	addl r16 = 500000, r0
	adds r15 = 616, r12
	.mmi
	st8 [r34] = r14
	;;
	st8 [r15] = r16
	adds r15 = 560, r12
	.mmi
	st8 [r33] = r0
	;;
	st8 [r15] = r14
	adds r15 = 584, r12
	.mmi
	st8 [r36] = r0
	;;
	st8 [r15] = r14
	adds r14 = 536, r12
	.mmi
	addl r15 = 1000000, r0
	;;
	st8 [r14] = r0
	adds r14 = 544, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 552, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r42 = 560, r12
	mov r32 = r8
	mov r1 = r39
	.mmi
	mov r41 = r33
	st4 [r8] = r0
	addl r40 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmi
	ld4 r42 = [r35]
	ld4 r41 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	adds r41 = 560, r12
	nop 0
	.mmb
	addl r40 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getitimer#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC32)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r14 = 560, r12
	.mmi
	ld4 r43 = [r35]
	ld4 r41 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	.mmi
	nop 0
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	mov r41 = r36
	.mmb
	mov r40 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC34)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r43 = r0
	mov r42 = r33
	mov r1 = r39
	.mmi
	addl r40 = 1118, r0
	st4 [r32] = r0
	addl r41 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r42 = 560, r12
	mov r1 = r39
	addl r40 = 1119, r0
	.mmb
	st4 [r32] = r0
	addl r41 = 3, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r8
	nop 0
	.mmb
	addl r40 = 1119, r0
	mov r41 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r39
	mov r42 = r8
	.mmb
	addl r40 = 1118, r0
	mov r41 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r39
	nop 0
	.mmi
	adds r40 = 24, r12
	addl r42 = 504, r0
	mov r41 = r0
	;;
	.mib
	st8 [r15] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r39
	mov r41 = r0
	.mmb
	addl r40 = 1328, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	andcm r41 = -1, r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC39)
	.mib
	nop 0
	shr.u r41 = r41, 63
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r39
	addl r40 = 1328, r0
	.mmb
	st4 [r32] = r0
	addl r41 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC40)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r8
	nop 0
	.mmb
	addl r40 = 1328, r0
	mov r41 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC41)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 608, r12
	br.ret.sptk.many b0
	.endp timers#
	.section	.rodata.str1.8
	.align 8
.LC42:
	stringz	"call(eventfd2, 1, 4)"
	.align 8
.LC43:
	stringz	"fcntl(call(eventfd2, 1, EFD_CLOEXEC), F_GETFD)"
	.align 8
.LC44:
	stringz	"inotify_init1(4)"
	.align 8
.LC45:
	stringz	"inotify_add_watch(n, \"none\", IN_CREATE)"
	.align 8
.LC46:
	stringz	"inotify_add_watch(n, \".\", 0)"
	.align 8
.LC47:
	stringz	"inotify_add_watch(n, (const char *)no_access(), IN_CREATE)"
	.align 8
.LC48:
	stringz	"inotify_add_watch(0, \".\", IN_CREATE)"
	.align 8
.LC49:
	stringz	"inotify_add_watch(-1, \".\", IN_CREATE)"
	.align 8
.LC50:
	stringz	"inotify_add_watch(n, \".\", IN_CREATE)"
	.align 8
.LC51:
	stringz	"inotify_rm_watch(n, 2)"
	.align 8
.LC52:
	stringz	"inotify_rm_watch(n, 1)"
	.align 8
.LC53:
	stringz	"inotify_rm_watch(0, 1)"
	.align 8
.LC54:
	stringz	"inotify_rm_watch(-1, 1)"
	.align 8
.LC55:
	stringz	"memfd_create(name, 0)"
	.align 8
.LC56:
	stringz	"memfd_create(name, 0) > 0"
	.align 8
.LC57:
	stringz	"m"
	.align 8
.LC58:
	stringz	"memfd_create(\"m\", 1u << 20)"
	.align 8
.LC59:
	stringz	"memfd_create((const char *)no_access(), 0)"
	.align 8
.LC60:
	stringz	"call(name_to_handle_at, AT_FDCWD, \".\", &h, &id, 0)"
	.align 8
.LC61:
	stringz	"call(name_to_handle_at, AT_FDCWD, \"none\", &h, &id, 0)"
	.align 8
.LC62:
	stringz	"call(name_to_handle_at, -1, \"none\", &h, &id, 0)"
	.align 8
.LC63:
	stringz	"call(name_to_handle_at, AT_FDCWD, \".\", &h, &id, 0x8000)"
	.align 8
.LC64:
	stringz	"call(name_to_handle_at, AT_FDCWD, \".\", no_access(), &id, 0)"
	.align 8
.LC65:
	stringz	"call(open_by_handle_at, AT_FDCWD, no_access(), O_RDONLY)"
	.align 8
.LC66:
	stringz	"call(open_by_handle_at, AT_FDCWD, &h, O_RDONLY)"
	.align 8
.LC67:
	stringz	"call(pidfd_open, -1, 0)"
	.align 8
.LC68:
	stringz	"call(pidfd_open, getpid(), 1)"
	.align 8
.LC69:
	stringz	"call(pidfd_open, 1 << 22, 0)"
	.align 8
.LC70:
	stringz	"call(msgget, 0x70726564, 0)"
	.align 8
.LC71:
	stringz	"msgget(0x70726564, IPC_CREAT | IPC_EXCL | 0600)"
	.align 8
.LC72:
	stringz	"msgget(0x70726564, 0) == id"
	.align 8
.LC73:
	stringz	"msgctl(id, IPC_RMID, NULL)"
	.align 8
.LC74:
	stringz	"/proc/self/exe"
	.align 8
.LC75:
	stringz	"call(faccessat2, AT_FDCWD, \"/proc/self/exe\", R_OK, 0)"
	.align 8
.LC76:
	stringz	"call(faccessat2, AT_FDCWD, \"/proc/self/exe\", R_OK | X_OK, AT_EACCESS)"
	.align 8
.LC77:
	stringz	"/proc/self/fd/0"
	.align 8
.LC78:
	stringz	"call(faccessat2, AT_FDCWD, \"/proc/self/fd/0\", F_OK, AT_SYMLINK_NOFOLLOW)"
	.align 8
.LC79:
	stringz	"call(faccessat2, AT_FDCWD, \"none\", F_OK, 0)"
	.align 8
.LC80:
	stringz	""
	.align 8
.LC81:
	stringz	"call(faccessat2, AT_FDCWD, \"\", F_OK, AT_EMPTY_PATH)"
	.align 8
.LC82:
	stringz	"call(faccessat2, AT_FDCWD, \"\", F_OK, 0)"
	.align 8
.LC83:
	stringz	"call(faccessat2, AT_FDCWD, \".\", 8, 0)"
	.align 8
.LC84:
	stringz	"call(faccessat2, AT_FDCWD, \".\", F_OK, 1)"
	.align 8
.LC85:
	stringz	"call(faccessat2, -1, \"none\", F_OK, 0)"
	.align 8
.LC86:
	stringz	"call(faccessat2, AT_FDCWD, no_access(), F_OK, 0)"
	.align 8
.LC87:
	stringz	"chroot(\"none\")"
	.align 8
.LC88:
	stringz	"chroot(\"/proc/self/exe\")"
	.align 8
.LC89:
	stringz	"chroot((const char *)no_access())"
	.align 8
.LC90:
	stringz	"tmpfs"
	.align 8
.LC91:
	stringz	"call(mount, \"none\", no_access(), \"tmpfs\", 0, NULL)"
	.align 8
.LC92:
	stringz	"/none"
	.align 8
.LC93:
	stringz	"call(mount, \"none\", \"/none\", \"tmpfs\", 0, NULL) == -1 && errno != ENOSYS"
	.align 8
.LC94:
	stringz	"call(umount2, no_access(), 0)"
	.align 8
.LC95:
	stringz	"/"
	.align 8
.LC96:
	stringz	"call(umount2, \"/\", 1 << 20)"
	.text
	.align 16
	.align 64
	.proc descriptors#
descriptors:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 6, 0
	.fframe 400
	adds r12 = -400, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	adds r14 = 16, r12
	.mmi
	adds r37 = 24, r12
	addl r39 = 252, r0
	mov r38 = r0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r37 = 280, r12
	mov r1 = r36
	nop 0
	.mmb
	addl r39 = 132, r0
	mov r38 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 276, r12
	addl r14 = 129, r0
	mov r1 = r36
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r36
	mov r32 = r8
	addl r39 = 4, r0
	.mmi
	addl r37 = 1314, r0
	st4 [r8] = r0
	addl r38 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC42)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r39 = 524288, r0
	mov r1 = r36
	addl r38 = 1, r0
	.mmb
	addl r37 = 1314, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 1, r0
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC43)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 4, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = inotify_init1#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC44)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r36
	addl r37 = 2048, r0
	br.call.sptk.many b0 = inotify_init1#
	;;
	.mmi
	mov r1 = r36
	mov r33 = r8
	nop 0
	.mmi
	addl r39 = 256, r0
	st4 [r32] = r0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC45)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r0
	.mmi
	mov r37 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC46)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 256, r0
	nop 0
	.mmb
	mov r37 = r33
	mov r38 = r8
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC47)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 256, r0
	.mmi
	mov r37 = r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC48)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 256, r0
	.mmi
	addl r37 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC49)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 256, r0
	.mmi
	mov r37 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC50)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r37 = r33
	nop 0
	.mmb
	addl r38 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC51)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r37 = r33
	nop 0
	.mmb
	addl r38 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC52)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r37 = r33
	nop 0
	.mmb
	addl r38 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC52)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r38 = 1, r0
	nop 0
	.mmb
	mov r37 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC53)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r38 = 1, r0
	nop 0
	.mmb
	addl r37 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC54)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r39 = 250, r0
	mov r1 = r36
	nop 0
	.mmb
	adds r37 = 16, r12
	addl r38 = 109, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	adds r37 = 16, r12
	nop 0
	.mmb
	mov r38 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC55)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 265, r12
	mov r38 = r0
	mov r1 = r36
	.mmi
	adds r37 = 16, r12
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.lt p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC56)
	.mmi
	nop 0
	(p6) addl r38 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r38 = r0
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 1048576, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC57)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC58)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC59)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	adds r41 = 412, r12
	adds r40 = 276, r12
	.mmi
	mov r42 = r0
	addl r37 = 1326, r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC60)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	adds r40 = 276, r12
	adds r41 = 412, r12
	.mmi
	mov r42 = r0
	addl r37 = 1326, r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	st4 [r40] = r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC60)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	adds r41 = 412, r12
	adds r40 = 276, r12
	.mmi
	mov r42 = r0
	addl r37 = 1326, r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC61)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	adds r41 = 412, r12
	adds r40 = 276, r12
	.mmi
	mov r42 = r0
	addl r37 = 1326, r0
	addl r38 = -1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC62)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	adds r41 = 412, r12
	adds r40 = 276, r12
	.mmi
	addl r42 = 32768, r0
	addl r37 = 1326, r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC63)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	mov r42 = r0
	adds r41 = 412, r12
	.mmi
	mov r40 = r8
	addl r37 = 1326, r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC64)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r40 = r0
	.mmb
	addl r37 = 1327, r0
	addl r38 = -100, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC65)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 200, r0
	adds r39 = 276, r12
	mov r1 = r36
	.mmi
	mov r40 = r0
	addl r37 = 1327, r0
	addl r38 = -100, r0
	;;
	.mmi
	nop 0
	st4 [r39] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC66)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r39 = 276, r12
	mov r40 = r0
	mov r1 = r36
	.mmi
	addl r37 = 1327, r0
	st4 [r32] = r0
	addl r38 = -100, r0
	;;
	.mib
	st4 [r39] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC66)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r36
	addl r37 = 1458, r0
	.mmb
	st4 [r32] = r0
	addl r38 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC67)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 1, r0
	nop 0
	.mmb
	mov r38 = r8
	addl r37 = 1458, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC68)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 1458, r0
	.mlx
	st4 [r32] = r0
	movl r38 = 4194304
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC69)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r36
	addl r37 = 1109, r0
	.mlx
	st4 [r32] = r0
	movl r38 = 1886545252
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC70)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 896, r0
	.mlx
	nop 0
	movl r37 = 1886545252
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	adds r14 = 412, r12
	mov r1 = r36
	addl r38 = 1920, r0
	.mlx
	st4 [r32] = r0
	movl r37 = 1886545252
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC71)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r38 = r0
	nop 0
	mov r1 = r36
	.mlx
	st4 [r32] = r0
	movl r37 = 1886545252
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	adds r15 = 412, r12
	nop 0
	mov r1 = r36
	;;
	.mlx
	ld4 r14 = [r15]
	movl r37 = @gprel(.LC72)
	;;
	.mii
	cmp4.eq p6, p7 = r8, r14
	add r37 = r1, r37
	;;
	(p6) addl r38 = 1, r0
	;;
	.mib
	(p7) mov r38 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 412, r12
	mov r1 = r36
	mov r39 = r0
	.mmi
	mov r38 = r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC73)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	addl r40 = 4, r0
	.mmi
	addl r37 = 1463, r0
	st4 [r32] = r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC74)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC75)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 512, r0
	addl r40 = 5, r0
	.mmi
	addl r37 = 1463, r0
	st4 [r32] = r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC74)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC76)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 256, r0
	mov r40 = r0
	.mmi
	addl r37 = 1463, r0
	st4 [r32] = r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC77)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC78)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmi
	addl r37 = 1463, r0
	st4 [r32] = r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC79)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 4096, r0
	mov r40 = r0
	.mmi
	addl r37 = 1463, r0
	st4 [r32] = r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC80)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC81)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmi
	addl r37 = 1463, r0
	st4 [r32] = r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC80)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC82)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	addl r40 = 8, r0
	.mmi
	addl r37 = 1463, r0
	st4 [r32] = r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC83)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 1, r0
	mov r40 = r0
	.mmi
	addl r37 = 1463, r0
	st4 [r32] = r0
	addl r38 = -100, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC84)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmi
	addl r37 = 1463, r0
	st4 [r32] = r0
	addl r38 = -1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC85)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r41 = r0
	mov r39 = r8
	mov r40 = r0
	.mmi
	mov r1 = r36
	addl r37 = 1463, r0
	addl r38 = -100, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC86)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = chroot#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC87)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC74)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = chroot#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC88)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mib
	mov r1 = r36
	mov r37 = r8
	br.call.sptk.many b0 = chroot#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC89)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	nop 0
	.mmi
	mov r42 = r0
	mov r41 = r0
	addl r37 = 1043, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC90)
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC91)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r42 = r0
	nop 0
	.mmi
	mov r41 = r0
	st4 [r32] = r0
	addl r37 = 1043, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC90)
	.mlx
	nop 0
	movl r39 = @gprel(.LC92)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L26
	;;
	.mlx
	(p6) mov r38 = r0
	movl r37 = @gprel(.LC93)
	;;
	.mib
	add r37 = r1, r37
	sxt4 r38 = r38
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	nop 0
	.mmb
	mov r38 = r8
	addl r37 = 1044, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC94)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 1048576, r0
	.mmi
	addl r37 = 1044, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC95)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC96)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 400, r12
	br.ret.sptk.many b0
.L26:
	.body
	.copy_state 1
	.mlx
	ld4 r14 = [r32]
	movl r37 = @gprel(.LC93)
	;;
	.mii
	cmp4.ne p6, p7 = 38, r14
	add r37 = r1, r37
	;;
	(p6) addl r38 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r38 = r0
	nop 0
	;;
	.mib
	nop 0
	sxt4 r38 = r38
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	nop 0
	.mmb
	mov r38 = r8
	addl r37 = 1044, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC94)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 1048576, r0
	.mmi
	addl r37 = 1044, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC95)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC96)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
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
	.endp descriptors#
	.section	.rodata.str1.8
	.align 8
.LC97:
	stringz	"call(getrandom, b, 40, 0)"
	.align 8
.LC98:
	stringz	"  %d\n"
	.align 8
.LC99:
	stringz	"call(getrandom, b, 0, 0)"
	.align 8
.LC100:
	stringz	"call(getrandom, b, 8, 1)"
	.align 8
.LC101:
	stringz	"call(getrandom, b, 8, 2)"
	.align 8
.LC102:
	stringz	"call(getrandom, b, 8, 4)"
	.align 8
.LC103:
	stringz	"call(getrandom, b, 8, 6)"
	.align 8
.LC104:
	stringz	"call(getrandom, b, 8, 8)"
	.align 8
.LC105:
	stringz	"call(getrandom, no_access(), 8, 0)"
	.align 8
.LC106:
	stringz	"getrusage(RUSAGE_SELF, &r)"
	.align 8
.LC107:
	stringz	"  %d %d %d, %ld %ld %ld %ld %ld %ld\n"
	.align 8
.LC108:
	stringz	"getrusage(RUSAGE_CHILDREN, &r)"
	.align 8
.LC109:
	stringz	"getrusage(RUSAGE_THREAD, &r)"
	.align 8
.LC110:
	stringz	"call(getrusage, 2, &r)"
	.align 8
.LC111:
	stringz	"call(getrusage, -2, &r)"
	.align 8
.LC112:
	stringz	"call(getrusage, RUSAGE_SELF, no_access())"
	.align 8
.LC113:
	stringz	"pipe"
	.align 8
.LC114:
	stringz	"ppoll %ld %x %x, %ld %ld %ld %s, %ld %s\n"
	.align 8
.LC115:
	stringz	"pselect6 %ld %d, %ld %ld %s\n"
	.align 8
.LC116:
	stringz	"poll((struct pollfd *)no_access(), 1, 0)"
	.align 8
.LC117:
	stringz	"poll(f, 1 << 24, 0)"
	.align 8
.LC118:
	stringz	"poll(f, 2, -1)"
	.align 8
.LC119:
	stringz	"setresgid"
	.align 8
.LC120:
	stringz	"setresuid"
	.align 8
.LC121:
	stringz	"getuid()"
	.align 8
.LC122:
	stringz	"geteuid()"
	.align 8
.LC123:
	stringz	"getgid()"
	.align 8
.LC124:
	stringz	"getegid()"
	.align 8
.LC125:
	stringz	"getresuid(&u[0], &u[1], &u[2])"
	.align 8
.LC126:
	stringz	"  %u %u %u\n"
	.align 8
.LC127:
	stringz	"getresgid(&u[0], &u[1], &u[2])"
	.align 8
.LC128:
	stringz	"getresuid((uid_t *)no_access(), &u[1], &u[2])"
	.align 8
.LC129:
	stringz	"getresuid(&u[0], (uid_t *)no_access(), &u[2])"
	.align 8
.LC130:
	stringz	"getresuid(&u[0], &u[1], (uid_t *)no_access())"
	.align 8
.LC131:
	stringz	"getresgid((gid_t *)no_access(), &u[1], &u[2])"
	.align 8
.LC132:
	stringz	"getresgid(&u[0], (gid_t *)no_access(), &u[2])"
	.align 8
.LC133:
	stringz	"getresgid(&u[0], &u[1], (gid_t *)no_access())"
	.align 8
.LC134:
	stringz	"call(setresgid, 7, -1, -1)"
	.align 8
.LC135:
	stringz	"call(setresuid, -1, 7, -1)"
	.align 8
.LC136:
	stringz	"call(setregid, 7, -1)"
	.align 8
.LC137:
	stringz	"call(setregid, -1, 2003)"
	.align 8
.LC138:
	stringz	"call(setfsgid, -1)"
	.align 8
.LC139:
	stringz	"call(setfsuid, -1)"
	.align 8
.LC140:
	stringz	"chroot(\"/\")"
	.align 8
.LC141:
	stringz	"call(mount, \"none\", \"/\", \"tmpfs\", 0, NULL)"
	.align 8
.LC142:
	stringz	"status %x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 51
	.mmb
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 0, 22, 8, 0
	.fframe 240
	adds r12 = -240, r12
	nop 0
	.mii
	addl r39 = @ltoffx(stdout#), r1
	.save rp, r51
	mov r51 = b0
	mov r53 = r1
	.body
	;;
	.mmi
	ld8.mov r39 = [r39], stdout#
	mov r57 = r0
	addl r56 = 1, r0
	.mmi
	mov r55 = r0
	adds r33 = 40, r12
	adds r38 = 56, r12
	;;
	.mmi
	adds r35 = 72, r12
	nop 0
	adds r34 = 64, r12
	.mmi
	adds r36 = 80, r12
	nop 0
	adds r37 = 88, r12
	;;
	.mib
	ld8 r54 = [r39]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r14 = r33
	adds r15 = 32, r12
	mov r1 = r53
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r57 = r0
	mov r32 = r8
	addl r56 = 40, r0
	.mmi
	mov r1 = r53
	addl r54 = 1339, r0
	adds r55 = 32, r12
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC97)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r16 = 32, r12
	ld8 r19 = [r33]
	adds r14 = 48, r12
	.mmi
	mov r1 = r53
	ld8 r18 = [r35]
	nop 0
	;;
	.mlx
	ld8 r20 = [r16]
	movl r54 = @gprel(.LC98)
	.mmi
	nop 0
	ld8 r17 = [r14]
	nop 0
	;;
	.mii
	nop 0
	unpack1.l r22 = r0, r19
	unpack1.h r19 = r0, r19
	.mmb
	ld8 r14 = [r38]
	add r54 = r1, r54
	nop 0
	;;
	.mii
	nop 0
	unpack1.l r23 = r0, r20
	unpack1.h r20 = r0, r20
	.mmb
	ld8 r16 = [r34]
	ld8 r15 = [r36]
	nop 0
	;;
	.mii
	nop 0
	unpack2.l r27 = r0, r22
	unpack2.l r26 = r0, r19
	.mmb
	nop 0
	ld8 r25 = [r37]
	nop 0
	;;
	.mii
	nop 0
	unpack2.l r24 = r0, r23
	unpack2.h r23 = r0, r23
	;;
	.mii
	nop 0
	unpack2.l r29 = r0, r20
	unpack2.h r21 = r0, r20
	;;
	.mii
	padd4 r20 = r24, r23
	unpack1.l r23 = r0, r17
	unpack1.h r17 = r0, r17
	;;
	.mii
	nop 0
	unpack2.h r24 = r0, r22
	unpack1.l r30 = r0, r18
	;;
	.mii
	padd4 r29 = r29, r20
	unpack2.l r56 = r0, r17
	unpack2.h r20 = r0, r19
	;;
	.mii
	nop 0
	unpack2.h r19 = r0, r17
	unpack2.l r28 = r0, r23
	;;
	.mii
	padd4 r21 = r21, r29
	unpack2.h r23 = r0, r23
	unpack1.l r29 = r0, r14
	;;
	.mii
	nop 0
	unpack2.l r55 = r0, r30
	unpack1.h r14 = r0, r14
	;;
	.mii
	padd4 r17 = r27, r21
	unpack2.l r31 = r0, r29
	unpack2.h r29 = r0, r29
	;;
	.mii
	nop 0
	unpack2.l r60 = r0, r14
	unpack2.h r30 = r0, r30
	;;
	.mii
	padd4 r17 = r24, r17
	unpack1.h r18 = r0, r18
	pshl4 r24 = r55, 5
	;;
	.mii
	nop 0
	unpack1.l r21 = r0, r16
	pshl4 r27 = r30, 5
	;;
	.mmi
	padd4 r26 = r26, r17
	nop 0
	unpack2.l r61 = r0, r18
	.mmi
	psub4 r24 = r24, r55
	nop 0
	unpack2.h r17 = r0, r14
	;;
	.mii
	nop 0
	unpack2.l r58 = r0, r21
	unpack2.h r18 = r0, r18
	.mmb
	nop 0
	psub4 r27 = r27, r30
	nop 0
	;;
	.mii
	padd4 r20 = r20, r26
	pshl4 r22 = r61, 5
	unpack1.l r26 = r0, r15
	;;
	.mii
	nop 0
	pshl4 r14 = r24, 6
	unpack1.h r16 = r0, r16
	;;
	.mmi
	padd4 r20 = r28, r20
	nop 0
	unpack2.l r59 = r0, r26
	.mmi
	psub4 r22 = r22, r61
	nop 0
	unpack2.h r28 = r0, r21
	;;
	.mii
	psub4 r14 = r14, r24
	pshl4 r21 = r18, 5
	pshl4 r24 = r27, 6
	;;
	.mii
	padd4 r20 = r23, r20
	unpack2.h r26 = r0, r26
	unpack1.h r15 = r0, r15
	;;
	.mmi
	psub4 r21 = r21, r18
	nop 0
	unpack2.l r57 = r0, r16
	.mmi
	psub4 r24 = r24, r27
	nop 0
	pshl4 r23 = r22, 6
	;;
	.mii
	padd4 r56 = r56, r20
	pshl4 r14 = r14, 3
	pshl4 r20 = r59, 5
	;;
	.mib
	nop 0
	unpack2.h r16 = r0, r16
	nop 0
	.mmi
	psub4 r23 = r23, r22
	nop 0
	pshl4 r24 = r24, 3
	;;
	.mmi
	padd4 r19 = r19, r56
	psub4 r20 = r20, r59
	unpack2.l r56 = r0, r15
	.mmi
	padd4 r14 = r14, r55
	nop 0
	pshl4 r22 = r21, 6
	;;
	.mii
	nop 0
	unpack2.h r15 = r0, r15
	unpack1.l r27 = r0, r25
	.mmb
	nop 0
	padd4 r24 = r24, r30
	nop 0
	;;
	.mii
	padd4 r19 = r31, r19
	pshl4 r31 = r26, 5
	pshl4 r30 = r56, 5
	.mmb
	nop 0
	psub4 r22 = r22, r21
	nop 0
	;;
	.mii
	nop 0
	pshl4 r14 = r14, 6
	pshl4 r21 = r20, 6
	;;
	.mmi
	padd4 r19 = r29, r19
	psub4 r31 = r31, r26
	pshl4 r23 = r23, 3
	.mmi
	psub4 r30 = r30, r56
	nop 0
	unpack2.l r55 = r0, r27
	;;
	.mii
	psub4 r21 = r21, r20
	pshl4 r29 = r15, 5
	pshl4 r24 = r24, 6
	;;
	.mmi
	padd4 r19 = r60, r19
	padd4 r23 = r23, r61
	pshl4 r20 = r31, 6
	.mii
	nop 0
	pshl4 r22 = r22, 3
	;;
	unpack2.h r27 = r0, r27
	.mmi
	psub4 r29 = r29, r15
	nop 0
	unpack1.h r25 = r0, r25
	;;
	.mmb
	padd4 r17 = r17, r19
	padd4 r22 = r22, r18
	nop 0
	.mii
	psub4 r20 = r20, r31
	pshl4 r18 = r55, 5
	pshl4 r19 = r30, 6
	;;
	.mii
	nop 0
	pshl4 r23 = r23, 6
	pshl4 r21 = r21, 3
	;;
	.mmi
	padd4 r17 = r58, r17
	nop 0
	unpack2.l r31 = r0, r25
	.mmi
	psub4 r19 = r19, r30
	nop 0
	pshl4 r22 = r22, 6
	;;
	.mii
	padd4 r21 = r21, r59
	pshl4 r30 = r27, 5
	pshl4 r20 = r20, 3
	;;
	.mmi
	padd4 r17 = r28, r17
	psub4 r28 = r18, r55
	pshl4 r18 = r29, 6
	.mib
	nop 0
	unpack2.h r25 = r0, r25
	nop 0
	;;
	.mmi
	psub4 r30 = r30, r27
	padd4 r20 = r20, r26
	pshl4 r21 = r21, 6
	.mib
	nop 0
	pshl4 r19 = r19, 3
	nop 0
	;;
	.mmi
	padd4 r57 = r57, r17
	psub4 r18 = r18, r29
	pshl4 r17 = r28, 6
	.mib
	nop 0
	pshl4 r29 = r31, 5
	nop 0
	;;
	.mmi
	padd4 r19 = r19, r56
	nop 0
	pshl4 r20 = r20, 6
	;;
	.mmi
	padd4 r57 = r16, r57
	psub4 r29 = r29, r31
	pshl4 r16 = r30, 6
	.mmi
	psub4 r17 = r17, r28
	nop 0
	pshl4 r18 = r18, 3
	;;
	.mii
	nop 0
	pshl4 r28 = r25, 5
	pshl4 r19 = r19, 6
	;;
	.mmb
	padd4 r14 = r14, r57
	psub4 r16 = r16, r30
	nop 0
	.mii
	padd4 r18 = r18, r15
	pshl4 r17 = r17, 3
	pshl4 r15 = r29, 6
	;;
	.mmi
	nop 0
	psub4 r28 = r28, r25
	nop 0
	;;
	.mmb
	padd4 r24 = r24, r14
	psub4 r15 = r15, r29
	nop 0
	.mii
	padd4 r17 = r17, r55
	pshl4 r18 = r18, 6
	pshl4 r16 = r16, 3
	;;
	.mii
	nop 0
	pshl4 r14 = r28, 6
	nop 0
	;;
	.mmi
	padd4 r23 = r23, r24
	padd4 r16 = r16, r27
	pshl4 r17 = r17, 6
	.mii
	nop 0
	pshl4 r15 = r15, 3
	;;
	psub4 r14 = r14, r28
	;;
	.mmi
	padd4 r22 = r22, r23
	padd4 r15 = r15, r31
	pshl4 r16 = r16, 6
	;;
	.mii
	nop 0
	pshl4 r14 = r14, 3
	nop 0
	;;
	.mii
	padd4 r21 = r21, r22
	pshl4 r15 = r15, 6
	;;
	padd4 r14 = r14, r25
	;;
	.mmi
	padd4 r20 = r20, r21
	;;
	nop 0
	pshl4 r14 = r14, 6
	;;
	.mmi
	padd4 r19 = r19, r20
	;;
	padd4 r18 = r18, r19
	nop 0
	;;
	.mmi
	padd4 r17 = r17, r18
	;;
	padd4 r16 = r16, r17
	nop 0
	;;
	.mmi
	padd4 r15 = r15, r16
	;;
	padd4 r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 32
	nop 0
	;;
	.mii
	padd4 r14 = r15, r14
	addl r15 = 8998, r0
	;;
	adds r14 = -1001, r14
	;;
	.mmi
	cmp4.geu p6, p7 = r15, r14
	;;
	(p6) addl r55 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r55 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r57 = r0
	mov r56 = r0
	mov r1 = r53
	.mmi
	addl r54 = 1339, r0
	st4 [r32] = r0
	adds r55 = 32, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC99)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r57 = 1, r0
	addl r56 = 8, r0
	mov r1 = r53
	.mmi
	addl r54 = 1339, r0
	st4 [r32] = r0
	adds r55 = 32, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC100)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r57 = 2, r0
	addl r56 = 8, r0
	mov r1 = r53
	.mmi
	addl r54 = 1339, r0
	st4 [r32] = r0
	adds r55 = 32, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC101)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r57 = 4, r0
	addl r56 = 8, r0
	mov r1 = r53
	.mmi
	addl r54 = 1339, r0
	st4 [r32] = r0
	adds r55 = 32, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC102)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r57 = 6, r0
	addl r56 = 8, r0
	mov r1 = r53
	.mmi
	addl r54 = 1339, r0
	st4 [r32] = r0
	adds r55 = 32, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC103)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r57 = 8, r0
	addl r56 = 8, r0
	mov r1 = r53
	.mmi
	addl r54 = 1339, r0
	st4 [r32] = r0
	adds r55 = 32, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC104)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r57 = r0
	addl r56 = 8, r0
	mov r1 = r53
	.mmb
	mov r55 = r8
	addl r54 = 1339, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC105)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r53
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L34
	.mmi
	mov r54 = r0
	adds r50 = 24, r12
	adds r49 = 16, r12
	.mmb
	adds r40 = 224, r12
	adds r41 = 208, r12
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	addl r56 = 144, r0
	mov r1 = r53
	addl r55 = 238, r0
	.mmb
	adds r54 = 32, r12
	adds r42 = 192, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r53
	adds r55 = 32, r12
	mov r54 = r0
	.mmb
	st4 [r32] = r0
	adds r43 = 240, r12
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC106)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r34]
	adds r17 = 32, r12
	adds r16 = 112, r12
	.mmi
	mov r1 = r53
	ld8 r15 = [r38]
	adds r38 = 244, r12
	;;
	.mmi
	cmp.lt p6, p7 = 0, r14
	ld8 r61 = [r16]
	addl r14 = 999999, r0
	.mlx
	ld8 r16 = [r17]
	movl r54 = @gprel(.LC107)
	;;
	.mmi
	cmp.ge p8, p9 = r14, r15
	adds r14 = 152, r12
	(p6) addl r57 = 1, r0
	.mmi
	ld8.a r60 = [r37]
	ld8.a r59 = [r36]
	add r54 = r1, r54
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 136, r12
	.mmi
	(p7) mov r57 = r0
	cmp.ge p6, p7 = 99, r16
	(p8) addl r56 = 1, r0
	;;
	.mmi
	st8 [r50] = r15
	ld8 r14 = [r14]
	(p9) mov r56 = r0
	.mmi
	nop 0
	(p6) addl r55 = 1, r0
	nop 0
	;;
	.mmi
	ld8.c.clr r60 = [r37]
	ld8.c.clr r59 = [r36]
	(p7) mov r55 = r0
	.mmi
	nop 0
	st8 [r49] = r14
	nop 0
	;;
	.mib
	ld8 r58 = [r35]
	addl r35 = 1, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r56 = 144, r0
	mov r1 = r53
	nop 0
	.mmb
	addl r55 = 238, r0
	adds r54 = 32, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r53
	adds r55 = 32, r12
	nop 0
	.mmb
	addl r54 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC108)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r16 = 32, r12
	ld8 r14 = [r34]
	mov r1 = r53
	.mmi
	adds r34 = 176, r12
	;;
	ld8 r15 = [r16]
	cmp.lt p8, p9 = 0, r14
	.mlx
	nop 0
	movl r54 = @gprel(.LC5)
	;;
	.mmi
	cmp.ge p6, p7 = 99, r15
	(p8) addl r55 = 1, r0
	add r54 = r1, r54
	;;
	.mmi
	(p9) mov r55 = r0
	nop 0
	(p6) addl r56 = 1, r0
	;;
	.mib
	(p7) mov r56 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	adds r55 = 32, r12
	nop 0
	.mmb
	addl r54 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC109)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 32, r12
	mov r1 = r53
	addl r54 = 1086, r0
	.mmb
	addl r55 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC110)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 32, r12
	mov r1 = r53
	addl r54 = 1086, r0
	.mmb
	addl r55 = -2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC111)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r8
	nop 0
	.mmb
	addl r54 = 1086, r0
	mov r55 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC112)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r53
	nop 0
	br.call.sptk.many b0 = descriptors#
	;;
	.mib
	mov r1 = r53
	nop 0
	br.call.sptk.many b0 = timers#
	;;
	.mmi
	adds r14 = 232, r12
	addl r15 = 2000000, r0
	mov r54 = r43
	.mmi
	st8 [r40] = r0
	st8 [r41] = r0
	mov r1 = r53
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 216, r12
	addl r15 = -1, r0
	.mmi
	st8 [r42] = r0
	;;
	st8 [r14] = r0
	adds r14 = 200, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC113)
	;;
	.mib
	(p7) add r54 = r1, r54
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld4 r14 = [r43]
	addl r16 = 1, r0
	addl r59 = 8, r0
	.mmi
	mov r58 = r0
	mov r57 = r40
	addl r56 = 2, r0
	;;
	.mmi
	nop 0
	st4 [r34] = r14
	adds r14 = 180, r12
	.mmi
	ld4 r15 = [r38]
	mov r55 = r34
	addl r54 = 1295, r0
	;;
	.mmi
	st4 [r14] = r16
	nop 0
	adds r14 = 184, r12
	;;
	.mmi
	st4 [r14] = r15
	addl r15 = 4, r0
	adds r14 = 188, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	mov r37 = r8
	addl r59 = 8, r0
	.mmi
	mov r58 = r0
	mov r57 = r41
	addl r56 = 1, r0
	;;
	.mib
	mov r55 = r34
	addl r54 = 1295, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	addl r59 = 8, r0
	mov r58 = r0
	.mmi
	mov r57 = r40
	addl r56 = 1, r0
	mov r55 = r34
	;;
	.mib
	mov r45 = r8
	addl r54 = 1295, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	addl r59 = 8, r0
	mov r58 = r0
	mov r57 = r42
	.mmi
	addl r56 = 1, r0
	mov r55 = r34
	addl r54 = 1295, r0
	;;
	.mib
	mov r1 = r53
	mov r46 = r8
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	ld4 r36 = [r32]
	mov r47 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r59 = 8, r0
	mov r55 = r8
	mov r58 = r0
	.mmi
	mov r57 = r41
	addl r56 = 1, r0
	mov r1 = r53
	;;
	.mib
	addl r54 = 1295, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	adds r14 = 182, r12
	mov r54 = r36
	mov r1 = r53
	.mmi
	mov r36 = r8
	;;
	ld2 r43 = [r14]
	adds r14 = 190, r12
	;;
	.mib
	ld2 r44 = [r14]
	sxt2 r43 = r43
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r53
	ld4 r54 = [r32]
	nop 0
	.mib
	mov r48 = r8
	sxt2 r44 = r44
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r53
	mov r61 = r48
	mov r60 = r47
	.mmi
	mov r59 = r46
	mov r58 = r45
	mov r57 = r44
	;;
	.mlx
	mov r55 = r37
	movl r54 = @gprel(.LC114)
	.mmi
	st8 [r49] = r36
	st8 [r50] = r8
	mov r56 = r43
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 128, r0
	nop 0
	.mmb
	mov r55 = r0
	adds r54 = 32, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r15 = [r38]
	adds r57 = 32, r12
	mov r1 = r53
	.mmi
	mov r60 = r0
	mov r59 = r41
	mov r58 = r0
	;;
	.mib
	nop 0
	extr r14 = r15, 31, 1
	nop 0
	.mmi
	and r16 = 63, r15
	adds r55 = 1, r15
	mov r56 = r0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	addl r54 = 1294, r0
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shl r16 = r35, r16
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r57, r14
	nop 0
	;;
	.mib
	st8 [r14] = r16
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	mov r60 = r0
	mov r59 = r40
	.mmi
	mov r58 = r0
	mov r57 = r0
	mov r56 = r0
	;;
	.mmi
	mov r36 = r8
	nop 0
	mov r55 = r0
	.mmb
	addl r54 = 1294, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r60 = r0
	mov r59 = r42
	mov r58 = r0
	.mmi
	mov r57 = r0
	mov r56 = r0
	mov r55 = r0
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r37 = r8
	.mmb
	addl r54 = 1294, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	ld4 r15 = [r38]
	adds r17 = 32, r12
	mov r1 = r53
	.mmi
	mov r38 = r8
	ld4 r54 = [r32]
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r15, 31, 1
	and r16 = 63, r15
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	shl r35 = r35, r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r17, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	and r14 = r14, r35
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r35 = r0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r53
	mov r59 = r8
	mov r58 = r38
	.mmi
	mov r57 = r37
	mov r56 = r35
	mov r55 = r36
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC115)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	nop 0
	.mmb
	mov r54 = r8
	addl r55 = 1, r0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC116)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r53
	mov r54 = r34
	.mlx
	st4 [r32] = r0
	movl r55 = 16777216
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC117)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = -1, r0
	mov r1 = r53
	addl r55 = 2, r0
	.mmb
	mov r54 = r34
	st4 [r32] = r0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC118)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	ld8 r54 = [r39]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r53
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = more_errors#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L34:
	.mib
	nop 0
	mov r54 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L30:
	.mib
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	addl r54 = 2001, r0
	mov r1 = r53
	nop 0
	.mmb
	addl r56 = 2003, r0
	addl r55 = 2002, r0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC119)
	;;
	.mib
	(p7) add r54 = r1, r54
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r56 = 1003, r0
	nop 0
	addl r54 = 1001, r0
	.mmb
	addl r55 = 1002, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC120)
	;;
	.mib
	(p7) add r54 = r1, r54
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addp4 r55 = r8, r0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC121)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addp4 r55 = r8, r0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC122)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getgid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addp4 r55 = r8, r0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC123)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getegid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addp4 r55 = r8, r0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC124)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r54 = 32, r12
	mov r14 = r0
	mov r56 = r33
	.mmi
	mov r1 = r53
	st4 [r33] = r0
	adds r55 = 36, r12
	;;
	.mmi
	nop 0
	st8 [r54] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getresuid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC125)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	nop 0
	adds r14 = 36, r12
	.mmi
	adds r15 = 32, r12
	ld4 r57 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC126)
	.mmi
	ld4 r56 = [r14]
	ld4 r55 = [r15]
	nop 0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r56 = r33
	mov r1 = r53
	adds r55 = 36, r12
	.mmb
	adds r54 = 32, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = getresgid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC127)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	nop 0
	adds r16 = 36, r12
	.mmi
	adds r17 = 32, r12
	ld4 r57 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC126)
	.mmi
	ld4 r56 = [r16]
	ld4 r55 = [r17]
	nop 0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r56 = r33
	mov r1 = r53
	nop 0
	.mmb
	adds r55 = 36, r12
	mov r54 = r8
	br.call.sptk.many b0 = getresuid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC128)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r56 = r33
	mov r1 = r53
	nop 0
	.mmb
	adds r54 = 32, r12
	mov r55 = r8
	br.call.sptk.many b0 = getresuid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC129)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r8
	nop 0
	.mmb
	adds r55 = 36, r12
	adds r54 = 32, r12
	br.call.sptk.many b0 = getresuid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC130)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r56 = r33
	mov r1 = r53
	nop 0
	.mmb
	adds r55 = 36, r12
	mov r54 = r8
	br.call.sptk.many b0 = getresgid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC131)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r56 = r33
	mov r1 = r53
	nop 0
	.mmb
	adds r54 = 32, r12
	mov r55 = r8
	br.call.sptk.many b0 = getresgid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC132)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r8
	nop 0
	.mmb
	adds r55 = 36, r12
	adds r54 = 32, r12
	br.call.sptk.many b0 = getresgid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC133)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	addl r57 = -1, r0
	addl r56 = -1, r0
	.mmi
	addl r54 = 1076, r0
	st4 [r32] = r0
	addl r55 = 7, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC134)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r57 = -1, r0
	mov r1 = r53
	addl r56 = 7, r0
	.mmi
	addl r54 = 1074, r0
	st4 [r32] = r0
	addl r55 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC135)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	addl r56 = -1, r0
	addl r54 = 1072, r0
	.mmb
	st4 [r32] = r0
	addl r55 = 7, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC136)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r56 = 2003, r0
	mov r1 = r53
	addl r54 = 1072, r0
	.mmb
	st4 [r32] = r0
	addl r55 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC137)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	addl r54 = 1143, r0
	.mmb
	st4 [r32] = r0
	addl r55 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC138)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r53
	addl r54 = 1142, r0
	.mmb
	st4 [r32] = r0
	addl r55 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC139)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC95)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = chroot#
	;;
	.mmi
	mov r1 = r53
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC140)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r53
	mov r59 = r0
	mov r58 = r0
	.mmi
	addl r54 = 1043, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC90)
	.mlx
	nop 0
	movl r56 = @gprel(.LC95)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC141)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r53
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r53
	.mmb
	adds r54 = 32, r12
	nop 0
	(p7) br.cond.dpnt .L37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r53
	nop 0
	adds r14 = 32, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC142)
	.mmi
	nop 0
	ld4 r55 = [r14]
	nop 0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r53
	mov b0 = r51
	;;
	.mii
	nop 0
	mov ar.pfs = r52
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L37:
	.body
	.copy_state 1
	.mib
	addl r55 = 309, r0
	addl r54 = 1236, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r53
	adds r54 = 32, r12
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r53
	nop 0
	adds r14 = 32, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC142)
	.mmi
	nop 0
	ld4 r55 = [r14]
	nop 0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r53
	mov b0 = r51
	;;
	.mii
	nop 0
	mov ar.pfs = r52
	nop 0
	.mmb
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
